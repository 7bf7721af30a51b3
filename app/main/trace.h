// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QJsonObject>
#include <QObject>
#include <QString>

class QQuickWindow;

/// Tells on standard output, one JSON object a line, where the table stands and where on the screen the named things
/// lie: `stage`, `yourTurn`, `watching`, `deal`, `dealer` (a seat, or -1), `tokens` by seat, `hand`, `open`,
/// `middle` (cards beside those that lie open), `handSelection`, `openSelection` and `middleSelection` (bit masks),
/// `cutAt`, `notice` (the line on the cloth), `refused` (why the last attempt was), `winner`, `language`, `focus` (the
/// named thing that has the keys) and `items`, an object of name to [x, y, width, height] in pixels of the window. A
/// line after each frame in which any of it changed. For programs that drive the game through its window, such as its
/// own tests.
class Trace : public QObject
{
    Q_OBJECT

public:
    explicit Trace(QQuickWindow *window);

private:
    void tell();

    QQuickWindow *m_window;
    QString m_refused;
    /// Where the named items are in the newest frame; written while the GUI's thread waits for it.
    QJsonObject m_items;
    QByteArray m_last;
};
