// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "pinale/steps.h"

#include "pinale/holding.h"

namespace pinale {

namespace {

using Alike = std::array<Card, 2>;
constexpr Alike jokers{cards::french::joker(0), cards::french::joker(1)};
constexpr Alike twos{cards::french::card(Suit::clubs, Rank::two), cards::french::card(Suit::spades, Rank::two)};

/// Fills places with cards of the hand, a natural or a wild in each.
class Filler
{
public:
    /// `wilds` and `naturals` are in the meld already.
    Filler(const Turn &turn, Card must, int wilds, int naturals)
        : m_options(turn.options())
        , m_turn(turn)
        , m_hand(turn.hand())
        , m_must(must)
        , m_wilds(wilds)
        , m_naturals(naturals)
    {
    }

    /// Each way to fill these faces that the house allows: with `must` among the cards, and one card left at least.
    bool fill(const Slots &faces, game::FunctionRef<bool(const Slots &)> visit)
    {
        if (static_cast<int>(faces.size()) >= m_hand.size())
            return false;
        m_filled = faces;
        return fillFrom(0, visit);
    }

private:
    bool fillFrom(std::size_t at, game::FunctionRef<bool(const Slots &)> visit)
    {
        if (at == m_filled.size())
            return (m_must.hidden() || m_mustUsed > 0) && mayHold(m_wilds, m_naturals, m_options) && visit(m_filled);
        const Card face = m_filled[at].as;
        if (m_hand.contains(face)) {
            ++m_naturals;
            if (put(at, face, visit))
                return true;
            --m_naturals;
        }
        // What is still to come can make up for as many wilds as there are places left.
        if (!mayHold(m_wilds + 1, m_naturals + static_cast<int>(m_filled.size() - at), m_options))
            return false;
        ++m_wilds;
        for (const Alike &kind : {jokers, twos})
            if (const Card wild = oneOf(kind); !wild.hidden() && put(at, wild, visit))
                return true;
        --m_wilds;
        return false;
    }
    bool put(std::size_t at, Card card, game::FunctionRef<bool(const Slots &)> visit)
    {
        m_filled[at].card = card;
        m_hand.erase(card);
        m_mustUsed += card == m_must ? 1 : 0;
        const bool stopped = fillFrom(at + 1, visit);
        m_mustUsed -= card == m_must ? 1 : 0;
        m_hand.insert(card);
        return stopped;
    }
    /// The one that must be laid, else one that is owed, else any; a back where there is none.
    [[nodiscard]] Card oneOf(const Alike &kind) const
    {
        Card found;
        for (const Card card : kind) {
            if (!m_hand.contains(card))
                continue;
            if (card == m_must && m_mustUsed == 0)
                return card;
            if (found.hidden() || m_turn.owed(card) > m_turn.owed(found))
                found = card;
        }
        return found;
    }

