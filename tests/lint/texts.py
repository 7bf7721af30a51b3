#!/usr/bin/python3
# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Holds every text of the game to being letters and nothing else, since what it says may come from a stranger.

    texts.py [FOLDER]

- A bare `Text` guesses whether its words are markup: it stands in qml/controls/PlainText.qml alone, which says that they
  are not, and all others are made of that. So for what Qt's controls and TextEdit would bring.
- `textFormat` is Text.PlainText or Text.StyledText, written out: no other format, no binding, no assignment.
- Text.StyledText is for the files that styled_texts.txt lists with the reason. There the item that says it gives its
  `text` itself, on one line: literal sentences of qsTr(), into which nothing is put but through Sentence.escaped().
- C++ makes no markup either.

Before it looks at the sources it looks at samples of each of these, and fails where it does not find them.
"""

import os
import re
import sys
import tempfile

PLAIN = "qml/controls/PlainText.qml"
LIST = "tests/lint/styled_texts.txt"
# What shows words and is not ours. TextInput knows no markup.
FOREIGN = re.compile(r"(?<![\w.])(?:\w+\.)?(Text|TextEdit|TextArea|TextField|ToolTip)\s*(?:\{|(?=on\s+\w+\s*\{))")
CONTROLS = re.compile(r"^\s*import\s+(QtQuick\.(?:Controls|Templates|Dialogs)[\w.]*|Qt\.labs[\w.]*|QtWebEngine[\w.]*|QtWebView[\w.]*)", re.M)
FORMAT = re.compile(r"\btextFormat\b(\s*:\s*Text\.(\w+)\s*(?=[;\n}]))?")
MADE = re.compile(r"\b(createQmlObject|createComponent)\b")
CPP = re.compile(r"\b(QTextDocument|QTextDocumentFragment|QTextBrowser|QTextEdit|QMessageBox|QLabel|setHtml|setTextFormat|QQuickTextDocument)\b")


def without_comments(source):
    """The source with blanks where comments are, strings untouched; lines keep their numbers."""
    kept = re.compile(r"\"(?:\\.|[^\"\\\n])*\"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`|//[^\n]*|/\*.*?\*/", re.S)
    return kept.sub(lambda found: re.sub(r"[^\n]", " ", found[0]) if found[0][:2] in ("//", "/*") else found[0], source)


def without_strings(source):
    """The same with blanks inside of strings."""
    return re.sub(r"\"(?:\\.|[^\"\\\n])*\"|'(?:\\.|[^'\\\n])*'", lambda found: '"' + " " * (len(found[0]) - 2) + '"', source)


def item_around(source, at):
    """Of the braces around that place, the inside without what lies in braces of its own; and where it begins."""
    depth, start = 0, at
    while start > 0 and depth >= 0:
        start -= 1
        depth += {"}": 1, "{": -1}.get(source[start], 0)
    inside, depth = [], 0
    for letter in source[start + 1:]:
        depth += {"{": 1, "}": -1}.get(letter, 0)
        if depth < 0:
            break
        inside.append(letter if depth == 0 and letter != "}" else " " if letter != "\n" else letter)
    return "".join(inside), start + 1


def branches(expression):
    """What `condition ? one : other` may come to; conditions are never shown."""
    question = re.search(r"(?<!\?)\?(?![?.])", expression)
    if not question:
        return [expression]
    depth = 0
    for at in range(question.end(), len(expression)):
        depth += {"?": 1, ":": -1}.get(expression[at], 0)
        if depth < 0:
            return branches(expression[question.end():at]) + branches(expression[at + 1:])
    return [expression]


def unsafe(expression):
    """What is wrong with the words of a text that reads markup, or nothing. Strings are whole in it."""
    string = r"\"(?:\\.|[^\"\\])*\""
    rest = re.sub(rf"\bqsTr\(\s*{string}(?:\s*,\s*{string})?\s*\)", "SENTENCE", expression)
    rest = re.sub(string, "STRING", rest)
    # What is put in: one word or path, escaped.
    rest = re.sub(r"\.arg\(\s*Sentence\.escaped\(\s*[\w.]+\s*\)\s*\)", "", rest)
    for branch in branches(rest):
        if branch.strip() != "SENTENCE":
            return f"it shows more than qsTr(\"…\") with .arg(Sentence.escaped(…)): {branch.strip() or 'nothing on this line'}"
    return ""


def look_at_qml(path, source, styled):
    code = without_comments(source)
    bare = without_strings(code)
    faults = []

    def fault(at, what):
        faults.append(f"{path}:{code.count(chr(10), 0, at) + 1}: {what}")

    for found in FOREIGN.finditer(bare):
        if path != PLAIN:
            fault(found.start(1), f"a bare {found[1]}: PlainText is what shows words here")
    for found in re.finditer(r"\bTextEdit\.(?:Rich|Auto|Markdown)Text|\bText\.(?:Rich|Auto|Markdown)Text", bare):
        fault(found.start(), f"{found[0]} reads markup")
    for found in CONTROLS.finditer(bare):
        fault(found.start(1), f"{found[1]} has texts of its own, which read markup")
    for found in MADE.finditer(bare):
        fault(found.start(), f"{found[0]} makes what nobody has looked at")
    for found in FORMAT.finditer(bare):
        if found[2] not in ("PlainText", "StyledText"):
            fault(found.start(), "textFormat is written out: Text.PlainText, or Text.StyledText where it is listed")
        if found[2] != "StyledText":
            continue
        if path not in styled:
            fault(found.start(), f"Text.StyledText, and {LIST} does not say why")
            continue
        inside, start = item_around(bare, found.start())
        before = bare[:start - 1]
        if before.count("{") - before.count("}") < 1 or re.search(r"\bcomponent\s+\w+\s*:\s*[\w.]+\s*$", before):
            fault(found.start(), "whoever uses it gives it other words: markup is for an item inside of another, used here alone")
            continue
        texts = list(re.finditer(r"(?:^|[;{\n])\s*text\s*:\s*([^;\n]*)(?!\n\s*[^\w\s}])", inside))
        if len(texts) != 1:
            fault(found.start(), "a text with markup gives its words itself, once, in the same item")
            continue
        why = unsafe(code[start + texts[0].start(1):start + texts[0].end(1)])
        if why:
            fault(start + texts[0].start(1), why)
    if path == PLAIN and not re.search(r"Text\s*\{\s*textFormat: Text\.PlainText\s*\}", bare):
        fault(0, "what all texts are made of has to be plain, and nothing else")
    if path in styled:
        for found in re.finditer(r"\btext\s*=(?!=)|\.text\s*:|\bon\s+text\b|:\s*\w+\.text\s*[;\n}]|\bproperty: \"text\"", code):
            fault(found.start(), "in a file with markup nobody gives a text its words from elsewhere")
    return faults


def look_at_cpp(path, source):
    code = without_strings(without_comments(source))
    return [f"{path}:{code.count(chr(10), 0, found.start()) + 1}: {found[0]} reads markup" for found in CPP.finditer(code)]


def files_of(folder, room, endings):
    for place, _, names in sorted(os.walk(os.path.join(folder, room))):
        for name in sorted(names):
            if name.endswith(endings):
                yield os.path.relpath(os.path.join(place, name), folder)


def look(folder):
    """All that is wrong below that folder."""
    faults, styled, used = [], {}, set()
    with open(os.path.join(folder, LIST), encoding="utf-8") as file:
        for number, line in enumerate(file.read().splitlines(), 1):
            path, colon, reason = line.partition(": ")
            if line.startswith("#"):
                continue
            if not colon or not reason.strip():
                faults.append(f"{LIST}:{number}: each line is PATH: REASON")
            styled[path] = number
    for path in files_of(folder, "qml", (".qml", ".js", ".mjs")):
        with open(os.path.join(folder, path), encoding="utf-8") as file:
            source = file.read()
        if "Text.StyledText" in without_comments(source):
            used.add(path)
        faults += look_at_qml(path, source, styled)
    for path in files_of(folder, "app", (".cpp", ".h")):
        with open(os.path.join(folder, path), encoding="utf-8") as file:
            faults += look_at_cpp(path, file.read())
    faults += [f"{LIST}:{number}: {path} has no such text any more: take it out here" for path, number in styled.items() if path not in used]
    return faults


# Each is refused, in a file that is listed where it has to be.
BAD = (
    'Item { Text { text: root.name } }',
    'Item { component Mark: Text { color: "red" } }',
    'Item { Repeater { delegate: Text { text: name } } }',
    'import QtQuick as Quick\nQuick.Text { text: name }',
    'PlainText { textFormat: Text.AutoText }',
    'PlainText { text: name; textFormat: Text.RichText }',
    'PlainText { textFormat: Text.MarkdownText; text: name }',
    'PlainText { textFormat: root.format }',
    'PlainText { textFormat: bold ? Text.StyledText : Text.PlainText }',
    'PlainText { Component.onCompleted: textFormat = Text.StyledText }',
    'PlainText { textFormat: 4 }',
    'PlainText { property alias format: words.textFormat }',
    'TextEdit { text: name }',
    'import QtQuick.Controls\nLabel { text: name }',
    'Item { Component.onCompleted: Qt.createQmlObject("x", root) }',
    'Print { textFormat: Text.StyledText; text: root.name }',
    'Print { textFormat: Text.StyledText; text: qsTr("<b>%1</b>").arg(root.name) }',
    'Print { textFormat: Text.StyledText\n text: qsTr("<b>%1</b>, %2").arg(Sentence.escaped(a)).arg(b) }',
    'Print { textFormat: Text.StyledText; text: qsTr("<b>%1</b>") + root.name }',
    'Print { textFormat: Text.StyledText; text: root.bold ? qsTr("<b>%1</b>").arg(Sentence.escaped(a)) : root.name }',
    'Print { textFormat: Text.StyledText; text: root.bold ? root.name : qsTr("<b>%1</b>").arg(Sentence.escaped(a)) }',
    'Print { textFormat: Text.StyledText; text: Sentence.escaped(a) + qsTr("b") + name }',
    'Print { textFormat: Text.StyledText; text: qsTr(root.name) }',
    'Print { textFormat: Text.StyledText }',
    'Print { id: words; textFormat: Text.StyledText; text: qsTr("<b>x</b>"); Component.onCompleted: words.text = name }',
    'Print { textFormat: Text.StyledText; text: qsTr("<b>x</b>"); Binding on text { value: name } }',
    'Print { id: words; textFormat: Text.StyledText; text: qsTr("<b>x</b>") }\nBinding { target: words; property: "text"; value: name }',
    'Print { id: words; textFormat: Text.StyledText; text: qsTr("<b>x</b>") }\nPropertyChanges { words.text: name }',
    'Print { id: words; textFormat: Text.StyledText; text: qsTr("<b>x</b>") }\nproperty alias said: words.text',
    'Print {\n    textFormat: Text.StyledText\n    text: qsTr("<b>x</b>")\n        + root.name\n}',
    'Print {\n    textFormat: Text.StyledText\n    text: {\n        return qsTr("<b>x</b>") + name\n    }\n}',
    'component Bold: Print { textFormat: Text.StyledText; text: qsTr("<b>x</b>") }',
)
# None of these is.
GOOD = (
    'PlainText { text: root.name }',
    'PlainText { textFormat: Text.PlainText; text: root.name }',
    'Print { /* no Text { here */ text: "Text { }" } // nor here: textFormat: Text.AutoText',
    'TextInput { text: root.name }',
    'PlainText { wrapMode: Text.WordWrap; horizontalAlignment: Text.AlignLeft }',
    'Print { textFormat: Text.StyledText; text: qsTr("<b>x</b>") }',
    'Print {\n    textFormat: Text.StyledText\n    text: qsTr("<b>%1</b>: %2", "a word").arg(Sentence.escaped(root.word)).arg(Sentence.escaped(b))\n}',
    'Print { textFormat: Text.StyledText; text: root.a === "" || root.a === b ? qsTr("<b>%1</b>").arg(Sentence.escaped(a)) : qsTr("<i>a</i>") }',
)


def inside_an_item(sample):
    return f"Item {{\n{sample}\n}}\n"


def check_itself():
    """What is wrong with this lint."""
    wrong = []
    for number, sample in enumerate(BAD):
        if not look_at_qml("qml/Sample.qml", inside_an_item(sample), {"qml/Sample.qml": 1}):
            wrong.append(f"texts.py: bad sample {number} is not found: {sample}")
    for sample in GOOD:
        wrong += [f"texts.py: a good sample is refused: {fault}" for fault in look_at_qml("qml/Sample.qml", inside_an_item(sample), {"qml/Sample.qml": 1})]
    if not look_at_qml("qml/Sample.qml", inside_an_item(GOOD[-1]), {}):
        wrong.append("texts.py: markup that is not listed is not found")
    if not look_at_qml("qml/Sample.qml", 'Print { textFormat: Text.StyledText; text: qsTr("x") }', {"qml/Sample.qml": 1}):
        wrong.append("texts.py: a page that is markup as a whole is not found")
    if not look_at_qml(PLAIN, "Text { }", {}) or look_at_qml(PLAIN, "Text {\n    textFormat: Text.PlainText\n}\n", {}):
        wrong.append("texts.py: it does not know what all texts are made of")
    if not look_at_cpp("app/x.cpp", "void f(QTextDocument &page) { page.setHtml(name); }"):
        wrong.append("texts.py: markup in C++ is not found")
    with tempfile.TemporaryDirectory() as folder:
        for path, content in ((LIST, "qml/Gone.qml: was once\nqml/Bad.qml\n"), ("qml/pages/Bad.qml", BAD[0])):
            os.makedirs(os.path.dirname(os.path.join(folder, path)), exist_ok=True)
            with open(os.path.join(folder, path), "w", encoding="utf-8") as file:
                file.write(content)
        found = look(folder)
        if len(found) != 4:
            wrong.append(f"texts.py: of a folder with four faults it finds: {found}")
    return wrong


def main():
    faults = check_itself() or look(sys.argv[1] if len(sys.argv) > 1 else ".")
    if faults:
        sys.exit("\n".join(faults))


if __name__ == "__main__":
    main()
