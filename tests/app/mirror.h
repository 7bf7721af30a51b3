// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QAbstractListModel>
#include <QMetaProperty>
#include <QObject>
#include <QStringList>

#include <vector>

/// Sees an object as bindings do: it reads a property again only when that one's signal is sent. So it knows which
/// properties changed in silence.
class Mirror : public QObject
{
    Q_OBJECT

public:
    explicit Mirror(QObject *source);
    /// "name: what was told, what is" of each property whose last signal came before its last change.
    [[nodiscard]] QStringList stale() const;

private Q_SLOTS:
    void refresh();

private:
    QObject *m_source;
    std::vector<QVariant> m_told;
};

/// The same for a list model, with dataChanged and the signals for rows.
class ListMirror : public QObject
{
    Q_OBJECT

public:
    explicit ListMirror(QAbstractListModel *source);
    [[nodiscard]] QStringList stale() const;

private:
    using Row = QHash<int, QVariant>;
    [[nodiscard]] Row read(int row) const;
    void readAll();

    QAbstractListModel *m_source;
    std::vector<Row> m_told;
};
