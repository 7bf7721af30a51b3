// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/row_model.h"

#include <QStringList>
#include <QtQml/qqmlregistration.h>

/// One move that the person made in the deal, and what would have been better.
struct ReviewRow
{
    QString heading;  ///< "Lap 2"
    QStringList hand; ///< faces: what the person held, or the three that the dealer looked at
    QStringList open; ///< faces to be taken; none in the dealer's choice
    QString handTitle;
    QString openTitle;
    QString did;
    QStringList moved;       ///< the faces among them that the move gave and took, some with their places (Estimate)
    QString percent;         ///< empty until it is reckoned, as all that follows
    QString verdict;         ///< "No better move was there." or "Better: knock (23 in coins)"
    QStringList betterMoved; ///< as `moved`, of the better move
    QString betterPercent;   ///< empty where no better move was there
    QString reason;
    QString spoken;     ///< all of it as sentences
    int cost = 0;       ///< hundredths by which the chance to lose a token was larger than with the best move
    QString dearer;     ///< the same in words
    bool worst = false; ///< the dearest mistake of the deal
    bool operator==(const ReviewRow &) const = default;
};

/// The person's moves of a deal, in order.
class ReviewModel : public RowModel<ReviewRow>
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by the review")

public:
    enum Role {
        HeadingRole = Qt::UserRole, ///< QString
        HandRole,                   ///< QStringList
        OpenRole,                   ///< QStringList
        HandTitleRole,              ///< QString
        OpenTitleRole,              ///< QString
        DidRole,                    ///< QString
        MovedRole,                  ///< QStringList
        PercentRole,                ///< QString
        VerdictRole,                ///< QString
        BetterMovedRole,            ///< QStringList
        BetterPercentRole,          ///< QString
        ReasonRole,                 ///< QString
        SpokenRole,                 ///< QString
        CostRole,                   ///< int
        DearerRole,                 ///< QString
        WorstRole,                  ///< bool
    };
    Q_ENUM(Role)

    using RowModel::RowModel;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

protected:
    [[nodiscard]] QVariant value(const ReviewRow &row, int role) const override;
};
