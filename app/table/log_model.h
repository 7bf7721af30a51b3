// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/row_model.h"
#include "programs/program_trouble.h"
#include "words/bet_words.h"
#include "words/counted_words.h"
#include "words/hand_worth.h"
#include "words/phrases.h"
#include "words/winners.h"

#include <QStringList>
#include <QtQml/qqmlregistration.h>

/// One line of the log: what happened, not the words for it, so that it can be told in either language.
struct LogLine
{
    enum class What : std::uint8_t {
        deal, ///< a heading: count is the deal's number
        part, ///< a heading within a deal, as only this game has it: words
        firstDealer,
        exposed,
        kept,
        exchanged,
        shirtChange,
        knocked, ///< words, where it is not with a fist
        stayed,
        drew,       ///< under the stock went give, from its top came take; backs where nobody else may see them
        drewNone,   ///< after an exchange
        tookUp,     ///< from the discard pile came take, and give went there; in a bubble also before it is given
        drewUp,     ///< the same from the stock: a back where nobody else may see it
        keptHand,   ///< one of two hands was kept, and the other, take, lies open
        swapped,    ///< the hand, give, went face down for cards that nobody had seen; backs where they are not known
        restarted,  ///< the deal is to be begun again; worth of the hand that allows it
        letStand,   ///< it might have been
        offeredBet, ///< bet
        agreedBet,
        declinedBet,
        happened,  ///< what only this game has: words, and worth where a hand is shown
        lostToken, ///< worth of the hand, count of tokens left; so many lives: lost
        gainedToken,
        scored,    ///< worth of the hand, so many points: lost, and count of all of them
        declared,  ///< a hand that ends the play, as only this game has it: words
        betOver,   ///< bet, and which of the two has won it, or nobody: count
        reentered, ///< count of tokens got
        left,
        won,          ///< winners; the seat is the person's, or that of the first
        programPlays, ///< an outside program is ready: code is its own name
        programFault, ///< it was at fault, and the house plays for it this once: trouble
        programGone,  ///< the same, and to the end of the match
        programWrote, ///< code: a line of its standard error
    };
    What what = What::deal;
    int deal = 0;
    int seat = 0;
    QString name;     ///< of the seat
    bool own = false; ///< it is the person's, who is told "you"
    QStringList give; ///< faces
    QStringList take;
    HandWorth worth;
    QString (*words)(const LogLine &line) = nullptr; ///< the game's own
    int count = 0;
    int lost = 1; ///< lives, in a loss; of what is gained so many
    QString code; ///< in hex, or a program's words
    ProgramTrouble trouble;
    Winners winners = {};
    BetWords bet = {};
    Counted counted = Counted::tokens;
    bool lastLife = false;                                   ///< after a loss: no piece is left, and one life
    bool operator==(const LogLine &) const { return false; } // lines are never replaced
};

/// All that happened in the match, the oldest first.
class LogModel : public RowModel<LogLine>
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by the table")

public:
    enum Role {
        TextRole = Qt::UserRole, ///< QString: all of it
        ShortRole,               ///< QString: "Bruno exchanges 2", a sentence without its cards
        BriefRole,               ///< QString: "Bruno gives", the words that cards follow
        CardsRole,   ///< QStringList: the faces that follow these words, where cards can be shown for theirs
        BetweenRole, ///< QString: what stands before the further ones, "for"
        FurtherRole, ///< QStringList
        DealRole,    ///< int
        HeadingRole, ///< bool: of a deal
        PartRole,    ///< bool: of a part of it
        OwnRole,     ///< bool: the person's doing
    };
    Q_ENUM(Role)

    using RowModel::RowModel;
    /// So many lines that programs wrote are kept; further ones take the place of the oldest.
    static constexpr int mostWritten = 60;

    /// A line at the end; whoever writes much displaces only what programs wrote.
    void add(LogLine line);
    /// All of a line, in the language spoken now.
    [[nodiscard]] static QString text(const LogLine &line);
    /// What that seat did in a deal, the first first: each with `text`, `gave` and `took`, as far as all saw it.
    [[nodiscard]] QVariantList deeds(int seat, int deal) const;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

protected:
    [[nodiscard]] QVariant value(const LogLine &line, int role) const override;

private:
    /// A line with its cards as pictures: "Bruno gives", the card, "and takes", the card.
    struct Pictured
    {
        QStringList cards;
        QString between;
        QStringList further;
    };
    [[nodiscard]] static Pictured pictured(const LogLine &line);
    /// What stands before the cards that pictured() has.
    [[nodiscard]] static QString lead(const LogLine &line);
    [[nodiscard]] static QString brief(const LogLine &line);
    [[nodiscard]] static QString inShort(const LogLine &line);
    [[nodiscard]] static QString withWorth(const LogLine &line);
};
