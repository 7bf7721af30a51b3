// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "plain_pinale.h"

#include <algorithm>
#include <cstdlib>
#include <set>

namespace plain {

namespace {

using Cards = std::vector<std::string>;
const std::string order = "A3456789TJQKA";

std::string faceOf(const std::string &code)
{
    return code.size() > 2 ? code.substr(3) : code;
}
bool wildIn(const std::string &code)
{
    return code.size() > 2;
}

/// Where a run of these faces begins in the order, or -1.
int startOf(const Cards &cards)
{
    for (std::size_t start = 0; start + cards.size() <= order.size(); ++start) {
        bool fits = true;
        for (std::size_t at = 0; at < cards.size(); ++at)
            fits = fits && faceOf(cards[at])[0] == order[start + at] && faceOf(cards[at])[1] == faceOf(cards[0])[1];
        if (fits)
            return static_cast<int>(start);
    }
    return -1;
}
bool isGroup(const Cards &cards)
{
    std::set<char> suits;
    for (const std::string &card : cards)
        if (faceOf(card)[0] == faceOf(cards[0])[0])
            suits.insert(faceOf(card)[1]);
    return (cards.size() == 3 || cards.size() == 4) && suits.size() == cards.size();
}
bool allJokers(const Cards &cards)
{
    return std::all_of(cards.begin(), cards.end(),
                       [](const std::string &card) { return card[0] == 'X' && !wildIn(card); });
}

Cards without(Cards cards, const std::string &card)
{
    cards.erase(std::find(cards.begin(), cards.end(), card));
    return cards;
}
std::size_t countOf(const Cards &cards, const std::string &card)
{
    return static_cast<std::size_t>(std::count(cards.begin(), cards.end(), card));
}

/// Tries everything, and remembers what it has seen.
class Tries
{
public:
    explicit Tries(const PinaleRules &rules)
        : m_rules(rules)
    {
    }

    bool ends(const PinaleTurn &turn)
    {
        if (turn.hand.empty() || !m_seen.insert(textOf(turn)).second)
            return false;
        return endsHere(turn) || endsAfterASwap(turn) || endsAfterExtending(turn) || endsAfterLaying(turn);
    }

private:
    static std::string textOf(const PinaleTurn &turn)
    {
        Cards hand = turn.hand;
        std::sort(hand.begin(), hand.end());
        std::string text;
        for (const std::string &card : hand)
            text += card + ' ';
        Cards melds;
        for (const PinaleTurn::OnTable &meld : turn.board) {
            std::string line = meld.own ? "own " : "other ";
            for (const std::string &card : meld.cards)
                line += card + ' ';
            melds.push_back(line);
        }
        std::sort(melds.begin(), melds.end());
        for (const std::string &meld : melds)
            text += '|' + meld;
        return text;
    }
    bool endsHere(const PinaleTurn &turn) const
    {
        for (const std::string &card : turn.hand)
            if (countOf(turn.hand, card) > countOf(turn.mayKeep, card))
                return false;
        return turn.hand.size() > 1 || std::any_of(turn.board.begin(), turn.board.end(), [this](const auto &meld) {
                   return meld.own && allowsOut(meld.cards, m_rules);
               });
    }
    bool endsAfterASwap(const PinaleTurn &turn)
    {
        for (std::size_t on = 0; on < turn.board.size(); ++on) {
            for (std::size_t at = 0; at < turn.board[on].cards.size(); ++at) {
                const std::string card = turn.board[on].cards[at];
                if (!wildIn(card) || (card[0] == '2' && !turn.board[on].own) || countOf(turn.hand, faceOf(card)) == 0)
                    continue;
                PinaleTurn next = turn;
                next.hand = without(turn.hand, faceOf(card));
                next.hand.push_back(card.substr(0, 2));
                next.board[on].cards[at] = faceOf(card);
                if (ends(next))
                    return true;
            }
        }
        return false;
    }
    /// Each card as itself, and a wild as each of these.
    static Cards asEach(const std::string &card, const Cards &faces)
    {
        if (!isWildCard(card))
            return {card};
        Cards all;
        for (const std::string &face : faces)
            all.push_back(card + '=' + face);
        if (card[0] == 'X')
            all.push_back(card);
        return all;
    }
    bool endsWith(const PinaleTurn &turn, std::size_t on, const Cards &meld, const Cards &hand)
    {
        if (!meldValue(meld, m_rules))
            return false;
        PinaleTurn next = turn;
        next.hand = hand;
        if (on == turn.board.size())
            next.board.push_back({});
        next.board[on].cards = meld;
        return ends(next);
    }
    bool endsAfterExtending(const PinaleTurn &turn)
    {
        for (std::size_t on = 0; on < turn.board.size(); ++on)
            if (turn.board[on].own && grow(turn, on, turn.board[on].cards, turn.hand, 0))
                return true;
        return false;
    }
    /// Cards are put to an end of the meld one by one; what is no meld in between may become one.
    bool grow(const PinaleTurn &turn, std::size_t on, const Cards &meld, const Cards &hand, int depth)
    {
        if (depth > 0 && endsWith(turn, on, meld, hand))
            return true;
        if (depth == 4 || meld.size() == 13)
            return false;
        const std::set<std::string> different(hand.begin(), hand.end());
        for (const std::string &card : different) {
            for (const std::string &as : asEach(card, facesBeside(meld))) {
                Cards front = meld;
                front.insert(front.begin(), as);
                Cards back = meld;
                back.push_back(as);
                if ((startOf(front) >= 0 && grow(turn, on, front, without(hand, card), depth + 1))
                    || ((startOf(back) >= 0 || isGroup(back) || allJokers(back))
                        && grow(turn, on, back, without(hand, card), depth + 1)))
                    return true;
            }
        }
        return false;
    }
    /// The faces that could come next to a meld: all to nothing.
    static Cards facesBeside(const Cards &meld)
    {
        Cards faces;
        for (const char suit : std::string("CDHS")) {
            for (std::size_t at = 0; at + 1 < order.size(); ++at) {
                const std::string face{order[at], suit};
                const auto beside = [&](const std::string &card) {
                    return order[at] == faceOf(card)[0]
                        || (suit == faceOf(card)[1] && std::abs(placeOf(face) - placeOf(faceOf(card))) % 11 <= 1);
                };
                if (meld.empty() || std::any_of(meld.begin(), meld.end(), beside))
                    faces.push_back(face);
            }
        }
        return faces;
    }
    static int placeOf(const std::string &face) { return static_cast<int>(order.find(face[0])); }
    bool endsAfterLaying(const PinaleTurn &turn) { return begin(turn, {}, turn.hand); }
    bool begin(const PinaleTurn &turn, const Cards &meld, const Cards &hand)
    {
        if (meld.size() >= 3 && endsWith(turn, turn.board.size(), meld, hand))
            return true;
        if (meld.size() == 7)
            return false;
        const std::set<std::string> different(hand.begin(), hand.end());
        for (const std::string &card : different) {
            for (const std::string &as : asEach(card, facesBeside(meld))) {
                Cards more = meld;
                more.push_back(as);
                const bool maybe = startOf(more) >= 0 || allJokers(more) || (more.size() <= 4 && mayBeGroup(more));
                if (maybe && begin(turn, more, without(hand, card)))
                    return true;
            }
        }
        return false;
    }
    static bool mayBeGroup(const Cards &cards)
    {
        for (std::size_t at = 1; at < cards.size(); ++at)
            if (faceOf(cards[at])[0] != faceOf(cards[0])[0] || faceOf(cards[at])[1] <= faceOf(cards[at - 1])[1])
                return false; // in one order of suits is enough
        return true;
    }

