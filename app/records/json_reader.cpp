// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "records/json_reader.h"

#include <QCoreApplication>
#include <QStringList>

#include <cmath>

void JsonReader::fault(const QString &key, const QString &shouldBe)
{
    if (m_fault.isEmpty())
        m_fault = (m_object.contains(key) ? QCoreApplication::translate("JsonReader", "“%1” must be %2")
                                          : QCoreApplication::translate("JsonReader", "“%1” is missing: it must be %2"))
                      .arg(key, shouldBe);
}

qint64 JsonReader::number(const QString &key, qint64 least, qint64 most)
{
    const double value = m_object.value(key).toDouble(std::nan(""));
    if (!(value >= static_cast<double>(least) && value <= static_cast<double>(most)) || std::floor(value) != value) {
        fault(key, QCoreApplication::translate("JsonReader", "a whole number from %1 to %2").arg(least).arg(most));
        return least;
    }
    return static_cast<qint64>(value);
}

bool JsonReader::flag(const QString &key)
{
    if (!m_object.value(key).isBool())
        fault(key, QCoreApplication::translate("JsonReader", "true or false"));
    return m_object.value(key).toBool();
}

QString JsonReader::text(const QString &key)
{
    if (!m_object.value(key).isString())
        fault(key, QCoreApplication::translate("JsonReader", "a text"));
    return m_object.value(key).toString();
}

int JsonReader::word(const QString &key, const QStringList &words)
{
    const auto index = static_cast<int>(words.indexOf(m_object.value(key).toString()));
    if (!m_object.value(key).isString() || index < 0) {
        fault(key, QCoreApplication::translate("JsonReader", "one of: %1").arg(words.join(QLatin1StringView(", "))));
        return 0;
    }
    return index;
}

QJsonArray JsonReader::list(const QString &key, qsizetype fewest, qsizetype most)
{
    QJsonArray values = m_object.value(key).toArray();
    if (!m_object.value(key).isArray() || values.size() < fewest || values.size() > most) {
        fault(key,
              fewest == most ? QCoreApplication::translate("JsonReader", "a list of %1").arg(most)
                             : QCoreApplication::translate("JsonReader", "a list of %1 to %2").arg(fewest).arg(most));
        return {};
    }
    return values;
}

QJsonObject JsonReader::object(const QString &key)
{
    if (!m_object.value(key).isObject())
        fault(key, QCoreApplication::translate("JsonReader", "an object in braces"));
    return m_object.value(key).toObject();
}
