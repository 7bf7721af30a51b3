// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QObject>
#include <QQuickItem>
#include <QStringList>
#include <QTcpServer>

/// What a stranger sends, and who listens for the game to call: the records of tests/hostile/, aimed at a port of this
/// machine.
class Stranger : public QObject
{
    Q_OBJECT
    /// So many have called; it should stay 0.
    Q_PROPERTY(int calls READ calls NOTIFY called)
    /// What the game refused to load, or to ask the network for, so far.
    Q_PROPERTY(int refusals READ refusals)
    /// Markup of a picture at that port, as long as a name may be.
    Q_PROPERTY(QString network READ network CONSTANT)

public:
    explicit Stranger(QObject *parent = nullptr);

    [[nodiscard]] int calls() const { return m_calls; }
    [[nodiscard]] static int refusals();
    [[nodiscard]] QString network() const;

    /// tests/hostile/records/NAME.petrangola, with the port in it.
    [[nodiscard]] Q_INVOKABLE QByteArray record(const QString &name) const;
    /// Takes that record into the history; what is wrong with it, or nothing.
    [[nodiscard]] Q_INVOKABLE QString takeIn(const QString &name) const;
    /// All visible texts.
    [[nodiscard]] Q_INVOKABLE QStringList texts(QQuickItem *root) const;
    /// Visible texts in which a "<" would be read as markup. Complaints.
    [[nodiscard]] Q_INVOKABLE QStringList markedUp(QQuickItem *root) const;

Q_SIGNALS:
    void called();

private:
    QTcpServer m_server;
    int m_calls = 0;
};
