// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "arena/game_arena.h"
#include "arena/hand_ranks.h"
#include "cards/italian_pack.h"
#include "games/petrangola/petrangola_bench.h"
#include "petrangola/petrangola.h"

#include <array>

template<>
struct arena::GameArena<petrangola::Petrangola>
{
    static constexpr std::array benchedSeats{2, 4, 6, 12};
    static QJsonObject engineFigures() { return petrangola::Bench::figures(); }

    struct HandRanks
    {
        using Hand = petrangola::Hand;
        using Category = petrangola::Category;
        static constexpr HandForm form{.line = "three cards a line (AD KD HD)",
                                       .cards = petrangola::cardsInHand,
                                       .copies = 2,
                                       .wanted = "three cards are wanted, as in AD KD HD",
                                       .twice = "three times; two packs hold two",
                                       .card = "its rank, 2 to 7 J H K A, and its suit, D C S B",
                                       .parse = &cards::italian::parse};
        static constexpr std::array options{
            RankOption{"aceLow", "", "3-2-A of a suit is the lowest sequence."},
            RankOption{"trisBeatsSequence", "", "Three of a kind beats a sequence."},
            RankOption{"trisOrder", "ORDER",
                       "Which three of a kind is better: low (2-2-2, the default) or card (K-K-K)."},
        };
        static const petrangola::Ranking &ranking(const petrangola::Options &options)
        {
            return petrangola::Ranking::of(options.ranking);
        }
        static const char *nameOf(Category category)
        {
            switch (category) {
            case Category::petrangolone:
                return "petrangolone";
            case Category::sequence:
                return "sequence";
            case Category::tris:
                return "tris";
            case Category::points:
                break;
            }
            return "points";
        }
    };
};
