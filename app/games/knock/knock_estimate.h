// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "advice/estimate.h"
#include "advice/imagined_worths.h"
#include "game/random.h"
#include "knock/knock.h"
#include "knock/memory.h"
#include "knock/worth.h"

#include <QCoreApplication>

/// How many cards have been played in the deal.
[[nodiscard]] int cardsPlayed(const knock::View &view);

/// The moves of a choice of Knock!: each card, and each discard, is played on in hands that fit all that was seen and
/// heard. What is counted is how many points the side comes off better from here to the end of the deal, halved as
/// game points are. Of a request that comes before a lead it is thought that the partner does as it is asked. A signal
/// with a card changes no figure: of moves with the same card that with the signal comes first that pays
/// best in matches, as players of the house give it.
class KnockEstimate : public Estimate
{
    Q_DECLARE_TR_FUNCTIONS(KnockEstimate)

public:
    /// Of a view that fits.
    KnockEstimate(const knock::View &view, const knock::Memory &memory);

    /// The seat of the view has to play a card, to discard, or to ask its partner for a trump, which it does only with
    /// one of its own.
    [[nodiscard]] static bool fits(const knock::View &view);

    [[nodiscard]] std::shared_ptr<Estimate> copy() const override { return std::make_shared<KnockEstimate>(*this); }
    void imagine(int deals) override;
    [[nodiscard]] int deals() const override { return m_deals; }
    [[nodiscard]] std::size_t moves() const override { return m_moves.size(); }
    [[nodiscard]] CountedWords counted() const override { return CountedWords(Counted::balance); }
    [[nodiscard]] double chance(std::size_t move) const override;
    [[nodiscard]] std::size_t variantOf(std::size_t move) const override;
    [[nodiscard]] double gain(std::size_t move) const override;
    [[nodiscard]] double error(std::size_t move) const override;
    [[nodiscard]] bool surelyWorse(std::size_t one, std::size_t other) const override;
    [[nodiscard]] int deal() const override { return m_view.deal; }
    [[nodiscard]] QString moment() const override;
    [[nodiscard]] QStringList hand() const override;
    [[nodiscard]] QStringList open() const override;
    [[nodiscard]] QString handTitle() const override;
    [[nodiscard]] QString openTitle() const override;
    [[nodiscard]] QString action(std::size_t move) const override;
    [[nodiscard]] QString label(std::size_t move) const override;
    [[nodiscard]] QString done(std::size_t move) const override;
    [[nodiscard]] QStringList give(std::size_t move) const override;
    [[nodiscard]] QStringList take(std::size_t /*move*/) const override { return {}; }
    [[nodiscard]] QList<MovePart> parts(std::size_t move) const override;
    /// The signal.
    [[nodiscard]] QString worth(std::size_t move) const override;

protected:
    [[nodiscard]] QString reasonBeside(std::size_t move, const QStringList &names,
                                       const std::vector<std::size_t> &beside) const override;

private:
    /// What a card, or a discard, has come to; moves that differ in a signal alone share one.
    struct Line
    {
        knock::CardSet cards;
        knock::Signal request = knock::Signal::none; ///< before the partner's lead
        ImaginedWorths worths = {};
        int taken = 0;     ///< deals in which the side took the first trick
        double points = 0; ///< in it, over the deals, for the side; what the others took counts against it
    };

    [[nodiscard]] const Line &lineOf(std::size_t move) const { return m_lines[m_lineOf[move]]; }
    [[nodiscard]] knock::Signal signalOf(std::size_t move) const;
    [[nodiscard]] QString said(std::size_t move) const;
    [[nodiscard]] QString withSignal(const QString &move, std::size_t index) const;
    void play(Line &line, const knock::Hands &hands) const;
    [[nodiscard]] QString told(const Line &line, const QStringList &names) const;
    [[nodiscard]] bool matters(const knock::Said &said) const;
    [[nodiscard]] QString partnersSignal(const QStringList &names) const;
    [[nodiscard]] QString whoseTrick(const Line &line) const;
    [[nodiscard]] QString afterwards(const Line &line) const;
    [[nodiscard]] static QString without(const QStringList &suits);
    [[nodiscard]] QString toldDiscard(const Line &line) const;
    [[nodiscard]] bool wasSaid(std::size_t move) const;
    [[nodiscard]] bool asks() const { return m_view.phase == knock::Phase::request; }
    [[nodiscard]] bool discards() const { return m_view.phase == knock::Phase::discard; }

    knock::View m_view;
    knock::Memory m_memory;
    knock::Habits m_habits;
    knock::MoveList m_moves;
    std::vector<std::size_t> m_lineOf; ///< by move
    std::vector<Line> m_lines;
    int m_deals = 0;
    game::Random m_random;
};
