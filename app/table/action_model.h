// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/row_model.h"

#include <QtQml/qqmlregistration.h>

/// One thing that the person may do now, as a ticket shows it.
struct ActionRow
{
    QString action; ///< the name that Table::perform() takes
    QString label;
    QString note; ///< what will come of it, or what is still missing
    QString key;  ///< as printed on a key cap
    QString tone; ///< "red" for the thing to do, "cream", "blue" or "green"
    bool possible = true;
    bool ofChoice = false; ///< does something with the cards that the person has chosen in this moment
    bool operator==(const ActionRow &) const = default;
};

class ActionModel : public RowModel<ActionRow>
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by the table")

public:
    enum Role {
        ActionRole = Qt::UserRole, ///< QString
        LabelRole,                 ///< QString
        NoteRole,                  ///< QString
        KeyRole,                   ///< QString
        ToneRole,                  ///< QString
        PossibleRole,              ///< bool
    };
    Q_ENUM(Role)

    using RowModel::RowModel;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

protected:
    [[nodiscard]] QVariant value(const ActionRow &row, int role) const override;
};
