#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Synthesises the sounds: short, quiet, mono, 16 bit. Standard library only; the output is always the same bytes.

Sounds that are heard often have variants, name-1.wav, name-2.wav …, made by the same function with another random seed:
no two are alike, and all are as loud as the table below says.
"""
import array
import math
import random
import sys
import wave

from picture import resources

RATE = 32000
ROOM_RATE = 16000  # it has nothing above 2 kHz


class Sound:
    def __init__(self, seconds, seed, rate=RATE):
        self.rate = rate
        self.samples = [0.0] * int(rate * seconds)
        self.chance = random.Random(seed)

    def about(self, value, share=.08):
        """The value, or a little more or less."""
        return value * self.chance.uniform(1 - share, 1 + share)

    def noise(self, start, length, low, high, level, attack=.15, curve=2.0):
        """Air: noise between two frequencies (one-pole filters), rising for `attack` of its length, then falling."""
        first, count = int(start * self.rate), int(length * self.rate)
        a, b = 1 - math.exp(-2 * math.pi * high / self.rate), 1 - math.exp(-2 * math.pi * low / self.rate)
        smooth = slow = 0.0
        for i in range(count):
            t = i / count
            envelope = math.sin(t / attack * math.pi / 2) if t < attack else (1 - (t - attack) / (1 - attack)) ** curve
            smooth += a * (self.chance.uniform(-1, 1) - smooth)
            slow += b * (smooth - slow)
            self.add(first + i, (smooth - slow) * envelope * level)

    def partials(self, start, length, tones, level, attack=.002):
        """Something struck; each tone is (frequency, strength, decay in seconds)."""
        first, count = int(start * self.rate), int(length * self.rate)
        for frequency, strength, decay in tones:
            for i in range(count):
                t = i / self.rate
                fade = min(1.0, t / attack) * min(1.0, (count - i) / (.01 * self.rate))
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

    def clays(self, start, count, gap, level=.3, falls=.05):
        """Chips one after another, each landing on the one before."""
        pitch = self.about(1, .05)
        for i in range(count):
            force = level * self.chance.uniform(.5, 1) * (1 - i * falls)
            self.clay(start, pitch * self.chance.uniform(.9, 1.12), force)
            start += self.about(gap, .35)
        return start

    def bell(self, start, frequency, level, length=.7):
        """A soft mallet on wood and brass."""
        self.partials(start, length, [(frequency, 1, length * .3), (frequency * 2, .32, length * .18),
                                      (frequency * 3.01, .10, length * .08),
                                      (frequency * 4.2, .05, .03)], level, .006)

    def thud(self, start, frequency, level):
        """Something soft on the felt."""
        self.partials(start, .06, [(frequency, 1, .016)], level)
        self.noise(start, .04, 150, 1400, level, .08, 3)

    def center(self):
        """Removes the DC offset and fades the sound in and out at its ends."""
        mean = sum(self.samples) / len(self.samples)
        window = [min(1.0, i / (.005 * self.rate), (len(self.samples) - 1 - i) / (.01 * self.rate))
                  for i in range(len(self.samples))]
        shift = mean * len(window) / sum(window)
        self.samples = [v * w for v, w in zip([v - shift for v in self.samples], window)]

    def write(self, path, loudness):
        gain = 10 ** ((loudness - loudest(self.samples, self.rate)) / 20)
        data = array.array("h", (round(v * gain * 32767) for v in self.samples))  # OverflowError if it would clip
        if sys.byteorder == "big":
            data.byteswap()
        with wave.open(str(path), "wb") as out:
            out.setnchannels(1)
            out.setsampwidth(2)
            out.setframerate(self.rate)
            out.writeframes(data.tobytes())


def weighted(samples, rate):
    """The samples as the ear hears them: the K weighting of ITU-R BS.1770, for any sample rate."""
    def biquad(values, b, a):
        x1 = x2 = y1 = y2 = 0.0
        for x in values:
            y = b[0] * x + b[1] * x1 + b[2] * x2 - a[0] * y1 - a[1] * y2
            x2, x1, y2, y1 = x1, x, y1, y
            yield y

    k, q = math.tan(math.pi * 1681.974450955533 / rate), .7071752369554196
    high = 10 ** (3.999843853973347 / 20)
    mid, low = high ** .4996667741545416, 1 + k / q + k * k
    shelf = biquad(samples, ((high + mid * k / q + k * k) / low, 2 * (k * k - high) / low,
                             (high - mid * k / q + k * k) / low), (2 * (k * k - 1) / low, (1 - k / q + k * k) / low))
    k, q = math.tan(math.pi * 38.13547087602444 / rate), .5003270373238773
    low = 1 + k / q + k * k
    return list(biquad(shelf, (1, -2, 1), (2 * (k * k - 1) / low, (1 - k / q + k * k) / low)))


def loudest(samples, rate):
    """LUFS of the loudest 200 ms, about the time over which the ear integrates."""
    window = int(.2 * rate)
    power = most = 0.0
    heard = weighted(list(samples) + [0.0] * max(0, window - len(samples)), rate)
    for i, value in enumerate(heard):
        power += value * value - (heard[i - window] ** 2 if i >= window else 0)
        most = max(most, power)
    return -.691 + 10 * math.log10(most / window)


# --- Cards.

def card_slide(s):
    long = s.about(.15, .12)
    s.noise(0, long, s.about(1400, .15), s.about(5200, .15), 1, s.about(.30, .3), s.about(1.6))
    s.noise(long * .78, .03, 300, s.about(1400), s.about(.8, .2), .1)


def card_turn(s):
    bend = s.about(.05, .15)
    s.noise(0, bend, s.about(1800), s.about(7000), s.about(.7), .5)
    s.noise(bend, .07, 250, s.about(2600, .12), 1.1, .06, 3)
    s.partials(bend, .06, [(s.about(190), .5, .016)], .8)


def card_peek(s):
    s.noise(0, s.about(.06, .2), s.about(2200), s.about(6000), .5, .6)
    s.noise(s.about(.11), .05, 500, s.about(3200), .6, .2, 3)


def card_burn(s):
    card_slide(s)
    s.thud(s.about(.19), s.about(230), .5)


def cut_card(s):
    card_slide(s)
    s.partials(.15, .09, [(s.about(640), 1, .02), (s.about(1490), .5, .012)], .5, .001)


def shuffle(s):
    t = 0.0
    for _ in range(26):
        s.noise(t, .03, 1500, 6000, s.chance.uniform(.4, .9), .1, 2)
        t += s.chance.uniform(.017, .03)
    s.noise(t + .02, .16, 800, 4200, .8, .4)
    s.noise(t + .18, .05, 200, 1500, 1, .1)


# --- Chips.

def chip(s):
    pitch = s.about(1, .06)
    s.clay(0, pitch)
    s.clay(s.about(.034, .25), pitch * s.about(1.07, .03), s.about(.16, .3))


def chips_few(s):
    s.clays(0, 3, .046)


def chips_many(s):
    s.clays(0, 7, .034)


def chip_back(s):
    s.noise(0, .05, 900, s.about(4200), .12, .5)
    s.clay(s.about(.035, .2), s.about(.86, .05), .22)


def chips_paid(s):
    s.noise(0, .12, 900, s.about(3400), .07, .5)
    end = s.clays(s.about(.05, .2), 4, .038)
    s.clay(end + s.about(.05), s.about(.94), .26)


def chips_collect(s):
    s.noise(0, .34, 900, s.about(3600), .10, .3)
    s.clays(0, 8, .042)


# --- Signals.

def button(s):
    tone = s.about(820, .04)
    s.partials(0, .05, [(tone, 1, .010), (tone * 2, .3, .006)], .5, .001)


def refused(s):
    tone = s.about(196, .03)
    s.thud(0, tone, .5)
    s.thud(s.about(.1, .06), tone * .94, .4)


def tick(s):
    tone = s.about(1240, .02)
    s.partials(0, .06, [(tone, 1, .009), (tone * 2.7, .25, .004)], .5, .0008)


# --- Results.

def bells(s, notes, spacing, level, length, falls=.05):
    for i, frequency in enumerate(notes):
        s.bell(s.about(i * spacing, .05), frequency, level - i * falls, length)


def win(s):
    bells(s, (587.33, 880), s.about(.11, .1), .6, s.about(.6, .06))


def blackjack(s):
    bells(s, (587.33, 739.99, 880, 1174.66), s.about(.095, .05), .6, .8)


def side_win(s):
    bells(s, (739.99, 987.77, 880), s.about(.085, .06), .55, .5)


def golden_rule(s):
    bells(s, (493.88, 739.99, 987.77), s.about(.12, .05), .55, .6)


def hint(s):
    bells(s, (s.about(659.25, .012),), .1, .5, s.about(.36, .1))


def push(s):
    bells(s, (523.25, 523.25), s.about(.12, .08), .5, .4, .15)


def lose(s):
    bells(s, (349.23, 293.66), s.about(.13, .08), .5, .5)


# name: (maker, seconds, variants, LUFS of the loudest 200 ms)
SOUNDS = {
    "card-slide": (card_slide, .20, 6, -26), "card-turn": (card_turn, .15, 4, -27),
    "card-peek": (card_peek, .19, 2, -29), "card-burn": (card_burn, .27, 2, -27), "cut-card": (cut_card, .26, 2, -26),
    "shuffle": (shuffle, .95, 2, -25),
    "chip": (chip, .16, 5, -29), "chips-few": (chips_few, .24, 4, -27), "chips-many": (chips_many, .33, 4, -26),
    "chip-back": (chip_back, .15, 3, -30), "chips-paid": (chips_paid, .38, 4, -26),
    "chips-collect": (chips_collect, .46, 4, -27),
    "button": (button, .07, 3, -34), "refused": (refused, .20, 2, -31), "tick": (tick, .08, 2, -33),
    "win": (win, .78, 2, -22), "lose": (lose, .66, 2, -24), "push": (push, .55, 2, -25),
    "blackjack": (blackjack, 1.1, 1, -21), "side-win": (side_win, .70, 2, -22),
    "golden-rule": (golden_rule, .88, 1, -22), "hint": (hint, .42, 2, -25),
}


def room(seconds=4.0, fade=.8):
    """A room with people in it, far off: air, and a murmur that comes and goes. The tail beyond its end is faded into
    its beginning, so that it loops without a seam."""
    s = Sound(seconds + fade, 1000, ROOM_RATE)
    length, faded = int(seconds * s.rate), int(fade * s.rate)

    def air(low, high, level, swells):
        a, b = 1 - math.exp(-2 * math.pi * high / s.rate), 1 - math.exp(-2 * math.pi * low / s.rate)
        first = second = slow = 0.0
        for i in range(len(s.samples)):
            first += a * (s.chance.uniform(-1, 1) - first)
            second += a * (first - second)
            slow += b * (second - slow)
            swell = sum(strength * math.sin(2 * math.pi * (times * i / length + phase))
                        for times, strength, phase in swells)
            s.samples[i] += (second - slow) * level * (1 + swell)

    air(45, 240, 1, [])
    air(280, 900, .5, [(1, .3, .1), (3, .2, .6), (7, .15, .3)])
    air(500, 1600, .16, [(2, .4, .4), (5, .3, .8), (11, .2, .2)])
    for i in range(faded):
        part = math.pi / 2 * i / faded
        s.samples[i] = s.samples[i] * math.sin(part) + s.samples[length + i] * math.cos(part)
    del s.samples[length:]
    mean = sum(s.samples) / length
    s.samples = [v - mean for v in s.samples]
    return s


def main():
    folder = resources() / "sounds"
    folder.mkdir(parents=True, exist_ok=True)
    seed = 0
    for name, (make, seconds, variants, loudness) in SOUNDS.items():
        for variant in range(1, variants + 1):
            seed += 1
            sound = Sound(seconds, seed)
            make(sound)
            sound.center()
            sound.write(folder / f"{name}-{variant}.wav", loudness)
    room().write(folder / "room.wav", -44)


if __name__ == "__main__":
    main()
