// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "advice/hint_words.h"

#include "cards/french_pack.h"
#include "cards/tarocco_pack.h"
#include "words/face.h"
#include "words/phrases.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>
#include <vector>

namespace {

struct Saying
{
    HintWords::Fraction fraction;
    const char *words;
};

constexpr std::array sayings{
    Saying{{0, 1}, QT_TRANSLATE_NOOP("HintWords", "less than once in a hundred deals")},
    Saying{{1, 100}, QT_TRANSLATE_NOOP("HintWords", "in one deal out of a hundred")},
    Saying{{1, 50}, QT_TRANSLATE_NOOP("HintWords", "in one deal out of fifty")},
    Saying{{1, 30}, QT_TRANSLATE_NOOP("HintWords", "in one deal out of thirty")},
    Saying{{1, 20}, QT_TRANSLATE_NOOP("HintWords", "in one deal out of twenty")},
    Saying{{1, 10}, QT_TRANSLATE_NOOP("HintWords", "in one deal out of ten")},
    Saying{{1, 8}, QT_TRANSLATE_NOOP("HintWords", "in one deal out of eight")},
    Saying{{1, 6}, QT_TRANSLATE_NOOP("HintWords", "in one deal out of six")},
    Saying{{1, 5}, QT_TRANSLATE_NOOP("HintWords", "in one deal out of five")},
    Saying{{1, 4}, QT_TRANSLATE_NOOP("HintWords", "in one deal out of four")},
    Saying{{1, 3}, QT_TRANSLATE_NOOP("HintWords", "in one deal out of three")},
    Saying{{2, 5}, QT_TRANSLATE_NOOP("HintWords", "in two deals out of five")},
    Saying{{1, 2}, QT_TRANSLATE_NOOP("HintWords", "in one deal out of two")},
    Saying{{3, 5}, QT_TRANSLATE_NOOP("HintWords", "in three deals out of five")},
    Saying{{2, 3}, QT_TRANSLATE_NOOP("HintWords", "in two deals out of three")},
    Saying{{3, 4}, QT_TRANSLATE_NOOP("HintWords", "in three deals out of four")},
    Saying{{4, 5}, QT_TRANSLATE_NOOP("HintWords", "in four deals out of five")},
    Saying{{9, 10}, QT_TRANSLATE_NOOP("HintWords", "in nine deals out of ten")},
    Saying{{1, 1}, QT_TRANSLATE_NOOP("HintWords", "in nearly every deal")},
};

const Saying &sayingOf(double share)
{
    const Saying *nearest = &sayings.front();
    for (const Saying &each : sayings)
        if (std::abs(each.fraction.share() - share) < std::abs(nearest->fraction.share() - share))
            nearest = &each;
    return *nearest;
}

/// As codes have it.
char letterOfSuit(const cards::Pack &pack, cards::Card card)
{
    return pack.code(card).back();
}

/// Two cards or more, all of them known, and of the same suit.
bool ofOneSuit(const cards::Pack &pack, std::span<const cards::Card> cards)
{
    // Trumps are told by their numbers.
    if (&pack == &cards::tarocco::pack)
        return false;
    return cards.size() > 1 && std::all_of(cards.begin(), cards.end(), [&](cards::Card card) {
               return !card.hidden() && letterOfSuit(pack, card) == letterOfSuit(pack, cards.front());
           });
}

/// A trump with its article, which in Italian goes by its title; of no title where it is told like any other card.
const char *trumpWithArticle(const cards::Pack &pack, cards::Card card)
{
    using namespace cards::tarocco;
    static constexpr std::array titles{QT_TRANSLATE_NOOP("HintWords", "the High Priestess (2)"),
                                       QT_TRANSLATE_NOOP("HintWords", "the Empress (3)"),
                                       QT_TRANSLATE_NOOP("HintWords", "the Emperor (4)"),
                                       QT_TRANSLATE_NOOP("HintWords", "the Pope (5)"),
                                       QT_TRANSLATE_NOOP("HintWords", "the Lovers (6)"),
                                       QT_TRANSLATE_NOOP("HintWords", "the Chariot (7)"),
                                       QT_TRANSLATE_NOOP("HintWords", "Justice (8)"),
                                       QT_TRANSLATE_NOOP("HintWords", "the Hermit (9)"),
                                       QT_TRANSLATE_NOOP("HintWords", "the Wheel (10)"),
                                       QT_TRANSLATE_NOOP("HintWords", "Strength (11)"),
                                       QT_TRANSLATE_NOOP("HintWords", "the Hanged Man (12)"),
                                       QT_TRANSLATE_NOOP("HintWords", "Death (13)"),
                                       QT_TRANSLATE_NOOP("HintWords", "Temperance (14)"),
                                       QT_TRANSLATE_NOOP("HintWords", "the Devil (15)"),
                                       QT_TRANSLATE_NOOP("HintWords", "the Tower (16)"),
                                       QT_TRANSLATE_NOOP("HintWords", "the Stars (17)"),
                                       QT_TRANSLATE_NOOP("HintWords", "the Moon (18)"),
                                       QT_TRANSLATE_NOOP("HintWords", "the Sun (19)"),
                                       QT_TRANSLATE_NOOP("HintWords", "Judgement (20)")};
    if (&pack != &cards::tarocco::pack || card.hidden() || card == fool || !isTrump(card))
        return nullptr;
    const auto place = static_cast<std::size_t>(number(card)) - 2; // that of the Magician is none
    return place < titles.size() ? titles[place] : nullptr;
}

} // namespace

