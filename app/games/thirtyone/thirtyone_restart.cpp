// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

// ThirtyoneTable: a deal of Switch that is restarted at its showdown (rules/thirty-one.md, SW-5).

#include "games/thirtyone/thirtyone_table.h"

#include "words/phrases.h"

using namespace thirtyone;
using namespace Qt::StringLiterals;
using game::at;
using game::nobody;
using game::Seat;

/// Whoever may restart the deal is asked while all look at the hands.
Table::Milliseconds ThirtyoneTable::show(const HandsShown &shown)
{
    m_lastShowdown = {.hands = shown.hands,
                      .playing = shown.playing,
                      .knocker = shown.knocker,
                      .kind = scoreOf(m_view.options),
                      .before = m_view.tokens,
                      .tokens = m_view.tokens,
                      .in = m_view.in};
    m_lastKnocker = shown.knocker;
    m_dealOver = *Thirtyone::dealOver(m_lastShowdown, m_view.deal);
    m_paid = {};
    m_payers = {};
    m_restarter = nobody;
    compareHands();
    enter(Restart);
    Q_EMIT showdownReached();
    return m_tempo.layingOpen();
}

Table::Milliseconds ThirtyoneTable::showRestart(const thirtyone::Moved &moved)
{
    const bool restarts = std::holds_alternative<Reset>(moved.move);
    const auto what = restarts ? LogLine::What::restarted : LogLine::What::letStand;
    if (restarts)
        m_restarter = moved.seat;
    say(moved.seat, what);
    note({.what = what, .seat = moved.seat, .worth = restarts ? worthOf(moved.hand) : HandWorth()});
    return moved.seat == person ? Milliseconds(0) : m_tempo.trade(1);
}

std::vector<ActionRow> ThirtyoneTable::restartTickets() const
{
    const bool voids = m_view.options.switchReset == SwitchReset::cancelHand;
    const bool better = !voids || losesNow().contains(person);
    return {{.action = u"restart"_s,
             .label = voids ? tr("Restart") : tr("Leave them there", "one's cards, as the open packet"),
             .note = voids ? tr("the deal is void") : tr("as the next open packet"),
             .key = u"R"_s,
             .tone = better ? u"red"_s : u"cream"_s},
            {.action = u"letstand"_s,
             .label = voids ? tr("Let it stand", "the deal") : tr("No", "one's cards do not become the open packet"),
             .note = restLoses(),
             .key = u"S"_s,
             .tone = better ? u"cream"_s : u"red"_s}};
}

/// Who loses lives where nobody restarts the deal.
game::SeatSet ThirtyoneTable::losesNow() const
{
    game::SeatSet losers;
    if (scoreOf(m_view.options) != game::Score::lives)
        return losers;
    ValuesBySeat values{};
    for (const Seat seat : m_lastShowdown.playing)
        values[at(seat)] = m_view.values->of(m_lastShowdown.hands[at(seat)]);
    const Losses lost = lossesAtShowdown(values, m_lastShowdown.playing, m_lastShowdown.knocker);
    for (const Seat seat : m_lastShowdown.playing)
        if (lost[at(seat)] > 0)
            losers.insert(seat);
    return losers;
}

QString ThirtyoneTable::restLoses() const
{
    const game::SeatSet losers = losesNow();
    if (losers.empty())
        return tr("the deal counts");
    QStringList names;
    for (const Seat seat : losers)
        names << (isYou(seat) ? tr("you", "within a list of those who lose") : nameOf(seat));
    if (losers.size() > 1)
        return tr("%1 lose", "%1 is a list of names").arg(Phrases::list(names));
    return isYou(losers.lowest()) ? tr("you lose") : tr("%1 loses", "%1 is a name").arg(names.constFirst());
}

QString ThirtyoneTable::restartTitle() const
{
    if (m_stage == Restart)
        return isYou(m_view.toMove) ? tr("Do you restart the deal?")
                                    : tr("%1 may restart the deal").arg(nameOf(m_view.toMove));
    return isYou(m_restarter) ? tr("You restart: the deal is void")
                              : tr("%1 restarts: the deal is void").arg(nameOf(m_restarter));
}

QString ThirtyoneTable::restartText() const
{
    const bool voids = m_view.options.switchReset == SwitchReset::cancelHand;
    if (m_stage == Restart) {
        const QString worth = inWordsOf(m_lastShowdown.hands[at(m_view.toMove)]);
        if (isYou(m_view.toMove))
            return voids ? tr("You hold %1, all of one suit: once a match you may. Then the deal is void, and these "
                              "three are the open packet of the next.",
                              "%1 is a hand's worth")
                               .arg(worth)
                         : tr("You hold %1, all of one suit: once a match you may leave these three as the open packet "
                              "of the next deal. This one counts all the same.",
                              "%1 is a hand's worth")
                               .arg(worth);
        return voids ? tr("With %1, all of one suit, the deal can be made void, once a match.", "%1 is a hand's worth")
                           .arg(worth)
                     : tr("With %1, all of one suit, these three can become the open packet of the next deal, once a "
                          "match.",
                          "%1 is a hand's worth")
                           .arg(worth);
    }
    const bool deals = isYou(m_view.dealer);
    if (isYou(m_restarter))
        return deals ? tr("Your three cards stay there as the open packet, and you deal once more.")
                     : tr("Your three cards stay there as the open packet, and %1 deals once more.", "%1 is a name")
                           .arg(nameOf(m_view.dealer));
    return deals ? tr("%1’s three cards stay there as the open packet, and you deal once more.", "%1 is a name")
                       .arg(nameOf(m_restarter))
                 : tr("%1’s three cards stay there as the open packet, and %2 deals once more.", "%1 and %2 are names")
                       .arg(nameOf(m_restarter), nameOf(m_view.dealer));
}
