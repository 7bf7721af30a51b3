// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "advice/hint.h"
#include "advice/review.h"
#include "game/standing.h"
#include "programs/program_trouble.h"
#include "table/action_model.h"
#include "table/grace.h"
#include "table/log_model.h"
#include "table/seat_model.h"
#include "table/showdown_model.h"
#include "table/standing_model.h"
#include "table/tempo.h"
#include "words/winners.h"

#include <QTimer>
#include <QtQml/qqmlregistration.h>

#include <functional>

/// A match of any game of the house as the person at seat 0 sees it: what lies on the table, what may be done, what
/// just happened. It knows views and redacted events only. The lists always show the newest state; the motion signals
/// say what led there, and the match goes on when their time is over. A game's own table is a GameTable.
class Table : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by Session")
    /// Its name as records write it.
    Q_PROPERTY(QString game READ game CONSTANT)
    /// Of a hand, and of the monte.
    Q_PROPERTY(int cardsInHand READ cardsInHand CONSTANT)
    Q_PROPERTY(int seatCount READ seatCount NOTIFY seatCountChanged)
    Q_PROPERTY(SeatModel *seats READ seats CONSTANT)
    Q_PROPERTY(ActionModel *actions READ actions CONSTANT)
    Q_PROPERTY(ShowdownModel *showdown READ showdown CONSTANT)
    Q_PROPERTY(LogModel *log READ log CONSTANT)
    Q_PROPERTY(Hint *hint READ hint CONSTANT)
    Q_PROPERTY(Review *review READ review CONSTANT)
    Q_PROPERTY(Stage stage READ stage NOTIFY stageChanged)
    Q_PROPERTY(int deal READ deal NOTIFY noticeChanged)
    Q_PROPERTY(int lap READ lap NOTIFY noticeChanged)
    Q_PROPERTY(QString notice READ notice NOTIFY noticeChanged)
    /// The person is asked for a move now.
    Q_PROPERTY(bool yourTurn READ yourTurn NOTIFY yourTurnChanged)
    /// The person has no token left and looks on.
    Q_PROPERTY(bool watching READ watching NOTIFY stageChanged)
    Q_PROPERTY(bool dealerIsYou READ dealerIsYou NOTIFY stageChanged)
    /// Faces: card codes, or "back".
    Q_PROPERTY(QStringList hand READ hand NOTIFY handChanged)
    /// Which of the hand's cards the others know, as bits.
    Q_PROPERTY(int handKnown READ handKnown NOTIFY handChanged)
    Q_PROPERTY(QStringList monte READ monte NOTIFY monteChanged)
    /// The cards that the dealer looks at, while the choice is open.
    Q_PROPERTY(QStringList aside READ aside NOTIFY asideChanged)
    Q_PROPERTY(QString handValue READ handValue NOTIFY handChanged)
    Q_PROPERTY(int stock READ stock NOTIFY stockChanged)
    Q_PROPERTY(int stakesInPool READ stakesInPool NOTIFY poolChanged)
    Q_PROPERTY(QString poolText READ poolText NOTIFY poolChanged)
    /// Cards are drawn from the stock, so that it matters how many it has.
    Q_PROPERTY(bool drawsFromStock READ drawsFromStock CONSTANT)
    /// Tokens lie on the plate, not coins.
    Q_PROPERTY(bool poolOfTokens READ poolOfTokens CONSTANT)
    /// SHA-256 of the match's seed, shown before the first deal.
    Q_PROPERTY(QString commitment READ commitment NOTIFY commitmentChanged)
    /// Bit masks of the cards chosen.
    Q_PROPERTY(int handSelection READ handSelection NOTIFY selectionChanged)
    Q_PROPERTY(int monteSelection READ monteSelection NOTIFY selectionChanged)
    Q_PROPERTY(int cutAt READ cutAt WRITE setCutAt NOTIFY cutAtChanged)
    Q_PROPERTY(int cutMost READ cutMost NOTIFY seatCountChanged)
    /// The cards turned for the first dealer, in order; card i lies before seat (drawnFrom + i) mod seatCount.
    Q_PROPERTY(QStringList drawn READ drawn NOTIFY drawnChanged)
    Q_PROPERTY(int drawnFrom READ drawnFrom NOTIFY seatCountChanged)
    /// The place in `drawn` of the card that makes the first dealer, once all are turned; else -1.
    Q_PROPERTY(int drawnBest READ drawnBest NOTIFY drawnChanged)
    /// How the first dealer is found, in a sentence.
    Q_PROPERTY(QString drawText READ drawText NOTIFY noticeChanged)
    /// Who sees the cards that the dealer looks at.
    Q_PROPERTY(QString asideText READ asideText NOTIFY noticeChanged)
    /// What ended the play at once, and the cards that did, one hand after the other.
    Q_PROPERTY(QString declarationTitle READ declarationTitle NOTIFY declarationChanged)
    Q_PROPERTY(QString declarationText READ declarationText NOTIFY declarationChanged)
    Q_PROPERTY(QStringList declared READ declared NOTIFY declarationChanged)
    /// Nobody plays here: one only looks on, from the side of seat 0.
    Q_PROPERTY(bool onlooker READ onlooker NOTIFY seatCountChanged)
    /// The order of falling out, and what each seat did in the match.
    Q_PROPERTY(StandingModel *standing READ standing CONSTANT)
    Q_PROPERTY(QString showdownTitle READ showdownTitle NOTIFY showdownChanged)
    Q_PROPERTY(QString showdownText READ showdownText NOTIFY showdownChanged)
    Q_PROPERTY(QString reentryText READ reentryText NOTIFY reentryChanged)
    Q_PROPERTY(QString winnerName READ winnerName NOTIFY endChanged)
    /// One or several; none where the match is drawn.
    Q_PROPERTY(QStringList winnerPortraits READ winnerPortraits NOTIFY endChanged)
    Q_PROPERTY(QString endTitle READ endTitle NOTIFY endChanged)
    Q_PROPERTY(QString endText READ endText NOTIFY endChanged)
    Q_PROPERTY(bool youWon READ youWon NOTIFY endChanged)

