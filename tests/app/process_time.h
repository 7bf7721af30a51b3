// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtGlobal>

#include <ctime>

/// What this process has had of the processor since then: what else the machine does counts for nothing.
class ProcessTime
{
public:
    [[nodiscard]] qint64 milliseconds() const { return (std::clock() - m_begin) * 1000 / CLOCKS_PER_SEC; }

private:
    std::clock_t m_begin = std::clock();
};
