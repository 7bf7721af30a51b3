// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "table/grace.h"

#include "at_ease.h"
#include "person/held_keys.h"
#include "person/preferences.h"
#include "sandbox.h"
#include "staged_table.h"
#include "words/language.h"

#include <QGuiApplication>
#include <QKeyEvent>
#include <QSignalSpy>
#include <QTest>
#include <QThread>

using namespace petrangola;
using namespace Qt::StringLiterals;

namespace {

constexpr std::chrono::milliseconds shortGrace{60};

/// Counts the key events that reach it.
class Reader : public QObject
{
public:
    int presses = 0;
    int overrides = 0;
    bool event(QEvent *event) override
    {
        presses += event->type() == QEvent::KeyPress ? 1 : 0;
        overrides += event->type() == QEvent::ShortcutOverride ? 1 : 0;
        return QObject::event(event);
    }
};

/// As the platform does.
void send(QObject &to, QEvent::Type type, Qt::Key key, ulong at, bool repeat = false)
{
    QKeyEvent event(type, key, Qt::NoModifier, QString(), repeat);
    event.setTimestamp(at);
    QSpontaneKeyEvent::setSpontaneous(&event);
    qApp->notify(&to, &event);
}

/// Takes each key away and posts a copy of it that does not say when, as Qt 6.4 does while a screen reader listens.
class AskedReader : public QObject
{
public:
    bool eventFilter(QObject *receiver, QEvent *event) override
    {
        if (!event->spontaneous() || (event->type() != QEvent::KeyPress && event->type() != QEvent::KeyRelease))
            return false;
        const auto *key = static_cast<QKeyEvent *>(event);
        QCoreApplication::postEvent(
            receiver, new QKeyEvent(key->type(), key->key(), key->modifiers(), key->text(), key->isAutoRepeat()));
        return true;
    }
};

} // namespace

class GraceTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        beAtEase();
        Preferences::instance().setConfirmKnock(false);
    }

    void holdsBackWhatIsNew()
    {
        Grace grace;
        grace.setTime(shortGrace);
        grace.offer({u"cut"_s});
        QVERIFY(grace.holdsBack(u"cut"_s));
        QVERIFY(!grace.holdsBack(u"knock"_s));
        QTRY_VERIFY_WITH_TIMEOUT(!grace.holdsBack(u"cut"_s), 2000);
        grace.offer({u"cut"_s, u"knock"_s}); // only the knock is new
        QVERIFY(!grace.holdsBack(u"cut"_s));
        QVERIFY(grace.holdsBack(u"knock"_s));
        grace.offer({u"cut"_s});
        grace.offer({u"cut"_s, u"knock"_s}); // gone and back is new
        QVERIFY(grace.holdsBack(u"knock"_s));
        grace.offer({});
        QVERIFY(!grace.holdsBack(u"knock"_s));
    }
    /// What was pressed while the program was busy does not find the time over.
    void waitsLongerAfterABusySpell()
    {
        Grace grace;
        grace.setTime(shortGrace);
        grace.offer({u"next"_s});
        QThread::msleep(200);
        QCoreApplication::processEvents();
        QVERIFY(grace.holdsBack(u"next"_s));
        QTRY_VERIFY_WITH_TIMEOUT(!grace.holdsBack(u"next"_s), 2000);
    }

    /// A finger that is still at the moment before has to rest first.
    void waitsOnAfterAnEarlyPress()
    {
        Grace grace;
        grace.setTime(std::chrono::milliseconds(200));
        grace.offer({u"next"_s});
        for (int press = 0; press < 8; ++press) { // for longer than what is new waits by itself
            QTest::qWait(150);
            QVERIFY(grace.holdsBack(u"next"_s));
            grace.pressedEarly();
        }
        QTRY_VERIFY_WITH_TIMEOUT(!grace.holdsBack(u"next"_s), 2000);
        grace.pressedEarly(); // nothing is held back any more
        QVERIFY(!grace.holdsBack(u"next"_s));
    }

    /// Each moment that one key leads to is followed by another: pressed twice it acts once.
    void actsOnceInEachMoment_data()
    {
        QTest::addColumn<QString>("key");
        for (const char *key : {"enter", "space"})
            QTest::newRow(key) << QString::fromLatin1(key);
    }
    void actsOnceInEachMoment()
    {
        QFETCH(const QString, key);
        StagedTable staged(2, {.tokens = 1, .reentries = 1});
        PetrangolaTable &table = staged.table;
        const auto settled = [&](int times = 1) { QTest::qWait(static_cast<int>(shortGrace.count()) * times + 120); };
        // The person deals, and loses the only token.
        staged.findFirstDealer(0);
        table.setGrace(shortGrace);
        staged.supply({.hands = {"2D 3C 4S", "KC HC JC"}, .aside = "KS HB 5D", .cutAt = 5});
        staged.play(Cut{5});
        QCOMPARE(table.stage(), PetrangolaTable::DealersChoice);
        table.pressed(key); // meant for the moment before
        QCOMPARE(table.stage(), PetrangolaTable::DealersChoice);
        settled();
        table.pressed(key);
        table.pressed(key);
        QCOMPARE(table.stage(), PetrangolaTable::Turn);
        staged.play(Knock{});
        settled();
        QCOMPARE(table.stage(), PetrangolaTable::Turn);
        table.pressed(u"s"_s);
        QCOMPARE(table.stage(), PetrangolaTable::Showdown);
        table.pressed(key); // late
        QVERIFY(staged.showing());
        settled();
        table.pressed(key);
        QCOMPARE(table.stage(), PetrangolaTable::Reentry);
        const std::size_t before = staged.asked.size();
        table.pressed(key); // twice
        table.pressed(u"s"_s);
        QCOMPARE(staged.asked.size(), before);
        settled();
        table.pressed(key); // nobody pays by a key that was to hurry the showdown
        QCOMPARE(staged.asked.size(), before);
        settled(6);
        table.pressed(u"s"_s);
        QCOMPARE(table.stage(), PetrangolaTable::Over);
        QSignalSpy wanted(&table, &PetrangolaTable::newMatchWanted);
        table.pressed(key);
        QCOMPARE(wanted.count(), 0);
        settled(6); // to read how the match ended
        table.pressed(key);
        QCOMPARE(wanted.count(), 1);
    }
    void confirmsNoKnockByADoubleClick()
    {
        Preferences::instance().setConfirmKnock(true);
        StagedTable staged(2);
        staged.findFirstDealer(1);
        staged.dealAndExpose({"KD 7D 2C", "KC HC JC"}, "KS HB 5D");
        staged.table.setGrace(shortGrace);
        staged.table.clearSelection();
        QTest::qWait(200);
        staged.table.perform(u"knock"_s);
        staged.table.perform(u"knock"_s);
        QVERIFY(staged.asked.empty());
        QCOMPARE(staged.ticket(u"knock"_s).label, u"Really knock?"_s);
        QTest::qWait(200);
        staged.table.perform(u"knock"_s);
        QCOMPARE(staged.asked.size(), std::size_t(1));
    }
    /// Nobody who plays quickly has to wait: cards are chosen and exchanged as soon as it is one's turn.
    void exchangesAtOnce()
    {
        StagedTable staged(2);
        staged.findFirstDealer(0);
        staged.table.setGrace(Grace::usual);
        staged.dealAndExpose({"KD 7D 2C", "KC HC JC"}, "KS HB 5D");
        staged.exchange("JC", "5D");
        staged.table.pressed(u"3"_s);
        staged.table.pressed(u"q"_s);
        staged.table.pressed(u"enter"_s);
        QCOMPARE(staged.asked.size(), std::size_t(1));
        QVERIFY(std::holds_alternative<Exchange>(staged.asked[0]));
        // Its second press finds nothing chosen.
        staged.play(Knock{});
        staged.table.pressed(u"enter"_s);
        QCOMPARE(staged.asked.size(), std::size_t(1));
    }

    /// An X server repeats a held key by a release and a press of the same time.
    void swallowsAHeldKey()
    {
        Reader reader;
        send(reader, QEvent::KeyPress, Qt::Key_Return, 1000);
        for (ulong at = 1500; at < 1700; at += 40) {
            send(reader, QEvent::KeyRelease, Qt::Key_Return, at);
            send(reader, QEvent::ShortcutOverride, Qt::Key_Return, at);
            send(reader, QEvent::KeyPress, Qt::Key_Return, at + 1);
        }
        QCOMPARE(reader.presses, 1);
        QCOMPARE(reader.overrides, 0);
        // Another key, and the same one pressed by a finger, get through; so does what is called a repetition.
        send(reader, QEvent::KeyPress, Qt::Key_K, 1701);
        send(reader, QEvent::KeyRelease, Qt::Key_Return, 1760);
        send(reader, QEvent::KeyPress, Qt::Key_Return, 1790);
        send(reader, QEvent::KeyPress, Qt::Key_Return, 1830, true);
        QCOMPARE(reader.presses, 4);
    }
    void swallowsOnlyHeldKeysWhereAReaderListens()
    {
        AskedReader asked;
        qApp->installEventFilter(&asked);
        Reader reader;
        for (ulong at = 1000; at < 1400; at += 100) {
            send(reader, QEvent::KeyPress, Qt::Key_Tab, at);
            send(reader, QEvent::KeyRelease, Qt::Key_Tab, at + 50);
        }
        QCoreApplication::processEvents();
        QCOMPARE(reader.presses, 4);
        send(reader, QEvent::KeyPress, Qt::Key_Tab, 1350);
        QCoreApplication::processEvents();
        QCOMPARE(reader.presses, 4);
    }
};

int main(int argc, char **argv)
{
    Sandbox::enter();
    const WindowApplication application(argc, argv);
    GraceTest test;
    return QTest::qExec(&test, argc, argv);
}
#include "grace_test.moc"
