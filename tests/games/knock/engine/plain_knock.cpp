// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "plain_knock.h"

#include <algorithm>

namespace plain {

namespace {

bool isNumber(const std::string &card)
{
    return card[0] >= '0' && card[0] <= '9' && card[1] >= '0' && card[1] <= '9';
}
bool isTrump(const std::string &card)
{
    return isNumber(card) && card != "00";
}
/// T for trumps.
char suitOf(const std::string &card)
{
    return isTrump(card) ? 'T' : card[1];
}
bool isHonour(const std::string &card, const KnockRules &rules)
{
    return card == "00" || card == "01" || card == (rules.angel ? "20" : "21");
}
int rankOf(const std::string &card, const KnockRules &rules)
{
    if (!isNumber(card))
        return static_cast<int>(std::string("789TJHQK").find(card[0]));
    if (card == "02" || card == "03" || card == "04" || card == "05")
        return 5;
    if (rules.angel && card == "20")
        return 21;
    if (rules.angel && card == "21")
        return 20;
    return std::stoi(card);
}
/// In the order in which a side would rather give them for the Fool.
int dearness(const std::string &card, const KnockRules &rules)
{
    if (isHonour(card, rules))
        return 9;
    return isTrump(card) ? 0 : std::max(1, rankOf(card, rules) - 2);
}
bool comesBefore(const std::string &one, const std::string &other)
{
    const auto place = [](const std::string &card) {
        return isNumber(card)
            ? 100 + std::stoi(card)
            : static_cast<int>(10 * std::string("DCSB").find(card[1]) + std::string("789TJHQK").find(card[0]));
    };
    return place(one) < place(other);
}

} // namespace

int points(const std::string &card, const KnockRules &rules)
{
    int value = 0;
    if (isHonour(card, rules) || card[0] == 'K')
        value = 5;
    else if (!isTrump(card))
        value = card[0] == 'Q' ? 4 : card[0] == 'H' ? 3 : card[0] == 'J' ? 2 : 1;
    return rules.countersMinusOne ? std::max(1, value - 1) : value;
}

int winner(const std::vector<std::string> &trick, const KnockRules &rules)
{
    int best = -1;
    for (int place = 0; place < static_cast<int>(trick.size()); ++place) {
        const std::string &card = trick[static_cast<std::size_t>(place)];
        if (card == "00")
            continue;
        if (best < 0) {
            best = place;
            continue;
        }
        const std::string &top = trick[static_cast<std::size_t>(best)];
        if (suitOf(card) == suitOf(top) ? rankOf(card, rules) >= rankOf(top, rules) : isTrump(card))
            best = place;
    }
    return best;
}

bool mayPlay(const std::vector<std::string> &hand, const std::vector<std::string> &trick, const std::string &card)
{
    if (std::find(hand.begin(), hand.end(), card) == hand.end())
        return false;
    const auto led = std::find_if(trick.begin(), trick.end(), [](const std::string &each) { return each != "00"; });
    if (card == "00" || led == trick.end())
        return true;
    const auto has = [&hand](char suit) {
        return std::any_of(hand.begin(), hand.end(),
                           [suit](const std::string &each) { return each != "00" && suitOf(each) == suit; });
    };
    if (has(suitOf(*led)))
        return suitOf(card) == suitOf(*led);
    return isTrump(card) || !has('T');
}

Counted count(const KnockDeal &deal, const KnockRules &rules)
{
    std::array<std::vector<std::string>, 2> piles;
    Counted counted;
    std::size_t foolFrom = 0;
    std::size_t foolIn = 0;
    for (const KnockTrick &trick : deal.tricks) {
        const auto side = static_cast<std::size_t>(trick.winner % 2);
        ++counted.tricks[side];
        for (std::size_t place = 0; place < trick.cards.size(); ++place)
            if (trick.cards[place] == "00") {
                foolFrom = (static_cast<std::size_t>(trick.leader) + place) % 2;
                foolIn = side;
            } else {
                piles[side].push_back(trick.cards[place]);
            }
    }
    auto discards = static_cast<std::size_t>(deal.dealer % 2);
    if (rules.discardsNeedATrick && counted.tricks[discards] == 0)
        discards = 1 - discards;
    piles[discards].insert(piles[discards].end(), deal.laid.begin(), deal.laid.end());

    std::vector<std::string> &own = piles[foolFrom];
    std::vector<std::string> &others = piles[1 - foolFrom];
    if (foolFrom != foolIn && counted.tricks[foolFrom] == 0) {
        others.emplace_back("00");
    } else {
        if (foolFrom != foolIn) {
            const auto least = std::min_element(own.begin(), own.end(), [&](const auto &one, const auto &other) {
                const int first = dearness(one, rules);
                const int second = dearness(other, rules);
                return first != second ? first < second : comesBefore(one, other);
            });
            counted.paid = *least;
            others.push_back(*least);
            own.erase(least);
        }
        own.emplace_back("00");
    }
    for (std::size_t side = 0; side < 2; ++side)
        for (const std::string &card : piles[side]) {
            counted.points[side] += points(card, rules);
            ++counted.cards;
        }
    return counted;
}

} // namespace plain
