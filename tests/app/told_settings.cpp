// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "told_settings.h"

#include "person/preferences.h"
#include "setup/match_setup.h"
#include "setup/rule_presets.h"
#include "words/language.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QMetaProperty>
#include <QProcess>

#include <cstdio>

using namespace Qt::StringLiterals;

namespace {

constexpr const char *sign = "PETRANGOLA_TEST_TELLS_SETTINGS";

QJsonArray rowsOf(const QAbstractListModel &model)
{
    QJsonArray told;
    const QHash<int, QByteArray> roles = model.roleNames();
    for (int row = 0; row < model.rowCount(); ++row) {
        QJsonObject one;
        for (auto role = roles.begin(); role != roles.end(); ++role)
            one[QLatin1StringView(role.value())] = QJsonValue::fromVariant(model.data(model.index(row), role.key()));
        told << one;
    }
    return told;
}

QJsonObject properties(const QObject &object)
{
    QJsonObject told;
    const QMetaObject *meta = object.metaObject();
    for (int index = meta->propertyOffset(); index < meta->propertyCount(); ++index) {
        const QMetaProperty property = meta->property(index);
        const QVariant value = property.read(&object);
        if (value.userType() == QMetaType::QSize)
            told[QLatin1StringView(property.name())] = QJsonArray{value.toSize().width(), value.toSize().height()};
        else
            told[QLatin1StringView(property.name())] = QJsonValue::fromVariant(value);
    }
    return told;
}

} // namespace

bool ToldSettings::wanted()
{
    return qEnvironmentVariableIsSet(sign);
}

int ToldSettings::tell()
{
    Language::instance().choose(u"en"_s);
    QJsonObject setup = properties(MatchSetup::instance());
    setup[u"seats"_s] = rowsOf(*MatchSetup::instance().seats());
    const QVariantMap rules = MatchSetup::instance().rulesByKey();
    for (auto rule = rules.begin(); rule != rules.end(); ++rule)
        setup[rule.key()] = QJsonValue::fromVariant(rule.value().toMap().value(u"value"_s));
    QJsonObject presets = properties(RulePresets::instance());
    presets[u"rows"_s] = rowsOf(RulePresets::instance());
    const QJsonObject told{
        {u"preferences"_s, properties(Preferences::instance())}, {u"setup"_s, setup}, {u"presets"_s, presets}};
    std::printf("%s\n", QJsonDocument(told).toJson(QJsonDocument::Compact).constData());
    return 0;
}

QJsonObject ToldSettings::now()
{
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QLatin1StringView(sign), u"1"_s);
    QProcess process;
    process.setProcessEnvironment(environment);
    process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    process.start(QCoreApplication::applicationFilePath(), QStringList());
    if (!process.waitForFinished(30'000) || process.exitCode() != 0)
        return {};
    return QJsonDocument::fromJson(process.readAllStandardOutput()).object();
}
