// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "words/language.h"

#include <QCoreApplication>
#include <QLibraryInfo>

using namespace Qt::StringLiterals;

namespace {

QString systemLanguage()
{
    const QStringList wishes = QLocale::system().uiLanguages();
    for (const QString &wish : wishes)
        for (const QString &known : {u"it"_s, u"en"_s})
            if (wish == known || wish.startsWith(known + u'-'))
                return known;
    return u"en"_s;
}

} // namespace

Language &Language::instance()
{
    static Language language;
    return language;
}

void Language::choose(const QString &language)
{
    const QString wanted = language == u"en" || language == u"it" ? language : systemLanguage();
    if (wanted == m_spoken)
        return;
    m_spoken = wanted;
    QCoreApplication::removeTranslator(&m_translator);
    // English has a file of its own, for its plurals.
    if (m_translator.load(u":/i18n/petrangola_"_s + wanted))
        QCoreApplication::installTranslator(&m_translator);
    QCoreApplication::removeTranslator(&m_qtWords);
    if (wanted != u"en" && m_qtWords.load(u"qtbase_"_s + wanted, QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        QCoreApplication::installTranslator(&m_qtWords);
    Q_EMIT changed();
}
