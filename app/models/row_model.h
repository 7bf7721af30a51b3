// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QAbstractListModel>

#include <vector>

/// A list model over a vector of rows; what a role means is the derived class's affair.
template<class Row>
class RowModel : public QAbstractListModel
{
public:
    using QAbstractListModel::QAbstractListModel;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override
    {
        return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
    }
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override
    {
        if (!checkIndex(index, CheckIndexOption::IndexIsValid))
            return {};
        return value(m_rows[static_cast<std::size_t>(index.row())], role);
    }
    [[nodiscard]] const std::vector<Row> &rows() const { return m_rows; }

    /// Shows these rows: the delegates stay where there are as many as before.
    void setRows(std::vector<Row> rows)
    {
        if (rows.size() != m_rows.size()) {
            beginResetModel();
            m_rows = std::move(rows);
            endResetModel();
            return;
        }
        for (std::size_t row = 0; row < rows.size(); ++row)
            setRow(static_cast<int>(row), std::move(rows[row]));
    }
    void setRow(int row, Row content)
    {
        Row &present = m_rows[static_cast<std::size_t>(row)];
        if (present == content)
            return;
        present = std::move(content);
        Q_EMIT dataChanged(index(row), index(row));
    }
    void append(Row row)
    {
        const int last = rowCount();
        beginInsertRows({}, last, last);
        m_rows.push_back(std::move(row));
        endInsertRows();
    }
    void removeFirst()
    {
        beginRemoveRows({}, 0, 0);
        m_rows.erase(m_rows.begin());
        endRemoveRows();
    }
    void clear() { setRows({}); }
    /// All texts are in another language now.
    void respeak()
    {
        if (!m_rows.empty())
            Q_EMIT dataChanged(index(0), index(rowCount() - 1));
    }

protected:
    [[nodiscard]] virtual QVariant value(const Row &row, int role) const = 0;

private:
    std::vector<Row> m_rows;
};
