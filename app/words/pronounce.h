// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

/// The spoken names of cards, for screen readers.
class Pronounce : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    /// This itself. What a binding asks through it is asked again when the language changes.
    Q_PROPERTY(Pronounce *now READ now NOTIFY languageChanged)

public:
    explicit Pronounce(QObject *parent = nullptr);

    [[nodiscard]] Pronounce *now() { return this; }

    /// "ace of coins" for "piacentine/AD", "face-down card" for "piacentine/back".
    Q_INVOKABLE [[nodiscard]] QString card(const QString &face) const;
    /// All of them as a sentence lists them.
    Q_INVOKABLE [[nodiscard]] QString cards(const QStringList &faces) const;

Q_SIGNALS:
    void languageChanged();
};
