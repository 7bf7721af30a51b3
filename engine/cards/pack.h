// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "cards/card.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace cards {

/// One printed pack: which cards there are, what each is called where it is written, and the shape of its cards.
struct Pack
{
    /// As the pictures' folder is called, and all that names a face of it ("piacentine/AD").
    std::string_view name;
    /// How many faces there are; a card's face is a number below that.
    int faces = 0;
    /// Of a card's width to its height.
    double aspect = 1;
    /// The backs that are drawn for it; the first is the usual one.
    std::span<const std::string_view> backs;
    /// The codes of the faces whose one index at the head stands at the right, since the picture fills the left.
    std::span<const std::string_view> indexedAtRight;
    /// How far from the edges of a card the box of 95 by 186 is that its index stands in; thousandths of its height.
    int indexMargin = 12;
    /// Every card is printed with its index, asked for or not: without one its corners are empty.
    bool indexed = false;
    /// It has other faces for cards that are shown small, with an index that fills their left.
    bool large = false;
    /// A card's code, as records have it; "--" for a back.
    std::string (*code)(Card card) = nullptr;
    /// The card with that code, or nothing.
    std::optional<Card> (*parse)(std::string_view code) = nullptr;
};

} // namespace cards
