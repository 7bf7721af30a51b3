// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

/// A pack of cards on the shelf.
struct PackOffer
{
    QString title;  ///< what is printed on its box: "Piacentine"
    int cards = 0;  ///< in it
    QString face;   ///< the card that shows through the box
    QString colour; ///< of the box, a colour of Theme
    QString icon;   ///< of resources, for the window of a game that is played with it

    bool operator==(const PackOffer &) const = default;
};

/// The packs of the house as the shelf offers them, in the language spoken now.
namespace packs {

[[nodiscard]] PackOffer piacentine();
[[nodiscard]] PackOffer french();
[[nodiscard]] PackOffer tarocco();

} // namespace packs
