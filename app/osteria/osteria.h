// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "osteria/evening.h"
#include "store/store.h"

#include <QObject>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

class QJSEngine;
class QQmlEngine;

/// The person's evenings at the osteria: the one under way, the purse, the ladder and the guests, kept in the store.
/// Whenever the program ends, the evening goes on where it was.
class Osteria : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    /// Coins.
    Q_PROPERTY(int purse READ purse NOTIFY changed)
    Q_PROPERTY(int buyIn READ buyIn NOTIFY changed)
    /// The rungs of the ladder from the lowest on, by what one is called on them, and what an evening costs there;
    /// that of the next evening or the one under way, and the highest that was reached.
    Q_PROPERTY(QStringList titles READ titles NOTIFY changed)
    Q_PROPERTY(QList<int> buyIns READ buyIns CONSTANT)
    Q_PROPERTY(int rung READ rung NOTIFY changed)
    Q_PROPERTY(int highest READ highest NOTIFY changed)
    /// Matches are kept; without, no evening can be played.
    Q_PROPERTY(bool keeps READ keeps NOTIFY changed)
    /// An evening is under way; of which game, and the number of its next table, from 0.
    Q_PROPERTY(bool active READ active NOTIFY changed)
    Q_PROPERTY(QString gameName READ gameName NOTIFY changed)
    Q_PROPERTY(int table READ table NOTIFY changed)
    /// The next table's match was begun.
    Q_PROPERTY(bool underWay READ underWay NOTIFY changed)
    /// The three tables: `state` ("over", "next" or "ahead"), `level` and `result` in words, `coins`, `guests`: a list
    /// of `name`, `portrait`, and `record` against the person in words.
    Q_PROPERTY(QVariantList tables READ tables NOTIFY changed)
    /// The last evenings, the newest first: `day`, `title` (of the rung), `places`, `change` (of the purse, with its
    /// sign), `purse` and `told` (all of it as a sentence).
    Q_PROPERTY(QVariantList past READ past NOTIFY changed)
    Q_PROPERTY(int evenings READ evenings NOTIFY changed)
    /// Where the last evening has led, as a sentence; empty where none is over. Its tables: `name`, `result` in words
    /// and `coins`; and by how much it has changed the purse.
    Q_PROPERTY(QString lastWords READ lastWords NOTIFY changed)
    Q_PROPERTY(QVariantList lastTables READ lastTables NOTIFY changed)
    Q_PROPERTY(int lastChange READ lastChange NOTIFY changed)
    /// What was won in the evening under way and what can still come of it, in sentences.
    Q_PROPERTY(QString outlook READ outlook NOTIFY changed)
    /// What the match on the table, which is over, was for its evening; empty where it was none's.
    Q_PROPERTY(QString endWords READ endWords NOTIFY changed)
    /// The match on the table is one of this evening's; which, in words ("Table 2 of 3"), empty where it is none's.
    Q_PROPERTY(bool atTable READ atTable NOTIFY changed)
    Q_PROPERTY(QString tableWords READ tableWords NOTIFY changed)
    /// What abandoning the table that is under way costs, as a sentence; empty where none is.
    Q_PROPERTY(QString leavingWords READ leavingWords NOTIFY changed)

public:
    [[nodiscard]] static Osteria &instance();
    static Osteria *create(QQmlEngine *, QJSEngine *);
    Osteria(const Osteria &) = delete;
    Osteria &operator=(const Osteria &) = delete;

    [[nodiscard]] const evening::Book &book() const { return m_book; }
    [[nodiscard]] int purse() const { return m_book.purse; }
    [[nodiscard]] int buyIn() const { return evening::buyIn(m_book.rung); }
    [[nodiscard]] static QStringList titles();
    [[nodiscard]] static QList<int> buyIns();
    [[nodiscard]] int rung() const { return m_book.rung; }
    [[nodiscard]] int highest() const { return m_book.highest; }
    [[nodiscard]] static bool keeps() { return Store::instance().keeps(); }
    [[nodiscard]] bool active() const { return m_book.active(); }
    [[nodiscard]] QString gameName() const;
    [[nodiscard]] int table() const { return m_book.table(); }
    [[nodiscard]] bool underWay() const;
    [[nodiscard]] QVariantList tables() const;
    [[nodiscard]] QVariantList past() const;
    [[nodiscard]] int evenings() const { return static_cast<int>(m_book.past.size()); }
    [[nodiscard]] QString lastWords() const;
    [[nodiscard]] QVariantList lastTables() const;
    [[nodiscard]] int lastChange() const;
    [[nodiscard]] QString outlook() const;
    [[nodiscard]] QString endWords() const;
    [[nodiscard]] bool atTable() const;
    [[nodiscard]] QString tableWords() const;
    [[nodiscard]] QString leavingWords() const;

    /// Pays for an evening of the game that the New match page has, unless one is under way.
    void begin();
    /// Begins the match of the next table, or goes on with it; where no evening is under way, one begins and is paid.
    Q_INVOKABLE void sitDown();

Q_SIGNALS:
    void changed();

private:
    Osteria();
    /// In the occasion of a match: the number of its evening, and of its table, from 0.
    inline static const QString eveningKey = QStringLiteral("evening");
    inline static const QString tableKey = QStringLiteral("table");
    /// Coins that came in this evening so far, the most that it pays, and what climbs the ladder.
    [[nodiscard]] int takings() const { return m_book.coins(); }
    [[nodiscard]] int most() const { return evening::tables * buyIn(); }
    [[nodiscard]] int enough() const { return 2 * buyIn(); }
    void reload();
    /// Brings the book up to what became of the matches.
    void settle();
    void finishTable();
    void keep();
    [[nodiscard]] QJsonObject nextOccasion() const;
    [[nodiscard]] QVariantMap tableTold(int number) const;
    [[nodiscard]] QVariantList guestsTold(const Deal &deal) const;
    [[nodiscard]] static QVariantMap pastTold(const evening::Past &past);
    [[nodiscard]] static QString resultWords(const evening::Result &result);

    evening::Book m_book;
};
