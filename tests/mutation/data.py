# SPDX-License-Identifier: GPL-3.0-or-later
"""Changes to the six rule-set files: each number, odds, amount, truth value and word once, each list entry left out."""
import copy
import dataclasses
import json
import pathlib
import re
import tempfile

from bench import notices
from mutants import ROOT

VARIANTS = ROOT / "resources/variants"
WORDS = {"shuffle.when": ["every-round", "cut-card"], "shuffle.burn": ["none", "first-card-value"],
         "table.order": ["ascending", "descending"], "table.dealerFirstCard": ["up", "down"],
         "dealer.secondCard": ["dealt", "after-players"],
         "dealer.hint": ["none", "class"], "dealer.push22": ["none", "gold-initial", "gold-any", "all"],
         "dealer.blackjackTakes": ["all", "original", "original-and-busted", "busted-plus-one"],
         "dealer.ties": ["push", "dealer", "dealer-not-blackjacks", "player-on-21",
                         "push-not-blackjacks", "player-always-on-21"],
         "double.on": ["any-two", "9-11", "10-11"], "double.cards": ["two", "any"],
         "double.free": ["none", "9-11", "10-11", "any-two"], "split.free": ["none", "not-tens", "all"],
         "split.pairs": ["value", "rank"], "split.aces": ["one-card", "free", "hit"],
         "charlie.cards": ["none", "five", "six", "seven"], "charlie.wins": ["at-once", "at-end", "unless-21"],
         "surrender.when": ["none", "late", "early"],
         "surrender.against": ["any", "2-9", "10-ace"], "onSilence": ["resume", "auto"],
         "felt": ["emerald", "midnight", "burgundy", "lagoon", "green", "charcoal"]}
# The tests of what the rules do come first, then those of what the files say.
DATA_TESTS = ["tst_clauses", "tst_questions", "tst_commands", "tst_rulesjson"]


@dataclasses.dataclass(frozen=True)
class DataChange:
    name: str
    what: str
    shown: str  # the place, as --set names it
    text: str
    line: int = 0
    column: int = 0

    def key(self):
        return (self.name, self.what, self.shown, "1")

    def __str__(self):
        return " ## ".join(self.key())


def others(place, value):
    """What a leaf could say instead."""
    if isinstance(value, bool):
        return [not value]
    if isinstance(value, int):
        return [value + 1, value - 1]
    if isinstance(value, float):
        return [round(value + 0.01, 4), round(value - 0.01, 4)]
    if odds := re.fullmatch(r"(\d+):(\d+)", value):
        a, b = int(odds.group(1)), int(odds.group(2))
        return [f"{x}:{y}" for x, y in ((a + 1, b), (a - 1, b), (a, b + 1)) if x]
    if re.fullmatch(r"\d+\.\d\d", value):
        return [f"{float(value) + step:.2f}" for step in (0.02, -0.02) if float(value) + step > 0]
    if place in WORDS:
        return [word for word in WORDS[place] if word != value]
    return [value + "x"]


def leaves(value, path=()):
    """(path, leaf) for all values, and (path, None) for the entries of lists."""
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from leaves(inner, (*path, key))
    elif isinstance(value, list):
        for index, inner in enumerate(value):
            yield (*path, index), None
            if path != ("evenMoney", "on"):
                yield from leaves(inner, (*path, index))
    else:
        yield path, value
        if "pays" in path and path[0] == "sideBets":
            yield path, None


def with_change(document, path, change):
    changed = copy.deepcopy(document)
    inner = changed
    for key in path[:-1]:
        inner = inner[key]
    change(inner, path[-1])
    return json.dumps(changed, ensure_ascii=False)


def data_changes():
    changes = []
    passed = 0
    for file in sorted(VARIANTS.glob("*.json")):
        document = json.loads(file.read_text())
        name = str(file.relative_to(ROOT))

        def add(place, what, path, change):
            changes.append(DataChange(name, what, place, with_change(document, path, change)))

        for path, value in leaves(document):
            place = ".".join(str(part) for part in path)
            if path[0] == "houseChoices":
                passed += value is None
            elif value is None:
                add(place, "left out", path, lambda inner, key: inner.pop(key))
            else:
                for other in others(place, value):
                    add(place, f"{value} -> {other}", path,
                        lambda inner, key, other=other: inner.__setitem__(key, other))
        on = document["evenMoney"]["on"]
        for word in {"ace", "ten"} - set(on):
            add("evenMoney.on", f"{word} put in", ("evenMoney", "on"),
                lambda inner, key, word=word: inner[key].append(word))
    print(len(changes), "changes of data; passed by:", passed,
          "marks of the house's choices (the rules page's business)")
    return changes


def try_data(bench, chosen, options):
    """Yields (change, verdict). The catalogue reads its files from a folder instead of the program's own resources."""
    with tempfile.TemporaryDirectory(prefix="mutants-") as scratch:
        folder = pathlib.Path(scratch)
        data = folder / "resources/variants"
        data.mkdir(parents=True)
        for file in VARIANTS.glob("*.json"):
            (data / file.name).write_text(file.read_text())
        reader = folder / "src/formats/variants.cpp"
        reader.parent.mkdir(parents=True)
        text = (ROOT / "src/formats/variants.cpp").read_text()
        changed = text.replace('":/openshoe/variants/%1.json"', f'"{data}/%1.json"')
        assert changed != text
        reader.write_text(changed)
        # The test that compares the files with the built-in ones must look at the same files.
        options_of = ("-UOPENSHOE_SOURCE_DIR", f'-DOPENSHOE_SOURCE_DIR="{folder}"')
        if list(bench.build_tests(folder, {"formats/variants.cpp": reader}, DATA_TESTS, options_of,
                                  bench.sources["tests_formats"])) != DATA_TESTS:
            raise SystemExit("the reader of the data doesn't compile")
        for test in DATA_TESTS:
            if notices(folder / test, options.commands):
                raise SystemExit(f"{test} fails with no change at all")
        for change in chosen:
            place = data / pathlib.Path(change.name).name
            before = place.read_text()
            place.write_text(change.text)
            yield change, next((test for test in DATA_TESTS if notices(folder / test, options.commands)), "")
            place.write_text(before)
