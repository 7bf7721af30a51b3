// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QList>
#include <QStringList>

/// A room of the house, and those that its files may include from besides itself. "<game>" is each game of the house,
/// and on both sides the same one.
struct Room
{
    QString path; ///< from the top of the repository
    QStringList below;
};

inline Room room(const char *path, const char *below)
{
    return {QString::fromLatin1(path), QString::fromLatin1(below).split(u' ', Qt::SkipEmptyParts)};
}

/// All rooms of C++, each above those that it knows.
inline const QList<Room> &rooms()
{
    static const QList<Room> all{
        room("engine/game", ""),
        room("engine/cards", "engine/game"),
        room("engine/opponents", "engine/game"),
        room("engine/knocking", "engine/game engine/opponents"),
        room("engine/monte", "engine/cards engine/game engine/knocking"),
        room("engine/<game>", "engine/cards engine/game engine/knocking engine/monte engine/opponents"),

        room("app/guard", ""),
        room("app/files", ""),
        room("app/sound", ""),
        room("app/models", "app/files"),
        room("app/match", "engine/game engine/opponents"),
        room("app/words", "app/match engine/cards engine/game"),
        room("app/person", "app/files app/words"),
        room("app/catalog", "app/words engine/game"),
        room("app/records", "app/catalog app/files app/match engine/cards engine/game"),
        room("app/programs", "app/catalog app/match app/records"),
        room("app/scenes", "app/catalog app/match app/records engine/game"),
        room("app/store", "app/catalog app/files app/match app/records engine/game"),
        room("app/pictures", "app/person app/words engine/cards"),
        room("app/advice", "app/models app/words engine/cards"),
        room("app/ledger", "app/catalog app/files app/match app/models app/records app/store app/words"),
        room("app/arena",
             "app/catalog app/files app/match app/programs app/records app/words engine/cards engine/game "
             "engine/opponents"),
        room("app/setup",
             "app/catalog app/match app/models app/person app/programs app/store app/words engine/game "
             "engine/opponents"),
        room("app/table",
             "app/advice app/catalog app/match app/models app/person app/programs app/scenes app/setup "
             "app/sound app/words engine/game engine/opponents"),
        room("app/guide", "app/advice app/catalog app/person app/table app/words engine/cards"),
        room("app/session",
             "app/catalog app/guide app/match app/models app/person app/programs app/records app/scenes app/setup "
             "app/store app/table app/words"),
        room("app/deals", "app/catalog app/match app/setup app/words engine/game engine/opponents"),
        room("app/replay",
             "app/advice app/catalog app/files app/match app/models app/records app/session app/setup app/store "
             "app/table app/words engine/game"),
        room("app/osteria",
             "app/catalog app/deals app/ledger app/match app/models app/records app/session app/setup app/store "
             "app/table app/words engine/game engine/opponents"),
        room("app/games/knocking",
             "app/advice app/catalog app/ledger app/records app/table app/words engine/cards engine/game "
             "engine/knocking"),
        room("app/games/monte",
             "app/advice app/games/knocking app/guide app/ledger app/records app/scenes app/table app/words "
             "engine/cards "
             "engine/monte"),
        room("app/games/<game>",
             "app/advice app/arena app/catalog app/games/knocking app/games/monte app/guide app/ledger app/records "
             "app/replay "
             "app/scenes app/session "
             "app/setup app/table app/words engine/cards engine/game engine/<game>"),
        room("app/main",
             "app/catalog app/deals app/files app/match app/osteria app/person app/programs app/records app/replay "
             "app/session app/setup app/sound app/store app/table app/words engine/game"),
    };
    return all;
}
