// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "main/help.h"

#include "catalog/catalog.h"
#include "words/program.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype lineWidth = 78;
constexpr qsizetype indent = 2;

QString namesOf(const QCommandLineOption &option)
{
    QStringList names;
    const QStringList given = option.names();
    for (const QString &name : given)
        names << (name.size() == 1 ? u"-"_s : u"--"_s) + name;
    const QString value = option.valueName();
    return names.join(u", ") + (value.isEmpty() ? QString() : u" <%1>"_s.arg(value));
}

/// The words in lines that begin at a column; the first line has its beginning already.
QString laid(const QString &words, qsizetype column)
{
    QString text;
    qsizetype at = column;
    const QStringList apart = words.split(u' ');
    for (const QString &word : apart) {
        if (at > column && at + 1 + word.size() > lineWidth) {
            text += u'\n' + QString(column, u' ');
            at = column;
        }
        if (at > column) {
            text += u' ';
            ++at;
        }
        text += word;
        at += word.size();
    }
    return text;
}

} // namespace

QList<QCommandLineOption> knownOptions()
{
    const auto say = [](const char *text) { return QCoreApplication::translate("main", text); };
    return {
        {{u"h"_s, u"help"_s}, say(QT_TRANSLATE_NOOP("main", "Show this help and exit."))},
        {{u"v"_s, u"version"_s}, say(QT_TRANSLATE_NOOP("main", "Show the version and exit."))},
        {u"lang"_s, say(QT_TRANSLATE_NOOP("main", "The language to use: en or it.")),
         say(QT_TRANSLATE_NOOP("main", "language"))},
        {u"game"_s,
         say(QT_TRANSLATE_NOOP("main", "Set up a new match of this game: %1."))
             .arg(catalog::seatedNames().join(u", "_s)),
         say(QT_TRANSLATE_NOOP("main", "name"))},
        {u"deal"_s,
         say(QT_TRANSLATE_NOOP("main", "Show the deal of this code, or of a game and a number (%1-17), ready to play."))
             .arg(catalog::seatedNames().constLast()),
         say(QT_TRANSLATE_NOOP("main", "code"))},
        {u"seed"_s,
         say(QT_TRANSLATE_NOOP("main",
                               "Shuffle the first match with this seed of 64 hex digits, so that its deals "
                               "can be repeated.")),
         say(QT_TRANSLATE_NOOP("main", "hex"))},
        {u"scene"_s, say(QT_TRANSLATE_NOOP("main", "Show the table that is written in this file.")),
         say(QT_TRANSLATE_NOOP("main", "file"))},
        {u"another"_s, say(QT_TRANSLATE_NOOP("main", "Open another window even if the game is running."))},
        {u"autoplay"_s,
         say(QT_TRANSLATE_NOOP("main",
                               "Play match after match without a window or a person, and save them in this folder "
                               "instead of yours. For tests.")),
         say(QT_TRANSLATE_NOOP("main", "folder"))},
        {u"trace"_s,
         say(QT_TRANSLATE_NOOP(
             "main", "Write the state of the table to standard output, for programs that drive the window."))},
    };
}

QString helpText(const QString &description, const QList<QCommandLineOption> &options)
{
    qsizetype column = 0;
    for (const QCommandLineOption &option : options)
        column = std::max(column, namesOf(option).size() + 2 * indent);
    QString text = QCoreApplication::translate("main", "Usage: %1 [options] [record]").arg(program::name) + u'\n'
        + laid(description, 0) + u'\n'
        + laid(QCoreApplication::translate(
                   "main", "A record is the file of a match that was played (NAME.petrangola); it is shown again."),
               0)
        + u"\n\n"_s + QCoreApplication::translate("main", "Options:");
    for (const QCommandLineOption &option : options)
        text += u'\n' + QString(indent, u' ') + namesOf(option).leftJustified(column - indent)
            + laid(option.description(), column);
    return text;
}
