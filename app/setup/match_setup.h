// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalog/entry.h"
#include "setup/rule_lines.h"
#include "setup/seat_setup_model.h"

#include <QObject>
#include <QSettings>
#include <QtQml/qqmlregistration.h>

class QJSEngine;
class QQmlEngine;

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
    Q_PROPERTY(QStringList gameNames READ gameNames NOTIFY offersChanged)
    /// How the games are offered to whoever chooses one, and the one that is chosen: each an object with `name`,
    /// `title`, `line`, `bill`, `about`, `pack`, `packCards`, `packFace`, `packColour`, `faces`, `minutes`, `woodType`
    /// (GameOffer says what they are), `fewestSeats` and `mostSeats`.
    Q_PROPERTY(QVariantList offers READ offers NOTIFY offersChanged)
    /// The pack of the game that is chosen, as faces name it.
    Q_PROPERTY(QString pack READ pack NOTIFY changed)
    Q_PROPERTY(QVariantMap offer READ offer NOTIFY changed)
    /// The program was started for the game that is chosen.
    Q_PROPERTY(bool asked READ asked CONSTANT)
    /// Of the game.
    Q_PROPERTY(int fewestSeats READ fewestSeats NOTIFY changed)
    Q_PROPERTY(int mostSeats READ mostSeats NOTIFY changed)
    /// The next to play sits at one's left, and not at one's right.
    Q_PROPERTY(bool clockwise READ clockwise NOTIFY changed)
    /// How many sides play, each of the seats that many places apart; 0 where each plays for itself.
    Q_PROPERTY(int sides READ sides NOTIFY changed)
    Q_PROPERTY(int seatCount READ seatCount WRITE setSeatCount NOTIFY changed)
    /// In a few words what the game is, and what comes into the pool, as a sentence.
    Q_PROPERTY(QString gameInShort READ gameInShort NOTIFY changed)
    Q_PROPERTY(QString poolText READ poolText NOTIFY changed)
    Q_PROPERTY(RuleLines *ruleLines READ ruleLines CONSTANT)
    /// By key: `value`, `text` (what is played, in words) and `unusual`.
    Q_PROPERTY(QVariantMap rulesByKey READ rulesByKey NOTIFY changed)
    Q_PROPERTY(SeatSetupModel *seats READ seats CONSTANT)
    /// restoreDefaults() would change nothing, also at seats that are not in use.
    Q_PROPERTY(bool usual READ isUsual NOTIFY changed)
    /// What SeatSetupModel's level is where a program plays, and where a person does; the levels lie between these.
    Q_PROPERTY(int programChoice READ programChoice CONSTANT)
    Q_PROPERTY(int personChoice READ personChoice CONSTANT)

