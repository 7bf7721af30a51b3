// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>

/// The guard (app/guard), a small program of the house's that starts the programs of others and keeps them in bounds.
/// Without it none is started.
namespace ProgramGuard {

[[nodiscard]] QString path();
[[nodiscard]] bool present();

/// What the guard is told so that it starts these words.
[[nodiscard]] QStringList arguments(const QStringList &words);
/// What it is told so that it says what this machine gives.
[[nodiscard]] QStringList question();
/// What ends the guard before the program has begun, with one line that begins so. No program's end is told as this: by
/// that the guard's word is known, since a program can write such a line too.
constexpr int notStarted = 127;
constexpr const char *prefix = "petrangola-guard: ";

/// Besides the game's own folders, which no program sees anyway. To be called before anything is started.
void keepFrom(const QString &path);
/// For tests: what the guard leaves out, of those that it knows (app/guard/orders.h).
void doWithout(const QStringList &means);

/// From what a program is kept here.
struct Means
{
    bool files = false;
    bool network = false;
    bool calm = false;      ///< it sends no signals to others
    bool counted = false;   ///< it starts no more than so many processes
    bool alone = false;     ///< it sees no processes but its own
    bool temporary = false; ///< it has a folder to write to

    /// The guard's answer. What it does not say is not there.
    [[nodiscard]] static Means read(const QByteArray &answer);
    /// Asks the guard, and waits for its answer: some milliseconds.
    [[nodiscard]] static Means asked();
    /// What this machine does not give, one sentence each, in the language spoken now.
    [[nodiscard]] QStringList cautions() const;
    bool operator==(const Means &) const = default;
};

} // namespace ProgramGuard
