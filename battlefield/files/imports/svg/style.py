"""How an SVG element is painted, as far as its outline depends on that: attributes, styles, style sheets."""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Final

from battlefield.files.imports.reading.xml_text import Element

_INHERITED: Final = (
    "fill", "stroke", "stroke-width", "stroke-linecap", "fill-rule", "visibility", "font-size", "text-anchor",
    "stroke-dasharray", "stroke-linejoin", "stroke-miterlimit", "fill-opacity", "stroke-opacity",
    "marker", "marker-start", "marker-mid", "marker-end",
)  # fmt: skip
_OWN: Final = ("display", "clip-path", "mask", "opacity", "vector-effect")
_ORIGIN: Final = "transform-origin"
_OF_STYLES: Final = ("transform", "transform-box", "translate", "rotate", "scale")  # not said by attributes
_NAMES: Final = (*_INHERITED, *_OWN, _ORIGIN)
_REMARK: Final = re.compile(r"/\*[^*]*\*/")
_OPACITY: Final = re.compile(r"\s*([0-9]{1,9}\.?[0-9]*|\.[0-9]+)\s*(%?)\s*")
_CLEAR: Final = re.compile(r"#[0-9a-f]{3}0|#[0-9a-f]{6}00|(?:rgb|hsl)a?\([^)]*[,/]0?\.?0*%?\)")
_MOST_RULES: Final = 2_000
Style = Mapping[str, str]
USUAL: Final[Style] = {"fill": "black", "stroke": "none", "stroke-width": "1", "font-size": "16"}


@dataclass(slots=True)
class Sheet:
    """Rules by simple selectors: an element's name, a class, an id."""

    rules: dict[str, dict[str, str]] = field(default_factory=dict)

    def add(self, text: str) -> None:
        """Take the rules of a style sheet; selectors of any other form are passed over."""
        for rule in _REMARK.sub("", text).split("}"):
            selectors, _, body = rule.partition("{")
            declared = declarations(body)
            for selector in selectors.split(","):
                if len(self.rules) < _MOST_RULES:
                    self.rules.setdefault(selector.strip(), {}).update(declared)

    def of(self, element: Element) -> Iterable[Style]:
        """Return the rules for an element, the weakest first."""
        classes = element.attributes.get("class", "")[:1000].split()[:20]
        keys = ("*", element.tag, *(f".{each}" for each in classes), f"#{element.attributes.get('id', '')}")
        return (self.rules[key] for key in keys if key in self.rules)


def declarations(text: str) -> dict[str, str]:
    """Read "name: value; ..." as far as it matters here."""
    found = {}
    for each in text.split(";"):
        name, _, value = each.partition(":")
        if name.strip() in _NAMES or name.strip() in _OF_STYLES:
            found[name.strip()] = value.replace("!important", "").strip()
    return found


def styled(element: Element, around: Style, sheet: Sheet) -> dict[str, str]:
    """Return an element's style: what is inherited, then its attributes, the sheet, its own style."""
    found = {key: value for key, value in around.items() if key in _INHERITED}
    attributes = {key: text for key, text in element.attributes.items() if key in _NAMES}
    layers: list[Style] = [attributes]
    layers += [dict(each) for each in sheet.of(element)]
    if "style" in element.attributes:
        layers.append(declarations(element.attributes["style"]))
    for layer in layers:
        found |= {key: value for key, value in layer.items() if value and value != "inherit"}
    return found


def is_painted(style: Style, key: str) -> bool:
    """Return whether a fill or a stroke is seen at all."""
    paint = style.get(key, "none").replace(" ", "").lower()
    is_clear = paint in ("none", "transparent") or _CLEAR.fullmatch(paint[:100]) is not None
    return not is_clear and opacity_of(style, f"{key}-opacity") > 0.0


def opacity_of(style: Style, key: str = "opacity") -> float:
    """Return how opaque an element is; a text that is no opacity says nothing."""
    found = _OPACITY.fullmatch(style.get(key, "1")[:30])
    if found is None:
        return 1.0
    return min(float(found[1]) / (100.0 if found[2] else 1.0), 1.0)
