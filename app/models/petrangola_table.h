// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "match/match.h"
#include "match/petrangola_scene.h"
#include "models/action_model.h"
#include "models/grace.h"
#include "models/hint.h"
#include "models/log_model.h"
#include "models/review.h"
#include "models/seat_model.h"
#include "models/showdown_model.h"
#include "models/standing_model.h"
#include "models/tempo.h"
#include "petrangola/petrangola.h"

#include <QTimer>
#include <QtQml/qqmlregistration.h>

#include <functional>

/// A match of Petrangola as the person at seat 0 sees it: what lies on the table, what may be done, what just happened.
/// It knows views and redacted events only. The lists always show the newest state; the motion signals say what led
/// there, and the match goes on when their time is over.
class PetrangolaTable : public QObject, public Audience<petrangola::Petrangola>
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by Session")
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
    Q_PROPERTY(QStringList aside READ aside NOTIFY asideChanged)
    Q_PROPERTY(QString handValue READ handValue NOTIFY handChanged)
    Q_PROPERTY(int stock READ stock NOTIFY stockChanged)
    Q_PROPERTY(int stakesInPool READ stakesInPool NOTIFY poolChanged)
    Q_PROPERTY(QString poolText READ poolText NOTIFY poolChanged)
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
    /// Nobody plays here: one only looks on, from the side of seat 0.
    Q_PROPERTY(bool onlooker READ onlooker NOTIFY seatCountChanged)
    /// The order of falling out, and what each seat did in the match.
    Q_PROPERTY(StandingModel *standing READ standing CONSTANT)
    Q_PROPERTY(QString showdownTitle READ showdownTitle NOTIFY showdownChanged)
    Q_PROPERTY(QString showdownText READ showdownText NOTIFY showdownChanged)
    Q_PROPERTY(QString reentryText READ reentryText NOTIFY reentryChanged)
    Q_PROPERTY(QString winnerName READ winnerName NOTIFY endChanged)
    Q_PROPERTY(QString winnerPortrait READ winnerPortrait NOTIFY endChanged)
    Q_PROPERTY(QString endTitle READ endTitle NOTIFY endChanged)
    Q_PROPERTY(QString endText READ endText NOTIFY endChanged)
    Q_PROPERTY(bool youWon READ youWon NOTIFY endChanged)

