// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

// PinaleEstimate: what is left of a turn that is begun.

#include "games/pinale/pinale_estimate.h"
#include "games/pinale/pinale_goal.h"

using namespace pinale;

std::optional<PinaleEstimate::Extent> PinaleEstimate::extent() const
{
    const Turn *turn = begun();
    if (turn == nullptr || (!turn->takes() && turn->steps().empty()))
        return std::nullopt;
    return Extent(turn->takes(), turn->steps());
}

bool PinaleEstimate::isOutrun() const
{
    const auto now = extent();
    if (!now || now == m_lookedFrom)
        return false;
    for (std::size_t move = 0; move < m_lines.size(); ++move)
        if (goesOn(move))
            return false;
    return true;
}

bool PinaleEstimate::isOneOfMany(std::size_t move) const
{
    if (isDraw(m_lines[move]))
        return false;
    if (begun() == nullptr)
        return true;
    std::optional<std::size_t> best;
    for (std::size_t other = 0; other < m_lines.size(); ++other)
        if (goesOn(other) && (!best || chance(other) < chance(*best)))
            best = other;
    return best != move;
}

PinaleEstimate::Rest PinaleEstimate::restOf(const Move &move, const View &view, const pinale::Turn *begun)
{
    const auto *play = std::get_if<Play>(&move);
    if (play == nullptr)
        return {.back = begun != nullptr && begun->takes() ? static_cast<int>(begun->steps().size()) + 1 : 0,
                .from = {}};
    const Choice choice = view.choice();
    Rest rest{
        .takes = play->takes && begun == nullptr, .from = pinale::Turn(choice, play->takes), .steps = play->steps};
    if (begun == nullptr || (begun->takes() == play->takes && begun->steps().empty()))
        return rest;
    pinale::Turn goal(choice, play->takes);
    static_cast<void>(goal.follow(*play));
    if (begun->takes() != play->takes) {
        rest.back = static_cast<int>(begun->steps().size()) + 1;
        return rest;
    }
    // As much stays as can.
    pinale::Turn kept = *begun;
    auto left = pinale_goal::rest(kept, view.board.size(), goal.board());
    for (; !left && !kept.steps().empty(); ++rest.back) {
        kept.undo();
        left = pinale_goal::rest(kept, view.board.size(), goal.board());
    }
    if (left) {
        rest.steps = std::move(*left);
        rest.from = std::move(kept);
    }
    return rest;
}

std::optional<QString> PinaleEstimate::leftOf(const Move &move, const View &view, const pinale::Turn &begun)
{
    if (restOf(move, view, &begun).goesBack())
        return std::nullopt;
    return told(move, view, Said::toYou, &begun);
}
