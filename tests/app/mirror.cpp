// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "mirror.h"

#include <QDebug>

namespace {

QString text(const QVariant &value)
{
    QString text;
    QDebug(&text).nospace() << value;
    return text;
}

} // namespace

Mirror::Mirror(QObject *source)
    : m_source(source)
{
    const QMetaObject *meta = source->metaObject();
    const QMetaMethod slot = staticMetaObject.method(staticMetaObject.indexOfSlot("refresh()"));
    for (int index = 0; index < meta->propertyCount(); ++index) {
        m_told.push_back(meta->property(index).read(source));
        if (meta->property(index).hasNotifySignal())
            connect(source, meta->property(index).notifySignal(), this, slot, Qt::UniqueConnection);
    }
}

void Mirror::refresh()
{
    const QMetaObject *meta = m_source->metaObject();
    for (int index = 0; index < meta->propertyCount(); ++index)
        if (meta->property(index).notifySignalIndex() == senderSignalIndex())
            m_told[static_cast<std::size_t>(index)] = meta->property(index).read(m_source);
}

QStringList Mirror::stale() const
{
    QStringList stale;
    const QMetaObject *meta = m_source->metaObject();
    for (int index = 0; index < meta->propertyCount(); ++index) {
        const QVariant is = meta->property(index).read(m_source);
        const QVariant &told = m_told[static_cast<std::size_t>(index)];
        if (is != told)
            stale << QLatin1StringView(meta->property(index).name()) + QStringLiteral(": told ") + text(told)
                    + QStringLiteral(", is ") + text(is);
    }
    return stale;
}

ListMirror::ListMirror(QAbstractListModel *source)
    : m_source(source)
{
    readAll();
    connect(source, &QAbstractItemModel::modelReset, this, &ListMirror::readAll);
    connect(source, &QAbstractItemModel::rowsRemoved, this, &ListMirror::readAll);
    connect(source, &QAbstractItemModel::rowsInserted, this, [this](const QModelIndex &, int first, int last) {
        for (int row = first; row <= last; ++row)
            m_told.insert(m_told.begin() + row, read(row));
    });
    connect(source, &QAbstractItemModel::dataChanged, this,
            [this](const QModelIndex &first, const QModelIndex &last, const QList<int> &roles) {
                for (int row = first.row(); row <= last.row(); ++row) {
                    const Row now = read(row);
                    for (auto role = now.begin(); role != now.end(); ++role)
                        if (roles.isEmpty() || roles.contains(role.key()))
                            m_told[static_cast<std::size_t>(row)][role.key()] = role.value();
                }
            });
}

ListMirror::Row ListMirror::read(int row) const
{
    Row content;
    const auto roles = m_source->roleNames();
    for (auto role = roles.begin(); role != roles.end(); ++role)
        content[role.key()] = m_source->data(m_source->index(row), role.key());
    return content;
}

void ListMirror::readAll()
{
    m_told.clear();
    for (int row = 0; row < m_source->rowCount(); ++row)
        m_told.push_back(read(row));
}

QStringList ListMirror::stale() const
{
    if (static_cast<int>(m_told.size()) != m_source->rowCount())
        return {QStringLiteral("rows: told %1, are %2").arg(m_told.size()).arg(m_source->rowCount())};
    QStringList stale;
    const auto roles = m_source->roleNames();
    for (int row = 0; row < m_source->rowCount(); ++row) {
        const Row is = read(row);
        const Row &told = m_told[static_cast<std::size_t>(row)];
        for (auto role = is.begin(); role != is.end(); ++role)
            if (role.value() != told[role.key()])
                stale << QStringLiteral("row %1, %2: told %3, is %4")
                             .arg(row)
                             .arg(QString::fromLatin1(roles[role.key()]), text(told[role.key()]), text(role.value()));
    }
    return stale;
}
