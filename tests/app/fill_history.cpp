// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

// fill_history FOLDER MATCHES: a history to look at, in the folder that holds the program's data.

#include "filled_history.h"
#include "store/store.h"

#include <QGuiApplication>

int main(int argc, char *argv[])
{
    const QCoreApplication application(argc, argv);
    const QStringList words = QCoreApplication::arguments();
    if (words.size() != 3)
        qFatal("fill_history FOLDER MATCHES");
    filled::keep(filled::told(words[2].toInt()), 31, words[1]);
    qInfo("%s", qPrintable(Store::instance().path()));
    return 0;
}
