// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

// PinaleEstimate: turns in words and in cards.

#include "games/pinale/pinale_estimate.h"

#include "games/pinale/pinale_words.h"
#include "words/face.h"
#include "words/phrases.h"

#include <algorithm>

using namespace pinale;
using namespace Qt::StringLiterals;
using cards::Card;

namespace {

QString card(Card card)
{
    return PinaleWords::card(card);
}

QString cardsOf(const Slots &slots)
{
    std::vector<Card> cards;
    for (const Slot &slot : slots)
        cards.push_back(slot.card);
    return PinaleWords::cards(cards);
}

} // namespace

// ---------------------------------------------------------------- the choice

QString PinaleEstimate::moment() const
{
    return draws() ? tr("At the draw, %n card(s) in the stock", nullptr, m_view.stock)
                   : tr("After the draw, %n card(s) in the stock", nullptr, m_view.stock);
}

QStringList PinaleEstimate::hand() const
{
    return facesOf(Pinale::pack, m_view.hand);
}

QStringList PinaleEstimate::open() const
{
    return draws() && !m_view.up.hidden() ? QStringList{faceOf(Pinale::pack, m_view.up)} : QStringList();
}

QString PinaleEstimate::handTitle() const
{
    return QCoreApplication::translate("ReviewEntry", "Your hand");
}

QString PinaleEstimate::openTitle() const
{
    return tr("The top of the pile");
}

// ---------------------------------------------------------------- a turn

QString PinaleEstimate::action(std::size_t move) const
{
    return isDraw(m_lines[move]) ? u"draw"_s : u"discard"_s;
}

QString PinaleEstimate::begins(std::size_t move) const
{
    const Rest rest = restOf(m_lines[move].move, m_view, begun());
    if (rest.goesBack())
        return u"back"_s;
    if (isDraw(m_lines[move]))
        return u"draw"_s;
    return rest.takes ? u"take"_s : rest.steps.empty() ? u"discard"_s : u"lay"_s;
}

QStringList PinaleEstimate::stepsTold(const Rest &rest, Said said)
{
    const bool done = said == Said::asDone;
    pinale::Turn turn = *rest.from;
    QStringList told;
    for (const Step &step : rest.steps) {
        if (const auto *fresh = std::get_if<NewMeld>(&step)) {
            const QString meld = PinaleWords::aMeld(fresh->meld);
            told << (done ? tr("laid %1", "after 'You'; a meld with its article").arg(meld)
                          : tr("lay %1", "a meld with its article").arg(meld));
        } else if (const auto *extend = std::get_if<Extend>(&step)) {
            const QString cards = cardsOf(extend->slots);
            const QString meld = PinaleWords::toMeld(turn.board()[extend->meld]);
            told << (done ? tr("added %1 %2", "after 'You'; cards; 'to the kings'").arg(cards, meld)
                          : tr("add %1 %2", "cards; 'to the kings'").arg(cards, meld));
        } else {
            const auto &swap = std::get<Swap>(step);
            const Slot slot = turn.board()[swap.meld].slots[swap.slot];
            told << (done ? tr("swapped %1 for %2", "after 'You'; cards").arg(card(slot.as), card(slot.card))
                          : tr("swap %1 for %2", "cards").arg(card(slot.as), card(slot.card)));
        }
        if (turn.apply(step))
            break;
    }
    return told;
}

/// What is to be taken back first, the last of it before the others; many things are not told one by one.
QStringList PinaleEstimate::goingBack(const Rest &rest, const pinale::Turn *begun)
{
    if (!rest.goesBack())
        return {};
    constexpr int few = 2;
    const auto laid = static_cast<int>(begun->steps().size());
    if (rest.back > few && rest.back < laid)
        return {tr("take back the last %n that you have laid", "melds, or cards laid to one; what is done then follows",
                   rest.back)};
    if (rest.back > few || rest.back > laid)
        return {tr("take back what you have laid", "what is done then follows")};
    QStringList told;
    pinale::Turn turn = *begun;
    for (int step = 0; step < rest.back; ++step, turn.undo())
        told << PinaleWords::undoLast(turn);
    return told;
}

QString PinaleEstimate::told(const Move &move, const View &view, Said said, const pinale::Turn *begun)
{
    const Rest rest = restOf(move, view, begun);
    const auto *play = std::get_if<Play>(&move);
    if (play == nullptr && rest.goesBack())
        return tr("put %1 back and draw from the stock", "a card").arg(card(view.up));
    if (play == nullptr)
        return said == Said::asDone ? tr("You drew from the stock") : tr("Draw from the stock");
    QStringList told;
    told << goingBack(rest, begun);
    if (rest.takes) {
        const QString up = card(view.up);
        told << (said == Said::asDone      ? tr("took %1", "after 'You'; a card").arg(up)
                     : said == Said::toYou ? tr("take %1", "to whoever is to do it; a card").arg(up)
                                           : tr("take %1", "after somebody's name; a card").arg(up));
    }
    told << stepsTold(rest, said);
    const QString dropped = card(play->discard);
    told << (said == Said::asDone ? tr("discarded %1", "after 'You'; a card").arg(dropped)
                                  : tr("discard %1", "a card").arg(dropped));
    const QString all = Phrases::list(told);
    return said == Said::asDone ? tr("You %1", "all that was done in a turn: 'took the 7 of hearts and …'").arg(all)
                                : all;
}

QString PinaleEstimate::label(std::size_t move) const
{
    return Phrases::capital(told(m_lines[move].move, m_view, Said::toYou, begun()));
}

QString PinaleEstimate::impersonal(std::size_t move) const
{
    return Phrases::capital(told(m_lines[move].move, m_view, Said::ofAnybody, nullptr));
}

QString PinaleEstimate::done(std::size_t move) const
{
    return told(m_lines[move].move, m_view, Said::asDone, nullptr);
}

QStringList PinaleEstimate::give(std::size_t move) const
{
    const auto *play = std::get_if<Play>(&m_lines[move].move);
    if (play == nullptr)
        return {};
    Bag gone(m_view.hand);
    m_lines[move].left.eachFace([&gone, &left = m_lines[move].left](Card face) {
        for (int copy = 0; copy < left.count(face) && gone.contains(face); ++copy)
            gone.erase(face);
    });
    return facesOf(Pinale::pack, gone.list());
}

QStringList PinaleEstimate::moved(std::size_t move) const
{
    const auto *play = std::get_if<Play>(&m_lines[move].move);
    return play != nullptr && play->takes ? give(move) + open() : give(move);
}

QString PinaleEstimate::worth(std::size_t move) const
{
    const Line &line = m_lines[move];
    // What lies there already is not laid again.
    const Board &lies = begun() != nullptr && goesOn(move) ? begun()->board() : m_view.board;
    const int lays = line.laid + valueOf(m_view.board, m_view.side(), m_view.options)
        - valueOf(lies, m_view.side(), m_view.options);
    if (line.out)
        return lays > 0 ? tr("lays %n point(s) and goes out", "a turn", lays) : tr("goes out", "a turn");
    return lays > 0 ? tr("lays %n point(s)", "a turn", lays) : QString();
}
