// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "games/petrangola/petrangola_numbers.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace {

QString sayPetrangolaFeat(const char *sentence)
{
    return QCoreApplication::translate("PetrangolaFeats", sentence);
}

int petrangole(const PlayedMatch &match)
{
    return match.count(u"petrangole"_s) + match.count(u"petrangoloni"_s);
}

} // namespace

std::vector<Feat> PetrangolaNumbers::feats() const
{
    constexpr int often = 20;
    std::vector<Feat> all = monteFeats(u"petrangola"_s);
    all.insert(
        all.end(),
        {{.key = u"petrangola-one"_s,
          .name = sayPetrangolaFeat(QT_TRANSLATE_NOOP("PetrangolaFeats", "Petrangola!")),
          .how = sayPetrangolaFeat(
              QT_TRANSLATE_NOOP("PetrangolaFeats", "Have three of a kind or a sequence when the hands are compared.")),
          .picture = u"trio"_s,
          .tone = u"green"_s,
          .worth = petrangole},
         {.key = u"petrangola-many"_s,
          .name = sayPetrangolaFeat(QT_TRANSLATE_NOOP("PetrangolaFeats", "A collector")),
          .how
          = sayPetrangolaFeat(QT_TRANSLATE_NOOP("PetrangolaFeats", "Twenty petrangole when the hands are compared.")),
          .picture = u"trio"_s,
          .tone = u"gold"_s,
          .wanted = often,
          .worth = petrangole},
         {.key = u"petrangola-two"_s,
          .name = sayPetrangolaFeat(QT_TRANSLATE_NOOP("PetrangolaFeats", "Encore!")),
          .how = sayPetrangolaFeat(QT_TRANSLATE_NOOP("PetrangolaFeats", "Two petrangole in the same match.")),
          .picture = u"trio"_s,
          .tone = u"blue"_s,
          .wanted = 2,
          .worth = petrangole,
          .counting = Counting::inOneMatch},
         {.key = u"petrangola-aces"_s,
          .name = sayPetrangolaFeat(QT_TRANSLATE_NOOP("PetrangolaFeats", "Petrangolone")),
          .how = sayPetrangolaFeat(QT_TRANSLATE_NOOP("PetrangolaFeats", "Three aces when the hands are compared.")),
          .picture = u"ace"_s,
          .tone = u"gold"_s,
          .worth = [](const PlayedMatch &match) { return match.count(u"petrangoloni"_s); }},
         // Its key is of the time when it stood among those of any game.
         {.key = u"came-back"_s,
          .name = sayPetrangolaFeat(QT_TRANSLATE_NOOP("PetrangolaFeats", "Back from the door")),
          .how = sayPetrangolaFeat(
              QT_TRANSLATE_NOOP("PetrangolaFeats", "Re-enter after losing your last token, and win the match.")),
          .picture = u"door"_s,
          .tone = u"green"_s,
          .worth = [](const PlayedMatch &match) { return match.facts.won && match.facts.reentries > 0 ? 1 : 0; }}});
    return all;
}
