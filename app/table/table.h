// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "advice/hint.h"
#include "advice/own_match.h"
#include "advice/review.h"
#include "catalog/options.h"
#include "game/option.h"
#include "game/standing.h"
#include "programs/program_trouble.h"
#include "table/action_model.h"
#include "table/flight.h"
#include "table/grace.h"
#include "table/guest_talk.h"
#include "table/highlight.h"
#include "table/log_model.h"
#include "table/melding.h"
#include "table/saying_model.h"
#include "table/seat_model.h"
#include "table/showdown_model.h"
#include "table/side_betting.h"
#include "table/side_model.h"
#include "table/staging.h"
#include "table/standing_model.h"
#include "table/tally_model.h"
#include "table/tempo.h"
#include "table/trick_model.h"
#include "table/zone_model.h"
#include "words/call_words.h"
#include "words/counted_words.h"
#include "words/face.h"
#include "words/winners.h"

#include <QJsonObject>
#include <QTimer>
#include <QUrl>
#include <QVariantMap>
#include <QtQml/qqmlregistration.h>

#include <functional>

/// A match of any game of the house as the person at seat 0 sees it: what lies on the table, what may be done, what
/// just happened. Where several people share the screen, whoever looks sits at seat 0. It knows views and redacted
/// events only. The lists always show the newest state; the motion signals say what led there, and the match goes on
/// when their time is over. A game's own table is a GameTable.
class Table : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by Session")
    /// Its name as records write it.
    Q_PROPERTY(QString game READ game CONSTANT)
    /// The pack that it is played with, as faces name it, its covered card, and of a card's width to its height.
    Q_PROPERTY(QString pack READ pack CONSTANT)
    Q_PROPERTY(QString back READ back CONSTANT)
    Q_PROPERTY(double cardAspect READ cardAspect CONSTANT)
    /// What a hand has at the beginning of a deal.
    Q_PROPERTY(int cardsInHand READ cardsInHand CONSTANT)
    /// And at most, in the middle of a turn.
    Q_PROPERTY(int mostInHand READ mostInHand CONSTANT)
    /// Of the middle's width to the height of its cards; in a tall window another.
    Q_PROPERTY(double middleAcross READ middleAcrossWide NOTIFY seatCountChanged)
    Q_PROPERTY(double middleAcrossTall READ middleAcrossTall NOTIFY seatCountChanged)
    /// The file that shows what lies in the middle: a GameBoard. The house rules may have a say in it.
    Q_PROPERTY(QUrl board READ board NOTIFY seatCountChanged)
    Q_PROPERTY(bool clockwise READ clockwise NOTIFY seatCountChanged)
    /// The picture of how a seat calls for the end of a deal, likewise.
    Q_PROPERTY(QString callPicture READ callPicture CONSTANT)
    /// The picture of what one loses, of resources/tokens, and what is said of the risk to lose it.
    Q_PROPERTY(QString piece READ piece CONSTANT)
    /// What somebody does with a card that it parts with: "gives".
    Q_PROPERTY(QString giving READ giving NOTIFY noticeChanged)
    /// The same within a bubble, where languages may let the seat speak for itself.
    Q_PROPERTY(QString givingSaid READ givingSaid NOTIFY noticeChanged)
    /// Of what a seat gave and took, it took first.
    Q_PROPERTY(bool takesFirst READ takesFirst CONSTANT)
    Q_PROPERTY(QString riskTitle READ riskTitle NOTIFY noticeChanged)
    Q_PROPERTY(QString riskNote READ riskNote NOTIFY noticeChanged)
    Q_PROPERTY(QString dealByDeal READ dealByDeal NOTIFY endChanged)
    Q_PROPERTY(int seatCount READ seatCount NOTIFY seatCountChanged)
    Q_PROPERTY(SeatModel *seats READ seats CONSTANT)
    Q_PROPERTY(ZoneModel *zones READ zones CONSTANT)
    Q_PROPERTY(ActionModel *actions READ actions CONSTANT)
    Q_PROPERTY(ShowdownModel *showdown READ showdown CONSTANT)
    Q_PROPERTY(LogModel *log READ log CONSTANT)
    Q_PROPERTY(Hint *hint READ hint CONSTANT)
    Q_PROPERTY(Review *review READ review CONSTANT)
    /// The person's own match, once it is over.
    Q_PROPERTY(OwnMatch *ownMatch READ ownMatch CONSTANT)
    Q_PROPERTY(GuestTalk *talk READ talk CONSTANT)
    Q_PROPERTY(SideBetting *bets READ bets CONSTANT)
    /// Of games of two sides that win tricks; each is empty in others.
    Q_PROPERTY(SideModel *sides READ sides CONSTANT)
    Q_PROPERTY(TrickModel *tricks READ tricks CONSTANT)
    Q_PROPERTY(SayingModel *sayings READ sayings CONSTANT)
    Q_PROPERTY(TallyModel *tally READ tally CONSTANT)
    /// Of games in which cards are laid on the table.
    Q_PROPERTY(Melding *melding READ melding CONSTANT)
    /// A deal ends with that count, and not with hands that are compared.
    Q_PROPERTY(bool tallies READ tallies CONSTANT)
    /// What else is told beside it, with a card: its face, and a sentence; or nothing.
    Q_PROPERTY(QString tallyFace READ tallyFace NOTIFY showdownChanged)
    Q_PROPERTY(QString tallyNote READ tallyNote NOTIFY showdownChanged)
    /// Cards that were put aside before the play and are counted now, as faces, and whose; or nothing.
    Q_PROPERTY(QStringList tallyLaid READ tallyLaid NOTIFY showdownChanged)
    Q_PROPERTY(QString tallyLaidNote READ tallyLaidNote NOTIFY showdownChanged)
    Q_PROPERTY(Stage stage READ stage NOTIFY stageChanged)
    Q_PROPERTY(int deal READ deal NOTIFY noticeChanged)
    Q_PROPERTY(int lap READ lap NOTIFY noticeChanged)
    Q_PROPERTY(QString notice READ notice NOTIFY noticeChanged)
    /// The person is asked for a move now.
    Q_PROPERTY(bool yourTurn READ yourTurn NOTIFY yourTurnChanged)
    /// After a knock the seats that have a turn left, in their order, the one to move first; else none.
    Q_PROPERTY(QList<int> turnsLeft READ turnsLeft NOTIFY noticeChanged)
    /// Their portraits.
    Q_PROPERTY(QStringList facesLeft READ facesLeft NOTIFY noticeChanged)
    /// The person has no token left and looks on.
    Q_PROPERTY(bool watching READ watching NOTIFY stageChanged)
    Q_PROPERTY(bool dealerIsYou READ dealerIsYou NOTIFY stageChanged)
    /// SHA-256 of the match's seed, shown before the first deal.
    Q_PROPERTY(QString commitment READ commitment NOTIFY commitmentChanged)
    /// The seed of all shuffles, in hex; empty until the match is over.
    Q_PROPERTY(QString seed READ seed NOTIFY endChanged)
    Q_PROPERTY(int cutAt READ cutAt WRITE setCutAt NOTIFY cutAtChanged)
    Q_PROPERTY(int cutMost READ cutMost NOTIFY seatCountChanged)
    /// What ended the play at once.
    Q_PROPERTY(QString declarationTitle READ declarationTitle NOTIFY declarationChanged)
    Q_PROPERTY(QString declarationText READ declarationText NOTIFY declarationChanged)
    /// Of resources: the title in large letters, where there is such a picture.
    Q_PROPERTY(QString declarationPicture READ declarationPicture NOTIFY declarationChanged)
    /// Nobody plays here: one only looks on, from the side of seat 0.
    Q_PROPERTY(bool onlooker READ onlooker NOTIFY seatCountChanged)
    /// The order of falling out, and what each seat did in the match.
    Q_PROPERTY(StandingModel *standing READ standing CONSTANT)
    /// The hands of the showdown are still turned: nobody can know yet who pays.
    Q_PROPERTY(bool turning READ turning NOTIFY showdownChanged)
    /// What can be said of it by now.
    Q_PROPERTY(QString showdownTitle READ showdownTitleNow NOTIFY showdownChanged)
    Q_PROPERTY(QString showdownText READ showdownTextNow NOTIFY showdownChanged)
    /// Why the lowest hand is the lowest, where that is not seen at once; or nothing.
    Q_PROPERTY(QString showdownWhy READ showdownWhyNow NOTIFY showdownChanged)
    Q_PROPERTY(QString reentryText READ reentryText NOTIFY reentryChanged)
    Q_PROPERTY(QString winnerName READ winnerName NOTIFY endChanged)
    /// One or several; none where the match is drawn.
    Q_PROPERTY(QStringList winnerPortraits READ winnerPortraits NOTIFY endChanged)
    Q_PROPERTY(QString endTitle READ endTitle NOTIFY endChanged)
    Q_PROPERTY(QString endText READ endText NOTIFY endChanged)
    Q_PROPERTY(bool youWon READ youWon NOTIFY endChanged)
    /// The match that is over can be looked at again.
    Q_PROPERTY(bool inHistory READ inHistory NOTIFY endChanged)
    /// What became of the person who has not won: "You are out, in third place of 6."; else nothing.
    Q_PROPERTY(QString ownEndText READ ownEndText NOTIFY endChanged)
    /// The screen goes from one person to another: nothing lies here, and the match waits until that one is there.
    Q_PROPERTY(bool handingOver READ handingOver NOTIFY handoverChanged)
    Q_PROPERTY(QString handoverTitle READ handoverTitle NOTIFY handoverChanged)
    Q_PROPERTY(QString handoverText READ handoverText NOTIFY handoverChanged)
    Q_PROPERTY(QString handoverPortrait READ handoverPortrait NOTIFY handoverChanged)

