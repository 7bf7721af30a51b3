// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "person/key_plan.h"

#include <QByteArray>

#include <cstdint>
#include <map>
#include <optional>
#include <vector>

/// What the keyboard at hand prints, as far as the system says so.
struct KeyboardLayout
{
    key_plan::Prints prints = key_plan::usualPrints();
    /// The places by the numbers that key events bring; where there are none, they are the kernel's.
    std::map<std::uint32_t, QString> places;

    bool operator==(const KeyboardLayout &) const = default;
};

namespace keyboard_layouts {

/// What an X server has now, in the group that is switched on; nothing where there is none.
[[nodiscard]] std::optional<KeyboardLayout> ofServer();
/// Whether that event of an X server says that layouts changed or another one was switched on.
[[nodiscard]] bool saysChange(const QByteArray &eventType, const void *message);
/// By the names that the system's tables of layouts have: "us,ru" are two.
[[nodiscard]] std::vector<KeyboardLayout> named(const QString &model, const QString &layouts, const QString &variants,
                                                const QString &options);
/// What the system was set up with. It asks another program, and waits for it no longer than a moment.
[[nodiscard]] std::vector<KeyboardLayout> ofSystem();

} // namespace keyboard_layouts
