// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <initializer_list>

namespace game {

/// A list of at most Capacity values that lives inside its owner, so that states holding one stay
/// trivially copyable. Capacity is at most 255.
template<class T, std::size_t Capacity>
class InlineVector
{
    static_assert(Capacity <= 255);

public:
    using value_type = T;

    constexpr InlineVector() = default;
    constexpr InlineVector(std::initializer_list<T> values)
    {
        for (const T &value : values)
            push_back(value);
    }

    [[nodiscard]] static constexpr std::size_t capacity() { return Capacity; }
    [[nodiscard]] constexpr std::size_t size() const { return m_size; }
    [[nodiscard]] constexpr bool empty() const { return m_size == 0; }

    constexpr T &operator[](std::size_t index)
    {
        assert(index < m_size);
        return m_values[index];
    }
    constexpr const T &operator[](std::size_t index) const
    {
        assert(index < m_size);
        return m_values[index];
    }

    constexpr T *begin() { return m_values.data(); }
    constexpr T *end() { return m_values.data() + m_size; }
    constexpr const T *begin() const { return m_values.data(); }
    constexpr const T *end() const { return m_values.data() + m_size; }

    constexpr void push_back(const T &value)
    {
        assert(m_size < Capacity);
        m_values[m_size++] = value;
    }
    constexpr void clear() { m_size = 0; }
    /// Keeps the first `size` values; `size` must not be larger than the present one.
    constexpr void truncate(std::size_t size)
    {
        assert(size <= m_size);
        m_size = static_cast<std::uint8_t>(size);
    }

    /// Takes out the first `count` values; there must be as many.
    constexpr void removeFront(std::size_t count)
    {
        assert(count <= m_size);
        std::move(begin() + count, end(), begin());
        truncate(m_size - count);
    }

    /// Position of the first value equal to `value`, or size() where there is none.
    [[nodiscard]] constexpr std::size_t indexOf(const T &value) const
    {
        std::size_t index = 0;
        while (index < m_size && !(m_values[index] == value))
            ++index;
        return index;
    }
    [[nodiscard]] constexpr bool contains(const T &value) const { return indexOf(value) < m_size; }

    /// Takes out the first value equal to `value`, keeping the order of the others; false where there is none.
    constexpr bool removeFirst(const T &value)
    {
        const std::size_t found = indexOf(value);
        if (found == m_size)
            return false;
        for (std::size_t index = found + 1; index < m_size; ++index)
            m_values[index - 1] = m_values[index];
        --m_size;
        return true;
    }

    constexpr bool operator==(const InlineVector &other) const
    {
        if (m_size != other.m_size)
            return false;
        for (std::size_t index = 0; index < m_size; ++index)
            if (!(m_values[index] == other.m_values[index]))
                return false;
        return true;
    }

private:
    std::array<T, Capacity> m_values{};
    std::uint8_t m_size = 0;
};

} // namespace game
