// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QQuickItem>

namespace legibility {

/// What keeps a text from being read whole, in words: it is cut short, larger than its place, or sticks out of the
/// window; nothing where all of it can be seen, or be scrolled to.
[[nodiscard]] QString complaintAbout(QQuickItem *text);

} // namespace legibility
