// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "osteria/day_deals.h"
#include "osteria/feats.h"
#include "osteria/osteria.h"

#include "catalog/catalog.h"
#include "deals/deal_code.h"
#include "filled_history.h"
#include "session/any_game_session.h"
#include "setup/match_setup.h"
#include "store_case.h"

#include <QJsonArray>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;
using evening::Book;
using evening::Result;

namespace {

/// Has the store take up a match for that occasion, as when one is begun.
void beginMatch(const QByteArray &record, const QJsonObject &occasion)
{
    const qsizetype header = record.indexOf('\n') + 1;
    Store::instance().begin(record.left(header), QByteArray(FairShuffle::seedBytes, 'a'),
                            {{AnyGameSession::occasionKey, occasion}});
}

/// The rest of it; it goes into the history.
void finishMatch(const QByteArray &record)
{
    const qsizetype header = record.indexOf('\n') + 1;
    const qsizetype seal = record.lastIndexOf('\n', record.size() - 2) + 1;
    Store::instance().append(record.mid(header, seal - header));
    QVERIFY(Store::instance().finish(record.mid(seal)) > 0);
}

QJsonObject tableOf(int evening, int table)
{
    return {{u"evening"_s, evening}, {u"table"_s, table}};
}

QJsonObject firstTryOf(const QString &game, const QString &day)
{
    QString number = day;
    return {{u"day"_s, day}, {u"game"_s, game}, {u"number"_s, number.remove(u'-').toInt()}};
}

Result won()
{
    return {.place = 1, .seats = 4, .won = true};
}

Result place(int place)
{
    return {.place = place, .seats = 4};
}

} // namespace

/// Evenings at the osteria and the day's deals: what is kept of them, whenever the program ends.
class EveningTest : public StoreCase
{
    Q_OBJECT

    QList<QByteArray> m_records;

