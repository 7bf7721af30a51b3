// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "words/counted_words.h"

#include <QList>
#include <QStringList>

#include <cstddef>
#include <functional>
#include <limits>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

/// A part of a move as cards show it: "Give", and what is given.
struct MovePart
{
    QString verb;
    QStringList faces;
    bool operator==(const MovePart &) const = default;
};

/// What can be told of the moves of one choice: how often each loses a token in the deals imagined so far, and why, in
/// the words of its game. A move is named by its place among the estimate's moves: these are the legal moves in their
/// order, where the game lists them all (GameTable::placeIn()). It knows the chooser's view and nothing
/// else.
class Estimate
{
public:
    virtual ~Estimate() = default;

    [[nodiscard]] virtual std::shared_ptr<Estimate> copy() const = 0;
    /// Imagines so many deals more; fewer once nothing is in doubt (mostDeals()).
    virtual void imagine(int deals) = 0;

    /// Imagined so far.
    [[nodiscard]] virtual int deals() const = 0;
    /// So many are enough where deals take long to play on; else the house's number is (Counsel::enough()). It may fall
    /// while they are imagined, by what they tell and not by how many were asked for at a time: whoever asks comes to
    /// the same.
    [[nodiscard]] virtual int mostDeals() const { return std::numeric_limits<int>::max(); }
    [[nodiscard]] virtual std::size_t moves() const = 0;
    /// What is lost.
    [[nodiscard]] virtual CountedWords counted() const { return CountedWords(Counted::tokens); }
    /// What that move costs in the mean, 1 being a life in every deal: where a deal costs one at most, the chance to
    /// lose it. 0 before any deal.
    [[nodiscard]] virtual double chance(std::size_t move) const = 0;
    /// The share of all hands that the one after it beats; 0 where nobody knows it.
    [[nodiscard]] virtual double strength(std::size_t /*move*/) const { return 0; }
    /// The move that was announced when the step before it was advised, where this is a later step of a turn: of moves
    /// with the same figure it is advised.
    [[nodiscard]] virtual std::optional<std::size_t> foretold() const { return std::nullopt; }
    /// The first of the moves that differ from this one in nothing that figures count, as the same card with one signal
    /// or another; of these a hint tells one.
    [[nodiscard]] virtual std::size_t variantOf(std::size_t move) const { return move; }
    /// The first of the moves that differ from this one in their least part only, as in the card that is discarded
    /// after much else: a hint tells two of these where others are there.
    [[nodiscard]] virtual std::size_t kindOf(std::size_t move) const { return move; }
    /// Of such moves a hint tells the best few; of others all, unless very many have the same ticket.
    [[nodiscard]] virtual bool isOneOfMany(std::size_t move) const
    {
        return action(move) == QLatin1StringView("exchange");
    }
    /// To gain one.
    [[nodiscard]] virtual double gain(std::size_t move) const = 0;
    /// The standard error of chance().
    [[nodiscard]] virtual double error(std::size_t move) const = 0;
    /// Whether one is more dangerous than the other, and not only by the chance of these deals.
    [[nodiscard]] virtual bool surelyWorse(std::size_t one, std::size_t other) const = 0;
    /// The move that is advised, by hint, review and coach alike: of those whose chances to lose a token cannot be told
    /// apart in hundredths that which gains most, of equal ones the safest, and then of those with the same figure,
    /// where they have the same ticket or keep the hand whole, the one that leaves the best hand.
    [[nodiscard]] std::size_t advised() const;
    /// Nobody need care which of the two is made, it or the advised one: it is printed the same, or one that is printed
    /// like it cannot be told apart from the best in these deals, or the figures differ by next to nothing. Hint and
    /// review call the same moves so.
    [[nodiscard]] bool asGood(std::size_t move) const;
    /// The hundredths by which the chance with that move is larger than with the advised one, both as they are
    /// printed; 0 where it is as good.
    [[nodiscard]] int cost(std::size_t move) const;

    /// As far as the house tells shares apart.
    [[nodiscard]] static int hundredths(double share);

    /// The number of the deal, and when in it the choice is: "Lap 2".
    [[nodiscard]] virtual int deal() const = 0;
    [[nodiscard]] virtual QString moment() const = 0;
    /// Faces: what is held, or what the dealer looks at; and the cards that lie open to be taken, none in the dealer's
    /// choice.
    [[nodiscard]] virtual QStringList hand() const = 0;
    [[nodiscard]] virtual QStringList open() const = 0;
    /// What stands over those cards.
    [[nodiscard]] virtual QString handTitle() const = 0;
    [[nodiscard]] virtual QString openTitle() const = 0;

