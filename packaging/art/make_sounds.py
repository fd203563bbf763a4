#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Synthesises the sounds: short, quiet, mono, 32 kHz, 16 bit. Standard library only; the same bytes every time."""
import array
import math
import random
import sys
import wave

from picture import resources

RATE = 32000


class Sound:
    def __init__(self, seconds, seed):
        self.samples = [0.0] * int(RATE * seconds)
        self.chance = random.Random(seed)

    def noise(self, start, length, low, high, level, attack=.15, curve=2.0):
        """Air: noise between two frequencies (one-pole filters), swelling for `attack` of its length, then falling."""
        first, count = int(start * RATE), int(length * RATE)
        a, b = 1 - math.exp(-2 * math.pi * high / RATE), 1 - math.exp(-2 * math.pi * low / RATE)
        smooth = slow = 0.0
        for i in range(count):
            t = i / count
            envelope = math.sin(t / attack * math.pi / 2) if t < attack else (1 - (t - attack) / (1 - attack)) ** curve
            smooth += a * (self.chance.uniform(-1, 1) - smooth)
            slow += b * (smooth - slow)
            self.add(first + i, (smooth - slow) * envelope * level)

    def partials(self, start, length, tones, level, attack=.002):
        """A struck thing: (frequency, strength, decay in seconds) each."""
        first, count = int(start * RATE), int(length * RATE)
        for frequency, strength, decay in tones:
            for i in range(count):
                t = i / RATE
                fade = min(1.0, t / attack) * min(1.0, (count - i) / (.01 * RATE))
                wave = math.sin(2 * math.pi * frequency * t) * math.exp(-t / decay)
                self.add(first + i, wave * strength * level * fade)

    def add(self, index, value):
        if index < len(self.samples):
            self.samples[index] += value

    def clay(self, start, pitch=1.0, level=.3):
        """Two clay chips touching: dull inharmonic partials and a tick."""
        self.partials(start, .09, [(2350 * pitch, 1, .014), (3710 * pitch, .6, .010), (5230 * pitch, .35, .007),
                                   (1180 * pitch, .5, .018)],
                      level, .0006)
        self.noise(start, .012, 1500, 9000, level * .5, .05)

    def bell(self, start, frequency, level, length=.7):
        """A soft mallet on wood and brass."""
        self.partials(start, length, [(frequency, 1, length * .3), (frequency * 2, .32, length * .18),
                                      (frequency * 3.01, .10, length * .08),
                                      (frequency * 4.2, .05, .03)], level, .006)

    def write(self, path, peak):
        top = max(abs(v) for v in self.samples) or 1
        data = array.array("h", (round(v / top * peak * 32767) for v in self.samples))
        if sys.byteorder == "big":
            data.byteswap()
        with wave.open(str(path), "wb") as out:
            out.setnchannels(1)
            out.setsampwidth(2)
            out.setframerate(RATE)
            out.writeframes(data.tobytes())


def card_slide(s):
    s.noise(0, .16, 1400, 5200, 1, .30, 1.6)
    s.noise(.12, .03, 300, 1400, .8, .1)


def card_turn(s):
    s.noise(0, .05, 1800, 7000, .7, .5)
    s.noise(.05, .07, 250, 2600, 1.1, .06, 3)
    s.partials(.05, .06, [(190, .5, .016)], .8)


def chip(s):
    s.clay(0)
    s.clay(.034, 1.07, .16)


def chips_collect(s):
    s.noise(0, .34, 900, 3600, .10, .3)
    t = 0.0
    for i in range(8):
        s.clay(t, s.chance.uniform(.9, 1.12), .3 * s.chance.uniform(.5, 1) * (1 - i * .05))
        t += s.chance.uniform(.026, .058)


def button(s):
    s.partials(0, .05, [(820, 1, .010), (1640, .3, .006)], .5, .001)


def win(s):
    s.bell(0, 587.33, .6)
    s.bell(.11, 880, .55)


def blackjack(s):
    for i, frequency in enumerate((587.33, 739.99, 880, 1174.66)):
        s.bell(i * .095, frequency, .6 - i * .05, .9)


def push(s):
    s.bell(0, 523.25, .5, .4)
    s.bell(.12, 523.25, .35, .4)


def lose(s):
    s.bell(0, 349.23, .5, .5)
    s.bell(.13, 293.66, .45, .6)


def shuffle(s):
    t = 0.0
    for _ in range(26):
        s.noise(t, .03, 1500, 6000, s.chance.uniform(.4, .9), .1, 2)
        t += s.chance.uniform(.017, .03)
    s.noise(t + .02, .16, 800, 4200, .8, .4)
    s.noise(t + .18, .05, 200, 1500, 1, .1)


# name: (maker, seconds, loudest sample as a share of full scale)
SOUNDS = {
    "card-slide": (card_slide, .20, .20), "card-turn": (card_turn, .14, .24), "chip": (chip, .16, .26),
    "chips-collect": (chips_collect, .60, .26), "button": (button, .07, .12), "win": (win, .95, .22),
    "blackjack": (blackjack, 1.3, .24), "push": (push, .60, .16), "lose": (lose, .85, .15),
    "shuffle": (shuffle, 1.1, .20),
}


def main():
    folder = resources() / "sounds"
    folder.mkdir(parents=True, exist_ok=True)
    for seed, (name, (make, seconds, peak)) in enumerate(SOUNDS.items(), 1):
        sound = Sound(seconds, seed)
        make(sound)
        sound.write(folder / f"{name}.wav", peak)


if __name__ == "__main__":
    main()
