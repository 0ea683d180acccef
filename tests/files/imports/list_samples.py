"""Lists, letter maps and layouts as other programs write them."""

import io
import zipfile

SPACE = "http://www.battlescribe.net/schema/rosterSchema"
ROS = f"""<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<roster name="Fenland Muster" gameSystemName="Mire Wars" xmlns="{SPACE}">
 <costs><cost name="pts" value="185.0"/></costs>
 <forces><force name="Main"><selections>
  <selection name="Battle Size" type="upgrade" number="1"/>
  <selection name="Spears" type="unit" number="1">
   <costs><cost name="pts" value="100"/></costs>
   <selections>
    <selection name="Spear" type="model" number="9">
     <profiles>
      <profile name="Stand" typeName="Abilities"><characteristics>
       <characteristic name="Description">Words of a rule that are never read 7</characteristic>
      </characteristics></profile>
      <profile name="Spear" typeName="Unit"><characteristics>
       <characteristic name="Move">6"</characteristic><characteristic name="Save">4+</characteristic>
       <characteristic name="Keywords">Fen</characteristic>
      </characteristics></profile>
     </profiles>
     <selections><selection name="Pike" type="upgrade" number="9"><costs><cost name="pts" value="10"/></costs>
     </selection></selections>
    </selection>
    <selection name="Bearer" type="model" number="1"/>
   </selections>
  </selection>
  <selection name="Warden" type="model" number="1"><costs><cost name="pts" value="75"/></costs></selection>
 </selections></force></forces>
</roster>"""


def packed(text, name="list.ros", way=zipfile.ZIP_DEFLATED):
    store = io.BytesIO()
    with zipfile.ZipFile(store, "w", way) as file:
        file.writestr(name, text)
    return store.getvalue()


LEGEND = ". open  R ruin:5  # wall  D zone:red  X marker  a model:red:40:guard"
MAP = f"""# battlefield 12x10 in; cell 2 in; name Two ruins; legend: {LEGEND}
DDDDDD
.RR...
.R..aX
.R.###
......
"""
BLOCK = {"type": "rectangle", "width": 8, "height": 4}
WEDGE = {"type": "right-triangle", "width": 6, "height": 9}
TEMPLATES = [
    {"id": "block", "name": "Block", "kind": "area", "footprint": BLOCK,
     "default_terrain_area_keywords": ["obscuring", "hidden"]},
    {"id": "wedge", "name": "Wedge", "kind": "area", "footprint": WEDGE},
    {"id": "rail", "name": "Rail", "kind": "feature", "default_height_inches": 5, "default_blocking": True,
     "footprint": {"type": "rectangle", "width": 6, "height": 0.5}},
    {"id": "yard", "name": "Yard", "kind": "area", "footprint": BLOCK,
     "features": [{"template": "rail", "position": {"x": 1, "y": -1.5}}],
     "walls": [{"points": [{"x": 0, "y": 0}, {"x": 8, "y": 0}], "thickness": 0.5}]},
]  # fmt: skip


def piece(template, x, y, **more):
    return {"template": template, "position": {"x": x, "y": y}, **more}
