// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QLocalServer>
#include <QObject>

#include <chrono>

/// One window for one store: a second start hands what it was asked for to the game that is open already. They meet at
/// a socket beside the database, so that each data folder has a game of its own. Where it cannot be (a path longer than
/// the system allows, a folder that cannot be written) every start is the first one.
class SingleInstance : public QObject
{
    Q_OBJECT

public:
    /// What a second start asks of the first.
    struct Request
    {
        QString record;        ///< the absolute path of a record to show, or empty
        QByteArray activation; ///< the desktop's leave to come to the front, where it gave one
        QString game = {};     ///< to lay the table for, or empty
        QString deal = {};     ///< the code of a deal, or empty
    };

    /// `folder` is the store's.
    explicit SingleInstance(const QString &folder, QObject *parent = nullptr);
    ~SingleInstance() override;

    /// Whether a game that is open already has taken over. Asks again until `patience` is over, for one that is only
    /// just starting.
    [[nodiscard]] bool handOver(const Request &request, std::chrono::milliseconds patience = {}) const;
    /// From now on other starts find this one. Only for whoever holds the store: what lies in the place of its socket
    /// then belongs to nobody.
    void listen();

Q_SIGNALS:
    void asked(const SingleInstance::Request &request);

private:
    void answer();

    QString m_path;
    QLocalServer m_server;
};
