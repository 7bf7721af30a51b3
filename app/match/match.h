// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "match/fair_shuffle.h"
#include "match/gate.h"
#include "match/player.h"
#include "match/recorder.h"

#include <QCoroTask>

#include <deque>
#include <functional>
#include <memory>
#include <utility>
#include <vector>

/// Whoever shows a match: told of everything in order, as one seat may see it.
template<game::Game G>
class Observer
{
public:
    Observer() = default;
    Observer(const Observer &) = delete;
    Observer &operator=(const Observer &) = delete;
    virtual ~Observer() = default;

    /// Something happened; the view is that of the moment after it. True where it is shown already. Else the match
    /// waits until Match::shown() is called, once.
    [[nodiscard]] virtual bool happened(const typename G::Event &event, const typename G::View &view) = 0;
    /// The match now waits for the move of view.toMove.
    virtual void awaits(const typename G::View &view) = 0;
    /// The match has come to its end; nothing else follows.
    virtual void finished() = 0;
};

/// One match as one coroutine: ask a seat, make its move, tell the observer, wait until it was shown. Destroying this
/// at any moment, also from within a call to the observer, ends the coroutine and everything that it waits for.
template<game::Game G>
class Match
{
public:
    using State = typename G::State;
    using View = typename G::View;
    using Event = typename G::Event;

    /// `viewpoint` is the seat as which the observer looks on; the observer must outlive this.
    Match(const State &state, std::vector<std::unique_ptr<Player<G>>> players, const FairShuffle &shuffle,
          Observer<G> &observer, game::Seat viewpoint)
        : m_course(new Course{.state = state,
                              .players = std::move(players),
                              .shuffle = shuffle,
                              .packs = {},
                              .observer = observer,
                              .viewpoint = viewpoint,
                              .recorder = nullptr,
                              .shown = {},
                              .unseen = {}})
    {
    }
    Match(const Match &) = delete;
    Match &operator=(const Match &) = delete;
    ~Match()
    {
        m_course->stopped = true;
        m_course->shown.close();
        for (const auto &player : m_course->players)
            player->stop();
    }

    using Pack = typename G::Pack;

    /// Before the start: where packs come from instead of the fair shuffle.
    void dealFrom(std::function<Pack(const State &)> packs) { m_course->packs = std::move(packs); }
    /// Before the start: who keeps the match; it must outlive this.
    void keepIn(Recorder<G> &recorder) { m_course->recorder = &recorder; }
    /// Before the start, of a match that goes on: what happened in it so far, each step with its `event` and the
    /// `state` of that moment. The players are told of all of it; the observer has seen the first `shown` of them and
    /// is shown the others.
    template<class Steps>
    void goOnAfter(const Steps &steps, int shown)
    {
        m_course->eventsShown = shown;
        int number = 0;
        for (const auto &step : steps) {
            tellPlayers(*m_course, step.event);
            if (number++ >= shown)
                m_course->unseen.push_back(seen(*m_course, step.event, step.state));
        }
    }
    /// Begins, or goes on from the state given; to be called once.
    void start() { run(m_course); }
    /// The observer has shown the last event; false where the match was not waiting for that.
    bool shown() { return m_course->shown.offer({}); }

private:
    struct Shown
    {
    };
    struct Seen
    {
        Event event;
        View view;
    };
    /// All that the coroutine touches: it holds a share, so that nothing is gone when it is resumed for the last time.
    struct Course
    {
        State state;
        std::vector<std::unique_ptr<Player<G>>> players;
        FairShuffle shuffle;
        std::function<Pack(const State &)> packs; // none: those of the shuffle
        Observer<G> &observer;                    // not to be touched once stopped
        game::Seat viewpoint;
        Recorder<G> *recorder; // nor this
        bool stopped = false;
        Gate<Shown> shown;
        /// What happened in the last step and nobody was told of yet.
        std::vector<Event> untold;
        std::deque<Seen> unseen;
        int eventsShown = 0;
    };

    static Seen seen(const Course &course, const Event &event, const State &state)
    {
        return {G::seenBy(event, course.viewpoint), state.view(course.viewpoint)};
    }
    static void tellPlayers(Course &course, const Event &event)
    {
        for (game::Seat seat = 0; seat < course.state.seats(); ++seat)
            course.players[game::at(seat)]->happened(G::seenBy(event, seat));
    }
    /// Has what the last step led to kept, and then told.
    static void tell(Course &course)
    {
        const std::vector<Event> events = std::exchange(course.untold, {});
        if (course.recorder != nullptr && !events.empty())
            course.recorder->happened(events);
        for (const Event &event : events)
            if (!course.stopped)
                tellPlayers(course, event);
    }
    static Pack nextPack(const Course &course)
    {
        return course.packs ? course.packs(course.state) : fairPack<G>(course.shuffle, course.state);
    }
    static void noteShown(Course &course)
    {
        ++course.eventsShown;
        if (course.recorder != nullptr)
            course.recorder->shown(course.eventsShown);
    }

    static QCoro::Task<> run(std::shared_ptr<Course> course)
    {
        const auto note = [course = course.get()](const Event &event) {
            course->untold.push_back(event);
            course->unseen.push_back(seen(*course, event, course->state));
        };
        const typename G::Sink sink(note);
        while (true) {
            while (!course->unseen.empty()) {
                const Seen next = course->unseen.front();
                course->unseen.pop_front();
                const bool shownAtOnce = course->observer.happened(next.event, next.view);
                if (course->stopped)
                    co_return;
                if (!shownAtOnce) {
                    auto showing = course->shown.next();
                    const auto shown = co_await showing;
                    if (!shown || course->stopped)
                        co_return;
                }
                noteShown(*course);
                if (course->stopped)
                    co_return;
            }
            if (course->state.over())
                break;
            if (course->state.awaitsPack()) {
                course->state.supply(nextPack(*course), sink);
            } else {
                course->observer.awaits(course->state.view(course->viewpoint));
                if (course->stopped)
                    co_return;
                const game::Seat seat = course->state.toMove();
                auto answer = course->players[game::at(seat)]->ask(course->state.view(seat));
                const auto move = co_await answer;
                if (!move || course->stopped)
                    co_return;
                // An illegal move changes nothing, and the seat is asked again.
                [[maybe_unused]] const auto illegal = course->state.apply(*move, sink);
            }
            tell(*course);
            if (course->stopped)
                co_return;
        }
        course->observer.finished();
        if (!course->stopped && course->recorder != nullptr)
            course->recorder->finished();
    }

    std::shared_ptr<Course> m_course;
};
