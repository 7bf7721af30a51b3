// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Table: how a showdown is told, and what the table stops for.

#include "table/table.h"
#include "words/phrases.h"

#include <QScopedValueRollback>

#include <algorithm>
#include <limits>
#include <utility>

using game::at;
using game::Seat;

// ---------------------------------------------------------------- hand by hand

void Table::turnHand(int seat)
{
    const QScopedValueRollback changing(m_changing, true);
    const bool lay = m_covered.contains(seat); // else it was open, and is told of now
    m_covered.erase(seat);
    if (lay)
        m_unseen.insert(seat);
    m_showdown.turn(seat);
    laySeats();
    Q_EMIT showdownChanged();
    if (lay)
        Q_EMIT handTurned(seat);
}

void Table::seeHand(int seat)
{
    m_unseen.erase(seat);
    Q_EMIT showdownChanged();
    const auto &rows = m_showdown.rows();
    const auto row
        = std::find_if(rows.begin(), rows.end(), [seat](const ShowdownRow &each) { return each.seat == seat; });
    std::optional<Highlight> highlight = highlightOf(seat);
    // What is no longer rare in this deal is passed over.
    if (highlight && std::exchange(m_lastEvent, highlight->event) == highlight->event)
        highlight.reset();
    if (row != rows.end() && tellsHandByHand()) {
        m_told.insert(seat);
        const QString hand = tr("%1: %2", "a name, and what the hand is worth").arg(row->name, row->worth.words());
        Q_EMIT told(highlight ? tr("%1. %2", "two sentences").arg(hand, highlight->word) : hand);
    }
    if (highlight)
        m_staging.rest(stopFor(*std::move(highlight)));
}

void Table::tellVerdict()
{
    m_turning = false;
    m_covered = {};
    m_unseen = {};
    m_showdown.tell();
    laySeats();
    layCards();
    Q_EMIT showdownChanged();
}

QString Table::showdownTitleNow() const
{
    if (!m_turning)
        return showdownTitle();
    const bool highest = seeksHighest();
    const auto farther = [highest](int place) { return highest ? -place : place; };
    int farthest = std::numeric_limits<int>::min();
    int shown = 0;
    bool own = false;
    QStringList names;
    for (const ShowdownRow &row : m_showdown.rows())
        if (row.up && !m_unseen.contains(row.seat) && ++shown > 0 && farther(row.place) >= farthest) {
            if (farther(row.place) > farthest) {
                names.clear();
                own = false;
            }
            farthest = farther(row.place);
            own = own || isYou(row.seat);
            names << (isYou(row.seat)
                          ? tr("you", "within a list of those whose hand is the lowest or the highest so far")
                          : row.name);
        }
    // One hand is neither high nor low.
    if (shown < 2)
        return tr("The cards are turned up");
    const bool ownAlone = names.size() == 1 && own;
    if (highest)
        return ownAlone ? tr("The highest so far is yours")
                        : tr("Highest so far: %1", "one name or a list").arg(Phrases::list(names));
    return ownAlone ? tr("The lowest so far is yours")
                    : tr("Lowest so far: %1", "one name or a list").arg(Phrases::list(names));
}

QString Table::showdownTextNow() const
{
    if (!m_turning)
        return showdownText();
    game::SeatSet unseen = m_covered;
    for (const Seat seat : m_unseen)
        unseen.insert(seat);
    const auto covered = static_cast<int>(unseen.size());
    if (covered == 1)
        return isYou(unseen.lowest()) ? tr("One hand is left: yours.")
                                      : tr("One hand is left: %1’s.").arg(nameOf(unseen.lowest()));
    return covered == 0 ? QString() : tr("%n hand(s) still face down.", nullptr, covered);
}

// ---------------------------------------------------------------- what the table stops for

Table::Milliseconds Table::stopFor(Highlight highlight, Milliseconds after)
{
    const Milliseconds time = m_tempo.highlight();
    if (m_catchingUp || time == Milliseconds(0))
        return Milliseconds(0);
    highlight.time = static_cast<int>(time.count());
    highlight.after = static_cast<int>(after.count());
    Q_EMIT highlighted(highlight);
    return after + time;
}

