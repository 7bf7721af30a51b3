// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "advice/counsel.h"
#include "game/seat.h"
#include "records/record.h"
#include "replay/replay_deals.h"
#include "table/table.h"
#include "words/winners.h"

#include <QCache>
#include <QObject>
#include <QStringList>

#include <chrono>
#include <optional>
#include <vector>

/// Whose side of the table one looks from, and whether all hands lie open.
struct ReplayLook
{
    game::Seat seat = 0;
    bool open = true;
    bool operator==(const ReplayLook &) const = default;
};

/// Of whom a record tells: in one's own match that seat is "you", in another's each has a name.
enum class Whose : std::uint8_t { own, anothers };

/// What a move was worth, in words; empty where there is nothing to tell.
struct ReplayFigures
{
    QString heading; ///< who moved, and when
    QString title;   ///< the same, and what the figures are
    QString did;
    QString percent;    ///< empty until it is reckoned
    QString otherLabel; ///< "Better", "As good", or "Next best"
    QString other;
    QString otherPercent;
    QString footing; ///< on how many deals it rests; or why there is nothing to tell
    QString spoken;  ///< all of it as a sentence, once it is reckoned well enough
    bool mistake = false;
    bool operator==(const ReplayFigures &) const = default;
};

/// A match that its record tells, and the table of its game, on which it is shown step by step. Each game of the house
/// has one of these. A position is the number of steps that have been shown.
class ReplayedMatch : public QObject
{
    Q_OBJECT

public:
    ReplayedMatch();

    [[nodiscard]] virtual int steps() const = 0;
    /// Of the seats, as they are shown.
    [[nodiscard]] virtual QStringList names() const = 0;
    [[nodiscard]] virtual std::vector<ReplayDeal> deals() const = 0;
    /// Who dealt in this one of the deals, from 0, and what came of it: who knocked, and who paid.
    [[nodiscard]] virtual QString dealerOf(int deal) const = 0;
    [[nodiscard]] virtual QString outcomeOf(int deal) const = 0;

    /// Lays the table at once as it is at that position.
    virtual void lay(int position, const ReplayLook &look) = 0;
    /// The choice that follows waits until one goes on: what was shown last is to be looked at first, as a showdown.
    [[nodiscard]] virtual bool rests(int position) const = 0;
    /// Tells the table whose choice follows.
    virtual void ask(int position) = 0;
    /// Shows the step that follows; true where that is done at once. Else shown() is sent when it is.
    [[nodiscard]] virtual bool show(int position) = 0;
    /// Ends a motion that is under way.
    virtual void hurry() = 0;
    /// How long the seat seems to think before the step that follows.
    [[nodiscard]] virtual std::chrono::milliseconds pause(int position) = 0;
    virtual void setSpeed(double speed) = 0;

    /// Reckons what the move before this position was worth, and sends figured() again and again; -1 ends that.
    void consider(int position);
    [[nodiscard]] ReplayFigures figures() const;

Q_SIGNALS:
    void shown();
    void figured();

protected:
    /// Some seats, for sentences.
    struct Named
    {
        QStringList names; ///< without the person who is told "you"
        bool own = false;  ///< the person is one of them
    };
    /// A move that was made, with an estimate that its chooser could have made of it.
    struct Judged
    {
        MadeMove made;
        QString name;      ///< of the seat
        bool told = false; ///< it is the seat that one looks from, or the hands lie open
    };
    /// The move that led to this position, where an estimate can be made of it.
    [[nodiscard]] virtual std::optional<Judged> judged(int position) const = 0;

    /// What the players lose.
    [[nodiscard]] virtual CountedWords counted() const = 0;
    /// Those who sat there, with faces; records tell none.
    [[nodiscard]] static std::vector<Table::Guest> guestsOf(const std::vector<record::Guest> &guests);
    [[nodiscard]] static QString shownName(const record::Guest &guest, bool you);
    /// The person's seat where it was the person's own match; else nobody.
    [[nodiscard]] static game::Seat youAmong(const std::vector<record::Guest> &guests, Whose whose);
    /// Who knocked, if anybody did, and who paid.
    /// `most` is what the one who lost most lost.
    [[nodiscard]] static QStringList settled(Call call, const Named &knocker, const Named &payers, int most);
    [[nodiscard]] static QString won(const Winners &winners);
    /// What happened in a deal, one after the other.
    [[nodiscard]] static QString joined(const QStringList &told);

private:
    Counsel m_counsel;
    int m_considered = -1;
    LazyEstimate m_choice; ///< that led to the position considered
    Counsel::Answer m_answer;
    QCache<int, Counsel::Answer> m_answers;
};
