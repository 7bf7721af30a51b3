// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "games/monte/monte_numbers.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace {

QString sayOfMonte(const char *sentence)
{
    return QCoreApplication::translate("MonteFeats", sentence);
}

} // namespace

std::vector<KnockNumbers::Counted> MonteNumbers::kinds() const
{
    return {{QCoreApplication::translate("PetrangolaNumbers", "Knock"), u"knock"_s},
            {QCoreApplication::translate("PetrangolaNumbers", "Shirt change"), u"shirt"_s},
            {QCoreApplication::translate("PetrangolaNumbers", "Kept as dealer"), u"keep"_s}};
}

std::vector<Feat> MonteNumbers::monteFeats(const QString &game) const
{
    const auto key = [&game](const char *name) { return game + u'-' + QLatin1StringView(name); };
    std::vector<Feat> all = knockFeats(game);
    const std::vector<Feat> own{
        {.key = key("shirt"),
         .name = sayOfMonte(QT_TRANSLATE_NOOP("MonteFeats", "A clean shirt")),
         .how = sayOfMonte(QT_TRANSLATE_NOOP("MonteFeats", "Change all your cards at once, and somebody else pays.")),
         .picture = u"shirt"_s,
         .tone = u"blue"_s,
         .worth = [](const PlayedMatch &match) { return match.count(u"shirtOthers"_s); }},
        {.key = key("keep"),
         .name = sayOfMonte(QT_TRANSLATE_NOOP("MonteFeats", "Good as they are")),
         .how = sayOfMonte(QT_TRANSLATE_NOOP(
             "MonteFeats", "As the dealer, keep the cards that you looked at, and somebody else pays.")),
         .picture = u"dealer"_s,
         .tone = u"blue"_s,
         .worth = [](const PlayedMatch &match) { return match.count(u"keepOthers"_s); }},
    };
    all.insert(all.end(), own.begin(), own.end());
    return all;
}
