// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "mambassa/mambassa.h"
#include "petrangola/petrangola.h"

#include <QString>

#include <optional>
#include <tuple>

namespace arena {

/// The house rules of each game; those of the game that is played count.
class HouseRules
{
public:
    template<class G>
    [[nodiscard]] typename G::Options &of()
    {
        return std::get<typename G::Options>(m_options);
    }
    template<class G>
    [[nodiscard]] const typename G::Options &of() const
    {
        return std::get<typename G::Options>(m_options);
    }

private:
    std::tuple<petrangola::Options, mambassa::Options> m_options;
};

/// Sets the house rule that `assignment` names ("tokens=5"), by the keys of the match record; gives what is wrong with
/// it, or "".
[[nodiscard]] QString setOption(petrangola::Options &options, const QString &assignment);
[[nodiscard]] QString setOption(mambassa::Options &options, const QString &assignment);

/// "low" or "card".
[[nodiscard]] std::optional<petrangola::TrisOrder> trisOrderNamed(const QString &name);

/// What to do about this fault.
[[nodiscard]] QString explain(petrangola::OptionsFault fault);
[[nodiscard]] QString explain(mambassa::OptionsFault fault);

} // namespace arena
