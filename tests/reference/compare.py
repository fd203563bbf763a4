#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays generated scenarios with the oracle and with the program, and reports where they differ.

    compare.py --command "openshoe-cli play {file} --json {set}" [--count N] [--seed TEXT]
    compare.py --batch SCENARIO-READER …          a program that takes many files and prints one line per file

With --changing every scenario sets the rules that are named: for a rule that is new or has changed.
With --answering the command is openshoe_madeup's, which a test build has; it is started once for all scenarios.
{set} stands for the rule changes as `--set KEY=VALUE` words; with --batch they are written to a rule-set file
beside the scenario. Both must refuse an exhausted shoe. Exits with 1 if anything differs.
"""
import argparse
import collections
import json
import os
import pathlib
import shlex
import subprocess
import sys
import tempfile

import generate
import oracle

sys.path.append(str(pathlib.Path(__file__).resolve().parents[1] / "cli"))
from answerer import Answerer


def expected(scenario, changes, seen=None):
    try:
        return oracle.play(scenario, changes, seen=seen)
    except oracle.InputError:
        return None


def first_difference(want, got, path=""):
    """(path, wanted, got) of the first place where two documents differ, or None; `events` is left out."""
    if isinstance(want, dict) and isinstance(got, dict):
        for key in list(want) + [k for k in got if k not in want]:
            if key == "events":
                continue
            if key not in want or key not in got:
                return path + "/" + key, want.get(key), got.get(key)
            found = first_difference(want[key], got[key], path + "/" + key)
            if found:
                return found
        return None
    if isinstance(want, list) and isinstance(got, list):
        for at, (a, b) in enumerate(zip(want, got)):
            found = first_difference(a, b, "%s/%d" % (path, at))
            if found:
                return found
        if len(want) != len(got):
            at = min(len(want), len(got))
            return "%s/%d" % (path, at), want[at:at + 1], got[at:at + 1]
        return None
    return None if want == got and type(want) is type(got) else (path, want, got)


class Program:
    """The program under test; `run` returns one document per case, None if it refused the input."""

    def __init__(self, command, answering, batch, folder):
        self.command, self.batch, self.folder = command, batch, folder
        self.answerer = Answerer(shlex.split(command)[0]) if answering else None
        self.messages = {}

    def write(self, name, document):
        path = os.path.join(self.folder, name)
        with open(path, "w", encoding="utf-8") as file:
            json.dump(document, file, ensure_ascii=False)
        return path

    def run(self, cases):
        if not self.batch:
            return [self.run_one(at, *case) for at, case in enumerate(cases)]
        paths = []
        for at, (scenario, changes) in enumerate(cases):
            if changes:
                rules = oracle.load_rules(scenario["variant"], changes)
                rules.pop("houseChoices", None)
                scenario = dict(scenario, variant=self.write("rules-%d.json" % at, rules))
            paths.append(self.write("case-%d.json" % at, scenario))
        done = subprocess.run([self.batch] + paths, stdout=subprocess.PIPE, check=False)
        lines = done.stdout.decode("utf-8", "replace").splitlines()
        lines += ["no answer (exit %d)" % done.returncode] * (len(paths) - len(lines))
        return [self.read(at, line) for at, line in enumerate(lines)]

    def run_one(self, at, scenario, changes):
        words = []
        for key, new in changes:
            words += ["--set", "%s=%s" % (key, new if isinstance(new, str) else json.dumps(new))]
        path = self.write("case.json", scenario)
        command = []
        for word in shlex.split(self.command):
            command += words if word == "{set}" else [word.replace("{file}", path)]
        if self.answerer:
            code, text, error = self.answerer.call(command[1:])
        else:
            done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, check=False)
            code, text = done.returncode, done.stdout.decode("utf-8", "replace")
            error = done.stderr.decode("utf-8", "replace")
        if code == 2 and not text:
            text = "refused: " + error
        elif code:
            text = "crash: exit %d" % code
        return self.read(at, text)

    def read(self, at, text):
        try:
            self.messages[at] = ""
            document = json.loads(text)
            if isinstance(document, dict) and "rounds" in document:
                return document
        except ValueError:
            pass
        self.messages[at] = text.strip()[:300]
        return "crash" if text.startswith(("crash", "no answer")) else None


def compare(program, cases, wanted):
    """For each case (path, wanted, got), or None."""
    results = []
    for at, (want, got) in enumerate(zip(wanted, program.run(cases))):
        if want is None or not isinstance(got, dict):
            same = want is None and got is None
            told = program.messages[at] or "a result"
            results.append(None if same else ("", "refused" if want is None else "a result", told))
        else:
            results.append(first_difference(want, got))
    return results


def shrink(program, scenario, changes, kept):
    """The scenario without the rounds, bets, actions, players and rule changes that the difference doesn't need."""
    def differs(s, c):
        try:
            now = compare(program, [(s, c)], [expected(s, c)])[0]
            return now is not None and shape(now)[0] == kept
        except (KeyError, IndexError, ValueError, TypeError):
            return False

    def lists():
        yield scenario["rounds"]
        for script in scenario["rounds"]:
            yield script.setdefault("bets", [])
            yield script.setdefault("actions", [])
        yield scenario["players"]
        yield changes

    scenario, changes = json.loads(json.dumps(scenario)), list(changes)
    smaller = True
    while smaller:
        smaller = False
        for items in list(lists()):
            for at in range(len(items) - 1, -1, -1):
                gone = items.pop(at)
                if differs(scenario, changes):
                    smaller = True
                else:
                    items.insert(at, gone)
    for script in scenario["rounds"]:
        if isinstance(script.get("shoe"), str):
            cards = script["shoe"].split()
            while len(cards) > 1:
                script["shoe"] = " ".join(cards[:-1])
                if not differs(scenario, changes) or expected(scenario, changes) is None:
                    break
                cards.pop()
            script["shoe"] = " ".join(cards)
    return scenario, changes


