<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US">
<context>
    <name>AboutPage</name>
    <message>
        <source>Version %1</source>
        <translation>Version %1</translation>
    </message>
    <message>
        <source>The program</source>
        <translation>The program</translation>
    </message>
    <message>
        <source>Free software: GNU General Public License, version 3 or later. It comes without any warranty.</source>
        <translation>Free software: GNU General Public License, version 3 or later. It comes without any warranty.</translation>
    </message>
    <message>
        <source>Cards, pictures, sounds and music</source>
        <translation>Cards, pictures, sounds and music</translation>
    </message>
    <message>
        <source>Creative Commons Attribution-ShareAlike 4.0.</source>
        <translation>Creative Commons Attribution-ShareAlike 4.0.</translation>
    </message>
    <message>
        <source>Made from Vollkorn and Cabin: SIL Open Font License 1.1.</source>
        <translation>Made from Vollkorn and Cabin: SIL Open Font License 1.1.</translation>
    </message>
    <message>
        <source>Settings are kept in</source>
        <translation>Settings are kept in</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Back</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Typefaces</source>
        <translation>Typefaces</translation>
    </message>
    <message>
        <source>Matches are kept in</source>
        <translation>Matches are kept in</translation>
    </message>
    <message>
        <source>Here they are played against opponents who see no more of the cards than you do.</source>
        <translation>Here they are played against opponents who see no more of the cards than you do.</translation>
    </message>
</context>
<context>
    <name>BetSheet</name>
    <message>
        <source>A bet on who lasts longer</source>
        <translation>A bet on who lasts longer</translation>
    </message>
    <message>
        <source>With</source>
        <comment>whom one bets</comment>
        <translation>With</translation>
    </message>
    <message>
        <source>On</source>
        <comment>whom one bets, to last longer</comment>
        <translation>On</translation>
    </message>
    <message>
        <source>Over</source>
        <comment>who is to drop out first, in a bet</comment>
        <translation>Over</translation>
    </message>
    <message>
        <source>Stake</source>
        <translation>Stake</translation>
    </message>
</context>
<context>
    <name>Bets</name>
    <message>
        <source>No bet is open</source>
        <comment>between players, on who lasts longer</comment>
        <translation>No bet is open</translation>
    </message>
    <message>
        <source>me</source>
        <comment>after &apos;I bet 2 on&apos; or &apos;over&apos;</comment>
        <translation>me</translation>
    </message>
    <message>
        <source>you</source>
        <comment>after &apos;I bet 2 on&apos; or &apos;over&apos;</comment>
        <translation>you</translation>
    </message>
    <message>
        <source>you outlast %1</source>
        <comment>%1 is a name</comment>
        <translation>you outlast %1</translation>
    </message>
    <message>
        <source>%1 outlasts you</source>
        <comment>%1 is a name</comment>
        <translation>%1 outlasts you</translation>
    </message>
    <message>
        <source>%1 outlasts %2</source>
        <comment>names</comment>
        <translation>%1 outlasts %2</translation>
    </message>
    <message>
        <source>You bet %1 %2: %3</source>
        <comment>%1 is a name, %2 how much, %3 &apos;Bruno outlasts Nives&apos;</comment>
        <translation>You bet %1 %2: %3</translation>
    </message>
    <message>
        <source>%1 bets you %2: %3</source>
        <comment>%1 is a name, %2 how much, %3 &apos;Bruno outlasts Nives&apos;</comment>
        <translation>%1 bets you %2: %3</translation>
    </message>
    <message>
        <source>%1 bets %2 %3: %4</source>
        <comment>%1 and %2 are names, %3 is how much, %4 &apos;Bruno outlasts Nives&apos;</comment>
        <translation>%1 bets %2 %3: %4</translation>
    </message>
    <message>
        <source>You with %1, %2: %3</source>
        <comment>a bet; %1 is a name, %2 how much, %3 &apos;Bruno outlasts Nives&apos;</comment>
        <translation>You with %1, %2: %3</translation>
    </message>
    <message>
        <source>%1 with you, %2: %3</source>
        <comment>a bet; %1 is a name, %2 how much, %3 &apos;Bruno outlasts Nives&apos;</comment>
        <translation>%1 with you, %2: %3</translation>
    </message>
    <message>
        <source>%1 with %2, %3: %4</source>
        <comment>a bet; %1 and %2 are names, %3 is how much, %4 &apos;Bruno outlasts Nives&apos;</comment>
        <translation>%1 with %2, %3: %4</translation>
    </message>
    <message>
        <source>I bet %1 on %2, over %3</source>
        <comment>in a bubble; %1 is how much, the others are names, &apos;me&apos; or &apos;you&apos;</comment>
        <translation>I bet %1 on %2, over %3</translation>
    </message>
    <message>
        <source>Your bet with %1 is a tie: both stakes go back</source>
        <comment>%1 is a name</comment>
        <translation>Your bet with %1 is a tie: both stakes go back</translation>
    </message>
    <message>
        <source>The bet of %1 and %2 is a tie: both stakes go back</source>
        <comment>names</comment>
        <translation>The bet of %1 and %2 is a tie: both stakes go back</translation>
    </message>
    <message>
        <source>You outlast %1</source>
        <comment>%1 is a name; begins a sentence</comment>
        <translation>You outlast %1</translation>
    </message>
    <message>
        <source>%1: you win %2 from %3</source>
        <comment>%1 is &apos;Bruno outlasts Nives&apos;, %2 how much, %3 a name</comment>
        <translation>%1: you win %2 from %3</translation>
    </message>
    <message>
        <source>%1: %3 wins %2 from you</source>
        <comment>%1 is &apos;Bruno outlasts Nives&apos;, %2 how much, %3 a name</comment>
        <translation>%1: %3 wins %2 from you</translation>
    </message>
    <message>
        <source>%1: %3 wins %2 from %4</source>
        <comment>%1 is &apos;Bruno outlasts Nives&apos;, %2 how much, %3 and %4 are names</comment>
        <translation>%1: %3 wins %2 from %4</translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message>
        <source>Back</source>
        <translation>Back</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Rules</translation>
    </message>
</context>
<context>
    <name>Booklet</name>
    <message>
        <source>%1  ›</source>
        <translation>%1  ›</translation>
    </message>
    <message>
        <source>‹  %1</source>
        <translation>‹  %1</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>Previous page</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Next page</translation>
    </message>
</context>
<context>
    <name>Bubble</name>
    <message>
        <source>take</source>
        <comment>in a bubble: then come the cards that the seat took</comment>
        <translation>take</translation>
    </message>
</context>
<context>
    <name>CallWords</name>
    <message>
        <source>you stopped the bus</source>
        <comment>in a list of what is told of a seat</comment>
        <translation>you stopped the bus</translation>
    </message>
    <message>
        <source>has stopped the bus</source>
        <comment>a seat</comment>
        <translation>has stopped the bus</translation>
    </message>
    <message>
        <source>you knocked</source>
        <comment>in a list of what is told of a seat</comment>
        <translation>you knocked</translation>
    </message>
    <message>
        <source>has knocked</source>
        <comment>a seat</comment>
        <translation>has knocked</translation>
    </message>
    <message>
        <source>you stopped the bus</source>
        <translation>you stopped the bus</translation>
    </message>
    <message>
        <source>%1 stopped the bus</source>
        <translation>%1 stopped the bus</translation>
    </message>
    <message>
        <source>you knocked</source>
        <translation>you knocked</translation>
    </message>
    <message>
        <source>%1 knocked</source>
        <translation>%1 knocked</translation>
    </message>
    <message>
        <source>You stopped the bus</source>
        <translation>You stopped the bus</translation>
    </message>
    <message>
        <source>You knocked</source>
        <translation>You knocked</translation>
    </message>
    <message>
        <source>You stopped the bus · last turn for %1</source>
        <translation>You stopped the bus · last turn for %1</translation>
    </message>
    <message>
        <source>You knocked · last turn for %1</source>
        <translation>You knocked · last turn for %1</translation>
    </message>
    <message>
        <source>Your last turn: %1 stopped the bus</source>
        <translation>Your last turn: %1 stopped the bus</translation>
    </message>
    <message>
        <source>Your last turn: %1 knocked</source>
        <translation>Your last turn: %1 knocked</translation>
    </message>
    <message>
        <source>Last turn: %1 stopped the bus</source>
        <translation>Last turn: %1 stopped the bus</translation>
    </message>
    <message>
        <source>Last turn: %1 knocked</source>
        <translation>Last turn: %1 knocked</translation>
    </message>
    <message>
        <source>Your last turn: %1 stopped the bus. You have %2. In the monte: %3.</source>
        <comment>%1 is a name, %2 a hand&apos;s worth, %3 are cards</comment>
        <translation>Your last turn: %1 stopped the bus. You have %2. In the monte: %3.</translation>
    </message>
    <message>
        <source>Your last turn: %1 knocked. You have %2. In the monte: %3.</source>
        <comment>%1 is a name, %2 a hand&apos;s worth, %3 are cards</comment>
        <translation>Your last turn: %1 knocked. You have %2. In the monte: %3.</translation>
    </message>
    <message>
        <source>Really stop the bus?</source>
        <translation>Really stop the bus?</translation>
    </message>
    <message>
        <source>Really knock?</source>
        <translation>Really knock?</translation>
    </message>
    <message>
        <source>press again to stop it, Esc to think again</source>
        <translation>press again to stop it, Esc to think again</translation>
    </message>
    <message>
        <source>press again to knock, Esc to think again</source>
        <translation>press again to knock, Esc to think again</translation>
    </message>
    <message>
        <source>Really stop the bus? Press again to stop it, Esc to think again.</source>
        <translation>Really stop the bus? Press again to stop it, Esc to think again.</translation>
    </message>
    <message>
        <source>Really knock? Press again to knock, Esc to think again.</source>
        <translation>Really knock? Press again to knock, Esc to think again.</translation>
    </message>
    <message>
        <source>Stops the bus early</source>
        <comment>an opponent&apos;s temperament</comment>
        <translation>Stops the bus early</translation>
    </message>
    <message>
        <source>Knocks early</source>
        <comment>an opponent&apos;s temperament</comment>
        <translation>Knocks early</translation>
    </message>
    <message>
        <source>Stops the bus late</source>
        <comment>an opponent&apos;s temperament</comment>
        <translation>Stops the bus late</translation>
    </message>
    <message>
        <source>Knocks late</source>
        <comment>an opponent&apos;s temperament</comment>
        <translation>Knocks late</translation>
    </message>
    <message>
        <source>Hands and stops</source>
        <comment>in the statistics</comment>
        <translation>Hands and stops</translation>
    </message>
    <message>
        <source>Hands and knocks</source>
        <comment>in the statistics</comment>
        <translation>Hands and knocks</translation>
    </message>
    <message>
        <source>Stops</source>
        <comment>of the bus, in the statistics</comment>
        <translation>Stops</translation>
    </message>
    <message>
        <source>Knocks</source>
        <comment>in the statistics</comment>
        <translation>Knocks</translation>
    </message>
    <message>
        <source>Times you stopped the bus</source>
        <translation>Times you stopped the bus</translation>
    </message>
    <message>
        <source>Your knocks</source>
        <translation>Your knocks</translation>
    </message>
    <message>
        <source>How it ended when you stopped the bus</source>
        <translation>How it ended when you stopped the bus</translation>
    </message>
    <message>
        <source>How your knocks ended</source>
        <translation>How your knocks ended</translation>
    </message>
    <message>
        <source>Stops that cost you a token</source>
        <translation>Stops that cost you a token</translation>
    </message>
    <message>
        <source>Knocks that cost you a token</source>
        <translation>Knocks that cost you a token</translation>
    </message>
</context>
<context>
    <name>ChapterCards</name>
    <message>
        <source>The cards</source>
        <translation>The cards</translation>
    </message>
    <message>
        <source>Four suits</source>
        <translation>Four suits</translation>
    </message>
    <message>
        <source>Coins, cups, swords and batons. No suit is better than another.</source>
        <translation>Coins, cups, swords and batons. No suit is better than another.</translation>
    </message>
    <message>
        <source>From low to high</source>
        <translation>From low to high</translation>
    </message>
    <message>
        <source>From 2 to 7, then jack, horse, king and ace. There is no 8, 9 or 10: the 7 stands right below the jack.</source>
        <translation>From 2 to 7, then jack, horse, king and ace. There is no 8, 9 or 10: the 7 stands right below the jack.</translation>
    </message>
    <message>
        <source>What they are worth</source>
        <translation>What they are worth</translation>
    </message>
    <message>
        <source>11 points</source>
        <translation>11 points</translation>
    </message>
    <message>
        <source>for an ace.</source>
        <translation>for an ace.</translation>
    </message>
    <message>
        <source>10 points</source>
        <translation>10 points</translation>
    </message>
    <message>
        <source>for a king, a horse and a jack.</source>
        <translation>for a king, a horse and a jack.</translation>
    </message>
    <message>
        <source>Forty Piacentine cards: four suits of ten.</source>
        <translation>Forty Piacentine cards: four suits of ten.</translation>
    </message>
    <message>
        <source>Face value</source>
        <translation>Face value</translation>
    </message>
    <message>
        <source>for the cards from 2 to 7.</source>
        <translation>for the cards from 2 to 7.</translation>
    </message>
    <message>
        <source>Only cards of one suit are added up: with three cards the most is 31, an ace and two court cards.</source>
        <translation>Only cards of one suit are added up: with three cards the most is 31, an ace and two court cards.</translation>
    </message>
    <message>
        <source>With two packs (more than twelve players, or by choice) there are two of every card, and a total can go above 31.</source>
        <translation>With two packs (more than twelve players, or by choice) there are two of every card, and a total can go above 31.</translation>
    </message>
    <message>
        <source>At this table two packs are shuffled together: there are two of every card, and a total can go above 31.</source>
        <translation>At this table two packs are shuffled together: there are two of every card, and a total can go above 31.</translation>
    </message>
</context>
<context>
    <name>ChapterDeal</name>
    <message>
        <source>The deal</source>
        <translation>The deal</translation>
    </message>
    <message>
        <source>The first dealer</source>
        <translation>The first dealer</translation>
    </message>
    <message>
        <source>Shuffle and cut</source>
        <translation>Shuffle and cut</translation>
    </message>
    <message>
        <source>Three cards each</source>
        <translation>Three cards each</translation>
    </message>
    <message>
        <source>Keep them</source>
        <translation>Keep them</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Two to 24 can play, best six or seven. Everything goes to the right, counter-clockwise: the cards, the play, and the turn to deal. Players who are out are skipped.</source>
        <translation>Two to 24 can play, best six or seven. Everything goes to the right, counter-clockwise: the cards, the play, and the turn to deal. Players who are out are skipped.</translation>
    </message>
    <message>
        <source>Before the first deal, cards are dealt face up, one at a time, round the table: whoever gets the ace of coins deals first.</source>
        <translation>Before the first deal, cards are dealt face up, one at a time, round the table: whoever gets the ace of coins deals first.</translation>
    </message>
    <message>
        <source>The dealer shuffles and the player at the dealer’s left cuts. When it is your turn, drag along the pack to choose where.</source>
        <translation>The dealer shuffles and the player at the dealer’s left cuts. When it is your turn, drag along the pack to choose where.</translation>
    </message>
    <message>
        <source>Everybody gets three cards at once, face down, the dealer last. The dealer may not look at them yet.</source>
        <translation>Everybody gets three cards at once, face down, the dealer last. The dealer may not look at them yet.</translation>
    </message>
    <message>
        <source>The dealer’s choice</source>
        <translation>The dealer’s choice</translation>
    </message>
    <message>
        <source>The dealer takes the next three cards, looks at them in secret, and chooses:</source>
        <translation>The dealer takes the next three cards, looks at them in secret, and chooses:</translation>
    </message>
    <message>
        <source>Turn them up</source>
        <translation>Turn them up</translation>
    </message>
    <message>
        <source>The three go face up: they are the monte. The dealer picks up the hand that was dealt, and play begins at the dealer’s right.</source>
        <translation>The three go face up: they are the monte. The dealer picks up the hand that was dealt, and play begins at the dealer’s right.</translation>
    </message>
    <message>
        <source>The three are the dealer’s hand. The cards dealt before, unseen until now, become the monte. This counts as the dealer’s knock: everybody else has just one turn.</source>
        <translation>The three are the dealer’s hand. The cards dealt before, unseen until now, become the monte. This counts as the dealer’s knock: everybody else has just one turn.</translation>
    </message>
    <message>
        <source>Keeping is bold: everybody else has one turn to beat you.</source>
        <translation>Keeping is bold: everybody else has one turn to beat you.</translation>
    </message>
</context>
<context>
    <name>ChapterHouse</name>
    <message>
        <source>House rules</source>
        <translation>House rules</translation>
    </message>
    <message>
        <source>Tokens at the start</source>
        <translation>Tokens at the start</translation>
    </message>
    <message>
        <source>Re-entries</source>
        <translation>Re-entries</translation>
    </message>
    <message>
        <source>Stake</source>
        <translation>Stake</translation>
    </message>
    <message>
        <source>Packs</source>
        <translation>Packs</translation>
    </message>
    <message>
        <source>Ace also low</source>
        <translation>Ace also low</translation>
    </message>
    <message>
        <source>3, 2 and ace of one suit are a sequence too, the lowest. Ace, king, horse stays the highest.</source>
        <translation>3, 2 and ace of one suit are a sequence too, the lowest. Ace, king, horse stays the highest.</translation>
    </message>
    <message>
        <source>Petrangola shown</source>
        <translation>Petrangola shown</translation>
    </message>
    <message>
        <source>Order of three of a kind</source>
        <translation>Order of three of a kind</translation>
    </message>
    <message>
        <source>Every table plays a little differently. Your choice for the next match is shown at the right, in black where it is not the usual rule.</source>
        <translation>Every table plays a little differently. Your choice for the next match is shown at the right, in black where it is not the usual rule.</translation>
    </message>
    <message>
        <source>Usually three; any number from 1 to 9. Five makes a long evening.</source>
        <translation>Usually three; any number from 1 to 9. Five makes a long evening.</translation>
    </message>
    <message>
        <source>What each player puts into the pot, and pays again to come back.</source>
        <translation>What each player puts into the pot, and pays again to come back.</translation>
    </message>
    <message>
        <source>One for up to twelve players, two for more; a small table may use two as well. There are then two of every card.</source>
        <translation>One for up to twelve players, two for more; a small table may use two as well. There are then two of every card.</translation>
    </message>
    <message>
        <source>Low first: after the aces come three 2s, and three kings are last. Or by rank: three kings first, three 2s last.</source>
        <translation>Low first: after the aces come three 2s, and three kings are last. Or by rank: three kings first, three 2s last.</translation>
    </message>
    <message>
        <source>Three of a kind beats every sequence. Three aces are still the best.</source>
        <translation>Three of a kind beats every sequence. Three aces are still the best.</translation>
    </message>
    <message>
        <source>Whoever knocks with a petrangola or a petrangolone turns it up at once. The same goes for a dealer who keeps one, and for a shirt change that makes one.</source>
        <translation>Whoever knocks with a petrangola or a petrangolone turns it up at once. The same goes for a dealer who keeps one, and for a shirt change that makes one.</translation>
    </message>
    <message>
        <source>A match in progress keeps the rules it started with.</source>
        <translation>A match in progress keeps the rules it started with.</translation>
    </message>
    <message>
        <source>Three of a kind beats a sequence</source>
        <translation>Three of a kind beats a sequence</translation>
    </message>
    <message>
        <source>How many times a player may pay again and come back in a match: none to three.</source>
        <translation>How many times a player may pay again and come back in a match: none to three.</translation>
    </message>
    <message>
        <source>Every table plays a little differently. The rules of this match are shown at the right, in black where they are not the usual ones.</source>
        <translation>Every table plays a little differently. The rules of this match are shown at the right, in black where they are not the usual ones.</translation>
    </message>
</context>
<context>
    <name>ChapterKeys</name>
    <message>
        <source>Keys</source>
        <translation>Keys</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>At the table</translation>
    </message>
    <message>
        <source>your cards, from left to right</source>
        <translation>your cards, from left to right</translation>
    </message>
    <message>
        <source>the cards of the monte</source>
        <translation>the cards of the monte</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>stay, in the last lap; or stay out</source>
        <translation>stay, in the last lap; or stay out</translation>
    </message>
    <message>
        <source>knock; as dealer, keep the cards</source>
        <translation>knock; as dealer, keep the cards</translation>
    </message>
    <message>
        <source>draw a card, where there is a stock</source>
        <translation>draw a card, where there is a stock</translation>
    </message>
    <message>
        <source>change your shirt</source>
        <translation>change your shirt</translation>
    </message>
    <message>
        <source>the red button: exchange, cut, turn up, go on</source>
        <translation>the red button: exchange, cut, turn up, go on</translation>
    </message>
    <message>
        <source>the hint: for every move, your chance of losing a token</source>
        <translation>the hint: for every move, your chance of losing a token</translation>
    </message>
    <message>
        <source>what the monte, the stock and the pot are</source>
        <translation>what the monte, the stock and the pot are</translation>
    </message>
</context>
<context>
    <name>ChapterKnock</name>
    <message>
        <source>The knock</source>
        <translation>The knock</translation>
    </message>
    <message>
        <source>Three ways to knock</source>
        <translation>Three ways to knock</translation>
    </message>
    <message>
        <source>Keep all three cards</source>
        <translation>Keep all three cards</translation>
    </message>
    <message>
        <source>In your turn, instead of an exchange.</source>
        <translation>In your turn, instead of an exchange.</translation>
    </message>
    <message>
        <source>All three of yours for all three of the monte.</source>
        <translation>All three of yours for all three of the monte.</translation>
    </message>
    <message>
        <source>As dealer, keep the three you looked at</source>
        <translation>As dealer, keep the three you looked at</translation>
    </message>
    <message>
        <source>The last lap</source>
        <translation>The last lap</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Stay</translation>
    </message>
    <message>
        <source>Exchange nothing. Possible only in the last lap.</source>
        <translation>Exchange nothing. Possible only in the last lap.</translation>
    </message>
    <message>
        <source>Knock!</source>
        <translation>Knock!</translation>
    </message>
    <message>
        <source>Everybody else has one turn, and no more.</source>
        <translation>Everybody else has one turn, and no more.</translation>
    </message>
    <message>
        <source>A knock on the table means: I am happy with these three. From now on the deal is nearly over.</source>
        <translation>A knock on the table means: I am happy with these three. From now on the deal is nearly over.</translation>
    </message>
    <message>
        <source>Change your shirt</source>
        <translation>Change your shirt</translation>
    </message>
    <message>
        <source>Nobody has had a turn yet, and each of the others has just one.</source>
        <translation>Nobody has had a turn yet, and each of the others has just one.</translation>
    </message>
    <message>
        <source>Everybody else has one more turn, in order, and may exchange none, one, two or all three cards. Nothing done now counts as another knock.</source>
        <translation>Everybody else has one more turn, in order, and may exchange none, one, two or all three cards. Nothing done now counts as another knock.</translation>
    </message>
    <message>
        <source>Then all hands are shown. They are shown too if nobody has knocked after 50 laps.</source>
        <translation>Then all hands are shown. They are shown too if nobody has knocked after 50 laps.</translation>
    </message>
    <message>
        <source>Knock early, and the others are not ready; knock late, and their hands are good too. You need not be the best, only not the last.</source>
        <translation>Knock early, and the others are not ready; knock late, and their hands are good too. You need not be the best, only not the last.</translation>
    </message>
    <message>
        <source>Nives is happy: she keeps her three cards.</source>
        <translation>Nives is happy: she keeps her three cards.</translation>
    </message>
    <message>
        <source>The hands are shown: 25, 20, and 17 pays.</source>
        <translation>The hands are shown: 25, 20, and 17 pays.</translation>
    </message>
    <message>
        <source>At this table whoever knocks with a petrangola turns it up at once.</source>
        <translation>At this table whoever knocks with a petrangola turns it up at once.</translation>
    </message>
</context>
<context>
    <name>ChapterOfWords</name>
    <message>
        <source>Words</source>
        <translation>Words</translation>
    </message>
</context>
<context>
    <name>ChapterRanking</name>
    <message>
        <source>Who has the best hand</source>
        <translation>Who has the best hand</translation>
    </message>
    <message>
        <source>Petrangolone</source>
        <translation>Petrangolone</translation>
    </message>
    <message>
        <source>Three aces. It beats everything and wins you a token.</source>
        <translation>Three aces. It beats everything and wins you a token.</translation>
    </message>
    <message>
        <source>Sequence</source>
        <translation>Sequence</translation>
    </message>
    <message>
        <source>Three of a kind</source>
        <translation>Three of a kind</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>Examples</translation>
    </message>
    <message>
        <source>Two sequences: the jack is the higher top card. The 7 comes right below it.</source>
        <translation>Two sequences: the jack is the higher top card. The 7 comes right below it.</translation>
    </message>
    <message>
        <source>Even the lowest sequence beats three of a kind. Only three aces stand above it.</source>
        <translation>Even the lowest sequence beats three of a kind. Only three aces stand above it.</translation>
    </message>
    <message>
        <source>13 in swords beats the 11 of the lone ace.</source>
        <translation>13 in swords beats the 11 of the lone ace.</translation>
    </message>
    <message>
        <source>31 in coins, the highest total, but no sequence: the horse is missing. Every three of a kind beats it.</source>
        <translation>31 in coins, the highest total, but no sequence: the horse is missing. Every three of a kind beats it.</translation>
    </message>
    <message>
        <source>Of two hands with three of a kind the lower rank wins.</source>
        <translation>Of two hands with three of a kind the lower rank wins.</translation>
    </message>
    <message>
        <source>At this table any three of a kind beats even the highest sequence.</source>
        <translation>At this table any three of a kind beats even the highest sequence.</translation>
    </message>
    <message>
        <source>Of two hands with three of a kind the higher rank wins at this table.</source>
        <translation>Of two hands with three of a kind the higher rank wins at this table.</translation>
    </message>
    <message>
        <source>3, 2 and ace of one suit: at this table that is the lowest sequence, and beats 31.</source>
        <translation>3, 2 and ace of one suit: at this table that is the lowest sequence, and beats 31.</translation>
    </message>
    <message>
        <source>Three in a row of one suit. Of two sequences the one with the higher top card wins: ace, king, horse is the best, 4, 3, 2 the lowest.</source>
        <translation>Three in a row of one suit. Of two sequences the one with the higher top card wins: ace, king, horse is the best, 4, 3, 2 the lowest.</translation>
    </message>
    <message>
        <source>Three of one rank. After the aces the lower rank wins: three 2s are best, three kings last.</source>
        <translation>Three of one rank. After the aces the lower rank wins: three 2s are best, three kings last.</translation>
    </message>
    <message>
        <source>The highest sum in one suit: here 17 in swords.</source>
        <translation>The highest sum in one suit: here 17 in swords.</translation>
    </message>
    <message>
        <source>Three different suits, 10 points each: a tie.</source>
        <translation>Three different suits, 10 points each: a tie.</translation>
    </message>
    <message>
        <source>Sequences and three of a kind are called petrangole. Equal hands tie: suits do not count.</source>
        <translation>Sequences and three of a kind are called petrangole. Equal hands tie: suits do not count.</translation>
    </message>
    <message>
        <source>Three in a row of one suit. Of two sequences the one with the higher top card wins: ace, king, horse is the best, 3, 2, ace the lowest.</source>
        <translation>Three in a row of one suit. Of two sequences the one with the higher top card wins: ace, king, horse is the best, 3, 2, ace the lowest.</translation>
    </message>
    <message>
        <source>Three of one rank. After the aces the higher rank wins: three kings are best, three 2s last.</source>
        <translation>Three of one rank. After the aces the higher rank wins: three kings are best, three 2s last.</translation>
    </message>
</context>
<context>
    <name>ChapterShort</name>
    <message>
        <source>In short</source>
        <translation>In short</translation>
    </message>
    <message>
        <source>Three cards in your hand, three face up on the table: the monte. In turn, everybody exchanges cards with the monte to make a better hand.</source>
        <translation>Three cards in your hand, three face up on the table: the monte. In turn, everybody exchanges cards with the monte to make a better hand.</translation>
    </message>
    <message>
        <source>Make your hand better</source>
        <translation>Make your hand better</translation>
    </message>
    <message>
        <source>Give one or two cards and take as many from the monte. You want many points in one suit, three cards in a row, or three alike.</source>
        <translation>Give one or two cards and take as many from the monte. You want many points in one suit, three cards in a row, or three alike.</translation>
    </message>
    <message>
        <source>Show your cards</source>
        <translation>Show your cards</translation>
    </message>
    <message>
        <source>Stay in the game</source>
        <translation>Stay in the game</translation>
    </message>
    <message>
        <source>For example</source>
        <translation>For example</translation>
    </message>
    <message>
        <source>This hand is worth 21 in coins: 11 for the ace and 10 for the jack. The 5 of batons does not count.</source>
        <translation>This hand is worth 21 in coins: 11 for the ace and 10 for the jack. The 5 of batons does not count.</translation>
    </message>
    <message>
        <source>Better still</source>
        <translation>Better still</translation>
    </message>
    <message>
        <source>Three in a row of one suit: a sequence. It beats any number of points.</source>
        <translation>Three in a row of one suit: a sequence. It beats any number of points.</translation>
    </message>
    <message>
        <source>You cannot pass. If you do not want to exchange, you have to knock.</source>
        <translation>You cannot pass. If you do not want to exchange, you have to knock.</translation>
    </message>
    <message>
        <source>Knock when you are happy with it</source>
        <translation>Knock when you are happy with it</translation>
    </message>
    <message>
        <source>If you like your three cards, knock: you keep them. The others have one more turn each.</source>
        <translation>If you like your three cards, knock: you keep them. The others have one more turn each.</translation>
    </message>
    <message>
        <source>All hands are turned up. The lowest one costs its owner a token. Tokens are your lives: you usually start with three.</source>
        <translation>All hands are turned up. The lowest one costs its owner a token. Tokens are your lives: you usually start with three.</translation>
    </message>
    <message>
        <source>With no tokens you are out, or you pay your stake again: the play money that everybody puts into the pot. The last one in takes the pot.</source>
        <translation>With no tokens you are out, or you pay your stake again: the play money that everybody puts into the pot. The last one in takes the pot.</translation>
    </message>
    <message>
        <source>With no tokens you are out for good. The last one in takes the pot, with everybody’s play money.</source>
        <translation>With no tokens you are out for good. The last one in takes the pot, with everybody’s play money.</translation>
    </message>
</context>
<context>
    <name>ChapterTokens</name>
    <message>
        <source>Tokens</source>
        <translation>Tokens</translation>
    </message>
    <message>
        <source>The worst hand pays</source>
        <translation>The worst hand pays</translation>
    </message>
    <message>
        <source>A petrangolone wins its owner a token, even beyond the number at the start. It never loses one.</source>
        <translation>A petrangolone wins its owner a token, even beyond the number at the start. It never loses one.</translation>
    </message>
    <message>
        <source>Out, and back again</source>
        <translation>Out, and back again</translation>
    </message>
    <message>
        <source>Whoever loses the last token may pay a new stake at once and come back, usually once a match, with as many tokens as the poorest player still in.</source>
        <translation>Whoever loses the last token may pay a new stake at once and come back, usually once a match, with as many tokens as the poorest player still in.</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>The end</translation>
    </message>
    <message>
        <source>Three sevens</source>
        <translation>Three sevens</translation>
    </message>
    <message>
        <source>31 in batons</source>
        <translation>31 in batons</translation>
    </message>
    <message>
        <source>16 in swords</source>
        <translation>16 in swords</translation>
    </message>
    <message>
        <source>pays a token</source>
        <translation>pays a token</translation>
    </message>
    <message>
        <source>Out is out</source>
        <translation>Out is out</translation>
    </message>
    <message numerus="yes">
        <source>Whoever loses the last token may pay a new stake at once and come back, at this table up to %n times a match, with as many tokens as the poorest player still in.</source>
        <translation>
            <numerusform>Whoever loses the last token may pay a new stake at once and come back, at this table once a match, with as many tokens as the poorest player still in.</numerusform>
            <numerusform>Whoever loses the last token may pay a new stake at once and come back, at this table up to %n times a match, with as many tokens as the poorest player still in.</numerusform>
        </translation>
    </message>
    <message>
        <source>Tokens are lives. Everybody pays the stake into the pot and starts with three tokens, or as many as the table has agreed.</source>
        <translation>Tokens are lives. Everybody pays the stake into the pot and starts with three tokens, or as many as the table has agreed.</translation>
    </message>
    <message>
        <source>After every deal the worst hand loses one token. If several tie for worst, each of them loses one.</source>
        <translation>After every deal the worst hand loses one token. If several tie for worst, each of them loses one.</translation>
    </message>
    <message>
        <source>Three aces earn one</source>
        <translation>Three aces earn one</translation>
    </message>
    <message>
        <source>You can do this only right after that deal: whoever has been out for longer stays out. You can even do it when just one player is left: the match is not over until everybody has declined. If two come back together, both get the same.</source>
        <translation>You can do this only right after that deal: whoever has been out for longer stays out. You can even do it when just one player is left: the match is not over until everybody has declined. If two come back together, both get the same.</translation>
    </message>
    <message>
        <source>The last one in wins the match and takes the pot.</source>
        <translation>The last one in wins the match and takes the pot.</translation>
    </message>
    <message>
        <source>If all who are left lose their last token together, the dealer of that deal takes the pot, and nobody can come back.</source>
        <translation>If all who are left lose their last token together, the dealer of that deal takes the pot, and nobody can come back.</translation>
    </message>
    <message>
        <source>The stakes are play money: nothing can be won here but the match.</source>
        <translation>The stakes are play money: nothing can be won here but the match.</translation>
    </message>
    <message numerus="yes">
        <source>Tokens are lives. At this table everybody pays the stake into the pot and starts with %n of them.</source>
        <translation>
            <numerusform>Tokens are lives. At this table everybody pays the stake into the pot and starts with one of them.</numerusform>
            <numerusform>Tokens are lives. At this table everybody pays the stake into the pot and starts with %n of them.</numerusform>
        </translation>
    </message>
    <message>
        <source>Jack-high sequence</source>
        <translation>Jack-high sequence</translation>
    </message>
    <message>
        <source>Whoever loses the last token watches until the end: at this table nobody comes back.</source>
        <translation>Whoever loses the last token watches until the end: at this table nobody comes back.</translation>
    </message>
</context>
<context>
    <name>ChapterTurn</name>
    <message>
        <source>Your turn</source>
        <translation>Your turn</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>Exchange</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Give one or two cards and take as many from the monte. Everybody sees what you leave and what you take.</source>
        <translation>Give one or two cards and take as many from the monte. Everybody sees what you leave and what you take.</translation>
    </message>
    <message>
        <source>Knock</source>
        <translation>Knock</translation>
    </message>
    <message>
        <source>Keep your three cards. Everyone else plays once more, then the hands are shown.</source>
        <translation>Keep your three cards. Everyone else plays once more, then the hands are shown.</translation>
    </message>
    <message>
        <source>Take the whole monte and leave your three cards. This counts as a knock.</source>
        <translation>Take the whole monte and leave your three cards. This counts as a knock.</translation>
    </message>
    <message>
        <source>How it is done here</source>
        <translation>How it is done here</translation>
    </message>
    <message>
        <source>The 5 of batons goes, the 7 of coins comes: 21 becomes 28.</source>
        <translation>The 5 of batons goes, the 7 of coins comes: 21 becomes 28.</translation>
    </message>
    <message>
        <source>When it is your turn you must do one of three things. You cannot pass: if you are happy with your cards, you knock.</source>
        <translation>When it is your turn you must do one of three things. You cannot pass: if you are happy with your cards, you knock.</translation>
    </message>
    <message>
        <source>Change your shirt</source>
        <translation>Change your shirt</translation>
    </message>
    <message>
        <source>Choose cards of your hand and as many of the monte, by click, touch or key. The red button shows what hand you will have. Esc clears your selection.</source>
        <translation>Choose cards of your hand and as many of the monte, by click, touch or key. The red button shows what hand you will have. Esc clears your selection.</translation>
    </message>
    <message>
        <source>The cards you give stay in the monte, face up, and the player at your right may take them. Watch what you leave.</source>
        <translation>The cards you give stay in the monte, face up, and the player at your right may take them. Watch what you leave.</translation>
    </message>
</context>
<context>
    <name>ChapterWords</name>
    <message>
        <source>batons</source>
        <translation>batons</translation>
    </message>
    <message>
        <source>one of the four suits, with coins, cups and swords.</source>
        <translation>one of the four suits, with coins, cups and swords.</translation>
    </message>
    <message>
        <source>coins</source>
        <translation>coins</translation>
    </message>
    <message>
        <source>cups</source>
        <translation>cups</translation>
    </message>
    <message>
        <source>the suit of the goblets.</source>
        <translation>the suit of the goblets.</translation>
    </message>
    <message>
        <source>cut</source>
        <translation>cut</translation>
    </message>
    <message>
        <source>lifting part of the pack before the deal, to keep the dealer honest.</source>
        <translation>lifting part of the pack before the deal, to keep the dealer honest.</translation>
    </message>
    <message>
        <source>deal</source>
        <translation>deal</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>dealer</translation>
    </message>
    <message>
        <source>horse</source>
        <translation>horse</translation>
    </message>
    <message>
        <source>the card between jack and king.</source>
        <translation>the card between jack and king.</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>jack</translation>
    </message>
    <message>
        <source>the lowest court card, right above the 7.</source>
        <translation>the lowest court card, right above the 7.</translation>
    </message>
    <message>
        <source>king</source>
        <translation>king</translation>
    </message>
    <message>
        <source>the highest court card, below the ace.</source>
        <translation>the highest court card, below the ace.</translation>
    </message>
    <message>
        <source>knock</source>
        <translation>knock</translation>
    </message>
    <message>
        <source>lap</source>
        <translation>lap</translation>
    </message>
    <message>
        <source>one turn for everybody.</source>
        <translation>one turn for everybody.</translation>
    </message>
    <message>
        <source>match</source>
        <translation>match</translation>
    </message>
    <message>
        <source>monte</source>
        <translation>monte</translation>
    </message>
    <message>
        <source>the three cards face up in the middle.</source>
        <translation>the three cards face up in the middle.</translation>
    </message>
    <message>
        <source>petrangola</source>
        <translation>petrangola</translation>
    </message>
    <message>
        <source>petrangolone</source>
        <translation>petrangolone</translation>
    </message>
    <message>
        <source>three aces.</source>
        <translation>three aces.</translation>
    </message>
    <message>
        <source>re-entry</source>
        <translation>re-entry</translation>
    </message>
    <message>
        <source>sequence</source>
        <translation>sequence</translation>
    </message>
    <message>
        <source>three cards in a row of one suit.</source>
        <translation>three cards in a row of one suit.</translation>
    </message>
    <message>
        <source>shirt change</source>
        <translation>shirt change</translation>
    </message>
    <message>
        <source>stake</source>
        <translation>stake</translation>
    </message>
    <message>
        <source>stay</source>
        <translation>stay</translation>
    </message>
    <message>
        <source>exchanging nothing in the last lap.</source>
        <translation>exchanging nothing in the last lap.</translation>
    </message>
    <message>
        <source>stock</source>
        <translation>stock</translation>
    </message>
    <message>
        <source>swords</source>
        <translation>swords</translation>
    </message>
    <message>
        <source>the suit of the blades.</source>
        <translation>the suit of the blades.</translation>
    </message>
    <message>
        <source>three of a kind</source>
        <translation>three of a kind</translation>
    </message>
    <message>
        <source>three cards of one rank.</source>
        <translation>three cards of one rank.</translation>
    </message>
    <message>
        <source>token</source>
        <translation>token</translation>
    </message>
    <message>
        <source>the suit of the golden suns. Whoever is dealt its ace deals first.</source>
        <translation>the suit of the golden suns. Whoever is dealt its ace deals first.</translation>
    </message>
    <message>
        <source>everything from the shuffle to the showdown.</source>
        <translation>everything from the shuffle to the showdown.</translation>
    </message>
    <message>
        <source>the player who shuffles and deals, and is first to look at three cards.</source>
        <translation>the player who shuffles and deals, and is first to look at three cards.</translation>
    </message>
    <message>
        <source>keeping all three cards, or changing all three: everybody else has one more turn. You say: “Busso!”</source>
        <translation>keeping all three cards, or changing all three: everybody else has one more turn. You say: “Busso!”</translation>
    </message>
    <message>
        <source>a series of deals, until one player is left.</source>
        <translation>a series of deals, until one player is left.</translation>
    </message>
    <message>
        <source>three of a kind or a sequence; the game is named after it.</source>
        <translation>three of a kind or a sequence; the game is named after it.</translation>
    </message>
    <message>
        <source>pot</source>
        <translation>pot</translation>
    </message>
    <message>
        <source>all the stakes together.</source>
        <translation>all the stakes together.</translation>
    </message>
    <message>
        <source>paying the stake again after losing your last token.</source>
        <translation>paying the stake again after losing your last token.</translation>
    </message>
    <message>
        <source>exchanging all three cards at once, which counts as a knock.</source>
        <translation>exchanging all three cards at once, which counts as a knock.</translation>
    </message>
    <message>
        <source>what each player pays to play.</source>
        <translation>what each player pays to play.</translation>
    </message>
    <message>
        <source>the cards face down that have not been dealt.</source>
        <translation>the cards face down that have not been dealt.</translation>
    </message>
    <message>
        <source>a counter worth one life: with none left you are out.</source>
        <translation>a counter worth one life: with none left you are out.</translation>
    </message>
</context>
<context>
    <name>Choice</name>
    <message>
        <source>not possible now</source>
        <translation>not possible now</translation>
    </message>
</context>
<context>
    <name>ClosedPacket</name>
    <message>
        <source>The closed packet</source>
        <translation>The closed packet</translation>
    </message>
    <message>
        <source>The closed packet (%1). You know of it: %2.</source>
        <comment>%1 is &apos;face down: yours&apos;, %2 are cards</comment>
        <translation>The closed packet (%1). You know of it: %2.</translation>
    </message>
    <message>
        <source>The closed packet comes here once the cards are dealt.</source>
        <translation>The closed packet comes here once the cards are dealt.</translation>
    </message>
    <message>
        <source>The closed packet (%1). In your turn you may take it unseen, for your whole hand.</source>
        <comment>%1 is &apos;face down: Bruno&apos;s&apos;</comment>
        <translation>The closed packet (%1). In your turn you may take it unseen, for your whole hand.</translation>
    </message>
    <message>
        <source>You know none of the cards that lie face down.</source>
        <translation>You know none of the cards that lie face down.</translation>
    </message>
</context>
<context>
    <name>CoachSlip</name>
    <message>
        <source>Teresa, who explains the game</source>
        <translation>Teresa, who explains the game</translation>
    </message>
    <message>
        <source>A whole deal</source>
        <translation>A whole deal</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Next lesson</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Go on</source>
        <comment>after what the coach said</comment>
        <translation>Go on</translation>
    </message>
    <message>
        <source>Skip this lesson</source>
        <translation>Skip this lesson</translation>
    </message>
    <message>
        <source>Skip the guide</source>
        <translation>Skip the guide</translation>
    </message>
    <message>
        <source>The next one begins</source>
        <translation>The next one begins</translation>
    </message>
    <message>
        <source>The match goes on without explanations</source>
        <translation>The match goes on without explanations</translation>
    </message>
    <message>
        <source>Try again</source>
        <comment>try the move again</comment>
        <translation>Try again</translation>
    </message>
    <message>
        <source>Play a match</source>
        <translation>Play a match</translation>
    </message>
    <message>
        <source>Repeat the lesson</source>
        <comment>the whole lesson</comment>
        <translation>Repeat the lesson</translation>
    </message>
    <message>
        <source>Stay at this table</source>
        <translation>Stay at this table</translation>
    </message>
    <message>
        <source>Show me</source>
        <comment>what to do</comment>
        <translation>Show me</translation>
    </message>
    <message>
        <source>H</source>
        <translation>H</translation>
    </message>
</context>
<context>
    <name>Confirm</name>
    <message>
        <source>No, go back</source>
        <translation>No, go back</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
</context>
<context>
    <name>CopyLink</name>
    <message>
        <source>copied</source>
        <translation>copied</translation>
    </message>
    <message>
        <source>Copy the code</source>
        <translation>Copy the code</translation>
    </message>
</context>
<context>
    <name>CountedWords</name>
    <message numerus="yes">
        <source>%n token(s)</source>
        <translation>
            <numerusform>%n token</numerusform>
            <numerusform>%n tokens</numerusform>
        </translation>
    </message>
    <message>
        <source>on the county</source>
        <comment>with no penny left, and one life</comment>
        <translation>on the county</translation>
    </message>
    <message numerus="yes">
        <source>%n penny(s)</source>
        <comment>lives</comment>
        <translation>
            <numerusform>%n penny</numerusform>
            <numerusform>%n pennies</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>−%n life(s)</source>
        <translation>
            <numerusform>−%n life</numerusform>
            <numerusform>−%n lives</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+%n life(s)</source>
        <translation>
            <numerusform>+%n life</numerusform>
            <numerusform>+%n lives</numerusform>
        </translation>
    </message>
    <message>
        <source>−1 token</source>
        <translation>−1 token</translation>
    </message>
    <message>
        <source>+1 token</source>
        <translation>+1 token</translation>
    </message>
    <message numerus="yes">
        <source>loses %n life(s)</source>
        <comment>a seat</comment>
        <translation>
            <numerusform>loses %n life</numerusform>
            <numerusform>loses %n lives</numerusform>
        </translation>
    </message>
    <message>
        <source>pays a token</source>
        <translation>pays a token</translation>
    </message>
    <message>
        <source>gets a token</source>
        <translation>gets a token</translation>
    </message>
    <message>
        <source>You lose a token</source>
        <translation>You lose a token</translation>
    </message>
    <message>
        <source>%1 loses a token</source>
        <translation>%1 loses a token</translation>
    </message>
    <message>
        <source>You lose two lives</source>
        <translation>You lose two lives</translation>
    </message>
    <message>
        <source>%1 loses two lives</source>
        <translation>%1 loses two lives</translation>
    </message>
    <message>
        <source>You lose a life</source>
        <translation>You lose a life</translation>
    </message>
    <message>
        <source>%1 loses a life</source>
        <translation>%1 loses a life</translation>
    </message>
    <message>
        <source>You gain a token</source>
        <translation>You gain a token</translation>
    </message>
    <message>
        <source>%1 gains a token</source>
        <translation>%1 gains a token</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2, %n left</source>
        <comment>%1 is a line such as &apos;Bruno loses a token&apos;; %2 his hand&apos;s worth; %n tokens</comment>
        <translation>
            <numerusform>%1: %2, %n left</numerusform>
            <numerusform>%1: %2, %n left</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2; out of the match</source>
        <comment>%1 is a line such as &apos;Bruno loses a life&apos;; %2 his hand&apos;s worth</comment>
        <translation>%1: %2; out of the match</translation>
    </message>
    <message>
        <source>%1: %2; %3</source>
        <comment>%1 is a line such as &apos;Bruno loses a life&apos;; %2 his hand&apos;s worth; %3 &apos;2 pennies&apos;</comment>
        <translation>%1: %2; %3</translation>
    </message>
    <message>
        <source>A life each: %1</source>
        <translation>A life each: %1</translation>
    </message>
    <message>
        <source>A token each: %1</source>
        <translation>A token each: %1</translation>
    </message>
    <message>
        <source>The last life is gone, for %1.</source>
        <comment>a list of names</comment>
        <translation>The last life is gone, for %1.</translation>
    </message>
    <message>
        <source>The last token is gone, for %1.</source>
        <comment>a list of names</comment>
        <translation>The last token is gone, for %1.</translation>
    </message>
    <message numerus="yes">
        <source>Your last life is gone; %n are still in.</source>
        <translation>
            <numerusform>Your last life is gone; %n is still in.</numerusform>
            <numerusform>Your last life is gone; %n are still in.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your last token is gone; %n are still in.</source>
        <translation>
            <numerusform>Your last token is gone; %n is still in.</numerusform>
            <numerusform>Your last token is gone; %n are still in.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your last life is gone, and the match with it.</source>
        <translation>Your last life is gone, and the match with it.</translation>
    </message>
    <message>
        <source>Your last token is gone, and the match with it.</source>
        <translation>Your last token is gone, and the match with it.</translation>
    </message>
    <message>
        <source>%1 has lost the last life and leaves the table.</source>
        <translation>%1 has lost the last life and leaves the table.</translation>
    </message>
    <message>
        <source>%1 has lost the last token and leaves the table.</source>
        <translation>%1 has lost the last token and leaves the table.</translation>
    </message>
    <message>
        <source>The last life!</source>
        <translation>The last life!</translation>
    </message>
    <message>
        <source>Everybody’s last life!</source>
        <translation>Everybody’s last life!</translation>
    </message>
    <message>
        <source>The last token!</source>
        <translation>The last token!</translation>
    </message>
    <message>
        <source>Everybody’s last token!</source>
        <translation>Everybody’s last token!</translation>
    </message>
    <message>
        <source>One each: whoever loses this deal has none left.</source>
        <translation>One each: whoever loses this deal has none left.</translation>
    </message>
    <message>
        <source>One each: whoever loses this deal loses the match.</source>
        <translation>One each: whoever loses this deal loses the match.</translation>
    </message>
    <message>
        <source>One each: whoever loses this deal is out.</source>
        <translation>One each: whoever loses this deal is out.</translation>
    </message>
    <message>
        <source>You are out, in %1 of %2: your last life went in deal %3.</source>
        <comment>%1 is &apos;third place&apos;</comment>
        <translation>You are out, in %1 of %2: your last life went in deal %3.</translation>
    </message>
    <message>
        <source>You are out, in %1 of %2: your last token went in deal %3.</source>
        <comment>%1 is &apos;third place&apos;</comment>
        <translation>You are out, in %1 of %2: your last token went in deal %3.</translation>
    </message>
    <message>
        <source>under 1</source>
        <comment>lives, in a hundred deals</comment>
        <translation>under 1</translation>
    </message>
    <message>
        <source>under 1%</source>
        <translation>under 1%</translation>
    </message>
    <message>
        <source>over 99%</source>
        <translation>over 99%</translation>
    </message>
    <message>
        <source>%1%</source>
        <comment>a percentage</comment>
        <translation>%1%</translation>
    </message>
    <message>
        <source>you lose less than one life in 100 deals</source>
        <translation>you lose less than one life in 100 deals</translation>
    </message>
    <message numerus="yes">
        <source>you lose %n life(s) in 100 deals</source>
        <translation>
            <numerusform>you lose %n life in 100 deals</numerusform>
            <numerusform>you lose %n lives in 100 deals</numerusform>
        </translation>
    </message>
    <message>
        <source>you lose a token less than once in 100</source>
        <translation>you lose a token less than once in 100</translation>
    </message>
    <message numerus="yes">
        <source>you lose a token %n time(s) in 100</source>
        <translation>
            <numerusform>you lose a token once in 100</numerusform>
            <numerusform>you lose a token %n times in 100</numerusform>
        </translation>
    </message>
    <message>
        <source>Lives lost in 100 deals</source>
        <translation>Lives lost in 100 deals</translation>
    </message>
    <message>
        <source>Risk of losing a token</source>
        <translation>Risk of losing a token</translation>
    </message>
    <message>
        <source>%1: lives lost in 100 deals</source>
        <comment>%1 is a name; numbers follow</comment>
        <translation>%1: lives lost in 100 deals</translation>
    </message>
    <message>
        <source>%1: risk of losing a token</source>
        <comment>%1 is a name; percentages follow</comment>
        <translation>%1: risk of losing a token</translation>
    </message>
    <message>
        <source>For every move, how many lives it costs you</source>
        <translation>For every move, how many lives it costs you</translation>
    </message>
    <message>
        <source>For every move, your chance of losing a token</source>
        <translation>For every move, your chance of losing a token</translation>
    </message>
    <message>
        <source>For each move, how many lives it costs is shown here.</source>
        <translation>For each move, how many lives it costs is shown here.</translation>
    </message>
    <message>
        <source>For each move, the chance of losing a token with it is shown here.</source>
        <translation>For each move, the chance of losing a token with it is shown here.</translation>
    </message>
    <message numerus="yes">
        <source>Better: %1. Your move cost %n life(s) more in 100 deals.</source>
        <comment>%1 is a move</comment>
        <translation>
            <numerusform>Better: %1. Your move cost %n life more in 100 deals.</numerusform>
            <numerusform>Better: %1. Your move cost %n lives more in 100 deals.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Better: %1. Your risk was %n percentage point(s) higher.</source>
        <comment>%1 is a move; chances to lose a token</comment>
        <translation>
            <numerusform>Better: %1. Your risk was %n percentage point higher.</numerusform>
            <numerusform>Better: %1. Your risk was %n percentage points higher.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2, lives lost in 100 deals: %3. %4: %5, %6.</source>
        <comment>%1 name, %2 move, %3 number; %4 &apos;Better&apos; or &apos;Next best&apos;, %5 move, %6 number</comment>
        <translation>%1: %2, lives lost in 100 deals: %3. %4: %5, %6.</translation>
    </message>
    <message>
        <source>%1: %2, risk of losing a token %3. %4: %5, %6.</source>
        <comment>%1 name, %2 move, %3 percentage; %4 &apos;Better&apos; or &apos;Next best&apos;, %5 move, %6 percentage</comment>
        <translation>%1: %2, risk of losing a token %3. %4: %5, %6.</translation>
    </message>
    <message>
        <source>Lives, deal by deal</source>
        <translation>Lives, deal by deal</translation>
    </message>
    <message>
        <source>Tokens, deal by deal</source>
        <translation>Tokens, deal by deal</translation>
    </message>
    <message>
        <source>Lives lost</source>
        <translation>Lives lost</translation>
    </message>
    <message>
        <source>Tokens lost</source>
        <translation>Tokens lost</translation>
    </message>
    <message>
        <source>Lives lost per deal</source>
        <translation>Lives lost per deal</translation>
    </message>
    <message>
        <source>Tokens lost per deal</source>
        <translation>Tokens lost per deal</translation>
    </message>
    <message numerus="yes">
        <source>Lives lost per deal, over the last %n match(es)</source>
        <translation>
            <numerusform>Lives lost per deal, over the last %n match</numerusform>
            <numerusform>Lives lost per deal, over the last %n matches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tokens lost per deal, over the last %n match(es)</source>
        <translation>
            <numerusform>Tokens lost per deal, in the last match</numerusform>
            <numerusform>Tokens lost per deal, over the last %n matches</numerusform>
        </translation>
    </message>
    <message>
        <source>Match %1, %2: %3 lives per deal</source>
        <translation>Match %1, %2: %3 lives per deal</translation>
    </message>
    <message>
        <source>Match %1, %2: %3 tokens per deal</source>
        <translation>Match %1, %2: %3 tokens per deal</translation>
    </message>
    <message>
        <source>Tokens gained</source>
        <translation>Tokens gained</translation>
    </message>
    <message>
        <source>Both on the county: whoever loses this deal loses the match.</source>
        <translation>Both on the county: whoever loses this deal loses the match.</translation>
    </message>
    <message>
        <source>All on the county: whoever loses this deal is out.</source>
        <translation>All on the county: whoever loses this deal is out.</translation>
    </message>
    <message numerus="yes">
        <source>costliest mistake: +%n life(s) in 100 deals</source>
        <translation>
            <numerusform>costliest mistake: +%n life in 100 deals</numerusform>
            <numerusform>costliest mistake: +%n lives in 100 deals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+%n life(s) in 100 deals</source>
        <comment>by which a move cost more</comment>
        <translation>
            <numerusform>+%n life in 100 deals</numerusform>
            <numerusform>+%n lives in 100 deals</numerusform>
        </translation>
    </message>
    <message>
        <source>free ride</source>
        <comment>with all corners of the bill folded, and one life</comment>
        <translation>free ride</translation>
    </message>
    <message>
        <source>All four corners are folded: you play on for nothing, on the free ride.</source>
        <translation>All four corners are folded: you play on for nothing, on the free ride.</translation>
    </message>
    <message>
        <source>All four corners are folded: %1 plays on for nothing, on the free ride.</source>
        <translation>All four corners are folded: %1 plays on for nothing, on the free ride.</translation>
    </message>
    <message numerus="yes">
        <source>Your bill has %n corner(s) left.</source>
        <translation>
            <numerusform>Your bill has %n corner left.</numerusform>
            <numerusform>Your bill has %n corners left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1’s bill has %n corner(s) left.</source>
        <translation>
            <numerusform>%1’s bill has %n corner left.</numerusform>
            <numerusform>%1’s bill has %n corners left.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have no penny left and play on, on the county.</source>
        <translation>You have no penny left and play on, on the county.</translation>
    </message>
    <message>
        <source>%1 has no penny left and plays on, on the county.</source>
        <translation>%1 has no penny left and plays on, on the county.</translation>
    </message>
    <message numerus="yes">
        <source>You have %n penny(s) left.</source>
        <translation>
            <numerusform>You have %n penny left.</numerusform>
            <numerusform>You have %n pennies left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n penny(s) left.</source>
        <translation>
            <numerusform>%1 has %n penny left.</numerusform>
            <numerusform>%1 has %n pennies left.</numerusform>
        </translation>
    </message>
    <message>
        <source>Both on the free ride: whoever loses this deal loses the match.</source>
        <translation>Both on the free ride: whoever loses this deal loses the match.</translation>
    </message>
    <message>
        <source>All on the free ride: whoever loses this deal is out.</source>
        <translation>All on the free ride: whoever loses this deal is out.</translation>
    </message>
    <message numerus="yes">
        <source>%n corner(s) left</source>
        <comment>of a bill, that are not folded</comment>
        <translation>
            <numerusform>%n corner left</numerusform>
            <numerusform>%n corners left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <comment>that a seat has</comment>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+%n point(s)</source>
        <translation>
            <numerusform>+%n point</numerusform>
            <numerusform>+%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>scores %n point(s)</source>
        <comment>a seat</comment>
        <translation>
            <numerusform>scores %n point</numerusform>
            <numerusform>scores %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You score %n point(s)</source>
        <translation>
            <numerusform>You score %n point</numerusform>
            <numerusform>You score %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 scores %n point(s)</source>
        <translation>
            <numerusform>%1 scores %n point</numerusform>
            <numerusform>%1 scores %n points</numerusform>
        </translation>
    </message>
    <message>
        <source>Points, deal by deal</source>
        <translation>Points, deal by deal</translation>
    </message>
    <message>
        <source>Points scored</source>
        <translation>Points scored</translation>
    </message>
    <message>
        <source>Points per deal</source>
        <translation>Points per deal</translation>
    </message>
    <message numerus="yes">
        <source>Points per deal, over the last %n match(es)</source>
        <translation>
            <numerusform>Points per deal, over the last match</numerusform>
            <numerusform>Points per deal, over the last %n matches</numerusform>
        </translation>
    </message>
    <message>
        <source>Match %1, %2: %3 points per deal</source>
        <translation>Match %1, %2: %3 points per deal</translation>
    </message>
    <message>
        <source>Much less</source>
        <comment>points: a move beside the best one</comment>
        <translation>Much less</translation>
    </message>
    <message>
        <source>A little less</source>
        <comment>points: a move beside the best one</comment>
        <translation>A little less</translation>
    </message>
    <message numerus="yes">
        <source>%n chip(s)</source>
        <comment>that a seat has</comment>
        <translation>
            <numerusform>%n chip</numerusform>
            <numerusform>%n chips</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>−%n chip(s)</source>
        <translation>
            <numerusform>−%n chip</numerusform>
            <numerusform>−%n chips</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+%n chip(s)</source>
        <translation>
            <numerusform>+%n chip</numerusform>
            <numerusform>+%n chips</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>adds %n chip(s)</source>
        <comment>a seat, to the pot</comment>
        <translation>
            <numerusform>adds %n chip</numerusform>
            <numerusform>adds %n chips</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>takes %n chip(s)</source>
        <comment>a seat, from the pot</comment>
        <translation>
            <numerusform>takes %n chip</numerusform>
            <numerusform>takes %n chips</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You add %n chip(s) to the pot</source>
        <translation>
            <numerusform>You add %n chip to the pot</numerusform>
            <numerusform>You add %n chips to the pot</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 adds %n chip(s) to the pot</source>
        <translation>
            <numerusform>%1 adds %n chip to the pot</numerusform>
            <numerusform>%1 adds %n chips to the pot</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You take %n chip(s)</source>
        <comment>from the pot</comment>
        <translation>
            <numerusform>You take %n chip</numerusform>
            <numerusform>You take %n chips</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %n chip(s)</source>
        <comment>from the pot</comment>
        <translation>
            <numerusform>%1 takes %n chip</numerusform>
            <numerusform>%1 takes %n chips</numerusform>
        </translation>
    </message>
    <message>
        <source>Too few chips for the next deal: %1.</source>
        <comment>a list of names</comment>
        <translation>Too few chips for the next deal: %1.</translation>
    </message>
    <message>
        <source>%1 has too few chips for the next deal, and leaves the table.</source>
        <translation>%1 has too few chips for the next deal, and leaves the table.</translation>
    </message>
    <message numerus="yes">
        <source>You have too few chips for the next deal; %n are still in.</source>
        <translation>
            <numerusform>You have too few chips for the next deal; %n is still in.</numerusform>
            <numerusform>You have too few chips for the next deal; %n are still in.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have too few chips for the next deal, and the match is over.</source>
        <translation>You have too few chips for the next deal, and the match is over.</translation>
    </message>
    <message>
        <source>You are out, in %1 of %2: after deal %3 you had too few chips to go on.</source>
        <comment>%1 is &apos;third place&apos;</comment>
        <translation>You are out, in %1 of %2: after deal %3 you had too few chips to go on.</translation>
    </message>
    <message>
        <source>Chips, deal by deal</source>
        <translation>Chips, deal by deal</translation>
    </message>
    <message>
        <source>Chips won, less those lost</source>
        <translation>Chips won, less those lost</translation>
    </message>
    <message>
        <source>Chips won per deal</source>
        <translation>Chips won per deal</translation>
    </message>
    <message numerus="yes">
        <source>Chips won per deal, over the last %n match(es)</source>
        <translation>
            <numerusform>Chips won per deal, over the last match</numerusform>
            <numerusform>Chips won per deal, over the last %n matches</numerusform>
        </translation>
    </message>
    <message>
        <source>Match %1, %2: %3 chips per deal</source>
        <translation>Match %1, %2: %3 chips per deal</translation>
    </message>
    <message numerus="yes">
        <source>you score %n point(s) in 100 deals</source>
        <translation>
            <numerusform>you score %n point in 100 deals</numerusform>
            <numerusform>you score %n points in 100 deals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you add %n chip(s) to the pot in 100 deals</source>
        <translation>
            <numerusform>you add %n chip to the pot in 100 deals</numerusform>
            <numerusform>you add %n chips to the pot in 100 deals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you take %n chip(s) from the pot in 100 deals</source>
        <translation>
            <numerusform>you take %n chip from the pot in 100 deals</numerusform>
            <numerusform>you take %n chips from the pot in 100 deals</numerusform>
        </translation>
    </message>
    <message>
        <source>Points in 100 deals</source>
        <translation>Points in 100 deals</translation>
    </message>
    <message>
        <source>Chips from the pot in 100 deals</source>
        <translation>Chips from the pot in 100 deals</translation>
    </message>
    <message>
        <source>%1: points in 100 deals</source>
        <comment>%1 is a name; numbers follow</comment>
        <translation>%1: points in 100 deals</translation>
    </message>
    <message>
        <source>%1: chips from the pot in 100 deals</source>
        <comment>%1 is a name; numbers follow</comment>
        <translation>%1: chips from the pot in 100 deals</translation>
    </message>
    <message>
        <source>For every move, how many points it brings in 100 deals</source>
        <translation>For every move, how many points it brings in 100 deals</translation>
    </message>
    <message>
        <source>For every move, how many chips it brings in 100 deals</source>
        <translation>For every move, how many chips it brings in 100 deals</translation>
    </message>
    <message>
        <source>For each move, how many points it brings in 100 deals is shown here.</source>
        <translation>For each move, how many points it brings in 100 deals is shown here.</translation>
    </message>
    <message>
        <source>For each move, how many chips it brings in 100 deals is shown here.</source>
        <translation>For each move, how many chips it brings in 100 deals is shown here.</translation>
    </message>
    <message numerus="yes">
        <source>costliest mistake: −%n point(s) in 100 deals</source>
        <translation>
            <numerusform>costliest mistake: −%n point in 100 deals</numerusform>
            <numerusform>costliest mistake: −%n points in 100 deals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>−%n point(s) in 100 deals</source>
        <comment>by which a move brought less</comment>
        <translation>
            <numerusform>−%n point in 100 deals</numerusform>
            <numerusform>−%n points in 100 deals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>costliest mistake: −%n chip(s) in 100 deals</source>
        <translation>
            <numerusform>costliest mistake: −%n chip in 100 deals</numerusform>
            <numerusform>costliest mistake: −%n chips in 100 deals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>−%n chip(s) in 100 deals</source>
        <comment>by which a move brought less</comment>
        <translation>
            <numerusform>−%n chip in 100 deals</numerusform>
            <numerusform>−%n chips in 100 deals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Better: %1. Your move brought %n point(s) less in 100 deals.</source>
        <comment>%1 is a move</comment>
        <translation>
            <numerusform>Better: %1. Your move brought %n point less in 100 deals.</numerusform>
            <numerusform>Better: %1. Your move brought %n points less in 100 deals.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Better: %1. Your move brought %n chip(s) less in 100 deals.</source>
        <comment>%1 is a move</comment>
        <translation>
            <numerusform>Better: %1. Your move brought %n chip less in 100 deals.</numerusform>
            <numerusform>Better: %1. Your move brought %n chips less in 100 deals.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2, points in 100 deals: %3. %4: %5, %6.</source>
        <comment>%1 name, %2 move, %3 number; %4 &apos;Better&apos; or &apos;Next best&apos;, %5 move, %6 number</comment>
        <translation>%1: %2, points in 100 deals: %3. %4: %5, %6.</translation>
    </message>
    <message>
        <source>%1: %2, chips from the pot in 100 deals: %3. %4: %5, %6.</source>
        <comment>%1 name, %2 move, %3 number; %4 &apos;Better&apos; or &apos;Next best&apos;, %5 move, %6 number</comment>
        <translation>%1: %2, chips from the pot in 100 deals: %3. %4: %5, %6.</translation>
    </message>
    <message>
        <source>you lose no life</source>
        <translation>you lose no life</translation>
    </message>
    <message>
        <source>you lose no token</source>
        <translation>you lose no token</translation>
    </message>
    <message>
        <source>Corners of the bill, deal by deal</source>
        <translation>Corners of the bill, deal by deal</translation>
    </message>
    <message numerus="yes">
        <source>−%n point(s)</source>
        <translation>
            <numerusform>−%n point</numerusform>
            <numerusform>−%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You lose %n point(s)</source>
        <translation>
            <numerusform>You lose %n point</numerusform>
            <numerusform>You lose %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 loses %n point(s)</source>
        <translation>
            <numerusform>%1 loses %n point</numerusform>
            <numerusform>%1 loses %n points</numerusform>
        </translation>
    </message>
    <message>
        <source>from here on your side loses %1 points</source>
        <comment>in the mean; a number with a decimal</comment>
        <translation>from here on your side loses %1 points</translation>
    </message>
    <message>
        <source>from here on your side gains %1 points</source>
        <comment>in the mean; a number with a decimal</comment>
        <translation>from here on your side gains %1 points</translation>
    </message>
    <message>
        <source>Points from here to the end</source>
        <translation>Points from here to the end</translation>
    </message>
    <message>
        <source>%1: points from there to the end of the deal</source>
        <comment>%1 is a name; numbers follow</comment>
        <translation>%1: points from there to the end of the deal</translation>
    </message>
    <message>
        <source>costliest mistake: −%1 points</source>
        <comment>a number with a decimal</comment>
        <translation>costliest mistake: −%1 points</translation>
    </message>
    <message>
        <source>−%1 points</source>
        <comment>by which a move brought less; a number with a decimal</comment>
        <translation>−%1 points</translation>
    </message>
    <message>
        <source>%1: %2, points from there on: %3. %4: %5, %6.</source>
        <comment>%1 name, %2 move, %3 number; %4 &apos;Better&apos; or &apos;Next best&apos;, %5 move, %6 number</comment>
        <translation>%1: %2, points from there on: %3. %4: %5, %6.</translation>
    </message>
    <message>
        <source>For every move, how many points your side gains or loses with it from here on</source>
        <translation>For every move, how many points your side gains or loses with it from here on</translation>
    </message>
    <message>
        <source>For each move, how many points your side gains or loses with it from here on is shown here.</source>
        <translation>For each move, how many points your side gains or loses with it from here on is shown here.</translation>
    </message>
    <message>
        <source>Better: %1. Your move brought %2 points less.</source>
        <comment>%1 is a move, %2 a number with a decimal</comment>
        <translation>Better: %1. Your move brought %2 points less.</translation>
    </message>
</context>
<context>
    <name>CutMoment</name>
    <message>
        <source>Where to cut the pack</source>
        <translation>Where to cut the pack</translation>
    </message>
    <message>
        <source>lift %1, leave %2</source>
        <translation>lift %1, leave %2</translation>
    </message>
    <message>
        <source>lift %1</source>
        <comment>cards of the pack that is cut</comment>
        <translation>lift %1</translation>
    </message>
    <message>
        <source>leave %1</source>
        <comment>cards of the pack that is cut</comment>
        <translation>leave %1</translation>
    </message>
</context>
<context>
    <name>DayCalendar</name>
    <message>
        <source>The last five weeks</source>
        <translation>The last five weeks</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a day, and its month in short</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>The place you took: ringed if you won, × if you left.</source>
        <translation>The place you took: ringed if you won, × if you left.</translation>
    </message>
</context>
<context>
    <name>DayDeals</name>
    <message>
        <source>won</source>
        <comment>what came of a day&apos;s deal</comment>
        <translation>won</translation>
    </message>
    <message>
        <source>drawn</source>
        <comment>what came of a day&apos;s deal</comment>
        <translation>drawn</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>a place taken, as a word, and the number of players</comment>
        <translation>%1 of %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a day, and what came of its deal</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: not played</source>
        <comment>a day</comment>
        <translation>%1: not played</translation>
    </message>
    <message>
        <source>abandoned</source>
        <comment>what came of a day&apos;s deal</comment>
        <translation>abandoned</translation>
    </message>
    <message>
        <source>Deal of the day, again</source>
        <translation>Deal of the day, again</translation>
    </message>
    <message>
        <source>Deal of the day</source>
        <translation>Deal of the day</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>from a month to another</comment>
        <translation>%1 – %2</translation>
    </message>
</context>
<context>
    <name>DaysDeal</name>
    <message>
        <source>Deal of the day</source>
        <translation>Deal of the day</translation>
    </message>
    <message>
        <source>in progress</source>
        <translation>in progress</translation>
    </message>
    <message numerus="yes">
        <source>%1 played, %2 won; at best %n day(s) in a row.</source>
        <comment>deals of the day</comment>
        <translation>
            <numerusform>%1 played, %2 won; at best %n day in a row.</numerusform>
            <numerusform>%1 played, %2 won; at best %n days in a row.</numerusform>
        </translation>
    </message>
    <message>
        <source>Playing it again is practice.</source>
        <translation>Playing it again is practice.</translation>
    </message>
    <message>
        <source>The first try counts: it is still on the table.</source>
        <translation>The first try counts: it is still on the table.</translation>
    </message>
    <message>
        <source>The same cards for everybody; only the first try counts.</source>
        <translation>The same cards for everybody; only the first try counts.</translation>
    </message>
</context>
<context>
    <name>DealCode</name>
    <message>
        <source>This code is from a later version of the game.</source>
        <translation>This code is from a later version of the game.</translation>
    </message>
    <message>
        <source>This is too long for a code.</source>
        <translation>This is too long for a code.</translation>
    </message>
    <message>
        <source>This code is for a game that is not installed here.</source>
        <translation>This code is for a game that is not installed here.</translation>
    </message>
    <message>
        <source>No match can be set up from this code.</source>
        <translation>No match can be set up from this code.</translation>
    </message>
    <message>
        <source>This code is not right: a letter or digit is wrong, missing or extra.</source>
        <translation>This code is not right: a letter or digit is wrong, missing or extra.</translation>
    </message>
    <message>
        <source>There is no game called “%1” here: there are %2.</source>
        <translation>There is no game called “%1” here: there are %2.</translation>
    </message>
    <message>
        <source>This code was shortened on its way: ask for the whole of it.</source>
        <translation>This code was shortened on its way: ask for the whole of it.</translation>
    </message>
</context>
<context>
    <name>DealList</name>
    <message>
        <source>The deals of the match</source>
        <translation>The deals of the match</translation>
    </message>
    <message>
        <source>The start</source>
        <translation>The start</translation>
    </message>
    <message>
        <source>%1 · here</source>
        <comment>a deal that lies on the table now</comment>
        <translation>%1 · here</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <comment>who deals; who knocked and who paid</comment>
        <translation>%1; %2</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>The end</translation>
    </message>
    <message>
        <source>Earlier deals</source>
        <translation>Earlier deals</translation>
    </message>
    <message>
        <source>Later deals</source>
        <translation>Later deals</translation>
    </message>
</context>
<context>
    <name>DealsBook</name>
    <message>
        <source>You and %1 (%2)</source>
        <comment>who sits at a table, and of what level they are</comment>
        <translation>You and %1 (%2)</translation>
    </message>
    <message>
        <source>The usual rules</source>
        <translation>The usual rules</translation>
    </message>
</context>
<context>
    <name>DealsPage</name>
    <message>
        <source>The same cards for everybody</source>
        <translation>The same cards for everybody</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Back</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Go on with today’s deal</source>
        <translation>Go on with today’s deal</translation>
    </message>
    <message>
        <source>Practise it</source>
        <translation>Practise it</translation>
    </message>
    <message>
        <source>Play today’s deal</source>
        <translation>Play today’s deal</translation>
    </message>
</context>
<context>
    <name>DealsPaper</name>
    <message>
        <source>Deal by deal</source>
        <translation>Deal by deal</translation>
    </message>
    <message>
        <source>%1: %2 and %3</source>
        <comment>a line of a count; the figures of both sides</comment>
        <translation>%1: %2 and %3</translation>
    </message>
    <message>
        <source>We</source>
        <comment>the person&apos;s side</comment>
        <translation>We</translation>
    </message>
    <message>
        <source>They</source>
        <comment>the other side</comment>
        <translation>They</translation>
    </message>
    <message>
        <source>Deal %1</source>
        <translation>Deal %1</translation>
    </message>
    <message>
        <source>The match</source>
        <translation>The match</translation>
    </message>
</context>
<context>
    <name>DiscardPile</name>
    <message>
        <source>Discard pile: %1</source>
        <comment>%1 is the card on top</comment>
        <translation>Discard pile: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s); press to take the top one</source>
        <translation>
            <numerusform>%n card; press to take it</numerusform>
            <numerusform>%n cards; press to take the top one</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s); press to discard the chosen card here</source>
        <translation>
            <numerusform>%n card; press to discard the chosen card here</numerusform>
            <numerusform>%n cards; press to discard the chosen card here</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message>
        <source>discard here</source>
        <translation>discard here</translation>
    </message>
</context>
<context>
    <name>DiscardTray</name>
    <message>
        <source>your discard, until the count</source>
        <translation>your discard, until the count</translation>
    </message>
</context>
<context>
    <name>EndExtras</name>
    <message>
        <source>A feat: %1. %2</source>
        <translation>A feat: %1. %2</translation>
    </message>
    <message numerus="yes">
        <source>and %n more feat(s)</source>
        <translation>
            <numerusform>and one more feat</numerusform>
            <numerusform>and %n more feats</numerusform>
        </translation>
    </message>
    <message>
        <source>For a friend: %1</source>
        <comment>the code of a deal</comment>
        <translation>For a friend: %1</translation>
    </message>
    <message>
        <source>Earned in this match</source>
        <comment>over the feats that a match has brought</comment>
        <translation>Earned in this match</translation>
    </message>
    <message>
        <source>The same cards for a friend:</source>
        <translation>The same cards for a friend:</translation>
    </message>
</context>
<context>
    <name>EndOfMatch</name>
    <message>
        <source>Victory!</source>
        <translation>Victory!</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>A draw</translation>
    </message>
    <message>
        <source>Cheers! Tonight the others pay for the wine.</source>
        <translation>Cheers! Tonight the others pay for the wine.</translation>
    </message>
    <message>
        <source>Your chair stays warm for a rematch.</source>
        <translation>Your chair stays warm for a rematch.</translation>
    </message>
    <message numerus="yes">
        <source>After %n deal(s).</source>
        <comment>the end of a match</comment>
        <translation>
            <numerusform>After %n deal.</numerusform>
            <numerusform>After %n deals.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EndSheet</name>
    <message>
        <source>Final standing</source>
        <translation>Final standing</translation>
    </message>
    <message>
        <source>Your match</source>
        <translation>Your match</translation>
    </message>
    <message>
        <source>What the sheet shows</source>
        <translation>What the sheet shows</translation>
    </message>
</context>
<context>
    <name>EveningLadder</name>
    <message>
        <source>The ladder</source>
        <translation>The ladder</translation>
    </message>
    <message>
        <source>%1, %2: you are here</source>
        <comment>a rung of the ladder, and what an evening costs there</comment>
        <translation>%1, %2: you are here</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a rung of the ladder, and what an evening costs there</comment>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s) an evening</source>
        <translation>
            <numerusform>%n coin an evening</numerusform>
            <numerusform>%n coins an evening</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EveningOver</name>
    <message>
        <source>+%1</source>
        <comment>coins that an evening brought beyond its price</comment>
        <translation>+%1</translation>
    </message>
    <message>
        <source>The last evening</source>
        <translation>The last evening</translation>
    </message>
    <message>
        <source>%1 · %2 in the purse</source>
        <comment>how an evening has changed the purse, and what it holds</comment>
        <translation>%1 · %2 in the purse</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <comment>a table of an evening, what became of it, and coins</comment>
        <translation>%1: %2, %3</translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <comment>what a table brought</comment>
        <translation>
            <numerusform>%n coin</numerusform>
            <numerusform>%n coins</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EveningPage</name>
    <message>
        <source>An evening at the osteria</source>
        <translation>An evening at the osteria</translation>
    </message>
    <message>
        <source>Coins are only for playing here; outside they are worth nothing.</source>
        <translation>Coins are only for playing here; outside they are worth nothing.</translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s) in the purse</source>
        <translation>
            <numerusform>%n coin in the purse</numerusform>
            <numerusform>%n coins in the purse</numerusform>
        </translation>
    </message>
    <message>
        <source>Your first evening.</source>
        <translation>Your first evening.</translation>
    </message>
    <message numerus="yes">
        <source>%n evening(s) so far.</source>
        <translation>
            <numerusform>%n evening so far.</numerusform>
            <numerusform>%n evenings so far.</numerusform>
        </translation>
    </message>
    <message>
        <source>The ladder</source>
        <translation>The ladder</translation>
    </message>
    <message>
        <source>The last evenings</source>
        <translation>The last evenings</translation>
    </message>
    <message>
        <source>Tonight: %1</source>
        <comment>the game of an evening</comment>
        <translation>Tonight: %1</translation>
    </message>
    <message>
        <source>The tables</source>
        <translation>The tables</translation>
    </message>
    <message>
        <source>Go out tonight</source>
        <translation>Go out tonight</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Back to the table</translation>
    </message>
    <message>
        <source>Sit down at table %1</source>
        <translation>Sit down at table %1</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Back</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message numerus="yes">
        <source>the host tops it up to %n coin(s)</source>
        <translation>
            <numerusform>the host tops it up to %n coin</numerusform>
            <numerusform>the host tops it up to %n coins</numerusform>
        </translation>
    </message>
    <message>
        <source>matches cannot be saved now</source>
        <translation>matches cannot be saved now</translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s) for three tables</source>
        <translation>
            <numerusform>%n coin for three tables</numerusform>
            <numerusform>%n coins for three tables</numerusform>
        </translation>
    </message>
    <message>
        <source>Feats</source>
        <translation>Feats</translation>
    </message>
</context>
<context>
    <name>EveningPast</name>
    <message>
        <source>The last evenings</source>
        <translation>The last evenings</translation>
    </message>
    <message>
        <source>places</source>
        <comment>over a column</comment>
        <translation>places</translation>
    </message>
    <message>
        <source>coins</source>
        <comment>over a column: by how many the purse has changed</comment>
        <translation>coins</translation>
    </message>
    <message>
        <source>purse</source>
        <comment>over a column: what it holds</comment>
        <translation>purse</translation>
    </message>
</context>
<context>
    <name>EveningTable</name>
    <message>
        <source>Table %1</source>
        <comment>one of three in an evening</comment>
        <translation>Table %1</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n coin(s)</source>
        <comment>what became of a table</comment>
        <translation>
            <numerusform>%1: %n coin</numerusform>
            <numerusform>%1: %n coins</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, against %2</source>
        <translation>%1, against %2</translation>
    </message>
    <message>
        <source>%1, against %2; %3</source>
        <translation>%1, against %2; %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a guest, and matches won against each other</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>EveningTold</name>
    <message>
        <source>How an evening goes</source>
        <translation>How an evening goes</translation>
    </message>
    <message>
        <source>You sit down at three tables, one after the other. At each of them three other guests wait for you.</source>
        <translation>You sit down at three tables, one after the other. At each of them three other guests wait for you.</translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s) from your purse pay for all three tables. A table that you win brings as many, second place half of them.</source>
        <translation>
            <numerusform>%n coin from your purse pays for all three tables. A table that you win brings as many, second place half of them.</numerusform>
            <numerusform>%n coins from your purse pay for all three tables. A table that you win brings as many, second place half of them.</numerusform>
        </translation>
    </message>
    <message>
        <source>With two thirds of all that can be won you go up a rung of the ladder, where the guests play better.</source>
        <translation>With two thirds of all that can be won you go up a rung of the ladder, where the guests play better.</translation>
    </message>
</context>
<context>
    <name>FeatLine</name>
    <message>
        <source>%1, done on %2: %3</source>
        <translation>%1, done on %2: %3</translation>
    </message>
    <message>
        <source>%1, not done yet: %2</source>
        <translation>%1, not done yet: %2</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1, %2: %3</translation>
    </message>
</context>
<context>
    <name>Feats</name>
    <message>
        <source>%1 of %2</source>
        <comment>how far one is with a feat</comment>
        <translation>%1 of %2</translation>
    </message>
    <message>
        <source>In any game</source>
        <comment>heading of feats</comment>
        <translation>In any game</translation>
    </message>
    <message>
        <source>At the osteria</source>
        <comment>heading of feats</comment>
        <translation>At the osteria</translation>
    </message>
    <message>
        <source>%1: %2 of %3</source>
        <comment>heading of feats, how many of them are done, and how many there are</comment>
        <translation>%1: %2 of %3</translation>
    </message>
    <message>
        <source>all</source>
        <comment>feats</comment>
        <translation>all</translation>
    </message>
    <message>
        <source>evenings and more</source>
        <comment>feats that are of no game alone</comment>
        <translation>evenings and more</translation>
    </message>
</context>
<context>
    <name>FeatsPage</name>
    <message>
        <source>Feats</source>
        <translation>Feats</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Back</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) still to check…</source>
        <translation>
            <numerusform>%n match still to check…</numerusform>
            <numerusform>%n matches still to check…</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 done. Older matches in the history count too; imported ones do not.</source>
        <translation>%1 of %2 done. Older matches in the history count too; imported ones do not.</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Show</translation>
    </message>
</context>
<context>
    <name>FileList</name>
    <message>
        <source>What is in this folder</source>
        <translation>What is in this folder</translation>
    </message>
    <message>
        <source>‹ one folder up</source>
        <translation>‹ one folder up</translation>
    </message>
    <message>
        <source>%1 ›</source>
        <comment>a folder that can be opened</comment>
        <translation>%1 ›</translation>
    </message>
</context>
<context>
    <name>FirstTime</name>
    <message>
        <source>First time at this table?</source>
        <translation>First time at this table?</translation>
    </message>
    <message>
        <source>Short lessons, a minute or two each: Teresa shows you what to do, and why.</source>
        <translation>Short lessons, a minute or two each: Teresa shows you what to do, and why.</translation>
    </message>
    <message>
        <source>The first lesson</source>
        <translation>The first lesson</translation>
    </message>
    <message>
        <source>I know how to play</source>
        <translation>I know how to play</translation>
    </message>
</context>
<context>
    <name>FolderModel</name>
    <message>
        <source>one folder up</source>
        <translation>one folder up</translation>
    </message>
    <message>
        <source>folder %1</source>
        <translation>folder %1</translation>
    </message>
    <message>
        <source>%1, of %2</source>
        <comment>a file and its date</comment>
        <translation>%1, of %2</translation>
    </message>
</context>
<context>
    <name>FriendsDeal</name>
    <message>
        <source>Code of a deal</source>
        <translation>Code of a deal</translation>
    </message>
    <message>
        <source>code, or %1-17</source>
        <translation>code, or %1-17</translation>
    </message>
    <message>
        <source>A friend’s deal</source>
        <translation>A friend’s deal</translation>
    </message>
    <message>
        <source>Deal the cards</source>
        <translation>Deal the cards</translation>
    </message>
    <message>
        <source>Each match has a code: whoever writes it here gets the same game, the same opponents and the same cards. It is shown at the end of a match.</source>
        <translation>Each match has a code: whoever writes it here gets the same game, the same opponents and the same cards. It is shown at the end of a match.</translation>
    </message>
    <message>
        <source>To challenge somebody</source>
        <translation>To challenge somebody</translation>
    </message>
    <message>
        <source>With this code a friend plays today’s deal on any other day too:</source>
        <translation>With this code a friend plays today’s deal on any other day too:</translation>
    </message>
</context>
<context>
    <name>GameChoice</name>
    <message>
        <source>Game</source>
        <translation>Game</translation>
    </message>
</context>
<context>
    <name>GameShelf</name>
    <message>
        <source>%1–%2</source>
        <comment>numbers of players</comment>
        <translation>%1–%2</translation>
    </message>
    <message>
        <source>%1 players · about %2 minutes · %3, %4 cards</source>
        <comment>%1 is a number, or &apos;2–8&apos;; %3 a pack</comment>
        <translation>%1 players · about %2 minutes · %3, %4 cards</translation>
    </message>
    <message>
        <source>What shall we play?</source>
        <translation>What shall we play?</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Games</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a game, and a line about it</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>GameWords</name>
    <message>
        <source>novices</source>
        <comment>opponents&apos; level</comment>
        <translation>novices</translation>
    </message>
    <message>
        <source>casuals</source>
        <comment>opponents&apos; level</comment>
        <translation>casuals</translation>
    </message>
    <message>
        <source>regulars</source>
        <comment>opponents&apos; level</comment>
        <translation>regulars</translation>
    </message>
    <message>
        <source>experts</source>
        <comment>opponents&apos; level</comment>
        <translation>experts</translation>
    </message>
    <message>
        <source>programs</source>
        <comment>opponents</comment>
        <translation>programs</translation>
    </message>
    <message>
        <source>mixed</source>
        <comment>opponents of different levels</comment>
        <translation>mixed</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <comment>how a date is written, as QDate::toString() reads it</comment>
        <translation>d MMM yyyy</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a date and a time of day</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>people at one screen</source>
        <comment>who one plays against</comment>
        <translation>people at one screen</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1%</translation>
    </message>
</context>
<context>
    <name>GamesPage</name>
    <message>
        <source>Back</source>
        <translation>Back</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
</context>
<context>
    <name>Guest</name>
    <message>
        <source>%1, your seat</source>
        <translation>%1, your seat</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <comment>a name, &apos;a program…&apos;, which program</comment>
        <translation>%1, %2: %3</translation>
    </message>
</context>
<context>
    <name>GuestLines</name>
    <message>
        <source>Cards on the table, elbows off it.</source>
        <translation>Cards on the table, elbows off it.</translation>
    </message>
    <message>
        <source>New cards, same old faces.</source>
        <translation>New cards, same old faces.</translation>
    </message>
    <message>
        <source>This time I have a feeling.</source>
        <translation>This time I have a feeling.</translation>
    </message>
    <message>
        <source>My grandmother dealt faster than that.</source>
        <translation>My grandmother dealt faster than that.</translation>
    </message>
    <message>
        <source>The last one, then home. I mean it.</source>
        <translation>The last one, then home. I mean it.</translation>
    </message>
    <message>
        <source>Good cards never came to the impatient.</source>
        <translation>Good cards never came to the impatient.</translation>
    </message>
    <message>
        <source>I only came in for a coffee.</source>
        <translation>I only came in for a coffee.</translation>
    </message>
    <message>
        <source>Is that the same pack as before?</source>
        <translation>Is that the same pack as before?</translation>
    </message>
    <message>
        <source>Whoever loses pays the wine.</source>
        <translation>Whoever loses pays the wine.</translation>
    </message>
    <message>
        <source>Come on, before the piadina gets cold.</source>
        <translation>Come on, before the piadina gets cold.</translation>
    </message>
    <message>
        <source>Here we go again.</source>
        <translation>Here we go again.</translation>
    </message>
    <message>
        <source>Silence, please. Well, nearly.</source>
        <translation>Silence, please. Well, nearly.</translation>
    </message>
    <message>
        <source>No long stories this time.</source>
        <translation>No long stories this time.</translation>
    </message>
    <message>
        <source>No hurry. The night is long.</source>
        <translation>No hurry. The night is long.</translation>
    </message>
    <message>
        <source>Every card has its day.</source>
        <translation>Every card has its day.</translation>
    </message>
    <message>
        <source>There they are. Help yourselves.</source>
        <translation>There they are. Help yourselves.</translation>
    </message>
    <message>
        <source>Make of it what you can.</source>
        <translation>Make of it what you can.</translation>
    </message>
    <message>
        <source>The table is laid.</source>
        <translation>The table is laid.</translation>
    </message>
    <message>
        <source>One in, one out.</source>
        <translation>One in, one out.</translation>
    </message>
    <message>
        <source>That one has been calling me.</source>
        <translation>That one has been calling me.</translation>
    </message>
    <message>
        <source>Thank you kindly.</source>
        <translation>Thank you kindly.</translation>
    </message>
    <message>
        <source>That was the one, was it?</source>
        <translation>That was the one, was it?</translation>
    </message>
    <message>
        <source>Hm.</source>
        <translation>Hm.</translation>
    </message>
    <message>
        <source>Somebody will be glad of mine.</source>
        <translation>Somebody will be glad of mine.</translation>
    </message>
    <message>
        <source>A change does you good.</source>
        <translation>A change does you good.</translation>
    </message>
    <message>
        <source>Take it or leave it, so I took it.</source>
        <translation>Take it or leave it, so I took it.</translation>
    </message>
    <message>
        <source>Slowly, slowly.</source>
        <translation>Slowly, slowly.</translation>
    </message>
    <message>
        <source>Well, better than a poke in the eye.</source>
        <translation>Well, better than a poke in the eye.</translation>
    </message>
    <message>
        <source>I had to think about that one.</source>
        <translation>I had to think about that one.</translation>
    </message>
    <message>
        <source>Quick, before I change my mind.</source>
        <translation>Quick, before I change my mind.</translation>
    </message>
    <message>
        <source>Enough of that, next.</source>
        <translation>Enough of that, next.</translation>
    </message>
    <message>
        <source>I part with nothing gladly.</source>
        <translation>I part with nothing gladly.</translation>
    </message>
    <message>
        <source>I hated to give that one away.</source>
        <translation>I hated to give that one away.</translation>
    </message>
    <message>
        <source>Not for you, my dear neighbour.</source>
        <translation>Not for you, my dear neighbour.</translation>
    </message>
    <message>
        <source>A fair exchange.</source>
        <translation>A fair exchange.</translation>
    </message>
    <message>
        <source>Away with the lot!</source>
        <translation>Away with the lot!</translation>
    </message>
    <message>
        <source>A clean shirt, at last.</source>
        <translation>A clean shirt, at last.</translation>
    </message>
    <message>
        <source>All or nothing.</source>
        <translation>All or nothing.</translation>
    </message>
    <message>
        <source>Fresh as laundry.</source>
        <translation>Fresh as laundry.</translation>
    </message>
    <message>
        <source>Once in a blue moon, even I do that.</source>
        <translation>Once in a blue moon, even I do that.</translation>
    </message>
    <message>
        <source>All of them? Goodness.</source>
        <translation>All of them? Goodness.</translation>
    </message>
    <message>
        <source>Somebody was fed up.</source>
        <translation>Somebody was fed up.</translation>
    </message>
    <message>
        <source>What nerve.</source>
        <translation>What nerve.</translation>
    </message>
    <message>
        <source>Look at that, not one left.</source>
        <translation>Look at that, not one left.</translation>
    </message>
    <message>
        <source>And what did you leave for us?</source>
        <translation>And what did you leave for us?</translation>
    </message>
    <message>
        <source>I could never do that.</source>
        <translation>I could never do that.</translation>
    </message>
    <message>
        <source>Last turn, ladies and gentlemen.</source>
        <translation>Last turn, ladies and gentlemen.</translation>
    </message>
    <message>
        <source>Did that wake you up?</source>
        <translation>Did that wake you up?</translation>
    </message>
    <message>
        <source>Knock and it shall be opened.</source>
        <translation>Knock and it shall be opened.</translation>
    </message>
    <message>
        <source>Why wait for the holidays?</source>
        <translation>Why wait for the holidays?</translation>
    </message>
    <message>
        <source>First come, first served.</source>
        <translation>First come, first served.</translation>
    </message>
    <message>
        <source>I never could sit still.</source>
        <translation>I never could sit still.</translation>
    </message>
    <message>
        <source>Even I get there in the end.</source>
        <translation>Even I get there in the end.</translation>
    </message>
    <message>
        <source>Everything in its own good time.</source>
        <translation>Everything in its own good time.</translation>
    </message>
    <message>
        <source>No more presents for anybody.</source>
        <translation>No more presents for anybody.</translation>
    </message>
    <message>
        <source>Sorry, the shop is closing.</source>
        <translation>Sorry, the shop is closing.</translation>
    </message>
    <message>
        <source>Already?</source>
        <translation>Already?</translation>
    </message>
    <message>
        <source>Here it comes.</source>
        <translation>Here it comes.</translation>
    </message>
    <message>
        <source>My glass nearly fell.</source>
        <translation>My glass nearly fell.</translation>
    </message>
    <message>
        <source>And I was just getting comfortable.</source>
        <translation>And I was just getting comfortable.</translation>
    </message>
    <message>
        <source>Who is it at this hour?</source>
        <translation>Who is it at this hour?</translation>
    </message>
    <message>
        <source>Well, well.</source>
        <translation>Well, well.</translation>
    </message>
    <message>
        <source>That was to be expected.</source>
        <translation>That was to be expected.</translation>
    </message>
    <message>
        <source>Who sows wind…</source>
        <translation>Who sows wind…</translation>
    </message>
    <message>
        <source>I was about to!</source>
        <translation>I was about to!</translation>
    </message>
    <message>
        <source>Young people, always rushing.</source>
        <translation>Young people, always rushing.</translation>
    </message>
    <message>
        <source>Fair enough.</source>
        <translation>Fair enough.</translation>
    </message>
    <message>
        <source>Listen to that, what a fist.</source>
        <translation>Listen to that, what a fist.</translation>
    </message>
    <message>
        <source>We have a knock from the head of the table.</source>
        <translation>We have a knock from the head of the table.</translation>
    </message>
    <message>
        <source>You might have warned us.</source>
        <translation>You might have warned us.</translation>
    </message>
    <message>
        <source>I like that. No dawdling.</source>
        <translation>I like that. No dawdling.</translation>
    </message>
    <message>
        <source>And now what do I do with these?</source>
        <translation>And now what do I do with these?</translation>
    </message>
    <message>
        <source>Wait until the cards are open.</source>
        <translation>Wait until the cards are open.</translation>
    </message>
    <message>
        <source>Good. Everyone takes one more turn.</source>
        <translation>Good. Everyone takes one more turn.</translation>
    </message>
    <message>
        <source>Not moving from here.</source>
        <translation>Not moving from here.</translation>
    </message>
    <message>
        <source>Let it be as it is.</source>
        <translation>Let it be as it is.</translation>
    </message>
    <message>
        <source>There was nothing there for me.</source>
        <translation>There was nothing there for me.</translation>
    </message>
    <message>
        <source>And now fingers crossed.</source>
        <translation>And now fingers crossed.</translation>
    </message>
    <message>
        <source>What I have, I hold.</source>
        <translation>What I have, I hold.</translation>
    </message>
    <message>
        <source>I leave it all to the next one. For once.</source>
        <translation>I leave it all to the next one. For once.</translation>
    </message>
    <message>
        <source>No need to gild the lily.</source>
        <translation>No need to gild the lily.</translation>
    </message>
    <message>
        <source>I deserved that.</source>
        <translation>I deserved that.</translation>
    </message>
    <message>
        <source>There goes the bus fare.</source>
        <translation>There goes the bus fare.</translation>
    </message>
    <message>
        <source>A point short. Always a point short.</source>
        <translation>A point short. Always a point short.</translation>
    </message>
    <message>
        <source>I had a better one last week.</source>
        <translation>I had a better one last week.</translation>
    </message>
    <message>
        <source>Lucky in love, they say.</source>
        <translation>Lucky in love, they say.</translation>
    </message>
    <message>
        <source>I gave it to the poor.</source>
        <translation>I gave it to the poor.</translation>
    </message>
    <message>
        <source>Quick to knock, quick to pay.</source>
        <translation>Quick to knock, quick to pay.</translation>
    </message>
    <message>
        <source>I waited too long. Again.</source>
        <translation>I waited too long. Again.</translation>
    </message>
    <message>
        <source>I knew I should have let it go.</source>
        <translation>I knew I should have let it go.</translation>
    </message>
    <message>
        <source>Now it gets serious.</source>
        <translation>Now it gets serious.</translation>
    </message>
    <message>
        <source>From here on I say my prayers.</source>
        <translation>From here on I say my prayers.</translation>
    </message>
    <message>
        <source>The last one is the luckiest.</source>
        <translation>The last one is the luckiest.</translation>
    </message>
    <message>
        <source>I do my best work at the end.</source>
        <translation>I do my best work at the end.</translation>
    </message>
    <message>
        <source>This one nobody takes from me.</source>
        <translation>This one nobody takes from me.</translation>
    </message>
    <message>
        <source>I was tired anyway.</source>
        <translation>I was tired anyway.</translation>
    </message>
    <message>
        <source>Remember me kindly.</source>
        <translation>Remember me kindly.</translation>
    </message>
    <message>
        <source>Go on without me, if you can.</source>
        <translation>Go on without me, if you can.</translation>
    </message>
    <message>
        <source>Well played, the lot of you.</source>
        <translation>Well played, the lot of you.</translation>
    </message>
    <message>
        <source>At least it was quick.</source>
        <translation>At least it was quick.</translation>
    </message>
    <message>
        <source>Better you than me.</source>
        <translation>Better you than me.</translation>
    </message>
    <message>
        <source>Somebody has to.</source>
        <translation>Somebody has to.</translation>
    </message>
    <message>
        <source>That was close.</source>
        <translation>That was close.</translation>
    </message>
    <message>
        <source>I felt the wind of that one.</source>
        <translation>I felt the wind of that one.</translation>
    </message>
    <message>
        <source>Next, please!</source>
        <translation>Next, please!</translation>
    </message>
    <message>
        <source>Patience, and shuffle.</source>
        <translation>Patience, and shuffle.</translation>
    </message>
    <message>
        <source>A pity about the token.</source>
        <translation>A pity about the token.</translation>
    </message>
    <message>
        <source>I did what I could.</source>
        <translation>I did what I could.</translation>
    </message>
    <message>
        <source>It happens to the best.</source>
        <translation>It happens to the best.</translation>
    </message>
    <message>
        <source>The cards will turn.</source>
        <translation>The cards will turn.</translation>
    </message>
    <message>
        <source>Have a sip, it helps.</source>
        <translation>Have a sip, it helps.</translation>
    </message>
    <message>
        <source>You should have knocked!</source>
        <translation>You should have knocked!</translation>
    </message>
    <message>
        <source>I told you there was time.</source>
        <translation>I told you there was time.</translation>
    </message>
    <message>
        <source>Nothing personal.</source>
        <translation>Nothing personal.</translation>
    </message>
    <message>
        <source>Welcome home, my dear.</source>
        <translation>Welcome home, my dear.</translation>
    </message>
    <message>
        <source>One more, what can it cost?</source>
        <translation>One more, what can it cost?</translation>
    </message>
    <message>
        <source>The night is young.</source>
        <translation>The night is young.</translation>
    </message>
    <message>
        <source>Shall we order something meanwhile?</source>
        <translation>Shall we order something meanwhile?</translation>
    </message>
    <message>
        <source>The hens have gone to bed.</source>
        <translation>The hens have gone to bed.</translation>
    </message>
    <message>
        <source>Has somebody fallen asleep?</source>
        <translation>Has somebody fallen asleep?</translation>
    </message>
    <message>
        <source>Even the wine is turning.</source>
        <translation>Even the wine is turning.</translation>
    </message>
    <message>
        <source>Quite right, think it over.</source>
        <translation>Quite right, think it over.</translation>
    </message>
    <message>
        <source>Letting go is hard, I know.</source>
        <translation>Letting go is hard, I know.</translation>
    </message>
    <message>
        <source>Leave something for the rest of us.</source>
        <translation>Leave something for the rest of us.</translation>
    </message>
    <message>
        <source>Let’s see what the night brings.</source>
        <translation>Let’s see what the night brings.</translation>
    </message>
    <message>
        <source>Who’s pouring?</source>
        <translation>Who’s pouring?</translation>
    </message>
    <message>
        <source>Quiet now, I can’t count with all this talk.</source>
        <translation>Quiet now, I can’t count with all this talk.</translation>
    </message>
    <message>
        <source>Don’t look at me, look at your cards.</source>
        <translation>Don’t look at me, look at your cards.</translation>
    </message>
    <message>
        <source>Somebody close that door, there’s a draught.</source>
        <translation>Somebody close that door, there’s a draught.</translation>
    </message>
    <message>
        <source>I’ve seen worse. Not often.</source>
        <translation>I’ve seen worse. Not often.</translation>
    </message>
    <message>
        <source>I don’t plan to grow old over this one.</source>
        <translation>I don’t plan to grow old over this one.</translation>
    </message>
    <message>
        <source>I’ll keep an eye on the lot of you.</source>
        <translation>I’ll keep an eye on the lot of you.</translation>
    </message>
    <message>
        <source>Play what you’re dealt, that’s all there is.</source>
        <translation>Play what you’re dealt, that’s all there is.</translation>
    </message>
    <message>
        <source>It isn’t much, but it’s honest.</source>
        <translation>It isn’t much, but it’s honest.</translation>
    </message>
    <message>
        <source>Don’t all thank me at once.</source>
        <translation>Don’t all thank me at once.</translation>
    </message>
    <message>
        <source>I’ve seen better shop windows.</source>
        <translation>I’ve seen better shop windows.</translation>
    </message>
    <message>
        <source>Go on, take. I’m watching.</source>
        <translation>Go on, take. I’m watching.</translation>
    </message>
    <message>
        <source>It hurts to leave them lying there.</source>
        <translation>It hurts to leave them lying there.</translation>
    </message>
    <message>
        <source>We’ll see if it was wise.</source>
        <translation>We’ll see if it was wise.</translation>
    </message>
    <message>
        <source>Don’t ask me why.</source>
        <translation>Don’t ask me why.</translation>
    </message>
    <message>
        <source>There. It’s done.</source>
        <translation>There. It’s done.</translation>
    </message>
    <message>
        <source>I know what I’m doing. I think.</source>
        <translation>I know what I’m doing. I think.</translation>
    </message>
    <message>
        <source>There’s still time.</source>
        <translation>There’s still time.</translation>
    </message>
    <message>
        <source>One more round won’t hurt anybody.</source>
        <translation>One more round won’t hurt anybody.</translation>
    </message>
    <message>
        <source>There’s nothing left to look at now.</source>
        <translation>There’s nothing left to look at now.</translation>
    </message>
    <message>
        <source>I didn’t like the old ones anyway.</source>
        <translation>I didn’t like the old ones anyway.</translation>
    </message>
    <message>
        <source>Why do things by halves?</source>
        <translation>Why do things by halves?</translation>
    </message>
    <message>
        <source>Watch closely: I’m giving it all away.</source>
        <translation>Watch closely: I’m giving it all away.</translation>
    </message>
    <message>
        <source>That’s what I call spring cleaning.</source>
        <translation>That’s what I call spring cleaning.</translation>
    </message>
    <message>
        <source>Now that’s a bold one.</source>
        <translation>Now that’s a bold one.</translation>
    </message>
    <message>
        <source>That’s that.</source>
        <translation>That’s that.</translation>
    </message>
    <message>
        <source>Show me what you’ve got.</source>
        <translation>Show me what you’ve got.</translation>
    </message>
    <message>
        <source>Let’s hear no complaints.</source>
        <translation>Let’s hear no complaints.</translation>
    </message>
    <message>
        <source>I’ve made up my mind.</source>
        <translation>I’ve made up my mind.</translation>
    </message>
    <message>
        <source>Drink up, we’re nearly done.</source>
        <translation>Drink up, we’re nearly done.</translation>
    </message>
    <message>
        <source>Now we’ll see.</source>
        <translation>Now we’ll see.</translation>
    </message>
    <message>
        <source>I’ve waited long enough.</source>
        <translation>I’ve waited long enough.</translation>
    </message>
    <message>
        <source>You didn’t expect that of me, did you?</source>
        <translation>You didn’t expect that of me, did you?</translation>
    </message>
    <message>
        <source>I’ve saved up enough.</source>
        <translation>I’ve saved up enough.</translation>
    </message>
    <message>
        <source>It’s about time, I’d say.</source>
        <translation>It’s about time, I’d say.</translation>
    </message>
    <message>
        <source>You’ll bring the ceiling down.</source>
        <translation>You’ll bring the ceiling down.</translation>
    </message>
    <message>
        <source>We’ll talk about it when they’re open.</source>
        <translation>We’ll talk about it when they’re open.</translation>
    </message>
    <message>
        <source>Come in, it’s open!</source>
        <translation>Come in, it’s open!</translation>
    </message>
    <message>
        <source>You need nerves at this table.</source>
        <translation>You need nerves at this table.</translation>
    </message>
    <message>
        <source>Just one more turn, that’s all I wanted.</source>
        <translation>Just one more turn, that’s all I wanted.</translation>
    </message>
    <message>
        <source>Mind the table, it’s older than you.</source>
        <translation>Mind the table, it’s older than you.</translation>
    </message>
    <message>
        <source>You got there before me.</source>
        <translation>You got there before me.</translation>
    </message>
    <message>
        <source>What’s the hurry, I ask you?</source>
        <translation>What’s the hurry, I ask you?</translation>
    </message>
    <message>
        <source>And what about all I’ve saved?</source>
        <translation>And what about all I’ve saved?</translation>
    </message>
    <message>
        <source>I wasn’t finished collecting.</source>
        <translation>I wasn’t finished collecting.</translation>
    </message>
    <message>
        <source>Let’s see if you were right.</source>
        <translation>Let’s see if you were right.</translation>
    </message>
    <message>
        <source>You’re brave tonight.</source>
        <translation>You’re brave tonight.</translation>
    </message>
    <message>
        <source>So that’s how it is.</source>
        <translation>So that’s how it is.</translation>
    </message>
    <message>
        <source>I hope you know what you’re doing.</source>
        <translation>I hope you know what you’re doing.</translation>
    </message>
    <message>
        <source>Let’s not be afraid, friends.</source>
        <translation>Let’s not be afraid, friends.</translation>
    </message>
    <message>
        <source>I’d have slept on it.</source>
        <translation>I’d have slept on it.</translation>
    </message>
    <message>
        <source>I’m fine as I am.</source>
        <translation>I’m fine as I am.</translation>
    </message>
    <message>
        <source>What’s done is done.</source>
        <translation>What’s done is done.</translation>
    </message>
    <message>
        <source>I’m not touching a thing.</source>
        <translation>I’m not touching a thing.</translation>
    </message>
    <message>
        <source>Open up, let’s see!</source>
        <translation>Open up, let’s see!</translation>
    </message>
    <message>
        <source>I’ll stay and say nothing.</source>
        <translation>I’ll stay and say nothing.</translation>
    </message>
    <message>
        <source>Well, it’s only brass.</source>
        <translation>Well, it’s only brass.</translation>
    </message>
    <message>
        <source>Who’s been sitting on my luck?</source>
        <translation>Who’s been sitting on my luck?</translation>
    </message>
    <message>
        <source>It’s the chair. It’s a bad chair.</source>
        <translation>It’s the chair. It’s a bad chair.</translation>
    </message>
    <message>
        <source>Don’t say a word.</source>
        <translation>Don’t say a word.</translation>
    </message>
    <message>
        <source>You live and learn.</source>
        <translation>You live and learn.</translation>
    </message>
    <message>
        <source>No tears, please.</source>
        <translation>No tears, please.</translation>
    </message>
    <message>
        <source>Next time I’ll stay at home.</source>
        <translation>Next time I’ll stay at home.</translation>
    </message>
    <message>
        <source>It was the cards. It’s always the cards.</source>
        <translation>It was the cards. It’s always the cards.</translation>
    </message>
    <message>
        <source>I’d do the same again.</source>
        <translation>I’d do the same again.</translation>
    </message>
    <message>
        <source>And who did I do it for?</source>
        <translation>And who did I do it for?</translation>
    </message>
    <message>
        <source>That’s how it goes.</source>
        <translation>That’s how it goes.</translation>
    </message>
    <message>
        <source>One left. We’ve become close.</source>
        <translation>One left. We’ve become close.</translation>
    </message>
    <message>
        <source>I’m hanging on by a thread.</source>
        <translation>I’m hanging on by a thread.</translation>
    </message>
    <message>
        <source>Don’t touch my glass now.</source>
        <translation>Don’t touch my glass now.</translation>
    </message>
    <message>
        <source>I’ll get the wine, then.</source>
        <translation>I’ll get the wine, then.</translation>
    </message>
    <message>
        <source>I’ll watch and give advice.</source>
        <translation>I’ll watch and give advice.</translation>
    </message>
    <message>
        <source>An empty pocket weighs nothing.</source>
        <translation>An empty pocket weighs nothing.</translation>
    </message>
    <message>
        <source>Chin up, it’s only a token.</source>
        <translation>Chin up, it’s only a token.</translation>
    </message>
    <message>
        <source>The pot says thank you.</source>
        <translation>The pot says thank you.</translation>
    </message>
    <message>
        <source>Courage! There’s soup at home.</source>
        <translation>Courage! There’s soup at home.</translation>
    </message>
    <message>
        <source>I’d rather not say what I think.</source>
        <translation>I’d rather not say what I think.</translation>
    </message>
    <message>
        <source>Don’t take it to heart.</source>
        <translation>Don’t take it to heart.</translation>
    </message>
    <message>
        <source>We’ve all paid for that lesson.</source>
        <translation>We’ve all paid for that lesson.</translation>
    </message>
    <message>
        <source>So I get something too, now and then.</source>
        <translation>So I get something too, now and then.</translation>
    </message>
    <message>
        <source>I’ll take that, thank you.</source>
        <translation>I’ll take that, thank you.</translation>
    </message>
    <message>
        <source>Who said there’s no justice?</source>
        <translation>Who said there’s no justice?</translation>
    </message>
    <message>
        <source>You don’t get rid of me so easily.</source>
        <translation>You don’t get rid of me so easily.</translation>
    </message>
    <message>
        <source>Don’t tell them at home.</source>
        <translation>Don’t tell them at home.</translation>
    </message>
    <message>
        <source>Move over, I’m not leaving.</source>
        <translation>Move over, I’m not leaving.</translation>
    </message>
    <message>
        <source>I’m like the damp: I come back.</source>
        <translation>I’m like the damp: I come back.</translation>
    </message>
    <message>
        <source>Take your time. It’s only midnight.</source>
        <translation>Take your time. It’s only midnight.</translation>
    </message>
    <message>
        <source>It won’t get any better by looking.</source>
        <translation>It won’t get any better by looking.</translation>
    </message>
    <message>
        <source>By now I’d have played three deals.</source>
        <translation>By now I’d have played three deals.</translation>
    </message>
    <message>
        <source>Whenever you’re ready.</source>
        <translation>Whenever you’re ready.</translation>
    </message>
    <message>
        <source>Three cards, one suit. How hard can it be?</source>
        <translation>Three cards, one suit. How hard can it be?</translation>
    </message>
    <message>
        <source>Has anybody an ace too many?</source>
        <translation>Has anybody an ace too many?</translation>
    </message>
    <message>
        <source>Deal me in, I cost nothing.</source>
        <translation>Deal me in, I cost nothing.</translation>
    </message>
    <message>
        <source>One life, and it’s all mine.</source>
        <translation>One life, and it’s all mine.</translation>
    </message>
    <message>
        <source>I play for free, so I play well.</source>
        <translation>I play for free, so I play well.</translation>
    </message>
    <message>
        <source>Let’s see how long I last.</source>
        <translation>Let’s see how long I last.</translation>
    </message>
    <message>
        <source>I’ll give this one a home.</source>
        <translation>I’ll give this one a home.</translation>
    </message>
    <message>
        <source>It was lying there so lonely.</source>
        <translation>It was lying there so lonely.</translation>
    </message>
    <message>
        <source>It was waiting for me.</source>
        <translation>It was waiting for me.</translation>
    </message>
    <message>
        <source>I know where this one goes.</source>
        <translation>I know where this one goes.</translation>
    </message>
    <message>
        <source>Better a card you can see.</source>
        <translation>Better a card you can see.</translation>
    </message>
    <message>
        <source>You all saw that? Good.</source>
        <translation>You all saw that? Good.</translation>
    </message>
    <message>
        <source>See it, take it.</source>
        <translation>See it, take it.</translation>
    </message>
    <message>
        <source>It may come in useful one day.</source>
        <translation>It may come in useful one day.</translation>
    </message>
    <message>
        <source>One more for the collection.</source>
        <translation>One more for the collection.</translation>
    </message>
    <message>
        <source>I only took it so that you couldn’t.</source>
        <translation>I only took it so that you couldn’t.</translation>
    </message>
    <message>
        <source>It fits. What more do you want?</source>
        <translation>It fits. What more do you want?</translation>
    </message>
    <message>
        <source>You shouldn’t have. But thank you.</source>
        <translation>You shouldn’t have. But thank you.</translation>
    </message>
    <message>
        <source>I couldn’t have ordered a better one.</source>
        <translation>I couldn’t have ordered a better one.</translation>
    </message>
    <message>
        <source>How kind of you to leave me that.</source>
        <translation>How kind of you to leave me that.</translation>
    </message>
    <message>
        <source>Any more where that came from?</source>
        <translation>Any more where that came from?</translation>
    </message>
    <message>
        <source>You didn’t want it? Too late now.</source>
        <translation>You didn’t want it? Too late now.</translation>
    </message>
    <message>
        <source>I’d been waiting an hour for that.</source>
        <translation>I’d been waiting an hour for that.</translation>
    </message>
    <message>
        <source>Thanks, that’ll speed things up.</source>
        <translation>Thanks, that’ll speed things up.</translation>
    </message>
    <message>
        <source>See? You only have to wait.</source>
        <translation>See? You only have to wait.</translation>
    </message>
    <message>
        <source>What you throw out, I keep.</source>
        <translation>What you throw out, I keep.</translation>
    </message>
    <message>
        <source>I’d never have let that one go.</source>
        <translation>I’d never have let that one go.</translation>
    </message>
    <message>
        <source>Oh, you wanted that one?</source>
        <translation>Oh, you wanted that one?</translation>
    </message>
    <message>
        <source>I should have sat on it.</source>
        <translation>I should have sat on it.</translation>
    </message>
    <message>
        <source>I saw your eyes light up.</source>
        <translation>I saw your eyes light up.</translation>
    </message>
    <message>
        <source>You’re welcome. So to speak.</source>
        <translation>You’re welcome. So to speak.</translation>
    </message>
    <message>
        <source>So now I know what you’re after.</source>
        <translation>So now I know what you’re after.</translation>
    </message>
    <message>
        <source>That was my good deed for today.</source>
        <translation>That was my good deed for today.</translation>
    </message>
    <message>
        <source>Take it, and no speeches.</source>
        <translation>Take it, and no speeches.</translation>
    </message>
    <message>
        <source>And I was so slow to part with it.</source>
        <translation>And I was so slow to part with it.</translation>
    </message>
    <message>
        <source>I knew it. Never let go of anything.</source>
        <translation>I knew it. Never let go of anything.</translation>
    </message>
    <message>
        <source>That one slipped through my fingers.</source>
        <translation>That one slipped through my fingers.</translation>
    </message>
    <message>
        <source>If it’s any use to you, good.</source>
        <translation>If it’s any use to you, good.</translation>
    </message>
    <message>
        <source>Come back, I didn’t mean it.</source>
        <translation>Come back, I didn’t mean it.</translation>
    </message>
    <message>
        <source>I was too hasty with you, my dear.</source>
        <translation>I was too hasty with you, my dear.</translation>
    </message>
    <message>
        <source>I changed my mind. That’s allowed.</source>
        <translation>I changed my mind. That’s allowed.</translation>
    </message>
    <message>
        <source>I couldn’t have slept without it.</source>
        <translation>I couldn’t have slept without it.</translation>
    </message>
    <message>
        <source>You never know what’s down there.</source>
        <translation>You never know what’s down there.</translation>
    </message>
    <message>
        <source>I like a surprise.</source>
        <translation>I like a surprise.</translation>
    </message>
    <message>
        <source>Eyes shut, and hope for the best.</source>
        <translation>Eyes shut, and hope for the best.</translation>
    </message>
    <message>
        <source>That stock owes me a card.</source>
        <translation>That stock owes me a card.</translation>
    </message>
    <message>
        <source>Seek and you shall find.</source>
        <translation>Seek and you shall find.</translation>
    </message>
    <message>
        <source>Don’t watch my face.</source>
        <translation>Don’t watch my face.</translation>
    </message>
    <message>
        <source>I’ll say nothing about that one.</source>
        <translation>I’ll say nothing about that one.</translation>
    </message>
    <message>
        <source>Done. Move along, I’m in a hurry.</source>
        <translation>Done. Move along, I’m in a hurry.</translation>
    </message>
    <message>
        <source>While there’s stock, there’s hope.</source>
        <translation>While there’s stock, there’s hope.</translation>
    </message>
    <message>
        <source>One has to go. It always hurts.</source>
        <translation>One has to go. It always hurts.</translation>
    </message>
    <message>
        <source>Look at it all you like, it’s no use.</source>
        <translation>Look at it all you like, it’s no use.</translation>
    </message>
    <message>
        <source>One card at a time.</source>
        <translation>One card at a time.</translation>
    </message>
    <message>
        <source>Draw? No, thank you.</source>
        <translation>Draw? No, thank you.</translation>
    </message>
    <message>
        <source>I like them just as they came.</source>
        <translation>I like them just as they came.</translation>
    </message>
    <message>
        <source>Never touch a good thing.</source>
        <translation>Never touch a good thing.</translation>
    </message>
    <message>
        <source>Don’t make yourselves comfortable.</source>
        <translation>Don’t make yourselves comfortable.</translation>
    </message>
    <message>
        <source>As they were dealt, so I keep them.</source>
        <translation>As they were dealt, so I keep them.</translation>
    </message>
    <message>
        <source>I’m not even taking my coat off.</source>
        <translation>I’m not even taking my coat off.</translation>
    </message>
    <message>
        <source>First lap, first knock.</source>
        <translation>First lap, first knock.</translation>
    </message>
    <message>
        <source>Once a year even I am in a hurry.</source>
        <translation>Once a year even I am in a hurry.</translation>
    </message>
    <message>
        <source>I’m not letting go of these.</source>
        <translation>I’m not letting go of these.</translation>
    </message>
    <message>
        <source>You’ll get no card out of me.</source>
        <translation>You’ll get no card out of me.</translation>
    </message>
    <message>
        <source>It’ll do. Why wait?</source>
        <translation>It’ll do. Why wait?</translation>
    </message>
    <message>
        <source>Without drawing a single card?</source>
        <translation>Without drawing a single card?</translation>
    </message>
    <message>
        <source>I haven’t even sorted mine.</source>
        <translation>I haven’t even sorted mine.</translation>
    </message>
    <message>
        <source>My chair is still cold.</source>
        <translation>My chair is still cold.</translation>
    </message>
    <message>
        <source>Somebody has a train to catch.</source>
        <translation>Somebody has a train to catch.</translation>
    </message>
    <message>
        <source>But we’ve only just begun!</source>
        <translation>But we’ve only just begun!</translation>
    </message>
    <message>
        <source>Good cards, or good nerves.</source>
        <translation>Good cards, or good nerves.</translation>
    </message>
    <message>
        <source>That’s usually my line.</source>
        <translation>That’s usually my line.</translation>
    </message>
    <message>
        <source>I’m still looking for my glasses.</source>
        <translation>I’m still looking for my glasses.</translation>
    </message>
    <message>
        <source>I’ve got nothing together yet!</source>
        <translation>I’ve got nothing together yet!</translation>
    </message>
    <message>
        <source>Thirty-one. Stay in your seats.</source>
        <translation>Thirty-one. Stay in your seats.</translation>
    </message>
    <message>
        <source>Thirty-one! Count them if you like.</source>
        <translation>Thirty-one! Count them if you like.</translation>
    </message>
    <message>
        <source>An ace and two friends.</source>
        <translation>An ace and two friends.</translation>
    </message>
    <message>
        <source>A life from each of you, please.</source>
        <translation>A life from each of you, please.</translation>
    </message>
    <message>
        <source>You can’t do better than that.</source>
        <translation>You can’t do better than that.</translation>
    </message>
    <message>
        <source>That’s even quicker than knocking.</source>
        <translation>That’s even quicker than knocking.</translation>
    </message>
    <message>
        <source>Slow and steady gets to thirty-one.</source>
        <translation>Slow and steady gets to thirty-one.</translation>
    </message>
    <message>
        <source>I told you I was collecting.</source>
        <translation>I told you I was collecting.</translation>
    </message>
    <message>
        <source>And not a single one for you.</source>
        <translation>And not a single one for you.</translation>
    </message>
    <message>
        <source>Every now and then it comes.</source>
        <translation>Every now and then it comes.</translation>
    </message>
    <message>
        <source>Thirty-one? Show me that again.</source>
        <translation>Thirty-one? Show me that again.</translation>
    </message>
    <message>
        <source>Nothing to be said. It’s thirty-one.</source>
        <translation>Nothing to be said. It’s thirty-one.</translation>
    </message>
    <message>
        <source>One more lap, and I’d have had it.</source>
        <translation>One more lap, and I’d have had it.</translation>
    </message>
    <message>
        <source>A life gone, just like that.</source>
        <translation>A life gone, just like that.</translation>
    </message>
    <message>
        <source>And not a word until now!</source>
        <translation>And not a word until now!</translation>
    </message>
    <message>
        <source>And I was just about to knock.</source>
        <translation>And I was just about to knock.</translation>
    </message>
    <message>
        <source>And I thought there was time.</source>
        <translation>And I thought there was time.</translation>
    </message>
    <message>
        <source>That ace should have been mine.</source>
        <translation>That ace should have been mine.</translation>
    </message>
    <message>
        <source>Who let you have that?</source>
        <translation>Who let you have that?</translation>
    </message>
    <message>
        <source>That’s the game. On we go.</source>
        <translation>That’s the game. On we go.</translation>
    </message>
    <message>
        <source>I didn’t lift a finger.</source>
        <translation>I didn’t lift a finger.</translation>
    </message>
    <message>
        <source>Thirty-one, served at the table.</source>
        <translation>Thirty-one, served at the table.</translation>
    </message>
    <message>
        <source>For once they came by themselves.</source>
        <translation>For once they came by themselves.</translation>
    </message>
    <message>
        <source>Tomorrow I play the lottery.</source>
        <translation>Tomorrow I play the lottery.</translation>
    </message>
    <message>
        <source>From the deal? Now I’ve seen it all.</source>
        <translation>From the deal? Now I’ve seen it all.</translation>
    </message>
    <message>
        <source>Who shuffled these?</source>
        <translation>Who shuffled these?</translation>
    </message>
    <message>
        <source>I hadn’t even looked at mine.</source>
        <translation>I hadn’t even looked at mine.</translation>
    </message>
    <message>
        <source>Well, that was a short one.</source>
        <translation>Well, that was a short one.</translation>
    </message>
    <message>
        <source>Some have luck, some look on.</source>
        <translation>Some have luck, some look on.</translation>
    </message>
    <message>
        <source>Three of a kind. Thirty and a half!</source>
        <translation>Three of a kind. Thirty and a half!</translation>
    </message>
    <message>
        <source>Did you all see my three of a kind?</source>
        <translation>Did you all see my three of a kind?</translation>
    </message>
    <message>
        <source>That half point is pure gold.</source>
        <translation>That half point is pure gold.</translation>
    </message>
    <message>
        <source>Alike as three drops of water.</source>
        <translation>Alike as three drops of water.</translation>
    </message>
    <message>
        <source>I don’t like odd ones. I keep sets.</source>
        <translation>I don’t like odd ones. I keep sets.</translation>
    </message>
    <message>
        <source>Three of a kind, in times like these.</source>
        <translation>Three of a kind, in times like these.</translation>
    </message>
    <message>
        <source>Thirty and a half. How mean.</source>
        <translation>Thirty and a half. How mean.</translation>
    </message>
    <message>
        <source>Three alike? Do you breed them?</source>
        <translation>Three alike? Do you breed them?</translation>
    </message>
    <message>
        <source>And who gave you the third?</source>
        <translation>And who gave you the third?</translation>
    </message>
    <message>
        <source>Well, it’s only copper.</source>
        <translation>Well, it’s only copper.</translation>
    </message>
    <message>
        <source>All right, a penny for the pot.</source>
        <translation>All right, a penny for the pot.</translation>
    </message>
    <message>
        <source>My pocket feels lighter already.</source>
        <translation>My pocket feels lighter already.</translation>
    </message>
    <message>
        <source>I’d only just polished that one.</source>
        <translation>I’d only just polished that one.</translation>
    </message>
    <message>
        <source>One penny left. It must be lonely.</source>
        <translation>One penny left. It must be lonely.</translation>
    </message>
    <message>
        <source>My last penny, and I’m fond of it.</source>
        <translation>My last penny, and I’m fond of it.</translation>
    </message>
    <message>
        <source>This penny stays in my pocket.</source>
        <translation>This penny stays in my pocket.</translation>
    </message>
    <message>
        <source>So now the county feeds me.</source>
        <translation>So now the county feeds me.</translation>
    </message>
    <message>
        <source>Not a penny left, and still here.</source>
        <translation>Not a penny left, and still here.</translation>
    </message>
    <message>
        <source>Who’ll lend me a penny?</source>
        <translation>Who’ll lend me a penny?</translation>
    </message>
    <message>
        <source>From here on I play for glory.</source>
        <translation>From here on I play for glory.</translation>
    </message>
    <message>
        <source>Then there’s nothing left to lose.</source>
        <translation>Then there’s nothing left to lose.</translation>
    </message>
    <message>
        <source>Now I’ll be really careful.</source>
        <translation>Now I’ll be really careful.</translation>
    </message>
    <message>
        <source>All that saving, for this.</source>
        <translation>All that saving, for this.</translation>
    </message>
    <message>
        <source>I can still spoil your evening.</source>
        <translation>I can still spoil your evening.</translation>
    </message>
    <message>
        <source>It could be worse. I could be out.</source>
        <translation>It could be worse. I could be out.</translation>
    </message>
    <message>
        <source>On the county? Wrap up warm.</source>
        <translation>On the county? Wrap up warm.</translation>
    </message>
    <message>
        <source>Not a penny left? Have an olive.</source>
        <translation>Not a penny left? Have an olive.</translation>
    </message>
    <message>
        <source>Still with us? Good.</source>
        <translation>Still with us? Good.</translation>
    </message>
    <message>
        <source>I’d lend you one, but you know me.</source>
        <translation>I’d lend you one, but you know me.</translation>
    </message>
    <message>
        <source>We’ve all been there.</source>
        <translation>We’ve all been there.</translation>
    </message>
    <message>
        <source>Now you see why I save.</source>
        <translation>Now you see why I save.</translation>
    </message>
    <message>
        <source>I didn’t leave you much, did I?</source>
        <translation>I didn’t leave you much, did I?</translation>
    </message>
    <message>
        <source>I knocked at my own door.</source>
        <translation>I knocked at my own door.</translation>
    </message>
    <message>
        <source>Two! That was an expensive knock.</source>
        <translation>Two! That was an expensive knock.</translation>
    </message>
    <message>
        <source>My knuckles hurt, and so does my pride.</source>
        <translation>My knuckles hurt, and so does my pride.</translation>
    </message>
    <message>
        <source>Somebody knocked: it was the bill.</source>
        <translation>Somebody knocked: it was the bill.</translation>
    </message>
    <message>
        <source>Never knock on an empty stomach.</source>
        <translation>Never knock on an empty stomach.</translation>
    </message>
    <message>
        <source>Too early. My mother always said so.</source>
        <translation>Too early. My mother always said so.</translation>
    </message>
    <message>
        <source>All that waiting, to lose two.</source>
        <translation>All that waiting, to lose two.</translation>
    </message>
    <message>
        <source>Two at once! I’ve been robbed.</source>
        <translation>Two at once! I’ve been robbed.</translation>
    </message>
    <message>
        <source>And yet I’d left you nothing.</source>
        <translation>And yet I’d left you nothing.</translation>
    </message>
    <message>
        <source>I added it up wrong. It happens.</source>
        <translation>I added it up wrong. It happens.</translation>
    </message>
    <message>
        <source>Two! Knock more softly next time.</source>
        <translation>Two! Knock more softly next time.</translation>
    </message>
    <message>
        <source>Knock, knock. Nobody in.</source>
        <translation>Knock, knock. Nobody in.</translation>
    </message>
    <message>
        <source>A dear knock, that one.</source>
        <translation>A dear knock, that one.</translation>
    </message>
    <message>
        <source>And I thought it was my turn to pay.</source>
        <translation>And I thought it was my turn to pay.</translation>
    </message>
    <message>
        <source>That could have been me.</source>
        <translation>That could have been me.</translation>
    </message>
    <message>
        <source>I’d have waited.</source>
        <translation>I’d have waited.</translation>
    </message>
    <message>
        <source>That’s all I had left you to knock with.</source>
        <translation>That’s all I had left you to knock with.</translation>
    </message>
    <message>
        <source>It was a risk, and you took it.</source>
        <translation>It was a risk, and you took it.</translation>
    </message>
    <message>
        <source>Stay, and pour for the rest of us.</source>
        <translation>Stay, and pour for the rest of us.</translation>
    </message>
    <message>
        <source>We’ll drink to you.</source>
        <translation>We’ll drink to you.</translation>
    </message>
    <message>
        <source>The table won’t be the same.</source>
        <translation>The table won’t be the same.</translation>
    </message>
    <message>
        <source>At least you’ll get some sleep.</source>
        <translation>At least you’ll get some sleep.</translation>
    </message>
    <message>
        <source>Now you have all the time you like.</source>
        <translation>Now you have all the time you like.</translation>
    </message>
    <message>
        <source>A little more time was all you needed.</source>
        <translation>A little more time was all you needed.</translation>
    </message>
    <message>
        <source>All aboard, the bus is leaving.</source>
        <translation>All aboard, the bus is leaving.</translation>
    </message>
    <message>
        <source>Tickets, please. I mean, cards.</source>
        <translation>Tickets, please. I mean, cards.</translation>
    </message>
    <message>
        <source>I’d like a seat by the window.</source>
        <translation>I’d like a seat by the window.</translation>
    </message>
    <message>
        <source>I’m riding to the last stop.</source>
        <translation>I’m riding to the last stop.</translation>
    </message>
    <message>
        <source>I have to, so I do.</source>
        <translation>I have to, so I do.</translation>
    </message>
    <message>
        <source>It was so pretty before.</source>
        <translation>It was so pretty before.</translation>
    </message>
    <message>
        <source>One gets off, one gets on.</source>
        <translation>One gets off, one gets on.</translation>
    </message>
    <message>
        <source>You won’t get far with that one.</source>
        <translation>You won’t get far with that one.</translation>
    </message>
    <message>
        <source>Must I? I was fond of them all.</source>
        <translation>Must I? I was fond of them all.</translation>
    </message>
    <message>
        <source>Stop the bus, I’m getting off!</source>
        <translation>Stop the bus, I’m getting off!</translation>
    </message>
    <message>
        <source>Ding ding!</source>
        <translation>Ding ding!</translation>
    </message>
    <message>
        <source>This is my stop.</source>
        <translation>This is my stop.</translation>
    </message>
    <message>
        <source>Driver, open the doors!</source>
        <translation>Driver, open the doors!</translation>
    </message>
    <message>
        <source>I live just round the corner.</source>
        <translation>I live just round the corner.</translation>
    </message>
    <message>
        <source>One stop is enough for me.</source>
        <translation>One stop is enough for me.</translation>
    </message>
    <message>
        <source>Even the night bus stops in the end.</source>
        <translation>Even the night bus stops in the end.</translation>
    </message>
    <message>
        <source>Nobody gets on any more.</source>
        <translation>Nobody gets on any more.</translation>
    </message>
    <message>
        <source>I’m getting off with all my bags.</source>
        <translation>I’m getting off with all my bags.</translation>
    </message>
    <message>
        <source>My hand is good enough to walk home.</source>
        <translation>My hand is good enough to walk home.</translation>
    </message>
    <message>
        <source>I’d only just sat down.</source>
        <translation>I’d only just sat down.</translation>
    </message>
    <message>
        <source>Who pulled that cord?</source>
        <translation>Who pulled that cord?</translation>
    </message>
    <message>
        <source>Hold on tight, it’s braking.</source>
        <translation>Hold on tight, it’s braking.</translation>
    </message>
    <message>
        <source>Here? There isn’t even a shelter.</source>
        <translation>Here? There isn’t even a shelter.</translation>
    </message>
    <message>
        <source>I had my hand on the cord already.</source>
        <translation>I had my hand on the cord already.</translation>
    </message>
    <message>
        <source>We haven’t even left the station.</source>
        <translation>We haven’t even left the station.</translation>
    </message>
    <message>
        <source>Let’s see if you have a ticket.</source>
        <translation>Let’s see if you have a ticket.</translation>
    </message>
    <message>
        <source>Getting off already?</source>
        <translation>Getting off already?</translation>
    </message>
    <message>
        <source>That bell goes right through me.</source>
        <translation>That bell goes right through me.</translation>
    </message>
    <message>
        <source>Mind the step.</source>
        <translation>Mind the step.</translation>
    </message>
    <message>
        <source>It’s a lovely ride. Why stop?</source>
        <translation>It’s a lovely ride. Why stop?</translation>
    </message>
    <message>
        <source>And I was so proud of my pair.</source>
        <translation>And I was so proud of my pair.</translation>
    </message>
    <message>
        <source>I missed my stop.</source>
        <translation>I missed my stop.</translation>
    </message>
    <message>
        <source>I rang too soon.</source>
        <translation>I rang too soon.</translation>
    </message>
    <message>
        <source>You should have pulled the cord!</source>
        <translation>You should have pulled the cord!</translation>
    </message>
    <message>
        <source>Like buses: none for an hour, then three.</source>
        <translation>Like buses: none for an hour, then three.</translation>
    </message>
    <message>
        <source>Did you all see my three sisters?</source>
        <translation>Did you all see my three sisters?</translation>
    </message>
    <message>
        <source>Let’s see what lies there.</source>
        <translation>Let’s see what lies there.</translation>
    </message>
    <message>
        <source>I leave something for everybody.</source>
        <translation>I leave something for everybody.</translation>
    </message>
    <message>
        <source>In the middle nobody minds.</source>
        <translation>In the middle nobody minds.</translation>
    </message>
    <message>
        <source>A fair exchange, or nearly.</source>
        <translation>A fair exchange, or nearly.</translation>
    </message>
    <message>
        <source>Out with the old.</source>
        <translation>Out with the old.</translation>
    </message>
    <message>
        <source>I’ve been thinking about that one.</source>
        <translation>I’ve been thinking about that one.</translation>
    </message>
    <message>
        <source>I’d rather have taken it without giving.</source>
        <translation>I’d rather have taken it without giving.</translation>
    </message>
    <message>
        <source>What I leave there is no use to you.</source>
        <translation>What I leave there is no use to you.</translation>
    </message>
    <message>
        <source>Come to me, my dears.</source>
        <translation>Come to me, my dears.</translation>
    </message>
    <message>
        <source>The pot knows where it belongs.</source>
        <translation>The pot knows where it belongs.</translation>
    </message>
    <message>
        <source>The next round is on the pot.</source>
        <translation>The next round is on the pot.</translation>
    </message>
    <message>
        <source>Chips don’t stink.</source>
        <translation>Chips don’t stink.</translation>
    </message>
    <message>
        <source>It was about time.</source>
        <translation>It was about time.</translation>
    </message>
    <message>
        <source>Quick money.</source>
        <translation>Quick money.</translation>
    </message>
    <message>
        <source>Whoever waits gets paid.</source>
        <translation>Whoever waits gets paid.</translation>
    </message>
    <message>
        <source>These won’t come back to the table.</source>
        <translation>These won’t come back to the table.</translation>
    </message>
    <message>
        <source>Not yours: that’s the best part.</source>
        <translation>Not yours: that’s the best part.</translation>
    </message>
    <message>
        <source>Somebody has to take it.</source>
        <translation>Somebody has to take it.</translation>
    </message>
    <message>
        <source>Help yourselves, I have chosen.</source>
        <translation>Help yourselves, I have chosen.</translation>
    </message>
    <message>
        <source>This is what I could do without.</source>
        <translation>This is what I could do without.</translation>
    </message>
    <message>
        <source>Two hands, and I’d have liked a third.</source>
        <translation>Two hands, and I’d have liked a third.</translation>
    </message>
    <message>
        <source>A cat in a bag, I know.</source>
        <translation>A cat in a bag, I know.</translation>
    </message>
    <message>
        <source>Worse than mine it cannot be.</source>
        <translation>Worse than mine it cannot be.</translation>
    </message>
    <message>
        <source>Don’t tell me what’s in there.</source>
        <translation>Don’t tell me what’s in there.</translation>
    </message>
    <message>
        <source>Why look? I trust it.</source>
        <translation>Why look? I trust it.</translation>
    </message>
    <message>
        <source>I’ve looked at it all evening.</source>
        <translation>I’ve looked at it all evening.</translation>
    </message>
    <message>
        <source>Three at once, at last.</source>
        <translation>Three at once, at last.</translation>
    </message>
    <message>
        <source>Now nobody knows what lies there.</source>
        <translation>Now nobody knows what lies there.</translation>
    </message>
    <message>
        <source>Courage, or despair?</source>
        <translation>Courage, or despair?</translation>
    </message>
    <message>
        <source>And what did you leave us there?</source>
        <translation>And what did you leave us there?</translation>
    </message>
    <message>
        <source>I saw your face just now.</source>
        <translation>I saw your face just now.</translation>
    </message>
    <message>
        <source>All over again, my friends.</source>
        <translation>All over again, my friends.</translation>
    </message>
    <message>
        <source>That one never happened.</source>
        <translation>That one never happened.</translation>
    </message>
    <message>
        <source>From the top, and quickly.</source>
        <translation>From the top, and quickly.</translation>
    </message>
    <message>
        <source>Nobody gets anything from that one.</source>
        <translation>Nobody gets anything from that one.</translation>
    </message>
    <message>
        <source>And I was doing so well.</source>
        <translation>And I was doing so well.</translation>
    </message>
    <message>
        <source>A close shave.</source>
        <translation>A close shave.</translation>
    </message>
    <message>
        <source>Then I’ll sort them once more.</source>
        <translation>Then I’ll sort them once more.</translation>
    </message>
    <message>
        <source>Done. And no going back.</source>
        <translation>Done. And no going back.</translation>
    </message>
    <message>
        <source>I’ll drink on your coins tonight.</source>
        <translation>I’ll drink on your coins tonight.</translation>
    </message>
    <message>
        <source>You had me before you said how much.</source>
        <translation>You had me before you said how much.</translation>
    </message>
    <message>
        <source>My purse stays shut.</source>
        <translation>My purse stays shut.</translation>
    </message>
    <message>
        <source>I wasn’t born yesterday.</source>
        <translation>I wasn’t born yesterday.</translation>
    </message>
    <message>
        <source>These coins know me too well to leave.</source>
        <translation>These coins know me too well to leave.</translation>
    </message>
    <message>
        <source>Trumps again, and never the good ones.</source>
        <translation>Trumps again, and never the good ones.</translation>
    </message>
    <message>
        <source>Partner, I count on you. Somebody has to.</source>
        <translation>Partner, I count on you. Somebody has to.</translation>
    </message>
    <message>
        <source>My aunt tells fortunes with these. I lose them.</source>
        <translation>My aunt tells fortunes with these. I lose them.</translation>
    </message>
    <message>
        <source>Whoever has the Magician, don’t be shy.</source>
        <translation>Whoever has the Magician, don’t be shy.</translation>
    </message>
    <message>
        <source>A hundred points. Fifty-one will do.</source>
        <translation>A hundred points. Fifty-one will do.</translation>
    </message>
    <message>
        <source>The Fool is at this table. I name no names.</source>
        <translation>The Fool is at this table. I name no names.</translation>
    </message>
    <message>
        <source>All the Popes, and no religion.</source>
        <translation>All the Popes, and no religion.</translation>
    </message>
    <message>
        <source>Two against two: at last somebody to blame.</source>
        <translation>Two against two: at last somebody to blame.</translation>
    </message>
    <message>
        <source>Partner, one knock is one knock. Remember.</source>
        <translation>Partner, one knock is one knock. Remember.</translation>
    </message>
    <message>
        <source>Partner, watch my hands, not my face.</source>
        <translation>Partner, watch my hands, not my face.</translation>
    </message>
    <message>
        <source>Who has the World had better show manners.</source>
        <translation>Who has the World had better show manners.</translation>
    </message>
    <message>
        <source>I fear no Devil, only my partner’s leads.</source>
        <translation>I fear no Devil, only my partner’s leads.</translation>
    </message>
    <message>
        <source>Kings, stay indoors: there are trumps about.</source>
        <translation>Kings, stay indoors: there are trumps about.</translation>
    </message>
    <message>
        <source>Death came to me again. She likes me.</source>
        <translation>Death came to me again. She likes me.</translation>
    </message>
    <message>
        <source>If the table breaks, it was a signal.</source>
        <translation>If the table breaks, it was a signal.</translation>
    </message>
    <message>
        <source>At this table even the wood talks.</source>
        <translation>At this table even the wood talks.</translation>
    </message>
    <message>
        <source>The Quartet: whoever comes last, laughs.</source>
        <translation>The Quartet: whoever comes last, laughs.</translation>
    </message>
    <message>
        <source>Good luck, partner. We’ll need it twice.</source>
        <translation>Good luck, partner. We’ll need it twice.</translation>
    </message>
    <message>
        <source>Queens first, then we talk.</source>
        <translation>Queens first, then we talk.</translation>
    </message>
    <message>
        <source>Who leads? Come on, lead!</source>
        <translation>Who leads? Come on, lead!</translation>
    </message>
    <message>
        <source>I trump first and think later.</source>
        <translation>I trump first and think later.</translation>
    </message>
    <message>
        <source>Wait, I’m telling the Sun from the Moon.</source>
        <translation>Wait, I’m telling the Sun from the Moon.</translation>
    </message>
    <message>
        <source>What did two knocks mean again?</source>
        <translation>What did two knocks mean again?</translation>
    </message>
    <message>
        <source>Your kings won’t live long today.</source>
        <translation>Your kings won’t live long today.</translation>
    </message>
    <message>
        <source>I smell a Magician with no friends.</source>
        <translation>I smell a Magician with no friends.</translation>
    </message>
    <message>
        <source>I’d keep all my kings till Christmas.</source>
        <translation>I’d keep all my kings till Christmas.</translation>
    </message>
    <message>
        <source>Every trump of mine has a name.</source>
        <translation>Every trump of mine has a name.</translation>
    </message>
    <message>
        <source>Let’s follow suit and stay friends.</source>
        <translation>Let’s follow suit and stay friends.</translation>
    </message>
    <message>
        <source>A trick here, a trick there, and home.</source>
        <translation>A trick here, a trick there, and home.</translation>
    </message>
    <message>
        <source>That’s what partners are for.</source>
        <translation>That’s what partners are for.</translation>
    </message>
    <message>
        <source>Did you see that, partner? We’re good.</source>
        <translation>Did you see that, partner? We’re good.</translation>
    </message>
    <message>
        <source>A hundred, and the better half is ours.</source>
        <translation>A hundred, and the better half is ours.</translation>
    </message>
    <message>
        <source>The Magician slept at home tonight.</source>
        <translation>The Magician slept at home tonight.</translation>
    </message>
    <message>
        <source>All thanks to my signals. And two kings.</source>
        <translation>All thanks to my signals. And two kings.</translation>
    </message>
    <message>
        <source>Even the Fool knew how that would end.</source>
        <translation>Even the Fool knew how that would end.</translation>
    </message>
    <message>
        <source>Count again if you like. I’ve got time.</source>
        <translation>Count again if you like. I’ve got time.</translation>
    </message>
    <message>
        <source>My partner played well. I helped.</source>
        <translation>My partner played well. I helped.</translation>
    </message>
    <message>
        <source>The Wheel has turned our way.</source>
        <translation>The Wheel has turned our way.</translation>
    </message>
    <message>
        <source>Justice! It’s number 8, look it up.</source>
        <translation>Justice! It’s number 8, look it up.</translation>
    </message>
    <message>
        <source>And quick, too.</source>
        <translation>And quick, too.</translation>
    </message>
    <message>
        <source>I said so at the first trick.</source>
        <translation>I said so at the first trick.</translation>
    </message>
    <message>
        <source>I was waiting for the last trick.</source>
        <translation>I was waiting for the last trick.</translation>
    </message>
    <message>
        <source>Slowly, slowly, trick by trick.</source>
        <translation>Slowly, slowly, trick by trick.</translation>
    </message>
    <message>
        <source>Did you miss a king? I have it here.</source>
        <translation>Did you miss a king? I have it here.</translation>
    </message>
    <message>
        <source>Not one queen of yours got by.</source>
        <translation>Not one queen of yours got by.</translation>
    </message>
    <message>
        <source>I’d frame these tricks.</source>
        <translation>I’d frame these tricks.</translation>
    </message>
    <message>
        <source>Kings, queens, horses: the stable is full.</source>
        <translation>Kings, queens, horses: the stable is full.</translation>
    </message>
    <message>
        <source>Honest work, honest points.</source>
        <translation>Honest work, honest points.</translation>
    </message>
    <message>
        <source>Trumps to lay away! I had nothing else.</source>
        <translation>Trumps to lay away! I had nothing else.</translation>
    </message>
    <message>
        <source>Look well: you won’t see that every day.</source>
        <translation>Look well: you won’t see that every day.</translation>
    </message>
    <message>
        <source>To give a trump away! It hurts.</source>
        <translation>To give a trump away! It hurts.</translation>
    </message>
    <message>
        <source>The Hermit is faster, and he has a lantern.</source>
        <translation>The Hermit is faster, and he has a lantern.</translation>
    </message>
    <message>
        <source>The trick is getting cold.</source>
        <translation>The trick is getting cold.</translation>
    </message>
    <message>
        <source>The Wheel turns. You may play, too.</source>
        <translation>The Wheel turns. You may play, too.</translation>
    </message>
    <message>
        <source>At worst you play the Fool. We all do.</source>
        <translation>At worst you play the Fool. We all do.</translation>
    </message>
    <message>
        <source>Is that a signal, or are you asleep?</source>
        <translation>Is that a signal, or are you asleep?</translation>
    </message>
    <message>
        <source>The Hanged Man was more lively.</source>
        <translation>The Hanged Man was more lively.</translation>
    </message>
    <message>
        <source>Suit, trump or Fool: that’s all there is.</source>
        <translation>Suit, trump or Fool: that’s all there is.</translation>
    </message>
    <message>
        <source>The Moon is up, and we’re at this trick.</source>
        <translation>The Moon is up, and we’re at this trick.</translation>
    </message>
    <message>
        <source>Any card! Even a wrong one!</source>
        <translation>Any card! Even a wrong one!</translation>
    </message>
    <message>
        <source>No hurry. I was counting the trumps.</source>
        <translation>No hurry. I was counting the trumps.</translation>
    </message>
    <message>
        <source>Play it: I’ll take it anyway.</source>
        <translation>Play it: I’ll take it anyway.</translation>
    </message>
    <message>
        <source>Hard to let one go, isn’t it?</source>
        <translation>Hard to let one go, isn’t it?</translation>
    </message>
    <message>
        <source>There are worse tables to wait at.</source>
        <translation>There are worse tables to wait at.</translation>
    </message>
</context>
<context>
    <name>GuideWords</name>
    <message>
        <source>%1 cuts the pack, then %2 deals.</source>
        <translation>%1 cuts the pack, then %2 deals.</translation>
    </message>
    <message>
        <source>You stay with %1. Now see what the others do.</source>
        <translation>You stay with %1. Now see what the others do.</translation>
    </message>
    <message>
        <source>You have knocked with %1. Everybody else has one more turn, then the hands are shown.</source>
        <translation>You have knocked with %1. Everybody else has one more turn, then the hands are shown.</translation>
    </message>
    <message>
        <source>This time yours is the lowest hand, %1, and it costs a token. %2</source>
        <comment>a hand&apos;s worth; two sentences</comment>
        <translation>This time yours is the lowest hand, %1, and it costs a token. %2</translation>
    </message>
    <message>
        <source>%1 has the lowest hand, %2, and pays a token. %3</source>
        <comment>a name; a hand&apos;s worth; two sentences</comment>
        <translation>%1 has the lowest hand, %2, and pays a token. %3</translation>
    </message>
    <message>
        <source>Let me look at the cards…</source>
        <translation>Let me look at the cards…</translation>
    </message>
    <message>
        <source>That is about as good. But this lesson is about another move: %1.</source>
        <comment>%1 is a move</comment>
        <translation>That is about as good. But this lesson is about another move: %1.</translation>
    </message>
    <message>
        <source>That way %1. Better: %2; then %3.</source>
        <comment>%1 and %3 are &apos;you lose a token 12 times in 100&apos;, %2 is a move</comment>
        <translation>That way %1. Better: %2; then %3.</translation>
    </message>
    <message>
        <source>%1 deals, and you cut. Drag along the pack, or use the arrow keys: any place will do. Then “Cut here”.</source>
        <translation>%1 deals, and you cut. Drag along the pack, or use the arrow keys: any place will do. Then “Cut here”.</translation>
    </message>
    <message>
        <source>%1 gives %2 and takes %3.</source>
        <comment>a name; cards; cards</comment>
        <translation>%1 gives %2 and takes %3.</translation>
    </message>
    <message>
        <source>%1 Everybody saw that: remember who collects which suit.</source>
        <comment>%1 is a sentence</comment>
        <translation>%1 Everybody saw that: remember who collects which suit.</translation>
    </message>
    <message>
        <source>Your turn. Choose %1 from your hand and %2 from the monte: that makes %3. Then “Exchange”.</source>
        <comment>cards; cards; a hand&apos;s worth</comment>
        <translation>Your turn. Choose %1 from your hand and %2 from the monte: that makes %3. Then “Exchange”.</translation>
    </message>
    <message>
        <source>Your turn again. I would give %1 for %2: that makes %3.</source>
        <comment>cards; cards; a hand&apos;s worth</comment>
        <translation>Your turn again. I would give %1 for %2: that makes %3.</translation>
    </message>
    <message>
        <source>That’s it: press “Exchange”, and you have %1.</source>
        <translation>That’s it: press “Exchange”, and you have %1.</translation>
    </message>
    <message>
        <source>That would make %1. I would give %2 for %3, which makes %4; but it is your hand.</source>
        <comment>a hand&apos;s worth; cards; cards; a hand&apos;s worth</comment>
        <translation>That would make %1. I would give %2 for %3, which makes %4; but it is your hand.</translation>
    </message>
    <message>
        <source>%1 tie for the lowest hand: a token each. %2</source>
        <comment>names; two sentences</comment>
        <translation>%1 tie for the lowest hand: a token each. %2</translation>
    </message>
    <message>
        <source>That makes %1: %2. Better: %3. That makes %4: %5.</source>
        <comment>%1 and %4 are hands&apos; worths, %2 and %5 &apos;you lose a token 12 times in 100&apos;, %3 a move</comment>
        <translation>That makes %1: %2. Better: %3. That makes %4: %5.</translation>
    </message>
    <message>
        <source>This way %1 add up.</source>
        <comment>%1 is &apos;two cards of coins&apos;</comment>
        <translation>This way %1 add up.</translation>
    </message>
    <message>
        <source>Because %1 did not count, and this way %2 add up.</source>
        <comment>two cards or more; &apos;two cards of coins&apos;</comment>
        <translation>Because %1 did not count, and this way %2 add up.</translation>
    </message>
    <message>
        <source>Because %1 did not count, and this way %2 add up.</source>
        <comment>a card; &apos;two cards of coins&apos;</comment>
        <translation>Because %1 did not count, and this way %2 add up.</translation>
    </message>
    <message>
        <source>That beats every hand that only counts points.</source>
        <translation>That beats every hand that only counts points.</translation>
    </message>
    <message>
        <source>Only %1 counts then, but it is worth more than what you have.</source>
        <comment>%1 is a card with its article</comment>
        <translation>Only %1 counts then, but it is worth more than what you have.</translation>
    </message>
    <message>
        <source>I had said: %1. My way %2; your way %3.</source>
        <comment>%1 is a move, %2 and %3 are &apos;you lose a token 12 times in 100&apos;</comment>
        <translation>I had said: %1. My way %2; your way %3.</translation>
    </message>
</context>
<context>
    <name>HandChoice</name>
    <message>
        <source>You deal: which hand do you keep?</source>
        <translation>You deal: which hand do you keep?</translation>
    </message>
    <message>
        <source>The first hand: %1</source>
        <comment>%1 are cards</comment>
        <translation>The first hand: %1</translation>
    </message>
    <message>
        <source>The second hand: %1</source>
        <comment>%1 are cards</comment>
        <translation>The second hand: %1</translation>
    </message>
    <message>
        <source>← → to choose, Enter to keep</source>
        <translation>← → to choose, Enter to keep</translation>
    </message>
    <message>
        <source>The other one is turned up in the middle, beside the packet that lies face down. This is no knock.</source>
        <translation>The other one is turned up in the middle, beside the packet that lies face down. This is no knock.</translation>
    </message>
</context>
<context>
    <name>HandLine</name>
    <message>
        <source>%1. %2: %3</source>
        <translation>%1. %2: %3</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>place in an order, as 1. 2. 3.</comment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a name, and what the hand is worth</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>HandRow</name>
    <message>
        <source>%1. %2: %3</source>
        <translation>%1. %2: %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a name, and what the hand is worth</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>shares the pot: %1</source>
        <comment>of a hand at the showdown; %1 is &apos;+6 chips&apos;</comment>
        <translation>shares the pot: %1</translation>
    </message>
    <message>
        <source>takes the pot: %1</source>
        <comment>of a hand at the showdown; %1 is &apos;+12 chips&apos;</comment>
        <translation>takes the pot: %1</translation>
    </message>
    <message>
        <source>you share the pot: %1</source>
        <comment>of one&apos;s own hand at the showdown; %1 is &apos;+6 chips&apos;</comment>
        <translation>you share the pot: %1</translation>
    </message>
    <message>
        <source>you take the pot: %1</source>
        <comment>of one&apos;s own hand at the showdown; %1 is &apos;+12 chips&apos;</comment>
        <translation>you take the pot: %1</translation>
    </message>
</context>
<context>
    <name>Hint</name>
    <message>
        <source>Simulating deals…</source>
        <translation>Simulating deals…</translation>
    </message>
    <message>
        <source>From %1 simulated deals</source>
        <comment>%1 is a number</comment>
        <translation>From %1 simulated deals</translation>
    </message>
    <message>
        <source>The worst of these</source>
        <comment>a move beside the best one</comment>
        <translation>The worst of these</translation>
    </message>
    <message>
        <source>The best</source>
        <comment>of the moves</comment>
        <translation>The best</translation>
    </message>
    <message>
        <source>About as good</source>
        <comment>a move beside the best one</comment>
        <translation>About as good</translation>
    </message>
    <message>
        <source>A little riskier</source>
        <comment>a move beside the best one</comment>
        <translation>A little riskier</translation>
    </message>
    <message>
        <source>Much riskier</source>
        <comment>a move beside the best one</comment>
        <translation>Much riskier</translation>
    </message>
    <message>
        <source>Just as good</source>
        <comment>a move beside the best one</comment>
        <translation>Just as good</translation>
    </message>
</context>
<context>
    <name>HintLine</name>
    <message>
        <source>%1: %2</source>
        <comment>a move and &apos;you lose a token 12 times in 100&apos;</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Give</source>
        <comment>before the cards that an exchange gives</comment>
        <translation>Give</translation>
    </message>
    <message>
        <source>take</source>
        <comment>before the cards that an exchange takes</comment>
        <translation>take</translation>
    </message>
    <message>
        <source>then under</source>
        <comment>before the card that goes under the stock after an exchange</comment>
        <translation>then under</translation>
    </message>
    <message>
        <source>Under the stock</source>
        <comment>before the card that goes there</comment>
        <translation>Under the stock</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>how a move stands beside the others, and what the hand is worth</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Under</source>
        <comment>the stock goes a card, and one is drawn</comment>
        <translation>Under</translation>
    </message>
</context>
<context>
    <name>HintReasons</name>
    <message>
        <source>Better than “%1”: %2</source>
        <comment>%1 is a move, %2 the rest of the sentence</comment>
        <translation>Better than “%1”: %2</translation>
    </message>
    <message>
        <source>this hand beats %1 out of 100 hands, that one %2.</source>
        <comment>after &apos;Better than “knock”: &apos;; numbers</comment>
        <translation>this hand beats %1 out of 100 hands, that one %2.</translation>
    </message>
    <message>
        <source>This hand beats %1 out of 100 hands, the best move’s %2.</source>
        <comment>numbers</comment>
        <translation>This hand beats %1 out of 100 hands, the best move’s %2.</translation>
    </message>
    <message>
        <source>from here you improve your hand %1, from there %2.</source>
        <comment>after &apos;Better than “knock”: &apos;; both are &apos;in one deal out of three&apos;</comment>
        <translation>from here you improve your hand %1, from there %2.</translation>
    </message>
    <message>
        <source>From here you improve your hand %1, after the best move %2.</source>
        <comment>both are &apos;in one deal out of three&apos;</comment>
        <translation>From here you improve your hand %1, after the best move %2.</translation>
    </message>
    <message>
        <source>what that leaves helps %1, who plays next, %2; what this leaves, %3.</source>
        <comment>after &apos;Better than “knock”: &apos;; %1 is a name, %2 and %3 are &apos;in one deal out of three&apos;</comment>
        <translation>what that leaves helps %1, who plays next, %2; what this leaves, %3.</translation>
    </message>
    <message>
        <source>What you leave helps %1, who plays next, %2; after the best move, %3.</source>
        <comment>%1 is a name, %2 and %3 are &apos;in one deal out of three&apos;</comment>
        <translation>What you leave helps %1, who plays next, %2; after the best move, %3.</translation>
    </message>
    <message>
        <source>the others would have one more turn, and you none; this way you improve your hand %1.</source>
        <comment>after &apos;Better than “knock”: &apos;; %1 is &apos;in one deal out of three&apos;</comment>
        <translation>the others would have one more turn, and you none; this way you improve your hand %1.</translation>
    </message>
    <message>
        <source>Too early: the others have one more turn, and you none. With the best move you improve your hand %1.</source>
        <comment>%1 is &apos;in one deal out of three&apos;</comment>
        <translation>Too early: the others have one more turn, and you none. With the best move you improve your hand %1.</translation>
    </message>
    <message>
        <source>there somebody else ends the deal before your next turn %1.</source>
        <comment>after &apos;Better than “knock”: &apos;; %1 is &apos;in one deal out of three&apos;</comment>
        <translation>there somebody else ends the deal before your next turn %1.</translation>
    </message>
    <message>
        <source>Somebody else ends the deal before your next turn %1.</source>
        <comment>%1 is &apos;in one deal out of three&apos;</comment>
        <translation>Somebody else ends the deal before your next turn %1.</translation>
    </message>
    <message>
        <source>that gives the others time, and you improve your hand only %1.</source>
        <comment>after &apos;Better than “knock”: &apos;; %1 is &apos;in one deal out of three&apos;</comment>
        <translation>that gives the others time, and you improve your hand only %1.</translation>
    </message>
    <message>
        <source>It gives the others time, and you improve your hand only %1.</source>
        <comment>%1 is &apos;in one deal out of three&apos;</comment>
        <translation>It gives the others time, and you improve your hand only %1.</translation>
    </message>
    <message>
        <source>that leaves you with a hand that beats only %1 out of 100 hands.</source>
        <comment>after &apos;Better than “knock”: &apos;; %1 is a number of hands</comment>
        <translation>that leaves you with a hand that beats only %1 out of 100 hands.</translation>
    </message>
    <message>
        <source>This hand beats only %1 out of 100 hands.</source>
        <comment>%1 is a number of hands</comment>
        <translation>This hand beats only %1 out of 100 hands.</translation>
    </message>
    <message>
        <source>this hand beats %1 out of 100, and there you do not know what you get.</source>
        <comment>after &apos;Better than “draw”: &apos;; %1 is a number of hands</comment>
        <translation>this hand beats %1 out of 100, and there you do not know what you get.</translation>
    </message>
    <message>
        <source>With the best move you have %1, which beats %2 out of 100 hands.</source>
        <comment>%1 is a hand&apos;s worth, %2 a number</comment>
        <translation>With the best move you have %1, which beats %2 out of 100 hands.</translation>
    </message>
    <message>
        <source>Better than “%1”: then %2.</source>
        <comment>a move; &apos;you lose a token 12 times in 100&apos;</comment>
        <translation>Better than “%1”: then %2.</translation>
    </message>
    <message>
        <source>With the best move %1.</source>
        <comment>%1 is &apos;you lose a token 12 times in 100&apos;</comment>
        <translation>With the best move %1.</translation>
    </message>
    <message>
        <source>It comes to the same as the best move.</source>
        <translation>It comes to the same as the best move.</translation>
    </message>
    <message>
        <source>“%1”</source>
        <comment>a move</comment>
        <translation>“%1”</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <comment>moves, after some that are named</comment>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
    <message>
        <source>Just as good: %1.</source>
        <comment>a list of moves</comment>
        <translation>Just as good: %1.</translation>
    </message>
    <message>
        <source>%1’s hand beats yours %2.</source>
        <comment>%1 is a name, %2 &apos;in one deal out of three&apos;</comment>
        <translation>%1’s hand beats yours %2.</translation>
    </message>
    <message>
        <source>what that leaves helps %1, who plays next, %2.</source>
        <comment>after &apos;Better than “knock”: &apos;; %1 is a name, %2 &apos;in one deal out of three&apos;</comment>
        <translation>what that leaves helps %1, who plays next, %2.</translation>
    </message>
    <message>
        <source>What you leave helps %1, who plays next, %2.</source>
        <comment>%1 is a name, %2 &apos;in one deal out of three&apos;</comment>
        <translation>What you leave helps %1, who plays next, %2.</translation>
    </message>
    <message>
        <source>With “%1” you would have %2, a better hand for now; but it comes to less in the end: %3.</source>
        <comment>a move; a hand&apos;s worth; &apos;you lose a token 12 times in 100&apos;</comment>
        <translation>With “%1” you would have %2, a better hand for now; but it comes to less in the end: %3.</translation>
    </message>
    <message>
        <source>A shade better than “%1”: %2</source>
        <comment>%1 is a move, %2 the rest of the sentence</comment>
        <translation>A shade better than “%1”: %2</translation>
    </message>
    <message>
        <source>none of the cards that you cannot see makes a better hand</source>
        <comment>in the middle of a sentence</comment>
        <translation>none of the cards that you cannot see makes a better hand</translation>
    </message>
    <message numerus="yes">
        <source>%n of the %1 cards that you cannot see make(s) a better hand</source>
        <comment>in the middle of a sentence</comment>
        <translation>
            <numerusform>%n of the %1 cards that you cannot see makes a better hand</numerusform>
            <numerusform>%n of the %1 cards that you cannot see make a better hand</numerusform>
        </translation>
    </message>
    <message>
        <source>there %1’s hand beats yours %2, here %3.</source>
        <comment>after &apos;Better than “knock”: &apos;; %1 is a name, %2 and %3 are &apos;in one deal out of three&apos;</comment>
        <translation>there %1’s hand beats yours %2, here %3.</translation>
    </message>
    <message>
        <source>In the end %1’s hand beats yours %2, after the best move %3.</source>
        <comment>%1 is a name, %2 and %3 are &apos;in one deal out of three&apos;</comment>
        <translation>In the end %1’s hand beats yours %2, after the best move %3.</translation>
    </message>
    <message>
        <source>Hardly better than “%1”: a matter of taste.</source>
        <comment>a move</comment>
        <translation>Hardly better than “%1”: a matter of taste.</translation>
    </message>
    <message>
        <source>Hardly worse than the best move: a matter of taste.</source>
        <translation>Hardly worse than the best move: a matter of taste.</translation>
    </message>
    <message numerus="yes">
        <source>%n of the %1 cards that you cannot see would make a still better hand, there %2.</source>
        <comment>after &apos;Better than “knock”: &apos;; %2 is a number of cards</comment>
        <translation>
            <numerusform>%n of the %1 cards that you cannot see would make a still better hand, there %2.</numerusform>
            <numerusform>%n of the %1 cards that you cannot see would make a still better hand, there %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of the %1 cards that you cannot see would make a still better hand.</source>
        <comment>after &apos;Better than “knock”: &apos;</comment>
        <translation>
            <numerusform>%n of the %1 cards that you cannot see would make a still better hand.</numerusform>
            <numerusform>%n of the %1 cards that you cannot see would make a still better hand.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After the best move %n of the %1 cards that you cannot see would make a better hand.</source>
        <translation>
            <numerusform>After the best move %n of the %1 cards that you cannot see would make a better hand.</numerusform>
            <numerusform>After the best move %n of the %1 cards that you cannot see would make a better hand.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After the best move %n of the %1 cards that you cannot see would make a better hand than this.</source>
        <translation>
            <numerusform>After the best move %n of the %1 cards that you cannot see would make a better hand than this.</numerusform>
            <numerusform>After the best move %n of the %1 cards that you cannot see would make a better hand than this.</numerusform>
        </translation>
    </message>
    <message>
        <source>no card that you cannot see would give you more.</source>
        <comment>after &apos;Better than “draw”: &apos;</comment>
        <translation>no card that you cannot see would give you more.</translation>
    </message>
    <message>
        <source>With the best move you have %1, and no card that you cannot see would give you more.</source>
        <comment>%1 is a hand&apos;s worth</comment>
        <translation>With the best move you have %1, and no card that you cannot see would give you more.</translation>
    </message>
    <message numerus="yes">
        <source>only %n of the %1 cards that you cannot see would give you more.</source>
        <comment>after &apos;Better than “draw”: &apos;</comment>
        <translation>
            <numerusform>only %n of the %1 cards that you cannot see would give you more.</numerusform>
            <numerusform>only %n of the %1 cards that you cannot see would give you more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With the best move you have %1, and only %n of the %2 cards that you cannot see would give you more.</source>
        <comment>%1 is a hand&apos;s worth</comment>
        <translation>
            <numerusform>With the best move you have %1, and only %n of the %2 cards that you cannot see would give you more.</numerusform>
            <numerusform>With the best move you have %1, and only %n of the %2 cards that you cannot see would give you more.</numerusform>
        </translation>
    </message>
    <message>
        <source>Hardly better than “%1”: whoever would rather have %2 at once loses little by it.</source>
        <comment>a move; a hand&apos;s worth</comment>
        <translation>Hardly better than “%1”: whoever would rather have %2 at once loses little by it.</translation>
    </message>
    <message>
        <source>this way it is %1 who loses %2, there %3.</source>
        <comment>after &apos;Better than “knock”: &apos;; %1 is a name, %2 and %3 are &apos;in one deal out of three&apos;</comment>
        <translation>this way it is %1 who loses %2, there %3.</translation>
    </message>
    <message>
        <source>After the best move it is %1 who loses %2, here %3.</source>
        <comment>%1 is a name, %2 and %3 are &apos;in one deal out of three&apos;</comment>
        <translation>After the best move it is %1 who loses %2, here %3.</translation>
    </message>
</context>
<context>
    <name>HintSlip</name>
    <message>
        <source>Close</source>
        <translation>Close</translation>
    </message>
    <message>
        <source>Moves, the best first</source>
        <translation>Moves, the best first</translation>
    </message>
    <message>
        <source>The hint</source>
        <translation>The hint</translation>
    </message>
</context>
<context>
    <name>HintTab</name>
    <message>
        <source>Hint</source>
        <translation>Hint</translation>
    </message>
</context>
<context>
    <name>HintWords</name>
    <message>
        <source>in one deal out of twenty</source>
        <translation>in one deal out of twenty</translation>
    </message>
    <message>
        <source>in one deal out of ten</source>
        <translation>in one deal out of ten</translation>
    </message>
    <message>
        <source>in one deal out of eight</source>
        <translation>in one deal out of eight</translation>
    </message>
    <message>
        <source>in one deal out of six</source>
        <translation>in one deal out of six</translation>
    </message>
    <message>
        <source>in one deal out of five</source>
        <translation>in one deal out of five</translation>
    </message>
    <message>
        <source>in one deal out of four</source>
        <translation>in one deal out of four</translation>
    </message>
    <message>
        <source>in one deal out of three</source>
        <translation>in one deal out of three</translation>
    </message>
    <message>
        <source>in two deals out of five</source>
        <translation>in two deals out of five</translation>
    </message>
    <message>
        <source>in one deal out of two</source>
        <translation>in one deal out of two</translation>
    </message>
    <message>
        <source>in three deals out of five</source>
        <translation>in three deals out of five</translation>
    </message>
    <message>
        <source>in two deals out of three</source>
        <translation>in two deals out of three</translation>
    </message>
    <message>
        <source>in three deals out of four</source>
        <translation>in three deals out of four</translation>
    </message>
    <message>
        <source>in four deals out of five</source>
        <translation>in four deals out of five</translation>
    </message>
    <message>
        <source>in nine deals out of ten</source>
        <translation>in nine deals out of ten</translation>
    </message>
    <message>
        <source>in nearly every deal</source>
        <translation>in nearly every deal</translation>
    </message>
    <message>
        <source>in every deal</source>
        <translation>in every deal</translation>
    </message>
    <message>
        <source>the %1</source>
        <comment>%1 is a card</comment>
        <translation>the %1</translation>
    </message>
    <message>
        <source>Knock</source>
        <comment>a move</comment>
        <translation>Knock</translation>
    </message>
    <message>
        <source>Stay</source>
        <comment>a move</comment>
        <translation>Stay</translation>
    </message>
    <message>
        <source>Give %1, take %2</source>
        <comment>%1 and %2 are cards with their articles</comment>
        <translation>Give %1, take %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 took %2 and beats you %3.</source>
        <comment>%1 is a name, %2 are cards; %3 is &apos;in one deal out of three&apos;</comment>
        <translation>%1 took %2 and beats you %3.</translation>
    </message>
    <message>
        <source>in one deal out of fifty</source>
        <translation>in one deal out of fifty</translation>
    </message>
    <message>
        <source>in one deal out of thirty</source>
        <translation>in one deal out of thirty</translation>
    </message>
    <message>
        <source>As the dealer</source>
        <translation>As the dealer</translation>
    </message>
    <message>
        <source>Last turn</source>
        <translation>Last turn</translation>
    </message>
    <message>
        <source>Lap %1</source>
        <translation>Lap %1</translation>
    </message>
    <message>
        <source>less than once in a hundred deals</source>
        <translation>less than once in a hundred deals</translation>
    </message>
    <message>
        <source>in none of the deals</source>
        <translation>in none of the deals</translation>
    </message>
    <message>
        <source>Change your shirt (and knock)</source>
        <translation>Change your shirt (and knock)</translation>
    </message>
    <message>
        <source>Change your shirt</source>
        <translation>Change your shirt</translation>
    </message>
    <message>
        <source>If the hands were shown now, yours would be the lowest %1: the last turn helps the others.</source>
        <comment>it: your hand; %1 is &apos;in one deal out of three&apos;</comment>
        <translation>If the hands were shown now, yours would be the lowest %1: the last turn helps the others.</translation>
    </message>
    <message>
        <source>two cards of coins</source>
        <translation>two cards of coins</translation>
    </message>
    <message>
        <source>two cards of cups</source>
        <translation>two cards of cups</translation>
    </message>
    <message>
        <source>two cards of swords</source>
        <translation>two cards of swords</translation>
    </message>
    <message>
        <source>two cards of batons</source>
        <translation>two cards of batons</translation>
    </message>
    <message>
        <source>three cards of coins</source>
        <translation>three cards of coins</translation>
    </message>
    <message>
        <source>three cards of cups</source>
        <translation>three cards of cups</translation>
    </message>
    <message>
        <source>three cards of swords</source>
        <translation>three cards of swords</translation>
    </message>
    <message>
        <source>three cards of batons</source>
        <translation>three cards of batons</translation>
    </message>
    <message>
        <source>four cards of coins</source>
        <translation>four cards of coins</translation>
    </message>
    <message>
        <source>four cards of cups</source>
        <translation>four cards of cups</translation>
    </message>
    <message>
        <source>four cards of swords</source>
        <translation>four cards of swords</translation>
    </message>
    <message>
        <source>four cards of batons</source>
        <translation>four cards of batons</translation>
    </message>
    <message>
        <source>two clubs</source>
        <translation>two clubs</translation>
    </message>
    <message>
        <source>three clubs</source>
        <translation>three clubs</translation>
    </message>
    <message>
        <source>four clubs</source>
        <translation>four clubs</translation>
    </message>
    <message>
        <source>two diamonds</source>
        <translation>two diamonds</translation>
    </message>
    <message>
        <source>three diamonds</source>
        <translation>three diamonds</translation>
    </message>
    <message>
        <source>four diamonds</source>
        <translation>four diamonds</translation>
    </message>
    <message>
        <source>two hearts</source>
        <translation>two hearts</translation>
    </message>
    <message>
        <source>three hearts</source>
        <translation>three hearts</translation>
    </message>
    <message>
        <source>four hearts</source>
        <translation>four hearts</translation>
    </message>
    <message>
        <source>two spades</source>
        <translation>two spades</translation>
    </message>
    <message>
        <source>three spades</source>
        <translation>three spades</translation>
    </message>
    <message>
        <source>four spades</source>
        <translation>four spades</translation>
    </message>
    <message>
        <source>the %1</source>
        <comment>%1 is an ace or an eight</comment>
        <translation>the %1</translation>
    </message>
    <message>
        <source>the %1</source>
        <comment>%1 is a queen</comment>
        <translation>the %1</translation>
    </message>
    <message>
        <source>If the hands were shown now, yours would be the lowest %1: the last turn helps %2.</source>
        <comment>it: your hand; %1 is &apos;in one deal out of three&apos;, %2 the only opponent&apos;s name</comment>
        <translation>If the hands were shown now, yours would be the lowest %1: the last turn helps %2.</translation>
    </message>
    <message>
        <source>in one deal out of a hundred</source>
        <translation>in one deal out of a hundred</translation>
    </message>
    <message>
        <source>You exchanged nothing</source>
        <comment>a move that was made</comment>
        <translation>You exchanged nothing</translation>
    </message>
    <message>
        <source>You knocked</source>
        <comment>a move that was made</comment>
        <translation>You knocked</translation>
    </message>
    <message>
        <source>You changed your shirt (and knocked)</source>
        <comment>a move that was made</comment>
        <translation>You changed your shirt (and knocked)</translation>
    </message>
    <message>
        <source>You changed your shirt</source>
        <comment>a move that was made</comment>
        <translation>You changed your shirt</translation>
    </message>
    <message>
        <source>You gave %1 and took %2</source>
        <comment>%1 and %2 are cards with their articles</comment>
        <translation>You gave %1 and took %2</translation>
    </message>
    <message>
        <source>Stay</source>
        <comment>a move, after somebody&apos;s name</comment>
        <translation>Stay</translation>
    </message>
    <message>
        <source>Knock</source>
        <comment>a move, after somebody&apos;s name</comment>
        <translation>Knock</translation>
    </message>
    <message>
        <source>Change your shirt (and knock)</source>
        <comment>a move, after somebody&apos;s name</comment>
        <translation>Change your shirt (and knock)</translation>
    </message>
    <message>
        <source>Change your shirt</source>
        <comment>a move, after somebody&apos;s name</comment>
        <translation>Change your shirt</translation>
    </message>
    <message>
        <source>Give %1, take %2</source>
        <comment>a move, after somebody&apos;s name; %1 and %2 are cards with their articles</comment>
        <translation>Give %1, take %2</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) unseen</source>
        <comment>taken by somebody</comment>
        <translation>
            <numerusform>%n card unseen</numerusform>
            <numerusform>%n cards unseen</numerusform>
        </translation>
    </message>
    <message>
        <source>You end with %1: %2.</source>
        <comment>%1 is a hand&apos;s worth, %2 &apos;you lose a token 12 times in 100&apos;</comment>
        <translation>You end with %1: %2.</translation>
    </message>
    <message>
        <source>With %1, after everybody’s last turn, %2.</source>
        <comment>%1 is a hand&apos;s worth, %2 &apos;you lose a token 12 times in 100&apos;</comment>
        <translation>With %1, after everybody’s last turn, %2.</translation>
    </message>
    <message>
        <source>You go on with %1: %2.</source>
        <comment>%1 is a hand&apos;s worth, %2 &apos;you lose a token 12 times in 100&apos;</comment>
        <translation>You go on with %1: %2.</translation>
    </message>
</context>
<context>
    <name>HistoryEmpty</name>
    <message>
        <source>No match played yet</source>
        <translation>No match played yet</translation>
    </message>
    <message>
        <source>Choose another result, a longer time or another name.</source>
        <translation>Choose another result, a longer time or another name.</translation>
    </message>
    <message>
        <source>No match fits these filters.</source>
        <translation>No match fits these filters.</translation>
    </message>
    <message>
        <source>Finished matches are kept here, so that you can watch them again.</source>
        <translation>Finished matches are kept here, so that you can watch them again.</translation>
    </message>
</context>
<context>
    <name>HistoryEntry</name>
    <message>
        <source>%1: %2</source>
        <comment>a place at the end of a match, and whose</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>HistoryFilters</name>
    <message>
        <source>Game</source>
        <translation>Game</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Result</translation>
    </message>
    <message>
        <source>all</source>
        <comment>matches</comment>
        <translation>all</translation>
    </message>
    <message>
        <source>won</source>
        <comment>matches</comment>
        <translation>won</translation>
    </message>
    <message>
        <source>lost</source>
        <comment>matches</comment>
        <translation>lost</translation>
    </message>
    <message>
        <source>Name of anybody who played</source>
        <translation>Name of anybody who played</translation>
    </message>
    <message>
        <source>search for a name</source>
        <translation>search for a name</translation>
    </message>
</context>
<context>
    <name>HistoryFoot</name>
    <message>
        <source>Watch again</source>
        <translation>Watch again</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>Save a copy</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Del</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Back</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Save all shown…</source>
        <translation>Save all shown…</translation>
    </message>
    <message>
        <source>Stop</source>
        <comment>taking in or writing matches</comment>
        <translation>Stop</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Delete</translation>
    </message>
    <message>
        <source>Import from files…</source>
        <translation>Import from files…</translation>
    </message>
    <message>
        <source>Delete all shown…</source>
        <translation>Delete all shown…</translation>
    </message>
</context>
<context>
    <name>HistoryList</name>
    <message>
        <source>Matches</source>
        <translation>Matches</translation>
    </message>
</context>
<context>
    <name>HistoryModel</name>
    <message>
        <source>You</source>
        <comment>the person, who gave no name</comment>
        <translation>You</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n other(s)</source>
        <comment>at a table</comment>
        <translation>
            <numerusform>%1 and %n other</numerusform>
            <numerusform>%1 and %n others</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 won</source>
        <translation>%1 won</translation>
    </message>
    <message>
        <source>Won</source>
        <comment>the match, by the person</comment>
        <translation>Won</translation>
    </message>
    <message>
        <source>place %1 of %2</source>
        <translation>place %1 of %2</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <comment>of a match</comment>
        <translation>
            <numerusform>%n deal</numerusform>
            <numerusform>%n deals</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, with %2</source>
        <comment>a game and who sat there</comment>
        <translation>%1, with %2</translation>
    </message>
    <message>
        <source>%1 (from a file)</source>
        <comment>a match that was imported</comment>
        <translation>%1 (from a file)</translation>
    </message>
    <message>
        <source>all</source>
        <comment>games</comment>
        <translation>all</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n match</numerusform>
            <numerusform>%n matches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n match(es)</source>
        <translation>
            <numerusform>%1 of %n match</numerusform>
            <numerusform>%1 of %n matches</numerusform>
        </translation>
    </message>
    <message>
        <source>Lost</source>
        <comment>the match, by the person</comment>
        <translation>Lost</translation>
    </message>
    <message>
        <source>%1 (several people)</source>
        <comment>a match that more than one person played, at one screen</comment>
        <translation>%1 (several people)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a game, and its rules in short</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a game, and the way in which it was played</comment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>HistoryPage</name>
    <message>
        <source>History</source>
        <translation>History</translation>
    </message>
    <message>
        <source>Petrangola matches</source>
        <translation>Petrangola matches</translation>
    </message>
    <message>
        <source>Delete this match?</source>
        <translation>Delete this match?</translation>
    </message>
    <message>
        <source>Delete it</source>
        <translation>Delete it</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n match(es)?</source>
        <translation>
            <numerusform>Delete %n match?</numerusform>
            <numerusform>Delete %n matches?</numerusform>
        </translation>
    </message>
    <message>
        <source>All matches in the list are deleted for good and no longer count in the statistics. Copies that you saved stay.</source>
        <translation>All matches in the list are deleted for good and no longer count in the statistics. Copies that you saved stay.</translation>
    </message>
    <message>
        <source>Delete them</source>
        <translation>Delete them</translation>
    </message>
</context>
<context>
    <name>HouseRules</name>
    <message>
        <source>That name belongs to the house. Choose another.</source>
        <translation>That name belongs to the house. Choose another.</translation>
    </message>
    <message>
        <source>Other rules have that name already.</source>
        <translation>Other rules have that name already.</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>House rules</translation>
    </message>
    <message>
        <source>A new name for these rules:</source>
        <translation>A new name for these rules:</translation>
    </message>
    <message>
        <source>New name of the rules</source>
        <translation>New name of the rules</translation>
    </message>
    <message>
        <source>Name of the rules</source>
        <translation>Name of the rules</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Rename</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Close</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Give these rules a name.</source>
        <translation>Give these rules a name.</translation>
    </message>
    <message>
        <source>Replace the rules of that name?</source>
        <translation>Replace the rules of that name?</translation>
    </message>
    <message>
        <source>Replace them</source>
        <translation>Replace them</translation>
    </message>
    <message>
        <source>Delete these rules?</source>
        <translation>Delete these rules?</translation>
    </message>
    <message>
        <source>Delete them</source>
        <translation>Delete them</translation>
    </message>
    <message>
        <source>Save the current rules under a name:</source>
        <translation>Save the current rules under a name:</translation>
    </message>
    <message>
        <source>The bar’s rules</source>
        <translation>The bar’s rules</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Save</translation>
    </message>
    <message>
        <source>On the sheet now, unlike the usual rules: %1</source>
        <comment>names of rules, and what is played</comment>
        <translation>On the sheet now, unlike the usual rules: %1</translation>
    </message>
</context>
<context>
    <name>JsonReader</name>
    <message>
        <source>a whole number from %1 to %2</source>
        <translation>a whole number from %1 to %2</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true or false</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>a text</translation>
    </message>
    <message>
        <source>one of: %1</source>
        <translation>one of: %1</translation>
    </message>
    <message>
        <source>a list of %1</source>
        <translation>a list of %1</translation>
    </message>
    <message>
        <source>a list of %1 to %2</source>
        <translation>a list of %1 to %2</translation>
    </message>
    <message>
        <source>an object in braces</source>
        <translation>an object in braces</translation>
    </message>
    <message>
        <source>“%1” must be %2</source>
        <translation>“%1” must be %2</translation>
    </message>
    <message>
        <source>“%1” is missing: it must be %2</source>
        <translation>“%1” is missing: it must be %2</translation>
    </message>
</context>
<context>
    <name>KeysOfAllGames</name>
    <message>
        <source>clear your selection</source>
        <translation>clear your selection</translation>
    </message>
    <message>
        <source>after a deal, review your moves</source>
        <translation>after a deal, review your moves</translation>
    </message>
    <message>
        <source>after a match, watch it again</source>
        <translation>after a match, watch it again</translation>
    </message>
    <message>
        <source>the log of all moves</source>
        <translation>the log of all moves</translation>
    </message>
    <message>
        <source>Space</source>
        <comment>a key</comment>
        <translation>Space</translation>
    </message>
    <message>
        <source>while the others play: skip ahead</source>
        <translation>while the others play: skip ahead</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>clear your selection, then the menu</source>
        <translation>clear your selection, then the menu</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Everywhere</translation>
    </message>
    <message>
        <source>the rules, at the page you need</source>
        <translation>the rules, at the page you need</translation>
    </message>
    <message>
        <source>full screen</source>
        <translation>full screen</translation>
    </message>
    <message>
        <source>all sounds off, or on again</source>
        <translation>all sounds off, or on again</translation>
    </message>
    <message>
        <source>new match</source>
        <translation>new match</translation>
    </message>
    <message>
        <source>quit</source>
        <translation>quit</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>to the next control; Enter or Space activates it</source>
        <translation>to the next control; Enter or Space activates it</translation>
    </message>
    <message>
        <source>between choices, round the table, and through this booklet</source>
        <translation>between choices, round the table, and through this booklet</translation>
    </message>
    <message>
        <source>back</source>
        <translation>back</translation>
    </message>
    <message>
        <source>In the history</source>
        <translation>In the history</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>watch the chosen match again</source>
        <translation>watch the chosen match again</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Del</translation>
    </message>
    <message>
        <source>delete it</source>
        <translation>delete it</translation>
    </message>
    <message>
        <source>In a replay</source>
        <translation>In a replay</translation>
    </message>
    <message>
        <source>run it, or pause it</source>
        <translation>run it, or pause it</translation>
    </message>
    <message>
        <source>one step back or forward</source>
        <translation>one step back or forward</translation>
    </message>
    <message>
        <source>PgUp PgDn</source>
        <comment>two keys, with a blank between</comment>
        <translation>PgUp PgDn</translation>
    </message>
    <message>
        <source>one deal back or forward</source>
        <translation>one deal back or forward</translation>
    </message>
    <message>
        <source>Home End</source>
        <comment>two keys, with a blank between</comment>
        <translation>Home End</translation>
    </message>
    <message>
        <source>to the beginning, or to the end</source>
        <translation>to the beginning, or to the end</translation>
    </message>
    <message>
        <source>faster, or slower</source>
        <translation>faster, or slower</translation>
    </message>
    <message>
        <source>choose a deal</source>
        <translation>choose a deal</translation>
    </message>
    <message>
        <source>choose the view</source>
        <translation>choose the view</translation>
    </message>
    <message>
        <source>all hands face up, or only one</source>
        <translation>all hands face up, or only one</translation>
    </message>
    <message>
        <source>look from the next seat, or from seat 1 to 9</source>
        <translation>look from the next seat, or from seat 1 to 9</translation>
    </message>
    <message>
        <source>the figures: what each move risked</source>
        <translation>the figures: what each move risked</translation>
    </message>
    <message>
        <source>check the match</source>
        <translation>check the match</translation>
    </message>
</context>
<context>
    <name>KnockChapters</name>
    <message>
        <source>In short</source>
        <translation>In short</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>The deal</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Your turn</translation>
    </message>
    <message>
        <source>The signals</source>
        <translation>The signals</translation>
    </message>
    <message>
        <source>The trumps</source>
        <translation>The trumps</translation>
    </message>
    <message>
        <source>The count</source>
        <translation>The count</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>House rules</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Words</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Keys</translation>
    </message>
    <message>
        <source>A good knock is half a trick.</source>
        <comment>a saying of the osteria</comment>
        <translation>A good knock is half a trick.</translation>
    </message>
    <message>
        <source>The Fool goes everywhere and stays nowhere.</source>
        <comment>a saying of the osteria</comment>
        <translation>The Fool goes everywhere and stays nowhere.</translation>
    </message>
    <message>
        <source>Keep the Magician for a rainy day, and watch the sky.</source>
        <comment>a saying of the osteria</comment>
        <translation>Keep the Magician for a rainy day, and watch the sky.</translation>
    </message>
    <message>
        <source>Whoever counts the trumps needs no luck.</source>
        <comment>a saying of the osteria</comment>
        <translation>Whoever counts the trumps needs no luck.</translation>
    </message>
    <message>
        <source>Four popes at one table, and the last to speak is right.</source>
        <comment>a saying of the osteria</comment>
        <translation>Four popes at one table, and the last to speak is right.</translation>
    </message>
    <message>
        <source>A partner who listens is worth two kings.</source>
        <comment>a saying of the osteria</comment>
        <translation>A partner who listens is worth two kings.</translation>
    </message>
</context>
<context>
    <name>KnockCount</name>
    <message>
        <source>The count</source>
        <translation>The count</translation>
    </message>
    <message>
        <source>After 13 tricks each side counts the cards it took, the dealer’s side also its discard, and 1 point for each trick. Both together always have 100.</source>
        <translation>After 13 tricks each side counts the cards it took, the dealer’s side also its discard, and 1 point for each trick. Both together always have 100.</translation>
    </message>
    <message>
        <source>The honours are the Fool, the Magician and, at this table, Judgement in place of the World.</source>
        <translation>The honours are the Fool, the Magician and, at this table, Judgement in place of the World.</translation>
    </message>
    <message>
        <source>The honours are the Fool, the Magician and the World.</source>
        <translation>The honours are the Fool, the Magician and the World.</translation>
    </message>
    <message>
        <source>Minus 50</source>
        <translation>Minus 50</translation>
    </message>
    <message>
        <source>From what it has each side takes 50. With 57 you win 7, and the others, with 43, lose 7.</source>
        <translation>From what it has each side takes 50. With 57 you win 7, and the others, with 43, lose 7.</translation>
    </message>
    <message>
        <source>The Fool is paid for</source>
        <translation>The Fool is paid for</translation>
    </message>
    <message>
        <source>A poor card for the Fool</source>
        <translation>A poor card for the Fool</translation>
    </message>
    <message>
        <source>If the others took the trick with the Fool in it, its side keeps the Fool and gives them the cheapest of its cards instead. The game does it by itself.</source>
        <translation>If the others took the trick with the Fool in it, its side keeps the Fool and gives them the cheapest of its cards instead. The game does it by itself.</translation>
    </message>
    <message>
        <source>If the partner took that trick, nothing is paid. A side without any trick has lost the Fool: the others get it.</source>
        <translation>If the partner took that trick, nothing is paid. A side without any trick has lost the Fool: the others get it.</translation>
    </message>
    <message>
        <source>At this table the discard, too, goes to the others if the dealer’s side takes no trick.</source>
        <translation>At this table the discard, too, goes to the others if the dealer’s side takes no trick.</translation>
    </message>
    <message>
        <source>The discard counts for the dealer’s side even if it takes no trick.</source>
        <translation>The discard counts for the dealer’s side even if it takes no trick.</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>The end</translation>
    </message>
    <message>
        <source>At this table a match is %1 deals; everybody deals equally often. The side with the higher sum wins, and 0 to 0 is a draw.</source>
        <translation>At this table a match is %1 deals; everybody deals equally often. The side with the higher sum wins, and 0 to 0 is a draw.</translation>
    </message>
    <message>
        <source>A match is four deals: everybody deals once. The side with the higher sum wins, and 0 to 0 is a draw.</source>
        <translation>A match is four deals: everybody deals once. The side with the higher sum wins, and 0 to 0 is a draw.</translation>
    </message>
</context>
<context>
    <name>KnockCountTable</name>
    <message>
        <source>honours</source>
        <translation>honours</translation>
    </message>
    <message>
        <source>kings</source>
        <translation>kings</translation>
    </message>
    <message>
        <source>queens</source>
        <translation>queens</translation>
    </message>
    <message>
        <source>cavaliers</source>
        <translation>cavaliers</translation>
    </message>
    <message>
        <source>jacks</source>
        <translation>jacks</translation>
    </message>
    <message>
        <source>10, 9, 8 and 7</source>
        <translation>10, 9, 8 and 7</translation>
    </message>
    <message>
        <source>other trumps</source>
        <translation>other trumps</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what is counted, points</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2, in all %3</source>
        <comment>cards, how many times how much, points</comment>
        <translation>%1: %2, in all %3</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <comment>so many cards of so many points</comment>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>all cards</source>
        <translation>all cards</translation>
    </message>
    <message>
        <source>tricks</source>
        <translation>tricks</translation>
    </message>
    <message>
        <source>in all</source>
        <translation>in all</translation>
    </message>
</context>
<context>
    <name>KnockDeal</name>
    <message>
        <source>The pack, the deal and the discard</source>
        <translation>The pack, the deal and the discard</translation>
    </message>
    <message>
        <source>Four play, and the player across the table is your partner. At this table everything goes to the right, anticlockwise: the cards, the play, and the turn to deal.</source>
        <translation>Four play, and the player across the table is your partner. At this table everything goes to the right, anticlockwise: the cards, the play, and the turn to deal.</translation>
    </message>
    <message>
        <source>Four play, and the player across the table is your partner. Everything goes to the left, clockwise: the cards, the play, and the turn to deal.</source>
        <translation>Four play, and the player across the table is your partner. Everything goes to the left, clockwise: the cards, the play, and the turn to deal.</translation>
    </message>
    <message>
        <source>Four suits</source>
        <translation>Four suits</translation>
    </message>
    <message>
        <source>Cups, coins, swords and batons have eight cards each: king, queen, cavalier, jack, 10, 9, 8, 7, in this order.</source>
        <translation>Cups, coins, swords and batons have eight cards each: king, queen, cavalier, jack, 10, 9, 8, 7, in this order.</translation>
    </message>
    <message>
        <source>21 trumps</source>
        <translation>21 trumps</translation>
    </message>
    <message>
        <source>A fifth suit, with numbers, that beats the other four.</source>
        <translation>A fifth suit, with numbers, that beats the other four.</translation>
    </message>
    <message>
        <source>The Fool</source>
        <translation>The Fool</translation>
    </message>
    <message>
        <source>It belongs to no suit and is no trump.</source>
        <translation>It belongs to no suit and is no trump.</translation>
    </message>
    <message>
        <source>Shuffle and cut</source>
        <translation>Shuffle and cut</translation>
    </message>
    <message>
        <source>Who deals first is drawn by lot. The dealer shuffles, and the player who comes just before the dealer in the order of play cuts. When it is your turn, drag along the pack to choose where.</source>
        <translation>Who deals first is drawn by lot. The dealer shuffles, and the player who comes just before the dealer in the order of play cuts. When it is your turn, drag along the pack to choose where.</translation>
    </message>
    <message>
        <source>Thirteen cards each</source>
        <translation>Thirteen cards each</translation>
    </message>
    <message>
        <source>They are dealt one at a time, beginning with the player after the dealer. The last two are the dealer’s, who then has 15.</source>
        <translation>They are dealt one at a time, beginning with the player after the dealer. The last two are the dealer’s, who then has 15.</translation>
    </message>
    <message>
        <source>The dealer discards two</source>
        <translation>The dealer discards two</translation>
    </message>
    <message>
        <source>Face down. Nobody else sees them until the count. They belong to the dealer’s side, but are no trick.</source>
        <translation>Face down. Nobody else sees them until the count. They belong to the dealer’s side, but are no trick.</translation>
    </message>
    <message>
        <source>What may not be discarded</source>
        <translation>What may not be discarded</translation>
    </message>
    <message>
        <source>Never a king, the Fool, the Magician or, at this table, Judgement. Other trumps only for want of other cards, and then all see them.</source>
        <translation>Never a king, the Fool, the Magician or, at this table, Judgement. Other trumps only for want of other cards, and then all see them.</translation>
    </message>
    <message>
        <source>Never a king, the Fool, the Magician or the World. Other trumps only for want of other cards, and then all see them.</source>
        <translation>Never a king, the Fool, the Magician or the World. Other trumps only for want of other cards, and then all see them.</translation>
    </message>
    <message>
        <source>A queen in the discard is safe, and a suit that you have none of can be trumped from the first card on.</source>
        <translation>A queen in the discard is safe, and a suit that you have none of can be trumped from the first card on.</translation>
    </message>
</context>
<context>
    <name>KnockEstimate</name>
    <message>
        <source>As the dealer</source>
        <translation>As the dealer</translation>
    </message>
    <message>
        <source>Trick %1</source>
        <translation>Trick %1</translation>
    </message>
    <message>
        <source>The trick</source>
        <translation>The trick</translation>
    </message>
    <message>
        <source>Lay away %1</source>
        <comment>cards with their articles</comment>
        <translation>Lay away %1</translation>
    </message>
    <message>
        <source>Play %1</source>
        <comment>a card with its article</comment>
        <translation>Play %1</translation>
    </message>
    <message>
        <source>You laid away %1</source>
        <comment>cards with their articles</comment>
        <translation>You laid away %1</translation>
    </message>
    <message>
        <source>You played %1</source>
        <comment>a card with its article</comment>
        <translation>You played %1</translation>
    </message>
    <message numerus="yes">
        <source>Your side takes this trick %1; the card itself is worth %n point(s).</source>
        <comment>%1 is &apos;in one deal out of three&apos;</comment>
        <translation>
            <numerusform>Your side takes this trick %1; the card itself is worth %n point.</numerusform>
            <numerusform>Your side takes this trick %1; the card itself is worth %n points.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your side takes this trick %1; the card itself is worth nothing.</source>
        <comment>%1 is &apos;in one deal out of three&apos;</comment>
        <translation>Your side takes this trick %1; the card itself is worth nothing.</translation>
    </message>
    <message numerus="yes">
        <source>It makes %n point(s) safe.</source>
        <comment>two cards that are laid away</comment>
        <translation>
            <numerusform>It makes %n point safe.</numerusform>
            <numerusform>It makes %n points safe.</numerusform>
        </translation>
    </message>
    <message>
        <source>After it you have none of %1 and may trump there.</source>
        <comment>suits</comment>
        <translation>After it you have none of %1 and may trump there.</translation>
    </message>
    <message>
        <source>%1, with the signal “%2”</source>
        <comment>a move; what the signal says</comment>
        <translation>%1, with the signal “%2”</translation>
    </message>
    <message>
        <source>The Fool takes nothing, and stays with your side: the trick is your side’s all the same %1.</source>
        <comment>%1 is &apos;in one deal out of three&apos;</comment>
        <translation>The Fool takes nothing, and stays with your side: the trick is your side’s all the same %1.</translation>
    </message>
    <message>
        <source>The two cards count nothing.</source>
        <translation>The two cards count nothing.</translation>
    </message>
</context>
<context>
    <name>KnockFeats</name>
    <message>
        <source>Knock, knock</source>
        <translation>Knock, knock</translation>
    </message>
    <message>
        <source>Knock, and somebody else pays.</source>
        <translation>Knock, and somebody else pays.</translation>
    </message>
    <message>
        <source>A sure fist</source>
        <translation>A sure fist</translation>
    </message>
    <message>
        <source>Knock twenty-five times so that somebody else pays.</source>
        <translation>Knock twenty-five times so that somebody else pays.</translation>
    </message>
    <message>
        <source>Never in vain</source>
        <translation>Never in vain</translation>
    </message>
    <message>
        <source>Knock three times or more in a match, and pay for none of them.</source>
        <translation>Knock three times or more in a match, and pay for none of them.</translation>
    </message>
    <message>
        <source>A hail of knocks</source>
        <translation>A hail of knocks</translation>
    </message>
    <message>
        <source>In one match, knock five times so that somebody else pays.</source>
        <translation>In one match, knock five times so that somebody else pays.</translation>
    </message>
    <message>
        <source>Let them knock</source>
        <translation>Let them knock</translation>
    </message>
    <message>
        <source>Win a match without knocking yourself.</source>
        <translation>Win a match without knocking yourself.</translation>
    </message>
</context>
<context>
    <name>KnockGuide</name>
    <message>
        <source>Welcome, I am Teresa. We play two against two: your partner sits across the table, and the tricks of both of you count together. Who deals first is drawn by lot.</source>
        <translation>Welcome, I am Teresa. We play two against two: your partner sits across the table, and the tricks of both of you count together. Who deals first is drawn by lot.</translation>
    </message>
    <message>
        <source>The trick is yours, and you lead to the next.</source>
        <translation>The trick is yours, and you lead to the next.</translation>
    </message>
    <message>
        <source>The trick goes to %1, who leads to the next.</source>
        <translation>The trick goes to %1, who leads to the next.</translation>
    </message>
    <message>
        <source>%1 leads now. You may ask for a low trump with “Bijou”, or for a high one with “Grand”; all hear it, and nobody has to obey. While you learn, say nothing.</source>
        <translation>%1 leads now. You may ask for a low trump with “Bijou”, or for a high one with “Grand”; all hear it, and nobody has to obey. While you learn, say nothing.</translation>
    </message>
    <message>
        <source>You lead: play any card, and the others must follow its suit.</source>
        <translation>You lead: play any card, and the others must follow its suit.</translation>
    </message>
    <message>
        <source>I would: %1. %2</source>
        <comment>%1 is a move, %2 one sentence or two</comment>
        <translation>I would: %1. %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>sentences: what can be done; what is advised</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Everybody has thirteen cards, and the dealer two more, which are laid away. All cards of the suits count for something, kings most of all; of the trumps only the Magician and the highest do, and so does the Fool.</source>
        <translation>Everybody has thirteen cards, and the dealer two more, which are laid away. All cards of the suits count for something, kings most of all; of the trumps only the Magician and the highest do, and so does the Fool.</translation>
    </message>
    <message numerus="yes">
        <source>The cards of each side and a point for each trick make a hundred together: what a side has above fifty it gains, and the other loses. After %n such deal(s) the side that is ahead wins. Now you know enough for a match of your own.</source>
        <translation>
            <numerusform>The cards of each side and a point for each trick make a hundred together: what a side has above fifty it gains, and the other loses. After %n such deal the side that is ahead wins. Now you know enough for a match of your own.</numerusform>
            <numerusform>The cards of each side and a point for each trick make a hundred together: what a side has above fifty it gains, and the other loses. After %n such deals the side that is ahead wins. Now you know enough for a match of your own.</numerusform>
        </translation>
    </message>
    <message>
        <source>You deal, and have fifteen cards: lay two away. They are counted at the end.</source>
        <translation>You deal, and have fifteen cards: lay two away. They are counted at the end.</translation>
    </message>
    <message>
        <source>Trumps are led: play a trump if you have one, else any card. The Fool may always be played.</source>
        <translation>Trumps are led: play a trump if you have one, else any card. The Fool may always be played.</translation>
    </message>
    <message>
        <source>%1: follow suit. If you have none of it, play a trump; if you have no trump either, any card. The Fool may always be played.</source>
        <comment>%1 is &apos;Coins are led&apos;</comment>
        <translation>%1: follow suit. If you have none of it, play a trump; if you have no trump either, any card. The Fool may always be played.</translation>
    </message>
</context>
<context>
    <name>KnockHonoursLessons</name>
    <message>
        <source>You hold the Fool. It belongs to no suit, takes nothing, and may always be played, whatever was led.</source>
        <translation>You hold the Fool. It belongs to no suit, takes nothing, and may always be played, whatever was led.</translation>
    </message>
    <message>
        <source>Oreste leads the 15 of trumps. Your only trump is the Magician: 5 points, and the lowest of them all.</source>
        <translation>Oreste leads the 15 of trumps. Your only trump is the Magician: 5 points, and the lowest of them all.</translation>
    </message>
    <message>
        <source>You must follow with a trump, and that is the Magician. Or is there a way out?</source>
        <translation>You must follow with a trump, and that is the Magician. Or is there a way out?</translation>
    </message>
    <message>
        <source>The Fool! It may always be played, and the Magician stays at home.</source>
        <translation>The Fool! It may always be played, and the Magician stays at home.</translation>
    </message>
    <message>
        <source>The Fool never goes to them: it stays with its side, 5 points, and at the end one pays for it with the cheapest card of one’s tricks. Only a side without any trick loses it.</source>
        <translation>The Fool never goes to them: it stays with its side, 5 points, and at the end one pays for it with the cheapest card of one’s tricks. Only a side without any trick loses it.</translation>
    </message>
    <message>
        <source>Oreste has taken the trick, without your 5 points.</source>
        <translation>Oreste has taken the trick, without your 5 points.</translation>
    </message>
    <message>
        <source>Now he leads the king of cups, and you have no cups.</source>
        <translation>Now he leads the king of cups, and you have no cups.</translation>
    </message>
    <message>
        <source>No cups: then a trump must be played, and you have one. This time it is good news.</source>
        <translation>No cups: then a trump must be played, and you have one. This time it is good news.</translation>
    </message>
    <message>
        <source>The smallest trump beats the highest king.</source>
        <translation>The smallest trump beats the highest king.</translation>
    </message>
    <message>
        <source>King and Magician are yours: 13 points with the rest of the trick. Thank the Fool.</source>
        <translation>King and Magician are yours: 13 points with the rest of the trick. Thank the Fool.</translation>
    </message>
    <message>
        <source>World, Magician and Fool count 5 each. The World takes care of itself. The Magician is the weakest of all trumps, and everybody is after it.</source>
        <translation>World, Magician and Fool count 5 each. The World takes care of itself. The Magician is the weakest of all trumps, and everybody is after it.</translation>
    </message>
    <message>
        <source>Nives leads trumps.</source>
        <translation>Nives leads trumps.</translation>
    </message>
    <message>
        <source>And Oreste goes over it with the 20.</source>
        <translation>And Oreste goes over it with the 20.</translation>
    </message>
    <message>
        <source>You have the 18, the 7 and the Magician; none of them takes. Which one can you do without?</source>
        <translation>You have the 18, the 7 and the Magician; none of them takes. Which one can you do without?</translation>
    </message>
    <message>
        <source>The 7. The 18 will take a trick yet, and the Magician would be 5 points for them.</source>
        <translation>The 7. The 18 will take a trick yet, and the Magician would be 5 points for them.</translation>
    </message>
    <message>
        <source>When trumps are drawn, the Magician wants other trumps beside it to hide behind.</source>
        <translation>When trumps are drawn, the Magician wants other trumps beside it to hide behind.</translation>
    </message>
    <message>
        <source>Bruno had to play the World on his partner’s 20: it was his only trump. He is not happy.</source>
        <translation>Bruno had to play the World on his partner’s 20: it was his only trump. He is not happy.</translation>
    </message>
    <message>
        <source>Now he leads batons. You have none.</source>
        <translation>Now he leads batons. You have none.</translation>
    </message>
    <message>
        <source>You are last, and all others have followed suit. One of your trumps has waited for this. Which?</source>
        <translation>You are last, and all others have followed suit. One of your trumps has waited for this. Which?</translation>
    </message>
    <message>
        <source>The Magician! Nobody can beat it any more.</source>
        <translation>The Magician! Nobody can beat it any more.</translation>
    </message>
    <message>
        <source>The Magician is home: 5 for it, 2 for the jack, and 1 each for the 8, the 9 and the trick. The best place for it is a trick in which you are last.</source>
        <translation>The Magician is home: 5 for it, 2 for the jack, and 1 each for the 8, the 9 and the trick. The best place for it is a trick in which you are last.</translation>
    </message>
    <message>
        <source>This time you deal, and have fifteen cards: two of them are laid away face down. They count for your side at the end.</source>
        <translation>This time you deal, and have fifteen cards: two of them are laid away face down. They count for your side at the end.</translation>
    </message>
    <message>
        <source>Not kings, not the Fool, not the Magician, not the World; and trumps only where there is nothing else. Look for a suit of which you have two cards. Which two go?</source>
        <translation>Not kings, not the Fool, not the Magician, not the World; and trumps only where there is nothing else. Look for a suit of which you have two cards. Which two go?</translation>
    </message>
    <message>
        <source>The queen of batons and the 8: 5 points are safe, and you have no more batons, so you may trump them.</source>
        <translation>The queen of batons and the 8: 5 points are safe, and you have no more batons, so you may trump them.</translation>
    </message>
    <message>
        <source>A queen in the bank, and a suit less. Now let somebody lead batons.</source>
        <translation>A queen in the bank, and a suit less. Now let somebody lead batons.</translation>
    </message>
    <message>
        <source>There he is, good Bruno.</source>
        <translation>There he is, good Bruno.</translation>
    </message>
    <message>
        <source>And Oreste adds the king!</source>
        <translation>And Oreste adds the king!</translation>
    </message>
    <message>
        <source>You are last, with no batons. What does it take?</source>
        <translation>You are last, with no batons. What does it take?</translation>
    </message>
    <message>
        <source>Your smallest trump, the 6. More would be waste.</source>
        <translation>Your smallest trump, the 6. More would be waste.</translation>
    </message>
    <message>
        <source>A king, caught with a 6. The two cards that you laid away have paid already.</source>
        <translation>A king, caught with a 6. The two cards that you laid away have paid already.</translation>
    </message>
</context>
<context>
    <name>KnockHouse</name>
    <message>
        <source>House rules</source>
        <translation>House rules</translation>
    </message>
    <message>
        <source>Every table plays a little differently. The rules of this match are shown at the right, in black where they are not the usual ones.</source>
        <translation>Every table plays a little differently. The rules of this match are shown at the right, in black where they are not the usual ones.</translation>
    </message>
    <message>
        <source>Every table plays a little differently. Your choice for the next match is shown at the right, in black where it is not the usual rule.</source>
        <translation>Every table plays a little differently. Your choice for the next match is shown at the right, in black where it is not the usual rule.</translation>
    </message>
    <message>
        <source>Signals</source>
        <translation>Signals</translation>
    </message>
    <message>
        <source>Usually all 21 may be given. Some tables know only seven, others none.</source>
        <translation>Usually all 21 may be given. Some tables know only seven, others none.</translation>
    </message>
    <message>
        <source>Signals with one card</source>
        <translation>Signals with one card</translation>
    </message>
    <message>
        <source>Usually one; or two at once.</source>
        <translation>Usually one; or two at once.</translation>
    </message>
    <message>
        <source>The highest trump</source>
        <translation>The highest trump</translation>
    </message>
    <message>
        <source>Usually the World, the 21. In Piedmont it is Judgement, the 20, also called the Angel, which then is an honour in place of the World.</source>
        <translation>Usually the World, the 21. In Piedmont it is Judgement, the 20, also called the Angel, which then is an honour in place of the World.</translation>
    </message>
    <message>
        <source>What cards count</source>
        <translation>What cards count</translation>
    </message>
    <message>
        <source>Usually trumps that are no honours count nothing. Else they count 1, and honours and court cards 1 less each. Either way it comes to 87.</source>
        <translation>Usually trumps that are no honours count nothing. Else they count 1, and honours and court cards 1 less each. Either way it comes to 87.</translation>
    </message>
    <message>
        <source>The discard wants a trick</source>
        <translation>The discard wants a trick</translation>
    </message>
    <message>
        <source>If the dealer’s side takes no trick, its discard goes to the others. Usually it keeps it.</source>
        <translation>If the dealer’s side takes no trick, its discard goes to the others. Usually it keeps it.</translation>
    </message>
    <message>
        <source>Look at all tricks</source>
        <translation>Look at all tricks</translation>
    </message>
    <message>
        <source>Usually only the last trick may be looked at again.</source>
        <translation>Usually only the last trick may be looked at again.</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>Direction</translation>
    </message>
    <message>
        <source>Usually clockwise, to the left. In Piedmont it is anticlockwise.</source>
        <translation>Usually clockwise, to the left. In Piedmont it is anticlockwise.</translation>
    </message>
    <message>
        <source>Deals in a match</source>
        <translation>Deals in a match</translation>
    </message>
    <message>
        <source>Usually 4: everybody deals once. With 8 it is twice, with 12 three times.</source>
        <translation>Usually 4: everybody deals once. With 8 it is twice, with 12 three times.</translation>
    </message>
    <message>
        <source>A match in progress keeps the rules it started with.</source>
        <translation>A match in progress keeps the rules it started with.</translation>
    </message>
</context>
<context>
    <name>KnockKeys</name>
    <message>
        <source>Keys</source>
        <translation>Keys</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>At the table</translation>
    </message>
    <message>
        <source>along your hand, from card to card</source>
        <translation>along your hand, from card to card</translation>
    </message>
    <message>
        <source>Home End</source>
        <comment>two keys, with a blank between</comment>
        <translation>Home End</translation>
    </message>
    <message>
        <source>to its first card, or to its last</source>
        <translation>to its first card, or to its last</translation>
    </message>
    <message>
        <source>to the next card of coins, cups, swords, batons</source>
        <translation>to the next card of coins, cups, swords, batons</translation>
    </message>
    <message>
        <source>to the next trump; to the Fool</source>
        <translation>to the next trump; to the Fool</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>the red button: play the card, discard, cut</source>
        <translation>the red button: play the card, discard, cut</translation>
    </message>
    <message>
        <source>play the card with that signal</source>
        <translation>play the card with that signal</translation>
    </message>
    <message>
        <source>“Bijou” and “Grand”, before your partner leads</source>
        <translation>“Bijou” and “Grand”, before your partner leads</translation>
    </message>
    <message>
        <source>the last trick</source>
        <translation>the last trick</translation>
    </message>
    <message>
        <source>the hint: for every card, what it may bring</source>
        <translation>the hint: for every card, what it may bring</translation>
    </message>
</context>
<context>
    <name>KnockLessons</name>
    <message>
        <source>Follow suit</source>
        <translation>Follow suit</translation>
    </message>
    <message>
        <source>Who takes a trick, and what is in it.</source>
        <translation>Who takes a trick, and what is in it.</translation>
    </message>
    <message>
        <source>Follow suit; the highest card of the suit takes. Each trick is a point, and its cards have points of their own.</source>
        <translation>Follow suit; the highest card of the suit takes. Each trick is a point, and its cards have points of their own.</translation>
    </message>
    <message>
        <source>Trumps</source>
        <translation>Trumps</translation>
    </message>
    <message>
        <source>No card of the suit: what then?</source>
        <translation>No card of the suit: what then?</translation>
    </message>
    <message>
        <source>With none of the suit you must trump; you need not go over others. And what is worth something goes to your partner’s sure tricks.</source>
        <translation>With none of the suit you must trump; you need not go over others. And what is worth something goes to your partner’s sure tricks.</translation>
    </message>
    <message>
        <source>The Quartet</source>
        <translation>The Quartet</translation>
    </message>
    <message>
        <source>2, 3, 4 and 5 are equal, and the last one wins.</source>
        <translation>2, 3, 4 and 5 are equal, and the last one wins.</translation>
    </message>
    <message>
        <source>Of the Quartet the one played last wins: it is good to be last. The 6 is above them, the Magician below.</source>
        <translation>Of the Quartet the one played last wins: it is good to be last. The 6 is above them, the Magician below.</translation>
    </message>
    <message>
        <source>The Fool</source>
        <translation>The Fool</translation>
    </message>
    <message>
        <source>A card that takes nothing, and is always of use.</source>
        <translation>A card that takes nothing, and is always of use.</translation>
    </message>
    <message>
        <source>The Fool may always be played, never wins, and stays with its side: it saves what would be lost.</source>
        <translation>The Fool may always be played, never wins, and stays with its side: it saves what would be lost.</translation>
    </message>
    <message>
        <source>The Magician</source>
        <translation>The Magician</translation>
    </message>
    <message>
        <source>Five points on weak legs.</source>
        <translation>Five points on weak legs.</translation>
    </message>
    <message>
        <source>Hold the Magician back while trumps are drawn, and bring it home when you play last to a suit that you do not have.</source>
        <translation>Hold the Magician back while trumps are drawn, and bring it home when you play last to a suit that you do not have.</translation>
    </message>
    <message>
        <source>The discard</source>
        <translation>The discard</translation>
    </message>
    <message>
        <source>You deal, and two of fifteen cards go.</source>
        <translation>You deal, and two of fifteen cards go.</translation>
    </message>
    <message>
        <source>Lay away what makes you short of a suit, and a queen if you can: she is safe there.</source>
        <translation>Lay away what makes you short of a suit, and a queen if you can: she is safe there.</translation>
    </message>
    <message>
        <source>Signals</source>
        <translation>Signals</translation>
    </message>
    <message>
        <source>How to talk to your partner without opening your mouth, or with a word.</source>
        <translation>How to talk to your partner without opening your mouth, or with a word.</translation>
    </message>
    <message>
        <source>A signal goes with a card, all see it, and facts are true. Before your partner leads: “Bijou” for a low trump, “Grand” for a high one.</source>
        <translation>A signal goes with a card, all see it, and facts are true. Before your partner leads: “Bijou” for a low trump, “Grand” for a high one.</translation>
    </message>
</context>
<context>
    <name>KnockNumbers</name>
    <message>
        <source>%1: %2. You paid: %3; another paid: %4; nobody paid: %5</source>
        <translation>%1: %2. You paid: %3; another paid: %4; nobody paid: %5</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a number, a percentage</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>you paid</source>
        <translation>you paid</translation>
    </message>
    <message>
        <source>another paid</source>
        <translation>another paid</translation>
    </message>
    <message>
        <source>nobody paid</source>
        <translation>nobody paid</translation>
    </message>
</context>
<context>
    <name>KnockReplay</name>
    <message>
        <source>%1: +%2</source>
        <comment>two names; points</comment>
        <translation>%1: +%2</translation>
    </message>
    <message>
        <source>fifty each</source>
        <comment>how a deal ended</comment>
        <translation>fifty each</translation>
    </message>
</context>
<context>
    <name>KnockRules</name>
    <message>
        <source>Knock!</source>
        <translation>Knock!</translation>
    </message>
    <message>
        <source>Tricks of tarot, two against two</source>
        <translation>Tricks of tarot, two against two</translation>
    </message>
    <message>
        <source>with the tarot of Piedmont, a partner across the table, and signals</source>
        <translation>with the tarot of Piedmont, a partner across the table, and signals</translation>
    </message>
    <message>
        <source>The way round</source>
        <translation>The way round</translation>
    </message>
    <message>
        <source>Cards are dealt and played to the left</source>
        <translation>Cards are dealt and played to the left</translation>
    </message>
    <message>
        <source>clockwise</source>
        <translation>clockwise</translation>
    </message>
    <message>
        <source>anticlockwise</source>
        <translation>anticlockwise</translation>
    </message>
    <message>
        <source>To the right, as in Piedmont</source>
        <translation>To the right, as in Piedmont</translation>
    </message>
    <message>
        <source>What counts</source>
        <translation>What counts</translation>
    </message>
    <message>
        <source>The other trumps count nothing</source>
        <translation>The other trumps count nothing</translation>
    </message>
    <message>
        <source>trumps nothing</source>
        <translation>trumps nothing</translation>
    </message>
    <message>
        <source>trumps a point</source>
        <translation>trumps a point</translation>
    </message>
    <message>
        <source>They count a point, and honours and courts one point less</source>
        <translation>They count a point, and honours and courts one point less</translation>
    </message>
    <message>
        <source>Highest trump</source>
        <translation>Highest trump</translation>
    </message>
    <message>
        <source>The World, 21, beats all and is an honour</source>
        <translation>The World, 21, beats all and is an honour</translation>
    </message>
    <message>
        <source>World</source>
        <translation>World</translation>
    </message>
    <message>
        <source>Angel</source>
        <translation>Angel</translation>
    </message>
    <message>
        <source>The Angel, 20, beats all and is an honour instead of the World</source>
        <translation>The Angel, 20, beats all and is an honour instead of the World</translation>
    </message>
    <message>
        <source>The discard needs a trick</source>
        <translation>The discard needs a trick</translation>
    </message>
    <message>
        <source>A dealer’s side without a trick loses the two cards laid away</source>
        <translation>A dealer’s side without a trick loses the two cards laid away</translation>
    </message>
    <message>
        <source>Signals</source>
        <translation>Signals</translation>
    </message>
    <message>
        <source>All twenty-one that the game knows</source>
        <translation>All twenty-one that the game knows</translation>
    </message>
    <message>
        <source>all</source>
        <translation>all</translation>
    </message>
    <message>
        <source>a few</source>
        <translation>a few</translation>
    </message>
    <message>
        <source>none</source>
        <translation>none</translation>
    </message>
    <message>
        <source>Seven of them, the easiest to remember</source>
        <translation>Seven of them, the easiest to remember</translation>
    </message>
    <message>
        <source>Signals with a card</source>
        <translation>Signals with a card</translation>
    </message>
    <message>
        <source>One, or two, with each card</source>
        <translation>One, or two, with each card</translation>
    </message>
    <message>
        <source>All tricks may be looked at</source>
        <translation>All tricks may be looked at</translation>
    </message>
    <message>
        <source>Else only the last one may</source>
        <translation>Else only the last one may</translation>
    </message>
    <message>
        <source>Deals in a match</source>
        <translation>Deals in a match</translation>
    </message>
    <message>
        <source>Everybody deals once, twice or three times</source>
        <translation>Everybody deals once, twice or three times</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <comment>in a match</comment>
        <translation>
            <numerusform>%n deal</numerusform>
            <numerusform>%n deals</numerusform>
        </translation>
    </message>
    <message>
        <source>no signals</source>
        <translation>no signals</translation>
    </message>
    <message>
        <source>a few signals</source>
        <translation>a few signals</translation>
    </message>
    <message>
        <source>the Angel on top</source>
        <translation>the Angel on top</translation>
    </message>
    <message>
        <source>trumps count a point</source>
        <translation>trumps count a point</translation>
    </message>
    <message>
        <source> · </source>
        <comment>between the house rules of a match in a line</comment>
        <translation> · </translation>
    </message>
    <message numerus="yes">
        <source>Partners sit across the table. %n deal(s) are played, and the side that is ahead then wins.</source>
        <translation>
            <numerusform>Partners sit across the table. %n deal is played, and the side that is ahead then wins.</numerusform>
            <numerusform>Partners sit across the table. %n deals are played, and the side that is ahead then wins.</numerusform>
        </translation>
    </message>
    <message>
        <source>The usual rules</source>
        <translation>The usual rules</translation>
    </message>
    <message>
        <source>A few signals</source>
        <comment>the name of these rules</comment>
        <translation>A few signals</translation>
    </message>
    <message>
        <source>The seven that are easiest to remember</source>
        <translation>The seven that are easiest to remember</translation>
    </message>
    <message>
        <source>In silence</source>
        <comment>the name of these rules</comment>
        <translation>In silence</translation>
    </message>
    <message>
        <source>Only the cards speak</source>
        <translation>Only the cards speak</translation>
    </message>
    <message>
        <source>As in Piedmont</source>
        <comment>the name of these rules</comment>
        <translation>As in Piedmont</translation>
    </message>
    <message>
        <source>To the right, with the Angel on top</source>
        <translation>To the right, with the Angel on top</translation>
    </message>
    <message>
        <source>Knock! is a game of tricks with tarot cards, for two against two: partners sit across the table and may show each other what they hold by knocks and gestures, which everybody sees.</source>
        <translation>Knock! is a game of tricks with tarot cards, for two against two: partners sit across the table and may show each other what they hold by knocks and gestures, which everybody sees.</translation>
    </message>
    <message>
        <source>Partners give no signals</source>
        <translation>Partners give no signals</translation>
    </message>
</context>
<context>
    <name>KnockScene</name>
    <message>
        <source>cards such as “KC”, “09” or “00”</source>
        <translation>cards such as “KC”, “09” or “00”</translation>
    </message>
</context>
<context>
    <name>KnockShort</name>
    <message>
        <source>Knock! in short</source>
        <translation>Knock! in short</translation>
    </message>
    <message>
        <source>Four play with a tarot pack of 54 cards, two against two: your partner sits across the table. Everybody plays one card, the best takes all four: that is a trick. Your side wants the tricks with the good cards in them.</source>
        <translation>Four play with a tarot pack of 54 cards, two against two: your partner sits across the table. Everybody plays one card, the best takes all four: that is a trick. Your side wants the tricks with the good cards in them.</translation>
    </message>
    <message>
        <source>The dealer discards two</source>
        <translation>The dealer discards two</translation>
    </message>
    <message>
        <source>Everybody gets 13 cards and the dealer 15, who puts two of them aside, face down. They count for the dealer’s side.</source>
        <translation>Everybody gets 13 cards and the dealer 15, who puts two of them aside, face down. They count for the dealer’s side.</translation>
    </message>
    <message>
        <source>Follow suit, or trump</source>
        <translation>Follow suit, or trump</translation>
    </message>
    <message>
        <source>Play a card of the suit that was led. Without one you must play a trump, and without a trump any card. The Fool may be played at any time.</source>
        <translation>Play a card of the suit that was led. Without one you must play a trump, and without a trump any card. The Fool may be played at any time.</translation>
    </message>
    <message>
        <source>Keep silent</source>
        <translation>Keep silent</translation>
    </message>
    <message>
        <source>Knock, and speak by signals</source>
        <translation>Knock, and speak by signals</translation>
    </message>
    <message>
        <source>At this table there are no signals.</source>
        <translation>At this table there are no signals.</translation>
    </message>
    <message>
        <source>With a card you may give your partner one of the few signals of this table. Everybody sees it, and what it says of your cards is always true.</source>
        <translation>With a card you may give your partner one of the few signals of this table. Everybody sees it, and what it says of your cards is always true.</translation>
    </message>
    <message>
        <source>With a card you may give your partner a signal. Everybody sees it, and what it says of your cards is always true.</source>
        <translation>With a card you may give your partner a signal. Everybody sees it, and what it says of your cards is always true.</translation>
    </message>
    <message>
        <source>Count to 100</source>
        <translation>Count to 100</translation>
    </message>
    <message>
        <source>All cards and tricks together count 100. What your side has above 50 you win, and what is missing you lose.</source>
        <translation>All cards and tricks together count 100. What your side has above 50 you win, and what is missing you lose.</translation>
    </message>
    <message>
        <source>After %1 deals</source>
        <translation>After %1 deals</translation>
    </message>
    <message>
        <source>After four deals</source>
        <translation>After four deals</translation>
    </message>
    <message>
        <source>At this table everybody deals more than once. The side that is ahead in the end wins the match.</source>
        <translation>At this table everybody deals more than once. The side that is ahead in the end wins the match.</translation>
    </message>
    <message>
        <source>Everybody deals once. The side that is ahead in the end wins the match.</source>
        <translation>Everybody deals once. The side that is ahead in the end wins the match.</translation>
    </message>
    <message>
        <source>Which cards are good</source>
        <translation>Which cards are good</translation>
    </message>
    <message>
        <source>Three honours</source>
        <translation>Three honours</translation>
    </message>
    <message>
        <source>The Fool, the Magician and, at this table, Judgement: 4 points each.</source>
        <translation>The Fool, the Magician and, at this table, Judgement: 4 points each.</translation>
    </message>
    <message>
        <source>The Fool, the Magician and, at this table, Judgement: 5 points each.</source>
        <translation>The Fool, the Magician and, at this table, Judgement: 5 points each.</translation>
    </message>
    <message>
        <source>The Fool, the Magician and the World: 4 points each at this table.</source>
        <translation>The Fool, the Magician and the World: 4 points each at this table.</translation>
    </message>
    <message>
        <source>The Fool, the Magician and the World: 5 points each.</source>
        <translation>The Fool, the Magician and the World: 5 points each.</translation>
    </message>
    <message>
        <source>Court cards</source>
        <translation>Court cards</translation>
    </message>
    <message>
        <source>King 4, queen 3, cavalier 2, jack 1 at this table.</source>
        <translation>King 4, queen 3, cavalier 2, jack 1 at this table.</translation>
    </message>
    <message>
        <source>King 5, queen 4, cavalier 3, jack 2.</source>
        <translation>King 5, queen 4, cavalier 3, jack 2.</translation>
    </message>
    <message>
        <source>10, 9, 8 and 7</source>
        <translation>10, 9, 8 and 7</translation>
    </message>
    <message>
        <source>1 point each, in all four suits.</source>
        <translation>1 point each, in all four suits.</translation>
    </message>
    <message>
        <source>All other trumps</source>
        <translation>All other trumps</translation>
    </message>
    <message>
        <source>They beat every card of a suit, and count 1 point each at this table.</source>
        <translation>They beat every card of a suit, and count 1 point each at this table.</translation>
    </message>
    <message>
        <source>They beat every card of a suit, but count nothing.</source>
        <translation>They beat every card of a suit, but count nothing.</translation>
    </message>
    <message>
        <source>And every trick counts 1 point by itself.</source>
        <translation>And every trick counts 1 point by itself.</translation>
    </message>
</context>
<context>
    <name>KnockSignal</name>
    <message>
        <source>%1: %2</source>
        <comment>a gesture, what it says</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>KnockSignals</name>
    <message>
        <source>The signals</source>
        <translation>The signals</translation>
    </message>
    <message>
        <source>At this table there are no signals: partners play in silence.</source>
        <translation>At this table there are no signals: partners play in silence.</translation>
    </message>
    <message>
        <source>With a card you may give a signal to your partner. This table knows only the few that are shown here.</source>
        <translation>With a card you may give a signal to your partner. This table knows only the few that are shown here.</translation>
    </message>
    <message>
        <source>With a card you may give a signal to your partner. Everybody sees it: the others learn as much as your partner does.</source>
        <translation>With a card you may give a signal to your partner. Everybody sees it: the others learn as much as your partner does.</translation>
    </message>
    <message>
        <source>What a signal says of your cards is always true: only true ones can be chosen. A request may be refused. The Fool comes without a signal.</source>
        <translation>What a signal says of your cards is always true: only true ones can be chosen. A request may be refused. The Fool comes without a signal.</translation>
    </message>
    <message>
        <source>At this table two signals may go with one card.</source>
        <translation>At this table two signals may go with one card.</translation>
    </message>
    <message>
        <source>One signal may go with each card.</source>
        <translation>One signal may go with each card.</translation>
    </message>
    <message>
        <source>Before your partner leads</source>
        <translation>Before your partner leads</translation>
    </message>
    <message>
        <source>Say “Bijou”</source>
        <translation>Say “Bijou”</translation>
    </message>
    <message>
        <source>lead a low trump</source>
        <translation>lead a low trump</translation>
    </message>
    <message>
        <source>Say “Grand”</source>
        <translation>Say “Grand”</translation>
    </message>
    <message>
        <source>lead a high trump</source>
        <translation>lead a high trump</translation>
    </message>
    <message>
        <source>As you lead</source>
        <translation>As you lead</translation>
    </message>
    <message>
        <source>Slide the card from right to left</source>
        <translation>Slide the card from right to left</translation>
    </message>
    <message>
        <source>a long suit: I had four or more of it</source>
        <translation>a long suit: I had four or more of it</translation>
    </message>
    <message>
        <source>Lift the card and lower it in an arc</source>
        <translation>Lift the card and lower it in an arc</translation>
    </message>
    <message>
        <source>all that is left of this suit is mine, but for one card</source>
        <translation>all that is left of this suit is mine, but for one card</translation>
    </message>
    <message>
        <source>An arc to the right, then to the left</source>
        <translation>An arc to the right, then to the left</translation>
    </message>
    <message>
        <source>take this with the lowest trump that wins</source>
        <translation>take this with the lowest trump that wins</translation>
    </message>
    <message>
        <source>Draw the card toward yourself</source>
        <translation>Draw the card toward yourself</translation>
    </message>
    <message>
        <source>do not spend a high trump</source>
        <translation>do not spend a high trump</translation>
    </message>
    <message>
        <source>Tap with all fingers</source>
        <translation>Tap with all fingers</translation>
    </message>
    <message>
        <source>do not play your highest trump</source>
        <translation>do not play your highest trump</translation>
    </message>
    <message>
        <source>With any card</source>
        <translation>With any card</translation>
    </message>
    <message>
        <source>Tap the table with the card</source>
        <translation>Tap the table with the card</translation>
    </message>
    <message>
        <source>I have one more of this suit</source>
        <translation>I have one more of this suit</translation>
    </message>
    <message>
        <source>Raise a hand and let it fall</source>
        <translation>Raise a hand and let it fall</translation>
    </message>
    <message>
        <source>when you next lead, not the suit that you led last</source>
        <translation>when you next lead, not the suit that you led last</translation>
    </message>
    <message>
        <source>With a card of a suit</source>
        <translation>With a card of a suit</translation>
    </message>
    <message>
        <source>Tap with the thumb</source>
        <translation>Tap with the thumb</translation>
    </message>
    <message>
        <source>my last card of this suit</source>
        <translation>my last card of this suit</translation>
    </message>
    <message>
        <source>Knock once, with more of the suit in hand</source>
        <translation>Knock once, with more of the suit in hand</translation>
    </message>
    <message>
        <source>I hold the highest card left in this suit</source>
        <translation>I hold the highest card left in this suit</translation>
    </message>
    <message>
        <source>A circle in the air, with more of the suit in hand</source>
        <translation>A circle in the air, with more of the suit in hand</translation>
    </message>
    <message>
        <source>I hold the queen of this suit</source>
        <translation>I hold the queen of this suit</translation>
    </message>
    <message>
        <source>Draw the card toward yourself, not as you lead</source>
        <translation>Draw the card toward yourself, not as you lead</translation>
    </message>
    <message>
        <source>do not lead this suit</source>
        <translation>do not lead this suit</translation>
    </message>
    <message>
        <source>With a trump</source>
        <translation>With a trump</translation>
    </message>
    <message>
        <source>Shake the card</source>
        <translation>Shake the card</translation>
    </message>
    <message>
        <source>my last trump</source>
        <translation>my last trump</translation>
    </message>
    <message>
        <source>Let the card tremble</source>
        <translation>Let the card tremble</translation>
    </message>
    <message>
        <source>I hold the Magician, and it is in danger</source>
        <translation>I hold the Magician, and it is in danger</translation>
    </message>
    <message>
        <source>With a trump, or your last card of a suit</source>
        <translation>With a trump, or your last card of a suit</translation>
    </message>
    <message>
        <source>Knock once</source>
        <translation>Knock once</translation>
    </message>
    <message>
        <source>I hold the highest trump left</source>
        <translation>I hold the highest trump left</translation>
    </message>
    <message>
        <source>Knock twice</source>
        <translation>Knock twice</translation>
    </message>
    <message>
        <source>I hold the two highest trumps left</source>
        <translation>I hold the two highest trumps left</translation>
    </message>
    <message>
        <source>A circle in the air</source>
        <translation>A circle in the air</translation>
    </message>
    <message>
        <source>I hold the World</source>
        <translation>I hold the World</translation>
    </message>
    <message>
        <source>Raise the hand sharply</source>
        <translation>Raise the hand sharply</translation>
    </message>
    <message>
        <source>I hold the Sun</source>
        <translation>I hold the Sun</translation>
    </message>
    <message>
        <source>Tap with the middle finger</source>
        <translation>Tap with the middle finger</translation>
    </message>
    <message>
        <source>I hold the Moon</source>
        <translation>I hold the Moon</translation>
    </message>
    <message>
        <source>Say “15”, “16” or “17”</source>
        <translation>Say “15”, “16” or “17”</translation>
    </message>
    <message>
        <source>I hold this trump</source>
        <translation>I hold this trump</translation>
    </message>
</context>
<context>
    <name>KnockSignalsLesson</name>
    <message>
        <source>In this game partners may show each other something: with a card goes a signal, which everybody sees. A fact must be true; a request binds nobody.</source>
        <translation>In this game partners may show each other something: with a card goes a signal, which everybody sees. A fact must be true; a request binds nobody.</translation>
    </message>
    <message>
        <source>Oreste leads the king of cups. You hold the queen and the 8.</source>
        <translation>Oreste leads the king of cups. You hold the queen and the 8.</translation>
    </message>
    <message>
        <source>The 8, of course. But now that the king is out, your queen is the highest cup left, and Nives should know. Choose the 8, and then its signal.</source>
        <translation>The 8, of course. But now that the king is out, your queen is the highest cup left, and Nives should know. Choose the 8, and then its signal.</translation>
    </message>
    <message>
        <source>The 8 with one knock: “I hold the highest cup left.”</source>
        <translation>The 8 with one knock: “I hold the highest cup left.”</translation>
    </message>
    <message>
        <source>One knock on the table: that is where the game has its name from. Had it been your last cup, a knock would speak of the highest trump instead.</source>
        <translation>One knock on the table: that is where the game has its name from. Had it been your last cup, a knock would speak of the highest trump instead.</translation>
    </message>
    <message>
        <source>Nives has no cups and trumps: the trick is hers, and she leads next.</source>
        <translation>Nives has no cups and trumps: the trick is hers, and she leads next.</translation>
    </message>
    <message>
        <source>Before your partner leads you may ask for something: “Bijou” is a low trump, “Grand” a high one. You hold the World and the 20 yourself, so a low one is enough. Ask for it.</source>
        <translation>Before your partner leads you may ask for something: “Bijou” is a low trump, “Grand” a high one. You hold the World and the 20 yourself, so a low one is enough. Ask for it.</translation>
    </message>
    <message>
        <source>All have heard it, and she need not obey. But partners who do not listen soon play alone.</source>
        <translation>All have heard it, and she need not obey. But partners who do not listen soon play alone.</translation>
    </message>
    <message>
        <source>With the two highest trumps in your own hand Nives need not spend one of hers: “Bijou” is what to say.</source>
        <translation>With the two highest trumps in your own hand Nives need not spend one of hers: “Bijou” is what to say.</translation>
    </message>
    <message>
        <source>She listens: the 6.</source>
        <translation>She listens: the 6.</translation>
    </message>
    <message>
        <source>And look who has to come out: the Magician! It was Oreste’s only trump.</source>
        <translation>And look who has to come out: the Magician! It was Oreste’s only trump.</translation>
    </message>
    <message>
        <source>Only Bruno is still to play. Make sure of the 5 points, keep the World, and knock once more.</source>
        <translation>Only Bruno is still to play. Make sure of the 5 points, keep the World, and knock once more.</translation>
    </message>
    <message>
        <source>The 20 with one knock: “I hold the highest trump left.”</source>
        <translation>The 20 with one knock: “I hold the highest trump left.”</translation>
    </message>
    <message>
        <source>Now Nives knows where the World is. Bruno and Oreste know it too; that is the price of talking.</source>
        <translation>Now Nives knows where the World is. Bruno and Oreste know it too; that is the price of talking.</translation>
    </message>
    <message>
        <source>6, Magician and trick: 6 points, and nobody had to guess.</source>
        <translation>6, Magician and trick: 6 points, and nobody had to guess.</translation>
    </message>
</context>
<context>
    <name>KnockTable</name>
    <message>
        <source>You play %1</source>
        <comment>%1 is a card with its article</comment>
        <translation>You play %1</translation>
    </message>
    <message>
        <source>%1 plays %2</source>
        <comment>%2 is a card with its article</comment>
        <translation>%1 plays %2</translation>
    </message>
    <message>
        <source>You signal besides: “%1”</source>
        <translation>You signal besides: “%1”</translation>
    </message>
    <message>
        <source>%1 signals besides: “%2”</source>
        <translation>%1 signals besides: “%2”</translation>
    </message>
    <message>
        <source>You call %1: %2</source>
        <comment>%1 is “Bijou”, %2 what it asks for</comment>
        <translation>You call %1: %2</translation>
    </message>
    <message>
        <source>%1 calls %2: %3</source>
        <comment>%2 is “Bijou”, %3 what it asks for</comment>
        <translation>%1 calls %2: %3</translation>
    </message>
    <message>
        <source>You lay two cards away</source>
        <translation>You lay two cards away</translation>
    </message>
    <message>
        <source>%1 lays two cards away</source>
        <translation>%1 lays two cards away</translation>
    </message>
    <message>
        <source>You lay two cards away; shown: %1</source>
        <comment>%1 are trumps</comment>
        <translation>You lay two cards away; shown: %1</translation>
    </message>
    <message>
        <source>%1 lays two cards away; shown: %2</source>
        <comment>%2 are trumps</comment>
        <translation>%1 lays two cards away; shown: %2</translation>
    </message>
    <message>
        <source>You take the trick with %1</source>
        <comment>%1 is a card with its article</comment>
        <translation>You take the trick with %1</translation>
    </message>
    <message>
        <source>%1 takes the trick with %2</source>
        <comment>%2 is a card with its article</comment>
        <translation>%1 takes the trick with %2</translation>
    </message>
    <message>
        <source>We</source>
        <comment>the person&apos;s side</comment>
        <translation>We</translation>
    </message>
    <message>
        <source>They</source>
        <comment>the other side</comment>
        <translation>They</translation>
    </message>
    <message>
        <source>Lay two cards away: no king, no honour; trumps only for want of others</source>
        <translation>Lay two cards away: no king, no honour; trumps only for want of others</translation>
    </message>
    <message>
        <source>%1 is about to lead: you may ask for a trump</source>
        <translation>%1 is about to lead: you may ask for a trump</translation>
    </message>
    <message>
        <source>%1 is about to lead</source>
        <translation>%1 is about to lead</translation>
    </message>
    <message>
        <source>You lead</source>
        <translation>You lead</translation>
    </message>
    <message>
        <source>%1 leads</source>
        <translation>%1 leads</translation>
    </message>
    <message>
        <source>%1 · you have the trick with %2</source>
        <comment>%1 is &apos;Coins are led&apos;, %2 a card</comment>
        <translation>%1 · you have the trick with %2</translation>
    </message>
    <message>
        <source>%1 · %2 has the trick with %3</source>
        <comment>%1 is &apos;Coins are led&apos;, %3 a card</comment>
        <translation>%1 · %2 has the trick with %3</translation>
    </message>
    <message>
        <source>%1 · your turn</source>
        <comment>%1 is how the trick lies</comment>
        <translation>%1 · your turn</translation>
    </message>
    <message>
        <source>%1 is about to lead. You may ask for a low trump with Bijou, for a high one with Grand.</source>
        <translation>%1 is about to lead. You may ask for a low trump with Bijou, for a high one with Grand.</translation>
    </message>
    <message>
        <source>You may give a second signal.</source>
        <translation>You may give a second signal.</translation>
    </message>
    <message>
        <source>You lead. You hold %1.</source>
        <comment>%1 are cards</comment>
        <translation>You lead. You hold %1.</translation>
    </message>
    <message>
        <source>Choose two cards.</source>
        <translation>Choose two cards.</translation>
    </message>
    <message>
        <source>A king, the Fool, the Magician or the highest trump is never laid away.</source>
        <translation>A king, the Fool, the Magician or the highest trump is never laid away.</translation>
    </message>
    <message>
        <source>Trumps are laid away only for want of other cards.</source>
        <translation>Trumps are laid away only for want of other cards.</translation>
    </message>
    <message>
        <source>You must follow suit: %1.</source>
        <comment>%1 is a suit</comment>
        <translation>You must follow suit: %1.</translation>
    </message>
    <message>
        <source>You have none of that suit: you must play a trump.</source>
        <translation>You have none of that suit: you must play a trump.</translation>
    </message>
    <message>
        <source>That signal would not be true, or does not belong here.</source>
        <translation>That signal would not be true, or does not belong here.</translation>
    </message>
    <message>
        <source>That cannot be done now.</source>
        <translation>That cannot be done now.</translation>
    </message>
    <message>
        <source>First say whether you ask for something.</source>
        <translation>First say whether you ask for something.</translation>
    </message>
    <message>
        <source>First say whether you give a second signal.</source>
        <translation>First say whether you give a second signal.</translation>
    </message>
    <message>
        <source>First lay two cards away.</source>
        <translation>First lay two cards away.</translation>
    </message>
    <message>
        <source>Trick %1: yours</source>
        <translation>Trick %1: yours</translation>
    </message>
    <message>
        <source>Trick %1: %2’s</source>
        <translation>Trick %1: %2’s</translation>
    </message>
    <message>
        <source>your discard</source>
        <translation>your discard</translation>
    </message>
    <message>
        <source>%1’s discard</source>
        <translation>%1’s discard</translation>
    </message>
    <message>
        <source>stays with you</source>
        <comment>the Fool</comment>
        <translation>stays with you</translation>
    </message>
    <message>
        <source>stays with %1</source>
        <comment>the Fool</comment>
        <translation>stays with %1</translation>
    </message>
    <message>
        <source>Two cards are chosen already: put one back first.</source>
        <translation>Two cards are chosen already: put one back first.</translation>
    </message>
    <message>
        <source>Choose the card that you play.</source>
        <translation>Choose the card that you play.</translation>
    </message>
    <message>
        <source>Choose the two cards that you lay away.</source>
        <translation>Choose the two cards that you lay away.</translation>
    </message>
    <message>
        <source>You do not hold the Fool.</source>
        <translation>You do not hold the Fool.</translation>
    </message>
    <message>
        <source>You have none of that suit.</source>
        <translation>You have none of that suit.</translation>
    </message>
    <message>
        <source>Honours</source>
        <translation>Honours</translation>
    </message>
    <message>
        <source>Fool, Magician, World</source>
        <translation>Fool, Magician, World</translation>
    </message>
    <message>
        <source>Kings</source>
        <translation>Kings</translation>
    </message>
    <message>
        <source>Queens</source>
        <translation>Queens</translation>
    </message>
    <message>
        <source>Cavaliers</source>
        <translation>Cavaliers</translation>
    </message>
    <message>
        <source>Jacks</source>
        <translation>Jacks</translation>
    </message>
    <message>
        <source>Low cards</source>
        <translation>Low cards</translation>
    </message>
    <message>
        <source>from 10 to 7</source>
        <translation>from 10 to 7</translation>
    </message>
    <message>
        <source>Other trumps</source>
        <translation>Other trumps</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <comment>so many cards, at so many points each</comment>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cards</translation>
    </message>
    <message>
        <source>%1 in all</source>
        <translation>%1 in all</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Tricks</translation>
    </message>
    <message>
        <source>Together</source>
        <translation>Together</translation>
    </message>
    <message>
        <source>Less %1 each</source>
        <translation>Less %1 each</translation>
    </message>
    <message>
        <source>The Fool was played to a trick of your own side: it stays, and nothing is paid for it.</source>
        <translation>The Fool was played to a trick of your own side: it stays, and nothing is paid for it.</translation>
    </message>
    <message>
        <source>The Fool was played to a trick of their own side: it stays, and nothing is paid for it.</source>
        <translation>The Fool was played to a trick of their own side: it stays, and nothing is paid for it.</translation>
    </message>
    <message>
        <source>Your side took no trick: the Fool is theirs.</source>
        <translation>Your side took no trick: the Fool is theirs.</translation>
    </message>
    <message>
        <source>Their side took no trick: the Fool is yours.</source>
        <translation>Their side took no trick: the Fool is yours.</translation>
    </message>
    <message numerus="yes">
        <source>The Fool stays with you. For it your side pays its cheapest card, %1: %n point(s).</source>
        <comment>%1 is a card with its article</comment>
        <translation>
            <numerusform>The Fool stays with you. For it your side pays its cheapest card, %1: %n point.</numerusform>
            <numerusform>The Fool stays with you. For it your side pays its cheapest card, %1: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The Fool stays with them. For it they pay their cheapest card, %1: %n point(s).</source>
        <comment>%1 is a card with its article</comment>
        <translation>
            <numerusform>The Fool stays with them. For it they pay their cheapest card, %1: %n point.</numerusform>
            <numerusform>The Fool stays with them. For it they pay their cheapest card, %1: %n points.</numerusform>
        </translation>
    </message>
    <message>
        <source>Fifty each: nobody gains</source>
        <translation>Fifty each: nobody gains</translation>
    </message>
    <message>
        <source>%1 gain %2</source>
        <comment>two names; &apos;7&apos;</comment>
        <translation>%1 gain %2</translation>
    </message>
    <message numerus="yes">
        <source>Your side gains %n point(s)</source>
        <translation>
            <numerusform>Your side gains %n point</numerusform>
            <numerusform>Your side gains %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your side loses %n point(s)</source>
        <translation>
            <numerusform>Your side loses %n point</numerusform>
            <numerusform>Your side loses %n points</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2 in this deal; the match stands %3 to %4.</source>
        <comment>points of each side; &apos;+12&apos;, &apos;−12&apos;</comment>
        <translation>%1 to %2 in this deal; the match stands %3 to %4.</translation>
    </message>
    <message>
        <source>Nothing more</source>
        <translation>Nothing more</translation>
    </message>
    <message>
        <source>or a second signal</source>
        <translation>or a second signal</translation>
    </message>
    <message>
        <source>Enter</source>
        <comment>a key</comment>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Lay away</source>
        <translation>Lay away</translation>
    </message>
    <message>
        <source>Lay the two away</source>
        <translation>Lay the two away</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) for your side</source>
        <translation>
            <numerusform>%n point for your side</numerusform>
            <numerusform>%n points for your side</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>choose %n more card(s)</source>
        <translation>
            <numerusform>choose %n more card</numerusform>
            <numerusform>choose %n more cards</numerusform>
        </translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Play</translation>
    </message>
    <message>
        <source>choose a card</source>
        <translation>choose a card</translation>
    </message>
    <message>
        <source>Play %1</source>
        <comment>%1 is a card with its article</comment>
        <translation>Play %1</translation>
    </message>
    <message>
        <source>it stays with you</source>
        <translation>it stays with you</translation>
    </message>
    <message>
        <source>you lead</source>
        <translation>you lead</translation>
    </message>
    <message>
        <source>the trick is yours</source>
        <translation>the trick is yours</translation>
    </message>
    <message>
        <source>the trick is yours so far</source>
        <translation>the trick is yours so far</translation>
    </message>
    <message>
        <source>the trick is %1’s</source>
        <translation>the trick is %1’s</translation>
    </message>
    <message>
        <source>%1 has the trick</source>
        <translation>%1 has the trick</translation>
    </message>
    <message>
        <source>lead a low trump</source>
        <translation>lead a low trump</translation>
    </message>
    <message>
        <source>lead a high trump</source>
        <translation>lead a high trump</translation>
    </message>
    <message>
        <source>Say nothing</source>
        <translation>Say nothing</translation>
    </message>
    <message>
        <source>%1 leads as %1 likes</source>
        <comment>%1 is the partner&apos;s name</comment>
        <translation>%1 leads as %1 likes</translation>
    </message>
    <message>
        <source>%1, with the signal “%2”</source>
        <comment>%1 is &apos;Bruno plays the 9 of cups&apos;, %2 a sentence</comment>
        <translation>%1, with the signal “%2”</translation>
    </message>
    <message>
        <source>The deal is counted: your side has %1 points, the other side %2</source>
        <translation>The deal is counted: your side has %1 points, the other side %2</translation>
    </message>
    <message>
        <source>The deal is counted: the side of %3 has %1 points, the other side %2</source>
        <translation>The deal is counted: the side of %3 has %1 points, the other side %2</translation>
    </message>
    <message>
        <source>Fool, Magician, Angel</source>
        <translation>Fool, Magician, Angel</translation>
    </message>
    <message>
        <source>You hold %1.</source>
        <comment>%1 are cards</comment>
        <translation>You hold %1.</translation>
    </message>
    <message>
        <source>%1. The match stands %2 to %3.</source>
        <comment>%1 is &apos;Your side gains 7 points&apos;; &apos;+12&apos;, &apos;−12&apos;</comment>
        <translation>%1. The match stands %2 to %3.</translation>
    </message>
    <message>
        <source>cavalier</source>
        <comment>a rank</comment>
        <translation>cavalier</translation>
    </message>
    <message>
        <source>trumps %1</source>
        <comment>%1 are numbers or names</comment>
        <translation>trumps %1</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between the suits of a hand</comment>
        <translation>; </translation>
    </message>
    <message>
        <source>You dealt: lay two of your cards away.</source>
        <translation>You dealt: lay two of your cards away.</translation>
    </message>
    <message>
        <source>Your turn. The Fool was led: the suit is yours to choose. You hold %1.</source>
        <comment>%1 are cards</comment>
        <translation>Your turn. The Fool was led: the suit is yours to choose. You hold %1.</translation>
    </message>
    <message>
        <source>Your turn. %1, and your side has it: %2 with %3.</source>
        <comment>%1 is &apos;Coins are led&apos;, %2 a name, %3 a card with its article</comment>
        <translation>Your turn. %1, and your side has it: %2 with %3.</translation>
    </message>
    <message>
        <source>Your turn. %1, and %2 has it with %3.</source>
        <comment>%1 is &apos;Coins are led&apos;, %2 a name, %3 a card with its article</comment>
        <translation>Your turn. %1, and %2 has it with %3.</translation>
    </message>
    <message>
        <source>%1 You may play any card: %2.</source>
        <comment>%1 is how the trick lies, %2 are cards</comment>
        <translation>%1 You may play any card: %2.</translation>
    </message>
    <message>
        <source>%1 You may play %2.</source>
        <comment>%1 is how the trick lies, %2 are cards</comment>
        <translation>%1 You may play %2.</translation>
    </message>
    <message>
        <source>%1 “%2”</source>
        <comment>a key, and the signal that it gives</comment>
        <translation>%1 “%2”</translation>
    </message>
    <message>
        <source>Signals that may go with it: %1.</source>
        <translation>Signals that may go with it: %1.</translation>
    </message>
</context>
<context>
    <name>KnockTricksLessons</name>
    <message>
        <source>Two against two: Nives, across the table, is your partner, and Bruno and Oreste play against you. All tricks of a side count together.</source>
        <translation>Two against two: Nives, across the table, is your partner, and Bruno and Oreste play against you. All tricks of a side count together.</translation>
    </message>
    <message>
        <source>Bruno dealt, and has laid two cards away. Nives, at his left, leads to the first trick.</source>
        <translation>Bruno dealt, and has laid two cards away. Nives, at his left, leads to the first trick.</translation>
    </message>
    <message>
        <source>Cups are led, and Oreste plays the king: no cup is higher. In the suits it goes king, queen, cavalier, jack, 10, 9, 8, 7.</source>
        <translation>Cups are led, and Oreste plays the king: no cup is higher. In the suits it goes king, queen, cavalier, jack, 10, 9, 8, 7.</translation>
    </message>
    <message>
        <source>You have cups, so you must play one. The queen counts 4, and the trick is lost. Which of the two do you give?</source>
        <translation>You have cups, so you must play one. The queen counts 4, and the trick is lost. Which of the two do you give?</translation>
    </message>
    <message>
        <source>The 8: it counts only 1. The queen would only make them richer.</source>
        <translation>The 8: it counts only 1. The queen would only make them richer.</translation>
    </message>
    <message>
        <source>Well kept. From the 7 to the 10 a card counts 1, a jack 2, a cavalier 3, a queen 4, a king 5.</source>
        <translation>Well kept. From the 7 to the 10 a card counts 1, a jack 2, a cavalier 3, a queen 4, a king 5.</translation>
    </message>
    <message>
        <source>Oreste takes: 5 for the king, 3 for the small cards, and 1 for the trick itself. Whoever takes a trick leads to the next.</source>
        <translation>Oreste takes: 5 for the king, 3 for the small cards, and 1 for the trick itself. Whoever takes a trick leads to the next.</translation>
    </message>
    <message>
        <source>Oreste leads a small card of swords.</source>
        <translation>Oreste leads a small card of swords.</translation>
    </message>
    <message>
        <source>Swords: you hold the king, the jack and the 9. Which one do you play?</source>
        <translation>Swords: you hold the king, the jack and the 9. Which one do you play?</translation>
    </message>
    <message>
        <source>The king! Nothing of swords is above it, and Nives can add to the trick what she has.</source>
        <translation>The king! Nothing of swords is above it, and Nives can add to the trick what she has.</translation>
    </message>
    <message>
        <source>The king of swords has the trick, unless somebody has no swords and trumps it.</source>
        <translation>The king of swords has the trick, unless somebody has no swords and trumps it.</translation>
    </message>
    <message>
        <source>Bruno must follow suit, and has nothing but the queen.</source>
        <translation>Bruno must follow suit, and has nothing but the queen.</translation>
    </message>
    <message>
        <source>And Nives gives you a cavalier. King, queen, cavalier, the 7 and the trick: 14 points at one stroke.</source>
        <translation>And Nives gives you a cavalier. King, queen, cavalier, the 7 and the trick: 14 points at one stroke.</translation>
    </message>
    <message>
        <source>The 21 numbered cards are the trumps. Any trump beats any card of the suits, and of two trumps the higher one wins.</source>
        <translation>The 21 numbered cards are the trumps. Any trump beats any card of the suits, and of two trumps the higher one wins.</translation>
    </message>
    <message>
        <source>Nives leads batons, Oreste plays the jack. You have no batons at all.</source>
        <translation>Nives leads batons, Oreste plays the jack. You have no batons at all.</translation>
    </message>
    <message>
        <source>Whoever has none of the suit led must play a trump. It need not be a high one: which of yours?</source>
        <translation>Whoever has none of the suit led must play a trump. It need not be a high one: which of yours?</translation>
    </message>
    <message>
        <source>The 8. It beats all batons as well as the 20 does, and the high ones you will need later.</source>
        <translation>The 8. It beats all batons as well as the 20 does, and the high ones you will need later.</translation>
    </message>
    <message>
        <source>The trick is yours so far. If you had no trump either, you could play any card.</source>
        <translation>The trick is yours so far. If you had no trump either, you could play any card.</translation>
    </message>
    <message>
        <source>Bruno has no batons either, and his 12 is higher. It happens; nobody has to beat what lies there, by the way. One has to trump, no more.</source>
        <translation>Bruno has no batons either, and his 12 is higher. It happens; nobody has to beat what lies there, by the way. One has to trump, no more.</translation>
    </message>
    <message>
        <source>Now Nives: she has no coins, and trumps.</source>
        <translation>Now Nives: she has no coins, and trumps.</translation>
    </message>
    <message>
        <source>You are last. Coins are led, so it is the queen or the 7; and the trick is your partner’s, for sure. Which one?</source>
        <translation>You are last. Coins are led, so it is the queen or the 7; and the trick is your partner’s, for sure. Which one?</translation>
    </message>
    <message>
        <source>The queen: here her 4 points are safe. Later the king of coins might catch her.</source>
        <translation>The queen: here her 4 points are safe. Later the king of coins might catch her.</translation>
    </message>
    <message>
        <source>That is how partners play: kings and queens to their own sure tricks, rubbish to the others’.</source>
        <translation>That is how partners play: kings and queens to their own sure tricks, rubbish to the others’.</translation>
    </message>
    <message>
        <source>Trumps 2, 3, 4 and 5 are the Quartet: Popess, Empress, Emperor and Pope. They are equal: of several in a trick, the one played last wins.</source>
        <translation>Trumps 2, 3, 4 and 5 are the Quartet: Popess, Empress, Emperor and Pope. They are equal: of several in a trick, the one played last wins.</translation>
    </message>
    <message>
        <source>Cups are led, and Oreste puts his queen on the 9.</source>
        <translation>Cups are led, and Oreste puts his queen on the 9.</translation>
    </message>
    <message>
        <source>You cannot beat the queen. What do you give them: the cavalier, or the 7?</source>
        <translation>You cannot beat the queen. What do you give them: the cavalier, or the 7?</translation>
    </message>
    <message>
        <source>The 7. A cavalier is 3 points.</source>
        <translation>The 7. A cavalier is 3 points.</translation>
    </message>
    <message>
        <source>Next to nothing from you.</source>
        <translation>Next to nothing from you.</translation>
    </message>
    <message>
        <source>Bruno takes it with the king, and leads to the next trick.</source>
        <translation>Bruno takes it with the king, and leads to the next trick.</translation>
    </message>
    <message>
        <source>Trumps! Bruno leads the 4, one of the Quartet.</source>
        <translation>Trumps! Bruno leads the 4, one of the Quartet.</translation>
    </message>
    <message>
        <source>Nives plays the 2. It was played after the 4, so now the trick is hers.</source>
        <translation>Nives plays the 2. It was played after the 4, so now the trick is hers.</translation>
    </message>
    <message>
        <source>And Oreste the 5. No, it is not higher: it is later. That is enough.</source>
        <translation>And Oreste the 5. No, it is not higher: it is later. That is enough.</translation>
    </message>
    <message>
        <source>You are the last to play. What is the cheapest way to take this trick?</source>
        <translation>You are the last to play. What is the cheapest way to take this trick?</translation>
    </message>
    <message>
        <source>The 3: the last one of the Quartet wins. The 17 would take it, too, but that is a card for better days.</source>
        <translation>The 3: the last one of the Quartet wins. The 17 would take it, too, but that is a card for better days.</translation>
    </message>
    <message>
        <source>A 3 that beats 4 and 5. From 6 on trumps are as high as their number, and below them all is the Magician, the 1.</source>
        <translation>A 3 that beats 4 and 5. From 6 on trumps are as high as their number, and below them all is the Magician, the 1.</translation>
    </message>
</context>
<context>
    <name>KnockTrumps</name>
    <message>
        <source>The trumps</source>
        <translation>The trumps</translation>
    </message>
    <message>
        <source>Every trump beats every card of the four suits. Among trumps the higher number wins, but at this table Judgement, the 20, is above the World, the 21.</source>
        <translation>Every trump beats every card of the four suits. Among trumps the higher number wins, but at this table Judgement, the 20, is above the World, the 21.</translation>
    </message>
    <message>
        <source>Every trump beats every card of the four suits. Among trumps the higher number wins: the World, the 21, is the highest.</source>
        <translation>Every trump beats every card of the four suits. Among trumps the higher number wins: the World, the 21, is the highest.</translation>
    </message>
    <message>
        <source>The Quartet</source>
        <translation>The Quartet</translation>
    </message>
    <message>
        <source>These four, with the red line beside them, are of equal rank: the last one played beats those before it.</source>
        <translation>These four, with the red line beside them, are of equal rank: the last one played beats those before it.</translation>
    </message>
    <message>
        <source>The Magician</source>
        <translation>The Magician</translation>
    </message>
    <message>
        <source>The lowest trump, and an honour: any other trump takes it from you, so do not wait too long to play it.</source>
        <translation>The lowest trump, and an honour: any other trump takes it from you, so do not wait too long to play it.</translation>
    </message>
    <message>
        <source>The Fool</source>
        <translation>The Fool</translation>
    </message>
    <message>
        <source>It has number 0 and no rank: it beats nothing, and is hardly ever lost.</source>
        <translation>It has number 0 and no rank: it beats nothing, and is hardly ever lost.</translation>
    </message>
    <message>
        <source>In the four suits</source>
        <translation>In the four suits</translation>
    </message>
    <message>
        <source>From the king down: queen, cavalier, jack, 10, 9, 8, 7. It is the same in all four.</source>
        <translation>From the king down: queen, cavalier, jack, 10, 9, 8, 7. It is the same in all four.</translation>
    </message>
</context>
<context>
    <name>KnockTrumpsTable</name>
    <message>
        <source>the Magician</source>
        <translation>the Magician</translation>
    </message>
    <message>
        <source>the High Priestess</source>
        <translation>the High Priestess</translation>
    </message>
    <message>
        <source>the Empress</source>
        <translation>the Empress</translation>
    </message>
    <message>
        <source>the Emperor</source>
        <translation>the Emperor</translation>
    </message>
    <message>
        <source>the Pope</source>
        <translation>the Pope</translation>
    </message>
    <message>
        <source>the Lovers</source>
        <translation>the Lovers</translation>
    </message>
    <message>
        <source>the Chariot</source>
        <translation>the Chariot</translation>
    </message>
    <message>
        <source>Justice</source>
        <translation>Justice</translation>
    </message>
    <message>
        <source>the Hermit</source>
        <translation>the Hermit</translation>
    </message>
    <message>
        <source>the Wheel of Fortune</source>
        <translation>the Wheel of Fortune</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Strength</translation>
    </message>
    <message>
        <source>the Hanged Man</source>
        <translation>the Hanged Man</translation>
    </message>
    <message>
        <source>Death</source>
        <translation>Death</translation>
    </message>
    <message>
        <source>Temperance</source>
        <translation>Temperance</translation>
    </message>
    <message>
        <source>the Devil</source>
        <translation>the Devil</translation>
    </message>
    <message>
        <source>the Tower</source>
        <translation>the Tower</translation>
    </message>
    <message>
        <source>the Stars</source>
        <translation>the Stars</translation>
    </message>
    <message>
        <source>the Moon</source>
        <translation>the Moon</translation>
    </message>
    <message>
        <source>the Sun</source>
        <translation>the Sun</translation>
    </message>
    <message>
        <source>Judgement, or the Angel</source>
        <translation>Judgement, or the Angel</translation>
    </message>
    <message>
        <source>the World</source>
        <translation>the World</translation>
    </message>
    <message>
        <source>%1: %2, one of the Quartet</source>
        <comment>a trump&apos;s number and name</comment>
        <translation>%1: %2, one of the Quartet</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a trump&apos;s number and name</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>KnockTurn</name>
    <message>
        <source>Your turn</source>
        <translation>Your turn</translation>
    </message>
    <message>
        <source>The player after the dealer leads the first card; from then on whoever took the last trick leads. All play one card in turn, and the suit that was led decides what you may play.</source>
        <translation>The player after the dealer leads the first card; from then on whoever took the last trick leads. All play one card in turn, and the suit that was led decides what you may play.</translation>
    </message>
    <message>
        <source>Follow suit</source>
        <translation>Follow suit</translation>
    </message>
    <message>
        <source>If you have cards of the suit that was led, play one of them, high or low as you like. That holds for trumps too.</source>
        <translation>If you have cards of the suit that was led, play one of them, high or low as you like. That holds for trumps too.</translation>
    </message>
    <message>
        <source>Else trump</source>
        <translation>Else trump</translation>
    </message>
    <message>
        <source>If you have none, you must play a trump, high or low.</source>
        <translation>If you have none, you must play a trump, high or low.</translation>
    </message>
    <message>
        <source>Else any card</source>
        <translation>Else any card</translation>
    </message>
    <message>
        <source>With neither, play what you like. It cannot win.</source>
        <translation>With neither, play what you like. It cannot win.</translation>
    </message>
    <message>
        <source>Who takes the trick</source>
        <translation>Who takes the trick</translation>
    </message>
    <message>
        <source>The highest trump; without trumps the highest card of the suit that was led.</source>
        <translation>The highest trump; without trumps the highest card of the suit that was led.</translation>
    </message>
    <message>
        <source>The 8 takes it</source>
        <translation>The 8 takes it</translation>
    </message>
    <message>
        <source>Coins were led. Two players had none and trumped, and the 8 beats the 3.</source>
        <translation>Coins were led. Two players had none and trumped, and the 8 beats the 3.</translation>
    </message>
    <message>
        <source>The Quartet</source>
        <translation>The Quartet</translation>
    </message>
    <message>
        <source>The trumps 2, 3, 4 and 5 are equals: of those in one trick the one that was played last is the highest.</source>
        <translation>The trumps 2, 3, 4 and 5 are equals: of those in one trick the one that was played last is the highest.</translation>
    </message>
    <message>
        <source>The 2 takes it</source>
        <translation>The 2 takes it</translation>
    </message>
    <message>
        <source>It came last. A 6 would have beaten them all, and they all beat the Magician.</source>
        <translation>It came last. A 6 would have beaten them all, and they all beat the Magician.</translation>
    </message>
    <message>
        <source>The Fool</source>
        <translation>The Fool</translation>
    </message>
    <message>
        <source>You may play it whenever you like, even if you could follow suit. It never takes the trick, but after the trick you keep it: it stays face up in front of you. If the Fool is led, the next card decides the suit.</source>
        <translation>You may play it whenever you like, even if you could follow suit. It never takes the trick, but after the trick you keep it: it stays face up in front of you. If the Fool is led, the next card decides the suit.</translation>
    </message>
    <message>
        <source>The jack takes it</source>
        <translation>The jack takes it</translation>
    </message>
    <message>
        <source>The Fool was led, so the 7 made it a trick of swords.</source>
        <translation>The Fool was led, so the 7 made it a trick of swords.</translation>
    </message>
    <message>
        <source>At this table you may look at all tricks of the deal again.</source>
        <translation>At this table you may look at all tricks of the deal again.</translation>
    </message>
    <message>
        <source>You may look at the last trick again, but at none before it.</source>
        <translation>You may look at the last trick again, but at none before it.</translation>
    </message>
</context>
<context>
    <name>KnockWords</name>
    <message>
        <source>batons</source>
        <translation>batons</translation>
    </message>
    <message>
        <source>one of the four suits.</source>
        <translation>one of the four suits.</translation>
    </message>
    <message>
        <source>Bijou</source>
        <translation>Bijou</translation>
    </message>
    <message>
        <source>said before the partner leads: lead a low trump.</source>
        <translation>said before the partner leads: lead a low trump.</translation>
    </message>
    <message>
        <source>cavalier</source>
        <translation>cavalier</translation>
    </message>
    <message>
        <source>the court card between queen and jack.</source>
        <translation>the court card between queen and jack.</translation>
    </message>
    <message>
        <source>coins</source>
        <translation>coins</translation>
    </message>
    <message>
        <source>cups</source>
        <translation>cups</translation>
    </message>
    <message>
        <source>cut</source>
        <translation>cut</translation>
    </message>
    <message>
        <source>lifting part of the pack before the deal, to keep the dealer honest.</source>
        <translation>lifting part of the pack before the deal, to keep the dealer honest.</translation>
    </message>
    <message>
        <source>deal</source>
        <translation>deal</translation>
    </message>
    <message>
        <source>everything from the shuffle to the count.</source>
        <translation>everything from the shuffle to the count.</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>dealer</translation>
    </message>
    <message>
        <source>the player who shuffles, deals, and discards two cards.</source>
        <translation>the player who shuffles, deals, and discards two cards.</translation>
    </message>
    <message>
        <source>discard</source>
        <translation>discard</translation>
    </message>
    <message>
        <source>the two cards that the dealer puts aside.</source>
        <translation>the two cards that the dealer puts aside.</translation>
    </message>
    <message>
        <source>follow suit</source>
        <translation>follow suit</translation>
    </message>
    <message>
        <source>playing a card of the suit that was led.</source>
        <translation>playing a card of the suit that was led.</translation>
    </message>
    <message>
        <source>Fool</source>
        <translation>Fool</translation>
    </message>
    <message>
        <source>the card that may always be played, and never takes a trick.</source>
        <translation>the card that may always be played, and never takes a trick.</translation>
    </message>
    <message>
        <source>Grand</source>
        <translation>Grand</translation>
    </message>
    <message>
        <source>said before the partner leads: lead a high trump.</source>
        <translation>said before the partner leads: lead a high trump.</translation>
    </message>
    <message>
        <source>honours</source>
        <translation>honours</translation>
    </message>
    <message>
        <source>the Fool, the Magician and the highest trump.</source>
        <translation>the Fool, the Magician and the highest trump.</translation>
    </message>
    <message>
        <source>knock</source>
        <translation>knock</translation>
    </message>
    <message>
        <source>a signal with the fist on the table: I hold the highest.</source>
        <translation>a signal with the fist on the table: I hold the highest.</translation>
    </message>
    <message>
        <source>lead</source>
        <translation>lead</translation>
    </message>
    <message>
        <source>playing the first card of a trick.</source>
        <translation>playing the first card of a trick.</translation>
    </message>
    <message>
        <source>Magician</source>
        <translation>Magician</translation>
    </message>
    <message>
        <source>trump 1, the lowest, and an honour.</source>
        <translation>trump 1, the lowest, and an honour.</translation>
    </message>
    <message>
        <source>match</source>
        <translation>match</translation>
    </message>
    <message>
        <source>a series of deals in which all deal equally often.</source>
        <translation>a series of deals in which all deal equally often.</translation>
    </message>
    <message>
        <source>partner</source>
        <translation>partner</translation>
    </message>
    <message>
        <source>the player across the table, of one’s own side.</source>
        <translation>the player across the table, of one’s own side.</translation>
    </message>
    <message>
        <source>Quartet</source>
        <translation>Quartet</translation>
    </message>
    <message>
        <source>the trumps 2 to 5, all equal: the last one played is the highest.</source>
        <translation>the trumps 2 to 5, all equal: the last one played is the highest.</translation>
    </message>
    <message>
        <source>signal</source>
        <translation>signal</translation>
    </message>
    <message>
        <source>a gesture for the partner, which all may see.</source>
        <translation>a gesture for the partner, which all may see.</translation>
    </message>
    <message>
        <source>swords</source>
        <translation>swords</translation>
    </message>
    <message>
        <source>trick</source>
        <translation>trick</translation>
    </message>
    <message>
        <source>four cards, one of each player; the best takes them.</source>
        <translation>four cards, one of each player; the best takes them.</translation>
    </message>
    <message>
        <source>trump</source>
        <translation>trump</translation>
    </message>
    <message>
        <source>a card of the fifth suit, which beats the other four.</source>
        <translation>a card of the fifth suit, which beats the other four.</translation>
    </message>
    <message>
        <source>World</source>
        <translation>World</translation>
    </message>
    <message>
        <source>trump 21.</source>
        <translation>trump 21.</translation>
    </message>
    <message>
        <source>coins</source>
        <comment>a suit</comment>
        <translation>coins</translation>
    </message>
    <message>
        <source>cups</source>
        <comment>a suit</comment>
        <translation>cups</translation>
    </message>
    <message>
        <source>swords</source>
        <comment>a suit</comment>
        <translation>swords</translation>
    </message>
    <message>
        <source>batons</source>
        <comment>a suit</comment>
        <translation>batons</translation>
    </message>
    <message>
        <source>trumps</source>
        <comment>a suit</comment>
        <translation>trumps</translation>
    </message>
    <message>
        <source>Coins are led</source>
        <translation>Coins are led</translation>
    </message>
    <message>
        <source>Cups are led</source>
        <translation>Cups are led</translation>
    </message>
    <message>
        <source>Swords are led</source>
        <translation>Swords are led</translation>
    </message>
    <message>
        <source>Batons are led</source>
        <translation>Batons are led</translation>
    </message>
    <message>
        <source>Trumps are led</source>
        <translation>Trumps are led</translation>
    </message>
    <message>
        <source>Take it with the lowest trump that wins</source>
        <translation>Take it with the lowest trump that wins</translation>
    </message>
    <message>
        <source>Spend no high trump on this</source>
        <translation>Spend no high trump on this</translation>
    </message>
    <message>
        <source>Not your highest trump</source>
        <translation>Not your highest trump</translation>
    </message>
    <message>
        <source>Next time lead another suit</source>
        <translation>Next time lead another suit</translation>
    </message>
    <message>
        <source>Lead a low trump</source>
        <translation>Lead a low trump</translation>
    </message>
    <message>
        <source>Lead a high trump</source>
        <translation>Lead a high trump</translation>
    </message>
    <message>
        <source>My last trump</source>
        <translation>My last trump</translation>
    </message>
    <message>
        <source>I hold the Magician, and it is in danger</source>
        <translation>I hold the Magician, and it is in danger</translation>
    </message>
    <message>
        <source>I hold the highest trump left</source>
        <translation>I hold the highest trump left</translation>
    </message>
    <message>
        <source>I hold the two highest trumps left</source>
        <translation>I hold the two highest trumps left</translation>
    </message>
    <message>
        <source>I hold the World</source>
        <translation>I hold the World</translation>
    </message>
    <message>
        <source>I hold the Sun</source>
        <translation>I hold the Sun</translation>
    </message>
    <message>
        <source>I hold the Moon</source>
        <translation>I hold the Moon</translation>
    </message>
    <message>
        <source>I hold trump 15</source>
        <translation>I hold trump 15</translation>
    </message>
    <message>
        <source>I hold trump 16</source>
        <translation>I hold trump 16</translation>
    </message>
    <message>
        <source>I hold trump 17</source>
        <translation>I hold trump 17</translation>
    </message>
    <message>
        <source>I have many %1</source>
        <comment>%1 is a suit</comment>
        <translation>I have many %1</translation>
    </message>
    <message>
        <source>All the other %1 but one are mine</source>
        <comment>%1 is a suit</comment>
        <translation>All the other %1 but one are mine</translation>
    </message>
    <message>
        <source>I have one trump more</source>
        <translation>I have one trump more</translation>
    </message>
    <message>
        <source>I have one more of %1</source>
        <comment>%1 is a suit</comment>
        <translation>I have one more of %1</translation>
    </message>
    <message>
        <source>My last of %1</source>
        <comment>%1 is a suit</comment>
        <translation>My last of %1</translation>
    </message>
    <message>
        <source>I hold the highest left of %1</source>
        <comment>%1 is a suit</comment>
        <translation>I hold the highest left of %1</translation>
    </message>
    <message>
        <source>I hold the queen of %1</source>
        <comment>%1 is a suit</comment>
        <translation>I hold the queen of %1</translation>
    </message>
    <message>
        <source>Do not lead %1</source>
        <comment>%1 is a suit</comment>
        <translation>Do not lead %1</translation>
    </message>
    <message>
        <source>slides the card from right to left</source>
        <comment>a gesture</comment>
        <translation>slides the card from right to left</translation>
    </message>
    <message>
        <source>lifts the card and lowers it in an arc</source>
        <comment>a gesture</comment>
        <translation>lifts the card and lowers it in an arc</translation>
    </message>
    <message>
        <source>sweeps the card right, then left</source>
        <comment>a gesture</comment>
        <translation>sweeps the card right, then left</translation>
    </message>
    <message>
        <source>draws the card back</source>
        <comment>a gesture</comment>
        <translation>draws the card back</translation>
    </message>
    <message>
        <source>taps with all fingers</source>
        <comment>a gesture</comment>
        <translation>taps with all fingers</translation>
    </message>
    <message>
        <source>taps the table with the card</source>
        <comment>a gesture</comment>
        <translation>taps the table with the card</translation>
    </message>
    <message>
        <source>raises a hand and lets it fall</source>
        <comment>a gesture</comment>
        <translation>raises a hand and lets it fall</translation>
    </message>
    <message>
        <source>shakes the card</source>
        <comment>a gesture</comment>
        <translation>shakes the card</translation>
    </message>
    <message>
        <source>lets the card tremble</source>
        <comment>a gesture</comment>
        <translation>lets the card tremble</translation>
    </message>
    <message>
        <source>knocks once</source>
        <comment>a gesture</comment>
        <translation>knocks once</translation>
    </message>
    <message>
        <source>knocks twice</source>
        <comment>a gesture</comment>
        <translation>knocks twice</translation>
    </message>
    <message>
        <source>draws a circle in the air</source>
        <comment>a gesture</comment>
        <translation>draws a circle in the air</translation>
    </message>
    <message>
        <source>raises a hand sharply</source>
        <comment>a gesture</comment>
        <translation>raises a hand sharply</translation>
    </message>
    <message>
        <source>taps with the middle finger</source>
        <comment>a gesture</comment>
        <translation>taps with the middle finger</translation>
    </message>
    <message>
        <source>taps with the thumb</source>
        <comment>a gesture</comment>
        <translation>taps with the thumb</translation>
    </message>
    <message>
        <source>says</source>
        <comment>a gesture: then comes what is said</comment>
        <translation>says</translation>
    </message>
    <message>
        <source>“Bijou”</source>
        <comment>what is called out</comment>
        <translation>“Bijou”</translation>
    </message>
    <message>
        <source>“Grand”</source>
        <comment>what is called out</comment>
        <translation>“Grand”</translation>
    </message>
</context>
<context>
    <name>LaidTable</name>
    <message>
        <source>Who sits at the table</source>
        <translation>Who sits at the table</translation>
    </message>
</context>
<context>
    <name>LastTrick</name>
    <message>
        <source>%1: %2</source>
        <comment>a name, and the card that was played</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The one before</source>
        <translation>The one before</translation>
    </message>
    <message>
        <source>The next</source>
        <translation>The next</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Close</translation>
    </message>
</context>
<context>
    <name>LastTurns</name>
    <message numerus="yes">
        <source>still to play</source>
        <comment>before the faces of those who have a turn left</comment>
        <translation>
            <numerusform>still to play</numerusform>
            <numerusform>still to play</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LedgerNumber</name>
    <message>
        <source>%1: %2</source>
        <comment>what is counted, and the number</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>LessonBook</name>
    <message>
        <source>A whole deal</source>
        <translation>A whole deal</translation>
    </message>
    <message>
        <source>A deal like any other, with Teresa at your side.</source>
        <translation>A deal like any other, with Teresa at your side.</translation>
    </message>
</context>
<context>
    <name>LessonLine</name>
    <message>
        <source>%1 Done.</source>
        <comment>what a lesson is about</comment>
        <translation>%1 Done.</translation>
    </message>
    <message>
        <source>start here</source>
        <translation>start here</translation>
    </message>
    <message>
        <source>next</source>
        <translation>next</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>what a lesson is about; start here</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>the number of a lesson, and what it is about</comment>
        <translation>%1. %2</translation>
    </message>
</context>
<context>
    <name>LessonsPage</name>
    <message>
        <source>With Teresa, a minute or two each</source>
        <translation>With Teresa, a minute or two each</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Back</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lessons</translation>
    </message>
    <message>
        <source>%1 of %2 done</source>
        <comment>lessons</comment>
        <translation>%1 of %2 done</translation>
    </message>
</context>
<context>
    <name>LogDrawer</name>
    <message>
        <source>Close</source>
        <translation>Close</translation>
    </message>
    <message>
        <source>Nothing has happened yet.</source>
        <translation>Nothing has happened yet.</translation>
    </message>
    <message>
        <source>All moves of the match</source>
        <translation>All moves of the match</translation>
    </message>
    <message>
        <source>Deal %1</source>
        <translation>Deal %1</translation>
    </message>
    <message>
        <source>Before the first deal</source>
        <translation>Before the first deal</translation>
    </message>
    <message>
        <source>Back to the moves</source>
        <translation>Back to the moves</translation>
    </message>
    <message>
        <source>How do I know the cards are fair?</source>
        <translation>How do I know the cards are fair?</translation>
    </message>
    <message>
        <source>The match so far</source>
        <comment>over the log</comment>
        <translation>The match so far</translation>
    </message>
</context>
<context>
    <name>LogModel</name>
    <message>
        <source>Deal %1</source>
        <translation>Deal %1</translation>
    </message>
    <message>
        <source>You deal first</source>
        <translation>You deal first</translation>
    </message>
    <message>
        <source>%1 deals first</source>
        <translation>%1 deals first</translation>
    </message>
    <message numerus="yes">
        <source>You exchange %n</source>
        <translation>
            <numerusform>You exchange %n</numerusform>
            <numerusform>You exchange %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 exchanges %n</source>
        <translation>
            <numerusform>%1 exchanges %n</numerusform>
            <numerusform>%1 exchanges %n</numerusform>
        </translation>
    </message>
    <message>
        <source>You knock</source>
        <translation>You knock</translation>
    </message>
    <message>
        <source>%1 knocks</source>
        <translation>%1 knocks</translation>
    </message>
    <message>
        <source>You stay</source>
        <translation>You stay</translation>
    </message>
    <message>
        <source>%1 stays</source>
        <translation>%1 stays</translation>
    </message>
    <message>
        <source>You re-enter</source>
        <translation>You re-enter</translation>
    </message>
    <message>
        <source>%1 re-enters</source>
        <translation>%1 re-enters</translation>
    </message>
    <message>
        <source>You are out</source>
        <translation>You are out</translation>
    </message>
    <message>
        <source>%1 is out</source>
        <translation>%1 is out</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>%1 is a line such as &apos;Bruno gains a token&apos;; %2 a hand&apos;s worth</comment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 with %n token(s)</source>
        <comment>%1 is a line such as &apos;Bruno re-enters&apos;</comment>
        <translation>
            <numerusform>%1 with %n token</numerusform>
            <numerusform>%1 with %n tokens</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: a program plays</source>
        <translation>%1: a program plays</translation>
    </message>
    <message>
        <source>The house plays for %1</source>
        <translation>The house plays for %1</translation>
    </message>
    <message>
        <source>The house plays on for %1</source>
        <translation>The house plays on for %1</translation>
    </message>
    <message>
        <source>%1’s program: %2</source>
        <comment>%2 is what it wrote</comment>
        <translation>%1’s program: %2</translation>
    </message>
    <message>
        <source>%1: a program plays, which calls itself “%2”</source>
        <translation>%1: a program plays, which calls itself “%2”</translation>
    </message>
    <message>
        <source>%1’s program gave no valid answer: %2. The house plays for it this time.</source>
        <comment>%2 is why, as in &apos;no answer in time&apos;</comment>
        <translation>%1’s program gave no valid answer: %2. The house plays for it this time.</translation>
    </message>
    <message>
        <source>%1’s program cannot be relied on: %2. From now on the house plays for it.</source>
        <comment>%2 is why, as in &apos;the program has ended&apos;</comment>
        <translation>%1’s program cannot be relied on: %2. From now on the house plays for it.</translation>
    </message>
    <message>
        <source>You draw a card</source>
        <translation>You draw a card</translation>
    </message>
    <message>
        <source>%1 draws a card</source>
        <translation>%1 draws a card</translation>
    </message>
    <message>
        <source>%1: %2; under the stock: %3</source>
        <comment>%1 is a line such as &apos;You draw a card&apos;; the rest are cards</comment>
        <translation>%1: %2; under the stock: %3</translation>
    </message>
    <message>
        <source>for</source>
        <comment>between cards given and cards taken</comment>
        <translation>for</translation>
    </message>
    <message>
        <source>under the stock</source>
        <comment>before the card that went there</comment>
        <translation>under the stock</translation>
    </message>
    <message>
        <source>You turn up the three cards</source>
        <translation>You turn up the three cards</translation>
    </message>
    <message>
        <source>%1 turns up the three cards</source>
        <translation>%1 turns up the three cards</translation>
    </message>
    <message>
        <source>You keep the three cards</source>
        <translation>You keep the three cards</translation>
    </message>
    <message>
        <source>%1 keeps the three cards</source>
        <translation>%1 keeps the three cards</translation>
    </message>
    <message>
        <source>You change your shirt</source>
        <translation>You change your shirt</translation>
    </message>
    <message>
        <source>%1 makes a shirt change</source>
        <translation>%1 makes a shirt change</translation>
    </message>
    <message>
        <source>%1; in the monte: %2</source>
        <comment>%1 is a line such as &apos;Bruno exposes the three&apos;; %2 are cards</comment>
        <translation>%1; in the monte: %2</translation>
    </message>
    <message>
        <source>You turn up the four cards</source>
        <translation>You turn up the four cards</translation>
    </message>
    <message>
        <source>%1 turns up the four cards</source>
        <translation>%1 turns up the four cards</translation>
    </message>
    <message>
        <source>You keep the four cards</source>
        <translation>You keep the four cards</translation>
    </message>
    <message>
        <source>%1 keeps the four cards</source>
        <translation>%1 keeps the four cards</translation>
    </message>
    <message>
        <source>You do not draw</source>
        <translation>You do not draw</translation>
    </message>
    <message>
        <source>%1 does not draw</source>
        <translation>%1 does not draw</translation>
    </message>
    <message>
        <source>in the monte:</source>
        <comment>before the cards that lie there</comment>
        <translation>in the monte:</translation>
    </message>
    <message>
        <source>and discard</source>
        <comment>between a card that you took and one that goes on the pile</comment>
        <translation>and discard</translation>
    </message>
    <message>
        <source>and discards</source>
        <comment>between a card that somebody took and one that goes on the pile</comment>
        <translation>and discards</translation>
    </message>
    <message>
        <source>You take</source>
        <comment>a card from the discard pile, which follows</comment>
        <translation>You take</translation>
    </message>
    <message>
        <source>%1 takes</source>
        <comment>a card from the discard pile, which follows</comment>
        <translation>%1 takes</translation>
    </message>
    <message>
        <source>You draw</source>
        <comment>a card from the stock</comment>
        <translation>You draw</translation>
    </message>
    <message>
        <source>%1 draws</source>
        <comment>a card from the stock</comment>
        <translation>%1 draws</translation>
    </message>
    <message>
        <source>You take %1 and discard %2</source>
        <comment>cards</comment>
        <translation>You take %1 and discard %2</translation>
    </message>
    <message>
        <source>%1 takes %2 and discards %3</source>
        <comment>%1 is a name, the rest are cards</comment>
        <translation>%1 takes %2 and discards %3</translation>
    </message>
    <message>
        <source>You draw %1 and discard %2</source>
        <comment>cards</comment>
        <translation>You draw %1 and discard %2</translation>
    </message>
    <message>
        <source>%1 draws %2 and discards %3</source>
        <comment>%1 is a name, the rest are cards</comment>
        <translation>%1 draws %2 and discards %3</translation>
    </message>
    <message>
        <source>%1 draws and discards %2</source>
        <comment>%1 is a name, %2 a card</comment>
        <translation>%1 draws and discards %2</translation>
    </message>
    <message>
        <source>and take</source>
        <comment>between cards that you gave and cards that you took</comment>
        <translation>and take</translation>
    </message>
    <message>
        <source>and takes</source>
        <comment>between cards that somebody gave and cards that were taken</comment>
        <translation>and takes</translation>
    </message>
    <message>
        <source>You give</source>
        <comment>cards, which follow</comment>
        <translation>You give</translation>
    </message>
    <message>
        <source>%1 gives</source>
        <comment>cards, which follow</comment>
        <translation>%1 gives</translation>
    </message>
    <message>
        <source>You give %1 and take %2</source>
        <comment>cards</comment>
        <translation>You give %1 and take %2</translation>
    </message>
    <message>
        <source>%1 gives %2 and takes %3</source>
        <comment>%1 is a name, the rest are cards</comment>
        <translation>%1 gives %2 and takes %3</translation>
    </message>
    <message>
        <source>%1: %2 for %3</source>
        <comment>%1 is a line such as &apos;Bruno makes a shirt change&apos;; the rest are cards</comment>
        <translation>%1: %2 for %3</translation>
    </message>
    <message>
        <source>You take a card and discard one</source>
        <translation>You take a card and discard one</translation>
    </message>
    <message>
        <source>%1 takes a card and discards one</source>
        <translation>%1 takes a card and discards one</translation>
    </message>
    <message>
        <source>You draw a card and discard one</source>
        <translation>You draw a card and discard one</translation>
    </message>
    <message>
        <source>%1 draws a card and discards one</source>
        <translation>%1 draws a card and discards one</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2, %n in all</source>
        <comment>%1 is a line such as &apos;Bruno scores 3 points&apos;; %2 his hand’s worth; %n points</comment>
        <translation>
            <numerusform>%1: %2, %n in all</numerusform>
            <numerusform>%1: %2, %n in all</numerusform>
        </translation>
    </message>
    <message>
        <source>You take the closed packet</source>
        <translation>You take the closed packet</translation>
    </message>
    <message>
        <source>%1 takes the closed packet</source>
        <translation>%1 takes the closed packet</translation>
    </message>
    <message>
        <source>You restart the deal</source>
        <translation>You restart the deal</translation>
    </message>
    <message>
        <source>%1 restarts the deal</source>
        <translation>%1 restarts the deal</translation>
    </message>
    <message>
        <source>You let the deal stand</source>
        <translation>You let the deal stand</translation>
    </message>
    <message>
        <source>%1 lets the deal stand</source>
        <translation>%1 lets the deal stand</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>%1 is a line such as &apos;You take the closed packet&apos;; %2 are cards</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>You keep one hand and turn the other up</source>
        <translation>You keep one hand and turn the other up</translation>
    </message>
    <message>
        <source>%1 keeps one hand and turns the other up</source>
        <translation>%1 keeps one hand and turns the other up</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>%1 is a line such as &apos;Bruno keeps one hand and turns the other up&apos;; %2 are cards</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>You agree to the bet</source>
        <translation>You agree to the bet</translation>
    </message>
    <message>
        <source>%1 agrees to the bet</source>
        <translation>%1 agrees to the bet</translation>
    </message>
    <message>
        <source>You decline the bet</source>
        <translation>You decline the bet</translation>
    </message>
    <message>
        <source>%1 declines the bet</source>
        <translation>%1 declines the bet</translation>
    </message>
</context>
<context>
    <name>LogOpening</name>
    <message>
        <source>Who deals first is being decided; whoever sits next begins.</source>
        <translation>Who deals first is being decided; whoever sits next begins.</translation>
    </message>
    <message>
        <source>You deal; %1 begins.</source>
        <translation>You deal; %1 begins.</translation>
    </message>
    <message>
        <source>%1 deals; you begin.</source>
        <translation>%1 deals; you begin.</translation>
    </message>
    <message>
        <source>%1 deals; %2 begins.</source>
        <translation>%1 deals; %2 begins.</translation>
    </message>
</context>
<context>
    <name>LogSlip</name>
    <message>
        <source>Log</source>
        <translation>Log</translation>
    </message>
    <message>
        <source>All moves of the match</source>
        <translation>All moves of the match</translation>
    </message>
</context>
<context>
    <name>LogTab</name>
    <message>
        <source>Log</source>
        <translation>Log</translation>
    </message>
    <message>
        <source>All moves of the match</source>
        <translation>All moves of the match</translation>
    </message>
</context>
<context>
    <name>LookSheet</name>
    <message>
        <source>What do you want to see?</source>
        <translation>What do you want to see?</translation>
    </message>
    <message>
        <source>All hands</source>
        <translation>All hands</translation>
    </message>
    <message>
        <source>One hand</source>
        <translation>One hand</translation>
    </message>
    <message>
        <source>here now</source>
        <translation>here now</translation>
    </message>
    <message>
        <source>key: %1</source>
        <translation>key: %1</translation>
    </message>
    <message>
        <source>All hands · current</source>
        <translation>All hands · current</translation>
    </message>
    <message>
        <source>shown to you; key: O</source>
        <translation>shown to you; key: O</translation>
    </message>
    <message>
        <source>One hand · current</source>
        <translation>One hand · current</translation>
    </message>
    <message>
        <source>only what this seat could see</source>
        <translation>only what this seat could see</translation>
    </message>
    <message>
        <source>From which seat</source>
        <translation>From which seat</translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <source>It ends here, and a new one begins.</source>
        <translation>It ends here, and a new one begins.</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>Leave the table</translation>
    </message>
    <message>
        <source>Close the game?</source>
        <translation>Close the game?</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Quit</translation>
    </message>
    <message>
        <source>Sounds off</source>
        <translation>Sounds off</translation>
    </message>
    <message>
        <source>Sounds on</source>
        <translation>Sounds on</translation>
    </message>
    <message>
        <source>A word about your matches</source>
        <translation>A word about your matches</translation>
    </message>
    <message>
        <source>It ends here, and the lesson begins.</source>
        <translation>It ends here, and the lesson begins.</translation>
    </message>
    <message>
        <source>Abandon the match in progress?</source>
        <translation>Abandon the match in progress?</translation>
    </message>
    <message>
        <source>Abandon the match?</source>
        <translation>Abandon the match?</translation>
    </message>
    <message>
        <source>It ends here and is not saved.</source>
        <translation>It ends here and is not saved.</translation>
    </message>
    <message>
        <source>The match in progress ends here.</source>
        <translation>The match in progress ends here.</translation>
    </message>
    <message>
        <source>Play without saving the match?</source>
        <translation>Play without saving the match?</translation>
    </message>
    <message>
        <source>Play without saving</source>
        <translation>Play without saving</translation>
    </message>
    <message>
        <source>Abandon it</source>
        <translation>Abandon it</translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation>Keep playing</translation>
    </message>
    <message>
        <source>It is the deal of the day: left now, it counts as abandoned, and playing it again is practice.</source>
        <translation>It is the deal of the day: left now, it counts as abandoned, and playing it again is practice.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Abandon it and deal</source>
        <translation>Abandon it and deal</translation>
    </message>
    <message>
        <source>Abandon the match of %1 in progress?</source>
        <comment>%1 is a game</comment>
        <translation>Abandon the match of %1 in progress?</translation>
    </message>
    <message>
        <source>Abandon the match of %1?</source>
        <comment>%1 is a game</comment>
        <translation>Abandon the match of %1?</translation>
    </message>
</context>
<context>
    <name>MambassaCards</name>
    <message>
        <source>The cards</source>
        <translation>The cards</translation>
    </message>
    <message>
        <source>Forty Piacentine cards: four suits of ten.</source>
        <translation>Forty Piacentine cards: four suits of ten.</translation>
    </message>
    <message>
        <source>Four suits</source>
        <translation>Four suits</translation>
    </message>
    <message>
        <source>Coins, swords, cups and batons. Between equal sequences they rank in this order.</source>
        <translation>Coins, swords, cups and batons. Between equal sequences they rank in this order.</translation>
    </message>
    <message>
        <source>From low to high</source>
        <translation>From low to high</translation>
    </message>
    <message>
        <source>From 2 to 7, then jack, horse, king and ace. There is no 8, 9 or 10: the 7 stands right below the jack.</source>
        <translation>From 2 to 7, then jack, horse, king and ace. There is no 8, 9 or 10: the 7 stands right below the jack.</translation>
    </message>
    <message>
        <source>What they are worth</source>
        <translation>What they are worth</translation>
    </message>
    <message>
        <source>11 points</source>
        <translation>11 points</translation>
    </message>
    <message>
        <source>for an ace.</source>
        <translation>for an ace.</translation>
    </message>
    <message>
        <source>10 points</source>
        <translation>10 points</translation>
    </message>
    <message>
        <source>for a king, a horse and a jack.</source>
        <translation>for a king, a horse and a jack.</translation>
    </message>
    <message>
        <source>Face value</source>
        <translation>Face value</translation>
    </message>
    <message>
        <source>for the cards from 2 to 7.</source>
        <translation>for the cards from 2 to 7.</translation>
    </message>
    <message>
        <source>Only cards of one suit are added up: with four cards the most is 38, an ace, two court cards and the 7.</source>
        <translation>Only cards of one suit are added up: with four cards the most is 38, an ace, two court cards and the 7.</translation>
    </message>
    <message>
        <source>The ace is always the highest card: there is no sequence with the ace below the 2.</source>
        <translation>The ace is always the highest card: there is no sequence with the ace below the 2.</translation>
    </message>
</context>
<context>
    <name>MambassaChapters</name>
    <message>
        <source>In short</source>
        <translation>In short</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>The deal</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Your turn</translation>
    </message>
    <message>
        <source>Who wins</source>
        <translation>Who wins</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Tokens</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Keys</translation>
    </message>
    <message>
        <source>The cards</source>
        <translation>The cards</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Words</translation>
    </message>
</context>
<context>
    <name>MambassaDeal</name>
    <message>
        <source>The deal</source>
        <translation>The deal</translation>
    </message>
    <message>
        <source>The first dealer</source>
        <translation>The first dealer</translation>
    </message>
    <message>
        <source>Shuffle and cut</source>
        <translation>Shuffle and cut</translation>
    </message>
    <message>
        <source>Four cards each</source>
        <translation>Four cards each</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Keep them</source>
        <translation>Keep them</translation>
    </message>
    <message>
        <source>Two to eight play, with one pack. Everything goes to the right, counter-clockwise. Players who are out are skipped.</source>
        <translation>Two to eight play, with one pack. Everything goes to the right, counter-clockwise. Players who are out are skipped.</translation>
    </message>
    <message>
        <source>Before the first deal everybody draws a card: the highest deals first. Between cards of one rank, coins beat swords, then cups, then batons.</source>
        <translation>Before the first deal everybody draws a card: the highest deals first. Between cards of one rank, coins beat swords, then cups, then batons.</translation>
    </message>
    <message>
        <source>The dealer shuffles and the player at the dealer’s left cuts. When it is your turn, drag along the pack to choose where.</source>
        <translation>The dealer shuffles and the player at the dealer’s left cuts. When it is your turn, drag along the pack to choose where.</translation>
    </message>
    <message>
        <source>Everybody gets four cards at once, face down, the dealer last. The dealer may not look at them yet.</source>
        <translation>Everybody gets four cards at once, face down, the dealer last. The dealer may not look at them yet.</translation>
    </message>
    <message>
        <source>The dealer’s choice</source>
        <translation>The dealer’s choice</translation>
    </message>
    <message>
        <source>The dealer takes the next four cards, looks at them in secret, and chooses:</source>
        <translation>The dealer takes the next four cards, looks at them in secret, and chooses:</translation>
    </message>
    <message>
        <source>Turn them up</source>
        <translation>Turn them up</translation>
    </message>
    <message>
        <source>The four go face up: they are the monte. The dealer picks up the hand that was dealt, and play begins at the dealer’s right.</source>
        <translation>The four go face up: they are the monte. The dealer picks up the hand that was dealt, and play begins at the dealer’s right.</translation>
    </message>
    <message>
        <source>The four are the dealer’s hand, and the cards dealt before become the monte. This counts as the dealer’s knock: everybody else has just one turn.</source>
        <translation>The four are the dealer’s hand, and the cards dealt before become the monte. This counts as the dealer’s knock: everybody else has just one turn.</translation>
    </message>
    <message>
        <source>What is left of the pack is the stock, face down. It never runs out: even with eight players it has four cards.</source>
        <translation>What is left of the pack is the stock, face down. It never runs out: even with eight players it has four cards.</translation>
    </message>
    <message>
        <source>stock</source>
        <translation>stock</translation>
    </message>
</context>
<context>
    <name>MambassaEstimate</name>
    <message>
        <source>%1, second step</source>
        <comment>%1 is &apos;Lap 2&apos; or &apos;Last turn&apos;</comment>
        <translation>%1, second step</translation>
    </message>
    <message>
        <source>Keep the four and knock</source>
        <translation>Keep the four and knock</translation>
    </message>
    <message>
        <source>Put %1 under the stock and draw</source>
        <comment>%1 is a card with its article</comment>
        <translation>Put %1 under the stock and draw</translation>
    </message>
    <message>
        <source>No exchange</source>
        <translation>No exchange</translation>
    </message>
    <message>
        <source>%1, then knock</source>
        <comment>%1 is a hand&apos;s worth</comment>
        <translation>%1, then knock</translation>
    </message>
    <message>
        <source>%1, then stay</source>
        <comment>%1 is a hand&apos;s worth</comment>
        <translation>%1, then stay</translation>
    </message>
    <message>
        <source>Turn up the four</source>
        <translation>Turn up the four</translation>
    </message>
    <message>
        <source>A Mambassa ends the play at once, and everybody else pays.</source>
        <translation>A Mambassa ends the play at once, and everybody else pays.</translation>
    </message>
    <message>
        <source>A Quarantuna ends the play at once and takes a token out of the pot.</source>
        <translation>A Quarantuna ends the play at once and takes a token out of the pot.</translation>
    </message>
    <message>
        <source>You turned up the four</source>
        <translation>You turned up the four</translation>
    </message>
    <message>
        <source>You kept the four and knocked</source>
        <translation>You kept the four and knocked</translation>
    </message>
    <message>
        <source>You put %1 under the stock and drew</source>
        <comment>%1 is a card with its article</comment>
        <translation>You put %1 under the stock and drew</translation>
    </message>
    <message>
        <source>You did not draw</source>
        <translation>You did not draw</translation>
    </message>
    <message>
        <source>Turn up the four</source>
        <comment>a move, after somebody&apos;s name</comment>
        <translation>Turn up the four</translation>
    </message>
    <message>
        <source>Keep the four and knock</source>
        <comment>a move, after somebody&apos;s name</comment>
        <translation>Keep the four and knock</translation>
    </message>
    <message>
        <source>Put %1 under the stock and draw</source>
        <comment>a move, after somebody&apos;s name; %1 is a card with its article</comment>
        <translation>Put %1 under the stock and draw</translation>
    </message>
    <message>
        <source>You play on with four cards that nobody has seen yet: %1.</source>
        <comment>%1 is &apos;you lose a token 12 times in 100&apos;</comment>
        <translation>You play on with four cards that nobody has seen yet: %1.</translation>
    </message>
    <message>
        <source>You make %1, then put %2 under the stock: %3, and %4.</source>
        <comment>a hand&apos;s worth; a card with its article; &apos;13 of the 28 cards that you cannot see make a better hand&apos;; &apos;you lose a token 12 times in 100&apos;</comment>
        <translation>You make %1, then put %2 under the stock: %3, and %4.</translation>
    </message>
    <message>
        <source>With %1 under the stock %2, and %3.</source>
        <comment>%1 is a card with its article; %2 is &apos;13 of the 28 cards that you cannot see make a better hand&apos;, %3 &apos;you lose a token 12 times in 100&apos;</comment>
        <translation>With %1 under the stock %2, and %3.</translation>
    </message>
</context>
<context>
    <name>MambassaFeats</name>
    <message>
        <source>Quarantuna!</source>
        <translation>Quarantuna!</translation>
    </message>
    <message>
        <source>Declare a Quarantuna.</source>
        <translation>Declare a Quarantuna.</translation>
    </message>
    <message>
        <source>Forty-one by heart</source>
        <translation>Forty-one by heart</translation>
    </message>
    <message>
        <source>Declare five Quarantune.</source>
        <translation>Declare five Quarantune.</translation>
    </message>
    <message>
        <source>In the black</source>
        <translation>In the black</translation>
    </message>
    <message>
        <source>In one match, gain tokens in two deals.</source>
        <translation>In one match, gain tokens in two deals.</translation>
    </message>
    <message>
        <source>Mambassa!</source>
        <translation>Mambassa!</translation>
    </message>
    <message>
        <source>Declare a Mambassa: four aces.</source>
        <translation>Declare a Mambassa: four aces.</translation>
    </message>
</context>
<context>
    <name>MambassaGuide</name>
    <message>
        <source>%1 puts a card under the stock, and draws.</source>
        <translation>%1 puts a card under the stock, and draws.</translation>
    </message>
    <message>
        <source>%1 changes all four cards: a shirt change, and that is a knock. Everybody else has one more turn.</source>
        <translation>%1 changes all four cards: a shirt change, and that is a knock. Everybody else has one more turn.</translation>
    </message>
    <message>
        <source>%1 has neither exchanged nor drawn: that is a knock. Everybody else has one more turn of two steps, then the hands are shown.</source>
        <translation>%1 has neither exchanged nor drawn: that is a knock. Everybody else has one more turn of two steps, then the hands are shown.</translation>
    </message>
    <message>
        <source>%1 stays, and draws no card.</source>
        <translation>%1 stays, and draws no card.</translation>
    </message>
    <message>
        <source>Now you have %1: that was the first step.</source>
        <translation>Now you have %1: that was the first step.</translation>
    </message>
    <message>
        <source>Your last turn. The monte alone makes %1: take all four.</source>
        <translation>Your last turn. The monte alone makes %1: take all four.</translation>
    </message>
    <message>
        <source>Look: the monte alone makes %1. Take all four: that is a shirt change, and a knock.</source>
        <translation>Look: the monte alone makes %1. Take all four: that is a shirt change, and a knock.</translation>
    </message>
    <message>
        <source>%1 I would keep them. %2</source>
        <comment>%1 are sentences, %2 one or two</comment>
        <translation>%1 I would keep them. %2</translation>
    </message>
    <message>
        <source>You have %1, and that will do: “No exchange”, and knock in the second step. %2</source>
        <comment>a hand&apos;s worth; one or two sentences</comment>
        <translation>You have %1, and that will do: “No exchange”, and knock in the second step. %2</translation>
    </message>
    <message>
        <source>Welcome, I am Teresa. Tokens are our lives: each of us has put one into the pot and keeps three. Now everybody draws a card: the highest deals first.</source>
        <translation>Welcome, I am Teresa. Tokens are our lives: each of us has put one into the pot and keeps three. Now everybody draws a card: the highest deals first.</translation>
    </message>
    <message>
        <source>You deal: only you see these four. Turn them up, and all may exchange with them; keep them, and that is a knock: everybody else has just one turn.</source>
        <translation>You deal: only you see these four. Turn them up, and all may exchange with them; keep them, and that is a knock: everybody else has just one turn.</translation>
    </message>
    <message>
        <source>Two hands end the play at once. Four aces are the Mambassa: everybody else pays a token. Ace, king, horse and jack of one suit are the Quarantuna: it takes a token out of the pot. Now %1 looks at four more cards.</source>
        <translation>Two hands end the play at once. Four aces are the Mambassa: everybody else pays a token. Ace, king, horse and jack of one suit are the Quarantuna: it takes a token out of the pot. Now %1 looks at four more cards.</translation>
    </message>
    <message>
        <source>Four cards each. You have %1: that beats every hand that only counts points.</source>
        <translation>Four cards each. You have %1: that beats every hand that only counts points.</translation>
    </message>
    <message>
        <source>Four cards each. You have %1: cards of one suit are added up, the ace 11, the court cards 10. Better still are three or four alike, or three or four in a row in one suit.</source>
        <translation>Four cards each. You have %1: cards of one suit are added up, the ace 11, the court cards 10. Better still are three or four alike, or three or four in a row in one suit.</translation>
    </message>
    <message>
        <source>%1 turns the four up: this is the monte. A turn has two steps: first you exchange cards with it, then you may draw a card from the stock.</source>
        <translation>%1 turns the four up: this is the monte. A turn has two steps: first you exchange cards with it, then you may draw a card from the stock.</translation>
    </message>
    <message>
        <source>%1 keeps the four, which is a knock at once. The cards dealt before are now the monte, and everybody else has just one turn.</source>
        <translation>%1 keeps the four, which is a knock at once. The cards dealt before are now the monte, and everybody else has just one turn.</translation>
    </message>
    <message>
        <source>The second step: %1 puts a card face down under the stock and takes the top one. Nobody else sees either of them.</source>
        <translation>The second step: %1 puts a card face down under the stock and takes the top one. Nobody else sees either of them.</translation>
    </message>
    <message>
        <source>Your four are now the monte, and you pick up the cards dealt to you.</source>
        <translation>Your four are now the monte, and you pick up the cards dealt to you.</translation>
    </message>
    <message>
        <source>You drew %1, and nobody else saw it: now you have %2.</source>
        <comment>a card; a hand&apos;s worth</comment>
        <translation>You drew %1, and nobody else saw it: now you have %2.</translation>
    </message>
    <message>
        <source>Your turn, and you are in luck: %1 for %2 makes a %3, which ends the play at once!</source>
        <comment>cards; cards; Mambassa or a Quarantuna</comment>
        <translation>Your turn, and you are in luck: %1 for %2 makes a %3, which ends the play at once!</translation>
    </message>
    <message>
        <source>Your last turn, both steps, and nothing you do is a knock now. I would give %1 for %2: that makes %3.</source>
        <comment>cards; cards; a hand&apos;s worth</comment>
        <translation>Your last turn, both steps, and nothing you do is a knock now. I would give %1 for %2: that makes %3.</translation>
    </message>
    <message>
        <source>Your last turn. No exchange improves %1: “No exchange”, and then we look at the stock.</source>
        <translation>Your last turn. No exchange improves %1: “No exchange”, and then we look at the stock.</translation>
    </message>
    <message>
        <source>No exchange improves %1: “No exchange”, and then we look at the stock.</source>
        <translation>No exchange improves %1: “No exchange”, and then we look at the stock.</translation>
    </message>
    <message>
        <source>The second step. A draw is more likely to spoil %1 than to improve it: stay.</source>
        <translation>The second step. A draw is more likely to spoil %1 than to improve it: stay.</translation>
    </message>
    <message>
        <source>That’s it: press “Draw a card”.</source>
        <translation>That’s it: press “Draw a card”.</translation>
    </message>
    <message>
        <source>I would put %1 away; but it is your hand. Then “Draw a card”.</source>
        <translation>I would put %1 away; but it is your hand. Then “Draw a card”.</translation>
    </message>
    <message>
        <source>The second step again. I would put %1 under the stock, and draw.</source>
        <translation>The second step again. I would put %1 under the stock, and draw.</translation>
    </message>
    <message>
        <source>The second step: you may draw. Choose %1: it goes under the stock unseen, and you take the top card. Or you stay.</source>
        <translation>The second step: you may draw. Choose %1: it goes under the stock unseen, and you take the top card. Or you stay.</translation>
    </message>
    <message>
        <source>Tokens always stay on the table: the last player in takes the pot. Now you know enough for a match of your own.</source>
        <translation>Tokens always stay on the table: the last player in takes the pot. Now you know enough for a match of your own.</translation>
    </message>
    <message>
        <source>A Mambassa! Everybody else pays a token, whatever they have. %1</source>
        <comment>%1 are two sentences</comment>
        <translation>A Mambassa! Everybody else pays a token, whatever they have. %1</translation>
    </message>
    <message>
        <source>A Quarantuna! It takes a token out of the pot, and the lowest hand pays one. %1</source>
        <comment>%1 are two sentences</comment>
        <translation>A Quarantuna! It takes a token out of the pot, and the lowest hand pays one. %1</translation>
    </message>
    <message>
        <source>%1 I would turn them up. %2</source>
        <comment>%1 are sentences, %2 one or two</comment>
        <translation>%1 I would turn them up. %2</translation>
    </message>
    <message>
        <source>The second step. If you neither exchange nor draw, you knock: do it now, with %1. %2</source>
        <comment>a hand&apos;s worth; one or two sentences</comment>
        <translation>The second step. If you neither exchange nor draw, you knock: do it now, with %1. %2</translation>
    </message>
</context>
<context>
    <name>MambassaLessons</name>
    <message>
        <source>Four cards. Those of one suit count together: the ace, 11, and the 6 of coins make 17. The other two count nothing.</source>
        <translation>Four cards. Those of one suit count together: the ace, 11, and the 6 of coins make 17. The other two count nothing.</translation>
    </message>
    <message>
        <source>The king of coins! 37, and only you know it.</source>
        <translation>The king of coins! 37, and only you know it.</translation>
    </message>
    <message>
        <source>Bruno takes the 5 of cups.</source>
        <translation>Bruno takes the 5 of cups.</translation>
    </message>
    <message>
        <source>And he draws. What went under the stock, and what he got, nobody knows.</source>
        <translation>And he draws. What went under the stock, and what he got, nobody knows.</translation>
    </message>
    <message>
        <source>Bruno has neither exchanged nor drawn: that is a knock. Everybody else has one more turn.</source>
        <translation>Bruno has neither exchanged nor drawn: that is a knock. Everybody else has one more turn.</translation>
    </message>
    <message>
        <source>… and no draw either. Stay.</source>
        <translation>… and no draw either. Stay.</translation>
    </message>
    <message>
        <source>Four in a row: hardly anything is above that.</source>
        <translation>Four in a row: hardly anything is above that.</translation>
    </message>
    <message>
        <source>Bruno collects cups, and draws.</source>
        <translation>Bruno collects cups, and draws.</translation>
    </message>
    <message>
        <source>And no draw: that is your knock.</source>
        <translation>And no draw: that is your knock.</translation>
    </message>
    <message>
        <source>Bruno tries the stock once more.</source>
        <translation>Bruno tries the stock once more.</translation>
    </message>
    <message>
        <source>An ace, and three cards that have nothing to do with it. Nives begins.</source>
        <translation>An ace, and three cards that have nothing to do with it. Nives begins.</translation>
    </message>
    <message>
        <source>Bruno takes the 5 of coins, and draws.</source>
        <translation>Bruno takes the 5 of coins, and draws.</translation>
    </message>
    <message>
        <source>The jack of cups! Do you see it?</source>
        <translation>The jack of cups! Do you see it?</translation>
    </message>
    <message>
        <source>Two steps a turn</source>
        <translation>Two steps a turn</translation>
    </message>
    <message>
        <source>First the monte, then the stock.</source>
        <translation>First the monte, then the stock.</translation>
    </message>
    <message>
        <source>More than points</source>
        <translation>More than points</translation>
    </message>
    <message>
        <source>The last turn</source>
        <translation>The last turn</translation>
    </message>
    <message>
        <source>Quarantuna!</source>
        <translation>Quarantuna!</translation>
    </message>
    <message>
        <source>Nives turns four cards up: the monte. What is left of the pack is the stock. A turn has two steps, one with each of them.</source>
        <translation>Nives turns four cards up: the monte. What is left of the pack is the stock. A turn has two steps, one with each of them.</translation>
    </message>
    <message>
        <source>27 in coins, and everybody saw it. One card is still no use to you.</source>
        <translation>27 in coins, and everybody saw it. One card is still no use to you.</translation>
    </message>
    <message>
        <source>Second step, the stock: put the 4 of swords under it, and take the top card. Nobody else will see either of them.</source>
        <translation>Second step, the stock: put the 4 of swords under it, and take the top card. Nobody else will see either of them.</translation>
    </message>
    <message>
        <source>Nives exchanges and draws too. And so it goes round.</source>
        <translation>Nives exchanges and draws too. And so it goes round.</translation>
    </message>
    <message>
        <source>A pair of fives and a king. In points that is next to nothing, but points are only the lowest kind of hand.</source>
        <translation>A pair of fives and a king. In points that is next to nothing, but points are only the lowest kind of hand.</translation>
    </message>
    <message>
        <source>Nives is happy with what she has, and stays.</source>
        <translation>Nives is happy with what she has, and stays.</translation>
    </message>
    <message>
        <source>Your last turn. Four of a kind, a Quartina, is best left alone: no exchange …</source>
        <translation>Your last turn. Four of a kind, a Quartina, is best left alone: no exchange …</translation>
    </message>
    <message>
        <source>Your four fives, 40; Bruno’s long sequence, 39½; and Nives, with 38 points, the most that points can reach, pays.</source>
        <translation>Your four fives, 40; Bruno’s long sequence, 39½; and Nives, with 38 points, the most that points can reach, pays.</translation>
    </message>
    <message>
        <source>27 in swords. There is no button for a knock in your first step: in this game you knock by doing nothing.</source>
        <translation>27 in swords. There is no button for a knock in your first step: in this game you knock by doing nothing.</translation>
    </message>
    <message>
        <source>Now it is the others’ turn.</source>
        <translation>Now it is the others’ turn.</translation>
    </message>
    <message>
        <source>Now is the time. If you neither exchange nor draw, you knock. First: no exchange.</source>
        <translation>Now is the time. If you neither exchange nor draw, you knock. First: no exchange.</translation>
    </message>
    <message>
        <source>You have knocked. Everybody else has one more turn of two steps, then the hands are shown.</source>
        <translation>You have knocked. Everybody else has one more turn of two steps, then the hands are shown.</translation>
    </message>
    <message>
        <source>Nives stays. Show your cards!</source>
        <translation>Nives stays. Show your cards!</translation>
    </message>
    <message>
        <source>Your long sequence is far above both. The lowest hand pays a token, one of its owner’s lives: it goes into the pot and stays there until the end.</source>
        <translation>Your long sequence is far above both. The lowest hand pays a token, one of its owner’s lives: it goes into the pot and stays there until the end.</translation>
    </message>
    <message>
        <source>No exchange and no draw: she knocks. You have one turn left, but it has both steps.</source>
        <translation>No exchange and no draw: she knocks. You have one turn left, but it has both steps.</translation>
    </message>
    <message>
        <source>Ace, king and horse of batons, a short sequence: 38½.</source>
        <translation>Ace, king and horse of batons, a short sequence: 38½.</translation>
    </message>
    <message>
        <source>The 7 of batons: the jack would have been better, but no harm done.</source>
        <translation>The 7 of batons: the jack would have been better, but no harm done.</translation>
    </message>
    <message>
        <source>Bruno has the lowest hand and pays. The two steps of your last turn have taken you from 11 points to a sequence.</source>
        <translation>Bruno has the lowest hand and pays. The two steps of your last turn have taken you from 11 points to a sequence.</translation>
    </message>
    <message>
        <source>Ace, king and horse of cups. One card more, and something special happens. Nives, by the way, is on her last token.</source>
        <translation>Ace, king and horse of cups. One card more, and something special happens. Nives, by the way, is on her last token.</translation>
    </message>
    <message>
        <source>The play ends at once: you take a token out of the pot, and the lowest hand pays one. That was Nives’ last: she is out, and nobody comes back in this game.</source>
        <translation>The play ends at once: you take a token out of the pot, and the lowest hand pays one. That was Nives’ last: she is out, and nobody comes back in this game.</translation>
    </message>
    <message>
        <source>First you exchange with the monte, which everybody sees; then you may draw from the stock, which nobody else sees.</source>
        <translation>First you exchange with the monte, which everybody sees; then you may draw from the stock, which nobody else sees.</translation>
    </message>
    <message>
        <source>Sequences, three and four of a kind: what wins, and why.</source>
        <translation>Sequences, three and four of a kind: what wins, and why.</translation>
    </message>
    <message>
        <source>Points end at 38. Above them: short sequence 38½, three of a kind 39, long sequence 39½, Quartina 40.</source>
        <translation>Points end at 38. Above them: short sequence 38½, three of a kind 39, long sequence 39½, Quartina 40.</translation>
    </message>
    <message>
        <source>Knock by doing nothing</source>
        <translation>Knock by doing nothing</translation>
    </message>
    <message>
        <source>When to exchange and draw, and when to do neither.</source>
        <translation>When to exchange and draw, and when to do neither.</translation>
    </message>
    <message>
        <source>Neither an exchange nor a draw: that is a knock, and so is changing all four cards. Any other turn is not.</source>
        <translation>Neither an exchange nor a draw: that is a knock, and so is changing all four cards. Any other turn is not.</translation>
    </message>
    <message>
        <source>Somebody has knocked, and you have an ace and nothing else.</source>
        <translation>Somebody has knocked, and you have an ace and nothing else.</translation>
    </message>
    <message>
        <source>After a knock everybody else has one whole turn, both steps, and nothing in it counts as a knock.</source>
        <translation>After a knock everybody else has one whole turn, both steps, and nothing in it counts as a knock.</translation>
    </message>
    <message>
        <source>The hands that end the play, the pot, and the end of a match.</source>
        <translation>The hands that end the play, the pot, and the end of a match.</translation>
    </message>
    <message>
        <source>Four aces, the Mambassa, make everybody else pay; a Quarantuna takes a token out of the pot. The last one in takes it all.</source>
        <translation>Four aces, the Mambassa, make everybody else pay; a Quarantuna takes a token out of the pot. The last one in takes it all.</translation>
    </message>
    <message>
        <source>The second step is free: the 4 of coins is no use, so put it under the stock.</source>
        <translation>The second step is free: the 4 of coins is no use, so put it under the stock.</translation>
    </message>
    <message>
        <source>The other two fives! And the horse and the jack of batons, which make a short sequence with your king.</source>
        <translation>The other two fives! And the horse and the jack of batons, which make a short sequence with your king.</translation>
    </message>
    <message>
        <source>A Quartina! Points never go beyond 38.</source>
        <translation>A Quartina! Points never go beyond 38.</translation>
    </message>
    <message>
        <source>A draw could only break it up: stay. It is not a knock, as you have exchanged in this turn.</source>
        <translation>A draw could only break it up: stay. It is not a knock, as you have exchanged in this turn.</translation>
    </message>
    <message>
        <source>First step, the monte: give the 2 of cups for the card that helps you most. Which one is it?</source>
        <translation>First step, the monte: give the 2 of cups for the card that helps you most. Which one is it?</translation>
    </message>
    <message>
        <source>The jack of coins counts 10, and you are collecting coins. Give the 2 of cups for it.</source>
        <translation>The jack of coins counts 10, and you are collecting coins. Give the 2 of cups for it.</translation>
    </message>
    <message>
        <source>A short sequence is worth 38½, three of a kind 39, and four of a kind, a Quartina, 40. What do you take?</source>
        <translation>A short sequence is worth 38½, three of a kind 39, and four of a kind, a Quartina, 40. What do you take?</translation>
    </message>
    <message>
        <source>Give the king and the 2 for both fives: that is the Quartina.</source>
        <translation>Give the king and the 2 for both fives: that is the Quartina.</translation>
    </message>
    <message>
        <source>But is now the time, or does something in the monte go with your swords?</source>
        <translation>But is now the time, or does something in the monte go with your swords?</translation>
    </message>
    <message>
        <source>Not now: the jack of swords is in the monte. King, horse, jack and 7 are a long sequence, 39½.</source>
        <translation>Not now: the jack of swords is in the monte. King, horse, jack and 7 are a long sequence, 39½.</translation>
    </message>
    <message>
        <source>Nothing you do in your last turn is a knock, so take all you can use. Give the 6 and the 2: for which two cards?</source>
        <translation>Nothing you do in your last turn is a knock, so take all you can use. Give the 6 and the 2: for which two cards?</translation>
    </message>
    <message>
        <source>The king and the horse of batons go with your ace.</source>
        <translation>The king and the horse of batons go with your ace.</translation>
    </message>
    <message>
        <source>Ace, king, horse and jack of one suit are a Quarantuna. Which card do you give for it?</source>
        <translation>Ace, king, horse and jack of one suit are a Quarantuna. Which card do you give for it?</translation>
    </message>
    <message>
        <source>Give the 5 of coins for the jack.</source>
        <translation>Give the 5 of coins for the jack.</translation>
    </message>
    <message>
        <source>Nives collects batons, and keeps what she has.</source>
        <translation>Nives collects batons, and keeps what she has.</translation>
    </message>
</context>
<context>
    <name>MambassaNumbers</name>
    <message>
        <source>Mambasse, four aces</source>
        <translation>Mambasse, four aces</translation>
    </message>
    <message>
        <source>Quarantune</source>
        <translation>Quarantune</translation>
    </message>
</context>
<context>
    <name>MambassaRanking</name>
    <message>
        <source>Who has the best hand</source>
        <translation>Who has the best hand</translation>
    </message>
    <message>
        <source>Mambassa · 44</source>
        <translation>Mambassa · 44</translation>
    </message>
    <message>
        <source>Four aces.</source>
        <translation>Four aces.</translation>
    </message>
    <message>
        <source>Quarantuna · 41</source>
        <translation>Quarantuna · 41</translation>
    </message>
    <message>
        <source>Quartina · 40</source>
        <translation>Quartina · 40</translation>
    </message>
    <message>
        <source>Four of a kind: four 2s are best, four kings last.</source>
        <translation>Four of a kind: four 2s are best, four kings last.</translation>
    </message>
    <message>
        <source>Long sequence · 39½</source>
        <translation>Long sequence · 39½</translation>
    </message>
    <message>
        <source>Three of a kind · 39</source>
        <translation>Three of a kind · 39</translation>
    </message>
    <message>
        <source>Three aces are best, then three 2s, and so on to three kings.</source>
        <translation>Three aces are best, then three 2s, and so on to three kings.</translation>
    </message>
    <message>
        <source>Short sequence · 38½</source>
        <translation>Short sequence · 38½</translation>
    </message>
    <message>
        <source>Points · up to 38</source>
        <translation>Points · up to 38</translation>
    </message>
    <message>
        <source>Ace, king, horse and jack of one suit. Any two of them tie.</source>
        <translation>Ace, king, horse and jack of one suit. Any two of them tie.</translation>
    </message>
    <message>
        <source>Four in a row of one suit. The one with the higher top card wins, then the suit counts.</source>
        <translation>Four in a row of one suit. The one with the higher top card wins, then the suit counts.</translation>
    </message>
    <message>
        <source>Three in a row of one suit. The one with the higher top card wins, then the suit counts. There is no low ace.</source>
        <translation>Three in a row of one suit. The one with the higher top card wins, then the suit counts. There is no low ace.</translation>
    </message>
    <message>
        <source>The highest sum in one suit: here 28 in coins. Equal sums tie.</source>
        <translation>The highest sum in one suit: here 28 in coins. Equal sums tie.</translation>
    </message>
    <message>
        <source>Where suits count, coins rank above swords, then cups, then batons. A hand counts as the best thing it holds.</source>
        <translation>Where suits count, coins rank above swords, then cups, then batons. A hand counts as the best thing it holds.</translation>
    </message>
</context>
<context>
    <name>MambassaReplay</name>
    <message>
        <source>Mambassa of %1</source>
        <translation>Mambassa of %1</translation>
    </message>
    <message>
        <source>Quarantuna of %1</source>
        <translation>Quarantuna of %1</translation>
    </message>
    <message>
        <source>you</source>
        <comment>after &apos;Mambassa of&apos; or &apos;Quarantuna of&apos;</comment>
        <translation>you</translation>
    </message>
</context>
<context>
    <name>MambassaRules</name>
    <message>
        <source>Value of a token</source>
        <translation>Value of a token</translation>
    </message>
    <message>
        <source>tokens worth nothing</source>
        <translation>tokens worth nothing</translation>
    </message>
    <message>
        <source>%1 a token</source>
        <comment>%1 is an amount of money</comment>
        <translation>%1 a token</translation>
    </message>
    <message>
        <source>The usual rules</source>
        <translation>The usual rules</translation>
    </message>
    <message>
        <source>Just for the game</source>
        <translation>Just for the game</translation>
    </message>
    <message>
        <source>Mambassa</source>
        <translation>Mambassa</translation>
    </message>
    <message>
        <source>Mambassa is Petrangola’s sister, with four cards and a stock to draw from.</source>
        <translation>Mambassa is Petrangola’s sister, with four cards and a stock to draw from.</translation>
    </message>
    <message>
        <source>Everybody has four: one for the pot, and three lives</source>
        <translation>Everybody has four: one for the pot, and three lives</translation>
    </message>
    <message numerus="yes">
        <source>%n token(s) make a pot of %1 before the first deal.</source>
        <translation>
            <numerusform>%n token makes a pot of %1 before the first deal.</numerusform>
            <numerusform>%n tokens make a pot of %1 before the first deal.</numerusform>
        </translation>
    </message>
    <message>
        <source>with forty Piacentine cards, four tokens and a stock to draw from</source>
        <translation>with forty Piacentine cards, four tokens and a stock to draw from</translation>
    </message>
    <message>
        <source>Four cards: exchange some, then draw</source>
        <translation>Four cards: exchange some, then draw</translation>
    </message>
</context>
<context>
    <name>MambassaScene</name>
    <message>
        <source>a Mambassa or a Quarantuna</source>
        <translation>a Mambassa or a Quarantuna</translation>
    </message>
</context>
<context>
    <name>MambassaShort</name>
    <message>
        <source>Mambassa in short</source>
        <translation>Mambassa in short</translation>
    </message>
    <message>
        <source>Exchange, then draw</source>
        <translation>Exchange, then draw</translation>
    </message>
    <message>
        <source>Show your cards</source>
        <translation>Show your cards</translation>
    </message>
    <message>
        <source>Stay in the game</source>
        <translation>Stay in the game</translation>
    </message>
    <message>
        <source>Mambassa</source>
        <translation>Mambassa</translation>
    </message>
    <message>
        <source>Four aces end the play at once, and everybody else pays a token.</source>
        <translation>Four aces end the play at once, and everybody else pays a token.</translation>
    </message>
    <message>
        <source>Quarantuna</source>
        <translation>Quarantuna</translation>
    </message>
    <message>
        <source>Petrangola’s sister, with four cards in your hand and four face up on the table: the monte. Besides exchanging, you can draw.</source>
        <translation>Petrangola’s sister, with four cards in your hand and four face up on the table: the monte. Besides exchanging, you can draw.</translation>
    </message>
    <message>
        <source>In your turn exchange cards with the monte; then, if you like, put a card under the stock, the cards not dealt, and take the top one.</source>
        <translation>In your turn exchange cards with the monte; then, if you like, put a card under the stock, the cards not dealt, and take the top one.</translation>
    </message>
    <message>
        <source>Knock when you are happy with it</source>
        <translation>Knock when you are happy with it</translation>
    </message>
    <message>
        <source>If you neither exchange nor draw, you knock. The others have one more turn each.</source>
        <translation>If you neither exchange nor draw, you knock. The others have one more turn each.</translation>
    </message>
    <message>
        <source>All hands are turned up. The lowest one costs its owner a token, which goes into the pot in the middle. Tokens are your lives: you start with three.</source>
        <translation>All hands are turned up. The lowest one costs its owner a token, which goes into the pot in the middle. Tokens are your lives: you start with three.</translation>
    </message>
    <message>
        <source>Without a token you are out for good. The last one in takes the pot.</source>
        <translation>Without a token you are out for good. The last one in takes the pot.</translation>
    </message>
    <message>
        <source>Ace, king, horse and jack of one suit end the play too, and take a token out of the pot.</source>
        <translation>Ace, king, horse and jack of one suit end the play too, and take a token out of the pot.</translation>
    </message>
    <message>
        <source>An ace counts 11, a king, a horse and a jack 10, the others their number; only cards of one suit are added up.</source>
        <translation>An ace counts 11, a king, a horse and a jack 10, the others their number; only cards of one suit are added up.</translation>
    </message>
</context>
<context>
    <name>MambassaTable</name>
    <message>
        <source>You have a Mambassa</source>
        <translation>You have a Mambassa</translation>
    </message>
    <message>
        <source>%1 has a Mambassa</source>
        <translation>%1 has a Mambassa</translation>
    </message>
    <message>
        <source>You have a Quarantuna</source>
        <translation>You have a Quarantuna</translation>
    </message>
    <message>
        <source>%1 has a Quarantuna</source>
        <translation>%1 has a Quarantuna</translation>
    </message>
    <message numerus="yes">
        <source>%n rare hand(s)</source>
        <comment>Mambasse and Quarantune</comment>
        <translation>
            <numerusform>%n rare hand</numerusform>
            <numerusform>%n rare hands</numerusform>
        </translation>
    </message>
    <message>
        <source>and pick up your four</source>
        <translation>and pick up your four</translation>
    </message>
    <message>
        <source>Enter</source>
        <comment>a key</comment>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Keep and knock</source>
        <translation>Keep and knock</translation>
    </message>
    <message>
        <source>you stay with %1</source>
        <comment>%1 is a hand&apos;s worth</comment>
        <translation>you stay with %1</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>Exchange</translation>
    </message>
    <message numerus="yes">
        <source>Exchange %n</source>
        <translation>
            <numerusform>Exchange %n</numerusform>
            <numerusform>Exchange %n</numerusform>
        </translation>
    </message>
    <message>
        <source>and knock with %1</source>
        <comment>%1 is a hand&apos;s worth</comment>
        <translation>and knock with %1</translation>
    </message>
    <message>
        <source>makes %1</source>
        <comment>%1 is a hand&apos;s worth</comment>
        <translation>makes %1</translation>
    </message>
    <message>
        <source>No exchange</source>
        <translation>No exchange</translation>
    </message>
    <message>
        <source>then draw a card or stay</source>
        <translation>then draw a card or stay</translation>
    </message>
    <message>
        <source>then draw a card or knock</source>
        <translation>then draw a card or knock</translation>
    </message>
    <message>
        <source>all four: %1</source>
        <comment>%1 is a hand&apos;s worth</comment>
        <translation>all four: %1</translation>
    </message>
    <message>
        <source>Draw a card</source>
        <translation>Draw a card</translation>
    </message>
    <message>
        <source>the %1 goes under the stock</source>
        <comment>%1 is a card</comment>
        <translation>the %1 goes under the stock</translation>
    </message>
    <message>
        <source>choose the card to put away</source>
        <translation>choose the card to put away</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Stay</translation>
    </message>
    <message>
        <source>%1 has knocked already.</source>
        <translation>%1 has knocked already.</translation>
    </message>
    <message>
        <source>Here is the monte</source>
        <comment>said by the dealer who exposes</comment>
        <translation>Here is the monte</translation>
    </message>
    <message>
        <source>I keep them!</source>
        <comment>said by the dealer who keeps the four, which is a knock</comment>
        <translation>I keep them!</translation>
    </message>
    <message numerus="yes">
        <source>I exchange %n</source>
        <comment>what a seat just did, in a bubble</comment>
        <translation>
            <numerusform>I exchange %n</numerusform>
            <numerusform>I exchange %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Shirt change!</source>
        <comment>said with a knock</comment>
        <translation>Shirt change!</translation>
    </message>
    <message>
        <source>I exchange all four</source>
        <translation>I exchange all four</translation>
    </message>
    <message>
        <source>I draw</source>
        <comment>what a seat just did, in a bubble</comment>
        <translation>I draw</translation>
    </message>
    <message numerus="yes">
        <source>I exchange %n and draw</source>
        <comment>what a seat just did, in a bubble</comment>
        <translation>
            <numerusform>I exchange %n and draw</numerusform>
            <numerusform>I exchange %n and draw</numerusform>
        </translation>
    </message>
    <message>
        <source>I knock!</source>
        <translation>I knock!</translation>
    </message>
    <message>
        <source>I stay</source>
        <comment>what a seat just did, in a bubble</comment>
        <translation>I stay</translation>
    </message>
    <message>
        <source>Mambassa!</source>
        <comment>said by who holds four aces</comment>
        <translation>Mambassa!</translation>
    </message>
    <message>
        <source>Quarantuna!</source>
        <comment>said by who holds ace, king, horse and jack of a suit</comment>
        <translation>Quarantuna!</translation>
    </message>
    <message numerus="yes">
        <source>%n token(s) (%1)</source>
        <comment>the pool; %1 is an amount of play money</comment>
        <translation>
            <numerusform>%n token (%1)</numerusform>
            <numerusform>%n tokens (%1)</numerusform>
        </translation>
    </message>
    <message>
        <source>Everybody draws a card: the highest deals first</source>
        <translation>Everybody draws a card: the highest deals first</translation>
    </message>
    <message>
        <source>Only you see these four</source>
        <translation>Only you see these four</translation>
    </message>
    <message>
        <source>Only the dealer sees these</source>
        <translation>Only the dealer sees these</translation>
    </message>
    <message>
        <source>%1 deals and looks at four cards</source>
        <translation>%1 deals and looks at four cards</translation>
    </message>
    <message>
        <source>Second step: draw a card? · deal %1, lap %2</source>
        <translation>Second step: draw a card? · deal %1, lap %2</translation>
    </message>
    <message>
        <source>%3 may draw · deal %1, lap %2</source>
        <translation>%3 may draw · deal %1, lap %2</translation>
    </message>
    <message>
        <source>Last turn, second step: draw a card?</source>
        <translation>Last turn, second step: draw a card?</translation>
    </message>
    <message>
        <source>Last turn: %1 may draw</source>
        <translation>Last turn: %1 may draw</translation>
    </message>
    <message>
        <source>Second step. You have %1: %2. Put a card under the stock and draw another, or not?</source>
        <comment>%1 is a hand&apos;s worth, %2 are cards</comment>
        <translation>Second step. You have %1: %2. Put a card under the stock and draw another, or not?</translation>
    </message>
    <message>
        <source>That cannot be done now.</source>
        <translation>That cannot be done now.</translation>
    </message>
    <message>
        <source>First %1 looks at four cards.</source>
        <translation>First %1 looks at four cards.</translation>
    </message>
    <message>
        <source>The exchange is over: draw a card, or stay.</source>
        <translation>The exchange is over: draw a card, or stay.</translation>
    </message>
    <message>
        <source>you</source>
        <comment>within a list of those who hold a Quarantuna</comment>
        <translation>you</translation>
    </message>
    <message>
        <source>Mambassa!</source>
        <translation>Mambassa!</translation>
    </message>
    <message>
        <source>Quarantuna!</source>
        <translation>Quarantuna!</translation>
    </message>
    <message>
        <source>You hold the four aces: everybody else pays a token.</source>
        <translation>You hold the four aces: everybody else pays a token.</translation>
    </message>
    <message>
        <source>%1 holds the four aces: everybody else pays a token.</source>
        <translation>%1 holds the four aces: everybody else pays a token.</translation>
    </message>
    <message>
        <source>They share the lowest hand: %1.</source>
        <translation>They share the lowest hand: %1.</translation>
    </message>
    <message>
        <source>The lowest hand is yours: %1.</source>
        <translation>The lowest hand is yours: %1.</translation>
    </message>
    <message>
        <source>The lowest hand: %1.</source>
        <translation>The lowest hand: %1.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Four of a kind!</source>
        <translation>Four of a kind!</translation>
    </message>
    <message>
        <source>Long sequence!</source>
        <translation>Long sequence!</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a name, and what the hand is worth</comment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 against %2: %n point(s) too few.</source>
        <translation>
            <numerusform>%1 against %2: one point too few.</numerusform>
            <numerusform>%1 against %2: %n points too few.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 counts %2, %3 only %4.</source>
        <comment>hands, and what each counts</comment>
        <translation>%1 counts %2, %3 only %4.</translation>
    </message>
    <message>
        <source>Of two sequences the one with the higher top card wins.</source>
        <translation>Of two sequences the one with the higher top card wins.</translation>
    </message>
    <message>
        <source>Turn them up</source>
        <translation>Turn them up</translation>
    </message>
    <message>
        <source>Change your shirt</source>
        <translation>Change your shirt</translation>
    </message>
    <message>
        <source>Choose one of your cards and one from the monte, or go on without exchanging.</source>
        <translation>Choose one of your cards and one from the monte, or go on without exchanging.</translation>
    </message>
    <message>
        <source>Choose which of your cards goes under the stock.</source>
        <translation>Choose which of your cards goes under the stock.</translation>
    </message>
    <message>
        <source>If you neither exchange nor draw, you knock. You cannot pass.</source>
        <translation>If you neither exchange nor draw, you knock. You cannot pass.</translation>
    </message>
    <message>
        <source>If you have exchanged, you cannot knock in that turn: draw, or stay.</source>
        <translation>If you have exchanged, you cannot knock in that turn: draw, or stay.</translation>
    </message>
    <message>
        <source>You drew the highest card: you deal first</source>
        <translation>You drew the highest card: you deal first</translation>
    </message>
    <message>
        <source>%1 drew the highest card and deals first</source>
        <translation>%1 drew the highest card and deals first</translation>
    </message>
    <message>
        <source>You deal: turn these four up, or keep them?</source>
        <translation>You deal: turn these four up, or keep them?</translation>
    </message>
    <message>
        <source>You deal, and the four are %1: %2. Turn them up, or keep them?</source>
        <comment>%1 are cards, %2 what they are worth as a hand</comment>
        <translation>You deal, and the four are %1: %2. Turn them up, or keep them?</translation>
    </message>
    <message>
        <source>Choose as many of your cards as of the monte.</source>
        <translation>Choose as many of your cards as of the monte.</translation>
    </message>
    <message>
        <source>First decide: turn the four cards up, or keep them.</source>
        <translation>First decide: turn the four cards up, or keep them.</translation>
    </message>
    <message>
        <source>You hold ace, king, horse and jack of a suit, and take a token out of the pot.</source>
        <translation>You hold ace, king, horse and jack of a suit, and take a token out of the pot.</translation>
    </message>
    <message>
        <source>Ace, king, horse and jack of a suit: a token out of the pot for %1.</source>
        <comment>%1 is one name or a list</comment>
        <translation>Ace, king, horse and jack of a suit: a token out of the pot for %1.</translation>
    </message>
    <message>
        <source>Of two such hands the lower rank wins: %1 before %2.</source>
        <translation>Of two such hands the lower rank wins: %1 before %2.</translation>
    </message>
    <message>
        <source>Between equal sequences the suit decides: coins, swords, cups, batons.</source>
        <translation>Between equal sequences the suit decides: coins, swords, cups, batons.</translation>
    </message>
</context>
<context>
    <name>MambassaTokens</name>
    <message>
        <source>Tokens</source>
        <translation>Tokens</translation>
    </message>
    <message>
        <source>The worst hand pays</source>
        <translation>The worst hand pays</translation>
    </message>
    <message>
        <source>A Mambassa</source>
        <translation>A Mambassa</translation>
    </message>
    <message>
        <source>A Quarantuna</source>
        <translation>A Quarantuna</translation>
    </message>
    <message>
        <source>When hands are looked at</source>
        <translation>When hands are looked at</translation>
    </message>
    <message>
        <source>When play begins, all together, and after each step of a turn. A Mambassa or a Quarantuna is declared at once: there is no choice.</source>
        <translation>When play begins, all together, and after each step of a turn. A Mambassa or a Quarantuna is declared at once: there is no choice.</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>The end</translation>
    </message>
    <message>
        <source>Quartina, 40</source>
        <translation>Quartina, 40</translation>
    </message>
    <message>
        <source>Long sequence, 39½</source>
        <translation>Long sequence, 39½</translation>
    </message>
    <message>
        <source>Three aces, 39</source>
        <translation>Three aces, 39</translation>
    </message>
    <message>
        <source>38 in batons</source>
        <translation>38 in batons</translation>
    </message>
    <message>
        <source>Everybody has four tokens of a value that the table agrees on: one for the pot, and three lives. Tokens always stay on the table.</source>
        <translation>Everybody has four tokens of a value that the table agrees on: one for the pot, and three lives. Tokens always stay on the table.</translation>
    </message>
    <message>
        <source>After every deal the worst hand pays one token into the pot. If several tie for worst, each of them pays one.</source>
        <translation>After every deal the worst hand pays one token into the pot. If several tie for worst, each of them pays one.</translation>
    </message>
    <message>
        <source>Everybody else still in pays one token, whatever they have.</source>
        <translation>Everybody else still in pays one token, whatever they have.</translation>
    </message>
    <message>
        <source>With no token left you are out and cannot come back. The last one in takes the pot.</source>
        <translation>With no token left you are out and cannot come back. The last one in takes the pot.</translation>
    </message>
    <message>
        <source>If all who are left lose their last token together, the dealer of that deal takes the pot.</source>
        <translation>If all who are left lose their last token together, the dealer of that deal takes the pot.</translation>
    </message>
    <message>
        <source>The tokens stand for play money: nothing can be won here but the match.</source>
        <translation>The tokens stand for play money: nothing can be won here but the match.</translation>
    </message>
    <message>
        <source>The worst hand pays one token, and the owner takes one out of the pot. If several players have one when play begins, each takes a token, from the dealer’s right on.</source>
        <translation>The worst hand pays one token, and the owner takes one out of the pot. If several players have one when play begins, each takes a token, from the dealer’s right on.</translation>
    </message>
    <message>
        <source>Everybody has four tokens, worth %1 each at this table: one for the pot, and three lives. Tokens always stay on the table.</source>
        <translation>Everybody has four tokens, worth %1 each at this table: one for the pot, and three lives. Tokens always stay on the table.</translation>
    </message>
    <message>
        <source>pays a token into the pot</source>
        <translation>pays a token into the pot</translation>
    </message>
</context>
<context>
    <name>MambassaTurn</name>
    <message>
        <source>Your turn</source>
        <translation>Your turn</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>Exchange</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Draw</translation>
    </message>
    <message>
        <source>The knock</source>
        <translation>The knock</translation>
    </message>
    <message>
        <source>Neither exchange nor draw</source>
        <translation>Neither exchange nor draw</translation>
    </message>
    <message>
        <source>As dealer, keep the four you looked at</source>
        <translation>As dealer, keep the four you looked at</translation>
    </message>
    <message>
        <source>Knock!</source>
        <translation>Knock!</translation>
    </message>
    <message>
        <source>Nives neither exchanges nor draws.</source>
        <translation>Nives neither exchanges nor draws.</translation>
    </message>
    <message>
        <source>A turn has two steps: the exchange with the monte, which everybody sees, and the draw from the stock, which nobody else sees.</source>
        <translation>A turn has two steps: the exchange with the monte, which everybody sees, and the draw from the stock, which nobody else sees.</translation>
    </message>
    <message>
        <source>Give up to three cards, or none, and take as many from the monte.</source>
        <translation>Give up to three cards, or none, and take as many from the monte.</translation>
    </message>
    <message>
        <source>Put one card face down under the stock, then take the top one. Or stay with what you have.</source>
        <translation>Put one card face down under the stock, then take the top one. Or stay with what you have.</translation>
    </message>
    <message>
        <source>Skip both steps: press K twice.</source>
        <translation>Skip both steps: press K twice.</translation>
    </message>
    <message>
        <source>Change your shirt</source>
        <translation>Change your shirt</translation>
    </message>
    <message>
        <source>All four of yours for all four of the monte, with the key C. You cannot draw after it.</source>
        <translation>All four of yours for all four of the monte, with the key C. You cannot draw after it.</translation>
    </message>
    <message>
        <source>Nobody has had a turn yet, and each of the others has just one.</source>
        <translation>Nobody has had a turn yet, and each of the others has just one.</translation>
    </message>
    <message>
        <source>After a knock everybody else has one more whole turn, both steps. Nothing done in it counts as another knock. If nobody has knocked after 50 laps, the hands are shown.</source>
        <translation>After a knock everybody else has one more whole turn, both steps. Nothing done in it counts as another knock. If nobody has knocked after 50 laps, the hands are shown.</translation>
    </message>
    <message>
        <source>Everybody else has one turn, with both its steps.</source>
        <translation>Everybody else has one turn, with both its steps.</translation>
    </message>
    <message>
        <source>The hands are shown, and the lowest pays.</source>
        <translation>The hands are shown, and the lowest pays.</translation>
    </message>
    <message>
        <source>Choose your cards with 1 2 3 4 and those of the monte with Q W E R. Enter presses the red button, Esc clears your selection.</source>
        <translation>Choose your cards with 1 2 3 4 and those of the monte with Q W E R. Enter presses the red button, Esc clears your selection.</translation>
    </message>
</context>
<context>
    <name>MambassaWords</name>
    <message>
        <source>batons</source>
        <translation>batons</translation>
    </message>
    <message>
        <source>one of the four suits, with coins, cups and swords.</source>
        <translation>one of the four suits, with coins, cups and swords.</translation>
    </message>
    <message>
        <source>coins</source>
        <translation>coins</translation>
    </message>
    <message>
        <source>the suit of the golden suns.</source>
        <translation>the suit of the golden suns.</translation>
    </message>
    <message>
        <source>cups</source>
        <translation>cups</translation>
    </message>
    <message>
        <source>the suit of the goblets.</source>
        <translation>the suit of the goblets.</translation>
    </message>
    <message>
        <source>cut</source>
        <translation>cut</translation>
    </message>
    <message>
        <source>lifting part of the pack before the deal, to keep the dealer honest.</source>
        <translation>lifting part of the pack before the deal, to keep the dealer honest.</translation>
    </message>
    <message>
        <source>deal</source>
        <translation>deal</translation>
    </message>
    <message>
        <source>everything from the shuffle to the showdown.</source>
        <translation>everything from the shuffle to the showdown.</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>dealer</translation>
    </message>
    <message>
        <source>the player who shuffles and deals, and is first to look at four cards.</source>
        <translation>the player who shuffles and deals, and is first to look at four cards.</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>draw</translation>
    </message>
    <message>
        <source>the second step of a turn: one card under the stock, the top one into your hand.</source>
        <translation>the second step of a turn: one card under the stock, the top one into your hand.</translation>
    </message>
    <message>
        <source>horse</source>
        <translation>horse</translation>
    </message>
    <message>
        <source>the card between jack and king.</source>
        <translation>the card between jack and king.</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>jack</translation>
    </message>
    <message>
        <source>the lowest court card, right above the 7.</source>
        <translation>the lowest court card, right above the 7.</translation>
    </message>
    <message>
        <source>king</source>
        <translation>king</translation>
    </message>
    <message>
        <source>the highest court card, below the ace.</source>
        <translation>the highest court card, below the ace.</translation>
    </message>
    <message>
        <source>knock</source>
        <translation>knock</translation>
    </message>
    <message>
        <source>a turn without exchange and draw, or with all four cards exchanged: everybody else has one more turn. You say: “Busso!”</source>
        <translation>a turn without exchange and draw, or with all four cards exchanged: everybody else has one more turn. You say: “Busso!”</translation>
    </message>
    <message>
        <source>lap</source>
        <translation>lap</translation>
    </message>
    <message>
        <source>one turn for everybody.</source>
        <translation>one turn for everybody.</translation>
    </message>
    <message>
        <source>match</source>
        <translation>match</translation>
    </message>
    <message>
        <source>a series of deals, until one player is left.</source>
        <translation>a series of deals, until one player is left.</translation>
    </message>
    <message>
        <source>monte</source>
        <translation>monte</translation>
    </message>
    <message>
        <source>the four cards face up in the middle.</source>
        <translation>the four cards face up in the middle.</translation>
    </message>
    <message>
        <source>Mambassa</source>
        <translation>Mambassa</translation>
    </message>
    <message>
        <source>four aces; the game is named after it.</source>
        <translation>four aces; the game is named after it.</translation>
    </message>
    <message>
        <source>pot</source>
        <translation>pot</translation>
    </message>
    <message>
        <source>where all tokens go that are paid; the last one in takes it.</source>
        <translation>where all tokens go that are paid; the last one in takes it.</translation>
    </message>
    <message>
        <source>Quarantuna</source>
        <translation>Quarantuna</translation>
    </message>
    <message>
        <source>ace, king, horse and jack of one suit.</source>
        <translation>ace, king, horse and jack of one suit.</translation>
    </message>
    <message>
        <source>Quartina</source>
        <translation>Quartina</translation>
    </message>
    <message>
        <source>four cards of one rank.</source>
        <translation>four cards of one rank.</translation>
    </message>
    <message>
        <source>sequence</source>
        <translation>sequence</translation>
    </message>
    <message>
        <source>cards in a row of one suit: four are a long one, three a short one.</source>
        <translation>cards in a row of one suit: four are a long one, three a short one.</translation>
    </message>
    <message>
        <source>shirt change</source>
        <translation>shirt change</translation>
    </message>
    <message>
        <source>exchanging all four cards at once, which counts as a knock.</source>
        <translation>exchanging all four cards at once, which counts as a knock.</translation>
    </message>
    <message>
        <source>stay</source>
        <translation>stay</translation>
    </message>
    <message>
        <source>not drawing a card.</source>
        <translation>not drawing a card.</translation>
    </message>
    <message>
        <source>step</source>
        <translation>step</translation>
    </message>
    <message>
        <source>one of the two halves of a turn: first the exchange, then the draw.</source>
        <translation>one of the two halves of a turn: first the exchange, then the draw.</translation>
    </message>
    <message>
        <source>stock</source>
        <translation>stock</translation>
    </message>
    <message>
        <source>the cards face down that have not been dealt.</source>
        <translation>the cards face down that have not been dealt.</translation>
    </message>
    <message>
        <source>swords</source>
        <translation>swords</translation>
    </message>
    <message>
        <source>the suit of the blades.</source>
        <translation>the suit of the blades.</translation>
    </message>
    <message>
        <source>three of a kind</source>
        <translation>three of a kind</translation>
    </message>
    <message>
        <source>three cards of one rank.</source>
        <translation>three cards of one rank.</translation>
    </message>
    <message>
        <source>token</source>
        <translation>token</translation>
    </message>
    <message>
        <source>a counter worth one life: with none left you are out.</source>
        <translation>a counter worth one life: with none left you are out.</translation>
    </message>
</context>
<context>
    <name>MambassaWorth</name>
    <message>
        <source>four twos</source>
        <translation>four twos</translation>
    </message>
    <message>
        <source>four threes</source>
        <translation>four threes</translation>
    </message>
    <message>
        <source>four fours</source>
        <translation>four fours</translation>
    </message>
    <message>
        <source>four fives</source>
        <translation>four fives</translation>
    </message>
    <message>
        <source>four sixes</source>
        <translation>four sixes</translation>
    </message>
    <message>
        <source>four sevens</source>
        <translation>four sevens</translation>
    </message>
    <message>
        <source>four jacks</source>
        <translation>four jacks</translation>
    </message>
    <message>
        <source>four horses</source>
        <translation>four horses</translation>
    </message>
    <message>
        <source>four kings</source>
        <translation>four kings</translation>
    </message>
    <message>
        <source>Quarantuna in coins</source>
        <translation>Quarantuna in coins</translation>
    </message>
    <message>
        <source>Quarantuna in cups</source>
        <translation>Quarantuna in cups</translation>
    </message>
    <message>
        <source>Quarantuna in swords</source>
        <translation>Quarantuna in swords</translation>
    </message>
    <message>
        <source>Quarantuna in batons</source>
        <translation>Quarantuna in batons</translation>
    </message>
    <message>
        <source>Mambassa</source>
        <comment>four aces</comment>
        <translation>Mambassa</translation>
    </message>
    <message>
        <source>a 5-high long sequence</source>
        <translation>a 5-high long sequence</translation>
    </message>
    <message>
        <source>a 6-high long sequence</source>
        <translation>a 6-high long sequence</translation>
    </message>
    <message>
        <source>a 7-high long sequence</source>
        <translation>a 7-high long sequence</translation>
    </message>
    <message>
        <source>a jack-high long sequence</source>
        <translation>a jack-high long sequence</translation>
    </message>
    <message>
        <source>a horse-high long sequence</source>
        <translation>a horse-high long sequence</translation>
    </message>
    <message>
        <source>a king-high long sequence</source>
        <translation>a king-high long sequence</translation>
    </message>
</context>
<context>
    <name>MenuSheet</name>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Rules</translation>
    </message>
    <message>
        <source>F1</source>
        <translation>F1</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Settings</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>New match</translation>
    </message>
    <message>
        <source>Ctrl+N</source>
        <translation>Ctrl+N</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Quit</translation>
    </message>
    <message>
        <source>Ctrl+Q</source>
        <translation>Ctrl+Q</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Start page</translation>
    </message>
    <message>
        <source>the match waits there</source>
        <translation>the match waits there</translation>
    </message>
    <message>
        <source>Turn the sounds on</source>
        <translation>Turn the sounds on</translation>
    </message>
    <message>
        <source>Turn the sounds off</source>
        <translation>Turn the sounds off</translation>
    </message>
    <message>
        <source>Teresa explains</source>
        <translation>Teresa explains</translation>
    </message>
    <message>
        <source>History</source>
        <translation>History</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistics</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lessons</translation>
    </message>
    <message>
        <source>The code of this deal: %1</source>
        <translation>The code of this deal: %1</translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation>Keep playing</translation>
    </message>
    <message>
        <source>Abandon the match</source>
        <translation>Abandon the match</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Back to the table</translation>
    </message>
    <message>
        <source>Go on with the lesson</source>
        <translation>Go on with the lesson</translation>
    </message>
    <message>
        <source>Leave the lesson</source>
        <translation>Leave the lesson</translation>
    </message>
    <message>
        <source>An evening at the osteria · %1</source>
        <comment>which of its tables</comment>
        <translation>An evening at the osteria · %1</translation>
    </message>
</context>
<context>
    <name>MonteBoard</name>
    <message>
        <source>monte, card %1 of %2</source>
        <translation>monte, card %1 of %2</translation>
    </message>
    <message numerus="yes">
        <source>The stock: %n card(s) face down, to draw from.</source>
        <translation>
            <numerusform>The stock: %n card face down, to draw from.</numerusform>
            <numerusform>The stock: %n cards face down, to draw from.</numerusform>
        </translation>
    </message>
    <message>
        <source>The monte comes here once the dealer has chosen.</source>
        <translation>The monte comes here once the dealer has chosen.</translation>
    </message>
    <message>
        <source>one of the dealer’s cards</source>
        <translation>one of the dealer’s cards</translation>
    </message>
    <message numerus="yes">
        <source>The stock: %n card(s) that were not dealt, face down.</source>
        <translation>
            <numerusform>The stock: %n card that was not dealt, face down.</numerusform>
            <numerusform>The stock: %n cards that were not dealt, face down.</numerusform>
        </translation>
    </message>
    <message>
        <source>The pot: what everybody has paid in.</source>
        <translation>The pot: what everybody has paid in.</translation>
    </message>
    <message>
        <source>The pot: %1. It goes to whoever wins the match.</source>
        <comment>%1 is what lies on it</comment>
        <translation>The pot: %1. It goes to whoever wins the match.</translation>
    </message>
    <message>
        <source>The monte: cards face up for all. In their turn players may take some and leave as many.</source>
        <translation>The monte: cards face up for all. In their turn players may take some and leave as many.</translation>
    </message>
</context>
<context>
    <name>MonteFeats</name>
    <message>
        <source>A clean shirt</source>
        <translation>A clean shirt</translation>
    </message>
    <message>
        <source>Change all your cards at once, and somebody else pays.</source>
        <translation>Change all your cards at once, and somebody else pays.</translation>
    </message>
    <message>
        <source>Good as they are</source>
        <translation>Good as they are</translation>
    </message>
    <message>
        <source>As the dealer, keep the cards that you looked at, and somebody else pays.</source>
        <translation>As the dealer, keep the cards that you looked at, and somebody else pays.</translation>
    </message>
</context>
<context>
    <name>MonteTable</name>
    <message>
        <source>All fall together: the pot goes to the dealer, and that is you.</source>
        <translation>All fall together: the pot goes to the dealer, and that is you.</translation>
    </message>
    <message>
        <source>All fall together: the pot goes to the dealer, %1.</source>
        <comment>%1 is a name</comment>
        <translation>All fall together: the pot goes to the dealer, %1.</translation>
    </message>
</context>
<context>
    <name>MoveFigures</name>
    <message>
        <source>What the move was worth</source>
        <translation>What the move was worth</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>&apos;Better&apos; or &apos;Next best&apos;, and a move</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: risk %2</source>
        <comment>a move, and a percentage</comment>
        <translation>%1: risk %2</translation>
    </message>
</context>
<context>
    <name>NewMatchPage</name>
    <message>
        <source>At the table</source>
        <translation>At the table</translation>
    </message>
    <message>
        <source>Players at the table</source>
        <translation>Players at the table</translation>
    </message>
    <message>
        <source>Reset everything?</source>
        <translation>Reset everything?</translation>
    </message>
    <message>
        <source>Every rule and every seat goes back to the usual, names, portraits and levels too. House rules that you saved under a name stay.</source>
        <translation>Every rule and every seat goes back to the usual, names, portraits and levels too. House rules that you saved under a name stay.</translation>
    </message>
    <message>
        <source>Reset everything</source>
        <translation>Reset everything</translation>
    </message>
</context>
<context>
    <name>Osteria</name>
    <message>
        <source>Good hand</source>
        <comment>a title at the osteria</comment>
        <translation>Good hand</translation>
    </message>
    <message>
        <source>Old fox</source>
        <comment>a title at the osteria</comment>
        <translation>Old fox</translation>
    </message>
    <message>
        <source>won</source>
        <comment>what became of a table</comment>
        <translation>won</translation>
    </message>
    <message>
        <source>drawn</source>
        <comment>what became of a table</comment>
        <translation>drawn</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>a place taken, as a word, and the number of players</comment>
        <translation>%1 of %2</translation>
    </message>
    <message>
        <source>%1, %2: %3; %4 coins, %5 in the purse</source>
        <comment>an evening: day, title, places, change, purse</comment>
        <translation>%1, %2: %3; %4 coins, %5 in the purse</translation>
    </message>
    <message>
        <source>You go down a rung, to catch your breath.</source>
        <translation>You go down a rung, to catch your breath.</translation>
    </message>
    <message>
        <source>New face</source>
        <comment>a title at the osteria, the lowest</comment>
        <translation>New face</translation>
    </message>
    <message>
        <source>Good company</source>
        <comment>a title at the osteria</comment>
        <translation>Good company</translation>
    </message>
    <message>
        <source>Fine hand</source>
        <comment>a title at the osteria</comment>
        <translation>Fine hand</translation>
    </message>
    <message>
        <source>Legend of the osteria</source>
        <comment>a title at the osteria, the highest</comment>
        <translation>Legend of the osteria</translation>
    </message>
    <message>
        <source>abandoned</source>
        <comment>what became of a table</comment>
        <translation>abandoned</translation>
    </message>
    <message>
        <source>Table %1</source>
        <comment>one of three in an evening</comment>
        <translation>Table %1</translation>
    </message>
    <message>
        <source>That is enough to go up a rung.</source>
        <translation>That is enough to go up a rung.</translation>
    </message>
    <message numerus="yes">
        <source>Table %1 of %2: %n coin(s).</source>
        <translation>
            <numerusform>Table %1 of %2: %n coin.</numerusform>
            <numerusform>Table %1 of %2: %n coins.</numerusform>
        </translation>
    </message>
    <message>
        <source>Familiar face</source>
        <comment>a title at the osteria</comment>
        <translation>Familiar face</translation>
    </message>
    <message>
        <source>Table %1 of %2</source>
        <comment>of an evening</comment>
        <translation>Table %1 of %2</translation>
    </message>
    <message>
        <source>This is the last of tonight’s three tables: leave it, and the evening is over without its coins.</source>
        <translation>This is the last of tonight’s three tables: leave it, and the evening is over without its coins.</translation>
    </message>
    <message>
        <source>This is table %1 of %2 tonight: leave it, and you win nothing here; the evening goes on at table %3.</source>
        <translation>This is table %1 of %2 tonight: leave it, and you win nothing here; the evening goes on at table %3.</translation>
    </message>
    <message>
        <source>won %1, lost %2</source>
        <comment>matches against a guest</comment>
        <translation>won %1, lost %2</translation>
    </message>
    <message>
        <source>Up a rung: now they call you “%1”.</source>
        <translation>Up a rung: now they call you “%1”.</translation>
    </message>
    <message>
        <source>You stay where you are: “%1”.</source>
        <translation>You stay where you are: “%1”.</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>what became of a table</comment>
        <translation>nothing</translation>
    </message>
    <message>
        <source>It takes %1 to go up a rung.</source>
        <translation>It takes %1 to go up a rung.</translation>
    </message>
    <message>
        <source>Tonight you stay where you are.</source>
        <translation>Tonight you stay where you are.</translation>
    </message>
    <message>
        <source>Win something at the last table, and you stay where you are.</source>
        <translation>Win something at the last table, and you stay where you are.</translation>
    </message>
    <message numerus="yes">
        <source>The evening is over: you take home %n coin(s).</source>
        <translation>
            <numerusform>The evening is over: you take home %n coin.</numerusform>
            <numerusform>The evening is over: you take home %n coins.</numerusform>
        </translation>
    </message>
    <message>
        <source>There are %1 coins to be won tonight.</source>
        <translation>There are %1 coins to be won tonight.</translation>
    </message>
    <message>
        <source>No coins won yet; there are %1 still to be won tonight.</source>
        <translation>No coins won yet; there are %1 still to be won tonight.</translation>
    </message>
    <message>
        <source>Coins won so far: %1; there are %2 still to be won tonight.</source>
        <translation>Coins won so far: %1; there are %2 still to be won tonight.</translation>
    </message>
</context>
<context>
    <name>OsteriaNumbers</name>
    <message>
        <source>At the osteria</source>
        <translation>At the osteria</translation>
    </message>
    <message>
        <source>Title</source>
        <comment>of the person at the osteria</comment>
        <translation>Title</translation>
    </message>
    <message>
        <source>Evenings</source>
        <translation>Evenings</translation>
    </message>
    <message>
        <source>Coins in the purse</source>
        <translation>Coins in the purse</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>two numbers</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Deals of the day played, and won</source>
        <translation>Deals of the day played, and won</translation>
    </message>
    <message>
        <source>Most days in a row</source>
        <translation>Most days in a row</translation>
    </message>
</context>
<context>
    <name>OutsideFile</name>
    <message>
        <source>it is a folder</source>
        <translation>it is a folder</translation>
    </message>
    <message>
        <source>it is too large: at most %1 can be read</source>
        <comment>%1 is &apos;32 MiB&apos;</comment>
        <translation>it is too large: at most %1 can be read</translation>
    </message>
    <message>
        <source>it is not a file but a device or a pipe</source>
        <translation>it is not a file but a device or a pipe</translation>
    </message>
</context>
<context>
    <name>OwnHand</name>
    <message>
        <source>Your hand</source>
        <translation>Your hand</translation>
    </message>
    <message>
        <source>your hand, card %1 of %2</source>
        <translation>your hand, card %1 of %2</translation>
    </message>
    <message>
        <source>You are out and watch the others</source>
        <translation>You are out and watch the others</translation>
    </message>
    <message>
        <source>seen</source>
        <comment>a card of yours that the others know</comment>
        <translation>seen</translation>
    </message>
    <message>
        <source>your hand, card %1 of %2, seen by the others</source>
        <translation>your hand, card %1 of %2, seen by the others</translation>
    </message>
    <message>
        <source>The hand at the bottom</source>
        <translation>The hand at the bottom</translation>
    </message>
    <message>
        <source>hand at the bottom, card %1 of %2</source>
        <translation>hand at the bottom, card %1 of %2</translation>
    </message>
    <message>
        <source>your hand, card %1 of %2, just taken: it stays</source>
        <translation>your hand, card %1 of %2, just taken: it stays</translation>
    </message>
    <message>
        <source>your hand, card %1 of %2, %3</source>
        <comment>%3 is &apos;drawn&apos;, said of the card</comment>
        <translation>your hand, card %1 of %2, %3</translation>
    </message>
    <message>
        <source>your hand, card %1 of %2, not now</source>
        <comment>a card that may not be played</comment>
        <translation>your hand, card %1 of %2, not now</translation>
    </message>
</context>
<context>
    <name>OwnMatch</name>
    <message>
        <source>Deal %1, %2: %3</source>
        <comment>%2 is &apos;Lap 2&apos;, %3 a move that was made</comment>
        <translation>Deal %1, %2: %3</translation>
    </message>
    <message>
        <source>%1, in deal %2</source>
        <comment>%1 is what a hand is worth</comment>
        <translation>%1, in deal %2</translation>
    </message>
    <message numerus="yes">
        <source>%n were good.</source>
        <comment>moves</comment>
        <translation>
            <numerusform>%n was good.</numerusform>
            <numerusform>%n were good.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n were mistakes.</source>
        <comment>moves</comment>
        <translation>
            <numerusform>%n was a mistake.</numerusform>
            <numerusform>%n were mistakes.</numerusform>
        </translation>
    </message>
    <message>
        <source>The costliest: %1. %2</source>
        <comment>%1 is &apos;Deal 4, lap 2: knock&apos;, %2 &apos;Better: …&apos;</comment>
        <translation>The costliest: %1. %2</translation>
    </message>
    <message numerus="yes">
        <source>%n of your moves were the best possible.</source>
        <translation>
            <numerusform>%n of your moves was the best possible.</numerusform>
            <numerusform>%n of your moves were the best possible.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your highest hand: %1.</source>
        <translation>Your highest hand: %1.</translation>
    </message>
</context>
<context>
    <name>OwnMatchLeaf</name>
    <message>
        <source>Your match</source>
        <translation>Your match</translation>
    </message>
    <message numerus="yes">
        <source>%n best</source>
        <comment>moves: no better one was there</comment>
        <translation>
            <numerusform>%n best</numerusform>
            <numerusform>%n best</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n good</source>
        <comment>moves: a better one was there, but not by much</comment>
        <translation>
            <numerusform>%n good</numerusform>
            <numerusform>%n good</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mistake(s)</source>
        <comment>moves</comment>
        <translation>
            <numerusform>%n mistake</numerusform>
            <numerusform>%n mistakes</numerusform>
        </translation>
    </message>
    <message>
        <source>The costliest move</source>
        <translation>The costliest move</translation>
    </message>
    <message>
        <source>Look at that move</source>
        <translation>Look at that move</translation>
    </message>
    <message>
        <source>You found the best move every time.</source>
        <translation>You found the best move every time.</translation>
    </message>
    <message>
        <source>Your highest hand</source>
        <translation>Your highest hand</translation>
    </message>
    <message numerus="yes">
        <source>%n not checked yet</source>
        <comment>moves: how good they were is still being reckoned</comment>
        <translation>
            <numerusform>%n not checked yet</numerusform>
            <numerusform>%n not checked yet</numerusform>
        </translation>
    </message>
    <message>
        <source>out</source>
        <comment>below 0 in a plot of lives: of the match</comment>
        <translation>out</translation>
    </message>
</context>
<context>
    <name>PackBox</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Packs</name>
    <message>
        <source>Piacentine</source>
        <translation>Piacentine</translation>
    </message>
    <message>
        <source>French</source>
        <translation>French</translation>
    </message>
    <message>
        <source>Tarot</source>
        <translation>Tarot</translation>
    </message>
</context>
<context>
    <name>PathSlip</name>
    <message>
        <source>No match records in this folder (files ending in .petrangola).</source>
        <translation>No match records in this folder (files ending in .petrangola).</translation>
    </message>
    <message>
        <source>This is a file: choose a folder.</source>
        <translation>This is a file: choose a folder.</translation>
    </message>
    <message>
        <source>Save a copy of this match</source>
        <translation>Save a copy of this match</translation>
    </message>
    <message>
        <source>Save all matches shown in a folder</source>
        <translation>Save all matches shown in a folder</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Folder</translation>
    </message>
    <message>
        <source>File</source>
        <translation>File</translation>
    </message>
    <message>
        <source>File or folder</source>
        <translation>File or folder</translation>
    </message>
    <message>
        <source>No, go back</source>
        <translation>No, go back</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Save</translation>
    </message>
    <message>
        <source>Type where it is, or choose below.</source>
        <translation>Type where it is, or choose below.</translation>
    </message>
    <message>
        <source>There is no file or folder of that name.</source>
        <translation>There is no file or folder of that name.</translation>
    </message>
    <message>
        <source>This is a folder: add a file name.</source>
        <translation>This is a folder: add a file name.</translation>
    </message>
    <message>
        <source>That folder does not exist.</source>
        <translation>That folder does not exist.</translation>
    </message>
    <message>
        <source>There is already a file of that name.</source>
        <translation>There is already a file of that name.</translation>
    </message>
    <message>
        <source>Files that are already in this folder are left alone.</source>
        <translation>Files that are already in this folder are left alone.</translation>
    </message>
    <message>
        <source>The folder will be created.</source>
        <translation>The folder will be created.</translation>
    </message>
    <message>
        <source>Import matches from files</source>
        <translation>Import matches from files</translation>
    </message>
    <message>
        <source>Replace it</source>
        <translation>Replace it</translation>
    </message>
    <message numerus="yes">
        <source>Import %n file(s)</source>
        <translation>
            <numerusform>Import %n file</numerusform>
            <numerusform>Import %n files</numerusform>
        </translation>
    </message>
    <message>
        <source>Import it</source>
        <translation>Import it</translation>
    </message>
</context>
<context>
    <name>PeriodChoice</name>
    <message>
        <source>Period</source>
        <translation>Period</translation>
    </message>
    <message>
        <source>all time</source>
        <comment>a period</comment>
        <translation>all time</translation>
    </message>
    <message>
        <source>last year</source>
        <translation>last year</translation>
    </message>
    <message>
        <source>30 days</source>
        <translation>30 days</translation>
    </message>
    <message>
        <source>7 days</source>
        <translation>7 days</translation>
    </message>
</context>
<context>
    <name>PetrangolaChapters</name>
    <message>
        <source>In short</source>
        <translation>In short</translation>
    </message>
    <message>
        <source>The cards</source>
        <translation>The cards</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>The deal</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Your turn</translation>
    </message>
    <message>
        <source>The knock</source>
        <translation>The knock</translation>
    </message>
    <message>
        <source>Who wins</source>
        <translation>Who wins</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Tokens</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>House rules</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Words</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Keys</translation>
    </message>
</context>
<context>
    <name>PetrangolaEstimate</name>
    <message>
        <source>Keep the three and knock</source>
        <translation>Keep the three and knock</translation>
    </message>
    <message>
        <source>Three aces never pay.</source>
        <translation>Three aces never pay.</translation>
    </message>
    <message>
        <source>Turn up the three</source>
        <translation>Turn up the three</translation>
    </message>
    <message>
        <source>You turned up the three</source>
        <translation>You turned up the three</translation>
    </message>
    <message>
        <source>You kept the three and knocked</source>
        <translation>You kept the three and knocked</translation>
    </message>
    <message>
        <source>Turn up the three</source>
        <comment>a move, after somebody&apos;s name</comment>
        <translation>Turn up the three</translation>
    </message>
    <message>
        <source>Keep the three and knock</source>
        <comment>a move, after somebody&apos;s name</comment>
        <translation>Keep the three and knock</translation>
    </message>
    <message>
        <source>You play on with three cards that nobody has seen yet: %1.</source>
        <comment>%1 is &apos;you lose a token 12 times in 100&apos;</comment>
        <translation>You play on with three cards that nobody has seen yet: %1.</translation>
    </message>
</context>
<context>
    <name>PetrangolaFeats</name>
    <message>
        <source>Petrangola!</source>
        <translation>Petrangola!</translation>
    </message>
    <message>
        <source>A collector</source>
        <translation>A collector</translation>
    </message>
    <message>
        <source>Twenty petrangole when the hands are compared.</source>
        <translation>Twenty petrangole when the hands are compared.</translation>
    </message>
    <message>
        <source>Encore!</source>
        <translation>Encore!</translation>
    </message>
    <message>
        <source>Two petrangole in the same match.</source>
        <translation>Two petrangole in the same match.</translation>
    </message>
    <message>
        <source>Petrangolone</source>
        <translation>Petrangolone</translation>
    </message>
    <message>
        <source>Three aces when the hands are compared.</source>
        <translation>Three aces when the hands are compared.</translation>
    </message>
    <message>
        <source>Have three of a kind or a sequence when the hands are compared.</source>
        <translation>Have three of a kind or a sequence when the hands are compared.</translation>
    </message>
    <message>
        <source>Back from the door</source>
        <translation>Back from the door</translation>
    </message>
    <message>
        <source>Re-enter after losing your last token, and win the match.</source>
        <translation>Re-enter after losing your last token, and win the match.</translation>
    </message>
</context>
<context>
    <name>PetrangolaGuide</name>
    <message>
        <source>%1 knocks and keeps those three cards. Everybody else has one more turn, then the hands are shown.</source>
        <translation>%1 knocks and keeps those three cards. Everybody else has one more turn, then the hands are shown.</translation>
    </message>
    <message>
        <source>%1 stays: no change after the knock.</source>
        <translation>%1 stays: no change after the knock.</translation>
    </message>
    <message>
        <source>%1 changes all three cards: a shirt change, and that is a knock. Everybody else has one more turn.</source>
        <translation>%1 changes all three cards: a shirt change, and that is a knock. Everybody else has one more turn.</translation>
    </message>
    <message>
        <source>Now you have %1. See what the others take.</source>
        <translation>Now you have %1. See what the others take.</translation>
    </message>
    <message>
        <source>Look: the monte alone makes %1. Take all three: that is a shirt change, and a knock.</source>
        <translation>Look: the monte alone makes %1. Take all three: that is a shirt change, and a knock.</translation>
    </message>
    <message>
        <source>Nobody pays: three aces never do. %1</source>
        <comment>%1 are two sentences</comment>
        <translation>Nobody pays: three aces never do. %1</translation>
    </message>
    <message>
        <source>You have %1: knock, and you keep these cards. %2</source>
        <comment>a hand&apos;s worth; one or two sentences</comment>
        <translation>You have %1: knock, and you keep these cards. %2</translation>
    </message>
    <message>
        <source>%1 I would keep them. %2</source>
        <comment>%1 are sentences, %2 one or two</comment>
        <translation>%1 I would keep them. %2</translation>
    </message>
    <message>
        <source>Welcome, I am Teresa. Tokens are our lives: whoever has the lowest hand loses one. Now cards are dealt face up: whoever gets the ace of coins deals first.</source>
        <translation>Welcome, I am Teresa. Tokens are our lives: whoever has the lowest hand loses one. Now cards are dealt face up: whoever gets the ace of coins deals first.</translation>
    </message>
    <message>
        <source>You deal: only you see these three. Turn them up, and all may exchange with them; keep them, and that is a knock: everybody else has just one turn.</source>
        <translation>You deal: only you see these three. Turn them up, and all may exchange with them; keep them, and that is a knock: everybody else has just one turn.</translation>
    </message>
    <message>
        <source>You have a petrangola: %1. It beats every hand that only counts points. Now %2 looks at three more cards.</source>
        <translation>You have a petrangola: %1. It beats every hand that only counts points. Now %2 looks at three more cards.</translation>
    </message>
    <message>
        <source>You have %1. Only cards of one suit count together: the ace 11, the court cards 10, the others their number. Better still are three alike, or three in a row of one suit: a petrangola. Now %2 looks at three more cards.</source>
        <translation>You have %1. Only cards of one suit count together: the ace 11, the court cards 10, the others their number. Better still are three alike, or three in a row of one suit: a petrangola. Now %2 looks at three more cards.</translation>
    </message>
    <message>
        <source>%1 turns the three up: this is the monte. In turn, going round to the right, everybody swaps cards with it.</source>
        <translation>%1 turns the three up: this is the monte. In turn, going round to the right, everybody swaps cards with it.</translation>
    </message>
    <message>
        <source>%1 keeps the three, which is a knock at once. The cards dealt before are now the monte, and everybody else has just one turn.</source>
        <translation>%1 keeps the three, which is a knock at once. The cards dealt before are now the monte, and everybody else has just one turn.</translation>
    </message>
    <message>
        <source>Your three are now the monte, and you pick up the cards dealt to you.</source>
        <translation>Your three are now the monte, and you pick up the cards dealt to you.</translation>
    </message>
    <message>
        <source>You cannot pass: you exchange or you knock. I would give %1 for %2; that leaves you %3.</source>
        <comment>cards; cards; a hand&apos;s worth</comment>
        <translation>You cannot pass: you exchange or you knock. I would give %1 for %2; that leaves you %3.</translation>
    </message>
    <message>
        <source>Your turn. Choose %1 from your hand and %2 from the monte: that makes %3. It is a petrangola, and beats every hand that only counts points.</source>
        <comment>cards; cards; a hand&apos;s worth</comment>
        <translation>Your turn. Choose %1 from your hand and %2 from the monte: that makes %3. It is a petrangola, and beats every hand that only counts points.</translation>
    </message>
    <message>
        <source>Your last turn: you may change up to three cards, and it no longer counts as a knock. I would give %1 for %2: that makes %3.</source>
        <comment>cards; cards; a hand&apos;s worth</comment>
        <translation>Your last turn: you may change up to three cards, and it no longer counts as a knock. I would give %1 for %2: that makes %3.</translation>
    </message>
    <message>
        <source>With no tokens you are out, and the last one in takes the pot: everybody’s stakes. Now you know enough for a match of your own.</source>
        <translation>With no tokens you are out, and the last one in takes the pot: everybody’s stakes. Now you know enough for a match of your own.</translation>
    </message>
    <message>
        <source>Your last turn. No exchange improves %1: stay.</source>
        <translation>Your last turn. No exchange improves %1: stay.</translation>
    </message>
    <message>
        <source>%1 I would turn them up. %2</source>
        <comment>%1 are sentences, %2 one or two</comment>
        <translation>%1 I would turn them up. %2</translation>
    </message>
</context>
<context>
    <name>PetrangolaLessons</name>
    <message>
        <source>These are your three cards. Only cards of one suit count together: the king, 10, and the 7 of coins make 17. The 4 of swords counts nothing.</source>
        <translation>These are your three cards. Only cards of one suit count together: the king, 10, and the 7 of coins make 17. The 4 of swords counts nothing.</translation>
    </message>
    <message>
        <source>Bruno gives the 3 of batons and takes the 5 of cups. So he collects cups: keep that in mind.</source>
        <translation>Bruno gives the 3 of batons and takes the 5 of cups. So he collects cups: keep that in mind.</translation>
    </message>
    <message>
        <source>Nives knocks: she keeps her cards, and everybody else has one more turn.</source>
        <translation>Nives knocks: she keeps her cards, and everybody else has one more turn.</translation>
    </message>
    <message>
        <source>There it is, the third seven. And a horse of coins, which makes 20 with your king.</source>
        <translation>There it is, the third seven. And a horse of coins, which makes 20 with your king.</translation>
    </message>
    <message>
        <source>Three sevens! Among threes of a kind the low ones are better: three twos are the best, three kings the last. Only three aces are above them all.</source>
        <translation>Three sevens! Among threes of a kind the low ones are better: three twos are the best, three kings the last. Only three aces are above them all.</translation>
    </message>
    <message>
        <source>Bruno knocks, and looks very pleased. Everybody else has one more turn.</source>
        <translation>Bruno knocks, and looks very pleased. Everybody else has one more turn.</translation>
    </message>
    <message>
        <source>In her last turn Nives takes the 3 of cups. It must be worth something to her.</source>
        <translation>In her last turn Nives takes the 3 of cups. It must be worth something to her.</translation>
    </message>
    <message>
        <source>Bruno collects swords, and only found a 2.</source>
        <translation>Bruno collects swords, and only found a 2.</translation>
    </message>
    <message>
        <source>Nives takes your 4 of batons. Neither of them has taken a card that counts much.</source>
        <translation>Nives takes your 4 of batons. Neither of them has taken a card that counts much.</translation>
    </message>
    <message>
        <source>You have knocked, and your hand stays as it is. Now watch what the others make of their last turn.</source>
        <translation>You have knocked, and your hand stays as it is. Now watch what the others make of their last turn.</translation>
    </message>
    <message>
        <source>Bruno finds nothing in the monte and stays.</source>
        <translation>Bruno finds nothing in the monte and stays.</translation>
    </message>
    <message>
        <source>Bruno has the lowest hand and pays. You knocked in time and left him no second turn.</source>
        <translation>Bruno has the lowest hand and pays. You knocked in time and left him no second turn.</translation>
    </message>
    <message>
        <source>Seven points: a miserable hand. This time Nives begins.</source>
        <translation>Seven points: a miserable hand. This time Nives begins.</translation>
    </message>
    <message>
        <source>From 7 to 25. And what you left is all that Bruno can choose from.</source>
        <translation>From 7 to 25. And what you left is all that Bruno can choose from.</translation>
    </message>
    <message>
        <source>Bruno takes your 7 of coins.</source>
        <translation>Bruno takes your 7 of coins.</translation>
    </message>
    <message>
        <source>Your 14 is the lowest hand, and that was your last token. But the match is not over for you yet: go on.</source>
        <translation>Your 14 is the lowest hand, and that was your last token. But the match is not over for you yet: go on.</translation>
    </message>
    <message>
        <source>Do not wait for anybody to find a petrangola: knock.</source>
        <translation>Do not wait for anybody to find a petrangola: knock.</translation>
    </message>
    <message>
        <source>Let us see what the two of them make of it.</source>
        <translation>Let us see what the two of them make of it.</translation>
    </message>
    <message>
        <source>Bruno stays.</source>
        <translation>Bruno stays.</translation>
    </message>
    <message>
        <source>Nives stays as well.</source>
        <translation>Nives stays as well.</translation>
    </message>
    <message>
        <source>Bruno could pay another stake. He has had enough for tonight.</source>
        <translation>Bruno could pay another stake. He has had enough for tonight.</translation>
    </message>
    <message>
        <source>An exchange that pays</source>
        <translation>An exchange that pays</translation>
    </message>
    <message>
        <source>One suit counts: find the card that you lack.</source>
        <translation>One suit counts: find the card that you lack.</translation>
    </message>
    <message>
        <source>Take the card that adds most to one suit, and remember what the others take.</source>
        <translation>Take the card that adds most to one suit, and remember what the others take.</translation>
    </message>
    <message>
        <source>Three sevens beat 31</source>
        <translation>Three sevens beat 31</translation>
    </message>
    <message>
        <source>Sequence and three of a kind: what wins, and why.</source>
        <translation>Sequence and three of a kind: what wins, and why.</translation>
    </message>
    <message>
        <source>Three aces, then sequences, then three of a kind with the low ones first, then the points of one suit.</source>
        <translation>Three aces, then sequences, then three of a kind with the low ones first, then the points of one suit.</translation>
    </message>
    <message>
        <source>To knock, or not yet</source>
        <translation>To knock, or not yet</translation>
    </message>
    <message>
        <source>Once too early, once just in time.</source>
        <translation>Once too early, once just in time.</translation>
    </message>
    <message>
        <source>The last turn</source>
        <translation>The last turn</translation>
    </message>
    <message>
        <source>Somebody has knocked, and your hand is worth nothing.</source>
        <translation>Somebody has knocked, and your hand is worth nothing.</translation>
    </message>
    <message>
        <source>After a knock everybody else has one more turn, to change up to three cards. Only the lowest hand pays.</source>
        <translation>After a knock everybody else has one more turn, to change up to three cards. Only the lowest hand pays.</translation>
    </message>
    <message>
        <source>The last token, the re-entry and the end of a match.</source>
        <translation>The last token, the re-entry and the end of a match.</translation>
    </message>
    <message>
        <source>Nives turns three cards up: the monte. Going round to the right, everybody swaps cards with it.</source>
        <translation>Nives turns three cards up: the monte. Going round to the right, everybody swaps cards with it.</translation>
    </message>
    <message>
        <source>28, with one card. And everybody saw you take the ace: now they know what you collect.</source>
        <translation>28, with one card. And everybody saw you take the ace: now they know what you collect.</translation>
    </message>
    <message>
        <source>Bruno stays too. Now the hands are shown.</source>
        <translation>Bruno stays too. Now the hands are shown.</translation>
    </message>
    <message>
        <source>Bruno’s 21 is the lowest hand, and he pays a token, one of his lives. You are far above that, thanks to one good exchange.</source>
        <translation>Bruno’s 21 is the lowest hand, and he pays a token, one of his lives. You are far above that, thanks to one good exchange.</translation>
    </message>
    <message>
        <source>Ten points, no more. But you have two sevens: with a third one you have three of a kind, a petrangola.</source>
        <translation>Ten points, no more. But you have two sevens: with a third one you have three of a kind, a petrangola.</translation>
    </message>
    <message>
        <source>Your last turn. Nothing here improves three sevens: stay.</source>
        <translation>Your last turn. Nothing here improves three sevens: stay.</translation>
    </message>
    <message>
        <source>Nives has 2, 3 and 4 of cups, a sequence: even the lowest one beats your three sevens. Bruno has 31, the most that points can reach, and yet he pays.</source>
        <translation>Nives has 2, 3 and 4 of cups, a sequence: even the lowest one beats your three sevens. Bruno has 31, the most that points can reach, and yet he pays.</translation>
    </message>
    <message>
        <source>Twenty in cups. Is that enough to knock? A knock gives everybody else one more turn to beat you.</source>
        <translation>Twenty in cups. Is that enough to knock? A knock gives everybody else one more turn to beat you.</translation>
    </message>
    <message>
        <source>Not yet: twenty is soon beaten, and the 5 of cups is in the monte. Give the 4 of batons for it.</source>
        <translation>Not yet: twenty is soon beaten, and the 5 of cups is in the monte. Give the 4 of batons for it.</translation>
    </message>
    <message>
        <source>25. Now see whether anybody gets in your way.</source>
        <translation>25. Now see whether anybody gets in your way.</translation>
    </message>
    <message>
        <source>Nives stays as well. Show your cards!</source>
        <translation>Nives stays as well. Show your cards!</translation>
    </message>
    <message>
        <source>She knocks at once! So you have just one turn, this one, and yours is the weakest hand at the table.</source>
        <translation>She knocks at once! So you have just one turn, this one, and yours is the weakest hand at the table.</translation>
    </message>
    <message>
        <source>Bruno pays. In the last turn only one thing counts: not to have the lowest hand.</source>
        <translation>Bruno pays. In the last turn only one thing counts: not to have the lowest hand.</translation>
    </message>
    <message>
        <source>It is late, and each of you has a single token left: whoever pays now is out. Nine in cups is not much.</source>
        <translation>It is late, and each of you has a single token left: whoever pays now is out. Nine in cups is not much.</translation>
    </message>
    <message>
        <source>Nives knocks. You have one turn left.</source>
        <translation>Nives knocks. You have one turn left.</translation>
    </message>
    <message>
        <source>Once in a match you may pay your stake again, play money for the pot, and come back with as many tokens as the poorest of the others has: one. Re-enter!</source>
        <translation>Once in a match you may pay your stake again, play money for the pot, and come back with as many tokens as the poorest of the others has: one. Re-enter!</translation>
    </message>
    <message>
        <source>You have a token again, and there are four stakes in the pot.</source>
        <translation>You have a token again, and there are four stakes in the pot.</translation>
    </message>
    <message>
        <source>Then you could only watch. A stake buys you back, once in a match: try it.</source>
        <translation>Then you could only watch. A stake buys you back, once in a match: try it.</translation>
    </message>
    <message>
        <source>What a hand: 31 in cups, the most that points can reach. And you play first.</source>
        <translation>What a hand: 31 in cups, the most that points can reach. And you play first.</translation>
    </message>
    <message>
        <source>Twenty and twenty: the lowest hands tie, so both pay, and both lose their last token. Go on.</source>
        <translation>Twenty and twenty: the lowest hands tie, so both pay, and both lose their last token. Go on.</translation>
    </message>
    <message>
        <source>And so has Nives. You are the only one left: the pot is yours, four stakes and the applause.</source>
        <translation>And so has Nives. You are the only one left: the pot is yours, four stakes and the applause.</translation>
    </message>
    <message>
        <source>Knock when your hand will still not be the lowest after one more turn for everybody else.</source>
        <translation>Knock when your hand will still not be the lowest after one more turn for everybody else.</translation>
    </message>
    <message>
        <source>Out, in again, and the pot</source>
        <translation>Out, in again, and the pot</translation>
    </message>
    <message>
        <source>With no token you are out, unless you pay to come back. The last one in takes the pot.</source>
        <translation>With no token you are out, unless you pay to come back. The last one in takes the pot.</translation>
    </message>
    <message>
        <source>Your turn: choose a card of yours to give, and one of the monte to take. Which card helps you most?</source>
        <translation>Your turn: choose a card of yours to give, and one of the monte to take. Which card helps you most?</translation>
    </message>
    <message>
        <source>The ace counts 11, and you are collecting coins. Choose your 4 of swords, then the ace of coins.</source>
        <translation>The ace counts 11, and you are collecting coins. Choose your 4 of swords, then the ace of coins.</translation>
    </message>
    <message>
        <source>Your last turn. You may exchange once more, or stay as you are. Does anything there improve your 28?</source>
        <translation>Your last turn. You may exchange once more, or stay as you are. Does anything there improve your 28?</translation>
    </message>
    <message>
        <source>Nothing does: stay.</source>
        <translation>Nothing does: stay.</translation>
    </message>
    <message>
        <source>The horse of coins for twenty points, or the third seven? Take what is worth more.</source>
        <translation>The horse of coins for twenty points, or the third seven? Take what is worth more.</translation>
    </message>
    <message>
        <source>Three of a kind beats any number of points. Give the king for the 7 of batons.</source>
        <translation>Three of a kind beats any number of points. Give the king for the 7 of batons.</translation>
    </message>
    <message>
        <source>Do you knock with twenty, or do you exchange first?</source>
        <translation>Do you knock with twenty, or do you exchange first?</translation>
    </message>
    <message>
        <source>You cannot pass: you exchange or you knock. What do you do with 25?</source>
        <translation>You cannot pass: you exchange or you knock. What do you do with 25?</translation>
    </message>
    <message>
        <source>Any exchange would spoil your 25, and the others are still weak. Knock!</source>
        <translation>Any exchange would spoil your 25, and the others are still weak. Knock!</translation>
    </message>
    <message>
        <source>In the last turn you may change up to three cards, and it no longer counts as a knock. What makes the most of this monte?</source>
        <translation>In the last turn you may change up to three cards, and it no longer counts as a knock. What makes the most of this monte?</translation>
    </message>
    <message>
        <source>The monte alone makes 25 in batons: change your shirt, take all three.</source>
        <translation>The monte alone makes 25 in batons: change your shirt, take all three.</translation>
    </message>
    <message>
        <source>You have one turn, and nine points in cups. Take the best card there is.</source>
        <translation>You have one turn, and nine points in cups. Take the best card there is.</translation>
    </message>
    <message>
        <source>The 5 of cups for the 2 of swords makes 14.</source>
        <translation>The 5 of cups for the 2 of swords makes 14.</translation>
    </message>
    <message>
        <source>Do you wait for something better, or do you knock?</source>
        <translation>Do you wait for something better, or do you knock?</translation>
    </message>
</context>
<context>
    <name>PetrangolaNumbers</name>
    <message>
        <source>Petrangole at the showdown</source>
        <translation>Petrangole at the showdown</translation>
    </message>
    <message>
        <source>Petrangoloni, three aces</source>
        <translation>Petrangoloni, three aces</translation>
    </message>
    <message>
        <source>Knock</source>
        <translation>Knock</translation>
    </message>
    <message>
        <source>Shirt change</source>
        <translation>Shirt change</translation>
    </message>
    <message>
        <source>Kept as dealer</source>
        <translation>Kept as dealer</translation>
    </message>
</context>
<context>
    <name>PetrangolaReplay</name>
    <message>
        <source>%1 re-entered</source>
        <translation>%1 re-entered</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>%1 left</translation>
    </message>
    <message>
        <source>you re-entered</source>
        <translation>you re-entered</translation>
    </message>
    <message>
        <source>you left</source>
        <translation>you left</translation>
    </message>
</context>
<context>
    <name>PetrangolaRules</name>
    <message>
        <source>Stake</source>
        <translation>Stake</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Tokens</translation>
    </message>
    <message>
        <source>The lives that everybody starts with, from 1 to 9</source>
        <translation>The lives that everybody starts with, from 1 to 9</translation>
    </message>
    <message>
        <source>Re-entries</source>
        <translation>Re-entries</translation>
    </message>
    <message>
        <source>Packs</source>
        <translation>Packs</translation>
    </message>
    <message>
        <source>One is enough for up to twelve players</source>
        <translation>One is enough for up to twelve players</translation>
    </message>
    <message>
        <source>More than twelve players need two</source>
        <translation>More than twelve players need two</translation>
    </message>
    <message>
        <source>Order of three of a kind</source>
        <translation>Order of three of a kind</translation>
    </message>
    <message>
        <source>Which is best after three aces</source>
        <translation>Which is best after three aces</translation>
    </message>
    <message>
        <source>low first</source>
        <translation>low first</translation>
    </message>
    <message>
        <source>kings first</source>
        <translation>kings first</translation>
    </message>
    <message>
        <source>Ace also low</source>
        <translation>Ace also low</translation>
    </message>
    <message>
        <source>3, 2 and ace of a suit are the lowest sequence</source>
        <translation>3, 2 and ace of a suit are the lowest sequence</translation>
    </message>
    <message>
        <source>Three of a kind beats a sequence</source>
        <translation>Three of a kind beats a sequence</translation>
    </message>
    <message>
        <source>Petrangola shown</source>
        <translation>Petrangola shown</translation>
    </message>
    <message numerus="yes">
        <source>%n token(s)</source>
        <comment>at the start</comment>
        <translation>
            <numerusform>%n token</numerusform>
            <numerusform>%n tokens</numerusform>
        </translation>
    </message>
    <message>
        <source>no re-entry</source>
        <translation>no re-entry</translation>
    </message>
    <message numerus="yes">
        <source>%n re-entry(s)</source>
        <translation>
            <numerusform>%n re-entry</numerusform>
            <numerusform>%n re-entries</numerusform>
        </translation>
    </message>
    <message>
        <source>stake %1</source>
        <translation>stake %1</translation>
    </message>
    <message numerus="yes">
        <source>%n pack(s)</source>
        <translation>
            <numerusform>%n pack</numerusform>
            <numerusform>%n packs</numerusform>
        </translation>
    </message>
    <message>
        <source>three kings before three 2s</source>
        <translation>three kings before three 2s</translation>
    </message>
    <message>
        <source>ace also low</source>
        <translation>ace also low</translation>
    </message>
    <message>
        <source>petrangola shown</source>
        <translation>petrangola shown</translation>
    </message>
    <message>
        <source>The usual rules</source>
        <translation>The usual rules</translation>
    </message>
    <message>
        <source>A long evening</source>
        <translation>A long evening</translation>
    </message>
    <message>
        <source>Low ace</source>
        <translation>Low ace</translation>
    </message>
    <message>
        <source>Kings first</source>
        <translation>Kings first</translation>
    </message>
    <message>
        <source>Open knock</source>
        <translation>Open knock</translation>
    </message>
    <message>
        <source>Three of a kind first</source>
        <comment>the name of these rules</comment>
        <translation>Three of a kind first</translation>
    </message>
    <message>
        <source>Petrangola</source>
        <translation>Petrangola</translation>
    </message>
    <message>
        <source>Petrangola is a card game of the osterie between Romagna and the Marche: three cards in the hand, three on the table, and a knock when you dare.</source>
        <translation>Petrangola is a card game of the osterie between Romagna and the Marche: three cards in the hand, three on the table, and a knock when you dare.</translation>
    </message>
    <message>
        <source>with forty Piacentine cards, three lives and a stake in the pot</source>
        <translation>with forty Piacentine cards, three lives and a stake in the pot</translation>
    </message>
    <message>
        <source>What each player puts into the pot, in play money</source>
        <translation>What each player puts into the pot, in play money</translation>
    </message>
    <message>
        <source>How many times a player who is out may pay again and come back</source>
        <translation>How many times a player who is out may pay again and come back</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>automatic</translation>
    </message>
    <message>
        <source>Three alike are worth more than three in a row</source>
        <translation>Three alike are worth more than three in a row</translation>
    </message>
    <message>
        <source>A player who knocks with three of a kind or a sequence turns it up at once</source>
        <translation>A player who knocks with three of a kind or a sequence turns it up at once</translation>
    </message>
    <message>
        <source>three of a kind beats a sequence</source>
        <translation>three of a kind beats a sequence</translation>
    </message>
    <message numerus="yes">
        <source>%n stake(s) make a pot of %1. Two packs are shuffled together.</source>
        <translation>
            <numerusform>%n stake makes a pot of %1. Two packs are shuffled together.</numerusform>
            <numerusform>%n stakes make a pot of %1. Two packs are shuffled together.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stake(s) make a pot of %1.</source>
        <translation>
            <numerusform>%n stake makes a pot of %1.</numerusform>
            <numerusform>%n stakes make a pot of %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Three in hand, three on the table</source>
        <translation>Three in hand, three on the table</translation>
    </message>
</context>
<context>
    <name>PetrangolaTable</name>
    <message>
        <source>You show a petrangola</source>
        <translation>You show a petrangola</translation>
    </message>
    <message>
        <source>%1 shows a petrangola</source>
        <translation>%1 shows a petrangola</translation>
    </message>
    <message>
        <source>Enter</source>
        <comment>a key</comment>
        <translation>Enter</translation>
    </message>
    <message>
        <source>and pick up your three</source>
        <translation>and pick up your three</translation>
    </message>
    <message>
        <source>Keep and knock</source>
        <translation>Keep and knock</translation>
    </message>
    <message>
        <source>you stay with %1</source>
        <comment>%1 is a hand&apos;s worth</comment>
        <translation>you stay with %1</translation>
    </message>
    <message>
        <source>Re-enter</source>
        <translation>Re-enter</translation>
    </message>
    <message>
        <source>for %1</source>
        <translation>for %1</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Stay</translation>
    </message>
    <message>
        <source>all three: %1</source>
        <comment>%1 is a hand&apos;s worth</comment>
        <translation>all three: %1</translation>
    </message>
    <message>
        <source>and knock with %1</source>
        <comment>%1 is a hand&apos;s worth</comment>
        <translation>and knock with %1</translation>
    </message>
    <message numerus="yes">
        <source>Exchange %n</source>
        <translation>
            <numerusform>Exchange %n</numerusform>
            <numerusform>Exchange %n</numerusform>
        </translation>
    </message>
    <message>
        <source>makes %1</source>
        <comment>%1 is a hand&apos;s worth</comment>
        <translation>makes %1</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>Exchange</translation>
    </message>
    <message>
        <source>Here is the monte</source>
        <comment>said by the dealer who exposes</comment>
        <translation>Here is the monte</translation>
    </message>
    <message>
        <source>I keep them!</source>
        <comment>said by the dealer who keeps the three, which is a knock</comment>
        <translation>I keep them!</translation>
    </message>
    <message numerus="yes">
        <source>I exchange %n</source>
        <comment>what a seat just did, in a bubble</comment>
        <translation>
            <numerusform>I exchange %n</numerusform>
            <numerusform>I exchange %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Shirt change!</source>
        <comment>said with a knock</comment>
        <translation>Shirt change!</translation>
    </message>
    <message>
        <source>I exchange all three</source>
        <translation>I exchange all three</translation>
    </message>
    <message>
        <source>I knock!</source>
        <translation>I knock!</translation>
    </message>
    <message>
        <source>I stay</source>
        <comment>what a seat just did, in a bubble</comment>
        <translation>I stay</translation>
    </message>
    <message>
        <source>%1 deals and looks at three cards</source>
        <translation>%1 deals and looks at three cards</translation>
    </message>
    <message>
        <source>You are out of tokens</source>
        <translation>You are out of tokens</translation>
    </message>
    <message>
        <source>%1 may re-enter</source>
        <translation>%1 may re-enter</translation>
    </message>
    <message>
        <source>That cannot be done now.</source>
        <translation>That cannot be done now.</translation>
    </message>
    <message>
        <source>First %1 looks at three cards.</source>
        <translation>First %1 looks at three cards.</translation>
    </message>
    <message>
        <source>Three aces never pay.</source>
        <translation>Three aces never pay.</translation>
    </message>
    <message>
        <source>They share the lowest hand: %1.</source>
        <translation>They share the lowest hand: %1.</translation>
    </message>
    <message>
        <source>The lowest hand is yours: %1. That was your last token.</source>
        <translation>The lowest hand is yours: %1. That was your last token.</translation>
    </message>
    <message numerus="yes">
        <source>The lowest hand is yours: %1. You have %n left.</source>
        <translation>
            <numerusform>The lowest hand is yours: %1. You have %n left.</numerusform>
            <numerusform>The lowest hand is yours: %1. You have %n left.</numerusform>
        </translation>
    </message>
    <message>
        <source>The lowest hand: %1. That was the last token.</source>
        <translation>The lowest hand: %1. That was the last token.</translation>
    </message>
    <message numerus="yes">
        <source>The lowest hand: %1. There are %n left.</source>
        <translation>
            <numerusform>The lowest hand: %1. There is %n left.</numerusform>
            <numerusform>The lowest hand: %1. There are %n left.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has lost the last token and may pay another stake.</source>
        <translation>%1 has lost the last token and may pay another stake.</translation>
    </message>
    <message numerus="yes">
        <source>You have lost your last token. For another stake of %1 you come back with %n.</source>
        <comment>%n tokens</comment>
        <translation>
            <numerusform>You have lost your last token. For another stake of %1 you come back with %n token.</numerusform>
            <numerusform>You have lost your last token. For another stake of %1 you come back with %n tokens.</numerusform>
        </translation>
    </message>
    <message>
        <source>I keep them: %1!</source>
        <comment>%1 is the worth of the hand laid open</comment>
        <translation>I keep them: %1!</translation>
    </message>
    <message>
        <source>I knock: %1!</source>
        <comment>%1 is the worth of the hand laid open</comment>
        <translation>I knock: %1!</translation>
    </message>
    <message numerus="yes">
        <source>They share the lowest hand: %n point(s).</source>
        <translation>
            <numerusform>They share the lowest hand: %n point.</numerusform>
            <numerusform>They share the lowest hand: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n petrangola(s)</source>
        <translation>
            <numerusform>%n petrangola</numerusform>
            <numerusform>%n petrangole</numerusform>
        </translation>
    </message>
    <message>
        <source>Whoever gets the ace of coins deals first</source>
        <translation>Whoever gets the ace of coins deals first</translation>
    </message>
    <message>
        <source>Only you see these three</source>
        <translation>Only you see these three</translation>
    </message>
    <message>
        <source>Only the dealer sees these</source>
        <translation>Only the dealer sees these</translation>
    </message>
    <message>
        <source>Petrangolone!</source>
        <translation>Petrangolone!</translation>
    </message>
    <message>
        <source>Three aces: you win a token.</source>
        <translation>Three aces: you win a token.</translation>
    </message>
    <message>
        <source>Three aces: a token for %1.</source>
        <translation>Three aces: a token for %1.</translation>
    </message>
    <message>
        <source>A sequence!</source>
        <translation>A sequence!</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a name, and what the hand is worth</comment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 against %2: %n point(s) too few.</source>
        <translation>
            <numerusform>%1 against %2: one point too few.</numerusform>
            <numerusform>%1 against %2: %n points too few.</numerusform>
        </translation>
    </message>
    <message>
        <source>Any three of a kind beats %1.</source>
        <comment>%1 is &apos;30 in coins&apos;</comment>
        <translation>Any three of a kind beats %1.</translation>
    </message>
    <message>
        <source>Any sequence beats %1.</source>
        <comment>%1 is &apos;30 in coins&apos;</comment>
        <translation>Any sequence beats %1.</translation>
    </message>
    <message>
        <source>Three aces beat every hand.</source>
        <translation>Three aces beat every hand.</translation>
    </message>
    <message>
        <source>A sequence beats three of a kind.</source>
        <translation>A sequence beats three of a kind.</translation>
    </message>
    <message>
        <source>At this table three of a kind beats a sequence.</source>
        <translation>At this table three of a kind beats a sequence.</translation>
    </message>
    <message>
        <source>Of two sequences the one with the higher top card wins.</source>
        <translation>Of two sequences the one with the higher top card wins.</translation>
    </message>
    <message>
        <source>Turn them up</source>
        <translation>Turn them up</translation>
    </message>
    <message>
        <source>I’m out</source>
        <comment>the answer</comment>
        <translation>I’m out</translation>
    </message>
    <message>
        <source>and keep watching</source>
        <translation>and keep watching</translation>
    </message>
    <message>
        <source>Change your shirt</source>
        <translation>Change your shirt</translation>
    </message>
    <message>
        <source>I’m back in</source>
        <comment>said by a seat that re-enters</comment>
        <translation>I’m back in</translation>
    </message>
    <message>
        <source>I’m out</source>
        <comment>said by a seat that does not re-enter</comment>
        <translation>I’m out</translation>
    </message>
    <message>
        <source>The ace of coins is yours: you deal first</source>
        <translation>The ace of coins is yours: you deal first</translation>
    </message>
    <message>
        <source>%1 gets the ace of coins and deals first</source>
        <translation>%1 gets the ace of coins and deals first</translation>
    </message>
    <message>
        <source>You deal: turn these three up, or keep them?</source>
        <translation>You deal: turn these three up, or keep them?</translation>
    </message>
    <message>
        <source>%1 has knocked already: to change nothing, choose “Stay”.</source>
        <translation>%1 has knocked already: to change nothing, choose “Stay”.</translation>
    </message>
    <message>
        <source>Nobody has knocked yet, and you cannot pass: exchange a card or knock.</source>
        <translation>Nobody has knocked yet, and you cannot pass: exchange a card or knock.</translation>
    </message>
    <message>
        <source>Choose one of your cards and one from the monte.</source>
        <translation>Choose one of your cards and one from the monte.</translation>
    </message>
    <message>
        <source>Choose as many of your cards as of the monte.</source>
        <translation>Choose as many of your cards as of the monte.</translation>
    </message>
    <message>
        <source>First decide: turn the three cards up, or keep them.</source>
        <translation>First decide: turn the three cards up, or keep them.</translation>
    </message>
    <message>
        <source>You deal, and the three are %1: %2. Turn them up, or keep them?</source>
        <comment>%1 are cards, %2 what they are worth as a hand</comment>
        <translation>You deal, and the three are %1: %2. Turn them up, or keep them?</translation>
    </message>
    <message>
        <source>Of two threes of a kind the lower one wins: %1 before %2.</source>
        <translation>Of two threes of a kind the lower one wins: %1 before %2.</translation>
    </message>
    <message>
        <source>Of two threes of a kind the higher one wins: %1 before %2.</source>
        <translation>Of two threes of a kind the higher one wins: %1 before %2.</translation>
    </message>
</context>
<context>
    <name>Phrases</name>
    <message>
        <source>face-down card</source>
        <translation>face-down card</translation>
    </message>
    <message>
        <source>2 of coins</source>
        <translation>2 of coins</translation>
    </message>
    <message>
        <source>3 of coins</source>
        <translation>3 of coins</translation>
    </message>
    <message>
        <source>4 of coins</source>
        <translation>4 of coins</translation>
    </message>
    <message>
        <source>5 of coins</source>
        <translation>5 of coins</translation>
    </message>
    <message>
        <source>6 of coins</source>
        <translation>6 of coins</translation>
    </message>
    <message>
        <source>7 of coins</source>
        <translation>7 of coins</translation>
    </message>
    <message>
        <source>jack of coins</source>
        <translation>jack of coins</translation>
    </message>
    <message>
        <source>horse of coins</source>
        <translation>horse of coins</translation>
    </message>
    <message>
        <source>king of coins</source>
        <translation>king of coins</translation>
    </message>
    <message>
        <source>ace of coins</source>
        <translation>ace of coins</translation>
    </message>
    <message>
        <source>2 of cups</source>
        <translation>2 of cups</translation>
    </message>
    <message>
        <source>3 of cups</source>
        <translation>3 of cups</translation>
    </message>
    <message>
        <source>4 of cups</source>
        <translation>4 of cups</translation>
    </message>
    <message>
        <source>5 of cups</source>
        <translation>5 of cups</translation>
    </message>
    <message>
        <source>6 of cups</source>
        <translation>6 of cups</translation>
    </message>
    <message>
        <source>7 of cups</source>
        <translation>7 of cups</translation>
    </message>
    <message>
        <source>jack of cups</source>
        <translation>jack of cups</translation>
    </message>
    <message>
        <source>horse of cups</source>
        <translation>horse of cups</translation>
    </message>
    <message>
        <source>king of cups</source>
        <translation>king of cups</translation>
    </message>
    <message>
        <source>ace of cups</source>
        <translation>ace of cups</translation>
    </message>
    <message>
        <source>2 of swords</source>
        <translation>2 of swords</translation>
    </message>
    <message>
        <source>3 of swords</source>
        <translation>3 of swords</translation>
    </message>
    <message>
        <source>4 of swords</source>
        <translation>4 of swords</translation>
    </message>
    <message>
        <source>5 of swords</source>
        <translation>5 of swords</translation>
    </message>
    <message>
        <source>6 of swords</source>
        <translation>6 of swords</translation>
    </message>
    <message>
        <source>7 of swords</source>
        <translation>7 of swords</translation>
    </message>
    <message>
        <source>jack of swords</source>
        <translation>jack of swords</translation>
    </message>
    <message>
        <source>horse of swords</source>
        <translation>horse of swords</translation>
    </message>
    <message>
        <source>king of swords</source>
        <translation>king of swords</translation>
    </message>
    <message>
        <source>ace of swords</source>
        <translation>ace of swords</translation>
    </message>
    <message>
        <source>2 of batons</source>
        <translation>2 of batons</translation>
    </message>
    <message>
        <source>3 of batons</source>
        <translation>3 of batons</translation>
    </message>
    <message>
        <source>4 of batons</source>
        <translation>4 of batons</translation>
    </message>
    <message>
        <source>5 of batons</source>
        <translation>5 of batons</translation>
    </message>
    <message>
        <source>6 of batons</source>
        <translation>6 of batons</translation>
    </message>
    <message>
        <source>7 of batons</source>
        <translation>7 of batons</translation>
    </message>
    <message>
        <source>jack of batons</source>
        <translation>jack of batons</translation>
    </message>
    <message>
        <source>horse of batons</source>
        <translation>horse of batons</translation>
    </message>
    <message>
        <source>king of batons</source>
        <translation>king of batons</translation>
    </message>
    <message>
        <source>ace of batons</source>
        <translation>ace of batons</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>the last two of a list</comment>
        <translation>%1 and %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>within a list</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>three aces</source>
        <translation>three aces</translation>
    </message>
    <message>
        <source>three twos</source>
        <translation>three twos</translation>
    </message>
    <message>
        <source>three threes</source>
        <translation>three threes</translation>
    </message>
    <message>
        <source>three fours</source>
        <translation>three fours</translation>
    </message>
    <message>
        <source>three fives</source>
        <translation>three fives</translation>
    </message>
    <message>
        <source>three sixes</source>
        <translation>three sixes</translation>
    </message>
    <message>
        <source>three sevens</source>
        <translation>three sevens</translation>
    </message>
    <message>
        <source>three jacks</source>
        <translation>three jacks</translation>
    </message>
    <message>
        <source>three horses</source>
        <translation>three horses</translation>
    </message>
    <message>
        <source>three kings</source>
        <translation>three kings</translation>
    </message>
    <message>
        <source>%1 in coins</source>
        <translation>%1 in coins</translation>
    </message>
    <message>
        <source>%1 in cups</source>
        <translation>%1 in cups</translation>
    </message>
    <message>
        <source>%1 in swords</source>
        <translation>%1 in swords</translation>
    </message>
    <message>
        <source>%1 in batons</source>
        <translation>%1 in batons</translation>
    </message>
    <message>
        <source>first place</source>
        <translation>first place</translation>
    </message>
    <message>
        <source>second place</source>
        <translation>second place</translation>
    </message>
    <message>
        <source>third place</source>
        <translation>third place</translation>
    </message>
    <message>
        <source>fourth place</source>
        <translation>fourth place</translation>
    </message>
    <message>
        <source>fifth place</source>
        <translation>fifth place</translation>
    </message>
    <message>
        <source>sixth place</source>
        <translation>sixth place</translation>
    </message>
    <message>
        <source>seventh place</source>
        <translation>seventh place</translation>
    </message>
    <message>
        <source>eighth place</source>
        <translation>eighth place</translation>
    </message>
    <message>
        <source>ninth place</source>
        <translation>ninth place</translation>
    </message>
    <message>
        <source>tenth place</source>
        <translation>tenth place</translation>
    </message>
    <message>
        <source>eleventh place</source>
        <translation>eleventh place</translation>
    </message>
    <message>
        <source>twelfth place</source>
        <translation>twelfth place</translation>
    </message>
    <message>
        <source>thirteenth place</source>
        <translation>thirteenth place</translation>
    </message>
    <message>
        <source>fourteenth place</source>
        <translation>fourteenth place</translation>
    </message>
    <message>
        <source>fifteenth place</source>
        <translation>fifteenth place</translation>
    </message>
    <message>
        <source>sixteenth place</source>
        <translation>sixteenth place</translation>
    </message>
    <message>
        <source>seventeenth place</source>
        <translation>seventeenth place</translation>
    </message>
    <message>
        <source>eighteenth place</source>
        <translation>eighteenth place</translation>
    </message>
    <message>
        <source>nineteenth place</source>
        <translation>nineteenth place</translation>
    </message>
    <message>
        <source>twentieth place</source>
        <translation>twentieth place</translation>
    </message>
    <message>
        <source>twenty-first place</source>
        <translation>twenty-first place</translation>
    </message>
    <message>
        <source>twenty-second place</source>
        <translation>twenty-second place</translation>
    </message>
    <message>
        <source>twenty-third place</source>
        <translation>twenty-third place</translation>
    </message>
    <message>
        <source>twenty-fourth place</source>
        <translation>twenty-fourth place</translation>
    </message>
    <message>
        <source>€%1</source>
        <comment>an amount of play money</comment>
        <translation>€%1</translation>
    </message>
    <message>
        <source>a 3-high sequence</source>
        <translation>a 3-high sequence</translation>
    </message>
    <message>
        <source>a 4-high sequence</source>
        <translation>a 4-high sequence</translation>
    </message>
    <message>
        <source>a 5-high sequence</source>
        <translation>a 5-high sequence</translation>
    </message>
    <message>
        <source>a 6-high sequence</source>
        <translation>a 6-high sequence</translation>
    </message>
    <message>
        <source>a 7-high sequence</source>
        <translation>a 7-high sequence</translation>
    </message>
    <message>
        <source>a jack-high sequence</source>
        <translation>a jack-high sequence</translation>
    </message>
    <message>
        <source>a horse-high sequence</source>
        <translation>a horse-high sequence</translation>
    </message>
    <message>
        <source>a king-high sequence</source>
        <translation>a king-high sequence</translation>
    </message>
    <message>
        <source>an ace-high sequence</source>
        <translation>an ace-high sequence</translation>
    </message>
    <message>
        <source>%1 in coins</source>
        <comment>%1 is a sequence</comment>
        <translation>%1 in coins</translation>
    </message>
    <message>
        <source>%1 in cups</source>
        <comment>%1 is a sequence</comment>
        <translation>%1 in cups</translation>
    </message>
    <message>
        <source>%1 in swords</source>
        <comment>%1 is a sequence</comment>
        <translation>%1 in swords</translation>
    </message>
    <message>
        <source>%1 in batons</source>
        <comment>%1 is a sequence</comment>
        <translation>%1 in batons</translation>
    </message>
    <message>
        <source>2 of clubs</source>
        <translation>2 of clubs</translation>
    </message>
    <message>
        <source>3 of clubs</source>
        <translation>3 of clubs</translation>
    </message>
    <message>
        <source>4 of clubs</source>
        <translation>4 of clubs</translation>
    </message>
    <message>
        <source>5 of clubs</source>
        <translation>5 of clubs</translation>
    </message>
    <message>
        <source>6 of clubs</source>
        <translation>6 of clubs</translation>
    </message>
    <message>
        <source>7 of clubs</source>
        <translation>7 of clubs</translation>
    </message>
    <message>
        <source>8 of clubs</source>
        <translation>8 of clubs</translation>
    </message>
    <message>
        <source>9 of clubs</source>
        <translation>9 of clubs</translation>
    </message>
    <message>
        <source>10 of clubs</source>
        <translation>10 of clubs</translation>
    </message>
    <message>
        <source>jack of clubs</source>
        <translation>jack of clubs</translation>
    </message>
    <message>
        <source>queen of clubs</source>
        <translation>queen of clubs</translation>
    </message>
    <message>
        <source>king of clubs</source>
        <translation>king of clubs</translation>
    </message>
    <message>
        <source>ace of clubs</source>
        <translation>ace of clubs</translation>
    </message>
    <message>
        <source>2 of diamonds</source>
        <translation>2 of diamonds</translation>
    </message>
    <message>
        <source>3 of diamonds</source>
        <translation>3 of diamonds</translation>
    </message>
    <message>
        <source>4 of diamonds</source>
        <translation>4 of diamonds</translation>
    </message>
    <message>
        <source>5 of diamonds</source>
        <translation>5 of diamonds</translation>
    </message>
    <message>
        <source>6 of diamonds</source>
        <translation>6 of diamonds</translation>
    </message>
    <message>
        <source>7 of diamonds</source>
        <translation>7 of diamonds</translation>
    </message>
    <message>
        <source>8 of diamonds</source>
        <translation>8 of diamonds</translation>
    </message>
    <message>
        <source>9 of diamonds</source>
        <translation>9 of diamonds</translation>
    </message>
    <message>
        <source>10 of diamonds</source>
        <translation>10 of diamonds</translation>
    </message>
    <message>
        <source>jack of diamonds</source>
        <translation>jack of diamonds</translation>
    </message>
    <message>
        <source>queen of diamonds</source>
        <translation>queen of diamonds</translation>
    </message>
    <message>
        <source>king of diamonds</source>
        <translation>king of diamonds</translation>
    </message>
    <message>
        <source>ace of diamonds</source>
        <translation>ace of diamonds</translation>
    </message>
    <message>
        <source>2 of hearts</source>
        <translation>2 of hearts</translation>
    </message>
    <message>
        <source>3 of hearts</source>
        <translation>3 of hearts</translation>
    </message>
    <message>
        <source>4 of hearts</source>
        <translation>4 of hearts</translation>
    </message>
    <message>
        <source>5 of hearts</source>
        <translation>5 of hearts</translation>
    </message>
    <message>
        <source>6 of hearts</source>
        <translation>6 of hearts</translation>
    </message>
    <message>
        <source>7 of hearts</source>
        <translation>7 of hearts</translation>
    </message>
    <message>
        <source>8 of hearts</source>
        <translation>8 of hearts</translation>
    </message>
    <message>
        <source>9 of hearts</source>
        <translation>9 of hearts</translation>
    </message>
    <message>
        <source>10 of hearts</source>
        <translation>10 of hearts</translation>
    </message>
    <message>
        <source>jack of hearts</source>
        <translation>jack of hearts</translation>
    </message>
    <message>
        <source>queen of hearts</source>
        <translation>queen of hearts</translation>
    </message>
    <message>
        <source>king of hearts</source>
        <translation>king of hearts</translation>
    </message>
    <message>
        <source>ace of hearts</source>
        <translation>ace of hearts</translation>
    </message>
    <message>
        <source>2 of spades</source>
        <translation>2 of spades</translation>
    </message>
    <message>
        <source>3 of spades</source>
        <translation>3 of spades</translation>
    </message>
    <message>
        <source>4 of spades</source>
        <translation>4 of spades</translation>
    </message>
    <message>
        <source>5 of spades</source>
        <translation>5 of spades</translation>
    </message>
    <message>
        <source>6 of spades</source>
        <translation>6 of spades</translation>
    </message>
    <message>
        <source>7 of spades</source>
        <translation>7 of spades</translation>
    </message>
    <message>
        <source>8 of spades</source>
        <translation>8 of spades</translation>
    </message>
    <message>
        <source>9 of spades</source>
        <translation>9 of spades</translation>
    </message>
    <message>
        <source>10 of spades</source>
        <translation>10 of spades</translation>
    </message>
    <message>
        <source>jack of spades</source>
        <translation>jack of spades</translation>
    </message>
    <message>
        <source>queen of spades</source>
        <translation>queen of spades</translation>
    </message>
    <message>
        <source>king of spades</source>
        <translation>king of spades</translation>
    </message>
    <message>
        <source>ace of spades</source>
        <translation>ace of spades</translation>
    </message>
    <message>
        <source>red joker</source>
        <translation>red joker</translation>
    </message>
    <message>
        <source>black joker</source>
        <translation>black joker</translation>
    </message>
    <message>
        <source>2</source>
        <translation>2</translation>
    </message>
    <message>
        <source>3</source>
        <translation>3</translation>
    </message>
    <message>
        <source>4</source>
        <translation>4</translation>
    </message>
    <message>
        <source>5</source>
        <translation>5</translation>
    </message>
    <message>
        <source>6</source>
        <translation>6</translation>
    </message>
    <message>
        <source>7</source>
        <translation>7</translation>
    </message>
    <message>
        <source>8</source>
        <translation>8</translation>
    </message>
    <message>
        <source>9</source>
        <translation>9</translation>
    </message>
    <message>
        <source>10</source>
        <translation>10</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>jack</translation>
    </message>
    <message>
        <source>horse</source>
        <translation>horse</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>queen</translation>
    </message>
    <message>
        <source>king</source>
        <translation>king</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>ace</translation>
    </message>
    <message>
        <source>%1 of batons</source>
        <comment>%1 are cards by their ranks</comment>
        <translation>%1 of batons</translation>
    </message>
    <message>
        <source>%1 of clubs</source>
        <comment>%1 are cards by their ranks</comment>
        <translation>%1 of clubs</translation>
    </message>
    <message>
        <source>%1 of cups</source>
        <comment>%1 are cards by their ranks</comment>
        <translation>%1 of cups</translation>
    </message>
    <message>
        <source>%1 of diamonds</source>
        <comment>%1 are cards by their ranks</comment>
        <translation>%1 of diamonds</translation>
    </message>
    <message>
        <source>%1 of coins</source>
        <comment>%1 are cards by their ranks</comment>
        <translation>%1 of coins</translation>
    </message>
    <message>
        <source>%1 of hearts</source>
        <comment>%1 are cards by their ranks</comment>
        <translation>%1 of hearts</translation>
    </message>
    <message>
        <source>%1 of spades</source>
        <comment>%1 are cards by their ranks</comment>
        <translation>%1 of spades</translation>
    </message>
    <message>
        <source>%1 of swords</source>
        <comment>%1 are cards by their ranks</comment>
        <translation>%1 of swords</translation>
    </message>
    <message>
        <source>8 of coins</source>
        <translation>8 of coins</translation>
    </message>
    <message>
        <source>9 of coins</source>
        <translation>9 of coins</translation>
    </message>
    <message>
        <source>10 of coins</source>
        <translation>10 of coins</translation>
    </message>
    <message>
        <source>cavalier of coins</source>
        <translation>cavalier of coins</translation>
    </message>
    <message>
        <source>queen of coins</source>
        <translation>queen of coins</translation>
    </message>
    <message>
        <source>8 of cups</source>
        <translation>8 of cups</translation>
    </message>
    <message>
        <source>9 of cups</source>
        <translation>9 of cups</translation>
    </message>
    <message>
        <source>10 of cups</source>
        <translation>10 of cups</translation>
    </message>
    <message>
        <source>cavalier of cups</source>
        <translation>cavalier of cups</translation>
    </message>
    <message>
        <source>queen of cups</source>
        <translation>queen of cups</translation>
    </message>
    <message>
        <source>8 of swords</source>
        <translation>8 of swords</translation>
    </message>
    <message>
        <source>9 of swords</source>
        <translation>9 of swords</translation>
    </message>
    <message>
        <source>10 of swords</source>
        <translation>10 of swords</translation>
    </message>
    <message>
        <source>cavalier of swords</source>
        <translation>cavalier of swords</translation>
    </message>
    <message>
        <source>queen of swords</source>
        <translation>queen of swords</translation>
    </message>
    <message>
        <source>8 of batons</source>
        <translation>8 of batons</translation>
    </message>
    <message>
        <source>9 of batons</source>
        <translation>9 of batons</translation>
    </message>
    <message>
        <source>10 of batons</source>
        <translation>10 of batons</translation>
    </message>
    <message>
        <source>cavalier of batons</source>
        <translation>cavalier of batons</translation>
    </message>
    <message>
        <source>queen of batons</source>
        <translation>queen of batons</translation>
    </message>
    <message>
        <source>Fool</source>
        <comment>a tarot card</comment>
        <translation>Fool</translation>
    </message>
    <message>
        <source>Magician</source>
        <comment>a tarot card</comment>
        <translation>Magician</translation>
    </message>
    <message>
        <source>World</source>
        <comment>a tarot card</comment>
        <translation>World</translation>
    </message>
    <message>
        <source>%1 of trumps</source>
        <comment>a tarot card</comment>
        <translation>%1 of trumps</translation>
    </message>
</context>
<context>
    <name>PileFan</name>
    <message>
        <source>Close the pile</source>
        <translation>Close the pile</translation>
    </message>
    <message>
        <source>Look through the discard pile</source>
        <translation>Look through the discard pile</translation>
    </message>
    <message>
        <source>The last cards of the discard pile, the top one last: %1</source>
        <comment>%1 are cards</comment>
        <translation>The last cards of the discard pile, the top one last: %1</translation>
    </message>
</context>
<context>
    <name>PilesBoard</name>
    <message>
        <source>The stock is used up.</source>
        <translation>The stock is used up.</translation>
    </message>
    <message>
        <source>The pot: what everybody has paid in lies here.</source>
        <translation>The pot: what everybody has paid in lies here.</translation>
    </message>
    <message>
        <source>The pot: %1. It goes to whoever wins the match.</source>
        <comment>%1 is what lies on it</comment>
        <translation>The pot: %1. It goes to whoever wins the match.</translation>
    </message>
    <message>
        <source>The discard pile will lie here, face up.</source>
        <translation>The discard pile will lie here, face up.</translation>
    </message>
    <message>
        <source>Stock</source>
        <comment>a game of drawing from it</comment>
        <translation>Stock</translation>
    </message>
    <message numerus="yes">
        <source>The stock: %n card(s) face down.</source>
        <translation>
            <numerusform>The stock: %n card face down.</numerusform>
            <numerusform>The stock: %n cards face down.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The discard pile, %n card(s), on top: %1.</source>
        <translation>
            <numerusform>The discard pile, %n card, on top: %1.</numerusform>
            <numerusform>The discard pile, %n cards, on top: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>The slate: %1. Whoever has the most then wins the match; while two have as many, all play on.</source>
        <comment>%1 is &apos;to 31 points&apos;</comment>
        <translation>The slate: %1. Whoever has the most then wins the match; while two have as many, all play on.</translation>
    </message>
    <message>
        <source>The widow: three cards, face down until somebody exchanges with them. In your turn you may take one, two or three of them instead of drawing, and leave as many of yours, face up.</source>
        <translation>The widow: three cards, face down until somebody exchanges with them. In your turn you may take one, two or three of them instead of drawing, and leave as many of yours, face up.</translation>
    </message>
    <message>
        <source>The pot: %1. It goes to the highest hand of this deal; where nobody knocks it stays for the next.</source>
        <comment>%1 is what lies on it</comment>
        <translation>The pot: %1. It goes to the highest hand of this deal; where nobody knocks it stays for the next.</translation>
    </message>
    <message>
        <source>widow, card %1 of %2</source>
        <translation>widow, card %1 of %2</translation>
    </message>
</context>
<context>
    <name>PlaceCard</name>
    <message>
        <source>Portrait</source>
        <translation>Portrait</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>This is your place.</source>
        <translation>This is your place.</translation>
    </message>
    <message>
        <source>Who plays here, and how well</source>
        <translation>Who plays here, and how well</translation>
    </message>
    <message>
        <source>Choose the program that plays here</source>
        <translation>Choose the program that plays here</translation>
    </message>
    <message>
        <source>The same for everybody</source>
        <translation>The same for everybody</translation>
    </message>
    <message>
        <source>Gives everybody this level</source>
        <translation>Gives everybody this level</translation>
    </message>
</context>
<context>
    <name>Places</name>
    <message>
        <source>1st</source>
        <comment>a place taken in a match</comment>
        <translation>1st</translation>
    </message>
    <message>
        <source>2nd</source>
        <comment>a place taken in a match</comment>
        <translation>2nd</translation>
    </message>
    <message>
        <source>3rd</source>
        <comment>a place taken in a match</comment>
        <translation>3rd</translation>
    </message>
    <message>
        <source>%1st</source>
        <comment>a place taken in a match, from 21</comment>
        <translation>%1st</translation>
    </message>
    <message>
        <source>%1nd</source>
        <comment>a place taken in a match, from 22</comment>
        <translation>%1nd</translation>
    </message>
    <message>
        <source>%1rd</source>
        <comment>a place taken in a match, from 23</comment>
        <translation>%1rd</translation>
    </message>
    <message>
        <source>%1th</source>
        <comment>a place taken in a match</comment>
        <translation>%1th</translation>
    </message>
</context>
<context>
    <name>Pool</name>
    <message>
        <source>Pot: %1</source>
        <translation>Pot: %1</translation>
    </message>
</context>
<context>
    <name>Preferences</name>
    <message>
        <source>The settings file could not be read. It was saved as %1, and the game starts with its usual settings.</source>
        <translation>The settings file could not be read. It was saved as %1, and the game starts with its usual settings.</translation>
    </message>
    <message>
        <source>Settings cannot be written to %1. They last only until you close the game.</source>
        <translation>Settings cannot be written to %1. They last only until you close the game.</translation>
    </message>
    <message>
        <source>%1 is not a file, so no settings can be read from it or written to it. It was left as it is. Move it elsewhere and start the game again; until then your choices last only until you close the game.</source>
        <translation>%1 is not a file, so no settings can be read from it or written to it. It was left as it is. Move it elsewhere and start the game again; until then your choices last only until you close the game.</translation>
    </message>
    <message>
        <source>The settings file %1 cannot be read for lack of permission, and was left as it is. Change its permissions and start the game again; until then your choices last only until you close the game.</source>
        <translation>The settings file %1 cannot be read for lack of permission, and was left as it is. Change its permissions and start the game again; until then your choices last only until you close the game.</translation>
    </message>
    <message>
        <source>The settings file %1 is far too large to be one, and was left as it is. Move it elsewhere and start the game again; until then your choices last only until you close the game.</source>
        <translation>The settings file %1 is far too large to be one, and was left as it is. Move it elsewhere and start the game again; until then your choices last only until you close the game.</translation>
    </message>
    <message>
        <source>Settings cannot be written: %1 is in the way, and the game cannot remove it. Remove it; until then your choices last only until you close the game.</source>
        <translation>Settings cannot be written: %1 is in the way, and the game cannot remove it. Remove it; until then your choices last only until you close the game.</translation>
    </message>
</context>
<context>
    <name>PresetLine</name>
    <message>
        <source>rename</source>
        <translation>rename</translation>
    </message>
    <message>
        <source>delete</source>
        <translation>delete</translation>
    </message>
    <message>
        <source>in use</source>
        <translation>in use</translation>
    </message>
</context>
<context>
    <name>PresetSlip</name>
    <message>
        <source>We play by</source>
        <translation>We play by</translation>
    </message>
    <message>
        <source>We play by: %1</source>
        <translation>We play by: %1</translation>
    </message>
    <message>
        <source>Rules of your own</source>
        <translation>Rules of your own</translation>
    </message>
</context>
<context>
    <name>Pressable</name>
    <message>
        <source>not possible now: %1</source>
        <translation>not possible now: %1</translation>
    </message>
    <message>
        <source>key: %1</source>
        <translation>key: %1</translation>
    </message>
    <message>
        <source>%1; key: %2</source>
        <translation>%1; key: %2</translation>
    </message>
</context>
<context>
    <name>Program</name>
    <message>
        <source>no program is named</source>
        <translation>no program is named</translation>
    </message>
    <message>
        <source>the program has ended</source>
        <translation>the program has ended</translation>
    </message>
    <message>
        <source>no answer in time</source>
        <translation>no answer in time</translation>
    </message>
    <message>
        <source>a line that is too long</source>
        <translation>a line that is too long</translation>
    </message>
    <message>
        <source>it was not ready within 10 seconds</source>
        <translation>it was not ready within 10 seconds</translation>
    </message>
    <message>
        <source>a move against the rules</source>
        <translation>a move against the rules</translation>
    </message>
    <message>
        <source>“%1” was not found</source>
        <translation>“%1” was not found</translation>
    </message>
    <message>
        <source>“%1” is not a program that may be started</source>
        <translation>“%1” is not a program that may be started</translation>
    </message>
    <message>
        <source>it could not be started (%1)</source>
        <translation>it could not be started (%1)</translation>
    </message>
    <message>
        <source>it did not say within 10 seconds that it is ready, but “%1”</source>
        <translation>it did not say within 10 seconds that it is ready, but “%1”</translation>
    </message>
    <message>
        <source>This machine cannot keep a program from reading your files: seat only programs that you trust.</source>
        <translation>This machine cannot keep a program from reading your files: seat only programs that you trust.</translation>
    </message>
    <message>
        <source>This machine cannot keep a program off the network: seat only programs that you trust.</source>
        <translation>This machine cannot keep a program off the network: seat only programs that you trust.</translation>
    </message>
    <message>
        <source>This machine cannot keep a program from ending others that you have open.</source>
        <translation>This machine cannot keep a program from ending others that you have open.</translation>
    </message>
    <message>
        <source>This machine cannot limit how many processes a program starts.</source>
        <translation>This machine cannot limit how many processes a program starts.</translation>
    </message>
    <message>
        <source>This machine cannot hide from a program what else is running.</source>
        <translation>This machine cannot hide from a program what else is running.</translation>
    </message>
    <message>
        <source>This machine cannot give a program a folder for temporary files: one that needs it may not work.</source>
        <translation>This machine cannot give a program a folder for temporary files: one that needs it may not work.</translation>
    </message>
    <message>
        <source>what keeps programs in bounds is missing (%1): reinstall the game</source>
        <translation>what keeps programs in bounds is missing (%1): reinstall the game</translation>
    </message>
</context>
<context>
    <name>ProgramOffers</name>
    <message>
        <source>an example that comes with the game</source>
        <translation>an example that comes with the game</translation>
    </message>
    <message>
        <source>from your folder</source>
        <translation>from your folder</translation>
    </message>
    <message>
        <source>Careful</source>
        <comment>a program that plays</comment>
        <translation>Careful</translation>
    </message>
    <message>
        <source>Greedy</source>
        <comment>a program that plays</comment>
        <translation>Greedy</translation>
    </message>
    <message>
        <source>an example that comes with the game: it knocks only with a high hand</source>
        <translation>an example that comes with the game: it knocks only with a high hand</translation>
    </message>
    <message>
        <source>an example that comes with the game: it always takes the best hand in reach</source>
        <translation>an example that comes with the game: it always takes the best hand in reach</translation>
    </message>
</context>
<context>
    <name>ProgramSheet</name>
    <message>
        <source>A program plays for %1</source>
        <translation>A program plays for %1</translation>
    </message>
    <message>
        <source>It sees what its seat may see, and nothing else. If it misbehaves, the house plays for it and the log says why.</source>
        <translation>It sees what its seat may see, and nothing else. If it misbehaves, the house plays for it and the log says why.</translation>
    </message>
    <message>
        <source>Command line</source>
        <translation>Command line</translation>
    </message>
    <message>
        <source>Programs in the folder %1 are offered by name.</source>
        <translation>Programs in the folder %1 are offered by name.</translation>
    </message>
    <message>
        <source>How to write one</source>
        <translation>How to write one</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>Try it</translation>
    </message>
    <message>
        <source>starts it, and says hello</source>
        <translation>starts it, and says hello</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Close</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Another program</source>
        <translation>Another program</translation>
    </message>
    <message>
        <source>Which program</source>
        <translation>Which program</translation>
    </message>
    <message>
        <source>Write the command that starts it, or drop its file here.</source>
        <translation>Write the command that starts it, or drop its file here.</translation>
    </message>
</context>
<context>
    <name>ProgramTrial</name>
    <message>
        <source>It is ready to play, but says no name.</source>
        <translation>It is ready to play, but says no name.</translation>
    </message>
    <message>
        <source>It is ready to play, and calls itself “%1”.</source>
        <translation>It is ready to play, and calls itself “%1”.</translation>
    </message>
    <message>
        <source>It cannot play: %1.</source>
        <comment>%1 is why, as in &apos;the program has ended&apos;</comment>
        <translation>It cannot play: %1.</translation>
    </message>
    <message>
        <source>Said hello; waiting for an answer…</source>
        <translation>Said hello; waiting for an answer…</translation>
    </message>
    <message>
        <source>It cannot play: %1. The last thing it wrote: %2</source>
        <comment>%1 is why, %2 a program&apos;s words</comment>
        <translation>It cannot play: %1. The last thing it wrote: %2</translation>
    </message>
</context>
<context>
    <name>ProofSheet</name>
    <message>
        <source>Check this match</source>
        <translation>Check this match</translation>
    </message>
    <message>
        <source>Wrong: %1</source>
        <comment>%1 is what was checked and is not right</comment>
        <translation>Wrong: %1</translation>
    </message>
    <message>
        <source>Not checked: %1</source>
        <translation>Not checked: %1</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Close</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>The match is played once more from the seed that fixed all its shuffles, with the same cuts and the same moves.</source>
        <translation>The match is played once more from the seed that fixed all its shuffles, with the same cuts and the same moves.</translation>
    </message>
    <message>
        <source>Right: %1</source>
        <comment>%1 is what was checked and is right</comment>
        <translation>Right: %1</translation>
    </message>
    <message>
        <source>Something does not add up.</source>
        <translation>Something does not add up.</translation>
    </message>
</context>
<context>
    <name>Record</name>
    <message>
        <source>a name and a kind for each seat</source>
        <translation>a name and a kind for each seat</translation>
    </message>
    <message>
        <source>the last line must be the seed; the match is not over</source>
        <translation>the last line must be the seed; the match is not over</translation>
    </message>
    <message>
        <source>the seed must be 64 hex digits</source>
        <translation>the seed must be 64 hex digits</translation>
    </message>
    <message>
        <source>this seed does not belong to the commitment in line 1</source>
        <translation>this seed does not belong to the commitment in line 1</translation>
    </message>
    <message>
        <source>the record ends before the match does</source>
        <translation>the record ends before the match does</translation>
    </message>
    <message>
        <source>this move is against the rules</source>
        <translation>this move is against the rules</translation>
    </message>
    <message>
        <source>the match is over here, but the record goes on</source>
        <translation>the match is over here, but the record goes on</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>the file is empty</translation>
    </message>
    <message>
        <source>the reading was cancelled</source>
        <translation>the reading was cancelled</translation>
    </message>
    <message>
        <source>%1 for %2 seats</source>
        <comment>numbers</comment>
        <translation>%1 for %2 seats</translation>
    </message>
    <message>
        <source>for %1 to %2 seats</source>
        <translation>for %1 to %2 seats</translation>
    </message>
    <message>
        <source>cards such as “%1” or “%2”</source>
        <translation>cards such as “%1” or “%2”</translation>
    </message>
    <message>
        <source>this is not a JSON object</source>
        <translation>this is not a JSON object</translation>
    </message>
    <message>
        <source>“%1” is missing: it must be %2</source>
        <translation>“%1” is missing: it must be %2</translation>
    </message>
    <message>
        <source>“%1” is %2, but the seed, the cuts and the moves give %3</source>
        <translation>“%1” is %2, but the seed, the cuts and the moves give %3</translation>
    </message>
    <message>
        <source>this version does not know the game “%1”</source>
        <translation>this version does not know the game “%1”</translation>
    </message>
    <message>
        <source>this line is longer than any in a record</source>
        <translation>this line is longer than any in a record</translation>
    </message>
    <message>
        <source>places from 0 to 2</source>
        <translation>places from 0 to 2</translation>
    </message>
</context>
<context>
    <name>RecordCheck</name>
    <message>
        <source>Checking…</source>
        <translation>Checking…</translation>
    </message>
    <message>
        <source>All is right: no card was moved, and nobody was favoured.</source>
        <translation>All is right: no card was moved, and nobody was favoured.</translation>
    </message>
    <message>
        <source>The seed is the one that was sealed before the first deal.</source>
        <translation>The seed is the one that was sealed before the first deal.</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <comment>%2 is what is wrong with it</comment>
        <translation>Line %1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s)</source>
        <translation>
            <numerusform>%n line</numerusform>
            <numerusform>%n lines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n shuffle(s)</source>
        <translation>
            <numerusform>%n shuffle</numerusform>
            <numerusform>%n shuffles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n move</numerusform>
            <numerusform>%n moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n settlement(s): showdowns, re-entries and the end</source>
        <translation>
            <numerusform>%n settlement: showdowns, re-entries and the end</numerusform>
            <numerusform>%n settlements: showdowns, re-entries and the end</numerusform>
        </translation>
    </message>
    <message>
        <source>Line %1 is not right: %2.</source>
        <translation>Line %1 is not right: %2.</translation>
    </message>
    <message>
        <source>The record is complete and readable.</source>
        <translation>The record is complete and readable.</translation>
    </message>
    <message>
        <source>Each deal is the shuffle of that seed, cut where the record says.</source>
        <translation>Each deal is the shuffle of that seed, cut where the record says.</translation>
    </message>
    <message>
        <source>Each move was made by the right seat, and was legal.</source>
        <translation>Each move was made by the right seat, and was legal.</translation>
    </message>
    <message>
        <source>Checking… %1%</source>
        <translation>Checking… %1%</translation>
    </message>
    <message>
        <source>Payments, lives and pot add up to the end.</source>
        <translation>Payments, lives and pot add up to the end.</translation>
    </message>
    <message numerus="yes">
        <source>%n settlement(s): showdowns and the end</source>
        <translation>
            <numerusform>%n settlement: showdowns and the end</numerusform>
            <numerusform>%n settlements: showdowns and the end</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RecordFiles</name>
    <message>
        <source>it cannot be read (%1)</source>
        <translation>it cannot be read (%1)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a file, and what is wrong with it</comment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n was (were) here already.</source>
        <comment>matches</comment>
        <translation>
            <numerusform>%n was here already.</numerusform>
            <numerusform>%n were here already.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <comment>files that were refused</comment>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n match(es)…</source>
        <comment>so far</comment>
        <translation>
            <numerusform>%1 of %n match…</numerusform>
            <numerusform>%1 of %n matches…</numerusform>
        </translation>
    </message>
    <message>
        <source>its record is damaged</source>
        <translation>its record is damaged</translation>
    </message>
    <message numerus="yes">
        <source>Stopped: %n file(s) left as they were.</source>
        <translation>
            <numerusform>Stopped: %n file left as it was.</numerusform>
            <numerusform>Stopped: %n files left as they were.</numerusform>
        </translation>
    </message>
    <message>
        <source>There are no match records (files ending in %1) in %2.</source>
        <translation>There are no match records (files ending in %1) in %2.</translation>
    </message>
    <message>
        <source>The folder %1 cannot be created. Choose another, or one where you may write.</source>
        <translation>The folder %1 cannot be created. Choose another, or one where you may write.</translation>
    </message>
    <message>
        <source>the match is no longer in the history</source>
        <translation>the match is no longer in the history</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) saved to %1.</source>
        <translation>
            <numerusform>%n match saved to %1.</numerusform>
            <numerusform>%n matches saved to %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) imported.</source>
        <translation>
            <numerusform>%n match imported.</numerusform>
            <numerusform>%n matches imported.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n could not be saved:</source>
        <comment>matches</comment>
        <translation>
            <numerusform>%n could not be saved:</numerusform>
            <numerusform>%n could not be saved:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) rejected; nothing was imported from it (them):</source>
        <translation>
            <numerusform>%n file rejected; nothing was imported from it:</numerusform>
            <numerusform>%n files rejected; nothing was imported from them:</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2% of this one</source>
        <comment>%1 is &apos;3 of 8 matches…&apos;, %2 a percentage</comment>
        <translation>%1 %2% of this one</translation>
    </message>
</context>
<context>
    <name>RecordReading</name>
    <message>
        <source>One moment</source>
        <translation>One moment</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancel</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
</context>
<context>
    <name>RecordTrouble</name>
    <message>
        <source>This record cannot be shown</source>
        <translation>This record cannot be shown</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Close</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>The file was not changed. If somebody sent it, ask for it again; a finished match ends with the line of its seed.</source>
        <translation>The file was not changed. If somebody sent it, ask for it again; a finished match ends with the line of its seed.</translation>
    </message>
</context>
<context>
    <name>Reentry</name>
    <message>
        <source>Out of tokens</source>
        <translation>Out of tokens</translation>
    </message>
</context>
<context>
    <name>Replay</name>
    <message>
        <source>Line %1: %2.</source>
        <comment>%2 is what is wrong with it</comment>
        <translation>Line %1: %2.</translation>
    </message>
    <message>
        <source>It cannot be opened: %1.</source>
        <translation>It cannot be opened: %1.</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>%1 is a file&apos;s name, %2 what is wrong</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>The record can be followed up to line %1. Line %2: %3.</source>
        <translation>The record can be followed up to line %1. Line %2: %3.</translation>
    </message>
    <message>
        <source>Deal %1 of %2</source>
        <translation>Deal %1 of %2</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Step %1 of %2</translation>
    </message>
    <message>
        <source>½×</source>
        <comment>half the usual speed</comment>
        <translation>½×</translation>
    </message>
    <message>
        <source>%1×</source>
        <comment>times the usual speed</comment>
        <translation>%1×</translation>
    </message>
    <message>
        <source>As %1 saw it</source>
        <translation>As %1 saw it</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>&apos;Deal 3 of 9&apos;, &apos;Step 34 of 210&apos;</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>where a replay stands, and what happened last</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Open hands, from %1’s seat</source>
        <translation>Open hands, from %1’s seat</translation>
    </message>
    <message>
        <source>The match is no longer in the history.</source>
        <translation>The match is no longer in the history.</translation>
    </message>
    <message>
        <source>The record of this match is damaged. It was left as it is; the other matches are not affected.</source>
        <translation>The record of this match is damaged. It was left as it is; the other matches are not affected.</translation>
    </message>
    <message>
        <source>Reading the record: %1%</source>
        <translation>Reading the record: %1%</translation>
    </message>
    <message numerus="yes">
        <source>%1; %n deal(s).</source>
        <comment>names</comment>
        <translation>
            <numerusform>%1; %n deal.</numerusform>
            <numerusform>%1; %n deals.</numerusform>
        </translation>
    </message>
    <message>
        <source>The start</source>
        <comment>of a match: before its first deal</comment>
        <translation>The start</translation>
    </message>
</context>
<context>
    <name>ReplayDeals</name>
    <message>
        <source>Deal %1</source>
        <translation>Deal %1</translation>
    </message>
    <message>
        <source>dealer: %1</source>
        <comment>%1 is a name</comment>
        <translation>dealer: %1</translation>
    </message>
</context>
<context>
    <name>ReplayPage</name>
    <message>
        <source>“Play” shows it as it was played; the arrows go move by move.</source>
        <translation>“Play” shows it as it was played; the arrows go move by move.</translation>
    </message>
</context>
<context>
    <name>ReplayStrip</name>
    <message>
        <source>Replay</source>
        <translation>Replay</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>&apos;Deal 3 of 9&apos;, &apos;Step 34 of 210&apos;</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>A step back</source>
        <translation>A step back</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Play</source>
        <comment>lets the replay run</comment>
        <translation>Play</translation>
    </message>
    <message>
        <source>Space</source>
        <comment>a key</comment>
        <translation>Space</translation>
    </message>
    <message>
        <source>A step forward</source>
        <translation>A step forward</translation>
    </message>
    <message>
        <source>Speed: %1</source>
        <translation>Speed: %1</translation>
    </message>
    <message>
        <source>%1: choose another</source>
        <translation>%1: choose another</translation>
    </message>
    <message>
        <source>View</source>
        <comment>whose side, and open hands or not</comment>
        <translation>View</translation>
    </message>
    <message>
        <source>View: %1</source>
        <translation>View: %1</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Figures</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Check</translation>
    </message>
    <message>
        <source>Check this match</source>
        <translation>Check this match</translation>
    </message>
</context>
<context>
    <name>ReplayedMatch</name>
    <message>
        <source>Player</source>
        <comment>a person who gave no name, in a replay</comment>
        <translation>Player</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between what happened in a deal</comment>
        <translation>; </translation>
    </message>
    <message>
        <source>nobody paid</source>
        <translation>nobody paid</translation>
    </message>
    <message numerus="yes">
        <source>%1 paid</source>
        <comment>%1 is one name or a list</comment>
        <translation>
            <numerusform>%1 paid</numerusform>
            <numerusform>%1 paid</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 won the match</source>
        <translation>%1 won the match</translation>
    </message>
    <message>
        <source>Better</source>
        <translation>Better</translation>
    </message>
    <message>
        <source>Next best</source>
        <translation>Next best</translation>
    </message>
    <message>
        <source>You</source>
        <comment>the person at the table, as a name</comment>
        <translation>You</translation>
    </message>
    <message>
        <source>you paid</source>
        <translation>you paid</translation>
    </message>
    <message>
        <source>you and %1 paid</source>
        <comment>%1 is one name or a list</comment>
        <translation>you and %1 paid</translation>
    </message>
    <message>
        <source>you won the match</source>
        <translation>you won the match</translation>
    </message>
    <message>
        <source>The figures of %1 are shown with open hands, or from that seat.</source>
        <translation>The figures of %1 are shown with open hands, or from that seat.</translation>
    </message>
    <message>
        <source>Simulating deals…</source>
        <translation>Simulating deals…</translation>
    </message>
    <message>
        <source>From %1 simulated deals</source>
        <comment>%1 is a number</comment>
        <translation>From %1 simulated deals</translation>
    </message>
    <message>
        <source>you paid two</source>
        <translation>you paid two</translation>
    </message>
    <message>
        <source>%1 paid two</source>
        <comment>%1 is a name</comment>
        <translation>%1 paid two</translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>Your moves in deal %1</source>
        <translation>Your moves in deal %1</translation>
    </message>
    <message>
        <source>Better: %1</source>
        <comment>%1 is a move</comment>
        <translation>Better: %1</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <comment>%1 is &apos;Lap 2&apos;, %2 a move, %3 &apos;you lose a token 12 times in 100&apos;</comment>
        <translation>%1: %2, %3</translation>
    </message>
    <message>
        <source>%1. %2, %3</source>
        <comment>%2 is &apos;Better: knock&apos;, %3 &apos;you lose a token 12 times in 100&apos;</comment>
        <translation>%1. %2, %3</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>two sentences</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Simulating deals…</source>
        <translation>Simulating deals…</translation>
    </message>
    <message>
        <source>You found the best move every time.</source>
        <translation>You found the best move every time.</translation>
    </message>
    <message numerus="yes">
        <source>%n of your moves could have been better.</source>
        <translation>
            <numerusform>One of your moves could have been better.</numerusform>
            <numerusform>%n of your moves could have been better.</numerusform>
        </translation>
    </message>
    <message>
        <source>There was no better move.</source>
        <translation>There was no better move.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>%1 is &apos;Lap 2&apos;, %2 a move that was made</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Only just better: %1</source>
        <comment>%1 is a move</comment>
        <translation>Only just better: %1</translation>
    </message>
    <message>
        <source>Better: %1 (%2)</source>
        <comment>%1 is a move, %2 a hand&apos;s worth with it</comment>
        <translation>Better: %1 (%2)</translation>
    </message>
    <message>
        <source>Only just better: %1 (%2)</source>
        <comment>%1 is a move, %2 a hand&apos;s worth with it</comment>
        <translation>Only just better: %1 (%2)</translation>
    </message>
</context>
<context>
    <name>ReviewEntry</name>
    <message>
        <source>Your hand</source>
        <translation>Your hand</translation>
    </message>
    <message>
        <source>The three you looked at</source>
        <translation>The three you looked at</translation>
    </message>
    <message>
        <source>The monte</source>
        <translation>The monte</translation>
    </message>
    <message>
        <source>The four you looked at</source>
        <translation>The four you looked at</translation>
    </message>
    <message numerus="yes">
        <source>costliest mistake: +%n points of risk</source>
        <comment>percentage points</comment>
        <translation>
            <numerusform>costliest mistake: +%n point of risk</numerusform>
            <numerusform>costliest mistake: +%n points of risk</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+%n points of risk</source>
        <comment>percentage points</comment>
        <translation>
            <numerusform>+%n point of risk</numerusform>
            <numerusform>+%n points of risk</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReviewSheet</name>
    <message>
        <source>Close</source>
        <translation>Close</translation>
    </message>
</context>
<context>
    <name>RuleDealScene</name>
    <message>
        <source>deals</source>
        <translation>deals</translation>
    </message>
    <message>
        <source>plays first</source>
        <translation>plays first</translation>
    </message>
    <message>
        <source>you</source>
        <translation>you</translation>
    </message>
    <message>
        <source>cuts</source>
        <translation>cuts</translation>
    </message>
    <message>
        <source>monte</source>
        <translation>monte</translation>
    </message>
    <message>
        <source>pack</source>
        <translation>pack</translation>
    </message>
    <message>
        <source>pot</source>
        <translation>pot</translation>
    </message>
    <message>
        <source>A deal from above: the dealer at the head of the table, the player who cuts at the dealer’s right, the player who plays first at the dealer’s left. Everything goes to the left.</source>
        <translation>A deal from above: the dealer at the head of the table, the player who cuts at the dealer’s right, the player who plays first at the dealer’s left. Everything goes to the left.</translation>
    </message>
    <message>
        <source>A deal from above: the dealer at the head of the table, the player who cuts at the dealer’s left, the player who plays first at the dealer’s right. Everything goes to the right.</source>
        <translation>A deal from above: the dealer at the head of the table, the player who cuts at the dealer’s left, the player who plays first at the dealer’s right. Everything goes to the right.</translation>
    </message>
    <message>
        <source>In the middle: %1, %2, %3.</source>
        <comment>stock, monte, pot</comment>
        <translation>In the middle: %1, %2, %3.</translation>
    </message>
</context>
<context>
    <name>RuleKeys</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>RuleKnockFrames</name>
    <message>
        <source>First frame: a knock on the table</source>
        <translation>First frame: a knock on the table</translation>
    </message>
    <message>
        <source>Second frame: everybody else has one more turn</source>
        <translation>Second frame: everybody else has one more turn</translation>
    </message>
    <message>
        <source>Third frame: the hands are shown, and the lowest pays</source>
        <translation>Third frame: the hands are shown, and the lowest pays</translation>
    </message>
    <message>
        <source>Third frame: the hands are shown, and the highest wins</source>
        <translation>Third frame: the hands are shown, and the highest wins</translation>
    </message>
</context>
<context>
    <name>RuleLines</name>
    <message>
        <source>yes</source>
        <translation>yes</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
</context>
<context>
    <name>RuleOptions</name>
    <message>
        <source>Game</source>
        <translation>Game</translation>
    </message>
</context>
<context>
    <name>RuleOrder</name>
    <message>
        <source>%1: %2, %3</source>
        <comment>a place in the order, cards, a hand&apos;s worth</comment>
        <translation>%1: %2, %3</translation>
    </message>
</context>
<context>
    <name>RulePlate</name>
    <message>
        <source>A good knock is heard in the kitchen.</source>
        <comment>a saying of the osteria</comment>
        <translation>A good knock is heard in the kitchen.</translation>
    </message>
    <message>
        <source>Cut thick or cut thin, the ace comes when it likes.</source>
        <comment>a saying of the osteria</comment>
        <translation>Cut thick or cut thin, the ace comes when it likes.</translation>
    </message>
    <message>
        <source>Cards are like guests: keep the good ones, greet the others.</source>
        <comment>a saying of the osteria</comment>
        <translation>Cards are like guests: keep the good ones, greet the others.</translation>
    </message>
    <message>
        <source>Whoever counts the suits before the knock seldom pays.</source>
        <comment>a saying of the osteria</comment>
        <translation>Whoever counts the suits before the knock seldom pays.</translation>
    </message>
    <message>
        <source>The last token plays best.</source>
        <comment>a saying of the osteria</comment>
        <translation>The last token plays best.</translation>
    </message>
    <message>
        <source>Whoever laughs before the showdown has not counted yet.</source>
        <comment>a saying of the osteria</comment>
        <translation>Whoever laughs before the showdown has not counted yet.</translation>
    </message>
</context>
<context>
    <name>RulePresets</name>
    <message>
        <source>%1: %2</source>
        <comment>a house rule, and what is played</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>RuleSheet</name>
    <message>
        <source>New match</source>
        <translation>New match</translation>
    </message>
    <message>
        <source>Deal the cards</source>
        <translation>Deal the cards</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Back</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Resets every rule and every seat</source>
        <translation>Resets every rule and every seat</translation>
    </message>
    <message>
        <source>Reset everything</source>
        <translation>Reset everything</translation>
    </message>
    <message>
        <source>Everything is as usual</source>
        <translation>Everything is as usual</translation>
    </message>
</context>
<context>
    <name>RuleTerm</name>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt;: %2</source>
        <translation>&lt;b&gt;%1&lt;/b&gt;: %2</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt;, &lt;i&gt;%2&lt;/i&gt;: %3</source>
        <translation>&lt;b&gt;%1&lt;/b&gt;, &lt;i&gt;%2&lt;/i&gt;: %3</translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>Close</source>
        <translation>Close</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>The rules of another game</source>
        <translation>The rules of another game</translation>
    </message>
    <message>
        <source>At this table: %1.</source>
        <comment>rules in few words</comment>
        <translation>At this table: %1.</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lessons</translation>
    </message>
    <message>
        <source>At this table: %1. Where that differs from the usual, the booklet says so beside a red line.</source>
        <comment>rules in few words</comment>
        <translation>At this table: %1. Where that differs from the usual, the booklet says so beside a red line.</translation>
    </message>
</context>
<context>
    <name>Saving</name>
    <message numerus="yes">
        <source>Recover %n match(es) from the copy of %1</source>
        <translation>
            <numerusform>Recover one match from the copy of %1</numerusform>
            <numerusform>Recover %n matches from the copy of %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sayings</name>
    <message>
        <source>Signals that may go with the card</source>
        <translation>Signals that may go with the card</translation>
    </message>
</context>
<context>
    <name>Scene</name>
    <message>
        <source>a number for each seat</source>
        <translation>a number for each seat</translation>
    </message>
    <message>
        <source>the dealer</source>
        <translation>the dealer</translation>
    </message>
    <message>
        <source>more than 0 for some seat</source>
        <translation>more than 0 for some seat</translation>
    </message>
    <message>
        <source>three cards such as “AD” or “7S”</source>
        <translation>three cards such as “AD” or “7S”</translation>
    </message>
    <message>
        <source>four cards such as “AD” or “7S”</source>
        <translation>four cards such as “AD” or “7S”</translation>
    </message>
    <message>
        <source>not a JSON object (at byte %1: %2)</source>
        <translation>not a JSON object (at byte %1: %2)</translation>
    </message>
    <message>
        <source>the hand of every seat that still plays</source>
        <translation>the hand of every seat that still plays</translation>
    </message>
</context>
<context>
    <name>SealProof</name>
    <message>
        <source>Nobody can move a card</source>
        <translation>Nobody can move a card</translation>
    </message>
    <message>
        <source>Before the first deal one secret number, the seed, fixed every shuffle of the match. This is its seal, the SHA-256 of the seed:</source>
        <translation>Before the first deal one secret number, the seed, fixed every shuffle of the match. This is its seal, the SHA-256 of the seed:</translation>
    </message>
    <message>
        <source>This is the seed. Its SHA-256 is the seal: so the cards were fixed from the start.</source>
        <translation>This is the seed. Its SHA-256 is the seal: so the cards were fixed from the start.</translation>
    </message>
    <message>
        <source>“Check this match” in the replay plays it all again from this seed.</source>
        <translation>“Check this match” in the replay plays it all again from this seed.</translation>
    </message>
    <message>
        <source>When the match is over, the seed is shown here too. Whoever calculates its SHA-256 gets the seal: so the cards were fixed from the start.</source>
        <translation>When the match is over, the seed is shown here too. Whoever calculates its SHA-256 gets the seal: so the cards were fixed from the start.</translation>
    </message>
</context>
<context>
    <name>Seat</name>
    <message>
        <source>out of the match</source>
        <translation>out of the match</translation>
    </message>
    <message>
        <source>to move</source>
        <translation>to move</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>dealer</translation>
    </message>
    <message>
        <source>%1, out</source>
        <comment>seat</comment>
        <translation>%1, out</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) face down</source>
        <translation>
            <numerusform>%n card face down</numerusform>
            <numerusform>%n cards face down</numerusform>
        </translation>
    </message>
    <message>
        <source>known: %1</source>
        <comment>cards that everybody saw go into a hand</comment>
        <translation>known: %1</translation>
    </message>
    <message>
        <source>your seat</source>
        <translation>your seat</translation>
    </message>
    <message numerus="yes">
        <source>%n seat(s) after yours</source>
        <comment>in the order of play</comment>
        <translation>
            <numerusform>%n seat after yours</numerusform>
            <numerusform>%n seats after yours</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; said: %2</source>
        <comment>a seat&apos;s place, and the words in its bubble</comment>
        <translation>%1; said: %2</translation>
    </message>
    <message>
        <source>the seat that you look from</source>
        <translation>the seat that you look from</translation>
    </message>
    <message numerus="yes">
        <source>%n seat(s) further</source>
        <comment>in the order of play</comment>
        <translation>
            <numerusform>%n seat further</numerusform>
            <numerusform>%n seats further</numerusform>
        </translation>
    </message>
    <message>
        <source>perhaps: %1</source>
        <comment>cards that everybody saw go into a hand, and that may have left it</comment>
        <translation>perhaps: %1</translation>
    </message>
    <message>
        <source>plays with %1</source>
        <comment>a seat, and the names of its partners</comment>
        <translation>plays with %1</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <comment>what was told of a seat, and what cards it gave and took</comment>
        <translation>%1; %2</translation>
    </message>
</context>
<context>
    <name>SeatNote</name>
    <message>
        <source>nothing yet in this deal</source>
        <comment>what a seat did</comment>
        <translation>nothing yet in this deal</translation>
    </message>
    <message>
        <source>out of the match</source>
        <translation>out of the match</translation>
    </message>
    <message>
        <source>%1: out at the next loss</source>
        <comment>&apos;on the county&apos;, or whatever somebody with no piece left is called</comment>
        <translation>%1: out at the next loss</translation>
    </message>
</context>
<context>
    <name>SeatRing</name>
    <message>
        <source>Who sits at the table</source>
        <translation>Who sits at the table</translation>
    </message>
</context>
<context>
    <name>SeatSetupModel</name>
    <message>
        <source>novice</source>
        <comment>an opponent&apos;s level</comment>
        <translation>novice</translation>
    </message>
    <message>
        <source>casual</source>
        <comment>an opponent&apos;s level</comment>
        <translation>casual</translation>
    </message>
    <message>
        <source>regular</source>
        <comment>an opponent&apos;s level</comment>
        <translation>regular</translation>
    </message>
    <message>
        <source>You</source>
        <comment>the person&apos;s seat, where no name was given</comment>
        <translation>You</translation>
    </message>
    <message>
        <source>a program…</source>
        <comment>who plays for an opponent</comment>
        <translation>a program…</translation>
    </message>
    <message>
        <source>choose one…</source>
        <comment>a program that plays</comment>
        <translation>choose one…</translation>
    </message>
    <message>
        <source>Plays it straight</source>
        <comment>an opponent&apos;s temperament</comment>
        <translation>Plays it straight</translation>
    </message>
    <message>
        <source>Never lets go of a card</source>
        <comment>an opponent&apos;s temperament</comment>
        <translation>Never lets go of a card</translation>
    </message>
    <message>
        <source>Leaves nothing good</source>
        <comment>an opponent&apos;s temperament</comment>
        <translation>Leaves nothing good</translation>
    </message>
    <message>
        <source>expert</source>
        <comment>an opponent&apos;s level</comment>
        <translation>expert</translation>
    </message>
    <message>
        <source>a person here</source>
        <comment>who plays at a seat: somebody at this screen</comment>
        <translation>a person here</translation>
    </message>
    <message>
        <source>Another person at this screen has that name: nobody would know whose turn it is.</source>
        <translation>Another person at this screen has that name: nobody would know whose turn it is.</translation>
    </message>
    <message>
        <source>You pass the screen round; cards stay hidden.</source>
        <translation>You pass the screen round; cards stay hidden.</translation>
    </message>
</context>
<context>
    <name>Session</name>
    <message>
        <source>The match in progress cannot be continued. Line %1 of its record: %2</source>
        <translation>The match in progress cannot be continued. Line %1 of its record: %2</translation>
    </message>
</context>
<context>
    <name>SettingsCards</name>
    <message>
        <source>Cards and cloth</source>
        <translation>Cards and cloth</translation>
    </message>
    <message>
        <source>Cloth</source>
        <translation>Cloth</translation>
    </message>
    <message>
        <source>What covers the table</source>
        <translation>What covers the table</translation>
    </message>
    <message>
        <source>linen</source>
        <translation>linen</translation>
    </message>
    <message>
        <source>green</source>
        <translation>green</translation>
    </message>
    <message>
        <source>red</source>
        <translation>red</translation>
    </message>
    <message>
        <source>rosette</source>
        <translation>rosette</translation>
    </message>
    <message>
        <source>suns</source>
        <translation>suns</translation>
    </message>
    <message>
        <source>vine</source>
        <translation>vine</translation>
    </message>
    <message>
        <source>Size of the cards</source>
        <translation>Size of the cards</translation>
    </message>
    <message>
        <source>usual</source>
        <comment>size of the cards</comment>
        <translation>usual</translation>
    </message>
    <message>
        <source>larger</source>
        <translation>larger</translation>
    </message>
    <message>
        <source>largest</source>
        <translation>largest</translation>
    </message>
    <message>
        <source>Corner index</source>
        <translation>Corner index</translation>
    </message>
    <message>
        <source>Rank and suit in two corners of each card</source>
        <translation>Rank and suit in two corners of each card</translation>
    </message>
    <message>
        <source>Backs, Piacentine cards</source>
        <translation>Backs, Piacentine cards</translation>
    </message>
    <message>
        <source>Backs, French cards</source>
        <translation>Backs, French cards</translation>
    </message>
    <message>
        <source>lozenges</source>
        <translation>lozenges</translation>
    </message>
    <message>
        <source>garland</source>
        <translation>garland</translation>
    </message>
    <message>
        <source>Yours and those in the middle of the table</source>
        <translation>Yours and those in the middle of the table</translation>
    </message>
    <message>
        <source>Backs</source>
        <comment>of the cards</comment>
        <translation>Backs</translation>
    </message>
    <message>
        <source>Piacentine and French</source>
        <translation>Piacentine and French</translation>
    </message>
</context>
<context>
    <name>SettingsGuests</name>
    <message>
        <source>Who deals?</source>
        <comment>a guest&apos;s line, as a sample</comment>
        <translation>Who deals?</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Settings</source>
        <translation>Settings</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Back</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
</context>
<context>
    <name>SettingsReading</name>
    <message>
        <source>Reading</source>
        <translation>Reading</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Language</translation>
    </message>
    <message>
        <source>Changes at once, even in the middle of a match</source>
        <translation>Changes at once, even in the middle of a match</translation>
    </message>
    <message>
        <source>System</source>
        <translation>System</translation>
    </message>
    <message>
        <source>On every page and at the table</source>
        <translation>On every page and at the table</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Text size</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1%</translation>
    </message>
</context>
<context>
    <name>SettingsShow</name>
    <message>
        <source>Life at the table</source>
        <translation>Life at the table</translation>
    </message>
    <message>
        <source>all of it</source>
        <comment>how much is acted out</comment>
        <translation>all of it</translation>
    </message>
    <message>
        <source>in short</source>
        <comment>how much is acted out</comment>
        <translation>in short</translation>
    </message>
    <message>
        <source>none</source>
        <comment>how much is acted out</comment>
        <translation>none</translation>
    </message>
    <message>
        <source>The guests talk</source>
        <translation>The guests talk</translation>
    </message>
    <message>
        <source>Now and then one of them says a line; it never gives a card away</source>
        <translation>Now and then one of them says a line; it never gives a card away</translation>
    </message>
    <message>
        <source>Shuffling, dealing and exchanging before your eyes</source>
        <translation>Shuffling, dealing and exchanging before your eyes</translation>
    </message>
    <message>
        <source>Show the dealing</source>
        <translation>Show the dealing</translation>
    </message>
    <message>
        <source>Cut automatically</source>
        <translation>Cut automatically</translation>
    </message>
    <message>
        <source>When it is your turn to cut the pack, it is cut for you</source>
        <translation>When it is your turn to cut the pack, it is cut for you</translation>
    </message>
</context>
<context>
    <name>SettingsSound</name>
    <message>
        <source>Sound</source>
        <translation>Sound</translation>
    </message>
    <message>
        <source>Cards, knocks and coins</source>
        <translation>Cards, knocks and coins</translation>
    </message>
    <message>
        <source>Music</source>
        <translation>Music</translation>
    </message>
    <message>
        <source>From the back of the room</source>
        <translation>From the back of the room</translation>
    </message>
    <message>
        <source>Volume of the music</source>
        <translation>Volume of the music</translation>
    </message>
    <message>
        <source>M does the same</source>
        <translation>M does the same</translation>
    </message>
    <message>
        <source>Sound effects</source>
        <translation>Sound effects</translation>
    </message>
    <message>
        <source>Volume of the effects</source>
        <translation>Volume of the effects</translation>
    </message>
    <message>
        <source>Mute</source>
        <translation>Mute</translation>
    </message>
    <message>
        <source>off</source>
        <comment>the sound effects</comment>
        <translation>off</translation>
    </message>
    <message>
        <source>off</source>
        <comment>the music</comment>
        <translation>off</translation>
    </message>
</context>
<context>
    <name>SettingsTable</name>
    <message>
        <source>At the table</source>
        <translation>At the table</translation>
    </message>
    <message>
        <source>The others think</source>
        <translation>The others think</translation>
    </message>
    <message>
        <source>How long they look at their cards</source>
        <translation>How long they look at their cards</translation>
    </message>
    <message>
        <source>relaxed</source>
        <translation>relaxed</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>normal</translation>
    </message>
    <message>
        <source>brisk</source>
        <translation>brisk</translation>
    </message>
    <message>
        <source>at once</source>
        <translation>at once</translation>
    </message>
    <message>
        <source>Ask before a knock</source>
        <translation>Ask before a knock</translation>
    </message>
    <message>
        <source>It takes a second press to knock</source>
        <translation>It takes a second press to knock</translation>
    </message>
    <message>
        <source>Memory aid</source>
        <translation>Memory aid</translation>
    </message>
    <message>
        <source>Small pictures of the cards that everybody saw go into a hand</source>
        <translation>Small pictures of the cards that everybody saw go into a hand</translation>
    </message>
    <message>
        <source>Offer the lessons</source>
        <translation>Offer the lessons</translation>
    </message>
    <message>
        <source>Animation</source>
        <translation>Animation</translation>
    </message>
    <message>
        <source>Deal on automatically</source>
        <translation>Deal on automatically</translation>
    </message>
    <message>
        <source>After the showdown the next deal begins without waiting for you</source>
        <translation>After the showdown the next deal begins without waiting for you</translation>
    </message>
    <message>
        <source>On the start page, for anybody who has not played yet</source>
        <translation>On the start page, for anybody who has not played yet</translation>
    </message>
    <message>
        <source>Cards, tokens and pennies travel over the table; without it they are simply there</source>
        <translation>Cards, tokens and pennies travel over the table; without it they are simply there</translation>
    </message>
</context>
<context>
    <name>SettingsWindow</name>
    <message>
        <source>Window</source>
        <translation>Window</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Full screen</translation>
    </message>
    <message>
        <source>F11 does the same</source>
        <translation>F11 does the same</translation>
    </message>
</context>
<context>
    <name>SharedFeats</name>
    <message>
        <source>A chair of your own</source>
        <translation>A chair of your own</translation>
    </message>
    <message>
        <source>Play a match to its end.</source>
        <translation>Play a match to its end.</translation>
    </message>
    <message>
        <source>The wine is on them</source>
        <translation>The wine is on them</translation>
    </message>
    <message>
        <source>Win a match.</source>
        <translation>Win a match.</translation>
    </message>
    <message>
        <source>Ten glasses</source>
        <translation>Ten glasses</translation>
    </message>
    <message>
        <source>Win ten matches.</source>
        <translation>Win ten matches.</translation>
    </message>
    <message>
        <source>One of the house</source>
        <translation>One of the house</translation>
    </message>
    <message>
        <source>Play fifty matches to their end.</source>
        <translation>Play fifty matches to their end.</translation>
    </message>
    <message>
        <source>Three in a row</source>
        <translation>Three in a row</translation>
    </message>
    <message>
        <source>A steady hand</source>
        <translation>A steady hand</translation>
    </message>
    <message>
        <source>Among equals</source>
        <translation>Among equals</translation>
    </message>
    <message>
        <source>Win against a table of regulars only.</source>
        <translation>Win against a table of regulars only.</translation>
    </message>
    <message>
        <source>Win against a table of experts only.</source>
        <translation>Win against a table of experts only.</translation>
    </message>
    <message>
        <source>A full table</source>
        <translation>A full table</translation>
    </message>
    <message>
        <source>Win at a table of eight or more.</source>
        <translation>Win at a table of eight or more.</translation>
    </message>
    <message>
        <source>Not a scratch</source>
        <translation>Not a scratch</translation>
    </message>
    <message>
        <source>Pay in the first two deals, and win the match.</source>
        <translation>Pay in the first two deals, and win the match.</translation>
    </message>
    <message>
        <source>Ten deals dry</source>
        <translation>Ten deals dry</translation>
    </message>
    <message>
        <source>Thrifty</source>
        <translation>Thrifty</translation>
    </message>
    <message>
        <source>The small hours</source>
        <translation>The small hours</translation>
    </message>
    <message>
        <source>Win a match of fifteen deals or more.</source>
        <translation>Win a match of fifteen deals or more.</translation>
    </message>
    <message>
        <source>The whole shelf</source>
        <translation>The whole shelf</translation>
    </message>
    <message>
        <source>Win a match of every game of the house.</source>
        <translation>Win a match of every game of the house.</translation>
    </message>
    <message>
        <source>Deal of the day</source>
        <translation>Deal of the day</translation>
    </message>
    <message>
        <source>A whole week</source>
        <translation>A whole week</translation>
    </message>
    <message>
        <source>An evening out</source>
        <translation>An evening out</translation>
    </message>
    <message>
        <source>One rung up</source>
        <translation>One rung up</translation>
    </message>
    <message>
        <source>Go up one rung on the osteria’s ladder.</source>
        <translation>Go up one rung on the osteria’s ladder.</translation>
    </message>
    <message>
        <source>Reach the highest rung of the ladder.</source>
        <translation>Reach the highest rung of the ladder.</translation>
    </message>
    <message>
        <source>Win three matches in a row.</source>
        <translation>Win three matches in a row.</translation>
    </message>
    <message>
        <source>In ten matches at tables of four or more, finish first or second.</source>
        <translation>In ten matches at tables of four or more, finish first or second.</translation>
    </message>
    <message>
        <source>At the top table</source>
        <translation>At the top table</translation>
    </message>
    <message>
        <source>Face to face</source>
        <translation>Face to face</translation>
    </message>
    <message>
        <source>Win a match between two players.</source>
        <translation>Win a match between two players.</translation>
    </message>
    <message>
        <source>Win a match without paying once: it is enough never to have the lowest hand.</source>
        <translation>Win a match without paying once: it is enough never to have the lowest hand.</translation>
    </message>
    <message>
        <source>All’s well that ends well</source>
        <translation>All’s well that ends well</translation>
    </message>
    <message>
        <source>In one match, pay nothing in ten deals in a row.</source>
        <translation>In one match, pay nothing in ten deals in a row.</translation>
    </message>
    <message>
        <source>In one match of ten deals or more, pay in at most one deal out of five.</source>
        <translation>In one match of ten deals or more, pay in at most one deal out of five.</translation>
    </message>
    <message>
        <source>Play a deal of the day to its end.</source>
        <translation>Play a deal of the day to its end.</translation>
    </message>
    <message>
        <source>Play the deal of the day on seven days in a row.</source>
        <translation>Play the deal of the day on seven days in a row.</translation>
    </message>
    <message>
        <source>Legend of the osteria</source>
        <translation>Legend of the osteria</translation>
    </message>
    <message>
        <source>Play all three tables of an evening at the osteria to their end.</source>
        <translation>Play all three tables of an evening at the osteria to their end.</translation>
    </message>
</context>
<context>
    <name>ShelfGame</name>
    <message>
        <source>%1. %2</source>
        <comment>a line about a game, and facts of it</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>%1 players</source>
        <comment>%1 is a number, or &apos;2–8&apos;</comment>
        <translation>%1 players</translation>
    </message>
</context>
<context>
    <name>ShelfSlip</name>
    <message>
        <source>Play</source>
        <translation>Play</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Rules</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lessons</translation>
    </message>
</context>
<context>
    <name>Showdown</name>
    <message>
        <source>The cards are turned up</source>
        <translation>The cards are turned up</translation>
    </message>
</context>
<context>
    <name>ShowdownTabs</name>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Log</translation>
    </message>
    <message>
        <source>All moves of the match</source>
        <translation>All moves of the match</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Rules</translation>
    </message>
</context>
<context>
    <name>SideBetting</name>
    <message>
        <source>In your purse: %1</source>
        <comment>%1 is a number of coins, to bet with</comment>
        <translation>In your purse: %1</translation>
    </message>
    <message>
        <source>Bets</source>
        <comment>a tab: the bets that are open</comment>
        <translation>Bets</translation>
    </message>
    <message>
        <source>Bets: %1</source>
        <comment>a tab: so many are open</comment>
        <translation>Bets: %1</translation>
    </message>
    <message>
        <source>yourself</source>
        <comment>whom one bets on</comment>
        <translation>yourself</translation>
    </message>
</context>
<context>
    <name>SideSlate</name>
    <message>
        <source>Slate</source>
        <translation>Slate</translation>
    </message>
    <message>
        <source>%1, %2: %3 in this deal, match %4</source>
        <comment>a side, its members, &apos;5 tricks&apos;, &apos;+12&apos;</comment>
        <translation>%1, %2: %3 in this deal, match %4</translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>%n trick</numerusform>
            <numerusform>%n tricks</numerusform>
        </translation>
    </message>
    <message>
        <source>match</source>
        <comment>on a slate: how it stands</comment>
        <translation>match</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a side, and &apos;+12&apos;</comment>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>SlateNumber</name>
    <message>
        <source>%1: %2</source>
        <comment>what is counted, and the number</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>Slide</name>
    <message>
        <source>off</source>
        <translation>off</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1%</translation>
    </message>
</context>
<context>
    <name>StandingLine</name>
    <message>
        <source>%1 · %2</source>
        <comment>what became of a seat; deals played</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1. %2: %3</source>
        <translation>%1. %2: %3</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>place in an order, as 1. 2. 3.</comment>
        <translation>%1.</translation>
    </message>
</context>
<context>
    <name>StandingModel</name>
    <message>
        <source>You</source>
        <comment>the person at the table, as a name</comment>
        <translation>You</translation>
    </message>
    <message>
        <source>out in deal %1</source>
        <translation>out in deal %1</translation>
    </message>
    <message>
        <source>out</source>
        <comment>of the match</comment>
        <translation>out</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <comment>played by a seat</comment>
        <translation>
            <numerusform>%n deal</numerusform>
            <numerusform>%n deals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message>
        <source>still in</source>
        <comment>the match</comment>
        <translation>still in</translation>
    </message>
    <message numerus="yes">
        <source>−%n point(s)</source>
        <comment>less than none</comment>
        <translation>
            <numerusform>−%n point</numerusform>
            <numerusform>−%n points</numerusform>
        </translation>
    </message>
    <message>
        <source>takes the pot</source>
        <translation>takes the pot</translation>
    </message>
    <message>
        <source>shares the pot</source>
        <translation>shares the pot</translation>
    </message>
    <message numerus="yes">
        <source>%n chip(s)</source>
        <comment>at the end of a match</comment>
        <translation>
            <numerusform>%n chip</numerusform>
            <numerusform>%n chips</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>−%n chip(s)</source>
        <comment>less than none</comment>
        <translation>
            <numerusform>−%n chip</numerusform>
            <numerusform>−%n chips</numerusform>
        </translation>
    </message>
    <message>
        <source>wins</source>
        <comment>a seat, with its side</comment>
        <translation>wins</translation>
    </message>
    <message>
        <source>draws</source>
        <comment>a seat, with its side</comment>
        <translation>draws</translation>
    </message>
    <message>
        <source>loses</source>
        <comment>a seat, with its side</comment>
        <translation>loses</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>&apos;wins&apos; or &apos;loses&apos;, and with how many points</comment>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>AT THE OSTERIA WE PLAY</source>
        <translation>AT THE OSTERIA WE PLAY</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continue</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>New match</translation>
    </message>
    <message>
        <source>Ctrl+N</source>
        <translation>Ctrl+N</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Rules</translation>
    </message>
    <message>
        <source>F1</source>
        <translation>F1</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Settings</translation>
    </message>
    <message>
        <source>English</source>
        <translation>English</translation>
    </message>
    <message>
        <source>About the game</source>
        <translation>About the game</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Quit</translation>
    </message>
    <message>
        <source>Ctrl+Q</source>
        <translation>Ctrl+Q</translation>
    </message>
    <message>
        <source>History</source>
        <translation>History</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistics</translation>
    </message>
    <message>
        <source>Other games</source>
        <translation>Other games</translation>
    </message>
    <message numerus="yes">
        <source>%n on the shelf</source>
        <comment>games</comment>
        <translation>
            <numerusform>%n on the shelf</numerusform>
            <numerusform>%n on the shelf</numerusform>
        </translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lessons</translation>
    </message>
    <message>
        <source>Teresa explains</source>
        <translation>Teresa explains</translation>
    </message>
    <message>
        <source>Deal of the day</source>
        <translation>Deal of the day</translation>
    </message>
    <message>
        <source>Evening at the osteria</source>
        <translation>Evening at the osteria</translation>
    </message>
    <message>
        <source>and a friend’s</source>
        <translation>and a friend’s</translation>
    </message>
    <message>
        <source>table %1 of %2</source>
        <translation>table %1 of %2</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>all</source>
        <comment>opponents</comment>
        <translation>all</translation>
    </message>
    <message numerus="yes">
        <source>Matches won, of the last %n</source>
        <translation>
            <numerusform>Matches won, of the last %n</numerusform>
            <numerusform>Matches won, of the last %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Match %1, %2: %3 won</source>
        <translation>Match %1, %2: %3 won</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Matches</translation>
    </message>
    <message>
        <source>Matches played</source>
        <translation>Matches played</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Won</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a number, a percentage</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Re-entries</source>
        <translation>Re-entries</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Deals</translation>
    </message>
    <message>
        <source>Deals played</source>
        <translation>Deals played</translation>
    </message>
    <message>
        <source>Longest runs</source>
        <translation>Longest runs</translation>
    </message>
    <message>
        <source>Matches won in a row</source>
        <translation>Matches won in a row</translation>
    </message>
    <message>
        <source>Matches without a win</source>
        <translation>Matches without a win</translation>
    </message>
    <message>
        <source>Deals without paying</source>
        <translation>Deals without paying</translation>
    </message>
    <message numerus="yes">
        <source>Place %1: %n time(s), %2</source>
        <comment>how often a place was taken, and its share</comment>
        <translation>
            <numerusform>Place %1: %n time, %2</numerusform>
            <numerusform>Place %1: %n times, %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Places</translation>
    </message>
    <message>
        <source>Of these shared</source>
        <comment>matches won</comment>
        <translation>Of these shared</translation>
    </message>
    <message>
        <source>Drawn</source>
        <comment>matches</comment>
        <translation>Drawn</translation>
    </message>
    <message>
        <source>Now %1; between %2 and %3 over time</source>
        <translation>Now %1; between %2 and %3 over time</translation>
    </message>
    <message>
        <source>Average place</source>
        <translation>Average place</translation>
    </message>
    <message>
        <source>all</source>
        <comment>ways to play a game</comment>
        <translation>all</translation>
    </message>
    <message>
        <source>Won</source>
        <comment>of matches</comment>
        <translation>Won</translation>
    </message>
    <message>
        <source>Drawn</source>
        <comment>of matches</comment>
        <translation>Drawn</translation>
    </message>
    <message>
        <source>Lost</source>
        <comment>of matches</comment>
        <translation>Lost</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <comment>&apos;Won&apos;, how often, and its share</comment>
        <translation>%1: %2, %3</translation>
    </message>
</context>
<context>
    <name>StatisticsEmpty</name>
    <message>
        <source>Choose other opponents or a longer time.</source>
        <translation>Choose other opponents or a longer time.</translation>
    </message>
    <message>
        <source>Counting your matches…</source>
        <translation>Counting your matches…</translation>
    </message>
    <message>
        <source>None of your matches fits these filters.</source>
        <translation>None of your matches fits these filters.</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>New match</translation>
    </message>
    <message>
        <source>The slate was wiped clean: only matches that you play from now on count.</source>
        <translation>The slate was wiped clean: only matches that you play from now on count.</translation>
    </message>
    <message>
        <source>The slate is still clean: play your first match, and we will chalk it up here.</source>
        <translation>The slate is still clean: play your first match, and we will chalk it up here.</translation>
    </message>
</context>
<context>
    <name>StatisticsFilters</name>
    <message>
        <source>Game</source>
        <translation>Game</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Opponents</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Variant</translation>
    </message>
</context>
<context>
    <name>StatisticsPage</name>
    <message>
        <source>Statistics</source>
        <translation>Statistics</translation>
    </message>
    <message>
        <source>Count all again</source>
        <translation>Count all again</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Back</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Count from now on only?</source>
        <translation>Count from now on only?</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) still to be counted…</source>
        <translation>
            <numerusform>%n match still to be counted…</numerusform>
            <numerusform>%n matches still to be counted…</numerusform>
        </translation>
    </message>
    <message>
        <source>Only your own matches since %1 are counted.</source>
        <translation>Only your own matches since %1 are counted.</translation>
    </message>
    <message>
        <source>Feats</source>
        <translation>Feats</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>Start over</translation>
    </message>
    <message>
        <source>The statistics start from zero. Your matches stay in the history, and all of them can be counted again later.</source>
        <translation>The statistics start from zero. Your matches stay in the history, and all of them can be counted again later.</translation>
    </message>
    <message>
        <source>Only your own matches are counted, not those from files.</source>
        <translation>Only your own matches are counted, not those from files.</translation>
    </message>
    <message>
        <source>Statistics: %1</source>
        <comment>%1 is a game</comment>
        <translation>Statistics: %1</translation>
    </message>
</context>
<context>
    <name>StatisticsSlate</name>
    <message numerus="yes">
        <source>%n more match(es), and you see here how your play goes over time.</source>
        <translation>
            <numerusform>%n more match, and you see here how your play goes over time.</numerusform>
            <numerusform>%n more matches, and you see here how your play goes over time.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Stepper</name>
    <message>
        <source>Less: %1</source>
        <translation>Less: %1</translation>
    </message>
    <message>
        <source>More: %1</source>
        <translation>More: %1</translation>
    </message>
    <message>
        <source>not possible now</source>
        <translation>not possible now</translation>
    </message>
</context>
<context>
    <name>Stock</name>
    <message>
        <source>Stock</source>
        <translation>Stock</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) left</source>
        <translation>
            <numerusform>%n card left</numerusform>
            <numerusform>%n cards left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) left; press to draw one</source>
        <translation>
            <numerusform>%n card left; press to draw it</numerusform>
            <numerusform>%n cards left; press to draw one</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StopthebusChapters</name>
    <message>
        <source>In short</source>
        <translation>In short</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>The deal</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Your turn</translation>
    </message>
    <message>
        <source>Who wins</source>
        <translation>Who wins</translation>
    </message>
    <message>
        <source>Who pays</source>
        <translation>Who pays</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>House rules</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Words</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Keys</translation>
    </message>
    <message>
        <source>Stop the bus before the others have found their seats.</source>
        <comment>a saying of the osteria</comment>
        <translation>Stop the bus before the others have found their seats.</translation>
    </message>
    <message>
        <source>What you leave in the monte, your neighbour has been waiting for.</source>
        <comment>a saying of the osteria</comment>
        <translation>What you leave in the monte, your neighbour has been waiting for.</translation>
    </message>
    <message>
        <source>A pair in hand is worth a run on the table.</source>
        <comment>a saying of the osteria</comment>
        <translation>A pair in hand is worth a run on the table.</translation>
    </message>
    <message>
        <source>Whoever must exchange had better know what to give.</source>
        <comment>a saying of the osteria</comment>
        <translation>Whoever must exchange had better know what to give.</translation>
    </message>
    <message>
        <source>Three threes: nobody has ever walked home from those.</source>
        <comment>a saying of the osteria</comment>
        <translation>Three threes: nobody has ever walked home from those.</translation>
    </message>
    <message>
        <source>The bell rings for everybody, and for whoever pulled it too.</source>
        <comment>a saying of the osteria</comment>
        <translation>The bell rings for everybody, and for whoever pulled it too.</translation>
    </message>
    <message>
        <source>The stop</source>
        <translation>The stop</translation>
    </message>
</context>
<context>
    <name>StopthebusDeal</name>
    <message>
        <source>The deal</source>
        <translation>The deal</translation>
    </message>
    <message>
        <source>Two to seven can play, best four or five. Everything goes to the left, clockwise: the cards, the play, and the turn to deal. Players who are out are skipped.</source>
        <translation>Two to seven can play, best four or five. Everything goes to the left, clockwise: the cards, the play, and the turn to deal. Players who are out are skipped.</translation>
    </message>
    <message>
        <source>The first dealer</source>
        <translation>The first dealer</translation>
    </message>
    <message>
        <source>Who deals first is drawn by lot. After every deal the player at the dealer’s left deals.</source>
        <translation>Who deals first is drawn by lot. After every deal the player at the dealer’s left deals.</translation>
    </message>
    <message>
        <source>Shuffle and cut</source>
        <translation>Shuffle and cut</translation>
    </message>
    <message>
        <source>The dealer shuffles and the player at the dealer’s right cuts. When it is your turn, drag along the pack to choose where.</source>
        <translation>The dealer shuffles and the player at the dealer’s right cuts. When it is your turn, drag along the pack to choose where.</translation>
    </message>
    <message>
        <source>Three cards each</source>
        <translation>Three cards each</translation>
    </message>
    <message>
        <source>They are dealt face down, one at a time, from the dealer’s left on. There are 52, the whole French pack without jokers.</source>
        <translation>They are dealt face down, one at a time, from the dealer’s left on. There are 52, the whole French pack without jokers.</translation>
    </message>
    <message>
        <source>Three in the middle</source>
        <translation>Three in the middle</translation>
    </message>
    <message>
        <source>The next three are turned up: they are the monte. The rest of the pack is put aside, and nobody looks at it.</source>
        <translation>The next three are turned up: they are the monte. The rest of the pack is put aside, and nobody looks at it.</translation>
    </message>
    <message>
        <source>The monte</source>
        <translation>The monte</translation>
    </message>
    <message>
        <source>All can see these three, and nothing else ever comes to the table: what one player gives is all that the next can take.</source>
        <translation>All can see these three, and nothing else ever comes to the table: what one player gives is all that the next can take.</translation>
    </message>
    <message>
        <source>The player at the dealer’s left begins.</source>
        <translation>The player at the dealer’s left begins.</translation>
    </message>
</context>
<context>
    <name>StopthebusEstimate</name>
    <message>
        <source>%1, to stop or not</source>
        <comment>%1 is &apos;Lap 2&apos;</comment>
        <translation>%1, to stop or not</translation>
    </message>
    <message>
        <source>Stop the bus</source>
        <comment>a move</comment>
        <translation>Stop the bus</translation>
    </message>
    <message>
        <source>Stop the bus</source>
        <comment>a move, after somebody&apos;s name</comment>
        <translation>Stop the bus</translation>
    </message>
    <message>
        <source>Let the bus go on</source>
        <comment>a move</comment>
        <translation>Let the bus go on</translation>
    </message>
    <message>
        <source>Let the bus go on</source>
        <comment>a move, after somebody&apos;s name</comment>
        <translation>Let the bus go on</translation>
    </message>
    <message>
        <source>Pass</source>
        <comment>a move</comment>
        <translation>Pass</translation>
    </message>
    <message>
        <source>Pass</source>
        <comment>a move, after somebody&apos;s name</comment>
        <translation>Pass</translation>
    </message>
    <message>
        <source>Exchange all three</source>
        <comment>a move</comment>
        <translation>Exchange all three</translation>
    </message>
    <message>
        <source>Exchange all three</source>
        <comment>a move, after somebody&apos;s name</comment>
        <translation>Exchange all three</translation>
    </message>
    <message>
        <source>You stopped the bus</source>
        <comment>a move that was made</comment>
        <translation>You stopped the bus</translation>
    </message>
    <message>
        <source>You let the bus go on</source>
        <comment>a move that was made</comment>
        <translation>You let the bus go on</translation>
    </message>
    <message>
        <source>You passed</source>
        <comment>a move that was made</comment>
        <translation>You passed</translation>
    </message>
    <message>
        <source>You exchanged all three cards</source>
        <comment>a move that was made</comment>
        <translation>You exchanged all three cards</translation>
    </message>
    <message>
        <source>%1, then stop</source>
        <comment>%1 is a hand&apos;s worth</comment>
        <translation>%1, then stop</translation>
    </message>
    <message>
        <source>No hand is better: whatever the others do, you cannot lose.</source>
        <translation>No hand is better: whatever the others do, you cannot lose.</translation>
    </message>
    <message>
        <source>You make %1 and then stop the bus: %2.</source>
        <comment>%1 is a hand&apos;s worth, %2 &apos;you lose a token 12 times in 100&apos;</comment>
        <translation>You make %1 and then stop the bus: %2.</translation>
    </message>
</context>
<context>
    <name>StopthebusFeats</name>
    <message>
        <source>Ding ding!</source>
        <translation>Ding ding!</translation>
    </message>
    <message>
        <source>Stop the bus, and somebody else pays.</source>
        <translation>Stop the bus, and somebody else pays.</translation>
    </message>
    <message>
        <source>Stop the bus twenty-five times so that somebody else pays.</source>
        <translation>Stop the bus twenty-five times so that somebody else pays.</translation>
    </message>
    <message>
        <source>Always the right stop</source>
        <translation>Always the right stop</translation>
    </message>
    <message>
        <source>Stop the bus three times or more in a match, and pay for none of them.</source>
        <translation>Stop the bus three times or more in a match, and pay for none of them.</translation>
    </message>
    <message>
        <source>Just a passenger</source>
        <translation>Just a passenger</translation>
    </message>
    <message>
        <source>Win a match without ever stopping the bus yourself.</source>
        <translation>Win a match without ever stopping the bus yourself.</translation>
    </message>
    <message>
        <source>To the terminus</source>
        <translation>To the terminus</translation>
    </message>
    <message>
        <source>Play a deal to its last lap in which nobody stops the bus.</source>
        <translation>Play a deal to its last lap in which nobody stops the bus.</translation>
    </message>
    <message>
        <source>Pair royal</source>
        <translation>Pair royal</translation>
    </message>
    <message>
        <source>Show a prial: three cards of a rank.</source>
        <translation>Show a prial: three cards of a rank.</translation>
    </message>
    <message>
        <source>They come in threes</source>
        <translation>They come in threes</translation>
    </message>
    <message>
        <source>Show five prials.</source>
        <translation>Show five prials.</translation>
    </message>
    <message>
        <source>Season pass</source>
        <translation>Season pass</translation>
    </message>
</context>
<context>
    <name>StopthebusGuide</name>
    <message>
        <source>Welcome, I am Teresa. Each of us has three tokens: they are our lives, and whoever has the lowest hand in the end pays one. Who deals first is drawn by lot.</source>
        <translation>Welcome, I am Teresa. Each of us has three tokens: they are our lives, and whoever has the lowest hand in the end pays one. Who deals first is drawn by lot.</translation>
    </message>
    <message>
        <source>You have %1. Best are three of a rank: a prial. Then come three in a row of one suit, three in a row of any suits, three of one suit, and a pair. Without any of these the highest card counts.</source>
        <translation>You have %1. Best are three of a rank: a prial. Then come three in a row of one suit, three in a row of any suits, three of one suit, and a pair. Without any of these the highest card counts.</translation>
    </message>
    <message>
        <source>%1 stops the bus! Everybody else has one more turn, then all hands are shown, and the lowest pays.</source>
        <translation>%1 stops the bus! Everybody else has one more turn, then all hands are shown, and the lowest pays.</translation>
    </message>
    <message>
        <source>%1 stays, with the same cards as before.</source>
        <translation>%1 stays, with the same cards as before.</translation>
    </message>
    <message>
        <source>%1 takes all three cards of the monte, and leaves three others there.</source>
        <translation>%1 takes all three cards of the monte, and leaves three others there.</translation>
    </message>
    <message>
        <source>%1 Everybody saw that: remember what each of us has taken.</source>
        <comment>%1 is a sentence</comment>
        <translation>%1 Everybody saw that: remember what each of us has taken.</translation>
    </message>
    <message>
        <source>You have stopped the bus with %1. Everybody else has one more turn, then the hands are shown.</source>
        <translation>You have stopped the bus with %1. Everybody else has one more turn, then the hands are shown.</translation>
    </message>
    <message>
        <source>Now you have %1.</source>
        <translation>Now you have %1.</translation>
    </message>
    <message>
        <source>Your turn again.</source>
        <translation>Your turn again.</translation>
    </message>
    <message>
        <source>Your last turn, as %1 has stopped the bus: exchange, or stay as you are.</source>
        <translation>Your last turn, as %1 has stopped the bus: exchange, or stay as you are.</translation>
    </message>
    <message>
        <source>Your turn: you must exchange, one card or all three.</source>
        <translation>Your turn: you must exchange, one card or all three.</translation>
    </message>
    <message>
        <source>I would stay. %1</source>
        <comment>%1 is one sentence or two</comment>
        <translation>I would stay. %1</translation>
    </message>
    <message>
        <source>I would pass. %1</source>
        <comment>%1 is one sentence or two</comment>
        <translation>I would pass. %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>sentences: what can be done; what is advised</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>I would take all three: that makes %1.</source>
        <comment>%1 is a hand&apos;s worth</comment>
        <translation>I would take all three: that makes %1.</translation>
    </message>
    <message>
        <source>Something has to go: I would give %1 for %2, and keep %3.</source>
        <comment>cards; cards; a hand&apos;s worth</comment>
        <translation>Something has to go: I would give %1 for %2, and keep %3.</translation>
    </message>
    <message>
        <source>I would give %1 for %2: that makes %3. Choose both, then “Exchange”.</source>
        <comment>cards; cards; a hand&apos;s worth</comment>
        <translation>I would give %1 for %2: that makes %3. Choose both, then “Exchange”.</translation>
    </message>
    <message>
        <source>I would give %1 for %2: that makes %3.</source>
        <comment>cards; cards; a hand&apos;s worth</comment>
        <translation>I would give %1 for %2: that makes %3.</translation>
    </message>
    <message>
        <source>You have exchanged, and may now stop the bus: then everybody else has one more turn, and you have none.</source>
        <translation>You have exchanged, and may now stop the bus: then everybody else has one more turn, and you have none.</translation>
    </message>
    <message>
        <source>Stop the bus, or let it go on?</source>
        <translation>Stop the bus, or let it go on?</translation>
    </message>
    <message>
        <source>%1 I would stop it! %2</source>
        <comment>%1 is a sentence, %2 one or two</comment>
        <translation>%1 I would stop it! %2</translation>
    </message>
    <message>
        <source>%1 I would let it go on. %2</source>
        <comment>%1 is a sentence, %2 one or two</comment>
        <translation>%1 I would let it go on. %2</translation>
    </message>
    <message>
        <source>Without a token one is out, and the last player in wins. Now you know enough for a match of your own.</source>
        <translation>Without a token one is out, and the last player in wins. Now you know enough for a match of your own.</translation>
    </message>
    <message>
        <source>All would have lost their last token together: nobody pays. %1</source>
        <comment>%1 are two sentences</comment>
        <translation>All would have lost their last token together: nobody pays. %1</translation>
    </message>
    <message>
        <source>In the middle lie three cards face up: the monte. In every turn you must exchange one card with it, or all three. No card ever comes from the pack: what one of us gives, the next may take.</source>
        <translation>In the middle lie three cards face up: the monte. In every turn you must exchange one card with it, or all three. No card ever comes from the pack: what one of us gives, the next may take.</translation>
    </message>
</context>
<context>
    <name>StopthebusHouse</name>
    <message>
        <source>House rules</source>
        <translation>House rules</translation>
    </message>
    <message>
        <source>Every table plays a little differently. The rules of this match are shown at the right, in black where they are not the usual ones.</source>
        <translation>Every table plays a little differently. The rules of this match are shown at the right, in black where they are not the usual ones.</translation>
    </message>
    <message>
        <source>Every table plays a little differently. Your choice for the next match is shown at the right, in black where it is not the usual rule.</source>
        <translation>Every table plays a little differently. Your choice for the next match is shown at the right, in black where it is not the usual rule.</translation>
    </message>
    <message>
        <source>3-3-3 and A-2-3 on top</source>
        <translation>3-3-3 and A-2-3 on top</translation>
    </message>
    <message>
        <source>As in Three Card Brag three 3s are the best prial, and ace, 2, 3 the best run. Else three aces are, and ace, 2, 3 is the lowest run.</source>
        <translation>As in Three Card Brag three 3s are the best prial, and ace, 2, 3 the best run. Else three aces are, and ace, 2, 3 is the lowest run.</translation>
    </message>
    <message>
        <source>Passing</source>
        <translation>Passing</translation>
    </message>
    <message>
        <source>Usually everybody must exchange. Where passing is allowed, one may keep all three cards, but not stop the bus in that turn.</source>
        <translation>Usually everybody must exchange. Where passing is allowed, one may keep all three cards, but not stop the bus in that turn.</translation>
    </message>
    <message>
        <source>Staying in the last lap</source>
        <translation>Staying in the last lap</translation>
    </message>
    <message>
        <source>Usually the hand may be kept in the last turn. Else it is exchanged then too, for better or worse.</source>
        <translation>Usually the hand may be kept in the last turn. Else it is exchanged then too, for better or worse.</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Tokens</translation>
    </message>
    <message>
        <source>The lives at the start: usually three; any number from 1 to 5.</source>
        <translation>The lives at the start: usually three; any number from 1 to 5.</translation>
    </message>
    <message>
        <source>Longest deal</source>
        <translation>Longest deal</translation>
    </message>
    <message>
        <source>After so many laps without a stop the hands are shown: usually 20, from 5 to 50.</source>
        <translation>After so many laps without a stop the hands are shown: usually 20, from 5 to 50.</translation>
    </message>
    <message>
        <source>A match in progress keeps the rules it started with.</source>
        <translation>A match in progress keeps the rules it started with.</translation>
    </message>
</context>
<context>
    <name>StopthebusKeys</name>
    <message>
        <source>Keys</source>
        <translation>Keys</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>At the table</translation>
    </message>
    <message>
        <source>your cards, from left to right</source>
        <translation>your cards, from left to right</translation>
    </message>
    <message>
        <source>the cards of the monte, from left to right</source>
        <translation>the cards of the monte, from left to right</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>the red button: exchange, let it go on, cut</source>
        <translation>the red button: exchange, let it go on, cut</translation>
    </message>
    <message>
        <source>exchange all three cards</source>
        <translation>exchange all three cards</translation>
    </message>
    <message>
        <source>stop the bus; before that, exchange and stop</source>
        <translation>stop the bus; before that, exchange and stop</translation>
    </message>
    <message>
        <source>let the bus go on; stay, in the last lap</source>
        <translation>let the bus go on; stay, in the last lap</translation>
    </message>
    <message>
        <source>the hint: for every move, the chance to lose a token</source>
        <translation>the hint: for every move, the chance to lose a token</translation>
    </message>
    <message>
        <source>what the monte and the pot are</source>
        <translation>what the monte and the pot are</translation>
    </message>
</context>
<context>
    <name>StopthebusLessons</name>
    <message>
        <source>Three cards each, and three face up in the middle: the monte. In your turn one of yours goes there, and one of those comes to you.</source>
        <translation>Three cards each, and three face up in the middle: the monte. In your turn one of yours goes there, and one of those comes to you.</translation>
    </message>
    <message>
        <source>Bruno begins: he gives the 4 and takes the queen of spades.</source>
        <translation>Bruno begins: he gives the 4 and takes the queen of spades.</translation>
    </message>
    <message>
        <source>Nives takes the 4 that Bruno left. What one gives, the next may take.</source>
        <translation>Nives takes the 4 that Bruno left. What one gives, the next may take.</translation>
    </message>
    <message>
        <source>Now you: you must exchange one card, or all three. Your 7 and your 8 go together. Which card of the monte is missing?</source>
        <translation>Now you: you must exchange one card, or all three. Your 7 and your 8 go together. Which card of the monte is missing?</translation>
    </message>
    <message>
        <source>The 9! Give the king for it: 7, 8 and 9 are a run, three in a row.</source>
        <translation>The 9! Give the king for it: 7, 8 and 9 are a run, three in a row.</translation>
    </message>
    <message>
        <source>A run: few hands are better.</source>
        <translation>A run: few hands are better.</translation>
    </message>
    <message>
        <source>After your exchange you may stop the bus: then everybody else has just one more turn. With a run I would do it at once.</source>
        <translation>After your exchange you may stop the bus: then everybody else has just one more turn. With a run I would do it at once.</translation>
    </message>
    <message>
        <source>Ding ding! That bell everybody knows.</source>
        <translation>Ding ding! That bell everybody knows.</translation>
    </message>
    <message>
        <source>Bruno’s last turn. His pair of queens gets no better.</source>
        <translation>Bruno’s last turn. His pair of queens gets no better.</translation>
    </message>
    <message>
        <source>Nives stays. Show your cards!</source>
        <translation>Nives stays. Show your cards!</translation>
    </message>
    <message>
        <source>The lowest hand pays a token: it is Nives’ pair of 6s. Tokens are our lives, and with none left one is out.</source>
        <translation>The lowest hand pays a token: it is Nives’ pair of 6s. Tokens are our lives, and with none left one is out.</translation>
    </message>
    <message>
        <source>From the lowest hand to the highest: high card, pair, flush, run, running flush, prial. A flush is of one suit, a run is in a row, and a running flush is both.</source>
        <translation>From the lowest hand to the highest: high card, pair, flush, run, running flush, prial. A flush is of one suit, a run is in a row, and a running flush is both.</translation>
    </message>
    <message>
        <source>The 9 would make a pair, the king of hearts a flush. But is there something better in the monte?</source>
        <translation>The 9 would make a pair, the king of hearts a flush. But is there something better in the monte?</translation>
    </message>
    <message>
        <source>The 2 of hearts, for your 9: ace, 2 and 3 of one suit. In this game that is the best running flush of all, above queen, king, ace.</source>
        <translation>The 2 of hearts, for your 9: ace, 2 and 3 of one suit. In this game that is the best running flush of all, above queen, king, ace.</translation>
    </message>
    <message>
        <source>Only a prial, three of a rank, is above that.</source>
        <translation>Only a prial, three of a rank, is above that.</translation>
    </message>
    <message>
        <source>There is nothing to wait for: stop the bus.</source>
        <translation>There is nothing to wait for: stop the bus.</translation>
    </message>
    <message>
        <source>Nives finds the 9 that you gave: 7, 8, 9. Now the hands are shown.</source>
        <translation>Nives finds the 9 that you gave: 7, 8, 9. Now the hands are shown.</translation>
    </message>
    <message>
        <source>Your running flush, Nives’ run, and Bruno’s pair of queens, which pays. One thing more: of all prials three 3s are the best, even above three aces.</source>
        <translation>Your running flush, Nives’ run, and Bruno’s pair of queens, which pays. One thing more: of all prials three 3s are the best, even above three aces.</translation>
    </message>
    <message>
        <source>5, 6, 7: you were dealt a run! But you cannot keep it as it is: nobody stops the bus without an exchange, and nobody passes.</source>
        <translation>5, 6, 7: you were dealt a run! But you cannot keep it as it is: nobody stops the bus without an exchange, and nobody passes.</translation>
    </message>
    <message>
        <source>One card has to go. Which one, and for which of the monte, so that it is a run again?</source>
        <translation>One card has to go. Which one, and for which of the monte, so that it is a run again?</translation>
    </message>
    <message>
        <source>Give the 5 and take the 8: 6, 7, 8.</source>
        <translation>Give the 5 and take the 8: 6, 7, 8.</translation>
    </message>
    <message>
        <source>Still a run, and a higher one. And the 5 that you left is of little use to Bruno, who is next: think of that, too.</source>
        <translation>Still a run, and a higher one. And the 5 that you left is of little use to Bruno, who is next: think of that, too.</translation>
    </message>
    <message>
        <source>Stop now: in your next turn you would have to exchange again, and break it up.</source>
        <translation>Stop now: in your next turn you would have to exchange again, and break it up.</translation>
    </message>
    <message>
        <source>Bruno improves his third card.</source>
        <translation>Bruno improves his third card.</translation>
    </message>
    <message>
        <source>Nives stays.</source>
        <translation>Nives stays.</translation>
    </message>
    <message>
        <source>Nives’ pair of jacks is the lowest hand, and pays. A good hand that is not stopped with is soon a good hand no more.</source>
        <translation>Nives’ pair of jacks is the lowest hand, and pays. A good hand that is not stopped with is soon a good hand no more.</translation>
    </message>
    <message>
        <source>King high: nothing goes together yet.</source>
        <translation>King high: nothing goes together yet.</translation>
    </message>
    <message>
        <source>Nothing in the monte makes a pair or a run at once. Then make two cards that want a third: which one goes with your 8?</source>
        <translation>Nothing in the monte makes a pair or a run at once. Then make two cards that want a third: which one goes with your 8?</translation>
    </message>
    <message>
        <source>The 7, for the 4: with 7 and 8 a 6 or a 9 makes a run. The king is your high card, keep it for now.</source>
        <translation>The 7, for the 4: with 7 and 8 a 6 or a 9 makes a run. The king is your high card, keep it for now.</translation>
    </message>
    <message>
        <source>King high is still all you have, but it may become more.</source>
        <translation>King high is still all you have, but it may become more.</translation>
    </message>
    <message>
        <source>To stop now would be foolish: you need not be the best, but with king high you would be the last. Let it go on.</source>
        <translation>To stop now would be foolish: you need not be the best, but with king high you would be the last. Let it go on.</translation>
    </message>
    <message>
        <source>Bruno takes a 9 himself.</source>
        <translation>Bruno takes a 9 himself.</translation>
    </message>
    <message>
        <source>Nives has to give something, and gives a 6. Do you see it?</source>
        <translation>Nives has to give something, and gives a 6. Do you see it?</translation>
    </message>
    <message>
        <source>Your turn again. What now?</source>
        <translation>Your turn again. What now?</translation>
    </message>
    <message>
        <source>Take the 6 for the king: 6, 7, 8.</source>
        <translation>Take the 6 for the king: 6, 7, 8.</translation>
    </message>
    <message>
        <source>There is your run.</source>
        <translation>There is your run.</translation>
    </message>
    <message>
        <source>Now it is the right moment: two others with pairs at best, and they have one turn each. Stop the bus!</source>
        <translation>Now it is the right moment: two others with pairs at best, and they have one turn each. Stop the bus!</translation>
    </message>
    <message>
        <source>Nobody could do much in one turn.</source>
        <translation>Nobody could do much in one turn.</translation>
    </message>
    <message>
        <source>Bruno pays. Had you stopped in the first lap, it would have been you: whoever stops has no mercy to hope for.</source>
        <translation>Bruno pays. Had you stopped in the first lap, it would have been you: whoever stops has no mercy to hope for.</translation>
    </message>
    <message>
        <source>King high, and Nives begins.</source>
        <translation>King high, and Nives begins.</translation>
    </message>
    <message>
        <source>She stops the bus at once! You have one turn left, and in it you may exchange one card or all three, or stay.</source>
        <translation>She stops the bus at once! You have one turn left, and in it you may exchange one card or all three, or stay.</translation>
    </message>
    <message>
        <source>Two jacks lie in the monte. With one of them you would still have king high, and two cards may not be taken. What can you do?</source>
        <translation>Two jacks lie in the monte. With one of them you would still have king high, and two cards may not be taken. What can you do?</translation>
    </message>
    <message>
        <source>Exchange all three: the two jacks come along, and that is a pair.</source>
        <translation>Exchange all three: the two jacks come along, and that is a pair.</translation>
    </message>
    <message>
        <source>A pair of jacks, made of nothing.</source>
        <translation>A pair of jacks, made of nothing.</translation>
    </message>
    <message>
        <source>Bruno takes your king: nothing else there helps him.</source>
        <translation>Bruno takes your king: nothing else there helps him.</translation>
    </message>
    <message>
        <source>With king high Bruno pays, and you are safe. What lies in the monte is somebody’s hand, too: now and then it is better than yours.</source>
        <translation>With king high Bruno pays, and you are safe. What lies in the monte is somebody’s hand, too: now and then it is better than yours.</translation>
    </message>
    <message>
        <source>One card for another</source>
        <translation>One card for another</translation>
    </message>
    <message>
        <source>A whole deal, from the exchange to the bell.</source>
        <translation>A whole deal, from the exchange to the bell.</translation>
    </message>
    <message>
        <source>In your turn exchange one card or all three; then stop the bus, or let it go on. The lowest hand pays.</source>
        <translation>In your turn exchange one card or all three; then stop the bus, or let it go on. The lowest hand pays.</translation>
    </message>
    <message>
        <source>Which hand is better</source>
        <translation>Which hand is better</translation>
    </message>
    <message>
        <source>From the high card to the prial, and what is odd about it.</source>
        <translation>From the high card to the prial, and what is odd about it.</translation>
    </message>
    <message>
        <source>High card, pair, flush, run, running flush, prial. Ace, 2, 3 is the best run, and three 3s are the best prial.</source>
        <translation>High card, pair, flush, run, running flush, prial. Ace, 2, 3 is the best run, and three 3s are the best prial.</translation>
    </message>
    <message>
        <source>An exchange has to be</source>
        <translation>An exchange has to be</translation>
    </message>
    <message>
        <source>You have a fine hand, and must give a card of it away.</source>
        <translation>You have a fine hand, and must give a card of it away.</translation>
    </message>
    <message>
        <source>Nobody passes and nobody keeps: know which card you can spare, and what your neighbour would do with it.</source>
        <translation>Nobody passes and nobody keeps: know which card you can spare, and what your neighbour would do with it.</translation>
    </message>
    <message>
        <source>To stop or not</source>
        <translation>To stop or not</translation>
    </message>
    <message>
        <source>When to wait, and when to pull the cord.</source>
        <translation>When to wait, and when to pull the cord.</translation>
    </message>
    <message>
        <source>Stop when somebody else is surely weaker, and before the others are ready; not before you are.</source>
        <translation>Stop when somebody else is surely weaker, and before the others are ready; not before you are.</translation>
    </message>
    <message>
        <source>The last turn</source>
        <translation>The last turn</translation>
    </message>
    <message>
        <source>Somebody has stopped the bus, and you hold nothing.</source>
        <translation>Somebody has stopped the bus, and you hold nothing.</translation>
    </message>
    <message>
        <source>After the stop everybody else has one turn: exchange one card, all three, or stay. Look at what all three would make.</source>
        <translation>After the stop everybody else has one turn: exchange one card, all three, or stay. Look at what all three would make.</translation>
    </message>
</context>
<context>
    <name>StopthebusNumbers</name>
    <message>
        <source>Prials that you showed</source>
        <translation>Prials that you showed</translation>
    </message>
    <message>
        <source>Deals that nobody stopped</source>
        <translation>Deals that nobody stopped</translation>
    </message>
    <message>
        <source>Bus stopped</source>
        <translation>Bus stopped</translation>
    </message>
</context>
<context>
    <name>StopthebusPaying</name>
    <message>
        <source>Who pays</source>
        <translation>Who pays</translation>
    </message>
    <message numerus="yes">
        <source>Everybody starts with %n token(s) at this table: they are lives. After every deal the lowest hand pays one.</source>
        <translation>
            <numerusform>Everybody starts with %n token at this table: it is a life. After every deal the lowest hand pays one.</numerusform>
            <numerusform>Everybody starts with %n tokens at this table: they are lives. After every deal the lowest hand pays one.</numerusform>
        </translation>
    </message>
    <message>
        <source>Everybody starts with three tokens: they are lives. After every deal the lowest hand pays one.</source>
        <translation>Everybody starts with three tokens: they are lives. After every deal the lowest hand pays one.</translation>
    </message>
    <message>
        <source>Prial of 7s</source>
        <translation>Prial of 7s</translation>
    </message>
    <message>
        <source>Run to the ace</source>
        <translation>Run to the ace</translation>
    </message>
    <message>
        <source>Pair of kings: this one stopped</source>
        <translation>Pair of kings: this one stopped</translation>
    </message>
    <message>
        <source>King high</source>
        <translation>King high</translation>
    </message>
    <message>
        <source>pays a token</source>
        <translation>pays a token</translation>
    </message>
    <message>
        <source>Several are lowest</source>
        <translation>Several are lowest</translation>
    </message>
    <message>
        <source>If hands of the same ranks tie for lowest, each of them pays a token.</source>
        <translation>If hands of the same ranks tie for lowest, each of them pays a token.</translation>
    </message>
    <message>
        <source>Whoever stopped</source>
        <translation>Whoever stopped</translation>
    </message>
    <message>
        <source>There is no fine for stopping with the lowest hand, and no mercy either: it pays one token, like any other.</source>
        <translation>There is no fine for stopping with the lowest hand, and no mercy either: it pays one token, like any other.</translation>
    </message>
    <message>
        <source>Not all at once</source>
        <translation>Not all at once</translation>
    </message>
    <message>
        <source>If all who are left would lose their last token together, nobody pays: the same dealer deals again.</source>
        <translation>If all who are left would lose their last token together, nobody pays: the same dealer deals again.</translation>
    </message>
    <message>
        <source>Two pairs of kings: the 4 decides, and the 3 pays.</source>
        <translation>Two pairs of kings: the 4 decides, and the 3 pays.</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>The end</translation>
    </message>
    <message>
        <source>With no token left you are out and cannot come back. The last player in wins.</source>
        <translation>With no token left you are out and cannot come back. The last player in wins.</translation>
    </message>
</context>
<context>
    <name>StopthebusRanking</name>
    <message>
        <source>Who has the best hand</source>
        <translation>Who has the best hand</translation>
    </message>
    <message>
        <source>Prial</source>
        <translation>Prial</translation>
    </message>
    <message>
        <source>Three of a rank. At this table three aces are best, then three kings, and so on to three 2s.</source>
        <translation>Three of a rank. At this table three aces are best, then three kings, and so on to three 2s.</translation>
    </message>
    <message>
        <source>Three of a rank. Three 3s beat everything; then come three aces, three kings, and so on to three 2s.</source>
        <translation>Three of a rank. Three 3s beat everything; then come three aces, three kings, and so on to three 2s.</translation>
    </message>
    <message>
        <source>Running flush</source>
        <translation>Running flush</translation>
    </message>
    <message>
        <source>Three in a row of one suit. Queen, king, ace is the best, ace, 2, 3 the lowest.</source>
        <translation>Three in a row of one suit. Queen, king, ace is the best, ace, 2, 3 the lowest.</translation>
    </message>
    <message>
        <source>Three in a row of one suit. Ace, 2, 3 is the best, then queen, king, ace, and so on to 2, 3, 4.</source>
        <translation>Three in a row of one suit. Ace, 2, 3 is the best, then queen, king, ace, and so on to 2, 3, 4.</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Run</translation>
    </message>
    <message>
        <source>Three in a row of any suits, in the same order. King, ace, 2 is no run.</source>
        <translation>Three in a row of any suits, in the same order. King, ace, 2 is no run.</translation>
    </message>
    <message>
        <source>Flush</source>
        <translation>Flush</translation>
    </message>
    <message>
        <source>Three of one suit. The highest card decides, then the next, then the last.</source>
        <translation>Three of one suit. The highest card decides, then the next, then the last.</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>Pair</translation>
    </message>
    <message>
        <source>Two of a rank. The higher pair wins; of equal pairs the third card decides.</source>
        <translation>Two of a rank. The higher pair wins; of equal pairs the third card decides.</translation>
    </message>
    <message>
        <source>High card</source>
        <translation>High card</translation>
    </message>
    <message>
        <source>None of these. The highest card decides, then the next, then the last.</source>
        <translation>None of these. The highest card decides, then the next, then the last.</translation>
    </message>
    <message>
        <source>The ace is the highest card. Suits do not matter: hands of the same ranks tie.</source>
        <translation>The ace is the highest card. Suits do not matter: hands of the same ranks tie.</translation>
    </message>
</context>
<context>
    <name>StopthebusRules</name>
    <message>
        <source>Stop the Bus</source>
        <translation>Stop the Bus</translation>
    </message>
    <message>
        <source>with fifty-two French cards, three tokens and a bell</source>
        <translation>with fifty-two French cards, three tokens and a bell</translation>
    </message>
    <message>
        <source>Stop the Bus is a game of English pubs, with the hands of Three Card Brag: exchange one card or all three, and stop the bus when yours is good enough.</source>
        <translation>Stop the Bus is a game of English pubs, with the hands of Three Card Brag: exchange one card or all three, and stop the bus when yours is good enough.</translation>
    </message>
    <message>
        <source>3-3-3 and A-2-3 on top</source>
        <translation>3-3-3 and A-2-3 on top</translation>
    </message>
    <message>
        <source>The best prial and the best run, as in Three Card Brag</source>
        <translation>The best prial and the best run, as in Three Card Brag</translation>
    </message>
    <message>
        <source>Passing</source>
        <translation>Passing</translation>
    </message>
    <message>
        <source>Staying in the last lap</source>
        <translation>Staying in the last lap</translation>
    </message>
    <message>
        <source>After the stop one may keep all three cards</source>
        <translation>After the stop one may keep all three cards</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Tokens</translation>
    </message>
    <message>
        <source>The lives that everybody starts with, from 1 to 5</source>
        <translation>The lives that everybody starts with, from 1 to 5</translation>
    </message>
    <message>
        <source>Longest deal</source>
        <translation>Longest deal</translation>
    </message>
    <message>
        <source>After so many laps without a stop the hands are shown</source>
        <translation>After so many laps without a stop the hands are shown</translation>
    </message>
    <message numerus="yes">
        <source>%n token(s)</source>
        <comment>at the start</comment>
        <translation>
            <numerusform>%n token</numerusform>
            <numerusform>%n tokens</numerusform>
        </translation>
    </message>
    <message>
        <source>aces on top</source>
        <translation>aces on top</translation>
    </message>
    <message>
        <source>passing allowed</source>
        <translation>passing allowed</translation>
    </message>
    <message>
        <source>no staying in the last lap</source>
        <translation>no staying in the last lap</translation>
    </message>
    <message numerus="yes">
        <source>at most %n lap(s) a deal</source>
        <translation>
            <numerusform>at most %n lap a deal</numerusform>
            <numerusform>at most %n laps a deal</numerusform>
        </translation>
    </message>
    <message>
        <source>The usual rules</source>
        <translation>The usual rules</translation>
    </message>
    <message>
        <source>Without quirks</source>
        <comment>the name of these rules</comment>
        <translation>Without quirks</translation>
    </message>
    <message>
        <source>Three aces are the best prial, queen, king, ace the best run</source>
        <translation>Three aces are the best prial, queen, king, ace the best run</translation>
    </message>
    <message>
        <source>At one’s ease</source>
        <comment>the name of these rules</comment>
        <translation>At one’s ease</translation>
    </message>
    <message>
        <source>No seat to keep</source>
        <comment>the name of these rules</comment>
        <translation>No seat to keep</translation>
    </message>
    <message>
        <source>Express bus</source>
        <comment>the name of these rules</comment>
        <translation>Express bus</translation>
    </message>
    <message numerus="yes">
        <source>Everybody has %n token(s). Those that are lost go into the pot.</source>
        <translation>
            <numerusform>Everybody has %n token. Those that are lost go into the pot.</numerusform>
            <numerusform>Everybody has %n tokens. Those that are lost go into the pot.</numerusform>
        </translation>
    </message>
    <message>
        <source>Exchange a card, and stop in time</source>
        <translation>Exchange a card, and stop in time</translation>
    </message>
    <message>
        <source>You may pass your turn, without an exchange and without a stop</source>
        <translation>You may pass your turn, without an exchange and without a stop</translation>
    </message>
</context>
<context>
    <name>StopthebusScene</name>
    <message>
        <source>three cards such as “3H” or “TS”</source>
        <translation>three cards such as “3H” or “TS”</translation>
    </message>
</context>
<context>
    <name>StopthebusShort</name>
    <message>
        <source>Stop the Bus in short</source>
        <translation>Stop the Bus in short</translation>
    </message>
    <message>
        <source>Two to seven play this game of English pubs. Everybody has three cards, and three more lie face up in the middle: the monte. Whoever has the lowest hand in the end pays.</source>
        <translation>Two to seven play this game of English pubs. Everybody has three cards, and three more lie face up in the middle: the monte. Whoever has the lowest hand in the end pays.</translation>
    </message>
    <message>
        <source>Exchange one card, or all three</source>
        <translation>Exchange one card, or all three</translation>
    </message>
    <message>
        <source>In your turn exchange one of your cards with the monte, or all three, but never two. At this table you may also pass.</source>
        <translation>In your turn exchange one of your cards with the monte, or all three, but never two. At this table you may also pass.</translation>
    </message>
    <message>
        <source>In your turn exchange one of your cards with the monte, or all three, but never two. You cannot pass.</source>
        <translation>In your turn exchange one of your cards with the monte, or all three, but never two. You cannot pass.</translation>
    </message>
    <message>
        <source>Stop when you are happy with it</source>
        <translation>Stop when you are happy with it</translation>
    </message>
    <message>
        <source>After your exchange you may stop the bus. Everybody else has one more turn, then all hands are turned up.</source>
        <translation>After your exchange you may stop the bus. Everybody else has one more turn, then all hands are turned up.</translation>
    </message>
    <message>
        <source>The lowest hand pays a token</source>
        <translation>The lowest hand pays a token</translation>
    </message>
    <message numerus="yes">
        <source>Tokens are your lives: at this table everybody starts with %n. Whoever stopped the bus pays like anybody else.</source>
        <translation>
            <numerusform>Tokens are your lives: at this table everybody starts with %n. Whoever stopped the bus pays like anybody else.</numerusform>
            <numerusform>Tokens are your lives: at this table everybody starts with %n. Whoever stopped the bus pays like anybody else.</numerusform>
        </translation>
    </message>
    <message>
        <source>Tokens are your lives: everybody starts with three. Whoever stopped the bus pays like anybody else.</source>
        <translation>Tokens are your lives: everybody starts with three. Whoever stopped the bus pays like anybody else.</translation>
    </message>
    <message>
        <source>Stay in the game</source>
        <translation>Stay in the game</translation>
    </message>
    <message>
        <source>Without a token you are out. The last player in wins.</source>
        <translation>Without a token you are out. The last player in wins.</translation>
    </message>
    <message>
        <source>Which hand is better</source>
        <translation>Which hand is better</translation>
    </message>
    <message>
        <source>Prial</source>
        <translation>Prial</translation>
    </message>
    <message>
        <source>Three of a rank: best of all.</source>
        <translation>Three of a rank: best of all.</translation>
    </message>
    <message>
        <source>Running flush</source>
        <translation>Running flush</translation>
    </message>
    <message>
        <source>In a row, and of one suit.</source>
        <translation>In a row, and of one suit.</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Run</translation>
    </message>
    <message>
        <source>In a row, of any suits.</source>
        <translation>In a row, of any suits.</translation>
    </message>
    <message>
        <source>Flush</source>
        <translation>Flush</translation>
    </message>
    <message>
        <source>Of one suit.</source>
        <translation>Of one suit.</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>Pair</translation>
    </message>
    <message>
        <source>Two of a rank.</source>
        <translation>Two of a rank.</translation>
    </message>
    <message>
        <source>High card</source>
        <translation>High card</translation>
    </message>
    <message>
        <source>None of these: the highest card counts.</source>
        <translation>None of these: the highest card counts.</translation>
    </message>
</context>
<context>
    <name>StopthebusStop</name>
    <message>
        <source>Stopping the bus</source>
        <translation>Stopping the bus</translation>
    </message>
    <message>
        <source>“Stop the bus!” means: my hand will do. You say it after your exchange, in the same turn, and may do so as early as your first turn.</source>
        <translation>“Stop the bus!” means: my hand will do. You say it after your exchange, in the same turn, and may do so as early as your first turn.</translation>
    </message>
    <message>
        <source>First frame: the bus is stopped</source>
        <translation>First frame: the bus is stopped</translation>
    </message>
    <message>
        <source>Stop the bus!</source>
        <translation>Stop the bus!</translation>
    </message>
    <message>
        <source>Nives has made a run, and pulls the cord.</source>
        <translation>Nives has made a run, and pulls the cord.</translation>
    </message>
    <message>
        <source>Everybody else has one turn, and no more.</source>
        <translation>Everybody else has one turn, and no more.</translation>
    </message>
    <message>
        <source>The hands are shown, and the lowest pays.</source>
        <translation>The hands are shown, and the lowest pays.</translation>
    </message>
    <message>
        <source>Stop early, and the others have nothing yet; stop late, and their hands are good too. You need not be the best, only not the last.</source>
        <translation>Stop early, and the others have nothing yet; stop late, and their hands are good too. You need not be the best, only not the last.</translation>
    </message>
    <message>
        <source>The last lap</source>
        <translation>The last lap</translation>
    </message>
    <message>
        <source>Everybody else, from the left of whoever stopped on, has one more turn. At this table you must exchange in it too, one card or all three.</source>
        <translation>Everybody else, from the left of whoever stopped on, has one more turn. At this table you must exchange in it too, one card or all three.</translation>
    </message>
    <message>
        <source>Everybody else, from the left of whoever stopped on, has one more turn: you exchange one card or all three, or you stay.</source>
        <translation>Everybody else, from the left of whoever stopped on, has one more turn: you exchange one card or all three, or you stay.</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Stay</translation>
    </message>
    <message>
        <source>Keep your three cards. Possible only in the last lap.</source>
        <translation>Keep your three cards. Possible only in the last lap.</translation>
    </message>
    <message>
        <source>Whoever stopped has no further turn, and nobody can stop again.</source>
        <translation>Whoever stopped has no further turn, and nobody can stop again.</translation>
    </message>
    <message numerus="yes">
        <source>If nobody has stopped after %n lap(s), the hands are shown all the same.</source>
        <translation>
            <numerusform>If nobody has stopped after %n lap, the hands are shown all the same.</numerusform>
            <numerusform>If nobody has stopped after %n laps, the hands are shown all the same.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StopthebusTable</name>
    <message>
        <source>You stop the bus</source>
        <translation>You stop the bus</translation>
    </message>
    <message>
        <source>%1 stops the bus</source>
        <translation>%1 stops the bus</translation>
    </message>
    <message>
        <source>You pass</source>
        <translation>You pass</translation>
    </message>
    <message>
        <source>%1 passes</source>
        <translation>%1 passes</translation>
    </message>
    <message>
        <source>Three 3s!</source>
        <translation>Three 3s!</translation>
    </message>
    <message>
        <source>A prial!</source>
        <translation>A prial!</translation>
    </message>
    <message>
        <source>A running flush!</source>
        <translation>A running flush!</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a name, and what the hand is worth</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 beats %2.</source>
        <comment>kinds of hands, such as &apos;a run&apos; and &apos;a flush&apos;</comment>
        <translation>%1 beats %2.</translation>
    </message>
    <message>
        <source>Three 3s beat every other prial.</source>
        <translation>Three 3s beat every other prial.</translation>
    </message>
    <message>
        <source>Ace, 2, 3 is the best run there is.</source>
        <translation>Ace, 2, 3 is the best run there is.</translation>
    </message>
    <message>
        <source>Ace, 2, 3 is the lowest run.</source>
        <translation>Ace, 2, 3 is the lowest run.</translation>
    </message>
    <message>
        <source>The pairs are equal, and the third card decides: %1 before %2.</source>
        <comment>two ranks</comment>
        <translation>The pairs are equal, and the third card decides: %1 before %2.</translation>
    </message>
    <message>
        <source>The highest cards are equal, and the second decides: %1 before %2.</source>
        <comment>two ranks</comment>
        <translation>The highest cards are equal, and the second decides: %1 before %2.</translation>
    </message>
    <message>
        <source>Two cards are equal, and the third decides: %1 before %2.</source>
        <comment>two ranks</comment>
        <translation>Two cards are equal, and the third decides: %1 before %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n prial(s)</source>
        <comment>hands of three cards of a rank</comment>
        <translation>
            <numerusform>%n prial</numerusform>
            <numerusform>%n prials</numerusform>
        </translation>
    </message>
    <message>
        <source>you keep %1</source>
        <comment>%1 is a hand&apos;s worth</comment>
        <translation>you keep %1</translation>
    </message>
    <message>
        <source>Exchange all three</source>
        <translation>Exchange all three</translation>
    </message>
    <message>
        <source>makes %1</source>
        <comment>%1 is a hand&apos;s worth</comment>
        <translation>makes %1</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Stay</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Pass</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>Exchange</translation>
    </message>
    <message>
        <source>Enter</source>
        <comment>a key</comment>
        <translation>Enter</translation>
    </message>
    <message numerus="yes">
        <source>Exchange %n</source>
        <translation>
            <numerusform>Exchange %n</numerusform>
            <numerusform>Exchange %n</numerusform>
        </translation>
    </message>
    <message>
        <source>one card, or all three</source>
        <translation>one card, or all three</translation>
    </message>
    <message>
        <source>Exchange and stop</source>
        <translation>Exchange and stop</translation>
    </message>
    <message>
        <source>you stop with %1</source>
        <comment>%1 is a hand&apos;s worth</comment>
        <translation>you stop with %1</translation>
    </message>
    <message>
        <source>“Stop the bus!”</source>
        <comment>what is called out</comment>
        <translation>“Stop the bus!”</translation>
    </message>
    <message>
        <source>Stop the bus!</source>
        <translation>Stop the bus!</translation>
    </message>
    <message>
        <source>Let it go on</source>
        <translation>Let it go on</translation>
    </message>
    <message>
        <source>%1 is next</source>
        <comment>%1 is a name</comment>
        <translation>%1 is next</translation>
    </message>
    <message>
        <source>Choose one of your cards and one of the monte, or exchange all three.</source>
        <translation>Choose one of your cards and one of the monte, or exchange all three.</translation>
    </message>
    <message>
        <source>Choose one of your cards and one of the monte, exchange all three, or stay.</source>
        <translation>Choose one of your cards and one of the monte, exchange all three, or stay.</translation>
    </message>
    <message numerus="yes">
        <source>I exchange %n</source>
        <comment>what a seat just did, in a bubble</comment>
        <translation>
            <numerusform>I exchange %n</numerusform>
            <numerusform>I exchange %n</numerusform>
        </translation>
    </message>
    <message>
        <source>I stay</source>
        <comment>what a seat just did, in a bubble</comment>
        <translation>I stay</translation>
    </message>
    <message>
        <source>I pass</source>
        <comment>what a seat just did, in a bubble</comment>
        <translation>I pass</translation>
    </message>
    <message numerus="yes">
        <source>%n token(s)</source>
        <comment>on the plate</comment>
        <translation>
            <numerusform>%n token</numerusform>
            <numerusform>%n tokens</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop the bus, or let it go on? · deal %1, lap %2</source>
        <translation>Stop the bus, or let it go on? · deal %1, lap %2</translation>
    </message>
    <message>
        <source>Does %1 stop the bus?</source>
        <translation>Does %1 stop the bus?</translation>
    </message>
    <message>
        <source>Now you have %1. Stop the bus, or let it go on?</source>
        <comment>%1 is a hand&apos;s worth</comment>
        <translation>Now you have %1. Stop the bus, or let it go on?</translation>
    </message>
    <message>
        <source>Choose as many of your cards as of the monte.</source>
        <translation>Choose as many of your cards as of the monte.</translation>
    </message>
    <message>
        <source>One card or all three: two cannot be exchanged at once.</source>
        <translation>One card or all three: two cannot be exchanged at once.</translation>
    </message>
    <message>
        <source>First exchange one card or all three: only then can you stop the bus or let it go on.</source>
        <translation>First exchange one card or all three: only then can you stop the bus or let it go on.</translation>
    </message>
    <message>
        <source>%1 has stopped the bus already.</source>
        <translation>%1 has stopped the bus already.</translation>
    </message>
    <message>
        <source>Nobody has stopped the bus yet: you must exchange one card or all three.</source>
        <translation>Nobody has stopped the bus yet: you must exchange one card or all three.</translation>
    </message>
    <message>
        <source>By these rules the last turn too needs an exchange: one card or all three.</source>
        <translation>By these rules the last turn too needs an exchange: one card or all three.</translation>
    </message>
    <message>
        <source>That cannot be done now.</source>
        <translation>That cannot be done now.</translation>
    </message>
    <message>
        <source>You have exchanged: stop the bus, or let it go on.</source>
        <translation>You have exchanged: stop the bus, or let it go on.</translation>
    </message>
    <message>
        <source>They share the lowest hand, %1, and you are one of them, who stopped the bus.</source>
        <translation>They share the lowest hand, %1, and you are one of them, who stopped the bus.</translation>
    </message>
    <message>
        <source>They share the lowest hand, %1, and %2, who stopped the bus, is one of them.</source>
        <translation>They share the lowest hand, %1, and %2, who stopped the bus, is one of them.</translation>
    </message>
    <message>
        <source>They share the lowest hand: %1.</source>
        <translation>They share the lowest hand: %1.</translation>
    </message>
    <message>
        <source>You stopped the bus, and the lowest hand is yours: %1.</source>
        <translation>You stopped the bus, and the lowest hand is yours: %1.</translation>
    </message>
    <message>
        <source>%1 stopped the bus, and has the lowest hand: %2.</source>
        <translation>%1 stopped the bus, and has the lowest hand: %2.</translation>
    </message>
    <message>
        <source>The lowest hand is yours: %1.</source>
        <translation>The lowest hand is yours: %1.</translation>
    </message>
    <message>
        <source>The lowest hand: %1.</source>
        <translation>The lowest hand: %1.</translation>
    </message>
    <message>
        <source>All would have lost their last token together: nobody pays, and the same dealer deals again.</source>
        <translation>All would have lost their last token together: nobody pays, and the same dealer deals again.</translation>
    </message>
    <message numerus="yes">
        <source>%1 Nobody stopped the bus in %n lap(s).</source>
        <comment>%1 is a sentence on who pays</comment>
        <translation>
            <numerusform>%1 Nobody stopped the bus in %n lap.</numerusform>
            <numerusform>%1 Nobody stopped the bus in %n laps.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StopthebusTurn</name>
    <message>
        <source>Your turn</source>
        <translation>Your turn</translation>
    </message>
    <message>
        <source>In your turn you exchange with the monte, one card or all three. At this table you may also pass: then you change nothing, and cannot stop the bus either.</source>
        <translation>In your turn you exchange with the monte, one card or all three. At this table you may also pass: then you change nothing, and cannot stop the bus either.</translation>
    </message>
    <message>
        <source>In your turn you must exchange with the monte, one card or all three. You cannot pass, even if your hand is as good as can be.</source>
        <translation>In your turn you must exchange with the monte, one card or all three. You cannot pass, even if your hand is as good as can be.</translation>
    </message>
    <message>
        <source>Exchange one</source>
        <translation>Exchange one</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Give one card and take one of the monte. Everybody sees which.</source>
        <translation>Give one card and take one of the monte. Everybody sees which.</translation>
    </message>
    <message>
        <source>Exchange all three</source>
        <translation>Exchange all three</translation>
    </message>
    <message>
        <source>Your hand becomes the monte, and the monte your hand. Two at once is not allowed.</source>
        <translation>Your hand becomes the monte, and the monte your hand. Two at once is not allowed.</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Pass</translation>
    </message>
    <message>
        <source>Keep your three cards, and let the bus go on.</source>
        <translation>Keep your three cards, and let the bus go on.</translation>
    </message>
    <message>
        <source>The king goes, the 9 comes: king high becomes a run.</source>
        <translation>The king goes, the 9 comes: king high becomes a run.</translation>
    </message>
    <message>
        <source>Then stop, or let it go on</source>
        <translation>Then stop, or let it go on</translation>
    </message>
    <message>
        <source>After your exchange, and only then, you may stop the bus. If you do not, the player at your left is next.</source>
        <translation>After your exchange, and only then, you may stop the bus. If you do not, the player at your left is next.</translation>
    </message>
    <message>
        <source>How it is done here</source>
        <translation>How it is done here</translation>
    </message>
    <message>
        <source>Choose a card of yours and one of the monte, or drag one onto the other: the red button shows what hand that makes. If you know that you want to stop, do both at once with the button “Exchange and stop”.</source>
        <translation>Choose a card of yours and one of the monte, or drag one onto the other: the red button shows what hand that makes. If you know that you want to stop, do both at once with the button “Exchange and stop”.</translation>
    </message>
    <message>
        <source>Think of what you give away, too: the player at your left sees it first. Keep back what makes a pair or a run for your neighbour.</source>
        <translation>Think of what you give away, too: the player at your left sees it first. Keep back what makes a pair or a run for your neighbour.</translation>
    </message>
</context>
<context>
    <name>StopthebusWords</name>
    <message>
        <source>clubs</source>
        <translation>clubs</translation>
    </message>
    <message>
        <source>one of the two black suits, with spades.</source>
        <translation>one of the two black suits, with spades.</translation>
    </message>
    <message>
        <source>cut</source>
        <translation>cut</translation>
    </message>
    <message>
        <source>lifting part of the pack before the deal, to keep the dealer honest.</source>
        <translation>lifting part of the pack before the deal, to keep the dealer honest.</translation>
    </message>
    <message>
        <source>deal</source>
        <translation>deal</translation>
    </message>
    <message>
        <source>everything from the shuffle to the showdown.</source>
        <translation>everything from the shuffle to the showdown.</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>dealer</translation>
    </message>
    <message>
        <source>the player who shuffles and deals.</source>
        <translation>the player who shuffles and deals.</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>diamonds</translation>
    </message>
    <message>
        <source>one of the two red suits, with hearts.</source>
        <translation>one of the two red suits, with hearts.</translation>
    </message>
    <message>
        <source>exchange</source>
        <translation>exchange</translation>
    </message>
    <message>
        <source>one card, or all three, for as many of the monte.</source>
        <translation>one card, or all three, for as many of the monte.</translation>
    </message>
    <message>
        <source>flush</source>
        <translation>flush</translation>
    </message>
    <message>
        <source>three cards of one suit.</source>
        <translation>three cards of one suit.</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>hearts</translation>
    </message>
    <message>
        <source>one of the two red suits, with diamonds.</source>
        <translation>one of the two red suits, with diamonds.</translation>
    </message>
    <message>
        <source>high card</source>
        <translation>high card</translation>
    </message>
    <message>
        <source>a hand in which nothing goes together: its highest card counts.</source>
        <translation>a hand in which nothing goes together: its highest card counts.</translation>
    </message>
    <message>
        <source>lap</source>
        <translation>lap</translation>
    </message>
    <message>
        <source>one turn for everybody; the last lap is the one after the bus was stopped.</source>
        <translation>one turn for everybody; the last lap is the one after the bus was stopped.</translation>
    </message>
    <message>
        <source>match</source>
        <translation>match</translation>
    </message>
    <message>
        <source>a series of deals, until one player is left.</source>
        <translation>a series of deals, until one player is left.</translation>
    </message>
    <message>
        <source>monte</source>
        <translation>monte</translation>
    </message>
    <message>
        <source>the three cards face up in the middle.</source>
        <translation>the three cards face up in the middle.</translation>
    </message>
    <message>
        <source>pair</source>
        <translation>pair</translation>
    </message>
    <message>
        <source>two cards of one rank.</source>
        <translation>two cards of one rank.</translation>
    </message>
    <message>
        <source>prial</source>
        <translation>prial</translation>
    </message>
    <message>
        <source>three cards of one rank; the English word comes from “pair royal”.</source>
        <translation>three cards of one rank; the English word comes from “pair royal”.</translation>
    </message>
    <message>
        <source>run</source>
        <translation>run</translation>
    </message>
    <message>
        <source>three cards in a row, of any suits.</source>
        <translation>three cards in a row, of any suits.</translation>
    </message>
    <message>
        <source>running flush</source>
        <translation>running flush</translation>
    </message>
    <message>
        <source>three cards in a row, of one suit.</source>
        <translation>three cards in a row, of one suit.</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>spades</translation>
    </message>
    <message>
        <source>one of the two black suits, with clubs.</source>
        <translation>one of the two black suits, with clubs.</translation>
    </message>
    <message>
        <source>stay</source>
        <translation>stay</translation>
    </message>
    <message>
        <source>keeping all three cards in the last lap.</source>
        <translation>keeping all three cards in the last lap.</translation>
    </message>
    <message>
        <source>stop the bus</source>
        <translation>stop the bus</translation>
    </message>
    <message>
        <source>ending the deal after one’s exchange: everybody else has one more turn. You say: “Stop the bus!”</source>
        <translation>ending the deal after one’s exchange: everybody else has one more turn. You say: “Stop the bus!”</translation>
    </message>
    <message>
        <source>token</source>
        <translation>token</translation>
    </message>
    <message>
        <source>a counter worth one life: with none left you are out.</source>
        <translation>a counter worth one life: with none left you are out.</translation>
    </message>
</context>
<context>
    <name>StopthebusWorth</name>
    <message>
        <source>a prial of 2s</source>
        <translation>a prial of 2s</translation>
    </message>
    <message>
        <source>a prial of 3s</source>
        <translation>a prial of 3s</translation>
    </message>
    <message>
        <source>a prial of 4s</source>
        <translation>a prial of 4s</translation>
    </message>
    <message>
        <source>a prial of 5s</source>
        <translation>a prial of 5s</translation>
    </message>
    <message>
        <source>a prial of 6s</source>
        <translation>a prial of 6s</translation>
    </message>
    <message>
        <source>a prial of 7s</source>
        <translation>a prial of 7s</translation>
    </message>
    <message>
        <source>a prial of 8s</source>
        <translation>a prial of 8s</translation>
    </message>
    <message>
        <source>a prial of 9s</source>
        <translation>a prial of 9s</translation>
    </message>
    <message>
        <source>a prial of 10s</source>
        <translation>a prial of 10s</translation>
    </message>
    <message>
        <source>a prial of jacks</source>
        <translation>a prial of jacks</translation>
    </message>
    <message>
        <source>a prial of queens</source>
        <translation>a prial of queens</translation>
    </message>
    <message>
        <source>a prial of kings</source>
        <translation>a prial of kings</translation>
    </message>
    <message>
        <source>a prial of aces</source>
        <translation>a prial of aces</translation>
    </message>
    <message>
        <source>a pair of 2s</source>
        <translation>a pair of 2s</translation>
    </message>
    <message>
        <source>a pair of 3s</source>
        <translation>a pair of 3s</translation>
    </message>
    <message>
        <source>a pair of 4s</source>
        <translation>a pair of 4s</translation>
    </message>
    <message>
        <source>a pair of 5s</source>
        <translation>a pair of 5s</translation>
    </message>
    <message>
        <source>a pair of 6s</source>
        <translation>a pair of 6s</translation>
    </message>
    <message>
        <source>a pair of 7s</source>
        <translation>a pair of 7s</translation>
    </message>
    <message>
        <source>a pair of 8s</source>
        <translation>a pair of 8s</translation>
    </message>
    <message>
        <source>a pair of 9s</source>
        <translation>a pair of 9s</translation>
    </message>
    <message>
        <source>a pair of 10s</source>
        <translation>a pair of 10s</translation>
    </message>
    <message>
        <source>a pair of jacks</source>
        <translation>a pair of jacks</translation>
    </message>
    <message>
        <source>a pair of queens</source>
        <translation>a pair of queens</translation>
    </message>
    <message>
        <source>a pair of kings</source>
        <translation>a pair of kings</translation>
    </message>
    <message>
        <source>a pair of aces</source>
        <translation>a pair of aces</translation>
    </message>
    <message>
        <source>a 5-high flush</source>
        <translation>a 5-high flush</translation>
    </message>
    <message>
        <source>a 6-high flush</source>
        <translation>a 6-high flush</translation>
    </message>
    <message>
        <source>a 7-high flush</source>
        <translation>a 7-high flush</translation>
    </message>
    <message>
        <source>an 8-high flush</source>
        <translation>an 8-high flush</translation>
    </message>
    <message>
        <source>a 9-high flush</source>
        <translation>a 9-high flush</translation>
    </message>
    <message>
        <source>a 10-high flush</source>
        <translation>a 10-high flush</translation>
    </message>
    <message>
        <source>a jack-high flush</source>
        <translation>a jack-high flush</translation>
    </message>
    <message>
        <source>a queen-high flush</source>
        <translation>a queen-high flush</translation>
    </message>
    <message>
        <source>a king-high flush</source>
        <translation>a king-high flush</translation>
    </message>
    <message>
        <source>an ace-high flush</source>
        <translation>an ace-high flush</translation>
    </message>
    <message>
        <source>%1-%2-%3</source>
        <comment>three ranks in a row</comment>
        <translation>%1-%2-%3</translation>
    </message>
    <message>
        <source>a running flush %1</source>
        <comment>%1 is &apos;7-8-9&apos;</comment>
        <translation>a running flush %1</translation>
    </message>
    <message>
        <source>a run %1</source>
        <comment>%1 is &apos;7-8-9&apos;</comment>
        <translation>a run %1</translation>
    </message>
    <message>
        <source>a prial</source>
        <translation>a prial</translation>
    </message>
    <message>
        <source>a running flush</source>
        <translation>a running flush</translation>
    </message>
    <message>
        <source>a run</source>
        <translation>a run</translation>
    </message>
    <message>
        <source>a flush</source>
        <translation>a flush</translation>
    </message>
    <message>
        <source>a pair</source>
        <translation>a pair</translation>
    </message>
    <message>
        <source>a high card</source>
        <translation>a high card</translation>
    </message>
    <message>
        <source>%1 high</source>
        <comment>a hand in which nothing goes together; %1 is its highest rank, such as &apos;9&apos; or &apos;king&apos;</comment>
        <translation>%1 high</translation>
    </message>
    <message>
        <source>J</source>
        <comment>in the corner of a jack</comment>
        <translation>J</translation>
    </message>
    <message>
        <source>Q</source>
        <comment>in the corner of a queen</comment>
        <translation>Q</translation>
    </message>
    <message>
        <source>K</source>
        <comment>in the corner of a king</comment>
        <translation>K</translation>
    </message>
    <message>
        <source>A</source>
        <comment>in the corner of an ace</comment>
        <translation>A</translation>
    </message>
</context>
<context>
    <name>Store</name>
    <message>
        <source>line %1: %2</source>
        <comment>of a match record; %2 is what is wrong</comment>
        <translation>line %1: %2</translation>
    </message>
    <message>
        <source>Not all of the file with your matches, %1, can be read: %2. What cannot be read is left out, and nothing was changed. Close the game and start it again: it then saves what can be read.</source>
        <translation>Not all of the file with your matches, %1, can be read: %2. What cannot be read is left out, and nothing was changed. Close the game and start it again: it then saves what can be read.</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) could be saved from it.</source>
        <translation>
            <numerusform>One match could be saved from it.</numerusform>
            <numerusform>%n matches could be saved from it.</numerusform>
        </translation>
    </message>
    <message>
        <source>No match could be saved from it.</source>
        <translation>No match could be saved from it.</translation>
    </message>
    <message numerus="yes">
        <source>%n entry (entries) could not be read.</source>
        <comment>of a damaged file</comment>
        <translation>
            <numerusform>One entry could not be read.</numerusform>
            <numerusform>%n entries could not be read.</numerusform>
        </translation>
    </message>
    <message>
        <source>More may be missing.</source>
        <translation>More may be missing.</translation>
    </message>
    <message numerus="yes">
        <source>The copy of %1 has %n match(es) more.</source>
        <translation>
            <numerusform>The copy of %1 has one match more.</numerusform>
            <numerusform>The copy of %1 has %n matches more.</numerusform>
        </translation>
    </message>
    <message>
        <source>it is damaged</source>
        <comment>why a file cannot be opened or written</comment>
        <translation>it is damaged</translation>
    </message>
    <message>
        <source>it cannot be reached</source>
        <comment>why a file cannot be opened or written</comment>
        <translation>it cannot be reached</translation>
    </message>
    <message>
        <source>the disk reports a fault</source>
        <comment>why a file cannot be opened or written</comment>
        <translation>the disk reports a fault</translation>
    </message>
    <message>
        <source>something unexpected is wrong with it</source>
        <comment>why a file cannot be opened or written</comment>
        <translation>something unexpected is wrong with it</translation>
    </message>
    <message numerus="yes">
        <source>When %n of them was (were) played is no longer known.</source>
        <comment>matches that could be saved</comment>
        <translation>
            <numerusform>When one of them was played is no longer known.</numerusform>
            <numerusform>When %n of them were played is no longer known.</numerusform>
        </translation>
    </message>
    <message>
        <source>The file with your matches was damaged. It was saved as %1, and a new one was started.</source>
        <translation>The file with your matches was damaged. It was saved as %1, and a new one was started.</translation>
    </message>
    <message>
        <source>The disk is full. What was saved before is safe; free some space, and the match is saved again with the next move.</source>
        <translation>The disk is full. What was saved before is safe; free some space, and the match is saved again with the next move.</translation>
    </message>
    <message>
        <source>The file with your matches, %1, cannot be written: %2. What was saved before is safe.</source>
        <translation>The file with your matches, %1, cannot be written: %2. What was saved before is safe.</translation>
    </message>
    <message>
        <source>The game is already open in another window, and that one saves the matches. Close it and try again, or play here without saving anything.</source>
        <translation>The game is already open in another window, and that one saves the matches. Close it and try again, or play here without saving anything.</translation>
    </message>
    <message>
        <source>Your matches were last saved by a newer version of this game, and this one cannot read them. They were not touched: install the newer version again, or play here without saving anything.</source>
        <translation>Your matches were last saved by a newer version of this game, and this one cannot read them. They were not touched: install the newer version again, or play here without saving anything.</translation>
    </message>
    <message>
        <source>The file with your matches, %1, may not be written. Change its permissions and try again, or play without saving anything.</source>
        <translation>The file with your matches, %1, may not be written. Change its permissions and try again, or play without saving anything.</translation>
    </message>
    <message>
        <source>The file with your matches, %1, cannot be opened: %2. Try again, or play without saving anything.</source>
        <translation>The file with your matches, %1, cannot be opened: %2. Try again, or play without saving anything.</translation>
    </message>
    <message>
        <source>The disk is full, and your matches cannot be saved. What was saved before is safe: free some space and try again, or play without saving anything.</source>
        <translation>The disk is full, and your matches cannot be saved. What was saved before is safe: free some space and try again, or play without saving anything.</translation>
    </message>
    <message>
        <source>The file %1 is another program’s database. It was not touched: move it elsewhere and try again, or play here without saving anything.</source>
        <translation>The file %1 is another program’s database. It was not touched: move it elsewhere and try again, or play here without saving anything.</translation>
    </message>
    <message>
        <source>%1 is not a file but a folder, a pipe or a device, so your matches cannot be saved there. Move it elsewhere and try again, or play here without saving anything.</source>
        <translation>%1 is not a file but a folder, a pipe or a device, so your matches cannot be saved there. Move it elsewhere and try again, or play here without saving anything.</translation>
    </message>
    <message>
        <source>The match in progress is lost.</source>
        <translation>The match in progress is lost.</translation>
    </message>
    <message>
        <source>The match in progress is saved too.</source>
        <translation>The match in progress is saved too.</translation>
    </message>
    <message>
        <source>changing it is not allowed</source>
        <comment>why a file cannot be opened or written</comment>
        <translation>changing it is not allowed</translation>
    </message>
    <message>
        <source>another program is using it</source>
        <comment>why a file cannot be opened or written</comment>
        <translation>another program is using it</translation>
    </message>
    <message>
        <source>The match in progress is saved too, but without its last moves.</source>
        <translation>The match in progress is saved too, but without its last moves.</translation>
    </message>
</context>
<context>
    <name>StoreDamage</name>
    <message>
        <source>the match of %1</source>
        <comment>that is damaged; %1 is a date</comment>
        <translation>the match of %1</translation>
    </message>
    <message>
        <source>a match of which not even the date can be read</source>
        <comment>that is damaged</comment>
        <translation>a match of which not even the date can be read</translation>
    </message>
    <message>
        <source>what was chosen for the statistics</source>
        <comment>that is damaged</comment>
        <translation>what was chosen for the statistics</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <comment>things that are damaged</comment>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
    <message>
        <source>en</source>
        <comment>the code of this language, for dates</comment>
        <translation>en</translation>
    </message>
    <message>
        <source>the house rules “%1”</source>
        <comment>that are damaged</comment>
        <translation>the house rules “%1”</translation>
    </message>
    <message>
        <source>the match in progress</source>
        <comment>that is damaged</comment>
        <translation>the match in progress</translation>
    </message>
    <message>
        <source>What was saved is damaged in places, and these parts are left out: %1. Everything else is as it was, and nothing was deleted.</source>
        <translation>What was saved is damaged in places, and these parts are left out: %1. Everything else is as it was, and nothing was deleted.</translation>
    </message>
    <message>
        <source>The match in progress cannot go on: the file %1 that opens it is missing, or is not the right one. The match is kept until you begin another; to go on with it, put the file back and start the game again.</source>
        <translation>The match in progress cannot go on: the file %1 that opens it is missing, or is not the right one. The match is kept until you begin another; to go on with it, put the file back and start the game again.</translation>
    </message>
</context>
<context>
    <name>SwitchBoard</name>
    <message>
        <source>The pot: what everybody has paid in lies here.</source>
        <translation>The pot: what everybody has paid in lies here.</translation>
    </message>
    <message>
        <source>The pot: %1. It goes to whoever wins the match.</source>
        <comment>%1 is what lies on it</comment>
        <translation>The pot: %1. It goes to whoever wins the match.</translation>
    </message>
    <message>
        <source>The open packet: %1. In your turn you may exchange one card with it, or all three.</source>
        <translation>The open packet: %1. In your turn you may exchange one card with it, or all three.</translation>
    </message>
    <message>
        <source>The open packet comes here once the dealer has chosen between two hands.</source>
        <translation>The open packet comes here once the dealer has chosen between two hands.</translation>
    </message>
    <message>
        <source>open packet, card %1 of %2</source>
        <translation>open packet, card %1 of %2</translation>
    </message>
    <message>
        <source>the dealer’s second hand</source>
        <translation>the dealer’s second hand</translation>
    </message>
    <message>
        <source>open</source>
        <comment>the packet that lies face up</comment>
        <translation>open</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>Enter</source>
        <comment>a key</comment>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Skip</translation>
    </message>
    <message>
        <source>on to the deal</source>
        <translation>on to the deal</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>New match</translation>
    </message>
    <message>
        <source>To the start page</source>
        <translation>To the start page</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Go on</translation>
    </message>
    <message>
        <source>to the next deal</source>
        <translation>to the next deal</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>Leave the table</translation>
    </message>
    <message>
        <source>Cut here</source>
        <translation>Cut here</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) go to the bottom</source>
        <translation>
            <numerusform>%n card goes to the bottom</numerusform>
            <numerusform>%n cards go to the bottom</numerusform>
        </translation>
    </message>
    <message>
        <source>choose cards to exchange</source>
        <translation>choose cards to exchange</translation>
    </message>
    <message numerus="yes">
        <source>choose %n more of the monte</source>
        <translation>
            <numerusform>choose %n more of the monte</numerusform>
            <numerusform>choose %n more of the monte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>choose %n more of yours</source>
        <translation>
            <numerusform>choose %n more of yours</numerusform>
            <numerusform>choose %n more of yours</numerusform>
        </translation>
    </message>
    <message>
        <source>Knock</source>
        <translation>Knock</translation>
    </message>
    <message>
        <source>The house plays for %1’s program from now on</source>
        <translation>The house plays for %1’s program from now on</translation>
    </message>
    <message>
        <source>%1. You hold %2: %3.</source>
        <comment>%1 is &apos;Deal 2&apos;, %2 cards, %3 what they are worth</comment>
        <translation>%1. You hold %2: %3.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a name, and what the hand is worth</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between the hands of the showdown</comment>
        <translation>; </translation>
    </message>
    <message>
        <source>The cards are turned up. %1.</source>
        <comment>%1 are names and hands</comment>
        <translation>The cards are turned up. %1.</translation>
    </message>
    <message>
        <source>The cards are turned up. The best hand and yours: %1.</source>
        <comment>%1 are names and hands</comment>
        <translation>The cards are turned up. The best hand and yours: %1.</translation>
    </message>
    <message>
        <source>Player</source>
        <comment>a person who gave no name, in a replay</comment>
        <translation>Player</translation>
    </message>
    <message>
        <source>You</source>
        <comment>the person at the table, as a name</comment>
        <translation>You</translation>
    </message>
    <message>
        <source>Cut the pack for %1</source>
        <translation>Cut the pack for %1</translation>
    </message>
    <message>
        <source>%1 cuts the pack</source>
        <translation>%1 cuts the pack</translation>
    </message>
    <message>
        <source>Your turn · deal %1, lap %2</source>
        <translation>Your turn · deal %1, lap %2</translation>
    </message>
    <message>
        <source>deal %1, your turn</source>
        <translation>deal %1, your turn</translation>
    </message>
    <message>
        <source>deal %1</source>
        <translation>deal %1</translation>
    </message>
    <message>
        <source>The deal is over: go on to the next.</source>
        <translation>The deal is over: go on to the next.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>The match is over.</translation>
    </message>
    <message>
        <source>First cut the pack.</source>
        <translation>First cut the pack.</translation>
    </message>
    <message>
        <source>First %1 cuts the pack.</source>
        <translation>First %1 cuts the pack.</translation>
    </message>
    <message>
        <source>That cannot be done now.</source>
        <translation>That cannot be done now.</translation>
    </message>
    <message>
        <source>you</source>
        <comment>within a list of those who pay</comment>
        <translation>you</translation>
    </message>
    <message>
        <source>Nobody pays</source>
        <translation>Nobody pays</translation>
    </message>
    <message>
        <source>You win the match!</source>
        <translation>You win the match!</translation>
    </message>
    <message>
        <source>to the showdown</source>
        <translation>to the showdown</translation>
    </message>
    <message>
        <source>Watch it again</source>
        <translation>Watch it again</translation>
    </message>
    <message>
        <source>Your turn. You have %1. In the monte: %2.</source>
        <comment>%1 is a hand&apos;s worth, %2 are cards</comment>
        <translation>Your turn. You have %1. In the monte: %2.</translation>
    </message>
    <message numerus="yes">
        <source>Nobody has won, after %n deal(s).</source>
        <translation>
            <numerusform>Nobody has won, after %n deal.</numerusform>
            <numerusform>Nobody has won, after %n deals.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %n deal(s).</source>
        <comment>the end of a match</comment>
        <translation>
            <numerusform>After %n deal.</numerusform>
            <numerusform>After %n deals.</numerusform>
        </translation>
    </message>
    <message>
        <source>The deal passes to you</source>
        <translation>The deal passes to you</translation>
    </message>
    <message>
        <source>The deal passes to %1</source>
        <translation>The deal passes to %1</translation>
    </message>
    <message>
        <source>Turn all up</source>
        <translation>Turn all up</translation>
    </message>
    <message>
        <source>at once</source>
        <translation>at once</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Rematch</translation>
    </message>
    <message>
        <source>the deal moves on</source>
        <translation>the deal moves on</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>two sentences</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>The cards are turned up</source>
        <translation>The cards are turned up</translation>
    </message>
    <message>
        <source>Lowest so far: %1</source>
        <comment>one name or a list</comment>
        <translation>Lowest so far: %1</translation>
    </message>
    <message>
        <source>One hand is left: yours.</source>
        <translation>One hand is left: yours.</translation>
    </message>
    <message numerus="yes">
        <source>%n hand(s) still face down.</source>
        <translation>
            <numerusform>%n hand is still face down.</numerusform>
            <numerusform>%n hands are still face down.</numerusform>
        </translation>
    </message>
    <message>
        <source>you</source>
        <comment>within a list of those who are out</comment>
        <translation>you</translation>
    </message>
    <message>
        <source>Out!</source>
        <translation>Out!</translation>
    </message>
    <message>
        <source>“Good night to everybody!”</source>
        <translation>“Good night to everybody!”</translation>
    </message>
    <message>
        <source>“My cards have gone to bed before me.”</source>
        <translation>“My cards have gone to bed before me.”</translation>
    </message>
    <message>
        <source>Stay and watch: the chair is yours, and so is the next match.</source>
        <translation>Stay and watch: the chair is yours, and so is the next match.</translation>
    </message>
    <message>
        <source>Back in!</source>
        <translation>Back in!</translation>
    </message>
    <message numerus="yes">
        <source>You pay another stake and play on with %n token(s).</source>
        <translation>
            <numerusform>You pay another stake and play on with %n token.</numerusform>
            <numerusform>You pay another stake and play on with %n tokens.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 pays another stake and plays on with %n token(s).</source>
        <translation>
            <numerusform>%1 pays another stake and plays on with %n token.</numerusform>
            <numerusform>%1 pays another stake and plays on with %n tokens.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You and %1 were %n point(s) behind.</source>
        <translation>
            <numerusform>You and %1 were %n point behind.</numerusform>
            <numerusform>You and %1 were %n points behind.</numerusform>
        </translation>
    </message>
    <message>
        <source>You come in %1, of %2.</source>
        <comment>%1 is &apos;third place&apos;</comment>
        <translation>You come in %1, of %2.</translation>
    </message>
    <message>
        <source>The lowest so far is yours</source>
        <translation>The lowest so far is yours</translation>
    </message>
    <message>
        <source>%1: “%2”</source>
        <comment>%1 is a guest&apos;s name, %2 what it says</comment>
        <translation>%1: “%2”</translation>
    </message>
    <message>
        <source>When several people play at one screen, only the first one’s moves can be reviewed.</source>
        <translation>When several people play at one screen, only the first one’s moves can be reviewed.</translation>
    </message>
    <message>
        <source>Pass the screen to %1</source>
        <comment>a name</comment>
        <translation>Pass the screen to %1</translation>
    </message>
    <message>
        <source>Until then, all hands stay hidden.</source>
        <translation>Until then, all hands stay hidden.</translation>
    </message>
    <message>
        <source>It’s me, %1</source>
        <comment>a name</comment>
        <translation>It’s me, %1</translation>
    </message>
    <message>
        <source>the table turns to you</source>
        <translation>the table turns to you</translation>
    </message>
    <message>
        <source>Player %1</source>
        <comment>one of several at the screen, who gave no name</comment>
        <translation>Player %1</translation>
    </message>
    <message>
        <source>%1’s program made a mistake: the house plays for it</source>
        <translation>%1’s program made a mistake: the house plays for it</translation>
    </message>
    <message>
        <source>%3’s turn · deal %1, lap %2</source>
        <translation>%3’s turn · deal %1, lap %2</translation>
    </message>
    <message>
        <source>It is %1’s turn.</source>
        <translation>It is %1’s turn.</translation>
    </message>
    <message numerus="yes">
        <source>The pot of %1 goes to the winner, after %n deal(s).</source>
        <translation>
            <numerusform>The pot of %1 goes to the winner, after %n deal.</numerusform>
            <numerusform>The pot of %1 goes to the winner, after %n deals.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The pot of %1 is yours, after %n deal(s).</source>
        <translation>
            <numerusform>The pot of %1 is yours, after %n deal.</numerusform>
            <numerusform>The pot of %1 is yours, after %n deals.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have no moves to review in this deal.</source>
        <translation>You have no moves to review in this deal.</translation>
    </message>
    <message>
        <source>Your moves can be reviewed once the hands are shown.</source>
        <translation>Your moves can be reviewed once the hands are shown.</translation>
    </message>
    <message>
        <source>Your moves come as soon as the hands are shown.</source>
        <translation>Your moves come as soon as the hands are shown.</translation>
    </message>
    <message numerus="yes">
        <source>The pot of %1 is divided, after %n deal(s).</source>
        <translation>
            <numerusform>The pot of %1 is divided, after %n deal.</numerusform>
            <numerusform>The pot of %1 is divided, after %n deals.</numerusform>
        </translation>
    </message>
    <message>
        <source>One hand is left: %1’s.</source>
        <translation>One hand is left: %1’s.</translation>
    </message>
    <message>
        <source>“I’ll have a glass and watch.”</source>
        <translation>“I’ll have a glass and watch.”</translation>
    </message>
    <message>
        <source>“Well played. Next time it’s my turn.”</source>
        <translation>“Well played. Next time it’s my turn.”</translation>
    </message>
    <message>
        <source>Go on</source>
        <comment>to the next table of an evening, or back to the deal of the day</comment>
        <translation>Go on</translation>
    </message>
    <message>
        <source>“One coffee, and then home.”</source>
        <translation>“One coffee, and then home.”</translation>
    </message>
    <message>
        <source>“I come for the company.”</source>
        <translation>“I come for the company.”</translation>
    </message>
    <message>
        <source>“Keep my chair warm.”</source>
        <translation>“Keep my chair warm.”</translation>
    </message>
    <message>
        <source>“Those cards! Who shuffled them?”</source>
        <translation>“Those cards! Who shuffled them?”</translation>
    </message>
    <message>
        <source>gives</source>
        <comment>a seat: then come the cards that it gave</comment>
        <translation>gives</translation>
    </message>
    <message>
        <source>takes %1</source>
        <comment>a seat; cards</comment>
        <translation>takes %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>%1 is &apos;gives&apos; or &apos;discards&apos;, %2 are cards</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1, takes %2</source>
        <comment>%1 is &apos;gives&apos; with cards, %2 are cards</comment>
        <translation>%1, takes %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>%1 is &apos;takes&apos; with cards, %2 &apos;discards&apos; with cards</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Deal %1, lap %2</source>
        <translation>Deal %1, lap %2</translation>
    </message>
    <message>
        <source>%1. That makes %2.</source>
        <comment>%1 is a line such as &apos;You give …&apos;, %2 a hand&apos;s worth</comment>
        <translation>%1. That makes %2.</translation>
    </message>
    <message>
        <source>give</source>
        <comment>in a bubble: then come the cards that the seat gave</comment>
        <translation>give</translation>
    </message>
    <message>
        <source>The lot falls to you: you deal first</source>
        <translation>The lot falls to you: you deal first</translation>
    </message>
    <message>
        <source>The lot falls to %1, who deals first</source>
        <translation>The lot falls to %1, who deals first</translation>
    </message>
    <message>
        <source>you</source>
        <comment>within a list of those whose hand is the lowest or the highest so far</comment>
        <translation>you</translation>
    </message>
    <message>
        <source>The highest so far is yours</source>
        <translation>The highest so far is yours</translation>
    </message>
    <message>
        <source>Highest so far: %1</source>
        <comment>one name or a list</comment>
        <translation>Highest so far: %1</translation>
    </message>
    <message>
        <source>Your turn · lap %1</source>
        <translation>Your turn · lap %1</translation>
    </message>
    <message>
        <source>Lap %1</source>
        <comment>of a lesson</comment>
        <translation>Lap %1</translation>
    </message>
    <message>
        <source>%2’s turn · lap %1</source>
        <translation>%2’s turn · lap %1</translation>
    </message>
    <message>
        <source>Watch calmly</source>
        <translation>Watch calmly</translation>
    </message>
    <message>
        <source>Watch fast</source>
        <translation>Watch fast</translation>
    </message>
    <message>
        <source>at the usual speed</source>
        <translation>at the usual speed</translation>
    </message>
    <message>
        <source>no pauses till the end</source>
        <translation>no pauses till the end</translation>
    </message>
</context>
<context>
    <name>TableHelp</name>
    <message>
        <source>Review</source>
        <translation>Review</translation>
    </message>
    <message>
        <source>Go through your moves in this deal</source>
        <translation>Go through your moves in this deal</translation>
    </message>
</context>
<context>
    <name>TallySheet</name>
    <message>
        <source>%1: %2 and %3</source>
        <comment>a line of a count; the figures of both sides</comment>
        <translation>%1: %2 and %3</translation>
    </message>
</context>
<context>
    <name>TarotFeats</name>
    <message>
        <source>The broom of the house</source>
        <translation>The broom of the house</translation>
    </message>
    <message>
        <source>With your partner, take all tricks of three deals.</source>
        <translation>With your partner, take all tricks of three deals.</translation>
    </message>
    <message>
        <source>Home safe</source>
        <translation>Home safe</translation>
    </message>
    <message>
        <source>Win a match in which the other side never took your Magician.</source>
        <translation>Win a match in which the other side never took your Magician.</translation>
    </message>
    <message>
        <source>Not a crumb left</source>
        <translation>Not a crumb left</translation>
    </message>
    <message>
        <source>With your partner, take all thirteen tricks of a deal.</source>
        <translation>With your partner, take all thirteen tricks of a deal.</translation>
    </message>
    <message>
        <source>The trick with the hat</source>
        <translation>The trick with the hat</translation>
    </message>
    <message>
        <source>Take the other side’s Magician.</source>
        <translation>Take the other side’s Magician.</translation>
    </message>
    <message>
        <source>A whole circus</source>
        <translation>A whole circus</translation>
    </message>
    <message>
        <source>Take ten Magicians of the other side.</source>
        <translation>Take ten Magicians of the other side.</translation>
    </message>
    <message>
        <source>Nobody’s fool</source>
        <translation>Nobody’s fool</translation>
    </message>
    <message>
        <source>Win a match in which your side never paid for your Fool.</source>
        <translation>Win a match in which your side never paid for your Fool.</translation>
    </message>
</context>
<context>
    <name>TarotNumbers</name>
    <message>
        <source>Magicians taken</source>
        <translation>Magicians taken</translation>
    </message>
    <message>
        <source>Magicians lost</source>
        <translation>Magicians lost</translation>
    </message>
    <message>
        <source>Payments for the Fool</source>
        <translation>Payments for the Fool</translation>
    </message>
    <message>
        <source>Slams</source>
        <translation>Slams</translation>
    </message>
    <message>
        <source>Deals with all tricks</source>
        <translation>Deals with all tricks</translation>
    </message>
    <message>
        <source>Deals without a trick</source>
        <translation>Deals without a trick</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what is counted; how often</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Magician and Fool</source>
        <translation>Magician and Fool</translation>
    </message>
</context>
<context>
    <name>ThirtyoneAtOnce</name>
    <message>
        <source>31 at once</source>
        <translation>31 at once</translation>
    </message>
    <message>
        <source>Whoever has 31 need not knock: it is turned up, the deal is over, and everybody else loses a life.</source>
        <translation>Whoever has 31 need not knock: it is turned up, the deal is over, and everybody else loses a life.</translation>
    </message>
    <message>
        <source>Thirty-one</source>
        <translation>Thirty-one</translation>
    </message>
    <message>
        <source>It turns itself up: nobody can keep it hidden.</source>
        <translation>It turns itself up: nobody can keep it hidden.</translation>
    </message>
    <message>
        <source>When the cards are dealt</source>
        <translation>When the cards are dealt</translation>
    </message>
    <message>
        <source>All hands are looked at before anybody plays. If two players have 31, both are safe.</source>
        <translation>All hands are looked at before anybody plays. If two players have 31, both are safe.</translation>
    </message>
    <message>
        <source>After a discard</source>
        <translation>After a discard</translation>
    </message>
    <message>
        <source>Whoever has 31 after discarding ends the deal in that moment.</source>
        <translation>Whoever has 31 after discarding ends the deal in that moment.</translation>
    </message>
    <message>
        <source>After a knock too</source>
        <translation>After a knock too</translation>
    </message>
    <message>
        <source>Not after a knock</source>
        <translation>Not after a knock</translation>
    </message>
    <message>
        <source>At this table 31 ends the deal in the last lap too: whoever knocked loses two lives, everybody else one.</source>
        <translation>At this table 31 ends the deal in the last lap too: whoever knocked loses two lives, everybody else one.</translation>
    </message>
    <message>
        <source>Then it is the best hand, and no more.</source>
        <translation>Then it is the best hand, and no more.</translation>
    </message>
    <message>
        <source>Three of a kind, 30½ at this table, do not end the deal.</source>
        <translation>Three of a kind, 30½ at this table, do not end the deal.</translation>
    </message>
    <message>
        <source>The stock is used up</source>
        <translation>The stock is used up</translation>
    </message>
    <message>
        <source>After 50 laps</source>
        <translation>After 50 laps</translation>
    </message>
    <message>
        <source>The same happens if nobody has knocked after 50 laps. A lap is one turn for everybody.</source>
        <translation>The same happens if nobody has knocked after 50 laps. A lap is one turn for everybody.</translation>
    </message>
    <message>
        <source>31 is also called blitz, and so is the whole game at some tables; at others it is Scat.</source>
        <translation>31 is also called blitz, and so is the whole game at some tables; at others it is Scat.</translation>
    </message>
    <message>
        <source>Whoever has 31 need not knock: it is turned up, the deal is over, and brings six points.</source>
        <translation>Whoever has 31 need not knock: it is turned up, the deal is over, and brings six points.</translation>
    </message>
    <message>
        <source>All hands are looked at before anybody plays. If two players have 31, it brings six points to each.</source>
        <translation>All hands are looked at before anybody plays. If two players have 31, it brings six points to each.</translation>
    </message>
    <message>
        <source>At this table 31 ends the deal in the last lap too.</source>
        <translation>At this table 31 ends the deal in the last lap too.</translation>
    </message>
    <message>
        <source>If nobody has knocked and somebody draws the last card of the stock, that player still discards one, and a 31 still counts. Then the deal is over: nobody shows the cards, and it brings nobody anything.</source>
        <translation>If nobody has knocked and somebody draws the last card of the stock, that player still discards one, and a 31 still counts. Then the deal is over: nobody shows the cards, and it brings nobody anything.</translation>
    </message>
    <message>
        <source>Whoever has 31 need not knock: it is turned up, the deal is over, everybody else adds a chip, and the pot goes to that hand.</source>
        <translation>Whoever has 31 need not knock: it is turned up, the deal is over, everybody else adds a chip, and the pot goes to that hand.</translation>
    </message>
    <message>
        <source>All hands are looked at before anybody plays. If two players have 31, they share the pot.</source>
        <translation>All hands are looked at before anybody plays. If two players have 31, they share the pot.</translation>
    </message>
    <message>
        <source>If nobody has knocked and somebody draws the last card of the stock, that player still discards one, and a 31 still counts. Then the deal is over: nobody shows the cards, and the pot stays for the next deal.</source>
        <translation>If nobody has knocked and somebody draws the last card of the stock, that player still discards one, and a 31 still counts. Then the deal is over: nobody shows the cards, and the pot stays for the next deal.</translation>
    </message>
    <message>
        <source>After an exchange</source>
        <translation>After an exchange</translation>
    </message>
    <message>
        <source>After a discard or an exchange</source>
        <translation>After a discard or an exchange</translation>
    </message>
    <message>
        <source>Whoever has 31 after an exchange, or after taking a packet, ends the deal in that moment.</source>
        <translation>Whoever has 31 after an exchange, or after taking a packet, ends the deal in that moment.</translation>
    </message>
    <message>
        <source>Whoever has 31 after discarding, or after an exchange with the widow, ends the deal in that moment.</source>
        <translation>Whoever has 31 after discarding, or after an exchange with the widow, ends the deal in that moment.</translation>
    </message>
    <message>
        <source>Too many laps</source>
        <translation>Too many laps</translation>
    </message>
    <message numerus="yes">
        <source>There is no stock to run out. If nobody has knocked after %n lap(s), the deal is over: the pot stays for the next one.</source>
        <translation>
            <numerusform>There is no stock to run out. If nobody has knocked after %n lap, the deal is over: the pot stays for the next one.</numerusform>
            <numerusform>There is no stock to run out. If nobody has knocked after %n laps, the deal is over: the pot stays for the next one.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There is no stock to run out. If nobody has knocked after %n lap(s), the deal is over, and it costs and brings nobody anything.</source>
        <translation>
            <numerusform>There is no stock to run out. If nobody has knocked after %n lap, the deal is over, and it costs and brings nobody anything.</numerusform>
            <numerusform>There is no stock to run out. If nobody has knocked after %n laps, the deal is over, and it costs and brings nobody anything.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ThirtyoneBets</name>
    <message>
        <source>Side bets</source>
        <translation>Side bets</translation>
    </message>
    <message>
        <source>At this table two persons may bet with each other on who lasts longer in the match.</source>
        <translation>At this table two persons may bet with each other on who lasts longer in the match.</translation>
    </message>
    <message>
        <source>At some tables two persons may bet with each other on who lasts longer in the match.</source>
        <translation>At some tables two persons may bet with each other on who lasts longer in the match.</translation>
    </message>
    <message>
        <source>Between deals</source>
        <translation>Between deals</translation>
    </message>
    <message>
        <source>Before the next deal everybody may offer one bet, from the next dealer’s left on. Whoever it is offered to agrees or does not.</source>
        <translation>Before the next deal everybody may offer one bet, from the next dealer’s left on. Whoever it is offered to agrees or does not.</translation>
    </message>
    <message>
        <source>On whom</source>
        <translation>On whom</translation>
    </message>
    <message>
        <source>Whoever still plays bets on nobody but oneself. Whoever is out may back anybody who is still in, and is asked as well.</source>
        <translation>Whoever still plays bets on nobody but oneself. Whoever is out may back anybody who is still in, and is asked as well.</translation>
    </message>
    <message>
        <source>The stake</source>
        <translation>The stake</translation>
    </message>
    <message>
        <source>1, 2 or 5 from each, laid aside until the bet is over. Two persons have no more than one bet with each other.</source>
        <translation>1, 2 or 5 from each, laid aside until the bet is over. Two persons have no more than one bet with each other.</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>The end</translation>
    </message>
    <message>
        <source>As soon as one of the two drops out, whoever backed the other takes both stakes. If both drop out in the same deal, everybody takes the own stake back. At the end of the match it is the winner who has lasted longest.</source>
        <translation>As soon as one of the two drops out, whoever backed the other takes both stakes. If both drop out in the same deal, everybody takes the own stake back. At the end of the match it is the winner who has lasted longest.</translation>
    </message>
    <message>
        <source>An example</source>
        <translation>An example</translation>
    </message>
    <message>
        <source>Ada is out and bets Teresa 2: Bruno outlasts Nives.</source>
        <translation>Ada is out and bets Teresa 2: Bruno outlasts Nives.</translation>
    </message>
    <message>
        <source>Bruno, and two coins before him; Nives, and two coins before her.</source>
        <translation>Bruno, and two coins before him; Nives, and two coins before her.</translation>
    </message>
    <message>
        <source>Three deals later Nives drops out: Ada takes four, her own two and Teresa’s.</source>
        <translation>Three deals later Nives drops out: Ada takes four, her own two and Teresa’s.</translation>
    </message>
    <message>
        <source>The purse</source>
        <translation>The purse</translation>
    </message>
    <message>
        <source>Everybody has %1 for such bets, apart from all that is played for: no bet changes how the match stands.</source>
        <translation>Everybody has %1 for such bets, apart from all that is played for: no bet changes how the match stands.</translation>
    </message>
    <message>
        <source>Everybody has 20 for such bets, apart from all that is played for: no bet changes how the match stands.</source>
        <translation>Everybody has 20 for such bets, apart from all that is played for: no bet changes how the match stands.</translation>
    </message>
    <message>
        <source>Bet on the quiet one: the loud one has to pay for the wine.</source>
        <comment>a saying of the osteria</comment>
        <translation>Bet on the quiet one: the loud one has to pay for the wine.</translation>
    </message>
</context>
<context>
    <name>ThirtyoneBill</name>
    <message>
        <source>The bill</source>
        <translation>The bill</translation>
    </message>
    <message>
        <source>At this table everybody has laid down a banknote of %1 instead of pennies. Its four corners are the lives.</source>
        <translation>At this table everybody has laid down a banknote of %1 instead of pennies. Its four corners are the lives.</translation>
    </message>
    <message>
        <source>Some tables lay down a banknote each, five dollars where the custom comes from, instead of pennies. Its four corners are the lives.</source>
        <translation>Some tables lay down a banknote each, five dollars where the custom comes from, instead of pennies. Its four corners are the lives.</translation>
    </message>
    <message>
        <source>Four corners</source>
        <translation>Four corners</translation>
    </message>
    <message>
        <source>Every life lost folds one of them. Whoever knocks and alone is lowest folds two.</source>
        <translation>Every life lost folds one of them. Whoever knocks and alone is lowest folds two.</translation>
    </message>
    <message>
        <source>Three are folded</source>
        <translation>Three are folded</translation>
    </message>
    <message>
        <source>Whoever loses two lives now is out at once.</source>
        <translation>Whoever loses two lives now is out at once.</translation>
    </message>
    <message>
        <source>The free ride</source>
        <translation>The free ride</translation>
    </message>
    <message>
        <source>With all four folded you play on for nothing. The next loss puts you out.</source>
        <translation>With all four folded you play on for nothing. The next loss puts you out.</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>The end</translation>
    </message>
    <message>
        <source>All else stays as it is: whoever is lowest loses a life, a lone lowest knocker two, and with 31 everybody else one.</source>
        <translation>All else stays as it is: whoever is lowest loses a life, a lone lowest knocker two, and with 31 everybody else one.</translation>
    </message>
    <message>
        <source>The bills are play money: nothing can be won here but the match.</source>
        <translation>The bills are play money: nothing can be won here but the match.</translation>
    </message>
    <message>
        <source>The last player in wins the match and takes all the bills: four bills of 5 are 20.</source>
        <translation>The last player in wins the match and takes all the bills: four bills of 5 are 20.</translation>
    </message>
</context>
<context>
    <name>ThirtyoneCase</name>
    <message>
        <source>%1 points, knocked</source>
        <translation>%1 points, knocked</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 points</translation>
    </message>
    <message numerus="yes">
        <source>%1: loses %n life(s)</source>
        <comment>%1 is &apos;15 points&apos;</comment>
        <translation>
            <numerusform>%1: loses %n life</numerusform>
            <numerusform>%1: loses %n lives</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: +%2</source>
        <comment>%1 is &apos;15 points&apos;, %2 points that the hand brings</comment>
        <translation>%1: +%2</translation>
    </message>
    <message>
        <source>+%1</source>
        <comment>points that a hand brings</comment>
        <translation>+%1</translation>
    </message>
    <message numerus="yes">
        <source>%1: takes %n chip(s)</source>
        <comment>%1 is &apos;15 points&apos;</comment>
        <translation>
            <numerusform>%1: takes %n chip</numerusform>
            <numerusform>%1: takes %n chips</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ThirtyoneChapters</name>
    <message>
        <source>In short</source>
        <translation>In short</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>The deal</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Your turn</translation>
    </message>
    <message>
        <source>What counts</source>
        <translation>What counts</translation>
    </message>
    <message>
        <source>The knock</source>
        <translation>The knock</translation>
    </message>
    <message>
        <source>Who pays</source>
        <translation>Who pays</translation>
    </message>
    <message>
        <source>31 at once</source>
        <translation>31 at once</translation>
    </message>
    <message>
        <source>Pennies</source>
        <translation>Pennies</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>House rules</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Words</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Keys</translation>
    </message>
    <message>
        <source>A good knock is heard in the kitchen.</source>
        <comment>a saying of the osteria</comment>
        <translation>A good knock is heard in the kitchen.</translation>
    </message>
    <message>
        <source>Two hearts and a hope: that is no hand yet.</source>
        <comment>a saying of the osteria</comment>
        <translation>Two hearts and a hope: that is no hand yet.</translation>
    </message>
    <message>
        <source>What you discard, your neighbour has been waiting for.</source>
        <comment>a saying of the osteria</comment>
        <translation>What you discard, your neighbour has been waiting for.</translation>
    </message>
    <message>
        <source>Whoever counts the suits before the knock seldom pays.</source>
        <comment>a saying of the osteria</comment>
        <translation>Whoever counts the suits before the knock seldom pays.</translation>
    </message>
    <message>
        <source>The stock keeps its secrets, the discard pile gives them away.</source>
        <comment>a saying of the osteria</comment>
        <translation>The stock keeps its secrets, the discard pile gives them away.</translation>
    </message>
    <message>
        <source>The last penny plays best.</source>
        <comment>a saying of the osteria</comment>
        <translation>The last penny plays best.</translation>
    </message>
    <message>
        <source>Whoever laughs before the showdown has not counted yet.</source>
        <comment>a saying of the osteria</comment>
        <translation>Whoever laughs before the showdown has not counted yet.</translation>
    </message>
    <message>
        <source>The bill</source>
        <translation>The bill</translation>
    </message>
    <message>
        <source>To points</source>
        <translation>To points</translation>
    </message>
    <message>
        <source>The widow</source>
        <translation>The widow</translation>
    </message>
    <message>
        <source>Switch</source>
        <translation>Switch</translation>
    </message>
    <message>
        <source>Side bets</source>
        <translation>Side bets</translation>
    </message>
</context>
<context>
    <name>ThirtyoneCounting</name>
    <message>
        <source>What counts</source>
        <translation>What counts</translation>
    </message>
    <message>
        <source>Only cards of one suit are added up: a hand is worth the points of its best suit, and 31 is the most.</source>
        <translation>Only cards of one suit are added up: a hand is worth the points of its best suit, and 31 is the most.</translation>
    </message>
    <message>
        <source>Four suits</source>
        <translation>Four suits</translation>
    </message>
    <message>
        <source>Hearts, diamonds, clubs and spades: at this table eight cards each, from 7 to ace. No suit is better than another.</source>
        <translation>Hearts, diamonds, clubs and spades: at this table eight cards each, from 7 to ace. No suit is better than another.</translation>
    </message>
    <message>
        <source>Hearts, diamonds, clubs and spades, thirteen cards each. No suit is better than another.</source>
        <translation>Hearts, diamonds, clubs and spades, thirteen cards each. No suit is better than another.</translation>
    </message>
    <message>
        <source>11 points</source>
        <translation>11 points</translation>
    </message>
    <message>
        <source>for an ace.</source>
        <translation>for an ace.</translation>
    </message>
    <message>
        <source>10 points</source>
        <translation>10 points</translation>
    </message>
    <message>
        <source>for a king, a queen, a jack and a ten.</source>
        <translation>for a king, a queen, a jack and a ten.</translation>
    </message>
    <message>
        <source>Face value</source>
        <translation>Face value</translation>
    </message>
    <message>
        <source>for 7, 8 and 9.</source>
        <translation>for 7, 8 and 9.</translation>
    </message>
    <message>
        <source>for the cards from 2 to 9.</source>
        <translation>for the cards from 2 to 9.</translation>
    </message>
    <message>
        <source>31</source>
        <translation>31</translation>
    </message>
    <message>
        <source>An ace and two cards worth 10, all hearts.</source>
        <translation>An ace and two cards worth 10, all hearts.</translation>
    </message>
    <message>
        <source>27</source>
        <translation>27</translation>
    </message>
    <message>
        <source>10, 9 and 8, all clubs.</source>
        <translation>10, 9 and 8, all clubs.</translation>
    </message>
    <message>
        <source>17</source>
        <translation>17</translation>
    </message>
    <message>
        <source>The two diamonds count more than the queen of spades.</source>
        <translation>The two diamonds count more than the queen of spades.</translation>
    </message>
    <message>
        <source>30½</source>
        <translation>30½</translation>
    </message>
    <message>
        <source>7, or 30½</source>
        <translation>7, or 30½</translation>
    </message>
    <message>
        <source>Three of a kind: at this table more than 30 and less than 31, whatever the rank.</source>
        <translation>Three of a kind: at this table more than 30 and less than 31, whatever the rank.</translation>
    </message>
    <message>
        <source>Three of a kind are only worth one of them. Some tables count 30½ for them, whatever the rank.</source>
        <translation>Three of a kind are only worth one of them. Some tables count 30½ for them, whatever the rank.</translation>
    </message>
    <message>
        <source>Equal points are a tie: suits do not count, and cards in a row are worth no more than others.</source>
        <translation>Equal points are a tie: suits do not count, and cards in a row are worth no more than others.</translation>
    </message>
</context>
<context>
    <name>ThirtyoneDeal</name>
    <message>
        <source>The deal</source>
        <translation>The deal</translation>
    </message>
    <message>
        <source>Two to seven can play, best four or five. Everything goes to the left, clockwise: the cards, the play, and the turn to deal. Players who are out are skipped.</source>
        <translation>Two to seven can play, best four or five. Everything goes to the left, clockwise: the cards, the play, and the turn to deal. Players who are out are skipped.</translation>
    </message>
    <message>
        <source>stock</source>
        <translation>stock</translation>
    </message>
    <message>
        <source>discard pile</source>
        <translation>discard pile</translation>
    </message>
    <message>
        <source>The first dealer</source>
        <translation>The first dealer</translation>
    </message>
    <message>
        <source>Who deals first is drawn by lot. After every deal the player at the dealer’s left deals.</source>
        <translation>Who deals first is drawn by lot. After every deal the player at the dealer’s left deals.</translation>
    </message>
    <message>
        <source>Shuffle and cut</source>
        <translation>Shuffle and cut</translation>
    </message>
    <message>
        <source>The dealer shuffles and the player at the dealer’s right cuts. When it is your turn, drag along the pack to choose where.</source>
        <translation>The dealer shuffles and the player at the dealer’s right cuts. When it is your turn, drag along the pack to choose where.</translation>
    </message>
    <message>
        <source>Three cards each</source>
        <translation>Three cards each</translation>
    </message>
    <message>
        <source>They are dealt face down, one at a time, from the dealer’s left on.</source>
        <translation>They are dealt face down, one at a time, from the dealer’s left on.</translation>
    </message>
    <message>
        <source>Two piles</source>
        <translation>Two piles</translation>
    </message>
    <message>
        <source>The next card is turned up: it begins the discard pile. All others lie beside it, face down: they are the stock. The player at the dealer’s left begins.</source>
        <translation>The next card is turned up: it begins the discard pile. All others lie beside it, face down: they are the stock. The player at the dealer’s left begins.</translation>
    </message>
    <message>
        <source>Stock and discard pile</source>
        <translation>Stock and discard pile</translation>
    </message>
    <message>
        <source>The stock shows how many cards are left. Of the discard pile only the top card may be taken, but everybody may look through it.</source>
        <translation>The stock shows how many cards are left. Of the discard pile only the top card may be taken, but everybody may look through it.</translation>
    </message>
    <message>
        <source>At this table there are 32 cards, from the 7 on: the more players, the sooner the stock is used up.</source>
        <translation>At this table there are 32 cards, from the 7 on: the more players, the sooner the stock is used up.</translation>
    </message>
    <message>
        <source>There are 52 cards, the whole French pack without jokers.</source>
        <translation>There are 52 cards, the whole French pack without jokers.</translation>
    </message>
    <message>
        <source>Two packets</source>
        <translation>Two packets</translation>
    </message>
    <message>
        <source>At this table the dealer gets a second hand, and three cards are dealt face down to the middle. The dealer keeps one hand and turns the other up; the rest of the pack is put aside. The player at the dealer’s left begins.</source>
        <translation>At this table the dealer gets a second hand, and three cards are dealt face down to the middle. The dealer keeps one hand and turns the other up; the rest of the pack is put aside. The player at the dealer’s left begins.</translation>
    </message>
</context>
<context>
    <name>ThirtyoneEstimate</name>
    <message>
        <source>%1, discard</source>
        <comment>%1 is &apos;Lap 2&apos;</comment>
        <translation>%1, discard</translation>
    </message>
    <message>
        <source>Draw from the stock</source>
        <translation>Draw from the stock</translation>
    </message>
    <message>
        <source>Discard %1</source>
        <comment>%1 is a card with its article</comment>
        <translation>Discard %1</translation>
    </message>
    <message>
        <source>Take %1</source>
        <comment>%1 is a card with its article</comment>
        <translation>Take %1</translation>
    </message>
    <message>
        <source>Discard</source>
        <comment>before the card</comment>
        <translation>Discard</translation>
    </message>
    <message>
        <source>Take</source>
        <comment>before the card</comment>
        <translation>Take</translation>
    </message>
    <message>
        <source>discard</source>
        <comment>after &apos;Take&apos; and a card; before another</comment>
        <translation>discard</translation>
    </message>
    <message>
        <source>31: that ends the deal, and everybody else loses a life.</source>
        <translation>31: that ends the deal, and everybody else loses a life.</translation>
    </message>
    <message>
        <source>31 never loses: no hand is better.</source>
        <translation>31 never loses: no hand is better.</translation>
    </message>
    <message>
        <source>With %1 you alone are the lowest %2, and that costs two lives: %3.</source>
        <comment>%1 is a hand&apos;s worth, %2 &apos;in one deal out of three&apos;, %3 &apos;you lose 12 lives in 100 deals&apos;</comment>
        <translation>With %1 you alone are the lowest %2, and that costs two lives: %3.</translation>
    </message>
    <message>
        <source>With %1 you are hardly ever the lowest: %2.</source>
        <comment>%1 is a hand&apos;s worth, %2 &apos;you lose 12 lives in 100 deals&apos;</comment>
        <translation>With %1 you are hardly ever the lowest: %2.</translation>
    </message>
    <message>
        <source>You end with %1: %2.</source>
        <comment>%1 is a hand&apos;s worth, %2 &apos;you lose 12 lives in 100 deals&apos;</comment>
        <translation>You end with %1: %2.</translation>
    </message>
    <message>
        <source>You go on with %1: %2.</source>
        <comment>%1 is a hand&apos;s worth, %2 &apos;you lose 12 lives in 100 deals&apos;</comment>
        <translation>You go on with %1: %2.</translation>
    </message>
    <message>
        <source>Your four cards</source>
        <translation>Your four cards</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Your hand</translation>
    </message>
    <message>
        <source>On the discard pile</source>
        <translation>On the discard pile</translation>
    </message>
    <message>
        <source>%1, discard %2</source>
        <comment>%1 is &apos;Take the 10 of hearts&apos;; %2 a card with its article</comment>
        <translation>%1, discard %2</translation>
    </message>
    <message>
        <source>With %1 you alone are the lowest %2: %3.</source>
        <comment>%1 is a hand&apos;s worth, %2 &apos;in one deal out of three&apos;, %3 &apos;you lose 12 lives in 100 deals&apos;</comment>
        <translation>With %1 you alone are the lowest %2: %3.</translation>
    </message>
    <message>
        <source>With it you make %1: %2.</source>
        <comment>it: the card that is taken; %1 is a hand&apos;s worth, %2 &apos;you lose 12 lives in 100 deals&apos;</comment>
        <translation>With it you make %1: %2.</translation>
    </message>
    <message>
        <source>You drew from the stock</source>
        <translation>You drew from the stock</translation>
    </message>
    <message>
        <source>You discarded %1</source>
        <comment>%1 is a card with its article</comment>
        <translation>You discarded %1</translation>
    </message>
    <message>
        <source>You kept your cards</source>
        <translation>You kept your cards</translation>
    </message>
    <message>
        <source>You took %1</source>
        <comment>%1 is a card with its article</comment>
        <translation>You took %1</translation>
    </message>
    <message>
        <source>Draw from the stock</source>
        <comment>a move, after somebody&apos;s name</comment>
        <translation>Draw from the stock</translation>
    </message>
    <message>
        <source>Discard %1</source>
        <comment>a move, after somebody&apos;s name; %1 is a card with its article</comment>
        <translation>Discard %1</translation>
    </message>
    <message>
        <source>Take %1</source>
        <comment>a move, after somebody&apos;s name; %1 is a card with its article</comment>
        <translation>Take %1</translation>
    </message>
    <message>
        <source>31: that ends the deal, and brings you six points.</source>
        <translation>31: that ends the deal, and brings you six points.</translation>
    </message>
    <message>
        <source>31 is sure to be the highest: no hand is better.</source>
        <translation>31 is sure to be the highest: no hand is better.</translation>
    </message>
    <message>
        <source>With %1 you are the highest %2: %3.</source>
        <comment>%1 is a hand&apos;s worth, %2 &apos;in one deal out of three&apos;, %3 &apos;you score 2.4 points on average&apos;</comment>
        <translation>With %1 you are the highest %2: %3.</translation>
    </message>
    <message>
        <source>In the middle</source>
        <translation>In the middle</translation>
    </message>
    <message>
        <source>On the pile, and in the middle</source>
        <translation>On the pile, and in the middle</translation>
    </message>
    <message>
        <source>Give</source>
        <comment>before the cards</comment>
        <translation>Give</translation>
    </message>
    <message>
        <source>take</source>
        <comment>after &apos;Give&apos; and cards; before others</comment>
        <translation>take</translation>
    </message>
    <message>
        <source>31: that ends the deal. Everybody else adds a chip, and the pot is yours.</source>
        <translation>31: that ends the deal. Everybody else adds a chip, and the pot is yours.</translation>
    </message>
    <message>
        <source>Keep %1</source>
        <comment>the dealer&apos;s choice between two hands; %1 is one&apos;s worth</comment>
        <translation>Keep %1</translation>
    </message>
    <message>
        <source>Keep %1</source>
        <comment>a move, after somebody&apos;s name; %1 is a hand&apos;s worth</comment>
        <translation>Keep %1</translation>
    </message>
    <message>
        <source>You kept %1</source>
        <comment>%1 is the worth of one of two hands</comment>
        <translation>You kept %1</translation>
    </message>
    <message>
        <source>Take the closed packet</source>
        <translation>Take the closed packet</translation>
    </message>
    <message>
        <source>Take the closed packet</source>
        <comment>a move, after somebody&apos;s name</comment>
        <translation>Take the closed packet</translation>
    </message>
    <message>
        <source>You took the closed packet</source>
        <translation>You took the closed packet</translation>
    </message>
    <message>
        <source>Restart the deal</source>
        <translation>Restart the deal</translation>
    </message>
    <message>
        <source>Leave the three as the open packet</source>
        <translation>Leave the three as the open packet</translation>
    </message>
    <message>
        <source>Restart the deal</source>
        <comment>a move, after somebody&apos;s name</comment>
        <translation>Restart the deal</translation>
    </message>
    <message>
        <source>Leave the three as the open packet</source>
        <comment>a move, after somebody&apos;s name</comment>
        <translation>Leave the three as the open packet</translation>
    </message>
    <message>
        <source>You restarted the deal</source>
        <translation>You restarted the deal</translation>
    </message>
    <message>
        <source>You left the three as the open packet</source>
        <translation>You left the three as the open packet</translation>
    </message>
    <message>
        <source>Let the deal stand</source>
        <translation>Let the deal stand</translation>
    </message>
    <message>
        <source>Let the deal stand</source>
        <comment>a move, after somebody&apos;s name</comment>
        <translation>Let the deal stand</translation>
    </message>
    <message>
        <source>You let the deal stand</source>
        <translation>You let the deal stand</translation>
    </message>
    <message>
        <source>Take the open packet</source>
        <translation>Take the open packet</translation>
    </message>
    <message>
        <source>Take the open packet</source>
        <comment>a move, after somebody&apos;s name</comment>
        <translation>Take the open packet</translation>
    </message>
    <message>
        <source>You took the open packet</source>
        <translation>You took the open packet</translation>
    </message>
    <message>
        <source>You know these three: you make %1, and %2.</source>
        <comment>%1 is a hand&apos;s worth, %2 &apos;you lose 12 lives in 100 deals&apos;</comment>
        <translation>You know these three: you make %1, and %2.</translation>
    </message>
    <message>
        <source>The deal is void, and nobody loses anything. You may do so only once in a match.</source>
        <translation>The deal is void, and nobody loses anything. You may do so only once in a match.</translation>
    </message>
    <message>
        <source>The hands count as they lie: %1.</source>
        <comment>%1 is &apos;you lose 12 lives in 100 deals&apos;</comment>
        <translation>The hands count as they lie: %1.</translation>
    </message>
    <message>
        <source>With %1 you go on, and the other hand lies face up for all: %2.</source>
        <comment>%1 is a hand&apos;s worth, %2 &apos;you lose 12 lives in 100 deals&apos;</comment>
        <translation>With %1 you go on, and the other hand lies face up for all: %2.</translation>
    </message>
    <message>
        <source>The deal counts all the same, and these three lie face up in the next: %1.</source>
        <comment>%1 is &apos;you lose 12 lives in 100 deals&apos;</comment>
        <translation>The deal counts all the same, and these three lie face up in the next: %1.</translation>
    </message>
    <message>
        <source>You make %1, and your three lie face up for the others: %2.</source>
        <comment>%1 is a hand&apos;s worth, %2 &apos;you lose 12 lives in 100 deals&apos;</comment>
        <translation>You make %1, and your three lie face up for the others: %2.</translation>
    </message>
    <message>
        <source>You end with %1, the highest hand %2: %3.</source>
        <comment>%1 is a hand&apos;s worth, %2 &apos;in one deal out of three&apos;, %3 &apos;you take 24 chips in 100 deals&apos;</comment>
        <translation>You end with %1, the highest hand %2: %3.</translation>
    </message>
    <message>
        <source>You go on with %1, and yours is the highest hand %2: %3.</source>
        <comment>%1 is a hand&apos;s worth, %2 &apos;in one deal out of three&apos;, %3 &apos;you take 24 chips in 100 deals&apos;</comment>
        <translation>You go on with %1, and yours is the highest hand %2: %3.</translation>
    </message>
    <message numerus="yes">
        <source>With %n card(s) unseen you have %1 on average, and improve your hand %2: %3.</source>
        <comment>%1 is a number such as 18, %2 &apos;in one deal out of three&apos;, %3 &apos;you take 24 chips in 100 deals&apos;</comment>
        <translation>
            <numerusform>With %n card unseen you have %1 on average, and improve your hand %2: %3.</numerusform>
            <numerusform>With %n cards unseen you have %1 on average, and improve your hand %2: %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>You make %1, and yours is the highest hand %2: %3.</source>
        <comment>%1 is a hand&apos;s worth, %2 &apos;in one deal out of three&apos;, %3 &apos;you take 24 chips in 100 deals&apos;</comment>
        <translation>You make %1, and yours is the highest hand %2: %3.</translation>
    </message>
    <message>
        <source>You make %1: %2.</source>
        <comment>%1 is a hand&apos;s worth, %2 &apos;you lose 12 lives in 100 deals&apos;</comment>
        <translation>You make %1: %2.</translation>
    </message>
    <message>
        <source>You take a whole hand unseen, worth %1 on average and better than yours %2: %3.</source>
        <comment>%1 is a number such as 18, %2 &apos;in one deal out of three&apos;, %3 &apos;you lose 12 lives in 100 deals&apos;</comment>
        <translation>You take a whole hand unseen, worth %1 on average and better than yours %2: %3.</translation>
    </message>
    <message>
        <source>You knock with %1: %2.</source>
        <comment>%1 is a hand&apos;s worth, %2 &apos;you take 24 chips in 100 deals&apos;</comment>
        <translation>You knock with %1: %2.</translation>
    </message>
    <message>
        <source>You draw a card that nobody knows: %1, and %2.</source>
        <comment>%1 is &apos;13 of the 28 cards that you cannot see make a better hand&apos;, %2 &apos;you lose 12 lives in 100 deals&apos;</comment>
        <translation>You draw a card that nobody knows: %1, and %2.</translation>
    </message>
</context>
<context>
    <name>ThirtyoneExchange</name>
    <message>
        <source>The widow: ace of hearts, a card face down, 6 of diamonds; your hand: king and queen of hearts, 4 of clubs. The ace and the 4 change places.</source>
        <translation>The widow: ace of hearts, a card face down, 6 of diamonds; your hand: king and queen of hearts, 4 of clubs. The ace and the 4 change places.</translation>
    </message>
    <message>
        <source>the widow</source>
        <comment>over a picture of her cards</comment>
        <translation>the widow</translation>
    </message>
    <message>
        <source>your hand</source>
        <comment>below a picture of it</comment>
        <translation>your hand</translation>
    </message>
    <message>
        <source>The 4 of clubs for the ace: 20 becomes 31.</source>
        <translation>The 4 of clubs for the ace: 20 becomes 31.</translation>
    </message>
</context>
<context>
    <name>ThirtyoneFeats</name>
    <message>
        <source>Thirty-one!</source>
        <translation>Thirty-one!</translation>
    </message>
    <message>
        <source>End a deal with 31.</source>
        <translation>End a deal with 31.</translation>
    </message>
    <message>
        <source>Ace, king, ten</source>
        <translation>Ace, king, ten</translation>
    </message>
    <message>
        <source>End ten deals with 31.</source>
        <translation>End ten deals with 31.</translation>
    </message>
    <message>
        <source>Never sink</source>
        <translation>Never sink</translation>
    </message>
    <message>
        <source>Win a match after you had no penny left.</source>
        <translation>Win a match after you had no penny left.</translation>
    </message>
    <message>
        <source>All good things come in threes</source>
        <translation>All good things come in threes</translation>
    </message>
    <message>
        <source>In one match, end three deals with 31.</source>
        <translation>In one match, end three deals with 31.</translation>
    </message>
    <message>
        <source>The widow’s darling</source>
        <translation>The widow’s darling</translation>
    </message>
    <message>
        <source>In one match for chips, take five pots.</source>
        <translation>In one match for chips, take five pots.</translation>
    </message>
</context>
<context>
    <name>ThirtyoneGuide</name>
    <message>
        <source>Welcome, I am Teresa. Each of us has three pennies: they are our lives, and whoever has the lowest hand loses one. Who deals first is drawn by lot.</source>
        <translation>Welcome, I am Teresa. Each of us has three pennies: they are our lives, and whoever has the lowest hand loses one. Who deals first is drawn by lot.</translation>
    </message>
    <message>
        <source>%1 draws, and discards %2.</source>
        <comment>%2 is a card with its article</comment>
        <translation>%1 draws, and discards %2.</translation>
    </message>
    <message>
        <source>Now you have %1.</source>
        <translation>Now you have %1.</translation>
    </message>
    <message>
        <source>Your turn again.</source>
        <translation>Your turn again.</translation>
    </message>
    <message>
        <source>Now you hold four cards, and one of them goes on the discard pile. I would choose %1.</source>
        <comment>%1 is a card with its article</comment>
        <translation>Now you hold four cards, and one of them goes on the discard pile. I would choose %1.</translation>
    </message>
    <message>
        <source>One of the four goes. I would discard %1.</source>
        <comment>%1 is a card with its article</comment>
        <translation>One of the four goes. I would discard %1.</translation>
    </message>
    <message>
        <source>That’s it: press “Discard”.</source>
        <translation>That’s it: press “Discard”.</translation>
    </message>
    <message>
        <source>I would rather discard %1; but it is your hand.</source>
        <comment>%1 is a card with its article</comment>
        <translation>I would rather discard %1; but it is your hand.</translation>
    </message>
    <message>
        <source>31! That ends the deal at once, and everybody else loses a life. %1</source>
        <comment>%1 are two sentences</comment>
        <translation>31! That ends the deal at once, and everybody else loses a life. %1</translation>
    </message>
    <message>
        <source>31 is the most: it ends the deal at once, and everybody else loses a life. In the middle lie the discard pile, with one card face up, and the stock, from which one draws.</source>
        <translation>31 is the most: it ends the deal at once, and everybody else loses a life. In the middle lie the discard pile, with one card face up, and the stock, from which one draws.</translation>
    </message>
    <message>
        <source>You have %1. Only cards of one suit count together: the ace 11, king, queen, jack and ten 10, the others their number.</source>
        <translation>You have %1. Only cards of one suit count together: the ace 11, king, queen, jack and ten 10, the others their number.</translation>
    </message>
    <message>
        <source>%1 knocks: everybody else has one more turn, then all hands are shown, and the lowest loses a life.</source>
        <translation>%1 knocks: everybody else has one more turn, then all hands are shown, and the lowest loses a life.</translation>
    </message>
    <message>
        <source>%1 stays, with the same cards as before.</source>
        <translation>%1 stays, with the same cards as before.</translation>
    </message>
    <message>
        <source>%1 takes %2 from the discard pile, and discards %3.</source>
        <comment>%2 and %3 are cards with their articles</comment>
        <translation>%1 takes %2 from the discard pile, and discards %3.</translation>
    </message>
    <message>
        <source>%1 draws from the stock a card that nobody else sees, and discards %2. So it goes in every turn: one card comes, one goes.</source>
        <comment>%2 is a card with its article</comment>
        <translation>%1 draws from the stock a card that nobody else sees, and discards %2. So it goes in every turn: one card comes, one goes.</translation>
    </message>
    <message>
        <source>Your last turn, as %1 has knocked: take, draw, or stay as you are.</source>
        <translation>Your last turn, as %1 has knocked: take, draw, or stay as you are.</translation>
    </message>
    <message>
        <source>Your turn: take the card on the discard pile, draw one from the stock, or knock, if your hand will do: then the deal soon ends.</source>
        <translation>Your turn: take the card on the discard pile, draw one from the stock, or knock, if your hand will do: then the deal soon ends.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>sentences: what can be done; what is advised</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>I would knock! %1</source>
        <comment>%1 is one sentence or two</comment>
        <translation>I would knock! %1</translation>
    </message>
    <message>
        <source>I would stay. %1</source>
        <comment>%1 is one sentence or two</comment>
        <translation>I would stay. %1</translation>
    </message>
    <message>
        <source>I would take %1: with it you have %2.</source>
        <comment>a card with its article; a hand&apos;s worth</comment>
        <translation>I would take %1: with it you have %2.</translation>
    </message>
    <message>
        <source>I would draw from the stock: %1 would be a small gain, and a card unseen may be a greater one.</source>
        <comment>%1 is a card with its article</comment>
        <translation>I would draw from the stock: %1 would be a small gain, and a card unseen may be a greater one.</translation>
    </message>
    <message>
        <source>I would draw from the stock: %1 is of no use to you.</source>
        <comment>%1 is a card with its article</comment>
        <translation>I would draw from the stock: %1 is of no use to you.</translation>
    </message>
    <message>
        <source>Lost pennies go into the pot, and the last player in takes it. Now you know enough for a match of your own.</source>
        <translation>Lost pennies go into the pot, and the last player in takes it. Now you know enough for a match of your own.</translation>
    </message>
    <message>
        <source>The stock is used up, and nobody has knocked: nobody loses a life. %1</source>
        <comment>%1 are two sentences</comment>
        <translation>The stock is used up, and nobody has knocked: nobody loses a life. %1</translation>
    </message>
    <message>
        <source>%1 tie for the lowest hand: a penny each. %2</source>
        <comment>names; two sentences</comment>
        <translation>%1 tie for the lowest hand: a penny each. %2</translation>
    </message>
    <message>
        <source>You have knocked, and yours alone is the lowest hand, %1: that costs two pennies. %2</source>
        <comment>a hand&apos;s worth; two sentences</comment>
        <translation>You have knocked, and yours alone is the lowest hand, %1: that costs two pennies. %2</translation>
    </message>
    <message>
        <source>%1 has knocked, and alone has the lowest hand, %2: that costs two pennies. %3</source>
        <comment>a name; a hand&apos;s worth; two sentences</comment>
        <translation>%1 has knocked, and alone has the lowest hand, %2: that costs two pennies. %3</translation>
    </message>
    <message>
        <source>This time yours is the lowest hand, %1, and it costs a penny. %2</source>
        <comment>a hand&apos;s worth; two sentences</comment>
        <translation>This time yours is the lowest hand, %1, and it costs a penny. %2</translation>
    </message>
    <message>
        <source>%1 has the lowest hand, %2, and loses a penny. %3</source>
        <comment>a name; a hand&apos;s worth; two sentences</comment>
        <translation>%1 has the lowest hand, %2, and loses a penny. %3</translation>
    </message>
    <message>
        <source>That’s it: press “Exchange”.</source>
        <translation>That’s it: press “Exchange”.</translation>
    </message>
</context>
<context>
    <name>ThirtyoneHouse</name>
    <message>
        <source>House rules</source>
        <translation>House rules</translation>
    </message>
    <message>
        <source>Every table plays a little differently. The rules of this match are shown at the right, in black where they are not the usual ones.</source>
        <translation>Every table plays a little differently. The rules of this match are shown at the right, in black where they are not the usual ones.</translation>
    </message>
    <message>
        <source>Every table plays a little differently. Your choice for the next match is shown at the right, in black where it is not the usual rule.</source>
        <translation>Every table plays a little differently. Your choice for the next match is shown at the right, in black where it is not the usual rule.</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cards</translation>
    </message>
    <message>
        <source>52, the whole pack; or 32, from the 7 on, as the Dutch play. With 32 and many players the stock is soon used up.</source>
        <translation>52, the whole pack; or 32, from the 7 on, as the Dutch play. With 32 and many players the stock is soon used up.</translation>
    </message>
    <message>
        <source>Pennies</source>
        <translation>Pennies</translation>
    </message>
    <message>
        <source>The lives at the start: usually three; any number from 1 to 5.</source>
        <translation>The lives at the start: usually three; any number from 1 to 5.</translation>
    </message>
    <message>
        <source>On the county</source>
        <translation>On the county</translation>
    </message>
    <message>
        <source>With no penny left one plays on until the next loss; or is out with the last penny.</source>
        <translation>With no penny left one plays on until the next loss; or is out with the last penny.</translation>
    </message>
    <message>
        <source>Three of a kind counts 30½</source>
        <translation>Three of a kind counts 30½</translation>
    </message>
    <message>
        <source>Three cards of one rank, aces too, beat 30 and lose to 31, and do not end the deal.</source>
        <translation>Three cards of one rank, aces too, beat 30 and lose to 31, and do not end the deal.</translation>
    </message>
    <message>
        <source>31 ends the deal after a knock too</source>
        <translation>31 ends the deal after a knock too</translation>
    </message>
    <message>
        <source>First lap for a knock</source>
        <translation>First lap for a knock</translation>
    </message>
    <message>
        <source>Usually 1: whoever plays first may knock at once. With 2 everybody has one turn before.</source>
        <translation>Usually 1: whoever plays first may knock at once. With 2 everybody has one turn before.</translation>
    </message>
    <message>
        <source>A match in progress keeps the rules it started with.</source>
        <translation>A match in progress keeps the rules it started with.</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Variant</translation>
    </message>
    <message>
        <source>The bill</source>
        <translation>The bill</translation>
    </message>
    <message>
        <source>What each is worth, in play money: 1, 5, 10 or 20.</source>
        <translation>What each is worth, in play money: 1, 5, 10 or 20.</translation>
    </message>
    <message>
        <source>Points to win</source>
        <translation>Points to win</translation>
    </message>
    <message>
        <source>Usually 31; some play to 21, 50 or 100.</source>
        <translation>Usually 31; some play to 21, 50 or 100.</translation>
    </message>
    <message>
        <source>Whoever knocked then loses two lives, everybody else one; with points it brings six. Usually the last lap is played to its end.</source>
        <translation>Whoever knocked then loses two lives, everybody else one; with points it brings six. Usually the last lap is played to its end.</translation>
    </message>
    <message>
        <source>Pennies, one a life; or a bill each, of which every life lost folds a corner; or no lives at all, but points for every deal, or chips and a pot.</source>
        <translation>Pennies, one a life; or a bill each, of which every life lost folds a corner; or no lives at all, but points for every deal, or chips and a pot.</translation>
    </message>
    <message>
        <source>Where cards come from</source>
        <translation>Where cards come from</translation>
    </message>
    <message>
        <source>The stock and the discard pile; or these and the widow, three cards to exchange with; or two packets and no stock: Switch.</source>
        <translation>The stock and the discard pile; or these and the widow, three cards to exchange with; or two packets and no stock: Switch.</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>Chips</translation>
    </message>
    <message>
        <source>What everybody has at the start: usually 10; any number from 5 to 50.</source>
        <translation>What everybody has at the start: usually 10; any number from 5 to 50.</translation>
    </message>
    <message>
        <source>Ante</source>
        <translation>Ante</translation>
    </message>
    <message>
        <source>The chips that everybody stakes for a deal: 1, 2 or 3.</source>
        <translation>The chips that everybody stakes for a deal: 1, 2 or 3.</translation>
    </message>
    <message>
        <source>Last deal</source>
        <translation>Last deal</translation>
    </message>
    <message>
        <source>After so many deals whoever has the most chips wins: usually 20.</source>
        <translation>After so many deals whoever has the most chips wins: usually 20.</translation>
    </message>
    <message>
        <source>Laps at most</source>
        <translation>Laps at most</translation>
    </message>
    <message>
        <source>In Switch a deal in which nobody has knocked by then is void: usually 10, from 5 to 50.</source>
        <translation>In Switch a deal in which nobody has knocked by then is void: usually 10, from 5 to 50.</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>Restart</translation>
    </message>
    <message>
        <source>In Switch more than 21 in three cards of one suit may void the deal, once a match; or only become the next open packet; or neither.</source>
        <translation>In Switch more than 21 in three cards of one suit may void the deal, once a match; or only become the next open packet; or neither.</translation>
    </message>
    <message>
        <source>Side bets</source>
        <translation>Side bets</translation>
    </message>
    <message>
        <source>Between deals anybody may bet with another on who lasts longer. Usually nobody does.</source>
        <translation>Between deals anybody may bet with another on who lasts longer. Usually nobody does.</translation>
    </message>
    <message>
        <source>Purse</source>
        <translation>Purse</translation>
    </message>
    <message>
        <source>What everybody has for such bets: usually 20; from 5 to 100.</source>
        <translation>What everybody has for such bets: usually 20; from 5 to 100.</translation>
    </message>
</context>
<context>
    <name>ThirtyoneKeys</name>
    <message>
        <source>Keys</source>
        <translation>Keys</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>At the table</translation>
    </message>
    <message>
        <source>draw the top card of the stock</source>
        <translation>draw the top card of the stock</translation>
    </message>
    <message>
        <source>take the top card of the discard pile</source>
        <translation>take the top card of the discard pile</translation>
    </message>
    <message>
        <source>your cards, from left to right: which one you discard</source>
        <translation>your cards, from left to right: which one you discard</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>the red button: discard, draw or take, cut, go on</source>
        <translation>the red button: discard, draw or take, cut, go on</translation>
    </message>
    <message>
        <source>knock</source>
        <translation>knock</translation>
    </message>
    <message>
        <source>stay, in the last lap</source>
        <translation>stay, in the last lap</translation>
    </message>
    <message>
        <source>look through the discard pile</source>
        <translation>look through the discard pile</translation>
    </message>
    <message>
        <source>the hint: for every move, how many lives it costs</source>
        <translation>the hint: for every move, how many lives it costs</translation>
    </message>
    <message>
        <source>what the stock, the discard pile and the pot are</source>
        <translation>what the stock, the discard pile and the pot are</translation>
    </message>
    <message>
        <source>your cards, from left to right; as the dealer, which hand you keep</source>
        <translation>your cards, from left to right; as the dealer, which hand you keep</translation>
    </message>
    <message>
        <source>the cards of the open packet</source>
        <translation>the cards of the open packet</translation>
    </message>
    <message>
        <source>take the open packet</source>
        <translation>take the open packet</translation>
    </message>
    <message>
        <source>take the closed packet</source>
        <translation>take the closed packet</translation>
    </message>
    <message>
        <source>restart the deal, where you may</source>
        <translation>restart the deal, where you may</translation>
    </message>
    <message>
        <source>look at what you know of the closed packet</source>
        <translation>look at what you know of the closed packet</translation>
    </message>
    <message>
        <source>the open bets and your purse; between deals, offer a bet</source>
        <translation>the open bets and your purse; between deals, offer a bet</translation>
    </message>
    <message>
        <source>agree to a bet</source>
        <translation>agree to a bet</translation>
    </message>
</context>
<context>
    <name>ThirtyoneKnock</name>
    <message>
        <source>The knock</source>
        <translation>The knock</translation>
    </message>
    <message>
        <source>A knock on the table means: I am happy with these three. You knock in your turn, instead of taking a card.</source>
        <translation>A knock on the table means: I am happy with these three. You knock in your turn, instead of taking a card.</translation>
    </message>
    <message>
        <source>Knock!</source>
        <translation>Knock!</translation>
    </message>
    <message>
        <source>Nives is happy: she keeps her three cards.</source>
        <translation>Nives is happy: she keeps her three cards.</translation>
    </message>
    <message>
        <source>Everybody else has one turn, and no more.</source>
        <translation>Everybody else has one turn, and no more.</translation>
    </message>
    <message>
        <source>The hands are shown: 25, 20, and 17 pays.</source>
        <translation>The hands are shown: 25, 20, and 17 pays.</translation>
    </message>
    <message>
        <source>At this table nobody may knock in the first lap: everybody has one turn before.</source>
        <translation>At this table nobody may knock in the first lap: everybody has one turn before.</translation>
    </message>
    <message>
        <source>You may knock as early as your first turn.</source>
        <translation>You may knock as early as your first turn.</translation>
    </message>
    <message>
        <source>Knock early, and the others are not ready; knock late, and their hands are good too. You need not be the best, only not the last.</source>
        <translation>Knock early, and the others are not ready; knock late, and their hands are good too. You need not be the best, only not the last.</translation>
    </message>
    <message>
        <source>The last lap</source>
        <translation>The last lap</translation>
    </message>
    <message>
        <source>Everybody else, from the knocker’s left on, has one more turn: you draw or take a card and discard one, or you stay. Nobody knocks again.</source>
        <translation>Everybody else, from the knocker’s left on, has one more turn: you draw or take a card and discard one, or you stay. Nobody knocks again.</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Stay</translation>
    </message>
    <message>
        <source>Keep your three cards. Possible only in the last lap.</source>
        <translation>Keep your three cards. Possible only in the last lap.</translation>
    </message>
    <message>
        <source>If the stock is used up by then, you take the top card of the discard pile, or you stay.</source>
        <translation>If the stock is used up by then, you take the top card of the discard pile, or you stay.</translation>
    </message>
    <message>
        <source>Whoever comes to 31 in the last lap ends the deal at once at this table: the knocker loses two lives, everybody else one.</source>
        <translation>Whoever comes to 31 in the last lap ends the deal at once at this table: the knocker loses two lives, everybody else one.</translation>
    </message>
    <message>
        <source>Whoever comes to 31 in the last lap just has the best hand: the lap is played to its end.</source>
        <translation>Whoever comes to 31 in the last lap just has the best hand: the lap is played to its end.</translation>
    </message>
    <message>
        <source>The hands are shown: 25 brings 4 points, 20 brings 2, and 17 brings 1.</source>
        <translation>The hands are shown: 25 brings 4 points, 20 brings 2, and 17 brings 1.</translation>
    </message>
    <message>
        <source>Knock early, and the others are not ready; knock late, and their hands are good too. At this table only the highest hand pays for its knock.</source>
        <translation>Knock early, and the others are not ready; knock late, and their hands are good too. At this table only the highest hand pays for its knock.</translation>
    </message>
    <message>
        <source>Whoever comes to 31 in the last lap ends the deal at once at this table, with six points.</source>
        <translation>Whoever comes to 31 in the last lap ends the deal at once at this table, with six points.</translation>
    </message>
    <message>
        <source>The hands are shown: 25 takes the pot.</source>
        <translation>The hands are shown: 25 takes the pot.</translation>
    </message>
    <message>
        <source>Knock early, and the others are not ready; knock late, and their hands are good too. At this table a knock costs nothing, but only the highest hand takes the pot.</source>
        <translation>Knock early, and the others are not ready; knock late, and their hands are good too. At this table a knock costs nothing, but only the highest hand takes the pot.</translation>
    </message>
    <message>
        <source>Whoever comes to 31 in the last lap ends the deal at once at this table: everybody else adds a chip.</source>
        <translation>Whoever comes to 31 in the last lap ends the deal at once at this table: everybody else adds a chip.</translation>
    </message>
    <message>
        <source>Everybody else, from the knocker’s left on, has one more turn: you exchange a card, take a packet, or stay. Nobody knocks again.</source>
        <translation>Everybody else, from the knocker’s left on, has one more turn: you exchange a card, take a packet, or stay. Nobody knocks again.</translation>
    </message>
    <message>
        <source>Everybody else, from the knocker’s left on, has one more turn: you draw or take a card and discard one, you exchange with the widow, or you stay. Nobody knocks again.</source>
        <translation>Everybody else, from the knocker’s left on, has one more turn: you draw or take a card and discard one, you exchange with the widow, or you stay. Nobody knocks again.</translation>
    </message>
    <message>
        <source>If the stock is used up by then, you take the top card of the discard pile, exchange with the widow, or stay.</source>
        <translation>If the stock is used up by then, you take the top card of the discard pile, exchange with the widow, or stay.</translation>
    </message>
</context>
<context>
    <name>ThirtyoneLessons</name>
    <message>
        <source>It does not go with your hearts. Draw from the stock, unseen.</source>
        <translation>It does not go with your hearts. Draw from the stock, unseen.</translation>
    </message>
    <message>
        <source>The 5 of hearts, and only you know it! Now the second step: one of your four cards goes on the discard pile. Which one is of no use?</source>
        <translation>The 5 of hearts, and only you know it! Now the second step: one of your four cards goes on the discard pile. Which one is of no use?</translation>
    </message>
    <message>
        <source>The 4 of spades: the others are all hearts.</source>
        <translation>The 4 of spades: the others are all hearts.</translation>
    </message>
    <message>
        <source>22 in hearts. That was a whole turn: one card comes, one card goes. Next comes Bruno, who sits at your left.</source>
        <translation>22 in hearts. That was a whole turn: one card comes, one card goes. Next comes Bruno, who sits at your left.</translation>
    </message>
    <message>
        <source>Bruno draws too, and discards the jack of spades. Which card he got, only he knows.</source>
        <translation>Bruno draws too, and discards the jack of spades. Which card he got, only he knows.</translation>
    </message>
    <message>
        <source>Your turn again: the card that you see, or one that you do not see?</source>
        <translation>Your turn again: the card that you see, or one that you do not see?</translation>
    </message>
    <message>
        <source>The queen of hearts counts 10. The stock can hardly do better: take the queen.</source>
        <translation>The queen of hearts counts 10. The stock can hardly do better: take the queen.</translation>
    </message>
    <message>
        <source>Four hearts, but one card must go. The queen cannot: what you take from the pile you keep for this turn. Which of the others?</source>
        <translation>Four hearts, but one card must go. The queen cannot: what you take from the pile you keep for this turn. Which of the others?</translation>
    </message>
    <message>
        <source>The lowest of the four, the 5.</source>
        <translation>The lowest of the four, the 5.</translation>
    </message>
    <message>
        <source>27 in hearts. The best hand of all makes 31.</source>
        <translation>27 in hearts. The best hand of all makes 31.</translation>
    </message>
    <message>
        <source>Each of us has three pennies: they are our lives. When a deal ends, the lowest hand loses one. You have 18 in clubs.</source>
        <translation>Each of us has three pennies: they are our lives. When a deal ends, the lowest hand loses one. You have 18 in clubs.</translation>
    </message>
    <message>
        <source>Instead of playing you may knock: everybody else has one more turn, then all show their hands. Do you knock with 18, or do you take the 4 of clubs?</source>
        <translation>Instead of playing you may knock: everybody else has one more turn, then all show their hands. Do you knock with 18, or do you take the 4 of clubs?</translation>
    </message>
    <message>
        <source>18 is soon overtaken, and the 4 makes 22 of it. Take it: a knock can wait.</source>
        <translation>18 is soon overtaken, and the 4 makes 22 of it. Take it: a knock can wait.</translation>
    </message>
    <message>
        <source>The 3 of diamonds does not go with your clubs: discard it.</source>
        <translation>The 3 of diamonds does not go with your clubs: discard it.</translation>
    </message>
    <message>
        <source>Bruno knocks, and it is only his first turn! Nives and you have one turn left.</source>
        <translation>Bruno knocks, and it is only his first turn! Nives and you have one turn left.</translation>
    </message>
    <message>
        <source>Nives draws a card, discards another, and smiles.</source>
        <translation>Nives draws a card, discards another, and smiles.</translation>
    </message>
    <message>
        <source>The 2 of spades: no help, and no harm. Discard it again.</source>
        <translation>The 2 of spades: no help, and no harm. Discard it again.</translation>
    </message>
    <message>
        <source>A new deal. Now you are the dealer, and Bruno begins. You have 26 in diamonds.</source>
        <translation>A new deal. Now you are the dealer, and Bruno begins. You have 26 in diamonds.</translation>
    </message>
    <message>
        <source>Bruno and Nives have drawn, and each of them has discarded a card. Neither of them looks happy.</source>
        <translation>Bruno and Nives have drawn, and each of them has discarded a card. Neither of them looks happy.</translation>
    </message>
    <message>
        <source>You have 26. Do you hope for more and draw, or do you knock?</source>
        <translation>You have 26. Do you hope for more and draw, or do you knock?</translation>
    </message>
    <message>
        <source>26 is hardly ever the lowest hand, but every further turn helps the others: knock!</source>
        <translation>26 is hardly ever the lowest hand, but every further turn helps the others: knock!</translation>
    </message>
    <message>
        <source>You have knocked. Now see what the others make of their last turn.</source>
        <translation>You have knocked. Now see what the others make of their last turn.</translation>
    </message>
    <message>
        <source>Bruno draws, and discards the 3 of hearts.</source>
        <translation>Bruno draws, and discards the 3 of hearts.</translation>
    </message>
    <message>
        <source>Nives has 16, the lowest hand, and loses a penny. This knock came at the right time.</source>
        <translation>Nives has 16, the lowest hand, and loses a penny. This knock came at the right time.</translation>
    </message>
    <message>
        <source>Three cards of three suits: only the ace of spades counts, 11. You have dealt, so Bruno begins. Keep an eye on him, and on Nives.</source>
        <translation>Three cards of three suits: only the ace of spades counts, 11. You have dealt, so Bruno begins. Keep an eye on him, and on Nives.</translation>
    </message>
    <message>
        <source>Bruno takes the king of diamonds from the pile. He must have other diamonds: nobody takes a card for nothing.</source>
        <translation>Bruno takes the king of diamonds from the pile. He must have other diamonds: nobody takes a card for nothing.</translation>
    </message>
    <message>
        <source>Nives draws, and that says nothing. But she discards the 8 of spades: so she is not collecting spades.</source>
        <translation>Nives draws, and that says nothing. But she discards the 8 of spades: so she is not collecting spades.</translation>
    </message>
    <message>
        <source>Spades are your suit: the 8 and your ace make 19. Everybody will see what you collect, but it is worth that. Take it.</source>
        <translation>Spades are your suit: the 8 and your ace make 19. Everybody will see what you collect, but it is worth that. Take it.</translation>
    </message>
    <message>
        <source>Bruno does not want your 2 of clubs. He has to draw, and discards the 6 of hearts.</source>
        <translation>Bruno does not want your 2 of clubs. He has to draw, and discards the 6 of hearts.</translation>
    </message>
    <message>
        <source>Nives knocks. You and Bruno have one turn each, then the lowest hand loses a penny, one of its lives.</source>
        <translation>Nives knocks. You and Bruno have one turn each, then the lowest hand loses a penny, one of its lives.</translation>
    </message>
    <message>
        <source>Your last turn. 19 may be too little: draw, perhaps a spade comes.</source>
        <translation>Your last turn. 19 may be too little: draw, perhaps a spade comes.</translation>
    </message>
    <message>
        <source>The king of clubs. Bruno gets no diamond from you, now least of all.</source>
        <translation>The king of clubs. Bruno gets no diamond from you, now least of all.</translation>
    </message>
    <message>
        <source>Two cards, and already 21: the ace of hearts 11, the queen 10. One more card worth 10 would make 31!</source>
        <translation>Two cards, and already 21: the ace of hearts 11, the queen 10. One more card worth 10 would make 31!</translation>
    </message>
    <message>
        <source>On the pile lies the 5 of hearts: with it you have 26. Do you take it, or do you draw and hope for a king?</source>
        <translation>On the pile lies the 5 of hearts: with it you have 26. Do you take it, or do you draw and hope for a king?</translation>
    </message>
    <message>
        <source>Take what you see. If a better heart comes later, the 5 can go again.</source>
        <translation>Take what you see. If a better heart comes later, the 5 can go again.</translation>
    </message>
    <message>
        <source>The 6 of clubs goes.</source>
        <translation>The 6 of clubs goes.</translation>
    </message>
    <message>
        <source>You could knock now, with 26. Or do you see something better?</source>
        <translation>You could knock now, with 26. Or do you see something better?</translation>
    </message>
    <message>
        <source>The king of hearts! Ace, queen and king: 11 and 10 and 10. Take it!</source>
        <translation>The king of hearts! Ace, queen and king: 11 and 10 and 10. Take it!</translation>
    </message>
    <message>
        <source>Now the 5 of hearts goes, and you have thirty-one.</source>
        <translation>Now the 5 of hearts goes, and you have thirty-one.</translation>
    </message>
    <message>
        <source>31 ends the deal at once: no knock, no last turn. Everybody else loses a penny, even Nives with her 29.</source>
        <translation>31 ends the deal at once: no knock, no last turn. Everybody else loses a penny, even Nives with her 29.</translation>
    </message>
    <message>
        <source>Your hand is weak. The 9 of diamonds and your 8 make 17: take it.</source>
        <translation>Your hand is weak. The 9 of diamonds and your 8 make 17: take it.</translation>
    </message>
    <message>
        <source>Of the two that are left over, the 3 of spades goes: a low card is of least use to Bruno.</source>
        <translation>Of the two that are left over, the 3 of spades goes: a low card is of least use to Bruno.</translation>
    </message>
    <message>
        <source>Bruno draws, and discards the 4 of diamonds.</source>
        <translation>Bruno draws, and discards the 4 of diamonds.</translation>
    </message>
    <message>
        <source>Nives knocks. You and Bruno have one turn left.</source>
        <translation>Nives knocks. You and Bruno have one turn left.</translation>
    </message>
    <message>
        <source>Your last turn, and you have 17. What can you do about it?</source>
        <translation>Your last turn, and you have 17. What can you do about it?</translation>
    </message>
    <message>
        <source>Take the 4 of diamonds that Bruno has left: that makes 21.</source>
        <translation>Take the 4 of diamonds that Bruno has left: that makes 21.</translation>
    </message>
    <message>
        <source>Only two are left, you and Nives, and both on the county: whoever loses this deal is out. But look what you have: 29 in clubs!</source>
        <translation>Only two are left, you and Nives, and both on the county: whoever loses this deal is out. But look what you have: 29 in clubs!</translation>
    </message>
    <message>
        <source>Nives draws, and discards the 9 of hearts.</source>
        <translation>Nives draws, and discards the 9 of hearts.</translation>
    </message>
    <message>
        <source>Do you wait for thirty-one, or do you knock?</source>
        <translation>Do you wait for thirty-one, or do you knock?</translation>
    </message>
    <message>
        <source>Knock! Then Nives has one turn, and needs 30 or 31 in it.</source>
        <translation>Knock! Then Nives has one turn, and needs 30 or 31 in it.</translation>
    </message>
    <message>
        <source>One turn for Nives, and then it is decided.</source>
        <translation>One turn for Nives, and then it is decided.</translation>
    </message>
    <message>
        <source>Draw, take, discard</source>
        <translation>Draw, take, discard</translation>
    </message>
    <message>
        <source>One suit counts, and a turn has two steps.</source>
        <translation>One suit counts, and a turn has two steps.</translation>
    </message>
    <message>
        <source>In a turn one card comes, from the stock or from the discard pile, and one goes. Keep what makes most in one suit.</source>
        <translation>In a turn one card comes, from the stock or from the discard pile, and one goes. Keep what makes most in one suit.</translation>
    </message>
    <message>
        <source>To knock, or not yet</source>
        <translation>To knock, or not yet</translation>
    </message>
    <message>
        <source>Once too soon, which costs two lives, and once in time.</source>
        <translation>Once too soon, which costs two lives, and once in time.</translation>
    </message>
    <message>
        <source>Knock when yours will not be the lowest hand after one more turn for everybody else. If it alone is the lowest, your knock costs two lives.</source>
        <translation>Knock when yours will not be the lowest hand after one more turn for everybody else. If it alone is the lowest, your knock costs two lives.</translation>
    </message>
    <message>
        <source>What the others take</source>
        <translation>What the others take</translation>
    </message>
    <message>
        <source>Who collects what, and what not to leave for whoever plays next.</source>
        <translation>Who collects what, and what not to leave for whoever plays next.</translation>
    </message>
    <message>
        <source>Thirty-one!</source>
        <translation>Thirty-one!</translation>
    </message>
    <message>
        <source>The hand that ends a deal at once.</source>
        <translation>The hand that ends a deal at once.</translation>
    </message>
    <message>
        <source>31 in one suit, an ace with two cards worth 10, ends the deal at once, and everybody else loses a life. After a knock it is only the best hand.</source>
        <translation>31 in one suit, an ace with two cards worth 10, ends the deal at once, and everybody else loses a life. After a knock it is only the best hand.</translation>
    </message>
    <message>
        <source>The last penny, and the end</source>
        <translation>The last penny, and the end</translation>
    </message>
    <message>
        <source>With no penny left one plays on, but not for long.</source>
        <translation>With no penny left one plays on, but not for long.</translation>
    </message>
    <message>
        <source>Whoever has no penny left plays on, on the county, and is out at the next loss. The last one in takes the pot.</source>
        <translation>Whoever has no penny left plays on, on the county, and is out at the next loss. The last one in takes the pot.</translation>
    </message>
    <message>
        <source>Three cards each, and only those of one suit count together: the ace 11, king, queen, jack and ten 10, the others their number. Your king and 7 of hearts make 17; the 4 of spades counts nothing.</source>
        <translation>Three cards each, and only those of one suit count together: the ace 11, king, queen, jack and ten 10, the others their number. Your king and 7 of hearts make 17; the 4 of spades counts nothing.</translation>
    </message>
    <message>
        <source>A turn has two steps. First you get a card: the top one of the discard pile, face up, or of the stock, face down. Do you want the 3 of clubs?</source>
        <translation>A turn has two steps. First you get a card: the top one of the discard pile, face up, or of the stock, face down. Do you want the 3 of clubs?</translation>
    </message>
    <message>
        <source>Nives wants that jack and takes it, before everybody’s eyes. And look what she discards!</source>
        <translation>Nives wants that jack and takes it, before everybody’s eyes. And look what she discards!</translation>
    </message>
    <message>
        <source>Your last turn. You may stay as you are; but nobody plays after you, so a draw can only help. Draw.</source>
        <translation>Your last turn. You may stay as you are; but nobody plays after you, so a draw can only help. Draw.</translation>
    </message>
    <message>
        <source>Bruno has 19, and his hand alone is the lowest. That costs a penny; but whoever has knocked pays two, the price of a knock too soon.</source>
        <translation>Bruno has 19, and his hand alone is the lowest. That costs a penny; but whoever has knocked pays two, the price of a knock too soon.</translation>
    </message>
    <message>
        <source>The 2 of clubs or the 10 of diamonds: which one goes? Neither is of any use to you, but think of Bruno, who plays next.</source>
        <translation>The 2 of clubs or the 10 of diamonds: which one goes? Neither is of any use to you, but think of Bruno, who plays next.</translation>
    </message>
    <message>
        <source>Bruno may take what you discard, and he wants diamonds. Keep the 10: the 2 of clubs goes.</source>
        <translation>Bruno may take what you discard, and he wants diamonds. Keep the 10: the 2 of clubs goes.</translation>
    </message>
    <message>
        <source>The 10 of diamonds counts nothing in your hand. But as long as it is there, Bruno cannot use it.</source>
        <translation>The 10 of diamonds counts nothing in your hand. But as long as it is there, Bruno cannot use it.</translation>
    </message>
    <message>
        <source>The king of clubs is no spade. Bruno still has his last turn: do you discard the king, or the 10 of diamonds?</source>
        <translation>The king of clubs is no spade. Bruno still has his last turn: do you discard the king, or the 10 of diamonds?</translation>
    </message>
    <message>
        <source>Bruno has 18, you have 19, and he loses the penny. With your 10 of diamonds he would have had 28, and you would have lost it.</source>
        <translation>Bruno has 18, you have 19, and he loses the penny. With your 10 of diamonds he would have had 28, and you would have lost it.</translation>
    </message>
    <message>
        <source>With 26 you could knock in your next turn: everybody else has one more turn, and the lowest hand loses a life. Or something better comes along.</source>
        <translation>With 26 you could knock in your next turn: everybody else has one more turn, and the lowest hand loses a life. Or something better comes along.</translation>
    </message>
    <message>
        <source>Bruno draws, and discards the 10 of spades.</source>
        <translation>Bruno draws, and discards the 10 of spades.</translation>
    </message>
    <message>
        <source>Nives is glad of the 10: she collects spades. So glad that she does not look at what she discards!</source>
        <translation>Nives is glad of the 10: she collects spades. So glad that she does not look at what she discards!</translation>
    </message>
    <message>
        <source>It is late. You have one penny left, Bruno and Nives have none. They are “on the county”: they may play on without, but whoever loses once more is out.</source>
        <translation>It is late. You have one penny left, Bruno and Nives have none. They are “on the county”: they may play on without, but whoever loses once more is out.</translation>
    </message>
    <message>
        <source>You have 21, and so has Bruno: where the lowest hands are equal, all of them lose. Bruno is out. You pay your last penny into the pot, and are on the county too.</source>
        <translation>You have 21, and so has Bruno: where the lowest hands are equal, all of them lose. Bruno is out. You pay your last penny into the pot, and are on the county too.</translation>
    </message>
    <message>
        <source>Watch what the others take and discard. And leave nothing useful to whoever plays next, at your left.</source>
        <translation>Watch what the others take and discard. And leave nothing useful to whoever plays next, at your left.</translation>
    </message>
    <message>
        <source>The 10 of clubs does not go with your diamonds: discard it.</source>
        <translation>The 10 of clubs does not go with your diamonds: discard it.</translation>
    </message>
    <message>
        <source>Nives has 20 and is out. You are the last one in: the nine pennies in the pot are yours.</source>
        <translation>Nives has 20 and is out. You are the last one in: the nine pennies in the pot are yours.</translation>
    </message>
    <message>
        <source>No pennies tonight: everybody has laid down a bill, and each life lost folds a corner. Three of yours are folded: lose two lives now, and you are out at once. All four of Bruno’s are.</source>
        <translation>No pennies tonight: everybody has laid down a bill, and each life lost folds a corner. Three of yours are folded: lose two lives now, and you are out at once. All four of Bruno’s are.</translation>
    </message>
    <message>
        <source>You have 17 in hearts. To knock with that and be alone the lowest would cost you two. What do you do instead?</source>
        <translation>You have 17 in hearts. To knock with that and be alone the lowest would cost you two. What do you do instead?</translation>
    </message>
    <message>
        <source>Take the 9 of hearts: that makes 26.</source>
        <translation>Take the 9 of hearts: that makes 26.</translation>
    </message>
    <message>
        <source>The 4 of spades does not go with your hearts: discard it.</source>
        <translation>The 4 of spades does not go with your hearts: discard it.</translation>
    </message>
    <message>
        <source>Bruno knocks. He is on the free ride: he plays for nothing, and the next loss puts him out, whether it is one life or two.</source>
        <translation>Bruno knocks. He is on the free ride: he plays for nothing, and the next loss puts him out, whether it is one life or two.</translation>
    </message>
    <message>
        <source>Nives draws, and discards the 5 of hearts.</source>
        <translation>Nives draws, and discards the 5 of hearts.</translation>
    </message>
    <message>
        <source>A 2 of spades. Away with it.</source>
        <translation>A 2 of spades. Away with it.</translation>
    </message>
    <message>
        <source>The bill with four corners</source>
        <translation>The bill with four corners</translation>
    </message>
    <message>
        <source>Another way to count lives, and the free ride.</source>
        <translation>Another way to count lives, and the free ride.</translation>
    </message>
    <message>
        <source>Every life lost folds a corner of your bill. With all four folded you ride free, and are out at the next loss. The last one in takes all the bills.</source>
        <translation>Every life lost folds a corner of your bill. With all four folded you ride free, and are out at the next loss. The last one in takes all the bills.</translation>
    </message>
    <message>
        <source>Your last turn, and 26 is a good hand. Nobody plays after you: what does it cost to draw?</source>
        <translation>Your last turn, and 26 is a good hand. Nobody plays after you: what does it cost to draw?</translation>
    </message>
    <message>
        <source>Nothing: a card that does not help goes again. Draw.</source>
        <translation>Nothing: a card that does not help goes again. Draw.</translation>
    </message>
    <message>
        <source>Bruno knocked and is alone the lowest, with 20: he is out, and his bill goes into the pot. Whoever is left at the end takes all the bills.</source>
        <translation>Bruno knocked and is alone the lowest, with 20: he is out, and his bill goes into the pot. Whoever is left at the end takes all the bills.</translation>
    </message>
    <message>
        <source>Tonight nobody has lives: every deal brings points, and 31 of them win. The highest hand scores 3, the lowest 1, all others 2. You have 12 so far, Bruno 18, Nives 15.</source>
        <translation>Tonight nobody has lives: every deal brings points, and 31 of them win. The highest hand scores 3, the lowest 1, all others 2. You have 12 so far, Bruno 18, Nives 15.</translation>
    </message>
    <message>
        <source>Bruno draws, and discards the 3 of diamonds.</source>
        <translation>Bruno draws, and discards the 3 of diamonds.</translation>
    </message>
    <message>
        <source>Nives draws too, and the 2 of diamonds goes.</source>
        <translation>Nives draws too, and the 2 of diamonds goes.</translation>
    </message>
    <message>
        <source>28, and nobody has taken a card from the pile. Is that high enough now?</source>
        <translation>28, and nobody has taken a card from the pile. Is that high enough now?</translation>
    </message>
    <message>
        <source>Yes: few hands beat 28, and the others have one turn each. Knock.</source>
        <translation>Yes: few hands beat 28, and the others have one turn each. Knock.</translation>
    </message>
    <message>
        <source>28 against 27 and 26: 4 points for you, 2 for Bruno, 1 for Nives. Nobody drops out, and the match goes on until somebody has 31.</source>
        <translation>28 against 27 and 26: 4 points for you, 2 for Bruno, 1 for Nives. Nobody drops out, and the match goes on until somebody has 31.</translation>
    </message>
    <message>
        <source>To points</source>
        <translation>To points</translation>
    </message>
    <message>
        <source>Without lives: when only the highest hand is worth a knock.</source>
        <translation>Without lives: when only the highest hand is worth a knock.</translation>
    </message>
    <message>
        <source>In a match to points knock only when yours is likely to be the highest: that brings 4 points, and any other hand a point less than without.</source>
        <translation>In a match to points knock only when yours is likely to be the highest: that brings 4 points, and any other hand a point less than without.</translation>
    </message>
    <message>
        <source>18 in hearts. For pennies some would knock: it need not be the best, only not the lowest. But here the knocker gets 4 points for the highest hand, and a point less for any other. What do you do?</source>
        <translation>18 in hearts. For pennies some would knock: it need not be the best, only not the lowest. But here the knocker gets 4 points for the highest hand, and a point less for any other. What do you do?</translation>
    </message>
    <message>
        <source>With 18 somebody is likely to be higher. Draw, and make it better first.</source>
        <translation>With 18 somebody is likely to be higher. Draw, and make it better first.</translation>
    </message>
    <message>
        <source>The 10 of hearts! One of your cards is no heart.</source>
        <translation>The 10 of hearts! One of your cards is no heart.</translation>
    </message>
    <message>
        <source>The 2 of clubs: the other three make 28.</source>
        <translation>The 2 of clubs: the other three make 28.</translation>
    </message>
</context>
<context>
    <name>ThirtyoneLosing</name>
    <message>
        <source>Who pays</source>
        <translation>Who pays</translation>
    </message>
    <message>
        <source>After the last lap all hands are turned up. The lowest costs a life: its owner puts a penny into the pot.</source>
        <translation>After the last lap all hands are turned up. The lowest costs a life: its owner puts a penny into the pot.</translation>
    </message>
    <message>
        <source>29 in hearts</source>
        <translation>29 in hearts</translation>
    </message>
    <message>
        <source>24 in spades: this one knocked</source>
        <translation>24 in spades: this one knocked</translation>
    </message>
    <message>
        <source>21 in clubs</source>
        <translation>21 in clubs</translation>
    </message>
    <message>
        <source>16 in diamonds</source>
        <translation>16 in diamonds</translation>
    </message>
    <message>
        <source>loses a life</source>
        <translation>loses a life</translation>
    </message>
    <message>
        <source>Ties, and unlucky knocks</source>
        <translation>Ties, and unlucky knocks</translation>
    </message>
    <message>
        <source>Two hands are lowest</source>
        <translation>Two hands are lowest</translation>
    </message>
    <message>
        <source>Each of the two loses a life.</source>
        <translation>Each of the two loses a life.</translation>
    </message>
    <message>
        <source>The knocker alone is lowest</source>
        <translation>The knocker alone is lowest</translation>
    </message>
    <message>
        <source>That costs the knocker two lives, and nobody else any.</source>
        <translation>That costs the knocker two lives, and nobody else any.</translation>
    </message>
    <message>
        <source>The knocker ties for lowest</source>
        <translation>The knocker ties for lowest</translation>
    </message>
    <message>
        <source>The knocker is safe. Whoever else is lowest loses a life.</source>
        <translation>The knocker is safe. Whoever else is lowest loses a life.</translation>
    </message>
    <message>
        <source>All hands are equal</source>
        <translation>All hands are equal</translation>
    </message>
    <message>
        <source>The knocker is safe, and everybody else loses a life.</source>
        <translation>The knocker is safe, and everybody else loses a life.</translation>
    </message>
    <message>
        <source>Whoever knocks makes a promise: somebody here is weaker than I am.</source>
        <translation>Whoever knocks makes a promise: somebody here is weaker than I am.</translation>
    </message>
    <message>
        <source>After the last lap all hands are turned up. The lowest costs a life: its owner folds a corner of the bill.</source>
        <translation>After the last lap all hands are turned up. The lowest costs a life: its owner folds a corner of the bill.</translation>
    </message>
    <message>
        <source>After the last lap all hands are turned up. At this table nobody pays: every hand brings points.</source>
        <translation>After the last lap all hands are turned up. At this table nobody pays: every hand brings points.</translation>
    </message>
    <message>
        <source>Equal hands count as the better of their places: two highest hands bring 3 each, and only one that is lowest alone is the lowest.</source>
        <translation>Equal hands count as the better of their places: two highest hands bring 3 each, and only one that is lowest alone is the lowest.</translation>
    </message>
    <message>
        <source>After the last lap all hands are turned up. At this table the highest takes the pot, whoever knocked.</source>
        <translation>After the last lap all hands are turned up. At this table the highest takes the pot, whoever knocked.</translation>
    </message>
    <message>
        <source>The highest hand</source>
        <translation>The highest hand</translation>
    </message>
    <message>
        <source>It takes the chips of everybody. The knocker is not highest, and loses no more than the ante.</source>
        <translation>It takes the chips of everybody. The knocker is not highest, and loses no more than the ante.</translation>
    </message>
    <message>
        <source>Two are highest</source>
        <translation>Two are highest</translation>
    </message>
    <message>
        <source>They share the pot; a chip that cannot be divided stays for the next deal.</source>
        <translation>They share the pot; a chip that cannot be divided stays for the next deal.</translation>
    </message>
</context>
<context>
    <name>ThirtyoneNumbers</name>
    <message>
        <source>Deals that you ended with 31</source>
        <translation>Deals that you ended with 31</translation>
    </message>
    <message>
        <source>Knock</source>
        <translation>Knock</translation>
    </message>
    <message>
        <source>Knocks that cost you a life</source>
        <translation>Knocks that cost you a life</translation>
    </message>
    <message>
        <source>Knocks for points with the highest hand</source>
        <translation>Knocks for points with the highest hand</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>numbers</comment>
        <translation>%1 of %2</translation>
    </message>
    <message>
        <source>Pots taken or shared</source>
        <translation>Pots taken or shared</translation>
    </message>
    <message>
        <source>Knocks that took the pot</source>
        <translation>Knocks that took the pot</translation>
    </message>
</context>
<context>
    <name>ThirtyonePennies</name>
    <message>
        <source>Pennies</source>
        <translation>Pennies</translation>
    </message>
    <message numerus="yes">
        <source>Pennies are lives. At this table everybody starts with %n, and pays one into the pot for every life lost.</source>
        <translation>
            <numerusform>Pennies are lives. At this table everybody starts with %n, and pays it into the pot for a life lost.</numerusform>
            <numerusform>Pennies are lives. At this table everybody starts with %n, and pays one into the pot for every life lost.</numerusform>
        </translation>
    </message>
    <message>
        <source>Pennies are lives. Everybody starts with three, and pays one into the pot for every life lost.</source>
        <translation>Pennies are lives. Everybody starts with three, and pays one into the pot for every life lost.</translation>
    </message>
    <message>
        <source>At the start</source>
        <translation>At the start</translation>
    </message>
    <message>
        <source>Every life lost costs one of them.</source>
        <translation>Every life lost costs one of them.</translation>
    </message>
    <message>
        <source>The last penny</source>
        <translation>The last penny</translation>
    </message>
    <message>
        <source>Whoever loses two lives now is out at once, and pays this one penny.</source>
        <translation>Whoever loses two lives now is out at once, and pays this one penny.</translation>
    </message>
    <message>
        <source>On the county</source>
        <translation>On the county</translation>
    </message>
    <message>
        <source>With no penny left you play on, as if the county paid for you, and as if you had one more life.</source>
        <translation>With no penny left you play on, as if the county paid for you, and as if you had one more life.</translation>
    </message>
    <message>
        <source>Out</source>
        <translation>Out</translation>
    </message>
    <message>
        <source>At this table nobody plays on without a penny: whoever loses the last one is out until the end.</source>
        <translation>At this table nobody plays on without a penny: whoever loses the last one is out until the end.</translation>
    </message>
    <message>
        <source>Whoever loses on the county is out until the end, and pays nothing more.</source>
        <translation>Whoever loses on the county is out until the end, and pays nothing more.</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>The end</translation>
    </message>
    <message>
        <source>The last player in wins the match and takes all the pennies of the pot.</source>
        <translation>The last player in wins the match and takes all the pennies of the pot.</translation>
    </message>
    <message>
        <source>It cannot happen that all who are left lose their last life together: in each deal somebody is safe.</source>
        <translation>It cannot happen that all who are left lose their last life together: in each deal somebody is safe.</translation>
    </message>
    <message>
        <source>The pennies are play money: nothing can be won here but the match.</source>
        <translation>The pennies are play money: nothing can be won here but the match.</translation>
    </message>
    <message>
        <source>At this table nobody has pennies: everybody plays for a bill. The next chapter says how.</source>
        <translation>At this table nobody has pennies: everybody plays for a bill. The next chapter says how.</translation>
    </message>
    <message>
        <source>At this table nobody has pennies or any other lives: it is played to points. The chapter “To points” says how.</source>
        <translation>At this table nobody has pennies or any other lives: it is played to points. The chapter “To points” says how.</translation>
    </message>
    <message>
        <source>At this table nobody has pennies or any other lives: chips are staked and won. The chapter “The widow” says how.</source>
        <translation>At this table nobody has pennies or any other lives: chips are staked and won. The chapter “The widow” says how.</translation>
    </message>
</context>
<context>
    <name>ThirtyonePoints</name>
    <message>
        <source>To points</source>
        <translation>To points</translation>
    </message>
    <message>
        <source>At this table there are no lives: every deal brings points, and whoever has the most when somebody has %1 wins the match.</source>
        <translation>At this table there are no lives: every deal brings points, and whoever has the most when somebody has %1 wins the match.</translation>
    </message>
    <message>
        <source>Some tables play without lives: every deal brings points, and whoever has the most when somebody has 31 wins the match.</source>
        <translation>Some tables play without lives: every deal brings points, and whoever has the most when somebody has 31 wins the match.</translation>
    </message>
    <message>
        <source>What a hand brings</source>
        <translation>What a hand brings</translation>
    </message>
    <message>
        <source>Equal hands count as the better of their places: two highest hands bring 3 each, and only one that is lowest alone is the lowest.</source>
        <translation>Equal hands count as the better of their places: two highest hands bring 3 each, and only one that is lowest alone is the lowest.</translation>
    </message>
    <message>
        <source>Here a knock says: mine is the highest. Being in the middle is not enough.</source>
        <translation>Here a knock says: mine is the highest. Being in the middle is not enough.</translation>
    </message>
    <message>
        <source>For example</source>
        <translation>For example</translation>
    </message>
    <message>
        <source>The knocker is highest</source>
        <translation>The knocker is highest</translation>
    </message>
    <message>
        <source>One point more for the knock; the two others are both in the middle.</source>
        <translation>One point more for the knock; the two others are both in the middle.</translation>
    </message>
    <message>
        <source>The knocker is lowest</source>
        <translation>The knocker is lowest</translation>
    </message>
    <message>
        <source>That brings nothing at all.</source>
        <translation>That brings nothing at all.</translation>
    </message>
    <message>
        <source>31</source>
        <translation>31</translation>
    </message>
    <message>
        <source>It brings six points, and nobody else is highest in that deal.</source>
        <translation>It brings six points, and nobody else is highest in that deal.</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>The end</translation>
    </message>
    <message>
        <source>Nobody drops out. After a deal in which somebody has come to %1, the highest total wins; while two have as many, all play on.</source>
        <translation>Nobody drops out. After a deal in which somebody has come to %1, the highest total wins; while two have as many, all play on.</translation>
    </message>
    <message>
        <source>When the stock runs out, that deal brings nobody anything.</source>
        <translation>When the stock runs out, that deal brings nobody anything.</translation>
    </message>
</context>
<context>
    <name>ThirtyonePointsTable</name>
    <message>
        <source>the highest hand</source>
        <translation>the highest hand</translation>
    </message>
    <message>
        <source>a hand in the middle</source>
        <translation>a hand in the middle</translation>
    </message>
    <message>
        <source>the lowest hand</source>
        <translation>the lowest hand</translation>
    </message>
    <message>
        <source>31, which ends the deal</source>
        <translation>31, which ends the deal</translation>
    </message>
    <message>
        <source>the others</source>
        <comment>in a table of points</comment>
        <translation>the others</translation>
    </message>
    <message>
        <source>the knocker</source>
        <comment>in a table of points</comment>
        <translation>the knocker</translation>
    </message>
    <message>
        <source>%1: %2 points</source>
        <comment>a place; points</comment>
        <translation>%1: %2 points</translation>
    </message>
    <message>
        <source>%1: %2 points for the others, %3 for the knocker</source>
        <comment>a place; points</comment>
        <translation>%1: %2 points for the others, %3 for the knocker</translation>
    </message>
</context>
<context>
    <name>ThirtyoneReplay</name>
    <message>
        <source>you</source>
        <comment>after &apos;31:&apos;</comment>
        <translation>you</translation>
    </message>
    <message>
        <source>31: %1</source>
        <comment>the seats that ended a deal with it</comment>
        <translation>31: %1</translation>
    </message>
</context>
<context>
    <name>ThirtyoneRules</name>
    <message>
        <source>Thirty-One</source>
        <translation>Thirty-One</translation>
    </message>
    <message>
        <source>Draw, discard, and go for 31 in one suit</source>
        <translation>Draw, discard, and go for 31 in one suit</translation>
    </message>
    <message>
        <source>Thirty-One, also called Scat or Blitz, is the game of three cards that the whole world plays: draw one, discard one, and knock when your suit is worth enough.</source>
        <translation>Thirty-One, also called Scat or Blitz, is the game of three cards that the whole world plays: draw one, discard one, and knock when your suit is worth enough.</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cards</translation>
    </message>
    <message>
        <source>With 32 cards many players soon use up the stock</source>
        <translation>With 32 cards many players soon use up the stock</translation>
    </message>
    <message>
        <source>The whole pack, or from the sevens on, as the Dutch play</source>
        <translation>The whole pack, or from the sevens on, as the Dutch play</translation>
    </message>
    <message>
        <source>Pennies</source>
        <translation>Pennies</translation>
    </message>
    <message>
        <source>The lives that everybody starts with, from 1 to 5</source>
        <translation>The lives that everybody starts with, from 1 to 5</translation>
    </message>
    <message>
        <source>On the county</source>
        <translation>On the county</translation>
    </message>
    <message>
        <source>A player with no penny left plays on until the next loss</source>
        <translation>A player with no penny left plays on until the next loss</translation>
    </message>
    <message>
        <source>Three of a kind counts 30½</source>
        <translation>Three of a kind counts 30½</translation>
    </message>
    <message>
        <source>More than 30 in one suit, and less than 31</source>
        <translation>More than 30 in one suit, and less than 31</translation>
    </message>
    <message>
        <source>31 ends the deal after a knock too</source>
        <translation>31 ends the deal after a knock too</translation>
    </message>
    <message>
        <source>First lap for a knock</source>
        <translation>First lap for a knock</translation>
    </message>
    <message numerus="yes">
        <source>%n penny(s)</source>
        <comment>at the start</comment>
        <translation>
            <numerusform>%n penny</numerusform>
            <numerusform>%n pennies</numerusform>
        </translation>
    </message>
    <message>
        <source>nobody on the county</source>
        <translation>nobody on the county</translation>
    </message>
    <message>
        <source>32 cards</source>
        <translation>32 cards</translation>
    </message>
    <message>
        <source>three of a kind 30½</source>
        <translation>three of a kind 30½</translation>
    </message>
    <message>
        <source>knock from the second lap on</source>
        <translation>knock from the second lap on</translation>
    </message>
    <message numerus="yes">
        <source>Everybody has %n penny(s). Those that are lost make the pot.</source>
        <translation>
            <numerusform>Everybody has %n penny. Those that are lost make the pot.</numerusform>
            <numerusform>Everybody has %n pennies. Those that are lost make the pot.</numerusform>
        </translation>
    </message>
    <message>
        <source>The usual rules</source>
        <translation>The usual rules</translation>
    </message>
    <message>
        <source>30½</source>
        <comment>the name of these rules</comment>
        <translation>30½</translation>
    </message>
    <message>
        <source>With 32 cards</source>
        <comment>the name of these rules</comment>
        <translation>With 32 cards</translation>
    </message>
    <message>
        <source>No mercy</source>
        <comment>the name of these rules</comment>
        <translation>No mercy</translation>
    </message>
    <message>
        <source>No hurry</source>
        <comment>the name of these rules</comment>
        <translation>No hurry</translation>
    </message>
    <message>
        <source>With 2 everybody has one turn before anybody may knock</source>
        <translation>With 2 everybody has one turn before anybody may knock</translation>
    </message>
    <message>
        <source>Every life lost is a penny for the pot</source>
        <translation>Every life lost is a penny for the pot</translation>
    </message>
    <message>
        <source>pennies</source>
        <translation>pennies</translation>
    </message>
    <message>
        <source>a bill</source>
        <comment>a banknote that all play for</comment>
        <translation>a bill</translation>
    </message>
    <message>
        <source>Every life lost folds a corner of your bill; with all four folded you ride free</source>
        <translation>Every life lost folds a corner of your bill; with all four folded you ride free</translation>
    </message>
    <message>
        <source>The bill</source>
        <translation>The bill</translation>
    </message>
    <message>
        <source>What each bill is worth, in play money; the winner takes them all</source>
        <translation>What each bill is worth, in play money; the winner takes them all</translation>
    </message>
    <message>
        <source>a bill of %1</source>
        <comment>%1 is an amount of money</comment>
        <translation>a bill of %1</translation>
    </message>
    <message>
        <source>Everybody stakes a bill: the winner takes them all, %1.</source>
        <comment>%1 is an amount of money</comment>
        <translation>Everybody stakes a bill: the winner takes them all, %1.</translation>
    </message>
    <message>
        <source>The bill</source>
        <comment>the name of these rules</comment>
        <translation>The bill</translation>
    </message>
    <message>
        <source>A banknote each: its corners are the lives, and the winner takes them all</source>
        <translation>A banknote each: its corners are the lives, and the winner takes them all</translation>
    </message>
    <message>
        <source>points</source>
        <comment>a match to so many of them</comment>
        <translation>points</translation>
    </message>
    <message>
        <source>Nobody loses anything: every deal brings points, the highest hand most</source>
        <translation>Nobody loses anything: every deal brings points, the highest hand most</translation>
    </message>
    <message>
        <source>Points to win</source>
        <translation>Points to win</translation>
    </message>
    <message>
        <source>Whoever has the most when somebody has so many wins the match</source>
        <translation>Whoever has the most when somebody has so many wins the match</translation>
    </message>
    <message numerus="yes">
        <source>to %n point(s)</source>
        <comment>how many win</comment>
        <translation>
            <numerusform>to %n point</numerusform>
            <numerusform>to %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nobody pays: the points of every deal are written down, up to %n.</source>
        <translation>
            <numerusform>Nobody pays: the points of every deal are written down, up to %n.</numerusform>
            <numerusform>Nobody pays: the points of every deal are written down, up to %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>To points</source>
        <comment>the name of these rules</comment>
        <translation>To points</translation>
    </message>
    <message>
        <source>Nobody drops out: the highest hand scores most, and 31 points win</source>
        <translation>Nobody drops out: the highest hand scores most, and 31 points win</translation>
    </message>
    <message>
        <source>Where lives are lost, whoever knocked then loses two</source>
        <translation>Where lives are lost, whoever knocked then loses two</translation>
    </message>
    <message>
        <source>In the middle</source>
        <translation>In the middle</translation>
    </message>
    <message>
        <source>A stock to draw from, and the pile of discards</source>
        <translation>A stock to draw from, and the pile of discards</translation>
    </message>
    <message>
        <source>stock and pile</source>
        <translation>stock and pile</translation>
    </message>
    <message>
        <source>the widow too</source>
        <translation>the widow too</translation>
    </message>
    <message>
        <source>two packets</source>
        <translation>two packets</translation>
    </message>
    <message>
        <source>Three more cards, to exchange with instead of drawing</source>
        <translation>Three more cards, to exchange with instead of drawing</translation>
    </message>
    <message>
        <source>No stock: exchange with the open packet, or take the other one unseen</source>
        <translation>No stock: exchange with the open packet, or take the other one unseen</translation>
    </message>
    <message>
        <source>At stake</source>
        <translation>At stake</translation>
    </message>
    <message>
        <source>a pot</source>
        <comment>of chips, for every deal</comment>
        <translation>a pot</translation>
    </message>
    <message>
        <source>Everybody stakes a chip for every deal, and the highest hand takes them all</source>
        <translation>Everybody stakes a chip for every deal, and the highest hand takes them all</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>Chips</translation>
    </message>
    <message>
        <source>What everybody starts with; whoever cannot pay the ante is out</source>
        <translation>What everybody starts with; whoever cannot pay the ante is out</translation>
    </message>
    <message>
        <source>Ante</source>
        <translation>Ante</translation>
    </message>
    <message>
        <source>Chips that everybody stakes before each deal</source>
        <translation>Chips that everybody stakes before each deal</translation>
    </message>
    <message>
        <source>Deals at most</source>
        <translation>Deals at most</translation>
    </message>
    <message>
        <source>After so many the match is over: the most chips win</source>
        <translation>After so many the match is over: the most chips win</translation>
    </message>
    <message>
        <source>Laps at most</source>
        <translation>Laps at most</translation>
    </message>
    <message>
        <source>If nobody has knocked by then, the deal is void</source>
        <translation>If nobody has knocked by then, the deal is void</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>Restart</translation>
    </message>
    <message>
        <source>With over 21 in three cards of one suit you may void the deal, once a match</source>
        <translation>With over 21 in three cards of one suit you may void the deal, once a match</translation>
    </message>
    <message>
        <source>voids the deal</source>
        <translation>voids the deal</translation>
    </message>
    <message>
        <source>for the next deal only</source>
        <translation>for the next deal only</translation>
    </message>
    <message>
        <source>not allowed</source>
        <translation>not allowed</translation>
    </message>
    <message>
        <source>With over 21 in three cards of one suit you may leave them as the next open packet, but the deal counts</source>
        <translation>With over 21 in three cards of one suit you may leave them as the next open packet, but the deal counts</translation>
    </message>
    <message>
        <source>What the showdown says stands</source>
        <translation>What the showdown says stands</translation>
    </message>
    <message>
        <source>with the widow</source>
        <translation>with the widow</translation>
    </message>
    <message>
        <source>Switch, with two packets</source>
        <translation>Switch, with two packets</translation>
    </message>
    <message numerus="yes">
        <source>%n chip(s)</source>
        <comment>at the start</comment>
        <translation>
            <numerusform>%n chip</numerusform>
            <numerusform>%n chips</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>ante of %n chip(s)</source>
        <translation>
            <numerusform>ante of %n chip</numerusform>
            <numerusform>ante of %n chips</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) at most</source>
        <translation>
            <numerusform>%n deal at most</numerusform>
            <numerusform>%n deals at most</numerusform>
        </translation>
    </message>
    <message>
        <source>no restart</source>
        <translation>no restart</translation>
    </message>
    <message>
        <source>restart for the next deal only</source>
        <translation>restart for the next deal only</translation>
    </message>
    <message numerus="yes">
        <source>Everybody has %n chip(s), and stakes them deal by deal: the highest hand takes the pot.</source>
        <translation>
            <numerusform>Everybody has %n chip, and stakes it: the highest hand takes the pot.</numerusform>
            <numerusform>Everybody has %n chips, and stakes them deal by deal: the highest hand takes the pot.</numerusform>
        </translation>
    </message>
    <message>
        <source>The widow</source>
        <comment>the name of these rules</comment>
        <translation>The widow</translation>
    </message>
    <message>
        <source>A chip each for every deal, and three cards in the middle to exchange with</source>
        <translation>A chip each for every deal, and three cards in the middle to exchange with</translation>
    </message>
    <message>
        <source>Switch</source>
        <comment>the name of these rules</comment>
        <translation>Switch</translation>
    </message>
    <message>
        <source>No stock: two packets lie there, one open and one face down</source>
        <translation>No stock: two packets lie there, one open and one face down</translation>
    </message>
    <message>
        <source>Side bets</source>
        <translation>Side bets</translation>
    </message>
    <message>
        <source>Between deals anybody may bet with another on who lasts longer</source>
        <translation>Between deals anybody may bet with another on who lasts longer</translation>
    </message>
    <message>
        <source>Purse</source>
        <translation>Purse</translation>
    </message>
    <message>
        <source>What everybody has to bet with, apart from the match</source>
        <translation>What everybody has to bet with, apart from the match</translation>
    </message>
    <message>
        <source>side bets from a purse of %1</source>
        <comment>%1 is a number of coins</comment>
        <translation>side bets from a purse of %1</translation>
    </message>
    <message>
        <source>with French cards, three in hand, and a knock that ends the deal</source>
        <translation>with French cards, three in hand, and a knock that ends the deal</translation>
    </message>
</context>
<context>
    <name>ThirtyoneScene</name>
    <message>
        <source>three cards such as “AH” or “TS”</source>
        <translation>three cards such as “AH” or “TS”</translation>
    </message>
    <message>
        <source>four cards, of which one is to go</source>
        <translation>four cards, of which one is to go</translation>
    </message>
    <message>
        <source>a hand of 31</source>
        <translation>a hand of 31</translation>
    </message>
</context>
<context>
    <name>ThirtyoneShort</name>
    <message>
        <source>Thirty-One in short</source>
        <translation>Thirty-One in short</translation>
    </message>
    <message>
        <source>Take a card, discard one</source>
        <translation>Take a card, discard one</translation>
    </message>
    <message>
        <source>Two piles lie on the table: the stock, face down, and the discard pile, face up. In your turn take the top card of one, then put one of your four on the discard pile.</source>
        <translation>Two piles lie on the table: the stock, face down, and the discard pile, face up. In your turn take the top card of one, then put one of your four on the discard pile.</translation>
    </message>
    <message>
        <source>Knock when you are happy with it</source>
        <translation>Knock when you are happy with it</translation>
    </message>
    <message>
        <source>From your second turn on you may knock instead of taking a card: the others have one more turn each, then all hands are turned up.</source>
        <translation>From your second turn on you may knock instead of taking a card: the others have one more turn each, then all hands are turned up.</translation>
    </message>
    <message>
        <source>Instead of taking a card you may knock: the others have one more turn each, then all hands are turned up.</source>
        <translation>Instead of taking a card you may knock: the others have one more turn each, then all hands are turned up.</translation>
    </message>
    <message>
        <source>The lowest hand loses a life</source>
        <translation>The lowest hand loses a life</translation>
    </message>
    <message numerus="yes">
        <source>Lives are pennies: at this table everybody starts with %n. If you knocked and yours alone is the lowest, it costs two.</source>
        <translation>
            <numerusform>Lives are pennies: at this table everybody starts with %n. If you knocked and yours alone is the lowest, it costs two.</numerusform>
            <numerusform>Lives are pennies: at this table everybody starts with %n. If you knocked and yours alone is the lowest, it costs two.</numerusform>
        </translation>
    </message>
    <message>
        <source>Lives are pennies: everybody starts with three. If you knocked and yours alone is the lowest, it costs two.</source>
        <translation>Lives are pennies: everybody starts with three. If you knocked and yours alone is the lowest, it costs two.</translation>
    </message>
    <message>
        <source>Stay in the game</source>
        <translation>Stay in the game</translation>
    </message>
    <message>
        <source>With no penny left you are out, and the last player in wins.</source>
        <translation>With no penny left you are out, and the last player in wins.</translation>
    </message>
    <message>
        <source>With no penny left you play on until you lose once more: then you are out, and the last player in wins.</source>
        <translation>With no penny left you play on until you lose once more: then you are out, and the last player in wins.</translation>
    </message>
    <message>
        <source>For example</source>
        <translation>For example</translation>
    </message>
    <message>
        <source>An ace counts 11, king, queen, jack and ten 10, the others their number: this hand is worth 21 in hearts, and the 5 of spades does not count.</source>
        <translation>An ace counts 11, king, queen, jack and ten 10, the others their number: this hand is worth 21 in hearts, and the 5 of spades does not count.</translation>
    </message>
    <message>
        <source>Thirty-one</source>
        <translation>Thirty-one</translation>
    </message>
    <message>
        <source>The most there is, and it needs no knock: it is turned up at once, and everybody else loses a life.</source>
        <translation>The most there is, and it needs no knock: it is turned up at once, and everybody else loses a life.</translation>
    </message>
    <message>
        <source>At this table three cards of one rank count 30½.</source>
        <translation>At this table three cards of one rank count 30½.</translation>
    </message>
    <message>
        <source>Two to seven play this game, also called Scat, Blitz or Cadillac, with three cards each. Everybody wants many points in one suit: hearts, diamonds, clubs or spades.</source>
        <translation>Two to seven play this game, also called Scat, Blitz or Cadillac, with three cards each. Everybody wants many points in one suit: hearts, diamonds, clubs or spades.</translation>
    </message>
    <message>
        <source>Lives are the four corners of a bill: at this table one is folded for each that is lost. If you knocked and yours alone is the lowest, it costs two.</source>
        <translation>Lives are the four corners of a bill: at this table one is folded for each that is lost. If you knocked and yours alone is the lowest, it costs two.</translation>
    </message>
    <message>
        <source>With all four folded you ride free until you lose once more: then you are out, and the last player in takes all the bills.</source>
        <translation>With all four folded you ride free until you lose once more: then you are out, and the last player in takes all the bills.</translation>
    </message>
    <message>
        <source>The highest hand scores most</source>
        <translation>The highest hand scores most</translation>
    </message>
    <message>
        <source>At this table nobody loses lives: the highest hand brings 3 points, the lowest 1, all others 2. If you knocked, the highest brings you 4, and any other a point less.</source>
        <translation>At this table nobody loses lives: the highest hand brings 3 points, the lowest 1, all others 2. If you knocked, the highest brings you 4, and any other a point less.</translation>
    </message>
    <message>
        <source>Be the first to have enough</source>
        <translation>Be the first to have enough</translation>
    </message>
    <message>
        <source>Whoever has the most points when somebody has %1 wins the match. Nobody drops out.</source>
        <translation>Whoever has the most points when somebody has %1 wins the match. Nobody drops out.</translation>
    </message>
    <message>
        <source>The most there is, and it needs no knock: it is turned up at once, and brings six points.</source>
        <translation>The most there is, and it needs no knock: it is turned up at once, and brings six points.</translation>
    </message>
    <message>
        <source>At this table three more cards lie in the middle, the widow: instead of drawing you may exchange one, two or three of yours for as many of them, seen or unseen.</source>
        <translation>At this table three more cards lie in the middle, the widow: instead of drawing you may exchange one, two or three of yours for as many of them, seen or unseen.</translation>
    </message>
    <message>
        <source>The highest hand takes the pot</source>
        <translation>The highest hand takes the pot</translation>
    </message>
    <message>
        <source>At this table everybody puts a chip into the pot before each deal. The highest hand takes them all; equal ones share them.</source>
        <translation>At this table everybody puts a chip into the pot before each deal. The highest hand takes them all; equal ones share them.</translation>
    </message>
    <message>
        <source>Have the most chips</source>
        <translation>Have the most chips</translation>
    </message>
    <message>
        <source>Whoever cannot ante is out. With one player left, or after deal %1, whoever has the most chips wins.</source>
        <translation>Whoever cannot ante is out. With one player left, or after deal %1, whoever has the most chips wins.</translation>
    </message>
    <message>
        <source>The most there is, and it needs no knock: it is turned up at once, everybody else adds a chip, and it takes the pot.</source>
        <translation>The most there is, and it needs no knock: it is turned up at once, everybody else adds a chip, and it takes the pot.</translation>
    </message>
    <message>
        <source>Exchange with the packets</source>
        <translation>Exchange with the packets</translation>
    </message>
    <message>
        <source>At this table there is no stock: two packets lie in the middle, one open, one face down. In your turn exchange one card with the open one, or your whole hand for either.</source>
        <translation>At this table there is no stock: two packets lie in the middle, one open, one face down. In your turn exchange one card with the open one, or your whole hand for either.</translation>
    </message>
    <message>
        <source>The dealer gets two hands, keeps one, and turns the other up: it is the open packet.</source>
        <translation>The dealer gets two hands, keeps one, and turns the other up: it is the open packet.</translation>
    </message>
</context>
<context>
    <name>ThirtyoneSwitch</name>
    <message>
        <source>Switch</source>
        <translation>Switch</translation>
    </message>
    <message>
        <source>At this table there is no stock and no discard pile: two packets of three cards lie in the middle, one open, one face down.</source>
        <translation>At this table there is no stock and no discard pile: two packets of three cards lie in the middle, one open, one face down.</translation>
    </message>
    <message>
        <source>Some tables play without stock and discard pile: two packets of three cards lie in the middle, one open, one face down.</source>
        <translation>Some tables play without stock and discard pile: two packets of three cards lie in the middle, one open, one face down.</translation>
    </message>
    <message>
        <source>The dealer’s choice</source>
        <translation>The dealer’s choice</translation>
    </message>
    <message>
        <source>kept: 19</source>
        <comment>a hand, and its points</comment>
        <translation>kept: 19</translation>
    </message>
    <message>
        <source>The better one stays; but mind what the others get.</source>
        <translation>The better one stays; but mind what the others get.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Your turn</translation>
    </message>
    <message>
        <source>The player at the dealer’s left begins. Nobody passes before a knock:</source>
        <translation>The player at the dealer’s left begins. Nobody passes before a knock:</translation>
    </message>
    <message>
        <source>open</source>
        <comment>the packet that lies face up</comment>
        <translation>open</translation>
    </message>
    <message>
        <source>face down: Bruno’s</source>
        <translation>face down: Bruno’s</translation>
    </message>
    <message>
        <source>Exchange one</source>
        <translation>Exchange one</translation>
    </message>
    <message>
        <source>One of your cards for one of the open packet. Two cannot be exchanged.</source>
        <translation>One of your cards for one of the open packet. Two cannot be exchanged.</translation>
    </message>
    <message>
        <source>Take the open packet</source>
        <translation>Take the open packet</translation>
    </message>
    <message>
        <source>Take the closed one</source>
        <translation>Take the closed one</translation>
    </message>
    <message>
        <source>Unseen, for all three of yours, which become the closed packet. Only you know them then.</source>
        <translation>Unseen, for all three of yours, which become the closed packet. Only you know them then.</translation>
    </message>
    <message>
        <source>Knock</source>
        <translation>Knock</translation>
    </message>
    <message>
        <source>Everybody else has one more turn: any of these, or they stay as they are.</source>
        <translation>Everybody else has one more turn: any of these, or they stay as they are.</translation>
    </message>
    <message>
        <source>If nobody has knocked after %1 laps, the deal is void.</source>
        <translation>If nobody has knocked after %1 laps, the deal is void.</translation>
    </message>
    <message>
        <source>If nobody has knocked after ten laps, the deal is void.</source>
        <translation>If nobody has knocked after ten laps, the deal is void.</translation>
    </message>
    <message>
        <source>The restart</source>
        <translation>The restart</translation>
    </message>
    <message>
        <source>At this table nobody may restart a deal.</source>
        <translation>At this table nobody may restart a deal.</translation>
    </message>
    <message>
        <source>Once a match, whoever holds more than 21 in three cards of one suit at the showdown may leave them as the open packet of the next deal. At this table the deal counts all the same.</source>
        <translation>Once a match, whoever holds more than 21 in three cards of one suit at the showdown may leave them as the open packet of the next deal. At this table the deal counts all the same.</translation>
    </message>
    <message>
        <source>Once a match, whoever holds more than 21 in three cards of one suit at the showdown may restart the deal: then it is void, and nobody loses. After a 31 that is not possible.</source>
        <translation>Once a match, whoever holds more than 21 in three cards of one suit at the showdown may restart the deal: then it is void, and nobody loses. After a 31 that is not possible.</translation>
    </message>
    <message>
        <source>24: may</source>
        <comment>restart the deal</comment>
        <translation>24: may</translation>
    </message>
    <message>
        <source>21: may not</source>
        <comment>restart the deal</comment>
        <translation>21: may not</translation>
    </message>
    <message>
        <source>9, 8 and 7 of spades, 24 in one suit: its owner may restart the deal. Ace and king of spades with the 9 of diamonds may not: two suits.</source>
        <translation>9, 8 and 7 of spades, 24 in one suit: its owner may restart the deal. Ace and king of spades with the 9 of diamonds may not: two suits.</translation>
    </message>
    <message>
        <source>These three are the open packet of the next deal, in which the dealer has no choice. All others get new cards, and the same player deals.</source>
        <translation>These three are the open packet of the next deal, in which the dealer has no choice. All others get new cards, and the same player deals.</translation>
    </message>
    <message>
        <source>What lies face down has been praised by whoever laid it there.</source>
        <comment>a saying of the osteria</comment>
        <translation>What lies face down has been praised by whoever laid it there.</translation>
    </message>
    <message>
        <source>Everybody gets three cards, the dealer two hands, and three more are dealt face down to the middle. The dealer keeps one of the two hands and turns the other up. This is no knock.</source>
        <translation>Everybody gets three cards, the dealer two hands, and three more are dealt face down to the middle. The dealer keeps one of the two hands and turns the other up. This is no knock.</translation>
    </message>
    <message>
        <source>turned up: 11</source>
        <comment>a hand, and its points</comment>
        <translation>turned up: 11</translation>
    </message>
    <message>
        <source>Two hands: king and 9 of clubs with the 2 of diamonds, 19, is kept; ace of hearts, 7 of spades and 3 of diamonds, 11, is turned up.</source>
        <translation>Two hands: king and 9 of clubs with the 2 of diamonds, 19, is kept; ace of hearts, 7 of spades and 3 of diamonds, 11, is turned up.</translation>
    </message>
    <message>
        <source>Two packets: ace and queen of diamonds with the 4 of clubs lie face up; three cards lie face down, which were Bruno’s.</source>
        <translation>Two packets: ace and queen of diamonds with the 4 of clubs lie face up; three cards lie face down, which were Bruno’s.</translation>
    </message>
    <message>
        <source>Your three cards for its three: yours lie face up then.</source>
        <translation>Your three cards for its three: yours lie face up then.</translation>
    </message>
</context>
<context>
    <name>ThirtyoneSwitchLesson</name>
    <message>
        <source>Switch has no stock. Whoever deals gets two hands, and three more cards lie face down in the middle: a packet that nobody has seen.</source>
        <translation>Switch has no stock. Whoever deals gets two hands, and three more cards lie face down in the middle: a packet that nobody has seen.</translation>
    </message>
    <message>
        <source>19 in clubs is more than 11 in hearts: keep the first.</source>
        <translation>19 in clubs is more than 11 in hearts: keep the first.</translation>
    </message>
    <message>
        <source>Now your other hand is the open packet, beside the closed one. That was no knock: Bruno begins.</source>
        <translation>Now your other hand is the open packet, beside the closed one. That was no knock: Bruno begins.</translation>
    </message>
    <message>
        <source>Bruno exchanges one card: he takes the 3 of diamonds, and leaves the 4 of hearts. One card or all three: two cannot be exchanged.</source>
        <translation>Bruno exchanges one card: he takes the 3 of diamonds, and leaves the 4 of hearts. One card or all three: two cannot be exchanged.</translation>
    </message>
    <message>
        <source>Nives takes the closed packet, unseen, and lays her whole hand there face down. Only she knows now what lies in it.</source>
        <translation>Nives takes the closed packet, unseen, and lays her whole hand there face down. Only she knows now what lies in it.</translation>
    </message>
    <message>
        <source>Your turn. Nobody passes here: exchange one card with the open packet, take all of it, take the closed one, or knock. What lies there for you?</source>
        <translation>Your turn. Nobody passes here: exchange one card with the open packet, take all of it, take the closed one, or knock. What lies there for you?</translation>
    </message>
    <message>
        <source>The 6 of clubs makes 25 with yours: choose it and your 2 of diamonds, then exchange.</source>
        <translation>The 6 of clubs makes 25 with yours: choose it and your 2 of diamonds, then exchange.</translation>
    </message>
    <message>
        <source>25 in clubs. Your 2 of diamonds lies there for the others.</source>
        <translation>25 in clubs. Your 2 of diamonds lies there for the others.</translation>
    </message>
    <message>
        <source>Bruno knocks! We saw that he collects diamonds. Nives and you have one turn left.</source>
        <translation>Bruno knocks! We saw that he collects diamonds. Nives and you have one turn left.</translation>
    </message>
    <message>
        <source>Nives takes the ace of hearts. The closed packet must have been good to her.</source>
        <translation>Nives takes the ace of hearts. The closed packet must have been good to her.</translation>
    </message>
    <message>
        <source>Your last turn. Now you may also stay as you are. You have 25, and nothing here makes it more. Well?</source>
        <translation>Your last turn. Now you may also stay as you are. You have 25, and nothing here makes it more. Well?</translation>
    </message>
    <message>
        <source>Any other move would cost you points: stay.</source>
        <translation>Any other move would cost you points: stay.</translation>
    </message>
    <message>
        <source>You may restart it too: then nobody loses. But Bruno has knocked, and his hand alone is the lowest. What do you do?</source>
        <translation>You may restart it too: then nobody loses. But Bruno has knocked, and his hand alone is the lowest. What do you do?</translation>
    </message>
    <message>
        <source>Keep that for a deal that you would lose: let it stand.</source>
        <translation>Keep that for a deal that you would lose: let it stand.</translation>
    </message>
    <message>
        <source>Bruno pays two pennies for his knock. Whoever restarts a deal voids it, and leaves these three cards as the next open packet.</source>
        <translation>Bruno pays two pennies for his knock. Whoever restarts a deal voids it, and leaves these three cards as the next open packet.</translation>
    </message>
    <message>
        <source>Switch</source>
        <translation>Switch</translation>
    </message>
    <message>
        <source>Two packets and no stock: one open, one face down.</source>
        <translation>Two packets and no stock: one open, one face down.</translation>
    </message>
    <message>
        <source>In Switch you exchange one card with the open packet, or your whole hand for one of the two. Nobody passes before a knock, and whoever laid a hand face down knows it still.</source>
        <translation>In Switch you exchange one card with the open packet, or your whole hand for one of the two. Nobody passes before a knock, and whoever laid a hand face down knows it still.</translation>
    </message>
    <message>
        <source>You deal. One of these two hands is yours, and the other is turned up for everybody. Which one do you keep?</source>
        <translation>You deal. One of these two hands is yours, and the other is turned up for everybody. Which one do you keep?</translation>
    </message>
    <message>
        <source>The hands are turned up. Whoever has more than 21 in three cards of one suit may restart the deal, once a match. Nives may, and does not.</source>
        <translation>The hands are turned up. Whoever has more than 21 in three cards of one suit may restart the deal, once a match. Nives may, and does not.</translation>
    </message>
</context>
<context>
    <name>ThirtyoneTable</name>
    <message>
        <source>You turn up 31: the deal is over</source>
        <translation>You turn up 31: the deal is over</translation>
    </message>
    <message>
        <source>%1 turns up 31: the deal is over</source>
        <translation>%1 turns up 31: the deal is over</translation>
    </message>
    <message>
        <source>Nobody has knocked, and the stock is used up: nobody loses</source>
        <translation>Nobody has knocked, and the stock is used up: nobody loses</translation>
    </message>
    <message>
        <source>Thirty-one!</source>
        <translation>Thirty-one!</translation>
    </message>
    <message>
        <source>Three of a kind!</source>
        <translation>Three of a kind!</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a name, and what the hand is worth</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Three of a kind counts 30½, half a point more than 30.</source>
        <translation>Three of a kind counts 30½, half a point more than 30.</translation>
    </message>
    <message numerus="yes">
        <source>%1 against %2: %n point(s) too few.</source>
        <translation>
            <numerusform>%1 against %2: %n point too few.</numerusform>
            <numerusform>%1 against %2: %n points too few.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>31: %n time(s)</source>
        <comment>hands of that worth</comment>
        <translation>
            <numerusform>31: once</numerusform>
            <numerusform>31: %n times</numerusform>
        </translation>
    </message>
    <message>
        <source>drawn</source>
        <comment>the card that was just drawn</comment>
        <translation>drawn</translation>
    </message>
    <message>
        <source>taken</source>
        <comment>the card that was just taken</comment>
        <translation>taken</translation>
    </message>
    <message>
        <source>makes %1</source>
        <comment>%1 is a hand&apos;s worth</comment>
        <translation>makes %1</translation>
    </message>
    <message>
        <source>Enter</source>
        <comment>a key</comment>
        <translation>Enter</translation>
    </message>
    <message>
        <source>31: the deal ends at once!</source>
        <translation>31: the deal ends at once!</translation>
    </message>
    <message>
        <source>Choose the card that you discard.</source>
        <translation>Choose the card that you discard.</translation>
    </message>
    <message>
        <source>First discard one of your four cards.</source>
        <translation>First discard one of your four cards.</translation>
    </message>
    <message>
        <source>I take</source>
        <comment>a card from the discard pile: what a seat just did, in a bubble</comment>
        <translation>I take</translation>
    </message>
    <message>
        <source>I take and discard</source>
        <comment>what a seat just did, in a bubble</comment>
        <translation>I take and discard</translation>
    </message>
    <message>
        <source>I draw</source>
        <comment>a card from the stock: what a seat just did, in a bubble</comment>
        <translation>I draw</translation>
    </message>
    <message>
        <source>I draw and discard</source>
        <comment>what a seat just did, in a bubble</comment>
        <translation>I draw and discard</translation>
    </message>
    <message>
        <source>I knock!</source>
        <translation>I knock!</translation>
    </message>
    <message>
        <source>I stay</source>
        <comment>what a seat just did, in a bubble</comment>
        <translation>I stay</translation>
    </message>
    <message>
        <source>discards</source>
        <comment>a seat: then comes the card that it discarded</comment>
        <translation>discards</translation>
    </message>
    <message>
        <source>without it: %1</source>
        <comment>it: the card chosen to be discarded; %1 is a hand&apos;s worth</comment>
        <translation>without it: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n penny(s)</source>
        <comment>in the pot</comment>
        <translation>
            <numerusform>%n penny</numerusform>
            <numerusform>%n pennies</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 discards a card</source>
        <translation>%1 discards a card</translation>
    </message>
    <message>
        <source>You drew: discard one of the four</source>
        <translation>You drew: discard one of the four</translation>
    </message>
    <message>
        <source>You took a card: discard another one</source>
        <translation>You took a card: discard another one</translation>
    </message>
    <message>
        <source>You drew %1. Discard one of these: %2.</source>
        <comment>%1 is a card with its article, %2 are cards</comment>
        <translation>You drew %1. Discard one of these: %2.</translation>
    </message>
    <message>
        <source>You took %1. Discard another card: %2.</source>
        <comment>%1 is a card with its article, %2 are cards</comment>
        <translation>You took %1. Discard another card: %2.</translation>
    </message>
    <message>
        <source>Your turn. You have %1. On the discard pile: %2.</source>
        <comment>%1 is a hand&apos;s worth, %2 a card</comment>
        <translation>Your turn. You have %1. On the discard pile: %2.</translation>
    </message>
    <message>
        <source>Your last turn: %1 knocked. You have %2. On the discard pile: %3.</source>
        <comment>%1 is a name, %2 a hand&apos;s worth, %3 a card</comment>
        <translation>Your last turn: %1 knocked. You have %2. On the discard pile: %3.</translation>
    </message>
    <message>
        <source>The stock is used up: take the card on the discard pile, or stay.</source>
        <translation>The stock is used up: take the card on the discard pile, or stay.</translation>
    </message>
    <message>
        <source>By these rules nobody knocks before the second lap.</source>
        <translation>By these rules nobody knocks before the second lap.</translation>
    </message>
    <message>
        <source>%1 has knocked already: to change nothing, choose “Stay”.</source>
        <translation>%1 has knocked already: to change nothing, choose “Stay”.</translation>
    </message>
    <message>
        <source>Nobody has knocked yet, and you cannot pass: draw, take a card or knock.</source>
        <translation>Nobody has knocked yet, and you cannot pass: draw, take a card or knock.</translation>
    </message>
    <message>
        <source>You have just taken this card: you cannot discard it in the same turn.</source>
        <translation>You have just taken this card: you cannot discard it in the same turn.</translation>
    </message>
    <message>
        <source>That cannot be done now.</source>
        <translation>That cannot be done now.</translation>
    </message>
    <message>
        <source>First draw from the stock, or take the card on the discard pile.</source>
        <translation>First draw from the stock, or take the card on the discard pile.</translation>
    </message>
    <message>
        <source>discard</source>
        <comment>in a bubble: then comes the card that the seat discarded</comment>
        <translation>discard</translation>
    </message>
    <message>
        <source>you</source>
        <comment>within a list of those who are out</comment>
        <translation>you</translation>
    </message>
    <message>
        <source>Nobody has knocked, and the stock is used up: nobody scores</source>
        <translation>Nobody has knocked, and the stock is used up: nobody scores</translation>
    </message>
    <message>
        <source>Nobody scores</source>
        <translation>Nobody scores</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) each: %1</source>
        <comment>a list of names</comment>
        <translation>
            <numerusform>%n point each: %1</numerusform>
            <numerusform>%n points each: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>You turn up %1. That brings six points.</source>
        <comment>%1 is a hand&apos;s worth</comment>
        <translation>You turn up %1. That brings six points.</translation>
    </message>
    <message>
        <source>%1 turns up %2. That brings six points.</source>
        <comment>%1 is a name, %2 a hand&apos;s worth</comment>
        <translation>%1 turns up %2. That brings six points.</translation>
    </message>
    <message>
        <source>31 ends the deal, and brings six points.</source>
        <translation>31 ends the deal, and brings six points.</translation>
    </message>
    <message>
        <source>You knocked with the highest hand, %1: one point more.</source>
        <translation>You knocked with the highest hand, %1: one point more.</translation>
    </message>
    <message>
        <source>You knocked, but %1 is not the highest hand: one point less.</source>
        <translation>You knocked, but %1 is not the highest hand: one point less.</translation>
    </message>
    <message>
        <source>%1 knocked with the highest hand, %2: one point more.</source>
        <translation>%1 knocked with the highest hand, %2: one point more.</translation>
    </message>
    <message>
        <source>%1 knocked, but %2 is not the highest hand: one point less.</source>
        <translation>%1 knocked, but %2 is not the highest hand: one point less.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>you</source>
        <comment>within a list of those who lead</comment>
        <translation>you</translation>
    </message>
    <message numerus="yes">
        <source>%1 have as many, %n point(s): all play on.</source>
        <comment>a list of names</comment>
        <translation>
            <numerusform>%1 have as many, %n point: all play on.</numerusform>
            <numerusform>%1 have as many, %n points: all play on.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 lead with %n point(s).</source>
        <comment>a list of names</comment>
        <translation>
            <numerusform>%1 lead with %n point.</numerusform>
            <numerusform>%1 lead with %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %n point(s) the match is yours.</source>
        <translation>
            <numerusform>With %n point the match is yours.</numerusform>
            <numerusform>With %n points the match is yours.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %n point(s) %1 wins the match.</source>
        <translation>
            <numerusform>With %n point %1 wins the match.</numerusform>
            <numerusform>With %n points %1 wins the match.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You lead with %n point(s).</source>
        <translation>
            <numerusform>You lead with %n point.</numerusform>
            <numerusform>You lead with %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 leads with %n point(s).</source>
        <translation>
            <numerusform>%1 leads with %n point.</numerusform>
            <numerusform>%1 leads with %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>to %n point(s)</source>
        <comment>on a slate: how many win</comment>
        <translation>
            <numerusform>to %n point</numerusform>
            <numerusform>to %n points</numerusform>
        </translation>
    </message>
    <message>
        <source>You knocked with the lowest hand, %1: no points.</source>
        <translation>You knocked with the lowest hand, %1: no points.</translation>
    </message>
    <message>
        <source>%1 knocked with the lowest hand, %2: no points.</source>
        <translation>%1 knocked with the lowest hand, %2: no points.</translation>
    </message>
    <message numerus="yes">
        <source>Nobody has knocked in %n lap(s): the deal is void</source>
        <translation>
            <numerusform>Nobody has knocked in one lap: the deal is void</numerusform>
            <numerusform>Nobody has knocked in %n laps: the deal is void</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody has knocked, and the stock is used up: the pot stays</source>
        <translation>Nobody has knocked, and the stock is used up: the pot stays</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) unseen</source>
        <comment>that an exchange brings</comment>
        <translation>
            <numerusform>%n card unseen</numerusform>
            <numerusform>%n cards unseen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) unseen; at least %1</source>
        <comment>that an exchange brings; %1 are points of the cards that are seen</comment>
        <translation>
            <numerusform>%n card unseen; at least %1</numerusform>
            <numerusform>%n cards unseen; at least %1</numerusform>
        </translation>
    </message>
    <message>
        <source>one card, or all three</source>
        <translation>one card, or all three</translation>
    </message>
    <message>
        <source>choose cards to exchange</source>
        <translation>choose cards to exchange</translation>
    </message>
    <message numerus="yes">
        <source>choose %n more of yours</source>
        <translation>
            <numerusform>choose %n more of yours</numerusform>
            <numerusform>choose %n more of yours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>choose %n more in the middle</source>
        <translation>
            <numerusform>choose %n more in the middle</numerusform>
            <numerusform>choose %n more in the middle</numerusform>
        </translation>
    </message>
    <message>
        <source>In the middle: %1.</source>
        <comment>%1 are cards</comment>
        <translation>In the middle: %1.</translation>
    </message>
    <message>
        <source>Your turn. You have %1.</source>
        <comment>%1 is a hand&apos;s worth</comment>
        <translation>Your turn. You have %1.</translation>
    </message>
    <message>
        <source>Your last turn: %1 knocked. You have %2.</source>
        <comment>%1 is a name, %2 a hand&apos;s worth</comment>
        <translation>Your last turn: %1 knocked. You have %2.</translation>
    </message>
    <message>
        <source>%1 On the discard pile: %2.</source>
        <comment>%1 is a sentence, %2 a card</comment>
        <translation>%1 On the discard pile: %2.</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>Exchange</translation>
    </message>
    <message numerus="yes">
        <source>Exchange %n</source>
        <translation>
            <numerusform>Exchange %n</numerusform>
            <numerusform>Exchange %n</numerusform>
        </translation>
    </message>
    <message>
        <source>The pot stays where it is</source>
        <translation>The pot stays where it is</translation>
    </message>
    <message numerus="yes">
        <source>The pot is shared, %n chip(s) each: %1</source>
        <comment>a list of names</comment>
        <translation>
            <numerusform>The pot is shared, %n chip each: %1</numerusform>
            <numerusform>The pot is shared, %n chips each: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You take the pot: %n chip(s)</source>
        <translation>
            <numerusform>You take the pot: %n chip</numerusform>
            <numerusform>You take the pot: %n chips</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 takes the pot: %n chip(s)</source>
        <translation>
            <numerusform>%1 takes the pot: %n chip</numerusform>
            <numerusform>%1 takes the pot: %n chips</numerusform>
        </translation>
    </message>
    <message>
        <source>31 ends the deal: everybody else adds a chip.</source>
        <translation>31 ends the deal: everybody else adds a chip.</translation>
    </message>
    <message numerus="yes">
        <source>They have equal hands, %n point(s).</source>
        <translation>
            <numerusform>They have equal hands, %n point.</numerusform>
            <numerusform>They have equal hands, %n points.</numerusform>
        </translation>
    </message>
    <message>
        <source>Yours is the highest hand: %1.</source>
        <comment>%1 is a hand&apos;s worth</comment>
        <translation>Yours is the highest hand: %1.</translation>
    </message>
    <message>
        <source>The highest hand: %1.</source>
        <comment>%1 is a hand&apos;s worth</comment>
        <translation>The highest hand: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n chip(s) cannot be divided and stay for the next deal.</source>
        <translation>
            <numerusform>%n chip cannot be divided and stays for the next deal.</numerusform>
            <numerusform>%n chips cannot be divided and stay for the next deal.</numerusform>
        </translation>
    </message>
    <message>
        <source>Too few chips for another deal: %1.</source>
        <comment>one name or a list</comment>
        <translation>Too few chips for another deal: %1.</translation>
    </message>
    <message numerus="yes">
        <source>That was the last of %n deal(s).</source>
        <translation>
            <numerusform>That was the last of %n deal.</numerusform>
            <numerusform>That was the last of %n deals.</numerusform>
        </translation>
    </message>
    <message>
        <source>You turn up %1. Everybody else adds a chip, and the pot is yours.</source>
        <translation>You turn up %1. Everybody else adds a chip, and the pot is yours.</translation>
    </message>
    <message>
        <source>%1 turns up %2. Everybody else adds a chip, and the pot goes to that hand.</source>
        <translation>%1 turns up %2. Everybody else adds a chip, and the pot goes to that hand.</translation>
    </message>
    <message>
        <source>Only you see these</source>
        <translation>Only you see these</translation>
    </message>
    <message>
        <source>Only the dealer sees these</source>
        <translation>Only the dealer sees these</translation>
    </message>
    <message>
        <source>face down</source>
        <comment>the packet of Switch that nobody has seen</comment>
        <translation>face down</translation>
    </message>
    <message>
        <source>face down: yours</source>
        <comment>the packet of Switch</comment>
        <translation>face down: yours</translation>
    </message>
    <message>
        <source>face down: %1’s</source>
        <comment>the packet of Switch; %1 is a name</comment>
        <translation>face down: %1’s</translation>
    </message>
    <message>
        <source>You deal, and have two hands. The first: %1, that is %2. The second: %3, that is %4. Which one do you keep?</source>
        <comment>%1 and %3 are cards, %2 and %4 what they are worth</comment>
        <translation>You deal, and have two hands. The first: %1, that is %2. The second: %3, that is %4. Which one do you keep?</translation>
    </message>
    <message>
        <source>Keep this one</source>
        <comment>of two hands</comment>
        <translation>Keep this one</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) of it you do not know</source>
        <translation>
            <numerusform>one card of it you do not know</numerusform>
            <numerusform>%n cards of it you do not know</numerusform>
        </translation>
    </message>
    <message>
        <source>three cards never seen</source>
        <translation>three cards never seen</translation>
    </message>
    <message>
        <source>%1’s three, unseen</source>
        <comment>%1 is a name</comment>
        <translation>%1’s three, unseen</translation>
    </message>
    <message>
        <source>Take the open packet</source>
        <translation>Take the open packet</translation>
    </message>
    <message>
        <source>%1, you leave yours</source>
        <comment>%1 is what the packet is worth as a hand</comment>
        <translation>%1, you leave yours</translation>
    </message>
    <message>
        <source>Take the closed packet</source>
        <translation>Take the closed packet</translation>
    </message>
    <message>
        <source>The open packet: %1, that is %2.</source>
        <comment>%1 are cards, %2 what they are worth</comment>
        <translation>The open packet: %1, that is %2.</translation>
    </message>
    <message>
        <source>%1 %2 The closed one: %3.</source>
        <comment>%1 and %2 are sentences, %3 is what is known of it</comment>
        <translation>%1 %2 The closed one: %3.</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>Restart</translation>
    </message>
    <message>
        <source>Leave them there</source>
        <comment>one&apos;s cards, as the open packet</comment>
        <translation>Leave them there</translation>
    </message>
    <message>
        <source>the deal is void</source>
        <translation>the deal is void</translation>
    </message>
    <message>
        <source>as the next open packet</source>
        <translation>as the next open packet</translation>
    </message>
    <message>
        <source>Let it stand</source>
        <comment>the deal</comment>
        <translation>Let it stand</translation>
    </message>
    <message>
        <source>No</source>
        <comment>one&apos;s cards do not become the open packet</comment>
        <translation>No</translation>
    </message>
    <message>
        <source>the deal counts</source>
        <translation>the deal counts</translation>
    </message>
    <message>
        <source>you</source>
        <comment>within a list of those who lose</comment>
        <translation>you</translation>
    </message>
    <message>
        <source>you lose</source>
        <translation>you lose</translation>
    </message>
    <message>
        <source>%1 loses</source>
        <comment>%1 is a name</comment>
        <translation>%1 loses</translation>
    </message>
    <message>
        <source>%1 lose</source>
        <comment>%1 is a list of names</comment>
        <translation>%1 lose</translation>
    </message>
    <message>
        <source>Do you restart the deal?</source>
        <translation>Do you restart the deal?</translation>
    </message>
    <message>
        <source>%1 may restart the deal</source>
        <translation>%1 may restart the deal</translation>
    </message>
    <message>
        <source>You restart: the deal is void</source>
        <translation>You restart: the deal is void</translation>
    </message>
    <message>
        <source>%1 restarts: the deal is void</source>
        <translation>%1 restarts: the deal is void</translation>
    </message>
    <message>
        <source>You hold %1, all of one suit: once a match you may. Then the deal is void, and these three are the open packet of the next.</source>
        <comment>%1 is a hand&apos;s worth</comment>
        <translation>You hold %1, all of one suit: once a match you may. Then the deal is void, and these three are the open packet of the next.</translation>
    </message>
    <message>
        <source>You hold %1, all of one suit: once a match you may leave these three as the open packet of the next deal. This one counts all the same.</source>
        <comment>%1 is a hand&apos;s worth</comment>
        <translation>You hold %1, all of one suit: once a match you may leave these three as the open packet of the next deal. This one counts all the same.</translation>
    </message>
    <message>
        <source>With %1, all of one suit, the deal can be made void, once a match.</source>
        <comment>%1 is a hand&apos;s worth</comment>
        <translation>With %1, all of one suit, the deal can be made void, once a match.</translation>
    </message>
    <message>
        <source>With %1, all of one suit, these three can become the open packet of the next deal, once a match.</source>
        <comment>%1 is a hand&apos;s worth</comment>
        <translation>With %1, all of one suit, these three can become the open packet of the next deal, once a match.</translation>
    </message>
    <message>
        <source>Your three cards stay there as the open packet, and you deal once more.</source>
        <translation>Your three cards stay there as the open packet, and you deal once more.</translation>
    </message>
    <message>
        <source>Your three cards stay there as the open packet, and %1 deals once more.</source>
        <comment>%1 is a name</comment>
        <translation>Your three cards stay there as the open packet, and %1 deals once more.</translation>
    </message>
    <message>
        <source>%1’s three cards stay there as the open packet, and you deal once more.</source>
        <comment>%1 is a name</comment>
        <translation>%1’s three cards stay there as the open packet, and you deal once more.</translation>
    </message>
    <message>
        <source>%1’s three cards stay there as the open packet, and %2 deals once more.</source>
        <comment>%1 and %2 are names</comment>
        <translation>%1’s three cards stay there as the open packet, and %2 deals once more.</translation>
    </message>
    <message>
        <source>Choose cards of yours, and as many in the middle.</source>
        <translation>Choose cards of yours, and as many in the middle.</translation>
    </message>
    <message>
        <source>I take the open packet</source>
        <comment>what a seat just did, in a bubble</comment>
        <translation>I take the open packet</translation>
    </message>
    <message numerus="yes">
        <source>I exchange %n</source>
        <comment>cards: what a seat just did, in a bubble</comment>
        <translation>
            <numerusform>I exchange %n</numerusform>
            <numerusform>I exchange %n</numerusform>
        </translation>
    </message>
    <message>
        <source>I keep this one</source>
        <comment>said by the dealer of Switch, of one of two hands</comment>
        <translation>I keep this one</translation>
    </message>
    <message>
        <source>the closed packet!</source>
        <comment>said by a seat that takes it</comment>
        <translation>the closed packet!</translation>
    </message>
    <message>
        <source>Again!</source>
        <comment>said by a seat that restarts the deal</comment>
        <translation>Again!</translation>
    </message>
    <message>
        <source>It stands</source>
        <comment>said by a seat that does not restart the deal</comment>
        <translation>It stands</translation>
    </message>
    <message>
        <source>leaves</source>
        <comment>a seat: then comes the card that it parted with</comment>
        <translation>leaves</translation>
    </message>
    <message>
        <source>leave</source>
        <comment>in a bubble: then comes the card that the seat parted with</comment>
        <translation>leave</translation>
    </message>
    <message numerus="yes">
        <source>%n chip(s)</source>
        <comment>in the pot</comment>
        <translation>
            <numerusform>%n chip</numerusform>
            <numerusform>%n chips</numerusform>
        </translation>
    </message>
    <message>
        <source>You deal: which hand do you keep?</source>
        <translation>You deal: which hand do you keep?</translation>
    </message>
    <message>
        <source>%1 deals, and chooses between two hands</source>
        <translation>%1 deals, and chooses between two hands</translation>
    </message>
    <message>
        <source>Nobody has knocked yet, and you cannot pass: exchange a card, take a packet or knock.</source>
        <translation>Nobody has knocked yet, and you cannot pass: exchange a card, take a packet or knock.</translation>
    </message>
    <message>
        <source>Choose as many of your cards as in the middle.</source>
        <translation>Choose as many of your cards as in the middle.</translation>
    </message>
    <message>
        <source>One card or all three: two cannot be exchanged at once.</source>
        <translation>One card or all three: two cannot be exchanged at once.</translation>
    </message>
    <message>
        <source>First exchange a card, take one of the packets, or knock.</source>
        <translation>First exchange a card, take one of the packets, or knock.</translation>
    </message>
    <message>
        <source>First choose one of your two hands.</source>
        <translation>First choose one of your two hands.</translation>
    </message>
    <message>
        <source>First %1 chooses between two hands.</source>
        <translation>First %1 chooses between two hands.</translation>
    </message>
    <message>
        <source>First say whether you restart the deal.</source>
        <translation>First say whether you restart the deal.</translation>
    </message>
    <message>
        <source>First draw from the stock, take the card on the discard pile, or exchange with the widow.</source>
        <translation>First draw from the stock, take the card on the discard pile, or exchange with the widow.</translation>
    </message>
    <message>
        <source>Nobody has knocked</source>
        <translation>Nobody has knocked</translation>
    </message>
    <message>
        <source>The stock is used up</source>
        <translation>The stock is used up</translation>
    </message>
    <message numerus="yes">
        <source>After %n lap(s) without a knock the deal is void. The next one follows.</source>
        <translation>
            <numerusform>After one lap without a knock the deal is void. The next one follows.</numerusform>
            <numerusform>After %n laps without a knock the deal is void. The next one follows.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody has knocked: the pot stays for the next deal.</source>
        <translation>Nobody has knocked: the pot stays for the next deal.</translation>
    </message>
    <message>
        <source>Nobody has knocked, so nobody scores. The next deal follows.</source>
        <translation>Nobody has knocked, so nobody scores. The next deal follows.</translation>
    </message>
    <message>
        <source>Nobody has knocked, so nobody loses a life. The next deal follows.</source>
        <translation>Nobody has knocked, so nobody loses a life. The next deal follows.</translation>
    </message>
    <message>
        <source>you</source>
        <comment>within a list of those who have 31</comment>
        <translation>you</translation>
    </message>
    <message>
        <source>%1 have 31: everybody else adds a chip, and they share the pot.</source>
        <comment>a list of names</comment>
        <translation>%1 have 31: everybody else adds a chip, and they share the pot.</translation>
    </message>
    <message>
        <source>%1 have 31: six points for each.</source>
        <comment>a list of names</comment>
        <translation>%1 have 31: six points for each.</translation>
    </message>
    <message>
        <source>%1 have 31: everybody else loses a life.</source>
        <comment>a list of names</comment>
        <translation>%1 have 31: everybody else loses a life.</translation>
    </message>
    <message>
        <source>You turn up %1. Everybody else loses a life, and whoever knocked two.</source>
        <translation>You turn up %1. Everybody else loses a life, and whoever knocked two.</translation>
    </message>
    <message>
        <source>%1 turns up %2. Everybody else loses a life, and whoever knocked two.</source>
        <translation>%1 turns up %2. Everybody else loses a life, and whoever knocked two.</translation>
    </message>
    <message>
        <source>You turn up %1. Everybody else loses a life.</source>
        <translation>You turn up %1. Everybody else loses a life.</translation>
    </message>
    <message>
        <source>%1 turns up %2. Everybody else loses a life.</source>
        <translation>%1 turns up %2. Everybody else loses a life.</translation>
    </message>
    <message>
        <source>You knocked, and yours alone is the lowest hand: %1. That costs two lives.</source>
        <translation>You knocked, and yours alone is the lowest hand: %1. That costs two lives.</translation>
    </message>
    <message>
        <source>%1 knocked, and alone has the lowest hand: %2. That costs two lives.</source>
        <translation>%1 knocked, and alone has the lowest hand: %2. That costs two lives.</translation>
    </message>
    <message>
        <source>You knocked, and yours alone is the lowest hand: %1.</source>
        <translation>You knocked, and yours alone is the lowest hand: %1.</translation>
    </message>
    <message>
        <source>%1 knocked, and alone has the lowest hand: %2.</source>
        <translation>%1 knocked, and alone has the lowest hand: %2.</translation>
    </message>
    <message numerus="yes">
        <source>Yours is among the lowest hands, with %n point(s); but you knocked, and are safe.</source>
        <translation>
            <numerusform>Yours is among the lowest hands, with %n point; but you knocked, and are safe.</numerusform>
            <numerusform>Yours is among the lowest hands, with %n points; but you knocked, and are safe.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n point(s) too, but knocked, and is safe.</source>
        <translation>
            <numerusform>%1 has %n point too, but knocked, and is safe.</numerusform>
            <numerusform>%1 has %n points too, but knocked, and is safe.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>They share the lowest hand: %n point(s).</source>
        <translation>
            <numerusform>They share the lowest hand: %n point.</numerusform>
            <numerusform>They share the lowest hand: %n points.</numerusform>
        </translation>
    </message>
    <message>
        <source>The lowest hand is yours: %1.</source>
        <translation>The lowest hand is yours: %1.</translation>
    </message>
    <message>
        <source>The lowest hand: %1.</source>
        <translation>The lowest hand: %1.</translation>
    </message>
    <message>
        <source>31 ends the deal: everybody else loses a life, and whoever knocked two.</source>
        <translation>31 ends the deal: everybody else loses a life, and whoever knocked two.</translation>
    </message>
    <message>
        <source>31 ends the deal: everybody else loses a life.</source>
        <translation>31 ends the deal: everybody else loses a life.</translation>
    </message>
    <message>
        <source>Out of the match: %1.</source>
        <comment>one name or a list</comment>
        <translation>Out of the match: %1.</translation>
    </message>
    <message>
        <source>That was your last life.</source>
        <translation>That was your last life.</translation>
    </message>
    <message>
        <source>That was the last life.</source>
        <translation>That was the last life.</translation>
    </message>
    <message>
        <source>you stay with %1</source>
        <comment>%1 is a hand&apos;s worth</comment>
        <translation>you stay with %1</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Stay</translation>
    </message>
    <message>
        <source>from the second lap on</source>
        <translation>from the second lap on</translation>
    </message>
    <message>
        <source>Take %1</source>
        <comment>%1 is a card with its article</comment>
        <translation>Take %1</translation>
    </message>
    <message>
        <source>and discard another card</source>
        <translation>and discard another card</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Draw</translation>
    </message>
    <message>
        <source>a card from the stock</source>
        <translation>a card from the stock</translation>
    </message>
    <message>
        <source>the stock is used up</source>
        <translation>the stock is used up</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Discard</translation>
    </message>
    <message>
        <source>choose one of the four</source>
        <translation>choose one of the four</translation>
    </message>
    <message>
        <source>choose one of the other three</source>
        <translation>choose one of the other three</translation>
    </message>
    <message>
        <source>Discard %1</source>
        <comment>%1 is a card with its article</comment>
        <translation>Discard %1</translation>
    </message>
    <message>
        <source>you keep %1</source>
        <comment>%1 is a hand&apos;s worth</comment>
        <translation>you keep %1</translation>
    </message>
    <message>
        <source>Agree</source>
        <comment>to a bet</comment>
        <translation>Agree</translation>
    </message>
    <message>
        <source>No, thanks</source>
        <comment>to a bet</comment>
        <translation>No, thanks</translation>
    </message>
    <message>
        <source>Offer this bet</source>
        <translation>Offer this bet</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Back</translation>
    </message>
    <message>
        <source>Esc</source>
        <comment>a key</comment>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Offer a bet …</source>
        <translation>Offer a bet …</translation>
    </message>
    <message>
        <source>No bet</source>
        <translation>No bet</translation>
    </message>
    <message>
        <source>on to the next deal</source>
        <translation>on to the next deal</translation>
    </message>
    <message>
        <source>A bet before the next deal?</source>
        <translation>A bet before the next deal?</translation>
    </message>
    <message>
        <source>%1. Do you agree?</source>
        <comment>%1 is a bet: &apos;Teresa bets you 2: Bruno outlasts Nives&apos;</comment>
        <translation>%1. Do you agree?</translation>
    </message>
    <message>
        <source>You may offer a bet before the next deal. %1.</source>
        <comment>%1 is &apos;In your purse: 16&apos;</comment>
        <translation>You may offer a bet before the next deal. %1.</translation>
    </message>
    <message>
        <source>Agreed!</source>
        <comment>said by a seat that takes a bet</comment>
        <translation>Agreed!</translation>
    </message>
    <message>
        <source>No, thanks</source>
        <comment>said by a seat that declines a bet</comment>
        <translation>No, thanks</translation>
    </message>
    <message>
        <source>First say whether you bet.</source>
        <translation>First say whether you bet.</translation>
    </message>
    <message>
        <source>%1 knocked, last turn: discard one of the four</source>
        <translation>%1 knocked, last turn: discard one of the four</translation>
    </message>
    <message>
        <source>%1 knocked, last turn: discard another card</source>
        <translation>%1 knocked, last turn: discard another card</translation>
    </message>
    <message>
        <source>%1 at stake</source>
        <comment>%1 is what all the bills are worth</comment>
        <translation>%1 at stake</translation>
    </message>
</context>
<context>
    <name>ThirtyoneTurn</name>
    <message>
        <source>Your turn</source>
        <translation>Your turn</translation>
    </message>
    <message>
        <source>When it is your turn you must do one of three things. You cannot pass: if you are happy with your cards, you knock.</source>
        <translation>When it is your turn you must do one of three things. You cannot pass: if you are happy with your cards, you knock.</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Draw</translation>
    </message>
    <message>
        <source>Draw the top card of the stock. Nobody else sees it.</source>
        <translation>Draw the top card of the stock. Nobody else sees it.</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>Take</translation>
    </message>
    <message>
        <source>Take the top card of the discard pile. Everybody sees which one.</source>
        <translation>Take the top card of the discard pile. Everybody sees which one.</translation>
    </message>
    <message>
        <source>Knock</source>
        <translation>Knock</translation>
    </message>
    <message>
        <source>Keep your three cards, at this table from the second lap on. Everybody else has one more turn, then the hands are shown.</source>
        <translation>Keep your three cards, at this table from the second lap on. Everybody else has one more turn, then the hands are shown.</translation>
    </message>
    <message>
        <source>Keep your three cards. Everybody else has one more turn, then the hands are shown.</source>
        <translation>Keep your three cards. Everybody else has one more turn, then the hands are shown.</translation>
    </message>
    <message>
        <source>Then discard one</source>
        <translation>Then discard one</translation>
    </message>
    <message>
        <source>Whoever has drawn or taken a card holds four, and puts one of them face up on the discard pile. It may be the card just drawn, but not the one just taken from the discard pile: that would be passing.</source>
        <translation>Whoever has drawn or taken a card holds four, and puts one of them face up on the discard pile. It may be the card just drawn, but not the one just taken from the discard pile: that would be passing.</translation>
    </message>
    <message>
        <source>The 8 of hearts comes, the 5 of spades goes: 21 becomes 29.</source>
        <translation>The 8 of hearts comes, the 5 of spades goes: 21 becomes 29.</translation>
    </message>
    <message>
        <source>How it is done here</source>
        <translation>How it is done here</translation>
    </message>
    <message>
        <source>Press the stock or the discard pile, or drag the card to your hand. Then choose what you discard: the red button shows what hand you keep.</source>
        <translation>Press the stock or the discard pile, or drag the card to your hand. Then choose what you discard: the red button shows what hand you keep.</translation>
    </message>
    <message>
        <source>The player at your left may take what you discard. Remember what your neighbour has taken, and keep that suit back.</source>
        <translation>The player at your left may take what you discard. Remember what your neighbour has taken, and keep that suit back.</translation>
    </message>
    <message>
        <source>When it is your turn you draw, take, exchange with the widow, or knock. You cannot pass: if you are happy with your cards, you knock.</source>
        <translation>When it is your turn you draw, take, exchange with the widow, or knock. You cannot pass: if you are happy with your cards, you knock.</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>Exchange</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Give one, two or three cards for as many of the widow. Yours stay there face up.</source>
        <translation>Give one, two or three cards for as many of the widow. Yours stay there face up.</translation>
    </message>
    <message>
        <source>When it is your turn you exchange a card, take one of the two packets, or knock. You cannot pass: if you are happy with your cards, you knock.</source>
        <translation>When it is your turn you exchange a card, take one of the two packets, or knock. You cannot pass: if you are happy with your cards, you knock.</translation>
    </message>
    <message>
        <source>Exchange one</source>
        <translation>Exchange one</translation>
    </message>
    <message>
        <source>One of your cards for one of the open packet.</source>
        <translation>One of your cards for one of the open packet.</translation>
    </message>
    <message>
        <source>The open packet</source>
        <translation>The open packet</translation>
    </message>
    <message>
        <source>The closed packet</source>
        <translation>The closed packet</translation>
    </message>
    <message>
        <source>Your three cards for those that lie face down, unseen. Yours lie there then.</source>
        <translation>Your three cards for those that lie face down, unseen. Yours lie there then.</translation>
    </message>
    <message>
        <source>Choose a card of yours and one of the open packet: the red button shows what hand you make. The other two buttons take a whole packet. Rest on the closed packet, or press U, to see what you know of it.</source>
        <translation>Choose a card of yours and one of the open packet: the red button shows what hand you make. The other two buttons take a whole packet. Rest on the closed packet, or press U, to see what you know of it.</translation>
    </message>
    <message>
        <source>Your three cards for its three. Yours lie face up then.</source>
        <translation>Your three cards for its three. Yours lie face up then.</translation>
    </message>
</context>
<context>
    <name>ThirtyoneWidow</name>
    <message>
        <source>The widow</source>
        <translation>The widow</translation>
    </message>
    <message>
        <source>At this table three more cards lie in the middle: the widow. In your turn you may exchange with her instead of drawing.</source>
        <translation>At this table three more cards lie in the middle: the widow. In your turn you may exchange with her instead of drawing.</translation>
    </message>
    <message>
        <source>Some tables lay three more cards in the middle: the widow. In your turn you may exchange with her instead of drawing.</source>
        <translation>Some tables lay three more cards in the middle: the widow. In your turn you may exchange with her instead of drawing.</translation>
    </message>
    <message>
        <source>The dealer lays her face down, a card each time that everybody has been dealt one. Stock and discard pile are there as always.</source>
        <translation>The dealer lays her face down, a card each time that everybody has been dealt one. Stock and discard pile are there as always.</translation>
    </message>
    <message>
        <source>As many as you like</source>
        <translation>As many as you like</translation>
    </message>
    <message>
        <source>One, two or three cards for as many of hers, at any places. What you give stays there face up.</source>
        <translation>One, two or three cards for as many of hers, at any places. What you give stays there face up.</translation>
    </message>
    <message>
        <source>Seen or unseen</source>
        <translation>Seen or unseen</translation>
    </message>
    <message>
        <source>A card that still lies face down you take unseen: only you then know it. What somebody has left there, all can see.</source>
        <translation>A card that still lies face down you take unseen: only you then know it. What somebody has left there, all can see.</translation>
    </message>
    <message>
        <source>It is a whole turn</source>
        <translation>It is a whole turn</translation>
    </message>
    <message>
        <source>You neither draw nor discard. And to take all three is no knock: the deal goes on.</source>
        <translation>You neither draw nor discard. And to take all three is no knock: the deal goes on.</translation>
    </message>
    <message>
        <source>The pot</source>
        <translation>The pot</translation>
    </message>
    <message>
        <source>Everybody begins with %1 chips at this table. The ante for each deal: %2.</source>
        <translation>Everybody begins with %1 chips at this table. The ante for each deal: %2.</translation>
    </message>
    <message>
        <source>With the widow most tables play for chips: ten each, and everybody puts one into the pot before each deal.</source>
        <translation>With the widow most tables play for chips: ten each, and everybody puts one into the pot before each deal.</translation>
    </message>
    <message>
        <source>The highest hand takes it</source>
        <translation>The highest hand takes it</translation>
    </message>
    <message>
        <source>Nobody loses lives, and a knock costs nothing. Equal hands share the pot; what cannot be divided stays for the next deal.</source>
        <translation>Nobody loses lives, and a knock costs nothing. Equal hands share the pot; what cannot be divided stays for the next deal.</translation>
    </message>
    <message>
        <source>31</source>
        <translation>31</translation>
    </message>
    <message>
        <source>It is turned up at once, if nobody has knocked: everybody else adds a chip, and the pot is won.</source>
        <translation>It is turned up at once, if nobody has knocked: everybody else adds a chip, and the pot is won.</translation>
    </message>
    <message>
        <source>Nobody knocks</source>
        <translation>Nobody knocks</translation>
    </message>
    <message>
        <source>When the stock is used up the pot stays, and the next deal is for more.</source>
        <translation>When the stock is used up the pot stays, and the next deal is for more.</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>The end</translation>
    </message>
    <message>
        <source>Whoever cannot ante is out. With one player left, or after deal %1, whoever has the most chips wins; with as many, they share the win.</source>
        <translation>Whoever cannot ante is out. With one player left, or after deal %1, whoever has the most chips wins; with as many, they share the win.</translation>
    </message>
    <message>
        <source>Whoever cannot ante is out. With one player left, or after deal 20, whoever has the most chips wins; with as many, they share the win.</source>
        <translation>Whoever cannot ante is out. With one player left, or after deal 20, whoever has the most chips wins; with as many, they share the win.</translation>
    </message>
    <message>
        <source>The widow takes everybody, and shows nobody what she has.</source>
        <comment>a saying of the osteria</comment>
        <translation>The widow takes everybody, and shows nobody what she has.</translation>
    </message>
</context>
<context>
    <name>ThirtyoneWidowLesson</name>
    <message>
        <source>Tonight we play for chips: everybody has just put one into the pot, and the highest hand takes them. And the three cards in the middle are the widow, still face down.</source>
        <translation>Tonight we play for chips: everybody has just put one into the pot, and the highest hand takes them. And the three cards in the middle are the widow, still face down.</translation>
    </message>
    <message>
        <source>Nives collects clubs: she takes your 4, and leaves the 3 of diamonds. That exchange everybody saw.</source>
        <translation>Nives collects clubs: she takes your 4, and leaves the 3 of diamonds. That exchange everybody saw.</translation>
    </message>
    <message>
        <source>You have 28, and Nives 22 or little more. A knock costs nothing here: only the highest hand matters. Well?</source>
        <translation>You have 28, and Nives 22 or little more. A knock costs nothing here: only the highest hand matters. Well?</translation>
    </message>
    <message>
        <source>28 is seldom beaten in one turn: knock.</source>
        <translation>28 is seldom beaten in one turn: knock.</translation>
    </message>
    <message>
        <source>28 is the highest: three chips are yours. Had two of us had 28, we would share them; had nobody knocked, they would stay in the pot.</source>
        <translation>28 is the highest: three chips are yours. Had two of us had 28, we would share them; had nobody knocked, they would stay in the pot.</translation>
    </message>
    <message>
        <source>The widow, and the pot</source>
        <translation>The widow, and the pot</translation>
    </message>
    <message>
        <source>Cards in the middle to exchange with, and chips to win.</source>
        <translation>Cards in the middle to exchange with, and chips to win.</translation>
    </message>
    <message>
        <source>With a widow you may exchange one, two or three cards instead of drawing. And where chips are played for, only the highest hand takes the pot.</source>
        <translation>With a widow you may exchange one, two or three cards instead of drawing. And where chips are played for, only the highest hand takes the pot.</translation>
    </message>
    <message>
        <source>Bruno exchanges with her: he takes a card unseen, which only he knows now, and leaves the 8 of hearts there face up.</source>
        <translation>Bruno exchanges with her: he takes a card unseen, which only he knows now, and leaves the 8 of hearts there face up.</translation>
    </message>
    <message>
        <source>Nives draws, and discards the 3 of spades.</source>
        <translation>Nives draws, and discards the 3 of spades.</translation>
    </message>
    <message>
        <source>Instead of drawing you may exchange with her: as many of your cards as you take, seen or unseen. Is there a card that you want?</source>
        <translation>Instead of drawing you may exchange with her: as many of your cards as you take, seen or unseen. Is there a card that you want?</translation>
    </message>
    <message>
        <source>The 8 of hearts, for your 4 of clubs: that makes 28.</source>
        <translation>The 8 of hearts, for your 4 of clubs: that makes 28.</translation>
    </message>
    <message>
        <source>28 in hearts! Your 4 of clubs lies there face up now: anybody may take it.</source>
        <translation>28 in hearts! Your 4 of clubs lies there face up now: anybody may take it.</translation>
    </message>
    <message>
        <source>Bruno draws, and discards the 6 of clubs.</source>
        <translation>Bruno draws, and discards the 6 of clubs.</translation>
    </message>
</context>
<context>
    <name>ThirtyoneWords</name>
    <message>
        <source>ace</source>
        <translation>ace</translation>
    </message>
    <message>
        <source>the highest card: 11 points.</source>
        <translation>the highest card: 11 points.</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>clubs</translation>
    </message>
    <message>
        <source>one of the two black suits, with spades.</source>
        <translation>one of the two black suits, with spades.</translation>
    </message>
    <message>
        <source>cut</source>
        <translation>cut</translation>
    </message>
    <message>
        <source>lifting part of the pack before the deal, to keep the dealer honest.</source>
        <translation>lifting part of the pack before the deal, to keep the dealer honest.</translation>
    </message>
    <message>
        <source>deal</source>
        <translation>deal</translation>
    </message>
    <message>
        <source>everything from the shuffle to the showdown.</source>
        <translation>everything from the shuffle to the showdown.</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>dealer</translation>
    </message>
    <message>
        <source>the player who shuffles and deals.</source>
        <translation>the player who shuffles and deals.</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>diamonds</translation>
    </message>
    <message>
        <source>one of the two red suits, with hearts.</source>
        <translation>one of the two red suits, with hearts.</translation>
    </message>
    <message>
        <source>discard</source>
        <translation>discard</translation>
    </message>
    <message>
        <source>putting a card on the discard pile.</source>
        <translation>putting a card on the discard pile.</translation>
    </message>
    <message>
        <source>discard pile</source>
        <translation>discard pile</translation>
    </message>
    <message>
        <source>the cards face up that somebody has discarded; the top one may be taken.</source>
        <translation>the cards face up that somebody has discarded; the top one may be taken.</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>draw</translation>
    </message>
    <message>
        <source>taking the top card of the stock, which nobody else sees.</source>
        <translation>taking the top card of the stock, which nobody else sees.</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>hearts</translation>
    </message>
    <message>
        <source>one of the two red suits, with diamonds.</source>
        <translation>one of the two red suits, with diamonds.</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>jack</translation>
    </message>
    <message>
        <source>the lowest court card: 10 points.</source>
        <translation>the lowest court card: 10 points.</translation>
    </message>
    <message>
        <source>king</source>
        <translation>king</translation>
    </message>
    <message>
        <source>the highest court card: 10 points.</source>
        <translation>the highest court card: 10 points.</translation>
    </message>
    <message>
        <source>knock</source>
        <translation>knock</translation>
    </message>
    <message>
        <source>lap</source>
        <translation>lap</translation>
    </message>
    <message>
        <source>one turn for everybody; the last lap is the one after a knock.</source>
        <translation>one turn for everybody; the last lap is the one after a knock.</translation>
    </message>
    <message>
        <source>life</source>
        <translation>life</translation>
    </message>
    <message>
        <source>what the lowest hand costs.</source>
        <translation>what the lowest hand costs.</translation>
    </message>
    <message>
        <source>match</source>
        <translation>match</translation>
    </message>
    <message>
        <source>a series of deals, until one player is left.</source>
        <translation>a series of deals, until one player is left.</translation>
    </message>
    <message>
        <source>on the county</source>
        <translation>on the county</translation>
    </message>
    <message>
        <source>with no penny left, and still playing, until the next loss.</source>
        <translation>with no penny left, and still playing, until the next loss.</translation>
    </message>
    <message>
        <source>penny</source>
        <translation>penny</translation>
    </message>
    <message>
        <source>a coin worth one life.</source>
        <translation>a coin worth one life.</translation>
    </message>
    <message>
        <source>pot</source>
        <translation>pot</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>queen</translation>
    </message>
    <message>
        <source>the court card between jack and king: 10 points.</source>
        <translation>the court card between jack and king: 10 points.</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>spades</translation>
    </message>
    <message>
        <source>one of the two black suits, with clubs.</source>
        <translation>one of the two black suits, with clubs.</translation>
    </message>
    <message>
        <source>stay</source>
        <translation>stay</translation>
    </message>
    <message>
        <source>taking no card in the last lap.</source>
        <translation>taking no card in the last lap.</translation>
    </message>
    <message>
        <source>stock</source>
        <translation>stock</translation>
    </message>
    <message>
        <source>the cards face down that have not been dealt.</source>
        <translation>the cards face down that have not been dealt.</translation>
    </message>
    <message>
        <source>thirty-one</source>
        <translation>thirty-one</translation>
    </message>
    <message>
        <source>31 points in one suit, the most there is: it ends the deal at once.</source>
        <translation>31 points in one suit, the most there is: it ends the deal at once.</translation>
    </message>
    <message>
        <source>three of a kind</source>
        <translation>three of a kind</translation>
    </message>
    <message>
        <source>three cards of one rank.</source>
        <translation>three cards of one rank.</translation>
    </message>
    <message>
        <source>keeping all three cards in your turn: everybody else has one more turn. You say: “I knock!”</source>
        <translation>keeping all three cards in your turn: everybody else has one more turn. You say: “I knock!”</translation>
    </message>
    <message>
        <source>bill</source>
        <translation>bill</translation>
    </message>
    <message>
        <source>a banknote that some play for: its four corners are the lives.</source>
        <translation>a banknote that some play for: its four corners are the lives.</translation>
    </message>
    <message>
        <source>free ride</source>
        <translation>free ride</translation>
    </message>
    <message>
        <source>with all corners of the bill folded, and still playing, until the next loss.</source>
        <translation>with all corners of the bill folded, and still playing, until the next loss.</translation>
    </message>
    <message>
        <source>points</source>
        <translation>points</translation>
    </message>
    <message>
        <source>what a hand counts; in a match to points also what every deal brings.</source>
        <translation>what a hand counts; in a match to points also what every deal brings.</translation>
    </message>
    <message>
        <source>ante</source>
        <translation>ante</translation>
    </message>
    <message>
        <source>what everybody puts into the pot before a deal, where chips are played for.</source>
        <translation>what everybody puts into the pot before a deal, where chips are played for.</translation>
    </message>
    <message>
        <source>chip</source>
        <translation>chip</translation>
    </message>
    <message>
        <source>what some play for: everybody antes for each deal, and the highest hand takes the pot.</source>
        <translation>what some play for: everybody antes for each deal, and the highest hand takes the pot.</translation>
    </message>
    <message>
        <source>where all pennies go that are lost; the last player in takes it. Where chips are played for, what is staked for one deal.</source>
        <translation>where all pennies go that are lost; the last player in takes it. Where chips are played for, what is staked for one deal.</translation>
    </message>
    <message>
        <source>widow</source>
        <translation>widow</translation>
    </message>
    <message>
        <source>three cards in the middle, face down at first, to exchange with.</source>
        <translation>three cards in the middle, face down at first, to exchange with.</translation>
    </message>
    <message>
        <source>closed packet</source>
        <translation>closed packet</translation>
    </message>
    <message>
        <source>in Switch the three cards that lie face down, of which only whoever laid them there knows.</source>
        <translation>in Switch the three cards that lie face down, of which only whoever laid them there knows.</translation>
    </message>
    <message>
        <source>open packet</source>
        <translation>open packet</translation>
    </message>
    <message>
        <source>in Switch the three cards that lie face up, to exchange with.</source>
        <translation>in Switch the three cards that lie face up, to exchange with.</translation>
    </message>
    <message>
        <source>restart</source>
        <translation>restart</translation>
    </message>
    <message>
        <source>making a deal of Switch void at its showdown, with more than 21 in three cards of one suit.</source>
        <translation>making a deal of Switch void at its showdown, with more than 21 in three cards of one suit.</translation>
    </message>
    <message>
        <source>purse</source>
        <translation>purse</translation>
    </message>
    <message>
        <source>what everybody has for side bets, apart from what is played for.</source>
        <translation>what everybody has for side bets, apart from what is played for.</translation>
    </message>
    <message>
        <source>side bet</source>
        <translation>side bet</translation>
    </message>
    <message>
        <source>a bet of two persons on who lasts longer in the match.</source>
        <translation>a bet of two persons on who lasts longer in the match.</translation>
    </message>
</context>
<context>
    <name>ThirtyoneWorth</name>
    <message>
        <source>%1 in clubs</source>
        <translation>%1 in clubs</translation>
    </message>
    <message>
        <source>%1 in diamonds</source>
        <translation>%1 in diamonds</translation>
    </message>
    <message>
        <source>%1 in hearts</source>
        <translation>%1 in hearts</translation>
    </message>
    <message>
        <source>%1 in spades</source>
        <translation>%1 in spades</translation>
    </message>
    <message>
        <source>three 2s</source>
        <translation>three 2s</translation>
    </message>
    <message>
        <source>three 3s</source>
        <translation>three 3s</translation>
    </message>
    <message>
        <source>three 4s</source>
        <translation>three 4s</translation>
    </message>
    <message>
        <source>three 5s</source>
        <translation>three 5s</translation>
    </message>
    <message>
        <source>three 6s</source>
        <translation>three 6s</translation>
    </message>
    <message>
        <source>three 7s</source>
        <translation>three 7s</translation>
    </message>
    <message>
        <source>three 8s</source>
        <translation>three 8s</translation>
    </message>
    <message>
        <source>three 9s</source>
        <translation>three 9s</translation>
    </message>
    <message>
        <source>three 10s</source>
        <translation>three 10s</translation>
    </message>
    <message>
        <source>three jacks</source>
        <translation>three jacks</translation>
    </message>
    <message>
        <source>three queens</source>
        <translation>three queens</translation>
    </message>
    <message>
        <source>three kings</source>
        <translation>three kings</translation>
    </message>
    <message>
        <source>three aces</source>
        <translation>three aces</translation>
    </message>
    <message>
        <source>%1, 30½</source>
        <comment>%1 is three of a kind</comment>
        <translation>%1, 30½</translation>
    </message>
</context>
<context>
    <name>TradeRow</name>
    <message>
        <source>takes</source>
        <comment>a seat: then come the cards that it took</comment>
        <translation>takes</translation>
    </message>
</context>
<context>
    <name>TrickBoard</name>
    <message>
        <source>The dealer lays two cards away here.</source>
        <translation>The dealer lays two cards away here.</translation>
    </message>
    <message>
        <source>The trick will lie here.</source>
        <translation>The trick will lie here.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a name, and the card that was played</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>No trick has been taken yet.</source>
        <translation>No trick has been taken yet.</translation>
    </message>
    <message>
        <source>the trick, played by %1, who has it so far</source>
        <translation>the trick, played by %1, who has it so far</translation>
    </message>
    <message>
        <source>the trick, played by %1</source>
        <translation>the trick, played by %1</translation>
    </message>
    <message>
        <source>led</source>
        <comment>on the card that was led</comment>
        <translation>led</translation>
    </message>
    <message>
        <source>The trick</source>
        <translation>The trick</translation>
    </message>
    <message>
        <source>%1: %2, and has the trick so far</source>
        <comment>a name, and the card that was played</comment>
        <translation>%1: %2, and has the trick so far</translation>
    </message>
</context>
<context>
    <name>Troubles</name>
    <message>
        <source>A word about your settings</source>
        <translation>A word about your settings</translation>
    </message>
    <message>
        <source>A word about your matches</source>
        <translation>A word about your matches</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Try again</translation>
    </message>
    <message>
        <source>Continue without them</source>
        <translation>Continue without them</translation>
    </message>
    <message>
        <source>Play without saving</source>
        <translation>Play without saving</translation>
    </message>
</context>
<context>
    <name>WhoPlays</name>
    <message>
        <source>Who is playing?</source>
        <translation>Who is playing?</translation>
    </message>
    <message>
        <source>You pass each other the screen: with a name, everybody knows whose turn it is.</source>
        <translation>You pass each other the screen: with a name, everybody knows whose turn it is.</translation>
    </message>
    <message>
        <source>Name of player %1</source>
        <translation>Name of player %1</translation>
    </message>
    <message>
        <source>name</source>
        <translation>name</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Back</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Deal the cards</source>
        <translation>Deal the cards</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
</context>
<context>
    <name>Winners</name>
    <message>
        <source>drawn</source>
        <comment>a match</comment>
        <translation>drawn</translation>
    </message>
    <message>
        <source>you have won</source>
        <translation>you have won</translation>
    </message>
    <message>
        <source>%1 has won</source>
        <translation>%1 has won</translation>
    </message>
    <message>
        <source>you have won with %1</source>
        <translation>you have won with %1</translation>
    </message>
    <message>
        <source>%1 won</source>
        <comment>several names, of one side</comment>
        <translation>%1 won</translation>
    </message>
    <message>
        <source>shared with %1</source>
        <comment>a win of the person&apos;s</comment>
        <translation>shared with %1</translation>
    </message>
    <message>
        <source>shared by %1</source>
        <comment>a win; several names</comment>
        <translation>shared by %1</translation>
    </message>
    <message>
        <source>The match is drawn</source>
        <translation>The match is drawn</translation>
    </message>
    <message>
        <source>You win the match</source>
        <translation>You win the match</translation>
    </message>
    <message>
        <source>%1 wins the match</source>
        <translation>%1 wins the match</translation>
    </message>
    <message>
        <source>You and %1 win the match</source>
        <comment>one name or several</comment>
        <translation>You and %1 win the match</translation>
    </message>
    <message>
        <source>%1 win the match</source>
        <comment>several names, of one side</comment>
        <translation>%1 win the match</translation>
    </message>
    <message>
        <source>You share the win with %1</source>
        <translation>You share the win with %1</translation>
    </message>
    <message>
        <source>%1 share the win</source>
        <comment>several names</comment>
        <translation>%1 share the win</translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>Shuffle the first match with this seed of 64 hex digits, so that its deals can be repeated.</source>
        <translation>Shuffle the first match with this seed of 64 hex digits, so that its deals can be repeated.</translation>
    </message>
    <message>
        <source>Show the table that is written in this file.</source>
        <translation>Show the table that is written in this file.</translation>
    </message>
    <message>
        <source>the seed must be 64 hex digits</source>
        <translation>the seed must be 64 hex digits</translation>
    </message>
    <message>
        <source>the scene %1 cannot be shown: %2</source>
        <translation>the scene %1 cannot be shown: %2</translation>
    </message>
    <message>
        <source>there is no display to open a window on</source>
        <translation>there is no display to open a window on</translation>
    </message>
    <message>
        <source>Options:</source>
        <translation>Options:</translation>
    </message>
    <message>
        <source>language</source>
        <translation>language</translation>
    </message>
    <message>
        <source>hex</source>
        <translation>hex</translation>
    </message>
    <message>
        <source>file</source>
        <translation>file</translation>
    </message>
    <message>
        <source>Usage: %1 [options] [record]</source>
        <translation>Usage: %1 [options] [record]</translation>
    </message>
    <message>
        <source>A record is the file of a match that was played (NAME.petrangola); it is shown again.</source>
        <translation>A record is the file of a match that was played (NAME.petrangola); it is shown again.</translation>
    </message>
    <message>
        <source>folder</source>
        <translation>folder</translation>
    </message>
    <message>
        <source>name</source>
        <translation>name</translation>
    </message>
    <message>
        <source>code</source>
        <translation>code</translation>
    </message>
    <message>
        <source>The language to use: en or it.</source>
        <translation>The language to use: en or it.</translation>
    </message>
    <message>
        <source>Write the state of the table to standard output, for programs that drive the window.</source>
        <translation>Write the state of the table to standard output, for programs that drive the window.</translation>
    </message>
    <message>
        <source>unexpected argument “%1”; see --help</source>
        <translation>unexpected argument “%1”; see --help</translation>
    </message>
    <message>
        <source>no language “%1”; choose en or it</source>
        <translation>no language “%1”; choose en or it</translation>
    </message>
    <message>
        <source>Show this help and exit.</source>
        <translation>Show this help and exit.</translation>
    </message>
    <message>
        <source>Show the version and exit.</source>
        <translation>Show the version and exit.</translation>
    </message>
    <message>
        <source>unknown option “%1”; see --help</source>
        <translation>unknown option “%1”; see --help</translation>
    </message>
    <message>
        <source>Open another window even if the game is running.</source>
        <translation>Open another window even if the game is running.</translation>
    </message>
    <message>
        <source>the option “%1” needs a value; see --help</source>
        <translation>the option “%1” needs a value; see --help</translation>
    </message>
    <message>
        <source>the option “%1” takes no value; see --help</source>
        <translation>the option “%1” takes no value; see --help</translation>
    </message>
    <message>
        <source>Play match after match without a window or a person, and save them in this folder instead of yours. For tests.</source>
        <translation>Play match after match without a window or a person, and save them in this folder instead of yours. For tests.</translation>
    </message>
    <message>
        <source>--autoplay would play on with your own match: name a folder other than the one where yours is saved</source>
        <translation>--autoplay would play on with your own match: name a folder other than the one where yours is saved</translation>
    </message>
    <message>
        <source>Set up a new match of this game: %1.</source>
        <translation>Set up a new match of this game: %1.</translation>
    </message>
    <message>
        <source>no game “%1”; there are: %2</source>
        <translation>no game “%1”; there are: %2</translation>
    </message>
    <message>
        <source>Show the deal of this code, or of a game and a number (%1-17), ready to play.</source>
        <translation>Show the deal of this code, or of a game and a number (%1-17), ready to play.</translation>
    </message>
    <message>
        <source>Petrangola: card games against the computer.</source>
        <translation>Petrangola: card games against the computer.</translation>
    </message>
</context>
</TS>
