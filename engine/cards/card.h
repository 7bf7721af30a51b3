// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/inline_vector.h"

#include <cstdint>

namespace cards {

/// A card's face as a number that its pack gives meaning to, or a back: a card whose face is not known here.
/// Two cards with one face (a second pack) are equal.
class Card
{
public:
    /// A back.
    constexpr Card() = default;
    constexpr explicit Card(std::uint8_t face)
        : m_face(face)
    {
    }

    [[nodiscard]] constexpr bool hidden() const { return m_face == backFace; }
    /// The number of the face; meaningless for a back.
    [[nodiscard]] constexpr std::uint8_t face() const { return m_face; }

    constexpr bool operator==(const Card &) const = default;

private:
    static constexpr std::uint8_t backFace = 0xff;
    std::uint8_t m_face = backFace;
};

template<std::size_t Capacity>
using CardList = game::InlineVector<Card, Capacity>;

} // namespace cards
