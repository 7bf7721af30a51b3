// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QAbstractItemModel>
#include <QVariant>
#include <QtQml/qqmlregistration.h>

/// The rows of a list model all at once, for whoever draws several of them as one thing.
class ModelRows : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

public:
    using QObject::QObject;

    /// Of each row an object with its roles by their names, and its number as `row`; none of no model.
    Q_INVOKABLE [[nodiscard]] static QVariantList of(const QAbstractItemModel *model);
};
