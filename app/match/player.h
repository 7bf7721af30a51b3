// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/game.h"
#include "match/gate.h"

/// Whoever sits at a seat and chooses its moves.
template<game::Game G>
class Player
{
public:
    using View = typename G::View;
    using Move = typename G::Move;
    using Answer = typename Gate<Move>::Awaiter;

    Player() = default;
    Player(const Player &) = delete;
    Player &operator=(const Player &) = delete;
    virtual ~Player() = default;

    /// Asks for the move of the seat whose view this is. The answer is awaited at once; it is nothing after stop().
    /// It must not come before this has returned.
    [[nodiscard]] virtual Answer ask(const View &view) = 0;

    /// Something happened in the match, as this seat may see it; between two choices everything comes in order.
    virtual void happened(const typename G::Event &) { }

    /// Ends whatever is going on: a waiting match is resumed with nothing, and no thread of the player's runs on.
    virtual void stop() { m_gate.close(); }

protected:
    Gate<Move> m_gate;
};

/// The person at the screen: its move comes from outside, when it comes.
template<game::Game G>
class HumanPlayer : public Player<G>
{
public:
    [[nodiscard]] typename Player<G>::Answer ask(const typename G::View &) override { return this->m_gate.next(); }

    [[nodiscard]] bool asked() const { return this->m_gate.waiting(); }
    /// Makes the move that the match waits for; false where it waits for none.
    bool play(const typename G::Move &move) { return this->m_gate.offer(move); }
};
