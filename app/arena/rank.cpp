// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "arena/rank.h"

#include "mambassa/ranking.h"
#include "petrangola/ranking.h"

#include <QStringList>

#include <algorithm>

namespace arena {

namespace {

using petrangola::Category;

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

QLatin1String nameOf(mambassa::Category category)
{
    constexpr std::array names{"points", "scala-corta", "tris", "scala-lunga", "quartina", "quarantuna", "mambassa"};
    return QLatin1String(names[static_cast<std::size_t>(category)]);
}

/// What differs between the games: how many cards a hand has, and how often one may be in it.
struct Form
{
    int cards;
    int copies;
    const char *wanted;
    const char *twice;
};

/// The cards of the line; where it is no hand, `problem` says why.
template<class Hand>
Hand parse(const QString &line, const Form &form, QString &problem)
{
    const QStringList codes = line.simplified().split(u' ', Qt::SkipEmptyParts);
    Hand hand;
    if (codes.size() != form.cards) {
        problem = QStringLiteral("%1, not “%2”").arg(QLatin1String(form.wanted), line.trimmed());
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
        if (std::count(hand.begin(), hand.end(), *card) > form.copies)
            problem = QStringLiteral("“%1” is there %2").arg(code, QLatin1String(form.twice));
    }
    return hand;
}

template<class Hand, class Ranking>
QString rankBy(const Ranking &ranking, const Form &form, QTextStream &in, QTextStream &out)
{
    QString line;
    for (int number = 1; in.readLineInto(&line); ++number) {
        QString problem;
        const Hand hand = parse<Hand>(line, form, problem);
        if (!problem.isEmpty()) {
            out.flush();
            return QStringLiteral("line %1: %2.").arg(number).arg(problem);
        }
        const auto strength = ranking.strength(hand);
        out << nameOf(ranking.category(strength)) << '\t' << int{strength.value} << '\n';
    }
    out.flush();
    return {};
}

} // namespace

QString rankPetrangola(const petrangola::RankingOptions &options, QTextStream &in, QTextStream &out)
{
    const Form form{.cards = petrangola::cardsInHand,
                    .copies = 2,
                    .wanted = "three cards are wanted, as in AD KD HD",
                    .twice = "three times; two packs hold two"};
    return rankBy<petrangola::Hand>(petrangola::Ranking::of(options), form, in, out);
}

QString rankMambassa(QTextStream &in, QTextStream &out)
{
    const Form form{.cards = mambassa::cardsInHand,
                    .copies = 1,
                    .wanted = "four cards are wanted, as in AD KD HD JD",
                    .twice = "twice; the pack holds it once"};
    return rankBy<mambassa::Hand>(mambassa::Ranking::table(), form, in, out);
}

} // namespace arena
