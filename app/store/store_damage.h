// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QCoreApplication>
#include <QDateTime>
#include <QList>
#include <QString>

/// What lies in the database otherwise than it was written. It is left out of what is shown as right, and stays where
/// it is.
class StoreDamage
{
    Q_DECLARE_TR_FUNCTIONS(StoreDamage)

public:
    enum class What {
        match,
        running, ///< the match that is under way
        key,     ///< without which the match that is under way cannot be opened
        preset,
        setting,
    };
    struct Item
    {
        What what = What::match;
        qint64 id = 0;
        QString name;   ///< a preset's, as far as it can be read
        QDateTime when; ///< a match's end, as far as it can be read
    };

    /// True where it is news.
    bool note(const Item &item);
    /// True where there was such a thing.
    bool forget(What what);
    /// That match is there again as it was.
    void forgetMatch(qint64 id);
    [[nodiscard]] bool isEmpty() const { return m_items.isEmpty(); }
    [[nodiscard]] bool has(What what, qint64 id = 0) const;
    void clear() { m_items.clear(); }
    /// In sentences for the person; empty where nothing is damaged. `folder` is where the key should be.
    [[nodiscard]] QString inWords(const QString &folder) const;
    /// "22 Nov 2025", in the language that is spoken here, which need not be the system's.
    [[nodiscard]] static QString dayInWords(QDate day);

private:
    [[nodiscard]] static QString nameOf(const Item &item);

    QList<Item> m_items;
};
