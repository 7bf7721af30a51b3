// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>

#include <optional>

/// A recorded sound: mono, 16 bits, at the mixer's rate or at half of it. It shares the bytes that it was read from.
class Wave
{
public:
    static constexpr int rate = 44100; ///< frames a second, as they are played

    /// The sound in a WAV file; none where the file is not of that kind.
    [[nodiscard]] static std::optional<Wave> read(const QByteArray &file);

    /// How many frames it has when played at `rate`.
    [[nodiscard]] qint64 frames() const { return m_half ? 2 * m_samples : m_samples; }
    /// A frame, between -1 and 1. Where the sound has half the rate, those between are what lies between. Before its
    /// start and after its end there is silence; in a ring the end goes on at the start.
    [[nodiscard]] float frame(qint64 index, bool ring) const;

private:
    [[nodiscard]] float sample(qint64 index, bool ring) const;

    QByteArray m_file;
    qsizetype m_start = 0;
    qint64 m_samples = 0;
    bool m_half = false;
};
