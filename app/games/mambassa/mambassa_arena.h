// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "arena/game_arena.h"
#include "arena/hand_ranks.h"
#include "cards/italian_pack.h"
#include "mambassa/mambassa.h"

#include <array>

template<>
struct arena::GameArena<mambassa::Mambassa>
{
    static constexpr std::array benchedSeats{2, 5, 8};

    struct HandRanks
    {
        using Hand = mambassa::Hand;
        static constexpr HandForm form{.line = "four",
                                       .cards = mambassa::cardsInHand,
                                       .copies = 1,
                                       .wanted = "four cards are wanted, as in AD KD HD JD",
                                       .twice = "twice; the pack holds it once",
                                       .card = "its rank, 2 to 7 J H K A, and its suit, D C S B",
                                       .parse = &cards::italian::parse};
        static constexpr std::array<RankOption, 0> options{};
        static const mambassa::Ranking &ranking(const mambassa::Options & /*options*/)
        {
            return mambassa::Ranking::table();
        }
        static const char *nameOf(mambassa::Category category)
        {
            constexpr std::array names{"points",   "scala-corta", "tris",    "scala-lunga",
                                       "quartina", "quarantuna",  "mambassa"};
            return names[static_cast<std::size_t>(category)];
        }
    };
};
