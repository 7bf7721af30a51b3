// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sound/wave.h"

#include <QtEndian>

#include <algorithm>

namespace {

constexpr qsizetype riffHead = 12;
constexpr qsizetype chunkHead = 8;
constexpr qsizetype formatSize = 16;
constexpr int uncompressed = 1;

template<class Number>
Number number(const QByteArray &bytes, qsizetype at)
{
    return qFromLittleEndian<Number>(bytes.constData() + at);
}

} // namespace

std::optional<Wave> Wave::read(const QByteArray &file)
{
    if (file.size() < riffHead || !file.startsWith("RIFF") || file.mid(8, 4) != "WAVE")
        return {};
    Wave wave;
    wave.m_file = file;
    bool fits = false;
    qsizetype at = riffHead;
    while (at + chunkHead <= file.size()) {
        const QByteArray name = file.mid(at, 4);
        const auto size = static_cast<qsizetype>(number<quint32>(file, at + 4));
        at += chunkHead;
        if (name == "fmt " && size >= formatSize && at + formatSize <= file.size()) {
            const auto its = number<quint32>(file, at + 4);
            fits = number<quint16>(file, at) == uncompressed && number<quint16>(file, at + 2) == 1
                && number<quint16>(file, at + 14) == 16 && (its == rate || its == rate / 2);
            wave.m_half = its == rate / 2;
        } else if (name == "data") {
            wave.m_start = at;
            wave.m_samples = std::min(size, file.size() - at) / 2;
        }
        at += size + size % 2;
    }
    if (!fits || wave.m_samples == 0)
        return {};
    return wave;
}

float Wave::sample(qint64 index, bool ring) const
{
    if (index < 0 || index >= m_samples) {
        if (!ring)
            return 0;
        index = (index % m_samples + m_samples) % m_samples;
    }
    return static_cast<float>(number<qint16>(m_file, m_start + 2 * index)) / 32768.0F;
}

float Wave::frame(qint64 index, bool ring) const
{
    if (!m_half)
        return sample(index, ring);
    const qint64 before = index >= 0 ? index / 2 : (index - 1) / 2;
    if (index % 2 == 0)
        return sample(before, ring);
    // The cubic through four samples, in the middle between two of them.
    return (9 * (sample(before, ring) + sample(before + 1, ring)) - sample(before - 1, ring) - sample(before + 2, ring))
        / 16;
}
