// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "plain_ranking.h"

#include <algorithm>
#include <vector>

namespace plain {

namespace {

/// Sequences of three from the best, as the rules page lists the ranks: A K H, K H J, H J 7 … 4 3 2.
const std::vector<std::string> sequencesFromTheBest{"AKH", "KHJ", "HJ7", "J76", "765", "654", "543", "432"};
/// Three of a kind other than aces, from the best, where the lower rank wins.
const std::string threesFromTheBest = "234567JHK";

std::string ranksOf(const petrangola::Hand &hand)
{
    std::string ranks;
    for (const cards::Card card : hand)
        ranks += cards::italian::code(card)[0];
    return ranks;
}

std::string suitsOf(const petrangola::Hand &hand)
{
    std::string suits;
    for (const cards::Card card : hand)
        suits += cards::italian::code(card)[1];
    return suits;
}

bool sameLetters(std::string first, std::string second)
{
    std::sort(first.begin(), first.end());
    std::sort(second.begin(), second.end());
    return first == second;
}

bool allAlike(const std::string &letters)
{
    return letters == std::string(3, letters[0]);
}

int pointsOf(char rank)
{
    if (rank == 'A')
        return 11;
    if (rank == 'K' || rank == 'H' || rank == 'J')
        return 10;
    return rank - '0';
}

/// How many sequences the hand's is better than, or −1 where it is none.
int sequencePlace(const petrangola::Hand &hand, const petrangola::RankingOptions &options)
{
    if (!allAlike(suitsOf(hand)))
        return -1;
    std::vector<std::string> sequences = sequencesFromTheBest;
    if (options.aceLow)
        sequences.emplace_back("32A");
    for (std::size_t place = 0; place < sequences.size(); ++place)
        if (sameLetters(ranksOf(hand), sequences[place]))
            return static_cast<int>(sequences.size() - 1 - place);
    return -1;
}

/// How many threes the hand's are better than, or −1 where it is none or three aces.
int threesPlace(const petrangola::Hand &hand, const petrangola::RankingOptions &options)
{
    const std::string ranks = ranksOf(hand);
    const std::size_t place = threesFromTheBest.find(ranks[0]);
    if (!allAlike(ranks) || place == std::string::npos)
        return -1;
    const int fromTheBest = static_cast<int>(place);
    return options.trisOrder == petrangola::TrisOrder::card ? fromTheBest : 8 - fromTheBest;
}

} // namespace

int suitTotal(const petrangola::Hand &hand, char suit)
{
    int total = 0;
    for (const cards::Card card : hand) {
        const std::string code = cards::italian::code(card);
        if (code[1] == suit)
            total += pointsOf(code[0]);
    }
    return total;
}

int bestTotal(const petrangola::Hand &hand)
{
    return std::max({suitTotal(hand, 'D'), suitTotal(hand, 'C'), suitTotal(hand, 'S'), suitTotal(hand, 'B')});
}

std::string category(const petrangola::Hand &hand, const petrangola::RankingOptions &options)
{
    if (ranksOf(hand) == "AAA")
        return "petrangolone";
    if (sequencePlace(hand, options) >= 0)
        return "sequence";
    if (threesPlace(hand, options) >= 0)
        return "tris";
    return "points";
}

Key key(const petrangola::Hand &hand, const petrangola::RankingOptions &options)
{
    const std::string name = category(hand, options);
    if (name == "petrangolone")
        return {4, 0};
    if (name == "sequence")
        return {options.trisBeatsSequence ? 2 : 3, sequencePlace(hand, options)};
    if (name == "tris")
        return {options.trisBeatsSequence ? 3 : 2, threesPlace(hand, options)};
    return {1, bestTotal(hand)};
}

bool isPetrangola(const petrangola::Hand &hand, const petrangola::RankingOptions &options)
{
    return category(hand, options) != "points";
}

} // namespace plain
