// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/random.h"
#include "knocking/expectations.h"
#include "mambassa/determinization.h"
#include "monte/rollouts.h"

namespace mambassa {

using knocking::Prior;

/// What came of one move in the deals imagined so far.
struct Expectation : knocking::Expectation<Move, Hand>
{
    /// What the seat is taken to do in the second step, after a first one that leaves it: a draw, or stay. Known from
    /// the first deal on.
    std::optional<Move> then;
    /// Counts the deals in which the card drawn made the hand a better one.
    int bettered = 0;
};

/// For every legal move of a view the chance to lose a token in this deal: deals that fit the view are imagined and
/// played to their end, the same deals for all moves. More can be imagined at any time. The same view and seed give the
/// same numbers on every machine; nothing but the view is known.
class Rollouts : public knocking::Expectations<Expectation, mostMoves>
{
public:
    /// The seat that the view belongs to has to choose, in a turn or as the dealer.
    Rollouts(const View &view, std::uint64_t seed, Prior prior = Prior::plausible);

    /// True where a view is one that rollouts can be made of.
    [[nodiscard]] static bool fits(const View &view)
    {
        return view.toMove == view.seat
            && (view.phase == Phase::exchange || view.phase == Phase::draw || view.phase == Phase::dealersChoice);
    }

    /// Imagines so many deals more, each played once for every move.
    void imagine(int deals);

    [[nodiscard]] const View &view() const { return m_view; }
    /// In the second step of a turn: the place of the move that rollouts of the first step took for its sequel. Known
    /// from the first deal on; none in other choices.
    [[nodiscard]] std::optional<std::size_t> foretold() const { return m_foretold; }

private:
    [[nodiscard]] std::optional<Move> secondStep(const Move &first, const Hand &hand,
                                                 const Determinization &shown) const;
    /// A deal that may be the real one, and when each of the others knocks in it.
    struct Imagined
    {
        Determinization deal;
        std::array<OpponentModel, game::maxSeats> models{};
    };
    /// The second steps of the first steps that look best, weighed in a few deals of their own.
    void weighSecondSteps();
    [[nodiscard]] Move weighed(const Expectation &first) const;
    [[nodiscard]] Imagined imagined(game::Random &random) const;
    [[nodiscard]] Determinization determinize(game::Random &random) const;
    [[nodiscard]] int lost(Expectation &expectation, const Imagined &imagined) const;

    View m_view;
    Prior m_prior;
    std::uint64_t m_seed;
    std::optional<std::size_t> m_foretold;
    game::Random m_random;
    Pack m_unseen;
    monte::TurnsTaken m_turns;
};

} // namespace mambassa
