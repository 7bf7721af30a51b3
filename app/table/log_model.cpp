// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "table/log_model.h"

#include "advice/hint_words.h"
#include "match/clean_name.h"
#include "words/face.h"
#include "words/phrases.h"

#include <algorithm>

void LogModel::add(LogLine line)
{
    const auto written = [](const LogLine &each) { return each.what == LogLine::What::programWrote; };
    if (written(line) && std::count_if(rows().begin(), rows().end(), written) >= mostWritten)
        takeRow(static_cast<int>(std::find_if(rows().begin(), rows().end(), written) - rows().begin()));
    append(std::move(line));
}

QVariantList LogModel::deeds(int seat, int deal) const
{
    using What = LogLine::What;
    QVariantList deeds;
    for (const LogLine &line : rows()) {
        if (line.seat != seat || line.deal != deal || line.what < What::exposed || line.what >= What::lostToken)
            continue;
        const bool trade = line.what == What::exchanged || line.what == What::shirtChange || line.what == What::tookUp;
        const bool gives = trade || line.what == What::drewUp;
        deeds.push_back(QVariantMap{{QStringLiteral("text"), brief(line)},
                                    {QStringLiteral("told"), text(line)},
                                    {QStringLiteral("gave"), gives ? line.give : QStringList()},
                                    {QStringLiteral("took"), trade ? line.take : QStringList()}});
    }
    return deeds;
}

QHash<int, QByteArray> LogModel::roleNames() const
{
    return {{TextRole, "text"},       {ShortRole, "inShort"}, {BriefRole, "brief"},     {CardsRole, "cards"},
            {BetweenRole, "between"}, {DealRole, "deal"},     {HeadingRole, "heading"}, {PartRole, "part"},
            {FurtherRole, "further"}, {OwnRole, "own"}};
}

QVariant LogModel::value(const LogLine &line, int role) const
{
    switch (role) {
    case TextRole:
        return text(line);
    case ShortRole:
        return inShort(line);
    case BriefRole:
        return lead(line);
    case CardsRole:
        return pictured(line).cards;
    case BetweenRole:
        return pictured(line).between;
    case FurtherRole:
        return pictured(line).further;
    case DealRole:
        return line.deal;
    case HeadingRole:
        return line.what == LogLine::What::deal;
    case PartRole:
        return line.what == LogLine::What::part;
    case OwnRole:
        return line.what > LogLine::What::part && line.own;
    default:
        return {};
    }
}

LogModel::Pictured LogModel::pictured(const LogLine &line)
{
    switch (line.what) {
    case LogLine::What::exchanged:
        return {.cards = line.give,
                .between = line.own ? tr("and take", "between cards that you gave and cards that you took")
                                    : tr("and takes", "between cards that somebody gave and cards that were taken"),
                .further = line.take};
    case LogLine::What::shirtChange:
        return {.cards = line.give, .between = tr("for", "between cards given and cards taken"), .further = line.take};
    case LogLine::What::drew:
        if (Face::parse(line.take.constFirst())->isBack())
            return {};
        return {.cards = line.take,
                .between = tr("under the stock", "before the card that went there"),
                .further = line.give};
    case LogLine::What::tookUp:
    case LogLine::What::drewUp:
        return {.cards = Face::parse(line.take.constFirst())->isBack() ? QStringList() : line.take,
                .between = line.own
                    ? tr("and discard", "between a card that you took and one that goes on the pile")
                    : tr("and discards", "between a card that somebody took and one that goes on the pile"),
                .further = line.give};
    case LogLine::What::exposed:
    case LogLine::What::keptHand:
        return {.cards = line.take, .between = {}, .further = {}};
    case LogLine::What::kept: // what was kept nobody saw
        return {.cards = {}, .between = tr("in the monte:", "before the cards that lie there"), .further = line.take};
    default:
        return {};
    }
}

QString LogModel::inShort(const LogLine &line)
{
    switch (line.what) {
    case LogLine::What::tookUp:
        return line.own ? tr("You take a card and discard one") : tr("%1 takes a card and discards one").arg(line.name);
    case LogLine::What::drewUp:
        return line.own ? tr("You draw a card and discard one") : tr("%1 draws a card and discards one").arg(line.name);
    default:
        return brief(line);
    }
}

