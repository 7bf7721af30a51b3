// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "session/game_session.h"

/// What a session refers to, made before it: the table, and the guide beside it.
template<class GameTable, class GameGuide>
struct SessionParts
{
    GameTable ownTable;
    GameGuide ownGuide{ownTable};
};

/// The matches of one game with their own table.
template<game::Game G, class GameTable, class GameGuide>
class OwnSession : private SessionParts<GameTable, GameGuide>, public GameSession<G>
{
    using Parts = SessionParts<GameTable, GameGuide>;

public:
    OwnSession()
        : GameSession<G>(Parts::ownTable, Parts::ownGuide)
    {
    }
};
