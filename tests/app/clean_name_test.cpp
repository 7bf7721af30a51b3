// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "match/clean_name.h"

#include "match/guest_kinds.h"
#include "records/parsed_record.h"
#include "store/match_summary.h"

#include <QDir>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

QByteArray content(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("%s: %s", qPrintable(path), qPrintable(file.errorString()));
    return file.readAll();
}

QByteArray header(const QString &name, const QString &kind)
{
    return record::header<petrangola::Petrangola>(
        {}, {{.name = name, .kind = kind}, {.name = u"Ada"_s, .kind = humanKind()}}, QByteArray(64, 'a'));
}

QString text(std::initializer_list<char32_t> letters)
{
    return QString::fromUcs4(letters.begin(), static_cast<qsizetype>(letters.size()));
}

} // namespace

/// Names from outside, and kinds of guests.
class CleanNameTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cleans_data()
    {
        QTest::addColumn<QString>("given");
        QTest::addColumn<QString>("wanted");
        const QString ace = text({0x1F0A1});
        const auto row = [](const char *title, const QString &given, const QString &wanted) {
            QTest::newRow(title) << given << wanted;
        };
        for (const QString &kept : {u"Ada"_s, u"Don Elio"_s, u"Zo\u00eb D'Arc-M\u00fcller"_s, u"<b>bold</b> & \"x\""_s,
                                    u"\u05d3\u05d5\u05d3"_s, ace, text({0x2764, 0xFE0F, 0x200D, 0x1F525}),
                                    text({0x0639, 0x0644, 0x06CC, 0x200C, 0x0631}), u"e\u0301"_s, QString()})
            row("a clean one stays", kept, kept);
        row("spaces", u"  a \t b\u00a0 \u3000c "_s, u"a b c"_s);
        row("lines", u"a\nb\r\nc\u2028d\u2029e\u0085f\u000bg"_s, u"a b c d e f g"_s);
        row("controls", u"a\u0007\u001b[31mb"_s + QChar(0) + u"\u007fc"_s, u"a [31mb c"_s);
        row("directions", u"\u202aa\u202b\u202cb\u202d\u202ec\u2066\u2067\u2068\u2069d\u200e\u200f\u061c"_s, u"abcd"_s);
        row("unseen", u"\u200ba\u2060\ufeffb\u00ad\u034fc\ufffc\ufffd"_s + text({0xE0041}), u"abc"_s);
        row("nothing to be seen", u"\u3164 \u115f\u1160\uffa0\u2800\u200d\u200c\u200b"_s, {});
        row("a mark on nothing", u"\u0301\u0301a \u0301b"_s, u"a b"_s);
        row("a joiner at an end", u"\u200da\u200d \u200cb\u200d"_s, u"a b"_s);
        row("half a pair", u"a"_s + ace.at(0) + u"b"_s + ace.at(1), u"ab"_s);
        row("too long", QString(1'000, u'n'), QString(40, u'n'));
        row("never cut in a pair", QString(39, u'n') + ace, QString(39, u'n'));
        row("just long enough", QString(38, u'n') + ace + u'x', QString(38, u'n') + ace);
        row("no space at the cut", QString(39, u'n') + u" x"_s, QString(39, u'n'));
        row("a name behind millions of controls", QString(3'000'000, QChar(1)) + u"Ada"_s, {});
    }
    void cleans()
    {
        QFETCH(const QString, given);
        QFETCH(const QString, wanted);
        const QString name = cleanName(given);
        QCOMPARE(name, wanted);
        QCOMPARE(cleanName(name), name);
        QVERIFY(name.isValidUtf16());
    }

    /// Whatever it is: short, on one line, with nothing that turns the writing, and clean for good.
    void cleansAnything()
    {
        quint32 seed = 7;
        for (int round = 0; round < 20'000; ++round) {
            QString given;
            for (int letter = 0; letter < 60; ++letter) {
                seed = seed * 1'664'525 + 1'013'904'223;
                // As often from where the odd ones are as from anywhere.
                given += QChar((seed >> 30) == 0 ? 0x2000 + (seed >> 8) % 0x70 : (seed >> 12) & 0xFFFF);
            }
            const QString name = cleanName(given, 16);
            QVERIFY(name.size() <= 16 && name.isValidUtf16() && name == name.simplified());
            QCOMPARE(cleanName(name, 16), name);
            for (const QChar each : name)
                QVERIFY(each.category() != QChar::Other_Control
                        && !QStringView(u"\u200b\u200e\u200f\u061c\u2028\u2029\ufeff").contains(each)
                        && !(each >= QChar(0x202A) && each <= QChar(0x202E))
                        && !(each >= QChar(0x2066) && each <= QChar(0x2069)));
        }
    }

    void setsApartWhatTurns()
    {
        QCOMPARE(isolated(u"Ada"_s), u"Ada"_s);
        QCOMPARE(isolated({}), QString());
        for (const QString &name : {u"\u05d3\u05d5\u05d3"_s, u"Ada \u0639"_s, u"\u0661"_s, text({0x10900})}) {
            QCOMPARE(isolated(name), QChar(0x2068) + name + QChar(0x2069));
            QCOMPARE(isolated(isolated(name)), isolated(name));
        }
    }

    void namesOfARecord()
    {
        const QString odd = u"<b>\n\u202e"_s + QString(1'000, u'n');
        const QByteArray line = header(odd, u"program"_s);
        const auto heading = record::readHeading(line);
        QVERIFY(std::holds_alternative<record::Heading>(heading));
        QCOMPARE(std::get<record::Heading>(heading).guests[0].name, cleanName(odd));
        QCOMPARE(MatchSummary::of(line).names, QStringList({cleanName(odd), u"Ada"_s}));
    }

    void kindsOfARecord_data()
    {
        QTest::addColumn<QString>("kind");
        QTest::addColumn<bool>("known");
        for (const char *kind : {"human", "program", "novice", "casual", "regular", "expert"})
            QTest::newRow(kind) << QString::fromLatin1(kind) << true;
        for (const char *kind : {"", "Human", "human ", "master", "<img src=\"http://x/\">", "exec:python3"})
            QTest::newRow(kind) << QString::fromLatin1(kind) << false;
    }
    void kindsOfARecord()
    {
        QFETCH(const QString, kind);
        QFETCH(const bool, known);
        const auto heading = record::readHeading(header(u"Bruno"_s, kind));
        QCOMPARE(std::holds_alternative<record::Heading>(heading), known);
        if (known)
            return;
        const auto fault = std::get<record::Fault>(heading);
        QCOMPARE(fault.line, 1);
        QCOMPARE(fault.why, u"“kind” must be one of: human, program, novice, casual, regular, expert"_s);
        QCOMPARE(record::verify(header(u"Bruno"_s, kind))->why, fault.why);
    }

    /// Those of earlier versions, and of the arena.
    void recordsOfBefore()
    {
        int records = 0;
        const QString fuzz = QStringLiteral(FUZZ_RECORDS);
        for (const QString &folder : {fuzz, QStringLiteral(HOSTILE_RECORDS)})
            for (const QFileInfo &file : QDir(folder).entryInfoList({u"*.petrangola"_s}, QDir::Files)) {
                const QString name = file.fileName();
                const auto heading = record::readHeading(content(file.filePath()));
                if (folder == fuzz || name.startsWith(u"names-"_s)) {
                    QVERIFY2(std::holds_alternative<record::Heading>(heading) == (name != u"names-kind.petrangola"),
                             qPrintable(name));
                    ++records;
                }
            }
        QVERIFY(records >= 8);
    }
    /// A stranger may call the guests anything: the match is the same.
    void namesChangeNoVerdict()
    {
        for (const char *name : {"names-markup", "names-markup-mambassa", "names-writing"}) {
            const auto fault = record::verify(
                content(QStringLiteral(HOSTILE_RECORDS) + u'/' + QString::fromLatin1(name) + u".petrangola"_s));
            QVERIFY2(!fault, fault ? qPrintable(fault->why) : "");
        }
    }
};

QTEST_GUILESS_MAIN(CleanNameTest)

#include "clean_name_test.moc"