QString LogModel::lead(const LogLine &line)
{
    if (line.what != LogLine::What::exchanged)
        return brief(line);
    return line.own ? tr("You give", "cards, which follow") : tr("%1 gives", "cards, which follow").arg(line.name);
}

QString LogModel::brief(const LogLine &line)
{
    const bool own = line.own;
    const auto count = static_cast<int>(line.give.size());
    switch (line.what) {
    case LogLine::What::deal:
        return tr("Deal %1").arg(line.count);
    case LogLine::What::firstDealer:
        return own ? tr("You deal first") : tr("%1 deals first").arg(line.name);
    case LogLine::What::exposed:
        if (line.take.size() == 4)
            return own ? tr("You turn up the four cards") : tr("%1 turns up the four cards").arg(line.name);
        return own ? tr("You turn up the three cards") : tr("%1 turns up the three cards").arg(line.name);
    case LogLine::What::kept:
        if (line.take.size() == 4)
            return own ? tr("You keep the four cards") : tr("%1 keeps the four cards").arg(line.name);
        return own ? tr("You keep the three cards") : tr("%1 keeps the three cards").arg(line.name);
    case LogLine::What::exchanged:
        return own ? tr("You exchange %n", nullptr, count) : tr("%1 exchanges %n", nullptr, count).arg(line.name);
    case LogLine::What::shirtChange:
        return own ? tr("You change your shirt") : tr("%1 makes a shirt change").arg(line.name);
    case LogLine::What::knocked:
        if (line.words != nullptr)
            return line.words(line);
        return own ? tr("You knock") : tr("%1 knocks").arg(line.name);
    case LogLine::What::stayed:
        return own ? tr("You stay") : tr("%1 stays").arg(line.name);
    case LogLine::What::drew:
        return own ? tr("You draw a card") : tr("%1 draws a card").arg(line.name);
    case LogLine::What::drewNone:
        return own ? tr("You do not draw") : tr("%1 does not draw").arg(line.name);
    case LogLine::What::tookUp:
        return own ? tr("You take", "a card from the discard pile, which follows")
                   : tr("%1 takes", "a card from the discard pile, which follows").arg(line.name);
    case LogLine::What::drewUp:
        return own ? tr("You draw", "a card from the stock") : tr("%1 draws", "a card from the stock").arg(line.name);
    case LogLine::What::keptHand:
        return own ? tr("You keep one hand and turn the other up")
                   : tr("%1 keeps one hand and turns the other up").arg(line.name);
    case LogLine::What::swapped:
        return own ? tr("You take the closed packet") : tr("%1 takes the closed packet").arg(line.name);
    case LogLine::What::restarted:
        return own ? tr("You restart the deal") : tr("%1 restarts the deal").arg(line.name);
    case LogLine::What::letStand:
        return own ? tr("You let the deal stand") : tr("%1 lets the deal stand").arg(line.name);
    case LogLine::What::offeredBet:
        return line.bet.offered();
    case LogLine::What::agreedBet:
        return own ? tr("You agree to the bet") : tr("%1 agrees to the bet").arg(line.name);
    case LogLine::What::declinedBet:
        return own ? tr("You decline the bet") : tr("%1 declines the bet").arg(line.name);
    case LogLine::What::betOver:
        return line.bet.result(line.count);
    case LogLine::What::part:
    case LogLine::What::happened:
    case LogLine::What::declared:
        return line.words(line);
    case LogLine::What::lostToken:
        return CountedWords(line.counted).loses(own, line.name, line.lost);
    case LogLine::What::gainedToken:
    case LogLine::What::scored:
        return CountedWords(line.counted).gains(own, line.name, line.lost);
    case LogLine::What::reentered:
        return own ? tr("You re-enter") : tr("%1 re-enters").arg(line.name);
    case LogLine::What::left:
        return own ? tr("You are out") : tr("%1 is out").arg(line.name);
    case LogLine::What::programPlays:
        return tr("%1: a program plays").arg(line.name);
    case LogLine::What::programFault:
        return tr("The house plays for %1").arg(line.name);
    case LogLine::What::programGone:
        return tr("The house plays on for %1").arg(line.name);
    case LogLine::What::programWrote:
        return tr("%1’s program: %2", "%2 is what it wrote").arg(line.name, isolated(line.code));
    case LogLine::What::won:
        break;
    }
    return line.winners.sentence();
}

