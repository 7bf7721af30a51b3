// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "at_ease.h"
#include "games/petrangola/petrangola_table.h"
#include "person/preferences.h"
#include "petrangola_readable.h"
#include "sandbox.h"
#include "told_flights.h"
#include "words/language.h"
#include "words/phrases.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

using namespace petrangola;
using namespace Qt::StringLiterals;
using cards::Card;
using game::Seat;

namespace {

/// A seat that the test plays for: it answers when it is told to.
class Puppet : public HumanPlayer<Petrangola>
{
public:
    [[nodiscard]] Answer ask(const View &view) override
    {
        seen = view;
        return HumanPlayer::ask(view);
    }
    View seen;
};

/// Which faces a set of cards holds; how often does not matter here.
class Faces
{
public:
    void add(const auto &cards)
    {
        for (const Card card : cards)
            if (!card.hidden())
                m_bits |= bit(card);
    }
    [[nodiscard]] bool contains(Card card) const { return (m_bits & bit(card)) != 0; }

private:
    static std::uint64_t bit(Card card) { return std::uint64_t{1} << card.face(); }
    std::uint64_t m_bits = 0;
};

/// A match between Match and table: it knows the true state, plays along in it, and reads every property, role and
/// signal of the table for faces that the person may not know.
class Referee : public QObject, public Observer<Petrangola>
{
    Q_OBJECT

public:
    Referee(const Options &options, int seats, std::uint64_t number)
        : m_truth(options, seats)
        , m_shuffle(seed(number))
        , m_random(number)
    {
        std::vector<PetrangolaTable::Guest> guests;
        std::vector<std::unique_ptr<Player<Petrangola>>> players;
        for (Seat seat = 0; seat < seats; ++seat) {
            guests.push_back({.name = u"Seat %1"_s.arg(seat), .portrait = u"tu"_s});
            players.push_back(std::make_unique<Puppet>());
            m_puppets.push_back(static_cast<Puppet *>(players.back().get()));
        }
        m_table.setGrace({});
        m_table.open(m_truth.view(0), guests, QString::fromLatin1(m_shuffle.commitment()),
                     {.play = [this](const Move &move) { return m_puppets[0]->play(move); },
                      .shown = [this] { m_match->shown(); }});
        m_match = std::make_unique<Match<Petrangola>>(m_truth, std::move(players), m_shuffle, *this, 0);
        const QMetaObject *meta = m_table.metaObject();
        const QMetaMethod slot = staticMetaObject.method(staticMetaObject.indexOfSlot("lookAround()"));
        for (int index = meta->methodOffset(); index < meta->methodCount(); ++index)
            if (meta->method(index).methodType() == QMetaMethod::Signal)
                connect(&m_table, meta->method(index), this, slot);
        connect(&m_table, &Table::travelled, this, &Referee::checkFlights);
        connect(&m_table, &PetrangolaTable::refused, this, [this](const QString &why) { look(u"refused"_s, why); });
        m_table.seats()->connect(m_table.seats(), &QAbstractItemModel::dataChanged, this, &Referee::lookAround);
        m_table.zones()->connect(m_table.zones(), &QAbstractItemModel::dataChanged, this, &Referee::lookAround);
        m_table.log()->connect(m_table.log(), &QAbstractItemModel::rowsInserted, this, &Referee::lookAround);
    }

    /// Plays the match to its end; false where it does not come to one.
    bool playOut()
    {
        m_match->start();
        for (int step = 0; step < 20'000 && !m_finished; ++step) {
            if (m_table.stage() == PetrangolaTable::Showdown) {
                lookBack();
                m_table.perform(u"next"_s);
            } else if (m_table.yourTurn()) {
                askForAHint();
                fidget();
                act();
            } else {
                const Seat mover = m_truth.toMove();
                m_puppets[game::at(mover)]->play(choose(m_puppets[game::at(mover)]->seen));
            }
        }
        lookAround();
        return m_finished;
    }

