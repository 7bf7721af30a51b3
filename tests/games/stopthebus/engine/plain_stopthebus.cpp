// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "plain_stopthebus.h"

#include <algorithm>
#include <set>
#include <sstream>

namespace plain {

StopthebusKey stopthebusKey(const std::string &hand, bool bragQuirks)
{
    enum { highCard, pair, flush, run, runningFlush, prial };
    std::vector<int> ranks; // 2 to 14
    std::set<char> suits;
    std::istringstream words(hand);
    for (std::string code; words >> code; suits.insert(code[1]))
        ranks.push_back(2 + static_cast<int>(std::string("23456789TJQKA").find(code[0])));
    std::sort(ranks.rbegin(), ranks.rend());

    // In a prial the top rank is 3, then A, K, …, 2.
    if (ranks[0] == ranks[2])
        return {prial, bragQuirks && ranks[0] == 3 ? 15 : ranks[0]};
    // Among runs A-2-3 is the best, then A-K-Q, …, 4-3-2. K-A-2 is no run.
    const bool lowRun = ranks == std::vector{14, 3, 2};
    const bool sequence = lowRun || (ranks[0] - ranks[1] == 1 && ranks[1] - ranks[2] == 1);
    if (sequence)
        return {suits.size() == 1 ? runningFlush : run, lowRun ? (bragQuirks ? 15 : 3) : ranks[0]};
    if (suits.size() == 1)
        return {flush, ranks[0], ranks[1], ranks[2]};
    // Ties by the pair, then the third card.
    if (ranks[0] == ranks[1])
        return {pair, ranks[0], ranks[2]};
    if (ranks[1] == ranks[2])
        return {pair, ranks[1], ranks[0]};
    return {highCard, ranks[0], ranks[1], ranks[2]};
}

} // namespace plain
