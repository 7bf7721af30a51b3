// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/game.h"
#include "records/record.h"

#include <algorithm>
#include <cassert>
#include <optional>
#include <utility>
#include <vector>

namespace record {

/// What a seat chose: a cut, a move, or a re-entry's answer.
template<game::Game G>
struct Chosen
{
    game::Seat seat = game::nobody;
    typename G::Move move;
    typename G::State before; ///< the match as it waited for this choice
};

/// One thing that happened, in the order in which a match tells it to its observer.
template<game::Game G>
struct Step
{
    /// From 1: the line that tells it. What follows from the line before without a line of its own has that line's.
    int line = 0;
    typename G::Event event; ///< with all cards open
    typename G::State state; ///< of the moment of the event; a match cannot go on from here, but a seat can look at it
    /// The choice that it came of, with the first thing that came of it.
    std::optional<Chosen<G>> chosen;
};

/// All that happened in a match, in its order. Only the choices are kept, and every now and then the state, from which
/// the steps that follow are played once more when they are asked for: a step is some 1 to 3 kB, the lines that tell it
/// may be a hundredth of that. So a step comes by value, its neighbours are had for little, and one object is for one
/// thread at a time.
template<game::Game G>
class Steps
{
public:
    /// Of a match that begins with this state.
    Steps(const typename G::State &start, FairShuffle shuffle)
        : m_shuffle(std::move(shuffle))
        , m_marks{{.state = start, .step = 0, .choice = 0, .line = 1}}
    {
    }

    [[nodiscard]] std::size_t size() const { return m_ownLine.size(); }
    [[nodiscard]] bool empty() const { return m_ownLine.empty(); }
    [[nodiscard]] Step<G> operator[](std::size_t place) const
    {
        assert(place < size());
        if (place < m_first || place >= m_first + m_played.size())
            play(place);
        return m_played[place - m_first];
    }
    [[nodiscard]] Step<G> front() const { return (*this)[0]; }
    [[nodiscard]] Step<G> back() const { return (*this)[size() - 1]; }

    class Iterator
    {
    public:
        Iterator(const Steps &steps, std::size_t place)
            : m_steps(&steps)
            , m_place(place)
        {
        }
        Step<G> operator*() const { return (*m_steps)[m_place]; }
        Iterator &operator++()
        {
            ++m_place;
            return *this;
        }
        bool operator==(const Iterator &) const = default;

    private:
        const Steps *m_steps;
        std::size_t m_place;
    };
    [[nodiscard]] Iterator begin() const { return {*this, 0}; }
    [[nodiscard]] Iterator end() const { return {*this, size()}; }

    /// The next one, as the match was just followed. `ownLine`: a line of the record tells of it.
    void add(const Step<G> &step, bool ownLine)
    {
        if (step.chosen) {
            if (size() - m_marks.back().step >= apart)
                m_marks.push_back(
                    {.state = step.chosen->before, .step = size(), .choice = m_choices.size(), .line = m_line});
            m_choices.push_back(step.chosen->move);
        }
        m_line += ownLine ? 1 : 0;
        m_ownLine.push_back(ownLine);
    }

private:
    /// The match before one of its choices, or its beginning.
    struct Mark
    {
        typename G::State state;
        std::size_t step = 0;   ///< that follows
        std::size_t choice = 0; ///< that follows
        int line = 0;           ///< the last that was told of
    };
    /// Steps between two marks, at least: playing so many takes a fraction of a millisecond.
    static constexpr std::size_t apart = 64;

    /// Plays from the mark before this step to the next one.
    void play(std::size_t place) const
    {
        const auto next = std::upper_bound(m_marks.begin(), m_marks.end(), place,
                                           [](std::size_t step, const Mark &mark) { return step < mark.step; });
        const std::size_t until = next == m_marks.end() ? size() : next->step;
        const Mark &mark = *std::prev(next);
        typename G::State state = mark.state;
        std::size_t choice = mark.choice;
        int line = mark.line;
        std::optional<Chosen<G>> chosen;
        m_first = mark.step;
        m_played.clear();
        const auto note = [&](const typename G::Event &event) {
            const std::size_t step = m_first + m_played.size();
            line += step < until && m_ownLine[step] ? 1 : 0;
            m_played.push_back({.line = line, .event = event, .state = state, .chosen = std::exchange(chosen, {})});
        };
        while (m_first + m_played.size() < until) {
            if (state.awaitsPack()) {
                state.supply(fairPack<G>(m_shuffle, state), typename G::Sink(note));
                continue;
            }
            const typename G::Move &move = m_choices[choice++];
            chosen = Chosen<G>{.seat = state.toMove(), .move = move, .before = state};
            [[maybe_unused]] const auto illegal = state.apply(move, typename G::Sink(note));
            assert(!illegal);
        }
        // What the last choice led to besides may have no place in the record.
        m_played.erase(m_played.begin() + static_cast<std::ptrdiff_t>(until - m_first), m_played.end());
    }

    FairShuffle m_shuffle;
    std::vector<Mark> m_marks;
    std::vector<typename G::Move> m_choices;
    std::vector<bool> m_ownLine; ///< by step
    int m_line = 1;
    mutable std::vector<Step<G>> m_played; ///< those asked for last, with their neighbours
    mutable std::size_t m_first = 0;       ///< the place of the first of these
};

} // namespace record
