// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "words/pack_words.h"

#include "cards/french_pack.h"
#include "cards/italian_pack.h"
#include "cards/tarocco_pack.h"

#include <QCoreApplication>

PackOffer packs::piacentine()
{
    return {.title = QCoreApplication::translate("Packs", "Piacentine"),
            .cards = cards::italian::packSize,
            .face = QStringLiteral("piacentine/KD"),
            .colour = QStringLiteral("#27568f"),
            .icon = QStringLiteral("icons/petrangola.svg")};
}

PackOffer packs::french()
{
    return {.title = QCoreApplication::translate("Packs", "French"),
            .cards = cards::french::packSize,
            .face = QStringLiteral("french/KH"),
            .colour = QStringLiteral("#8e1d13"),
            .icon = QStringLiteral("icons/petrangola.svg")};
}

PackOffer packs::tarocco()
{
    return {.title = QCoreApplication::translate("Packs", "Tarot"),
            .cards = cards::tarocco::packSize,
            .face = QStringLiteral("tarocco/21"),
            .colour = QStringLiteral("#7c3a2d"),
            .icon = QStringLiteral("icons/petrangola.svg")};
}