public:
    /// Draw is the second step of a turn, in games that have one; in Declaration hands are shown that ended the play.
    /// At a Restart the hands of a showdown lie open before it is settled: a seat may have the deal begun again.
    /// Betting is between deals: a seat may offer a bet on who lasts longer, or answer one.
    enum Stage {
        NoMatch,
        FirstDealer,
        Cut,
        DealersChoice,
        Turn,
        Draw,
        Declaration,
        Restart,
        Showdown,
        Betting,
        Reentry,
        Over
    };
    Q_ENUM(Stage)

    /// How a seat is shown.
    struct Guest
    {
        QString name; ///< empty for a person who gave none
        QString portrait;
        /// One of several people at this screen, so counted from 1; 0 for everybody else.
        int sharer = 0;
    };
    /// What is made up of the person's move and not played yet, in the table's own words: as it was kept last, and to
    /// be kept. Neither is there for a match that is not kept.
    struct DraftKeeper
    {
        std::function<QJsonObject()> kept = {};
        std::function<void(const QJsonObject &)> keep = {};
    };

    explicit Table(QObject *parent = nullptr);

    [[nodiscard]] virtual QString game() const = 0;
    [[nodiscard]] virtual const cards::Pack &cardPack() const = 0;
    [[nodiscard]] QString pack() const { return back().section(u'/', 0, 0); }
    [[nodiscard]] QString back() const { return faceOf(cardPack(), {}); }
    [[nodiscard]] double cardAspect() const { return cardPack().aspect; }
    [[nodiscard]] virtual int cardsInHand() const = 0;
    [[nodiscard]] virtual int mostInHand() const { return cardsInHand(); }
    [[nodiscard]] virtual double middleAcross(bool tall) const = 0;
    [[nodiscard]] double middleAcrossWide() const { return middleAcross(false); }
    [[nodiscard]] double middleAcrossTall() const { return middleAcross(true); }
    [[nodiscard]] virtual QUrl board() const = 0;
    [[nodiscard]] virtual game::Seating seating() const = 0;
    /// What its players lose.
    [[nodiscard]] Counted counted() const;
    /// How they call for the end of a deal, and the picture of that.
    [[nodiscard]] Call call() const;
    [[nodiscard]] QString callPicture() const { return CallWords(call()).picture(); }
    [[nodiscard]] virtual QString giving() const;
    [[nodiscard]] virtual QString givingSaid() const;
    [[nodiscard]] virtual bool takesFirst() const { return false; }
    [[nodiscard]] QString piece() const { return CountedWords(counted()).picture(); }
    [[nodiscard]] QString riskTitle() const { return CountedWords(counted()).riskTitle(); }
    [[nodiscard]] QString riskNote() const { return CountedWords(counted()).riskNote(); }
    [[nodiscard]] QString dealByDeal() const { return CountedWords(counted()).dealByDeal(); }
    /// A value for each house rule of the game; none where no match lies here.
    [[nodiscard]] virtual OptionValues rules() const { return {}; }

    /// How long what has just come up cannot be done yet; Grace::usual where nothing is said.
    void setGrace(std::chrono::milliseconds time)
    {
        m_grace.setTime(time);
        m_enterGrace.setTime(time);
    }
    /// Somebody has cut short or read past what was shown: what is asked next takes no key for a while, and what is
    /// asked already is as new again. A key pressed to get on is no answer.
    void passedOver();
    /// Clears the table; nothing more is asked of the match.
    void close();
    /// In the middle of telling of a change: whoever is told must not lay another table now.
    [[nodiscard]] bool changing() const { return m_changing; }
    /// The person looks on and wants to see the end soon.
    [[nodiscard]] bool hurried() const { return m_tempo.fast(); }
    /// How much faster than usual everything is shown.
    void setSpeed(double speed) { m_tempo.setSpeed(speed); }
    /// The match that is over is in the history, under this number: it can be watched again.
    void setInHistory(qint64 id);
    /// The match goes no further than what lies on the table now.
    void stayHere();
    /// Clears the table, as it is another's turn at the screen; `taken` is called once that one is there. So far the
    /// match has come to this deal.
    void handOver(const Guest &next, int deal, std::function<void()> taken);
    /// What is being shown has been looked at for long enough.
    void doneShowing();
    /// From the beginning of a cut until the pack is heard being riffled.
    [[nodiscard]] std::chrono::milliseconds riffleAfter() const { return flights::untilRiffle(m_shuffle); }

    // table_programs.cpp: what is heard of an outside program at a seat
    /// It is ready, and calls itself so. Where `takesName`, the seat is called that from now on, unless another is.
    void programReady(game::Seat seat, const QString &name, bool takesName);
    void programAtFault(game::Seat seat, const ProgramTrouble &trouble, bool askedAgain);
    void programWrote(game::Seat seat, const QStringList &lines);

    [[nodiscard]] bool clockwise() const { return seating().clockwise; }
    [[nodiscard]] int seatCount() const { return m_now.seats; }
    [[nodiscard]] SeatModel *seats() { return &m_seats; }
    [[nodiscard]] ZoneModel *zones() { return &m_zones; }
    /// Of the zone of that name; none where there is none.
    [[nodiscard]] QStringList faces(const QString &zone) const { return m_zones.faces(zone); }
    /// The cards that the person has chosen, in that order.
    [[nodiscard]] const QList<Place> &chosen() const { return m_chosen; }
    /// The places of those in one zone, in rising order.
    [[nodiscard]] QList<int> chosenIn(const QString &zone) const;
    [[nodiscard]] ActionModel *actions() { return &m_actions; }
    [[nodiscard]] ShowdownModel *showdown() { return &m_showdown; }
    [[nodiscard]] LogModel *log() { return &m_log; }
    [[nodiscard]] StandingModel *standing() { return &m_standing; }
    [[nodiscard]] Hint *hint() { return &m_hint; }
    [[nodiscard]] Review *review() { return &m_review; }
    [[nodiscard]] OwnMatch *ownMatch() { return &m_ownMatch; }
    [[nodiscard]] GuestTalk *talk() { return &m_talk; }
    [[nodiscard]] SideBetting *bets() { return &m_bets; }
    [[nodiscard]] SideModel *sides() { return &m_sides; }
    [[nodiscard]] TrickModel *tricks() { return &m_tricksOver; }
    [[nodiscard]] SayingModel *sayings() { return &m_sayings; }
    [[nodiscard]] TallyModel *tally() { return &m_tally; }
    [[nodiscard]] Melding *melding() { return &m_melding; }
    [[nodiscard]] virtual bool tallies() const { return false; }
    [[nodiscard]] virtual QString tallyFace() const { return {}; }
    [[nodiscard]] virtual QString tallyNote() const { return {}; }
    [[nodiscard]] virtual QStringList tallyLaid() const { return {}; }
    [[nodiscard]] virtual QString tallyLaidNote() const { return {}; }
    [[nodiscard]] Stage stage() const { return m_stage; }
    [[nodiscard]] int deal() const { return m_now.deal; }
    [[nodiscard]] int lap() const { return m_now.lap; }
    [[nodiscard]] QString notice() const;
    [[nodiscard]] bool yourTurn() const { return m_asked; }
    [[nodiscard]] QList<int> turnsLeft() const;
    [[nodiscard]] QStringList facesLeft() const;
    [[nodiscard]] bool watching() const { return out() && !asksWhoIsOut(); }
    [[nodiscard]] bool dealerIsYou() const { return m_now.dealer == person; }
    [[nodiscard]] virtual QString handValue() const = 0;
    [[nodiscard]] virtual QString poolText() const = 0;
    [[nodiscard]] QString commitment() const { return m_commitment; }
    [[nodiscard]] QString seed() const { return m_stage == Over && m_ties.seed ? m_ties.seed() : QString(); }
    [[nodiscard]] int cutAt() const { return m_cutAt; }
    void setCutAt(int at);
    [[nodiscard]] int cutMost() const { return m_now.seats > 0 ? m_now.cutMost : 1; }
    /// How the first dealer is found, in a sentence.
    [[nodiscard]] virtual QString drawText() const = 0;
    [[nodiscard]] virtual QString declarationTitle() const { return {}; }
    [[nodiscard]] virtual QString declarationText() const { return {}; }
    [[nodiscard]] virtual QString declarationPicture() const { return {}; }
    [[nodiscard]] bool onlooker() const { return m_ties.onlooker; }
    /// Somebody has knocked: each seat has one turn left.
    [[nodiscard]] Q_INVOKABLE bool lastTurns() const { return m_now.knocker != game::nobody; }
    [[nodiscard]] virtual QString showdownTitle() const;
    [[nodiscard]] virtual QString showdownText() const = 0;
    [[nodiscard]] virtual QString showdownWhy() const { return {}; }
    [[nodiscard]] bool turning() const { return m_turning; }
    [[nodiscard]] QString showdownTitleNow() const;
    [[nodiscard]] QString showdownTextNow() const;
    [[nodiscard]] QString showdownWhyNow() const { return m_turning ? QString() : showdownWhy(); }
    [[nodiscard]] virtual QString reentryText() const { return {}; }
    /// "Ada", "Ada and Bruno"; empty where nobody has won.
    [[nodiscard]] QString winnerName() const;
    [[nodiscard]] QStringList winnerPortraits() const;
    [[nodiscard]] QString endTitle() const;
    [[nodiscard]] QString endText() const;
    [[nodiscard]] QString ownEndText() const;
    [[nodiscard]] bool inHistory() const { return m_inHistory != 0; }
    [[nodiscard]] bool handingOver() const { return m_handover.taken != nullptr; }
    [[nodiscard]] QString handoverTitle() const;
    [[nodiscard]] QString handoverText() const;
    [[nodiscard]] QString handoverPortrait() const { return m_handover.next.portrait; }
    /// Whose turn it is to deal, or was in the last deal.
    [[nodiscard]] game::Seat dealer() const { return m_now.dealer; }
    /// Alone or with others. Nobody is told that who shares the screen.
    [[nodiscard]] bool youWon() const
    {
        return !m_ties.shared && m_ties.you != game::nobody && m_now.ending.winners.contains(m_ties.you);
    }
    /// The person has won, or one of those who share the screen.
    [[nodiscard]] bool personWon() const;
    /// How a seat is called now: a program may have named it.
    [[nodiscard]] QString givenName(game::Seat seat) const { return m_guests[game::at(seat)].name; }
    /// What the start page's "Continue" says of this match: "deal 4, your turn".
    [[nodiscard]] QString whereItStands() const;
    /// The same of a match that does not lie here.
    [[nodiscard]] static QString whereItStands(int deal, bool yourTurn);

    /// The house rules of the match that lies here, by key, as RuleLines::byKey() has them, and in a line; nothing
    /// where none lies here.
    Q_INVOKABLE [[nodiscard]] QVariantMap rulesByKey() const;
    Q_INVOKABLE [[nodiscard]] QString rulesInShort() const;
    /// Chooses the card at this place of a zone, or puts it back.
    Q_INVOKABLE void toggle(const QString &zone, int place);
    /// The same of one that is to be chosen, and may be already.
    Q_INVOKABLE void pick(const QString &zone, int place);
    /// A card of the hand is dragged to a place of a zone, and one of a zone to the hand (to no card of it: -1):
    /// usually both are chosen.
    Q_INVOKABLE virtual void carryTo(int handPlace, const QString &zone, int place);
    Q_INVOKABLE virtual void bring(const QString &zone, int place, int toHand);
    /// Takes back what was begun, chosen cards or a knock to be confirmed; false where there was neither.
    Q_INVOKABLE bool clearSelection();
    /// A guide says that this is to be done: its ticket is the red one, and what Enter does. Empty for no advice.
    Q_INVOKABLE void advise(const QString &action);
    /// A guide asks what is to be done: no ticket is red but that of cards already chosen, and Enter does nothing else.
    void leaveOpen(bool open);
    /// What Enter does: the red ticket's action, or the first's where none is red; empty where there is no ticket, or
    /// what to do is left open.
    [[nodiscard]] Q_INVOKABLE QString usualAction() const;
    /// Does what the ticket of that name says; one that is not possible now is refused with the reason.
    Q_INVOKABLE void perform(const QString &action);
    /// Whatever is being shown is over at once, and whoever seems to think moves now; false where the table waits for
    /// the person, or nothing is shown.
    Q_INVOKABLE bool hurry();
    /// What a seat did in this deal, as LogModel::deeds(), and how it plays, in words; empty for the person.
    Q_INVOKABLE QVariantList deeds(int seat) const { return m_log.deeds(seat, m_now.deal); }
    Q_INVOKABLE QString character(int seat) const;
    /// A key of the table: "enter", "space", "k", "s", "c", "h", "v", "1" to "9", "q", "w", "e", "r",
    /// "d", "a".
    Q_INVOKABLE void pressed(const QString &key);

