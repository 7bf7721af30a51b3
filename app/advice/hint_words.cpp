// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "advice/hint_words.h"

#include "words/phrases.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace {

struct Saying
{
    HintWords::Fraction fraction;
    const char *words;
};

constexpr std::array sayings{
    Saying{{0, 1}, QT_TRANSLATE_NOOP("HintWords", "in hardly any deal")},
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

} // namespace

HintWords::Fraction HintWords::nearest(double share)
{
    return sayingOf(share).fraction;
}

QString HintWords::often(double share)
{
    if (share <= 0)
        return tr("in no deal");
    if (share >= 1)
        return tr("in every deal");
    return tr(sayingOf(share).words);
}

QString HintWords::percent(double share)
{
    const auto rounded = static_cast<int>(std::lround(share * 100));
    if (rounded == 0 && share > 0)
        return tr("under 1%");
    if (rounded == 100 && share < 1)
        return tr("over 99%");
    return tr("%1%", "a percentage").arg(rounded);
}

QString HintWords::chance(double share)
{
    const auto rounded = static_cast<int>(std::lround(share * 100));
    return rounded == 0 && share > 0 ? tr("you lose a token less than once in 100")
                                     : tr("you lose a token %n time(s) in 100", nullptr, rounded);
}

QString HintWords::cards(std::span<const cards::Card> cards)
{
    QStringList names;
    for (const cards::Card card : cards) {
        const QString name = Phrases::card(card);
        // The ace takes another article than the rest in Italian.
        names << (cards::italian::rank(card) == cards::italian::Rank::ace ? tr("the %1", "%1 is an ace").arg(name)
                                                                          : tr("the %1", "%1 is a card").arg(name));
    }
    return Phrases::list(names);
}

QString HintWords::together(std::span<const cards::Card> cards)
{
    static const char *const together[][cards::italian::suitCount] = {
        {QT_TR_NOOP("two coins"), QT_TR_NOOP("two cups"), QT_TR_NOOP("two swords"), QT_TR_NOOP("two batons")},
        {QT_TR_NOOP("three coins"), QT_TR_NOOP("three cups"), QT_TR_NOOP("three swords"), QT_TR_NOOP("three batons")},
        {QT_TR_NOOP("four coins"), QT_TR_NOOP("four cups"), QT_TR_NOOP("four swords"), QT_TR_NOOP("four batons")}};
    const auto suitOf = [](cards::Card card) { return static_cast<std::size_t>(cards::italian::suit(card)); };
    const bool ofOneSuit = std::all_of(cards.begin(), cards.end(),
                                       [&](cards::Card card) { return suitOf(card) == suitOf(cards.front()); });
    const std::size_t further = cards.size() - 2;
    return ofOneSuit && further < std::size(together) ? tr(together[further][suitOf(cards.front())])
                                                      : HintWords::cards(cards);
}

// ---------------------------------------------------------------- moves and moments

QString HintWords::moment(bool asDealer, bool lastTurn, int lap)
{
    if (asDealer)
        return tr("As the dealer");
    return lastTurn ? tr("Last turn") : tr("Lap %1").arg(lap);
}

QString HintWords::stay()
{
    return tr("Stay", "a move");
}

QString HintWords::knock()
{
    return tr("Knock", "a move");
}

QString HintWords::shirtChange(bool knocks)
{
    return knocks ? tr("Shirt change, and knock") : tr("Shirt change");
}

QString HintWords::exchange(std::span<const cards::Card> give, std::span<const cards::Card> take)
{
    return tr("Give %1, take %2", "%1 and %2 are cards with their articles").arg(cards(give), cards(take));
}

// ---------------------------------------------------------------- the reason

QString HintWords::joined(const QString &first, const QString &second)
{
    return second.isEmpty() ? first : tr("%1 %2", "two sentences").arg(first, second);
}

QString HintWords::last(const QString &worth, const QString &often)
{
    return tr("With %1 you are last %2.", "%1 is a hand's worth; %2 is 'in one deal out of three'").arg(worth, often);
}

QString HintWords::lastInTheEnd(const QString &worth, const QString &often)
{
    return tr("After everybody's last turn you are last with %1 %2.",
              "%1 is a hand's worth; %2 is 'in one deal out of three'")
        .arg(worth, often);
}

QString HintWords::goesOn(const QString &worth, const QString &often)
{
    return tr("You go on with %1, and lose a token %2.", "%1 is a hand's worth; %2 is 'in one deal out of three'")
        .arg(worth, often);
}

QString HintWords::laidOpenNow(const QString &often)
{
    return tr("Laid open now it would be last %1: the last turn helps the others.",
              "it: your hand; %1 is 'in one deal out of three'")
        .arg(often);
}

QString HintWords::bestCosts(const QString &often)
{
    return tr("The best move costs a token %1.", "%1 is 'in one deal out of three'").arg(often);
}

QString HintWords::cutShort(const QString &often)
{
    return tr("Somebody else knocks before your next turn %1.", "%1 is 'in one deal out of three'").arg(often);
}

QString HintWords::fed(const QString &name, bool several, const QString &often)
{
    return several
        ? tr("%1, who is next, makes the best hand with what you give %2.", "%2 is 'in one deal out of three'")
              .arg(name, often)
        : tr("%1, who is next, makes the best hand with the card that you give %2.", "%2 is 'in one deal out of three'")
              .arg(name, often);
}

QString HintWords::took(const QString &name, const QString &cards, const QString &often)
{
    return tr("%1 took %2 and ends above you %3.", "%1 is a name, %2 are cards; %3 is 'in one deal out of three'")
        .arg(name, cards, often);
}
