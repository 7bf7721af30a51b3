// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cards/italian_pack.h"

namespace cards::italian {

namespace {
constexpr std::string_view rankLetters = "234567JHKA";
constexpr std::string_view suitLetters = "DCSB";
} // namespace

std::string code(Card card)
{
    if (card.hidden())
        return "--";
    return {rankLetters[static_cast<std::size_t>(rank(card))], suitLetters[static_cast<std::size_t>(suit(card))]};
}

std::optional<Card> parse(std::string_view code)
{
    if (code.size() != 2)
        return std::nullopt;
    const std::size_t rank = rankLetters.find(code[0]);
    const std::size_t suit = suitLetters.find(code[1]);
    if (rank == std::string_view::npos || suit == std::string_view::npos)
        return std::nullopt;
    return card(static_cast<Suit>(suit), static_cast<Rank>(rank));
}

} // namespace cards::italian
