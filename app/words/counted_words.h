// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QCoreApplication>
#include <QString>
#include <QStringList>

#include <algorithm>
#include <cstdint>

/// What a player has a few of, and loses when a deal goes badly; or gets when it goes well.
enum class Counted : std::uint8_t {
    tokens,  ///< one a life
    pennies, ///< one a life, and a last life after them that has none; a deal may cost two
    corners, ///< the same, of a banknote: each life lost folds one
    points,  ///< none: nothing is lost, and points are written down
    chips,   ///< many, which are staked for every deal and won from the others
    balance, ///< none: points above the half of a deal, which one side gains and the other loses
    margin,  ///< none: points by tens and hundreds, of which a side wants more than the others
};

/// What is said of the lives of a game, in the language spoken now. A game names its kind (Table::counted()).
class CountedWords
{
    Q_DECLARE_TR_FUNCTIONS(CountedWords)

public:
    explicit CountedWords(Counted counted)
        : m_counted(counted)
    {
    }

    /// Of resources/tokens.
    [[nodiscard]] QString picture() const;
    /// The same of a last life that has no piece of its own.
    [[nodiscard]] QString pictureOfLast() const;
    /// What is left: "3 tokens", "2 corners"; with none and a last life "on the county", "free ride".
    [[nodiscard]] QString held(int pieces, bool lastLife) const;
    /// The same of somebody, as a sentence; there is a life left. Of pennies and corners.
    [[nodiscard]] QString left(bool own, const QString &name, int pieces, bool lastLife) const;
    /// "−1 token", "+1 token", "−2 lives", "+3 points", "+4 chips".
    [[nodiscard]] QString change(int by) const;
    /// "pays a token", "loses 2 lives"; "gets a token", "scores 3 points".
    [[nodiscard]] QString pays(int lost) const;
    [[nodiscard]] QString gets(int gained) const;

    // Sentences.
    /// "You lose a token", "Bruno loses 2 lives".
    [[nodiscard]] QString loses(bool own, const QString &name, int lost) const;
    [[nodiscard]] QString gains(bool own, const QString &name, int gained) const;
    /// "Bruno loses a token: 17 in cups, 2 left", of the first of these.
    [[nodiscard]] QString losesWith(const QString &loses, const QString &worth, int left, bool lastLife) const;
    /// "A token each: Bruno and Teresa"
    [[nodiscard]] QString oneEach(const QString &names) const;
    /// Who has lost the last of them: a list of names, or one name, or the person with so many still in.
    [[nodiscard]] QString lastGone(const QStringList &names, bool own, int stillIn) const;
    /// The same of chips: who cannot ante any more.
    [[nodiscard]] QString lastChipsGone(const QStringList &names, bool own, int stillIn) const;
    /// "The last token!", and what it means: everybody who is in, of whom some may come back, or who have no piece left
    /// to lose with that last life.
    [[nodiscard]] QString lastOnes(bool two) const;
    [[nodiscard]] QString whatIsAtStake(bool two, bool forGood, bool pieces) const;
    /// "You are out, in third place of 6: your last token went in deal 9."
    [[nodiscard]] QString outIn(const QString &place, int seats, int deal) const;

    // The risk of a move: what it costs in the mean, 1 being a life in every deal. Points and chips that it brings are
    // below 0. All are told in a hundred deals: so two moves have the same figure only where nothing tells them apart.
    /// But of a margin 1 are a hundred points in this deal.
    /// "12%"; of what may cost two, "12".
    [[nodiscard]] QString figure(double cost) const;
    /// "you lose a token 12 times in 100"
    [[nodiscard]] QString chance(double cost) const;
    /// The same for whoever still learns the game: without decimals.
    [[nodiscard]] QString inWhole(double cost) const;
    /// The same of another move, after that.
    [[nodiscard]] QString inWholeThen(double cost) const;
    /// Over a column of figures.
    [[nodiscard]] QString riskTitle() const;
    [[nodiscard]] QString riskOf(const QString &name) const;
    /// What the hint is for.
    [[nodiscard]] QString riskNote() const;
    [[nodiscard]] QString riskShownHere() const;
    /// By how much a move was dearer than the best: "+8 points of risk"; of the dearest of several.
    [[nodiscard]] QString dearer(int hundredths, bool worst) const;
    /// "Better: knock. Your risk was 8 percentage points higher."
    [[nodiscard]] QString costlier(const QString &better, int hundredths) const;
    /// A move and its figure, beside another of its kind: all in a sentence.
    struct Compared
    {
        QString name;
        QString move;
        QString figure;
        QString kind; ///< "Better", "As good", "Next best"
        QString other;
        QString otherFigure;
    };
    [[nodiscard]] QString compared(const Compared &moves) const;

    /// How long a bar for it is, where one of wholeBar() is as long as can be.
    [[nodiscard]] double bar(double cost) const { return std::max(0.0, brings() ? -cost : cost); }
    [[nodiscard]] double wholeBar() const { return balance() ? 25 : margin() ? 1 : points() ? 4 : 1; }
    /// A move beside the best one: "A little riskier", "Much riskier"; that brings "A little less", "Much less".
    [[nodiscard]] QString worse(bool much) const;
    /// What a bad deal costs is lost, and brings nobody anything.
    [[nodiscard]] bool lives() const { return !brings(); }
    /// Hundredths by which a move has to be dearer than the best to be called a mistake.
    /// Hundredths that nobody would choose by.
    [[nodiscard]] int hardlyMore() const { return balance() ? 20 : 0; }
    [[nodiscard]] int mistakeFrom() const { return balance() ? 50 : margin() ? 10 : brings() ? 20 : 5; }

    // Over a match or many.
    [[nodiscard]] QString dealByDeal() const;
    [[nodiscard]] QString lostInAll() const;
    [[nodiscard]] QString lostPerDeal() const;
    [[nodiscard]] QString lostOver(int matches) const;
    [[nodiscard]] QString lostIn(const QString &match, const QString &day, const QString &rate) const;
    /// Of points and chips: all of them, and those of a deal; over the last matches, and in one of them.
    [[nodiscard]] QString madeInAll() const;
    [[nodiscard]] QString madePerDeal() const;
    /// Empty where none are ever gained.
    [[nodiscard]] QString gainedInAll() const;

private:
    /// What is lost is called a life, and the pieces stand for it.
    [[nodiscard]] bool pennies() const { return m_counted == Counted::pennies || corners(); }
    [[nodiscard]] bool points() const { return m_counted == Counted::points || margin(); }
    [[nodiscard]] bool balance() const { return m_counted == Counted::balance; }
    [[nodiscard]] bool margin() const { return m_counted == Counted::margin; }
    [[nodiscard]] bool chips() const { return m_counted == Counted::chips; }
    /// A good deal brings something, where a bad one of lives costs some.
    [[nodiscard]] bool brings() const { return points() || chips() || balance(); }
    [[nodiscard]] bool corners() const { return m_counted == Counted::corners; }

    Counted m_counted;
};
