// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "plain_mambassa.h"

#include <algorithm>

namespace plain {

namespace {

const std::string ranksUpwards = "234567JHKA";
const std::string suitsUpwards = "BCSD";

std::vector<std::string> codesOf(const mambassa::Hand &hand)
{
    std::vector<std::string> codes;
    for (const cards::Card card : hand)
        codes.push_back(cards::italian::code(card));
    return codes;
}

bool holds(const std::vector<std::string> &codes, char rank, char suit)
{
    return std::find(codes.begin(), codes.end(), std::string{rank, suit}) != codes.end();
}

/// The rank of which there are so many, or none.
std::string ofAKind(const std::vector<std::string> &codes, int count)
{
    for (const char rank : ranksUpwards)
        if (std::count_if(codes.begin(), codes.end(), [&](const std::string &code) { return code[0] == rank; })
            == count)
            return {rank};
    return {};
}

/// The top card of the best sequence of so many in one suit, or "".
std::string topOfScala(const std::vector<std::string> &codes, std::size_t length)
{
    for (std::size_t top = ranksUpwards.size(); top-- >= length;)
        for (std::size_t suit = suitsUpwards.size(); suit-- > 0;) {
            bool all = true;
            for (std::size_t below = 0; below < length; ++below)
                all = all && holds(codes, ranksUpwards[top - below], suitsUpwards[suit]);
            if (all)
                return {ranksUpwards[top], suitsUpwards[suit]};
        }
    return {};
}

/// Aces best, then 2, 3 and so on, the kings worst.
int kindHeight(char rank)
{
    return static_cast<int>(std::string("KHJ765432A").find(rank));
}

int scalaHeight(const std::string &top)
{
    return static_cast<int>(ranksUpwards.find(top[0]));
}

int suitHeight(char suit)
{
    return static_cast<int>(suitsUpwards.find(suit));
}

int total(const std::vector<std::string> &codes, char suit)
{
    int sum = 0;
    for (const std::string &code : codes)
        if (code[1] == suit)
            sum += code[0] == 'A' ? 11 : code[0] >= '2' && code[0] <= '7' ? code[0] - '0' : 10;
    return sum;
}

} // namespace

MambassaKey mambassaKey(const mambassa::Hand &hand)
{
    const auto codes = codesOf(hand);
    if (const std::string four = ofAKind(codes, 4); !four.empty())
        return four == "A" ? MambassaKey{440} : MambassaKey{400, kindHeight(four[0])};
    if (const std::string top = topOfScala(codes, 4); !top.empty())
        return top[0] == 'A' ? MambassaKey{410} : MambassaKey{395, scalaHeight(top), suitHeight(top[1])};
    if (const std::string three = ofAKind(codes, 3); !three.empty())
        return {390, kindHeight(three[0])};
    if (const std::string top = topOfScala(codes, 3); !top.empty())
        return {385, scalaHeight(top), suitHeight(top[1])};
    int most = 0;
    for (const char suit : suitsUpwards)
        most = std::max(most, total(codes, suit));
    return {10 * most};
}

std::string mambassaCategory(const mambassa::Hand &hand)
{
    switch (mambassaKey(hand)[0]) {
    case 440:
        return "mambassa";
    case 410:
        return "quarantuna";
    case 400:
        return "quartina";
    case 395:
        return "scala-lunga";
    case 390:
        return "tris";
    case 385:
        return "scala-corta";
    default:
        return "points";
    }
}

} // namespace plain
