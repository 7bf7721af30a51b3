// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "games/knock/knock_lessons.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;
using namespace knock;

namespace {

using Given = Lesson<Knock>;

/// What the lessons are called, and what stays of them.
class KnockLessons
{
    Q_DECLARE_TR_FUNCTIONS(KnockLessons)
};

constexpr Options inSilence{.signals = Options::Signals::off};
// Seat 0 is the pupil's, 1 Bruno's, 2 the partner's, Nives', 3 Oreste's. Whoever is next to the dealer leads.
constexpr Opening pupilDeals{.dealer = 0, .score = {}};
constexpr Opening brunoDeals{.dealer = 1, .score = {}};
constexpr Opening nivesDeals{.dealer = 2, .score = {}};

} // namespace

const std::vector<Given> &knock_lessons::all()
{
    static const std::vector<Given> lessons{
        {.key = u"follow"_s,
         .title = [] { return KnockLessons::tr("Follow suit"); },
         .line = [] { return KnockLessons::tr("Who takes a trick, and what is in it."); },
         .learnt =
             [] {
                 return KnockLessons::tr("Follow suit; the highest card of the suit takes. Each trick is a point, and "
                                         "its cards have points of their own.");
             },
         .options = inSilence,
         .seats = seats,
         .opening = brunoDeals,
         .beats = followBeats()},
        {.key = u"trump"_s,
         .title = [] { return KnockLessons::tr("Trumps"); },
         .line = [] { return KnockLessons::tr("No card of the suit: what then?"); },
         .learnt =
             [] {
                 return KnockLessons::tr("With none of the suit you must trump; you need not go over others. And what "
                                         "is worth something goes to your partner’s sure tricks.");
             },
         .options = inSilence,
         .seats = seats,
         .opening = brunoDeals,
         .beats = trumpBeats()},
        {.key = u"quartet"_s,
         .title = [] { return KnockLessons::tr("The Quartet"); },
         .line = [] { return KnockLessons::tr("2, 3, 4 and 5 are equal, and the last one wins."); },
         .learnt =
             [] {
                 return KnockLessons::tr("Of the Quartet the one played last wins: it is good to be last. The 6 is "
                                         "above them, the Magician below.");
             },
         .options = inSilence,
         .seats = seats,
         .opening = brunoDeals,
         .beats = quartetBeats()},
        {.key = u"fool"_s,
         .title = [] { return KnockLessons::tr("The Fool"); },
         .line = [] { return KnockLessons::tr("A card that takes nothing, and is always of use."); },
         .learnt =
             [] {
                 return KnockLessons::tr("The Fool may always be played, never wins, and stays with its side: it saves "
                                         "what would be lost.");
             },
         .options = inSilence,
         .seats = seats,
         .opening = nivesDeals,
         .beats = foolBeats()},
        {.key = u"magician"_s,
         .title = [] { return KnockLessons::tr("The Magician"); },
         .line = [] { return KnockLessons::tr("Five points on weak legs."); },
         .learnt =
             [] {
                 return KnockLessons::tr("Hold the Magician back while trumps are drawn, and bring it home when you "
                                         "play last to a suit that you do not have.");
             },
         .options = inSilence,
         .seats = seats,
         .opening = brunoDeals,
         .beats = magicianBeats()},
        {.key = u"discard"_s,
         .title = [] { return KnockLessons::tr("The discard"); },
         .line = [] { return KnockLessons::tr("You deal, and two of fifteen cards go."); },
         .learnt =
             [] {
                 return KnockLessons::tr(
                     "Lay away what makes you short of a suit, and a queen if you can: she is safe there.");
             },
         .options = inSilence,
         .seats = seats,
         .opening = pupilDeals,
         .beats = discardBeats()},
        {.key = u"signals"_s,
         .title = [] { return KnockLessons::tr("Signals"); },
         .line
         = [] { return KnockLessons::tr("How to talk to your partner without opening your mouth, or with a word."); },
         .learnt =
             [] {
                 return KnockLessons::tr("A signal goes with a card, all see it, and facts are true. Before your "
                                         "partner leads: “Bijou” for a low trump, “Grand” for a high one.");
             },
         .options = {},
         .seats = seats,
         .opening = nivesDeals,
         .beats = signalsBeats()},
        {.key = u"moresignals"_s,
         .title = [] { return KnockLessons::tr("More signals"); },
         .line = [] { return KnockLessons::tr("Five more of them, one by one, in three tricks."); },
         .learnt =
             [] {
                 return KnockLessons::tr(
                     "Slid from right to left: many of this suit. A circle: the queen, or with a trump the "
                     "World. A tap with the card: one more. A hand raised sharply: the Sun. The "
                     "thumb: my last one.");
             },
         .options = {},
         .seats = seats,
         .opening = brunoDeals,
         .beats = moreSignalsBeats()},
    };
    return lessons;
}