    /// As after the program was killed and started again.
    void restart()
    {
        Store::instance().close();
        Store::instance().open(m_folder->path());
    }
    static Osteria &osteria() { return Osteria::instance(); }
    static DayDeals &days() { return DayDeals::instance(); }
    /// Whether all feats were judged anew.
    static bool judged()
    {
        Feats &feats = Feats::instance();
        QSignalSpy changes(&feats, &Feats::changed);
        feats.look();
        return QTest::qWaitFor([&] { return !changes.isEmpty() && feats.pending() == 0; });
    }

private Q_SLOTS:
    void initTestCase()
    {
        Language::instance().choose(u"en"_s);
        m_records = filled::told(6);
    }
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }
    void cleanup()
    {
        Store::instance().close();
        days().setToday({});
    }

    // ---------------------------------------------------------------- the book

    void coinsGoByPlaces()
    {
        for (int rung = 0; rung < evening::rungs; ++rung) {
            QCOMPARE(won().coins(rung), evening::buyIn(rung));
            QCOMPARE(place(2).coins(rung), evening::buyIn(rung) / 2);
            QCOMPARE(place(3).coins(rung), 0);
            QCOMPARE(Result({.place = 2, .seats = 2}).coins(rung), 0);
            QCOMPARE(Result({.place = 1, .seats = 4, .won = true, .left = true}).coins(rung), 0);
        }
    }

    void theLadderHasEvenSteps()
    {
        int before = -1;
        for (int rung = 0; rung < evening::rungs; ++rung) {
            int strength = 0;
            for (int table = 0; table < evening::tables; ++table)
                strength += static_cast<int>(evening::levelAt(rung, table));
            if (before >= 0)
                QVERIFY2(strength - before >= 1 && strength - before <= 2, qPrintable(QString::number(rung)));
            before = strength;
        }
        QCOMPARE(evening::levelAt(0, 0), opponents::Level::novice);
        QCOMPARE(evening::levelAt(evening::rungs - 1, evening::tables - 1), opponents::Level::expert);
    }

    void guestsAreDifferentAtATableAndComeBack()
    {
        for (const QString &game : catalog::seatedNames())
            for (int rung = 0; rung < evening::rungs; ++rung)
                for (int table = 0; table < evening::tables; ++table) {
                    const Deal deal = evening::tableOf(game, rung, table);
                    QSet<QString> portraits;
                    for (const auto &seat : deal.seats)
                        portraits.insert(seat.portrait);
                    QCOMPARE(portraits.size(), static_cast<qsizetype>(deal.seats.size()));
                    const OptionList &options = catalog::find(game)->options;
                    for (std::size_t option = 0; option < options.size(); ++option)
                        QVERIFY(options[option].kind != game::OptionInfo::Kind::money || deal.rules[option] == 0);
                    if (rung + 1 < evening::rungs && table > 0)
                        QCOMPARE(evening::tableOf(game, rung + 1, table - 1).seats[1].portrait, deal.seats[1].portrait);
                }
    }

    void anEveningClimbsStaysOrFalls_data()
    {
        QTest::addColumn<QList<int>>("places");
        QTest::addColumn<int>("rung");
        QTest::addColumn<int>("purse");
        // From rung 2 with 100 coins: 30 to sit down.
        QTest::newRow("all won") << QList<int>{1, 1, 1} << 3 << 160;
        QTest::newRow("two thirds") << QList<int>{1, 2, 2} << 3 << 130;
        QTest::newRow("less") << QList<int>{1, 2, 3} << 2 << 115;
        QTest::newRow("one second place") << QList<int>{4, 4, 2} << 2 << 85;
        QTest::newRow("nothing") << QList<int>{4, 3, 4} << 1 << 70;
    }
    void anEveningClimbsStaysOrFalls()
    {
        QFETCH(const QList<int>, places);
        Book book;
        book.rung = 2;
        book.highest = 2;
        book.purse = 100;
        book.begin(catalog::seatedNames().constFirst(), u"2026-11-23T20:00:00.000Z"_s);
        QCOMPARE(book.purse, 70);
        for (const int each : places) {
            QVERIFY(book.active());
            const QJsonObject before = book.json();
            QCOMPARE(Book::fromJson(before).json(), before); // it can be kept at every step
            book.finishTable(each == 1 ? won() : place(each), {}, u"2026-11-23"_s);
        }
        QVERIFY(!book.active());
        QTEST(book.rung, "rung");
        QTEST(book.purse, "purse");
        QCOMPARE(book.past.constLast().places, places);
        QCOMPARE(Book::fromJson(book.json()).json(), book.json());
    }

    void anEmptyPurseIsNoEnd()
    {
        Book book;
        book.purse = 3;
        book.begin(catalog::seatedNames().constFirst(), {});
        QCOMPARE(book.paid, 3);
        QCOMPARE(book.purse, 0);
        for (int table = 0; table < evening::tables; ++table)
            book.finishTable(place(4), {}, {});
        QCOMPARE(book.rung, 0);
        book.begin(catalog::seatedNames().constFirst(), {});
        QVERIFY(book.active());
    }

    void guestsHaveRecords()
    {
        Book book;
        const QString game = catalog::seatedNames().constFirst();
        book.begin(game, {});
        const Deal first = evening::tableOf(game, 0, 0);
        book.finishTable(won(), {}, {});
        for (std::size_t seat = 1; seat < first.seats.size(); ++seat)
            QCOMPARE(book.guests[first.seats[seat].portrait].won, 1);
        const Deal second = evening::tableOf(game, 0, 1);
        book.finishTable(place(3), {second.seats[2].portrait}, {});
        QCOMPARE(book.guests[second.seats[2].portrait].lost, 1);
        QCOMPARE(book.guests[second.seats[1].portrait].lost, 0);
    }

    void strangeBooksAreRead()
    {
        const Book book = Book::fromJson({{u"purse"_s, -5}, {u"rung"_s, 99}, {u"game"_s, u"chess"_s}});
        QCOMPARE(book.purse, 0);
        QCOMPARE(book.rung, evening::rungs - 1);
        QVERIFY(!book.active());
        QCOMPARE(Book::fromJson({}).purse, evening::firstPurse);
    }

    // ---------------------------------------------------------------- kept in the store

    void anEveningSurvivesEveryEnd()
    {
        Store::instance().open(m_folder->path());
        osteria().begin();
        restart();
        QVERIFY(osteria().active());
        for (int table = 0; table < evening::tables; ++table) {
            QCOMPARE(osteria().table(), table);
            QVERIFY(!osteria().underWay());
            beginMatch(m_records[table], tableOf(osteria().book().number, table));
            QVERIFY(osteria().underWay());
            restart();
            QCOMPARE(osteria().table(), table);
            QVERIFY(osteria().underWay());
            finishMatch(m_records[table]);
            const QJsonObject after = osteria().book().json();
            restart();
            QCOMPARE(osteria().book().json(), after);
        }
        QVERIFY(!osteria().active());
        QCOMPARE(osteria().evenings(), 1);
        const Store::Entry last = Store::instance().history().constFirst();
        QCOMPARE(osteria().book().past.constLast().places.constLast(), last.place);
    }

    /// It had no time to write what became of the match.
    void aTableThatEndedUnseenIsFound()
    {
        Store &store = Store::instance();
        store.open(m_folder->path());
        osteria().begin();
        beginMatch(m_records[0], tableOf(osteria().book().number, 0));
        const QJsonObject seated = store.kept(u"osteria"_s);
        QVERIFY(seated[u"seated"_s].toBool());
        finishMatch(m_records[0]);
        const QJsonObject after = osteria().book().json();
        QCOMPARE(osteria().table(), 1);
        QVERIFY(store.keep(u"osteria"_s, seated));
        restart();
        QCOMPARE(osteria().book().json(), after);
    }

    /// The match was begun, but the book not written yet.
    void aTableThatWasBegunUnseenCountsToo()
    {
        Store &store = Store::instance();
        store.open(m_folder->path());
        osteria().begin();
        QJsonObject before = store.kept(u"osteria"_s);
        beginMatch(m_records[0], tableOf(osteria().book().number, 0));
        QVERIFY(store.keep(u"osteria"_s, before));
        restart();
        QVERIFY(osteria().underWay());
        store.abandon();
        QCOMPARE(osteria().table(), 1);
    }

    void whoeverLeavesATableHasLostIt()
    {
        Store::instance().open(m_folder->path());
        osteria().begin();
        beginMatch(m_records[0], tableOf(osteria().book().number, 0));
        Store::instance().abandon();
        QCOMPARE(osteria().table(), 1);
        QVERIFY(osteria().book().results[0].left);
        beginMatch(m_records[1], tableOf(osteria().book().number, 1));
        beginMatch(m_records[2], {}); // another match takes its place
        QCOMPARE(osteria().table(), 2);
        QVERIFY(osteria().book().results[1].left);
    }

    void withoutAStoreNothingIsLost()
    {
        QVERIFY(!osteria().active());
        QCOMPARE(osteria().purse(), evening::firstPurse);
    }

    // ---------------------------------------------------------------- the day's deal

    /// It is the same for everybody, and stays so.
    void aDayHasItsDeal()
    {
        for (const QString &game : catalog::seatedNames()) {
            const Deal deal = DayDeals::dealOf(game, QDate(2026, 11, 23));
            QCOMPARE(deals::shownCode(deal), game + u"-20261123"_s);
            QVERIFY(DayDeals::dealOf(game, QDate(2026, 11, 24)).seed != deal.seed);
        }
        QCOMPARE(DayDeals::dealOf(u"petrangola"_s, QDate(2026, 11, 23)).seed.toHex(),
                 QByteArray("3dca6d0d6c8f56f7f7f332331b51d28cb95170de0d1b81e01efca3780128fdff"));
    }

    void theFirstTryCounts()
    {
        Store &store = Store::instance();
        store.open(m_folder->path());
        const QString game = DayDeals::game();
        days().setToday(QDate(2026, 11, 23));
        QVERIFY(!days().played());
        beginMatch(m_records[0], firstTryOf(game, u"2026-11-23"_s));
        QVERIFY(days().underWay());
        QVERIFY(!days().played());
        restart();
        QVERIFY(days().underWay());
        finishMatch(m_records[0]);
        QVERIFY(days().played());
        const QString result = days().result();
        QCOMPARE(days().bestStreak(), 1);
        QJsonObject again = firstTryOf(game, u"2026-11-23"_s);
        again.insert(u"practice"_s, true);
        beginMatch(m_records[1], again);
        QVERIFY(!days().underWay());
        finishMatch(m_records[1]);
        restart();
        QCOMPARE(days().result(), result);
        QCOMPARE(days().daysPlayed(), 1);
    }

    void givingUpCounts()
    {
        Store::instance().open(m_folder->path());
        days().setToday(QDate(2026, 11, 23));
        beginMatch(m_records[0], firstTryOf(DayDeals::game(), u"2026-11-23"_s));
        Store::instance().abandon();
        QVERIFY(days().played());
        QCOMPARE(days().result(), u"abandoned"_s);
        QCOMPARE(days().daysFinished(), 0);
    }

    void streaksAndWeeks()
    {
        Store::instance().open(m_folder->path());
        const QString game = DayDeals::game();
        for (const int day : {17, 18, 20, 21, 22}) {
            const QString date = u"2026-11-%1"_s.arg(day);
            days().setToday(QDate(2026, 11, day));
            beginMatch(m_records[day % 6], firstTryOf(game, date));
            finishMatch(m_records[day % 6]);
        }
        days().setToday(QDate(2026, 11, 23)); // a Monday, not played yet
        QCOMPARE(days().bestStreak(), 3);
        QCOMPARE(days().longestStreak(), 3);
        QCOMPARE(days().daysPlayed(), 5);
        const QVariantList weeks = days().weeks();
        QCOMPARE(weeks.size(), 35);
        const QVariantMap today = weeks[28].toMap();
        QVERIFY(today[u"isToday"_s].toBool());
        QCOMPARE(today[u"day"_s].toInt(), 23);
        QCOMPARE(weeks[0].toMap()[u"month"_s].toString(), u"Oct"_s);
        QCOMPARE(weeks[1].toMap()[u"month"_s].toString(), QString());
        QCOMPARE(weeks[6].toMap()[u"month"_s].toString(), u"Nov"_s); // the first of it
        QCOMPARE(days().months(), u"October – November 2026"_s);
        QCOMPARE(weeks[27].toMap()[u"day"_s].toInt(), 22);
        QVERIFY(!weeks[27].toMap()[u"told"_s].toString().endsWith(u"not played"_s));
        QVERIFY(weeks[29].toMap()[u"ahead"_s].toBool());
        days().setToday(QDate(2026, 11, 25));
        QCOMPARE(days().longestStreak(), 3);
    }

    // ---------------------------------------------------------------- feats

    /// An evening out is one of which no table was abandoned; how many were played to their end is counted.
    void onlyTablesPlayedToTheirEndMakeAnEvening()
    {
        Store &store = Store::instance();
        store.open(m_folder->path());
        const auto isDone = [&store] { return judged() && store.kept(u"feats"_s).contains(u"evening"_s); };
        for (int table = 0; table < evening::tables; ++table) {
            osteria().begin();
            beginMatch(m_records[table], tableOf(osteria().book().number, table));
            if (table == 1)
                finishMatch(m_records[table]);
            else
                store.abandon();
        }
        QCOMPARE(osteria().evenings(), 1);
        QCOMPARE(osteria().book().mostPlayed(), 1);
        QVERIFY(!isDone());
        restart();
        QCOMPARE(osteria().book().mostPlayed(), 1);
        osteria().begin();
        for (int table = 0; table < evening::tables; ++table) {
            QCOMPARE(osteria().book().mostPlayed(), std::max(1, table));
            QVERIFY(!isDone());
            beginMatch(m_records[table], tableOf(osteria().book().number, table));
            finishMatch(m_records[table]);
        }
        QCOMPARE(osteria().book().mostPlayed(), evening::tables);
        QVERIFY(isDone());
    }

    void aPastEveningOfAnEarlierVersionIsCounted()
    {
        const QJsonObject past{{u"places"_s, QJsonArray{2, 0, 1}}};
        QCOMPARE(Book::fromJson({{u"past"_s, QJsonArray{past}}}).mostPlayed(), 2);
    }

    void featsAreLookedAtByGame()
    {
        Store::instance().open(m_folder->path());
        Feats &feats = Feats::instance();
        QVERIFY(judged());
        int together = 0;
        for (const QString &group : Feats::groups()) {
            feats.setGroup(group);
            int shown = 0;
            for (const FeatRow &row : feats.shown()->rows()) {
                QVERIFY(group == Feats::everything || row.group == group);
                QVERIFY(row.name != u"Back from the door" || row.group == u"petrangola");
                shown += row.heading.isEmpty() ? 1 : 0;
                if (row.name == u"Ten glasses")
                    QCOMPARE(row.progress, u"0 of 10"_s);
            }
            QVERIFY2(shown > 0, qPrintable(group));
            together += group == Feats::everything ? 0 : shown;
        }
        QCOMPARE(together, feats.count());
        feats.setGroup(Feats::everything);
    }

    void olderMatchesHaveBroughtFeats()
    {
        filled::keep(m_records, 24, m_folder->path());
        Feats &feats = Feats::instance();
        QSignalSpy changes(&feats, &Feats::changed);
        QVERIFY(judged());
        QVERIFY(feats.count() > 30);
        QVERIFY(feats.reached() >= 1); // a match to its end
        QVERIFY(feats.news().isEmpty());
        const int reached = feats.reached();
        const QJsonObject kept = Store::instance().kept(u"feats"_s);
        QCOMPARE(kept.size(), reached);
        QList<qint64> ids;
        for (const Store::Entry &entry : Store::instance().history())
            ids << entry.id;
        QVERIFY(Store::instance().remove(ids));
        QTRY_VERIFY(Store::instance().history().isEmpty());
        changes.clear();
        QTRY_VERIFY(!changes.isEmpty());
        QCOMPARE(feats.reached(), reached); // what was done was done
    }
};

SANDBOXED_TEST_MAIN(EveningTest)
#include "evening_test.moc"
