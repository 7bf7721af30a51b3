// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "mambassa/mambassa.h"
#include "readable.h"

namespace readable {

[[nodiscard]] std::string text(const mambassa::Move &move);
/// One line, or with a line a seat for what concerns all; `seats` is the size of the table.
[[nodiscard]] std::string text(const mambassa::Event &event, int seats);
/// Every field of the view, so that two views with the same text are the same.
[[nodiscard]] std::string text(const mambassa::View &view);

[[nodiscard]] inline mambassa::Hand handOfFour(std::string_view codes)
{
    return cardsOf<mambassa::Hand>(codes);
}

template<>
struct Of<mambassa::Mambassa>
{
    static std::string text(const auto &what) { return readable::text(what); }
};

} // namespace readable
