// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cards/french_pack.h"

namespace cards::french {

namespace {
constexpr std::string_view rankLetters = "23456789TJQKA";
constexpr std::string_view suitLetters = "CDHS";
constexpr std::string_view jokerColours = "RB";
constexpr char jokerLetter = 'X';
} // namespace

std::string code(Card card)
{
    if (card.hidden())
        return "--";
    if (isJoker(card))
        return {jokerLetter, jokerColours[static_cast<std::size_t>(card.face() - packSize)]};
    return {rankLetters[static_cast<std::size_t>(rank(card))], suitLetters[static_cast<std::size_t>(suit(card))]};
}

std::optional<Card> parse(std::string_view code)
{
    if (code.size() != 2)
        return std::nullopt;
    if (code[0] == jokerLetter) {
        const std::size_t number = jokerColours.find(code[1]);
        return number == std::string_view::npos ? std::nullopt : std::optional(joker(static_cast<int>(number)));
    }
    const std::size_t rank = rankLetters.find(code[0]);
    const std::size_t suit = suitLetters.find(code[1]);
    if (rank == std::string_view::npos || suit == std::string_view::npos)
        return std::nullopt;
    return card(static_cast<Suit>(suit), static_cast<Rank>(rank));
}

} // namespace cards::french
