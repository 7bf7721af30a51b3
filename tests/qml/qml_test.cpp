// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "audit.h"
#include "backstage.h"
#include "main/closed_engine.h"
#include "person/preferences.h"
#include "sandbox.h"
#include "session/session.h"
#include "stranger.h"
#include "words/language.h"

#include <QQmlEngine>
#include <QtQml/qqmlextensionplugin.h>
#include <QtQuickTest/quicktest.h>

Q_IMPORT_QML_PLUGIN(CardsPlugin)

using namespace Qt::StringLiterals;

/// Makes the tests' program what app/main/main.cpp makes the game.
class QmlTest : public QObject
{
    Q_OBJECT

public Q_SLOTS:
    static void applicationAvailable()
    {
        Sandbox::enter();
        Preferences::instance().setMotion(false);
        Preferences::instance().setPace(Preferences::noPause);
        Session::instance().table()->setGrace({});
        for (Guide *guide : Session::instance().guides())
            guide->setGrace({});
        Language::instance().choose(u"en"_s);
    }
    void qmlEngineAvailable(QQmlEngine *engine)
    {
        closeEngine(*engine, {QStringLiteral(TESTS_DIR)}); // those of the games too
        engine->addImportPath(u"qrc:/qt/qml"_s);
        connect(&Language::instance(), &Language::changed, engine, &QQmlEngine::retranslate);
        qmlRegisterSingletonType<Backstage>("Cards.Testing", 1, 0, "Backstage",
                                            [](QQmlEngine *, QJSEngine *) { return new Backstage; });
        qmlRegisterSingletonType<Audit>("Cards.Testing", 1, 0, "Audit",
                                        [](QQmlEngine *, QJSEngine *) { return new Audit; });
        qmlRegisterSingletonType<Stranger>("Cards.Testing", 1, 0, "Stranger",
                                           [](QQmlEngine *, QJSEngine *) { return new Stranger; });
    }
    static void cleanupTestCase() { Session::instance().leave(); }
};

QUICK_TEST_MAIN_WITH_SETUP(qml_test, QmlTest)
#include "qml_test.moc"
