// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "main/single_instance.h"

#include <QDeadlineTimer>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLocalSocket>
#include <QThread>

using namespace Qt::StringLiterals;

namespace {

constexpr std::chrono::milliseconds toConnect(500);
/// A game that is busy with something else is given this long.
constexpr std::chrono::milliseconds toAnswer(5000);
constexpr std::chrono::milliseconds betweenTries(100);
/// Nobody who is to be heard says more; a path may have 4,096 bytes, each of which may need six.
constexpr qint64 longestRequest = 1 << 15;

const QByteArray taken = "taken\n";

QByteArray written(const SingleInstance::Request &request)
{
    return QJsonDocument(QJsonObject{{u"record"_s, request.record},
                                     {u"activation"_s, QString::fromUtf8(request.activation)},
                                     {u"game"_s, request.game},
                                     {u"deal"_s, request.deal}})
               .toJson(QJsonDocument::Compact)
        + '\n';
}

bool ask(const QString &path, const SingleInstance::Request &request)
{
    QLocalSocket socket;
    socket.connectToServer(path);
    if (!socket.waitForConnected(static_cast<int>(toConnect.count())))
        return false;
    socket.write(written(request));
    const QDeadlineTimer end(toAnswer);
    while (socket.bytesAvailable() < taken.size())
        if (!socket.waitForReadyRead(static_cast<int>(end.remainingTime())))
            return false;
    return socket.readAll() == taken;
}

} // namespace

SingleInstance::SingleInstance(const QString &folder, QObject *parent)
    : QObject(parent)
    , m_path(folder + u"/petrangola.socket"_s)
{
    m_server.setSocketOptions(QLocalServer::UserAccessOption);
    connect(&m_server, &QLocalServer::newConnection, this, &SingleInstance::answer);
}

SingleInstance::~SingleInstance() = default;

bool SingleInstance::handOver(const Request &request, std::chrono::milliseconds patience) const
{
    const QDeadlineTimer end(patience);
    while (!ask(m_path, request)) {
        if (end.hasExpired())
            return false;
        QThread::msleep(static_cast<unsigned long>(betweenTries.count()));
    }
    return true;
}

void SingleInstance::listen()
{
    if (m_server.isListening())
        return;
    // Of a game that was killed it is still there.
    QLocalServer::removeServer(m_path);
    m_server.listen(m_path);
}

void SingleInstance::answer()
{
    while (QLocalSocket *const socket = m_server.nextPendingConnection()) {
        connect(socket, &QLocalSocket::disconnected, socket, &QObject::deleteLater);
        connect(socket, &QLocalSocket::readyRead, this, [this, socket] {
            if (!socket->canReadLine()) {
                if (socket->bytesAvailable() > longestRequest)
                    socket->abort();
                return;
            }
            const QJsonDocument said = QJsonDocument::fromJson(socket->readLine(longestRequest));
            if (!said.isObject())
                return socket->abort();
            socket->write(taken);
            socket->flush();
            Q_EMIT asked({.record = said[u"record"].toString(),
                          .activation = said[u"activation"].toString().toUtf8(),
                          .game = said[u"game"].toString(),
                          .deal = said[u"deal"].toString()});
        });
    }
}
