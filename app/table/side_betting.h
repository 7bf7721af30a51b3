// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "words/bet_words.h"

#include <QObject>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include <optional>
#include <vector>

/// Bets between those at a table on who lasts longer, as the person sees them: which are open, what is left in the own
/// purse, and one that is being put together.
class SideBetting : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by the table")
    /// By the rules of this match there are such bets.
    Q_PROPERTY(bool played READ played NOTIFY changed)
    /// Each open bet in a line, and what the purse holds, in words.
    Q_PROPERTY(QStringList lines READ lines NOTIFY changed)
    Q_PROPERTY(QString purse READ purse NOTIFY changed)
    /// Of the tab that opens the slip with them: "Bets 2".
    Q_PROPERTY(QString label READ label NOTIFY changed)
    Q_PROPERTY(bool open READ open WRITE setOpen NOTIFY openChanged)
    /// The person puts one together: what may be chosen of each part, and what is.
    Q_PROPERTY(bool drafting READ drafting WRITE setDrafting NOTIFY draftChanged)
    Q_PROPERTY(QString sentence READ sentence NOTIFY draftChanged)

public:
    enum Part { With, Backs, Against, Stake };
    Q_ENUM(Part)

    /// By seats; the person's is 0.
    struct Bet
    {
        int by = 0;
        int with = 0;
        int backs = 0;
        int against = 0;
        int stake = 0;
        bool operator==(const Bet &) const = default;
    };
    /// What lies at a table.
    struct Lying
    {
        bool played = false;
        int purse = 0;
        std::vector<Bet> bets;
        QStringList names; ///< by seat; empty for whoever is told "you"
        bool operator==(const Lying &) const = default;
    };

    using QObject::QObject;
    void lay(Lying lying);
    /// The bets that the person may offer now; none ends the draft.
    void setPossible(std::vector<Bet> bets);
    [[nodiscard]] BetWords words(const Bet &bet) const;
    [[nodiscard]] std::optional<Bet> draft() const;

    [[nodiscard]] bool played() const { return m_lying.played; }
    [[nodiscard]] QStringList lines() const;
    [[nodiscard]] QString purse() const;
    [[nodiscard]] QString label() const;
    [[nodiscard]] bool open() const { return m_open; }
    void setOpen(bool open);
    [[nodiscard]] bool drafting() const { return m_drafting; }
    void setDrafting(bool drafting);
    [[nodiscard]] QString sentence() const;
    /// In words, of a part of the draft: all that may be chosen there, with what is chosen of the parts before it.
    [[nodiscard]] Q_INVOKABLE QStringList choices(SideBetting::Part part) const;
    [[nodiscard]] Q_INVOKABLE int chosen(SideBetting::Part part) const;
    Q_INVOKABLE void choose(SideBetting::Part part, int place);
    void respeak();

Q_SIGNALS:
    void changed();
    void openChanged();
    void draftChanged();

private:
    [[nodiscard]] std::vector<int> values(Part part) const;

    Lying m_lying;
    std::vector<Bet> m_possible;
    std::size_t m_draft = 0; ///< among the possible ones
    bool m_open = false;
    bool m_drafting = false;
};
