// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ledger/plot_model.h"

QHash<int, QByteArray> PlotModel::roleNames() const
{
    return {{LabelRole, "label"}, {ValueRole, "value"}, {ToldRole, "told"},
            {ShareRole, "share"}, {PartsRole, "parts"}, {NumbersRole, "numbers"}};
}

QVariant PlotModel::value(const PlotRow &row, int role) const
{
    switch (role) {
    case LabelRole:
        return row.label;
    case ValueRole:
        return row.value;
    case ToldRole:
        return row.told;
    case ShareRole:
        return row.share;
    case PartsRole:
        return QVariantList(row.parts.begin(), row.parts.end());
    case NumbersRole:
        return row.numbers;
    default:
        return {};
    }
}

void PlotModel::show(const Words &words, std::vector<PlotRow> rows)
{
    m_words = words;
    setRows(std::move(rows));
    Q_EMIT wordsChanged();
}

QList<qreal> PlotModel::shares() const
{
    QList<qreal> shares;
    for (const PlotRow &row : rows())
        shares << row.share;
    return shares;
}

QString PlotModel::toldAt(int row) const
{
    return row >= 0 && row < rowCount() ? rows()[static_cast<std::size_t>(row)].told : QString();
}
