// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>

#include <cstdint>
#include <optional>
#include <utility>

/// The shuffles of one match, all of them fixed by a secret seed whose hash is shown before the first deal, so that
/// anybody can check afterwards that no card was moved (shared format "Fair shuffle").
class FairShuffle
{
public:
    static constexpr int seedBytes = 32;

    /// With a seed from the operating system.
    [[nodiscard]] static FairShuffle random();
    /// With the given seed, of seedBytes bytes.
    explicit FairShuffle(QByteArray seed);
    /// The seed written as 64 hex digits, or nothing where it is not that.
    [[nodiscard]] static std::optional<QByteArray> seedFromHex(const QByteArray &hex);

    [[nodiscard]] QByteArray seed() const { return m_seed; }
    /// SHA-256 of the seed, in lower-case hex.
    [[nodiscard]] QByteArray commitment() const;

    /// A number for something else than a pack, from a stream that no shuffle touches ("opponent-2").
    [[nodiscard]] std::uint64_t number(const QByteArray &purpose) const;

    /// Puts a pack in new order into the order that the seed gives for this purpose ("first-dealer", "deal-3").
    template<class Pack>
    void shuffle(Pack &pack, const QByteArray &purpose) const
    {
        Stream stream(m_seed, purpose);
        for (std::size_t last = pack.size() - 1; last > 0; --last)
            std::swap(pack[last], pack[stream.below(static_cast<std::uint32_t>(last) + 1)]);
    }

private:
    /// SHA-256 of seed, purpose and a block's number (4 bytes, big-endian), the blocks end to end as 32-bit words.
    class Stream
    {
    public:
        Stream(const QByteArray &seed, const QByteArray &purpose)
            : m_prefix(seed + purpose)
        {
        }
        /// A number from 0 to bound − 1, each as likely as the others.
        std::uint32_t below(std::uint32_t bound);
        std::uint32_t word();

    private:
        QByteArray m_prefix;
        QByteArray m_block;
        qsizetype m_used = 0;
        std::uint32_t m_nextBlock = 0;
    };

    QByteArray m_seed;
};

/// The pack that this state awaits, as the match's shuffles give it.
template<class G>
[[nodiscard]] typename G::Pack fairPack(const FairShuffle &shuffle, const typename G::State &awaiting)
{
    typename G::Pack pack = G::newPack(awaiting);
    shuffle.shuffle(pack, QByteArray::fromStdString(G::shufflePurpose(awaiting)));
    return pack;
}
