// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "mambassa/ranking.h"

#include <algorithm>
#include <optional>

namespace mambassa {

using cards::Card;
using cards::italian::points;
using cards::italian::Rank;
using cards::italian::rank;
using cards::italian::Suit;
using cards::italian::suit;
using cards::italian::suitCount;

namespace {

// Strengths: points take 3 (2-2-3-3 of four suits) to 38 (A-K-J-7); above them a band a kind.
constexpr std::uint8_t scalaCortaBand = 64;
constexpr std::uint8_t trisBand = 112;
constexpr std::uint8_t scalaLungaBand = 128;
constexpr std::uint8_t quartinaBand = 176;
constexpr std::uint8_t quarantunaPlace = 192;
constexpr std::uint8_t mambassaPlace = 193;

int heightOf(Rank rank)
{
    return static_cast<int>(rank);
}

/// Of a kind: aces best, then the twos, and the kings worst.
int orderOfKind(Rank rank)
{
    return rank == Rank::ace ? heightOf(Rank::ace) : heightOf(Rank::king) - heightOf(rank);
}

struct Faces
{
    /// By suit: a bit for each rank held.
    std::array<unsigned, suitCount> ranks{};
    std::array<int, suitCount> totals{};
    std::array<int, cards::italian::rankCount> ofRank{};

    explicit Faces(const Hand &hand)
    {
        for (const Card card : hand) {
            const auto of = static_cast<std::size_t>(suit(card));
            ranks[of] |= 1U << heightOf(rank(card));
            totals[of] += points(card);
            ++ofRank[static_cast<std::size_t>(rank(card))];
        }
    }
    /// The top card of the longest way up in one suit of so many cards: the highest, of equal ones in the better suit.
    [[nodiscard]] std::optional<Worth> scala(int length, Category category) const
    {
        std::optional<Worth> best;
        const unsigned wanted = (1U << length) - 1;
        for (std::size_t of = 0; of < ranks.size(); ++of)
            for (int low = 0; low + length <= cards::italian::rankCount; ++low)
                if ((ranks[of] >> low & wanted) == wanted)
                    if (const auto top = static_cast<Rank>(low + length - 1); !best || top > best->rank)
                        best = {.category = category, .suit = static_cast<Suit>(of), .rank = top};
        return best;
    }
    [[nodiscard]] std::optional<Worth> ofAKind(int count, Category category) const
    {
        const auto found = std::find(ofRank.begin(), ofRank.end(), count);
        if (found == ofRank.end())
            return std::nullopt;
        return Worth{.category = category, .rank = static_cast<Rank>(found - ofRank.begin())};
    }
};

} // namespace

const Ranking &Ranking::table()
{
    static const Ranking ranking;
    return ranking;
}

Ranking::Ranking()
    : m_table(numbering::setsOfFour)
{
    for (std::uint8_t fourth = 3; fourth < numbering::faces; ++fourth)
        for (std::uint8_t third = 2; third < fourth; ++third)
            for (std::uint8_t second = 1; second < third; ++second)
                for (std::uint8_t first = 0; first < second; ++first)
                    m_table[numbering::ofFour(first, second, third, fourth)]
                        = place(worth({Card(first), Card(second), Card(third), Card(fourth)}));
    measureShares();
}

void Ranking::measureShares()
{
    std::array<int, 256> hands{};
    for (const std::uint8_t strength : m_table)
        ++hands[strength];
    int weaker = 0;
    for (std::size_t value = 0; value < hands.size(); ++value) {
        m_shares[value] = static_cast<double>(weaker) / numbering::setsOfFour;
        weaker += hands[value];
    }
}

Worth Ranking::worth(const Hand &hand)
{
    const Faces faces(hand);
    if (const auto four = faces.ofAKind(4, Category::quartina))
        return four->rank == Rank::ace ? Worth{.category = Category::mambassa} : *four;
    if (auto scala = faces.scala(4, Category::scalaLunga)) {
        if (scala->rank == Rank::ace)
            scala->category = Category::quarantuna;
        return *scala;
    }
    if (const auto three = faces.ofAKind(3, Category::tris))
        return *three;
    if (const auto scala = faces.scala(3, Category::scalaCorta))
        return *scala;
    const auto best = std::max_element(faces.totals.begin(), faces.totals.end());
    return {.category = Category::points, .points = *best, .suit = static_cast<Suit>(best - faces.totals.begin())};
}

std::uint8_t Ranking::place(const Worth &worth)
{
    const int ofScala = heightOf(worth.rank) * suitCount + mambassa::heightOf(worth.suit);
    switch (worth.category) {
    case Category::mambassa:
        return mambassaPlace;
    case Category::quarantuna:
        return quarantunaPlace;
    case Category::quartina:
        return static_cast<std::uint8_t>(quartinaBand + orderOfKind(worth.rank));
    case Category::scalaLunga:
        return static_cast<std::uint8_t>(scalaLungaBand + ofScala);
    case Category::tris:
        return static_cast<std::uint8_t>(trisBand + orderOfKind(worth.rank));
    case Category::scalaCorta:
        return static_cast<std::uint8_t>(scalaCortaBand + ofScala);
    case Category::points:
        break;
    }
    return static_cast<std::uint8_t>(worth.points);
}

Category Ranking::category(Strength strength)
{
    constexpr std::array<std::uint8_t, 6> bands{scalaCortaBand, trisBand,        scalaLungaBand,
                                                quartinaBand,   quarantunaPlace, mambassaPlace};
    const auto above = std::upper_bound(bands.begin(), bands.end(), strength.value);
    return static_cast<Category>(above - bands.begin());
}

std::array<bool, cardsInHand> Ranking::counting(const Hand &hand)
{
    const Worth worth = Ranking::worth(hand);
    constexpr int cardsOfScalaCorta = 3;
    const auto counts = [&worth](Card card) {
        switch (worth.category) {
        case Category::points:
            return suit(card) == worth.suit;
        case Category::scalaCorta:
            return suit(card) == worth.suit && rank(card) <= worth.rank
                && heightOf(rank(card)) > heightOf(worth.rank) - cardsOfScalaCorta;
        case Category::tris:
            return rank(card) == worth.rank;
        default:
            return true;
        }
    };
    std::array<bool, cardsInHand> counting{};
    std::transform(hand.begin(), hand.end(), counting.begin(), counts);
    return counting;
}

} // namespace mambassa