public:
    enum Stage { NoMatch, FirstDealer, Cut, DealersChoice, Turn, Showdown, Reentry, Over };
    Q_ENUM(Stage)

    using Move = petrangola::Move;
    using View = petrangola::View;
    using Event = petrangola::Event;

    /// How a seat is shown.
    struct Guest
    {
        QString name; ///< empty for a person who gave none
        QString portrait;
    };
    /// What the table asks of the match that it shows.
    struct Link
    {
        std::function<bool(const Move &)> play; ///< the person's move
        std::function<void()> shown;            ///< the last event was shown
        std::function<QString()> seed;          ///< of the match's shuffles, in hex; asked for at its end
        std::function<void()> hurry;            ///< the opponents need not seem to think any longer
        bool onlooker = false;                  ///< nobody plays here: seat 0 is only whose side one looks from
        game::Seat firstTurned = 0;             ///< before whom the first card for the dealer is turned
    };

    explicit PetrangolaTable(QObject *parent = nullptr);

    /// Lays an empty table for a match that begins, or goes on, with this view.
    void open(const View &view, const std::vector<Guest> &guests, const QString &commitment, const Link &link);
    /// What happened before, as the person saw it: `asked` is the view of the choice that it came of, if it came of
    /// one.
    struct Past
    {
        Event event;
        View view;
        std::optional<View> asked;
    };
    /// For a match that goes on, after open(): brings the table to where these led, and tells nobody. `next` is the
    /// view of the choice that led to what is shown next, if it was kept already and came of one.
    void recall(const std::vector<Past> &past, const std::optional<View> &next);
    /// Lays the table at once as it is when all that `past` tells it has been shown. It may lie already, for another
    /// moment of the same match or another seat's: then what is the same stays.
    void resume(const View &view, const std::vector<Guest> &guests, const QString &commitment, const Link &link,
                const std::function<void()> &past);
    /// Lays a table that was written by hand; what is done at it changes nothing.
    void open(const PetrangolaScene &scene);
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
    /// What is being shown has been looked at for long enough.
    void doneShowing();
    /// How long an opponent seems to think about this view.
    [[nodiscard]] std::chrono::milliseconds thinkingTime(const View &view);

    // petrangola_programs.cpp: what is heard of an outside program at a seat
    /// It is ready, and calls itself so. Where `takesName`, the seat is called that from now on, unless another is.
    void programReady(game::Seat seat, const QString &name, bool takesName);
    void programAtFault(game::Seat seat, const ProgramTrouble &trouble, bool askedAgain);
    void programWrote(game::Seat seat, const QStringList &lines);

    // Audience
    [[nodiscard]] bool happened(const Event &event, const View &view) override;
    void awaits(const View &view) override;
    void finished() override;

    [[nodiscard]] int seatCount() const { return m_view.seats; }
    [[nodiscard]] SeatModel *seats() { return &m_seats; }
    [[nodiscard]] ActionModel *actions() { return &m_actions; }
    [[nodiscard]] ShowdownModel *showdown() { return &m_showdown; }
    [[nodiscard]] LogModel *log() { return &m_log; }
    [[nodiscard]] StandingModel *standing() { return &m_standing; }
    [[nodiscard]] Hint *hint() { return &m_hint; }
    [[nodiscard]] Review *review() { return &m_review; }
    [[nodiscard]] Stage stage() const { return m_stage; }
    [[nodiscard]] int deal() const { return m_view.deal; }
    [[nodiscard]] int lap() const { return m_view.lap; }
    [[nodiscard]] QString notice() const;
    [[nodiscard]] bool yourTurn() const { return m_asked; }
    [[nodiscard]] bool watching() const;
    [[nodiscard]] bool dealerIsYou() const { return m_view.dealer == person; }
    [[nodiscard]] QStringList hand() const { return m_hand; }
    [[nodiscard]] int handKnown() const { return m_handKnown; }
    [[nodiscard]] QStringList monte() const { return m_monte; }
    [[nodiscard]] QStringList aside() const { return m_aside; }
    [[nodiscard]] QString handValue() const;
    [[nodiscard]] int stock() const { return m_view.stock; }
    [[nodiscard]] int stakesInPool() const { return m_stakes; }
    [[nodiscard]] QString poolText() const;
    [[nodiscard]] QString commitment() const { return m_commitment; }
    [[nodiscard]] int handSelection() const { return m_handSelection; }
    [[nodiscard]] int monteSelection() const { return m_monteSelection; }
    [[nodiscard]] int cutAt() const { return m_cutAt; }
    void setCutAt(int at);
    [[nodiscard]] int cutMost() const { return m_view.seats > 0 ? m_view.choice().cutMost : 1; }
    [[nodiscard]] QStringList drawn() const { return m_drawn; }
    [[nodiscard]] int drawnFrom() const { return m_link.firstTurned; }
    [[nodiscard]] bool onlooker() const { return m_link.onlooker; }
    [[nodiscard]] QString showdownTitle() const;
    [[nodiscard]] QString showdownText() const;
    [[nodiscard]] QString reentryText() const;
    [[nodiscard]] QString winnerName() const;
    [[nodiscard]] QString winnerPortrait() const;
    [[nodiscard]] QString endTitle() const;
    [[nodiscard]] QString endText() const;
    [[nodiscard]] bool youWon() const { return m_view.winner == person && !m_link.onlooker; }
    /// What the start page's "Continue" says of this match: "deal 4, your turn".
    [[nodiscard]] QString whereItStands() const;
    /// The same of a match that does not lie here.
    [[nodiscard]] static QString whereItStands(int deal, bool yourTurn);
    [[nodiscard]] static QString whoWon(bool you, const QString &name);

    /// Chooses a card for an exchange, or puts it back.
    Q_INVOKABLE void toggleHand(int slot);
    Q_INVOKABLE void toggleMonte(int slot);
    /// Takes back what was begun, chosen cards or a knock to be confirmed; false where there was neither.
    Q_INVOKABLE bool clearSelection();
    /// Does what the ticket of that name says; one that is not possible now is refused with the reason.
    Q_INVOKABLE void perform(const QString &action);
    /// A key of the table: "enter", "space", "k", "s", "c", "h", "v", "1" to "4", "q", "w", "e", "r".
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
    void homeWanted();

    // What just happened, for motion; everything above shows it already.
    void turnedForDealer(int index, int seat, const QString &card);
    void dealt();
    void exposed();
    void kept(int seat);
    /// give[i] now lies in the monte at monteSlots[i], take[i] in the hand at handSlots[i].
    void exchanged(int seat, const QList<int> &handSlots, const QList<int> &monteSlots, const QStringList &give,
                   const QStringList &take);
    void knocked(int seat);
    void stayed(int seat);
    void handShown(int seat);
    void showdownReached();
    void tokenLost(int seat);
    void tokenGained(int seat);
    void reentered(int seat);
    void ended(int winner);

