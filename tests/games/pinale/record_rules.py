# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Records of Pinale, for check_record.py."""
from collections import Counter

from record_lines import Differs, Record, shuffle

ORDER = "A3456789TJQKA"
ONE_PACK = [rank + suit for suit in "CDHS" for rank in "23456789TJQKA" if rank + suit not in ("2D", "2H")] + ["XR", "XB"]
NEW_ORDER = 2 * ONE_PACK


def points(card):
    return {"X": 25, "2": 20, "A": 15}.get(card[0], 5 if card[0] in "3456" else 10)


def wild(card):
    return card[0] in "X2"


class Meld:
    """Cards and what they stand for; a run goes on from the place of its first."""

    def __init__(self, side, kind, cards, faces):
        self.side, self.kind, self.cards, self.faces = side, kind, cards, faces

    def wilds(self):
        return [card != face for card, face in zip(self.cards, self.faces)]

    def check(self, options):
        size, wilds = len(self.cards), self.wilds()
        if self.kind == "jokers":
            if size not in (3, 4) or any(card[0] != "X" for card in self.cards) or any(wilds):
                raise Differs("no three or four jokers")
            return
        for card, face in zip(self.cards, self.faces):
            if wild(face) or (card != face and not wild(card)):
                raise Differs(f"{card} stands for {face}")
        count = sum(wilds)
        limit = {"notMoreThanNaturals": size - count, "none": size - 1, "1": 1}[options["maxWildsPerMeld"]]
        if count > limit:
            raise Differs("too many wilds in a meld")
        ranks, suits = "".join(face[0] for face in self.faces), "".join(face[1] for face in self.faces)
        if self.kind == "group":
            if size not in (3, 4) or len(set(ranks)) != 1 or len(set(suits)) != size:
                raise Differs("no group")
        elif size < 4 or len(set(suits)) != 1 or ranks not in ORDER:
            raise Differs("no run")

    def value(self, options):
        size, wilds = len(self.cards), self.wilds()
        plain = [points(card) for card in self.cards]
        if self.kind == "jokers":
            return 500 if size == 4 else 75
        if self.kind == "group":
            doubling = options["wildGroupDoubling"]
            if size == 3 or (any(wilds) and doubling == "none"):
                return sum(plain)
            return sum(value * (1 if is_wild and doubling != "all" else 2) for value, is_wild in zip(plain, wilds))
        if size == 13 and (options["fullRunWilds"] or not any(wilds)):
            return 1500
        value, block = 0, []
        for each, is_wild in zip(plain + [0], wilds + [True]):
            if is_wild:
                value += sum(block) * (2 if len(block) >= 6 else 1) + each
                block = []
            else:
                block.append(each)
        return value

    def qualifies(self, options):
        if options["pureQualifier"] and any(self.wilds()):
            return False
        return len(self.cards) >= (6 if self.kind == "run" else 4)


