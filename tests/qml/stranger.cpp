// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "stranger.h"

#include "main/closed_engine.h"
#include "seen_items.h"
#include "store/store.h"

#include <QDateTime>
#include <QFile>
#include <QTcpSocket>

using namespace Qt::StringLiterals;

Stranger::Stranger(QObject *parent)
    : QObject(parent)
{
    connect(&m_server, &QTcpServer::newConnection, this, [this] {
        ++m_calls;
        Q_EMIT called();
        m_server.nextPendingConnection()->abort();
    });
    if (!m_server.listen(QHostAddress::LocalHost))
        qFatal("nobody can listen: %s", qPrintable(m_server.errorString()));
}

int Stranger::refusals()
{
    return refusedLoads();
}

QString Stranger::network() const
{
    return u"<img src=\"http://127.0.0.1:%1/x.png\">"_s.arg(m_server.serverPort());
}

QByteArray Stranger::record(const QString &name) const
{
    QFile file(QStringLiteral(HOSTILE_DIR) + u"/records/%1.petrangola"_s.arg(name));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("%s: %s", qPrintable(file.fileName()), qPrintable(file.errorString()));
    return file.readAll().replace("PORT", QByteArray::number(m_server.serverPort()));
}

QString Stranger::takeIn(const QString &name) const
{
    return Store::instance().add(record(name), QDateTime::currentDateTimeUtc()).why;
}

QStringList Stranger::texts(QQuickItem *root) const
{
    QStringList texts;
    forEachSeen(root, [&texts](QQuickItem *item) {
        if (item->inherits("QQuickText") || item->inherits("QQuickTextInput"))
            texts << item->property("text").toString();
    });
    return texts;
}

QStringList Stranger::markedUp(QQuickItem *root) const
{
    QStringList complaints;
    forEachSeen(root, [&complaints](QQuickItem *item) {
        const QString text = item->property("text").toString();
        if (item->inherits("QQuickText") && text.contains(u'<')
            && item->property("textFormat").toInt() != Qt::PlainText)
            complaints << u"\"%1\" is markup: %2"_s.arg(text, pathOf(item));
    });
    return complaints;
}