public:
    /// Draw is the second step of a turn, in games that have one; in Declaration hands are shown that ended the play.
    enum Stage { NoMatch, FirstDealer, Cut, DealersChoice, Turn, Draw, Declaration, Showdown, Reentry, Over };
    Q_ENUM(Stage)

    /// How a seat is shown.
    struct Guest
    {
        QString name; ///< empty for a person who gave none
        QString portrait;
    };

    explicit Table(QObject *parent = nullptr);

    [[nodiscard]] virtual QString game() const = 0;
    [[nodiscard]] virtual int cardsInHand() const = 0;

    /// How long what has just come up cannot be done yet; Grace::usual where nothing is said.
    void setGrace(std::chrono::milliseconds time) { m_grace.setTime(time); }
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
    /// What is being shown has been looked at for long enough.
    void doneShowing();

    // table_programs.cpp: what is heard of an outside program at a seat
    /// It is ready, and calls itself so. Where `takesName`, the seat is called that from now on, unless another is.
    void programReady(game::Seat seat, const QString &name, bool takesName);
    void programAtFault(game::Seat seat, const ProgramTrouble &trouble, bool askedAgain);
    void programWrote(game::Seat seat, const QStringList &lines);

    [[nodiscard]] int seatCount() const { return m_now.seats; }
    [[nodiscard]] SeatModel *seats() { return &m_seats; }
    [[nodiscard]] ActionModel *actions() { return &m_actions; }
    [[nodiscard]] ShowdownModel *showdown() { return &m_showdown; }
    [[nodiscard]] LogModel *log() { return &m_log; }
    [[nodiscard]] StandingModel *standing() { return &m_standing; }
    [[nodiscard]] Hint *hint() { return &m_hint; }
    [[nodiscard]] Review *review() { return &m_review; }
    [[nodiscard]] Stage stage() const { return m_stage; }
    [[nodiscard]] int deal() const { return m_now.deal; }
    [[nodiscard]] int lap() const { return m_now.lap; }
    [[nodiscard]] QString notice() const;
    [[nodiscard]] bool yourTurn() const { return m_asked; }
    [[nodiscard]] bool watching() const;
    [[nodiscard]] bool dealerIsYou() const { return m_now.dealer == person; }
    [[nodiscard]] QStringList hand() const { return m_hand; }
    [[nodiscard]] int handKnown() const { return m_handKnown; }
    [[nodiscard]] QStringList monte() const { return m_monte; }
    [[nodiscard]] QStringList aside() const { return m_aside; }
    [[nodiscard]] virtual QString handValue() const = 0;
    [[nodiscard]] int stock() const { return m_now.stock; }
    [[nodiscard]] int stakesInPool() const { return m_stakes; }
    [[nodiscard]] virtual QString poolText() const = 0;
    [[nodiscard]] QString commitment() const { return m_commitment; }
    [[nodiscard]] int handSelection() const { return m_handSelection; }
    [[nodiscard]] int monteSelection() const { return m_monteSelection; }
    [[nodiscard]] int cutAt() const { return m_cutAt; }
    void setCutAt(int at);
    [[nodiscard]] int cutMost() const { return m_now.seats > 0 ? m_now.cutMost : 1; }
    [[nodiscard]] QStringList drawn() const { return m_drawn; }
    [[nodiscard]] int drawnFrom() const { return m_ties.firstTurned; }
    [[nodiscard]] int drawnBest() const;
    [[nodiscard]] virtual QString drawText() const = 0;
    [[nodiscard]] virtual QString asideText() const = 0;
    [[nodiscard]] virtual bool drawsFromStock() const { return false; }
    [[nodiscard]] virtual bool poolOfTokens() const { return false; }
    [[nodiscard]] virtual QString declarationTitle() const { return {}; }
    [[nodiscard]] virtual QString declarationText() const { return {}; }
    [[nodiscard]] QStringList declared() const { return m_declaredCards; }
    [[nodiscard]] bool onlooker() const { return m_ties.onlooker; }
    [[nodiscard]] virtual QString showdownTitle() const;
    [[nodiscard]] virtual QString showdownText() const = 0;
    [[nodiscard]] virtual QString reentryText() const { return {}; }
    /// "Ada", "Ada and Bruno"; empty where nobody has won.
    [[nodiscard]] QString winnerName() const;
    [[nodiscard]] QStringList winnerPortraits() const;
    [[nodiscard]] QString endTitle() const;
    [[nodiscard]] QString endText() const;
    /// Alone or with others.
    [[nodiscard]] bool youWon() const { return m_now.ending.winners.contains(person) && !m_ties.onlooker; }
    /// What the start page's "Continue" says of this match: "deal 4, your turn".
    [[nodiscard]] QString whereItStands() const;
    /// The same of a match that does not lie here.
    [[nodiscard]] static QString whereItStands(int deal, bool yourTurn);

    /// Chooses a card for an exchange, or puts it back.
    Q_INVOKABLE void toggleHand(int slot);
    Q_INVOKABLE void toggleMonte(int slot);
    /// Takes back what was begun, chosen cards or a knock to be confirmed; false where there was neither.
    Q_INVOKABLE bool clearSelection();
    /// Does what the ticket of that name says; one that is not possible now is refused with the reason.
    Q_INVOKABLE void perform(const QString &action);
    /// A key of the table: "enter", "space", "k", "s", "c", "h", "v", "1" to "4", "q", "w", "e", "r",
    /// "d", "a".
    Q_INVOKABLE void pressed(const QString &key);

