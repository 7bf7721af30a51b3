// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "match/record_lines.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>

using namespace Qt::StringLiterals;

namespace record {

namespace {

QString written(const QJsonValue &value)
{
    if (value.isObject())
        return QString::fromUtf8(QJsonDocument(value.toObject()).toJson(QJsonDocument::Compact));
    if (value.isArray())
        return QString::fromUtf8(QJsonDocument(value.toArray()).toJson(QJsonDocument::Compact));
    return value.toVariant().toString();
}

} // namespace

Lines::Lines(const QByteArray &text)
{
    QList<QByteArray> raw = text.split('\n');
    if (raw.constLast().isEmpty())
        raw.removeLast();
    for (const QByteArray &each : raw) {
        QJsonParseError error{};
        const QJsonDocument document = QJsonDocument::fromJson(each, &error);
        if (!document.isObject()) {
            m_fault = Fault{.line = static_cast<int>(m_objects.size()) + 1,
                            .why = QCoreApplication::translate("Record", "this is no JSON object")};
            return;
        }
        m_objects.push_back(document.object());
    }
    if (m_objects.empty())
        m_fault = Fault{.line = 1, .why = QCoreApplication::translate("Record", "the file is empty")};
}

std::optional<QString> difference(const QJsonObject &line, const QJsonObject &expected)
{
    for (auto key = expected.begin(); key != expected.end(); ++key) {
        const QJsonValue said = line.value(key.key());
        if (said.isUndefined())
            return QCoreApplication::translate("Record", "\"%1\" is missing: it must be %2")
                .arg(key.key(), written(key.value()));
        if (said != key.value())
            return QCoreApplication::translate("Record", "\"%1\" is %2, but the seed, the cuts and the moves give %3")
                .arg(key.key(), written(said), written(key.value()));
    }
    return std::nullopt;
}

Matter matterOf(const QJsonObject &line)
{
    const QString event = line.value(u"event"_s).toString();
    if (event == u"first_dealer" || event == u"deal")
        return Matter::deals;
    if (event == u"move")
        return Matter::moves;
    return event.isEmpty() || event == u"seed" ? Matter::form : Matter::accounts;
}

bool isSeed(const QJsonObject &line)
{
    return line.value(u"event"_s) == u"seed"_s;
}

} // namespace record
