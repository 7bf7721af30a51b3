// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "main/renderer.h"

#include <QDir>
#include <QQuickWindow>

using namespace Qt::StringLiterals;

namespace {

/// As Linux shows them: kernel drivers under /dev/dri, NVIDIA's own beside it.
bool hasGraphicsCard()
{
    return !QDir(u"/dev/dri"_s).entryList({u"card*"_s, u"renderD*"_s}, QDir::System).isEmpty()
        || !QDir(u"/dev"_s).entryList({u"nvidia[0-9]*"_s}, QDir::System).isEmpty();
}

} // namespace

void chooseRenderer()
{
    for (const char *name : {"QT_QUICK_BACKEND", "QMLSCENE_DEVICE", "QSG_RHI_BACKEND"})
        if (!qEnvironmentVariableIsEmpty(name))
            return;
#ifdef Q_OS_LINUX
    if (!hasGraphicsCard())
        QQuickWindow::setGraphicsApi(QSGRendererInterface::Software);
#endif
}
