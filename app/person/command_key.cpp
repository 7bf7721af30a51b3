// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "person/command_key.h"

#include "person/keyboard.h"

#include <QQuickItem>
#include <QQuickWindow>

CommandKey::CommandKey(QObject *parent)
    : QObject(parent)
{
    Keyboard::instance().add(*this);
}

CommandKey::~CommandKey()
{
    Keyboard::instance().remove(*this);
}

bool CommandKey::takes(const QString &command, const QWindow *window) const
{
    if (!m_enabled || command != m_command)
        return false;
    // What it stands in belongs to a window; a page that was taken out of it does not.
    for (const QObject *around = parent(); around != nullptr; around = around->parent()) {
        if (const auto *item = qobject_cast<const QQuickItem *>(around))
            return item->window() == window;
        if (around == window)
            return true;
    }
    return false;
}
