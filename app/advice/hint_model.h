// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "advice/estimate.h"
#include "models/row_model.h"

#include <QStringList>
#include <QtQml/qqmlregistration.h>

/// One move and what it is expected to cost.
struct HintRow
{
    std::size_t move = 0; ///< its place among the legal moves
    QString action;       ///< the ticket that makes it: "knock", "exchange" …
    QString label;
    QStringList give; ///< faces, in an exchange that leaves some of the hand
    QStringList take;
    QList<MovePart> parts; ///< the move in cards; none where the label says it all
    QStringList away;      ///< that which goes under the stock in this turn
    QString worth;         ///< of the hand after it, or what else is said beside it; empty where there is neither
    QString percent;       ///< "…" until it stays
    QString spoken;        ///< "you lose a token 12 times in 100"
    QString reason;
    QString verdict;    ///< "Best", "About as good", "Much riskier"; empty until that is sure
    double chance = 0;  ///< to lose a token, from 0 to 1; what may cost two, from 0 to 2
    double bar = 0;     ///< the length of that beside the others', from 0 to 1
    int giveOrTake = 0; ///< the standard error, in hundredths
    bool best = false;
    bool worst = false;  ///< surely, and no other as bad
    bool chosen = false; ///< the cards chosen on the table are those of this move
    bool operator==(const HintRow &) const = default;
};

/// The moves worth a look, the best first.
class HintModel : public RowModel<HintRow>
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by the hint")

public:
    enum Role {
        ActionRole = Qt::UserRole, ///< QString
        LabelRole,                 ///< QString
        GiveRole,                  ///< QStringList
        TakeRole,                  ///< QStringList
        PartsRole,                 ///< list of objects with `verb` and `faces`
        AwayRole,                  ///< QStringList
        WorthRole,                 ///< QString
        PercentRole,               ///< QString
        SpokenRole,                ///< QString
        ReasonRole,                ///< QString
        VerdictRole,               ///< QString
        ChanceRole,                ///< double
        BarRole,                   ///< double
        GiveOrTakeRole,            ///< int
        BestRole,                  ///< bool
        WorstRole,                 ///< bool
        ChosenRole,                ///< bool
    };
    Q_ENUM(Role)

    using RowModel::RowModel;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

protected:
    [[nodiscard]] QVariant value(const HintRow &row, int role) const override;
};
