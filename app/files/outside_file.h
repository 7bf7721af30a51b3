// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "files/progress.h"

#include <QByteArray>
#include <QDateTime>
#include <QString>

#include <variant>

/// Reading files that strangers sent: only regular ones, and no more of them than their kind may have. No device, pipe
/// or folder is opened for reading, none can make this wait.
namespace outside {

/// In bytes: some ten thousand deals; a match of the house's players is a hundredth of it.
inline constexpr qint64 largestRecord = 32 * 1024 * 1024;
/// In bytes: a scene is one table.
inline constexpr qint64 largestScene = 1024 * 1024;

struct File
{
    QByteArray content;
    QDateTime modified;
};

/// The whole file, or why there is none, within a sentence ("it is a folder"). For any thread.
[[nodiscard]] std::variant<File, QString> read(const QString &path, qint64 most, Progress *progress = nullptr);

} // namespace outside
