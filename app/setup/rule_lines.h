// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalog/entry.h"
#include "models/row_model.h"

#include <QtQml/qqmlregistration.h>

/// One house rule as the New match page sets it.
struct RuleLine
{
    QString key;
    QString kind; ///< "flag", "number" (laid out in pieces), "count", "money" or "choice"
    OptionWords words;
    int value = 0;
    int least = 0;
    int most = 0;
    int step = 1;
    QString display;        ///< the value in words, of money
    QStringList valueNames; ///< what each value of a choice is called in files and tests

    bool operator==(const RuleLine &) const = default;
};

/// The house rules of the game that is chosen, in the order of its list.
class RuleLines : public RowModel<RuleLine>
{
    Q_OBJECT
    QML_ANONYMOUS

public:
    enum Role {
        KeyRole = Qt::UserRole,
        KindRole,
        NameRole,
        WhyRole,
        ValueRole,
        LeastRole,
        MostRole,
        StepRole,
        DisplayRole,
        ValuesRole,
        ValueNamesRole,
        PictureRole,
    };

    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;
    /// Shows these values of the game at a table of so many seats.
    void show(const CatalogEntry &game, const OptionValues &values, int seats);
    /// By key: `value`, `text` (what is played, in words) and `unusual`.
    [[nodiscard]] static QVariantMap byKey(const CatalogEntry &game, const OptionValues &values, int seats);

protected:
    [[nodiscard]] QVariant value(const RuleLine &line, int role) const override;
};
