// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sys/prctl.h>

inline constexpr std::uint32_t offsetOfArgument(int index)
{
    return static_cast<std::uint32_t>(offsetof(seccomp_data, args)) + 8U * static_cast<std::uint32_t>(index);
}

/// The program of the filter, put together word by word.
class Filter
{
public:
    void load(std::size_t offset) { add(BPF_STMT(BPF_LD | BPF_W | BPF_ABS, static_cast<std::uint32_t>(offset))); }
    void answer(std::uint32_t what) { add(BPF_STMT(BPF_RET | BPF_K, what)); }
    /// If what is loaded is this, as many of the next steps are left out.
    void skipIf(std::uint32_t value, std::uint8_t steps) { add(BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, value, steps, 0)); }
    void skipUnless(std::uint32_t value, std::uint8_t steps)
    {
        add(BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, value, 0, steps));
    }
    void skipIfAny(std::uint32_t bits, std::uint8_t steps)
    {
        add(BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, bits, steps, 0));
    }

    bool install()
    {
        sock_fprog program{static_cast<unsigned short>(length_), steps_.data()};
        return prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0 && prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program) == 0;
    }

private:
    void add(sock_filter step) { steps_.at(length_++) = step; }

    std::array<sock_filter, 128> steps_{};
    std::size_t length_ = 0;
};
