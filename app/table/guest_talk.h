// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/random.h"
#include "table/guest_lines.h"
#include "table/log_model.h"

#include <QObject>
#include <QTimer>
#include <QtQml/qqmlregistration.h>

#include <optional>
#include <vector>

/// What the guests say now and then: seldom, never the same line twice in a row, each by temperament and by what all
/// have just seen. It is told who did what, and never a card: no line can give away what a seat may not know.
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

    /// Who sits there: each seat's temperament, none for one that says nothing, as the person's does not. Nobody
    /// speaks where the list is empty.
    void sit(std::vector<std::optional<opponents::Temperament>> company);
    /// Nobody says anything in this match.
    void setQuiet(bool quiet) { m_quiet = quiet; }
    /// For tests: what is said then follows from the number.
    void seed(std::uint64_t number) { m_random = game::Random(number); }
    /// All saw it, in this order. `left` are the tokens that the seat has left, where it lost one.
    void happened(LogLine::What what, int seat, int left = 0);
    /// The person was asked for a move.
    void awaitsPerson(bool asked);
    /// The hands lie open and hide who sits there: what is said then is said when they can be seen again.
    void setOutOfSight(bool hidden);
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

    /// Whether somebody may speak again.
    [[nodiscard]] bool mayChance(int ofAHundred);
    /// One of those that sit there and are not `except`.
    [[nodiscard]] std::optional<int> somebody(int except);
    void speak(GuestMoment moment, int seat);
    void say(const Spoken &what);
    [[nodiscard]] std::optional<opponents::Temperament> temperament(int seat) const;

    std::vector<std::optional<opponents::Temperament>> m_company;
    std::optional<Spoken> m_spoken;
    std::optional<Spoken> m_waiting;
    std::optional<std::size_t> m_last;
    /// Of the lines of a moment, those not said since all were said.
    std::vector<bool> m_used;
    int m_since = 0; ///< what happened since the last line
    bool m_outOfSight = false;
    bool m_quiet = false;
    QTimer m_reading;
    QTimer m_patience;
    game::Random m_random;
};
