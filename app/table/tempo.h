// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/random.h"
#include "table/staging.h"

#include <algorithm>
#include <chrono>

/// How long things take at the table, after the person's wishes: motion on or off, the opponents' pace, and fast while
/// looking on. The numbers of the look's motion table are in qml/theme; these are the same, for the match's waiting.
class Tempo
{
public:
    using Milliseconds = std::chrono::milliseconds;

    void setFast(bool fast) { m_fast = fast; }
    /// How many times as fast as usual.
    void setSpeed(double speed) { m_speed = speed; }
    [[nodiscard]] bool fast() const { return m_fast; }

    // Whatever the pace, nothing goes on before its movement is over.

    /// Between an opponent's turn and its move.
    [[nodiscard]] Milliseconds thinking();

    /// Everything is acted out: the pack is gathered, shuffled and cut, and cards are dealt one by one.
    [[nodiscard]] bool staged() const;
    /// Between two cards that are dealt, or packets where many sit.
    [[nodiscard]] static Milliseconds dealing();
    /// How long two packets that change places lie side by side on their way.
    [[nodiscard]] static Milliseconds resting(bool own);
    [[nodiscard]] Milliseconds turnedCard() const;
    [[nodiscard]] Milliseconds firstDealerFound() const { return reading(Milliseconds(1300)); }
    /// What takes so long at the usual speed, and until it is seen to have ended.
    [[nodiscard]] Milliseconds moving(Milliseconds usual) const { return motion(usual + Milliseconds(20)); }
    [[nodiscard]] Milliseconds exchange(int cards) const { return motion(Milliseconds(460 + 60 * cards)); }
    /// What somebody else gave and took is looked at.
    [[nodiscard]] Milliseconds trade(int cards) const;
    [[nodiscard]] Milliseconds knock() const { return std::max(motion(Milliseconds(540)), reading(Milliseconds(700))); }
    [[nodiscard]] Milliseconds layingOpen() const
    {
        return std::max(motion(Milliseconds(540)), reading(Milliseconds(900)));
    }
    /// So many letters that a seat says.
    [[nodiscard]] Milliseconds words(qsizetype letters) const { return reading(Milliseconds(1200 + 50 * letters)); }
    /// A hand that ends the play is seldom, and to be seen at any pace.
    [[nodiscard]] Milliseconds declaration() const
    {
        return m_fast ? Milliseconds(0) : std::max(sped(Milliseconds(1500)), reading(Milliseconds(2600)));
    }
    [[nodiscard]] Milliseconds reentry() const
    {
        return std::max(motion(Milliseconds(350)), reading(Milliseconds(1500)));
    }
    /// How the hands of a showdown, of so many cards each, are turned: at once where nobody pauses and nothing moves.
    [[nodiscard]] Staging::Times staging(int hands, int cards) const;
    /// What the table stops for.
    [[nodiscard]] Milliseconds highlight() const { return reading(Milliseconds(3000)); }
    /// The showdown, where it goes on by itself.
    [[nodiscard]] Milliseconds showdown(int hands) const;

private:
    /// Zero where nothing moves.
    [[nodiscard]] Milliseconds motion(Milliseconds usual) const;
    /// Time to take something in; shorter at a brisk pace, none where opponents do not pause at all.
    [[nodiscard]] Milliseconds reading(Milliseconds usual) const;
    [[nodiscard]] Milliseconds sped(Milliseconds usual) const
    {
        return std::chrono::duration_cast<Milliseconds>(usual / m_speed);
    }

    bool m_fast = false;
    double m_speed = 1;
    game::Random m_random{31};
};
