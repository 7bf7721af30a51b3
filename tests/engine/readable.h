// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "petrangola/petrangola.h"

#include <string>
#include <string_view>

/// Petrangola as text, for golden files, comparisons of whole views, and the messages of failed tests.
namespace readable {

/// "AD KD HD".
template<std::size_t Capacity>
[[nodiscard]] std::string text(const cards::CardList<Capacity> &cards)
{
    std::string line;
    for (const cards::Card card : cards) {
        if (!line.empty())
            line += ' ';
        line += cards::italian::code(card);
    }
    return line;
}
/// "0 3 5", or "-" for no seat.
[[nodiscard]] std::string text(game::SeatSet seats);
[[nodiscard]] std::string text(const petrangola::Move &move);
/// One line, or with a line a seat for what concerns all; `seats` is the size of the table.
[[nodiscard]] std::string text(const petrangola::Event &event, int seats);
/// Every field of the view, so that two views with the same text are the same.
[[nodiscard]] std::string text(const petrangola::View &view);

/// The other way round: "AD KD HD" as cards. The codes must be right.
[[nodiscard]] petrangola::Hand hand(std::string_view codes);

} // namespace readable
