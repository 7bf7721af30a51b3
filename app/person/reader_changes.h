// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QAccessible>
#include <QObject>
#include <QPointer>

#include <unordered_set>
#include <utility>
#include <vector>

/// Spares screen readers what they need not know. There is one of it, for as long as there are pages.
///
/// Qt says of each name and each description that it changed: of every one in a page that is being made, and of one
/// that is put together from five things five times. Orca 43 throws away what it has not got round to, announcements
/// too, where the focus moves while more than fifty such changes wait for it. So changes are passed on once, when all
/// that changes together has changed, and of what nobody can know yet not at all.
class ReaderChanges : public QObject
{
public:
    explicit ReaderChanges(QObject *parent = nullptr);
    ~ReaderChanges() override;
    ReaderChanges(const ReaderChanges &) = delete;
    ReaderChanges &operator=(const ReaderChanges &) = delete;

private:
    static void handle(QAccessibleEvent *event);
    static void pass(QAccessibleEvent *event);
    void collect(QAccessibleEvent *event);
    void tell();
    static void tellFocus();

    std::unordered_set<const QObject *> m_made; // since the last time, and only to be compared
    std::vector<std::pair<QPointer<QObject>, QAccessible::Event>> m_changed;
    bool m_awaited = false;
};
