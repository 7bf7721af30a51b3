// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "person/key_plan.h"

#include <QVariantList>
#include <QVariantMap>

/// What the keyboard's plan is in words for the person.
namespace keyboard_words {

/// What a key does, at the tables of all games: "Knock; keep the cards".
[[nodiscard]] QString meaning(const QString &command);
[[nodiscard]] QVariantMap labels(const key_plan::Places &places, const key_plan::Prints &prints);
[[nodiscard]] QVariantList rows(const key_plan::Places &places, const key_plan::Places &own,
                                const key_plan::Prints &prints);

} // namespace keyboard_words
