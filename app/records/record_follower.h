// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "records/parsed_record.h"
#include "records/record_lines.h"

#include <QCoreApplication>

#include <functional>
#include <optional>
#include <utility>
#include <vector>

namespace record {

/// Plays a match along its record, line by line.
template<game::Game G>
class Follower
{
public:
    /// Told of each thing that happens: whether its line is there, and was found right.
    enum class Told : std::uint8_t { byItsLine, byTheLineBefore, notYet };
    using Tell = std::function<void(const Step<G> &, const QJsonObject &line, Told)>;

    Follower(Lines &lines, const typename G::State &start, const FairShuffle &shuffle, bool mayEnd)
        : m_lines(lines)
        , m_state(start)
        , m_shuffle(shuffle)
        , m_mayEnd(mayEnd)
    {
    }

    [[nodiscard]] const typename G::State &state() const { return m_state; }

    /// To the end, or to the first line that cannot be.
    std::optional<Fault> follow(const Tell &tell)
    {
        while (!m_state.over()) {
            if (m_lines.atEnd())
                return m_mayEnd ? std::nullopt : std::optional(endedEarly());
            if (m_lines.fault())
                return m_lines.fault();
            std::vector<Step<G>> steps;
            if (auto fault = goOn(steps))
                return fault;
            for (Step<G> &step : steps)
                if (auto fault = compare(step, tell))
                    return fault;
        }
        // The seed, which was read first.
        const int seedLine = m_lines.number();
        if (!m_lines.atEnd())
            m_lines.pass();
        if (m_lines.fault())
            return m_lines.fault();
        if (!m_lines.atEnd())
            return Fault{.line = seedLine,
                         .why
                         = QCoreApplication::translate("Record", "the match is over here, but the record goes on")};
        return std::nullopt;
    }

private:
    /// Supplies the pack, or makes the choice of the next line.
    std::optional<Fault> goOn(std::vector<Step<G>> &steps)
    {
        std::optional<Chosen<G>> chosen;
        const auto note = [&](const typename G::Event &event) {
            steps.push_back({.line = m_lines.number(),
                             .event = event,
                             .state = m_state,
                             .chosen = std::exchange(chosen, std::nullopt)});
        };
        if (m_state.awaitsPack()) {
            m_state.supply(fairPack<G>(m_shuffle, m_state), typename G::Sink(note));
            return std::nullopt;
        }
        JsonReader line(m_lines.peek());
        const typename G::Move move = Json<G>::readChoice(line, m_state.phase());
        if (line.failed())
            return Fault{.line = m_lines.number(), .why = line.firstFault(), .kind = faultKindOf(m_lines.peek())};
        chosen = Chosen<G>{.seat = m_state.toMove(), .move = move, .before = m_state};
        if (m_state.apply(move, typename G::Sink(note)))
            return Fault{.line = m_lines.number(),
                         .why = QCoreApplication::translate("Record", "this move is against the rules"),
                         .kind = faultKindOf(m_lines.peek())};
        return std::nullopt;
    }

    /// Compares what happened with the line that has to tell it.
    std::optional<Fault> compare(Step<G> &step, const Tell &tell)
    {
        const auto expected = Json<G>::event(step.event, m_state.seats());
        if (!expected) {
            step.line = m_lines.number() - 1;
            tell(step, {}, Told::byTheLineBefore);
            return std::nullopt;
        }
        step.line = m_lines.number();
        if (m_lines.atEnd()) {
            if (!m_mayEnd)
                return endedEarly();
            tell(step, *expected, Told::notYet);
            return std::nullopt;
        }
        if (m_lines.fault())
            return m_lines.fault();
        if (const auto why = difference(m_lines.peek(), *expected))
            return Fault{.line = m_lines.number(), .why = *why, .kind = faultKindOf(*expected)};
        m_lines.pass();
        tell(step, *expected, Told::byItsLine);
        return std::nullopt;
    }

    [[nodiscard]] Fault endedEarly() const
    {
        return {.line = m_lines.number(),
                .why = QCoreApplication::translate("Record", "the record ends before the match does")};
    }

    Lines &m_lines;
    typename G::State m_state;
    const FairShuffle &m_shuffle;
    bool m_mayEnd;
};

} // namespace record
