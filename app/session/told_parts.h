// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QList>
#include <QObject>
#include <QQuickItem>
#include <QtQml/qqmlregistration.h>

/// What screen readers find within an item, one thing after the other, so that keys can go from one to the next.
class ToldParts : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

public:
    explicit ToldParts(QObject *parent = nullptr)
        : QObject(parent)
    {
    }

    /// Headings, paragraphs and pictures with a name, in reading order; those within `place` of that item.
    [[nodiscard]] Q_INVOKABLE static QList<QQuickItem *> within(QQuickItem *item, const QRectF &place);
    [[nodiscard]] Q_INVOKABLE static bool isHeading(QQuickItem *item);
};
