#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Changes a played store in one place at a time; `openshoe-cli history check` must find every change and name its
place.

    tamper.py BUILD [--changes 2000] [--seed 1] [--rounds 40]     a store of all six games, played now by a player
                                                                   without a window
    tamper.py BUILD --store FOLDER                                 an existing store (a copy of it is changed)

It changes every column of every table that proves something (a value moved by one or by a hundred, taken from another
row, or emptied; one character of a text or secret), deletes, duplicates or exchanges rows, and edits the events inside
a round's log (a field changed; an event deleted, duplicated, or exchanged with its neighbour), which are packed again
so that only their meaning gives them away. Constraints are switched off, as an attacker would do.
One change is excluded: removing the last step of an open round in which neither card nor money moved. What remains is
the record of a moment before, which only a second record could tell from this one.
For each change the check must exit with 1 and a problem must name the round or the shoe; for what belongs to no round
(a balance, a top-up, a counter, rules) its own kind. Excluded because nothing depends on it: PROVES_NOTHING below.
"""
import argparse
import collections
import json
import pathlib
import random
import shutil
import sqlite3
import subprocess
import sys
import tempfile
import time

from verify_shuffle import GAMES, events_of

sys.path.append(str(pathlib.Path(__file__).resolve().parents[1] / "cli"))
from answerer import Answerer

# Derived from the record and can be regenerated at any time; `settings` holds only a backup's number, `notes` what
# people write about it, `own_counts` what they thought the count was.
DERIVED = {"settings", "round_prices", "decision_prices", "side_bet_prices", "pricings", "tallies", "round_lines",
           "round_hands", "notes", "own_counts"}
PROVES_NOTHING = {
    ("accounts", "name"),      # the name people choose for themselves
    ("accounts", "created"),
}
# The column of a table that names the round, or the shoe; the other tables name neither.
ROUND_OF = {"rounds": "id", "plays": "round", "bookings": "round", "logs": "round", "journal": "round"}
SHOE_OF = {"shoes": "id"}


# Indexes in the list of event kinds (src/engine/events.h) of those that only state something, and move card and money
# later if at all: even money, a declined offer, the peek, the turns begun, an early decision, stand, surrender, a
# declined follow.
SAID = {13, 14, 15, 16, 17, 19, 22, 24}


# --- Logs, in the format that verify_shuffle.py reads.

def head(kind, size):
    if size < 24:
        return bytes([kind << 5 | size])
    for place, length in enumerate((1, 2, 4, 8)):
        if size < 1 << (8 * length):
            return bytes([kind << 5 | 24 + place]) + size.to_bytes(length, "big")
    raise ValueError(size)


def written(value):
    if isinstance(value, int):
        return head(0, value) if value >= 0 else head(1, -1 - value)
    if isinstance(value, str):
        return head(3, len(value.encode())) + value.encode()
    return head(4, len(value)) + b"".join(written(item) for item in value)


def packed(events):
    return b"\x01" + written(events)


def change_events(dice, events):
    """What was done, in words; the list is changed in place."""
    at = dice.randrange(len(events))
    way = dice.choice(("field", "field", "field", "field", "out", "twice", "swap"))
    if way == "field":
        event = events[at]
        places = range(1, len(event))
        if not places:
            way = "out"
        else:
            place = dice.choice(places)
            was = event[place]
            if isinstance(was, str):
                event[place] = was + "x"
            else:
                event[place] = max(0, was + dice.choice((-1, 1, 1, 100)))
                if event[place] == was:
                    event[place] = was + 1
            # Fields at the end that have their default value are not written; if one became its default, that alone
            # would give the change away.
            while len(event) > 1 and event[-1] == 0:
                event.pop()
            return f"event {at} kind {event[0]} field {place}: {was} -> {event[place] if place < len(event) else 0}"
    if way == "swap" and at + 1 < len(events) and events[at] != events[at + 1]:
        events[at], events[at + 1] = events[at + 1], events[at]
        return f"event {at} exchanged with the next, kinds {events[at + 1][0]}, {events[at][0]}"
    if way == "twice":
        events.insert(at, events[at])
        return f"event {at} doubled, kind {events[at][0]}"
    gone = events.pop(at)
    return f"event {at} taken out, kind {gone[0]}"


# --- Changes of rows.

class Changer:
    def __init__(self, path, dice):
        self.dice = dice
        self.db = sqlite3.connect(path, isolation_level=None)
        self.db.execute("PRAGMA foreign_keys = OFF")
        self.db.execute("PRAGMA ignore_check_constraints = ON")
        self.tables = {name: [row[1] for row in self.db.execute(f"PRAGMA table_info({name})")]
                       for (name,) in self.db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
                       if name not in DERIVED and not name.startswith("sqlite_")}
        self.keys = {name: [row[1] for row in self.db.execute(f"PRAGMA table_info({name})") if row[5]]
                     for name in self.tables}

    def nth(self, table):
        count = self.db.execute(f"SELECT count(*) FROM {table}").fetchone()[0]
        if not count:
            return None
        order = ", ".join(self.keys[table])
        return self.db.execute(f"SELECT * FROM {table} ORDER BY {order} LIMIT 1 OFFSET ?",
                               (self.dice.randrange(count),)).fetchone()

    def where(self, table, row):
        columns = self.tables[table]
        keys = self.keys[table]
        return " AND ".join(f"{key} = ?" for key in keys), [row[columns.index(key)] for key in keys]

    def place(self, table, row):
        """(round, shoe) that the problem must name."""
        columns = self.tables[table]
        if table in ROUND_OF:
            return row[columns.index(ROUND_OF[table])], None
        if table in SHOE_OF:
            return None, row[columns.index("id")]
        return None, None

    def change(self):
        """One change: (table, what was done, (round, shoe)); None if the dice chose something impossible."""
        way = self.dice.choice(("column",) * 5 + ("log",) * 3 + ("out", "twice", "swap"))
        if way == "log":
            return self.change_log()
        table = self.dice.choice(sorted(self.tables))
        row = self.nth(table)
        if row is None:
            return None
        self.copied = None
        try:
            what = getattr(self, "change_" + way)(table, row)
        except sqlite3.IntegrityError:
            return None
        return (table, what, self.copied or self.place(table, row)) if what else None

    def is_last_word(self, table, row):
        """Whether this is a part of an open round's log that nothing follows and that moved nothing."""
        if table != "journal":
            return False
        part = dict(zip(self.tables[table], row))
        follows = self.db.execute("SELECT count(*) FROM journal WHERE round = ? AND first > ?",
                                  (part["round"], part["first"])).fetchone()[0]
        return not follows and {event[0] for event in events_of(part["events"])} <= SAID

    def change_column(self, table, row):
        columns = self.tables[table]
        at = self.dice.randrange(len(columns))
        if columns[at] == "round" and self.is_last_word(table, row):
            return None
        if (table, columns[at]) in PROVES_NOTHING:
            return None
        was, becomes = row[at], None
        if self.dice.random() < 0.25:
            becomes = self.nth(table)[at]
        elif was is None:
            becomes = 1
        elif isinstance(was, int):
            becomes = was + self.dice.choice((-100, -1, 1, 2, 100))
        elif isinstance(was, str):
            cut = self.dice.randrange(len(was) + 1)
            becomes = self.dice.choice((was + "x", was[:cut] + "1" + was[cut + 1:], was[:cut] + was[cut + 1:]))
        else:
            cut = self.dice.randrange(len(was))
            becomes = was[:cut] + bytes([was[cut] ^ (1 << self.dice.randrange(8))]) + was[cut + 1:]
        if becomes == was:
            return None
        where, values = self.where(table, row)
        self.db.execute(f"UPDATE {table} SET {columns[at]} = ? WHERE {where}", [becomes] + values)
        return f"{columns[at]}: {str(was)[:40]!r} -> {str(becomes)[:40]!r}"

    def change_log(self):
        open_log = self.dice.random() < 0.1
        table = "journal" if open_log else "logs"
        row = self.nth(table)
        if row is None:
            return None
        events = events_of(row[self.tables[table].index("events")])
        what = change_events(self.dice, events)
        where, values = self.where(table, row)
        self.db.execute(f"UPDATE {table} SET events = ? WHERE {where}", [packed(events)] + values)
        return table, what, (row[0], None)

    def change_out(self, table, row):
        if self.is_last_word(table, row):
            return None
        where, values = self.where(table, row)
        self.db.execute(f"DELETE FROM {table} WHERE {where}", values)
        return "row taken out"

    def change_twice(self, table, row):
        columns = self.tables[table]
        key = self.keys[table][-1]
        if not isinstance(row[columns.index(key)], int):
            return None
        top = self.db.execute(f"SELECT max({key}) FROM {table}").fetchone()[0]
        copy = list(row)
        copy[columns.index(key)] = top + 1
        if table == "shoes":  # its number is unique too
            copy[columns.index("number")] = self.db.execute("SELECT max(number) FROM shoes").fetchone()[0] + 1
        self.db.execute(f"INSERT INTO {table} VALUES({','.join('?' * len(columns))})", copy)
        self.copied = self.place(table, copy)  # the place of the copy
        return f"row doubled as {key} {top + 1}"

    def change_swap(self, table, row):
        columns = self.tables[table]
        rest = [c for c in columns if c not in self.keys[table] and (table, c) not in PROVES_NOTHING]
        if not rest or table in ("books",):
            return None
        other = self.nth(table)
        mine = [row[columns.index(c)] for c in rest]
        theirs = [other[columns.index(c)] for c in rest]
        if mine == theirs:
            return None
        unique = {"accounts", "games", "rule_sets", "shoes"}
        if table in unique:
            return None
        for target, values in ((row, theirs), (other, mine)):
            where, keys = self.where(table, target)
            self.db.execute(f"UPDATE {table} SET {', '.join(c + ' = ?' for c in rest)} WHERE {where}", values + keys)
        return "two rows exchanged"


