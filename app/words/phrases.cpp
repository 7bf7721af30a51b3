// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "words/phrases.h"

#include "cards/french_pack.h"
#include "cards/tarocco_pack.h"
#include "words/face.h"
#include "words/language.h"

#include <algorithm>
#include <string_view>

using namespace Qt::StringLiterals;

using ::cards::Card;
using ::cards::italian::Rank;
using ::cards::italian::Suit;

QString Phrases::tarot(Card card)
{
    using namespace ::cards::tarocco;
    static const char *const names[firstTrump] = {
        QT_TR_NOOP("7 of coins"),         QT_TR_NOOP("8 of coins"),       QT_TR_NOOP("9 of coins"),
        QT_TR_NOOP("10 of coins"),        QT_TR_NOOP("jack of coins"),    QT_TR_NOOP("cavalier of coins"),
        QT_TR_NOOP("queen of coins"),     QT_TR_NOOP("king of coins"),    QT_TR_NOOP("7 of cups"),
        QT_TR_NOOP("8 of cups"),          QT_TR_NOOP("9 of cups"),        QT_TR_NOOP("10 of cups"),
        QT_TR_NOOP("jack of cups"),       QT_TR_NOOP("cavalier of cups"), QT_TR_NOOP("queen of cups"),
        QT_TR_NOOP("king of cups"),       QT_TR_NOOP("7 of swords"),      QT_TR_NOOP("8 of swords"),
        QT_TR_NOOP("9 of swords"),        QT_TR_NOOP("10 of swords"),     QT_TR_NOOP("jack of swords"),
        QT_TR_NOOP("cavalier of swords"), QT_TR_NOOP("queen of swords"),  QT_TR_NOOP("king of swords"),
        QT_TR_NOOP("7 of batons"),        QT_TR_NOOP("8 of batons"),      QT_TR_NOOP("9 of batons"),
        QT_TR_NOOP("10 of batons"),       QT_TR_NOOP("jack of batons"),   QT_TR_NOOP("cavalier of batons"),
        QT_TR_NOOP("queen of batons"),    QT_TR_NOOP("king of batons"),
    };
    if (card == fool)
        return tr("Fool", "a tarot card");
    if (!isTrump(card))
        return tr(names[card.face()]);
    // By title and number, as both are printed on the card.
    static const char *const titles[] = {
        QT_TR_NOOP("High Priestess (2)"), QT_TR_NOOP("Empress (3)"),     QT_TR_NOOP("Emperor (4)"),
        QT_TR_NOOP("Pope (5)"),           QT_TR_NOOP("Lovers (6)"),      QT_TR_NOOP("Chariot (7)"),
        QT_TR_NOOP("Justice (8)"),        QT_TR_NOOP("Hermit (9)"),      QT_TR_NOOP("Wheel (10)"),
        QT_TR_NOOP("Strength (11)"),      QT_TR_NOOP("Hanged Man (12)"), QT_TR_NOOP("Death (13)"),
        QT_TR_NOOP("Temperance (14)"),    QT_TR_NOOP("Devil (15)"),      QT_TR_NOOP("Tower (16)"),
        QT_TR_NOOP("Stars (17)"),         QT_TR_NOOP("Moon (18)"),       QT_TR_NOOP("Sun (19)"),
        QT_TR_NOOP("Judgement (20)"),
    };
    constexpr int world = 21;
    switch (const int number = ::cards::tarocco::number(card)) {
    case 1:
        return tr("Magician", "a tarot card");
    case world:
        return tr("World", "a tarot card");
    default:
        return tr(titles[number - 2]);
    }
}

