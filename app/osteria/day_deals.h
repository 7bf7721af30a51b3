// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "deals/deal.h"

#include <QDate>
#include <QJsonObject>
#include <QObject>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

class QJSEngine;
class QQmlEngine;

/// One deal a day for each game, the same for everybody: the one at the usual table whose number is the date
/// (20261123). The first try counts; what was given up counts as that.
class DayDeals : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    /// Whose deals these are: the game that is chosen on the New match page.
    Q_PROPERTY(QString game READ game NOTIFY changed)
    /// Today in words, and the code that a friend plays it by.
    Q_PROPERTY(QString today READ today NOTIFY changed)
    Q_PROPERTY(QString code READ code NOTIFY changed)
    /// Today's counts already; what came of it, in words. Another try is for practice.
    Q_PROPERTY(bool played READ played NOTIFY changed)
    Q_PROPERTY(QString result READ result NOTIFY changed)
    Q_PROPERTY(bool won READ won NOTIFY changed)
    /// Today's first try is under way.
    Q_PROPERTY(bool underWay READ underWay NOTIFY changed)
    /// The match on the table is a day's deal, or practice on one: in words, empty where it is none.
    Q_PROPERTY(QString tableWords READ tableWords NOTIFY changed)
    /// The most days in a row that were ever played: of this game, and of the game in which they are most.
    Q_PROPERTY(int bestStreak READ bestStreak NOTIFY changed)
    Q_PROPERTY(int longestStreak READ longestStreak NOTIFY changed)
    Q_PROPERTY(int daysPlayed READ daysPlayed NOTIFY changed)
    Q_PROPERTY(int daysWon READ daysWon NOTIFY changed)
    /// The last five weeks, from a Monday on: each day an object with `day` (of the month), `month` (its name in short,
    /// at the first day that is shown of one), `mark` (the place taken as a word: "1st"), `won`, `left`, `isToday`,
    /// `ahead` (it is still to come) and `told` (all of it as a sentence).
    Q_PROPERTY(QVariantList weeks READ weeks NOTIFY changed)
    /// The months of those weeks: "October – November 2026".
    Q_PROPERTY(QString months READ months NOTIFY changed)
    /// Mon to Sun, in a letter or two.
    Q_PROPERTY(QStringList weekdays READ weekdays NOTIFY changed)

public:
    [[nodiscard]] static DayDeals &instance();
    static DayDeals *create(QQmlEngine *, QJSEngine *);
    DayDeals(const DayDeals &) = delete;
    DayDeals &operator=(const DayDeals &) = delete;

    [[nodiscard]] static Deal dealOf(const QString &game, QDate day);

    [[nodiscard]] static QString game();
    [[nodiscard]] QString today() const;
    [[nodiscard]] QString code() const;
    [[nodiscard]] bool played() const;
    [[nodiscard]] QString result() const;
    [[nodiscard]] bool won() const;
    [[nodiscard]] bool underWay() const;
    [[nodiscard]] static QString tableWords();
    [[nodiscard]] int bestStreak() const { return longestIn(of(game())); }
    [[nodiscard]] int longestStreak() const;
    [[nodiscard]] int daysPlayed() const;
    [[nodiscard]] int daysWon() const;
    /// In any game, not given up.
    [[nodiscard]] int daysFinished() const;
    [[nodiscard]] QVariantList weeks() const;
    [[nodiscard]] QString months() const;
    [[nodiscard]] static QStringList weekdays();

    /// Begins today's deal: the first try, or practice where that was.
    Q_INVOKABLE void play();
    /// Looks at the calendar again: midnight may have passed.
    Q_INVOKABLE void refresh();
    /// For tests, instead of the clock's; an invalid date is the clock's again.
    void setToday(QDate today);

Q_SIGNALS:
    void changed();

private:
    DayDeals();
    void reload();
    /// Brings what is kept up to what became of the matches.
    void settle();
    bool settleDay(const QString &game, const QString &day);
    [[nodiscard]] static int longestIn(const QJsonObject &days);
    [[nodiscard]] QDate now() const;
    /// The Monday that the weeks begin with.
    [[nodiscard]] QDate firstShown() const;
    [[nodiscard]] QJsonObject of(const QString &game) const;
    [[nodiscard]] QJsonObject on(QDate day) const;
    [[nodiscard]] QVariantMap cell(QDate day) const;
    [[nodiscard]] static QString resultWords(const QJsonObject &played);

    /// By game, then by day: when the first try began, and what came of it.
    QJsonObject m_days;
    QDate m_today;
};
