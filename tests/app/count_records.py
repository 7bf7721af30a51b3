#!/usr/bin/python3
# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Counts one seat's matches from records of Petrangola or of Mambassa: a program of its own, written from the format's page and the rules
alone, that shares no line with the game. Prints one JSON object. The records count in the order in which they are given.

    count_records.py [--seat N] [--level NAME] [--each] FILE…

Without --seat it is the seat whose kind is "human". --level takes only tables where all computer seats are of that kind,
or with "mixed" those where they are not of one. --each prints one object a record instead, a line each.
"""
import argparse
import json
from collections import Counter

WINDOW = 20  # matches of which the rates over time tell
ORDER = "234567JHKA"


def kind_of_hand(cards, options):
    ranks = sorted(ORDER.index(card[0]) for card in cards)
    if len(set(ranks)) == 1:
        return "petrangoloni" if cards[0][0] == "A" else "petrangole"
    if len({card[1] for card in cards}) == 1:
        low, middle, high = ranks
        if (middle - low, high - middle) == (1, 1):
            return "petrangole"
        if options["aceLow"] and {card[0] for card in cards} == {"A", "2", "3"}:
            return "petrangole"
    return None


def count(lines, seat):
    header, rest = lines[0], lines[1:]
    four = header["game"] == "mambassa"
    found = Counter()
    course = ""
    seats = len(header["seats"])
    last_deal = [0] * seats  # in which a seat was seen with cards
    standing = [True] * seats
    deal = 0
    knock = None
    kept_all = False  # the turn's first step exchanged none
    winner = None
    for line in rest:
        event = line["event"]
        if event == "deal":
            deal, knock = line["number"], None
            for one in range(seats):
                if line["hands"][one]:
                    last_deal[one] = deal
        elif event == "move" and knock is None:
            action = line["move"]["action"]
            if action in ("knock", "keep"):
                knock = (line["seat"], action)
            elif action == "exchange" and len(line["move"]["take"]) == (4 if four else 3):
                knock = (line["seat"], "shirt")
            elif action == "stay" and kept_all:  # before a knock only Mambassa knows it
                knock = (line["seat"], "knock")
            kept_all = action == "exchange" and not line["move"]["take"]
        elif event == "declared":
            if seat in line["seats"]:
                found[{"mambassa": "mambasse", "quarantuna": "quarantune"}[line["name"]]] += 1
        elif event == "showdown":
            standing = [tokens > 0 for tokens in line["tokens"]]
            mine = line["hands"][seat]
            if mine:
                course += {(False, False): ".", (True, False): "-", (False, True): "+", (True, True): "="}[
                    seat in line["worst"], seat in line["gained"]]
                kind = None if four else kind_of_hand(mine, header["options"])
                if kind:
                    found[kind] += 1
            if knock and knock[0] == seat:
                ended = "Paid" if seat in line["worst"] else "Others" if line["worst"] else "Nobody"
                found[knock[1] + ended] += 1
        elif event == "reentry":
            if line["accepted"]:
                standing[line["seat"]] = True
                if line["seat"] == seat:
                    found["reentries"] += 1
        elif event == "end":
            winner = line["winner"]
    # who played on longest stands best; the winner before all
    def fate(one):
        return (1, 0) if one == winner else (0, last_deal[one])
    place = 1 + sum(fate(one) > fate(seat) for one in range(seats))
    assert [one for one in range(seats) if standing[one]] in ([winner], [])
    return {"course": course, "place": place, "won": winner == seat, "reentries": found.pop("reentries", 0),
            "counts": dict(sorted(found.items()))}


def longest(letters, wanted):
    best = now = 0
    for letter in letters:
        now = now + 1 if letter in wanted else 0
        best = max(best, now)
    return best


def total(counted):
    places, counts = Counter(), Counter()
    for one in counted:
        places[str(one["place"])] += 1
        counts.update(one["counts"])
    course = "".join(one["course"] for one in counted)
    wins = "".join("w" if one["won"] else "l" for one in counted)
    recent = [counted[max(0, at + 1 - WINDOW):at + 1] for at in range(len(counted))]
    return {
        "matches": len(counted), "wins": wins.count("w"), "deals": len(course), "reentries": sum(one["reentries"] for one in counted),
        "tokensLost": course.count("-") + course.count("="), "tokensGained": course.count("+") + course.count("="),
        "places": dict(sorted(places.items())), "counts": dict(sorted(counts.items())),
        "longestWins": longest(wins, "w"), "longestWithoutWin": longest(wins, "l"), "longestUnpaid": longest(course, ".+"),
        "winShares": [round(sum(one["won"] for one in some) / len(some), 9) for some in recent],
        "lossRates": [round(sum(one["course"].count("-") + one["course"].count("=") for one in some)
                            / max(1, sum(len(one["course"]) for one in some)), 9) for some in recent],
    }


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seat", type=int)
    parser.add_argument("--level")
    parser.add_argument("--each", action="store_true")
    parser.add_argument("files", nargs="*", metavar="FILE")
    wanted = parser.parse_args()
    counted = []
    for path in wanted.files:
        with open(path, encoding="utf-8") as file:
            lines = [json.loads(line) for line in file.read().split("\n") if line]
        kinds = [seat["kind"] for seat in lines[0]["seats"]]
        seat = wanted.seat if wanted.seat is not None else kinds.index("human")
        others = set(kinds[:seat] + kinds[seat + 1:])
        if wanted.level and (others.pop() if len(others) == 1 else "mixed") != wanted.level:
            continue
        counted.append(count(lines, seat))
    if wanted.each:
        for one in counted:
            print(json.dumps(one, separators=(",", ":")))
    else:
        print(json.dumps(total(counted)))


if __name__ == "__main__":
    main()
