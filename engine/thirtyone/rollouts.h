// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/random.h"
#include "knocking/expectations.h"
#include "thirtyone/determinization.h"
#include "thirtyone/prospects.h"

#include <optional>

namespace thirtyone {

using knocking::Prior;
/// With the widow: every exchange of one, of two and of three cards, draw, take, and knock or stand.
inline constexpr std::size_t mostMovesInTurn = 9 + 9 + 1 + 3;

/// What came of one move in the deals imagined so far. `hand` is that after the whole turn, and `lost` counts lives.
struct Expectation : knocking::Expectation<Move, Hand>
{
    /// The card that the seat is taken to lay away after it has taken one from the discard pile. After a draw it is
    /// another each time.
    std::optional<Move> then;
    /// The card drawn made the hand a better one.
    int bettered = 0;
    /// Where `hand` is not known: what the hands were worth right after the turn, doubled, all deals added up.
    int worth = 0;
    /// The stock or the laps ran out, or the deal was restarted, and nobody lost.
    int voided = 0;
    /// Where points or chips are counted: the hand was the highest, or one of them.
    int highest = 0;
};

/// For every legal move of a view the lives that it is expected to lose in this deal, never more than the seat has, or
/// less than none, the points that it is expected to make, or the chips:
/// deals that fit the view are imagined and played to their end, the same deals for all moves. The seat goes on by
/// itself with the rest of its turn, so what a first step is expected to lose includes the second. More can be imagined
/// at any time. The same view and seed give the same numbers on every machine; nothing but the view is known.
class Rollouts : public knocking::Expectations<Expectation, mostMovesInTurn>
{
public:
    /// The seat that the view belongs to has to choose, in either step of a turn, between two hands, or whether to
    /// restart.
    Rollouts(const View &view, std::uint64_t seed, Prior prior = Prior::plausible);

    /// True where a view is one that rollouts can be made of.
    [[nodiscard]] static bool fits(const View &view)
    {
        return view.toMove == view.seat
            && (view.phase == Phase::turn || view.phase == Phase::finalTurn || view.phase == Phase::discardOne
                || view.phase == Phase::dealersChoice || view.phase == Phase::reset);
    }

    /// Imagines so many deals more, each played once for every move.
    void imagine(int deals);

    [[nodiscard]] const View &view() const { return m_view; }

private:
    [[nodiscard]] Determinization determinize();
    [[nodiscard]] int lost(Expectation &expectation, const Determinization &imagined) const;
    [[nodiscard]] int count(Expectation &expectation, const Deal &deal) const;

    View m_view;
    Prior m_prior;
    game::Random m_random;
    const Prospects *m_prospects;
};

} // namespace thirtyone
