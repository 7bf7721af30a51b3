// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

class QJSEngine;
class QQmlEngine;

/// The lessons of all games, and which of them the person has gone through.
class LessonBook : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    /// In the order of menus: each an object with `name`, `title`, `done` (how many are) and `lessons`, each of those
    /// with `key`, `title`, `line` and `done`. The last of a game is its guided deal.
    Q_PROPERTY(QVariantList games READ games NOTIFY changed)

public:
    [[nodiscard]] static LessonBook &instance();
    static LessonBook *create(QQmlEngine *, QJSEngine *);
    LessonBook(const LessonBook &) = delete;
    LessonBook &operator=(const LessonBook &) = delete;

    [[nodiscard]] static QVariantList games();
    /// The key of the lesson that a game begins with, and the title of the one with that key.
    Q_INVOKABLE [[nodiscard]] static QString first(const QString &game);
    Q_INVOKABLE [[nodiscard]] static QString titleOf(const QString &game, const QString &key);

Q_SIGNALS:
    void changed();

private:
    LessonBook();
};
