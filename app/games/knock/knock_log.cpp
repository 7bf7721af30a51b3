// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "games/knock/knock_log.h"

#include "games/knock/knock_table.h"
#include "games/knock/knock_words.h"
#include "words/face.h"
#include "words/phrases.h"

#include <span>

using namespace knock;
using cards::Card;

namespace {

QString cardOf(const LogLine &line)
{
    return KnockWords::card(Face::parse(line.take.constFirst())->card());
}

constexpr QStringView suitLetters = u"DCSBT";

/// Of the card that went with a signal; of one that may not be seen any more `code` has it.
std::optional<Suit> suitOf(const LogLine &line)
{
    if (!line.code.isEmpty())
        return static_cast<Suit>(suitLetters.indexOf(line.code.front()));
    const Card card = line.take.isEmpty() ? fool : Face::parse(line.take.constFirst())->card();
    return card == fool ? std::nullopt : std::optional(cards::tarocco::suit(card));
}

QString signalOf(const LogLine &line)
{
    return KnockWords::said(static_cast<Signal>(line.count), suitOf(line));
}

QString closedSignal(const LogLine &line)
{
    return line.own ? KnockTable::tr("You signal: “%1”").arg(signalOf(line))
                    : KnockTable::tr("%1 signals: “%2”").arg(line.name, signalOf(line));
}
QString closedTrick(const LogLine &line)
{
    return line.own ? KnockTable::tr("You take the trick") : KnockTable::tr("%1 takes the trick").arg(line.name);
}

/// Where the lines of that trick lie, from behind its heading to the next one's.
struct Lines
{
    int first = 0;
    int end = 0;
};
Lines linesOf(int trick, std::span<const LogLine> log)
{
    auto row = static_cast<int>(log.size()) - 1;
    const auto before = [&](int number) {
        const auto heads
            = [&](const LogLine &line) { return line.what == LogLine::What::part && line.count == number; };
        while (row >= 0 && !heads(log[static_cast<std::size_t>(row)]))
            --row;
        return row;
    };
    const int end = std::max(0, before(trick + 1));
    return {.first = before(trick) + 1, .end = end};
}

/// Without its cards; nothing where they are all that it tells.
std::optional<LogLine> closedLine(LogLine line)
{
    if (line.words == KnockLog::playWords && line.count == 0)
        return std::nullopt;
    if (line.words == KnockLog::trickWords)
        line.words = closedTrick;
    else if (line.words != KnockLog::playWords && line.words != KnockLog::sayWords)
        return line;
    else if (const auto suit = suitOf(line))
        line.code = suitLetters[static_cast<qsizetype>(*suit)];
    if (line.words == KnockLog::playWords)
        line.words = closedSignal;
    line.take.clear();
    return line;
}

} // namespace

void KnockLog::close(LogModel &log, int trick)
{
    const Lines lines = linesOf(trick, log.rows());
    for (int row = lines.end - 1; row >= lines.first; --row) {
        if (auto closed = closedLine(log.rows()[static_cast<std::size_t>(row)]))
            log.setRow(row, *std::move(closed));
        else
            log.takeRow(row);
    }
}

void KnockLog::close(std::vector<LogLine> &past, int trick)
{
    const Lines lines = linesOf(trick, past);
    for (int row = lines.end - 1; row >= lines.first; --row) {
        if (auto closed = closedLine(past[static_cast<std::size_t>(row)]))
            past[static_cast<std::size_t>(row)] = *std::move(closed);
        else
            past.erase(past.begin() + row);
    }
}

QString KnockLog::playWords(const LogLine &line)
{
    const QString played = line.own
        ? KnockTable::tr("You play %1", "%1 is a card with its article").arg(cardOf(line))
        : KnockTable::tr("%1 plays %2", "%2 is a card with its article").arg(line.name, cardOf(line));
    return line.count == 0
        ? played
        : KnockTable::tr("%1, with the signal “%2”", "%1 is 'Bruno plays the 9 of cups', %2 a sentence")
              .arg(played, signalOf(line));
}

QString KnockLog::sayWords(const LogLine &line)
{
    const auto signal = static_cast<Signal>(line.count);
    const QString called = KnockWords::called(signal);
    if (called.isEmpty())
        return line.own ? KnockTable::tr("You signal besides: “%1”").arg(signalOf(line))
                        : KnockTable::tr("%1 signals besides: “%2”").arg(line.name, signalOf(line));
    QString asked = KnockWords::said(signal, std::nullopt);
    asked.replace(0, 1, asked.front().toLower());
    return line.own
        ? KnockTable::tr("You call %1: %2", "%1 is “Bijou”, %2 what it asks for").arg(called, asked)
        : KnockTable::tr("%1 calls %2: %3", "%2 is “Bijou”, %3 what it asks for").arg(line.name, called, asked);
}

QString KnockLog::unansweredWords(const LogLine &line)
{
    if (!KnockWords::called(static_cast<Signal>(line.count)).isEmpty())
        return KnockTable::tr("%1 leads no trump, and may have none", "of a partner who was asked for one")
            .arg(line.name);
    if (line.code.isEmpty())
        return KnockTable::tr("%1 has no trump left to take it with", "of a partner who was asked to").arg(line.name);
    return KnockTable::tr("%1 has to follow suit and cannot trump", "of a partner who was asked to").arg(line.name);
}

QString KnockLog::discardWords(const LogLine &line)
{
    if (line.take.isEmpty())
        return line.own ? KnockTable::tr("You lay two cards away")
                        : KnockTable::tr("%1 lays two cards away").arg(line.name);
    const QString cards = Phrases::cards(line.take);
    return line.own ? KnockTable::tr("You lay two cards away; shown: %1", "%1 are trumps").arg(cards)
                    : KnockTable::tr("%1 lays two cards away; shown: %2", "%2 are trumps").arg(line.name, cards);
}

QString KnockLog::trickHeading(const LogLine &line)
{
    return KnockTable::tr("Trick %1", "a heading").arg(line.count);
}

QString KnockLog::foolWords(const LogLine &line)
{
    if (line.count == 0)
        return line.own
            ? KnockTable::tr("The Fool stays with you; your own side has the trick, and owes nothing for it")
            : KnockTable::tr("The Fool stays with %1; the same side has the trick, and owes nothing for it")
                  .arg(line.name);
    return line.own
        ? KnockTable::tr("The Fool stays with you; at the count your side pays a card for it")
        : KnockTable::tr("The Fool stays with %1, whose side pays a card for it at the count").arg(line.name);
}

QString KnockLog::trickWords(const LogLine &line)
{
    return line.own
        ? KnockTable::tr("You take the trick with %1", "%1 is a card with its article").arg(cardOf(line))
        : KnockTable::tr("%1 takes the trick with %2", "%2 is a card with its article").arg(line.name, cardOf(line));
}

QString KnockLog::dealWords(const LogLine &line)
{
    const int own = line.lost;
    const int others = pointsInDeal - line.lost;
    return line.own
        ? KnockTable::tr("The deal is counted: your side has %1 points, the other side %2").arg(own).arg(others)
        : KnockTable::tr("The deal is counted: the side of %3 has %1 points, the other side %2")
              .arg(own)
              .arg(others)
              .arg(line.name);
}
