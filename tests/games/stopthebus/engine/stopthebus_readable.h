// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "readable.h"
#include "stopthebus/stopthebus.h"

namespace readable {

[[nodiscard]] std::string text(const stopthebus::Move &move);
/// One line, or with a line a seat for what concerns all; `seats` is the size of the table.
[[nodiscard]] std::string text(const stopthebus::Event &event, int seats);
/// Every field of the view, so that two views with the same text are the same.
[[nodiscard]] std::string text(const stopthebus::View &view);

/// "3C 3D 3H".
[[nodiscard]] inline stopthebus::Hand handOfThree(std::string_view codes)
{
    return cardsOf<stopthebus::Hand>(codes, cards::french::pack);
}

template<>
struct Of<stopthebus::Stopthebus>
{
    static std::string text(const auto &what) { return readable::text(what); }
};

} // namespace readable
