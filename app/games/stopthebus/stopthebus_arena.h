// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "arena/game_arena.h"
#include "arena/hand_ranks.h"
#include "stopthebus/stopthebus.h"

#include <array>

template<>
struct arena::GameArena<stopthebus::Stopthebus>
{
    static constexpr std::array benchedSeats{2, 4, 7};

    struct HandRanks
    {
        using Hand = stopthebus::Hand;

        static std::optional<cards::Card> parse(std::string_view code)
        {
            const auto card = cards::french::parse(code);
            return card && cards::french::isJoker(*card) ? std::nullopt : card;
        }
        static constexpr HandForm form{.line = "three (3C 3D 3H)",
                                       .cards = stopthebus::cardsInHand,
                                       .copies = 1,
                                       .wanted = "three cards are wanted, as in 3C 3D 3H",
                                       .twice = "twice; the pack holds it once",
                                       .card = "its rank, 2 to 9 T J Q K A, and its suit, C D H S",
                                       .parse = &parse};
        static constexpr std::array options{
            RankOption{"bragQuirks", "BRAG", "Three threes and A-2-3 are best: true or, against the usual, false."},
        };
        static const stopthebus::Ranking &ranking(const stopthebus::Options &options)
        {
            return stopthebus::Ranking::of(options.bragQuirks);
        }
        static const char *nameOf(stopthebus::Category category)
        {
            constexpr std::array names{"high", "pair", "flush", "run", "running-flush", "prial"};
            return names[static_cast<std::size_t>(category)];
        }
    };
};
