// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "match/fair_shuffle.h"
#include "models/held_keys.h"
#include "models/language.h"
#include "models/preferences.h"
#include "models/session.h"
#include "trace.h"

#include <QCommandLineParser>
#include <QFile>
#include <QGuiApplication>
#include <QIcon>
#include <QQmlApplicationEngine>
#include <QQuickWindow>
#include <QtQml/qqmlextensionplugin.h>

#include <algorithm>
#include <cstdio>
#include <string_view>
#include <variant>

Q_IMPORT_QML_PLUGIN(CardsPlugin)

using namespace Qt::StringLiterals;

namespace {

constexpr int cannotShow = 1;
constexpr int wrongUse = 2;

/// Opens the table written in that file; what is wrong with it, or nothing.
QString showScene(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return file.errorString();
    const auto scene = PetrangolaScene::read(file.readAll());
    if (const auto *fault = std::get_if<QString>(&scene))
        return *fault;
    Session::instance().show(std::get<PetrangolaScene>(scene));
    return {};
}

int refuse(const QString &what, int code = wrongUse)
{
    std::fprintf(stderr, "petrangola: %s\n", qPrintable(what));
    return code;
}

/// No desktop is there to open a window on. Qt would abort the program then.
bool lacksDisplay(int argc, char **argv)
{
    for (const char *where : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"})
        if (!qEnvironmentVariableIsEmpty(where))
            return false;
    return std::none_of(argv, argv + argc, [](std::string_view word) { return word.ends_with("-platform"); });
}

} // namespace

int main(int argc, char **argv)
{
    const bool windowless = lacksDisplay(argc, argv);
    // What needs no window is answered all the same.
    if (windowless)
        qputenv("QT_QPA_PLATFORM", "offscreen");
    QGuiApplication application(argc, argv);
    QGuiApplication::setApplicationName(u"petrangola"_s);
    QGuiApplication::setApplicationDisplayName(u"Petrangola"_s);
    QGuiApplication::setApplicationVersion(Session::version());
    QGuiApplication::setDesktopFileName(u"petrangola"_s);
    QGuiApplication::setWindowIcon(QIcon(u":/art/icons/petrangola.svg"_s));
    Language::instance().choose(Preferences::instance().language());

    QCommandLineParser parser;
    parser.setApplicationDescription(
        QCoreApplication::translate("main", "Petrangola, an Italian card game, against computer opponents."));
    const QCommandLineOption help = parser.addHelpOption();
    const QCommandLineOption version = parser.addVersionOption();
    const QCommandLineOption language(
        u"lang"_s, QCoreApplication::translate("main", "The language of this run: en or it."), u"language"_s);
    const QCommandLineOption seed(
        u"seed"_s,
        QCoreApplication::translate(
            "main", "Shuffle the first match with this seed of 64 hex digits, so that its deals can be repeated."),
        u"hex"_s);
    const QCommandLineOption trace(
        u"trace"_s,
        QCoreApplication::translate(
            "main", "Tell on standard output where the table stands, for programs that drive the window."));
    const QCommandLineOption scene(
        u"scene"_s, QCoreApplication::translate("main", "Show the table that is written in this file."), u"file"_s);
    parser.addOptions({language, seed, scene, trace});
    if (!parser.parse(QCoreApplication::arguments()))
        return refuse(parser.errorText());
    if (parser.isSet(version))
        parser.showVersion();
    if (parser.isSet(help))
        parser.showHelp();
    if (!parser.positionalArguments().isEmpty())
        return refuse(QCoreApplication::translate("main", "unexpected argument \"%1\"; --help lists what there is")
                          .arg(parser.positionalArguments().constFirst()));
    if (parser.isSet(language)) {
        if (parser.value(language) != u"en" && parser.value(language) != u"it")
            return refuse(
                QCoreApplication::translate("main", "no language \"%1\"; choose en or it").arg(parser.value(language)));
        Language::instance().choose(parser.value(language));
    }
    if (parser.isSet(seed)) {
        const auto bytes = FairShuffle::seedFromHex(parser.value(seed).toLatin1());
        if (!bytes)
            return refuse(QCoreApplication::translate("main", "the seed must be 64 hex digits"));
        Session::instance().setNextSeed(*bytes);
    }

    if (parser.isSet(scene))
        if (const QString fault = showScene(parser.value(scene)); !fault.isEmpty())
            return refuse(QCoreApplication::translate("main", "the scene %1 cannot be shown: %2")
                              .arg(parser.value(scene), fault));
    if (windowless)
        return refuse(QCoreApplication::translate("main", "there is no display to open a window on"), cannotShow);

    HeldKeys heldKeys;
    application.installEventFilter(&heldKeys);
    QQmlApplicationEngine engine;
    engine.addImportPath(u"qrc:/qt/qml"_s); // by itself from Qt 6.5 on
    QObject::connect(&Language::instance(), &Language::changed, &engine, &QQmlEngine::retranslate);
    engine.load(QUrl(u"qrc:/qt/qml/Cards/Main.qml"_s));
    if (engine.rootObjects().isEmpty())
        return cannotShow;
    if (auto *window = qobject_cast<QQuickWindow *>(engine.rootObjects().constFirst()); parser.isSet(trace) && window)
        new Trace(window); // the window's child
    const int result = QGuiApplication::exec();
    // The match ends before the window that shows it.
    Session::instance().leave();
    return result;
}
