// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "match/player.h"
#include "match/turned.h"
#include "person/preferences.h"
#include "session/laid_past.h"
#include "session/past_match.h"

#include <QRandomGenerator>
#include <QTimer>

#include <algorithm>
#include <functional>

/// Several people at one screen, between a match and its table. The table is told everything as the seat may see it
/// that looks now, with that seat turned to the foot. Where another person has to choose, all is taken from the table;
/// once that one is there it is laid anew from what happened so far, as a match is that is taken up again: so nothing
/// is there that the views of the new seat do not have.
template<game::Game G>
class SharedScreen : public Observer<G>
{
public:
    using View = typename G::View;
    using Event = typename G::Event;
    using State = typename G::State;
    using Link = typename GameTable<G>::Link;

    /// By seat: who plays there at this screen, nothing for all others.
    using People = std::vector<HumanPlayer<G> *>;

    struct Company
    {
        std::vector<Table::Guest> guests;
        People people;
        QString commitment;
        Link link;
    };

    /// `told` passes on to the table, `past` is told first of what happens; all of these must outlive this. The owner
    /// of the game sits at seat 0, and looks first.
    SharedScreen(GameTable<G> &table, Observer<G> &told, const PastMatch<G> &past, Company company)
        : m_table(table)
        , m_told(told)
        , m_past(past)
        , m_company(std::move(company))
    {
        m_cutting.setSingleShot(true);
    }

    /// From which seat the table is seen, and where on it another seat is then.
    [[nodiscard]] game::Seat viewer() const { return m_viewer; }
    [[nodiscard]] game::Seat placeOf(game::Seat seat) const { return (seat - m_viewer + seats()) % seats(); }
    /// That seat is called otherwise from now on, whoever looks.
    void rename(game::Seat seat, const QString &name) { m_company.guests[game::at(seat)].name = name; }
    /// Nothing lies on the table: it waits for a person.
    [[nodiscard]] bool covered() const { return m_table.handingOver(); }

    /// Lays the table for a match that begins.
    void open() { m_table.open(m_past.beginning().view(owner), m_company.guests, m_company.commitment, linkNow()); }
    /// Of a match that goes on: the table waits for whoever has to choose now, or chose last.
    void waitForSomebody() { cover(nextPerson()); }
    /// Calls this at once, or when the person is there for whom the table waits.
    void whenSeen(std::function<void()> then)
    {
        if (covered())
            m_then.push_back(std::move(then));
        else
            then();
    }
    /// The same of the match, which goes on only then, and says what it waits for.
    void startWhenSeen(std::function<void()> start)
    {
        m_starts = covered();
        whenSeen(std::move(start));
    }

    // Observer
    [[nodiscard]] bool happened(const Event &, const View &) override
    {
        const std::size_t next = m_past.shown();
        const auto step = m_past.steps()[next];
        // What the match came to is the owner's, as its history is.
        if (m_viewer != owner && next + 1 == m_past.steps().size() && step.state.over()) {
            m_viewer = owner;
            lay();
        }
        return m_told.happened(seen(step.event), seen(step.state));
    }
    void awaits(const View &) override
    {
        const State now = m_past.now();
        const game::Seat next = now.toMove();
        const bool anothers = isPerson(next) && next != m_viewer;
        // A pack that is cut by itself is cut for everybody.
        const bool cuts = anothers && Preferences::instance().cutByItself() && m_table.isCut(seen(now));
        if (anothers && !cuts)
            return cover(next);
        m_told.awaits(seen(now));
        if (cuts)
            cutSoon(next);
    }
    void finished() override { m_told.finished(); }

private:
    static constexpr game::Seat owner = 0;

    [[nodiscard]] int seats() const { return static_cast<int>(m_company.guests.size()); }
    [[nodiscard]] bool isPerson(game::Seat seat) const { return m_company.people[game::at(seat)] != nullptr; }
    [[nodiscard]] View seen(const State &state) const { return turned::view(state.view(m_viewer), m_viewer); }
    [[nodiscard]] Event seen(const Event &event) const
    {
        return turned::event(G::seenBy(event, m_viewer), m_viewer, seats());
    }
    [[nodiscard]] Link linkNow() const
    {
        Link link = m_company.link;
        link.shared = true;
        link.owners = m_viewer == owner;
        link.firstTurned = placeOf(0);
        return link;
    }

    [[nodiscard]] game::Seat nextPerson() const
    {
        if (const State now = m_past.now(); !now.over() && isPerson(now.toMove()))
            return now.toMove();
        for (std::size_t step = m_past.steps().size(); step > 0; --step)
            if (const auto chosen = m_past.steps()[step - 1].chosen; chosen && isPerson(chosen->seat))
                return chosen->seat;
        return owner;
    }

    void cover(game::Seat next)
    {
        m_next = next;
        m_table.handOver(m_company.guests[game::at(next)], m_past.now().deal(), [this] { take(); });
    }
    void take()
    {
        m_viewer = m_next;
        lay();
        const bool starts = std::exchange(m_starts, false);
        for (const auto &then : std::exchange(m_then, {}))
            then();
        if (!starts)
            m_told.awaits(seen(m_past.now()));
    }

    void lay()
    {
        std::vector<Table::Guest> around = m_company.guests;
        std::rotate(around.begin(), around.begin() + m_viewer, around.end());
        m_table.resume(seen(m_past.beginning()), around, m_company.commitment, linkNow(), [this] {
            layPast(m_table, m_past.steps(), m_past.shown(), [this](const auto &one) { return seen(one); });
        });
    }

    void cutSoon(game::Seat next)
    {
        m_cutting.disconnect();
        QObject::connect(&m_cutting, &QTimer::timeout, &m_cutting, [this, next] {
            const auto legal = G::legalMoves(m_past.now().view(next));
            const auto at = QRandomGenerator::global()->bounded(static_cast<quint32>(legal.size()));
            m_company.people[game::at(next)]->play(legal[at]);
        });
        m_cutting.start(m_table.thinkingTime(m_past.now().view(next)));
    }

    GameTable<G> &m_table;
    Observer<G> &m_told;
    const PastMatch<G> &m_past;
    Company m_company;
    game::Seat m_viewer = owner;
    game::Seat m_next = owner;
    std::vector<std::function<void()>> m_then; ///< once somebody has taken the screen
    bool m_starts = false;                     ///< among these the match, which goes on only then
    QTimer m_cutting;
};
