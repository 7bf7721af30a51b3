// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>
#include <utility>

#include <sys/types.h>

/// The few calls to the system that all parts of the guard need.
namespace guard {

/// What the guard itself ends with where the program could not be started; the reason is on standard error, in one line
/// that begins with `prefix`. No program's own end is told as this, so that none can speak for the guard.
constexpr int notStarted = 127;
constexpr const char *prefix = "petrangola-guard: ";

/// "what: the system's word for errno".
[[nodiscard]] std::string trouble(const std::string &what);
/// Says why on standard error and ends with `notStarted`.
[[noreturn]] void giveUp(const std::string &why);
/// Everything that is written in that file, up to a few kilobytes; empty where it cannot be read.
[[nodiscard]] std::string contents(const std::string &path);
/// Whether all of it could be written into that file, which is there.
bool put(const std::string &path, const std::string &text);

/// A file's descriptor, closed at the end.
class Descriptor
{
public:
    explicit Descriptor(int number = -1)
        : m_number(number)
    {
    }
    Descriptor(Descriptor &&other) noexcept
        : m_number(std::exchange(other.m_number, -1))
    {
    }
    Descriptor &operator=(Descriptor &&other) noexcept
    {
        std::swap(m_number, other.m_number);
        return *this;
    }
    Descriptor(const Descriptor &) = delete;
    Descriptor &operator=(const Descriptor &) = delete;
    ~Descriptor() { close(); }

    void close();
    [[nodiscard]] int number() const { return m_number; }
    [[nodiscard]] explicit operator bool() const { return m_number >= 0; }

private:
    int m_number;
};

struct Pipe
{
    Pipe();
    Descriptor reading;
    Descriptor writing;
};

/// Closes what was inherited besides input, output and errors; or lets a program that is started not have it.
enum class Later { closeNow, closeOnStart };
void closeOthers(Later later);

} // namespace guard
