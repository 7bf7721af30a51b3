// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "advice/estimate.h"
#include "advice/imagined_worths.h"
#include "game/random.h"
#include "pinale/pinale.h"

#include <QCoreApplication>

#include <algorithm>

/// The turns of Pinale that are worth a look, as nobody could read all: to draw, and the best with the top of the pile;
/// then the best with the card drawn. Each is played on in hands that may be the real ones. What is counted is by how
/// many points the side comes off better than the others from here to the end of the deal, as far as that brings it
/// nearer to winning the match.
class PinaleEstimate : public Estimate
{
    Q_DECLARE_TR_FUNCTIONS(PinaleEstimate)

public:
    using Move = pinale::Move;
    using View = pinale::View;

    /// A turn as far as it is made up on the table, none before that. The table owns it, and empties it once the choice
    /// is made.
    using Begun = std::shared_ptr<const std::optional<pinale::Turn>>;

    /// Of a view that fits; `pile` are the discards from the lowest. The move that was made, if one was, is the first.
    /// Of a turn that is `begun` the best ways to go on from there are told, too, and of all turns what is left to do.
    PinaleEstimate(const View &view, const pinale::Pack &pile, const std::optional<Move> &made = std::nullopt,
                   Begun begun = {});

    /// The seat of the view has to draw, or to play its turn.
    [[nodiscard]] static bool fits(const View &view);
    [[nodiscard]] const Move &move(std::size_t move) const { return m_lines[move].move; }
    /// Whether the move can still be made without taking anything back.
    [[nodiscard]] bool goesOn(std::size_t move) const
    {
        return !restOf(m_lines[move].move, m_view, begun()).goesBack();
    }
    /// What was begun since the turns were looked for is kept by none of them: another estimate knows more.
    [[nodiscard]] bool isOutrun() const;
    /// What is left to do of a move once this much of it lies: "lay three kings and discard the 4 of spades"; nothing
    /// where something has to be taken back first.
    [[nodiscard]] static std::optional<QString> leftOf(const Move &move, const View &view, const pinale::Turn &begun);
    /// Of moves that come to the same, as with steps in another order, that which is here.
    [[nodiscard]] std::optional<std::size_t> placeOf(const Move &move) const;

    [[nodiscard]] std::shared_ptr<Estimate> copy() const override { return std::make_shared<PinaleEstimate>(*this); }
    void imagine(int deals) override;
    [[nodiscard]] int deals() const override { return m_deals; }
    [[nodiscard]] int mostDeals() const override;
    [[nodiscard]] std::size_t moves() const override { return m_lines.size(); }
    /// Turns that lay the same.
    [[nodiscard]] std::size_t kindOf(std::size_t move) const override { return m_lines[move].lay; }
    /// All but to draw, and the best turn that keeps all that lies.
    [[nodiscard]] bool isOneOfMany(std::size_t move) const override;
    [[nodiscard]] CountedWords counted() const override { return CountedWords(Counted::margin); }
    [[nodiscard]] double chance(std::size_t move) const override;
    /// By points that are laid: of turns with the same figure that which lays more is advised, as what lies is safe.
    [[nodiscard]] double strength(std::size_t move) const override;
    [[nodiscard]] double gain(std::size_t /*move*/) const override { return 0; }
    [[nodiscard]] double error(std::size_t move) const override;
    [[nodiscard]] bool surelyWorse(std::size_t one, std::size_t other) const override;
    [[nodiscard]] int deal() const override { return m_view.deal; }
    [[nodiscard]] QString moment() const override;
    [[nodiscard]] QStringList hand() const override;
    [[nodiscard]] QStringList open() const override;
    [[nodiscard]] QString handTitle() const override;
    [[nodiscard]] QString openTitle() const override;
    [[nodiscard]] QString action(std::size_t move) const override;
    [[nodiscard]] QString begins(std::size_t move) const override;
    [[nodiscard]] QString label(std::size_t move) const override;
    [[nodiscard]] QString impersonal(std::size_t move) const override;
    [[nodiscard]] QString done(std::size_t move) const override;
    /// All that leaves the hand.
    [[nodiscard]] QStringList give(std::size_t move) const override;
    [[nodiscard]] QStringList take(std::size_t /*move*/) const override { return {}; }
    [[nodiscard]] QStringList moved(std::size_t move) const override;
    [[nodiscard]] QList<MovePart> parts(std::size_t move) const override;
    /// What it lays.
    [[nodiscard]] QString worth(std::size_t move) const override;
    /// What speaks for it, for whoever has just been told the whole turn; `names` by seat.
    [[nodiscard]] QString why(std::size_t move, const QStringList &names) const;

protected:
    [[nodiscard]] QString reasonBeside(std::size_t move, const QStringList &names,
                                       const std::vector<std::size_t> &beside) const override;

private:
    using Card = cards::Card;

