// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "at_ease.h"
#include "games/pinale/pinale_table.h"
#include "kept_session.h"
#include "person/preferences.h"
#include "sandbox.h"
#include "setup/match_setup.h"
#include "turn_of_steps.h"

#include <QCoreApplication>
#include <QDeadlineTimer>
#include <QJsonArray>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace kept_session;

namespace {

const QString drafts = u"drafts"_s;

PinaleTable &pinaleTable()
{
    return static_cast<PinaleTable &>(table());
}

/// As the hand lies.
QStringList hand()
{
    return table().faces(u"hand"_s);
}

/// The match goes on until the person may draw; false where it does not come to that.
bool playToTheDraw(game::Random &random)
{
    const QDeadlineTimer deadline(std::chrono::seconds(60));
    while (!(table().yourTurn() && table().melding()->step() == Melding::Drawing)) {
        if (deadline.hasExpired() || table().stage() == Table::Over)
            return false;
        if (!turn_of_steps::end(table(), random) && (table().stage() == Table::Showdown || table().yourTurn()))
            table().pressed(u"enter"_s);
        QCoreApplication::processEvents(QEventLoop::AllEvents, 10);
    }
    return true;
}

bool waitForStep(Melding::Step step)
{
    return QTest::qWaitFor([step] { return table().melding()->step() >= step; }, 20000);
}

/// Lays the first meld of three cards that the hand has; false where it has none.
bool layAnyMeld()
{
    const int cards = static_cast<int>(hand().size());
    for (int one = 0; one < cards; ++one)
        for (int two = one + 1; two < cards; ++two)
            for (int three = two + 1; three < cards; ++three) {
                table().clearSelection();
                for (const int place : {one, two, three})
                    table().toggle(u"hand"_s, place);
                if (!table().melding()->offers()->rows().empty()) {
                    table().perform(u"lay"_s);
                    return true;
                }
            }
    table().clearSelection();
    return false;
}

/// Draws and lays something, in this turn or in a later one.
bool drawAndLay(game::Random &random)
{
    constexpr int turns = 60;
    for (int turn = 0; turn < turns; ++turn) {
        if (!playToTheDraw(random))
            return false;
        table().perform(u"draw"_s);
        if (!waitForStep(Melding::Laying))
            return false;
        if (layAnyMeld())
            return true;
        turn_of_steps::end(table(), random);
    }
    return false;
}

} // namespace

/// What is laid of a turn of Pinale, and the order of the hand, is on the table again after the program was ended.
class PinaleDraftTest : public QObject
{
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_folder;
    game::Random m_random{5};

    void goOn()
    {
        restart(m_folder->path());
        Session::instance().resume();
    }
    /// `change` is made to what was kept of the person's turn before the program starts again.
    void goOnAfter(const std::function<void(QJsonObject &)> &change)
    {
        Session::instance().leave();
        QJsonObject kept = store().kept(drafts);
        QJsonObject bySeat = kept[u"bySeat"_s].toObject();
        QJsonObject draft = bySeat[u"0"_s].toObject();
        QVERIFY(!draft.isEmpty());
        change(draft);
        bySeat[u"0"_s] = draft;
        kept[u"bySeat"_s] = bySeat;
        QVERIFY(store().keep(drafts, kept));
        goOn();
    }

private Q_SLOTS:
    void init()
    {
        for (Table *each : Session::instance().tables())
            each->setGrace({});
        beAtEase();
        Preferences::instance().setNextDealByItself(false);
        m_folder = std::make_unique<QTemporaryDir>();
        store().open(m_folder->path());
        MatchSetup &setup = MatchSetup::instance();
        setup.setGame(u"pinale"_s);
        setup.restoreDefaults();
        setup.setSeatCount(2);
        setup.setAllLevels(0);
        Session::instance().start();
    }
    void cleanup()
    {
        Session::instance().leave();
        store().close();
    }

    /// A meld that is laid lies there again, can be taken back, and the hand is then the one of the turn's beginning.
    void whatWasLaidLiesThere()
    {
        QVERIFY(drawAndLay(m_random));
        const QStringList before = seen();
        const QByteArray record = store().running()->record;
        goOn();
        QCOMPARE(store().running()->record, record); // nothing of the turn is played
        QVERIFY(pinaleTable().turnNow().has_value());
        QCOMPARE(pinaleTable().turnNow()->steps().size(), 1);
        const QStringList after = seen();
        for (qsizetype line = 0; line < qMax(before.size(), after.size()); ++line)
            QCOMPARE(after.value(line), before.value(line));
        table().pressed(u"back"_s);
        QCOMPARE(hand().size(), pinale::mostInHand);
        const QStringList whole = hand();
        goOn();
        QCOMPARE(hand(), whole);
        QVERIFY(pinaleTable().turnNow()->steps().empty());
        QVERIFY(turn_of_steps::end(table(), m_random));
        QVERIFY(playToTheDraw(m_random)); // and the match goes on
    }

    /// The hand lies as the person has put it, during the turn and before the next.
    void theHandLiesAsItWasPut()
    {
        QVERIFY(playToTheDraw(m_random));
        pinaleTable().moveInHand(0, 5);
        pinaleTable().moveInHand(11, 2);
        const QStringList put = hand();
        goOn();
        QCOMPARE(hand(), put);
        table().perform(u"draw"_s);
        QVERIFY(waitForStep(Melding::Laying));
        QCOMPARE(hand().mid(0, put.size()), put);
        goOn();
        QCOMPARE(hand().mid(0, put.size()), put);
        QVERIFY(turn_of_steps::end(table(), m_random));
        QVERIFY(playToTheDraw(m_random));
        const QStringList later = hand();
        goOn();
        QCOMPARE(hand(), later);
    }

