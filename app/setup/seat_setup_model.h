// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "opponents/level.h"
#include "opponents/temperament.h"
#include "words/call_words.h"

#include <QAbstractListModel>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include <vector>

/// Who sits where on the new-match page: the person at seat 0, computer opponents, outside programs or other people at
/// this screen at the others.
class SeatSetupModel : public QAbstractListModel
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by MatchSetup")

public:
    enum Role {
        SeatRole = Qt::UserRole, ///< int
        NameRole,                ///< QString as shown: "You" where the person gave none
        PortraitRole,            ///< QString: a picture's name
        HumanRole,               ///< bool
        LevelRole,     ///< int: a level's place among all of them; after the last a program, before the first a person
        LevelNameRole, ///< QString
        TemperamentRole, ///< QString: in what way it plays, in two or three words; empty for the person
        ProgramRole,     ///< bool: an outside program plays
        CommandRole,     ///< QString: the command line that starts it; kept also where none plays
        ProgramTextRole, ///< QString: the program in a word or two, or what is wrong with the command
        PersonRole,      ///< bool: another person plays there, at this screen
        PersonTextRole,  ///< QString: what is to be said of a person there, or wrong with the name; or empty
    };
    Q_ENUM(Role)

    /// Of the names at a table.
    static constexpr qsizetype longestName = 16;

    struct Entry
    {
        /// As given by the person; empty for the person's own seat where nothing was given.
        QString name;
        QString portrait;
        /// Also that of who plays for a program as long as none is named.
        opponents::Level level = opponents::Level::casual;
        bool program = false;
        /// Split like a shell line, seen by no shell.
        QString command;
        /// Another person, at this screen; never at the person's own seat.
        bool person = false;
        bool operator==(const Entry &) const = default;
    };

    /// What there is to choose from for an opponent: a person at this screen, each level from 0 on, and a program.
    static constexpr int personChoice = -1;
    static constexpr int programChoice = static_cast<int>(opponents::levels.size());

    explicit SeatSetupModel(QObject *parent = nullptr);

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

    /// How many of the entries sit at the table; the others are kept for when it grows.
    void setSeatCount(int count);
    /// How one calls for the end of a deal in the game that is set up: some temperaments are about that.
    void setCall(Call call);
    [[nodiscard]] const Entry &entry(int seat) const { return m_entries[static_cast<std::size_t>(seat)]; }
    [[nodiscard]] QString shownName(int seat) const;
    void setEntry(int seat, const Entry &entry);
    /// The person gave that seat a name that is not the house's.
    [[nodiscard]] bool nameGiven(int seat) const { return entry(seat).name != usual(seat).name; }
    /// The name and picture that the house gives a seat, at the level that most people like to begin with.
    [[nodiscard]] static Entry usual(int seat);
    /// The words for it.
    [[nodiscard]] static QString temperamentText(opponents::Temperament temperament, Call call = Call::knock);
    /// In what way the one in that picture plays: it goes with the face, not with the seat or the name.
    [[nodiscard]] static opponents::Temperament temperamentOf(const QString &portrait);
    /// The picture of the regular of that name, or none.
    Q_INVOKABLE [[nodiscard]] static QString portraitOf(const QString &name);
    /// The picture `step` places further among all that there are.
    [[nodiscard]] static QString portraitAfter(const QString &portrait, int step);

private:
    [[nodiscard]] static QString levelName(const Entry &seat);
    [[nodiscard]] static QString programText(const QString &command);
    [[nodiscard]] QString personText(int seat) const;

    std::vector<Entry> m_entries;
    int m_count = 0;
    Call m_call = Call::knock;
};
