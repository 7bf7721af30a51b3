// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "arena/arena.h"

#include <QCommandLineParser>

#include <optional>

namespace arena {

/// Names what is wrong, and what to do about it; gives the exit code of wrong use.
int complain(const Console &console, const QString &problem);

/// The options of one command, and what becomes of the arguments.
class Command
{
public:
    /// What a command wants to be told besides its options.
    enum class Wants { game, files, topic, nothing };

    Command(const QString &name, const QString &summary, Wants wants = Wants::game);

    /// --game, where the command can do without it too.
    void addGame();
    void add(const char *option, const char *value, const QString &description);
    void add(const char *option, const char *value, const char *description);
    void add(const char *option, const char *description);

    /// Reads the arguments; gives the exit code where there is nothing more to do.
    [[nodiscard]] std::optional<int> read(const QStringList &arguments, const Console &console);

    /// Looks at --game, which has to be there; gives the exit code where it is none of the house's. read() does so
    /// where a game is what the command wants.
    [[nodiscard]] std::optional<int> readGame(const Console &console) const;

    /// What is given besides options: the files, or the topic.
    [[nodiscard]] QStringList given() const { return m_parser.positionalArguments().mid(1); }
    [[nodiscard]] bool has(const char *option) const { return m_parser.isSet(QString::fromLatin1(option)); }
    [[nodiscard]] QString value(const char *option) const { return m_parser.value(QString::fromLatin1(option)); }
    [[nodiscard]] QStringList values(const char *option) const { return m_parser.values(QString::fromLatin1(option)); }

private:
    [[nodiscard]] QString help() const;
    [[nodiscard]] QString advice() const { return QStringLiteral("See petrangola-arena %1 --help.").arg(m_name); }

    QString m_name;
    Wants m_wants;
    QCommandLineParser m_parser;
};

} // namespace arena
