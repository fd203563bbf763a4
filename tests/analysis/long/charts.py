#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The long form of tst_charts, through the command line: each pair and each ace with another card, in every chart of
`strategy`, against what `advise` says of those very cards. 1, 2, 4, 6 and 8 decks × soft 17 × double after splits ×
peek × surrender × how often a pair may be split, and the six games as they are: 306 games, 56,000 cells and as many
calls of some 14 ms.

    charts.py PATH/TO/openshoe-cli [--jobs 2]
"""
import argparse
import concurrent.futures
import itertools
import json
import subprocess
import sys

GAMES = ["deluxe", "rundown", "boxes", "down-under", "classic", "premium"]
CODES = {"S": ("stand", None), "H": ("hit", None), "D": ("double", "hit"), "Ds": ("double", "stand"),
         "P": ("split", None), "R": ("surrender", "hit"), "Rs": ("surrender", "stand"), "Rp": ("surrender", "split")}
SAME = 1e-9  # worths closer than this are equal


def every_game():
    for game in GAMES:
        yield game, []
    for decks, soft17, after, peek, surrender, split in itertools.product(
            (1, 2, 4, 6, 8), ("false", "true"), ("false", "true"), ("false", "true"), ("none", "late", "early"),
            (1, 2, 4)):
        if split == 1 and after == "true":
            continue  # contradicts itself
        yield "premium", [f"decks={decks}", f"dealer.hitsSoft17={soft17}", f"double.afterSplit={after}",
                          f"dealer.peek={peek}", f"surrender.when={surrender}", f"split.hands={split}"]


def call(program, command, game, changes, *options):
    sets = [word for change in changes for word in ("--set", change)]
    done = subprocess.run([program, command, game, "--json", *sets, *options], capture_output=True, text=True)
    if done.returncode != 0:
        raise RuntimeError(f"{command} {game} {changes} {options}: {done.stderr}")
    return json.loads(done.stdout)


def wrong(code, advice, escaped):
    """What the cell should have said; None if it is right."""
    worth = {play: value for play, value in advice["actions"].items() if value is not None}
    if "surrender" in worth and escaped:
        worth["surrender"] = (worth["surrender"] + escaped) / (1 - escaped)
    play, otherwise = CODES[code]
    best = max(worth, key=worth.get)
    if play not in worth or worth[best] - worth[play] >= SAME:
        return best
    if otherwise is None:
        return None
    rest = {other: worth[other] for other in ("stand", "hit") if other in worth}
    if otherwise == "split" or play == "surrender" and "split" in worth:
        rest["split"] = worth.get("split", -9)
    best = max(rest, key=rest.get)
    return None if rest[best] - rest[otherwise] < SAME else f"{play}, else {best}"


def check(program, game, changes):
    """(cells compared, what is wrong)."""
    chart = call(program, "strategy", game, changes)
    rules = call(program, "rules", game, changes)
    early = rules["dealer"]["peek"] and rules.get("surrender", {}).get("when") == "early"
    compared, faults = 0, []
    for row, cells in {**chart["soft"], **chart["pairs"]}.items():
        for column, code in zip(chart["columns"], cells):
            hand, up = [row[0] + "S", row[1] + "H"], column["up"]
            options = ["--hand", " ".join(hand), "--up", up + "D"]
            if column["exposed"]:
                options += ["--hole", column["exposed"] + "C"]
            elif column["hint"]:
                options += ["--hole", column["hint"]]
            escaped = 0
            if early and up in "AT":
                other = "T" if up == "A" else "A"
                left = (16 if other == "T" else 4) * chart["decks"] - row.count(other)
                escaped = left / (52 * chart["decks"] - 3)
            should = wrong(code, call(program, "advise", game, changes, *options), escaped)
            compared += 1
            if should:
                faults.append(f"{game} {' '.join(changes)}: {row} against {up} says {code}, best is {should}")
    return compared, faults


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("program")
    parser.add_argument("--jobs", type=int, default=2)
    options = parser.parse_args()
    cells, faults = 0, []
    games = list(every_game())
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        for done, (compared, wrongs) in enumerate(pool.map(lambda g: check(options.program, *g), games), 1):
            cells += compared
            faults += wrongs
            print("\n".join(wrongs + [f"{done} of {len(games)} games, {cells} cells, {len(faults)} wrong"]), flush=True)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