    /// What came in later turns of the deal lies in its place among the sorted cards, and the last card apart.
    void whatCameLaterLiesInItsPlace()
    {
        QVERIFY(playToTheDraw(m_random));
        table().pressed(u"o"_s); // the order is kept with the hand of now
        for (int turn = 0; turn < 4; ++turn) {
            table().perform(u"draw"_s);
            QVERIFY(waitForStep(Melding::Laying));
            const ZoneRow before = *table().zones()->find(u"hand"_s);
            goOn();
            const ZoneRow after = *table().zones()->find(u"hand"_s);
            QCOMPARE(after.faces, before.faces);
            QCOMPARE(before.apart, pinale::cardsDealt);
            QCOMPARE(after.apart, before.apart);
            QCOMPARE(after.tag, before.tag);
            // The card drawn stays, another goes.
            table().clearSelection();
            table().toggle(u"hand"_s, 0);
            table().perform(u"discard"_s);
            QVERIFY(playToTheDraw(m_random));
        }
    }

    /// Of another match, of another turn, or written by somebody else: what does not fit is passed over, and the turn
    /// begins with nothing laid.
    void whatDoesNotFitIsPassedOver_data()
    {
        using Change = std::function<void(QJsonObject &)>;
        QTest::addColumn<Change>("change");
        const auto inside = [](const QString &part, const QString &key, const QJsonValue &value) {
            return Change([=](QJsonObject &draft) {
                QJsonObject object = draft[part].toObject();
                object[key] = value;
                draft[part] = object;
            });
        };
        const auto lay = [&](const QJsonValue &steps) { return inside(u"turn"_s, u"lay"_s, steps); };
        QTest::newRow("another deal") << inside(u"ground"_s, u"deal"_s, 9);
        QTest::newRow("another stock") << inside(u"ground"_s, u"stock"_s, 3);
        QTest::newRow("another hand") << inside(u"ground"_s, u"hand"_s, QJsonArray{u"AS"_s});
        QTest::newRow("no ground") << Change([](QJsonObject &draft) { draft.remove(u"ground"_s); });
        QTest::newRow("a turn that is none") << Change([](QJsonObject &draft) { draft[u"turn"_s] = 7; });
        QTest::newRow("taken, and drawn") << inside(u"turn"_s, u"action"_s, u"take"_s);
        QTest::newRow("no such action") << inside(u"turn"_s, u"action"_s, u"steal"_s);
        QTest::newRow("steps that are none") << lay(QJsonArray{1, u"x"_s, QJsonArray()});
        QTest::newRow("no list") << lay(u"all"_s);
        QTest::newRow("a meld that is not there")
            << lay(QJsonArray{QJsonObject{{u"extend"_s, 9}, {u"cards"_s, QJsonArray{u"AS"_s}}}});
        QTest::newRow("cards of nobody") << lay(QJsonArray{QJsonObject{
            {u"new"_s, u"jokers"_s}, {u"cards"_s, QJsonArray{u"XR"_s, u"XR"_s, u"XB"_s, u"XB"_s, u"XB"_s}}}});
        QTest::newRow("no such cards") << lay(
            QJsonArray{QJsonObject{{u"new"_s, u"group"_s}, {u"cards"_s, QJsonArray{u"1Z"_s, 3, u""_s}}}});
    }
    void whatDoesNotFitIsPassedOver()
    {
        QFETCH(const std::function<void(QJsonObject &)>, change);
        QVERIFY(drawAndLay(m_random));
        const QByteArray record = store().running()->record;
        goOnAfter(change);
        QCOMPARE(store().running()->record, record);
        QVERIFY(Session::instance().running());
        QVERIFY(pinaleTable().turnNow().has_value());
        QVERIFY(pinaleTable().turnNow()->steps().empty());
        QCOMPARE(hand().size(), pinale::mostInHand);
        QVERIFY(turn_of_steps::end(table(), m_random));
        QVERIFY(playToTheDraw(m_random));
    }

    /// Cards that the person does not hold, or no cards: the hand lies by suits, and whole.
    void anOrderThatDoesNotFit_data()
    {
        QTest::addColumn<QJsonValue>("cards");
        QTest::newRow("no list") << QJsonValue(u"AS"_s);
        QTest::newRow("no cards") << QJsonValue(QJsonArray{1, 2, QJsonObject()});
        QTest::newRow("too many") << QJsonValue(QJsonArray::fromStringList(QStringList(200, u"AS"_s)));
        QTest::newRow("others") << QJsonValue(QJsonArray{u"AS"_s, u"AS"_s, u"AS"_s, u"XR"_s});
    }
    void anOrderThatDoesNotFit()
    {
        QFETCH(const QJsonValue, cards);
        QVERIFY(playToTheDraw(m_random));
        pinaleTable().moveInHand(0, 5);
        QStringList held = hand();
        goOnAfter([&cards](QJsonObject &draft) {
            QJsonObject order = draft[u"hand"_s].toObject();
            order[u"cards"_s] = cards;
            draft[u"hand"_s] = order;
        });
        QStringList lies = hand();
        held.sort();
        lies.sort();
        QCOMPARE(lies, held);
    }

    /// What was left in the middle of a turn of one match is nothing to another.
    void anotherMatchHasNoneOfIt()
    {
        QVERIFY(drawAndLay(m_random));
        Session::instance().leave();
        Session::instance().giveUp();
        Session::instance().start();
        QVERIFY(playToTheDraw(m_random));
        QVERIFY(!pinaleTable().turnNow());
    }
};

SANDBOXED_TEST_MAIN(PinaleDraftTest)

#include "pinale_draft_test.moc"