    const Options &m_options;
    const Turn &m_turn;
    Bag m_hand;
    Card m_must;
    int m_wilds;
    int m_naturals;
    int m_mustUsed = 0;
    Slots m_filled;
};

/// The places from `begin` to before `end` of a run.
Slots placesOf(Suit suit, int begin, int end)
{
    Slots faces;
    for (int place = begin; place < end; ++place)
        faces.push_back({.card = {}, .as = faceAt(suit, place)});
    return faces;
}

/// Then only melds of its suit or rank can have it.
bool mustBeNatural(Card must)
{
    return !must.hidden() && !isWild(must);
}

bool eachRun(const Turn &turn, const Holding &holding, Card must, VisitMeld visit)
{
    for (int suit = 0; suit < cards::french::suitCount; ++suit) {
        if (mustBeNatural(must) && cards::french::suit(must) != static_cast<Suit>(suit))
            continue;
        for (int first = 0; first + static_cast<int>(shortestRun) <= runPlaces; ++first) {
            for (int end = first + static_cast<int>(shortestRun); end <= runPlaces; ++end) {
                if (holding.missing(static_cast<Suit>(suit), Holding::between(first, end)) > holding.wilds)
                    break;
                const auto lay = [&](const Slots &slots) {
                    return visit({.kind = Meld::Kind::run, .first = static_cast<std::int16_t>(first), .slots = slots});
                };
                if (Filler(turn, must, 0, 0).fill(placesOf(static_cast<Suit>(suit), first, end), lay))
                    return true;
            }
        }
    }
    return false;
}

/// Those of the suits whose bits are set.
Slots facesOf(Rank rank, unsigned suits)
{
    Slots faces;
    for (unsigned suit = 0; suit < cards::french::suitCount; ++suit)
        if ((suits >> suit & 1U) != 0)
            faces.push_back({.card = {}, .as = cards::french::card(static_cast<Suit>(suit), rank)});
    return faces;
}

bool eachGroup(const Turn &turn, const Holding &holding, Card must, VisitMeld visit)
{
    constexpr unsigned allSuits = (1U << cards::french::suitCount) - 1;
    const auto lay = [&](const Slots &slots) { return visit({.kind = Meld::Kind::group, .slots = slots}); };
    for (int place = lowAce; place < highAce; ++place) {
        const Rank rank = cards::french::rank(faceAt(Suit::clubs, place));
        if (mustBeNatural(must) && cards::french::rank(must) != rank)
            continue;
        const auto fill = [&](unsigned suits) {
            return holding.missing(rank, suits) <= holding.wilds
                && Filler(turn, must, 0, 0).fill(facesOf(rank, suits), lay);
        };
        if (fill(allSuits))
            return true;
        for (unsigned without = 0; without < cards::french::suitCount; ++without)
            if (fill(allSuits & ~(1U << without)))
                return true;
    }
    return false;
}

bool eachJokers(const Turn &turn, Card must, VisitMeld visit)
{
    const int red = turn.hand().count(jokers[0]);
    const int black = turn.hand().count(jokers[1]);
    for (int reds = 0; reds <= red; ++reds) {
        for (int blacks = 0; blacks <= black; ++blacks) {
            if (reds + blacks < static_cast<int>(smallestGroup) || reds + blacks >= turn.hand().size()
                || (!must.hidden() && !(must == jokers[0] && reds > 0) && !(must == jokers[1] && blacks > 0)))
                continue;
            Meld meld{.kind = Meld::Kind::jokers};
            for (int joker = 0; joker < reds + blacks; ++joker)
                meld.slots.push_back({.card = jokers[joker < reds ? 0 : 1], .as = jokers[joker < reds ? 0 : 1]});
            if (visit(meld))
                return true;
        }
    }
    return false;
}

bool extendRun(const Turn &turn, const Meld &run, Card must, VisitExtension visit)
{
    const int wilds = run.wilds();
    const int naturals = static_cast<int>(run.slots.size()) - wilds;
    const Holding holding(turn.hand());
    for (int first = run.first; first >= lowAce; --first) {
        if (holding.missing(run.suit(), Holding::between(first, run.first)) > holding.wilds)
            break;
        for (int end = run.end(); end <= runPlaces; ++end) {
            const unsigned added = Holding::between(first, run.first) | Holding::between(run.end(), end);
            if (holding.missing(run.suit(), added) > holding.wilds)
                break;
            Slots faces = placesOf(run.suit(), first, run.first);
            const std::size_t before = faces.size();
            for (const Slot &slot : placesOf(run.suit(), run.end(), end))
                faces.push_back(slot);
            const auto lay = [&](const Slots &slots) {
                Slots front = slots;
                front.truncate(before);
                Slots back = slots;
                back.removeFront(before);
                return visit(front, back);
            };
            if (!faces.empty() && Filler(turn, must, wilds, naturals).fill(faces, lay))
                return true;
        }
    }
    return false;
}

int surplus(const Slots &slots)
{
    int surplus = 0;
    for (const Slot &slot : slots)
        surplus += slot.wild() ? -1 : 1;
    return surplus;
}

} // namespace

bool eachNewMeld(const Turn &turn, Card must, VisitMeld visit)
{
    const Holding holding(turn.hand());
    return eachGroup(turn, holding, must, visit) || eachRun(turn, holding, must, visit)
        || eachJokers(turn, must, visit);
}

bool eachExtension(const Turn &turn, std::size_t meld, Card must, VisitExtension visit)
{
    const Meld &was = turn.board()[meld];
    if (was.side != turn.side())
        return false;
    if (was.kind == Meld::Kind::run)
        return extendRun(turn, was, must, visit);
    if (was.slots.size() == largestGroup || turn.hand().size() < 2)
        return false;
    if (was.kind == Meld::Kind::jokers) {
        for (const Card joker : jokers)
            if (turn.hand().contains(joker) && (must.hidden() || must == joker)
                && visit({}, {{.card = joker, .as = joker}}))
                return true;
        return false;
    }
    const int wilds = was.wilds();
    const int naturals = static_cast<int>(was.slots.size()) - wilds;
    for (int suit = 0; suit < cards::french::suitCount; ++suit) {
        const Card face = cards::french::card(static_cast<Suit>(suit), was.rank());
        const auto lay = [&](const Slots &slots) { return visit({}, slots); };
        if (!was.has(static_cast<Suit>(suit))
            && Filler(turn, must, wilds, naturals).fill({{.card = {}, .as = face}}, lay))
            return true;
    }
    return false;
}

bool eachSwap(const Turn &turn, VisitSwap visit)
{
    for (std::size_t meld = 0; meld < turn.board().size(); ++meld) {
        const Meld &on = turn.board()[meld];
        for (std::size_t slot = 0; slot < on.slots.size(); ++slot) {
            const Slot &at = on.slots[slot];
            const bool mine = on.side == turn.side() || !isTwo(at.card);
            if (at.wild() && mine && turn.hand().contains(at.as)
                && visit({.meld = static_cast<std::uint8_t>(meld), .slot = static_cast<std::uint8_t>(slot)}))
                return true;
        }
    }
    return false;
}

bool eachStep(const Turn &turn, VisitStep visit)
{
    if (eachNewMeld(turn, {}, [&](const Meld &meld) { return visit(NewMeld{meld}); }))
        return true;
    for (std::size_t meld = 0; meld < turn.board().size(); ++meld) {
        const auto lay = [&](const Slots &before, const Slots &after) {
            return (before.empty() || after.empty()) && visit(stepsOf(meld, before, after)[0]);
        };
        if (eachExtension(turn, meld, {}, lay))
            return true;
    }
    return eachSwap(turn, [&](const Swap &swap) { return visit(swap); });
}

std::vector<Step> stepsOf(std::size_t meld, const Slots &before, const Slots &after)
{
    std::vector<Step> steps;
    const auto add = [&](const Slots &slots, bool front) {
        if (!slots.empty())
            steps.emplace_back(Extend{.meld = static_cast<std::uint8_t>(meld), .before = front, .slots = slots});
    };
    const bool frontFirst = surplus(before) >= surplus(after);
    add(frontFirst ? before : after, frontFirst);
    add(frontFirst ? after : before, !frontFirst);
    return steps;
}

} // namespace pinale
