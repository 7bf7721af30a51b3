// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QAccessible>
#include <QQuickItem>
#include <QQuickWindow>
#include <QString>

#include <functional>

// The accessible tree, as far as it shows.

QQuickItem *itemOf(QAccessibleInterface *node);
QString name(QAccessibleInterface *node);
QString description(QAccessibleInterface *node);

/// In the order of the tree. What is hidden is passed over with all that is in it.
void forEachNode(QAccessibleInterface *node, const std::function<void(QAccessibleInterface *)> &visit);
void forEachNode(QQuickWindow *window, const std::function<void(QAccessibleInterface *)> &visit);