Q_SIGNALS:
    void seatCountChanged();
    void stageChanged();
    void noticeChanged();
    void yourTurnChanged();
    void commitmentChanged();
    void selectionChanged();
    void cutAtChanged();
    void showdownChanged();
    void reentryChanged();
    void endChanged();
    void declarationChanged();
    void handoverChanged();

    /// What just happened, in a sentence for screen readers; told once.
    void told(const QString &sentence);
    /// What is asked of the person now, in the same way.
    void asks(const QString &sentence);
    /// Something was tried that is not possible now, and why.
    void refused(const QString &why);
    /// Something that is no move, and that the person should know of now, in few words.
    void remarked(const QString &what);
    /// The person wants another match, or the start page, from the end of this one.
    void newMatchWanted();
    /// The same of the match that is over, which the history has under this number.
    void replayWanted(double id);
    /// Of that match the move that came so many steps after its beginning.
    void moveWanted(double id, int position);
    /// Another match at the same table.
    void rematchWanted();
    /// Back to the evening, or the deals, that the match came from.
    void onwardWanted();
    void homeWanted();

    /// What is under way is over: everything lies where it belongs.
    void hurriedOn();
    /// What a guest said, in a sentence; nobody needs it.
    void overheard(const QString &sentence);

    // What just happened, for motion; everything above shows it already.
    void travelled(const QList<Flight> &flights);
    void declarationMade();
    void knocked(int seat);
    /// A knock too, heard once the cards have changed places.
    void kept(int seat);
    void stayed(int seat);
    void showdownReached();
    /// A hand of the showdown, among those that lay face down.
    void handTurned(int seat);
    /// The table stops for this.
    void highlighted(const Highlight &highlight);
    /// A seat parts with so many pieces, or gets some.
    void tokenLost(int seat, int pieces);
    /// A life was lost that leaves its piece where it is.
    void cornerFolded(int seat);
    void tokenGained(int seat, int pieces);
    /// A seat stakes so many pieces for the deal that begins.
    void staked(int seat, int pieces);
    /// Points of a seat are added to those that it has.
    void pointsWritten(int seat);
    void reentered(int seat);
    /// A seat makes this gesture to its partner, of resources/gestures.
    void gestured(int seat, const QString &gesture);
    /// The person looks for the card at this place of the hand.
    void cardSought(int place);
    /// A bet is over that this seat wins; nobody where each takes back what was staked.
    void betSettled(int seat);
    /// The seats that have won.
    void ended(const QList<int> &winners);

