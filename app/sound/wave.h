// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>

#include <memory>
#include <optional>
#include <vector>

/// A recorded sound: mono, 16 bits, at the mixer's rate or at half of it. Copies share the samples.
class Wave
{
public:
    static constexpr int rate = 44100; ///< frames a second, as they are played

    /// The sound in a WAV file or in what packed() gave; none where it is neither.
    [[nodiscard]] static std::optional<Wave> read(const QByteArray &file);
    /// All of it in about half the room.
    [[nodiscard]] QByteArray packed() const;

    /// How many frames it has when played at `rate`.
    [[nodiscard]] qint64 frames() const { return m_half ? 2 * samples() : samples(); }
    /// A frame, between -1 and 1. Where the sound has half the rate, those between are what lies between. Before its
    /// start and after its end there is silence; in a ring the end goes on at the start.
    [[nodiscard]] float frame(qint64 index, bool ring) const;

private:
    [[nodiscard]] static std::optional<Wave> unpacked(const QByteArray &file);
    [[nodiscard]] qint64 samples() const { return static_cast<qint64>(m_samples->size()); }
    [[nodiscard]] float sample(qint64 index, bool ring) const;

    std::shared_ptr<const std::vector<qint16>> m_samples; ///< never null in one that was read
    bool m_half = false;
};
