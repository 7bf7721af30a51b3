#!/usr/bin/python3
# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""An opponent for every game in a few lines: it takes the hand with the highest total in one suit, and knocks with 27
or, of four cards, with 31. In Stop the Bus it takes the best hand, and stops with a pair of tens or better. In Knock! it plays low, and high as
the last. In Pinale it lays groups and runs, pairs with a wild, and takes from the pile what it can.

It needs nothing but Python. Try it:

    petrangola-arena play --game petrangola --seats "exec:python3 careful.py,casual" --matches 100 --rotate
"""
import json
import sys

POINTS = {"T": 10, "J": 10, "H": 10, "Q": 10, "K": 10, "A": 11}
ENOUGH = {3: 27, 4: 31}  # by cards in a hand


def total(hand):
    """The most that a hand counts in one suit; of what is better it knows three or four of a kind among four cards."""
    ranks = [rank for rank, suit in hand]
    alike = max(map(ranks.count, ranks))
    if len(hand) == 4 and alike >= 3:
        return 36 + alike
    suits = {}
    for rank, suit in hand:
        suits[suit] = suits.get(suit, 0) + (POINTS.get(rank) or int(rank))
    return max(suits.values())


def enough(hand):
    return total(hand) >= ENOUGH[len(hand)]


def after(hand, move):
    """The hand that a move leaves."""
    hand = list(hand)
    for card in move.get("give", []):
        hand.remove(card)
    return hand + move.get("take", [])


def without(hand, card):
    return [other for other in hand if other != card]


def exchanged(view, move):
    """What is known of the hand after an exchange with the middle."""
    kept = [card for card in view["hand"] if card not in move["give"]]
    return kept + [view["middle"][place] for place in move["places"] if view["middle"][place]]


def choose_with_piles(phase, view, legal):
    """In Thirty-One: an exchange with the middle, or the card on the discard pile, where it gains; else one from the stock,
    or where there is none the exchange that costs least."""
    hand, actions = view["hand"], [move["action"] for move in legal]
    if phase == "discard":
        return max(legal, key=lambda move: total(without(hand, move["card"])))
    if phase == "dealer":
        return {"action": "keep", "hand": 1 if total(hand) >= total(view["second"]) else 2}
    if phase == "reset":  # where nobody holds less
        return {"action": "reset" if total(hand) == min(total(held) for held in view["shown"] if held) else "accept"}
    if phase == "offer":
        return {"action": "nobet"}
    if phase == "answer":  # where the one it would back has no less
        return {"action": "agree" if view["score"][view["offer"]["against"]] >= view["score"][view["offer"]["backs"]]
                else "decline"}
    ends = "stand" if "stand" in actions else "knock"
    if enough(hand) and ends in actions:
        return {"action": ends}
    exchanges = sorted((move for move in legal if move["action"] == "exchange"),
                       key=lambda move: total(exchanged(view, move) or ["2C"]))
    if exchanges and total(exchanged(view, exchanges[-1]) or ["2C"]) > total(hand):
        return exchanges[-1]
    if view["discards"]:
        top = view["discards"][-1]
        if max(total(without(hand + [top], card)) for card in hand) > total(hand):
            return {"action": "take"}
        return {"action": "draw" if "draw" in actions else "stand"}
    return {"action": "stand"} if "stand" in actions else exchanges[-1]


def worth_of_three(hand):
    """In Stop the Bus: what the hand counts as, 5 for three of a rank down to 0, and its ranks, those held twice first."""
    ranks = sorted(("23456789TJQKA".index(rank) for rank, suit in hand), reverse=True)
    ranks.sort(key=ranks.count, reverse=True)
    flush = len({suit for rank, suit in hand}) == 1
    run = ranks in ([ranks[0], ranks[0] - 1, ranks[0] - 2], [12, 1, 0])
    return 5 if ranks[0] == ranks[2] else 4 if run and flush else 3 if run else 2 if flush else ranks[0] == ranks[1], *ranks


def choose_with_middle(phase, view, legal):
    """In Stop the Bus: the best hand in reach; after an exchange, to stop or not."""
    if phase == "stop":
        return {"action": "stop" if worth_of_three(view["hand"]) >= (1, 8) else "pass"}
    return max(legal, key=lambda move: worth_of_three(after(view["hand"], move)))


def height(card):
    """In Knock!: trumps above all, the four that are equal alike, the Fool lowest."""
    if card.isdigit():
        return 100 + max(5, int(card)) if int(card) > 1 else int(card) * 100
    return "789TJHQK".index(card[0])


def choose_a_card(phase, view, legal):
    """In Knock!: the lowest card, or the highest as the last; what counts least is laid away, and nothing said."""
    if phase == "discard":
        return min(legal, key=lambda move: sum(map(height, move["cards"])))
    if phase != "play":
        return {"action": "silent"}
    silent = [move for move in legal if "signal" not in move]
    last = len(view["trick"]["cards"]) == 3
    return (max if last else min)(silent, key=lambda move: height(move["card"]))


RUN = "A3456789TJQKA"


def melds_in(hand):
    """In Pinale: the groups and the longest runs in a hand, and pairs with a wild beside them."""
    cards = sorted({card for card in hand if card[0] not in "X2"})
    wilds = [card for card in hand if card[0] in "X2"]
    for rank in RUN[:-1]:
        group = [card for card in cards if card[0] == rank]
        if len(group) >= 3:
            yield {"new": "group", "cards": group}
    for length in range(len(RUN), 3, -1):
        for first in range(len(RUN) - length + 1):
            for suit in "CDHS":
                run = [rank + suit for rank in RUN[first:first + length]]
                if set(run) <= set(cards) and len(set(run)) == length:
                    yield {"new": "run", "cards": run}
    for rank in reversed(RUN[:-1]):
        pair = [card for card in cards if card[0] == rank]
        if len(pair) == 2 and wilds:
            third = next(rank + suit for suit in "CDHS" if rank + suit not in pair)
            yield {"new": "group", "cards": pair + wilds[:1], "as": pair + [third]}


def company(card, hand):
    """How many others of its rank, or near it in its suit, lie beside a card; wilds are never alone."""
    if card[0] in "X2":
        return 99
    return sum(other[0] == card[0] or other[1] == card[1] and other[0] in RUN
               and abs(RUN.index(other[0]) - RUN.index(card[0])) <= 2 for other in hand) - 1


def fits(card, meld):
    """Where a card goes to a meld: how the step says it, or nothing."""
    faces = meld["as"]
    if meld["kind"] == "group":
        return {} if len(faces) == 3 and card[0] == faces[0][0] and card not in faces else None
    if meld["kind"] != "run" or card[1] != faces[0][1] or card[0] not in RUN:
        return None
    beside = RUN + "-"
    if faces[-1][0] != "A" and card[0] == beside[RUN.index(faces[-1][0]) + 1]:
        return {}
    return {"before": True} if faces[0][0] != "A" and card[0] == RUN[RUN.index(faces[0][0]) - 1] else None


def extensions(hand, board, side):
    """In Pinale: the first card that fits a meld of one's own."""
    for number, meld in enumerate(board):
        for card in hand:
            how = fits(card, meld) if meld["side"] == side else None
            if how is not None:
                return card, number, how
    return None


