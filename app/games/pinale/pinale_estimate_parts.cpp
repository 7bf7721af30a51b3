// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

// PinaleEstimate: turns in cards, for the lines of the hint.

#include "games/pinale/pinale_estimate.h"

#include "games/pinale/pinale_goal.h"
#include "games/pinale/pinale_words.h"
#include "words/face.h"
#include "words/phrases.h"

using namespace pinale;
using namespace Qt::StringLiterals;

namespace {

/// The cards of a meld: of a long one its first and its last, and in short of any run; of a group in short one, and how
/// many there are.
QList<MovePart> meldParts(const QString &verb, const Meld &meld, bool inShort)
{
    const QStringList faces = PinaleWords::facesOf(meld.slots, &Slot::card);
    if (meld.kind == Meld::Kind::run && (inShort || faces.size() > static_cast<qsizetype>(largestGroup))) {
        const QStringList ends = PinaleWords::facesOf(meld.slots, &Slot::as); // a joker would not say where it ends
        return {{.verb = verb, .faces = {ends.front()}}, {.verb = u"–"_s, .faces = {ends.back()}}};
    }
    if (!inShort)
        return {{.verb = verb, .faces = faces}};
    // A natural card says which group it is.
    std::size_t natural = 0;
    while (natural + 1 < meld.slots.size() && meld.slots[natural].wild())
        ++natural;
    return {{.verb = verb, .faces = {faces[static_cast<qsizetype>(natural)]}},
            {.verb = u"×%1"_s.arg(faces.size()), .faces = {}}};
}

/// What the last step of a turn laid.
QList<MovePart> laidParts(const QString &verb, const pinale::Turn &turn)
{
    const Step &step = turn.steps().back();
    if (const auto *fresh = std::get_if<NewMeld>(&step))
        return meldParts(verb, fresh->meld, true);
    if (const auto *extend = std::get_if<Extend>(&step))
        return {{.verb = verb, .faces = PinaleWords::facesOf(extend->slots, &Slot::card)}};
    const auto &swap = std::get<Swap>(step);
    return {{.verb = verb, .faces = {faceOf(Pinale::pack, turn.board()[swap.meld].slots[swap.slot].as)}}};
}

/// Both lay something, and both take the top of the pile or neither does; what they lay is not compared.
bool bothLay(const Play &one, const Move &other)
{
    const auto *play = std::get_if<Play>(&other);
    return play != nullptr && play->takes == one.takes && !play->steps.empty() && !one.steps.empty();
}

} // namespace

QList<MovePart> PinaleEstimate::cardByCard(const Play &play, bool inShort) const
{
    const Rest rest = restOf(play, m_view, begun());
    QList<MovePart> parts;
    // What goes back, the last of it first.
    pinale::Turn lies = rest.back > 0 ? *begun() : *rest.from;
    for (int back = 0; back < rest.back; ++back) {
        const QString verb = back == 0 ? tr("take back", "what was laid, before what is laid instead") : u"+"_s;
        if (lies.steps().empty()) { // the top of the pile
            parts.append({.verb = verb, .faces = open()});
            break;
        }
        parts += laidParts(verb, lies);
        lies.undo();
    }
    if (rest.takes)
        parts.append({.verb = tr("take", "before a card"), .faces = open()});
    pinale::Turn turn = *rest.from;
    bool lays = false; // the step before did so, and its verb holds on
    for (const Step &step : rest.steps) {
        const auto *fresh = std::get_if<NewMeld>(&step);
        if (fresh != nullptr) {
            parts += meldParts(lays && inShort ? u"+"_s : tr("lay", "before cards"), fresh->meld, inShort);
        } else if (const auto *extend = std::get_if<Extend>(&step)) {
            parts.append(
                {.verb = tr("add", "before cards"), .faces = PinaleWords::facesOf(extend->slots, &Slot::card)});
        } else {
            const auto &swap = std::get<Swap>(step);
            const Slot slot = turn.board()[swap.meld].slots[swap.slot];
            parts.append({.verb = tr("swap", "before a card"), .faces = {faceOf(Pinale::pack, slot.as)}});
            parts.append({.verb = inShort ? u"→"_s : tr("for", "between two cards"),
                          .faces = {faceOf(Pinale::pack, slot.card)}});
        }
        lays = fresh != nullptr;
        if (turn.apply(step))
            break;
    }
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
    QList<MovePart> parts = cardByCard(*play, false);
    if (!hasRoom(parts)) {
        if (const std::size_t best = advised(); move != best && bothLay(*play, m_lines[best].move)
            && pinale_goal::same(m_lines[move].board, m_lines[best].board, 0))
            return {{.verb = tr("The same, but discard", "as the best move; before a card"),
                     .faces = {faceOf(Pinale::pack, play->discard)}}};
        parts = cardByCard(*play, true);
    }
    QString &first = parts.front().verb;
    first = Phrases::capital(first);
    return parts;
}