    // Observer
    bool happened(const Event &event, const View &view) override
    {
        follow(event);
        allowFor(event);
        const bool shown = m_table.happened(event, view);
        lookAround();
        return shown;
    }
    void awaits(const View &view) override
    {
        while (m_truth.awaitsPack())
            supply();
        allowFor({});
        m_table.awaits(view);
        lookAround();
    }
    void finished() override
    {
        m_table.finished();
        m_finished = true;
    }

    QStringList leaks;
    QStringList wrong;
    int deals = 0;
    int exchanges = 0;
    int looks = 0;
    int hints = 0;
    int reviews = 0;

public Q_SLOTS:
    void lookAround()
    {
        ++looks;
        const QMetaObject *meta = m_table.metaObject();
        for (int index = meta->propertyOffset(); index < meta->propertyCount(); ++index)
            look(QLatin1StringView(meta->property(index).name()), meta->property(index).read(&m_table));
        lookInto(u"seats"_s, *m_table.seats());
        lookInto(u"zones"_s, *m_table.zones());
        lookInto(u"actions"_s, *m_table.actions());
        lookInto(u"showdown"_s, *m_table.showdown());
        lookInto(u"log"_s, *m_table.log());
        lookInto(u"hint"_s, *m_table.hint()->moves());
        lookInto(u"review"_s, *m_table.review()->moves());
    }

private:
    static QByteArray seed(std::uint64_t number)
    {
        return QByteArray(reinterpret_cast<const char *>(&number), sizeof number).leftJustified(32, 's');
    }
    void supply() { m_truth.supply(fairPack<Petrangola>(m_shuffle, m_truth)); }
    /// Makes in the true state what the event tells of.
    void follow(const Event &event)
    {
        const auto make = [this](const Move &move) {
            while (m_truth.awaitsPack())
                supply();
            if (m_truth.apply(move))
                wrong << u"the truth took another course"_s;
        };
        if (std::holds_alternative<FirstDealerFound>(event))
            supply();
        else if (const auto *dealt = std::get_if<Dealt>(&event))
            make(Cut{dealt->cutAt});
        else if (const auto *moved = std::get_if<Moved>(&event))
            make(moved->move);
        else if (const auto *answered = std::get_if<ReentryAnswered>(&event))
            make(answered->accepted ? Move(Reenter{}) : Move(Leave{}));
    }

    /// From here on the person may know these faces; after a shuffle, only what has been seen since.
    void allowFor(const Event &event)
    {
        if (std::holds_alternative<Dealt>(event)) {
            ++deals;
            m_known = {};
            m_passed.clear();
        }
        if (const auto *found = std::get_if<FirstDealerFound>(&event))
            m_known.add(found->cards);
        if (std::holds_alternative<Showdown>(event)) {
            m_compared = {};
            for (Seat seat = 0; seat < m_truth.seats(); ++seat) {
                m_compared.add(m_truth.view(seat).hand);
                m_known.add(m_truth.view(seat).hand);
            }
        }
        if (const auto *shown = std::get_if<HandShown>(&event))
            m_known.add(m_truth.view(shown->seat).hand);
        // What the rules let seat 0 see of the truth, found without asking its view for anything but its own cards.
        const View dealer = m_truth.view(m_truth.view(0).dealer);
        const bool choosing = m_truth.phase() == Phase::dealersChoice;
        if (choosing && dealer.seat == 0)
            m_known.add(dealer.aside);
        if (!(choosing && dealer.seat == 0))
            m_known.add(m_truth.view(0).hand);
        m_known.add(m_truth.view(0).monte);
    }

