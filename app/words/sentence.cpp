// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "words/sentence.h"

#include "match/clean_name.h"
#include "words/language.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

QString Sentence::filled(const QString &sentence, const QStringList &words)
{
    static const QRegularExpression place(u"%([1-9])"_s);
    QString filled;
    qsizetype from = 0;
    for (auto each = place.globalMatch(sentence); each.hasNext();) {
        const QRegularExpressionMatch match = each.next();
        const int word = match.captured(1).toInt() - 1;
        filled += sentence.mid(from, match.capturedStart() - from) + words.value(word, match.captured());
        from = match.capturedEnd();
    }
    return filled + sentence.mid(from);
}

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

QString Sentence::points(int points)
{
    return points < 0 ? withSign(points) : Language::instance().locale().toString(points);
}

QString Sentence::withSign(int points)
{
    if (points == 0)
        return u"0"_s;
    return (points < 0 ? u"−"_s : u"+"_s) + Language::instance().locale().toString(qAbs(points));
}

QString Sentence::isolated(const QString &name)
{
    return ::isolated(name);
}
