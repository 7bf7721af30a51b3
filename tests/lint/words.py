#!/usr/bin/python3
# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Holds the words of all texts to the glossary, and their signs to one kind a language.

    words.py [FOLDER]

- No text has a word that words.txt bans for its language; what guests say (GuestLines) is talk, and free.
- The English of the sources is what is shown: each English translation is its source, but for plurals.
- Apostrophes are ’ and quotation marks “ ” in English, « » in Italian; none stands straight.
- A percent sign follows its number; money is €1.00 in English and 1,00 € in Italian.
- A translation takes every argument of its source.

Manuals, menu entry, store description, packages and README have the same words; their signs are those of their formats.
Before it looks at the texts it looks at samples, and fails where it does not find what is wrong with them.
"""

import html
import os
import re
import sys

LIST = "tests/lint/words.txt"
LANGUAGES = ("en", "it")
FREE = {"GuestLines"}
# By language: what is wrong, and what there should be.
SIGNS = {
    "en": (
        (r"['\"`]", "a straight mark: ’ or “ ”"),
        (r"[«»„]", "a quotation mark of another language: “ ”"),
        (r"[%\d] %(?!\w)", "a blank before the percent sign"),
        (r"[%\d] ?€", "money is €1.00"),
    ),
    "it": (
        (r"['\"`]", "a straight mark: ’ or « »"),
        (r"[“”„]", "a quotation mark of another language: « »"),
        (r"[%\d] %(?!\w)", "a blank before the percent sign"),
        (r"€ ?[%\d]", "money is 1,00 €"),
    ),
}
# What is marked up is not read.
MARKUP = re.compile(r"</?[bi]>")
# Where else people read us: each with a way to tell which lines are of which language.
DOCUMENTS = {
    "README.md": "en",
    "CHANGELOG.md": "en",
    "SECURITY.md": "en",
    "resources/opponents/README.md": "en",
    "resources/opponents/thirtyone.md": "en",
    "packaging/man/petrangola.6.in": "en",
    "packaging/man/petrangola-arena.6.in": "en",
    "packaging/man/it/petrangola.6.in": "it",
    "packaging/man/it/petrangola-arena.6.in": "it",
    "packaging/petrangola.desktop": "marked",
    "packaging/petrangola.metainfo.xml.in": "marked",
    "packaging/petrangola-record.xml": "marked",
    "packaging/debian/control": "en",
    "packaging/petrangola.spec": "en",
}


def banned_words(lines):
    """By language: the expression and what to say instead; and what is wrong with the list."""
    words, faults = {language: [] for language in LANGUAGES}, []
    for number, line in enumerate(lines, 1):
        if not line.strip() or line.startswith("#"):
            continue
        language, _, rest = line.partition(": ")
        expression, _, instead = rest.rpartition(": ")
        if language not in words or not expression or not instead.strip():
            faults.append(f"{LIST}:{number}: each line is LANGUAGE: EXPRESSION: WHAT TO SAY")
            continue
        capital = re.search(r"(?<!\\)[A-Z]", expression)
        words[language].append((re.compile(expression, 0 if capital else re.IGNORECASE), instead.strip()))
    return words, faults


def messages(source):
    """Of a file of translations: the line, the context, the text of the source, its comment and the translations."""
    context = ""
    for found in re.finditer(r"<name>(.*?)</name>|<message[^>]*>.*?</message>", source, re.S):
        if found[1] is not None:
            context = found[1]
            continue
        text = re.search(r"<source>(.*?)</source>", found[0], re.S)[1]
        comment = re.search(r"<comment>(.*?)</comment>", found[0], re.S)
        plural = "<numerusform>" in found[0]
        forms = re.findall(r"<numerusform>(.*?)</numerusform>", found[0], re.S) if plural \
            else re.findall(r"<translation[^>]*>(.*?)</translation>", found[0], re.S)
        yield (source.count("\n", 0, found.start()) + 1, context, html.unescape(text), html.unescape(comment[1]) if comment else "", plural,
               [html.unescape(form) for form in forms])


def words_in(text, language, words):
    return [f"“{found[0]}”: {instead}" for expression, instead in words[language] for found in [expression.search(text)] if found]


def signs_in(text, language):
    shown = MARKUP.sub("", text)
    return [what for expression, what in SIGNS[language] if re.search(expression, shown)]


def arguments(text):
    return set(re.findall(r"%(?:\d|n)", text))


def look_at_message(message, language, words):
    """What is wrong with a message, each a sentence."""
    _, context, text, comment, plural, forms = message
    wrong = []
    for form in forms:
        if context not in FREE:
            wrong += words_in(form, language, words)
        wrong += signs_in(form, language)
        # A plural may say its number as a word.
        if arguments(form) - {"%n"} != arguments(text) - {"%n"} or (not plural and arguments(form) != arguments(text)):
            wrong.append(f"the arguments are not those of the source: {form}")
    # What a language has of its own: its name, the way it writes a date.
    if language == "en" and not plural and forms != [text] and "language" not in comment:
        wrong.append(f"the English of the source is another: {text}")
    return wrong


def lines_of(path, text):
    """Number, language and words of the lines that are read."""
    kind = DOCUMENTS[path]
    example = False
    for number, line in enumerate(text.splitlines(), 1):
        # What is between fences is for programs: names that code has.
        example ^= line.startswith("```")
        if example or line.startswith(('.\\"', "#", "<!--", "SPDX")) and not line.startswith("# Petrangola"):
            continue
        line = re.sub(r"`[^`]*`|\]\([^)]*\)", "", line)
        if kind != "marked":
            yield number, kind, line
        elif re.search(r'^\w+\[it\]=|xml:lang="it"', line):
            yield number, "it", line
        elif re.match(r"(?:Comment|GenericName|Name)=", line) or re.search(r"<(?:li|caption|summary|comment|p)>", line):
            yield number, "en", line


def look(folder):
    with open(os.path.join(folder, LIST), encoding="utf-8") as file:
        words, faults = banned_words(file.read().splitlines())
    for language in LANGUAGES:
        path = f"translations/petrangola_{language}.ts"
        with open(os.path.join(folder, path), encoding="utf-8") as file:
            for message in messages(file.read()):
                faults += [f"{path}:{message[0]}: {message[1]}: {what}" for what in look_at_message(message, language, words)]
    for path in DOCUMENTS:
        with open(os.path.join(folder, path), encoding="utf-8") as file:
            for number, language, line in lines_of(path, file.read()):
                faults += [f"{path}:{number}: {what}" for what in words_in(line, language, words)]
    return faults


SAMPLE = ["# a remark", "en: \\bplate\\b: pot", "it: \\bStoria\\b: Partite giocate", "it: \\bverbal[ei]\\b: partita salvata"]
# Each has one thing wrong: context, source, comment, plural, translations; and the language.
BAD = (
    (("Page", "The plate", "", False, ["The plate"]), "en"),
    (("Page", "A Plate", "", False, ["A Plate"]), "en"),
    (("Page", "History", "", False, ["Storia"]), "it"),
    (("Page", "Records", "", False, ["Verbali"]), "it"),
    (("Page", "It's", "", False, ["It's"]), "en"),
    (("Page", "the end", "", False, ["l'ultima"]), "it"),
    (("Page", "“A”", "", False, ["“A”"]), "it"),
    (("Page", "«A»", "", False, ["«A»"]), "en"),
    (("Page", 'no "%1"', "", False, ['no "%1"']), "en"),
    (("Page", "%1 %", "", False, ["%1 %"]), "en"),
    (("Page", "%1 €", "", False, ["%1 €"]), "en"),
    (("Page", "€%1", "", False, ["€%1"]), "it"),
    (("Page", "%1 and %2", "", False, ["%1 e"]), "it"),
    (("Page", "Pot", "", False, ["Pots"]), "en"),
    (("GuestLines", "Don't", "", False, ["Don't"]), "en"),
)
GOOD = (
    (("Page", "The pot of %1 goes to “%2”, it’s 70%", "", False, ["The pot of %1 goes to “%2”, it’s 70%"]), "en"),
    (("Page", "The pot", "", False, ["Il piatto, l’altro «%»"]), "it"),
    (("Page", "storia", "", False, ["una storia"]), "it"),
    (("Page", "%n pot(s)", "", True, ["one pot", "%n pots"]), "en"),
    (("GuestLines", "The plate says thank you.", "", False, ["The plate says thank you."]), "en"),
    (("Page", "%1 %2% of it", "", False, ["%1 %2% di questa"]), "it"),
    (("Page", "English", "its name in this language", False, ["English, of course"]), "en"),
    (("Page", "<b>%1</b>", "", False, ["<b>%1</b>"]), "it"),
)


def check_itself():
    """What is wrong with this lint."""
    words, faults = banned_words(SAMPLE)
    wrong = [f"words.py: a good list is refused: {fault}" for fault in faults]
    for message, language in BAD:
        if len(look_at_message((1, *message), language, words)) != 1:
            wrong.append(f"words.py: in a bad sample it finds {look_at_message((1, *message), language, words)}: {message}")
    for message, language in GOOD:
        wrong += [f"words.py: a good sample is refused: {fault}: {message}" for fault in look_at_message((1, *message), language, words)]
    if len(banned_words(["en plate", "fr: plat: pot", "en: plate:"])[1]) != 3:
        wrong.append("words.py: a bad list is not found")
    read = list(messages("<context><name>A</name><message numerus=\"yes\"><source>%n x(s)</source><comment>of &apos;y&apos;</comment>"
                         "<translation><numerusform>a</numerusform><numerusform>b</numerusform></translation></message></context>"))
    if read != [(1, "A", "%n x(s)", "of 'y'", True, ["a", "b"])]:
        wrong.append(f"words.py: it reads messages wrong: {read}")
    marked = "Name[it]=La mano\nName=Hand\nExec=pool\n"
    if [language for _, language, _ in lines_of("packaging/petrangola.desktop", marked)] != ["it", "en"]:
        wrong.append("words.py: it does not tell the languages of a menu entry")
    if [number for number, _, _ in lines_of("README.md", "a\n```\npool\n```\nb\n")] != [1, 4, 5]:
        wrong.append("words.py: it reads examples of code")
    return wrong


def main():
    faults = check_itself() or look(sys.argv[1] if len(sys.argv) > 1 else ".")
    if faults:
        sys.exit("\n".join(faults))


if __name__ == "__main__":
    main()
