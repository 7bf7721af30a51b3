// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/row_model.h"
#include "words/call_words.h"
#include "words/counted_words.h"
#include "words/hand_worth.h"
#include "words/phrases.h"

#include <QStringList>
#include <QtQml/qqmlregistration.h>

/// One hand of the showdown.
struct ShowdownRow
{
    int place = 1; ///< from 1; equal hands share a place
    int seat = 0;
    QString name;
    QString portrait;
    QStringList hand;     ///< faces
    QList<bool> counting; ///< which cards make the worth
    HandWorth worth;
    int tokens = 0;        ///< or other pieces, after the showdown
    bool lastLife = false; ///< then: no piece is left, and one life
    bool loser = false;
    int lost = 0;   ///< lives
    int gained = 0; ///< tokens, points
    bool knocked = false;
    Call call = Call::knock; ///< how, where it did
    bool you = false;        ///< the words call its seat "you"
    int tokensBefore = 0;
    bool lastLifeBefore = false;
    Counted counted = Counted::tokens;
    bool up = true;   ///< the hand lies open
    bool told = true; ///< so do all, and it is told what they come to
    bool operator==(const ShowdownRow &) const = default;
};

/// The hands of the showdown: the best first where they were laid open at once, else as their seats sit round the
/// table. What is not seen yet is not in it: covered cards are backs, and before the verdict there is neither place nor
/// loser.
class ShowdownModel : public RowModel<ShowdownRow>
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by the table")

public:
    enum Role {
        PlaceRole = Qt::UserRole, ///< int; 0 before it is told
        SeatRole,                 ///< int
        NameRole,                 ///< QString
        PortraitRole,             ///< QString: a picture's name
        CardsRole,                ///< QStringList: faces
        CountingRole,             ///< list of bool: which cards make the worth
        ValueRole,                ///< QString: the worth in words
        TokensRole,               ///< int: once it is told, after the showdown
        BeforeRole,               ///< int: before it
        LastLifeRole,             ///< bool: none is left, and one life; likewise
        LastLifeBeforeRole,       ///< bool
        LivesRole,                ///< QString: the tokens in words
        ChangeRole,               ///< QString: "−1 token", once it is told; or ""
        FateRole,                 ///< QString: the same as one says it: "pays a token"
        LoserRole,                ///< bool: pays
        GainedRole,               ///< bool: gets some
        OwnRole,                  ///< bool: the person's
        KnockedRole,              ///< bool: it ended the play
        CalledRole,               ///< QString: the same in words, or ""
        UpRole,                   ///< bool
        ToldRole,                 ///< bool
    };
    Q_ENUM(Role)

    using RowModel::RowModel;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

    /// The hand of this seat is turned.
    void turn(int seat);
    /// All are, and it is told what they come to.
    void tell();

protected:
    [[nodiscard]] QVariant value(const ShowdownRow &row, int role) const override;
};
