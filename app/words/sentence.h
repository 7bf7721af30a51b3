// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>
#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

/// What QML does to words before it puts them into a sentence of the house's.
class Sentence : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

public:
    explicit Sentence(QObject *parent = nullptr)
        : QObject(parent)
    {
    }

    /// The sentence with these words in the places of %1, %2 and so on, all at once: what looks like such a place in
    /// one of the words is left as it is.
    Q_INVOKABLE [[nodiscard]] static QString filled(const QString &sentence, const QStringList &words);
    /// For a sentence with markup (Text.StyledText): the words come out letter by letter, whatever they are.
    Q_INVOKABLE [[nodiscard]] static QString escaped(const QString &words);
    /// A sentence with markup as a screen reader says it.
    Q_INVOKABLE [[nodiscard]] static QString unmarked(const QString &sentence);
    /// A number of points as it is written: "−85"; and with its sign whatever it is: "+85", "0".
    Q_INVOKABLE [[nodiscard]] static QString points(int points);
    Q_INVOKABLE [[nodiscard]] static QString withSign(int points);
    /// A name that somebody gave: written from the right, it does not turn the words around it.
    Q_INVOKABLE [[nodiscard]] static QString isolated(const QString &name);
};
