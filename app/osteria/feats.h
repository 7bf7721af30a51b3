// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "osteria/feat_model.h"

#include "ledger/feat.h"
#include "ledger/own_facts.h"

#include <QTimer>
#include <QVariantList>

class QJSEngine;
class QQmlEngine;

namespace feats {

/// How far one is with a feat.
struct Count
{
    int made = 0;
    bool reached = false;
    qint64 match = 0; ///< with which it was reached
    QDateTime when;
};

/// Of the person's matches in the order in which they were played; of those of one game where it is the game's own.
[[nodiscard]] Count counted(const Feat &feat, const std::vector<PlayedMatch> &matches);

} // namespace feats

/// What the person can be proud of: found in all matches of the history, also older ones, and kept when these go.
class Feats : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(FeatModel *all READ all CONSTANT)
    Q_PROPERTY(int reached READ reached NOTIFY changed)
    Q_PROPERTY(int count READ count NOTIFY changed)
    /// Matches that are still to be read.
    Q_PROPERTY(int pending READ pending NOTIFY changed)
    /// What the last match has brought, until the next one begins: `name`, `how`, `picture` and `tone` of each.
    Q_PROPERTY(QVariantList news READ news NOTIFY newsChanged)

public:
    [[nodiscard]] static Feats &instance();
    static Feats *create(QQmlEngine *, QJSEngine *);
    Feats(const Feats &) = delete;
    Feats &operator=(const Feats &) = delete;

    [[nodiscard]] FeatModel *all() { return &m_all; }
    [[nodiscard]] int reached() const { return m_reached; }
    [[nodiscard]] int count() const { return m_count; }
    [[nodiscard]] int pending() const { return m_read.pending(); }
    [[nodiscard]] QVariantList news() const { return m_news; }

    /// Reads what is new in the history, a little at a time.
    Q_INVOKABLE void look();

Q_SIGNALS:
    void changed();
    void newsChanged();

private:
    Feats();
    void judge();
    void noteNews(const Feat &feat, const feats::Count &count);
    [[nodiscard]] feats::Count houseCount(const Feat &feat) const;
    [[nodiscard]] FeatRow row(const Feat &feat, const feats::Count &count) const;
    void judgeGroup(const QString &heading, const std::vector<Feat> &group, const QString &game,
                    std::vector<FeatRow> &rows);
    [[nodiscard]] std::vector<PlayedMatch> matchesOf(const QString &game) const;

    OwnFacts m_read;
    QTimer m_reloading;
    /// By key: the day on which it was reached.
    QJsonObject m_kept;
    bool m_fromMatch = false; ///< a match has just come to its end
    FeatModel m_all;
    int m_reached = 0;
    int m_count = 0;
    QVariantList m_news;
};
