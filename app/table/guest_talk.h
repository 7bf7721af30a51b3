// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/random.h"
#include "game/seat.h"
#include "table/guest_lines.h"
#include "table/log_model.h"

#include <QObject>
#include <QTimer>
#include <QtQml/qqmlregistration.h>

#include <optional>
#include <span>
#include <vector>

/// Something that all saw, as far as guests have a word for it.
struct Happening
{
    LogLine::What what = LogLine::What::happened;
    int seat = game::nobody;
    int left = 0;          ///< tokens or pennies, of a seat that lost some
    int lost = 1;          ///< lives
    bool lastLife = false; ///< none is left, and one life
};

/// What the guests say now and then: seldom, never the same line twice in a row, each by temperament and by what all
/// have just seen. It is told who did what, and never a card: no line can give away what a seat may not know. It knows
/// the lines of any table, and those that its game taught it.
class GuestTalk : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by the table")
    /// Who speaks now, and what; -1 and "" where nobody does.
    Q_PROPERTY(int seat READ seat NOTIFY changed)
    Q_PROPERTY(QString line READ line NOTIFY changed)

public:
    explicit GuestTalk(QObject *parent = nullptr);

    [[nodiscard]] int seat() const { return m_spoken ? m_spoken->seat : game::nobody; }
    [[nodiscard]] QString line() const;

    /// What is said at this game only.
    void learn(std::span<const GuestLine> lines);
    /// All that may be said here.
    [[nodiscard]] std::span<const GuestLine> lines() const { return m_lines; }
    /// Who sits there: each seat's temperament, none for one that says nothing, as the person's does not. Nobody
    /// speaks where the list is empty.
    void sit(std::vector<std::optional<opponents::Temperament>> company);
    /// Nobody says anything in this match.
    void setQuiet(bool quiet) { m_quiet = quiet; }
    [[nodiscard]] bool quiet() const { return m_quiet; }
    /// For tests: what is said then follows from the number.
    void seed(std::uint64_t number) { m_random = game::Random(number); }
    /// All saw it, in this order.
    void happened(const Happening &what);
    /// The seat's hand at the showdown was one that the game stops for.
    void heldRare(int seat);
    /// Of several the first that there are lines for.
    using Moments = std::vector<GuestMoment>;
    /// By so large a chance whose doing it was says something of it, or somebody else does, where there are moments for
    /// that.
    void told(int ofAHundred, int seat, const Moments &own, const Moments &others = {});
    /// The person was asked for a move.
    void awaitsPerson(bool asked);
    /// The hands, or one that ends the deal, lie open and hide who sits there: what is said then is said when they can
    /// be seen again.
    void setOutOfSight(bool hidden);
    /// How long the line that is said now still wants to be read, at the least.
    [[nodiscard]] std::chrono::milliseconds untilRead() const;
    /// Nobody says anything any more for now.
    void hush();
    /// The language has changed.
    void respeak();

Q_SIGNALS:
    void changed();
    /// For those who do not see the bubble: a guest's line, the moment it can be read.
    void spoke(int seat, const QString &line);

private:
    struct Spoken
    {
        int seat = 0;
        std::size_t line = 0;
    };

    /// What a deal has come to, for what is said later in it.
    void follow(const Happening &what);
    void tellDeal();
    void tellPickUp(int seat);
    void tellKnock(int seat);
    void tellDeclared(int seat);
    void tellLoss(const Happening &loss);
    /// Whether somebody may speak again.
    [[nodiscard]] bool mayChance(int ofAHundred);
    /// One of those that sit there and are not `except`.
    [[nodiscard]] std::optional<int> somebody(int except);
    void speak(const Moments &moments, int seat);
    /// The places of the lines that the seat may say at that moment, but for the last one that was said.
    [[nodiscard]] std::vector<std::size_t> fitting(GuestMoment moment, int seat) const;
    void say(const Spoken &what);
    [[nodiscard]] std::optional<opponents::Temperament> temperament(int seat) const;

    [[nodiscard]] bool isGuest(int seat) const { return temperament(seat).has_value(); }
    /// The seat has its first turn in this deal, which was seen from its beginning.
    [[nodiscard]] bool atOnce(int seat) const { return m_sawDeal && !m_acted.contains(seat); }

    std::vector<GuestLine> m_lines;
    std::vector<std::optional<opponents::Temperament>> m_company;
    std::optional<Spoken> m_spoken;
    std::optional<Spoken> m_waiting;
    std::optional<std::size_t> m_last;
    /// Of the lines of a moment, those not said since all were said.
    std::vector<bool> m_used;
    int m_since = 0; ///< what happened since the last line
    bool m_sawDeal = false;
    game::SeatSet m_acted;          ///< in this deal
    int m_discarder = game::nobody; ///< who left the top card of the discard pile
    game::SeatSet m_onLastLife;
    bool m_outOfSight = false;
    bool m_quiet = false;
    QTimer m_reading;
    QTimer m_patience;
    game::Random m_random;
};
