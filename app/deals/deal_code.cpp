// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "deals/deal_code.h"

#include "catalog/entry.h"
#include "deals/code_bits.h"
#include "match/clean_name.h"
#include "match/fair_shuffle.h"
#include "words/phrases.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace deals {

namespace {

constexpr int version = 1;
constexpr int versionBits = 4;
constexpr int gameBits = 8;
constexpr int seatBits = 5;
constexpr int optionBits = 5;
constexpr int levelBits = 3;
constexpr int portraitBits = 5;
constexpr int lengthBits = 7;

QString say(const char *sentence)
{
    return QCoreApplication::translate("DealCode", sentence);
}

/// The first byte of the SHA-256 of its name, so that codes do not depend on the order of a list.
unsigned tagOf(const QString &game)
{
    return static_cast<unsigned char>(QCryptographicHash::hash(game.toUtf8(), QCryptographicHash::Sha256)[0]);
}

const GameInfo *gameTagged(unsigned tag)
{
    const auto &games = catalog::games();
    const auto found = std::find_if(games.begin(), games.end(),
                                    [tag](const GameInfo &game) { return game.seated && tagOf(game.name) == tag; });
    return found == games.end() ? nullptr : &*found;
}

/// Small numbers of either sign as small numbers.
std::uint64_t folded(std::int64_t value)
{
    return value < 0 ? 2 * static_cast<std::uint64_t>(-(value + 1)) + 1 : 2 * static_cast<std::uint64_t>(value);
}

std::int64_t unfolded(std::uint64_t value)
{
    return value % 2 == 1 ? -static_cast<std::int64_t>(value / 2) - 1 : static_cast<std::int64_t>(value / 2);
}

// ---------------------------------------------------------------- rules

void writeRules(BitWriter &bits, const Deal &deal, const OptionList &options)
{
    bits.flag(deal.rules == options.usual());
    if (deal.rules == options.usual())
        return;
    bits.put(options.size(), optionBits);
    for (std::size_t place = 0; place < options.size(); ++place)
        bits.putVaried(folded(deal.rules[place] - options.usual()[place]));
}

/// What a later version may have added is usual here, if the code says so too.
bool readRules(BitReader &bits, Deal &deal, const OptionList &options)
{
    deal.rules = options.usual();
    if (bits.flag())
        return true;
    const auto written = static_cast<std::size_t>(bits.take(optionBits));
    for (std::size_t place = 0; place < written; ++place) {
        const std::int64_t change = unfolded(bits.takeVaried());
        if (place >= options.size() && change != 0)
            return false;
        if (place >= options.size())
            continue;
        const game::OptionInfo &option = options[place];
        constexpr std::int64_t beyondAll = 1'000'000'000'000;
        if (change < -beyondAll || change > beyondAll)
            return false;
        deal.rules[place] += change;
        if (option.fitted(deal.rules[place], static_cast<int>(deal.seats.size())) != deal.rules[place])
            return false;
    }
    return true;
}

// ---------------------------------------------------------------- seats

bool isUsualGuest(const Deal &deal, std::size_t seat)
{
    const SeatSetupModel::Entry usual = SeatSetupModel::usual(static_cast<int>(seat));
    return deal.seats[seat].name == usual.name && deal.seats[seat].portrait == usual.portrait;
}

int placeOf(const QString &portrait)
{
    for (int place = 0; place <= game::maxSeats; ++place)
        if (SeatSetupModel::portraitAfter(u"tu"_s, place) == portrait)
            return place;
    return 0;
}

void writeGuest(BitWriter &bits, const Deal &deal, std::size_t seat)
{
    bits.put(static_cast<std::uint64_t>(placeOf(deal.seats[seat].portrait)), portraitBits);
    const QString &name = deal.seats[seat].name;
    bits.flag(name == SeatSetupModel::usual(static_cast<int>(seat)).name);
    if (name == SeatSetupModel::usual(static_cast<int>(seat)).name)
        return;
    const QByteArray text = name.toUtf8();
    bits.put(static_cast<std::uint64_t>(text.size()), lengthBits);
    bits.putBytes(text);
}

void readGuest(BitReader &bits, SeatSetupModel::Entry &entry)
{
    const int place = std::min(static_cast<int>(bits.take(portraitBits)), game::maxSeats);
    entry.portrait = SeatSetupModel::portraitAfter(u"tu"_s, place);
    if (bits.flag())
        return;
    const auto length = static_cast<int>(bits.take(lengthBits));
    if (const QString name = cleanName(QString::fromUtf8(bits.takeBytes(length)), SeatSetupModel::longestName);
        !name.isEmpty())
        entry.name = name;
}

void writeSeats(BitWriter &bits, const Deal &deal)
{
    const auto level = [&deal](std::size_t seat) { return static_cast<std::uint64_t>(deal.seats[seat].level); };
    bool alike = true;
    bool usual = true;
    for (std::size_t seat = 1; seat < deal.seats.size(); ++seat) {
        alike = alike && level(seat) == level(1);
        usual = usual && isUsualGuest(deal, seat);
    }
    bits.flag(alike);
    for (std::size_t seat = 1; seat < (alike ? 2 : deal.seats.size()); ++seat)
        bits.put(level(seat), levelBits);
    bits.flag(usual);
    for (std::size_t seat = 1; !usual && seat < deal.seats.size(); ++seat)
        writeGuest(bits, deal, seat);
}

bool readSeats(BitReader &bits, Deal &deal)
{
    const bool alike = bits.flag();
    std::uint64_t level = 0;
    for (std::size_t seat = 1; seat < deal.seats.size(); ++seat) {
        if (!alike || seat == 1)
            level = bits.take(levelBits);
        if (level >= opponents::levels.size())
            return false;
        deal.seats[seat].level = static_cast<opponents::Level>(level);
    }
    if (bits.flag())
        return true;
    for (std::size_t seat = 1; seat < deal.seats.size(); ++seat)
        readGuest(bits, deal.seats[seat]);
    return true;
}

// ---------------------------------------------------------------- the whole

void writeChance(BitWriter &bits, const Deal &deal)
{
    bits.flag(deal.number.has_value());
    if (deal.number)
        bits.putVaried(*deal.number);
    else
        bits.putBytes(deal.seed);
}

bool readChance(BitReader &bits, Deal &deal)
{
    if (!bits.flag()) {
        deal.seed = bits.takeBytes(FairShuffle::seedBytes);
        return true;
    }
    const std::uint64_t number = bits.takeVaried();
    if (number > highestNumber)
        return false;
    deal.number = static_cast<quint32>(number);
    deal.seed = seedOf(deal.game, *deal.number);
    return true;
}

std::variant<Deal, QString> decoded(const QByteArray &symbols)
{
    BitReader bits(symbols);
    if (bits.take(versionBits) != version)
        return say(QT_TRANSLATE_NOOP("DealCode", "This code is from a later version of the game."));
    const GameInfo *info = gameTagged(static_cast<unsigned>(bits.take(gameBits)));
    if (info == nullptr)
        return say(QT_TRANSLATE_NOOP("DealCode", "This code is for a game that is not installed here."));
    Deal deal{.game = info->name, .rules = {}, .seats = {}};
    const auto seats = static_cast<int>(bits.take(seatBits)) + 1;
    for (int seat = 0; seat < std::min(seats, game::maxSeats); ++seat)
        deal.seats.push_back(SeatSetupModel::usual(seat));
    if (seats < info->seating.fewest || seats > info->seating.most || !readRules(bits, deal, info->options)
        || !readSeats(bits, deal) || !readChance(bits, deal) || bits.failed() || !bits.atEnd())
        return say(QT_TRANSLATE_NOOP("DealCode", "No match can be set up from this code."));
    return deal;
}

/// "petrangola 1234", "petrangola-1234", "Petrangola #1234": what is not so is nothing, and a game that is not here a
/// sentence.
std::optional<std::variant<Deal, QString>> named(const QString &typed)
{
    static const QRegularExpression form(u"^(\\p{L}[\\p{L}\\s'’-]{0,30}?)[\\s:#.!-]*([0-9]{1,9})$"_s,
                                         QRegularExpression::UseUnicodePropertiesOption);
    const QRegularExpressionMatch match = form.match(typed.simplified());
    if (!match.hasMatch())
        return std::nullopt;
    if (const CatalogEntry *entry = catalog::called(match.captured(1)))
        return numbered(entry->info().name, match.captured(2).toUInt());
    QStringList titles;
    for (const CatalogEntry *entry : catalog::entries())
        titles << entry->offer().title;
    return say(QT_TRANSLATE_NOOP("DealCode", "There is no game called “%1” here: there are %2."))
        .arg(isolated(match.captured(1)), Phrases::list(titles));
}

} // namespace

