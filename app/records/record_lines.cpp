// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "records/record_lines.h"

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

Lines::Lines(QByteArray text, Progress *progress)
    : m_text(std::move(text))
    , m_progress(progress)
{
    if (m_progress != nullptr)
        m_progress->begin(m_text.size());
    if (m_text.isEmpty())
        m_fault = Fault{.line = 1, .why = QCoreApplication::translate("Record", "the file is empty")};
    else
        read();
}

void Lines::pass()
{
    m_from = m_end + 1;
    ++m_number;
    m_line = {};
    if (!atEnd())
        read();
}

void Lines::read()
{
    const qsizetype end = m_text.indexOf('\n', m_from);
    m_end = end < 0 ? m_text.size() : end;
    const auto wrong = [this](const QString &why) { m_fault = Fault{.line = m_number, .why = why}; };
    if (m_progress != nullptr && !m_progress->reach(m_from))
        return wrong(QCoreApplication::translate("Record", "the reading was cancelled"));
    if (m_end - m_from > longestLine)
        return wrong(QCoreApplication::translate("Record", "this line is longer than any in a record"));
    const auto document = QJsonDocument::fromJson(QByteArray::fromRawData(m_text.constData() + m_from, m_end - m_from));
    if (!document.isObject())
        return wrong(QCoreApplication::translate("Record", "this is not a JSON object"));
    m_line = document.object();
}

QJsonObject Lines::last() const
{
    const qsizetype end = m_text.endsWith('\n') ? m_text.size() - 1 : m_text.size();
    const qsizetype from = end == 0 ? 0 : m_text.lastIndexOf('\n', end - 1) + 1;
    if (end - from > longestLine)
        return {};
    return QJsonDocument::fromJson(QByteArray::fromRawData(m_text.constData() + from, end - from)).object();
}

int Lines::count() const
{
    return static_cast<int>(m_text.count('\n')) + (m_text.endsWith('\n') ? 0 : 1);
}

std::optional<QString> difference(const QJsonObject &line, const QJsonObject &expected)
{
    for (auto key = expected.begin(); key != expected.end(); ++key) {
        const QJsonValue said = line.value(key.key());
        if (said.isUndefined())
            return QCoreApplication::translate("Record", "“%1” is missing: it must be %2")
                .arg(key.key(), written(key.value()));
        if (said != key.value())
            return QCoreApplication::translate("Record", "“%1” is %2, but the seed, the cuts and the moves give %3")
                .arg(key.key(), written(said), written(key.value()));
    }
    return std::nullopt;
}

FaultKind faultKindOf(const QJsonObject &line)
{
    const QString event = line.value(u"event"_s).toString();
    if (event == u"first_dealer" || event == u"deal")
        return FaultKind::deals;
    if (event == u"move")
        return FaultKind::moves;
    return event.isEmpty() || event == u"seed" ? FaultKind::form : FaultKind::accounts;
}

bool isSeed(const QJsonObject &line)
{
    return line.value(u"event"_s) == u"seed"_s;
}

} // namespace record
