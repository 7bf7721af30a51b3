// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "games/knock/knock_words.h"

#include "advice/hint_words.h"

#include <array>

using namespace Qt::StringLiterals;
using knock::Signal;
using knock::Suit;

QString KnockWords::suit(Suit suit)
{
    switch (suit) {
    case Suit::coins:
        return tr("coins", "a suit");
    case Suit::cups:
        return tr("cups", "a suit");
    case Suit::swords:
        return tr("swords", "a suit");
    case Suit::batons:
        return tr("batons", "a suit");
    case Suit::trumps:
        break;
    }
    return tr("trumps", "a suit");
}

QString KnockWords::led(Suit suit)
{
    switch (suit) {
    case Suit::coins:
        return tr("Coins are led");
    case Suit::cups:
        return tr("Cups are led");
    case Suit::swords:
        return tr("Swords are led");
    case Suit::batons:
        return tr("Batons are led");
    case Suit::trumps:
        break;
    }
    return tr("Trumps are led");
}

QString KnockWords::card(cards::Card card)
{
    return HintWords::cards(cards::tarocco::pack, {&card, 1});
}

// ---------------------------------------------------------------- signals

QString KnockWords::said(Signal signal, std::optional<Suit> suit)
{
    switch (signal) {
    case Signal::trumpLow:
        return tr("Take it with the lowest trump that wins");
    case Signal::saveHighTrumps:
        return tr("Spend no high trump on this");
    case Signal::notYourHighest:
        return tr("Not your highest trump");
    case Signal::anotherSuit:
        return tr("Next time lead another suit");
    case Signal::bijou:
        return tr("Lead a low trump");
    case Signal::grand:
        return tr("Lead a high trump");
    default:
        break;
    }
    const QString trumps = ofTrumps(signal);
    return trumps.isEmpty() ? ofSuit(signal, suit.value_or(Suit::trumps)) : trumps;
}

QString KnockWords::ofTrumps(Signal signal)
{
    switch (signal) {
    case Signal::lastTrump:
        return tr("My last trump");
    case Signal::magicianInDanger:
        return tr("I hold the Magician, and it is in danger");
    case Signal::highestTrump:
        return tr("I hold the highest trump left");
    case Signal::twoHighestTrumps:
        return tr("I hold the two highest trumps left");
    case Signal::holdsWorld:
        return tr("I hold the World");
    case Signal::holdsSun:
        return tr("I hold the Sun (19)");
    case Signal::holdsMoon:
        return tr("I hold the Moon (18)");
    case Signal::holdsFifteen:
        return tr("I hold the Devil (15)");
    case Signal::holdsSixteen:
        return tr("I hold the Tower (16)");
    case Signal::holdsSeventeen:
        return tr("I hold the Stars (17)");
    default:
        return {};
    }
}

QString KnockWords::ofSuit(Signal signal, Suit suit)
{
    const QString name = KnockWords::suit(suit);
    switch (signal) {
    case Signal::longSuit:
        return tr("I have many %1", "%1 is a suit").arg(name);
    case Signal::restIsMine:
        return tr("All the other %1 but one are mine", "%1 is a suit").arg(name);
    case Signal::oneMore:
        return suit == Suit::trumps ? tr("I have one trump more")
                                    : tr("I have one more of %1", "%1 is a suit").arg(name);
    case Signal::lastOfSuit:
        return tr("My last of %1", "%1 is a suit").arg(name);
    case Signal::highestOfSuit:
        return tr("I hold the highest left of %1", "%1 is a suit").arg(name);
    case Signal::queenOfSuit:
        return tr("I hold the queen of %1", "%1 is a suit").arg(name);
    case Signal::notThisSuit:
        return tr("Do not lead %1", "%1 is a suit").arg(name);
    default:
        return {};
    }
}

QString KnockWords::gesture(Signal signal)
{
    switch (signal) {
    case Signal::longSuit:
        return tr("slides the card from right to left", "a gesture");
    case Signal::restIsMine:
        return tr("lifts the card and lowers it in an arc", "a gesture");
    case Signal::trumpLow:
        return tr("sweeps the card right, then left", "a gesture");
    case Signal::saveHighTrumps:
    case Signal::notThisSuit:
        return tr("draws the card back", "a gesture");
    case Signal::notYourHighest:
        return tr("taps with all fingers", "a gesture");
    case Signal::oneMore:
        return tr("taps the table with the card", "a gesture");
    case Signal::anotherSuit:
        return tr("raises a hand and lets it fall", "a gesture");
    case Signal::lastTrump:
        return tr("shakes the card", "a gesture");
    case Signal::magicianInDanger:
        return tr("lets the card tremble", "a gesture");
    case Signal::highestTrump:
    case Signal::highestOfSuit:
        return tr("knocks once", "a gesture");
    case Signal::twoHighestTrumps:
        return tr("knocks twice", "a gesture");
    case Signal::holdsWorld:
    case Signal::queenOfSuit:
        return tr("draws a circle in the air", "a gesture");
    case Signal::holdsSun:
        return tr("raises a hand sharply", "a gesture");
    case Signal::holdsMoon:
        return tr("taps with the middle finger", "a gesture");
    case Signal::lastOfSuit:
        return tr("taps with the thumb", "a gesture");
    case Signal::holdsFifteen:
    case Signal::holdsSixteen:
    case Signal::holdsSeventeen:
    case Signal::bijou:
    case Signal::grand:
        return tr("says", "a gesture: then comes what is said");
    case Signal::none:
        break;
    }
    return {};
}

QString KnockWords::action(Signal signal)
{
    const std::string_view id = infoOf(signal).id;
    return u"say"_s + QString::fromLatin1(id.data(), static_cast<qsizetype>(id.size()));
}

QString KnockWords::picture(Signal signal)
{
    switch (signal) {
    case Signal::longSuit:
        return u"slide"_s;
    case Signal::restIsMine:
        return u"lift"_s;
    case Signal::trumpLow:
        return u"sweep"_s;
    case Signal::saveHighTrumps:
    case Signal::notThisSuit:
        return u"back"_s;
    case Signal::notYourHighest:
        return u"fingers"_s;
    case Signal::oneMore:
        return u"card"_s;
    case Signal::anotherSuit:
        return u"fall"_s;
    case Signal::lastTrump:
        return u"shake"_s;
    case Signal::magicianInDanger:
        return u"tremble"_s;
    case Signal::highestTrump:
    case Signal::highestOfSuit:
        return u"knock"_s;
    case Signal::twoHighestTrumps:
        return u"knocks"_s;
    case Signal::holdsWorld:
    case Signal::queenOfSuit:
        return u"circle"_s;
    case Signal::holdsSun:
        return u"raise"_s;
    case Signal::holdsMoon:
        return u"middle"_s;
    case Signal::lastOfSuit:
        return u"thumb"_s;
    default:
        return u"speak"_s;
    }
}

QString KnockWords::called(Signal signal)
{
    if (signal == Signal::bijou)
        return tr("“Bijou”", "what is called out");
    return signal == Signal::grand ? tr("“Grand”", "what is called out") : QString();
}
