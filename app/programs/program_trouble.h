// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

/// What is wrong with an outside program, apart from the words for it, so that it can be told in either language.
struct ProgramTrouble
{
    enum class What : std::uint8_t {
        none,
        unnamed,       ///< the command line is empty
        notFound,      ///< detail: the program that there is not
        notExecutable, ///< detail: the file
        unguarded,     ///< what keeps programs in bounds is missing; detail: its file
        notStarted,    ///< detail: what the system says
        notReady,      ///< it did not greet in time
        noGreeting,    ///< the same, but it wrote something else; detail: what
        ended,
        late,    ///< no answer within the time limit
        tooLong, ///< a line beyond all bounds
        wrong,   ///< no answer as it is to be written; detail: what is wrong first
        illegal, ///< a move against the rules
    };
    What what = What::none;
    QString detail;

    [[nodiscard]] explicit operator bool() const { return what != What::none; }
    /// In the language spoken now, to stand within a sentence; empty where nothing is wrong.
    [[nodiscard]] QString words() const;
    bool operator==(const ProgramTrouble &) const = default;
};
