// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "plain_thirtyone.h"

#include <algorithm>
#include <sstream>

namespace plain {

namespace {

/// Ace 11, king, queen, jack and ten 10, the rest their number.
int countOf(char rank)
{
    if (rank == 'A')
        return 11;
    if (rank >= '2' && rank <= '9')
        return rank - '0';
    return 10;
}

} // namespace

std::vector<std::string> codesOf(const std::string &hand)
{
    std::vector<std::string> codes;
    std::istringstream words(hand);
    for (std::string word; words >> word;)
        codes.push_back(word);
    return codes;
}

int thirtyoneValue(const std::vector<std::string> &codes, bool threeOfAKind305)
{
    int best = 0;
    for (const char suit : std::string("SHDC")) {
        int sum = 0;
        for (const std::string &code : codes)
            if (code[1] == suit)
                sum += 2 * countOf(code[0]);
        best = std::max(best, sum);
    }
    const bool alike = codes[0][0] == codes[1][0] && codes[1][0] == codes[2][0];
    return threeOfAKind305 && alike ? std::max(best, 61) : best;
}

} // namespace plain
