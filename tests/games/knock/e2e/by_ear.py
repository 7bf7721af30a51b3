#!/usr/bin/python3
# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Chooses Knock! and plays of it as somebody does who cannot see it: by the accessible tree, by what is announced, and by
the keys of the game. It ends once the person has laid two cards away, a deal is counted and all else of it was done; or
with the match.

    by_ear.py BINARY OUTDIR [LANGUAGE [match]]    usually Italian
"""

import re
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[3] / "e2e"))

import reader as ears
from desk import LOOK_SECONDS, Trouble

CODES = "7 8 9 T J H Q K".split()
ITALIAN = {
    "ranks": "sette otto nove dieci fante cavallo donna re", "suits": "denari coppe spade bastoni", "of": "di", "and": " e ",
    "honours": "Bagatto Mondo Matto", "trump": "trionfo", "trumps": "trionfi ",
    "new match": "Nuova partita", "begin": "Si comincia", "next": "Avanti", "skip": "Salta", "cut": "Taglio qui",
    "where to cut": "Dove tagliare", "home": "Torna all’inizio", "log": "Registro", "the log": "La partita finora", "close": "Chiudi",
    "hand": r"la tua mano, carta \d+ di \d+", "not now": "adesso no",
    "asked first": r"Esci tu\. In mano: |Tocca a te\. |Hai fatto tu le carte: |Esce .*\. Con Bijou |Tagli tu il mazzo di ",
    "discard": "^Hai fatto tu le carte", "request": "Bijou", "may play": r": ([^:]*)$", "held": r"^In mano: (.*)$",
    "questions": r"ne alzi \d+, ne lasci \d+|In mano: |Si può fare un segno: |La tua coppia (?:guadagna|perde) |Cinquanta pari|Il Matto |"
                 r"La tua coppia non ha |La loro coppia non ha |Il tuo scarto: |Lo scarto di |Presa \d+: |Si gioca a |"
                 r"Devi rispondere al seme|Di quel seme non ne hai|I re, il Matto",
    "laid": "^Scarti due carte", "called": "^Dici «Grand»: [Ee]sci con un trionfo alto$",
    "refused": "^(Devi rispondere al seme|Di quel seme non ne hai)", "signals": "Si può fare un segno: ", "first signal": "1 «(.*?)»",
    "played": "^Giochi ", "played with": "^Giochi .*, col segno «{0}»$", "trick": r"Presa \d+", "takes": "(fa|Fai) la presa con",
    "others": r"^(?!Tu ).+ (?:gioca .+, col segno «.+»|fa anche un segno: «.+»|dice «(?:Bijou|Grand)»: .+)", "plays": " gioca ",
    "counted": r"^Si contano .*voi avete (\d+) punti, loro (\d+)", "together": "Insieme, 100 in tutto", "sum": ": {0} e {1}$",
    "over": "vince la partita|Vinci la partita|Hai vinto la partita!|vincono la partita|vincete la partita|avete vinto|hanno vinto|La partita è finita",
}
ENGLISH = {
    "ranks": "7 8 9 10 jack cavalier queen king", "suits": "coins cups swords batons", "of": "of", "and": " and ",
    "honours": "Magician World Fool", "trump": "trump", "trumps": "trumps ",
    "new match": "New match", "begin": "Deal the cards", "next": "Go on", "skip": "Skip", "cut": "Cut here",
    "where to cut": "Where to cut", "home": "To the start page", "log": "Log", "the log": "The match so far", "close": "Close",
    "hand": r"your hand, card \d+ of \d+", "not now": "not now",
    "asked first": r"You lead\. You hold |Your turn\. |You dealt: lay |.* is about to lead\. You may ask |Cut the pack for ",
    "discard": "^You dealt: lay ", "request": "Bijou", "may play": r"(?:You hold|You may play any card:|You may play) ([^:]*)$", "held": r"^You hold (.*)$",
    "questions": r"lift \d+, leave \d+|You hold |Signals that may go with it: |Your side (?:gains|loses) |Fifty each|The Fool |"
                 r"Your side took no trick|Their side took no trick|What you laid away: |What .* laid away: |Trick \d+: |\w+ are led|"
                 r"You must follow suit|You have none of that suit|A king, the Fool",
    "laid": "^You lay two cards away", "called": "^You call “Grand”: [Ll]ead a high trump$",
    "refused": "^(You must follow suit|You have none of that suit)", "signals": "Signals that may go with it: ", "first signal": "1 “(.*?)”",
    "played": "^You play ", "played with": "^You play .*, with the signal “{0}”$", "trick": r"Trick \d+", "takes": "(takes|You take) the trick with",
    "others": r"^(?!You ).+ (?:plays .+, with the signal “.+”|signals besides: “.+”|calls “(?:Bijou|Grand)”: .+)", "plays": " plays ",
    "counted": r"^The deal is counted: your side has (\d+) points, the other side (\d+)", "together": "Together, 100 in all", "sum": ": {0} and {1}$",
    "over": "wins? the match|[Yy]ou have won the match|The match is over",
}
TRICKS = 13
DEALS = 4


class Tarocco:
    """The cards of Knock!, one by one as a card is called, and by suits as a hand is told."""

    def __init__(self, words):
        self.words = words
        self.ranks = dict(zip(words["ranks"].split(), CODES))
        self.suits = dict(zip(words["suits"].split(), "DCSB"))
        self.honours = dict(zip(words["honours"].split(), ("01", "21", "00")))
        # a trump by its title with its number: "Imperatrice (3)"
        self.one = re.compile(r"\b(?:(%s) %s (%s)|[A-Z]\w+ \((\d+)\)|%s (\d+)|(%s)\b)"
                              % ("|".join(self.ranks), words["of"], "|".join(self.suits), words["trump"], "|".join(self.honours)))
        self.between = re.compile(", |" + words["and"])

    def card_of(self, words):
        found = self.one.search(words)
        if not found:
            raise Trouble(f"no card is named in \"{words}\"")
        rank, suit, titled, bare, honour = found.groups()
        number = titled or bare
        return self.ranks[rank] + self.suits[suit] if rank else f"{int(number):02}" if number else self.honours[honour]

    def cards_of(self, words):
        """Of a hand by suits: "re, donna e sette di coppe; trionfi 12 e Mondo; Matto"."""
        cards = []
        for part in words.rstrip(".").split("; "):
            suit = re.search(r" %s (%s)$" % (self.words["of"], "|".join(self.suits)), part)
            if suit:
                cards += [self.ranks[rank] + self.suits[suit[1]] for rank in self.between.split(part[:suit.start()].removeprefix("the "))]
            elif part.startswith(self.words["trumps"]):
                cards += [self.honours.get(each) or f"{int(each):02}" for each in self.between.split(part[len(self.words["trumps"]):])]
            else:
                cards.append(self.card_of(part))
        return cards


class Knock(ears.Match):
    words = ITALIAN
    whole = False
    # the usual guests give no signals; those who know the game better do
    settings = "\n[table-knock]\n" + "".join(f"seat\\{seat}\\level=regular\n" for seat in range(1, 5)) + "seat\\size=4\n" \
        "showAllTricks=true\n"  # else the log keeps of earlier tricks only who took them and what was said
    wanted = {"discard", "request", "signal", "refused", "look", "count", "log", "others’ signals"}

    def __init__(self, reader):
        super().__init__(reader)
        self.pack = Tarocco(self.words)
        self.dealt = self.began  # announcements that there were before this deal
        self.asked_first = re.compile(f"^({self.words['asked first']})")
        self.questions = re.compile(f"^({self.words['asked first']}|{self.words['questions']})")
        self.others = re.compile(self.words["others"])  # of whoever else sits there, partner or opponent

    def name(self, what):
        return f"^{self.words[what]}$"

    def all_done(self):
        return not self.whole and self.wanted <= self.did

    def choose_game(self):
        reader = self.reader
        radio = reader.wait_for("radio button", "^Knock!$")
        if "checked" not in radio.states:
            reader.act(radio, "Press")
        reader.until(lambda: "checked" in reader.find("radio button", "^Knock!$").states, "Knock! to be chosen")

    def lay(self):
        reader = self.reader
        screen = reader.screen
        window = reader.until(lambda: screen.do("search", "--onlyvisible", "--class", "petrangola").split(), "the window")
        screen.do("windowfocus", window[0])
        reader.press(self.name("new match"))
        reader.wait_for("push button", self.name("begin"))
        self.choose_game()
        reader.press(self.name("begin"))

    def key(self, *keys):
        self.asked = len(self.reader.sentences())
        self.reader.screen.do("key", *keys)

    def heard(self, pattern, since=None):
        """The sentence, told since something was last done."""
        pattern = re.compile(pattern)
        start = self.asked if since is None else since
        return self.reader.until(
            lambda: next((one for one in self.reader.sentences()[start:] if pattern.search(one)), None),
            f"\"{pattern.pattern}\" to be told; last: {self.reader.sentences()[-4:]}")

    def hand(self):
        """What may be chosen now, and all of it, as (node, code)."""
        cards = [(node, self.pack.card_of(node.name)) for node in self.reader.tree()
                 if re.search("^" + self.words["hand"], node.description)]
        return [each for each in cards if self.words["not now"] not in each[0].description], cards

    # ------------------------------------------------------------ what is asked

    def deal(self):
        """Until it is counted."""
        while True:
            what = self.reader.until(self.something_to_do, f"something to do after {self.reader.sentences()[self.dealt:]}", 60)
            time.sleep(LOOK_SECONDS)
            if what in ("next", "home"):
                self.count()
                return
            if "log" in self.did and self.all_done():
                return
            if what == "cut":
                self.cut()
            elif what == "skip":
                self.do("skip", self.name("skip"))
            elif re.search(self.words["discard"], what):
                self.discard()
            elif self.words["request"] in what:
                self.request()
            else:
                self.turn(what)

    def something_to_do(self):
        names = {node.name for node in self.reader.tree() if node.role == "push button"}
        for name in ("next", "home", "cut", "skip"):
            if self.words[name] in names:
                return name
        return next((one for one in self.reader.sentences()[self.asked:] if self.asked_first.search(one)), None)

    def cut(self):
        reader = self.reader
        pack = reader.wait_for("slider", "^" + self.words["where to cut"])
        before = pack.description
        reader.act(pack, "Increase")
        reader.until(lambda: reader.find("slider").description != before, "the cut to move")
        self.do("cut", self.name("cut"))

    def discard(self):
        reader = self.reader
        may, hand = reader.until(lambda: self.hand() if len(self.hand()[1]) == 15 else None, "fifteen cards")
        told = self.pack.cards_of(re.search(self.words["held"], self.heard(self.words["held"], self.dealt))[1])
        if sorted(told) != sorted(code for _, code in hand):
            raise Trouble(f"told of {told}, and the hand is {hand}")
        for node, _ in may[:2]:
            reader.act(node, "Toggle")
            time.sleep(LOOK_SECONDS)
        self.did.add("discard")
        self.key("Return")
        self.heard(self.words["laid"])

    def request(self):
        self.did.add("request")
        self.key("g")
        self.heard(self.words["called"])

    def turn(self, asked):
        reader = self.reader
        listed = sorted(self.pack.cards_of(re.search(self.words["may play"], asked)[1]))
        reader.until(lambda: sorted(code for _, code in self.hand()[0]) == listed, f"the cards of \"{asked}\"", 10)
        may, hand = self.hand()
        if "refused" not in self.did and len(may) < len(hand):
            before = len(reader.sentences())
            reader.act(next(node for node, code in hand if code not in listed), "Toggle")
            self.heard(self.words["refused"], before)
            self.did.add("refused")
        if self.deals > 1 and not self.compared and any(self.others.match(one) for one in self.reader.sentences()[self.dealt:]):
            self.read_log()
            self.did.add("log")
        if self.tricks() and "look" not in self.did:
            self.look()
        node, code = next((each for each in may if each[1] != "00"), may[0])
        before = len(reader.sentences())
        reader.act(node, "Toggle")
        reader.until(lambda: "checked" in ears.Node(node.thing, []).states, f"{node} to be chosen")
        time.sleep(LOOK_SECONDS)
        offered = next((one for one in reader.sentences()[before:] if one.startswith(self.words["signals"])), None)
        if offered:
            self.did.add("signal")
            self.key("1")
            signal = re.search(self.words["first signal"], offered)[1]
            told = self.heard(self.words["played with"].format(re.escape(signal)))
        else:
            self.key("Return")
            told = self.heard(self.words["played"])
        if self.pack.card_of(told) != code:
            raise Trouble(f"\"{told}\" of {code}")

    def tricks(self):
        """Those that were told of this deal."""
        return [one for one in self.reader.sentences()[self.dealt:] if re.search(self.words["takes"], one)]

    def read_log(self):
        """A log of so many lines comes with its last ones first, and need not be there as a whole."""
        reader = self.reader
        reader.press(self.name("log"))
        lines = reader.until(self.log_lines, "the lines of the log")
        said = reader.sentences()[self.began:]
        lines = [line for line in lines if not re.fullmatch(self.words["trick"], line)]  # headings are not announced
        ears.compare(lines, said[said.index(lines[0]):], self.questions)
        self.compare_signals(lines, said[said.index(lines[0]):])
        reader.press(self.name("close"))
        reader.until(lambda: not reader.find("dialog", self.name("the log")), "the log to be closed")
        self.compared = True

    def compare_signals(self, lines, said):
        """Whoever cannot see a gesture hears each once, with the card and what it means, as the log has it."""
        written = [line for line in lines if self.others.match(line)]
        heard = [one for one in said if self.others.match(one)]
        if len(heard) != len(written) or not all(one == line or one.startswith(line + ". ") for one, line in zip(heard, written)):
            raise Trouble(f"of the others' signals {heard} were heard, and the log has {written}")
        for line in written:
            if self.words["plays"] in line:
                self.pack.card_of(line)
        self.did.add("others’ signals")
        print(f"others' signals heard: {written}", flush=True)

    def log_lines(self):
        window = self.reader.atspi.CoordType.WINDOW
        lines = sorted((node.thing.get_position(window).y, node.name) for node in self.reader.tree()
                       if node.role in ("list item", "heading") and node.under("list") and node.inside(self.words["the log"]))
        names = [name for _, name in lines]
        return names if len(names) > TRICKS and names[-1] == self.reader.sentences()[-2] else None

    def look(self):
        """At the trick before, and away again."""
        reader = self.reader
        before = len(reader.sentences())
        taken = self.tricks()[-1]
        reader.screen.do("key", "u")
        told = self.heard("^" + self.words["trick"] + ": ", before)
        if self.pack.card_of(taken) not in [self.pack.card_of(part) for part in told.split(". ", 1)[1].split("; ")]:
            raise Trouble(f"\"{told}\" after \"{taken}\"")
        reader.screen.do("key", "u")
        reader.until(lambda: not reader.find("push button", self.name("close")), "the last trick to be put away")
        self.did.add("look")

    def count(self):
        """What the sheet says is what was told."""
        reader = self.reader
        own, others = map(int, re.search(self.words["counted"], self.heard(self.words["counted"], self.dealt)).groups())
        lines = {node.name.split(":")[0]: node.name for node in reader.tree() if node.role == "list item" and ": " in node.name}
        if own + others != 100 or not re.search(self.words["sum"].format(own, others), lines.get(self.words["together"], "")):
            raise Trouble(f"{own} and {others} were told; the sheet: {lines}")
        if len(self.tricks()) != TRICKS:
            raise Trouble(f"told of {self.tricks()}")
        self.did.add("count")


def play(reader, kind):
    match = kind(reader)
    match.lay()
    over = False
    while not over:
        match.deal()
        heard = reader.sentences()[match.dealt:]
        print(f"deal {match.deals}: {len(heard)} announcements, did {', '.join(sorted(match.did))}", flush=True)
        over = match.deals == DEALS or match.all_done()
        match.dealt = len(reader.sentences())
        match.deals += 1
        if not over or kind.whole and reader.find("push button", match.name("next")):
            match.do("next", match.name("next"))
    if kind.whole:
        print(reader.hears(kind.words["over"], match.began), flush=True)
        reader.wait_for("push button", match.name("home"))
    if not kind.wanted <= match.did:
        raise Trouble(f"a match without {kind.wanted - match.did}")
    ears.check_words(reader)
    if reader.last_errors():
        raise Trouble("on standard error: " + " | ".join(reader.last_errors()[:10]))


if __name__ == "__main__":
    ears.SEED = f"{2:064x}"  # the person deals first
    if len(sys.argv) > 3:
        ears.LANGUAGE = sys.argv[3]
        Knock.words = ENGLISH if ears.LANGUAGE == "en" else ITALIAN
    Knock.whole = "match" in sys.argv[4:]
    ears.main(Knock, play)
