<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de">
<context>
    <name></name>
    <message>
        <source>&amp;About Battlefield</source>
        <translation>&amp;Über Battlefield</translation>
    </message>
    <message>
        <source>&amp;Add files…</source>
        <translation>&amp;Dateien hinzufügen…</translation>
    </message>
    <message>
        <source>&amp;Arrange</source>
        <translation>A&amp;nordnen</translation>
    </message>
    <message>
        <source>&amp;Battle</source>
        <translation>&amp;Gefecht</translation>
    </message>
    <message>
        <source>&amp;Battle report…</source>
        <translation>Ge&amp;fechtsbericht…</translation>
    </message>
    <message>
        <source>&amp;Best placement</source>
        <translation>Beste Ste&amp;lle</translation>
    </message>
    <message>
        <source>&amp;Blast</source>
        <translation>&amp;Explosion (Blast)</translation>
    </message>
    <message>
        <source>&amp;Building</source>
        <translation>&amp;Gebäude</translation>
    </message>
    <message>
        <source>&amp;Campaign…</source>
        <translation>&amp;Kampagne…</translation>
    </message>
    <message>
        <source>&amp;Change tape snapping</source>
        <translation>&amp;Fang des Maßbands ändern</translation>
    </message>
    <message>
        <source>&amp;Circle</source>
        <translation>&amp;Kreis</translation>
    </message>
    <message>
        <source>&amp;Close the hint</source>
        <translation>&amp;Hinweis schließen</translation>
    </message>
    <message>
        <source>&amp;Cone</source>
        <translation>&amp;Kegel (Cone)</translation>
    </message>
    <message>
        <source>&amp;Copies of each</source>
        <translation>&amp;Je Stück</translation>
    </message>
    <message>
        <source>&amp;Dark colours</source>
        <translation>Dunkle &amp;Farben</translation>
    </message>
    <message>
        <source>&amp;Design</source>
        <translation>&amp;Entwerfen</translation>
    </message>
    <message>
        <source>&amp;Diffuse</source>
        <translation>Streuung (&amp;Diffuse)</translation>
    </message>
    <message>
        <source>&amp;Do it</source>
        <translation>&amp;Rat befolgen</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>&amp;Verdoppeln</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Ellipse</source>
        <translation>E&amp;llipse</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>E&amp;xportieren…</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>&amp;Fill holes</source>
        <translation>Löcher &amp;füllen</translation>
    </message>
    <message>
        <source>&amp;Find a part…</source>
        <translation>&amp;Teil suchen…</translation>
    </message>
    <message>
        <source>&amp;First battle against the program</source>
        <translation>Erstes Gefecht gegen &amp;das Programm</translation>
    </message>
    <message>
        <source>&amp;Fit the table</source>
        <translation>&amp;Tisch einpassen</translation>
    </message>
    <message>
        <source>&amp;Forget</source>
        <translation>&amp;Vergessen</translation>
    </message>
    <message>
        <source>&amp;Free hand</source>
        <translation>&amp;Freihand</translation>
    </message>
    <message>
        <source>&amp;Generate a table…</source>
        <translation>&amp;Tisch erzeugen…</translation>
    </message>
    <message>
        <source>&amp;Go on from here</source>
        <translation>Von &amp;hier weiterspielen</translation>
    </message>
    <message>
        <source>&amp;Grid</source>
        <translation>&amp;Raster</translation>
    </message>
    <message>
        <source>&amp;Group</source>
        <translation>G&amp;ruppieren</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;Hide</source>
        <translation>Au&amp;sblenden</translation>
    </message>
    <message>
        <source>&amp;Hill</source>
        <translation>&amp;Hügel</translation>
    </message>
    <message>
        <source>&amp;Hints</source>
        <translation>H&amp;inweise</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importieren…</translation>
    </message>
    <message>
        <source>&amp;Intersect</source>
        <translation>&amp;Schneiden</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>&amp;Tastenkürzel</translation>
    </message>
    <message>
        <source>&amp;Last thing at the round&apos;s end</source>
        <translation>&amp;Voriges am Rundenende</translation>
    </message>
    <message>
        <source>&amp;Last thing at the turn&apos;s end</source>
        <translation>&amp;Voriges am Zugende</translation>
    </message>
    <message>
        <source>&amp;Library</source>
        <translation>&amp;Bibliothek</translation>
    </message>
    <message>
        <source>&amp;Light colours</source>
        <translation>&amp;Helle Farben</translation>
    </message>
    <message>
        <source>&amp;Lock</source>
        <translation>&amp;Festhalten</translation>
    </message>
    <message>
        <source>&amp;Make a roster</source>
        <translation>Liste &amp;anlegen</translation>
    </message>
    <message>
        <source>&amp;Make a roster…</source>
        <translation>&amp;Armeeliste schreiben…</translation>
    </message>
    <message>
        <source>&amp;Make symmetric</source>
        <translation>S&amp;ymmetrisch machen</translation>
    </message>
    <message>
        <source>&amp;Manual…</source>
        <translation>H&amp;andbuch…</translation>
    </message>
    <message>
        <source>&amp;Measure</source>
        <translation>&amp;Messen</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>Be&amp;wegen</translation>
    </message>
    <message>
        <source>&amp;Move exactly…</source>
        <translation>&amp;Genau bewegen…</translation>
    </message>
    <message>
        <source>&amp;Move the edge…</source>
        <translation>&amp;Kante verschieben…</translation>
    </message>
    <message>
        <source>&amp;Names</source>
        <translation>N&amp;amen</translation>
    </message>
    <message>
        <source>&amp;New campaign…</source>
        <translation>&amp;Neue Kampagne…</translation>
    </message>
    <message>
        <source>&amp;New table…</source>
        <translation>&amp;Neuer Tisch…</translation>
    </message>
    <message>
        <source>&amp;Next thing at the round&apos;s end</source>
        <translation>&amp;Nächstes am Rundenende</translation>
    </message>
    <message>
        <source>&amp;Next thing at the turn&apos;s end</source>
        <translation>&amp;Nächstes am Zugende</translation>
    </message>
    <message>
        <source>&amp;Nova</source>
        <translation>N&amp;ova</translation>
    </message>
    <message>
        <source>&amp;Objective</source>
        <translation>Missio&amp;nsziel</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>Ö&amp;ffnen</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Öffnen…</translation>
    </message>
    <message>
        <source>&amp;Outline</source>
        <translation>&amp;Umriss</translation>
    </message>
    <message>
        <source>&amp;Overlap</source>
        <translation>&amp;Überlappung</translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <translation>&amp;Leisten</translation>
    </message>
    <message>
        <source>&amp;Paper</source>
        <translation>&amp;Papier</translation>
    </message>
    <message>
        <source>&amp;Paste a list</source>
        <translation>Liste &amp;einfügen</translation>
    </message>
    <message>
        <source>&amp;Pause the program</source>
        <translation>&amp;Programm anhalten</translation>
    </message>
    <message>
        <source>&amp;Play again</source>
        <translation>&amp;Neu spielen</translation>
    </message>
    <message>
        <source>&amp;Polygon</source>
        <translation>&amp;Polygon</translation>
    </message>
    <message>
        <source>&amp;Print to scale…</source>
        <translation>&amp;Maßstäblich drucken…</translation>
    </message>
    <message>
        <source>&amp;Put the tape away</source>
        <translation>&amp;Maßband weglegen</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>&amp;Reach</source>
        <translation>&amp;Bewegungsreichweite</translation>
    </message>
    <message>
        <source>&amp;Rectangle</source>
        <translation>Re&amp;chteck</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>&amp;Redo {what}</source>
        <translation>&amp;Wiederholen: {what}</translation>
    </message>
    <message>
        <source>&amp;Replay</source>
        <translation>&amp;Abspielen</translation>
    </message>
    <message>
        <source>&amp;Return to the game</source>
        <translation>Zurück zum &amp;Spiel</translation>
    </message>
    <message>
        <source>&amp;Round clock</source>
        <translation>R&amp;undenuhr</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>S&amp;peichern</translation>
    </message>
    <message>
        <source>&amp;Scale</source>
        <translation>&amp;Maßstab</translation>
    </message>
    <message>
        <source>&amp;Select and move</source>
        <translation>Auswählen &amp;und bewegen</translation>
    </message>
    <message>
        <source>&amp;Snap</source>
        <translation>E&amp;inrasten</translation>
    </message>
    <message>
        <source>&amp;Subtract</source>
        <translation>A&amp;bziehen</translation>
    </message>
    <message>
        <source>&amp;Tape measure</source>
        <translation>Ma&amp;ßband</translation>
    </message>
    <message>
        <source>&amp;Template</source>
        <translation>&amp;Schablone</translation>
    </message>
    <message>
        <source>&amp;Threat ranges</source>
        <translation>Bedr&amp;ohungsbereiche</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Undo {what}</source>
        <translation>&amp;Rückgängig: {what}</translation>
    </message>
    <message>
        <source>&amp;Unite</source>
        <translation>V&amp;ereinigen</translation>
    </message>
    <message>
        <source>&amp;Units of both sides</source>
        <translation>&amp;Einheiten beider Seiten</translation>
    </message>
    <message>
        <source>&amp;Unlink images</source>
        <translation>&amp;Spiegelbilder lösen</translation>
    </message>
    <message>
        <source>&amp;Verdict card…</source>
        <translation>U&amp;rteilskarte…</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Wall</source>
        <translation>&amp;Wand (Wall)</translation>
    </message>
    <message>
        <source>&amp;Wall or hedge</source>
        <translation>&amp;Mauer oder Hecke</translation>
    </message>
    <message>
        <source>&amp;Watch it again</source>
        <translation>Noch &amp;einmal ansehen</translation>
    </message>
    <message>
        <source>&amp;What</source>
        <translation>&amp;Was</translation>
    </message>
    <message>
        <source>&amp;What if</source>
        <translation>W&amp;as wäre wenn</translation>
    </message>
    <message>
        <source>&amp;Wheel right 15°</source>
        <translation>15° nach &amp;rechts schwenken</translation>
    </message>
    <message>
        <source>&amp;Words of the rules</source>
        <translation>&amp;Wörter der Regeln</translation>
    </message>
    <message>
        <source>&amp;Zone</source>
        <translation>&amp;Zone</translation>
    </message>
    <message>
        <source>A &amp;ruling…</source>
        <translation>&amp;Entscheid am Foto…</translation>
    </message>
    <message>
        <source>A blank roster</source>
        <translation>Eine leere Armeeliste</translation>
    </message>
    <message>
        <source>A campaign keeps tables, rosters and battles in one folder, with the history of each battle. New campaign… makes any folder one.</source>
        <translation>Eine Kampagne hält Tische, Armeelisten und Gefechte in einem Ordner beisammen, mit der Geschichte jedes Gefechts. Neue Kampagne… macht einen beliebigen Ordner dazu.</translation>
    </message>
    <message>
        <source>A copy of {roster}</source>
        <translation>Eine Kopie von {roster}</translation>
    </message>
    <message>
        <source>A name is needed; type one</source>
        <translation>Ein Name fehlt; geben Sie einen ein</translation>
    </message>
    <message>
        <source>A picture of {width} × {height} pixels cannot be drawn; choose a scale between 1 and {most} pixels per inch</source>
        <translation>Ein Bild von {width} × {height} Pixeln lässt sich nicht zeichnen; wählen Sie einen Maßstab zwischen 1 und {most} Pixeln je Zoll</translation>
    </message>
    <message>
        <source>A quarter, 1 : 4</source>
        <translation>Ein Viertel, 1 : 4</translation>
    </message>
    <message>
        <source>A sentence about it</source>
        <translation>Ein Satz darüber</translation>
    </message>
    <message>
        <source>A sheet of {size} is larger than a PDF page can be; choose a smaller scale, or pages of A4, Letter or A3</source>
        <translation>Ein Blatt von {size} ist größer, als eine PDF-Seite sein kann; wählen Sie einen kleineren Maßstab oder Seiten in A4, Letter oder A3</translation>
    </message>
    <message>
        <source>A tenth, 1 : 10</source>
        <translation>Ein Zehntel, 1 : 10</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Über</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Aktion</translation>
    </message>
    <message>
        <source>Add a &amp;base…</source>
        <translation>&amp;Base hinzufügen…</translation>
    </message>
    <message>
        <source>Add a action</source>
        <translation>Aktion hinzufügen</translation>
    </message>
    <message>
        <source>Add a character</source>
        <translation>Charakter hinzufügen</translation>
    </message>
    <message>
        <source>Add a character behind this one (Ins)</source>
        <translation>Dahinter einen Charakter hinzufügen (Ins)</translation>
    </message>
    <message>
        <source>Add a effect</source>
        <translation>Effekt hinzufügen</translation>
    </message>
    <message>
        <source>Add a effect of its own</source>
        <translation>Eigenen Effekt hinzufügen</translation>
    </message>
    <message>
        <source>Add a effect: type a part of its name, family or words</source>
        <translation>Effekt hinzufügen: Teil von Name, Familie oder Text</translation>
    </message>
    <message>
        <source>Add a figure</source>
        <translation>Figur hinzufügen</translation>
    </message>
    <message>
        <source>Add a figure behind this one (Ins)</source>
        <translation>Dahinter eine Figur hinzufügen (Ins)</translation>
    </message>
    <message>
        <source>Add a la&amp;yer</source>
        <translation>&amp;Neue Ebene</translation>
    </message>
    <message>
        <source>Add a layer and draw into it</source>
        <translation>Eine Ebene hinzufügen und in sie zeichnen</translation>
    </message>
    <message>
        <source>Add a line</source>
        <translation>Zeile hinzufügen</translation>
    </message>
    <message>
        <source>Add a line: type a part of its name, family or words</source>
        <translation>Zeile hinzufügen: Teil von Name, Familie oder Text</translation>
    </message>
    <message>
        <source>Add a model</source>
        <translation>Modell hinzufügen</translation>
    </message>
    <message>
        <source>Add a model behind this one (Ins)</source>
        <translation>Dahinter ein Modell hinzufügen (Ins)</translation>
    </message>
    <message>
        <source>Add a perk</source>
        <translation>Perk hinzufügen</translation>
    </message>
    <message>
        <source>Add a perk: type a part of its name, family or words</source>
        <translation>Perk hinzufügen: Teil von Name, Familie oder Text</translation>
    </message>
    <message>
        <source>Add a sergeant</source>
        <translation>Sergeant hinzufügen</translation>
    </message>
    <message>
        <source>Add a unit</source>
        <translation>Einheit hinzufügen</translation>
    </message>
    <message>
        <source>Add a unit behind this one (Ins)</source>
        <translation>Dahinter eine Einheit hinzufügen (Ins)</translation>
    </message>
    <message>
        <source>Add a weapon</source>
        <translation>Waffe hinzufügen</translation>
    </message>
    <message>
        <source>Add a weapon and other parts</source>
        <translation>Eine Waffe und andere Teile hinzufügen</translation>
    </message>
    <message>
        <source>Add all parts of the kinds that are selected</source>
        <translation>Alle Teile der Arten dazunehmen, die ausgewählt sind</translation>
    </message>
    <message>
        <source>Add character</source>
        <translation>Charakter hinzufügen</translation>
    </message>
    <message>
        <source>Add figure</source>
        <translation>Figur hinzufügen</translation>
    </message>
    <message>
        <source>Add model</source>
        <translation>Modell hinzufügen</translation>
    </message>
    <message>
        <source>Add more</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>Add the rest of each selected base&apos;s unit</source>
        <translation>Den Rest der Einheit jeder ausgewählten Base dazunehmen</translation>
    </message>
    <message>
        <source>Add to library as a &amp;kit…</source>
        <translation>&amp;Als Baukasten in die Bibliothek…</translation>
    </message>
    <message>
        <source>Add to library as a piece…</source>
        <translation>Als Stück in die Bibliothek…</translation>
    </message>
    <message>
        <source>Add unit</source>
        <translation>Einheit hinzufügen</translation>
    </message>
    <message>
        <source>Align bottom</source>
        <translation>Unten ausrichten</translation>
    </message>
    <message>
        <source>Align centre</source>
        <translation>Mitte ausrichten (quer)</translation>
    </message>
    <message>
        <source>Align left</source>
        <translation>Links ausrichten</translation>
    </message>
    <message>
        <source>Align middle</source>
        <translation>Mitte ausrichten (hoch)</translation>
    </message>
    <message>
        <source>Align right</source>
        <translation>Rechts ausrichten</translation>
    </message>
    <message>
        <source>Align to the table: bottom</source>
        <translation>Am Tisch ausrichten: unten</translation>
    </message>
    <message>
        <source>Align to the table: centre</source>
        <translation>Am Tisch ausrichten: Mitte quer</translation>
    </message>
    <message>
        <source>Align to the table: left</source>
        <translation>Am Tisch ausrichten: links</translation>
    </message>
    <message>
        <source>Align to the table: middle</source>
        <translation>Am Tisch ausrichten: Mitte hoch</translation>
    </message>
    <message>
        <source>Align to the table: right</source>
        <translation>Am Tisch ausrichten: rechts</translation>
    </message>
    <message>
        <source>Align to the table: top</source>
        <translation>Am Tisch ausrichten: oben</translation>
    </message>
    <message>
        <source>Align top</source>
        <translation>Oben ausrichten</translation>
    </message>
    <message>
        <source>Always use dark colours</source>
        <translation>Immer dunkle Farben</translation>
    </message>
    <message>
        <source>Always use light colours</source>
        <translation>Immer helle Farben</translation>
    </message>
    <message>
        <source>Amiss</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>An overlap of {overlap} in is too wide here; choose at most {most} in</source>
        <translation>Eine Überlappung von {overlap} in ist hier zu breit; wählen Sie höchstens {most} in</translation>
    </message>
    <message>
        <source>Areas</source>
        <translation>Gebiete</translation>
    </message>
    <message>
        <source>Army lists (*.ros *.rosz *.registry *.regiztry *.json *.txt *.csv *.tsv);;All files (*)</source>
        <translation>Armeelisten (*.ros *.rosz *.registry *.regiztry *.json *.txt *.csv *.tsv);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>As large as one page holds</source>
        <translation>So groß, wie auf eine Seite passt</translation>
    </message>
    <message>
        <source>As the system has it</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>As the system has them</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>As typed</source>
        <translation>Wie eingegeben</translation>
    </message>
    <message>
        <source>As written</source>
        <translation>Wie geschrieben</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Sofort</translation>
    </message>
    <message>
        <source>B&amp;eam</source>
        <translation>&amp;Strahl (Beam)</translation>
    </message>
    <message>
        <source>Background picture…</source>
        <translation>Hintergrundbild…</translation>
    </message>
    <message>
        <source>Base</source>
        <translation>Base</translation>
    </message>
    <message>
        <source>Base to &amp;base</source>
        <translation>&amp;Base an Base</translation>
    </message>
    <message>
        <source>Bases</source>
        <translation>Bases</translation>
    </message>
    <message>
        <source>Bases to cut out</source>
        <translation>Bases zum Ausschneiden</translation>
    </message>
    <message>
        <source>Battle</source>
        <translation>Gefecht</translation>
    </message>
    <message>
        <source>Battles</source>
        <translation>Gefechte</translation>
    </message>
    <message>
        <source>Beam</source>
        <translation>Strahl (Beam)</translation>
    </message>
    <message>
        <source>Begin a battle</source>
        <translation>Ein Gefecht beginnen</translation>
    </message>
    <message>
        <source>Begin a battle anew with the same sides on the same table, and with new dice</source>
        <translation>Ein neues Gefecht mit denselben Seiten auf demselben Tisch beginnen, mit neuen Würfeln</translation>
    </message>
    <message>
        <source>Begin it anew with other dice: another battle of the campaign</source>
        <translation>Noch einmal mit anderen Würfeln beginnen: ein weiteres Gefecht der Kampagne</translation>
    </message>
    <message>
        <source>Begin with</source>
        <translation>Beginnen mit</translation>
    </message>
    <message>
        <source>Begun</source>
        <translation>Begonnen</translation>
    </message>
    <message>
        <source>Best nu&amp;dge</source>
        <translation>Bester &amp;kleiner Ruck</translation>
    </message>
    <message>
        <source>Blast</source>
        <translation>Explosion (Blast)</translation>
    </message>
    <message>
        <source>Bor&amp;der</source>
        <translation>G&amp;renze</translation>
    </message>
    <message>
        <source>Bring back what was undone</source>
        <translation>Zurückholen, was rückgängig gemacht wurde</translation>
    </message>
    <message>
        <source>Bring for&amp;ward</source>
        <translation>&amp;Weiter nach vorn</translation>
    </message>
    <message>
        <source>Bring to the &amp;front</source>
        <translation>&amp;Ganz nach vorn</translation>
    </message>
    <message>
        <source>By the ru&amp;les of the next game</source>
        <translation>&amp;Nach den Regeln des nächsten Spiels</translation>
    </message>
    <message>
        <source>C&amp;opy about a circle…</source>
        <translation>Im &amp;Kreis kopieren…</translation>
    </message>
    <message>
        <source>Calibration frame {number}</source>
        <translation>Passrahmen {number}</translation>
    </message>
    <message>
        <source>Calibration frames for photographs</source>
        <translation>Passrahmen für Fotos</translation>
    </message>
    <message>
        <source>Called off: nothing was written</source>
        <translation>Abgebrochen: nichts wurde geschrieben</translation>
    </message>
    <message>
        <source>Campaign</source>
        <translation>Kampagne</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Carried by</source>
        <translation>Getragen von</translation>
    </message>
    <message>
        <source>Carry out one effect of a book on this table: who does it, to whom, and what may come of it</source>
        <translation>Einen Effekt eines Regelbuchs auf diesem Tisch ausführen: wer, an wem, und was dabei herauskommen kann</translation>
    </message>
    <message>
        <source>Centimetres</source>
        <translation>Zentimeter</translation>
    </message>
    <message>
        <source>Centimetres: 8.26 cm</source>
        <translation>Zentimeter: 8.26 cm</translation>
    </message>
    <message>
        <source>Change base</source>
        <translation>Base ändern</translation>
    </message>
    <message>
        <source>Change between edges and centres, edges only, centres only, and free points</source>
        <translation>Zwischen Kanten und Mitten, nur Kanten, nur Mitten und freien Punkten wechseln</translation>
    </message>
    <message>
        <source>Change between grids of 1, 1/2, 1/4 inch</source>
        <translation>Zwischen Rastern von 1, 1/2 und 1/4 Zoll wechseln</translation>
    </message>
    <message>
        <source>Change between light and dark colours</source>
        <translation>Zwischen hellen und dunklen Farben wechseln</translation>
    </message>
    <message>
        <source>Change damage</source>
        <translation>Schaden ändern</translation>
    </message>
    <message>
        <source>Change description</source>
        <translation>Beschreibung ändern</translation>
    </message>
    <message>
        <source>Change heal</source>
        <translation>Heilung ändern</translation>
    </message>
    <message>
        <source>Change height</source>
        <translation>Höhe ändern</translation>
    </message>
    <message>
        <source>Change models</source>
        <translation>Modelle ändern</translation>
    </message>
    <message>
        <source>Change once</source>
        <translation>Häufigkeit ändern</translation>
    </message>
    <message>
        <source>Change picture</source>
        <translation>Bild ändern</translation>
    </message>
    <message>
        <source>Change points</source>
        <translation>Punkte ändern</translation>
    </message>
    <message>
        <source>Change says</source>
        <translation>Text ändern</translation>
    </message>
    <message>
        <source>Change scores</source>
        <translation>Wertung ändern</translation>
    </message>
    <message>
        <source>Change the &amp;kind of push</source>
        <translation>Art des Stoßes &amp;ändern</translation>
    </message>
    <message>
        <source>Change the effect</source>
        <translation>Effekt ändern</translation>
    </message>
    <message>
        <source>Change the id</source>
        <translation>Kennung ändern</translation>
    </message>
    <message>
        <source>Change the kind</source>
        <translation>Art ändern</translation>
    </message>
    <message>
        <source>Change the limit</source>
        <translation>Grenze ändern</translation>
    </message>
    <message>
        <source>Change the line</source>
        <translation>Zeile ändern</translation>
    </message>
    <message>
        <source>Change the perk</source>
        <translation>Perk ändern</translation>
    </message>
    <message>
        <source>Change until</source>
        <translation>Dauer ändern</translation>
    </message>
    <message>
        <source>Change when</source>
        <translation>Zeitpunkt ändern</translation>
    </message>
    <message>
        <source>Change who carries it</source>
        <translation>Träger ändern</translation>
    </message>
    <message>
        <source>Change whom</source>
        <translation>Betroffene ändern</translation>
    </message>
    <message>
        <source>Change within</source>
        <translation>Abstand ändern</translation>
    </message>
    <message>
        <source>Change words</source>
        <translation>Merkmale ändern</translation>
    </message>
    <message>
        <source>Changes last a</source>
        <translation>Gilt für</translation>
    </message>
    <message>
        <source>Character</source>
        <translation>Charakter</translation>
    </message>
    <message>
        <source>Checks</source>
        <translation>Prüfungen</translation>
    </message>
    <message>
        <source>Choose a base, or type one: {examples}</source>
        <translation>Eine Base wählen oder eingeben: {examples}</translation>
    </message>
    <message>
        <source>Choose a folder that becomes a campaign</source>
        <translation>Einen Ordner wählen, der zur Kampagne wird</translation>
    </message>
    <message>
        <source>Choose a picture</source>
        <translation>Bild wählen</translation>
    </message>
    <message>
        <source>Choose colours, lengths, motion, hints and the keys of all commands</source>
        <translation>Farben, Längen, Bewegung, Hinweise und die Tasten aller Befehle wählen</translation>
    </message>
    <message>
        <source>Choose it for a side of a new battle</source>
        <translation>Für eine Seite eines neuen Gefechts wählen</translation>
    </message>
    <message>
        <source>Choose table, rosters, game type and dice, and begin a battle</source>
        <translation>Tisch, Armeelisten, Spielart und Würfel wählen und ein Gefecht beginnen</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Wählen…</translation>
    </message>
    <message>
        <source>Cl&amp;one</source>
        <translation>&amp;Noch eine davon</translation>
    </message>
    <message>
        <source>Clear the selection</source>
        <translation>Nichts mehr auswählen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Close the table or the battle that is shown</source>
        <translation>Den gezeigten Tisch oder das gezeigte Gefecht schließen</translation>
    </message>
    <message>
        <source>Close the window</source>
        <translation>Das Fenster schließen</translation>
    </message>
    <message>
        <source>Closer look</source>
        <translation>Genauer hinsehen</translation>
    </message>
    <message>
        <source>Co&amp;herency</source>
        <translation>&amp;Zusammenhalt</translation>
    </message>
    <message>
        <source>Co&amp;py the verdicts</source>
        <translation>&amp;Urteile kopieren</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>Colours of the s&amp;ystem</source>
        <translation>Far&amp;ben des Systems</translation>
    </message>
    <message>
        <source>Compare what both sides see, reach and hide in, with pictures</source>
        <translation>Mit Bildern vergleichen, was beide Seiten sehen, erreichen und als Versteck haben</translation>
    </message>
    <message>
        <source>Cone</source>
        <translation>Kegel (Cone)</translation>
    </message>
    <message>
        <source>Cop&amp;y</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copy a part</source>
        <translation>Teil kopieren</translation>
    </message>
    <message>
        <source>Copy as words and picture</source>
        <translation>Als Worte und Bild kopieren</translation>
    </message>
    <message>
        <source>Copy in a &amp;row…</source>
        <translation>In &amp;einer Reihe kopieren…</translation>
    </message>
    <message>
        <source>Copy tables, rosters and saved battles into this campaign</source>
        <translation>Tische, Armeelisten und gespeicherte Gefechte in diese Kampagne kopieren</translation>
    </message>
    <message>
        <source>Copy the list as &amp;text</source>
        <translation>Liste als &amp;Text kopieren</translation>
    </message>
    <message>
        <source>Copy the list of covered models to the clipboard, as a table</source>
        <translation>Die Liste der getroffenen Modelle als Tabelle in die Zwischenablage kopieren</translation>
    </message>
    <message>
        <source>Copy what is selected as text, and take it away</source>
        <translation>Die Auswahl als Text kopieren und wegnehmen</translation>
    </message>
    <message>
        <source>Copy what is selected as text, for this window or another</source>
        <translation>Die Auswahl als Text kopieren, für dieses Fenster oder ein anderes</translation>
    </message>
    <message>
        <source>Copy what is selected, beside it</source>
        <translation>Die Auswahl kopieren, gleich daneben</translation>
    </message>
    <message>
        <source>Count by</source>
        <translation>Zählen nach</translation>
    </message>
    <message>
        <source>Count each side&apos;s faces, and see how likely fair dice fall so</source>
        <translation>Die Augen jeder Seite zählen und zeigen, wie wahrscheinlich faire Würfel so fallen</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>Auss&amp;chneiden</translation>
    </message>
    <message>
        <source>Cut a &amp;hole</source>
        <translation>&amp;Loch ausschneiden</translation>
    </message>
    <message>
        <source>Cut at the &amp;table&apos;s edge</source>
        <translation>Am &amp;Tischrand abschneiden</translation>
    </message>
    <message>
        <source>Cut the highest selected part out of those under it</source>
        <translation>Das oberste ausgewählte Teil aus denen darunter ausschneiden</translation>
    </message>
    <message>
        <source>Cut-outs are packed on pages; choose A4, Letter or A3</source>
        <translation>Ausschneidebögen werden auf Seiten verteilt; wählen Sie A4, Letter oder A3</translation>
    </message>
    <message>
        <source>Damage</source>
        <translation>Schaden</translation>
    </message>
    <message>
        <source>Dark</source>
        <comment>colours</comment>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>De&amp;lete</source>
        <translation>L&amp;öschen</translation>
    </message>
    <message>
        <source>Design</source>
        <translation>Entwerfen</translation>
    </message>
    <message>
        <source>Di&amp;ce against chance</source>
        <translation>Würfel &amp;und Zufall</translation>
    </message>
    <message>
        <source>Diffuse</source>
        <translation>Streuung (Diffuse)</translation>
    </message>
    <message>
        <source>Do what the program advises</source>
        <translation>Tun, was das Programm rät</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Runter</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Unentschieden</translation>
    </message>
    <message>
        <source>Draw a building with storeys and a roof</source>
        <translation>Ein Gebäude mit Stockwerken und Dach zeichnen</translation>
    </message>
    <message>
        <source>Draw a deployment or scoring zone</source>
        <translation>Eine Aufstellungs- oder Wertungszone zeichnen</translation>
    </message>
    <message>
        <source>Draw a hole into the selected part</source>
        <translation>Ein Loch in das ausgewählte Teil zeichnen</translation>
    </message>
    <message>
        <source>Draw a line that parts what is selected</source>
        <translation>Eine Linie zeichnen, die die Auswahl teilt</translation>
    </message>
    <message>
        <source>Draw a road or a river along a line</source>
        <translation>Eine Straße oder einen Fluss entlang einer Linie zeichnen</translation>
    </message>
    <message>
        <source>Draw a wall, hedge or fence along a line</source>
        <translation>Eine Mauer, Hecke oder einen Zaun entlang einer Linie zeichnen</translation>
    </message>
    <message>
        <source>Draw an area that figures move by</source>
        <translation>Ein Gebiet zeichnen, nach dem sich Figuren bewegen</translation>
    </message>
    <message>
        <source>Draw an edge at which a side comes on</source>
        <translation>Eine Kante zeichnen, an der eine Seite auf den Tisch kommt</translation>
    </message>
    <message>
        <source>Draw an oval piece of terrain</source>
        <translation>Ein ovales Geländestück zeichnen</translation>
    </message>
    <message>
        <source>Draw both sides at once, turned about the middle</source>
        <translation>Beide Seiten zugleich zeichnen, um die Mitte gedreht</translation>
    </message>
    <message>
        <source>Draw each piece for itself</source>
        <translation>Jedes Stück für sich zeichnen</translation>
    </message>
    <message>
        <source>Draw four quarters at once, mirrored</source>
        <translation>Vier Viertel zugleich zeichnen, gespiegelt</translation>
    </message>
    <message>
        <source>Draw four quarters at once, turned about the middle</source>
        <translation>Vier Viertel zugleich zeichnen, um die Mitte gedreht</translation>
    </message>
    <message>
        <source>Draw how the border of an area is crossed</source>
        <translation>Zeichnen, wie die Grenze eines Gebiets überschritten wird</translation>
    </message>
    <message>
        <source>Draw terrain about a centre</source>
        <translation>Gelände um einen Mittelpunkt zeichnen</translation>
    </message>
    <message>
        <source>Draw terrain between two corners, or about a centre</source>
        <translation>Gelände zwischen zwei Ecken oder um einen Mittelpunkt zeichnen</translation>
    </message>
    <message>
        <source>Draw terrain corner by corner</source>
        <translation>Gelände Ecke für Ecke zeichnen</translation>
    </message>
    <message>
        <source>Draw terrain with the button held</source>
        <translation>Gelände mit gehaltener Taste zeichnen</translation>
    </message>
    <message>
        <source>Draw the foot of a hill; its contours are stacked on it</source>
        <translation>Den Fuß eines Hügels zeichnen; seine Höhenlinien liegen darauf</translation>
    </message>
    <message>
        <source>Draw the left and the right half at once</source>
        <translation>Die linke und die rechte Hälfte zugleich zeichnen</translation>
    </message>
    <message>
        <source>Draw the table: terrain, zones and objectives</source>
        <translation>Den Tisch zeichnen: Gelände, Zonen und Missionsziele</translation>
    </message>
    <message>
        <source>Draw the upper and the lower half at once</source>
        <translation>Die obere und die untere Hälfte zugleich zeichnen</translation>
    </message>
    <message>
        <source>Drawn &amp;terrain</source>
        <translation>&amp;Gezeichnetes Gelände</translation>
    </message>
    <message>
        <source>Draws</source>
        <translation>Unentschieden</translation>
    </message>
    <message>
        <source>E&amp;ntry edge</source>
        <translation>&amp;Eintrittskante</translation>
    </message>
    <message>
        <source>E&amp;xposure</source>
        <translation>&amp;Einsehbarkeit</translation>
    </message>
    <message>
        <source>Effect be&amp;nch</source>
        <translation>Effekt-&amp;Prüfstand</translation>
    </message>
    <message>
        <source>Effect of its own</source>
        <translation>Eigener Effekt</translation>
    </message>
    <message>
        <source>Effects</source>
        <translation>Effekte</translation>
    </message>
    <message>
        <source>Effects it has</source>
        <translation>Effekte, die es hat</translation>
    </message>
    <message>
        <source>Effects of the action</source>
        <translation>Effekte der Aktion</translation>
    </message>
    <message>
        <source>Effects of the weapon</source>
        <translation>Effekte der Waffe</translation>
    </message>
    <message>
        <source>Effects of the whole roster</source>
        <translation>Effekte der ganzen Armeeliste</translation>
    </message>
    <message>
        <source>Effects that fit</source>
        <translation>Passende Effekte</translation>
    </message>
    <message>
        <source>Esc steps back everywhere; choose another key</source>
        <translation>Esc geht überall einen Schritt zurück; eine andere Taste wählen</translation>
    </message>
    <message>
        <source>Exact &amp;measures</source>
        <translation>Genaue &amp;Maße</translation>
    </message>
    <message>
        <source>Explain the numbers and short forms of each book</source>
        <translation>Die Zahlen und Abkürzungen jedes Regelbuchs erklären</translation>
    </message>
    <message>
        <source>Fairness report…</source>
        <translation>Fairness-Bericht…</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>Fewest pages</source>
        <translation>So wenige Seiten wie möglich</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Figur</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Find battles, tables and rosters</source>
        <translation>Gefechte, Tische und Listen finden</translation>
    </message>
    <message>
        <source>Find commands, units, settings, effects, rulings and chapters of the manual by typing</source>
        <translation>Befehle, Einheiten, Einstellungen, Effekte, Regelfragen und Kapitel des Handbuchs durch Tippen finden</translation>
    </message>
    <message>
        <source>Find in the campaign</source>
        <translation>In der Kampagne suchen</translation>
    </message>
    <message>
        <source>Find the best place near where the template lies; pressed again, put it there</source>
        <translation>Die beste Stelle nahe der Lage der Schablone finden; noch einmal gedrückt, dort hinlegen</translation>
    </message>
    <message>
        <source>Find where the template covers the most; pressed again, put it there</source>
        <translation>Finden, wo die Schablone am meisten trifft; noch einmal gedrückt, dort hinlegen</translation>
    </message>
    <message>
        <source>Fit the selection</source>
        <translation>Auswahl einpassen</translation>
    </message>
    <message>
        <source>Flip &amp;each by itself</source>
        <translation>&amp;Jedes für sich spiegeln</translation>
    </message>
    <message>
        <source>Flip &amp;left to right</source>
        <translation>&amp;Links und rechts spiegeln</translation>
    </message>
    <message>
        <source>Flip &amp;top to bottom</source>
        <translation>Oben und un&amp;ten spiegeln</translation>
    </message>
    <message>
        <source>Flip the piece in hand</source>
        <translation>Stück in der Hand spiegeln</translation>
    </message>
    <message>
        <source>Follow the system&apos;s light or dark colours</source>
        <translation>Den hellen oder dunklen Farben des Systems folgen</translation>
    </message>
    <message>
        <source>For whom</source>
        <translation>Für wen</translation>
    </message>
    <message>
        <source>Forces</source>
        <translation>Streitkräfte</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>Vergessen</translation>
    </message>
    <message>
        <source>Forget how was printed</source>
        <translation>Letzten Druck vergessen</translation>
    </message>
    <message>
        <source>Forget recent files</source>
        <translation>Letzte Dateien vergessen</translation>
    </message>
    <message>
        <source>Fractions: 3 1/4 in</source>
        <translation>Brüche: 3 1/4 in</translation>
    </message>
    <message>
        <source>Free all parts and layers</source>
        <translation>Alle Teile und Ebenen freigeben</translation>
    </message>
    <message>
        <source>From an army &amp;list…</source>
        <translation>Aus einer Armee&amp;liste…</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Game system</source>
        <translation>Spielsystem</translation>
    </message>
    <message>
        <source>General</source>
        <translation>Allgemein</translation>
    </message>
    <message>
        <source>Give the selected parts, or all, their images on the other side</source>
        <translation>Der Auswahl, oder allem, Spiegelbilder auf der anderen Seite geben</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Go back to what was there before (Esc)</source>
        <translation>Zu dem zurück, was vorher da war (Esc)</translation>
    </message>
    <message>
        <source>Go on to the next kind: push, push away, pull, push through, stop anywhere, force, shift</source>
        <translation>Zur nächsten Art gehen: stoßen, wegstoßen, heranziehen, hindurchstoßen, irgendwo anhalten, zwingen, schieben</translation>
    </message>
    <message>
        <source>Go round the table and the panels with the keyboard</source>
        <translation>Mit der Tastatur reihum durch Tisch und Leisten gehen</translation>
    </message>
    <message>
        <source>Go to the next thing that was found</source>
        <translation>Zum nächsten Befund gehen</translation>
    </message>
    <message>
        <source>Go to the thing before it that was found</source>
        <translation>Zum Befund davor gehen</translation>
    </message>
    <message>
        <source>Goes on, {period} {number}</source>
        <translation>Im Gang, {period} {number}</translation>
    </message>
    <message>
        <source>Going on</source>
        <translation>Im Gang</translation>
    </message>
    <message>
        <source>Grid</source>
        <translation>Raster</translation>
    </message>
    <message>
        <source>Guessed: {what}</source>
        <translation>Geraten: {what}</translation>
    </message>
    <message>
        <source>Half size, 1 : 2</source>
        <translation>Halbe Größe, 1 : 2</translation>
    </message>
    <message>
        <source>Half turn</source>
        <translation>Halbe Drehung</translation>
    </message>
    <message>
        <source>Heal</source>
        <translation>Heilung</translation>
    </message>
    <message>
        <source>Heat &amp;map</source>
        <translation>&amp;Wärmekarte</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Höhe</translation>
    </message>
    <message>
        <source>Hide what is selected while drawing; it stays on the table</source>
        <translation>Die Auswahl beim Zeichnen ausblenden; sie bleibt auf dem Tisch</translation>
    </message>
    <message>
        <source>Hints in a first battle</source>
        <translation>Hinweise im ersten Gefecht</translation>
    </message>
    <message>
        <source>Hints in other battles</source>
        <translation>Hinweise in anderen Gefechten</translation>
    </message>
    <message>
        <source>Hold a bank card or a ruler to this screen, so that true size is true</source>
        <translation>Eine Bankkarte oder ein Lineal an diesen Bildschirm halten, damit die wahre Größe stimmt</translation>
    </message>
    <message>
        <source>How &amp;far reach goes…</source>
        <translation>Weite &amp;der Bewegung…</translation>
    </message>
    <message>
        <source>How fast steps of a battle are shown, or not at all</source>
        <translation>Wie schnell Schritte eines Gefechts gezeigt werden, oder gar nicht</translation>
    </message>
    <message>
        <source>How fast what the program does is shown</source>
        <translation>Wie schnell gezeigt wird, was das Programm tut</translation>
    </message>
    <message>
        <source>How high its models are: what is seen, and what sees over it</source>
        <translation>Wie hoch die Modelle sind: was gesehen wird, und was darüber hinwegsieht</translation>
    </message>
    <message>
        <source>How many levels the roster may have; 0 for any number</source>
        <translation>Wie viele Stufen die Armeeliste haben darf; 0 für beliebig viele</translation>
    </message>
    <message>
        <source>How many models it has</source>
        <translation>Wie viele Modelle es sind</translation>
    </message>
    <message>
        <source>How many points the roster may have; 0 for any number</source>
        <translation>Wie viele Punkte die Armeeliste haben darf; 0 für beliebig viele</translation>
    </message>
    <message>
        <source>How well the program thinks when it is asked for advice</source>
        <translation>Wie gründlich das Programm nachdenkt, wenn es um Rat gefragt wird</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>Kennung</translation>
    </message>
    <message>
        <source>In&amp;vert the selection</source>
        <translation>Auswahl &amp;umkehren</translation>
    </message>
    <message>
        <source>Inches with decimals or fractions, or centimetres</source>
        <translation>Zoll mit Dezimalen oder Brüchen, oder Zentimeter</translation>
    </message>
    <message>
        <source>Inches, decimal</source>
        <translation>Zoll, dezimal</translation>
    </message>
    <message>
        <source>Inches, fractions</source>
        <translation>Zoll, Brüche</translation>
    </message>
    <message>
        <source>Inches: 3.25 in</source>
        <translation>Zoll: 3.25 in</translation>
    </message>
    <message>
        <source>It has {effect} already</source>
        <translation>{effect} ist schon da</translation>
    </message>
    <message>
        <source>It has {effect} already; choose another one</source>
        <translation>{effect} ist schon da; wählen Sie etwas anderes</translation>
    </message>
    <message>
        <source>Its share of what the unit costs</source>
        <translation>Der Anteil an den Kosten der Einheit</translation>
    </message>
    <message>
        <source>Its words</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Join what is selected into one outline</source>
        <translation>Die Auswahl zu einem Umriss verbinden</translation>
    </message>
    <message>
        <source>Keep only what the selected parts have in common</source>
        <translation>Nur behalten, was die ausgewählten Teile gemeinsam haben</translation>
    </message>
    <message>
        <source>Keep tables, rosters and battles in one folder, with the history of each battle</source>
        <translation>Tische, Armeelisten und Gefechte in einem Ordner aufheben, mit der Geschichte jedes Gefechts</translation>
    </message>
    <message>
        <source>Keep what is selected as a kit of your own, each group a piece of it</source>
        <translation>Die Auswahl als eigenen Baukasten aufheben, jede Gruppe als ein Stück</translation>
    </message>
    <message>
        <source>Keep what is selected as one piece of your own</source>
        <translation>Die Auswahl als ein eigenes Geländestück aufheben</translation>
    </message>
    <message>
        <source>Keep what is selected from being moved, or free it</source>
        <translation>Die Auswahl gegen Verschieben sperren, oder freigeben</translation>
    </message>
    <message>
        <source>Keep what is shown open behind a tab, and open or begin something else</source>
        <translation>Das Gezeigte in einem Reiter offen halten und etwas anderes öffnen oder beginnen</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Landscape</source>
        <translation>Querformat</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Lay a map or a photograph under the table, scaled by points, corners or a grid</source>
        <translation>Eine Karte oder ein Foto unter den Tisch legen, eingepasst nach Punkten, Ecken oder Raster</translation>
    </message>
    <message>
        <source>Lay a nova about the selected base</source>
        <translation>Eine Nova um die ausgewählte Base legen</translation>
    </message>
    <message>
        <source>Lay a picture of your own on the selected pieces; its size, turn and cut stand in Properties</source>
        <translation>Ein eigenes Bild auf die ausgewählten Stücke legen; Größe, Drehung und Ausschnitt stehen in den Eigenschaften</translation>
    </message>
    <message>
        <source>Lay it flat on the table, wholly in the picture, then photograph</source>
        <translation>Flach auf den Tisch legen, ganz im Bild, dann fotografieren</translation>
    </message>
    <message>
        <source>Lay out a fair table from a kit of terrain</source>
        <translation>Einen fairen Tisch aus einem Geländebaukasten auslegen</translation>
    </message>
    <message>
        <source>Lay what is selected over all of its like</source>
        <translation>Die Auswahl über alle ihrer Art legen</translation>
    </message>
    <message>
        <source>Lay what is selected over the next of its like</source>
        <translation>Die Auswahl über das Nächste ihrer Art legen</translation>
    </message>
    <message>
        <source>Lay what is selected under all of its like</source>
        <translation>Die Auswahl unter alle ihrer Art legen</translation>
    </message>
    <message>
        <source>Lay what is selected under the next of its like</source>
        <translation>Die Auswahl unter das Nächste ihrer Art legen</translation>
    </message>
    <message>
        <source>Learn by playing while the program, at its lowest level, plays the enemy</source>
        <translation>Beim Spielen lernen, während das Programm auf seiner niedrigsten Stufe den Feind spielt</translation>
    </message>
    <message>
        <source>Left out: {what}</source>
        <translation>Weggelassen: {what}</translation>
    </message>
    <message>
        <source>Lengths</source>
        <translation>Längen</translation>
    </message>
    <message>
        <source>Let each part of the group be selected for itself</source>
        <translation>Jeden Teil der Gruppe wieder einzeln auswählbar machen</translation>
    </message>
    <message>
        <source>Let the hand snap to grid, corners, edges and centre lines</source>
        <translation>Die Hand an Raster, Ecken, Kanten und Mittellinien einrasten lassen</translation>
    </message>
    <message>
        <source>Let the other side&apos;s time run</source>
        <translation>Die Zeit der anderen Seite laufen lassen</translation>
    </message>
    <message>
        <source>Let the program wait before its next move, or go on</source>
        <translation>Das Programm vor seinem nächsten Zug warten lassen, oder weiterspielen lassen</translation>
    </message>
    <message>
        <source>Let the round clock run, or give a pause</source>
        <translation>Die Rundenuhr laufen lassen, oder eine Pause machen</translation>
    </message>
    <message>
        <source>Let the selected parts and their images go their own ways</source>
        <translation>Die Auswahl und ihre Spiegelbilder eigene Wege gehen lassen</translation>
    </message>
    <message>
        <source>Let what is selected be selected as one</source>
        <translation>Die Auswahl künftig als eines auswählen</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>Letter</translation>
    </message>
    <message>
        <source>Light</source>
        <comment>colours</comment>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Licht</translation>
    </message>
    <message>
        <source>Light what the selected models see, live</source>
        <translation>Laufend aufhellen, was die ausgewählten Modelle sehen</translation>
    </message>
    <message>
        <source>Light, dark, or as the system has them</source>
        <translation>Hell, dunkel oder wie das System</translation>
    </message>
    <message>
        <source>Limit of levels</source>
        <translation>Stufengrenze</translation>
    </message>
    <message>
        <source>Limit of points</source>
        <translation>Punktegrenze</translation>
    </message>
    <message>
        <source>Line up what is selected at the bottom</source>
        <translation>Die Auswahl unten bündig ausrichten</translation>
    </message>
    <message>
        <source>Line up what is selected at the left</source>
        <translation>Die Auswahl links bündig ausrichten</translation>
    </message>
    <message>
        <source>Line up what is selected at the right</source>
        <translation>Die Auswahl rechts bündig ausrichten</translation>
    </message>
    <message>
        <source>Line up what is selected at the top</source>
        <translation>Die Auswahl oben bündig ausrichten</translation>
    </message>
    <message>
        <source>Line up what is selected by their middles across</source>
        <translation>Die Auswahl quer an ihren Mitten ausrichten</translation>
    </message>
    <message>
        <source>Line up what is selected by their middles down</source>
        <translation>Die Auswahl der Höhe nach an ihren Mitten ausrichten</translation>
    </message>
    <message>
        <source>Line up what is selected with the table, at the bottom</source>
        <translation>Die Auswahl am Tisch ausrichten, unten bündig</translation>
    </message>
    <message>
        <source>Line up what is selected with the table, at the left</source>
        <translation>Die Auswahl am Tisch ausrichten, links bündig</translation>
    </message>
    <message>
        <source>Line up what is selected with the table, at the right</source>
        <translation>Die Auswahl am Tisch ausrichten, rechts bündig</translation>
    </message>
    <message>
        <source>Line up what is selected with the table, at the top</source>
        <translation>Die Auswahl am Tisch ausrichten, oben bündig</translation>
    </message>
    <message>
        <source>Line up what is selected with the table, by their middles across</source>
        <translation>Die Auswahl am Tisch ausrichten, quer an den Mitten</translation>
    </message>
    <message>
        <source>Line up what is selected with the table, by their middles down</source>
        <translation>Die Auswahl am Tisch ausrichten, der Höhe nach an den Mitten</translation>
    </message>
    <message>
        <source>Lines at each inch of the table</source>
        <translation>Linien auf jedem Zoll des Tischs</translation>
    </message>
    <message>
        <source>Lines it has</source>
        <translation>Zeilen, die es hat</translation>
    </message>
    <message>
        <source>Lines that fit</source>
        <translation>Passende Zeilen</translation>
    </message>
    <message>
        <source>List all units of a battle, those in reserve and carried ones too</source>
        <translation>Alle Einheiten eines Gefechts auflisten, auch solche in Reserve und beförderte</translation>
    </message>
    <message>
        <source>List every shortcut, found by typing</source>
        <translation>Alle Tastenkürzel auflisten, durch Tippen zu finden</translation>
    </message>
    <message>
        <source>List what overlaps, what is shut in, gaps too narrow and what is uneven</source>
        <translation>Auflisten, was sich überlappt, eingeschlossen ist, zu enge Lücken lässt oder ungleich ist</translation>
    </message>
    <message>
        <source>Lists and details</source>
        <translation>Listen und Einzelheiten</translation>
    </message>
    <message>
        <source>Loc&amp;k or unlock</source>
        <translation>Sperren &amp;oder freigeben</translation>
    </message>
    <message>
        <source>Lock the selected templates where they lie, or free them</source>
        <translation>Die ausgewählten Schablonen dort festhalten, wo sie liegen, oder lösen</translation>
    </message>
    <message>
        <source>Look at the &amp;start of the battle</source>
        <translation>Zum &amp;Beginn des Gefechts</translation>
    </message>
    <message>
        <source>Look at the table where the action began, or the one before it</source>
        <translation>Den Tisch zeigen, wie er zu Beginn der Aktion war, oder zu Beginn der Aktion davor</translation>
    </message>
    <message>
        <source>Look at the table where the next action began</source>
        <translation>Den Tisch zeigen, wie er zu Beginn der nächsten Aktion war</translation>
    </message>
    <message>
        <source>Look at the table where the next phase began</source>
        <translation>Den Tisch zeigen, wie er zu Beginn der nächsten Phase war</translation>
    </message>
    <message>
        <source>Look at the table where the next round began</source>
        <translation>Den Tisch zeigen, wie er zu Beginn der nächsten Runde war</translation>
    </message>
    <message>
        <source>Look at the table where the next turn began</source>
        <translation>Den Tisch zeigen, wie er zu Beginn des nächsten Zugs war</translation>
    </message>
    <message>
        <source>Look at the table where the phase began, or the one before it</source>
        <translation>Den Tisch zeigen, wie er zu Beginn der Phase war, oder zu Beginn der Phase davor</translation>
    </message>
    <message>
        <source>Look at the table where the round began, or the one before it</source>
        <translation>Den Tisch zeigen, wie er zu Beginn der Runde war, oder zu Beginn der Runde davor</translation>
    </message>
    <message>
        <source>Look at the table where the turn began, or the one before it</source>
        <translation>Den Tisch zeigen, wie er zu Beginn des Zugs war, oder zu Beginn des Zugs davor</translation>
    </message>
    <message>
        <source>Look closer</source>
        <translation>Näher heran</translation>
    </message>
    <message>
        <source>Look for a part by name, kind, side or layer</source>
        <translation>Ein Teil nach Name, Art, Seite oder Ebene suchen</translation>
    </message>
    <message>
        <source>Look one event back</source>
        <translation>Ein Ereignis zurückgehen</translation>
    </message>
    <message>
        <source>Look one event on</source>
        <translation>Ein Ereignis weitergehen</translation>
    </message>
    <message>
        <source>Looking at {folder} …</source>
        <translation>{folder} wird angesehen …</translation>
    </message>
    <message>
        <source>Losses</source>
        <translation>Niederlagen</translation>
    </message>
    <message>
        <source>Make a p&amp;olygon</source>
        <translation>&amp;In Polygon umwandeln</translation>
    </message>
    <message>
        <source>Make a roster</source>
        <translation>Armeeliste anlegen</translation>
    </message>
    <message>
        <source>Make it the source of the push</source>
        <translation>Zum Ursprung des Stoßes machen</translation>
    </message>
    <message>
        <source>Make polygons of circles, ellipses and strips, so that their corners can be moved</source>
        <translation>Kreise, Ellipsen und Streifen in Polygone umwandeln, deren Ecken sich verschieben lassen</translation>
    </message>
    <message>
        <source>Make the gaps between three parts or more equal, across the table</source>
        <translation>Die Abstände von drei oder mehr Teilen quer über den Tisch angleichen</translation>
    </message>
    <message>
        <source>Make the gaps between three parts or more equal, down the table</source>
        <translation>Die Abstände von drei oder mehr Teilen der Höhe nach angleichen</translation>
    </message>
    <message>
        <source>Markers</source>
        <translation>Marker</translation>
    </message>
    <message>
        <source>Markers to cut out</source>
        <translation>Marker zum Ausschneiden</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Messen</translation>
    </message>
    <message>
        <source>Measure between edges and centres</source>
        <translation>Zwischen Kanten und Mitten messen</translation>
    </message>
    <message>
        <source>Measure by plain geometry, WARSURGE, Pulp City, Iron Kingdoms or Agemonia</source>
        <translation>Nach reiner Geometrie, WARSURGE, Pulp City, Iron Kingdoms oder Agemonia messen</translation>
    </message>
    <message>
        <source>Measure gaps between bases in a photograph of a table</source>
        <translation>Abstände zwischen Bases in einem Foto eines Tischs messen</translation>
    </message>
    <message>
        <source>Measure on the table, and try moves and templates</source>
        <translation>Auf dem Tisch messen, Bewegungen und Schablonen ausprobieren</translation>
    </message>
    <message>
        <source>Measure the screen…</source>
        <translation>Bildschirm ausmessen…</translation>
    </message>
    <message>
        <source>Measured by the rules of</source>
        <translation>Gemessen nach den Regeln von</translation>
    </message>
    <message>
        <source>Mirror both ways</source>
        <translation>In beide Richtungen gespiegelt</translation>
    </message>
    <message>
        <source>Mirror each part left to right about its own middle</source>
        <translation>Jeden Teil an seiner eigenen Mitte links und rechts spiegeln</translation>
    </message>
    <message>
        <source>Mirror left and right</source>
        <translation>Links und rechts gespiegelt</translation>
    </message>
    <message>
        <source>Mirror to the other &amp;side</source>
        <translation>Au&amp;f die andere Seite spiegeln</translation>
    </message>
    <message>
        <source>Mirror to the other e&amp;nd</source>
        <translation>Auf &amp;das andere Ende spiegeln</translation>
    </message>
    <message>
        <source>Mirror top and bottom</source>
        <translation>Oben und unten gespiegelt</translation>
    </message>
    <message>
        <source>Mirror what is about to be put down</source>
        <translation>Spiegeln, was gerade abgelegt werden soll</translation>
    </message>
    <message>
        <source>Mirror what is selected about its own middle</source>
        <translation>Die Auswahl an ihrer eigenen Mitte spiegeln</translation>
    </message>
    <message>
        <source>Mirror what is selected about the table&apos;s middle, left to right</source>
        <translation>Die Auswahl an der Tischmitte von links nach rechts spiegeln</translation>
    </message>
    <message>
        <source>Mirror what is selected about the table&apos;s middle, top to bottom</source>
        <translation>Die Auswahl an der Tischmitte von oben nach unten spiegeln</translation>
    </message>
    <message>
        <source>Mo&amp;ve to the layer drawn in</source>
        <translation>&amp;In die Zeichenebene verschieben</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>Modelle</translation>
    </message>
    <message>
        <source>Motion on the table</source>
        <translation>Bewegung auf dem Tisch</translation>
    </message>
    <message>
        <source>Move a effect</source>
        <translation>Effekt verschieben</translation>
    </message>
    <message>
        <source>Move a line</source>
        <translation>Zeile verschieben</translation>
    </message>
    <message>
        <source>Move a part</source>
        <translation>Teil verschieben</translation>
    </message>
    <message>
        <source>Move a perk</source>
        <translation>Perk verschieben</translation>
    </message>
    <message>
        <source>Move by 0.1 inch down</source>
        <translation>Um 0.1 Zoll nach unten bewegen</translation>
    </message>
    <message>
        <source>Move by 0.1 inch left</source>
        <translation>Um 0.1 Zoll nach links bewegen</translation>
    </message>
    <message>
        <source>Move by 0.1 inch right</source>
        <translation>Um 0.1 Zoll nach rechts bewegen</translation>
    </message>
    <message>
        <source>Move by 0.1 inch up</source>
        <translation>Um 0.1 Zoll nach oben bewegen</translation>
    </message>
    <message>
        <source>Move by 1 inch down</source>
        <translation>Um 1 Zoll nach unten bewegen</translation>
    </message>
    <message>
        <source>Move by 1 inch left</source>
        <translation>Um 1 Zoll nach links bewegen</translation>
    </message>
    <message>
        <source>Move by 1 inch right</source>
        <translation>Um 1 Zoll nach rechts bewegen</translation>
    </message>
    <message>
        <source>Move by 1 inch up</source>
        <translation>Um 1 Zoll nach oben bewegen</translation>
    </message>
    <message>
        <source>Move it down (Alt+Down)</source>
        <translation>Nach unten schieben (Alt+Down)</translation>
    </message>
    <message>
        <source>Move it up (Alt+Up)</source>
        <translation>Nach oben schieben (Alt+Up)</translation>
    </message>
    <message>
        <source>Move the effect down</source>
        <translation>Effekt nach unten</translation>
    </message>
    <message>
        <source>Move the effect up</source>
        <translation>Effekt nach oben</translation>
    </message>
    <message>
        <source>Move the line down</source>
        <translation>Zeile nach unten</translation>
    </message>
    <message>
        <source>Move the line up</source>
        <translation>Zeile nach oben</translation>
    </message>
    <message>
        <source>Move the perk down</source>
        <translation>Perk nach unten</translation>
    </message>
    <message>
        <source>Move the perk up</source>
        <translation>Perk nach oben</translation>
    </message>
    <message>
        <source>Move the tab to the left</source>
        <translation>Reiter nach links</translation>
    </message>
    <message>
        <source>Move the tab to the right</source>
        <translation>Reiter nach rechts</translation>
    </message>
    <message>
        <source>Move the template to the best place that was found</source>
        <translation>Die Schablone an die beste gefundene Stelle legen</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Name of the campaign</source>
        <translation>Name der Kampagne</translation>
    </message>
    <message>
        <source>Name, turn limit, victory and the size of the table</source>
        <translation>Name, Zuggrenze, Sieg und Größe des Tischs</translation>
    </message>
    <message>
        <source>Names on the table</source>
        <translation>Namen auf dem Tisch</translation>
    </message>
    <message>
        <source>Ne&amp;xt pane</source>
        <translation>&amp;Nächster Bereich</translation>
    </message>
    <message>
        <source>New &amp;area</source>
        <translation>Ne&amp;ues Gebiet</translation>
    </message>
    <message>
        <source>New &amp;battle on it</source>
        <translation>Neues &amp;Gefecht darauf</translation>
    </message>
    <message>
        <source>New &amp;battle with it</source>
        <translation>Neues &amp;Gefecht damit</translation>
    </message>
    <message>
        <source>New &amp;battle…</source>
        <translation>Neues &amp;Gefecht…</translation>
    </message>
    <message>
        <source>New ba&amp;ttle…</source>
        <translation>Neues &amp;Gefecht…</translation>
    </message>
    <message>
        <source>New tab</source>
        <translation>Neuer Reiter</translation>
    </message>
    <message>
        <source>Next action</source>
        <translation>Nächste Aktion</translation>
    </message>
    <message>
        <source>Next event</source>
        <translation>Nächstes Ereignis</translation>
    </message>
    <message>
        <source>Next finding</source>
        <translation>Nächster Befund</translation>
    </message>
    <message>
        <source>Next phase</source>
        <translation>Nächste Phase</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Nächste Runde</translation>
    </message>
    <message>
        <source>Next tab</source>
        <translation>Nächster Reiter</translation>
    </message>
    <message>
        <source>Next turn</source>
        <translation>Nächster Zug</translation>
    </message>
    <message>
        <source>No battle yet: New battle… begins one here, and Add files… takes in saved ones.</source>
        <translation>Noch kein Gefecht: Neues Gefecht… beginnt hier eines, und Dateien hinzufügen… nimmt gespeicherte auf.</translation>
    </message>
    <message>
        <source>No command is called {name}; take its line out of the file</source>
        <translation>Kein Befehl heißt {name}; die Zeile aus der Datei nehmen</translation>
    </message>
    <message>
        <source>No effect fits “{words}”; type a part of its name or words</source>
        <translation>Kein Effekt passt zu „{words}“; geben Sie einen Teil von Name oder Text ein</translation>
    </message>
    <message>
        <source>No line fits “{words}”; type a part of its name or words</source>
        <translation>Keine Zeile passt zu „{words}“; geben Sie einen Teil von Name oder Text ein</translation>
    </message>
    <message>
        <source>No motion</source>
        <translation>Keine Bewegung</translation>
    </message>
    <message>
        <source>No perk fits “{words}”; type a part of its name or words</source>
        <translation>Kein Perk passt zu „{words}“; geben Sie einen Teil von Name oder Text ein</translation>
    </message>
    <message>
        <source>No roster yet: Add files… copies some here.</source>
        <translation>Noch keine Armeeliste: Dateien hinzufügen… kopiert welche hierher.</translation>
    </message>
    <message>
        <source>No symmetry</source>
        <translation>Keine Symmetrie</translation>
    </message>
    <message>
        <source>No table yet: Add files… copies some here.</source>
        <translation>Noch kein Tisch: Dateien hinzufügen… kopiert welche hierher.</translation>
    </message>
    <message>
        <source>No&amp;te</source>
        <translation>No&amp;tiz</translation>
    </message>
    <message>
        <source>None</source>
        <comment>motion</comment>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Normal motion</source>
        <translation>Normale Bewegung</translation>
    </message>
    <message>
        <source>Not begun yet</source>
        <translation>Noch nicht begonnen</translation>
    </message>
    <message>
        <source>Not saved: {why}</source>
        <translation>Nicht gespeichert: {why}</translation>
    </message>
    <message>
        <source>Notes on the battle</source>
        <translation>Notizen zum Gefecht</translation>
    </message>
    <message>
        <source>Notes on this battle</source>
        <translation>Notizen zu diesem Gefecht</translation>
    </message>
    <message>
        <source>Nothing here holds “{words}”</source>
        <translation>Nichts hier enthält „{words}“</translation>
    </message>
    <message>
        <source>Nothing is selected; select what you want to print, or print the table</source>
        <translation>Nichts ist ausgewählt; wählen Sie aus, was gedruckt werden soll, oder drucken Sie den Tisch</translation>
    </message>
    <message>
        <source>Nothing waits for Enter here · F1 lists the keys</source>
        <translation>Hier wartet nichts auf die Eingabetaste · F1 listet die Tasten auf</translation>
    </message>
    <message>
        <source>Nothing was printed: {error}</source>
        <translation>Nichts wurde gedruckt: {error}</translation>
    </message>
    <message>
        <source>Nova</source>
        <translation>Nova</translation>
    </message>
    <message>
        <source>Nudge down</source>
        <translation>Ruck nach unten</translation>
    </message>
    <message>
        <source>Nudge left</source>
        <translation>Ruck nach links</translation>
    </message>
    <message>
        <source>Nudge right</source>
        <translation>Ruck nach rechts</translation>
    </message>
    <message>
        <source>Nudge up</source>
        <translation>Ruck nach oben</translation>
    </message>
    <message>
        <source>Numbers that it changes, by how much</source>
        <translation>Werte, die er ändert, um wie viel</translation>
    </message>
    <message>
        <source>O&amp;rientation</source>
        <translation>Aus&amp;richtung</translation>
    </message>
    <message>
        <source>Of the window, from its next start on; what rules say, logs and the manual are in English</source>
        <translation>Des Fensters, ab seinem nächsten Start; was Regeln sagen, Protokolle und das Handbuch sind auf Englisch</translation>
    </message>
    <message>
        <source>Of this roster</source>
        <translation>Aus dieser Armeeliste</translation>
    </message>
    <message>
        <source>One for each objective, and one for each of these words:</source>
        <translation>Einer für jedes Missionsziel und einer für jedes dieser Wörter:</translation>
    </message>
    <message>
        <source>One hint at a time beside what it speaks of</source>
        <translation>Je ein Hinweis neben dem, wovon er spricht</translation>
    </message>
    <message>
        <source>One sheet of its own size</source>
        <translation>Ein Blatt in eigener Größe</translation>
    </message>
    <message>
        <source>One sheet of {size}. {scale}.</source>
        <translation>Ein Blatt von {size}. {scale}.</translation>
    </message>
    <message>
        <source>Open a &amp;campaign…</source>
        <translation>&amp;Kampagne öffnen…</translation>
    </message>
    <message>
        <source>Open a &amp;file…</source>
        <translation>&amp;Datei öffnen…</translation>
    </message>
    <message>
        <source>Open a folder that is a campaign</source>
        <translation>Einen Ordner öffnen, der eine Kampagne ist</translation>
    </message>
    <message>
        <source>Open a roster</source>
        <translation>Armeeliste öffnen</translation>
    </message>
    <message>
        <source>Open a table, a battle script or a saved battle</source>
        <translation>Einen Tisch, ein Gefechtsskript oder ein gespeichertes Gefecht öffnen</translation>
    </message>
    <message>
        <source>Open it (Enter)</source>
        <translation>Öffnen (Enter)</translation>
    </message>
    <message>
        <source>Open or close a door</source>
        <translation>Tür öffnen oder schließen</translation>
    </message>
    <message>
        <source>Open or close the door that is selected, at the pointer, or beside a selected base</source>
        <translation>Die Tür öffnen oder schließen, die ausgewählt ist, am Zeiger liegt oder neben einer ausgewählten Base</translation>
    </message>
    <message>
        <source>Open the battle at its beginning, to look at it again</source>
        <translation>Das Gefecht an seinem Anfang öffnen, um es noch einmal anzusehen</translation>
    </message>
    <message>
        <source>Others</source>
        <translation>Andere</translation>
    </message>
    <message>
        <source>Overlap: {sentence}</source>
        <translation>Überlappung: {sentence}</translation>
    </message>
    <message>
        <source>P&amp;ush</source>
        <translation>St&amp;oßen</translation>
    </message>
    <message>
        <source>Pa&amp;ste</source>
        <translation>E&amp;infügen</translation>
    </message>
    <message>
        <source>Pace of the program</source>
        <translation>Tempo des Programms</translation>
    </message>
    <message>
        <source>Page %v of %m</source>
        <translation>Seite %v von %m</translation>
    </message>
    <message>
        <source>Pages to print</source>
        <translation>Seiten zum Drucken</translation>
    </message>
    <message>
        <source>Part of its name or words</source>
        <translation>Teil von Name oder Text</translation>
    </message>
    <message>
        <source>Parts of the roster</source>
        <translation>Teile der Armeeliste</translation>
    </message>
    <message>
        <source>Paste &amp;in place</source>
        <translation>A&amp;n gleicher Stelle einfügen</translation>
    </message>
    <message>
        <source>Paste an army &amp;list</source>
        <translation>A&amp;rmeeliste einfügen</translation>
    </message>
    <message>
        <source>Perks</source>
        <translation>Perks</translation>
    </message>
    <message>
        <source>Perks it has</source>
        <translation>Perks, die es hat</translation>
    </message>
    <message>
        <source>Perks of the weapon</source>
        <translation>Perks der Waffe</translation>
    </message>
    <message>
        <source>Perks of the whole roster</source>
        <translation>Perks der ganzen Armeeliste</translation>
    </message>
    <message>
        <source>Perks that fit</source>
        <translation>Passende Perks</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>Picture on pieces…</source>
        <translation>Bild auf Stücke legen…</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg *.webp);;All files (*)</source>
        <translation>Bilder (*.png *.jpg *.jpeg *.webp);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Place a beam</source>
        <translation>Eine Strahlschablone legen</translation>
    </message>
    <message>
        <source>Place a blast</source>
        <translation>Eine Explosionsschablone legen</translation>
    </message>
    <message>
        <source>Place a cone</source>
        <translation>Eine Kegelschablone legen</translation>
    </message>
    <message>
        <source>Place a diffuse</source>
        <translation>Eine Streuungsschablone legen</translation>
    </message>
    <message>
        <source>Place a wall</source>
        <translation>Eine Wandschablone legen</translation>
    </message>
    <message>
        <source>Place another template like the selected one</source>
        <translation>Eine weitere Schablone wie die ausgewählte legen</translation>
    </message>
    <message>
        <source>Plain geometry or a game, for the next table too</source>
        <translation>Reine Geometrie oder ein Spiel, auch für den nächsten Tisch</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Play on alone: let the program play a side from here on, or play it yourself again</source>
        <translation>Allein weiterspielen: von hier an das Programm eine Seite spielen lassen, oder sie wieder selbst spielen</translation>
    </message>
    <message>
        <source>Play what happened once more, or halt it</source>
        <translation>Noch einmal abspielen, was geschah, oder anhalten</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Portrait</source>
        <translation>Hochformat</translation>
    </message>
    <message>
        <source>Pr&amp;eferences…</source>
        <translation>&amp;Einstellungen…</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Previous action</source>
        <translation>Vorige Aktion</translation>
    </message>
    <message>
        <source>Previous event</source>
        <translation>Voriges Ereignis</translation>
    </message>
    <message>
        <source>Previous finding</source>
        <translation>Voriger Befund</translation>
    </message>
    <message>
        <source>Previous phase</source>
        <translation>Vorige Phase</translation>
    </message>
    <message>
        <source>Previous round</source>
        <translation>Vorige Runde</translation>
    </message>
    <message>
        <source>Previous tab</source>
        <translation>Voriger Reiter</translation>
    </message>
    <message>
        <source>Previous turn</source>
        <translation>Voriger Zug</translation>
    </message>
    <message>
        <source>Print &amp;cards…</source>
        <translation>&amp;Karten drucken…</translation>
    </message>
    <message>
        <source>Print at 100 %, not fitted to the page</source>
        <translation>Mit 100 % drucken, nicht an die Seite angepasst</translation>
    </message>
    <message>
        <source>Print cards or a list, or copy the list as text</source>
        <translation>Karten oder eine Liste drucken, oder die Liste als Text kopieren</translation>
    </message>
    <message>
        <source>Print or copy</source>
        <translation>Drucken oder kopieren</translation>
    </message>
    <message>
        <source>Print the &amp;list…</source>
        <translation>&amp;Liste drucken…</translation>
    </message>
    <message>
        <source>Print the table, templates, bases or markers true to scale on pages</source>
        <translation>Tisch, Schablonen, Bases oder Marker in wahrer Größe auf Seiten drucken</translation>
    </message>
    <message>
        <source>Print to scale</source>
        <translation>Maßstäblich drucken</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Drucken…</translation>
    </message>
    <message>
        <source>Push a model along a line and see where it stops, and why</source>
        <translation>Ein Modell an einer Linie entlang stoßen und zeigen, wo es anhält, und warum</translation>
    </message>
    <message>
        <source>Push away from, or pull toward, the selected model or template</source>
        <translation>Vom ausgewählten Modell oder der Schablone wegstoßen, oder dorthin ziehen</translation>
    </message>
    <message>
        <source>Push by what is typed</source>
        <translation>Wie eingegeben stoßen</translation>
    </message>
    <message>
        <source>Push the selected models by the distance and bearing in the options; on the table Enter does</source>
        <translation>Die ausgewählten Modelle um die Weite und Richtung in den Optionen stoßen; auf dem Tisch tut es die Eingabetaste</translation>
    </message>
    <message>
        <source>Put a new base on the table</source>
        <translation>Eine neue Base auf den Tisch stellen</translation>
    </message>
    <message>
        <source>Put another one like it behind it (Ctrl+D)</source>
        <translation>Noch eins davon dahinter setzen (Ctrl+D)</translation>
    </message>
    <message>
        <source>Put away the hint that is shown, and see the next</source>
        <translation>Den gezeigten Hinweis weglegen und den nächsten sehen</translation>
    </message>
    <message>
        <source>Put it there</source>
        <translation>Dort hinlegen</translation>
    </message>
    <message>
        <source>Put the centres of three parts or more equally far apart, across</source>
        <translation>Die Mitten von drei oder mehr Teilen quer gleich weit auseinander setzen</translation>
    </message>
    <message>
        <source>Put the centres of three parts or more equally far apart, down</source>
        <translation>Die Mitten von drei oder mehr Teilen der Höhe nach gleich weit auseinander setzen</translation>
    </message>
    <message>
        <source>Put the tab that is shown after the one to its right</source>
        <translation>Den gezeigten Reiter hinter den rechts daneben setzen</translation>
    </message>
    <message>
        <source>Put the tab that is shown before the one to its left</source>
        <translation>Den gezeigten Reiter vor den links daneben setzen</translation>
    </message>
    <message>
        <source>Put units of a roster or plain bases on the table</source>
        <translation>Einheiten einer Armeeliste oder einfache Bases auf den Tisch stellen</translation>
    </message>
    <message>
        <source>Put what is measured on the clipboard, as words and as a picture</source>
        <translation>Das Gemessene als Worte und als Bild in die Zwischenablage legen</translation>
    </message>
    <message>
        <source>Put what is selected into the layer that new parts are drawn into</source>
        <translation>Die Auswahl in die Ebene legen, in die neue Teile gezeichnet werden</translation>
    </message>
    <message>
        <source>Put what was copied on the table, at the pointer</source>
        <translation>Das Kopierte am Zeiger auf den Tisch legen</translation>
    </message>
    <message>
        <source>Put what was copied where it lay before</source>
        <translation>Das Kopierte dorthin legen, wo es vorher lag</translation>
    </message>
    <message>
        <source>Quarter turn</source>
        <translation>Vierteldrehung</translation>
    </message>
    <message>
        <source>Quic&amp;k ruling…</source>
        <translation>S&amp;chneller Entscheid…</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>Quick motion</source>
        <translation>Schnelle Bewegung</translation>
    </message>
    <message>
        <source>Ran&amp;ge rings…</source>
        <translation>Reic&amp;hweitenringe…</translation>
    </message>
    <message>
        <source>Read the manual, the rulings and the effects of all books, found by typing</source>
        <translation>Das Handbuch, die Regelfragen und die Effekte aller Regelbücher lesen, durch Tippen zu finden (englisch)</translation>
    </message>
    <message>
        <source>Recent files, and how was printed last</source>
        <translation>Letzte Dateien, und wie zuletzt gedruckt wurde</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Remove a part</source>
        <translation>Teil entfernen</translation>
    </message>
    <message>
        <source>Remove the effect</source>
        <translation>Effekt entfernen</translation>
    </message>
    <message>
        <source>Remove the holes of what is selected</source>
        <translation>Die Löcher der Auswahl entfernen</translation>
    </message>
    <message>
        <source>Remove the line</source>
        <translation>Zeile entfernen</translation>
    </message>
    <message>
        <source>Remove the measurement from the table</source>
        <translation>Die Messung vom Tisch nehmen</translation>
    </message>
    <message>
        <source>Remove the perk</source>
        <translation>Perk entfernen</translation>
    </message>
    <message>
        <source>Remove the picture</source>
        <translation>Bild entfernen</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Road or r&amp;iver</source>
        <translation>Straße &amp;oder Fluss</translation>
    </message>
    <message>
        <source>Roster</source>
        <translation>Armeeliste</translation>
    </message>
    <message>
        <source>Rosters</source>
        <translation>Armeelisten</translation>
    </message>
    <message>
        <source>Rosters (*.json);;All files (*)</source>
        <translation>Armeelisten (*.json);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Rule on one typed line, without a table: two bases and a range, or a base under a template</source>
        <translation>Über eine getippte Zeile entscheiden, ohne Tisch: zwei Bases und eine Reichweite, oder eine Base unter einer Schablone</translation>
    </message>
    <message>
        <source>S&amp;cale to…</source>
        <translation>Größe &amp;ändern…</translation>
    </message>
    <message>
        <source>S&amp;ight</source>
        <translation>Sich&amp;tlinie</translation>
    </message>
    <message>
        <source>S&amp;kip the round&apos;s end</source>
        <translation>Rundenende &amp;überspringen</translation>
    </message>
    <message>
        <source>S&amp;kip the turn&apos;s end</source>
        <translation>Zugende &amp;überspringen</translation>
    </message>
    <message>
        <source>S&amp;plit along a line</source>
        <translation>&amp;An einer Linie teilen</translation>
    </message>
    <message>
        <source>S&amp;pread…</source>
        <translation>&amp;Auseinanderziehen…</translation>
    </message>
    <message>
        <source>S&amp;tart page</source>
        <translation>&amp;Startseite</translation>
    </message>
    <message>
        <source>S&amp;witch light and dark</source>
        <translation>Hell und dunkel &amp;wechseln</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Speichern &amp;unter…</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Als PDF speichern</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Als PDF speichern…</translation>
    </message>
    <message>
        <source>Save roster</source>
        <translation>Liste speichern</translation>
    </message>
    <message>
        <source>Saved as {path}</source>
        <translation>Gespeichert als {path}</translation>
    </message>
    <message>
        <source>Sc&amp;atter</source>
        <translation>Abwei&amp;chung</translation>
    </message>
    <message>
        <source>Scale 1 : {times}</source>
        <translation>Maßstab 1 : {times}</translation>
    </message>
    <message>
        <source>Scale {times} : 1</source>
        <translation>Maßstab {times} : 1</translation>
    </message>
    <message>
        <source>Scenario facts</source>
        <translation>Angaben zum Szenario</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Zählt</translation>
    </message>
    <message>
        <source>Se&amp;en</source>
        <translation>&amp;Gesehenes</translation>
    </message>
    <message>
        <source>Sear&amp;ch everything…</source>
        <translation>Alles &amp;durchsuchen…</translation>
    </message>
    <message>
        <source>Search the library of pieces and kits</source>
        <translation>Die Bibliothek der Geländestücke und Baukästen durchsuchen</translation>
    </message>
    <message>
        <source>See more</source>
        <translation>Mehr sehen</translation>
    </message>
    <message>
        <source>See what the program would do now in your place, and why</source>
        <translation>Zeigen, was das Programm jetzt an Ihrer Stelle täte, und warum</translation>
    </message>
    <message>
        <source>See whether one model sees another, and what is in the way</source>
        <translation>Prüfen, ob ein Modell ein anderes sieht, und was im Weg ist</translation>
    </message>
    <message>
        <source>See who won, how it stands, and where the battle turned</source>
        <translation>Zeigen, wer gewonnen hat, wie es steht und wo sich das Gefecht wendete</translation>
    </message>
    <message>
        <source>See why the program did what it did last; again: before that</source>
        <translation>Zeigen, warum das Programm zuletzt so gehandelt hat; noch einmal: davor</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>A&amp;lles auswählen</translation>
    </message>
    <message>
        <source>Select all parts that are not selected, and no others</source>
        <translation>Alle Teile auswählen, die nicht ausgewählt sind, und keine anderen</translation>
    </message>
    <message>
        <source>Select every base and template</source>
        <translation>Alle Bases und Schablonen auswählen</translation>
    </message>
    <message>
        <source>Select n&amp;othing</source>
        <translation>Au&amp;swahl aufheben</translation>
    </message>
    <message>
        <source>Select the &amp;next</source>
        <translation>N&amp;ächstes auswählen</translation>
    </message>
    <message>
        <source>Select the &amp;previous</source>
        <translation>V&amp;origes auswählen</translation>
    </message>
    <message>
        <source>Select the &amp;whole unit</source>
        <translation>&amp;Ganze Einheit auswählen</translation>
    </message>
    <message>
        <source>Select the same &amp;kind</source>
        <translation>Gleichartige &amp;auswählen</translation>
    </message>
    <message>
        <source>Select, drag and turn what stands on the table</source>
        <translation>Auswählen, ziehen und drehen, was auf dem Tisch steht</translation>
    </message>
    <message>
        <source>Send backwar&amp;d</source>
        <translation>Weiter nach &amp;hinten</translation>
    </message>
    <message>
        <source>Send to the back</source>
        <translation>Ganz nach hinten</translation>
    </message>
    <message>
        <source>Sergeant</source>
        <translation>Sergeant</translation>
    </message>
    <message>
        <source>Set a light, as maps for virtual tables have them</source>
        <translation>Ein Licht setzen, wie es Karten für virtuelle Tische haben</translation>
    </message>
    <message>
        <source>Set a marker, a flag or another objective</source>
        <translation>Einen Marker, eine Flagge oder ein anderes Missionsziel setzen</translation>
    </message>
    <message>
        <source>Set up a battle that is filed in the campaign</source>
        <translation>Ein Gefecht vorbereiten, das in der Kampagne abgelegt wird</translation>
    </message>
    <message>
        <source>Set up a battle that is filed in this campaign</source>
        <translation>Ein Gefecht vorbereiten, das in dieser Kampagne abgelegt wird</translation>
    </message>
    <message>
        <source>Sh&amp;ow the result</source>
        <translation>Er&amp;gebnis zeigen</translation>
    </message>
    <message>
        <source>Sheets with four round targets: one that lies flat in a photograph of a table tells the program where the camera stood, without a click. Several in one picture, each of another number, tell it better.</source>
        <translation>Blätter mit vier runden Zielscheiben: Liegt eines flach im Foto eines Tischs, so weiß das Programm ohne einen Klick, wo die Kamera stand. Mehrere in einem Bild, jedes mit anderer Nummer, sagen es genauer.</translation>
    </message>
    <message>
        <source>Show &amp;all that is hidden</source>
        <translation>Alles Ausgeblendete &amp;zeigen</translation>
    </message>
    <message>
        <source>Show battles, samples, recent files and blank tables</source>
        <translation>Gefechte, Beispiele, zuletzt benutzte Dateien und leere Tische zeigen</translation>
    </message>
    <message>
        <source>Show briefly what each step of a battle does</source>
        <translation>Kurz zeigen, was jeder Schritt eines Gefechts bewirkt</translation>
    </message>
    <message>
        <source>Show how each unit hangs together, live</source>
        <translation>Laufend zeigen, wie jede Einheit zusammenhängt</translation>
    </message>
    <message>
        <source>Show how far each enemy can move and strike, or hide it again</source>
        <translation>Zeigen oder verbergen, wie weit jeder Feind ziehen und zuschlagen kann</translation>
    </message>
    <message>
        <source>Show how many enemy models see each place, live</source>
        <translation>Laufend zeigen, wie viele feindliche Modelle jede Stelle sehen</translation>
    </message>
    <message>
        <source>Show lengths as 3 1/4 in</source>
        <translation>Längen als 3 1/4 in zeigen</translation>
    </message>
    <message>
        <source>Show lengths as 3.25 in</source>
        <translation>Längen als 3.25 in zeigen</translation>
    </message>
    <message>
        <source>Show lengths as 8.26 cm</source>
        <translation>Längen als 8.26 cm zeigen</translation>
    </message>
    <message>
        <source>Show no more of what happened as the round ended</source>
        <translation>Nichts weiter davon zeigen, was am Ende der Runde geschah</translation>
    </message>
    <message>
        <source>Show no more of what happened as the turn ended</source>
        <translation>Nichts weiter davon zeigen, was am Ende des Zugs geschah</translation>
    </message>
    <message>
        <source>Show once more what happened before it</source>
        <translation>Noch einmal zeigen, was davor geschah</translation>
    </message>
    <message>
        <source>Show one hint at a time beside what it speaks of while a battle is played</source>
        <translation>Beim Spielen je einen Hinweis neben dem zeigen, wovon er spricht</translation>
    </message>
    <message>
        <source>Show or hide the inch grid</source>
        <translation>Das Zollraster zeigen oder verbergen</translation>
    </message>
    <message>
        <source>Show or hide the names of bases and terrain</source>
        <translation>Die Namen von Bases und Gelände zeigen oder verbergen</translation>
    </message>
    <message>
        <source>Show or hide the panels at the sides</source>
        <translation>Die Leisten an den Seiten zeigen oder verbergen</translation>
    </message>
    <message>
        <source>Show slowly what each step of a battle does</source>
        <translation>Langsam zeigen, was jeder Schritt eines Gefechts bewirkt</translation>
    </message>
    <message>
        <source>Show terrain as it is drawn, with roofs, water and shadows, or as a plan</source>
        <translation>Gelände gezeichnet zeigen, mit Dächern, Wasser und Schatten, oder als Plan</translation>
    </message>
    <message>
        <source>Show the areas of the table: who is in them, how many steps apart they are, and who sees whom</source>
        <translation>Die Gebiete des Tischs zeigen: wer darin steht, wie viele Schritte sie auseinander liegen, und wer wen sieht</translation>
    </message>
    <message>
        <source>Show the end of each step of a battle at once</source>
        <translation>Sofort zeigen, wie jeder Schritt eines Gefechts ausgeht</translation>
    </message>
    <message>
        <source>Show the next thing that happened as the round ended</source>
        <translation>Das Nächste zeigen, was am Ende der Runde geschah</translation>
    </message>
    <message>
        <source>Show the next thing that happened as the turn ended</source>
        <translation>Das Nächste zeigen, was am Ende des Zugs geschah</translation>
    </message>
    <message>
        <source>Show the place that decides what is measured many times larger, in a glass on the table</source>
        <translation>Die Stelle, die über das Gemessene entscheidet, vielfach vergrößert in einer Lupe auf dem Tisch zeigen</translation>
    </message>
    <message>
        <source>Show the rest at once, until you have to decide</source>
        <translation>Den Rest auf einmal zeigen, bis wieder eine Entscheidung ansteht</translation>
    </message>
    <message>
        <source>Show the smallest move of each base that would turn the verdict</source>
        <translation>Die kleinste Bewegung jeder Base zeigen, die das Urteil umkehren würde</translation>
    </message>
    <message>
        <source>Show the table as it was before the first action</source>
        <translation>Den Tisch zeigen, wie er vor der ersten Aktion war</translation>
    </message>
    <message>
        <source>Show the table as large as it is, once a card has been held to the screen</source>
        <translation>Den Tisch so groß zeigen, wie er ist, sobald einmal eine Karte an den Bildschirm gehalten wurde</translation>
    </message>
    <message>
        <source>Show the table or battle behind the next tab</source>
        <translation>Den Tisch oder das Gefecht im nächsten Reiter zeigen</translation>
    </message>
    <message>
        <source>Show the table or battle behind the tab before</source>
        <translation>Den Tisch oder das Gefecht im Reiter davor zeigen</translation>
    </message>
    <message>
        <source>Show the version and where your files are</source>
        <translation>Die Version zeigen, und wo Ihre Dateien sind</translation>
    </message>
    <message>
        <source>Show the whole table</source>
        <translation>Den ganzen Tisch zeigen</translation>
    </message>
    <message>
        <source>Show what aiming the template at each place is worth, live</source>
        <translation>Laufend zeigen, was es an jeder Stelle bringt, die Schablone dorthin zu zielen</translation>
    </message>
    <message>
        <source>Show what each step of a battle does</source>
        <translation>Zeigen, was jeder Schritt eines Gefechts bewirkt</translation>
    </message>
    <message>
        <source>Show what is left of the round and of each side&apos;s time; it goes on unseen</source>
        <translation>Zeigen, was von der Runde und der Zeit jeder Seite bleibt; sie läuft auch ungesehen</translation>
    </message>
    <message>
        <source>Show what is measured large in a window of its own, for a screen that players see</source>
        <translation>Das Gemessene groß in einem eigenen Fenster zeigen, für einen Bildschirm, den die Spieler sehen</translation>
    </message>
    <message>
        <source>Show what is selected</source>
        <translation>Zeigen, was ausgewählt ist</translation>
    </message>
    <message>
        <source>Show what the program does at a normal pace</source>
        <translation>In normalem Tempo zeigen, was das Programm tut</translation>
    </message>
    <message>
        <source>Show what the program does at once</source>
        <translation>Auf einmal zeigen, was das Programm tut</translation>
    </message>
    <message>
        <source>Show what the program does fast</source>
        <translation>Schnell zeigen, was das Programm tut</translation>
    </message>
    <message>
        <source>Show what the program does slowly</source>
        <translation>Langsam zeigen, was das Programm tut</translation>
    </message>
    <message>
        <source>Show what was hidden, layers too</source>
        <translation>Zeigen, was ausgeblendet war, auch Ebenen</translation>
    </message>
    <message>
        <source>Show where the selected model can go, live</source>
        <translation>Laufend zeigen, wohin das ausgewählte Modell ziehen kann</translation>
    </message>
    <message>
        <source>Show where the template may land, and whom it covers</source>
        <translation>Zeigen, wo die Schablone landen kann und wen sie trifft</translation>
    </message>
    <message>
        <source>Shown</source>
        <translation>Gezeigt</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>Simplif&amp;y…</source>
        <translation>&amp;Vereinfachen…</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Sk&amp;ip what the program does</source>
        <translation>&amp;Züge des Programms überspringen</translation>
    </message>
    <message>
        <source>Slide the selected bases toward the first until they touch</source>
        <translation>Die ausgewählten Bases zur ersten hin schieben, bis sie sich berühren</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langsam</translation>
    </message>
    <message>
        <source>Slow motion</source>
        <translation>Langsame Bewegung</translation>
    </message>
    <message>
        <source>Space centres evenly across</source>
        <translation>Mitten quer gleichmäßig verteilen</translation>
    </message>
    <message>
        <source>Space centres evenly down</source>
        <translation>Mitten der Höhe nach verteilen</translation>
    </message>
    <message>
        <source>Space evenly across</source>
        <translation>Quer gleichmäßig verteilen</translation>
    </message>
    <message>
        <source>Space evenly down</source>
        <translation>Der Höhe nach verteilen</translation>
    </message>
    <message>
        <source>St&amp;art or pause the clock</source>
        <translation>Uhr &amp;starten oder anhalten</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Start &amp;again with new dice</source>
        <translation>&amp;Mit neuen Würfeln von vorn</translation>
    </message>
    <message>
        <source>Start with a blank table</source>
        <translation>Mit einem leeren Tisch beginnen</translation>
    </message>
    <message>
        <source>Step down</source>
        <translation>Schritt nach unten</translation>
    </message>
    <message>
        <source>Step left</source>
        <translation>Schritt nach links</translation>
    </message>
    <message>
        <source>Step of the &amp;grid</source>
        <translation>Raster&amp;weite</translation>
    </message>
    <message>
        <source>Step right</source>
        <translation>Schritt nach rechts</translation>
    </message>
    <message>
        <source>Step to the base or template before</source>
        <translation>Zur Base oder Schablone davor gehen</translation>
    </message>
    <message>
        <source>Step to the next base or template</source>
        <translation>Zur nächsten Base oder Schablone gehen</translation>
    </message>
    <message>
        <source>Step up</source>
        <translation>Schritt nach oben</translation>
    </message>
    <message>
        <source>Stop looking back and play on</source>
        <translation>Nicht länger zurückschauen und weiterspielen</translation>
    </message>
    <message>
        <source>Switch sides on the cloc&amp;k</source>
        <translation>Seite &amp;der Uhr wechseln</translation>
    </message>
    <message>
        <source>T&amp;urn by…</source>
        <translation>Drehen &amp;um…</translation>
    </message>
    <message>
        <source>T&amp;ype how far to push…</source>
        <translation>Weite des &amp;Stoßes eingeben…</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tische</translation>
    </message>
    <message>
        <source>Take a battle whose file is gone off the list</source>
        <translation>Ein Gefecht, dessen Datei fehlt, von der Liste nehmen</translation>
    </message>
    <message>
        <source>Take away what lies beyond the table, as of a river that runs off it</source>
        <translation>Wegnehmen, was über den Tisch hinausreicht, etwa von einem Fluss</translation>
    </message>
    <message>
        <source>Take it out of the roster (Del in the tree)</source>
        <translation>Aus der Armeeliste nehmen (Del im Baum)</translation>
    </message>
    <message>
        <source>Take over a map, a layout or an army list that another program made</source>
        <translation>Eine Karte, einen Aufbau oder eine Armeeliste eines anderen Programms übernehmen</translation>
    </message>
    <message>
        <source>Take over an army list</source>
        <translation>Armeeliste übernehmen</translation>
    </message>
    <message>
        <source>Take over an army list of another program: .ros, .rosz, .json, .txt or .csv</source>
        <translation>Die Armeeliste eines anderen Programms übernehmen: .ros, .rosz, .json, .txt oder .csv</translation>
    </message>
    <message>
        <source>Take over an army list that was copied as text (Ctrl+V)</source>
        <translation>Eine als Text kopierte Armeeliste übernehmen (Ctrl+V)</translation>
    </message>
    <message>
        <source>Take over an army list that was copied as text, from a roster program or a message</source>
        <translation>Eine Armeeliste übernehmen, die als Text kopiert wurde, aus einem Listenprogramm oder einer Nachricht</translation>
    </message>
    <message>
        <source>Take the battle back to the place that is shown; redo brings it all back</source>
        <translation>Das Gefecht bis zur gezeigten Stelle zurücknehmen; Wiederholen bringt alles zurück</translation>
    </message>
    <message>
        <source>Take the last change back</source>
        <translation>Die letzte Änderung zurücknehmen</translation>
    </message>
    <message>
        <source>Take the range rings of the selected bases away, or all</source>
        <translation>Die Reichweitenringe der ausgewählten Bases wegnehmen, oder alle</translation>
    </message>
    <message>
        <source>Take the rings &amp;off</source>
        <translation>R&amp;inge wegnehmen</translation>
    </message>
    <message>
        <source>Take what is selected off the table</source>
        <translation>Die Auswahl vom Tisch nehmen</translation>
    </message>
    <message>
        <source>Taken: {what}</source>
        <translation>Übernommen: {what}</translation>
    </message>
    <message>
        <source>Templates</source>
        <translation>Schablonen</translation>
    </message>
    <message>
        <source>Templates to cut out</source>
        <translation>Schablonen zum Ausschneiden</translation>
    </message>
    <message>
        <source>That would be {count} pages; choose larger paper or a smaller scale</source>
        <translation>Das wären {count} Seiten; wählen Sie größeres Papier oder einen kleineren Maßstab</translation>
    </message>
    <message>
        <source>The battle is not in the campaign: {error}</source>
        <translation>Das Gefecht ist nicht in der Kampagne: {error}</translation>
    </message>
    <message>
        <source>The keys of all commands, to be changed, exported and imported</source>
        <translation>Die Tasten aller Befehle, zu ändern, zu exportieren und zu importieren</translation>
    </message>
    <message>
        <source>The keys of {command} must be a list of at most {most} texts</source>
        <translation>Die Tasten von {command} müssen eine Liste von höchstens {most} Texten sein</translation>
    </message>
    <message>
        <source>The list is on the clipboard</source>
        <translation>Die Liste ist in der Zwischenablage</translation>
    </message>
    <message>
        <source>The name of the campaign: type another and press Enter</source>
        <translation>Der Name der Kampagne: einen anderen eingeben und Enter drücken</translation>
    </message>
    <message>
        <source>The names of bases and terrain</source>
        <translation>Die Namen von Bases und Gelände</translation>
    </message>
    <message>
        <source>The overlap is {overlap}; choose {limits}</source>
        <translation>Die Überlappung ist {overlap}; möglich: {limits}</translation>
    </message>
    <message>
        <source>The pages are with the printer</source>
        <translation>Die Seiten sind beim Drucker</translation>
    </message>
    <message>
        <source>The picture on a base</source>
        <translation>Das Bild auf einer Base</translation>
    </message>
    <message>
        <source>The program plays at a normal pace</source>
        <translation>Programm spielt in normalem Tempo</translation>
    </message>
    <message>
        <source>The program plays at once</source>
        <translation>Programm spielt sofort</translation>
    </message>
    <message>
        <source>The program plays fast</source>
        <translation>Programm spielt schnell</translation>
    </message>
    <message>
        <source>The program plays slowly</source>
        <translation>Programm spielt langsam</translation>
    </message>
    <message>
        <source>The same in all battles</source>
        <translation>Dasselbe in allen Gefechten</translation>
    </message>
    <message>
        <source>The short name that files and scripts call it by</source>
        <translation>Der kurze Name in Dateien und Skripten</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>Der Tisch</translation>
    </message>
    <message numerus="yes">
        <source>The {n} bases on the table, with their labels and the way they face.</source>
        <translation>
            <numerusform>Die eine Base auf dem Tisch.</numerusform>
            <numerusform>Die {n} Bases auf dem Tisch, mit Beschriftung und Blickrichtung.</numerusform>
        </translation>
    </message>
    <message>
        <source>There are {most} different calibration frames; print at most so many</source>
        <translation>Es gibt {most} verschiedene Passrahmen; drucken Sie höchstens so viele</translation>
    </message>
    <message>
        <source>There is no base on the table: one of each usual size is printed.</source>
        <translation>Auf dem Tisch steht keine Base: von jeder üblichen Größe wird eine gedruckt.</translation>
    </message>
    <message>
        <source>There is nothing to cut out; choose some templates</source>
        <translation>Es gibt nichts auszuschneiden; wählen Sie Schablonen</translation>
    </message>
    <message>
        <source>This is no set of keys of Battlefield; choose a file that was exported here</source>
        <translation>Das ist keine Tastenbelegung von Battlefield; eine hier exportierte Datei wählen</translation>
    </message>
    <message>
        <source>This is no set of keys: it is no JSON</source>
        <translation>Das ist keine Tastenbelegung: Es ist kein JSON</translation>
    </message>
    <message>
        <source>True size</source>
        <translation>Wahre Größe</translation>
    </message>
    <message>
        <source>Turn &amp;left 15°</source>
        <translation>15° nach &amp;links drehen</translation>
    </message>
    <message>
        <source>Turn &amp;right 15°</source>
        <translation>15° nach rechts &amp;drehen</translation>
    </message>
    <message>
        <source>Turn each selected piece anticlockwise by 1 degree</source>
        <translation>Jedes ausgewählte Teil um 1 Grad gegen den Uhrzeigersinn drehen</translation>
    </message>
    <message>
        <source>Turn each selected piece anticlockwise by 15 degrees</source>
        <translation>Jedes ausgewählte Teil um 15 Grad gegen den Uhrzeigersinn drehen</translation>
    </message>
    <message>
        <source>Turn each selected piece clockwise by 1 degree</source>
        <translation>Jedes ausgewählte Teil um 1 Grad im Uhrzeigersinn drehen</translation>
    </message>
    <message>
        <source>Turn each selected piece clockwise by 15 degrees</source>
        <translation>Jedes ausgewählte Teil um 15 Grad im Uhrzeigersinn drehen</translation>
    </message>
    <message>
        <source>Turn left 1°</source>
        <translation>1° nach links drehen</translation>
    </message>
    <message>
        <source>Turn right 1°</source>
        <translation>1° nach rechts drehen</translation>
    </message>
    <message>
        <source>Turn the selection as one body anticlockwise</source>
        <translation>Die Auswahl als einen Körper gegen den Uhrzeigersinn drehen</translation>
    </message>
    <message>
        <source>Turn the selection as one body clockwise</source>
        <translation>Die Auswahl als einen Körper im Uhrzeigersinn drehen</translation>
    </message>
    <message>
        <source>Two units are called {name}</source>
        <translation>Zwei Einheiten heißen {name}</translation>
    </message>
    <message>
        <source>Type a move such as “4.5 at 30”</source>
        <translation>Eine Bewegung eingeben, etwa „4.5 at 30“</translation>
    </message>
    <message>
        <source>Type by how many degrees what is selected turns, and about what</source>
        <translation>Eingeben, um wie viel Grad und worum sich die Auswahl dreht</translation>
    </message>
    <message>
        <source>Type how far the edges move out, or in</source>
        <translation>Eingeben, wie weit die Kanten nach außen oder innen rücken</translation>
    </message>
    <message>
        <source>Type how many copies lie about a circle, and about what place</source>
        <translation>Eingeben, wie viele Kopien im Kreis liegen, und um welche Stelle</translation>
    </message>
    <message>
        <source>Type how many copies lie in a row, and how far apart</source>
        <translation>Eingeben, wie viele Kopien in einer Reihe liegen, und wie weit auseinander</translation>
    </message>
    <message>
        <source>Type how much larger or smaller what is selected becomes</source>
        <translation>Eingeben, wie viel größer oder kleiner die Auswahl wird</translation>
    </message>
    <message>
        <source>Type over place, size and all else of what is selected</source>
        <translation>Ort, Größe und alles andere der Auswahl überschreiben</translation>
    </message>
    <message>
        <source>Type ranges that are kept about the selected bases, such as “3, 6, 12” or “6 Inspiring”</source>
        <translation>Reichweiten eingeben, die um die ausgewählten Bases bleiben, etwa „3, 6, 12“ oder „6 Inspiring“</translation>
    </message>
    <message>
        <source>Type the distance and bearing that Enter pushes by</source>
        <translation>Weite und Richtung eingeben, um die die Eingabetaste stößt</translation>
    </message>
    <message>
        <source>Type the gap that the selected bases keep between each other</source>
        <translation>Den Abstand eingeben, den die ausgewählten Bases voneinander halten</translation>
    </message>
    <message>
        <source>Type the inches that reach allows</source>
        <translation>Die Zoll eingeben, die eine Bewegung weit ist</translation>
    </message>
    <message>
        <source>Type the name of another one, then Enter</source>
        <translation>Den Namen eines weiteren eingeben, dann Enter</translation>
    </message>
    <message>
        <source>Type within what length corners may be left out</source>
        <translation>Eingeben, innerhalb welcher Länge Ecken wegfallen dürfen</translation>
    </message>
    <message>
        <source>Ungroup</source>
        <translation>Gruppe auflösen</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>Units lost</source>
        <translation>Verlorene Einheiten</translation>
    </message>
    <message>
        <source>Units taken</source>
        <translation>Ausgeschaltete Einheiten</translation>
    </message>
    <message>
        <source>Unlock everything</source>
        <translation>Alles freigeben</translation>
    </message>
    <message>
        <source>Untick the pages that you do not want</source>
        <translation>Die Häkchen der Seiten entfernen, die nicht gebraucht werden</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Hoch</translation>
    </message>
    <message>
        <source>Use in a &amp;battle</source>
        <translation>Für ein &amp;Gefecht</translation>
    </message>
    <message>
        <source>Used once a</source>
        <translation>Einmal pro</translation>
    </message>
    <message>
        <source>Victory for {side}</source>
        <translation>Sieg für {side}</translation>
    </message>
    <message>
        <source>View for players</source>
        <translation>Ansicht für Spieler</translation>
    </message>
    <message>
        <source>W&amp;heel left 15°</source>
        <translation>15° &amp;nach links schwenken</translation>
    </message>
    <message>
        <source>W&amp;hy?</source>
        <translation>W&amp;arum?</translation>
    </message>
    <message>
        <source>Wall</source>
        <translation>Wand (Wall)</translation>
    </message>
    <message>
        <source>Weapon</source>
        <translation>Waffe</translation>
    </message>
    <message>
        <source>What else it does</source>
        <translation>Was er sonst bewirkt</translation>
    </message>
    <message>
        <source>What is printed</source>
        <translation>Was gedruckt wird</translation>
    </message>
    <message>
        <source>What is selected</source>
        <translation>Was ausgewählt ist</translation>
    </message>
    <message>
        <source>What is wrong</source>
        <translation>Was nicht stimmt</translation>
    </message>
    <message>
        <source>What it costs, all models and weapons together</source>
        <translation>Was es kostet, alle Modelle und Waffen zusammen</translation>
    </message>
    <message>
        <source>What its card says</source>
        <translation>Was auf der Karte steht</translation>
    </message>
    <message>
        <source>What would &amp;you do?</source>
        <translation>Was würde &amp;das Programm tun?</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Wann</translation>
    </message>
    <message>
        <source>Who advises</source>
        <translation>Wer berät</translation>
    </message>
    <message>
        <source>Who has it</source>
        <translation>Wer ihn hat</translation>
    </message>
    <message>
        <source>Who plays &amp;each side…</source>
        <translation>&amp;Wer spielt welche Seite…</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Siege</translation>
    </message>
    <message>
        <source>Within</source>
        <translation>Innerhalb</translation>
    </message>
    <message>
        <source>Within ({unit})</source>
        <translation>Innerhalb ({unit})</translation>
    </message>
    <message>
        <source>Words on markers</source>
        <translation>Wörter auf Markern</translation>
    </message>
    <message>
        <source>Words, with commas between them</source>
        <translation>Wörter, durch Kommas getrennt</translation>
    </message>
    <message>
        <source>Write an army, checked as you type, and print its cards</source>
        <translation>Eine Armee schreiben, die beim Tippen geprüft wird, und ihre Karten drucken</translation>
    </message>
    <message>
        <source>Write the battle as PDF or HTML: a map of each round and what each unit did</source>
        <translation>Das Gefecht als PDF oder HTML schreiben: eine Karte je Runde, und was jede Einheit tat</translation>
    </message>
    <message>
        <source>Write the battle as PDF or HTML: a map of each turn and what each unit did</source>
        <translation>Das Gefecht als PDF oder HTML schreiben: eine Karte je Zug, und was jede Einheit tat</translation>
    </message>
    <message>
        <source>Write the roster to its file (Ctrl+S)</source>
        <translation>Die Armeeliste in ihre Datei schreiben (Ctrl+S)</translation>
    </message>
    <message>
        <source>Write the table as a picture, as PDF or for another program: SVG, GeoJSON, Tiled, Universal VTT</source>
        <translation>Den Tisch als Bild, als PDF oder für ein anderes Programm schreiben: SVG, GeoJSON, Tiled, Universal VTT</translation>
    </message>
    <message>
        <source>Write the table or the battle to another file</source>
        <translation>Den Tisch oder das Gefecht in eine andere Datei schreiben</translation>
    </message>
    <message>
        <source>Write the table or the battle to its file</source>
        <translation>Den Tisch oder das Gefecht in seine Datei schreiben</translation>
    </message>
    <message>
        <source>Write what is measured on one page that proves itself: PDF, PNG or HTML</source>
        <translation>Das Gemessene auf eine Seite schreiben, die sich selbst belegt: PDF, PNG oder HTML</translation>
    </message>
    <message>
        <source>Write words on the table</source>
        <translation>Worte auf den Tisch schreiben</translation>
    </message>
    <message>
        <source>Written to {path}</source>
        <translation>Gespeichert in {path}</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>&amp;Vergrößern</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>Ver&amp;kleinern</translation>
    </message>
    <message>
        <source>`battlefield campaign FOLDER new`, or File, Campaign, makes one</source>
        <translation>`battlefield campaign FOLDER new` oder Datei, Kampagne macht eine daraus</translation>
    </message>
    <message>
        <source>a battle is being set up; begin it or leave with Esc first</source>
        <translation>ein Gefecht wird vorbereitet; zuerst beginnen oder mit Esc verlassen</translation>
    </message>
    <message>
        <source>a roster is being made; leave it with Esc first</source>
        <translation>eine Armeeliste wird geschrieben; zuerst mit Esc verlassen</translation>
    </message>
    <message>
        <source>add tables, rosters and saved battles</source>
        <translation>fügen Sie Tische, Armeelisten und gespeicherte Gefechte hinzu</translation>
    </message>
    <message>
        <source>all</source>
        <translation>allen</translation>
    </message>
    <message>
        <source>anywhere</source>
        <translation>überall</translation>
    </message>
    <message>
        <source>areas</source>
        <translation>Gebiete</translation>
    </message>
    <message>
        <source>at most {most} are read</source>
        <translation>höchstens {most} werden gelesen</translation>
    </message>
    <message>
        <source>choose a .ros, .rosz, .regiztry, .json, .txt or .csv of a roster program</source>
        <translation>wählen Sie eine .ros, .rosz, .regiztry, .json, .txt oder .csv eines Listenprogramms</translation>
    </message>
    <message>
        <source>choose one that ends in {endings}</source>
        <translation>wählen Sie eines, das auf {endings} endet</translation>
    </message>
    <message>
        <source>copy all of it, with points or numbers of models</source>
        <translation>kopieren Sie alles, mit Punkten oder Modellzahlen</translation>
    </message>
    <message>
        <source>copy an army list first</source>
        <translation>kopieren Sie zuerst eine Armeeliste</translation>
    </message>
    <message>
        <source>delete the file, or move it out of the folder</source>
        <translation>löschen Sie die Datei, oder schieben Sie sie aus dem Ordner</translation>
    </message>
    <message>
        <source>effect</source>
        <translation>Effekt</translation>
    </message>
    <message>
        <source>export it with its units&apos; profiles</source>
        <translation>exportieren Sie sie mit den Profilen der Einheiten</translation>
    </message>
    <message>
        <source>give one another name</source>
        <translation>geben Sie einer einen anderen Namen</translation>
    </message>
    <message>
        <source>holds no army list</source>
        <translation>enthält keine Armeeliste</translation>
    </message>
    <message>
        <source>holds no campaign</source>
        <translation>enthält keine Kampagne</translation>
    </message>
    <message>
        <source>holds no text</source>
        <translation>enthält keinen Text</translation>
    </message>
    <message>
        <source>holds no units</source>
        <translation>enthält keine Einheiten</translation>
    </message>
    <message>
        <source>holds too many units</source>
        <translation>enthält zu viele Einheiten</translation>
    </message>
    <message>
        <source>inches</source>
        <translation>Zoll</translation>
    </message>
    <message>
        <source>is a {kind} and belongs into no campaign</source>
        <translation>ist ein {kind} und gehört in keine Kampagne</translation>
    </message>
    <message>
        <source>is damaged and is not written over</source>
        <translation>ist beschädigt und wird nicht überschrieben</translation>
    </message>
    <message>
        <source>is kept beside the roster</source>
        <translation>liegt neben der Armeeliste</translation>
    </message>
    <message>
        <source>is no army list</source>
        <translation>ist keine Armeeliste</translation>
    </message>
    <message>
        <source>is no folder</source>
        <translation>ist kein Ordner</translation>
    </message>
    <message>
        <source>is no picture</source>
        <translation>ist kein Bild</translation>
    </message>
    <message>
        <source>is there already</source>
        <translation>ist schon da</translation>
    </message>
    <message>
        <source>is there, so the battle is in the campaign</source>
        <translation>ist da, also gehört das Gefecht zur Kampagne</translation>
    </message>
    <message>
        <source>it is for drawing or playing; switch the mode first</source>
        <translation>das geht beim Entwerfen oder Spielen; zuerst den Modus wechseln</translation>
    </message>
    <message>
        <source>it is for measuring or playing; switch the mode first</source>
        <translation>das geht beim Messen oder Spielen; zuerst den Modus wechseln</translation>
    </message>
    <message>
        <source>it opens the menu {menu}; choose another key</source>
        <translation>sie öffnet das Menü {menu}; eine andere Taste wählen</translation>
    </message>
    <message>
        <source>it takes exactly one model; click one first</source>
        <translation>dazu braucht es genau ein Modell; zuerst eines anklicken</translation>
    </message>
    <message>
        <source>it takes three parts or more; click one and Shift+click others first</source>
        <translation>dazu braucht es drei Teile oder mehr; zuerst eines anklicken und andere mit Shift+Klick</translation>
    </message>
    <message>
        <source>it takes two parts or more; click one and Shift+click others first</source>
        <translation>dazu braucht es zwei Teile oder mehr; zuerst eines anklicken und andere mit Shift+Klick</translation>
    </message>
    <message>
        <source>landscape</source>
        <translation>quer</translation>
    </message>
    <message>
        <source>lay {page} to this line</source>
        <translation>{page} an diese Linie legen</translation>
    </message>
    <message>
        <source>mend it first, or move it away</source>
        <translation>reparieren Sie sie zuerst, oder schieben Sie sie beiseite</translation>
    </message>
    <message>
        <source>name the folder of a campaign</source>
        <translation>nennen Sie den Ordner einer Kampagne</translation>
    </message>
    <message>
        <source>next</source>
        <comment>part of a strip</comment>
        <translation>weiter</translation>
    </message>
    <message>
        <source>no battle is played here; begin one in the menu Battle</source>
        <translation>hier wird kein Gefecht gespielt; eines im Menü Gefecht beginnen</translation>
    </message>
    <message>
        <source>no place has been looked for; select a template and look for its best place first</source>
        <translation>noch wurde keine Stelle gesucht; zuerst eine Schablone auswählen und ihre beste Stelle suchen</translation>
    </message>
    <message>
        <source>no template is selected; place one or click one first</source>
        <translation>keine Schablone ist ausgewählt; zuerst eine legen oder anklicken</translation>
    </message>
    <message>
        <source>no template lies over a model; place one first</source>
        <translation>keine Schablone liegt über einem Modell; zuerst eine legen</translation>
    </message>
    <message>
        <source>nobody; add it to the roster, a unit or a weapon</source>
        <translation>niemand; geben Sie ihn der Armeeliste, einer Einheit oder einer Waffe</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>none: its letters stand on its bases</source>
        <translation>keins: Buchstaben auf den Bases</translation>
    </message>
    <message>
        <source>not known in this game</source>
        <translation>in diesem Spiel nicht bekannt</translation>
    </message>
    <message>
        <source>nothing has been played yet</source>
        <translation>noch ist nichts gespielt</translation>
    </message>
    <message>
        <source>nothing is being shown step by step</source>
        <translation>nichts wird gerade Schritt für Schritt gezeigt</translation>
    </message>
    <message>
        <source>nothing is measured; lay the tape between two bases, press S to look, or place a template</source>
        <translation>nichts ist gemessen; das Maßband zwischen zwei Bases legen, S für die Sicht drücken oder eine Schablone legen</translation>
    </message>
    <message>
        <source>nothing is selected to type numbers for; click something on the table first</source>
        <translation>nichts ist ausgewählt, wofür sich Zahlen eingeben lassen; zuerst etwas auf dem Tisch anklicken</translation>
    </message>
    <message>
        <source>nothing is selected; click something on the table first</source>
        <translation>nichts ist ausgewählt; zuerst etwas auf dem Tisch anklicken</translation>
    </message>
    <message>
        <source>on {table}</source>
        <translation>auf {table}</translation>
    </message>
    <message>
        <source>only one table is open; Ctrl+T keeps it open behind a tab</source>
        <translation>nur ein Tisch ist offen; Ctrl+T hält ihn in einem Reiter offen</translation>
    </message>
    <message>
        <source>open it, or choose another folder</source>
        <translation>öffnen Sie sie, oder wählen Sie einen anderen Ordner</translation>
    </message>
    <message>
        <source>portrait</source>
        <translation>hoch</translation>
    </message>
    <message>
        <source>round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>rules texts and weapons, which are never read</source>
        <translation>Regeltexte und Waffen, die nie gelesen werden</translation>
    </message>
    <message>
        <source>save the roster first</source>
        <translation>speichern Sie zuerst die Armeeliste</translation>
    </message>
    <message>
        <source>the battle</source>
        <comment>of which something is known</comment>
        <translation>dem Gefecht</translation>
    </message>
    <message>
        <source>the battle goes on; there is a result once it is over</source>
        <translation>das Gefecht dauert an; ein Ergebnis gibt es, wenn es vorbei ist</translation>
    </message>
    <message>
        <source>the battle is shown as it stands now; step back first</source>
        <translation>das Gefecht ist zu sehen, wie es jetzt steht; zuerst einen Schritt zurückgehen</translation>
    </message>
    <message>
        <source>the clipboard</source>
        <translation>die Zwischenablage</translation>
    </message>
    <message>
        <source>the list</source>
        <translation>die Liste</translation>
    </message>
    <message>
        <source>the picture</source>
        <translation>das Bild</translation>
    </message>
    <message>
        <source>the program does not play now</source>
        <translation>das Programm spielt jetzt nicht</translation>
    </message>
    <message>
        <source>the whole roster</source>
        <translation>die ganze Armeeliste</translation>
    </message>
    <message>
        <source>there is no advice yet; ask for one, and wait until it is there</source>
        <translation>noch gibt es keinen Rat; um einen bitten und warten, bis er da ist</translation>
    </message>
    <message>
        <source>there is no table; open one or lay a new one first</source>
        <translation>es gibt keinen Tisch; zuerst einen öffnen oder neu anlegen</translation>
    </message>
    <message>
        <source>there is nothing to redo; nothing has been undone since the last change</source>
        <translation>es gibt nichts zu wiederholen; seit der letzten Änderung wurde nichts rückgängig gemacht</translation>
    </message>
    <message>
        <source>there is nothing to undo</source>
        <translation>es gibt nichts rückgängig zu machen</translation>
    </message>
    <message>
        <source>this cannot be done while a battle is played</source>
        <translation>das geht nicht, während ein Gefecht gespielt wird</translation>
    </message>
    <message>
        <source>this is no key</source>
        <translation>das ist keine Taste</translation>
    </message>
    <message>
        <source>this is not possible now</source>
        <translation>das ist jetzt nicht möglich</translation>
    </message>
    <message>
        <source>turn</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>usual</source>
        <translation>üblich</translation>
    </message>
    <message>
        <source>{before} is {file} now</source>
        <translation>{before} heißt jetzt {file}</translation>
    </message>
    <message>
        <source>{chosen} of {count} pages</source>
        <translation>{chosen} von {count} Seiten</translation>
    </message>
    <message>
        <source>{columns} × {rows} pages</source>
        <translation>{columns} × {rows} Seiten</translation>
    </message>
    <message>
        <source>{command} cannot have the key {key}: {fault}</source>
        <translation>{command} kann die Taste {key} nicht haben: {fault}</translation>
    </message>
    <message>
        <source>{faults} to put right</source>
        <translation>{faults} zu berichtigen</translation>
    </message>
    <message>
        <source>{file} holds something else now; what is known of {battle} is kept</source>
        <translation>{file} enthält jetzt etwas anderes; was von {battle} bekannt ist, bleibt erhalten</translation>
    </message>
    <message>
        <source>{file} is gone; battles that were fought with it keep its name</source>
        <translation>{file} fehlt; Gefechte damit behalten den Namen</translation>
    </message>
    <message>
        <source>{file} is gone; what is known of {battle} is kept</source>
        <translation>{file} fehlt; was von {battle} bekannt ist, bleibt erhalten</translation>
    </message>
    <message>
        <source>{file} is left out; no name in it may begin with a point or hold a colon</source>
        <translation>{file} wird ausgelassen; kein Name darin darf mit einem Punkt beginnen oder einen Doppelpunkt enthalten</translation>
    </message>
    <message>
        <source>{file} is the same battle as {other}; it is counted once</source>
        <translation>{file} ist dasselbe Gefecht wie {other}; es wird einmal gezählt</translation>
    </message>
    <message>
        <source>{folder} holds more than {most} files; the others are not listed</source>
        <translation>{folder} enthält mehr als {most} Dateien; die übrigen sind nicht aufgeführt</translation>
    </message>
    <message>
        <source>{key} does nothing while a battle is played · F1 lists the keys</source>
        <translation>{key} tut nichts, während ein Gefecht gespielt wird · F1 listet die Tasten auf</translation>
    </message>
    <message>
        <source>{key} is a key of {command} and of {other}; give one another</source>
        <translation>{key} ist eine Taste von {command} und von {other}; einem davon eine andere geben</translation>
    </message>
    <message>
        <source>{many} of {paper}, {lies}</source>
        <translation>{many} {paper}, {lies}</translation>
    </message>
    <message>
        <source>{name} must end in .png, .svg or .pdf</source>
        <translation>{name} muss auf .png, .svg oder .pdf enden</translation>
    </message>
    <message numerus="yes">
        <source>{n} pages</source>
        <translation>
            <numerusform>{n} Seite</numerusform>
            <numerusform>{n} Seiten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{path}: {n} pages of A4</source>
        <translation>
            <numerusform>{path}: {n} Seite A4</numerusform>
            <numerusform>{path}: {n} Seiten A4</numerusform>
        </translation>
    </message>
    <message>
        <source>{picture} is missing or damaged: the letters stand on its bases instead</source>
        <translation>{picture} fehlt oder ist beschädigt: stattdessen stehen die Buchstaben auf den Bases</translation>
    </message>
    <message>
        <source>{refusal}; to print: File, Print to scale</source>
        <translation>{refusal}; zum Drucken: Datei, Maßstäblich drucken</translation>
    </message>
    <message>
        <source>{result} in {period} {number}</source>
        <translation>{result} in {period} {number}</translation>
    </message>
    <message>
        <source>{scale} · page {number} of {count}</source>
        <translation>{scale} · Seite {number} von {count}</translation>
    </message>
    <message>
        <source>{sentence} (and {count} more)</source>
        <translation>{sentence} (und {count} weitere)</translation>
    </message>
    <message>
        <source>{sheets}, {columns} across and {rows} down</source>
        <translation>{sheets}, {columns} nebeneinander und {rows} untereinander</translation>
    </message>
    <message>
        <source>{sheets}. {scale}. Print them at 100 %, not fitted to the page, and measure the bars.</source>
        <translation>{sheets}. {scale}. Drucken Sie mit 100 %, nicht an die Seite angepasst, und messen Sie die Balken nach.</translation>
    </message>
    <message>
        <source>{side}, played by me</source>
        <translation>{side}, von mir gespielt</translation>
    </message>
    <message>
        <source>{side}, played by someone at this screen</source>
        <translation>{side}, von jemandem an diesem Bildschirm gespielt</translation>
    </message>
    <message>
        <source>{side}, played by {player}</source>
        <translation>{side}, gespielt vom Programm ({player})</translation>
    </message>
    <message>
        <source>{side}, {lost} of {units} units lost</source>
        <translation>{side}, {lost} von {units} Einheiten verloren</translation>
    </message>
    <message>
        <source>{size} a side</source>
        <translation>{size} Seitenlänge</translation>
    </message>
    <message>
        <source>{size} across</source>
        <translation>{size} Durchmesser</translation>
    </message>
    <message>
        <source>{size} beam</source>
        <translation>Strahl {size}</translation>
    </message>
    <message>
        <source>{size} blast</source>
        <translation>Explosion {size}</translation>
    </message>
    <message>
        <source>{size} cone</source>
        <translation>Kegel {size}</translation>
    </message>
    <message>
        <source>{size} diffuse</source>
        <translation>Streuung {size}</translation>
    </message>
    <message>
        <source>{size} long</source>
        <translation>{size} lang</translation>
    </message>
    <message>
        <source>{size} mm hexagon</source>
        <translation>{size} mm Sechseck</translation>
    </message>
    <message>
        <source>{size} mm oval</source>
        <translation>{size} mm oval</translation>
    </message>
    <message>
        <source>{size} mm rectangle</source>
        <translation>{size} mm Rechteck</translation>
    </message>
    <message>
        <source>{size} mm round</source>
        <translation>{size} mm rund</translation>
    </message>
    <message>
        <source>{size} nova</source>
        <translation>Nova {size}</translation>
    </message>
    <message>
        <source>{size} wall</source>
        <translation>Wand {size}</translation>
    </message>
    <message>
        <source>{unit} has two called {weapon}, of which only the last counts</source>
        <translation>{unit} hat zwei namens {weapon}, von denen nur die letzte zählt</translation>
    </message>
</context>
</TS>
