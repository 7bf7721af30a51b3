// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

// store_bench FOLDER: how long the store in that folder takes to open, to be copied, and to be saved after damage. The
// folder is changed: it is to be a copy, as `fill_history` makes one.

#include "store/store.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QFile>

#include <array>

namespace {

double millisecondsOf(const QElapsedTimer &time)
{
    return static_cast<double>(time.nsecsElapsed()) / 1e6;
}

double opened(Store &store, const QString &folder)
{
    QElapsedTimer time;
    time.start();
    store.open(folder);
    return millisecondsOf(time);
}

} // namespace

int main(int argc, char *argv[])
{
    const QCoreApplication application(argc, argv);
    const QStringList words = QCoreApplication::arguments();
    if (words.size() != 2)
        qFatal("store_bench FOLDER");
    Store store;
    qInfo("opened for the first time: %.0f ms", opened(store, words[1]));
    for (int time = 0; time < 3; ++time) {
        store.close();
        const double took = opened(store, words[1]);
        qInfo("opened: %.0f ms, %d matches", took, static_cast<int>(store.history().size()));
    }
    QElapsedTimer time;
    time.start();
    QEventLoop loop;
    QObject::connect(&store.backup(), &Backup::ended, &loop, &QEventLoop::quit);
    store.backUp();
    if (store.backup().isGoing()) {
        loop.exec();
        qInfo("copied: %.0f ms, the longest step %.2f ms", millisecondsOf(time), store.backup().longestStep());
    }
    const QString path = store.path();
    store.close();
    QFile file(path);
    constexpr std::array<char, 16> damage{};
    constexpr qint64 schemaAt = 100;
    if (!file.open(QIODevice::ReadWrite) || !file.seek(schemaAt) || file.write(damage.data(), damage.size()) < 0)
        qFatal("cannot be damaged");
    file.close();
    const double saved = opened(store, words[1]);
    qInfo("saved after damage: %.0f ms, %d matches\n%s", saved, static_cast<int>(store.history().size()),
          qPrintable(store.trouble()));
    return 0;
}
