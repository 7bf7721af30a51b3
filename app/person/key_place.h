// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

#include <cstdint>
#include <span>

/// The places of a keyboard that print something: every keyboard has them, whatever stands on them. A place has the
/// name of what a keyboard of the United States prints there, so that it can be written down.
struct KeyPlace
{
    const char *name;   ///< "q", "semicolon"
    char16_t plain;     ///< what the United States print there
    char16_t shifted;   ///< and with Shift
    std::uint32_t code; ///< the kernel's number, and Windows'
    std::uint32_t mac;  ///< the number that macOS has for it
    const char *grid;   ///< as XKB calls it, by row and column

    /// The letter keys first, by rows, then the digits, then the others: in this order a place is looked for.
    [[nodiscard]] static std::span<const KeyPlace> all();
    [[nodiscard]] static const KeyPlace *named(const QString &name);
    [[nodiscard]] static const KeyPlace *ofCode(std::uint32_t code);
    [[nodiscard]] static const KeyPlace *ofMac(std::uint32_t key);
};
