// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "match/record_course.h"
#include "models/game_table.h"
#include "models/replayed_match.h"
#include "models/turned.h"

#include <algorithm>

/// A recorded match of one game on its table. The table is told views and events as those of the seat that one looks
/// from, so that it cannot show what that seat may not see; with open hands it is told all.
template<game::Game G>
class GameReplay : public ReplayedMatch
{
public:
    using Game = G;
    using Course = record::Course<G>;
    using GameTable = ::GameTable<G>;

    /// The table must outlive this.
    GameReplay(Course course, GameTable &table);
    ~GameReplay() override { m_table.close(); }

    [[nodiscard]] int steps() const override { return static_cast<int>(m_course.steps.size()); }
    [[nodiscard]] QStringList names() const override;
    [[nodiscard]] std::vector<ReplayDeal> deals() const override;
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

    [[nodiscard]] std::optional<Judged> judged(int position) const override;
    /// What the list of deals tells of an event that only this game has, or nothing.
    [[nodiscard]] virtual QString gameOutcome(const Event &event) const = 0;

    [[nodiscard]] const Step &step(int index) const { return m_course.steps[static_cast<std::size_t>(index)]; }
    [[nodiscard]] const Course &course() const { return m_course; }
    [[nodiscard]] const ReplayLook &look() const { return m_look; }
    [[nodiscard]] int seats() const { return m_course.state.seats(); }
    [[nodiscard]] QString nameOf(game::Seat seat) const { return shownName(m_course.heading.guests[game::at(seat)]); }

private:
    /// The deal that began with this event, or nullptr.
    [[nodiscard]] static auto dealtWith(const Event &event);
    /// What the list of deals tells of a step, or nothing.
    [[nodiscard]] QStringList outcome(const Step &step) const;
    /// As the table may see it now; `index` is that of the step that it belongs to.
    [[nodiscard]] View seen(const State &state, int index) const;
    [[nodiscard]] Event seen(const Event &event) const;

    Course m_course;
    GameTable &m_table;
    ReplayLook m_look;
    double m_speed = 1;
};

/// The alternative of an event that has this game's word for it.
template<game::Game G>
auto GameReplay<G>::dealtWith(const Event &event)
{
    return std::get_if<typename G::Dealt>(&event);
}

template<game::Game G>
GameReplay<G>::GameReplay(Course course, GameTable &table)
    : m_course(std::move(course))
    , m_table(table)
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
    if (const auto *showdown = std::get_if<typename G::Showdown>(&step.event)) {
        QStringList payers;
        for (const game::Seat seat : showdown->worst)
            payers << nameOf(seat);
        const game::Seat knocker = step.state.view(0).knocker;
        return settled(knocker == game::nobody ? QString() : nameOf(knocker), payers);
    }
    if (const auto *ended = std::get_if<typename G::MatchEnded>(&step.event))
        return {won(nameOf(ended->winner))};
    const QString own = gameOutcome(step.event);
    return own.isEmpty() ? QStringList() : QStringList{own};
}

template<game::Game G>
std::vector<ReplayDeal> GameReplay<G>::deals() const
{
    std::vector<ReplayDeal> deals;
    QStringList told;
    const auto close = [&] {
        if (!deals.empty())
            deals.back().outcome = joined(told);
        told.clear();
    };
    for (int index = 0; index < steps(); ++index) {
        if (const auto *dealt = dealtWith(step(index).event)) {
            close();
            deals.push_back(
                {.number = dealt->number, .position = index + 1, .dealer = nameOf(dealt->dealer), .outcome = {}});
        } else {
            told << outcome(step(index));
        }
    }
    close();
    return deals;
}

// ---------------------------------------------------------------- on the table

template<game::Game G>
auto GameReplay<G>::seen(const State &state, int index) const -> View
{
    if (!m_look.open)
        return turned::view(state.view(m_look.seat), m_look.seat);
    while (index >= 0 && dealtWith(step(index).event) == nullptr)
        --index;
    const auto hands = index < 0 ? decltype(G::Dealt::hands)() : dealtWith(step(index).event)->hands;
    return turned::view(turned::openView(state, m_look.seat, hands), m_look.seat);
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
    std::vector<Table::Guest> around = guestsOf(m_course.heading.guests);
    std::rotate(around.begin(), around.begin() + look.seat, around.end());
    const typename GameTable::Link link{
        .play = {},
        .shown = [this] { Q_EMIT shown(); },
        .seed = [this] { return QString::fromLatin1(m_course.seed.toHex()); },
        .hurry = {},
        .onlooker = true,
        .firstTurned = (seats() - look.seat) % seats(),
    };
    const State start(m_course.options, seats());
    m_table.resume(seen(start, -1), around, QString::fromLatin1(m_course.heading.commitment), link, [&] {
        for (int index = 0; index < position; ++index) {
            if (index == 0 || rests(index))
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
    return position < steps() && step(position).chosen && m_table.comesLater(step(position).chosen->before.view(0));
}

template<game::Game G>
void GameReplay<G>::ask(int position)
{
    if (position < steps() && step(position).chosen)
        m_table.awaits(seen(step(position).chosen->before, position - 1));
}

template<game::Game G>
bool GameReplay<G>::show(int position)
{
    return m_table.happened(seen(step(position).event), seen(step(position).state, position));
}

template<game::Game G>
std::chrono::milliseconds GameReplay<G>::pause(int position)
{
    // Also where opponents do not pause at all, a move is to be seen.
    const std::chrono::milliseconds least(static_cast<int>(400 / m_speed));
    if (position >= steps() || !step(position).chosen)
        return least;
    return std::max(least, m_table.thinkingTime(seen(step(position).chosen->before, position - 1)));
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
    if (position < 1 || position > steps() || !step(position - 1).chosen)
        return std::nullopt;
    const Chosen &chosen = *step(position - 1).chosen;
    const View view = chosen.before.view(chosen.seat);
    const LazyEstimate choice = m_table.estimate(view);
    if (!choice)
        return std::nullopt;
    return Judged{.choice = choice,
                  .move = *GameTable::placeOf(view, chosen.move),
                  .name = nameOf(chosen.seat),
                  .told = m_look.open || chosen.seat == m_look.seat};
}
