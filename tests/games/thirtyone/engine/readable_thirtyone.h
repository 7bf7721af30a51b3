// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "thirtyone/thirtyone.h"

#include <cstdlib>
#include <sstream>
#include <string>
#include <string_view>

/// Thirty-One as text, for golden files, comparisons of whole views, and the messages of failed tests.
namespace thirtyone {

/// "AS TH 7D".
template<std::size_t Capacity>
[[nodiscard]] std::string text(const cards::CardList<Capacity> &cards)
{
    std::string line;
    for (const cards::Card card : cards) {
        if (!line.empty())
            line += ' ';
        line += cards::french::code(card);
    }
    return line;
}
/// "0 3 5", or "-" for no seat.
[[nodiscard]] std::string text(game::SeatSet seats);
[[nodiscard]] std::string text(const Move &move);
/// One line, or with a line a seat for what concerns all; `seats` is the size of the table.
[[nodiscard]] std::string text(const Event &event, int seats);
/// Every field of the view, so that two views with the same text are the same.
[[nodiscard]] std::string text(const View &view);

/// "AS TH 7D" as a list of cards. The codes must be right.
template<class List>
[[nodiscard]] List cardsOf(std::string_view codes)
{
    List cards;
    std::istringstream words{std::string(codes)};
    for (std::string word; words >> word;) {
        const auto card = cards::french::parse(word);
        if (!card)
            std::abort();
        cards.push_back(*card);
    }
    return cards;
}
[[nodiscard]] inline Hand hand(std::string_view codes)
{
    return cardsOf<Hand>(codes);
}
[[nodiscard]] inline cards::Card card(std::string_view code)
{
    return cardsOf<cards::CardList<1>>(code)[0];
}

} // namespace thirtyone
