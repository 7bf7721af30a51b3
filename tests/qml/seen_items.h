// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QQuickItem>

#include <functional>

/// Calls `visit` with the item and all that is in it, outer ones first, but for what cannot be seen.
void forEachSeen(QQuickItem *root, const std::function<void(QQuickItem *)> &visit);
/// Where an item is, for whoever reads a complaint: its type and name, after those of the four that it lies in.
[[nodiscard]] QString pathOf(const QQuickItem *item);
