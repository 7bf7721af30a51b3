// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "advice/estimate.h"

#include <QCoreApplication>

#include <cmath>
#include <cstdlib>
#include <tuple>

int Estimate::hundredths(double share)
{
    return static_cast<int>(std::lround(share * 100));
}

std::size_t Estimate::advised() const
{
    const std::size_t announced = foretold().value_or(moves());
    // Moves that have these in common are as good as each other.
    const auto figures = [this, announced](std::size_t move) {
        return std::tuple(hundredths(chance(move)), announced != move, -hundredths(gain(move)));
    };
    const auto order
        = [&](std::size_t move) { return std::tuple_cat(figures(move), std::tuple(chance(move), -strength(move))); };
    std::size_t best = 0;
    for (std::size_t move = 1; move < moves(); ++move)
        if (order(move) < order(best))
            best = move;
    // Of moves that come to the same figure nobody would give away the better hand: neither by another card to part
    // with, nor where it can be kept whole. A hundredth more to gain is no reason either, the deals imagined are not so
    // many.
    const auto alike = [&](std::size_t move) {
        return hundredths(chance(move)) == hundredths(chance(best)) && (announced != move) == (announced != best)
            && hundredths(gain(best)) - hundredths(gain(move)) <= 1;
    };
    const auto keeps = [&](std::size_t move) {
        const bool parts = !away(best).isEmpty(); // with a card, for one that nobody knows
        return give(move).isEmpty() && (strength(best) > 0 || (parts && action(move) == QLatin1StringView("stay")));
    };
    std::size_t strongest = best;
    for (std::size_t move = 0; move < moves(); ++move)
        if (alike(move) && std::pair(-strength(move), chance(move)) < std::pair(-strength(strongest), chance(strongest))
            && (keeps(move) || (action(move) == action(best) && strength(best) > 0)))
            strongest = move;
    return strongest;
}

bool Estimate::asGood(std::size_t move) const
{
    const CountedWords words = counted();
    const std::size_t best = advised();
    const int more = hundredths(chance(move)) - hundredths(chance(best));
    const QString figure = words.figure(chance(move));
    if (more <= words.hardlyMore() || figure == words.figure(chance(best)) || !surelyWorse(move, best))
        return true;
    constexpr int printedAlike = 10; // hundredths: figures further apart are not
    for (std::size_t other = 0; other < moves(); ++other)
        if (std::abs(hundredths(chance(other)) - hundredths(chance(move))) <= printedAlike
            && words.figure(chance(other)) == figure && !surelyWorse(other, best))
            return true;
    return false;
}

int Estimate::cost(std::size_t move) const
{
    return asGood(move) ? 0 : hundredths(chance(move)) - hundredths(chance(advised()));
}

QList<MovePart> Estimate::parts(std::size_t move) const
{
    const QStringList given = give(move);
    if (given.isEmpty())
        return {};
    return {{.verb = QCoreApplication::translate("HintLine", "Give", "before the cards that an exchange gives"),
             .faces = given},
            {.verb = QCoreApplication::translate("HintLine", "take", "before the cards that an exchange takes"),
             .faces = take(move)}};
}
