// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ledger/folder_model.h"
#include "ledger/history_model.h"
#include "ledger/record_files.h"

/// What the history page works with: the matches, the way to files, and the folder that one looks into.
class Ledger : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(HistoryModel *matches READ matches CONSTANT)
    Q_PROPERTY(RecordFiles *files READ files CONSTANT)
    Q_PROPERTY(FolderModel *place READ place CONSTANT)

public:
    explicit Ledger(QObject *parent = nullptr)
        : QObject(parent)
    {
        connect(&m_matches, &HistoryModel::countChanged, this, &Ledger::listed);
    }

    [[nodiscard]] HistoryModel *matches() { return &m_matches; }
    [[nodiscard]] RecordFiles *files() { return &m_files; }
    [[nodiscard]] FolderModel *place() { return &m_place; }

Q_SIGNALS:
    /// Other matches are shown.
    void listed();

private:
    // As its children they belong to C++.
    HistoryModel m_matches{this};
    RecordFiles m_files{this};
    FolderModel m_place{this};
};
