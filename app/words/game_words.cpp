// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "words/game_words.h"

#include "words/language.h"
#include "words/phrases.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace words {

QString level(const QString &kind)
{
    if (kind == u"novice")
        return QCoreApplication::translate("GameWords", "novices", "opponents' level");
    if (kind == u"casual")
        return QCoreApplication::translate("GameWords", "casuals", "opponents' level");
    if (kind == u"regular")
        return QCoreApplication::translate("GameWords", "regulars", "opponents' level");
    if (kind == u"expert")
        return QCoreApplication::translate("GameWords", "experts", "opponents' level");
    if (kind == u"program")
        return QCoreApplication::translate("GameWords", "programs", "opponents");
    if (kind == u"human")
        return QCoreApplication::translate("GameWords", "people at one screen", "who one plays against");
    if (kind == u"mixed")
        return QCoreApplication::translate("GameWords", "mixed", "opponents of different levels");
    return kind;
}

QString tableLevel(const QStringList &kinds, int own)
{
    QStringList others = kinds;
    if (own >= 0 && own < others.size())
        others.removeAt(own);
    if (others.isEmpty()
        || std::any_of(others.begin(), others.end(), [&](const QString &kind) { return kind != others.constFirst(); }))
        return u"mixed"_s;
    return others.constFirst();
}

QString day(const QDateTime &when)
{
    return Language::instance().locale().toString(
        when.toLocalTime().date(),
        QCoreApplication::translate("GameWords", "d MMM yyyy", "how a date is written, as QDate::toString() reads it"));
}

QString moment(const QDateTime &when)
{
    return QCoreApplication::translate("GameWords", "%1, %2", "a date and a time of day")
        .arg(day(when), Language::instance().locale().toString(when.toLocalTime().time(), u"HH:mm"_s));
}

QString month(const QDateTime &when)
{
    const QString written = Language::instance().locale().toString(when.toLocalTime().date(), u"MMMM yyyy"_s);
    return Phrases::capital(written);
}

QString percent(double share)
{
    return QCoreApplication::translate("GameWords", "%1%").arg(static_cast<int>(std::lround(share * 100)));
}

} // namespace words
