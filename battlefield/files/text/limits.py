"""What a scene file may hold at most: generous for a table, tight enough to fail early and clearly."""

from typing import Final

FILE_BYTES: Final = 16 * 1024 * 1024
TERRAIN_PIECES: Final = 5_000
MODELS: Final = 10_000
TEMPLATES: Final = 2_000
AREAS: Final = 500
BORDERS: Final = 2_000
ZONES: Final = 500
OBJECTIVES: Final = 200
ENTRIES: Final = 200
NOTES: Final = 1_000
LIGHTS: Final = 2_000
INTENSITY: Final = (0.0, 1_000.0)
LAYERS: Final = 100
TURNS: Final = 1_000
PAIRS: Final = 100
PIXELS: Final = (-100_000.0, 100_000.0)
NOTE_SIZE: Final = (0.05, 20.0)
OPACITY: Final = (0.0, 1.0)
IMAGES: Final = 3  # of one part under a symmetry, beside itself
CAPACITY: Final = 10_000
RING_POINTS: Final = 10_000
RINGS: Final = 1_000
GROUND_WORDS: Final = 100
NESTING: Final = 64
VALUES: Final = 2_000_000  # counted by commas, before anything is read
GROUPS: Final = 300_000  # lists and objects of another program's file
FOREIGN: Final = 100_000  # values under keys that the program does not know
CHARACTERS: Final = 10_000
DIGITS: Final = 300  # every whole number of so many digits is still a finite float

COORDINATE: Final = 1_000.0  # inches, either way: what waits beside the board still has a place
BOARD: Final = (1.0, 500.0)
BASE_MM: Final = (1.0, 1_000.0)
HEIGHT: Final = (0.0, 1_000.0)
LENGTH: Final = (0.0, 1_000.0)  # radii of circles and widths of strips
RINGS_OF_MODEL: Final = 12  # range rings about one model
NAME_OF_RING: Final = 60
SIGMA: Final = (0.0, 1_000.0)  # inches of standard uncertainty
TEMPLATE: Final = (0.01, 1_000.0)
TURN: Final = 36_000.0  # degrees, either way
STOREYS: Final = 100
