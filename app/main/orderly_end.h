// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>

/// While one of these lives, the program ends in order where it is asked to end: by SIGTERM, SIGINT or SIGHUP, as a
/// desktop, a service manager or a terminal that is closed sends them, and at the desktop's logout. The event loop ends
/// with 0, and whoever started it closes what is open. A second signal ends it at once. For the main thread, one only.
class OrderlyEnd : public QObject
{
    Q_OBJECT

public:
    OrderlyEnd();
    OrderlyEnd(const OrderlyEnd &) = delete;
    OrderlyEnd &operator=(const OrderlyEnd &) = delete;
    ~OrderlyEnd() override;

Q_SIGNALS:
    /// The desktop is about to log out: what is not written yet is to be written now. The program may go on.
    void logoutNears();
};
