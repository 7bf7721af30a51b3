// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <memory>
#include <type_traits>
#include <utility>

namespace game {

template<class Signature>
class FunctionRef;

/// A borrowed callable, or none: two pointers, no allocation. It must not outlive what it was made from.
template<class Result, class... Arguments>
class FunctionRef<Result(Arguments...)>
{
public:
    constexpr FunctionRef() = default;

    template<class Callable>
        requires(!std::is_same_v<std::remove_cvref_t<Callable>, FunctionRef>)
    // NOLINTNEXTLINE(google-explicit-constructor,cppcoreguidelines-missing-std-forward): passing a lambda is the use
    constexpr FunctionRef(Callable &&callable)
        : m_object(const_cast<void *>(static_cast<const void *>(std::addressof(callable))))
        , m_call([](void *object, Arguments... arguments) -> Result {
            return (*static_cast<std::remove_reference_t<Callable> *>(object))(std::forward<Arguments>(arguments)...);
        })
    {
    }

    constexpr explicit operator bool() const { return m_call != nullptr; }
    constexpr Result operator()(Arguments... arguments) const
    {
        return m_call(m_object, std::forward<Arguments>(arguments)...);
    }

private:
    void *m_object = nullptr;
    Result (*m_call)(void *, Arguments...) = nullptr;
};

} // namespace game