QString Phrases::card(const ::cards::Pack &pack, Card card)
{
    if (card.hidden())
        return tr("face-down card");
    if (&pack == &::cards::tarocco::pack)
        return tarot(card);
    // Whole names, so that each language can join rank and suit as it does.
    static const char *const french[::cards::french::faceCount] = {
        QT_TR_NOOP("2 of clubs"),       QT_TR_NOOP("3 of clubs"),       QT_TR_NOOP("4 of clubs"),
        QT_TR_NOOP("5 of clubs"),       QT_TR_NOOP("6 of clubs"),       QT_TR_NOOP("7 of clubs"),
        QT_TR_NOOP("8 of clubs"),       QT_TR_NOOP("9 of clubs"),       QT_TR_NOOP("10 of clubs"),
        QT_TR_NOOP("jack of clubs"),    QT_TR_NOOP("queen of clubs"),   QT_TR_NOOP("king of clubs"),
        QT_TR_NOOP("ace of clubs"),     QT_TR_NOOP("2 of diamonds"),    QT_TR_NOOP("3 of diamonds"),
        QT_TR_NOOP("4 of diamonds"),    QT_TR_NOOP("5 of diamonds"),    QT_TR_NOOP("6 of diamonds"),
        QT_TR_NOOP("7 of diamonds"),    QT_TR_NOOP("8 of diamonds"),    QT_TR_NOOP("9 of diamonds"),
        QT_TR_NOOP("10 of diamonds"),   QT_TR_NOOP("jack of diamonds"), QT_TR_NOOP("queen of diamonds"),
        QT_TR_NOOP("king of diamonds"), QT_TR_NOOP("ace of diamonds"),  QT_TR_NOOP("2 of hearts"),
        QT_TR_NOOP("3 of hearts"),      QT_TR_NOOP("4 of hearts"),      QT_TR_NOOP("5 of hearts"),
        QT_TR_NOOP("6 of hearts"),      QT_TR_NOOP("7 of hearts"),      QT_TR_NOOP("8 of hearts"),
        QT_TR_NOOP("9 of hearts"),      QT_TR_NOOP("10 of hearts"),     QT_TR_NOOP("jack of hearts"),
        QT_TR_NOOP("queen of hearts"),  QT_TR_NOOP("king of hearts"),   QT_TR_NOOP("ace of hearts"),
        QT_TR_NOOP("2 of spades"),      QT_TR_NOOP("3 of spades"),      QT_TR_NOOP("4 of spades"),
        QT_TR_NOOP("5 of spades"),      QT_TR_NOOP("6 of spades"),      QT_TR_NOOP("7 of spades"),
        QT_TR_NOOP("8 of spades"),      QT_TR_NOOP("9 of spades"),      QT_TR_NOOP("10 of spades"),
        QT_TR_NOOP("jack of spades"),   QT_TR_NOOP("queen of spades"),  QT_TR_NOOP("king of spades"),
        QT_TR_NOOP("ace of spades"),    QT_TR_NOOP("red joker"),        QT_TR_NOOP("black joker"),
    };
    if (&pack == &::cards::french::pack)
        return tr(french[card.face()]);
    static const char *const names[::cards::italian::packSize] = {
        QT_TR_NOOP("2 of coins"),      QT_TR_NOOP("3 of coins"),      QT_TR_NOOP("4 of coins"),
        QT_TR_NOOP("5 of coins"),      QT_TR_NOOP("6 of coins"),      QT_TR_NOOP("7 of coins"),
        QT_TR_NOOP("jack of coins"),   QT_TR_NOOP("horse of coins"),  QT_TR_NOOP("king of coins"),
        QT_TR_NOOP("ace of coins"),    QT_TR_NOOP("2 of cups"),       QT_TR_NOOP("3 of cups"),
        QT_TR_NOOP("4 of cups"),       QT_TR_NOOP("5 of cups"),       QT_TR_NOOP("6 of cups"),
        QT_TR_NOOP("7 of cups"),       QT_TR_NOOP("jack of cups"),    QT_TR_NOOP("horse of cups"),
        QT_TR_NOOP("king of cups"),    QT_TR_NOOP("ace of cups"),     QT_TR_NOOP("2 of swords"),
        QT_TR_NOOP("3 of swords"),     QT_TR_NOOP("4 of swords"),     QT_TR_NOOP("5 of swords"),
        QT_TR_NOOP("6 of swords"),     QT_TR_NOOP("7 of swords"),     QT_TR_NOOP("jack of swords"),
        QT_TR_NOOP("horse of swords"), QT_TR_NOOP("king of swords"),  QT_TR_NOOP("ace of swords"),
        QT_TR_NOOP("2 of batons"),     QT_TR_NOOP("3 of batons"),     QT_TR_NOOP("4 of batons"),
        QT_TR_NOOP("5 of batons"),     QT_TR_NOOP("6 of batons"),     QT_TR_NOOP("7 of batons"),
        QT_TR_NOOP("jack of batons"),  QT_TR_NOOP("horse of batons"), QT_TR_NOOP("king of batons"),
        QT_TR_NOOP("ace of batons"),
    };
    return tr(names[card.face()]);
}

