// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Keyboard: what comes of a press.

#include "person/command_key.h"
#include "person/key_place.h"
#include "person/keyboard.h"

#include <QGuiApplication>
#include <QInputMethodQueryEvent>
#include <QKeyEvent>
#include <QWindow>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

constexpr std::uint32_t kernelsFirst = 8; ///< X servers and compositors number keys from here on

/// What an extra command is on every keyboard.
Qt::Key keyOf(const QString &command)
{
    return command == u"enter" ? Qt::Key_Return
        : command == u"space"  ? Qt::Key_Space
        : command == u"esc"    ? Qt::Key_Escape
        : command == u"tab"    ? Qt::Key_Tab
        : command == u"left"   ? Qt::Key_Left
        : command == u"right"  ? Qt::Key_Right
                               : Qt::Key_unknown;
}

bool writes()
{
    QObject *const focus = QGuiApplication::focusObject();
    if (focus == nullptr)
        return false;
    QInputMethodQueryEvent question(Qt::ImEnabled);
    QCoreApplication::sendEvent(focus, &question);
    return question.value(Qt::ImEnabled).toBool();
}

QString letterOf(const QKeyEvent &key)
{
    const QString text = key.text().trimmed().toLower();
    if (!text.isEmpty())
        return text;
    return key.key() > Qt::Key_Space && key.key() <= Qt::Key_ydiaeresis ? QString(QChar(key.key())).toLower()
                                                                        : QString();
}

bool isModifier(int key)
{
    return (key >= Qt::Key_Shift && key <= Qt::Key_ScrollLock) || key == Qt::Key_AltGr || key == Qt::Key_Super_L
        || key == Qt::Key_Super_R || key == Qt::Key_unknown;
}

/// As if that key had been pressed and let go; true where something in the window has it before all shortcuts.
bool wanted(QWindow &window, Qt::Key key, Qt::KeyboardModifiers modifiers, quint64 time)
{
    QKeyEvent asked(QEvent::ShortcutOverride, key, modifiers);
    asked.setTimestamp(time);
    asked.ignore();
    QCoreApplication::sendEvent(&window, &asked);
    return asked.isAccepted();
}

void press(QWindow &window, Qt::Key key, Qt::KeyboardModifiers modifiers, quint64 time)
{
    for (const auto type : {QEvent::KeyPress, QEvent::KeyRelease}) {
        QKeyEvent event(type, key, modifiers);
        event.setTimestamp(time);
        QCoreApplication::sendEvent(&window, &event);
    }
}

} // namespace

void Keyboard::watch(QWindow *window)
{
    if (window == nullptr || window == m_window)
        return;
    if (m_window)
        m_window->removeEventFilter(this);
    m_window = window;
    window->installEventFilter(this);
}

bool Keyboard::nativeEventFilter(const QByteArray &eventType, void *message, qintptr *)
{
    if (keyboard_layouts::saysChange(eventType, message))
        m_asking.start();
    return false;
}

bool Keyboard::eventFilter(QObject *object, QEvent *event)
{
    if ((event->type() != QEvent::KeyPress && event->type() != QEvent::ShortcutOverride) || object != m_window)
        return QObject::eventFilter(object, event);
    auto *const key = static_cast<QKeyEvent *>(event);
    constexpr Qt::KeyboardModifiers combining = Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier;
    if (!m_awaited.isEmpty() && !(key->modifiers() & combining)) {
        event->accept();
        return event->type() == QEvent::ShortcutOverride || choose(*key);
    }
    if (writes())
        return QObject::eventFilter(object, event);
    if (event->type() == QEvent::KeyPress)
        return act(*m_window, *key) || QObject::eventFilter(object, event);
    if (key->modifiers() == Qt::NoModifier)
        learn(placeOf(*key), *key);
    const QString command = commandOf(*key);
    if (keyOf(command) == Qt::Key_unknown && takerOf(command, m_window) == nullptr)
        return QObject::eventFilter(object, event);
    event->accept(); // no shortcut is tried, and the press comes
    return true;
}

