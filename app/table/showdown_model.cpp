// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "table/showdown_model.h"

#include "words/face.h"

namespace {

QStringList covered(const QStringList &hand)
{
    QStringList backs;
    for (const QString &face : hand)
        backs << coverOf(face);
    return backs;
}

} // namespace

QHash<int, QByteArray> ShowdownModel::roleNames() const
{
    return {{PlaceRole, "place"},       {SeatRole, "seat"},
            {NameRole, "name"},         {PortraitRole, "portrait"},
            {CardsRole, "cards"},       {ValueRole, "value"},
            {TokensRole, "tokens"},     {BeforeRole, "before"},
            {LastLifeRole, "lastLife"}, {LastLifeBeforeRole, "lastLifeBefore"},
            {LivesRole, "lives"},       {ChangeRole, "change"},
            {FateRole, "fate"},         {LoserRole, "loser"},
            {CountingRole, "counting"}, {OwnRole, "own"},
            {GainedRole, "gained"},     {KnockedRole, "knocked"},
            {CalledRole, "called"},     {UpRole, "up"},
            {ToldRole, "told"}};
}

QVariant ShowdownModel::value(const ShowdownRow &row, int role) const
{
    const CountedWords words(row.counted);
    switch (role) {
    case PlaceRole:
        return row.told ? row.place : 0;
    case SeatRole:
        return row.seat;
    case NameRole:
        return row.name;
    case PortraitRole:
        return row.portrait;
    case CardsRole:
        return row.up ? row.hand : covered(row.hand);
    case CountingRole:
        return QVariant::fromValue(row.up ? row.counting : QList<bool>(row.counting.size(), true));
    case ValueRole:
        return row.up ? row.worth.words() : QString();
    case TokensRole:
        return row.told ? row.tokens : row.tokensBefore;
    case BeforeRole:
        return row.tokensBefore;
    case LastLifeRole:
        return row.told ? row.lastLife : row.lastLifeBefore;
    case LastLifeBeforeRole:
        return row.lastLifeBefore;
    case LivesRole:
        return row.told ? words.held(row.tokens, row.lastLife) : words.held(row.tokensBefore, row.lastLifeBefore);
    case ChangeRole:
        if (row.told && row.counted == Counted::points) // of a lowest hand that knocked too, which gets none
            return words.change(row.gained);
        return !row.told     ? QString()
            : row.loser      ? words.change(-row.lost)
            : row.gained > 0 ? words.change(row.gained)
                             : QString();
    case FateRole:
        return !row.told     ? QString()
            : row.loser      ? words.pays(row.lost)
            : row.gained > 0 ? words.gets(row.gained)
                             : QString();
    case LoserRole:
        return row.told && row.loser;
    case GainedRole:
        return row.told && row.gained > 0;
    case KnockedRole:
        return row.knocked;
    case CalledRole:
        return row.knocked ? CallWords(row.call).told(row.you) : QString();
    case UpRole:
        return row.up;
    case ToldRole:
        return row.told;
    case OwnRole:
        return row.seat == 0;
    default:
        return {};
    }
}

void ShowdownModel::turn(int seat)
{
    for (std::size_t index = 0; index < rows().size(); ++index) {
        ShowdownRow row = rows()[index];
        row.up = row.up || row.seat == seat;
        setRow(static_cast<int>(index), std::move(row));
    }
}

void ShowdownModel::tell()
{
    for (std::size_t index = 0; index < rows().size(); ++index) {
        ShowdownRow row = rows()[index];
        row.up = true;
        row.told = true;
        setRow(static_cast<int>(index), std::move(row));
    }
}
