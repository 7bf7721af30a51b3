// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "person/held_keys.h"

#include <QKeyEvent>

bool HeldKeys::hold(const QEvent &event)
{
    const auto type = event.type();
    if (type != QEvent::KeyPress && type != QEvent::KeyRelease && type != QEvent::ShortcutOverride)
        return false;
    // What a window passes on to the items in it, and what was posted as a copy, has been looked at before.
    if (!event.spontaneous())
        return false;
    const auto &key = static_cast<const QKeyEvent &>(event);
    if (type == QEvent::KeyRelease) {
        if (!key.isAutoRepeat())
            m_released[key.key()] = key.timestamp();
        return false;
    }
    const auto released = m_released.find(key.key());
    return released != m_released.end() && key.timestamp() >= released->second
        && key.timestamp() - released->second < quickestMilliseconds && !key.isAutoRepeat();
}

bool WindowApplication::notify(QObject *receiver, QEvent *event)
{
    if (!m_held.hold(*event))
        return QGuiApplication::notify(receiver, event);
    event->accept(); // so that no shortcut is tried either
    return true;
}
