#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Tells how far a build has come: "building 120 of 300, about 2 minutes left".

    NINJA_STATUS='[%f/%t] ' ninja -C build/run TARGET ... 2>&1 | packaging/progress.py build/run TARGET ...

On a terminal one line is written over and over; elsewhere a new one is written twice a minute. Whatever else the build
prints (warnings, errors) is passed on.
"""
import re
import subprocess
import sys
import time

STATUS = re.compile(r"\[(\d+)/(\d+)\] (.*)")
COMPILING = re.compile(r"(object|-o) \S*(Unity/unity_\w+\.cxx\.o|main\.cpp\.o)\b")
ITS_OWN = re.compile(r"Re-(checking|running) ")  # before the build that they lead to
HEAVY = 30  # a group of sources takes about as long as thirty of the other steps


def weight(step):
    return HEAVY if COMPILING.search(step) else 1


def whole(folder, targets):
    """How many steps a build from nothing has, and what they weigh."""
    told = subprocess.run(["ninja", "-C", folder, "-t", "commands", *targets], stdout=subprocess.PIPE,
                          stderr=subprocess.DEVNULL, text=True)
    steps = told.stdout.splitlines() if told.returncode == 0 else []
    return len(steps), sum(map(weight, steps))


def left(seconds):
    if seconds < 50:
        return "less than a minute left"
    minutes = round(seconds / 60) or 1
    return f"about {minutes} minute{'' if minutes == 1 else 's'} left"


class Teller:
    def __init__(self, whole, out):
        self.steps, self.total = whole
        self.out, self.began = out, time.monotonic()
        self.done, self.told, self.width = 0, float("-inf"), 0
        self.terminal = out.isatty()

    def step(self, number, count, name):
        if ITS_OWN.match(name):
            return
        # Where most has been built before, what is left is as likely heavy as not.
        from_nothing = count >= 0.9 * self.steps
        self.done += weight(name) if from_nothing else 1
        total = self.total if from_nothing else count
        now = time.monotonic()
        last = number == count
        if not last and now - self.told < (0.5 if self.terminal else 30):
            return
        self.told = now
        line = f"building {number} of {count}"
        # The first steps are too small to tell anything from.
        if not last and self.done >= 0.03 * total:
            line += ", " + left((now - self.began) * max(0, total - self.done) / self.done)
        if self.terminal:
            self.out.write("\r" + line.ljust(self.width) + ("\n" if last else ""))
            self.width = len(line)
        else:
            self.out.write(line + "\n")
        self.out.flush()

    def other(self, line):
        if self.width:
            self.out.write("\r" + " " * self.width + "\r")
        self.out.write(line)
        self.out.flush()


def main():
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    teller = Teller(whole(sys.argv[1], sys.argv[2:]), sys.stdout)
    for line in sys.stdin:
        status = STATUS.match(line)
        if status:
            teller.step(int(status[1]), int(status[2]), status[3])
        elif line.strip() and not line.startswith("ninja: no work to do"):
            teller.other(line)


if __name__ == "__main__":
    main()