def choose_with_melds(phase, view, legal, match):
    """In Pinale: what may be taken is taken; what is a meld or fits one is laid, as long as two cards stay; a lone card
    goes."""
    if phase == "draw":
        return legal[-1]
    pairs = match["options"]["teams"] == "pairs"
    side = match["seat"] % (2 if pairs else len(match["seats"]))
    hand, lay, board = list(view["hand"]), [], [{**meld, "as": list(meld["as"])} for meld in view["board"]]
    out = any(meld["side"] == side and len(meld["as"]) >= (6 if meld["kind"] == "run" else 4) for meld in board)
    kept = 1 if out and not match["options"]["pureQualifier"] else 2  # without a way to go out a card has to stay after the discard
    while len(hand) > kept and (found := extensions(hand, board, side)):
        card, number, how = found
        lay.append({"extend": number, "cards": [card], **how})
        hand.remove(card)
        board[number]["as"].insert(0 if how else len(board[number]["as"]), card)
    for meld in iter(lambda: next(melds_in(hand), None), None):
        if len(hand) - len(meld["cards"]) < kept:
            break
        lay.append(meld)
        for card in meld["cards"]:
            hand.remove(card)
    return {"action": "play", "lay": lay, "discard": min(hand, key=lambda card: company(card, hand))}


def choose(phase, view, legal, match):
    if phase == "cut":
        return {"action": "cut", "at": legal[0]["max"] // 3}
    if "trick" in view:
        return choose_a_card(phase, view, legal)
    if "board" in view:
        return choose_with_melds(phase, view, legal, match)
    if "discards" in view:
        return choose_with_piles(phase, view, legal)
    if "middle" in view:
        return choose_with_middle(phase, view, legal)
    if phase == "dealer":
        return {"action": "keep" if enough(view["aside"]) else "expose"}
    if phase == "reentry":
        return {"action": "reenter"}
    if phase == "draw":  # in Mambassa: away with the card that adds least, where the hand will not do
        if enough(view["hand"]):
            return {"action": "stay"}
        return {"action": "draw", "discard": max(
            view["hand"], key=lambda away: total([card for card in view["hand"] if card != away]))}
    ends = [move for move in legal if not move.get("give")]  # in Mambassa an exchange of none
    if enough(view["hand"]) or view["knocker"] is not None and all(
            total(after(view["hand"], move)) <= total(view["hand"]) for move in legal):
        return ends[0]
    exchanges = [move for move in legal if move["action"] == "exchange" and
                 (view["knocker"] is not None or len(move["give"]) < len(view["hand"]))]
    return max(exchanges, key=lambda move: total(after(view["hand"], move)))


def main():
    match = {}
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            answer = {"type": "ready", "name": "Careful"}
        elif message["type"] == "choose":
            answer = {"type": "move", "id": message["id"],
                      "move": choose(message["phase"], message["view"], message["legal"], match)}
        elif message["type"] == "bye":
            break
        elif message["type"] == "match":
            match = message
            continue
        else:
            continue  # events and faults need no answer
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
