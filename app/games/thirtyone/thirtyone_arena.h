// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "arena/game_arena.h"
#include "arena/hand_ranks.h"
#include "thirtyone/thirtyone.h"

#include <array>

template<>
struct arena::GameArena<thirtyone::Thirtyone>
{
    static constexpr std::array benchedSeats{2, 4, 7};

    struct HandRanks
    {
        /// Three cards; a fourth is held only while one is laid away.
        using Hand = thirtyone::Hand;
        struct Strength
        {
            thirtyone::Value value;
        };
        enum class Category { points };

        static std::optional<cards::Card> parse(std::string_view code)
        {
            const auto card = cards::french::parse(code);
            return card && cards::french::isJoker(*card) ? std::nullopt : card;
        }
        static constexpr HandForm form{.line = "three (AS KS QS)",
                                       .cards = thirtyone::cardsInHand,
                                       .copies = 1,
                                       .wanted = "three cards are wanted, as in AS KS QS",
                                       .twice = "twice; the pack holds it once",
                                       .card = "its rank, 2 to 9 T J Q K A, and its suit, C D H S",
                                       .parse = &parse};
        static constexpr std::array options{
            RankOption{"threeOfAKind305", "", "Three of a kind counts 30 and a half."},
        };

        /// Strengths are points, doubled.
        struct Order
        {
            const thirtyone::HandValues &values;
            [[nodiscard]] Strength strength(const Hand &hand) const { return {values.of(hand)}; }
            [[nodiscard]] static Category category(Strength /*strength*/) { return Category::points; }
        };
        static Order ranking(const thirtyone::Options &options)
        {
            return {thirtyone::HandValues::table(options.threeOfAKind305)};
        }
        static const char *nameOf(Category /*category*/) { return "points"; }
    };
};
