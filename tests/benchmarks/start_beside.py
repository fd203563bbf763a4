#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""How long programs take from their start to their first window, in turns, on the X display of this session.

    start_beside.py [--times N] PROGRAM …

Each PROGRAM is a command line. It is started N times (default 7), all programs one after another in each turn, so that
other load on the machine affects them all alike; the first turn only fills the caches. Prints median, minimum and
maximum in milliseconds. Needs python3-xlib. Under Xvfb:

    xvfb-run -s "-screen 0 1280x800x24" tests/benchmarks/start_beside.py build/release/bin/openshoe /usr/games/kpat
"""
import os
import select
import shlex
import signal
import statistics
import subprocess
import sys
import time

from Xlib import X, display

PATIENCE = 30  # seconds


def main():
    arguments = sys.argv[1:]
    times = 7
    if arguments[:1] == ["--times"] and len(arguments) > 1 and arguments[1].isdigit() and int(arguments[1]) > 0:
        times = int(arguments[1])
        arguments = arguments[2:]
    if not arguments or arguments[0].startswith("-"):
        sys.exit(__doc__)
    screen = display.Display()
    root = screen.screen().root
    root.change_attributes(event_mask=X.SubstructureNotifyMask)
    screen.sync()
    measured = {program: [] for program in arguments}
    for turn in range(times + 1):
        for program in arguments:
            seconds = start(screen, program)
            if turn > 0:
                measured[program].append(1000 * seconds)
    for program, all_times in measured.items():
        print(f"{program}: {statistics.median(all_times):.0f} ms ({min(all_times):.0f} to {max(all_times):.0f}, "
              f"{len(all_times)} starts)")


def start(screen, program):
    """Seconds until a window of some size is mapped; then ends the program."""
    while screen.pending_events():
        screen.next_event()
    began = time.monotonic()
    process = subprocess.Popen(shlex.split(program), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
                               start_new_session=True)
    try:
        while time.monotonic() - began < PATIENCE:
            if not screen.pending_events():
                select.select([screen.fileno()], [], [], 0.05)
                if process.poll() is not None:
                    sys.exit(f"{program} has ended with {process.returncode} before a window came")
            while screen.pending_events():
                event = screen.next_event()
                if event.type == X.MapNotify and is_window(event.window):
                    return time.monotonic() - began
        sys.exit(f"{program}: no window within {PATIENCE} s")
    finally:
        os.killpg(process.pid, signal.SIGTERM)
        try:
            process.wait(5)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            process.wait()


def is_window(window):
    """Excludes the small windows that toolkits create for themselves."""
    try:
        size = window.get_geometry()
        return size.width >= 200 and size.height >= 150
    except Exception:  # it is already gone
        return False


if __name__ == "__main__":
    main()
