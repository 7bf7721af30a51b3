// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "games/pinale/pinale_words.h"

#include "advice/hint_words.h"
#include "words/face.h"
#include "words/phrases.h"

#include <algorithm>
#include <array>

using namespace pinale;
namespace french = cards::french;

namespace {

/// In Italian an ace changes the word before it.
bool endsWithAce(const Meld &run)
{
    return french::rank(run.slots[run.slots.size() - 1].as) == Rank::ace;
}
bool isOfAces(const Meld &group)
{
    return french::rank(group.slots[0].as) == Rank::ace;
}

} // namespace

QString PinaleWords::card(Card card)
{
    return cards({&card, 1});
}

QString PinaleWords::cards(std::span<const Card> cards)
{
    const auto plain
        = [&](const Card &card) { return !isWild(card) && std::count(cards.begin(), cards.end(), card) == 1; };
    if (std::all_of(cards.begin(), cards.end(), plain))
        return HintWords::cards(french::pack, cards);
    // Which of the jokers it is does not matter, and a two goes by what it is. With them all are told one by one, and
    // where two are alike: "the queen and the queen of hearts" would be wrong.
    QStringList told;
    for (const Card card : cards) {
        if (!isWild(card))
            told << HintWords::cards(french::pack, {&card, 1});
        else if (isJoker(card))
            told << tr("the joker");
        else
            told << (french::suit(card) == Suit::clubs ? tr("the two of clubs") : tr("the two of spades"));
    }
    return Phrases::list(told);
}

QStringList PinaleWords::facesOf(const Slots &slots, Card Slot::*which)
{
    QStringList faces;
    for (const Slot &slot : slots)
        faces << faceOf(french::pack, slot.*which);
    return faces;
}

QString PinaleWords::wild(Card wild)
{
    return isJoker(wild) ? tr("joker") : tr("two", "a wild card");
}

QString PinaleWords::suit(Suit suit)
{
    switch (suit) {
    case Suit::clubs:
        return tr("clubs", "a suit");
    case Suit::diamonds:
        return tr("diamonds", "a suit");
    case Suit::hearts:
        return tr("hearts", "a suit");
    default:
        return tr("spades", "a suit");
    }
}

QString PinaleWords::rank(Card card)
{
    return Phrases::rank(french::pack, card);
}

QString PinaleWords::ranks(Card card)
{
    static constexpr std::array names{
        QT_TR_NOOP("twos"),   QT_TR_NOOP("3s"),    QT_TR_NOOP("4s"),   QT_TR_NOOP("5s"),  QT_TR_NOOP("6s"),
        QT_TR_NOOP("7s"),     QT_TR_NOOP("8s"),    QT_TR_NOOP("9s"),   QT_TR_NOOP("10s"), QT_TR_NOOP("jacks"),
        QT_TR_NOOP("queens"), QT_TR_NOOP("kings"), QT_TR_NOOP("aces"),
    };
    static_assert(names.size() == french::rankCount);
    return tr(names[static_cast<std::size_t>(french::rank(card))]);
}

QString PinaleWords::meld(const Meld &meld)
{
    switch (meld.kind) {
    case Meld::Kind::jokers:
        return meld.slots.size() < largestGroup ? tr("three jokers") : tr("four jokers");
    case Meld::Kind::group:
        if (isOfAces(meld))
            return meld.slots.size() < largestGroup ? tr("three aces") : tr("four aces");
        return (meld.slots.size() < largestGroup ? tr("three %1", "%1 are 'kings'") : tr("four %1", "%1 are 'kings'"))
            .arg(ranks(meld.slots[0].as));
    default:
        break;
    }
    if (meld.fullRun())
        return tr("full run of %1", "%1 is a suit").arg(suit(meld.suit()));
    const QString from = rank(meld.slots[0].as);
    if (endsWithAce(meld))
        return tr("run of %1 from %2 to ace", "%1 is a suit, %2 a rank").arg(suit(meld.suit()), from);
    return tr("run of %1 from %2 to %3", "%1 is a suit, then ranks")
        .arg(suit(meld.suit()), from, rank(meld.slots[meld.slots.size() - 1].as));
}

QString PinaleWords::meldWithSuits(const Meld &meld)
{
    const QString told = PinaleWords::meld(meld);
    if (meld.kind != Meld::Kind::group || meld.slots.size() >= largestGroup)
        return told;
    QStringList suits;
    for (const Slot &slot : meld.slots)
        suits << suit(french::suit(slot.as));
    return tr("%1: %2", "a group, and its suits: 'three kings: hearts, clubs and spades'")
        .arg(told, Phrases::list(suits));
}

