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

/// Reads lines, and writes what `said(line, problem)` makes of each. Stops at the first of which `problem` says what is
/// wrong, and gives that; "" where there was none.
template<class Said>
[[nodiscard]] QString rankLines(QTextStream &in, QTextStream &out, Said &&said)
{
    QString line;
    for (int number = 1; in.readLineInto(&line); ++number) {
        QString problem;
        const QString told = said(line, problem);
        if (!problem.isEmpty()) {
            out.flush();
            return QStringLiteral("line %1: %2.").arg(number).arg(problem);
        }
        out << told << '\n';
    }
    out.flush();
    return {};
}

/// Hands, one a line: `category<TAB>strength` for each.
template<class HandRanks, class Options>
[[nodiscard]] QString rankHands(const Options &options, QTextStream &in, QTextStream &out)
{
    const auto &ranking = HandRanks::ranking(options);
    return rankLines(in, out, [&ranking](const QString &line, QString &problem) {
        const auto hand = parseHand<typename HandRanks::Hand>(line, HandRanks::form, problem);
        if (!problem.isEmpty())
            return QString();
        const auto strength = ranking.strength(hand);
        return QStringLiteral("%1\t%2")
            .arg(QLatin1String(HandRanks::nameOf(ranking.category(strength))))
            .arg(int{strength.value});
    });
}

/// Melds, one a line.
template<class MeldRanks, class Options>
[[nodiscard]] QString rankMelds(const Options &options, QTextStream &in, QTextStream &out)
{
    return rankLines(
        in, out, [&options](const QString &line, QString &problem) { return MeldRanks::said(line, options, problem); });
}

} // namespace arena
