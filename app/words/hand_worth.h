// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

#include <concepts>
#include <functional>

/// What a hand is worth in the game that it is played in, kept so that it can be said in the language of the moment.
/// A game gives the words: inWords() for its Worth, in its own namespace (app/games/<game>/<game>_worth.h).
class HandWorth
{
public:
    HandWorth() = default;
    template<class Worth>
        requires(!std::same_as<Worth, HandWorth>)
    HandWorth(const Worth &worth) // NOLINT(google-explicit-constructor): a game's Worth is one
        : m_inWords([worth] { return inWords(worth); })
    {
    }

    /// "24 in coins"; empty where there is no hand.
    [[nodiscard]] QString words() const { return m_inWords ? m_inWords() : QString(); }
    bool operator==(const HandWorth &other) const { return words() == other.words(); }

private:
    std::function<QString()> m_inWords;
};
