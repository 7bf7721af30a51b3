// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalog/options.h"

#include <QJsonObject>

/// House rules as presets and settings are written: a word for each option, in the store and in the settings file
/// alike.
namespace written_rules {

/// What is written of these, over what was written before.
[[nodiscard]] QJsonObject written(const OptionList &list, const OptionValues &values, const QJsonObject &before);
/// A single value that makes no sense, or is not there, is the usual one; bounds are not looked at.
[[nodiscard]] OptionValues read(const QJsonObject &written, const OptionList &list);
/// The same as the New match page offers it at any number of seats that the game has: a preset is for tables of any.
[[nodiscard]] OptionValues readForAnyTable(const QJsonObject &written, const OptionList &list,
                                           const game::Seating &seating);

} // namespace written_rules
