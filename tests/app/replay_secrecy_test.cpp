// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "replayed.h"
#include "words/phrases.h"

#include <QRegularExpression>

using namespace petrangola;
using namespace Qt::StringLiterals;
using cards::Card;
using game::Seat;

namespace {

/// Which cards a text names, by code or in words.
std::vector<Card> cardsIn(const QString &text)
{
    static const QRegularExpression code(u"\\b([2-7JHKA])([DCSB])\\b"_s);
    static const QRegularExpression name(u"\\b([2-7]|jack|horse|king|ace) of (coins|cups|swords|batons)\\b"_s);
    std::vector<Card> cards;
    for (auto found = code.globalMatch(text); found.hasNext();)
        cards.push_back(*cards::italian::parse(found.next().captured().toStdString()));
    for (auto found = name.globalMatch(text); found.hasNext();) {
        const auto match = found.next();
        const auto suit = QStringList{u"coins"_s, u"cups"_s, u"swords"_s, u"batons"_s}.indexOf(match.captured(2));
        cards.push_back(*cards::italian::parse((match.captured(1).left(1).toUpper() + u"DCSB"_s[suit]).toStdString()));
    }
    return cards;
}

} // namespace

class ReplaySecrecyTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { beginReplay(); }

    void cleanup() { endReplay(); }

    /// From one seat's side nothing is told of a card that this seat may not see, by the table or by the replay.
    void oneSeatSeesNoHiddenCard()
    {
        int looks = 0;
        for (const int seats : {2, 5}) {
            const QByteArray text = played({u"tokens=1"_s, u"reentries=1"_s, u"showOnKnock=true"_s}, seats, 's');
            const auto parsed = parsedOf(text);
            for (Seat foot = 0; foot < seats; ++foot) {
                replay().setFiguresWanted(true);
                QVERIFY(opens(text));
                replay().setOpenHands(false);
                replay().lookFrom(foot);
                std::vector<Card> known;
                const auto allow
                    = [&known](const auto &cards) { known.insert(known.end(), cards.begin(), cards.end()); };
                QSet<QString> before; // lines that were right when they came
                while (!replay().atEnd()) {
                    const auto &step = parsed.steps[static_cast<std::size_t>(replay().position())];
                    stepOn();
                    if (std::holds_alternative<Dealt>(step.event))
                        known.clear();
                    if (const auto *found = std::get_if<FirstDealerFound>(&step.event))
                        allow(found->cards);
                    const View view = step.state.view(foot);
                    allow(view.hand);
                    allow(view.aside);
                    allow(view.monte);
                    for (const Hand &hand : view.shown)
                        allow(hand);
                    QStringList lines = shownBy(table());
                    lines << replay().did() << replay().other() << replay().footing() << replay().lookText();
                    for (const QString &line : std::as_const(lines)) {
                        if (before.contains(line))
                            continue;
                        before.insert(line);
                        ++looks;
                        for (const Card card : cardsIn(line))
                            QVERIFY2(
                                line.contains(u"ace of coins is yours"_s)
                                    || line.contains(u"gets the ace of coins and deals first"_s)
                                    || line.contains(u"gets the ace of coins deals first"_s)
                                    || std::find(known.begin(), known.end(), card) != known.end(),
                                qPrintable(u"step %1 from seat %2: %3"_s.arg(replay().position()).arg(foot).arg(line)));
                    }
                    // A bubble or a label comes again; a line of the log does not.
                    before.removeIf([](const QString &line) { return !line.startsWith(u"log"); });
                }
            }
        }
        QVERIFY(looks > 1000);
    }
};

SANDBOXED_TEST_MAIN(ReplaySecrecyTest)

#include "replay_secrecy_test.moc"
