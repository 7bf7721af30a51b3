// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/random.h"
#include "knocking/expectations.h"
#include "monte/rollouts.h"
#include "stopthebus/determinization.h"

namespace stopthebus {

using knocking::Prior;

/// What came of one move in the deals imagined so far.
struct Expectation : knocking::Expectation<Move, Hand>
{
    /// What the seat is taken to do in the second step, after a first one that leaves it: stop, or let the bus go on.
    /// Known from the first deal on.
    std::optional<Move> then;
};
/// At most the exchanges, and to keep the hand.
inline constexpr std::size_t mostMovesInTurn = crossings.size() + 1;

/// For every legal move of a view the chance to lose a token in this deal: deals that fit the view are imagined and
/// played to their showdown, the same deals for all moves. More can be imagined at any time. The same view and seed
/// give the same numbers on every machine; nothing but the view is known.
class Rollouts : public knocking::Expectations<Expectation, mostMovesInTurn>
{
public:
    /// The seat that the view belongs to has to choose, in a turn.
    Rollouts(const View &view, std::uint64_t seed, Prior prior = Prior::plausible);

    /// True where a view is one that rollouts can be made of.
    [[nodiscard]] static bool fits(const View &view)
    {
        return view.toMove == view.seat
            && (view.phase == Phase::exchange || view.phase == Phase::stop || view.phase == Phase::finalTurn);
    }

    /// Imagines so many deals more, each played once for every move.
    void imagine(int deals);

    [[nodiscard]] const View &view() const { return m_view; }

private:
    void weighTheStops();
    [[nodiscard]] Determinization determinize();
    [[nodiscard]] int lost(Expectation &expectation, Determinization deal) const;

    View m_view;
    Prior m_prior;
    game::Random m_random;
    Pack m_unseen;
    monte::TurnsTaken m_turns;
};

} // namespace stopthebus
