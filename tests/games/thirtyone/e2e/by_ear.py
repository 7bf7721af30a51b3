#!/usr/bin/python3
# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Chooses Thirty-One and plays whole matches of it in Italian as somebody does who cannot see it: through the accessible
tree alone.

    by_ear.py BINARY OUTDIR
"""

import re
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[3] / "e2e"))
sys.path.insert(0, str(Path(__file__).resolve().parent))

import reader as ears
from desk import Trouble
from play_match import best_without_one, worth

SUITS = {"fiori": "C", "quadri": "D", "cuori": "H", "picche": "S"}


class Thirtyone(ears.Match):
    pack = ears.Pack({"due": "2", "tre": "3", "quattro": "4", "cinque": "5", "sei": "6", "sette": "7", "otto": "8",
                      "nove": "9", "dieci": "T", "fante": "J", "donna": "Q", "re": "K", "asso": "A"}, SUITS)
    seconds = 240
    ticket = "^(Pesco|Prendo .*|Scarto.*)$"
    turn_told = "^(Tocca a te|Il tuo ultimo giro|Hai pescato |Hai preso )"
    lives = r"(\d+ monetin[ae]|all’ultima spiaggia)"
    wanted = {"cut", "draw", "take", "discard", "next", "knock"}
    told = ("^Smazzata 1", "perd[ei] una vita|perdono una vita|perdono ", "^Si scoprono le carte|^Trentuno")
    questions = re.compile(r"^(Tocca a te\. Hai |Il tuo ultimo giro: |Hai (pescato|preso) .*\. Scarta |Tagli tu il mazzo di |"
                           r"ne alzi \d+, ne lasci \d+|Si scoprono le carte|Prima pesca |Scegli la carta |"
                           r"Questa carta l’hai appena presa)")

    def choose_game(self):
        reader = self.reader
        radio = reader.wait_for("radio button", "^Trentuno$")
        if "checked" not in radio.states:
            reader.act(radio, "Press")
        reader.wait_for("slider", "^Monetine$")

    def lay_rules(self):
        self.set_to("^Monetine$", "1", "slider")
        self.tick("^L’ultima spiaggia$", True)

    def answer(self, name):
        if name.startswith("Scarto"):
            self.discard()
        else:
            self.turn(self.reader.find("push button", "^Sto$") is not None)

    def turn(self, last):
        reader = self.reader
        self.turns += 1
        hand = [code for _, code in reader.until(lambda: self.three("la tua mano"), "three cards in the hand")]
        asked = next(one for one in reversed(reader.sentences()) if re.search(self.turn_told, one))
        # What is announced is what lies there, and what the hand is worth.
        told, pile = asked.split("Nel pozzo: ")
        points, suit = re.search(r"Hai (\d+) a (\w+)", told).groups()
        if int(points) != worth(hand) or worth([card for card in hand if card[1] == SUITS[suit]]) != worth(hand):
            raise Trouble(f"\"{asked}\" of {hand}")
        top = self.pack.card_of(pile)
        lies = reader.find("push button", "^Pozzo: ")
        if self.pack.card_of(lies.name) != top:
            raise Trouble(f"\"{asked}\", and there lies {lies}")
        if not self.refused:
            self.be_refused()
        if self.deals > 1 and not self.compared:
            self.read_log()
        better = best_without_one([*hand, top])[0]
        if not last and worth(hand) >= 21:
            self.do("knock", "^Busso$")
        elif better > worth(hand):
            self.do("take", "^Prendo ")
        elif last and worth(hand) >= 25:
            self.do("stay", "^Sto$")
        elif self.turns % 2:
            self.do("draw", "^Pesco$")
        else:                                                  # the pile itself can be pressed
            self.do("draw", "^Tallone")

    def discard(self):
        reader = self.reader
        hand = reader.until(lambda: self.four(), "four cards in the hand")
        codes = [code for _, code in hand]
        asked = next(one for one in reversed(reader.sentences()) if re.search("^Hai (pescato|preso) ", one))
        listed = self.pack.cards_of(asked)
        if listed[0] != codes[3] or listed[1:] != codes:
            raise Trouble(f"\"{asked}\", and the hand is {codes}")
        taken = asked.startswith("Hai preso")
        if not re.search("presa" if taken else "pescata", hand[3][0].name + hand[3][0].description):
            raise Trouble(f"nothing tells that {hand[3][0]} has just come")
        place = best_without_one(codes)[1]
        if taken:
            before = len(reader.sentences())
            reader.act(hand[3][0], "Toggle")
            reader.hears("^Questa carta l’hai appena presa", before)
            place = 0 if place == 3 else place
        node = hand[place][0]
        reader.act(node, "Toggle")
        reader.until(lambda: "checked" in ears.Node(node.thing, []).states, f"{node} to be chosen")
        time.sleep(ears.LOOK_SECONDS)
        self.do("discard", "^Scarto ")

    def four(self):
        cards = self.cards("la tua mano")
        return cards if len(cards) == 4 else None

    def be_refused(self):
        """What cannot be done is told when it is tried."""
        reader = self.reader
        before = len(reader.sentences())
        reader.act(self.cards("la tua mano")[0][0], "Toggle")
        reader.hears("^Prima pesca", before)
        self.refused = True


if __name__ == "__main__":
    ears.main(Thirtyone)
