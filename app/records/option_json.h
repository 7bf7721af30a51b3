// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalog/options.h"
#include "records/json_reader.h"

/// House rules as records, programs and scenes write them (formats.md, "Match record").
namespace record {

/// With what is in play for so many seats.
[[nodiscard]] QJsonObject written(const OptionList &list, const OptionValues &values, int seats);
/// What the options say; the reader has the fault where they are not allowed for so many seats.
[[nodiscard]] OptionValues readValues(JsonReader &reader, const OptionList &list, const game::Seating &seating,
                                      int seats);

/// The same of a match whose record was read before: options that cannot be are as usual.
[[nodiscard]] OptionValues valuesIn(const QJsonObject &options, const OptionList &list, const game::Seating &seating,
                                    int seats);

template<class G>
[[nodiscard]] QJsonObject written(const typename G::Options &options, int seats)
{
    return written(OptionList::of<G>(), valuesOf<G>(options), seats);
}
template<class G>
[[nodiscard]] typename G::Options readOptions(JsonReader &reader, int seats)
{
    return optionsOf<G>(readValues(reader, OptionList::of<G>(), G::seating, seats));
}

} // namespace record
