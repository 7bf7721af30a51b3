// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>
#include <QQuickItem>
#include <QQuickWindow>
#include <QStringList>
#include <QVariantList>

/// Goes through whatever a window shows as a screen reader, as the Tab key, and as weak eyes do. It knows no page and
/// no control by name, so that it holds for those to come. All answers are complaints, none where all is well.
class Audit : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// Every node of the accessible tree that shows has a role, a name in words, fitting states, and actions that go
    /// with its role. `english` is whether English words may occur.
    Q_INVOKABLE QStringList mute(QQuickWindow *window) const;
    /// Every printed text is told by some node's name or description.
    Q_INVOKABLE QStringList untold(QQuickWindow *window) const;
    /// Tab goes in the order of the accessible tree, and from left to right or top to bottom where things are
    /// neighbours.
    Q_INVOKABLE QStringList outOfOrder(QQuickWindow *window) const;
    /// Text against what lies behind it: at least 4.5 to 1, 3 to 1 for large letters.
    Q_INVOKABLE QStringList faint(QQuickWindow *window) const;
    /// What shows, in the order of the tree, each with its item, role, name, description, actions and states, its
    /// depth, and, where it has one, its value with the range: `value`, `least`, `most`, `step`.
    Q_INVOKABLE QVariantList nodes(QQuickWindow *window) const;
    /// All names and descriptions that show, one node a line.
    Q_INVOKABLE QStringList spoken(QQuickWindow *window) const;
    /// Whether a ring or another mark of the focus shows somewhere.
    Q_INVOKABLE bool focusShows(QQuickWindow *window) const;
};
