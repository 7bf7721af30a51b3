// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QSize>

/// What the desktop wants of every program, where the person chose nothing else here.
namespace desktop {

/// Windows are not to move more than they must.
[[nodiscard]] bool wantsLessMotion();

/// How large print is to be, in percent of the usual; within these, and in steps of 25.
[[nodiscard]] int textSize(int smallest, int largest);

/// A window, in logical pixels; one that is too large for the screen is made as large as fits there, with its title
/// bar.
[[nodiscard]] QSize fitted(QSize window);

} // namespace desktop
