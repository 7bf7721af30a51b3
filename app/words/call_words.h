// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QCoreApplication>
#include <QString>

#include <cstdint>

/// How a seat calls for the end of a deal, so that everybody else has one more turn; or that none does.
enum class Call : std::uint8_t {
    knock, ///< with a fist on the table
    stop,  ///< with the bell of a bus
    none,  ///< all deals are played to their last card
};

/// What is said of such a call, in the language spoken now. A game names its kind (CatalogEntry::call()).
class CallWords
{
    Q_DECLARE_TR_FUNCTIONS(CallWords)

public:
    explicit CallWords(Call call)
        : m_call(call)
    {
    }

    /// Of resources/tokens.
    [[nodiscard]] QString picture() const;
    /// Of a seat that has called: "you knocked", "has knocked".
    [[nodiscard]] QString told(bool own) const;
    /// The same where deals are listed: "you knocked", "Bruno knocked".
    [[nodiscard]] QString listed(bool own, const QString &name) const;

    // The notice of the last turns; `mover` and `caller` are names.
    [[nodiscard]] QString yours() const;
    [[nodiscard]] QString yoursThenLastOf(const QString &mover) const;
    [[nodiscard]] QString yourLastTurn(const QString &caller) const;
    [[nodiscard]] QString lastTurn(const QString &caller) const;
    /// What is asked of the person then: the hand's worth, and the cards of the monte.
    [[nodiscard]] QString lastQuestion(const QString &caller, const QString &worth, const QString &monte) const;

    // The ticket that calls, while it waits to be pressed a second time, and what is asked then.
    [[nodiscard]] QString really() const;
    [[nodiscard]] QString pressAgain() const;
    [[nodiscard]] QString asksAgain() const;

    /// An opponent's temperament.
    [[nodiscard]] QString early() const;
    [[nodiscard]] QString late() const;

    // In the statistics.
    [[nodiscard]] QString handsAndCalls() const;
    [[nodiscard]] QString calls() const;
    [[nodiscard]] QString yourCalls() const;
    [[nodiscard]] QString howTheyEnded() const;
    /// Those that cost a token.
    [[nodiscard]] QString costlyCalls() const;

private:
    [[nodiscard]] bool stop() const { return m_call == Call::stop; }

    Call m_call;
};
