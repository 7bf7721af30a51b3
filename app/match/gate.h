// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <coroutine>
#include <memory>
#include <optional>
#include <utility>

/// Where one coroutine waits for one value from the world of signals. close() and the destructor resume the waiter
/// with nothing, so that no coroutine frame is left behind; after every await comes the question whether something
/// came. For one thread only.
template<class T>
class Gate
{
    struct Shared
    {
        std::coroutine_handle<> waiter;
        std::optional<T> value;
        bool closed = false;
    };

public:
    class Awaiter
    {
    public:
        explicit Awaiter(std::shared_ptr<Shared> shared)
            : m_shared(std::move(shared))
        {
        }
        [[nodiscard]] bool await_ready() const noexcept { return m_shared->closed; }
        void await_suspend(std::coroutine_handle<> waiter) noexcept { m_shared->waiter = waiter; }
        std::optional<T> await_resume() { return std::exchange(m_shared->value, std::nullopt); }

    private:
        std::shared_ptr<Shared> m_shared;
    };

    Gate() = default;
    Gate(const Gate &) = delete;
    Gate &operator=(const Gate &) = delete;
    ~Gate() { close(); }

    [[nodiscard]] bool waiting() const { return static_cast<bool>(m_shared->waiter); }

    /// Hands the value to the waiter, which runs before this returns; false where nobody waits, and the value is
    /// dropped.
    bool offer(T value)
    {
        const auto shared = m_shared; // the waiter may destroy this gate
        if (shared->closed || !shared->waiter)
            return false;
        shared->value = std::move(value);
        std::exchange(shared->waiter, {}).resume();
        return true;
    }

    void close()
    {
        const auto shared = m_shared;
        shared->closed = true;
        if (const auto waiter = std::exchange(shared->waiter, {}))
            waiter.resume();
    }

    /// To be awaited, by one coroutine at a time.
    [[nodiscard]] Awaiter next() { return Awaiter(m_shared); }

private:
    std::shared_ptr<Shared> m_shared = std::make_shared<Shared>();
};
