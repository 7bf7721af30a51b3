// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "store/store.h"

/// A match that was played, in words, in the language spoken now.
namespace history {

/// Who sat there, as a line of a list names them; the person who gave no name is "You".
[[nodiscard]] QString nameAt(const Store::Entry &entry, int seat);
/// Who sat there besides the owner of the history: the first by name, the others counted.
[[nodiscard]] QString guestsInShort(const Store::Entry &entry);
/// "Won", "place 2 of 4", "Bruno won"
[[nodiscard]] QString resultOf(const Store::Entry &entry);
[[nodiscard]] QString dealsOf(const Store::Entry &entry);
/// "Petrangola", and what was special about the rules where they were not the usual ones.
[[nodiscard]] QString gameOf(const Store::Entry &entry);
/// The way to play that statistics tell apart, as records write it: the first of the game's choices that is not as
/// usual; the usual where it was made before there was a choice, and empty where there is none.
[[nodiscard]] QString variantOf(const Store::Entry &entry);
/// A way to play that game, in words, as variantOf() has it.
[[nodiscard]] QString variantName(const QString &game, const QString &written);
/// The same of the match; empty where it was played as usual.
[[nodiscard]] QString unusualVariant(const Store::Entry &entry);
/// What a seat had at the end: so many of these pieces (resources/tokens).
struct Left
{
    int count = 0;
    QString piece;
};
/// Of all seats.
[[nodiscard]] QList<Left> leftIn(const Store::Entry &entry);

} // namespace history