HintWords::Fraction HintWords::nearest(double share)
{
    return sayingOf(share).fraction;
}

QString HintWords::often(double share)
{
    if (share <= 0)
        return tr("in none of the deals");
    if (share >= 1)
        return tr("in every deal");
    return tr(sayingOf(share).words);
}

QString HintWords::cards(const cards::Pack &pack, std::span<const cards::Card> cards)
{
    const auto unseen = static_cast<int>(std::count(cards.begin(), cards.end(), cards::Card()));
    if (unseen > 0) {
        std::vector<cards::Card> seen;
        std::copy_if(cards.begin(), cards.end(), std::back_inserter(seen),
                     [](cards::Card card) { return !card.hidden(); });
        const QString others = tr("%n card(s) unseen", "taken by somebody", unseen);
        return seen.empty() ? others : Phrases::list({HintWords::cards(pack, seen), others});
    }
    const bool joined = ofOneSuit(pack, cards);
    QStringList names;
    for (const cards::Card card : cards) {
        const char *const trump = trumpWithArticle(pack, card);
        names << (trump != nullptr ? tr(trump)
                                   : withArticle(pack.code(card).front(),
                                                 joined ? Phrases::rank(pack, card) : Phrases::card(pack, card)));
    }
    const QString all = Phrases::list(names);
    return joined ? Phrases::ofSuit(pack, cards.front(), all) : all;
}

QString HintWords::cards(const QStringList &faces)
{
    const cards::Pack *pack = nullptr;
    std::vector<cards::Card> known;
    for (const QString &each : faces)
        if (const auto face = Face::parse(each)) {
            pack = face->pack;
            known.push_back(face->card());
        }
    return known.empty() ? QString() : cards(*pack, known);
}

QString HintWords::withArticle(char rank, const QString &name)
{
    // In Italian the article goes by the card.
    switch (rank) {
    case 'A':
    case '8':
        return tr("the %1", "%1 is an ace or an eight").arg(name);
    case 'Q':
        return tr("the %1", "%1 is a queen").arg(name);
    default:
        return tr("the %1", "%1 is a card").arg(name);
    }
}

QString HintWords::together(const cards::Pack &pack, std::span<const cards::Card> cards)
{
    // By suit, as their letters have it in codes.
    struct Suit
    {
        char letter;
        std::array<const char *, 3> words; ///< of two cards, three and four
    };
    static constexpr std::array italian{
        Suit{'D',
             {QT_TR_NOOP("two cards of coins"), QT_TR_NOOP("three cards of coins"), QT_TR_NOOP("four cards of coins")}},
        Suit{'C',
             {QT_TR_NOOP("two cards of cups"), QT_TR_NOOP("three cards of cups"), QT_TR_NOOP("four cards of cups")}},
        Suit{'S',
             {QT_TR_NOOP("two cards of swords"), QT_TR_NOOP("three cards of swords"),
              QT_TR_NOOP("four cards of swords")}},
        Suit{'B',
             {QT_TR_NOOP("two cards of batons"), QT_TR_NOOP("three cards of batons"),
              QT_TR_NOOP("four cards of batons")}}};
    static constexpr std::array french{
        Suit{'C', {QT_TR_NOOP("two clubs"), QT_TR_NOOP("three clubs"), QT_TR_NOOP("four clubs")}},
        Suit{'D', {QT_TR_NOOP("two diamonds"), QT_TR_NOOP("three diamonds"), QT_TR_NOOP("four diamonds")}},
        Suit{'H', {QT_TR_NOOP("two hearts"), QT_TR_NOOP("three hearts"), QT_TR_NOOP("four hearts")}},
        Suit{'S', {QT_TR_NOOP("two spades"), QT_TR_NOOP("three spades"), QT_TR_NOOP("four spades")}}};
    if (!ofOneSuit(pack, cards))
        return HintWords::cards(pack, cards);
    const char letter = letterOfSuit(pack, cards.front());
    const auto &suits = &pack == &cards::french::pack ? french : italian;
    const auto *const suit
        = std::find_if(suits.begin(), suits.end(), [letter](const Suit &each) { return each.letter == letter; });
    const std::size_t further = cards.size() - 2;
    return suit != suits.end() && further < suit->words.size() ? tr(suit->words[further])
                                                               : HintWords::cards(pack, cards);
}

