#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Draws what stands on the table: the shoe, the discard tray and the dealer's chip rack, seen from above, and the plate
with the limits."""
from picture import arc, resources, svg

WOOD, WOOD_LIGHT, WOOD_DARK = "#33251c", "#5b4433", "#1e1510"
METAL, METAL_LIGHT, METAL_DARK = "#b8934c", "#e0c07c", "#7d622d"
CARD, CARD_SHADED, CARD_EDGE = "#fdfbf5", "#e3dccb", "#c9c2b2"
CARD_BACK, CARD_PRINT = "#2a2419", "#c9a35a"
WELL = "#120d0a"


def filled(colour, opacity):
    return f'fill="{colour}"' + (f' fill-opacity="{opacity}"' if opacity else "")


def box(x, y, w, h, r, fill, opacity=None):
    return f'<rect x="{x}" y="{y}" width="{w}" height="{h}" rx="{r}" {filled(fill, opacity)}/>'


def path(d, fill, opacity=None):
    return f'<path {filled(fill, opacity)} d="{d}"/>'


# The shoe is drawn in four parts, because the window moves them: as cards are dealt, fewer stand in the well and the
# pusher follows them. The mouth is on the left.

def shoe():
    """The box with its empty well. 160 × 120."""
    art = box(6, 6, 148, 108, 12, WOOD_DARK) + box(6, 4, 148, 106, 12, WOOD) + box(9, 7, 142, 4, 2, WOOD_LIGHT)
    return svg(art + box(46, 18, 96, 80, 4, WELL), 160, 120)


def shoe_cards():
    """The edges of a well full of cards, as large as the well. 96 × 80."""
    art = "".join(box(f"{.6 + 2.4 * i:.1f}", 3, 2, 74, .8, CARD_SHADED if i % 2 else CARD) for i in range(40))
    return svg(art + box(0, 3, 96, 7, 0, "#ffffff", .35) + box(0, 66, 96, 11, 0, WELL, .22), 96, 80)


def shoe_pusher():
    """The weight behind the cards. 10 × 80."""
    return svg(box(0, 0, 10, 80, 2, METAL_DARK) + box(0, 0, 8, 80, 2, METAL) + box(1.5, 2, 1.6, 76, .7, METAL_LIGHT),
               10, 80)


def shoe_front():
    """What lies before the well. The size of the box."""
    # The slope down to the mouth, the next card lying on it
    art = path("M10 16L58 20V96L10 100Z", WOOD_LIGHT)
    art += f'<path fill="{CARD}" stroke="{CARD_EDGE}" stroke-width=".8" d="M14 24L58 26V90L14 92Z"/>'
    art += path("M18 28.5L56 30V86L18 87.5Z", CARD_BACK)
    for start, end in ((200, 340), (20, 160)):
        art += arc(37, 58, 9, start, end, CARD_PRINT, 2) + arc(37, 58, 16, start, end, CARD_PRINT, 1.6)
    # The lip with its notch for the thumb
    art += path("M6 14L13 15V46A12 12 0 0 1 13 70V101L6 102Z", METAL)
    art += path("M6 14L8.5 14.3V101.7L6 102Z", METAL_LIGHT)
    return svg(art, 160, 120)


def tray():
    """The empty discard tray; the window adds the cards. 120 × 150, cards at (20, 16), 80 × 112."""
    art = '<rect x="6" y="4" width="108" height="142" rx="10" fill="#000" fill-opacity=".28"/>'
    art += '<rect x="8" y="4" width="104" height="138" rx="9" fill="#fff" fill-opacity=".10"/>'
    art += ('<rect x="9" y="5" width="102" height="136" rx="8" fill="none" stroke="#ffffff" stroke-opacity=".30" '
            'stroke-width="1.6"/>')
    art += (f'<path fill="none" stroke="{METAL}" stroke-width="3" stroke-linecap="round" '
            'd="M16 22V16Q16 12 20 12H26M104 22V16Q104 12 100 12H94M16 124V130Q16 134 20 134H26M104 124V130Q104 134 '
            '100 134H94"/>')
    return svg(art, 120, 150)


def rack():
    """A wooden tray with seven compartments; the window fills them with chips. 368 × 30."""
    art = box(2, 3, 364, 27, 7, "#000", .3) + box(0, 1, 368, 26, 7, WOOD_DARK) + box(0, 0, 368, 25, 7, "#4a3626")
    art += box(3, 1, 362, 2, 1, "#8a6b4c")
    for x in range(6, 6 + 7 * 51, 51):
        art += box(x, 4, 49, 18, 5, WELL) + box(x + 2, 20, 45, 1.5, .7, "#6b4f38")
    return svg(art, 368, 30)


def sign():
    """The plate on its two feet; the window writes the limits on it. 160 × 80."""
    art = path("M8 72L152 72L158 79H2Z", "#000", .28) + path("M14 66H34L38 77H10ZM126 66H146L150 77H122Z", "#2a1d14")
    art += box(3, 3, 154, 68, 8, WOOD_DARK) + box(3, 1, 154, 67, 8, METAL) + box(4.5, 2, 151, 3, 1.5, METAL_LIGHT)
    art += box(7, 5, 146, 59, 5.5, "#15120f")
    # Light on the glass
    art += path("M12 5H100L60 64H12Q7 64 7 58.5V10.5Q7 5 12 5Z", "#ffffff", .07)
    return svg(art, 160, 80)


def main():
    folder = resources() / "table"
    folder.mkdir(parents=True, exist_ok=True)
    for thing in (shoe, shoe_cards, shoe_pusher, shoe_front, tray, rack, sign):
        (folder / f"{thing.__name__.replace('_', '-')}.svg").write_text(thing())


if __name__ == "__main__":
    main()
