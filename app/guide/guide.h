// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "table/grace.h"
#include "table/table.h"

#include <functional>

/// The coach of a guided first deal. It sits between match and table, sees what the person sees, says what can be done
/// now and why, and lets the match wait where there is something to read. While it is not active everything passes
/// through it unchanged. It never hinders: what it says follows from what happened, whatever the person did. A game's
/// own guide is a GameGuide.
class Guide : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by Session")
    Q_PROPERTY(bool active READ active NOTIFY changed)
    Q_PROPERTY(QString text READ text NOTIFY changed)
    /// What is spoken of, by the names that things have at the table: "hand0", "monte2", "action_knock", "seat1",
    /// "monte", "stock", "value".
    Q_PROPERTY(QStringList pointsAt READ pointsAt NOTIFY changed)
    /// The match goes on after goOn().
    Q_PROPERTY(bool waits READ waits NOTIFY changed)
    /// All has been said; the person may play on here, or begin a match.
    Q_PROPERTY(bool over READ over NOTIFY changed)

public:
    /// The table must outlive this.
    explicit Guide(Table &table, QObject *parent);

    /// Which packs are dealt in the guided deal: the seed of its shuffles, as a number.
    [[nodiscard]] virtual int packs() const = 0;

    /// How long a word that has just come up cannot be passed over yet.
    void setGrace(std::chrono::milliseconds time) { m_grace.setTime(time); }
    /// The match that begins is guided, or is not. `shown` tells it that the last event was shown.
    void begin(bool guided, std::function<void()> shown);
    /// The match is left.
    void end();
    /// The table has shown the last event.
    void tableShown();

    [[nodiscard]] bool active() const { return m_active; }
    [[nodiscard]] QString text() const { return m_active ? words() : QString(); }
    [[nodiscard]] QStringList pointsAt() const { return m_active ? things() : QStringList(); }
    [[nodiscard]] bool waits() const { return m_waits; }
    [[nodiscard]] bool over() const { return m_active && m_lesson == Lesson::showdown; }

    /// What was said is read.
    Q_INVOKABLE void goOn();
    /// The person knows the game, or has learnt it: the match goes on without a word.
    Q_INVOKABLE void dismiss();

Q_SIGNALS:
    void changed();

protected:
    /// Not every game has a use for each.
    enum class Lesson : std::uint8_t {
        none,
        welcome,
        cut,
        othersCut,
        dealersChoice,
        dealt,
        rareHands, ///< which hands end the play at once
        moved,     ///< by a seat, the person or another
        turn,      ///< or its first step
        draw,      ///< the second step
        lastTurn,
        showdown,
    };
    static constexpr game::Seat person = 0;

    void teach(Lesson lesson, bool wait = false);
    [[nodiscard]] Lesson lesson() const { return m_lesson; }
    /// The table has been told of an event, and whether it shows it at once is what it said. True where the match may
    /// go on, now that the guide has had its say.
    [[nodiscard]] bool mayGoOn(bool shownAtOnce);
    /// The showdown was reached: it need not be offered any more.
    void learnt();
    [[nodiscard]] QString nameOf(game::Seat seat) const;

    /// What is said of the lesson, and what is spoken of.
    [[nodiscard]] virtual QString words() const = 0;
    [[nodiscard]] virtual QStringList things() const = 0;
    /// What is to be read after that lesson before the match goes on, where it waits.
    [[nodiscard]] virtual Lesson after(Lesson /*lesson*/) const { return Lesson::none; }
    /// A guided deal begins: what was learnt in the one before is not known.
    virtual void forget() = 0;

private:
    Table &m_table;
    std::function<void()> m_shown;
    bool m_active = false;
    bool m_waits = false;
    bool m_tableShows = false;
    Lesson m_lesson = Lesson::none;
    Grace m_grace;
};