class Rules(Record):
    def begin(self):
        self.pairs = self.options["teams"] == "pairs"
        self.sides = 2 if self.pairs else self.count
        self.score = [0] * self.sides
        lots = shuffle(list(range(self.count)), self.seed, "first-dealer")
        self.dealer = lots[-1]
        self.expect(event="first_dealer", dealer=self.dealer)

    def side(self, seat):
        return seat % 2 if self.pairs else seat

    def by_seat(self, by_side):
        return [by_side[self.side(seat)] for seat in range(self.count)]

    def deal(self, number):
        if number > 1:
            self.dealer = (self.dealer + 1) % self.count
        pack = shuffle(list(NEW_ORDER), self.seed, f"deal-{number}")
        line = self.expect(event="deal", number=number, dealer=self.dealer, cutBy=(self.dealer - 1) % self.count)
        cut = line["cutAt"]
        if not 1 <= cut < len(pack):
            raise Differs("cut outside the pack")
        pack = pack[cut:] + pack[:cut]
        self.hands = [Counter() for _ in range(self.count)]
        for place in range(13 * self.count):
            self.hands[(self.dealer + 1 + place) % self.count][pack[place]] += 1
        self.stock = pack[13 * self.count:]
        self.pile = [self.stock.pop(0)]
        if [Counter(hand) for hand in line["hands"]] != self.hands or line["up"] != self.pile[0]:
            raise Differs("other cards were dealt")
        self.board, self.reshuffles = [], 0
        seat = self.dealer
        while True:
            seat = (seat + 1) % self.count
            self.turn(number, seat)
            if not self.hands[seat]:
                return self.settle(number, seat)
            if not self.stock and (self.options["stockOut"] == "endHand" or len(self.pile) < 2
                                   or self.reshuffles == self.options["maxReshuffles"]):
                return self.settle(number, None)

    def turn(self, number, seat):
        move = self.expect(event="move", seat=seat)["move"]
        hand = self.hands[seat]
        if move["action"] == "draw":
            if not self.stock:
                self.reshuffle(number, seat)
            elif move.get("drew") != self.stock[0]:
                raise Differs("another card was drawn")
            hand[self.stock.pop(0)] += 1
            before = hand.copy()
            move = self.expect(event="move", seat=seat)["move"]
            if move["action"] != "play":
                raise Differs("no turn after the draw")
        elif move["action"] == "take":
            before = hand.copy()
            hand[self.pile.pop()] += 1
        else:
            raise Differs("neither a draw nor the pile")
        for step in move["lay"]:
            self.lay(step, seat)
        if hand - before:
            raise Differs("what was taken or swapped out is not on the table")
        self.take_out(hand, [move["discard"]])
        self.pile.append(move["discard"])
        if not hand and not any(meld.side == self.side(seat) and meld.qualifies(self.options) for meld in self.board):
            raise Differs("nobody may go out with no four and no run of six")

    def reshuffle(self, number, seat):
        self.reshuffles += 1
        top = self.pile.pop()
        left = Counter(self.pile)
        new = []
        for card in NEW_ORDER:
            if left[card]:
                left[card] -= 1
                new.append(card)
        self.stock = shuffle(new, self.seed, f"reshuffle-{number}-{self.reshuffles}")
        self.pile = [top]
        self.expect(event="reshuffle", number=self.reshuffles, seat=seat, stock=len(self.stock), drew=self.stock[0])

    @staticmethod
    def take_out(hand, cards):
        for card in cards:
            if not hand[card]:
                raise Differs(f"{card} is not in the hand")
            hand[card] -= 1
            if not hand[card]:
                del hand[card]

    def lay(self, step, seat):
        hand = self.hands[seat]
        if "new" in step:
            self.take_out(hand, step["cards"])
            meld = Meld(self.side(seat), step["new"], list(step["cards"]), list(step.get("as", step["cards"])))
            self.board.append(meld)
        elif "extend" in step:
            meld = self.board[step["extend"]]
            if meld.side != self.side(seat):
                raise Differs("another side's meld")
            self.take_out(hand, step["cards"])
            cards, faces = list(step["cards"]), list(step.get("as", step["cards"]))
            first = step.get("before", False)
            meld.cards = cards + meld.cards if first else meld.cards + cards
            meld.faces = faces + meld.faces if first else meld.faces + faces
        else:
            meld, place = self.board[step["swap"]], step["place"]
            card, face = meld.cards[place], meld.faces[place]
            if card == face or (card[0] == "2" and meld.side != self.side(seat)):
                raise Differs("nothing that may be swapped")
            self.take_out(hand, [face])
            hand[card] += 1
            meld.cards[place] = face
        meld.check(self.options)

    def settle(self, number, out):
        melds, left = [0] * self.sides, [0] * self.sides
        for meld in self.board:
            melds[meld.side] += meld.value(self.options)
        if out is not None:
            for seat, hand in enumerate(self.hands):
                left[self.side(seat)] += sum(points(card) * count for card, count in hand.items())
        change = [melds[side] - left[side] for side in range(self.sides)]
        if out is not None:
            change[self.side(out)] += int(self.options["goOutBonus"])
        self.score = [score + by for score, by in zip(self.score, change)]
        line = self.expect(event="showdown", wentOut=out, melds=self.by_seat(melds), left=self.by_seat(left),
                           change=self.by_seat(change), score=self.by_seat(self.score))
        if [Counter(hand) for hand in line["rest"]] != self.hands:
            raise Differs("other cards were left")
        best, end = max(self.score), self.options["end"]
        enough = best >= int(end[6:]) if end.startswith("target") else number >= int(end[5:])
        return self.score.index(best) if enough and self.score.count(best) == 1 else None

    def end(self, winner):
        self.expect(event="end", winners=[seat for seat in range(self.count) if self.side(seat) == winner],
                    side=self.pairs)
