// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "guard/system.h"

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <cstring>

#include <fcntl.h>
#include <sys/syscall.h>
#include <unistd.h>

namespace guard {

namespace {

constexpr unsigned firstOther = 3;
constexpr unsigned closeOnExec = 1U << 2; // CLOSE_RANGE_CLOEXEC

} // namespace

std::string trouble(const std::string &what)
{
    std::string text = what;
    text += ": ";
    text += std::strerror(errno);
    return text;
}

void giveUp(const std::string &why)
{
    std::string line = prefix;
    line += why;
    std::replace_if(
        line.begin(), line.end(), [](unsigned char each) { return each < ' '; }, ' ');
    line += '\n';
    static_cast<void>(!::write(STDERR_FILENO, line.data(), line.size()));
    _exit(notStarted);
}

std::string contents(const std::string &path)
{
    const Descriptor file(open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK));
    std::string text(1 << 14, '\0');
    std::size_t length = 0;
    while (file && length < text.size()) {
        const ssize_t more = read(file.number(), text.data() + length, text.size() - length);
        if (more <= 0)
            break;
        length += static_cast<std::size_t>(more);
    }
    text.resize(length);
    return text;
}

bool put(const std::string &path, const std::string &text)
{
    const Descriptor file(open(path.c_str(), O_WRONLY | O_CLOEXEC));
    return file && write(file.number(), text.data(), text.size()) == static_cast<ssize_t>(text.size());
}

void Descriptor::close()
{
    if (m_number >= 0)
        ::close(std::exchange(m_number, -1));
}

Pipe::Pipe()
{
    int ends[2];
    if (pipe2(ends, O_CLOEXEC) != 0)
        giveUp(trouble("no pipe"));
    reading = Descriptor(ends[0]);
    writing = Descriptor(ends[1]);
}

void closeOthers(Later later)
{
    if (syscall(SYS_close_range, firstOther, ~0U, later == Later::closeOnStart ? closeOnExec : 0U) == 0)
        return;
    const long most = sysconf(_SC_OPEN_MAX); // before Linux 5.11
    for (int number = firstOther; number < most; ++number) {
        if (later == Later::closeNow)
            close(number);
        else
            fcntl(number, F_SETFD, FD_CLOEXEC);
    }
}

} // namespace guard