    /// A turn, and what it has come to.
    struct Line
    {
        Move move;
        pinale::Board board; ///< after it
        pinale::Bag left;    ///< in the hand after it
        std::size_t lay = 0; ///< the first of the turns that lay the same
        int laid = 0;        ///< points that the side's melds are worth more
        bool out = false;
        ImaginedWorths worths = {}; ///< points
        int wentOut = 0;            ///< deals in which the side of the seat ended the hand
        bool isBehind = false;      ///< and is played on no further
        [[nodiscard]] double goingOut() const { return wentOut / std::max(1.0, double(worths.deals())); }
    };
    enum class Said : std::uint8_t { toYou, ofAnybody, asDone };
    /// What is left to do of a turn, from what lies already.
    struct Rest
    {
        int back = 0;       ///< so many steps are to be taken back first, the take of the top one of them
        bool takes = false; ///< the top of the pile is still to be taken
        std::optional<pinale::Turn> from;
        std::vector<pinale::Step> steps = {};
        [[nodiscard]] bool goesBack() const { return back > 0; }
    };
    /// How far a turn is begun: whether it takes the top, and what it has laid.
    using Extent = std::pair<bool, std::vector<pinale::Step>>;

    // pinale_estimate.cpp
    void add(const Move &move);
    /// Ways to lay that are looked at, and whole turns: more than are told, as those that fall behind in the first
    /// deals are played on no further.
    struct Looks
    {
        std::size_t lays;
        std::size_t turns;
    };
    static constexpr Looks ofTurn{.lays = 10, .turns = 24};
    /// Of turns with the top of the pile, beside the draw; of turns that go on from what lies.
    static constexpr Looks ofTake{.lays = 4, .turns = 8};
    static constexpr Looks fromThere{.lays = 4, .turns = 8};
    [[nodiscard]] std::vector<pinale::Turn> laysOf(const pinale::Turn &turn, std::size_t most) const;
    void addPlans(const pinale::Turn &turn, const Looks &looks);

    // pinale_estimate_figures.cpp
    void leaveBehind();
    [[nodiscard]] bool isClear() const;
    [[nodiscard]] const Line &leader() const;
    [[nodiscard]] double meanOf(const Line &line) const;
    [[nodiscard]] bool draws() const { return m_view.phase == pinale::Phase::draw; }
    [[nodiscard]] static bool isDraw(const Line &line) { return std::holds_alternative<pinale::Draw>(line.move); }

    // pinale_estimate_begun.cpp
    [[nodiscard]] const pinale::Turn *begun() const { return m_begun && *m_begun ? &**m_begun : nullptr; }
    [[nodiscard]] std::optional<Extent> extent() const;
    [[nodiscard]] static Rest restOf(const Move &move, const View &view, const pinale::Turn *begun);

    // pinale_estimate_words.cpp
    [[nodiscard]] static QString told(const Move &move, const View &view, Said said, const pinale::Turn *begun);
    [[nodiscard]] static QStringList goingBack(const Rest &rest, const pinale::Turn *begun);
    [[nodiscard]] static QStringList stepsTold(const Rest &rest, Said said);

    // pinale_estimate_parts.cpp
    [[nodiscard]] QList<MovePart> cardByCard(const pinale::Play &play, bool inShort) const;
    /// In a line of the hint; else melds are told in short, and the reason tells them in full.
    [[nodiscard]] static bool hasRoom(const QList<MovePart> &parts);

    // pinale_estimate_reasons.cpp
    [[nodiscard]] QString whatFor(const Line &line) const;
    [[nodiscard]] QString besideTheMost(const Line &line, const Line &most) const;
    [[nodiscard]] QString whoIsNearlyOut(const QStringList &names) const;
    [[nodiscard]] QString whatFollows(const Line &line, const QStringList &names) const;
    [[nodiscard]] bool mayAdd(const Line &line, game::Seat seat, Card card) const;

    View m_view;
    Begun m_begun;
    std::optional<Extent> m_lookedFrom; ///< beside the beginning
    pinale::Pack m_pile;
    std::vector<Line> m_lines;
    std::size_t m_made = 0; ///< so many of them, one or none, were made
    int m_deals = 0;
    bool m_isClear = false;
    game::Random m_random;
};