public:
    static constexpr int longestCommand = 1000;

    [[nodiscard]] static MatchSetup &instance();
    static MatchSetup *create(QQmlEngine *, QJSEngine *);
    MatchSetup(const MatchSetup &) = delete;
    MatchSetup &operator=(const MatchSetup &) = delete;

    [[nodiscard]] QString game() const { return m_game; }
    void setGame(const QString &game);
    [[nodiscard]] static QStringList games();
    [[nodiscard]] static QStringList gameNames();
    [[nodiscard]] int fewestSeats() const { return info().seating.fewest; }
    [[nodiscard]] int mostSeats() const { return info().seating.most; }
    [[nodiscard]] bool clockwise() const { return info().seatingBy(m_rules).clockwise; }
    [[nodiscard]] int sides() const { return info().seatingBy(m_rules).sides; }
    [[nodiscard]] int seatCount() const { return m_seatCount; }
    void setSeatCount(int count);
    [[nodiscard]] static QVariantList offers();
    [[nodiscard]] QString pack() const { return entry().info().pack; }
    [[nodiscard]] QVariantMap offer() const { return offerOf(entry()); }
    [[nodiscard]] bool asked() const { return m_asked; }
    /// Chooses a game because somebody started the program for it; the window shows its page.
    void ask(const QString &game);
    [[nodiscard]] QString gameInShort() const { return entry().offer().line; }
    [[nodiscard]] QString poolText() const { return entry().pool(m_rules, m_seatCount); }
    [[nodiscard]] RuleLines *ruleLines() { return &m_ruleLines; }
    [[nodiscard]] QVariantMap rulesByKey() const { return RuleLines::byKey(entry(), m_rules, m_seatCount); }
    /// The same of a game's usual rules.
    Q_INVOKABLE [[nodiscard]] static QVariantMap usualByKey(const QString &game);
    [[nodiscard]] SeatSetupModel *seats() { return &m_seats; }
    [[nodiscard]] static int programChoice() { return SeatSetupModel::programChoice; }
    [[nodiscard]] static int personChoice() { return SeatSetupModel::personChoice; }

    /// The value of a house rule of the game, by its key; 0 where the game has no such rule.
    Q_INVOKABLE [[nodiscard]] int option(const QString &key) const;
    /// Brought to the nearest that the rule and the seats allow; for a choice that takes other seats, pairs say, so
    /// many sit down as it takes.
    Q_INVOKABLE void setOption(const QString &key, int value);
    /// The people who share the screen and have given no name, each an object with `seat` and `portrait`; nobody where
    /// one plays alone.
    Q_INVOKABLE [[nodiscard]] QVariantList unnamedPeople() const;
    /// An empty name gives the seat its usual one back.
    Q_INVOKABLE void rename(int seat, const QString &name);
    /// Goes round the person, the levels, and the program, which is the first that there is where none was named
    /// before.
    Q_INVOKABLE void nextLevel(int seat, int step);
    /// Seats where a program or a person plays keep them; neither is spread to anybody.
    Q_INVOKABLE void setAllLevels(int level);
    /// A program plays there, started by this command line.
    Q_INVOKABLE void setProgram(int seat, const QString &command);
    /// Another person plays there, at this screen, or does not.
    Q_INVOKABLE void setPerson(int seat, bool person);
    Q_INVOKABLE void nextPortrait(int seat, int step);
    /// The usual rules, six seats and the regulars of the house.
    Q_INVOKABLE void restoreDefaults();
    [[nodiscard]] bool isUsual() const;

    [[nodiscard]] const CatalogEntry &entry() const { return catalog::entry(m_game); }
    [[nodiscard]] const GameInfo &info() const { return entry().info(); }
    /// Of the game that is chosen.
    [[nodiscard]] const OptionValues &rules() const { return m_rules; }
    /// The nearest to these that the seats allow.
    void setRules(const OptionValues &rules);
    [[nodiscard]] const SeatSetupModel::Entry &seatEntry(int seat) const { return m_seats.entry(seat); }
    /// The person gave that seat a name that is not the house's.
    [[nodiscard]] bool nameGiven(int seat) const { return m_seats.nameGiven(seat); }

    /// Reads the last table from the settings, as when the program starts.
    void load();

Q_SIGNALS:
    void changed();
    void offersChanged();
    void askedFor();

private:
    MatchSetup();
    [[nodiscard]] static QVariantMap offerOf(const CatalogEntry &entry);
    void adopt();
    void setEntry(int seat, const SeatSetupModel::Entry &entry);
    [[nodiscard]] int usualSeats() const { return info().seating.usual; }
    /// What the seats do not allow is the usual again.
    void fitRules();
    /// A command line as it is kept.
    [[nodiscard]] static QString tidied(const QString &command);

    // match_setup_settings.cpp
    void read();
    void write();
    void readRules(QSettings &file);
    void readSeats(QSettings &file);

    QString m_game;
    bool m_asked = false;
    int m_seatCount;
    OptionValues m_rules;
    RuleLines m_ruleLines;
    SeatSetupModel m_seats;
};
