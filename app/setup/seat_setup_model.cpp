// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "setup/seat_setup_model.h"

#include "game/seat.h"
#include "programs/program_process.h"
#include "words/language.h"

#include <QFileInfo>

#include <array>
#include <utility>

using namespace Qt::StringLiterals;

namespace {

using opponents::Temperament;

struct Guest
{
    const char *name;
    const char *portrait;
    Temperament temperament;
};

/// The regulars of the osteria, in the order in which they fill the seats; the last keeps a picture to change to. Those
/// who sit together at a table of any size are as different as can be.
constexpr std::array<Guest, game::maxSeats + 1> guests{{
    {"", "tu", Temperament::even},
    {"Teresa", "teresa", Temperament::hoarder},
    {"Bruno", "bruno", Temperament::early},
    {"Don Elio", "elio", Temperament::late},
    {"Nives", "nives", Temperament::denier},
    {"Secondo", "secondo", Temperament::even},
    {"Gino", "gino", Temperament::early},
    {"Ines", "ines", Temperament::late},
    {"Primo", "primo", Temperament::hoarder},
    {"Carla", "carla", Temperament::denier},
    {"Ivo", "ivo", Temperament::even},
    {"Dino", "dino", Temperament::early},
    {"Alba", "alba", Temperament::late},
    {"Oreste", "oreste", Temperament::denier},
    {"Marisa", "marisa", Temperament::hoarder},
    {"Fosco", "fosco", Temperament::early},
    {"Delma", "delma", Temperament::hoarder},
    {"Armando", "armando", Temperament::even},
    {"Iole", "iole", Temperament::late},
    {"Nello", "nello", Temperament::denier},
    {"Zaira", "zaira", Temperament::early},
    {"Ugo", "ugo", Temperament::denier},
    {"Rosina", "rosina", Temperament::even},
    {"Tonino", "tonino", Temperament::hoarder},
    {"Maria", "maria", Temperament::late},
}};

} // namespace

SeatSetupModel::SeatSetupModel(QObject *parent)
    : QAbstractListModel(parent)
{
    for (int seat = 0; seat < game::maxSeats; ++seat)
        m_entries.push_back(usual(seat));
    connect(&Language::instance(), &Language::changed, this, [this] {
        Q_EMIT dataChanged(index(0), index(m_count - 1),
                           {NameRole, LevelNameRole, TemperamentRole, ProgramTextRole, PersonTextRole});
    });
}

int SeatSetupModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : m_count;
}

QVariant SeatSetupModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Entry &seat = entry(index.row());
    switch (role) {
    case SeatRole:
        return index.row();
    case NameRole:
        return shownName(index.row());
    case PortraitRole:
        return seat.portrait;
    case HumanRole:
        return index.row() == 0;
    case LevelRole:
        return seat.person ? personChoice : seat.program ? programChoice : static_cast<int>(seat.level);
    case LevelNameRole:
        return levelName(seat);
    case TemperamentRole:
        return index.row() == 0 || seat.program || seat.person ? QString()
                                                               : temperamentText(temperamentOf(seat.portrait), m_call);
    case ProgramRole:
        return seat.program;
    case CommandRole:
        return seat.command;
    case ProgramTextRole:
        return seat.program ? programText(seat.command) : QString();
    case PersonRole:
        return seat.person;
    case PersonTextRole:
        return personText(index.row());
    default:
        break;
    }
    return {};
}

QString SeatSetupModel::levelName(const Entry &seat)
{
    if (seat.person)
        return tr("a person here", "who plays at a seat: somebody at this screen");
    if (seat.program)
        return tr("a program…", "who plays for an opponent");
    switch (seat.level) {
    case opponents::Level::novice:
        return tr("novice", "an opponent's level");
    case opponents::Level::casual:
        return tr("casual", "an opponent's level");
    case opponents::Level::regular:
        return tr("regular", "an opponent's level");
    case opponents::Level::expert:
        return tr("expert", "an opponent's level");
    }
    return {};
}

