# SPDX-License-Identifier: GPL-3.0-or-later
"""Finds what can be changed in a source file, one small change at a time: see README.md for the kinds.

A change is kept as plain text (what is there becomes something else) and, if one build can hold it together with all
others, as a switch: text inserted at certain places, by which OPENSHOE_MUTANT chooses the change (switches.h).
"""
import dataclasses
import pathlib
import re

ROOT = pathlib.Path(__file__).resolve().parents[2]
SOURCES = ROOT / "src"


@dataclasses.dataclass(frozen=True)
class Mutant:
    name: str  # "engine/settlement.cpp"
    line: int
    column: int
    what: str
    shown: str  # the line
    nth: int  # among the changes that would otherwise have the same name
    at: int
    end: int
    becomes: str
    group: tuple  # (kind, place …): the changes of one group share one switch
    slot: int  # which of the switch's changes

    def text(self):
        text = (SOURCES / self.name).read_text()
        return text[:self.at] + self.becomes + text[self.end:]

    def key(self):
        return (self.name, self.what, self.shown, str(self.nth))

    def __str__(self):
        return " ## ".join(self.key())


OPERATORS = {"==": ["!="], "!=": ["=="], "<": ["<=", ">="], "<=": ["<", ">"], ">": [">=", "<="], ">=": [">", "<"],
             "+": ["-"], "-": ["+"],
             "*": ["/"], "/": ["*"], "%": ["*"]}
NAMES = {"==": "EQ", "!=": "NE", "<": "LT", "<=": "LE", ">": "GT", ">=": "GE", "+": "ADD", "-": "SUB", "*": "MUL",
         "/": "DIV", "%": "MOD"}
INFIX = re.compile(r"(?<=[\w)\]}\"' ] )(==|!=|<=|>=|<|>|\+|-|\*|/|%)(?=\s)")
NUMBER = re.compile(r"(?<![\w.'])(\d[\d']*(?:\.\d+)?(?:e-?\d+)?)([uUlL]*)(?![\w.'])")
DROPPED = re.compile(r"\.(?:half|times|roundedDownTo|at)\((?:[^()]|\([^()]*\))*\)")
DECLARED = re.compile(r"\s*(?:const\s+)?(?:auto|[\w:]+)\s*[*&]?\s*(\w+)\s*=[^=]")
STATEMENT = re.compile(r"(?:\+\+|--)|(?!(?:return|throw|if|for|while|switch|else|case|default|do|using|static_assert|"
                       r"break|continue|delete)\b)"
                       r"[A-Za-z_][\w:.\[\]]*(?:->[\w.\[\]]+|\([^(){};]*\)\.[\w.\[\]]+|\[[^\]]*\][\w.\[\]]*)*"
                       r"(?:\(| (?:=|\+=|-=) )|\(")


def blanked(text):
    """The text with comments, string and character literals and preprocessor lines replaced by spaces."""
    pattern = re.compile(r'//[^\n]*|/\*.*?\*/|"(?:\\.|[^"\\\n])*"|(?<![0-9])\'(?:\\.|[^\'\\\n])\''
                         r'|^[ \t]*#[^\n]*(?:\\\n[^\n]*)*', re.S | re.M)
    return pattern.sub(lambda match: re.sub(r"[^\n]", " ", match.group()), text)


def closing(code, at):
    """The position of the bracket that closes the one at `at`."""
    depth = 0
    for i in range(at, len(code)):
        depth += (code[i] in "([{") - (code[i] in ")]}")
        if depth == 0:
            return i
    raise ValueError("no closing bracket")


def is_assignment(code, i):
    return code[i] == "=" and code[i - 1] not in "=!<>+-*/" and code[i + 1] != "="


def is_colon(code, i):
    return code[i] == ":" and code[i - 1] != ":" and code[i + 1] != ":"


def left_of(code, at, stops):
    """Where the expression that ends before `at` begins."""
    depth = 0
    i = at - 1
    while i > 0:
        depth += (code[i] in ")]}") - (code[i] in "([{")
        if depth < 0 or (depth == 0 and (code[i] in ",;?" or is_colon(code, i) or is_assignment(code, i)
                                         or code[i - 1:i + 1] in stops)):
            break
        if depth == 0 and re.match(r"return\b", code[i - 5:i + 2]) and not code[i - 6].isalnum():
            break
        i -= 1
    i += 1
    return i + len(code[i:at]) - len(code[i:at].lstrip())


