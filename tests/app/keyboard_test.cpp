// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "person/keyboard.h"

#include "person/command_key.h"
#include "person/preferences.h"
#include "sandbox.h"

#include <QGuiApplication>
#include <QKeyEvent>
#include <QQuickItem>
#include <QQuickWindow>
#include <QSettings>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

constexpr std::uint32_t kernelsFirst = 8;

/// A window of the game with one key that knocks and one that shows the hint.
struct Window
{
    Window()
    {
        window.show();
        window.requestActivate();
        knocks.setProperty("command", u"k"_s);
        hints.setProperty("command", u"h"_s);
        knocks.setParent(window.contentItem());
        hints.setParent(window.contentItem());
    }
    /// As an X server and a compositor number keys.
    bool press(std::uint32_t code, const QString &text, int key = Qt::Key_unknown,
               Qt::KeyboardModifiers held = Qt::NoModifier, bool repeated = false)
    {
        QKeyEvent asked(QEvent::ShortcutOverride, key, held, code + kernelsFirst, 0, 0, text, repeated);
        asked.ignore();
        QCoreApplication::sendEvent(&window, &asked);
        QKeyEvent event(QEvent::KeyPress, key, held, code + kernelsFirst, 0, 0, text, repeated);
        QCoreApplication::sendEvent(&window, &event);
        return asked.isAccepted();
    }

    QQuickWindow window;
    CommandKey knocks{nullptr};
    CommandKey hints{nullptr};
};

key_plan::Prints russian()
{
    key_plan::Prints prints = key_plan::usualPrints();
    prints[u"k"_s] = {.plain = u"л"_s, .shifted = u"Л"_s};
    prints[u"h"_s] = {.plain = u"р"_s, .shifted = u"Р"_s};
    return prints;
}

QStringList kept()
{
    return QSettings(Sandbox::settingsFile(), QSettings::IniFormat).value(u"keys"_s).toStringList();
}

} // namespace

class KeyboardTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    static void init()
    {
        Keyboard::instance().setHands(u"usual"_s);
        Keyboard::instance().setLayout({});
    }

    static void takesAPressByItsPlace()
    {
        Window game;
        QVERIFY(QTest::qWaitForWindowActive(&game.window));
        const QSignalSpy knocked(&game.knocks, &CommandKey::activated);
        Keyboard::instance().setLayout({.prints = russian(), .places = {}});
        QCOMPARE(Keyboard::instance().labels()[u"K"_s], u"Л"_s);
        QVERIFY(game.press(37, u"л"_s));
        QCOMPARE(knocked.size(), 1);
        QVERIFY(game.press(37, u"л"_s, Qt::Key_unknown, Qt::NoModifier, true));
        QCOMPARE(knocked.size(), 1); // held
        QVERIFY(!game.press(37, u""_s, Qt::Key_K, Qt::ControlModifier));
        QVERIFY(!game.press(28, u"\r"_s, Qt::Key_Return));
        game.knocks.setProperty("enabled", false);
        QVERIFY(!game.press(37, u"л"_s));
        QCOMPARE(knocked.size(), 1);
    }
    static void learnsWhatIsPrinted()
    {
        Window game;
        QVERIFY(QTest::qWaitForWindowActive(&game.window));
        const QSignalSpy hinted(&game.hints, &CommandKey::activated);
        game.press(35, u"d"_s, Qt::Key_D); // Dvorak
        QCOMPARE(hinted.size(), 0);
        QCOMPARE(Keyboard::instance().places().at(u"d"_s), u"h"_s);
        QCOMPARE(Keyboard::instance().places().at(u"h"_s), u"d"_s); // for all that is known
        game.press(36, u"h"_s, Qt::Key_H);
        QCOMPARE(hinted.size(), 1);
    }
    /// As Qt does where a screen reader listens: it has the press first, and what it leaves comes once more.
    static void actsOnceWhereSomebodyListens()
    {
        struct Listener : QObject
        {
            bool eventFilter(QObject *object, QEvent *event) override
            {
                if (event->type() != QEvent::KeyPress || passes)
                    return false;
                const auto *key = static_cast<QKeyEvent *>(event);
                if (wants != key->key())
                    QCoreApplication::postEvent(object, key->clone());
                return true;
            }
            int wants = Qt::Key_H;
            bool passes = false;
        };
        Window game;
        QVERIFY(QTest::qWaitForWindowActive(&game.window));
        Listener listener;
        qGuiApp->installEventFilter(&listener);
        const QSignalSpy knocked(&game.knocks, &CommandKey::activated);
        const QSignalSpy hinted(&game.hints, &CommandKey::activated);
        QVERIFY(game.press(37, u"k"_s, Qt::Key_K));
        QVERIFY(game.press(35, u"h"_s, Qt::Key_H));
        QCOMPARE(knocked.size(), 0);
        listener.passes = true;
        QCoreApplication::sendPostedEvents();
        QCOMPARE(knocked.size(), 1);
        QCOMPARE(hinted.size(), 0);
    }
    static void readsTheSystemsTables()
    {
        const auto layouts = keyboard_layouts::named(u"pc105"_s, u"fr,ru"_s, u","_s, QString());
        if (layouts.empty())
            QSKIP("built without libxkbcommon, or there are no tables");
        QCOMPARE(layouts.size(), std::size_t(2));
        QCOMPARE(layouts[0].prints.at(u"q"_s), (key_plan::Print{u"a"_s, u"A"_s}));
        QCOMPARE(layouts[0].prints.at(u"bracketleft"_s).plain, u"^"_s); // which waits for a letter
        QCOMPARE(layouts[1].prints.at(u"q"_s), (key_plan::Print{u"й"_s, u"Й"_s}));
        QCOMPARE(layouts[1].places.at(24), u"q"_s);
    }
    static void leavesATextFieldItsLetters()
    {
        struct Field : QQuickItem
        {
            QVariant inputMethodQuery(Qt::InputMethodQuery query) const override
            {
                return query == Qt::ImEnabled ? QVariant(true) : QVariant();
            }
        };
        Window game;
        QVERIFY(QTest::qWaitForWindowActive(&game.window));
        Field field;
        field.setParentItem(game.window.contentItem());
        field.setFlag(QQuickItem::ItemAcceptsInputMethod);
        field.forceActiveFocus();
        const QSignalSpy knocked(&game.knocks, &CommandKey::activated);
        QVERIFY(!game.press(37, u"k"_s, Qt::Key_K));
        QCOMPARE(knocked.size(), 0);
    }
    static void givesAKeyAway()
    {
        Window game;
        QVERIFY(QTest::qWaitForWindowActive(&game.window));
        Keyboard &keyboard = Keyboard::instance();
        const QSignalSpy given(&keyboard, &Keyboard::given);
        const QSignalSpy refused(&keyboard, &Keyboard::refused);
        keyboard.await(u"k"_s);
        game.press(42, QString(), Qt::Key_Shift); // on the way to another key
        game.press(28, u"\r"_s, Qt::Key_Return);
        QCOMPARE(refused.size(), 1);
        game.press(35, u"h"_s, Qt::Key_H);
        QCOMPARE(given.size(), 1);
        QCOMPARE(given.first(), (QVariantList{u"k"_s, u"h"_s}));
        QCOMPARE(keyboard.awaited(), QString());
        QCOMPARE(keyboard.places().at(u"k"_s), u"h"_s);
        QCOMPARE(keyboard.places().at(u"h"_s), u"k"_s);
        QCOMPARE(keyboard.labels()[u"H"_s], u"K"_s);
        QCOMPARE(kept(), (QStringList{u"h:k"_s, u"k:h"_s}));
        QCOMPARE(keyboard.hands(), u"own"_s);
        keyboard.await(u"c"_s);
        game.press(1, QString(), Qt::Key_Escape);
        QCOMPARE(keyboard.awaited(), QString());
        QCOMPARE(given.size(), 1);
        keyboard.give(u"enter"_s, u"g"_s); // what had it goes elsewhere
        QVERIFY(keyboard.places().at(u"g"_s) != u"g"_s);
        QCOMPARE(keyboard.labels()[u"Enter"_s], u"G"_s);
        keyboard.release(u"enter"_s);
        QCOMPARE(keyboard.places().at(u"g"_s), u"g"_s);
        QVERIFY(!keyboard.labels().contains(u"Enter"_s));
    }
    static void pressesOneMoreEnter()
    {
        struct Listener : QQuickItem
        {
            void keyPressEvent(QKeyEvent *event) override { pressed << event->key(); }
            QList<int> pressed;
        };
        Window game;
        QVERIFY(QTest::qWaitForWindowActive(&game.window));
        Listener listener;
        listener.setParentItem(game.window.contentItem());
        listener.forceActiveFocus();
        Keyboard::instance().setHands(u"left"_s);
        QCOMPARE(Keyboard::instance().hands(), u"left"_s);
        QVERIFY(game.press(34, u"g"_s, Qt::Key_G));
        QVERIFY(game.press(33, u"f"_s, Qt::Key_F));
        QCOMPARE(listener.pressed, (QList<int>{Qt::Key_Return, Qt::Key_Right}));
        // Where the page has a use for it that nothing in the focus has, that is it.
        CommandKey enter(game.window.contentItem());
        enter.setProperty("command", u"enter"_s);
        const QSignalSpy entered(&enter, &CommandKey::activated);
        QVERIFY(game.press(34, u"g"_s, Qt::Key_G));
        QCOMPARE(entered.size(), 1);
        QCOMPARE(listener.pressed.size(), 2);
    }
    static void doesNotTakeNonsense()
    {
        QVERIFY(Sandbox::writeSettings("[General]\nkeys=k:z, k, h:return, later:q, enter:g\npace=2\n"));
        Preferences::instance().load();
        Keyboard::instance().load();
        QCOMPARE(Keyboard::instance().places().at(u"k"_s), u"z"_s);
        QCOMPARE(Keyboard::instance().places().at(u"h"_s), u"h"_s);
        QCOMPARE(Keyboard::instance().places().at(u"enter"_s), u"g"_s);
        QCOMPARE(Preferences::instance().pace(), 2);
        QCOMPARE(Preferences::instance().trouble(), QString());
        Keyboard::instance().setHands(u"usual"_s);
        QCOMPARE(kept(), QStringList{u"later:q"_s}); // of a newer game
        QVERIFY(Sandbox::writeSettings("[General]\nkeys=@Invalid()\n"));
        Preferences::instance().load();
        Keyboard::instance().load();
        QCOMPARE(Keyboard::instance().hands(), u"usual"_s);
    }
};

int main(int argc, char **argv)
{
    Sandbox::enter();
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QGuiApplication application(argc, argv);
    KeyboardTest test;
    return QTest::qExec(&test, argc, argv);
}

#include "keyboard_test.moc"
