// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QStringList>

/// Who won a match, for sentences in the language spoken now: one seat, a side, some who share the win, or nobody.
struct Winners
{
    QStringList names; ///< without the person who is told "you"
    bool own = false;  ///< the person has won, alone or with these
    bool side = false; ///< several are one side; otherwise they share the win

    [[nodiscard]] qsizetype count() const { return names.size() + (own ? 1 : 0); }
    /// As the result in a line: "Ada has won", "shared by Ada and Bruno", "drawn".
    [[nodiscard]] QString result() const;
    /// As it happens: "Ada wins the match", "Ada and Bruno share the win", "The match is drawn".
    [[nodiscard]] QString sentence() const;

    bool operator==(const Winners &) const = default;
};
