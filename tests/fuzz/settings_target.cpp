// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A settings file: every value comes out as one that the pages can show, and a file that is none is kept.

#include "petrangola/petrangola.h"
#include "target.h"

#include "person/preferences.h"
#include "setup/match_setup.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

namespace {

QDir folder()
{
    static const QTemporaryDir home;
    return {home.path()};
}

} // namespace

void fuzz::prepare()
{
    qputenv("XDG_CONFIG_HOME", folder().path().toLocal8Bit());
    require(folder().mkpath(QStringLiteral("petrangola")), "the folder can be made");
    (void)MatchSetup::instance();
}

void fuzz::feed(const QByteArray &input)
{
    const QDir place(folder().filePath(QStringLiteral("petrangola")));
    for (const QString &left : place.entryList(QDir::Files))
        QFile::remove(place.filePath(left));
    QFile file(place.filePath(QStringLiteral("petrangola.conf")));
    require(file.open(QIODevice::WriteOnly) && file.write(input) == input.size(), "the file can be written");
    file.close();

    Preferences &preferences = Preferences::instance();
    preferences.load();
    require(preferences.trouble().isEmpty() || !place.entryList({QStringLiteral("*.damaged-*")}).isEmpty(),
            "what is no settings file is kept");
    require(preferences.pace() >= 0 && preferences.textSize() >= 100 && preferences.textSize() <= 200,
            "sizes in range");
    require(preferences.windowSize().width() >= 800 && preferences.windowSize().height() >= 600, "a window to see");
    require(QStringList({QStringLiteral("system"), QStringLiteral("en"), QStringLiteral("it")})
                .contains(preferences.language()),
            "a language of the house");

    MatchSetup &setup = MatchSetup::instance();
    setup.load();
    const int seats = setup.seats()->rowCount();
    require(seats >= petrangola::seating.fewest && seats <= petrangola::seating.most, "seats in range");
    require(!petrangola::check(optionsOf<petrangola::Petrangola>(setup.rules()), seats), "rules that can be played");
    for (int seat = 1; seat < seats; ++seat)
        require(!setup.seatEntry(seat).name.isEmpty() && !setup.seatEntry(seat).portrait.isEmpty(), "a guest a seat");
}
