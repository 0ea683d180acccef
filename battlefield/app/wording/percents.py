"""Shares and chances in percent: 0 and 100 % are said of nothing but what is just that."""

_EXACT = 1e-9  # a share that is worked out as a float is whole within this
_MOST_PLACES = 3


def percent_of(share: float, places: int = 0) -> str:
    """Write a share in percent, with more decimals where fewer would make it all or nothing: "99.5 %"."""
    if share <= _EXACT or share >= 1.0 - _EXACT:
        return f"{100.0 * round(share):.{places}f} %"
    for decimals in range(places, _MOST_PLACES + 1):
        told = f"{100.0 * share:.{decimals}f}"
        if 0.0 < float(told) < 100.0:
            return f"{told} %"
    return "less than 0.001 %" if share < 0.5 else "more than 99.999 %"