QStringList Table::portraitsOf(game::SeatSet seats) const
{
    QStringList portraits;
    for (const Seat seat : seats)
        if (seat < static_cast<Seat>(m_guests.size()))
            portraits << m_guests[at(seat)].portrait;
    return portraits;
}

QString Table::pieceOfLastLife() const
{
    return isLastLife(1) ? CountedWords(counted()).pictureOfLast() : QString();
}

Table::Milliseconds Table::stopForFarewell(game::SeatSet leaving, Milliseconds after)
{
    if (leaving.empty())
        return Milliseconds(0);
    const bool own = leaving.contains(person) && isYou(person);
    QStringList names;
    for (const Seat seat : leaving)
        names << (isYou(seat) ? tr("you", "within a list of those who are out") : nameOf(seat));
    const int stillIn = m_now.in.size();
    const auto seats = static_cast<int>(m_guests.size());
    Highlight highlight{.event = QStringLiteral("out"),
                        .word = tr("Out!"),
                        .figure = Highlight::Leaving,
                        .portraits = portraitsOf(leaving),
                        .piece = pieceOfLastLife()};
    highlight.line = CountedWords(counted()).lastGone(names, own, stillIn);
    static const char *const farewells[] = {
        QT_TR_NOOP("“Good night to everybody!”"),
        QT_TR_NOOP("“I’ll have a glass and watch.”"),
        QT_TR_NOOP("“Well played. Next time it’s my turn.”"),
        QT_TR_NOOP("“My cards have gone to bed before me.”"),
        QT_TR_NOOP("“One coffee, and then home.”"),
        QT_TR_NOOP("“I come for the company.”"),
        QT_TR_NOOP("“Keep my chair warm.”"),
        QT_TR_NOOP("“Those cards! Who shuffled them?”"),
    };
    highlight.said = own ? m_ties.occasion ? tr("Stay and watch how it ends.")
                                           : tr("Stay and watch: the chair is yours, and so is the next match.")
                         : tr(farewells[static_cast<std::size_t>(seats - stillIn) % std::size(farewells)]);
    return stopFor(std::move(highlight), after);
}

Table::Milliseconds Table::stopForReturn(Seat seat, int tokens, bool paid)
{
    QString line;
    if (isYou(seat))
        line = paid ? tr("You pay another stake and play on with %n token(s).", nullptr, tokens)
                    : tr("You play on with %n token(s).", nullptr, tokens);
    else
        line = (paid ? tr("%1 pays another stake and plays on with %n token(s).", nullptr, tokens)
                     : tr("%1 plays on with %n token(s).", nullptr, tokens))
                   .arg(nameOf(seat));
    return stopFor({.event = QStringLiteral("back"),
                    .word = tr("Back in!"),
                    .line = line,
                    .figure = Highlight::Coming,
                    .portraits = {m_guests[at(seat)].portrait}});
}

Table::Milliseconds Table::stopForDuel()
{
    const game::SeatSet alive = m_now.in;
    const QList<int> course = m_ownMatch.tokens();
    const bool alwaysOne = alive.size() > 2 && !course.isEmpty() && course.constFirst() <= 1;
    if (m_now.deal < 2 || alwaysOne) // then it is nothing that came about
        return Milliseconds(0);
    int lives = 0;
    for (const Seat seat : alive)
        lives += m_now.score[at(seat)];
    if (alive.size() < 2 || lives > alive.size())
        return Milliseconds(0);
    const bool two = alive.size() == 2;
    bool forGood = true;
    for (const Seat seat : alive)
        forGood = forGood && !mayComeBack(seat);
    const CountedWords words(Table::counted());
    return stopFor({.event = QStringLiteral("duel"),
                    .word = words.lastOnes(two),
                    .line = words.whatIsAtStake(two, forGood, !isLastLife(1)),
                    .figure = Highlight::Duel,
                    .portraits = portraitsOf(alive),
                    .piece = pieceOfLastLife()});
}
