// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Tells how long the whole pack takes to be drawn at some heights, and what it then takes in memory. A command, not a
// test: card_pictures_bench [HEIGHT…], heights in pixels, 300 where none is given.

#include "pictures/card_pictures.h"

#include <QElapsedTimer>
#include <QGuiApplication>

#include <cstdio>

int main(int argc, char **argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QGuiApplication application(argc, argv);
    QList<int> heights;
    for (const QString &argument : QGuiApplication::arguments().mid(1))
        heights << argument.toInt();
    if (heights.isEmpty())
        heights << 300;
    CardPictures &pictures = CardPictures::instance();
    for (const int height : heights) {
        if (height < 1) {
            std::fprintf(stderr, "card_pictures_bench: heights are whole numbers of pixels\n");
            return 2;
        }
        const qsizetype before = pictures.bytes();
        QElapsedTimer clock;
        clock.start();
        pictures.prepare(QStringLiteral("piacentine"), height);
        while (!pictures.idle())
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
        std::printf("41 pictures %d px high: %lld ms, %.1f MB\n", height, static_cast<long long>(clock.elapsed()),
                    static_cast<double>(pictures.bytes() - before) / 1e6);
    }
    return 0;
}
