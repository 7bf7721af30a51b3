// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sound/packing.h"

#include <QtEndian>

#include <algorithm>
#include <array>
#include <bit>

namespace {

constexpr std::size_t blockSize = 192;
constexpr int orderBits = 2;
constexpr int orders = 1 << orderBits;
constexpr int widthBits = 4;
constexpr int widths = 1 << widthBits;

/// The last three samples, the newest first.
struct Past
{
    std::array<int, 3> samples{};

    /// What comes next if the sound goes on level, in a line, or in a curve; of order 0 silence.
    [[nodiscard]] int guess(int order) const
    {
        const auto [one, two, three] = samples;
        switch (order) {
        case 0:
            return 0;
        case 1:
            return one;
        case 2:
            return 2 * one - two;
        default:
            return 3 * (one - two) + three;
        }
    }
    void add(int sample) { samples = {sample, samples[0], samples[1]}; }
};

/// 0, -1, 1, -2, 2 … as 0, 1, 2, 3, 4 …
quint32 folded(int off)
{
    return (static_cast<quint32>(off) << 1) ^ static_cast<quint32>(off >> 31);
}

quint32 unfolded(quint32 value)
{
    return (value >> 1) ^ (0U - (value & 1));
}

class BitWriter
{
public:
    void put(quint32 value, int bits)
    {
        while (bits > 0)
            putBit((value >> --bits & 1) != 0);
    }
    /// What is above `width` bits as so many zeros and a one, and the rest as it is.
    void putRice(quint32 value, int width)
    {
        for (quint32 zeros = value >> width; zeros > 0; --zeros)
            putBit(false);
        putBit(true);
        put(value, width);
    }
    [[nodiscard]] const QByteArray &bytes() const { return m_bytes; }

private:
    void putBit(bool bit)
    {
        if (m_used == 0)
            m_bytes.append('\0');
        if (bit)
            m_bytes.back() = static_cast<char>(m_bytes.back() | 0x80 >> m_used);
        m_used = (m_used + 1) % 8;
    }

    QByteArray m_bytes;
    int m_used = 0;
};

class BitReader
{
public:
    explicit BitReader(const QByteArray &bytes)
        : m_bytes(bytes + QByteArray(sizeof(quint64), '\0'))
        , m_end(8 * bytes.size())
    {
    }
    [[nodiscard]] quint32 take(int bits)
    {
        const auto value = bits == 0 ? 0 : static_cast<quint32>(ahead() >> (64 - bits));
        m_at += bits;
        return value;
    }
    [[nodiscard]] quint32 takeRice(int width)
    {
        quint32 high = 0;
        // Of what lies ahead the last seven bits are not there yet.
        while (!past() && ahead() >> 7 == 0) {
            high += 57;
            m_at += 57;
        }
        const int zeros = std::countl_zero(ahead());
        m_at += zeros + 1;
        return (high + static_cast<quint32>(zeros)) << width | take(width);
    }
    [[nodiscard]] bool past() const { return m_at > m_end; }

private:
    [[nodiscard]] quint64 ahead() const
    {
        return past() ? 0 : qFromBigEndian<quint64>(m_bytes.constData() + m_at / 8) << m_at % 8;
    }

    QByteArray m_bytes;
    qsizetype m_end;
    qsizetype m_at = 0;
};

/// How a block is written.
struct Manner
{
    int order = 0;
    int width = 0;
    quint64 bits = ~quint64(0);
};

/// What has to be written of a block with guesses of that order.
std::vector<quint32> errors(std::span<const qint16> block, Past past, int order)
{
    std::vector<quint32> errors;
    errors.reserve(block.size());
    for (const qint16 sample : block) {
        errors.push_back(folded(sample - past.guess(order)));
        past.add(sample);
    }
    return errors;
}

Manner shortest(std::span<const qint16> block, const Past &past)
{
    Manner best;
    for (int order = 0; order < orders; ++order) {
        const std::vector<quint32> off = errors(block, past, order);
        for (int width = 0; width < widths; ++width) {
            quint64 bits = 0;
            for (const quint32 each : off)
                bits += (each >> width) + 1 + static_cast<quint64>(width);
            if (bits < best.bits)
                best = {.order = order, .width = width, .bits = bits};
        }
    }
    return best;
}

} // namespace

QByteArray packing::packed(std::span<const qint16> samples)
{
    BitWriter writer;
    Past past;
    for (std::size_t start = 0; start < samples.size(); start += blockSize) {
        const auto block = samples.subspan(start, std::min(blockSize, samples.size() - start));
        const Manner manner = shortest(block, past);
        writer.put(static_cast<quint32>(manner.order), orderBits);
        writer.put(static_cast<quint32>(manner.width), widthBits);
        for (const quint32 off : errors(block, past, manner.order))
            writer.putRice(off, manner.width);
        for (const qint16 sample : block)
            past.add(sample);
    }
    return writer.bytes();
}

std::optional<std::vector<qint16>> packing::unpacked(const QByteArray &bytes, qint64 samples)
{
    // No sample takes less than a bit.
    if (samples < 0 || samples > 8 * bytes.size())
        return {};
    BitReader reader(bytes);
    std::vector<qint16> all;
    all.reserve(static_cast<std::size_t>(samples));
    Past past;
    Manner manner;
    while (static_cast<qint64>(all.size()) < samples) {
        if (all.size() % blockSize == 0) {
            manner.order = static_cast<int>(reader.take(orderBits));
            manner.width = static_cast<int>(reader.take(widthBits));
        }
        // What is damaged may be farther off than any sample; it wraps.
        const auto guess = static_cast<quint32>(past.guess(manner.order));
        all.push_back(static_cast<qint16>(guess + unfolded(reader.takeRice(manner.width))));
        past.add(all.back());
        if (reader.past())
            return {};
    }
    return all;
}
