// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstddef>
#include <optional>

/// What the estimate of a choice is, too, where the choice may be a later step of a turn.
class Foretelling
{
public:
    Foretelling() = default;
    Foretelling(const Foretelling &) = default;
    Foretelling &operator=(const Foretelling &) = default;
    virtual ~Foretelling() = default;

    /// The move that was announced when the step before it was advised: of moves with the same figure it is advised.
    [[nodiscard]] virtual std::optional<std::size_t> foretold() const = 0;
};