    /// The ticket that makes the move: "knock", "exchange" …
    [[nodiscard]] virtual QString action(std::size_t move) const = 0;
    /// The ticket with which it begins, where the one that makes it is there only later.
    [[nodiscard]] virtual QString begins(std::size_t move) const { return action(move); }
    /// "Knock", "Give the 4 of coins, take the 7 of swords".
    [[nodiscard]] virtual QString label(std::size_t move) const = 0;
    /// The same without what is expected to follow it in the turn: what was done when it was made.
    [[nodiscard]] virtual QString step(std::size_t move) const { return label(move); }
    /// That step after somebody's name, where some languages must not say "you".
    [[nodiscard]] virtual QString impersonal(std::size_t move) const { return step(move); }
    /// The same to whoever has made it: "You knocked", "You gave the 4 of coins and took the 7 of swords".
    [[nodiscard]] virtual QString done(std::size_t move) const = 0;
    /// Faces, where the move is best told by them.
    [[nodiscard]] virtual QStringList give(std::size_t move) const = 0;
    [[nodiscard]] virtual QStringList take(std::size_t move) const = 0;
    /// The cards that step() names.
    [[nodiscard]] virtual QStringList moved(std::size_t move) const { return give(move) + take(move); }
    /// A face of open() with its place there, as moved() may have it where there are several alike.
    [[nodiscard]] static QString placed(const QString &face, qsizetype place)
    {
        return face + QLatin1Char('#') + QString::number(place);
    }
    /// The move in cards, one thing after the other; empty where its label says it all.
    [[nodiscard]] virtual QList<MovePart> parts(std::size_t move) const;
    /// The card that goes out of play with the move, or with what is to follow it in the turn.
    [[nodiscard]] virtual QStringList away(std::size_t /*move*/) const { return {}; }
    /// What the hand is worth after it, or what is said with it; empty where nobody knows, and nothing is said.
    [[nodiscard]] virtual QString worth(std::size_t move) const = 0;
    /// What a hint says of it beside the move, where that is not the worth.
    [[nodiscard]] virtual QString aside(std::size_t move) const { return worth(move); }
    /// One or two sentences on why that move's chance is what it is. `names` are those of the seats; of other moves
    /// those of `beside` are named and no others, as whoever reads it has them in sight; none stands for all.
    [[nodiscard]] QString reason(std::size_t move, const QStringList &names,
                                 const std::vector<std::size_t> &beside = {}) const
    {
        return reasonBeside(move, names, beside);
    }
    /// The move with which the advised one is best compared: that which looks better, or the next best. Of `beside`, as
    /// above.
    [[nodiscard]] virtual std::optional<std::size_t> rival(const std::vector<std::size_t> & /*beside*/ = {}) const
    {
        return std::nullopt;
    }

protected:
    [[nodiscard]] virtual QString reasonBeside(std::size_t move, const QStringList &names,
                                               const std::vector<std::size_t> &beside) const = 0;
};

/// The estimate of a choice, not begun. It is made when it is first asked for, which nobody does for most choices, and
/// is then the same for all copies; an empty one stands for a choice that none can be made of. For one thread.
class LazyEstimate
{
public:
    using Maker = std::function<std::shared_ptr<const Estimate>()>;

    LazyEstimate() = default;
    explicit LazyEstimate(Maker make)
        : m_kept(std::make_shared<Kept>(Kept{.make = std::move(make), .made = {}}))
    {
    }

    [[nodiscard]] explicit operator bool() const { return m_kept != nullptr; }
    /// It was asked for.
    [[nodiscard]] bool isMade() const { return m_kept != nullptr && m_kept->made != nullptr; }
    /// Not of an empty one.
    [[nodiscard]] const std::shared_ptr<const Estimate> &get() const
    {
        if (m_kept->made == nullptr)
            m_kept->made = m_kept->make();
        return m_kept->made;
    }

private:
    struct Kept
    {
        Maker make;
        std::shared_ptr<const Estimate> made;
    };
    std::shared_ptr<Kept> m_kept;
};

/// A move that was made: its place in an estimate of the choice.
struct MadeMove
{
    LazyEstimate choice;
    std::size_t move = 0;
};
