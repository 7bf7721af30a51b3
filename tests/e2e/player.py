# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""A plain player of Petrangola: what a hand is worth, and what to do with it."""

import itertools

RANKS = "234567JHKA"
POINTS = {**{rank: int(rank) for rank in "234567"}, "J": 10, "H": 10, "K": 10, "A": 11}


def worth(hand):
    """A number that grows with the hand: suit totals up to 62, threes from 100, sequences from 200, three aces 300."""
    ranks = sorted(RANKS.index(card[0]) for card in hand)
    suits = {card[1] for card in hand}
    if ranks[0] == ranks[2]:
        return 300 if hand[0][0] == "A" else 120 - ranks[0]
    if len(suits) == 1 and ranks[1] == ranks[0] + 1 and ranks[2] == ranks[1] + 1:
        return 200 + ranks[2]
    return max(sum(POINTS[card[0]] for card in hand if card[1] == suit) for suit in suits)


def exchanges(hand, monte, counts):
    """Every exchange of so many cards, as (worth after it, slots of the hand, slots of the monte)."""
    for count in counts:
        for give in itertools.combinations(range(3), count):
            for take in itertools.combinations(range(3), count):
                kept = [card for slot, card in enumerate(hand) if slot not in give]
                yield worth(kept + [monte[slot] for slot in take]), give, take


def choose(hand, monte, lap, last_turn, well=True):
    """("knock",), ("stay",), ("shirt",) or ("exchange", slots of the hand, slots of the monte).

    A player who does not play `well` makes the hand as bad as can be, once, and knocks with it.
    """
    sign = 1 if well else -1
    now = worth(hand)
    best = max(exchanges(hand, monte, (1, 2)), key=lambda found: (sign * found[0], -len(found[1])))
    if last_turn:
        shirt = worth(monte)
        if sign * shirt > sign * max(sign * best[0], sign * now):
            return ("shirt",)
        return ("exchange", *best[1:]) if sign * best[0] > sign * now else ("stay",)
    if now >= max(16, 27 - 3 * lap) if well else lap > 1:
        return ("knock",)
    if well and worth(monte) >= 26 and worth(monte) > best[0]:
        return ("shirt",)
    return ("exchange", *best[1:])