// ---------------------------------------------------------------- moves and moments

QString HintWords::moment(bool asDealer, bool lastTurn, int lap)
{
    if (asDealer)
        return tr("As the dealer");
    return lastTurn ? tr("Last turn") : tr("Lap %1").arg(lap);
}

QString HintWords::stay(Said said)
{
    return said == Said::toYou ? tr("Stay", "a move") : tr("Stay", "a move, after somebody's name");
}

QString HintWords::knock(Said said)
{
    return said == Said::toYou ? tr("Knock", "a move") : tr("Knock", "a move, after somebody's name");
}

QString HintWords::shirtChange(bool knocks, Said said)
{
    if (said == Said::toYou)
        return knocks ? tr("Change your shirt (and knock)") : tr("Change your shirt");
    return knocks ? tr("Change your shirt (and knock)", "a move, after somebody's name")
                  : tr("Change your shirt", "a move, after somebody's name");
}

QString HintWords::exchange(const cards::Pack &pack, std::span<const cards::Card> give,
                            std::span<const cards::Card> take, Said said)
{
    const QString words = said == Said::toYou
        ? tr("Give %1, take %2", "%1 and %2 are cards with their articles")
        : tr("Give %1, take %2", "a move, after somebody's name; %1 and %2 are cards with their articles");
    return words.arg(cards(pack, give), cards(pack, take));
}

QString HintWords::stayed()
{
    return tr("You exchanged nothing", "a move that was made");
}

QString HintWords::knocked()
{
    return tr("You knocked", "a move that was made");
}

QString HintWords::changedShirt(bool knocked)
{
    return knocked ? tr("You changed your shirt (and knocked)", "a move that was made")
                   : tr("You changed your shirt", "a move that was made");
}

QString HintWords::exchanged(const cards::Pack &pack, std::span<const cards::Card> given,
                             std::span<const cards::Card> taken)
{
    return tr("You gave %1 and took %2", "%1 and %2 are cards with their articles")
        .arg(cards(pack, given), cards(pack, taken));
}

QString HintWords::within(QString move)
{
    if (!move.isEmpty())
        move.front() = move.front().toLower();
    return move;
}

// ---------------------------------------------------------------- the reason

QString HintWords::joined(const QString &first, const QString &second)
{
    return second.isEmpty() ? first : tr("%1 %2", "two sentences").arg(first, second);
}

QString HintWords::last(const QString &worth, const QString &costs)
{
    return tr("You end with %1: %2.", "%1 is a hand's worth, %2 'you lose a token 12 times in 100'").arg(worth, costs);
}

QString HintWords::lastInTheEnd(const QString &worth, const QString &costs)
{
    return tr("With %1, after everybody’s last turn, %2.",
              "%1 is a hand's worth, %2 'you lose a token 12 times in 100'")
        .arg(worth, costs);
}

QString HintWords::goesOn(const QString &worth, const QString &costs)
{
    return tr("You go on with %1: %2.", "%1 is a hand's worth, %2 'you lose a token 12 times in 100'")
        .arg(worth, costs);
}

QString HintWords::laidOpenNow(const QString &other, const QString &often)
{
    if (!other.isEmpty())
        return tr("If the hands were shown now, yours would be the lowest %1: the last turn helps %2.",
                  "it: your hand; %1 is 'in one deal out of three', %2 the only opponent's name")
            .arg(often, other);
    return tr("If the hands were shown now, yours would be the lowest %1: the last turn helps the others.",
              "it: your hand; %1 is 'in one deal out of three'")
        .arg(often);
}

QString HintWords::took(const QString &name, const QString &cards, const QString &often)
{
    return tr("%1 took %2 and beats you %3.", "%1 is a name, %2 are cards; %3 is 'in one deal out of three'")
        .arg(name, cards, often);
}
