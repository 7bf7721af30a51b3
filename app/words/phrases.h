// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "cards/italian_pack.h"
#include "game/seat.h"
#include "mambassa/ranking.h"
#include "petrangola/ranking.h"

#include <QCoreApplication>
#include <QString>
#include <QStringList>

#include <optional>
#include <span>
#include <variant>
#include <vector>

/// What a hand is worth in any game of the house.
using AnyWorth = std::variant<petrangola::Worth, mambassa::Worth>;
/// Cards of any game.
using CardList = std::vector<cards::Card>;

/// The words of the card table that several models use, in the language spoken now.
class Phrases
{
    Q_DECLARE_TR_FUNCTIONS(Phrases)

public:
    /// "ace of coins".
    [[nodiscard]] static QString card(cards::Card card);
    /// "ace of coins, 7 of swords and king of cups".
    [[nodiscard]] static QString cards(std::span<const cards::Card> cards);
    /// The same of cards that are told by their faces.
    [[nodiscard]] static QString cards(const QStringList &faces);
    /// The words joined as a sentence lists them: "Ada, Bruno and Nives".
    [[nodiscard]] static QString list(const QStringList &words);
    /// "24 in coins", "sequence to the king of coins", "three sevens", "three aces".
    [[nodiscard]] static QString worth(const petrangola::Worth &worth);
    /// "Mambassa", "Quarantuna in coins", "four sevens", "long sequence to the jack of swords", "24 in coins".
    [[nodiscard]] static QString worth(const mambassa::Worth &worth);
    [[nodiscard]] static QString worth(const AnyWorth &worth);
    /// "6.00 €" or "6,00 €".
    [[nodiscard]] static QString money(std::int64_t cents);

    /// The code of a card as QML names pictures: "AD", or "back".
    [[nodiscard]] static QString face(cards::Card card);
    [[nodiscard]] static QStringList faces(std::span<const cards::Card> cards);
    [[nodiscard]] static std::optional<cards::Card> cardOfFace(const QString &face);

private:
    [[nodiscard]] static QString threeOf(cards::italian::Rank rank);
    [[nodiscard]] static QString pointsIn(cards::italian::Suit suit, int points);
};
