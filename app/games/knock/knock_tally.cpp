// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

// KnockTable: how a deal is counted.

#include "games/knock/knock_table.h"

#include "games/knock/knock_words.h"
#include "table/side_model.h"
#include "words/face.h"

#include <functional>

using namespace knock;
using cards::Card;
using cards::tarocco::Rank;
using game::nobody;

namespace {

/// A line of the sheet: these cards.
struct Class
{
    QString title;
    QString note;
    CardSet cards;
    std::vector<Card> shown;
};

CardSet ofRank(Rank rank)
{
    CardSet cards;
    for (int suit = 0; suit < cards::tarocco::plainSuits; ++suit)
        cards.insert(cards::tarocco::card(static_cast<Suit>(suit), rank));
    return cards;
}

} // namespace

/// What the piles come to, by the tricks that were seen: the same that the match says.
Settlement KnockTable::settlement(const knock::Showdown &showdown) const
{
    Won won{.laid = CardSet(showdown.laid), .dealer = sideOf(m_view.dealer)};
    for (const Trick &trick : tricksSeen()) {
        const game::Seat winner = trick.winner(*m_view.ranking);
        for (std::size_t place = 0; place < trick.cards.size(); ++place) {
            if (trick.cards[place] == fool) {
                won.foolFrom = sideOf(trick.seatOf(place));
                won.foolIn = sideOf(winner);
            } else {
                won.cards[sideOf(winner)].insert(trick.cards[place]);
            }
        }
        ++won.tricks[sideOf(winner)];
    }
    return settle(won, m_view.options);
}

std::vector<TallyRow> KnockTable::classes(const std::array<CardSet, knock::sides> &piles) const
{
    using cards::tarocco::card;
    const Ranking &ranking = *m_view.ranking;
    const bool world = m_view.options.topTrump == Options::TopTrump::world;
    CardSet pips;
    for (const Rank rank : {Rank::seven, Rank::eight, Rank::nine, Rank::ten})
        pips |= ofRank(rank);
    const std::vector<Class> all{
        {.title = tr("Honours"),
         .note = world ? tr("Fool, Magician, World") : tr("Fool, Magician, Angel"),
         .cards = ranking.honours(),
         .shown = {fool, magician, ranking.highestTrump()}},
        {.title = tr("Kings"), .note = {}, .cards = ofRank(Rank::king), .shown = {card(Suit::cups, Rank::king)}},
        {.title = tr("Queens"), .note = {}, .cards = ofRank(Rank::queen), .shown = {card(Suit::batons, Rank::queen)}},
        {.title = tr("Cavaliers"),
         .note = {},
         .cards = ofRank(Rank::cavalier),
         .shown = {card(Suit::swords, Rank::cavalier)}},
        {.title = tr("Jacks"), .note = {}, .cards = ofRank(Rank::jack), .shown = {card(Suit::coins, Rank::jack)}},
        {.title = tr("Low cards"), .note = tr("from 10 to 7"), .cards = pips, .shown = {card(Suit::swords, Rank::ten)}},
        {.title = tr("Other trumps"), .note = {}, .cards = ranking.plainTrumps(), .shown = {cards::tarocco::trump(9)}}};
    std::vector<TallyRow> rows;
    for (const Class &each : all) {
        const int worth = ranking.points(each.cards.first());
        const auto told = [&](std::size_t side) {
            return tr("%1 × %2", "so many cards, at so many points each")
                .arg((piles[side] & each.cards).size())
                .arg(worth);
        };
        const auto points = [&](std::size_t side) { return QString::number(ranking.points(piles[side] & each.cards)); };
        rows.push_back({.title = each.title,
                        .note = each.note,
                        .faces = facesOf(Knock::pack, each.shown),
                        .ownCount = told(0),
                        .own = points(0),
                        .othersCount = told(1),
                        .others = points(1)});
    }
    return rows;
}

void KnockTable::layTally()
{
    const knock::Showdown &showdown = m_counted;
    std::vector<TallyRow> rows;
    if (tricksSeen().size() == tricksInDeal)
        rows = classes(settlement(showdown).piles);
    const auto line = [&rows](TallyRow::Kind kind, const QString &title, const QString &note, int own, int others) {
        rows.push_back({.kind = kind,
                        .title = title,
                        .note = note,
                        .faces = {},
                        .ownCount = {},
                        .own = kind == TallyRow::Kind::end ? SideModel::withSign(own) : QString::number(own),
                        .othersCount = {},
                        .others = kind == TallyRow::Kind::end ? SideModel::withSign(others) : QString::number(others)});
    };
    using Kind = TallyRow::Kind;
    const auto &points = showdown.points;
    const auto &tricks = showdown.tricks;
    line(Kind::sum, tr("Cards"), tr("%1 in all").arg(points[0] + points[1]), points[0], points[1]);
    line(Kind::sum, tr("Tricks"), tr("%1 in all").arg(tricks[0] + tricks[1]), tricks[0], tricks[1]);
    line(Kind::sum, tr("Together"), tr("%1 in all").arg(pointsInDeal), points[0] + tricks[0], points[1] + tricks[1]);
    line(Kind::end, tr("Less %1 each").arg(pointsInDeal / 2), {}, showdown.change[0], showdown.change[1]);
    m_tally.setRows(std::move(rows));
}

