// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A scene file: a table that can be shown, or a reason.

#include "target.h"

#include "models.h"
#include "session/session.h"

#include <QTemporaryDir>

#include <variant>

void fuzz::prepare()
{
    static const QTemporaryDir home;
    qputenv("XDG_CONFIG_HOME", home.path().toLocal8Bit());
    qputenv("XDG_DATA_HOME", home.path().toLocal8Bit());
    (void)Session::instance();
}

void fuzz::feed(const QByteArray &input)
{
    const std::variant<AnyScene, QString> read = readScene(input);
    if (const auto *why = std::get_if<QString>(&read)) {
        require(!why->isEmpty(), "the fault has a reason");
        return;
    }
    Session &session = Session::instance();
    session.show(std::get<AnyScene>(read));
    Table *const table = session.table();
    require(session.showsScene(), "the scene is shown");
    require(table->seats()->rowCount() == table->seatCount(), "every seat is told");
    for (const QAbstractItemModel *model : std::initializer_list<const QAbstractItemModel *>{
             table->seats(), table->actions(), table->showdown(), table->log()})
        readAll(*model);
    session.leave();
}
