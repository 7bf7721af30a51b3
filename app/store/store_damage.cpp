// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store/store_damage.h"

#include "store/sealing_key.h"

#include <QDir>
#include <QLocale>
#include <QStringList>

#include <algorithm>

using namespace Qt::StringLiterals;

QString StoreDamage::dayInWords(QDate day)
{
    return QLocale(tr("en", "the code of this language, for dates")).toString(day, u"d MMM yyyy"_s);
}

bool StoreDamage::has(What what, qint64 id) const
{
    return std::any_of(m_items.begin(), m_items.end(),
                       [&](const Item &item) { return item.what == what && item.id == id; });
}

bool StoreDamage::note(const Item &item)
{
    if (has(item.what, item.id))
        return false;
    m_items << item;
    return true;
}

void StoreDamage::forgetMatch(qint64 id)
{
    m_items.removeIf([id](const Item &item) { return item.what == What::match && item.id == id; });
}

bool StoreDamage::forget(What what)
{
    return m_items.removeIf([what](const Item &item) { return item.what == what; }) > 0;
}

QString StoreDamage::nameOf(const Item &item)
{
    constexpr int longestName = 40;
    switch (item.what) {
    case What::match:
        return item.when.isValid()
            ? tr("the match of %1", "that is damaged; %1 is a date").arg(dayInWords(item.when.date()))
            : tr("a match of which not even the date can be read", "that is damaged");
    case What::preset:
        return tr("the house rules “%1”", "that are damaged").arg(item.name.simplified().left(longestName));
    case What::setting:
        return tr("what was chosen for the statistics", "that is damaged");
    case What::running:
    case What::key:
        break;
    }
    return tr("the match in progress", "that is damaged");
}

QString StoreDamage::inWords(const QString &folder) const
{
    constexpr qsizetype mostNamed = 3;
    QStringList sentences;
    QStringList names;
    for (const Item &item : m_items)
        if (item.what != What::key)
            names << nameOf(item);
    if (!names.isEmpty()) {
        QString all = names.mid(0, mostNamed).join(u"; "_s);
        if (const auto more = static_cast<int>(names.size() - mostNamed); more > 0)
            all += u"; "_s + tr("and %n more", "things that are damaged", more);
        sentences << tr("What was saved is damaged in places, and these parts are left out: %1. Everything else is as "
                        "it was, and nothing was deleted.")
                         .arg(all);
    }
    if (has(What::key, 0))
        sentences << tr("The match in progress cannot go on: the file %1 that opens it is missing, or is not the right "
                        "one. The match is kept until you begin another; to go on with it, put the file back and start "
                        "the game again.")
                         .arg(QDir::toNativeSeparators(folder + u'/' + SealingKey::fileName()));
    return sentences.join(u' ');
}
