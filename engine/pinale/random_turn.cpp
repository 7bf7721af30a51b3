// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "pinale/random_turn.h"

namespace pinale {

namespace {

/// Any single step, each as likely as the others; none where nothing can be laid.
std::optional<Step> randomStep(const Turn &turn, game::Random &random)
{
    std::optional<Step> drawn;
    std::uint32_t seen = 0;
    eachStep(turn, [&](const Step &step) {
        if (random.once(++seen))
            drawn = step;
        return false;
    });
    return drawn;
}

void addDiscards(const Turn &turn, MoveList &moves)
{
    for (const Card card : discards(turn))
        if (moves.size() < mostListed)
            moves.push_back(turn.play(card));
}

void listTurns(const Choice &choice, bool takes, MoveList &moves)
{
    Turn turn(choice, takes);
    addDiscards(turn, moves);
    eachStep(Turn(turn), [&](const Step &step) {
        if (turn.apply(step))
            return false;
        addDiscards(turn, moves);
        turn.undo();
        return moves.size() == mostListed;
    });
}

} // namespace

MoveList legalMoves(const Choice &choice)
{
    MoveList moves;
    if (choice.phase == Phase::cut) {
        for (int at = 1; at <= cutMost; ++at)
            moves.push_back(Cut{at});
    } else if (choice.phase == Phase::play) {
        listTurns(choice, false, moves);
    } else if (choice.phase == Phase::draw) {
        moves.emplace_back(std::in_place_type<Draw>);
        listTurns(choice, true, moves);
        if (moves.size() == 1)
            if (const auto finished = finish(Turn(choice, true)))
                addDiscards(*finished, moves);
    }
    return moves;
}

Move randomMove(const Choice &choice, game::Random &random)
{
    if (choice.phase == Phase::cut)
        return Cut{1 + static_cast<int>(random.below(cutMost))};
    const bool takes = choice.phase == Phase::draw;
    if (takes && (!random.once(3) || !mayTake(choice)))
        return Draw();
    Turn turn(choice, takes);
    while (!random.once(4)) {
        const auto step = randomStep(turn, random);
        if (!step || turn.apply(*step))
            break;
    }
    // What was laid may leave no way to keep the rules: then less is laid.
    auto finished = finish(turn);
    while (!finished) {
        turn.undo();
        finished = finish(turn);
    }
    const Hand cards = discards(*finished);
    return finished->play(cards[random.below(static_cast<std::uint32_t>(cards.size()))]);
}

} // namespace pinale
