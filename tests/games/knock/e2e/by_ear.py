#!/usr/bin/python3
# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Chooses Knock! and plays of it in Italian until the person has laid two cards away and a deal is counted, as somebody
does who cannot see it: by the accessible tree, by what is announced, and by the keys of the game.

    by_ear.py BINARY OUTDIR
"""

import re
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[3] / "e2e"))

import reader as ears
from desk import LOOK_SECONDS, Trouble

RANKS = {"sette": "7", "otto": "8", "nove": "9", "dieci": "T", "fante": "J", "cavallo": "H", "donna": "Q", "re": "K"}
SUITS = {"denari": "D", "coppe": "C", "spade": "S", "bastoni": "B"}
HONOURS = {"Bagatto": "01", "Mondo": "21", "Matto": "00"}
TRICKS = 13


class Tarocco:
    """The cards of Knock!, one by one as a card is called, and by suits as a hand is told."""

    # a trump by its title with its number: "Imperatrice (3)"
    one = re.compile(r"\b(?:(%s) di (%s)|[A-Z]\w+ \((\d+)\)|trionfo (\d+)|(%s)\b)"
                     % ("|".join(RANKS), "|".join(SUITS), "|".join(HONOURS)))

    def card_of(self, words):
        found = self.one.search(words)
        if not found:
            raise Trouble(f"no card is named in \"{words}\"")
        rank, suit, titled, bare, honour = found.groups()
        number = titled or bare
        return RANKS[rank] + SUITS[suit] if rank else f"{int(number):02}" if number else HONOURS[honour]

    def cards_of(self, words):
        """Of a hand by suits: "re, donna e sette di coppe; trionfi 12 e Mondo; Matto"."""
        cards = []
        for part in words.rstrip(".").split("; "):
            suit = re.search(r" di (%s)$" % "|".join(SUITS), part)
            if suit:
                cards += [RANKS[rank] + SUITS[suit[1]] for rank in re.split(", | e ", part[:suit.start()])]
            elif part.startswith("trionfi "):
                cards += [HONOURS.get(each) or f"{int(each):02}" for each in re.split(", | e ", part[8:])]
            else:
                cards.append(self.card_of(part))
        return cards


class Knock(ears.Match):
    pack = Tarocco()
    asked_first = re.compile(r"^(Esci tu\. In mano: |Tocca a te\. |Hai fatto tu le carte: |"
                             r"Esce .*\. Con Bijou |Tagli tu il mazzo di )")
    questions = re.compile(r"^(Esci tu\. In mano: |Tocca a te\. |Hai fatto tu le carte: |Esce .*\. Con Bijou |"
                           r"Tagli tu il mazzo di |ne alzi \d+, ne lasci \d+|In mano: |Si può fare un segno: |"
                           r"La tua coppia (guadagna|perde) |Cinquanta pari|Il Matto |La tua coppia non ha |La loro coppia non ha |"
                           r"Il tuo scarto: |Lo scarto di |"
                           r"Presa \d+: |Si gioca a |Devi rispondere al seme|Di quel seme non ne hai|I re, il Matto)")
    # the usual guests give no signals; those who know the game better do
    settings = "\n[table-knock]\n" + "".join(f"seat\\{seat}\\level=regular\n" for seat in range(1, 5)) + "seat\\size=4\n" \
        "showAllTricks=true\n"  # else the log keeps of earlier tricks only who took them and what was said
    wanted = {"discard", "request", "signal", "refused", "look", "count", "log", "others’ signals"}
    # of whoever else sits there, partner or opponent
    others = re.compile(r"^(?!Tu ).+ (?:gioca .+, col segno «.+»|fa anche un segno: «.+»|dice «(?:Bijou|Grand)»: .+)")

    def __init__(self, reader):
        super().__init__(reader)
        self.dealt = self.began  # announcements that there were before this deal

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
        reader.press("^Nuova partita$")
        reader.wait_for("push button", "^Si comincia$")
        self.choose_game()
        reader.press("^Si comincia$")

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
                 if re.search(r"^la tua mano, carta \d+ di \d+", node.description)]
        return [each for each in cards if "adesso no" not in each[0].description], cards

    # ------------------------------------------------------------ what is asked

    def deal(self):
        """Until it is counted."""
        while True:
            what = self.reader.until(self.something_to_do, f"something to do after {self.reader.sentences()[self.dealt:]}", 60)
            time.sleep(LOOK_SECONDS)
            if what == "Avanti":
                self.count()
                return
            if "log" in self.did and self.wanted <= self.did:
                return
            if what == "Taglio qui":
                self.cut()
            elif what == "Salta":
                self.do("skip", "^Salta$")
            elif what.startswith("Hai fatto tu le carte"):
                self.discard()
            elif "Bijou" in what:
                self.request()
            else:
                self.turn(what)

    def something_to_do(self):
        names = {node.name for node in self.reader.tree() if node.role == "push button"}
        for name in ("Avanti", "Taglio qui", "Salta"):
            if name in names:
                return name
        return next((one for one in self.reader.sentences()[self.asked:] if self.asked_first.search(one)), None)

    def discard(self):
        reader = self.reader
        may, hand = reader.until(lambda: self.hand() if len(self.hand()[1]) == 15 else None, "fifteen cards")
        told = self.pack.cards_of(self.heard("^In mano: ", self.dealt)[len("In mano: "):])
        if sorted(told) != sorted(code for _, code in hand):
            raise Trouble(f"told of {told}, and the hand is {hand}")
        for node, _ in may[:2]:
            reader.act(node, "Toggle")
            time.sleep(LOOK_SECONDS)
        self.did.add("discard")
        self.key("Return")
        self.heard("^Scarti due carte")

    def request(self):
        self.did.add("request")
        self.key("g")
        self.heard("^Dici «Grand»: [Ee]sci con un trionfo alto$")

    def turn(self, asked):
        reader = self.reader
        listed = sorted(self.pack.cards_of(asked.rsplit(": ", 1)[1]))
        reader.until(lambda: sorted(code for _, code in self.hand()[0]) == listed, f"the cards of \"{asked}\"", 10)
        may, hand = self.hand()
        if "refused" not in self.did and len(may) < len(hand):
            before = len(reader.sentences())
            reader.act(next(node for node, code in hand if code not in listed), "Toggle")
            self.heard("^(Devi rispondere al seme|Di quel seme non ne hai)", before)
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
        offered = next((one for one in reader.sentences()[before:] if one.startswith("Si può fare un segno: ")), None)
        if offered:
            self.did.add("signal")
            self.key("1")
            signal = re.search("1 «(.*?)»", offered)[1]
            told = self.heard(f"^Giochi .*, col segno «{re.escape(signal)}»$")
        else:
            self.key("Return")
            told = self.heard("^Giochi ")
        if self.pack.card_of(told) != code:
            raise Trouble(f"\"{told}\" of {code}")

    def tricks(self):
        """Those that were told of this deal."""
        return [one for one in self.reader.sentences()[self.dealt:] if re.search("(fa|Fai) la presa con", one)]

    def read_log(self):
        """A log of so many lines comes with its last ones first, and need not be there as a whole."""
        reader = self.reader
        reader.press("^Registro$")
        lines = reader.until(self.log_lines, "the lines of the log")
        said = reader.sentences()[self.began:]
        lines = [line for line in lines if not re.fullmatch(r"Presa \d+", line)]  # headings are not announced
        ears.compare(lines, said[said.index(lines[0]):], self.questions)
        self.compare_signals(lines, said[said.index(lines[0]):])
        reader.press("^Chiudi$")
        reader.until(lambda: not reader.find("dialog", "^La partita finora$"), "the log to be closed")
        self.compared = True

    def compare_signals(self, lines, said):
        """Whoever cannot see a gesture hears each once, with the card and what it means, as the log has it."""
        written = [line for line in lines if self.others.match(line)]
        heard = [one for one in said if self.others.match(one)]
        if len(heard) != len(written) or not all(one == line or one.startswith(line + ". ") for one, line in zip(heard, written)):
            raise Trouble(f"of the others' signals {heard} were heard, and the log has {written}")
        for line in written:
            if " gioca " in line:
                self.pack.card_of(line)
        self.did.add("others’ signals")
        print(f"others' signals heard: {written}", flush=True)

    def log_lines(self):
        window = self.reader.atspi.CoordType.WINDOW
        lines = sorted((node.thing.get_position(window).y, node.name) for node in self.reader.tree()
                       if node.role in ("list item", "heading") and node.under("list") and node.inside("La partita finora"))
        names = [name for _, name in lines]
        return names if len(names) > TRICKS and names[-1] == self.reader.sentences()[-2] else None

    def look(self):
        """At the trick before, and away again."""
        reader = self.reader
        before = len(reader.sentences())
        taken = self.tricks()[-1]
        reader.screen.do("key", "u")
        told = self.heard(r"^Presa \d+: ", before)
        if self.pack.card_of(taken) not in [self.pack.card_of(part) for part in told.split(". ", 1)[1].split("; ")]:
            raise Trouble(f"\"{told}\" after \"{taken}\"")
        reader.screen.do("key", "u")
        reader.until(lambda: not reader.find("push button", "^Chiudi$"), "the last trick to be put away")
        self.did.add("look")

    def count(self):
        """What the sheet says is what was told."""
        reader = self.reader
        own, others = map(int, re.search(r"voi avete (\d+) punti, loro (\d+)", self.heard("^Si contano ", self.dealt)).groups())
        lines = {node.name.split(":")[0]: node.name for node in reader.tree() if node.role == "list item" and ": " in node.name}
        if own + others != 100 or not re.search(f": {own} e {others}$", lines.get("Insieme, 100 in tutto", "")):
            raise Trouble(f"{own} and {others} were told; the sheet: {lines}")
        if len(self.tricks()) != TRICKS:
            raise Trouble(f"told of {self.tricks()}")
        self.did.add("count")


def play(reader, kind):
    match = kind(reader)
    match.lay()
    for _ in range(4):
        match.deal()
        if kind.wanted <= match.did:
            break
        heard = reader.sentences()[match.dealt:]
        print(f"deal {match.deals}: {len(heard)} announcements, did {', '.join(sorted(match.did))}", flush=True)
        match.dealt = len(reader.sentences())
        match.deals += 1
        match.do("next", "^Avanti$")
    else:
        raise Trouble(f"a match without {kind.wanted - match.did}")
    ears.check_words(reader)
    if reader.last_errors():
        raise Trouble("on standard error: " + " | ".join(reader.last_errors()[:10]))


if __name__ == "__main__":
    ears.SEED = f"{2:064x}"  # the person deals first
    ears.main(Knock, play)
