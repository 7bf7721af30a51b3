# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""The rules of Petrangola as its records have them, for tests/app/check_record.py."""
from monte_lines import POINTS, RANKS, SUITS, Differs, MonteRecord, shuffled


def worth(hand, options):
    """A tuple that is larger for a better hand."""
    ranks = sorted(RANKS.index(card[0]) for card in hand)
    if ranks[0] == ranks[2]:
        if ranks[0] == RANKS.index("A"):
            return (9, 0)
        order = ranks[0] if options["trisOrder"] == "card" else -ranks[0]
        return (3 if options["trisBeatsSequence"] else 1, order)
    if len({card[1] for card in hand}) == 1:
        if ranks[1] == ranks[0] + 1 and ranks[2] == ranks[1] + 1:
            return (2, ranks[2])
        if options["aceLow"] and ranks == [0, 1, RANKS.index("A")]:
            return (2, -1)
    totals = {suit: 0 for suit in SUITS}
    for rank, suit in hand:
        totals[suit] += POINTS.get(rank) or int(rank)
    return (0, max(totals.values()))


class Rules(MonteRecord):
    batch = 3

    def begin(self):
        options = self.options
        self.packs = options["packs"]
        self.tokens = [options["tokens"]] * self.count
        self.reentries = [options["reentries"]] * self.count
        self.pool = options["stake"] * self.count
        turned = shuffled(self.seed, "first-dealer", self.packs)
        turned = turned[:turned.index("AD") + 1]
        self.dealer = (len(turned) - 1) % self.count
        self.expect(event="first_dealer", cards=turned, dealer=self.dealer)

    def declaration(self, playing):
        return set()

    def turn(self, seat, move, last):
        """Makes the move; true where it is a knock."""
        action = move["action"]
        if action == ("stay" if last else "knock"):
            return not last
        if action != "exchange":
            raise Differs(f"{action} is not allowed now")
        return self.exchange(seat, move, 1) == 3 and not last

    def settle(self, playing):
        worths = {seat: worth(self.hands[seat], self.options) for seat in playing}
        gained = sorted(seat for seat in playing if worths[seat][0] == 9)
        others = [seat for seat in playing if seat not in gained]
        least = min((worths[seat] for seat in others), default=None)
        worst = sorted(seat for seat in others if worths[seat] == least)
        self.showdown(playing, worst, gained)
        alive = self.alive()
        if not alive:
            return self.dealer
        gift = min(self.tokens[seat] for seat in alive)
        fallen = {seat for seat in worst if self.tokens[seat] == 0 and self.reentries[seat] > 0}
        seat = self.dealer
        while fallen:
            seat = self.after(seat, fallen)
            fallen.remove(seat)
            line = self.expect(event="reentry", seat=seat)
            if line["accepted"]:
                self.tokens[seat] = gift
                self.reentries[seat] -= 1
                self.pool += self.options["stake"]
            if line["tokens"] != self.tokens[seat] or line["pool"] != self.pool:
                raise Differs("tokens or pool after a re-entry")
        return self.passed_on()
