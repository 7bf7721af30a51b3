// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/row_model.h"

#include <QStringList>
#include <QtQml/qqmlregistration.h>

/// One seat as the table shows it.
struct SeatRow
{
    int seat = 0;
    QString name;
    QString portrait;
    int tokens = 0;        ///< or other pieces: what is left of its lives
    bool lastLife = false; ///< no piece is left, and one life
    QString lives;         ///< what is left, in words: "3 tokens"
    bool dealer = false;
    bool turn = false;
    bool knocked = false;
    QString called; ///< that it did, in words: "has knocked"; or nothing
    bool out = false;
    int cards = 0;       ///< face-down cards that it holds
    QStringList shown;   ///< the faces of a hand laid open
    QStringList known;   ///< the faces of those that all saw go into its hand, where the person wants that help
    QStringList perhaps; ///< likewise, of those that it may have parted with unseen since
    QString said;        ///< what it just did, for a bubble
    bool loud = false;   ///< said with a knock on the table
    QStringList gave;    ///< faces that it gave with what it just did, as far as all saw them
    QStringList took;    ///< likewise
    QString trade;       ///< the same in words: "gives the 4 of cups, takes the ace of cups"; or nothing
    bool latest = false; ///< nobody has done anything since
    int side = 0;        ///< its own number, where each plays for itself
    QString partners;    ///< the names of those on the same side
    bool operator==(const SeatRow &) const = default;
};

/// The seats of the table; the row is the seat's number, row 0 the person.
class SeatModel : public RowModel<SeatRow>
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by the table")

public:
    enum Role {
        SeatRole = Qt::UserRole, ///< int
        NameRole,                ///< QString
        PortraitRole,            ///< QString: a picture's name
        TokensRole,              ///< int
        LastLifeRole,            ///< bool: none is left, and one life
        LivesRole,               ///< QString: the same in words
        DealerRole,              ///< bool
        TurnRole,                ///< bool: it has to choose now
        KnockedRole,             ///< bool
        CalledRole,              ///< QString: the same in words, or ""
        OutRole,                 ///< bool: of the match
        CardsRole,               ///< int: face-down cards that it holds
        ShownRole,               ///< QStringList: the faces of a hand laid open
        KnownRole,    ///< QStringList: the faces of those that everybody knows, or none without the memory aid
        PerhapsRole,  ///< QStringList: the faces of those that everybody knew, likewise
        SaidRole,     ///< QString: what it just did, or ""
        LoudRole,     ///< bool
        SideRole,     ///< int: equal for seats that play together
        PartnersRole, ///< QString: the names of the others on its side, or ""
        GaveRole,     ///< QStringList: faces
        TookRole,     ///< QStringList: faces
        TradeRole,    ///< QString: the same in words, or ""
        LatestRole,   ///< bool
    };
    Q_ENUM(Role)

    using RowModel::RowModel;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

protected:
    [[nodiscard]] QVariant value(const SeatRow &row, int role) const override;
};
