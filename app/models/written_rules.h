// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/match_setup.h"

#include <QJsonObject>

/// House rules as presets are written: a word for each option, in the store and in the settings file alike.
namespace written_rules {

/// What is written of these, over what was written before.
[[nodiscard]] QJsonObject written(const AnyOptions &options, const QJsonObject &before);
/// The rules of the same game as `usual`; a single value that makes no sense, or is not there, is the usual one.
[[nodiscard]] AnyOptions read(const QJsonObject &written, const AnyOptions &usual);

} // namespace written_rules
