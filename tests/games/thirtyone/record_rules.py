# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Records of Thirty-One, for check_record.py."""
from record_lines import Differs, Record, shuffle

RANKS = "23456789TJQKA"
MOST_LAPS = 50


def value(hand, three_of_a_kind):
    """Doubled, as three of a kind may count 30 and a half."""
    points = {suit: sum(11 if rank == "A" else 10 if rank in "TJQK" else int(rank) for rank, of in hand if of == suit)
              for suit in "CDHS"}
    best = 2 * max(points.values())
    return max(best, 61) if three_of_a_kind and len({rank for rank, suit in hand}) == 1 else best


class Rules(Record):
    def begin(self):
        settlement = self.options.get("settlement", "lives")  # records from before there were bills lack it
        self.source = self.options.get("source", "stock")  # and from before there was a choice
        self.reset = self.options.get("switchReset", "off")
        self.bills = settlement == "bill"
        self.chips = settlement == "pot"
        self.pot = 0
        self.gone = set()  # who cannot ante
        self.packet, self.have_reset = [], set()
        self.purse = [self.options.get("sidePurse", 0)] * self.count
        self.bets = []
        self.target = int(self.options["target"]) if settlement == "points" else None
        self.pieces = 4 if self.bills else self.options["lives"]
        self.free = self.bills or self.options["county"]  # the last life has no piece of its own
        self.start = self.pieces + (1 if self.free else 0)
        # Losses until out; points; chips.
        self.left = [0 if self.target else self.options["chips"] if self.chips else self.start] * self.count
        lots = shuffle(list(range(self.count)), self.seed, "first-dealer")
        self.dealer = lots[-1]
        self.expect(event="first_dealer", dealer=self.dealer)

    def alive(self):
        if self.chips:
            return set(range(self.count)) - self.gone
        return {seat for seat in range(self.count) if self.target or self.left[seat] > 0}

    def worth(self, seat):
        return value(self.hands[seat], self.options["threeOfAKind305"])

    def deal(self, number):
        playing = self.alive()
        ranks = RANKS if self.options["pack"] == "52" else RANKS[RANKS.index("7"):]
        pack = shuffle([rank + suit for suit in "CDHS" for rank in ranks], self.seed, f"deal-{number}")
        pack = [card for card in pack if card not in self.packet]
        line = self.expect(event="deal", number=number, dealer=self.dealer, cutBy=self.before(self.dealer, playing))
        self.dealt = number
        self.before_deal = list(self.left)
        if self.chips:
            for seat in playing:
                self.left[seat] -= self.options["ante"]
                self.pot += self.options["ante"]
        cut = line["cutAt"]
        if not 1 <= cut < len(pack):
            raise Differs("cut outside the pack")
        self.stock = pack[cut:] + pack[:cut]
        self.hands = [[] for _ in range(self.count)]
        self.middle, second, self.closed = self.packet, [], []
        if self.packet and sorted(line["middle"]) == sorted(self.packet):
            self.middle = line["middle"]  # where each card of the hand lies is told here
        chooses = self.source == "switch" and not self.packet
        self.open = {0, 1, 2} if self.packet else set()
        self.packet = []
        for _ in range(3):
            seat = self.dealer
            for _ in playing:
                seat = self.after(seat, playing)
                self.hands[seat].append(self.stock.pop(0))
            if chooses:
                second.append(self.stock.pop(0))
            if self.source == "switch":
                self.closed.append(self.stock.pop(0))
            elif self.source == "widow":
                self.middle = self.middle + [self.stock.pop(0)]
        self.pile = [] if self.source == "switch" else [self.stock.pop(0)]
        for key, cards in (("hands", self.hands), ("middle", self.middle), ("second", second), ("closed", self.closed)):
            if line.get(key, []) != cards:
                raise Differs(f"other cards were dealt: {key}")
        if line.get("turned") != (self.pile[0] if self.pile else None):
            raise Differs("another card was turned up")
        if chooses:
            move = self.expect(event="move", seat=self.dealer)["move"]
            if move["action"] != "keep" or move["hand"] not in (1, 2):
                raise Differs("the dealer keeps no hand")
            self.middle = second
            if move["hand"] == 2:
                self.middle, self.hands[self.dealer] = self.hands[self.dealer], second
            self.open = {0, 1, 2}
            if move["laid"] != self.middle:
                raise Differs("another hand is laid open")
        self.knocker = None
        blitz = {seat for seat in playing if self.worth(seat) == 62}
        ending = "blitz" if blitz else self.play(playing)
        if ending == "blitz" and not blitz:
            blitz = {self.mover}
        return self.settle(playing, ending, blitz)

    def play(self, playing):
        """How the deal ends."""
        seat, lap, turns = self.dealer, 1, None
        while turns != 0:
            seat = self.mover = self.after(seat, playing)
            laid = self.turn(seat, lap)
            if laid and self.worth(seat) == 62 and (self.knocker is None or self.options["blitzAfterKnock"]):
                return "blitz"
            used_up = self.source != "switch" and not self.stock
            most = self.options["capRounds"] if self.source == "switch" else MOST_LAPS
            if self.knocker is None and (used_up or seat == self.dealer and lap == most):
                return "stock"
            if turns is not None:
                turns -= 1
            elif self.knocker is not None:
                turns = len(playing) - 1
            lap += seat == self.dealer
        return "knock"

    def exchange(self, seat, move):
        give, places = move["give"], sorted(move["places"])
        fits = {1, 3} if self.source == "switch" else {1, 2, 3}
        if (self.source == "stock" or len(set(give)) != len(give) or len(give) != len(set(places)) or len(give) not in fits
                or not set(give) <= set(self.hands[seat]) or not set(places) <= {0, 1, 2}):
            raise Differs("no exchange that may be made")
        got = [self.middle[place] for place in places]
        if move["took"] != got:
            raise Differs(f"took: {move['took']}, not {got}")
        for card, place in zip(give, places):
            self.hands[seat].remove(card)
            self.hands[seat].append(self.middle[place])
            self.middle[place] = card

    def turn(self, seat, lap):
        """True where the hand has changed."""
        move = self.expect(event="move", seat=seat)["move"]
        action = move["action"]
        if action == "knock" and self.knocker is None and lap >= self.options["knockFromRound"]:
            self.knocker = seat
            return False
        if action == "stand" and self.knocker is not None:
            return False
        if action == "exchange":
            self.exchange(seat, move)
            return True
        if action == "blind" and self.source == "switch":
            if sorted(move["took"]) != sorted(self.closed) or sorted(move["laid"]) != sorted(self.hands[seat]):
                raise Differs("another packet was taken or laid down")
            self.hands[seat], self.closed = self.closed, self.hands[seat]
            return True
        if self.source == "switch":
            raise Differs(f"{action} is not allowed now")
        if action == "draw" and self.stock:
            got, key = self.stock.pop(0), "drew"
        elif action == "take":
            got, key = self.pile.pop(), "took"
        else:
            raise Differs(f"{action} is not allowed now")
        if move[key] != got:
            raise Differs(f"{key}: {move[key]}, not {got}")
        self.hands[seat].append(got)
        move = self.expect(event="move", seat=seat)["move"]
        card = move.get("card")
        if move["action"] != "discard" or card not in self.hands[seat] or action == "take" and card == got:
            raise Differs("no card that may be laid away")
        self.hands[seat].remove(card)
        self.pile.append(card)
        return True

    def points(self, ending, blitz):
        if ending in ("stock", "reset"):
            return [0] * self.count
        worths = [self.worth(seat) for seat in range(self.count)]
        least, most = min(worths), max(worths)
        made = []
        for seat, worth in enumerate(worths):
            rank = 0 if worth == most else 2 if worth == least and worths.count(least) == 1 else 1
            made.append(6 if seat in blitz else (4, 1, 0)[rank] if seat == self.knocker else (3, 2, 1)[rank])
        return made

    def won(self):
        """Who has won the match, or None."""
        if self.target:
            most = max(self.left)
            return self.left.index(most) if most >= self.target and self.left.count(most) == 1 else None
        alive = self.alive()
        if self.chips:
            most = max(self.left[seat] for seat in alive or self.played)
            if len(alive) > 1 and self.dealt < self.options["maxHands"]:
                return None
            return sorted(alive) if len(alive) == 1 else [s for s in sorted(alive or self.played) if self.left[s] == most]
        return alive.pop() if len(alive) == 1 else None

    def ask(self, playing):
        """Whether somebody restarts the deal, whose hands lie open."""
        def may(seat):
            return (seat not in self.have_reset and len({card[1] for card in self.hands[seat]}) == 1
                    and self.worth(seat) > 42)
        asked, seat = [], self.dealer
        for _ in playing:
            seat = self.after(seat, playing)
            asked += [seat] if self.source == "switch" and self.reset != "off" and may(seat) else []
        if not asked:
            return False
        self.expect(event="hands", knocker=self.knocker)
        for seat in asked:
            action = self.expect(event="move", seat=seat)["move"]["action"]
            if action == "reset":
                self.have_reset.add(seat)
                self.packet = list(self.hands[seat])
                return True
            if action != "accept":
                raise Differs(f"{action} is no answer")
        return False

    def won_chips(self, playing, ending, blitz):
        """By seat, what is paid into the pot less what is taken out of it."""
        paid = {seat for seat in playing - blitz if ending == "blitz" and self.left[seat] > 0}
        pot = self.pot + len(paid)
        most = max(map(self.worth, playing))
        winners = {seat for seat in playing if self.worth(seat) == most} if ending in ("blitz", "knock") else set()
        return [(seat in winners) * (pot // max(1, len(winners))) - (seat in paid) for seat in range(self.count)]

    def settle(self, playing, ending, blitz):
        losses = dict.fromkeys(playing, 0)
        self.played = playing
        resets = ending == "knock" and self.ask(playing)
        if resets and self.reset == "cancelHand":
            ending = "reset"
        if ending == "blitz":
            self.expect(event="blitz", seats=sorted(blitz))
            for seat in playing - blitz:
                losses[seat] = 2 if seat == self.knocker else 1
        elif ending == "knock":
            least = min(map(self.worth, playing))
            lowest = {seat for seat in playing if self.worth(seat) == least}
            if lowest == {self.knocker}:
                losses[self.knocker] = 2
            else:
                for seat in lowest - {self.knocker}:
                    losses[seat] = 1
        change = (self.points(ending, blitz) if self.target else self.won_chips(playing, ending, blitz) if self.chips
                  else [-min(losses.get(seat, 0), self.left[seat]) for seat in range(self.count)])
        self.left = [left + by for left, by in zip(self.left, change)]
        if self.chips:
            self.pot -= sum(change)
            change = [now - was for now, was in zip(self.left, self.before_deal)]
            self.gone |= {seat for seat in playing if self.left[seat] < self.options["ante"]}
        last = 1 if self.free else 0
        self.pool = (self.count * int(self.options["billValue"]) if self.bills else 0 if self.target
                     else self.pot if self.chips else sum(self.pieces - max(0, left - last) for left in self.left))
        line = self.expect(event="showdown", by=ending, knocker=self.knocker, change=change, score=self.left, pool=self.pool)
        for seat in range(self.count):
            if sorted(line["hands"][seat]) != sorted(self.hands[seat]):
                raise Differs(f"other cards in the hand of seat {seat}")
        winner = self.won()
        self.settle_bets(winner)
        if winner is None and not (ending == "reset" and self.dealer in self.alive()):
            self.dealer = self.after(self.dealer, self.alive())
        if winner is None and self.options.get("sideBets"):
            self.bet()
        return winner

    def settle_bets(self, winner):
        alive = self.alive()
        winners = set() if winner is None else set(winner) if self.chips else {winner}
        over = []
        for bet in list(self.bets):
            first, second = bet["backs"], bet["against"]
            if (first in alive) != (second in alive):
                won = bet["by"] if first in alive else bet["with"]
            elif first not in alive and not winners:
                won = None
            elif not winners:
                continue
            else:
                won = None if (first in winners) == (second in winners) else bet["by" if first in winners else "with"]
            for seat in (bet["by"], bet["with"]):
                self.purse[seat] += bet["stake"] if won is None else 2 * bet["stake"] * (seat == won)
            self.bets.remove(bet)
            over.append({**bet, "winner": won})
        if over:
            self.expect(event="bets", settled=over, purse=self.purse)

    def most_between(self, one, other):
        if one == other or any({bet["by"], bet["with"]} == {one, other} for bet in self.bets):
            return 0
        return min(self.purse[one], self.purse[other])

    def bet(self):
        """Everybody may offer one bet, who is out too."""
        seat = self.dealer
        for _ in range(self.count):
            seat = (seat + 1) % self.count
            if not any(self.most_between(seat, other) for other in range(self.count)):
                continue
            move = self.expect(event="move", seat=seat)["move"]
            if move["action"] == "nobet":
                continue
            if move["action"] != "offer":
                raise Differs(f"{move['action']} is no offer of a bet")
            alive = self.alive()
            other, first, second = ((seat + move[key]) % self.count for key in ("with", "backs", "against"))
            for person, backed in ((seat, first), (other, second)):
                if backed not in ({person} if person in alive else alive):
                    raise Differs(f"seat {person} may not back seat {backed}")
            if first == second or move["stake"] not in (1, 2, 5) or move["stake"] > self.most_between(seat, other):
                raise Differs("no bet that may be offered")
            answer = self.expect(event="move", seat=other)["move"]["action"]
            if answer == "agree":
                self.bets.append({"by": seat, "with": other, "backs": first, "against": second, "stake": move["stake"]})
                for person in (seat, other):
                    self.purse[person] -= move["stake"]
            elif answer != "decline":
                raise Differs(f"{answer} is no answer to a bet")

    def end(self, winner):
        self.expect(event="end", winners=winner if self.chips else [winner], pool=self.pool)
