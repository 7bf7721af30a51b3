// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sound/quietly.h"

#include <QString>

#include <atomic>

namespace {

/// Only the thread of the sounds writes it, but whatever thread says something reads it.
std::atomic<QtMessageHandler> handlerBefore = nullptr;
thread_local bool quiet = false;

void passOn(QtMsgType type, const QMessageLogContext &context, const QString &message)
{
    if (quiet && type != QtFatalMsg)
        return;
    if (const QtMessageHandler handler = handlerBefore)
        handler(type, context, message);
}

} // namespace

Quietly::Quietly()
{
    quiet = true;
    // The one before is known before passOn() can be called; in between what others say goes to Qt's own.
    const QtMessageHandler before = qInstallMessageHandler(nullptr);
    if (before != passOn)
        handlerBefore = before;
    qInstallMessageHandler(passOn);
}

Quietly::~Quietly()
{
    qInstallMessageHandler(handlerBefore);
    quiet = false;
}
