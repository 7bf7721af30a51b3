#!/usr/bin/python3
# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Chooses Pinale and plays of it as somebody does who cannot see it: by the actions, names and descriptions of the
accessible tree and by what is announced. It ends once a deal is counted, all of it was done, and the log was compared
with what was heard; or with the match.

    by_ear.py BINARY OUTDIR [LANGUAGE [match]]    usually Italian
"""

import re
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[3] / "e2e"))
sys.path.insert(0, str(Path(__file__).resolve().parent))

import reader as ears
from desk import LOOK_SECONDS, Trouble
from play_match import POINTS, RANKS, melds

ITALIAN = {
    "ranks": "asso tre quattro cinque sei sette otto nove dieci fante donna re", "suits": "fiori quadri cuori picche",
    "of": "di", "two": "due|pinella", "joker": "jolly",
    "new match": "Nuova partita", "begin": "Si comincia", "next": "Avanti", "skip": "Salta", "cut": "Taglio qui",
    "home": "Torna all’inizio", "quit": "Esci", "log": "Registro", "the log": "La partita finora", "close": "Chiudi",
    "hand": "La tua mano", "stock": "Tallone", "pile": "Pozzo: ", "own": "I tuoi giochi", "theirs": r"I giochi di (\w+)",
    "draw": "Pesca", "take": "Prendi ", "lay": "Cala |Attacca|Prendi ", "discard": "Scarta ", "back": "Annulla",
    "ways": "Come calare", "not now": "adesso non si può", "drawn": "pescata", "due": "da calare", "may go out": "puoi chiudere", "stay": r"in mano rest\w+ (\d+)|e chiudi",
    "turn": r"^Tocca a te: pesca una carta(?:, o prendi (?P<top>.*?) dal pozzo)?\. Hai in mano (?P<hand>.*)\.$",
    "deal": r"^Smazzata \d+\. In mano: (.*?)\. Hai \d+ punti in mano", "cannot take": "^La carta in cima al pozzo si prende solo se",
    "took": r"^Hai preso (.*): è da calare in questo turno\.$", "drew": r"^Peschi (.*?)\. Cala quel che vuoi, poi scarta una carta\.$",
    "run": r"scala di (\w+) da (\w+) ad? (\w+)", "group": r"tris d(?:i |’)(\w+): ([^;]*)", "many": {"assi": "A", "fanti": "J", "donne": "Q"},
    "first draw": "^Prima pesca una carta", "owed": "^La carta presa dal pozzo va calata prima di scartare",
    "offer": r"^Si può calare: (.*)\.$", "gain": r"([+−]?[\d.]+) punt[io]", "laid": r"^Calato: (.*), \+([\d.]+) punti\.( Ancora da calare: .*)?$",
    "taken back": r"^Annullato: .*\. Hai in mano (.*)\.$", "on the pile again": r"^Di nuovo sul pozzo: (.*)\.$", "discarded": r"^Scarti (.*)$",
    "own line": r"^(Prendi .* dal pozzo|Cali: .*|Attacchi .*|Metti .* e prendi .* in cambio)$",
    "takes": "{0} prende (.*) dal pozzo", "lays": r"{0} cala: .* \([\d.]+ punt[io]\)", "adds": r"{0} attacca .*: .* \([\d.]+ punt[io]\)",
    "swaps": "{0} mette .* e prende .* in cambio", "discards": "{0} (?:pesca, e )?scarta (.*)",
    "goes out": "^(Chiudi|Hai chiuso|.* chiude|.* ha chiuso|Il tallone è finito: la smazzata .*)$", "result": r"^(.*): ([+−]?[\d.]+) in questa smazzata, ([−\d.]+) in tutto$",
    "you": "Tu", "points": r"(−?[\d.]+) punt[io]", "on the table": r"in tavola (−?[\d.]+)", "counted": r"smazzata ([+−]?[\d.]+); partita (−?[\d.]+)$",
    "deal 2": "^Smazzata 2", "won": "Hai vinto la partita!|vince la partita", "wins": "vince la partita|^Vinci la partita",
    # besides the lines of the log
    "questions": r"^(Tocca a te: |Peschi |Si può calare: |Calato: |Ripreso\. |Di nuovo sul pozzo: |Hai preso |Prima pesca |Prima cala |La carta presa dal pozzo |"
                 r"La carta in cima al pozzo |Tagli tu il mazzo di |Scegli la carta da scartare|Una carta deve restare)",
}
ENGLISH = {
    "ranks": "ace 3 4 5 6 7 8 9 10 jack queen king", "suits": "clubs diamonds hearts spades",
    "of": "of", "two": "two|2", "joker": "joker",
    "new match": "New match", "begin": "Deal the cards", "next": "Go on", "skip": "Skip", "cut": "Cut here",
    "home": "To the start page", "quit": "Quit", "log": "Log", "the log": "The match so far", "close": "Close",
    "hand": "Your hand", "stock": "Stock", "pile": "Discard pile: ", "own": "Your melds", "theirs": r"The melds of (\w+)",
    "draw": "Draw", "take": "Take the ", "lay": "Lay |Add to |Take the ", "discard": "Discard the ", "back": "Take back",
    "ways": "Lay them as", "not now": "not possible now", "drawn": "drawn", "due": "to be laid", "may go out": "may go out", "stay": r"(\d+) points? left in hand|and go out",
    "turn": r"^Your turn: draw a card(?:, or take (?P<top>.*?) from the pile)?\. You hold (?P<hand>.*)\.$",
    "deal": r"^Deal \d+\. You hold (.*?): \d+ points in the hand", "cannot take": "^The top of the pile may be taken only if",
    "took": r"^You have taken (.*): it must be laid in this turn\.$", "drew": r"^You draw (.*?)\. Lay what you like, then discard a card\.$",
    "run": r"run of (\w+) from (\w+) to (\w+)", "group": r"three (\w+): ([^;]*)",
    "many": {f"{each}s": rank for each, rank in zip(range(3, 11), "3456789T")} | {"aces": "A", "jacks": "J", "queens": "Q", "kings": "K"},
    "first draw": "^First draw a card", "owed": "^The card that you took from the pile must be laid",
    "offer": r"^You can lay: (.*)\.$", "gain": r"([+−]?[\d,]+) points?", "laid": r"^Laid: (.*), \+([\d,]+) points\.( Still to be laid: .*)?$",
    "taken back": r"^Taken back: .*\. You hold (.*)\.$", "on the pile again": r"^Back on the pile: (.*)\.$", "discarded": r"^You discard (.*)$",
    "own line": r"^You (take .* from the pile|lay: .*|add .*|lay .* and take .*)$",
    "takes": "{0} takes (.*) from the pile", "lays": r"{0} lays: .* \([\d,]+ points?\)", "adds": r"{0} adds .*: .* \([\d,]+ points?\)",
    "swaps": "{0} lays .* and takes .* for it", "discards": "{0} (?:draws, and )?discards (.*)",
    "goes out": "^(You (?:go|went) out|.* (?:goes|went) out|The stock is used up: the deal ends.*)$", "result": r"^(.*): ([+−]?[\d,]+) in this deal, ([−\d,]+) in all$",
    "you": "You", "points": r"(−?[\d,]+) points?", "on the table": r"on the table (−?[\d,]+)", "counted": r"deal ([+−]?[\d,]+); match (−?[\d,]+)$",
    "deal 2": "^Deal 2", "won": "You have won the match!|You win the match|wins the match", "wins": "wins? the match",
    "questions": r"^(Your turn: |You draw |You can lay: |Laid: |Taken back\. |Back on the pile: |You have taken |First draw |First lay |The card that you took |"
                 r"The top of the pile |Cut the pack for |Choose the one card|One card must be left)",
}
NAMED = {"push button", "check box", "list item", "label", "heading", "dialog", "list", "radio button", "slider"}


class Doubled:
    """The cards of two packs with jokers: of a joker only that it is one counts, "X"."""

    def __init__(self, words):
        self.ranks = dict(zip(words["ranks"].split(), RANKS)) | {two: "2" for two in words["two"].split("|")}
        self.suits = dict(zip(words["suits"].split(), "CDHS"))
        self.pattern = re.compile(r"\b(?:(%s)(?: %s (%s))?|(%s))\b" % ("|".join(self.ranks), words["of"], "|".join(self.suits), words["joker"]))

    def cards_of(self, words):
        """Of several of one suit only the last has it: "the five and the six of hearts"."""
        cards, waiting = [], []
        for rank, suit, joker in self.pattern.findall(words):
            if joker:
                cards.append("X")
                continue
            waiting.append(self.ranks[rank])
            if suit:
                cards += [each + self.suits[suit] for each in waiting]
                waiting = []
        return cards

    def card_of(self, words):
        found = self.cards_of(words)
        if not found:
            raise Trouble(f"no card is named in \"{words}\"")
        return found[0]


def number(words):
    return int(re.sub("[.,+]", "", words).replace("−", "-"))


class Pinale(ears.Match):
    settings = "\n[table-pinale]\nend=hands4\n"
    words = ITALIAN
    whole = False
    wanted = {"draw", "take", "owed", "lay a group", "lay a run", "extend", "take back", "discard", "refused", "not taken", "others’ turn", "count", "log"}
    seconds = 160

    def __init__(self, reader):
        super().__init__(reader)
        self.pack = Doubled(self.words)
        self.questions = re.compile(self.words["questions"])
        self.dealt = self.turn_from = self.began  # announcements that there were before this deal, and this turn
        self.other = self.panel = None
        self.own = []  # melds
        self.may_go_out = False
        self.looked = set()  # melds of others, as they are told

    def name(self, what):
        return f"^{self.words[what]}$"

    # ------------------------------------------------------------ the tree

    def tree(self):
        """All that shows; nothing of it that can be come to lacks a name."""
        nodes = self.reader.tree()
        for node in nodes:
            if not node.name.strip() and (node.role in NAMED or "focusable" in node.states):
                raise Trouble(f"without a name: {node} in {[str(parent) for parent in node.parents]}")
        return nodes

    @staticmethod
    def button(name, nodes):
        return next((node for node in nodes if node.role == "push button" and re.match(f"({name})", node.name)), None)

    def lay(self):
        reader = self.reader
        reader.press(self.name("new match"))
        reader.wait_for("push button", self.name("begin"))
        radio = reader.wait_for("radio button", "^Pinale$")
        if "checked" not in radio.states:
            reader.act(radio, "Press")
        reader.until(lambda: "checked" in reader.find("radio button", "^Pinale$").states, "Pinale to be chosen")
        self.tree()
        reader.press(self.name("begin"))

    def hand(self):
        """Read alone, as the whole tree is long."""
        if not self.panel:
            self.panel = self.reader.wait_for("list", self.name("hand"))
        things = [self.panel.thing.get_child_at_index(index) for index in range(self.panel.thing.get_child_count())]
        nodes = [ears.Node(thing, [self.panel]) for thing in things if thing]
        self.reader.spoken.update(words for node in nodes for words in (node.name, node.description))
        return [(node, self.pack.card_of(node.name)) for node in nodes if node.role == "check box" and node.shows]

    def hand_of(self, count):
        return self.reader.until(lambda: (lambda now: now if len(now) == count else None)(self.hand()), f"{count} cards in the hand")

    def boards(self, nodes=None):
        """The melds, as they are told, of the person and of the other; and what both come to."""
        own, others, value, theirs = [], [], None, None
        for node in nodes or self.tree():
            if node.role != "label":
                continue
            if node.inside(self.words["own"]):
                if node.name.startswith(self.words["own"]):
                    self.may_go_out = self.words["may go out"] in node.name
                    value = number(re.search(self.words["points"], node.name)[1])
                else:
                    own.append(node.name)
            elif any(re.match(self.words["theirs"], parent.name) for parent in node.parents):
                head = re.search(self.words["on the table"], node.name)
                if head:
                    theirs = number(head[1])
                    self.other = node.name.split(";")[0].split(",")[0]
                else:
                    others.append(node.name)
        return own, others, value, theirs

    def worth(self, told):
        """What a meld counts is told last of it."""
        return number(re.search(self.words["points"] + "$", told)[1])

    def boards_add_up(self, nodes=None):
        own, others, value, theirs = self.boards(nodes)
        if sum(map(self.worth, own)) != value or sum(map(self.worth, others)) != theirs:
            raise Trouble(f"{own} should be {value}, {others} should be {theirs}")
        self.looked.update(others)
        return own, value

    # ------------------------------------------------------------ ears

    def heard(self, what, since=None):
        """The sentence, told once since something was last done."""
        start = self.asked if since is None else since
        self.reader.hears(self.words[what], start)
        told = [found for found in (re.search(self.words[what], one) for one in self.reader.sentences()[start:]) if found]
        if len(told) != 1:
            raise Trouble(f"{what} was told {len(told)} times: {[one.string for one in told]}")
        return told[0]

    def same(self, told, cards, what):
        listed = self.pack.cards_of(told)
        if listed != cards:
            raise Trouble(f"{what}: \"{told}\", and there are {cards}")

    def now(self):
        self.asked = len(self.reader.sentences())

    # ------------------------------------------------------------ a deal

    def deal(self):
        """Until it is counted. Says whether there is anything left to do."""
        reader, words = self.reader, self.words
        while True:
            what = reader.until(self.something_to_do, f"something to do after {reader.sentences()[self.turn_from:]}", 60)
            if what == "count":
                self.count()
                return
            if what == "turn":
                if self.deals > 1 and not self.compared:
                    self.read_log()
                    if not self.whole and self.wanted <= self.did:
                        return
                self.turn()
            elif what == "cut":
                self.do("cut", self.name("cut"))
                reader.until(lambda: not reader.find("push button", self.name("cut")), "the pack to be cut")
            else:
                self.do("skip", self.name("skip"))
                reader.until(lambda: not reader.find("push button", self.name("skip")), "it to be skipped")

    def something_to_do(self):
        names = {node.name for node in self.reader.tree() if node.role == "push button"}
        if self.words["home"] in names or self.words["next"] in names:
            return "count"
        for name in ("cut", "skip"):
            if self.words[name] in names:
                return name
        turn = any(re.search(self.words["turn"], one) for one in self.reader.sentences()[self.turn_from:])
        return "turn" if turn and self.words["draw"] in names else None

    def turn(self):
        reader, words = self.reader, self.words
        self.turns += 1
        asked = self.heard("turn", self.turn_from)
        self.others_turn(reader.sentences()[self.turn_from:])
        hand = self.hand_of(len(self.pack.cards_of(asked["hand"])))
        cards = [code for _, code in hand]
        self.same(asked["hand"], cards, "the hand")
        nodes = self.tree()
        self.own = self.boards_add_up(nodes)[0]
        self.now()
        time.sleep(LOOK_SECONDS)
        if "refused" not in self.did:
            reader.act(hand[0][0], "Toggle")
            self.heard("first draw")
            self.did.add("refused")
        top = self.button(words["pile"], nodes)
        took = False
        if asked["top"]:
            ticket = self.button(words["take"], nodes)
            card = self.pack.card_of(asked["top"])
            if not top or not ticket:
                raise Trouble(f"\"{asked.string}\", and the pile is {top}, its ticket {ticket}")
            if [self.pack.card_of(one.name) for one in (top, ticket)] != [card, card]:
                raise Trouble(f"{card} is told, and there are {top} and {ticket}")
            took = self.take(ticket, card, cards)
        if not took:
            self.draw(cards, nodes)
        self.lay_melds(took)
        self.discard()

    def take(self, ticket, card, cards):
        """Says whether it was taken and laid."""
        reader, words = self.reader, self.words
        self.now()
        if words["not now"] in ticket.description:
            if "not taken" not in self.did:
                reader.act(ticket, "Press")
                self.heard("cannot take")
                self.did.add("not taken")
            return False
        reader.act(ticket, "Press")
        self.same(self.heard("took")[1], [card], "the top of the pile")
        hand = self.hand_of(len(cards) + 1)
        if not re.search(words["due"], hand[-1][0].description) or hand[-1][1] != card:
            raise Trouble(f"nothing tells that {card} is to be laid: {hand[-1][0]}")
        self.did.add("take")
        if "owed" not in self.did:
            self.choose([0])
            time.sleep(LOOK_SECONDS)
            reader.act(reader.wait_for("push button", "^" + words["discard"], words["not now"]), "Press")
            self.heard("owed")
            self.choose([0])
            self.did.add("owed")
        codes = [code for _, code in hand]
        for slots in [[len(cards)], *(slots for slots in self.some_melds(codes) if len(cards) in slots)]:
            if self.try_to_lay(slots):
                self.did.add(self.kind(slots, codes) if len(slots) > 1 else "extend")
                return True
        self.now()
        reader.press(self.name("back"))
        self.same(self.heard("on the pile again")[1], [card], "the pile")
        self.hand_of(len(cards))
        self.did.add("put back")
        time.sleep(LOOK_SECONDS)
        return False

    @staticmethod
    def some_melds(cards):
        """Plain ones, then those with a wild card."""
        hand = [card.ljust(2) for card in cards]
        yield from sorted(melds(hand), key=len, reverse=True)
        for wild, card in enumerate(cards):
            if card[0] in "X2":
                for other in {code[0] for code in cards if code[0] in RANKS}:
                    pair = {code[1]: slot for slot, code in enumerate(cards) if code[0] == other}
                    if len(pair) >= 2:
                        yield [*list(pair.values())[:2], wild]
                for suit in "CDHS":
                    run = {RANKS.index(code[0]): slot for slot, code in enumerate(cards) if code[0] in RANKS and code[1:] == suit}
                    for start in range(len(RANKS) - 3):
                        there = [run[place] for place in range(start, start + 4) if place in run]
                        if len(there) == 3:
                            yield [*there, wild]
                return

    def draw(self, cards, nodes):
        reader = self.reader
        self.now()
        reader.act(self.button(self.words["draw" if self.turns % 2 else "stock"] + "$", nodes), "Press")
        told = self.heard("drew")[1]
        hand = self.hand_of(len(cards) + 1)
        drawn = hand[-1]
        self.same(told, [drawn[1]], "what was drawn")
        if not re.search(self.words["drawn"], drawn[0].description) or [code for _, code in hand[:-1]] != cards:
            raise Trouble(f"{drawn[0]} was drawn, {cards} were held, and now {hand}")
        self.did.add("draw")

    def choose(self, slots):
        hand = self.reader.until(self.hand, "the hand")
        for slot in slots:
            node = hand[slot][0]
            was = "checked" in node.states
            self.reader.act(node, "Toggle")
            self.reader.until(lambda: ("checked" in ears.Node(node.thing, []).states) != was, f"{node} to be chosen")

    def try_to_lay(self, slots):
        """Chooses the cards and lays them in the best way that is told, or chooses none. Says whether they lie."""
        reader, words = self.reader, self.words
        hand = self.hand()
        if len(hand) - len(slots) < (1 if self.may_go_out else 2):
            return False
        self.choose(slots[:-1])
        time.sleep(ears.HUSH_SECONDS)
        before = len(reader.sentences())
        self.choose(slots[-1:])
        nodes = self.tree()
        ticket = self.button(words["lay"], nodes)
        offers = [re.search(words["offer"], one) for one in reader.sentences()[before:]]
        if not ticket:
            if any(offers):
                raise Trouble(f"{[one.string for one in offers if one]} is told, and nothing offers it")
            self.choose(slots)
            return False
        told = self.heard("offer", before)
        gain = number(re.search(words["gain"], told[1])[1])
        if re.search(words["gain"], ticket.description) and number(re.search(words["gain"], ticket.description)[1]) != gain:
            raise Trouble(f"\"{told.string}\", and the ticket is {ticket}")
        ways = [node for node in nodes if node.role == "push button" and node.inside(words["ways"])]
        for way in ways:
            if way.name not in told[1]:
                raise Trouble(f"{way} is not told in \"{told.string}\"")
        value = self.boards(nodes)[2]
        self.now()
        time.sleep(LOOK_SECONDS)
        reader.act(ticket, "Press")
        laid = self.heard("laid")
        if laid[1] not in told[1] or number(laid[2]) != gain:
            raise Trouble(f"\"{laid.string}\" after \"{told.string}\"")
        self.hand_of(len(hand) - len(slots))
        self.own, then = self.boards_add_up()
        if then != value + gain:
            raise Trouble(f"{value} and {gain} make {then}: {self.own}")
        return True

    @staticmethod
    def kind(slots, cards):
        return "lay a group" if len({cards[slot][0] for slot in slots if cards[slot][0] in RANKS}) == 1 else "lay a run"

    def lay_melds(self, took):
        """All that lies ready, with a group and a run among it; the first is taken back once."""
        again = True
        while again:
            again = False
            hand = self.hand()
            cards = [code for _, code in hand]
            # What was not laid yet comes first.
            for slots in sorted(self.some_melds(cards), key=lambda each: self.kind(each, cards) in self.did):
                if not self.try_to_lay(slots):
                    continue
                again = True
                self.did.add(self.kind(slots, cards))
                if "take back" not in self.did:
                    self.now()
                    time.sleep(LOOK_SECONDS)
                    self.reader.press(self.name("back"))
                    self.same(self.heard("taken back")[1], cards, "the hand after it")
                    self.hand_of(len(cards))
                    self.own = self.boards_add_up()[0]
                    self.did.add("take back")
                break
        own = self.own
        for slot, (_, card) in enumerate(self.hand()):
            if card[0] in RANKS and any(self.fits(card, meld) for meld in own):
                if self.try_to_lay([slot]):
                    self.did.add("extend")
                elif len(self.hand()) > 2:
                    raise Trouble(f"{card} should fit one of {own}")
                break

    def fits(self, card, meld):
        """As far as the name of the meld tells."""
        run = re.search(self.words["run"], meld)
        if run:
            suit, low, high = self.pack.suits[run[1]], *(self.rank(each) for each in run.groups()[1:])
            order = RANKS + "A"
            last = order.rindex(high) if high == "A" else order.index(high)
            return suit == card[1] and (card[0] in order[last + 1:last + 2] or low != "A" and card[0] == order[order.index(low) - 1])
        group = re.search(self.words["group"], meld)
        return bool(group) and self.rank(group[1]) == card[0] and card[1] not in [
            self.pack.suits[suit] for suit in re.findall("|".join(self.pack.suits), group[2])]

    def rank(self, word):
        """Of a run "quattro", of a group "4" or "re"."""
        known = self.pack.ranks | self.words["many"] | {str(each): rank for each, rank in zip(range(3, 10), "3456789")} | {"10": "T"}
        return known[word]

    def discard(self):
        reader, words = self.reader, self.words
        hand = self.hand()
        slot = min(range(len(hand)), key=lambda each: (hand[each][1][0] in "X2", -POINTS[hand[each][1][0]]))
        self.choose([slot])
        ticket = reader.wait_for("push button", "^" + words["discard"])
        if self.pack.card_of(ticket.name) != hand[slot][1]:
            raise Trouble(f"{ticket} of {hand[slot][0]}")
        if words["not now"] in ticket.description:
            raise Trouble(f"{ticket} with {[code for _, code in hand]}")
        left = re.search(words["stay"], ticket.description)
        if not left or left[1] and int(left[1]) != sum(POINTS[code[0]] for _, code in hand) - POINTS[hand[slot][1][0]]:
            raise Trouble(f"{ticket} with {[code for _, code in hand]}")
        self.now()
        self.turn_from = self.asked
        time.sleep(LOOK_SECONDS)
        reader.act(ticket, "Press")
        self.same(self.heard("discarded")[1], [hand[slot][1]], "the discard")
        self.did.add("discard")

    def others_turn(self, said):
        """Between two turns of the person: what the other takes and lays, and one discard."""
        if not self.other:
            self.boards()
        words = [self.words[what].format(self.other) for what in ("takes", "lays", "adds", "swaps", "discards")]
        turn = [one for one in said if one.startswith(f"{self.other} ")]
        for one in turn:
            if not any(re.fullmatch(each, one) for each in words):
                raise Trouble(f"\"{one}\" in the turn of {self.other}")
        thrown = [one for one in turn if re.fullmatch(words[-1], one)]
        if len(thrown) > 1 or turn and (not thrown or turn[-1] != thrown[0]):
            raise Trouble(f"the turn of {self.other} was told as {turn}")
        if turn:
            self.did.add("others’ turn")

    # ------------------------------------------------------------ afterwards

    def count(self):
        """What the sheet says is what was told."""
        reader, words = self.reader, self.words
        self.heard("goes out", self.dealt)
        told = {}
        for found in filter(None, (re.search(words["result"], one) for one in reader.sentences()[self.dealt:])):
            if found[1] in told:
                raise Trouble(f"told twice: {found.string}")
            told[found[1]] = (number(found[2]), number(found[3]))
        if self.other is None or set(told) != {words["you"], self.other}:
            raise Trouble(f"of the count {told} was told; {reader.sentences()[-8:]}")
        def lines():
            found = {re.split("[,;]", node.name)[0]: node.name for node in self.tree()
                     if node.role == "list item" and re.search(words["counted"], node.name)}
            return found if len(found) == 2 else None
        listed = reader.until(lines, "the count of both")
        for name, line in listed.items():
            found = re.search(words["counted"], line)
            if told[name] != (number(found[1]), number(found[2])):
                raise Trouble(f"\"{line}\", and {told} was told")
        print(f"deal {self.deals}: {list(listed.values())}", flush=True)
        self.did.add("count")

    def read_log(self):
        reader, words = self.reader, self.words
        reader.press(self.name("log"))
        lines = reader.until(self.log_lines, "the lines of the log")
        said = reader.sentences()[self.began:]
        first = next(line for line in lines if not re.search(words["own line"], line))
        start = next(place for place, one in enumerate(said) if one == first or one.startswith(first + ". "))
        # Of the own turn what was taken and laid is told when it is done, in other words.
        ears.compare([line for line in lines if not re.search(words["own line"], line)], said[start:], self.questions)
        reader.press(self.name("close"))
        reader.until(lambda: not reader.find("dialog", self.name("the log")), "the log to be closed")
        print(f"{len(lines)} lines of the log compared", flush=True)
        self.compared = True
        self.did.add("log")

    def log_lines(self):
        window = self.reader.atspi.CoordType.WINDOW
        lines = sorted((node.thing.get_position(window).y, node.name) for node in self.reader.tree()
                       if node.role in ("list item", "heading") and node.under("list") and node.inside(self.words["the log"]))
        names = [name for _, name in lines]
        return names if len(names) > 6 else None


def play(reader, kind):
    match = kind(reader)
    match.lay()
    end = time.monotonic() + kind.seconds * (5 if kind.whole else 1)
    over = False
    while not over:
        match.deal()
        heard = reader.sentences()[match.dealt:]
        print(f"deal {match.deals}: {match.turns} turns, {len(heard)} announcements, did {', '.join(sorted(match.did))}", flush=True)
        over = reader.find("push button", match.name("home")) is not None or not kind.whole and kind.wanted <= match.did
        if over:
            break
        if time.monotonic() > end:
            raise Trouble(f"no end; without {kind.wanted - match.did}")
        match.dealt = match.turn_from = len(reader.sentences())
        match.deals += 1
        match.do("next", match.name("next"))
        reader.until(lambda: not reader.find("push button", match.name("next")), "the next deal")
        # The last deal is followed by the end of the match, any other by the cut, or by what one holds.
        def going_on():
            told = any(re.search(kind.words["deal"], said) for said in reader.sentences()[match.dealt:])
            return told or reader.find("push button", match.name("cut")) is not None
        reader.until(lambda: going_on() or reader.find("push button", match.name("home")), "the next deal, or the end")
        over = not going_on()
    if kind.whole:
        reader.hears(kind.words["wins"], match.began)
    if not kind.wanted <= match.did:
        raise Trouble(f"a match without {kind.wanted - match.did}")
    print(f"melds of others: {sorted(match.looked)}", flush=True)
    ears.check_words(reader)
    if reader.last_errors():
        raise Trouble("on standard error: " + " | ".join(reader.last_errors()[:10]))


if __name__ == "__main__":
    ears.SEED = f"{5:064x}"  # a short deal with a group and a run
    if len(sys.argv) > 3:
        ears.LANGUAGE = sys.argv[3]
        Pinale.words = ENGLISH if ears.LANGUAGE == "en" else ITALIAN
    Pinale.whole = "match" in sys.argv[4:]
    ears.main(Pinale, play)
