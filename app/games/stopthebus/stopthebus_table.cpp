// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "games/stopthebus/stopthebus_table.h"

#include "games/stopthebus/stopthebus_estimate.h"
#include "games/stopthebus/stopthebus_lines.h"
#include "words/face.h"

#include <numeric>
#include <utility>

using namespace stopthebus;
using namespace Qt::StringLiterals;
using game::nobody;

SHOWDOWN_TABLE_MADE_HERE(Stopthebus);

StopthebusTable::StopthebusTable(QObject *parent)
    : MonteTable(parent)
{
    m_standing.callRare([](int hands) { return tr("%n prial(s)", "hands of three cards of a rank", hands); });
    talk()->learn(stopthebusLines());
}

Table::Stage StopthebusTable::stageOf(const View &view) const
{
    switch (view.phase) {
    case Phase::cut:
        return Cut;
    case Phase::stop:
        return Draw;
    default:
        return Turn;
    }
}

/// On the plate lie the tokens that were paid.
int StopthebusTable::stakes(const View &view) const
{
    return view.options.tokens * view.seats - std::accumulate(view.tokens.begin(), view.tokens.begin() + view.seats, 0);
}

LazyEstimate StopthebusTable::estimate(const View &view) const
{
    if (!Rollouts::fits(view))
        return {};
    return LazyEstimate([view] { return std::make_shared<StopthebusEstimate>(view); });
}

// ---------------------------------------------------------------- what is chosen

std::optional<StopthebusTable::Exchange> StopthebusTable::chosenExchange() const
{
    const auto exchange = chosenCards<Exchange>();
    if (m_stage != Turn || check(m_view.choice(), exchange))
        return std::nullopt;
    return exchange;
}

std::optional<StopthebusTable::Move> StopthebusTable::chosenMove() const
{
    return chosenExchange();
}

std::pair<StopthebusTable::Hand, StopthebusTable::Hand> StopthebusTable::cardsOf(const Move &move) const
{
    const auto *exchange = std::get_if<Exchange>(&move);
    return exchange != nullptr ? std::pair(exchange->give, exchange->take) : std::pair<Hand, Hand>();
}

// ---------------------------------------------------------------- the tickets

std::vector<ActionRow> StopthebusTable::choices() const
{
    if (m_stopsNext)
        return {};
    switch (m_stage) {
    case Turn:
        return firstStep();
    case Draw:
        return secondStep();
    default:
        return {};
    }
}

std::vector<ActionRow> StopthebusTable::firstStep() const
{
    const bool lastTurn = m_view.knocker != nobody;
    const QString keep = tr("you keep %1", "%1 is a hand's worth").arg(handValue());
    std::vector<ActionRow> rows{exchangeTicket(),
                                {.action = u"exchange3"_s,
                                 .label = tr("Exchange all three"),
                                 .note = tr("makes %1", "%1 is a hand's worth").arg(worthAfter(allThree())),
                                 .key = u"C"_s,
                                 .tone = u"cream"_s}};
    if (!lastTurn)
        rows.push_back(exchangeAndStopTicket());
    if (lastTurn && m_view.options.finalStand)
        rows.push_back({.action = u"stay"_s, .label = tr("Stay"), .note = keep, .key = u"S"_s, .tone = u"cream"_s});
    if (!lastTurn && m_view.options.mayPass)
        rows.push_back({.action = u"goon"_s, .label = tr("Pass"), .note = keep, .key = u"S"_s, .tone = u"cream"_s});
    return rows;
}

ActionRow StopthebusTable::exchangeTicket() const
{
    ActionRow row{.action = u"exchange"_s, .label = tr("Exchange"), .key = tr("Enter", "a key"), .tone = u"red"_s};
    const auto exchange = chosenExchange();
    row.possible = row.ofChoice = exchange.has_value();
    if (exchange) {
        row.label = tr("Exchange %n", nullptr, static_cast<int>(exchange->give.size()));
        row.note = tr("makes %1", "%1 is a hand's worth").arg(worthAfter(*exchange));
    } else {
        const auto chosen = chosenCards<Exchange>();
        row.note = chosen.give.size() == 2 && chosen.take.size() == 2 ? tr("one card, or all three") : stillToChoose();
    }
    return row;
}

