// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "main/window_icon.h"

#include "catalog/entry.h"
#include "session/session.h"

#include <QIcon>
#include <QWindow>

void giveIconOfPack(QWindow &window)
{
    const auto give = [&window] {
        const QString game = Session::instance().table()->game();
        window.setIcon(QIcon(QStringLiteral(":/art/") + catalog::entry(game).offer().pack.icon));
    };
    QObject::connect(&Session::instance(), &Session::tableChanged, &window, give);
    give();
}
