// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "at_ease.h"
#include "file_content.h"
#include "person/preferences.h"
#include "petrangola/petrangola.h"
#include "records/record.h"
#include "sandbox.h"
#include "session/session.h"
#include "setup/match_setup.h"
#include "setup/rule_presets.h"
#include "store/match_summary.h"
#include "store/store.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

const QString data = QStringLiteral(EARLIER_DATA "/0.1/");

QString keptFolder()
{
    return qEnvironmentVariable("XDG_DATA_HOME") + u"/petrangola"_s;
}

/// All that version 0.1 left behind, before anything asks for it.
bool layOut()
{
    bool laid = Sandbox::writeSettings(contentOf(data + u"petrangola.conf"_s)) && QDir().mkpath(keptFolder());
    for (const QString &name : {u"petrangola.db"_s, u"petrangola.key"_s}) {
        const QString path = keptFolder() + u'/' + name;
        laid = laid && QFile::copy(data + name, path);
        QFile::setPermissions(path, QFile::ReadOwner | QFile::WriteOwner); // those of the sources may be read only
    }
    return laid;
}

} // namespace

/// What a person has from version 0.1 is there again: settings, tables, house rules, history, the match under way, and
/// records. The files were made by that version, at its own table.
class EarlierVersionTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    static void initTestCase() { Store::instance().open(keptFolder()); }

    void settingsAreAsTheyWere()
    {
        const Preferences &preferences = Preferences::instance();
        QCOMPARE(preferences.cloth(), u"verde"_s);
        QCOMPARE(preferences.language(), u"it"_s);
        QCOMPARE(preferences.pace(), 3);
        QCOMPARE(preferences.motion(), false);
    }

    void bothTablesAreLaidAsTheyWere()
    {
        MatchSetup &setup = MatchSetup::instance();
        QCOMPARE(setup.game(), u"petrangola"_s);
        QCOMPARE(setup.seatCount(), 3);
        petrangola::Options rules;
        rules.tokens = 5;
        rules.packs = 2;
        rules.ranking = {.aceLow = true, .trisBeatsSequence = false, .trisOrder = petrangola::TrisOrder::card};
        rules.showOnKnock = true;
        QCOMPARE(optionsOf<petrangola::Petrangola>(setup.rules()), rules);
        setup.setGame(u"mambassa"_s);
        QCOMPARE(setup.seatCount(), 4);
        QCOMPARE(setup.option(u"tokenValue"_s), 100);
        setup.setGame(u"petrangola"_s);
    }

    void houseRulesAreKept()
    {
        MatchSetup &setup = MatchSetup::instance();
        RulePresets &presets = RulePresets::instance();
        QCOMPARE(presets.currentName(), u"Regole del bar"_s);
        const OptionValues rules = setup.rules();
        setup.restoreDefaults();
        presets.choose(presets.find(u"Regole del bar"_s));
        QCOMPARE(setup.rules(), rules);
        setup.setGame(u"mambassa"_s);
        QVERIFY(presets.isOwn(presets.find(u"Gettoni cari"_s)));
        setup.setGame(u"petrangola"_s);
    }

    void theHistoryProvesRight()
    {
        Store &store = Store::instance();
        QVERIFY(store.keeps());
        QVERIFY2(store.trouble().isEmpty(), qPrintable(store.trouble()));
        for (qint64 match = 1; match <= matches; ++match) {
            const auto record = store.recordOf(match);
            QVERIFY(record);
            const auto fault = record::verify(*record);
            QVERIFY2(!fault, fault ? qPrintable(fault->why) : "");
        }
    }

    /// That version had one winner and no scores: now they are as if the match had been kept today.
    void theHistoryHasWinnersAndScores()
    {
        Store &store = Store::instance();
        const QList<Store::Entry> history = store.history();
        QCOMPARE(history.size(), matches);
        for (const Store::Entry &entry : history) {
            const MatchSummary summary = MatchSummary::of(store.recordOf(entry.id).value_or(QByteArray()));
            QCOMPARE(entry.ending, summary.ending);
            QCOMPARE(entry.ending.winners.size(), 1);
            QCOMPARE(entry.place, summary.place);
            QCOMPARE(entry.won(), entry.place == 1);
            QVERIFY(entry.score == game::Score::lives);
            QCOMPARE(entry.scores, summary.scores);
            QVERIFY(entry.scores.value(entry.ending.winners.lowest()) > 0);
        }
    }

    void theMatchUnderWayGoesOn()
    {
        Session &session = Session::instance();
        beAtEase();
        QVERIFY2(session.waits(), qPrintable(session.continueFault()));
        session.resume();
        Table &table = *session.table();
        QTRY_VERIFY(table.yourTurn());
        QCOMPARE(table.stage(), Table::Turn);
        QCOMPARE(table.deal(), 2);
        // that version showed the hand as it was dealt
        QCOMPARE(table.faces(u"hand"_s), (QStringList{u"piacentine/AS"_s, u"piacentine/KB"_s, u"piacentine/HB"_s}));
        session.leave();
    }

    void recordsProveRight_data()
    {
        QTest::addColumn<QString>("name");
        for (const QString &name : {u"petrangola"_s, u"mambassa"_s})
            QTest::addRow("%s", qPrintable(name)) << name;
    }
    void recordsProveRight()
    {
        QFETCH(const QString, name);
        const auto fault = record::verify(contentOf(data + name + u".petrangola"_s));
        QVERIFY2(!fault, fault ? qPrintable(fault->why) : "");
    }

private:
    static constexpr qint64 matches = 6;
};

int main(int argc, char **argv)
{
    Sandbox::enter();
    if (!layOut())
        qFatal("the files of version 0.1 could not be laid out");
    const QCoreApplication application(argc, argv);
    EarlierVersionTest test;
    return QTest::qExec(&test, argc, argv);
}

#include "earlier_version_test.moc"
