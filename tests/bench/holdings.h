// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "pictures/card_pictures.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>

#include <malloc.h>

#include <algorithm>
#include <cstdio>

inline constexpr qint64 mebibyte = 1 << 20;

/// By how many bytes something may grow.
struct Growth
{
    qint64 memory;
    qint64 heap;
};

/// What the process holds now, as Linux tells.
struct Holdings
{
    qint64 memory = 0;   ///< resident bytes that no file stands behind, without the pictures
    qint64 heap = 0;     ///< bytes that were asked for and not given back, without the pictures
    qint64 pictures = 0; ///< bytes of the kept pictures of cards
    qsizetype threads = 0;
    qsizetype files = 0;
    qsizetype children = 0;

    static Holdings now()
    {
        malloc_trim(0);
        Holdings held;
        const struct mallinfo2 allocated = mallinfo2();
        held.pictures = CardPictures::instance().bytes();
        held.heap = static_cast<qint64>(allocated.uordblks + allocated.hblkhd) - held.pictures;
        QFile status(QStringLiteral("/proc/self/status"));
        if (status.open(QIODevice::ReadOnly)) {
            const QByteArray text = status.readAll();
            const qsizetype at = text.indexOf("RssAnon:");
            held.memory = text.mid(at + 8, 30).simplified().split(' ').value(0).toLongLong() * 1024 - held.pictures;
        }
        held.threads = QDir(QStringLiteral("/proc/self/task")).entryList(QDir::Dirs | QDir::NoDotAndDotDot).size();
        held.files = QDir(QStringLiteral("/proc/self/fd"))
                         .entryList(QDir::AllEntries | QDir::System | QDir::NoDotAndDotDot)
                         .size();
        QFile children(QStringLiteral("/proc/self/task/%1/children").arg(QCoreApplication::applicationPid()));
        if (children.open(QIODevice::ReadOnly))
            held.children = children.readAll().simplified().count(' ');
        return held;
    }
    /// Takes over whatever another weighing has less of.
    void lighter(const Holdings &other)
    {
        memory = std::min(memory, other.memory);
        heap = std::min(heap, other.heap);
        threads = std::min(threads, other.threads);
        files = std::min(files, other.files);
        children = std::min(children, other.children);
    }
    /// Tells what there is more of than before, threads, files and children by any number; whether there is any.
    bool grew(const char *since, const Holdings &before, const Growth &allowed) const
    {
        bool any = false;
        const auto compare = [since, &any](const char *what, qint64 first, qint64 last, qint64 slack) {
            if (last <= first + slack)
                return;
            std::printf("since %s %s grew from %lld to %lld\n", since, what, static_cast<long long>(first),
                        static_cast<long long>(last));
            any = true;
        };
        compare("memory", before.memory, memory, allowed.memory);
        compare("memory in use", before.heap, heap, allowed.heap);
        compare("threads", before.threads, threads, 0);
        compare("open files", before.files, files, 0);
        compare("children", before.children, children, 0);
        return any;
    }
    void tell(int matches, qint64 seconds) const
    {
        const auto inMebibytes
            = [](qint64 bytes) { return static_cast<double>(bytes) / static_cast<double>(mebibyte); };
        std::printf("%6d matches %6lld s  %7.1f MiB, %.2f of them in use, and %.1f of pictures  %lld threads  "
                    "%lld files  %lld children\n",
                    matches, static_cast<long long>(seconds), inMebibytes(memory), inMebibytes(heap),
                    inMebibytes(pictures), static_cast<long long>(threads), static_cast<long long>(files),
                    static_cast<long long>(children));
        std::fflush(stdout);
    }
};