QString Phrases::rank(const ::cards::Pack &pack, Card card)
{
    static constexpr std::string_view letters = "23456789TJHQKA";
    static const char *const names[] = {
        QT_TR_NOOP("2"),     QT_TR_NOOP("3"),     QT_TR_NOOP("4"),    QT_TR_NOOP("5"),   QT_TR_NOOP("6"),
        QT_TR_NOOP("7"),     QT_TR_NOOP("8"),     QT_TR_NOOP("9"),    QT_TR_NOOP("10"),  QT_TR_NOOP("jack"),
        QT_TR_NOOP("horse"), QT_TR_NOOP("queen"), QT_TR_NOOP("king"), QT_TR_NOOP("ace"),
    };
    static_assert(std::size(names) == letters.size());
    const std::size_t place = letters.find(pack.code(card).front());
    return place == std::string_view::npos ? Phrases::card(pack, card) : tr(names[place]);
}

QString Phrases::index(::cards::french::Rank rank)
{
    using ::cards::french::Rank;
    switch (rank) {
    case Rank::jack:
        return tr("J", "in the corner of a jack");
    case Rank::queen:
        return tr("Q", "in the corner of a queen");
    case Rank::king:
        return tr("K", "in the corner of a king");
    case Rank::ace:
        return tr("A", "in the corner of an ace");
    default:
        return QString::number(static_cast<int>(rank) + 2);
    }
}

QString Phrases::capital(const QString &words)
{
    return words.left(1).toUpper() + words.mid(1);
}

QString Phrases::ofSuit(const ::cards::Pack &pack, Card card, const QString &ranks)
{
    // By letter, as codes have it: clubs and cups share one, and so do diamonds and coins, spades and swords.
    const bool french = &pack == &::cards::french::pack;
    switch (pack.code(card).back()) {
    case 'B':
        return tr("%1 of batons", "%1 are cards by their ranks").arg(ranks);
    case 'C':
        return french ? tr("%1 of clubs", "%1 are cards by their ranks").arg(ranks)
                      : tr("%1 of cups", "%1 are cards by their ranks").arg(ranks);
    case 'D':
        return french ? tr("%1 of diamonds", "%1 are cards by their ranks").arg(ranks)
                      : tr("%1 of coins", "%1 are cards by their ranks").arg(ranks);
    case 'H':
        return tr("%1 of hearts", "%1 are cards by their ranks").arg(ranks);
    default:
        return french ? tr("%1 of spades", "%1 are cards by their ranks").arg(ranks)
                      : tr("%1 of swords", "%1 are cards by their ranks").arg(ranks);
    }
}

QString Phrases::cards(const ::cards::Pack &pack, std::span<const Card> cards)
{
    QStringList names;
    for (const Card each : cards)
        names << card(pack, each);
    return list(names);
}

QString Phrases::card(const QString &face)
{
    const auto known = Face::parse(face);
    return known ? card(*known->pack, known->card()) : tr("face-down card");
}

QString Phrases::cards(const QStringList &faces)
{
    QStringList names;
    for (const QString &face : faces)
        names << card(face);
    return list(names);
}

QString Phrases::list(const QStringList &words)
{
    if (words.isEmpty())
        return {};
    QString joined = words.constFirst();
    for (qsizetype index = 1; index < words.size(); ++index)
        joined = (index + 1 == words.size() ? tr("%1 and %2", "the last two of a list") : tr("%1, %2", "within a list"))
                     .arg(joined, words[index]);
    return joined;
}

