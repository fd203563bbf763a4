#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Lists every include and import that leads up or sideways among the floors, their rooms and the QML modules.

    floors.py [FOLDER]     the project's folder; by default the one this file is in

Exits with 1 if there is one, or if a folder has no place in the lists below.
"""
import pathlib
import re
import sys

# Each line: a floor, room or module, and what it may know; it may also know what those know.
FLOORS = """
base:
engine: base
counting: engine
formats: counting
analysis: engine
advantage: analysis counting
drills: advantage
fairness: engine
languages: base
storage: formats fairness
catalogue: formats
session: storage analysis
paper: formats
decks: base
models: session catalogue languages paper decks drills
sound: session
cli: session languages advantage
app: models sound
"""
ROOMS = {
    "storage": """
file:
rows: file
tallies: rows
record: tallies
prices: record
folder: prices
proof: folder
""",
    "session": """
round:
company: round
worth: round
table: company
record: worth
limits: table
""",
    "models": """
lists:
words:
preferences: words
keys: lists words
pictures:
archive: lists words
notices:
files: lists words
figures: preferences
limits: words notices
accounts: preferences archive notices files
trouble: accounts
lobby: figures limits accounts
rules: lists figures
strategy: lists files figures
counts: archive files
practise: counts
counting: figures practise
games: notices rules strategy
table: preferences keys limits
history: archive files table
coach: strategy table
challenge: history files
review: strategy history
elsewhere: archive table
guide: keys history
statistics: review
fairness: archive files table
seating: trouble table
speech: coach
owncount: counts table
settings: keys limits trouble games owncount
""",
}
MODULES = """
Theme:
Charts: Theme
Controls: Theme
Fairness: Controls
Games: Controls
Lobby: Controls
Record: Controls
Rules: Controls
Rundown: Controls
Statistics: Controls Charts
Strategy: Controls
Table: Controls
Review: Table Statistics
Practise: Table Statistics
Counting: Statistics Practise
Settings: Games
Shell: Counting Fairness Lobby Record Review Rules Rundown Settings Statistics Strategy
"""
# What only some floors may include from outside.
OUTSIDE = {"Qt": r"<Q\w+>", "SQL": r"<QSql\w*>"}
WITHOUT = {"Qt": {"base", "engine", "counting", "analysis", "advantage", "drills"},
           "SQL": set(re.findall(r"(?m)^(\w+):", FLOORS)) - {"storage"}}


def known(lines):
    """By name: everything that it may know, itself included. A name must come after those it knows."""
    found = {}
    for name, below in re.findall(r"(?m)^(\w+):(.*)$", lines):
        found[name] = {name}.union(*(found[each] for each in below.split()))
    return found


FLOOR, MODULE = known(FLOORS), known(MODULES)
ROOM = {floor: known(lines) for floor, lines in ROOMS.items()}


def faults_of_source(path, text):
    """path: below src, as session/table/journal.h. Sources that lie beside a floor's rooms join them, and know all."""
    floor, *rooms, _ = pathlib.PurePosixPath(path).parts
    room = rooms[0] if rooms else None
    if floor not in FLOOR or (room and room not in ROOM.get(floor, ())):
        yield "has no place in tests/floors.py"
        return
    for name, below in re.findall(r'(?m)^#include "(\w+)/(?:(\w+)/)?', text):
        if name not in FLOOR[floor]:
            yield f"{floor} may not know {name}"
        elif name == floor and room and below not in ROOM[floor][room]:
            yield f"{floor}/{room} may not know {floor}/{below}"
    for what, pattern in OUTSIDE.items():
        if floor in WITHOUT[what] and re.search(r"(?m)^#include " + pattern, text):
            yield f"{floor} may not know {what}"


def faults_of_qml(path, text):
    """path: below qml, as Table/Felt.qml."""
    module = pathlib.PurePosixPath(path).parts[0]
    if module not in MODULE:
        yield "has no place in tests/floors.py"
        return
    for name in re.findall(r"(?m)^import OpenShoe\.(\w+)", text):
        if name not in MODULE[module] | {"Models"}:
            yield f"{module} may not know {name}"


def faults(root):
    for folder, endings, of in (("src", (".h", ".cpp"), faults_of_source), ("qml", (".qml",), faults_of_qml)):
        sources = sorted(path for path in (root / folder).rglob("*") if path.suffix in endings)
        if not sources:
            yield f"{root / folder}: no sources there"
        for path in sources:
            for fault in of(path.relative_to(root / folder).as_posix(), path.read_text(encoding="utf-8")):
                yield f"{path.relative_to(root)}: {fault}"


def finds_what_it_is_for():
    return all(list(of(path, text)) for of, path, text in (
        (faults_of_source, "storage/file/sql.h", '#include "analysis/core.h"'),  # sideways
        (faults_of_source, "engine/round.h", '#include "formats/json.h"'),  # upwards
        (faults_of_source, "session/company/people.h", '#include "session/worth/luck.h"'),
        (faults_of_source, "analysis/core.h", "#include <QString>"),
        (faults_of_source, "session/table/journal.h", "#include <QSqlQuery>"),
        (faults_of_source, "session/attic/dust.h", ""),
        (faults_of_qml, "Controls/Pill.qml", "import OpenShoe.Table"),
    ))


def main():
    if not finds_what_it_is_for():
        sys.exit("floors.py: it no longer sees what it is there to see")
    root = pathlib.Path(sys.argv[1]) if len(sys.argv) > 1 else pathlib.Path(__file__).resolve().parent.parent
    found = list(faults(root))
    print("\n".join(found), end="\n" if found else "")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
