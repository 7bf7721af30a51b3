// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/model_rows.h"

using namespace Qt::StringLiterals;

QVariantList ModelRows::of(const QAbstractItemModel *model)
{
    QVariantList rows;
    if (model == nullptr)
        return rows;
    const QHash<int, QByteArray> roles = model->roleNames();
    for (int row = 0; row < model->rowCount(); ++row) {
        QVariantMap told{{u"row"_s, row}};
        for (auto role = roles.begin(); role != roles.end(); ++role)
            told.insert(QString::fromUtf8(role.value()), model->data(model->index(row, 0), role.key()));
        rows << told;
    }
    return rows;
}
