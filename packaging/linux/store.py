#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The texts that present the program on a system: in its desktop entry, on its store page and for its file type. The
files here hold them in English, translations/ in the other languages, in the context "Store".

store.py texts FILE…         prints every text once, marked for lupdate
store.py write IN OUT TS…    writes the file IN to OUT, with each language beside the English"""
import html
import pathlib
import re
import sys
import xml.etree.ElementTree as ElementTree

# Not Name: the program's name is the same everywhere.
DESKTOP = re.compile(r"^(?P<key>GenericName|Comment|Keywords)=(?P<text>.*)$", re.M)
XML = re.compile(r"^(?P<indent> *)<(?P<key>summary|p|li|caption|comment)>(?P<text>.*?)</(?P=key)>$", re.M | re.S)
WORDS = "Keywords"


def form_of(path):
    return DESKTOP if path.name.endswith(".desktop") else XML


def text_of(found):
    text = " ".join(found["text"].split())
    return html.unescape(text) if found.re is XML else text


def texts(paths):
    for path in paths:
        for found in form_of(path).finditer(path.read_text(encoding="utf-8")):
            text = text_of(found).replace("\\", "\\\\").replace('"', '\\"')
            if found["key"] == WORDS:
                yield f'QT_TRANSLATE_NOOP3("Store", "{text}", "what the program is searched by, each with a ; behind")'
            else:
                yield f'QT_TRANSLATE_NOOP("Store", "{text}")'


def translations(path):
    for context in ElementTree.parse(path).getroot().iter("context"):
        if context.findtext("name") != "Store":
            continue
        for message in context.iter("message"):
            translation = message.find("translation")
            if translation.get("type") is None and translation.text:
                yield message.findtext("source"), translation.text


def written(source, languages):
    """The file's text, with every English line followed by one for each language."""
    def with_others(found):
        lines = [found[0]]
        for code, known in languages.items():
            text = known.get(text_of(found))
            if text is None:
                continue
            if found["key"] == WORDS and not text.endswith(";"):
                sys.exit(f"{code}.ts: \"{text}\": each of the words needs a ; behind it")
            if found.re is DESKTOP:
                lines.append(f"{found['key']}[{code}]={text}")
            else:
                lines.append(f'{found["indent"]}<{found["key"]} xml:lang="{code}">{html.escape(text, quote=False)}'
                             f"</{found['key']}>")
        return "\n".join(lines)
    return form_of(source).sub(with_others, source.read_text(encoding="utf-8"))


if sys.argv[1:2] == ["texts"]:
    print("\n".join(dict.fromkeys(texts(map(pathlib.Path, sys.argv[2:])))))
elif sys.argv[1:2] == ["write"] and len(sys.argv) > 3:
    source, out, *files = map(pathlib.Path, sys.argv[2:])
    languages = {file.stem: dict(translations(file)) for file in sorted(files)}
    out.parent.mkdir(parents=True, exist_ok=True)
    out.write_text(written(source, languages), encoding="utf-8")
else:
    sys.exit(__doc__)
