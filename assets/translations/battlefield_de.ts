<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de">
<context>
    <name></name>
    <message>
        <source> % of true size</source>
        <translation> % der wahren Größe</translation>
    </message>
    <message>
        <source> &lt;i&gt;(taken back)&lt;/i&gt;</source>
        <translation> &lt;i&gt;(zurückgenommen)&lt;/i&gt;</translation>
    </message>
    <message>
        <source> Its weapon has {effect} beside it.</source>
        <translation> Seine Waffe hat daneben {effect}.</translation>
    </message>
    <message>
        <source> against </source>
        <translation> gegen </translation>
    </message>
    <message>
        <source> and </source>
        <translation> und </translation>
    </message>
    <message>
        <source> between {below} and {above}</source>
        <translation> zwischen {below} und {above}</translation>
    </message>
    <message>
        <source> by {pieces}</source>
        <translation> durch {pieces}</translation>
    </message>
    <message>
        <source> min</source>
        <translation> min</translation>
    </message>
    <message>
        <source> or Enter</source>
        <translation> oder Eingabetaste</translation>
    </message>
    <message>
        <source> pixels per inch</source>
        <translation> Pixel je Zoll</translation>
    </message>
    <message>
        <source> up to {length}</source>
        <translation> bis {length}</translation>
    </message>
    <message>
        <source> · Ctrl+Z takes the last answer back</source>
        <translation> · Ctrl+Z nimmt die letzte Antwort zurück</translation>
    </message>
    <message>
        <source> · Enter: {action}</source>
        <translation> · Eingabetaste: {action}</translation>
    </message>
    <message>
        <source> · Esc leaves the action</source>
        <translation> · Esc verlässt die Aktion</translation>
    </message>
    <message>
        <source> · Esc takes the last step back</source>
        <translation> · Esc nimmt den letzten Schritt zurück</translation>
    </message>
    <message>
        <source> · snaps to {what}</source>
        <translation> · rastet ein: {what}</translation>
    </message>
    <message>
        <source> · tinted: where it may end</source>
        <translation> · getönt: wo es enden kann</translation>
    </message>
    <message>
        <source> · too close to call</source>
        <translation> · zu knapp für ein Urteil</translation>
    </message>
    <message>
        <source> · {cost} CP each</source>
        <translation> · je {cost} CP</translation>
    </message>
    <message>
        <source>&quot;{clause}&quot; has no length that can be read</source>
        <translation>„{clause}“ nennt keine lesbare Länge</translation>
    </message>
    <message>
        <source>&quot;{clause}&quot; has no size that a template can have</source>
        <translation>„{clause}“ nennt keine Größe, die eine Schablone haben kann</translation>
    </message>
    <message>
        <source>&quot;{clause}&quot; is less than nothing</source>
        <translation>„{clause}“ ist weniger als nichts</translation>
    </message>
    <message>
        <source>&quot;{clause}&quot; is more than {most} inches</source>
        <translation>„{clause}“ ist mehr als {most} Zoll</translation>
    </message>
    <message>
        <source>&quot;{clause}&quot; is not understood</source>
        <translation>„{clause}“ ist nicht zu verstehen</translation>
    </message>
    <message>
        <source>&quot;{clause}&quot; says something that is said already</source>
        <translation>„{clause}“ sagt etwas, das schon gesagt ist</translation>
    </message>
    <message>
        <source>&quot;{quoted}&quot; divides by nothing; write a length {limits}</source>
        <translation>„{quoted}“ teilt durch nichts; eine Länge {limits} schreiben</translation>
    </message>
    <message>
        <source>&quot;{quoted}&quot; divides by nothing; write it like 1 1/4</source>
        <translation>„{quoted}“ teilt durch nichts; etwa 1 1/4 schreiben</translation>
    </message>
    <message>
        <source>&quot;{quoted}&quot; does not begin with a range; write rings like {ids}</source>
        <translation>„{quoted}“ beginnt nicht mit einer Reichweite; Ringe werden so geschrieben: {ids}</translation>
    </message>
    <message>
        <source>&quot;{quoted}&quot; has two sizes; a {word} base has one</source>
        <translation>„{quoted}“ hat zwei Größen; eine solche Base ({word}) hat eine</translation>
    </message>
    <message>
        <source>&quot;{quoted}&quot; is farther than {n} inches; write a length {limits}</source>
        <translation>„{quoted}“ ist weiter als {n} Zoll; eine Länge {limits} schreiben</translation>
    </message>
    <message>
        <source>&quot;{quoted}&quot; is farther than {n} inches; write a shorter length</source>
        <translation>„{quoted}“ ist weiter als {n} Zoll; eine kürzere Länge schreiben</translation>
    </message>
    <message>
        <source>&quot;{quoted}&quot; is no base; it must be {n} to {m} mm</source>
        <translation>„{quoted}“ ist keine Base; nötig sind {n} bis {m} mm</translation>
    </message>
    <message>
        <source>&quot;{quoted}&quot; is no base; write it like {ids}</source>
        <translation>„{quoted}“ ist keine Base; etwa so schreiben: {ids}</translation>
    </message>
    <message>
        <source>&quot;{quoted}&quot; is no bearing; write degrees clockwise from up, such as 90</source>
        <translation>„{quoted}“ ist keine Richtung; Grad im Uhrzeigersinn von oben schreiben, etwa 90</translation>
    </message>
    <message>
        <source>&quot;{quoted}&quot; is no length</source>
        <translation>„{quoted}“ ist keine Länge</translation>
    </message>
    <message>
        <source>&quot;{quoted}&quot; is no length; write a length {limits}</source>
        <translation>„{quoted}“ ist keine Länge; eine Länge {limits} schreiben</translation>
    </message>
    <message>
        <source>&quot;{quoted}&quot; is no length; write it like 3.25, 1 1/4 or 75 mm</source>
        <translation>„{quoted}“ ist keine Länge; etwa so schreiben: 3.25, 1 1/4 oder 75 mm</translation>
    </message>
    <message>
        <source>&quot;{quoted}&quot; is no move; write it like {ids}</source>
        <translation>„{quoted}“ ist keine Bewegung; etwa so schreiben: {ids}</translation>
    </message>
    <message>
        <source>&quot;{quoted}&quot; is no place; write it like 12, 8</source>
        <translation>„{quoted}“ ist kein Ort; etwa 12, 8 schreiben</translation>
    </message>
    <message>
        <source>&quot;{quoted}&quot; is no radius; write it like {ids}</source>
        <translation>„{quoted}“ ist kein Radius; etwa so schreiben: {ids}</translation>
    </message>
    <message>
        <source>&quot;{quoted}&quot; is no range; a ring is {limits} away</source>
        <translation>„{quoted}“ ist keine Reichweite; ein Ring ist {limits} entfernt</translation>
    </message>
    <message>
        <source>&quot;{quoted}&quot; is no size; write it like {ids}</source>
        <translation>„{quoted}“ ist keine Größe; etwa so schreiben: {ids}</translation>
    </message>
    <message>
        <source>&quot;{quoted}&quot; is no turn; write degrees clockwise, such as 30</source>
        <translation>„{quoted}“ ist keine Drehung; Grad im Uhrzeigersinn schreiben, etwa 30</translation>
    </message>
    <message>
        <source>&quot;{quoted}&quot; is too long; a ring has a name of {n} letters at most</source>
        <translation>„{quoted}“ ist zu lang; der Name eines Rings hat höchstens {n} Buchstaben</translation>
    </message>
    <message>
        <source>&quot;{quoted}&quot; is too small; write a length above 0</source>
        <translation>„{quoted}“ ist zu klein; eine Länge über 0 schreiben</translation>
    </message>
    <message>
        <source># is {kind}</source>
        <translation># ist {kind}</translation>
    </message>
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
        <source>&amp;Decide later</source>
        <translation>Später &amp;entscheiden</translation>
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
        <source>&amp;Keep both (save mine as “{name}”)</source>
        <translation>&amp;Beide behalten (meines als „{name}“ speichern)</translation>
    </message>
    <message>
        <source>&amp;Keep it open in a tab</source>
        <translation>&amp;In einem Reiter offen halten</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>&amp;Tastenkürzel</translation>
    </message>
    <message>
        <source>&amp;Kind</source>
        <translation>&amp;Art</translation>
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
        <source>&amp;Margin</source>
        <translation>&amp;Rand</translation>
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
        <translation>&amp;Öffnen</translation>
    </message>
    <message>
        <source>&amp;Open what is on disk</source>
        <translation>Das auf der Festplatte &amp;öffnen</translation>
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
        <translation>&amp;Noch einmal spielen</translation>
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
        <source>&amp;Replace what is on disk</source>
        <translation>Das auf der Festplatte e&amp;rsetzen</translation>
    </message>
    <message>
        <source>&amp;Replay</source>
        <translation>&amp;Ansehen</translation>
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
        <source>&amp;Save it there again</source>
        <translation>Wieder dort &amp;speichern</translation>
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
        <source>(action {number}) {why}</source>
        <translation>(Aktion {number}) {why}</translation>
    </message>
    <message>
        <source>(better)</source>
        <translation>(besser)</translation>
    </message>
    <message>
        <source>(worse)</source>
        <translation>(schlechter)</translation>
    </message>
    <message>
        <source>+ 1 min</source>
        <translation>+ 1 min</translation>
    </message>
    <message>
        <source>, did you mean {quoted}?</source>
        <translation>, war {quoted} gemeint?</translation>
    </message>
    <message>
        <source>, in cover</source>
        <translation>, in Deckung</translation>
    </message>
    <message>
        <source>-{n}, kills in {chance}</source>
        <translation>-{n}, tötet in {chance}</translation>
    </message>
    <message>
        <source>1 Hero</source>
        <translation>1 Hero</translation>
    </message>
    <message>
        <source>1 area</source>
        <translation>1 Gebiet</translation>
    </message>
    <message>
        <source>1 area, 1 model in them</source>
        <translation>1 Gebiet, darin 1 Modell</translation>
    </message>
    <message>
        <source>1 base found again</source>
        <translation>1 Base wiedergefunden</translation>
    </message>
    <message>
        <source>1 base of {m} not found again: click on the rim once more</source>
        <translation>1 Base von {m} nicht wiedergefunden: noch einmal auf den Rand klicken</translation>
    </message>
    <message>
        <source>1 cloud</source>
        <translation>1 Wolke</translation>
    </message>
    <message>
        <source>1 command point</source>
        <translation>1 Befehlspunkt</translation>
    </message>
    <message>
        <source>1 corner to click</source>
        <translation>noch 1 Ecke anzuklicken</translation>
    </message>
    <message>
        <source>1 die</source>
        <translation>1 Würfel</translation>
    </message>
    <message>
        <source>1 die, each succeeds</source>
        <translation>1 Würfel, der sicher gelingt</translation>
    </message>
    <message>
        <source>1 die, none can succeed</source>
        <translation>1 Würfel, der nicht gelingen kann</translation>
    </message>
    <message>
        <source>1 die, {needed} needed</source>
        <translation>1 Würfel, {needed} benötigt</translation>
    </message>
    <message>
        <source>1 die, {needed} needed (Power {power} against Defence {defence})</source>
        <translation>1 Würfel, {needed} benötigt (Power {power} gegen Defence {defence})</translation>
    </message>
    <message>
        <source>1 die, {needed} needed, which is a 6 and then {far} (Power {power} against Defence {defence})</source>
        <translation>1 Würfel, {needed} benötigt, also eine 6 und dann {far} (Power {power} gegen Defence {defence})</translation>
    </message>
    <message>
        <source>1 element named “{quoted}”</source>
        <translation>1 Element namens „{quoted}“</translation>
    </message>
    <message>
        <source>1 figure</source>
        <translation>1 Figur</translation>
    </message>
    <message>
        <source>1 figure covered, in part</source>
        <translation>1 Figur getroffen, teilweise</translation>
    </message>
    <message>
        <source>1 figure covered, wholly</source>
        <translation>1 Figur getroffen, ganz</translation>
    </message>
    <message>
        <source>1 hit passes</source>
        <translation>1 Treffer kommt durch</translation>
    </message>
    <message>
        <source>1 in</source>
        <translation>1 in</translation>
    </message>
    <message>
        <source>1 level</source>
        <translation>1 Stufe</translation>
    </message>
    <message>
        <source>1 minute pass after the fight</source>
        <translation>1 Minute vergeht nach dem Kampf</translation>
    </message>
    <message>
        <source>1 minute passes after the fight</source>
        <translation>1 Minute vergeht nach dem Kampf</translation>
    </message>
    <message>
        <source>1 model</source>
        <translation>1 Modell</translation>
    </message>
    <message>
        <source>1 model covered, in part</source>
        <translation>1 Modell getroffen, teilweise</translation>
    </message>
    <message>
        <source>1 model covered, wholly</source>
        <translation>1 Modell getroffen, ganz</translation>
    </message>
    <message>
        <source>1 model of no unit</source>
        <translation>1 Modell ohne Einheit</translation>
    </message>
    <message>
        <source>1 model of {side}</source>
        <translation>1 Modell von {side}</translation>
    </message>
    <message>
        <source>1 model up</source>
        <translation>1 Modell steht</translation>
    </message>
    <message>
        <source>1 more</source>
        <translation>1 weitere</translation>
    </message>
    <message>
        <source>1 more corner</source>
        <translation>noch 1 Ecke</translation>
    </message>
    <message>
        <source>1 more line</source>
        <translation>1 weitere Zeile</translation>
    </message>
    <message>
        <source>1 more place on the rim</source>
        <translation>noch 1 Stelle am Rand</translation>
    </message>
    <message>
        <source>1 of them fits badly</source>
        <translation>1 davon passt schlecht</translation>
    </message>
    <message>
        <source>1 outline that is not seen through</source>
        <translation>1 Umriss, durch den man nicht sieht</translation>
    </message>
    <message>
        <source>1 piece of terrain</source>
        <translation>1 Geländestück</translation>
    </message>
    <message>
        <source>1 piece: {what}</source>
        <translation>1 Stück: {what}</translation>
    </message>
    <message>
        <source>1 point</source>
        <translation>1 Punkt</translation>
    </message>
    <message>
        <source>1 point for each 50 points of a unit that leaves by an exit zone with no enemy near</source>
        <translation>1 Punkt je 50 Punkte einer Einheit, die durch eine Ausgangszone geht, ohne dass ein Feind nahe ist</translation>
    </message>
    <message>
        <source>1 point for each full 50 points of an enemy unit that is wiped out, 1 at least</source>
        <translation>1 Punkt je volle 50 Punkte einer ausgelöschten feindlichen Einheit, mindestens 1</translation>
    </message>
    <message>
        <source>1 repeated {thing}</source>
        <translation>1 wiederholt: {thing}</translation>
    </message>
    <message>
        <source>1 square of “{quoted}”</source>
        <translation>1 Feld „{quoted}“</translation>
    </message>
    <message>
        <source>1 stands there</source>
        <translation>1 Modell steht dort</translation>
    </message>
    <message>
        <source>1 step</source>
        <translation>1 Schritt</translation>
    </message>
    <message>
        <source>1 step: {names}</source>
        <translation>1 Schritt: {names}</translation>
    </message>
    <message>
        <source>1 to act</source>
        <translation>1 noch an der Reihe</translation>
    </message>
    <message>
        <source>1 unit</source>
        <translation>1 Einheit</translation>
    </message>
    <message>
        <source>1 unit, 1 model</source>
        <translation>1 Einheit, 1 Modell</translation>
    </message>
    <message>
        <source>1 unit, 1 model, {amount} points</source>
        <translation>1 Einheit, 1 Modell, {amount} Punkte</translation>
    </message>
    <message>
        <source>1 unit, {k} models, {amount} points</source>
        <translation>1 Einheit, {k} Modelle, {amount} Punkte</translation>
    </message>
    <message>
        <source>1 whole turn to wait</source>
        <translation>noch 1 ganzer Zug zu warten</translation>
    </message>
    <message>
        <source>1 {thing}</source>
        <translation>1 {thing}</translation>
    </message>
    <message>
        <source>1/2 in</source>
        <translation>1/2 in</translation>
    </message>
    <message>
        <source>1/4 in</source>
        <translation>1/4 in</translation>
    </message>
    <message>
        <source>2 by 2 inches</source>
        <translation>2 mal 2 Zoll</translation>
    </message>
    <message>
        <source>28.5 mm under 3 in blast, centre 1.9</source>
        <translation>28.5 mm unter 3 in Blast, Mitte 1.9</translation>
    </message>
    <message>
        <source>2½ inches wide, over a river 3 inches wide</source>
        <translation>2½ Zoll breit, über einen 3 Zoll breiten Fluss</translation>
    </message>
    <message>
        <source>3 by 1½ inches</source>
        <translation>3 mal 1½ Zoll</translation>
    </message>
    <message>
        <source>3 by 2 inches, 2 inches high</source>
        <translation>3 mal 2 Zoll, 2 Zoll hoch</translation>
    </message>
    <message>
        <source>3 by 3 inches, 9 inches high, with a platform on top</source>
        <translation>3 mal 3 Zoll, 9 Zoll hoch, mit Plattform obenauf</translation>
    </message>
    <message>
        <source>3 inches across, 2½ inches high</source>
        <translation>3 Zoll im Durchmesser, 2½ Zoll hoch</translation>
    </message>
    <message>
        <source>3 inches wide</source>
        <translation>3 Zoll breit</translation>
    </message>
    <message>
        <source>3 points for an enemy&apos;s objective that a unit is beside for a whole turn, doing nothing else</source>
        <translation>3 Punkte für ein Missionsziel des Feindes, neben dem eine Einheit einen ganzen Zug lang steht, ohne sonst etwas zu tun</translation>
    </message>
    <message>
        <source>32 mm to 32 mm, centres 13.26, range 12</source>
        <translation>32 mm bis 32 mm, Mitten 13.26, Reichweite 12</translation>
    </message>
    <message>
        <source>4 by 1¼ inches</source>
        <translation>4 mal 1¼ Zoll</translation>
    </message>
    <message>
        <source>4 inches across, three storeys</source>
        <translation>4 Zoll im Durchmesser, drei Stockwerke</translation>
    </message>
    <message>
        <source>4½ by 2¾ inches</source>
        <translation>4½ mal 2¾ Zoll</translation>
    </message>
    <message>
        <source>4¾ by 2 inches, 2¼ inches high</source>
        <translation>4¾ mal 2 Zoll, 2¼ Zoll hoch</translation>
    </message>
    <message>
        <source>8 by 6 inches of crops</source>
        <translation>8 mal 6 Zoll Getreide</translation>
    </message>
    <message>
        <source>8 by 6 inches, 2 inches high</source>
        <translation>8 mal 6 Zoll, 2 Zoll hoch</translation>
    </message>
    <message>
        <source>8 digits of 0 to 9 and a to f</source>
        <translation>8 Ziffern von 0 bis 9 und a bis f</translation>
    </message>
    <message>
        <source>8 inches of high wall with a gap of 2 inches</source>
        <translation>8 Zoll hohe Mauer mit einer Lücke von 2 Zoll</translation>
    </message>
    <message>
        <source>9½ by 2 inches, 2¼ inches high</source>
        <translation>9½ mal 2 Zoll, 2¼ Zoll hoch</translation>
    </message>
    <message>
        <source>: {above} stands above {below}</source>
        <translation>: {above} liegt über {below}</translation>
    </message>
    <message>
        <source>&lt;b&gt;Note:&lt;/b&gt;</source>
        <translation>&lt;b&gt;Hinweis:&lt;/b&gt;</translation>
    </message>
    <message>
        <source>= is {kind}</source>
        <translation>= ist {kind}</translation>
    </message>
    <message>
        <source>A &amp;ruling…</source>
        <translation>Urtei&amp;l am Foto…</translation>
    </message>
    <message>
        <source>A battle on this table proposes so many turns</source>
        <translation>Ein Gefecht auf diesem Tisch schlägt so viele Züge vor</translation>
    </message>
    <message>
        <source>A blank roster</source>
        <translation>Eine leere Armeeliste</translation>
    </message>
    <message>
        <source>A campaign keeps tables, rosters and battles in one folder, with the history of each battle. New campaign… makes any folder one.</source>
        <translation>Eine Kampagne hebt Tische, Armeelisten und Gefechte in einem Ordner auf, mit der Geschichte jedes Gefechts. Neue Kampagne… macht irgendeinen Ordner dazu.</translation>
    </message>
    <message>
        <source>A capsule became a polygon, its round ends within {length}</source>
        <translation>Eine Kapsel wurde zum Polygon, ihre runden Enden auf {length} genau</translation>
    </message>
    <message>
        <source>A character drops prone in place of its own movement; nobody does that to another.</source>
        <translation>Ein Charakter wirft sich anstelle seiner eigenen Bewegung hin; niemand tut das einem anderen an.</translation>
    </message>
    <message>
        <source>A cleft 8 inches long</source>
        <translation>Eine 8 Zoll lange Kluft</translation>
    </message>
    <message>
        <source>A click moves nobody: drag a model, or use the arrow keys</source>
        <translation>Ein Klick bewegt niemanden: ein Modell ziehen oder die Pfeiltasten nehmen</translation>
    </message>
    <message>
        <source>A click near the rim, or near an edge, finds the base of this size</source>
        <translation>Ein Klick nahe am Rand oder an einer Kante findet die Base dieser Größe</translation>
    </message>
    <message>
        <source>A click, or the space bar, opens an action and closes it again</source>
        <translation>Ein Klick oder die Leertaste klappt eine Aktion auf und zu</translation>
    </message>
    <message>
        <source>A closed door among areas bars nobody who moves by them, as no barrier lies along it</source>
        <translation>Eine geschlossene Tür zwischen Gebieten hält niemanden auf, der sich nach ihnen bewegt, weil keine Grenze an ihr liegt</translation>
    </message>
    <message>
        <source>A cloud is seen into and out of, not through</source>
        <translation>In eine Wolke hinein und aus ihr heraus sieht man, nicht hindurch</translation>
    </message>
    <message>
        <source>A coil of wire: slow to cross</source>
        <translation>Eine Rolle Draht: langsam zu überqueren</translation>
    </message>
    <message>
        <source>A copy of {roster}</source>
        <translation>Eine Kopie von {roster}</translation>
    </message>
    <message>
        <source>A corner with an upper floor on a footprint 8 by 6 inches</source>
        <translation>Eine Ecke mit Obergeschoss auf 8 mal 6 Zoll Grundfläche</translation>
    </message>
    <message>
        <source>A crown 2 inches across</source>
        <translation>Eine Krone von 2 Zoll Durchmesser</translation>
    </message>
    <message>
        <source>A dash is a second move after the attacks. Hold a unit that is to stay.</source>
        <translation>Ein „Dash“ ist eine zweite Bewegung nach den Angriffen. Wer bleiben soll, hält („Hold“).</translation>
    </message>
    <message>
        <source>A dense hedge round a corner, 5 by 5 inches</source>
        <translation>Eine dichte Hecke um eine Ecke, 5 mal 5 Zoll</translation>
    </message>
    <message>
        <source>A dense hedge, 1 inch deep</source>
        <translation>Eine dichte Hecke, 1 Zoll tief</translation>
    </message>
    <message>
        <source>A die shows {words}</source>
        <translation>Ein Würfel zeigt {words}</translation>
    </message>
    <message>
        <source>A distance at a bearing (0 is up, 90 right), a step right, down, a place after “to”, or two tapes, “3.2 from a, 5.1 from b”: of the two places that fit the nearer one</source>
        <translation>Eine Weite in einer Richtung (0 ist oben, 90 rechts), ein Schritt nach rechts, unten, ein Ort nach “to”, oder zwei Maßbänder, “3.2 from a, 5.1 from b”: von den zwei passenden Orten der nähere</translation>
    </message>
    <message>
        <source>A door of a kind that is not known is taken for a plain one</source>
        <translation>Eine Tür unbekannter Art gilt als einfache</translation>
    </message>
    <message>
        <source>A door of the unknown type {kind} is taken for a closed one</source>
        <translation>Eine Tür der unbekannten Art {kind} gilt als geschlossene</translation>
    </message>
    <message>
        <source>A door opens no way, as something goes on behind it</source>
        <translation>Eine Tür öffnet keinen Weg, weil hinter ihr etwas weitergeht</translation>
    </message>
    <message>
        <source>A drag keeps to these bearings; hold Shift for every 15°</source>
        <translation>Das Ziehen bleibt bei diesen Richtungen; mit Shift sind es alle 15°</translation>
    </message>
    <message>
        <source>A drag tells only the bearing; the model is pushed the distance above</source>
        <translation>Das Ziehen gibt nur die Richtung an; das Modell wird um die Weite oben gestoßen</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>Unentschieden</translation>
    </message>
    <message>
        <source>A droplet from a point to a round end, by its length</source>
        <translation>Ein Tropfen von einem Punkt bis zu einem runden Ende, nach seiner Länge</translation>
    </message>
    <message>
        <source>A field wall round a corner, 4 by 4 inches</source>
        <translation>Eine Feldmauer um eine Ecke, 4 mal 4 Zoll</translation>
    </message>
    <message>
        <source>A field wall, waist high</source>
        <translation>Eine hüfthohe Feldmauer</translation>
    </message>
    <message>
        <source>A first battle</source>
        <translation>Ein erstes Gefecht</translation>
    </message>
    <message>
        <source>A front with trenches, wire and shell holes</source>
        <translation>Eine Front mit Gräben, Draht und Granattrichtern</translation>
    </message>
    <message>
        <source>A further sheet of paper, wherever it lies: the more is known, the surer are gaps</source>
        <translation>Ein weiteres Blatt Papier, wo es auch liegt: Je mehr bekannt ist, desto sicherer sind Abstände</translation>
    </message>
    <message>
        <source>A grid of hexagons is taken for one of squares as wide</source>
        <translation>Ein Sechseckraster gilt als Quadratraster gleicher Breite</translation>
    </message>
    <message>
        <source>A grid of squares</source>
        <translation>Ein Raster aus Quadraten</translation>
    </message>
    <message>
        <source>A high hall 10 by 6 inches, 4 inches high</source>
        <translation>Eine hohe Halle, 10 mal 6 Zoll, 4 Zoll hoch</translation>
    </message>
    <message>
        <source>A high straight wall</source>
        <translation>Eine hohe gerade Mauer</translation>
    </message>
    <message>
        <source>A high wall round a corner, 4 by 4 inches</source>
        <translation>Eine hohe Mauer um eine Ecke, 4 mal 4 Zoll</translation>
    </message>
    <message>
        <source>A hole is cut into one part; select only that one</source>
        <translation>Ein Loch wird in ein Teil geschnitten; nur dieses auswählen</translation>
    </message>
    <message>
        <source>A king costs at most</source>
        <translation>Ein König kostet höchstens</translation>
    </message>
    <message>
        <source>A king is a unit that costs at most this share of its roster&apos;s points</source>
        <translation>Ein König ist eine Einheit, die höchstens diesen Anteil der Punkte ihrer Armeeliste kostet</translation>
    </message>
    <message>
        <source>A kit</source>
        <translation>Ein Baukasten</translation>
    </message>
    <message>
        <source>A layer needs a name; write one</source>
        <translation>Eine Ebene braucht einen Namen; einen schreiben</translation>
    </message>
    <message>
        <source>A line has no width and is drawn {length} wide</source>
        <translation>Eine Linie hat keine Breite und wird {length} breit gezeichnet</translation>
    </message>
    <message>
        <source>A line one millimetre wide, placed by its end</source>
        <translation>Eine einen Millimeter breite Linie, an ihrem Ende gelegt</translation>
    </message>
    <message>
        <source>A line one millimetre wide, placed by its middle</source>
        <translation>Eine einen Millimeter breite Linie, an ihrer Mitte gelegt</translation>
    </message>
    <message>
        <source>A long broken front with a doorway two models wide</source>
        <translation>Eine lange zerstörte Fassade mit einem Durchgang, zwei Modelle breit</translation>
    </message>
    <message>
        <source>A long rise 14 inches by 3</source>
        <translation>Eine lange Anhöhe, 14 mal 3 Zoll</translation>
    </message>
    <message>
        <source>A low corner on a footprint 6 by 4 inches</source>
        <translation>Eine niedrige Ecke auf 6 mal 4 Zoll Grundfläche</translation>
    </message>
    <message>
        <source>A low half ring, open to the rear</source>
        <translation>Ein niedriger Halbring, hinten offen</translation>
    </message>
    <message>
        <source>A model of</source>
        <translation>Ein Modell von</translation>
    </message>
    <message>
        <source>A model of which no base is told</source>
        <translation>Ein Modell, von dem keine Base genannt ist</translation>
    </message>
    <message>
        <source>A model of which no base is told stands on a round base of {n} mm</source>
        <translation>Ein Modell ohne Angabe einer Base steht auf einer runden Base von {n} mm</translation>
    </message>
    <message>
        <source>A model whose height is not told is {length} high</source>
        <translation>Ein Modell ohne genannte Höhe ist {length} hoch</translation>
    </message>
    <message>
        <source>A name is needed; type one</source>
        <translation>Ein Name fehlt; geben Sie einen ein</translation>
    </message>
    <message>
        <source>A nave 8 by 4 inches and a tower of four storeys</source>
        <translation>Ein Kirchenschiff, 8 mal 4 Zoll, und ein Turm mit vier Stockwerken</translation>
    </message>
    <message>
        <source>A new base</source>
        <translation>Eine neue Base</translation>
    </message>
    <message>
        <source>A note, no refusal: the battle can begin as it is</source>
        <translation>Ein Hinweis, keine Ablehnung: Das Gefecht kann beginnen, wie es ist</translation>
    </message>
    <message>
        <source>A nova lies about a base: select one base first</source>
        <translation>Eine Nova liegt um eine Base: zuerst eine Base auswählen</translation>
    </message>
    <message>
        <source>A picture file beside the table, which Design → Picture on pieces… chooses; empty takes it off</source>
        <translation>Eine Bilddatei neben dem Tisch, gewählt mit Entwerfen → Bild auf Stücken…; leer nimmt sie weg</translation>
    </message>
    <message>
        <source>A picture of {width} × {height} pixels cannot be drawn; choose a scale between 1 and {most} pixels per inch</source>
        <translation>Ein Bild von {width} × {height} Pixeln lässt sich nicht zeichnen; wählen Sie einen Maßstab zwischen 1 und {most} Pixeln je Zoll</translation>
    </message>
    <message>
        <source>A picture on a piece is not shown: {error}</source>
        <translation>Ein Bild auf einem Stück wird nicht gezeigt: {error}</translation>
    </message>
    <message>
        <source>A pipe round a corner, 5 by 5 inches</source>
        <translation>Ein Rohr um eine Ecke, 5 mal 5 Zoll</translation>
    </message>
    <message>
        <source>A portcullis is taken for a closed door</source>
        <translation>Ein Fallgatter gilt als geschlossene Tür</translation>
    </message>
    <message>
        <source>A printed frame lies wholly in the picture: it is found without a click</source>
        <translation>Ein gedruckter Rahmen liegt ganz im Bild: er wird ohne einen Klick gefunden</translation>
    </message>
    <message>
        <source>A pull goes straight toward a source: choose the source, then drag the model</source>
        <translation>Heranziehen geht gerade auf einen Ursprung zu: den Ursprung wählen, dann das Modell ziehen</translation>
    </message>
    <message>
        <source>A push away goes straight from a source: choose the source, then drag the model</source>
        <translation>Wegstoßen geht gerade von einem Ursprung fort: den Ursprung wählen, dann das Modell ziehen</translation>
    </message>
    <message>
        <source>A push goes along the drag until something stops it</source>
        <translation>Ein Stoß geht in Richtung des Ziehens, bis ihn etwas aufhält</translation>
    </message>
    <message>
        <source>A push through goes past other models and ends where nobody stands</source>
        <translation>Hindurchstoßen geht an anderen Modellen vorbei und endet, wo niemand steht</translation>
    </message>
    <message>
        <source>A quarter turn, 3 inches wide</source>
        <translation>Eine Vierteldrehung, 3 Zoll breit</translation>
    </message>
    <message>
        <source>A quarter, 1 : 4</source>
        <translation>Ein Viertel, 1 : 4</translation>
    </message>
    <message>
        <source>A right-angled triangle, placed by its corner</source>
        <translation>Ein rechtwinkliges Dreieck, an seiner Ecke gelegt</translation>
    </message>
    <message>
        <source>A roster makes it up, and says what it does; try it in a battle.</source>
        <translation>Eine Armeeliste stellt es zusammen und sagt, was es tut; im Gefecht ausprobieren.</translation>
    </message>
    <message numerus="yes">
        <source>A roster. {n} changes unsaved when the program closed, {when}. {note}</source>
        <translation>
            <numerusform>Eine Armeeliste. {n} Änderung ungespeichert, als das Programm schloss, {when}. {note}</numerusform>
            <numerusform>Eine Armeeliste. {n} Änderungen ungespeichert, als das Programm schloss, {when}. {note}</numerusform>
        </translation>
    </message>
    <message>
        <source>A round area about the selected base</source>
        <translation>Ein runder Bereich um die ausgewählte Base</translation>
    </message>
    <message>
        <source>A round area by its diameter: blast, explode, cloud</source>
        <translation>Ein runder Bereich nach seinem Durchmesser: Blast, Explode, Cloud</translation>
    </message>
    <message>
        <source>A round base</source>
        <translation>Eine runde Base</translation>
    </message>
    <message>
        <source>A round cloud</source>
        <translation>Eine runde Wolke</translation>
    </message>
    <message>
        <source>A round room is taken for a square one</source>
        <translation>Ein runder Raum gilt als quadratischer</translation>
    </message>
    <message>
        <source>A round tower 4 inches across, 6 inches high</source>
        <translation>Ein runder Turm, 4 Zoll im Durchmesser, 6 Zoll hoch</translation>
    </message>
    <message>
        <source>A ruling from a photograph</source>
        <translation>Ein Urteil am Foto</translation>
    </message>
    <message>
        <source>A ruling…</source>
        <translation>Ein Urteil…</translation>
    </message>
    <message>
        <source>A secret door is taken for a closed door</source>
        <translation>Eine Geheimtür gilt als geschlossene Tür</translation>
    </message>
    <message>
        <source>A sentence about it</source>
        <translation>Ein Satz darüber</translation>
    </message>
    <message>
        <source>A shallow stretch: slow going</source>
        <translation>Eine seichte Strecke: langsames Vorankommen</translation>
    </message>
    <message>
        <source>A shape of over {n} corners is simplified to within {length}</source>
        <translation>Eine Form mit über {n} Ecken wird auf {length} genau vereinfacht</translation>
    </message>
    <message>
        <source>A shape tells nothing of what it is: plain ground</source>
        <translation>Eine Form sagt nicht, was sie ist: einfacher Boden</translation>
    </message>
    <message>
        <source>A shape that crosses itself is filled as pictures fill it</source>
        <translation>Eine Form, die sich selbst kreuzt, wird gefüllt, wie Bilder sie füllen</translation>
    </message>
    <message>
        <source>A shape that is not painted is taken as if it were</source>
        <translation>Eine nicht gemalte Form gilt, als wäre sie gemalt</translation>
    </message>
    <message>
        <source>A sheet of A4</source>
        <translation>Ein Blatt A4</translation>
    </message>
    <message>
        <source>A sheet of Letter</source>
        <translation>Ein Blatt Letter</translation>
    </message>
    <message>
        <source>A sheet of {size} is larger than a PDF page can be; choose a smaller scale, or pages of A4, Letter or A3</source>
        <translation>Ein Blatt von {size} ist größer, als eine PDF-Seite sein kann; wählen Sie einen kleineren Maßstab oder Seiten in A4, Letter oder A3</translation>
    </message>
    <message>
        <source>A shell hole 3 inches across</source>
        <translation>Ein Granattrichter von 3 Zoll Durchmesser</translation>
    </message>
    <message>
        <source>A shift goes to any stable place within its inches and its height</source>
        <translation>Schieben geht an jede standfeste Stelle innerhalb der Zoll und der Höhe</translation>
    </message>
    <message>
        <source>A short high wall</source>
        <translation>Eine kurze hohe Mauer</translation>
    </message>
    <message>
        <source>A side wiped out</source>
        <translation>Eine ausgelöschte Seite</translation>
    </message>
    <message>
        <source>A side&apos;s turn has these phases: fire and other effects first, then all its models act.</source>
        <translation>Der Zug einer Seite hat diese Phasen: zuerst Feuer und andere Effekte, dann handeln alle ihre Modelle.</translation>
    </message>
    <message>
        <source>A small house 4 by 3 inches, 3 inches high</source>
        <translation>Ein kleines Haus, 4 mal 3 Zoll, 3 Zoll hoch</translation>
    </message>
    <message>
        <source>A spot has no outline</source>
        <translation>Ein Punkt hat keinen Umriss</translation>
    </message>
    <message>
        <source>A square is wide</source>
        <translation>Ein Feld ist breit</translation>
    </message>
    <message>
        <source>A straight low defence</source>
        <translation>Eine gerade niedrige Stellung</translation>
    </message>
    <message>
        <source>A straight pipe on the ground</source>
        <translation>Ein gerades Rohr am Boden</translation>
    </message>
    <message>
        <source>A straight trench, 1½ inches wide</source>
        <translation>Ein gerader Graben, 1½ Zoll breit</translation>
    </message>
    <message>
        <source>A street fight on 30 by 22 or 36 by 36 inches</source>
        <translation>Ein Straßenkampf auf 30 mal 22 oder 36 mal 36 Zoll</translation>
    </message>
    <message>
        <source>A table is {least} to {most} in wide and long; choose a size between</source>
        <translation>Ein Tisch ist {least} bis {most} Zoll breit und lang; eine Größe dazwischen wählen</translation>
    </message>
    <message>
        <source>A tape cannot be laid from the model that is moved; select another one</source>
        <translation>Von dem Modell, das bewegt wird, lässt sich kein Maßband legen; ein anderes auswählen</translation>
    </message>
    <message>
        <source>A template has no range</source>
        <translation>Eine Schablone hat keine Reichweite</translation>
    </message>
    <message>
        <source>A template is not pushed: press on a model</source>
        <translation>Eine Schablone wird nicht gestoßen: auf ein Modell drücken</translation>
    </message>
    <message>
        <source>A template is {limit_words} large</source>
        <translation>Eine Schablone ist {limit_words} groß</translation>
    </message>
    <message>
        <source>A tenth, 1 : 10</source>
        <translation>Ein Zehntel, 1 : 10</translation>
    </message>
    <message>
        <source>A token is {length} high</source>
        <translation>Ein Spielstein ist {length} hoch</translation>
    </message>
    <message>
        <source>A token stands on a base as large as its squares, and looks down where it is not turned</source>
        <translation>Ein Spielstein steht auf einer Base so groß wie seine Felder und schaut nach unten, wo er nicht gedreht ist</translation>
    </message>
    <message>
        <source>A trench with two bends</source>
        <translation>Ein Graben mit zwei Knicken</translation>
    </message>
    <message>
        <source>A unit holds an objective with a model within so many inches of it</source>
        <translation>Eine Einheit hält ein Missionsziel mit einem Modell innerhalb so vieler Zoll davon</translation>
    </message>
    <message>
        <source>A village with its church, gardens and fields</source>
        <translation>Ein Dorf mit Kirche, Gärten und Feldern</translation>
    </message>
    <message>
        <source>A walkway 3 inches above the ground on two posts</source>
        <translation>Ein Steg auf zwei Pfosten, 3 Zoll über dem Boden</translation>
    </message>
    <message>
        <source>A wall drawn along the edge of a floor or a ruin lies within it: the edge is its outer face</source>
        <translation>Eine Mauer entlang der Kante eines Bodens oder einer Ruine liegt darin: Die Kante ist ihre Außenseite</translation>
    </message>
    <message>
        <source>A wall of limited sight that does not close is taken for one that blocks sight</source>
        <translation>Eine Mauer mit begrenzter Sicht, die sich nicht schließt, gilt als sichtverdeckend</translation>
    </message>
    <message>
        <source>A wall that is seen through from near or from far alone is taken for one that blocks sight</source>
        <translation>Eine Mauer, durch die man nur aus der Nähe oder der Ferne sieht, gilt als sichtverdeckend</translation>
    </message>
    <message>
        <source>A wall that stands in one direction alone stands in both</source>
        <translation>Eine Mauer, die nur in einer Richtung steht, steht in beiden</translation>
    </message>
    <message>
        <source>AEGIS save</source>
        <translation>AEGIS-Wurf</translation>
    </message>
    <message>
        <source>AP Limit</source>
        <translation>AP-Grenze</translation>
    </message>
    <message>
        <source>AP in the pool of each team</source>
        <translation>AP im Vorrat jedes Teams</translation>
    </message>
    <message>
        <source>AP that it brings to the pool each round</source>
        <translation>AP, die es jede Runde in den Vorrat bringt</translation>
    </message>
    <message>
        <source>AP {n}+ ({perk}) ignores {kind} {m}+</source>
        <translation>AP {n}+ ({perk}) ignoriert {kind} {m}+</translation>
    </message>
    <message>
        <source>AP {n}+ ignores armour {m}+</source>
        <translation>AP {n}+ ignoriert Rüstung {m}+</translation>
    </message>
    <message>
        <source>AP {n}+ ignores {kind} {m}+</source>
        <translation>AP {n}+ ignoriert {kind} {m}+</translation>
    </message>
    <message>
        <source>Abilities</source>
        <translation>Fähigkeiten</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Über</translation>
    </message>
    <message>
        <source>About 3 by 2 inches</source>
        <translation>Etwa 3 mal 2 Zoll</translation>
    </message>
    <message>
        <source>About 4 by 3.5 inches</source>
        <translation>Etwa 4 mal 3.5 Zoll</translation>
    </message>
    <message>
        <source>About 5 by 4 inches</source>
        <translation>Etwa 5 mal 4 Zoll</translation>
    </message>
    <message>
        <source>About 5 by 4½ inches</source>
        <translation>Etwa 5 mal 4½ Zoll</translation>
    </message>
    <message>
        <source>About 6 by 4 inches</source>
        <translation>Etwa 6 mal 4 Zoll</translation>
    </message>
    <message>
        <source>About 6 by 5 inches</source>
        <translation>Etwa 6 mal 5 Zoll</translation>
    </message>
    <message>
        <source>About 7 by 5 inches</source>
        <translation>Etwa 7 mal 5 Zoll</translation>
    </message>
    <message>
        <source>About 9 by 6 inches</source>
        <translation>Etwa 9 mal 6 Zoll</translation>
    </message>
    <message>
        <source>About Battlefield</source>
        <translation>Über Battlefield</translation>
    </message>
    <message>
        <source>About this battle</source>
        <translation>Zu diesem Gefecht</translation>
    </message>
    <message>
        <source>About this table</source>
        <translation>Zu diesem Tisch</translation>
    </message>
    <message>
        <source>Access is denied</source>
        <translation>Zugriff verweigert</translation>
    </message>
    <message>
        <source>Across a round template, along any other</source>
        <translation>Bei runden Schablonen der Durchmesser, sonst die Länge</translation>
    </message>
    <message>
        <source>Across the bearing of a rectangle or ellipse, else of the box about it</source>
        <translation>Quer zur Richtung eines Rechtecks oder einer Ellipse, sonst die des Rahmens darum</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Aktion</translation>
    </message>
    <message>
        <source>Actions in a step</source>
        <translation>Aktionen je Schritt</translation>
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
        <source>Add a base…</source>
        <translation>Base hinzufügen…</translation>
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
        <source>Add a corner in the middle of the edge behind the chosen one (Insert)</source>
        <translation>Eine Ecke in der Mitte der Kante hinter der gewählten hinzufügen (Insert)</translation>
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
        <source>Add a side</source>
        <translation>Seite hinzufügen</translation>
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
        <source>Add after</source>
        <translation>Danach einfügen</translation>
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
        <source>Add layer</source>
        <translation>Neue Ebene</translation>
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
        <source>Add selection…</source>
        <translation>Auswahl hinzufügen…</translation>
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
        <source>Add to or take from the selection</source>
        <translation>Zur Auswahl dazu- oder aus ihr herausnehmen</translation>
    </message>
    <message>
        <source>Add to the campaign</source>
        <translation>Zur Kampagne hinzufügen</translation>
    </message>
    <message>
        <source>Add to the selection</source>
        <translation>Zur Auswahl dazunehmen</translation>
    </message>
    <message>
        <source>Add to this table</source>
        <translation>Auf diesen Tisch dazu</translation>
    </message>
    <message>
        <source>Add unit</source>
        <translation>Einheit hinzufügen</translation>
    </message>
    <message>
        <source>Add {what}</source>
        <translation>{what} hinzufügen</translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation>Fortgeschritten</translation>
    </message>
    <message>
        <source>Advice</source>
        <translation>Rat</translation>
    </message>
    <message>
        <source>Advice is turned off; the panel Why turns it on</source>
        <translation>Rat ist abgeschaltet; die Leiste Warum schaltet ihn ein</translation>
    </message>
    <message>
        <source>Aether Test for {other}</source>
        <translation>Aether Test für {other}</translation>
    </message>
    <message>
        <source>Aether Test for {other} fails: {why}</source>
        <translation>Aether Test für {other} misslingt: {why}</translation>
    </message>
    <message>
        <source>After it ›</source>
        <translation>Danach ›</translation>
    </message>
    <message>
        <source>Agility</source>
        <translation>Gewandtheit</translation>
    </message>
    <message>
        <source>Agree on open verdicts: {custom}</source>
        <translation>Offene Urteile vereinbaren: {custom}</translation>
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
        <source>Align {what} to the table: {side}</source>
        <translation>{what} am Tisch ausrichten: {side}</translation>
    </message>
    <message>
        <source>Align {what}: {side}</source>
        <translation>{what} ausrichten: {side}</translation>
    </message>
    <message>
        <source>All as they come</source>
        <translation>Alle wie mitgeliefert</translation>
    </message>
    <message>
        <source>All books</source>
        <translation>Alle Regelbücher</translation>
    </message>
    <message>
        <source>All of this kit is placed</source>
        <translation>Alles aus diesem Baukasten ist gelegt</translation>
    </message>
    <message>
        <source>All pieces</source>
        <translation>Alle Stücke</translation>
    </message>
    <message>
        <source>All rolls</source>
        <translation>Alle Würfe</translation>
    </message>
    <message>
        <source>Along the bearing of a rectangle or ellipse, else of the box about it</source>
        <translation>Längs der Richtung eines Rechtecks oder einer Ellipse, sonst die des Rahmens darum</translation>
    </message>
    <message>
        <source>Along the long edges</source>
        <translation>An den langen Kanten</translation>
    </message>
    <message>
        <source>Along the short edges</source>
        <translation>An den kurzen Kanten</translation>
    </message>
    <message>
        <source>Alt + wheel</source>
        <translation>Alt + Mausrad</translation>
    </message>
    <message>
        <source>Always the first</source>
        <translation>Immer das erste</translation>
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
        <source>An area has straight edges; draw a rectangle or a polygon</source>
        <translation>Ein Gebiet hat gerade Kanten; ein Rechteck oder ein Vieleck zeichnen</translation>
    </message>
    <message>
        <source>An estimate of how likely {} wins after each action: from what each side has left of what it brought, what it threatens and what it holds. Above the middle {} leads, below it {}</source>
        <translation>Eine Schätzung, wie wahrscheinlich {} nach jeder Aktion gewinnt: aus dem, was jede Seite von dem Mitgebrachten noch hat, was sie bedroht und was sie hält. Über der Mitte führt {}, darunter {}</translation>
    </message>
    <message>
        <source>An open door among areas lets nobody through, as a barrier lies along it</source>
        <translation>Eine offene Tür zwischen Gebieten lässt niemanden durch, weil eine Grenze an ihr liegt</translation>
    </message>
    <message>
        <source>An open door is nothing in the way; a closed one does what it did before</source>
        <translation>Eine offene Tür steht niemandem im Weg; eine geschlossene tut, was sie vorher tat</translation>
    </message>
    <message>
        <source>An overlap of {overlap} in is too wide here; choose at most {most} in</source>
        <translation>Eine Überlappung von {overlap} in ist hier zu breit; wählen Sie höchstens {most} in</translation>
    </message>
    <message>
        <source>And by</source>
        <translation>Und nach</translation>
    </message>
    <message>
        <source>Another perk brings it about; try that one.</source>
        <translation>Ein anderer Perk ruft es hervor; diesen ausprobieren.</translation>
    </message>
    <message>
        <source>Another program or window has changed “{name}” since it was read here.</source>
        <translation>Ein anderes Programm oder Fenster hat „{name}“ geändert, seit es hier gelesen wurde.</translation>
    </message>
    <message>
        <source>Another size in centimetres, or such as 75 mm; Enter takes it in hand</source>
        <translation>Eine andere Größe in Zentimetern, oder etwa 75 mm; die Eingabetaste nimmt sie in die Hand</translation>
    </message>
    <message>
        <source>Another size in inches, or such as 75 mm; Enter takes it in hand</source>
        <translation>Eine andere Größe in Zoll, oder etwa 75 mm; die Eingabetaste nimmt sie in die Hand</translation>
    </message>
    <message>
        <source>Another size of {name}</source>
        <translation>Eine andere Größe von {name}</translation>
    </message>
    <message>
        <source>Another table</source>
        <translation>Anderer Tisch</translation>
    </message>
    <message>
        <source>Another window has gone on with it, or it may not be deleted</source>
        <translation>Ein anderes Fenster hat damit weitergemacht, oder es darf nicht gelöscht werden</translation>
    </message>
    <message>
        <source>Another window has gone on with {path} and has it open now</source>
        <translation>Ein anderes Fenster hat mit {path} weitergemacht und hat es jetzt offen</translation>
    </message>
    <message>
        <source>Another window has gone on with {path} since it was looked at</source>
        <translation>Ein anderes Fenster hat mit {path} weitergemacht, seit es hier angesehen wurde</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Antworten</translation>
    </message>
    <message>
        <source>Area</source>
        <translation>Gebiet</translation>
    </message>
    <message>
        <source>Area 10 × 5</source>
        <translation>Grundfläche 10 × 5</translation>
    </message>
    <message>
        <source>Area 12 × 6</source>
        <translation>Grundfläche 12 × 6</translation>
    </message>
    <message>
        <source>Area 6 × 4</source>
        <translation>Grundfläche 6 × 4</translation>
    </message>
    <message>
        <source>Area to hold</source>
        <translation>Zu haltendes Gebiet</translation>
    </message>
    <message>
        <source>Areas</source>
        <translation>Gebiete</translation>
    </message>
    <message>
        <source>Areas and their borders</source>
        <translation>Gebiete und ihre Grenzen</translation>
    </message>
    <message>
        <source>Areas that the attack reaches</source>
        <translation>Gebiete, die der Angriff erreicht</translation>
    </message>
    <message>
        <source>Armour</source>
        <translation>Rüstung</translation>
    </message>
    <message>
        <source>Army lists (*.ros *.rosz *.registry *.regiztry *.json *.txt *.csv *.tsv);;All files (*)</source>
        <translation>Armeelisten (*.ros *.rosz *.registry *.regiztry *.json *.txt *.csv *.tsv);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Arrows ring a unit on the table; a click or Enter shows its card.</source>
        <translation>Pfeiltasten umringen eine Einheit auf dem Tisch; Klick oder Eingabetaste zeigt ihre Karte.</translation>
    </message>
    <message>
        <source>As a &amp;kit of pieces</source>
        <translation>Als &amp;Baukasten aus Stücken</translation>
    </message>
    <message>
        <source>As it comes</source>
        <translation>Wie mitgeliefert</translation>
    </message>
    <message>
        <source>As large as one page holds</source>
        <translation>So groß, wie auf eine Seite passt</translation>
    </message>
    <message>
        <source>As many as it takes</source>
        <translation>So viele wie nötig</translation>
    </message>
    <message>
        <source>As one &amp;piece</source>
        <translation>Als ein &amp;Stück</translation>
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
        <source>As they stand</source>
        <translation>Wie sie stehen</translation>
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
        <source>Asset</source>
        <translation>Wertsache</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Sofort</translation>
    </message>
    <message>
        <source>Attack · {weapon}</source>
        <translation>Angreifen · {weapon}</translation>
    </message>
    <message>
        <source>Attacker and target then change places in what it says</source>
        <translation>Angreifer und Ziel tauschen dann die Rollen in dem, was er sagt</translation>
    </message>
    <message>
        <source>Attacks</source>
        <translation>Angriffe</translation>
    </message>
    <message>
        <source>Auto Test for {other}</source>
        <translation>Auto Test für {other}</translation>
    </message>
    <message>
        <source>Automaton</source>
        <translation>Automat</translation>
    </message>
    <message>
        <source>Available</source>
        <translation>Verfügbar</translation>
    </message>
    <message>
        <source>B&amp;eam</source>
        <translation>&amp;Strahl (Beam)</translation>
    </message>
    <message>
        <source>Background picture</source>
        <translation>Hintergrundbild</translation>
    </message>
    <message>
        <source>Background picture…</source>
        <translation>Hintergrundbild…</translation>
    </message>
    <message>
        <source>Bank card</source>
        <translation>Bankkarte</translation>
    </message>
    <message>
        <source>Barrels</source>
        <translation>Fässer</translation>
    </message>
    <message>
        <source>Barricade, 4 in</source>
        <translation>Barrikade, 4 in</translation>
    </message>
    <message>
        <source>Barrier</source>
        <translation>Hindernis</translation>
    </message>
    <message>
        <source>Base</source>
        <translation>Base</translation>
    </message>
    <message>
        <source>Base size</source>
        <translation>Basegröße</translation>
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
        <source>Bases are spread by a length of 0 or more; write it like 1</source>
        <translation>Bases werden um eine Länge ab 0 auseinandergezogen; etwa 1 schreiben</translation>
    </message>
    <message>
        <source>Bases can stand on its top</source>
        <translation>Bases können darauf stehen</translation>
    </message>
    <message>
        <source>Bases found</source>
        <translation>Gefundene Bases</translation>
    </message>
    <message>
        <source>Bases in contact are in melee: neither unit can walk away, and all their models may attack.</source>
        <translation>Bases in Kontakt sind im Nahkampf: Keine Einheit kann weggehen, und alle ihre Modelle dürfen angreifen.</translation>
    </message>
    <message>
        <source>Bases that you click in the picture are listed here, with their sizes and places.</source>
        <translation>Im Bild angeklickte Bases stehen hier mit ihren Größen und Orten.</translation>
    </message>
    <message>
        <source>Bases to cut out</source>
        <translation>Bases zum Ausschneiden</translation>
    </message>
    <message>
        <source>Bases, remembered for the next list</source>
        <translation>Bases, für die nächste Liste gemerkt</translation>
    </message>
    <message>
        <source>Battle</source>
        <translation>Gefecht</translation>
    </message>
    <message>
        <source>Battle report…</source>
        <translation>Gefechtsbericht…</translation>
    </message>
    <message>
        <source>Battlefield {version}

Exact answers for miniature wargames on a flat table.

Unsaved work and the log are kept in {folder}.</source>
        <translation>Battlefield {version}

Genaue Antworten für Miniaturenspiele auf einem ebenen Tisch.

Ungespeicherte Arbeit und das Protokoll liegen in {folder}.</translation>
    </message>
    <message>
        <source>Battles</source>
        <translation>Gefechte</translation>
    </message>
    <message>
        <source>Battles (*.json);;All files (*)</source>
        <translation>Gefechte (*.json);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Be&amp;gin the battle</source>
        <translation>Gefecht be&amp;ginnen</translation>
    </message>
    <message>
        <source>Beam</source>
        <translation>Strahl (Beam)</translation>
    </message>
    <message>
        <source>Bearing</source>
        <translation>Richtung</translation>
    </message>
    <message>
        <source>Bearing snaps to</source>
        <translation>Richtung rastet ein</translation>
    </message>
    <message>
        <source>Beast</source>
        <translation>Bestie</translation>
    </message>
    <message>
        <source>Before the battle</source>
        <translation>Vor dem Gefecht</translation>
    </message>
    <message>
        <source>Before the scenario</source>
        <translation>Vor dem Szenario</translation>
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
        <translation>Mit anderen Würfeln von vorn beginnen: ein weiteres Gefecht der Kampagne</translation>
    </message>
    <message>
        <source>Begin the battle with what is chosen (Ctrl+Enter)</source>
        <translation>Das Gefecht mit dem Gewählten beginnen (Ctrl+Enter)</translation>
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
        <source>Beside the table</source>
        <translation>Neben den Tisch</translation>
    </message>
    <message>
        <source>Best nu&amp;dge</source>
        <translation>Bester &amp;kleiner Ruck</translation>
    </message>
    <message>
        <source>Best nudge</source>
        <translation>Bester kleiner Ruck</translation>
    </message>
    <message>
        <source>Best placement</source>
        <translation>Beste Stelle</translation>
    </message>
    <message>
        <source>Blank table of another size</source>
        <translation>Leerer Tisch anderer Größe</translation>
    </message>
    <message>
        <source>Blast</source>
        <translation>Explosion (Blast)</translation>
    </message>
    <message>
        <source>Blocks</source>
        <translation>Versperrt</translation>
    </message>
    <message>
        <source>Blue die</source>
        <translation>Blauer Würfel</translation>
    </message>
    <message>
        <source>Bold</source>
        <translation>Kühn</translation>
    </message>
    <message>
        <source>Bonus maneuver from</source>
        <translation>Bonusmanöver ab</translation>
    </message>
    <message>
        <source>Book</source>
        <translation>Regelbuch</translation>
    </message>
    <message>
        <source>Boost the attack roll of {unit}</source>
        <translation>Den Angriffswurf von {unit} verstärken</translation>
    </message>
    <message>
        <source>Boost the damage roll of {unit}</source>
        <translation>Den Schadenswurf von {unit} verstärken</translation>
    </message>
    <message>
        <source>Bor&amp;der</source>
        <translation>G&amp;renze</translation>
    </message>
    <message>
        <source>Bottom</source>
        <translation>Unterkante</translation>
    </message>
    <message>
        <source>Bottom left of its box</source>
        <translation>Links unten an seinem Rahmen</translation>
    </message>
    <message>
        <source>Bottom right of its box</source>
        <translation>Rechts unten an seinem Rahmen</translation>
    </message>
    <message>
        <source>Boxes</source>
        <translation>Felder</translation>
    </message>
    <message>
        <source>Bridge, 5 in</source>
        <translation>Brücke, 5 in</translation>
    </message>
    <message>
        <source>Brightness</source>
        <translation>Helligkeit</translation>
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
        <source>Bring it Down!: +1 Power, -1 Defence</source>
        <translation>Bring it Down!: +1 Power, -1 Defence</translation>
    </message>
    <message>
        <source>Bring to the &amp;front</source>
        <translation>&amp;Ganz nach vorn</translation>
    </message>
    <message>
        <source>Bring {what} base to base</source>
        <translation>{what} Base an Base stellen</translation>
    </message>
    <message>
        <source>Bring {what} forward</source>
        <translation>{what} nach vorn holen</translation>
    </message>
    <message>
        <source>Bring {what} to the front</source>
        <translation>{what} ganz nach vorn holen</translation>
    </message>
    <message>
        <source>Buildings</source>
        <translation>Gebäude</translation>
    </message>
    <message>
        <source>Bunker</source>
        <translation>Bunker</translation>
    </message>
    <message>
        <source>By</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>By agreement</source>
        <translation>Nach Absprache</translation>
    </message>
    <message>
        <source>By the cards</source>
        <translation>Nach den Karten</translation>
    </message>
    <message>
        <source>By the ru&amp;les of the next game</source>
        <translation>&amp;Nach den Regeln des nächsten Spiels</translation>
    </message>
    <message>
        <source>By the rules of</source>
        <translation>Nach den Regeln von</translation>
    </message>
    <message>
        <source>By the rules of: {game}</source>
        <translation>Nach den Regeln von: {game}</translation>
    </message>
    <message>
        <source>C&amp;opy about a circle…</source>
        <translation>Im &amp;Kreis kopieren…</translation>
    </message>
    <message>
        <source>Calibration frame</source>
        <translation>Passrahmen</translation>
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
        <source>Campaign…</source>
        <translation>Kampagne…</translation>
    </message>
    <message>
        <source>Can be stood on</source>
        <translation>Begehbar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Candle</source>
        <translation>Kerze</translation>
    </message>
    <message>
        <source>Cannot act now</source>
        <translation>Kann jetzt nicht handeln</translation>
    </message>
    <message>
        <source>Cannot open</source>
        <translation>Lässt sich nicht öffnen</translation>
    </message>
    <message>
        <source>Capacity</source>
        <translation>Fassungsvermögen</translation>
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
        <source>Carry it out  ·  Enter</source>
        <translation>Ausführen  ·  Eingabetaste</translation>
    </message>
    <message>
        <source>Carry one unit to where you click</source>
        <translation>Eine Einheit dorthin tragen, wohin geklickt wird</translation>
    </message>
    <message>
        <source>Carry out one effect of a book on this table: who does it, to whom, and what may come of it</source>
        <translation>Einen Effekt eines Regelbuchs auf diesem Tisch ausführen: wer, an wem, und was dabei herauskommen kann</translation>
    </message>
    <message>
        <source>Catwalk, 8 in</source>
        <translation>Laufsteg, 8 in</translation>
    </message>
    <message>
        <source>Cautious</source>
        <translation>Vorsichtig</translation>
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
        <source>Centre</source>
        <translation>Mitte</translation>
    </message>
    <message>
        <source>Certain: right by a chance of {n} % at least; likely: {m} %; else open (guarded decision rule of JCGM 106:2012)</source>
        <translation>Sicher: mit mindestens {n} % Wahrscheinlichkeit richtig; wahrscheinlich: {m} %; sonst offen (Entscheidungsregel mit Sicherheitsabstand nach JCGM 106:2012)</translation>
    </message>
    <message>
        <source>Chance to kill</source>
        <translation>Chance zu töten</translation>
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
        <source>Change place across of {what}</source>
        <translation>Ort quer von {what} ändern</translation>
    </message>
    <message>
        <source>Change place down of {what}</source>
        <translation>Ort nach unten von {what} ändern</translation>
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
        <source>Change {property} of {what}</source>
        <translation>{property} von {what} ändern</translation>
    </message>
    <message>
        <source>Changed on disk</source>
        <translation>Auf der Festplatte geändert</translation>
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
        <source>Characters are activated side by side; they shoot, strike, burn and lay clouds.</source>
        <translation>Figuren werden Seite um Seite aktiviert; sie schießen, schlagen, brennen und legen Wolken.</translation>
    </message>
    <message>
        <source>Chasm</source>
        <translation>Schlucht</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Probe</translation>
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
        <source>Choose a battle, a file or a blank table</source>
        <translation>Ein Gefecht, eine Datei oder einen leeren Tisch wählen</translation>
    </message>
    <message>
        <source>Choose a command, then press the key that it shall have</source>
        <translation>Einen Befehl wählen, dann die Taste drücken, die er haben soll</translation>
    </message>
    <message>
        <source>Choose a corner in the table first</source>
        <translation>Zuerst eine Ecke in der Tabelle wählen</translation>
    </message>
    <message>
        <source>Choose a folder for the campaign</source>
        <translation>Einen Ordner für die Kampagne wählen</translation>
    </message>
    <message>
        <source>Choose a folder that becomes a campaign</source>
        <translation>Einen Ordner wählen, der zur Kampagne wird</translation>
    </message>
    <message>
        <source>Choose a part, then write about it; Ins adds a unit, Ctrl+S saves, Esc goes back</source>
        <translation>Einen Teil wählen, dann über ihn schreiben; Ins fügt eine Einheit hinzu, Ctrl+S speichert, Esc geht zurück</translation>
    </message>
    <message>
        <source>Choose a picture</source>
        <translation>Bild wählen</translation>
    </message>
    <message>
        <source>Choose a picture: a map, a drawing, or a photograph of a table</source>
        <translation>Ein Bild wählen: eine Karte, eine Zeichnung oder ein Foto eines Tischs</translation>
    </message>
    <message>
        <source>Choose a picture…</source>
        <translation>Bild wählen…</translation>
    </message>
    <message>
        <source>Choose a roster</source>
        <translation>Eine Armeeliste wählen</translation>
    </message>
    <message>
        <source>Choose a scene file</source>
        <translation>Eine Szenendatei wählen</translation>
    </message>
    <message>
        <source>Choose a size, and click near the rim of each base of that size</source>
        <translation>Eine Größe wählen und nahe am Rand jeder Base dieser Größe klicken</translation>
    </message>
    <message>
        <source>Choose a symmetry first, in the menu Design</source>
        <translation>Zuerst eine Symmetrie wählen, im Menü Entwerfen</translation>
    </message>
    <message>
        <source>Choose a table, rosters and players</source>
        <translation>Tisch, Armeelisten und Spieler wählen</translation>
    </message>
    <message>
        <source>Choose a unit first: click one or press N; a number key starts its action at once</source>
        <translation>Zuerst eine Einheit wählen: anklicken oder N drücken; eine Zifferntaste beginnt ihre Aktion sofort</translation>
    </message>
    <message>
        <source>Choose a unit to deploy: click Deploy beside its name or press its number. Alone, you play both sides in turn.</source>
        <translation>Eine Einheit zum Aufstellen wählen: „Deploy“ neben ihrem Namen anklicken oder ihre Ziffer drücken. Allein werden beide Seiten abwechselnd gespielt.</translation>
    </message>
    <message>
        <source>Choose a unit to deploy: click Deploy beside its name or press the number. Then the enemy does.</source>
        <translation>Eine Einheit zum Aufstellen wählen: „Deploy“ neben ihrem Namen anklicken oder die Ziffer drücken. Dann ist der Feind dran.</translation>
    </message>
    <message>
        <source>Choose a weapon: each can be used once per turn.</source>
        <translation>Eine Waffe wählen: Jede lässt sich einmal je Zug einsetzen.</translation>
    </message>
    <message>
        <source>Choose an effect</source>
        <translation>Einen Effekt wählen</translation>
    </message>
    <message>
        <source>Choose an effect here, then who does it and who suffers it on the table; Enter carries it out.</source>
        <translation>Hier einen Effekt wählen, dann auf dem Tisch, wer ihn ausführt und wer ihn erleidet; die Eingabetaste führt ihn aus.</translation>
    </message>
    <message>
        <source>Choose another effect</source>
        <translation>Einen anderen Effekt wählen</translation>
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
        <source>Choose selected</source>
        <translation>Auswahl nehmen</translation>
    </message>
    <message>
        <source>Choose something else to measure by, or a photograph with a frame in it</source>
        <translation>Etwas anderes wählen, wonach gemessen wird, oder ein Foto mit einem Rahmen darin</translation>
    </message>
    <message>
        <source>Choose table and rosters, then begin with Ctrl+Enter; Esc goes back</source>
        <translation>Tisch und Armeelisten wählen, dann mit Ctrl+Enter beginnen; Esc geht zurück</translation>
    </message>
    <message>
        <source>Choose table, rosters, game type and dice, and begin a battle</source>
        <translation>Tisch, Armeelisten, Spielart und Würfel wählen und ein Gefecht beginnen</translation>
    </message>
    <message>
        <source>Choose the source first: click it, or select it and press Alt+P</source>
        <translation>Zuerst die Quelle wählen: anklicken, oder auswählen und Alt+P drücken</translation>
    </message>
    <message>
        <source>Choose what it does next: each line tells the cost, and the last one ends the activation.</source>
        <translation>Wählen, was es als Nächstes tut: Jede Zeile nennt die Kosten, und die letzte beendet die Aktivierung.</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Wählen…</translation>
    </message>
    <message>
        <source>Church</source>
        <translation>Kirche</translation>
    </message>
    <message>
        <source>Circle</source>
        <translation>Kreis</translation>
    </message>
    <message>
        <source>Cl&amp;one</source>
        <translation>&amp;Noch eine davon</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Frei</translation>
    </message>
    <message>
        <source>Clear the selection</source>
        <translation>Nichts mehr auswählen</translation>
    </message>
    <message>
        <source>Click a base or a template to see its facts here and type over them.</source>
        <translation>Eine Base oder eine Schablone anklicken, um ihre Angaben hier zu sehen und zu überschreiben.</translation>
    </message>
    <message>
        <source>Click a base or template to select it · drag over the table to select several</source>
        <translation>Eine Base oder Schablone anklicken wählt sie aus · über den Tisch ziehen wählt mehrere aus</translation>
    </message>
    <message>
        <source>Click a corner first, or type its place too: 6 x 4 at 12, 8</source>
        <translation>Zuerst eine Ecke anklicken oder ihren Ort mittippen: 6 x 4 at 12, 8</translation>
    </message>
    <message>
        <source>Click a line in the Log tab, and the table shows where that happened.</source>
        <translation>Eine Zeile im Reiter Protokoll anklicken, und der Tisch zeigt, wo das geschah.</translation>
    </message>
    <message>
        <source>Click a model to see its unit: what it can do now, and what changes each of its numbers.</source>
        <translation>Ein Modell anklicken, um seine Einheit zu sehen: was sie jetzt tun kann und was jede ihrer Zahlen ändert.</translation>
    </message>
    <message>
        <source>Click a model with a dashed green ring and press `Enter`: it acts now.</source>
        <translation>Ein Modell mit gestricheltem grünem Ring anklicken und `Enter` drücken: Es handelt jetzt.</translation>
    </message>
    <message>
        <source>Click a number or a line to see that moment; {} plays on from it in another way.</source>
        <translation>Eine Zahl oder Zeile anklicken, um diesen Augenblick zu sehen; {} spielt von dort auf andere Weise weiter.</translation>
    </message>
    <message>
        <source>Click a part to select it · drag over the empty table, with Shift anywhere, to select several</source>
        <translation>Ein Teil anklicken wählt es aus · über den leeren Tisch ziehen, mit Shift überall, wählt mehrere aus</translation>
    </message>
    <message>
        <source>Click a step to go back or forward to it</source>
        <translation>Einen Schritt anklicken, um zu ihm zurück- oder vorzugehen</translation>
    </message>
    <message>
        <source>Click an enemy and press `Enter`, or choose it here: each line tells what to expect.</source>
        <translation>Einen Feind anklicken und `Enter` drücken, oder ihn hier wählen: Jede Zeile sagt, was zu erwarten ist.</translation>
    </message>
    <message>
        <source>Click an outlined area, or choose it here, to move there.</source>
        <translation>Ein umrandetes Gebiet anklicken oder es hier wählen, um dorthin zu ziehen.</translation>
    </message>
    <message>
        <source>Click or release to end the tape · C changes what it holds on to · Esc puts it away</source>
        <translation>Klicken oder loslassen beendet das Maßband · C ändert, woran es anlegt · Esc legt es weg</translation>
    </message>
    <message>
        <source>Click points whose places you know, and type these in inches: two scale and turn the picture, four or more take the perspective away</source>
        <translation>Punkte anklicken, deren Orte bekannt sind, und diese in Zoll eingeben: Zwei geben Maßstab und Drehung, vier oder mehr nehmen die Perspektive heraus</translation>
    </message>
    <message>
        <source>Click something on the table to see its exact measures here and type over them.</source>
        <translation>Etwas auf dem Tisch anklicken, um seine genauen Maße hier zu sehen und zu überschreiben.</translation>
    </message>
    <message>
        <source>Click the centre first, or type its place too: 3 about 12, 8</source>
        <translation>Zuerst die Mitte anklicken oder ihren Ort mittippen: 3 about 12, 8</translation>
    </message>
    <message>
        <source>Click the corners of the sheet clockwise, a long side first</source>
        <translation>Die Ecken des Blatts im Uhrzeigersinn anklicken, eine lange Seite zuerst</translation>
    </message>
    <message>
        <source>Click the corners of the table as they are seen, clockwise from its top left corner; points whose places you type after that tell how well it fits</source>
        <translation>Die Ecken des Tischs anklicken, wie sie zu sehen sind, im Uhrzeigersinn von seiner linken oberen Ecke an; Punkte, deren Orte danach eingegeben werden, zeigen, wie gut es passt</translation>
    </message>
    <message>
        <source>Click the first corner</source>
        <translation>Die erste Ecke anklicken</translation>
    </message>
    <message>
        <source>Click the first corner of the hole, or type it: 2 x 2 about 12, 8 · 3 across about 12, 8</source>
        <translation>Die erste Ecke des Lochs anklicken oder tippen: 2 x 2 about 12, 8 · 3 across about 12, 8</translation>
    </message>
    <message>
        <source>Click the four corners of the table as they are seen, clockwise from its top left corner</source>
        <translation>Die vier Ecken des Tischs anklicken, wie sie zu sehen sind, im Uhrzeigersinn von seiner linken oberen Ecke an</translation>
    </message>
    <message>
        <source>Click the model that does it</source>
        <translation>Das Modell anklicken, das es tut</translation>
    </message>
    <message>
        <source>Click the model that looks · Esc leaves</source>
        <translation>Das Modell anklicken, das schaut · Esc beendet</translation>
    </message>
    <message>
        <source>Click the model that suffers it</source>
        <translation>Das Modell anklicken, das es trifft</translation>
    </message>
    <message>
        <source>Click the next corner, or type 4 at 90 · Enter or a double click ends · Backspace takes back</source>
        <translation>Die nächste Ecke anklicken oder 4 at 90 tippen · Enter oder Doppelklick beendet · Backspace nimmt zurück</translation>
    </message>
    <message>
        <source>Click the other corner, or type 6 x 4 · Shift keeps it even, Alt draws from the centre</source>
        <translation>Die andere Ecke anklicken oder 6 x 4 tippen · Shift hält die Seiten gleich, Alt zeichnet aus der Mitte</translation>
    </message>
    <message>
        <source>Click the place · or type it: {examples}</source>
        <translation>Den Ort anklicken · oder tippen: {examples}</translation>
    </message>
    <message>
        <source>Click the rim, or type its radius: 3 · 75 mm · 6 across</source>
        <translation>Den Rand anklicken oder den Radius tippen: 3 · 75 mm · 6 across</translation>
    </message>
    <message>
        <source>Click the target and press `Enter`, or choose it here.</source>
        <translation>Das Ziel anklicken und `Enter` drücken, oder es hier wählen.</translation>
    </message>
    <message>
        <source>Click to put the {words} down, Shift keeps another in hand · R turns · Esc lets it go</source>
        <translation>Klicken legt ab: {words}, mit Shift bleibt noch eins in der Hand · R dreht · Esc lässt los</translation>
    </message>
    <message>
        <source>Click to put {name} down, Shift keeps another in hand · R turns · Esc lets it go</source>
        <translation>Klicken legt ab: {name}, mit Shift bleibt noch eins in der Hand · R dreht · Esc lässt los</translation>
    </message>
    <message>
        <source>Click where the light is</source>
        <translation>Klicken, wo das Licht ist</translation>
    </message>
    <message>
        <source>Click where the line begins</source>
        <translation>Klicken, wo die Linie beginnt</translation>
    </message>
    <message>
        <source>Click where the note stands · or type it: 12, 8</source>
        <translation>Klicken, wo die Notiz steht · oder tippen: 12, 8</translation>
    </message>
    <message>
        <source>Click where the tape begins: an edge, a centre or a free point · C changes what it holds on to</source>
        <translation>Klicken, wo das Maßband beginnt: an einer Kante, einem Mittelpunkt oder einem freien Punkt · C ändert, woran es anlegt</translation>
    </message>
    <message>
        <source>Click: show where · double click: look at the table as it was then
Reached by keys (F6), Up, Down and Enter do the same</source>
        <translation>Klick: zeigen, wo · Doppelklick: den Tisch ansehen, wie er damals war
Mit Tasten erreichbar (F6); Auf, Ab und Eingabetaste tun dasselbe</translation>
    </message>
    <message>
        <source>Climb at most</source>
        <translation>Klettert höchstens</translation>
    </message>
    <message>
        <source>Climbs up to</source>
        <translation>Klettert bis</translation>
    </message>
    <message>
        <source>Clockwise, from how it stands in its file</source>
        <translation>Im Uhrzeigersinn gegenüber der Datei</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Close a door</source>
        <translation>Eine Tür schließen</translation>
    </message>
    <message>
        <source>Close the tab</source>
        <translation>Reiter schließen</translation>
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
        <source>Close this hint</source>
        <translation>Diesen Hinweis schließen</translation>
    </message>
    <message>
        <source>Closed</source>
        <translation>Geschlossen</translation>
    </message>
    <message>
        <source>Closer look</source>
        <translation>Genauer hinsehen</translation>
    </message>
    <message>
        <source>Cloud, not through</source>
        <translation>Wolke, nicht hindurch</translation>
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
        <source>Coherency</source>
        <translation>Zusammenhalt</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>Colour of the mat (takes much ink)</source>
        <translation>Farbe der Matte (braucht viel Tinte)</translation>
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
        <source>Columns stand in the middle of their squares, half a square across</source>
        <translation>Säulen stehen in der Mitte ihrer Felder, ein halbes Feld breit</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>Command die</source>
        <translation>Befehlswürfel</translation>
    </message>
    <message>
        <source>Commands and their keys</source>
        <translation>Befehle und ihre Tasten</translation>
    </message>
    <message>
        <source>Compare what both sides see, reach and hide in, with pictures</source>
        <translation>Mit Bildern vergleichen, was beide Seiten sehen, erreichen und als Versteck haben</translation>
    </message>
    <message>
        <source>Comparing the figures of both sides</source>
        <translation>Die Zahlen beider Seiten werden verglichen</translation>
    </message>
    <message>
        <source>Cone</source>
        <translation>Kegel (Cone)</translation>
    </message>
    <message>
        <source>Container, 20 ft</source>
        <translation>Container, 20 Fuß</translation>
    </message>
    <message>
        <source>Container, 40 ft</source>
        <translation>Container, 40 Fuß</translation>
    </message>
    <message>
        <source>Containers, pipes and tanks</source>
        <translation>Container, Rohre und Tanks</translation>
    </message>
    <message>
        <source>Contested objectives</source>
        <translation>Umkämpfte Missionsziele</translation>
    </message>
    <message>
        <source>Contours</source>
        <translation>Höhenlinien</translation>
    </message>
    <message>
        <source>Cop&amp;y</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>Copied {parts_named}, as text</source>
        <translation>{parts_named} als Text kopiert</translation>
    </message>
    <message>
        <source>Copied: the words and the picture are on the clipboard.</source>
        <translation>Kopiert: Die Worte und das Bild liegen in der Zwischenablage.</translation>
    </message>
    <message>
        <source>Copies are counted from 1 to {most}, not {number}; write another number</source>
        <translation>Kopien zählen von 1 bis {most}, nicht {number}; eine andere Zahl schreiben</translation>
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
        <source>Copy all results with their reasons</source>
        <translation>Alle Ergebnisse mit ihren Gründen kopieren</translation>
    </message>
    <message>
        <source>Copy as a table</source>
        <translation>Als Tabelle kopieren</translation>
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
        <source>Copy the list to the clipboard, as a table (Ctrl+Shift+C)</source>
        <translation>Die Liste als Tabelle in die Zwischenablage kopieren (Ctrl+Shift+C)</translation>
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
        <source>Copy words and picture</source>
        <translation>Worte und Bild kopieren</translation>
    </message>
    <message>
        <source>Copy {what} {count} times about a circle</source>
        <translation>{what} {count}-mal im Kreis kopieren</translation>
    </message>
    <message>
        <source>Copy {what} {count} times in a row</source>
        <translation>{what} {count}-mal in einer Reihe kopieren</translation>
    </message>
    <message>
        <source>Corners</source>
        <translation>Ecken</translation>
    </message>
    <message>
        <source>Corners are left out within a length above 0; write it like 0.1</source>
        <translation>Ecken werden innerhalb einer Länge über 0 weggelassen; etwa 0.1 schreiben</translation>
    </message>
    <message>
        <source>Cottage</source>
        <translation>Kate</translation>
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
        <source>Count models</source>
        <translation>Modelle zählen</translation>
    </message>
    <message>
        <source>Counts as hidden from</source>
        <translation>Gilt als verdeckt ab</translation>
    </message>
    <message>
        <source>Counts where</source>
        <translation>Zählt, wo</translation>
    </message>
    <message>
        <source>Course</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Courtyard</source>
        <translation>Innenhof</translation>
    </message>
    <message>
        <source>Cover</source>
        <translation>Deckung</translation>
    </message>
    <message>
        <source>Cover on its own half</source>
        <translation>Deckung auf der eigenen Hälfte</translation>
    </message>
    <message>
        <source>Covered</source>
        <translation>Getroffen</translation>
    </message>
    <message>
        <source>Covered models</source>
        <translation>Getroffene Modelle</translation>
    </message>
    <message>
        <source>Crater, large</source>
        <translation>Krater, groß</translation>
    </message>
    <message>
        <source>Crater, small</source>
        <translation>Krater, klein</translation>
    </message>
    <message>
        <source>Crates, row</source>
        <translation>Kisten, Reihe</translation>
    </message>
    <message>
        <source>Crates, stack</source>
        <translation>Kisten, Stapel</translation>
    </message>
    <message>
        <source>Create table</source>
        <translation>Tisch anlegen</translation>
    </message>
    <message>
        <source>Ctrl + click</source>
        <translation>Ctrl + Klick</translation>
    </message>
    <message>
        <source>Ctrl+Enter pushes; on the table Enter does, and Esc takes this away</source>
        <translation>Ctrl+Enter stößt; auf dem Tisch tut es Enter, und Esc nimmt dies weg</translation>
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
        <source>Cut a hole into {what}</source>
        <translation>Ein Loch in {what} schneiden</translation>
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
        <source>Cut {what}</source>
        <translation>{what} ausschneiden</translation>
    </message>
    <message>
        <source>Cut {what} at the table&apos;s edge</source>
        <translation>{what} am Tischrand abschneiden</translation>
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
        <source>Damage boxes of each model</source>
        <translation>Schadensfelder jedes Modells</translation>
    </message>
    <message>
        <source>Damage of a crash</source>
        <translation>Schaden eines Aufpralls</translation>
    </message>
    <message>
        <source>Damage that it does to who comes into it</source>
        <translation>Schaden, den es dem zufügt, der hineinkommt</translation>
    </message>
    <message>
        <source>Damaged journal</source>
        <translation>Beschädigtes Journal</translation>
    </message>
    <message>
        <source>Damaged. {words}. {note}</source>
        <translation>Beschädigt. {words}. {note}</translation>
    </message>
    <message>
        <source>Dangerous</source>
        <translation>Gefährlich</translation>
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
        <source>Decoys and hidden units</source>
        <translation>Täuschungen und verdeckte Einheiten</translation>
    </message>
    <message>
        <source>Defences</source>
        <translation>Verteidigungsanlagen</translation>
    </message>
    <message>
        <source>Defender</source>
        <translation>Verteidiger</translation>
    </message>
    <message>
        <source>Degrees clockwise about its centre</source>
        <translation>Grad im Uhrzeigersinn um seinen Mittelpunkt</translation>
    </message>
    <message>
        <source>Delete layer</source>
        <translation>Ebene löschen</translation>
    </message>
    <message>
        <source>Delete {name}</source>
        <translation>{name} löschen</translation>
    </message>
    <message>
        <source>Delete {what}</source>
        <translation>{what} löschen</translation>
    </message>
    <message>
        <source>Delete “{name}” from your library? This cannot be undone.</source>
        <translation>„{name}“ aus Ihrer Bibliothek löschen? Das lässt sich nicht rückgängig machen.</translation>
    </message>
    <message>
        <source>Density</source>
        <translation>Dichte</translation>
    </message>
    <message>
        <source>Deploy 1 model of {side}</source>
        <translation>1 Modell von {side} aufstellen</translation>
    </message>
    <message>
        <source>Deploy {models} models of {side}</source>
        <translation>{models} Modelle von {side} aufstellen</translation>
    </message>
    <message>
        <source>Deployment</source>
        <translation>Aufstellung</translation>
    </message>
    <message>
        <source>Deployment zone</source>
        <translation>Aufstellungszone</translation>
    </message>
    <message>
        <source>Deployment zones</source>
        <translation>Aufstellungszonen</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Beschreibung</translation>
    </message>
    <message>
        <source>Design</source>
        <translation>Entwerfen</translation>
    </message>
    <message>
        <source>Designer</source>
        <translation>Entworfen von</translation>
    </message>
    <message>
        <source>Di&amp;ce against chance</source>
        <translation>Würfel &amp;und Zufall</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>Dice are to be rolled: there is nothing to decide</source>
        <translation>Es wird gewürfelt: zu entscheiden ist nichts</translation>
    </message>
    <message>
        <source>Dice of side {number}</source>
        <translation>Würfel von Seite {number}</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Unterschied</translation>
    </message>
    <message>
        <source>Difficult</source>
        <translation>Schwierig</translation>
    </message>
    <message>
        <source>Difficult inch costs</source>
        <translation>Schwieriger Zoll kostet</translation>
    </message>
    <message>
        <source>Diffuse</source>
        <translation>Streuung (Diffuse)</translation>
    </message>
    <message>
        <source>Diminish</source>
        <translation>Diminish</translation>
    </message>
    <message>
        <source>Directions</source>
        <translation>Richtungen</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>Weite</translation>
    </message>
    <message>
        <source>Do it · Alt+I</source>
        <translation>Rat befolgen · Alt+I</translation>
    </message>
    <message>
        <source>Do what the program advises</source>
        <translation>Tun, was das Programm rät</translation>
    </message>
    <message>
        <source>Docks</source>
        <translation>Hafen</translation>
    </message>
    <message>
        <source>Done so far</source>
        <translation>Bisher getan</translation>
    </message>
    <message>
        <source>Door</source>
        <translation>Tür</translation>
    </message>
    <message>
        <source>Doors</source>
        <translation>Türen</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Runter</translation>
    </message>
    <message>
        <source>Drag a corner · click an edge to add one · Del takes the corner away · arrows move it · M types its place · Enter or Esc ends</source>
        <translation>Eine Ecke ziehen · auf eine Kante klicken setzt eine dazu · Del nimmt die Ecke weg · Pfeile bewegen sie · M nimmt ihren Ort an · Enter oder Esc beendet</translation>
    </message>
    <message>
        <source>Drag a corner · click an edge to add one · Enter or Esc ends</source>
        <translation>Eine Ecke ziehen · auf eine Kante klicken setzt eine dazu · Enter oder Esc beendet</translation>
    </message>
    <message>
        <source>Drag a model with a dashed green ring to move its unit, or click it and press `Enter`.</source>
        <translation>Ein Modell mit gestricheltem grünem Ring ziehen, um seine Einheit zu bewegen, oder es anklicken und `Enter` drücken.</translation>
    </message>
    <message>
        <source>Drag a unit onto an enemy to attack, or click both. Units without a target can hold.</source>
        <translation>Eine Einheit auf einen Feind ziehen, um anzugreifen, oder beide anklicken. Einheiten ohne Ziel können halten.</translation>
    </message>
    <message>
        <source>Drag from corner to corner, or click both · or type: 6 x 4 at 12, 8</source>
        <translation>Von Ecke zu Ecke ziehen oder beide anklicken · oder tippen: 6 x 4 at 12, 8</translation>
    </message>
    <message>
        <source>Drag from the centre, or click centre and rim · or type: 3 about 12, 8</source>
        <translation>Aus der Mitte ziehen oder Mitte und Rand anklicken · oder tippen: 3 about 12, 8</translation>
    </message>
    <message>
        <source>Drag one of these models, or use the arrow keys (`Shift`: 1 in). Its unit comes along, and nothing is final yet.</source>
        <translation>Eines dieser Modelle ziehen oder die Pfeiltasten benutzen (`Shift`: 1 in). Seine Einheit kommt mit, und noch ist nichts endgültig.</translation>
    </message>
    <message>
        <source>Drag over the table</source>
        <translation>Über den Tisch ziehen</translation>
    </message>
    <message>
        <source>Drag the corners to where they belong, or take the last back with Backspace</source>
        <translation>Die Ecken dorthin ziehen, wohin sie gehören, oder die letzte mit der Rücktaste zurücknehmen</translation>
    </message>
    <message>
        <source>Drag the model, or click its destination: it can end anywhere in the tinted area.</source>
        <translation>Das Modell ziehen oder sein Ziel anklicken: Es kann überall in der getönten Fläche enden.</translation>
    </message>
    <message>
        <source>Drag this model to its position, or click there. Nothing is final yet.</source>
        <translation>Dieses Modell an seinen Platz ziehen oder dorthin klicken. Noch ist nichts endgültig.</translation>
    </message>
    <message>
        <source>Drag this slider to look back at the battle so far; drag it to the end to play on.</source>
        <translation>Diesen Schieber ziehen, um auf das bisherige Gefecht zurückzuschauen; bis ans Ende ziehen, um weiterzuspielen.</translation>
    </message>
    <message>
        <source>Drag to look back at the battle; long ticks are rounds, short ones phases</source>
        <translation>Ziehen, um auf das Gefecht zurückzuschauen; lange Striche sind Runden, kurze Phasen</translation>
    </message>
    <message>
        <source>Drag to look back at the battle; long ticks are turns, short ones phases</source>
        <translation>Ziehen, um auf das Gefecht zurückzuschauen; lange Striche sind Züge, kurze Phasen</translation>
    </message>
    <message>
        <source>Drag to move · arrow keys nudge · R turns · M types an exact move · Esc selects nothing</source>
        <translation>Ziehen bewegt · Pfeiltasten rücken · R dreht · M nimmt eine genaue Bewegung an · Esc hebt die Auswahl auf</translation>
    </message>
    <message>
        <source>Drag to move, handles scale and turn · double click edits corners · Alt+click takes what lies below · Shift+drag selects by a frame</source>
        <translation>Ziehen bewegt, Griffe skalieren und drehen · Doppelklick bearbeitet Ecken · Alt+Klick nimmt, was darunter liegt · Shift+Ziehen wählt mit einem Rahmen aus</translation>
    </message>
    <message>
        <source>Dragging one model takes its unit along; Ctrl does the other</source>
        <translation>Ein Modell zu ziehen nimmt seine Einheit mit; Ctrl tut das andere</translation>
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
        <source>Draw a deployment zone</source>
        <translation>Aufstellungszone zeichnen</translation>
    </message>
    <message>
        <source>Draw a hill, {size}, in contours of {level}</source>
        <translation>Hügel zeichnen, {size}, in Stufen von {level}</translation>
    </message>
    <message>
        <source>Draw a hole into the selected part</source>
        <translation>Ein Loch in das ausgewählte Teil zeichnen</translation>
    </message>
    <message>
        <source>Draw a line here</source>
        <translation>Hier eine Linie zeichnen</translation>
    </message>
    <message>
        <source>Draw a line that parts what is selected</source>
        <translation>Eine Linie zeichnen, die die Auswahl teilt</translation>
    </message>
    <message>
        <source>Draw a map…</source>
        <translation>Karte zeichnen…</translation>
    </message>
    <message>
        <source>Draw a road or a river along a line</source>
        <translation>Eine Straße oder einen Fluss entlang einer Linie zeichnen</translation>
    </message>
    <message>
        <source>Draw a smooth curve through the points that are clicked</source>
        <translation>Eine glatte Kurve durch die angeklickten Punkte zeichnen</translation>
    </message>
    <message>
        <source>Draw a wall, hedge or fence along a line</source>
        <translation>Eine Mauer, Hecke oder einen Zaun entlang einer Linie zeichnen</translation>
    </message>
    <message>
        <source>Draw a {what}, {size}</source>
        <translation>{what} zeichnen, {size}</translation>
    </message>
    <message>
        <source>Draw an area that figures move by</source>
        <translation>Ein Gebiet zeichnen, nach dem sich Figuren bewegen</translation>
    </message>
    <message>
        <source>Draw an area, {size}</source>
        <translation>Gebiet zeichnen, {size}</translation>
    </message>
    <message>
        <source>Draw an edge at which a side comes on</source>
        <translation>Eine Kante zeichnen, an der eine Seite auf den Tisch kommt</translation>
    </message>
    <message>
        <source>Draw an entry edge of {side}, {length}</source>
        <translation>Eintrittskante von {side} zeichnen, {length}</translation>
    </message>
    <message>
        <source>Draw an entry edge, {length}</source>
        <translation>Eintrittskante zeichnen, {length}</translation>
    </message>
    <message>
        <source>Draw an oval piece of terrain</source>
        <translation>Ein ovales Geländestück zeichnen</translation>
    </message>
    <message>
        <source>Draw an {what}, {size}</source>
        <translation>{what} zeichnen, {size}</translation>
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
        <source>Draw here</source>
        <translation>Hier zeichnen</translation>
    </message>
    <message>
        <source>Draw how the border of an area is crossed</source>
        <translation>Zeichnen, wie die Grenze eines Gebiets überschritten wird</translation>
    </message>
    <message>
        <source>Draw in symmetry: {symmetry}</source>
        <translation>Symmetrisch zeichnen: {symmetry}</translation>
    </message>
    <message>
        <source>Draw new parts into the chosen layer</source>
        <translation>Neue Teile in die gewählte Ebene zeichnen</translation>
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
        <source>Draw without symmetry</source>
        <translation>Ohne Symmetrie zeichnen</translation>
    </message>
    <message>
        <source>Drawing tools</source>
        <translation>Zeichenwerkzeuge</translation>
    </message>
    <message>
        <source>Drawn &amp;terrain</source>
        <translation>&amp;Gezeichnetes Gelände</translation>
    </message>
    <message>
        <source>Drawn terrain</source>
        <translation>Gezeichnetes Gelände</translation>
    </message>
    <message>
        <source>Draws</source>
        <translation>Unentschieden</translation>
    </message>
    <message>
        <source>Drop it</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Drop it on an enemy to attack</source>
        <translation>Auf einem Feind ablegen greift an</translation>
    </message>
    <message numerus="yes">
        <source>Drop the rescued work on {n} tables or battles</source>
        <translation>
            <numerusform>Die gerettete Arbeit an einem Tisch oder Gefecht wegwerfen</numerusform>
            <numerusform>Die gerettete Arbeit an {n} Tischen oder Gefechten wegwerfen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Drop the rescued work on {n} tables or battles (the files *{damaged} are kept)</source>
        <translation>
            <numerusform>Die gerettete Arbeit an einem Tisch oder Gefecht wegwerfen (die Dateien *{damaged} bleiben)</numerusform>
            <numerusform>Die gerettete Arbeit an {n} Tischen oder Gefechten wegwerfen (die Dateien *{damaged} bleiben)</numerusform>
        </translation>
    </message>
    <message>
        <source>Dropped</source>
        <translation>Weggelassen</translation>
    </message>
    <message>
        <source>Duplicate {what}</source>
        <translation>{what} verdoppeln</translation>
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
        <source>EFX on a 6</source>
        <translation>EFX bei 6</translation>
    </message>
    <message>
        <source>Each ability of everybody, for their checks</source>
        <translation>Jede Fähigkeit aller, für ihre Proben</translation>
    </message>
    <message>
        <source>Each continuous effect is then checked and applied</source>
        <translation>Jeder dauerhafte Effekt wird dann geprüft und angewendet</translation>
    </message>
    <message>
        <source>Each model by itself</source>
        <translation>Jedes Modell für sich</translation>
    </message>
    <message>
        <source>Each model must stay within 2 in of another of its unit: green links show that they do.</source>
        <translation>Jedes Modell muss höchstens 2 in von einem anderen seiner Einheit bleiben: Grüne Verbindungen zeigen es.</translation>
    </message>
    <message>
        <source>Each round begins with planning: every Hero chooses an action, and cards decide who acts when.</source>
        <translation>Jede Runde beginnt mit der Planung: Jeder Held wählt eine Aktion, und Karten bestimmen, wer wann handelt.</translation>
    </message>
    <message>
        <source>Each turn begins with a roll-off: the side that rolls higher is Turn Master and acts first in every phase.</source>
        <translation>Jeder Zug beginnt mit einem Auswürfeln: Die Seite mit dem höheren Wurf ist Turn Master und handelt in jeder Phase zuerst.</translation>
    </message>
    <message>
        <source>Each turn has these phases. In each, the sides alternate, one unit at a time.</source>
        <translation>Jeder Zug hat diese Phasen. In jeder wechseln sich die Seiten ab, eine Einheit nach der anderen.</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>Davor</translation>
    </message>
    <message>
        <source>Eerie green</source>
        <translation>Gespenstisches Grün</translation>
    </message>
    <message>
        <source>Effect be&amp;nch</source>
        <translation>Effekt-&amp;Prüfstand</translation>
    </message>
    <message>
        <source>Effect bench</source>
        <translation>Effekt-Prüfstand</translation>
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
        <source>Either player opens or closes a door between two actions, and it costs nothing.</source>
        <translation>Jeder Spieler öffnet oder schließt eine Tür zwischen zwei Aktionen, und es kostet nichts.</translation>
    </message>
    <message>
        <source>Ellipse</source>
        <translation>Ellipse</translation>
    </message>
    <message>
        <source>Else goes</source>
        <translation>Weicht sonst ab</translation>
    </message>
    <message>
        <source>Enter carries it out · a click chooses who does it, Shift with a click the other · Esc leaves</source>
        <translation>Enter führt es aus · ein Klick wählt, wer es tut, Shift mit Klick den anderen · Esc beendet</translation>
    </message>
    <message>
        <source>Enter carries it out · a click chooses who suffers it, Shift with a click the other · Esc leaves</source>
        <translation>Enter führt es aus · ein Klick wählt, wen es trifft, Shift mit Klick den anderen · Esc beendet</translation>
    </message>
    <message>
        <source>Enter keeps it under this name, Esc leaves it</source>
        <translation>Eingabetaste hebt es unter diesem Namen auf, Esc verlässt es</translation>
    </message>
    <message>
        <source>Enter lets it</source>
        <translation>Eingabetaste lässt es</translation>
    </message>
    <message>
        <source>Enter or a click on the target attacks · Esc calls it off · a click aims at another enemy</source>
        <translation>Eingabetaste oder Klick auf das Ziel greift an · Esc bricht ab · ein Klick zielt auf einen anderen Feind</translation>
    </message>
    <message>
        <source>Enter or a click on the target attacks · digits attack by another weapon · Esc calls it off · a click aims at another enemy</source>
        <translation>Eingabetaste oder Klick auf das Ziel greift an · Ziffern greifen mit einer anderen Waffe an · Esc bricht ab · ein Klick zielt auf einen anderen Feind</translation>
    </message>
    <message>
        <source>Enter or double click shows the place</source>
        <translation>Eingabetaste oder Doppelklick zeigt die Stelle</translation>
    </message>
    <message>
        <source>Enter or its number starts “{action}”</source>
        <translation>Eingabetaste oder die Ziffer beginnt „{action}“</translation>
    </message>
    <message>
        <source>Enter pushes what is selected</source>
        <translation>Enter stößt, was ausgewählt ist</translation>
    </message>
    <message numerus="yes">
        <source>Enter pushes {n} models {far}</source>
        <translation>
            <numerusform>Enter stößt das ausgewählte {far}</numerusform>
            <numerusform>Enter stößt {n} Modelle {far}</numerusform>
        </translation>
    </message>
    <message>
        <source>Enter writes the note · Esc leaves it</source>
        <translation>Enter schreibt die Notiz · Esc lässt sie</translation>
    </message>
    <message>
        <source>Entry edge</source>
        <translation>Eintrittskante</translation>
    </message>
    <message>
        <source>Entry edges</source>
        <translation>Eintrittskanten</translation>
    </message>
    <message>
        <source>Equal points</source>
        <translation>Gleiche Punkte</translation>
    </message>
    <message>
        <source>Esc steps back everywhere; choose another key</source>
        <translation>Esc geht überall einen Schritt zurück; eine andere Taste wählen</translation>
    </message>
    <message>
        <source>Esc takes back nothing that was answered or rolled; Ctrl+Z takes the last answer back</source>
        <translation>Esc nimmt nichts zurück, was beantwortet oder gewürfelt ist; Ctrl+Z nimmt die letzte Antwort zurück</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Ereignis</translation>
    </message>
    <message>
        <source>Events that have happened, of all</source>
        <translation>Ereignisse, die geschehen sind, von allen</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Exact &amp;measures</source>
        <translation>Genaue &amp;Maße</translation>
    </message>
    <message>
        <source>Exact distance</source>
        <translation>Genaue Weite</translation>
    </message>
    <message>
        <source>Exit</source>
        <translation>Ausgang</translation>
    </message>
    <message>
        <source>Explain the numbers and short forms of each book</source>
        <translation>Die Zahlen und Abkürzungen jedes Regelbuchs erklären</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Export keys</source>
        <translation>Tasten exportieren</translation>
    </message>
    <message>
        <source>Export keys…</source>
        <translation>Tasten exportieren…</translation>
    </message>
    <message>
        <source>Exported to {path}</source>
        <translation>Exportiert nach {path}</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren…</translation>
    </message>
    <message>
        <source>Exposure</source>
        <translation>Einsehbarkeit</translation>
    </message>
    <message>
        <source>Eye height</source>
        <translation>Augenhöhe</translation>
    </message>
    <message>
        <source>F11 fills the screen · Esc leaves</source>
        <translation>F11 füllt den Bildschirm · Esc verlässt</translation>
    </message>
    <message>
        <source>Facing</source>
        <translation>Ausrichtung</translation>
    </message>
    <message>
        <source>Fair</source>
        <translation>Fair</translation>
    </message>
    <message>
        <source>Fair: no figure of the fairness report differs between {side} and {other}, as the table is its own image under {symmetry}; {checked}.</source>
        <translation>Fair: Keine Zahl des Fairnessberichts unterscheidet {side} und {other}, denn der Tisch ist sein eigenes Bild – {symmetry}; {checked}.</translation>
    </message>
    <message>
        <source>Fair: no figure of the fairness report differs between {side} and {other}; {checked}.</source>
        <translation>Fair: Keine Zahl des Fairnessberichts unterscheidet {side} und {other}; {checked}.</translation>
    </message>
    <message>
        <source>Fairness report</source>
        <translation>Fairness-Bericht</translation>
    </message>
    <message>
        <source>Fairness report…</source>
        <translation>Fairness-Bericht…</translation>
    </message>
    <message>
        <source>Falls when</source>
        <translation>Fällt, wenn</translation>
    </message>
    <message>
        <source>Farmhouse</source>
        <translation>Bauernhaus</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>Faults</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Fence, 6 in</source>
        <translation>Zaun, 6 in</translation>
    </message>
    <message>
        <source>Fence, corner</source>
        <translation>Zaun, Ecke</translation>
    </message>
    <message>
        <source>Fewer settings</source>
        <translation>Weniger Einstellungen</translation>
    </message>
    <message>
        <source>Fewest pages</source>
        <translation>So wenige Seiten wie möglich</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Feld</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Figur</translation>
    </message>
    <message>
        <source>Figures of both sides</source>
        <translation>Zahlen beider Seiten</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>File name too long</source>
        <translation>Dateiname zu lang</translation>
    </message>
    <message>
        <source>Filter findings</source>
        <translation>Befunde filtern</translation>
    </message>
    <message>
        <source>Find a command or a key</source>
        <translation>Einen Befehl oder eine Taste suchen</translation>
    </message>
    <message>
        <source>Find a page</source>
        <translation>Eine Seite suchen</translation>
    </message>
    <message>
        <source>Find a part</source>
        <translation>Ein Teil suchen</translation>
    </message>
    <message>
        <source>Find a part by name, kind, side or layer</source>
        <translation>Ein Teil nach Name, Art, Seite oder Ebene suchen</translation>
    </message>
    <message>
        <source>Find a word</source>
        <translation>Ein Wort suchen</translation>
    </message>
    <message>
        <source>Find an effect</source>
        <translation>Einen Effekt suchen</translation>
    </message>
    <message>
        <source>Find an effect by its name</source>
        <translation>Einen Effekt nach seinem Namen suchen</translation>
    </message>
    <message>
        <source>Find battles, tables and rosters</source>
        <translation>Gefechte, Tische und Armeelisten suchen</translation>
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
        <source>Find in the log</source>
        <translation>Im Protokoll suchen</translation>
    </message>
    <message>
        <source>Find in the manual, the rulings and the effects</source>
        <translation>Im Handbuch, in Regelfragen und Effekten suchen</translation>
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
        <source>Finding legal positions…</source>
        <translation>Erlaubte Stellungen werden gesucht…</translation>
    </message>
    <message>
        <source>Finding the bases again …</source>
        <translation>Die Bases werden wiedergefunden …</translation>
    </message>
    <message>
        <source>Finding where a base can stand and walk</source>
        <translation>Ermittelt wird, wo eine Base stehen und gehen kann</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Befunde</translation>
    </message>
    <message>
        <source>Finish attacking</source>
        <translation>Angriff beenden</translation>
    </message>
    <message>
        <source>Fire</source>
        <translation>Feuer</translation>
    </message>
    <message>
        <source>Fire, 5 in</source>
        <translation>Feuer, 5 in</translation>
    </message>
    <message>
        <source>Fit the selection</source>
        <translation>Auswahl einpassen</translation>
    </message>
    <message>
        <source>Flag</source>
        <translation>Flagge</translation>
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
        <source>Flip each of {what}</source>
        <translation>Jedes von {what} spiegeln</translation>
    </message>
    <message>
        <source>Flip the piece in hand</source>
        <translation>Stück in der Hand spiegeln</translation>
    </message>
    <message>
        <source>Flip {what} left to right</source>
        <translation>{what} waagerecht spiegeln</translation>
    </message>
    <message>
        <source>Flip {what} top to bottom</source>
        <translation>{what} senkrecht spiegeln</translation>
    </message>
    <message>
        <source>Focus</source>
        <translation>Fokus</translation>
    </message>
    <message>
        <source>Fold away these options</source>
        <translation>Diese Optionen einklappen</translation>
    </message>
    <message>
        <source>Follow the system&apos;s light or dark colours</source>
        <translation>Den hellen oder dunklen Farben des Systems folgen</translation>
    </message>
    <message>
        <source>Follow within</source>
        <translation>Genau bis auf</translation>
    </message>
    <message>
        <source>Follows one page of rules, which can be printed and played by hand.</source>
        <translation>Folgt einer Seite Regeln, die sich ausdrucken und von Hand spielen lässt.</translation>
    </message>
    <message>
        <source>Foot</source>
        <translation>Fuß</translation>
    </message>
    <message>
        <source>For how many rounds it stays</source>
        <translation>Wie viele Runden es bleibt</translation>
    </message>
    <message>
        <source>For whom</source>
        <translation>Für wen</translation>
    </message>
    <message>
        <source>Forbidden</source>
        <translation>Verboten</translation>
    </message>
    <message>
        <source>Force</source>
        <translation>Zwingen</translation>
    </message>
    <message>
        <source>Force: one straight push in any direction, as far as the lit region</source>
        <translation>Zwingen: ein gerader Stoß in irgendeine Richtung, so weit der helle Bereich reicht</translation>
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
        <source>Formation</source>
        <translation>Formation</translation>
    </message>
    <message>
        <source>Foundry scene</source>
        <translation>Foundry-Szene</translation>
    </message>
    <message>
        <source>Foundry – walls, doors, lights and tokens of a scene</source>
        <translation>Foundry – Mauern, Türen, Lichter und Figuren einer Szene</translation>
    </message>
    <message>
        <source>Four arms, 3 inches wide</source>
        <translation>Vier Arme, 3 Zoll breit</translation>
    </message>
    <message>
        <source>Four corners</source>
        <translation>Vier Ecken</translation>
    </message>
    <message>
        <source>Four corners are needed; {count} of them are set</source>
        <translation>Vier Ecken sind nötig; {count} davon sind gesetzt</translation>
    </message>
    <message>
        <source>Four corners of the table</source>
        <translation>Vier Ecken des Tischs</translation>
    </message>
    <message>
        <source>Four standing corners: a way in from every side</source>
        <translation>Vier stehende Ecken: ein Zugang von jeder Seite</translation>
    </message>
    <message>
        <source>Four wings round an open court</source>
        <translation>Vier Flügel um einen offenen Hof</translation>
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
        <source>Free hand</source>
        <translation>Freihand</translation>
    </message>
    <message>
        <source>Freehand shapes can&apos;t be typed: draw with the button held</source>
        <translation>Freihandformen lassen sich nicht tippen: mit gehaltener Taste zeichnen</translation>
    </message>
    <message>
        <source>From a file…</source>
        <translation>Aus einer Datei…</translation>
    </message>
    <message>
        <source>From a scene file…</source>
        <translation>Aus einer Szenendatei…</translation>
    </message>
    <message>
        <source>From an army &amp;list…</source>
        <translation>Aus einer Armee&amp;liste…</translation>
    </message>
    <message>
        <source>From floor to floor</source>
        <translation>Von Boden zu Boden</translation>
    </message>
    <message>
        <source>From the base to the centre of what comes</source>
        <translation>Von der Base zur Mitte dessen, was kommt</translation>
    </message>
    <message>
        <source>Fuel tank</source>
        <translation>Treibstofftank</translation>
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
        <source>Game type</source>
        <translation>Spieltyp</translation>
    </message>
    <message>
        <source>Gap of at most</source>
        <translation>Abstand höchstens</translation>
    </message>
    <message>
        <source>Gap {length}: right at the limit</source>
        <translation>Abstand {length}: genau an der Grenze</translation>
    </message>
    <message>
        <source>Gap {length}: {far} to spare</source>
        <translation>Abstand {length}: {far} Spielraum</translation>
    </message>
    <message>
        <source>Gap {length}: {far} too far</source>
        <translation>Abstand {length}: {far} zu weit</translation>
    </message>
    <message>
        <source>General</source>
        <translation>Allgemein</translation>
    </message>
    <message>
        <source>Generate a table</source>
        <translation>Tisch erzeugen</translation>
    </message>
    <message>
        <source>Generated {name}</source>
        <translation>{name} erzeugt</translation>
    </message>
    <message>
        <source>Generate…</source>
        <translation>Erzeugen…</translation>
    </message>
    <message>
        <source>Generator</source>
        <translation>Generator</translation>
    </message>
    <message>
        <source>GeoJSON file</source>
        <translation>GeoJSON-Datei</translation>
    </message>
    <message>
        <source>GeoJSON – every shape with all its facts, for scripts</source>
        <translation>GeoJSON – jede Form mit allen Angaben, für Skripte</translation>
    </message>
    <message>
        <source>Give a minute to side {side}</source>
        <translation>Seite {side} eine Minute geben</translation>
    </message>
    <message>
        <source>Give a minute to the round</source>
        <translation>Der Runde eine Minute geben</translation>
    </message>
    <message>
        <source>Give it this key</source>
        <translation>Diese Taste geben</translation>
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
        <source>Go on  ·  F10</source>
        <translation>Weiter  ·  F10</translation>
    </message>
    <message>
        <source>Go on from here</source>
        <translation>Von hier weiterspielen</translation>
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
        <source>Goes for its enemies.</source>
        <translation>Geht auf seine Feinde los.</translation>
    </message>
    <message>
        <source>Goes on, {period} {number}</source>
        <translation>Im Gang, {period} {number}</translation>
    </message>
    <message>
        <source>Going on</source>
        <translation>Laufend</translation>
    </message>
    <message>
        <source>Gone from disk</source>
        <translation>Nicht mehr auf der Festplatte</translation>
    </message>
    <message>
        <source>Grid</source>
        <translation>Raster</translation>
    </message>
    <message>
        <source>Grid: {next_grid}</source>
        <translation>Raster: {next_grid}</translation>
    </message>
    <message>
        <source>Group {what}</source>
        <translation>{what} gruppieren</translation>
    </message>
    <message>
        <source>Guardian</source>
        <translation>Wächter</translation>
    </message>
    <message>
        <source>Guessed</source>
        <translation>Vermutet</translation>
    </message>
    <message>
        <source>Guessed: {what}</source>
        <translation>Geraten: {what}</translation>
    </message>
    <message>
        <source>HP lost</source>
        <translation>verlorene HP</translation>
    </message>
    <message>
        <source>HP lost this turn</source>
        <translation>in diesem Zug verlorene HP</translation>
    </message>
    <message>
        <source>HP lost this turn ×{n}, until the end of the turn</source>
        <translation>verlorene HP ×{n}, bis zum Ende des Zugs</translation>
    </message>
    <message>
        <source>HP lost this turn, until the end of the turn</source>
        <translation>verlorene HP, bis zum Ende des Zugs</translation>
    </message>
    <message>
        <source>HP of each figure</source>
        <translation>HP jeder Figur</translation>
    </message>
    <message>
        <source>HP of each model</source>
        <translation>HP jedes Modells</translation>
    </message>
    <message>
        <source>HP regained</source>
        <translation>zurückgewonnene HP</translation>
    </message>
    <message>
        <source>HP regained ×{n}, until the end of the turn</source>
        <translation>zurückgewonnene HP ×{n}, bis zum Ende des Zugs</translation>
    </message>
    <message>
        <source>HP regained, until the end of the turn</source>
        <translation>zurückgewonnene HP, bis zum Ende des Zugs</translation>
    </message>
    <message>
        <source>HP that the target (without one, the user) has lost already</source>
        <translation>HP, die das Ziel (ohne eines: wer es einsetzt) schon verloren hat</translation>
    </message>
    <message>
        <source>HP that the target has lost already</source>
        <translation>HP, die das Ziel schon verloren hat</translation>
    </message>
    <message>
        <source>HP that the user has lost already</source>
        <translation>HP, die schon verloren hat, wer es einsetzt</translation>
    </message>
    <message>
        <source>Half of a round tower, 5 inches across</source>
        <translation>Die Hälfte eines runden Turms, 5 Zoll im Durchmesser</translation>
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
        <source>Halt here (W)</source>
        <translation>Hier anhalten (W)</translation>
    </message>
    <message>
        <source>Handicap</source>
        <translation>Vorgabe</translation>
    </message>
    <message>
        <source>Handicap of side {number}</source>
        <translation>Vorgabe von Seite {number}</translation>
    </message>
    <message>
        <source>Harms who moves over it</source>
        <translation>Schadet, wer sich darüber bewegt</translation>
    </message>
    <message>
        <source>Has lost</source>
        <translation>Hat verloren</translation>
    </message>
    <message>
        <source>Have the program decide at once, by the rules of its page</source>
        <translation>Das Programm sofort entscheiden lassen, nach den Regeln seiner Seite</translation>
    </message>
    <message>
        <source>Heal</source>
        <translation>Heilung</translation>
    </message>
    <message>
        <source>Health</source>
        <translation>Gesundheit</translation>
    </message>
    <message>
        <source>Heat &amp;map</source>
        <translation>&amp;Wärmekarte</translation>
    </message>
    <message>
        <source>Heat map</source>
        <translation>Wärmekarte</translation>
    </message>
    <message>
        <source>Heavy cover</source>
        <translation>Schwer</translation>
    </message>
    <message>
        <source>Hedge, 4 in</source>
        <translation>Hecke, 4 in</translation>
    </message>
    <message>
        <source>Hedge, 6 in</source>
        <translation>Hecke, 6 in</translation>
    </message>
    <message>
        <source>Hedge, corner</source>
        <translation>Hecke, Ecke</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Höhe</translation>
    </message>
    <message>
        <source>Height of at most</source>
        <translation>Höhe höchstens</translation>
    </message>
    <message>
        <source>Height of the blank table</source>
        <translation>Höhe des leeren Tischs</translation>
    </message>
    <message>
        <source>Height of the models</source>
        <translation>Höhe der Modelle</translation>
    </message>
    <message>
        <source>Height of the table</source>
        <translation>Höhe des Tischs</translation>
    </message>
    <message>
        <source>Height step</source>
        <translation>Höhenstufe</translation>
    </message>
    <message>
        <source>Height steps</source>
        <translation>Höhenstufen</translation>
    </message>
    <message>
        <source>Height: a model cannot be lower than its base; write 0 or more</source>
        <translation>Höhe: Ein Modell kann nicht niedriger als seine Base sein; 0 oder mehr eingeben</translation>
    </message>
    <message>
        <source>Height: {error}</source>
        <translation>Höhe: {error}</translation>
    </message>
    <message>
        <source>Held from</source>
        <translation>Gehalten ab</translation>
    </message>
    <message>
        <source>Heroes</source>
        <translation>Helden</translation>
    </message>
    <message>
        <source>Heroes and their Allies against Enemies, on a map of areas.</source>
        <translation>Helden und ihre Verbündeten gegen Feinde, auf einer Karte aus Gebieten.</translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation>Ausgeblendet</translation>
    </message>
    <message>
        <source>Hidden to deploy</source>
        <translation>Verdeckt beim Aufstellen</translation>
    </message>
    <message>
        <source>Hide what is selected while drawing; it stays on the table</source>
        <translation>Die Auswahl beim Zeichnen ausblenden; sie bleibt auf dem Tisch</translation>
    </message>
    <message>
        <source>Hide {what}</source>
        <translation>{what} ausblenden</translation>
    </message>
    <message>
        <source>Hill, high</source>
        <translation>Hügel, hoch</translation>
    </message>
    <message>
        <source>Hill, low</source>
        <translation>Hügel, flach</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Hinweise</translation>
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
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Hold `Ctrl` while you drag to move a single model, within 2 in of the others.</source>
        <translation>Beim Ziehen `Ctrl` halten, um ein einzelnes Modell zu bewegen, höchstens 2 in von den anderen.</translation>
    </message>
    <message>
        <source>Hold a bank card or a ruler to this screen, so that true size is true</source>
        <translation>Eine Bankkarte oder ein Lineal an diesen Bildschirm halten, damit die wahre Größe stimmt</translation>
    </message>
    <message>
        <source>Hold a bank card to the screen, its left edge to the picture&apos;s. Move the slider until both are as wide.</source>
        <translation>Eine Bankkarte an den Bildschirm halten, ihre linke Kante an die des Bilds. Den Regler schieben, bis beide gleich breit sind.</translation>
    </message>
    <message>
        <source>Hold a ruler to the screen, its 0 to the left end. Move the slider until their marks meet.</source>
        <translation>Ein Lineal an den Bildschirm halten, seine 0 ans linke Ende. Den Regler schieben, bis die Striche aufeinander liegen.</translation>
    </message>
    <message>
        <source>Hold keeps a unit in reserve for a later turn, but half of your points must deploy in turn 1.</source>
        <translation>„Hold“ hält eine Einheit für einen späteren Zug in Reserve, aber die Hälfte der Punkte muss in Zug 1 aufstellen.</translation>
    </message>
    <message>
        <source>Hold the button and draw · let go to end it</source>
        <translation>Mit gehaltener Taste zeichnen · Loslassen beendet</translation>
    </message>
    <message>
        <source>Hold, Pass, End Step, No Counter, no more weapons</source>
        <translation>Hold, Pass, End Step, No Counter, keine weiteren Waffen</translation>
    </message>
    <message>
        <source>Holds with more than</source>
        <translation>Hält mit mehr als</translation>
    </message>
    <message>
        <source>House</source>
        <translation>Haus</translation>
    </message>
    <message>
        <source>How &amp;far reach goes…</source>
        <translation>Weite &amp;der Bewegung…</translation>
    </message>
    <message>
        <source>How bright it is on virtual tables; 1 is usual</source>
        <translation>Wie hell es auf virtuellen Tischen ist; 1 ist üblich</translation>
    </message>
    <message>
        <source>How deep the deployment zones are: the first side has the top edge of the table, the others the bottom edge</source>
        <translation>Wie tief die Aufstellungszonen sind: Die erste Seite hat den oberen Tischrand, die anderen den unteren</translation>
    </message>
    <message>
        <source>How deep the deployment zones are: the first team has the top edge of the table, the others the bottom edge</source>
        <translation>Wie tief die Aufstellungszonen sind: Das erste Team hat den oberen Tischrand, die anderen den unteren</translation>
    </message>
    <message>
        <source>How far Enter pushes the selected models (Ctrl+P)</source>
        <translation>Wie weit die Eingabetaste die ausgewählten Modelle stößt (Ctrl+P)</translation>
    </message>
    <message>
        <source>How far a nudge may move the template</source>
        <translation>Wie weit ein kleiner Ruck die Schablone bewegen darf</translation>
    </message>
    <message>
        <source>How far apart the places are that are asked</source>
        <translation>Wie weit die Stellen auseinander liegen, die geprüft werden</translation>
    </message>
    <message>
        <source>How far apart they are is not said</source>
        <translation>Wie weit sie auseinander sind, ist nicht gesagt</translation>
    </message>
    <message>
        <source>How far each contour lies inside the one below</source>
        <translation>Wie weit jede Höhenlinie innerhalb der unteren liegt</translation>
    </message>
    <message>
        <source>How far from the edge, and a name for an aura; “of the unit” measures from each of its models. An empty line takes them away</source>
        <translation>Wie weit vom Rand, und ein Name für eine Aura; “of the unit” misst von jedem ihrer Modelle. Eine leere Zeile nimmt sie weg</translation>
    </message>
    <message>
        <source>How far from the entry edges that a table draws units may come out of reserve, after the first turn; 0 is in contact with them</source>
        <translation>Wie weit von den Eintrittskanten eines Tischs Einheiten nach dem ersten Zug aus der Reserve kommen dürfen; 0 ist in Kontakt mit ihnen</translation>
    </message>
    <message>
        <source>How far it moves straight between two turns</source>
        <translation>Wie weit es zwischen zwei Drehungen geradeaus zieht</translation>
    </message>
    <message>
        <source>How far off a model may really stand: one standard deviation; 0.03 in by tape</source>
        <translation>Wie weit ein Modell in Wahrheit daneben stehen kann: eine Standardabweichung; 0.03 in mit dem Maßband</translation>
    </message>
    <message>
        <source>How far off it may really stand: one standard deviation; a model&apos;s is the table&apos;s where left empty</source>
        <translation>Wie weit es in Wirklichkeit danebenstehen kann: eine Standardabweichung; bleibt das Feld leer, gilt für ein Modell die des Tischs</translation>
    </message>
    <message>
        <source>How far the centre lies from the left edge of the table</source>
        <translation>Wie weit der Mittelpunkt vom linken Tischrand entfernt ist</translation>
    </message>
    <message>
        <source>How far the centre lies from the top edge of the table</source>
        <translation>Wie weit der Mittelpunkt vom oberen Tischrand entfernt ist</translation>
    </message>
    <message>
        <source>How far the cloud is across</source>
        <translation>Durchmesser der Wolke</translation>
    </message>
    <message>
        <source>How far the force pushes at most</source>
        <translation>Wie weit das Zwingen höchstens stößt</translation>
    </message>
    <message>
        <source>How far the light reaches</source>
        <translation>Wie weit das Licht reicht</translation>
    </message>
    <message>
        <source>How far the line may leave the hand&apos;s way</source>
        <translation>Wie weit die Linie vom Weg der Hand abweichen darf</translation>
    </message>
    <message>
        <source>How far the look is</source>
        <translation>Wie weit die Durchsicht ist</translation>
    </message>
    <message>
        <source>How far the measuring is</source>
        <translation>Wie weit die Vermessung ist</translation>
    </message>
    <message>
        <source>How far the shift goes at most</source>
        <translation>Wie weit das Schieben höchstens geht</translation>
    </message>
    <message>
        <source>How far two bases may be apart that hang together, measured flat</source>
        <translation>Wie weit zwei Bases auseinander sein dürfen, die zusammenhängen, waagerecht gemessen</translation>
    </message>
    <message>
        <source>How far two models may be apart in height that hang together</source>
        <translation>Wie weit zwei Modelle in der Höhe auseinander sein dürfen, die zusammenhängen</translation>
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
        <source>How high a line of letters is</source>
        <translation>Wie hoch eine Zeile ist</translation>
    </message>
    <message>
        <source>How high a line of the note is</source>
        <translation>Wie hoch eine Zeile der Notiz ist</translation>
    </message>
    <message>
        <source>How high above the table is looked, level; terrain that is lower hides nothing</source>
        <translation>Wie hoch über dem Tisch geschaut wird, waagerecht; niedrigeres Gelände verdeckt nichts</translation>
    </message>
    <message>
        <source>How high its models are: what is seen, and what sees over it</source>
        <translation>Wie hoch die Modelle sind: was gesehen wird, und was darüber hinwegsieht</translation>
    </message>
    <message>
        <source>How high the area lies</source>
        <translation>Wie hoch das Gebiet liegt</translation>
    </message>
    <message>
        <source>How it is called on the table</source>
        <translation>Wie es auf dem Tisch heißt</translation>
    </message>
    <message>
        <source>How it is held</source>
        <translation>Wie es gehalten wird</translation>
    </message>
    <message>
        <source>How its walls are drawn</source>
        <translation>Wie seine Mauern gezeichnet werden</translation>
    </message>
    <message>
        <source>How long the line is on which the model rests</source>
        <translation>Wie lang die Linie ist, auf der das Modell ruht</translation>
    </message>
    <message>
        <source>How many actions a unit may take in one step</source>
        <translation>Wie viele Aktionen eine Einheit in einem Schritt haben darf</translation>
    </message>
    <message>
        <source>How many hits there are where the attack is not rolled</source>
        <translation>Wie viele Treffer es gibt, wo der Angriff nicht gewürfelt wird</translation>
    </message>
    <message>
        <source>How many inches is a square</source>
        <translation>Wie viele Zoll hat ein Feld</translation>
    </message>
    <message>
        <source>How many inches on the ground is an inch on the table? (1: drawn as it lies there)</source>
        <translation>Wie viele Zoll am Boden sind ein Zoll auf dem Tisch? (1: gezeichnet, wie es dort liegt)</translation>
    </message>
    <message>
        <source>How many inches the selected model may move (Shift+E)</source>
        <translation>Wie viele Zoll das ausgewählte Modell ziehen darf (Shift+E)</translation>
    </message>
    <message>
        <source>How many levels it has, each a piece of its own</source>
        <translation>Wie viele Stufen er hat, jede ein eigenes Stück</translation>
    </message>
    <message>
        <source>How many levels the roster may have; 0 for any number</source>
        <translation>Wie viele Stufen die Armeeliste haben darf; 0 für beliebig viele</translation>
    </message>
    <message>
        <source>How many minutes pass after the battle for fire, acid and the like that are still there: they go on until they end</source>
        <translation>Wie viele Minuten nach dem Gefecht für Feuer, Säure und Ähnliches vergehen, das noch da ist: Es geht weiter, bis es endet</translation>
    </message>
    <message>
        <source>How many models it has</source>
        <translation>Wie viele Modelle es sind</translation>
    </message>
    <message>
        <source>How many models it takes; 0 is any number</source>
        <translation>Wie viele Modelle es fasst; 0 heißt beliebig viele</translation>
    </message>
    <message>
        <source>How many models it takes; empty: any number</source>
        <translation>Wie viele Modelle es fasst; leer: beliebig viele</translation>
    </message>
    <message>
        <source>How many points the roster may have; 0 for any number</source>
        <translation>Wie viele Punkte die Armeeliste haben darf; 0 für beliebig viele</translation>
    </message>
    <message>
        <source>How many rounds are played; it ends earlier where one side is left</source>
        <translation>Wie viele Runden gespielt werden; es endet früher, wenn nur eine Seite übrig ist</translation>
    </message>
    <message>
        <source>How many rounds are played; the battle ends earlier where one side is left</source>
        <translation>Wie viele Runden gespielt werden; das Gefecht endet früher, wenn nur eine Seite übrig ist</translation>
    </message>
    <message>
        <source>How many rounds are played; the battle ends earlier where one team is left</source>
        <translation>Wie viele Runden gespielt werden; das Gefecht endet früher, wenn nur ein Team übrig ist</translation>
    </message>
    <message>
        <source>How many storeys it has</source>
        <translation>Wie viele Stockwerke es hat</translation>
    </message>
    <message>
        <source>How many tables have been looked at</source>
        <translation>Wie viele Tische geprüft sind</translation>
    </message>
    <message>
        <source>How many turns are played; the battle ends earlier where one side is left</source>
        <translation>Wie viele Züge gespielt werden; das Gefecht endet früher, wenn nur eine Seite übrig ist</translation>
    </message>
    <message>
        <source>How many turns may follow the last one, each on a roll of 4 or more</source>
        <translation>Wie viele Züge auf den letzten folgen können, jeder bei einem Wurf von 4 oder mehr</translation>
    </message>
    <message>
        <source>How many ways it may go, all equally likely</source>
        <translation>In wie viele Richtungen sie abweichen kann, alle gleich wahrscheinlich</translation>
    </message>
    <message>
        <source>How much higher each contour is</source>
        <translation>Wie viel höher jede Höhenlinie liegt</translation>
    </message>
    <message>
        <source>How much higher or lower the model may come to stand</source>
        <translation>Wie viel höher oder tiefer das Modell zu stehen kommen darf</translation>
    </message>
    <message>
        <source>How much is drawn around the table, in its own inches</source>
        <translation>Wie viel um den Tisch herum gezeichnet wird, in seinen eigenen Zoll</translation>
    </message>
    <message>
        <source>How much more or less than usual this side may bring: the limit of its roster moves by so many percent, or its health where rosters have no limit. Everybody sees it, in the log and in the report</source>
        <translation>Wie viel mehr oder weniger als üblich diese Seite mitbringen darf: Die Grenze ihrer Armeeliste verschiebt sich um so viel Prozent, oder ihre Gesundheit, wo Armeelisten keine Grenze haben. Alle sehen es, im Protokoll und im Bericht</translation>
    </message>
    <message>
        <source>How much of the base has to be over empty space for the model to fall</source>
        <translation>Wie viel der Base über dem Leeren sein muss, damit das Modell fällt</translation>
    </message>
    <message>
        <source>How much of the ground lies under terrain</source>
        <translation>Wie viel des Bodens unter Gelände liegt</translation>
    </message>
    <message>
        <source>How much of what lies under the chosen layer shows through it, on paper too</source>
        <translation>Wie viel von dem, was unter der gewählten Ebene liegt, durchscheint, auch auf Papier</translation>
    </message>
    <message>
        <source>How often the target is Fatigued</source>
        <translation>Wie oft das Ziel Fatigue hat</translation>
    </message>
    <message>
        <source>How often you have the kit; no more of a piece is laid than there is</source>
        <translation>Wie oft der Baukasten da ist; von keinem Stück wird mehr gelegt, als es gibt</translation>
    </message>
    <message>
        <source>How sure it is</source>
        <translation>Wie sicher es ist</translation>
    </message>
    <message>
        <source>How tall the model is over its base</source>
        <translation>Wie hoch das Modell über seiner Base ist</translation>
    </message>
    <message>
        <source>How the battle is won</source>
        <translation>Wie das Gefecht gewonnen wird</translation>
    </message>
    <message>
        <source>How the border between areas can be crossed</source>
        <translation>Wie die Grenze zwischen Gebieten zu überqueren ist</translation>
    </message>
    <message>
        <source>How the border is crossed</source>
        <translation>Wie die Grenze überschritten wird</translation>
    </message>
    <message>
        <source>How the building is drawn</source>
        <translation>Wie das Gebäude gezeichnet wird</translation>
    </message>
    <message>
        <source>How the foot of the hill is drawn</source>
        <translation>Wie der Fuß des Hügels gezeichnet wird</translation>
    </message>
    <message>
        <source>How the outline is drawn</source>
        <translation>Wie der Umriss gezeichnet wird</translation>
    </message>
    <message>
        <source>How the picture is placed</source>
        <translation>Wie das Bild eingepasst wird</translation>
    </message>
    <message>
        <source>How the picture lies on the piece</source>
        <translation>Wie das Bild auf dem Stück liegt</translation>
    </message>
    <message>
        <source>How thick the strip is</source>
        <translation>Wie dick der Streifen ist</translation>
    </message>
    <message>
        <source>How well the program plays: the levels differ by how far they look, never by bonuses. The Automaton follows one page of rules</source>
        <translation>Wie gut das Programm spielt: Die Stufen unterscheiden sich darin, wie weit sie vorausschauen, nie durch Boni. Der Automat folgt einer Seite voll Regeln</translation>
    </message>
    <message>
        <source>How well the program thinks when it is asked for advice</source>
        <translation>Wie gründlich das Programm nachdenkt, wenn es um Rat gefragt wird</translation>
    </message>
    <message>
        <source>How wide the picture is on the table; of a repeated one, each of its copies</source>
        <translation>Wie breit das Bild auf dem Tisch ist; wiederholt es sich, jede Kopie</translation>
    </message>
    <message>
        <source>How wide the strip is</source>
        <translation>Wie breit der Streifen ist</translation>
    </message>
    <message>
        <source>Hunter</source>
        <translation>Jäger</translation>
    </message>
    <message>
        <source>I type the dice</source>
        <translation>Würfel selbst eingeben</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>Kennung</translation>
    </message>
    <message>
        <source>Ignores terrain</source>
        <translation>Ignoriert Gelände</translation>
    </message>
    <message>
        <source>Impassable</source>
        <translation>Unpassierbar</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importieren</translation>
    </message>
    <message>
        <source>Import keys</source>
        <translation>Tasten importieren</translation>
    </message>
    <message>
        <source>Import keys…</source>
        <translation>Tasten importieren…</translation>
    </message>
    <message>
        <source>Import {name}</source>
        <translation>{name} importieren</translation>
    </message>
    <message>
        <source>Import {what}</source>
        <translation>{what} importieren</translation>
    </message>
    <message>
        <source>Imported {name}</source>
        <translation>{name} importiert</translation>
    </message>
    <message>
        <source>In line</source>
        <translation>In Flucht</translation>
    </message>
    <message>
        <source>In opposite corners</source>
        <translation>In gegenüberliegenden Ecken</translation>
    </message>
    <message>
        <source>In the Unit tab, ▲ and ▼ mark numbers that differ from the printed ones now, with the reason below.</source>
        <translation>Im Reiter Einheit markieren ▲ und ▼ Zahlen, die jetzt von den gedruckten abweichen, mit dem Grund darunter.</translation>
    </message>
    <message>
        <source>In the folder {folder}</source>
        <translation>Im Ordner {folder}</translation>
    </message>
    <message>
        <source>In&amp;vert the selection</source>
        <translation>Auswahl &amp;umkehren</translation>
    </message>
    <message>
        <source>Inch grid</source>
        <translation>Zollraster</translation>
    </message>
    <message>
        <source>Inch of height costs</source>
        <translation>Zoll Höhe kostet</translation>
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
        <source>Industrial yard</source>
        <translation>Industriehof</translation>
    </message>
    <message>
        <source>Industry</source>
        <translation>Industrie</translation>
    </message>
    <message>
        <source>Initiative</source>
        <translation>Initiative</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <translation>Fehler beim Lesen oder Schreiben</translation>
    </message>
    <message>
        <source>Inset</source>
        <translation>Einzug</translation>
    </message>
    <message>
        <source>Inside an edge</source>
        <translation>Innerhalb einer Kante</translation>
    </message>
    <message>
        <source>Into contact with {unit}</source>
        <translation>In Kontakt mit {unit}</translation>
    </message>
    <message>
        <source>Into the zone of {side}</source>
        <translation>In die Zone von {side}</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <translation>ist ein Ordner</translation>
    </message>
    <message>
        <source>It cannot go any farther that way</source>
        <translation>Weiter geht es dort nicht</translation>
    </message>
    <message>
        <source>It cannot go any farther that way: {reason}</source>
        <translation>Weiter geht es dort nicht: {reason}</translation>
    </message>
    <message>
        <source>It carries an aura of the roster; try one of those, such as Swift Aura.</source>
        <translation>Er trägt eine Aura der Armeeliste; eine davon ausprobieren, etwa Swift Aura.</translation>
    </message>
    <message>
        <source>It changes sides once half of its HP are lost, which needs a battle to go on in.</source>
        <translation>Er wechselt die Seite, sobald die Hälfte seiner HP verloren ist; das braucht ein Gefecht, das weitergeht.</translation>
    </message>
    <message>
        <source>It comes by itself when a Hero has no stamina left.</source>
        <translation>Es kommt von selbst, wenn ein Hero keine Ausdauer mehr hat.</translation>
    </message>
    <message>
        <source>It comes out of a victim of Implant; try that one.</source>
        <translation>Es kommt aus einem Opfer von Implant; dieses ausprobieren.</translation>
    </message>
    <message>
        <source>It counts whole turns on the battlefield, of which a bare scene has none.</source>
        <translation>Es zählt ganze Züge auf dem Schlachtfeld, die eine bloße Szene nicht hat.</translation>
    </message>
    <message>
        <source>It decides whose turn comes when in a round, and a bare map has no rounds.</source>
        <translation>Es entscheidet, wer wann in einer Runde am Zug ist, und eine bloße Karte hat keine Runden.</translation>
    </message>
    <message>
        <source>It follows from damage to the aspects of a life spiral, which the bench does not mark.</source>
        <translation>Es folgt aus Schaden an den Aspekten einer Lebensspirale, die hier nicht markiert werden.</translation>
    </message>
    <message>
        <source>It goes by the rules of its page, and weighs nothing</source>
        <translation>Er geht nach den Regeln seiner Seite und wägt nichts ab</translation>
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
        <source>It is about a whole game, and a bare scene has none.</source>
        <translation>Es betrifft ein ganzes Spiel, und eine bloße Szene hat keines.</translation>
    </message>
    <message>
        <source>It is about units in reserve, and a bare scene has none.</source>
        <translation>Es betrifft Einheiten in Reserve, und eine bloße Szene hat keine.</translation>
    </message>
    <message>
        <source>It is the perk behind the colon for a part of a transport; try that one.</source>
        <translation>Es ist der Perk hinter dem Doppelpunkt für einen Teil eines Transporters; diesen ausprobieren.</translation>
    </message>
    <message>
        <source>It is what Grab &amp; Throw, Knockback, Pull and Shift share; try those.</source>
        <translation>Es ist, was Grab &amp; Throw, Knockback, Pull und Shift gemeinsam haben; diese ausprobieren.</translation>
    </message>
    <message>
        <source>It is what the three ways to summon share; try those.</source>
        <translation>Es ist, was die drei Arten des Herbeirufens gemeinsam haben; diese ausprobieren.</translation>
    </message>
    <message>
        <source>It lets perks of the roster act; try one of those, such as Swift Presence.</source>
        <translation>Es lässt Perks der Armeeliste wirken; einen davon ausprobieren, etwa Swift Presence.</translation>
    </message>
    <message>
        <source>It moves over terrain and models, and lands on what carries it, never in a wall</source>
        <translation>Es zieht über Gelände und Modelle und landet auf dem, was es trägt, nie in einer Mauer</translation>
    </message>
    <message>
        <source>It moves over terrain, and may end on impassable ground</source>
        <translation>Es zieht über Gelände und darf auf unpassierbarem Grund enden</translation>
    </message>
    <message>
        <source>It must end near enough to another model of its unit, by the limits of the coherency lens (H)</source>
        <translation>Es muss nah genug an einem anderen Modell seiner Einheit enden, nach den Grenzen des Zusammenhalts (H)</translation>
    </message>
    <message>
        <source>It only changes tests that other perks of its unit take; try those.</source>
        <translation>Es ändert nur Proben, die andere Perks seiner Einheit ablegen; diese ausprobieren.</translation>
    </message>
    <message>
        <source>It says whom others may target, and the bench&apos;s target is chosen beforehand.</source>
        <translation>Es sagt, wen andere zum Ziel nehmen dürfen, und hier wird das Ziel vorher gewählt.</translation>
    </message>
    <message>
        <source>It spares units what comes from weapons of their own roster; nobody else is touched.</source>
        <translation>Es erspart Einheiten, was von Waffen ihrer eigenen Armeeliste kommt; niemand sonst ist betroffen.</translation>
    </message>
    <message>
        <source>It stays: {what}</source>
        <translation>Es bleibt: {what}</translation>
    </message>
    <message>
        <source>It takes back an action of a battle; on a scene undo does that.</source>
        <translation>Es nimmt eine Aktion eines Gefechts zurück; auf einer Szene tut das Rückgängig.</translation>
    </message>
    <message>
        <source>It takes what other perks do for its own unit, and needs one that is being used.</source>
        <translation>Es nimmt für die eigene Einheit, was andere Perks tun, und braucht einen, der gerade eingesetzt wird.</translation>
    </message>
    <message>
        <source>It tells how a unit is hidden as it deploys, and on a scene all can be seen.</source>
        <translation>Es sagt, wie eine Einheit beim Aufstellen verdeckt ist, und auf einer Szene ist alles zu sehen.</translation>
    </message>
    <message>
        <source>It tells how units join each other; on a scene give their models one unit instead.</source>
        <translation>Es sagt, wie Einheiten sich einander anschließen; auf einer Szene stattdessen ihren Modellen eine Einheit geben.</translation>
    </message>
    <message>
        <source>It tells what a transport may carry or do, which shows as units come aboard in a battle.</source>
        <translation>Es sagt, was ein Transporter tragen oder tun darf; das zeigt sich, wenn im Gefecht Einheiten an Bord gehen.</translation>
    </message>
    <message>
        <source>It was in {folder}. What you see here is kept.</source>
        <translation>Sie war in {folder}. Was hier zu sehen ist, bleibt erhalten.</translation>
    </message>
    <message>
        <source>It weighed as well</source>
        <translation>Es hat auch abgewogen</translation>
    </message>
    <message numerus="yes">
        <source>It went to {period} {number}, in {n} actions.</source>
        <translation>
            <numerusform>Es ging bis {period} {number}, mit {n} Aktion.</numerusform>
            <numerusform>Es ging bis {period} {number}, mit {n} Aktionen.</numerusform>
        </translation>
    </message>
    <message>
        <source>It will not be played: the rules stop as soon as they can</source>
        <translation>Es wird nicht gespielt: Die Regeln halten an, sobald sie können</translation>
    </message>
    <message>
        <source>It {found}; {expected}</source>
        <translation>Die Datei {found}; {expected}</translation>
    </message>
    <message>
        <source>Its colour on virtual tables, chosen or typed: #eccd8b, with two digits more for its opacity</source>
        <translation>Seine Farbe auf virtuellen Tischen, gewählt oder getippt: #eccd8b, mit zwei Ziffern mehr für die Deckkraft</translation>
    </message>
    <message>
        <source>Its decision after this one</source>
        <translation>Seine Entscheidung nach dieser</translation>
    </message>
    <message>
        <source>Its decision before this one</source>
        <translation>Seine Entscheidung vor dieser</translation>
    </message>
    <message>
        <source>Its share of what the unit costs</source>
        <translation>Der Anteil an den Kosten der Einheit</translation>
    </message>
    <message>
        <source>Its side is that of the Heroes; otherwise the side of who does it is</source>
        <translation>Seine Seite ist die der Heroes; sonst ist es die Seite dessen, der es tut</translation>
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
        <source>Jumps</source>
        <translation>Springt</translation>
    </message>
    <message>
        <source>KO&apos;ed</source>
        <translation>k. o.</translation>
    </message>
    <message>
        <source>Keep only what the selected parts have in common</source>
        <translation>Nur behalten, was die ausgewählten Teile gemeinsam haben</translation>
    </message>
    <message>
        <source>Keep parts about the middle</source>
        <translation>Teile um die Mitte halten</translation>
    </message>
    <message>
        <source>Keep pictures beside the table</source>
        <translation>Bilder neben dem Tisch aufheben</translation>
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
        <source>Keep what is selected on the table as a piece, or as a kit, of your own</source>
        <translation>Die Auswahl auf dem Tisch als eigenes Stück oder eigenen Baukasten aufheben</translation>
    </message>
    <message>
        <source>Keep what is shown open behind a tab, and open or begin something else</source>
        <translation>Das Gezeigte in einem Reiter offen halten und etwas anderes öffnen oder beginnen</translation>
    </message>
    <message>
        <source>Kept as “{name}”</source>
        <translation>Aufgehoben als „{name}“</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Kill zone</source>
        <translation>Kill zone</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>King of the hill</source>
        <translation>König des Hügels</translation>
    </message>
    <message>
        <source>Kit</source>
        <translation>Baukasten</translation>
    </message>
    <message>
        <source>Kit: {name}</source>
        <translation>Baukasten: {name}</translation>
    </message>
    <message>
        <source>Kits (*.json);;All files (*)</source>
        <translation>Baukästen (*.json);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Kits at hand</source>
        <translation>Baukästen vorhanden</translation>
    </message>
    <message>
        <source>Known to everybody</source>
        <translation>Allen bekannt</translation>
    </message>
    <message>
        <source>Known to their own side</source>
        <translation>Ihrer eigenen Seite bekannt</translation>
    </message>
    <message>
        <source>Knows no danger, and hardly an objective.</source>
        <translation>Kennt keine Gefahr und kaum ein Missionsziel.</translation>
    </message>
    <message>
        <source>L ruin 10 × 5</source>
        <translation>L-Ruine 10 × 5</translation>
    </message>
    <message>
        <source>L ruin 12 × 6</source>
        <translation>L-Ruine 12 × 6</translation>
    </message>
    <message>
        <source>L ruin 6 × 4</source>
        <translation>L-Ruine 6 × 4</translation>
    </message>
    <message>
        <source>L ruin 8 × 6</source>
        <translation>L-Ruine 8 × 6</translation>
    </message>
    <message>
        <source>Laid over it</source>
        <translation>Darübergelegt</translation>
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
        <source>Large</source>
        <translation>Groß</translation>
    </message>
    <message>
        <source>Largest base</source>
        <translation>Größte Base</translation>
    </message>
    <message>
        <source>Last written {when}</source>
        <translation>Zuletzt geschrieben {when}</translation>
    </message>
    <message>
        <source>Last written {when}. {note}</source>
        <translation>Zuletzt geschrieben {when}. {note}</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Danach</translation>
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
        <source>Lay a picture on {what}</source>
        <translation>Ein Bild auf {what} legen</translation>
    </message>
    <message>
        <source>Lay a picture under the table</source>
        <translation>Ein Bild unter den Tisch legen</translation>
    </message>
    <message>
        <source>Lay a table with these bases, the photograph under it (Ctrl+Enter)</source>
        <translation>Einen Tisch mit diesen Bases anlegen, das Foto darunter (Ctrl+Enter)</translation>
    </message>
    <message>
        <source>Lay it flat on the table, wholly in the picture, then photograph</source>
        <translation>Flach auf den Tisch legen, ganz im Bild, dann fotografieren</translation>
    </message>
    <message>
        <source>Lay it in the place of the terrain, zones and objectives there are; Ctrl+Z brings those back</source>
        <translation>An die Stelle von Gelände, Zonen und Missionszielen legen, die da sind; Ctrl+Z holt diese zurück</translation>
    </message>
    <message>
        <source>Lay it on a table</source>
        <translation>Auf einen Tisch legen</translation>
    </message>
    <message>
        <source>Lay it under the table</source>
        <translation>Unter den Tisch legen</translation>
    </message>
    <message>
        <source>Lay out a fair table from a kit of terrain</source>
        <translation>Einen fairen Tisch aus einem Geländebaukasten auslegen</translation>
    </message>
    <message>
        <source>Lay out terrain, zones and objectives</source>
        <translation>Gelände, Zonen und Missionsziele auslegen</translation>
    </message>
    <message>
        <source>Lay the tape between two bases (T), look from one to the other (S) or place a template (1 to 6)</source>
        <translation>Das Maßband zwischen zwei Bases legen (T), von einer zur anderen schauen (S) oder eine Schablone legen (1 bis 6)</translation>
    </message>
    <message>
        <source>Lay these bases on a table to keep them; Close puts them away</source>
        <translation>Diese Bases auf einen Tisch legen, um sie zu behalten; Schließen legt sie weg</translation>
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
        <source>Layer</source>
        <translation>Ebene</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Ebenen</translation>
    </message>
    <message>
        <source>Layers and parts</source>
        <translation>Ebenen und Teile</translation>
    </message>
    <message numerus="yes">
        <source>Laying and comparing {n} tables …</source>
        <translation>
            <numerusform>{n} Tisch wird ausgelegt und verglichen …</numerusform>
            <numerusform>{n} Tische werden ausgelegt und verglichen …</numerusform>
        </translation>
    </message>
    <message>
        <source>Lead in what wins it</source>
        <translation>Vorsprung in dem, was gewinnt</translation>
    </message>
    <message>
        <source>Learn by playing while the program, at its lowest level, plays the enemy</source>
        <translation>Beim Spielen lernen, während das Programm auf seiner niedrigsten Stufe den Feind spielt</translation>
    </message>
    <message>
        <source>Learn by playing, about ten minutes</source>
        <translation>Beim Spielen lernen, etwa zehn Minuten</translation>
    </message>
    <message>
        <source>Leave side {number} out</source>
        <translation>Seite {number} weglassen</translation>
    </message>
    <message>
        <source>Leave the effect: nothing has happened (Esc)</source>
        <translation>Den Effekt verlassen: Nichts ist geschehen (Esc)</translation>
    </message>
    <message>
        <source>Leave this side out</source>
        <translation>Diese Seite weglassen</translation>
    </message>
    <message>
        <source>Leaves a quarter</source>
        <translation>Lässt ein Viertel</translation>
    </message>
    <message>
        <source>Left and Right by a tenth of a pixel, Page up and Page down by a whole one</source>
        <translation>Links und Rechts um ein Zehntel Pixel, Bild auf und Bild ab um ein ganzes</translation>
    </message>
    <message>
        <source>Left and right</source>
        <translation>Links und rechts</translation>
    </message>
    <message>
        <source>Left and right, top and bottom</source>
        <translation>Links und rechts, oben und unten</translation>
    </message>
    <message>
        <source>Left out: {fault}</source>
        <translation>Weggelassen: {fault}</translation>
    </message>
    <message>
        <source>Left out: {what}</source>
        <translation>Weggelassen: {what}</translation>
    </message>
    <message>
        <source>Legend of the heat map</source>
        <translation>Legende der Wärmekarte</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Länge</translation>
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
        <source>Let it play</source>
        <translation>Weiterspielen lassen</translation>
    </message>
    <message>
        <source>Let one more side fight; it deploys along the bottom edge of the table</source>
        <translation>Noch eine Seite kämpfen lassen; sie stellt am unteren Tischrand auf</translation>
    </message>
    <message>
        <source>Let the hand snap to grid, corners, edges and centre lines</source>
        <translation>Die Hand an Raster, Ecken, Kanten und Mittellinien einrasten lassen</translation>
    </message>
    <message>
        <source>Let the hand snap to grid, pieces and centre lines (Q; Ctrl inverts it)</source>
        <translation>Die Hand an Raster, Stücken und Mittellinien einrasten lassen (Q; Ctrl kehrt es um)</translation>
    </message>
    <message>
        <source>Let the other side&apos;s time run</source>
        <translation>Die Zeit der anderen Seite laufen lassen</translation>
    </message>
    <message>
        <source>Let the program draw another seed</source>
        <translation>Das Programm eine andere Startzahl ziehen lassen</translation>
    </message>
    <message>
        <source>Let the program lay out a fair table from a kit of terrain</source>
        <translation>Das Programm einen fairen Tisch aus einem Geländebaukasten auslegen lassen</translation>
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
        <source>Let {what} and its images go</source>
        <translation>{what} und die Bilder davon lösen</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>Letter</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>Buchstaben</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Niveau</translation>
    </message>
    <message>
        <source>Level height</source>
        <translation>Stufenhöhe</translation>
    </message>
    <message>
        <source>Level of the program for {side}</source>
        <translation>Stufe des Programms für {side}</translation>
    </message>
    <message>
        <source>Levels in the square of 8 in in the middle count after the last round.</source>
        <translation>Nach der letzten Runde zählen die Stufen im Quadrat von 8 Zoll in der Mitte.</translation>
    </message>
    <message>
        <source>Levels that are knocked out of the other team count.</source>
        <translation>Es zählen die Stufen, die vom anderen Team k. o. geschlagen werden.</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Bibliothek</translation>
    </message>
    <message>
        <source>Lies</source>
        <translation>Lage</translation>
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
        <source>Light cover</source>
        <translation>Leicht</translation>
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
        <source>Limit the turns no longer</source>
        <translation>Die Züge nicht mehr begrenzen</translation>
    </message>
    <message>
        <source>Limit to 1 turn</source>
        <translation>Auf 1 Zug begrenzen</translation>
    </message>
    <message>
        <source>Limit to {turns} turns</source>
        <translation>Auf {turns} Züge begrenzen</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Linie</translation>
    </message>
    <message>
        <source>Line of</source>
        <translation>Linie von</translation>
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
        <source>Lines whose ends meet are one {kind}: {n} became {m}</source>
        <translation>Linien, deren Enden sich treffen, sind eins ({kind}): Aus {n} wurden {m}</translation>
    </message>
    <message>
        <source>Lines whose ends meet are one {name}: {n} became {m}</source>
        <translation>Linien, deren Enden sich treffen, sind eins ({name}): Aus {n} wurden {m}</translation>
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
        <source>Lock {what}</source>
        <translation>{what} sperren</translation>
    </message>
    <message>
        <source>Locked</source>
        <translation>Gesperrt</translation>
    </message>
    <message>
        <source>Locked templates stay; press L to free them first</source>
        <translation>Gesperrte Schablonen bleiben; L gibt sie zuerst frei</translation>
    </message>
    <message>
        <source>Locked where it lies</source>
        <translation>An seinem Ort festgehalten</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Log of a battle</source>
        <translation>Protokoll eines Gefechts</translation>
    </message>
    <message>
        <source>Log of the battle</source>
        <translation>Protokoll des Gefechts</translation>
    </message>
    <message>
        <source>Long ruin</source>
        <translation>Lange Ruine</translation>
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
        <source>Look at {name}</source>
        <translation>{name} ansehen</translation>
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
        <translation>{folder} wird durchgesehen …</translation>
    </message>
    <message>
        <source>Looking back at {where}</source>
        <translation>Rückschau auf {where}</translation>
    </message>
    <message>
        <source>Looking back at {where} · End returns to the game</source>
        <translation>Rückschau auf {where} · End kehrt zum Spiel zurück</translation>
    </message>
    <message>
        <source>Looking the table through …</source>
        <translation>Der Tisch wird durchgesehen …</translation>
    </message>
    <message>
        <source>Looking where the battle turned …</source>
        <translation>Es wird gesucht, wo sich das Gefecht wendete …</translation>
    </message>
    <message>
        <source>Looks along the level</source>
        <translation>Schaut in Höhe</translation>
    </message>
    <message>
        <source>Looks at the best again, some actions and your replies ahead.</source>
        <translation>Sieht sich das Beste noch einmal an, einige Aktionen und Ihre Antworten voraus.</translation>
    </message>
    <message>
        <source>Loss expected</source>
        <translation>Verlust erwartet</translation>
    </message>
    <message>
        <source>Losses</source>
        <translation>Niederlagen</translation>
    </message>
    <message>
        <source>Low and solid, 4 by 3 inches with cut corners</source>
        <translation>Niedrig und massiv, 4 mal 3 Zoll mit abgeschrägten Ecken</translation>
    </message>
    <message>
        <source>Low wall, 6 in</source>
        <translation>Niedrige Mauer, 6 in</translation>
    </message>
    <message>
        <source>Low wall, corner</source>
        <translation>Niedrige Mauer, Ecke</translation>
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
        <source>Make a roster…</source>
        <translation>Armeeliste schreiben…</translation>
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
        <source>Make polygons of {what}</source>
        <translation>Vielecke aus {what} machen</translation>
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
        <source>Make {what} symmetric: {symmetry}</source>
        <translation>{what} symmetrisch machen: {symmetry}</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>Handbuch</translation>
    </message>
    <message>
        <source>Margin</source>
        <translation>Abstand</translation>
    </message>
    <message>
        <source>Marker</source>
        <translation>Marker</translation>
    </message>
    <message>
        <source>Markers</source>
        <translation>Marker</translation>
    </message>
    <message>
        <source>Markers are spots, zones and exits are areas</source>
        <translation>Marker sind Punkte, Zonen und Ausgänge sind Flächen</translation>
    </message>
    <message>
        <source>Markers to cut out</source>
        <translation>Marker zum Ausschneiden</translation>
    </message>
    <message>
        <source>Mastery Test for {other}</source>
        <translation>Mastery Test für {other}</translation>
    </message>
    <message>
        <source>Mastery Test for {other} fails: {why}</source>
        <translation>Mastery Test für {other} misslingt: {why}</translation>
    </message>
    <message>
        <source>May win by points</source>
        <translation>Kann nach Punkten gewinnen</translation>
    </message>
    <message>
        <source>Me</source>
        <translation>Ich</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Messen</translation>
    </message>
    <message>
        <source>Measure again</source>
        <translation>Neu vermessen</translation>
    </message>
    <message>
        <source>Measure between edges and centres</source>
        <translation>Zwischen Kanten und Mitten messen</translation>
    </message>
    <message>
        <source>Measure by</source>
        <translation>Messen nach</translation>
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
        <source>Measure in a photograph, or type one (Ctrl+J)</source>
        <translation>In einem Foto messen, oder eine Zeile tippen (Ctrl+J)</translation>
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
        <source>Measured</source>
        <translation>Besonnen</translation>
    </message>
    <message>
        <source>Measured at</source>
        <translation>Gemessen an</translation>
    </message>
    <message>
        <source>Measured by the rules of</source>
        <translation>Gemessen nach den Regeln von</translation>
    </message>
    <message>
        <source>Measuring the best …</source>
        <translation>Der beste wird vermessen …</translation>
    </message>
    <message>
        <source>Measuring what {side} reaches and sees</source>
        <translation>Gemessen wird, was {side} erreicht und sieht</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
    <message>
        <source>Might</source>
        <translation>Kraft</translation>
    </message>
    <message>
        <source>Mind</source>
        <translation>Verstand</translation>
    </message>
    <message>
        <source>Mind vs {trait}</source>
        <translation>Mind gegen {trait}</translation>
    </message>
    <message>
        <source>Minds danger more than others do.</source>
        <translation>Achtet mehr als andere auf Gefahr.</translation>
    </message>
    <message>
        <source>Minimum deployed on turn 1</source>
        <translation>Mindestens aufgestellt in Zug 1</translation>
    </message>
    <message>
        <source>Minutes after the battle</source>
        <translation>Minuten nach dem Gefecht</translation>
    </message>
    <message>
        <source>Minutes of each side</source>
        <translation>Minuten je Seite</translation>
    </message>
    <message>
        <source>Minutes of the round</source>
        <translation>Minuten der Runde</translation>
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
        <source>Mirror {what} to the other end of the table</source>
        <translation>{what} ans andere Ende des Tischs spiegeln</translation>
    </message>
    <message>
        <source>Mirror {what} to the other side of the table</source>
        <translation>{what} auf die andere Seite des Tischs spiegeln</translation>
    </message>
    <message>
        <source>Mirrored between the sides</source>
        <translation>Zwischen den Seiten gespiegelt</translation>
    </message>
    <message>
        <source>Missed by less than an inch</source>
        <translation>Um weniger als einen Zoll verfehlt</translation>
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
        <source>Models are not in its way; it may not end on one</source>
        <translation>Modelle sind ihm nicht im Weg; auf einem enden darf es nicht</translation>
    </message>
    <message>
        <source>Models can stand on top of it</source>
        <translation>Modelle können darauf stehen</translation>
    </message>
    <message>
        <source>Models on the table</source>
        <translation>Modelle auf dem Tisch</translation>
    </message>
    <message>
        <source>Moon</source>
        <translation>Mond</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>More settings</source>
        <translation>Mehr Einstellungen</translation>
    </message>
    <message>
        <source>More tools</source>
        <translation>Weitere Werkzeuge</translation>
    </message>
    <message>
        <source>Motion on the table</source>
        <translation>Bewegung auf dem Tisch</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Bewegung</translation>
    </message>
    <message>
        <source>Move a corner of {what}</source>
        <translation>Eine Ecke von {what} bewegen</translation>
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
        <source>Move down</source>
        <translation>Nach unten</translation>
    </message>
    <message>
        <source>Move exactly</source>
        <translation>Genau bewegen</translation>
    </message>
    <message>
        <source>Move into base contact with this enemy to fight it: a weapon of range 0 reaches no farther.</source>
        <translation>In Basekontakt mit diesem Feind ziehen, um ihn zu bekämpfen: Eine Waffe mit Reichweite 0 reicht nicht weiter.</translation>
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
        <source>Move of</source>
        <translation>Bewegung von</translation>
    </message>
    <message>
        <source>Move per turn</source>
        <translation>Bewegung je Zug</translation>
    </message>
    <message>
        <source>Move the edge of {what} {length} in</source>
        <translation>Den Rand von {what} um {length} nach innen bewegen</translation>
    </message>
    <message>
        <source>Move the edge of {what} {length} out</source>
        <translation>Den Rand von {what} um {length} nach außen bewegen</translation>
    </message>
    <message>
        <source>Move the edge out</source>
        <translation>Den Rand nach außen</translation>
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
        <source>Move the pointer: the template and the ringed models show who would be hit. A click places it.</source>
        <translation>Den Zeiger bewegen: Die Schablone und die umringten Modelle zeigen, wen sie träfe. Ein Klick legt sie.</translation>
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
        <source>Move the unit as one</source>
        <translation>Einheit als eines bewegen</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Nach oben</translation>
    </message>
    <message>
        <source>Move {what}</source>
        <translation>{what} bewegen</translation>
    </message>
    <message>
        <source>Move {what} by {length}</source>
        <translation>{what} um {length} bewegen</translation>
    </message>
    <message>
        <source>Move {what} down by {length}</source>
        <translation>{what} um {length} nach unten bewegen</translation>
    </message>
    <message>
        <source>Move {what} left by {length}</source>
        <translation>{what} um {length} nach links bewegen</translation>
    </message>
    <message>
        <source>Move {what} right by {length}</source>
        <translation>{what} um {length} nach rechts bewegen</translation>
    </message>
    <message>
        <source>Move {what} to layer {layer}</source>
        <translation>{what} in Ebene {layer} verschieben</translation>
    </message>
    <message>
        <source>Move {what} to no layer</source>
        <translation>{what} in keine Ebene verschieben</translation>
    </message>
    <message>
        <source>Move {what} to {place}</source>
        <translation>{what} nach {place} bewegen</translation>
    </message>
    <message>
        <source>Move {what} up by {length}</source>
        <translation>{what} um {length} nach oben bewegen</translation>
    </message>
    <message>
        <source>Move, Move, Move!: Move and Dash are doubled, no weapons</source>
        <translation>Move, Move, Move!: Move und Dash verdoppelt, keine Waffen</translation>
    </message>
    <message>
        <source>My own</source>
        <translation>Eigene</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Name it, then Enter</source>
        <translation>Benennen, dann Eingabetaste</translation>
    </message>
    <message>
        <source>Name of side {number}</source>
        <translation>Name von Seite {number}</translation>
    </message>
    <message>
        <source>Name of the campaign</source>
        <translation>Name der Kampagne</translation>
    </message>
    <message>
        <source>Name of the piece or kit</source>
        <translation>Name des Stücks oder Baukastens</translation>
    </message>
    <message>
        <source>Name of the unit</source>
        <translation>Name der Einheit</translation>
    </message>
    <message>
        <source>Name, turn limit, victory and the size of the table</source>
        <translation>Name, Zuggrenze, Sieg und Größe des Tischs</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>Namen</translation>
    </message>
    <message>
        <source>Names and heights</source>
        <translation>Namen und Höhen</translation>
    </message>
    <message>
        <source>Names on the table</source>
        <translation>Namen auf dem Tisch</translation>
    </message>
    <message>
        <source>Nature</source>
        <translation>Natur</translation>
    </message>
    <message>
        <source>Ne&amp;xt pane</source>
        <translation>&amp;Nächster Bereich</translation>
    </message>
    <message>
        <source>Nearly fair</source>
        <translation>Fast fair</translation>
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
        <source>New base: {field}</source>
        <translation>Neue Base: {field}</translation>
    </message>
    <message>
        <source>New battle</source>
        <translation>Neues Gefecht</translation>
    </message>
    <message>
        <source>New battle in {campaign}</source>
        <translation>Neues Gefecht in {campaign}</translation>
    </message>
    <message>
        <source>New battle – Battlefield</source>
        <translation>Neues Gefecht – Battlefield</translation>
    </message>
    <message>
        <source>New battle…</source>
        <translation>Neues Gefecht…</translation>
    </message>
    <message>
        <source>New parts are drawn into the layer with the pen, in bold; F2 renames a layer</source>
        <translation>Neue Teile werden in die Ebene mit dem Stift gezeichnet, fett; F2 benennt eine Ebene um</translation>
    </message>
    <message>
        <source>New parts go into {name}; Ctrl+Alt+M puts what is selected into it too</source>
        <translation>Neue Teile kommen in {name}; Ctrl+Alt+M legt auch die Auswahl hinein</translation>
    </message>
    <message>
        <source>New round</source>
        <translation>Neue Runde</translation>
    </message>
    <message>
        <source>New seed</source>
        <translation>Neue Startzahl</translation>
    </message>
    <message>
        <source>New tab</source>
        <translation>Neuer Reiter</translation>
    </message>
    <message>
        <source>New table</source>
        <translation>Neuer Tisch</translation>
    </message>
    <message>
        <source>New tables</source>
        <translation>Neue Tische</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Nächstes</translation>
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
        <source>No action changed much.</source>
        <translation>Keine Aktion hat viel geändert.</translation>
    </message>
    <message>
        <source>No army list</source>
        <translation>Keine Armeeliste</translation>
    </message>
    <message>
        <source>No bases are named, which a ruling by centres needs</source>
        <translation>Es sind keine Bases genannt, die ein Urteil nach Mitten braucht</translation>
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
        <source>No corner can be left out within that; allow more, or leave it as it is</source>
        <translation>So eng lässt sich keine Ecke weglassen; mehr erlauben oder es so lassen</translation>
    </message>
    <message>
        <source>No dice have been rolled yet. Each side&apos;s faces are counted here against chance as you play.</source>
        <translation>Noch ist nicht gewürfelt. Hier werden beim Spielen die Augen jeder Seite gegen den Zufall gezählt.</translation>
    </message>
    <message>
        <source>No die is typed yet</source>
        <translation>Noch ist kein Würfel eingegeben</translation>
    </message>
    <message>
        <source>No effect fits “{words}”; type a part of its name or words</source>
        <translation>Kein Effekt passt zu „{words}“; geben Sie einen Teil von Name oder Text ein</translation>
    </message>
    <message>
        <source>No figure differs between {sides}</source>
        <translation>Keine Zahl unterscheidet {sides}</translation>
    </message>
    <message>
        <source>No figure differs between {sides}: the table is its own image under {symmetry}</source>
        <translation>Keine Zahl unterscheidet {sides}: Der Tisch ist sein eigenes Bild – {symmetry}</translation>
    </message>
    <message>
        <source>No finding is called so; clear the filter to see the others.</source>
        <translation>Kein Befund heißt so; den Filter leeren, um die anderen zu sehen.</translation>
    </message>
    <message>
        <source>No grid</source>
        <translation>Kein Raster</translation>
    </message>
    <message>
        <source>No handicap</source>
        <translation>Keine Vorgabe</translation>
    </message>
    <message>
        <source>No journal</source>
        <translation>Kein Journal</translation>
    </message>
    <message>
        <source>No key and no command is called “{}”; Ctrl+Shift+P searches everything</source>
        <translation>Keine Taste und kein Befehl heißt „{}“; Ctrl+Shift+P durchsucht alles</translation>
    </message>
    <message>
        <source>No kit</source>
        <translation>Kein Baukasten</translation>
    </message>
    <message>
        <source>No layer</source>
        <translation>Keine Ebene</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Keine Grenze</translation>
    </message>
    <message>
        <source>No line fits “{words}”; type a part of its name or words</source>
        <translation>Keine Zeile passt zu „{words}“; geben Sie einen Teil von Name oder Text ein</translation>
    </message>
    <message>
        <source>No line of the log holds “{}”</source>
        <translation>Keine Zeile des Protokolls enthält „{}“</translation>
    </message>
    <message>
        <source>No line tells how many models a unit has; each is taken as one</source>
        <translation>Keine Zeile sagt, wie viele Modelle eine Einheit hat; jede gilt als eines</translation>
    </message>
    <message>
        <source>No model is selected; click a base first</source>
        <translation>Kein Modell ist ausgewählt; zuerst eine Base anklicken</translation>
    </message>
    <message>
        <source>No motion</source>
        <translation>Keine Bewegung</translation>
    </message>
    <message>
        <source>No option {number} right now</source>
        <translation>Keine Wahl {number} gerade</translation>
    </message>
    <message>
        <source>No other place is known that will do</source>
        <translation>Kein anderer passender Ort ist bekannt</translation>
    </message>
    <message>
        <source>No part has these words in its name, kind, side or layer.</source>
        <translation>Kein Teil hat diese Wörter in Name, Art, Seite oder Ebene.</translation>
    </message>
    <message>
        <source>No perk fits “{words}”; type a part of its name or words</source>
        <translation>Kein Perk passt zu „{words}“; geben Sie einen Teil von Name oder Text ein</translation>
    </message>
    <message>
        <source>No piece is called so; search for another word</source>
        <translation>Kein Stück heißt so; nach einem anderen Wort suchen</translation>
    </message>
    <message>
        <source>No place is known that will do</source>
        <translation>Kein passender Ort ist bekannt</translation>
    </message>
    <message>
        <source>No room in the zone for {names}</source>
        <translation>In der Zone ist kein Platz für {names}</translation>
    </message>
    <message>
        <source>No room in the zone for {names}; make it larger, or take it in hand</source>
        <translation>In der Zone ist kein Platz für {names}; sie vergrößern, oder die Einheit in die Hand nehmen</translation>
    </message>
    <message>
        <source>No roster yet: Add files… copies some here.</source>
        <translation>Noch keine Armeeliste: Dateien hinzufügen… kopiert welche hierher.</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>kein Platz mehr auf dem Datenträger</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>keine solche Datei und kein solcher Ordner</translation>
    </message>
    <message>
        <source>No symmetry</source>
        <translation>Keine Symmetrie</translation>
    </message>
    <message>
        <source>No table is smaller than {length}: what is drawn lies on a larger one</source>
        <translation>Kein Tisch ist kleiner als {length}: Das Gezeichnete liegt auf einem größeren</translation>
    </message>
    <message>
        <source>No table yet: Add files… copies some here.</source>
        <translation>Noch kein Tisch: Dateien hinzufügen… kopiert welche hierher.</translation>
    </message>
    <message>
        <source>No unit is ticked</source>
        <translation>Keine Einheit ist angehakt</translation>
    </message>
    <message>
        <source>No verdict yet</source>
        <translation>Noch kein Urteil</translation>
    </message>
    <message>
        <source>No word here holds “{}”</source>
        <translation>Kein Wort hier enthält „{}“</translation>
    </message>
    <message>
        <source>No&amp;te</source>
        <translation>No&amp;tiz</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Niemand</translation>
    </message>
    <message>
        <source>Nobody is covered</source>
        <translation>Niemand ist getroffen</translation>
    </message>
    <message>
        <source>Nobody is under it: once more, by Enter or a click, lays it all the same</source>
        <translation>Niemand ist darunter: noch einmal Enter oder Klick legt sie trotzdem</translation>
    </message>
    <message>
        <source>Nobody opens or closes a door.</source>
        <translation>Niemand öffnet oder schließt eine Tür.</translation>
    </message>
    <message>
        <source>Nobody’s</source>
        <translation>Niemandes</translation>
    </message>
    <message>
        <source>None</source>
        <comment>motion</comment>
        <translation>Keine</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>None of them can move</source>
        <translation>Keines davon kann sich bewegen</translation>
    </message>
    <message>
        <source>None of these</source>
        <translation>Keines davon</translation>
    </message>
    <message>
        <source>None, but balanced</source>
        <translation>Keine, aber ausgewogen</translation>
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
        <source>Not a directory</source>
        <translation>kein Ordner</translation>
    </message>
    <message>
        <source>Not begun yet</source>
        <translation>Noch nicht begonnen</translation>
    </message>
    <message>
        <source>Not done: the journal {path} cannot be written ({why}); make room and try again</source>
        <translation>Nicht ausgeführt: das Journal {path} kann nicht geschrieben werden ({why}); schaffen Sie Platz und versuchen Sie es erneut</translation>
    </message>
    <message>
        <source>Not drawn in the editor; it lies on the table all the same</source>
        <translation>Im Entwurf nicht gezeichnet; auf dem Tisch liegt es trotzdem</translation>
    </message>
    <message>
        <source>Not exported</source>
        <translation>Nicht exportiert</translation>
    </message>
    <message>
        <source>Not fair</source>
        <translation>Nicht fair</translation>
    </message>
    <message>
        <source>Not measured</source>
        <translation>Nicht vermessen</translation>
    </message>
    <message>
        <source>Not moved by hand</source>
        <translation>Von Hand nicht zu bewegen</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>Nicht gespeichert</translation>
    </message>
    <message>
        <source>Not saved: {why}</source>
        <translation>Nicht gespeichert: {why}</translation>
    </message>
    <message>
        <source>Not thrown away</source>
        <translation>Nicht weggeworfen</translation>
    </message>
    <message>
        <source>Not written</source>
        <translation>Nicht geschrieben</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>Notes and lights</source>
        <translation>Notizen und Lichter</translation>
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
        <source>Nothing</source>
        <translation>Nichts</translation>
    </message>
    <message>
        <source>Nothing can be kept</source>
        <translation>Nichts lässt sich aufheben</translation>
    </message>
    <message>
        <source>Nothing else</source>
        <translation>Nichts weiter</translation>
    </message>
    <message>
        <source>Nothing else was lawful</source>
        <translation>Nichts anderes war erlaubt</translation>
    </message>
    <message>
        <source>Nothing here holds “{words}”</source>
        <translation>Nichts hier enthält „{words}“</translation>
    </message>
    <message>
        <source>Nothing holds “{}”; try one word, such as range, cover or template</source>
        <translation>Nirgends steht „{}“; ein einzelnes (englisches) Wort versuchen, etwa range, cover oder template</translation>
    </message>
    <message>
        <source>Nothing in “{shelf}” is called so; Enter searches all shelves, which have {count}</source>
        <translation>Nichts in „{shelf}“ heißt so; die Eingabetaste durchsucht alle Regale, die {count} haben</translation>
    </message>
    <message>
        <source>Nothing in “{shelf}” is called so; search for another word</source>
        <translation>Nichts in „{shelf}“ heißt so; nach einem anderen Wort suchen</translation>
    </message>
    <message>
        <source>Nothing is called “{words}”; try one word such as turn, zoom or save</source>
        <translation>Nichts heißt „{words}“; ein einzelnes Wort versuchen, etwa drehen</translation>
    </message>
    <message>
        <source>Nothing is drawn yet. Take a tool at the left, and what you draw is listed here.</source>
        <translation>Noch ist nichts gezeichnet. Links ein Werkzeug nehmen; was gezeichnet wird, steht dann hier.</translation>
    </message>
    <message>
        <source>Nothing is hidden</source>
        <translation>Nichts ist ausgeblendet</translation>
    </message>
    <message>
        <source>Nothing is in hand that this key could move or turn</source>
        <translation>Nichts ist in der Hand, was diese Taste bewegen oder drehen könnte</translation>
    </message>
    <message>
        <source>Nothing is known of anybody&apos;s reasons here; what the program decides has some</source>
        <translation>Hier sind keine Gründe bekannt; was das Programm entscheidet, hat welche</translation>
    </message>
    <message>
        <source>Nothing is locked</source>
        <translation>Nichts ist gesperrt</translation>
    </message>
    <message>
        <source>Nothing is open</source>
        <translation>Nichts ist offen</translation>
    </message>
    <message>
        <source>Nothing is selected</source>
        <translation>Nichts ist ausgewählt</translation>
    </message>
    <message>
        <source>Nothing is selected; click a base or a template first</source>
        <translation>Nichts ist ausgewählt; zuerst eine Base oder eine Schablone anklicken</translation>
    </message>
    <message>
        <source>Nothing is selected; click a part or drag a frame about several first</source>
        <translation>Nichts ist ausgewählt; zuerst ein Teil anklicken oder einen Rahmen um mehrere ziehen</translation>
    </message>
    <message>
        <source>Nothing is selected; select what you want to print, or print the table</source>
        <translation>Nichts ist ausgewählt; wählen Sie aus, was gedruckt werden soll, oder drucken Sie den Tisch</translation>
    </message>
    <message>
        <source>Nothing is typed</source>
        <translation>Nichts ist getippt</translation>
    </message>
    <message>
        <source>Nothing is typed; write it like {examples}</source>
        <translation>Nichts ist getippt; etwa so schreiben: {examples}</translation>
    </message>
    <message>
        <source>Nothing lies here yet: drag a piece from the library onto the table, or draw one with a tool.</source>
        <translation>Noch liegt hier nichts: ein Stück aus der Bibliothek auf den Tisch ziehen oder eines mit einem Werkzeug zeichnen.</translation>
    </message>
    <message>
        <source>Nothing moves into it</source>
        <translation>Nichts bewegt sich hinein</translation>
    </message>
    <message>
        <source>Nothing that is selected can be moved; select something that is not locked</source>
        <translation>Nichts davon lässt sich bewegen; etwas auswählen, das nicht gesperrt ist</translation>
    </message>
    <message>
        <source>Nothing that is selected has a hole</source>
        <translation>Nichts von der Auswahl hat ein Loch</translation>
    </message>
    <message>
        <source>Nothing that is selected reaches beyond the table</source>
        <translation>Nichts von der Auswahl ragt über den Tisch hinaus</translation>
    </message>
    <message>
        <source>Nothing to go to: the checks have found nothing</source>
        <translation>Kein Ziel: Die Prüfungen haben nichts gefunden</translation>
    </message>
    <message>
        <source>Nothing to look at closely: nothing is measured</source>
        <translation>Nichts, um genauer hinzusehen: Nichts ist gemessen</translation>
    </message>
    <message>
        <source>Nothing to push here: press on a model</source>
        <translation>Hier ist nichts zu stoßen: ein Modell drücken</translation>
    </message>
    <message>
        <source>Nothing to tell yet: each step, roll and reason will stand here.</source>
        <translation>Noch nichts zu berichten: Jeder Schritt, Wurf und Grund wird hier stehen.</translation>
    </message>
    <message>
        <source>Nothing waits for Enter here · F1 lists the keys</source>
        <translation>Hier wartet nichts auf die Eingabetaste · F1 listet die Tasten auf</translation>
    </message>
    <message>
        <source>Nothing was opened</source>
        <translation>Nichts wurde geöffnet</translation>
    </message>
    <message>
        <source>Nothing was printed: {error}</source>
        <translation>Nichts wurde gedruckt: {error}</translation>
    </message>
    <message>
        <source>Nothing wrong: no piece overlaps another, every place can be reached, every gap can be passed.</source>
        <translation>Nichts auszusetzen: Kein Stück überlappt ein anderes, jede Stelle ist erreichbar, jede Lücke passierbar.</translation>
    </message>
    <message>
        <source>Nova</source>
        <translation>Nova</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Jetzt</translation>
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
        <source>Nudge of up to</source>
        <translation>Ruck von höchstens</translation>
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
        <source>Number</source>
        <translation>Zahl</translation>
    </message>
    <message>
        <source>Number of models</source>
        <translation>Anzahl Modelle</translation>
    </message>
    <message>
        <source>Numbers in brackets behind names are taken as points</source>
        <translation>Zahlen in Klammern hinter Namen gelten als Punkte</translation>
    </message>
    <message>
        <source>Numbers of an edit</source>
        <translation>Zahlen einer Änderung</translation>
    </message>
    <message>
        <source>Numbers of what is drawn</source>
        <translation>Zahlen des Gezeichneten</translation>
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
        <source>Objectives</source>
        <translation>Missionsziele</translation>
    </message>
    <message>
        <source>Objectives of a turn</source>
        <translation>Missionsziele eines Zugs</translation>
    </message>
    <message>
        <source>Of</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>Of the circle</source>
        <translation>Der des Kreises</translation>
    </message>
    <message>
        <source>Of the line, from edge to edge</source>
        <translation>Die der Linie, von Rand zu Rand</translation>
    </message>
    <message>
        <source>Of the window, from its next start on; the manual, cards and effects, and what is saved, are in English</source>
        <translation>Des Fensters, vom nächsten Start an; Handbuch, Karten und Effekte und was gespeichert wird, sind englisch</translation>
    </message>
    <message>
        <source>Of this roster</source>
        <translation>Aus dieser Armeeliste</translation>
    </message>
    <message>
        <source>Off by</source>
        <translation>Weicht ab um</translation>
    </message>
    <message>
        <source>Office block</source>
        <translation>Bürohaus</translation>
    </message>
    <message>
        <source>On</source>
        <translation>An</translation>
    </message>
    <message>
        <source>On difficult ground each inch counts as two: go round it, or go half as far.</source>
        <translation>In schwierigem Gelände zählt jeder Zoll doppelt: darum herumgehen oder halb so weit ziehen.</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>Auf dem Tisch</translation>
    </message>
    <message>
        <source>Once, cut at the edge</source>
        <translation>Einmal, am Rand beschnitten</translation>
    </message>
    <message>
        <source>One Page Dungeon</source>
        <translation>One Page Dungeon</translation>
    </message>
    <message>
        <source>One column</source>
        <translation>Eine Kolonne</translation>
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
        <source>One line</source>
        <translation>Eine Linie</translation>
    </message>
    <message>
        <source>One line for each action</source>
        <translation>Eine Zeile je Aktion</translation>
    </message>
    <message>
        <source>One of these tempers, told only when the battle is over.</source>
        <translation>Eines dieser Temperamente; welches, zeigt sich erst nach dem Gefecht.</translation>
    </message>
    <message>
        <source>One of your kits is called {quoted} already</source>
        <translation>Einer Ihrer Baukästen heißt schon {quoted}</translation>
    </message>
    <message>
        <source>One of your pieces is called {quoted} already</source>
        <translation>Eines Ihrer Stücke heißt schon {quoted}</translation>
    </message>
    <message>
        <source>One on another, the upper one turned aside</source>
        <translation>Einer auf dem anderen, der obere zur Seite gedreht</translation>
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
        <source>Only files of this computer can be opened; drop a table or battle.</source>
        <translation>Nur Dateien dieses Rechners lassen sich öffnen; einen Tisch oder ein Gefecht hierher ziehen.</translation>
    </message>
    <message>
        <source>Only the ground of a ruin: draw its walls yourself</source>
        <translation>Nur der Boden einer Ruine: ihre Mauern selbst zeichnen</translation>
    </message>
    <message>
        <source>Only what effects of the rosters score counts, such as cards that you own.</source>
        <translation>Es zählt nur, was Effekte der Armeelisten bringen, etwa Karten, die Sie besitzen.</translation>
    </message>
    <message>
        <source>Opacity</source>
        <translation>Deckkraft</translation>
    </message>
    <message>
        <source>Opacity of the layer</source>
        <translation>Deckkraft der Ebene</translation>
    </message>
    <message>
        <source>Opacity of the picture in per cent</source>
        <translation>Deckkraft des Bilds in Prozent</translation>
    </message>
    <message>
        <source>Opacity of {layer} to {percent}</source>
        <translation>Deckkraft von {layer} auf {percent}</translation>
    </message>
    <message>
        <source>Opacity {percent} %</source>
        <translation>Deckkraft {percent} %</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Offen</translation>
    </message>
    <message>
        <source>Open a &amp;campaign…</source>
        <translation>Kampagne &amp;öffnen…</translation>
    </message>
    <message>
        <source>Open a &amp;file…</source>
        <translation>&amp;Datei öffnen…</translation>
    </message>
    <message>
        <source>Open a campaign</source>
        <translation>Eine Kampagne öffnen</translation>
    </message>
    <message>
        <source>Open a door</source>
        <translation>Eine Tür öffnen</translation>
    </message>
    <message>
        <source>Open a folder that is a campaign</source>
        <translation>Einen Ordner öffnen, der eine Kampagne ist</translation>
    </message>
    <message>
        <source>Open a photograph</source>
        <translation>Foto öffnen</translation>
    </message>
    <message>
        <source>Open a photograph…</source>
        <translation>Foto öffnen…</translation>
    </message>
    <message>
        <source>Open a roster</source>
        <translation>Armeeliste öffnen</translation>
    </message>
    <message>
        <source>Open a roster…</source>
        <translation>Armeeliste öffnen…</translation>
    </message>
    <message>
        <source>Open a table or a battle</source>
        <translation>Einen Tisch oder ein Gefecht öffnen</translation>
    </message>
    <message>
        <source>Open a table, a battle script or a saved battle</source>
        <translation>Einen Tisch, ein Gefechtsskript oder ein gespeichertes Gefecht öffnen</translation>
    </message>
    <message>
        <source>Open another photograph</source>
        <translation>Ein anderes Foto öffnen</translation>
    </message>
    <message>
        <source>Open as a new table</source>
        <translation>Als neuen Tisch öffnen</translation>
    </message>
    <message>
        <source>Open elsewhere</source>
        <translation>Anderswo geöffnet</translation>
    </message>
    <message>
        <source>Open it (Enter)</source>
        <translation>Öffnen (Eingabetaste)</translation>
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
        <source>Open tables</source>
        <translation>Offene Tische</translation>
    </message>
    <message>
        <source>Open the battle at its beginning, to look at it again</source>
        <translation>Das Gefecht an seinem Anfang öffnen, um es noch einmal anzusehen</translation>
    </message>
    <message>
        <source>Open verdicts</source>
        <translation>Offene Urteile</translation>
    </message>
    <message>
        <source>Open, paste (Ctrl+V) or drop a photograph of a table</source>
        <translation>Ein Foto eines Tischs öffnen, einfügen (Ctrl+V) oder hierher ziehen</translation>
    </message>
    <message>
        <source>OpenStreetMap extract</source>
        <translation>OpenStreetMap-Auszug</translation>
    </message>
    <message>
        <source>OpenStreetMap: {quoted} is not known here, and is guessed to be {kind}</source>
        <translation>OpenStreetMap: {quoted} ist hier nicht bekannt, vermutlich {kind}</translation>
    </message>
    <message>
        <source>OpenStreetMap: {quoted} is {kind}</source>
        <translation>OpenStreetMap: {quoted} gilt als {kind}</translation>
    </message>
    <message>
        <source>Opened</source>
        <translation>Geöffnet</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Optionen</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Andere</translation>
    </message>
    <message>
        <source>Other models block</source>
        <translation>Andere Modelle verdecken</translation>
    </message>
    <message>
        <source>Others</source>
        <translation>Andere</translation>
    </message>
    <message>
        <source>Otherwise they keep their distance to the top left corner</source>
        <translation>Sonst behalten sie ihren Abstand zur linken oberen Ecke</translation>
    </message>
    <message>
        <source>Overlap: {sentence}</source>
        <translation>Überlappung: {sentence}</translation>
    </message>
    <message>
        <source>Own size</source>
        <translation>Eigene Größe</translation>
    </message>
    <message>
        <source>P&amp;ush</source>
        <translation>St&amp;oßen</translation>
    </message>
    <message>
        <source>PDF page (*.pdf);;PNG picture (*.png);;HTML page (*.html)</source>
        <translation>PDF-Seite (*.pdf);;PNG-Bild (*.png);;HTML-Seite (*.html)</translation>
    </message>
    <message>
        <source>PDF pages (*.pdf);;One HTML file (*.html)</source>
        <translation>PDF-Seiten (*.pdf);;Eine HTML-Datei (*.html)</translation>
    </message>
    <message>
        <source>PDF – the whole table on one sheet</source>
        <translation>PDF – der ganze Tisch auf einem Blatt</translation>
    </message>
    <message>
        <source>PNG – a picture in pixels</source>
        <translation>PNG – ein Bild aus Pixeln</translation>
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
        <source>Pages and text</source>
        <translation>Seiten und Text</translation>
    </message>
    <message>
        <source>Pages found</source>
        <translation>Gefundene Seiten</translation>
    </message>
    <message>
        <source>Pages to print</source>
        <translation>Seiten zum Drucken</translation>
    </message>
    <message>
        <source>Pan</source>
        <translation>Ausschnitt verschieben</translation>
    </message>
    <message>
        <source>Pan sideways</source>
        <translation>Ausschnitt seitwärts verschieben</translation>
    </message>
    <message>
        <source>Paralysis takes without a die</source>
        <translation>Paralysis wirkt ohne Würfel</translation>
    </message>
    <message>
        <source>Part of its name or words</source>
        <translation>Teil von Name oder Text</translation>
    </message>
    <message>
        <source>Parts of the campaign</source>
        <translation>Teile der Kampagne</translation>
    </message>
    <message>
        <source>Parts of the roster</source>
        <translation>Teile der Armeeliste</translation>
    </message>
    <message>
        <source>Passes through models</source>
        <translation>Zieht durch Modelle</translation>
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
        <source>Paste {what}</source>
        <translation>{what} einfügen</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Pause  ·  F10</source>
        <translation>Pause  ·  F10</translation>
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
        <source>Permission denied</source>
        <translation>Zugriff verweigert</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Phase</translation>
    </message>
    <message>
        <source>Photographs (*.jpg *.jpeg *.png *.webp);;All files (*)</source>
        <translation>Fotos (*.jpg *.jpeg *.png *.webp);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>Picture on pieces</source>
        <translation>Bild auf Stücken</translation>
    </message>
    <message>
        <source>Picture on pieces…</source>
        <translation>Bild auf Stücke legen…</translation>
    </message>
    <message>
        <source>Picture under the table</source>
        <translation>Bild unter dem Tisch</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg *.webp *.svg);;All files (*)</source>
        <translation>Bilder (*.png *.jpg *.jpeg *.webp *.svg);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg *.webp);;All files (*)</source>
        <translation>Bilder (*.png *.jpg *.jpeg *.webp);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Pictures of both sides</source>
        <translation>Bilder beider Seiten</translation>
    </message>
    <message>
        <source>Pieces of the library</source>
        <translation>Stücke der Bibliothek</translation>
    </message>
    <message>
        <source>Pipeline, 8 in</source>
        <translation>Rohrleitung, 8 in</translation>
    </message>
    <message>
        <source>Pipeline, corner</source>
        <translation>Rohrleitung, Ecke</translation>
    </message>
    <message>
        <source>Pixels to a real inch</source>
        <translation>Pixel je wahrem Zoll</translation>
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
        <source>Place a template first: keys 1 to 6</source>
        <translation>Zuerst eine Schablone legen: Tasten 1 bis 6</translation>
    </message>
    <message>
        <source>Place a template from the tray, or press 1 to 6: who is covered, and by how much, is listed here while it moves.</source>
        <translation>Eine Schablone aus der Leiste legen oder 1 bis 6 drücken: Wer getroffen ist, und um wie viel, steht hier, während sie sich bewegt.</translation>
    </message>
    <message>
        <source>Place a wall</source>
        <translation>Eine Wandschablone legen</translation>
    </message>
    <message>
        <source>Place and size</source>
        <translation>Ort und Größe</translation>
    </message>
    <message>
        <source>Place another template like the selected one</source>
        <translation>Eine weitere Schablone wie die ausgewählte legen</translation>
    </message>
    <message>
        <source>Place in the battle</source>
        <translation>Stelle im Gefecht</translation>
    </message>
    <message>
        <source>Place in the zone</source>
        <translation>In die Zone stellen</translation>
    </message>
    <message>
        <source>Place the army</source>
        <translation>Armee aufstellen</translation>
    </message>
    <message>
        <source>Place {what}</source>
        <translation>{what} legen</translation>
    </message>
    <message>
        <source>Places end {far} inches from the table&apos;s corner; write a shorter length</source>
        <translation>Orte enden {far} Zoll von der Tischecke; eine kürzere Länge schreiben</translation>
    </message>
    <message>
        <source>Places of the coordinate system {name} are taken for metres</source>
        <translation>Orte des Koordinatensystems {name} gelten als Meter</translation>
    </message>
    <message>
        <source>Plain bases</source>
        <translation>Einfache Bases</translation>
    </message>
    <message>
        <source>Plain geometry</source>
        <translation>Reine Geometrie</translation>
    </message>
    <message>
        <source>Plain geometry or a game, for the next table too</source>
        <translation>Reine Geometrie oder ein Spiel, auch für den nächsten Tisch</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>Plan</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Play against the program…  ·  F12</source>
        <translation>Gegen das Programm spielen…  ·  F12</translation>
    </message>
    <message>
        <source>Play it again</source>
        <translation>Noch einmal spielen</translation>
    </message>
    <message>
        <source>Play its next Maintenance Phase</source>
        <translation>Die nächste Maintenance Phase ausspielen</translation>
    </message>
    <message>
        <source>Play now  ·  Esc</source>
        <translation>Jetzt spielen  ·  Esc</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Play on alone: let the program play a side from here on, or play it yourself again</source>
        <translation>Allein weiterspielen: von hier an das Programm eine Seite spielen lassen, oder sie wieder selbst spielen</translation>
    </message>
    <message>
        <source>Play to the end of the turn</source>
        <translation>Bis zum Ende des Zugs ausspielen</translation>
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
        <source>Player of {side}</source>
        <translation>Spieler von {side}</translation>
    </message>
    <message>
        <source>Playstyle</source>
        <translation>Spielweise</translation>
    </message>
    <message>
        <source>Plot</source>
        <translation>Plot</translation>
    </message>
    <message>
        <source>Point at a door, select one, or select a base near one</source>
        <translation>Auf eine Tür zeigen, eine auswählen oder eine Base nahe bei einer auswählen</translation>
    </message>
    <message>
        <source>Point at a place for the template first</source>
        <translation>Zuerst auf einen Ort für die Schablone zeigen</translation>
    </message>
    <message>
        <source>Point at the model that is looked at, click to keep the answer · Esc forgets who looks</source>
        <translation>Auf das Modell zeigen, das angeschaut wird, Klicken hält die Antwort fest · Esc vergisst, wer schaut</translation>
    </message>
    <message>
        <source>Point where the line goes, or type its bearing too: 4 at 90</source>
        <translation>Zeigen, wohin die Linie geht, oder ihre Richtung mittippen: 4 at 90</translation>
    </message>
    <message>
        <source>Point {number}: {fault}</source>
        <translation>Punkt {number}: {fault}</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Points and their places on the table</source>
        <translation>Punkte und ihre Orte auf dem Tisch</translation>
    </message>
    <message>
        <source>Points of its line</source>
        <translation>Punkte seiner Linie</translation>
    </message>
    <message>
        <source>Points of shield</source>
        <translation>Schildpunkte</translation>
    </message>
    <message>
        <source>Points with known places</source>
        <translation>Punkte mit bekannten Orten</translation>
    </message>
    <message>
        <source>Polygon</source>
        <translation>Polygon</translation>
    </message>
    <message>
        <source>Pond</source>
        <translation>Teich</translation>
    </message>
    <message>
        <source>Portrait</source>
        <translation>Hochformat</translation>
    </message>
    <message>
        <source>Power Up dice</source>
        <translation>Power-Up-Würfel</translation>
    </message>
    <message>
        <source>Power Up dice of {unit} for the attack with {weapon}</source>
        <translation>Power-Up-Würfel von {unit} für den Angriff mit {weapon}</translation>
    </message>
    <message>
        <source>Power Up dice of {unit} for the defence against {weapon}</source>
        <translation>Power-Up-Würfel von {unit} für die Verteidigung gegen {weapon}</translation>
    </message>
    <message>
        <source>Power Up dice of {unit} for the {what}</source>
        <translation>Power-Up-Würfel von {unit} für {what}</translation>
    </message>
    <message>
        <source>Power Up dice that the target has</source>
        <translation>Power-Up-Würfel, die das Ziel hat</translation>
    </message>
    <message>
        <source>Power against Defence</source>
        <translation>Power gegen Defence</translation>
    </message>
    <message>
        <source>Powerhouses</source>
        <translation>Powerhouses</translation>
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
        <source>Press `Enter` or click Begin. This panel always shows what to do next.</source>
        <translation>`Enter` drücken oder „Begin“ anklicken. Diese Leiste zeigt immer, was als Nächstes zu tun ist.</translation>
    </message>
    <message>
        <source>Press `Enter`, or click here, to place them where they stand.</source>
        <translation>`Enter` drücken oder hier klicken, um sie dort aufzustellen, wo sie stehen.</translation>
    </message>
    <message>
        <source>Press `S`, click one of your models and point at another to check line of sight.</source>
        <translation>`S` drücken, eines der eigenen Modelle anklicken und auf ein anderes zeigen, um die Sichtlinie zu prüfen.</translation>
    </message>
    <message>
        <source>Press `T` and drag between two models to measure: it is always allowed.</source>
        <translation>`T` drücken und zwischen zwei Modellen ziehen, um zu messen: Das ist immer erlaubt.</translation>
    </message>
    <message>
        <source>Press `V`, or click the arrow, to put the tool away and play on.</source>
        <translation>`V` drücken oder den Pfeil anklicken, um das Werkzeug wegzulegen und weiterzuspielen.</translation>
    </message>
    <message>
        <source>Press on a corner of the grid, and drag from there</source>
        <translation>Auf eine Ecke des Rasters drücken und von dort ziehen</translation>
    </message>
    <message>
        <source>Press on the corner of the grid that is the table’s top left one, and drag across one square or several; or click there, and type how wide a square is</source>
        <translation>Auf die Ecke des Rasters drücken, die links oben am Tisch liegt, und über ein oder mehrere Quadrate ziehen; oder dort klicken und eingeben, wie breit ein Quadrat ist</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vorschau</translation>
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
        <source>Prices are in {words}, and are taken as points</source>
        <translation>Preise stehen in {words} und gelten als Punkte</translation>
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
        <source>Print the cards</source>
        <translation>Karten drucken</translation>
    </message>
    <message>
        <source>Print the list</source>
        <translation>Liste drucken</translation>
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
        <source>Program rolls</source>
        <translation>Programm würfelt</translation>
    </message>
    <message>
        <source>Properties</source>
        <translation>Eigenschaften</translation>
    </message>
    <message>
        <source>Pull</source>
        <translation>Heranziehen</translation>
    </message>
    <message>
        <source>Push</source>
        <translation>Stoßen</translation>
    </message>
    <message>
        <source>Push a model along a line and see where it stops, and why</source>
        <translation>Ein Modell an einer Linie entlang stoßen und zeigen, wo es anhält, und warum</translation>
    </message>
    <message>
        <source>Push away</source>
        <translation>Wegstoßen</translation>
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
        <source>Push through</source>
        <translation>Hindurchstoßen</translation>
    </message>
    <message>
        <source>Push {what} by {length}</source>
        <translation>{what} um {length} stoßen</translation>
    </message>
    <message>
        <source>Push {what} through by {length}</source>
        <translation>{what} um {length} hindurchstoßen</translation>
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
        <source>Put it here</source>
        <translation>Hier hinstellen</translation>
    </message>
    <message>
        <source>Put it there</source>
        <translation>Dort hinlegen</translation>
    </message>
    <message>
        <source>Put on the table</source>
        <translation>Auf den Tisch stellen</translation>
    </message>
    <message>
        <source>Put right what is marked beside the sides, then the battle can begin</source>
        <translation>Berichtigen, was neben den Seiten markiert ist, dann kann das Gefecht beginnen</translation>
    </message>
    <message>
        <source>Put the bench away</source>
        <translation>Den Prüfstand weglegen</translation>
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
        <source>Put the template down first: a nudge starts from where it lies</source>
        <translation>Zuerst die Schablone ablegen: Rücken beginnt, wo sie liegt</translation>
    </message>
    <message>
        <source>Put the ticked units into the deployment zones of their side</source>
        <translation>Die angehakten Einheiten in die Aufstellungszonen ihrer Seite stellen</translation>
    </message>
    <message>
        <source>Put them here</source>
        <translation>Alle hier hinstellen</translation>
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
        <source>Put what is selected into the layer drawn in</source>
        <translation>Die Auswahl in die Ebene legen, in die gezeichnet wird</translation>
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
        <source>Quarters of the table in which a team has most levels count at the end.</source>
        <translation>Am Ende zählen die Viertel des Tischs, in denen ein Team die meisten Stufen hat.</translation>
    </message>
    <message>
        <source>Quic&amp;k ruling…</source>
        <translation>S&amp;chnelles Urteil…</translation>
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
        <source>Quick ruling</source>
        <translation>Schnelles Urteil</translation>
    </message>
    <message>
        <source>Radius</source>
        <translation>Radius</translation>
    </message>
    <message>
        <source>Rails round a corner, 4 by 4 inches</source>
        <translation>Ein Lattenzaun um eine Ecke, 4 mal 4 Zoll</translation>
    </message>
    <message>
        <source>Rails: slow to cross, seen through</source>
        <translation>Lattenzaun: langsam zu überqueren, man sieht hindurch</translation>
    </message>
    <message>
        <source>Ran&amp;ge rings…</source>
        <translation>Reic&amp;hweitenringe…</translation>
    </message>
    <message>
        <source>Random extra turns</source>
        <translation>Zufällige weitere Züge</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Reichweite</translation>
    </message>
    <message>
        <source>Range rings</source>
        <translation>Reichweitenringe</translation>
    </message>
    <message>
        <source>Ranks</source>
        <translation>Glieder</translation>
    </message>
    <message>
        <source>Ranks areas across height steps</source>
        <translation>Ordnet Gebiete über Höhenstufen hinweg</translation>
    </message>
    <message>
        <source>Reach</source>
        <translation>Reichweite</translation>
    </message>
    <message>
        <source>Reached by turn {turn}</source>
        <translation>Erreicht bis Zug {turn}</translation>
    </message>
    <message>
        <source>Read the manual, the rulings and the effects of all books, found by typing</source>
        <translation>Das Handbuch, die Regelfragen und die Effekte aller Regelbücher lesen, durch Tippen zu finden (englisch)</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>Dateisystem ist schreibgeschützt</translation>
    </message>
    <message>
        <source>Reading the campaign …</source>
        <translation>Kampagne wird gelesen …</translation>
    </message>
    <message>
        <source>Reading the file</source>
        <translation>Datei wird gelesen</translation>
    </message>
    <message>
        <source>Reading what was left …</source>
        <translation>Übriggebliebenes wird gelesen …</translation>
    </message>
    <message>
        <source>Reading {name} …</source>
        <translation>{name} wird gelesen …</translation>
    </message>
    <message>
        <source>Reading …</source>
        <translation>Wird gelesen …</translation>
    </message>
    <message>
        <source>Real dice, typed</source>
        <translation>Echte Würfel</translation>
    </message>
    <message>
        <source>Recent files</source>
        <translation>Letzte Dateien</translation>
    </message>
    <message>
        <source>Recent files, and how was printed last</source>
        <translation>Letzte Dateien, und wie zuletzt gedruckt wurde</translation>
    </message>
    <message>
        <source>Recruit</source>
        <translation>Rekrut</translation>
    </message>
    <message>
        <source>Rectangle</source>
        <translation>Rechteck</translation>
    </message>
    <message>
        <source>Red die</source>
        <translation>Roter Würfel</translation>
    </message>
    <message>
        <source>Regular</source>
        <translation>Regulär</translation>
    </message>
    <message>
        <source>Release the mouse button first, or take the push back with Esc</source>
        <translation>Zuerst die Maustaste loslassen oder den Stoß mit Esc zurücknehmen</translation>
    </message>
    <message>
        <source>Release to leave it so · Ctrl changes snapping · Esc takes it back</source>
        <translation>Loslassen lässt es so · Ctrl ändert das Einrasten · Esc nimmt es zurück</translation>
    </message>
    <message>
        <source>Release to leave it turned so · Esc takes it back</source>
        <translation>Loslassen lässt es so gedreht · Esc nimmt es zurück</translation>
    </message>
    <message>
        <source>Release to put it down · Esc takes it back</source>
        <translation>Loslassen stellt es ab · Esc nimmt es zurück</translation>
    </message>
    <message>
        <source>Releasing leaves it there · Esc takes it back</source>
        <translation>Loslassen lässt es dort · Esc nimmt es zurück</translation>
    </message>
    <message>
        <source>Releasing moves it there, with Ctrl it stays in hand · Esc takes it back</source>
        <translation>Loslassen stellt es dort hin, mit Ctrl bleibt es in der Hand · Esc nimmt es zurück</translation>
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
        <source>Remove the point</source>
        <translation>Punkt entfernen</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Rename {name}…</source>
        <translation>{name} umbenennen…</translation>
    </message>
    <message>
        <source>Rename {what}</source>
        <translation>{what} umbenennen</translation>
    </message>
    <message>
        <source>Rename {what} to {name}</source>
        <translation>{what} in {name} umbenennen</translation>
    </message>
    <message>
        <source>Renamed to “{name}”</source>
        <translation>Umbenannt in „{name}“</translation>
    </message>
    <message>
        <source>Repeated, cut at the edge</source>
        <translation>Wiederholt, am Rand beschnitten</translation>
    </message>
    <message>
        <source>Rescued work</source>
        <translation>Gerettete Arbeit</translation>
    </message>
    <message>
        <source>Resize the table</source>
        <translation>Tischgröße ändern</translation>
    </message>
    <message>
        <source>Resize the table to {size}</source>
        <translation>Den Tisch auf {size} ändern</translation>
    </message>
    <message>
        <source>Restore melees</source>
        <translation>Nahkämpfe schließen</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Result of the battle</source>
        <translation>Ergebnis des Gefechts</translation>
    </message>
    <message>
        <source>Return or a double click jumps there · Space shows or hides, Shift+Space locks · F2 renames</source>
        <translation>Eingabetaste oder Doppelklick springt hin · Leertaste zeigt oder verbirgt, Shift+Space sperrt · F2 benennt um</translation>
    </message>
    <message>
        <source>Return to the game</source>
        <translation>Zurück zum Spiel</translation>
    </message>
    <message>
        <source>Return · End</source>
        <translation>Zurück · End</translation>
    </message>
    <message>
        <source>Ridge</source>
        <translation>Höhenrücken</translation>
    </message>
    <message>
        <source>Ring of copies</source>
        <translation>Kreis aus Kopien</translation>
    </message>
    <message>
        <source>Rings</source>
        <translation>Ringe</translation>
    </message>
    <message>
        <source>River</source>
        <translation>Fluss</translation>
    </message>
    <message>
        <source>River, 12 in</source>
        <translation>Fluss, 12 in</translation>
    </message>
    <message>
        <source>River, bend</source>
        <translation>Fluss, Biegung</translation>
    </message>
    <message>
        <source>River, ford, 4 in</source>
        <translation>Fluss, Furt, 4 in</translation>
    </message>
    <message>
        <source>Road</source>
        <translation>Straße</translation>
    </message>
    <message>
        <source>Road or r&amp;iver</source>
        <translation>Straße &amp;oder Fluss</translation>
    </message>
    <message>
        <source>Road or river</source>
        <translation>Straße oder Fluss</translation>
    </message>
    <message>
        <source>Road, 12 in</source>
        <translation>Straße, 12 in</translation>
    </message>
    <message>
        <source>Road, bend</source>
        <translation>Straße, Kurve</translation>
    </message>
    <message>
        <source>Road, crossing</source>
        <translation>Straße, Kreuzung</translation>
    </message>
    <message>
        <source>Rocks, large</source>
        <translation>Felsen, groß</translation>
    </message>
    <message>
        <source>Rocks, small</source>
        <translation>Felsen, klein</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Wurf</translation>
    </message>
    <message>
        <source>Roll the action</source>
        <translation>Die Aktion würfeln</translation>
    </message>
    <message>
        <source>Roll the attack</source>
        <translation>Den Angriff würfeln</translation>
    </message>
    <message>
        <source>Rolled each turn</source>
        <translation>Jeden Zug gewürfelt</translation>
    </message>
    <message>
        <source>Rolled: each turn one of three objectives is rolled for markers, combat and territory. Fixed: the first of each counts in every turn</source>
        <translation>Gewürfelt: Jeden Zug wird eines von drei Missionszielen für Marker, Kampf und Gebiet ausgewürfelt. Fest: In jedem Zug zählt jeweils das erste</translation>
    </message>
    <message>
        <source>Roof to stand on</source>
        <translation>Begehbares Dach</translation>
    </message>
    <message>
        <source>Room to deploy</source>
        <translation>Platz zum Aufstellen</translation>
    </message>
    <message>
        <source>Roster</source>
        <translation>Armeeliste</translation>
    </message>
    <message>
        <source>Roster of side {number}</source>
        <translation>Armeeliste von Seite {number}</translation>
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
        <source>Rotation</source>
        <translation>Drehung</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Round clock</source>
        <translation>Rundenuhr</translation>
    </message>
    <message>
        <source>Round dangerous ground</source>
        <translation>Rundes gefährliches Gelände</translation>
    </message>
    <message>
        <source>Round of</source>
        <translation>Runde von</translation>
    </message>
    <message>
        <source>Round ruin</source>
        <translation>Runde Ruine</translation>
    </message>
    <message>
        <source>Round tower</source>
        <translation>Runder Turm</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Runde {number}</translation>
    </message>
    <message>
        <source>Round {number} · paused</source>
        <translation>Runde {number} · angehalten</translation>
    </message>
    <message>
        <source>Round, phase and score</source>
        <translation>Runde, Phase und Stand</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>Row of copies</source>
        <translation>Reihe aus Kopien</translation>
    </message>
    <message>
        <source>Rubble heap</source>
        <translation>Trümmerhaufen</translation>
    </message>
    <message>
        <source>Ruined town</source>
        <translation>Zerstörte Stadt</translation>
    </message>
    <message>
        <source>Ruins</source>
        <translation>Ruinen</translation>
    </message>
    <message>
        <source>Ruins in the sizes of matched play, for a table of 60 by 44 inches</source>
        <translation>Ruinen in den Größen von Turnierspielen, für einen Tisch von 60 mal 44 Zoll</translation>
    </message>
    <message>
        <source>Rule on one typed line, without a table: two bases and a range, or a base under a template</source>
        <translation>Über eine getippte Zeile entscheiden, ohne Tisch: zwei Bases und eine Reichweite, oder eine Base unter einer Schablone</translation>
    </message>
    <message>
        <source>Ruler</source>
        <translation>Lineal</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Ruling</source>
        <translation>Regelfrage</translation>
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
        <source>SVG drawing</source>
        <translation>SVG-Zeichnung</translation>
    </message>
    <message>
        <source>SVG – a picture in lines</source>
        <translation>SVG – ein Bild aus Linien</translation>
    </message>
    <message>
        <source>SVG – outlines in inches, for drawing programs and cutters</source>
        <translation>SVG – Umrisse in Zoll, für Zeichenprogramme und Schneidegeräte</translation>
    </message>
    <message>
        <source>Sabotage</source>
        <translation>Sabotage</translation>
    </message>
    <message>
        <source>Sample tables</source>
        <translation>Beispieltische</translation>
    </message>
    <message>
        <source>Sandbags, curved</source>
        <translation>Sandsäcke, gebogen</translation>
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
        <source>Save card…</source>
        <translation>Karte speichern…</translation>
    </message>
    <message>
        <source>Save roster</source>
        <translation>Liste speichern</translation>
    </message>
    <message>
        <source>Save the battle</source>
        <translation>Gefecht speichern</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>Bericht speichern</translation>
    </message>
    <message>
        <source>Save the report…</source>
        <translation>Bericht speichern…</translation>
    </message>
    <message>
        <source>Save the roster</source>
        <translation>Armeeliste speichern</translation>
    </message>
    <message>
        <source>Save the roster first: a battle reads it from its file</source>
        <translation>Zuerst die Armeeliste speichern: Ein Gefecht liest sie aus ihrer Datei</translation>
    </message>
    <message>
        <source>Save the table</source>
        <translation>Tisch speichern</translation>
    </message>
    <message>
        <source>Save the verdict card</source>
        <translation>Urteilskarte speichern</translation>
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
        <source>Scale</source>
        <translation>Skalieren</translation>
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
        <source>Scale {what}</source>
        <translation>{what} skalieren</translation>
    </message>
    <message>
        <source>Scale {what} to {size}</source>
        <translation>{what} auf {size} skalieren</translation>
    </message>
    <message>
        <source>Scales go from 0.1 % to 1000 times; write one between them</source>
        <translation>Maßstäbe gehen von 0.1 % bis zum 1000-Fachen; einen dazwischen schreiben</translation>
    </message>
    <message>
        <source>Scatter</source>
        <translation>Abweichung</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>Szenario</translation>
    </message>
    <message>
        <source>Scenario facts</source>
        <translation>Angaben zum Szenario</translation>
    </message>
    <message>
        <source>Scene</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Zählt</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Wertung</translation>
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
        <source>Search</source>
        <translation>Suche</translation>
    </message>
    <message>
        <source>Search for</source>
        <translation>Suchen nach</translation>
    </message>
    <message>
        <source>Search pieces</source>
        <translation>Stücke suchen</translation>
    </message>
    <message>
        <source>Search the library</source>
        <translation>Die Bibliothek durchsuchen</translation>
    </message>
    <message>
        <source>Search the library of pieces and kits</source>
        <translation>Die Bibliothek der Geländestücke und Baukästen durchsuchen</translation>
    </message>
    <message>
        <source>Secret</source>
        <translation>Geheim</translation>
    </message>
    <message>
        <source>See more</source>
        <translation>Mehr sehen</translation>
    </message>
    <message>
        <source>See the table</source>
        <translation>Den Tisch ansehen</translation>
    </message>
    <message>
        <source>See the table (Esc)</source>
        <translation>Den Tisch ansehen (Esc)</translation>
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
        <source>Seed</source>
        <translation>Startzahl</translation>
    </message>
    <message>
        <source>Seed of the dice</source>
        <translation>Startzahl der Würfel</translation>
    </message>
    <message>
        <source>Seeks to threaten, and minds danger little.</source>
        <translation>Sucht zu bedrohen und achtet wenig auf Gefahr.</translation>
    </message>
    <message>
        <source>Seen</source>
        <translation>Gesehenes</translation>
    </message>
    <message>
        <source>Seen by</source>
        <translation>Gesehen von</translation>
    </message>
    <message>
        <source>Seen from one place</source>
        <translation>Von einem Ort aus gesehen</translation>
    </message>
    <message>
        <source>Seen from the zone</source>
        <translation>Von der Zone aus gesehen</translation>
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
        <source>Select an outline first: terrain, a zone or an area</source>
        <translation>Zuerst einen Umriss auswählen: Gelände, eine Zone oder ein Gebiet</translation>
    </message>
    <message>
        <source>Select every base and template</source>
        <translation>Alle Bases und Schablonen auswählen</translation>
    </message>
    <message>
        <source>Select its parts</source>
        <translation>Ihre Teile auswählen</translation>
    </message>
    <message>
        <source>Select n&amp;othing</source>
        <translation>Au&amp;swahl aufheben</translation>
    </message>
    <message>
        <source>Select one model only: this kind of push moves one at a time</source>
        <translation>Nur ein Modell auswählen: Diese Art Stoß bewegt eins auf einmal</translation>
    </message>
    <message>
        <source>Select one model or template to be the source</source>
        <translation>Ein Modell oder eine Schablone als Quelle auswählen</translation>
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
        <source>Select the model to push first: click it, or step to it with N</source>
        <translation>Zuerst das Modell auswählen, das gestoßen wird: anklicken, oder mit N zu ihm gehen</translation>
    </message>
    <message>
        <source>Select the same &amp;kind</source>
        <translation>Gleichartige &amp;auswählen</translation>
    </message>
    <message>
        <source>Select three things or more to space them out</source>
        <translation>Zum Verteilen drei Dinge oder mehr auswählen</translation>
    </message>
    <message>
        <source>Select two bases or more to bring them together</source>
        <translation>Zum Zusammenrücken zwei Bases oder mehr auswählen</translation>
    </message>
    <message>
        <source>Select two outlines or more first: terrain, a zone or an area</source>
        <translation>Zuerst zwei Umrisse oder mehr auswählen: Gelände, Zonen oder Gebiete</translation>
    </message>
    <message>
        <source>Select two things or more to align them, or align to the table</source>
        <translation>Zum Ausrichten zwei Dinge oder mehr auswählen oder am Tisch ausrichten</translation>
    </message>
    <message>
        <source>Select two things or more to group them; templates are in no group</source>
        <translation>Zum Gruppieren zwei Dinge oder mehr auswählen; Schablonen gehören in keine Gruppe</translation>
    </message>
    <message>
        <source>Select what is to be cut first; then draw the cut</source>
        <translation>Zuerst auswählen, was geschnitten wird; dann den Schnitt zeichnen</translation>
    </message>
    <message>
        <source>Select, drag and turn what stands on the table</source>
        <translation>Auswählen, ziehen und drehen, was auf dem Tisch steht</translation>
    </message>
    <message>
        <source>Select: to the right what is enclosed, to the left what is touched</source>
        <translation>Auswählen: nach rechts, was umschlossen ist, nach links, was berührt ist</translation>
    </message>
    <message>
        <source>Selected</source>
        <translation>Ausgewählt</translation>
    </message>
    <message>
        <source>Selection to layer</source>
        <translation>Auswahl in Ebene</translation>
    </message>
    <message>
        <source>Selection to the layer drawn in</source>
        <translation>Auswahl in die Zeichenebene</translation>
    </message>
    <message>
        <source>Selection to {layer}</source>
        <translation>Auswahl in {layer}</translation>
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
        <source>Send {what} backward</source>
        <translation>{what} nach hinten stellen</translation>
    </message>
    <message>
        <source>Send {what} to the back</source>
        <translation>{what} ganz nach hinten stellen</translation>
    </message>
    <message>
        <source>Sergeant</source>
        <translation>Sergeant</translation>
    </message>
    <message>
        <source>Set a light at {place}</source>
        <translation>Ein Licht bei {place} setzen</translation>
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
        <source>Set a {what} at {place}</source>
        <translation>{what} bei {place} setzen</translation>
    </message>
    <message>
        <source>Set a {what}, {size}</source>
        <translation>{what} setzen, {size}</translation>
    </message>
    <message>
        <source>Set an {what} at {place}</source>
        <translation>{what} bei {place} setzen</translation>
    </message>
    <message>
        <source>Set an {what}, {size}</source>
        <translation>{what} setzen, {size}</translation>
    </message>
    <message>
        <source>Set the uncertainty of models to {length}</source>
        <translation>Die Unsicherheit der Modelle auf {length} setzen</translation>
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
        <source>Sets ground, sight, heights, cover and storeys to what is usual for the kind</source>
        <translation>Setzt Boden, Sicht, Höhen, Deckung und Stockwerke auf das, was für die Art üblich ist</translation>
    </message>
    <message>
        <source>Sets of keys (*.json)</source>
        <translation>Tastenbelegungen (*.json)</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>Einstellung</translation>
    </message>
    <message>
        <source>Settings are not kept</source>
        <translation>Einstellungen werden nicht aufgehoben</translation>
    </message>
    <message>
        <source>Several corners of a hole are in hand; type the next, or Esc lets them go</source>
        <translation>Mehrere Ecken eines Lochs sind in der Hand; die nächste tippen, oder Esc lässt sie los</translation>
    </message>
    <message>
        <source>Several go</source>
        <translation>Mehrere gehen</translation>
    </message>
    <message>
        <source>Sh&amp;ow the result</source>
        <translation>Er&amp;gebnis zeigen</translation>
    </message>
    <message>
        <source>Shadows</source>
        <translation>Schatten</translation>
    </message>
    <message>
        <source>Shallow water</source>
        <translation>Flaches Wasser</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>Form</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Anteil</translation>
    </message>
    <message>
        <source>Sheets with four round targets: one that lies flat in a photograph of a table tells the program where the camera stood, without a click. Several in one picture, each of another number, tell it better.</source>
        <translation>Blätter mit vier runden Zielscheiben: Liegt eines flach im Foto eines Tischs, so weiß das Programm ohne einen Klick, wo die Kamera stand. Mehrere in einem Bild, jedes mit anderer Nummer, sagen es genauer.</translation>
    </message>
    <message>
        <source>Shelf or kit</source>
        <translation>Regal oder Baukasten</translation>
    </message>
    <message>
        <source>Shield</source>
        <translation>Schild</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Schieben</translation>
    </message>
    <message>
        <source>Shift + click</source>
        <translation>Shift + Klick</translation>
    </message>
    <message>
        <source>Shift + wheel</source>
        <translation>Shift + Mausrad</translation>
    </message>
    <message>
        <source>Shift+P goes on to the next; the line below the table says what each does</source>
        <translation>Shift+P geht zur nächsten; die Zeile unter dem Tisch sagt, was jede bewirkt</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>Show &amp;all that is hidden</source>
        <translation>Alles Ausgeblendete &amp;zeigen</translation>
    </message>
    <message>
        <source>Show all that is hidden</source>
        <translation>Alles Ausgeblendete zeigen</translation>
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
        <source>Show no more of it on the table</source>
        <translation>Davon nichts mehr auf dem Tisch zeigen</translation>
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
        <source>Show the result</source>
        <translation>Ergebnis zeigen</translation>
    </message>
    <message>
        <source>Show the settings that are seldom changed</source>
        <translation>Die Einstellungen zeigen, die selten geändert werden</translation>
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
        <source>Show these options</source>
        <translation>Diese Optionen zeigen</translation>
    </message>
    <message>
        <source>Show true size</source>
        <translation>In wahrer Größe zeigen</translation>
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
        <source>Show what one unit did and what happened to it</source>
        <translation>Zeigen, was eine Einheit tat und was ihr geschah</translation>
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
        <source>Show {what}</source>
        <translation>{what} zeigen</translation>
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
        <source>Side {number}</source>
        <translation>Seite {number}</translation>
    </message>
    <message>
        <source>Sides</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>Sight</source>
        <translation>Sicht</translation>
    </message>
    <message>
        <source>Silo</source>
        <translation>Silo</translation>
    </message>
    <message>
        <source>Simplif&amp;y…</source>
        <translation>&amp;Vereinfachen…</translation>
    </message>
    <message>
        <source>Simplify within</source>
        <translation>Vereinfachen bis</translation>
    </message>
    <message>
        <source>Simplify {what}: {corners}</source>
        <translation>{what} vereinfachen: {corners}</translation>
    </message>
    <message>
        <source>Single tree</source>
        <translation>Einzelner Baum</translation>
    </message>
    <message>
        <source>Six sides, even steps</source>
        <translation>Sechs Seiten, gleichmäßig</translation>
    </message>
    <message>
        <source>Six sides, steep steps</source>
        <translation>Sechs Seiten, steil</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Size of the base</source>
        <translation>Größe der Base</translation>
    </message>
    <message>
        <source>Size of the table</source>
        <translation>Größe des Tischs</translation>
    </message>
    <message>
        <source>Sk&amp;ip what the program does</source>
        <translation>&amp;Züge des Programms überspringen</translation>
    </message>
    <message>
        <source>Skill Test for {other}</source>
        <translation>Skill Test für {other}</translation>
    </message>
    <message>
        <source>Skill Test for {other} fails: {why}</source>
        <translation>Skill Test für {other} misslingt: {why}</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Überspringen</translation>
    </message>
    <message>
        <source>Skip  ·  F11</source>
        <translation>Überspringen  ·  F11</translation>
    </message>
    <message>
        <source>Skirmish</source>
        <translation>Scharmützel</translation>
    </message>
    <message>
        <source>Skirmish street</source>
        <translation>Straße für Scharmützel</translation>
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
        <source>Slow and dangerous broken stone, 4 by 3 inches</source>
        <translation>Langsames und gefährliches Geröll, 4 mal 3 Zoll</translation>
    </message>
    <message>
        <source>Slow motion</source>
        <translation>Langsame Bewegung</translation>
    </message>
    <message>
        <source>Slow to move over</source>
        <translation>Langsam zu durchqueren</translation>
    </message>
    <message>
        <source>Smoke, 5 in</source>
        <translation>Rauch, 5 in</translation>
    </message>
    <message>
        <source>Smooth curve</source>
        <translation>Glatte Kurve</translation>
    </message>
    <message>
        <source>Snap</source>
        <translation>Einrasten</translation>
    </message>
    <message>
        <source>Snap to corners, ends and spots of other pieces</source>
        <translation>An Ecken, Enden und Punkten anderer Stücke einrasten</translation>
    </message>
    <message>
        <source>Snap to the centres of pieces and the table&apos;s centre lines</source>
        <translation>An den Mitten anderer Stücke und den Mittellinien des Tischs einrasten</translation>
    </message>
    <message>
        <source>Snap to the edges of other pieces and of the table</source>
        <translation>An den Kanten anderer Stücke und des Tischs einrasten</translation>
    </message>
    <message>
        <source>Snap where corners, edges or centres come to lie in line</source>
        <translation>Dort einrasten, wo Ecken, Kanten oder Mitten in einer Flucht liegen</translation>
    </message>
    <message>
        <source>Snapping</source>
        <translation>Einrasten</translation>
    </message>
    <message>
        <source>So many tables are laid and measured; the fairest is shown</source>
        <translation>So viele Tische werden ausgelegt und vermessen; der fairste wird gezeigt</translation>
    </message>
    <message>
        <source>Someone at this screen</source>
        <translation>Jemand an diesem Bildschirm</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>Etwas ist schiefgegangen</translation>
    </message>
    <message>
        <source>Space + drag, middle button</source>
        <translation>Leertaste + Ziehen, mittlere Maustaste</translation>
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
        <source>Space starts and pauses · X switches sides · + and − give and take a minute · Ctrl+Z takes back</source>
        <translation>Leertaste startet und hält an · X wechselt die Seite · + und − geben und nehmen eine Minute · Ctrl+Z nimmt zurück</translation>
    </message>
    <message>
        <source>Space the centres of {what} evenly {axis}</source>
        <translation>Die Mitten von {what} gleichmäßig verteilen: {axis}</translation>
    </message>
    <message>
        <source>Space {what} evenly {axis}</source>
        <translation>{what} gleichmäßig verteilen: {axis}</translation>
    </message>
    <message>
        <source>Special rules</source>
        <translation>Sonderregeln</translation>
    </message>
    <message>
        <source>Spirit</source>
        <translation>Geist</translation>
    </message>
    <message>
        <source>Split {what}</source>
        <translation>{what} teilen</translation>
    </message>
    <message>
        <source>Spread as far as coherency allows</source>
        <translation>So weit verteilt, wie der Zusammenhalt erlaubt</translation>
    </message>
    <message>
        <source>Spread {what}, {length} apart</source>
        <translation>{what} auseinanderziehen, {length}</translation>
    </message>
    <message>
        <source>Spread, gap</source>
        <translation>Lücke</translation>
    </message>
    <message>
        <source>Square</source>
        <translation>Quadratisch</translation>
    </message>
    <message>
        <source>Squares dragged across</source>
        <translation>Überstrichene Felder</translation>
    </message>
    <message>
        <source>St&amp;art or pause the clock</source>
        <translation>Uhr &amp;starten oder anhalten</translation>
    </message>
    <message>
        <source>Stamina</source>
        <translation>Ausdauer</translation>
    </message>
    <message>
        <source>Stamina loss</source>
        <translation>Ausdauerverlust</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>Standard: a turn of four phases, unit by unit in turn. Advanced: steps of actions that are paid for with command points</source>
        <translation>Standard: ein Zug aus vier Phasen, Einheit um Einheit abwechselnd. Fortgeschritten: Schritte aus Aktionen, die mit Befehlspunkten bezahlt werden</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Rangliste</translation>
    </message>
    <message>
        <source>Stands on</source>
        <translation>Steht auf</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Start &amp;again with new dice</source>
        <translation>&amp;Mit neuen Würfeln von vorn</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Startseite</translation>
    </message>
    <message>
        <source>Start with a blank table</source>
        <translation>Mit einem leeren Tisch beginnen</translation>
    </message>
    <message>
        <source>Starts here</source>
        <translation>Beginnt hier</translation>
    </message>
    <message>
        <source>Stay here</source>
        <translation>Hier bleiben</translation>
    </message>
    <message>
        <source>Stays</source>
        <translation>Bleibt</translation>
    </message>
    <message>
        <source>Stays in coherency</source>
        <translation>Bleibt im Zusammenhalt</translation>
    </message>
    <message>
        <source>Stays with objectives.</source>
        <translation>Bleibt bei den Missionszielen.</translation>
    </message>
    <message>
        <source>Step back: take a drag back, let a template go, select nothing</source>
        <translation>Einen Schritt zurück: Ziehen zurücknehmen, Schablone loslassen, nichts auswählen</translation>
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
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Stop anywhere</source>
        <translation>Irgendwo anhalten</translation>
    </message>
    <message>
        <source>Stop anywhere: the model rests at any free stretch of a line, whatever lies between</source>
        <translation>Irgendwo anhalten: Das Modell ruht auf irgendeinem freien Stück einer Linie, was auch dazwischen liegt</translation>
    </message>
    <message>
        <source>Stop looking back and play on</source>
        <translation>Nicht länger zurückschauen und weiterspielen</translation>
    </message>
    <message>
        <source>Stop short by</source>
        <translation>Hält davor um</translation>
    </message>
    <message>
        <source>Storey height</source>
        <translation>Stockwerkhöhe</translation>
    </message>
    <message>
        <source>Storeys</source>
        <translation>Stockwerke</translation>
    </message>
    <message>
        <source>Streets of ruins with a few houses still whole</source>
        <translation>Straßen voller Ruinen mit wenigen heilen Häusern</translation>
    </message>
    <message>
        <source>Strength left</source>
        <translation>Verbliebene Stärke</translation>
    </message>
    <message>
        <source>Strip width</source>
        <translation>Streifenbreite</translation>
    </message>
    <message>
        <source>Such as 1.0</source>
        <translation>Etwa 1.0</translation>
    </message>
    <message>
        <source>Sure hits</source>
        <translation>Sichere Treffer</translation>
    </message>
    <message>
        <source>Survives with</source>
        <translation>Überlebt mit</translation>
    </message>
    <message>
        <source>Swamp</source>
        <translation>Sumpf</translation>
    </message>
    <message>
        <source>Switch a lens on: &lt;b&gt;Coherency&lt;/b&gt; links the models of a unit, &lt;b&gt;Reach&lt;/b&gt; shows where the selected model can go, &lt;b&gt;Areas&lt;/b&gt; how many steps it is to each, &lt;b&gt;Seen&lt;/b&gt; what it sees, &lt;b&gt;Exposure&lt;/b&gt; who sees it, &lt;b&gt;Scatter&lt;/b&gt; where the template may land, &lt;b&gt;Heat map&lt;/b&gt; what aiming it at each place is worth. Press S to look from one model to another, P to push a model.</source>
        <translation>Eine Linse einschalten: &lt;b&gt;Zusammenhalt&lt;/b&gt; verbindet die Modelle einer Einheit, &lt;b&gt;Bewegungsreichweite&lt;/b&gt; zeigt, wohin das ausgewählte Modell ziehen kann, &lt;b&gt;Gebiete&lt;/b&gt;, wie viele Schritte es zu jedem sind, &lt;b&gt;Gesehenes&lt;/b&gt;, was es sieht, &lt;b&gt;Einsehbarkeit&lt;/b&gt;, wer es sieht, &lt;b&gt;Abweichung&lt;/b&gt;, wo die Schablone landen kann, &lt;b&gt;Wärmekarte&lt;/b&gt;, was es an jeder Stelle bringt, dorthin zu zielen. S drücken für die Sichtlinie von einem Modell zum anderen, P, um ein Modell zu stoßen.</translation>
    </message>
    <message>
        <source>Switch sides</source>
        <translation>Seite wechseln</translation>
    </message>
    <message>
        <source>Switch sides on the cloc&amp;k</source>
        <translation>Seite &amp;der Uhr wechseln</translation>
    </message>
    <message>
        <source>Symmetry</source>
        <translation>Symmetrie</translation>
    </message>
    <message>
        <source>Symmetry: {symmetry}</source>
        <translation>Symmetrie: {symmetry}</translation>
    </message>
    <message>
        <source>T is {kind}</source>
        <translation>T ist {kind}</translation>
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
        <source>Table high</source>
        <translation>Tischhöhe</translation>
    </message>
    <message>
        <source>Table wide</source>
        <translation>Tischbreite</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tische</translation>
    </message>
    <message>
        <source>Tables (*.json);;All files (*)</source>
        <translation>Tische (*.json);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Tables compared</source>
        <translation>Verglichene Tische</translation>
    </message>
    <message>
        <source>Tables, rosters and battles (*.json);;All files (*)</source>
        <translation>Tische, Armeelisten und Gefechte (*.json);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Tables, rosters and battles with their history</source>
        <translation>Tische, Armeelisten und Gefechte mit ihrer Geschichte</translation>
    </message>
    <message>
        <source>Tables, scripts and battles (*.json);;All files, also pictures and what is to be imported (*)</source>
        <translation>Tische, Skripte und Gefechte (*.json);;Alle Dateien, auch Bilder und was importiert werden soll (*)</translation>
    </message>
    <message>
        <source>Tabletop Simulator save</source>
        <translation>Spielstand von Tabletop Simulator</translation>
    </message>
    <message>
        <source>Take Cover!: +1 Defence, no movement</source>
        <translation>Take Cover!: +1 Defence, keine Bewegung</translation>
    </message>
    <message>
        <source>Take a battle whose file is gone off the list</source>
        <translation>Ein Gefecht, dessen Datei weg ist, von der Liste nehmen</translation>
    </message>
    <message>
        <source>Take a minute from side {side}</source>
        <translation>Seite {side} eine Minute nehmen</translation>
    </message>
    <message>
        <source>Take a minute from the round</source>
        <translation>Der Runde eine Minute nehmen</translation>
    </message>
    <message>
        <source>Take away what lies beyond the table, as of a river that runs off it</source>
        <translation>Wegnehmen, was über den Tisch hinausreicht, etwa von einem Fluss</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Take in hand</source>
        <translation>In die Hand nehmen</translation>
    </message>
    <message>
        <source>Take it out of the roster (Del in the tree)</source>
        <translation>Aus der Armeeliste nehmen (Del im Baum)</translation>
    </message>
    <message>
        <source>Take its keys away</source>
        <translation>Tasten wegnehmen</translation>
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
        <source>Take the base in hand, then click on the table (B)</source>
        <translation>Die Base in die Hand nehmen, dann auf den Tisch klicken (B)</translation>
    </message>
    <message>
        <source>Take the battle back to the place that is shown; redo brings it all back</source>
        <translation>Das Gefecht bis zur gezeigten Stelle zurücknehmen; Wiederholen bringt alles zurück</translation>
    </message>
    <message>
        <source>Take the best of the tables looked at so far</source>
        <translation>Den besten der bisher geprüften Tische nehmen</translation>
    </message>
    <message>
        <source>Take the chosen corner away (Delete)</source>
        <translation>Die gewählte Ecke wegnehmen (Delete)</translation>
    </message>
    <message>
        <source>Take the chosen layer away; its parts stay</source>
        <translation>Die gewählte Ebene wegnehmen; ihre Teile bleiben</translation>
    </message>
    <message>
        <source>Take the last answer back (Ctrl+Z)</source>
        <translation>Die letzte Antwort zurücknehmen (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Take the last change back</source>
        <translation>Die letzte Änderung zurücknehmen</translation>
    </message>
    <message>
        <source>Take the picture away</source>
        <translation>Bild wegnehmen</translation>
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
        <source>Taken</source>
        <translation>Übernommen</translation>
    </message>
    <message>
        <source>Taken over</source>
        <translation>Übernommen</translation>
    </message>
    <message>
        <source>Taken: {what}</source>
        <translation>Übernommen: {what}</translation>
    </message>
    <message>
        <source>Takes a quarter off</source>
        <translation>Nimmt ein Viertel</translation>
    </message>
    <message>
        <source>Takes what looks best right after it, and minds little what may strike it later.</source>
        <translation>Nimmt, was gleich danach am besten aussieht, und achtet wenig darauf, was es später treffen kann.</translation>
    </message>
    <message>
        <source>Tank traps</source>
        <translation>Panzersperren</translation>
    </message>
    <message>
        <source>Targets</source>
        <translation>Ziele</translation>
    </message>
    <message>
        <source>Teams of Supremes and their Minions take turns with a pool of action points.</source>
        <translation>Teams aus Supremes und ihren Minions sind abwechselnd am Zug und teilen einen Vorrat an Aktionspunkten.</translation>
    </message>
    <message>
        <source>Teleport to {name}</source>
        <translation>nach {name} teleportieren</translation>
    </message>
    <message>
        <source>Teleport tokens {n} within {m}</source>
        <translation>{n} Teleport-Marker innerhalb von {m}</translation>
    </message>
    <message>
        <source>Temper of the program for {side}</source>
        <translation>Temperament des Programms für {side}</translation>
    </message>
    <message>
        <source>Template</source>
        <translation>Schablone</translation>
    </message>
    <message>
        <source>Templates</source>
        <translation>Schablonen</translation>
    </message>
    <message>
        <source>Templates (cm)</source>
        <translation>Schablonen (cm)</translation>
    </message>
    <message>
        <source>Templates to cut out</source>
        <translation>Schablonen zum Ausschneiden</translation>
    </message>
    <message>
        <source>Ten sides</source>
        <translation>Zehn Seiten</translation>
    </message>
    <message>
        <source>Territory</source>
        <translation>Gebiet</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Text – a summary to lay the table out by</source>
        <translation>Text – eine Zusammenfassung, um den Tisch danach aufzubauen</translation>
    </message>
    <message>
        <source>That leaves all as it is</source>
        <translation>Damit bleibt alles, wie es ist</translation>
    </message>
    <message>
        <source>That side still hides something from you; it tells why once the battle is over</source>
        <translation>Diese Seite verbirgt Ihnen noch etwas; warum, sagt sie nach dem Gefecht</translation>
    </message>
    <message>
        <source>That was your first battle. `Ctrl+Shift+N` sets up another, `Ctrl+Shift+E` makes a report.</source>
        <translation>Das war das erste Gefecht. `Ctrl+Shift+N` bereitet ein weiteres vor, `Ctrl+Shift+E` macht einen Bericht.</translation>
    </message>
    <message>
        <source>That would be {count} pages; choose larger paper or a smaller scale</source>
        <translation>Das wären {count} Seiten; wählen Sie größeres Papier oder einen kleineren Maßstab</translation>
    </message>
    <message>
        <source>The HP that a model loses when it is knocked into another one, or into terrain</source>
        <translation>Die HP, die ein Modell verliert, wenn es gegen ein anderes oder gegen Gelände geschleudert wird</translation>
    </message>
    <message>
        <source>The Log tab shows each roll: the dice to hit, then the saves, then the HP lost.</source>
        <translation>Der Reiter Protokoll zeigt jeden Wurf: die Würfel zum Treffen, dann die Rettungswürfe, dann die verlorenen HP.</translation>
    </message>
    <message>
        <source>The Unit tab shows the selected unit. Rest the pointer on a word or a number to read what it means.</source>
        <translation>Der Reiter Einheit zeigt die ausgewählte Einheit. Den Zeiger auf einem Wort oder einer Zahl ruhen lassen, um zu lesen, was es bedeutet.</translation>
    </message>
    <message>
        <source>The attacker suffers it (Self/)</source>
        <translation>Der Angreifer erleidet es (Self/)</translation>
    </message>
    <message>
        <source>The automaton decided for {what}: {why}</source>
        <translation>Nicht {what} hat entschieden, sondern der Automat: {why}</translation>
    </message>
    <message>
        <source>The base as printed on its box</source>
        <translation>Die Base, wie sie auf der Schachtel steht</translation>
    </message>
    <message>
        <source>The battle</source>
        <translation>Das Gefecht</translation>
    </message>
    <message>
        <source>The battle is not in the campaign: {error}</source>
        <translation>Das Gefecht ist nicht in der Kampagne: {error}</translation>
    </message>
    <message>
        <source>The battle is over: there is nothing left to decide</source>
        <translation>Das Gefecht ist vorbei: zu entscheiden bleibt nichts</translation>
    </message>
    <message>
        <source>The battle is over: {result} · Home looks back at it, Ctrl+Shift+E reports it, Ctrl+Z takes steps back</source>
        <translation>Das Gefecht ist vorbei: {result} · Home schaut zurück, Ctrl+Shift+E berichtet davon, Ctrl+Z nimmt Schritte zurück</translation>
    </message>
    <message>
        <source>The battle report is in {path}</source>
        <translation>Der Gefechtsbericht ist in {path}</translation>
    </message>
    <message>
        <source>The battle&apos;s result</source>
        <translation>Ergebnis des Gefechts</translation>
    </message>
    <message>
        <source>The bearing of its length, clockwise from up</source>
        <translation>Die Richtung seiner Länge, im Uhrzeigersinn von oben</translation>
    </message>
    <message>
        <source>The card</source>
        <translation>Die Karte</translation>
    </message>
    <message>
        <source>The card or ruler</source>
        <translation>Die Karte oder das Lineal</translation>
    </message>
    <message>
        <source>The chance of the first side after each action</source>
        <translation>Die Chance der ersten Seite nach jeder Aktion</translation>
    </message>
    <message>
        <source>The chance to land where it is aimed, such as 1/3</source>
        <translation>Die Wahrscheinlichkeit, zu landen, wohin gezielt wird, etwa 1/3</translation>
    </message>
    <message>
        <source>The clipboard holds no parts of a table; copy some first, here or in another window</source>
        <translation>In der Zwischenablage sind keine Teile eines Tischs; zuerst welche kopieren, hier oder in einem anderen Fenster</translation>
    </message>
    <message>
        <source>The clock is not kept: {error}</source>
        <translation>Die Uhr wird nicht aufgehoben: {error}</translation>
    </message>
    <message>
        <source>The condition of a figure that falls from a height</source>
        <translation>Der Zustand einer Figur, die aus einer Höhe stürzt</translation>
    </message>
    <message>
        <source>The copies would lie on each other; give a step across or down</source>
        <translation>Die Kopien lägen aufeinander; einen Schritt quer oder nach unten angeben</translation>
    </message>
    <message>
        <source>The corners that were set are on no table yet.</source>
        <translation>Die gesetzten Ecken sind noch auf keinem Tisch.</translation>
    </message>
    <message>
        <source>The dashed line is what fair dice show.</source>
        <translation>Die gestrichelte Linie ist, was faire Würfel zeigen.</translation>
    </message>
    <message>
        <source>The defender wins with more than this share of its fortifications left</source>
        <translation>Der Verteidiger gewinnt, wenn mehr als dieser Anteil seiner Befestigungen bleibt</translation>
    </message>
    <message>
        <source>The defender wins with this share of its points left at the end</source>
        <translation>Der Verteidiger gewinnt, wenn ihm am Ende dieser Anteil seiner Punkte bleibt</translation>
    </message>
    <message>
        <source>The die that is rolled each turn: every side has as many command points for each of its units</source>
        <translation>Der Würfel, der jeden Zug geworfen wird: Jede Seite hat so viele Befehlspunkte für jede ihrer Einheiten</translation>
    </message>
    <message>
        <source>The distance is 0: type how far the push goes (Ctrl+P)</source>
        <translation>Die Weite ist 0: tippen, wie weit der Stoß geht (Ctrl+P)</translation>
    </message>
    <message>
        <source>The enemy has attacked along the dashed line. The dice of both sides lie beside it.</source>
        <translation>Der Feind hat entlang der gestrichelten Linie angegriffen. Die Würfel beider Seiten liegen daneben.</translation>
    </message>
    <message>
        <source>The enemy has dashed with this unit. See how near it is: keep away, or strike first.</source>
        <translation>Der Feind ist mit dieser Einheit gerannt. Darauf achten, wie nah sie ist: wegbleiben oder zuerst zuschlagen.</translation>
    </message>
    <message>
        <source>The enemy has deployed this unit in answer to yours. `F10` pauses it, `F11` speeds it up.</source>
        <translation>Der Feind hat als Antwort diese Einheit aufgestellt. `F10` hält ihn an, `F11` macht ihn schneller.</translation>
    </message>
    <message>
        <source>The enemy has moved this unit along the arrow, and may attack from there.</source>
        <translation>Der Feind ist mit dieser Einheit entlang des Pfeils gezogen und kann von dort angreifen.</translation>
    </message>
    <message>
        <source>The file carries scene, question and answer: “battlefield verdict” works it out again.</source>
        <translation>Die Datei enthält Szene, Frage und Antwort: „battlefield verdict“ rechnet sie noch einmal nach.</translation>
    </message>
    <message>
        <source>The first legal move was taken for {what}: {why}</source>
        <translation>Nicht {what} hat entschieden, der erste erlaubte Zug wurde ausgeführt: {why}</translation>
    </message>
    <message>
        <source>The gap of two bases</source>
        <translation>Der Abstand zweier Bases</translation>
    </message>
    <message>
        <source>The gap to keep from terrain and models</source>
        <translation>Der Abstand, der zu Gelände und Modellen bleibt</translation>
    </message>
    <message>
        <source>The greater share left wins</source>
        <translation>Der größere übrige Anteil gewinnt</translation>
    </message>
    <message>
        <source>The greatest change of height in one step, up or down; 0 keeps it on its level</source>
        <translation>Die größte Höhenänderung in einem Schritt, hinauf oder hinunter; 0 hält es auf seinem Niveau</translation>
    </message>
    <message>
        <source>The hand snaps</source>
        <translation>Die Hand rastet ein</translation>
    </message>
    <message>
        <source>The hand snaps to nothing; Q lets it snap again</source>
        <translation>Die Hand rastet nirgends ein; Q schaltet es wieder ein</translation>
    </message>
    <message>
        <source>The height that is climbed at once, at the cost of walking as far; 0 for none</source>
        <translation>Die Höhe, die auf einmal geklettert wird, zum Preis gleich weiten Gehens; 0 für keine</translation>
    </message>
    <message>
        <source>The hidden share that matters; the shortest moves that cross it are shown</source>
        <translation>Der verdeckte Anteil, auf den es ankommt; die kürzesten Bewegungen darüber hinweg werden gezeigt</translation>
    </message>
    <message>
        <source>The inches it goes, in dice such as 2d6 or d6+2</source>
        <translation>Um wie viele Zoll sie abweicht, in Würfeln wie 2d6 oder d6+2</translation>
    </message>
    <message>
        <source>The key to be given</source>
        <translation>Die zu vergebende Taste</translation>
    </message>
    <message>
        <source>The keys are in {name}</source>
        <translation>Die Tasten stehen in {name}</translation>
    </message>
    <message>
        <source>The keys are those of {name}</source>
        <translation>Die Tasten sind die aus {name}</translation>
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
        <source>The layer of the drawing that it lies in</source>
        <translation>Die Ebene der Zeichnung, in der es liegt</translation>
    </message>
    <message>
        <source>The least number on an initiative card that gives a Hero a bonus maneuver</source>
        <translation>Die kleinste Zahl auf einer Initiativekarte, die einem Helden ein Bonusmanöver gibt</translation>
    </message>
    <message>
        <source>The library keeps terrain; zones, entry edges, bases and templates belong to a scenario</source>
        <translation>Die Bibliothek bewahrt Gelände auf; Zonen, Eintrittskanten, Bases und Schablonen gehören zu einem Szenario</translation>
    </message>
    <message>
        <source>The line crosses nothing that is selected; draw it from outside to outside</source>
        <translation>Die Linie kreuzt nichts Ausgewähltes; von außen nach außen zeichnen</translation>
    </message>
    <message>
        <source>The line shows the path and its length. A drag stops where the unit&apos;s movement ends.</source>
        <translation>Die Linie zeigt den Weg und seine Länge. Ein Ziehen hält, wo die Bewegung der Einheit endet.</translation>
    </message>
    <message>
        <source>The list is on the clipboard</source>
        <translation>Die Liste ist in der Zwischenablage</translation>
    </message>
    <message>
        <source>The list is on the clipboard, as a table</source>
        <translation>Die Liste liegt als Tabelle in der Zwischenablage</translation>
    </message>
    <message>
        <source>The model can end its move anywhere in the tinted area. Drag its unit towards the enemy.</source>
        <translation>Das Modell kann überall in der getönten Fläche enden. Seine Einheit auf den Feind zu ziehen.</translation>
    </message>
    <message>
        <source>The name is empty</source>
        <translation>Der Name ist leer</translation>
    </message>
    <message>
        <source>The name of the campaign: type another and press Enter</source>
        <translation>Der Name der Kampagne: einen anderen eintippen und die Eingabetaste drücken</translation>
    </message>
    <message>
        <source>The names of bases and terrain</source>
        <translation>Die Namen von Bases und Gelände</translation>
    </message>
    <message>
        <source>The next best is worth the same</source>
        <translation>Die nächstbeste ist ebenso viel wert</translation>
    </message>
    <message>
        <source>The next click on the table chooses this</source>
        <translation>Der nächste Klick auf den Tisch wählt das</translation>
    </message>
    <message>
        <source>The next seed: a table of the same kind</source>
        <translation>Die nächste Startzahl: ein Tisch derselben Art</translation>
    </message>
    <message>
        <source>The number behind its name</source>
        <translation>Die Zahl hinter dem Namen</translation>
    </message>
    <message>
        <source>The number that settles all dice the program rolls: the same seed with the same choices gives the same battle again</source>
        <translation>Die Zahl, die alle Würfel des Programms festlegt: Dieselbe Startzahl mit denselben Entscheidungen ergibt dasselbe Gefecht noch einmal</translation>
    </message>
    <message>
        <source>The others hold</source>
        <translation>Die anderen halten</translation>
    </message>
    <message>
        <source>The others hold: {units}</source>
        <translation>Die anderen halten: {units}</translation>
    </message>
    <message>
        <source>The overlap is {overlap}; choose {limits}</source>
        <translation>Die Überlappung ist {overlap}; möglich: {limits}</translation>
    </message>
    <message>
        <source>The page</source>
        <translation>Die Seite</translation>
    </message>
    <message>
        <source>The pages are with the printer</source>
        <translation>Die Seiten sind beim Drucker</translation>
    </message>
    <message>
        <source>The picture</source>
        <translation>Das Bild</translation>
    </message>
    <message>
        <source>The picture has {n} × {m} pixels and is laid over the whole map</source>
        <translation>Das Bild hat {n} × {m} Pixel und wird über die ganze Karte gelegt</translation>
    </message>
    <message>
        <source>The picture on a base</source>
        <translation>Das Bild auf einer Base</translation>
    </message>
    <message>
        <source>The picture under the table is left out: {error}</source>
        <translation>Das Bild unter dem Tisch ist weggelassen: {error}</translation>
    </message>
    <message>
        <source>The picture under the table is not shown: {error}</source>
        <translation>Das Bild unter dem Tisch wird nicht gezeigt: {error}</translation>
    </message>
    <message numerus="yes">
        <source>The pictures {names} are missing or damaged: bases bear the letters of their unit instead</source>
        <translation>
            <numerusform>Das Bild {names} fehlt oder ist beschädigt: Bases tragen stattdessen die Buchstaben ihrer Einheit</numerusform>
            <numerusform>Die Bilder {names} fehlen oder sind beschädigt: Bases tragen stattdessen die Buchstaben ihrer Einheit</numerusform>
        </translation>
    </message>
    <message>
        <source>The point of each part that x and y tell, and that stays where it is resized</source>
        <translation>Der Punkt jedes Teils, den x und y angeben und der beim Vergrößern bleibt, wo er ist</translation>
    </message>
    <message>
        <source>The program</source>
        <translation>Das Programm</translation>
    </message>
    <message>
        <source>The program decides here: ask once it is your turn</source>
        <translation>Hier entscheidet das Programm: fragen, sobald Sie am Zug sind</translation>
    </message>
    <message>
        <source>The program lays out a fair table from a kit</source>
        <translation>Das Programm legt einen fairen Tisch aus einem Baukasten aus</translation>
    </message>
    <message>
        <source>The program made a mistake ({kind}: {error}). Your table is kept; undo still works. The details are in {file}.</source>
        <translation>Das Programm hat einen Fehler gemacht ({kind}: {error}). Der Tisch bleibt erhalten, und Rückgängig geht weiterhin. Einzelheiten stehen in {file}.</translation>
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
        <source>The program plays {side} as {player}.</source>
        <translation>Das Programm spielt {side} als {player}.</translation>
    </message>
    <message>
        <source>The program rolls</source>
        <translation>Das Programm würfelt</translation>
    </message>
    <message>
        <source>The report compares what each side sees, reaches and has to walk from its deployment zone.</source>
        <translation>Der Bericht vergleicht, was jede Seite aus ihrer Aufstellungszone sieht, erreicht und zu gehen hat.</translation>
    </message>
    <message>
        <source>The results are on the clipboard</source>
        <translation>Die Ergebnisse liegen in der Zwischenablage</translation>
    </message>
    <message>
        <source>The roster links it with other units, and a bare scene has none.</source>
        <translation>Die Armeeliste verbindet es mit anderen Einheiten, und eine bloße Szene hat keine.</translation>
    </message>
    <message>
        <source>The roster says for whom it is, and a bare scene has none.</source>
        <translation>Die Armeeliste sagt, für wen es ist, und eine bloße Szene hat keine.</translation>
    </message>
    <message>
        <source>The rosters lined up on the table; they deploy in the zones shown</source>
        <translation>Die Armeelisten auf dem Tisch aufgereiht; sie stellen in den gezeigten Zonen auf</translation>
    </message>
    <message>
        <source>The round clock is paused: {left} left, side {side} is at turn</source>
        <translation>Die Rundenuhr ist angehalten: noch {left}, Seite {side} ist am Zug</translation>
    </message>
    <message>
        <source>The round clock runs: {left} left, side {side} is at turn</source>
        <translation>Die Rundenuhr läuft: noch {left}, Seite {side} ist am Zug</translation>
    </message>
    <message>
        <source>The round is over</source>
        <translation>Die Runde ist vorbei</translation>
    </message>
    <message>
        <source>The rules are still working out what comes of it</source>
        <translation>Die Regeln ermitteln noch, was daraus wird</translation>
    </message>
    <message>
        <source>The rules that the battle is played by; rosters, tables and settings are those of its book</source>
        <translation>Die Regeln, nach denen das Gefecht gespielt wird; Armeelisten, Tische und Einstellungen sind die seines Regelbuchs</translation>
    </message>
    <message>
        <source>The same in all battles</source>
        <translation>Dasselbe in allen Gefechten</translation>
    </message>
    <message>
        <source>The same seed rolls the same dice; it goes up by one each time</source>
        <translation>Dieselbe Startzahl wirft dieselben Würfel; sie steigt jedes Mal um eins</translation>
    </message>
    <message>
        <source>The score. Action points are shared by the whole team, and unspent ones are lost.</source>
        <translation>Der Stand. Aktionspunkte gehören der ganzen Mannschaft, und ungenutzte verfallen.</translation>
    </message>
    <message>
        <source>The score. After the last turn the side with the greater share of its points left wins.</source>
        <translation>Der Stand. Nach dem letzten Zug gewinnt die Seite, von deren Punkten ein größerer Anteil übrig ist.</translation>
    </message>
    <message>
        <source>The share of its points that each side must have on the table in the first turn</source>
        <translation>Der Anteil ihrer Punkte, den jede Seite im ersten Zug auf dem Tisch haben muss</translation>
    </message>
    <message>
        <source>The shield of Enemies</source>
        <translation>Der Schild von Enemies</translation>
    </message>
    <message>
        <source>The short name that files and scripts call it by</source>
        <translation>Der kurze Name in Dateien und Skripten</translation>
    </message>
    <message>
        <source>The side of the Heroes and their Allies; the other one has the Enemies</source>
        <translation>Die Seite der Helden und ihrer Verbündeten; die andere hat die Feinde</translation>
    </message>
    <message>
        <source>The side that begins in the area</source>
        <translation>Die Seite, die in dem Gebiet beginnt</translation>
    </message>
    <message>
        <source>The side that begins in the area, for rules that move by areas; empty is none</source>
        <translation>Die Seite, die in dem Gebiet beginnt, für Regeln, die nach Gebieten ziehen; leer heißt keine</translation>
    </message>
    <message>
        <source>The side that defends; the others attack it</source>
        <translation>Die Seite, die verteidigt; die anderen greifen sie an</translation>
    </message>
    <message>
        <source>The side with more of its army left at the end wins. Press `Enter` to begin: this panel says what is next.</source>
        <translation>Es gewinnt die Seite, von deren Armee am Ende mehr übrig ist. `Enter` drücken, um zu beginnen: Diese Leiste sagt, was als Nächstes kommt.</translation>
    </message>
    <message>
        <source>The six faces of the die for what a figure bears, written face by face with gaps between: 0 to 3 successes, h an hourglass</source>
        <translation>Die sechs Seiten des Würfels für das, was eine Figur erträgt, Seite für Seite mit Lücken dazwischen: 0 bis 3 Erfolge, h eine Sanduhr</translation>
    </message>
    <message>
        <source>The six faces of the die for what a figure does, written face by face with gaps between: 0 to 3 successes, 1+ one and another die, s stamina</source>
        <translation>Die sechs Seiten des Würfels für das, was eine Figur tut, Seite für Seite mit Lücken dazwischen: 0 bis 3 Erfolge, 1+ einer und noch ein Würfel, s Ausdauer</translation>
    </message>
    <message>
        <source>The step of the grid that places snap to</source>
        <translation>Die Weite des Rasters, an dem Orte einrasten</translation>
    </message>
    <message>
        <source>The stronger side’s</source>
        <translation>Der stärkeren Seite</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>Der Tisch</translation>
    </message>
    <message>
        <source>The table has changed since it was measured</source>
        <translation>Der Tisch hat sich seit der Vermessung geändert</translation>
    </message>
    <message>
        <source>The table has changed: the effect on the bench was dropped</source>
        <translation>Der Tisch hat sich geändert: Der Effekt auf der Werkbank ist verworfen</translation>
    </message>
    <message>
        <source>The table has changed; looking again …</source>
        <translation>Der Tisch hat sich geändert; er wird neu durchgesehen …</translation>
    </message>
    <message>
        <source>The table is as large as the drawing: {n} × {length}</source>
        <translation>Der Tisch ist so groß wie die Zeichnung: {n} × {length}</translation>
    </message>
    <message>
        <source>The table is {width} × {height} inches on paper</source>
        <translation>Der Tisch ist auf dem Papier {width} × {height} Zoll groß</translation>
    </message>
    <message>
        <source>The table is {width} × {height} inches on paper, and {margin} of margin all round</source>
        <translation>Der Tisch ist auf dem Papier {width} × {height} Zoll groß, dazu ringsum {margin} Rand</translation>
    </message>
    <message>
        <source>The table of an endless map is as large as what is drawn on it</source>
        <translation>Der Tisch einer endlosen Karte ist so groß wie das darauf Gezeichnete</translation>
    </message>
    <message>
        <source>The table on the clipboard is empty; there is nothing to paste</source>
        <translation>Der Tisch in der Zwischenablage ist leer; einzufügen ist nichts</translation>
    </message>
    <message>
        <source>The table’s corners</source>
        <translation>Die Ecken des Tischs</translation>
    </message>
    <message>
        <source>The tape holds on to centres</source>
        <translation>Das Maßband rastet an Mitten ein</translation>
    </message>
    <message>
        <source>The tape holds on to edges</source>
        <translation>Das Maßband rastet an Rändern ein</translation>
    </message>
    <message>
        <source>The tape holds on to edges and centres</source>
        <translation>Das Maßband rastet an Rändern und Mitten ein</translation>
    </message>
    <message>
        <source>The tape holds on to nothing</source>
        <translation>Das Maßband rastet nirgends ein</translation>
    </message>
    <message>
        <source>The time of side {number} is over</source>
        <translation>Die Zeit von Seite {number} ist vorbei</translation>
    </message>
    <message>
        <source>The tool in hand has no options. Push (P), sight (S), reach (E) and the other lenses have some.</source>
        <translation>Das Werkzeug in der Hand hat keine Optionen. Stoßen (P), Sichtlinie (S), Bewegungsreichweite (E) und die anderen Linsen haben welche.</translation>
    </message>
    <message>
        <source>The trait that is rolled against it</source>
        <translation>Der Trait, der dagegen geworfen wird</translation>
    </message>
    <message>
        <source>The trait that the action is rolled with</source>
        <translation>Der Trait, mit dem die Aktion geworfen wird</translation>
    </message>
    <message>
        <source>The unit that the base belongs to</source>
        <translation>Die Einheit, zu der die Base gehört</translation>
    </message>
    <message>
        <source>The units that this side brings: a roster that comes along, one used before, or a file</source>
        <translation>Die Einheiten, die diese Seite mitbringt: eine mitgelieferte Armeeliste, eine früher benutzte oder eine Datei</translation>
    </message>
    <message>
        <source>The verdict card is in {path}</source>
        <translation>Die Urteilskarte ist in {path}</translation>
    </message>
    <message>
        <source>The verdict is on the clipboard, as words and as a picture</source>
        <translation>Das Urteil liegt in der Zwischenablage, als Worte und als Bild</translation>
    </message>
    <message>
        <source>The width of a line that is stretched unevenly is taken as even</source>
        <translation>Die Breite einer ungleichmäßig gestreckten Linie gilt als gleichmäßig</translation>
    </message>
    <message numerus="yes">
        <source>The {n} bases on the table, with their labels and the way they face.</source>
        <translation>
            <numerusform>Die eine Base auf dem Tisch.</numerusform>
            <numerusform>Die {n} Bases auf dem Tisch, mit Beschriftung und Blickrichtung.</numerusform>
        </translation>
    </message>
    <message>
        <source>There are no rings to take away</source>
        <translation>Es gibt keine Ringe wegzunehmen</translation>
    </message>
    <message>
        <source>There are {most} different calibration frames; print at most so many</source>
        <translation>Es gibt {most} verschiedene Passrahmen; drucken Sie höchstens so viele</translation>
    </message>
    <message>
        <source>There is a layer “{name}” already; choose another name</source>
        <translation>Eine Ebene „{name}“ gibt es schon; einen anderen Namen wählen</translation>
    </message>
    <message>
        <source>There is no base on the table: one of each usual size is printed.</source>
        <translation>Auf dem Tisch steht keine Base: von jeder üblichen Größe wird eine gedruckt.</translation>
    </message>
    <message>
        <source>There is no door on this table</source>
        <translation>Auf diesem Tisch gibt es keine Tür</translation>
    </message>
    <message>
        <source>There is no picture on the clipboard; copy one, or open its file</source>
        <translation>In der Zwischenablage ist kein Bild; eines kopieren oder seine Datei öffnen</translation>
    </message>
    <message>
        <source>There is nobody to cover: add bases first (B)</source>
        <translation>Niemand ist da, der darunterkommt: zuerst Bases hinzufügen (B)</translation>
    </message>
    <message>
        <source>There is nothing else to go on to</source>
        <translation>Es gibt nichts anderes, wohin es weiterginge</translation>
    </message>
    <message>
        <source>There is nothing left to take back</source>
        <translation>Es gibt nichts mehr zurückzunehmen</translation>
    </message>
    <message>
        <source>There is nothing to add</source>
        <translation>Es gibt nichts hinzuzufügen</translation>
    </message>
    <message>
        <source>There is nothing to bring back</source>
        <translation>Es gibt nichts zurückzuholen</translation>
    </message>
    <message>
        <source>There is nothing to cut out; choose some templates</source>
        <translation>Es gibt nichts auszuschneiden; wählen Sie Schablonen</translation>
    </message>
    <message>
        <source>There is nothing to take back</source>
        <translation>Es gibt nichts zurückzunehmen</translation>
    </message>
    <message>
        <source>These are locked</source>
        <translation>Diese sind gesperrt</translation>
    </message>
    <message>
        <source>These badges show a unit&apos;s condition and what it cannot do: rest the pointer on one.</source>
        <translation>Diese Abzeichen zeigen den Zustand einer Einheit und was sie nicht kann: den Zeiger darauf ruhen lassen.</translation>
    </message>
    <message>
        <source>These have nothing in common that could be changed together.</source>
        <translation>Diese haben nichts gemeinsam, was sich zusammen ändern ließe.</translation>
    </message>
    <message>
        <source>These two tapes do not meet; measure again, or check the names</source>
        <translation>Diese zwei Maßbänder treffen sich nicht; noch einmal messen oder die Namen prüfen</translation>
    </message>
    <message>
        <source>Thinking …</source>
        <translation>Denkt nach …</translation>
    </message>
    <message>
        <source>This</source>
        <translation>Dies</translation>
    </message>
    <message>
        <source>This base gets through every gap between two things that bar its way</source>
        <translation>Diese Base kommt durch jede Lücke zwischen zwei Dingen, die ihr im Weg sind</translation>
    </message>
    <message>
        <source>This corner is where the last one is; type another</source>
        <translation>Diese Ecke liegt, wo die letzte liegt; eine andere tippen</translation>
    </message>
    <message>
        <source>This corner must stay: a line keeps two points</source>
        <translation>Diese Ecke muss bleiben: Eine Linie behält zwei Punkte</translation>
    </message>
    <message>
        <source>This corner must stay: an outline keeps three corners</source>
        <translation>Diese Ecke muss bleiben: Ein Umriss behält drei Ecken</translation>
    </message>
    <message>
        <source>This has no corners; make a polygon of it first</source>
        <translation>Dies hat keine Ecken; zuerst ein Vieleck daraus machen</translation>
    </message>
    <message>
        <source>This is locked; unlock it first</source>
        <translation>Dies ist gesperrt; zuerst freigeben</translation>
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
        <source>This is {name} as it is on disk; undo brings back what was here</source>
        <translation>Das ist {name}, wie es auf der Festplatte steht; Rückgängig holt zurück, was hier war</translation>
    </message>
    <message>
        <source>This kind of file keeps everything on the table.</source>
        <translation>Diese Dateiart behält alles, was auf dem Tisch ist.</translation>
    </message>
    <message>
        <source>This kind of file leaves out:</source>
        <translation>Diese Dateiart lässt weg:</translation>
    </message>
    <message>
        <source>This line says why the position is not legal. Drag on, or press `Esc` to take it back.</source>
        <translation>Diese Zeile sagt, warum die Stellung nicht erlaubt ist. Weiterziehen, oder mit `Esc` zurücknehmen.</translation>
    </message>
    <message>
        <source>This side acts now. Play both sides in turn, pass the mouse, or let the program play one (`F12`).</source>
        <translation>Jetzt handelt diese Seite. Beide Seiten abwechselnd spielen, die Maus weitergeben oder das Programm eine spielen lassen (`F12`).</translation>
    </message>
    <message>
        <source>This side deploys in the tinted zone: a drag stops at its edge.</source>
        <translation>Diese Seite stellt in der getönten Zone auf: Ein Ziehen hält an ihrem Rand.</translation>
    </message>
    <message>
        <source>This tab is still empty: open or lay a table in it before there is another</source>
        <translation>Dieser Reiter ist noch leer: erst darin einen Tisch öffnen oder anlegen, dann gibt es einen weiteren</translation>
    </message>
    <message>
        <source>This table has no areas; draw them in Design with “New area”</source>
        <translation>Dieser Tisch hat keine Gebiete; in Entwerfen mit „Neues Gebiet“ zeichnen</translation>
    </message>
    <message>
        <source>This works on a template: in a battle on the one in hand, as long as an attack lays one</source>
        <translation>Dies wirkt auf eine Schablone: im Gefecht auf die in der Hand, solange ein Angriff eine legt</translation>
    </message>
    <message>
        <source>Three barrels standing together</source>
        <translation>Drei Fässer beisammen</translation>
    </message>
    <message>
        <source>Three obstacles in a row with gaps between</source>
        <translation>Drei Hindernisse in einer Reihe mit Lücken dazwischen</translation>
    </message>
    <message>
        <source>Three storeys, 5 by 5 inches, 9 inches high</source>
        <translation>Drei Stockwerke, 5 mal 5 Zoll, 9 Zoll hoch</translation>
    </message>
    <message>
        <source>Three walls round a yard open on one side</source>
        <translation>Drei Mauern um einen Hof, der auf einer Seite offen ist</translation>
    </message>
    <message>
        <source>Throw</source>
        <translation>Wurf</translation>
    </message>
    <message>
        <source>Throw it away</source>
        <translation>Wegwerfen</translation>
    </message>
    <message>
        <source>Throw these away</source>
        <translation>Diese wegwerfen</translation>
    </message>
    <message>
        <source>Tile layer “{name}” is taken for {kind}</source>
        <translation>Kachelebene „{name}“ gilt als {kind}</translation>
    </message>
    <message>
        <source>Tiled map</source>
        <translation>Tiled-Karte</translation>
    </message>
    <message>
        <source>Tiled – object layers of a map</source>
        <translation>Tiled – Objektebenen einer Karte</translation>
    </message>
    <message>
        <source>Tiles larger than their cells count for these cells alone</source>
        <translation>Kacheln, die größer als ihre Zellen sind, zählen nur für diese Zellen</translation>
    </message>
    <message>
        <source>Tiles painted with “{name}” are taken for {kind}</source>
        <translation>Mit „{name}“ gemalte Kacheln gelten als {kind}</translation>
    </message>
    <message>
        <source>Tiles whose property “{name}” is {value} are taken for walls</source>
        <translation>Kacheln, deren Eigenschaft „{name}“ {value} ist, gelten als Mauern</translation>
    </message>
    <message>
        <source>Tiles whose property “{quoted}” is {value} are taken for walls</source>
        <translation>Kacheln, deren Eigenschaft „{quoted}“ {value} ist, gelten als Mauern</translation>
    </message>
    <message>
        <source>To centres</source>
        <translation>An Mitten</translation>
    </message>
    <message>
        <source>To corners</source>
        <translation>An Ecken</translation>
    </message>
    <message>
        <source>To edges</source>
        <translation>An Kanten</translation>
    </message>
    <message>
        <source>Together</source>
        <translation>Zusammen</translation>
    </message>
    <message>
        <source>Token</source>
        <translation>Spielstein</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Werkzeuge</translation>
    </message>
    <message>
        <source>Top</source>
        <translation>Oberkante</translation>
    </message>
    <message>
        <source>Top and bottom</source>
        <translation>Oben und unten</translation>
    </message>
    <message>
        <source>Top left of its box</source>
        <translation>Links oben an seinem Rahmen</translation>
    </message>
    <message>
        <source>Top right of its box</source>
        <translation>Rechts oben an seinem Rahmen</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Turnier</translation>
    </message>
    <message>
        <source>Tournament ruins</source>
        <translation>Turnierruinen</translation>
    </message>
    <message>
        <source>Town house</source>
        <translation>Stadthaus</translation>
    </message>
    <message>
        <source>Trait</source>
        <translation>Trait</translation>
    </message>
    <message>
        <source>Transport</source>
        <translation>Transport</translation>
    </message>
    <message>
        <source>Tray</source>
        <translation>Vorrat</translation>
    </message>
    <message>
        <source>Trench</source>
        <translation>Graben</translation>
    </message>
    <message>
        <source>Trench, 8 in</source>
        <translation>Graben, 8 in</translation>
    </message>
    <message>
        <source>Trench, bend</source>
        <translation>Graben, Knick</translation>
    </message>
    <message>
        <source>Trenches</source>
        <translation>Schützengräben</translation>
    </message>
    <message>
        <source>Tries what it might do with all that the dice may show, in several ways.</source>
        <translation>Versucht auf mehrere Arten, was es tun könnte, mit allem, was die Würfel zeigen können.</translation>
    </message>
    <message>
        <source>True size</source>
        <translation>Wahre Größe</translation>
    </message>
    <message>
        <source>True size on this screen</source>
        <translation>Wahre Größe auf diesem Bildschirm</translation>
    </message>
    <message>
        <source>True size: an inch takes {pixels:.1f} pixels on this screen</source>
        <translation>Wahre Größe: Ein Zoll nimmt {pixels:.1f} Pixel auf diesem Bildschirm ein</translation>
    </message>
    <message>
        <source>Trump Trait: EFX from 5 up</source>
        <translation>Trump Trait: EFX ab 5</translation>
    </message>
    <message>
        <source>Trump Traits alone</source>
        <translation>Nur Trump Traits</translation>
    </message>
    <message>
        <source>Try the effect behind the stroke, and switch on that the attacker suffers it.</source>
        <translation>Den Effekt hinter dem Schrägstrich ausprobieren und einschalten, dass der Angreifer ihn erleidet.</translation>
    </message>
    <message>
        <source>Try this line</source>
        <translation>Diese Zeile ausprobieren</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Zug</translation>
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
        <source>Turn by</source>
        <translation>Drehen um</translation>
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
        <source>Turn limit</source>
        <translation>Zuggrenze</translation>
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
        <source>Turn what is in hand or selected by 5°</source>
        <translation>Um 5° drehen, was in der Hand oder ausgewählt ist</translation>
    </message>
    <message>
        <source>Turn {what}</source>
        <translation>{what} drehen</translation>
    </message>
    <message>
        <source>Turn {what} by {degrees}</source>
        <translation>{what} um {degrees} drehen</translation>
    </message>
    <message>
        <source>Turn, phase and score</source>
        <translation>Zug, Phase und Stand</translation>
    </message>
    <message>
        <source>Turned</source>
        <translation>Gedreht</translation>
    </message>
    <message>
        <source>Turning points of the battle</source>
        <translation>Wendepunkte des Gefechts</translation>
    </message>
    <message>
        <source>Turns</source>
        <comment>of a game</comment>
        <translation>Züge</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Dreht sich</translation>
    </message>
    <message>
        <source>Turns</source>
        <comment>of a battle</comment>
        <translation>Züge</translation>
    </message>
    <message>
        <source>Turns after each</source>
        <translation>Dreht nach je</translation>
    </message>
    <message>
        <source>Two containers</source>
        <translation>Zwei Container</translation>
    </message>
    <message>
        <source>Two contours, 12 by 8 inches, 4 inches high</source>
        <translation>Zwei Höhenlinien, 12 mal 8 Zoll, 4 Zoll hoch</translation>
    </message>
    <message>
        <source>Two lengths are needed, from two models</source>
        <translation>Zwei Längen werden gebraucht, von zwei Modellen</translation>
    </message>
    <message>
        <source>Two storeys of walls on two sides of a footprint 12 by 6 inches</source>
        <translation>Zwei Stockwerke Mauern an zwei Seiten von 12 mal 6 Zoll Grundfläche</translation>
    </message>
    <message>
        <source>Two storeys, 6 by 4 inches, 6 inches high</source>
        <translation>Zwei Stockwerke, 6 mal 4 Zoll, 6 Zoll hoch</translation>
    </message>
    <message>
        <source>Two storeys, 8 by 6 inches, 6 inches high</source>
        <translation>Zwei Stockwerke, 8 mal 6 Zoll, 6 Zoll hoch</translation>
    </message>
    <message>
        <source>Two tapes place a model, no template; select a base</source>
        <translation>Zwei Maßbänder stellen ein Modell auf, keine Schablone; eine Base auswählen</translation>
    </message>
    <message>
        <source>Two units are called {name}</source>
        <translation>Zwei Einheiten heißen {name}</translation>
    </message>
    <message>
        <source>Two wings of two storeys about a yard</source>
        <translation>Zwei Flügel mit zwei Stockwerken um einen Hof</translation>
    </message>
    <message>
        <source>Type 44, 44 1/2, 1118 mm or 112 cm</source>
        <translation>44, 44 1/2, 1118 mm oder 112 cm eingeben</translation>
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
        <source>Type here · Enter or Esc gives the keyboard back to the table</source>
        <translation>Hier tippen · Eingabetaste oder Esc gibt die Tastatur zurück an den Tisch</translation>
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
        <source>Type two bases, how far apart they are and a range; or a base under a template:</source>
        <translation>Zwei Bases eingeben, wie weit sie auseinander sind und eine Reichweite; oder eine Base unter einer Schablone wie in den Beispielen:</translation>
    </message>
    <message>
        <source>Type what the note says</source>
        <translation>Tippen, was auf der Notiz steht</translation>
    </message>
    <message>
        <source>Type what the note says · Enter opens its line, Esc lets the place go</source>
        <translation>Tippen, was auf der Notiz steht · Enter öffnet ihre Zeile, Esc gibt den Ort auf</translation>
    </message>
    <message>
        <source>Type within what length corners may be left out</source>
        <translation>Eingeben, innerhalb welcher Länge Ecken wegfallen dürfen</translation>
    </message>
    <message>
        <source>U ruin 6 × 6</source>
        <translation>U-Ruine 6 × 6</translation>
    </message>
    <message>
        <source>Uncertainty</source>
        <translation>Unsicherheit</translation>
    </message>
    <message>
        <source>Uncertainty of models</source>
        <translation>Unsicherheit der Modelle</translation>
    </message>
    <message>
        <source>Ungroup</source>
        <translation>Gruppe auflösen</translation>
    </message>
    <message>
        <source>Ungroup {what}</source>
        <translation>Gruppierung von {what} auflösen</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>Unit card</source>
        <translation>Karte der Einheit</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Einheiten</translation>
    </message>
    <message>
        <source>Units close in</source>
        <translation>Einheiten schließen auf</translation>
    </message>
    <message>
        <source>Units lost</source>
        <translation>Einheiten verloren</translation>
    </message>
    <message>
        <source>Units of both sides</source>
        <translation>Einheiten beider Seiten</translation>
    </message>
    <message>
        <source>Units of models move, attack and dash in phases, or in steps that are paid for.</source>
        <translation>Einheiten aus Modellen bewegen sich, greifen an und rennen in Phasen oder in Schritten, die bezahlt werden.</translation>
    </message>
    <message>
        <source>Units of the roster</source>
        <translation>Einheiten der Armeeliste</translation>
    </message>
    <message>
        <source>Units stay where they are</source>
        <translation>Einheiten bleiben stehen</translation>
    </message>
    <message>
        <source>Units taken</source>
        <translation>Einheiten besiegt</translation>
    </message>
    <message>
        <source>Units that can do nothing hold</source>
        <translation>Einheiten ohne Möglichkeit halten</translation>
    </message>
    <message>
        <source>Universal VTT map</source>
        <translation>Universal-VTT-Karte</translation>
    </message>
    <message>
        <source>Universal VTT – picture and walls for virtual tables</source>
        <translation>Universal VTT – Bild und Mauern für virtuelle Tische</translation>
    </message>
    <message>
        <source>Unlock everything</source>
        <translation>Alles freigeben</translation>
    </message>
    <message>
        <source>Unlock {what}</source>
        <translation>{what} freigeben</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>Ungespeicherte Änderungen</translation>
    </message>
    <message>
        <source>Untick the pages that you do not want</source>
        <translation>Die Häkchen der Seiten entfernen, die nicht gebraucht werden</translation>
    </message>
    <message>
        <source>Untitled table</source>
        <translation>Tisch ohne Namen</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Hoch</translation>
    </message>
    <message>
        <source>Up and Down go through the lines</source>
        <translation>Auf und Ab gehen durch die Zeilen</translation>
    </message>
    <message>
        <source>Up to</source>
        <translation>Bis zu</translation>
    </message>
    <message>
        <source>Use in a &amp;battle</source>
        <translation>Für ein &amp;Gefecht</translation>
    </message>
    <message>
        <source>Use this table</source>
        <translation>Diesen Tisch nehmen</translation>
    </message>
    <message>
        <source>Used once a</source>
        <translation>Einmal pro</translation>
    </message>
    <message>
        <source>Usual sizes of tables, width by height</source>
        <translation>Übliche Tischgrößen, Breite mal Höhe</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Urteil</translation>
    </message>
    <message>
        <source>Verdict card</source>
        <translation>Urteilskarte</translation>
    </message>
    <message>
        <source>Verdict card…</source>
        <translation>Urteilskarte…</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Version</translation>
    </message>
    <message>
        <source>Veteran</source>
        <translation>Veteran</translation>
    </message>
    <message>
        <source>Victory</source>
        <translation>Sieg</translation>
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
        <source>View for players – Battlefield</source>
        <translation>Ansicht für Spieler – Battlefield</translation>
    </message>
    <message>
        <source>Village</source>
        <translation>Dorf</translation>
    </message>
    <message>
        <source>Violet</source>
        <translation>Violett</translation>
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
        <source>Walk to its own nearest objective</source>
        <translation>Weg zum nächsten eigenen Missionsziel</translation>
    </message>
    <message>
        <source>Walk to its own objectives</source>
        <translation>Weg zu den eigenen Missionszielen</translation>
    </message>
    <message>
        <source>Walk to its own {rank}nd nearest objective</source>
        <translation>Weg zum eigenen Missionsziel auf Platz {rank} der Entfernung</translation>
    </message>
    <message>
        <source>Walk to its own {rank}rd nearest objective</source>
        <translation>Weg zum eigenen Missionsziel auf Platz {rank} der Entfernung</translation>
    </message>
    <message>
        <source>Walk to its own {rank}th nearest objective</source>
        <translation>Weg zum eigenen Missionsziel auf Platz {rank} der Entfernung</translation>
    </message>
    <message>
        <source>Walk to the enemy&apos;s nearest objective</source>
        <translation>Weg zum nächsten Missionsziel des Feinds</translation>
    </message>
    <message>
        <source>Walk to the enemy&apos;s objectives</source>
        <translation>Weg zu den Missionszielen des Feinds</translation>
    </message>
    <message>
        <source>Walk to the enemy&apos;s {rank}nd nearest objective</source>
        <translation>Weg zum Missionsziel des Feinds auf Platz {rank} der Entfernung</translation>
    </message>
    <message>
        <source>Walk to the enemy&apos;s {rank}rd nearest objective</source>
        <translation>Weg zum Missionsziel des Feinds auf Platz {rank} der Entfernung</translation>
    </message>
    <message>
        <source>Walk to the enemy&apos;s {rank}th nearest objective</source>
        <translation>Weg zum Missionsziel des Feinds auf Platz {rank} der Entfernung</translation>
    </message>
    <message>
        <source>Walk to the nearest objective</source>
        <translation>Weg zum nächsten Missionsziel</translation>
    </message>
    <message>
        <source>Walk to the objectives</source>
        <translation>Weg zu den Missionszielen</translation>
    </message>
    <message>
        <source>Walk to the {rank}nd nearest objective</source>
        <translation>Weg zum Missionsziel auf Platz {rank} der Entfernung</translation>
    </message>
    <message>
        <source>Walk to the {rank}rd nearest objective</source>
        <translation>Weg zum Missionsziel auf Platz {rank} der Entfernung</translation>
    </message>
    <message>
        <source>Walk to the {rank}th nearest objective</source>
        <translation>Weg zum Missionsziel auf Platz {rank} der Entfernung</translation>
    </message>
    <message>
        <source>Wall</source>
        <translation>Wand (Wall)</translation>
    </message>
    <message>
        <source>Wall with a gate</source>
        <translation>Mauer mit Tor</translation>
    </message>
    <message>
        <source>Wall, 3 in</source>
        <translation>Mauer, 3 in</translation>
    </message>
    <message>
        <source>Wall, 6 in</source>
        <translation>Mauer, 6 in</translation>
    </message>
    <message>
        <source>Wall, corner</source>
        <translation>Mauer, Ecke</translation>
    </message>
    <message>
        <source>Walls</source>
        <translation>Mauern</translation>
    </message>
    <message>
        <source>Walls on two sides of a footprint 10 by 5 inches</source>
        <translation>Mauern an zwei Seiten von 10 mal 5 Zoll Grundfläche</translation>
    </message>
    <message>
        <source>Walls whose ends meet are one: {n} became {m}</source>
        <translation>Mauern, deren Enden sich treffen, sind eine: Aus {n} wurden {m}</translation>
    </message>
    <message>
        <source>Warehouse</source>
        <translation>Lagerhaus</translation>
    </message>
    <message>
        <source>Warehouses, stacked containers and cargo on a quay</source>
        <translation>Lagerhäuser, gestapelte Container und Fracht an einem Kai</translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation>Warnungen</translation>
    </message>
    <message>
        <source>Watch tower</source>
        <translation>Wachturm</translation>
    </message>
    <message>
        <source>Water and ways</source>
        <translation>Wasser und Wege</translation>
    </message>
    <message>
        <source>Weapon</source>
        <translation>Waffe</translation>
    </message>
    <message>
        <source>Weighs risk, harm and objectives evenly.</source>
        <translation>Wägt Wagnis, Schaden und Missionsziele gleichmäßig ab.</translation>
    </message>
    <message>
        <source>What an attack die needs. Even and steep use dice of six sides and part only beyond a plain 6; the third uses dice of ten sides</source>
        <translation>Was ein Angriffswürfel braucht. Gleichmäßig und steil haben sechsseitige Würfel und unterscheiden sich erst jenseits einer einfachen 6; die dritte hat zehnseitige</translation>
    </message>
    <message>
        <source>What an inch of difficult ground costs of the move; 1 makes it open ground</source>
        <translation>Was ein Zoll schwierigen Grunds von der Bewegung kostet; 1 macht ihn zu offenem Gelände</translation>
    </message>
    <message>
        <source>What are the tiles of the layer “{quoted}”</source>
        <translation>Was sind die Kacheln der Ebene „{quoted}“</translation>
    </message>
    <message>
        <source>What are the tiles painted with “{quoted}”</source>
        <translation>Was sind die Kacheln, die mit „{quoted}“ gemalt sind</translation>
    </message>
    <message>
        <source>What became of what stood in the file</source>
        <translation>Was aus dem wurde, was in der Datei stand</translation>
    </message>
    <message>
        <source>What came of it</source>
        <translation>Was dabei herauskam</translation>
    </message>
    <message>
        <source>What climbing an inch costs of the move</source>
        <translation>Was ein gekletterter Zoll von der Bewegung kostet</translation>
    </message>
    <message>
        <source>What covering one model of this side is worth; below 0 where it is to be spared</source>
        <translation>Was es wert ist, ein Modell dieser Seite zu treffen; unter 0, wo es verschont werden soll</translation>
    </message>
    <message>
        <source>What decides is “{what}”; the next best is worth {n} less in all</source>
        <translation>Den Ausschlag gibt „{what}“; die nächstbeste ist insgesamt {n} weniger wert</translation>
    </message>
    <message>
        <source>What do you want to do, see or read?</source>
        <translation>Was möchten Sie tun, sehen oder lesen?</translation>
    </message>
    <message>
        <source>What else it does</source>
        <translation>Was er sonst bewirkt</translation>
    </message>
    <message>
        <source>What happened as the round ended</source>
        <translation>Was am Ende der Runde geschah</translation>
    </message>
    <message>
        <source>What happened as the turn ended</source>
        <translation>Was am Ende des Zugs geschah</translation>
    </message>
    <message>
        <source>What if</source>
        <translation>Was wäre wenn</translation>
    </message>
    <message>
        <source>What is asked now</source>
        <translation>Was jetzt gefragt ist</translation>
    </message>
    <message>
        <source>What is done about open verdicts</source>
        <translation>Wie mit offenen Urteilen verfahren wird</translation>
    </message>
    <message>
        <source>What is done where no measuring tells: a verdict is then open</source>
        <translation>Wie verfahren wird, wo keine Messung entscheidet: Ein Urteil ist dann offen</translation>
    </message>
    <message>
        <source>What is drawn lies wholly off {table}; draw it on the table</source>
        <translation>Das Gezeichnete liegt ganz außerhalb von {table}; auf den Tisch zeichnen</translation>
    </message>
    <message>
        <source>What is drawn: its ground, sight, height and cover are what is usual for it</source>
        <translation>Was gezeichnet wird: Grund, Sicht, Höhe und Deckung sind so, wie es dafür üblich ist</translation>
    </message>
    <message>
        <source>What is hidden from you has changed what is lawful: there is no advice here</source>
        <translation>Was Ihnen verborgen ist, ändert, was erlaubt ist: hier gibt es keinen Rat</translation>
    </message>
    <message>
        <source>What is hidden in the designer</source>
        <translation>Was im Entwurf ausgeblendet ist</translation>
    </message>
    <message>
        <source>What is marked below is to be looked at; all of it can be changed.</source>
        <translation>Was unten markiert ist, sollte angesehen werden; alles davon lässt sich ändern.</translation>
    </message>
    <message>
        <source>What is otherwise than usual, in words</source>
        <translation>Was anders ist als sonst, in Worten</translation>
    </message>
    <message>
        <source>What is printed</source>
        <translation>Was gedruckt wird</translation>
    </message>
    <message>
        <source>What is ruled on</source>
        <translation>Worüber entschieden wird</translation>
    </message>
    <message>
        <source>What is selected</source>
        <translation>Was ausgewählt ist</translation>
    </message>
    <message>
        <source>What is selected has no images</source>
        <translation>Die Auswahl hat keine Spiegelbilder</translation>
    </message>
    <message>
        <source>What is selected is locked or lies about a model; unlock it or move the model</source>
        <translation>Die Auswahl ist gesperrt oder liegt um ein Modell; freigeben oder das Modell bewegen</translation>
    </message>
    <message>
        <source>What is selected is locked; unlock it first</source>
        <translation>Die Auswahl ist gesperrt; zuerst freigeben</translation>
    </message>
    <message>
        <source>What is selected is locked; unlock it first (Ctrl+L), and its layer if that is locked</source>
        <translation>Die Auswahl ist gesperrt; zuerst freigeben (Ctrl+L), auch ihre Ebene, falls die gesperrt ist</translation>
    </message>
    <message>
        <source>What is tile {word} {n}</source>
        <translation>Was ist Kachel {word} {n}</translation>
    </message>
    <message>
        <source>What is typed goes into the field {holder} · Enter or Esc goes back to the table</source>
        <translation>Getipptes geht in das Feld {holder} · Eingabetaste oder Esc geht zurück zum Tisch</translation>
    </message>
    <message>
        <source>What is written on the table</source>
        <translation>Was auf dem Tisch geschrieben steht</translation>
    </message>
    <message>
        <source>What is wrong</source>
        <translation>Was nicht stimmt</translation>
    </message>
    <message>
        <source>What is “{quoted}”, which sounds like {what}, but is {length} high</source>
        <translation>Was ist „{quoted}“, dem Namen nach {what}, aber {length} hoch</translation>
    </message>
    <message>
        <source>What is “{quoted}”, which sounds like {what}, but is {length} high and blocks sight</source>
        <translation>Was ist „{quoted}“, dem Namen nach {what}, aber {length} hoch und verdeckt die Sicht</translation>
    </message>
    <message>
        <source>What it costs, all models and weapons together</source>
        <translation>Was es kostet, alle Modelle und Waffen zusammen</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Was es tut</translation>
    </message>
    <message>
        <source>What it does stands on the card of one model alone, and the players carry it out.</source>
        <translation>Was es tut, steht nur auf der Karte eines einzigen Modells, und die Spieler führen es aus.</translation>
    </message>
    <message>
        <source>What it is</source>
        <translation>Was es ist</translation>
    </message>
    <message>
        <source>What it is about, in a few sentences</source>
        <translation>Worum es geht, in wenigen Sätzen</translation>
    </message>
    <message>
        <source>What it is called</source>
        <translation>Wie es heißt</translation>
    </message>
    <message>
        <source>What it is measured by</source>
        <translation>Wonach gemessen wird</translation>
    </message>
    <message>
        <source>What it is measured by besides</source>
        <translation>Wonach außerdem gemessen wird</translation>
    </message>
    <message>
        <source>What it is worth to those behind it, in words</source>
        <translation>Was sie denen dahinter nützt, in Worten</translation>
    </message>
    <message>
        <source>What it threatens</source>
        <translation>Was sie bedroht</translation>
    </message>
    <message>
        <source>What its card says</source>
        <translation>Was auf der Karte steht</translation>
    </message>
    <message>
        <source>What kind of building</source>
        <translation>Welche Art Gebäude</translation>
    </message>
    <message>
        <source>What lies between squares lies in the square where it begins, and rooms are whole squares</source>
        <translation>Was zwischen Feldern liegt, liegt in dem Feld, in dem es beginnt, und Räume sind ganze Felder</translation>
    </message>
    <message>
        <source>What lies on a unit then takes effect, as at the end of every turn</source>
        <translation>Was auf einer Einheit liegt, wirkt dann wie am Ende jedes Zugs</translation>
    </message>
    <message>
        <source>What may come of it</source>
        <translation>Was dabei herauskommen kann</translation>
    </message>
    <message>
        <source>What runs along the line; a river is impassable, shallow water is waded</source>
        <translation>Was entlang der Linie verläuft; ein Fluss ist unpassierbar, flaches Wasser wird durchwatet</translation>
    </message>
    <message>
        <source>What the attack does before anything keeps it off</source>
        <translation>Was der Angriff anrichtet, bevor etwas ihn abhält</translation>
    </message>
    <message>
        <source>What the battle is about</source>
        <translation>Worum es im Gefecht geht</translation>
    </message>
    <message>
        <source>What the battle is about here</source>
        <translation>Worum es hier im Gefecht geht</translation>
    </message>
    <message>
        <source>What the import asks</source>
        <translation>Was der Import fragt</translation>
    </message>
    <message>
        <source>What the program cares for most: each temper weighs risk, harm and objectives otherwise</source>
        <translation>Worauf es dem Programm am meisten ankommt: Jedes Temperament wiegt Wagnis, Schaden und Missionsziele anders</translation>
    </message>
    <message>
        <source>What the program thinks</source>
        <translation>Was das Programm denkt</translation>
    </message>
    <message>
        <source>What the rules hide from the side that acts now; when the battle is over all is shown</source>
        <translation>Was die Regeln vor der Seite verbergen, die jetzt handelt; nach dem Gefecht wird alles gezeigt</translation>
    </message>
    <message>
        <source>What the side is called in the battle; it follows the roster until you type a name</source>
        <translation>Wie die Seite im Gefecht heißt; folgt der Armeeliste, bis ein Name eingegeben wird</translation>
    </message>
    <message>
        <source>What the strip is</source>
        <translation>Was der Streifen ist</translation>
    </message>
    <message>
        <source>What the zone is for</source>
        <translation>Wozu die Zone dient</translation>
    </message>
    <message>
        <source>What threatens it</source>
        <translation>Was sie bedroht sieht</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>Was gefunden wurde</translation>
    </message>
    <message>
        <source>What would &amp;you do?</source>
        <translation>Was würde &amp;das Programm tun?</translation>
    </message>
    <message>
        <source>Wheel</source>
        <translation>Mausrad</translation>
    </message>
    <message>
        <source>Wheel {what} by {degrees}</source>
        <translation>{what} um {degrees} schwenken</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Wann</translation>
    </message>
    <message>
        <source>When a base is in difficult ground</source>
        <translation>Wann eine Base in schwierigem Gelände ist</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Wo</translation>
    </message>
    <message>
        <source>Where Enter pushes them: degrees clockwise from up</source>
        <translation>Wohin die Eingabetaste sie stößt: Grad im Uhrzeigersinn von oben</translation>
    </message>
    <message>
        <source>Where a side can only hold, its units do so by themselves; a weapon is not asked for where there is one, nor what a side does where it can do but one thing</source>
        <translation>Wo eine Seite nur halten kann, halten ihre Einheiten von selbst; nach einer Waffe wird nicht gefragt, wo es nur eine gibt, und auch nicht danach, was eine Seite tut, wo sie nur eines tun kann</translation>
    </message>
    <message>
        <source>Where it begins above the table</source>
        <translation>Wo es über dem Tisch beginnt</translation>
    </message>
    <message>
        <source>Where it ends above the table</source>
        <translation>Wo es über dem Tisch endet</translation>
    </message>
    <message>
        <source>Where it turned</source>
        <translation>Wo es sich wendete</translation>
    </message>
    <message>
        <source>Where the base lies is not said</source>
        <translation>Wo die Base liegt, ist nicht gesagt</translation>
    </message>
    <message>
        <source>Where the base lies is told by its centre</source>
        <translation>Wo die Base liegt, sagt ihre Mitte</translation>
    </message>
    <message>
        <source>Where the battle is fought: a sample map, a blank table, or the terrain of a scene file, without the models on it</source>
        <translation>Wo das Gefecht stattfindet: ein Beispieltisch, ein leerer Tisch oder das Gelände einer Szenendatei, ohne die Modelle darauf</translation>
    </message>
    <message>
        <source>Where the force comes from</source>
        <translation>Woher die Streitkraft kommt</translation>
    </message>
    <message>
        <source>Whether a model counts as soon as any of its base is covered, or only with all of it</source>
        <translation>Ob ein Modell zählt, sobald irgendein Teil seiner Base getroffen ist, oder nur mit der ganzen</translation>
    </message>
    <message>
        <source>Whether a model may cross a border with a height step</source>
        <translation>Ob ein Modell eine Grenze mit Höhenstufe überschreiten darf</translation>
    </message>
    <message>
        <source>Whether a side of which nothing is left has lost, or the objective points decide all the same</source>
        <translation>Ob eine Seite, von der nichts übrig ist, verloren hat, oder dennoch die Missionspunkte entscheiden</translation>
    </message>
    <message>
        <source>Whether all that came of earlier actions is shown, or only what counts</source>
        <translation>Ob von früheren Aktionen alles gezeigt wird, oder nur, was zählt</translation>
    </message>
    <message>
        <source>Whether doors are opened and closed in the battle: no rulebook has an action for it</source>
        <translation>Ob im Gefecht Türen geöffnet und geschlossen werden: Kein Regelbuch hat dafür eine Aktion</translation>
    </message>
    <message>
        <source>Whether equal objective points are parted by the share of the roster that is left</source>
        <translation>Ob bei gleichen Missionspunkten der übrige Anteil der Armeeliste entscheidet</translation>
    </message>
    <message>
        <source>Whether it must move straight ahead, turning only now and then, as models with inertia do</source>
        <translation>Ob es geradeaus ziehen muss und sich nur ab und zu drehen darf, wie Modelle mit Trägheit</translation>
    </message>
    <message>
        <source>Whether other models stand in the way, or only terrain does</source>
        <translation>Ob andere Modelle im Weg stehen, oder nur Gelände</translation>
    </message>
    <message>
        <source>Whether the perk Diminish leaves a quarter of the movement, or takes only a quarter off</source>
        <translation>Ob der Perk Diminish ein Viertel der Bewegung lässt oder nur ein Viertel nimmt</translation>
    </message>
    <message>
        <source>Whether the template may scatter, or lands where it is aimed</source>
        <translation>Ob die Schablone abweichen kann oder dort landet, wohin gezielt wird</translation>
    </message>
    <message>
        <source>Whether units that lost contact with those they fight close in again after casualties</source>
        <translation>Ob Einheiten nach Verlusten wieder aufschließen, wenn sie den Kontakt zum Feind verloren haben</translation>
    </message>
    <message>
        <source>Whether walls shade it on virtual tables</source>
        <translation>Ob Mauern es auf virtuellen Tischen abschatten</translation>
    </message>
    <message>
        <source>Which level answers when you ask what it would do in your place</source>
        <translation>Welche Stufe antwortet auf die Frage, was sie an Ihrer Stelle täte</translation>
    </message>
    <message>
        <source>Which rolls of a Powerhouse give EFX from a lower face on: those of its Trump Traits, or all</source>
        <translation>Welche Würfe eines Powerhouse schon ab einer niedrigeren Augenzahl EFX bringen: die mit seinen Trump Traits oder alle</translation>
    </message>
    <message>
        <source>Which surface is meant where several lie one above the other</source>
        <translation>Welche Fläche gemeint ist, wo mehrere übereinander liegen</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Weiß</translation>
    </message>
    <message>
        <source>Who advises</source>
        <translation>Wer berät</translation>
    </message>
    <message>
        <source>Who decides for this side; the program knows no more of the battle than a player may</source>
        <translation>Wer für diese Seite entscheidet; das Programm weiß vom Gefecht nicht mehr als ein Spieler</translation>
    </message>
    <message>
        <source>Who does it</source>
        <translation>Wer ihn ausführt</translation>
    </message>
    <message>
        <source>Who falls is</source>
        <translation>Wer stürzt, ist</translation>
    </message>
    <message>
        <source>Who goes first of several models, counted from the source, or along the bearing</source>
        <translation>Welches von mehreren Modellen zuerst geht, vom Ursprung oder in der Richtung gezählt</translation>
    </message>
    <message>
        <source>Who has it</source>
        <translation>Wer ihn hat</translation>
    </message>
    <message>
        <source>Who has made it</source>
        <translation>Wer es gemacht hat</translation>
    </message>
    <message>
        <source>Who holds an objective that units of both sides are at: nobody, or the side whose units there are worth more points</source>
        <translation>Wer ein Missionsziel hält, an dem Einheiten beider Seiten sind: niemand, oder die Seite, deren Einheiten dort mehr Punkte wert sind</translation>
    </message>
    <message>
        <source>Who plays &amp;each side…</source>
        <translation>&amp;Wer spielt welche Seite…</translation>
    </message>
    <message>
        <source>Who plays and who ruled: Ann and Ben, referee Cleo</source>
        <translation>Wer spielt und wer entschieden hat: Ann und Ben, Schiedsrichterin Cleo</translation>
    </message>
    <message>
        <source>Who plays each side</source>
        <translation>Wer welche Seite spielt</translation>
    </message>
    <message>
        <source>Who rolls for this side. Typed in: you roll real dice, and the program asks for their faces at each roll</source>
        <translation>Wer für diese Seite würfelt. Eingegeben: Es wird mit echten Würfeln gewürfelt, und das Programm fragt bei jedem Wurf nach den Augen</translation>
    </message>
    <message>
        <source>Who suffers it</source>
        <translation>Wer ihn erleidet</translation>
    </message>
    <message>
        <source>Who suffers it is an Ally</source>
        <translation>Wer es erleidet, ist ein Ally</translation>
    </message>
    <message>
        <source>Who wins, and by what</source>
        <translation>Wer gewinnt, und wodurch</translation>
    </message>
    <message>
        <source>Whoever is chosen plays the side from here on; you can choose again at any moment.</source>
        <translation>Wer gewählt ist, spielt die Seite von hier an; das lässt sich jederzeit ändern.</translation>
    </message>
    <message>
        <source>Whose eyes count: those of the sides other than the selected model&apos;s, of its own side, or all</source>
        <translation>Wessen Augen zählen: die der anderen Seiten als der des ausgewählten Modells, die seiner Seite, oder alle</translation>
    </message>
    <message>
        <source>Whose eyes, blockers, cover, coherency and ranges count: those of plain geometry, or of a game</source>
        <translation>Wessen Augen, Hindernisse, Deckung, Zusammenhalt und Reichweiten zählen: die der reinen Geometrie oder eines Spiels</translation>
    </message>
    <message>
        <source>Whose it is</source>
        <translation>Wem es gehört</translation>
    </message>
    <message>
        <source>Whose it is; empty is nobody&apos;s</source>
        <translation>Wem es gehört; leer heißt niemandem</translation>
    </message>
    <message>
        <source>Whose lines are shown</source>
        <translation>Wessen Zeilen gezeigt werden</translation>
    </message>
    <message>
        <source>Whose sight is lit: each selected model&apos;s, that of all selected ones together, or their whole side&apos;s</source>
        <translation>Wessen Sicht aufgehellt ist: die jedes ausgewählten Modells, die aller ausgewählten zusammen oder die ihrer ganzen Seite</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Warum</translation>
    </message>
    <message>
        <source>Wide</source>
        <translation>Breite</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Breite</translation>
    </message>
    <message>
        <source>Width of the blank table</source>
        <translation>Breite des leeren Tischs</translation>
    </message>
    <message>
        <source>Width of the table</source>
        <translation>Breite des Tischs</translation>
    </message>
    <message>
        <source>Wilderness</source>
        <translation>Wildnis</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Siege</translation>
    </message>
    <message>
        <source>Wire, 6 in</source>
        <translation>Stacheldraht, 6 in</translation>
    </message>
    <message>
        <source>With the hand</source>
        <translation>Mit der Hand</translation>
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
        <source>Without a Power it makes no damage roll</source>
        <translation>Ohne Power kein Schadenswurf</translation>
    </message>
    <message>
        <source>Without it the action succeeds, and its effect is applied at once</source>
        <translation>Ohne dies gelingt die Aktion, und ihr Effekt wird sofort angewendet</translation>
    </message>
    <message>
        <source>Without it the attack reaches and hits surely, and only the effect&apos;s own dice are rolled</source>
        <translation>Ohne dies reicht und trifft der Angriff sicher, und nur die Würfel des Effekts selbst werden geworfen</translation>
    </message>
    <message>
        <source>Without it the models of a unit act and suffer together</source>
        <translation>Ohne dies handeln und leiden die Modelle einer Einheit gemeinsam</translation>
    </message>
    <message>
        <source>Without it the target has the effect at once, and nothing else happens</source>
        <translation>Ohne dies hat das Ziel den Effekt sofort, und sonst geschieht nichts</translation>
    </message>
    <message>
        <source>Without points the picture covers the table</source>
        <translation>Ohne Punkte bedeckt das Bild den Tisch</translation>
    </message>
    <message>
        <source>Wood, large</source>
        <translation>Wald, groß</translation>
    </message>
    <message>
        <source>Wood, medium</source>
        <translation>Wald, mittel</translation>
    </message>
    <message>
        <source>Wood, small</source>
        <translation>Wald, klein</translation>
    </message>
    <message>
        <source>Woodland</source>
        <translation>Waldland</translation>
    </message>
    <message>
        <source>Woods with clearings, rocks and a low hill or two</source>
        <translation>Wälder mit Lichtungen, Felsen und ein, zwei flachen Hügeln</translation>
    </message>
    <message>
        <source>Woods, hills and a river</source>
        <translation>Wälder, Hügel und ein Fluss</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Wörter</translation>
    </message>
    <message>
        <source>Words and what they mean</source>
        <translation>Wörter und was sie bedeuten</translation>
    </message>
    <message>
        <source>Words of the rules</source>
        <translation>Wörter der Regeln</translation>
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
        <source>Work that another window left has come: it is at the end of this page</source>
        <translation>Arbeit, die ein anderes Fenster zurückließ, ist angekommen: Sie steht am Ende dieser Seite</translation>
    </message>
    <message>
        <source>Working out what to expect …</source>
        <translation>Aussichten werden berechnet …</translation>
    </message>
    <message>
        <source>Working out who sees what … {n} %</source>
        <translation>Es wird berechnet, wer was sieht … {n} %</translation>
    </message>
    <message>
        <source>Working the verdict out …</source>
        <translation>Das Urteil wird ausgearbeitet …</translation>
    </message>
    <message>
        <source>Wounded models fall first, then the farthest. The fallen are removed when the phase ends, and may attack until then.</source>
        <translation>Verwundete Modelle fallen zuerst, dann die fernsten. Gefallene gehen am Ende der Phase vom Tisch und dürfen bis dahin angreifen.</translation>
    </message>
    <message>
        <source>Wrecked car</source>
        <translation>Autowrack</translation>
    </message>
    <message>
        <source>Wrecked tank</source>
        <translation>Panzerwrack</translation>
    </message>
    <message>
        <source>Write an army, checked as you type</source>
        <translation>Eine Armee schreiben, beim Tippen geprüft</translation>
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
        <source>Write the battle report</source>
        <translation>Gefechtsbericht schreiben</translation>
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
        <source>Write the verdict on one page that proves itself (Ctrl+Alt+V)</source>
        <translation>Das Urteil auf eine Seite schreiben, die sich selbst belegt (Ctrl+Alt+V)</translation>
    </message>
    <message>
        <source>Write the {fact}</source>
        <translation>{fact} schreiben</translation>
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
        <source>Writing the battle report …</source>
        <translation>Der Gefechtsbericht wird geschrieben …</translation>
    </message>
    <message>
        <source>Written to {name}</source>
        <translation>Geschrieben in {name}</translation>
    </message>
    <message>
        <source>Written to {path}</source>
        <translation>Gespeichert in {path}</translation>
    </message>
    <message>
        <source>Written {when}, {size}</source>
        <translation>Geschrieben {when}, {size}</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>You are looking back; End returns to the game</source>
        <translation>Sie schauen zurück; End kehrt ins Spiel zurück</translation>
    </message>
    <message>
        <source>Your bases</source>
        <translation>Ihre Bases</translation>
    </message>
    <message>
        <source>Zone</source>
        <translation>Zone</translation>
    </message>
    <message>
        <source>Zones and entry edges</source>
        <translation>Zonen und Eintrittskanten</translation>
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
        <source>Zoom about the pointer</source>
        <translation>Um den Zeiger herum vergrößern oder verkleinern</translation>
    </message>
    <message>
        <source>[length, width] in millimetres</source>
        <translation>[Länge, Breite] in Millimetern</translation>
    </message>
    <message>
        <source>^ is {kind}</source>
        <translation>^ ist {kind}</translation>
    </message>
    <message>
        <source>`Ctrl+S` saves the battle for later. After a crash the start page offers it anyway.</source>
        <translation>`Ctrl+S` speichert das Gefecht für später. Nach einem Absturz bietet die Startseite es ohnehin an.</translation>
    </message>
    <message>
        <source>`Ctrl+Z` takes back your last step, dice and all; `Ctrl+Shift+Z` brings it back.</source>
        <translation>`Ctrl+Z` nimmt den letzten Schritt zurück, samt Würfeln; `Ctrl+Shift+Z` holt ihn zurück.</translation>
    </message>
    <message>
        <source>`battlefield campaign FOLDER new`, or File, Campaign, makes one</source>
        <translation>`battlefield campaign FOLDER new` oder Datei, Kampagne macht eine daraus</translation>
    </message>
    <message>
        <source>a Foundry scene</source>
        <translation>eine Foundry-Szene</translation>
    </message>
    <message>
        <source>a GeoJSON file</source>
        <translation>eine GeoJSON-Datei</translation>
    </message>
    <message>
        <source>a JSON object {what}</source>
        <translation>eine Gruppe benannter Werte in JSON {what}</translation>
    </message>
    <message>
        <source>a Movement Action: {effect} up to {length}</source>
        <translation>eine Bewegungsaktion: {effect} bis zu {length}</translation>
    </message>
    <message>
        <source>a One Page Dungeon</source>
        <translation>ein One Page Dungeon</translation>
    </message>
    <message>
        <source>a Tabletop Simulator save</source>
        <translation>ein Spielstand von Tabletop Simulator</translation>
    </message>
    <message>
        <source>a Tiled map</source>
        <translation>eine Tiled-Karte</translation>
    </message>
    <message>
        <source>a Universal VTT map</source>
        <translation>eine Universal-VTT-Karte</translation>
    </message>
    <message>
        <source>a barricade</source>
        <translation>eine Barrikade</translation>
    </message>
    <message>
        <source>a base</source>
        <translation>eine Base</translation>
    </message>
    <message>
        <source>a base such as {what}</source>
        <translation>eine Base wie {what}</translation>
    </message>
    <message>
        <source>a battle is being set up; begin it or leave with Esc first</source>
        <translation>ein Gefecht wird vorbereitet; zuerst beginnen oder mit Esc verlassen</translation>
    </message>
    <message>
        <source>a bridge</source>
        <translation>eine Brücke</translation>
    </message>
    <message>
        <source>a building</source>
        <translation>ein Gebäude</translation>
    </message>
    <message>
        <source>a character does not attack itself</source>
        <translation>eine Figur greift sich nicht selbst an</translation>
    </message>
    <message>
        <source>a chasm</source>
        <translation>eine Schlucht</translation>
    </message>
    <message>
        <source>a closed door</source>
        <translation>eine geschlossene Tür</translation>
    </message>
    <message>
        <source>a container</source>
        <translation>ein Container</translation>
    </message>
    <message>
        <source>a crater</source>
        <translation>ein Krater</translation>
    </message>
    <message>
        <source>a door</source>
        <translation>eine Tür</translation>
    </message>
    <message>
        <source>a duel begins: {names}</source>
        <translation>ein Duell beginnt: {names}</translation>
    </message>
    <message>
        <source>a dungeon has one at least</source>
        <translation>ein Dungeon hat mindestens einen</translation>
    </message>
    <message>
        <source>a fence</source>
        <translation>ein Zaun</translation>
    </message>
    <message>
        <source>a field</source>
        <translation>ein Feld</translation>
    </message>
    <message>
        <source>a floor of a ruin lies every {length}</source>
        <translation>ein Boden einer Ruine liegt alle {length}</translation>
    </message>
    <message>
        <source>a footprint {what}</source>
        <translation>ein Grundriss {what}</translation>
    </message>
    <message>
        <source>a fraction like 3/4</source>
        <translation>ein Bruch wie 3/4</translation>
    </message>
    <message>
        <source>a game</source>
        <translation>ein Spiel</translation>
    </message>
    <message>
        <source>a gap of {far} is good to {spread} (95 in 100)</source>
        <translation>ein Abstand von {far} stimmt auf {spread} (95 von 100)</translation>
    </message>
    <message>
        <source>a gap of {far} is good to {spread} (95 in 100), {with}</source>
        <translation>ein Abstand von {far} stimmt auf {spread} (95 von 100), {with}</translation>
    </message>
    <message>
        <source>a gap of {far} is good to {spread} (95 in 100), {with}. {doubt}</source>
        <translation>ein Abstand von {far} stimmt auf {spread} (95 von 100), {with}; {doubt}</translation>
    </message>
    <message>
        <source>a gap of {far} is good to {spread} (95 in 100). {doubt}</source>
        <translation>ein Abstand von {far} stimmt auf {spread} (95 von 100); {doubt}</translation>
    </message>
    <message>
        <source>a group of named values</source>
        <translation>eine Gruppe benannter Werte</translation>
    </message>
    <message>
        <source>a group of named values or null</source>
        <translation>eine Gruppe benannter Werte oder null</translation>
    </message>
    <message>
        <source>a group of named values such as {what}</source>
        <translation>eine Gruppe benannter Werte wie {what}</translation>
    </message>
    <message>
        <source>a group of the scene</source>
        <translation>eine Gruppe der Szene</translation>
    </message>
    <message>
        <source>a half turn</source>
        <translation>eine halbe Drehung</translation>
    </message>
    <message>
        <source>a hedge</source>
        <translation>eine Hecke</translation>
    </message>
    <message>
        <source>a hill</source>
        <translation>ein Hügel</translation>
    </message>
    <message>
        <source>a hit, its side chooses the way of {length}</source>
        <translation>ein Treffer, die eigene Seite wählt den Weg von {length}</translation>
    </message>
    <message>
        <source>a hole apart from {place}</source>
        <translation>ein Loch abseits von {place}</translation>
    </message>
    <message>
        <source>a hole inside the polygon</source>
        <translation>ein Loch innerhalb des Polygons</translation>
    </message>
    <message>
        <source>a keen eye sees it</source>
        <translation>ein scharfes Auge sieht es</translation>
    </message>
    <message>
        <source>a keen eye sees that</source>
        <translation>ein scharfes Auge sieht das</translation>
    </message>
    <message>
        <source>a keen eye sees that {unit} is none</source>
        <translation>ein scharfes Auge sieht, dass {unit} keiner ist</translation>
    </message>
    <message>
        <source>a kind of objective</source>
        <translation>eine Art von Missionsziel</translation>
    </message>
    <message>
        <source>a kit says under {quoted} how many of each group it has</source>
        <translation>ein Baukasten sagt unter {quoted}, wie viele er von jeder Gruppe hat</translation>
    </message>
    <message>
        <source>a length such as 12, 3in or 50mm</source>
        <translation>eine Länge wie 12, 3in oder 50mm</translation>
    </message>
    <message>
        <source>a line beside those of models counts as one, whether it tells what that carries or not</source>
        <translation>eine Zeile neben denen von Modellen zählt als eines, ob sie sagt, was es trägt, oder nicht</translation>
    </message>
    <message>
        <source>a line under it without a number counts as a model</source>
        <translation>eine Zeile darunter ohne Zahl zählt als Modell</translation>
    </message>
    <message>
        <source>a line under it without a number counts as a model where it tells what that carries</source>
        <translation>eine Zeile darunter ohne Zahl zählt als Modell, wo sie sagt, was es trägt</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>eine Liste</translation>
    </message>
    <message>
        <source>a list […]</source>
        <translation>eine Liste […]</translation>
    </message>
    <message>
        <source>a list of at least {least} points</source>
        <translation>eine Liste von mindestens {least} Punkten</translation>
    </message>
    <message>
        <source>a list of features</source>
        <translation>eine Liste von Features</translation>
    </message>
    <message>
        <source>a list of positions</source>
        <translation>eine Liste von Orten</translation>
    </message>
    <message>
        <source>a list of rooms</source>
        <translation>eine Liste von Räumen</translation>
    </message>
    <message>
        <source>a list of tiles or a text</source>
        <translation>eine Liste von Kacheln oder ein Text</translation>
    </message>
    <message>
        <source>a list of {many}</source>
        <translation>eine Liste von {many}</translation>
    </message>
    <message>
        <source>a maneuver</source>
        <translation>ein Manöver</translation>
    </message>
    <message>
        <source>a maneuver to be {effect} no longer</source>
        <translation>ein Manöver, um nicht länger {effect} zu sein</translation>
    </message>
    <message>
        <source>a map of letters</source>
        <translation>eine Karte aus Buchstaben</translation>
    </message>
    <message>
        <source>a new turn</source>
        <translation>ein neuer Zug</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>eine Zahl</translation>
    </message>
    <message>
        <source>a number above 0</source>
        <translation>eine Zahl über 0</translation>
    </message>
    <message>
        <source>a number below {most}</source>
        <translation>eine Zahl unter {most}</translation>
    </message>
    <message>
        <source>a number from {low} to {high}</source>
        <translation>eine Zahl von {low} bis {high}</translation>
    </message>
    <message>
        <source>a number, such as {value}</source>
        <translation>eine Zahl wie {value}</translation>
    </message>
    <message>
        <source>a path begins with M</source>
        <translation>ein Pfad beginnt mit M</translation>
    </message>
    <message>
        <source>a piece is {length} high, not {far} as is usual</source>
        <translation>ein Stück ist {length} hoch, nicht {far} wie üblich</translation>
    </message>
    <message>
        <source>a piece of terrain</source>
        <translation>ein Geländestück</translation>
    </message>
    <message>
        <source>a piece of the library has at most {most}</source>
        <translation>ein Stück der Bibliothek hat höchstens {most}</translation>
    </message>
    <message>
        <source>a piece of the library has terrain or other parts</source>
        <translation>ein Stück der Bibliothek hat Gelände oder andere Teile</translation>
    </message>
    <message>
        <source>a piece&apos;s id</source>
        <translation>die Id eines Stücks</translation>
    </message>
    <message>
        <source>a place is seen by {n} of {m} on average, {how}</source>
        <translation>eine Stelle wird im Durchschnitt von {n} von {m} gesehen, {how}</translation>
    </message>
    <message>
        <source>a place on the table</source>
        <translation>ein Platz auf dem Tisch</translation>
    </message>
    <message>
        <source>a point [x, y]</source>
        <translation>ein Punkt [x, y]</translation>
    </message>
    <message>
        <source>a point [x, y] in inches</source>
        <translation>ein Punkt [x, y] in Zoll</translation>
    </message>
    <message>
        <source>a point apart from {place}</source>
        <translation>ein Punkt, der nicht auf {place} liegt</translation>
    </message>
    <message>
        <source>a point apart from {place}, the ring closes by itself</source>
        <translation>ein Punkt, der nicht auf {place} liegt; der Ring schließt sich von selbst</translation>
    </message>
    <message>
        <source>a polygon or a circle</source>
        <translation>ein Polygon oder ein Kreis</translation>
    </message>
    <message>
        <source>a quarter turn</source>
        <translation>eine Vierteldrehung</translation>
    </message>
    <message>
        <source>a record of the kind {kind}</source>
        <translation>ein Eintrag der Art {kind}</translation>
    </message>
    <message>
        <source>a rectangle, right-triangle or polygon</source>
        <translation>rectangle, right-triangle oder polygon</translation>
    </message>
    <message>
        <source>a rising number for each</source>
        <translation>eine steigende Zahl für jede</translation>
    </message>
    <message>
        <source>a river</source>
        <translation>ein Fluss</translation>
    </message>
    <message>
        <source>a road</source>
        <translation>eine Straße</translation>
    </message>
    <message>
        <source>a rock</source>
        <translation>ein Felsen</translation>
    </message>
    <message>
        <source>a roster file, or {what}</source>
        <translation>eine Datei einer Armeeliste oder {what}</translation>
    </message>
    <message>
        <source>a roster is being made; leave it with Esc first</source>
        <translation>eine Armeeliste wird geschrieben; zuerst mit Esc verlassen</translation>
    </message>
    <message>
        <source>a roster needs at least one unit</source>
        <translation>eine Armeeliste braucht mindestens eine Einheit</translation>
    </message>
    <message>
        <source>a ruin</source>
        <translation>eine Ruine</translation>
    </message>
    <message>
        <source>a scene begins with {what}</source>
        <translation>eine Szene beginnt mit {what}</translation>
    </message>
    <message>
        <source>a shape {what}</source>
        <translation>eine Form {what}</translation>
    </message>
    <message>
        <source>a sheet of A4</source>
        <translation>ein Blatt A4</translation>
    </message>
    <message>
        <source>a sheet of A4 and a sheet of Letter</source>
        <translation>ein Blatt A4 und ein Blatt Letter</translation>
    </message>
    <message>
        <source>a sheet of Letter</source>
        <translation>ein Blatt Letter</translation>
    </message>
    <message>
        <source>a sheet of Letter and a sheet of A4</source>
        <translation>ein Blatt Letter und ein Blatt A4</translation>
    </message>
    <message>
        <source>a swamp</source>
        <translation>ein Sumpf</translation>
    </message>
    <message>
        <source>a template lies on it</source>
        <translation>eine Schablone liegt darauf</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>ein Text</translation>
    </message>
    <message>
        <source>a text &quot;…&quot;</source>
        <translation>ein Text &quot;…&quot;</translation>
    </message>
    <message>
        <source>a text or a whole number</source>
        <translation>ein Text oder eine ganze Zahl</translation>
    </message>
    <message>
        <source>a text {quoted}</source>
        <translation>ein Text {quoted}</translation>
    </message>
    <message>
        <source>a tournament layout</source>
        <translation>eine Turnieraufstellung</translation>
    </message>
    <message>
        <source>a tower</source>
        <translation>ein Turm</translation>
    </message>
    <message>
        <source>a transform of the whole drawing</source>
        <translation>eine Transformation der ganzen Zeichnung</translation>
    </message>
    <message>
        <source>a trench</source>
        <translation>ein Graben</translation>
    </message>
    <message>
        <source>a turn whose mitre reaches at most {most} widths</source>
        <translation>ein Knick, dessen Spitze höchstens {most} Breiten weit reicht</translation>
    </message>
    <message>
        <source>a wall</source>
        <translation>eine Mauer</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>eine ganze Zahl</translation>
    </message>
    <message>
        <source>a whole number from {low} to {high}</source>
        <translation>eine ganze Zahl von {low} bis {high}</translation>
    </message>
    <message>
        <source>a whole number from {low} to {high}, or null for none</source>
        <translation>eine ganze Zahl von {low} bis {high} oder null für keine</translation>
    </message>
    <message>
        <source>a whole number up to {most}</source>
        <translation>eine ganze Zahl bis {most}</translation>
    </message>
    <message>
        <source>a wood</source>
        <translation>ein Wald</translation>
    </message>
    <message>
        <source>a word</source>
        <translation>ein Wort</translation>
    </message>
    <message>
        <source>a {name} weapon cannot be used after a dash</source>
        <translation>eine Waffe vom Typ {name} kann nach einem Dash nicht eingesetzt werden</translation>
    </message>
    <message>
        <source>a {name} weapon cannot be used after a move</source>
        <translation>eine Waffe vom Typ {name} kann nach einem Move nicht eingesetzt werden</translation>
    </message>
    <message>
        <source>a {needed} always suffices</source>
        <translation>{needed} genügt immer</translation>
    </message>
    <message>
        <source>a {n} mm base measures {m} here: {how}</source>
        <translation>eine Base von {n} mm misst hier {m}: {how}</translation>
    </message>
    <message>
        <source>a {quoted}</source>
        <translation>ein {quoted}</translation>
    </message>
    <message>
        <source>a {tag} needs one</source>
        <translation>ein {tag} braucht eins</translation>
    </message>
    <message>
        <source>about {chance}</source>
        <translation>etwa {chance}</translation>
    </message>
    <message>
        <source>about {loss}</source>
        <translation>etwa {loss}</translation>
    </message>
    <message>
        <source>about {n} % (between {low} and {high} %; {m} trials): {what}</source>
        <translation>etwa {n} % (zwischen {low} und {high} %; {m} Versuche): {what}</translation>
    </message>
    <message>
        <source>about {n} % of the table is seen by none of them</source>
        <translation>etwa {n} % des Tischs sieht keines von ihnen</translation>
    </message>
    <message numerus="yes">
        <source>about {n} square inches cannot be walked to with {base}</source>
        <translation>
            <numerusform>etwa {n} Quadratzoll ist mit einer Base {base} nicht zu erreichen</numerusform>
            <numerusform>etwa {n} Quadratzoll sind mit einer Base {base} nicht zu erreichen</numerusform>
        </translation>
    </message>
    <message>
        <source>accuracy {needed}</source>
        <translation>Accuracy {needed}</translation>
    </message>
    <message>
        <source>across</source>
        <translation>quer</translation>
    </message>
    <message>
        <source>across an obstacle</source>
        <translation>über ein Hindernis</translation>
    </message>
    <message>
        <source>acted</source>
        <translation>gehandelt</translation>
    </message>
    <message>
        <source>action of {unit}</source>
        <translation>Aktion von {unit}</translation>
    </message>
    <message>
        <source>action of {unit} this round</source>
        <translation>Aktion von {unit} in dieser Runde</translation>
    </message>
    <message>
        <source>action of {weapon}</source>
        <translation>Aktion von {weapon}</translation>
    </message>
    <message>
        <source>active</source>
        <translation>aktiv</translation>
    </message>
    <message>
        <source>acts after all others</source>
        <translation>handelt nach allen anderen</translation>
    </message>
    <message>
        <source>acts now</source>
        <translation>handelt jetzt</translation>
    </message>
    <message>
        <source>add a copy of it to your own pieces</source>
        <translation>eine Kopie davon zu den eigenen Stücken nehmen</translation>
    </message>
    <message>
        <source>add tables, rosters and saved battles</source>
        <translation>fügen Sie Tische, Armeelisten und gespeicherte Gefechte hinzu</translation>
    </message>
    <message>
        <source>aegis</source>
        <translation>AEGIS</translation>
    </message>
    <message>
        <source>aegis save</source>
        <translation>AEGIS-Wurf</translation>
    </message>
    <message>
        <source>aegis save {needed}</source>
        <translation>AEGIS-Wurf {needed}</translation>
    </message>
    <message>
        <source>aegis {needed}</source>
        <translation>AEGIS {needed}</translation>
    </message>
    <message>
        <source>after all have acted</source>
        <translation>nachdem alle gehandelt haben</translation>
    </message>
    <message>
        <source>agility</source>
        <translation>Gewandtheit</translation>
    </message>
    <message>
        <source>agility +{n}</source>
        <translation>Gewandtheit +{n}</translation>
    </message>
    <message>
        <source>agility {n}</source>
        <translation>Gewandtheit {n}</translation>
    </message>
    <message>
        <source>aim {needed}</source>
        <translation>Zielen {needed}</translation>
    </message>
    <message>
        <source>aiming</source>
        <translation>gezielt</translation>
    </message>
    <message>
        <source>aiming: +{n}</source>
        <translation>gezielt: +{n}</translation>
    </message>
    <message>
        <source>alignment of a tileset that is no word</source>
        <translation>Ausrichtung eines Kachelsatzes, die kein Wort ist</translation>
    </message>
    <message>
        <source>all</source>
        <translation>allen</translation>
    </message>
    <message numerus="yes">
        <source>all dice are typed: Enter takes them, Backspace takes one back</source>
        <translation>
            <numerusform>der Würfel ist getippt: Enter nimmt ihn, Backspace nimmt ihn zurück</numerusform>
            <numerusform>alle Würfel sind getippt: Enter nimmt sie, Backspace nimmt einen zurück</numerusform>
        </translation>
    </message>
    <message>
        <source>all foes within so many areas</source>
        <translation>alle Feinde im Umkreis von so vielen Gebieten</translation>
    </message>
    <message>
        <source>all its weapons are in range</source>
        <translation>alle ihre Waffen sind in Reichweite</translation>
    </message>
    <message>
        <source>all of it is off</source>
        <translation>alles herausragt</translation>
    </message>
    <message>
        <source>all {count} placed</source>
        <translation>alle {count} gelegt</translation>
    </message>
    <message>
        <source>alone on the table</source>
        <translation>allein auf dem Tisch</translation>
    </message>
    <message>
        <source>already deployed</source>
        <translation>schon aufgestellt</translation>
    </message>
    <message>
        <source>always</source>
        <translation>immer</translation>
    </message>
    <message>
        <source>always goes {what}</source>
        <translation>geht immer {what}</translation>
    </message>
    <message>
        <source>ambient light</source>
        <translation>Umgebungslicht</translation>
    </message>
    <message>
        <source>an Object or Structure stands like terrain</source>
        <translation>ein Object oder eine Structure steht wie Gelände</translation>
    </message>
    <message>
        <source>an OpenStreetMap extract</source>
        <translation>ein OpenStreetMap-Auszug</translation>
    </message>
    <message>
        <source>an SVG drawing</source>
        <translation>eine SVG-Zeichnung</translation>
    </message>
    <message>
        <source>an action</source>
        <translation>eine Aktion</translation>
    </message>
    <message>
        <source>an area of at least {least} square inches</source>
        <translation>eine Fläche von mindestens {least} Quadratzoll</translation>
    </message>
    <message>
        <source>an area whose name tells of no kind of ground is a ruin</source>
        <translation>ein Gebiet, dessen Name keine Art von Boden nennt, ist eine Ruine</translation>
    </message>
    <message>
        <source>an area without limits</source>
        <translation>ein Gebiet ohne Grenzen</translation>
    </message>
    <message>
        <source>an army list</source>
        <translation>eine Armeeliste</translation>
    </message>
    <message>
        <source>an edge of it must lie within {length}; it is {far} away</source>
        <translation>ein Rand muss innerhalb von {length} liegen; er ist {far} entfernt</translation>
    </message>
    <message>
        <source>an edge of it must lie within {length}; that place is {far} away</source>
        <translation>ein Rand muss innerhalb von {length} liegen; diese Stelle ist {far} entfernt</translation>
    </message>
    <message>
        <source>an enemy is near</source>
        <translation>ein Feind ist nahe</translation>
    </message>
    <message>
        <source>an enemy stands within {length} of that</source>
        <translation>dort steht ein Feind innerhalb von {length}</translation>
    </message>
    <message>
        <source>an enemy within reach</source>
        <translation>ein Feind in Reichweite</translation>
    </message>
    <message>
        <source>an inch of difficult ground {where} costs {length}</source>
        <translation>ein Zoll schwieriges Gelände {where} kostet {length}</translation>
    </message>
    <message>
        <source>an item card, used once in a scenario</source>
        <translation>eine Gegenstandskarte, einmal je Szenario</translation>
    </message>
    <message>
        <source>an object such as {what}</source>
        <translation>eine Gruppe benannter Werte wie {what}</translation>
    </message>
    <message>
        <source>an obstacle</source>
        <translation>ein Hindernis</translation>
    </message>
    <message>
        <source>an open door</source>
        <translation>eine offene Tür</translation>
    </message>
    <message>
        <source>and 1 more group on their own</source>
        <translation>und 1 weitere Gruppe für sich</translation>
    </message>
    <message>
        <source>and {n} more</source>
        <translation>und {n} weitere</translation>
    </message>
    <message>
        <source>and {n} more groups on their own</source>
        <translation>und {n} weitere Gruppen für sich</translation>
    </message>
    <message>
        <source>another form</source>
        <translation>eine andere Form</translation>
    </message>
    <message>
        <source>another line says otherwise: leave one of them out</source>
        <translation>eine andere Zeile sagt es anders: eine von beiden weglassen</translation>
    </message>
    <message>
        <source>another turn</source>
        <translation>ein weiterer Zug</translation>
    </message>
    <message>
        <source>another turn is played</source>
        <translation>ein weiterer Zug wird gespielt</translation>
    </message>
    <message>
        <source>another unit is closer</source>
        <translation>eine andere Einheit ist näher</translation>
    </message>
    <message>
        <source>answers nothing</source>
        <translation>beantwortet nichts</translation>
    </message>
    <message>
        <source>any part is off</source>
        <translation>irgendein Teil herausragt</translation>
    </message>
    <message>
        <source>any part of it is in it</source>
        <translation>irgendein Teil darin ist</translation>
    </message>
    <message>
        <source>anywhere</source>
        <translation>überall</translation>
    </message>
    <message>
        <source>apart by {length}</source>
        <translation>{length} auseinander</translation>
    </message>
    <message>
        <source>are nested too deep</source>
        <translation>sind zu tief verschachtelt</translation>
    </message>
    <message>
        <source>are too many</source>
        <translation>sind zu viele</translation>
    </message>
    <message>
        <source>are walls that close on themselves solid buildings</source>
        <translation>sind Mauern, die sich schließen, massive Gebäude</translation>
    </message>
    <message>
        <source>are {many} characters long</source>
        <translation>sind {many} Zeichen lang</translation>
    </message>
    <message>
        <source>area</source>
        <translation>Gebiet</translation>
    </message>
    <message>
        <source>area that is no polygon</source>
        <translation>Gebiet, das kein Polygon ist</translation>
    </message>
    <message>
        <source>area {n}</source>
        <translation>Gebiet {n}</translation>
    </message>
    <message>
        <source>areas</source>
        <translation>Gebiete</translation>
    </message>
    <message>
        <source>armour</source>
        <translation>Rüstung</translation>
    </message>
    <message>
        <source>armour and AEGIS saves</source>
        <translation>Rüstungs- und AEGIS-Würfe</translation>
    </message>
    <message>
        <source>armour ends</source>
        <translation>die Rüstung endet</translation>
    </message>
    <message>
        <source>armour save</source>
        <translation>Rüstungswurf</translation>
    </message>
    <message>
        <source>armour save {needed}</source>
        <translation>Rüstungswurf {needed}</translation>
    </message>
    <message>
        <source>armour saves</source>
        <translation>Rüstungswürfe</translation>
    </message>
    <message>
        <source>armour {by}</source>
        <translation>Rüstung {by}</translation>
    </message>
    <message>
        <source>armour {length} as printed</source>
        <translation>Rüstung {length} (gedruckt)</translation>
    </message>
    <message>
        <source>armour {needed}</source>
        <translation>Rüstung {needed}</translation>
    </message>
    <message>
        <source>armour – as printed</source>
        <translation>Rüstung – (gedruckt)</translation>
    </message>
    <message>
        <source>army list</source>
        <translation>Armeeliste</translation>
    </message>
    <message>
        <source>as it likes</source>
        <translation>wie es will</translation>
    </message>
    <message>
        <source>as it should</source>
        <translation>wie es sein soll</translation>
    </message>
    <message>
        <source>as its layer</source>
        <translation>wie seine Ebene</translation>
    </message>
    <message>
        <source>as the melee begins</source>
        <translation>zu Beginn des Nahkampfs</translation>
    </message>
    <message>
        <source>as the table</source>
        <translation>wie der Tisch</translation>
    </message>
    <message>
        <source>as your game does</source>
        <translation>wie es Ihr Spiel hält</translation>
    </message>
    <message>
        <source>as your game does, as agreed for this table</source>
        <translation>wie in Ihrem Spiel, wie für diesen Tisch vereinbart</translation>
    </message>
    <message>
        <source>ask its owner for leave</source>
        <translation>den Besitzer um Erlaubnis bitten</translation>
    </message>
    <message>
        <source>assuming later: {answers}</source>
        <translation>für später angenommen: {answers}</translation>
    </message>
    <message>
        <source>at</source>
        <translation>auf</translation>
    </message>
    <message>
        <source>at best</source>
        <translation>bestenfalls</translation>
    </message>
    <message>
        <source>at least partly covered</source>
        <translation>wenigstens teilweise getroffen</translation>
    </message>
    <message>
        <source>at least two points</source>
        <translation>mindestens zwei Punkte</translation>
    </message>
    <message>
        <source>at least {least} are needed</source>
        <translation>mindestens {least} sind nötig</translation>
    </message>
    <message>
        <source>at least {length}</source>
        <translation>mindestens {length}</translation>
    </message>
    <message>
        <source>at least {n}</source>
        <translation>mindestens {n}</translation>
    </message>
    <message>
        <source>at least {n} % of the points must be deployed in the first turn</source>
        <translation>mindestens {n} % der Punkte müssen im ersten Zug aufgestellt werden</translation>
    </message>
    <message>
        <source>at most 45°</source>
        <translation>höchstens 45°</translation>
    </message>
    <message>
        <source>at most 60°</source>
        <translation>höchstens 60°</translation>
    </message>
    <message>
        <source>at most 90°</source>
        <translation>höchstens 90°</translation>
    </message>
    <message>
        <source>at most {most} MB are read</source>
        <translation>höchstens {most} MB werden gelesen</translation>
    </message>
    <message>
        <source>at most {most} along a side are allowed</source>
        <translation>höchstens {most} je Kante sind erlaubt</translation>
    </message>
    <message>
        <source>at most {most} are allowed</source>
        <translation>höchstens {most} sind erlaubt</translation>
    </message>
    <message>
        <source>at most {most} are kept</source>
        <translation>höchstens {most} werden behalten</translation>
    </message>
    <message>
        <source>at most {most} are laid</source>
        <translation>höchstens {most} werden gelegt</translation>
    </message>
    <message>
        <source>at most {most} are read</source>
        <translation>höchstens {most} werden gelesen</translation>
    </message>
    <message>
        <source>at most {most} bytes are read</source>
        <translation>höchstens {most} Bytes werden gelesen</translation>
    </message>
    <message>
        <source>at most {most} characters are read</source>
        <translation>höchstens {most} Zeichen werden gelesen</translation>
    </message>
    <message>
        <source>at most {most} deep are read</source>
        <translation>höchstens {most} Stufen tief wird gelesen</translation>
    </message>
    <message>
        <source>at most {most} elements are read</source>
        <translation>höchstens {most} Elemente werden gelesen</translation>
    </message>
    <message>
        <source>at most {most} elements may nest</source>
        <translation>höchstens {most} Elemente dürfen ineinander liegen</translation>
    </message>
    <message>
        <source>at most {most} in are allowed, give another scale</source>
        <translation>höchstens {most} Zoll sind erlaubt, einen anderen Maßstab angeben</translation>
    </message>
    <message>
        <source>at most {most} in are allowed, give another unit or scale</source>
        <translation>höchstens {most} Zoll sind erlaubt, eine andere Einheit oder einen anderen Maßstab angeben</translation>
    </message>
    <message>
        <source>at most {most} in are allowed, take more pixels for an inch</source>
        <translation>höchstens {most} Zoll sind erlaubt, mehr Pixel für einen Zoll nehmen</translation>
    </message>
    <message>
        <source>at most {most} lines are read</source>
        <translation>höchstens {most} Zeilen werden gelesen</translation>
    </message>
    <message>
        <source>at most {most} lists and objects are read</source>
        <translation>höchstens {most} Listen und Gruppen werden gelesen</translation>
    </message>
    <message>
        <source>at most {most} lists and objects may nest</source>
        <translation>höchstens {most} Listen und Gruppen dürfen ineinander liegen</translation>
    </message>
    <message>
        <source>at most {most} may have a meaning</source>
        <translation>höchstens {most} dürfen eine Bedeutung haben</translation>
    </message>
    <message>
        <source>at most {most} models are read</source>
        <translation>höchstens {most} Modelle werden gelesen</translation>
    </message>
    <message>
        <source>at most {most} squares are read</source>
        <translation>höchstens {most} Felder werden gelesen</translation>
    </message>
    <message>
        <source>at most {most} transforms are read</source>
        <translation>höchstens {most} Transformationen werden gelesen</translation>
    </message>
    <message>
        <source>at most {most} values are kept under such keys, here are {many}</source>
        <translation>höchstens {most} Werte werden unter solchen Schlüsseln aufgehoben, hier sind es {many}</translation>
    </message>
    <message>
        <source>at most {most} values are read</source>
        <translation>höchstens {most} Werte werden gelesen</translation>
    </message>
    <message>
        <source>at most {n}</source>
        <translation>höchstens {n}</translation>
    </message>
    <message>
        <source>at table height</source>
        <translation>auf Tischhöhe</translation>
    </message>
    <message>
        <source>at {name}</source>
        <translation>bei {name}</translation>
    </message>
    <message>
        <source>at {place}, bearing {n}°</source>
        <translation>bei {place}, Richtung {n}°</translation>
    </message>
    <message>
        <source>attack dice</source>
        <translation>Angriffswürfel</translation>
    </message>
    <message>
        <source>attack dice ({needed})</source>
        <translation>Angriffswürfel ({needed})</translation>
    </message>
    <message>
        <source>attack dice ({needed}): {weapon}</source>
        <translation>Angriffswürfel ({needed}): {weapon}</translation>
    </message>
    <message>
        <source>attack dice {n}</source>
        <translation>Angriffswürfel {n}</translation>
    </message>
    <message>
        <source>attack dice, none are rerolled</source>
        <translation>Angriffswürfel: keine werden wiederholt</translation>
    </message>
    <message>
        <source>attack dice, roll {n}</source>
        <translation>Angriffswürfel, Wurf {n}</translation>
    </message>
    <message>
        <source>attack dice, roll {n} ({needed})</source>
        <translation>Angriffswürfel, Wurf {n} ({needed})</translation>
    </message>
    <message>
        <source>attack dice: {effect}: +{n}</source>
        <translation>Angriffswürfel: {effect}: +{n}</translation>
    </message>
    <message>
        <source>attack dice: {effect}: -{n}</source>
        <translation>Angriffswürfel: {effect}: -{n}</translation>
    </message>
    <message>
        <source>attack dice: {weapon}</source>
        <translation>Angriffswürfel: {weapon}</translation>
    </message>
    <message>
        <source>attack of {unit}</source>
        <translation>Angriff von {unit}</translation>
    </message>
    <message>
        <source>attack on a figure in range and in sight</source>
        <translation>Angriff auf eine Figur in Reichweite und Sicht</translation>
    </message>
    <message>
        <source>attack on a figure in the same area, or in a full one beside it</source>
        <translation>Angriff auf eine Figur im selben Gebiet oder in einem vollen daneben</translation>
    </message>
    <message>
        <source>attack twice as often now, once in the game</source>
        <translation>jetzt doppelt so oft angreifen, einmal im Spiel</translation>
    </message>
    <message>
        <source>attacks {length} as printed</source>
        <translation>Angriffe {length} (gedruckt)</translation>
    </message>
    <message>
        <source>aura, on every model in range, without sight</source>
        <translation>Aura, auf jedes Modell in Reichweite, ohne Sicht</translation>
    </message>
    <message>
        <source>automatic dice</source>
        <translation>automatische Würfel</translation>
    </message>
    <message>
        <source>automatic {name}</source>
        <translation>automatischer {name}</translation>
    </message>
    <message>
        <source>back strike</source>
        <translation>Angriff von hinten</translation>
    </message>
    <message>
        <source>back strike: +{n}</source>
        <translation>Angriff von hinten: +{n}</translation>
    </message>
    <message>
        <source>barred by perks this turn</source>
        <translation>in diesem Zug durch Perks verwehrt</translation>
    </message>
    <message>
        <source>barricade</source>
        <translation>Barrikade</translation>
    </message>
    <message>
        <source>barrier border</source>
        <translation>Grenze mit Hindernis</translation>
    </message>
    <message>
        <source>barrier, not to be crossed,</source>
        <translation>Hindernis, nicht zu überschreiten,</translation>
    </message>
    <message>
        <source>base</source>
        <translation>Base</translation>
    </message>
    <message>
        <source>base of {word}</source>
        <translation>Base von {word}</translation>
    </message>
    <message>
        <source>become another unit</source>
        <translation>eine andere Einheit werden</translation>
    </message>
    <message>
        <source>become incorporeal</source>
        <translation>körperlos werden</translation>
    </message>
    <message>
        <source>bedim {needed}</source>
        <translation>Bedim {needed}</translation>
    </message>
    <message>
        <source>before it moves or dashes</source>
        <translation>vor Move oder Dash</translation>
    </message>
    <message>
        <source>begin it with a line of column names, such as {what}</source>
        <translation>mit einer Zeile von Spaltennamen beginnen, etwa {what}</translation>
    </message>
    <message>
        <source>begins an action in another</source>
        <translation>beginnt eine Aktion in einer anderen</translation>
    </message>
    <message>
        <source>begins with {quoted}</source>
        <translation>beginnt mit {quoted}</translation>
    </message>
    <message>
        <source>belongs to an action</source>
        <translation>gehört zu einer Aktion</translation>
    </message>
    <message>
        <source>belongs to the program</source>
        <translation>gehört zum Programm</translation>
    </message>
    <message>
        <source>between {first} and {other}</source>
        <translation>zwischen {first} und {other}</translation>
    </message>
    <message>
        <source>between {piece} and the table&apos;s bottom edge</source>
        <translation>zwischen {piece} und dem unteren Tischrand</translation>
    </message>
    <message>
        <source>between {piece} and the table&apos;s left edge</source>
        <translation>zwischen {piece} und dem linken Tischrand</translation>
    </message>
    <message>
        <source>between {piece} and the table&apos;s right edge</source>
        <translation>zwischen {piece} und dem rechten Tischrand</translation>
    </message>
    <message>
        <source>between {piece} and the table&apos;s top edge</source>
        <translation>zwischen {piece} und dem oberen Tischrand</translation>
    </message>
    <message>
        <source>beyond full</source>
        <translation>über voll hinaus</translation>
    </message>
    <message>
        <source>beyond {length}; {what}</source>
        <translation>über {length}; {what}</translation>
    </message>
    <message>
        <source>blast of {weapon}</source>
        <translation>Explosion von {weapon}</translation>
    </message>
    <message>
        <source>blast of {weapon} on {unit}</source>
        <translation>Explosion von {weapon} auf {unit}</translation>
    </message>
    <message>
        <source>blocked</source>
        <translation>versperrt</translation>
    </message>
    <message>
        <source>blocks sight</source>
        <translation>verdeckt die Sicht</translation>
    </message>
    <message>
        <source>boost</source>
        <translation>verstärken</translation>
    </message>
    <message>
        <source>boosted</source>
        <translation>verstärkt</translation>
    </message>
    <message>
        <source>border</source>
        <translation>Grenze</translation>
    </message>
    <message>
        <source>border that is no line</source>
        <translation>Grenze, die keine Linie ist</translation>
    </message>
    <message>
        <source>break into {unit}</source>
        <translation>in {unit} eindringen</translation>
    </message>
    <message>
        <source>break into {unit}, {what}</source>
        <translation>in {unit} eindringen, {what}</translation>
    </message>
    <message>
        <source>break its limits</source>
        <translation>seine Grenzen überwinden</translation>
    </message>
    <message>
        <source>break the circle</source>
        <translation>den Kreis unterbrechen</translation>
    </message>
    <message>
        <source>bridge</source>
        <translation>Brücke</translation>
    </message>
    <message>
        <source>bright part of the reach of a light</source>
        <translation>heller Teil der Reichweite eines Lichts</translation>
    </message>
    <message>
        <source>brought {name} home</source>
        <translation>hat {name} heimgebracht</translation>
    </message>
    <message>
        <source>building</source>
        <translation>Gebäude</translation>
    </message>
    <message>
        <source>building without a length</source>
        <translation>Gebäude ohne Länge</translation>
    </message>
    <message>
        <source>but the corners do not fit together so: look at them, and at the sizes</source>
        <translation>aber die Ecken passen so nicht zusammen: prüfen Sie sie und die Größen</translation>
    </message>
    <message>
        <source>but the picture&apos;s proportions fit a table as wide as this is high: exchange its width and height, or begin at another corner (choose what it is measured by once more)</source>
        <translation>aber die Verhältnisse des Bilds passen zu einem Tisch, der so breit ist wie dieser hoch: tauschen Sie Breite und Höhe, oder beginnen Sie an einer anderen Ecke (dazu noch einmal wählen, wonach gemessen wird)</translation>
    </message>
    <message>
        <source>by 1 further sheet</source>
        <translation>nach 1 weiteren Blatt</translation>
    </message>
    <message>
        <source>by its proportions {sheets} was clicked a short side first, and is taken so</source>
        <translation>nach den Verhältnissen wurde {sheets} mit einer kurzen Seite zuerst angeklickt und gilt so</translation>
    </message>
    <message>
        <source>by {length} at {n}°</source>
        <translation>um {length} in Richtung {n}°</translation>
    </message>
    <message>
        <source>by {length}, {far} of the base</source>
        <translation>um {length}, {far} der Base</translation>
    </message>
    <message>
        <source>by {name}</source>
        <translation>von {name}</translation>
    </message>
    <message>
        <source>by {n} further sheets</source>
        <translation>nach {n} weiteren Blättern</translation>
    </message>
    <message>
        <source>by {unit}</source>
        <translation>von {unit}</translation>
    </message>
    <message>
        <source>can be crossed</source>
        <translation>lassen sich überschreiten</translation>
    </message>
    <message>
        <source>can only be gone down</source>
        <translation>nur hinunter</translation>
    </message>
    <message>
        <source>cannot be chosen</source>
        <translation>kann nicht gewählt werden</translation>
    </message>
    <message>
        <source>cannot be crossed</source>
        <translation>lassen sich nicht überschreiten</translation>
    </message>
    <message>
        <source>cannot be deleted ({why})</source>
        <translation>kann nicht gelöscht werden ({why})</translation>
    </message>
    <message>
        <source>cannot be done ({why})</source>
        <translation>kann nicht ausgeführt werden ({why})</translation>
    </message>
    <message>
        <source>cannot be found</source>
        <translation>ist nicht zu finden</translation>
    </message>
    <message>
        <source>cannot be made ({why})</source>
        <translation>kann nicht angelegt werden ({why})</translation>
    </message>
    <message>
        <source>cannot be played: {why}</source>
        <translation>kann nicht gespielt werden: {why}</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>kann nicht gelesen werden</translation>
    </message>
    <message>
        <source>cannot be read ({why})</source>
        <translation>kann nicht gelesen werden ({why})</translation>
    </message>
    <message>
        <source>cannot be taken up ({why})</source>
        <translation>kann nicht fortgesetzt werden ({why})</translation>
    </message>
    <message>
        <source>cannot be used</source>
        <translation>ist nicht zu gebrauchen</translation>
    </message>
    <message>
        <source>cannot be written ({why})</source>
        <translation>kann nicht geschrieben werden ({why})</translation>
    </message>
    <message>
        <source>cannot get there: {why}</source>
        <translation>kommt dort nicht hin: {why}</translation>
    </message>
    <message>
        <source>cannot have happened ({why})</source>
        <translation>kann nicht geschehen sein ({why})</translation>
    </message>
    <message>
        <source>cannot move</source>
        <translation>kann sich nicht bewegen</translation>
    </message>
    <message>
        <source>cannot stay so</source>
        <translation>kann so nicht bleiben</translation>
    </message>
    <message>
        <source>carried by {unit}</source>
        <translation>getragen von {unit}</translation>
    </message>
    <message>
        <source>carries no evidence of a verdict that can be read</source>
        <translation>enthält keinen lesbaren Nachweis eines Urteils</translation>
    </message>
    <message>
        <source>carries {name}</source>
        <translation>trägt {name}</translation>
    </message>
    <message>
        <source>centre to centre {length}</source>
        <translation>Mitte zu Mitte {length}</translation>
    </message>
    <message>
        <source>certain</source>
        <translation>sicher</translation>
    </message>
    <message>
        <source>certain (± {length})</source>
        <translation>sicher (± {length})</translation>
    </message>
    <message>
        <source>certain if every figure is exact; add “by tape” or “± 0.03” where it is not</source>
        <translation>sicher, wenn jede Zahl genau ist; sonst „mit Maßband“ oder „± 0.03“ hinzufügen</translation>
    </message>
    <message>
        <source>challenge enemy commanders</source>
        <translation>feindliche Kommandanten herausfordern</translation>
    </message>
    <message>
        <source>change to {what}</source>
        <translation>wechseln zu {what}</translation>
    </message>
    <message>
        <source>charge {unit}</source>
        <translation>{unit} angreifen (Charge)</translation>
    </message>
    <message>
        <source>chasm</source>
        <translation>Schlucht</translation>
    </message>
    <message>
        <source>check the file</source>
        <translation>die Datei prüfen</translation>
    </message>
    <message>
        <source>check the folder</source>
        <translation>den Ordner prüfen</translation>
    </message>
    <message>
        <source>check the name</source>
        <translation>den Namen prüfen</translation>
    </message>
    <message>
        <source>check the path</source>
        <translation>den Pfad prüfen</translation>
    </message>
    <message>
        <source>checking</source>
        <translation>wird geprüft</translation>
    </message>
    <message>
        <source>checks: {words}</source>
        <translation>Prüfungen: {words}</translation>
    </message>
    <message>
        <source>choice without models: {word}</source>
        <translation>Auswahl ohne Modelle: {word}</translation>
    </message>
    <message>
        <source>choices named like its profile</source>
        <translation>Auswahlen, die heißen wie sein Profil</translation>
    </message>
    <message>
        <source>choices with a model&apos;s profile</source>
        <translation>Auswahlen mit dem Profil eines Modells</translation>
    </message>
    <message>
        <source>choices with a model&apos;s profile and its choices of models</source>
        <translation>Auswahlen mit dem Profil eines Modells und seiner Auswahl von Modellen</translation>
    </message>
    <message>
        <source>choose a .ros, .rosz, .regiztry, .json, .txt or .csv of a roster program</source>
        <translation>wählen Sie eine .ros, .rosz, .regiztry, .json, .txt oder .csv eines Listenprogramms</translation>
    </message>
    <message>
        <source>choose a file that was saved whole</source>
        <translation>eine Datei wählen, die ganz gespeichert wurde</translation>
    </message>
    <message>
        <source>choose a model</source>
        <translation>Modell wählen</translation>
    </message>
    <message>
        <source>choose a position first, with the mouse or the arrow keys (N suggests one)</source>
        <translation>zuerst eine Stelle wählen, mit der Maus oder den Pfeiltasten (N schlägt eine vor)</translation>
    </message>
    <message>
        <source>choose a unit</source>
        <translation>eine Einheit wählen</translation>
    </message>
    <message>
        <source>choose a unit and an action</source>
        <translation>eine Einheit und eine Aktion wählen</translation>
    </message>
    <message>
        <source>choose a weapon for {unit}</source>
        <translation>eine Waffe für {unit} wählen</translation>
    </message>
    <message>
        <source>choose it for a side under File, New battle</source>
        <translation>sie unter Datei, Neues Gefecht für eine Seite wählen</translation>
    </message>
    <message>
        <source>choose one that ends in {endings}</source>
        <translation>wählen Sie eines, das auf {endings} endet</translation>
    </message>
    <message>
        <source>choose this place</source>
        <translation>diese Stelle wählen</translation>
    </message>
    <message>
        <source>choose where the template of {weapon} lies</source>
        <translation>wählen, wo die Schablone von {weapon} liegt</translation>
    </message>
    <message>
        <source>choose where the template of {weapon} points</source>
        <translation>wählen, wohin die Schablone von {weapon} zeigt</translation>
    </message>
    <message>
        <source>choose where {weapon} points</source>
        <translation>wählen, wohin {weapon} zeigt</translation>
    </message>
    <message>
        <source>choose whom attack {n} of {m} of {weapon} strikes</source>
        <translation>wählen, wen Angriff {n} von {m} mit {weapon} trifft</translation>
    </message>
    <message>
        <source>choose whom {weapon} strikes</source>
        <translation>wählen, wen {weapon} trifft</translation>
    </message>
    <message>
        <source>choose {what}</source>
        <translation>zur Wahl stehen: {what}</translation>
    </message>
    <message>
        <source>chosen this round</source>
        <translation>in dieser Runde gewählt</translation>
    </message>
    <message>
        <source>circle without an area</source>
        <translation>Kreis ohne Fläche</translation>
    </message>
    <message>
        <source>click a model</source>
        <translation>ein Modell anklicken</translation>
    </message>
    <message>
        <source>click a model, or nobody</source>
        <translation>ein Modell anklicken, oder niemanden</translation>
    </message>
    <message>
        <source>click a unit, or press N for the next · a number key or Enter starts its action</source>
        <translation>eine Einheit anklicken, oder N für die nächste · Ziffer oder Eingabetaste beginnt ihre Aktion</translation>
    </message>
    <message>
        <source>click an enemy to see the odds, or choose in the panel</source>
        <translation>einen Feind anklicken, um die Aussichten zu sehen, oder in der Leiste wählen</translation>
    </message>
    <message>
        <source>click one on the table</source>
        <translation>eines auf dem Tisch anklicken</translation>
    </message>
    <message>
        <source>climbs up to {length}, an inch of height costs {far}</source>
        <translation>klettert bis zu {length}, ein Zoll Höhe kostet {far}</translation>
    </message>
    <message>
        <source>close combat, against a model in base contact</source>
        <translation>Nahkampf, gegen ein Modell in Basekontakt</translation>
    </message>
    <message>
        <source>closed door</source>
        <translation>geschlossene Tür</translation>
    </message>
    <message>
        <source>coarse while you drag: every {length}</source>
        <translation>grob, solange Sie ziehen: alle {length}</translation>
    </message>
    <message>
        <source>coherency: the selected models</source>
        <translation>Zusammenhalt: die ausgewählten Modelle</translation>
    </message>
    <message>
        <source>coherency: {unit}</source>
        <translation>Zusammenhalt: {unit}</translation>
    </message>
    <message>
        <source>color</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>colour</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>column</source>
        <translation>Säule</translation>
    </message>
    <message>
        <source>column: {name}</source>
        <translation>Spalte: {name}</translation>
    </message>
    <message>
        <source>combat</source>
        <translation>Kampf</translation>
    </message>
    <message>
        <source>come in {other}</source>
        <translation>in {other} kommen</translation>
    </message>
    <message>
        <source>come in {other} ({n} of {m} taken)</source>
        <translation>in {other} kommen ({n} von {m} belegt)</translation>
    </message>
    <message>
        <source>come up</source>
        <translation>auftauchen</translation>
    </message>
    <message>
        <source>comes down in {what}: put it where it fits</source>
        <translation>landet in {what}: dorthin stellen, wo es passt</translation>
    </message>
    <message>
        <source>comes through</source>
        <translation>kommt durch</translation>
    </message>
    <message>
        <source>command die</source>
        <translation>Befehlswürfel</translation>
    </message>
    <message>
        <source>command points</source>
        <translation>Befehlspunkte</translation>
    </message>
    <message>
        <source>command points for each unit</source>
        <translation>Befehlspunkte für jede Einheit</translation>
    </message>
    <message>
        <source>commanders that are challenged</source>
        <translation>Kommandanten, die herausgefordert werden</translation>
    </message>
    <message>
        <source>concealment in a cloud</source>
        <translation>verborgen in einer Wolke</translation>
    </message>
    <message>
        <source>concealment in a cloud: +{n}</source>
        <translation>verborgen in einer Wolke: +{n}</translation>
    </message>
    <message>
        <source>contact</source>
        <translation>Kontakt</translation>
    </message>
    <message>
        <source>container</source>
        <translation>Container</translation>
    </message>
    <message>
        <source>contested by {sides}</source>
        <translation>umkämpft von {sides}</translation>
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
        <source>copy an army list, a roster, a scene or another program&apos;s map</source>
        <translation>eine Armeeliste, eine Szene oder die Karte eines anderen Programms kopieren</translation>
    </message>
    <message>
        <source>copy it into the file&apos;s folder</source>
        <translation>sie in den Ordner der Datei kopieren</translation>
    </message>
    <message>
        <source>copy it there</source>
        <translation>sie dorthin kopieren</translation>
    </message>
    <message>
        <source>copy the picture beside the scene, and choose it there</source>
        <translation>das Bild neben die Szene kopieren und dort auswählen</translation>
    </message>
    <message>
        <source>correct the roster</source>
        <translation>die Armeeliste berichtigen</translation>
    </message>
    <message>
        <source>correct the step</source>
        <translation>den Schritt berichtigen</translation>
    </message>
    <message>
        <source>costs {n} CP</source>
        <translation>kostet {n} CP</translation>
    </message>
    <message>
        <source>counted as {n} %</source>
        <translation>gezählt als {n} %</translation>
    </message>
    <message>
        <source>counted by {how}</source>
        <translation>gezählt nach {how}</translation>
    </message>
    <message>
        <source>counted by {how} and {what}</source>
        <translation>gezählt nach {how} und {what}</translation>
    </message>
    <message>
        <source>counted by {words}</source>
        <translation>gezählt nach: {words}</translation>
    </message>
    <message>
        <source>counts as hidden</source>
        <translation>gilt als verdeckt</translation>
    </message>
    <message>
        <source>cover</source>
        <translation>Deckung</translation>
    </message>
    <message>
        <source>cover does not count</source>
        <translation>Deckung zählt nicht</translation>
    </message>
    <message>
        <source>cover does not count: {why}</source>
        <translation>Deckung zählt nicht: {why}</translation>
    </message>
    <message>
        <source>covered</source>
        <translation>getroffen</translation>
    </message>
    <message>
        <source>covered by the {template}</source>
        <translation>bedeckt von: {template}</translation>
    </message>
    <message>
        <source>covered by {length}</source>
        <translation>getroffen um {length}</translation>
    </message>
    <message>
        <source>covered in part</source>
        <translation>teilweise getroffen</translation>
    </message>
    <message>
        <source>covers 1 model</source>
        <translation>trifft 1 Modell</translation>
    </message>
    <message>
        <source>covers nobody</source>
        <translation>trifft niemanden</translation>
    </message>
    <message>
        <source>covers {k} models</source>
        <translation>trifft {k} Modelle</translation>
    </message>
    <message>
        <source>crash</source>
        <translation>Aufprall</translation>
    </message>
    <message>
        <source>crater</source>
        <translation>Krater</translation>
    </message>
    <message>
        <source>crates</source>
        <translation>Kisten</translation>
    </message>
    <message>
        <source>create illusions</source>
        <translation>Trugbilder schaffen</translation>
    </message>
    <message>
        <source>crosses nobody</source>
        <translation>quert niemanden</translation>
    </message>
    <message>
        <source>crosses {names}</source>
        <translation>quert {names}</translation>
    </message>
    <message>
        <source>crossing an edge elsewhere may save a little; it never costs more than this</source>
        <translation>eine Kante anderswo zu queren kann etwas sparen; mehr kostet es nie</translation>
    </message>
    <message>
        <source>curtain</source>
        <translation>Vorhang</translation>
    </message>
    <message>
        <source>damage of {weapon}, POW {n} vs ARM {m}</source>
        <translation>Schaden von {weapon}, POW {n} gegen ARM {m}</translation>
    </message>
    <message>
        <source>damage of {what}, POW {n} vs ARM {m}</source>
        <translation>Schaden durch {what}, POW {n} gegen ARM {m}</translation>
    </message>
    <message>
        <source>damage {n}</source>
        <translation>Schaden {n}</translation>
    </message>
    <message>
        <source>dangerous</source>
        <translation>gefährlich</translation>
    </message>
    <message>
        <source>dangerous ground</source>
        <translation>gefährliches Gelände</translation>
    </message>
    <message>
        <source>declares entities</source>
        <translation>erklärt Entitäten</translation>
    </message>
    <message>
        <source>defence against {weapon}</source>
        <translation>Verteidigung gegen {weapon}</translation>
    </message>
    <message>
        <source>defence dice {n}</source>
        <translation>Verteidigungswürfel {n}</translation>
    </message>
    <message>
        <source>defence of {unit}</source>
        <translation>Verteidigung von {unit}</translation>
    </message>
    <message>
        <source>defence {n}</source>
        <translation>Defence {n}</translation>
    </message>
    <message>
        <source>degree</source>
        <translation>Grad</translation>
    </message>
    <message>
        <source>delete the file, or move it out of the folder</source>
        <translation>löschen Sie die Datei, oder schieben Sie sie aus dem Ordner</translation>
    </message>
    <message>
        <source>deploy</source>
        <translation>aufstellen</translation>
    </message>
    <message>
        <source>deploy in {other}</source>
        <translation>in {other} aufstellen</translation>
    </message>
    <message>
        <source>deploy in {other} ({n} of {m} taken)</source>
        <translation>in {other} aufstellen ({n} von {m} belegt)</translation>
    </message>
    <message>
        <source>deploy on the table</source>
        <translation>auf dem Tisch aufstellen</translation>
    </message>
    <message>
        <source>deploy {unit}</source>
        <translation>{unit} aufstellen</translation>
    </message>
    <message>
        <source>deploy {unit}, or stay</source>
        <translation>{unit} aufstellen oder bleiben</translation>
    </message>
    <message>
        <source>deployment of {unit}</source>
        <translation>Aufstellung von {unit}</translation>
    </message>
    <message>
        <source>deployment zone</source>
        <translation>Aufstellungszone</translation>
    </message>
    <message>
        <source>deploys there</source>
        <translation>stellt dort auf</translation>
    </message>
    <message>
        <source>description</source>
        <translation>Beschreibung</translation>
    </message>
    <message>
        <source>designer</source>
        <translation>Gestalter</translation>
    </message>
    <message>
        <source>destroyed</source>
        <translation>vernichtet</translation>
    </message>
    <message>
        <source>deviation: direction</source>
        <translation>Abweichung: Richtung</translation>
    </message>
    <message>
        <source>deviation: inches, at most {n}</source>
        <translation>Abweichung: Zoll, höchstens {n}</translation>
    </message>
    <message>
        <source>dice</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>dice for any Action Roll</source>
        <translation>Würfel für einen Action Roll</translation>
    </message>
    <message>
        <source>dice of the explosion</source>
        <translation>Explosionswürfel</translation>
    </message>
    <message>
        <source>dice of the impact: {how}</source>
        <translation>Aufprallwürfel: {how}</translation>
    </message>
    <message>
        <source>did not move</source>
        <translation>hat sich nicht bewegt</translation>
    </message>
    <message>
        <source>difficult</source>
        <translation>schwierig</translation>
    </message>
    <message>
        <source>difficult ground</source>
        <translation>schwieriges Gelände</translation>
    </message>
    <message>
        <source>difficulty {n}</source>
        <translation>Schwierigkeit {n}</translation>
    </message>
    <message>
        <source>direction of a light that shines one way: it shines all round</source>
        <translation>Richtung eines Lichts, das einseitig scheint: Es scheint rundum</translation>
    </message>
    <message>
        <source>disarmed</source>
        <translation>entwaffnet</translation>
    </message>
    <message>
        <source>disembark</source>
        <translation>von Bord gehen</translation>
    </message>
    <message>
        <source>disembark {other}</source>
        <translation>{other} von Bord lassen</translation>
    </message>
    <message>
        <source>does not attack</source>
        <translation>greift nicht an</translation>
    </message>
    <message>
        <source>does not belong to a {kind}</source>
        <translation>gehört zu keinem {kind}</translation>
    </message>
    <message>
        <source>does not count as hidden</source>
        <translation>gilt nicht als verdeckt</translation>
    </message>
    <message>
        <source>does not exist</source>
        <translation>ist nicht vorhanden</translation>
    </message>
    <message>
        <source>does not fit the answers</source>
        <translation>passt nicht zu den Antworten</translation>
    </message>
    <message>
        <source>does not fit what happened</source>
        <translation>passt nicht zu dem, was geschah</translation>
    </message>
    <message>
        <source>dominates {name}</source>
        <translation>beherrscht {name}</translation>
    </message>
    <message>
        <source>door</source>
        <translation>Tür</translation>
    </message>
    <message>
        <source>door that is a way out</source>
        <translation>Tür, die ein Ausgang ist</translation>
    </message>
    <message>
        <source>door that is an archway</source>
        <translation>Tür, die ein Torbogen ist</translation>
    </message>
    <message>
        <source>door that is an opening</source>
        <translation>Tür, die eine Öffnung ist</translation>
    </message>
    <message>
        <source>door that is stairs</source>
        <translation>Tür, die eine Treppe ist</translation>
    </message>
    <message>
        <source>door that stops nobody</source>
        <translation>Tür, die niemanden aufhält</translation>
    </message>
    <message>
        <source>door without a length</source>
        <translation>Tür ohne Länge</translation>
    </message>
    <message>
        <source>doors stay as they stand in this battle</source>
        <translation>in diesem Gefecht bleiben Türen, wie sie sind</translation>
    </message>
    <message>
        <source>down</source>
        <translation>nach unten</translation>
    </message>
    <message>
        <source>drag a model (Ctrl: alone, Shift: freely) or use arrows · R turns · N tries a place · Enter puts them there</source>
        <translation>ein Modell ziehen (Ctrl: allein, Shift: frei) oder Pfeiltasten · R dreht · N probiert einen Ort · die Eingabetaste stellt sie dort hin</translation>
    </message>
    <message>
        <source>drag as far as it goes</source>
        <translation>so weit ziehen, wie es geht</translation>
    </message>
    <message>
        <source>drag as far as the pull goes</source>
        <translation>so weit ziehen, wie der Zug reicht</translation>
    </message>
    <message>
        <source>drag as far as the push goes</source>
        <translation>so weit ziehen, wie der Stoß geht</translation>
    </message>
    <message>
        <source>drag one (Ctrl: its unit, Shift: freely) or use arrows · R turns · N tries a place · Enter puts them there</source>
        <translation>eines ziehen (Ctrl: seine Einheit, Shift: frei) oder Pfeiltasten · R dreht · N probiert einen Ort · die Eingabetaste stellt sie dort hin</translation>
    </message>
    <message>
        <source>drag the model (Shift: freely) or use arrows · R turns · N tries a place · Enter puts it there</source>
        <translation>das Modell ziehen (Shift: frei) oder Pfeiltasten · R dreht · N probiert einen Ort · die Eingabetaste stellt es dort hin</translation>
    </message>
    <message>
        <source>drag to where it goes, inside the lit region</source>
        <translation>dorthin ziehen, wohin es geht, innerhalb der hellen Fläche</translation>
    </message>
    <message>
        <source>drag to where it stands, inside a lit region</source>
        <translation>dorthin ziehen, wo es steht, innerhalb einer hellen Fläche</translation>
    </message>
    <message>
        <source>drag to where on the line it rests</source>
        <translation>an die Stelle der Linie ziehen, wo es liegen bleibt</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>unentschieden</translation>
    </message>
    <message>
        <source>draw it as a shape</source>
        <translation>als Form zeichnen</translation>
    </message>
    <message>
        <source>draw one row of letters a line below the header</source>
        <translation>je Zeile unter dem Kopf eine Reihe Buchstaben zeichnen</translation>
    </message>
    <message>
        <source>drawing</source>
        <translation>Zeichnung</translation>
    </message>
    <message>
        <source>draws too many things</source>
        <translation>zeichnet zu viele Dinge</translation>
    </message>
    <message>
        <source>drop prone</source>
        <translation>sich hinwerfen</translation>
    </message>
    <message>
        <source>each enemy unit destroyed this turn, 1 point</source>
        <translation>jede in diesem Zug vernichtete feindliche Einheit, 1 Punkt</translation>
    </message>
    <message>
        <source>each marker held, 1 point</source>
        <translation>jeder gehaltene Marker, 1 Punkt</translation>
    </message>
    <message>
        <source>each must be from {low} to {high}</source>
        <translation>jedes muss zwischen {low} und {high} liegen</translation>
    </message>
    <message>
        <source>each point boosts one roll</source>
        <translation>jeder Punkt verstärkt einen Wurf</translation>
    </message>
    <message>
        <source>each selected model</source>
        <translation>jedem ausgewählten Modell</translation>
    </message>
    <message>
        <source>each side</source>
        <translation>je Seite</translation>
    </message>
    <message>
        <source>each side names a king; 5 points for the death of an enemy&apos;s, and the game ends with one king left</source>
        <translation>jede Seite bestimmt einen König; 5 Punkte für den Tod eines feindlichen, und das Spiel endet, wenn ein König übrig ist</translation>
    </message>
    <message>
        <source>each turn 1 point for an enemy&apos;s flag that is carried, 3 for one brought into the own zone</source>
        <translation>jeden Zug 1 Punkt für eine getragene Flagge des Feindes, 3 für eine, die in die eigene Zone gebracht wird</translation>
    </message>
    <message>
        <source>each turn 1 point for each asset that is carried</source>
        <translation>jeden Zug 1 Punkt für jedes getragene Gut</translation>
    </message>
    <message>
        <source>each turn 1 point for each marker held</source>
        <translation>jeden Zug 1 Punkt für jeden gehaltenen Marker</translation>
    </message>
    <message>
        <source>each turn 1 point for each zone that a side occupies alone</source>
        <translation>jeden Zug 1 Punkt für jede Zone, die eine Seite allein besetzt</translation>
    </message>
    <message>
        <source>each turn 1 point for each zone with more points of units in it than any other side</source>
        <translation>jeden Zug 1 Punkt für jede Zone, in der eine Seite Einheiten mit mehr Punkten hat als jede andere</translation>
    </message>
    <message>
        <source>each turn 1 point for the side with more points of units in the zone, 2 in the last turn</source>
        <translation>jeden Zug 1 Punkt für die Seite mit mehr Punkten an Einheiten in der Zone, im letzten Zug 2</translation>
    </message>
    <message>
        <source>each turn an objective for markers, one for combat and one for territory, rolled as the turn begins</source>
        <translation>jeden Zug ein Missionsziel für Marker, eins für den Kampf und eins für Gebiet, zu Beginn des Zugs ausgewürfelt</translation>
    </message>
    <message>
        <source>edge to edge {length}</source>
        <translation>Rand zu Rand {length}</translation>
    </message>
    <message>
        <source>effect</source>
        <translation>Effekt</translation>
    </message>
    <message>
        <source>ellipse without a usable size</source>
        <translation>Ellipse ohne brauchbare Größe</translation>
    </message>
    <message>
        <source>else it stays down</source>
        <translation>sonst bleibt sie liegen</translation>
    </message>
    <message>
        <source>else it tries again each turn</source>
        <translation>sonst versucht sie es jeden Zug wieder</translation>
    </message>
    <message>
        <source>embark {other}</source>
        <translation>an Bord von {other} gehen</translation>
    </message>
    <message>
        <source>embark {other} ({n} of {m} taken)</source>
        <translation>an Bord von {other} gehen ({n} von {m} belegt)</translation>
    </message>
    <message>
        <source>embedded null byte</source>
        <translation>enthält ein Nullzeichen</translation>
    </message>
    <message>
        <source>empty tile layer</source>
        <translation>leere Kachelebene</translation>
    </message>
    <message>
        <source>end of the action</source>
        <translation>Ende der Aktion</translation>
    </message>
    <message>
        <source>end of the phase</source>
        <translation>Ende der Phase</translation>
    </message>
    <message>
        <source>end of the round</source>
        <translation>Ende der Runde</translation>
    </message>
    <message>
        <source>end of the sequence</source>
        <translation>Ende der Sequenz</translation>
    </message>
    <message>
        <source>end of the step</source>
        <translation>Ende des Schritts</translation>
    </message>
    <message>
        <source>end of the turn</source>
        <translation>Ende des Zugs</translation>
    </message>
    <message>
        <source>end the turn</source>
        <translation>den Zug beenden</translation>
    </message>
    <message>
        <source>enemies attack the highest</source>
        <translation>Feinde greifen den höchsten an</translation>
    </message>
    <message>
        <source>engaged</source>
        <translation>im Nahkampf gebunden</translation>
    </message>
    <message>
        <source>engaged: -{n}</source>
        <translation>im Nahkampf gebunden: -{n}</translation>
    </message>
    <message>
        <source>entry edge</source>
        <translation>Eintrittskante</translation>
    </message>
    <message>
        <source>entry edge that is no line</source>
        <translation>Eintrittskante, die keine Linie ist</translation>
    </message>
    <message>
        <source>environment that is none</source>
        <translation>Umgebung, die keine ist</translation>
    </message>
    <message>
        <source>every hit is saved</source>
        <translation>jeder Treffer wird abgewehrt</translation>
    </message>
    <message>
        <source>every model</source>
        <translation>jedem Modell</translation>
    </message>
    <message>
        <source>every model is by itself: this game has no coherency</source>
        <translation>jedes Modell steht für sich: Dieses Spiel kennt keinen Zusammenhalt</translation>
    </message>
    <message>
        <source>every model stands on the table and is {length} high</source>
        <translation>jedes Modell steht auf dem Tisch und ist {length} hoch</translation>
    </message>
    <message>
        <source>every objective needs its own</source>
        <translation>jedes Missionsziel braucht seine eigene</translation>
    </message>
    <message>
        <source>every sergeant needs its own</source>
        <translation>jeder Sergeant braucht seine eigene</translation>
    </message>
    <message>
        <source>every unit needs its own</source>
        <translation>jede Einheit braucht ihre eigene</translation>
    </message>
    <message>
        <source>expected {what}</source>
        <translation>erwartet: {what}</translation>
    </message>
    <message>
        <source>expecting property name enclosed in double quotes</source>
        <translation>Schlüssel in doppelten Anführungszeichen erwartet</translation>
    </message>
    <message>
        <source>expecting value</source>
        <translation>Wert erwartet</translation>
    </message>
    <message>
        <source>expecting {sign} delimiter</source>
        <translation>Trennzeichen {sign} erwartet</translation>
    </message>
    <message>
        <source>explosion</source>
        <translation>Explosion</translation>
    </message>
    <message>
        <source>explosion, 4+</source>
        <translation>Explosion, 4+</translation>
    </message>
    <message>
        <source>export it from Rosterizer once more</source>
        <translation>sie noch einmal aus Rosterizer exportieren</translation>
    </message>
    <message>
        <source>export it with its units&apos; profiles</source>
        <translation>exportieren Sie sie mit den Profilen der Einheiten</translation>
    </message>
    <message>
        <source>export the list as .ros once more</source>
        <translation>die Liste noch einmal als .ros exportieren</translation>
    </message>
    <message>
        <source>export the list as JSON once more</source>
        <translation>die Liste noch einmal als JSON exportieren</translation>
    </message>
    <message>
        <source>extra data</source>
        <translation>überzählige Daten</translation>
    </message>
    <message>
        <source>facing {n}°</source>
        <translation>Blickrichtung {n}°</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>nicht bestanden</translation>
    </message>
    <message>
        <source>fair dice fall as unevenly or more in less than {length} of cases (chi-square approximation)</source>
        <translation>faire Würfel fallen in weniger als {length} der Fälle so ungleich oder ungleicher (Chi-Quadrat-Näherung)</translation>
    </message>
    <message>
        <source>fair dice fall as unevenly or more in less than {length} of cases (exact test)</source>
        <translation>faire Würfel fallen in weniger als {length} der Fälle so ungleich oder ungleicher (exakter Test)</translation>
    </message>
    <message>
        <source>fair dice fall as unevenly or more in {length} of cases (chi-square approximation)</source>
        <translation>faire Würfel fallen in {length} der Fälle so ungleich oder ungleicher (Chi-Quadrat-Näherung)</translation>
    </message>
    <message>
        <source>fair dice fall as unevenly or more in {length} of cases (exact test)</source>
        <translation>faire Würfel fallen in {length} der Fälle so ungleich oder ungleicher (exakter Test)</translation>
    </message>
    <message>
        <source>fall</source>
        <translation>Sturz</translation>
    </message>
    <message>
        <source>falls into too many pieces</source>
        <translation>zerfällt in zu viele Stücke</translation>
    </message>
    <message>
        <source>falls off {name}, {length} down</source>
        <translation>fällt von {name}, {length} tief</translation>
    </message>
    <message>
        <source>falls {length}</source>
        <translation>fällt {length} tief</translation>
    </message>
    <message>
        <source>farthest first</source>
        <translation>das fernste zuerst</translation>
    </message>
    <message>
        <source>feature without a geometry</source>
        <translation>Objekt ohne Geometrie</translation>
    </message>
    <message>
        <source>feature without a place</source>
        <translation>Objekt ohne Ort</translation>
    </message>
    <message>
        <source>fell off the table</source>
        <translation>vom Tisch gefallen</translation>
    </message>
    <message>
        <source>fence</source>
        <translation>Zaun</translation>
    </message>
    <message>
        <source>field</source>
        <translation>Feld</translation>
    </message>
    <message>
        <source>finding the borders of the areas</source>
        <translation>die Grenzen der Gebiete werden gesucht</translation>
    </message>
    <message>
        <source>finding the shortest way</source>
        <translation>der kürzeste Weg wird gesucht</translation>
    </message>
    <message>
        <source>finding where they end</source>
        <translation>es wird gesucht, wo sie enden</translation>
    </message>
    <message>
        <source>finding where {name} can go</source>
        <translation>es wird gesucht, wohin {name} gehen kann</translation>
    </message>
    <message>
        <source>finding which areas see it</source>
        <translation>es wird gesucht, welche Gebiete es sehen</translation>
    </message>
    <message>
        <source>fine, every 0.1 in</source>
        <translation>fein, alle 0.1 in</translation>
    </message>
    <message>
        <source>fine, every 0.25 in</source>
        <translation>fein, alle 0.25 in</translation>
    </message>
    <message>
        <source>finest, every 0.05 in</source>
        <translation>sehr fein, alle 0.05 in</translation>
    </message>
    <message>
        <source>finish attacking</source>
        <translation>Angriff beenden</translation>
    </message>
    <message>
        <source>fire</source>
        <translation>Feuer</translation>
    </message>
    <message>
        <source>first</source>
        <translation>Erstes</translation>
    </message>
    <message>
        <source>first form of {unit}</source>
        <translation>erste Form von {unit}</translation>
    </message>
    <message>
        <source>first this round</source>
        <translation>Erstes in dieser Runde</translation>
    </message>
    <message>
        <source>fix a weapon that Combat Damage destroyed</source>
        <translation>eine durch Combat Damage zerstörte Waffe reparieren</translation>
    </message>
    <message>
        <source>foot</source>
        <translation>Fuß</translation>
    </message>
    <message>
        <source>for it acts</source>
        <translation>denn sie handelt</translation>
    </message>
    <message>
        <source>forbidden zone</source>
        <translation>verbotene Zone</translation>
    </message>
    <message>
        <source>form to take</source>
        <translation>welche Form</translation>
    </message>
    <message>
        <source>four feet square</source>
        <translation>vier mal vier Fuß</translation>
    </message>
    <message>
        <source>free strike</source>
        <translation>Freischlag</translation>
    </message>
    <message>
        <source>free strike of {unit}</source>
        <translation>Freischlag von {unit}</translation>
    </message>
    <message>
        <source>free strike of {unit} with</source>
        <translation>Freischlag von {unit} mit</translation>
    </message>
    <message>
        <source>free strike: +{n}</source>
        <translation>Freischlag: +{n}</translation>
    </message>
    <message>
        <source>from which model {weapon} is used</source>
        <translation>von welchem Modell {weapon} eingesetzt wird</translation>
    </message>
    <message>
        <source>from {from_place} to {to_place}</source>
        <translation>von {from_place} nach {to_place}</translation>
    </message>
    <message>
        <source>from {length} to {far}</source>
        <translation>von {length} nach {far}</translation>
    </message>
    <message>
        <source>from {low} to {length}</source>
        <translation>von {low} bis {length}</translation>
    </message>
    <message>
        <source>gap 11.9, range 12, by tape</source>
        <translation>Abstand 11.9, Reichweite 12, mit Maßband</translation>
    </message>
    <message>
        <source>gap {length}</source>
        <translation>Abstand {length}</translation>
    </message>
    <message>
        <source>gap {length}, centres {far} apart</source>
        <translation>Abstand {length}, Mitten {far} auseinander</translation>
    </message>
    <message>
        <source>give each an id of its own</source>
        <translation>jedem eine eigene Id geben</translation>
    </message>
    <message>
        <source>give it at least three corners that are not in one line</source>
        <translation>mindestens drei Ecken angeben, die nicht auf einer Linie liegen</translation>
    </message>
    <message>
        <source>give one another name</source>
        <translation>geben Sie einer einen anderen Namen</translation>
    </message>
    <message>
        <source>give the benefit of the doubt</source>
        <translation>im Zweifel für den Handelnden</translation>
    </message>
    <message>
        <source>give the benefit of the doubt, as agreed for this table</source>
        <translation>im Zweifel zugunsten des Spielers, wie für diesen Tisch vereinbart</translation>
    </message>
    <message>
        <source>give up action</source>
        <translation>Aktion aufgeben</translation>
    </message>
    <message>
        <source>give up movement</source>
        <translation>Bewegung aufgeben</translation>
    </message>
    <message>
        <source>go down</source>
        <translation>hinuntergehen</translation>
    </message>
    <message>
        <source>go into hiding, or come out of it</source>
        <translation>sich verstecken oder hervorkommen</translation>
    </message>
    <message>
        <source>go into reserve: {what}</source>
        <translation>in die Reserve gehen: {what}</translation>
    </message>
    <message>
        <source>goes into hiding, or comes out of it</source>
        <translation>versteckt sich oder kommt hervor</translation>
    </message>
    <message>
        <source>good to know</source>
        <translation>gut zu wissen</translation>
    </message>
    <message>
        <source>ground in cover or cloud that it walks to sooner than the enemy</source>
        <translation>Boden in Deckung oder Wolke, den sie eher erreicht als der Feind</translation>
    </message>
    <message>
        <source>ground within {length} of walking from the zone</source>
        <translation>Boden, der von der Zone aus zu Fuß höchstens {length} entfernt ist</translation>
    </message>
    <message>
        <source>half a tournament table</source>
        <translation>halber Turniertisch</translation>
    </message>
    <message>
        <source>half hidden</source>
        <translation>halb verdeckt</translation>
    </message>
    <message>
        <source>halted</source>
        <translation>angehalten</translation>
    </message>
    <message>
        <source>handicap: {handicaps}</source>
        <translation>Handicap: {handicaps}</translation>
    </message>
    <message>
        <source>has a legend that does not come in pairs</source>
        <translation>hat eine Legende, die nicht aus Paaren besteht</translation>
    </message>
    <message>
        <source>has acted in this phase</source>
        <translation>hat in dieser Phase gehandelt</translation>
    </message>
    <message>
        <source>has acted this round</source>
        <translation>hat in dieser Runde gehandelt</translation>
    </message>
    <message>
        <source>has an encoding that is not known</source>
        <translation>hat eine unbekannte Zeichenkodierung</translation>
    </message>
    <message>
        <source>has attacked this turn</source>
        <translation>hat in diesem Zug angegriffen</translation>
    </message>
    <message>
        <source>has been activated</source>
        <translation>wurde aktiviert</translation>
    </message>
    <message>
        <source>has been changed by another program</source>
        <translation>wurde von einem anderen Programm geändert</translation>
    </message>
    <message>
        <source>has been deleted or moved</source>
        <translation>wurde gelöscht oder verschoben</translation>
    </message>
    <message>
        <source>has both {what}</source>
        <translation>hat beides, {what}</translation>
    </message>
    <message>
        <source>has had its turn</source>
        <translation>war schon am Zug</translation>
    </message>
    <message>
        <source>has its Move halved</source>
        <translation>hat den halben Move</translation>
    </message>
    <message>
        <source>has more than {most} MB</source>
        <translation>hat mehr als {most} MB</translation>
    </message>
    <message>
        <source>has more than {most} {things}</source>
        <translation>hat mehr als {most} {things}</translation>
    </message>
    <message>
        <source>has moved this turn</source>
        <translation>hat sich in diesem Zug bewegt</translation>
    </message>
    <message>
        <source>has neither {first} nor {other}</source>
        <translation>hat weder {first} noch {other}</translation>
    </message>
    <message>
        <source>has no area</source>
        <translation>hat keine Fläche</translation>
    </message>
    <message>
        <source>has no ending that is known</source>
        <translation>hat keine bekannte Endung</translation>
    </message>
    <message>
        <source>has no room</source>
        <translation>hat keinen Raum</translation>
    </message>
    <message>
        <source>has no rows</source>
        <translation>hat keine Zeilen</translation>
    </message>
    <message>
        <source>has no size that is known</source>
        <translation>hat keine bekannte Größe</translation>
    </message>
    <message>
        <source>has no {part}</source>
        <translation>hat kein {part}</translation>
    </message>
    <message>
        <source>has numbers that may be prices, as in {quoted}</source>
        <translation>hat Zahlen, die Preise sein können, wie in {quoted}</translation>
    </message>
    <message>
        <source>has one letter too many</source>
        <translation>hat einen Buchstaben zu viel</translation>
    </message>
    <message>
        <source>has over {most} corners</source>
        <translation>hat über {most} Ecken</translation>
    </message>
    <message>
        <source>has the key {quoted} twice</source>
        <translation>hat den Schlüssel {quoted} zweimal</translation>
    </message>
    <message>
        <source>has too long an attribute</source>
        <translation>hat ein zu langes Attribut</translation>
    </message>
    <message>
        <source>has too many attributes</source>
        <translation>hat zu viele Attribute</translation>
    </message>
    <message>
        <source>has too many corners</source>
        <translation>hat zu viele Ecken</translation>
    </message>
    <message>
        <source>has too many letters</source>
        <translation>hat zu viele Buchstaben</translation>
    </message>
    <message>
        <source>has too many tiles</source>
        <translation>hat zu viele Kacheln</translation>
    </message>
    <message>
        <source>has {many} bytes</source>
        <translation>hat {many} Bytes</translation>
    </message>
    <message>
        <source>has {many} fields where the first line names {most}</source>
        <translation>hat {many} Felder, wo die erste Zeile {most} nennt</translation>
    </message>
    <message>
        <source>has {many} letters</source>
        <translation>hat {many} Buchstaben</translation>
    </message>
    <message>
        <source>has {many} models</source>
        <translation>hat {many} Modelle</translation>
    </message>
    <message>
        <source>has {many} names</source>
        <translation>hat {many} Namen</translation>
    </message>
    <message>
        <source>has {many} points</source>
        <translation>hat {many} Punkte</translation>
    </message>
    <message>
        <source>has {many} tiles in place of {wide} × {high}</source>
        <translation>hat {many} Kacheln anstelle von {wide} × {high}</translation>
    </message>
    <message>
        <source>has {quoted} at character {place}</source>
        <translation>hat {quoted} bei Zeichen {place}</translation>
    </message>
    <message>
        <source>has {value}</source>
        <translation>hat {value}</translation>
    </message>
    <message>
        <source>has {wide} × {high} pixels</source>
        <translation>hat {wide} × {high} Pixel</translation>
    </message>
    <message>
        <source>have too many corners</source>
        <translation>haben zu viele Ecken</translation>
    </message>
    <message>
        <source>health {n}</source>
        <translation>Gesundheit {n}</translation>
    </message>
    <message>
        <source>hedge</source>
        <translation>Hecke</translation>
    </message>
    <message>
        <source>heedless of dangerous ground</source>
        <translation>ohne Hinderung durch gefährliches Gelände</translation>
    </message>
    <message>
        <source>heedless of difficult ground</source>
        <translation>ohne Hinderung durch schwieriges Gelände</translation>
    </message>
    <message>
        <source>height of a token below the table, or too far above it</source>
        <translation>Höhe eines Spielsteins unter dem Tisch oder zu weit darüber</translation>
    </message>
    <message>
        <source>height step</source>
        <translation>Höhenstufe</translation>
    </message>
    <message>
        <source>height that no wall has</source>
        <translation>Höhe, die keine Mauer hat</translation>
    </message>
    <message>
        <source>held by nobody</source>
        <translation>von niemandem gehalten</translation>
    </message>
    <message>
        <source>held by {side}</source>
        <translation>gehalten von {side}</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>ausgeblendet</translation>
    </message>
    <message>
        <source>hill</source>
        <translation>Hügel</translation>
    </message>
    <message>
        <source>hold the line</source>
        <translation>die Linie halten</translation>
    </message>
    <message>
        <source>hold {unit} again</source>
        <translation>{unit} wieder halten</translation>
    </message>
    <message>
        <source>holds half a character</source>
        <translation>enthält ein halbes Zeichen</translation>
    </message>
    <message>
        <source>holds no army list</source>
        <translation>enthält keine Armeeliste</translation>
    </message>
    <message>
        <source>holds no assets</source>
        <translation>enthält keine Assets</translation>
    </message>
    <message>
        <source>holds no campaign</source>
        <translation>enthält keine Kampagne</translation>
    </message>
    <message>
        <source>holds no element</source>
        <translation>enthält kein Element</translation>
    </message>
    <message>
        <source>holds no kit</source>
        <translation>enthält keinen Baukasten</translation>
    </message>
    <message>
        <source>holds no table and no army list</source>
        <translation>enthält weder Tisch noch Armeeliste</translation>
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
        <source>holds the middle of the table</source>
        <translation>hält die Mitte des Tisches</translation>
    </message>
    <message>
        <source>holds too many models</source>
        <translation>enthält zu viele Modelle</translation>
    </message>
    <message>
        <source>holds too many objectives</source>
        <translation>enthält zu viele Missionsziele</translation>
    </message>
    <message>
        <source>holds too many objects</source>
        <translation>enthält zu viele Objekte</translation>
    </message>
    <message>
        <source>holds too many units</source>
        <translation>enthält zu viele Einheiten</translation>
    </message>
    <message>
        <source>holds too much</source>
        <translation>enthält zu viel</translation>
    </message>
    <message>
        <source>holds {many} lists</source>
        <translation>enthält {many} Listen</translation>
    </message>
    <message>
        <source>holds {many} values and is no key of a scene</source>
        <translation>enthält {many} Werte und ist kein Schlüssel einer Szene</translation>
    </message>
    <message>
        <source>holds {name}</source>
        <translation>hält {name}</translation>
    </message>
    <message>
        <source>holds {value}</source>
        <translation>enthält {value}</translation>
    </message>
    <message>
        <source>holes that share no side with another ring and leave the area in one piece</source>
        <translation>Löcher, die mit keinem anderen Ring eine Seite teilen und die Fläche in einem Stück lassen</translation>
    </message>
    <message>
        <source>hostile dice modifiers do not count: {why}</source>
        <translation>feindliche Würfelmodifikatoren zählen nicht: {why}</translation>
    </message>
    <message>
        <source>how deep is the table</source>
        <translation>wie tief ist der Tisch</translation>
    </message>
    <message>
        <source>how far may straight sides lie from a curve, in inches</source>
        <translation>wie viele Zoll dürfen gerade Seiten neben einer Kurve liegen</translation>
    </message>
    <message>
        <source>how many inches is one square</source>
        <translation>wie viele Zoll ist ein Feld</translation>
    </message>
    <message>
        <source>how many inches on the ground is an inch on the table? (1: drawn as it lies there)</source>
        <translation>wie viele Zoll im Gelände sind ein Zoll auf dem Tisch? (1: gezeichnet, wie es dort liegt)</translation>
    </message>
    <message>
        <source>how many of {what} see a place</source>
        <translation>wie viele von {what} eine Stelle sehen</translation>
    </message>
    <message>
        <source>how many pixels are an inch</source>
        <translation>wie viele Pixel sind ein Zoll</translation>
    </message>
    <message>
        <source>how many there are</source>
        <translation>wie viele es gibt</translation>
    </message>
    <message>
        <source>how much of its zone sees it</source>
        <translation>wie viel von ihrer Zone es sieht</translation>
    </message>
    <message>
        <source>how thick are walls</source>
        <translation>wie dick sind Mauern</translation>
    </message>
    <message>
        <source>how wide is the table</source>
        <translation>wie breit ist der Tisch</translation>
    </message>
    <message>
        <source>ignores armour</source>
        <translation>ignoriert Rüstung</translation>
    </message>
    <message>
        <source>illegal trailing comma before end of array</source>
        <translation>überzähliges Komma am Ende</translation>
    </message>
    <message>
        <source>illegal trailing comma before end of object</source>
        <translation>überzähliges Komma am Ende</translation>
    </message>
    <message>
        <source>image layer</source>
        <translation>Bildebene</translation>
    </message>
    <message>
        <source>image layer “{quoted}”: it is not there</source>
        <translation>Bildebene „{quoted}“: nicht vorhanden</translation>
    </message>
    <message>
        <source>image layer “{quoted}”: {why}</source>
        <translation>Bildebene „{quoted}“: {why}</translation>
    </message>
    <message>
        <source>impact: {how}</source>
        <translation>Aufprall: {how}</translation>
    </message>
    <message>
        <source>impassable</source>
        <translation>unpassierbar</translation>
    </message>
    <message>
        <source>in a melee</source>
        <translation>im Nahkampf</translation>
    </message>
    <message>
        <source>in a melee with it</source>
        <translation>mit ihr im Nahkampf</translation>
    </message>
    <message>
        <source>in a melee with {names}</source>
        <translation>im Nahkampf mit {names}</translation>
    </message>
    <message>
        <source>in another reserve</source>
        <translation>in einer anderen Reserve</translation>
    </message>
    <message>
        <source>in base contact</source>
        <translation>in Basekontakt</translation>
    </message>
    <message>
        <source>in coherency</source>
        <translation>im Zusammenhalt</translation>
    </message>
    <message>
        <source>in contact with the {name}</source>
        <translation>in Kontakt mit: {name}</translation>
    </message>
    <message>
        <source>in contact with {foe}</source>
        <translation>in Kontakt mit {foe}</translation>
    </message>
    <message>
        <source>in contact with {units}</source>
        <translation>in Kontakt mit {units}</translation>
    </message>
    <message>
        <source>in cover</source>
        <translation>in Deckung</translation>
    </message>
    <message>
        <source>in dangerous ground: {units}</source>
        <translation>auf gefährlichem Boden: {units}</translation>
    </message>
    <message>
        <source>in hand</source>
        <translation>was gerade gefragt ist</translation>
    </message>
    <message>
        <source>in melee with {names}</source>
        <translation>im Nahkampf mit {names}</translation>
    </message>
    <message>
        <source>in reserve</source>
        <translation>in Reserve</translation>
    </message>
    <message>
        <source>in sight</source>
        <translation>in Sicht</translation>
    </message>
    <message>
        <source>in terrain that stands in the way</source>
        <translation>in Gelände, das im Weg steht</translation>
    </message>
    <message>
        <source>in the way: {what}</source>
        <translation>im Weg: {what}</translation>
    </message>
    <message>
        <source>in what unit is it drawn</source>
        <translation>in welcher Einheit ist es gezeichnet</translation>
    </message>
    <message>
        <source>in {carrier}</source>
        <translation>in {carrier}</translation>
    </message>
    <message>
        <source>in {layer}</source>
        <translation>in {layer}</translation>
    </message>
    <message>
        <source>in {mode}</source>
        <translation>in {mode}</translation>
    </message>
    <message>
        <source>inactive</source>
        <translation>inaktiv</translation>
    </message>
    <message>
        <source>inch</source>
        <translation>Zoll</translation>
    </message>
    <message>
        <source>inches</source>
        <translation>Zoll</translation>
    </message>
    <message>
        <source>indirect, against a model in range, without sight</source>
        <translation>indirekt, gegen ein Modell in Reichweite, ohne Sicht</translation>
    </message>
    <message>
        <source>initiative card of {unit}</source>
        <translation>Initiativekarte von {unit}</translation>
    </message>
    <message>
        <source>intensity</source>
        <translation>Stärke</translation>
    </message>
    <message>
        <source>into sight</source>
        <translation>in Sicht</translation>
    </message>
    <message>
        <source>invalid \\escape</source>
        <translation>ungültige Umschreibung</translation>
    </message>
    <message>
        <source>invalid control character at</source>
        <translation>ungültiges Steuerzeichen</translation>
    </message>
    <message>
        <source>is KO&apos;ed</source>
        <translation>ist k. o.</translation>
    </message>
    <message>
        <source>is a PNG of a kind that is not read</source>
        <translation>ist ein PNG einer Art, die nicht gelesen wird</translation>
    </message>
    <message>
        <source>is a bare place</source>
        <translation>ist ein bloßer Ort</translation>
    </message>
    <message>
        <source>is a campaign and no table</source>
        <translation>ist eine Kampagne und kein Tisch</translation>
    </message>
    <message>
        <source>is a drawing</source>
        <translation>ist eine Zeichnung</translation>
    </message>
    <message>
        <source>is a drawing of more than {most} MB</source>
        <translation>ist eine Zeichnung mit mehr als {most} MB</translation>
    </message>
    <message>
        <source>is a folder</source>
        <translation>ist ein Ordner</translation>
    </message>
    <message>
        <source>is a line</source>
        <translation>ist eine Linie</translation>
    </message>
    <message>
        <source>is a picture and no table</source>
        <translation>ist ein Bild und kein Tisch</translation>
    </message>
    <message>
        <source>is a roster and no table</source>
        <translation>ist eine Armeeliste und kein Tisch</translation>
    </message>
    <message>
        <source>is a {kind} and belongs into no campaign</source>
        <translation>ist ein {kind} und gehört in keine Kampagne</translation>
    </message>
    <message>
        <source>is already nearer than {length} to {what}</source>
        <translation>ist schon näher als {length} an {what}</translation>
    </message>
    <message>
        <source>is an empty table</source>
        <translation>ist ein leerer Tisch</translation>
    </message>
    <message>
        <source>is another</source>
        <translation>ist ein anderes</translation>
    </message>
    <message>
        <source>is another file</source>
        <translation>ist eine andere Datei</translation>
    </message>
    <message>
        <source>is beside the table</source>
        <translation>liegt neben dem Tisch</translation>
    </message>
    <message>
        <source>is damaged</source>
        <translation>ist beschädigt</translation>
    </message>
    <message>
        <source>is damaged and cannot be kept beside ({why})</source>
        <translation>ist beschädigt und kann nicht daneben aufgehoben werden ({why})</translation>
    </message>
    <message>
        <source>is damaged and is not written over</source>
        <translation>ist beschädigt und wird nicht überschrieben</translation>
    </message>
    <message>
        <source>is damaged or locked</source>
        <translation>ist beschädigt oder gesperrt</translation>
    </message>
    <message>
        <source>is damaged, or made in a way that is not known here</source>
        <translation>ist beschädigt oder auf eine Weise gemacht, die hier nicht bekannt ist</translation>
    </message>
    <message>
        <source>is empty</source>
        <translation>ist leer</translation>
    </message>
    <message>
        <source>is given</source>
        <translation>ist angegeben</translation>
    </message>
    <message>
        <source>is kept beside the roster</source>
        <translation>liegt neben der Armeeliste</translation>
    </message>
    <message>
        <source>is missing</source>
        <translation>fehlt</translation>
    </message>
    <message>
        <source>is neither PNG nor JPEG nor WebP</source>
        <translation>ist weder PNG noch JPEG noch WebP</translation>
    </message>
    <message>
        <source>is nested too deep</source>
        <translation>ist zu tief verschachtelt</translation>
    </message>
    <message>
        <source>is no PDF, PNG or HTML file</source>
        <translation>ist keine PDF-, PNG- oder HTML-Datei</translation>
    </message>
    <message>
        <source>is no PNG</source>
        <translation>ist kein PNG</translation>
    </message>
    <message>
        <source>is no SVG drawing</source>
        <translation>ist keine SVG-Zeichnung</translation>
    </message>
    <message>
        <source>is no army list</source>
        <translation>ist keine Armeeliste</translation>
    </message>
    <message>
        <source>is no battle of this campaign</source>
        <translation>ist kein Gefecht dieser Kampagne</translation>
    </message>
    <message>
        <source>is no file that can be imported</source>
        <translation>ist keine Datei, die importiert werden kann</translation>
    </message>
    <message>
        <source>is no folder</source>
        <translation>ist kein Ordner</translation>
    </message>
    <message>
        <source>is no group</source>
        <translation>ist keine Gruppe</translation>
    </message>
    <message>
        <source>is no kit</source>
        <translation>ist kein Baukasten</translation>
    </message>
    <message>
        <source>is no name of a file</source>
        <translation>ist kein Dateiname</translation>
    </message>
    <message>
        <source>is no object</source>
        <translation>ist keine Gruppe benannter Werte</translation>
    </message>
    <message>
        <source>is no picture</source>
        <translation>ist kein Bild</translation>
    </message>
    <message>
        <source>is no picture that can be read</source>
        <translation>ist kein Bild, das gelesen werden kann</translation>
    </message>
    <message>
        <source>is no setting of {book}</source>
        <translation>ist keine Einstellung von {book}</translation>
    </message>
    <message>
        <source>is no whole text in {coding}, as which it begins</source>
        <translation>ist kein vollständiger Text in {coding}, als der er beginnt</translation>
    </message>
    <message>
        <source>is not JSON ({quoted})</source>
        <translation>ist kein JSON ({quoted})</translation>
    </message>
    <message>
        <source>is not JSON ({why})</source>
        <translation>ist kein JSON ({why})</translation>
    </message>
    <message>
        <source>is not UTF-8 text</source>
        <translation>ist kein Text in UTF-8</translation>
    </message>
    <message>
        <source>is not XML ({quoted})</source>
        <translation>ist kein XML ({quoted})</translation>
    </message>
    <message>
        <source>is not XML ({why})</source>
        <translation>ist kein XML ({why})</translation>
    </message>
    <message>
        <source>is not a file</source>
        <translation>ist keine Datei</translation>
    </message>
    <message>
        <source>is not a finite number</source>
        <translation>ist keine endliche Zahl</translation>
    </message>
    <message>
        <source>is not known</source>
        <translation>ist nicht bekannt</translation>
    </message>
    <message>
        <source>is not there</source>
        <translation>ist nicht vorhanden</translation>
    </message>
    <message>
        <source>is not to be found</source>
        <translation>ist nicht zu finden</translation>
    </message>
    <message>
        <source>is packed as {what}</source>
        <translation>ist als {what} gepackt</translation>
    </message>
    <message>
        <source>is packed in an unusual way</source>
        <translation>ist auf ungewöhnliche Weise gepackt</translation>
    </message>
    <message>
        <source>is read-only</source>
        <translation>ist schreibgeschützt</translation>
    </message>
    <message>
        <source>is the name of {many} battles</source>
        <translation>ist der Name von {many} Gefechten</translation>
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
        <source>is too big</source>
        <translation>ist zu groß</translation>
    </message>
    <message>
        <source>is too large</source>
        <translation>ist zu groß</translation>
    </message>
    <message>
        <source>is too long</source>
        <translation>ist zu lang</translation>
    </message>
    <message>
        <source>is turned round</source>
        <translation>wird umgelenkt</translation>
    </message>
    <message>
        <source>is what is measured from</source>
        <translation>ist das, wovon aus gemessen wird</translation>
    </message>
    <message>
        <source>is worth too much</source>
        <translation>ist zu viel wert</translation>
    </message>
    <message>
        <source>is worth {n}</source>
        <translation>ist {n} wert</translation>
    </message>
    <message>
        <source>is {far} in large on the table</source>
        <translation>ist auf dem Tisch {far} Zoll groß</translation>
    </message>
    <message>
        <source>is {far} × {wide} in</source>
        <translation>ist {far} × {wide} Zoll groß</translation>
    </message>
    <message>
        <source>is {far} × {wide} in large</source>
        <translation>ist {far} × {wide} Zoll groß</translation>
    </message>
    <message>
        <source>is {far} × {wide} in large on the table</source>
        <translation>ist auf dem Tisch {far} × {wide} Zoll groß</translation>
    </message>
    <message>
        <source>is {many} characters long</source>
        <translation>ist {many} Zeichen lang</translation>
    </message>
    <message>
        <source>is {value}</source>
        <translation>ist {value}</translation>
    </message>
    <message>
        <source>is {value} again</source>
        <translation>ist noch einmal {value}</translation>
    </message>
    <message>
        <source>is {value} like {other}</source>
        <translation>ist {value} wie {other}</translation>
    </message>
    <message>
        <source>is {value} once more</source>
        <translation>ist noch einmal {value}</translation>
    </message>
    <message>
        <source>is {value}, which is not to be found</source>
        <translation>ist {value} und ist nicht zu finden</translation>
    </message>
    <message>
        <source>is {what}, no file of Battlefield&apos;s own</source>
        <translation>ist {what}, keine Datei von Battlefield selbst</translation>
    </message>
    <message>
        <source>it acts with {unit}</source>
        <translation>sie handelt mit {unit}</translation>
    </message>
    <message>
        <source>it answers {unit}</source>
        <translation>sie antwortet {unit}</translation>
    </message>
    <message>
        <source>it asks and asks, and reads no reply</source>
        <translation>es fragt und fragt und liest keine Antwort</translation>
    </message>
    <message>
        <source>it attacks</source>
        <translation>sie greift an</translation>
    </message>
    <message>
        <source>it attacks {names} first</source>
        <translation>sie greift zuerst {names} an</translation>
    </message>
    <message>
        <source>it can be moved {length} at most; that is {far}</source>
        <translation>sie kann höchstens {length} bewegt werden; das sind {far}</translation>
    </message>
    <message>
        <source>it can do nothing now</source>
        <translation>kann jetzt nichts tun</translation>
    </message>
    <message>
        <source>it can stop anywhere along {length} of its way; that is at {far}</source>
        <translation>sie kann überall auf {length} ihres Wegs anhalten; das ist bei {far}</translation>
    </message>
    <message>
        <source>it cannot be Fatigued any further this round</source>
        <translation>es kann in dieser Runde nicht weiter ermüden (Fatigue)</translation>
    </message>
    <message>
        <source>it cannot be done: {why}</source>
        <translation>das ist nicht möglich: {why}</translation>
    </message>
    <message>
        <source>it cannot begin a melee</source>
        <translation>sie kann keinen Nahkampf beginnen</translation>
    </message>
    <message>
        <source>it cannot come into a melee with {foe}</source>
        <translation>sie kann mit {foe} nicht in den Nahkampf kommen</translation>
    </message>
    <message>
        <source>it cannot deploy now</source>
        <translation>sie kann jetzt nicht aufgestellt werden</translation>
    </message>
    <message>
        <source>it cannot deploy now: {why}</source>
        <translation>sie kann jetzt nicht aufgestellt werden: {why}</translation>
    </message>
    <message>
        <source>it cannot get there: {why}</source>
        <translation>sie kommt dort nicht hin: {why}</translation>
    </message>
    <message>
        <source>it cannot get {far} up, only {length}</source>
        <translation>es kommt keine {far} hoch, nur {length}</translation>
    </message>
    <message>
        <source>it cannot hold: {why}</source>
        <translation>sie kann nicht halten: {why}</translation>
    </message>
    <message>
        <source>it cannot move</source>
        <translation>sie kann sich nicht bewegen</translation>
    </message>
    <message>
        <source>it cannot stand there</source>
        <translation>sie kann dort nicht stehen</translation>
    </message>
    <message>
        <source>it cannot suffer any more Fatigue this round</source>
        <translation>es kann in dieser Runde keine weitere Fatigue erhalten</translation>
    </message>
    <message>
        <source>it carries nobody</source>
        <translation>sie befördert niemanden</translation>
    </message>
    <message>
        <source>it carries others itself</source>
        <translation>sie befördert selbst andere</translation>
    </message>
    <message>
        <source>it closes in again</source>
        <translation>sie schließt wieder auf</translation>
    </message>
    <message>
        <source>it comes down within {length} of {name}; that is {far} away</source>
        <translation>es landet innerhalb von {length} von {name}; das ist {far} entfernt</translation>
    </message>
    <message>
        <source>it comes exactly there</source>
        <translation>sie kommt genau dort auf</translation>
    </message>
    <message>
        <source>it comes up</source>
        <translation>sie taucht auf</translation>
    </message>
    <message>
        <source>it comes {length} off, at {n}°</source>
        <translation>sie kommt {length} daneben auf, in Richtung {n}°</translation>
    </message>
    <message>
        <source>it costs HP instead</source>
        <translation>sie kostet stattdessen HP</translation>
    </message>
    <message>
        <source>it costs less</source>
        <translation>sie kostet weniger</translation>
    </message>
    <message>
        <source>it costs more</source>
        <translation>sie kostet mehr</translation>
    </message>
    <message>
        <source>it costs more than double</source>
        <translation>sie kostet mehr als das Doppelte</translation>
    </message>
    <message>
        <source>it costs {n} AP, and {m} can be spent</source>
        <translation>es kostet {n} AP, und {m} können ausgegeben werden</translation>
    </message>
    <message>
        <source>it deploys by an action, once command points are rolled</source>
        <translation>sie wird durch eine Aktion aufgestellt, sobald Befehlspunkte ausgewürfelt sind</translation>
    </message>
    <message>
        <source>it deviates {length}</source>
        <translation>weicht {length} ab</translation>
    </message>
    <message>
        <source>it did not act</source>
        <translation>sie hat nicht gehandelt</translation>
    </message>
    <message>
        <source>it did not come to a decision in time</source>
        <translation>es kam nicht rechtzeitig zu einer Entscheidung</translation>
    </message>
    <message>
        <source>it did not move</source>
        <translation>es hat sich nicht bewegt</translation>
    </message>
    <message>
        <source>it does not affect its user</source>
        <translation>es wirkt nicht auf den, der es einsetzt</translation>
    </message>
    <message>
        <source>it does not go into reserve, {why}</source>
        <translation>sie geht nicht in die Reserve, {why}</translation>
    </message>
    <message>
        <source>it does not go on</source>
        <translation>sie geht nicht weiter</translation>
    </message>
    <message>
        <source>it does not lie on the line of the movement</source>
        <translation>sie liegt nicht auf der Linie der Bewegung</translation>
    </message>
    <message>
        <source>it drops {name}</source>
        <translation>sie lässt {name} fallen</translation>
    </message>
    <message>
        <source>it embarks {other}</source>
        <translation>sie geht an Bord von {other}</translation>
    </message>
    <message>
        <source>it expires</source>
        <translation>es endet</translation>
    </message>
    <message>
        <source>it fights alone</source>
        <translation>sie kämpft allein</translation>
    </message>
    <message>
        <source>it fights nobody else</source>
        <translation>sie kämpft gegen niemand anderen</translation>
    </message>
    <message>
        <source>it fights nobody whom it could take in</source>
        <translation>sie kämpft gegen niemanden, den sie aufnehmen könnte</translation>
    </message>
    <message>
        <source>it goes into hiding with {name}</source>
        <translation>sie geht mit {name} in Deckung</translation>
    </message>
    <message>
        <source>it goes the way it went last, within {n} degrees</source>
        <translation>sie geht in dieselbe Richtung wie zuletzt, bis auf {n} Grad</translation>
    </message>
    <message>
        <source>it goes to its own edge</source>
        <translation>sie geht zum eigenen Rand</translation>
    </message>
    <message>
        <source>it goes to its own edge, as far as it can</source>
        <translation>sie geht so weit wie möglich zum eigenen Rand</translation>
    </message>
    <message>
        <source>it goes where it is led</source>
        <translation>sie geht, wohin sie geführt wird</translation>
    </message>
    <message>
        <source>it goes {length}</source>
        <translation>sie geht {length}</translation>
    </message>
    <message>
        <source>it has attacked</source>
        <translation>sie hat angegriffen</translation>
    </message>
    <message>
        <source>it has become a wreck</source>
        <translation>sie ist ein Wrack geworden</translation>
    </message>
    <message>
        <source>it has been ended</source>
        <translation>es wurde beendet</translation>
    </message>
    <message>
        <source>it has been used</source>
        <translation>sie wurde schon eingesetzt</translation>
    </message>
    <message>
        <source>it has been used as often as it may</source>
        <translation>sie wurde so oft eingesetzt, wie sie darf</translation>
    </message>
    <message>
        <source>it has come out</source>
        <translation>sie ist herausgekommen</translation>
    </message>
    <message>
        <source>it has done so this turn</source>
        <translation>das hat sie in diesem Zug schon getan</translation>
    </message>
    <message>
        <source>it has ended</source>
        <translation>es hat geendet</translation>
    </message>
    <message>
        <source>it has fallen</source>
        <translation>sie ist gefallen</translation>
    </message>
    <message>
        <source>it has fled</source>
        <translation>sie ist geflohen</translation>
    </message>
    <message>
        <source>it has gone off</source>
        <translation>sie ist losgegangen</translation>
    </message>
    <message>
        <source>it has it already</source>
        <translation>das hat sie schon</translation>
    </message>
    <message>
        <source>it has left</source>
        <translation>sie ist fort</translation>
    </message>
    <message>
        <source>it has left the objective</source>
        <translation>sie hat das Missionsziel verlassen</translation>
    </message>
    <message>
        <source>it has moved</source>
        <translation>sie hat sich bewegt</translation>
    </message>
    <message>
        <source>it has no HP left</source>
        <translation>sie hat keine HP mehr</translation>
    </message>
    <message>
        <source>it has no attacks</source>
        <translation>sie hat keine Attacken</translation>
    </message>
    <message>
        <source>it has no other form</source>
        <translation>sie hat keine andere Form</translation>
    </message>
    <message>
        <source>it has no perk to use now</source>
        <translation>sie hat jetzt keinen Perk einzusetzen</translation>
    </message>
    <message>
        <source>it has no stable place there within {far}, and {length} up or down</source>
        <translation>dort gibt es innerhalb von {far} und {length} hinauf oder hinunter keinen sicheren Stand</translation>
    </message>
    <message>
        <source>it has no weapons that work</source>
        <translation>sie hat keine Waffe, die funktioniert</translation>
    </message>
    <message>
        <source>it has not decided in {n} seconds</source>
        <translation>in {n} Sekunden hat es nichts entschieden</translation>
    </message>
    <message>
        <source>it has provoked that already</source>
        <translation>das hat sie schon ausgelöst</translation>
    </message>
    <message>
        <source>it has regained all that it can this turn</source>
        <translation>sie hat in diesem Zug alles zurückgewonnen, was sie kann</translation>
    </message>
    <message>
        <source>it has risen</source>
        <translation>sie ist aufgestanden</translation>
    </message>
    <message>
        <source>it has to lie within {length}; that is {far} away</source>
        <translation>es muss innerhalb von {length} liegen; das ist {far} entfernt</translation>
    </message>
    <message>
        <source>it has to take {name} first: {why}</source>
        <translation>sie muss zuerst {name} nehmen: {why}</translation>
    </message>
    <message>
        <source>it has too few HP left</source>
        <translation>sie hat noch zu wenige HP</translation>
    </message>
    <message>
        <source>it has too many HP left</source>
        <translation>sie hat noch zu viele HP</translation>
    </message>
    <message>
        <source>it has used a weapon</source>
        <translation>sie hat eine Waffe eingesetzt</translation>
    </message>
    <message>
        <source>it has used weapons this turn</source>
        <translation>sie hat in diesem Zug Waffen eingesetzt</translation>
    </message>
    <message>
        <source>it heals itself first</source>
        <translation>sie heilt zuerst sich selbst</translation>
    </message>
    <message>
        <source>it hits</source>
        <translation>Treffer</translation>
    </message>
    <message>
        <source>it hits critically</source>
        <translation>kritischer Treffer</translation>
    </message>
    <message>
        <source>it hits without a roll</source>
        <translation>Treffer ohne Wurf</translation>
    </message>
    <message>
        <source>it is a friend</source>
        <translation>es ist ein Freund</translation>
    </message>
    <message>
        <source>it is a friend to all while it is empty</source>
        <translation>solange sie leer ist, ist sie allen ein Freund</translation>
    </message>
    <message>
        <source>it is already</source>
        <translation>das ist sie schon</translation>
    </message>
    <message>
        <source>it is another file</source>
        <translation>es ist eine andere Datei</translation>
    </message>
    <message>
        <source>it is asked no more</source>
        <translation>es wird nicht mehr gefragt</translation>
    </message>
    <message>
        <source>it is attacked by nobody</source>
        <translation>sie wird von niemandem angegriffen</translation>
    </message>
    <message>
        <source>it is best to cover nobody</source>
        <translation>am besten trifft sie niemanden</translation>
    </message>
    <message>
        <source>it is chosen {n} times, and models within it have numbers</source>
        <translation>es ist {n}-mal gewählt, und Modelle darin haben Zahlen</translation>
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
        <source>it is found out</source>
        <translation>sie ist entdeckt</translation>
    </message>
    <message>
        <source>it is gone</source>
        <translation>sie ist fort</translation>
    </message>
    <message>
        <source>it is held, or gone</source>
        <translation>sie wird gehalten oder ist fort</translation>
    </message>
    <message>
        <source>it is immobile</source>
        <translation>sie ist bewegungsunfähig</translation>
    </message>
    <message>
        <source>it is in hiding</source>
        <translation>sie ist verborgen</translation>
    </message>
    <message>
        <source>it is in no melee</source>
        <translation>sie ist in keinem Nahkampf</translation>
    </message>
    <message>
        <source>it is in reserve</source>
        <translation>sie ist in Reserve</translation>
    </message>
    <message>
        <source>it is kept</source>
        <translation>behalten</translation>
    </message>
    <message>
        <source>it is kept; {rest}</source>
        <translation>behalten; {rest}</translation>
    </message>
    <message>
        <source>it is knocked down</source>
        <translation>es ist zu Boden geschlagen</translation>
    </message>
    <message>
        <source>it is led elsewhere</source>
        <translation>sie wird anderswohin geführt</translation>
    </message>
    <message>
        <source>it is let go</source>
        <translation>sie wird losgelassen</translation>
    </message>
    <message>
        <source>it is limited to {what}</source>
        <translation>es ist begrenzt auf {what}</translation>
    </message>
    <message>
        <source>it is linked with {names}</source>
        <translation>sie ist verbunden mit {names}</translation>
    </message>
    <message>
        <source>it is locked in a melee</source>
        <translation>sie ist im Nahkampf gebunden</translation>
    </message>
    <message>
        <source>it is no friend any more</source>
        <translation>sie ist kein Freund mehr</translation>
    </message>
    <message>
        <source>it is nobody&apos;s turn to act</source>
        <translation>niemand ist an der Reihe</translation>
    </message>
    <message>
        <source>it is not Artificial</source>
        <translation>sie ist nicht Artificial</translation>
    </message>
    <message>
        <source>it is not a friend</source>
        <translation>sie ist kein Freund</translation>
    </message>
    <message>
        <source>it is not beside it</source>
        <translation>sie steht nicht daneben</translation>
    </message>
    <message>
        <source>it is not formed yet</source>
        <translation>sie ist noch nicht gebildet</translation>
    </message>
    <message>
        <source>it is not in base contact</source>
        <translation>es ist nicht in Basekontakt</translation>
    </message>
    <message>
        <source>it is not in sight</source>
        <translation>es ist nicht in Sicht</translation>
    </message>
    <message>
        <source>it is not on board</source>
        <translation>sie ist nicht an Bord</translation>
    </message>
    <message>
        <source>it is not on the battlefield</source>
        <translation>sie ist nicht auf dem Schlachtfeld</translation>
    </message>
    <message>
        <source>it is not on the table</source>
        <translation>sie ist nicht auf dem Tisch</translation>
    </message>
    <message>
        <source>it is not there</source>
        <translation>nicht vorhanden</translation>
    </message>
    <message>
        <source>it is of no team</source>
        <translation>es gehört zu keinem Team</translation>
    </message>
    <message>
        <source>it is off the table</source>
        <translation>sie ist nicht auf dem Tisch</translation>
    </message>
    <message>
        <source>it is out</source>
        <translation>es ist aus</translation>
    </message>
    <message>
        <source>it is out of melee range</source>
        <translation>es ist außer Nahkampfreichweite</translation>
    </message>
    <message>
        <source>it is out of the game</source>
        <translation>sie ist aus dem Spiel</translation>
    </message>
    <message>
        <source>it is over</source>
        <translation>es ist vorbei</translation>
    </message>
    <message>
        <source>it is seen to be none</source>
        <translation>man sieht, dass es keine ist</translation>
    </message>
    <message>
        <source>it is stationary</source>
        <translation>es ist bewegungsunfähig</translation>
    </message>
    <message>
        <source>it is stationary and loses its activation</source>
        <translation>es ist bewegungsunfähig und verliert seine Aktivierung</translation>
    </message>
    <message>
        <source>it is teleported</source>
        <translation>sie wird teleportiert</translation>
    </message>
    <message>
        <source>it is the step of {unit}: it takes its second action, or the step ends</source>
        <translation>es ist der Schritt von {unit}: Sie nimmt ihre zweite Aktion, oder der Schritt endet</translation>
    </message>
    <message>
        <source>it is the transport</source>
        <translation>es ist der Transporter</translation>
    </message>
    <message>
        <source>it is too large to be moved</source>
        <translation>es ist zu groß, um bewegt zu werden</translation>
    </message>
    <message>
        <source>it is up</source>
        <translation>sie steht</translation>
    </message>
    <message>
        <source>it is used up</source>
        <translation>aufgebraucht</translation>
    </message>
    <message>
        <source>it is used when an enemy has targeted the model</source>
        <translation>es wird eingesetzt, wenn ein Feind auf das Modell gezielt hat</translation>
    </message>
    <message>
        <source>it is what is measured from</source>
        <translation>davon aus wird gemessen</translation>
    </message>
    <message>
        <source>it is worth too much</source>
        <translation>sie ist zu viel wert</translation>
    </message>
    <message>
        <source>it is {effect}</source>
        <translation>es ist {effect}</translation>
    </message>
    <message>
        <source>it is {side}&apos;s turn to act</source>
        <translation>am Zug ist {side}</translation>
    </message>
    <message>
        <source>it knows of nothing lawful</source>
        <translation>es kennt nichts Erlaubtes</translation>
    </message>
    <message>
        <source>it lands where it is aimed</source>
        <translation>sie landet, wohin gezielt wird</translation>
    </message>
    <message>
        <source>it lies on the ground</source>
        <translation>es liegt am Boden</translation>
    </message>
    <message>
        <source>it loses no HP</source>
        <translation>sie verliert keine HP</translation>
    </message>
    <message>
        <source>it lost HP</source>
        <translation>sie hat HP verloren</translation>
    </message>
    <message>
        <source>it misses</source>
        <translation>verfehlt</translation>
    </message>
    <message>
        <source>it misses: it is {length} away, out of {far}</source>
        <translation>verfehlt: {length} entfernt, Reichweite {far}</translation>
    </message>
    <message>
        <source>it must be 0 or 1</source>
        <translation>es muss 0 oder 1 sein</translation>
    </message>
    <message>
        <source>it must be 1 or more</source>
        <translation>es muss 1 oder mehr sein</translation>
    </message>
    <message>
        <source>it must be above 0</source>
        <translation>es muss über 0 liegen</translation>
    </message>
    <message>
        <source>it must be from {low} to {high}</source>
        <translation>es muss zwischen {low} und {high} liegen</translation>
    </message>
    <message>
        <source>it must be from {low} to {high} in</source>
        <translation>es muss zwischen {low} und {high} Zoll liegen</translation>
    </message>
    <message>
        <source>it must be numbers</source>
        <translation>es müssen Zahlen sein</translation>
    </message>
    <message>
        <source>it must be one of {what}</source>
        <translation>es muss eines von {what} sein</translation>
    </message>
    <message>
        <source>it must be pairs such as 12,3.5</source>
        <translation>es müssen Paare wie 12,3.5 sein</translation>
    </message>
    <message>
        <source>it must be the numbers of tiles</source>
        <translation>es müssen die Nummern von Kacheln sein</translation>
    </message>
    <message>
        <source>it must be transforms</source>
        <translation>es müssen Transformationen sein</translation>
    </message>
    <message>
        <source>it must be true or false</source>
        <translation>es muss true oder false sein</translation>
    </message>
    <message>
        <source>it must be x, y, width and height, these above 0</source>
        <translation>es müssen x, y, Breite und Höhe sein, diese über 0</translation>
    </message>
    <message>
        <source>it must be yes or no</source>
        <translation>es muss Ja oder Nein sein</translation>
    </message>
    <message>
        <source>it must be {what}</source>
        <translation>es muss {what} sein</translation>
    </message>
    <message>
        <source>it must begin {length} away or farther; it begins at {far}</source>
        <translation>sie muss mindestens {length} entfernt beginnen; sie beginnt bei {far}</translation>
    </message>
    <message>
        <source>it must end in {what}</source>
        <translation>die Endung muss {what} sein</translation>
    </message>
    <message>
        <source>it must have one of them</source>
        <translation>eines davon ist nötig</translation>
    </message>
    <message>
        <source>it must have {what}</source>
        <translation>nötig ist {what}</translation>
    </message>
    <message>
        <source>it must hold assets {what}</source>
        <translation>es muss Assets enthalten {what}</translation>
    </message>
    <message>
        <source>it must hold one {ending} file</source>
        <translation>es muss eine {ending}-Datei enthalten</translation>
    </message>
    <message>
        <source>it must hold ordinary numbers and texts</source>
        <translation>sie muss gewöhnliche Zahlen und Texte enthalten</translation>
    </message>
    <message>
        <source>it must lie over a model of {foe}, {which}</source>
        <translation>sie muss über einem Modell von {foe} liegen, {which}</translation>
    </message>
    <message>
        <source>it must lie over somebody whom it has to strike</source>
        <translation>sie muss über jemandem liegen, den sie treffen muss</translation>
    </message>
    <message>
        <source>it must lie wholly within {length}; its far edge is {far} away</source>
        <translation>sie muss ganz innerhalb von {length} liegen; ihr fernster Rand ist {far} entfernt</translation>
    </message>
    <message>
        <source>it must lie within {length}; that is {far} away</source>
        <translation>sie muss innerhalb von {length} liegen; das ist {far} entfernt</translation>
    </message>
    <message>
        <source>it must name groups of the scene with their numbers</source>
        <translation>es muss Gruppen der Szene mit ihren Zahlen nennen</translation>
    </message>
    <message>
        <source>it must name some of them</source>
        <translation>es muss einige davon nennen</translation>
    </message>
    <message>
        <source>it must not be below bottom, {value}</source>
        <translation>es darf nicht unter bottom liegen, {value}</translation>
    </message>
    <message>
        <source>it needs {n} unit(s) on board</source>
        <translation>sie braucht {n} Einheit(en) an Bord</translation>
    </message>
    <message>
        <source>it opens the menu {menu}; choose another key</source>
        <translation>sie öffnet das Menü {menu}; eine andere Taste wählen</translation>
    </message>
    <message>
        <source>it plays no more</source>
        <translation>es spielt nicht mehr</translation>
    </message>
    <message>
        <source>it prepares: no earlier movement or shot hinders it now</source>
        <translation>sie macht sich bereit: Keine frühere Bewegung und kein früherer Schuss hindert sie jetzt</translation>
    </message>
    <message>
        <source>it regains HP</source>
        <translation>sie gewinnt HP zurück</translation>
    </message>
    <message>
        <source>it rises</source>
        <translation>sie steht auf</translation>
    </message>
    <message>
        <source>it says more than {n} bytes without an end of line</source>
        <translation>es sagt mehr als {n} Bytes ohne Zeilenende</translation>
    </message>
    <message>
        <source>it shows itself, for it acts</source>
        <translation>sie zeigt sich, denn sie handelt</translation>
    </message>
    <message>
        <source>it shows itself, {why}</source>
        <translation>sie zeigt sich, {why}</translation>
    </message>
    <message>
        <source>it stands already</source>
        <translation>sie steht schon</translation>
    </message>
    <message>
        <source>it stands on a larger base</source>
        <translation>es steht auf einer größeren Base</translation>
    </message>
    <message>
        <source>it stands up</source>
        <translation>es steht auf</translation>
    </message>
    <message>
        <source>it stays down</source>
        <translation>sie bleibt liegen</translation>
    </message>
    <message>
        <source>it stays where it is</source>
        <translation>sie bleibt, wo sie ist</translation>
    </message>
    <message>
        <source>it stays where it is aimed</source>
        <translation>sie bleibt, wohin gezielt wird</translation>
    </message>
    <message>
        <source>it stays with its unit</source>
        <translation>es bleibt bei seiner Einheit</translation>
    </message>
    <message>
        <source>it stays within {n}&quot; of {unit}</source>
        <translation>sie bleibt innerhalb von {n}&quot; von {unit}</translation>
    </message>
    <message>
        <source>it stays {what}</source>
        <translation>sie bleibt {what}</translation>
    </message>
    <message>
        <source>it stood still last turn</source>
        <translation>sie stand im letzten Zug still</translation>
    </message>
    <message>
        <source>it strikes at Allies alone</source>
        <translation>es trifft nur Allies</translation>
    </message>
    <message>
        <source>it takes exactly one model; click one first</source>
        <translation>dazu braucht es genau ein Modell; zuerst eines anklicken</translation>
    </message>
    <message>
        <source>it takes shape</source>
        <translation>sie nimmt Gestalt an</translation>
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
        <source>it takes {name}</source>
        <translation>sie nimmt {name}</translation>
    </message>
    <message>
        <source>it used a Battle or Heavy weapon</source>
        <translation>sie hat eine Waffe vom Typ Battle oder Heavy eingesetzt</translation>
    </message>
    <message>
        <source>it used a Heavy weapon</source>
        <translation>sie hat eine Waffe vom Typ Heavy eingesetzt</translation>
    </message>
    <message>
        <source>it waits until the others have acted</source>
        <translation>sie wartet, bis die anderen gehandelt haben</translation>
    </message>
    <message>
        <source>it wanders off at {n}°</source>
        <translation>sie wandert in Richtung {n}° ab</translation>
    </message>
    <message>
        <source>it was hurt</source>
        <translation>sie wurde verletzt</translation>
    </message>
    <message>
        <source>it was picked up</source>
        <translation>sie wurde aufgehoben</translation>
    </message>
    <message>
        <source>it was set off</source>
        <translation>sie wurde ausgelöst</translation>
    </message>
    <message>
        <source>it was told to play at once</source>
        <translation>es sollte sofort spielen</translation>
    </message>
    <message>
        <source>it would end {far} from {foe}: touch it to fight, or stay {length} away</source>
        <translation>sie stünde {far} von {foe}: zum Kämpfen berühren oder {length} Abstand halten</translation>
    </message>
    <message>
        <source>it would need {far} of {length}</source>
        <translation>sie bräuchte {far} von {length}</translation>
    </message>
    <message>
        <source>it would overlap {what}</source>
        <translation>sie würde {what} überlappen</translation>
    </message>
    <message>
        <source>it would stand in the zone of {side}</source>
        <translation>sie stünde in der Zone von {side}</translation>
    </message>
    <message>
        <source>it would stand within {length} of {foe}</source>
        <translation>sie stünde innerhalb von {length} von {foe}</translation>
    </message>
    <message>
        <source>its Dash is {n}</source>
        <translation>ihr Dash ist {n}</translation>
    </message>
    <message>
        <source>its Move is {n}</source>
        <translation>ihr Move ist {n}</translation>
    </message>
    <message>
        <source>its activation is lost</source>
        <translation>seine Aktivierung ist verloren</translation>
    </message>
    <message>
        <source>its assets of the class Model</source>
        <translation>seinen Assets der Klasse Model</translation>
    </message>
    <message>
        <source>its base must lie in its zone, between {low} and {length} from the top edge</source>
        <translation>die Base muss in der eigenen Zone liegen, zwischen {low} und {length} vom oberen Rand</translation>
    </message>
    <message>
        <source>its base must lie wholly in its zone</source>
        <translation>die Base muss ganz in der eigenen Zone liegen</translation>
    </message>
    <message>
        <source>its centre is in it</source>
        <translation>seine Mitte darin ist</translation>
    </message>
    <message>
        <source>its centre is off</source>
        <translation>seine Mitte herausragt</translation>
    </message>
    <message>
        <source>its centre would be {far} away, farther than {length}</source>
        <translation>seine Mitte wäre {far} entfernt, weiter als {length}</translation>
    </message>
    <message>
        <source>its choices of models</source>
        <translation>seiner Auswahl von Modellen</translation>
    </message>
    <message>
        <source>its controller is in reserve</source>
        <translation>wer sie beherrscht, ist in Reserve</translation>
    </message>
    <message>
        <source>its groups of models come to {n}</source>
        <translation>seine Gruppen von Modellen ergeben {n}</translation>
    </message>
    <message>
        <source>its height</source>
        <translation>die Höhe</translation>
    </message>
    <message>
        <source>its middle must lie within {length}; that place is {far} away</source>
        <translation>ihre Mitte muss innerhalb von {length} liegen; diese Stelle ist {far} entfernt</translation>
    </message>
    <message>
        <source>its move is not legal ({why})</source>
        <translation>der Zug ist nicht erlaubt ({why})</translation>
    </message>
    <message>
        <source>its name</source>
        <translation>seinem Namen</translation>
    </message>
    <message>
        <source>its number</source>
        <translation>seiner Zahl</translation>
    </message>
    <message>
        <source>its number of models</source>
        <translation>seiner Zahl von Modellen</translation>
    </message>
    <message>
        <source>its outermost element must be svg</source>
        <translation>das äußerste Element muss svg sein</translation>
    </message>
    <message>
        <source>its own profile</source>
        <translation>das eigene Profil</translation>
    </message>
    <message>
        <source>its side does not want {what}</source>
        <translation>ihre Seite will {what} nicht</translation>
    </message>
    <message>
        <source>its step has no action left</source>
        <translation>in ihrem Schritt ist keine Aktion übrig</translation>
    </message>
    <message>
        <source>its template would have to begin {length} away or farther</source>
        <translation>die Schablone müsste mindestens {length} entfernt beginnen</translation>
    </message>
    <message>
        <source>its thinking could not be begun</source>
        <translation>das Nachdenken konnte nicht beginnen</translation>
    </message>
    <message>
        <source>its thinking ended unexpectedly</source>
        <translation>das Nachdenken endete unerwartet</translation>
    </message>
    <message>
        <source>its transport</source>
        <translation>ihr Transporter</translation>
    </message>
    <message>
        <source>its transport has no Fire Points</source>
        <translation>ihr Transporter hat keine Fire Points</translation>
    </message>
    <message>
        <source>its transport is too full</source>
        <translation>ihr Transporter ist zu voll</translation>
    </message>
    <message>
        <source>its turn comes by this number, the lowest first</source>
        <translation>nach dieser Zahl kommt es an die Reihe, die niedrigste zuerst</translation>
    </message>
    <message>
        <source>its type forbids it now</source>
        <translation>ihr Typ verbietet sie jetzt</translation>
    </message>
    <message>
        <source>its unit has fallen</source>
        <translation>ihre Einheit ist gefallen</translation>
    </message>
    <message>
        <source>its user is gone</source>
        <translation>wer es einsetzte, ist fort</translation>
    </message>
    <message>
        <source>its {name} is 0</source>
        <translation>{name} ist 0</translation>
    </message>
    <message>
        <source>itself</source>
        <translation>sich selbst</translation>
    </message>
    <message>
        <source>just out of it</source>
        <translation>gerade außerhalb</translation>
    </message>
    <message>
        <source>keep {unit} in tow</source>
        <translation>{unit} im Schlepp behalten</translation>
    </message>
    <message>
        <source>kills {chance}</source>
        <translation>tötet {chance}</translation>
    </message>
    <message>
        <source>king of the hill</source>
        <translation>König des Hügels</translation>
    </message>
    <message>
        <source>lacks a number at character {place}</source>
        <translation>fehlt bei Zeichen {place} eine Zahl</translation>
    </message>
    <message>
        <source>lacks its kind</source>
        <translation>sagt nicht, von welcher Art es ist</translation>
    </message>
    <message>
        <source>laid well: {what}</source>
        <translation>gut gelegt: {what}</translation>
    </message>
    <message>
        <source>landscape</source>
        <translation>quer</translation>
    </message>
    <message>
        <source>last</source>
        <translation>Letztes</translation>
    </message>
    <message>
        <source>last this round</source>
        <translation>Letztes in dieser Runde</translation>
    </message>
    <message>
        <source>lay the objective on it</source>
        <translation>das Missionsziel darauf legen</translation>
    </message>
    <message>
        <source>lay {page} to this line</source>
        <translation>{page} an diese Linie legen</translation>
    </message>
    <message>
        <source>layer</source>
        <translation>Ebene</translation>
    </message>
    <message>
        <source>layer opacity that is none</source>
        <translation>Deckkraft einer Ebene, die keine ist</translation>
    </message>
    <message>
        <source>layer parallax</source>
        <translation>Parallaxe einer Ebene</translation>
    </message>
    <message>
        <source>leads back to the piece itself</source>
        <translation>führt zu dem Stück selbst zurück</translation>
    </message>
    <message>
        <source>leads out of the scene&apos;s folder</source>
        <translation>führt aus dem Ordner der Szene hinaus</translation>
    </message>
    <message>
        <source>leave all but one of them out</source>
        <translation>alle bis auf eines weglassen</translation>
    </message>
    <message>
        <source>leave it out</source>
        <translation>weglassen</translation>
    </message>
    <message>
        <source>leave it out beside {quoted}</source>
        <translation>neben {quoted} weglassen</translation>
    </message>
    <message>
        <source>leave one of the two battles out</source>
        <translation>eines der beiden Gefechte weglassen</translation>
    </message>
    <message>
        <source>leave one of the two out</source>
        <translation>eines von beiden weglassen</translation>
    </message>
    <message>
        <source>leave one of them</source>
        <translation>nur eines davon behalten</translation>
    </message>
    <message>
        <source>leave out what cannot be printed</source>
        <translation>weglassen, was nicht gedruckt werden kann</translation>
    </message>
    <message>
        <source>leave some out or split it</source>
        <translation>einige weglassen oder aufteilen</translation>
    </message>
    <message>
        <source>leave {quoted} out of it: ids of models are made of this one</source>
        <translation>{quoted} darin weglassen: daraus werden die Ids der Modelle gemacht</translation>
    </message>
    <message>
        <source>left to right</source>
        <translation>waagerecht</translation>
    </message>
    <message>
        <source>less than 0.01 of {left} {health} lost</source>
        <translation>weniger als 0.01 von {left} {health} verloren</translation>
    </message>
    <message>
        <source>less than 0.1 %</source>
        <translation>weniger als 0.1 %</translation>
    </message>
    <message>
        <source>less than half hidden</source>
        <translation>weniger als halb verdeckt</translation>
    </message>
    <message>
        <source>less than {n} % hidden</source>
        <translation>weniger als {n} % verdeckt</translation>
    </message>
    <message>
        <source>less than {what}</source>
        <translation>weniger als {what}</translation>
    </message>
    <message>
        <source>let a {n} fail</source>
        <translation>eine {n} misslingen lassen</translation>
    </message>
    <message>
        <source>letters mean what they usually do: {usual}</source>
        <translation>Buchstaben bedeuten das Übliche: {usual}</translation>
    </message>
    <message>
        <source>level {level}</source>
        <translation>Ebene {level}</translation>
    </message>
    <message>
        <source>levels in the square of {length} in the middle count after the last round</source>
        <translation>Stufen im Quadrat von {length} in der Mitte zählen nach der letzten Runde</translation>
    </message>
    <message>
        <source>levels knocked out</source>
        <translation>k. o. geschlagene Stufen</translation>
    </message>
    <message>
        <source>levels on the hill in the middle</source>
        <translation>Stufen auf dem Hügel in der Mitte</translation>
    </message>
    <message>
        <source>levels that are knocked out of the other team count</source>
        <translation>Stufen des anderen Teams, die k. o. gehen, zählen</translation>
    </message>
    <message>
        <source>lies outside the file&apos;s own folder</source>
        <translation>liegt außerhalb des Ordners der Datei</translation>
    </message>
    <message>
        <source>lies too deep</source>
        <translation>liegt zu tief</translation>
    </message>
    <message>
        <source>life spiral: {why}</source>
        <translation>Lebensspirale: {why}</translation>
    </message>
    <message>
        <source>light</source>
        <translation>Licht</translation>
    </message>
    <message>
        <source>light drawn as a line</source>
        <translation>Licht, als Linie gezeichnet</translation>
    </message>
    <message>
        <source>light without a usable {what}</source>
        <translation>Licht ohne brauchbare Angabe: {what}</translation>
    </message>
    <message>
        <source>likely a slip</source>
        <translation>wohl ein Versehen</translation>
    </message>
    <message>
        <source>likely {chance}</source>
        <translation>wahrscheinlich, {chance}</translation>
    </message>
    <message>
        <source>likely {length} (± {far})</source>
        <translation>wahrscheinlich, {length} (± {far})</translation>
    </message>
    <message>
        <source>line about an area, in whose middle the outline runs</source>
        <translation>Linie um ein Gebiet, in deren Mitte der Umriss verläuft</translation>
    </message>
    <message>
        <source>line of {n}</source>
        <translation>Linie von {n}</translation>
    </message>
    <message>
        <source>line without a length</source>
        <translation>Linie ohne Länge</translation>
    </message>
    <message>
        <source>line {number}</source>
        <translation>Zeile {number}</translation>
    </message>
    <message>
        <source>line {number}, column {place}</source>
        <translation>Zeile {number}, Spalte {place}</translation>
    </message>
    <message>
        <source>line {number}, points</source>
        <translation>Zeile {number}, points</translation>
    </message>
    <message>
        <source>line {number}, the meaning of {quoted}</source>
        <translation>Zeile {number}, die Bedeutung von {quoted}</translation>
    </message>
    <message>
        <source>line {number}, the meaning of {quoted}: its height</source>
        <translation>Zeile {number}, die Bedeutung von {quoted}: die Höhe</translation>
    </message>
    <message>
        <source>line {number}, {key}</source>
        <translation>Zeile {number}, {key}</translation>
    </message>
    <message>
        <source>line {n}, points of {word}: “{quoted}” is no number</source>
        <translation>Zeile {n}, Punkte von {word}: „{quoted}“ ist keine Zahl</translation>
    </message>
    <message>
        <source>line {n}: {quoted}</source>
        <translation>Zeile {n}: {quoted}</translation>
    </message>
    <message>
        <source>locked</source>
        <translation>gesperrt</translation>
    </message>
    <message>
        <source>longer for {side}</source>
        <translation>länger für {side}</translation>
    </message>
    <message>
        <source>look around meanwhile · Esc: it plays now</source>
        <translation>inzwischen umsehen · Esc: Es spielt jetzt</translation>
    </message>
    <message>
        <source>look there for a lost comma, quote or bracket</source>
        <translation>dort nach einem verlorenen Komma, Anführungszeichen oder einer Klammer suchen</translation>
    </message>
    <message>
        <source>look there for a lost letter or number</source>
        <translation>dort nach einem verlorenen Buchstaben oder einer Zahl suchen</translation>
    </message>
    <message>
        <source>looking back, {what}</source>
        <translation>im Rückblick: {what}</translation>
    </message>
    <message>
        <source>looking for the best place</source>
        <translation>die beste Stelle wird gesucht</translation>
    </message>
    <message>
        <source>looking for {what}</source>
        <translation>gesucht wird {what}</translation>
    </message>
    <message>
        <source>make a scene of it with {command}</source>
        <translation>mit {command} eine Szene daraus machen</translation>
    </message>
    <message>
        <source>make it a polygon or a circle</source>
        <translation>ein Polygon oder einen Kreis daraus machen</translation>
    </message>
    <message>
        <source>makes the table {far} in large</source>
        <translation>macht den Tisch {far} Zoll groß</translation>
    </message>
    <message>
        <source>makes too many objects</source>
        <translation>ergibt zu viele Objekte</translation>
    </message>
    <message>
        <source>map of letters</source>
        <translation>Karte aus Buchstaben</translation>
    </message>
    <message>
        <source>marker of {unit}</source>
        <translation>Marker von {unit}</translation>
    </message>
    <message>
        <source>markers</source>
        <translation>Marker</translation>
    </message>
    <message>
        <source>markers, combat and territory</source>
        <translation>Marker, Kampf und Gebiet</translation>
    </message>
    <message>
        <source>may end nowhere on this way, so it stays</source>
        <translation>kann auf diesem Weg nirgends enden und bleibt deshalb</translation>
    </message>
    <message>
        <source>may not be read</source>
        <translation>darf nicht gelesen werden</translation>
    </message>
    <message>
        <source>may not be safe on disk yet ({why})</source>
        <translation>ist vielleicht noch nicht sicher auf dem Datenträger ({why})</translation>
    </message>
    <message>
        <source>may scatter</source>
        <translation>kann abweichen</translation>
    </message>
    <message>
        <source>may scatter if round</source>
        <translation>kann abweichen, wenn rund</translation>
    </message>
    <message>
        <source>measure {name} again to settle it</source>
        <translation>zur Klärung {name} neu messen</translation>
    </message>
    <message>
        <source>melee weapon with reach, 2&quot; of melee range</source>
        <translation>Nahkampfwaffe mit Reach, 2&quot; Nahkampfreichweite</translation>
    </message>
    <message>
        <source>melee weapon, 0.5&quot; of melee range</source>
        <translation>Nahkampfwaffe, 0.5&quot; Nahkampfreichweite</translation>
    </message>
    <message>
        <source>mend it first, or move it away</source>
        <translation>reparieren Sie sie zuerst, oder schieben Sie sie beiseite</translation>
    </message>
    <message>
        <source>metre</source>
        <translation>Meter</translation>
    </message>
    <message>
        <source>might</source>
        <translation>Kraft</translation>
    </message>
    <message>
        <source>might +{n}</source>
        <translation>Kraft +{n}</translation>
    </message>
    <message>
        <source>might {n}</source>
        <translation>Kraft {n}</translation>
    </message>
    <message>
        <source>mind</source>
        <translation>Verstand</translation>
    </message>
    <message>
        <source>mind +{n}</source>
        <translation>Verstand +{n}</translation>
    </message>
    <message>
        <source>mind {n}</source>
        <translation>Verstand {n}</translation>
    </message>
    <message>
        <source>minute {n} after the fight</source>
        <translation>Minute {n} nach dem Kampf</translation>
    </message>
    <message>
        <source>mirroring about a diagonal</source>
        <translation>an einer Diagonale gespiegelt</translation>
    </message>
    <message>
        <source>mirroring left to right</source>
        <translation>links und rechts gespiegelt</translation>
    </message>
    <message>
        <source>mirroring top to bottom</source>
        <translation>oben und unten gespiegelt</translation>
    </message>
    <message>
        <source>mismatched tag</source>
        <translation>Tags passen nicht zusammen</translation>
    </message>
    <message>
        <source>missed by {length}</source>
        <translation>verfehlt um {length}</translation>
    </message>
    <message>
        <source>mixed</source>
        <translation>verschieden</translation>
    </message>
    <message>
        <source>model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>model drawn as a line</source>
        <translation>Modell, als Linie gezeichnet</translation>
    </message>
    <message>
        <source>models can stand on it</source>
        <translation>Modelle können darauf stehen</translation>
    </message>
    <message>
        <source>models can stand on top</source>
        <translation>Modelle können obendrauf stehen</translation>
    </message>
    <message>
        <source>models of {foe}</source>
        <translation>Modelle von {foe}</translation>
    </message>
    <message>
        <source>models under the template</source>
        <translation>Modelle unter der Schablone</translation>
    </message>
    <message>
        <source>models {name} stand on 32 mm round bases</source>
        <translation>Modelle {name} stehen auf runden Bases von 32 mm</translation>
    </message>
    <message>
        <source>more</source>
        <translation>mehr</translation>
    </message>
    <message>
        <source>more as the dice fall</source>
        <translation>weitere, je nachdem, wie die Würfel fallen</translation>
    </message>
    <message>
        <source>more for {side}</source>
        <translation>mehr für {side}</translation>
    </message>
    <message>
        <source>more markers held than any other side</source>
        <translation>mehr gehaltene Marker als jede andere Seite</translation>
    </message>
    <message>
        <source>more than 99.9 %</source>
        <translation>mehr als 99.9 %</translation>
    </message>
    <message>
        <source>more than {n} are lit together</source>
        <translation>mehr als {n} werden gemeinsam erhellt</translation>
    </message>
    <message>
        <source>most HP cost to enemies this turn</source>
        <translation>die meisten HP, die Feinde in diesem Zug verloren haben</translation>
    </message>
    <message>
        <source>most enemy units harmed this turn</source>
        <translation>die meisten in diesem Zug geschädigten feindlichen Einheiten</translation>
    </message>
    <message>
        <source>most quarters of the table</source>
        <translation>die meisten Viertel des Tisches</translation>
    </message>
    <message>
        <source>most units in the half of the table beyond</source>
        <translation>die meisten Einheiten in der jenseitigen Hälfte des Tisches</translation>
    </message>
    <message>
        <source>move</source>
        <translation>ziehen</translation>
    </message>
    <message>
        <source>move it elsewhere</source>
        <translation>sie anderswohin verschieben</translation>
    </message>
    <message>
        <source>move of {unit}, 1 movement point left</source>
        <translation>Bewegung von {unit}, noch 1 Bewegungspunkt</translation>
    </message>
    <message>
        <source>move of {unit}, {n} movement points left</source>
        <translation>Bewegung von {unit}, noch {n} Bewegungspunkte</translation>
    </message>
    <message>
        <source>move of {unit}, {what}</source>
        <translation>Bewegung von {unit}, {what}</translation>
    </message>
    <message>
        <source>move one area</source>
        <translation>ein Gebiet weit ziehen</translation>
    </message>
    <message>
        <source>move up to {length}</source>
        <translation>bis zu {length} ziehen</translation>
    </message>
    <message>
        <source>moved {length}</source>
        <translation>bewegt {length}</translation>
    </message>
    <message>
        <source>movement of {unit}</source>
        <translation>Bewegung von {unit}</translation>
    </message>
    <message>
        <source>moves over terrain</source>
        <translation>bewegt sich über Gelände</translation>
    </message>
    <message>
        <source>name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>name a file beside the game</source>
        <translation>eine Datei neben dem Spiel nennen</translation>
    </message>
    <message>
        <source>name a file beside the roster</source>
        <translation>eine Datei neben der Armeeliste nennen</translation>
    </message>
    <message>
        <source>name a file in it</source>
        <translation>eine Datei darin nennen</translation>
    </message>
    <message>
        <source>name a file in the folder of the campaign</source>
        <translation>eine Datei im Ordner der Kampagne nennen</translation>
    </message>
    <message>
        <source>name an action, such as {quoted}</source>
        <translation>eine Aktion nennen, etwa {quoted}</translation>
    </message>
    <message>
        <source>name another file</source>
        <translation>eine andere Datei nennen</translation>
    </message>
    <message>
        <source>name given to {name}: &quot;{quoted}&quot;</source>
        <translation>Name von {name}: „{quoted}“</translation>
    </message>
    <message>
        <source>name one by its number in the list, its file or its title</source>
        <translation>eines mit seiner Nummer in der Liste, seiner Datei oder seinem Titel nennen</translation>
    </message>
    <message>
        <source>name one by its number or file: {ids}</source>
        <translation>eines mit Nummer oder Datei nennen: {ids}</translation>
    </message>
    <message>
        <source>name the door that is opened or closed</source>
        <translation>die Tür nennen, die geöffnet oder geschlossen wird</translation>
    </message>
    <message>
        <source>name the folder of a campaign</source>
        <translation>nennen Sie den Ordner einer Kampagne</translation>
    </message>
    <message>
        <source>name {low} to {high}</source>
        <translation>{low} bis {high} nennen</translation>
    </message>
    <message>
        <source>names no columns that tell units</source>
        <translation>nennt keine Spalten, die von Einheiten sagen</translation>
    </message>
    <message>
        <source>names no unit</source>
        <translation>nennt keine Einheit</translation>
    </message>
    <message>
        <source>names {many}</source>
        <translation>nennt {many}</translation>
    </message>
    <message>
        <source>nearer than {length}</source>
        <translation>näher als {length}</translation>
    </message>
    <message>
        <source>nearer than {length} to its wielder</source>
        <translation>näher als {length} an ihrem Träger</translation>
    </message>
    <message>
        <source>nearest first</source>
        <translation>das nächste zuerst</translation>
    </message>
    <message>
        <source>needs 1 command point; {rest}</source>
        <translation>benötigt 1 Befehlspunkt; {rest}</translation>
    </message>
    <message>
        <source>needs {n} command points; {rest}</source>
        <translation>benötigt {n} Befehlspunkte; {rest}</translation>
    </message>
    <message>
        <source>neither is pulled</source>
        <translation>keiner wird gezogen</translation>
    </message>
    <message>
        <source>neither its weapons nor its movement keep it from anything</source>
        <translation>weder ihre Waffen noch ihre Bewegung hindern sie an etwas</translation>
    </message>
    <message>
        <source>next</source>
        <comment>part of a strip</comment>
        <translation>weiter</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>no Dash</source>
        <translation>kein Dash</translation>
    </message>
    <message>
        <source>no Move</source>
        <translation>kein Move</translation>
    </message>
    <message>
        <source>no Power Up dice</source>
        <translation>keine Power-Up-Würfel</translation>
    </message>
    <message>
        <source>no attack die succeeds</source>
        <translation>kein Angriffswürfel gelingt</translation>
    </message>
    <message>
        <source>no attack: what its effects say</source>
        <translation>kein Angriff: was die Effekte sagen</translation>
    </message>
    <message>
        <source>no attacks are left</source>
        <translation>keine Attacken sind übrig</translation>
    </message>
    <message>
        <source>no base of this size has such corners; choose its size, and click again</source>
        <translation>keine Base dieser Größe hat solche Ecken; ihre Größe wählen und noch einmal klicken</translation>
    </message>
    <message>
        <source>no base of this size passes through these three places; choose its size, and click again</source>
        <translation>keine Base dieser Größe geht durch diese drei Stellen; ihre Größe wählen und noch einmal klicken</translation>
    </message>
    <message>
        <source>no battle is played here; begin one in the menu Battle</source>
        <translation>hier wird kein Gefecht gespielt; eines im Menü Gefecht beginnen</translation>
    </message>
    <message>
        <source>no better than where it lies</source>
        <translation>nicht besser als dort, wo sie liegt</translation>
    </message>
    <message>
        <source>no calibration frame is seen; print one under File → Print to scale</source>
        <translation>kein Passrahmen ist zu sehen; einen unter Datei → Maßstabsgetreu drucken ausdrucken</translation>
    </message>
    <message>
        <source>no contact</source>
        <translation>kein Kontakt</translation>
    </message>
    <message>
        <source>no continuous effect is left after the fight</source>
        <translation>nach dem Kampf bleibt kein andauernder Effekt</translation>
    </message>
    <message>
        <source>no dash</source>
        <translation>kein Dash</translation>
    </message>
    <message>
        <source>no difficult ground</source>
        <translation>kein schwieriges Gelände</translation>
    </message>
    <message>
        <source>no edges of this size are seen here; click three of its corners, or press Esc</source>
        <translation>hier sind keine Kanten dieser Größe zu sehen; drei Ecken anklicken oder Esc drücken</translation>
    </message>
    <message>
        <source>no element found</source>
        <translation>kein Element gefunden</translation>
    </message>
    <message>
        <source>no enemy has cost its user HP in an earlier turn</source>
        <translation>kein Feind hat sie in einem früheren Zug HP gekostet</translation>
    </message>
    <message>
        <source>no figure within {length}</source>
        <translation>keine Figur innerhalb von {length}</translation>
    </message>
    <message>
        <source>no key</source>
        <translation>keiner Taste</translation>
    </message>
    <message>
        <source>no kind</source>
        <translation>keine Art</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>unbegrenzt</translation>
    </message>
    <message>
        <source>no models</source>
        <translation>keine Modelle</translation>
    </message>
    <message>
        <source>no more</source>
        <translation>keine weiteren</translation>
    </message>
    <message>
        <source>no more actions</source>
        <translation>keine weiteren Aktionen</translation>
    </message>
    <message>
        <source>no more attacks</source>
        <translation>keine weiteren Angriffe</translation>
    </message>
    <message>
        <source>no more this turn</source>
        <translation>keine mehr in diesem Zug</translation>
    </message>
    <message>
        <source>no more weapons</source>
        <translation>keine weiteren Waffen</translation>
    </message>
    <message>
        <source>no move</source>
        <translation>kein Move</translation>
    </message>
    <message>
        <source>no move of {name} within {length} would make it {how}</source>
        <translation>keine Bewegung von {name} innerhalb von {length} würde es ändern: {how}</translation>
    </message>
    <message>
        <source>no move of {name} within {length} would make {other} {how}</source>
        <translation>keine Bewegung von {name} innerhalb von {length} würde {other} ändern: {how}</translation>
    </message>
    <message>
        <source>no nudge of up to {length} covers more</source>
        <translation>kein Rücken um bis zu {length} trifft mehr</translation>
    </message>
    <message>
        <source>no nudge of up to {length} is worth more</source>
        <translation>kein Rücken um bis zu {length} ist mehr wert</translation>
    </message>
    <message>
        <source>no place covers more</source>
        <translation>keine Stelle trifft mehr</translation>
    </message>
    <message>
        <source>no place has been looked for; select a template and look for its best place first</source>
        <translation>noch wurde keine Stelle gesucht; zuerst eine Schablone auswählen und ihre beste Stelle suchen</translation>
    </message>
    <message>
        <source>no place is known</source>
        <translation>kein Ort ist bekannt</translation>
    </message>
    <message>
        <source>no place is worth more</source>
        <translation>keine Stelle ist mehr wert</translation>
    </message>
    <message>
        <source>no points told</source>
        <translation>ohne Angabe von Punkten</translation>
    </message>
    <message>
        <source>no reaction</source>
        <translation>keine Reaktion</translation>
    </message>
    <message>
        <source>no record is as deep as that</source>
        <translation>kein Eintrag liegt so tief</translation>
    </message>
    <message>
        <source>no rim of this size is seen here; click two more places on its rim, or press Esc</source>
        <translation>hier ist kein Rand dieser Größe zu sehen; zwei weitere Stellen am Rand anklicken oder Esc drücken</translation>
    </message>
    <message>
        <source>no roll</source>
        <translation>kein Wurf</translation>
    </message>
    <message>
        <source>no room at its edge, it waits in reserve</source>
        <translation>am Rand ist kein Platz, sie wartet in Reserve</translation>
    </message>
    <message>
        <source>no room for another model</source>
        <translation>kein Platz für ein weiteres Modell</translation>
    </message>
    <message>
        <source>no room for {unit}</source>
        <translation>kein Platz für {unit}</translation>
    </message>
    <message>
        <source>no room in the zone</source>
        <translation>kein Platz in der Zone</translation>
    </message>
    <message>
        <source>no room there, it stays in reserve</source>
        <translation>dort ist kein Platz, sie bleibt in Reserve</translation>
    </message>
    <message>
        <source>no side</source>
        <translation>keine Seite</translation>
    </message>
    <message>
        <source>no side has a deployment zone; draw one for each of two sides</source>
        <translation>keine Seite hat eine Aufstellungszone; je eine für zwei Seiten zeichnen</translation>
    </message>
    <message>
        <source>no target in range</source>
        <translation>kein Ziel in Reichweite</translation>
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
        <source>no throw</source>
        <translation>kein Wurf</translation>
    </message>
    <message>
        <source>no unit</source>
        <translation>keine Einheit</translation>
    </message>
    <message>
        <source>no way</source>
        <translation>kein Weg</translation>
    </message>
    <message>
        <source>no way to {names}</source>
        <translation>kein Weg nach {names}</translation>
    </message>
    <message>
        <source>no weapon of it reaches</source>
        <translation>keine ihrer Waffen reicht so weit</translation>
    </message>
    <message>
        <source>no {health} lost</source>
        <translation>keine {health} verloren</translation>
    </message>
    <message>
        <source>no {name}: {why}</source>
        <translation>kein {name}: {why}</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>niemand</translation>
    </message>
    <message>
        <source>nobody at all: {n} %</source>
        <translation>gar niemand: {n} %</translation>
    </message>
    <message>
        <source>nobody can be covered</source>
        <translation>niemand kann getroffen werden</translation>
    </message>
    <message>
        <source>nobody fell near enough whom it could raise</source>
        <translation>niemand fiel nahe genug, den sie erwecken könnte</translation>
    </message>
    <message>
        <source>nobody fell near enough whom it could revive</source>
        <translation>niemand fiel nahe genug, den sie wiederbeleben könnte</translation>
    </message>
    <message>
        <source>nobody interferes</source>
        <translation>niemand mischt sich ein</translation>
    </message>
    <message>
        <source>nobody is aboard</source>
        <translation>niemand ist an Bord</translation>
    </message>
    <message>
        <source>nobody is covered</source>
        <translation>niemand ist getroffen</translation>
    </message>
    <message>
        <source>nobody is singled out</source>
        <translation>niemand ist ausersehen</translation>
    </message>
    <message>
        <source>nobody is singled out, {why}</source>
        <translation>niemand ist ausersehen, {why}</translation>
    </message>
    <message>
        <source>nobody is there for {perk}</source>
        <translation>niemand ist da für {perk}</translation>
    </message>
    <message>
        <source>nobody is there to use it</source>
        <translation>niemand ist da, der es einsetzt</translation>
    </message>
    <message>
        <source>nobody may act now</source>
        <translation>niemand darf jetzt handeln</translation>
    </message>
    <message>
        <source>nobody of it is left</source>
        <translation>niemand von ihr ist übrig</translation>
    </message>
    <message>
        <source>nobody of it is left, but for who leads it</source>
        <translation>niemand von ihr ist übrig außer dem, der sie führt</translation>
    </message>
    <message>
        <source>nobody of the unit sees that place</source>
        <translation>niemand aus der Einheit sieht diese Stelle</translation>
    </message>
    <message>
        <source>nobody of {what} is on the table</source>
        <translation>niemand von {what} ist auf dem Tisch</translation>
    </message>
    <message>
        <source>nobody rises, {why}</source>
        <translation>niemand steht auf, {why}</translation>
    </message>
    <message>
        <source>nobody throws itself</source>
        <translation>niemand wirft sich selbst</translation>
    </message>
    <message>
        <source>nobody who counts can be covered</source>
        <translation>niemand, der zählt, kann getroffen werden</translation>
    </message>
    <message>
        <source>nobody: it needs no target</source>
        <translation>niemand: braucht kein Ziel</translation>
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
        <source>none is left</source>
        <translation>keiner ist übrig</translation>
    </message>
    <message>
        <source>none of the Minions</source>
        <translation>keiner der Minions</translation>
    </message>
    <message>
        <source>none: its letters stand on its bases</source>
        <translation>keins: Buchstaben auf den Bases</translation>
    </message>
    <message>
        <source>not all that bears on it can be kept; what came last is passed over</source>
        <translation>nicht alles, was sie bindet, ist einzuhalten; was zuletzt kam, entfällt</translation>
    </message>
    <message>
        <source>not covered</source>
        <translation>nicht getroffen</translation>
    </message>
    <message>
        <source>not in sight</source>
        <translation>nicht in Sicht</translation>
    </message>
    <message>
        <source>not in sight of who is in range</source>
        <translation>nicht in Sicht derer, die in Reichweite sind</translation>
    </message>
    <message>
        <source>not in the same place</source>
        <translation>nicht am selben Ort</translation>
    </message>
    <message>
        <source>not known in this game</source>
        <translation>in diesem Spiel nicht bekannt</translation>
    </message>
    <message>
        <source>not now</source>
        <translation>nicht jetzt</translation>
    </message>
    <message>
        <source>not well-formed (invalid token)</source>
        <translation>nicht wohlgeformt</translation>
    </message>
    <message>
        <source>not within {length}</source>
        <translation>nicht innerhalb von {length}</translation>
    </message>
    <message>
        <source>note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>note without words</source>
        <translation>Notiz ohne Worte</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>nothing bears its whole base at a height of {length}</source>
        <translation>in einer Höhe von {length} trägt nichts die ganze Base</translation>
    </message>
    <message>
        <source>nothing but the table&apos;s size</source>
        <translation>nur die Größe des Tischs</translation>
    </message>
    <message>
        <source>nothing changed in {n} trials: the chance is below {m} %</source>
        <translation>in {n} Versuchen änderte sich nichts: Die Chance liegt unter {m} %</translation>
    </message>
    <message>
        <source>nothing changes</source>
        <translation>nichts ändert sich</translation>
    </message>
    <message>
        <source>nothing happens now</source>
        <translation>jetzt geschieht nichts</translation>
    </message>
    <message>
        <source>nothing has been played yet</source>
        <translation>noch ist nichts gespielt</translation>
    </message>
    <message>
        <source>nothing in it is a model by its type or its profiles; export the list with its units&apos; profiles</source>
        <translation>nach Typ oder Profilen ist nichts darin ein Modell; die Liste mit den Profilen ihrer Einheiten exportieren</translation>
    </message>
    <message>
        <source>nothing is answered; write it under answer</source>
        <translation>nichts ist geantwortet; die Antwort unter answer schreiben</translation>
    </message>
    <message>
        <source>nothing is asked</source>
        <translation>nichts ist gefragt</translation>
    </message>
    <message>
        <source>nothing is being shown step by step</source>
        <translation>nichts wird gerade Schritt für Schritt gezeigt</translation>
    </message>
    <message>
        <source>nothing is gained anywhere</source>
        <translation>nirgends ist etwas zu gewinnen</translation>
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
        <source>nothing is typed; type a length such as 3.25, 1 1/4 or 75 mm</source>
        <translation>nichts ist getippt; eine Länge wie 3.25, 1 1/4 oder 75 mm schreiben</translation>
    </message>
    <message>
        <source>nothing is typed; type a length {limits}</source>
        <translation>nichts ist getippt; eine Länge {limits} schreiben</translation>
    </message>
    <message>
        <source>nothing may stand here</source>
        <translation>hier darf nichts stehen</translation>
    </message>
    <message>
        <source>nothing on it can be cured</source>
        <translation>nichts an ihr kann geheilt werden</translation>
    </message>
    <message>
        <source>nothing stops it; next is {what}, {length} on</source>
        <translation>nichts hält es auf; als Nächstes kommt {what}, {length} weiter</translation>
    </message>
    <message>
        <source>nothing to do in the {phase} phase: {why}</source>
        <translation>in der Phase {phase} nichts zu tun: {why}</translation>
    </message>
    <message>
        <source>nothing wrong</source>
        <translation>alles in Ordnung</translation>
    </message>
    <message>
        <source>nothing, hold</source>
        <translation>nichts, halten</translation>
    </message>
    <message>
        <source>nothing: its centre is inside what hides at this level</source>
        <translation>nichts: Seine Mitte ist in etwas, das in dieser Höhe verdeckt</translation>
    </message>
    <message>
        <source>now</source>
        <translation>jetzt</translation>
    </message>
    <message>
        <source>now that all have deployed</source>
        <translation>nun, da alle aufgestellt haben</translation>
    </message>
    <message>
        <source>now that it has arrived</source>
        <translation>nun, da sie angekommen ist</translation>
    </message>
    <message>
        <source>object</source>
        <translation>Objekt</translation>
    </message>
    <message>
        <source>objective</source>
        <translation>Missionsziel</translation>
    </message>
    <message>
        <source>objective drawn as a line</source>
        <translation>Missionsziel, als Linie gezeichnet</translation>
    </message>
    <message>
        <source>objective of {name}: control range {length}</source>
        <translation>Missionsziel von {name}: Kontrollreichweite {length}</translation>
    </message>
    <message>
        <source>objective {number}</source>
        <translation>Missionsziel {number}</translation>
    </message>
    <message>
        <source>objective {number} and objective {other}</source>
        <translation>Missionsziel {number} und Missionsziel {other}</translation>
    </message>
    <message>
        <source>objective {number} cannot be walked to with {base}</source>
        <translation>Missionsziel {number} ist mit einer Base {base} nicht zu erreichen</translation>
    </message>
    <message>
        <source>objective: asset</source>
        <translation>Missionsziel: Wertsache</translation>
    </message>
    <message>
        <source>objective: exit</source>
        <translation>Missionsziel: Ausgang</translation>
    </message>
    <message>
        <source>objective: flag</source>
        <translation>Missionsziel: Flagge</translation>
    </message>
    <message>
        <source>objective: marker</source>
        <translation>Missionsziel: Marker</translation>
    </message>
    <message>
        <source>objective: sabotage</source>
        <translation>Missionsziel: Sabotage</translation>
    </message>
    <message>
        <source>objective: token</source>
        <translation>Missionsziel: Spielstein</translation>
    </message>
    <message>
        <source>objective: zone</source>
        <translation>Missionsziel: Zone</translation>
    </message>
    <message>
        <source>obscured from {weapon}</source>
        <translation>vor {weapon} verborgen</translation>
    </message>
    <message>
        <source>obscuring areas are clouds: sight goes in and out but not through</source>
        <translation>verhüllende Gebiete sind Wolken: Sicht geht hinein und hinaus, aber nicht hindurch</translation>
    </message>
    <message>
        <source>obstacle</source>
        <translation>Hindernis</translation>
    </message>
    <message>
        <source>obstacle without a length</source>
        <translation>Hindernis ohne Länge</translation>
    </message>
    <message>
        <source>of before the move in hand</source>
        <translation>von vor der Bewegung in der Hand</translation>
    </message>
    <message>
        <source>of {quoted} uses itself</source>
        <translation>von {quoted} benutzt sich selbst</translation>
    </message>
    <message>
        <source>off the map</source>
        <translation>nicht auf der Karte</translation>
    </message>
    <message>
        <source>on another model</source>
        <translation>auf einem anderen Modell</translation>
    </message>
    <message>
        <source>on another unit</source>
        <translation>auf einer anderen Einheit</translation>
    </message>
    <message>
        <source>on higher ground</source>
        <translation>erhöhter Stand</translation>
    </message>
    <message>
        <source>on nothing to stand on</source>
        <translation>dort trägt nichts</translation>
    </message>
    <message>
        <source>on the model itself</source>
        <translation>auf das Modell selbst</translation>
    </message>
    <message>
        <source>on the table</source>
        <translation>auf dem Tisch</translation>
    </message>
    <message>
        <source>on which base do models stand whose file tells none</source>
        <translation>auf welcher Base stehen Modelle, deren Datei keine nennt</translation>
    </message>
    <message>
        <source>on {table}</source>
        <translation>auf {table}</translation>
    </message>
    <message>
        <source>one</source>
        <translation>eine</translation>
    </message>
    <message>
        <source>one letter is how many inches wide</source>
        <translation>wie viele Zoll ist ein Buchstabe breit</translation>
    </message>
    <message>
        <source>one of its edges is not seen, so that it may lie elsewhere: look closely at its outline</source>
        <translation>eine ihrer Kanten ist nicht zu sehen, sodass sie woanders liegen kann: sehen Sie sich ihren Umriss genau an</translation>
    </message>
    <message>
        <source>one of its models has to stand within {length} of who raises it</source>
        <translation>eines ihrer Modelle muss innerhalb von {length} dessen stehen, der sie erweckt</translation>
    </message>
    <message>
        <source>one of {n} directions</source>
        <translation>einer von {n} Richtungen</translation>
    </message>
    <message>
        <source>one unit against another on two feet square, nobody in reserve; the greater share left wins</source>
        <translation>Einheit gegen Einheit auf zwei mal zwei Fuß, niemand in Reserve; es gewinnt, wem der größere Anteil bleibt</translation>
    </message>
    <message>
        <source>only a round template follows a model, write {quoted}</source>
        <translation>nur eine runde Schablone folgt einem Modell, {quoted} schreiben</translation>
    </message>
    <message>
        <source>only an area carries scenery</source>
        <translation>nur ein Gebiet trägt Geländestücke</translation>
    </message>
    <message>
        <source>only as it deploys</source>
        <translation>nur bei der Aufstellung</translation>
    </message>
    <message>
        <source>only before or after its attacks</source>
        <translation>nur vor oder nach seinen Angriffen</translation>
    </message>
    <message>
        <source>only beside deploying, moving or dashing</source>
        <translation>nur neben Aufstellung, Move oder Dash</translation>
    </message>
    <message>
        <source>only from reserve</source>
        <translation>nur aus der Reserve</translation>
    </message>
    <message>
        <source>only in reserve, on friends in reserve</source>
        <translation>nur in Reserve, auf Freunde in Reserve</translation>
    </message>
    <message>
        <source>only in the Attack phase</source>
        <translation>nur in der Phase Attack</translation>
    </message>
    <message>
        <source>only in the Move and Dash phases, or in reserve</source>
        <translation>nur in den Phasen Move und Dash, oder in Reserve</translation>
    </message>
    <message>
        <source>only moves and dashes</source>
        <translation>nur Move und Dash</translation>
    </message>
    <message>
        <source>only on friends, and on enemies that are Undead</source>
        <translation>nur auf Freunde und auf Feinde, die Undead sind</translation>
    </message>
    <message>
        <source>only on the battlefield, and out of Fire Points</source>
        <translation>nur auf dem Schlachtfeld und außerhalb von Fire Points</translation>
    </message>
    <message>
        <source>only on the table</source>
        <translation>nur auf dem Tisch</translation>
    </message>
    <message>
        <source>only one side gets there</source>
        <translation>nur eine Seite kommt hin</translation>
    </message>
    <message>
        <source>only one side has a deployment zone; draw one for each of two sides</source>
        <translation>nur eine Seite hat eine Aufstellungszone; je eine für zwei Seiten zeichnen</translation>
    </message>
    <message>
        <source>only one table is open; Ctrl+T keeps it open behind a tab</source>
        <translation>nur ein Tisch ist offen; Ctrl+T hält ihn in einem Reiter offen</translation>
    </message>
    <message>
        <source>only target: {unit}, on your own side</source>
        <translation>einziges Ziel: {unit}, auf Ihrer eigenen Seite</translation>
    </message>
    <message>
        <source>only what effects of the rosters score counts, such as cards that you own</source>
        <translation>nur was Effekte der Armeelisten an Punkten bringen, zählt, etwa eigene Karten</translation>
    </message>
    <message>
        <source>only who is prone may stay down</source>
        <translation>nur wer liegt, darf liegen bleiben</translation>
    </message>
    <message>
        <source>only {side} gets there</source>
        <translation>nur {side} kommt hin</translation>
    </message>
    <message>
        <source>open</source>
        <translation>offen</translation>
    </message>
    <message>
        <source>open (± {length})</source>
        <translation>offen (± {length})</translation>
    </message>
    <message>
        <source>open a verdict card that this program made, as PDF, PNG or HTML</source>
        <translation>eine Urteilskarte öffnen, die dieses Programm gemacht hat, als PDF, PNG oder HTML</translation>
    </message>
    <message>
        <source>open border</source>
        <translation>offene Grenze</translation>
    </message>
    <message>
        <source>open door</source>
        <translation>offene Tür</translation>
    </message>
    <message>
        <source>open ground</source>
        <translation>offenes Gelände</translation>
    </message>
    <message>
        <source>open inner line of a multipolygon</source>
        <translation>offene innere Linie eines Multipolygons</translation>
    </message>
    <message>
        <source>open it under File, Campaign</source>
        <translation>sie unter Datei, Kampagne öffnen</translation>
    </message>
    <message>
        <source>open it, or choose another folder</source>
        <translation>öffnen Sie sie, oder wählen Sie einen anderen Ordner</translation>
    </message>
    <message>
        <source>open or make a table, then lay the picture under it with Design → Background picture…</source>
        <translation>einen Tisch öffnen oder anlegen, dann das Bild darunterlegen mit Entwerfen → Hintergrundbild…</translation>
    </message>
    <message>
        <source>open outer line of a multipolygon</source>
        <translation>offene äußere Linie eines Multipolygons</translation>
    </message>
    <message>
        <source>open; as measured {what}</source>
        <translation>offen; wie gemessen {what}</translation>
    </message>
    <message>
        <source>or {what}</source>
        <translation>oder {what}</translation>
    </message>
    <message>
        <source>order of pushes</source>
        <translation>Reihenfolge der Stöße</translation>
    </message>
    <message>
        <source>orders for {unit}</source>
        <translation>Befehle für {unit}</translation>
    </message>
    <message>
        <source>other</source>
        <translation>andere</translation>
    </message>
    <message>
        <source>other tag of OpenStreetMap</source>
        <translation>weiteres Merkmal von OpenStreetMap</translation>
    </message>
    <message>
        <source>other turns may save a little; it never costs more than this</source>
        <translation>andere Drehungen können etwas sparen; mehr kostet es nie</translation>
    </message>
    <message>
        <source>others are left</source>
        <translation>andere sind übrig</translation>
    </message>
    <message>
        <source>others of {side} come first</source>
        <translation>andere von {side} kommen zuerst</translation>
    </message>
    <message>
        <source>out of its height by {length}</source>
        <translation>um {length} außerhalb der Höhe</translation>
    </message>
    <message>
        <source>out of sight</source>
        <translation>außer Sicht</translation>
    </message>
    <message>
        <source>out of the game</source>
        <translation>aus dem Spiel</translation>
    </message>
    <message>
        <source>over the board&apos;s edge</source>
        <translation>über den Tischrand</translation>
    </message>
    <message>
        <source>overlap {length}</source>
        <translation>Überlappung {length}</translation>
    </message>
    <message>
        <source>overlap {length}, centres {far} apart</source>
        <translation>Überlappung {length}, Mitten {far} auseinander</translation>
    </message>
    <message>
        <source>overlapping</source>
        <translation>überlappend</translation>
    </message>
    <message>
        <source>overrun, a straight move against every model on the way</source>
        <translation>Überrennen, eine gerade Bewegung gegen jedes Modell auf dem Weg</translation>
    </message>
    <message>
        <source>own losses: {losses} {health}</source>
        <translation>eigene Verluste: {losses} {health}</translation>
    </message>
    <message>
        <source>pair of round ends of a line, which is as long as its points</source>
        <translation>Paar runder Enden einer Linie, die so lang ist wie ihre Punkte</translation>
    </message>
    <message>
        <source>part of its base would be off the table</source>
        <translation>ein Teil der Base läge außerhalb des Tischs</translation>
    </message>
    <message>
        <source>part of its base would hang over the brink of {name}</source>
        <translation>ein Teil der Base hinge über die Kante von {name}</translation>
    </message>
    <message>
        <source>part of {unit}, {n} points to go</source>
        <translation>Teil von {unit}, noch {n} Punkte</translation>
    </message>
    <message>
        <source>pass: nothing is done with it this round</source>
        <translation>passen: In dieser Runde geschieht damit nichts</translation>
    </message>
    <message>
        <source>pass: nothing is done with it this turn</source>
        <translation>passen: In diesem Zug geschieht damit nichts</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>bestanden</translation>
    </message>
    <message>
        <source>passes through models</source>
        <translation>geht durch Modelle</translation>
    </message>
    <message>
        <source>past other units</source>
        <translation>an anderen Einheiten vorbei</translation>
    </message>
    <message>
        <source>past terrain</source>
        <translation>an Gelände vorbei</translation>
    </message>
    <message>
        <source>path without a length</source>
        <translation>Pfad ohne Länge</translation>
    </message>
    <message>
        <source>perhaps in contact: at most {length} apart</source>
        <translation>vielleicht in Kontakt: höchstens {length} auseinander</translation>
    </message>
    <message>
        <source>perhaps in contact: at most {length} apart, but both fit badly</source>
        <translation>vielleicht in Kontakt: höchstens {length} auseinander, aber beide passen schlecht</translation>
    </message>
    <message>
        <source>perhaps in contact: at most {length} apart, but one fits badly</source>
        <translation>vielleicht in Kontakt: höchstens {length} auseinander, aber eine passt schlecht</translation>
    </message>
    <message>
        <source>picture beside the first</source>
        <translation>Bild neben dem ersten</translation>
    </message>
    <message>
        <source>picture of a tileset: “{quoted}” {why}</source>
        <translation>Bild eines Kachelsatzes: „{quoted}“ {why}</translation>
    </message>
    <message>
        <source>piece of terrain without an area</source>
        <translation>Geländestück ohne Fläche</translation>
    </message>
    <message>
        <source>piece of terrain without an area: {quoted}</source>
        <translation>Geländestück ohne Fläche: {quoted}</translation>
    </message>
    <message>
        <source>piece of {thing}</source>
        <translation>Stück {thing}</translation>
    </message>
    <message>
        <source>pipes</source>
        <translation>Rohre</translation>
    </message>
    <message>
        <source>place a template, keys 1 to 6, to see where it may land</source>
        <translation>eine Schablone legen, Tasten 1 bis 6, um zu sehen, wo sie landen kann</translation>
    </message>
    <message>
        <source>place of a door that is not the middle of its line</source>
        <translation>Ort einer Tür, der nicht die Mitte ihrer Linie ist</translation>
    </message>
    <message>
        <source>place of a trap of {weapon}</source>
        <translation>Stelle einer Falle von {weapon}</translation>
    </message>
    <message>
        <source>place of an {marker}</source>
        <translation>Stelle eines {marker}</translation>
    </message>
    <message>
        <source>place of which only x is told</source>
        <translation>Ort, von dem nur x gesagt ist</translation>
    </message>
    <message>
        <source>plain geometry, {word}</source>
        <translation>reine Geometrie, {word}</translation>
    </message>
    <message>
        <source>plain shape</source>
        <translation>einfache Form</translation>
    </message>
    <message>
        <source>play one more turn</source>
        <translation>einen Zug mehr spielen</translation>
    </message>
    <message>
        <source>point at a place on the table</source>
        <translation>auf eine Stelle des Tischs zeigen</translation>
    </message>
    <message>
        <source>point at where it leads</source>
        <translation>zeigen, wohin es führt</translation>
    </message>
    <message>
        <source>pointer {place}</source>
        <translation>Zeiger {place}</translation>
    </message>
    <message>
        <source>pointer {place} {name}</source>
        <translation>Zeiger {place} {name}</translation>
    </message>
    <message>
        <source>points of {name}: {n} is read as the price of all {m}</source>
        <translation>Punkte von {name}: {n} gilt als Preis aller {m}</translation>
    </message>
    <message>
        <source>points of {name}: {value} is no number that is read</source>
        <translation>Punkte von {name}: {value} ist keine Zahl, die gelesen wird</translation>
    </message>
    <message>
        <source>points of {name}: “{quoted}” is no number that is read</source>
        <translation>Punkte von {name}: „{quoted}“ ist keine Zahl, die gelesen wird</translation>
    </message>
    <message>
        <source>portrait</source>
        <translation>hoch</translation>
    </message>
    <message>
        <source>position</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>press Enter again to replace it, or write another name</source>
        <translation>noch einmal Enter drücken, um ihn zu ersetzen, oder einen anderen Namen schreiben</translation>
    </message>
    <message>
        <source>press N for the next unit · a number key or Enter starts its action</source>
        <translation>N für die nächste Einheit · Ziffer oder Eingabetaste beginnt ihre Aktion</translation>
    </message>
    <message>
        <source>press a number, or choose in the panel</source>
        <translation>eine Ziffer drücken, oder in der Leiste wählen</translation>
    </message>
    <message>
        <source>price: {name}</source>
        <translation>Preis: {name}</translation>
    </message>
    <message>
        <source>profile for this turn</source>
        <translation>Profil für diesen Zug</translation>
    </message>
    <message>
        <source>projectile, against a model in range and sight</source>
        <translation>Geschoss, gegen ein Modell in Reichweite und Sicht</translation>
    </message>
    <message>
        <source>pulse, against every model around that is in sight</source>
        <translation>Puls, gegen jedes Modell ringsum, das in Sicht ist</translation>
    </message>
    <message>
        <source>put a name that holds a comma between quotes, as {quoted}</source>
        <translation>einen Namen mit Komma in Anführungszeichen setzen, wie {quoted}</translation>
    </message>
    <message>
        <source>put everything into one file</source>
        <translation>alles in eine Datei packen</translation>
    </message>
    <message>
        <source>put out</source>
        <translation>gelöscht</translation>
    </message>
    <message>
        <source>put out the fire on {unit}, and use no weapons next turn</source>
        <translation>das Feuer auf {unit} löschen und im nächsten Zug keine Waffen einsetzen</translation>
    </message>
    <message>
        <source>put the file with the terrain templates beside the layout</source>
        <translation>die Datei mit den Geländevorlagen neben die Auslegung legen</translation>
    </message>
    <message>
        <source>put the file with the terrain templates beside the layout{more}</source>
        <translation>die Datei mit den Geländevorlagen neben die Auslegung legen{more}</translation>
    </message>
    <message>
        <source>quarters of the table in which a team has most levels count at the end</source>
        <translation>Viertel des Tischs, in denen ein Team die meisten Stufen hat, zählen am Ende</translation>
    </message>
    <message>
        <source>quick, every 0.25 in</source>
        <translation>schnell, alle 0.25 in</translation>
    </message>
    <message>
        <source>quick, every 0.5 in</source>
        <translation>schnell, alle 0.5 in</translation>
    </message>
    <message>
        <source>range {length} as printed</source>
        <translation>Reichweite {length} (gedruckt)</translation>
    </message>
    <message>
        <source>range {n}</source>
        <translation>Reichweite {n}</translation>
    </message>
    <message>
        <source>range {n}&quot;</source>
        <translation>Reichweite {n}&quot;</translation>
    </message>
    <message>
        <source>ranged weapon</source>
        <translation>Fernkampfwaffe</translation>
    </message>
    <message>
        <source>ray, against every model on a line</source>
        <translation>Strahl, gegen jedes Modell auf einer Linie</translation>
    </message>
    <message>
        <source>reaction of {unit} to {foe}</source>
        <translation>Reaktion von {unit} auf {foe}</translation>
    </message>
    <message>
        <source>reaction, against an enemy who has just targeted the model</source>
        <translation>Reaktion, gegen einen Feind, der das Modell gerade zum Ziel nahm</translation>
    </message>
    <message>
        <source>reactive check against {weapon}</source>
        <translation>Verteidigungsprobe gegen {weapon}</translation>
    </message>
    <message>
        <source>reactive check against {weapon}, {trait}</source>
        <translation>Verteidigungsprobe gegen {weapon}, {trait}</translation>
    </message>
    <message>
        <source>reactive check against {weapon}, {what}</source>
        <translation>Verteidigungsprobe gegen {weapon}, {what}</translation>
    </message>
    <message>
        <source>reactive check against {what}, {kind}</source>
        <translation>Verteidigungsprobe gegen {what}, {kind}</translation>
    </message>
    <message>
        <source>read</source>
        <translation>gelesen</translation>
    </message>
    <message>
        <source>recover {n} stamina</source>
        <translation>{n} Ausdauer zurückgewinnen</translation>
    </message>
    <message>
        <source>recruit</source>
        <translation>Rekrut</translation>
    </message>
    <message>
        <source>rectangle without an area</source>
        <translation>Rechteck ohne Fläche</translation>
    </message>
    <message>
        <source>redirect {weapon}</source>
        <translation>{weapon} umlenken</translation>
    </message>
    <message>
        <source>redirected to {unit}</source>
        <translation>umgelenkt auf {unit}</translation>
    </message>
    <message>
        <source>reflecting {weapon} was tried</source>
        <translation>{weapon} zurückzuwerfen wurde versucht</translation>
    </message>
    <message>
        <source>refuse: -1 to attack dice for a turn</source>
        <translation>ablehnen: einen Zug lang -1 auf Angriffswürfel</translation>
    </message>
    <message>
        <source>regains nothing</source>
        <translation>gewinnt nichts zurück</translation>
    </message>
    <message>
        <source>regular</source>
        <translation>Regulär</translation>
    </message>
    <message>
        <source>relation of the type {word}</source>
        <translation>Relation des Typs {word}</translation>
    </message>
    <message>
        <source>remove Burn, Ignite and Shock</source>
        <translation>Burn, Ignite und Shock entfernen</translation>
    </message>
    <message>
        <source>reroll the {kind} objective ({what})</source>
        <translation>das Missionsziel ({kind}) wiederholen ({what})</translation>
    </message>
    <message>
        <source>reroll {what}</source>
        <translation>{what} wiederholen</translation>
    </message>
    <message>
        <source>rerolled attack dice</source>
        <translation>wiederholte Angriffswürfel</translation>
    </message>
    <message>
        <source>reserve</source>
        <translation>Reserve</translation>
    </message>
    <message>
        <source>reserve that {unit} goes to</source>
        <translation>Reserve, in die {unit} geht</translation>
    </message>
    <message>
        <source>rest: recover 1 stamina</source>
        <translation>rasten: 1 Ausdauer zurückgewinnen</translation>
    </message>
    <message>
        <source>restore a weapon that a malfunction destroyed</source>
        <translation>eine durch Ladehemmung zerstörte Waffe wiederherstellen</translation>
    </message>
    <message>
        <source>rethink of {unit}</source>
        <translation>Rethink von {unit}</translation>
    </message>
    <message>
        <source>rethink: move one area, or recover {n} stamina in place of the action</source>
        <translation>umdenken: statt der Aktion ein Gebiet weit ziehen oder {n} Ausdauer zurückgewinnen</translation>
    </message>
    <message>
        <source>rethink: {what} in place of the action</source>
        <translation>umdenken: statt der Aktion {what}</translation>
    </message>
    <message>
        <source>right at the limit</source>
        <translation>genau an der Grenze</translation>
    </message>
    <message>
        <source>river</source>
        <translation>Fluss</translation>
    </message>
    <message>
        <source>road</source>
        <translation>Straße</translation>
    </message>
    <message>
        <source>rock</source>
        <translation>Felsen</translation>
    </message>
    <message>
        <source>rocks</source>
        <translation>Felsen</translation>
    </message>
    <message>
        <source>roll a {n} again</source>
        <translation>eine {n} wiederholen</translation>
    </message>
    <message>
        <source>roll off</source>
        <translation>auswürfeln</translation>
    </message>
    <message>
        <source>roll off, as agreed for this table</source>
        <translation>auswürfeln, wie für diesen Tisch vereinbart</translation>
    </message>
    <message>
        <source>roll {n} dice and keep the focus</source>
        <translation>{n} Würfel werfen und den Fokus behalten</translation>
    </message>
    <message>
        <source>roll {n} dice for {m} of {k} focus</source>
        <translation>{n} Würfel für {m} von {k} Fokus werfen</translation>
    </message>
    <message>
        <source>roll-off: {what}</source>
        <translation>Auswürfeln: {what}</translation>
    </message>
    <message>
        <source>roll-off: {what} (tied: roll again)</source>
        <translation>Auswürfeln: {what} (Gleichstand: noch einmal)</translation>
    </message>
    <message>
        <source>room for 1 model</source>
        <translation>Platz für 1 Modell</translation>
    </message>
    <message>
        <source>room for {count}</source>
        <translation>Platz für {count}</translation>
    </message>
    <message>
        <source>room for {k} models</source>
        <translation>Platz für {k} Modelle</translation>
    </message>
    <message>
        <source>round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>round {n}</source>
        <translation>Runde {n}</translation>
    </message>
    <message>
        <source>round {n} begins</source>
        <translation>Runde {n} beginnt</translation>
    </message>
    <message>
        <source>round {n} ends</source>
        <translation>Runde {n} endet</translation>
    </message>
    <message>
        <source>round {n} ends, round {m} begins</source>
        <translation>Runde {n} endet, Runde {m} beginnt</translation>
    </message>
    <message>
        <source>round {n} of {m}</source>
        <translation>Runde {n} von {m}</translation>
    </message>
    <message>
        <source>round {n}, {phase}</source>
        <translation>Runde {n}, {phase}</translation>
    </message>
    <message>
        <source>round {n}, {phase}, {side} to act</source>
        <translation>Runde {n}, {phase}, {side} am Zug</translation>
    </message>
    <message>
        <source>rubble</source>
        <translation>Trümmer</translation>
    </message>
    <message>
        <source>ruin</source>
        <translation>Ruine</translation>
    </message>
    <message>
        <source>rules texts and weapons, which are never read</source>
        <translation>Regeltexte und Waffen, die nie gelesen werden</translation>
    </message>
    <message>
        <source>rules texts, which are never read</source>
        <translation>Regeltexte, die nie gelesen werden</translation>
    </message>
    <message>
        <source>run up to {length}, without attacking</source>
        <translation>bis zu {length} rennen, ohne anzugreifen</translation>
    </message>
    <message>
        <source>save it again as PNG</source>
        <translation>erneut als PNG speichern</translation>
    </message>
    <message>
        <source>save it again from the program that made it</source>
        <translation>erneut aus dem Programm speichern, das sie gemacht hat</translation>
    </message>
    <message>
        <source>save it as PNG</source>
        <translation>als PNG speichern</translation>
    </message>
    <message>
        <source>save it as PNG or JPEG, open or make a table, then lay the picture under it with Design → Background picture…</source>
        <translation>es als PNG oder JPEG speichern, einen Tisch öffnen oder anlegen, dann das Bild darunterlegen mit Entwerfen → Hintergrundbild…</translation>
    </message>
    <message>
        <source>save it as PNG or JPEG, {what}</source>
        <translation>als PNG oder JPEG speichern, {what}</translation>
    </message>
    <message>
        <source>save it as PNG, JPEG, WebP or SVG</source>
        <translation>als PNG, JPEG, WebP oder SVG speichern</translation>
    </message>
    <message>
        <source>save it as PNG, or with fewer shapes</source>
        <translation>als PNG speichern oder mit weniger Formen</translation>
    </message>
    <message>
        <source>save it as UTF-8</source>
        <translation>als UTF-8 speichern</translation>
    </message>
    <message>
        <source>save it as plain XML, without a DTD of its own</source>
        <translation>als einfaches XML speichern, ohne eigene DTD</translation>
    </message>
    <message>
        <source>save it once more, or under another name or folder</source>
        <translation>noch einmal speichern, oder unter anderem Namen oder in einem anderen Ordner</translation>
    </message>
    <message>
        <source>save it under another name</source>
        <translation>unter anderem Namen speichern</translation>
    </message>
    <message>
        <source>save it under another name or folder</source>
        <translation>unter anderem Namen oder in einem anderen Ordner speichern</translation>
    </message>
    <message>
        <source>save it with at most {most} MB, as JPEG for example</source>
        <translation>mit höchstens {most} MB speichern, zum Beispiel als JPEG</translation>
    </message>
    <message>
        <source>save it with eight bits, not interlaced</source>
        <translation>mit acht Bit und ohne Interlacing speichern</translation>
    </message>
    <message>
        <source>save the file again</source>
        <translation>die Datei erneut speichern</translation>
    </message>
    <message>
        <source>save the file as UTF-8</source>
        <translation>die Datei als UTF-8 speichern</translation>
    </message>
    <message>
        <source>save the list again</source>
        <translation>die Liste erneut speichern</translation>
    </message>
    <message>
        <source>save the map again from Tiled</source>
        <translation>die Karte erneut aus Tiled speichern</translation>
    </message>
    <message>
        <source>save the map again with its picture</source>
        <translation>die Karte erneut mit ihrem Bild speichern</translation>
    </message>
    <message>
        <source>save the map with its tiles as CSV</source>
        <translation>die Karte mit ihren Kacheln als CSV speichern</translation>
    </message>
    <message>
        <source>save the picture again</source>
        <translation>das Bild erneut speichern</translation>
    </message>
    <message>
        <source>save the roster first</source>
        <translation>speichern Sie zuerst die Armeeliste</translation>
    </message>
    <message>
        <source>save the table as CSV once more</source>
        <translation>die Tabelle noch einmal als CSV speichern</translation>
    </message>
    <message>
        <source>says that {quoted} is {value}</source>
        <translation>sagt, {quoted} sei {value}</translation>
    </message>
    <message>
        <source>scale it down to at most {most} million</source>
        <translation>auf höchstens {most} Millionen verkleinern</translation>
    </message>
    <message>
        <source>scatter</source>
        <translation>Abweichung</translation>
    </message>
    <message>
        <source>scatter direction</source>
        <translation>Abweichung: Richtung</translation>
    </message>
    <message>
        <source>scatter distance</source>
        <translation>Abweichung: Entfernung</translation>
    </message>
    <message>
        <source>scenery of no known kind is a wall where it is thin, else a container</source>
        <translation>Gelände unbekannter Art ist eine Mauer, wo es dünn ist, sonst ein Container</translation>
    </message>
    <message>
        <source>scenery without a height is as high as its kind usually is</source>
        <translation>Gelände ohne Höhe ist so hoch, wie es für seine Art üblich ist</translation>
    </message>
    <message>
        <source>scoring zone</source>
        <translation>Wertungszone</translation>
    </message>
    <message>
        <source>scripts, which are never read</source>
        <translation>Skripte, die nie gelesen werden</translation>
    </message>
    <message>
        <source>seal a blood pact</source>
        <translation>einen Blutpakt schließen</translation>
    </message>
    <message>
        <source>secure ground</source>
        <translation>Gelände sichern</translation>
    </message>
    <message>
        <source>secures {name}</source>
        <translation>sichert {name}</translation>
    </message>
    <message>
        <source>seed </source>
        <translation>Startzahl </translation>
    </message>
    <message>
        <source>seek and destroy</source>
        <translation>suchen und vernichten</translation>
    </message>
    <message>
        <source>seen by {n} of {m} ({k} %)</source>
        <translation>gesehen von {n} von {m} ({k} %)</translation>
    </message>
    <message>
        <source>seen from no other area</source>
        <translation>von keinem anderen Gebiet gesehen</translation>
    </message>
    <message>
        <source>seen from {names}</source>
        <translation>gesehen von {names}</translation>
    </message>
    <message>
        <source>select a model of a unit that has more than one, or several models of none</source>
        <translation>ein Modell einer Einheit mit mehreren auswählen, oder mehrere Modelle ohne Einheit</translation>
    </message>
    <message>
        <source>select a model on the table to light what it sees</source>
        <translation>ein Modell auf dem Tisch auswählen, um zu beleuchten, was es sieht</translation>
    </message>
    <message>
        <source>select a model, so that its side is known, or count every model</source>
        <translation>ein Modell auswählen, damit seine Seite bekannt ist, oder jedes Modell zählen</translation>
    </message>
    <message>
        <source>select one model to see where it can go</source>
        <translation>ein Modell auswählen, um zu sehen, wohin es gehen kann</translation>
    </message>
    <message>
        <source>select pieces of terrain</source>
        <translation>Geländestücke auswählen</translation>
    </message>
    <message>
        <source>select what belongs to the piece first</source>
        <translation>zuerst auswählen, was zum Stück gehört</translation>
    </message>
    <message>
        <source>set of dashes of a line, which is solid</source>
        <translation>Strichelung einer Linie, die durchgezogen ist</translation>
    </message>
    <message>
        <source>set of markers of a line</source>
        <translation>Marker einer Linie</translation>
    </message>
    <message>
        <source>set of round or cut-off joints of a line, which are pointed</source>
        <translation>runde oder gestutzte Ecken einer Linie, die spitz sind</translation>
    </message>
    <message>
        <source>set off</source>
        <translation>ausgelöst</translation>
    </message>
    <message>
        <source>setting: {name}</source>
        <translation>Einstellung: {name}</translation>
    </message>
    <message>
        <source>shape too tangled to be mended</source>
        <translation>zu verworrene Form</translation>
    </message>
    <message>
        <source>shape without an area</source>
        <translation>Form ohne Fläche</translation>
    </message>
    <message>
        <source>share of the table that a place of the zone sees, on average</source>
        <translation>Anteil des Tischs, den ein Ort der Zone im Schnitt sieht</translation>
    </message>
    <message>
        <source>share of the table that some place of the zone sees</source>
        <translation>Anteil des Tischs, den irgendein Ort der Zone sieht</translation>
    </message>
    <message>
        <source>share of the zone that no place of the enemy&apos;s zone sees</source>
        <translation>Anteil der Zone, den kein Ort der feindlichen Zone sieht</translation>
    </message>
    <message>
        <source>shield {n}</source>
        <translation>Schild {n}</translation>
    </message>
    <message>
        <source>shut in</source>
        <translation>eingeschlossen</translation>
    </message>
    <message>
        <source>side {number}</source>
        <translation>Seite {number}</translation>
    </message>
    <message>
        <source>sides that do not meet: the one from here meets the one from {place}</source>
        <translation>Seiten, die einander nicht treffen: die von hier trifft die von {place}</translation>
    </message>
    <message>
        <source>sight goes in and out, not through</source>
        <translation>Sicht geht hinein und hinaus, nicht hindurch</translation>
    </message>
    <message>
        <source>simplify it, or allow a larger tolerance</source>
        <translation>vereinfachen oder eine größere Toleranz zulassen</translation>
    </message>
    <message>
        <source>simplify or split it</source>
        <translation>vereinfachen oder aufteilen</translation>
    </message>
    <message>
        <source>six by four feet, lying</source>
        <translation>sechs mal vier Fuß, quer</translation>
    </message>
    <message>
        <source>six by four feet, upright</source>
        <translation>sechs mal vier Fuß, hochkant</translation>
    </message>
    <message>
        <source>six digits of 0 to 9 and a to f behind a #</source>
        <translation>sechs Ziffern von 0 bis 9 und a bis f hinter einem #</translation>
    </message>
    <message>
        <source>six or eight digits of 0 to 9 and a to f behind a #, such as {quoted}</source>
        <translation>sechs oder acht Ziffern von 0 bis 9 und a bis f hinter einem # wie {quoted}</translation>
    </message>
    <message>
        <source>size of words that is none</source>
        <translation>Schriftgröße, die keine ist</translation>
    </message>
    <message>
        <source>skirmish, lying</source>
        <translation>Scharmützel, quer</translation>
    </message>
    <message>
        <source>skirmish, upright</source>
        <translation>Scharmützel, hochkant</translation>
    </message>
    <message>
        <source>slowed</source>
        <translation>verlangsamt</translation>
    </message>
    <message>
        <source>smoke</source>
        <translation>Rauch</translation>
    </message>
    <message>
        <source>snapping off</source>
        <translation>Einrasten aus</translation>
    </message>
    <message>
        <source>so far {what}; no place can be worth more than {n}</source>
        <translation>bisher {what}; keine Stelle kann mehr als {n} wert sein</translation>
    </message>
    <message>
        <source>somebody commands it already</source>
        <translation>jemand befehligt sie schon</translation>
    </message>
    <message>
        <source>something has it in tow already</source>
        <translation>etwas hat sie schon im Schlepp</translation>
    </message>
    <message>
        <source>sound</source>
        <translation>Klang</translation>
    </message>
    <message>
        <source>source of darkness</source>
        <translation>Quelle von Dunkelheit</translation>
    </message>
    <message>
        <source>spawned</source>
        <translation>entstanden</translation>
    </message>
    <message>
        <source>special initiative of {unit}</source>
        <translation>besondere Initiative von {unit}</translation>
    </message>
    <message>
        <source>special rules</source>
        <translation>Sonderregeln</translation>
    </message>
    <message>
        <source>spell</source>
        <translation>Zauber</translation>
    </message>
    <message>
        <source>spend no stamina</source>
        <translation>keine Ausdauer ausgeben</translation>
    </message>
    <message>
        <source>spend {n} stamina for 1 more success</source>
        <translation>{n} Ausdauer für 1 weiteren Erfolg ausgeben</translation>
    </message>
    <message>
        <source>spend {n} stamina for {m} more success</source>
        <translation>{n} Ausdauer für {m} weiteren Erfolg ausgeben</translation>
    </message>
    <message>
        <source>spend {n} stamina for {m} more successes</source>
        <translation>{n} Ausdauer für {m} weitere Erfolge ausgeben</translation>
    </message>
    <message>
        <source>spends {n} stamina for 1 more success</source>
        <translation>gibt {n} Ausdauer für 1 Erfolg mehr aus</translation>
    </message>
    <message>
        <source>spends {n} stamina for {m} more successes</source>
        <translation>gibt {n} Ausdauer für {m} Erfolge mehr aus</translation>
    </message>
    <message>
        <source>spirit</source>
        <translation>Geist</translation>
    </message>
    <message>
        <source>spirit +{n}</source>
        <translation>Geist +{n}</translation>
    </message>
    <message>
        <source>spirit {n}</source>
        <translation>Geist {n}</translation>
    </message>
    <message>
        <source>spot without a meaning</source>
        <translation>Punkt ohne Bedeutung</translation>
    </message>
    <message>
        <source>stamina loss {n}</source>
        <translation>Ausdauerverlust {n}</translation>
    </message>
    <message>
        <source>stamina that can be spent</source>
        <translation>Ausdauer, die ausgegeben werden kann</translation>
    </message>
    <message>
        <source>stamina that {unit} spends</source>
        <translation>Ausdauer, die {unit} ausgibt</translation>
    </message>
    <message>
        <source>stand in scenery</source>
        <translation>stehen in einem Geländestück</translation>
    </message>
    <message>
        <source>stand up instead of attacking</source>
        <translation>aufstehen statt anzugreifen</translation>
    </message>
    <message>
        <source>stand up instead of moving</source>
        <translation>aufstehen statt sich zu bewegen</translation>
    </message>
    <message>
        <source>standing at {length}</source>
        <translation>Stand in {length} Höhe</translation>
    </message>
    <message>
        <source>standing up of {unit}</source>
        <translation>Aufstehen von {unit}</translation>
    </message>
    <message>
        <source>stands stable on {what}</source>
        <translation>steht sicher auf {what}</translation>
    </message>
    <message>
        <source>stay</source>
        <translation>bleiben</translation>
    </message>
    <message>
        <source>stay aboard</source>
        <translation>an Bord bleiben</translation>
    </message>
    <message>
        <source>stay and aim</source>
        <translation>stehen bleiben und zielen</translation>
    </message>
    <message>
        <source>stay and drop prone</source>
        <translation>stehen bleiben und sich hinwerfen</translation>
    </message>
    <message>
        <source>stay and {what}</source>
        <translation>stehen bleiben und {what}</translation>
    </message>
    <message>
        <source>stay down</source>
        <translation>liegen bleiben</translation>
    </message>
    <message>
        <source>stay in reserve</source>
        <translation>in Reserve bleiben</translation>
    </message>
    <message>
        <source>stay in reserve: the perk was its action</source>
        <translation>in Reserve bleiben: Der Perk war die Aktion</translation>
    </message>
    <message>
        <source>stay where it is</source>
        <translation>an Ort und Stelle bleiben</translation>
    </message>
    <message>
        <source>stays within {length} of its unit</source>
        <translation>bleibt innerhalb von {length} seiner Einheit</translation>
    </message>
    <message>
        <source>step border</source>
        <translation>Grenze mit Höhenstufe</translation>
    </message>
    <message>
        <source>step {length}</source>
        <translation>Stufe {length}</translation>
    </message>
    <message>
        <source>still so if it lands up to {length} off</source>
        <translation>auch dann noch, wenn sie bis zu {length} daneben landet</translation>
    </message>
    <message>
        <source>stop here</source>
        <translation>hier anhalten</translation>
    </message>
    <message>
        <source>stopped at its limit: {reason}</source>
        <translation>an der Grenze angehalten: {reason}</translation>
    </message>
    <message>
        <source>stopped by {what}</source>
        <translation>angehalten durch {what}</translation>
    </message>
    <message>
        <source>stops at {what}</source>
        <translation>hält an bei {what}</translation>
    </message>
    <message>
        <source>stops {length} short of {what}</source>
        <translation>hält {length} vor {what} an</translation>
    </message>
    <message>
        <source>strategy</source>
        <translation>Strategie</translation>
    </message>
    <message>
        <source>stretches of walls that doors lie in</source>
        <translation>Mauerstücke, in denen Türen liegen</translation>
    </message>
    <message>
        <source>strongest around the middle of the table, 1 point</source>
        <translation>am stärksten um die Mitte des Tisches, 1 Punkt</translation>
    </message>
    <message>
        <source>suffered this round</source>
        <translation>in dieser Runde erlitten</translation>
    </message>
    <message>
        <source>summoned anew</source>
        <translation>neu beschworen</translation>
    </message>
    <message>
        <source>summoning, within range</source>
        <translation>Herbeirufen, in Reichweite</translation>
    </message>
    <message>
        <source>sure to hit</source>
        <translation>trifft sicher</translation>
    </message>
    <message>
        <source>surge with adrenaline</source>
        <translation>im Adrenalinrausch</translation>
    </message>
    <message>
        <source>swamp</source>
        <translation>Sumpf</translation>
    </message>
    <message>
        <source>take a photograph: JPEG, PNG or WebP</source>
        <translation>ein Foto nehmen: JPEG, PNG oder WebP</translation>
    </message>
    <message>
        <source>take another form</source>
        <translation>eine andere Form annehmen</translation>
    </message>
    <message>
        <source>take courage</source>
        <translation>Mut fassen</translation>
    </message>
    <message>
        <source>take one movement point</source>
        <translation>einen Bewegungspunkt nehmen</translation>
    </message>
    <message>
        <source>target in melee</source>
        <translation>Ziel im Nahkampf</translation>
    </message>
    <message>
        <source>target in melee: -{n}</source>
        <translation>Ziel im Nahkampf: -{n}</translation>
    </message>
    <message>
        <source>target of {weapon}</source>
        <translation>Ziel von {weapon}</translation>
    </message>
    <message>
        <source>targets of {weapon}</source>
        <translation>Ziele von {weapon}</translation>
    </message>
    <message>
        <source>teleport to {marker} (active) in {area}</source>
        <translation>nach {marker} (aktiv) in {area} teleportieren</translation>
    </message>
    <message>
        <source>teleport to {marker} (inactive) in {area}</source>
        <translation>nach {marker} (inaktiv) in {area} teleportieren</translation>
    </message>
    <message>
        <source>teleport to {name}</source>
        <translation>nach {name} teleportieren</translation>
    </message>
    <message>
        <source>tells neither prices nor whether {quoted} is a unit</source>
        <translation>nennt weder Preise noch, ob {quoted} eine Einheit ist</translation>
    </message>
    <message>
        <source>tells numbers of models in two columns, {first} and {other}</source>
        <translation>nennt Zahlen von Modellen in zwei Spalten, {first} und {other}</translation>
    </message>
    <message>
        <source>tells prices in two columns, {first} and {other}</source>
        <translation>nennt Preise in zwei Spalten, {first} und {other}</translation>
    </message>
    <message>
        <source>template</source>
        <translation>Schablone</translation>
    </message>
    <message>
        <source>template of the kind “{quoted}”</source>
        <translation>Schablone der Art „{quoted}“</translation>
    </message>
    <message>
        <source>template without its measures</source>
        <translation>Schablone ohne ihre Maße</translation>
    </message>
    <message>
        <source>template {quoted}{place}</source>
        <translation>Vorlage {quoted}{place}</translation>
    </message>
    <message>
        <source>template “{quoted}”: {why}</source>
        <translation>Vorlage „{quoted}“: {why}</translation>
    </message>
    <message>
        <source>templates are not aimed at it alone</source>
        <translation>auf sie allein wird keine Schablone gezielt</translation>
    </message>
    <message>
        <source>terrain</source>
        <translation>Gelände</translation>
    </message>
    <message>
        <source>terrain: {word}</source>
        <translation>Gelände: {word}</translation>
    </message>
    <message>
        <source>territory</source>
        <translation>Gebiet</translation>
    </message>
    <message>
        <source>text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>text without words</source>
        <translation>Text ohne Worte</translation>
    </message>
    <message>
        <source>that game counts areas and lays no template</source>
        <translation>jenes Spiel zählt Gebiete und legt keine Schablone</translation>
    </message>
    <message>
        <source>that is not in sight</source>
        <translation>das ist nicht in Sicht</translation>
    </message>
    <message>
        <source>that is off the table</source>
        <translation>das liegt außerhalb des Tischs</translation>
    </message>
    <message>
        <source>that is outside the deployment zone</source>
        <translation>das liegt außerhalb der Aufstellungszone</translation>
    </message>
    <message>
        <source>that is {far} away, farther than {length}</source>
        <translation>das ist {far} entfernt, weiter als {length}</translation>
    </message>
    <message>
        <source>the Aether Test failed</source>
        <translation>der Aether Test ist nicht bestanden</translation>
    </message>
    <message>
        <source>the Automaton</source>
        <translation>der Automat</translation>
    </message>
    <message>
        <source>the Recruit</source>
        <translation>der Rekrut</translation>
    </message>
    <message>
        <source>the Regular</source>
        <translation>der Reguläre</translation>
    </message>
    <message>
        <source>the Veteran</source>
        <translation>der Veteran</translation>
    </message>
    <message>
        <source>the action</source>
        <translation>die Aktion</translation>
    </message>
    <message>
        <source>the answer to {quoted}</source>
        <translation>die Antwort auf {quoted}</translation>
    </message>
    <message>
        <source>the attack comes to nothing</source>
        <translation>der Angriff verpufft</translation>
    </message>
    <message>
        <source>the attack comes to nothing and the weapon is destroyed</source>
        <translation>der Angriff verpufft, und die Waffe ist zerstört</translation>
    </message>
    <message>
        <source>the attack dice are discarded</source>
        <translation>die Angriffswürfel werden verworfen</translation>
    </message>
    <message>
        <source>the attack is void: nobody is left to make it</source>
        <translation>der Angriff entfällt: Niemand ist übrig, ihn zu machen</translation>
    </message>
    <message>
        <source>the attack is void: {why}</source>
        <translation>der Angriff entfällt: {why}</translation>
    </message>
    <message>
        <source>the bases of {what}</source>
        <translation>die Bases von {what}</translation>
    </message>
    <message>
        <source>the battle</source>
        <comment>of which something is known</comment>
        <translation>dem Gefecht</translation>
    </message>
    <message>
        <source>the battle begins</source>
        <translation>das Gefecht beginnt</translation>
    </message>
    <message>
        <source>the battle goes on; there is a result once it is over</source>
        <translation>das Gefecht dauert an; ein Ergebnis gibt es, wenn es vorbei ist</translation>
    </message>
    <message>
        <source>the battle has not begun</source>
        <translation>das Gefecht hat noch nicht begonnen</translation>
    </message>
    <message>
        <source>the battle is over</source>
        <translation>das Gefecht ist vorbei</translation>
    </message>
    <message>
        <source>the battle is shown as it stands now; step back first</source>
        <translation>das Gefecht ist zu sehen, wie es jetzt steht; zuerst einen Schritt zurückgehen</translation>
    </message>
    <message>
        <source>the beam must lead through a target</source>
        <translation>der Strahl muss durch ein Ziel führen</translation>
    </message>
    <message>
        <source>the best found; no nudge of up to {length} covers more than {n}</source>
        <translation>das Beste, das gefunden wurde; kein Rücken um bis zu {length} trifft mehr als {n}</translation>
    </message>
    <message>
        <source>the best found; no place covers more than {n}</source>
        <translation>das Beste, das gefunden wurde; keine Stelle trifft mehr als {n}</translation>
    </message>
    <message>
        <source>the best found; no place is worth more than {n}</source>
        <translation>das Beste, das gefunden wurde; keine Stelle ist mehr als {n} wert</translation>
    </message>
    <message>
        <source>the best way found</source>
        <translation>der beste gefundene Weg</translation>
    </message>
    <message>
        <source>the best way found costs {far}, {length} to spare</source>
        <translation>der beste gefundene Weg kostet {far}, {length} übrig</translation>
    </message>
    <message>
        <source>the best way found costs {far}, {length} too far</source>
        <translation>der beste gefundene Weg kostet {far}, {length} zu weit</translation>
    </message>
    <message>
        <source>the brink of {name}</source>
        <translation>die Kante von {name}</translation>
    </message>
    <message>
        <source>the centre of the attack</source>
        <translation>die Mitte des Angriffs</translation>
    </message>
    <message>
        <source>the centre of {name} is not seen</source>
        <translation>die Mitte von {name} wird nicht gesehen</translation>
    </message>
    <message>
        <source>the centre of {name} is seen</source>
        <translation>die Mitte von {name} wird gesehen</translation>
    </message>
    <message>
        <source>the checks find nothing wrong</source>
        <translation>die Prüfungen finden keinen Fehler</translation>
    </message>
    <message>
        <source>the checks find {findings}</source>
        <translation>die Prüfungen finden {findings}</translation>
    </message>
    <message>
        <source>the clipboard</source>
        <translation>die Zwischenablage</translation>
    </message>
    <message>
        <source>the cloud clears</source>
        <translation>die Wolke lichtet sich</translation>
    </message>
    <message>
        <source>the column {word}</source>
        <translation>der Spalte {word}</translation>
    </message>
    <message>
        <source>the darkness of the scene, {n} of 1: all of the table is bright</source>
        <translation>die Dunkelheit der Szene, {n} von 1: Der ganze Tisch ist hell</translation>
    </message>
    <message>
        <source>the darkness of the scene, “{quoted}”: all of the table is bright</source>
        <translation>die Dunkelheit der Szene, „{quoted}“: der ganze Tisch ist hell</translation>
    </message>
    <message>
        <source>the defender wins with a quarter of its points left</source>
        <translation>der Verteidiger gewinnt, wenn ihm ein Viertel ihrer Punkte bleibt</translation>
    </message>
    <message>
        <source>the defender wins with more than a quarter of its fortifications left, the others with none left</source>
        <translation>der Verteidiger gewinnt, wenn mehr als ein Viertel ihrer Befestigungen bleibt, die anderen, wenn keine bleibt</translation>
    </message>
    <message>
        <source>the deployment zone of {side} has room for {placed} of its {models} models</source>
        <translation>in der Aufstellungszone von {side} ist Platz für {placed} von {models} Modellen</translation>
    </message>
    <message>
        <source>the door {name} is closed</source>
        <translation>die Tür {name} wird geschlossen</translation>
    </message>
    <message>
        <source>the door {name} is opened</source>
        <translation>die Tür {name} wird geöffnet</translation>
    </message>
    <message>
        <source>the drawing</source>
        <translation>die Zeichnung</translation>
    </message>
    <message>
        <source>the duel is over</source>
        <translation>das Duell ist vorbei</translation>
    </message>
    <message>
        <source>the face of a die</source>
        <translation>die Augenzahl eines Würfels</translation>
    </message>
    <message>
        <source>the fall does not hurt: {why}</source>
        <translation>der Sturz verletzt nicht: {why}</translation>
    </message>
    <message>
        <source>the file is damaged</source>
        <translation>die Datei ist beschädigt</translation>
    </message>
    <message>
        <source>the file was changed by hand</source>
        <translation>die Datei wurde von Hand geändert</translation>
    </message>
    <message>
        <source>the file was changed by hand, or written by another version; {quoted} writes the battle up to that action</source>
        <translation>die Datei wurde von Hand geändert oder von einer anderen Version geschrieben; {quoted} schreibt das Gefecht bis zu dieser Aktion</translation>
    </message>
    <message>
        <source>the file was damaged or changed by hand</source>
        <translation>die Datei wurde beschädigt oder von Hand geändert</translation>
    </message>
    <message>
        <source>the first model</source>
        <translation>das erste Modell</translation>
    </message>
    <message>
        <source>the game</source>
        <translation>das Spiel</translation>
    </message>
    <message>
        <source>the game has not begun: the first action is {name}</source>
        <translation>das Spiel hat noch nicht begonnen: Die erste Aktion ist {name}</translation>
    </message>
    <message>
        <source>the game is over: draw</source>
        <translation>das Spiel ist aus: unentschieden</translation>
    </message>
    <message>
        <source>the game is over: victory for {side}</source>
        <translation>das Spiel ist aus: Sieg für {side}</translation>
    </message>
    <message>
        <source>the game is over: {result}</source>
        <translation>das Spiel ist aus: {result}</translation>
    </message>
    <message>
        <source>the game is {kind}: {what}</source>
        <translation>das Spiel heißt „{kind}“: {what}</translation>
    </message>
    <message>
        <source>the gap {between} is {wide}: a base of {base} does not pass; forces are not placed yet</source>
        <translation>die Lücke {between} ist {wide} breit: eine Base {base} kommt nicht durch; Truppen stehen noch keine</translation>
    </message>
    <message>
        <source>the gap {between} is {wide}: no base of the forces passes</source>
        <translation>die Lücke {between} ist {wide} breit: keine Base der Truppen kommt durch</translation>
    </message>
    <message>
        <source>the gap {between} is {wide}: no base wider than {base} passes</source>
        <translation>die Lücke {between} ist {wide} breit: keine Base breiter als {base} kommt durch</translation>
    </message>
    <message>
        <source>the global light of the scene: all of the table is bright anyway</source>
        <translation>das allgemeine Licht der Szene: Der ganze Tisch ist ohnehin hell</translation>
    </message>
    <message>
        <source>the greater share of a roster&apos;s points that is left wins</source>
        <translation>es gewinnt, wem der größere Anteil der Punkte seiner Armeeliste bleibt</translation>
    </message>
    <message>
        <source>the height of the picture beneath, {n}: it covers the whole scene</source>
        <translation>die Höhe des Bilds darunter, {n}: es bedeckt die ganze Szene</translation>
    </message>
    <message>
        <source>the highest there</source>
        <translation>der höchsten dort</translation>
    </message>
    <message>
        <source>the id of a model</source>
        <translation>die Id eines Modells</translation>
    </message>
    <message>
        <source>the id of a model in the scene</source>
        <translation>die Id eines Modells der Szene</translation>
    </message>
    <message>
        <source>the king of {side} is dead</source>
        <translation>der König von {side} ist tot</translation>
    </message>
    <message>
        <source>the legend&apos;s {quoted}</source>
        <translation>{quoted} in der Legende</translation>
    </message>
    <message>
        <source>the line of the attack</source>
        <translation>die Linie des Angriffs</translation>
    </message>
    <message>
        <source>the line runs from {far} high to {length} high</source>
        <translation>die Linie verläuft von {far} Höhe bis {length} Höhe</translation>
    </message>
    <message>
        <source>the lines under it</source>
        <translation>den Zeilen darunter</translation>
    </message>
    <message>
        <source>the lines under it come to {n}, and may be what it carries</source>
        <translation>die Zeilen darunter ergeben {n} und können sein, was es trägt</translation>
    </message>
    <message>
        <source>the list</source>
        <translation>die Liste</translation>
    </message>
    <message>
        <source>the list says that it has {n} units, and {m} are read</source>
        <translation>die Liste sagt, sie habe {n} Einheiten, und {m} wurden gelesen</translation>
    </message>
    <message>
        <source>the list says that it is “{quoted}”</source>
        <translation>die Liste sagt, sie sei „{quoted}“</translation>
    </message>
    <message>
        <source>the list: {key}</source>
        <translation>die Liste: {key}</translation>
    </message>
    <message>
        <source>the loss of {unit}</source>
        <translation>der Verlust von {unit}</translation>
    </message>
    <message>
        <source>the lowest there</source>
        <translation>der niedrigsten dort</translation>
    </message>
    <message>
        <source>the main hold</source>
        <translation>der Hauptraum</translation>
    </message>
    <message>
        <source>the map</source>
        <translation>die Karte</translation>
    </message>
    <message>
        <source>the marker has to lie on the table</source>
        <translation>der Marker muss auf dem Tisch liegen</translation>
    </message>
    <message>
        <source>the marker must lie on the table</source>
        <translation>der Marker muss auf dem Tisch liegen</translation>
    </message>
    <message>
        <source>the marker nearest to the middle held, 2 points</source>
        <translation>der Marker, der der Mitte am nächsten liegt, ist gehalten: 2 Punkte</translation>
    </message>
    <message>
        <source>the melee ended</source>
        <translation>der Nahkampf ist zu Ende</translation>
    </message>
    <message>
        <source>the movement is over</source>
        <translation>die Bewegung ist vorbei</translation>
    </message>
    <message>
        <source>the name of a perk, or {what}</source>
        <translation>der Name eines Perks oder {what}</translation>
    </message>
    <message>
        <source>the nearest area that would turn it is {length} away</source>
        <translation>das nächste Gebiet, das es wenden würde, ist {length} entfernt</translation>
    </message>
    <message>
        <source>the notes</source>
        <translation>die Notizen</translation>
    </message>
    <message>
        <source>the number in “{quoted}”</source>
        <translation>der Zahl in „{quoted}“</translation>
    </message>
    <message>
        <source>the number {n} with its name is taken for that of its models</source>
        <translation>die Zahl {n} bei dem Namen gilt als die seiner Modelle</translation>
    </message>
    <message>
        <source>the objectives are uneven: one lies {near} from {first}&apos;s zone, its like {far} from {other}&apos;s</source>
        <translation>die Missionsziele sind ungleich: Eins liegt {near} von der Zone von {first}, sein Gegenstück {far} von der von {other}</translation>
    </message>
    <message>
        <source>the one direction</source>
        <translation>der einen Richtung</translation>
    </message>
    <message>
        <source>the order of the Minions</source>
        <translation>die Reihenfolge der Minions</translation>
    </message>
    <message>
        <source>the other sides</source>
        <translation>den anderen Seiten</translation>
    </message>
    <message>
        <source>the other {name} token</source>
        <translation>der andere {name}-Marker</translation>
    </message>
    <message>
        <source>the others</source>
        <translation>die anderen</translation>
    </message>
    <message>
        <source>the others stand within {length} of {unit}</source>
        <translation>die anderen stehen innerhalb von {length} von {unit}</translation>
    </message>
    <message>
        <source>the outline of {part} is broken at {place}: it needs {needs}</source>
        <translation>der Umriss von {part} ist bei {place} fehlerhaft: er braucht {needs}</translation>
    </message>
    <message>
        <source>the package</source>
        <translation>das Archiv</translation>
    </message>
    <message>
        <source>the picture</source>
        <translation>das Bild</translation>
    </message>
    <message>
        <source>the picture above the tokens</source>
        <translation>das Bild über den Spielsteinen</translation>
    </message>
    <message>
        <source>the picture beneath: “{quoted}” {why}</source>
        <translation>das Bild darunter: „{quoted}“ {why}</translation>
    </message>
    <message>
        <source>the picture “{quoted}”: it {why}</source>
        <translation>das Bild „{quoted}“: es {why}</translation>
    </message>
    <message>
        <source>the picture: it {why}</source>
        <translation>das Bild: es {why}</translation>
    </message>
    <message>
        <source>the program does not play now</source>
        <translation>das Programm spielt jetzt nicht</translation>
    </message>
    <message>
        <source>the push came</source>
        <translation>der Stoß kam</translation>
    </message>
    <message>
        <source>the question</source>
        <translation>die Frage</translation>
    </message>
    <message>
        <source>the reserve of {side}</source>
        <translation>die Reserve von {side}</translation>
    </message>
    <message>
        <source>the roll stands, {name} is kept</source>
        <translation>der Wurf steht, {name} wird behalten</translation>
    </message>
    <message>
        <source>the rules are still working out what comes of it</source>
        <translation>die Regeln ermitteln noch, was daraus wird</translation>
    </message>
    <message>
        <source>the rules that are played</source>
        <translation>die Regeln, nach denen gespielt wird</translation>
    </message>
    <message>
        <source>the scene</source>
        <translation>die Szene</translation>
    </message>
    <message>
        <source>the selected models together</source>
        <translation>den ausgewählten Modellen zusammen</translation>
    </message>
    <message>
        <source>the shortest way</source>
        <translation>der kürzeste Weg</translation>
    </message>
    <message>
        <source>the shortest way costs {far}, {length} to spare</source>
        <translation>der kürzeste Weg kostet {far}, {length} übrig</translation>
    </message>
    <message>
        <source>the shortest way costs {far}, {length} too far</source>
        <translation>der kürzeste Weg kostet {far}, {length} zu weit</translation>
    </message>
    <message>
        <source>the side of the selected</source>
        <translation>der Seite des ausgewählten</translation>
    </message>
    <message>
        <source>the sides of {names}, by the half of the table that they stand in</source>
        <translation>die Seiten von {names}, nach der Tischhälfte, in der sie stehen</translation>
    </message>
    <message>
        <source>the sizes of pieces, which only their meshes know: set them by hand</source>
        <translation>die Größen von Stücken, die nur ihre 3D-Modelle kennen: von Hand setzen</translation>
    </message>
    <message>
        <source>the source is {name}</source>
        <translation>die Quelle ist {name}</translation>
    </message>
    <message>
        <source>the state at the start</source>
        <translation>der Stand am Anfang</translation>
    </message>
    <message>
        <source>the strategist has decided</source>
        <translation>der Stratege hat entschieden</translation>
    </message>
    <message>
        <source>the table</source>
        <translation>der Tisch</translation>
    </message>
    <message>
        <source>the table is taken as {n} × {length}</source>
        <translation>der Tisch gilt als {n} × {length}</translation>
    </message>
    <message>
        <source>the table is taken as {n} × {length}, its middle at the save&apos;s</source>
        <translation>der Tisch gilt als {n} × {length}, seine Mitte an der des Spielstands</translation>
    </message>
    <message>
        <source>the table of {size}</source>
        <translation>dem Tisch mit {size}</translation>
    </message>
    <message>
        <source>the target is out of sight, or farther than {n} areas</source>
        <translation>das Ziel ist außer Sicht oder weiter als {n} Gebiete entfernt</translation>
    </message>
    <message>
        <source>the template scatters {length} at {n}°</source>
        <translation>die Schablone weicht {length} in Richtung {n}° ab</translation>
    </message>
    <message>
        <source>the template stays where it was aimed</source>
        <translation>die Schablone bleibt, wohin gezielt wurde</translation>
    </message>
    <message>
        <source>the text</source>
        <translation>der Text</translation>
    </message>
    <message>
        <source>the time is over</source>
        <translation>die Zeit ist um</translation>
    </message>
    <message>
        <source>the trap does not heed it</source>
        <translation>die Falle beachtet sie nicht</translation>
    </message>
    <message>
        <source>the turn</source>
        <translation>der Zug</translation>
    </message>
    <message>
        <source>the turn of the picture beneath, {n}: it covers the whole scene</source>
        <translation>die Drehung des Bilds darunter, {n}: es bedeckt die ganze Szene</translation>
    </message>
    <message>
        <source>the turn of {unit} comes later</source>
        <translation>der Zug von {unit} kommt später</translation>
    </message>
    <message>
        <source>the unit has {many} models</source>
        <translation>die Einheit hat {many} Modelle</translation>
    </message>
    <message>
        <source>the unit would be out of coherency</source>
        <translation>die Einheit wäre außer Zusammenhalt</translation>
    </message>
    <message>
        <source>the unit would be out of coherency ({length})</source>
        <translation>die Einheit wäre außer Zusammenhalt ({length})</translation>
    </message>
    <message>
        <source>the units that were read come to {n} points, and the list is of {m}</source>
        <translation>die gelesenen Einheiten ergeben {n} Punkte, und die Liste hat {m}</translation>
    </message>
    <message>
        <source>the user stays</source>
        <translation>wer es einsetzt, bleibt</translation>
    </message>
    <message>
        <source>the way is blocked</source>
        <translation>der Weg ist versperrt</translation>
    </message>
    <message>
        <source>the way there is {far}, of {length}</source>
        <translation>der Weg dorthin misst {far}, von {length}</translation>
    </message>
    <message>
        <source>the weakest link is {name} to {other}, {what}</source>
        <translation>die schwächste Verbindung ist {name} zu {other}, {what}</translation>
    </message>
    <message>
        <source>the weapon has failed, and {perk} leaves nothing</source>
        <translation>die Waffe hat versagt, und {perk} lässt nichts übrig</translation>
    </message>
    <message>
        <source>the weapon is destroyed</source>
        <translation>die Waffe ist zerstört</translation>
    </message>
    <message>
        <source>the weapon is used again</source>
        <translation>die Waffe wird wieder eingesetzt</translation>
    </message>
    <message>
        <source>the weapon was used</source>
        <translation>die Waffe wurde eingesetzt</translation>
    </message>
    <message>
        <source>the weather of the scene: {what}</source>
        <translation>das Wetter der Szene: {what}</translation>
    </message>
    <message>
        <source>the whole action</source>
        <translation>die ganze Aktion</translation>
    </message>
    <message>
        <source>the whole roster</source>
        <translation>die ganze Armeeliste</translation>
    </message>
    <message>
        <source>the whole round</source>
        <translation>die ganze Runde</translation>
    </message>
    <message>
        <source>the whole side of the selected</source>
        <translation>der ganzen Seite des ausgewählten</translation>
    </message>
    <message>
        <source>the width of the picture beneath, {n}: it covers the whole scene</source>
        <translation>die Breite des Bilds darunter, {n}: es bedeckt die ganze Szene</translation>
    </message>
    <message>
        <source>the wielder sees neither it nor who is under it</source>
        <translation>der Träger sieht weder die Stelle noch die, die darunter sind</translation>
    </message>
    <message>
        <source>the wreck is gone</source>
        <translation>das Wrack ist fort</translation>
    </message>
    <message>
        <source>the zone, less what nobody can stand in</source>
        <translation>die Zone ohne das, worin niemand stehen kann</translation>
    </message>
    <message>
        <source>the {effect} ends after {n} of {m}</source>
        <translation>{effect} endet nach {n} von {m}</translation>
    </message>
    <message>
        <source>the {kind} edge of the table</source>
        <translation>der Tischrand ({kind})</translation>
    </message>
    <message>
        <source>the {name}</source>
        <translation>die {name}</translation>
    </message>
    <message>
        <source>the {name} for {other} failed</source>
        <translation>der {name} für {other} ist nicht bestanden</translation>
    </message>
    <message>
        <source>the {n} levels of the scene: all of them lie on one table</source>
        <translation>die {n} Ebenen der Szene: Alle liegen auf einem Tisch</translation>
    </message>
    <message>
        <source>the {n} of {what} has failed</source>
        <translation>die {n} bei {what} ist misslungen</translation>
    </message>
    <message>
        <source>then it goes where that looks best</source>
        <translation>dann geht es dorthin, wo das am besten aussieht</translation>
    </message>
    <message>
        <source>there are {n} left</source>
        <translation>{n} sind übrig</translation>
    </message>
    <message>
        <source>there is 1 left</source>
        <translation>1 ist übrig</translation>
    </message>
    <message>
        <source>there is no advice yet; ask for one, and wait until it is there</source>
        <translation>noch gibt es keinen Rat; um einen bitten und warten, bis er da ist</translation>
    </message>
    <message>
        <source>there is no area for the other token</source>
        <translation>es gibt kein Gebiet für den anderen Marker</translation>
    </message>
    <message>
        <source>there is no door {name}</source>
        <translation>es gibt keine Tür {name}</translation>
    </message>
    <message>
        <source>there is no place for an {marker}</source>
        <translation>für einen {marker} gibt es keinen Platz</translation>
    </message>
    <message>
        <source>there is no place for its template</source>
        <translation>für die Schablone gibt es keinen Platz</translation>
    </message>
    <message>
        <source>there is no room for it on the map</source>
        <translation>auf der Karte ist kein Platz dafür</translation>
    </message>
    <message>
        <source>there is no room for it: it stays off the table</source>
        <translation>dafür ist kein Platz: Es bleibt vom Tisch</translation>
    </message>
    <message>
        <source>there is no room for {n} of {m}</source>
        <translation>für {n} von {m} ist kein Platz</translation>
    </message>
    <message>
        <source>there is no room for {unit}</source>
        <translation>für {unit} ist kein Platz</translation>
    </message>
    <message>
        <source>there is no room for {unit} in the zone of {side}</source>
        <translation>für {unit} ist in der Zone von {side} kein Platz</translation>
    </message>
    <message>
        <source>there is no room for {unit}: it stays in reserve</source>
        <translation>für {unit} ist kein Platz: Sie bleibt in Reserve</translation>
    </message>
    <message>
        <source>there is no table; open one or lay a new one first</source>
        <translation>es gibt keinen Tisch; zuerst einen öffnen oder neu anlegen</translation>
    </message>
    <message>
        <source>there is no unit {name}</source>
        <translation>es gibt keine Einheit {name}</translation>
    </message>
    <message>
        <source>there is no way away from it</source>
        <translation>es gibt keinen Weg von ihr weg</translation>
    </message>
    <message>
        <source>there is nobody in the way of its beam</source>
        <translation>niemand ist im Weg des Strahls</translation>
    </message>
    <message>
        <source>there is nobody left to summon</source>
        <translation>niemand ist übrig, um beschworen zu werden</translation>
    </message>
    <message>
        <source>there is nobody to attack</source>
        <translation>es gibt niemanden anzugreifen</translation>
    </message>
    <message>
        <source>there is nobody to use it on</source>
        <translation>es gibt niemanden, auf den es wirken kann</translation>
    </message>
    <message>
        <source>there is nothing left to take back</source>
        <translation>es gibt nichts mehr zurückzunehmen</translation>
    </message>
    <message>
        <source>there is nothing to mend</source>
        <translation>es gibt nichts zu reparieren</translation>
    </message>
    <message>
        <source>there is nothing to purge</source>
        <translation>es gibt nichts zu reinigen</translation>
    </message>
    <message>
        <source>there is nothing to redo; nothing has been undone since the last change</source>
        <translation>es gibt nichts zu wiederholen; seit der letzten Änderung wurde nichts rückgängig gemacht</translation>
    </message>
    <message>
        <source>there is nothing to take back</source>
        <translation>es gibt nichts zurückzunehmen</translation>
    </message>
    <message>
        <source>there is nothing to throw</source>
        <translation>es gibt nichts zu werfen</translation>
    </message>
    <message>
        <source>there is nothing to undo</source>
        <translation>es gibt nichts rückgängig zu machen</translation>
    </message>
    <message>
        <source>there is nowhere to go to</source>
        <translation>es gibt keinen Ort, wohin es gehen kann</translation>
    </message>
    <message>
        <source>there is nowhere to jump to</source>
        <translation>es gibt keinen Ort, wohin es springen kann</translation>
    </message>
    <message>
        <source>there is nowhere to move to</source>
        <translation>es gibt keinen Ort, wohin es ziehen kann</translation>
    </message>
    <message>
        <source>there is nowhere to teleport to</source>
        <translation>es gibt keinen Ort, wohin es teleportieren kann</translation>
    </message>
    <message>
        <source>there is room for {n} HP; it has {m}</source>
        <translation>Platz ist für {n} HP; sie hat {m}</translation>
    </message>
    <message>
        <source>these models: in coherency, 1 model</source>
        <translation>diese Modelle: im Zusammenhalt, 1 Modell</translation>
    </message>
    <message>
        <source>these models: in coherency, {k} models</source>
        <translation>diese Modelle: im Zusammenhalt, {k} Modelle</translation>
    </message>
    <message>
        <source>these models: out of coherency, 1 group</source>
        <translation>diese Modelle: außer Zusammenhalt, 1 Gruppe</translation>
    </message>
    <message>
        <source>these models: out of coherency, {k} groups</source>
        <translation>diese Modelle: außer Zusammenhalt, {k} Gruppen</translation>
    </message>
    <message>
        <source>they tow each other</source>
        <translation>sie schleppen einander</translation>
    </message>
    <message>
        <source>they were clicked anticlockwise: take them back with Backspace, and click them clockwise</source>
        <translation>sie wurden gegen den Uhrzeigersinn angeklickt: mit der Rücktaste zurücknehmen und im Uhrzeigersinn anklicken</translation>
    </message>
    <message>
        <source>thing of OpenStreetMap that is nothing on a table: {quoted}</source>
        <translation>Ding von OpenStreetMap, das auf keinem Tisch liegt: {quoted}</translation>
    </message>
    <message>
        <source>this cannot be done while a battle is played</source>
        <translation>das geht nicht, während ein Gefecht gespielt wird</translation>
    </message>
    <message>
        <source>this is as far as it can go</source>
        <translation>weiter geht es nicht</translation>
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
        <source>this older program reads {version}, update it</source>
        <translation>dieses ältere Programm liest {version}, bitte aktualisieren</translation>
    </message>
    <message>
        <source>this outline fits the picture badly: check its size and the corners, or click nearer to the rim</source>
        <translation>dieser Umriss passt schlecht zum Bild: Größe und Ecken prüfen oder näher am Rand klicken</translation>
    </message>
    <message>
        <source>this turn</source>
        <translation>dieser Zug</translation>
    </message>
    <message>
        <source>those with the shields suffer first</source>
        <translation>die mit den Schilden leiden zuerst</translation>
    </message>
    <message>
        <source>those without a side</source>
        <translation>die ohne Seite</translation>
    </message>
    <message>
        <source>three feet square</source>
        <translation>drei mal drei Fuß</translation>
    </message>
    <message>
        <source>throw it with {weapon}</source>
        <translation>mit {weapon} werfen</translation>
    </message>
    <message>
        <source>throw of an Object in base contact</source>
        <translation>Wurf eines Object in Basekontakt</translation>
    </message>
    <message>
        <source>tied: roll again</source>
        <translation>Gleichstand: noch einmal</translation>
    </message>
    <message>
        <source>tile</source>
        <translation>Kachel</translation>
    </message>
    <message>
        <source>tile layer as a picture beneath</source>
        <translation>Kachelebene als Bild darunter</translation>
    </message>
    <message>
        <source>tile layer of a hexagonal map</source>
        <translation>Kachelebene einer Sechseckkarte</translation>
    </message>
    <message>
        <source>tile layer of a staggered map</source>
        <translation>Kachelebene einer versetzten Karte</translation>
    </message>
    <message>
        <source>tile layer of an isometric map</source>
        <translation>Kachelebene einer isometrischen Karte</translation>
    </message>
    <message>
        <source>tile layer without a kind</source>
        <translation>Kachelebene ohne Art</translation>
    </message>
    <message>
        <source>tile layer “{quoted}”: its data has too many tiles</source>
        <translation>Kachelebene „{quoted}“: die Daten haben zu viele Kacheln</translation>
    </message>
    <message>
        <source>tile layer “{quoted}”: its data has {n} tiles in place of {m} × {k}</source>
        <translation>Kachelebene „{quoted}“: die Daten haben {n} Kacheln anstelle von {m} × {k}</translation>
    </message>
    <message>
        <source>tile layer “{quoted}”: its data has {value}</source>
        <translation>Kachelebene „{quoted}“: die Daten haben {value}</translation>
    </message>
    <message>
        <source>tile layer “{quoted}”: its data is damaged</source>
        <translation>Kachelebene „{quoted}“: die Daten sind beschädigt</translation>
    </message>
    <message>
        <source>tile layer “{quoted}”: its data is packed as {value}</source>
        <translation>Kachelebene „{quoted}“: die Daten sind als {value} gepackt</translation>
    </message>
    <message>
        <source>tile layer “{quoted}”: its data is {value}</source>
        <translation>Kachelebene „{quoted}“: die Daten sind {value}</translation>
    </message>
    <message>
        <source>tile layer “{quoted}”: {n} loose pieces, at most {m} are laid</source>
        <translation>Kachelebene „{quoted}“: {n} lose Stücke, höchstens {m} werden gelegt</translation>
    </message>
    <message>
        <source>tilelayer, objectgroup, imagelayer or group</source>
        <translation>tilelayer, objectgroup, imagelayer oder group</translation>
    </message>
    <message>
        <source>time turns back to before {unit} acted: {why}</source>
        <translation>die Zeit geht zurück zu der Zeit, bevor {unit} an der Reihe war: {why}</translation>
    </message>
    <message>
        <source>to be set up</source>
        <translation>noch aufzustellen</translation>
    </message>
    <message>
        <source>to be summoned</source>
        <translation>noch herbeizurufen</translation>
    </message>
    <message>
        <source>to spare</source>
        <translation>Spielraum</translation>
    </message>
    <message>
        <source>token</source>
        <translation>Spielstein</translation>
    </message>
    <message>
        <source>too close</source>
        <translation>zu knapp</translation>
    </message>
    <message>
        <source>too close to call</source>
        <translation>zu knapp für ein Urteil</translation>
    </message>
    <message>
        <source>too close to call: {what}</source>
        <translation>zu knapp für ein Urteil: {what}</translation>
    </message>
    <message>
        <source>too far</source>
        <translation>zu weit</translation>
    </message>
    <message>
        <source>too few dice for a figure</source>
        <translation>zu wenige Würfel für eine Zahl</translation>
    </message>
    <message>
        <source>too heavy now</source>
        <translation>jetzt zu schwer</translation>
    </message>
    <message>
        <source>touched at its edge, not covered</source>
        <translation>am Rand berührt, nicht getroffen</translation>
    </message>
    <message>
        <source>touches {name}</source>
        <translation>berührt {name}</translation>
    </message>
    <message>
        <source>tournament layout</source>
        <translation>Turnieraufstellung</translation>
    </message>
    <message>
        <source>tournament, lying</source>
        <translation>Turnier, quer</translation>
    </message>
    <message>
        <source>tournament, upright</source>
        <translation>Turnier, hochkant</translation>
    </message>
    <message>
        <source>tower</source>
        <translation>Turm</translation>
    </message>
    <message>
        <source>transform of a style that cannot be worked out here</source>
        <translation>Transformation eines Stils, die hier nicht berechnet werden kann</translation>
    </message>
    <message>
        <source>trap</source>
        <translation>Falle</translation>
    </message>
    <message>
        <source>trench</source>
        <translation>Graben</translation>
    </message>
    <message>
        <source>true size</source>
        <translation>wahre Größe</translation>
    </message>
    <message>
        <source>turn</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>turn of {unit}</source>
        <translation>Zug von {unit}</translation>
    </message>
    <message>
        <source>turn {n}</source>
        <translation>Zug {n}</translation>
    </message>
    <message>
        <source>turn {n} begins</source>
        <translation>Zug {n} beginnt</translation>
    </message>
    <message>
        <source>turn {n} ends</source>
        <translation>Zug {n} endet</translation>
    </message>
    <message>
        <source>turn {n} ends, turn {m} begins</source>
        <translation>Zug {n} endet, Zug {m} beginnt</translation>
    </message>
    <message>
        <source>turn {n} of {m}</source>
        <translation>Zug {n} von {m}</translation>
    </message>
    <message>
        <source>turn {n}, {phase}</source>
        <translation>Zug {n}, {phase}</translation>
    </message>
    <message>
        <source>turn {n}, {phase}, {side} to act</source>
        <translation>Zug {n}, {phase}, {side} am Zug</translation>
    </message>
    <message>
        <source>turn {turn}</source>
        <translation>Zug {turn}</translation>
    </message>
    <message>
        <source>turns by at most {n}° after each {length}</source>
        <translation>dreht höchstens {n}° nach je {length}</translation>
    </message>
    <message>
        <source>turns to walk there</source>
        <translation>Züge, um hinzugehen</translation>
    </message>
    <message>
        <source>type and inches</source>
        <translation>Art und Zoll</translation>
    </message>
    <message>
        <source>unapplied {word}</source>
        <translation>nicht angewendet: {word}</translation>
    </message>
    <message>
        <source>unclosed token</source>
        <translation>nicht geschlossen</translation>
    </message>
    <message>
        <source>under any part of it</source>
        <translation>unter irgendeinem Teil davon</translation>
    </message>
    <message>
        <source>under its centre</source>
        <translation>unter der Mitte</translation>
    </message>
    <message>
        <source>under the {n}&quot; template: {names}</source>
        <translation>unter der {n}&quot;-Schablone: {names}</translation>
    </message>
    <message>
        <source>under the {n}&quot; template: {what}</source>
        <translation>unter der {n}&quot;-Schablone: {what}</translation>
    </message>
    <message>
        <source>undisplayed thing</source>
        <translation>nicht angezeigtes Ding</translation>
    </message>
    <message>
        <source>undo what Combat Damage does to its movement</source>
        <translation>aufheben, was Combat Damage mit der Bewegung macht</translation>
    </message>
    <message>
        <source>unit for {name}</source>
        <translation>Einheit für {name}</translation>
    </message>
    <message>
        <source>unit that takes {name}</source>
        <translation>Einheit, die {name} nimmt</translation>
    </message>
    <message>
        <source>unit that {unit} joins</source>
        <translation>Einheit, der sich {unit} anschließt</translation>
    </message>
    <message>
        <source>units that deploy after all others</source>
        <translation>Einheiten, die nach allen anderen aufstellen</translation>
    </message>
    <message>
        <source>unpacks to too much</source>
        <translation>ist ausgepackt zu groß</translation>
    </message>
    <message>
        <source>unterminated string starting at</source>
        <translation>nicht beendeter Text beginnt hier</translation>
    </message>
    <message>
        <source>until it expires</source>
        <translation>bis es endet</translation>
    </message>
    <message>
        <source>until the Effects Phase</source>
        <translation>bis zur Effects Phase</translation>
    </message>
    <message>
        <source>until the end of round {n}</source>
        <translation>bis zum Ende von Runde {n}</translation>
    </message>
    <message>
        <source>until the end of the action</source>
        <translation>bis zum Ende der Aktion</translation>
    </message>
    <message>
        <source>until the end of the phase</source>
        <translation>bis zum Ende der Phase</translation>
    </message>
    <message>
        <source>until the end of the phase {n}</source>
        <translation>bis zum Ende der Phase in Zug {n}</translation>
    </message>
    <message>
        <source>until the end of the round</source>
        <translation>bis zum Ende der Runde</translation>
    </message>
    <message>
        <source>until the end of the sequence</source>
        <translation>bis zum Ende der Abfolge</translation>
    </message>
    <message>
        <source>until the end of the step</source>
        <translation>bis zum Ende des Schritts</translation>
    </message>
    <message>
        <source>until the end of the turn</source>
        <translation>bis zum Ende des Zugs</translation>
    </message>
    <message>
        <source>until the end of the turn {n}</source>
        <translation>bis zum Ende von Zug {n}</translation>
    </message>
    <message>
        <source>until the end of this Turn</source>
        <translation>bis zum Ende dieses Zugs</translation>
    </message>
    <message>
        <source>until the end of this action</source>
        <translation>bis zum Ende dieser Aktion</translation>
    </message>
    <message>
        <source>until the end of this action of round {n}</source>
        <translation>bis zum Ende dieser Aktion in Runde {n}</translation>
    </message>
    <message>
        <source>until the end of this action of turn {n}</source>
        <translation>bis zum Ende dieser Aktion in Zug {n}</translation>
    </message>
    <message>
        <source>until the end of this phase</source>
        <translation>bis zum Ende dieser Phase</translation>
    </message>
    <message>
        <source>until the end of this phase of round {n}</source>
        <translation>bis zum Ende dieser Phase in Runde {n}</translation>
    </message>
    <message>
        <source>until the end of this phase of turn {n}</source>
        <translation>bis zum Ende dieser Phase in Zug {n}</translation>
    </message>
    <message>
        <source>until the end of this round</source>
        <translation>bis zum Ende dieser Runde</translation>
    </message>
    <message>
        <source>until the end of this sequence</source>
        <translation>bis zum Ende dieser Abfolge</translation>
    </message>
    <message>
        <source>until the end of this step</source>
        <translation>bis zum Ende dieses Schritts</translation>
    </message>
    <message>
        <source>until the end of this step of turn {n}</source>
        <translation>bis zum Ende dieses Schritts in Zug {n}</translation>
    </message>
    <message>
        <source>until the end of this turn</source>
        <translation>bis zum Ende dieses Zugs</translation>
    </message>
    <message>
        <source>until the end of this turn of round {n}</source>
        <translation>bis zum Ende dieses Zugs in Runde {n}</translation>
    </message>
    <message>
        <source>until the end of turn {n}</source>
        <translation>bis zum Ende von Zug {n}</translation>
    </message>
    <message>
        <source>unusable value of “{quoted}”</source>
        <translation>unbrauchbarer Wert von „{quoted}“</translation>
    </message>
    <message>
        <source>up to {n} %</source>
        <translation>bis zu {n} %</translation>
    </message>
    <message>
        <source>use of something that is not in the file</source>
        <translation>Verweis auf etwas, das nicht in der Datei ist</translation>
    </message>
    <message>
        <source>use {item} of {unit} now</source>
        <translation>{item} von {unit} jetzt einsetzen</translation>
    </message>
    <message>
        <source>use {perk}</source>
        <translation>{perk} einsetzen</translation>
    </message>
    <message>
        <source>use {perk} now</source>
        <translation>{perk} jetzt einsetzen</translation>
    </message>
    <message>
        <source>use {weapon}</source>
        <translation>{weapon} einsetzen</translation>
    </message>
    <message>
        <source>used</source>
        <translation>verbraucht</translation>
    </message>
    <message>
        <source>uses {weapon}</source>
        <translation>setzt {weapon} ein</translation>
    </message>
    <message>
        <source>usual</source>
        <translation>üblich</translation>
    </message>
    <message>
        <source>version</source>
        <translation>Version</translation>
    </message>
    <message>
        <source>veteran</source>
        <translation>Veteran</translation>
    </message>
    <message>
        <source>victory</source>
        <translation>Sieg</translation>
    </message>
    <message>
        <source>victory for {side}</source>
        <translation>Sieg für {side}</translation>
    </message>
    <message>
        <source>wait in reserve</source>
        <translation>in Reserve warten</translation>
    </message>
    <message>
        <source>wait in reserve for a perk that deploys it</source>
        <translation>in Reserve auf einen Perk warten, der aufstellt</translation>
    </message>
    <message>
        <source>waits for a push</source>
        <translation>wartet auf einen Stoß</translation>
    </message>
    <message>
        <source>waits in reserve</source>
        <translation>wartet in Reserve</translation>
    </message>
    <message>
        <source>wall</source>
        <translation>Mauer</translation>
    </message>
    <message>
        <source>wall that stops light or sound otherwise than sight: as it does sight</source>
        <translation>Mauer, die Licht oder Schall anders aufhält als Sicht: so wie Sicht</translation>
    </message>
    <message>
        <source>wall that stops neither sight nor movement</source>
        <translation>Mauer, die weder Sicht noch Bewegung aufhält</translation>
    </message>
    <message>
        <source>wall without a length</source>
        <translation>Mauer ohne Länge</translation>
    </message>
    <message>
        <source>walls</source>
        <translation>Mauern</translation>
    </message>
    <message>
        <source>was not saved ({why})</source>
        <translation>wurde nicht gespeichert ({why})</translation>
    </message>
    <message>
        <source>was not saved: it {why}</source>
        <translation>wurde nicht gespeichert: sie {why}</translation>
    </message>
    <message>
        <source>water</source>
        <translation>Wasser</translation>
    </message>
    <message>
        <source>way without all of its nodes</source>
        <translation>Weg ohne alle seine Knoten</translation>
    </message>
    <message>
        <source>way without its nodes</source>
        <translation>Weg ohne seine Knoten</translation>
    </message>
    <message>
        <source>weapon of {unit} that breaks</source>
        <translation>Waffe von {unit}, die zerbricht</translation>
    </message>
    <message>
        <source>weapon that cannot be used</source>
        <translation>Waffe, die nicht eingesetzt werden kann</translation>
    </message>
    <message>
        <source>weapon that strikes {unit}</source>
        <translation>Waffe, die {unit} trifft</translation>
    </message>
    <message>
        <source>weapon to mend</source>
        <translation>Waffe, die repariert wird</translation>
    </message>
    <message>
        <source>what are the tiles of the layer &apos;{word}&apos;</source>
        <translation>was sind die Kacheln der Ebene &apos;{word}&apos;</translation>
    </message>
    <message>
        <source>what are the tiles painted with &apos;{word}&apos;</source>
        <translation>was sind die Kacheln, die mit &apos;{word}&apos; bemalt sind</translation>
    </message>
    <message>
        <source>what base has a model of which no base is told</source>
        <translation>welche Base hat ein Modell, von dem keine genannt ist</translation>
    </message>
    <message>
        <source>what comes of it depends on what is answered</source>
        <translation>was daraus wird, hängt von den Antworten ab</translation>
    </message>
    <message>
        <source>what dangerous terrain does</source>
        <translation>was gefährliches Gelände tut</translation>
    </message>
    <message>
        <source>what if: no move of one of them within {length} would turn that</source>
        <translation>Was wäre wenn: Keine Bewegung eines der beiden innerhalb von {length} würde das wenden</translation>
    </message>
    <message>
        <source>what if: none of these could turn it alone</source>
        <translation>Was wäre wenn: Keines davon könnte es allein wenden</translation>
    </message>
    <message>
        <source>what if: still being sought</source>
        <translation>Was wäre wenn: wird noch gesucht</translation>
    </message>
    <message>
        <source>what if: {what} would turn it</source>
        <translation>Was wäre wenn: {what} würde es wenden</translation>
    </message>
    <message>
        <source>what is tile {word}</source>
        <translation>was ist die Kachel {word}</translation>
    </message>
    <message>
        <source>what it says cannot be read ({quoted})</source>
        <translation>was es sagt, ist nicht zu lesen ({quoted})</translation>
    </message>
    <message>
        <source>what names the dice</source>
        <translation>was die Würfel festlegt</translation>
    </message>
    <message>
        <source>what to mend on {unit}</source>
        <translation>was an {unit} repariert wird</translation>
    </message>
    <message>
        <source>what was put off hurts no enemy</source>
        <translation>was aufgeschoben wurde, verletzt keinen Feind</translation>
    </message>
    <message>
        <source>what {unit} gains</source>
        <translation>was {unit} erhält</translation>
    </message>
    <message>
        <source>where the template of {weapon} goes</source>
        <translation>wohin die Schablone von {weapon} kommt</translation>
    </message>
    <message>
        <source>where {unit} appears</source>
        <translation>wo {unit} erscheint</translation>
    </message>
    <message>
        <source>where {unit} comes</source>
        <translation>wohin {unit} kommt</translation>
    </message>
    <message>
        <source>where {unit} comes back</source>
        <translation>wo {unit} zurückkehrt</translation>
    </message>
    <message>
        <source>where {unit} comes down</source>
        <translation>wo {unit} landet</translation>
    </message>
    <message>
        <source>where {unit} starts</source>
        <translation>wo {unit} beginnt</translation>
    </message>
    <message>
        <source>whether {name} and {other} hang together is {what}</source>
        <translation>ob {name} und {other} zusammenhängen, ist {what}</translation>
    </message>
    <message>
        <source>which Minions to command</source>
        <translation>welche Minions den Befehl erhalten</translation>
    </message>
    <message>
        <source>which effect on {unit} rolls first</source>
        <translation>für welchen Effekt auf {unit} zuerst gewürfelt wird</translation>
    </message>
    <message>
        <source>which is {what}</source>
        <translation>welches {what} ist</translation>
    </message>
    <message>
        <source>which it answers</source>
        <translation>worauf sie antwortet</translation>
    </message>
    <message>
        <source>which it is used on</source>
        <translation>worauf es eingesetzt wird</translation>
    </message>
    <message>
        <source>which layout</source>
        <translation>welche Auslegung</translation>
    </message>
    <message>
        <source>which models does {word} have</source>
        <translation>welche Modelle hat {word}</translation>
    </message>
    <message>
        <source>which passes</source>
        <translation>welches besteht</translation>
    </message>
    <message>
        <source>which side is this army</source>
        <translation>welche Seite ist diese Armee</translation>
    </message>
    <message>
        <source>who bears it in place of {unit}</source>
        <translation>wer es statt {unit} erträgt</translation>
    </message>
    <message>
        <source>who begins</source>
        <translation>wer beginnt</translation>
    </message>
    <message>
        <source>who deploys first</source>
        <translation>wer zuerst aufstellt</translation>
    </message>
    <message>
        <source>who is executed</source>
        <translation>wer hingerichtet wird</translation>
    </message>
    <message>
        <source>who is in the way: {names}</source>
        <translation>wer im Weg ist: {names}</translation>
    </message>
    <message>
        <source>who of {unit} is executed</source>
        <translation>wer von {unit} hingerichtet wird</translation>
    </message>
    <message>
        <source>who picks up {name}</source>
        <translation>wer {name} aufnimmt</translation>
    </message>
    <message>
        <source>who suffers {n} dice, in order</source>
        <translation>wer {n} Würfel abbekommt, der Reihe nach</translation>
    </message>
    <message>
        <source>who takes a turn at once</source>
        <translation>wer sofort einen Zug hat</translation>
    </message>
    <message>
        <source>who takes {weapon} instead</source>
        <translation>wer {weapon} stattdessen abbekommt</translation>
    </message>
    <message>
        <source>who uses {weapon}</source>
        <translation>wer {weapon} einsetzt</translation>
    </message>
    <message>
        <source>whoever alone has units left wins; points break no tie</source>
        <translation>es gewinnt, wer allein noch Einheiten hat; Punkte entscheiden keinen Gleichstand</translation>
    </message>
    <message>
        <source>whoever laid it is gone</source>
        <translation>wer es gelegt hat, ist fort</translation>
    </message>
    <message>
        <source>whoever took it over is gone</source>
        <translation>wer sie übernahm, ist fort</translation>
    </message>
    <message>
        <source>wholly covered</source>
        <translation>ganz getroffen</translation>
    </message>
    <message>
        <source>wholly covered, {length} inside</source>
        <translation>ganz getroffen, {length} innen</translation>
    </message>
    <message>
        <source>wholly covers 1 model</source>
        <translation>trifft 1 Modell ganz</translation>
    </message>
    <message>
        <source>wholly covers {k} models</source>
        <translation>trifft {k} Modelle ganz</translation>
    </message>
    <message>
        <source>whom it strikes instead</source>
        <translation>wen es stattdessen trifft</translation>
    </message>
    <message>
        <source>width of a line that stays the same on the screen: it grows with the drawing</source>
        <translation>Breite einer Linie, die am Schirm gleich bleibt: Sie wächst mit der Zeichnung</translation>
    </message>
    <message>
        <source>window</source>
        <translation>Fenster</translation>
    </message>
    <message>
        <source>window without a length</source>
        <translation>Fenster ohne Länge</translation>
    </message>
    <message>
        <source>with 1 calibration frame</source>
        <translation>mit 1 Passrahmen</translation>
    </message>
    <message>
        <source>with 1 straight side</source>
        <translation>mit 1 geraden Seite</translation>
    </message>
    <message>
        <source>with {n} calibration frames</source>
        <translation>mit {n} Passrahmen</translation>
    </message>
    <message>
        <source>with {n} straight sides</source>
        <translation>mit {n} geraden Seiten</translation>
    </message>
    <message>
        <source>within a cloud: concealed</source>
        <translation>in einer Wolke: verborgen</translation>
    </message>
    <message>
        <source>within {length}</source>
        <translation>innerhalb von {length}</translation>
    </message>
    <message>
        <source>wood</source>
        <translation>Wald</translation>
    </message>
    <message>
        <source>working out the heat map</source>
        <translation>die Wärmekarte wird berechnet</translation>
    </message>
    <message>
        <source>working out who sees what</source>
        <translation>es wird berechnet, wer was sieht</translation>
    </message>
    <message>
        <source>working out who sees what … {n} %</source>
        <translation>es wird berechnet, wer was sieht … {n} %</translation>
    </message>
    <message>
        <source>worth of models</source>
        <translation>Wert der Modelle</translation>
    </message>
    <message>
        <source>worth {n} points now, {m} at full strength</source>
        <translation>jetzt {n} Punkte wert, {m} bei voller Stärke</translation>
    </message>
    <message>
        <source>would break without {names} (ringed)</source>
        <translation>zerfiele ohne {names} (umringt)</translation>
    </message>
    <message>
        <source>would break without {names} and {n} more (ringed)</source>
        <translation>zerfiele ohne {names} und {n} weitere (umringt)</translation>
    </message>
    <message>
        <source>wreck</source>
        <translation>Wrack</translation>
    </message>
    <message>
        <source>write -{low} to {high}, in percent</source>
        <translation>-{low} bis {high} schreiben, in Prozent</translation>
    </message>
    <message>
        <source>write a letter and its meaning in turn: R ruin:5  ^ hill:2</source>
        <translation>abwechselnd einen Buchstaben und seine Bedeutung schreiben: R ruin:5  ^ hill:2</translation>
    </message>
    <message>
        <source>write a line for each unit below the names of the columns</source>
        <translation>unter den Spaltennamen je Einheit eine Zeile schreiben</translation>
    </message>
    <message>
        <source>write a name that nothing else here has</source>
        <translation>einen Namen schreiben, den hier sonst nichts hat</translation>
    </message>
    <message>
        <source>write a number from {low} to {high}</source>
        <translation>eine Zahl von {low} bis {high} schreiben</translation>
    </message>
    <message>
        <source>write an ordinary number</source>
        <translation>eine gewöhnliche Zahl schreiben</translation>
    </message>
    <message>
        <source>write each unit of a list with its price, such as 10x Guard (180 pts), or each with its number, such as 10x Guard; of a map of letters, say what they mean, such as # = wall</source>
        <translation>jede Einheit einer Liste mit ihrem Preis schreiben, etwa 10x Guard (180 pts), oder jede mit ihrer Anzahl, etwa 10x Guard; bei einer Karte aus Buchstaben sagen, was sie bedeuten, etwa # = wall</translation>
    </message>
    <message>
        <source>write how many before each unit, such as 1x Captain</source>
        <translation>vor jede Einheit die Anzahl schreiben, etwa 1x Captain</translation>
    </message>
    <message>
        <source>write how the piece shall be called</source>
        <translation>schreiben, wie das Stück heißen soll</translation>
    </message>
    <message>
        <source>write it like 3.25, 1 1/4 or 75 mm</source>
        <translation>schreiben wie 3.25, 1 1/4 oder 75 mm</translation>
    </message>
    <message>
        <source>write it like 44x60 in; cell 2 in</source>
        <translation>schreiben wie 44x60 in; cell 2 in</translation>
    </message>
    <message>
        <source>write it once</source>
        <translation>nur einmal schreiben</translation>
    </message>
    <message>
        <source>write its diameter as {quoted}</source>
        <translation>den Durchmesser als {quoted} schreiben</translation>
    </message>
    <message>
        <source>write its name under {what}</source>
        <translation>den Namen unter {what} schreiben</translation>
    </message>
    <message>
        <source>write pts behind each price, such as 10x Guard - 180 pts</source>
        <translation>hinter jeden Preis pts schreiben, etwa 10x Guard - 180 pts</translation>
    </message>
    <message>
        <source>write the character itself or both halves of its escape</source>
        <translation>das Zeichen selbst schreiben oder beide Hälften seiner Umschreibung</translation>
    </message>
    <message>
        <source>x</source>
        <translation>x</translation>
    </message>
    <message>
        <source>x and y: bottom left corner of the box</source>
        <translation>x und y: Ecke unten links des Rahmens</translation>
    </message>
    <message>
        <source>x and y: bottom right corner of the box</source>
        <translation>x und y: Ecke unten rechts des Rahmens</translation>
    </message>
    <message>
        <source>x and y: centre</source>
        <translation>x und y: Mittelpunkt</translation>
    </message>
    <message>
        <source>x and y: centre of each</source>
        <translation>x und y: jeweils der Mittelpunkt</translation>
    </message>
    <message>
        <source>x and y: centroid of its area</source>
        <translation>x und y: Schwerpunkt seiner Fläche</translation>
    </message>
    <message>
        <source>x and y: middle of its line</source>
        <translation>x und y: Mitte seiner Linie</translation>
    </message>
    <message>
        <source>x and y: place</source>
        <translation>x und y: Ort</translation>
    </message>
    <message>
        <source>x and y: top left corner of the box</source>
        <translation>x und y: Ecke oben links des Rahmens</translation>
    </message>
    <message>
        <source>x and y: top right corner of the box</source>
        <translation>x und y: Ecke oben rechts des Rahmens</translation>
    </message>
    <message>
        <source>y</source>
        <translation>y</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>you are looking back; End returns to the game</source>
        <translation>Sie schauen zurück; End kehrt ins Spiel zurück</translation>
    </message>
    <message>
        <source>you will be asked for: {what}. The first lawful answer is counted here</source>
        <translation>gefragt wird nach: {what}. Hier zählt die erste erlaubte Antwort</translation>
    </message>
    <message>
        <source>your answer</source>
        <translation>Ihrer Antwort</translation>
    </message>
    <message>
        <source>zone</source>
        <translation>Zone</translation>
    </message>
    <message>
        <source>zone that {unit} comes into</source>
        <translation>Zone, in die {unit} kommt</translation>
    </message>
    <message>
        <source>zone {n} of {word}: its shape “{quoted}” is not known</source>
        <translation>Zone {n} von {word}: die Form „{quoted}“ ist nicht bekannt</translation>
    </message>
    <message>
        <source>{advice}: {level}</source>
        <translation>{advice}: {level}</translation>
    </message>
    <message>
        <source>{area} holds more than it can: {what}</source>
        <translation>{area} enthält mehr, als hineinpasst: {what}</translation>
    </message>
    <message>
        <source>{area} is {full}</source>
        <translation>{area} ist {full}</translation>
    </message>
    <message>
        <source>{area} sq in</source>
        <translation>{area} Zoll²</translation>
    </message>
    <message>
        <source>{asked} · Ctrl+Z takes an answer back, Esc drops it</source>
        <translation>{asked} · Ctrl+Z nimmt eine Antwort zurück, Esc lässt es</translation>
    </message>
    <message>
        <source>{asked} · move lines up and down, Enter takes the order</source>
        <translation>{asked} · Zeilen auf und ab bewegen, Enter nimmt die Reihenfolge</translation>
    </message>
    <message>
        <source>{base} at {length} (±{far})</source>
        <translation>{base} bei {length} (±{far})</translation>
    </message>
    <message>
        <source>{base} at {length} (±{far}), an edge not seen</source>
        <translation>{base} bei {length} (±{far}), eine Kante nicht zu sehen</translation>
    </message>
    <message>
        <source>{base} at {length} (±{far}), fits badly</source>
        <translation>{base} bei {length} (±{far}), passt schlecht</translation>
    </message>
    <message>
        <source>{base} at {length} (±{far}), fits badly, an edge not seen</source>
        <translation>{base} bei {length} (±{far}), passt schlecht, eine Kante nicht zu sehen</translation>
    </message>
    <message>
        <source>{before} is {file} now</source>
        <translation>{before} heißt jetzt {file}</translation>
    </message>
    <message>
        <source>{book} is {value}; it must be {what} in this battle</source>
        <translation>{book} ist {value}; in diesem Gefecht muss es {what} sein</translation>
    </message>
    <message>
        <source>{card}: moves {move}, reaches {reach}</source>
        <translation>{card}: bewegt sich {move}, reicht {reach}</translation>
    </message>
    <message>
        <source>{chance} (between {low} and {high} %; {n} trials)</source>
        <translation>{chance} (zwischen {low} und {high} %; {n} Versuche)</translation>
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
        <source>{command} comes with {keys}. Press another in the field above</source>
        <translation>{command} kommt mit {keys}. Im Feld darüber eine andere drücken</translation>
    </message>
    <message>
        <source>{command} takes {many} numbers</source>
        <translation>{command} nimmt {many} Zahlen</translation>
    </message>
    <message>
        <source>{count} better for {side}</source>
        <translation>{count} besser für {side}</translation>
    </message>
    <message>
        <source>{count} stand there</source>
        <translation>{count} Modelle stehen dort</translation>
    </message>
    <message>
        <source>{dice} inches in {what}</source>
        <translation>{dice} Zoll in {what}</translation>
    </message>
    <message>
        <source>{differing} of {all} figures differ between {sides}: {first}, {other}</source>
        <translation>{differing} von {all} Zahlen unterscheiden {sides}: {first}, {other}</translation>
    </message>
    <message>
        <source>{done} of {count} typed</source>
        <translation>{done} von {count} eingegeben</translation>
    </message>
    <message>
        <source>{door} is closed, but bars nobody who moves and sees by areas: draw a barrier along it</source>
        <translation>{door} ist geschlossen, versperrt aber nach Gebieten weder Bewegung noch Sicht: ein Hindernis daran entlang zeichnen</translation>
    </message>
    <message>
        <source>{door} is open, but the barrier along it still bars who moves and sees by areas: take that away there</source>
        <translation>{door} ist offen, aber das Hindernis daran versperrt noch Bewegung und Sicht nach Gebieten: dort wegnehmen</translation>
    </message>
    <message>
        <source>{door} opens no way: {piece} goes on behind it</source>
        <translation>{door} öffnet keinen Weg: {piece} geht dahinter weiter</translation>
    </message>
    <message>
        <source>{effects}, {left} left out</source>
        <translation>{effects}, {left} ausgelassen</translation>
    </message>
    <message>
        <source>{effect} comes about</source>
        <translation>{effect} tritt ein</translation>
    </message>
    <message>
        <source>{effect} does not stack</source>
        <translation>{effect} ist nicht kumulativ</translation>
    </message>
    <message>
        <source>{effect} does not take: {why}</source>
        <translation>{effect} wirkt nicht: {why}</translation>
    </message>
    <message>
        <source>{effect} does nothing for Minions</source>
        <translation>{effect} bewirkt bei Minions nichts</translation>
    </message>
    <message>
        <source>{effect} does nothing to Enemies</source>
        <translation>{effect} bewirkt bei Enemies nichts</translation>
    </message>
    <message>
        <source>{effect} does nothing: it is immune</source>
        <translation>{effect} bewirkt nichts: immun dagegen</translation>
    </message>
    <message>
        <source>{effect} does nothing: {why}</source>
        <translation>{effect} bewirkt nichts: {why}</translation>
    </message>
    <message>
        <source>{effect} gains nothing more</source>
        <translation>{effect} bringt nichts weiter</translation>
    </message>
    <message>
        <source>{effect} is on it already: only one of each kind</source>
        <translation>{effect} liegt schon darauf: nur eines jeder Art</translation>
    </message>
    <message>
        <source>{effect} of {holder}, up to {length}</source>
        <translation>{effect} von {holder}, bis zu {length}</translation>
    </message>
    <message>
        <source>{effect} on {unit}</source>
        <translation>{effect} auf {unit}</translation>
    </message>
    <message>
        <source>{effect} on {unit}, until the end of the action</source>
        <translation>{effect} auf {unit}, bis zum Ende der Aktion</translation>
    </message>
    <message>
        <source>{effect} on {unit}, until the end of the phase</source>
        <translation>{effect} auf {unit}, bis zum Ende der Phase</translation>
    </message>
    <message>
        <source>{effect} on {unit}, until the end of the step</source>
        <translation>{effect} auf {unit}, bis zum Ende des Schritts</translation>
    </message>
    <message>
        <source>{effect} on {unit}, until the end of the turn</source>
        <translation>{effect} auf {unit}, bis zum Ende des Zugs</translation>
    </message>
    <message>
        <source>{effect} scores nothing: {why}</source>
        <translation>{effect} bringt keine Siegpunkte: {why}</translation>
    </message>
    <message>
        <source>{effect}, until the end of the action</source>
        <translation>{effect}, bis zum Ende der Aktion</translation>
    </message>
    <message>
        <source>{effect}, until the end of the activation</source>
        <translation>{effect}, bis zum Ende der Aktivierung</translation>
    </message>
    <message>
        <source>{effect}, until the end of the phase</source>
        <translation>{effect}, bis zum Ende der Phase</translation>
    </message>
    <message>
        <source>{effect}, until the end of the round</source>
        <translation>{effect}, bis zum Ende der Runde</translation>
    </message>
    <message>
        <source>{effect}, until the end of the sequence</source>
        <translation>{effect}, bis zum Ende der Sequenz</translation>
    </message>
    <message>
        <source>{effect}, until the end of the step</source>
        <translation>{effect}, bis zum Ende des Schritts</translation>
    </message>
    <message>
        <source>{effect}, until the end of the turn</source>
        <translation>{effect}, bis zum Ende des Zugs</translation>
    </message>
    <message>
        <source>{effect}, until the end of the {span}</source>
        <translation>{effect}, bis zum Ende: {span}</translation>
    </message>
    <message>
        <source>{effect}: there is no room</source>
        <translation>{effect}: kein Platz</translation>
    </message>
    <message>
        <source>{effect}: {unit} on {foe}</source>
        <translation>{effect}: {unit} auf {foe}</translation>
    </message>
    <message>
        <source>{face} is no face of these dice; they show {least} to {most}</source>
        <translation>{face} gibt es auf diesen Würfeln nicht; sie zeigen {least} bis {most}</translation>
    </message>
    <message>
        <source>{faults} to put right</source>
        <translation>{faults} zu berichtigen</translation>
    </message>
    <message>
        <source>{fault}; a move is written like {ids}</source>
        <translation>{fault}; eine Bewegung wird so geschrieben: {ids}</translation>
    </message>
    <message>
        <source>{fault}; write it like {examples}</source>
        <translation>{fault}; etwa so schreiben: {examples}</translation>
    </message>
    <message>
        <source>{file} cannot be written, so what you set is forgotten at the next start; make room there, or let the program write there</source>
        <translation>In {file} lässt sich nicht schreiben, also ist Eingestelltes beim nächsten Start vergessen; dort Platz schaffen oder das Programm dort schreiben lassen</translation>
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
        <source>{first} and {other}</source>
        <translation>{first} und {other}</translation>
    </message>
    <message>
        <source>{first} and {other} lie on each other, alike</source>
        <translation>{first} und {other} liegen genau gleich aufeinander</translation>
    </message>
    <message>
        <source>{first} and {other} overlap by {depth}</source>
        <translation>{first} und {other} überlappen sich um {depth}</translation>
    </message>
    <message>
        <source>{first} and {second}: {gap}</source>
        <translation>{first} und {second}: {gap}</translation>
    </message>
    <message>
        <source>{first} or {other}</source>
        <translation>{first} oder {other}</translation>
    </message>
    <message>
        <source>{folder} cannot be written ({reason}). You can work and save your files, but a crash would lose what is not saved: free the folder and start again.</source>
        <translation>In {folder} lässt sich nicht schreiben ({reason}). Arbeiten und Dateien speichern geht, aber bei einem Absturz ginge Ungespeichertes verloren: den Ordner freigeben und neu starten.</translation>
    </message>
    <message>
        <source>{folder} holds more than {most} files; the others are not listed</source>
        <translation>{folder} enthält mehr als {most} Dateien; die übrigen sind nicht aufgeführt</translation>
    </message>
    <message>
        <source>{folder} – not there any more</source>
        <translation>{folder} – nicht mehr da</translation>
    </message>
    <message>
        <source>{game} lays no templates. {what}</source>
        <translation>{game} legt keine Schablonen. {what}</translation>
    </message>
    <message>
        <source>{game}. {about}{sides}, on {size}</source>
        <translation>{game}. {about}{sides}, auf {size}</translation>
    </message>
    <message>
        <source>{health} in doing it</source>
        <translation>{health} dabei</translation>
    </message>
    <message>
        <source>{health} of its models: {rows}</source>
        <translation>{health} ihrer Modelle: {rows}</translation>
    </message>
    <message>
        <source>{holder}, {name}: {why}</source>
        <translation>{holder}, {name}: {why}</translation>
    </message>
    <message>
        <source>{how} of {holder} now</source>
        <translation>{how} von {holder} jetzt</translation>
    </message>
    <message>
        <source>{how} of {holder} once more</source>
        <translation>{how} von {holder} noch einmal</translation>
    </message>
    <message>
        <source>{how} of {holder}, up to {length}</source>
        <translation>{how} von {holder}, bis zu {length}</translation>
    </message>
    <message>
        <source>{how} of {holder}, up to {length} from its transport</source>
        <translation>{how} von {holder}, bis zu {length} von ihrem Transporter</translation>
    </message>
    <message>
        <source>{how} of {holder}, up to {length} from {other}</source>
        <translation>{how} von {holder}, bis zu {length} von {other}</translation>
    </message>
    <message>
        <source>{how}: where the first model of {unit} goes, up to {length}</source>
        <translation>{how}: wohin das erste Modell von {unit} geht, bis zu {length}</translation>
    </message>
    <message>
        <source>{hp} of {full}</source>
        <translation>{hp} von {full}</translation>
    </message>
    <message numerus="yes">
        <source>{key} belongs to {commands} and {n} more, and would be taken from there</source>
        <translation>
            <numerusform>{key} gehört zu {commands} und {n} weiterem und würde von dort weggenommen</numerusform>
            <numerusform>{key} gehört zu {commands} und {n} weiteren und würde von dort weggenommen</numerusform>
        </translation>
    </message>
    <message>
        <source>{key} belongs to {commands}, and would be taken from there</source>
        <translation>{key} gehört zu {commands} und würde von dort weggenommen</translation>
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
        <source>{key} is free</source>
        <translation>{key} ist frei</translation>
    </message>
    <message>
        <source>{kind} objective</source>
        <translation>Missionsziel ({kind})</translation>
    </message>
    <message>
        <source>{kind} objective, rerolled</source>
        <translation>Missionsziel ({kind}), wiederholt</translation>
    </message>
    <message>
        <source>{kind} objective: {what}</source>
        <translation>Missionsziel ({kind}): {what}</translation>
    </message>
    <message>
        <source>{kind} of {unit}</source>
        <translation>{kind} der Einheit {unit}</translation>
    </message>
    <message>
        <source>{kind} of {unit} does not count: {why}</source>
        <translation>{kind} von {unit} zählt nicht: {why}</translation>
    </message>
    <message>
        <source>{kind} save {needed}</source>
        <translation>Rettungswurf ({kind}) {needed}</translation>
    </message>
    <message>
        <source>{k} areas</source>
        <translation>{k} Gebiete</translation>
    </message>
    <message>
        <source>{k} areas, 1 model in them</source>
        <translation>{k} Gebiete, darin 1 Modell</translation>
    </message>
    <message>
        <source>{k} areas, {n} models in them</source>
        <translation>{k} Gebiete, darin {n} Modelle</translation>
    </message>
    <message>
        <source>{k} borders</source>
        <translation>{k} Grenzen</translation>
    </message>
    <message>
        <source>{k} entry edges</source>
        <translation>{k} Eintrittskanten</translation>
    </message>
    <message>
        <source>{k} lights</source>
        <translation>{k} Lichter</translation>
    </message>
    <message>
        <source>{k} models</source>
        <translation>{k} Modelle</translation>
    </message>
    <message>
        <source>{k} models covered, none of them wholly</source>
        <translation>{k} Modelle getroffen, keines davon ganz</translation>
    </message>
    <message>
        <source>{k} models: {what} brings them back to {other}</source>
        <translation>{k} Modelle: {what} bringt sie zurück zu {other}</translation>
    </message>
    <message>
        <source>{k} notes</source>
        <translation>{k} Notizen</translation>
    </message>
    <message>
        <source>{k} objectives</source>
        <translation>{k} Missionsziele</translation>
    </message>
    <message>
        <source>{k} pieces of terrain</source>
        <translation>{k} Geländestücke</translation>
    </message>
    <message>
        <source>{k} pieces: {what}</source>
        <translation>{k} Stücke: {what}</translation>
    </message>
    <message>
        <source>{k} templates</source>
        <translation>{k} Schablonen</translation>
    </message>
    <message>
        <source>{k} zones</source>
        <translation>{k} Zonen</translation>
    </message>
    <message>
        <source>{left} of {all} units</source>
        <translation>{left} von {all} Einheiten</translation>
    </message>
    <message>
        <source>{left} of {count} models left</source>
        <translation>{left} von {count} Modellen übrig</translation>
    </message>
    <message>
        <source>{length} above the table</source>
        <translation>{length} über dem Tisch</translation>
    </message>
    <message>
        <source>{length} apart in height</source>
        <translation>{length} Höhenunterschied</translation>
    </message>
    <message>
        <source>{length} apart, ±{far} (95 in 100)</source>
        <translation>{length} auseinander, ±{far} (95 von 100)</translation>
    </message>
    <message>
        <source>{length} apart, ±{far} (95 in 100), but both fit badly</source>
        <translation>{length} auseinander, ±{far} (95 von 100), aber beide passen schlecht</translation>
    </message>
    <message>
        <source>{length} apart, ±{far} (95 in 100), but one fits badly</source>
        <translation>{length} auseinander, ±{far} (95 von 100), aber eine passt schlecht</translation>
    </message>
    <message>
        <source>{length} at {bearing}</source>
        <translation>{length} bei {bearing}</translation>
    </message>
    <message>
        <source>{length} at {bearing}°</source>
        <translation>{length} bei {bearing}°</translation>
    </message>
    <message>
        <source>{length} at {n}°</source>
        <translation>{length} in Richtung {n}°</translation>
    </message>
    <message>
        <source>{length} away, and it reaches {far}</source>
        <translation>{length} entfernt, und es reicht {far} weit</translation>
    </message>
    <message>
        <source>{length} away, and it reaches {reach}</source>
        <translation>{length} entfernt, und sie reicht {reach} weit</translation>
    </message>
    <message>
        <source>{length} away, and its template lies within {reach}</source>
        <translation>{length} entfernt, und ihre Schablone liegt innerhalb von {reach}</translation>
    </message>
    <message>
        <source>{length} down</source>
        <translation>{length} hinunter</translation>
    </message>
    <message>
        <source>{length} farther</source>
        <translation>{length} weiter</translation>
    </message>
    <message>
        <source>{length} from {name}</source>
        <translation>{length} von {name}</translation>
    </message>
    <message>
        <source>{length} high</source>
        <translation>{length} hoch</translation>
    </message>
    <message>
        <source>{length} of the push is left</source>
        <translation>{length} des Stoßes sind übrig</translation>
    </message>
    <message>
        <source>{length} of the {far} are left</source>
        <translation>{length} von {far} sind übrig</translation>
    </message>
    <message>
        <source>{length} short of wholly</source>
        <translation>{length} zu wenig für ganz</translation>
    </message>
    <message>
        <source>{length} to spare</source>
        <translation>{length} Spielraum</translation>
    </message>
    <message>
        <source>{length} too far</source>
        <translation>{length} zu weit</translation>
    </message>
    <message>
        <source>{length} up</source>
        <translation>{length} hinauf</translation>
    </message>
    <message>
        <source>{loss}; choose {action} once more if you mean it</source>
        <translation>{loss}; {action} noch einmal wählen, wenn es so gemeint ist</translation>
    </message>
    <message>
        <source>{lost} {doing}, and lose them?</source>
        <translation>{lost} {doing}, und sie verlieren?</translation>
    </message>
    <message>
        <source>{low} high, facing {n}°</source>
        <translation>{low} hoch, Blickrichtung {n}°</translation>
    </message>
    <message>
        <source>{low} to {length} high</source>
        <translation>{low} bis {length} hoch</translation>
    </message>
    <message>
        <source>{many} of {paper}, {lies}</source>
        <translation>{many} {paper}, {lies}</translation>
    </message>
    <message>
        <source>{marker} (active) lies at {place}</source>
        <translation>{marker} (aktiv) liegt bei {place}</translation>
    </message>
    <message>
        <source>{marker} (inactive) lies at {place}</source>
        <translation>{marker} (inaktiv) liegt bei {place}</translation>
    </message>
    <message>
        <source>{marker} is laid on the table</source>
        <translation>{marker} wird auf den Tisch gelegt</translation>
    </message>
    <message>
        <source>{marker} is moved</source>
        <translation>{marker} wird bewegt</translation>
    </message>
    <message>
        <source>{marker} is taken off</source>
        <translation>{marker} wird weggenommen</translation>
    </message>
    <message>
        <source>{marker} is taken off the table</source>
        <translation>{marker} wird vom Tisch genommen</translation>
    </message>
    <message>
        <source>{marker} is taken off: {why}</source>
        <translation>{marker} wird weggenommen: {why}</translation>
    </message>
    <message>
        <source>{marker} lies at {place}</source>
        <translation>{marker} liegt bei {place}</translation>
    </message>
    <message>
        <source>{marker} now lies at {place}</source>
        <translation>{marker} liegt jetzt bei {place}</translation>
    </message>
    <message>
        <source>{marker} of {side}</source>
        <translation>{marker} von {side}</translation>
    </message>
    <message>
        <source>{model} is the source itself: press on another model</source>
        <translation>{model} ist selbst die Quelle: ein anderes Modell drücken</translation>
    </message>
    <message>
        <source>{model} stands {depth} deep in {piece}</source>
        <translation>{model} steht {depth} tief in {piece}</translation>
    </message>
    <message>
        <source>{names} see {what}</source>
        <translation>{names} sehen {what}</translation>
    </message>
    <message>
        <source>{name}  ·  roster</source>
        <translation>{name}  ·  Armeeliste</translation>
    </message>
    <message>
        <source>{name} (active)</source>
        <translation>{name} (aktiv)</translation>
    </message>
    <message>
        <source>{name} (inactive)</source>
        <translation>{name} (inaktiv)</translation>
    </message>
    <message>
        <source>{name} (pasted)</source>
        <translation>{name} (eingefügt)</translation>
    </message>
    <message>
        <source>{name} (your own)</source>
        <translation>{name} (eigener)</translation>
    </message>
    <message>
        <source>{name} ({book}) cannot be tried by itself.
{why}</source>
        <translation>{name} ({book}) lässt sich nicht für sich ausprobieren.
{why}</translation>
    </message>
    <message>
        <source>{name} against {unit}</source>
        <translation>{name} gegen {unit}</translation>
    </message>
    <message>
        <source>{name} beside the table: is it turned, or of another size</source>
        <translation>{name} neben dem Tisch: ist er gedreht oder von anderer Größe</translation>
    </message>
    <message>
        <source>{name} blocks sight</source>
        <translation>{name} verdeckt die Sicht</translation>
    </message>
    <message>
        <source>{name} can be stood in</source>
        <translation>in {name} kann man stehen</translation>
    </message>
    <message>
        <source>{name} cannot be chosen in the {phase} phase: {why}</source>
        <translation>{name} kann in der Phase {phase} nicht gewählt werden: {why}</translation>
    </message>
    <message>
        <source>{name} cannot be chosen now without a unit, only {what}</source>
        <translation>{name} kann jetzt nicht ohne Einheit gewählt werden, nur {what}</translation>
    </message>
    <message>
        <source>{name} cannot be chosen now: {why}</source>
        <translation>{name} kann jetzt nicht gewählt werden: {why}</translation>
    </message>
    <message>
        <source>{name} cannot be closed: a base stands in the doorway</source>
        <translation>{name} kann nicht geschlossen werden: Eine Base steht in der Tür</translation>
    </message>
    <message>
        <source>{name} cannot be imported</source>
        <translation>{name} lässt sich nicht importieren</translation>
    </message>
    <message>
        <source>{name} cannot be opened: a base stands on it</source>
        <translation>{name} kann nicht geöffnet werden: Eine Base steht darauf</translation>
    </message>
    <message>
        <source>{name} cannot be opened: it is no table and no battle, or a change by hand has damaged it</source>
        <translation>{name} kann nicht geöffnet werden: es ist weder Tisch noch Gefecht, oder eine Änderung von Hand hat die Datei beschädigt</translation>
    </message>
    <message>
        <source>{name} cannot be read; choose a file that was exported here</source>
        <translation>{name} lässt sich nicht lesen; eine hier exportierte Datei wählen</translation>
    </message>
    <message>
        <source>{name} cannot be stood in on the ground</source>
        <translation>in {name} kann man am Boden nicht stehen</translation>
    </message>
    <message>
        <source>{name} cannot stand there: {why}</source>
        <translation>{name} kann dort nicht stehen: {why}</translation>
    </message>
    <message>
        <source>{name} comes out</source>
        <translation>{name} kommt heraus</translation>
    </message>
    <message>
        <source>{name} comes to nothing: {why}</source>
        <translation>{name} verpufft: {why}</translation>
    </message>
    <message>
        <source>{name} cost it {n} HP</source>
        <translation>{name} kostet sie {n} HP</translation>
    </message>
    <message>
        <source>{name} costs it {n} HP</source>
        <translation>{name} kostet sie {n} HP</translation>
    </message>
    <message>
        <source>{name} counts as hidden: {what}</source>
        <translation>{name} gilt als verdeckt: {what}</translation>
    </message>
    <message>
        <source>{name} counts steps from area to area; rings are in inches all the same</source>
        <translation>{name} zählt Schritte von Gebiet zu Gebiet; Ringe sind trotzdem in Zoll</translation>
    </message>
    <message>
        <source>{name} counts {n} less</source>
        <translation>{name} zählt {n} weniger</translation>
    </message>
    <message>
        <source>{name} does not count as hidden: {what}</source>
        <translation>{name} gilt nicht als verdeckt: {what}</translation>
    </message>
    <message>
        <source>{name} does not count: {why}</source>
        <translation>{name} zählt nicht: {why}</translation>
    </message>
    <message>
        <source>{name} does not spread: {why}</source>
        <translation>{name} breitet sich nicht aus: {why}</translation>
    </message>
    <message>
        <source>{name} fails: {why}</source>
        <translation>{name} misslingt: {why}</translation>
    </message>
    <message>
        <source>{name} for {other}: {n}, needs {m}+, failed</source>
        <translation>{name} für {other}: {n}, benötigt {m}+, nicht bestanden</translation>
    </message>
    <message>
        <source>{name} for {other}: {n}, needs {m}+, passed</source>
        <translation>{name} für {other}: {n}, benötigt {m}+, bestanden</translation>
    </message>
    <message>
        <source>{name} for {other}: {n}, {m} or less needed, failed</source>
        <translation>{name} für {other}: {n}, {m} oder weniger benötigt, nicht bestanden</translation>
    </message>
    <message>
        <source>{name} for {other}: {n}, {m} or less needed, passed</source>
        <translation>{name} für {other}: {n}, {m} oder weniger benötigt, bestanden</translation>
    </message>
    <message>
        <source>{name} gives heavy cover, as heavy terrain</source>
        <translation>{name} gibt schwere Deckung, als schweres Gelände</translation>
    </message>
    <message>
        <source>{name} gives light cover, as light terrain</source>
        <translation>{name} gibt leichte Deckung, als leichtes Gelände</translation>
    </message>
    <message>
        <source>{name} gives no cover, as exposed terrain</source>
        <translation>{name} gibt keine Deckung, als ungeschütztes Gelände</translation>
    </message>
    <message>
        <source>{name} goes {length}</source>
        <translation>{name} geht {length} weit</translation>
    </message>
    <message>
        <source>{name} goes {length} ({what})</source>
        <translation>{name} geht {length} weit ({what})</translation>
    </message>
    <message>
        <source>{name} has a floor on its top, {length} up, that is stood on</source>
        <translation>{name} hat oben einen Boden, {length} hoch, auf dem man steht</translation>
    </message>
    <message>
        <source>{name} has a floor {length} up that is stood on</source>
        <translation>{name} hat in {length} Höhe einen Boden, auf dem man steht</translation>
    </message>
    <message>
        <source>{name} has a model&apos;s profile within another model, and is taken as a part of that</source>
        <translation>{name} hat das Profil eines Modells innerhalb eines anderen Modells und gilt als Teil davon</translation>
    </message>
    <message>
        <source>{name} has no models: {why}; otherwise it is {how}</source>
        <translation>{name} hat keine Modelle: {why}; andernfalls ist es {how}</translation>
    </message>
    <message>
        <source>{name} has profiles of {what}, and is taken as one model</source>
        <translation>{name} hat Profile von {what} und gilt als ein Modell</translation>
    </message>
    <message>
        <source>{name} holds</source>
        <translation>{name} hält stand</translation>
    </message>
    <message>
        <source>{name} holds {what} and is taken as them, not as a model beside them</source>
        <translation>{name} enthält {what} und gilt als diese, nicht als Modell neben ihnen</translation>
    </message>
    <message>
        <source>{name} in {n} %</source>
        <translation>{name} in {n} %</translation>
    </message>
    <message>
        <source>{name} is a choice without a profile, counted since it is named like the unit&apos;s</source>
        <translation>{name} ist eine Auswahl ohne Profil und zählt, weil sie heißt wie das der Einheit</translation>
    </message>
    <message>
        <source>{name} is a model beside {other}, since the profile of {who} is nobody else&apos;s</source>
        <translation>{name} ist ein Modell neben {other}, da das Profil von {who} niemandem sonst gehört</translation>
    </message>
    <message>
        <source>{name} is being opened; wait until it is there</source>
        <translation>{name} wird gerade geöffnet; warten, bis es da ist</translation>
    </message>
    <message>
        <source>{name} is clear to sight</source>
        <translation>{name} lässt die Sicht frei</translation>
    </message>
    <message>
        <source>{name} is closed</source>
        <translation>{name} wird geschlossen</translation>
    </message>
    <message>
        <source>{name} is closed already</source>
        <translation>{name} ist schon geschlossen</translation>
    </message>
    <message>
        <source>{name} is counted, not the profiles within it</source>
        <translation>{name} wird gezählt, nicht die Profile darin</translation>
    </message>
    <message>
        <source>{name} is crippled</source>
        <translation>{name} ist verkrüppelt</translation>
    </message>
    <message>
        <source>{name} is destroyed</source>
        <translation>{name} ist zerstört</translation>
    </message>
    <message>
        <source>{name} is destroyed: {why}</source>
        <translation>{name} ist zerstört: {why}</translation>
    </message>
    <message>
        <source>{name} is in {area}, {what}</source>
        <translation>{name} ist in {area}, {what}</translation>
    </message>
    <message>
        <source>{name} is next</source>
        <translation>{name} ist als Nächstes dran</translation>
    </message>
    <message>
        <source>{name} is not possible now</source>
        <translation>{name} ist jetzt nicht möglich</translation>
    </message>
    <message>
        <source>{name} is of the type crew, and is taken as a part of what it serves</source>
        <translation>{name} ist vom Typ crew und gilt als Teil dessen, was sie bedient</translation>
    </message>
    <message>
        <source>{name} is of the type unit, but has no profile and no price</source>
        <translation>{name} ist vom Typ unit, hat aber weder Profil noch Preis</translation>
    </message>
    <message>
        <source>{name} is of the type unit, but its profile is not that of a model</source>
        <translation>{name} ist vom Typ unit, aber das Profil ist nicht das eines Modells</translation>
    </message>
    <message>
        <source>{name} is off the table</source>
        <translation>{name} ist vom Tisch</translation>
    </message>
    <message>
        <source>{name} is open already</source>
        <translation>{name} ist schon offen</translation>
    </message>
    <message>
        <source>{name} is opened</source>
        <translation>{name} wird geöffnet</translation>
    </message>
    <message>
        <source>{name} is taken for the units in it: {what}</source>
        <translation>{name} gilt als die Einheiten darin: {what}</translation>
    </message>
    <message>
        <source>{name} is terrain now: {kinds}</source>
        <translation>{name} ist jetzt Gelände: {kinds}</translation>
    </message>
    <message>
        <source>{name} is the source itself: select another model</source>
        <translation>{name} ist selbst die Quelle: ein anderes Modell auswählen</translation>
    </message>
    <message>
        <source>{name} is the table itself, which an export would replace; choose another name</source>
        <translation>{name} ist der Tisch selbst, den ein Export ersetzen würde; einen anderen Namen wählen</translation>
    </message>
    <message>
        <source>{name} is {length} high, not {far} as is usual</source>
        <translation>{name} ist {length} hoch, nicht wie üblich {far}</translation>
    </message>
    <message>
        <source>{name} is {what}: {why}; otherwise it has no models</source>
        <translation>{name} ist {what}: {why}; andernfalls ohne Modelle</translation>
    </message>
    <message>
        <source>{name} is {what}: {why}; otherwise it is {how}</source>
        <translation>{name} ist {what}: {why}; andernfalls ist es {how}</translation>
    </message>
    <message>
        <source>{name} must end in .png, .svg or .pdf</source>
        <translation>{name} muss auf .png, .svg oder .pdf enden</translation>
    </message>
    <message>
        <source>{name} now stands at {place}, {length} from where it stood</source>
        <translation>{name} steht jetzt bei {place}, {length} von dort, wo es stand</translation>
    </message>
    <message>
        <source>{name} of {unit}: who acts along</source>
        <translation>{name} von {unit}: wer mithandelt</translation>
    </message>
    <message>
        <source>{name} on {unit} succeeds</source>
        <translation>{name} auf {unit} gelingt</translation>
    </message>
    <message>
        <source>{name} on {unit}: 1 or 2 expires</source>
        <translation>{name} auf {unit}: bei 1 oder 2 endet es</translation>
    </message>
    <message>
        <source>{name} passed</source>
        <translation>{name} bestanden</translation>
    </message>
    <message>
        <source>{name} reaches {n} square inches with {length}</source>
        <translation>{name} erreicht {n} Quadratzoll mit {length}</translation>
    </message>
    <message>
        <source>{name} sees {what}</source>
        <translation>{name} sieht {what}</translation>
    </message>
    <message>
        <source>{name} spreads</source>
        <translation>{name} breitet sich aus</translation>
    </message>
    <message>
        <source>{name} stands on a round base of {n} mm</source>
        <translation>{name} steht auf einer runden Base von {n} mm</translation>
    </message>
    <message>
        <source>{name} stands on an oval base of {n} × {m} mm</source>
        <translation>{name} steht auf einer ovalen Base von {n} × {m} mm</translation>
    </message>
    <message>
        <source>{name} stands on the source, which leaves no direction: choose another source</source>
        <translation>{name} steht auf der Quelle, was keine Richtung lässt: eine andere Quelle wählen</translation>
    </message>
    <message>
        <source>{name} stood here and was destroyed</source>
        <translation>{name} stand hier und wurde zerstört</translation>
    </message>
    <message>
        <source>{name} to {other}</source>
        <translation>{name} nach {other}</translation>
    </message>
    <message>
        <source>{name} to {other}: in sight</source>
        <translation>{name} nach {other}: in Sicht</translation>
    </message>
    <message>
        <source>{name} to {other}: in sight, from area to area</source>
        <translation>{name} nach {other}: in Sicht, von Gebiet zu Gebiet</translation>
    </message>
    <message>
        <source>{name} to {other}: in sight, nothing is near the line</source>
        <translation>{name} nach {other}: in Sicht, nichts ist nahe der Linie</translation>
    </message>
    <message>
        <source>{name} to {other}: in sight, the best line has {length} of room</source>
        <translation>{name} nach {other}: in Sicht, die beste Linie hat {length} Platz</translation>
    </message>
    <message>
        <source>{name} to {other}: in sight, too close to call</source>
        <translation>{name} nach {other}: in Sicht, zu knapp für ein Urteil</translation>
    </message>
    <message>
        <source>{name} to {other}: looking</source>
        <translation>{name} nach {other}: wird geprüft</translation>
    </message>
    <message>
        <source>{name} to {other}: not in sight</source>
        <translation>{name} nach {other}: nicht in Sicht</translation>
    </message>
    <message>
        <source>{name} to {other}: not in sight, from area to area</source>
        <translation>{name} nach {other}: nicht in Sicht, von Gebiet zu Gebiet</translation>
    </message>
    <message>
        <source>{name} to {other}: not in sight, the best line misses by {length}</source>
        <translation>{name} nach {other}: nicht in Sicht, die beste Linie verfehlt um {length}</translation>
    </message>
    <message>
        <source>{name} to {other}: not in sight, too close to call</source>
        <translation>{name} nach {other}: nicht in Sicht, zu knapp für ein Urteil</translation>
    </message>
    <message>
        <source>{name} would have to move {what} for {other} to be {how}</source>
        <translation>{name} müsste sich {what} bewegen, damit {other} {how} ist</translation>
    </message>
    <message>
        <source>{name} would have to move {what} to be {how}</source>
        <translation>{name} müsste sich {what} bewegen, um {how} zu sein</translation>
    </message>
    <message>
        <source>{name} {length} as printed</source>
        <translation>{name} {length} (gedruckt)</translation>
    </message>
    <message>
        <source>{name} · {width} × {height} pixels</source>
        <translation>{name} · {width} × {height} Pixel</translation>
    </message>
    <message>
        <source>{name} – as printed</source>
        <translation>{name} – (gedruckt)</translation>
    </message>
    <message>
        <source>{name}, destroyed</source>
        <translation>{name}, zerstört</translation>
    </message>
    <message>
        <source>{name}, down</source>
        <translation>{name}, hinunter</translation>
    </message>
    <message>
        <source>{name}, folded</source>
        <translation>{name}, eingeklappt</translation>
    </message>
    <message>
        <source>{name}, inches to go: {what}</source>
        <translation>{name}, Zoll zu gehen: {what}</translation>
    </message>
    <message>
        <source>{name}, shown</source>
        <translation>{name}, ausgeklappt</translation>
    </message>
    <message>
        <source>{name}, {length} from the edge: {what}</source>
        <translation>{name}, {length} vom Rand: {what}</translation>
    </message>
    <message>
        <source>{name}, {needed} needed</source>
        <translation>{name}, {needed} benötigt</translation>
    </message>
    <message>
        <source>{name}, {n} or less needed</source>
        <translation>{name}, {n} oder weniger benötigt</translation>
    </message>
    <message>
        <source>{name}, {words}: click, then click on the table</source>
        <translation>{name}, {words}: anklicken, dann auf den Tisch klicken</translation>
    </message>
    <message>
        <source>{name}: EFX {n} of {m}</source>
        <translation>{name}: EFX {n} von {m}</translation>
    </message>
    <message>
        <source>{name}: Up and Down go through the lines, Enter opens one · Esc gives the keyboard back to the table, digits answer</source>
        <translation>{name}: Auf und Ab gehen durch die Zeilen, die Eingabetaste öffnet eine · Esc gibt die Tastatur zurück an den Tisch, Ziffern antworten</translation>
    </message>
    <message>
        <source>{name}: against what</source>
        <translation>{name}: wogegen</translation>
    </message>
    <message>
        <source>{name}: hidden</source>
        <translation>{name}: ausgeblendet</translation>
    </message>
    <message>
        <source>{name}: in coherency, 1 model</source>
        <translation>{name}: im Zusammenhalt, 1 Modell</translation>
    </message>
    <message>
        <source>{name}: in coherency, {k} models</source>
        <translation>{name}: im Zusammenhalt, {k} Modelle</translation>
    </message>
    <message>
        <source>{name}: its floor, since the piece has a footprint of its own</source>
        <translation>{name}: der Boden, da das Stück einen eigenen Grundriss hat</translation>
    </message>
    <message>
        <source>{name}: no unit of 40kdc&apos;s</source>
        <translation>{name}: keine Einheit von 40kdc</translation>
    </message>
    <message>
        <source>{name}: on what it comes</source>
        <translation>{name}: worauf es kommt</translation>
    </message>
    <message>
        <source>{name}: out of coherency, 1 group</source>
        <translation>{name}: außer Zusammenhalt, 1 Gruppe</translation>
    </message>
    <message>
        <source>{name}: out of coherency, {k} groups</source>
        <translation>{name}: außer Zusammenhalt, {k} Gruppen</translation>
    </message>
    <message>
        <source>{name}: terrain category “{quoted}”</source>
        <translation>{name}: Geländekategorie „{quoted}“</translation>
    </message>
    <message>
        <source>{name}: the centre of the cloud, within {length}</source>
        <translation>{name}: die Mitte der Wolke, innerhalb von {length}</translation>
    </message>
    <message>
        <source>{name}: there is no direction</source>
        <translation>{name}: es gibt keine Richtung</translation>
    </message>
    <message>
        <source>{name}: thrown at</source>
        <translation>{name}: worauf geworfen wird</translation>
    </message>
    <message>
        <source>{name}: too high above or below the rest</source>
        <translation>{name}: zu hoch über oder zu tief unter den übrigen</translation>
    </message>
    <message>
        <source>{name}: toward where, up to {length}</source>
        <translation>{name}: wohin, bis zu {length}</translation>
    </message>
    <message>
        <source>{name}: use {item}</source>
        <translation>{name}: {item} einsetzen</translation>
    </message>
    <message>
        <source>{name}: what to throw</source>
        <translation>{name}: was geworfen wird</translation>
    </message>
    <message>
        <source>{name}: where it comes, within {length}</source>
        <translation>{name}: wohin es kommt, innerhalb von {length}</translation>
    </message>
    <message>
        <source>{name}: where {unit} goes</source>
        <translation>{name}: wohin {unit} geht</translation>
    </message>
    <message>
        <source>{name}: which effect comes first</source>
        <translation>{name}: welcher Effekt zuerst kommt</translation>
    </message>
    <message>
        <source>{name}: which effect comes first on {unit}</source>
        <translation>{name}: welcher Effekt auf {unit} zuerst kommt</translation>
    </message>
    <message>
        <source>{name}: who goes first</source>
        <translation>{name}: wer zuerst geht</translation>
    </message>
    <message>
        <source>{name}: who it is for, within {n}</source>
        <translation>{name}: für wen es ist, innerhalb von {n}</translation>
    </message>
    <message>
        <source>{name}: who suffers {effect}</source>
        <translation>{name}: wer {effect} erleidet</translation>
    </message>
    <message>
        <source>{name}: who suffers {n} damage</source>
        <translation>{name}: wer {n} Schaden erleidet</translation>
    </message>
    <message>
        <source>{name}: whom</source>
        <translation>{name}: wen</translation>
    </message>
    <message>
        <source>{name}: {effect} within {length} of the defender</source>
        <translation>{name}: {effect} innerhalb von {length} des Verteidigers</translation>
    </message>
    <message>
        <source>{name}: {fault} · Esc goes back to the table</source>
        <translation>{name}: {fault} · Esc geht zurück zum Tisch</translation>
    </message>
    <message>
        <source>{name}: {n}, needs {m}+, failed</source>
        <translation>{name}: {n}, benötigt {m}+, nicht bestanden</translation>
    </message>
    <message>
        <source>{name}: {n}, needs {m}+, passed</source>
        <translation>{name}: {n}, benötigt {m}+, bestanden</translation>
    </message>
    <message>
        <source>{name}: {n}, {m} or less needed, failed</source>
        <translation>{name}: {n}, {m} oder weniger benötigt, nicht bestanden</translation>
    </message>
    <message>
        <source>{name}: {n}, {m} or less needed, passed</source>
        <translation>{name}: {n}, {m} oder weniger benötigt, bestanden</translation>
    </message>
    <message>
        <source>{name}: {what} brings it back to {other}</source>
        <translation>{name}: {what} bringt es zurück zu {other}</translation>
    </message>
    <message>
        <source>{name}: {what} brings them back to {other}</source>
        <translation>{name}: {what} bringt sie zurück zu {other}</translation>
    </message>
    <message>
        <source>{needed} needed</source>
        <translation>{needed} benötigt</translation>
    </message>
    <message>
        <source>{needed} needed, which is a 6 and then {far}</source>
        <translation>{needed} benötigt, also eine 6 und dann {far}</translation>
    </message>
    <message>
        <source>{number} points</source>
        <translation>{number} Punkte</translation>
    </message>
    <message>
        <source>{n} %</source>
        <translation>{n} %</translation>
    </message>
    <message>
        <source>{n} % hidden</source>
        <translation>{n} % verdeckt</translation>
    </message>
    <message>
        <source>{n} % hit, {m} % critical</source>
        <translation>{n} % Treffer, {m} % kritisch</translation>
    </message>
    <message>
        <source>{n} % left</source>
        <translation>{n} % übrig</translation>
    </message>
    <message>
        <source>{n} % left, counted as {m} %</source>
        <translation>{n} % übrig, gezählt als {m} %</translation>
    </message>
    <message>
        <source>{n} % of {name} is hidden</source>
        <translation>{n} % von {name} sind verdeckt</translation>
    </message>
    <message>
        <source>{n} % of {name} is hidden by {what}</source>
        <translation>{n} % von {name} sind verdeckt durch {what}</translation>
    </message>
    <message>
        <source>{n} % of {name} is hidden from the eye</source>
        <translation>{n} % von {name} sind vom Auge aus verdeckt</translation>
    </message>
    <message>
        <source>{n} % of {name} is hidden from the eye by {what}</source>
        <translation>{n} % von {name} sind vom Auge aus verdeckt durch {what}</translation>
    </message>
    <message>
        <source>{n} % of {name} is hidden, so it counts as hidden</source>
        <translation>{n} % von {name} sind verdeckt, und es gilt damit als verdeckt</translation>
    </message>
    <message>
        <source>{n} % of {name} is hidden, so it counts as hidden: {what}</source>
        <translation>{n} % von {name} sind verdeckt, und es gilt damit als verdeckt: {what}</translation>
    </message>
    <message>
        <source>{n} % of {name} is hidden: {what}</source>
        <translation>{n} % von {name} sind verdeckt: {what}</translation>
    </message>
    <message>
        <source>{n} % over</source>
        <translation>{n} % darüber</translation>
    </message>
    <message>
        <source>{n} % under</source>
        <translation>{n} % darunter</translation>
    </message>
    <message>
        <source>{n} %: {what}</source>
        <translation>{n} %: {what}</translation>
    </message>
    <message>
        <source>{n} AP can still be spent this round</source>
        <translation>{n} AP können in dieser Runde noch ausgegeben werden</translation>
    </message>
    <message>
        <source>{n} CP</source>
        <translation>{n} CP</translation>
    </message>
    <message>
        <source>{n} CP would be lost if all others pass too</source>
        <translation>{n} CP gingen verloren, wenn alle anderen auch passen</translation>
    </message>
    <message>
        <source>{n} CP would be lost: nobody else acts any more, so the turn&apos;s actions end</source>
        <translation>{n} CP gingen verloren: Niemand sonst handelt mehr, also enden die Aktionen des Zugs</translation>
    </message>
    <message>
        <source>{n} HP</source>
        <translation>{n} HP</translation>
    </message>
    <message>
        <source>{n} HP from {foe} in reply</source>
        <translation>{n} HP von {foe} als Antwort</translation>
    </message>
    <message>
        <source>{n} HP go on to {unit}</source>
        <translation>{n} HP gehen auf {unit} über</translation>
    </message>
    <message>
        <source>{n} HP left of {m}</source>
        <translation>{n} von {m} HP übrig</translation>
    </message>
    <message>
        <source>{n} Heroes</source>
        <translation>{n} Heroes</translation>
    </message>
    <message>
        <source>{n} OP</source>
        <translation>{n} OP</translation>
    </message>
    <message>
        <source>{n} against difficulty {m}: it fails</source>
        <translation>{n} gegen Schwierigkeit {m}: misslungen</translation>
    </message>
    <message>
        <source>{n} against difficulty {m}: it succeeds with {k} EFX</source>
        <translation>{n} gegen Schwierigkeit {m}: gelungen mit {k} EFX</translation>
    </message>
    <message>
        <source>{n} against {m}: it fails</source>
        <translation>{n} gegen {m}: misslungen</translation>
    </message>
    <message>
        <source>{n} against {m}: it succeeds with {k} EFX</source>
        <translation>{n} gegen {m}: gelungen mit {k} EFX</translation>
    </message>
    <message>
        <source>{n} are left</source>
        <translation>{n} sind übrig</translation>
    </message>
    <message>
        <source>{n} area</source>
        <translation>{n} Gebiet</translation>
    </message>
    <message numerus="yes">
        <source>{n} areas</source>
        <translation>
            <numerusform>{n} Gebiet</numerusform>
            <numerusform>{n} Gebiete</numerusform>
        </translation>
    </message>
    <message>
        <source>{n} at most, aimed at {place}</source>
        <translation>höchstens {n}, gezielt auf {place}</translation>
    </message>
    <message>
        <source>{n} attacks</source>
        <translation>{n} Attacken</translation>
    </message>
    <message>
        <source>{n} barricades</source>
        <translation>{n} Barrikaden</translation>
    </message>
    <message numerus="yes">
        <source>{n} bases</source>
        <translation>
            <numerusform>{n} Base</numerusform>
            <numerusform>{n} Bases</numerusform>
        </translation>
    </message>
    <message>
        <source>{n} bases found again</source>
        <translation>{n} Bases wiedergefunden</translation>
    </message>
    <message>
        <source>{n} bases of {m} not found again: click on the rim once more</source>
        <translation>{n} Bases von {m} nicht wiedergefunden: noch einmal auf den Rand klicken</translation>
    </message>
    <message numerus="yes">
        <source>{n} bases that were found are on no table yet.</source>
        <translation>
            <numerusform>{n} gefundene Base ist noch auf keinem Tisch.</numerusform>
            <numerusform>{n} gefundene Bases sind noch auf keinem Tisch.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} battles</source>
        <translation>
            <numerusform>{n} Gefecht</numerusform>
            <numerusform>{n} Gefechte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} borders</source>
        <translation>
            <numerusform>{n} Grenze</numerusform>
            <numerusform>{n} Grenzen</numerusform>
        </translation>
    </message>
    <message>
        <source>{n} box</source>
        <translation>{n} Feld</translation>
    </message>
    <message>
        <source>{n} boxes</source>
        <translation>{n} Felder</translation>
    </message>
    <message>
        <source>{n} boxes from {foe} in reply</source>
        <translation>{n} Felder von {foe} als Antwort</translation>
    </message>
    <message>
        <source>{n} boxes left of {m}</source>
        <translation>{n} von {m} Feldern übrig</translation>
    </message>
    <message>
        <source>{n} bridges</source>
        <translation>{n} Brücken</translation>
    </message>
    <message>
        <source>{n} buildings</source>
        <translation>{n} Gebäude</translation>
    </message>
    <message numerus="yes">
        <source>{n} changes unsaved when the program closed, {when}</source>
        <translation>
            <numerusform>{n} Änderung ungespeichert, als das Programm schloss, {when}</numerusform>
            <numerusform>{n} Änderungen ungespeichert, als das Programm schloss, {when}</numerusform>
        </translation>
    </message>
    <message>
        <source>{n} chasms</source>
        <translation>{n} Schluchten</translation>
    </message>
    <message>
        <source>{n} closed doors</source>
        <translation>{n} geschlossene Türen</translation>
    </message>
    <message>
        <source>{n} clouds</source>
        <translation>{n} Wolken</translation>
    </message>
    <message>
        <source>{n} columns</source>
        <translation>{n} Säulen</translation>
    </message>
    <message>
        <source>{n} command points</source>
        <translation>{n} Befehlspunkte</translation>
    </message>
    <message>
        <source>{n} containers</source>
        <translation>{n} Container</translation>
    </message>
    <message>
        <source>{n} corners to click</source>
        <translation>noch {n} Ecken anzuklicken</translation>
    </message>
    <message>
        <source>{n} craters</source>
        <translation>{n} Krater</translation>
    </message>
    <message>
        <source>{n} curtains</source>
        <translation>{n} Vorhänge</translation>
    </message>
    <message>
        <source>{n} damage boxes left of {m}</source>
        <translation>{n} von {m} Schadensfeldern übrig</translation>
    </message>
    <message>
        <source>{n} deployment zones</source>
        <translation>{n} Aufstellungszonen</translation>
    </message>
    <message>
        <source>{n} dice</source>
        <translation>{n} Würfel</translation>
    </message>
    <message numerus="yes">
        <source>{n} dice are still to be typed</source>
        <translation>
            <numerusform>{n} Würfel ist noch zu tippen</numerusform>
            <numerusform>{n} Würfel sind noch zu tippen</numerusform>
        </translation>
    </message>
    <message>
        <source>{n} dice hit {unit}</source>
        <translation>{n} Würfel treffen {unit}</translation>
    </message>
    <message>
        <source>{n} dice strike anybody</source>
        <translation>{n} Würfel treffen irgendwen</translation>
    </message>
    <message>
        <source>{n} dice strike {unit}</source>
        <translation>{n} Würfel treffen {unit}</translation>
    </message>
    <message>
        <source>{n} dice, each succeeds</source>
        <translation>{n} Würfel, jeder gelingt</translation>
    </message>
    <message numerus="yes">
        <source>{n} dice, hits {needed}</source>
        <translation>
            <numerusform>{n} Würfel, trifft {needed}</numerusform>
            <numerusform>{n} Würfel, trifft {needed}</numerusform>
        </translation>
    </message>
    <message>
        <source>{n} dice, none can succeed</source>
        <translation>{n} Würfel, keiner kann gelingen</translation>
    </message>
    <message>
        <source>{n} dice, times {m} weapons</source>
        <translation>{n} Würfel, mal {m} Waffen</translation>
    </message>
    <message>
        <source>{n} dice, {needed} needed</source>
        <translation>{n} Würfel, {needed} benötigt</translation>
    </message>
    <message>
        <source>{n} dice, {needed} needed (Power {power} against Defence {defence})</source>
        <translation>{n} Würfel, {needed} benötigt (Power {power} gegen Defence {defence})</translation>
    </message>
    <message>
        <source>{n} dice, {needed} needed, which is a 6 and then {far}</source>
        <translation>{n} Würfel, {needed} benötigt, also eine 6 und dann {far}</translation>
    </message>
    <message>
        <source>{n} dice, {needed} needed, which is a 6 and then {far} (Power {power} against Defence {defence})</source>
        <translation>{n} Würfel, {needed} benötigt, also eine 6 und dann {far} (Power {power} gegen Defence {defence})</translation>
    </message>
    <message>
        <source>{n} doors</source>
        <translation>{n} Türen</translation>
    </message>
    <message>
        <source>{n} doors without a length</source>
        <translation>{n} Türen ohne Länge</translation>
    </message>
    <message>
        <source>{n} drawings</source>
        <translation>{n} Zeichnungen</translation>
    </message>
    <message numerus="yes">
        <source>{n} effects</source>
        <translation>
            <numerusform>{n} Effekt</numerusform>
            <numerusform>{n} Effekte</numerusform>
        </translation>
    </message>
    <message>
        <source>{n} elements named “{quoted}”</source>
        <translation>{n} Elemente namens „{quoted}“</translation>
    </message>
    <message numerus="yes">
        <source>{n} entry edges</source>
        <translation>
            <numerusform>{n} Eintrittskante</numerusform>
            <numerusform>{n} Eintrittskanten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} faults</source>
        <translation>
            <numerusform>{n} Fehler</numerusform>
            <numerusform>{n} Fehler</numerusform>
        </translation>
    </message>
    <message>
        <source>{n} fences</source>
        <translation>{n} Zäune</translation>
    </message>
    <message>
        <source>{n} fields</source>
        <translation>{n} Felder</translation>
    </message>
    <message>
        <source>{n} figures</source>
        <translation>{n} Figuren</translation>
    </message>
    <message>
        <source>{n} figures covered, none of them wholly</source>
        <translation>{n} Figuren getroffen, keine davon ganz</translation>
    </message>
    <message>
        <source>{n} figures covered, {m} of them wholly</source>
        <translation>{n} Figuren getroffen, {m} davon ganz</translation>
    </message>
    <message>
        <source>{n} forbidden zones</source>
        <translation>{n} verbotene Zonen</translation>
    </message>
    <message>
        <source>{n} health</source>
        <translation>{n} Gesundheit</translation>
    </message>
    <message>
        <source>{n} health from {foe} in reply</source>
        <translation>{n} Gesundheit von {foe} als Antwort</translation>
    </message>
    <message>
        <source>{n} hedges</source>
        <translation>{n} Hecken</translation>
    </message>
    <message>
        <source>{n} heights that no wall has</source>
        <translation>{n} Höhen, die keine Mauer hat</translation>
    </message>
    <message>
        <source>{n} hills</source>
        <translation>{n} Hügel</translation>
    </message>
    <message numerus="yes">
        <source>{n} hints</source>
        <translation>
            <numerusform>{n} Hinweis</numerusform>
            <numerusform>{n} Hinweise</numerusform>
        </translation>
    </message>
    <message>
        <source>{n} hits pass</source>
        <translation>{n} Treffer kommen durch</translation>
    </message>
    <message>
        <source>{n} image layers</source>
        <translation>{n} Bildebenen</translation>
    </message>
    <message>
        <source>{n} in all of what others take from its {what} save does not count: of the stat first, then of dice modifiers</source>
        <translation>Insgesamt {n} dessen, was andere von ihrem Wurf ({what}) nehmen, zählt nicht: erst vom Wert, dann von den Würfelmodifikatoren</translation>
    </message>
    <message>
        <source>{n} in {m} stays, else {what}</source>
        <translation>{n} von {m} bleibt, sonst {what}</translation>
    </message>
    <message>
        <source>{n} is left</source>
        <translation>{n} ist übrig</translation>
    </message>
    <message>
        <source>{n} layers</source>
        <translation>{n} Ebenen</translation>
    </message>
    <message>
        <source>{n} left of {m}</source>
        <translation>{n} von {m} übrig</translation>
    </message>
    <message>
        <source>{n} level knocked out</source>
        <translation>{n} Stufe k. o. geschlagen</translation>
    </message>
    <message>
        <source>{n} level on the hill in the middle</source>
        <translation>{n} Stufe auf dem Hügel in der Mitte</translation>
    </message>
    <message>
        <source>{n} levels</source>
        <translation>{n} Stufen</translation>
    </message>
    <message>
        <source>{n} levels from {foe} in reply</source>
        <translation>{n} Stufen von {foe} als Antwort</translation>
    </message>
    <message>
        <source>{n} levels knocked out</source>
        <translation>{n} Stufen k. o. geschlagen</translation>
    </message>
    <message>
        <source>{n} levels on the hill in the middle</source>
        <translation>{n} Stufen auf dem Hügel in der Mitte</translation>
    </message>
    <message numerus="yes">
        <source>{n} lights</source>
        <translation>
            <numerusform>{n} Licht</numerusform>
            <numerusform>{n} Lichter</numerusform>
        </translation>
    </message>
    <message>
        <source>{n} lights without a usable {what}</source>
        <translation>{n} Lichter ohne brauchbare Angabe: {what}</translation>
    </message>
    <message>
        <source>{n} lines about an area, in whose middle the outline runs</source>
        <translation>{n} Linien um Gebiete, in deren Mitte der Umriss verläuft</translation>
    </message>
    <message>
        <source>{n} minutes pass after the fight</source>
        <translation>{n} Minuten vergehen nach dem Kampf</translation>
    </message>
    <message>
        <source>{n} mm round</source>
        <translation>{n} mm rund</translation>
    </message>
    <message>
        <source>{n} mm round base</source>
        <translation>Base, {n} mm rund</translation>
    </message>
    <message numerus="yes">
        <source>{n} models</source>
        <translation>
            <numerusform>{n} Modell</numerusform>
            <numerusform>{n} Modelle</numerusform>
        </translation>
    </message>
    <message>
        <source>{n} models covered, {m} of them wholly</source>
        <translation>{n} Modelle getroffen, {m} davon ganz</translation>
    </message>
    <message numerus="yes">
        <source>{n} models not wholly on the table</source>
        <translation>
            <numerusform>{n} Modell nicht ganz auf dem Tisch</numerusform>
            <numerusform>{n} Modelle nicht ganz auf dem Tisch</numerusform>
        </translation>
    </message>
    <message>
        <source>{n} models of no unit</source>
        <translation>{n} Modelle ohne Einheit</translation>
    </message>
    <message>
        <source>{n} models of {side}</source>
        <translation>{n} Modelle von {side}</translation>
    </message>
    <message>
        <source>{n} models up</source>
        <translation>{n} Modelle stehen</translation>
    </message>
    <message>
        <source>{n} more</source>
        <translation>{n} weitere</translation>
    </message>
    <message>
        <source>{n} more corners</source>
        <translation>noch {n} Ecken</translation>
    </message>
    <message>
        <source>{n} more lines</source>
        <translation>{n} weitere Zeilen</translation>
    </message>
    <message>
        <source>{n} more places on the rim</source>
        <translation>noch {n} Stellen am Rand</translation>
    </message>
    <message>
        <source>{n} more than where it lies</source>
        <translation>{n} mehr als dort, wo sie liegt</translation>
    </message>
    <message numerus="yes">
        <source>{n} notes</source>
        <translation>
            <numerusform>{n} Notiz</numerusform>
            <numerusform>{n} Notizen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} objectives</source>
        <translation>
            <numerusform>{n} Missionsziel</numerusform>
            <numerusform>{n} Missionsziele</numerusform>
        </translation>
    </message>
    <message>
        <source>{n} objects</source>
        <translation>{n} Objekte</translation>
    </message>
    <message>
        <source>{n} obstacles</source>
        <translation>{n} Hindernisse</translation>
    </message>
    <message>
        <source>{n} obstacles without a length</source>
        <translation>{n} Hindernisse ohne Länge</translation>
    </message>
    <message>
        <source>{n} of no unit</source>
        <translation>{n} ohne Einheit</translation>
    </message>
    <message>
        <source>{n} of them fit badly</source>
        <translation>{n} davon passen schlecht</translation>
    </message>
    <message numerus="yes">
        <source>{n} of what is selected are locked; Ctrl+L unlocks</source>
        <translation>
            <numerusform>{n} Teil der Auswahl ist gesperrt; Ctrl+L gibt frei</numerusform>
            <numerusform>{n} Teile der Auswahl sind gesperrt; Ctrl+L gibt frei</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} of what is selected lie in the locked layer “{layer}”; free it in the panel Layers</source>
        <translation>
            <numerusform>{n} Teil der Auswahl liegt in der gesperrten Ebene „{layer}“; in der Leiste Ebenen freigeben</numerusform>
            <numerusform>{n} Teile der Auswahl liegen in der gesperrten Ebene „{layer}“; in der Leiste Ebenen freigeben</numerusform>
        </translation>
    </message>
    <message>
        <source>{n} of {m}</source>
        <translation>{n} von {m}</translation>
    </message>
    <message>
        <source>{n} of {m} Power Up dice</source>
        <translation>{n} von {m} Power-Up-Würfeln</translation>
    </message>
    <message>
        <source>{n} of {m} deployed</source>
        <translation>{n} von {m} aufgestellt</translation>
    </message>
    <message>
        <source>{n} of {m} each are taken</source>
        <translation>{n} von je {m} werden genommen</translation>
    </message>
    <message>
        <source>{n} of {m} levels left</source>
        <translation>{n} von {m} Stufen übrig</translation>
    </message>
    <message>
        <source>{n} of {m} points left</source>
        <translation>{n} von {m} Punkten übrig</translation>
    </message>
    <message>
        <source>{n} of {m} tiles of the layer “{quoted}”</source>
        <translation>{n} von {m} Kacheln der Ebene „{quoted}“</translation>
    </message>
    <message>
        <source>{n} of {name}</source>
        <translation>{n} von {name}</translation>
    </message>
    <message numerus="yes">
        <source>{n} of {unit}</source>
        <comment>models</comment>
        <translation>
            <numerusform>{n} von {unit}</numerusform>
            <numerusform>{n} von {unit}</numerusform>
        </translation>
    </message>
    <message>
        <source>{n} open doors</source>
        <translation>{n} offene Türen</translation>
    </message>
    <message>
        <source>{n} open inner lines of a multipolygon</source>
        <translation>{n} offene innere Linien eines Multipolygons</translation>
    </message>
    <message>
        <source>{n} open outer lines of a multipolygon</source>
        <translation>{n} offene äußere Linien eines Multipolygons</translation>
    </message>
    <message>
        <source>{n} or less needed</source>
        <translation>{n} oder weniger benötigt</translation>
    </message>
    <message>
        <source>{n} or more</source>
        <translation>{n} oder mehr</translation>
    </message>
    <message>
        <source>{n} other tags of OpenStreetMap</source>
        <translation>{n} weitere Merkmale von OpenStreetMap</translation>
    </message>
    <message>
        <source>{n} outlines that are not seen through</source>
        <translation>{n} Umrisse, durch die man nicht sieht</translation>
    </message>
    <message numerus="yes">
        <source>{n} pages</source>
        <translation>
            <numerusform>{n} Seite</numerusform>
            <numerusform>{n} Seiten</numerusform>
        </translation>
    </message>
    <message>
        <source>{n} pairs of round ends of a line, which is as long as its points</source>
        <translation>{n} Paare runder Enden einer Linie, die so lang ist wie ihre Punkte</translation>
    </message>
    <message numerus="yes">
        <source>{n} parts</source>
        <translation>
            <numerusform>{n} Teil</numerusform>
            <numerusform>{n} Teile</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} parts would reach over its edge</source>
        <translation>
            <numerusform>{n} Teil würde über den Rand reichen</numerusform>
            <numerusform>{n} Teile würden über den Rand reichen</numerusform>
        </translation>
    </message>
    <message>
        <source>{n} pictures beside the first</source>
        <translation>{n} Bilder neben dem ersten</translation>
    </message>
    <message numerus="yes">
        <source>{n} pieces</source>
        <comment>models and templates</comment>
        <translation>
            <numerusform>{n} Teil</numerusform>
            <numerusform>{n} Teile</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} pieces of terrain</source>
        <translation>
            <numerusform>{n} Geländestück</numerusform>
            <numerusform>{n} Geländestücke</numerusform>
        </translation>
    </message>
    <message>
        <source>{n} pieces of {thing}</source>
        <translation>{n} Stück {thing}</translation>
    </message>
    <message>
        <source>{n} plain shapes</source>
        <translation>{n} einfache Formen</translation>
    </message>
    <message>
        <source>{n} points</source>
        <translation>{n} Punkte</translation>
    </message>
    <message>
        <source>{n} points of friends are needed</source>
        <translation>{n} Punkte an Freunden werden benötigt</translation>
    </message>
    <message>
        <source>{n} points, {m} % left</source>
        <translation>{n} Punkte, {m} % übrig</translation>
    </message>
    <message>
        <source>{n} points, {m} % left, counted as {k} %</source>
        <translation>{n} Punkte, {m} % übrig, gezählt als {k} %</translation>
    </message>
    <message>
        <source>{n} quarter of the table held</source>
        <translation>{n} gehaltenes Viertel des Tisches</translation>
    </message>
    <message>
        <source>{n} quarters of the table held</source>
        <translation>{n} gehaltene Viertel des Tisches</translation>
    </message>
    <message>
        <source>{n} relations of the type {word}</source>
        <translation>{n} Relationen des Typs {word}</translation>
    </message>
    <message>
        <source>{n} repeated {things}</source>
        <translation>{n} wiederholte {things}</translation>
    </message>
    <message>
        <source>{n} rings are too many; a model has {m} at most</source>
        <translation>{n} Ringe sind zu viele; ein Modell hat höchstens {m}</translation>
    </message>
    <message>
        <source>{n} rivers</source>
        <translation>{n} Flüsse</translation>
    </message>
    <message>
        <source>{n} roads</source>
        <translation>{n} Straßen</translation>
    </message>
    <message numerus="yes">
        <source>{n} rosters</source>
        <translation>
            <numerusform>{n} Armeeliste</numerusform>
            <numerusform>{n} Armeelisten</numerusform>
        </translation>
    </message>
    <message>
        <source>{n} ruins</source>
        <translation>{n} Ruinen</translation>
    </message>
    <message>
        <source>{n} scoring zones</source>
        <translation>{n} Wertungszonen</translation>
    </message>
    <message>
        <source>{n} sets of dashes of a line, which is solid</source>
        <translation>{n} Strichmuster einer Linie, die durchgezogen ist</translation>
    </message>
    <message>
        <source>{n} shapes without an area</source>
        <translation>{n} Formen ohne Fläche</translation>
    </message>
    <message>
        <source>{n} sounds</source>
        <translation>{n} Klänge</translation>
    </message>
    <message>
        <source>{n} square inches {how}, {m} % of the table</source>
        <translation>{n} Quadratzoll {how}, {m} % des Tischs</translation>
    </message>
    <message>
        <source>{n} squares of “{quoted}”</source>
        <translation>{n} Felder „{quoted}“</translation>
    </message>
    <message>
        <source>{n} steps</source>
        <translation>{n} Schritte</translation>
    </message>
    <message numerus="yes">
        <source>{n} steps unsaved when the program closed, {when}</source>
        <translation>
            <numerusform>{n} Schritt ungespeichert, als das Programm schloss, {when}</numerusform>
            <numerusform>{n} Schritte ungespeichert, als das Programm schloss, {when}</numerusform>
        </translation>
    </message>
    <message>
        <source>{n} steps: {names}</source>
        <translation>{n} Schritte: {names}</translation>
    </message>
    <message numerus="yes">
        <source>{n} storeys</source>
        <translation>
            <numerusform>{n} Stockwerk</numerusform>
            <numerusform>{n} Stockwerke</numerusform>
        </translation>
    </message>
    <message>
        <source>{n} swamps</source>
        <translation>{n} Sümpfe</translation>
    </message>
    <message numerus="yes">
        <source>{n} tables</source>
        <translation>
            <numerusform>{n} Tisch</numerusform>
            <numerusform>{n} Tische</numerusform>
        </translation>
    </message>
    <message>
        <source>{n} targets</source>
        <translation>{n} Ziele</translation>
    </message>
    <message numerus="yes">
        <source>{n} templates</source>
        <translation>
            <numerusform>{n} Schablone</numerusform>
            <numerusform>{n} Schablonen</numerusform>
        </translation>
    </message>
    <message>
        <source>{n} things were weighed</source>
        <translation>{n} Möglichkeiten wurden abgewogen</translation>
    </message>
    <message>
        <source>{n} tile layers as a picture beneath</source>
        <translation>{n} Kachelebenen als Bild darunter</translation>
    </message>
    <message>
        <source>{n} tiles</source>
        <translation>{n} Kacheln</translation>
    </message>
    <message>
        <source>{n} tiles of the layer “{quoted}”: no picture of them</source>
        <translation>{n} Kacheln der Ebene „{quoted}“: ohne Bild</translation>
    </message>
    <message>
        <source>{n} times</source>
        <translation>{n}-mal</translation>
    </message>
    <message>
        <source>{n} to act</source>
        <translation>{n} noch an der Reihe</translation>
    </message>
    <message>
        <source>{n} tokens</source>
        <translation>{n} Spielsteine</translation>
    </message>
    <message>
        <source>{n} towers</source>
        <translation>{n} Türme</translation>
    </message>
    <message>
        <source>{n} trenches</source>
        <translation>{n} Gräben</translation>
    </message>
    <message>
        <source>{n} undisplayed things</source>
        <translation>{n} Dinge, die nicht angezeigt werden</translation>
    </message>
    <message>
        <source>{n} units</source>
        <translation>{n} Einheiten</translation>
    </message>
    <message>
        <source>{n} units, {k} models</source>
        <translation>{n} Einheiten, {k} Modelle</translation>
    </message>
    <message>
        <source>{n} units, {k} models, {amount} points</source>
        <translation>{n} Einheiten, {k} Modelle, {amount} Punkte</translation>
    </message>
    <message>
        <source>{n} unusable values of “{quoted}”</source>
        <translation>{n} unbrauchbare Werte von „{quoted}“</translation>
    </message>
    <message>
        <source>{n} walls</source>
        <translation>{n} Mauern</translation>
    </message>
    <message>
        <source>{n} walls without a length</source>
        <translation>{n} Mauern ohne Länge</translation>
    </message>
    <message numerus="yes">
        <source>{n} warnings</source>
        <translation>
            <numerusform>{n} Warnung</numerusform>
            <numerusform>{n} Warnungen</numerusform>
        </translation>
    </message>
    <message>
        <source>{n} ways without all of its nodes</source>
        <translation>{n} Wege ohne alle ihre Knoten</translation>
    </message>
    <message>
        <source>{n} ways without its nodes</source>
        <translation>{n} Wege ohne ihre Knoten</translation>
    </message>
    <message>
        <source>{n} whole turns to wait</source>
        <translation>noch {n} ganze Züge zu warten</translation>
    </message>
    <message>
        <source>{n} windows</source>
        <translation>{n} Fenster</translation>
    </message>
    <message>
        <source>{n} with {m} HP each</source>
        <translation>{n} mit je {m} HP</translation>
    </message>
    <message>
        <source>{n} woods</source>
        <translation>{n} Wälder</translation>
    </message>
    <message>
        <source>{n} wrecks</source>
        <translation>{n} Wracks</translation>
    </message>
    <message numerus="yes">
        <source>{n} zones</source>
        <translation>
            <numerusform>{n} Zone</numerusform>
            <numerusform>{n} Zonen</numerusform>
        </translation>
    </message>
    <message>
        <source>{n} × {thing}</source>
        <translation>{n} × {thing}</translation>
    </message>
    <message>
        <source>{n} × “{quoted}” is chosen, taken as {m} models</source>
        <translation>{n} × „{quoted}“ ist gewählt und gilt als {m} Modelle</translation>
    </message>
    <message>
        <source>{n}/{m} pts</source>
        <translation>{n}/{m} Pkt.</translation>
    </message>
    <message>
        <source>{n}: {m}, {k} expected, p = less than {length}</source>
        <translation>{n}: {m}, erwartet {k}, p = weniger als {length}</translation>
    </message>
    <message>
        <source>{n}: {m}, {k} expected, p = {length}</source>
        <translation>{n}: {m}, erwartet {k}, p = {length}</translation>
    </message>
    <message>
        <source>{other}: passes by itself</source>
        <translation>{other}: besteht von selbst</translation>
    </message>
    <message>
        <source>{other}: passes by itself ({perk})</source>
        <translation>{other}: besteht von selbst ({perk})</translation>
    </message>
    <message>
        <source>{part} cannot have this outline</source>
        <translation>{part} kann diesen Umriss nicht haben</translation>
    </message>
    <message>
        <source>{part} has no edge to put a corner on</source>
        <translation>{part} hat keine Kante für eine Ecke</translation>
    </message>
    <message>
        <source>{part} is its own image, and so it would lie over it; keep it even about the middle, or unlink it first</source>
        <translation>{part} ist sein eigenes Spiegelbild und läge so darüber; gleichmäßig um die Mitte halten oder zuerst lösen</translation>
    </message>
    <message>
        <source>{part} is locked; Ctrl+L unlocks</source>
        <translation>{part} ist gesperrt; Ctrl+L gibt frei</translation>
    </message>
    <message>
        <source>{part} is locked; unlock it first</source>
        <translation>{part} ist gesperrt; zuerst freigeben</translation>
    </message>
    <message>
        <source>{part} lies beside the table</source>
        <translation>{part} liegt neben dem Tisch</translation>
    </message>
    <message>
        <source>{part} lies in ground that nothing can enter</source>
        <translation>{part} liegt auf Boden, auf den nichts kommt</translation>
    </message>
    <message>
        <source>{part} lies in the locked layer “{layer}”; free it in the panel Layers</source>
        <translation>{part} liegt in der gesperrten Ebene „{layer}“; in der Leiste Ebenen freigeben</translation>
    </message>
    <message>
        <source>{part} lies in {ground}, which nothing can enter</source>
        <translation>{part} liegt in {ground}, wohin nichts kommt</translation>
    </message>
    <message>
        <source>{part} reaches {length} beyond the bottom edge</source>
        <translation>{part} ragt {length} über den unteren Rand hinaus</translation>
    </message>
    <message>
        <source>{part} reaches {length} beyond the left edge</source>
        <translation>{part} ragt {length} über den linken Rand hinaus</translation>
    </message>
    <message>
        <source>{part} reaches {length} beyond the right edge</source>
        <translation>{part} ragt {length} über den rechten Rand hinaus</translation>
    </message>
    <message>
        <source>{part} reaches {length} beyond the top edge</source>
        <translation>{part} ragt {length} über den oberen Rand hinaus</translation>
    </message>
    <message>
        <source>{path} cannot be written ({why}): a crash would lose unsaved work; make room there, or let the program write there, and start anew</source>
        <translation>{path} kann nicht geschrieben werden ({why}): bei einem Absturz ginge Ungespeichertes verloren; schaffen Sie dort Platz, oder erlauben Sie dem Programm, dort zu schreiben, und starten Sie neu</translation>
    </message>
    <message>
        <source>{path} is already there. Replace it?</source>
        <translation>{path} gibt es schon. Ersetzen?</translation>
    </message>
    <message numerus="yes">
        <source>{path}: {n} pages of A4</source>
        <translation>
            <numerusform>{path}: {n} Seite A4</numerusform>
            <numerusform>{path}: {n} Seiten A4</numerusform>
        </translation>
    </message>
    <message>
        <source>{percent} % less</source>
        <translation>{percent} % weniger</translation>
    </message>
    <message>
        <source>{percent} % more</source>
        <translation>{percent} % mehr</translation>
    </message>
    <message>
        <source>{perk} heedless of dangerous ground</source>
        <translation>{perk} ohne Hinderung durch gefährliches Gelände</translation>
    </message>
    <message>
        <source>{perk} heedless of difficult ground</source>
        <translation>{perk} ohne Hinderung durch schwieriges Gelände</translation>
    </message>
    <message>
        <source>{perk} of {holder}</source>
        <translation>{perk} von {holder}</translation>
    </message>
    <message>
        <source>{perk} on the table</source>
        <translation>{perk} auf dem Tisch</translation>
    </message>
    <message>
        <source>{perk} out of a melee</source>
        <translation>{perk} aus einem Nahkampf</translation>
    </message>
    <message>
        <source>{perk} past other units</source>
        <translation>{perk} an anderen Einheiten vorbei</translation>
    </message>
    <message>
        <source>{perk} past terrain</source>
        <translation>{perk} an Gelände vorbei</translation>
    </message>
    <message>
        <source>{perk} stays where it is</source>
        <translation>{perk} bleibt, wo es ist</translation>
    </message>
    <message>
        <source>{perk} waits for a push</source>
        <translation>{perk} wartet auf einen Stoß</translation>
    </message>
    <message>
        <source>{perk} wanders {length} at {n}°</source>
        <translation>{perk} wandert {length} in Richtung {n}°</translation>
    </message>
    <message>
        <source>{perk} with {unit}</source>
        <translation>{perk} mit {unit}</translation>
    </message>
    <message>
        <source>{perk}: a die of {what} ({faces})</source>
        <translation>{perk}: ein Würfel: {what} ({faces})</translation>
    </message>
    <message>
        <source>{perk}: a model to pass the {name} for {other}</source>
        <translation>{perk}: ein Modell, um den {name} für {other} zu bestehen</translation>
    </message>
    <message>
        <source>{perk}: command points</source>
        <translation>{perk}: Befehlspunkte</translation>
    </message>
    <message>
        <source>{perk}: give {n} HP to pass the {name} for {other}</source>
        <translation>{perk}: {n} HP geben, um den {name} für {other} zu bestehen</translation>
    </message>
    <message>
        <source>{perk}: how many illusions</source>
        <translation>{perk}: wie viele Trugbilder</translation>
    </message>
    <message>
        <source>{perk}: it does not deploy like that</source>
        <translation>{perk}: so wird sie nicht aufgestellt</translation>
    </message>
    <message>
        <source>{perk}: it goes toward {unit}</source>
        <translation>{perk}: sie geht auf {unit} zu</translation>
    </message>
    <message>
        <source>{perk}: it has to go toward {unit}</source>
        <translation>{perk}: sie muss auf {unit} zugehen</translation>
    </message>
    <message>
        <source>{perk}: it moves toward {unit} or not at all</source>
        <translation>{perk}: sie zieht auf {unit} zu oder gar nicht</translation>
    </message>
    <message>
        <source>{perk}: it was not deployed, and is lost</source>
        <translation>{perk}: nicht aufgestellt und verloren</translation>
    </message>
    <message>
        <source>{perk}: its side does not want {what}</source>
        <translation>{perk}: ihre Seite will {what} nicht</translation>
    </message>
    <message>
        <source>{perk}: let the {name} for {other} fail</source>
        <translation>{perk}: den {name} für {other} misslingen lassen</translation>
    </message>
    <message>
        <source>{perk}: let {name} of {unit} fail</source>
        <translation>{perk}: {name} von {unit} misslingen lassen</translation>
    </message>
    <message>
        <source>{perk}: place {unit}</source>
        <translation>{perk}: {unit} aufstellen</translation>
    </message>
    <message>
        <source>{perk}: reposition {unit}</source>
        <translation>{perk}: {unit} neu aufstellen</translation>
    </message>
    <message>
        <source>{perk}: reroll the {n} command points of each unit</source>
        <translation>{perk}: die {n} Befehlspunkte jeder Einheit neu auswürfeln</translation>
    </message>
    <message>
        <source>{perk}: the nearest is {unit}</source>
        <translation>{perk}: am nächsten ist {unit}</translation>
    </message>
    <message>
        <source>{perk}: undo the {name} of {unit}</source>
        <translation>{perk}: {name} von {unit} rückgängig machen</translation>
    </message>
    <message>
        <source>{perk}: use it with {what}</source>
        <translation>{perk}: mit {what} einsetzen</translation>
    </message>
    <message>
        <source>{perk}: use {weapon} after all have acted</source>
        <translation>{perk}: {weapon} einsetzen, nachdem alle gehandelt haben</translation>
    </message>
    <message>
        <source>{perk}: use {weapon} on {unit} before its dice are rolled</source>
        <translation>{perk}: {weapon} auf {unit} einsetzen, bevor gewürfelt wird</translation>
    </message>
    <message>
        <source>{perk}: use {weapon} on {unit} during its {what}</source>
        <translation>{perk}: {weapon} auf {unit} während der Bewegung einsetzen ({what})</translation>
    </message>
    <message>
        <source>{perk}: use {what}</source>
        <translation>{perk}: {what} einsetzen</translation>
    </message>
    <message>
        <source>{perk}: where they stand</source>
        <translation>{perk}: wo sie stehen</translation>
    </message>
    <message>
        <source>{perk}: where {unit} stops</source>
        <translation>{perk}: wo {unit} anhält</translation>
    </message>
    <message>
        <source>{perk}: {n} HP ignored</source>
        <translation>{perk}: {n} HP ignoriert</translation>
    </message>
    <message>
        <source>{phase} phase: {wanted}</source>
        <translation>Phase {phase}: {wanted}</translation>
    </message>
    <message>
        <source>{phase}, {side} to act</source>
        <translation>{phase}, {side} am Zug</translation>
    </message>
    <message>
        <source>{picture} is missing or damaged: the letters stand on its bases instead</source>
        <translation>{picture} fehlt oder ist beschädigt: stattdessen stehen die Buchstaben auf den Bases</translation>
    </message>
    <message>
        <source>{pieces} selected. Drag one to move all, R turns each, Alt+R wheels them as one body.</source>
        <translation>{pieces} ausgewählt. Eines ziehen bewegt alle, R dreht jedes, Alt+R schwenkt sie als einen Körper.</translation>
    </message>
    <message>
        <source>{pixels:.1f} pixels to the inch; kept for this screen in this resolution</source>
        <translation>{pixels:.1f} Pixel je Zoll; gemerkt für diesen Bildschirm in dieser Auflösung</translation>
    </message>
    <message>
        <source>{place} in inches</source>
        <translation>{place} in Zoll</translation>
    </message>
    <message>
        <source>{place} in squares</source>
        <translation>{place} in Feldern</translation>
    </message>
    <message>
        <source>{place} of {length}</source>
        <translation>{place} von {length}</translation>
    </message>
    <message>
        <source>{place} of {quoted}</source>
        <translation>{place} von {quoted}</translation>
    </message>
    <message>
        <source>{player} plays …</source>
        <translation>{player} spielt …</translation>
    </message>
    <message>
        <source>{player} thinks … {seconds} s</source>
        <translation>{player} überlegt … {seconds} s</translation>
    </message>
    <message>
        <source>{player} waits for you to let it play</source>
        <translation>{player} wartet, bis Sie es spielen lassen</translation>
    </message>
    <message>
        <source>{reason} (also {units})</source>
        <translation>{reason} (auch {units})</translation>
    </message>
    <message>
        <source>{refusal}; to print: File, Print to scale</source>
        <translation>{refusal}; zum Drucken: Datei, Maßstäblich drucken</translation>
    </message>
    <message>
        <source>{rest} of this kit still to place</source>
        <translation>noch {rest} aus diesem Baukasten zu legen</translation>
    </message>
    <message>
        <source>{rest} of {count} left</source>
        <translation>{rest} von {count} übrig</translation>
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
        <source>{share} hidden</source>
        <translation>{share} verdeckt</translation>
    </message>
    <message>
        <source>{share} of the ground is covered: no more fits with gaps that {size} mm gets through.</source>
        <translation>{share} der Fläche sind belegt: Mehr passt nicht mit Lücken, durch die {size} mm kommen.</translation>
    </message>
    <message>
        <source>{share} of the ground is covered: the kit {kit} has no more pieces.</source>
        <translation>{share} der Fläche sind belegt: Der Baukasten {kit} hat keine Stücke mehr.</translation>
    </message>
    <message>
        <source>{share} of the lines between the deployment zones are open before the first turn, {height} above the table; the longest is {length}</source>
        <translation>{share} der Linien zwischen den Aufstellungszonen sind vor dem ersten Zug frei, {height} über dem Tisch; die längste misst {length}</translation>
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
        <source>{sides} sides have deployment zones; draw one for each of two sides</source>
        <translation>{sides} Seiten haben Aufstellungszonen; je eine für zwei Seiten zeichnen</translation>
    </message>
    <message>
        <source>{side} deploy here</source>
        <translation>{side} stellt hier auf</translation>
    </message>
    <message>
        <source>{side} from {n} to {far}</source>
        <translation>{side} von {n} auf {far}</translation>
    </message>
    <message>
        <source>{side} gain {n} AP</source>
        <translation>{side} erhält {n} AP</translation>
    </message>
    <message>
        <source>{side} has 1 command point back for {name}; {m} left</source>
        <translation>{side} bekommt 1 Befehlspunkt für {name} zurück; {m} übrig</translation>
    </message>
    <message>
        <source>{side} has 1 command point: {m} for each of {k} units</source>
        <translation>{side} hat 1 Befehlspunkt: {m} für jede von {k} Einheiten</translation>
    </message>
    <message>
        <source>{side} has 1 command point: {m} for each of {k} units{more}</source>
        <translation>{side} hat 1 Befehlspunkt: {m} für jede von {k} Einheiten{more}</translation>
    </message>
    <message>
        <source>{side} has {n} command points back for {name}; {m} left</source>
        <translation>{side} bekommt {n} Befehlspunkte für {name} zurück; {m} übrig</translation>
    </message>
    <message>
        <source>{side} has {n} command points: {m} for each of {k} units</source>
        <translation>{side} hat {n} Befehlspunkte: {m} für jede von {k} Einheiten</translation>
    </message>
    <message>
        <source>{side} has {n} command points: {m} for each of {k} units{more}</source>
        <translation>{side} hat {n} Befehlspunkte: {m} für jede von {k} Einheiten{more}</translation>
    </message>
    <message>
        <source>{side} have {n} AP</source>
        <translation>{side}: {n} AP</translation>
    </message>
    <message>
        <source>{side} is to play</source>
        <translation>{side} ist dran</translation>
    </message>
    <message>
        <source>{side} lose {n} AP</source>
        <translation>{side} verliert {n} AP</translation>
    </message>
    <message>
        <source>{side} pays 1 command point for {name} of {unit}; {m} left</source>
        <translation>{side} zahlt 1 Befehlspunkt für {name} von {unit}; {m} übrig</translation>
    </message>
    <message>
        <source>{side} pays 1 command point for {name}; {m} left</source>
        <translation>{side} zahlt 1 Befehlspunkt für {name}; {m} übrig</translation>
    </message>
    <message>
        <source>{side} pays {n} command points for {name} of {unit}; {m} left</source>
        <translation>{side} zahlt {n} Befehlspunkte für {name} von {unit}; {m} übrig</translation>
    </message>
    <message>
        <source>{side} pays {n} command points for {name}; {m} left</source>
        <translation>{side} zahlt {n} Befehlspunkte für {name}; {m} übrig</translation>
    </message>
    <message>
        <source>{side} rolls {dice} for {what} · type the faces, then Enter · Backspace takes one back</source>
        <translation>{side} würfelt {dice} für {what} · die Augen tippen, dann Enter · Backspace nimmt eins zurück</translation>
    </message>
    <message>
        <source>{side} scores -{n}: {why}</source>
        <translation>{side} verliert {n} Siegpunkte: {why}</translation>
    </message>
    <message>
        <source>{side} scores {mean} on average</source>
        <translation>{side} erhält im Durchschnitt {mean} Siegpunkte</translation>
    </message>
    <message>
        <source>{side} scores {n}: {why}</source>
        <translation>{side} erhält {n} Siegpunkte: {why}</translation>
    </message>
    <message>
        <source>{side} scores {what}</source>
        <translation>{side} erhält {what}</translation>
    </message>
    <message>
        <source>{side} was played with the temper {temper}.</source>
        <translation>{side} wurde mit dem Temperament {temper} gespielt.</translation>
    </message>
    <message>
        <source>{side} wins</source>
        <translation>{side} gewinnt</translation>
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
        <source>{side}, roll-off: {what}</source>
        <translation>{side}, Auswürfeln: {what}</translation>
    </message>
    <message>
        <source>{side}, {lost} of {units} units lost</source>
        <translation>{side}, {lost} von {units} Einheiten verloren</translation>
    </message>
    <message>
        <source>{side}, {what}, {n}D{m}: {faces}</source>
        <translation>{side}, {what}, {n}D{m}: {faces}</translation>
    </message>
    <message>
        <source>{side}, {what}, {n}D{m}: {faces} ({why})</source>
        <translation>{side}, {what}, {n}D{m}: {faces} ({why})</translation>
    </message>
    <message>
        <source>{side}: Begin</source>
        <translation>{side}: Beginn</translation>
    </message>
    <message>
        <source>{side}: {dice}, mean {n}, fair {m}</source>
        <translation>{side}: {dice}, Mittel {n}, fair {m}</translation>
    </message>
    <message>
        <source>{side}: {n} models on average</source>
        <translation>{side}: im Durchschnitt {n} Modelle</translation>
    </message>
    <message>
        <source>{side}: {n} models on average, wholly covered</source>
        <translation>{side}: im Durchschnitt {n} Modelle, ganz getroffen</translation>
    </message>
    <message>
        <source>{side}: {what} · 1 or Enter: yes · 2: no</source>
        <translation>{side}: {what} · 1 oder Eingabetaste: ja · 2: nein</translation>
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
        <source>{size} base</source>
        <translation>Base {size}</translation>
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
        <source>{size} inches</source>
        <translation>{size} Zoll</translation>
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
        <source>{size} · {use}</source>
        <translation>{size} · {use}</translation>
    </message>
    <message numerus="yes">
        <source>{slip} (and {n} more)</source>
        <translation>
            <numerusform>{slip} (und {n} weiterer)</numerusform>
            <numerusform>{slip} (und {n} weitere)</numerusform>
        </translation>
    </message>
    <message>
        <source>{successes} of {count}</source>
        <translation>{successes} von {count}</translation>
    </message>
    <message>
        <source>{symmetry}: click to choose what the table is drawn in (Y, and a letter)</source>
        <translation>{symmetry}: klicken, um zu wählen, worin der Tisch gezeichnet wird (Y und ein Buchstabe)</translation>
    </message>
    <message>
        <source>{tip}
Type 3, 3 in, 75 mm, 1 1/4, or +2 and -=2 to change it; the arrow keys step it</source>
        <translation>{tip}
3, 3 in, 75 mm, 1 1/4 tippen, oder +2 und -=2 zum Ändern; die Pfeiltasten ändern in Schritten</translation>
    </message>
    <message>
        <source>{tip} (Shift+U goes on to the next)</source>
        <translation>{tip} (Shift+U geht zum nächsten)</translation>
    </message>
    <message>
        <source>{title}: click the source, a model or a place · Alt+P takes the selected one</source>
        <translation>{title}: die Quelle anklicken, ein Modell oder einen Ort · Alt+P nimmt das ausgewählte</translation>
    </message>
    <message>
        <source>{title}: press on a model and drag · {enter} · Ctrl+click: another source</source>
        <translation>{title}: ein Modell drücken und ziehen · {enter} · Ctrl+Klick: eine andere Quelle</translation>
    </message>
    <message>
        <source>{title}: press on a model and drag · {enter} · Shift+P: next kind</source>
        <translation>{title}: ein Modell drücken und ziehen · {enter} · Shift+P: nächste Art</translation>
    </message>
    <message>
        <source>{title}: {drag}, release to push · Esc takes it back</source>
        <translation>{title}: {drag}, Loslassen stößt · Esc nimmt es zurück</translation>
    </message>
    <message>
        <source>{title}: {enter} · Esc takes the preview away</source>
        <translation>{title}: {enter} · Esc nimmt die Vorschau weg</translation>
    </message>
    <message>
        <source>{typed} and a second digit: the numbers here have two</source>
        <translation>{typed} und eine zweite Ziffer: Die Zahlen hier haben zwei</translation>
    </message>
    <message>
        <source>{typed} is out of range; write degrees from {least} to {most}, such as 30 or -45</source>
        <translation>{typed} ist zu groß oder zu klein; Grad von {least} bis {most} schreiben, etwa 30 oder -45</translation>
    </message>
    <message>
        <source>{units} is in the way</source>
        <translation>{units} steht im Weg</translation>
    </message>
    <message>
        <source>{units} is in the way, Shift with the arrow steps past it</source>
        <translation>{units} steht im Weg, Shift mit der Pfeiltaste geht daran vorbei</translation>
    </message>
    <message>
        <source>{unit} ({side}), {where}: {hp} {health} of {full}, {models} models</source>
        <translation>{unit} ({side}), {where}: {hp} von {full} {health}, Modelle: {models}</translation>
    </message>
    <message>
        <source>{unit} accepts instead</source>
        <translation>{unit} nimmt stattdessen an</translation>
    </message>
    <message>
        <source>{unit} aims; Esc calls that off</source>
        <translation>{unit} zielt; Esc bricht das ab</translation>
    </message>
    <message>
        <source>{unit} are Held where it is</source>
        <translation>{unit} wird an Ort und Stelle gehalten (Held)</translation>
    </message>
    <message>
        <source>{unit} are KO&apos;ed</source>
        <translation>{unit} ist k. o.</translation>
    </message>
    <message>
        <source>{unit} are challenged by {other}</source>
        <translation>{unit} werden von {other} herausgefordert</translation>
    </message>
    <message>
        <source>{unit} are commanded by its own side again: {why}</source>
        <translation>{unit} unterstehen wieder der eigenen Seite: {why}</translation>
    </message>
    <message>
        <source>{unit} are commanded by {side}</source>
        <translation>{unit} unterstehen {side}</translation>
    </message>
    <message>
        <source>{unit} are commanded by {side}: {why}</source>
        <translation>{unit} unterstehen jetzt {side}: {why}</translation>
    </message>
    <message>
        <source>{unit} are defeated</source>
        <translation>{unit} ist besiegt</translation>
    </message>
    <message>
        <source>{unit} are deployed already</source>
        <translation>{unit} sind schon aufgestellt</translation>
    </message>
    <message>
        <source>{unit} are exhausted</source>
        <translation>{unit} ist erschöpft</translation>
    </message>
    <message>
        <source>{unit} are in {name}</source>
        <translation>{unit} ist in {name}</translation>
    </message>
    <message>
        <source>{unit} are no terrain any more: {why}</source>
        <translation>{unit} sind kein Gelände mehr: {why}</translation>
    </message>
    <message>
        <source>{unit} are pulled into {area}</source>
        <translation>{unit} werden nach {area} gezogen</translation>
    </message>
    <message>
        <source>{unit} are pushed into {area}</source>
        <translation>{unit} werden nach {area} gestoßen</translation>
    </message>
    <message>
        <source>{unit} are put down at {place}</source>
        <translation>{unit} werden bei {place} aufgestellt</translation>
    </message>
    <message>
        <source>{unit} are taken off for good</source>
        <translation>{unit} werden endgültig weggenommen</translation>
    </message>
    <message>
        <source>{unit} are taken off the table</source>
        <translation>{unit} werden vom Tisch genommen</translation>
    </message>
    <message>
        <source>{unit} are terrain from now on: {why}</source>
        <translation>{unit} sind ab jetzt Gelände: {why}</translation>
    </message>
    <message>
        <source>{unit} are {effect} and does nothing more</source>
        <translation>{unit} ist {effect} und tut nichts weiter</translation>
    </message>
    <message>
        <source>{unit} are {effect} and misses a maneuver</source>
        <translation>{unit} ist {effect} und verpasst ein Manöver</translation>
    </message>
    <message>
        <source>{unit} are {effect} and misses an action</source>
        <translation>{unit} ist {effect} und verpasst eine Aktion</translation>
    </message>
    <message>
        <source>{unit} are {effect} and misses its action</source>
        <translation>{unit} ist {effect} und verpasst seine Aktion</translation>
    </message>
    <message>
        <source>{unit} are {effect} and misses its attack</source>
        <translation>{unit} ist {effect} und verpasst seinen Angriff</translation>
    </message>
    <message>
        <source>{unit} are {effect} and misses what it had left</source>
        <translation>{unit} ist {effect} und verpasst, was es noch hatte</translation>
    </message>
    <message>
        <source>{unit} are {effect}, but none of its side is within {n} areas</source>
        <translation>{unit} ist {effect}, aber niemand von seiner Seite ist innerhalb von {n} Gebieten</translation>
    </message>
    <message>
        <source>{unit} are {name} now</source>
        <translation>{unit} sind jetzt {name}</translation>
    </message>
    <message>
        <source>{unit} are {name} now: {why}</source>
        <translation>{unit} sind jetzt {name}: {why}</translation>
    </message>
    <message>
        <source>{unit} attack {foe} with {weapon}: {dice}</source>
        <translation>{unit} greifen {foe} mit {weapon} an: {dice}</translation>
    </message>
    <message>
        <source>{unit} attack {foe}, in cover with {weapon}: {dice}</source>
        <translation>{unit} greifen {foe} (in Deckung) mit {weapon} an: {dice}</translation>
    </message>
    <message>
        <source>{unit} attacks {foe} with {weapon}: {dice}</source>
        <translation>{unit} greift {foe} mit {weapon} an: {dice}</translation>
    </message>
    <message>
        <source>{unit} attacks {foe}, in cover with {weapon}: {dice}</source>
        <translation>{unit} greift {foe} (in Deckung) mit {weapon} an: {dice}</translation>
    </message>
    <message>
        <source>{unit} betrays its side</source>
        <translation>{unit} verrät ihre Seite</translation>
    </message>
    <message>
        <source>{unit} can only go toward {n}°</source>
        <translation>{unit} kann nur in Richtung {n}° gehen</translation>
    </message>
    <message>
        <source>{unit} cannot be attacked: {reason}</source>
        <translation>{unit} lässt sich nicht angreifen: {reason}</translation>
    </message>
    <message>
        <source>{unit} cannot be chosen: {why}</source>
        <translation>{unit} kann nicht gewählt werden: {why}</translation>
    </message>
    <message>
        <source>{unit} cannot be chosen; there are {names}</source>
        <translation>{unit} kann nicht gewählt werden; es gibt {names}</translation>
    </message>
    <message>
        <source>{unit} cannot be moved now: {reason}</source>
        <translation>{unit} lässt sich jetzt nicht bewegen: {reason}</translation>
    </message>
    <message>
        <source>{unit} cannot end on top of that</source>
        <translation>{unit} kann nicht obendrauf enden</translation>
    </message>
    <message>
        <source>{unit} cannot get there from its transport within {length}</source>
        <translation>{unit} kommt von ihrem Transporter innerhalb von {length} nicht dorthin</translation>
    </message>
    <message>
        <source>{unit} cannot get there: on nothing to stand on</source>
        <translation>{unit} kommt dort nicht hin: Dort trägt nichts</translation>
    </message>
    <message>
        <source>{unit} cannot get there: {why}</source>
        <translation>{unit} kommt dort nicht hin: {why}</translation>
    </message>
    <message>
        <source>{unit} cannot jump {length} high</source>
        <translation>{unit} kann keine {length} hoch springen</translation>
    </message>
    <message>
        <source>{unit} cannot stand there</source>
        <translation>{unit} kann dort nicht stehen</translation>
    </message>
    <message>
        <source>{unit} cannot stand there: {why}</source>
        <translation>{unit} kann dort nicht stehen: {why}</translation>
    </message>
    <message>
        <source>{unit} cannot stay in {area}</source>
        <translation>{unit} kann nicht in {area} bleiben</translation>
    </message>
    <message>
        <source>{unit} cannot step into {area} now</source>
        <translation>{unit} kann {area} jetzt nicht betreten</translation>
    </message>
    <message>
        <source>{unit} cannot {name} in the {phase} phase: {why}</source>
        <translation>{unit}: {name} in der Phase {phase} nicht möglich: {why}</translation>
    </message>
    <message>
        <source>{unit} cannot {name} now: {why}</source>
        <translation>{unit}: {name} jetzt nicht möglich: {why}</translation>
    </message>
    <message>
        <source>{unit} change places into {area}</source>
        <translation>{unit} tauschen den Platz, nach {area}</translation>
    </message>
    <message>
        <source>{unit} changes places into {area}</source>
        <translation>{unit} tauscht den Platz, nach {area}</translation>
    </message>
    <message>
        <source>{unit} come into {area}</source>
        <translation>{unit} kommen nach {area}</translation>
    </message>
    <message>
        <source>{unit} come later</source>
        <translation>{unit} kommen später</translation>
    </message>
    <message>
        <source>{unit} come onto the table</source>
        <translation>{unit} kommen auf den Tisch</translation>
    </message>
    <message>
        <source>{unit} comes into {area}</source>
        <translation>{unit} kommt nach {area}</translation>
    </message>
    <message>
        <source>{unit} comes later</source>
        <translation>{unit} kommt später</translation>
    </message>
    <message>
        <source>{unit} comes onto the table</source>
        <translation>{unit} kommt auf den Tisch</translation>
    </message>
    <message>
        <source>{unit} comes out there</source>
        <translation>{unit} kommt dort heraus</translation>
    </message>
    <message>
        <source>{unit} comes to section {n} of the story</source>
        <translation>{unit} kommt zu Abschnitt {n} der Geschichte</translation>
    </message>
    <message>
        <source>{unit} could not stand up there</source>
        <translation>{unit} könnte dort oben nicht stehen</translation>
    </message>
    <message>
        <source>{unit} does not act for {side}</source>
        <translation>{unit} handelt nicht für {side}</translation>
    </message>
    <message>
        <source>{unit} draws its attacks</source>
        <translation>{unit} zieht die Angriffe auf sich</translation>
    </message>
    <message>
        <source>{unit} enter the game: {why}</source>
        <translation>{unit} kommen ins Spiel: {why}</translation>
    </message>
    <message>
        <source>{unit} enters the game: {why}</source>
        <translation>{unit} kommt ins Spiel: {why}</translation>
    </message>
    <message>
        <source>{unit} fall into {area}</source>
        <translation>{unit} fallen nach {area}</translation>
    </message>
    <message>
        <source>{unit} falls into {area}</source>
        <translation>{unit} fällt nach {area}</translation>
    </message>
    <message>
        <source>{unit} falls {length}</source>
        <translation>{unit} fällt {length} tief</translation>
    </message>
    <message>
        <source>{unit} gain 1 model: {why}</source>
        <translation>{unit} erhalten 1 Modell: {why}</translation>
    </message>
    <message>
        <source>{unit} gain {mean}</source>
        <translation>{unit} erhalten {mean}</translation>
    </message>
    <message>
        <source>{unit} gain {mean} on average</source>
        <translation>{unit} erhalten im Durchschnitt {mean}</translation>
    </message>
    <message>
        <source>{unit} gain {n} models: {why}</source>
        <translation>{unit} erhalten {n} Modelle: {why}</translation>
    </message>
    <message>
        <source>{unit} gains 1 model: {why}</source>
        <translation>{unit} erhält 1 Modell: {why}</translation>
    </message>
    <message>
        <source>{unit} gains {mean}</source>
        <translation>{unit} erhält {mean}</translation>
    </message>
    <message>
        <source>{unit} gains {mean} on average</source>
        <translation>{unit} erhält im Durchschnitt {mean}</translation>
    </message>
    <message>
        <source>{unit} gains {n} models: {why}</source>
        <translation>{unit} erhält {n} Modelle: {why}</translation>
    </message>
    <message>
        <source>{unit} go {length}</source>
        <translation>{unit} gehen {length} weit</translation>
    </message>
    <message>
        <source>{unit} goes aboard {other}</source>
        <translation>{unit} geht an Bord von {other}</translation>
    </message>
    <message>
        <source>{unit} goes back into {area}</source>
        <translation>{unit} geht zurück nach {area}</translation>
    </message>
    <message>
        <source>{unit} goes {length}</source>
        <translation>{unit} geht {length} weit</translation>
    </message>
    <message>
        <source>{unit} has acted in this phase already</source>
        <translation>{unit} hat in dieser Phase schon gehandelt</translation>
    </message>
    <message>
        <source>{unit} has acted this round already</source>
        <translation>{unit} hat in dieser Runde schon gehandelt</translation>
    </message>
    <message>
        <source>{unit} has acted this turn already</source>
        <translation>{unit} hat in diesem Zug schon gehandelt</translation>
    </message>
    <message>
        <source>{unit} has another base, or is a fifth taller or smaller, than the others</source>
        <translation>{unit} hat eine andere Base oder ist ein Fünftel größer oder kleiner als die anderen</translation>
    </message>
    <message>
        <source>{unit} has been activated this turn already</source>
        <translation>{unit} wurde in diesem Zug schon aktiviert</translation>
    </message>
    <message>
        <source>{unit} has had its turn this round</source>
        <translation>{unit} war in dieser Runde schon an der Reihe</translation>
    </message>
    <message>
        <source>{unit} has left</source>
        <translation>{unit} ist fort</translation>
    </message>
    <message>
        <source>{unit} has moved this turn</source>
        <translation>{unit} hat sich in diesem Zug bewegt</translation>
    </message>
    <message>
        <source>{unit} has no {name} that it could use now</source>
        <translation>{unit} hat kein {name}, das es jetzt einsetzen könnte</translation>
    </message>
    <message>
        <source>{unit} has to be directed at it</source>
        <translation>{unit} muss darauf gerichtet sein</translation>
    </message>
    <message>
        <source>{unit} has to stand within {length} of where it comes out</source>
        <translation>{unit} muss innerhalb von {length} der Stelle stehen, wo sie herauskommt</translation>
    </message>
    <message>
        <source>{unit} has to take {name} first: {why}</source>
        <translation>{unit} muss zuerst {name} nehmen: {why}</translation>
    </message>
    <message>
        <source>{unit} has two called {weapon}, of which only the last counts</source>
        <translation>{unit} hat zwei namens {weapon}, von denen nur die letzte zählt</translation>
    </message>
    <message>
        <source>{unit} has {name} this round, the card is used up</source>
        <translation>{unit} hat in dieser Runde {name}, die Karte ist verbraucht</translation>
    </message>
    <message>
        <source>{unit} have acted in this phase already</source>
        <translation>{unit} haben in dieser Phase schon gehandelt</translation>
    </message>
    <message>
        <source>{unit} have acted this round already</source>
        <translation>{unit} haben in dieser Runde schon gehandelt</translation>
    </message>
    <message>
        <source>{unit} have acted this turn already</source>
        <translation>{unit} haben in diesem Zug schon gehandelt</translation>
    </message>
    <message>
        <source>{unit} have been activated this turn already</source>
        <translation>{unit} wurden in diesem Zug schon aktiviert</translation>
    </message>
    <message>
        <source>{unit} have had its turn this round</source>
        <translation>{unit} waren in dieser Runde schon an der Reihe</translation>
    </message>
    <message>
        <source>{unit} in place of {foe}</source>
        <translation>{unit} statt {foe}</translation>
    </message>
    <message>
        <source>{unit} in tow</source>
        <translation>{unit} im Schlepp</translation>
    </message>
    <message>
        <source>{unit} in {other}</source>
        <translation>{unit} in {other}</translation>
    </message>
    <message>
        <source>{unit} is Held where it is</source>
        <translation>{unit} wird an Ort und Stelle gehalten (Held)</translation>
    </message>
    <message>
        <source>{unit} is KO&apos;ed</source>
        <translation>{unit} ist k. o.</translation>
    </message>
    <message>
        <source>{unit} is a Minion: its card is commanded after another model has been activated</source>
        <translation>{unit} ist ein Minion: Die Karte erhält ihren Befehl, nachdem ein anderes Modell aktiviert wurde</translation>
    </message>
    <message>
        <source>{unit} is a wreck</source>
        <translation>{unit} ist ein Wrack</translation>
    </message>
    <message>
        <source>{unit} is challenged by {other}</source>
        <translation>{unit} wird von {other} herausgefordert</translation>
    </message>
    <message>
        <source>{unit} is commanded by its own side again: {why}</source>
        <translation>{unit} untersteht wieder der eigenen Seite: {why}</translation>
    </message>
    <message>
        <source>{unit} is commanded by {side}</source>
        <translation>{unit} untersteht {side}</translation>
    </message>
    <message>
        <source>{unit} is commanded by {side}: {why}</source>
        <translation>{unit} untersteht jetzt {side}: {why}</translation>
    </message>
    <message>
        <source>{unit} is commanded once a model has been activated in this Turn</source>
        <translation>{unit} erhält den Befehl, sobald in diesem Zug ein Modell aktiviert wurde</translation>
    </message>
    <message>
        <source>{unit} is commanded together with the others of its card</source>
        <translation>{unit} erhält den Befehl zusammen mit den anderen der Karte</translation>
    </message>
    <message>
        <source>{unit} is defeated</source>
        <translation>{unit} ist besiegt</translation>
    </message>
    <message>
        <source>{unit} is deployed already</source>
        <translation>{unit} ist schon aufgestellt</translation>
    </message>
    <message>
        <source>{unit} is destroyed</source>
        <translation>{unit} ist zerstört</translation>
    </message>
    <message>
        <source>{unit} is exhausted</source>
        <translation>{unit} ist erschöpft</translation>
    </message>
    <message>
        <source>{unit} is free again</source>
        <translation>{unit} ist wieder frei</translation>
    </message>
    <message>
        <source>{unit} is hit first</source>
        <translation>{unit} wird zuerst getroffen</translation>
    </message>
    <message>
        <source>{unit} is in {area} already</source>
        <translation>{unit} ist schon in {area}</translation>
    </message>
    <message>
        <source>{unit} is in {name}</source>
        <translation>{unit} ist in {name}</translation>
    </message>
    <message>
        <source>{unit} is lost</source>
        <translation>{unit} ist verloren</translation>
    </message>
    <message>
        <source>{unit} is no Minion: it is activated</source>
        <translation>{unit} ist kein Minion: Es wird aktiviert</translation>
    </message>
    <message>
        <source>{unit} is no terrain any more: {why}</source>
        <translation>{unit} ist kein Gelände mehr: {why}</translation>
    </message>
    <message>
        <source>{unit} is no unit, {why}</source>
        <translation>{unit} ist keine Einheit, {why}</translation>
    </message>
    <message>
        <source>{unit} is not spared as a {name}</source>
        <translation>{unit} wird nicht als {name} verschont</translation>
    </message>
    <message>
        <source>{unit} is on your own side: choose once more if you mean it</source>
        <translation>{unit} ist auf Ihrer eigenen Seite: noch einmal wählen, wenn es so gemeint ist</translation>
    </message>
    <message>
        <source>{unit} is pulled into {area}</source>
        <translation>{unit} wird nach {area} gezogen</translation>
    </message>
    <message>
        <source>{unit} is pushed into {area}</source>
        <translation>{unit} wird nach {area} gestoßen</translation>
    </message>
    <message>
        <source>{unit} is put down at {place}</source>
        <translation>{unit} wird bei {place} aufgestellt</translation>
    </message>
    <message>
        <source>{unit} is taken off for good</source>
        <translation>{unit} wird endgültig weggenommen</translation>
    </message>
    <message>
        <source>{unit} is taken off the table</source>
        <translation>{unit} wird vom Tisch genommen</translation>
    </message>
    <message>
        <source>{unit} is taken over</source>
        <translation>{unit} wird übernommen</translation>
    </message>
    <message>
        <source>{unit} is terrain from now on: {why}</source>
        <translation>{unit} ist ab jetzt Gelände: {why}</translation>
    </message>
    <message>
        <source>{unit} is the target</source>
        <translation>{unit} ist das Ziel</translation>
    </message>
    <message>
        <source>{unit} is {effect} and does nothing more</source>
        <translation>{unit} ist {effect} und tut nichts weiter</translation>
    </message>
    <message>
        <source>{unit} is {effect} and misses a maneuver</source>
        <translation>{unit} ist {effect} und verpasst ein Manöver</translation>
    </message>
    <message>
        <source>{unit} is {effect} and misses an action</source>
        <translation>{unit} ist {effect} und verpasst eine Aktion</translation>
    </message>
    <message>
        <source>{unit} is {effect} and misses its action</source>
        <translation>{unit} ist {effect} und verpasst seine Aktion</translation>
    </message>
    <message>
        <source>{unit} is {effect} and misses its attack</source>
        <translation>{unit} ist {effect} und verpasst seinen Angriff</translation>
    </message>
    <message>
        <source>{unit} is {effect} and misses what it had left</source>
        <translation>{unit} ist {effect} und verpasst, was es noch hatte</translation>
    </message>
    <message>
        <source>{unit} is {effect}, but none of its side is within {n} areas</source>
        <translation>{unit} ist {effect}, aber niemand von seiner Seite ist innerhalb von {n} Gebieten</translation>
    </message>
    <message>
        <source>{unit} is {far} from where it began the turn</source>
        <translation>{unit} ist {far} von der Stelle entfernt, wo der Zug begann</translation>
    </message>
    <message>
        <source>{unit} is {name} now</source>
        <translation>{unit} ist jetzt {name}</translation>
    </message>
    <message>
        <source>{unit} is {name} now: {why}</source>
        <translation>{unit} ist jetzt {name}: {why}</translation>
    </message>
    <message>
        <source>{unit} jump into {area}</source>
        <translation>{unit} springen nach {area}</translation>
    </message>
    <message>
        <source>{unit} jumps into {area}</source>
        <translation>{unit} springt nach {area}</translation>
    </message>
    <message>
        <source>{unit} keeps arrivals {length} away; it would be {far}</source>
        <translation>{unit} hält Ankommende {length} fern; sie wäre {far} entfernt</translation>
    </message>
    <message>
        <source>{unit} leave the table for good</source>
        <translation>{unit} verlassen den Tisch endgültig</translation>
    </message>
    <message>
        <source>{unit} leave the table for reserve</source>
        <translation>{unit} verlassen den Tisch in die Reserve</translation>
    </message>
    <message>
        <source>{unit} leave the table for the reserve</source>
        <translation>{unit} verlassen den Tisch in die Reserve</translation>
    </message>
    <message>
        <source>{unit} leave the table for {other}</source>
        <translation>{unit} verlassen den Tisch zu {other}</translation>
    </message>
    <message>
        <source>{unit} leaves the battlefield for good, for {n} points</source>
        <translation>{unit} verlässt das Schlachtfeld endgültig, für {n} Punkte</translation>
    </message>
    <message>
        <source>{unit} leaves the table for good</source>
        <translation>{unit} verlässt den Tisch endgültig</translation>
    </message>
    <message>
        <source>{unit} leaves the table for reserve</source>
        <translation>{unit} verlässt den Tisch in die Reserve</translation>
    </message>
    <message>
        <source>{unit} leaves the table for the reserve</source>
        <translation>{unit} verlässt den Tisch in die Reserve</translation>
    </message>
    <message>
        <source>{unit} leaves the table for {other}</source>
        <translation>{unit} verlässt den Tisch zu {other}</translation>
    </message>
    <message>
        <source>{unit} lose 1 model</source>
        <translation>{unit} verlieren 1 Modell</translation>
    </message>
    <message>
        <source>{unit} lose {health} from {foe}: {why}</source>
        <translation>{unit} verlieren {health} durch {foe}: {why}</translation>
    </message>
    <message>
        <source>{unit} lose {health}: {why}</source>
        <translation>{unit} verlieren {health}: {why}</translation>
    </message>
    <message>
        <source>{unit} lose {mean}</source>
        <translation>{unit} verlieren {mean}</translation>
    </message>
    <message>
        <source>{unit} lose {mean} on average</source>
        <translation>{unit} verlieren im Durchschnitt {mean}</translation>
    </message>
    <message>
        <source>{unit} lose {n} models</source>
        <translation>{unit} verlieren {n} Modelle</translation>
    </message>
    <message>
        <source>{unit} lose {n} stamina: {why}</source>
        <translation>{unit} verliert {n} Ausdauer: {why}</translation>
    </message>
    <message>
        <source>{unit} loses 1 model</source>
        <translation>{unit} verliert 1 Modell</translation>
    </message>
    <message>
        <source>{unit} loses {health} from {foe}: {why}</source>
        <translation>{unit} verliert {health} durch {foe}: {why}</translation>
    </message>
    <message>
        <source>{unit} loses {health}: {why}</source>
        <translation>{unit} verliert {health}: {why}</translation>
    </message>
    <message>
        <source>{unit} loses {mean}</source>
        <translation>{unit} verliert {mean}</translation>
    </message>
    <message>
        <source>{unit} loses {mean} on average</source>
        <translation>{unit} verliert im Durchschnitt {mean}</translation>
    </message>
    <message>
        <source>{unit} loses {n} models</source>
        <translation>{unit} verliert {n} Modelle</translation>
    </message>
    <message>
        <source>{unit} loses {n} stamina: {why}</source>
        <translation>{unit} verliert {n} Ausdauer: {why}</translation>
    </message>
    <message>
        <source>{unit} lost {what}, {k} left</source>
        <translation>{unit} hat {what} verloren, {k} übrig</translation>
    </message>
    <message>
        <source>{unit} may go {length} where it comes within {far}</source>
        <translation>{unit} darf {length} gehen, wo es näher als {far} kommt</translation>
    </message>
    <message>
        <source>{unit} move</source>
        <translation>{unit} bewegen sich</translation>
    </message>
    <message>
        <source>{unit} move ({how})</source>
        <translation>{unit} bewegen sich ({how})</translation>
    </message>
    <message>
        <source>{unit} move into {area}</source>
        <translation>{unit} ziehen nach {area}</translation>
    </message>
    <message>
        <source>{unit} move {length}</source>
        <translation>{unit} bewegen sich {length}</translation>
    </message>
    <message>
        <source>{unit} move {length} ({how})</source>
        <translation>{unit} bewegen sich {length} ({how})</translation>
    </message>
    <message>
        <source>{unit} moves</source>
        <translation>{unit} bewegt sich</translation>
    </message>
    <message>
        <source>{unit} moves ({how})</source>
        <translation>{unit} bewegt sich ({how})</translation>
    </message>
    <message>
        <source>{unit} moves into {area}</source>
        <translation>{unit} zieht nach {area}</translation>
    </message>
    <message>
        <source>{unit} moves {length}</source>
        <translation>{unit} bewegt sich {length}</translation>
    </message>
    <message>
        <source>{unit} moves {length} ({how})</source>
        <translation>{unit} bewegt sich {length} ({how})</translation>
    </message>
    <message>
        <source>{unit} pass: nothing is done with it this round</source>
        <translation>{unit} passt: In dieser Runde geschieht damit nichts</translation>
    </message>
    <message>
        <source>{unit} pass: nothing is done with it this turn</source>
        <translation>{unit} passt: In diesem Zug geschieht damit nichts</translation>
    </message>
    <message>
        <source>{unit} passes: nothing is done with it this round</source>
        <translation>{unit} passt: In dieser Runde geschieht damit nichts</translation>
    </message>
    <message>
        <source>{unit} passes: nothing is done with it this turn</source>
        <translation>{unit} passt: In diesem Zug geschieht damit nichts</translation>
    </message>
    <message>
        <source>{unit} recover {n} stamina</source>
        <translation>{unit} gewinnt {n} Ausdauer zurück</translation>
    </message>
    <message>
        <source>{unit} recovers {n} stamina</source>
        <translation>{unit} gewinnt {n} Ausdauer zurück</translation>
    </message>
    <message>
        <source>{unit} regain {health}: {why}</source>
        <translation>{unit} gewinnen {health} zurück: {why}</translation>
    </message>
    <message>
        <source>{unit} regain {mean}</source>
        <translation>{unit} gewinnen {mean} zurück</translation>
    </message>
    <message>
        <source>{unit} regain {mean} on average</source>
        <translation>{unit} gewinnen im Durchschnitt {mean} zurück</translation>
    </message>
    <message>
        <source>{unit} regained {what}, {k} now</source>
        <translation>{unit} hat {what} zurückgewonnen, jetzt {k}</translation>
    </message>
    <message>
        <source>{unit} regains {health}: {why}</source>
        <translation>{unit} gewinnt {health} zurück: {why}</translation>
    </message>
    <message>
        <source>{unit} regains {mean}</source>
        <translation>{unit} gewinnt {mean} zurück</translation>
    </message>
    <message>
        <source>{unit} regains {mean} on average</source>
        <translation>{unit} gewinnt im Durchschnitt {mean} zurück</translation>
    </message>
    <message>
        <source>{unit} rises again</source>
        <translation>{unit} steht wieder auf</translation>
    </message>
    <message>
        <source>{unit} rolls one more die, and {name} is used up</source>
        <translation>{unit} würfelt einen Würfel mehr, und {name} ist verbraucht</translation>
    </message>
    <message>
        <source>{unit} scores {n}</source>
        <translation>{unit} erhält {n} Siegpunkte</translation>
    </message>
    <message>
        <source>{unit} sets off a trap</source>
        <translation>{unit} löst eine Falle aus</translation>
    </message>
    <message>
        <source>{unit} spends {n} stamina for 1 more success</source>
        <translation>{unit} gibt {n} Ausdauer für 1 Erfolg mehr aus</translation>
    </message>
    <message>
        <source>{unit} spends {n} stamina for {m} more successes</source>
        <translation>{unit} gibt {n} Ausdauer für {m} Erfolge mehr aus</translation>
    </message>
    <message>
        <source>{unit} stay incorporeal</source>
        <translation>{unit} bleibt körperlos</translation>
    </message>
    <message>
        <source>{unit} stay where they are</source>
        <translation>{unit} bleiben, wo sie sind</translation>
    </message>
    <message>
        <source>{unit} stays in the reserve of {side}</source>
        <translation>{unit} bleibt in der Reserve von {side}</translation>
    </message>
    <message>
        <source>{unit} stays incorporeal</source>
        <translation>{unit} bleibt körperlos</translation>
    </message>
    <message>
        <source>{unit} stays the target</source>
        <translation>{unit} bleibt das Ziel</translation>
    </message>
    <message>
        <source>{unit} stays where it is</source>
        <translation>{unit} bleibt, wo es ist</translation>
    </message>
    <message>
        <source>{unit} take its turn</source>
        <translation>{unit} hat seinen Zug</translation>
    </message>
    <message>
        <source>{unit} take shape</source>
        <translation>{unit} nimmt wieder Gestalt an</translation>
    </message>
    <message>
        <source>{unit} takes its turn</source>
        <translation>{unit} hat seinen Zug</translation>
    </message>
    <message>
        <source>{unit} takes shape</source>
        <translation>{unit} nimmt wieder Gestalt an</translation>
    </message>
    <message>
        <source>{unit} teleport into {area}</source>
        <translation>{unit} teleportieren sich nach {area}</translation>
    </message>
    <message>
        <source>{unit} teleports into {area}</source>
        <translation>{unit} teleportiert sich nach {area}</translation>
    </message>
    <message>
        <source>{unit} turns on the spot</source>
        <translation>{unit} dreht sich auf der Stelle</translation>
    </message>
    <message>
        <source>{unit} use {weapon}</source>
        <translation>{unit} setzen {weapon} ein</translation>
    </message>
    <message>
        <source>{unit} use {weapon} for {n} AP</source>
        <translation>{unit} setzen {weapon} für {n} AP ein</translation>
    </message>
    <message>
        <source>{unit} uses {weapon}</source>
        <translation>{unit} setzt {weapon} ein</translation>
    </message>
    <message>
        <source>{unit} uses {weapon} for {n} AP</source>
        <translation>{unit} setzt {weapon} für {n} AP ein</translation>
    </message>
    <message>
        <source>{unit} waits for its fall</source>
        <translation>{unit} wartet auf seinen Fall</translation>
    </message>
    <message>
        <source>{unit} waits in reserve</source>
        <translation>{unit} wartet in Reserve</translation>
    </message>
    <message>
        <source>{unit} was not targeted in this step, or cannot answer any more</source>
        <translation>{unit} war in diesem Schritt nicht das Ziel oder kann nicht mehr antworten</translation>
    </message>
    <message>
        <source>{unit} were not targeted in this step, or cannot answer any more</source>
        <translation>{unit} waren in diesem Schritt nicht das Ziel oder können nicht mehr antworten</translation>
    </message>
    <message>
        <source>{unit} would need {far} of {length}</source>
        <translation>{unit} bräuchte {far} von {length}</translation>
    </message>
    <message>
        <source>{unit} would need {far} of {length}: {why}</source>
        <translation>{unit} bräuchte {far} von {length}: {why}</translation>
    </message>
    <message>
        <source>{unit} would need {n} in of {m}</source>
        <translation>{unit} bräuchte {n} von {m} in</translation>
    </message>
    <message>
        <source>{unit} would stand outside the deployment zone</source>
        <translation>{unit} stünde außerhalb der Aufstellungszone</translation>
    </message>
    <message>
        <source>{unit} would stand within {length} of an enemy</source>
        <translation>{unit} stünde innerhalb von {length} eines Feindes</translation>
    </message>
    <message>
        <source>{unit} {n}, {m} HP</source>
        <translation>{unit} {n}, {m} HP</translation>
    </message>
    <message>
        <source>{unit}, shut in</source>
        <translation>{unit}, eingeschlossen</translation>
    </message>
    <message>
        <source>{unit}, with {other}</source>
        <translation>{unit}, mit {other}</translation>
    </message>
    <message>
        <source>{unit}, {length}</source>
        <translation>{unit}, {length}</translation>
    </message>
    <message>
        <source>{unit}, {n} HP</source>
        <translation>{unit}, {n} HP</translation>
    </message>
    <message>
        <source>{unit}, {n} points</source>
        <translation>{unit}, {n} Punkte</translation>
    </message>
    <message>
        <source>{unit}: HP lost this turn ends</source>
        <translation>{unit}: in diesem Zug verlorene HP endet</translation>
    </message>
    <message>
        <source>{unit}: HP regained ends</source>
        <translation>{unit}: in diesem Zug zurückgewonnene HP endet</translation>
    </message>
    <message>
        <source>{unit}: a model carries no weapon now</source>
        <translation>{unit}: ein Modell trägt jetzt keine Waffe</translation>
    </message>
    <message>
        <source>{unit}: a model carries no weapon now: {why}</source>
        <translation>{unit}: ein Modell trägt jetzt keine Waffe: {why}</translation>
    </message>
    <message>
        <source>{unit}: a model carries {weapon} now</source>
        <translation>{unit}: ein Modell trägt jetzt {weapon}</translation>
    </message>
    <message>
        <source>{unit}: a model carries {weapon} now: {why}</source>
        <translation>{unit}: ein Modell trägt jetzt {weapon}: {why}</translation>
    </message>
    <message>
        <source>{unit}: attack {target}?</source>
        <translation>{unit}: {target} angreifen?</translation>
    </message>
    <message>
        <source>{unit}: come up by the {name}</source>
        <translation>{unit}: beim {name} auftauchen</translation>
    </message>
    <message>
        <source>{unit}: take {name} in place of {foe}</source>
        <translation>{unit}: {name} statt {foe} hinnehmen</translation>
    </message>
    <message>
        <source>{unit}: use a perk</source>
        <translation>{unit}: einen Perk einsetzen</translation>
    </message>
    <message>
        <source>{unit}: use a perk after it acted</source>
        <translation>{unit}: nach dem Handeln einen Perk einsetzen</translation>
    </message>
    <message>
        <source>{unit}: use a perk before it acts</source>
        <translation>{unit}: vor dem Handeln einen Perk einsetzen</translation>
    </message>
    <message>
        <source>{unit}: where it comes, within {length}</source>
        <translation>{unit}: wohin es kommt, innerhalb von {length}</translation>
    </message>
    <message>
        <source>{unit}: {effect} ends</source>
        <translation>{unit}: {effect} endet</translation>
    </message>
    <message>
        <source>{verdict}: the figures of {side} and {other} differ most in “{figure}”, {difference}; {checked}.</source>
        <translation>{verdict}: Die Zahlen von {side} und {other} unterscheiden sich am meisten bei „{figure}“, {difference}; {checked}.</translation>
    </message>
    <message>
        <source>{wait} · look around meanwhile, or Esc calls it off</source>
        <translation>{wait} · sehen Sie sich derweil um, oder Esc bricht es ab</translation>
    </message>
    <message>
        <source>{weapon} comes through</source>
        <translation>{weapon} kommt durch</translation>
    </message>
    <message>
        <source>{weapon} counts as a {kind} weapon</source>
        <translation>{weapon} zählt als Waffe vom Typ {kind}</translation>
    </message>
    <message>
        <source>{weapon} does nothing: {why}</source>
        <translation>{weapon} bewirkt nichts: {why}</translation>
    </message>
    <message>
        <source>{weapon} has been used</source>
        <translation>{weapon} wurde eingesetzt</translation>
    </message>
    <message>
        <source>{weapon} hits {unit}</source>
        <translation>{weapon} trifft {unit}</translation>
    </message>
    <message>
        <source>{weapon} is turned round</source>
        <translation>{weapon} wird umgelenkt</translation>
    </message>
    <message>
        <source>{weapon} on a place</source>
        <translation>{weapon} auf eine Stelle</translation>
    </message>
    <message>
        <source>{weapon} on {unit}</source>
        <translation>{weapon} auf {unit}</translation>
    </message>
    <message>
        <source>{weapon} on {unit}, damage boosted</source>
        <translation>{weapon} auf {unit}, Schaden verstärkt</translation>
    </message>
    <message>
        <source>{weapon} on {unit}, {n} or more</source>
        <translation>{weapon} auf {unit}, {n} oder mehr</translation>
    </message>
    <message>
        <source>{weapon} on {unit}: {n} or more ({what}): {odds}</source>
        <translation>{weapon} auf {unit}: {n} oder mehr ({what}): {odds}</translation>
    </message>
    <message>
        <source>{weapon} was tried</source>
        <translation>{weapon} wurde versucht</translation>
    </message>
    <message>
        <source>{weapon}, a Heavy weapon, is used after a move</source>
        <translation>{weapon}, eine Waffe vom Typ Heavy, wird nach einem Move eingesetzt</translation>
    </message>
    <message>
        <source>{weapon}: templates are not aimed at it alone</source>
        <translation>{weapon}: auf sie allein wird keine Schablone gezielt</translation>
    </message>
    <message>
        <source>{weapon}: there is nobody in the way of its beam</source>
        <translation>{weapon}: niemand ist im Weg des Strahls</translation>
    </message>
    <message>
        <source>{weapon}: {n} aegis saves</source>
        <translation>{weapon}: {n} AEGIS-Würfe</translation>
    </message>
    <message>
        <source>{weapon}: {n} armour saves</source>
        <translation>{weapon}: {n} Rüstungswürfe</translation>
    </message>
    <message>
        <source>{what} (between {low} and {high}; {n} trials)</source>
        <translation>{what} (zwischen {low} und {high}; {n} Versuche)</translation>
    </message>
    <message>
        <source>{what} (between {low} and {high}; {n} trials), at most {m}</source>
        <translation>{what} (zwischen {low} und {high}; {n} Versuche), höchstens {m}</translation>
    </message>
    <message>
        <source>{what} (between {low} and {high}; {n} trials), mostly {m} to {k}</source>
        <translation>{what} (zwischen {low} und {high}; {n} Versuche), meist {m} bis {k}</translation>
    </message>
    <message>
        <source>{what} (between {low} and {high}; {n} trials), mostly {m} to {k}, at most {most}</source>
        <translation>{what} (zwischen {low} und {high}; {n} Versuche), meist {m} bis {k}, höchstens {most}</translation>
    </message>
    <message>
        <source>{what} (is {quoted} a slip for it?)</source>
        <translation>{what} (ist {quoted} ein Tippfehler dafür?)</translation>
    </message>
    <message>
        <source>{what} and {n} more</source>
        <translation>{what} und {n} weitere</translation>
    </message>
    <message>
        <source>{what} far away from the table</source>
        <translation>{what} weit weg vom Tisch</translation>
    </message>
    <message>
        <source>{what} far beside the table</source>
        <translation>{what} weit neben dem Tisch</translation>
    </message>
    <message>
        <source>{what} goes from {low} to {high}; write a number between them</source>
        <translation>{what} geht von {low} bis {high}; eine Zahl dazwischen schreiben</translation>
    </message>
    <message>
        <source>{what} in all {n} trials</source>
        <translation>{what}, in allen {n} Versuchen</translation>
    </message>
    <message>
        <source>{what} in bags and decks</source>
        <translation>{what} in Beuteln und Stapeln</translation>
    </message>
    <message>
        <source>{what} in one trial</source>
        <translation>{what}, in einem Versuch</translation>
    </message>
    <message>
        <source>{what} instead</source>
        <translation>stattdessen {what}</translation>
    </message>
    <message>
        <source>{what} is not aimed at it</source>
        <translation>{what} wird nicht auf sie gezielt</translation>
    </message>
    <message>
        <source>{what} is rerolled: {perk}</source>
        <translation>{what} wird wiederholt: {perk}</translation>
    </message>
    <message>
        <source>{what} of the sort “{quoted}”</source>
        <translation>{what} der Sorte „{quoted}“</translation>
    </message>
    <message>
        <source>{what} vs {other}</source>
        <translation>{what} gegen {other}</translation>
    </message>
    <message>
        <source>{what} was damaged or changed by hand</source>
        <translation>{what} wurde beschädigt oder von Hand geändert</translation>
    </message>
    <message>
        <source>{what} with too many corners</source>
        <translation>{what} mit zu vielen Ecken</translation>
    </message>
    <message>
        <source>{what} without a place (Transform)</source>
        <translation>{what} ohne Ort (Transform)</translation>
    </message>
    <message>
        <source>{what} · click a place · N tries one that will do · Enter takes it</source>
        <translation>{what} · einen Ort anklicken · N versucht einen, der geht · Enter nimmt ihn</translation>
    </message>
    <message>
        <source>{what} … {n} %</source>
        <translation>{what} … {n} %</translation>
    </message>
    <message>
        <source>{what}, again by {other}</source>
        <translation>{what}, erneut durch {other}</translation>
    </message>
    <message>
        <source>{what}, and is wiped out</source>
        <translation>{what}, und wird ausgelöscht</translation>
    </message>
    <message>
        <source>{what}, and is wiped out in all {n} trials</source>
        <translation>{what}, und wird in allen {n} Versuchen ausgelöscht</translation>
    </message>
    <message>
        <source>{what}, and is wiped out in one trial</source>
        <translation>{what}, und wird in einem Versuch ausgelöscht</translation>
    </message>
    <message>
        <source>{what}, at a risk of as many HP</source>
        <translation>{what}, auf die Gefahr ebenso vieler HP hin</translation>
    </message>
    <message>
        <source>{what}, at most {n}</source>
        <translation>{what}, höchstens {n}</translation>
    </message>
    <message>
        <source>{what}, did you mean {quoted}?</source>
        <translation>{what}, war {quoted} gemeint?</translation>
    </message>
    <message>
        <source>{what}, mostly {n} to {m}</source>
        <translation>{what}, meist {n} bis {m}</translation>
    </message>
    <message>
        <source>{what}, mostly {n} to {m}, at most {k}</source>
        <translation>{what}, meist {n} bis {m}, höchstens {k}</translation>
    </message>
    <message>
        <source>{what}, of before the move in hand</source>
        <translation>{what}, von vor der Bewegung in der Hand</translation>
    </message>
    <message>
        <source>{what}, so it counts as hidden</source>
        <translation>{what}, und gilt damit als verdeckt</translation>
    </message>
    <message>
        <source>{what}, step by step: too much stands here to measure every way exactly</source>
        <translation>{what}, Schritt für Schritt: Hier steht zu viel, um jeden Weg genau zu messen</translation>
    </message>
    <message>
        <source>{what}, then {other}</source>
        <translation>{what}, dann {other}</translation>
    </message>
    <message>
        <source>{what}, with version {version}</source>
        <translation>{what}, mit Version {version}</translation>
    </message>
    <message>
        <source>{what}, worth {n}</source>
        <translation>{what}, wert {n}</translation>
    </message>
    <message>
        <source>{what}: 1 model within</source>
        <translation>{what}: 1 Modell innerhalb</translation>
    </message>
    <message>
        <source>{what}: a die shows {low} to {most}</source>
        <translation>{what}: ein Würfel zeigt {low} bis {most}</translation>
    </message>
    <message>
        <source>{what}: answer yes or no</source>
        <translation>{what}: mit Ja oder Nein antworten</translation>
    </message>
    <message>
        <source>{what}: at most {n} can be taken; unmark one first</source>
        <translation>{what}: höchstens {n} können genommen werden; erst eine Markierung aufheben</translation>
    </message>
    <message>
        <source>{what}: at {place}</source>
        <translation>{what}: bei {place}</translation>
    </message>
    <message>
        <source>{what}: at {place}, over {names}</source>
        <translation>{what}: bei {place}, über {names}</translation>
    </message>
    <message>
        <source>{what}: at {place}, over {names} and {n} more</source>
        <translation>{what}: bei {place}, über {names} und {n} weiteren</translation>
    </message>
    <message>
        <source>{what}: choose one of the {n}</source>
        <translation>{what}: eine der {n} Möglichkeiten wählen</translation>
    </message>
    <message>
        <source>{what}: choose {n} of the {m}</source>
        <translation>{what}: {n} der {m} Möglichkeiten wählen</translation>
    </message>
    <message>
        <source>{what}: choose {n} to {m} of the {k}</source>
        <translation>{what}: {n} bis {m} der {k} Möglichkeiten wählen</translation>
    </message>
    <message>
        <source>{what}: give 1 die</source>
        <translation>{what}: 1 Würfel angeben</translation>
    </message>
    <message>
        <source>{what}: give a place for each figure</source>
        <translation>{what}: für jede Figur einen Platz angeben</translation>
    </message>
    <message>
        <source>{what}: give a point as x, y in inches</source>
        <translation>{what}: einen Punkt als x, y in Zoll angeben</translation>
    </message>
    <message>
        <source>{what}: give {n} dice</source>
        <translation>{what}: {n} Würfel angeben</translation>
    </message>
    <message>
        <source>{what}: it cannot be brought back.</source>
        <translation>{what}: Das lässt sich nicht zurückholen.</translation>
    </message>
    <message>
        <source>{what}: name each choice once</source>
        <translation>{what}: jede Wahl nur einmal nennen</translation>
    </message>
    <message>
        <source>{what}: name each of {ids} once</source>
        <translation>{what}: jedes von {ids} einmal nennen</translation>
    </message>
    <message>
        <source>{what}: no</source>
        <translation>{what}: nein</translation>
    </message>
    <message>
        <source>{what}: nobody within</source>
        <translation>{what}: niemand innerhalb</translation>
    </message>
    <message>
        <source>{what}: place each of {ids} once</source>
        <translation>{what}: jede Figur von {ids} einmal aufstellen</translation>
    </message>
    <message>
        <source>{what}: places are given in inches</source>
        <translation>{what}: Plätze werden in Zoll angegeben</translation>
    </message>
    <message>
        <source>{what}: the file comes from a newer program</source>
        <translation>{what}: die Datei stammt aus einem neueren Programm</translation>
    </message>
    <message>
        <source>{what}: yes</source>
        <translation>{what}: ja</translation>
    </message>
    <message>
        <source>{what}: {k} models within</source>
        <translation>{what}: {k} Modelle innerhalb</translation>
    </message>
    <message>
        <source>{what}: {words}</source>
        <translation>{what}: {words}</translation>
    </message>
    <message>
        <source>{what}; about {n} % (between {low} and {high} %; {m} trials) nothing</source>
        <translation>{what}; etwa {n} % (zwischen {low} und {high} %; {m} Versuche) nichts</translation>
    </message>
    <message>
        <source>{what}; it lies beside the table: make that larger</source>
        <translation>{what}; sie liegt neben dem Tisch: machen Sie ihn größer</translation>
    </message>
    <message>
        <source>{what}; less than 0.1 % nothing</source>
        <translation>{what}; weniger als 0.1 % nichts</translation>
    </message>
    <message>
        <source>{what}; more than 99.9 % nothing</source>
        <translation>{what}; mehr als 99.9 % nichts</translation>
    </message>
    <message>
        <source>{what}; select one model to see its steps and sight</source>
        <translation>{what}; ein Modell auswählen, um seine Schritte und Sicht zu sehen</translation>
    </message>
    <message>
        <source>{what}; the nearest key known here is {quoted}</source>
        <translation>{what}; der ähnlichste bekannte Schlüssel ist {quoted}</translation>
    </message>
    <message>
        <source>{what}; wiped out in about {n} % (between {low} and {high} %; {m} trials)</source>
        <translation>{what}; ausgelöscht in etwa {n} % (zwischen {low} und {high} %; {m} Versuche)</translation>
    </message>
    <message>
        <source>{what}; wiped out in less than 0.1 %</source>
        <translation>{what}; ausgelöscht in weniger als 0.1 %</translation>
    </message>
    <message>
        <source>{what}; wiped out in {n} %</source>
        <translation>{what}; ausgelöscht in {n} %</translation>
    </message>
    <message>
        <source>{what}; write it like “{example}”</source>
        <translation>{what}; etwa so schreiben: „{example}“</translation>
    </message>
    <message>
        <source>{what}; {n} % nothing</source>
        <translation>{what}; {n} % nichts</translation>
    </message>
    <message>
        <source>{who} comes down by {length}</source>
        <translation>{who} kommt um {length} nach unten</translation>
    </message>
    <message>
        <source>{who} comes to {area}</source>
        <translation>{who} kommt nach {area}</translation>
    </message>
    <message>
        <source>{who} comes up by {length}</source>
        <translation>{who} kommt um {length} nach oben</translation>
    </message>
    <message>
        <source>{who} has {n} {what} less</source>
        <translation>{who} hat {n} {what} weniger</translation>
    </message>
    <message>
        <source>{who} has {n} {what} more</source>
        <translation>{who} hat {n} {what} mehr</translation>
    </message>
    <message>
        <source>{who} is moved by {length}</source>
        <translation>{who} wird um {length} bewegt</translation>
    </message>
    <message>
        <source>{who} is wiped out</source>
        <translation>{who} ist ausgelöscht</translation>
    </message>
    <message>
        <source>{who} lose {n} models</source>
        <translation>{who} verlieren {n} Modelle</translation>
    </message>
    <message>
        <source>{who} loses {n} models</source>
        <translation>{who} verliert {n} Modelle</translation>
    </message>
    <message>
        <source>{who} to act</source>
        <translation>{who} am Zug</translation>
    </message>
    <message>
        <source>{who} {n} HP in doing it</source>
        <translation>{who} {n} HP dabei</translation>
    </message>
    <message>
        <source>{who} {n} boxes in doing it</source>
        <translation>{who} {n} Felder dabei</translation>
    </message>
    <message>
        <source>{who} {n} health in doing it</source>
        <translation>{who} {n} Gesundheit dabei</translation>
    </message>
    <message>
        <source>{who} {n} levels in doing it</source>
        <translation>{who} {n} Stufen dabei</translation>
    </message>
    <message>
        <source>{why} dispels {n} illusions</source>
        <translation>{why} löst {n} Trugbilder auf</translation>
    </message>
    <message>
        <source>{why}: not hurt, {reason}</source>
        <translation>{why}: nicht verletzt, {reason}</translation>
    </message>
    <message>
        <source>{why}: regains nothing, {reason}</source>
        <translation>{why}: gewinnt nichts zurück, {reason}</translation>
    </message>
    <message>
        <source>{width:.0f} × {height:.0f} pixels, a square an inch</source>
        <translation>{width:.0f} × {height:.0f} Pixel, ein Quadrat je Zoll</translation>
    </message>
    <message>
        <source>{width} × {height} pixels</source>
        <translation>{width} × {height} Pixel</translation>
    </message>
    <message numerus="yes">
        <source>{words}
Seed {seed}, the best of {n} looked at.</source>
        <translation>
            <numerusform>{words}
Startzahl {seed}, der einzige geprüfte.</numerusform>
            <numerusform>{words}
Startzahl {seed}, der beste von {n} geprüften.</numerusform>
        </translation>
    </message>
    <message>
        <source>{words}
The pictures follow</source>
        <translation>{words}
Die Bilder folgen</translation>
    </message>
    <message>
        <source>{words} …</source>
        <translation>{words} …</translation>
    </message>
    <message>
        <source>{words}, from {low} to {high}</source>
        <translation>{words}, von {low} bis {high}</translation>
    </message>
    <message>
        <source>{word} has no height; {length} is taken</source>
        <translation>{word} hat keine Höhe; angenommen wird {length}</translation>
    </message>
    <message>
        <source>{word} of pieces</source>
        <translation>{word} von Stücken</translation>
    </message>
    <message>
        <source>{word} of templates</source>
        <translation>{word} von Vorlagen</translation>
    </message>
    <message>
        <source>{word}, “{quoted}”, is open ground of no known kind</source>
        <translation>{word}, „{quoted}“, ist offener Boden unbekannter Art</translation>
    </message>
    <message>
        <source>{x}, {y} lies off {table}; give a place on it</source>
        <translation>{x}, {y} liegt außerhalb von {table}; einen Ort darauf angeben</translation>
    </message>
    <message>
        <source>{} decided this</source>
        <translation>{} hat so entschieden</translation>
    </message>
    <message>
        <source>{} would do this</source>
        <translation>{} täte das</translation>
    </message>
    <message>
        <source>~ is {kind}</source>
        <translation>~ ist {kind}</translation>
    </message>
    <message>
        <source>±{length} to ±{far}</source>
        <translation>±{length} bis ±{far}</translation>
    </message>
    <message>
        <source>“What would you do?” (I) shows what the program would do in your place, and why. “Why?” (?) shows why it did what it did.</source>
        <translation>„Was würde das Programm tun?“ (I) zeigt, was das Programm an Ihrer Stelle täte, und warum. „Warum?“ (?) zeigt, warum es so gehandelt hat.</translation>
    </message>
    <message>
        <source>“{name}” is not there any more: it was deleted, moved or renamed.</source>
        <translation>„{name}“ ist nicht mehr da: Die Datei wurde gelöscht, verschoben oder umbenannt.</translation>
    </message>
    <message>
        <source>“{quoted}”</source>
        <translation>„{quoted}“</translation>
    </message>
    <message>
        <source>“{quoted}” costs as much as all others and is taken for the name of the list</source>
        <translation>„{quoted}“ kostet so viel wie alle anderen und gilt als Name der Liste</translation>
    </message>
    <message>
        <source>“{quoted}” in the meaning of “{word}”</source>
        <translation>„{quoted}“ in der Bedeutung von „{word}“</translation>
    </message>
    <message>
        <source>“{quoted}” is no kind of {what} here: {kind}</source>
        <translation>„{quoted}“ ist hier keine Art von {what}: {kind}</translation>
    </message>
    <message>
        <source>“{quoted}” is no kind that is known: plain ground of that name</source>
        <translation>„{quoted}“ ist keine bekannte Art: einfacher Boden dieses Namens</translation>
    </message>
    <message>
        <source>“{quoted}” is taken as {kind}</source>
        <translation>„{quoted}“ gilt als {kind}</translation>
    </message>
    <message>
        <source>“{quoted}” is taken as {kind} by the word “{word}”</source>
        <translation>„{quoted}“ gilt wegen des Worts „{word}“ als {kind}</translation>
    </message>
    <message>
        <source>“{quoted}” is taken as {length} high</source>
        <translation>„{quoted}“ gilt als {length} hoch</translation>
    </message>
    <message>
        <source>“{quoted}” is taken as {n} floors of {length}</source>
        <translation>„{quoted}“ gilt als {n} Stockwerke von {length}</translation>
    </message>
    <message>
        <source>“{quoted}” is taken as {n} storeys of {length}</source>
        <translation>„{quoted}“ gilt als {n} Stockwerke von {length}</translation>
    </message>
    <message>
        <source>“{quoted}” is taken as {n}-storey of {length}</source>
        <translation>„{quoted}“ gilt als {n}-stöckig zu je {length}</translation>
    </message>
    <message>
        <source>“{quoted}” is taken for one of the side {side}</source>
        <translation>„{quoted}“ gilt als einer der Seite {side}</translation>
    </message>
    <message>
        <source>“{quoted}” is taken for one of the side {word}</source>
        <translation>„{quoted}“ gilt als eines der Seite {word}</translation>
    </message>
    <message>
        <source>“{quoted}” is taken for {kind}</source>
        <translation>„{quoted}“ gilt als {kind}</translation>
    </message>
    <message>
        <source>“{quoted}” is taken for {kind} by its word “{word}”</source>
        <translation>„{quoted}“ gilt wegen des Worts „{word}“ als {kind}</translation>
    </message>
    <message>
        <source>“{quoted}” is taken for {kind} by its word “{word}”, though that may be a part of a name</source>
        <translation>„{quoted}“ gilt wegen des Worts „{word}“ als {kind}, auch wenn das Teil eines Namens sein kann</translation>
    </message>
    <message>
        <source>“{quoted}” sounds like {what}, but is {length} high and blocks sight: it is taken for {kind}</source>
        <translation>„{quoted}“ ist dem Namen nach {what}, aber {length} hoch und verdeckt die Sicht: gilt als {kind}</translation>
    </message>
    <message>
        <source>“{quoted}” sounds like {what}, but is {length} high: it is taken for {kind}</source>
        <translation>„{quoted}“ ist dem Namen nach {what}, aber {length} hoch: gilt als {kind}</translation>
    </message>
    <message>
        <source>“{title}” has unsaved changes.</source>
        <translation>„{title}“ hat ungespeicherte Änderungen.</translation>
    </message>
    <message>
        <source>“{typed}” divides by nothing; write it like /2</source>
        <translation>„{typed}“ teilt durch nichts; etwa /2 schreiben</translation>
    </message>
    <message>
        <source>“{typed}” is no angle; write degrees between 0 and 360</source>
        <translation>„{typed}“ ist kein Winkel; Grad zwischen 0 und 360 schreiben</translation>
    </message>
    <message>
        <source>“{typed}” is no angle; write degrees, such as 30 or -45</source>
        <translation>„{typed}“ ist kein Winkel; Grad schreiben, etwa 30 oder -45</translation>
    </message>
    <message>
        <source>“{typed}” is no colour; choose one, or write it like #eccd8b</source>
        <translation>„{typed}“ ist keine Farbe; eine wählen oder etwa #eccd8b schreiben</translation>
    </message>
    <message>
        <source>“{typed}” is no number that a table could use</source>
        <translation>„{typed}“ ist keine Zahl, mit der ein Tisch etwas anfangen kann</translation>
    </message>
    <message>
        <source>“{typed}” is no number; write it like 12.5</source>
        <translation>„{typed}“ ist keine Zahl; etwa 12.5 schreiben</translation>
    </message>
    <message>
        <source>“{typed}” is no ring of copies; write it like {examples}</source>
        <translation>„{typed}“ ist kein Kreis aus Kopien; etwa so schreiben: {examples}</translation>
    </message>
    <message>
        <source>“{typed}” is no row of copies; write it like {examples}</source>
        <translation>„{typed}“ ist keine Reihe aus Kopien; etwa so schreiben: {examples}</translation>
    </message>
    <message>
        <source>“{typed}” is no scale; write it like {examples}</source>
        <translation>„{typed}“ ist kein Maßstab; etwa so schreiben: {examples}</translation>
    </message>
    <message>
        <source>“{typed}” is no whole number; write it like 2</source>
        <translation>„{typed}“ ist keine ganze Zahl; etwa 2 schreiben</translation>
    </message>
    <message>
        <source>‹ Before it</source>
        <translation>‹ Davor</translation>
    </message>
    <message>
        <source>− 1 min</source>
        <translation>− 1 min</translation>
    </message>
    <message>
        <source>−{amount} of {left} {health}</source>
        <translation>−{amount} von {left} {health}</translation>
    </message>
    <message numerus="yes">
        <source>⚠ and {n} more</source>
        <translation>
            <numerusform>⚠ und {n} weiteres</numerusform>
            <numerusform>⚠ und {n} weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>⚠ “{typed}” is not taken: type a whole number from {low} to {high}{unit}; it stays {now}</source>
        <translation>⚠ „{typed}“ geht nicht: eine ganze Zahl von {low} bis {high}{unit} eingeben; es bleibt {now}</translation>
    </message>
</context>
</TS>
