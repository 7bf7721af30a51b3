// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "advice/estimate.h"

#include "advice/foretelling.h"

#include <QCoreApplication>

#include <cmath>
#include <tuple>

int Estimate::hundredths(double share)
{
    return static_cast<int>(std::lround(share * 100));
}

std::size_t Estimate::advised() const
{
    const auto *foretelling = dynamic_cast<const Foretelling *>(this);
    const std::size_t announced = foretelling != nullptr ? foretelling->foretold().value_or(moves()) : moves();
    const auto order = [this, announced](std::size_t move) {
        return std::tuple(hundredths(chance(move)), announced != move, -hundredths(gain(move)), chance(move),
                          -strength(move));
    };
    std::size_t best = 0;
    auto least = order(best);
    for (std::size_t move = 1; move < moves(); ++move)
        if (auto of = order(move); of < least)
            std::tie(best, least) = std::pair(move, std::move(of));
    // Of two cards to part with that come to the same figure nobody would give away the better hand.
    const auto alike = [this, best, &order](std::size_t move) {
        const auto of = order(move);
        const auto bests = order(best);
        return std::get<0>(of) == std::get<0>(bests) && std::get<1>(of) == std::get<1>(bests)
            && std::get<2>(of) == std::get<2>(bests) && action(move) == action(best);
    };
    std::size_t strongest = best;
    for (std::size_t move = 0; move < moves() && strength(best) > 0; ++move)
        if (alike(move) && strength(move) > strength(strongest))
            strongest = move;
    return strongest;
}

int Estimate::cost(std::size_t move) const
{
    const std::size_t best = advised();
    return surelyWorse(move, best) ? hundredths(chance(move)) - hundredths(chance(best)) : 0;
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
