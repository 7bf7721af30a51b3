// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QTest>

/// The rooms of the house and the arrows between them, read from the sources: who includes whom, and what some rooms
/// may not do at all.
class ArrowsTest : public QObject
{
    Q_OBJECT

    struct Source
    {
        QString path; ///< from the top of the repository
        QString code; ///< without comments
    };

private Q_SLOTS:
    void theEngineKnowsNobody()
    {
        // No I/O, no clock, and no randomness that differs between libraries.
        const QStringList foreign{
            QStringLiteral("chrono"),  QStringLiteral("ctime"),    QStringLiteral("iostream"),
            QStringLiteral("fstream"), QStringLiteral("cstdio"),   QStringLiteral("filesystem"),
            QStringLiteral("thread"),  QStringLiteral("random"),   QStringLiteral("stdio.h"),
            QStringLiteral("time.h"),  QStringLiteral("unistd.h"),
        };
        for (const Source &source : sources(QStringLiteral("engine"))) {
            for (const QString &header : systemIncludes(source.code)) {
                QVERIFY2(!header.startsWith(u'Q') && !header.startsWith(QLatin1String("Qt")), told(source, header));
                QVERIFY2(!foreign.contains(header), told(source, header));
            }
            for (const QString &header : ownIncludes(source.code))
                QVERIFY2(QFile::exists(root() + QStringLiteral("/engine/") + header), told(source, header));
            QVERIFY2(!source.code.contains(QLatin1String("std::shuffle")), told(source, QStringLiteral("shuffle")));
        }
    }

    void opponentsKnowNoGame()
    {
        for (const Source &source : sources(QStringLiteral("engine/opponents"))) {
            includesOnly(source, {QStringLiteral("opponents/"), QStringLiteral("game/")});
            static const QRegularExpression state(QStringLiteral("\\bState\\b"));
            QVERIFY2(!source.code.contains(state), told(source, QStringLiteral("State")));
            for (const QString &game : games())
                QVERIFY2(!source.code.contains(game), told(source, game));
        }
    }

    void whatAllGamesShareKnowsNone()
    {
        for (const Source &source : sources(QStringLiteral("engine/game")))
            includesOnly(source, {QStringLiteral("game/")});
        for (const Source &source : sources(QStringLiteral("engine/cards")))
            includesOnly(source, {QStringLiteral("cards/"), QStringLiteral("game/")});
    }

    void gamesKnowWhatTheyShareAndNotEachOther()
    {
        const QStringList shared{QStringLiteral("cards/"), QStringLiteral("game/"), QStringLiteral("monte/")};
        for (const Source &source : sources(QStringLiteral("engine/monte")))
            includesOnly(source, shared);
        for (const QString &game : games()) {
            QVERIFY(!sources(QStringLiteral("engine/") + game).isEmpty());
            for (const Source &source : sources(QStringLiteral("engine/") + game))
                includesOnly(source, shared + QStringList{game + u'/'});
        }
    }

    void theMatchKnowsNeitherModelsNorArena()
    {
        for (const Source &source : sources(QStringLiteral("app/match"))) {
            QStringList rooms{QStringLiteral("match/"), QStringLiteral("game/"), QStringLiteral("opponents/"),
                              QStringLiteral("cards/")};
            // What is written for one game says so in its name; the rest serves them all.
            for (const QString &game : games())
                if (source.path.startsWith(QStringLiteral("app/match/%1_").arg(game)))
                    rooms.append(game + u'/');
            if (source.path.startsWith(QLatin1String("app/match/monte_")))
                rooms.append(QStringLiteral("monte/"));
            includesOnly(source, rooms);
        }
    }

    /// What is written for one game above the engine knows no other game; what is written for all of them is shared.
    void whatIsWrittenForOneGameKnowsNoOther()
    {
        for (const QString &room : {QStringLiteral("app/match/"), QStringLiteral("app/models/")})
            for (const QString &game : games()) {
                int files = 0;
                for (const Source &source : sources(room.chopped(1))) {
                    if (!source.path.startsWith(room + game + u'_'))
                        continue;
                    ++files;
                    for (const QString &other : games())
                        for (const QString &header : ownIncludes(source.code))
                            QVERIFY2(other == game || !header.contains(other), told(source, header));
                }
                QVERIFY(files > 0);
            }
    }

    /// The store keeps records as text and knows no game, and nobody above it.
    /// Neither who plays nor how a match runs.
    void theStoreKnowsRecordsOnly()
    {
        QVERIFY(!sources(QStringLiteral("app/store")).isEmpty());
        for (const Source &source : sources(QStringLiteral("app/store")))
            includesOnly(source,
                         {QStringLiteral("store/"), QStringLiteral("match/record"), QStringLiteral("match/chronicle.h"),
                          QStringLiteral("match/clean_name.h"), QStringLiteral("match/guest_kinds.h"),
                          QStringLiteral("match/json_reader.h"), QStringLiteral("match/known_games.h"),
                          QStringLiteral("match/progress.h")});
    }

    void theArenaKnowsNoModels()
    {
        for (const Source &source : sources(QStringLiteral("app/arena")))
            includesOnly(source,
                         {QStringLiteral("command_line.h"), QStringLiteral("arena/"), QStringLiteral("match/"),
                          QStringLiteral("game/"), QStringLiteral("opponents/"), QStringLiteral("cards/"),
                          QStringLiteral("petrangola/"), QStringLiteral("mambassa/"), QStringLiteral("monte/")});
    }

