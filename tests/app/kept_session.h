// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "session/session.h"
#include "store/store.h"

#include <QMetaProperty>
#include <QTest>

/// The program's own match, as it is seen and as it is when the program was ended and started again.
namespace kept_session {

using namespace Qt::StringLiterals;

inline Table &table()
{
    return *Session::instance().table();
}

inline Store &store()
{
    return Store::instance();
}

/// Everything that can be seen on the table, and what may be done there.
inline QStringList seen()
{
    QStringList all;
    const QMetaObject *meta = table().metaObject();
    for (int index = meta->propertyOffset(); index < meta->propertyCount(); ++index) {
        const QMetaProperty property = meta->property(index);
        const QVariant value = property.read(&table());
        if (value.canConvert<QAbstractItemModel *>()) {
            const auto *model = value.value<QAbstractItemModel *>();
            const auto roles = model->roleNames();
            for (int row = 0; row < model->rowCount(); ++row)
                for (auto role = roles.begin(); role != roles.end(); ++role) {
                    QString text;
                    QDebug(&text) << model->data(model->index(row, 0), role.key());
                    all << u"%1 %2 %3: %4"_s.arg(QLatin1StringView(property.name()))
                               .arg(row)
                               .arg(QString::fromUtf8(role.value()), text);
                }
        } else if (!value.canConvert<QObject *>()) {
            QString text;
            QDebug(&text) << value;
            all << QLatin1StringView(property.name()) + u": "_s + text;
        }
    }
    all << u"review %1"_s.arg(table().review()->available()) << u"hint %1"_s.arg(table().hint()->available());
    all.sort();
    return all;
}

/// As after the program was killed and started again.
inline void restart(const QString &folder)
{
    Session::instance().leave();
    store().close();
    QVERIFY(!Session::instance().waits());
    store().open(folder);
    QCOMPARE(store().trouble(), QString());
}

} // namespace kept_session
