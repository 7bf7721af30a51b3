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
    /// Those of the group that is looked at.
    Q_PROPERTY(FeatModel *shown READ shown CONSTANT)
    /// Which feats can be looked at by themselves: all, those of each game alone, and those of any game, of evenings
    /// and of the day's deals.
    Q_PROPERTY(QStringList groups READ groups CONSTANT)
    Q_PROPERTY(QStringList groupNames READ groupNames NOTIFY changed)
    Q_PROPERTY(QString group READ group WRITE setGroup NOTIFY groupChanged)
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

    inline static const QString everything = QStringLiteral("all");
    inline static const QString house = QStringLiteral("house");

    [[nodiscard]] FeatModel *shown() { return &m_shown; }
    [[nodiscard]] static QStringList groups();
    [[nodiscard]] static QStringList groupNames();
    [[nodiscard]] QString group() const { return m_group; }
    void setGroup(const QString &group);
    [[nodiscard]] int reached() const { return m_reached; }
    [[nodiscard]] int count() const { return m_count; }
    [[nodiscard]] int pending() const { return m_read.pending(); }
    [[nodiscard]] QVariantList news() const { return m_news; }

    /// Reads what is new in the history, a little at a time.
    Q_INVOKABLE void look();

Q_SIGNALS:
    void changed();
    void groupChanged();
    void newsChanged();

private:
    Feats();
    void judge();
    void noteNews(const Feat &feat, const feats::Count &count);
    [[nodiscard]] feats::Count houseCount(const Feat &feat) const;
    [[nodiscard]] FeatRow row(const Feat &feat, const feats::Count &count) const;
    /// Of those that have no game the matches of all count.
    void judgeGroup(const QString &heading, const std::vector<Feat> &list, const QString &game);
    void show();
    [[nodiscard]] std::vector<PlayedMatch> matchesOf(const QString &game) const;

    OwnFacts m_read;
    QTimer m_reloading;
    /// By key: the day on which it was reached.
    QJsonObject m_kept;
    bool m_fromMatch = false;    ///< a match has just come to its end
    std::vector<FeatRow> m_rows; ///< all there are
    QString m_group = everything;
    FeatModel m_shown;
    int m_reached = 0;
    int m_count = 0;
    QVariantList m_news;
};