bool Keyboard::act(QWindow &window, const QKeyEvent &key)
{
    const QString command = commandOf(key);
    const Qt::Key extra = keyOf(command);
    CommandKey *const taker = takerOf(command, &window);
    if (extra == Qt::Key_unknown && taker == nullptr)
        return false;
    const bool walks = command == u"left" || command == u"right" || command == u"tab";
    if (key.isAutoRepeat() && !walks)
        return true;
    const bool back = command == u"tab" && (key.modifiers() & Qt::ShiftModifier) != 0;
    if (extra == Qt::Key_unknown || (!wanted(window, extra, key.modifiers(), key.timestamp()) && taker != nullptr))
        Q_EMIT taker->activated();
    else
        press(window, back ? Qt::Key_Backtab : extra, key.modifiers(), key.timestamp());
    return true;
}

QString Keyboard::placeOf(const QKeyEvent &key) const
{
    if (key.modifiers() & Qt::KeypadModifier)
        return {};
    static const bool mac = QGuiApplication::platformName() == u"cocoa";
    static const bool windows = QGuiApplication::platformName() == u"windows";
    const std::uint32_t code = key.nativeScanCode();
    const KeyPlace *place = nullptr;
    if (mac && !key.text().isEmpty())
        place = KeyPlace::ofMac(key.nativeVirtualKey());
    else if (windows)
        place = KeyPlace::ofCode(code);
    else if (const auto known = m_layout.places.find(code); known != m_layout.places.end())
        return known->second;
    else if (m_layout.places.empty() && code > kernelsFirst)
        place = KeyPlace::ofCode(code - kernelsFirst);
    if (place != nullptr)
        return QString::fromLatin1(place->name);
    // Written by a program, as tests and keyboards on a screen do.
    const QString letter = letterOf(key);
    return letter.size() == 1 ? key_plan::placePrinting(letter, m_layout.prints) : QString();
}

QString Keyboard::commandOf(const QKeyEvent &key) const
{
    const Qt::KeyboardModifiers held = key.modifiers() & ~Qt::KeypadModifier;
    if (held != Qt::NoModifier && held != Qt::ShiftModifier)
        return {};
    if (key.modifiers() & Qt::KeypadModifier) {
        const QString digit(QChar(key.key() < 0x80 ? key.key() : 0));
        return held == Qt::NoModifier && digit != u"0" && key_plan::commands().contains(digit) ? digit : QString();
    }
    const QString place = placeOf(key);
    QString command = commandAt(place);
    // Who is used to hold Shift for the digits may.
    if (!command.isEmpty() && held == Qt::ShiftModifier && command != u"tab") {
        const auto print = m_layout.prints.find(place);
        return print != m_layout.prints.end() && print->second.shifted == command ? command : QString();
    }
    return command;
}

void Keyboard::learn(const QString &place, const QKeyEvent &key)
{
    const QString text = key.text().toLower();
    const auto print = m_layout.prints.find(place);
    if (print == m_layout.prints.end() || key.nativeScanCode() == 0 || text.size() != 1 || !text.front().isPrint()
        || text == u" " || text == print->second.plain || text == print->second.shifted.toLower())
        return;
    if (m_asksServer)
        return askSystem();
    const auto fits = [&](const KeyboardLayout &one) {
        const auto other = one.prints.find(place);
        return other != one.prints.end() && other->second.plain == text;
    };
    KeyboardLayout layout = m_layout;
    if (const auto other = std::find_if(m_others.begin(), m_others.end(), fits); other != m_others.end())
        layout.prints = other->prints;
    else {
        // What was thought to print it is where the other letter is, for all that is known.
        for (auto &[elsewhere, there] : layout.prints)
            if (there.plain == text)
                there = print->second;
        layout.prints[place] = {.plain = text, .shifted = {}};
    }
    setLayout(layout);
}

bool Keyboard::choose(const QKeyEvent &key)
{
    if (isModifier(key.key()) || key.isAutoRepeat())
        return true;
    const QString command = m_awaited;
    if (key.key() == Qt::Key_Escape) {
        stopAwaiting();
        return true;
    }
    const QString place = key.modifiers() == Qt::NoModifier ? placeOf(key) : QString();
    if (place.isEmpty()) {
        Q_EMIT refused();
        return true;
    }
    learn(place, key);
    stopAwaiting();
    give(command, place);
    return true;
}
