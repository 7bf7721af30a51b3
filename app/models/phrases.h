// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "cards/italian_pack.h"
#include "game/seat.h"
#include "petrangola/ranking.h"

#include <QCoreApplication>
#include <QString>
#include <QStringList>

#include <optional>

/// The words of the card table that several models use, in the language spoken now.
class Phrases
{
    Q_DECLARE_TR_FUNCTIONS(Phrases)

public:
    /// "ace of coins".
    [[nodiscard]] static QString card(cards::Card card);
    /// "ace of coins, 7 of swords and king of cups".
    [[nodiscard]] static QString cards(const petrangola::Hand &cards);
    /// The words joined as a sentence lists them: "Ada, Bruno and Nives".
    [[nodiscard]] static QString list(const QStringList &words);
    /// "24 in coins", "sequence to the king of coins", "three sevens", "three aces".
    [[nodiscard]] static QString worth(const petrangola::Worth &worth);
    /// "6.00 €" or "6,00 €".
    [[nodiscard]] static QString money(std::int64_t cents);

    /// The code of a card as QML names pictures: "AD", or "back".
    [[nodiscard]] static QString face(cards::Card card);
    [[nodiscard]] static QStringList faces(const petrangola::Hand &hand);
    [[nodiscard]] static std::optional<cards::Card> cardOfFace(const QString &face);
};
