// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "table/side_model.h"

QHash<int, QByteArray> SideModel::roleNames() const
{
    return {{TitleRole, "title"}, {MembersRole, "members"}, {OwnRole, "own"}, {TricksRole, "tricks"},
            {ScoreRole, "score"}, {CourseRole, "course"},   {WonRole, "won"}};
}

QString SideModel::withSign(int points)
{
    if (points == 0)
        return QStringLiteral("0");
    return (points < 0 ? QStringLiteral("−") : QStringLiteral("+")) + QString::number(qAbs(points));
}

QVariant SideModel::value(const SideRow &row, int role) const
{
    switch (role) {
    case TitleRole:
        return row.title;
    case MembersRole:
        return row.members;
    case OwnRole:
        return row.own;
    case TricksRole:
        return row.tricks;
    case ScoreRole:
        return withSign(row.score);
    case CourseRole:
        return row.course;
    case WonRole:
        return row.won;
    default:
        return {};
    }
}
