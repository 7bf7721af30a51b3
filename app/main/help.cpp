// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "main/help.h"

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

QString helpText(const QString &description, const QList<QCommandLineOption> &options)
{
    qsizetype column = 0;
    for (const QCommandLineOption &option : options)
        column = std::max(column, namesOf(option).size() + 2 * indent);
    QString text = QCoreApplication::translate("main", "Usage: %1 [options] [record]").arg(u"petrangola"_s) + u'\n'
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
