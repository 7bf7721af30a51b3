// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "records/record_facts.h"
#include "store/store.h"

#include <QHash>
#include <QTimer>

/// The person's own matches and what their records say. Those that came from files are none of them. Records that
/// nobody has counted yet are read a few at a time, while the window lives, and what they say is kept in the store.
class OwnFacts : public QObject
{
    Q_OBJECT

public:
    explicit OwnFacts(QObject *parent = nullptr);

    /// Takes the matches of the history, those that ended from `since` on where it is valid, and reads what is not
    /// known. finished() follows in any case, not at once.
    void read(const QDateTime &since = {});
    /// Another store was opened: nothing is known any more.
    void forget() { m_facts.clear(); }

    /// The oldest first.
    [[nodiscard]] const QList<Store::Entry> &matches() const { return m_matches; }
    /// None where the record was not read yet, or cannot be.
    [[nodiscard]] const record::Facts *find(qint64 match) const;
    /// Records that are still to be read.
    [[nodiscard]] int pending() const { return static_cast<int>(m_unread.size()); }

Q_SIGNALS:
    void advanced(); ///< and there is more to read
    void finished();

private:
    void readOn();

    QList<Store::Entry> m_matches;
    QHash<qint64, record::Facts> m_facts;
    QList<Store::Entry> m_unread;
    QHash<qint64, QJsonObject> m_fresh; ///< read, and not in the store yet
    QTimer m_reading;
};
