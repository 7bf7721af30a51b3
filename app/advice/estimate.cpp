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
    return best;
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