ActionRow StopthebusTable::exchangeAndStopTicket() const
{
    ActionRow row{.action = u"exchangestop"_s, .label = tr("Exchange and stop"), .key = u"K"_s, .tone = u"cream"_s};
    const auto exchange = chosenExchange();
    row.possible = row.ofChoice = exchange.has_value();
    if (m_confirmingKnock) {
        row.label = CallWords(call()).really();
        row.note = CallWords(call()).pressAgain();
    } else if (exchange) {
        row.note = tr("you stop with %1", "%1 is a hand's worth").arg(worthAfter(*exchange));
    } else {
        row.note = tr("“Stop the bus!”", "what is called out");
    }
    return row;
}

std::vector<ActionRow> StopthebusTable::secondStep() const
{
    ActionRow stop{.action = u"stop"_s,
                   .label = tr("Stop the bus!"),
                   .note = tr("you stop with %1", "%1 is a hand's worth").arg(handValue()),
                   .key = u"K"_s,
                   .tone = u"cream"_s};
    if (m_confirmingKnock) {
        stop.label = CallWords(call()).really();
        stop.note = CallWords(call()).pressAgain();
    }
    return {{.action = u"goon"_s,
             .label = tr("Let it go on"),
             .note
             = tr("%1 is next", "%1 is a name").arg(nameOf(game::nextSeat(m_view.seat, m_view.playing, m_view.seats))),
             .key = tr("Enter", "a key"),
             .tone = u"red"_s},
            stop};
}

QString StopthebusTable::actionOfKey(const QString &key) const
{
    if (key == u"c")
        return u"exchange3"_s;
    if (key == u"k")
        return m_stage == Turn && m_view.knocker == nobody ? u"exchangestop"_s : u"stop"_s;
    // Before the bus is stopped nobody stays: it goes on.
    return key == u"s" && m_view.knocker == nobody ? u"goon"_s : Table::actionOfKey(key);
}

// ---------------------------------------------------------------- doing it

void StopthebusTable::make(const QString &action)
{
    const bool chooses = m_asked && m_stage == Turn;
    if (chooses && (action == u"exchange" || action == u"exchangestop") && m_chosen.isEmpty())
        return Q_EMIT refused(m_view.knocker == nobody || !m_view.options.finalStand
                                  ? tr("Choose one of your cards and one of the monte, or exchange all three.")
                                  : tr("Choose one of your cards and one of the monte, exchange all three, or stay."));
    if (action == u"exchangestop")
        return exchangeAndStop();
    GameTable::make(action);
}

void StopthebusTable::exchangeAndStop()
{
    const auto exchange = chosenCards<Exchange>();
    if (m_asked && !check(m_view.choice(), exchange)) {
        if (asksAgain())
            return;
        m_stopsNext = true;
    }
    play(exchange);
}

void StopthebusTable::awaits(const View &view)
{
    MonteTable::awaits(view);
    if (m_stopsNext && m_asked && m_stage == Draw) // whoever asks has to wait for the answer first
        QTimer::singleShot(0, this, [this] { stopNow(); });
}

void StopthebusTable::stopNow()
{
    if (!std::exchange(m_stopsNext, false))
        return;
    m_confirmingKnock = true; // it was asked before the exchange
    play(Stop{});
}

std::optional<StopthebusTable::Move> StopthebusTable::moveOf(const QString &action) const
{
    if (action == u"cut")
        return stopthebus::Cut{m_cutAt};
    if (action == u"exchange")
        return chosenCards<Exchange>();
    if (action == u"exchange3")
        return allThree();
    if (action == u"goon")
        return Pass{};
    if (action == u"stop")
        return Stop{};
    if (action == u"stay")
        return Stand{};
    return std::nullopt;
}

bool StopthebusTable::isKnock(const Move &move) const
{
    return std::holds_alternative<Stop>(move);
}