def right_of(code, at, stops):
    """Where the expression that begins at `at` ends."""
    depth = 0
    i = at
    while i < len(code):
        depth += (code[i] in "([{") - (code[i] in ")]}")
        if depth < 0 or (depth == 0 and (code[i] in ",;?" or is_colon(code, i) or code[i:i + 2] in stops)):
            break
        i += 1
    return at + len(code[at:i].rstrip())


def enumerations(*texts):
    """{"Rank": ["Ace", …], …} of all scoped enumerations in the texts."""
    found = {}
    for text in texts:
        for match in re.finditer(r"enum class (\w+)[^{;]*\{([^}]*)\}", blanked(text)):
            words = [part.split("=")[0].strip() for part in match.group(2).split(",")]
            found[match.group(1)] = [word for word in words if word]
    return found


class Finder:
    """All changes of one source file, and what was skipped."""

    def __init__(self, name):
        self.name = name
        self.text = (SOURCES / name).read_text()
        self.code = blanked(self.text)
        self.found = []
        self.passed = {}
        self.skipped = [self.span(match) for match in
                        re.finditer(r"\bstatic_assert\b[^;]*;|^\s*using [^;]*;|^template[^\n]*>(?=\s)"
                                    r"|\benum class [^;]*;", self.code, re.M)]
        self.steps = [(match.end(), self.step_end(match.end()))
                      for match in re.finditer(r"\bfor \([^;()]*;[^;]*; ?", self.code)]
        for find in (self.operators, self.logic, self.conditions, self.numbers, self.words, self.calls,
                     self.enumerators, self.statements):
            find()
        self.count("text and character literals", len(re.findall(r'"(?:\\.|[^"\\\n])*"|(?<![0-9])\'(?:\\.|[^\'\\\n])\'',
                                                                 re.sub(r"//[^\n]*|^\s*#[^\n]*", "", self.text,
                                                                        flags=re.M))))

    @staticmethod
    def span(match):
        return match.start(), match.end()

    def step_end(self, at):
        depth = 1
        while depth:
            depth += (self.code[at] == "(") - (self.code[at] == ")")
            at += 1
        return at - 1

    def count(self, reason, number=1):
        if number:
            self.passed[reason] = self.passed.get(reason, 0) + number

    def inside(self, at, spans):
        return any(start <= at < end for start, end in spans)

    def passes(self, at, label=False):
        if self.inside(at, self.skipped):
            self.count("declarations of types and static_assert")
            return True
        if self.inside(at, self.steps):
            self.count("steps of counting loops")
            return True
        before = self.code[self.code.rfind("\n", 0, at) + 1:at]
        if label and re.match(r"\s*case [^?]*$", before) and not re.search(r"(?<!:):(?!:)", before):
            self.count("case labels")
            return True
        return False

    def add(self, at, end, becomes, what, group, slot=0):
        line = self.text.count("\n", 0, at) + 1
        start = self.text.rfind("\n", 0, at) + 1
        shown = self.text[start:self.text.find("\n", at)].strip()
        nth = 1 + sum(1 for m in self.found if (m.what, m.shown) == (what, shown))
        self.found.append(Mutant(self.name, line, at - start + 1, what, shown, nth, at, end, becomes, group, slot))

    def operators(self):
        for match in INFIX.finditer(self.code):
            was = match.group().strip()
            if self.passes(match.start()):
                continue
            for slot, becomes in enumerate(OPERATORS[was]):
                self.add(match.start(), match.end(), becomes, f"{was} -> {becomes}",
                         ("infix", match.start(), match.end(), was), slot)
        for match in re.finditer(r"(?<= )(\+=|-=)(?= )", self.code):
            becomes = "-=" if match.group() == "+=" else "+="
            self.add(*self.span(match), becomes, f"{match.group()} -> {becomes}",
                     ("assign", *self.span(match), match.group()))
        for match in re.finditer(r"(?<=[ (\[])!(?=[A-Za-z(])", self.code):
            self.add(*self.span(match), "", "! -> nothing", ("not", *self.span(match)))
        for match in re.finditer(r"\+\+|--", self.code):
            if not self.passes(match.start()):
                becomes = "--" if match.group() == "++" else "++"
                self.add(*self.span(match), becomes, f"{match.group()} -> {becomes}", ("single", match.start()))

    def logic(self):
        for match in re.finditer(r"(?<= )(&&|\|\|)(?=\s)", self.code):
            was = match.group()
            other = "||" if was == "&&" else "&&"
            stops = ("||",) if was == "&&" else ()
            start = left_of(self.code, match.start(), stops)
            end = right_of(self.code, match.end(), ("&&", "||") if was == "&&" else ("||",))
            group = ("logic", start, *self.span(match), end, was)
            self.add(*self.span(match), other, f"{was} -> {other}", group, 0)
            left = self.text[start:match.start()].strip()
            neutral = "true" if was == "&&" else "false"
            if not self.chained(start, match.start(), was):
                self.add(start, start + len(left), neutral, f"{' '.join(left.split())} -> {neutral}", group, 1)
            right = self.text[match.end():end].strip()
            self.add(end - len(right), end, neutral, f"{' '.join(right.split())} -> {neutral}", group, 2)

    def chained(self, start, end, was):
        depth = 0
        for i in range(start, end):
            depth += (self.code[i] in "([{") - (self.code[i] in ")]}")
            if depth == 0 and self.code[i:i + 2] == was:
                return True
        return False

    def conditions(self):
        for match in re.finditer(r"\b(if|while) \(", self.code):
            start, end = match.end(), closing(self.code, match.end() - 1)
            inner = self.code[start:end]
            declared = DECLARED.match(inner)
            if declared and ";" not in inner:
                group = ("declared", start, end, declared.group(1))
                for slot, value in enumerate(("true", "false")):
                    self.add(end, end, f"; {value}", f"{match.group(1)} (…) -> {value}", group, slot)
                continue
            if ";" in inner:
                start += inner.rindex(";") + 2
            for slot, value in enumerate(("true", "false")):
                if match.group(1) == "while" and value == "true":
                    self.count("loops that would never end")
                    continue
                self.add(start, end, value, f"{match.group(1)} (…) -> {value}", ("condition", start, end), slot)
        for match in re.finditer(r"(?<=\s)\?(?= )", self.code):
            start = left_of(self.code, match.start(), ())
            end = start + len(self.code[start:match.start()].rstrip())
            for slot, value in enumerate(("true", "false")):
                self.add(start, end, value, f"… ? -> {value}", ("condition", start, end), slot)

    def numbers(self):
        for match in NUMBER.finditer(self.code):
            if self.passes(match.start()):
                continue
            digits, suffix = match.group(1).replace("'", ""), match.group(2)
            if "e" in digits:
                self.count("a rounding guard (1e-9)")
                continue
            for slot, step in enumerate((1, -1)):
                value = f"{float(digits) + step * 0.01:.2f}" if "." in digits else str(int(digits) + step)
                if not value.startswith("-"):
                    self.add(*self.span(match), value + suffix, f"{match.group()} -> {value + suffix}",
                             ("number", *self.span(match), "." in digits), slot)

    def words(self):
        for match in re.finditer(r"\b(true|false)\b", self.code):
            becomes = "false" if match.group() == "true" else "true"
            self.add(*self.span(match), becomes, f"{match.group()} -> {becomes}",
                     ("truth", *self.span(match), match.group()))

    def calls(self):
        for match in DROPPED.finditer(self.code):
            call = " ".join(self.text[match.start():match.end()].split())
            self.add(*self.span(match), "", f"{call} -> nothing", ("single", match.start()))
        for match in re.finditer(r"\bstd::(min|max)(?=\()", self.code):
            becomes = "std::max" if match.group() == "std::min" else "std::min"
            self.add(*self.span(match), becomes, f"{match.group()} -> {becomes}", ("single", match.start()))

    def enumerators(self):
        headers = [path.read_text() for folder in ("engine", "session")
                   for path in sorted((SOURCES / folder).glob("*.h"))]
        known = enumerations(*headers, self.text)
        places = []
        for match in re.finditer(r"\b((?:engine::)?(\w+))::(\w+)\b", self.code):
            if match.group(3) in known.get(match.group(2),
                                           []) and (match.start() == 0 or self.code[match.start() - 1] not in ":.>"):
                places.append((*self.span(match), match.group(1), match.group(2), match.group(3)))
        for using in re.finditer(r"using enum (\w+);", self.code):
            end = self.code.find("\n}", using.end())
            for match in re.finditer(r"(?<![\w:.])(\w+)\b(?!::)", self.code[using.end():end]):
                if match.group(1) in known.get(using.group(1), []):
                    at = using.end() + match.start()
                    places.append((at, at + len(match.group()), using.group(1), using.group(1), match.group(1)))
        for at, end, qualified, enum, word in places:
            if self.passes(at, label=True):
                continue
            values = known[enum]
            other = values[(values.index(word) + 1) % len(values)]
            self.add(at, end, f"{qualified}::{other}", f"{word} -> {other}",
                     ("enumerator", at, end, f"{qualified}::{other}"))

    def statements(self):
        for match in re.finditer(r"^[ \t]*(?:case [^\n?]*?(?<!:): )?(?=\S)", self.code, re.M):
            at = match.end()
            before = self.code[:at].rstrip()
            if not before or (before[-1] not in ";{})" and not before.endswith("else")
                              and not re.search(r"case [^;{}]*:$|default:$", before)):
                continue
            if not STATEMENT.match(self.code, at):
                continue
            end, depth = at, 0
            while depth > 0 or self.code[end] != ";":
                depth += (self.code[end] in "([{") - (self.code[end] in ")]}")
                if depth < 0:
                    break
                end += 1
            if depth == 0 and not self.inside(at, self.skipped):
                self.add(at, end, "static_cast<void>(0)", "statement -> nothing", ("statement", at, end))


