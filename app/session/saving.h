// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

class QJSEngine;
class QQmlEngine;

/// Whether what is played is kept, and what the person can do where it is not.
class Saving : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    /// What is wrong, in words for the person; empty where nothing is, or where the person plays on without.
    Q_PROPERTY(QString trouble READ trouble NOTIFY changed)
    /// Nothing is kept, and to try again or to play without it has to be chosen.
    Q_PROPERTY(bool refused READ refused NOTIFY changed)
    /// What the button says that takes over what only an earlier copy has; empty where nothing is offered.
    Q_PROPERTY(QString copy READ copy NOTIFY changed)
    /// Where all of it is kept.
    Q_PROPERTY(QString file READ file CONSTANT)

public:
    [[nodiscard]] static Saving &instance();
    static Saving *create(QQmlEngine *, QJSEngine *);
    Saving(const Saving &) = delete;
    Saving &operator=(const Saving &) = delete;

    [[nodiscard]] QString trouble() const;
    [[nodiscard]] bool refused() const;
    [[nodiscard]] static QString copy();
    [[nodiscard]] static QString file();
    Q_INVOKABLE void tryAgain();
    Q_INVOKABLE void playWithout();
    Q_INVOKABLE void takeCopy();
    Q_INVOKABLE void leaveCopy();

Q_SIGNALS:
    void changed();

private:
    Saving();
    bool m_without = false;
};
