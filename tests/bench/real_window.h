// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "main/closed_engine.h"

#include <QQmlApplicationEngine>
#include <QQuickWindow>
#include <QTemporaryDir>

/// Settings and matches go to this folder, so that those of the person who runs it are not read or written. To be
/// called before anything asks for them.
inline void liveIn(const QTemporaryDir &home)
{
    for (const char *folder : {"XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME"})
        qputenv(folder, home.path().toLocal8Bit());
}

/// The game's own window with all its pages; none where it cannot be made.
inline QQuickWindow *realWindow(QQmlApplicationEngine &engine)
{
    closeEngine(engine);
    engine.addImportPath(QStringLiteral("qrc:/qt/qml"));
    engine.load(QUrl(QStringLiteral("qrc:/qt/qml/Cards/Main.qml")));
    return engine.rootObjects().isEmpty() ? nullptr : qobject_cast<QQuickWindow *>(engine.rootObjects()[0]);
}
