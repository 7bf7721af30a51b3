// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "sound/sound_player.h"
#include "table/table.h"

#include <QElapsedTimer>

/// Says which sound belongs to what happens at a table, and when: each is heard when its movement comes to an end. The
/// times are those of the movements in qml/theme and qml/table/Motion.qml. Where nothing moves one sound stands for
/// many, and who watches fast hears only tokens, coins and the end.
class TableSounds : public QObject
{
    Q_OBJECT

public:
    explicit TableSounds(Table &table, QObject *parent = nullptr);
    /// Where a seat is heard, as Cue has it.
    [[nodiscard]] static float sideOf(const Table &table, int seat);
    /// From a knock until the fist is on the table.
    [[nodiscard]] static std::chrono::milliseconds fist();

Q_SIGNALS:
    void cued(const Cue &cue);
    /// What is being heard belongs to a moment that is over.
    void overtaken();

private:
    using Milliseconds = std::chrono::milliseconds;

    void stageChanges();
    void travelled(const QList<Flight> &flights);
    void dealt(const QList<Flight> &flights);
    void crossing(const QList<Flight> &flights);
    void carried(const QList<Flight> &flights);
    void turned(const QList<Flight> &flights);
    void showdownReached();
    void stoppedFor(const Highlight &highlight);
    void tokenMoves(int seat, bool won);
    void selectionChanges();

    [[nodiscard]] Sound called() const;
    void cue(Sound sound, Milliseconds after, float side = 0, float strength = 1);
    [[nodiscard]] float sideOf(int seat) const { return sideOf(m_table, seat); }
    [[nodiscard]] bool quick() const { return m_table.hurried(); }

    Table &m_table;
    Table::Stage m_stage;
    QList<Place> m_chosen;
    QElapsedTimer m_carrying;     ///< since cards were last carried
    Milliseconds m_carried{0};    ///< how long that takes
    Milliseconds m_packetsLie{0}; ///< from when packets set out to change places until all of it lies
    Milliseconds m_told{0};       ///< from the start of the showdown until it is told who loses
    int m_tokensOnTheirWay = 0;
};