def switched(text, numbered):
    """The text with a switch for each of the changes [(number, mutant), …]."""
    groups = {}
    for number, mutant in numbered:
        groups.setdefault(mutant.group, {})[mutant.slot] = number
    edits = []  # (place, 0 closes · 1 opens · 2 replaces, nesting, length of what goes, text)

    def wrap(start, end, before, after, inner=1):
        edits.append((start, 1, (start - end, inner), 0, before))
        edits.append((end, 0, (end - start, -inner), 0, after))

    for group, slots in groups.items():
        kind = group[0]
        one, two, three = (slots.get(slot, -1) for slot in range(3))
        if kind == "logic":
            start, op, op_end, end, was = group[1:]
            name = "both" if was == "&&" else "either"
            wrap(start, end, f"mutation::{name}<{one}, {two}, {three}>(", "); })")
            edits.append((op, 2, (), op_end - op, ", [&] { return static_cast<bool>("))
        elif kind == "condition":
            wrap(group[1], group[2], f"mutation::condition<{one}, {two}>(", ")", inner=0)
        elif kind == "declared":
            edits.append((group[2], 0, (1 << 30,), 0, f"; mutation::condition<{one}, {two}>({group[3]})"))
        elif kind == "statement":
            wrap(group[1], group[2], f"mutation::kept<{one}>() ? static_cast<void>(", ") : static_cast<void>(0)",
                 inner=0)
        elif kind == "enumerator":
            wrap(group[1], group[2], f"mutation::pick<{one}>(", f", {group[3]})")
        elif kind == "number":
            wrap(group[1], group[2], "mutation::number(", f", {one}, {two}, {'0.01' if group[3] else '1'})")
        elif kind == "truth":
            wrap(group[1], group[2], "mutation::truth(", f", {one})")
        elif kind == "not":
            edits.append((group[1], 2, (), 1, f"mutation::Not<{one}>{{}} ->* "))
        elif kind == "assign":
            kind = "Plus" if group[3] == "+=" else "Minus"
            edits.append((group[1], 2, (), 2, f"{group[3]} mutation::{kind}<{one}>{{}} {group[3]}"))
        elif kind == "infix":
            was = group[3]
            first, second = ([NAMES[other] for other in OPERATORS[was]] * 2)[:2]
            edits.append((group[1], 2, (), group[2] - group[1],
                          f"{was} mutation::Infix<mutation::{NAMES[was]}, mutation::{first}, mutation::{second}, "
                          f"{one}, {two}>{{}} {was}"))
    out, at = [], 0
    # At one position: first what closes, innermost first; then what opens, outermost first; then what replaces.
    for place, _, _, gone, put in sorted(edits, key=lambda edit: edit[:3]):
        out.append(text[at:place] + put)
        at = place + gone
    return "".join(out) + text[at:]
