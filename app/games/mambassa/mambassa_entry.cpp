// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "games/mambassa/mambassa_entry.h"

#include "games/mambassa/mambassa_guide.h"
#include "games/mambassa/mambassa_numbers.h"
#include "games/mambassa/mambassa_replay.h"
#include "replay/replay_table.h"
#include "session/own_session.h"
#include "words/pack_words.h"
#include "words/phrases.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace {

class MambassaRules
{
    Q_DECLARE_TR_FUNCTIONS(MambassaRules)
};

} // namespace

GameOffer MambassaEntry::offer() const
{
    PackOffer box = packs::piacentine(); // a box of its own, so that the shelf tells it from its sister's
    box.face = u"piacentine/HD"_s;
    box.colour = u"#1f6a42"_s;
    return {.title = MambassaRules::tr("Mambassa"),
            .line = MambassaRules::tr("Four cards: exchange some, then draw"),
            .bill = MambassaRules::tr("with forty Piacentine cards, four tokens and a stock to draw from"),
            .about = MambassaRules::tr("Mambassa is Petrangola’s sister, with four cards and a stock to draw from."),
            .pack = box,
            .faces = {u"piacentine/7D"_s, u"piacentine/7C"_s, u"piacentine/7S"_s},
            .minutes = 10,
            .woodType = QStringLiteral("textures/title_mambassa.png")};
}

OptionWords MambassaEntry::option(std::size_t /*place*/, int /*seats*/) const
{
    return {.name = MambassaRules::tr("Value of a token"),
            .why = MambassaRules::tr("Everybody has four: one for the pot, and three lives")};
}

QString MambassaEntry::rules(const OptionValues &values) const
{
    const auto options = optionsOf<mambassa::Mambassa>(values);
    return options.tokenValue == 0
        ? MambassaRules::tr("tokens worth nothing")
        : MambassaRules::tr("%1 a token", "%1 is an amount of money").arg(Phrases::money(options.tokenValue));
}

QString MambassaEntry::pool(const OptionValues &values, int seats) const
{
    const auto options = optionsOf<mambassa::Mambassa>(values);
    return MambassaRules::tr("%n token(s) make a pot of %1 before the first deal.", "", seats)
        .arg(Phrases::money(options.tokenValue * seats));
}

std::vector<NamedRules> MambassaEntry::presets() const
{
    return {named(MambassaRules::tr("The usual rules"), [](Options &) {}),
            named(MambassaRules::tr("Just for the game"), [](Options &options) { options.tokenValue = 0; })};
}

std::vector<LessonOffer> MambassaEntry::lessons() const
{
    return offersOf(mambassa_lessons::all());
}

std::unique_ptr<AnyGameSession> MambassaEntry::session() const
{
    return std::make_unique<OwnSession<mambassa::Mambassa, MambassaTable, MambassaGuide>>();
}

std::unique_ptr<ReplayTable> MambassaEntry::replayTable() const
{
    return std::make_unique<ReplayTableOf<MambassaReplay>>();
}

const GameNumbers &MambassaEntry::numbers() const
{
    static const MambassaNumbers numbers;
    return numbers;
}

namespace mambassa {

const CatalogEntry &entry()
{
    static const MambassaEntry entry;
    return entry;
}

} // namespace mambassa
