// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/session.h"

#include "match/computer_player.h"
#include "models/match_setup.h"
#include "models/preferences.h"

#include <QDir>
#include <QQmlEngine>
#include <QRandomGenerator>

using petrangola::Petrangola;

Session &Session::instance()
{
    static Session session;
    return session;
}

Session *Session::create(QQmlEngine *, QJSEngine *)
{
    QQmlEngine::setObjectOwnership(&instance(), QQmlEngine::CppOwnership);
    return &instance();
}

Session::Session()
{
    QQmlEngine::setObjectOwnership(&m_table, QQmlEngine::CppOwnership);
    QQmlEngine::setObjectOwnership(&m_guide, QQmlEngine::CppOwnership);
    connect(&m_table, &PetrangolaTable::yourTurnChanged, this, &Session::continueTextChanged);
    connect(&m_table, &PetrangolaTable::noticeChanged, this, &Session::continueTextChanged);
}

Session::~Session() = default;

QString Session::continueText() const
{
    return running() ? m_table.whereItStands() : QString();
}

QString Session::version()
{
    return QStringLiteral(PETRANGOLA_VERSION);
}

QString Session::configFile()
{
    return QDir::toNativeSeparators(Preferences::instance().file().fileName());
}

void Session::start()
{
    if (m_table.changing()) {
        QMetaObject::invokeMethod(this, &Session::start, Qt::QueuedConnection);
        return;
    }
    const MatchSetup &setup = MatchSetup::instance();
    Seating seating{.options = setup.options(),
                    .shuffle = m_nextSeed.isEmpty() ? FairShuffle::random() : FairShuffle(m_nextSeed)};
    m_nextSeed.clear();
    for (int seat = 0; seat < setup.seatCount(); ++seat)
        seating.seats.push_back(setup.seatEntry(seat));
    begin(seating);
}

void Session::startGuide()
{
    if (m_table.changing()) {
        QMetaObject::invokeMethod(this, &Session::startGuide, Qt::QueuedConnection);
        return;
    }
    // With these packs the person cuts, and wherever that is, mostly the dealer exposes, an exchange helps, a knock
    // comes soon and another pays; guide_test knows how often.
    constexpr int seed = 34741;
    begin({.seats = {MatchSetup::instance().seatEntry(0),
                     {.name = QStringLiteral("Bruno"), .portrait = QStringLiteral("bruno")},
                     {.name = QStringLiteral("Nives"), .portrait = QStringLiteral("nives")}},
           .shuffle = FairShuffle(*FairShuffle::seedFromHex(QByteArray::number(seed, 16).rightJustified(64, '0'))),
           .guided = true});
}

void Session::begin(const Seating &seating)
{
    leave();
    const auto seats = static_cast<int>(seating.seats.size());
    const FairShuffle &shuffle = seating.shuffle;
    const petrangola::State state(seating.options, seats);

    std::vector<std::unique_ptr<Player<Petrangola>>> players;
    std::vector<PetrangolaTable::Guest> guests;
    const auto thinkingTime = [this](const petrangola::View &view) { return m_table.thinkingTime(view); };
    auto person = std::make_unique<HumanPlayer<Petrangola>>();
    HumanPlayer<Petrangola> *const asked = person.get();
    std::vector<ComputerPlayer<Petrangola> *> opponents;
    players.push_back(std::move(person));
    for (int seat = 0; seat < seats; ++seat) {
        const SeatSetupModel::Entry &entry = seating.seats[game::at(seat)];
        guests.push_back({.name = entry.name, .portrait = entry.portrait});
        if (seat == 0)
            continue;
        auto opponent = std::make_unique<ComputerPlayer<Petrangola>>(
            entry.level, seating.guided ? 1 : QRandomGenerator::system()->generate64(), thinkingTime);
        opponents.push_back(opponent.get());
        players.push_back(std::move(opponent));
    }
    const PetrangolaTable::Link link{
        .play = [asked](const petrangola::Move &move) { return asked->play(move); },
        .shown = [this] { m_guide.tableShown(); },
        .seed = [shuffle] { return QString::fromLatin1(shuffle.seed().toHex()); },
        .hurry =
            [opponents] {
                for (ComputerPlayer<Petrangola> *opponent : opponents)
                    opponent->hurry();
            },
    };
    m_table.open(state.view(0), guests, QString::fromLatin1(shuffle.commitment()), link);
    m_guide.begin(seating.guided, [this] { m_match->shown(); });
    m_match = std::make_unique<PetrangolaMatch>(state, std::move(players), shuffle, m_guide, 0);
    Q_EMIT runningChanged();
    m_match->start();
}

void Session::show(const PetrangolaScene &scene)
{
    leave();
    m_showsScene = true;
    m_table.open(scene);
    Q_EMIT runningChanged();
}

void Session::leave()
{
    if (m_table.changing()) {
        QMetaObject::invokeMethod(this, &Session::leave, Qt::QueuedConnection);
        return;
    }
    if (!m_match && !m_showsScene)
        return;
    m_match.reset();
    m_guide.end();
    m_showsScene = false;
    m_table.close();
    Q_EMIT runningChanged();
    Q_EMIT continueTextChanged();
}
