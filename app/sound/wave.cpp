// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sound/wave.h"

#include "sound/packing.h"

#include <QtEndian>

#include <algorithm>

namespace {

constexpr qsizetype riffHead = 12;
constexpr qsizetype chunkHead = 8;
constexpr qsizetype formatSize = 16;
constexpr int uncompressed = 1;

// What packed() writes: these letters, the rate, the number of samples, and the samples packed.
constexpr QByteArrayView packedName("WAVp");
constexpr qsizetype packedHead = 12;

template<class Number>
Number number(const QByteArray &bytes, qsizetype at)
{
    return qFromLittleEndian<Number>(bytes.constData() + at);
}

} // namespace

std::optional<Wave> Wave::read(const QByteArray &file)
{
    if (file.startsWith(packedName))
        return unpacked(file);
    if (file.size() < riffHead || !file.startsWith("RIFF") || file.mid(8, 4) != "WAVE")
        return {};
    Wave wave;
    std::vector<qint16> samples;
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
            samples.resize(static_cast<std::size_t>(std::min(size, file.size() - at)) / 2);
            for (std::size_t index = 0; index < samples.size(); ++index)
                samples[index] = number<qint16>(file, at + 2 * static_cast<qsizetype>(index));
        }
        at += size + size % 2;
    }
    if (!fits || samples.empty())
        return {};
    wave.m_samples = std::make_shared<const std::vector<qint16>>(std::move(samples));
    return wave;
}

QByteArray Wave::packed() const
{
    QByteArray file = packedName.toByteArray();
    file.resize(packedHead);
    qToLittleEndian(static_cast<quint32>(m_half ? rate / 2 : rate), file.data() + 4);
    qToLittleEndian(static_cast<quint32>(samples()), file.data() + 8);
    return file + packing::packed(*m_samples);
}

std::optional<Wave> Wave::unpacked(const QByteArray &file)
{
    if (file.size() < packedHead)
        return {};
    const auto its = number<quint32>(file, 4);
    auto samples = packing::unpacked(file.mid(packedHead), number<quint32>(file, 8));
    if ((its != rate && its != rate / 2) || !samples || samples->empty())
        return {};
    Wave wave;
    wave.m_half = its == rate / 2;
    wave.m_samples = std::make_shared<const std::vector<qint16>>(std::move(*samples));
    return wave;
}

float Wave::sample(qint64 index, bool ring) const
{
    if (index < 0 || index >= samples()) {
        if (!ring)
            return 0;
        index = (index % samples() + samples()) % samples();
    }
    return static_cast<float>((*m_samples)[static_cast<std::size_t>(index)]) / 32768.0F;
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
