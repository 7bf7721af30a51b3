// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "cards/french_pack.h"
#include "cards/italian_pack.h"
#include "game/seat.h"

#include <QCoreApplication>
#include <QString>
#include <QStringList>

#include <optional>
#include <span>
#include <vector>

/// The words of the card table that several models use, in the language spoken now.
class Phrases
{
    Q_DECLARE_TR_FUNCTIONS(Phrases)

public:
    /// "ace of coins", of a card of that pack.
    [[nodiscard]] static QString card(const ::cards::Pack &pack, ::cards::Card card);
    /// "ace", and "the ace and the king of coins" of cards that are named by their ranks and are all of `card`'s suit.
    [[nodiscard]] static QString rank(const ::cards::Pack &pack, ::cards::Card card);
    [[nodiscard]] static QString ofSuit(const ::cards::Pack &pack, ::cards::Card card, const QString &ranks);
    /// As it is printed in the corner of a French card: "10", "J", "A".
    [[nodiscard]] static QString index(::cards::french::Rank rank);
    /// "ace of coins, 7 of swords and king of cups".
    [[nodiscard]] static QString cards(const ::cards::Pack &pack, std::span<const ::cards::Card> cards);
    /// The same of cards that are told by their faces (face.h).
    [[nodiscard]] static QString card(const QString &face);
    [[nodiscard]] static QString cards(const QStringList &faces);
    /// The words as a sentence begins with them.
    [[nodiscard]] static QString capital(const QString &words);
    /// The words joined as a sentence lists them: "Ada, Bruno and Nives".
    [[nodiscard]] static QString list(const QStringList &words);
    /// "third place"; from 1.
    [[nodiscard]] static QString place(int place);
    /// What hands are worth in more than one game: "three sevens", "24 in coins", "king-high sequence"; and with its
    /// suit, where that matters, "king-high sequence in coins".
    [[nodiscard]] static QString threeOf(cards::italian::Rank rank);
    [[nodiscard]] static QString pointsIn(cards::italian::Suit suit, int points);
    [[nodiscard]] static QString sequenceTo(cards::italian::Rank top);
    [[nodiscard]] static QString sequenceIn(cards::italian::Suit suit, const QString &sequence);
    /// "€6.00" or "6,00 €".
    [[nodiscard]] static QString money(std::int64_t cents);

private:
    [[nodiscard]] static QString tarot(::cards::Card card);
};
