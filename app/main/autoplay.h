// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/random.h"

#include <QObject>
#include <QTimer>

/// Plays without a window, for the tests of what is kept (`--autoplay FOLDER` keeps all of it in that folder): it goes
/// on with the match that waits, or begins one at the table that was last laid, makes the person's choices by chance
/// after a short random time, and begins another when one is over.
///
/// It tells on standard output, one JSON object a line, where the match stands as it was begun or continued (`at` is
/// "begun" or "continued"), and each time it waits for the person ("asks"): `record`, the number of bytes that are kept
/// of it, `shown`, how many of its events were shown, `history`, how many matches are over, `settled`, whether it waits
/// for the person, and `table`, what the table shows.
class Autoplay : public QObject
{
    Q_OBJECT

public:
    Autoplay();

private:
    void go();
    void follow();
    void act();
    void tell(const QString &at) const;

    game::Random m_random;
    QTimer m_acting;
    bool m_told = false; ///< of the moment that waits for the person
};
