// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "table/grace.h"
#include "table/table.h"

#include <functional>

/// The coach. It sits between match and table, sees what the person sees, says what can be done now and why, and lets
/// the match wait where there is something to read. It coaches a lesson, in which all but the person's moves is laid
/// out in advance, or a guided deal, which is a deal like any other. While it is not active everything passes through
/// it unchanged. A game's own guide is a LessonGuide.
class Guide : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by Session")
    Q_PROPERTY(bool active READ active NOTIFY changed)
    Q_PROPERTY(QString text READ text NOTIFY changed)
    /// What is spoken of, by the names that things have at the table: "hand0", "monte2", "action_knock", "seat1",
    /// "monte", "stock", "discards", "value", "pool".
    Q_PROPERTY(QStringList pointsAt READ pointsAt NOTIFY changed)
    /// The match goes on after goOn().
    Q_PROPERTY(bool waits READ waits NOTIFY changed)
    /// All has been said; the person may play on here, or begin a match.
    Q_PROPERTY(bool over READ over NOTIFY changed)
    /// What to advise is still being reckoned.
    Q_PROPERTY(bool thinking READ thinking NOTIFY changed)
    /// The person did something else than what the lesson is about: it goes on after again().
    Q_PROPERTY(bool astray READ astray NOTIFY changed)
    /// A question was asked, and what is to be done neither said nor pointed at: showAnswer() does both.
    Q_PROPERTY(bool asks READ asks NOTIFY changed)
    /// The lesson's name and title, and what was learnt in it once it is over; all empty in a guided deal.
    Q_PROPERTY(QString lesson READ lesson NOTIFY changed)
    Q_PROPERTY(QString title READ title NOTIFY changed)
    Q_PROPERTY(QString learnt READ learnt NOTIFY changed)
    /// The name of what can be learnt after this; empty after the guided deal, which is the last.
    Q_PROPERTY(QString next READ next NOTIFY changed)

public:
    /// How the guided deal is called among the lessons.
    inline static const QString wholeDeal = QStringLiteral("whole");

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
    [[nodiscard]] bool waits() const { return m_waits && !m_astray; }
    [[nodiscard]] bool over() const { return m_active && m_over; }
    [[nodiscard]] virtual bool thinking() const { return false; }
    [[nodiscard]] bool astray() const { return m_astray; }
    [[nodiscard]] virtual bool asks() const { return false; }
    [[nodiscard]] virtual QString lesson() const { return {}; }
    [[nodiscard]] virtual QString title() const { return {}; }
    [[nodiscard]] virtual QString learnt() const { return {}; }
    [[nodiscard]] virtual QString next() const { return {}; }

    /// What was said is read.
    Q_INVOKABLE void goOn();
    /// The person knows the game, or has learnt it: the match goes on without a word.
    Q_INVOKABLE void dismiss();
    /// From where the person went astray, or else from its beginning.
    Q_INVOKABLE void again();
    Q_INVOKABLE void goToNext();
    Q_INVOKABLE virtual void showAnswer() { }

Q_SIGNALS:
    void changed();
    /// This lesson is to be given, from the choice with this number on.
    void wanted(const QString &lesson, int choice);

protected:
    /// What a guided deal has something to say about. Not every game has a use for each.
    enum class Moment : std::uint8_t {
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

    void teach(Moment moment, bool wait = false);
    [[nodiscard]] Moment moment() const { return m_moment; }
    /// Other words; the match waits until they are read.
    void speak(bool wait);
    /// The ticket that is to be pressed now, by its action; empty where there is none.
    [[nodiscard]] QString ticket() const;
    /// The table has been told of an event, and whether it shows it at once is what it said. True where the match may
    /// go on, now that the guide has had its say.
    [[nodiscard]] bool mayGoOn(bool shownAtOnce);
    /// The person has done something else than the lesson is about: nothing follows it.
    void leaveThePath();
    /// All is said. Where `stays`, nothing follows what lies on the table.
    void finish(const QString &learnt, bool stays);
    [[nodiscard]] QString nameOf(game::Seat seat) const;
    /// Of the choice at which the person went astray.
    [[nodiscard]] virtual int choiceToTryAgain() const { return 0; }

    /// What is said now, and what is spoken of.
    [[nodiscard]] virtual QString words() const = 0;
    [[nodiscard]] virtual QStringList things() const = 0;
    /// What is to be read after that moment's words before the match goes on, where it waits.
    [[nodiscard]] virtual Moment after(Moment /*moment*/) const { return Moment::none; }
    /// A guided deal begins: what was learnt in the one before is not known.
    virtual void forget() = 0;

private:
    Table &m_table;
    std::function<void()> m_shown;
    bool m_active = false;
    bool m_waits = false;
    bool m_fresh = false; ///< nothing was read on yet: whoever skipped what was before may still be at it
    bool m_tableShows = false;
    bool m_astray = false;
    bool m_over = false;
    bool m_stays = false;
    Moment m_moment = Moment::none;
    Grace m_grace;
};
