// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/row_model.h"

#include <QtQml/qqmlregistration.h>

/// One thing that may be said to a partner, and heard by all, with what is done now.
struct SayingRow
{
    QString action;   ///< that says it, for Table::perform()
    QString gesture;  ///< the picture of the gesture, of resources/gestures
    QString words;    ///< what it tells: "I hold the highest trump left"
    QString gestured; ///< the gesture in words: "one knock"
    QString key;      ///< as printed on a key cap
    bool operator==(const SayingRow &) const = default;
};

/// What the person may say now; empty where nothing may be said, and in games without.
class SayingModel : public RowModel<SayingRow>
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by the table")

public:
    enum Role {
        ActionRole = Qt::UserRole, ///< QString
        GestureRole,               ///< QString
        WordsRole,                 ///< QString
        GesturedRole,              ///< QString
        KeyRole,                   ///< QString
    };
    Q_ENUM(Role)

    using RowModel::RowModel;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

protected:
    [[nodiscard]] QVariant value(const SayingRow &row, int role) const override;
};