QString PinaleWords::meldInShort(const Meld &meld)
{
    if (meld.kind != Meld::Kind::run || meld.fullRun())
        return PinaleWords::meld(meld);
    return tr("%1 %2–%3", "a suit, then ranks as cards have them: 'hearts 4–9'")
        .arg(suit(meld.suit()), Phrases::index(french::rank(meld.slots[0].as)),
             Phrases::index(french::rank(meld.slots[meld.slots.size() - 1].as)));
}

QStringList PinaleWords::wildsOf(const Meld &meld)
{
    QStringList wilds;
    for (const Slot &slot : meld.slots)
        if (slot.wild())
            wilds << (isJoker(slot.card) ? tr("a joker as %1", "%1 is a card with its article")
                                         : tr("a two as %1", "%1 is a card with its article"))
                         .arg(card(slot.as));
    return wilds;
}

QString PinaleWords::meldInFull(const Meld &meld)
{
    const QStringList wilds = wildsOf(meld);
    return wilds.isEmpty()
        ? PinaleWords::meld(meld)
        : tr("%1, with %2", "a meld, and what its wild cards are").arg(PinaleWords::meld(meld), Phrases::list(wilds));
}

QString PinaleWords::aMeldInShort(const Meld &meld)
{
    if (meld.kind != Meld::Kind::group)
        return meldInShort(meld);
    if (isOfAces(meld))
        return meld.slots.size() < largestGroup ? tr("three aces", "with an article in Italian")
                                                : tr("four aces", "with an article in Italian");
    return (meld.slots.size() < largestGroup ? tr("three %1", "with an article in Italian; %1 are 'kings'")
                                             : tr("four %1", "with an article in Italian; %1 are 'kings'"))
        .arg(ranks(meld.slots[0].as));
}

QString PinaleWords::aMeld(const Meld &meld)
{
    QString told = aMeldInShort(meld);
    if (meld.kind == Meld::Kind::run && meld.fullRun())
        told = tr("a full run of %1", "%1 is a suit").arg(suit(meld.suit()));
    else if (meld.kind == Meld::Kind::run && endsWithAce(meld))
        told = tr("a run of %1 from %2 to ace", "%1 is a suit, %2 a rank")
                   .arg(suit(meld.suit()), rank(meld.slots[0].as));
    else if (meld.kind == Meld::Kind::run)
        told = tr("a run of %1 from %2 to %3", "%1 is a suit, then ranks")
                   .arg(suit(meld.suit()), rank(meld.slots[0].as), rank(meld.slots[meld.slots.size() - 1].as));
    const QStringList wilds = wildsOf(meld);
    return wilds.isEmpty()
        ? told
        : tr("%1 with %2", "a meld with its article, and what its wild cards are").arg(told, Phrases::list(wilds));
}

QString PinaleWords::toMeld(const Meld &meld)
{
    switch (meld.kind) {
    case Meld::Kind::jokers:
        return tr("to the jokers");
    case Meld::Kind::group:
        if (isOfAces(meld))
            return tr("to the aces");
        return tr("to the %1", "%1 are 'kings'").arg(ranks(meld.slots[0].as));
    default:
        if (endsWithAce(meld))
            return tr("to the run of %1 from %2 to ace", "%1 is a suit, %2 a rank")
                .arg(suit(meld.suit()), rank(meld.slots[0].as));
        return tr("to the run of %1 from %2 to %3", "%1 is a suit, then ranks")
            .arg(suit(meld.suit()), rank(meld.slots[0].as), rank(meld.slots[meld.slots.size() - 1].as));
    }
}

QString PinaleWords::lastLaid(const Turn &turn)
{
    const Step &step = turn.steps().back();
    if (const auto *extend = std::get_if<Extend>(&step)) {
        std::vector<Card> added;
        for (const Slot &slot : extend->slots)
            added.push_back(slot.card);
        return cards(added);
    }
    if (const auto *swap = std::get_if<Swap>(&step)) {
        pinale::Turn before = turn;
        before.undo();
        const Slot &slot = before.board()[swap->meld].slots[swap->slot];
        return tr("the swap of %1 for %2", "cards with their articles").arg(card(slot.as), card(slot.card));
    }
    const Meld &laid = std::get<NewMeld>(step).meld;
    switch (laid.kind) {
    case Meld::Kind::jokers:
        return tr("the %1", "'three jokers'").arg(meld(laid));
    case Meld::Kind::group:
        return tr("the %1", "'three kings'").arg(meld(laid));
    default:
        return tr("the %1", "'run of hearts from 4 to 9'").arg(meld(laid));
    }
}

QString PinaleWords::undoLast(const Turn &turn)
{
    const bool swapped = std::holds_alternative<Swap>(turn.steps().back());
    return (swapped ? tr("undo %1", "'the swap of the 7 of hearts for the joker'")
                    : tr("take back %1", "what was laid: cards or a meld, with the article"))
        .arg(lastLaid(turn));
}
