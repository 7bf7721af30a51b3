// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "match/fair_shuffle.h"

#include <QCryptographicHash>
#include <QtEndian>

#include <array>

#include <unistd.h>

namespace {

QByteArray sha256(const QByteArray &data)
{
    return QCryptographicHash::hash(data, QCryptographicHash::Sha256);
}

} // namespace

// Qt's own source may ask the processor alone; this is the operating system's (getrandom(2) on Linux).
FairShuffle FairShuffle::random()
{
    QByteArray seed(seedBytes, Qt::Uninitialized);
    if (::getentropy(seed.data(), static_cast<std::size_t>(seedBytes)) != 0)
        qFatal("petrangola: the operating system gives no random numbers, and without them no deal is fair");
    return FairShuffle(std::move(seed));
}

FairShuffle::FairShuffle(QByteArray seed)
    : m_seed(std::move(seed))
{
    Q_ASSERT(m_seed.size() == seedBytes);
}

std::optional<QByteArray> FairShuffle::seedFromHex(const QByteArray &hex)
{
    const QByteArray seed = QByteArray::fromHex(hex);
    if (seed.size() != seedBytes || seed.toHex() != hex.toLower())
        return std::nullopt;
    return seed;
}

QByteArray FairShuffle::commitment() const
{
    return sha256(m_seed).toHex();
}

std::uint64_t FairShuffle::number(const QByteArray &purpose) const
{
    constexpr unsigned bitsInWord = 32;
    Stream stream(m_seed, purpose);
    const std::uint64_t high = stream.word();
    return high << bitsInWord | stream.word();
}

std::uint32_t FairShuffle::Stream::word()
{
    if (m_used == m_block.size()) {
        std::array<char, sizeof(quint32)> number{};
        qToBigEndian(m_nextBlock++, number.data());
        m_block = sha256(m_prefix + QByteArray(number.data(), number.size()));
        m_used = 0;
    }
    const auto value = qFromBigEndian<quint32>(m_block.constData() + m_used);
    m_used += static_cast<qsizetype>(sizeof(quint32));
    return value;
}

std::uint32_t FairShuffle::Stream::below(std::uint32_t bound)
{
    const std::uint64_t range = std::uint64_t{1} << 32U;
    const std::uint64_t usable = range / bound * bound;
    std::uint32_t value = word();
    while (value >= usable)
        value = word();
    return value % bound;
}
