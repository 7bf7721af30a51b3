// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "cards/packs.h"

#include <QStringList>

#include <optional>
#include <span>

/// A card as models, pictures and readers name it: by its pack and its code, since the ace of swords and the ace of
/// spades are both AS. "piacentine/AD"; a covered card "piacentine/back"; a certain back "piacentine/back-sole".
struct Face
{
    const cards::Pack *pack = nullptr; ///< never null where parse() gave it
    QString code;

    /// Nothing where no pack of the house is named. Whether the pack has such a card is not looked at.
    [[nodiscard]] static std::optional<Face> parse(const QString &face);

    [[nodiscard]] bool isBack() const { return code.startsWith(QStringLiteral("back")); }
    /// The card itself; a back where it is covered or the pack has none of that code.
    [[nodiscard]] cards::Card card() const;
};

[[nodiscard]] QString faceOf(const cards::Pack &pack, cards::Card card);
/// The covered card of that face's pack.
[[nodiscard]] QString coverOf(const QString &face);
[[nodiscard]] QStringList facesOf(const cards::Pack &pack, std::span<const cards::Card> cards);
