// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "advice/hint_model.h"

QHash<int, QByteArray> HintModel::roleNames() const
{
    return {{ActionRole, "action"}, {LabelRole, "label"},           {GiveRole, "give"},       {TakeRole, "take"},
            {AwayRole, "away"},     {PartsRole, "parts"},           {WorthRole, "worth"},     {PercentRole, "percent"},
            {SpokenRole, "spoken"}, {ReasonRole, "reason"},         {VerdictRole, "verdict"}, {ChanceRole, "chance"},
            {BarRole, "bar"},       {GiveOrTakeRole, "giveOrTake"}, {BestRole, "best"},       {WorstRole, "worst"},
            {ChosenRole, "chosen"}};
}

QVariant HintModel::value(const HintRow &row, int role) const
{
    switch (role) {
    case ActionRole:
        return row.action;
    case LabelRole:
        return row.label;
    case GiveRole:
        return row.give;
    case TakeRole:
        return row.take;
    case PartsRole: {
        QVariantList parts;
        for (const MovePart &part : row.parts)
            parts << QVariantMap{{QStringLiteral("verb"), part.verb}, {QStringLiteral("faces"), part.faces}};
        return parts;
    }
    case AwayRole:
        return row.away;
    case WorthRole:
        return row.worth;
    case PercentRole:
        return row.percent;
    case SpokenRole:
        return row.spoken;
    case ReasonRole:
        return row.reason;
    case VerdictRole:
        return row.verdict;
    case ChanceRole:
        return row.chance;
    case BarRole:
        return row.bar;
    case GiveOrTakeRole:
        return row.giveOrTake;
    case BestRole:
        return row.best;
    case WorstRole:
        return row.worst;
    case ChosenRole:
        return row.chosen;
    default:
        return {};
    }
}
