// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Store: what others keep beside the matches. They are settings, which every version reads past that does not know
// them: no step of the schema is needed, and they are saved from a damaged file like any other row.

#include "store/store_rows.h"

using namespace Qt::StringLiterals;
using namespace values;

namespace {

QString keyFor(const QString &name)
{
    return u"kept-"_s + name;
}

} // namespace

QJsonObject Store::kept(const QString &name)
{
    return objectOf(setting(keyFor(name)));
}

bool Store::keep(const QString &name, const QJsonObject &what)
{
    if (!keeps())
        return false;
    Query query(m_file.database());
    setSetting(query, keyFor(name), written(what));
    return wrote(query.error());
}