protected:
    using Milliseconds = std::chrono::milliseconds;
    static constexpr game::Seat person = 0;
    /// What is shown so long lies until the person goes on.
    static constexpr Milliseconds untilGoneOn = Milliseconds::max();

    /// What every game's view tells; all of it is the view's.
    struct Now
    {
        int seats = 0;
        int deal = 0;
        int lap = 1;
        int cutMost = 1;
        game::Seat toMove = game::nobody;
        game::Seat dealer = game::nobody;
        game::Seat knocker = game::nobody;
        game::MatchOver ending = {};
        game::SeatSet playing;
        game::Scores score{};
        game::SeatSet in; ///< the seats that are not out of the match
    };
    /// What ties the table to the match that it shows.
    struct Ties
    {
        std::function<void()> shown;
        std::function<QString()> seed;
        std::function<void()> hurry;
        DraftKeeper draft;
        bool onlooker = false;
        game::Seat you = 0; ///< whom the words call "you", or nobody
        game::Seat firstTurned = 0;
        bool rematch = false;
        bool occasion = false;
        bool dealPasses = false;
        bool lesson = false; ///< its deal has no number
        bool shared = false;
        bool owners = true;
        bool stays = false; ///< nothing follows what lies here
    };
    /// Who is to take the screen.
    struct Handover
    {
        Guest next;
        int deal = 0;
        std::function<void()> taken; ///< none while nobody has to take it
    };

    // table.cpp: what lies on the table
    /// Forgets the match, but for its guests and its log.
    virtual void forget();
    /// Nothing lies on the table any more.
    virtual void dropView() = 0;
    virtual void laySeats() = 0;
    void emitAll();
    void enter(Stage stage);
    void say(game::Seat seat, LogLine::What what, int cards = 0);
    /// The same of what all saw it give and take, in faces.
    void sayTrade(game::Seat seat, LogLine::What what, const QStringList &gave, const QStringList &took);
    /// How long what was said last, by a seat or a guest, still wants to be read.
    [[nodiscard]] Milliseconds untilRead() const;
    /// Said with a knock on the table.
    [[nodiscard]] bool loud(game::Seat seat) const;
    /// Who sits there begins to talk, or falls silent.
    void seatTalkers(bool talking);
    /// Writes it in the log, and says it, but for what is `known` already.
    void note(LogLine line, bool known = false);
    virtual void respeak();
    void waitForNextDeal();

    // table_showdown.cpp: how a showdown is told
    void turnHand(int seat);
    void seeHand(int seat);
    /// The hands lie open: it is told what they come to.
    virtual void tellVerdict();
    /// What the table stops for when this seat's hand is turned.
    [[nodiscard]] virtual std::optional<Highlight> highlightOf(game::Seat /*seat*/) const { return std::nullopt; }
    /// What of a score of lives lies before its seat as pieces, and whether a life is left that has none.
    [[nodiscard]] virtual int piecesOf(int score) const { return score; }
    /// How many of them go to the pool where a deal takes the score from one to the other.
    [[nodiscard]] virtual int piecesGone(int before, int left) const { return piecesOf(before) - piecesOf(left); }
    [[nodiscard]] bool isLastLife(int score) const { return !tallies() && score > 0 && piecesOf(score) == 0; }
    /// The best hand is looked for, as it brings something; else the lowest, as it costs something.
    [[nodiscard]] bool seeksHighest() const { return counted() == Counted::points || counted() == Counted::chips; }
    /// The deal that lies counted was the last of the match.
    [[nodiscard]] virtual bool wasLastDeal() const { return m_now.in.size() < 2; }
    /// A seat without tokens may come back before the next deal.
    [[nodiscard]] virtual bool mayComeBack(game::Seat /*seat*/) const { return false; }
    /// Shows it, where there is time for that; so long it takes.
    Milliseconds stopFor(Highlight highlight, Milliseconds after = Milliseconds(0));
    [[nodiscard]] QString pieceOfLastLife() const;
    Milliseconds stopForFarewell(game::SeatSet leaving, Milliseconds after = Milliseconds(0));
    Milliseconds stopForReturn(game::Seat seat, int tokens, bool paid);
    /// Everybody who is still in plays with the last token.
    Milliseconds stopForDuel();
    [[nodiscard]] QStringList portraitsOf(game::SeatSet seats) const;

    // What every match begins and ends with.
    Milliseconds drawForDealer(const QStringList &faces);
    /// The first dealer is found by lot: no card is turned for it.
    Milliseconds drawLots();
    [[nodiscard]] QString lotNotice() const;
    void notePassedDeal();
    void turnNextForDealer();
    /// The place among the drawn cards of that which makes the first dealer, once all are turned; else -1.
    [[nodiscard]] int drawnBest() const;
    Milliseconds declare(const QStringList &cards);
    Milliseconds end();

    // table_zones.cpp: where cards lie, and how they come there
    /// All zones as they are now, but for what is chosen.
    [[nodiscard]] virtual std::vector<ZoneRow> lying() const = 0;
    /// Lays them anew.
    void layCards();
    // Zones of any table.
    [[nodiscard]] ZoneRow drawnZone() const;
    [[nodiscard]] ZoneRow declaredZone() const;
    [[nodiscard]] ZoneRow poolZone(Zone::Lay lay) const;
    [[nodiscard]] static QList<int> allPlaces(qsizetype count);
    /// Where each of `faces` lies in `cards`, equal ones in order; -1 for nowhere.
    [[nodiscard]] static QList<int> slotsOf(const QStringList &faces, QStringList cards);
    /// Tells of these ways; the time that they take where cards move.
    Milliseconds travel(const QList<Flight> &flights);
    /// What lies about, face down, is gathered and shuffled, before the pack is cut: from then on m_shuffle is shown.
    void gather(const std::vector<flights::Packet> &lying);
    void shuffle();
    /// How these packets are dealt, by the person's wishes.
    [[nodiscard]] flights::Dealing dealing(const std::vector<flights::Packet> &packets) const;
    /// The pack is cut for the person, where that is wished.
    void cutSoon();
    /// The same, with time to look at what lies open then.
    Milliseconds layOpen(const QList<Flight> &flights);
    /// How long a card is carried to a seat or from it; others are watched while they do it.
    [[nodiscard]] static int carryingTime(game::Seat seat);
    /// A seat's hand as it is shown now, and those of all that play, from the dealer's next on.
    [[nodiscard]] flights::Packet handOf(game::Seat seat) const;
    [[nodiscard]] std::vector<flights::Packet> handsInTurn() const;
    /// That seat shows its hand.
    Milliseconds showHand(game::Seat seat);

    // table_words.cpp: what it is called
    /// Whether the words of the table say "you" to that seat. What all look at who share the screen is told by names.
    [[nodiscard]] bool isYou(game::Seat seat) const
    {
        return m_ties.you != game::nobody && seat == m_ties.you && !(m_ties.shared && m_forAll);
    }
    /// The moves of seat 0 are gone through once the hands lie open.
    [[nodiscard]] bool judges() const { return !m_ties.onlooker && m_ties.owners; }
    [[nodiscard]] QString nameOf(game::Seat seat) const;
    [[nodiscard]] static QString nameOf(const Guest &guest, bool you);
    [[nodiscard]] QStringList names() const;
    /// The person has dropped out of the match, and may be asked all the same.
    [[nodiscard]] bool out() const;
    [[nodiscard]] bool asksWhoIsOut() const
    {
        return (m_stage == Reentry || m_stage == Betting) && m_now.toMove == person;
    }
    [[nodiscard]] Winners winners() const;
    /// What a seat gave and took, in words; nothing where it was neither.
    [[nodiscard]] QString tradeText(const QStringList &gave, const QStringList &took) const;
    /// Those on the same side, in a sentence's list; nobody where each plays for itself.
    [[nodiscard]] QString partnersOf(game::Seat seat) const;
    /// A game's own notice for a stage; empty where the stage has one for all games.
    [[nodiscard]] virtual QString gameNotice() const = 0;
    [[nodiscard]] virtual QString turnNotice() const;
    [[nodiscard]] virtual QString whyNotYourTurn() const;

    // table_spoken.cpp: what a screen reader is told
    void tell(const LogLine &line);
    /// All hands in a sentence, but for those that were told one by one.
    void tellHands();
    [[nodiscard]] bool tellsHandByHand() const;
    void tellWhatIsAsked();
    /// The same of the stages that a game has to itself.
    [[nodiscard]] virtual QString gameQuestion() const = 0;
    /// What is asked in a turn; `monte` are its cards in words.
    [[nodiscard]] QString turnQuestion(const QString &monte) const;

    // table_choosing.cpp
    /// The person chooses these cards, and no others.
    void select(const QList<Place> &places);
    void selectNothing() { select({}); }

    // table_actions.cpp: what the person may do
    /// Tells the bets what lies here, and which the person may offer now.
    virtual void layBets() { }
    /// What the person may say now, with what is chosen.
    virtual void laySayings() { }
    void layActions();
    [[nodiscard]] const ActionRow *usualRow() const; ///< what Enter stands for; none where nothing is offered
    [[nodiscard]] std::vector<ActionRow> actionsNow() const;
    [[nodiscard]] std::vector<ActionRow> endActions() const;
    [[nodiscard]] std::vector<ActionRow> handoverActions() const;
    void takeSeat();
    /// The tickets of a choice that the person is asked for.
    [[nodiscard]] virtual std::vector<ActionRow> choices() const = 0;
    /// Makes the move of the ticket of that name; it may be none.
    virtual void make(const QString &action) = 0;
    /// What a letter stands for in the present choice; empty for nothing.
    [[nodiscard]] virtual QString actionOfKey(const QString &key) const;
    /// Of the cards that letters and digits choose; those of the hand and of what all take from, usually.
    [[nodiscard]] virtual Place placeOfKey(const QString &key) const;
    [[nodiscard]] virtual bool choosesCards() const { return m_stage == Turn || m_stage == Draw; }
    /// One card alone: another takes its place.
    [[nodiscard]] virtual bool choosesOne() const { return m_stage == Draw; }
    /// Why this card may not be chosen now, in a sentence; empty where it may.
    [[nodiscard]] virtual QString whyBarred(const QString & /*zone*/, int /*place*/) const { return {}; }
    /// What was shown was passed over only just now.
    [[nodiscard]] bool gettingOn() const;
    /// Cards that an exchange still lacks, in words.
    [[nodiscard]] QString stillToChoose() const;
    [[nodiscard]] ActionRow knockTicket(const QString &note) const;
    /// Opens the review or closes it; before the deal is over, it opens with its end, or it is told why not.
    void turnToReview();
    /// A knock is asked for twice, where the person wants that; true where this was the first time.
    [[nodiscard]] bool asksAgain();

    Ties m_ties;
    Handover m_handover;
    bool m_forAll = false; ///< all hands lie open, or the match is over
    Tempo m_tempo;
    Now m_now;
    std::vector<Guest> m_guests;
    QString m_commitment;

    Stage m_stage = NoMatch;
    bool m_changing = false;
    /// What is told has been shown before: no list, sound or motion follows it one by one.
    bool m_catchingUp = false;
    std::vector<LogLine> m_past;
    /// What the showdown comes to is not told yet, and these seats' hands lie face down; what they had before it.
    bool m_turning = false;
    game::SeatSet m_covered;
    game::SeatSet m_unseen; ///< their cards are being turned over, and nothing is told of them yet
    game::SeatSet m_told;
    QString m_lastEvent; ///< that the table stopped for in this showdown
    game::Standing m_standingBefore;
    Staging m_staging;
    bool m_asked = false;
    /// The match waits until what is on the screen was shown.
    bool m_showing = false;
    /// A knock was asked for once and waits for its confirmation.
    bool m_confirmingKnock = false;
    bool m_leftOpen = false;
    QString m_advised; ///< the action that a guide says is to be done
    QString m_hinted;  ///< the one that the open hint says is best, as the actions lie
    /// The number of the match in the history, once it is there; else 0.
    qint64 m_inHistory = 0;
    Grace m_grace;
    Grace m_enterGrace; ///< of what Enter stands for, which changes while its ticket lies here already
    QElapsedTimer m_passedOver;
    /// What comes once the last words of the deal have had their time.
    std::function<void()> m_afterWords;
    QTimer m_showingTimer;
    QTimer m_turningTimer;
    QTimer m_cuttingTimer;
    QList<Flight> m_shuffle;

    SeatModel m_seats;
    ZoneModel m_zones;
    ActionModel m_actions;
    ShowdownModel m_showdown;
    LogModel m_log;
    StandingModel m_standing;
    Hint m_hint;
    Review m_review;
    OwnMatch m_ownMatch;
    GuestTalk m_talk;
    SideBetting m_bets;
    SideModel m_sides;
    TrickModel m_tricksOver;
    SayingModel m_sayings;
    TallyModel m_tally;
    Melding m_melding;
    QStringList m_drawn;
    QStringList m_toDraw;
    QStringList m_declaredCards;
    int m_stakes = 0;
    QList<Place> m_chosen;
    int m_cutAt = 1;
    /// The seats that pay at the last showdown, and how much.
    game::SeatSet m_payers;
    game::Scores m_paid{};
    struct Said
    {
        std::optional<LogLine::What> what;
        int cards = 0;
        QStringList gave = {};
        QStringList took = {};
    };
    std::array<Said, game::maxSeats> m_said;
    game::Seat m_lastSaid = game::nobody;
    QElapsedTimer m_sinceSaid; ///< those last words
};
