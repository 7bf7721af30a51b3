// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "petrangola/petrangola.h"
#include "setup/match_setup.h"

#include "rule_properties.h"
#include "sandbox.h"
#include "setup_case.h"
#include "told_settings.h"

#include <QCoreApplication>
#include <QFile>
#include <QJsonArray>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

int packsInPlay()
{
    const MatchSetup &setup = MatchSetup::instance();
    return petrangola::packsInPlay(optionsOf<petrangola::Petrangola>(setup.rules()), setup.seatCount());
}

QJsonObject toldSetup()
{
    return ToldSettings::now().value(u"setup"_s).toObject();
}

} // namespace

class MatchSetupTest : public SetupCase
{
    Q_OBJECT

private Q_SLOTS:
    void beginsWithTheUsualRules()
    {
        QFile::remove(Sandbox::settingsFile());
        const QJsonObject told = toldSetup();
        QCOMPARE(told.value(u"seatCount"_s).toInt(), 6);
        QCOMPARE(told.value(u"tokens"_s).toInt(), 3);
        QCOMPARE(told.value(u"reentries"_s).toInt(), 1);
        QCOMPARE(told.value(u"packs"_s).toInt(), 0);
        QCOMPARE(told.value(u"stake"_s).toInt(), 100);
        QCOMPARE(told.value(u"poolText"_s).toString(), u"6 stakes make a pot of €6.00."_s);
        for (const QString &rule : ruleSwitches())
            QCOMPARE(told.value(rule).toInt(-1), 0);
        const QJsonArray seats = told.value(u"seats"_s).toArray();
        QCOMPARE(seats.size(), 6);
        QSet<QString> portraits;
        for (qsizetype seat = 0; seat < seats.size(); ++seat) {
            const QJsonObject one = seats[seat].toObject();
            QCOMPARE(one.value(u"seat"_s).toInt(), seat);
            QCOMPARE(one.value(u"human"_s).toBool(), seat == 0);
            QVERIFY(!one.value(u"name"_s).toString().isEmpty());
            QVERIFY(!one.value(u"levelName"_s).toString().isEmpty());
            portraits << one.value(u"portrait"_s).toString();
        }
        QCOMPARE(seats[0].toObject().value(u"name"_s).toString(), u"You"_s);
        QCOMPARE(portraits.size(), seats.size());
    }

