// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "match/common_view.h"
#include "match/turned.h"
#include "records/parsed_record.h"
#include "replay/replay_index.h"
#include "replay/replayed_match.h"
#include "table/game_table.h"

#include <algorithm>
#include <utility>

/// A recorded match of one game on its table. The table is told views and events as those of the seat that one looks
/// from, so that it cannot show what that seat may not see; with open hands it is told all. Of a match of many thousand
/// steps it is told those before a position only from a deal some thousands of steps before it (see ReplayIndex): its
/// log begins there, and the standing at the end counts the deals before all the same.
template<game::Game G>
class GameReplay : public ReplayedMatch
{
public:
    using Game = G;
    using Parsed = record::Parsed<G>;
    using GameTable = ::GameTable<G>;
    using Index = ReplayIndex<G>;

    /// The index is of this record, the table must outlive this. Whose own match it was is "you" in its words.
    GameReplay(Parsed parsed, Index index, GameTable &table, Whose whose);
    ~GameReplay() override { m_table.close(); }

    [[nodiscard]] int steps() const override { return static_cast<int>(m_parsed.steps.size()); }
    [[nodiscard]] QStringList names() const override;
    [[nodiscard]] std::vector<ReplayDeal> deals() const override;
    [[nodiscard]] QString dealerOf(int deal) const override { return nameOf(dealAt(deal).dealer); }
    [[nodiscard]] QString outcomeOf(int deal) const override;
    void lay(int position, const ReplayLook &look) override;
    [[nodiscard]] bool rests(int position) const override;
    void ask(int position) override;
    [[nodiscard]] bool show(int position) override;
    void hurry() override { m_table.doneShowing(); }
    [[nodiscard]] std::chrono::milliseconds pause(int position) override;
    void setSpeed(double speed) override;

protected:
    using View = typename G::View;
    using Event = typename G::Event;
    using State = typename G::State;
    using Step = record::Step<G>;
    using Chosen = record::Chosen<G>;

    [[nodiscard]] CountedWords counted() const override { return CountedWords(m_table.counted()); }
    [[nodiscard]] std::optional<Judged> judged(int position) const override;
    /// What the list of deals tells of the end of a deal: who ended it, and who pays.
    [[nodiscard]] virtual QStringList dealOutcome(const game::DealOver &over, game::Seat caller) const;
    /// Of an event that only this game has, or nothing.
    [[nodiscard]] virtual QString gameOutcome(const Event &event) const = 0;

    [[nodiscard]] Step step(int index) const { return m_parsed.steps[static_cast<std::size_t>(index)]; }
    [[nodiscard]] const Parsed &parsed() const { return m_parsed; }
    [[nodiscard]] const ReplayLook &look() const { return m_look; }
    [[nodiscard]] int seats() const { return m_parsed.state.seats(); }
    [[nodiscard]] bool isYou(game::Seat seat) const { return seat == m_you; }
    [[nodiscard]] QString nameOf(game::Seat seat) const
    {
        return shownName(m_parsed.heading.guests[game::at(seat)], isYou(seat));
    }
    template<class Seats>
    [[nodiscard]] Named named(const Seats &seats) const
    {
        Named named;
        for (const game::Seat seat : seats)
            if (isYou(seat))
                named.own = true;
            else
                named.names << nameOf(seat);
        return named;
    }

private:
    using Hands = decltype(G::Dealt::hands);

    [[nodiscard]] const typename Index::Deal &dealAt(int deal) const
    {
        return m_index.deals()[static_cast<std::size_t>(deal)];
    }
    /// As they were dealt in the deal to which this step belongs.
    [[nodiscard]] const Hands &handsOf(int index) const;
    /// What the list of deals tells of a step, or nothing.
    [[nodiscard]] QStringList outcome(const Step &step) const;
    /// As the table may see it now; `index` is that of the step that it belongs to.
    [[nodiscard]] View seen(const State &state, int index) const;
    [[nodiscard]] Event seen(const Event &event) const;

    Parsed m_parsed;
    Index m_index;
    GameTable &m_table;
    game::Seat m_you;
    mutable int m_handsOf = -1; ///< of which deal m_hands are
    mutable Hands m_hands{};
    ReplayLook m_look;
    double m_speed = 1;
};

template<game::Game G>
GameReplay<G>::GameReplay(Parsed parsed, Index index, GameTable &table, Whose whose)
    : m_parsed(std::move(parsed))
    , m_index(std::move(index))
    , m_table(table)
    , m_you(youAmong(m_parsed.heading.guests, whose))
{
}

template<game::Game G>
QStringList GameReplay<G>::names() const
{
    QStringList names;
    for (game::Seat seat = 0; seat < seats(); ++seat)
        names << nameOf(seat);
    return names;
}

template<game::Game G>
QStringList GameReplay<G>::outcome(const Step &step) const
{
    if (const auto over = G::dealOver(step.event, step.state.deal()))
        return dealOutcome(*over, common_view::knocker(step.state.view(0)));
    if (const auto over = G::matchOver(step.state.view(0))) {
        const Named winners = named(over->winners);
        return {won({.names = winners.names, .own = winners.own, .side = over->side})};
    }
    const QString own = gameOutcome(step.event);
    return own.isEmpty() ? QStringList() : QStringList{own};
}

