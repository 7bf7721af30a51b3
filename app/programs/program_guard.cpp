// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "programs/program_guard.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QStandardPaths>

namespace ProgramGuard {

namespace {

QStringList &furtherShut()
{
    static QStringList paths;
    return paths;
}

QStringList &leftOut()
{
    static QStringList switches;
    return switches;
}

/// Where the game keeps what is its own.
QStringList ownFolders()
{
    QStringList folders;
    for (const auto kind : {QStandardPaths::GenericDataLocation, QStandardPaths::GenericConfigLocation,
                            QStandardPaths::GenericCacheLocation})
        folders << QStandardPaths::writableLocation(kind);
    // Qt has no name for it before 6.7.
    folders << qEnvironmentVariable("XDG_STATE_HOME", QDir::homePath() + QStringLiteral("/.local/state"));
    folders.removeAll(QString());
    for (QString &folder : folders)
        folder += QStringLiteral("/petrangola");
    return folders;
}

} // namespace

QString path()
{
    return QDir::cleanPath(QCoreApplication::applicationDirPath() + u'/' + QStringLiteral(GUARD));
}

bool present()
{
    const QFileInfo file(path());
    return file.isFile() && file.isExecutable();
}

QStringList arguments(const QStringList &words)
{
    QStringList told{QStringLiteral("--parent"), QString::number(QCoreApplication::applicationPid())};
    for (const QString &folder : ownFolders() + furtherShut())
        told << QStringLiteral("--shut") << folder;
    // In the first a person puts programs; with the guard lies what the examples are linked to, where all of the game
    // was brought along.
    told << QStringLiteral("--read") << ownFolders().constFirst() + QStringLiteral("/opponents")
         << QStringLiteral("--read") << QDir::cleanPath(QFileInfo(path()).path() + QStringLiteral("/.."));
    return told + leftOut() << QStringLiteral("--") << words;
}

QStringList question()
{
    return QStringList{QStringLiteral("--probe")} + leftOut();
}

void keepFrom(const QString &path)
{
    furtherShut() << QFileInfo(path).absoluteFilePath();
}

void doWithout(const QStringList &means)
{
    leftOut().clear();
    for (const QString &each : means)
        leftOut() << QStringLiteral("--without") << each;
}

Means Means::read(const QByteArray &answer)
{
    const QJsonObject told = QJsonDocument::fromJson(answer).object();
    return {.files = told.value(QStringLiteral("files")).toBool(),
            .network = told.value(QStringLiteral("network")).toBool(),
            .calm = told.value(QStringLiteral("signals")).toBool(),
            .counted = told.value(QStringLiteral("counted")).toBool(),
            .alone = told.value(QStringLiteral("processes")).toBool(),
            .temporary = told.value(QStringLiteral("temporary")).toBool()};
}

Means Means::asked()
{
    QProcess guard;
    guard.start(path(), question(), QIODevice::ReadOnly);
    guard.waitForFinished();
    return read(guard.readAllStandardOutput());
}

QStringList Means::cautions() const
{
    QStringList sentences;
    if (!files)
        sentences << QCoreApplication::translate("Program",
                                                 "This machine cannot keep a program from reading your files: "
                                                 "seat only programs that you trust.");
    if (!network)
        sentences << QCoreApplication::translate(
            "Program", "This machine cannot keep a program off the network: seat only programs that you trust.");
    if (!calm)
        sentences << QCoreApplication::translate(
            "Program", "This machine cannot keep a program from ending others that you have open.");
    if (!counted)
        sentences << QCoreApplication::translate("Program",
                                                 "This machine cannot limit how many processes a program starts.");
    if (!alone)
        sentences << QCoreApplication::translate("Program",
                                                 "This machine cannot hide from a program what else is running.");
    if (!temporary)
        sentences << QCoreApplication::translate(
            "Program",
            "This machine cannot give a program a folder for temporary files: one that needs it may not work.");
    return sentences;
}

} // namespace ProgramGuard
