// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "match/fair_shuffle.h"

#include <QCryptographicHash>
#include <QRandomGenerator>
#include <QtEndian>

#include <array>

namespace {

QByteArray sha256(const QByteArray &data)
{
    return QCryptographicHash::hash(data, QCryptographicHash::Sha256);
}

} // namespace

FairShuffle FairShuffle::random()
{
    std::array<quint32, seedBytes / sizeof(quint32)> words{};
    QRandomGenerator::system()->fillRange(words.data(), static_cast<qsizetype>(words.size()));
    return FairShuffle(QByteArray(reinterpret_cast<const char *>(words.data()), seedBytes));
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