    PinaleRules m_rules;
    std::set<std::string> m_seen;
};

} // namespace

bool isWildCard(const std::string &code)
{
    return code[0] == 'X' || code[0] == '2';
}

int cardValue(const std::string &code)
{
    switch (code[0]) {
    case 'X':
        return 25;
    case '2':
        return 20;
    case 'A':
        return 15;
    default:
        return code[0] >= '3' && code[0] <= '6' ? 5 : 10;
    }
}

std::optional<int> meldValue(const Cards &cards, const PinaleRules &rules)
{
    if (allJokers(cards))
        return cards.size() == 3 ? std::optional(75) : cards.size() == 4 ? std::optional(500) : std::nullopt;
    std::size_t wilds = 0;
    for (const std::string &card : cards) {
        if (wildIn(card) ? !isWildCard(card.substr(0, 2)) || isWildCard(faceOf(card)) : isWildCard(card))
            return std::nullopt;
        wilds += wildIn(card) ? 1 : 0;
    }
    const std::size_t naturals = cards.size() - wilds;
    if ((rules.maxWilds == "notMoreThanNaturals" && wilds > naturals) || (rules.maxWilds == "1" && wilds > 1)
        || naturals == 0)
        return std::nullopt;
    int value = 0;
    if (isGroup(cards)) {
        for (const std::string &card : cards) {
            const bool four = cards.size() == 4 && (wilds == 0 || rules.wildGroupDoubling != "none");
            const bool twice = four && (!wildIn(card) || rules.wildGroupDoubling == "all");
            value += cardValue(card) * (twice ? 2 : 1);
        }
        return value;
    }
    if (cards.size() < 4 || startOf(cards) < 0)
        return std::nullopt;
    if (cards.size() == 13 && (wilds == 0 || rules.fullRunWilds))
        return 1500;
    for (std::size_t at = 0; at < cards.size();) {
        std::size_t end = at;
        int block = 0;
        while (end < cards.size() && !wildIn(cards[end]))
            block += cardValue(cards[end++]);
        value += end - at >= 6 ? 2 * block : block;
        if (end < cards.size())
            value += cardValue(cards[end]);
        at = end + 1;
    }
    return value;
}

bool allowsOut(const Cards &cards, const PinaleRules &rules)
{
    if (rules.pureQualifier && std::any_of(cards.begin(), cards.end(), wildIn))
        return false;
    return isGroup(cards) || allJokers(cards) ? cards.size() == 4 : cards.size() >= 6;
}

bool canEnd(const PinaleTurn &turn, const PinaleRules &rules)
{
    return Tries(rules).ends(turn);
}

} // namespace plain
