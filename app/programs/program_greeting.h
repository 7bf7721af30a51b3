// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "programs/program_process.h"

#include <chrono>

/// What became of a program that was started and told hello (shared format "Seat protocol", 1).
struct ProgramGreeting
{
    static constexpr std::chrono::seconds readyLimit{10};
    static constexpr int longestName = 40;

    QString name; ///< as it calls itself: one line of plain words, no longer than that
    ProgramTrouble trouble;

    /// Starts the command and waits until it is ready, or for something that is wrong.
    [[nodiscard]] static ProgramGreeting exchange(ProgramProcess &process, const QString &command,
                                                  const std::atomic<bool> &stop);
};
