// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "catalog/catalog.h"
#include "deals/deal_code.h"
#include "files/outside_file.h"
#include "files/private_files.h"
#include "main/autoplay.h"
#include "main/closed_engine.h"
#include "main/help.h"
#include "main/orderly_end.h"
#include "main/renderer.h"
#include "main/single_instance.h"
#include "main/trace.h"
#include "main/window_icon.h"
#include "match/fair_shuffle.h"
#include "match/undumpable.h"
#include "osteria/deals_book.h"
#include "person/held_keys.h"
#include "person/preferences.h"
#include "person/reader_changes.h"
#include "programs/program_thread.h"
#include "replay/replay.h"
#include "session/session.h"
#include "setup/match_setup.h"
#include "sound/sound_thread.h"
#include "store/store.h"
#include "table/sounds.h"
#include "words/command_line.h"
#include "words/language.h"
#include "words/program.h"

#include <QCommandLineParser>
#include <QDir>
#include <QFileInfo>
#include <QGuiApplication>
#include <QIcon>
#include <QQmlApplicationEngine>
#include <QQuickWindow>
#include <QtQml/qqmlextensionplugin.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <string_view>
#include <variant>

Q_IMPORT_QML_PLUGIN(CardsPlugin)

using namespace Qt::StringLiterals;

