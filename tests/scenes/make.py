#!/usr/bin/python3
# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes scene files for looking at the table: make.py OUTDIR.

One file a moment and number of seats, named turn-6.json and so on, those of Mambassa mambassa-turn-5.json, of Thirty-One
thirtyone-turn-4.json, of Stop the Bus stopthebus-turn-4.json, of Knock! knock-turn-4.json, of Pinale pinale-turn-4.json and for two pairs
pinale-turn-pairs.json. The cards are dealt by a fixed seed; the person at seat 0 is on turn where somebody is.
"""
import json
import pathlib
import random
import sys

GUESTS = ["tu", "teresa", "bruno", "elio", "nives", "secondo", "gino", "ines", "primo", "carla", "ivo", "dino", "alba",
          "oreste", "marisa", "fosco", "delma", "armando", "iole", "nello", "zaira", "ugo", "rosina", "tonino"]
MOMENTS = ["first_dealer", "cut", "dealer", "turn", "lastturn", "reentry", "showdown", "end", "watching"]
MAMBASSA_MOMENTS = ["first_dealer", "cut", "dealer", "turn", "draw", "lastturn", "mambassa", "quarantuna", "showdown",
                    "end", "watching"]
THIRTYONE_MOMENTS = ["first_dealer", "cut", "turn", "discard", "took", "lastturn", "blitz", "showdown", "knocker", "end",
                     "watching", "billturn", "billknocker", "pointsturn", "pointsknocker", "switchdealer", "switchturn",
                     "switchlastturn", "switchcut", "switchrestart", "widowturn", "widowlastturn", "widowdiscard",
                     "widowblitz", "widowpot", "widowshared", "widowend", "betanswer", "betoffer", "betout",
                     "betturn"]
STOPTHEBUS_MOMENTS = ["first_dealer", "cut", "turn", "stop", "lastturn", "showdown", "prial", "replayed", "end", "watching"]
PINALE_MOMENTS = ["first_dealer", "cut", "draw", "turn", "wild", "owed", "late", "showdown", "end"]
PINALE_TABLES = [(2, False), (3, False), (4, False), (4, True)]
KNOCK_MOMENTS = ["cut", "discard", "trumps", "request", "lead", "turn", "void", "mine", "partners", "shown", "showdown", "end"]
PACK = [rank + suit for suit in "DCSB" for rank in "234567JHKA"]
FRENCH_PACK = [rank + suit for suit in "CDHS" for rank in "23456789TJQKA"]
TAROT = [rank + suit for suit in "DCSB" for rank in "789TJHQK"] + [f"{number:02}" for number in range(22)]


def guests(seats):
    return [{"name": "" if i == 0 else ("Don Elio" if name == "elio" else name.capitalize()), "portrait": name}
            for i, name in enumerate(GUESTS[:seats])]


def scene(moment, seats):
    """The scene of that moment of Petrangola for so many seats."""
    packs = 1 if seats <= 12 else 2
    deck = PACK * packs
    random.Random(31 * seats).shuffle(deck)
    batches = [deck[3 * i:3 * i + 3] for i in range(seats + 2)]
    tokens = [3 - i % 3 if i % 5 else 4 for i in range(seats)]
    out = seats - 2 if seats > 5 else None
    if out is not None:
        tokens[out] = 0
    if moment == "reentry":
        tokens[0] = 0
    if moment == "watching":
        tokens[0] = 0
    nobody = [None] * seats
    view = {"deal": 4, "dealer": 0 if moment == "dealer" else 1, "tokens": tokens, "pool": 100 * seats, "hand": batches[0],
            "aside": None, "monte": batches[seats], "stock": len(deck) - 3 * (seats + 1), "knocker": None, "lap": 2,
            "known": [[] for _ in range(seats)], "maybe": [[] for _ in range(seats)], "shown": list(nobody)}
    phase = {"lastturn": "turn", "watching": "turn"}.get(moment, moment)
    result = {"game": "petrangola", "phase": phase, "toMove": 0, "view": view,
              "options": {"tokens": 3, "aceLow": False, "trisBeatsSequence": False, "trisOrder": "low",
                          "showOnKnock": True, "reentries": 1, "packs": packs, "stake": 100},
              "seats": guests(seats)}
    if moment == "first_dealer":
        turned = deck[:2 * seats] + ["AD"]
        result["cards"] = [card for card in turned[:-1] if card != "AD"] + turned[-1:]
        view.update(deal=0, dealer=(len(result["cards"]) - 1) % seats, hand=None, monte=[], stock=0)
    elif moment == "cut":
        view.update(hand=None, monte=[], stock=len(deck))
    elif moment == "dealer":
        view.update(hand=None, monte=[], aside=batches[seats])
    elif moment == "lastturn":
        view.update(knocker=seats - 1)
        view["shown"][seats - 1] = ["2D", "2C", "2S"]
    elif moment == "watching":
        view.update(hand=None)
        result["toMove"] = 1
    elif moment in ("showdown", "reentry", "end"):
        view["shown"] = [batches[i] if tokens[i] or moment == "reentry" and i == 0 else None for i in range(seats)]
        if moment == "end":
            result["winner"] = 1
            view["tokens"] = [0, 2] + [0] * (seats - 2)
    return result


def mambassa(moment, seats):
    """The scene of that moment of Mambassa for so many seats."""
    declared = {"mambassa": ["AD", "AC", "AS", "AB"], "quarantuna": ["AS", "KS", "HS", "JS"]}.get(moment)
    deck = [card for card in PACK if not declared or card not in declared]
    random.Random(17 * seats + 5).shuffle(deck)
    batches = [deck[4 * i:4 * i + 4] for i in range(seats + 1)]
    if declared:
        batches[seats] = batches[seats - 1]
        batches[seats - 1] = declared
    tokens = [3 - i % 3 for i in range(seats)]
    if moment == "watching":
        tokens[0] = 0
    nobody = [None] * seats
    view = {"deal": 3, "dealer": 0 if moment == "dealer" else 1, "tokens": tokens, "pool": 4 * seats - sum(tokens),
            "hand": batches[0], "aside": None, "monte": batches[seats], "stock": 40 - 4 * (seats + 1), "knocker": None,
            "lap": 2, "known": [[] for _ in range(seats)], "maybe": [[] for _ in range(seats)], "shown": list(nobody)}
    phase = {"lastturn": "turn", "watching": "turn", "mambassa": "declaration", "quarantuna": "declaration"}.get(moment, moment)
    result = {"game": "mambassa", "phase": phase, "toMove": 1 if moment == "watching" else 0, "view": view,
              "options": {"tokenValue": 50}, "seats": guests(seats)}
    if moment == "first_dealer":
        result["cards"] = deck[:seats]
        highest = max(range(seats), key=lambda seat: ("234567JHKA".index(deck[seat][0]), "BCSD".index(deck[seat][1])))
        view.update(deal=0, dealer=highest, hand=None, monte=[], stock=0, tokens=[3] * seats, pool=seats)
    elif moment == "cut":
        view.update(hand=None, monte=[], stock=40)
    elif moment == "dealer":
        view.update(hand=None, monte=[], aside=batches[seats])
    elif moment == "draw":
        view["exchanged"] = 2
    elif moment == "lastturn":
        view.update(knocker=seats - 1)
    elif moment == "watching":
        view.update(hand=None)
    elif moment in ("showdown", "end") or declared:
        view["shown"] = batches[:seats]
        if moment == "end":
            result["winner"] = 1
            view["tokens"] = [0, 2] + [0] * (seats - 2)
            view["pool"] = 4 * seats - 2
    return result


def thirtyone(moment, seats):
    """The scene of that moment of Thirty-One for so many seats; with "bill" before it, of a match for bills, with "points"
    of one to points; with "switch" of Switch, with "widow" of one with
    the widow for chips."""
    if moment.startswith("widow"):
        return widow(moment.removeprefix("widow"), seats)
    if moment.startswith("bet"):
        return bets(moment, seats)
    if moment.startswith("switch"):
        return switch(moment.removeprefix("switch"), seats)
    bills = moment.startswith("bill")
    points = moment.startswith("points")
    moment = moment.removeprefix("bill").removeprefix("points")
    hands = {"blitz": {1: ["AC", "KC", "TC"]}, "knocker": {seats - 1: ["7C", "4C", "2D"]}}.get(moment, {})
    taken = {card for hand in hands.values() for card in hand}
    deck = [card for card in FRENCH_PACK if card not in taken]
    random.Random(13 * seats + 2).shuffle(deck)
    if moment in ("turn", "lastturn", "discard", "took"):     # a hand that can be bettered
        own = ["KH", "7H", "4S"]
        deck = own + ["9C", "TH"] + [card for card in deck if card not in own + ["9C", "TH"]]
    else:
        deck = deck[:3] + deck[3:5] + deck[5:]
    first, pile = deck[:3], deck[3:5]
    rest = deck[5:]
    if moment == "knocker":                                   # everybody else holds more
        rest = sorted(rest, key=lambda card: (card[1], "23456789TJQKA".index(card[0])), reverse=True)
        first = [rest.pop(30) for _ in range(3)]
    batches = [first] + [rest[3 * i:3 * i + 3] for i in range(seats - 1)]
    for seat, hand in hands.items():
        batches[seat] = hand
    discards = rest[3 * (seats - 1):3 * (seats - 1) + 5]
    score = [(3, 1, 4, 2, 5)[i % 5] if bills else (14, 21, 9, 18, 12)[i % 5] if points else 4 - i % 4 for i in range(seats)]
    if moment == "watching":
        score[0] = 0
    nobody = [None] * seats
    view = {"deal": 4, "dealer": seats - 1, "score": score, "pool": 5 * seats if bills else 0 if points else 4 * seats - sum(score), "hand": batches[0],
            "taken": None, "stock": 52 - 3 * seats - 5, "discards": discards, "knocker": None, "lap": 2,
            "known": [[] for _ in range(seats)], "shown": list(nobody)}
    phase = {"lastturn": "turn", "watching": "turn", "took": "discard", "knocker": "showdown"}.get(moment, moment)
    result = {"game": "thirtyone", "phase": phase, "toMove": 1 if moment == "watching" else 0, "view": view,
              "options": {"settlement": "bill" if bills else "points" if points else "lives", "billValue": "5",
                          "target": "31", "pack": "52", "lives": 3, "county": True,
                          "threeOfAKind305": False, "blitzAfterKnock": False, "knockFromRound": 1}, "seats": guests(seats)}
    if moment == "first_dealer":
        view.update(deal=0, dealer=1, hand=None, discards=[], stock=0, score=[4] * seats, pool=0)
    elif moment == "cut":
        view.update(hand=None, discards=[], stock=52)
    elif moment == "turn":
        view["discards"] = discards + ["TH"]
        view["known"][seats - 1] = [rest[-1]]
    elif moment == "discard":
        view["hand"] = first + ["TH"]
    elif moment == "took":
        view.update(hand=first + ["TH"], taken="TH")
    elif moment == "lastturn":
        view.update(knocker=seats - 1, discards=discards + ["9C"])
    elif moment == "watching":
        view.update(hand=None)
    elif moment in ("blitz", "showdown", "knocker", "end"):
        view["shown"] = batches
        if moment == "knocker":
            view["knocker"] = seats - 1
        if moment == "end":
            result["winner"] = 1
            view["score"] = [0, 2] + [0] * (seats - 2)
            view["pool"] = 3 * seats - 1
    return result


def widow(moment, seats):
    """The scene of that moment of Thirty-One with the widow, played for chips, for so many seats."""
    own, middle, pile = ["KH", "QH", "4C"], ["AH", None, "6D"], ["3S", "JD"]
    hands = {"blitz": {1: ["AC", "KC", "TC"]}, "pot": {1: ["AS", "9S", "8S"]},
             "shared": {0: ["KH", "QH", "8H"], 1: ["AS", "9S", "8S"]}}.get(moment, {})
    taken = set(own + middle + pile).union(*hands.values())
    deck = sorted((card for card in FRENCH_PACK if card not in taken), key=lambda card: ("CDSH".index(card[1]) + "23456789TJQKA".index(card[0]), card))
    deck = [card for card in deck if card[0] in "234567"] + [card for card in deck if card[0] not in "234567"]
    batches = [hands.get(seat) or ([own] if seat == 0 else [[deck.pop(0) for _ in range(3)]])[0] for seat in range(seats)]
    score = [(9, 14, 8, 11, 3, 1, 6)[seat] for seat in range(seats)]
    pot = seats
    view = {"deal": 6, "dealer": seats - 1, "score": score, "pool": pot, "hand": batches[0], "taken": None,
            "stock": 52 - 3 * seats - 5, "discards": pile, "middle": middle, "knocker": None, "lap": 2,
            "known": [[] for _ in range(seats)], "shown": [None] * seats}
    phase = {"lastturn": "turn", "pot": "showdown", "shared": "showdown"}.get(moment, moment)
    result = {"game": "thirtyone", "phase": phase, "toMove": 0, "view": view,
              "options": {"source": "widow", "settlement": "pot", "chips": 10, "ante": 1, "maxHands": 20, "pack": "52",
                          "lives": 3, "county": True, "threeOfAKind305": False, "blitzAfterKnock": False,
                          "knockFromRound": 1}, "seats": guests(seats)}
    if moment == "lastturn":
        view.update(knocker=seats - 1, middle=["AH", "7C", "6D"])
    elif moment == "discard":
        view["hand"] = own + ["8S"]
    elif moment in ("blitz", "pot", "shared"):
        view.update(shown=batches, knocker=None if moment == "blitz" else seats - 1)
    elif moment == "end":
        result["winner"] = 1
        view.update(shown=batches, deal=20)
    return result


def bets(moment, seats):
    """The scene of that moment of a match with side bets: somebody offers the person one ("betanswer"), the person may
    offer one, playing ("betoffer") or out of the match ("betout"), and a turn with bets that are open ("betturn")."""
    result = thirtyone({"betturn": "turn", "betout": "watching"}.get(moment, "turn"), seats)
    view = result["view"]
    result["options"].update(sideBets=True, sidePurse=20)
    view.update(purse=[16, 18, 14, 20, 20, 20, 20][:seats], bets=[], offer=None)
    if seats > 2:
        view["bets"] = [{"by": 2, "with": 0, "backs": 2, "against": 0, "stake": 2}]
    if seats > 3 and moment == "betturn":
        view["bets"].append({"by": 0, "with": 1, "backs": 0, "against": 1, "stake": 2})
    if moment == "betturn":
        return result
    result.update(phase="offer", toMove=0)
    if moment == "betanswer":
        view["offer"] = {"by": 1, "with": 0, "backs": 1, "against": 0, "stake": 2}
    return result


def switch(moment, seats):
    """The scene of that moment of Switch, a set of house rules of Thirty-One, for so many seats."""
    own, aside, middle = ["KC", "9C", "2D"], ["AH", "7S", "3D"], ["AD", "QD", "4C"]
    if moment in ("turn", "lastturn"):
        own, aside = ["2H", "9S", "KD"], []
    closed = ["KS", "8H", "3C"] if moment == "lastturn" else []
    own = ["9S", "8S", "7S"] if moment == "restart" else own
    taken = own + aside + middle + closed
    deck = [card for card in FRENCH_PACK if card not in taken]
    random.Random(13 * seats + 5).shuffle(deck)
    batches = [own] + [deck[3 * i:3 * i + 3] for i in range(seats - 1)]
    score = [4 - i % 4 for i in range(seats)]
    view = {"deal": 4, "dealer": 0 if moment == "dealer" else seats - 1, "score": score, "pool": 4 * seats - sum(score),
            "hand": own, "second": None, "middle": middle, "closed": [None] * 3, "closedFrom": None, "stock": 0,
            "knocker": None, "lap": 2, "known": [[] for _ in range(seats)], "shown": [None] * seats}
    result = {"game": "thirtyone", "phase": "turn" if moment == "lastturn" else moment, "toMove": 0, "view": view,
              "options": {"source": "switch", "settlement": "lives", "pack": "52", "lives": 3, "county": True,
                          "capRounds": 10, "switchReset": "cancelHand", "threeOfAKind305": False,
                          "blitzAfterKnock": False, "knockFromRound": 1}, "seats": guests(seats)}
    if moment == "dealer":
        view.update(second=aside, middle=[])
    elif moment == "turn":
        view["closedFrom"] = seats // 2
    elif moment == "lastturn":                                # what the person has laid there
        view.update(closed=closed, closedFrom=0, knocker=seats - 1)
    elif moment == "cut":
        view.update(hand=None, closed=[], stock=49)
    elif moment == "restart":
        view.update(knocker=seats - 1, shown=batches)
    return result


def stopthebus(moment, seats):
    """The scene of that moment of Stop the Bus for so many seats."""
    own, middle = ["7D", "8S", "KC"], ["9D", "2C", "2H"]
    laid = {"stop": {0: ["7D", "8S", "9D"]}, "prial": {0: ["QH", "QS", "4C"], 1: ["3S", "3H", "3D"]},
            "replayed": {0: ["AC", "KD", "9H"], 1: ["AS", "KH", "9C"]}}.get(moment, {0: own})
    if moment == "stop":
        middle = ["KC", "2C", "2H"]
    taken = set(middle).union(*laid.values())
    deck = [card for card in FRENCH_PACK if card not in taken]
    random.Random(11 * seats + 6).shuffle(deck)
    batches = [laid.get(seat) or [deck.pop() for _ in range(3)] for seat in range(seats)]
    tokens = [3 - i % 3 for i in range(seats)]
    if moment == "watching":
        tokens[0] = 0
    nobody = [None] * seats
    view = {"deal": 4, "dealer": seats - 1, "tokens": tokens, "pool": 0, "hand": batches[0], "monte": middle,
            "stock": 52 - 3 * (seats + 1), "knocker": None, "lap": 2, "known": [[] for _ in range(seats)], "shown": list(nobody)}
    phase = {"lastturn": "turn", "watching": "turn", "prial": "showdown", "replayed": "showdown"}.get(moment, moment)
    result = {"game": "stopthebus", "phase": phase, "toMove": 1 if moment == "watching" else 0, "view": view,
              "options": {"bragQuirks": True, "mayPass": False, "finalStand": True, "tokens": 3, "capRounds": 20},
              "seats": guests(seats)}
    if moment == "first_dealer":
        view.update(deal=0, dealer=1, hand=None, monte=[], stock=0, tokens=[3] * seats)
    elif moment == "cut":
        view.update(hand=None, monte=[], stock=52)
    elif moment == "turn":
        view["known"][seats - 1] = [deck[-1]]
    elif moment == "lastturn":
        view.update(knocker=seats - 1)
    elif moment == "watching":
        view.update(hand=None)
    elif moment == "replayed":                                # the last two tie with their last tokens
        view["tokens"] = [1, 1] + [0] * (seats - 2)
        view.update(shown=batches[:2] + nobody[2:], knocker=1)
    elif moment in ("showdown", "prial", "end"):
        view.update(shown=batches, knocker=0 if moment == "showdown" else 1)
        if moment == "end":
            result["winner"] = 1
            view["tokens"] = [0, 2] + [0] * (seats - 2)
    return result


def knock(moment):
    """The scene of that moment of Knock!, which has four seats."""
    hand = ["KC", "9C", "KD", "7D", "HS", "8S", "QB", "TB", "03", "06", "12", "19", "21"]
    first = {"leader": 2, "cards": ["KS", "9S", "JS", "TS"]}
    fool = {"leader": 2, "cards": ["7B", "00", "KB", "9B"]}   # the Fool stays with seat 3
    view = {"deal": 2, "dealer": 3, "score": [12, -12], "tricks": [0, 0], "over": [], "trick": {"leader": 1, "cards": []},
            "hand": hand}
    result = {"game": "knock", "phase": moment, "toMove": 0, "view": view,
              "options": {"direction": "clockwise", "pointScale": "trumpsZero", "topTrump": "world", "discardsNeedATrick": False,
                          "signals": "full", "signalsPerPlay": 1, "showAllTricks": False, "handsPerMatch": "4"},
              "seats": guests(4)}
    if moment == "cut":
        view.update(hand=None)
    elif moment == "discard":
        view.update(dealer=0, hand=["KC", "9C", "KD", "JD", "8D", "HS", "8S", "TS", "KB", "01", "03", "06", "12", "17", "00"])
    elif moment == "trumps":                                  # one card that may be laid away, and for want of more a trump
        result["phase"] = "discard"
        view.update(dealer=0, hand=["KC", "KD", "KS", "KB", "7C", "01", "03", "06", "09", "10", "12", "14", "17", "21", "00"])
    elif moment in ("lead", "request"):
        result["phase"] = "turn" if moment == "lead" else moment
        view.update(hand=[card for card in hand if card not in ("HS", "TB")], tricks=[2, 0], over=[fool], fool=3, foolIn=0,
                    trick={"leader": 0 if moment == "lead" else 2, "cards": []})
    elif moment in ("turn", "void"):
        result["phase"] = "turn"
        view["trick"] = {"leader": 1, "cards": ["JD", "TD", "08"]}
        if moment == "void":
            view["hand"] = [card for card in hand if card[1] != "D"]
            view.update(over=[first], tricks=[1, 1], shown=["09"])
    elif moment in ("mine", "partners", "shown"):             # whose two cards lie beside the trick, and whose Fool
        result["phase"] = "turn"
        whose = {"mine": 0, "partners": 2, "shown": 3}[moment]
        view["trick"] = {"leader": 1, "cards": ["JD", "TD", "QD"]}
        view.update(dealer=whose, hand=[card for card in hand if card not in ("HS", "TB")], tricks=[2, 0], over=[fool], fool=whose,
                    foolIn=0 if moment == "shown" else 1)
        view.update({"mine": {"laid": ["9S", "8D"]}, "partners": {}, "shown": {"shown": ["14"]}}[moment])
    elif moment in ("showdown", "end"):
        deck = [card for card in TAROT if card != "00"]
        random.Random(5).shuffle(deck)
        laid = [card for card in deck if card[0] in "789" and card[1] in "DCSB"][:2]
        deck = [card for card in deck if card not in laid]
        deck.insert(7, "00")
        over = [{"leader": trick % 4, "cards": deck[4 * trick:4 * trick + 4]} for trick in range(13)]
        result["options"]["showAllTricks"] = True             # all are counted
        view.update(hand=[], over=over, laid=laid, tricks=[6, 7], score=[16, -16], fool=0, foolIn=1) # what they come to
        if moment == "end":
            view["deal"] = 4
            result["winner"] = 0
    return result


def meld(side, cards):
    """A meld of that side: "5H 6H XR=7H" is a run in which a joker stands for the seven."""
    codes = [card.split("=")[0] for card in cards.split()]
    faces = [card.split("=")[-1] for card in cards.split()]
    kind = "jokers" if all(code[0] == "X" for code in codes) else "group" if len({face[0] for face in faces}) == 1 else "run"
    result = {"side": side, "kind": kind, "cards": codes}
    if faces != codes:
        result["as"] = faces
    return result


def pinale(moment, seats, pairs=False):
    """The scene of that moment of Pinale."""
    def side(seat):
        return seat % 2 if pairs else seat
    early = [meld(side(0), "5H 6H 7H 8H"), meld(side(1), "6D 7D 8D 9D TD JD"), meld(side(0), "8S 9S TS JS QS KS AS"),
             meld(side(1), "QH QS QC"), meld(side(0), "KH KD KC XR=KS")]
    if seats > 2:
        early += [meld(side(2), "7H 7S 7D 7C"), meld(side(2), "TH JH QH KH AH")]
    if seats > 3:
        early += [meld(side(3), "3S 4S 5S 6S 7S 8S"), meld(side(3), "AD AC AH")]
    late = early + [meld(side(1), "9C TC JC XB=QC"), meld(side(0), "3C 4C 5C 6C 2S=7C 8C"), meld(side(1), "AS AH AC"),
                    meld(side(0), "4S 4D 4H"), meld(side(0), "QD QC QS QH")]
    if seats > 2:
        late += [meld(side(2), "3D 4D XR=5D 6D"), meld(side(2), "9S 9C 9D 2C=9H"), meld(side(1), "TH TS TC")]
    if seats > 3:
        late += [meld(side(3), "JH JC JD"), meld(side(3), "3H 3C 3D"), meld(side(3), "8H 9H TH XB=JH QH")]
    board = late if moment in ("late", "showdown", "end") else early
    hand = "4S JS KS QH KH 9H 3D 8D TD 7C QC XR 2S".split()
    view = {"deal": 3, "dealer": 1, "score": [610, 585, 410, 305][:seats], "hand": hand, "board": board, "up": "5S", "pile": 9,
            "stock": 34, "reshuffles": 0, "held": [len(hand), 9, 11, 7][:seats]}
    if pairs:
        view["score"] = [610, 585, 610, 585]
    phase = {"wild": "turn", "owed": "turn", "late": "turn"}.get(moment, moment)
    result = {"game": "pinale", "phase": phase, "toMove": 0, "view": view,
              "options": {"teams": "pairs" if pairs else "off", "direction": "clockwise", "maxWildsPerMeld": "notMoreThanNaturals",
                          "pureQualifier": False, "goOutBonus": "0", "stockOut": "reshuffle", "maxReshuffles": 2,
                          "wildGroupDoubling": "naturals", "fullRunWilds": False, "showDiscardHistory": False, "end": "target2500"},
              "seats": guests(seats)}
    if phase == "turn":
        view["hand"] = hand + ["9D"]
        view["drew"] = "9D"
        view["held"][0] = len(hand) + 1
    if moment in ("first_dealer", "cut"):
        view.update(board=[], hand=[], up=None, pile=0, stock=0, held=[0] * seats, deal=0 if moment == "first_dealer" else 2)
        del view["up"]
    if moment in ("showdown", "end"):
        view["rest"] = [["AS", "7D", "XB"], [], ["3S", "4S", "JC", "JD", "QD"], ["3C", "4C", "9D", "KS", "KD", "AC", "2C"]][:seats]
        view["hand"] = []
        view["held"] = [0] * seats
    if moment == "end":
        view["score"] = [2510, 1985, 1210, 905][:seats] if not pairs else [2510, 1985, 2510, 1985]
        result["winner"] = 0
    return result


def every():
    """The scenes by name."""
    for moment in MOMENTS:
        for seats in (2, 3, 6, 12, 24):
            yield f"{moment}-{seats}", scene(moment, seats)
    for moment in MAMBASSA_MOMENTS:
        for seats in (2, 5, 8):
            yield f"mambassa-{moment}-{seats}", mambassa(moment, seats)
    for moment in THIRTYONE_MOMENTS:
        for seats in (2, 4, 7):
            yield f"thirtyone-{moment}-{seats}", thirtyone(moment, seats)
    for moment in STOPTHEBUS_MOMENTS:
        for seats in (2, 4, 7):
            yield f"stopthebus-{moment}-{seats}", stopthebus(moment, seats)
    for moment in KNOCK_MOMENTS:
        yield f"knock-{moment}-4", knock(moment)
    for moment in PINALE_MOMENTS:
        for seats, pairs in PINALE_TABLES:
            yield f"pinale-{moment}-{'pairs' if pairs else seats}", pinale(moment, seats, pairs)


def main():
    if len(sys.argv) != 2:
        sys.exit("usage: make.py OUTDIR")
    folder = pathlib.Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    for name, made in every():
        (folder / f"{name}.json").write_text(json.dumps(made, indent=1) + "\n")


if __name__ == "__main__":
    main()
