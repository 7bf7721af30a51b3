// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "cards/italian_pack.h"
#include "game/seat.h"

#include <cstdlib>
#include <sstream>
#include <string>
#include <string_view>

/// The games as text, for golden files, comparisons of whole views, and the messages of failed tests. Each game adds
/// its moves, events and views: NAME_readable.h.
namespace readable {

/// "AD KD HD", in the codes of that pack.
template<std::size_t Capacity>
[[nodiscard]] std::string text(const cards::CardList<Capacity> &cards,
                               const cards::Pack &pack = cards::italian::piacentine)
{
    std::string line;
    for (const cards::Card card : cards) {
        if (!line.empty())
            line += ' ';
        line += pack.code(card);
    }
    return line;
}
/// How many cards such a list may hold.
template<class List>
inline constexpr std::size_t capacity = 0;
template<std::size_t Capacity>
inline constexpr std::size_t capacity<cards::CardList<Capacity>> = Capacity;
/// "AD KD HD" as a list of cards. The codes must be right.
template<class List>
[[nodiscard]] List cardsOf(std::string_view codes, const cards::Pack &pack = cards::italian::piacentine)
{
    List cards;
    std::istringstream words{std::string(codes)};
    for (std::string word; words >> word;) {
        const auto card = pack.parse(word);
        if (!card)
            std::abort();
        cards.push_back(*card);
    }
    return cards;
}
/// "AD". The code must be right.
[[nodiscard]] inline cards::Card card(std::string_view code, const cards::Pack &pack = cards::italian::piacentine)
{
    return cardsOf<cards::CardList<1>>(code, pack)[0];
}
/// "0 3 5", or "-" for no seat.
[[nodiscard]] inline std::string text(game::SeatSet seats)
{
    if (seats.empty())
        return "-";
    std::string line;
    for (const game::Seat seat : seats) {
        if (!line.empty())
            line += ' ';
        line += std::to_string(seat);
    }
    return line;
}

/// The same of a game's moves and views, for templates that know it as G; its own header has it.
template<class G>
struct Of;

} // namespace readable
