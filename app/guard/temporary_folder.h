// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "guard/system.h"

#include <string>

namespace guard {

/// A folder that is made for one program, and goes with it. One that a guard left behind which was killed goes when the
/// next is made.
class TemporaryFolder
{
public:
    /// Ends the guard where none can be made.
    TemporaryFolder();
    TemporaryFolder(const TemporaryFolder &) = delete;
    TemporaryFolder &operator=(const TemporaryFolder &) = delete;

    [[nodiscard]] const std::string &path() const { return m_path; }
    /// With all that is in it.
    void remove();

private:
    [[nodiscard]] bool make(const std::string &where);

    std::string m_path;
    Descriptor m_held; ///< locked, by which others see that it is in use
};

} // namespace guard
