// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "rooms.h"

#include <QDirIterator>
#include <QFile>
#include <QHash>
#include <QRegularExpression>
#include <QTest>

#include <algorithm>

/// The rooms of the house and the arrows between them, read from the sources: who includes whom, and what some rooms
/// may not do at all.
class ArrowsTest : public QObject
{
    Q_OBJECT

    struct Source
    {
        QString path; ///< from the top of the repository
        QString code; ///< without comments
        [[nodiscard]] QString folder() const { return path.section(u'/', 0, -2); }
    };

private Q_SLOTS:
    void theTableOfRoomsPointsDown()
    {
        QStringList above;
        for (const Room &room : rooms()) {
            for (const QString &below : room.below)
                QVERIFY2(above.contains(below), qPrintable(room.path + u' ' + below));
            above << room.path;
        }
    }

    void everyFolderIsARoom()
    {
        QStringList known;
        for (const Room &room : rooms())
            for (const QString &game : gamesOf(room))
                known << of(room.path, game);
        for (const QString &folder : std::as_const(known))
            QVERIFY2(!sourcesIn(folder).isEmpty(), qPrintable(folder));
        for (const QString &part : {QStringLiteral("engine"), QStringLiteral("app")})
            for (const Source &source : sources(part))
                QVERIFY2(known.contains(source.folder()), told(source, QStringLiteral("in no room")));
    }

    void arrowsPointDown()
    {
        QStringList up;
        for (const Room &room : rooms())
            for (const QString &game : gamesOf(room))
                for (const Source &source : sourcesIn(of(room.path, game)))
                    for (const QString &header : ownIncludes(source.code))
                        if (!mayInclude(room, game, header))
                            up << source.path + u' ' + header;
        QCOMPARE(up.join(u'\n'), QString());
    }

    /// Beside the list of games nothing that serves all of them knows any by name.
    void sharedRoomsNameNoGame()
    {
        QStringList named;
        for (const QString &part : {QStringLiteral("engine"), QStringLiteral("app"), QStringLiteral("qml")})
            for (const Source &source : sources(part))
                if (!isOfOneGame(source.path) && source.path != QLatin1String("app/words/program.h")
                    && namesAGame(source.code))
                    named << source.path;
        QCOMPARE(named.join(u'\n'), QString());
    }

    void noRoomIsAFifthOfTheApplication()
    {
        QHash<QString, qsizetype> lines;
        qsizetype all = 0;
        for (const Source &source : sources(QStringLiteral("app"))) {
            lines[source.folder()] += source.code.count(u'\n');
            all += source.code.count(u'\n');
        }
        for (auto room = lines.cbegin(); room != lines.cend(); ++room)
            QVERIFY2(5 * room.value() < all, qPrintable(room.key()));
    }

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
            QVERIFY2(!source.code.contains(QLatin1String("std::shuffle")), told(source, QStringLiteral("shuffle")));
        }
    }

    void opponentsKnowNoGame()
    {
        for (const QString &room : {QStringLiteral("engine/opponents"), QStringLiteral("engine/knocking")})
            for (const Source &source : sources(room)) {
                static const QRegularExpression state(QStringLiteral("\\bState\\b"));
                QVERIFY2(!source.code.contains(state), told(source, QStringLiteral("State")));
                QVERIFY2(!namesAGame(source.code), told(source, QStringLiteral("a game")));
            }
    }

    /// It starts what nobody trusts: little code, that stands by itself.
    void theGuardKnowsNobody()
    {
        for (const Source &source : sources(QStringLiteral("app/guard")))
            for (const QString &header : systemIncludes(source.code))
                QVERIFY2(!header.startsWith(u'Q') && header != QLatin1String("thread"), told(source, header));
    }

    /// Neither who plays nor how a match runs.
    void theStoreKnowsRecordsOnly()
    {
        for (const Source &source : sources(QStringLiteral("app/store")))
            for (const QString &header : ownIncludes(source.code))
                QVERIFY2(!header.startsWith(QLatin1String("match/")) || header == QLatin1String("match/recorder.h")
                             || header == QLatin1String("match/clean_name.h")
                             || header == QLatin1String("match/guest_kinds.h"),
                         told(source, header));
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
        QVERIFY(namesAGame(in("if (game == u\"petrangola\"_s)")));
        QVERIFY(namesAGame(in("petrangola::Worth worth;")));
        QVERIFY(namesAGame(in("#include \"petrangola/moves.h\"")));
        QVERIFY(namesAGame(in("class PetrangolaTable;")));
        QVERIFY(namesAGame(in("tr(\"a Mambassa or more\")")));
        QVERIFY(namesAGame(in("#include \"knock/moves.h\"")) && namesAGame(in("knock::Play play;")));
        QVERIFY(!namesAGame(in("#include \"knocking/knocker.h\"\nknocking::Tokens tokens; u\"knock\"_s")));
        QVERIFY(!namesAGame(in("folder + u\"/petrangola\"_s; u\"petrangola.db\"_s; \"petrangola-arena: \"")));
        QVERIFY(!namesAGame(in("tr(\"Petrangola, an Italian card game\")")));
        QVERIFY(sources(QStringLiteral("engine")).size() > 20);
        QVERIFY(sources(QStringLiteral("app/match")).size() > 3);
        QCOMPARE(roomOf(QStringLiteral("game/game.h")), QStringLiteral("engine/game"));
        QCOMPARE(roomOf(QStringLiteral("games/monte/monte_json.h")), QStringLiteral("app/games/monte"));
    }