    void lookInto(const QString &name, const QAbstractListModel &model)
    {
        const int first = &model == m_table.log() ? m_logged : 0;
        const auto roles = model.roleNames();
        for (int row = first; row < model.rowCount(); ++row)
            for (auto role = roles.begin(); role != roles.end(); ++role)
                look(name + u'.' + QString::fromLatin1(role.value()), model.data(model.index(row), role.key()));
        // Old lines do not change, and told of cards that were known then.
        if (&model == m_table.log())
            m_logged = model.rowCount();
    }
    void look(const QString &where, const QVariant &value)
    {
        // A worth may be told where the hand is known; "face-down" names no face.
        static const QRegularExpression code(u"\\b([2-7JHKA])([DCSB])\\b"_s);
        static const QRegularExpression name(u"\\b([2-7]|jack|horse|king|ace) of (coins|cups|swords|batons)\\b"_s);
        if (where == u"commitment"_s)
            return;
        const QStringList texts
            = value.userType() == QMetaType::QString ? QStringList{value.toString()} : value.toStringList();
        for (const QString &text : texts) {
            // What may be told stays so until the next deal.
            const QString told = where.startsWith(u"showdown"_s) ? u"showdown"_s + text : text;
            if (text.isEmpty() || m_passed.contains(told))
                continue;
            m_passed.insert(told);
            for (auto found = code.globalMatch(text); found.hasNext();)
                require(*cards::italian::parse(found.next().captured().toStdString()), where, text);
            for (auto found = name.globalMatch(text); found.hasNext();) {
                const auto match = found.next();
                const QString rank = match.captured(1).left(1).toUpper();
                const auto suit
                    = QStringList{u"coins"_s, u"cups"_s, u"swords"_s, u"batons"_s}.indexOf(match.captured(2));
                require(*cards::italian::parse((rank + u"DCSB"_s[suit]).toStdString()), where, text);
            }
        }
    }
    void require(Card card, const QString &where, const QString &text)
    {
        // The lines and the notice that name the ace of coins tell nothing: it always turns up.
        if (text == u"Whoever gets the ace of coins deals first"
            || (where == u"notice"_s
                && (text.startsWith(u"The ace of coins is yours"_s)
                    || text.endsWith(u" gets the ace of coins and deals first"_s))))
            return;
        // The last showdown stays in its model while the next deal is played.
        if (where.startsWith(u"showdown"_s) && m_compared.contains(card))
            return;
        if (!m_known.contains(card) && leaks.size() < 10)
            leaks << u"%1 tells of %2: %3"_s.arg(where, Phrases::card(Petrangola::pack, card), text);
    }

    /// No face flies that is not known, and the places of an exchange are where the cards really lie now.
    void checkFlights(const QList<Flight> &flights)
    {
        for (const Flight &flight : flights) {
            look(u"leaves"_s, flight.leaves);
            look(u"lands"_s, flight.lands);
        }
        if (const auto told = toldExchange(flights))
            checkExchange(*told);
    }
    void checkExchange(const ToldExchange &told)
    {
        ++exchanges;
        const auto &[seat, hand, monte, give, take] = told;
        bool right = hand.size() == give.size() && monte.size() == take.size() && give.size() == take.size();
        for (qsizetype card = 0; right && card < give.size(); ++card) {
            right = m_table.faces(u"monte"_s).value(monte[card]) == give[card] && monte.count(monte[card]) == 1
                && hand.count(hand[card]) == 1 && hand[card] >= 0 && hand[card] < 3;
            if (seat == 0)
                right = right && m_table.faces(u"hand"_s).value(hand[card]) == take[card];
        }
        if (!right)
            wrong << u"places of an exchange by seat %1"_s.arg(seat);
    }

