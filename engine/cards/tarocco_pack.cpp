// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cards/tarocco_pack.h"

namespace cards::tarocco {

namespace {
constexpr std::string_view rankLetters = "789TJHQK";
constexpr std::string_view suitLetters = "DCSB";
constexpr int base = 10;

char digit(int value)
{
    return static_cast<char>('0' + value);
}
} // namespace

std::string code(Card card)
{
    if (card.hidden())
        return "--";
    if (card == fool)
        return "00";
    if (isTrump(card))
        return {digit(number(card) / base), digit(number(card) % base)};
    return {rankLetters[static_cast<std::size_t>(rank(card))], suitLetters[static_cast<std::size_t>(suit(card))]};
}

std::optional<Card> parse(std::string_view code)
{
    if (code.size() != 2)
        return std::nullopt;
    const auto isDigit = [](char letter) { return letter >= '0' && letter <= '9'; };
    if (isDigit(code[0]) && isDigit(code[1])) {
        const int number = base * (code[0] - '0') + (code[1] - '0');
        if (number > trumpCount)
            return std::nullopt;
        return number == 0 ? fool : trump(number);
    }
    const std::size_t rank = rankLetters.find(code[0]);
    const std::size_t suit = suitLetters.find(code[1]);
    if (rank == std::string_view::npos || suit == std::string_view::npos)
        return std::nullopt;
    return card(static_cast<Suit>(suit), static_cast<Rank>(rank));
}

} // namespace cards::tarocco
