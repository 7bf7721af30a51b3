// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/simulation.h"
#include "tested_games.h"

#include <cctype>
#include <set>
#include <utility>

using cards::Card;
using game::Seat;

namespace {

/// One deal so far, so that it can be played again with other hidden cards.
template<tested::Readable G>
struct Replay
{
    typename G::State before;
    typename G::Pack pack;
    std::vector<typename G::Move> moves{};

    /// Whether something happened in it that tells of hidden cards, openly.
    bool tells = false;

    /// All that one seat gets to see of it, as text.
    [[nodiscard]] std::string seenBy(Seat seat)
    {
        typename G::State state = before;
        std::string all;
        const auto write = [&](const typename G::Event &event) {
            tells = tells || tested::Game<G>::tellsOfHiddenCards(event);
            all += tested::Game<G>::text(G::seenBy(event, seat), state.seats());
            all += '\n';
            all += tested::Game<G>::text(state.view(seat));
            all += '\n';
        };
        state.supply(pack, write);
        for (const typename G::Move &move : moves) {
            if (state.apply(move, write)) {
                tells = tells || tested::Game<G>::movesTell;
                return "illegal";
            }
            all += tested::Game<G>::text(state.view(seat));
        }
        return all;
    }
    /// Two cards change places, wherever they come up; of a card that is there twice the copy from there on in the
    /// pack.
    [[nodiscard]] Replay withSwapped(Card first, Card second, std::size_t from = 0) const
    {
        Replay other = *this;
        while (from < pack.size() && !(pack[from] == first))
            ++from;
        for (typename G::Move &move : other.moves)
            move = tested::Game<G>::swapped(move, first, second);
        std::swap(other.pack[from], other.pack[other.pack.indexOf(second)]);
        return other;
    }
};

std::set<std::string> wordsOf(const std::string &text)
{
    std::set<std::string> words;
    std::string word;
    for (const char letter : text + ' ') {
        if (std::isalnum(static_cast<unsigned char>(letter)) != 0) {
            word += letter;
        } else if (!word.empty()) {
            words.insert(word);
            word.clear();
        }
    }
    return words;
}

struct Compared
{
    int hidden = 0;    ///< times that two cards changed places which the seat has not seen
    int seen = 0;      ///< times that one of them was seen
    int different = 0; ///< and that this made a difference
};

/// At one moment: what one seat has seen is the same where two cards change places that it has not seen.
template<tested::Readable G>
std::string compareTwins(Replay<G> replay, Seat seat, game::Random &random, Compared &compared)
{
    const std::string sight = replay.seenBy(seat);
    const std::set<std::string> words = wordsOf(sight);
    std::vector<Card> unseen;
    std::vector<Card> seen;
    for (const Card card : replay.pack)
        (words.contains(G::pack.code(card)) ? seen : unseen).push_back(card);
    random.shuffle(unseen);
    random.shuffle(seen);
    if (unseen.size() < 2 || seen.empty())
        return "";
    ++compared.seen;
    // Of two that look alike it may have seen either.
    bool different = false;
    for (std::size_t at = 0; at < replay.pack.size(); ++at)
        different = different
            || (replay.pack[at] == seen[0] && replay.withSwapped(seen[0], unseen[0], at).seenBy(seat) != sight);
    compared.different += different ? 1 : 0;
    Replay<G> twin = replay.withSwapped(unseen[0], unseen[1]);
    const std::string other = twin.seenBy(seat);
    if (twin.tells)
        return "";
    ++compared.hidden;
    return other == sight ? "" : "a hidden card makes a difference:\n" + sight + "\n" + other;
}

/// Plays a match; in each deal, at some moment, one seat's sight is compared.
template<tested::Readable G>
std::string compareInMatch(game::Random &random, Compared &compared)
{
    const auto table = tested::Game<G>::twins(random);
    typename G::State state(table.options, table.seats);
    const auto seats = static_cast<std::uint32_t>(table.seats);
    while (!state.over()) {
        const typename G::Pack pack = game::shuffledPack<G>(state, random);
        Replay<G> replay{.before = state, .pack = pack};
        state.supply(pack);
        const auto stopAfter = 1 + random.below(4 * seats);
        while (!state.over() && !state.awaitsPack()) {
            const typename G::Move move = G::randomMove(state, random);
            if (state.apply(move))
                return "a legal move was refused";
            replay.moves.push_back(move);
            if (replay.moves.size() != stopAfter || state.over() || state.awaitsPack())
                continue;
            const auto seat = static_cast<Seat>(random.below(seats));
            if (std::string fault = compareTwins(replay, seat, random, compared); !fault.empty())
                return fault;
        }
    }
    return "";
}

} // namespace

/// What a seat is shown of any game does not depend on what it may not know.
class SecrecyTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void hiddenCardsMakeNoDifference_data() { tested::Games::rows(); }
    void hiddenCardsMakeNoDifference()
    {
        QFETCH(const QString, game);
        tested::Games::with(game, [&]<class G>(std::type_identity<G> /*game*/) {
            if constexpr (tested::Readable<G>) {
                game::Random random(815);
                Compared compared;
                for (const int wanted = tested::times(3000); compared.hidden < wanted;) {
                    const std::string fault = compareInMatch<G>(random, compared);
                    QVERIFY2(fault.empty(), fault.c_str());
                }
                // The comparison is no empty one. What is seen may be from an earlier deal, and not play a part now.
                QVERIFY2(100 * compared.different > tested::Game<G>::seenMatters * compared.seen,
                         std::to_string(compared.different).c_str());
            } else {
                QSKIP("its tests do not write it as text");
            }
        });
    }
};

QTEST_APPLESS_MAIN(SecrecyTest)
#include "secrecy_test.moc"