Q_SIGNALS:
    void seatCountChanged();
    void stageChanged();
    void noticeChanged();
    void yourTurnChanged();
    void handChanged();
    void monteChanged();
    void asideChanged();
    void stockChanged();
    void poolChanged();
    void commitmentChanged();
    void selectionChanged();
    void cutAtChanged();
    void drawnChanged();
    void showdownChanged();
    void reentryChanged();
    void endChanged();
    void declarationChanged();

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
    void homeWanted();

    // What just happened, for motion; everything above shows it already.
    void turnedForDealer(int index, int seat, const QString &card);
    void dealt();
    void exposed();
    void kept(int seat);
    /// give[i] now lies in the monte at monteSlots[i], take[i] in the hand at handSlots[i].
    void exchanged(int seat, const QList<int> &handSlots, const QList<int> &monteSlots, const QStringList &give,
                   const QStringList &take);
    /// The card at handSlot went face down under the stock, and another came from the top of it.
    void drew(int seat, int handSlot, const QString &discard, const QString &card);
    void declarationMade();
    void knocked(int seat);
    void stayed(int seat);
    void handShown(int seat);
    void showdownReached();
    void tokenLost(int seat);
    void tokenGained(int seat);
    void reentered(int seat);
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
        int stock = 0;
        int cutMost = 1;
        game::Seat toMove = game::nobody;
        game::Seat dealer = game::nobody;
        game::Seat knocker = game::nobody;
        game::MatchOver ending = {};
        game::SeatSet playing;
        std::array<int, game::maxSeats> tokens{};

        [[nodiscard]] game::SeatSet alive() const;
    };
    /// What ties the table to the match that it shows.
    struct Ties
    {
        std::function<void()> shown;
        std::function<QString()> seed;
        std::function<void()> hurry;
        bool onlooker = false;
        game::Seat firstTurned = 0;
    };

    // table.cpp: what lies on the table
    /// Forgets the match, but for its guests and its log.
    virtual void forget();
    /// Nothing lies on the table any more.
    virtual void dropView() = 0;
    virtual void laySeats() = 0;
    virtual void layCards() = 0;
    void emitAll();
    void enter(Stage stage);
    void say(game::Seat seat, LogLine::What what, int cards = 0);
    void note(LogLine line);
    virtual void respeak();
    void waitForNextDeal();
    /// Where each of `faces` lies in `cards`, equal ones in order; -1 for nowhere.
    [[nodiscard]] static QList<int> slotsOf(const QStringList &faces, QStringList cards);

    // What every match begins and ends with.
    Milliseconds drawForDealer(const QStringList &faces);
    void turnNextForDealer();
    Milliseconds showDeal(int number);
    /// The dealer's choice; the monte is what all see now.
    Milliseconds showChoice(game::Seat dealer, bool keeps, CardList monte);
    Milliseconds declare(const QStringList &cards);
    Milliseconds end();

    // table_words.cpp: what it is called
    /// Whether the words of the table say "you" to that seat.
    [[nodiscard]] bool isYou(game::Seat seat) const { return seat == person && !m_ties.onlooker; }
    [[nodiscard]] QString nameOf(game::Seat seat) const;
    [[nodiscard]] QStringList names() const;
    [[nodiscard]] Winners winners() const;
    /// A game's own notice for a stage; empty where the stage has one for all games.
    [[nodiscard]] virtual QString gameNotice() const = 0;
    [[nodiscard]] QString turnNotice() const;
    [[nodiscard]] virtual QString whyNotYourTurn() const;

    // table_spoken.cpp: what a screen reader is told
    void tell(const LogLine &line);
    void tellHands();
    void tellWhatIsAsked();
    /// The same of the stages that a game has to itself.
    [[nodiscard]] virtual QString gameQuestion() const = 0;
    /// What is asked in a turn; `monte` are its cards in words.
    [[nodiscard]] QString turnQuestion(const QString &monte) const;

    // table_actions.cpp: what the person may do
    void layActions();
    [[nodiscard]] std::vector<ActionRow> actionsNow() const;
    [[nodiscard]] std::vector<ActionRow> endActions() const;
    /// The tickets of a choice that the person is asked for.
    [[nodiscard]] virtual std::vector<ActionRow> choices() const = 0;
    /// Makes the move of the ticket of that name; it may be none.
    virtual void make(const QString &action) = 0;
    /// What a letter stands for in the present choice; empty for nothing.
    [[nodiscard]] virtual QString actionOfKey(const QString &key) const;
    [[nodiscard]] virtual bool choosesCards() const { return m_stage == Turn || m_stage == Draw; }
    void toggle(int &selection, int slot, qsizetype cards);
    void selectNothing();
    /// Cards that an exchange still lacks, in words.
    [[nodiscard]] QString stillToChoose() const;
    [[nodiscard]] ActionRow knockTicket(const QString &note) const;
    /// Opens the review or closes it; before the deal is over, it opens with its end, or it is told why not.
    void turnToReview();
    /// A knock is asked for twice, where the person wants that; true where this was the first time.
    [[nodiscard]] bool asksAgain();

    Ties m_ties;
    Tempo m_tempo;
    Now m_now;
    std::vector<Guest> m_guests;
    QString m_commitment;

    Stage m_stage = NoMatch;
    bool m_changing = false;
    /// What is told has been shown before: no list, sound or motion follows it one by one.
    bool m_catchingUp = false;
    std::vector<LogLine> m_past;
    bool m_asked = false;
    /// The match waits until what is on the screen was shown.
    bool m_showing = false;
    /// A knock was asked for once and waits for its confirmation.
    bool m_confirmingKnock = false;
    /// The number of the match in the history, once it is there; else 0.
    qint64 m_inHistory = 0;
    Grace m_grace;
    QTimer m_showingTimer;
    QTimer m_turningTimer;

    SeatModel m_seats;
    ActionModel m_actions;
    ShowdownModel m_showdown;
    LogModel m_log;
    StandingModel m_standing;
    Hint m_hint;
    Review m_review;
    QStringList m_hand;
    int m_handKnown = 0;
    QStringList m_monte;
    QStringList m_aside;
    QStringList m_drawn;
    QStringList m_toDraw;
    QStringList m_declaredCards;
    int m_stakes = 0;
    int m_handSelection = 0;
    int m_monteSelection = 0;
    int m_cutAt = 1;
    /// The seats that pay at the last showdown.
    game::SeatSet m_payers;
    struct Said
    {
        std::optional<LogLine::What> what;
        int cards = 0;
    };
    std::array<Said, game::maxSeats> m_said;
};
