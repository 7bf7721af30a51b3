// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QAbstractItemModel>

namespace fuzz {

/// Asks a list for all that a page can ask it for.
inline void readAll(const QAbstractItemModel &model)
{
    const QHash<int, QByteArray> roles = model.roleNames();
    for (int row = 0; row < model.rowCount(); ++row)
        for (auto role = roles.begin(); role != roles.end(); ++role)
            (void)model.data(model.index(row, 0), role.key());
}

} // namespace fuzz
