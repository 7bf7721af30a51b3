// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sound/quietly.h"

#include <QString>

namespace {

/// Only the thread of the sounds enters, so these need no lock; what other threads say passes.
QtMessageHandler handlerBefore = nullptr;
thread_local bool quiet = false;

void passOn(QtMsgType type, const QMessageLogContext &context, const QString &message)
{
    if ((!quiet || type == QtFatalMsg) && handlerBefore != nullptr)
        handlerBefore(type, context, message);
}

} // namespace

Quietly::Quietly()
{
    quiet = true;
    const QtMessageHandler before = qInstallMessageHandler(passOn);
    if (before != passOn)
        handlerBefore = before;
}

Quietly::~Quietly()
{
    qInstallMessageHandler(handlerBefore);
    quiet = false;
}
