// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "person/keyboard.h"

#include "person/command_key.h"
#include "person/key_place.h"
#include "person/keyboard_words.h"
#include "person/preferences.h"
#include "words/language.h"

#include <QGuiApplication>
#include <QQmlEngine>
#include <QWindow>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

const QString settingsKey = u"keys"_s;

} // namespace

Keyboard &Keyboard::instance()
{
    static Keyboard keyboard;
    return keyboard;
}

Keyboard *Keyboard::create(QQmlEngine *, QJSEngine *)
{
    QQmlEngine::setObjectOwnership(&instance(), QQmlEngine::CppOwnership);
    return &instance();
}

Keyboard::Keyboard()
{
    m_asking.setSingleShot(true);
    m_asking.setInterval(20);
    connect(&m_asking, &QTimer::timeout, this, &Keyboard::askSystem);
    connect(&Language::instance(), &Language::changed, this, &Keyboard::plan);
    if (qGuiApp != nullptr) {
        qGuiApp->installNativeEventFilter(this);
        connect(qGuiApp, &QGuiApplication::focusWindowChanged, this, &Keyboard::watch);
        watch(QGuiApplication::focusWindow());
        if (QGuiApplication::platformName().startsWith(u"wayland"))
            m_others = keyboard_layouts::ofSystem();
        if (!m_others.empty())
            m_layout.prints = m_others.front().prints; // a compositor has the kernel's numbers
    }
    askSystem();
    load();
}

Keyboard::~Keyboard() = default;

void Keyboard::load()
{
    m_own = key_plan::read(Preferences::instance().file().value(settingsKey).toStringList());
    plan();
}

void Keyboard::askSystem()
{
    if (auto layout = keyboard_layouts::ofServer()) {
        m_asksServer = true;
        setLayout(*layout);
    }
}

void Keyboard::setLayout(const KeyboardLayout &layout)
{
    if (layout == m_layout)
        return;
    m_layout = layout;
    plan();
}

void Keyboard::plan()
{
    m_places = key_plan::places(m_layout.prints, m_own);
    m_labels = keyboard_words::labels(m_places, m_layout.prints);
    Q_EMIT changed();
}

QVariantList Keyboard::rows() const
{
    return keyboard_words::rows(m_places, m_own, m_layout.prints);
}

QString Keyboard::hands() const
{
    return m_own.empty()                 ? u"usual"_s
        : m_own == key_plan::leftHand()  ? u"left"_s
        : m_own == key_plan::rightHand() ? u"right"_s
                                         : u"own"_s;
}

void Keyboard::setHands(const QString &hands)
{
    stopAwaiting();
    if (hands == u"usual" || hands == u"left" || hands == u"right")
        keep(hands == u"left" ? key_plan::leftHand() : hands == u"right" ? key_plan::rightHand() : key_plan::Places());
}

void Keyboard::keep(const key_plan::Places &own)
{
    // What another version of the game knows stays.
    QStringList written = Preferences::instance().file().value(settingsKey).toStringList();
    written.removeIf([](const QString &entry) { return key_plan::isKnown(entry.section(u':', 0, 0)); });
    written.removeAll(QString());
    m_own = own;
    Preferences::instance().store(settingsKey, written + key_plan::written(own));
    plan();
}

void Keyboard::give(const QString &command, const QString &place)
{
    if (!key_plan::isKnown(command) || KeyPlace::named(place) == nullptr)
        return;
    const auto before = m_places.find(command);
    const QString left = before == m_places.end() ? QString() : before->second;
    if (left == place)
        return Q_EMIT given(command, QString());
    const QString other = commandAt(place);
    key_plan::Places own = m_own;
    own[command] = place;
    if (!other.isEmpty() && !left.isEmpty())
        own[other] = left;
    else if (!other.isEmpty())
        own.erase(other); // goes where a key is left
    keep(own);
    Q_EMIT given(command, other);
}

void Keyboard::release(const QString &command)
{
    key_plan::Places own = m_own;
    if (own.erase(command) > 0)
        keep(own);
}

void Keyboard::await(const QString &command)
{
    if (command == m_awaited)
        return;
    m_awaited = command;
    Q_EMIT awaitedChanged();
}

void Keyboard::stopAwaiting()
{
    await(QString());
}

void Keyboard::remove(CommandKey &key)
{
    std::erase(m_keys, &key);
}

QString Keyboard::commandAt(const QString &place) const
{
    const auto found
        = std::find_if(m_places.begin(), m_places.end(), [&place](const auto &one) { return one.second == place; });
    return found == m_places.end() ? QString() : found->first;
}

CommandKey *Keyboard::takerOf(const QString &command, const QWindow *window) const
{
    const auto found = std::find_if(m_keys.rbegin(), m_keys.rend(),
                                    [&](const CommandKey *key) { return key->takes(command, window); });
    return command.isEmpty() || found == m_keys.rend() ? nullptr : *found;
}
