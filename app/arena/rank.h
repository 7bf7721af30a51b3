// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "arena/hand_ranks.h"

#include <QStringList>
#include <QTextStream>

#include <algorithm>

namespace arena {

/// The cards of the line; where it is no hand, `problem` says why.
template<class Hand>
Hand parseHand(const QString &line, const HandForm &form, QString &problem)
{
    const QStringList codes = line.simplified().split(u' ', Qt::SkipEmptyParts);
    Hand hand;
    if (codes.size() != form.cards) {
        problem = QStringLiteral("%1, not “%2”").arg(QLatin1String(form.wanted), line.trimmed());
        return hand;
    }
    for (const QString &code : codes) {
        const auto card = form.parse(code.toStdString());
        if (!card) {
            problem = QStringLiteral("“%1” is not a card; a card is %2").arg(code, QLatin1String(form.card));
            return hand;
        }
        hand.push_back(*card);
        if (std::count(hand.begin(), hand.end(), *card) > form.copies)
            problem = QStringLiteral("“%1” is there %2").arg(code, QLatin1String(form.twice));
    }
    return hand;
}

/// Reads hands, one a line, and writes `category<TAB>strength` for each. Stops at the first line that is no hand and
/// gives what is wrong with it; "" where all were.
template<class HandRanks, class Options>
[[nodiscard]] QString rankHands(const Options &options, QTextStream &in, QTextStream &out)
{
    const auto &ranking = HandRanks::ranking(options);
    QString line;
    for (int number = 1; in.readLineInto(&line); ++number) {
        QString problem;
        const auto hand = parseHand<typename HandRanks::Hand>(line, HandRanks::form, problem);
        if (!problem.isEmpty()) {
            out.flush();
            return QStringLiteral("line %1: %2.").arg(number).arg(problem);
        }
        const auto strength = ranking.strength(hand);
        out << HandRanks::nameOf(ranking.category(strength)) << '\t' << int{strength.value} << '\n';
    }
    out.flush();
    return {};
}

/// The same for melds, one a line.
template<class MeldRanks, class Options>
[[nodiscard]] QString rankMelds(const Options &options, QTextStream &in, QTextStream &out)
{
    QString line;
    for (int number = 1; in.readLineInto(&line); ++number) {
        QString problem;
        const QString said = MeldRanks::said(line, options, problem);
        if (!problem.isEmpty()) {
            out.flush();
            return QStringLiteral("line %1: %2.").arg(number).arg(problem);
        }
        out << said << '\n';
    }
    out.flush();
    return {};
}

} // namespace arena
