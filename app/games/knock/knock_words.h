// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "knock/signals.h"

#include <QCoreApplication>
#include <QString>

#include <optional>

/// The words of Knock!, in the language spoken now.
class KnockWords
{
    Q_DECLARE_TR_FUNCTIONS(KnockWords)

public:
    using Suit = knock::Suit;
    using Signal = knock::Signal;

    /// "coins", "trumps".
    [[nodiscard]] static QString suit(Suit suit);
    /// "Coins are led", of the suit of a trick.
    [[nodiscard]] static QString led(Suit suit);
    /// "the king of cups", "the Hermit (9)", "the Fool".
    [[nodiscard]] static QString card(cards::Card card);
    /// What a signal with a card of that suit tells, as whoever gives it would say it: "I hold the queen of cups".
    [[nodiscard]] static QString said(Signal signal, std::optional<Suit> suit);
    /// How it is given: "one knock".
    [[nodiscard]] static QString gesture(Signal signal);
    /// The ticket that gives it: "sayS18".
    [[nodiscard]] static QString action(Signal signal);
    /// The picture of that, of resources/gestures.
    [[nodiscard]] static QString picture(Signal signal);
    /// "“Bijou”", "“Grand”"; empty for a gesture.
    [[nodiscard]] static QString called(Signal signal);

private:
    [[nodiscard]] static QString ofTrumps(Signal signal);
    [[nodiscard]] static QString ofSuit(Signal signal, Suit suit);
};
