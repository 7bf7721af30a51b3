// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/hint_words.h"

#include "models/phrases.h"
#include "petrangola/outlook.h"

#include <array>
#include <cmath>

using namespace petrangola;
using game::at;
using game::nobody;
using game::Seat;

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

double shareOf(int count, const Prospect &prospect)
{
    return prospect.deals() == 0 ? 0 : static_cast<double>(count) / prospect.deals();
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

QString HintWords::cards(const Hand &cards)
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

QString HintWords::move(const View &view, const Move &move)
{
    if (std::holds_alternative<Expose>(move))
        return tr("Expose the three");
    if (std::holds_alternative<Keep>(move))
        return tr("Keep the three and knock");
    if (std::holds_alternative<Knock>(move))
        return tr("Knock", "a move");
    if (std::holds_alternative<Stay>(move))
        return tr("Stay", "a move");
    if (isShirtChange(move))
        return view.knocker == nobody ? tr("Shirt change, and knock") : tr("Shirt change");
    if (const auto *exchange = std::get_if<Exchange>(&move))
        return tr("Give %1, take %2", "%1 and %2 are cards with their articles")
            .arg(cards(exchange->give), cards(exchange->take));
    return {};
}

QString HintWords::worthAfter(const Prospect &prospect, std::size_t index)
{
    const Hand &hand = prospect.expectations()[index].hand;
    return hand.empty() ? QString() : Phrases::worth(prospect.view().ranking->worth(hand));
}

// ---------------------------------------------------------------- the reason

QString HintWords::reason(const Prospect &prospect, std::size_t index, const QStringList &names)
{
    const Expectation &move = prospect.expectations()[index];
    const Ranking &ranking = *prospect.view().ranking;
    if (!move.hand.empty() && ranking.category(move.hand) == Category::petrangolone
        && (prospect.view().knocker != nobody || knocks(prospect.view(), move.move)))
        return tr("Three aces never pay.");
    const QString main = outcome(prospect, index);
    const QString more = cause(prospect, index, names);
    return more.isEmpty() ? main : tr("%1 %2", "two sentences").arg(main, more);
}

QString HintWords::outcome(const Prospect &prospect, std::size_t index)
{
    const View &view = prospect.view();
    const Move &move = prospect.expectations()[index].move;
    const QString share = often(prospect.chance(index));
    if (std::holds_alternative<Expose>(move))
        return tr("You play on with three cards that nobody has seen yet, and lose a token %1.",
                  "%1 is 'in one deal out of three'")
            .arg(share);
    const QString worth = worthAfter(prospect, index);
    if (view.knocker != nobody)
        return tr("With %1 you are last %2.", "%1 is a hand's worth; %2 is 'in one deal out of three'")
            .arg(worth, share);
    if (knocks(view, move))
        return tr("After everybody's last turn you are last with %1 %2.",
                  "%1 is a hand's worth; %2 is 'in one deal out of three'")
            .arg(worth, share);
    return tr("You go on with %1, and lose a token %2.", "%1 is a hand's worth; %2 is 'in one deal out of three'")
        .arg(worth, share);
}

QString HintWords::cause(const Prospect &prospect, std::size_t index, const QStringList &names)
{
    constexpr double much = 0.1; // of all deals: less does not drive a choice
    const View &view = prospect.view();
    const std::size_t best = prospect.best();
    const Expectation &move = prospect.expectations()[index];
    const Expectation &better = prospect.expectations()[best];
    const bool final = knocks(view, move.move);
    const double feeds = shareOf(move.fed, prospect);
    if (feeds >= 2 * much && (index == best || feeds - shareOf(better.fed, prospect) >= much))
        return fed(prospect, index, names);
    if (final && prospect.chance(index) - shareOf(move.lastAtOnce, prospect) >= much)
        return tr("Laid open now it would be last %1: the last turn helps the others.",
                  "it: your hand; %1 is 'in one deal out of three'")
            .arg(often(shareOf(move.lastAtOnce, prospect)));
    if (nearest(prospect.chance(index)) != nearest(prospect.chance(best)))
        return tr("The best move costs a token %1.", "%1 is 'in one deal out of three'")
            .arg(often(prospect.chance(best)));
    QString took = taken(prospect, index, names);
    if (!took.isEmpty())
        return took;
    if (shareOf(move.cutShort, prospect) >= 2 * much)
        return tr("Somebody else knocks before your next turn %1.", "%1 is 'in one deal out of three'")
            .arg(often(shareOf(move.cutShort, prospect)));
    return {};
}

QString HintWords::fed(const Prospect &prospect, std::size_t index, const QStringList &names)
{
    const View &view = prospect.view();
    const Expectation &move = prospect.expectations()[index];
    const auto *exchange = std::get_if<Exchange>(&move.move);
    const Seat next = game::nextSeat(view.seat, view.playing, view.seats);
    const bool several = exchange != nullptr && exchange->give.size() > 1;
    const QString share = often(shareOf(move.fed, prospect));
    const QString name = names.value(next);
    return several
        ? tr("%1, who is next, makes the best hand with what you give %2.", "%2 is 'in one deal out of three'")
              .arg(name, share)
        : tr("%1, who is next, makes the best hand with the card that you give %2.", "%2 is 'in one deal out of three'")
              .arg(name, share);
}

QString HintWords::taken(const Prospect &prospect, std::size_t index, const QStringList &names)
{
    static const char *const pairs[cards::italian::suitCount]
        = {QT_TR_NOOP("two coins"), QT_TR_NOOP("two cups"), QT_TR_NOOP("two swords"), QT_TR_NOOP("two batons")};
    static const char *const triples[cards::italian::suitCount]
        = {QT_TR_NOOP("three coins"), QT_TR_NOOP("three cups"), QT_TR_NOOP("three swords"), QT_TR_NOOP("three batons")};
    const View &view = prospect.view();
    const Expectation &move = prospect.expectations()[index];
    Seat strongest = nobody;
    for (const Seat seat : view.playing)
        if (seat != view.seat && view.known[at(seat)].size() > 1 && view.shown[at(seat)].empty()
            && (strongest == nobody || move.above[at(seat)] > move.above[at(strongest)]))
            strongest = seat;
    if (strongest == nobody)
        return {};
    const Hand &known = view.known[at(strongest)];
    const auto suit = static_cast<std::size_t>(cards::italian::suit(known[0]));
    bool ofOneSuit = true;
    for (const cards::Card card : known)
        ofOneSuit = ofOneSuit && static_cast<std::size_t>(cards::italian::suit(card)) == suit;
    QString what = cards(known);
    if (ofOneSuit)
        what = tr(known.size() == 2 ? pairs[suit] : triples[suit]);
    return tr("%1 took %2 and ends above you %3.", "%1 is a name, %2 are cards; %3 is 'in one deal out of three'")
        .arg(names.value(strongest), what, often(shareOf(move.above[at(strongest)], prospect)));
}
