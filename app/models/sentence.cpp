// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/sentence.h"

#include "match/clean_name.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

QString Sentence::escaped(const QString &words)
{
    return words.toHtmlEscaped();
}

QString Sentence::unmarked(const QString &sentence)
{
    static const QRegularExpression tag(u"<[^>]*>"_s);
    // The ampersand comes last, or what was written as one would be read twice.
    return QString(sentence)
        .remove(tag)
        .replace(u"&lt;"_s, u"<"_s)
        .replace(u"&gt;"_s, u">"_s)
        .replace(u"&quot;"_s, u"\""_s)
        .replace(u"&amp;"_s, u"&"_s);
}

QString Sentence::isolated(const QString &name)
{
    return ::isolated(name);
}
