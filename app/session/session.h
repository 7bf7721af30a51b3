// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "session/any_game_session.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include <functional>

class QJSEngine;
class QQmlEngine;

/// The running match, if there is one, of any game of the house, and the table that shows it.
class Session : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    /// Of the match that is under way, or was the last one here.
    Q_PROPERTY(Table *table READ table NOTIFY tableChanged)
    /// That of the table.
    Q_PROPERTY(Guide *guide READ guide NOTIFY tableChanged)
    /// A match is under way, also while another page is shown.
    Q_PROPERTY(bool running READ running NOTIFY runningChanged)
    /// The match on the table is kept: whenever the program ends, it can be continued.
    Q_PROPERTY(bool kept READ kept NOTIFY keptChanged)
    /// A match was left, or the program was ended in the middle of it, and it can be continued.
    Q_PROPERTY(bool waits READ waits NOTIFY continueTextChanged)
    /// Where the match stands that is on the table, or waits.
    Q_PROPERTY(QString continueText READ continueText NOTIFY continueTextChanged)
    /// That match's game; empty where there is none.
    Q_PROPERTY(QString continueGame READ continueGame NOTIFY continueTextChanged)
    /// Why the match that was left cannot be continued; empty where it can.
    Q_PROPERTY(QString continueFault READ continueFault NOTIFY continueTextChanged)
    /// The table shows a scene that was written by hand instead of a match.
    Q_PROPERTY(bool showsScene READ showsScene NOTIFY runningChanged)
    /// The program's name and version.
    Q_PROPERTY(QString program READ program CONSTANT)
    Q_PROPERTY(QString version READ version CONSTANT)
    Q_PROPERTY(QString configFile READ configFile CONSTANT)

public:
    [[nodiscard]] static Session &instance();
    static Session *create(QQmlEngine *, QJSEngine *);
    Session(const Session &) = delete;
    Session &operator=(const Session &) = delete;
    ~Session() override;

    [[nodiscard]] Table *table() { return &m_game->table(); }
    /// Those of all games.
    [[nodiscard]] QList<Table *> tables();
    [[nodiscard]] QList<Guide *> guides();
    [[nodiscard]] Guide *guide() { return &m_game->guide(); }
    [[nodiscard]] bool running() const { return m_game->running(); }
    [[nodiscard]] bool showsScene() const { return m_showsScene; }
    void show(const AnyScene &scene);
    [[nodiscard]] bool kept() const { return m_game->kept() && Store::instance().keeps(); }
    [[nodiscard]] bool waits() const;
    [[nodiscard]] QString continueText() const;
    [[nodiscard]] QString continueGame() const;
    [[nodiscard]] QString continueFault() const;
    [[nodiscard]] static QString program();
    [[nodiscard]] static QString version();
    [[nodiscard]] static QString configFile();

    /// The seed of the next match's shuffles instead of one from the operating system; for tests and pictures.
    void setNextSeed(const QByteArray &seed) { m_nextSeed = seed; }

    /// Starts a match at the table that MatchSetup lays; one that is under way, or waits, ends. Like leave(), it waits
    /// for the event loop where it is called by a signal of the table's.
    Q_INVOKABLE void start();
    /// Another match at the table of the one that is over: the same guests and rules, and the next one deals.
    Q_INVOKABLE void rematch();
    /// The same of a match that somebody else has arranged; `arrange` is called at the moment when it begins.
    void startArranged(const QString &game, const std::function<AnyGameSession::Seating()> &arrange);
    /// Of the match on the table; nothing where there is none.
    [[nodiscard]] const std::optional<AnyGameSession::Seating> &seated() const { return m_game->seated(); }
    /// Goes on with the match that waits, exactly where it was.
    Q_INVOKABLE void resume();
    /// Starts the guided deal of a game: always the same packs and opponents, so that it is the same each time but for
    /// what the person does.
    Q_INVOKABLE void startGuide(const QString &game);
    /// Gives a lesson of a game, from the choice with this number on.
    Q_INVOKABLE void startLesson(const QString &game, const QString &lesson, int choice = 0);
    /// Clears the table. A match that is kept can be continued.
    Q_INVOKABLE void leave();
    /// Leaves the match, and it cannot be continued.
    Q_INVOKABLE void giveUp();

Q_SIGNALS:
    void tableChanged();
    void runningChanged();
    void continueTextChanged();
    void keptChanged();

private:
    using Seating = AnyGameSession::Seating;

    /// The match in the store: of which game, and what hinders to continue it.
    struct Waiting
    {
        AnyGameSession *game = nullptr; ///< none where no match is there
        std::optional<record::Fault> fault;
    };

    Session();
    [[nodiscard]] const Waiting &waiting() const;
    [[nodiscard]] bool goesOnHere() const; ///< the match that is gone on with is on the table
    [[nodiscard]] AnyGameSession &named(const QString &game);
    [[nodiscard]] static Seating guided(AnyGameSession &game);
    [[nodiscard]] Seating laid();
    void play(AnyGameSession &game);
    void begin(AnyGameSession &game, const Seating &seating);
    void finishUnseen();
    void go();

    /// One for each game of the house, the first that it had first.
    std::vector<std::unique_ptr<AnyGameSession>> m_games;
    AnyGameSession *m_game = nullptr;
    mutable std::optional<Waiting> m_waiting;
    QByteArray m_nextSeed;
    bool m_showsScene = false;
};
