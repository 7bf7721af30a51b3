// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "table/side_model.h"

#include "words/sentence.h"

QHash<int, QByteArray> SideModel::roleNames() const
{
    return {{TitleRole, "title"}, {MembersRole, "members"}, {OwnRole, "own"}, {TricksRole, "tricks"},
            {ScoreRole, "score"}, {CourseRole, "course"},   {WonRole, "won"}, {BoardRole, "board"}};
}

QString SideModel::withSign(int points)
{
    return Sentence::withSign(points);
}

QString SideModel::plain(int points)
{
    return Sentence::points(points);
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
        return row.signs ? withSign(row.score) : plain(row.score);
    case CourseRole:
        return row.course;
    case WonRole:
        return row.won;
    case BoardRole:
        return row.board;
    default:
        return {};
    }
}