private:
    static const QStringList &games()
    {
        static const QStringList all = QStringLiteral(HOUSE_GAMES).split(u' ');
        return all;
    }
    /// Those too that have nothing but their rules and opponents yet.
    static const QStringList &knownGames()
    {
        static const QStringList all = games() + QStringLiteral(HOUSE_GAMES_TO_COME).split(u' ', Qt::SkipEmptyParts);
        return all;
    }
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
        QDirIterator files(root() + u'/' + folder,
                           {QStringLiteral("*.h"), QStringLiteral("*.cpp"), QStringLiteral("*.qml")}, QDir::Files,
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

    /// Those files that lie in the folder itself.
    static QList<Source> sourcesIn(const QString &folder)
    {
        QList<Source> found = sources(folder);
        found.removeIf([&folder](const Source &source) { return source.folder() != folder; });
        return found;
    }

    /// The games that a room is written for: one room for each, or the room of all, which is for none.
    static QStringList gamesOf(const Room &room)
    {
        return room.path.contains(QLatin1String("<game>")) ? knownGames() : QStringList{QString()};
    }
    static bool isOfOneGame(const QString &path)
    {
        return path.contains(QLatin1String("/games/"))
            || std::any_of(knownGames().begin(), knownGames().end(), [&path](const QString &game) {
                   return path.startsWith(QStringLiteral("engine/%1/").arg(game));
               });
    }
    /// The program has the name of its first game. As the program's it is a part of what files, folders and programs
    /// are called, or a word of a sentence; by itself it is that of program.h. Another has that of what is done in
    /// several, to knock.
    static bool namesAGame(const QString &code)
    {
        for (const QString &game : knownGames()) {
            const QString type = game.left(1).toUpper() + game.mid(1);
            const QString pattern = game == games().constFirst()
                ? QStringLiteral("\\b%1::|\"%1[/\"]|%2[A-Z\"]").arg(game, type)
                : game == QLatin1String("knock")
                ? QStringLiteral("\\b(games/)?%1(::|/)|%2(Table|Entry|Json)\\b").arg(game, type)
                : game + u'|' + type;
            if (code.contains(QRegularExpression(pattern)))
                return true;
        }
        return false;
    }
    static QString of(QString path, const QString &game) { return path.replace(QLatin1String("<game>"), game); }
    /// Where a header lies that is included by this name.
    static QString roomOf(const QString &header)
    {
        const QString folder = header.section(u'/', 0, -2);
        const bool isEngine = QFile::exists(root() + QStringLiteral("/engine/") + header);
        return (isEngine ? QStringLiteral("engine/") : QStringLiteral("app/")) + folder;
    }
    static bool mayInclude(const Room &room, const QString &game, const QString &header)
    {
        const QString other = roomOf(header);
        const bool isMade = !header.contains(u'/'); // from the list of games, while building
        return isMade || other == of(room.path, game)
            || std::any_of(room.below.begin(), room.below.end(),
                           [&](const QString &below) { return other == of(below, game); });
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
