// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QGuiApplication>

#include <map>

/// Finds the presses of a held key that the platform does not call repetitions: an X server repeats a key by releasing
/// and pressing it in the same moment, and Qt sees the two halves as one only where they arrive together.
class HeldKeys
{
public:
    /// No finger is so quick between letting go and pressing again.
    static constexpr std::uint64_t quickestMilliseconds = 3;

    /// Whether this event is of such a press. It wants to see all that come from the platform, in their order.
    [[nodiscard]] bool hold(const QEvent &event);

private:
    std::map<int, std::uint64_t> m_released; // by key, when
};

/// The application with a window, which swallows the presses of held keys.
///
/// An event filter would be too late for that: while a screen reader listens to the keys, a filter of Qt's takes each
/// of them away, asks the reader, and only then posts a copy, which does not say when the key was pressed.
class WindowApplication : public QGuiApplication
{
    Q_OBJECT

public:
    using QGuiApplication::QGuiApplication;
    bool notify(QObject *receiver, QEvent *event) override;

private:
    HeldKeys m_held;
};
