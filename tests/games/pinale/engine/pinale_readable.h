// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "pinale/pinale.h"
#include "plain_pinale.h"
#include "readable.h"

namespace readable {

[[nodiscard]] std::string text(const pinale::Slots &slots);
[[nodiscard]] std::string text(const pinale::Meld &meld);
[[nodiscard]] std::string text(const pinale::Move &move);
/// One line, or with a line a seat for what concerns all.
[[nodiscard]] std::string text(const pinale::Event &event, int seats);
/// Every field of the view, so that two views with the same text are the same; no number looks like a card.
[[nodiscard]] std::string text(const pinale::View &view);

[[nodiscard]] inline cards::Card frenchCard(std::string_view code)
{
    return card(code, cards::french::pack);
}
template<class List = pinale::Hand>
[[nodiscard]] List frenchCards(std::string_view codes)
{
    return cardsOf<List>(codes, cards::french::pack);
}
/// "4H XR=5H 6H": each card, and for a wild what it stands for.
[[nodiscard]] pinale::Slots slots(std::string_view codes);
/// A meld of those: jokers where all are jokers that stand for themselves, a group where all are of one rank, else a
/// run.
[[nodiscard]] pinale::Meld meld(std::string_view codes, int side = 0);

/// The codes of such a text, one by one, as the plain rules want them.
[[nodiscard]] std::vector<std::string> codesOf(const std::string &text);
/// House rules as the plain rules want them.
[[nodiscard]] plain::PinaleRules plainly(const pinale::Options &options);

template<>
struct Of<pinale::Pinale>
{
    static std::string text(const auto &what) { return readable::text(what); }
};

} // namespace readable
