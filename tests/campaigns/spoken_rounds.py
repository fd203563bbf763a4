#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays a round of each game as a screen reader does, over the desktop's accessibility bus and with accessible actions
only, and prints what would be spoken, in the order in which the events arrive.

    dbus-run-session -- xvfb-run -s "-screen 0 1400x900x24" /usr/bin/python3 tests/campaigns/spoken_rounds.py BUILD

Spoken are: a notification that becomes visible, an announcement, and a changed name of the focused item. Fails if a
round's cards, question, result or balance are not spoken, or something is spoken twice. Needs at-spi2-core,
gir1.2-atspi-2.0, python3-gi, and a window manager (openbox) for the focus.
"""

import os
import re
import subprocess
import sys
import tempfile
import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402

GAMES = ["Deluxe Blackjack", "Blackjack with the Rundown", "Black Jack in Boxes", "Down Under Blackjack",
         "Classic Blackjack", "Premium Blackjack"]
WAIT = 60


class Listener:
    """Everything that arrives on the bus from the program."""

    def __init__(self):
        self.events = 0
        self.spoken = []
        self.listener = Atspi.EventListener.new(self.on_event)
        for kind in ("object:state-changed", "object:property-change", "object:announcement",
                     "object:children-changed", "object:text-changed", "object:bounds-changed"):
            self.listener.register(kind)

    def on_event(self, event):
        try:
            if event.source.get_application().get_name() != "openshoe":
                return
            self.events += 1
            words = self.words(event)
        except (GLib.Error, AttributeError):  # it is already gone
            return
        if words:
            self.spoken += words.split("\n")

    @staticmethod
    def words(event):
        if event.type.startswith("object:announcement"):
            return str(event.any_data)
        if event.type.startswith("object:state-changed:showing") and event.detail1:
            if event.source.get_role() == Atspi.Role.NOTIFICATION:
                return event.source.get_name()
        if event.type.startswith("object:property-change:accessible-name"):
            if event.source.get_state_set().contains(Atspi.StateType.FOCUSED):
                return event.source.get_name()
        return ""


def pump(seconds=0.1):
    end = time.monotonic() + seconds
    context = GLib.MainContext.default()
    while time.monotonic() < end:
        if not context.iteration(False):
            time.sleep(0.005)


def application():
    desktop = Atspi.get_desktop(0)
    for i in range(desktop.get_child_count()):
        child = desktop.get_child_at_index(i)
        if child and child.get_name() == "openshoe":
            return child
    return None


def things(at):
    """All accessible objects from there on, as (name, object)."""
    try:
        yield at.get_name(), at
        for i in range(at.get_child_count()):
            child = at.get_child_at_index(i)
            if child:
                yield from things(child)
    except GLib.Error:
        return


def buttons(app):
    found = {}
    for name, thing in things(app):
        if name and thing.get_role_name() in ("push button", "button"):
            states = thing.get_state_set()
            if states.contains(Atspi.StateType.ENABLED) and states.contains(Atspi.StateType.SHOWING):
                found.setdefault(name, thing)
    return found


def press(thing):
    for i in range(thing.get_n_actions()):
        if thing.get_action_name(i).lower() in ("press", "click"):
            thing.do_action(i)
            return
    sys.exit(f"“{thing.get_name()}” can't be pressed")


def wait_for(app, *names):
    """The first of these buttons that exists and can be used."""
    end = time.monotonic() + WAIT
    while time.monotonic() < end:
        found = buttons(app)
        for name in names:
            if name in found:
                return name, found
        pump(0.2)
    sys.exit(f"none of {names} came; there are {sorted(buttons(app))}")


def stake(app):
    for _ in range(40):
        found = buttons(app)
        if "Deal" in found:
            return
        spot = "Take seat"
        if spot not in found:
            spot = next((name for name in found if re.match(r"Spot \d+, ", name)), "Spot 1")
        if spot not in found:
            pump(0.2)
            continue
        press(found[spot])
        pump(0.3)
    sys.exit(f"nothing can be dealt; there are {sorted(buttons(app))}")


def play(app, heard, game):
    _, found = wait_for(app, f"Play {game}")
    press(found[f"Play {game}"])
    wait_for(app, "Lobby")
    pump(1)
    stake(app)
    heard.spoken.clear()
    heard.events = 0
    press(buttons(app)["Deal"])
    while True:
        name, found = wait_for(app, "Deal again", "Stand", "No", "Insure none")
        if name == "Deal again":
            break
        press(found[name])
        pump(0.5)
    pump(1)
    told = list(heard.spoken)
    print(f"{game}: {heard.events} events, {len(told)} sentences", flush=True)
    for sentence in told:
        print(f"    {sentence}")
    problems = check(told)
    press(buttons(app)["Lobby"])
    return [f"{game}: {problem}" for problem in problems]


def check(told):
    problems = [f"twice: {sentence}" for sentence in sorted(set(told)) if told.count(sentence) > 1]
    places = []
    for what, pattern in (("own cards", r"Hand \S+: .* of "), ("the dealer's card", r"Dealer: .* of "),
                          ("the result", r"Hand \S+: [a-z ]+, [0-9.,]+$"), ("the balance", r"Balance ")):
        place = next((i for i, sentence in enumerate(told) if re.match(pattern, sentence)), None)
        if place is None:
            problems.append(f"{what}: never spoken")
        else:
            places.append(place)
    if places != sorted(places):
        problems.append("not in the order of the table")
    return problems


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    program = os.path.join(sys.argv[1], "bin", "openshoe")
    if not os.access(program, os.X_OK):
        sys.exit(f"{program}: no such program")
    manager = subprocess.Popen(["openbox"], stderr=subprocess.DEVNULL)
    problems = []
    with tempfile.TemporaryDirectory() as data:
        environment = dict(os.environ, QT_LINUX_ACCESSIBILITY_ALWAYS_ON="1", QT_QUICK_BACKEND="software",
                           QT_QPA_PLATFORM="xcb", LC_ALL="C.UTF-8")
        window = subprocess.Popen([program, "--data", data], env=environment)
        try:
            Atspi.init()
            Atspi.set_timeout(20000, 20000)
            heard = Listener()
            end = time.monotonic() + WAIT
            while application() is None and time.monotonic() < end:
                pump(0.2)
            app = application() or sys.exit("the program doesn't come to the bus")
            for game in GAMES:
                problems += play(app, heard, game)
        finally:
            window.terminate()
            window.wait(30)
            manager.terminate()
            manager.wait(30)
    for problem in problems:
        print(problem, file=sys.stderr)
    sys.exit(1 if problems else 0)


if __name__ == "__main__":
    main()
