// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/seat_setup_model.h"

#include "game/seat.h"
#include "models/language.h"

#include <array>

using namespace Qt::StringLiterals;

namespace {

struct Guest
{
    const char *name;
    const char *portrait;
};

/// The regulars of the osteria, in the order in which they fill the seats; the last keeps a picture to change to.
constexpr std::array<Guest, game::maxSeats + 1> guests{{
    {"", "tu"},         {"Teresa", "teresa"},   {"Bruno", "bruno"},   {"Don Elio", "elio"},
    {"Nives", "nives"}, {"Secondo", "secondo"}, {"Gino", "gino"},     {"Ines", "ines"},
    {"Primo", "primo"}, {"Carla", "carla"},     {"Ivo", "ivo"},       {"Dino", "dino"},
    {"Alba", "alba"},   {"Oreste", "oreste"},   {"Marisa", "marisa"}, {"Fosco", "fosco"},
    {"Delma", "delma"}, {"Armando", "armando"}, {"Iole", "iole"},     {"Nello", "nello"},
    {"Zaira", "zaira"}, {"Ugo", "ugo"},         {"Rosina", "rosina"}, {"Tonino", "tonino"},
    {"Maria", "maria"},
}};

} // namespace

SeatSetupModel::SeatSetupModel(QObject *parent)
    : QAbstractListModel(parent)
{
    for (int seat = 0; seat < game::maxSeats; ++seat)
        m_entries.push_back(usual(seat));
    connect(&Language::instance(), &Language::changed, this, [this] {
        Q_EMIT dataChanged(index(0), index(m_count - 1), {NameRole, LevelNameRole});
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
        return static_cast<int>(seat.level);
    case LevelNameRole:
        switch (seat.level) {
        case opponents::Level::novice:
            return tr("novice", "an opponent's level");
        case opponents::Level::casual:
            return tr("casual", "an opponent's level");
        case opponents::Level::regular:
            return tr("regular", "an opponent's level");
        }
        break;
    default:
        break;
    }
    return {};
}

QHash<int, QByteArray> SeatSetupModel::roleNames() const
{
    return {{SeatRole, "seat"},   {NameRole, "name"},   {PortraitRole, "portrait"},
            {HumanRole, "human"}, {LevelRole, "level"}, {LevelNameRole, "levelName"}};
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
    if (seat < m_count)
        Q_EMIT dataChanged(index(seat), index(seat));
}

SeatSetupModel::Entry SeatSetupModel::usual(int seat)
{
    const Guest &guest = guests[static_cast<std::size_t>(seat)];
    return {.name = QString::fromLatin1(guest.name), .portrait = QString::fromLatin1(guest.portrait)};
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
