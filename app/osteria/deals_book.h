// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "deals/deal.h"

#include <QObject>
#include <QVariantMap>
#include <QtQml/qqmlregistration.h>

class QJSEngine;
class QQmlEngine;

/// Deals by their codes: that of the match on the table, and those that somebody brings.
class DealsBook : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    /// What makes this match the same for somebody else, for people to read. Empty as long as it would tell the cards
    /// that are to come: a match's own seed is secret until it is over.
    Q_PROPERTY(QString code READ code NOTIFY codeChanged)
    /// The match was begun by its code, or is a day's deal: it is no secret.
    Q_PROPERTY(bool known READ known NOTIFY codeChanged)
    /// The code that the program was started with; the page of deals shows it.
    Q_PROPERTY(QString brought READ brought NOTIFY broughtChanged)

public:
    [[nodiscard]] static DealsBook &instance();
    static DealsBook *create(QQmlEngine *, QJSEngine *);
    DealsBook(const DealsBook &) = delete;
    DealsBook &operator=(const DealsBook &) = delete;

    [[nodiscard]] QString code() const;
    [[nodiscard]] bool known() const;
    [[nodiscard]] QString brought() const { return m_brought; }
    /// Somebody started the program with this code; the window shows it.
    void bring(const QString &code);

    /// What a code would lay: `right`, `game` (its title), `name` (as records write it), `table` (who sits there),
    /// `portraits` (theirs) and `rules`; or `why` it is none. Both are empty where nothing was typed.
    Q_INVOKABLE [[nodiscard]] static QVariantMap look(const QString &typed);
    /// Begins the match of a code; what is no code does nothing.
    Q_INVOKABLE void play(const QString &typed);
    /// Puts a code into the clipboard.
    Q_INVOKABLE static void copy(const QString &code);

Q_SIGNALS:
    void codeChanged();
    void broughtChanged();

private:
    DealsBook();
    [[nodiscard]] static QString tableWords(const Deal &deal);

    QString m_brought;
};
