// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>

#include <map>

/// Installed on the application it swallows the presses of a held key that the platform does not call repetitions: an X
/// server repeats a key by releasing and pressing it in the same moment, and Qt sees the two halves as one only where
/// they arrive together.
class HeldKeys : public QObject
{
    Q_OBJECT

public:
    /// No finger is so quick between letting go and pressing again.
    static constexpr std::uint64_t quickestMilliseconds = 3;

    using QObject::QObject;
    bool eventFilter(QObject *object, QEvent *event) override;

private:
    std::map<int, std::uint64_t> m_released; // by key, when
};