def played(build, folder, rounds):
    """A store of all six games, some rounds each; the last player is killed during a round. Another account had rounds
    before and between them, and was deleted."""
    stretches = [(*game, account) for game in GAMES for account in ("guest", "you")]
    for place, (variant, currency, account) in enumerate(stretches):
        process = subprocess.Popen([build / "bin/killplayer", folder, variant, currency, str(place), account],
                                   stdout=subprocess.PIPE, text=True)
        seen = set()
        for line in process.stdout:
            seen.add(line.split()[1])
            if len(seen) > rounds:
                break
        process.kill()
        process.wait()
        if place == len(stretches) - 2:
            subprocess.run([build / "bin/killplayer", folder, "guest"], check=True)
    database = sqlite3.connect(folder / "openshoe.db")
    database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    database.close()


def check(answerer, folder):
    code, out, error = answerer.call(["history", "check", "--json", "--data", folder])
    try:
        return code, json.loads(out)["problems"]
    except (json.JSONDecodeError, KeyError):
        return code, [{"round": None, "shoe": None, "what": "file", "detail": error.strip()}]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("build", type=pathlib.Path)
    parser.add_argument("--store", type=pathlib.Path)
    parser.add_argument("--changes", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rounds", type=int, default=40, help="rounds of each game")
    options = parser.parse_args()
    build = options.build.resolve()
    answerer = Answerer(build / "bin/openshoe_madeup")
    started = time.time()
    counts = collections.Counter()
    missed = []
    with tempfile.TemporaryDirectory() as scratch:
        scratch = pathlib.Path(scratch)
        original = scratch / "original"
        original.mkdir()
        if options.store:
            shutil.copy(options.store / "openshoe.db", original)
        else:
            played(build, original, options.rounds)
        code, problems = check(answerer, original)
        if code != 0:
            print("the store has problems before anything was changed:", problems[:3])
            return 1
        changed = scratch / "changed"
        changed.mkdir()
        dice = random.Random(options.seed)
        done = 0
        while done < options.changes:
            shutil.copy(original / "openshoe.db", changed / "openshoe.db")
            changer = Changer(changed / "openshoe.db", dice)
            change = changer.change()
            changer.db.close()
            for left in changed.glob("openshoe.db-*"):
                left.unlink()
            if not change:
                continue
            done += 1
            table, what, (round_number, shoe) = change
            counts[table] += 1
            code, problems = check(answerer, changed)
            named = any((round_number is None or problem["round"] == round_number)
                        and (shoe is None or problem["shoe"] == shoe)
                        for problem in problems)
            if code != 1 or not problems or not named:
                missed.append(f"{'NOT FOUND' if code == 0 else f'exit {code}' if code != 1 else 'NOT NAMED'}: {table}"
                              f" (round {round_number}, shoe {shoe}): {what}; {[p['what'] for p in problems[:3]]} "
                              f"{problems[0]['detail'][:100] if problems else ''}")
                print(missed[-1], flush=True)
    print(f"{options.changes} changes ({', '.join(f'{name} {count}' for name, count in sorted(counts.items()))}), "
          f"{len(missed)} missed, {time.time() - started:.0f} s")
    if answerer.close() != 0:
        print("the program that checks ended wrongly")
        return 1
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