    void keepsEveryNumberWithinItsBounds_data()
    {
        QTest::addColumn<QString>("rule");
        QTest::addColumn<int>("least");
        QTest::addColumn<int>("most");
        QTest::newRow("seats") << QString() << 2 << 24;
        QTest::newRow("tokens") << u"tokens"_s << 1 << 9;
        QTest::newRow("re-entries") << u"reentries"_s << 0 << 3;
        QTest::newRow("packs") << u"packs"_s << 0 << 2;
        QTest::newRow("stake") << u"stake"_s << 0 << 10'000;
    }
    void keepsEveryNumberWithinItsBounds()
    {
        QFETCH(const QString, rule);
        QFETCH(const int, least);
        QFETCH(const int, most);
        MatchSetup &setup = MatchSetup::instance();
        const auto set = [&](int value) { rule.isEmpty() ? setup.setSeatCount(value) : setup.setOption(rule, value); };
        const auto is = [&] { return rule.isEmpty() ? setup.seatCount() : setup.option(rule); };
        for (const int wish : {least - 1, -1000, std::numeric_limits<int>::min()}) {
            set(wish);
            QCOMPARE(is(), least);
        }
        for (const int wish : {most + 1, 100'000, std::numeric_limits<int>::max()}) {
            set(wish);
            QCOMPARE(is(), most);
        }
        for (int wish = least; wish <= qMin(most, least + 24); ++wish) {
            set(wish);
            QCOMPARE(is(), wish);
            QVERIFY(!petrangola::check(optionsOf<petrangola::Petrangola>(setup.rules()), setup.seatCount()));
        }
    }

    /// P-1: one pack serves 12 seats; whatever is chosen in whatever order, the table can be played at.
    void neverAsksOnePackForThirteen()
    {
        MatchSetup &setup = MatchSetup::instance();
        setup.setSeatCount(12);
        setup.setOption(QStringLiteral("packs"), 1);
        QCOMPARE(packsInPlay(), 1);
        setup.setSeatCount(13);
        QCOMPARE(setup.option(QStringLiteral("packs")), 0);
        QCOMPARE(packsInPlay(), 2);
        setup.setOption(QStringLiteral("packs"), 1);
        QVERIFY(setup.option(QStringLiteral("packs")) != 1);
        QCOMPARE(packsInPlay(), 2);
        for (int seats = 2; seats <= 24; ++seats)
            for (int packs = 0; packs <= 2; ++packs) {
                setup.setSeatCount(seats);
                setup.setOption(QStringLiteral("packs"), packs);
                QVERIFY(!petrangola::check(optionsOf<petrangola::Petrangola>(setup.rules()), setup.seatCount()));
                setup.setSeatCount(26 - seats);
                QVERIFY(!petrangola::check(optionsOf<petrangola::Petrangola>(setup.rules()), setup.seatCount()));
            }
    }

    void remembersTheLastTable()
    {
        MatchSetup &setup = MatchSetup::instance();
        setup.setSeatCount(9);
        setup.setOption(QStringLiteral("tokens"), 5);
        setup.setOption(QStringLiteral("reentries"), 3);
        setup.setOption(QStringLiteral("packs"), 2);
        setup.setOption(QStringLiteral("stake"), 250);
        for (const QString &rule : ruleSwitches())
            setup.setOption(rule, 1);
        setup.rename(0, u"Adelina"_s);
        setup.rename(3, u"Zio Pino"_s);
        setup.nextLevel(3, 1);
        setup.nextPortrait(4, 3);
        const QString portrait = roleOf(4, SeatSetupModel::PortraitRole);
        QCoreApplication::processEvents(); // the file is written when the event loop turns
        const QJsonObject told = toldSetup();
        const auto is = [&told](const QString &name) { return told.value(name).toInt(); };
        QCOMPARE(is(u"seatCount"_s), 9);
        QCOMPARE(is(u"tokens"_s), 5);
        QCOMPARE(is(u"reentries"_s), 3);
        QCOMPARE(is(u"packs"_s), 2);
        QCOMPARE(is(u"stake"_s), 250);
        for (const QString &rule : ruleSwitches())
            QCOMPARE(told.value(rule).toInt(), 1);
        const QJsonArray seats = told.value(u"seats"_s).toArray();
        QCOMPARE(seats[0].toObject().value(u"name"_s).toString(), u"Adelina"_s);
        QCOMPARE(seats[3].toObject().value(u"name"_s).toString(), u"Zio Pino"_s);
        QCOMPARE(seats[3].toObject().value(u"level"_s).toInt(), 2);
        QCOMPARE(seats[4].toObject().value(u"portrait"_s).toString(), portrait);
        QCOMPARE(told.value(u"poolText"_s).toString(),
                 u"9 stakes make a pot of €22.50. Two packs are shuffled together."_s);
    }

    /// Rules that only some numbers of seats have, too: in another game meanwhile, they are not lost.
    void remembersWhatFewSeatsHave()
    {
        MatchSetup &setup = MatchSetup::instance();
        setup.setGame(u"pinale"_s);
        setup.setSeatCount(4);
        setup.setOption(u"teams"_s, 1);
        QCOMPARE(setup.sides(), 2);
        setup.setGame(MatchSetup::games().constFirst());
        QCOMPARE(setup.sides(), 0);
        setup.setGame(u"pinale"_s);
        QCOMPARE(setup.seatCount(), 4);
        QCOMPARE(setup.option(u"teams"_s), 1);
        setup.setSeatCount(3);
        QCOMPARE(setup.sides(), 0);
        setup.setOption(u"teams"_s, 1); // four sit down for it
        QCOMPARE(setup.seatCount(), 4);
        setup.restoreDefaults();
        setup.setGame(MatchSetup::games().constFirst());
    }

    void takesBadValuesForNotSet_data()
    {
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<int>("seats");
        QTest::newRow("words") << QByteArray("[table]\nseats=many\ntokens=few\nreentries=x\npacks=\nstake=all\n") << 6;
        QTest::newRow("too small") << QByteArray("[table]\nseats=-3\ntokens=0\nreentries=-1\npacks=-1\nstake=-5\n")
                                   << 2;
        QTest::newRow("too large") << QByteArray(
            "[table]\nseats=99\ntokens=99\nreentries=99\npacks=99\nstake=99999999\n")
                                   << 24;
        QTest::newRow("one pack for all") << QByteArray("[table]\nseats=24\npacks=1\n") << 24;
        QTest::newRow("seats of nobody") << QByteArray(
            "[table]\nseats=4\nseat\\size=2\nseat\\1\\name=\nseat\\1\\portrait=\nseat\\1\\level=\n"
            "seat\\2\\name=\"                        \"\nseat\\2\\portrait=nessuno\nseat\\2\\level=god\n")
                                         << 4;
        QTest::newRow("too many seats") << QByteArray("[table]\nseats=4\nseat\\size=999999\n") << 4;
    }
    void takesBadValuesForNotSet()
    {
        QFETCH(const QByteArray, content);
        QFETCH(const int, seats);
        QVERIFY(Sandbox::writeSettings(content));
        const QJsonObject told = toldSetup();
        QCOMPARE(told.value(u"seatCount"_s).toInt(), seats);
        petrangola::Options options;
        options.tokens = told.value(u"tokens"_s).toInt();
        options.reentries = told.value(u"reentries"_s).toInt();
        options.packs = told.value(u"packs"_s).toInt();
        options.stake = told.value(u"stake"_s).toInt();
        QVERIFY(!petrangola::check(options, seats));
        const QJsonArray people = told.value(u"seats"_s).toArray();
        QCOMPARE(people.size(), seats);
        for (const auto &each : people) {
            const QJsonObject person = each.toObject();
            QVERIFY(!person.value(u"name"_s).toString().trimmed().isEmpty());
            QVERIFY(person.value(u"name"_s).toString().size() <= 16);
            const QString picture = person.value(u"portrait"_s).toString();
            QVERIFY2(QFile::exists(u":/art/portraits/%1.png"_s.arg(picture)), qPrintable(picture));
            QVERIFY(person.value(u"level"_s).toInt(-1) >= 0
                    && person.value(u"level"_s).toInt() < MatchSetup::programChoice());
        }
    }

    void restoresTheUsual()
    {
        MatchSetup &setup = MatchSetup::instance();
        setup.setSeatCount(20);
        setup.setOption(QStringLiteral("tokens"), 9);
        setup.setOption(QStringLiteral("showOnKnock"), 1);
        setup.rename(1, u"Altra"_s);
        setup.setAllLevels(0);
        QVERIFY(!setup.isUsual());
        setup.restoreDefaults();
        QVERIFY(setup.isUsual());
        QCOMPARE(setup.seatCount(), 6);
        QCOMPARE(optionsOf<petrangola::Petrangola>(setup.rules()), petrangola::Options());
        QCOMPARE(roleOf(1, SeatSetupModel::NameRole), u"Teresa"_s);
        QCOMPARE(roleOf(1, SeatSetupModel::LevelRole), u"1"_s);
    }

    void knowsTheUsual()
    {
        MatchSetup &setup = MatchSetup::instance();
        for (const QString &game : MatchSetup::games()) {
            setup.setGame(game);
            setup.restoreDefaults();
            const auto unusualOnce = [&setup](const auto &change) {
                change();
                const bool noticed = !setup.isUsual();
                setup.restoreDefaults();
                return noticed && setup.isUsual();
            };
            QVERIFY(setup.isUsual());
            for (const QString &rule : ruleKeys()) {
                const int usual = setup.option(rule);
                const auto change = [&] {
                    setup.setOption(rule, usual + 1);
                    if (setup.option(rule) == usual) // the most already
                        setup.setOption(rule, usual - 1);
                };
                change();
                const bool fixed = setup.option(rule) == usual;
                setup.restoreDefaults();
                QVERIFY2(!fixed && unusualOnce(change), qPrintable(game + u' ' + rule));
            }
            const int fewer = setup.seatCount() > setup.fewestSeats() ? -1 : 1;
            if (setup.fewestSeats() < setup.mostSeats())
                QVERIFY(unusualOnce([&] { setup.setSeatCount(setup.seatCount() + fewer); }));
            QVERIFY(unusualOnce([&] { setup.rename(0, u"Ivo"_s); }));
            QVERIFY(unusualOnce([&] { setup.nextPortrait(1, 1); }));
            // Of a seat that is put away again.
            QVERIFY(unusualOnce([&] {
                const int seats = setup.seatCount();
                setup.setSeatCount(setup.mostSeats());
                setup.rename(setup.mostSeats() - 1, u"Ultima"_s);
                setup.setSeatCount(seats);
            }));
        }
        setup.setGame(MatchSetup::games().constFirst());
        QCOMPARE(setup.info().name, u"petrangola"_s);
    }

    void speaksBothLanguages()
    {
        MatchSetup &setup = MatchSetup::instance();
        const QSignalSpy changed(&setup, &MatchSetup::changed);
        const QSignalSpy data(setup.seats(), &QAbstractItemModel::dataChanged);
        Language::instance().choose(u"it"_s);
        QVERIFY(changed.size() > 0);
        QVERIFY(data.size() > 0);
        QCOMPARE(setup.rulesByKey()[u"stake"_s].toMap()[u"text"_s].toString(), u"1,00 €"_s);
        QCOMPARE(roleOf(0, SeatSetupModel::NameRole), u"Tu"_s);
        QCOMPARE(roleOf(1, SeatSetupModel::LevelNameRole), u"se la cava"_s);
        Language::instance().choose(u"en"_s);
        QCOMPARE(setup.rulesByKey()[u"stake"_s].toMap()[u"text"_s].toString(), u"€1.00"_s);
        QCOMPARE(roleOf(0, SeatSetupModel::NameRole), u"You"_s);
    }
};

TOLD_SETTINGS_TEST_MAIN(MatchSetupTest)

#include "match_setup_test.moc"
