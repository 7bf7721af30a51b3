// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "moments.h"

#include "session/session.h"
#include "setup/seat_setup_model.h"
#include "stacked_table.h"

#include <functional>

using namespace petrangola;
using namespace Qt::StringLiterals;

namespace {

/// A course of moves that leads to a moment, told to the table as Match would.
class Course
{
public:
    Course(int seats, const Options &options, const PetrangolaTable::Link &link)
        : m_stacked(seats, options)
        , m_table(static_cast<PetrangolaTable &>(*Session::instance().tables().constFirst()))
    {
        std::vector<PetrangolaTable::Guest> guests;
        for (int seat = 0; seat < seats; ++seat) {
            const SeatSetupModel::Entry entry = SeatSetupModel::usual(seat);
            guests.push_back({.name = entry.name, .portrait = entry.portrait});
        }
        m_table.open(m_stacked.state.view(0), guests, QString(64, u'a'), link);
    }
    void firstDealer(game::Seat dealer)
    {
        Pack pack = Petrangola::newPack(m_stacked.state);
        std::swap(pack[pack.indexOf(cards::italian::aceOfCoins)], pack[game::at(dealer)]);
        m_stacked.state.supply(pack, teller());
    }
    void shuffle(const StackedDeal &deal)
    {
        m_stacked.state.supply(m_stacked.packFor(deal));
        await();
    }
    void play(const Move &move)
    {
        if (m_stacked.state.apply(move, teller()))
            qFatal("a wrong move on the way to a moment");
        await();
    }
    void dealAndExpose(const StackedDeal &deal)
    {
        shuffle(deal);
        play(Cut{deal.cutAt});
        play(Expose{});
    }
    /// Everybody stays from here on.
    void stayAll()
    {
        while (state().phase() == Phase::turn)
            play(Stay{});
    }
    [[nodiscard]] const State &state() const { return m_stacked.state; }

private:
    void await()
    {
        if (!state().over() && !state().awaitsPack())
            m_table.awaits(state().view(0));
    }
    [[nodiscard]] std::function<void(const Event &)> &teller() { return m_teller; }

    StackedTable m_stacked;
    PetrangolaTable &m_table;
    std::function<void(const Event &)> m_teller
        = [this](const Event &event) { static_cast<void>(m_table.happened(seenBy(event, 0), state().view(0))); };
};

// Hands for the person and some of the others: the person's is the worst, the best, or neither.
const std::vector<std::string> worstMine{"2D 3C 4S", "KC HC JC"};
const std::vector<std::string> middling{"KD 7D 2C", "KC HC JC"};
const std::vector<std::string> bestMine{"KC HC JC", "2D 3C 4S"};

} // namespace

QStringList moments::all()
{
    return {u"firstDealer"_s, u"cut"_s,     u"othersCut"_s, u"choice"_s,  u"othersChoice"_s, u"kept"_s,
            u"turn"_s,        u"laps"_s,    u"lastTurn"_s,  u"knocked"_s, u"lastLap"_s,      u"showdown"_s,
            u"tie"_s,         u"reentry"_s, u"watching"_s,  u"won"_s,     u"lost"_s};
}

void moments::playTo(const QString &moment, int seats, const PetrangolaTable::Link &link)
{
    const int last = seats - 1;
    const bool short_ = moment == u"reentry" || moment == u"watching" || moment == u"won" || moment == u"lost";
    Options options;
    options.tokens = short_ ? 1 : 9;
    options.reentries = moment == u"won" || moment == u"lost" ? 0 : 1;
    options.showOnKnock = true;
    options.stake = 10'000;
    Course course(seats, options, link);
    const bool mine = moment == u"choice" || moment == u"kept";
    course.firstDealer(mine ? 0 : moment == u"cut" ? 1 : last);
    if (moment == u"firstDealer")
        return;
    StackedDeal deal{.hands = middling, .aside = "KS HB 5D", .cutAt = 7};
    if (moment == u"reentry" || moment == u"watching" || moment == u"lost" || moment == u"tie")
        deal.hands = worstMine;
    if (moment == u"tie")
        deal.hands = {"KD HC 2S", "KC HD 3S"};
    if (moment == u"won")
        deal.hands = bestMine;
    if (moment == u"lastLap") {
        deal.hands = {"KD 7D 2C"};
        deal.hands.resize(game::at(seats));
        deal.hands.back() = "KC HC JC";
    }
    course.shuffle(deal);
    if (moment == u"cut" || moment == u"othersCut")
        return;
    course.play(Cut{deal.cutAt});
    if (moment == u"choice" || moment == u"othersChoice")
        return;
    if (moment == u"kept") {
        course.play(Keep{});
        return;
    }
    if (moment == u"lastTurn") {
        course.play(Keep{});
        return;
    }
    course.play(Expose{});
    if (moment == u"turn")
        return;
    if (moment == u"lastLap") {
        for (int seat = 0; seat < last; ++seat) {
            const View view = course.state().view(course.state().toMove());
            course.play(Exchange{.give = {view.hand[0]}, .take = {view.monte[0]}});
        }
        course.play(Knock{});
        return;
    }
    if (moment == u"laps") {
        for (int lap = 0; lap < 3; ++lap)
            for (int seat = 0; seat < seats; ++seat) {
                const View view = course.state().view(course.state().toMove());
                const std::size_t count = static_cast<std::size_t>(1 + (seat + lap) % 2);
                Exchange exchange;
                for (std::size_t card = 0; card < count; ++card) {
                    exchange.give.push_back(view.hand[card]);
                    exchange.take.push_back(view.monte[card]);
                }
                course.play(exchange);
            }
        return;
    }
    course.play(Knock{});
    if (moment == u"knocked")
        return;
    course.stayAll();
    if (moment != u"watching")
        return;
    course.play(Leave{});
    StackedDeal next{.cutAt = 9};
    course.dealAndExpose(next);
}
