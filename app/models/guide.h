// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/petrangola_table.h"

#include <functional>
#include <optional>

/// The coach of the guided first deal. It sits between match and table, sees what the person sees, says what can be
/// done now and why, and lets the match wait where there is something to read. While it is not active everything passes
/// through it unchanged. It never hinders: what it says follows from what happened, whatever the person did.
class Guide : public QObject, public Audience<petrangola::Petrangola>
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by Session")
    Q_PROPERTY(bool active READ active NOTIFY changed)
    Q_PROPERTY(QString text READ text NOTIFY changed)
    /// What is spoken of, by the names that things have at the table: "hand0", "monte2", "action_knock", "seat1",
    /// "cut", "monte", "value".
    Q_PROPERTY(QStringList pointsAt READ pointsAt NOTIFY changed)
    /// The match goes on after goOn().
    Q_PROPERTY(bool waits READ waits NOTIFY changed)
    /// All has been said; the person may play on here, or begin a match.
    Q_PROPERTY(bool over READ over NOTIFY changed)

public:
    using View = petrangola::View;
    using Event = petrangola::Event;
    using Move = petrangola::Move;

    explicit Guide(PetrangolaTable &table, QObject *parent = nullptr);

    /// How long a word that has just come up cannot be passed over yet.
    void setGrace(std::chrono::milliseconds time) { m_grace.setTime(time); }
    /// The match that begins is guided, or is not. `shown` tells it that the last event was shown.
    void begin(bool guided, std::function<void()> shown);
    /// The match is left.
    void end();
    /// The table has shown the last event.
    void tableShown();

    // Audience
    [[nodiscard]] bool happened(const Event &event, const View &view) override;
    void awaits(const View &view) override;
    void finished() override;

    [[nodiscard]] bool active() const { return m_active; }
    [[nodiscard]] QString text() const;
    [[nodiscard]] QStringList pointsAt() const;
    [[nodiscard]] bool waits() const { return m_waits; }
    [[nodiscard]] bool over() const { return m_active && m_lesson == Lesson::showdown; }

    /// What was said is read.
    Q_INVOKABLE void goOn();
    /// The person knows the game, or has learnt it: the match goes on without a word.
    Q_INVOKABLE void dismiss();

Q_SIGNALS:
    void changed();

private:
    enum class Lesson : std::uint8_t {
        none,
        welcome,
        cut,
        othersCut,
        dealersChoice,
        dealt,
        moved, ///< by m_moved's seat, the person or another
        turn,
        lastTurn,
        showdown,
    };
    static constexpr game::Seat person = 0;

    // guide.cpp: what is to be told
    void teach(Lesson lesson, bool wait = false);
    [[nodiscard]] bool worthReading(const petrangola::Moved &moved) const;
    [[nodiscard]] std::optional<petrangola::Exchange> advisedExchange() const;
    [[nodiscard]] QStringList cardsToChoose() const;

    // guide_words.cpp: in which words
    [[nodiscard]] QString nameOf(game::Seat seat) const;
    [[nodiscard]] QString worth(const petrangola::Hand &hand) const;
    [[nodiscard]] QString aboutDeal() const;
    [[nodiscard]] QString aboutMove() const;
    [[nodiscard]] QString aboutOwnMove() const;
    [[nodiscard]] QString aboutTurn() const;
    [[nodiscard]] QString aboutLastTurn() const;
    [[nodiscard]] QString aboutChoice(const petrangola::Exchange &advised) const;
    [[nodiscard]] QString aboutShowdown() const;

    PetrangolaTable &m_table;
    std::function<void()> m_shown;
    bool m_active = false;
    bool m_waits = false;
    bool m_tableShows = false;
    Lesson m_lesson = Lesson::none;
    View m_view;
    petrangola::Moved m_moved;
    petrangola::Showdown m_showdown;
    Move m_advice;
    int m_turns = 0;     ///< the person's, this one included
    int m_exchanges = 0; ///< that were seen of others
    Grace m_grace;
};