class Coverage:
    def __init__(self):
        self.counts = collections.defaultdict(collections.Counter)

    def add(self, document, seen):
        self.counts["questions"].update(seen)
        if document is None:
            self.counts["documents"]["refused"] += 1
            return
        self.counts["documents"][document["variant"]] += 1
        for each in document["rounds"]:
            self.counts["rounds"]["played" if each["seats"] else "nothing dealt"] += 1
            self.counts["left"].update(row["reason"] for row in each["left"])
            self.counts["refused"].update(row["list"] + " " + row["reason"] for row in each["refused"])
            self.counts["dealer"].update(k for k in ("blackjack", "bust") if each["dealer"][k])
            for seat in each["seats"]:
                self.counts["hands a seat"][len(seat["hands"])] += 1
                self.counts["hand"].update(k for h in seat["hands"] for k in ("doubled", "split") if h[k])
                self.counts["cards of a hand"].update(len(h["cards"]) for h in seat["hands"])
                self.counts["cards of a doubled hand"].update(len(h["cards"]) for h in seat["hands"] if h["doubled"])
            for row in each["plays"]:
                key = row["kind"] if row["kind"] != "side" else "side " + row["bet"]
                self.counts[key][row["result"]] += 1

    def show(self):
        for name in sorted(self.counts):
            pairs = sorted(self.counts[name].items(), key=str)
            print("  %-22s %s" % (name, ", ".join("%s %d" % pair for pair in pairs)))


def shape(difference):
    path, want, got = difference
    words = [w for w in path.split("/") if w and not w.isdigit()]
    short = [w if len(w) < 90 else w[:90] + "…" for w in (json.dumps(want), json.dumps(got))]
    return "/".join(words), short[0] if words and words[-1] not in ("cards",) else "", short[1] if words else short[1]


def options():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--command")
    parser.add_argument("--answering", action="store_true")
    parser.add_argument("--batch")
    parser.add_argument("--count", type=int, default=300)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--changing", metavar="KEY", nargs="+", default=[], choices=sorted(oracle.VALUES),
                        help="rules that every scenario sets, each to a value of its own choice")
    parser.add_argument("--shown", type=int, default=5, help="so many differences are shown in full, made small")
    parser.add_argument("--keep", help="folder for the scenarios that differ")
    parser.add_argument("--quiet", action="store_true", help="no coverage table")
    return parser.parse_args()


def main():
    given = options()
    if not given.command and not given.batch:
        sys.exit("compare.py: name the program with --command or --batch")
    sys.stdout.reconfigure(encoding="utf-8")
    coverage, found = Coverage(), []
    with tempfile.TemporaryDirectory() as folder:
        program = Program(given.command, given.answering, given.batch, folder)
        for start in range(0, given.count, 200):
            names = ["%s-%d" % (given.seed, at) for at in range(start, min(start + 200, given.count))]
            cases = [generate.make(name, given.changing) for name in names]
            wanted = []
            for scenario, changes in cases:
                seen = []
                wanted.append(expected(scenario, changes, seen))
                coverage.add(wanted[-1], seen)
            for name, case, difference in zip(names, cases, compare(program, cases, wanted)):
                if difference:
                    found.append((name, case, difference))
        kinds = collections.Counter(shape(d) for _, _, d in found)
        for kind, count in kinds.most_common(40):
            print("%5d × %s: oracle %s, program %s" % ((count,) + kind))
        told = set()
        for name, case, difference in found:
            if shape(difference) in told or len(told) >= given.shown:
                continue
            told.add(shape(difference))
            small, changes = shrink(program, *case, shape(difference)[0])
            want = expected(small, changes)
            print("\n== %s\n%s" % (name, json.dumps(small, ensure_ascii=False)))
            if changes:
                print("rules:", json.dumps(changes))
            print("differs at %s\n  oracle:  %s\n  program: %s" % compare(program, [(small, changes)], [want])[0])
    if given.keep:
        os.makedirs(given.keep, exist_ok=True)
        for name, (scenario, changes), _ in found:
            with open(os.path.join(given.keep, name + ".json"), "w", encoding="utf-8") as file:
                json.dump({"scenario": scenario, "set": changes}, file, ensure_ascii=False)
    if not given.quiet:
        coverage.show()
    print("%d scenarios compared, %d differ" % (given.count, len(found)))
    if program.answerer and program.answerer.close() != 0:
        print("the program ended wrongly")
        return 1
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
