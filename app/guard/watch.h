// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "guard/orders.h"
#include "guard/system.h"
#include "guard/temporary_folder.h"

#include <optional>
#include <string>

namespace guard {

/// Starts the program in its bounds and stays beside it until it ends, or the game does, or a signal asks for the end;
/// then nothing is left of the program. Gives the program's exit code.
class Watch
{
public:
    explicit Watch(const Orders &orders);
    [[nodiscard]] int run();

private:
    /// What has been heard of the start.
    enum class Start { waiting, done, refused };

    void begin(bool namespaces);
    [[nodiscard]] bool look();
    void hearOfStart();
    void end();
    [[noreturn]] void failed(const std::string &why);

    const Orders &m_orders;
    std::string m_program;
    std::optional<TemporaryFolder> m_temporary;
    Descriptor m_game;    ///< becomes readable when the game has ended
    Descriptor m_signals; ///< an end that is asked for, or a child's
    Descriptor m_status;  ///< closed when the program has started; a text where it could not
    Descriptor m_life;    ///< closes with this process
    pid_t m_child = 0;
    Start m_start = Start::waiting;
    std::string m_trouble;
    int m_code = 1;
};

/// Blocks the signals that ask for an end or tell of a child's, and gives where they are read.
[[nodiscard]] Descriptor readableSignals();
/// What a process ended with, as a code of this one's.
[[nodiscard]] int codeOf(int status);

} // namespace guard