QString SeatSetupModel::programText(const QString &command)
{
    if (const ProgramTrouble trouble = ProgramProcess::check(command))
        return trouble.what == ProgramTrouble::What::unnamed ? tr("choose one…", "a program that plays")
                                                             : trouble.words();
    // Of "python3 -B careful.py" the last file is what matters.
    const QStringList words = QProcess::splitCommand(command);
    QString name = words.constFirst();
    for (const QString &word : words)
        if (QFileInfo(word).isFile())
            name = word;
    return ProgramProcess::printable(QFileInfo(name).fileName());
}

QString SeatSetupModel::personText(int seat) const
{
    const auto isPerson = [this](int each) { return each == 0 || entry(each).person; };
    if (!isPerson(seat))
        return {};
    for (int other = 0; other < m_count; ++other)
        if (other != seat && isPerson(other) && !entry(seat).name.isEmpty()
            && entry(other).name.compare(entry(seat).name, Qt::CaseInsensitive) == 0)
            return tr("Another person at this screen has that name: nobody would know whose turn it is.");
    return seat == 0 ? QString() : tr("You pass the screen round; cards stay hidden.");
}

QString SeatSetupModel::temperamentText(Temperament temperament, Call call)
{
    switch (temperament) {
    case Temperament::even:
        return tr("Plays it straight", "an opponent's temperament");
    case Temperament::early:
        return CallWords(call).early();
    case Temperament::late:
        return CallWords(call).late();
    case Temperament::hoarder:
        return tr("Never lets go of a card", "an opponent's temperament");
    case Temperament::denier:
        return tr("Leaves nothing good", "an opponent's temperament");
    }
    return {};
}

QHash<int, QByteArray> SeatSetupModel::roleNames() const
{
    return {{SeatRole, "seat"},
            {NameRole, "name"},
            {PortraitRole, "portrait"},
            {HumanRole, "human"},
            {LevelRole, "level"},
            {LevelNameRole, "levelName"},
            {TemperamentRole, "temperament"},
            {ProgramRole, "program"},
            {CommandRole, "command"},
            {ProgramTextRole, "programText"},
            {PersonRole, "another"},
            {PersonTextRole, "personText"}};
}

void SeatSetupModel::setCall(Call call)
{
    if (std::exchange(m_call, call) != call)
        Q_EMIT dataChanged(index(0), index(m_count - 1), {TemperamentRole});
}

void SeatSetupModel::setSeatCount(int count)
{
    if (count > m_count) {
        beginInsertRows({}, m_count, count - 1);
        m_count = count;
        endInsertRows();
    } else if (count < m_count) {
        beginRemoveRows({}, count, m_count - 1);
        m_count = count;
        endRemoveRows();
    }
}

QString SeatSetupModel::shownName(int seat) const
{
    const QString &name = entry(seat).name;
    return seat == 0 && name.isEmpty() ? tr("You", "the person's seat, where no name was given") : name;
}

void SeatSetupModel::setEntry(int seat, const Entry &entry)
{
    m_entries[static_cast<std::size_t>(seat)] = entry;
    if (seat < m_count) {
        Q_EMIT dataChanged(index(seat), index(seat));
        Q_EMIT dataChanged(index(0), index(m_count - 1), {PersonTextRole}); // two may have had the same name
    }
}

SeatSetupModel::Entry SeatSetupModel::usual(int seat)
{
    const Guest &guest = guests[static_cast<std::size_t>(seat)];
    return {.name = QString::fromLatin1(guest.name), .portrait = QString::fromLatin1(guest.portrait)};
}

Temperament SeatSetupModel::temperamentOf(const QString &portrait)
{
    for (const Guest &guest : guests)
        if (portrait == QLatin1StringView(guest.portrait))
            return guest.temperament;
    return Temperament::even;
}

QString SeatSetupModel::portraitOf(const QString &name)
{
    for (const Guest &guest : guests)
        if (!name.isEmpty() && name == QLatin1String(guest.name))
            return QLatin1String(guest.portrait);
    return {};
}

QString SeatSetupModel::portraitAfter(const QString &portrait, int step)
{
    const auto count = static_cast<int>(guests.size());
    int place = 0;
    for (int guest = 0; guest < count; ++guest)
        if (portrait == QLatin1StringView(guests[static_cast<std::size_t>(guest)].portrait))
            place = guest;
    const int next = ((place + step) % count + count) % count;
    return QString::fromLatin1(guests[static_cast<std::size_t>(next)].portrait);
}
