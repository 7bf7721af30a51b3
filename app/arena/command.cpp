// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "arena/command.h"

#include "catalog/catalog.h"
#include "words/command_line.h"

namespace arena {

namespace {

QString told(const WrongOption &wrong)
{
    switch (wrong.fault) {
    case WrongOption::Fault::unknown:
        return QStringLiteral("There is no option “%1” here.").arg(wrong.option);
    case WrongOption::Fault::lacksValue:
        return QStringLiteral("The option “%1” needs a value.").arg(wrong.option);
    case WrongOption::Fault::takesNoValue:
        break;
    }
    return QStringLiteral("The option “%1” takes no value.").arg(wrong.option);
}

} // namespace

int complain(const Console &console, const QString &problem)
{
    console.err << "petrangola-arena: " << problem << Qt::endl;
    return wrongUse;
}

Command::Command(const QString &name, const QString &summary, Wants wants)
    : m_name(name)
    , m_wants(wants)
{
    m_parser.setApplicationDescription(summary);
    m_parser.addOption({{QStringLiteral("h"), QStringLiteral("help")}, QStringLiteral("Show this help and exit.")});
    if (wants == Wants::game)
        addGame();
}

void Command::addGame()
{
    add("game", "G", QStringLiteral("The game: %1.").arg(catalog::names().join(QStringLiteral(" or "))));
}

void Command::add(const char *option, const char *value, const QString &description)
{
    m_parser.addOption({QString::fromLatin1(option), description, QString::fromLatin1(value)});
}

void Command::add(const char *option, const char *value, const char *description)
{
    add(option, value, QString::fromLatin1(description));
}

void Command::add(const char *option, const char *description)
{
    m_parser.addOption({QString::fromLatin1(option), QString::fromLatin1(description)});
}

std::optional<int> Command::read(const QStringList &arguments, const Console &console)
{
    if (!m_parser.parse(arguments))
        return complain(console, QStringLiteral("%1 %2").arg(told(wrongOption(m_parser, arguments)), advice()));
    if (has("help")) {
        console.out << help() << Qt::flush;
        return success;
    }
    const qsizetype wanted = m_wants == Wants::topic ? 1 : 0;
    if (const QStringList more = given().mid(wanted); !more.isEmpty() && m_wants != Wants::files)
        return complain(console, QStringLiteral("Unexpected argument “%1”. %2").arg(more.front(), advice()));
    return m_wants == Wants::game ? readGame(console) : std::nullopt;
}

std::optional<int> Command::readGame(const Console &console) const
{
    if (!has("game"))
        return complain(
            console,
            QStringLiteral("Which game? Add --game %1.").arg(catalog::names().join(QStringLiteral(" or --game "))));
    if (catalog::find(value("game")) == nullptr)
        return complain(console,
                        QStringLiteral("There is no game “%1” here; this version has %2.")
                            .arg(value("game"), catalog::names().join(QStringLiteral(" and "))));
    return std::nullopt;
}

// As Qt lays it out, but for the first line: there the command comes before its options.
QString Command::help() const
{
    const QString laid = m_parser.helpText();
    const QString after = m_wants == Wants::files ? QStringLiteral(" [options] FILE…")
        : m_wants == Wants::topic                 ? QStringLiteral(" [games | options] [options]")
                                                  : QStringLiteral(" [options]");
    return QStringLiteral("Usage: petrangola-arena %1%2").arg(m_name, after)
        + laid.mid(laid.indexOf(QLatin1Char('\n')));
}

} // namespace arena
