// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "words/pack_words.h"

#include "cards/italian_pack.h"

#include <QCoreApplication>

PackOffer packs::piacentine()
{
    return {.title = QCoreApplication::translate("Packs", "Piacentine"),
            .cards = cards::italian::packSize,
            .face = QStringLiteral("piacentine/KD"),
            .colour = QStringLiteral("#27568f"),
            .icon = QStringLiteral("icons/petrangola.svg")};
}
