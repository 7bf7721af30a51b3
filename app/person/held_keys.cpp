// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "person/held_keys.h"

#include <QKeyEvent>
#include <QWindow>

bool HeldKeys::eventFilter(QObject *object, QEvent *event)
{
    const auto type = event->type();
    if (type != QEvent::KeyPress && type != QEvent::KeyRelease && type != QEvent::ShortcutOverride)
        return QObject::eventFilter(object, event);
    const auto *key = static_cast<QKeyEvent *>(event);
    if (type == QEvent::KeyRelease) {
        // A window comes before the items in it; what they are told is the same release once more.
        if (!key->isAutoRepeat())
            m_released[key->key()] = key->timestamp();
        return QObject::eventFilter(object, event);
    }
    const auto released = m_released.find(key->key());
    const bool held = released != m_released.end() && key->timestamp() >= released->second
        && key->timestamp() - released->second < quickestMilliseconds && !key->isAutoRepeat();
    if (!held)
        return QObject::eventFilter(object, event);
    event->accept(); // so that no shortcut is tried either
    return true;
}
