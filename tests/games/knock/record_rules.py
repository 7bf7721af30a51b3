# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Records of Knock!, for check_record.py."""
from record_lines import Differs, Record, shuffle

RANKS = "789TJHQK"
NEW_ORDER = [rank + suit for suit in "DCSB" for rank in RANKS] + [f"{n:02}" for n in range(1, 22)] + ["00"]
TRUMPS = set(NEW_ORDER[32:53])
ALL_SIGNALS = [f"S{n}" for n in range(1, 15)] + ["S15-15", "S15-16", "S15-17"] + [f"S{n}" for n in range(16, 22)]
REDUCED = ["S8", "S10", "S12", "S16", "S17", "S20", "S21"]
HELD = {"S12": "21", "S13": "19", "S14": "18", "S15-15": "15", "S15-16": "16", "S15-17": "17"}


def suit(card):
    return "T" if card in TRUMPS else None if card == "00" else card[1]


class Rules(Record):
    def begin(self):
        self.score = [0, 0]
        self.top = "20" if self.options["topTrump"] == "angel" else "21"
        self.honours = {"00", "01", self.top}
        self.known = {"full": ALL_SIGNALS, "reduced": REDUCED, "off": []}[self.options["signals"]]
        lots = shuffle(list(range(self.count)), self.seed, "first-dealer")
        self.dealer = lots[-1]
        self.expect(event="first_dealer", dealer=self.dealer)

    def rank(self, card):
        if card not in TRUMPS:
            return RANKS.index(card[0])
        if "02" <= card <= "05":
            return 5
        if self.top == "20" and card in ("20", "21"):
            return 41 - int(card)
        return int(card)

    def points(self, card):
        if card in self.honours or card[0] == "K":
            value = 5
        else:
            value = 0 if card in TRUMPS else {"Q": 4, "H": 3, "J": 2}.get(card[0], 1)
        return max(1, value - 1) if self.options["pointScale"] == "countersMinusOne" else value

    def deal(self, number):
        pack = shuffle(list(NEW_ORDER), self.seed, f"deal-{number}")
        line = self.expect(event="deal", number=number, dealer=self.dealer, cutBy=(self.dealer + 3) % 4)
        cut = line["cutAt"]
        if not 1 <= cut < len(pack):
            raise Differs("cut outside the pack")
        pack = pack[cut:] + pack[:cut]
        self.hands = [[] for _ in range(4)]
        for place in range(52):
            self.hands[(self.dealer + 1 + place) % 4].append(pack[place])
        self.hands[self.dealer] += pack[52:]
        if [sorted(hand) for hand in line["hands"]] != [sorted(hand) for hand in self.hands]:
            raise Differs("other cards were dealt")
        self.discard()
        self.played, self.led_by = set(), set()
        self.piles, self.tricks, self.fool = [[], []], [0, 0], None
        leader = (self.dealer + 1) % 4
        for _ in range(13):
            leader = self.trick(leader)
        self.settle()
        self.dealer = (self.dealer + 1) % 4
        return self.winners() if number == int(self.options["handsPerMatch"]) else None

    def discard(self):
        move = self.expect(event="move", seat=self.dealer)["move"]
        hand, self.laid = self.hands[self.dealer], move["cards"]
        if move["action"] != "discard" or len(set(self.laid)) != 2 or not set(self.laid) <= set(hand):
            raise Differs("no discard of two cards of the hand")
        may = [card for card in hand if card not in self.honours and card[0] != "K"]
        plain = [card for card in may if card not in TRUMPS]
        trumps = [card for card in self.laid if card in TRUMPS]
        if not set(self.laid) <= set(may) or len(trumps) != max(0, 2 - len(plain)):
            raise Differs("such a card may not be discarded")
        for card in self.laid:
            hand.remove(card)

    def trick(self, leader):
        if "S20" in self.known:
            move = self.expect(event="move", seat=(leader + 2) % 4)["move"]
            if move["action"] != "silent" and (move["action"] != "say" or move["signal"] not in ("S20", "S21")):
                raise Differs("the leader's partner says something else")
        cards = []
        for place in range(4):
            self.play((leader + place) % 4, cards)
        best = None
        for place, card in enumerate(cards):
            if card != "00" and (best is None or self.beats(card, cards[best])):
                best = place
        winner = (leader + best) % 4
        self.expect(event="trick", winner=winner)
        self.tricks[winner % 2] += 1
        for place, card in enumerate(cards):
            if card == "00":
                self.fool = (leader + place) % 2, winner % 2
            else:
                self.piles[winner % 2].append(card)
        return winner

    def beats(self, card, other):
        if suit(card) == suit(other):
            return self.rank(card) >= self.rank(other)
        return suit(card) == "T"

    def play(self, seat, cards):
        move = self.expect(event="move", seat=seat)["move"]
        card, hand = move["card"], self.hands[seat]
        led = next((suit(other) for other in cards if other != "00"), None)
        if move["action"] != "play" or card not in hand:
            raise Differs("a card is played that the seat does not hold")
        follow = [other for other in hand if suit(other) == led]
        trumps = [other for other in hand if other in TRUMPS]
        if led and card != "00" and card not in (follow or trumps or hand):
            raise Differs("this card may not be played")
        leads = not cards
        hand.remove(card)
        self.played.add(card)
        cards.append(card)
        partner_led = (seat + 2) % 4 in self.led_by
        if leads and card != "00":
            self.led_by.add(seat)
        true = [signal for signal in self.known if self.fits(signal, seat, card, leads, suit(card) == led, partner_led)]
        said = move.get("signal")
        if said is None:
            return
        if said not in true:
            raise Differs(f"{said} may not be said now")
        true.remove(said)
        if self.options["signalsPerPlay"] == 2:
            more = self.expect(event="move", seat=seat)["move"]
            if more["action"] != "silent" and (more["action"] != "say" or more["signal"] not in true):
                raise Differs("this may not be said besides")

    def hidden(self, seat):
        seen = self.played | set(self.hands[seat]) | {card for card in self.laid if card in TRUMPS}
        if seat == self.dealer:
            seen |= set(self.laid)
        return [card for card in NEW_ORDER if card not in seen]

    def fits(self, signal, seat, card, leads, follows, partner_led):
        own = suit(card)
        if own is None or signal in ("S20", "S21"):
            return False
        hand, hidden = self.hands[seat], self.hidden(seat)
        rest = [other for other in hand if suit(other) == own]
        others = [other for other in hidden if suit(other) == own]
        trump = own == "T"
        trumps = [other for other in hand if other in TRUMPS]
        hidden_trumps = [self.rank(other) for other in hidden if other in TRUMPS]
        higher = [other for other in trumps if self.rank(other) > max(hidden_trumps, default=0)]
        about_trumps = trump or not rest
        if signal in HELD:
            return about_trumps and HELD[signal] in hand
        return {
            "S1": lambda: leads and not trump and len(rest) >= 3,
            "S2": lambda: leads and not trump and len(others) == 1,
            "S3": lambda: leads, "S4": lambda: leads, "S5": lambda: leads,
            "S6": lambda: len(rest) == 1,
            "S7": lambda: partner_led,
            "S8": lambda: trump and not rest,
            "S9": lambda: trump and "01" in hand,
            "S10": lambda: about_trumps and len(higher) >= 1,
            "S11": lambda: about_trumps and len(higher) >= 2,
            "S16": lambda: not trump and not rest,
            "S17": lambda: not trump and rest and max(map(self.rank, rest)) > max(map(self.rank, others), default=-1),
            "S18": lambda: not trump and "Q" + own in rest,
            "S19": lambda: follows and not leads,
        }[signal]()

    def settle(self):
        side = self.dealer % 2
        if self.options["discardsNeedATrick"] and self.tricks[side] == 0:
            side = 1 - side
        self.piles[side] += self.laid
        player, taker = self.fool
        paid = None
        if player != taker and self.tricks[player] == 0:
            self.piles[taker].append("00")
        else:
            if player != taker:
                paid = min(self.piles[player], key=self.dearness)
                self.piles[player].remove(paid)
                self.piles[taker].append(paid)
            self.piles[player].append("00")
        points = [sum(map(self.points, pile)) for pile in self.piles]
        change = [points[side] + self.tricks[side] - 50 for side in range(2)]
        self.score = [self.score[side] + change[side] for side in range(2)]
        self.expect(event="showdown", laid=self.laid, paid=paid, points=points * 2, tricks=self.tricks * 2,
                    change=change * 2, score=self.score * 2)

    def dearness(self, card):
        """What is paid first for the Fool comes first."""
        kind = 6 if card in self.honours else 0 if card in TRUMPS else 1 + "JHQK".find(card[0]) + 1
        return kind, NEW_ORDER.index(card)

    def winners(self):
        return [seat for seat in range(4) if self.score[seat % 2] > 0]

    def end(self, winners):
        self.expect(event="end", winners=winners, side=bool(winners))