    /// A move such that deals end and matches end; sometimes a wild one.
    Move choose(const View &view)
    {
        const MoveList moves = legalMoves(view);
        if (view.phase == Phase::turn && m_random.once(4))
            return moves[0]; // the knock, or staying
        return moves[m_random.below(static_cast<std::uint32_t>(moves.size()))];
    }
    /// What a restless person does before a move.
    void fidget()
    {
        for (int times = static_cast<int>(m_random.below(4)); times > 0; --times) {
            m_table.toggle(u"hand"_s, static_cast<int>(m_random.below(4)));
            m_table.toggle(u"monte"_s, static_cast<int>(m_random.below(4)));
        }
        const QStringList keys{u"enter"_s, u"s"_s, u"k"_s, u"c"_s};
        if (m_table.stage() == PetrangolaTable::Turn && m_random.once(3))
            m_table.pressed(keys[static_cast<qsizetype>(m_random.below(4))]);
    }
    /// Now and then, as it costs time: a first answer of the hint, then of the review.
    void askForAHint()
    {
        if (!m_table.hint()->available() || !m_random.once(10))
            return;
        m_table.hint()->setOpen(true);
        if (QTest::qWaitFor([this] { return m_table.hint()->moves()->rowCount() > 0; }, 30'000))
            ++hints;
        lookAround();
    }
    void lookBack()
    {
        if (!m_table.review()->available() || !m_random.once(5))
            return;
        m_table.review()->setOpen(true);
        const auto told = [this] {
            const auto &rows = m_table.review()->moves()->rows();
            return rows.empty() || !rows.back().percent.isEmpty();
        };
        if (QTest::qWaitFor(told, 30'000) && m_table.review()->open())
            ++reviews;
        lookAround();
    }
    void act()
    {
        if (!m_table.yourTurn())
            return;
        const Move move = choose(m_puppets[0]->seen);
        m_puppets[0]->play(move);
    }

    State m_truth;
    FairShuffle m_shuffle;
    game::Random m_random;
    PetrangolaTable m_table;
    std::vector<Puppet *> m_puppets;
    std::unique_ptr<Match<Petrangola>> m_match;
    /// What the person has lawfully seen in this deal, and at the last showdown.
    Faces m_known;
    Faces m_compared;
    QSet<QString> m_passed;
    int m_logged = 0;
    bool m_finished = false;
};

} // namespace

class PetrangolaTableSecrecyTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { beAtEase(); }

    /// Whole matches of all kinds: no property, role or signal of the table ever tells of a hidden card, and each
    /// exchange is told with the right slots.
    void tellsOfNoHiddenCard()
    {
        const std::uint64_t matches = qEnvironmentVariableIsSet("HOUSE_THOROUGH") ? 100 : 30;
        const auto share = static_cast<int>(matches);
        int deals = 0;
        int exchanges = 0;
        int looks = 0;
        int hints = 0;
        int reviews = 0;
        game::Random random(77);
        for (std::uint64_t number = 0; number < matches; ++number) {
            const int seats
                = number % 20 == 0 ? 13 + static_cast<int>(random.below(12)) : 2 + static_cast<int>(random.below(6));
            Options options;
            options.tokens = 1 + static_cast<int>(random.below(2));
            options.reentries = static_cast<int>(random.below(2));
            options.showOnKnock = random.once(2);
            options.ranking.aceLow = random.once(2);
            options.packs = random.once(4) ? 2 : 0;
            Preferences::instance().setMemoryAid(random.once(2));
            Referee referee(options, seats, number);
            QVERIFY(referee.playOut());
            QCOMPARE(referee.leaks, QStringList());
            QCOMPARE(referee.wrong, QStringList());
            deals += referee.deals;
            exchanges += referee.exchanges;
            looks += referee.looks;
            hints += referee.hints;
            reviews += referee.reviews;
        }
        QVERIFY2(hints * 100 > 25 * share && reviews * 100 > 10 * share,
                 qPrintable(u"%1 hints, %2 reviews"_s.arg(hints).arg(reviews)));
        QVERIFY2(deals * 2 > 5 * share && exchanges > 15 * share && looks > 250 * share,
                 qPrintable(u"%1 deals, %2 exchanges, %3 looks"_s.arg(deals).arg(exchanges).arg(looks)));
    }
};

SANDBOXED_TEST_MAIN(PetrangolaTableSecrecyTest)

#include "petrangola_table_secrecy_test.moc"
