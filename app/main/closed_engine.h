// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QStringList>

class QQmlEngine;

/// Closes an engine, before it loads anything: what its QML asks of the network is refused, and no URL is loaded but
/// what is compiled in (qrc:) and Qt's own modules, which lie in a folder of Qt's. What is refused is told on standard
/// error and counted. `folders` may have QML files and scripts besides, as those of tests.
///
/// One hole stays, which is Qt's: markup in a Text reads a picture of a local file past all this. So Text is plain
/// (PlainText.qml), and tests/lint/texts.py holds it to that.
void closeEngine(QQmlEngine &engine, const QStringList &folders = {});

/// What was refused so far, by any engine.
[[nodiscard]] int refusedLoads();
