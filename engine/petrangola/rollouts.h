// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/random.h"
#include "knocking/expectations.h"
#include "monte/rollouts.h"
#include "petrangola/determinization.h"

namespace petrangola {

using knocking::Prior;
using Expectation = knocking::Expectation<Move, Hand>;
/// At most a knock, nine exchanges of one card, nine of two, and the shirt change.
inline constexpr std::size_t mostMovesInTurn = monte::crossingCount(cardsInHand) + 1;

/// For every legal move of a view the chance to lose a token in this deal: deals that fit the view are imagined and
/// played to their showdown, the same deals for all moves, so that differences between moves show early. More can be
/// imagined at any time. The same view and seed give the same numbers on every machine; nothing but the view is known.
class Rollouts : public knocking::Expectations<Expectation, mostMovesInTurn>
{
public:
    /// The seat that the view belongs to has to choose, in a turn or as the dealer.
    Rollouts(const View &view, std::uint64_t seed, Prior prior = Prior::plausible);

    /// True where a view is one that rollouts can be made of.
    [[nodiscard]] static bool fits(const View &view)
    {
        return view.toMove == view.seat && (view.phase == Phase::turn || view.phase == Phase::dealersChoice);
    }

    /// Imagines so many deals more, each played once for every move.
    void imagine(int deals);

    [[nodiscard]] const View &view() const { return m_view; }

private:
    [[nodiscard]] Determinization determinize();
    [[nodiscard]] int lost(Expectation &expectation, Determinization deal) const;

    View m_view;
    Prior m_prior;
    game::Random m_random;
    Pack m_unseen;
    monte::TurnsTaken m_turns;
};

} // namespace petrangola
