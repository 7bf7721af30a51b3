// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QSqlError>
#include <QSqlQuery>
#include <QVariant>

/// Statements that belong together: after the first that fails none is run.
class Query
{
public:
    explicit Query(const QSqlDatabase &database)
        : m_query(database)
    {
        m_query.setForwardOnly(true);
    }

    /// Runs a statement with `values` in the places of its question marks.
    Query &run(const QString &statement, const QVariantList &values = {})
    {
        if (failed())
            return *this;
        bool done = m_query.prepare(statement);
        for (const QVariant &value : values)
            m_query.addBindValue(value);
        done = done && m_query.exec();
        if (!done)
            m_error = m_query.lastError();
        return *this;
    }
    /// To the next row of the answer. False after the last one, and where it could not be read: then failed() too.
    bool next()
    {
        if (failed() || m_query.next())
            return !failed();
        m_error = m_query.lastError();
        return false;
    }
    [[nodiscard]] QVariant value(int column) const { return m_query.value(column); }
    [[nodiscard]] qint64 insertedId() const { return m_query.lastInsertId().toLongLong(); }
    [[nodiscard]] bool failed() const { return m_error.isValid(); }
    [[nodiscard]] QSqlError error() const { return m_error; }
    /// What was done besides the statements failed, and none is to be run any more.
    void fail(const QSqlError &error)
    {
        if (!failed())
            m_error = error;
    }
    /// Nothing more is read of the answer. One that is read stands in the way of what changes the whole file.
    Query &finish()
    {
        m_query.finish();
        return *this;
    }

    // SQLite's result codes, as far as others need them.
    static constexpr int cannotOpen = 14;

private:
    QSqlQuery m_query;
    QSqlError m_error;
};
