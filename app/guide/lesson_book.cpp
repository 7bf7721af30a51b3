// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "guide/lesson_book.h"

#include "catalog/entry.h"
#include "guide/guide.h"
#include "person/preferences.h"
#include "words/language.h"

#include <QQmlEngine>

using namespace Qt::StringLiterals;

namespace {

std::vector<LessonOffer> lessonsOf(const CatalogEntry &entry)
{
    std::vector<LessonOffer> lessons = entry.lessons();
    lessons.push_back({.key = Guide::wholeDeal,
                       .title = LessonBook::tr("A whole deal"),
                       .line = LessonBook::tr("A deal like any other, with Teresa at your side.")});
    return lessons;
}

} // namespace

LessonBook &LessonBook::instance()
{
    static LessonBook book;
    return book;
}

LessonBook *LessonBook::create(QQmlEngine *, QJSEngine *)
{
    QQmlEngine::setObjectOwnership(&instance(), QQmlEngine::CppOwnership);
    return &instance();
}

LessonBook::LessonBook()
{
    connect(&Preferences::instance(), &Preferences::lessonsDoneChanged, this, &LessonBook::changed);
    connect(&Language::instance(), &Language::changed, this, &LessonBook::changed);
}

QVariantList LessonBook::games()
{
    const QStringList all = Preferences::instance().lessonsDone();
    QVariantList games;
    for (const CatalogEntry *entry : catalog::entries()) {
        const QString name = entry->info().name;
        QVariantList lessons;
        int done = 0;
        for (const LessonOffer &lesson : lessonsOf(*entry)) {
            const bool isDone = all.contains(name + u'/' + lesson.key);
            done += isDone ? 1 : 0;
            lessons << QVariantMap{
                {u"key"_s, lesson.key}, {u"title"_s, lesson.title}, {u"line"_s, lesson.line}, {u"done"_s, isDone}};
        }
        games << QVariantMap{
            {u"name"_s, name}, {u"title"_s, entry->offer().title}, {u"done"_s, done}, {u"lessons"_s, lessons}};
    }
    return games;
}

QString LessonBook::first(const QString &game)
{
    return lessonsOf(catalog::entry(game)).front().key;
}

QString LessonBook::titleOf(const QString &game, const QString &key)
{
    for (const LessonOffer &lesson : lessonsOf(catalog::entry(game)))
        if (lesson.key == key)
            return lesson.title;
    return {};
}
