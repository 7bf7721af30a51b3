// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "main/orderly_end.h"

#include <QGuiApplication>
#include <QSessionManager>
#include <QSocketNotifier>

#include <array>
#include <cerrno>
#include <csignal>
#include <utility>

#include <fcntl.h>
#include <unistd.h>

namespace {

constexpr std::array<int, 3> ending{SIGTERM, SIGINT, SIGHUP};

/// What a handler may do is little: it writes a byte here, and the event loop reads it.
std::array<int, 2> line{-1, -1};

extern "C" void askToEnd(int /*signal*/)
{
    const int before = errno;
    const char byte = 0;
    static_cast<void>(!::write(line[1], &byte, 1));
    errno = before;
}

} // namespace

OrderlyEnd::OrderlyEnd()
{
    connect(
        qGuiApp, &QGuiApplication::commitDataRequest, this, [this] { Q_EMIT logoutNears(); }, Qt::DirectConnection);
    if (::pipe2(line.data(), O_CLOEXEC | O_NONBLOCK) != 0)
        return;
    auto *const heard = new QSocketNotifier(line[0], QSocketNotifier::Read, this);
    // A window that would ask something first is not asked.
    connect(heard, &QSocketNotifier::activated, this, [heard] {
        heard->setEnabled(false);
        QCoreApplication::exit(0);
    });
    for (const int signal : ending) {
        struct sigaction before = {};
        // Who starts it so that it goes on without its terminal (nohup) means that.
        if (::sigaction(signal, nullptr, &before) != 0 || before.sa_handler == SIG_IGN)
            continue;
        struct sigaction action = {};
        action.sa_handler = askToEnd;
        action.sa_flags = static_cast<int>(SA_RESTART | SA_RESETHAND);
        ::sigaction(signal, &action, nullptr);
    }
}

OrderlyEnd::~OrderlyEnd()
{
    for (const int signal : ending) {
        struct sigaction now = {};
        if (::sigaction(signal, nullptr, &now) == 0 && now.sa_handler == askToEnd)
            ::signal(signal, SIG_DFL);
    }
    for (int &end : line)
        if (end >= 0)
            ::close(std::exchange(end, -1));
}
