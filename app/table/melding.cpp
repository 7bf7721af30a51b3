// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "table/melding.h"

QHash<int, QByteArray> MeldModel::roleNames() const
{
    return {{SideRole, "side"},           {OwnRole, "own"},         {NameRole, "name"},           {FacesRole, "faces"},
            {StandsForRole, "standsFor"}, {DoubledRole, "doubled"}, {SwappableRole, "swappable"}, {FreshRole, "fresh"},
            {WorthRole, "worth"},         {BeforeRole, "before"},   {QualifiesRole, "qualifies"}, {AfterRole, "after"}};
}

QVariant MeldModel::value(const MeldRow &row, int role) const
{
    switch (role) {
    case SideRole:
        return row.side;
    case OwnRole:
        return row.own;
    case NameRole:
        return row.name;
    case FacesRole:
        return row.faces;
    case StandsForRole:
        return row.standsFor;
    case DoubledRole:
        return QVariant::fromValue(row.doubled);
    case SwappableRole:
        return QVariant::fromValue(row.swappable);
    case FreshRole:
        return QVariant::fromValue(row.fresh);
    case WorthRole:
        return row.worth;
    case QualifiesRole:
        return row.qualifies;
    case BeforeRole:
        return row.before;
    case AfterRole:
        return row.after;
    default:
        return {};
    }
}

QHash<int, QByteArray> OfferModel::roleNames() const
{
    return {{ActionRole, "action"}, {WordsRole, "words"}, {KeyRole, "key"},       {GainRole, "gain"},
            {MeldRole, "meld"},     {SlotRole, "slot"},   {BeforeRole, "before"}, {AfterRole, "after"}};
}

QVariant OfferModel::value(const OfferRow &row, int role) const
{
    switch (role) {
    case ActionRole:
        return row.action;
    case WordsRole:
        return row.words;
    case KeyRole:
        return row.key;
    case GainRole:
        return row.gain;
    case MeldRole:
        return row.meld;
    case SlotRole:
        return row.slot;
    case BeforeRole:
        return row.before;
    case AfterRole:
        return row.after;
    default:
        return {};
    }
}

QHash<int, QByteArray> CountModel::roleNames() const
{
    return {{TitleRole, "title"}, {OwnRole, "own"},       {MeldsRole, "melds"}, {LeftRole, "left"},
            {BonusRole, "bonus"}, {ChangeRole, "change"}, {ScoreRole, "score"}, {FacesRole, "faces"},
            {OutRole, "out"},     {HandsRole, "hands"}};
}

QVariant CountModel::value(const CountRow &row, int role) const
{
    switch (role) {
    case TitleRole:
        return row.title;
    case OwnRole:
        return row.own;
    case MeldsRole:
        return row.melds;
    case LeftRole:
        return row.left;
    case BonusRole:
        return row.bonus;
    case ChangeRole:
        return row.change;
    case ScoreRole:
        return row.score;
    case FacesRole:
        return row.faces;
    case OutRole:
        return row.out;
    case HandsRole:
        return row.hands;
    default:
        return {};
    }
}

void Melding::setTurn(const Turn &turn)
{
    if (m_turn == turn)
        return;
    m_turn = turn;
    Q_EMIT changed();
}
