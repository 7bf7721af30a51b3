// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "sound/sound_player.h"
#include "table/table.h"

/// Says by short tones what happens at a table, one for each kind of event: from the side where the seat is that does
/// it, and the higher the further round the table it sits. Who watches fast hears only what is lost and gained.
class TableSignals : public QObject
{
    Q_OBJECT

public:
    explicit TableSignals(Table &table, QObject *parent = nullptr);

    /// How much higher a seat sounds than the person: less than a fourth for the last of them.
    [[nodiscard]] static float pitchOf(const Table &table, int seat);

Q_SIGNALS:
    void cued(const Cue &cue);

private:
    using Milliseconds = std::chrono::milliseconds;

    /// A card's way from one kind of place to another.
    [[nodiscard]] static std::optional<Sound> kindOf(const Flight &flight);
    void travelled(const QList<Flight> &flights);
    void turnChanges();
    void signal(Sound sound, int seat, Milliseconds after = Milliseconds(0));

    Table &m_table;
    bool m_yours = false; ///< it is the person's turn, as far as was heard
};
