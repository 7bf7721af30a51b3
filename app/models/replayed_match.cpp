// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/replayed_match.h"

#include "models/phrases.h"
#include "models/seat_setup_model.h"

using game::Seat;

QString ReplayedMatch::shownName(const record::Guest &guest)
{
    return guest.name.isEmpty() ? tr("Player", "a person who gave no name, in a replay") : guest.name;
}

QStringList ReplayedMatch::settled(const QString &knocker, const QStringList &payers)
{
    QStringList told;
    if (!knocker.isEmpty())
        told << tr("%1 knocked").arg(knocker);
    told << (payers.isEmpty() ? tr("nobody paid")
                              : tr("%1 paid", "%1 is one name or a list", static_cast<int>(payers.size()))
                                    .arg(Phrases::list(payers)));
    return told;
}

QString ReplayedMatch::won(const QString &name)
{
    return tr("%1 won the match").arg(name);
}

QString ReplayedMatch::joined(const QStringList &told)
{
    return told.join(tr("; ", "between what happened in a deal"));
}

std::vector<Table::Guest> ReplayedMatch::guestsOf(const std::vector<record::Guest> &recorded)
{
    // Whoever bears a name of the house's guests has that face, the others what is left.
    std::vector<Table::Guest> guests;
    QStringList taken;
    const auto usual = [](Seat seat) { return SeatSetupModel::usual(seat); };
    for (const record::Guest &guest : recorded) {
        const QString name = shownName(guest);
        QString face;
        for (Seat each = 1; each < game::maxSeats; ++each)
            if (usual(each).name == name && !taken.contains(usual(each).portrait))
                face = usual(each).portrait;
        if (guest.kind == QStringLiteral("human") && face.isEmpty())
            face = usual(0).portrait;
        if (!taken.contains(face))
            taken << face;
        guests.push_back({.name = name, .portrait = face});
    }
    for (auto &guest : guests)
        for (Seat each = 1; guest.portrait.isEmpty() && each < game::maxSeats; ++each)
            if (!taken.contains(usual(each).portrait)) {
                guest.portrait = usual(each).portrait;
                taken << guest.portrait;
            }
    return guests;
}
