// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "games/pinale/pinale_log.h"

#include "games/pinale/pinale_table.h"
#include "games/pinale/pinale_words.h"
#include "table/side_model.h"
#include "words/face.h"

using namespace pinale;
using cards::Card;

namespace {

std::vector<Card> cardsOf(const QStringList &faces)
{
    std::vector<Card> cards;
    for (const QString &face : faces)
        cards.push_back(Face::parse(face)->card());
    return cards;
}

QString cardOf(const QStringList &faces)
{
    return PinaleWords::cards(cardsOf(faces));
}

/// What kind it is can be told by its faces alone; what its wild cards are where all of it was laid.
Meld meldOf(const LogLine &line)
{
    Meld meld;
    const std::vector<Card> faces = cardsOf(line.give);
    const std::vector<Card> laid = line.take.size() == line.give.size() ? cardsOf(line.take) : faces;
    for (std::size_t each = 0; each < faces.size(); ++each)
        meld.slots.push_back({.card = laid[each], .as = faces[each]});
    const Card first = meld.slots[0].as;
    if (isJoker(first))
        meld.kind = Meld::Kind::jokers;
    else if (cards::french::rank(first) != cards::french::rank(meld.slots[1].as))
        meld.kind = Meld::Kind::run;
    return meld;
}

} // namespace

LogLine PinaleLog::line(const Meld &meld, const QStringList &laid, int worth)
{
    return {.what = LogLine::What::happened,
            .give = PinaleWords::facesOf(meld.slots, &Slot::as),
            .take = laid,
            .count = worth};
}

QString PinaleLog::takeWords(const LogLine &line)
{
    return line.own
        ? PinaleTable::tr("You take %1 from the pile", "%1 is a card with its article").arg(cardOf(line.take))
        : PinaleTable::tr("%1 takes %2 from the pile", "%2 is a card with its article")
              .arg(line.name, cardOf(line.take));
}

QString PinaleLog::layWords(const LogLine &line)
{
    const QString meld = PinaleWords::meldInFull(meldOf(line));
    return line.own
        ? PinaleTable::tr("You lay: %1 (%n point(s))", "%1 is 'three kings'", line.count).arg(meld)
        : PinaleTable::tr("%1 lays: %2 (%n point(s))", "%2 is 'three kings'", line.count).arg(line.name, meld);
}

QString PinaleLog::extendWords(const LogLine &line)
{
    const QString meld = PinaleWords::meld(meldOf(line));
    const QString cards = cardOf(line.take);
    return line.own
        ? PinaleTable::tr("You add %1: %2 (%n point(s))", "%1 are cards, %2 is the meld with them", line.count)
              .arg(cards, meld)
        : PinaleTable::tr("%1 adds %2: %3 (%n point(s))", "%2 are cards, %3 is the meld with them", line.count)
              .arg(line.name, cards, meld);
}

QString PinaleLog::swapWords(const LogLine &line)
{
    const QString natural = cardOf(line.give);
    const QString wild = cardOf(line.take);
    return line.own ? PinaleTable::tr("You lay %1 and take %2 for it", "cards with their articles").arg(natural, wild)
                    : PinaleTable::tr("%1 lays %2 and takes %3 for it", "%2 and %3 are cards with their articles")
                          .arg(line.name, natural, wild);
}

QString PinaleLog::discardWords(const LogLine &line)
{
    return line.own
        ? PinaleTable::tr("You discard %1", "%1 is a card with its article").arg(cardOf(line.take))
        : PinaleTable::tr("%1 discards %2", "%2 is a card with its article").arg(line.name, cardOf(line.take));
}

QString PinaleLog::drewWords(const LogLine &line)
{
    const QString card = cardOf(line.take);
    return line.own ? PinaleTable::tr("You draw %1", "%1 is a card with its article").arg(card)
                    : PinaleTable::tr("%1 draws %2", "%2 is a card with its article").arg(line.name, card);
}

QString PinaleLog::drawWords(const LogLine &line)
{
    return line.own
        ? PinaleTable::tr("You draw, and discard %1", "%1 is a card with its article").arg(cardOf(line.take))
        : PinaleTable::tr("%1 draws, and discards %2", "%2 is a card with its article")
              .arg(line.name, cardOf(line.take));
}

QString PinaleLog::reshuffleWords(const LogLine &line)
{
    return PinaleTable::tr("The stock is used up: the discards are shuffled, and are the stock now (%1)",
                           "%1 is how often in this deal")
        .arg(line.count);
}

QString PinaleLog::outWords(const LogLine &line)
{
    return line.own ? PinaleTable::tr("You go out") : PinaleTable::tr("%1 goes out").arg(line.name);
}

QString PinaleLog::stockOutWords(const LogLine & /*line*/)
{
    return PinaleTable::tr("The stock is used up: the deal ends, and what is left in the hands is not taken off");
}

QString PinaleLog::dealWords(const LogLine &line)
{
    const QString change = SideModel::withSign(line.count);
    const QString score = SideModel::plain(line.lost);
    if (!line.code.isEmpty())
        return line.own ? PinaleTable::tr("We: %1 in this deal, %2 in all", "'+120'; '1340'").arg(change, score)
                        : PinaleTable::tr("They: %1 in this deal, %2 in all", "'+120'; '1340'").arg(change, score);
    return line.own
        ? PinaleTable::tr("You: %1 in this deal, %2 in all", "'+120'; '1340'").arg(change, score)
        : PinaleTable::tr("%1: %2 in this deal, %3 in all", "a name; '+120'; '1340'").arg(line.name, change, score);
}
