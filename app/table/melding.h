// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/row_model.h"

#include <QStringList>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

/// Cards that lie together on the table, as the meld of a side. Places in it are numbered from 0.
struct MeldRow
{
    int side = 0;              ///< whose it is, as SideModel has them
    bool own = false;          ///< of the person's side
    QString name;              ///< "run of hearts from 4 to 9"
    QStringList faces;         ///< words/face.h
    QStringList standsFor;     ///< likewise, by place: what a wild card stands for; empty for a card that is itself
    QList<int> doubled = {};   ///< places that count double
    QList<int> swappable = {}; ///< wild cards that the chosen card may take the place of
    QList<int> fresh = {};     ///< laid in the turn under way
    int worth = 0;             ///< points
    bool qualifies = false;    ///< with it its side may go out
    QStringList before = {};   ///< of the chosen cards those that fit before the first, as what they would be there
    QStringList after = {};    ///< and after the last
    bool operator==(const MeldRow &) const = default;
};

/// All melds on the table in the order in which they were laid; a meld keeps its place.
class MeldModel : public RowModel<MeldRow>
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by the table")

public:
    enum Role {
        SideRole = Qt::UserRole, ///< int
        OwnRole,                 ///< bool
        NameRole,                ///< QString
        FacesRole,               ///< QStringList
        StandsForRole,           ///< QStringList
        DoubledRole,             ///< list of int
        SwappableRole,           ///< list of int
        FreshRole,               ///< list of int
        WorthRole,               ///< int
        QualifiesRole,           ///< bool
        BeforeRole,              ///< QStringList
        AfterRole,               ///< QStringList
    };
    Q_ENUM(Role)

    using RowModel::RowModel;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

protected:
    [[nodiscard]] QVariant value(const MeldRow &row, int role) const override;
};

/// One way to lay the cards that are chosen.
struct OfferRow
{
    QString action;      ///< the name that Table::perform() takes
    QString words;       ///< "run of hearts from 4 to 9", "the 9 of hearts to the run of hearts from 4 to 8"
    QString key;         ///< as printed on a key cap
    int gain = 0;        ///< points that the side's melds are worth more with it
    int meld = -1;       ///< to which it goes, a row of MeldModel; -1 for a new one
    int slot = -1;       ///< of that meld the wild card that it takes the place of; -1 where it takes none
    bool before = false; ///< some of them go before its first card
    bool after = false;  ///< or after its last
    bool operator==(const OfferRow &) const = default;
};

class OfferModel : public RowModel<OfferRow>
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by the table")

public:
    enum Role {
        ActionRole = Qt::UserRole, ///< QString
        WordsRole,                 ///< QString
        KeyRole,                   ///< QString
        GainRole,                  ///< int
        MeldRole,                  ///< int
        SlotRole,                  ///< int
        BeforeRole,                ///< bool
        AfterRole,                 ///< bool
    };
    Q_ENUM(Role)

    using RowModel::RowModel;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

protected:
    [[nodiscard]] QVariant value(const OfferRow &row, int role) const override;
};

/// What a deal came to for a side.
struct CountRow
{
    QString title;          ///< "You", "Ada and Carla"
    bool own = false;       ///< the person's
    int melds = 0;          ///< points of what it has laid
    int left = 0;           ///< points of what was left in its hands, to be taken off
    int bonus = 0;          ///< for going out
    int change = 0;         ///< what all of that comes to
    int score = 0;          ///< of the match, with it
    QStringList faces = {}; ///< what was left in its hands
    bool out = false;       ///< it has gone out
    /// Of each of its seats: "name", "faces" that were left in the hand, and whether it is "out".
    QVariantList hands = {};
    bool operator==(const CountRow &) const = default;
};

class CountModel : public RowModel<CountRow>
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by the table")

public:
    enum Role {
        TitleRole = Qt::UserRole, ///< QString
        OwnRole,                  ///< bool
        MeldsRole,                ///< int
        LeftRole,                 ///< int
        BonusRole,                ///< int
        ChangeRole,               ///< int
        ScoreRole,                ///< int
        FacesRole,                ///< QStringList
        OutRole,                  ///< bool
        HandsRole,                ///< QVariantList
    };
    Q_ENUM(Role)

    using RowModel::RowModel;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

protected:
    [[nodiscard]] QVariant value(const CountRow &row, int role) const override;
};

/// The melds of a game in which cards are laid on the table: what lies there, what the chosen cards could be laid as,
/// how far the person's turn has come, and how the last deal was counted. Empty in other games.
class Melding : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by the table")
    Q_PROPERTY(MeldModel *melds READ melds CONSTANT)
    /// The best first.
    Q_PROPERTY(OfferModel *offers READ offers CONSTANT)
    Q_PROPERTY(CountModel *counts READ counts CONSTANT)
    Q_PROPERTY(Step step READ step NOTIFY changed)
    /// Of the person's side in this turn: points of all its melds, and what going out still needs, in words.
    Q_PROPERTY(int worth READ worth NOTIFY changed)
    Q_PROPERTY(QString note READ note NOTIFY changed)
    /// What the chosen cards would be in a new meld, as faces, where that is what is offered first of all new ones.
    Q_PROPERTY(QStringList fresh READ fresh NOTIFY changed)
    /// All discards from the lowest, as faces, where the house lets them be looked through; else none.
    Q_PROPERTY(QStringList pile READ pile NOTIFY changed)
    /// The points that the match is played to; 0 where a number of deals is played.
    Q_PROPERTY(int target READ target NOTIFY changed)

public:
    /// Of the person's turn; none while others are to move.
    enum Step { NotYours, Drawing, Laying, Discarding };
    Q_ENUM(Step)
    /// What changes together.
    struct Turn
    {
        Step step = NotYours;
        int worth = 0;
        QString note = {};
        QStringList fresh = {};
        QStringList pile = {};
        int target = 0;
        bool operator==(const Turn &) const = default;
    };

    using QObject::QObject;
    [[nodiscard]] MeldModel *melds() { return &m_melds; }
    [[nodiscard]] OfferModel *offers() { return &m_offers; }
    [[nodiscard]] CountModel *counts() { return &m_counts; }
    [[nodiscard]] Step step() const { return m_turn.step; }
    [[nodiscard]] int worth() const { return m_turn.worth; }
    [[nodiscard]] QString note() const { return m_turn.note; }
    [[nodiscard]] QStringList fresh() const { return m_turn.fresh; }
    [[nodiscard]] QStringList pile() const { return m_turn.pile; }
    [[nodiscard]] int target() const { return m_turn.target; }
    void setTurn(const Turn &turn);

Q_SIGNALS:
    void changed();

private:
    MeldModel m_melds;
    OfferModel m_offers;
    CountModel m_counts;
    Turn m_turn;
};