QString Phrases::threeOf(Rank rank)
{
    static const char *const names[] = {
        QT_TR_NOOP("three twos"),  QT_TR_NOOP("three threes"), QT_TR_NOOP("three fours"), QT_TR_NOOP("three fives"),
        QT_TR_NOOP("three sixes"), QT_TR_NOOP("three sevens"), QT_TR_NOOP("three jacks"), QT_TR_NOOP("three horses"),
        QT_TR_NOOP("three kings"), QT_TR_NOOP("three aces"),
    };
    return tr(names[static_cast<std::size_t>(rank)]);
}

QString Phrases::pointsIn(Suit suit, int points)
{
    switch (suit) {
    case Suit::coins:
        return tr("%1 in coins").arg(points);
    case Suit::cups:
        return tr("%1 in cups").arg(points);
    case Suit::swords:
        return tr("%1 in swords").arg(points);
    case Suit::batons:
        break;
    }
    return tr("%1 in batons").arg(points);
}

QString Phrases::sequenceTo(Rank top)
{
    // None has a 2 at its top.
    static const char *const names[] = {
        QT_TR_NOOP("a 3-high sequence"),     QT_TR_NOOP("a 4-high sequence"),    QT_TR_NOOP("a 5-high sequence"),
        QT_TR_NOOP("a 6-high sequence"),     QT_TR_NOOP("a 7-high sequence"),    QT_TR_NOOP("a jack-high sequence"),
        QT_TR_NOOP("a horse-high sequence"), QT_TR_NOOP("a king-high sequence"), QT_TR_NOOP("an ace-high sequence"),
    };
    return tr(names[static_cast<std::size_t>(top) - static_cast<std::size_t>(Rank::three)]);
}

QString Phrases::sequenceIn(Suit suit, const QString &sequence)
{
    switch (suit) {
    case Suit::coins:
        return tr("%1 in coins", "%1 is a sequence").arg(sequence);
    case Suit::cups:
        return tr("%1 in cups", "%1 is a sequence").arg(sequence);
    case Suit::swords:
        return tr("%1 in swords", "%1 is a sequence").arg(sequence);
    case Suit::batons:
        break;
    }
    return tr("%1 in batons", "%1 is a sequence").arg(sequence);
}

QString Phrases::money(std::int64_t cents)
{
    const QString amount = Language::instance().locale().toString(static_cast<double>(cents) / 100, 'f', 2);
    return tr("€%1", "an amount of play money").arg(amount);
}

QString Phrases::place(int place)
{
    static const char *const names[] = {
        QT_TR_NOOP("first place"),         QT_TR_NOOP("second place"),       QT_TR_NOOP("third place"),
        QT_TR_NOOP("fourth place"),        QT_TR_NOOP("fifth place"),        QT_TR_NOOP("sixth place"),
        QT_TR_NOOP("seventh place"),       QT_TR_NOOP("eighth place"),       QT_TR_NOOP("ninth place"),
        QT_TR_NOOP("tenth place"),         QT_TR_NOOP("eleventh place"),     QT_TR_NOOP("twelfth place"),
        QT_TR_NOOP("thirteenth place"),    QT_TR_NOOP("fourteenth place"),   QT_TR_NOOP("fifteenth place"),
        QT_TR_NOOP("sixteenth place"),     QT_TR_NOOP("seventeenth place"),  QT_TR_NOOP("eighteenth place"),
        QT_TR_NOOP("nineteenth place"),    QT_TR_NOOP("twentieth place"),    QT_TR_NOOP("twenty-first place"),
        QT_TR_NOOP("twenty-second place"), QT_TR_NOOP("twenty-third place"), QT_TR_NOOP("twenty-fourth place"),
    };
    return tr(names[static_cast<std::size_t>(std::clamp(place, 1, static_cast<int>(std::size(names)))) - 1]);
}
