// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "games/pinale/pinale_lessons.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;
using namespace pinale;

namespace {

using Given = Lesson<Pinale>;

/// What the lessons are called, and what stays of them.
class PinaleLessons
{
    Q_DECLARE_TR_FUNCTIONS(PinaleLessons)
};

// Seat 0 is the pupil's, 1 Bruno's. Whoever has not dealt begins.
constexpr Opening pupilDeals{.dealer = 0};
constexpr Opening brunoDeals{.dealer = 1};
constexpr int two = 2;

Card cardOf(const std::string &code)
{
    return *Pinale::pack.parse(code);
}

} // namespace

// ---------------------------------------------------------------- what lessons are written with

Step pinale_lessons::run(const std::string &first, const std::string &cards)
{
    Meld meld{.kind = Meld::Kind::run};
    int place = placeOfFirst(cardOf(first));
    meld.first = static_cast<std::int16_t>(place);
    for (const Card card : Given::cardsOf(cards))
        meld.slots.push_back({.card = card, .as = faceAt(cards::french::suit(cardOf(first)), place++)});
    return NewMeld{meld};
}

Step pinale_lessons::group(const std::string &cards, const std::string &as)
{
    Meld meld{.kind = Meld::Kind::group};
    for (const Card card : Given::cardsOf(cards))
        meld.slots.push_back({.card = card, .as = isWild(card) ? cardOf(as) : card});
    return NewMeld{meld};
}

Step pinale_lessons::added(int meld, const std::string &cards)
{
    Extend extend{.meld = static_cast<std::uint8_t>(meld)};
    for (const Card card : Given::cardsOf(cards))
        extend.slots.push_back({.card = card, .as = card});
    return extend;
}

Step pinale_lessons::swapped(int meld, int place)
{
    return Swap{.meld = static_cast<std::uint8_t>(meld), .slot = static_cast<std::uint8_t>(place)};
}

Move pinale_lessons::turn(const Steps &steps, const std::string &discard)
{
    return Play{.takes = false, .steps = steps, .discard = cardOf(discard)};
}

Move pinale_lessons::taking(const Steps &steps, const std::string &discard)
{
    return Play{.takes = true, .steps = steps, .discard = cardOf(discard)};
}

// ---------------------------------------------------------------- the lessons

const std::vector<Given> &pinale_lessons::all()
{
    static const std::vector<Given> lessons{
        {.key = u"melds"_s,
         .title = [] { return PinaleLessons::tr("Groups and runs"); },
         .line = [] { return PinaleLessons::tr("What can be laid on the table, and what it counts."); },
         .learnt =
             [] {
                 return PinaleLessons::tr("Three or four of one rank, all of different suits, are a group; four or "
                                          "more of one suit in a row are a run. To your own you may always add.");
             },
         .options = {},
         .seats = two,
         .opening = pupilDeals,
         .beats = meldsBeats()},
        {.key = u"pile"_s,
         .title = [] { return PinaleLessons::tr("The pile"); },
         .line = [] { return PinaleLessons::tr("When to take what another has discarded."); },
         .learnt =
             [] {
                 return PinaleLessons::tr("Of the pile only the top card can be taken, and only by whoever lays it in "
                                          "the same turn.");
             },
         .options = {},
         .seats = two,
         .opening = pupilDeals,
         .beats = pileBeats()},
        {.key = u"wilds"_s,
         .title = [] { return PinaleLessons::tr("Jokers and twos"); },
         .line = [] { return PinaleLessons::tr("Cards that stand for others."); },
         .learnt =
             [] {
                 return PinaleLessons::tr("Jokers and black twos stand for any card, and count 25 and 20. In a meld "
                                          "there are never more of them than of the others.");
             },
         .options = {},
         .seats = two,
         .opening = pupilDeals,
         .beats = wildsBeats()},
        {.key = u"swap"_s,
         .title = [] { return PinaleLessons::tr("Swapping a joker out"); },
         .line = [] { return PinaleLessons::tr("A joker is only safe in the hand."); },
         .learnt =
             [] {
                 return PinaleLessons::tr("With the card that a joker stands for you take it out of any meld, and lay "
                                          "it again in the same turn. A two only its own side takes back.");
             },
         .options = {},
         .seats = two,
         .opening = pupilDeals,
         .beats = swapBeats()},
        {.key = u"double"_s,
         .title = [] { return PinaleLessons::tr("What counts double"); },
         .line = [] { return PinaleLessons::tr("Six in a row, and four of a kind."); },
         .learnt =
             [] {
                 return PinaleLessons::tr("Six in a row without a wild card between them count double, and so does a "
                                          "four of a kind. What lies may still grow to that.");
             },
         .options = {},
         .seats = two,
         .opening = brunoDeals,
         .beats = doubleBeats()},
        {.key = u"out"_s,
         .title = [] { return PinaleLessons::tr("Going out"); },
         .line = [] { return PinaleLessons::tr("The last card, and how a deal is counted."); },
         .learnt =
             [] {
                 return PinaleLessons::tr("You go out by discarding your last card, with a four or a run of six on the "
                                          "table. Then each takes off what is left in the hand.");
             },
         .options = {},
         .seats = two,
         .opening = pupilDeals,
         .beats = outBeats()},
    };
    return lessons;
}