std::optional<QString> codeOf(const Deal &deal)
{
    if (std::any_of(deal.seats.begin(), deal.seats.end(), [](const auto &seat) { return seat.program; }))
        return std::nullopt;
    BitWriter bits;
    bits.put(version, versionBits);
    bits.put(tagOf(deal.game), gameBits);
    bits.put(deal.seats.size() - 1, seatBits);
    writeRules(bits, deal, catalog::find(deal.game)->options);
    writeSeats(bits, deal);
    writeChance(bits, deal);
    return written(bits.symbols());
}

QString shownCode(const Deal &deal)
{
    if (deal.number) {
        Deal usual = numbered(deal.game, *deal.number);
        usual.seats.front() = deal.seats.front();
        if (usual == deal)
            return deal.game + u'-' + QString::number(*deal.number);
    }
    const auto code = codeOf(deal);
    return code ? grouped(*code) : QString();
}

std::variant<Deal, QString> read(const QString &typed)
{
    if (typed.size() > longestCode)
        return say(QT_TRANSLATE_NOOP("DealCode", "This is too long for a code."));
    if (const auto deal = named(typed))
        return *deal;
    if (const auto symbols = symbolsOf(typed))
        return decoded(*symbols);
    if (typed.contains(u'…') || typed.contains(u"..."))
        return say(QT_TRANSLATE_NOOP("DealCode", "This code was shortened on its way: ask for the whole of it."));
    return say(QT_TRANSLATE_NOOP("DealCode", "This code is not right: a letter or digit is wrong, missing or extra."));
}

} // namespace deals