namespace {

constexpr int cannotShow = 1;
constexpr int wrongUse = 2;
/// Another start of the game may hold the store and have no window yet.
constexpr std::chrono::seconds toStart(3);
/// A start that takes so much longer is noticed.
constexpr std::chrono::milliseconds noticeable(150);

/// Opens the table written in that file; what is wrong with it, or nothing.
QString showScene(const QString &path)
{
    const auto file = outside::read(path, outside::largestScene);
    if (const auto *why = std::get_if<QString>(&file))
        return *why;
    const auto scene = readScene(std::get<outside::File>(file).content);
    if (const auto *fault = std::get_if<QString>(&scene))
        return *fault;
    Session::instance().show(std::get<AnyScene>(scene));
    return {};
}

int refuse(const QString &what, int code = wrongUse)
{
    std::fprintf(stderr, "petrangola: %s\n", qPrintable(what));
    return code;
}

QString told(const WrongOption &wrong)
{
    switch (wrong.fault) {
    case WrongOption::Fault::unknown:
        return QCoreApplication::translate("main", "unknown option “%1”; see --help").arg(wrong.option);
    case WrongOption::Fault::lacksValue:
        return QCoreApplication::translate("main", "the option “%1” needs a value; see --help").arg(wrong.option);
    case WrongOption::Fault::takesNoValue:
        break;
    }
    return QCoreApplication::translate("main", "the option “%1” takes no value; see --help").arg(wrong.option);
}

int say(const QString &what)
{
    std::printf("%s\n", qPrintable(what));
    return 0;
}

/// No desktop is there to open a window on. Qt would abort the program then.
bool lacksDisplay(int argc, char **argv)
{
    for (const char *where : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"})
        if (!qEnvironmentVariableIsEmpty(where))
            return false;
    return std::none_of(argv, argv + argc, [](std::string_view word) { return word.ends_with("-platform"); });
}

/// Another start was asked for this: the window comes to the front, with the record where one was named.
void comeForward(QWindow &window, const SingleInstance::Request &request)
{
    if (!request.record.isEmpty())
        Replay::instance().openFile(request.record);
    else if (!request.deal.isEmpty())
        DealsBook::instance().bring(request.deal);
    else if (catalog::isSeated(request.game))
        MatchSetup::instance().ask(request.game);
    // Where a desktop wants to know who gave leave, Qt looks for it there.
    if (!request.activation.isEmpty())
        qputenv("XDG_ACTIVATION_TOKEN", request.activation);
    window.setWindowStates(window.windowStates() & ~Qt::WindowMinimized);
    window.raise();
    window.requestActivate();
}

/// Other starts find this one as soon as it holds the store: now, or once the person has tried again.
void welcomeOthers(SingleInstance &single, QWindow &window)
{
    QObject::connect(&single, &SingleInstance::asked, &window,
                     [&window](const SingleInstance::Request &request) { comeForward(window, request); });
    const auto listen = [&single] {
        if (Store::instance().keeps())
            single.listen();
    };
    QObject::connect(&Store::instance(), &Store::opened, &single, listen);
    listen();
}

/// Plays by itself (see Autoplay). A person's own matches are kept elsewhere, and not touched.
int autoplayIn(const QString &folder)
{
    const auto place = [](const QString &path) {
        const QString real = QFileInfo(path).canonicalFilePath(); // empty where there is nothing yet
        return real.isEmpty() ? QDir::cleanPath(QFileInfo(path).absoluteFilePath()) : real;
    };
    if (place(folder) == place(Store::usualFolder()))
        return refuse(QCoreApplication::translate(
            "main",
            "--autoplay would play on with your own match: name a folder other than the one where yours is saved"));
    Store::instance().open(folder);
    const Autoplay autoplay;
    const int result = QGuiApplication::exec();
    Session::instance().leave();
    Store::instance().close();
    return result;
}

} // namespace

int main(int argc, char **argv)
{
    becomeUndumpable();
    privacy::keepToOneself();
    // Qt 6.4 crashed in a page that was made while code of its own just-in-time compiler ran (seen in qml_replay_test).
    // The interpreter reads byte code, which is made with the program.
    qputenv("QV4_FORCE_INTERPRETER", "1");
    // Qt takes it out of the environment.
    const QByteArray activation = qgetenv("XDG_ACTIVATION_TOKEN");
    const bool windowless = lacksDisplay(argc, argv);
    // What needs no window is answered all the same.
    if (windowless)
        qputenv("QT_QPA_PLATFORM", "offscreen");
    chooseRenderer();
    const WindowApplication application(argc, argv);
    QGuiApplication::setApplicationName(program::name);
    QGuiApplication::setApplicationDisplayName(program::title);
    QGuiApplication::setApplicationVersion(Session::version());
    // In a Flatpak the desktop entry bears the package's name.
    QGuiApplication::setDesktopFileName(qEnvironmentVariable("FLATPAK_ID", program::name));
    QGuiApplication::setWindowIcon(QIcon(u":/art/icons/petrangola.svg"_s));
    Language::instance().choose(Preferences::instance().language());

    QCommandLineParser parser;
    parser.addOptions(knownOptions());
    if (!parser.parse(QCoreApplication::arguments()))
        return refuse(told(wrongOption(parser, QCoreApplication::arguments())));
    hideValue(argc, argv, "--seed");
    hideValue(argc, argv, "--deal");
    const QString language = parser.value(u"lang"_s);
    if (parser.isSet(u"lang"_s)) {
        if (language != u"en" && language != u"it")
            return refuse(QCoreApplication::translate("main", "no language “%1”; choose en or it").arg(language));
        Language::instance().choose(language);
    }
    if (parser.isSet(u"version"_s))
        return say(u"%1 %2"_s.arg(program::name, Session::version()));
    // Made anew: it may be another language by now.
    if (parser.isSet(u"help"_s))
        return say(helpText(QCoreApplication::translate("main", "Petrangola: card games against the computer."),
                            knownOptions()));
    const QString game = parser.value(u"game"_s);
    if (parser.isSet(u"game"_s) && !catalog::isSeated(game))
        return refuse(QCoreApplication::translate("main", "no game “%1”; there are: %2")
                          .arg(game, catalog::seatedNames().join(u", "_s)));
    const QString deal = parser.value(u"deal"_s);
    if (parser.isSet(u"deal"_s))
        if (const auto read = deals::read(deal); const auto *why = std::get_if<QString>(&read))
            return refuse(*why);
    const QStringList records = parser.positionalArguments();
    if (records.size() > 1)
        return refuse(QCoreApplication::translate("main", "unexpected argument “%1”; see --help").arg(records.at(1)));
    if (parser.isSet(u"seed"_s)) {
        const auto bytes = FairShuffle::seedFromHex(parser.value(u"seed"_s).toLatin1());
        if (!bytes)
            return refuse(QCoreApplication::translate("main", "the seed must be 64 hex digits"));
        Session::instance().setNextSeed(*bytes);
    }

    SingleInstance single(Store::usualFolder());
    const SingleInstance::Request request{
        .record = records.isEmpty() ? QString() : QFileInfo(records.constFirst()).absoluteFilePath(),
        .activation = activation,
        .game = game,
        .deal = deal};
    // A scene keeps nothing, and a seed would be forgotten by the game that is open.
    const bool own = windowless || parser.isSet(u"another"_s) || parser.isSet(u"scene"_s) || parser.isSet(u"seed"_s)
        || parser.isSet(u"autoplay"_s);
    if (!own && single.handOver(request))
        return 0;
    OrderlyEnd orderlyEnd;
    QObject::connect(&orderlyEnd, &OrderlyEnd::logoutNears, &Store::instance(), [] { Store::instance().settle(); });
    if (parser.isSet(u"autoplay"_s))
        return autoplayIn(parser.value(u"autoplay"_s));
    if (!parser.isSet(u"scene"_s))
        Store::instance().open();
    if (!own && Store::instance().state() == Store::State::inUse && single.handOver(request, toStart))
        return 0;
    const QList<Table *> tables = Session::instance().tables() + Replay::instance().tables();
    for (Table *table : tables)
        Sounds::instance().listenTo(*table);
    Sounds::instance().setPlayer(
        std::make_unique<SoundThread>(QCoreApplication::applicationDirPath() + u'/' + QStringLiteral(SOUND_PLUGIN)));
    if (parser.isSet(u"scene"_s))
        if (const QString fault = showScene(parser.value(u"scene"_s)); !fault.isEmpty())
            return refuse(QCoreApplication::translate("main", "the scene %1 cannot be shown: %2")
                              .arg(parser.value(u"scene"_s), fault));
    // What is wrong with it is told in the window, and so is how far it is where it takes long: else the window shows
    // the match from the first.
    if (!records.isEmpty()) {
        Replay::instance().openFile(records.constFirst());
        Replay::instance().waitOpened(noticeable);
    }
    if (!game.isEmpty())
        MatchSetup::instance().ask(game);
    if (!deal.isEmpty())
        DealsBook::instance().bring(deal);
    if (windowless)
        return refuse(QCoreApplication::translate("main", "there is no display to open a window on"), cannotShow);

    const ReaderChanges spared;
    QQmlApplicationEngine engine;
    closeEngine(engine);
    engine.addImportPath(u"qrc:/qt/qml"_s); // by itself from Qt 6.5 on
    QObject::connect(&Language::instance(), &Language::changed, &engine, &QQmlEngine::retranslate);
    engine.load(QUrl(u"qrc:/qt/qml/Cards/Main.qml"_s));
    if (engine.rootObjects().isEmpty())
        return cannotShow;
    auto *const window = qobject_cast<QQuickWindow *>(engine.rootObjects().constFirst());
    if (parser.isSet(u"trace"_s) && window)
        new Trace(window); // the window's child
    if (window)
        giveIconOfPack(*window);
    if (window && !parser.isSet(u"scene"_s))
        welcomeOthers(single, *window);
    const int result = QGuiApplication::exec();
    // The match ends before the window that shows it.
    Session::instance().leave();
    Replay::instance().cancelOpening();
    Replay::instance().close();
    ProgramThread::awaitFarewells();
    Store::instance().close();
    Sounds::instance().setPlayer(nullptr);
    if (SoundThread::leftBehind()) {
        std::fflush(nullptr);
        std::_Exit(result);
    }
    return result;
}