private:
    using Milliseconds = std::chrono::milliseconds;
    using Exchange = petrangola::Exchange;
    static constexpr game::Seat person = 0;

    // petrangola_events.cpp: what happens
    Milliseconds show(const petrangola::FirstDealerFound &found);
    Milliseconds show(const petrangola::Dealt &dealt);
    Milliseconds show(const petrangola::Moved &moved);
    Milliseconds show(const petrangola::HandShown &shown);
    Milliseconds show(const petrangola::Showdown &showdown);
    Milliseconds show(const petrangola::ReentryAnswered &answered);
    Milliseconds show(const petrangola::MatchEnded &ended);
    Milliseconds showExchange(game::Seat seat, const Exchange &exchange, const QStringList &handBefore,
                              const QStringList &monteBefore);
    void turnNextForDealer();
    void layShowdown();
    void waitForNextDeal();

    // petrangola_table.cpp: what lies on the table
    void forget();
    void adopt(const View &view);
    void emitAll();
    void laySeats();
    void layCards();
    [[nodiscard]] static Stage stageOf(petrangola::Phase phase);
    void enter(Stage stage);
    void say(game::Seat seat, LogLine::What what, int cards = 0);
    /// What was said before is over: of whoever has to choose, and before a cut of all.
    void hush(const View &view);
    void note(LogLine line);
    void respeak();

    // petrangola_words.cpp: what it is called
    /// Whether the words of the table say "you" to that seat.
    [[nodiscard]] bool isYou(game::Seat seat) const { return seat == person && !m_link.onlooker; }
    [[nodiscard]] QString nameOf(game::Seat seat) const;
    [[nodiscard]] QStringList names() const;
    [[nodiscard]] QString bubble(game::Seat seat) const;
    [[nodiscard]] QString turnNotice() const;
    [[nodiscard]] QString why(petrangola::Illegal illegal) const;
    [[nodiscard]] QString whyNotYourTurn() const;
    [[nodiscard]] QString worthAfter(const Move &move) const;

    // petrangola_spoken.cpp: what a screen reader is told
    void tell(const LogLine &line);
    void tellHands();
    void tellWhatIsAsked();

    // petrangola_actions.cpp: what the person may do
    void layActions();
    [[nodiscard]] static QString offerOf(const ActionRow &row) { return row.action + QLatin1Char(' ') + row.label; }
    [[nodiscard]] std::vector<ActionRow> actionsNow() const;
    [[nodiscard]] std::vector<ActionRow> turnActions() const;
    [[nodiscard]] ActionRow exchangeAction() const;
    [[nodiscard]] std::optional<Exchange> chosenExchange() const;
    [[nodiscard]] Exchange shirtChange() const;
    [[nodiscard]] std::optional<Move> moveOf(const QString &action) const;
    void play(const Move &move);
    void choose(const Move &move);
    void toggle(int &selection, int slot, std::size_t cards);
    void selectNothing();

    Link m_link;
    Tempo m_tempo;
    View m_view;
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
    int m_stakes = 0;
    int m_handSelection = 0;
    int m_monteSelection = 0;
    int m_cutAt = 1;
    petrangola::Showdown m_lastShowdown;
    struct Said
    {
        std::optional<LogLine::What> what;
        int cards = 0;
    };
    std::array<Said, game::maxSeats> m_said;
};
