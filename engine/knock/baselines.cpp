// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "knock/baselines.h"

#include "knock/heuristics.h"

namespace knock {

namespace {

Card lowestOf(CardSet cards, const Ranking &ranking)
{
    Card best = cards.first();
    for (const Card card : cards)
        if (height(card, ranking) < height(best, ranking))
            best = card;
    return best;
}
Card highestOf(CardSet cards, const Ranking &ranking)
{
    Card best = cards.first();
    for (const Card card : cards)
        if (height(card, ranking) > height(best, ranking))
            best = card;
    return best;
}
Card richestOf(CardSet cards, const Ranking &ranking)
{
    Card best = cards.first();
    for (const Card card : cards)
        if (ranking.points(card) > ranking.points(best))
            best = card;
    return best;
}

Card published(const View &view)
{
    const Ranking &ranking = *view.ranking;
    const CardSet may = playable(CardSet(view.hand), view.trick.led());
    const CardSet kept = ranking.honours();
    const CardSet plain = (may - kept).empty() ? may : may - kept;
    if (view.trick.cards.empty()) {
        CardSet longest;
        for (const Suit suit : {Suit::coins, Suit::cups, Suit::swords, Suit::batons})
            if (const CardSet own = plain & cardsOf(suit); own.size() > longest.size())
                longest = own;
        return longest.empty() ? lowestOf(plain, ranking) : highestOf(longest, ranking);
    }
    const game::Seat winner = view.trick.winner(ranking);
    const bool last = view.trick.cards.size() + 1 == seats;
    const bool partners = winner == partnerOf(view.seat);
    if (partners && last)
        return richestOf((plain - trumpCards).empty() ? plain : plain - trumpCards, ranking);
    const CardSet takes = taking(plain, view);
    if (last && !takes.empty())
        return lowestOf(takes, ranking);
    if (view.trick.cards.size() == 2 && !takes.empty() && !partners)
        return highestOf(takes, ranking);
    return lowestOf(plain, ranking);
}

} // namespace

std::optional<Baseline> Baseline::named(std::string_view name, std::uint64_t seed)
{
    if (name == "random")
        return Baseline(Rule::random, seed);
    if (name == "high")
        return Baseline(Rule::high, seed);
    if (name == "low")
        return Baseline(Rule::low, seed);
    if (name == "greedy")
        return Baseline(Rule::published, seed);
    return std::nullopt;
}

Move Baseline::choose(const View &view)
{
    const Choice choice = view.choice();
    if (m_rule == Rule::random || view.phase == Phase::cut || view.phase == Phase::discard)
        return randomMove(choice, m_random);
    if (view.phase != Phase::play)
        return Say{};
    return Play{card(view)};
}

Card Baseline::card(const View &view) const
{
    const CardSet may = playable(CardSet(view.hand), view.trick.led());
    if (m_rule == Rule::high)
        return highestOf(may, *view.ranking);
    return m_rule == Rule::low ? lowestOf(may, *view.ranking) : published(view);
}

} // namespace knock
