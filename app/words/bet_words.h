// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

/// A bet of two persons on who lasts longer in the match, for sentences in the language spoken now. Each name may be
/// empty, for the person who is told "you".
struct BetWords
{
    QString by; ///< who offers it, and backs `backs`
    QString with;
    QString backs;
    QString against;
    int stake = 0; ///< of each

    /// "Bruno outlasts Nives".
    [[nodiscard]] QString claim() const;
    /// "Teresa bets you 2: Bruno outlasts Nives".
    [[nodiscard]] QString offered() const;
    /// Once both have agreed: "Teresa and you: 2 on Bruno, who outlasts Nives". First comes who backs that one.
    [[nodiscard]] QString open() const;
    /// As whoever offers it says it: "I bet 2 on Bruno, over Nives".
    [[nodiscard]] QString said() const;
    /// Who has won it.
    enum Result { byOfferer, byOther, byNobody };
    [[nodiscard]] QString result(int result) const;

    bool operator==(const BetWords &) const = default;
};
