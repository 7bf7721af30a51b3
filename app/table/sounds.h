// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "sound/sound_player.h"
#include "table/table.h"

class QJSEngine;
class QQmlEngine;

/// What is heard of the game: the table's sounds and the music, as loud as the preferences say, while the window is
/// seen. With no player everything is silent.
class Sounds : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    /// The window is on the screen. One that is hidden or an icon makes no sound.
    Q_PROPERTY(bool seen READ seen WRITE setSeen NOTIFY seenChanged)

public:
    /// The music does not begin before the window has been seen for so long: its first picture comes first.
    static constexpr std::chrono::milliseconds beforeTheMusic{1000};

    [[nodiscard]] static Sounds &instance();
    static Sounds *create(QQmlEngine *, QJSEngine *);
    Sounds(const Sounds &) = delete;
    Sounds &operator=(const Sounds &) = delete;

    /// Who plays from now on; nobody, before the program ends.
    void setPlayer(std::unique_ptr<SoundPlayer> player);
    /// Lets a table be heard for as long as it lives.
    void listenTo(Table &table);

    [[nodiscard]] bool seen() const { return m_seen; }
    void setSeen(bool seen);

Q_SIGNALS:
    void seenChanged();

private:
    Sounds();
    void cue(const Cue &cue);
    void setLevels();
    [[nodiscard]] float soundLevel() const;
    [[nodiscard]] float signalLevel() const;
    [[nodiscard]] float musicLevel() const;

    std::unique_ptr<SoundPlayer> m_player;
    QTimer m_beforeMusic;
    bool m_seen = false;
};
