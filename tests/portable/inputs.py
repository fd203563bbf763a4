#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes the rule sets and scenarios as lines of words, for a program without a JSON reader (inputs.h).

    inputs.py [FOLDER] > inputs.txt     the project's folder; by default the one this file is in

A scenario whose shoe is shuffled from a seed is left out: the fair shuffle is above the floors without Qt.
"""
import json
import pathlib
import sys


def limits(values):
    return " ".join(f"{value['currency']} {value['min']} {value['max']}" for value in values)


def rule_lines(rules):
    """The keys of a rule set by their paths; text values at the end of the line, because they may contain spaces."""
    for key, value in rules.items():
        if key in ("houseChoices", "felt", "order", "published"):
            continue  # not rules
        if key == "limits":
            yield f"rule limits {limits(value)}"
        elif key == "sideBets":
            for bet in value:
                yield f"side {bet['id']} {bet['kind']} {limits(bet['limits'])}"
                for outcome, odds in bet["pays"].items():
                    yield f"pays {outcome} {odds}"
        elif key == "evenMoney":
            for card in value["on"]:
                yield f"rule evenMoney.on {card}"
        elif isinstance(value, dict):
            for name, inner in value.items():
                yield f"rule {key}.{name} {json.dumps(inner).strip(chr(34))}"
        else:
            yield f"rule {key} {json.dumps(value, ensure_ascii=False).strip(chr(34))}"


def bet_words(bet):
    kind = next(kind for kind in ("main", "behind", "side") if kind in bet)
    amount = bet["stake"] if kind == "side" else bet[kind]
    return f"{bet.get('player', '-')} {bet.get('seat', 1)} {kind} {amount} {bet.get('side', '-')}"


def act_words(act):
    return (f"{act.get('player', '-')} {act.get('seat', 1)} {act.get('hand', 1)} {act['do']}"
            f" {'early' if act.get('early') else 'now'}")


def scenario_lines(name, scenario):
    if any(isinstance(play.get("shoe"), dict) for play in scenario["rounds"]):
        return
    yield f"scenario {name} {scenario['variant']} {scenario['currency']}"
    for player in scenario["players"]:
        yield f"player {player['id']} {player['balance']} {'trial' if player.get('trial') else 'real'}"
    for play in scenario["rounds"]:
        if "shoe" in play:
            yield f"shoe {play['shoe']}"
        yield from (f"bet {bet_words(bet)}" for bet in play.get("bets", []))
        yield from (f"act {act_words(act)}" for act in play.get("actions", []))
        yield "round"


def main():
    root = pathlib.Path(sys.argv[1]) if len(sys.argv) > 1 else pathlib.Path(__file__).resolve().parents[2]
    games = sorted(root.glob("resources/variants/*.json")) + sorted(root.glob("tests/data/games/*.json"))
    scenarios = [path for path in sorted(root.glob("tests/data/scenarios/*.json"))
                 if not path.name.endswith(".expected.json")]
    if not games or not scenarios:
        sys.exit(f"{root}: no games or no scenarios there")
    lines = []
    for path in games:
        lines.append("game")
        lines += rule_lines(json.loads(path.read_text(encoding="utf-8")))
    for path in scenarios:
        lines += scenario_lines(path.stem, json.loads(path.read_text(encoding="utf-8")))
    sys.stdout.reconfigure(encoding="utf-8", newline="\n")
    print("\n".join(lines))


if __name__ == "__main__":
    main()
