#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The desktop entry, the store page and the file type contain every language and are valid: store.py FOLDER. With a
made-up language each translated text appears, and none appears without a translation; the desktop's tools report
nothing about these files, nor about those with the project's own translations."""
import html
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ElementTree

root = pathlib.Path(__file__).resolve().parents[2]
linux = root / "packaging" / "linux"
work = pathlib.Path(tempfile.mkdtemp(dir=sys.argv[1]))
LANG = "{http://www.w3.org/XML/1998/namespace}lang"


def store(*arguments, **more):
    return subprocess.run([sys.executable, linux / "store.py", *arguments], capture_output=True, text=True, **more)


def translated(code, texts):
    path = work / f"{code}.ts"
    messages = "".join(f"<message><source>{html.escape(english)}</source><translation>{html.escape(text)}</translation>"
                       "</message>" for english, text in texts.items())
    path.write_text(f"<TS><context><name>Store</name>{messages}</context></TS>", encoding="utf-8")
    return path


def check_tools(files):
    desktop, page, mime = files
    for tool, call in (("desktop-file-validate", [desktop]), ("appstreamcli", ["validate", "--no-net", page])):
        if shutil.which(tool):
            told = subprocess.run([tool, *call], capture_output=True, text=True)
            assert told.returncode == 0 and "W:" not in told.stdout, told.stdout + told.stderr
            assert tool != "desktop-file-validate" or not told.stdout, told.stdout
    if shutil.which("update-mime-database"):
        folder = work / "mime" / "packages"
        folder.mkdir(parents=True, exist_ok=True)
        shutil.copy(mime, folder / "org.openshoe.OpenShoe.xml")
        subprocess.run(["update-mime-database", folder.parent], check=True, capture_output=True)


def write(folder, languages):
    page = work / "org.openshoe.OpenShoe.metainfo.xml"
    text = (linux / f"{page.name}.in").read_text(encoding="utf-8")
    for key, value in {"OPENSHOE_HOMEPAGE": "https://openshoe.example", "PROJECT_VERSION": "1.0",
                       "OPENSHOE_RELEASE_DATE": "2026-01-31"}.items():
        text = text.replace(f"@{key}@", value)
    page.write_text(text, encoding="utf-8")
    files = [linux / "org.openshoe.OpenShoe.desktop", page, linux / "org.openshoe.OpenShoe.mime.xml"]
    for file in files:
        store("write", file, work / folder / file.name, *languages, check=True)
    return files, [work / folder / file.name for file in files]


english = [re.sub(r"\\(.)", r"\1", text)
           for text in re.findall(r'"Store", "((?:\\.|[^"\\])*)"', store(
               "texts", *linux.glob("*.desktop"), *linux.glob("*.metainfo.xml.in"), *linux.glob("*.mime.xml")).stdout)]
assert len(english) > 10 and any(text.endswith(";") for text in english), english
marked = {text: f"<{text[:-1]}>;" if text.endswith(";") else f"<{text}>" for text in english}

sources, written = write("all", [translated("de", marked), translated("pt_BR", marked), translated("fr", {})])
check_tools(written)
desktop = written[0].read_text(encoding="utf-8")
for key in ("GenericName", "Comment", "Keywords"):
    for code in ("de", "pt_BR"):
        assert re.search(rf"^{key}\[{code}\]=<.*>;?$", desktop, re.M), (key, code)
assert "[fr]" not in desktop
for file in written[1:]:
    places = [element for element in ElementTree.parse(file).iter()
              if element.tag.split("}")[-1] in ("summary", "p", "li", "caption", "comment")]
    for code in ("de", "pt_BR"):
        told = [" ".join(element.text.split()) for element in places if element.get(LANG) == code]
        assert told == [marked[" ".join(element.text.split())] for element in places if element.get(LANG) is None], told
    assert not [element for element in places if element.get(LANG) == "fr"]
# Without a language nothing changes.
sources, same = write("none", [translated("fr", {})])
for source, file in zip(sources, same):
    assert source.read_text(encoding="utf-8") == file.read_text(encoding="utf-8"), file
# Keywords run together would become one word.
keywords = next(text for text in english if text.endswith(";"))
joined = store("write", sources[0], work / "joined", translated("de", {keywords: "a；b；"}))
assert joined.returncode != 0 and "needs a ;" in joined.stderr, joined.stderr

check_tools(write("own", sorted((root / "translations").glob("*.ts")))[1])
