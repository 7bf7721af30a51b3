// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "arena/rank.h"

#include "petrangola/ranking.h"

#include <QStringList>

namespace arena {

namespace {

using petrangola::Category;
using petrangola::Hand;

QLatin1String nameOf(Category category)
{
    switch (category) {
    case Category::petrangolone:
        return QLatin1String("petrangolone");
    case Category::sequence:
        return QLatin1String("sequence");
    case Category::tris:
        return QLatin1String("tris");
    case Category::points:
        break;
    }
    return QLatin1String("points");
}

/// The cards of the line; where it is no hand, `problem` says why.
Hand parse(const QString &line, QString &problem)
{
    const QStringList codes = line.simplified().split(u' ', Qt::SkipEmptyParts);
    Hand hand;
    if (codes.size() != petrangola::cardsInHand) {
        problem = QStringLiteral("three cards are wanted, as in AD KD HD, not “%1”").arg(line.trimmed());
        return hand;
    }
    for (const QString &code : codes) {
        const auto card = cards::italian::parse(code.toStdString());
        if (!card) {
            problem = QStringLiteral("“%1” is no card; a card is its rank, 2 to 7 J H K A, and its suit, D C S B")
                          .arg(code);
            return hand;
        }
        hand.push_back(*card);
    }
    if (hand[0] == hand[1] && hand[1] == hand[2])
        problem = QStringLiteral("“%1” is there three times; two packs hold two").arg(codes[0]);
    return hand;
}

} // namespace

QString rank(const petrangola::RankingOptions &options, QTextStream &in, QTextStream &out)
{
    const petrangola::Ranking &ranking = petrangola::Ranking::of(options);
    QString line;
    for (int number = 1; in.readLineInto(&line); ++number) {
        QString problem;
        const Hand hand = parse(line, problem);
        if (!problem.isEmpty()) {
            out.flush();
            return QStringLiteral("line %1: %2.").arg(number).arg(problem);
        }
        const petrangola::Strength strength = ranking.strength(hand);
        out << nameOf(ranking.category(strength)) << '\t' << int{strength.value} << '\n';
    }
    out.flush();
    return {};
}

} // namespace arena