    /// It starts what nobody trusts: little code, that stands by itself.
    void theGuardKnowsNobody()
    {
        QVERIFY(!sources(QStringLiteral("app/guard")).isEmpty());
        for (const Source &source : sources(QStringLiteral("app/guard"))) {
            includesOnly(source, {QStringLiteral("guard/")});
            for (const QString &header : systemIncludes(source.code))
                QVERIFY2(!header.startsWith(u'Q') && header != QLatin1String("thread"), told(source, header));
        }
        for (const QString &room : {QStringLiteral("match"), QStringLiteral("models"), QStringLiteral("arena")})
            for (const Source &source : sources(QStringLiteral("app/") + room))
                for (const QString &header : ownIncludes(source.code))
                    QVERIFY2(!header.startsWith(QLatin1String("guard/")), told(source, header));
    }

    /// g++ 12 miscompiles an await inside a condition, and temporaries with captures or braces inside an await.
    void awaitsStandAlone()
    {
        for (const Source &source : sources(QStringLiteral("app"))) {
            QVERIFY2(!awaitsInCondition(source.code), told(source, QStringLiteral("co_await in a condition")));
            QVERIFY2(!awaitsTemporary(source.code), told(source, QStringLiteral("co_await of a temporary")));
        }
    }

    void theChecksSeeWhatTheyLookFor()
    {
        const auto in = [](const char *code) { return withoutComments(QString::fromLatin1(code)); };
        QVERIFY(awaitsInCondition(in("if (co_await f())")));
        QVERIFY(awaitsInCondition(in("if constexpr (a) if (\n !(b(1) && co_await\n f()))")));
        QVERIFY(awaitsInCondition(in("switch (co_await f()) {")));
        QVERIFY(awaitsInCondition(in("} while (co_await f());")));
        QVERIFY(awaitsInCondition(in("if (const auto a = co_await f(); a)")));
        QVERIFY(!awaitsInCondition(in("const auto a = co_await f();\nif (a) { co_await g(); }")));
        QVERIFY(!awaitsInCondition(in("// if (co_await f())\n/* while (co_await g()) */ int a;")));
        QVERIFY(awaitsTemporary(in("co_await run([v] { return v; });")));
        QVERIFY(awaitsTemporary(in("auto a = co_await f(Config{1});")));
        QVERIFY(!awaitsTemporary(in("auto a = co_await f(c[0]);")));
        QVERIFY(!awaitsTemporary(in("auto a = co_await f(b); if (a) { c[0] = 1; }")));
        QCOMPARE(ownIncludes(in("#include \"a/b.h\"\n#  include <vector>\n// #include \"c.h\"")),
                 QStringList{QStringLiteral("a/b.h")});
        QCOMPARE(systemIncludes(in("#include \"a/b.h\"\n#  include <vector>")), QStringList{QStringLiteral("vector")});
        QVERIFY(sources(QStringLiteral("engine")).size() > 20);
        QVERIFY(sources(QStringLiteral("app/match")).size() > 3);
    }

private:
    static QStringList games() { return {QStringLiteral("petrangola"), QStringLiteral("mambassa")}; }
    static QString root() { return QStringLiteral(HOUSE_SOURCE_DIR); }

    static QString withoutComments(QString code)
    {
        static const QRegularExpression comments(QStringLiteral("//[^\\n]*|/\\*.*?\\*/"),
                                                 QRegularExpression::DotMatchesEverythingOption);
        return code.remove(comments);
    }

    static QList<Source> sources(const QString &folder)
    {
        QList<Source> found;
        QDirIterator files(root() + u'/' + folder, {QStringLiteral("*.h"), QStringLiteral("*.cpp")}, QDir::Files,
                           QDirIterator::Subdirectories);
        while (files.hasNext()) {
            QFile file(files.next());
            if (file.open(QIODevice::ReadOnly))
                found.append(
                    {file.fileName().mid(root().size() + 1), withoutComments(QString::fromUtf8(file.readAll()))});
        }
        return found;
    }

    static QStringList includes(const QString &code, const QString &pattern)
    {
        const QRegularExpression line(QStringLiteral("^\\s*#\\s*include\\s*") + pattern,
                                      QRegularExpression::MultilineOption);
        QStringList headers;
        for (auto match = line.globalMatch(code); match.hasNext();)
            headers.append(match.next().captured(1));
        return headers;
    }
    static QStringList ownIncludes(const QString &code) { return includes(code, QStringLiteral("\"([^\"]+)\"")); }
    static QStringList systemIncludes(const QString &code) { return includes(code, QStringLiteral("<([^>]+)>")); }

    static void includesOnly(const Source &source, const QStringList &rooms)
    {
        for (const QString &header : ownIncludes(source.code)) {
            const bool allowed
                = std::any_of(rooms.begin(), rooms.end(), [&](const QString &room) { return header.startsWith(room); });
            QVERIFY2(allowed, told(source, header));
        }
    }

    static bool awaitsInCondition(const QString &code)
    {
        static const QRegularExpression head(QStringLiteral("\\b(if|while|switch|for)\\s*(constexpr\\s*)?\\("));
        for (auto match = head.globalMatch(code); match.hasNext();) {
            const qsizetype start = match.next().capturedEnd();
            int depth = 1;
            qsizetype end = start;
            for (; end < code.size() && depth > 0; ++end)
                depth += code[end] == u'(' ? 1 : code[end] == u')' ? -1 : 0;
            if (code.mid(start, end - start).contains(QLatin1String("co_await")))
                return true;
        }
        return false;
    }
    static bool awaitsTemporary(const QString &code)
    {
        static const QRegularExpression temporary(QStringLiteral("\\bco_await\\b[^;]*(\\{|[(,\\s]\\[)"));
        return code.contains(temporary);
    }

    static const char *told(const Source &source, const QString &what)
    {
        static QByteArray message;
        message = (source.path + QStringLiteral(": ") + what).toUtf8();
        return message.constData();
    }
};

QTEST_APPLESS_MAIN(ArrowsTest)
#include "arrows_test.moc"
