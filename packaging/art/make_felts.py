#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes a felt of a coloured rectangle: the light of a lamp over the table, and a repeating weave."""
import random

from picture import png, resources, svg

SIZE = 128


def light():
    return svg('<defs><radialGradient id="g" cx=".5" cy=".38" r=".72"><stop offset="0" stop-color="#fff" '
               'stop-opacity=".10"/>'
               '<stop offset=".38" stop-color="#fff" stop-opacity=".03"/><stop offset=".5" stop-color="#000" '
               'stop-opacity="0"/>'
               '<stop offset="1" stop-color="#000" stop-opacity=".34"/></radialGradient></defs>'
               '<rect width="160" height="100" fill="url(#g)"/>', 160, 100)


def weave():
    """Short fibres in both directions, brighter and darker, wrapping at the edges."""
    chance = random.Random(1789)
    field = [[0.0] * SIZE for _ in range(SIZE)]
    for _ in range(5200):
        x, y, long, dark = chance.randrange(SIZE), chance.randrange(SIZE), chance.randint(2, 5), chance.choice((-1, 1))
        dx, dy = chance.choice(((1, 0), (0, 1)))
        for i in range(long):
            field[(y + dy * i) % SIZE][(x + dx * i) % SIZE] += dark * .011

    def pixel(x, y):
        value = max(-.06, min(.06, field[y][x]))
        return (255 if value > 0 else 0), abs(value)

    return png(SIZE, SIZE, pixel)


def main():
    folder = resources() / "felts"
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "light.svg").write_text(light())
    (folder / "weave.png").write_bytes(weave())


if __name__ == "__main__":
    main()
