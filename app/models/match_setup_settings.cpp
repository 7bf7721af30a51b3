// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

// MatchSetup: the last table of each game, in the settings file.

#include "match/clean_name.h"
#include "models/match_setup.h"
#include "models/preferences.h"

using namespace Qt::StringLiterals;

namespace {

const QString gameKey = u"newMatch/game"_s;

int numberIn(const QSettings &file, const QString &key, int usual, int least, int most)
{
    bool isNumber = false;
    const int value = file.value(key, usual).toInt(&isNumber);
    return isNumber ? qBound(least, value, most) : usual;
}

} // namespace

void MatchSetup::load()
{
    m_game = Preferences::instance().file().value(gameKey).toString();
    if (!games().contains(m_game))
        m_game = games().constFirst();
    m_options = {};
    m_mambassa = {};
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
    file.beginGroup(playsMambassa() ? u"table-mambassa"_s : u"table"_s);
    m_seatCount = numberIn(file, u"seats"_s, usualSeats(), fewestSeats(), mostSeats());
    readOptions(file);
    readSeats(file);
    file.endGroup();
}

void MatchSetup::readOptions(QSettings &file)
{
    if (playsMambassa()) {
        m_mambassa.tokenValue = numberIn(file, u"tokenValue"_s, stake(), 0, largestStake);
        return;
    }
    const auto flag = [&file](const QString &key) { return file.value(key, false).toBool(); };
    m_options.tokens = numberIn(file, u"tokens"_s, m_options.tokens, 1, petrangola::mostTokens);
    m_options.reentries = numberIn(file, u"reentries"_s, m_options.reentries, 0, petrangola::mostReentries);
    m_options.packs = numberIn(file, u"packs"_s, 0, 0, 2);
    m_options.stake = numberIn(file, u"stake"_s, stake(), 0, largestStake);
    m_options.ranking
        = {.aceLow = flag(u"aceLow"_s),
           .trisBeatsSequence = flag(u"trisBeatsSequence"_s),
           .trisOrder = flag(u"trisByCard"_s) ? petrangola::TrisOrder::card : petrangola::TrisOrder::lowBest};
    m_options.showOnKnock = flag(u"showOnKnock"_s);
    if (!onePackAllowed() && m_options.packs == 1)
        m_options.packs = 0;
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
        entry.program = seat > 0 && file.value(u"program"_s).toBool();
        // A comma that somebody wrote without quotes makes a list of it.
        entry.command = tidied(file.value(u"command"_s).toStringList().join(u','));
        m_seats.setEntry(seat, entry);
    }
    file.endArray();
}

void MatchSetup::writeOptions(QSettings &file) const
{
    if (playsMambassa()) {
        file.setValue(u"tokenValue"_s, stake());
        return;
    }
    file.setValue(u"tokens"_s, m_options.tokens);
    file.setValue(u"reentries"_s, m_options.reentries);
    file.setValue(u"packs"_s, m_options.packs);
    file.setValue(u"stake"_s, stake());
    file.setValue(u"aceLow"_s, aceLow());
    file.setValue(u"trisBeatsSequence"_s, trisBeatsSequence());
    file.setValue(u"trisByCard"_s, trisByCard());
    file.setValue(u"showOnKnock"_s, showOnKnock());
}

void MatchSetup::write()
{
    QSettings &file = Preferences::instance().file();
    file.beginGroup(playsMambassa() ? u"table-mambassa"_s : u"table"_s);
    file.setValue(u"seats"_s, m_seatCount);
    writeOptions(file);
    file.beginWriteArray(u"seat"_s, game::maxSeats);
    for (int seat = 0; seat < game::maxSeats; ++seat) {
        const SeatSetupModel::Entry &entry = m_seats.entry(seat);
        file.setArrayIndex(seat);
        file.setValue(u"name"_s, entry.name);
        file.setValue(u"portrait"_s, entry.portrait);
        file.setValue(u"level"_s, QString::fromStdString(std::string(opponents::nameOf(entry.level))));
        file.setValue(u"program"_s, entry.program);
        file.setValue(u"command"_s, entry.command);
    }
    file.endArray();
    file.endGroup();
}