QString LogModel::withWorth(const LogLine &line)
{
    return tr("%1: %2", "%1 is a line such as 'Bruno gains a token'; %2 a hand's worth")
        .arg(brief(line), line.worth.words());
}

QString LogModel::text(const LogLine &line)
{
    switch (line.what) {
    case LogLine::What::exchanged:
        return line.own
            ? tr("You give %1 and take %2", "cards").arg(HintWords::cards(line.give), HintWords::cards(line.take))
            : tr("%1 gives %2 and takes %3", "%1 is a name, the rest are cards")
                  .arg(line.name, HintWords::cards(line.give), HintWords::cards(line.take));
    case LogLine::What::shirtChange:
        return tr("%1: %2 for %3", "%1 is a line such as 'Bruno makes a shirt change'; the rest are cards")
            .arg(brief(line), Phrases::cards(line.give), Phrases::cards(line.take));
    case LogLine::What::drew:
        return Face::parse(line.take.constFirst())->isBack()
            ? brief(line)
            : tr("%1: %2; under the stock: %3", "%1 is a line such as 'You draw a card'; the rest are cards")
                  .arg(brief(line), Phrases::cards(line.take), Phrases::cards(line.give));
    case LogLine::What::tookUp:
        return line.own
            ? tr("You take %1 and discard %2", "cards").arg(HintWords::cards(line.take), HintWords::cards(line.give))
            : tr("%1 takes %2 and discards %3", "%1 is a name, the rest are cards")
                  .arg(line.name, HintWords::cards(line.take), HintWords::cards(line.give));
    case LogLine::What::drewUp:
        if (!Face::parse(line.take.constFirst())->isBack())
            return line.own ? tr("You draw %1 and discard %2", "cards")
                                  .arg(HintWords::cards(line.take), HintWords::cards(line.give))
                            : tr("%1 draws %2 and discards %3", "%1 is a name, the rest are cards")
                                  .arg(line.name, HintWords::cards(line.take), HintWords::cards(line.give));
        return tr("%1 draws and discards %2", "%1 is a name, %2 a card").arg(line.name, HintWords::cards(line.give));
    case LogLine::What::exposed:
    case LogLine::What::kept:
        return tr("%1; in the monte: %2", "%1 is a line such as 'Bruno exposes the three'; %2 are cards")
            .arg(brief(line), Phrases::cards(line.take));
    case LogLine::What::keptHand:
        return tr("%1: %2", "%1 is a line such as 'Bruno keeps one hand and turns the other up'; %2 are cards")
            .arg(brief(line), Phrases::cards(line.take));
    case LogLine::What::swapped:
        return line.take.isEmpty() || Face::parse(line.take.constFirst())->isBack()
            ? brief(line)
            : tr("%1: %2", "%1 is a line such as 'You take the closed packet'; %2 are cards")
                  .arg(brief(line), Phrases::cards(line.take));
    case LogLine::What::restarted:
    case LogLine::What::happened:
        return line.worth.words().isEmpty() ? brief(line) : withWorth(line);
    case LogLine::What::gainedToken:
        return withWorth(line);
    case LogLine::What::scored:
        return tr("%1: %2, %n in all", "%1 is a line such as 'Bruno scores 3 points'; %2 his hand’s worth; %n points",
                  line.count)
            .arg(brief(line), line.worth.words());
    case LogLine::What::lostToken:
        return CountedWords(line.counted).losesWith(brief(line), line.worth.words(), line.count, line.lastLife);
    case LogLine::What::reentered:
        return tr("%1 with %n token(s)", "%1 is a line such as 'Bruno re-enters'", line.count).arg(brief(line));
    case LogLine::What::programPlays:
        return line.code.isEmpty() ? brief(line)
                                   : tr("%1: a program plays, which calls itself “%2”").arg(line.name, line.code);
    case LogLine::What::programFault:
        return tr("%1’s program gave no valid answer: %2. The house plays for it this time.",
                  "%2 is why, as in 'no answer in time'")
            .arg(line.name, line.trouble.words());
    case LogLine::What::programGone:
        return tr("%1’s program cannot be relied on: %2. From now on the house plays for it.",
                  "%2 is why, as in 'the program has ended'")
            .arg(line.name, line.trouble.words());
    default:
        return brief(line);
    }
}
