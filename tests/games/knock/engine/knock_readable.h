// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "knock/knock.h"
#include "readable.h"

namespace readable {

[[nodiscard]] std::string text(const knock::Move &move);
/// One line, or with a line a seat for what concerns all.
[[nodiscard]] std::string text(const knock::Event &event, int seats);
/// Every field of the view, so that two views with the same text are the same. Cards are named where the seat sees them
/// or saw them, and no number looks like a card.
[[nodiscard]] std::string text(const knock::View &view);

[[nodiscard]] inline cards::Card taroccoCard(std::string_view code)
{
    return card(code, cards::tarocco::pack);
}
/// "KC 06 00" as a set.
[[nodiscard]] inline knock::CardSet taroccoCards(std::string_view codes)
{
    return knock::CardSet(cardsOf<knock::Pack>(codes, cards::tarocco::pack));
}
[[nodiscard]] inline std::string text(knock::CardSet cards)
{
    return text(knock::listOf<knock::Pack>(cards), cards::tarocco::pack);
}
/// "S12 S16", in the order of the rules page.
[[nodiscard]] std::string text(knock::SignalSet signals);

template<>
struct Of<knock::Knock>
{
    static std::string text(const auto &what) { return readable::text(what); }
};

} // namespace readable
