// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/random.h"
#include "petrangola/ranking.h"

#include <array>
#include <cstdint>

namespace petrangola {

/// Petrangola at its barest, a measure for the engine's speed: arrays, one fixed rule set (three tokens, one re-entry,
/// one pack), random moves, and neither events nor checks nor views.
class StrippedLoop
{
public:
    static constexpr int seats = 4;

    explicit StrippedLoop(std::uint64_t seed)
        : m_random(seed)
        , m_ranking(Ranking::of({}))
    {
        for (std::uint8_t face = 0; face < cards::italian::packSize; ++face)
            m_pack[face] = face;
    }

    /// Plays one match; tells how many moves it had, the cut and the dealer's choice among them.
    std::uint64_t playMatch()
    {
        std::array<int, seats> tokens;
        std::array<bool, seats> mayReenter;
        tokens.fill(3);
        mayReenter.fill(true);
        auto dealer = static_cast<int>(m_random.below(seats));
        std::uint64_t plies = 0;
        for (int alive = seats; alive > 1;) {
            plies += playDeal(tokens, dealer);
            int fewest = 99;
            for (const int each : tokens)
                fewest = each > 0 && each < fewest ? each : fewest;
            alive = 0;
            for (int seat = 0; seat < seats; ++seat) {
                if (tokens[at(seat)] == 0 && mayReenter[at(seat)] && fewest < 99) {
                    mayReenter[at(seat)] = false;
                    tokens[at(seat)] = m_random.once(2) ? fewest : 0;
                    ++plies;
                }
                alive += tokens[at(seat)] > 0 ? 1 : 0;
            }
            do
                dealer = (dealer + 1) % seats;
            while (alive > 0 && tokens[at(dealer)] == 0);
        }
        return plies;
    }

private:
    static std::size_t at(int seat) { return static_cast<std::size_t>(seat); }

    std::uint64_t playDeal(std::array<int, seats> &tokens, int dealer)
    {
        std::array<int, seats> order{};
        int count = 0;
        for (int step = 1; step <= seats; ++step)
            if (tokens[at((dealer + step) % seats)] > 0)
                order[at(count++)] = (dealer + step) % seats;
        m_random.shuffle(m_pack);
        std::uint8_t *const monte = &m_pack[at(3 * count)];
        std::uint64_t plies = 2;
        int turnsLeft = -1;
        if (m_random.below(2) == 0) {
            for (int card = 0; card < 3; ++card)
                std::swap(monte[card], m_pack[at(3 * (count - 1) + card)]);
            turnsLeft = count - 1;
        }
        for (int turn = 0; turnsLeft != 0; turn = turn + 1 == count ? 0 : turn + 1, ++plies) {
            std::uint8_t *const hand = &m_pack[at(3 * turn)];
            const auto move = static_cast<int>(m_random.below(20));
            const bool knocks = play(move, hand, monte);
            if (turnsLeft > 0)
                --turnsLeft;
            else if (knocks)
                turnsLeft = count - 1;
        }
        settle(tokens, order, count);
        return plies;
    }

    /// 0 keeps the hand, 1 to 9 exchange one card, 10 to 18 two, 19 all; true for a knock.
    static bool play(int move, std::uint8_t *hand, std::uint8_t *monte)
    {
        if (move == 0)
            return true;
        if (move < 10) {
            std::swap(hand[(move - 1) / 3], monte[(move - 1) % 3]);
            return false;
        }
        if (move == 19) {
            for (int card = 0; card < 3; ++card)
                std::swap(hand[card], monte[card]);
            return true;
        }
        const int mine = (move - 10) / 3;
        const int theirs = (move - 10) % 3;
        std::swap(hand[(mine + 1) % 3], monte[(theirs + 1) % 3]);
        std::swap(hand[(mine + 2) % 3], monte[(theirs + 2) % 3]);
        return false;
    }

    void settle(std::array<int, seats> &tokens, const std::array<int, seats> &order, int count)
    {
        std::array<Strength, seats> strengths;
        Strength weakest{255};
        for (int place = 0; place < count; ++place) {
            const std::uint8_t *const hand = &m_pack[at(3 * place)];
            auto &strength = strengths[at(place)];
            strength = m_ranking.strength(cards::Card(hand[0]), cards::Card(hand[1]), cards::Card(hand[2]));
            if (strength < weakest)
                weakest = strength;
        }
        for (int place = 0; place < count; ++place) {
            if (m_ranking.category(strengths[at(place)]) == Category::petrangolone)
                ++tokens[at(order[at(place)])];
            else if (strengths[at(place)] == weakest)
                --tokens[at(order[at(place)])];
        }
    }

    game::Random m_random;
    const Ranking &m_ranking;
    std::array<std::uint8_t, cards::italian::packSize> m_pack{};
};

} // namespace petrangola
