// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "store/query.h"
#include "store/salvage.h"
#include "store/store.h"

#include <QHash>
#include <QMap>
#include <QSet>

/// Takes rows that were read from a damaged file, or from a copy, into the store: only such as prove right, and none
/// that is there already.
class Rescue
{
public:
    enum class Purpose {
        take,  ///< all of it
        add,   ///< all but the match that is under way
        count, ///< only to tell how many matches would be taken
    };

    Rescue(Store &store, Purpose purpose);

    /// All of it or nothing, and with it that setting; false where it could not be written.
    bool run(const PageSource &pages, const QString &key = {}, const QString &value = {});

    [[nodiscard]] int matches() const { return m_matches; }
    /// Rows that were there and are not right, or could not be read.
    [[nodiscard]] int unread() const { return m_report.unread + static_cast<int>(m_unproved.size()); }
    /// Pages were there of which nothing could be read.
    [[nodiscard]] bool isInPart() const { return m_report.unreadPages > 0; }
    /// A match was under way, and it was not taken.
    [[nodiscard]] bool hasLostRunning() const { return m_lostRunning; }
    /// It was taken without its last moves.
    [[nodiscard]] bool hasShortRunning() const { return m_shortRunning; }
    /// Of the matches, those of which nobody can tell any more when they were played.
    [[nodiscard]] int undated() const { return m_undated; }

private:
    void take(const SalvagedRow &row);
    void takeMatch(const SalvagedRow &found);
    void insertAsItIs(const SalvagedRow &row);
    void takePreset(const SalvagedRow &row);
    void takeSetting(const SalvagedRow &row);
    void takeOfRunning(const SalvagedRow &row, const rows::Table &table);
    void takeRunning();
    [[nodiscard]] QByteArray opened(const SalvagedRow &row, const QString &column) const;
    /// The record of the match under way; the newest version of each part, or the oldest.
    [[nodiscard]] QByteArray runningRecord(bool newest) const;
    /// Notes whether a row was right; of the versions of a row one is enough.
    void prove(const QString &table, const QVariant &row, bool right);

    Store &m_store;
    Purpose m_purpose;
    Query m_query;
    QSet<QByteArray> m_digests;         ///< of the matches that are there
    QHash<QByteArray, qint64> m_toMend; ///< those whose records are damaged, by digest
    QSet<qint64> m_numbers;             ///< that were given to matches
    QList<qint64> m_mended;             ///< whose damaged rows were replaced
    QSet<QString> m_presets;
    QSet<QString> m_proved;
    QSet<QString> m_unproved;
    QList<SalvagedRow> m_running;
    QMap<qint64, QList<QByteArray>> m_parts; ///< of the match under way: versions by number, the newest first
    qint64 m_lastPart = 0;                   ///< the number of the last of them that was seen, right or not
    bool m_sawRunning = false;
    std::optional<SealingKey> m_key;
    salvage::Report m_report;
    int m_matches = 0;
    int m_undated = 0;
    bool m_lostRunning = false;
    bool m_shortRunning = false;
};
