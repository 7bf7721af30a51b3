// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "petrangola/petrangola.h"
#include "readable.h"

namespace readable {

[[nodiscard]] std::string text(const petrangola::Move &move);
/// One line, or with a line a seat for what concerns all; `seats` is the size of the table.
[[nodiscard]] std::string text(const petrangola::Event &event, int seats);
/// Every field of the view, so that two views with the same text are the same.
[[nodiscard]] std::string text(const petrangola::View &view);

[[nodiscard]] inline petrangola::Hand hand(std::string_view codes)
{
    return cardsOf<petrangola::Hand>(codes);
}

template<>
struct Of<petrangola::Petrangola>
{
    static std::string text(const auto &what) { return readable::text(what); }
};

} // namespace readable
