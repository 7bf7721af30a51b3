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

QString capital(QString words)
{
    if (!words.isEmpty())
        words.front() = words.front().toUpper();
    return words;
}

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
    const auto *play = std::get_if<Play>(&m_lines[move].move);
    if (play == nullptr)
        return u"draw"_s;
    return play->takes ? u"take"_s : play->steps.empty() ? u"discard"_s : u"lay"_s;
}

QStringList PinaleEstimate::stepsTold(const Play &play, Said said) const
{
    const bool done = said == Said::asDone;
    const Choice choice = m_view.choice();
    pinale::Turn turn(choice, play.takes);
    QStringList told;
    for (const Step &step : play.steps) {
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

QString PinaleEstimate::told(const Line &line, Said said) const
{
    const auto *play = std::get_if<Play>(&line.move);
    if (play == nullptr)
        return said == Said::asDone ? tr("You drew from the stock") : tr("Draw from the stock");
    QStringList told;
    if (play->takes) {
        const QString up = card(m_view.up);
        told << (said == Said::asDone      ? tr("took %1", "after 'You'; a card").arg(up)
                     : said == Said::toYou ? tr("take %1", "to whoever is to do it; a card").arg(up)
                                           : tr("take %1", "after somebody's name; a card").arg(up));
    }
    told << stepsTold(*play, said);
    const QString dropped = card(play->discard);
    told << (said == Said::asDone ? tr("discarded %1", "after 'You'; a card").arg(dropped)
                                  : tr("discard %1", "a card").arg(dropped));
    const QString all = Phrases::list(told);
    return said == Said::asDone ? tr("You %1", "all that was done in a turn: 'took the 7 of hearts and …'").arg(all)
                                : capital(all);
}

QString PinaleEstimate::label(std::size_t move) const
{
    return told(m_lines[move], Said::toYou);
}

QString PinaleEstimate::impersonal(std::size_t move) const
{
    return told(m_lines[move], Said::ofAnybody);
}

QString PinaleEstimate::done(std::size_t move) const
{
    return told(m_lines[move], Said::asDone);
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

QList<MovePart> PinaleEstimate::stepParts(const Play &play) const
{
    const Choice choice = m_view.choice();
    pinale::Turn turn(choice, play.takes);
    QList<MovePart> parts;
    for (const Step &step : play.steps) {
        if (const auto *fresh = std::get_if<NewMeld>(&step)) {
            const QStringList faces = PinaleWords::facesOf(fresh->meld.slots, &Slot::card);
            const bool all = faces.size() <= static_cast<qsizetype>(largestGroup);
            parts.append({.verb = tr("lay", "before cards"), .faces = all ? faces : QStringList{faces.front()}});
            if (!all)
                parts.append({.verb = u"–"_s, .faces = {faces.back()}});
        } else if (const auto *extend = std::get_if<Extend>(&step)) {
            parts.append(
                {.verb = tr("add", "before cards"), .faces = PinaleWords::facesOf(extend->slots, &Slot::card)});
        } else {
            const auto &swap = std::get<Swap>(step);
            const Slot slot = turn.board()[swap.meld].slots[swap.slot];
            parts.append({.verb = tr("swap", "before a card"), .faces = {faceOf(Pinale::pack, slot.as)}});
            parts.append({.verb = tr("for", "between two cards"), .faces = {faceOf(Pinale::pack, slot.card)}});
        }
        if (turn.apply(step))
            break;
    }
    return parts;
}

QList<MovePart> PinaleEstimate::cardByCard(const Play &play) const
{
    QList<MovePart> parts = stepParts(play);
    if (play.takes)
        parts.prepend({.verb = tr("take", "before a card"), .faces = open()});
    parts.append({.verb = tr("discard", "before a card"), .faces = {faceOf(Pinale::pack, play.discard)}});
    return parts;
}

bool PinaleEstimate::hasRoom(const QList<MovePart> &parts)
{
    // In letters; a card is as broad as two of them, and so is a gap.
    constexpr qsizetype room = 44;
    qsizetype length = 0;
    for (const MovePart &part : parts)
        length += part.verb.size() + 2 * part.faces.size() + 2;
    return length <= room;
}

QList<MovePart> PinaleEstimate::parts(std::size_t move) const
{
    const auto *play = std::get_if<Play>(&m_lines[move].move);
    if (play == nullptr)
        return {};
    QList<MovePart> parts = cardByCard(*play);
    if (!hasRoom(parts)) {
        const int laid = static_cast<int>(give(move).size()) - 1 + (play->takes ? 1 : 0);
        const MovePart all{.verb = tr("lay %n card(s)", "in several melds", laid), .faces = {}};
        parts = play->takes ? QList{parts.front(), all, parts.back()} : QList{all, parts.back()};
    }
    parts.front().verb = capital(parts.front().verb);
    return parts;
}

QString PinaleEstimate::worth(std::size_t move) const
{
    const Line &line = m_lines[move];
    if (line.out)
        return line.laid > 0 ? tr("lays %n point(s) and goes out", "a turn", line.laid) : tr("goes out", "a turn");
    return line.laid > 0 ? tr("lays %n point(s)", "a turn", line.laid) : QString();
}