template<game::Game G>
QStringList GameReplay<G>::dealOutcome(const game::DealOver &over, game::Seat caller) const
{
    game::SeatSet callers;
    if (caller != game::nobody)
        callers.insert(caller);
    game::SeatSet payers;
    int most = 0;
    for (const game::Seat seat : over.held)
        if (const int lost = over.lost[game::at(seat)]; lost > 0) {
            payers.insert(seat);
            most = std::max(most, lost);
        }
    return settled(m_table.call(), named(callers), named(payers), most);
}

template<game::Game G>
std::vector<ReplayDeal> GameReplay<G>::deals() const
{
    std::vector<ReplayDeal> deals;
    deals.reserve(m_index.deals().size());
    for (const auto &deal : m_index.deals())
        deals.push_back({.index = static_cast<int>(deals.size()), .number = deal.number, .position = deal.step + 1});
    return deals;
}

template<game::Game G>
QString GameReplay<G>::outcomeOf(int deal) const
{
    QStringList told;
    const auto next = static_cast<std::size_t>(deal) + 1;
    const int end = next < m_index.deals().size() ? m_index.deals()[next].step : steps();
    if (const int first = dealAt(deal).outcome; first > 0)
        for (int index = first; index < end; ++index)
            told << outcome(step(index));
    return joined(told);
}

// ---------------------------------------------------------------- on the table

template<game::Game G>
auto GameReplay<G>::seen(const State &state, int index) const -> View
{
    if (!m_look.open)
        return turned::view(state.view(m_look.seat), m_look.seat);
    return turned::view(turned::openView(state, m_look.seat, handsOf(index)), m_look.seat);
}

template<game::Game G>
auto GameReplay<G>::handsOf(int index) const -> const Hands &
{
    const int deal = m_index.dealOf(index);
    if (std::exchange(m_handsOf, deal) != deal)
        m_hands = deal < 0 ? Hands() : std::get<typename G::Dealt>(step(dealAt(deal).step).event).hands;
    return m_hands;
}

template<game::Game G>
auto GameReplay<G>::seen(const Event &event) const -> Event
{
    return turned::event(m_look.open ? event : G::seenBy(event, m_look.seat), m_look.seat, seats());
}

template<game::Game G>
void GameReplay<G>::lay(int position, const ReplayLook &look)
{
    m_look = look;
    std::vector<Table::Guest> around = guestsOf(m_parsed.heading.guests);
    std::rotate(around.begin(), around.begin() + look.seat, around.end());
    const typename GameTable::Link link{
        .play = {},
        .shown = [this] { Q_EMIT shown(); },
        .seed = [this] { return QString::fromLatin1(m_parsed.seed.toHex()); },
        .hurry = {},
        .onlooker = true,
        .you = m_you == game::nobody ? game::nobody : (m_you - look.seat + seats()) % seats(),
        .firstTurned = (seats() - look.seat) % seats(),
    };
    const typename Index::Start &start = m_index.startFor(position);
    const State before = start.step == 0 ? State(m_parsed.options, seats()) : step(start.step - 1).state;
    const QString commitment = QString::fromLatin1(m_parsed.heading.commitment);
    m_table.resume(seen(before, start.step - 1), around, commitment, link, [&] {
        m_table.standing()->recall(start.standing.turned(look.seat, seats()));
        for (int index = start.step; index < position; ++index) {
            if (index == start.step || rests(index))
                ask(index);
            static_cast<void>(show(index));
            if (!rests(index + 1))
                ask(index + 1);
        }
    });
}

template<game::Game G>
bool GameReplay<G>::rests(int position) const
{
    if (position >= steps())
        return false;
    const Step next = step(position);
    return next.chosen && m_table.comesLater(next.chosen->before.view(0));
}

template<game::Game G>
void GameReplay<G>::ask(int position)
{
    if (position >= steps())
        return;
    if (const Step next = step(position); next.chosen)
        m_table.awaits(seen(next.chosen->before, position - 1));
}

template<game::Game G>
bool GameReplay<G>::show(int position)
{
    const Step next = step(position);
    return m_table.happened(seen(next.event), seen(next.state, position));
}

template<game::Game G>
std::chrono::milliseconds GameReplay<G>::pause(int position)
{
    // Also where opponents do not pause at all, a move is to be seen.
    const std::chrono::milliseconds least(static_cast<int>(400 / m_speed));
    if (position >= steps())
        return least;
    const Step next = step(position);
    return next.chosen ? std::max(least, m_table.thinkingTime(seen(next.chosen->before, position - 1))) : least;
}

template<game::Game G>
void GameReplay<G>::setSpeed(double speed)
{
    m_speed = speed;
    m_table.setSpeed(speed);
}

// ---------------------------------------------------------------- what a move was worth

template<game::Game G>
auto GameReplay<G>::judged(int position) const -> std::optional<Judged>
{
    if (position < 1 || position > steps())
        return std::nullopt;
    const std::optional<Chosen> made = step(position - 1).chosen;
    if (!made)
        return std::nullopt;
    const Chosen &chosen = *made;
    const View view = chosen.before.view(chosen.seat);
    const auto judged = m_table.judged(m_table.estimate(view), view, chosen.move);
    if (!judged)
        return std::nullopt;
    return Judged{.made = *judged, .name = nameOf(chosen.seat), .told = m_look.open || chosen.seat == m_look.seat};
}
