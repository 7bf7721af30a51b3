// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>

#include <optional>
#include <span>
#include <vector>

/// Recorded samples in about half the room, with nothing lost: each is guessed from the three before it, and how far
/// the guess was off is written in few bits where that is little. Blocks of samples choose for themselves how to guess
/// and how many bits are usual (the codes of Golomb and Rice).
namespace packing {

[[nodiscard]] QByteArray packed(std::span<const qint16> samples);
/// So many samples; none where the bytes do not hold them.
[[nodiscard]] std::optional<std::vector<qint16>> unpacked(const QByteArray &bytes, qint64 samples);

} // namespace packing
