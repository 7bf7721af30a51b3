// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "match/record_course.h"
#include "models/guide.h"
#include "models/petrangola_table.h"
#include "models/seat_setup_model.h"
#include "store/kept_match.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

class QJSEngine;
class QQmlEngine;
template<game::Game G>
class ComputerPlayer;
template<game::Game G>
class ProgramPlayer;

/// The running match, if there is one, and the table that shows it.
class Session : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(PetrangolaTable *table READ table CONSTANT)
    Q_PROPERTY(Guide *guide READ guide CONSTANT)
    /// A match is under way, also while another page is shown.
    Q_PROPERTY(bool running READ running NOTIFY runningChanged)
    /// The match on the table is kept: whenever the program ends, it can be continued.
    Q_PROPERTY(bool kept READ kept NOTIFY keptChanged)
    /// A match was left, or the program was ended in the middle of it, and it can be continued.
    Q_PROPERTY(bool waits READ waits NOTIFY continueTextChanged)
    /// Where the match stands that is on the table, or waits.
    Q_PROPERTY(QString continueText READ continueText NOTIFY continueTextChanged)
    /// Why the match that was left cannot be continued; empty where it can.
    Q_PROPERTY(QString continueFault READ continueFault NOTIFY continueTextChanged)
    /// The table shows a scene that was written by hand instead of a match.
    Q_PROPERTY(bool showsScene READ showsScene NOTIFY runningChanged)
    Q_PROPERTY(QString version READ version CONSTANT)
    Q_PROPERTY(QString configFile READ configFile CONSTANT)

public:
    [[nodiscard]] static Session &instance();
    static Session *create(QQmlEngine *, QJSEngine *);
    Session(const Session &) = delete;
    Session &operator=(const Session &) = delete;
    ~Session() override;

    [[nodiscard]] PetrangolaTable *table() { return &m_table; }
    [[nodiscard]] Guide *guide() { return &m_guide; }
    [[nodiscard]] bool running() const { return m_match != nullptr; }
    [[nodiscard]] bool showsScene() const { return m_showsScene; }
    void show(const PetrangolaScene &scene);
    [[nodiscard]] bool kept() const { return m_kept && Store::instance().keeps(); }
    [[nodiscard]] bool waits() const;
    [[nodiscard]] QString continueText() const;
    [[nodiscard]] QString continueFault() const;
    [[nodiscard]] static QString version();
    [[nodiscard]] static QString configFile();

    /// The seed of the next match's shuffles instead of one from the operating system; for tests and pictures.
    void setNextSeed(const QByteArray &seed) { m_nextSeed = seed; }

    /// Starts a match at the table that MatchSetup lays; one that is under way, or waits, ends. Like leave(), it waits
    /// for the event loop where it is called by a signal of the table's.
    Q_INVOKABLE void start();
    /// Goes on with the match that waits, exactly where it was.
    Q_INVOKABLE void resume();
    /// Starts the guided deal: always the same packs and opponents, so that it is the same each time but for what the
    /// person does.
    Q_INVOKABLE void startGuide();
    /// Clears the table. A match that is kept can be continued.
    Q_INVOKABLE void leave();
    /// Leaves the match, and it cannot be continued.
    Q_INVOKABLE void giveUp();

Q_SIGNALS:
    void runningChanged();
    void continueTextChanged();
    void keptChanged();

private:
    using Petrangola = petrangola::Petrangola;
    using PetrangolaMatch = Match<Petrangola>;
    using Course = record::Course<Petrangola>;

    /// Who sits down, at which rules, and with which chance.
    struct Seating
    {
        petrangola::Options options;
        std::vector<SeatSetupModel::Entry> seats;
        FairShuffle shuffle;
        /// The seats to which the person gave no name: a program takes its own there.
        game::SeatSet nameless = {};
        bool guided = false;
    };

    using Computer = ComputerPlayer<petrangola::Petrangola>;
    using Program = ProgramPlayer<petrangola::Petrangola>;

    Session();
    [[nodiscard]] std::unique_ptr<Computer> opponent(const SeatSetupModel::Entry &entry, bool guided);
    [[nodiscard]] std::unique_ptr<Program> program(const Seating &seating, game::Seat seat);
    /// With `past`, what happened so far, the match goes on behind it; `shown` of that the person has seen.
    void begin(const Seating &seating, const Course *past = nullptr, int shown = 0);
    void recall(const Course &past, int shown);
    void keep(const Seating &seating, const Course *past);
    [[nodiscard]] static QJsonObject told(const Seating &seating);
    [[nodiscard]] static Seating seatingOf(const Course &course, const QJsonObject &told);
    /// The match in the store as it can be continued, or what hinders that; nothing where there is none.
    [[nodiscard]] const std::variant<std::monostate, Course, record::Fault> &waiting() const;

    PetrangolaTable m_table;
    Guide m_guide{m_table};
    std::unique_ptr<KeptMatch<Petrangola>> m_kept;
    std::unique_ptr<PetrangolaMatch> m_match;
    mutable std::optional<std::variant<std::monostate, Course, record::Fault>> m_waiting;
    QByteArray m_nextSeed;
    bool m_showsScene = false;
};
