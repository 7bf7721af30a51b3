// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>

namespace game {

/// A place at the table, numbered from 0. Which way round the numbers go is the game's affair.
using Seat = int;

inline constexpr Seat nobody = -1;
/// The smallest table that a game may have.
inline constexpr int fewestSeats = 2;
/// The largest table that any game of the house may have.
inline constexpr int maxSeats = 24;

/// Index of a seat into an array with one entry a seat.
constexpr std::size_t at(Seat seat)
{
    return static_cast<std::size_t>(seat);
}

/// A set of seats as a bit mask; iterating visits them in rising order.
class SeatSet
{
public:
    class Iterator
    {
    public:
        explicit constexpr Iterator(std::uint32_t rest)
            : m_rest(rest)
        {
        }
        constexpr Seat operator*() const { return std::countr_zero(m_rest); }
        constexpr Iterator &operator++()
        {
            m_rest &= m_rest - 1;
            return *this;
        }
        constexpr bool operator==(const Iterator &) const = default;

    private:
        std::uint32_t m_rest;
    };

    constexpr SeatSet() = default;
    /// The seats 0 to count − 1.
    static constexpr SeatSet first(int count)
    {
        SeatSet seats;
        seats.m_bits = (std::uint32_t{1} << count) - 1;
        return seats;
    }

    [[nodiscard]] constexpr bool contains(Seat seat) const { return seat >= 0 && ((m_bits >> seat) & 1U) != 0; }
    [[nodiscard]] constexpr bool empty() const { return m_bits == 0; }
    [[nodiscard]] constexpr int size() const { return std::popcount(m_bits); }
    constexpr void insert(Seat seat) { m_bits |= std::uint32_t{1} << seat; }
    constexpr void erase(Seat seat) { m_bits &= ~(std::uint32_t{1} << seat); }
    /// The lowest seat of a set that is not empty.
    [[nodiscard]] constexpr Seat lowest() const { return std::countr_zero(m_bits); }

    [[nodiscard]] constexpr Iterator begin() const { return Iterator(m_bits); }
    [[nodiscard]] constexpr Iterator end() const { return Iterator(0); }
    constexpr bool operator==(const SeatSet &) const = default;

private:
    std::uint32_t m_bits = 0;
};

/// The nearest seat of `seats` after `from` in rising order, round the table of `count` seats; `from` itself
/// comes last. `seats` must not be empty.
constexpr Seat nextSeat(Seat from, SeatSet seats, int count)
{
    Seat seat = from;
    do {
        seat = seat + 1 == count ? 0 : seat + 1;
    } while (!seats.contains(seat));
    return seat;
}

/// The nearest seat of `seats` before `from`, the other way round the table.
constexpr Seat previousSeat(Seat from, SeatSet seats, int count)
{
    Seat seat = from;
    do {
        seat = seat == 0 ? count - 1 : seat - 1;
    } while (!seats.contains(seat));
    return seat;
}

} // namespace game