void KnockTable::respeak()
{
    GameTable::respeak();
    if (m_stage == Showdown)
        layTally();
}

QStringList KnockTable::courseOf(std::size_t side) const
{
    QStringList course(handsPerMatch(m_view.options));
    for (std::size_t deal = 0; deal < m_course.size() && deal < static_cast<std::size_t>(course.size()); ++deal)
        if (const auto points = m_course[deal])
            course[static_cast<qsizetype>(deal)] = SideModel::withSign(side == 0 ? *points : -*points);
    return course;
}

QString KnockTable::tallyFace() const
{
    return m_stage != Showdown || tallyNote().isEmpty() ? QString() : faceOf(Knock::pack, fool);
}

QString KnockTable::tallyNote() const
{
    if (m_fool.from == nobody)
        return {};
    const bool ours = sideOf(m_fool.from) == 0;
    const bool kept = sideOf(m_fool.from) == sideOf(m_fool.in);
    if (kept)
        return ours ? tr("The Fool was played to a trick of your own side: it stays, and nothing is paid for it.")
                    : tr("The Fool was played to a trick of their own side: it stays, and nothing is paid for it.");
    if (m_counted.paid.hidden())
        return ours ? tr("Your side took no trick: the Fool is theirs.")
                    : tr("Their side took no trick: the Fool is yours.");
    const QString paid = KnockWords::card(m_counted.paid);
    const int worth = m_view.ranking->points(m_counted.paid);
    return ours ? tr("The Fool stays with you. For it your side pays its cheapest card, %1: %n point(s).",
                     "%1 is a card with its article", worth)
                      .arg(paid)
                : tr("The Fool stays with them. For it they pay their cheapest card, %1: %n point(s).",
                     "%1 is a card with its article", worth)
                      .arg(paid);
}

QStringList KnockTable::tallyLaid() const
{
    return facesOf(Knock::pack, m_counted.laid);
}

QString KnockTable::tallyLaidNote() const
{
    if (tallyLaid().isEmpty())
        return {};
    const int worth = m_view.ranking->points(CardSet(m_counted.laid));
    if (isYou(m_view.dealer))
        return tr("What you laid away: %n point(s).", nullptr, worth);
    return sideOf(m_view.dealer) == 0
        ? tr("What %1 laid away: %n point(s) for your side.", "%1 is a name", worth).arg(nameOf(m_view.dealer))
        : tr("What %1 laid away: %n point(s) for their side.", "%1 is a name", worth).arg(nameOf(m_view.dealer));
}

QString KnockTable::showdownTitle() const
{
    const int change = m_counted.change[0];
    if (change == 0)
        return tr("Fifty each: nobody gains");
    if (m_ties.you == nobody)
        return tr("%1 gain %2", "two names; '7'").arg(sideName(change > 0 ? 0 : 1)).arg(qAbs(change));
    return change > 0 ? tr("Your side gains %n point(s)", nullptr, change)
                      : tr("Your side loses %n point(s)", nullptr, -change);
}

QString KnockTable::showdownText() const
{
    return tr("%1 to %2 in this deal; %3.", "points of each side; %3 is 'your side is 12 points ahead in the match'")
        .arg(m_counted.points[0] + m_counted.tricks[0])
        .arg(m_counted.points[1] + m_counted.tricks[1])
        .arg(matchStands());
}

QString KnockTable::matchStands() const
{
    const int points = m_counted.score[0] - m_counted.score[1]; // as the end of the match counts them
    if (points == 0)
        return tr("the match stands level");
    if (m_ties.you == nobody)
        return tr("%1 are %n point(s) ahead in the match", "%1 are two names", std::abs(points))
            .arg(sideName(points > 0 ? 0 : 1));
    return (points > 0) == (sideOf(m_ties.you) == 0)
        ? tr("your side is %n point(s) ahead in the match", nullptr, std::abs(points))
        : tr("your side is %n point(s) behind in the match", nullptr, std::abs(points));
}
