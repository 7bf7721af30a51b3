// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <array>
#include <cstddef>
#include <cstdio>
#include <string_view>

#include <fcntl.h>
#include <sys/syscall.h>

/// The one place whose calls the filter lets pass: the witness asks the system from there, for itself and for the
/// program.
extern "C" long witness_call(long number, long a, long b, long c, long d, long e);

/// What one line has room for; the rest of a path that is longer is left out.
class Line
{
public:
    void add(std::string_view text)
    {
        for (char c : text)
            put(static_cast<unsigned char>(c) < ' ' ? '?' : c);
    }

    void next() { put('\t'); }

    void add(long number)
    {
        std::array<char, 24> digits{};
        std::size_t at = digits.size();
        const bool negative = number < 0;
        auto rest = negative ? 0UL - static_cast<unsigned long>(number) : static_cast<unsigned long>(number);
        do {
            digits[--at] = static_cast<char>('0' + rest % 10);
            rest /= 10;
        } while (rest != 0);
        if (negative)
            digits[--at] = '-';
        add(std::string_view(digits.data() + at, digits.size() - at));
    }

    /// The path as it is meant in that folder (a descriptor, or AT_FDCWD).
    void addPath(long folder, const char *path)
    {
        next();
        if (path == nullptr)
            path = "";
        if (*path != '/') {
            addFolder(folder);
            put('/');
        }
        add(path);
    }

    void append(const Line &other)
    {
        for (std::size_t at = 0; at < other.length_; ++at)
            put(other.text_[at]);
    }

    void write(int file)
    {
        text_[length_] = '\n';
        witness_call(SYS_write, file, reinterpret_cast<long>(text_.data()), static_cast<long>(length_ + 1), 0, 0);
    }

private:
    void put(char c)
    {
        if (length_ + 1 < text_.size())
            text_[length_++] = c;
    }

    void addFolder(long folder)
    {
        std::array<char, 512> name{};
        long length = 0;
        if (static_cast<int>(folder) == AT_FDCWD) {
            // The system counts the zero at the end.
            length = witness_call(SYS_getcwd, reinterpret_cast<long>(name.data()), name.size(), 0, 0, 0) - 1;
        } else {
            std::array<char, 40> link{};
            std::snprintf(link.data(), link.size(), "/proc/self/fd/%d", static_cast<int>(folder));
            length = witness_call(SYS_readlinkat, AT_FDCWD, reinterpret_cast<long>(link.data()),
                                  reinterpret_cast<long>(name.data()), name.size(), 0);
        }
        add(length > 0 ? std::string_view(name.data(), static_cast<std::size_t>(length)) : "?");
    }

    std::array<char, 2048> text_;
    std::size_t length_ = 0;
};
