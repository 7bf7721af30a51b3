// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "main/closed_engine.h"

#include <QDir>
#include <QLibraryInfo>
#include <QNetworkAccessManager>
#include <QNetworkReply>
#include <QQmlAbstractUrlInterceptor>
#include <QQmlEngine>
#include <QQmlNetworkAccessManagerFactory>

#include <algorithm>
#include <atomic>

using namespace Qt::StringLiterals;

namespace {

/// Pictures and QML files load in threads of their own.
std::atomic<int> refused = 0;

void refuse(const QUrl &url)
{
    ++refused;
    // The beginning says where it would have gone; the rest may be as long as whoever wrote it liked.
    constexpr qsizetype longest = 200;
    qWarning("Not loaded: %s", qPrintable(url.toDisplayString().left(longest)));
}

/// An answer that says no, as soon as somebody can hear it.
class Refusal : public QNetworkReply
{
public:
    Refusal(QNetworkAccessManager::Operation operation, const QNetworkRequest &request, QObject *parent)
        : QNetworkReply(parent)
    {
        setRequest(request);
        setUrl(request.url());
        setOperation(operation);
        setError(ContentAccessDenied, u"The game loads nothing from elsewhere"_s);
        setFinished(true);
        const auto tell = [this] {
            Q_EMIT errorOccurred(error());
            Q_EMIT finished();
        };
        QMetaObject::invokeMethod(this, tell, Qt::QueuedConnection);
    }
    void abort() override { }

protected:
    qint64 readData(char * /*data*/, qint64 /*size*/) override { return -1; }
};

class NoNetwork : public QNetworkAccessManager
{
public:
    using QNetworkAccessManager::QNetworkAccessManager;

protected:
    QNetworkReply *createRequest(Operation operation, const QNetworkRequest &request, QIODevice * /*data*/) override
    {
        refuse(request.url());
        return new Refusal(operation, request, this);
    }
};

/// Belongs to the engine, and knows nothing that changes: it is asked from several threads.
class Doorkeeper : public QObject, public QQmlAbstractUrlInterceptor, public QQmlNetworkAccessManagerFactory
{
public:
    Doorkeeper(QObject *parent, const QStringList &folders)
        : QObject(parent)
        , m_folders(QStringList(folders) << QLibraryInfo::path(QLibraryInfo::QmlImportsPath))
    {
        for (QString &folder : m_folders)
            folder = QDir::cleanPath(folder) + u'/';
    }

    QUrl intercept(const QUrl &url, DataType type) override
    {
        // What is in the program; and nothing at all, which pages set where there is nothing to show.
        if (url.scheme() == u"qrc" || url.isEmpty())
            return url;
        if (type != UrlString && url.isLocalFile()) {
            const QString path = QDir::cleanPath(url.toLocalFile());
            if (std::any_of(m_folders.begin(), m_folders.end(),
                            [&path](const QString &folder) { return path.startsWith(folder); }))
                return url;
        }
        // Each module is looked for in each folder that there may be, most of which do not have it.
        if (type != QmldirFile)
            refuse(url);
        return QUrl(u"qrc:/not-loaded"_s);
    }
    QNetworkAccessManager *create(QObject *parent) override { return new NoNetwork(parent); }

private:
    QStringList m_folders;
};

} // namespace

void closeEngine(QQmlEngine &engine, const QStringList &folders)
{
    auto *const doorkeeper = new Doorkeeper(&engine, folders);
    engine.addUrlInterceptor(doorkeeper);
    engine.setNetworkAccessManagerFactory(doorkeeper);
}

int refusedLoads()
{
    return refused;
}
