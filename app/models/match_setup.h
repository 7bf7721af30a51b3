// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "mambassa/options.h"
#include "models/seat_setup_model.h"
#include "petrangola/options.h"

#include <QObject>
#include <QSettings>
#include <QtQml/qqmlregistration.h>

#include <variant>

class QJSEngine;
class QQmlEngine;

/// The house rules of a match of any game.
using AnyOptions = std::variant<petrangola::Options, mambassa::Options>;

/// The table that the new-match page lays: the game, seats, opponents and every option of the rules. It remembers the
/// last one of each game.
/// Values that a rule does not allow are brought to the nearest that it does.
class MatchSetup : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    /// As records write it, and in words.
    Q_PROPERTY(QString game READ game WRITE setGame NOTIFY changed)
    Q_PROPERTY(QStringList games READ games CONSTANT)
    Q_PROPERTY(QStringList gameNames READ gameNames CONSTANT)
    /// Of the game.
    Q_PROPERTY(int fewestSeats READ fewestSeats NOTIFY changed)
    Q_PROPERTY(int mostSeats READ mostSeats NOTIFY changed)
    Q_PROPERTY(int seatCount READ seatCount WRITE setSeatCount NOTIFY changed)
    Q_PROPERTY(int tokens READ tokens WRITE setTokens NOTIFY changed)
    Q_PROPERTY(int reentries READ reentries WRITE setReentries NOTIFY changed)
    /// 0 for as many as the seats need, 1 or 2.
    Q_PROPERTY(int packs READ packs WRITE setPacks NOTIFY changed)
    Q_PROPERTY(int effectivePacks READ effectivePacks NOTIFY changed)
    Q_PROPERTY(bool onePackAllowed READ onePackAllowed NOTIFY changed)
    Q_PROPERTY(bool trisByCard READ trisByCard WRITE setTrisByCard NOTIFY changed)
    Q_PROPERTY(bool aceLow READ aceLow WRITE setAceLow NOTIFY changed)
    Q_PROPERTY(bool trisBeatsSequence READ trisBeatsSequence WRITE setTrisBeatsSequence NOTIFY changed)
    Q_PROPERTY(bool showOnKnock READ showOnKnock WRITE setShowOnKnock NOTIFY changed)
    /// What each puts into the pool, or in Mambassa the value of a token; in cents, 0 to 100.00 €.
    Q_PROPERTY(int stake READ stake WRITE setStake NOTIFY changed)
    Q_PROPERTY(QString stakeText READ stakeText NOTIFY changed)
    Q_PROPERTY(QString poolText READ poolText NOTIFY changed)
    Q_PROPERTY(SeatSetupModel *seats READ seats CONSTANT)
    /// What SeatSetupModel's level is where a program plays; the levels come before it.
    Q_PROPERTY(int programChoice READ programChoice CONSTANT)

public:
    static constexpr int largestStake = 10'000;
    static constexpr int longestCommand = 1000;

    [[nodiscard]] static MatchSetup &instance();
    static MatchSetup *create(QQmlEngine *, QJSEngine *);
    MatchSetup(const MatchSetup &) = delete;
    MatchSetup &operator=(const MatchSetup &) = delete;

    [[nodiscard]] QString game() const { return m_game; }
    void setGame(const QString &game);
    [[nodiscard]] static QStringList games();
    [[nodiscard]] static QStringList gameNames();
    [[nodiscard]] int fewestSeats() const;
    [[nodiscard]] int mostSeats() const;
    [[nodiscard]] int seatCount() const { return m_seatCount; }
    void setSeatCount(int count);
    [[nodiscard]] int tokens() const { return m_options.tokens; }
    void setTokens(int tokens);
    [[nodiscard]] int reentries() const { return m_options.reentries; }
    void setReentries(int reentries);
    [[nodiscard]] int packs() const { return m_options.packs; }
    void setPacks(int packs);
    [[nodiscard]] int effectivePacks() const { return petrangola::packsInPlay(m_options, m_seatCount); }
    [[nodiscard]] bool onePackAllowed() const { return m_seatCount <= petrangola::mostSeatsWithOnePack; }
    [[nodiscard]] bool trisByCard() const { return m_options.ranking.trisOrder == petrangola::TrisOrder::card; }
    void setTrisByCard(bool byCard);
    [[nodiscard]] bool aceLow() const { return m_options.ranking.aceLow; }
    void setAceLow(bool low);
    [[nodiscard]] bool trisBeatsSequence() const { return m_options.ranking.trisBeatsSequence; }
    void setTrisBeatsSequence(bool beats);
    [[nodiscard]] bool showOnKnock() const { return m_options.showOnKnock; }
    void setShowOnKnock(bool show);
    [[nodiscard]] int stake() const;
    void setStake(int cents);
    [[nodiscard]] QString stakeText() const;
    [[nodiscard]] QString poolText() const;
    [[nodiscard]] SeatSetupModel *seats() { return &m_seats; }
    [[nodiscard]] static int programChoice() { return SeatSetupModel::programChoice; }

    /// An empty name gives the seat its usual one back.
    Q_INVOKABLE void rename(int seat, const QString &name);
    /// Goes round the levels and the program, which is the first that there is where none was named before.
    Q_INVOKABLE void nextLevel(int seat, int step);
    /// Seats where a program plays keep it; a program is spread to nobody.
    Q_INVOKABLE void setAllLevels(int level);
    /// A program plays there, started by this command line.
    Q_INVOKABLE void setProgram(int seat, const QString &command);
    Q_INVOKABLE void nextPortrait(int seat, int step);
    /// The usual rules, six seats and the regulars of the house.
    Q_INVOKABLE void restoreDefaults();
    /// restoreDefaults() would change nothing, also at seats that are not in use.
    Q_INVOKABLE [[nodiscard]] bool isUsual() const;

    [[nodiscard]] const petrangola::Options &options() const { return m_options; }
    [[nodiscard]] const mambassa::Options &mambassaOptions() const { return m_mambassa; }
    void setOptions(const petrangola::Options &options);
    /// The options of the game that is chosen; those of another are not taken.
    [[nodiscard]] AnyOptions rules() const;
    void setRules(const AnyOptions &rules);
    /// The nearest to these that can be played with so many seats.
    [[nodiscard]] static AnyOptions allowed(const AnyOptions &rules, int seats);
    [[nodiscard]] static petrangola::Options allowed(petrangola::Options options, int seats);
    [[nodiscard]] const SeatSetupModel::Entry &seatEntry(int seat) const { return m_seats.entry(seat); }
    /// The person gave that seat a name that is not the house's.
    [[nodiscard]] bool nameGiven(int seat) const { return m_seats.nameGiven(seat); }

    /// Reads the last table from the settings, as when the program starts.
    void load();

Q_SIGNALS:
    void changed();

private:
    MatchSetup();
    void adopt();
    void setEntry(int seat, const SeatSetupModel::Entry &entry);
    [[nodiscard]] bool playsMambassa() const;
    [[nodiscard]] int usualSeats() const;
    /// A command line as it is kept.
    [[nodiscard]] static QString tidied(const QString &command);

    // match_setup_settings.cpp
    void read();
    void write();
    void readOptions(QSettings &file);
    void readSeats(QSettings &file);
    void writeOptions(QSettings &file) const;

    QString m_game;
    int m_seatCount;
    petrangola::Options m_options;
    mambassa::Options m_mambassa;
    SeatSetupModel m_seats;
};
