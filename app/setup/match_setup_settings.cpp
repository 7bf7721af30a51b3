// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

// MatchSetup: the last table of each game, in the settings file.

#include "match/clean_name.h"
#include "person/preferences.h"
#include "setup/match_setup.h"
#include "setup/written_rules.h"

using namespace Qt::StringLiterals;

namespace {

const QString gameKey = u"newMatch/game"_s;

int numberIn(const QSettings &file, const QString &key, int usual, int least, int most)
{
    bool isNumber = false;
    const int value = file.value(key, usual).toInt(&isNumber);
    return isNumber ? qBound(least, value, most) : usual;
}

/// Where the last table of a game lies. That of the first game has no name: once there was but one.
QString groupOf(const QString &game)
{
    return game == catalog::games().front().name ? u"table"_s : u"table-"_s + game;
}

} // namespace

void MatchSetup::load()
{
    m_game = Preferences::instance().file().value(gameKey).toString();
    if (!games().contains(m_game))
        m_game = games().constFirst();
    m_seats.setCall(catalog::call(m_game));
    for (int seat = 0; seat < game::maxSeats; ++seat)
        m_seats.setEntry(seat, SeatSetupModel::usual(seat));
    read();
    m_seats.setSeatCount(m_seatCount);
}

void MatchSetup::setGame(const QString &game)
{
    if (game == m_game || !games().contains(game))
        return;
    Preferences::instance().file().setValue(gameKey, game);
    load();
    Q_EMIT changed();
}

void MatchSetup::read()
{
    QSettings &file = Preferences::instance().file();
    file.beginGroup(groupOf(m_game));
    m_seatCount = numberIn(file, u"seats"_s, usualSeats(), fewestSeats(), mostSeats());
    readRules(file);
    readSeats(file);
    file.endGroup();
}

void MatchSetup::readRules(QSettings &file)
{
    QJsonObject written;
    const QStringList keys = file.childKeys();
    for (const QString &key : keys)
        written[key] = QJsonValue::fromVariant(file.value(key));
    m_rules = written_rules::read(written, info().options);
    m_rules = info().options.offered(m_rules, m_seatCount);
    fitRules();
}

void MatchSetup::readSeats(QSettings &file)
{
    const int written = file.beginReadArray(u"seat"_s);
    for (int seat = 0; seat < qMin(written, game::maxSeats); ++seat) {
        file.setArrayIndex(seat);
        SeatSetupModel::Entry entry = SeatSetupModel::usual(seat);
        const QString name = cleanName(file.value(u"name"_s).toString(), SeatSetupModel::longestName);
        if (!name.isEmpty())
            entry.name = name;
        // A picture that this version does not have becomes one that it has.
        entry.portrait = SeatSetupModel::portraitAfter(file.value(u"portrait"_s, entry.portrait).toString(), 0);
        entry.level = opponents::levelNamed(file.value(u"level"_s).toString().toStdString()).value_or(entry.level);
        entry.person = seat > 0 && file.value(u"person"_s).toBool();
        entry.program = seat > 0 && !entry.person && file.value(u"program"_s).toBool();
        // A comma that somebody wrote without quotes makes a list of it.
        entry.command = tidied(file.value(u"command"_s).toStringList().join(u','));
        m_seats.setEntry(seat, entry);
    }
    file.endArray();
}

void MatchSetup::write()
{
    QSettings &file = Preferences::instance().file();
    file.beginGroup(groupOf(m_game));
    file.setValue(u"seats"_s, m_seatCount);
    const QJsonObject rules = written_rules::written(info().options, m_rules, {});
    for (auto rule = rules.begin(); rule != rules.end(); ++rule)
        file.setValue(rule.key(), rule.value().toVariant());
    file.beginWriteArray(u"seat"_s, game::maxSeats);
    for (int seat = 0; seat < game::maxSeats; ++seat) {
        const SeatSetupModel::Entry &entry = m_seats.entry(seat);
        file.setArrayIndex(seat);
        file.setValue(u"name"_s, entry.name);
        file.setValue(u"portrait"_s, entry.portrait);
        file.setValue(u"level"_s, QString::fromLatin1(opponents::nameOf(entry.level)));
        file.setValue(u"program"_s, entry.program);
        file.setValue(u"command"_s, entry.command);
        file.setValue(u"person"_s, entry.person);
    }
    file.endArray();
    file.endGroup();
}
