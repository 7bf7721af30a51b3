// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "arena/report.h"

#include <variant>
#include <vector>

namespace arena {

/// A part of a run, and where it was read: "a.json", or "all.json, line 3".
struct Piece
{
    QString where;
    Report report;
};

/// The results in a file of that name and content: one JSON object, or one a line. Else what is wrong, as a sentence.
[[nodiscard]] std::variant<std::vector<Piece>, QString> readPieces(const QString &name, const QByteArray &content);

/// What the run came to that these are parts of, in whatever order: all but the times is as if it had been played at
/// once. Else why they are not the parts of one run, as a sentence. There is one piece or more.
[[nodiscard]] std::variant<Report, QString> merged(std::vector<Piece> pieces);

} // namespace arena
