<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it_IT">
<context>
    <name>AboutPage</name>
    <message>
        <source>Version %1</source>
        <translation>Versione %1</translation>
    </message>
    <message>
        <source>The program</source>
        <translation>Il programma</translation>
    </message>
    <message>
        <source>Free software: GNU General Public License, version 3 or later. It comes without any warranty.</source>
        <translation>Software libero: GNU General Public License, versione 3 o successiva. Senza alcuna garanzia.</translation>
    </message>
    <message>
        <source>Cards, pictures, sounds and music</source>
        <translation>Carte, disegni, suoni e musica</translation>
    </message>
    <message>
        <source>Creative Commons Attribution-ShareAlike 4.0.</source>
        <translation>Creative Commons Attribuzione - Condividi allo stesso modo 4.0.</translation>
    </message>
    <message>
        <source>Made from Vollkorn and Cabin: SIL Open Font License 1.1.</source>
        <translation>Ricavati da Vollkorn e Cabin: SIL Open Font License 1.1.</translation>
    </message>
    <message>
        <source>Settings are kept in</source>
        <translation>Le impostazioni stanno in</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Typefaces</source>
        <translation>Caratteri</translation>
    </message>
    <message>
        <source>Matches are kept in</source>
        <translation>Le partite stanno in</translation>
    </message>
    <message>
        <source>Here they are played against opponents who see no more of the cards than you do.</source>
        <translation>Qui si gioca contro avversari che delle carte non vedono più di te.</translation>
    </message>
</context>
<context>
    <name>BetSheet</name>
    <message>
        <source>A bet on who lasts longer</source>
        <translation>Scommessa: chi dura di più?</translation>
    </message>
    <message>
        <source>With</source>
        <comment>whom one bets</comment>
        <translation>Con</translation>
    </message>
    <message>
        <source>On</source>
        <comment>whom one bets, to last longer</comment>
        <translation>Su</translation>
    </message>
    <message>
        <source>Over</source>
        <comment>who is to drop out first, in a bet</comment>
        <translation>Contro</translation>
    </message>
    <message>
        <source>Stake</source>
        <translation>Posta</translation>
    </message>
</context>
<context>
    <name>Bets</name>
    <message>
        <source>No bet is open</source>
        <comment>between players, on who lasts longer</comment>
        <translation>Nessuna scommessa in corso</translation>
    </message>
    <message>
        <source>me</source>
        <comment>after &apos;I bet 2 on&apos; or &apos;over&apos;</comment>
        <translation>di me</translation>
    </message>
    <message>
        <source>you</source>
        <comment>after &apos;I bet 2 on&apos; or &apos;over&apos;</comment>
        <translation>di te</translation>
    </message>
    <message>
        <source>you outlast %1</source>
        <comment>%1 is a name</comment>
        <translation>duri più di %1</translation>
    </message>
    <message>
        <source>%1 outlasts you</source>
        <comment>%1 is a name</comment>
        <translation>%1 dura più di te</translation>
    </message>
    <message>
        <source>%1 outlasts %2</source>
        <comment>names</comment>
        <translation>%1 dura più di %2</translation>
    </message>
    <message>
        <source>You bet %1 %2: %3</source>
        <comment>%1 is a name, %2 how much, %3 &apos;Bruno outlasts Nives&apos;</comment>
        <translation>Scommetti %2 con %1: %3</translation>
    </message>
    <message>
        <source>%1 bets you %2: %3</source>
        <comment>%1 is a name, %2 how much, %3 &apos;Bruno outlasts Nives&apos;</comment>
        <translation>%1 scommette %2 con te: %3</translation>
    </message>
    <message>
        <source>%1 bets %2 %3: %4</source>
        <comment>%1 and %2 are names, %3 is how much, %4 &apos;Bruno outlasts Nives&apos;</comment>
        <translation>%1 scommette %3 con %2: %4</translation>
    </message>
    <message>
        <source>You with %1, %2: %3</source>
        <comment>a bet; %1 is a name, %2 how much, %3 &apos;Bruno outlasts Nives&apos;</comment>
        <translation>Tu con %1, %2: %3</translation>
    </message>
    <message>
        <source>%1 with you, %2: %3</source>
        <comment>a bet; %1 is a name, %2 how much, %3 &apos;Bruno outlasts Nives&apos;</comment>
        <translation>%1 con te, %2: %3</translation>
    </message>
    <message>
        <source>%1 with %2, %3: %4</source>
        <comment>a bet; %1 and %2 are names, %3 is how much, %4 &apos;Bruno outlasts Nives&apos;</comment>
        <translation>%1 con %2, %3: %4</translation>
    </message>
    <message>
        <source>I bet %1 on %2, over %3</source>
        <comment>in a bubble; %1 is how much, the others are names, &apos;me&apos; or &apos;you&apos;</comment>
        <translation>Scommetto %1 su %2 contro %3</translation>
    </message>
    <message>
        <source>Your bet with %1 is a tie: both stakes go back</source>
        <comment>%1 is a name</comment>
        <translation>La tua scommessa con %1 è pari: ognuno riprende la sua posta</translation>
    </message>
    <message>
        <source>The bet of %1 and %2 is a tie: both stakes go back</source>
        <comment>names</comment>
        <translation>La scommessa fra %1 e %2 è pari: ognuno riprende la sua posta</translation>
    </message>
    <message>
        <source>You outlast %1</source>
        <comment>%1 is a name; begins a sentence</comment>
        <translation>Duri più di %1</translation>
    </message>
    <message>
        <source>%1: you win %2 from %3</source>
        <comment>%1 is &apos;Bruno outlasts Nives&apos;, %2 how much, %3 a name</comment>
        <translation>%1: vinci %2 da %3</translation>
    </message>
    <message>
        <source>%1: %3 wins %2 from you</source>
        <comment>%1 is &apos;Bruno outlasts Nives&apos;, %2 how much, %3 a name</comment>
        <translation>%1: %3 ti porta via %2</translation>
    </message>
    <message>
        <source>%1: %3 wins %2 from %4</source>
        <comment>%1 is &apos;Bruno outlasts Nives&apos;, %2 how much, %3 and %4 are names</comment>
        <translation>%1: %3 vince %2 da %4</translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
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
        <translation>Regole</translation>
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
        <translation>Pagina precedente</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Pagina seguente</translation>
    </message>
</context>
<context>
    <name>Bubble</name>
    <message>
        <source>take</source>
        <comment>in a bubble: then come the cards that the seat took</comment>
        <translation>prendo</translation>
    </message>
</context>
<context>
    <name>CallWords</name>
    <message>
        <source>you stopped the bus</source>
        <comment>in a list of what is told of a seat</comment>
        <translation>hai fermato l’autobus</translation>
    </message>
    <message>
        <source>has stopped the bus</source>
        <comment>a seat</comment>
        <translation>ha fermato l’autobus</translation>
    </message>
    <message>
        <source>you knocked</source>
        <comment>in a list of what is told of a seat</comment>
        <translation>hai bussato</translation>
    </message>
    <message>
        <source>has knocked</source>
        <comment>a seat</comment>
        <translation>ha bussato</translation>
    </message>
    <message>
        <source>you stopped the bus</source>
        <translation>hai fermato l’autobus</translation>
    </message>
    <message>
        <source>%1 stopped the bus</source>
        <translation>%1 ha fermato l’autobus</translation>
    </message>
    <message>
        <source>you knocked</source>
        <translation>hai bussato</translation>
    </message>
    <message>
        <source>%1 knocked</source>
        <translation>%1 ha bussato</translation>
    </message>
    <message>
        <source>You stopped the bus</source>
        <translation>Hai fermato l’autobus</translation>
    </message>
    <message>
        <source>You knocked</source>
        <translation>Hai bussato</translation>
    </message>
    <message>
        <source>You stopped the bus · last turn for %1</source>
        <translation>Hai fermato l’autobus · ultimo giro: tocca a %1</translation>
    </message>
    <message>
        <source>You knocked · last turn for %1</source>
        <translation>Hai bussato · ultimo giro: tocca a %1</translation>
    </message>
    <message>
        <source>Your last turn: %1 stopped the bus</source>
        <translation>Ultimo giro, tocca a te: %1 ha fermato l’autobus</translation>
    </message>
    <message>
        <source>Your last turn: %1 knocked</source>
        <translation>Ultimo giro, tocca a te: ha bussato %1</translation>
    </message>
    <message>
        <source>Last turn: %1 stopped the bus</source>
        <translation>Ultimo giro: %1 ha fermato l’autobus</translation>
    </message>
    <message>
        <source>Last turn: %1 knocked</source>
        <translation>Ultimo giro: ha bussato %1</translation>
    </message>
    <message>
        <source>Your last turn: %1 stopped the bus. You have %2. In the monte: %3.</source>
        <comment>%1 is a name, %2 a hand&apos;s worth, %3 are cards</comment>
        <translation>Ultimo giro, tocca a te: %1 ha fermato l’autobus. Hai %2. Nel monte: %3.</translation>
    </message>
    <message>
        <source>Your last turn: %1 knocked. You have %2. In the monte: %3.</source>
        <comment>%1 is a name, %2 a hand&apos;s worth, %3 are cards</comment>
        <translation>Ultimo giro, tocca a te: ha bussato %1. Hai %2. Nel monte: %3.</translation>
    </message>
    <message>
        <source>Really stop the bus?</source>
        <translation>Lo fermi davvero?</translation>
    </message>
    <message>
        <source>Really knock?</source>
        <translation>Bussi davvero?</translation>
    </message>
    <message>
        <source>press again to stop it, Esc to think again</source>
        <translation>premi ancora per fermarlo, Esc per ripensarci</translation>
    </message>
    <message>
        <source>press again to knock, Esc to think again</source>
        <translation>premi ancora per bussare</translation>
    </message>
    <message>
        <source>Really stop the bus? Press again to stop it, Esc to think again.</source>
        <translation>Fermi davvero l’autobus? Premi ancora per fermarlo, Esc per ripensarci.</translation>
    </message>
    <message>
        <source>Really knock? Press again to knock, Esc to think again.</source>
        <translation>Bussi davvero? Premi ancora per bussare, Esc per ripensarci.</translation>
    </message>
    <message>
        <source>Stops the bus early</source>
        <comment>an opponent&apos;s temperament</comment>
        <translation>Ferma l’autobus presto</translation>
    </message>
    <message>
        <source>Knocks early</source>
        <comment>an opponent&apos;s temperament</comment>
        <translation>Bussa presto</translation>
    </message>
    <message>
        <source>Stops the bus late</source>
        <comment>an opponent&apos;s temperament</comment>
        <translation>Aspetta a fermare l’autobus</translation>
    </message>
    <message>
        <source>Knocks late</source>
        <comment>an opponent&apos;s temperament</comment>
        <translation>Aspetta a bussare</translation>
    </message>
    <message>
        <source>Hands and stops</source>
        <comment>in the statistics</comment>
        <translation>Mani e fermate</translation>
    </message>
    <message>
        <source>Hands and knocks</source>
        <comment>in the statistics</comment>
        <translation>Mani e bussate</translation>
    </message>
    <message>
        <source>Stops</source>
        <comment>of the bus, in the statistics</comment>
        <translation>Fermate</translation>
    </message>
    <message>
        <source>Knocks</source>
        <comment>in the statistics</comment>
        <translation>Bussate</translation>
    </message>
    <message>
        <source>Times you stopped the bus</source>
        <translation>Quante volte hai fermato l’autobus</translation>
    </message>
    <message>
        <source>Your knocks</source>
        <translation>Le tue bussate</translation>
    </message>
    <message>
        <source>How it ended when you stopped the bus</source>
        <translation>Com’è finita quando hai fermato l’autobus</translation>
    </message>
    <message>
        <source>How your knocks ended</source>
        <translation>Come sono finite le tue bussate</translation>
    </message>
    <message>
        <source>Stops that cost you a token</source>
        <translation>Fermate che ti sono costate una marca</translation>
    </message>
    <message>
        <source>Knocks that cost you a token</source>
        <translation>Bussate che ti sono costate una marca</translation>
    </message>
</context>
<context>
    <name>ChapterCards</name>
    <message>
        <source>The cards</source>
        <translation>Le carte</translation>
    </message>
    <message>
        <source>Four suits</source>
        <translation>Quattro semi</translation>
    </message>
    <message>
        <source>Coins, cups, swords and batons. No suit is better than another.</source>
        <translation>Denari, coppe, spade e bastoni. Nessun seme vale più di un altro.</translation>
    </message>
    <message>
        <source>From low to high</source>
        <translation>Dalla più bassa alla più alta</translation>
    </message>
    <message>
        <source>From 2 to 7, then jack, horse, king and ace. There is no 8, 9 or 10: the 7 stands right below the jack.</source>
        <translation>Dal 2 al 7, poi fante, cavallo, re e asso. L’8, il 9 e il 10 non ci sono: il 7 sta subito sotto il fante.</translation>
    </message>
    <message>
        <source>What they are worth</source>
        <translation>Quanto valgono</translation>
    </message>
    <message>
        <source>11 points</source>
        <translation>11 punti</translation>
    </message>
    <message>
        <source>for an ace.</source>
        <translation>l’asso.</translation>
    </message>
    <message>
        <source>10 points</source>
        <translation>10 punti</translation>
    </message>
    <message>
        <source>for a king, a horse and a jack.</source>
        <translation>il re, il cavallo e il fante.</translation>
    </message>
    <message>
        <source>Forty Piacentine cards: four suits of ten.</source>
        <translation>Le quaranta carte piacentine: quattro semi di dieci.</translation>
    </message>
    <message>
        <source>Face value</source>
        <translation>Quel che segnano</translation>
    </message>
    <message>
        <source>for the cards from 2 to 7.</source>
        <translation>le carte dal 2 al 7.</translation>
    </message>
    <message>
        <source>Only cards of one suit are added up: with three cards the most is 31, an ace and two court cards.</source>
        <translation>Si sommano solo le carte dello stesso seme; con tre carte il massimo è 31: un asso e due figure.</translation>
    </message>
    <message>
        <source>With two packs (more than twelve players, or by choice) there are two of every card, and a total can go above 31.</source>
        <translation>Con due mazzi (se si è più di dodici, o per scelta) ogni carta c’è due volte e si può superare il 31.</translation>
    </message>
    <message>
        <source>At this table two packs are shuffled together: there are two of every card, and a total can go above 31.</source>
        <translation>A questo tavolo si mescolano insieme due mazzi: ogni carta c’è due volte, e si può superare il 31.</translation>
    </message>
</context>
<context>
    <name>ChapterDeal</name>
    <message>
        <source>The deal</source>
        <translation>La smazzata</translation>
    </message>
    <message>
        <source>The first dealer</source>
        <translation>Il primo mazziere</translation>
    </message>
    <message>
        <source>Shuffle and cut</source>
        <translation>Mescolare e tagliare</translation>
    </message>
    <message>
        <source>Three cards each</source>
        <translation>Tre carte a testa</translation>
    </message>
    <message>
        <source>Keep them</source>
        <translation>Tenerle</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Invio</translation>
    </message>
    <message>
        <source>Two to 24 can play, best six or seven. Everything goes to the right, counter-clockwise: the cards, the play, and the turn to deal. Players who are out are skipped.</source>
        <translation>Si gioca da due a ventiquattro, meglio in sei o sette. Tutto gira verso destra, in senso antiorario: le carte, il gioco e il turno di mazziere. Chi è fuori si salta.</translation>
    </message>
    <message>
        <source>Before the first deal, cards are dealt face up, one at a time, round the table: whoever gets the ace of coins deals first.</source>
        <translation>Prima di cominciare si danno carte scoperte, una alla volta, a giro: chi riceve l’asso di denari fa il mazziere.</translation>
    </message>
    <message>
        <source>The dealer shuffles and the player at the dealer’s left cuts. When it is your turn, drag along the pack to choose where.</source>
        <translation>Il mazziere mescola e chi gli sta a sinistra taglia. Quando tocca a te, fai scorrere il dito o il mouse lungo il mazzo e scegli dove tagliare.</translation>
    </message>
    <message>
        <source>Everybody gets three cards at once, face down, the dealer last. The dealer may not look at them yet.</source>
        <translation>Ognuno riceve tre carte in una volta, coperte; il mazziere per ultimo, e le sue non le può ancora guardare.</translation>
    </message>
    <message>
        <source>The dealer’s choice</source>
        <translation>La scelta del mazziere</translation>
    </message>
    <message>
        <source>The dealer takes the next three cards, looks at them in secret, and chooses:</source>
        <translation>Il mazziere prende le tre carte seguenti, le guarda senza mostrarle e sceglie:</translation>
    </message>
    <message>
        <source>Turn them up</source>
        <translation>Scoprirle</translation>
    </message>
    <message>
        <source>The three go face up: they are the monte. The dealer picks up the hand that was dealt, and play begins at the dealer’s right.</source>
        <translation>Le tre carte si scoprono in tavola: sono il monte. Il mazziere prende in mano le sue, e comincia chi gli sta a destra.</translation>
    </message>
    <message>
        <source>The three are the dealer’s hand. The cards dealt before, unseen until now, become the monte. This counts as the dealer’s knock: everybody else has just one turn.</source>
        <translation>Le tre carte sono la sua mano; quelle coperte, che nessuno ha visto, diventano il monte. Vale come bussata: gli altri hanno un turno solo.</translation>
    </message>
    <message>
        <source>Keeping is bold: everybody else has one turn to beat you.</source>
        <translation>Per tenerle ci vuole coraggio: tutti gli altri hanno ancora un turno per superarti.</translation>
    </message>
</context>
<context>
    <name>ChapterHouse</name>
    <message>
        <source>House rules</source>
        <translation>Regole della casa</translation>
    </message>
    <message>
        <source>Tokens at the start</source>
        <translation>Marche all’inizio</translation>
    </message>
    <message>
        <source>Re-entries</source>
        <translation>Rientri</translation>
    </message>
    <message>
        <source>Stake</source>
        <translation>Posta</translation>
    </message>
    <message>
        <source>Packs</source>
        <translation>Mazzi</translation>
    </message>
    <message>
        <source>Ace also low</source>
        <translation>Asso anche basso</translation>
    </message>
    <message>
        <source>3, 2 and ace of one suit are a sequence too, the lowest. Ace, king, horse stays the highest.</source>
        <translation>Anche 3, 2 e asso di un seme sono una scala, la più bassa. Asso, re e cavallo resta la più alta.</translation>
    </message>
    <message>
        <source>Petrangola shown</source>
        <translation>Petrangola scoperta</translation>
    </message>
    <message>
        <source>Order of three of a kind</source>
        <translation>Ordine dei tris</translation>
    </message>
    <message>
        <source>Every table plays a little differently. Your choice for the next match is shown at the right, in black where it is not the usual rule.</source>
        <translation>Ogni tavolo gioca a modo suo. A destra c’è quello che hai scelto per la prossima partita, in nero se non è la regola solita.</translation>
    </message>
    <message>
        <source>Usually three; any number from 1 to 9. Five makes a long evening.</source>
        <translation>Di solito tre; si può scegliere da una a nove. Con cinque la serata è lunga.</translation>
    </message>
    <message>
        <source>What each player puts into the pot, and pays again to come back.</source>
        <translation>Quanto mette ognuno nel piatto, e rimette chi rientra.</translation>
    </message>
    <message>
        <source>One for up to twelve players, two for more; a small table may use two as well. There are then two of every card.</source>
        <translation>Uno fino a dodici giocatori, due se sono di più; anche in pochi se ne possono usare due. Con due mazzi ogni carta c’è due volte.</translation>
    </message>
    <message>
        <source>Low first: after the aces come three 2s, and three kings are last. Or by rank: three kings first, three 2s last.</source>
        <translation>Vale di più il tris basso: dopo quello d’assi viene quello di 2, per ultimo quello di re. Oppure nell’ordine delle carte: primo quello di re, ultimo quello di 2.</translation>
    </message>
    <message>
        <source>Three of a kind beats every sequence. Three aces are still the best.</source>
        <translation>Il tris vale più di ogni scala. Quello d’assi resta il migliore.</translation>
    </message>
    <message>
        <source>Whoever knocks with a petrangola or a petrangolone turns it up at once. The same goes for a dealer who keeps one, and for a shirt change that makes one.</source>
        <translation>Chi bussa con una petrangola o un petrangolone scopre subito le carte. Lo stesso vale per il mazziere che se le tiene, e per chi ci arriva con il cambio camicia.</translation>
    </message>
    <message>
        <source>A match in progress keeps the rules it started with.</source>
        <translation>Una partita già cominciata mantiene le sue regole fino alla fine.</translation>
    </message>
    <message>
        <source>Three of a kind beats a sequence</source>
        <translation>Il tris batte la scala</translation>
    </message>
    <message>
        <source>How many times a player may pay again and come back in a match: none to three.</source>
        <translation>Quante volte in una partita si può rimettere la posta e rientrare: da nessuna a tre.</translation>
    </message>
    <message>
        <source>Every table plays a little differently. The rules of this match are shown at the right, in black where they are not the usual ones.</source>
        <translation>Ogni tavolo gioca a modo suo. A destra ci sono le regole di questa partita, in nero se non sono le solite.</translation>
    </message>
</context>
<context>
    <name>ChapterKeys</name>
    <message>
        <source>Keys</source>
        <translation>Tasti</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Al tavolo</translation>
    </message>
    <message>
        <source>your cards, from left to right</source>
        <translation>le tue carte, da sinistra a destra</translation>
    </message>
    <message>
        <source>the cards of the monte</source>
        <translation>le carte del monte</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Invio</translation>
    </message>
    <message>
        <source>stay, in the last lap; or stay out</source>
        <translation>stare, nell’ultimo giro; o restare fuori</translation>
    </message>
    <message>
        <source>knock; as dealer, keep the cards</source>
        <translation>bussare; da mazziere, tenere le carte</translation>
    </message>
    <message>
        <source>draw a card, where there is a stock</source>
        <translation>pescare una carta, dove c’è un mazzo</translation>
    </message>
    <message>
        <source>change your shirt</source>
        <translation>cambiare camicia</translation>
    </message>
    <message>
        <source>the red button: exchange, cut, turn up, go on</source>
        <translation>il pulsante rosso: cambiare, tagliare, scoprire, andare avanti</translation>
    </message>
    <message>
        <source>the hint: for every move, your chance of losing a token</source>
        <translation>il consiglio: per ogni mossa, quanto rischi di perdere una marca</translation>
    </message>
    <message>
        <source>what the monte, the stock and the pot are</source>
        <translation>che cosa sono il monte, il mazzo e il piatto</translation>
    </message>
</context>
<context>
    <name>ChapterKnock</name>
    <message>
        <source>The knock</source>
        <translation>La bussata</translation>
    </message>
    <message>
        <source>Three ways to knock</source>
        <translation>Tre modi di bussare</translation>
    </message>
    <message>
        <source>Keep all three cards</source>
        <translation>Tenere tutte e tre le carte</translation>
    </message>
    <message>
        <source>In your turn, instead of an exchange.</source>
        <translation>Al tuo turno, invece di cambiare.</translation>
    </message>
    <message>
        <source>All three of yours for all three of the monte.</source>
        <translation>Tutte e tre le tue per tutte e tre quelle del monte.</translation>
    </message>
    <message>
        <source>As dealer, keep the three you looked at</source>
        <translation>Da mazziere, tenere le tre che hai guardato</translation>
    </message>
    <message>
        <source>The last lap</source>
        <translation>L’ultimo giro</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Stare</translation>
    </message>
    <message>
        <source>Exchange nothing. Possible only in the last lap.</source>
        <translation>Non cambiare niente. Si può solo nell’ultimo giro.</translation>
    </message>
    <message>
        <source>Knock!</source>
        <translation>Busso!</translation>
    </message>
    <message>
        <source>Everybody else has one turn, and no more.</source>
        <translation>Gli altri hanno ancora un turno, e basta.</translation>
    </message>
    <message>
        <source>A knock on the table means: I am happy with these three. From now on the deal is nearly over.</source>
        <translation>Bussare sul legno vuol dire: queste tre mi bastano. Da lì in poi la smazzata è quasi finita.</translation>
    </message>
    <message>
        <source>Change your shirt</source>
        <translation>Cambiare camicia</translation>
    </message>
    <message>
        <source>Nobody has had a turn yet, and each of the others has just one.</source>
        <translation>Nessuno ha ancora giocato, e gli altri hanno un turno solo.</translation>
    </message>
    <message>
        <source>Everybody else has one more turn, in order, and may exchange none, one, two or all three cards. Nothing done now counts as another knock.</source>
        <translation>Tutti gli altri giocano ancora una volta, a turno: si può stare, oppure cambiare una, due o tre carte. In quest’ultimo giro nemmeno il cambio camicia è una bussata.</translation>
    </message>
    <message>
        <source>Then all hands are shown. They are shown too if nobody has knocked after 50 laps.</source>
        <translation>Poi si scoprono le carte. Si scoprono anche se dopo 50 giri non ha bussato nessuno.</translation>
    </message>
    <message>
        <source>Knock early, and the others are not ready; knock late, and their hands are good too. You need not be the best, only not the last.</source>
        <translation>Chi bussa presto coglie gli altri impreparati; più tardi anche le loro carte sono buone. Non serve la mano migliore: basta non avere la più bassa.</translation>
    </message>
    <message>
        <source>Nives is happy: she keeps her three cards.</source>
        <translation>Nives è contenta: si tiene le sue tre carte.</translation>
    </message>
    <message>
        <source>The hands are shown: 25, 20, and 17 pays.</source>
        <translation>Si scoprono le mani: 25, 20, e 17 paga.</translation>
    </message>
    <message>
        <source>At this table whoever knocks with a petrangola turns it up at once.</source>
        <translation>A questo tavolo chi bussa con una petrangola la scopre subito.</translation>
    </message>
</context>
<context>
    <name>ChapterOfWords</name>
    <message>
        <source>Words</source>
        <translation>Parole</translation>
    </message>
</context>
<context>
    <name>ChapterRanking</name>
    <message>
        <source>Who has the best hand</source>
        <translation>Chi ha la mano più alta</translation>
    </message>
    <message>
        <source>Petrangolone</source>
        <translation>Petrangolone</translation>
    </message>
    <message>
        <source>Three aces. It beats everything and wins you a token.</source>
        <translation>Tre assi: batte tutto e fa guadagnare una marca.</translation>
    </message>
    <message>
        <source>Sequence</source>
        <translation>Scala</translation>
    </message>
    <message>
        <source>Three of a kind</source>
        <translation>Tris</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punti</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>Esempi</translation>
    </message>
    <message>
        <source>Two sequences: the jack is the higher top card. The 7 comes right below it.</source>
        <translation>Due scale: il fante è la carta più alta. Il 7 gli sta subito sotto.</translation>
    </message>
    <message>
        <source>Even the lowest sequence beats three of a kind. Only three aces stand above it.</source>
        <translation>Anche la scala più bassa batte il tris. Sopra ci sono solo i tre assi.</translation>
    </message>
    <message>
        <source>13 in swords beats the 11 of the lone ace.</source>
        <translation>13 a spade battono l’11 dell’asso da solo.</translation>
    </message>
    <message>
        <source>31 in coins, the highest total, but no sequence: the horse is missing. Every three of a kind beats it.</source>
        <translation>31 a denari, il punteggio più alto, ma non è scala: manca il cavallo. Qualunque tris lo batte.</translation>
    </message>
    <message>
        <source>Of two hands with three of a kind the lower rank wins.</source>
        <translation>Fra due tris vince il più basso.</translation>
    </message>
    <message>
        <source>At this table any three of a kind beats even the highest sequence.</source>
        <translation>A questo tavolo qualsiasi tris batte anche la scala più alta.</translation>
    </message>
    <message>
        <source>Of two hands with three of a kind the higher rank wins at this table.</source>
        <translation>Fra due tris, a questo tavolo vince il più alto.</translation>
    </message>
    <message>
        <source>3, 2 and ace of one suit: at this table that is the lowest sequence, and beats 31.</source>
        <translation>3, 2 e asso dello stesso seme: a questo tavolo è la scala più bassa, e batte 31.</translation>
    </message>
    <message>
        <source>Three in a row of one suit. Of two sequences the one with the higher top card wins: ace, king, horse is the best, 4, 3, 2 the lowest.</source>
        <translation>Tre in fila dello stesso seme. Fra due scale vince quella con la carta più alta: asso-re-cavallo è la migliore, 4-3-2 la più bassa.</translation>
    </message>
    <message>
        <source>Three of one rank. After the aces the lower rank wins: three 2s are best, three kings last.</source>
        <translation>Tre carte dello stesso valore. Dopo quello d’assi vince il tris più basso: primo quello di 2, ultimo quello di re.</translation>
    </message>
    <message>
        <source>The highest sum in one suit: here 17 in swords.</source>
        <translation>La somma più alta in un seme solo: qui 17 a spade.</translation>
    </message>
    <message>
        <source>Three different suits, 10 points each: a tie.</source>
        <translation>Tre semi diversi, 10 punti a testa: pari.</translation>
    </message>
    <message>
        <source>Sequences and three of a kind are called petrangole. Equal hands tie: suits do not count.</source>
        <translation>Scale e tris si chiamano petrangole. Due mani uguali sono pari: il seme non conta.</translation>
    </message>
    <message>
        <source>Three in a row of one suit. Of two sequences the one with the higher top card wins: ace, king, horse is the best, 3, 2, ace the lowest.</source>
        <translation>Tre in fila dello stesso seme. Fra due scale vince quella con la carta più alta: asso-re-cavallo è la migliore, 3-2-asso la più bassa.</translation>
    </message>
    <message>
        <source>Three of one rank. After the aces the higher rank wins: three kings are best, three 2s last.</source>
        <translation>Tre carte dello stesso valore. Dopo quello d’assi vince il tris più alto: primo quello di re, ultimo quello di 2.</translation>
    </message>
</context>
<context>
    <name>ChapterShort</name>
    <message>
        <source>In short</source>
        <translation>In breve</translation>
    </message>
    <message>
        <source>Three cards in your hand, three face up on the table: the monte. In turn, everybody exchanges cards with the monte to make a better hand.</source>
        <translation>Tre carte in mano, tre scoperte in tavola: il monte. A turno ognuno cambia carte con il monte per migliorare la sua mano.</translation>
    </message>
    <message>
        <source>Make your hand better</source>
        <translation>Migliora la mano</translation>
    </message>
    <message>
        <source>Give one or two cards and take as many from the monte. You want many points in one suit, three cards in a row, or three alike.</source>
        <translation>Lascia una o due carte e prendine altrettante dal monte. Cerca tanti punti in un seme, tre carte in fila o tre uguali.</translation>
    </message>
    <message>
        <source>Show your cards</source>
        <translation>Si scoprono le carte</translation>
    </message>
    <message>
        <source>Stay in the game</source>
        <translation>Resta in gioco</translation>
    </message>
    <message>
        <source>For example</source>
        <translation>Per esempio</translation>
    </message>
    <message>
        <source>This hand is worth 21 in coins: 11 for the ace and 10 for the jack. The 5 of batons does not count.</source>
        <translation>Questa mano vale 21 a denari: 11 l’asso e 10 il fante. Il 5 di bastoni non conta.</translation>
    </message>
    <message>
        <source>Better still</source>
        <translation>Meglio ancora</translation>
    </message>
    <message>
        <source>Three in a row of one suit: a sequence. It beats any number of points.</source>
        <translation>Tre in fila dello stesso seme: una scala. Batte qualsiasi punteggio.</translation>
    </message>
    <message>
        <source>You cannot pass. If you do not want to exchange, you have to knock.</source>
        <translation>Non si può passare. Chi non vuole cambiare deve bussare.</translation>
    </message>
    <message>
        <source>Knock when you are happy with it</source>
        <translation>Bussa quando ti va bene così</translation>
    </message>
    <message>
        <source>If you like your three cards, knock: you keep them. The others have one more turn each.</source>
        <translation>Se le tue tre carte ti piacciono, bussa: le tieni. Gli altri hanno ancora un turno a testa.</translation>
    </message>
    <message>
        <source>All hands are turned up. The lowest one costs its owner a token. Tokens are your lives: you usually start with three.</source>
        <translation>Tutti mostrano la mano. Chi ha la più bassa perde una marca. Le marche sono le tue vite: di solito si comincia con tre.</translation>
    </message>
    <message>
        <source>With no tokens you are out, or you pay your stake again: the play money that everybody puts into the pot. The last one in takes the pot.</source>
        <translation>Senza marche sei fuori, oppure rimetti la posta: i soldi finti che ognuno mette nel piatto. L’ultimo che resta prende il piatto.</translation>
    </message>
    <message>
        <source>With no tokens you are out for good. The last one in takes the pot, with everybody’s play money.</source>
        <translation>Senza marche sei fuori per sempre. L’ultimo che resta prende il piatto, con i soldi finti di tutti.</translation>
    </message>
</context>
<context>
    <name>ChapterTokens</name>
    <message>
        <source>Tokens</source>
        <translation>Le marche</translation>
    </message>
    <message>
        <source>The worst hand pays</source>
        <translation>Paga la mano più bassa</translation>
    </message>
    <message>
        <source>A petrangolone wins its owner a token, even beyond the number at the start. It never loses one.</source>
        <translation>Il petrangolone fa guadagnare una marca, anche oltre quelle dell’inizio. E non ne perde mai.</translation>
    </message>
    <message>
        <source>Out, and back again</source>
        <translation>Fuori, e di nuovo dentro</translation>
    </message>
    <message>
        <source>Whoever loses the last token may pay a new stake at once and come back, usually once a match, with as many tokens as the poorest player still in.</source>
        <translation>Chi perde l’ultima marca può rimettere subito la posta e rientrare, di solito una volta a partita. Riparte con tante marche quante ne ha il più povero ancora in gioco.</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>La fine</translation>
    </message>
    <message>
        <source>Three sevens</source>
        <translation>Tris di sette</translation>
    </message>
    <message>
        <source>31 in batons</source>
        <translation>31 a bastoni</translation>
    </message>
    <message>
        <source>16 in swords</source>
        <translation>16 a spade</translation>
    </message>
    <message>
        <source>pays a token</source>
        <translation>paga una marca</translation>
    </message>
    <message>
        <source>Out is out</source>
        <translation>Chi è fuori è fuori</translation>
    </message>
    <message numerus="yes">
        <source>Whoever loses the last token may pay a new stake at once and come back, at this table up to %n times a match, with as many tokens as the poorest player still in.</source>
        <translation>
            <numerusform>Chi perde l’ultima marca può rimettere subito la posta e rientrare, a questo tavolo una volta per partita. Riparte con tante marche quante ne ha il più povero ancora in gioco.</numerusform>
            <numerusform>Chi perde l’ultima marca può rimettere subito la posta e rientrare, a questo tavolo fino a %n volte per partita. Riparte con tante marche quante ne ha il più povero ancora in gioco.</numerusform>
        </translation>
    </message>
    <message>
        <source>Tokens are lives. Everybody pays the stake into the pot and starts with three tokens, or as many as the table has agreed.</source>
        <translation>Le marche sono vite. Ognuno mette la posta nel piatto e comincia con tre marche, o quante ha deciso il tavolo.</translation>
    </message>
    <message>
        <source>After every deal the worst hand loses one token. If several tie for worst, each of them loses one.</source>
        <translation>A ogni smazzata chi ha la mano più bassa perde una marca. Se gli ultimi sono pari, ne perdono una a testa.</translation>
    </message>
    <message>
        <source>Three aces earn one</source>
        <translation>I tre assi fanno guadagnare</translation>
    </message>
    <message>
        <source>You can do this only right after that deal: whoever has been out for longer stays out. You can even do it when just one player is left: the match is not over until everybody has declined. If two come back together, both get the same.</source>
        <translation>Si può solo subito dopo la smazzata: chi è fuori da prima resta fuori. Si può anche quando rimane uno solo: la partita non è finita finché qualcuno può ancora rientrare. Se si rientra in due, si riparte con le stesse marche.</translation>
    </message>
    <message>
        <source>The last one in wins the match and takes the pot.</source>
        <translation>L’ultimo rimasto vince la partita e prende il piatto.</translation>
    </message>
    <message>
        <source>If all who are left lose their last token together, the dealer of that deal takes the pot, and nobody can come back.</source>
        <translation>Se tutti quelli rimasti perdono insieme l’ultima marca, il piatto va al mazziere di quella smazzata, e nessuno rientra.</translation>
    </message>
    <message>
        <source>The stakes are play money: nothing can be won here but the match.</source>
        <translation>I soldi sono finti: qui si vince soltanto la partita.</translation>
    </message>
    <message numerus="yes">
        <source>Tokens are lives. At this table everybody pays the stake into the pot and starts with %n of them.</source>
        <translation>
            <numerusform>Le marche sono vite. A questo tavolo ognuno mette la posta nel piatto e comincia con una sola.</numerusform>
            <numerusform>Le marche sono vite. A questo tavolo ognuno mette la posta nel piatto e comincia con %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Jack-high sequence</source>
        <translation>Scala al fante</translation>
    </message>
    <message>
        <source>Whoever loses the last token watches until the end: at this table nobody comes back.</source>
        <translation>Chi perde l’ultima marca sta a guardare fino alla fine: a questo tavolo non si rientra.</translation>
    </message>
</context>
<context>
    <name>ChapterTurn</name>
    <message>
        <source>Your turn</source>
        <translation>Il tuo turno</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>Cambi</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Invio</translation>
    </message>
    <message>
        <source>Give one or two cards and take as many from the monte. Everybody sees what you leave and what you take.</source>
        <translation>Lasci una o due carte e ne prendi altrettante dal monte. Tutti vedono cosa lasci e cosa prendi.</translation>
    </message>
    <message>
        <source>Knock</source>
        <translation>Bussi</translation>
    </message>
    <message>
        <source>Keep your three cards. Everyone else plays once more, then the hands are shown.</source>
        <translation>Tieni le tue tre carte. Gli altri giocano ancora una volta, poi si scoprono le mani.</translation>
    </message>
    <message>
        <source>Take the whole monte and leave your three cards. This counts as a knock.</source>
        <translation>Prendi tutto il monte e lasci le tue tre carte. Conta come una bussata.</translation>
    </message>
    <message>
        <source>How it is done here</source>
        <translation>Come si fa qui</translation>
    </message>
    <message>
        <source>The 5 of batons goes, the 7 of coins comes: 21 becomes 28.</source>
        <translation>Via il 5 di bastoni, arriva il 7 di denari: da 21 a 28.</translation>
    </message>
    <message>
        <source>When it is your turn you must do one of three things. You cannot pass: if you are happy with your cards, you knock.</source>
        <translation>Quando tocca a te, devi fare una di queste tre cose. Non si può passare: se le tue carte ti vanno bene, bussi.</translation>
    </message>
    <message>
        <source>Change your shirt</source>
        <translation>Cambi camicia</translation>
    </message>
    <message>
        <source>Choose cards of your hand and as many of the monte, by click, touch or key. The red button shows what hand you will have. Esc clears your selection.</source>
        <translation>Scegli carte della tua mano e altrettante del monte, con un clic, con il dito o con i tasti. Il pulsante rosso dice che mano fai. Esc annulla la scelta.</translation>
    </message>
    <message>
        <source>The cards you give stay in the monte, face up, and the player at your right may take them. Watch what you leave.</source>
        <translation>Le carte che lasci restano scoperte nel monte, e chi ti sta a destra le può prendere. Occhio a cosa lasci.</translation>
    </message>
</context>
<context>
    <name>ChapterWords</name>
    <message>
        <source>batons</source>
        <translation>bastoni</translation>
    </message>
    <message>
        <source>one of the four suits, with coins, cups and swords.</source>
        <translation>uno dei quattro semi, con denari, coppe e spade.</translation>
    </message>
    <message>
        <source>coins</source>
        <translation>denari</translation>
    </message>
    <message>
        <source>cups</source>
        <translation>coppe</translation>
    </message>
    <message>
        <source>the suit of the goblets.</source>
        <translation>il seme dei calici.</translation>
    </message>
    <message>
        <source>cut</source>
        <translation>taglio</translation>
    </message>
    <message>
        <source>lifting part of the pack before the deal, to keep the dealer honest.</source>
        <translation>alzare una parte del mazzo prima di dare le carte, perché il mazziere resti onesto.</translation>
    </message>
    <message>
        <source>deal</source>
        <translation>smazzata</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>mazziere</translation>
    </message>
    <message>
        <source>horse</source>
        <translation>cavallo</translation>
    </message>
    <message>
        <source>the card between jack and king.</source>
        <translation>la carta fra il fante e il re.</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>fante</translation>
    </message>
    <message>
        <source>the lowest court card, right above the 7.</source>
        <translation>la figura più bassa, subito sopra il 7.</translation>
    </message>
    <message>
        <source>king</source>
        <translation>re</translation>
    </message>
    <message>
        <source>the highest court card, below the ace.</source>
        <translation>la figura più alta, sotto l’asso.</translation>
    </message>
    <message>
        <source>knock</source>
        <translation>bussata</translation>
    </message>
    <message>
        <source>lap</source>
        <translation>giro</translation>
    </message>
    <message>
        <source>one turn for everybody.</source>
        <translation>un turno a testa.</translation>
    </message>
    <message>
        <source>match</source>
        <translation>partita</translation>
    </message>
    <message>
        <source>monte</source>
        <translation>monte</translation>
    </message>
    <message>
        <source>the three cards face up in the middle.</source>
        <translation>le tre carte scoperte in mezzo.</translation>
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
        <translation>tre assi.</translation>
    </message>
    <message>
        <source>re-entry</source>
        <translation>rientro</translation>
    </message>
    <message>
        <source>sequence</source>
        <translation>scala</translation>
    </message>
    <message>
        <source>three cards in a row of one suit.</source>
        <translation>tre carte in fila dello stesso seme.</translation>
    </message>
    <message>
        <source>shirt change</source>
        <translation>cambio camicia</translation>
    </message>
    <message>
        <source>stake</source>
        <translation>posta</translation>
    </message>
    <message>
        <source>stay</source>
        <translation>stare</translation>
    </message>
    <message>
        <source>exchanging nothing in the last lap.</source>
        <translation>non cambiare niente nell’ultimo giro.</translation>
    </message>
    <message>
        <source>stock</source>
        <translation>mazzo</translation>
    </message>
    <message>
        <source>swords</source>
        <translation>spade</translation>
    </message>
    <message>
        <source>the suit of the blades.</source>
        <translation>il seme delle lame.</translation>
    </message>
    <message>
        <source>three of a kind</source>
        <translation>tris</translation>
    </message>
    <message>
        <source>three cards of one rank.</source>
        <translation>tre carte dello stesso valore.</translation>
    </message>
    <message>
        <source>token</source>
        <translation>marca</translation>
    </message>
    <message>
        <source>the suit of the golden suns. Whoever is dealt its ace deals first.</source>
        <translation>il seme dei soli d’oro. Chi riceve il suo asso è il primo mazziere.</translation>
    </message>
    <message>
        <source>everything from the shuffle to the showdown.</source>
        <translation>da quando si mescola a quando si scoprono le carte.</translation>
    </message>
    <message>
        <source>the player who shuffles and deals, and is first to look at three cards.</source>
        <translation>chi mescola e dà le carte, e ne guarda tre prima di tutti.</translation>
    </message>
    <message>
        <source>keeping all three cards, or changing all three: everybody else has one more turn. You say: “Busso!”</source>
        <translation>tenere tutte e tre le carte, o cambiarle tutte e tre: gli altri hanno ancora un turno. Si dice: «Busso!»</translation>
    </message>
    <message>
        <source>a series of deals, until one player is left.</source>
        <translation>tante smazzate, finché resta un giocatore solo.</translation>
    </message>
    <message>
        <source>three of a kind or a sequence; the game is named after it.</source>
        <translation>un tris o una scala; da qui il nome del gioco.</translation>
    </message>
    <message>
        <source>pot</source>
        <translation>piatto</translation>
    </message>
    <message>
        <source>all the stakes together.</source>
        <translation>tutte le poste messe insieme.</translation>
    </message>
    <message>
        <source>paying the stake again after losing your last token.</source>
        <translation>rimettere la posta dopo aver perso l’ultima marca.</translation>
    </message>
    <message>
        <source>exchanging all three cards at once, which counts as a knock.</source>
        <translation>cambiare tutte e tre le carte in una volta: vale come bussata.</translation>
    </message>
    <message>
        <source>what each player pays to play.</source>
        <translation>quanto paga ognuno per giocare.</translation>
    </message>
    <message>
        <source>the cards face down that have not been dealt.</source>
        <translation>le carte coperte, non ancora date.</translation>
    </message>
    <message>
        <source>a counter worth one life: with none left you are out.</source>
        <translation>il gettone che vale una vita: chi resta senza è fuori.</translation>
    </message>
</context>
<context>
    <name>Choice</name>
    <message>
        <source>not possible now</source>
        <translation>adesso non si può</translation>
    </message>
</context>
<context>
    <name>ClosedPacket</name>
    <message>
        <source>The closed packet</source>
        <translation>Il mazzetto coperto</translation>
    </message>
    <message>
        <source>The closed packet (%1). You know of it: %2.</source>
        <comment>%1 is &apos;face down: yours&apos;, %2 are cards</comment>
        <translation>Il mazzetto coperto (%1). Ne conosci: %2.</translation>
    </message>
    <message>
        <source>The closed packet comes here once the cards are dealt.</source>
        <translation>Qui va il mazzetto coperto, appena date le carte.</translation>
    </message>
    <message>
        <source>The closed packet (%1). In your turn you may take it unseen, for your whole hand.</source>
        <comment>%1 is &apos;face down: Bruno&apos;s&apos;</comment>
        <translation>Il mazzetto coperto (%1). Nel tuo turno puoi prenderlo al buio, per tutta la tua mano.</translation>
    </message>
    <message>
        <source>You know none of the cards that lie face down.</source>
        <translation>Di quelle al buio non ne conosci nessuna.</translation>
    </message>
</context>
<context>
    <name>CoachSlip</name>
    <message>
        <source>Teresa, who explains the game</source>
        <translation>Teresa, che spiega il gioco</translation>
    </message>
    <message>
        <source>A whole deal</source>
        <translation>Una smazzata intera</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Prossima lezione</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Invio</translation>
    </message>
    <message>
        <source>Go on</source>
        <comment>after what the coach said</comment>
        <translation>Avanti</translation>
    </message>
    <message>
        <source>Skip this lesson</source>
        <translation>Salta la lezione</translation>
    </message>
    <message>
        <source>Skip the guide</source>
        <translation>Salta la guida</translation>
    </message>
    <message>
        <source>The next one begins</source>
        <translation>Comincia la prossima</translation>
    </message>
    <message>
        <source>The match goes on without explanations</source>
        <translation>La partita continua senza spiegazioni</translation>
    </message>
    <message>
        <source>Try again</source>
        <comment>try the move again</comment>
        <translation>Riprova</translation>
    </message>
    <message>
        <source>Play a match</source>
        <translation>Gioca una partita</translation>
    </message>
    <message>
        <source>Repeat the lesson</source>
        <comment>the whole lesson</comment>
        <translation>Ripeti la lezione</translation>
    </message>
    <message>
        <source>Stay at this table</source>
        <translation>Resta a questo tavolo</translation>
    </message>
    <message>
        <source>Show me</source>
        <comment>what to do</comment>
        <translation>Fammi vedere</translation>
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
        <translation>No, torno indietro</translation>
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
        <translation>copiato</translation>
    </message>
    <message>
        <source>Copy the code</source>
        <translation>Copia il codice</translation>
    </message>
</context>
<context>
    <name>CountedWords</name>
    <message numerus="yes">
        <source>%n token(s)</source>
        <translation>
            <numerusform>%n marca</numerusform>
            <numerusform>%n marche</numerusform>
        </translation>
    </message>
    <message>
        <source>on the county</source>
        <comment>with no penny left, and one life</comment>
        <translation>all’ultima spiaggia</translation>
    </message>
    <message numerus="yes">
        <source>%n penny(s)</source>
        <comment>lives</comment>
        <translation>
            <numerusform>%n monetina</numerusform>
            <numerusform>%n monetine</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>−%n life(s)</source>
        <translation>
            <numerusform>−%n vita</numerusform>
            <numerusform>−%n vite</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+%n life(s)</source>
        <translation>
            <numerusform>+%n vita</numerusform>
            <numerusform>+%n vite</numerusform>
        </translation>
    </message>
    <message>
        <source>−1 token</source>
        <translation>−1 marca</translation>
    </message>
    <message>
        <source>+1 token</source>
        <translation>+1 marca</translation>
    </message>
    <message numerus="yes">
        <source>loses %n life(s)</source>
        <comment>a seat</comment>
        <translation>
            <numerusform>perde %n vita</numerusform>
            <numerusform>perde %n vite</numerusform>
        </translation>
    </message>
    <message>
        <source>pays a token</source>
        <translation>paga una marca</translation>
    </message>
    <message>
        <source>gets a token</source>
        <translation>guadagna una marca</translation>
    </message>
    <message>
        <source>You lose a token</source>
        <translation>Perdi una marca</translation>
    </message>
    <message>
        <source>%1 loses a token</source>
        <translation>%1 perde una marca</translation>
    </message>
    <message>
        <source>You lose two lives</source>
        <translation>Perdi due vite</translation>
    </message>
    <message>
        <source>%1 loses two lives</source>
        <translation>%1 perde due vite</translation>
    </message>
    <message>
        <source>You lose a life</source>
        <translation>Perdi una vita</translation>
    </message>
    <message>
        <source>%1 loses a life</source>
        <translation>%1 perde una vita</translation>
    </message>
    <message>
        <source>You gain a token</source>
        <translation>Guadagni una marca</translation>
    </message>
    <message>
        <source>%1 gains a token</source>
        <translation>%1 guadagna una marca</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2, %n left</source>
        <comment>%1 is a line such as &apos;Bruno loses a token&apos;; %2 his hand&apos;s worth; %n tokens</comment>
        <translation>
            <numerusform>%1: %2, ne resta %n</numerusform>
            <numerusform>%1: %2, ne restano %n</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2; out of the match</source>
        <comment>%1 is a line such as &apos;Bruno loses a life&apos;; %2 his hand&apos;s worth</comment>
        <translation>%1: %2; fuori dalla partita</translation>
    </message>
    <message>
        <source>%1: %2; %3</source>
        <comment>%1 is a line such as &apos;Bruno loses a life&apos;; %2 his hand&apos;s worth; %3 &apos;2 pennies&apos;</comment>
        <translation>%1: %2; %3</translation>
    </message>
    <message>
        <source>A life each: %1</source>
        <translation>Una vita a testa: %1</translation>
    </message>
    <message>
        <source>A token each: %1</source>
        <translation>Una marca a testa: %1</translation>
    </message>
    <message>
        <source>The last life is gone, for %1.</source>
        <comment>a list of names</comment>
        <translation>L’ultima vita se n’è andata, per %1.</translation>
    </message>
    <message>
        <source>The last token is gone, for %1.</source>
        <comment>a list of names</comment>
        <translation>Se ne va l’ultima marca, per %1.</translation>
    </message>
    <message numerus="yes">
        <source>Your last life is gone; %n are still in.</source>
        <translation>
            <numerusform>La tua ultima vita se n’è andata; ne resta in gioco ancora %n.</numerusform>
            <numerusform>La tua ultima vita se n’è andata; restano in gioco in %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your last token is gone; %n are still in.</source>
        <translation>
            <numerusform>La tua ultima marca se n’è andata; in gioco resta %n.</numerusform>
            <numerusform>La tua ultima marca se n’è andata; in gioco restano in %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your last life is gone, and the match with it.</source>
        <translation>La tua ultima vita se n’è andata, e con lei la partita.</translation>
    </message>
    <message>
        <source>Your last token is gone, and the match with it.</source>
        <translation>La tua ultima marca se n’è andata, e con lei la partita.</translation>
    </message>
    <message>
        <source>%1 has lost the last life and leaves the table.</source>
        <translation>%1 ha perso l’ultima vita e lascia il tavolo.</translation>
    </message>
    <message>
        <source>%1 has lost the last token and leaves the table.</source>
        <translation>%1 ha perso l’ultima marca e si alza dal tavolo.</translation>
    </message>
    <message>
        <source>The last life!</source>
        <translation>L’ultima vita!</translation>
    </message>
    <message>
        <source>Everybody’s last life!</source>
        <translation>L’ultima vita per tutti!</translation>
    </message>
    <message>
        <source>The last token!</source>
        <translation>L’ultima marca!</translation>
    </message>
    <message>
        <source>Everybody’s last token!</source>
        <translation>Ultima marca per tutti!</translation>
    </message>
    <message>
        <source>One each: whoever loses this deal has none left.</source>
        <translation>Una a testa: chi perde questa smazzata resta senza.</translation>
    </message>
    <message>
        <source>One each: whoever loses this deal loses the match.</source>
        <translation>Una a testa: chi perde questa smazzata perde la partita.</translation>
    </message>
    <message>
        <source>One each: whoever loses this deal is out.</source>
        <translation>Una a testa: chi perde questa smazzata è fuori.</translation>
    </message>
    <message>
        <source>You are out, in %1 of %2: your last life went in deal %3.</source>
        <comment>%1 is &apos;third place&apos;</comment>
        <translation>Sei fuori, al %1 su %2: hai perso l’ultima vita nella smazzata %3.</translation>
    </message>
    <message>
        <source>You are out, in %1 of %2: your last token went in deal %3.</source>
        <comment>%1 is &apos;third place&apos;</comment>
        <translation>Sei fuori, al %1 su %2: l’ultima marca se n’è andata nella smazzata %3.</translation>
    </message>
    <message>
        <source>under 1</source>
        <comment>lives, in a hundred deals</comment>
        <translation>meno di 1</translation>
    </message>
    <message>
        <source>under 1%</source>
        <translation>meno dell’1%</translation>
    </message>
    <message>
        <source>over 99%</source>
        <translation>più del 99%</translation>
    </message>
    <message>
        <source>%1%</source>
        <comment>a percentage</comment>
        <translation>%1%</translation>
    </message>
    <message>
        <source>you lose less than one life in 100 deals</source>
        <translation>perdi meno di una vita ogni 100 smazzate</translation>
    </message>
    <message numerus="yes">
        <source>you lose %n life(s) in 100 deals</source>
        <translation>
            <numerusform>perdi %n vita ogni 100 smazzate</numerusform>
            <numerusform>perdi %n vite ogni 100 smazzate</numerusform>
        </translation>
    </message>
    <message>
        <source>you lose a token less than once in 100</source>
        <translation>perdi una marca meno di una volta su 100</translation>
    </message>
    <message numerus="yes">
        <source>you lose a token %n time(s) in 100</source>
        <translation>
            <numerusform>perdi una marca %n volta su 100</numerusform>
            <numerusform>perdi una marca %n volte su 100</numerusform>
        </translation>
    </message>
    <message>
        <source>Lives lost in 100 deals</source>
        <translation>Vite perse ogni 100 smazzate</translation>
    </message>
    <message>
        <source>Risk of losing a token</source>
        <translation>Rischio di pagare</translation>
    </message>
    <message>
        <source>%1: lives lost in 100 deals</source>
        <comment>%1 is a name; numbers follow</comment>
        <translation>%1: vite perse ogni 100 smazzate</translation>
    </message>
    <message>
        <source>%1: risk of losing a token</source>
        <comment>%1 is a name; percentages follow</comment>
        <translation>%1: rischio di perdere una marca</translation>
    </message>
    <message>
        <source>For every move, how many lives it costs you</source>
        <translation>Per ogni mossa, quante vite ti costa</translation>
    </message>
    <message>
        <source>For every move, your chance of losing a token</source>
        <translation>Per ogni mossa, quanto rischi di perdere una marca</translation>
    </message>
    <message>
        <source>For each move, how many lives it costs is shown here.</source>
        <translation>Qui si vede, mossa per mossa, quante vite costa.</translation>
    </message>
    <message>
        <source>For each move, the chance of losing a token with it is shown here.</source>
        <translation>Qui, per ogni mossa, si legge quanto era probabile perdere una marca.</translation>
    </message>
    <message numerus="yes">
        <source>Better: %1. Your move cost %n life(s) more in 100 deals.</source>
        <comment>%1 is a move</comment>
        <translation>
            <numerusform>Meglio: %1. La tua mossa costa %n vita in più ogni 100 smazzate.</numerusform>
            <numerusform>Meglio: %1. La tua mossa costa %n vite in più ogni 100 smazzate.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Better: %1. Your risk was %n percentage point(s) higher.</source>
        <comment>%1 is a move; chances to lose a token</comment>
        <translation>
            <numerusform>Meglio: %1. Con la tua mossa il rischio era più alto di %n punto percentuale.</numerusform>
            <numerusform>Meglio: %1. Con la tua mossa il rischio era più alto di %n punti percentuali.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2, lives lost in 100 deals: %3. %4: %5, %6.</source>
        <comment>%1 name, %2 move, %3 number; %4 &apos;Better&apos; or &apos;Next best&apos;, %5 move, %6 number</comment>
        <translation>%1: %2, vite perse ogni 100 smazzate: %3. %4: %5, %6.</translation>
    </message>
    <message>
        <source>%1: %2, risk of losing a token %3. %4: %5, %6.</source>
        <comment>%1 name, %2 move, %3 percentage; %4 &apos;Better&apos; or &apos;Next best&apos;, %5 move, %6 percentage</comment>
        <translation>%1: %2, rischio di perdere una marca %3. %4: %5, %6.</translation>
    </message>
    <message>
        <source>Lives, deal by deal</source>
        <translation>Le vite, smazzata per smazzata</translation>
    </message>
    <message>
        <source>Tokens, deal by deal</source>
        <translation>Le marche, smazzata per smazzata</translation>
    </message>
    <message>
        <source>Lives lost</source>
        <translation>Vite perse</translation>
    </message>
    <message>
        <source>Tokens lost</source>
        <translation>Marche perse</translation>
    </message>
    <message>
        <source>Lives lost per deal</source>
        <translation>Vite perse a smazzata</translation>
    </message>
    <message>
        <source>Tokens lost per deal</source>
        <translation>Marche perse a smazzata</translation>
    </message>
    <message numerus="yes">
        <source>Lives lost per deal, over the last %n match(es)</source>
        <translation>
            <numerusform>Vite perse a smazzata, nell’ultima partita</numerusform>
            <numerusform>Vite perse a smazzata, nelle ultime %n partite</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tokens lost per deal, over the last %n match(es)</source>
        <translation>
            <numerusform>Marche perse a smazzata, nell’ultima partita</numerusform>
            <numerusform>Marche perse a smazzata, nelle ultime %n partite</numerusform>
        </translation>
    </message>
    <message>
        <source>Match %1, %2: %3 lives per deal</source>
        <translation>Partita %1, %2: %3 vite a smazzata</translation>
    </message>
    <message>
        <source>Match %1, %2: %3 tokens per deal</source>
        <translation>Partita %1, %2: %3 marche a smazzata</translation>
    </message>
    <message>
        <source>Tokens gained</source>
        <translation>Marche guadagnate</translation>
    </message>
    <message>
        <source>Both on the county: whoever loses this deal loses the match.</source>
        <translation>Tutti e due all’ultima spiaggia: chi perde questa smazzata perde la partita.</translation>
    </message>
    <message>
        <source>All on the county: whoever loses this deal is out.</source>
        <translation>Tutti all’ultima spiaggia: chi perde questa smazzata è fuori.</translation>
    </message>
    <message numerus="yes">
        <source>costliest mistake: +%n life(s) in 100 deals</source>
        <translation>
            <numerusform>errore più caro: +%n vita ogni 100 smazzate</numerusform>
            <numerusform>errore più caro: +%n vite ogni 100 smazzate</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+%n life(s) in 100 deals</source>
        <comment>by which a move cost more</comment>
        <translation>
            <numerusform>+%n vita ogni 100 smazzate</numerusform>
            <numerusform>+%n vite ogni 100 smazzate</numerusform>
        </translation>
    </message>
    <message>
        <source>free ride</source>
        <comment>with all corners of the bill folded, and one life</comment>
        <translation>giro gratis</translation>
    </message>
    <message>
        <source>All four corners are folded: you play on for nothing, on the free ride.</source>
        <translation>Hai tutti e quattro gli angoli piegati: giochi ancora, con il giro gratis.</translation>
    </message>
    <message>
        <source>All four corners are folded: %1 plays on for nothing, on the free ride.</source>
        <translation>%1 ha tutti e quattro gli angoli piegati: gioca ancora, con il giro gratis.</translation>
    </message>
    <message numerus="yes">
        <source>Your bill has %n corner(s) left.</source>
        <translation>
            <numerusform>Alla tua banconota resta %n angolo.</numerusform>
            <numerusform>Alla tua banconota restano %n angoli.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1’s bill has %n corner(s) left.</source>
        <translation>
            <numerusform>Alla banconota di %1 resta %n angolo.</numerusform>
            <numerusform>Alla banconota di %1 restano %n angoli.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have no penny left and play on, on the county.</source>
        <translation>Non ti restano monetine: giochi ancora, all’ultima spiaggia.</translation>
    </message>
    <message>
        <source>%1 has no penny left and plays on, on the county.</source>
        <translation>%1 non ha più monetine e gioca ancora, all’ultima spiaggia.</translation>
    </message>
    <message numerus="yes">
        <source>You have %n penny(s) left.</source>
        <translation>
            <numerusform>Ti resta %n monetina.</numerusform>
            <numerusform>Ti restano %n monetine.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n penny(s) left.</source>
        <translation>
            <numerusform>A %1 resta %n monetina.</numerusform>
            <numerusform>A %1 restano %n monetine.</numerusform>
        </translation>
    </message>
    <message>
        <source>Both on the free ride: whoever loses this deal loses the match.</source>
        <translation>Giro gratis per tutti e due: chi perde questa smazzata perde la partita.</translation>
    </message>
    <message>
        <source>All on the free ride: whoever loses this deal is out.</source>
        <translation>Giro gratis per tutti: chi perde questa smazzata è fuori.</translation>
    </message>
    <message numerus="yes">
        <source>%n corner(s) left</source>
        <comment>of a bill, that are not folded</comment>
        <translation>
            <numerusform>ancora %n angolo</numerusform>
            <numerusform>ancora %n angoli</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <comment>that a seat has</comment>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n punti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+%n point(s)</source>
        <translation>
            <numerusform>+%n punto</numerusform>
            <numerusform>+%n punti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>scores %n point(s)</source>
        <comment>a seat</comment>
        <translation>
            <numerusform>fa %n punto</numerusform>
            <numerusform>fa %n punti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You score %n point(s)</source>
        <translation>
            <numerusform>Fai %n punto</numerusform>
            <numerusform>Fai %n punti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 scores %n point(s)</source>
        <translation>
            <numerusform>%1 fa %n punto</numerusform>
            <numerusform>%1 fa %n punti</numerusform>
        </translation>
    </message>
    <message>
        <source>Points, deal by deal</source>
        <translation>Punti, smazzata per smazzata</translation>
    </message>
    <message>
        <source>Points scored</source>
        <translation>Punti fatti</translation>
    </message>
    <message>
        <source>Points per deal</source>
        <translation>Punti a smazzata</translation>
    </message>
    <message numerus="yes">
        <source>Points per deal, over the last %n match(es)</source>
        <translation>
            <numerusform>Punti a smazzata, nell’ultima partita</numerusform>
            <numerusform>Punti a smazzata, nelle ultime %n partite</numerusform>
        </translation>
    </message>
    <message>
        <source>Match %1, %2: %3 points per deal</source>
        <translation>Partita %1, %2: %3 punti a smazzata</translation>
    </message>
    <message>
        <source>Much less</source>
        <comment>points: a move beside the best one</comment>
        <translation>Molto meno</translation>
    </message>
    <message>
        <source>A little less</source>
        <comment>points: a move beside the best one</comment>
        <translation>Un po’ meno</translation>
    </message>
    <message numerus="yes">
        <source>%n chip(s)</source>
        <comment>that a seat has</comment>
        <translation>
            <numerusform>%n fiche</numerusform>
            <numerusform>%n fiche</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>−%n chip(s)</source>
        <translation>
            <numerusform>−%n fiche</numerusform>
            <numerusform>−%n fiche</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+%n chip(s)</source>
        <translation>
            <numerusform>+%n fiche</numerusform>
            <numerusform>+%n fiche</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>adds %n chip(s)</source>
        <comment>a seat, to the pot</comment>
        <translation>
            <numerusform>aggiunge %n fiche</numerusform>
            <numerusform>aggiunge %n fiche</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>takes %n chip(s)</source>
        <comment>a seat, from the pot</comment>
        <translation>
            <numerusform>vince %n fiche</numerusform>
            <numerusform>vince %n fiche</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You add %n chip(s) to the pot</source>
        <translation>
            <numerusform>Aggiungi %n fiche al piatto</numerusform>
            <numerusform>Aggiungi %n fiche al piatto</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 adds %n chip(s) to the pot</source>
        <translation>
            <numerusform>%1 aggiunge %n fiche al piatto</numerusform>
            <numerusform>%1 aggiunge %n fiche al piatto</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You take %n chip(s)</source>
        <comment>from the pot</comment>
        <translation>
            <numerusform>Vinci %n fiche</numerusform>
            <numerusform>Vinci %n fiche</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %n chip(s)</source>
        <comment>from the pot</comment>
        <translation>
            <numerusform>%1 vince %n fiche</numerusform>
            <numerusform>%1 vince %n fiche</numerusform>
        </translation>
    </message>
    <message>
        <source>Too few chips for the next deal: %1.</source>
        <comment>a list of names</comment>
        <translation>Non hanno più fiche per la prossima posta: %1.</translation>
    </message>
    <message>
        <source>%1 has too few chips for the next deal, and leaves the table.</source>
        <translation>%1 non ha più fiche per la posta e lascia il tavolo.</translation>
    </message>
    <message numerus="yes">
        <source>You have too few chips for the next deal; %n are still in.</source>
        <translation>
            <numerusform>Non hai più fiche per la posta; in gioco resta %n.</numerusform>
            <numerusform>Non hai più fiche per la posta; in gioco restano in %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have too few chips for the next deal, and the match is over.</source>
        <translation>Non hai più fiche per la posta, e la partita è finita.</translation>
    </message>
    <message>
        <source>You are out, in %1 of %2: after deal %3 you had too few chips to go on.</source>
        <comment>%1 is &apos;third place&apos;</comment>
        <translation>Sei fuori, al %1 su %2: dopo la smazzata %3 non avevi più fiche per la posta.</translation>
    </message>
    <message>
        <source>Chips, deal by deal</source>
        <translation>Le fiche, smazzata per smazzata</translation>
    </message>
    <message>
        <source>Chips won, less those lost</source>
        <translation>Fiche vinte, meno quelle perse</translation>
    </message>
    <message>
        <source>Chips won per deal</source>
        <translation>Fiche vinte a smazzata</translation>
    </message>
    <message numerus="yes">
        <source>Chips won per deal, over the last %n match(es)</source>
        <translation>
            <numerusform>Fiche vinte a smazzata, nell’ultima partita</numerusform>
            <numerusform>Fiche vinte a smazzata, nelle ultime %n partite</numerusform>
        </translation>
    </message>
    <message>
        <source>Match %1, %2: %3 chips per deal</source>
        <translation>Partita %1, %2: %3 fiche a smazzata</translation>
    </message>
    <message numerus="yes">
        <source>you score %n point(s) in 100 deals</source>
        <translation>
            <numerusform>fai %n punto ogni 100 smazzate</numerusform>
            <numerusform>fai %n punti ogni 100 smazzate</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you add %n chip(s) to the pot in 100 deals</source>
        <translation>
            <numerusform>metti nel piatto altre %n fiche ogni 100 smazzate</numerusform>
            <numerusform>metti nel piatto altre %n fiche ogni 100 smazzate</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you take %n chip(s) from the pot in 100 deals</source>
        <translation>
            <numerusform>prendi dal piatto %n fiche ogni 100 smazzate</numerusform>
            <numerusform>prendi dal piatto %n fiche ogni 100 smazzate</numerusform>
        </translation>
    </message>
    <message>
        <source>Points in 100 deals</source>
        <translation>Punti ogni 100 smazzate</translation>
    </message>
    <message>
        <source>Chips from the pot in 100 deals</source>
        <translation>Fiche dal piatto ogni 100 smazzate</translation>
    </message>
    <message>
        <source>%1: points in 100 deals</source>
        <comment>%1 is a name; numbers follow</comment>
        <translation>%1: punti ogni 100 smazzate</translation>
    </message>
    <message>
        <source>%1: chips from the pot in 100 deals</source>
        <comment>%1 is a name; numbers follow</comment>
        <translation>%1: fiche dal piatto ogni 100 smazzate</translation>
    </message>
    <message>
        <source>For every move, how many points it brings in 100 deals</source>
        <translation>Per ogni mossa, quanti punti porta ogni 100 smazzate</translation>
    </message>
    <message>
        <source>For every move, how many chips it brings in 100 deals</source>
        <translation>Per ogni mossa, quante fiche porta ogni 100 smazzate</translation>
    </message>
    <message>
        <source>For each move, how many points it brings in 100 deals is shown here.</source>
        <translation>Qui si vede, mossa per mossa, quanti punti porta ogni 100 smazzate.</translation>
    </message>
    <message>
        <source>For each move, how many chips it brings in 100 deals is shown here.</source>
        <translation>Qui si vede, mossa per mossa, quante fiche porta ogni 100 smazzate.</translation>
    </message>
    <message numerus="yes">
        <source>costliest mistake: −%n point(s) in 100 deals</source>
        <translation>
            <numerusform>errore più caro: −%n punto ogni 100 smazzate</numerusform>
            <numerusform>errore più caro: −%n punti ogni 100 smazzate</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>−%n point(s) in 100 deals</source>
        <comment>by which a move brought less</comment>
        <translation>
            <numerusform>−%n punto ogni 100 smazzate</numerusform>
            <numerusform>−%n punti ogni 100 smazzate</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>costliest mistake: −%n chip(s) in 100 deals</source>
        <translation>
            <numerusform>errore più caro: −%n fiche ogni 100 smazzate</numerusform>
            <numerusform>errore più caro: −%n fiche ogni 100 smazzate</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>−%n chip(s) in 100 deals</source>
        <comment>by which a move brought less</comment>
        <translation>
            <numerusform>−%n fiche ogni 100 smazzate</numerusform>
            <numerusform>−%n fiche ogni 100 smazzate</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Better: %1. Your move brought %n point(s) less in 100 deals.</source>
        <comment>%1 is a move</comment>
        <translation>
            <numerusform>Meglio: %1. La tua mossa rende %n punto in meno ogni 100 smazzate.</numerusform>
            <numerusform>Meglio: %1. La tua mossa rende %n punti in meno ogni 100 smazzate.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Better: %1. Your move brought %n chip(s) less in 100 deals.</source>
        <comment>%1 is a move</comment>
        <translation>
            <numerusform>Meglio: %1. La tua mossa rende %n fiche in meno ogni 100 smazzate.</numerusform>
            <numerusform>Meglio: %1. La tua mossa rende %n fiche in meno ogni 100 smazzate.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2, points in 100 deals: %3. %4: %5, %6.</source>
        <comment>%1 name, %2 move, %3 number; %4 &apos;Better&apos; or &apos;Next best&apos;, %5 move, %6 number</comment>
        <translation>%1: %2, punti ogni 100 smazzate: %3. %4: %5, %6.</translation>
    </message>
    <message>
        <source>%1: %2, chips from the pot in 100 deals: %3. %4: %5, %6.</source>
        <comment>%1 name, %2 move, %3 number; %4 &apos;Better&apos; or &apos;Next best&apos;, %5 move, %6 number</comment>
        <translation>%1: %2, fiche dal piatto ogni 100 smazzate: %3. %4: %5, %6.</translation>
    </message>
    <message>
        <source>you lose no life</source>
        <translation>non perdi vite</translation>
    </message>
    <message>
        <source>you lose no token</source>
        <translation>non perdi marche</translation>
    </message>
    <message>
        <source>Corners of the bill, deal by deal</source>
        <translation>Angoli della banconota, smazzata per smazzata</translation>
    </message>
    <message numerus="yes">
        <source>−%n point(s)</source>
        <translation>
            <numerusform>−%n punto</numerusform>
            <numerusform>−%n punti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You lose %n point(s)</source>
        <translation>
            <numerusform>Perdi %n punto</numerusform>
            <numerusform>Perdi %n punti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 loses %n point(s)</source>
        <translation>
            <numerusform>%1 perde %n punto</numerusform>
            <numerusform>%1 perde %n punti</numerusform>
        </translation>
    </message>
    <message>
        <source>from here on your side loses %1 points</source>
        <comment>in the mean; a number with a decimal</comment>
        <translation>da qui in poi la tua coppia perde %1 punti</translation>
    </message>
    <message>
        <source>from here on your side gains %1 points</source>
        <comment>in the mean; a number with a decimal</comment>
        <translation>da qui in poi la tua coppia guadagna %1 punti</translation>
    </message>
    <message>
        <source>Points from here to the end</source>
        <translation>Punti da qui alla fine</translation>
    </message>
    <message>
        <source>%1: points from there to the end of the deal</source>
        <comment>%1 is a name; numbers follow</comment>
        <translation>%1: punti da lì alla fine della smazzata</translation>
    </message>
    <message>
        <source>costliest mistake: −%1 points</source>
        <comment>a number with a decimal</comment>
        <translation>errore più caro: −%1 punti</translation>
    </message>
    <message>
        <source>−%1 points</source>
        <comment>by which a move brought less; a number with a decimal</comment>
        <translation>−%1 punti</translation>
    </message>
    <message>
        <source>%1: %2, points from there on: %3. %4: %5, %6.</source>
        <comment>%1 name, %2 move, %3 number; %4 &apos;Better&apos; or &apos;Next best&apos;, %5 move, %6 number</comment>
        <translation>%1: %2, punti da lì in poi: %3. %4: %5, %6.</translation>
    </message>
    <message>
        <source>For every move, how many points your side gains or loses with it from here on</source>
        <translation>Per ogni mossa, quanti punti la tua parte guadagna o perde da qui in avanti</translation>
    </message>
    <message>
        <source>For each move, how many points your side gains or loses with it from here on is shown here.</source>
        <translation>Qui si vede, per ogni mossa, quanti punti la tua parte guadagna o perde da qui in avanti.</translation>
    </message>
    <message>
        <source>Better: %1. Your move brought %2 points less.</source>
        <comment>%1 is a move, %2 a number with a decimal</comment>
        <translation>Meglio: %1. La tua mossa ha reso %2 punti in meno.</translation>
    </message>
</context>
<context>
    <name>CutMoment</name>
    <message>
        <source>Where to cut the pack</source>
        <translation>Dove tagliare il mazzo</translation>
    </message>
    <message>
        <source>lift %1, leave %2</source>
        <translation>ne alzi %1, ne lasci %2</translation>
    </message>
    <message>
        <source>lift %1</source>
        <comment>cards of the pack that is cut</comment>
        <translation>ne alzi %1</translation>
    </message>
    <message>
        <source>leave %1</source>
        <comment>cards of the pack that is cut</comment>
        <translation>ne lasci %1</translation>
    </message>
</context>
<context>
    <name>DayCalendar</name>
    <message>
        <source>The last five weeks</source>
        <translation>Le ultime cinque settimane</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a day, and its month in short</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>The place you took: ringed if you won, × if you left.</source>
        <translation>Il tuo piazzamento: cerchiato se hai vinto, × se hai lasciato.</translation>
    </message>
</context>
<context>
    <name>DayDeals</name>
    <message>
        <source>won</source>
        <comment>what came of a day&apos;s deal</comment>
        <translation>vinta</translation>
    </message>
    <message>
        <source>drawn</source>
        <comment>what came of a day&apos;s deal</comment>
        <translation>patta</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>a place taken, as a word, and the number of players</comment>
        <translation>%1 su %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a day, and what came of its deal</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: not played</source>
        <comment>a day</comment>
        <translation>%1: non giocata</translation>
    </message>
    <message>
        <source>abandoned</source>
        <comment>what came of a day&apos;s deal</comment>
        <translation>abbandonata</translation>
    </message>
    <message>
        <source>Deal of the day, again</source>
        <translation>Partita del giorno, bis</translation>
    </message>
    <message>
        <source>Deal of the day</source>
        <translation>Partita del giorno</translation>
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
        <translation>La partita del giorno</translation>
    </message>
    <message>
        <source>in progress</source>
        <translation>in corso</translation>
    </message>
    <message numerus="yes">
        <source>%1 played, %2 won; at best %n day(s) in a row.</source>
        <comment>deals of the day</comment>
        <translation>
            <numerusform>Giocate %1, vinte %2; al massimo %n giorno di fila.</numerusform>
            <numerusform>Giocate %1, vinte %2; al massimo %n giorni di fila.</numerusform>
        </translation>
    </message>
    <message>
        <source>Playing it again is practice.</source>
        <translation>Se la rigiochi, è per esercizio.</translation>
    </message>
    <message>
        <source>The first try counts: it is still on the table.</source>
        <translation>Vale la prima partita, ed è ancora sul tavolo.</translation>
    </message>
    <message>
        <source>The same cards for everybody; only the first try counts.</source>
        <translation>Le carte sono le stesse per tutti: vale solo la prima partita.</translation>
    </message>
</context>
<context>
    <name>DealCode</name>
    <message>
        <source>This code is from a later version of the game.</source>
        <translation>Questo codice viene da una versione successiva del gioco.</translation>
    </message>
    <message>
        <source>This is too long for a code.</source>
        <translation>È troppo lungo per essere un codice.</translation>
    </message>
    <message>
        <source>This code is for a game that is not installed here.</source>
        <translation>Questo codice è di un gioco che qui non c’è.</translation>
    </message>
    <message>
        <source>No match can be set up from this code.</source>
        <translation>Con questo codice non si può preparare nessuna partita.</translation>
    </message>
    <message>
        <source>This code is not right: a letter or digit is wrong, missing or extra.</source>
        <translation>Il codice non torna: una lettera o una cifra è sbagliata, manca o è di troppo.</translation>
    </message>
    <message>
        <source>There is no game called “%1” here: there are %2.</source>
        <translation>Qui non c’è nessun gioco che si chiama «%1»: ci sono %2.</translation>
    </message>
    <message>
        <source>This code was shortened on its way: ask for the whole of it.</source>
        <translation>Questo codice è arrivato accorciato: fattelo ridare per intero.</translation>
    </message>
</context>
<context>
    <name>DealList</name>
    <message>
        <source>The deals of the match</source>
        <translation>Le smazzate della partita</translation>
    </message>
    <message>
        <source>The start</source>
        <translation>L’inizio</translation>
    </message>
    <message>
        <source>%1 · here</source>
        <comment>a deal that lies on the table now</comment>
        <translation>%1 · qui</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <comment>who deals; who knocked and who paid</comment>
        <translation>%1; %2</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>La fine</translation>
    </message>
    <message>
        <source>Earlier deals</source>
        <translation>Smazzate precedenti</translation>
    </message>
    <message>
        <source>Later deals</source>
        <translation>Smazzate successive</translation>
    </message>
</context>
<context>
    <name>DealsBook</name>
    <message>
        <source>You and %1 (%2)</source>
        <comment>who sits at a table, and of what level they are</comment>
        <translation>Tu e %1 (%2)</translation>
    </message>
    <message>
        <source>The usual rules</source>
        <translation>Le regole solite</translation>
    </message>
</context>
<context>
    <name>DealsPage</name>
    <message>
        <source>The same cards for everybody</source>
        <translation>Carte uguali per tutti</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Go on with today’s deal</source>
        <translation>Riprendi la partita di oggi</translation>
    </message>
    <message>
        <source>Practise it</source>
        <translation>Rigiocala per esercizio</translation>
    </message>
    <message>
        <source>Play today’s deal</source>
        <translation>Gioca la partita di oggi</translation>
    </message>
</context>
<context>
    <name>DealsPaper</name>
    <message>
        <source>Deal by deal</source>
        <translation>Smazzata per smazzata</translation>
    </message>
    <message>
        <source>%1: %2 and %3</source>
        <comment>a line of a count; the figures of both sides</comment>
        <translation>%1: %2 e %3</translation>
    </message>
    <message>
        <source>We</source>
        <comment>the person&apos;s side</comment>
        <translation>Noi</translation>
    </message>
    <message>
        <source>They</source>
        <comment>the other side</comment>
        <translation>Loro</translation>
    </message>
    <message>
        <source>Deal %1</source>
        <translation>Smazzata %1</translation>
    </message>
    <message>
        <source>The match</source>
        <translation>La partita</translation>
    </message>
</context>
<context>
    <name>DiscardPile</name>
    <message>
        <source>Discard pile: %1</source>
        <comment>%1 is the card on top</comment>
        <translation>Pozzo: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s); press to take the top one</source>
        <translation>
            <numerusform>%n carta; premi per prenderla</numerusform>
            <numerusform>%n carte; premi per prendere quella in cima</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s); press to discard the chosen card here</source>
        <translation>
            <numerusform>%n carta; premi per scartare qui la carta scelta</numerusform>
            <numerusform>%n carte; premi per scartare qui la carta scelta</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carta</numerusform>
            <numerusform>%n carte</numerusform>
        </translation>
    </message>
    <message>
        <source>discard here</source>
        <translation>scarta qui</translation>
    </message>
</context>
<context>
    <name>DiscardTray</name>
    <message>
        <source>your discard, until the count</source>
        <translation>il tuo scarto, fino alla conta</translation>
    </message>
</context>
<context>
    <name>EndExtras</name>
    <message>
        <source>A feat: %1. %2</source>
        <translation>Impresa: %1. %2</translation>
    </message>
    <message numerus="yes">
        <source>and %n more feat(s)</source>
        <translation>
            <numerusform>e un’altra impresa</numerusform>
            <numerusform>e altre %n imprese</numerusform>
        </translation>
    </message>
    <message>
        <source>For a friend: %1</source>
        <comment>the code of a deal</comment>
        <translation>Per un amico: %1</translation>
    </message>
    <message>
        <source>Earned in this match</source>
        <comment>over the feats that a match has brought</comment>
        <translation>Imprese di questa partita</translation>
    </message>
    <message>
        <source>The same cards for a friend:</source>
        <translation>Le stesse carte per un amico:</translation>
    </message>
</context>
<context>
    <name>EndOfMatch</name>
    <message>
        <source>Victory!</source>
        <translation>Vittoria!</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>Patta</translation>
    </message>
    <message>
        <source>Cheers! Tonight the others pay for the wine.</source>
        <translation>Alla tua salute: stasera il vino lo pagano gli altri.</translation>
    </message>
    <message>
        <source>Your chair stays warm for a rematch.</source>
        <translation>La sedia resta calda per la rivincita.</translation>
    </message>
    <message numerus="yes">
        <source>After %n deal(s).</source>
        <comment>the end of a match</comment>
        <translation>
            <numerusform>Dopo %n smazzata.</numerusform>
            <numerusform>Dopo %n smazzate.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EndSheet</name>
    <message>
        <source>Final standing</source>
        <translation>Classifica finale</translation>
    </message>
    <message>
        <source>Your match</source>
        <translation>La tua partita</translation>
    </message>
    <message>
        <source>What the sheet shows</source>
        <translation>Che cosa dice il foglio</translation>
    </message>
</context>
<context>
    <name>EveningLadder</name>
    <message>
        <source>The ladder</source>
        <translation>La scala dell’osteria</translation>
    </message>
    <message>
        <source>%1, %2: you are here</source>
        <comment>a rung of the ladder, and what an evening costs there</comment>
        <translation>%1, %2: sei qui</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a rung of the ladder, and what an evening costs there</comment>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s) an evening</source>
        <translation>
            <numerusform>%n moneta a serata</numerusform>
            <numerusform>%n monete a serata</numerusform>
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
        <translation>L’ultima serata</translation>
    </message>
    <message>
        <source>%1 · %2 in the purse</source>
        <comment>how an evening has changed the purse, and what it holds</comment>
        <translation>%1 · %2 nella borsa</translation>
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
            <numerusform>%n moneta</numerusform>
            <numerusform>%n monete</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EveningPage</name>
    <message>
        <source>An evening at the osteria</source>
        <translation>Una serata all’osteria</translation>
    </message>
    <message>
        <source>Coins are only for playing here; outside they are worth nothing.</source>
        <translation>Le monete servono solo a giocare qui: fuori non valgono niente.</translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s) in the purse</source>
        <translation>
            <numerusform>%n moneta nella borsa</numerusform>
            <numerusform>%n monete nella borsa</numerusform>
        </translation>
    </message>
    <message>
        <source>Your first evening.</source>
        <translation>La tua prima serata.</translation>
    </message>
    <message numerus="yes">
        <source>%n evening(s) so far.</source>
        <translation>
            <numerusform>%n serata giocata.</numerusform>
            <numerusform>%n serate giocate.</numerusform>
        </translation>
    </message>
    <message>
        <source>The ladder</source>
        <translation>La scala dell’osteria</translation>
    </message>
    <message>
        <source>The last evenings</source>
        <translation>Le ultime serate</translation>
    </message>
    <message>
        <source>Tonight: %1</source>
        <comment>the game of an evening</comment>
        <translation>Stasera: %1</translation>
    </message>
    <message>
        <source>The tables</source>
        <translation>I tavoli</translation>
    </message>
    <message>
        <source>Go out tonight</source>
        <translation>Stasera si esce</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Torna al tavolo</translation>
    </message>
    <message>
        <source>Sit down at table %1</source>
        <translation>Siediti al tavolo %1</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message numerus="yes">
        <source>the host tops it up to %n coin(s)</source>
        <translation>
            <numerusform>quel che manca a %n moneta lo mette l’oste</numerusform>
            <numerusform>quel che manca a %n monete lo mette l’oste</numerusform>
        </translation>
    </message>
    <message>
        <source>matches cannot be saved now</source>
        <translation>adesso le partite non si possono salvare</translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s) for three tables</source>
        <translation>
            <numerusform>%n moneta per tre tavoli</numerusform>
            <numerusform>%n monete per tre tavoli</numerusform>
        </translation>
    </message>
    <message>
        <source>Feats</source>
        <translation>Imprese</translation>
    </message>
</context>
<context>
    <name>EveningPast</name>
    <message>
        <source>The last evenings</source>
        <translation>Le ultime serate</translation>
    </message>
    <message>
        <source>places</source>
        <comment>over a column</comment>
        <translation>piazzamenti</translation>
    </message>
    <message>
        <source>coins</source>
        <comment>over a column: by how many the purse has changed</comment>
        <translation>monete</translation>
    </message>
    <message>
        <source>purse</source>
        <comment>over a column: what it holds</comment>
        <translation>borsa</translation>
    </message>
</context>
<context>
    <name>EveningTable</name>
    <message>
        <source>Table %1</source>
        <comment>one of three in an evening</comment>
        <translation>Tavolo %1</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n coin(s)</source>
        <comment>what became of a table</comment>
        <translation>
            <numerusform>%1: %n moneta</numerusform>
            <numerusform>%1: %n monete</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, against %2</source>
        <translation>%1, avversari: %2</translation>
    </message>
    <message>
        <source>%1, against %2; %3</source>
        <translation>%1, avversari: %2; %3</translation>
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
        <translation>Come va una serata</translation>
    </message>
    <message>
        <source>You sit down at three tables, one after the other. At each of them three other guests wait for you.</source>
        <translation>Ti siedi a tre tavoli, uno dopo l’altro. A ognuno ti aspetta gente diversa, in tre.</translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s) from your purse pay for all three tables. A table that you win brings as many, second place half of them.</source>
        <translation>
            <numerusform>%n moneta della tua borsa paga tutti e tre i tavoli. Un tavolo vinto ne rende altrettante, un secondo posto la metà.</numerusform>
            <numerusform>%n monete della tua borsa pagano tutti e tre i tavoli. Un tavolo vinto ne rende altrettante, un secondo posto la metà.</numerusform>
        </translation>
    </message>
    <message>
        <source>With two thirds of all that can be won you go up a rung of the ladder, where the guests play better.</source>
        <translation>Con due terzi di tutto quello che si può vincere sali di un gradino della scala, dove si gioca più forte.</translation>
    </message>
</context>
<context>
    <name>FeatLine</name>
    <message>
        <source>%1, done on %2: %3</source>
        <translation>%1, riuscita il %2: %3</translation>
    </message>
    <message>
        <source>%1, not done yet: %2</source>
        <translation>%1, ancora da fare: %2</translation>
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
        <translation>%1 su %2</translation>
    </message>
    <message>
        <source>In any game</source>
        <comment>heading of feats</comment>
        <translation>In qualunque gioco</translation>
    </message>
    <message>
        <source>At the osteria</source>
        <comment>heading of feats</comment>
        <translation>All’osteria</translation>
    </message>
    <message>
        <source>%1: %2 of %3</source>
        <comment>heading of feats, how many of them are done, and how many there are</comment>
        <translation>%1: %2 su %3</translation>
    </message>
    <message>
        <source>all</source>
        <comment>feats</comment>
        <translation>tutte</translation>
    </message>
    <message>
        <source>evenings and more</source>
        <comment>feats that are of no game alone</comment>
        <translation>serate e altro</translation>
    </message>
</context>
<context>
    <name>FeatsPage</name>
    <message>
        <source>Feats</source>
        <translation>Imprese</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) still to check…</source>
        <translation>
            <numerusform>Ancora %n partita da controllare…</numerusform>
            <numerusform>Ancora %n partite da controllare…</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 done. Older matches in the history count too; imported ones do not.</source>
        <translation>%1 su %2 riuscite. Valgono anche le partite giocate prima; quelle importate no.</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Mostra</translation>
    </message>
</context>
<context>
    <name>FileList</name>
    <message>
        <source>What is in this folder</source>
        <translation>Cosa c’è in questa cartella</translation>
    </message>
    <message>
        <source>‹ one folder up</source>
        <translation>‹ cartella superiore</translation>
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
        <translation>Prima volta a questo tavolo?</translation>
    </message>
    <message>
        <source>Short lessons, a minute or two each: Teresa shows you what to do, and why.</source>
        <translation>Lezioni brevi, un minuto o due l’una: Teresa ti fa vedere che cosa fare, e perché.</translation>
    </message>
    <message>
        <source>The first lesson</source>
        <translation>La prima lezione</translation>
    </message>
    <message>
        <source>I know how to play</source>
        <translation>So già giocare</translation>
    </message>
</context>
<context>
    <name>FolderModel</name>
    <message>
        <source>one folder up</source>
        <translation>cartella superiore</translation>
    </message>
    <message>
        <source>folder %1</source>
        <translation>cartella %1</translation>
    </message>
    <message>
        <source>%1, of %2</source>
        <comment>a file and its date</comment>
        <translation>%1, del %2</translation>
    </message>
</context>
<context>
    <name>FriendsDeal</name>
    <message>
        <source>Code of a deal</source>
        <translation>Codice di una partita</translation>
    </message>
    <message>
        <source>code, or %1-17</source>
        <translation>codice, oppure %1-17</translation>
    </message>
    <message>
        <source>A friend’s deal</source>
        <translation>La partita di un amico</translation>
    </message>
    <message>
        <source>Deal the cards</source>
        <translation>Dai le carte</translation>
    </message>
    <message>
        <source>Each match has a code: whoever writes it here gets the same game, the same opponents and the same cards. It is shown at the end of a match.</source>
        <translation>Ogni partita ha un codice: chi lo scrive qui trova lo stesso gioco, gli stessi avversari e le stesse carte. Il codice compare a fine partita.</translation>
    </message>
    <message>
        <source>To challenge somebody</source>
        <translation>Per sfidare qualcuno</translation>
    </message>
    <message>
        <source>With this code a friend plays today’s deal on any other day too:</source>
        <translation>Con questo codice un amico gioca la partita di oggi anche un altro giorno:</translation>
    </message>
</context>
<context>
    <name>GameChoice</name>
    <message>
        <source>Game</source>
        <translation>Gioco</translation>
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
        <translation>%1 giocatori · circa %2 minuti · %3, %4 carte</translation>
    </message>
    <message>
        <source>What shall we play?</source>
        <translation>Che cosa si gioca?</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Giochi</translation>
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
        <translation>alle prime armi</translation>
    </message>
    <message>
        <source>casuals</source>
        <comment>opponents&apos; level</comment>
        <translation>se la cavano</translation>
    </message>
    <message>
        <source>regulars</source>
        <comment>opponents&apos; level</comment>
        <translation>in gamba</translation>
    </message>
    <message>
        <source>experts</source>
        <comment>opponents&apos; level</comment>
        <translation>formidabili</translation>
    </message>
    <message>
        <source>programs</source>
        <comment>opponents</comment>
        <translation>programmi</translation>
    </message>
    <message>
        <source>mixed</source>
        <comment>opponents of different levels</comment>
        <translation>misti</translation>
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
        <translation>persone allo stesso schermo</translation>
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
        <translation>Indietro</translation>
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
        <translation>%1, il tuo posto</translation>
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
        <translation>Giù le carte e su i gomiti.</translation>
    </message>
    <message>
        <source>New cards, same old faces.</source>
        <translation>Carte nuove, facce vecchie.</translation>
    </message>
    <message>
        <source>This time I have a feeling.</source>
        <translation>Stavolta me la sento.</translation>
    </message>
    <message>
        <source>My grandmother dealt faster than that.</source>
        <translation>Mia nonna le dava più svelta.</translation>
    </message>
    <message>
        <source>The last one, then home. I mean it.</source>
        <translation>L’ultima e poi a casa. Giuro.</translation>
    </message>
    <message>
        <source>Good cards never came to the impatient.</source>
        <translation>La carta buona non ha fretta.</translation>
    </message>
    <message>
        <source>I only came in for a coffee.</source>
        <translation>Passavo solo per un caffè, figurati.</translation>
    </message>
    <message>
        <source>Is that the same pack as before?</source>
        <translation>Ma è lo stesso mazzo di prima?</translation>
    </message>
    <message>
        <source>Whoever loses pays the wine.</source>
        <translation>Chi perde paga da bere.</translation>
    </message>
    <message>
        <source>Come on, before the piadina gets cold.</source>
        <translation>Dai, che la piada si fredda.</translation>
    </message>
    <message>
        <source>Here we go again.</source>
        <translation>E si ricomincia.</translation>
    </message>
    <message>
        <source>Silence, please. Well, nearly.</source>
        <translation>Silenzio. Insomma, quasi.</translation>
    </message>
    <message>
        <source>No long stories this time.</source>
        <translation>Stavolta facciamo presto.</translation>
    </message>
    <message>
        <source>No hurry. The night is long.</source>
        <translation>Con calma. La notte è lunga.</translation>
    </message>
    <message>
        <source>Every card has its day.</source>
        <translation>Ogni carta ha il suo giorno.</translation>
    </message>
    <message>
        <source>There they are. Help yourselves.</source>
        <translation>Eccole lì. Servitevi.</translation>
    </message>
    <message>
        <source>Make of it what you can.</source>
        <translation>Fatene quel che potete.</translation>
    </message>
    <message>
        <source>The table is laid.</source>
        <translation>La tavola è apparecchiata.</translation>
    </message>
    <message>
        <source>One in, one out.</source>
        <translation>Una va, una viene.</translation>
    </message>
    <message>
        <source>That one has been calling me.</source>
        <translation>Quella mi chiamava da un pezzo.</translation>
    </message>
    <message>
        <source>Thank you kindly.</source>
        <translation>Grazie tante.</translation>
    </message>
    <message>
        <source>That was the one, was it?</source>
        <translation>Era quella che volevi, eh?</translation>
    </message>
    <message>
        <source>Hm.</source>
        <translation>Mah.</translation>
    </message>
    <message>
        <source>Somebody will be glad of mine.</source>
        <translation>La mia farà contento qualcuno.</translation>
    </message>
    <message>
        <source>A change does you good.</source>
        <translation>Cambiare aria fa bene.</translation>
    </message>
    <message>
        <source>Take it or leave it, so I took it.</source>
        <translation>O la prendi o la lasci: l’ho presa.</translation>
    </message>
    <message>
        <source>Slowly, slowly.</source>
        <translation>Pian pianino.</translation>
    </message>
    <message>
        <source>Well, better than a poke in the eye.</source>
        <translation>Piuttosto che niente, meglio piuttosto.</translation>
    </message>
    <message>
        <source>I had to think about that one.</source>
        <translation>Su questa ci ho dovuto pensare.</translation>
    </message>
    <message>
        <source>Quick, before I change my mind.</source>
        <translation>Svelti, prima che ci ripenso.</translation>
    </message>
    <message>
        <source>Enough of that, next.</source>
        <translation>Basta, avanti un altro.</translation>
    </message>
    <message>
        <source>I part with nothing gladly.</source>
        <translation>Io non butto via niente.</translation>
    </message>
    <message>
        <source>I hated to give that one away.</source>
        <translation>Quella m’è costata, a darla via.</translation>
    </message>
    <message>
        <source>Not for you, my dear neighbour.</source>
        <translation>Al vicino neanche le briciole.</translation>
    </message>
    <message>
        <source>A fair exchange.</source>
        <translation>Cambio onesto.</translation>
    </message>
    <message>
        <source>Away with the lot!</source>
        <translation>Via tutto!</translation>
    </message>
    <message>
        <source>A clean shirt, at last.</source>
        <translation>Camicia pulita, finalmente.</translation>
    </message>
    <message>
        <source>All or nothing.</source>
        <translation>O tutto o niente.</translation>
    </message>
    <message>
        <source>Fresh as laundry.</source>
        <translation>Di bucato, come nuova.</translation>
    </message>
    <message>
        <source>Once in a blue moon, even I do that.</source>
        <translation>Ogni morte di papa, ma lo faccio anch’io.</translation>
    </message>
    <message>
        <source>All of them? Goodness.</source>
        <translation>Tutte? Mamma mia.</translation>
    </message>
    <message>
        <source>Somebody was fed up.</source>
        <translation>Qualcuno s’era stufato.</translation>
    </message>
    <message>
        <source>What nerve.</source>
        <translation>Ci vuole un bel fegato.</translation>
    </message>
    <message>
        <source>Look at that, not one left.</source>
        <translation>Guarda lì, neanche una n’ha tenuta.</translation>
    </message>
    <message>
        <source>And what did you leave for us?</source>
        <translation>E a noi cosa hai lasciato?</translation>
    </message>
    <message>
        <source>I could never do that.</source>
        <translation>Io non ci riuscirei mai.</translation>
    </message>
    <message>
        <source>Last turn, ladies and gentlemen.</source>
        <translation>Ultimo giro, signori.</translation>
    </message>
    <message>
        <source>Did that wake you up?</source>
        <translation>Vi ho svegliati?</translation>
    </message>
    <message>
        <source>Knock and it shall be opened.</source>
        <translation>Bussate e vi sarà aperto.</translation>
    </message>
    <message>
        <source>Why wait for the holidays?</source>
        <translation>Cosa aspetto, Natale?</translation>
    </message>
    <message>
        <source>First come, first served.</source>
        <translation>Chi primo arriva meglio alloggia.</translation>
    </message>
    <message>
        <source>I never could sit still.</source>
        <translation>Io con le mani in mano non ci so stare.</translation>
    </message>
    <message>
        <source>Even I get there in the end.</source>
        <translation>Alla fine ci arrivo anch’io.</translation>
    </message>
    <message>
        <source>Everything in its own good time.</source>
        <translation>Ogni cosa a suo tempo.</translation>
    </message>
    <message>
        <source>No more presents for anybody.</source>
        <translation>Regali finiti per tutti.</translation>
    </message>
    <message>
        <source>Sorry, the shop is closing.</source>
        <translation>Spiacente, si chiude bottega.</translation>
    </message>
    <message>
        <source>Already?</source>
        <translation>Di già?</translation>
    </message>
    <message>
        <source>Here it comes.</source>
        <translation>Eccola che arriva.</translation>
    </message>
    <message>
        <source>My glass nearly fell.</source>
        <translation>M’hai fatto ballare il bicchiere.</translation>
    </message>
    <message>
        <source>And I was just getting comfortable.</source>
        <translation>E io che stavo così bene.</translation>
    </message>
    <message>
        <source>Who is it at this hour?</source>
        <translation>Chi è, a quest’ora?</translation>
    </message>
    <message>
        <source>Well, well.</source>
        <translation>To’, guarda.</translation>
    </message>
    <message>
        <source>That was to be expected.</source>
        <translation>Me l’aspettavo.</translation>
    </message>
    <message>
        <source>Who sows wind…</source>
        <translation>Chi semina vento…</translation>
    </message>
    <message>
        <source>I was about to!</source>
        <translation>Stavo per bussare io!</translation>
    </message>
    <message>
        <source>Young people, always rushing.</source>
        <translation>’Sta gioventù, sempre di corsa.</translation>
    </message>
    <message>
        <source>Fair enough.</source>
        <translation>Ci può stare.</translation>
    </message>
    <message>
        <source>Listen to that, what a fist.</source>
        <translation>Senti che mano pesante.</translation>
    </message>
    <message>
        <source>We have a knock from the head of the table.</source>
        <translation>Bussano da capotavola.</translation>
    </message>
    <message>
        <source>You might have warned us.</source>
        <translation>Potevi avvisare.</translation>
    </message>
    <message>
        <source>I like that. No dawdling.</source>
        <translation>Così mi piaci. Senza tante storie.</translation>
    </message>
    <message>
        <source>And now what do I do with these?</source>
        <translation>E adesso cosa me ne faccio, di queste?</translation>
    </message>
    <message>
        <source>Wait until the cards are open.</source>
        <translation>Aspetta di vedere le carte.</translation>
    </message>
    <message>
        <source>Good. Everyone takes one more turn.</source>
        <translation>Bene. Un giro per uno e si vede.</translation>
    </message>
    <message>
        <source>Not moving from here.</source>
        <translation>Di qui non mi muovo.</translation>
    </message>
    <message>
        <source>Let it be as it is.</source>
        <translation>Sia quel che sia.</translation>
    </message>
    <message>
        <source>There was nothing there for me.</source>
        <translation>Per me lì non c’era niente.</translation>
    </message>
    <message>
        <source>And now fingers crossed.</source>
        <translation>E adesso incrociamo le dita.</translation>
    </message>
    <message>
        <source>What I have, I hold.</source>
        <translation>Quel che ho me lo tengo.</translation>
    </message>
    <message>
        <source>I leave it all to the next one. For once.</source>
        <translation>Per una volta, lascio tutto al prossimo.</translation>
    </message>
    <message>
        <source>No need to gild the lily.</source>
        <translation>Il meglio è nemico del bene.</translation>
    </message>
    <message>
        <source>I deserved that.</source>
        <translation>Me la sono meritata.</translation>
    </message>
    <message>
        <source>There goes the bus fare.</source>
        <translation>Addio corriera, torno a piedi.</translation>
    </message>
    <message>
        <source>A point short. Always a point short.</source>
        <translation>Sempre per un pelo. Sempre.</translation>
    </message>
    <message>
        <source>I had a better one last week.</source>
        <translation>La settimana scorsa andava meglio.</translation>
    </message>
    <message>
        <source>Lucky in love, they say.</source>
        <translation>Fortuna in amore, dicono.</translation>
    </message>
    <message>
        <source>I gave it to the poor.</source>
        <translation>Fatta la carità anche oggi.</translation>
    </message>
    <message>
        <source>Quick to knock, quick to pay.</source>
        <translation>Chi bussa svelto paga svelto.</translation>
    </message>
    <message>
        <source>I waited too long. Again.</source>
        <translation>Ho aspettato troppo. Ancora.</translation>
    </message>
    <message>
        <source>I knew I should have let it go.</source>
        <translation>Lo sapevo che dovevo mollarla.</translation>
    </message>
    <message>
        <source>Now it gets serious.</source>
        <translation>Adesso si fa sul serio.</translation>
    </message>
    <message>
        <source>From here on I say my prayers.</source>
        <translation>Da qui in poi si prega.</translation>
    </message>
    <message>
        <source>The last one is the luckiest.</source>
        <translation>L’ultima è quella che porta bene.</translation>
    </message>
    <message>
        <source>I do my best work at the end.</source>
        <translation>Il bello lo faccio alla fine.</translation>
    </message>
    <message>
        <source>This one nobody takes from me.</source>
        <translation>Questa non me la porta via nessuno.</translation>
    </message>
    <message>
        <source>I was tired anyway.</source>
        <translation>Tanto avevo sonno.</translation>
    </message>
    <message>
        <source>Remember me kindly.</source>
        <translation>Ricordatemi con affetto.</translation>
    </message>
    <message>
        <source>Go on without me, if you can.</source>
        <translation>Andate avanti senza di me, se ci riuscite.</translation>
    </message>
    <message>
        <source>Well played, the lot of you.</source>
        <translation>Bravi tutti, niente da dire.</translation>
    </message>
    <message>
        <source>At least it was quick.</source>
        <translation>Almeno è stata svelta.</translation>
    </message>
    <message>
        <source>Better you than me.</source>
        <translation>Meglio a te che a me.</translation>
    </message>
    <message>
        <source>Somebody has to.</source>
        <translation>A qualcuno doveva toccare.</translation>
    </message>
    <message>
        <source>That was close.</source>
        <translation>C’è mancato poco.</translation>
    </message>
    <message>
        <source>I felt the wind of that one.</source>
        <translation>M’ha fatto il vento passando.</translation>
    </message>
    <message>
        <source>Next, please!</source>
        <translation>Avanti il prossimo!</translation>
    </message>
    <message>
        <source>Patience, and shuffle.</source>
        <translation>Pazienza, e si rimescola.</translation>
    </message>
    <message>
        <source>A pity about the token.</source>
        <translation>Peccato per la marca, era bella lucida.</translation>
    </message>
    <message>
        <source>I did what I could.</source>
        <translation>Io ho fatto la mia parte.</translation>
    </message>
    <message>
        <source>It happens to the best.</source>
        <translation>Capita ai migliori.</translation>
    </message>
    <message>
        <source>The cards will turn.</source>
        <translation>Le carte girano, vedrai.</translation>
    </message>
    <message>
        <source>Have a sip, it helps.</source>
        <translation>Bevi un goccio, che passa.</translation>
    </message>
    <message>
        <source>You should have knocked!</source>
        <translation>Dovevi bussare!</translation>
    </message>
    <message>
        <source>I told you there was time.</source>
        <translation>E io che dicevo che c’era tempo.</translation>
    </message>
    <message>
        <source>Nothing personal.</source>
        <translation>Niente di personale.</translation>
    </message>
    <message>
        <source>Welcome home, my dear.</source>
        <translation>Bentornata a casa.</translation>
    </message>
    <message>
        <source>One more, what can it cost?</source>
        <translation>Un’altra, tanto cosa vuoi che sia.</translation>
    </message>
    <message>
        <source>The night is young.</source>
        <translation>La notte è giovane.</translation>
    </message>
    <message>
        <source>Shall we order something meanwhile?</source>
        <translation>Intanto ordiniamo qualcosa?</translation>
    </message>
    <message>
        <source>The hens have gone to bed.</source>
        <translation>Le galline sono già a letto.</translation>
    </message>
    <message>
        <source>Has somebody fallen asleep?</source>
        <translation>S’è addormentato qualcuno?</translation>
    </message>
    <message>
        <source>Even the wine is turning.</source>
        <translation>Qui si fa aceto anche il vino.</translation>
    </message>
    <message>
        <source>Quite right, think it over.</source>
        <translation>Giusto, pensaci bene.</translation>
    </message>
    <message>
        <source>Letting go is hard, I know.</source>
        <translation>È dura mollare, lo so bene.</translation>
    </message>
    <message>
        <source>Leave something for the rest of us.</source>
        <translation>Lasciane un po’ anche a noi.</translation>
    </message>
    <message>
        <source>Let’s see what the night brings.</source>
        <translation>Vediamo cosa dice la serata.</translation>
    </message>
    <message>
        <source>Who’s pouring?</source>
        <translation>Chi versa?</translation>
    </message>
    <message>
        <source>Quiet now, I can’t count with all this talk.</source>
        <translation>Zitti un momento, che perdo il conto.</translation>
    </message>
    <message>
        <source>Don’t look at me, look at your cards.</source>
        <translation>Guarda le tue, non me.</translation>
    </message>
    <message>
        <source>Somebody close that door, there’s a draught.</source>
        <translation>Chiudete la porta, che tira un’aria…</translation>
    </message>
    <message>
        <source>I’ve seen worse. Not often.</source>
        <translation>Ho visto di peggio. Mica spesso.</translation>
    </message>
    <message>
        <source>I don’t plan to grow old over this one.</source>
        <translation>Non ci voglio mica invecchiare, qui.</translation>
    </message>
    <message>
        <source>I’ll keep an eye on the lot of you.</source>
        <translation>Vi tengo d’occhio, tutti quanti.</translation>
    </message>
    <message>
        <source>Play what you’re dealt, that’s all there is.</source>
        <translation>Si gioca con quel che viene.</translation>
    </message>
    <message>
        <source>It isn’t much, but it’s honest.</source>
        <translation>È quel che passa il convento.</translation>
    </message>
    <message>
        <source>Don’t all thank me at once.</source>
        <translation>Non ringraziatemi tutti insieme.</translation>
    </message>
    <message>
        <source>I’ve seen better shop windows.</source>
        <translation>Ho visto vetrine migliori.</translation>
    </message>
    <message>
        <source>Go on, take. I’m watching.</source>
        <translation>Prendete pure, che io guardo.</translation>
    </message>
    <message>
        <source>It hurts to leave them lying there.</source>
        <translation>Mi piange il cuore a lasciarle lì.</translation>
    </message>
    <message>
        <source>We’ll see if it was wise.</source>
        <translation>Vedremo se ho fatto bene.</translation>
    </message>
    <message>
        <source>Don’t ask me why.</source>
        <translation>Non chiedetemi il perché.</translation>
    </message>
    <message>
        <source>There. It’s done.</source>
        <translation>Ecco. È fatta.</translation>
    </message>
    <message>
        <source>I know what I’m doing. I think.</source>
        <translation>So quel che faccio. Credo.</translation>
    </message>
    <message>
        <source>There’s still time.</source>
        <translation>C’è tempo, c’è tempo.</translation>
    </message>
    <message>
        <source>One more round won’t hurt anybody.</source>
        <translation>Un altro giro non fa male a nessuno.</translation>
    </message>
    <message>
        <source>There’s nothing left to look at now.</source>
        <translation>Adesso c’è poco da guardare.</translation>
    </message>
    <message>
        <source>I didn’t like the old ones anyway.</source>
        <translation>Tanto quelle di prima non mi piacevano.</translation>
    </message>
    <message>
        <source>Why do things by halves?</source>
        <translation>Le mezze misure non fanno per me.</translation>
    </message>
    <message>
        <source>Watch closely: I’m giving it all away.</source>
        <translation>Guardate bene: do via tutto. Quando ricapita?</translation>
    </message>
    <message>
        <source>That’s what I call spring cleaning.</source>
        <translation>Queste sì che sono pulizie di Pasqua.</translation>
    </message>
    <message>
        <source>Now that’s a bold one.</source>
        <translation>Però, che coraggio.</translation>
    </message>
    <message>
        <source>That’s that.</source>
        <translation>E con questo ho detto.</translation>
    </message>
    <message>
        <source>Show me what you’ve got.</source>
        <translation>Fatemi vedere cosa avete.</translation>
    </message>
    <message>
        <source>Let’s hear no complaints.</source>
        <translation>E poi non lamentatevi.</translation>
    </message>
    <message>
        <source>I’ve made up my mind.</source>
        <translation>Ho deciso così.</translation>
    </message>
    <message>
        <source>Drink up, we’re nearly done.</source>
        <translation>Finite il bicchiere, ci siamo quasi.</translation>
    </message>
    <message>
        <source>Now we’ll see.</source>
        <translation>Adesso si vede.</translation>
    </message>
    <message>
        <source>I’ve waited long enough.</source>
        <translation>Ho aspettato anche troppo.</translation>
    </message>
    <message>
        <source>You didn’t expect that of me, did you?</source>
        <translation>Da me non ve l’aspettavate, eh?</translation>
    </message>
    <message>
        <source>I’ve saved up enough.</source>
        <translation>Ho messo via abbastanza.</translation>
    </message>
    <message>
        <source>It’s about time, I’d say.</source>
        <translation>Direi che è ora.</translation>
    </message>
    <message>
        <source>You’ll bring the ceiling down.</source>
        <translation>Pian piano, che viene giù il soffitto.</translation>
    </message>
    <message>
        <source>We’ll talk about it when they’re open.</source>
        <translation>Ne riparliamo a carte scoperte.</translation>
    </message>
    <message>
        <source>Come in, it’s open!</source>
        <translation>Avanti, è aperto!</translation>
    </message>
    <message>
        <source>You need nerves at this table.</source>
        <translation>Ci vuole sangue freddo, qui.</translation>
    </message>
    <message>
        <source>Just one more turn, that’s all I wanted.</source>
        <translation>Mi bastava un giro, uno solo.</translation>
    </message>
    <message>
        <source>Mind the table, it’s older than you.</source>
        <translation>Occhio al tavolo, che è più vecchio di te.</translation>
    </message>
    <message>
        <source>You got there before me.</source>
        <translation>M’hai rubato la battuta.</translation>
    </message>
    <message>
        <source>What’s the hurry, I ask you?</source>
        <translation>Ma che fretta c’era, dico io?</translation>
    </message>
    <message>
        <source>And what about all I’ve saved?</source>
        <translation>E tutto quello che ho messo da parte?</translation>
    </message>
    <message>
        <source>I wasn’t finished collecting.</source>
        <translation>Non avevo mica finito, io.</translation>
    </message>
    <message>
        <source>Let’s see if you were right.</source>
        <translation>Vediamo se avevi ragione.</translation>
    </message>
    <message>
        <source>You’re brave tonight.</source>
        <translation>Coraggio non te ne manca, stasera.</translation>
    </message>
    <message>
        <source>So that’s how it is.</source>
        <translation>Ah, è così?</translation>
    </message>
    <message>
        <source>I hope you know what you’re doing.</source>
        <translation>Spero che tu sappia quel che fai.</translation>
    </message>
    <message>
        <source>Let’s not be afraid, friends.</source>
        <translation>Niente paura, gente.</translation>
    </message>
    <message>
        <source>I’d have slept on it.</source>
        <translation>Io ci avrei dormito su.</translation>
    </message>
    <message>
        <source>I’m fine as I am.</source>
        <translation>Io sto bene così.</translation>
    </message>
    <message>
        <source>What’s done is done.</source>
        <translation>Quel che è fatto è fatto.</translation>
    </message>
    <message>
        <source>I’m not touching a thing.</source>
        <translation>Non tocco più niente.</translation>
    </message>
    <message>
        <source>Open up, let’s see!</source>
        <translation>Su, scopriamo!</translation>
    </message>
    <message>
        <source>I’ll stay and say nothing.</source>
        <translation>Sto, e non dico niente.</translation>
    </message>
    <message>
        <source>Well, it’s only brass.</source>
        <translation>Mah, è solo ottone.</translation>
    </message>
    <message>
        <source>Who’s been sitting on my luck?</source>
        <translation>Chi s’è seduto sulla mia fortuna?</translation>
    </message>
    <message>
        <source>It’s the chair. It’s a bad chair.</source>
        <translation>È la sedia. È una sedia che porta male.</translation>
    </message>
    <message>
        <source>Don’t say a word.</source>
        <translation>Non dite niente.</translation>
    </message>
    <message>
        <source>You live and learn.</source>
        <translation>Non si finisce mai di imparare.</translation>
    </message>
    <message>
        <source>No tears, please.</source>
        <translation>Niente lacrime, per piacere.</translation>
    </message>
    <message>
        <source>Next time I’ll stay at home.</source>
        <translation>La prossima volta sto a casa.</translation>
    </message>
    <message>
        <source>It was the cards. It’s always the cards.</source>
        <translation>Con quelle carte lì neanche il Papa.</translation>
    </message>
    <message>
        <source>I’d do the same again.</source>
        <translation>Lo rifarei uguale.</translation>
    </message>
    <message>
        <source>And who did I do it for?</source>
        <translation>E pensare che ho guardato solo gli altri.</translation>
    </message>
    <message>
        <source>That’s how it goes.</source>
        <translation>Così va il mondo.</translation>
    </message>
    <message>
        <source>One left. We’ve become close.</source>
        <translation>N’è rimasta una. Ormai le voglio bene.</translation>
    </message>
    <message>
        <source>I’m hanging on by a thread.</source>
        <translation>Ormai mi regge un filo.</translation>
    </message>
    <message>
        <source>Don’t touch my glass now.</source>
        <translation>Non toccatemi il bicchiere, adesso.</translation>
    </message>
    <message>
        <source>I’ll get the wine, then.</source>
        <translation>Va bene, vado a prendere il vino.</translation>
    </message>
    <message>
        <source>I’ll watch and give advice.</source>
        <translation>Adesso guardo e do consigli.</translation>
    </message>
    <message>
        <source>An empty pocket weighs nothing.</source>
        <translation>Tasca vuota non pesa.</translation>
    </message>
    <message>
        <source>Chin up, it’s only a token.</source>
        <translation>Su col morale, è solo una marca.</translation>
    </message>
    <message>
        <source>The pot says thank you.</source>
        <translation>Il piatto ringrazia.</translation>
    </message>
    <message>
        <source>Courage! There’s soup at home.</source>
        <translation>Coraggio, a casa c’è la minestra.</translation>
    </message>
    <message>
        <source>I’d rather not say what I think.</source>
        <translation>È meglio che non dico niente.</translation>
    </message>
    <message>
        <source>Don’t take it to heart.</source>
        <translation>Non te la prendere.</translation>
    </message>
    <message>
        <source>We’ve all paid for that lesson.</source>
        <translation>A quella scuola ci siamo andati tutti.</translation>
    </message>
    <message>
        <source>So I get something too, now and then.</source>
        <translation>Ogni tanto cade qualcosa anche a me.</translation>
    </message>
    <message>
        <source>I’ll take that, thank you.</source>
        <translation>Questa la prendo volentieri.</translation>
    </message>
    <message>
        <source>Who said there’s no justice?</source>
        <translation>E poi dicono che non c’è giustizia.</translation>
    </message>
    <message>
        <source>You don’t get rid of me so easily.</source>
        <translation>Non vi liberate di me così facile.</translation>
    </message>
    <message>
        <source>Don’t tell them at home.</source>
        <translation>A casa non dite niente.</translation>
    </message>
    <message>
        <source>Move over, I’m not leaving.</source>
        <translation>Fatemi posto, che resto.</translation>
    </message>
    <message>
        <source>I’m like the damp: I come back.</source>
        <translation>Sono come l’umido: torno sempre.</translation>
    </message>
    <message>
        <source>Take your time. It’s only midnight.</source>
        <translation>Fai con comodo, è solo mezzanotte.</translation>
    </message>
    <message>
        <source>It won’t get any better by looking.</source>
        <translation>A guardarle non migliorano.</translation>
    </message>
    <message>
        <source>By now I’d have played three deals.</source>
        <translation>Io a quest’ora ne avevo fatte tre.</translation>
    </message>
    <message>
        <source>Whenever you’re ready.</source>
        <translation>Quando vuoi, noi siamo qui.</translation>
    </message>
    <message>
        <source>Three cards, one suit. How hard can it be?</source>
        <translation>Tre carte, un seme. Cosa ci vuole?</translation>
    </message>
    <message>
        <source>Has anybody an ace too many?</source>
        <translation>A nessuno avanza un asso?</translation>
    </message>
    <message>
        <source>Deal me in, I cost nothing.</source>
        <translation>Date anche a me, che non costo niente.</translation>
    </message>
    <message>
        <source>One life, and it’s all mine.</source>
        <translation>Una vita sola, ma è tutta mia.</translation>
    </message>
    <message>
        <source>I play for free, so I play well.</source>
        <translation>Gioco gratis, quindi gioco bene.</translation>
    </message>
    <message>
        <source>Let’s see how long I last.</source>
        <translation>Vediamo quanto duro.</translation>
    </message>
    <message>
        <source>I’ll give this one a home.</source>
        <translation>Questa la sistemo io.</translation>
    </message>
    <message>
        <source>It was lying there so lonely.</source>
        <translation>Era lì tutta sola, poverina.</translation>
    </message>
    <message>
        <source>It was waiting for me.</source>
        <translation>Era lì che aspettava me.</translation>
    </message>
    <message>
        <source>I know where this one goes.</source>
        <translation>Questa so dove metterla.</translation>
    </message>
    <message>
        <source>Better a card you can see.</source>
        <translation>Meglio una carta che si vede.</translation>
    </message>
    <message>
        <source>You all saw that? Good.</source>
        <translation>L’avete vista tutti? Bene.</translation>
    </message>
    <message>
        <source>See it, take it.</source>
        <translation>Vista e presa.</translation>
    </message>
    <message>
        <source>It may come in useful one day.</source>
        <translation>Un giorno può servire.</translation>
    </message>
    <message>
        <source>One more for the collection.</source>
        <translation>Un’altra per la collezione.</translation>
    </message>
    <message>
        <source>I only took it so that you couldn’t.</source>
        <translation>L’ho presa solo per non lasciarla a voi.</translation>
    </message>
    <message>
        <source>It fits. What more do you want?</source>
        <translation>Mi va bene: cos’altro volete?</translation>
    </message>
    <message>
        <source>You shouldn’t have. But thank you.</source>
        <translation>Troppo gentile, non dovevi.</translation>
    </message>
    <message>
        <source>I couldn’t have ordered a better one.</source>
        <translation>Neanche a ordinarla.</translation>
    </message>
    <message>
        <source>How kind of you to leave me that.</source>
        <translation>Che gentilezza, lasciarmi questa.</translation>
    </message>
    <message>
        <source>Any more where that came from?</source>
        <translation>Ne hai delle altre così?</translation>
    </message>
    <message>
        <source>You didn’t want it? Too late now.</source>
        <translation>Non la volevi? Ormai è tardi.</translation>
    </message>
    <message>
        <source>I’d been waiting an hour for that.</source>
        <translation>È da un’ora che l’aspettavo.</translation>
    </message>
    <message>
        <source>Thanks, that’ll speed things up.</source>
        <translation>Grazie, così faccio prima.</translation>
    </message>
    <message>
        <source>See? You only have to wait.</source>
        <translation>Visto? Basta aspettare.</translation>
    </message>
    <message>
        <source>What you throw out, I keep.</source>
        <translation>Quel che butti tu, lo tengo io.</translation>
    </message>
    <message>
        <source>I’d never have let that one go.</source>
        <translation>Io una così non l’avrei mai scartata.</translation>
    </message>
    <message>
        <source>Oh, you wanted that one?</source>
        <translation>Ah, quella ti serviva?</translation>
    </message>
    <message>
        <source>I should have sat on it.</source>
        <translation>Dovevo sedermici sopra.</translation>
    </message>
    <message>
        <source>I saw your eyes light up.</source>
        <translation>Ho visto come ti brillavano gli occhi.</translation>
    </message>
    <message>
        <source>You’re welcome. So to speak.</source>
        <translation>Prego. Si fa per dire.</translation>
    </message>
    <message>
        <source>So now I know what you’re after.</source>
        <translation>Adesso so cosa cerchi.</translation>
    </message>
    <message>
        <source>That was my good deed for today.</source>
        <translation>La buona azione di oggi l’ho fatta.</translation>
    </message>
    <message>
        <source>Take it, and no speeches.</source>
        <translation>Prendila, e niente discorsi.</translation>
    </message>
    <message>
        <source>And I was so slow to part with it.</source>
        <translation>E dire che ci avevo pensato tanto.</translation>
    </message>
    <message>
        <source>I knew it. Never let go of anything.</source>
        <translation>Lo sapevo: mai mollare niente.</translation>
    </message>
    <message>
        <source>That one slipped through my fingers.</source>
        <translation>Quella m’è scappata di mano.</translation>
    </message>
    <message>
        <source>If it’s any use to you, good.</source>
        <translation>Se ti serve, buon per te.</translation>
    </message>
    <message>
        <source>Come back, I didn’t mean it.</source>
        <translation>Torna qui, scherzavo.</translation>
    </message>
    <message>
        <source>I was too hasty with you, my dear.</source>
        <translation>Con te ho avuto troppa fretta.</translation>
    </message>
    <message>
        <source>I changed my mind. That’s allowed.</source>
        <translation>Ci ho ripensato. Si può, no?</translation>
    </message>
    <message>
        <source>I couldn’t have slept without it.</source>
        <translation>Senza non ci dormivo la notte.</translation>
    </message>
    <message>
        <source>You never know what’s down there.</source>
        <translation>Lì sotto, non sai mai cosa c’è.</translation>
    </message>
    <message>
        <source>I like a surprise.</source>
        <translation>A me le sorprese piacciono.</translation>
    </message>
    <message>
        <source>Eyes shut, and hope for the best.</source>
        <translation>A occhi chiusi, e speriamo.</translation>
    </message>
    <message>
        <source>That stock owes me a card.</source>
        <translation>Quel tallone mi deve una carta.</translation>
    </message>
    <message>
        <source>Seek and you shall find.</source>
        <translation>Chi cerca trova.</translation>
    </message>
    <message>
        <source>Don’t watch my face.</source>
        <translation>Non guardatemi in faccia.</translation>
    </message>
    <message>
        <source>I’ll say nothing about that one.</source>
        <translation>Su questa non dico niente.</translation>
    </message>
    <message>
        <source>Done. Move along, I’m in a hurry.</source>
        <translation>Fatto. Avanti, che ho fretta.</translation>
    </message>
    <message>
        <source>While there’s stock, there’s hope.</source>
        <translation>Finché c’è tallone c’è speranza.</translation>
    </message>
    <message>
        <source>One has to go. It always hurts.</source>
        <translation>Una deve andare. E fa sempre male.</translation>
    </message>
    <message>
        <source>Look at it all you like, it’s no use.</source>
        <translation>Guardatela pure, tanto non vi serve.</translation>
    </message>
    <message>
        <source>One card at a time.</source>
        <translation>Una carta alla volta.</translation>
    </message>
    <message>
        <source>Draw? No, thank you.</source>
        <translation>Pescare? No, grazie.</translation>
    </message>
    <message>
        <source>I like them just as they came.</source>
        <translation>Mi piacciono così come sono venute.</translation>
    </message>
    <message>
        <source>Never touch a good thing.</source>
        <translation>Roba buona non si tocca.</translation>
    </message>
    <message>
        <source>Don’t make yourselves comfortable.</source>
        <translation>Non mettetevi comodi.</translation>
    </message>
    <message>
        <source>As they were dealt, so I keep them.</source>
        <translation>Come me le hanno date me le tengo.</translation>
    </message>
    <message>
        <source>I’m not even taking my coat off.</source>
        <translation>Il cappotto non me lo levo neanche.</translation>
    </message>
    <message>
        <source>First lap, first knock.</source>
        <translation>Primo giro, prima bussata.</translation>
    </message>
    <message>
        <source>Once a year even I am in a hurry.</source>
        <translation>Una volta l’anno ho fretta anch’io.</translation>
    </message>
    <message>
        <source>I’m not letting go of these.</source>
        <translation>Queste non le mollo.</translation>
    </message>
    <message>
        <source>You’ll get no card out of me.</source>
        <translation>Da me non avete neanche una carta.</translation>
    </message>
    <message>
        <source>It’ll do. Why wait?</source>
        <translation>Bastano. Perché aspettare?</translation>
    </message>
    <message>
        <source>Without drawing a single card?</source>
        <translation>Senza pescare neanche una carta?</translation>
    </message>
    <message>
        <source>I haven’t even sorted mine.</source>
        <translation>Non le ho neanche messe in fila.</translation>
    </message>
    <message>
        <source>My chair is still cold.</source>
        <translation>Ho ancora la sedia fredda.</translation>
    </message>
    <message>
        <source>Somebody has a train to catch.</source>
        <translation>Qualcuno ha il treno alle nove.</translation>
    </message>
    <message>
        <source>But we’ve only just begun!</source>
        <translation>Ma se s’è appena cominciato!</translation>
    </message>
    <message>
        <source>Good cards, or good nerves.</source>
        <translation>O carte buone o faccia tosta.</translation>
    </message>
    <message>
        <source>That’s usually my line.</source>
        <translation>Questo di solito lo faccio io.</translation>
    </message>
    <message>
        <source>I’m still looking for my glasses.</source>
        <translation>Sto ancora cercando gli occhiali.</translation>
    </message>
    <message>
        <source>I’ve got nothing together yet!</source>
        <translation>Non ho ancora messo insieme niente!</translation>
    </message>
    <message>
        <source>Thirty-one. Stay in your seats.</source>
        <translation>Trentuno. State pure seduti.</translation>
    </message>
    <message>
        <source>Thirty-one! Count them if you like.</source>
        <translation>Trentuno! Contate pure.</translation>
    </message>
    <message>
        <source>An ace and two friends.</source>
        <translation>Un asso e due amici.</translation>
    </message>
    <message>
        <source>A life from each of you, please.</source>
        <translation>Una vita per uno, grazie.</translation>
    </message>
    <message>
        <source>You can’t do better than that.</source>
        <translation>Meglio di così non si può.</translation>
    </message>
    <message>
        <source>That’s even quicker than knocking.</source>
        <translation>Più svelto che bussare.</translation>
    </message>
    <message>
        <source>Slow and steady gets to thirty-one.</source>
        <translation>Chi va piano va a trentuno.</translation>
    </message>
    <message>
        <source>I told you I was collecting.</source>
        <translation>Lo dicevo, che io raccolgo.</translation>
    </message>
    <message>
        <source>And not a single one for you.</source>
        <translation>E per voi neanche una.</translation>
    </message>
    <message>
        <source>Every now and then it comes.</source>
        <translation>Ogni tanto arriva.</translation>
    </message>
    <message>
        <source>Thirty-one? Show me that again.</source>
        <translation>Trentuno? Fammi rivedere.</translation>
    </message>
    <message>
        <source>Nothing to be said. It’s thirty-one.</source>
        <translation>Niente da dire: è trentuno.</translation>
    </message>
    <message>
        <source>One more lap, and I’d have had it.</source>
        <translation>Un altro giro e ce l’avevo io.</translation>
    </message>
    <message>
        <source>A life gone, just like that.</source>
        <translation>Una vita, andata così.</translation>
    </message>
    <message>
        <source>And not a word until now!</source>
        <translation>E non dicevi niente!</translation>
    </message>
    <message>
        <source>And I was just about to knock.</source>
        <translation>E io che stavo per bussare.</translation>
    </message>
    <message>
        <source>And I thought there was time.</source>
        <translation>E io che credevo d’aver tempo.</translation>
    </message>
    <message>
        <source>That ace should have been mine.</source>
        <translation>Quell’asso lì doveva essere mio.</translation>
    </message>
    <message>
        <source>Who let you have that?</source>
        <translation>E quella chi te l’ha data?</translation>
    </message>
    <message>
        <source>That’s the game. On we go.</source>
        <translation>È il gioco. Avanti.</translation>
    </message>
    <message>
        <source>I didn’t lift a finger.</source>
        <translation>Non ho mosso un dito.</translation>
    </message>
    <message>
        <source>Thirty-one, served at the table.</source>
        <translation>Trentuno, servito in tavola.</translation>
    </message>
    <message>
        <source>For once they came by themselves.</source>
        <translation>Per una volta sono venute da sole.</translation>
    </message>
    <message>
        <source>Tomorrow I play the lottery.</source>
        <translation>Domani gioco al lotto.</translation>
    </message>
    <message>
        <source>From the deal? Now I’ve seen it all.</source>
        <translation>Servito? Adesso le ho viste tutte.</translation>
    </message>
    <message>
        <source>Who shuffled these?</source>
        <translation>Chi le ha mescolate, queste?</translation>
    </message>
    <message>
        <source>I hadn’t even looked at mine.</source>
        <translation>Le mie non le avevo neanche guardate.</translation>
    </message>
    <message>
        <source>Well, that was a short one.</source>
        <translation>È stata corta, questa.</translation>
    </message>
    <message>
        <source>Some have luck, some look on.</source>
        <translation>C’è chi ha fortuna e c’è chi guarda.</translation>
    </message>
    <message>
        <source>Three of a kind. Thirty and a half!</source>
        <translation>Tris: trenta e mezzo!</translation>
    </message>
    <message>
        <source>Did you all see my three of a kind?</source>
        <translation>L’avete visto, il mio tris?</translation>
    </message>
    <message>
        <source>That half point is pure gold.</source>
        <translation>Quel mezzo punto vale oro.</translation>
    </message>
    <message>
        <source>Alike as three drops of water.</source>
        <translation>Uguali come tre gocce d’acqua.</translation>
    </message>
    <message>
        <source>I don’t like odd ones. I keep sets.</source>
        <translation>Le carte spaiate non mi piacciono.</translation>
    </message>
    <message>
        <source>Three of a kind, in times like these.</source>
        <translation>Un tris, coi tempi che corrono.</translation>
    </message>
    <message>
        <source>Thirty and a half. How mean.</source>
        <translation>Trenta e mezzo. Che cattiveria.</translation>
    </message>
    <message>
        <source>Three alike? Do you breed them?</source>
        <translation>Tre uguali? Ma le allevi?</translation>
    </message>
    <message>
        <source>And who gave you the third?</source>
        <translation>E la terza chi te l’ha data?</translation>
    </message>
    <message>
        <source>Well, it’s only copper.</source>
        <translation>Mah, è solo rame.</translation>
    </message>
    <message>
        <source>All right, a penny for the pot.</source>
        <translation>Una monetina al piatto, va bene.</translation>
    </message>
    <message>
        <source>My pocket feels lighter already.</source>
        <translation>La tasca pesa già di meno.</translation>
    </message>
    <message>
        <source>I’d only just polished that one.</source>
        <translation>L’avevo appena lucidata, quella.</translation>
    </message>
    <message>
        <source>One penny left. It must be lonely.</source>
        <translation>Una monetina sola. Si annoierà.</translation>
    </message>
    <message>
        <source>My last penny, and I’m fond of it.</source>
        <translation>L’ultima monetina. Le voglio bene.</translation>
    </message>
    <message>
        <source>This penny stays in my pocket.</source>
        <translation>Questa monetina non esce di tasca.</translation>
    </message>
    <message>
        <source>So now the county feeds me.</source>
        <translation>Ultima spiaggia: almeno si vede il mare.</translation>
    </message>
    <message>
        <source>Not a penny left, and still here.</source>
        <translation>Senza una monetina, e ancora qui.</translation>
    </message>
    <message>
        <source>Who’ll lend me a penny?</source>
        <translation>Chi mi presta una monetina?</translation>
    </message>
    <message>
        <source>From here on I play for glory.</source>
        <translation>Da qui in poi gioco per la gloria.</translation>
    </message>
    <message>
        <source>Then there’s nothing left to lose.</source>
        <translation>Tanto, cos’ho più da perdere?</translation>
    </message>
    <message>
        <source>Now I’ll be really careful.</source>
        <translation>Adesso sì che vado piano.</translation>
    </message>
    <message>
        <source>All that saving, for this.</source>
        <translation>Tanto metter via, per finire così.</translation>
    </message>
    <message>
        <source>I can still spoil your evening.</source>
        <translation>La serata ve la guasto lo stesso.</translation>
    </message>
    <message>
        <source>It could be worse. I could be out.</source>
        <translation>Poteva andar peggio: potevo star fuori.</translation>
    </message>
    <message>
        <source>On the county? Wrap up warm.</source>
        <translation>All’ultima spiaggia? Copriti bene.</translation>
    </message>
    <message>
        <source>Not a penny left? Have an olive.</source>
        <translation>Neanche una monetina? Tieni un’oliva.</translation>
    </message>
    <message>
        <source>Still with us? Good.</source>
        <translation>Ancora con noi? Bene.</translation>
    </message>
    <message>
        <source>I’d lend you one, but you know me.</source>
        <translation>Te ne presterei una, ma sai come sono.</translation>
    </message>
    <message>
        <source>We’ve all been there.</source>
        <translation>Ci siamo passati tutti.</translation>
    </message>
    <message>
        <source>Now you see why I save.</source>
        <translation>Vedi perché io metto da parte?</translation>
    </message>
    <message>
        <source>I didn’t leave you much, did I?</source>
        <translation>T’ho lasciato poco, eh?</translation>
    </message>
    <message>
        <source>I knocked at my own door.</source>
        <translation>Ho bussato alla mia porta.</translation>
    </message>
    <message>
        <source>Two! That was an expensive knock.</source>
        <translation>Due! Com’è cara, una bussata.</translation>
    </message>
    <message>
        <source>My knuckles hurt, and so does my pride.</source>
        <translation>Mi bruciano le nocche e l’orgoglio.</translation>
    </message>
    <message>
        <source>Somebody knocked: it was the bill.</source>
        <translation>Bussavano, ed era il conto.</translation>
    </message>
    <message>
        <source>Never knock on an empty stomach.</source>
        <translation>Mai bussare a stomaco vuoto.</translation>
    </message>
    <message>
        <source>Too early. My mother always said so.</source>
        <translation>Troppo presto. Me lo diceva la mamma.</translation>
    </message>
    <message>
        <source>All that waiting, to lose two.</source>
        <translation>Tanto aspettare per perderne due.</translation>
    </message>
    <message>
        <source>Two at once! I’ve been robbed.</source>
        <translation>Due in un colpo! È una rapina.</translation>
    </message>
    <message>
        <source>And yet I’d left you nothing.</source>
        <translation>Eppure non vi avevo lasciato niente.</translation>
    </message>
    <message>
        <source>I added it up wrong. It happens.</source>
        <translation>Ho fatto male i conti. Succede.</translation>
    </message>
    <message>
        <source>Two! Knock more softly next time.</source>
        <translation>Due! La prossima bussa più piano.</translation>
    </message>
    <message>
        <source>Knock, knock. Nobody in.</source>
        <translation>Toc toc. Non c’era nessuno.</translation>
    </message>
    <message>
        <source>A dear knock, that one.</source>
        <translation>Cara, quella bussata.</translation>
    </message>
    <message>
        <source>And I thought it was my turn to pay.</source>
        <translation>E io che credevo di pagare.</translation>
    </message>
    <message>
        <source>That could have been me.</source>
        <translation>Poteva capitare a me.</translation>
    </message>
    <message>
        <source>I’d have waited.</source>
        <translation>Io avrei aspettato.</translation>
    </message>
    <message>
        <source>That’s all I had left you to knock with.</source>
        <translation>Ecco con cosa t’ho lasciato bussare.</translation>
    </message>
    <message>
        <source>It was a risk, and you took it.</source>
        <translation>Il rischio l’hai voluto tu.</translation>
    </message>
    <message>
        <source>Stay, and pour for the rest of us.</source>
        <translation>Resta, che ci versi da bere.</translation>
    </message>
    <message>
        <source>We’ll drink to you.</source>
        <translation>Beviamo alla tua salute.</translation>
    </message>
    <message>
        <source>The table won’t be the same.</source>
        <translation>Il tavolo non sarà più quello.</translation>
    </message>
    <message>
        <source>At least you’ll get some sleep.</source>
        <translation>Almeno tu vai a letto presto.</translation>
    </message>
    <message>
        <source>Now you have all the time you like.</source>
        <translation>Adesso sì che hai tempo.</translation>
    </message>
    <message>
        <source>A little more time was all you needed.</source>
        <translation>Ti mancava solo un po’ di tempo.</translation>
    </message>
    <message>
        <source>All aboard, the bus is leaving.</source>
        <translation>In carrozza, che l’autobus parte.</translation>
    </message>
    <message>
        <source>Tickets, please. I mean, cards.</source>
        <translation>Biglietti, prego. Cioè, carte.</translation>
    </message>
    <message>
        <source>I’d like a seat by the window.</source>
        <translation>Io mi metto vicino al finestrino.</translation>
    </message>
    <message>
        <source>I’m riding to the last stop.</source>
        <translation>Io vado fino al capolinea.</translation>
    </message>
    <message>
        <source>I have to, so I do.</source>
        <translation>Se devo, devo.</translation>
    </message>
    <message>
        <source>It was so pretty before.</source>
        <translation>Era così bella, prima.</translation>
    </message>
    <message>
        <source>One gets off, one gets on.</source>
        <translation>Una scende, una sale.</translation>
    </message>
    <message>
        <source>You won’t get far with that one.</source>
        <translation>Con quella non vai lontano.</translation>
    </message>
    <message>
        <source>Must I? I was fond of them all.</source>
        <translation>Proprio devo? Mi piacevano tutte.</translation>
    </message>
    <message>
        <source>Stop the bus, I’m getting off!</source>
        <translation>Ferma, che scendo!</translation>
    </message>
    <message>
        <source>Ding ding!</source>
        <translation>Din din!</translation>
    </message>
    <message>
        <source>This is my stop.</source>
        <translation>La mia fermata è questa.</translation>
    </message>
    <message>
        <source>Driver, open the doors!</source>
        <translation>Autista, apra!</translation>
    </message>
    <message>
        <source>I live just round the corner.</source>
        <translation>Abito qui dietro l’angolo.</translation>
    </message>
    <message>
        <source>One stop is enough for me.</source>
        <translation>A me basta una fermata.</translation>
    </message>
    <message>
        <source>Even the night bus stops in the end.</source>
        <translation>Prima o poi si ferma anche il notturno.</translation>
    </message>
    <message>
        <source>Nobody gets on any more.</source>
        <translation>Non sale più nessuno.</translation>
    </message>
    <message>
        <source>I’m getting off with all my bags.</source>
        <translation>Scendo con tutte le mie borse.</translation>
    </message>
    <message>
        <source>My hand is good enough to walk home.</source>
        <translation>Con questa mano vado a casa a piedi.</translation>
    </message>
    <message>
        <source>I’d only just sat down.</source>
        <translation>Avevo appena trovato posto.</translation>
    </message>
    <message>
        <source>Who pulled that cord?</source>
        <translation>Chi ha tirato la corda?</translation>
    </message>
    <message>
        <source>Hold on tight, it’s braking.</source>
        <translation>Tenetevi, che frena.</translation>
    </message>
    <message>
        <source>Here? There isn’t even a shelter.</source>
        <translation>Qui? Non c’è neanche la pensilina.</translation>
    </message>
    <message>
        <source>I had my hand on the cord already.</source>
        <translation>Avevo già la mano sulla corda.</translation>
    </message>
    <message>
        <source>We haven’t even left the station.</source>
        <translation>Ma se non siamo neanche partiti.</translation>
    </message>
    <message>
        <source>Let’s see if you have a ticket.</source>
        <translation>Vediamo se hai il biglietto.</translation>
    </message>
    <message>
        <source>Getting off already?</source>
        <translation>Scendi già?</translation>
    </message>
    <message>
        <source>That bell goes right through me.</source>
        <translation>Quel campanello mi trapassa.</translation>
    </message>
    <message>
        <source>Mind the step.</source>
        <translation>Occhio al gradino.</translation>
    </message>
    <message>
        <source>It’s a lovely ride. Why stop?</source>
        <translation>Si viaggia così bene. Perché fermarsi?</translation>
    </message>
    <message>
        <source>And I was so proud of my pair.</source>
        <translation>E pensare che la mia coppia mi pareva già tanto.</translation>
    </message>
    <message>
        <source>I missed my stop.</source>
        <translation>Ho saltato la fermata.</translation>
    </message>
    <message>
        <source>I rang too soon.</source>
        <translation>Ho suonato troppo presto.</translation>
    </message>
    <message>
        <source>You should have pulled the cord!</source>
        <translation>Dovevi tirare la corda!</translation>
    </message>
    <message>
        <source>Like buses: none for an hour, then three.</source>
        <translation>Come gli autobus: prima niente, poi tre.</translation>
    </message>
    <message>
        <source>Did you all see my three sisters?</source>
        <translation>Le avete viste, le mie tre gemelle?</translation>
    </message>
    <message>
        <source>Let’s see what lies there.</source>
        <translation>Vediamo che c’è lì.</translation>
    </message>
    <message>
        <source>I leave something for everybody.</source>
        <translation>Lascio qualcosa per tutti.</translation>
    </message>
    <message>
        <source>In the middle nobody minds.</source>
        <translation>In mezzo è di tutti.</translation>
    </message>
    <message>
        <source>A fair exchange, or nearly.</source>
        <translation>Un cambio onesto, o quasi.</translation>
    </message>
    <message>
        <source>Out with the old.</source>
        <translation>Via il vecchio.</translation>
    </message>
    <message>
        <source>I’ve been thinking about that one.</source>
        <translation>È da un po’ che ci pensavo.</translation>
    </message>
    <message>
        <source>I’d rather have taken it without giving.</source>
        <translation>Avrei preferito prenderla senza dare niente.</translation>
    </message>
    <message>
        <source>What I leave there is no use to you.</source>
        <translation>Quella che lascio non ti serve.</translation>
    </message>
    <message>
        <source>Come to me, my dears.</source>
        <translation>Venite da me, belle mie.</translation>
    </message>
    <message>
        <source>The pot knows where it belongs.</source>
        <translation>Il piatto sa dove andare.</translation>
    </message>
    <message>
        <source>The next round is on the pot.</source>
        <translation>Il prossimo giro lo paga il piatto.</translation>
    </message>
    <message>
        <source>Chips don’t stink.</source>
        <translation>Le fiche non puzzano.</translation>
    </message>
    <message>
        <source>It was about time.</source>
        <translation>Era ora.</translation>
    </message>
    <message>
        <source>Quick money.</source>
        <translation>Soldi svelti.</translation>
    </message>
    <message>
        <source>Whoever waits gets paid.</source>
        <translation>Chi aspetta incassa.</translation>
    </message>
    <message>
        <source>These won’t come back to the table.</source>
        <translation>Queste al tavolo non ci tornano.</translation>
    </message>
    <message>
        <source>Not yours: that’s the best part.</source>
        <translation>Non sono tue: è questo il bello.</translation>
    </message>
    <message>
        <source>Somebody has to take it.</source>
        <translation>Qualcuno deve pur prenderlo.</translation>
    </message>
    <message>
        <source>Help yourselves, I have chosen.</source>
        <translation>Servitevi, io ho già scelto.</translation>
    </message>
    <message>
        <source>This is what I could do without.</source>
        <translation>Di queste facevo a meno.</translation>
    </message>
    <message>
        <source>Two hands, and I’d have liked a third.</source>
        <translation>Due mani, e ne volevo una terza.</translation>
    </message>
    <message>
        <source>A cat in a bag, I know.</source>
        <translation>Gatta nel sacco, lo so.</translation>
    </message>
    <message>
        <source>Worse than mine it cannot be.</source>
        <translation>Peggio delle mie non saranno.</translation>
    </message>
    <message>
        <source>Don’t tell me what’s in there.</source>
        <translation>Non ditemi che cosa c’è.</translation>
    </message>
    <message>
        <source>Why look? I trust it.</source>
        <translation>Guardare? Io mi fido.</translation>
    </message>
    <message>
        <source>I’ve looked at it all evening.</source>
        <translation>È tutta la sera che lo guardo.</translation>
    </message>
    <message>
        <source>Three at once, at last.</source>
        <translation>Tre in un colpo, finalmente.</translation>
    </message>
    <message>
        <source>Now nobody knows what lies there.</source>
        <translation>Adesso non sa più nessuno che cosa c’è.</translation>
    </message>
    <message>
        <source>Courage, or despair?</source>
        <translation>Coraggio, o disperazione?</translation>
    </message>
    <message>
        <source>And what did you leave us there?</source>
        <translation>E là sotto che cosa ci hai lasciato?</translation>
    </message>
    <message>
        <source>I saw your face just now.</source>
        <translation>Ho visto la faccia che hai fatto.</translation>
    </message>
    <message>
        <source>All over again, my friends.</source>
        <translation>Si rifà, amici miei.</translation>
    </message>
    <message>
        <source>That one never happened.</source>
        <translation>Quella non c’è mai stata.</translation>
    </message>
    <message>
        <source>From the top, and quickly.</source>
        <translation>Da capo, e in fretta.</translation>
    </message>
    <message>
        <source>Nobody gets anything from that one.</source>
        <translation>Da quella nessuno ci guadagna.</translation>
    </message>
    <message>
        <source>And I was doing so well.</source>
        <translation>E dire che mi andava così bene.</translation>
    </message>
    <message>
        <source>A close shave.</source>
        <translation>Salvi per un pelo.</translation>
    </message>
    <message>
        <source>Then I’ll sort them once more.</source>
        <translation>Allora le rimetto in ordine da capo.</translation>
    </message>
    <message>
        <source>Done. And no going back.</source>
        <translation>Affare fatto. E non si torna indietro.</translation>
    </message>
    <message>
        <source>I’ll drink on your coins tonight.</source>
        <translation>Stasera si beve con le tue monete.</translation>
    </message>
    <message>
        <source>You had me before you said how much.</source>
        <translation>Ci stavo già prima di sapere quanto.</translation>
    </message>
    <message>
        <source>My purse stays shut.</source>
        <translation>Il mio borsellino resta chiuso.</translation>
    </message>
    <message>
        <source>I wasn’t born yesterday.</source>
        <translation>Non sono mica nato ieri.</translation>
    </message>
    <message>
        <source>These coins know me too well to leave.</source>
        <translation>Queste monete mi sono troppo affezionate.</translation>
    </message>
    <message>
        <source>Trumps again, and never the good ones.</source>
        <translation>Tarocchi a mucchi, e mai quelli buoni.</translation>
    </message>
    <message>
        <source>Partner, I count on you. Somebody has to.</source>
        <translation>Socio, conto su di te. Qualcuno deve pur farlo.</translation>
    </message>
    <message>
        <source>My aunt tells fortunes with these. I lose them.</source>
        <translation>Mia zia con queste legge il futuro. Io lo perdo.</translation>
    </message>
    <message>
        <source>Whoever has the Magician, don’t be shy.</source>
        <translation>Chi ha il Bagatto non faccia il timido.</translation>
    </message>
    <message>
        <source>A hundred points. Fifty-one will do.</source>
        <translation>Cento punti. Ce ne bastano cinquantuno.</translation>
    </message>
    <message>
        <source>The Fool is at this table. I name no names.</source>
        <translation>Il Matto è a questo tavolo. Non faccio nomi.</translation>
    </message>
    <message>
        <source>All the Popes, and no religion.</source>
        <translation>Tanti Papi, e neanche un santo.</translation>
    </message>
    <message>
        <source>Two against two: at last somebody to blame.</source>
        <translation>Due contro due: almeno so a chi dare la colpa.</translation>
    </message>
    <message>
        <source>Partner, one knock is one knock. Remember.</source>
        <translation>Socio, una bussata è una bussata. Ricordatelo.</translation>
    </message>
    <message>
        <source>Partner, watch my hands, not my face.</source>
        <translation>Socio, guardami le mani, non la faccia.</translation>
    </message>
    <message>
        <source>Who has the World had better show manners.</source>
        <translation>Chi ha in mano il Mondo non si dia delle arie.</translation>
    </message>
    <message>
        <source>I fear no Devil, only my partner’s leads.</source>
        <translation>Non temo il Diavolo, temo le uscite del socio.</translation>
    </message>
    <message>
        <source>Kings, stay indoors: there are trumps about.</source>
        <translation>Re, state in casa: in giro ci sono i tarocchi.</translation>
    </message>
    <message>
        <source>Death came to me again. She likes me.</source>
        <translation>Anche stavolta la Morte. Le sto simpatico.</translation>
    </message>
    <message>
        <source>If the table breaks, it was a signal.</source>
        <translation>Se si rompe il tavolo, era un segno.</translation>
    </message>
    <message>
        <source>At this table even the wood talks.</source>
        <translation>A questo tavolo parla anche il legno.</translation>
    </message>
    <message>
        <source>The Quartet: whoever comes last, laughs.</source>
        <translation>Coi Papi ride bene chi ride ultimo.</translation>
    </message>
    <message>
        <source>Good luck, partner. We’ll need it twice.</source>
        <translation>In bocca al lupo, socio. Ce ne serve per due.</translation>
    </message>
    <message>
        <source>Queens first, then we talk.</source>
        <translation>Prima le donne, poi si ragiona.</translation>
    </message>
    <message>
        <source>Who leads? Come on, lead!</source>
        <translation>Chi esce? Dai, fuori la carta!</translation>
    </message>
    <message>
        <source>I trump first and think later.</source>
        <translation>Io prima taglio, poi ci penso.</translation>
    </message>
    <message>
        <source>Wait, I’m telling the Sun from the Moon.</source>
        <translation>Aspetta, confondo il Sole con la Luna.</translation>
    </message>
    <message>
        <source>What did two knocks mean again?</source>
        <translation>Due bussate, com’è che era?</translation>
    </message>
    <message>
        <source>Your kings won’t live long today.</source>
        <translation>I vostri re oggi durano poco.</translation>
    </message>
    <message>
        <source>I smell a Magician with no friends.</source>
        <translation>Sento odore di Bagatto senza amici.</translation>
    </message>
    <message>
        <source>I’d keep all my kings till Christmas.</source>
        <translation>I re li terrei tutti fino a Natale.</translation>
    </message>
    <message>
        <source>Every trump of mine has a name.</source>
        <translation>Io ai miei tarocchi do un nome.</translation>
    </message>
    <message>
        <source>Let’s follow suit and stay friends.</source>
        <translation>Si risponde al seme e si resta amici.</translation>
    </message>
    <message>
        <source>A trick here, a trick there, and home.</source>
        <translation>Una presa qua, una là, e si va a casa.</translation>
    </message>
    <message>
        <source>That’s what partners are for.</source>
        <translation>A questo servono i soci.</translation>
    </message>
    <message>
        <source>Did you see that, partner? We’re good.</source>
        <translation>Hai visto, socio? Siamo bravi.</translation>
    </message>
    <message>
        <source>A hundred, and the better half is ours.</source>
        <translation>Cento punti, e la metà buona è nostra.</translation>
    </message>
    <message>
        <source>The Magician slept at home tonight.</source>
        <translation>Stanotte il Bagatto ha dormito a casa.</translation>
    </message>
    <message>
        <source>All thanks to my signals. And two kings.</source>
        <translation>Merito dei miei segni. E di due re.</translation>
    </message>
    <message>
        <source>Even the Fool knew how that would end.</source>
        <translation>Lo sapeva anche il Matto come finiva.</translation>
    </message>
    <message>
        <source>Count again if you like. I’ve got time.</source>
        <translation>Ricontate pure. Io ho tempo.</translation>
    </message>
    <message>
        <source>My partner played well. I helped.</source>
        <translation>Il mio socio ha giocato bene. Io ho aiutato.</translation>
    </message>
    <message>
        <source>The Wheel has turned our way.</source>
        <translation>La Ruota ha girato dalla nostra.</translation>
    </message>
    <message>
        <source>Justice! It’s number 8, look it up.</source>
        <translation>Giustizia! È il numero 8, controllate.</translation>
    </message>
    <message>
        <source>And quick, too.</source>
        <translation>E pure alla svelta.</translation>
    </message>
    <message>
        <source>I said so at the first trick.</source>
        <translation>L’avevo detto alla prima presa.</translation>
    </message>
    <message>
        <source>I was waiting for the last trick.</source>
        <translation>Aspettavo l’ultima presa.</translation>
    </message>
    <message>
        <source>Slowly, slowly, trick by trick.</source>
        <translation>Piano piano, una presa alla volta.</translation>
    </message>
    <message>
        <source>Did you miss a king? I have it here.</source>
        <translation>Vi manca un re? Ce l’ho qui.</translation>
    </message>
    <message>
        <source>Not one queen of yours got by.</source>
        <translation>Delle vostre donne non ne è passata una.</translation>
    </message>
    <message>
        <source>I’d frame these tricks.</source>
        <translation>Queste prese le metterei in cornice.</translation>
    </message>
    <message>
        <source>Kings, queens, horses: the stable is full.</source>
        <translation>Re, donne, cavalli: la scuderia è al completo.</translation>
    </message>
    <message>
        <source>Honest work, honest points.</source>
        <translation>Punti onesti, sudati in due.</translation>
    </message>
    <message>
        <source>Trumps to lay away! I had nothing else.</source>
        <translation>Mi tocca dar via i tarocchi. Non avevo altro.</translation>
    </message>
    <message>
        <source>Look well: you won’t see that every day.</source>
        <translation>Guardate bene, non capita tutti i giorni.</translation>
    </message>
    <message>
        <source>To give a trump away! It hurts.</source>
        <translation>Dar via un tarocco! Mi piange il cuore.</translation>
    </message>
    <message>
        <source>The Hermit is faster, and he has a lantern.</source>
        <translation>È più svelto l’Eremita, e ha la lanterna.</translation>
    </message>
    <message>
        <source>The trick is getting cold.</source>
        <translation>La presa si raffredda.</translation>
    </message>
    <message>
        <source>The Wheel turns. You may play, too.</source>
        <translation>La Ruota gira. Puoi giocare anche tu.</translation>
    </message>
    <message>
        <source>At worst you play the Fool. We all do.</source>
        <translation>Mal che vada fai il Matto. Capita a tutti.</translation>
    </message>
    <message>
        <source>Is that a signal, or are you asleep?</source>
        <translation>È un segno, o stai dormendo?</translation>
    </message>
    <message>
        <source>The Hanged Man was more lively.</source>
        <translation>L’Appeso era più vispo.</translation>
    </message>
    <message>
        <source>Suit, trump or Fool: that’s all there is.</source>
        <translation>Seme, tarocco o Matto: altro non c’è.</translation>
    </message>
    <message>
        <source>The Moon is up, and we’re at this trick.</source>
        <translation>È già su la Luna, e siamo a questa presa.</translation>
    </message>
    <message>
        <source>Any card! Even a wrong one!</source>
        <translation>Una carta qualunque! Anche sbagliata!</translation>
    </message>
    <message>
        <source>No hurry. I was counting the trumps.</source>
        <translation>Con calma. Stavo contando i tarocchi.</translation>
    </message>
    <message>
        <source>Play it: I’ll take it anyway.</source>
        <translation>Gioca pure: tanto me la prendo io.</translation>
    </message>
    <message>
        <source>Hard to let one go, isn’t it?</source>
        <translation>Dispiace separarsene, eh?</translation>
    </message>
    <message>
        <source>There are worse tables to wait at.</source>
        <translation>Ci sono tavoli peggiori per aspettare.</translation>
    </message>
</context>
<context>
    <name>GuideWords</name>
    <message>
        <source>%1 cuts the pack, then %2 deals.</source>
        <translation>%1 taglia il mazzo, poi %2 fa le carte.</translation>
    </message>
    <message>
        <source>You stay with %1. Now see what the others do.</source>
        <translation>Resti con %1. Ora guarda che cosa fanno gli altri.</translation>
    </message>
    <message>
        <source>You have knocked with %1. Everybody else has one more turn, then the hands are shown.</source>
        <translation>Hai bussato con %1. Gli altri giocano ancora una volta, poi si scoprono le mani.</translation>
    </message>
    <message>
        <source>This time yours is the lowest hand, %1, and it costs a token. %2</source>
        <comment>a hand&apos;s worth; two sentences</comment>
        <translation>Stavolta la mano più bassa è la tua, %1, e ti costa una marca. %2</translation>
    </message>
    <message>
        <source>%1 has the lowest hand, %2, and pays a token. %3</source>
        <comment>a name; a hand&apos;s worth; two sentences</comment>
        <translation>%1 ha la mano più bassa, %2, e paga una marca. %3</translation>
    </message>
    <message>
        <source>Let me look at the cards…</source>
        <translation>Fammi guardare le carte…</translation>
    </message>
    <message>
        <source>That is about as good. But this lesson is about another move: %1.</source>
        <comment>%1 is a move</comment>
        <translation>Vale quasi lo stesso. Ma in questa lezione si prova un’altra mossa: %1.</translation>
    </message>
    <message>
        <source>That way %1. Better: %2; then %3.</source>
        <comment>%1 and %3 are &apos;you lose a token 12 times in 100&apos;, %2 is a move</comment>
        <translation>Così %1. Meglio: %2; allora %3.</translation>
    </message>
    <message>
        <source>%1 deals, and you cut. Drag along the pack, or use the arrow keys: any place will do. Then “Cut here”.</source>
        <translation>%1 fa le carte e tu tagli. Scorri lungo il mazzo, o usa le frecce: un punto vale l’altro. Poi «Taglio qui».</translation>
    </message>
    <message>
        <source>%1 gives %2 and takes %3.</source>
        <comment>a name; cards; cards</comment>
        <translation>%1 dà %2 e prende %3.</translation>
    </message>
    <message>
        <source>%1 Everybody saw that: remember who collects which suit.</source>
        <comment>%1 is a sentence</comment>
        <translation>%1 L’hanno visto tutti: tieni a mente chi cerca che cosa.</translation>
    </message>
    <message>
        <source>Your turn. Choose %1 from your hand and %2 from the monte: that makes %3. Then “Exchange”.</source>
        <comment>cards; cards; a hand&apos;s worth</comment>
        <translation>Tocca a te. Scegli %1 dalla tua mano e %2 dal monte: fai %3. Poi «Cambio».</translation>
    </message>
    <message>
        <source>Your turn again. I would give %1 for %2: that makes %3.</source>
        <comment>cards; cards; a hand&apos;s worth</comment>
        <translation>Tocca ancora a te. Io darei %1 per %2: fai %3.</translation>
    </message>
    <message>
        <source>That’s it: press “Exchange”, and you have %1.</source>
        <translation>Proprio così: premi «Cambio», e hai %1.</translation>
    </message>
    <message>
        <source>That would make %1. I would give %2 for %3, which makes %4; but it is your hand.</source>
        <comment>a hand&apos;s worth; cards; cards; a hand&apos;s worth</comment>
        <translation>Così fai %1. Io darei %2 per %3, che fa %4; ma le carte sono tue.</translation>
    </message>
    <message>
        <source>%1 tie for the lowest hand: a token each. %2</source>
        <comment>names; two sentences</comment>
        <translation>%1: alla pari con la mano più bassa, una marca a testa. %2</translation>
    </message>
    <message>
        <source>That makes %1: %2. Better: %3. That makes %4: %5.</source>
        <comment>%1 and %4 are hands&apos; worths, %2 and %5 &apos;you lose a token 12 times in 100&apos;, %3 a move</comment>
        <translation>Così fai %1: %2. Meglio: %3. Così fai %4: %5.</translation>
    </message>
    <message>
        <source>This way %1 add up.</source>
        <comment>%1 is &apos;two cards of coins&apos;</comment>
        <translation>Così si sommano %1.</translation>
    </message>
    <message>
        <source>Because %1 did not count, and this way %2 add up.</source>
        <comment>two cards or more; &apos;two cards of coins&apos;</comment>
        <translation>Così si sommano %2; %1 non ti servivano.</translation>
    </message>
    <message>
        <source>Because %1 did not count, and this way %2 add up.</source>
        <comment>a card; &apos;two cards of coins&apos;</comment>
        <translation>Così si sommano %2; %1 non ti serviva.</translation>
    </message>
    <message>
        <source>That beats every hand that only counts points.</source>
        <translation>Batte ogni mano che fa soltanto punti.</translation>
    </message>
    <message>
        <source>Only %1 counts then, but it is worth more than what you have.</source>
        <comment>%1 is a card with its article</comment>
        <translation>Così conta solo %1, ma vale più di quello che hai.</translation>
    </message>
    <message>
        <source>I had said: %1. My way %2; your way %3.</source>
        <comment>%1 is a move, %2 and %3 are &apos;you lose a token 12 times in 100&apos;</comment>
        <translation>Te l’avevo detto: %1. A modo mio %2; a modo tuo %3.</translation>
    </message>
</context>
<context>
    <name>HandChoice</name>
    <message>
        <source>You deal: which hand do you keep?</source>
        <translation>Sei il mazziere: quale mano tieni?</translation>
    </message>
    <message>
        <source>The first hand: %1</source>
        <comment>%1 are cards</comment>
        <translation>La prima mano: %1</translation>
    </message>
    <message>
        <source>The second hand: %1</source>
        <comment>%1 are cards</comment>
        <translation>La seconda mano: %1</translation>
    </message>
    <message>
        <source>← → to choose, Enter to keep</source>
        <translation>← → per scegliere, Invio per tenere</translation>
    </message>
    <message>
        <source>The other one is turned up in the middle, beside the packet that lies face down. This is no knock.</source>
        <translation>L’altra va scoperta in mezzo, accanto alle tre al buio. Non è una bussata.</translation>
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
        <translation>divide il piatto: %1</translation>
    </message>
    <message>
        <source>takes the pot: %1</source>
        <comment>of a hand at the showdown; %1 is &apos;+12 chips&apos;</comment>
        <translation>vince il piatto: %1</translation>
    </message>
    <message>
        <source>you share the pot: %1</source>
        <comment>of one&apos;s own hand at the showdown; %1 is &apos;+6 chips&apos;</comment>
        <translation>dividi il piatto: %1</translation>
    </message>
    <message>
        <source>you take the pot: %1</source>
        <comment>of one&apos;s own hand at the showdown; %1 is &apos;+12 chips&apos;</comment>
        <translation>vinci il piatto: %1</translation>
    </message>
</context>
<context>
    <name>Hint</name>
    <message>
        <source>Simulating deals…</source>
        <translation>Gioco delle smazzate di prova…</translation>
    </message>
    <message>
        <source>From %1 simulated deals</source>
        <comment>%1 is a number</comment>
        <translation>Su %1 smazzate simulate</translation>
    </message>
    <message>
        <source>The worst of these</source>
        <comment>a move beside the best one</comment>
        <translation>La peggiore</translation>
    </message>
    <message>
        <source>The best</source>
        <comment>of the moves</comment>
        <translation>La migliore</translation>
    </message>
    <message>
        <source>About as good</source>
        <comment>a move beside the best one</comment>
        <translation>Quasi alla pari</translation>
    </message>
    <message>
        <source>A little riskier</source>
        <comment>a move beside the best one</comment>
        <translation>Un po’ più di rischio</translation>
    </message>
    <message>
        <source>Much riskier</source>
        <comment>a move beside the best one</comment>
        <translation>Molto più rischio</translation>
    </message>
    <message>
        <source>Just as good</source>
        <comment>a move beside the best one</comment>
        <translation>Altrettanto buona</translation>
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
        <translation>Dai</translation>
    </message>
    <message>
        <source>take</source>
        <comment>before the cards that an exchange takes</comment>
        <translation>prendi</translation>
    </message>
    <message>
        <source>then under</source>
        <comment>before the card that goes under the stock after an exchange</comment>
        <translation>poi sotto</translation>
    </message>
    <message>
        <source>Under the stock</source>
        <comment>before the card that goes there</comment>
        <translation>Sotto il mazzo</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>how a move stands beside the others, and what the hand is worth</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Under</source>
        <comment>the stock goes a card, and one is drawn</comment>
        <translation>Sotto</translation>
    </message>
</context>
<context>
    <name>HintReasons</name>
    <message>
        <source>Better than “%1”: %2</source>
        <comment>%1 is a move, %2 the rest of the sentence</comment>
        <translation>Meglio che %1: %2</translation>
    </message>
    <message>
        <source>this hand beats %1 out of 100 hands, that one %2.</source>
        <comment>after &apos;Better than “knock”: &apos;; numbers</comment>
        <translation>su 100 mani qualsiasi questa ne batte %1, quella %2.</translation>
    </message>
    <message>
        <source>This hand beats %1 out of 100 hands, the best move’s %2.</source>
        <comment>numbers</comment>
        <translation>Su 100 mani qualsiasi questa ne batte %1, quella della mossa migliore %2.</translation>
    </message>
    <message>
        <source>from here you improve your hand %1, from there %2.</source>
        <comment>after &apos;Better than “knock”: &apos;; both are &apos;in one deal out of three&apos;</comment>
        <translation>così la mano poi migliora %1, nell’altro modo %2.</translation>
    </message>
    <message>
        <source>From here you improve your hand %1, after the best move %2.</source>
        <comment>both are &apos;in one deal out of three&apos;</comment>
        <translation>Così la mano poi migliora %1, con la mossa migliore %2.</translation>
    </message>
    <message>
        <source>what that leaves helps %1, who plays next, %2; what this leaves, %3.</source>
        <comment>after &apos;Better than “knock”: &apos;; %1 is a name, %2 and %3 are &apos;in one deal out of three&apos;</comment>
        <translation>quello che lasceresti serve a %1, che gioca dopo di te, %2; quello che lasci così, %3.</translation>
    </message>
    <message>
        <source>What you leave helps %1, who plays next, %2; after the best move, %3.</source>
        <comment>%1 is a name, %2 and %3 are &apos;in one deal out of three&apos;</comment>
        <translation>Quello che lasci serve a %1, che gioca dopo di te, %2; con la mossa migliore, %3.</translation>
    </message>
    <message>
        <source>the others would have one more turn, and you none; this way you improve your hand %1.</source>
        <comment>after &apos;Better than “knock”: &apos;; %1 is &apos;in one deal out of three&apos;</comment>
        <translation>gli altri giocherebbero ancora una volta e tu no; così invece la mano migliora %1.</translation>
    </message>
    <message>
        <source>Too early: the others have one more turn, and you none. With the best move you improve your hand %1.</source>
        <comment>%1 is &apos;in one deal out of three&apos;</comment>
        <translation>È presto: gli altri giocano ancora una volta e tu no. Con la mossa migliore la mano poi migliora %1.</translation>
    </message>
    <message>
        <source>there somebody else ends the deal before your next turn %1.</source>
        <comment>after &apos;Better than “knock”: &apos;; %1 is &apos;in one deal out of three&apos;</comment>
        <translation>se aspetti, qualcun altro chiude prima che tocchi di nuovo a te, %1.</translation>
    </message>
    <message>
        <source>Somebody else ends the deal before your next turn %1.</source>
        <comment>%1 is &apos;in one deal out of three&apos;</comment>
        <translation>Qualcun altro chiude prima che tocchi di nuovo a te, %1.</translation>
    </message>
    <message>
        <source>that gives the others time, and you improve your hand only %1.</source>
        <comment>after &apos;Better than “knock”: &apos;; %1 is &apos;in one deal out of three&apos;</comment>
        <translation>se aspetti dai tempo agli altri, e la tua mano migliora solo %1.</translation>
    </message>
    <message>
        <source>It gives the others time, and you improve your hand only %1.</source>
        <comment>%1 is &apos;in one deal out of three&apos;</comment>
        <translation>Dai tempo agli altri, e la tua mano migliora solo %1.</translation>
    </message>
    <message>
        <source>that leaves you with a hand that beats only %1 out of 100 hands.</source>
        <comment>after &apos;Better than “knock”: &apos;; %1 is a number of hands</comment>
        <translation>la mano che avresti ne batte solo %1 su 100 qualsiasi.</translation>
    </message>
    <message>
        <source>This hand beats only %1 out of 100 hands.</source>
        <comment>%1 is a number of hands</comment>
        <translation>Su 100 mani qualsiasi questa ne batte solo %1.</translation>
    </message>
    <message>
        <source>this hand beats %1 out of 100, and there you do not know what you get.</source>
        <comment>after &apos;Better than “draw”: &apos;; %1 is a number of hands</comment>
        <translation>su 100 mani qualsiasi questa ne batte %1, e là non sai che cosa ti arriva.</translation>
    </message>
    <message>
        <source>With the best move you have %1, which beats %2 out of 100 hands.</source>
        <comment>%1 is a hand&apos;s worth, %2 a number</comment>
        <translation>Con la mossa migliore hai %1, che batte %2 mani qualsiasi su 100.</translation>
    </message>
    <message>
        <source>Better than “%1”: then %2.</source>
        <comment>a move; &apos;you lose a token 12 times in 100&apos;</comment>
        <translation>Meglio che %1: con quella mossa %2.</translation>
    </message>
    <message>
        <source>With the best move %1.</source>
        <comment>%1 is &apos;you lose a token 12 times in 100&apos;</comment>
        <translation>Con la mossa migliore %1.</translation>
    </message>
    <message>
        <source>It comes to the same as the best move.</source>
        <translation>Vale quanto la mossa migliore.</translation>
    </message>
    <message>
        <source>“%1”</source>
        <comment>a move</comment>
        <translation>«%1»</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <comment>moves, after some that are named</comment>
        <translation>
            <numerusform>un’altra</numerusform>
            <numerusform>altre %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Just as good: %1.</source>
        <comment>a list of moves</comment>
        <translation>Alla pari: %1.</translation>
    </message>
    <message>
        <source>%1’s hand beats yours %2.</source>
        <comment>%1 is a name, %2 &apos;in one deal out of three&apos;</comment>
        <translation>La mano di %1 batte la tua %2.</translation>
    </message>
    <message>
        <source>what that leaves helps %1, who plays next, %2.</source>
        <comment>after &apos;Better than “knock”: &apos;; %1 is a name, %2 &apos;in one deal out of three&apos;</comment>
        <translation>quello che lasceresti serve a %1, che gioca dopo di te, %2.</translation>
    </message>
    <message>
        <source>What you leave helps %1, who plays next, %2.</source>
        <comment>%1 is a name, %2 &apos;in one deal out of three&apos;</comment>
        <translation>Quello che lasci serve a %1, che gioca dopo di te, %2.</translation>
    </message>
    <message>
        <source>With “%1” you would have %2, a better hand for now; but it comes to less in the end: %3.</source>
        <comment>a move; a hand&apos;s worth; &apos;you lose a token 12 times in 100&apos;</comment>
        <translation>Con l’altra mossa, %1, avresti %2, per ora una mano migliore; ma alla fine rende meno: %3.</translation>
    </message>
    <message>
        <source>A shade better than “%1”: %2</source>
        <comment>%1 is a move, %2 the rest of the sentence</comment>
        <translation>Appena meglio che %1: %2</translation>
    </message>
    <message>
        <source>none of the cards that you cannot see makes a better hand</source>
        <comment>in the middle of a sentence</comment>
        <translation>nessuna delle carte che non vedi migliora la mano</translation>
    </message>
    <message numerus="yes">
        <source>%n of the %1 cards that you cannot see make(s) a better hand</source>
        <comment>in the middle of a sentence</comment>
        <translation>
            <numerusform>%n delle %1 carte che non vedi migliora la mano</numerusform>
            <numerusform>%n delle %1 carte che non vedi migliorano la mano</numerusform>
        </translation>
    </message>
    <message>
        <source>there %1’s hand beats yours %2, here %3.</source>
        <comment>after &apos;Better than “knock”: &apos;; %1 is a name, %2 and %3 are &apos;in one deal out of three&apos;</comment>
        <translation>in quel caso la mano di %1 batte la tua %2, così %3.</translation>
    </message>
    <message>
        <source>In the end %1’s hand beats yours %2, after the best move %3.</source>
        <comment>%1 is a name, %2 and %3 are &apos;in one deal out of three&apos;</comment>
        <translation>Alla fine la mano di %1 batte la tua %2, con la mossa migliore %3.</translation>
    </message>
    <message>
        <source>Hardly better than “%1”: a matter of taste.</source>
        <comment>a move</comment>
        <translation>Appena meglio che %1: è questione di gusti.</translation>
    </message>
    <message>
        <source>Hardly worse than the best move: a matter of taste.</source>
        <translation>Tra questa e la migliore c’è poca differenza: è questione di gusti.</translation>
    </message>
    <message numerus="yes">
        <source>%n of the %1 cards that you cannot see would make a still better hand, there %2.</source>
        <comment>after &apos;Better than “knock”: &apos;; %2 is a number of cards</comment>
        <translation>
            <numerusform>pescando, %n delle %1 carte che non vedi ti darebbe una mano ancora più forte, nell’altro modo %2.</numerusform>
            <numerusform>pescando, %n delle %1 carte che non vedi ti darebbero una mano ancora più forte, nell’altro modo %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of the %1 cards that you cannot see would make a still better hand.</source>
        <comment>after &apos;Better than “knock”: &apos;</comment>
        <translation>
            <numerusform>pescando, %n delle %1 carte che non vedi ti darebbe una mano ancora più forte.</numerusform>
            <numerusform>pescando, %n delle %1 carte che non vedi ti darebbero una mano ancora più forte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After the best move %n of the %1 cards that you cannot see would make a better hand.</source>
        <translation>
            <numerusform>Con la mossa migliore %n delle %1 carte che non vedi ti darebbe una mano più forte.</numerusform>
            <numerusform>Con la mossa migliore %n delle %1 carte che non vedi ti darebbero una mano più forte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After the best move %n of the %1 cards that you cannot see would make a better hand than this.</source>
        <translation>
            <numerusform>Con la mossa migliore, pescando, %n delle %1 carte che non vedi ti darebbe una mano più forte di questa.</numerusform>
            <numerusform>Con la mossa migliore, pescando, %n delle %1 carte che non vedi ti darebbero una mano più forte di questa.</numerusform>
        </translation>
    </message>
    <message>
        <source>no card that you cannot see would give you more.</source>
        <comment>after &apos;Better than “draw”: &apos;</comment>
        <translation>nessuna delle carte che non vedi ti darebbe di più.</translation>
    </message>
    <message>
        <source>With the best move you have %1, and no card that you cannot see would give you more.</source>
        <comment>%1 is a hand&apos;s worth</comment>
        <translation>Con la mossa migliore hai %1, e nessuna delle carte che non vedi ti darebbe di più.</translation>
    </message>
    <message numerus="yes">
        <source>only %n of the %1 cards that you cannot see would give you more.</source>
        <comment>after &apos;Better than “draw”: &apos;</comment>
        <translation>
            <numerusform>solo %n delle %1 carte che non vedi ti darebbe di più.</numerusform>
            <numerusform>solo %n delle %1 carte che non vedi ti darebbero di più.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With the best move you have %1, and only %n of the %2 cards that you cannot see would give you more.</source>
        <comment>%1 is a hand&apos;s worth</comment>
        <translation>
            <numerusform>Con la mossa migliore hai %1, e solo %n delle %2 carte che non vedi ti darebbe di più.</numerusform>
            <numerusform>Con la mossa migliore hai %1, e solo %n delle %2 carte che non vedi ti darebbero di più.</numerusform>
        </translation>
    </message>
    <message>
        <source>Hardly better than “%1”: whoever would rather have %2 at once loses little by it.</source>
        <comment>a move; a hand&apos;s worth</comment>
        <translation>Appena meglio che %1: chi preferisce avere subito %2 ci rimette poco.</translation>
    </message>
    <message>
        <source>this way it is %1 who loses %2, there %3.</source>
        <comment>after &apos;Better than “knock”: &apos;; %1 is a name, %2 and %3 are &apos;in one deal out of three&apos;</comment>
        <translation>così a perdere è %1 %2, in quel caso %3.</translation>
    </message>
    <message>
        <source>After the best move it is %1 who loses %2, here %3.</source>
        <comment>%1 is a name, %2 and %3 are &apos;in one deal out of three&apos;</comment>
        <translation>Con la mossa migliore a perdere è %1 %2, così %3.</translation>
    </message>
</context>
<context>
    <name>HintSlip</name>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Moves, the best first</source>
        <translation>Mosse, dalla migliore</translation>
    </message>
    <message>
        <source>The hint</source>
        <translation>Il consiglio</translation>
    </message>
</context>
<context>
    <name>HintTab</name>
    <message>
        <source>Hint</source>
        <translation>Consiglio</translation>
    </message>
</context>
<context>
    <name>HintWords</name>
    <message>
        <source>in one deal out of twenty</source>
        <translation>una volta su venti</translation>
    </message>
    <message>
        <source>in one deal out of ten</source>
        <translation>una volta su dieci</translation>
    </message>
    <message>
        <source>in one deal out of eight</source>
        <translation>una volta su otto</translation>
    </message>
    <message>
        <source>in one deal out of six</source>
        <translation>una volta su sei</translation>
    </message>
    <message>
        <source>in one deal out of five</source>
        <translation>una volta su cinque</translation>
    </message>
    <message>
        <source>in one deal out of four</source>
        <translation>una volta su quattro</translation>
    </message>
    <message>
        <source>in one deal out of three</source>
        <translation>una volta su tre</translation>
    </message>
    <message>
        <source>in two deals out of five</source>
        <translation>due volte su cinque</translation>
    </message>
    <message>
        <source>in one deal out of two</source>
        <translation>una volta su due</translation>
    </message>
    <message>
        <source>in three deals out of five</source>
        <translation>tre volte su cinque</translation>
    </message>
    <message>
        <source>in two deals out of three</source>
        <translation>due volte su tre</translation>
    </message>
    <message>
        <source>in three deals out of four</source>
        <translation>tre volte su quattro</translation>
    </message>
    <message>
        <source>in four deals out of five</source>
        <translation>quattro volte su cinque</translation>
    </message>
    <message>
        <source>in nine deals out of ten</source>
        <translation>nove volte su dieci</translation>
    </message>
    <message>
        <source>in nearly every deal</source>
        <translation>quasi sempre</translation>
    </message>
    <message>
        <source>in every deal</source>
        <translation>sempre</translation>
    </message>
    <message>
        <source>the %1</source>
        <comment>%1 is a card</comment>
        <translation>il %1</translation>
    </message>
    <message>
        <source>Knock</source>
        <comment>a move</comment>
        <translation>Bussa</translation>
    </message>
    <message>
        <source>Stay</source>
        <comment>a move</comment>
        <translation>Stai</translation>
    </message>
    <message>
        <source>Give %1, take %2</source>
        <comment>%1 and %2 are cards with their articles</comment>
        <translation>Dai %1, prendi %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 took %2 and beats you %3.</source>
        <comment>%1 is a name, %2 are cards; %3 is &apos;in one deal out of three&apos;</comment>
        <translation>%1 ha preso %2 e ti batte %3.</translation>
    </message>
    <message>
        <source>in one deal out of fifty</source>
        <translation>una volta su cinquanta</translation>
    </message>
    <message>
        <source>in one deal out of thirty</source>
        <translation>una volta su trenta</translation>
    </message>
    <message>
        <source>As the dealer</source>
        <translation>Da mazziere</translation>
    </message>
    <message>
        <source>Last turn</source>
        <translation>Ultimo giro</translation>
    </message>
    <message>
        <source>Lap %1</source>
        <translation>Giro %1</translation>
    </message>
    <message>
        <source>less than once in a hundred deals</source>
        <translation>meno di una volta su cento</translation>
    </message>
    <message>
        <source>in none of the deals</source>
        <translation>neanche una volta su cento</translation>
    </message>
    <message>
        <source>Change your shirt (and knock)</source>
        <translation>Cambia camicia (e bussi)</translation>
    </message>
    <message>
        <source>Change your shirt</source>
        <translation>Cambia camicia</translation>
    </message>
    <message>
        <source>If the hands were shown now, yours would be the lowest %1: the last turn helps the others.</source>
        <comment>it: your hand; %1 is &apos;in one deal out of three&apos;</comment>
        <translation>Se le carte si scoprissero adesso, la tua sarebbe la mano più bassa %1: l’ultimo giro aiuta gli altri.</translation>
    </message>
    <message>
        <source>two cards of coins</source>
        <translation>due carte di denari</translation>
    </message>
    <message>
        <source>two cards of cups</source>
        <translation>due carte di coppe</translation>
    </message>
    <message>
        <source>two cards of swords</source>
        <translation>due carte di spade</translation>
    </message>
    <message>
        <source>two cards of batons</source>
        <translation>due carte di bastoni</translation>
    </message>
    <message>
        <source>three cards of coins</source>
        <translation>tre carte di denari</translation>
    </message>
    <message>
        <source>three cards of cups</source>
        <translation>tre carte di coppe</translation>
    </message>
    <message>
        <source>three cards of swords</source>
        <translation>tre carte di spade</translation>
    </message>
    <message>
        <source>three cards of batons</source>
        <translation>tre carte di bastoni</translation>
    </message>
    <message>
        <source>four cards of coins</source>
        <translation>quattro carte di denari</translation>
    </message>
    <message>
        <source>four cards of cups</source>
        <translation>quattro carte di coppe</translation>
    </message>
    <message>
        <source>four cards of swords</source>
        <translation>quattro carte di spade</translation>
    </message>
    <message>
        <source>four cards of batons</source>
        <translation>quattro carte di bastoni</translation>
    </message>
    <message>
        <source>two clubs</source>
        <translation>due carte di fiori</translation>
    </message>
    <message>
        <source>three clubs</source>
        <translation>tre carte di fiori</translation>
    </message>
    <message>
        <source>four clubs</source>
        <translation>quattro carte di fiori</translation>
    </message>
    <message>
        <source>two diamonds</source>
        <translation>due carte di quadri</translation>
    </message>
    <message>
        <source>three diamonds</source>
        <translation>tre carte di quadri</translation>
    </message>
    <message>
        <source>four diamonds</source>
        <translation>quattro carte di quadri</translation>
    </message>
    <message>
        <source>two hearts</source>
        <translation>due carte di cuori</translation>
    </message>
    <message>
        <source>three hearts</source>
        <translation>tre carte di cuori</translation>
    </message>
    <message>
        <source>four hearts</source>
        <translation>quattro carte di cuori</translation>
    </message>
    <message>
        <source>two spades</source>
        <translation>due carte di picche</translation>
    </message>
    <message>
        <source>three spades</source>
        <translation>tre carte di picche</translation>
    </message>
    <message>
        <source>four spades</source>
        <translation>quattro carte di picche</translation>
    </message>
    <message>
        <source>the %1</source>
        <comment>%1 is an ace or an eight</comment>
        <translation>l’%1</translation>
    </message>
    <message>
        <source>the %1</source>
        <comment>%1 is a queen</comment>
        <translation>la %1</translation>
    </message>
    <message>
        <source>If the hands were shown now, yours would be the lowest %1: the last turn helps %2.</source>
        <comment>it: your hand; %1 is &apos;in one deal out of three&apos;, %2 the only opponent&apos;s name</comment>
        <translation>Se le carte si scoprissero adesso, la tua sarebbe la mano più bassa %1: l’ultimo giro aiuta %2.</translation>
    </message>
    <message>
        <source>in one deal out of a hundred</source>
        <translation>una volta su cento</translation>
    </message>
    <message>
        <source>You exchanged nothing</source>
        <comment>a move that was made</comment>
        <translation>Non hai cambiato</translation>
    </message>
    <message>
        <source>You knocked</source>
        <comment>a move that was made</comment>
        <translation>Hai bussato</translation>
    </message>
    <message>
        <source>You changed your shirt (and knocked)</source>
        <comment>a move that was made</comment>
        <translation>Hai cambiato camicia (e bussato)</translation>
    </message>
    <message>
        <source>You changed your shirt</source>
        <comment>a move that was made</comment>
        <translation>Hai cambiato camicia</translation>
    </message>
    <message>
        <source>You gave %1 and took %2</source>
        <comment>%1 and %2 are cards with their articles</comment>
        <translation>Hai dato %1 e preso %2</translation>
    </message>
    <message>
        <source>Stay</source>
        <comment>a move, after somebody&apos;s name</comment>
        <translation>Stare</translation>
    </message>
    <message>
        <source>Knock</source>
        <comment>a move, after somebody&apos;s name</comment>
        <translation>Bussare</translation>
    </message>
    <message>
        <source>Change your shirt (and knock)</source>
        <comment>a move, after somebody&apos;s name</comment>
        <translation>Cambiare camicia (e bussare)</translation>
    </message>
    <message>
        <source>Change your shirt</source>
        <comment>a move, after somebody&apos;s name</comment>
        <translation>Cambiare camicia</translation>
    </message>
    <message>
        <source>Give %1, take %2</source>
        <comment>a move, after somebody&apos;s name; %1 and %2 are cards with their articles</comment>
        <translation>Dare %1 e prendere %2</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) unseen</source>
        <comment>taken by somebody</comment>
        <translation>
            <numerusform>una carta coperta</numerusform>
            <numerusform>%n carte coperte</numerusform>
        </translation>
    </message>
    <message>
        <source>You end with %1: %2.</source>
        <comment>%1 is a hand&apos;s worth, %2 &apos;you lose a token 12 times in 100&apos;</comment>
        <translation>Finisci con %1: %2.</translation>
    </message>
    <message>
        <source>With %1, after everybody’s last turn, %2.</source>
        <comment>%1 is a hand&apos;s worth, %2 &apos;you lose a token 12 times in 100&apos;</comment>
        <translation>Con %1, dopo l’ultimo giro degli altri, %2.</translation>
    </message>
    <message>
        <source>You go on with %1: %2.</source>
        <comment>%1 is a hand&apos;s worth, %2 &apos;you lose a token 12 times in 100&apos;</comment>
        <translation>Continui con %1: %2.</translation>
    </message>
</context>
<context>
    <name>HistoryEmpty</name>
    <message>
        <source>No match played yet</source>
        <translation>Ancora nessuna partita</translation>
    </message>
    <message>
        <source>Choose another result, a longer time or another name.</source>
        <translation>Scegli un altro esito, un periodo più lungo o un altro nome.</translation>
    </message>
    <message>
        <source>No match fits these filters.</source>
        <translation>Nessuna partita corrisponde ai filtri.</translation>
    </message>
    <message>
        <source>Finished matches are kept here, so that you can watch them again.</source>
        <translation>Le partite finite restano qui, e si possono rivedere.</translation>
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
        <translation>Gioco</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Esito</translation>
    </message>
    <message>
        <source>all</source>
        <comment>matches</comment>
        <translation>tutte</translation>
    </message>
    <message>
        <source>won</source>
        <comment>matches</comment>
        <translation>vinte</translation>
    </message>
    <message>
        <source>lost</source>
        <comment>matches</comment>
        <translation>perse</translation>
    </message>
    <message>
        <source>Name of anybody who played</source>
        <translation>Nome di chi sedeva al tavolo</translation>
    </message>
    <message>
        <source>search for a name</source>
        <translation>cerca un nome</translation>
    </message>
</context>
<context>
    <name>HistoryFoot</name>
    <message>
        <source>Watch again</source>
        <translation>Rivedi</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Invio</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>Salva una copia</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Canc</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Save all shown…</source>
        <translation>Salva tutte queste…</translation>
    </message>
    <message>
        <source>Stop</source>
        <comment>taking in or writing matches</comment>
        <translation>Ferma</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Elimina</translation>
    </message>
    <message>
        <source>Import from files…</source>
        <translation>Importa da file…</translation>
    </message>
    <message>
        <source>Delete all shown…</source>
        <translation>Elimina tutte queste…</translation>
    </message>
</context>
<context>
    <name>HistoryList</name>
    <message>
        <source>Matches</source>
        <translation>Partite</translation>
    </message>
</context>
<context>
    <name>HistoryModel</name>
    <message>
        <source>You</source>
        <comment>the person, who gave no name</comment>
        <translation>Tu</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n other(s)</source>
        <comment>at a table</comment>
        <translation>
            <numerusform>%1 e un altro</numerusform>
            <numerusform>%1 e altri %n</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 won</source>
        <translation>ha vinto %1</translation>
    </message>
    <message>
        <source>Won</source>
        <comment>the match, by the person</comment>
        <translation>Vinta</translation>
    </message>
    <message>
        <source>place %1 of %2</source>
        <translation>%1º su %2</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <comment>of a match</comment>
        <translation>
            <numerusform>%n smazzata</numerusform>
            <numerusform>%n smazzate</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, with %2</source>
        <comment>a game and who sat there</comment>
        <translation>%1, con %2</translation>
    </message>
    <message>
        <source>%1 (from a file)</source>
        <comment>a match that was imported</comment>
        <translation>%1 (da un file)</translation>
    </message>
    <message>
        <source>all</source>
        <comment>games</comment>
        <translation>tutti</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n partita</numerusform>
            <numerusform>%n partite</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n match(es)</source>
        <translation>
            <numerusform>%1 su %n partita</numerusform>
            <numerusform>%1 su %n partite</numerusform>
        </translation>
    </message>
    <message>
        <source>Lost</source>
        <comment>the match, by the person</comment>
        <translation>Persa</translation>
    </message>
    <message>
        <source>%1 (several people)</source>
        <comment>a match that more than one person played, at one screen</comment>
        <translation>%1 (in più persone)</translation>
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
        <translation>Partite giocate</translation>
    </message>
    <message>
        <source>Petrangola matches</source>
        <translation>Partite di Petrangola</translation>
    </message>
    <message>
        <source>Delete this match?</source>
        <translation>Eliminare questa partita?</translation>
    </message>
    <message>
        <source>Delete it</source>
        <translation>Elimina</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n match(es)?</source>
        <translation>
            <numerusform>Eliminare %n partita?</numerusform>
            <numerusform>Eliminare %n partite?</numerusform>
        </translation>
    </message>
    <message>
        <source>All matches in the list are deleted for good and no longer count in the statistics. Copies that you saved stay.</source>
        <translation>Tutte le partite dell’elenco spariscono per sempre, e non contano più nelle statistiche. Le copie che hai salvato restano.</translation>
    </message>
    <message>
        <source>Delete them</source>
        <translation>Elimina</translation>
    </message>
</context>
<context>
    <name>HouseRules</name>
    <message>
        <source>That name belongs to the house. Choose another.</source>
        <translation>Questo nome è della casa. Scegline un altro.</translation>
    </message>
    <message>
        <source>Other rules have that name already.</source>
        <translation>Altre regole hanno già questo nome.</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Regole della casa</translation>
    </message>
    <message>
        <source>A new name for these rules:</source>
        <translation>Un nuovo nome per queste regole:</translation>
    </message>
    <message>
        <source>New name of the rules</source>
        <translation>Nuovo nome delle regole</translation>
    </message>
    <message>
        <source>Name of the rules</source>
        <translation>Nome delle regole</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Rinomina</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Give these rules a name.</source>
        <translation>Dai un nome a queste regole.</translation>
    </message>
    <message>
        <source>Replace the rules of that name?</source>
        <translation>Sostituire le regole che hanno già questo nome?</translation>
    </message>
    <message>
        <source>Replace them</source>
        <translation>Sostituisci</translation>
    </message>
    <message>
        <source>Delete these rules?</source>
        <translation>Eliminare queste regole?</translation>
    </message>
    <message>
        <source>Delete them</source>
        <translation>Elimina</translation>
    </message>
    <message>
        <source>Save the current rules under a name:</source>
        <translation>Salva queste regole con un nome:</translation>
    </message>
    <message>
        <source>The bar’s rules</source>
        <translation>Regole del bar</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Salva</translation>
    </message>
    <message>
        <source>On the sheet now, unlike the usual rules: %1</source>
        <comment>names of rules, and what is played</comment>
        <translation>Adesso sul foglio, rispetto alle regole solite: %1</translation>
    </message>
</context>
<context>
    <name>JsonReader</name>
    <message>
        <source>a whole number from %1 to %2</source>
        <translation>un numero intero da %1 a %2</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true o false</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>un testo</translation>
    </message>
    <message>
        <source>one of: %1</source>
        <translation>una di queste parole: %1</translation>
    </message>
    <message>
        <source>a list of %1</source>
        <translation>una lista di %1</translation>
    </message>
    <message>
        <source>a list of %1 to %2</source>
        <translation>una lista da %1 a %2</translation>
    </message>
    <message>
        <source>an object in braces</source>
        <translation>un oggetto fra parentesi graffe</translation>
    </message>
    <message>
        <source>“%1” must be %2</source>
        <translation>«%1» deve essere %2</translation>
    </message>
    <message>
        <source>“%1” is missing: it must be %2</source>
        <translation>manca «%1»: deve essere %2</translation>
    </message>
</context>
<context>
    <name>KeysOfAllGames</name>
    <message>
        <source>clear your selection</source>
        <translation>annullare la scelta</translation>
    </message>
    <message>
        <source>after a deal, review your moves</source>
        <translation>dopo una smazzata, rivedere le proprie mosse</translation>
    </message>
    <message>
        <source>after a match, watch it again</source>
        <translation>dopo una partita, rivederla</translation>
    </message>
    <message>
        <source>the log of all moves</source>
        <translation>il registro delle mosse</translation>
    </message>
    <message>
        <source>Space</source>
        <comment>a key</comment>
        <translation>Spazio</translation>
    </message>
    <message>
        <source>while the others play: skip ahead</source>
        <translation>mentre giocano gli altri: andare subito avanti</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>clear your selection, then the menu</source>
        <translation>annullare la scelta, poi il menu</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>In ogni pagina</translation>
    </message>
    <message>
        <source>the rules, at the page you need</source>
        <translation>le regole, aperte alla pagina giusta</translation>
    </message>
    <message>
        <source>full screen</source>
        <translation>schermo intero</translation>
    </message>
    <message>
        <source>all sounds off, or on again</source>
        <translation>spegnere o riaccendere tutti i suoni</translation>
    </message>
    <message>
        <source>new match</source>
        <translation>nuova partita</translation>
    </message>
    <message>
        <source>quit</source>
        <translation>uscire</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>to the next control; Enter or Space activates it</source>
        <translation>da un comando all’altro; Invio o Spazio per attivarlo</translation>
    </message>
    <message>
        <source>between choices, round the table, and through this booklet</source>
        <translation>fra le scelte, intorno al tavolo e in questo libretto</translation>
    </message>
    <message>
        <source>back</source>
        <translation>indietro</translation>
    </message>
    <message>
        <source>In the history</source>
        <translation>Fra le partite giocate</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Invio</translation>
    </message>
    <message>
        <source>watch the chosen match again</source>
        <translation>rivedere la partita scelta</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Canc</translation>
    </message>
    <message>
        <source>delete it</source>
        <translation>eliminarla</translation>
    </message>
    <message>
        <source>In a replay</source>
        <translation>Quando si rivede una partita</translation>
    </message>
    <message>
        <source>run it, or pause it</source>
        <translation>farla andare, o fermarla</translation>
    </message>
    <message>
        <source>one step back or forward</source>
        <translation>un passo indietro o avanti</translation>
    </message>
    <message>
        <source>PgUp PgDn</source>
        <comment>two keys, with a blank between</comment>
        <translation>PagSu PagGiù</translation>
    </message>
    <message>
        <source>one deal back or forward</source>
        <translation>una smazzata indietro o avanti</translation>
    </message>
    <message>
        <source>Home End</source>
        <comment>two keys, with a blank between</comment>
        <translation>Inizio Fine</translation>
    </message>
    <message>
        <source>to the beginning, or to the end</source>
        <translation>all’inizio, o alla fine</translation>
    </message>
    <message>
        <source>faster, or slower</source>
        <translation>più veloce, o più lento</translation>
    </message>
    <message>
        <source>choose a deal</source>
        <translation>scegliere una smazzata</translation>
    </message>
    <message>
        <source>choose the view</source>
        <translation>scegliere da dove guardare</translation>
    </message>
    <message>
        <source>all hands face up, or only one</source>
        <translation>tutte le mani scoperte, o una sola</translation>
    </message>
    <message>
        <source>look from the next seat, or from seat 1 to 9</source>
        <translation>guardare dal posto seguente, o da uno dei posti da 1 a 9</translation>
    </message>
    <message>
        <source>the figures: what each move risked</source>
        <translation>le cifre: quanto rischiava ogni mossa</translation>
    </message>
    <message>
        <source>check the match</source>
        <translation>controllare la partita</translation>
    </message>
</context>
<context>
    <name>KnockChapters</name>
    <message>
        <source>In short</source>
        <translation>In breve</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>Si dà e si scarta</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Il tuo turno</translation>
    </message>
    <message>
        <source>The signals</source>
        <translation>I segni</translation>
    </message>
    <message>
        <source>The trumps</source>
        <translation>I trionfi</translation>
    </message>
    <message>
        <source>The count</source>
        <translation>Il conto</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Regole della casa</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Parole</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasti</translation>
    </message>
    <message>
        <source>A good knock is half a trick.</source>
        <comment>a saying of the osteria</comment>
        <translation>Chi bussa bene ha già mezza presa.</translation>
    </message>
    <message>
        <source>The Fool goes everywhere and stays nowhere.</source>
        <comment>a saying of the osteria</comment>
        <translation>Il Matto va dappertutto e non resta da nessuno.</translation>
    </message>
    <message>
        <source>Keep the Magician for a rainy day, and watch the sky.</source>
        <comment>a saying of the osteria</comment>
        <translation>Il Bagatto tienilo per quando piove, e guarda il cielo.</translation>
    </message>
    <message>
        <source>Whoever counts the trumps needs no luck.</source>
        <comment>a saying of the osteria</comment>
        <translation>Chi conta i trionfi non ha bisogno di fortuna.</translation>
    </message>
    <message>
        <source>Four popes at one table, and the last to speak is right.</source>
        <comment>a saying of the osteria</comment>
        <translation>Quattro Papi a un tavolo, e ha ragione chi parla dopo.</translation>
    </message>
    <message>
        <source>A partner who listens is worth two kings.</source>
        <comment>a saying of the osteria</comment>
        <translation>Un compagno che ascolta vale due re.</translation>
    </message>
</context>
<context>
    <name>KnockCount</name>
    <message>
        <source>The count</source>
        <translation>Il conto</translation>
    </message>
    <message>
        <source>After 13 tricks each side counts the cards it took, the dealer’s side also its discard, and 1 point for each trick. Both together always have 100.</source>
        <translation>Dopo 13 prese ogni coppia conta le carte che ha preso, quella del mazziere anche lo scarto, e 1 punto per presa. Le due insieme fanno sempre 100.</translation>
    </message>
    <message>
        <source>The honours are the Fool, the Magician and, at this table, Judgement in place of the World.</source>
        <translation>Gli onori sono il Matto, il Bagatto e, a questo tavolo, l’Angelo al posto del Mondo.</translation>
    </message>
    <message>
        <source>The honours are the Fool, the Magician and the World.</source>
        <translation>Gli onori sono il Matto, il Bagatto e il Mondo.</translation>
    </message>
    <message>
        <source>Minus 50</source>
        <translation>Meno 50</translation>
    </message>
    <message>
        <source>From what it has each side takes 50. With 57 you win 7, and the others, with 43, lose 7.</source>
        <translation>Da quello che ha ogni coppia toglie 50. Con 57 vinci 7, e gli altri, con 43, perdono 7.</translation>
    </message>
    <message>
        <source>The Fool is paid for</source>
        <translation>Il Matto si paga</translation>
    </message>
    <message>
        <source>A poor card for the Fool</source>
        <translation>Una cartaccia per il Matto</translation>
    </message>
    <message>
        <source>If the others took the trick with the Fool in it, its side keeps the Fool and gives them the cheapest of its cards instead. The game does it by itself.</source>
        <translation>Se la presa col Matto l’hanno fatta gli altri, la coppia del Matto se lo tiene e dà in cambio la sua carta che vale meno. Il gioco lo fa da solo.</translation>
    </message>
    <message>
        <source>If the partner took that trick, nothing is paid. A side without any trick has lost the Fool: the others get it.</source>
        <translation>Se quella presa l’ha fatta il compagno non si paga niente. Chi non ha fatto nemmeno una presa perde il Matto: va agli altri.</translation>
    </message>
    <message>
        <source>At this table the discard, too, goes to the others if the dealer’s side takes no trick.</source>
        <translation>A questo tavolo va agli altri anche lo scarto, se la coppia del mazziere non fa nemmeno una presa.</translation>
    </message>
    <message>
        <source>The discard counts for the dealer’s side even if it takes no trick.</source>
        <translation>Lo scarto conta per la coppia del mazziere anche se non fa nemmeno una presa.</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>La fine</translation>
    </message>
    <message>
        <source>At this table a match is %1 deals; everybody deals equally often. The side with the higher sum wins, and 0 to 0 is a draw.</source>
        <translation>A questo tavolo la partita è di %1 smazzate; ognuno dà le carte lo stesso numero di volte. Vince la coppia con la somma più alta, e 0 a 0 è pari.</translation>
    </message>
    <message>
        <source>A match is four deals: everybody deals once. The side with the higher sum wins, and 0 to 0 is a draw.</source>
        <translation>La partita è di quattro smazzate: ognuno dà le carte una volta. Vince la coppia con la somma più alta, e 0 a 0 è pari.</translation>
    </message>
</context>
<context>
    <name>KnockCountTable</name>
    <message>
        <source>honours</source>
        <translation>onori</translation>
    </message>
    <message>
        <source>kings</source>
        <translation>re</translation>
    </message>
    <message>
        <source>queens</source>
        <translation>donne</translation>
    </message>
    <message>
        <source>cavaliers</source>
        <translation>cavalli</translation>
    </message>
    <message>
        <source>jacks</source>
        <translation>fanti</translation>
    </message>
    <message>
        <source>10, 9, 8 and 7</source>
        <translation>10, 9, 8 e 7</translation>
    </message>
    <message>
        <source>other trumps</source>
        <translation>altri trionfi</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what is counted, points</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2, in all %3</source>
        <comment>cards, how many times how much, points</comment>
        <translation>%1: %2, in tutto %3</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <comment>so many cards of so many points</comment>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>all cards</source>
        <translation>tutte le carte</translation>
    </message>
    <message>
        <source>tricks</source>
        <translation>prese</translation>
    </message>
    <message>
        <source>in all</source>
        <translation>in tutto</translation>
    </message>
</context>
<context>
    <name>KnockDeal</name>
    <message>
        <source>The pack, the deal and the discard</source>
        <translation>Il mazzo, la distribuzione e lo scarto</translation>
    </message>
    <message>
        <source>Four play, and the player across the table is your partner. At this table everything goes to the right, anticlockwise: the cards, the play, and the turn to deal.</source>
        <translation>Si gioca in quattro, e chi siede di fronte a te è il tuo compagno. A questo tavolo tutto va verso destra, in senso antiorario: le carte, il gioco e il turno di mazziere.</translation>
    </message>
    <message>
        <source>Four play, and the player across the table is your partner. Everything goes to the left, clockwise: the cards, the play, and the turn to deal.</source>
        <translation>Si gioca in quattro, e chi siede di fronte a te è il tuo compagno. Tutto va verso sinistra, in senso orario: le carte, il gioco e il turno di mazziere.</translation>
    </message>
    <message>
        <source>Four suits</source>
        <translation>Quattro semi</translation>
    </message>
    <message>
        <source>Cups, coins, swords and batons have eight cards each: king, queen, cavalier, jack, 10, 9, 8, 7, in this order.</source>
        <translation>Coppe, denari, spade e bastoni hanno otto carte l’uno: re, donna, cavallo, fante, 10, 9, 8, 7, in quest’ordine.</translation>
    </message>
    <message>
        <source>21 trumps</source>
        <translation>21 trionfi</translation>
    </message>
    <message>
        <source>A fifth suit, with numbers, that beats the other four.</source>
        <translation>Un quinto seme, coi numeri, che batte gli altri quattro.</translation>
    </message>
    <message>
        <source>The Fool</source>
        <translation>Il Matto</translation>
    </message>
    <message>
        <source>It belongs to no suit and is no trump.</source>
        <translation>Non è di nessun seme e non è un trionfo.</translation>
    </message>
    <message>
        <source>Shuffle and cut</source>
        <translation>Si mescola e si taglia</translation>
    </message>
    <message>
        <source>Who deals first is drawn by lot. The dealer shuffles, and the player who comes just before the dealer in the order of play cuts. When it is your turn, drag along the pack to choose where.</source>
        <translation>Chi dà le carte all’inizio si tira a sorte. Il mazziere mescola, e taglia chi gioca subito prima del mazziere. Quando tocca a te, trascina lungo il mazzo per scegliere dove.</translation>
    </message>
    <message>
        <source>Thirteen cards each</source>
        <translation>Tredici carte a testa</translation>
    </message>
    <message>
        <source>They are dealt one at a time, beginning with the player after the dealer. The last two are the dealer’s, who then has 15.</source>
        <translation>Si danno una alla volta, cominciando da chi gioca dopo il mazziere. Le ultime due vanno al mazziere, che così ne ha 15.</translation>
    </message>
    <message>
        <source>The dealer discards two</source>
        <translation>Il mazziere ne scarta due</translation>
    </message>
    <message>
        <source>Face down. Nobody else sees them until the count. They belong to the dealer’s side, but are no trick.</source>
        <translation>Coperte: nessun altro le vede fino al conto. Sono della coppia del mazziere, ma non sono una presa.</translation>
    </message>
    <message>
        <source>What may not be discarded</source>
        <translation>Che cosa non si può scartare</translation>
    </message>
    <message>
        <source>Never a king, the Fool, the Magician or, at this table, Judgement. Other trumps only for want of other cards, and then all see them.</source>
        <translation>Mai un re, il Matto, il Bagatto o, a questo tavolo, l’Angelo. Gli altri trionfi solo se mancano altre carte, e allora si mostrano a tutti.</translation>
    </message>
    <message>
        <source>Never a king, the Fool, the Magician or the World. Other trumps only for want of other cards, and then all see them.</source>
        <translation>Mai un re, il Matto, il Bagatto o il Mondo. Gli altri trionfi solo se mancano altre carte, e allora si mostrano a tutti.</translation>
    </message>
    <message>
        <source>A queen in the discard is safe, and a suit that you have none of can be trumped from the first card on.</source>
        <translation>Una donna nello scarto è al sicuro, e un seme che non hai lo tagli dalla prima carta.</translation>
    </message>
</context>
<context>
    <name>KnockEstimate</name>
    <message>
        <source>As the dealer</source>
        <translation>Da mazziere</translation>
    </message>
    <message>
        <source>Trick %1</source>
        <translation>Presa %1</translation>
    </message>
    <message>
        <source>The trick</source>
        <translation>La presa</translation>
    </message>
    <message>
        <source>Lay away %1</source>
        <comment>cards with their articles</comment>
        <translation>Scarta %1</translation>
    </message>
    <message>
        <source>Play %1</source>
        <comment>a card with its article</comment>
        <translation>Gioca %1</translation>
    </message>
    <message>
        <source>You laid away %1</source>
        <comment>cards with their articles</comment>
        <translation>Hai scartato %1</translation>
    </message>
    <message>
        <source>You played %1</source>
        <comment>a card with its article</comment>
        <translation>Hai giocato %1</translation>
    </message>
    <message numerus="yes">
        <source>Your side takes this trick %1; the card itself is worth %n point(s).</source>
        <comment>%1 is &apos;in one deal out of three&apos;</comment>
        <translation>
            <numerusform>Questa presa va alla tua coppia %1; la carta da sola vale %n punto.</numerusform>
            <numerusform>Questa presa va alla tua coppia %1; la carta da sola vale %n punti.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your side takes this trick %1; the card itself is worth nothing.</source>
        <comment>%1 is &apos;in one deal out of three&apos;</comment>
        <translation>Questa presa va alla tua coppia %1; la carta da sola non vale niente.</translation>
    </message>
    <message numerus="yes">
        <source>It makes %n point(s) safe.</source>
        <comment>two cards that are laid away</comment>
        <translation>
            <numerusform>Mette al sicuro %n punto.</numerusform>
            <numerusform>Mette al sicuro %n punti.</numerusform>
        </translation>
    </message>
    <message>
        <source>After it you have none of %1 and may trump there.</source>
        <comment>suits</comment>
        <translation>Poi resti senza %1, e lì puoi tagliare.</translation>
    </message>
    <message>
        <source>%1, with the signal “%2”</source>
        <comment>a move; what the signal says</comment>
        <translation>%1, col segno «%2»</translation>
    </message>
    <message>
        <source>The Fool takes nothing, and stays with your side: the trick is your side’s all the same %1.</source>
        <comment>%1 is &apos;in one deal out of three&apos;</comment>
        <translation>Il Matto non prende e resta alla tua parte: la presa è vostra lo stesso %1.</translation>
    </message>
    <message>
        <source>The two cards count nothing.</source>
        <translation>Le due carte non contano niente.</translation>
    </message>
</context>
<context>
    <name>KnockFeats</name>
    <message>
        <source>Knock, knock</source>
        <translation>Toc toc</translation>
    </message>
    <message>
        <source>Knock, and somebody else pays.</source>
        <translation>Bussa, e a pagare è un altro.</translation>
    </message>
    <message>
        <source>A sure fist</source>
        <translation>Nocche sicure</translation>
    </message>
    <message>
        <source>Knock twenty-five times so that somebody else pays.</source>
        <translation>Bussa venticinque volte facendo pagare un altro.</translation>
    </message>
    <message>
        <source>Never in vain</source>
        <translation>Mai a vuoto</translation>
    </message>
    <message>
        <source>Knock three times or more in a match, and pay for none of them.</source>
        <translation>Bussa almeno tre volte in una partita senza mai pagare dopo aver bussato.</translation>
    </message>
    <message>
        <source>A hail of knocks</source>
        <translation>Grandinata</translation>
    </message>
    <message>
        <source>In one match, knock five times so that somebody else pays.</source>
        <translation>In una partita, bussa cinque volte facendo pagare un altro.</translation>
    </message>
    <message>
        <source>Let them knock</source>
        <translation>Che bussino loro</translation>
    </message>
    <message>
        <source>Win a match without knocking yourself.</source>
        <translation>Vinci una partita senza bussare mai.</translation>
    </message>
</context>
<context>
    <name>KnockGuide</name>
    <message>
        <source>Welcome, I am Teresa. We play two against two: your partner sits across the table, and the tricks of both of you count together. Who deals first is drawn by lot.</source>
        <translation>Ciao, io sono Teresa. Giochiamo due contro due: il tuo compagno siede di fronte a te, e le prese di voi due contano insieme. Chi comincia a dare le carte lo decide la sorte.</translation>
    </message>
    <message>
        <source>The trick is yours, and you lead to the next.</source>
        <translation>La presa è tua, e adesso sei di mano tu.</translation>
    </message>
    <message>
        <source>The trick goes to %1, who leads to the next.</source>
        <translation>La presa va a %1, che adesso è di mano.</translation>
    </message>
    <message>
        <source>%1 leads now. You may ask for a low trump with “Bijou”, or for a high one with “Grand”; all hear it, and nobody has to obey. While you learn, say nothing.</source>
        <translation>Adesso esce %1. Con «Bijou» puoi chiedere un trionfo basso, con «Grand» uno alto: lo sentono tutti, e non c’è obbligo di farlo. Finché impari, non dire niente.</translation>
    </message>
    <message>
        <source>You lead: play any card, and the others must follow its suit.</source>
        <translation>Sei di mano: gioca la carta che vuoi, e gli altri devono rispondere al seme.</translation>
    </message>
    <message>
        <source>I would: %1. %2</source>
        <comment>%1 is a move, %2 one sentence or two</comment>
        <translation>Io farei così: %1. %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>sentences: what can be done; what is advised</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Everybody has thirteen cards, and the dealer two more, which are laid away. All cards of the suits count for something, kings most of all; of the trumps only the Magician and the highest do, and so does the Fool.</source>
        <translation>Tutti hanno tredici carte, e il mazziere due in più, che scarta. Le carte dei semi contano tutte qualcosa, i re più di tutte; dei trionfi contano solo il Bagatto e il più alto, e conta anche il Matto.</translation>
    </message>
    <message numerus="yes">
        <source>The cards of each side and a point for each trick make a hundred together: what a side has above fifty it gains, and the other loses. After %n such deal(s) the side that is ahead wins. Now you know enough for a match of your own.</source>
        <translation>
            <numerusform>Le carte delle due parti e un punto per ogni presa fanno cento in tutto: quello che una parte ha sopra i cinquanta lo guadagna, e l’altra lo perde. Dopo %n smazzata vince la parte che è avanti. Adesso ne sai abbastanza per una partita tua.</numerusform>
            <numerusform>Le carte delle due parti e un punto per ogni presa fanno cento in tutto: quello che una parte ha sopra i cinquanta lo guadagna, e l’altra lo perde. Dopo %n smazzate vince la parte che è avanti. Adesso ne sai abbastanza per una partita tua.</numerusform>
        </translation>
    </message>
    <message>
        <source>You deal, and have fifteen cards: lay two away. They are counted at the end.</source>
        <translation>Sei di mazzo e hai quindici carte: scartane due. Si contano alla fine.</translation>
    </message>
    <message>
        <source>Trumps are led: play a trump if you have one, else any card. The Fool may always be played.</source>
        <translation>Si gioca a trionfi: metti un trionfo se ne hai, altrimenti una carta qualsiasi. Il Matto si può giocare sempre.</translation>
    </message>
    <message>
        <source>%1: follow suit. If you have none of it, play a trump; if you have no trump either, any card. The Fool may always be played.</source>
        <comment>%1 is &apos;Coins are led&apos;</comment>
        <translation>%1: rispondi al seme. Se non ne hai, gioca un trionfo; se non hai neanche trionfi, una carta qualsiasi. Il Matto si può giocare sempre.</translation>
    </message>
</context>
<context>
    <name>KnockHonoursLessons</name>
    <message>
        <source>You hold the Fool. It belongs to no suit, takes nothing, and may always be played, whatever was led.</source>
        <translation>Hai il Matto. Non è di nessun seme, non prende niente, e si può giocare sempre, a qualunque cosa.</translation>
    </message>
    <message>
        <source>Oreste leads the 15 of trumps. Your only trump is the Magician: 5 points, and the lowest of them all.</source>
        <translation>Oreste esce col 15. Il tuo unico trionfo è il Bagatto: 5 punti, e il più basso di tutti.</translation>
    </message>
    <message>
        <source>You must follow with a trump, and that is the Magician. Or is there a way out?</source>
        <translation>Devi rispondere con un trionfo, cioè col Bagatto. O c’è una via d’uscita?</translation>
    </message>
    <message>
        <source>The Fool! It may always be played, and the Magician stays at home.</source>
        <translation>Il Matto! Si può giocare sempre, e il Bagatto resta a casa.</translation>
    </message>
    <message>
        <source>The Fool never goes to them: it stays with its side, 5 points, and at the end one pays for it with the cheapest card of one’s tricks. Only a side without any trick loses it.</source>
        <translation>Il Matto non cambia padrone: resta alla coppia, con i suoi 5 punti, e alla fine si paga con la carta più scarsa delle proprie prese. Lo perde solo chi non fa neanche una presa.</translation>
    </message>
    <message>
        <source>Oreste has taken the trick, without your 5 points.</source>
        <translation>La presa è di Oreste, ma senza i tuoi 5 punti.</translation>
    </message>
    <message>
        <source>Now he leads the king of cups, and you have no cups.</source>
        <translation>Adesso esce col re di coppe, e tu di coppe non ne hai.</translation>
    </message>
    <message>
        <source>No cups: then a trump must be played, and you have one. This time it is good news.</source>
        <translation>Senza coppe bisogna tagliare, e di trionfi ne hai uno. Stavolta è una bella notizia.</translation>
    </message>
    <message>
        <source>The smallest trump beats the highest king.</source>
        <translation>Il trionfo più piccolo batte il re più superbo.</translation>
    </message>
    <message>
        <source>King and Magician are yours: 13 points with the rest of the trick. Thank the Fool.</source>
        <translation>Re e Bagatto sono vostri: 13 punti con il resto della presa. Ringrazia il Matto.</translation>
    </message>
    <message>
        <source>World, Magician and Fool count 5 each. The World takes care of itself. The Magician is the weakest of all trumps, and everybody is after it.</source>
        <translation>Mondo, Bagatto e Matto valgono 5 l’uno. Il Mondo si difende da solo. Il Bagatto è il trionfo più debole, e tutti gli danno la caccia.</translation>
    </message>
    <message>
        <source>Nives leads trumps.</source>
        <translation>Nives esce a trionfi.</translation>
    </message>
    <message>
        <source>And Oreste goes over it with the 20.</source>
        <translation>E Oreste ci va sopra col 20.</translation>
    </message>
    <message>
        <source>You have the 18, the 7 and the Magician; none of them takes. Which one can you do without?</source>
        <translation>Hai il 18, il 7 e il Bagatto, e nessuno prende. Di quale puoi fare a meno?</translation>
    </message>
    <message>
        <source>The 7. The 18 will take a trick yet, and the Magician would be 5 points for them.</source>
        <translation>Il 7. Il 18 una presa la farà, e il Bagatto sarebbero 5 punti per loro.</translation>
    </message>
    <message>
        <source>When trumps are drawn, the Magician wants other trumps beside it to hide behind.</source>
        <translation>Quando girano trionfi, il Bagatto ha bisogno di altri trionfi dietro cui nascondersi.</translation>
    </message>
    <message>
        <source>Bruno had to play the World on his partner’s 20: it was his only trump. He is not happy.</source>
        <translation>Bruno ha dovuto mettere il Mondo sul 20 del suo compagno: era l’unico trionfo che aveva. Non è contento.</translation>
    </message>
    <message>
        <source>Now he leads batons. You have none.</source>
        <translation>Adesso esce a bastoni. Tu non ne hai.</translation>
    </message>
    <message>
        <source>You are last, and all others have followed suit. One of your trumps has waited for this. Which?</source>
        <translation>Sei l’ultimo, e gli altri hanno risposto tutti. Uno dei tuoi trionfi aspettava proprio questo. Quale?</translation>
    </message>
    <message>
        <source>The Magician! Nobody can beat it any more.</source>
        <translation>Il Bagatto! Ormai non lo può battere più nessuno.</translation>
    </message>
    <message>
        <source>The Magician is home: 5 for it, 2 for the jack, and 1 each for the 8, the 9 and the trick. The best place for it is a trick in which you are last.</source>
        <translation>Il Bagatto è a casa: 5 lui, 2 il fante, e 1 ciascuno l’8, il 9 e la presa. Il suo posto è una presa in cui si gioca per ultimi.</translation>
    </message>
    <message>
        <source>This time you deal, and have fifteen cards: two of them are laid away face down. They count for your side at the end.</source>
        <translation>Stavolta il mazziere sei tu, e hai quindici carte: due si scartano coperte. Alla fine contano per la tua coppia.</translation>
    </message>
    <message>
        <source>Not kings, not the Fool, not the Magician, not the World; and trumps only where there is nothing else. Look for a suit of which you have two cards. Which two go?</source>
        <translation>Niente re, niente Matto, Bagatto o Mondo; e trionfi solo se non c’è altro. Cerca un seme di cui hai due carte sole. Quali scarti?</translation>
    </message>
    <message>
        <source>The queen of batons and the 8: 5 points are safe, and you have no more batons, so you may trump them.</source>
        <translation>La donna di bastoni e l’8: 5 punti al sicuro, e resti senza bastoni, così li puoi tagliare.</translation>
    </message>
    <message>
        <source>A queen in the bank, and a suit less. Now let somebody lead batons.</source>
        <translation>Una donna in cassaforte, e un seme di meno. Adesso basta che qualcuno esca a bastoni.</translation>
    </message>
    <message>
        <source>There he is, good Bruno.</source>
        <translation>Eccolo, il buon Bruno.</translation>
    </message>
    <message>
        <source>And Oreste adds the king!</source>
        <translation>E Oreste ci mette il re!</translation>
    </message>
    <message>
        <source>You are last, with no batons. What does it take?</source>
        <translation>Sei l’ultimo, e senza bastoni. Che cosa basta?</translation>
    </message>
    <message>
        <source>Your smallest trump, the 6. More would be waste.</source>
        <translation>Il trionfo più piccolo, il 6. Di più sarebbe uno spreco.</translation>
    </message>
    <message>
        <source>A king, caught with a 6. The two cards that you laid away have paid already.</source>
        <translation>Un re, preso con un 6. Le due carte scartate si sono già ripagate.</translation>
    </message>
</context>
<context>
    <name>KnockHouse</name>
    <message>
        <source>House rules</source>
        <translation>Regole della casa</translation>
    </message>
    <message>
        <source>Every table plays a little differently. The rules of this match are shown at the right, in black where they are not the usual ones.</source>
        <translation>Ogni tavolo gioca a modo suo. A destra ci sono le regole di questa partita, in nero se non sono le solite.</translation>
    </message>
    <message>
        <source>Every table plays a little differently. Your choice for the next match is shown at the right, in black where it is not the usual rule.</source>
        <translation>Ogni tavolo gioca a modo suo. A destra c’è quello che hai scelto per la prossima partita, in nero se non è la regola solita.</translation>
    </message>
    <message>
        <source>Signals</source>
        <translation>Segni</translation>
    </message>
    <message>
        <source>Usually all 21 may be given. Some tables know only seven, others none.</source>
        <translation>Di solito si possono fare tutti e 21. C’è chi ne usa solo sette, e chi nessuno.</translation>
    </message>
    <message>
        <source>Signals with one card</source>
        <translation>Segni con una carta</translation>
    </message>
    <message>
        <source>Usually one; or two at once.</source>
        <translation>Di solito uno; oppure due insieme.</translation>
    </message>
    <message>
        <source>The highest trump</source>
        <translation>Il trionfo più alto</translation>
    </message>
    <message>
        <source>Usually the World, the 21. In Piedmont it is Judgement, the 20, also called the Angel, which then is an honour in place of the World.</source>
        <translation>Di solito il Mondo, il 21. In Piemonte è l’Angelo, il 20, che allora è un onore al posto del Mondo.</translation>
    </message>
    <message>
        <source>What cards count</source>
        <translation>Che cosa valgono le carte</translation>
    </message>
    <message>
        <source>Usually trumps that are no honours count nothing. Else they count 1, and honours and court cards 1 less each. Either way it comes to 87.</source>
        <translation>Di solito i trionfi che non sono onori non valgono niente. Se no valgono 1, e onori e figure 1 di meno. In tutti e due i casi fa 87.</translation>
    </message>
    <message>
        <source>The discard wants a trick</source>
        <translation>Lo scarto vuole una presa</translation>
    </message>
    <message>
        <source>If the dealer’s side takes no trick, its discard goes to the others. Usually it keeps it.</source>
        <translation>Se la coppia del mazziere non fa nemmeno una presa, lo scarto va agli altri. Di solito le resta.</translation>
    </message>
    <message>
        <source>Look at all tricks</source>
        <translation>Riguardare tutte le prese</translation>
    </message>
    <message>
        <source>Usually only the last trick may be looked at again.</source>
        <translation>Di solito si può riguardare solo l’ultima.</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>Verso</translation>
    </message>
    <message>
        <source>Usually clockwise, to the left. In Piedmont it is anticlockwise.</source>
        <translation>Di solito orario, verso sinistra. In Piemonte è antiorario.</translation>
    </message>
    <message>
        <source>Deals in a match</source>
        <translation>Smazzate per partita</translation>
    </message>
    <message>
        <source>Usually 4: everybody deals once. With 8 it is twice, with 12 three times.</source>
        <translation>Di solito 4: ognuno dà le carte una volta. Con 8 due volte, con 12 tre.</translation>
    </message>
    <message>
        <source>A match in progress keeps the rules it started with.</source>
        <translation>Una partita già cominciata mantiene le sue regole fino alla fine.</translation>
    </message>
</context>
<context>
    <name>KnockKeys</name>
    <message>
        <source>Keys</source>
        <translation>Tasti</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Al tavolo</translation>
    </message>
    <message>
        <source>along your hand, from card to card</source>
        <translation>lungo la tua mano, di carta in carta</translation>
    </message>
    <message>
        <source>Home End</source>
        <comment>two keys, with a blank between</comment>
        <translation>Inizio Fine</translation>
    </message>
    <message>
        <source>to its first card, or to its last</source>
        <translation>all’inizio della mano, o alla fine</translation>
    </message>
    <message>
        <source>to the next card of coins, cups, swords, batons</source>
        <translation>alla prossima carta di denari, coppe, spade, bastoni</translation>
    </message>
    <message>
        <source>to the next trump; to the Fool</source>
        <translation>al prossimo trionfo; al Matto</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Invio</translation>
    </message>
    <message>
        <source>the red button: play the card, discard, cut</source>
        <translation>il bottone rosso: gioca la carta, scarta, taglia</translation>
    </message>
    <message>
        <source>play the card with that signal</source>
        <translation>gioca la carta con quel segno</translation>
    </message>
    <message>
        <source>“Bijou” and “Grand”, before your partner leads</source>
        <translation>«Bijou» e «Grand», prima che il compagno cominci</translation>
    </message>
    <message>
        <source>the last trick</source>
        <translation>l’ultima presa</translation>
    </message>
    <message>
        <source>the hint: for every card, what it may bring</source>
        <translation>il consiglio: che cosa può rendere ogni carta</translation>
    </message>
</context>
<context>
    <name>KnockLessons</name>
    <message>
        <source>Follow suit</source>
        <translation>Rispondere al seme</translation>
    </message>
    <message>
        <source>Who takes a trick, and what is in it.</source>
        <translation>Chi prende, e che cosa si porta a casa.</translation>
    </message>
    <message>
        <source>Follow suit; the highest card of the suit takes. Each trick is a point, and its cards have points of their own.</source>
        <translation>Si risponde al seme, e prende la carta più alta. Ogni presa è un punto, e le carte hanno punti loro.</translation>
    </message>
    <message>
        <source>Trumps</source>
        <translation>I trionfi</translation>
    </message>
    <message>
        <source>No card of the suit: what then?</source>
        <translation>Senza il seme d’uscita: e allora?</translation>
    </message>
    <message>
        <source>With none of the suit you must trump; you need not go over others. And what is worth something goes to your partner’s sure tricks.</source>
        <translation>Senza il seme si taglia, ma superare non è d’obbligo. E quello che vale si carica sulle prese sicure del compagno.</translation>
    </message>
    <message>
        <source>The Quartet</source>
        <translation>I Papi</translation>
    </message>
    <message>
        <source>2, 3, 4 and 5 are equal, and the last one wins.</source>
        <translation>2, 3, 4 e 5 sono pari, e vince l’ultimo.</translation>
    </message>
    <message>
        <source>Of the Quartet the one played last wins: it is good to be last. The 6 is above them, the Magician below.</source>
        <translation>Tra i Papi vince l’ultimo giocato: conviene stare in coda. Sopra c’è il 6, sotto il Bagatto.</translation>
    </message>
    <message>
        <source>The Fool</source>
        <translation>Il Matto</translation>
    </message>
    <message>
        <source>A card that takes nothing, and is always of use.</source>
        <translation>Una carta che non prende niente e serve sempre.</translation>
    </message>
    <message>
        <source>The Fool may always be played, never wins, and stays with its side: it saves what would be lost.</source>
        <translation>Il Matto si gioca quando si vuole, non vince mai e resta alla coppia: salva quello che andrebbe perso.</translation>
    </message>
    <message>
        <source>The Magician</source>
        <translation>Il Bagatto</translation>
    </message>
    <message>
        <source>Five points on weak legs.</source>
        <translation>Cinque punti dalle gambe corte.</translation>
    </message>
    <message>
        <source>Hold the Magician back while trumps are drawn, and bring it home when you play last to a suit that you do not have.</source>
        <translation>Il Bagatto si tiene indietro quando girano i trionfi, e si porta a casa giocando per ultimi su un seme che non si ha.</translation>
    </message>
    <message>
        <source>The discard</source>
        <translation>Lo scarto</translation>
    </message>
    <message>
        <source>You deal, and two of fifteen cards go.</source>
        <translation>Fai le carte, e due su quindici se ne vanno.</translation>
    </message>
    <message>
        <source>Lay away what makes you short of a suit, and a queen if you can: she is safe there.</source>
        <translation>Scarta quello che ti lascia senza un seme, e se puoi una donna: lì nessuno la tocca.</translation>
    </message>
    <message>
        <source>Signals</source>
        <translation>I segni</translation>
    </message>
    <message>
        <source>How to talk to your partner without opening your mouth, or with a word.</source>
        <translation>Come parlare al compagno senza aprire bocca, o con una parola sola.</translation>
    </message>
    <message>
        <source>A signal goes with a card, all see it, and facts are true. Before your partner leads: “Bijou” for a low trump, “Grand” for a high one.</source>
        <translation>Il segno accompagna la carta, lo vedono tutti, e quello che dichiara è vero. Prima che esca il compagno: «Bijou» per un trionfo basso, «Grand» per uno alto.</translation>
    </message>
</context>
<context>
    <name>KnockNumbers</name>
    <message>
        <source>%1: %2. You paid: %3; another paid: %4; nobody paid: %5</source>
        <translation>%1: %2. Hai pagato tu: %3; ha pagato un altro: %4; nessuno ha pagato: %5</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a number, a percentage</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>you paid</source>
        <translation>hai pagato tu</translation>
    </message>
    <message>
        <source>another paid</source>
        <translation>ha pagato un altro</translation>
    </message>
    <message>
        <source>nobody paid</source>
        <translation>nessuno ha pagato</translation>
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
        <translation>cinquanta pari</translation>
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
        <translation>Prese di tarocchi, due contro due</translation>
    </message>
    <message>
        <source>with the tarot of Piedmont, a partner across the table, and signals</source>
        <translation>con i tarocchi piemontesi, un compagno di fronte e i segni</translation>
    </message>
    <message>
        <source>The way round</source>
        <translation>Verso</translation>
    </message>
    <message>
        <source>Cards are dealt and played to the left</source>
        <translation>Si danno le carte e si gioca verso sinistra</translation>
    </message>
    <message>
        <source>clockwise</source>
        <translation>orario</translation>
    </message>
    <message>
        <source>anticlockwise</source>
        <translation>antiorario</translation>
    </message>
    <message>
        <source>To the right, as in Piedmont</source>
        <translation>Verso destra, come in Piemonte</translation>
    </message>
    <message>
        <source>What counts</source>
        <translation>Che cosa valgono le carte</translation>
    </message>
    <message>
        <source>The other trumps count nothing</source>
        <translation>Gli altri trionfi non valgono niente</translation>
    </message>
    <message>
        <source>trumps nothing</source>
        <translation>trionfi a zero</translation>
    </message>
    <message>
        <source>trumps a point</source>
        <translation>trionfi a un punto</translation>
    </message>
    <message>
        <source>They count a point, and honours and courts one point less</source>
        <translation>Valgono un punto, e onori e figure uno di meno</translation>
    </message>
    <message>
        <source>Highest trump</source>
        <translation>Trionfo più alto</translation>
    </message>
    <message>
        <source>The World, 21, beats all and is an honour</source>
        <translation>Il Mondo, il 21, batte tutto ed è un onore</translation>
    </message>
    <message>
        <source>World</source>
        <translation>Mondo</translation>
    </message>
    <message>
        <source>Angel</source>
        <translation>Angelo</translation>
    </message>
    <message>
        <source>The Angel, 20, beats all and is an honour instead of the World</source>
        <translation>L’Angelo, il 20, batte tutto ed è un onore al posto del Mondo</translation>
    </message>
    <message>
        <source>The discard needs a trick</source>
        <translation>Lo scarto vuole una presa</translation>
    </message>
    <message>
        <source>A dealer’s side without a trick loses the two cards laid away</source>
        <translation>Senza nemmeno una presa, la coppia del mazziere perde le due carte scartate</translation>
    </message>
    <message>
        <source>Signals</source>
        <translation>Segni</translation>
    </message>
    <message>
        <source>All twenty-one that the game knows</source>
        <translation>Tutti i ventuno che ci sono</translation>
    </message>
    <message>
        <source>all</source>
        <translation>tutti</translation>
    </message>
    <message>
        <source>a few</source>
        <translation>pochi</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nessuno</translation>
    </message>
    <message>
        <source>Seven of them, the easiest to remember</source>
        <translation>Soltanto sette, i più facili da ricordare</translation>
    </message>
    <message>
        <source>Signals with a card</source>
        <translation>Segni con una carta</translation>
    </message>
    <message>
        <source>One, or two, with each card</source>
        <translation>Con ogni carta uno, oppure due</translation>
    </message>
    <message>
        <source>All tricks may be looked at</source>
        <translation>Riguardare tutte le prese</translation>
    </message>
    <message>
        <source>Else only the last one may</source>
        <translation>Se no soltanto l’ultima</translation>
    </message>
    <message>
        <source>Deals in a match</source>
        <translation>Smazzate per partita</translation>
    </message>
    <message>
        <source>Everybody deals once, twice or three times</source>
        <translation>Ognuno dà le carte una, due o tre volte</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <comment>in a match</comment>
        <translation>
            <numerusform>%n smazzata</numerusform>
            <numerusform>%n smazzate</numerusform>
        </translation>
    </message>
    <message>
        <source>no signals</source>
        <translation>senza segni</translation>
    </message>
    <message>
        <source>a few signals</source>
        <translation>pochi segni</translation>
    </message>
    <message>
        <source>the Angel on top</source>
        <translation>Angelo in cima</translation>
    </message>
    <message>
        <source>trumps count a point</source>
        <translation>trionfi a un punto</translation>
    </message>
    <message>
        <source> · </source>
        <comment>between the house rules of a match in a line</comment>
        <translation> · </translation>
    </message>
    <message numerus="yes">
        <source>Partners sit across the table. %n deal(s) are played, and the side that is ahead then wins.</source>
        <translation>
            <numerusform>I compagni siedono di fronte. Si gioca %n smazzata, e vince la coppia che alla fine è in vantaggio.</numerusform>
            <numerusform>I compagni siedono di fronte. Si giocano %n smazzate, e vince la coppia che alla fine è in vantaggio.</numerusform>
        </translation>
    </message>
    <message>
        <source>The usual rules</source>
        <translation>Le regole solite</translation>
    </message>
    <message>
        <source>A few signals</source>
        <comment>the name of these rules</comment>
        <translation>Pochi segni</translation>
    </message>
    <message>
        <source>The seven that are easiest to remember</source>
        <translation>I sette più facili da ricordare</translation>
    </message>
    <message>
        <source>In silence</source>
        <comment>the name of these rules</comment>
        <translation>Zitti zitti</translation>
    </message>
    <message>
        <source>Only the cards speak</source>
        <translation>Parlano solo le carte</translation>
    </message>
    <message>
        <source>As in Piedmont</source>
        <comment>the name of these rules</comment>
        <translation>Alla piemontese</translation>
    </message>
    <message>
        <source>To the right, with the Angel on top</source>
        <translation>Verso destra, con l’Angelo in cima</translation>
    </message>
    <message>
        <source>Knock! is a game of tricks with tarot cards, for two against two: partners sit across the table and may show each other what they hold by knocks and gestures, which everybody sees.</source>
        <translation>Knock! è un gioco di prese con i tarocchi, due contro due: i compagni siedono l’uno di fronte all’altro e si fanno capire le carte con bussate e gesti, che vedono tutti.</translation>
    </message>
    <message>
        <source>Partners give no signals</source>
        <translation>I compagni non si fanno segni</translation>
    </message>
</context>
<context>
    <name>KnockScene</name>
    <message>
        <source>cards such as “KC”, “09” or “00”</source>
        <translation>carte come «KC», «09» o «00»</translation>
    </message>
</context>
<context>
    <name>KnockShort</name>
    <message>
        <source>Knock! in short</source>
        <translation>Knock! in breve</translation>
    </message>
    <message>
        <source>Four play with a tarot pack of 54 cards, two against two: your partner sits across the table. Everybody plays one card, the best takes all four: that is a trick. Your side wants the tricks with the good cards in them.</source>
        <translation>Si gioca in quattro con un mazzo di tarocchi di 54 carte, due contro due: il compagno siede di fronte a te. Ognuno gioca una carta, e la migliore si porta via tutte e quattro: è una presa. La tua coppia vuole le prese con dentro le carte buone.</translation>
    </message>
    <message>
        <source>The dealer discards two</source>
        <translation>Il mazziere scarta due carte</translation>
    </message>
    <message>
        <source>Everybody gets 13 cards and the dealer 15, who puts two of them aside, face down. They count for the dealer’s side.</source>
        <translation>Ognuno riceve 13 carte e il mazziere 15: due le mette da parte, coperte. Contano per la sua coppia.</translation>
    </message>
    <message>
        <source>Follow suit, or trump</source>
        <translation>Rispondi al seme, o taglia col trionfo</translation>
    </message>
    <message>
        <source>Play a card of the suit that was led. Without one you must play a trump, and without a trump any card. The Fool may be played at any time.</source>
        <translation>Gioca una carta del seme di chi ha cominciato. Se non ne hai devi giocare un trionfo, e senza trionfi una carta qualsiasi. Il Matto si può giocare sempre.</translation>
    </message>
    <message>
        <source>Keep silent</source>
        <translation>Si gioca zitti</translation>
    </message>
    <message>
        <source>Knock, and speak by signals</source>
        <translation>Bussa, e parla coi segni</translation>
    </message>
    <message>
        <source>At this table there are no signals.</source>
        <translation>A questo tavolo non si fanno segni.</translation>
    </message>
    <message>
        <source>With a card you may give your partner one of the few signals of this table. Everybody sees it, and what it says of your cards is always true.</source>
        <translation>Con la carta puoi fare al compagno uno dei pochi segni di questo tavolo. Lo vedono tutti, e quello che dice delle tue carte è sempre vero.</translation>
    </message>
    <message>
        <source>With a card you may give your partner a signal. Everybody sees it, and what it says of your cards is always true.</source>
        <translation>Con la carta puoi fare un segno al compagno. Lo vedono tutti, e quello che dice delle tue carte è sempre vero.</translation>
    </message>
    <message>
        <source>Count to 100</source>
        <translation>Si conta fino a 100</translation>
    </message>
    <message>
        <source>All cards and tricks together count 100. What your side has above 50 you win, and what is missing you lose.</source>
        <translation>Carte e prese valgono in tutto 100. Quello che la tua coppia ha oltre 50 è vinto, quello che le manca è perso.</translation>
    </message>
    <message>
        <source>After %1 deals</source>
        <translation>Dopo %1 smazzate</translation>
    </message>
    <message>
        <source>After four deals</source>
        <translation>Dopo quattro smazzate</translation>
    </message>
    <message>
        <source>At this table everybody deals more than once. The side that is ahead in the end wins the match.</source>
        <translation>A questo tavolo ognuno dà le carte più di una volta. Vince la partita la coppia che alla fine è in vantaggio.</translation>
    </message>
    <message>
        <source>Everybody deals once. The side that is ahead in the end wins the match.</source>
        <translation>Ognuno dà le carte una volta. Vince la partita la coppia che alla fine è in vantaggio.</translation>
    </message>
    <message>
        <source>Which cards are good</source>
        <translation>Quali sono le carte buone</translation>
    </message>
    <message>
        <source>Three honours</source>
        <translation>Tre onori</translation>
    </message>
    <message>
        <source>The Fool, the Magician and, at this table, Judgement: 4 points each.</source>
        <translation>Il Matto, il Bagatto e, a questo tavolo, l’Angelo: 4 punti l’uno.</translation>
    </message>
    <message>
        <source>The Fool, the Magician and, at this table, Judgement: 5 points each.</source>
        <translation>Il Matto, il Bagatto e, a questo tavolo, l’Angelo: 5 punti l’uno.</translation>
    </message>
    <message>
        <source>The Fool, the Magician and the World: 4 points each at this table.</source>
        <translation>Il Matto, il Bagatto e il Mondo: a questo tavolo 4 punti l’uno.</translation>
    </message>
    <message>
        <source>The Fool, the Magician and the World: 5 points each.</source>
        <translation>Il Matto, il Bagatto e il Mondo: 5 punti l’uno.</translation>
    </message>
    <message>
        <source>Court cards</source>
        <translation>Figure</translation>
    </message>
    <message>
        <source>King 4, queen 3, cavalier 2, jack 1 at this table.</source>
        <translation>A questo tavolo re 4, donna 3, cavallo 2, fante 1.</translation>
    </message>
    <message>
        <source>King 5, queen 4, cavalier 3, jack 2.</source>
        <translation>Re 5, donna 4, cavallo 3, fante 2.</translation>
    </message>
    <message>
        <source>10, 9, 8 and 7</source>
        <translation>10, 9, 8 e 7</translation>
    </message>
    <message>
        <source>1 point each, in all four suits.</source>
        <translation>1 punto l’una, in tutti e quattro i semi.</translation>
    </message>
    <message>
        <source>All other trumps</source>
        <translation>Gli altri trionfi</translation>
    </message>
    <message>
        <source>They beat every card of a suit, and count 1 point each at this table.</source>
        <translation>Battono le carte di ogni seme, e a questo tavolo valgono 1 punto.</translation>
    </message>
    <message>
        <source>They beat every card of a suit, but count nothing.</source>
        <translation>Battono le carte di ogni seme, ma non valgono niente.</translation>
    </message>
    <message>
        <source>And every trick counts 1 point by itself.</source>
        <translation>E ogni presa vale 1 punto da sola.</translation>
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
        <translation>I segni</translation>
    </message>
    <message>
        <source>At this table there are no signals: partners play in silence.</source>
        <translation>A questo tavolo non si fanno segni: si gioca zitti.</translation>
    </message>
    <message>
        <source>With a card you may give a signal to your partner. This table knows only the few that are shown here.</source>
        <translation>Con la carta puoi fare un segno al compagno. A questo tavolo ci sono soltanto quelli mostrati qui.</translation>
    </message>
    <message>
        <source>With a card you may give a signal to your partner. Everybody sees it: the others learn as much as your partner does.</source>
        <translation>Con la carta puoi fare un segno al compagno. Lo vedono tutti: gli altri ne sanno quanto il tuo compagno.</translation>
    </message>
    <message>
        <source>What a signal says of your cards is always true: only true ones can be chosen. A request may be refused. The Fool comes without a signal.</source>
        <translation>Quello che un segno dice delle tue carte è sempre vero: si possono scegliere solo quelli veri. Una richiesta si può anche non seguire. Col Matto non si fanno segni.</translation>
    </message>
    <message>
        <source>At this table two signals may go with one card.</source>
        <translation>A questo tavolo con una carta si possono fare due segni.</translation>
    </message>
    <message>
        <source>One signal may go with each card.</source>
        <translation>Con ogni carta si può fare un segno.</translation>
    </message>
    <message>
        <source>Before your partner leads</source>
        <translation>Prima che il compagno cominci</translation>
    </message>
    <message>
        <source>Say “Bijou”</source>
        <translation>Dire «Bijou»</translation>
    </message>
    <message>
        <source>lead a low trump</source>
        <translation>comincia con un trionfo basso</translation>
    </message>
    <message>
        <source>Say “Grand”</source>
        <translation>Dire «Grand»</translation>
    </message>
    <message>
        <source>lead a high trump</source>
        <translation>comincia con un trionfo alto</translation>
    </message>
    <message>
        <source>As you lead</source>
        <translation>Quando cominci tu</translation>
    </message>
    <message>
        <source>Slide the card from right to left</source>
        <translation>Far scivolare la carta da destra a sinistra</translation>
    </message>
    <message>
        <source>a long suit: I had four or more of it</source>
        <translation>seme lungo: ne avevo quattro o più</translation>
    </message>
    <message>
        <source>Lift the card and lower it in an arc</source>
        <translation>Alzare e abbassare la carta ad arco</translation>
    </message>
    <message>
        <source>all that is left of this suit is mine, but for one card</source>
        <translation>di questo seme ne manca una sola: il resto è mio</translation>
    </message>
    <message>
        <source>An arc to the right, then to the left</source>
        <translation>Un arco a destra, poi a sinistra</translation>
    </message>
    <message>
        <source>take this with the lowest trump that wins</source>
        <translation>prendi col trionfo più basso che basta</translation>
    </message>
    <message>
        <source>Draw the card toward yourself</source>
        <translation>Tirare la carta verso di sé</translation>
    </message>
    <message>
        <source>do not spend a high trump</source>
        <translation>non spendere un trionfo alto</translation>
    </message>
    <message>
        <source>Tap with all fingers</source>
        <translation>Battere con tutte le dita</translation>
    </message>
    <message>
        <source>do not play your highest trump</source>
        <translation>non giocare il tuo trionfo più alto</translation>
    </message>
    <message>
        <source>With any card</source>
        <translation>Con qualsiasi carta</translation>
    </message>
    <message>
        <source>Tap the table with the card</source>
        <translation>Battere la carta sul tavolo</translation>
    </message>
    <message>
        <source>I have one more of this suit</source>
        <translation>ne ho ancora una di questo seme</translation>
    </message>
    <message>
        <source>Raise a hand and let it fall</source>
        <translation>Alzare una mano e lasciarla cadere</translation>
    </message>
    <message>
        <source>when you next lead, not the suit that you led last</source>
        <translation>quando cominci di nuovo, cambia seme</translation>
    </message>
    <message>
        <source>With a card of a suit</source>
        <translation>Con una carta di un seme</translation>
    </message>
    <message>
        <source>Tap with the thumb</source>
        <translation>Battere col pollice</translation>
    </message>
    <message>
        <source>my last card of this suit</source>
        <translation>la mia ultima di questo seme</translation>
    </message>
    <message>
        <source>Knock once, with more of the suit in hand</source>
        <translation>Bussare una volta, avendone ancora</translation>
    </message>
    <message>
        <source>I hold the highest card left in this suit</source>
        <translation>ho la più alta rimasta di questo seme</translation>
    </message>
    <message>
        <source>A circle in the air, with more of the suit in hand</source>
        <translation>Un cerchio in aria, avendone ancora</translation>
    </message>
    <message>
        <source>I hold the queen of this suit</source>
        <translation>ho la donna di questo seme</translation>
    </message>
    <message>
        <source>Draw the card toward yourself, not as you lead</source>
        <translation>Tirare la carta verso di sé, senza essere di mano</translation>
    </message>
    <message>
        <source>do not lead this suit</source>
        <translation>non cominciare con questo seme</translation>
    </message>
    <message>
        <source>With a trump</source>
        <translation>Con un trionfo</translation>
    </message>
    <message>
        <source>Shake the card</source>
        <translation>Scuotere la carta</translation>
    </message>
    <message>
        <source>my last trump</source>
        <translation>il mio ultimo trionfo</translation>
    </message>
    <message>
        <source>Let the card tremble</source>
        <translation>Far tremare la carta</translation>
    </message>
    <message>
        <source>I hold the Magician, and it is in danger</source>
        <translation>ho il Bagatto, ed è in pericolo</translation>
    </message>
    <message>
        <source>With a trump, or your last card of a suit</source>
        <translation>Con un trionfo, o con l’ultima di un seme</translation>
    </message>
    <message>
        <source>Knock once</source>
        <translation>Bussare una volta</translation>
    </message>
    <message>
        <source>I hold the highest trump left</source>
        <translation>ho il trionfo più alto rimasto</translation>
    </message>
    <message>
        <source>Knock twice</source>
        <translation>Bussare due volte</translation>
    </message>
    <message>
        <source>I hold the two highest trumps left</source>
        <translation>ho i due trionfi più alti rimasti</translation>
    </message>
    <message>
        <source>A circle in the air</source>
        <translation>Un cerchio in aria</translation>
    </message>
    <message>
        <source>I hold the World</source>
        <translation>ho il Mondo</translation>
    </message>
    <message>
        <source>Raise the hand sharply</source>
        <translation>Alzare la mano di scatto</translation>
    </message>
    <message>
        <source>I hold the Sun</source>
        <translation>ho il Sole</translation>
    </message>
    <message>
        <source>Tap with the middle finger</source>
        <translation>Battere col medio</translation>
    </message>
    <message>
        <source>I hold the Moon</source>
        <translation>ho la Luna</translation>
    </message>
    <message>
        <source>Say “15”, “16” or “17”</source>
        <translation>Dire «15», «16» o «17»</translation>
    </message>
    <message>
        <source>I hold this trump</source>
        <translation>ho questo trionfo</translation>
    </message>
</context>
<context>
    <name>KnockSignalsLesson</name>
    <message>
        <source>In this game partners may show each other something: with a card goes a signal, which everybody sees. A fact must be true; a request binds nobody.</source>
        <translation>In questo gioco ai compagni è permesso parlarsi: con la carta si fa un segno, e lo vedono tutti. Quello che si dichiara dev’essere vero; quello che si chiede non obbliga nessuno.</translation>
    </message>
    <message>
        <source>Oreste leads the king of cups. You hold the queen and the 8.</source>
        <translation>Oreste esce col re di coppe. Tu hai la donna e l’8.</translation>
    </message>
    <message>
        <source>The 8, of course. But now that the king is out, your queen is the highest cup left, and Nives should know. Choose the 8, and then its signal.</source>
        <translation>L’8, si capisce. Ma uscito il re, la tua donna è la più alta di coppe che resta, e Nives deve saperlo. Scegli l’8, e poi il segno.</translation>
    </message>
    <message>
        <source>The 8 with one knock: “I hold the highest cup left.”</source>
        <translation>L’8 con una bussata: «Ho la più alta rimasta.»</translation>
    </message>
    <message>
        <source>One knock on the table: that is where the game has its name from. Had it been your last cup, a knock would speak of the highest trump instead.</source>
        <translation>Una bussata sul tavolo: il gioco prende il nome da lì. Se l’8 fosse stato l’ultima tua carta di coppe, la bussata avrebbe parlato dei trionfi: «Ho il più alto».</translation>
    </message>
    <message>
        <source>Nives has no cups and trumps: the trick is hers, and she leads next.</source>
        <translation>Nives è senza coppe e taglia: la presa è sua, e adesso esce lei.</translation>
    </message>
    <message>
        <source>Before your partner leads you may ask for something: “Bijou” is a low trump, “Grand” a high one. You hold the World and the 20 yourself, so a low one is enough. Ask for it.</source>
        <translation>Prima che esca il compagno puoi chiedere qualcosa: «Bijou» è un trionfo basso, «Grand» uno alto. Mondo e 20 li hai tu, quindi ne basta uno basso. Chiedilo.</translation>
    </message>
    <message>
        <source>All have heard it, and she need not obey. But partners who do not listen soon play alone.</source>
        <translation>Lo hanno sentito tutti, e obbligata non è. Ma chi non ascolta il compagno finisce per giocare da solo.</translation>
    </message>
    <message>
        <source>With the two highest trumps in your own hand Nives need not spend one of hers: “Bijou” is what to say.</source>
        <translation>Con i due trionfi più alti in mano tua, Nives non deve sprecarne uno dei suoi: quello che ci vuole è «Bijou».</translation>
    </message>
    <message>
        <source>She listens: the 6.</source>
        <translation>Ha ascoltato: il 6.</translation>
    </message>
    <message>
        <source>And look who has to come out: the Magician! It was Oreste’s only trump.</source>
        <translation>E guarda chi deve uscire: il Bagatto! Era l’unico trionfo di Oreste.</translation>
    </message>
    <message>
        <source>Only Bruno is still to play. Make sure of the 5 points, keep the World, and knock once more.</source>
        <translation>Manca solo Bruno. Assicurati i 5 punti, tieni il Mondo, e bussa un’altra volta.</translation>
    </message>
    <message>
        <source>The 20 with one knock: “I hold the highest trump left.”</source>
        <translation>Il 20 con una bussata: «Ho il trionfo più alto rimasto.»</translation>
    </message>
    <message>
        <source>Now Nives knows where the World is. Bruno and Oreste know it too; that is the price of talking.</source>
        <translation>Adesso Nives sa dov’è il Mondo. Lo sanno anche Bruno e Oreste: parlare costa.</translation>
    </message>
    <message>
        <source>6, Magician and trick: 6 points, and nobody had to guess.</source>
        <translation>Il Bagatto e la presa: 6 punti, e nessuno ha dovuto tirare a indovinare.</translation>
    </message>
</context>
<context>
    <name>KnockTable</name>
    <message>
        <source>You play %1</source>
        <comment>%1 is a card with its article</comment>
        <translation>Giochi %1</translation>
    </message>
    <message>
        <source>%1 plays %2</source>
        <comment>%2 is a card with its article</comment>
        <translation>%1 gioca %2</translation>
    </message>
    <message>
        <source>You signal besides: “%1”</source>
        <translation>Fai anche un segno: «%1»</translation>
    </message>
    <message>
        <source>%1 signals besides: “%2”</source>
        <translation>%1 fa anche un segno: «%2»</translation>
    </message>
    <message>
        <source>You call %1: %2</source>
        <comment>%1 is “Bijou”, %2 what it asks for</comment>
        <translation>Dici %1: %2</translation>
    </message>
    <message>
        <source>%1 calls %2: %3</source>
        <comment>%2 is “Bijou”, %3 what it asks for</comment>
        <translation>%1 dice %2: %3</translation>
    </message>
    <message>
        <source>You lay two cards away</source>
        <translation>Scarti due carte</translation>
    </message>
    <message>
        <source>%1 lays two cards away</source>
        <translation>%1 scarta due carte</translation>
    </message>
    <message>
        <source>You lay two cards away; shown: %1</source>
        <comment>%1 are trumps</comment>
        <translation>Scarti due carte, e mostri: %1</translation>
    </message>
    <message>
        <source>%1 lays two cards away; shown: %2</source>
        <comment>%2 are trumps</comment>
        <translation>%1 scarta due carte, e mostra: %2</translation>
    </message>
    <message>
        <source>You take the trick with %1</source>
        <comment>%1 is a card with its article</comment>
        <translation>Fai la presa con %1</translation>
    </message>
    <message>
        <source>%1 takes the trick with %2</source>
        <comment>%2 is a card with its article</comment>
        <translation>%1 fa la presa con %2</translation>
    </message>
    <message>
        <source>We</source>
        <comment>the person&apos;s side</comment>
        <translation>Noi</translation>
    </message>
    <message>
        <source>They</source>
        <comment>the other side</comment>
        <translation>Loro</translation>
    </message>
    <message>
        <source>Lay two cards away: no king, no honour; trumps only for want of others</source>
        <translation>Scarta due carte: niente re né onori; trionfi solo se manca altro</translation>
    </message>
    <message>
        <source>%1 is about to lead: you may ask for a trump</source>
        <translation>%1 è di mano: puoi chiedere un trionfo</translation>
    </message>
    <message>
        <source>%1 is about to lead</source>
        <translation>%1 è di mano</translation>
    </message>
    <message>
        <source>You lead</source>
        <translation>Esci tu</translation>
    </message>
    <message>
        <source>%1 leads</source>
        <translation>Esce %1</translation>
    </message>
    <message>
        <source>%1 · you have the trick with %2</source>
        <comment>%1 is &apos;Coins are led&apos;, %2 a card</comment>
        <translation>%1 · prendi tu con %2</translation>
    </message>
    <message>
        <source>%1 · %2 has the trick with %3</source>
        <comment>%1 is &apos;Coins are led&apos;, %3 a card</comment>
        <translation>%1 · prende %2 con %3</translation>
    </message>
    <message>
        <source>%1 · your turn</source>
        <comment>%1 is how the trick lies</comment>
        <translation>%1 · tocca a te</translation>
    </message>
    <message>
        <source>%1 is about to lead. You may ask for a low trump with Bijou, for a high one with Grand.</source>
        <translation>%1 è di mano. Con Bijou puoi chiedere un trionfo basso, con Grand uno alto.</translation>
    </message>
    <message>
        <source>You may give a second signal.</source>
        <translation>Puoi fare un secondo segno.</translation>
    </message>
    <message>
        <source>You lead. You hold %1.</source>
        <comment>%1 are cards</comment>
        <translation>Esci tu. In mano: %1.</translation>
    </message>
    <message>
        <source>Choose two cards.</source>
        <translation>Scegli due carte.</translation>
    </message>
    <message>
        <source>A king, the Fool, the Magician or the highest trump is never laid away.</source>
        <translation>I re, il Matto, il Bagatto e il trionfo più alto non si scartano mai.</translation>
    </message>
    <message>
        <source>Trumps are laid away only for want of other cards.</source>
        <translation>I trionfi si scartano solo se mancano altre carte.</translation>
    </message>
    <message>
        <source>You must follow suit: %1.</source>
        <comment>%1 is a suit</comment>
        <translation>Devi rispondere al seme: %1.</translation>
    </message>
    <message>
        <source>You have none of that suit: you must play a trump.</source>
        <translation>Di quel seme non ne hai: devi giocare un trionfo.</translation>
    </message>
    <message>
        <source>That signal would not be true, or does not belong here.</source>
        <translation>Questo segno non sarebbe vero, o qui non si può fare.</translation>
    </message>
    <message>
        <source>That cannot be done now.</source>
        <translation>Adesso non si può.</translation>
    </message>
    <message>
        <source>First say whether you ask for something.</source>
        <translation>Prima decidi se chiedere qualcosa.</translation>
    </message>
    <message>
        <source>First say whether you give a second signal.</source>
        <translation>Prima decidi se fare un secondo segno.</translation>
    </message>
    <message>
        <source>First lay two cards away.</source>
        <translation>Prima scarta due carte.</translation>
    </message>
    <message>
        <source>Trick %1: yours</source>
        <translation>Presa %1: tua</translation>
    </message>
    <message>
        <source>Trick %1: %2’s</source>
        <translation>Presa %1: di %2</translation>
    </message>
    <message>
        <source>your discard</source>
        <translation>il tuo scarto</translation>
    </message>
    <message>
        <source>%1’s discard</source>
        <translation>lo scarto di %1</translation>
    </message>
    <message>
        <source>stays with you</source>
        <comment>the Fool</comment>
        <translation>resta a te</translation>
    </message>
    <message>
        <source>stays with %1</source>
        <comment>the Fool</comment>
        <translation>resta a %1</translation>
    </message>
    <message>
        <source>Two cards are chosen already: put one back first.</source>
        <translation>Ne hai già scelte due: prima rimettine una a posto.</translation>
    </message>
    <message>
        <source>Choose the card that you play.</source>
        <translation>Scegli la carta da giocare.</translation>
    </message>
    <message>
        <source>Choose the two cards that you lay away.</source>
        <translation>Scegli le due carte da scartare.</translation>
    </message>
    <message>
        <source>You do not hold the Fool.</source>
        <translation>Il Matto non ce l’hai.</translation>
    </message>
    <message>
        <source>You have none of that suit.</source>
        <translation>Di quel seme non ne hai.</translation>
    </message>
    <message>
        <source>Honours</source>
        <translation>Onori</translation>
    </message>
    <message>
        <source>Fool, Magician, World</source>
        <translation>Matto, Bagatto, Mondo</translation>
    </message>
    <message>
        <source>Kings</source>
        <translation>Re</translation>
    </message>
    <message>
        <source>Queens</source>
        <translation>Donne</translation>
    </message>
    <message>
        <source>Cavaliers</source>
        <translation>Cavalli</translation>
    </message>
    <message>
        <source>Jacks</source>
        <translation>Fanti</translation>
    </message>
    <message>
        <source>Low cards</source>
        <translation>Scartine</translation>
    </message>
    <message>
        <source>from 10 to 7</source>
        <translation>dal 10 al 7</translation>
    </message>
    <message>
        <source>Other trumps</source>
        <translation>Altri trionfi</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <comment>so many cards, at so many points each</comment>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>%1 in all</source>
        <translation>%1 in tutto</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Prese</translation>
    </message>
    <message>
        <source>Together</source>
        <translation>Insieme</translation>
    </message>
    <message>
        <source>Less %1 each</source>
        <translation>Meno %1 a coppia</translation>
    </message>
    <message>
        <source>The Fool was played to a trick of your own side: it stays, and nothing is paid for it.</source>
        <translation>Il Matto era in una presa della tua coppia: vi resta, e non si paga niente.</translation>
    </message>
    <message>
        <source>The Fool was played to a trick of their own side: it stays, and nothing is paid for it.</source>
        <translation>Il Matto era in una presa della loro coppia: resta a loro, e non si paga niente.</translation>
    </message>
    <message>
        <source>Your side took no trick: the Fool is theirs.</source>
        <translation>La tua coppia non ha fatto nemmeno una presa: il Matto va a loro.</translation>
    </message>
    <message>
        <source>Their side took no trick: the Fool is yours.</source>
        <translation>La loro coppia non ha fatto nemmeno una presa: il Matto va a voi.</translation>
    </message>
    <message numerus="yes">
        <source>The Fool stays with you. For it your side pays its cheapest card, %1: %n point(s).</source>
        <comment>%1 is a card with its article</comment>
        <translation>
            <numerusform>Il Matto vi resta. In cambio date la vostra carta che vale meno, %1: %n punto.</numerusform>
            <numerusform>Il Matto vi resta. In cambio date la vostra carta che vale meno, %1: %n punti.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The Fool stays with them. For it they pay their cheapest card, %1: %n point(s).</source>
        <comment>%1 is a card with its article</comment>
        <translation>
            <numerusform>Il Matto resta a loro. In cambio vi danno la loro carta che vale meno, %1: %n punto.</numerusform>
            <numerusform>Il Matto resta a loro. In cambio vi danno la loro carta che vale meno, %1: %n punti.</numerusform>
        </translation>
    </message>
    <message>
        <source>Fifty each: nobody gains</source>
        <translation>Cinquanta pari: non guadagna nessuno</translation>
    </message>
    <message>
        <source>%1 gain %2</source>
        <comment>two names; &apos;7&apos;</comment>
        <translation>%1 guadagnano %2</translation>
    </message>
    <message numerus="yes">
        <source>Your side gains %n point(s)</source>
        <translation>
            <numerusform>La tua coppia guadagna %n punto</numerusform>
            <numerusform>La tua coppia guadagna %n punti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your side loses %n point(s)</source>
        <translation>
            <numerusform>La tua coppia perde %n punto</numerusform>
            <numerusform>La tua coppia perde %n punti</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2 in this deal; the match stands %3 to %4.</source>
        <comment>points of each side; &apos;+12&apos;, &apos;−12&apos;</comment>
        <translation>%1 a %2 in questa smazzata; la partita è sul %3 a %4.</translation>
    </message>
    <message>
        <source>Nothing more</source>
        <translation>Basta così</translation>
    </message>
    <message>
        <source>or a second signal</source>
        <translation>o un secondo segno</translation>
    </message>
    <message>
        <source>Enter</source>
        <comment>a key</comment>
        <translation>Invio</translation>
    </message>
    <message>
        <source>Lay away</source>
        <translation>Scarto</translation>
    </message>
    <message>
        <source>Lay the two away</source>
        <translation>Scarto queste due</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) for your side</source>
        <translation>
            <numerusform>%n punto per noi</numerusform>
            <numerusform>%n punti per noi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>choose %n more card(s)</source>
        <translation>
            <numerusform>scegli ancora %n carta</numerusform>
            <numerusform>scegli ancora %n carte</numerusform>
        </translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Gioco</translation>
    </message>
    <message>
        <source>choose a card</source>
        <translation>scegli una carta</translation>
    </message>
    <message>
        <source>Play %1</source>
        <comment>%1 is a card with its article</comment>
        <translation>Gioco %1</translation>
    </message>
    <message>
        <source>it stays with you</source>
        <translation>resta a me</translation>
    </message>
    <message>
        <source>you lead</source>
        <translation>esco io</translation>
    </message>
    <message>
        <source>the trick is yours</source>
        <translation>la presa è mia</translation>
    </message>
    <message>
        <source>the trick is yours so far</source>
        <translation>per ora prendo io</translation>
    </message>
    <message>
        <source>the trick is %1’s</source>
        <translation>la presa è di %1</translation>
    </message>
    <message>
        <source>%1 has the trick</source>
        <translation>per ora prende %1</translation>
    </message>
    <message>
        <source>lead a low trump</source>
        <translation>esci con un trionfo basso</translation>
    </message>
    <message>
        <source>lead a high trump</source>
        <translation>esci con un trionfo alto</translation>
    </message>
    <message>
        <source>Say nothing</source>
        <translation>Non dico niente</translation>
    </message>
    <message>
        <source>%1 leads as %1 likes</source>
        <comment>%1 is the partner&apos;s name</comment>
        <translation>%1 esce come vuole</translation>
    </message>
    <message>
        <source>%1, with the signal “%2”</source>
        <comment>%1 is &apos;Bruno plays the 9 of cups&apos;, %2 a sentence</comment>
        <translation>%1, col segno «%2»</translation>
    </message>
    <message>
        <source>The deal is counted: your side has %1 points, the other side %2</source>
        <translation>Si contano le carte: voi avete %1 punti, loro %2</translation>
    </message>
    <message>
        <source>The deal is counted: the side of %3 has %1 points, the other side %2</source>
        <translation>Si contano le carte: dalla parte con %3 ci sono %1 punti, dall’altra %2</translation>
    </message>
    <message>
        <source>Fool, Magician, Angel</source>
        <translation>Matto, Bagatto, Angelo</translation>
    </message>
    <message>
        <source>You hold %1.</source>
        <comment>%1 are cards</comment>
        <translation>In mano: %1.</translation>
    </message>
    <message>
        <source>%1. The match stands %2 to %3.</source>
        <comment>%1 is &apos;Your side gains 7 points&apos;; &apos;+12&apos;, &apos;−12&apos;</comment>
        <translation>%1. La partita è sul %2 a %3.</translation>
    </message>
    <message>
        <source>cavalier</source>
        <comment>a rank</comment>
        <translation>cavallo</translation>
    </message>
    <message>
        <source>trumps %1</source>
        <comment>%1 are numbers or names</comment>
        <translation>trionfi %1</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between the suits of a hand</comment>
        <translation>; </translation>
    </message>
    <message>
        <source>You dealt: lay two of your cards away.</source>
        <translation>Hai fatto tu le carte: scartane due.</translation>
    </message>
    <message>
        <source>Your turn. The Fool was led: the suit is yours to choose. You hold %1.</source>
        <comment>%1 are cards</comment>
        <translation>Tocca a te. Si apre col Matto, e il seme lo scegli tu. In mano: %1.</translation>
    </message>
    <message>
        <source>Your turn. %1, and your side has it: %2 with %3.</source>
        <comment>%1 is &apos;Coins are led&apos;, %2 a name, %3 a card with its article</comment>
        <translation>Tocca a te. %1, e per ora prendete voi: %2 con %3.</translation>
    </message>
    <message>
        <source>Your turn. %1, and %2 has it with %3.</source>
        <comment>%1 is &apos;Coins are led&apos;, %2 a name, %3 a card with its article</comment>
        <translation>Tocca a te. %1, e per ora prende %2 con %3.</translation>
    </message>
    <message>
        <source>%1 You may play any card: %2.</source>
        <comment>%1 is how the trick lies, %2 are cards</comment>
        <translation>%1 Puoi giocare una carta qualsiasi: %2.</translation>
    </message>
    <message>
        <source>%1 You may play %2.</source>
        <comment>%1 is how the trick lies, %2 are cards</comment>
        <translation>%1 Puoi giocare: %2.</translation>
    </message>
    <message>
        <source>%1 “%2”</source>
        <comment>a key, and the signal that it gives</comment>
        <translation>%1 «%2»</translation>
    </message>
    <message>
        <source>Signals that may go with it: %1.</source>
        <translation>Si può fare un segno: %1.</translation>
    </message>
</context>
<context>
    <name>KnockTricksLessons</name>
    <message>
        <source>Two against two: Nives, across the table, is your partner, and Bruno and Oreste play against you. All tricks of a side count together.</source>
        <translation>Due contro due: Nives, che ti siede di fronte, è la tua compagna; Bruno e Oreste sono gli avversari. Le prese di una coppia contano insieme.</translation>
    </message>
    <message>
        <source>Bruno dealt, and has laid two cards away. Nives, at his left, leads to the first trick.</source>
        <translation>Bruno ha fatto le carte e ne ha scartate due. Nives, che gli sta a sinistra, è di mano e comincia lei.</translation>
    </message>
    <message>
        <source>Cups are led, and Oreste plays the king: no cup is higher. In the suits it goes king, queen, cavalier, jack, 10, 9, 8, 7.</source>
        <translation>Si è usciti a coppe, e Oreste mette il re: più su non si va. Nei semi l’ordine è re, donna, cavallo, fante, 10, 9, 8, 7.</translation>
    </message>
    <message>
        <source>You have cups, so you must play one. The queen counts 4, and the trick is lost. Which of the two do you give?</source>
        <translation>Hai coppe, quindi devi rispondere a coppe. La donna vale 4, e la presa è persa. Quale delle due dai?</translation>
    </message>
    <message>
        <source>The 8: it counts only 1. The queen would only make them richer.</source>
        <translation>L’8, che vale solo 1. Con la donna faresti solo un regalo.</translation>
    </message>
    <message>
        <source>Well kept. From the 7 to the 10 a card counts 1, a jack 2, a cavalier 3, a queen 4, a king 5.</source>
        <translation>Tenuta da conto. Le cartine dal 7 al 10 valgono 1, il fante 2, il cavallo 3, la donna 4, il re 5.</translation>
    </message>
    <message>
        <source>Oreste takes: 5 for the king, 3 for the small cards, and 1 for the trick itself. Whoever takes a trick leads to the next.</source>
        <translation>Prende Oreste: 5 per il re, 3 per le cartine e 1 per la presa. Chi prende, esce.</translation>
    </message>
    <message>
        <source>Oreste leads a small card of swords.</source>
        <translation>Oreste esce con una cartina di spade.</translation>
    </message>
    <message>
        <source>Swords: you hold the king, the jack and the 9. Which one do you play?</source>
        <translation>Spade: hai re, fante e 9. Quale giochi?</translation>
    </message>
    <message>
        <source>The king! Nothing of swords is above it, and Nives can add to the trick what she has.</source>
        <translation>Il re! A spade non lo batte nessuno, e Nives può caricarci sopra.</translation>
    </message>
    <message>
        <source>The king of swords has the trick, unless somebody has no swords and trumps it.</source>
        <translation>Il re di spade comanda, a meno che qualcuno sia senza spade e ci tagli sopra.</translation>
    </message>
    <message>
        <source>Bruno must follow suit, and has nothing but the queen.</source>
        <translation>Bruno deve rispondere, e ha solo la donna.</translation>
    </message>
    <message>
        <source>And Nives gives you a cavalier. King, queen, cavalier, the 7 and the trick: 14 points at one stroke.</source>
        <translation>E Nives ci carica il cavallo. Re, donna, cavallo, il 7 e la presa: 14 punti in un colpo solo.</translation>
    </message>
    <message>
        <source>The 21 numbered cards are the trumps. Any trump beats any card of the suits, and of two trumps the higher one wins.</source>
        <translation>Le 21 carte numerate sono i trionfi. Un trionfo batte qualunque carta dei semi, e tra due trionfi vince il più alto.</translation>
    </message>
    <message>
        <source>Nives leads batons, Oreste plays the jack. You have no batons at all.</source>
        <translation>Nives esce a bastoni, Oreste mette il fante. Tu di bastoni non ne hai.</translation>
    </message>
    <message>
        <source>Whoever has none of the suit led must play a trump. It need not be a high one: which of yours?</source>
        <translation>Chi è senza il seme d’uscita deve tagliare con un trionfo. Non per forza alto: quale dei tuoi?</translation>
    </message>
    <message>
        <source>The 8. It beats all batons as well as the 20 does, and the high ones you will need later.</source>
        <translation>L’8. Batte tutti i bastoni quanto il 20, e quelli alti ti serviranno dopo.</translation>
    </message>
    <message>
        <source>The trick is yours so far. If you had no trump either, you could play any card.</source>
        <translation>Per ora la presa è tua. Se fossi senza anche i trionfi, potresti giocare quello che vuoi.</translation>
    </message>
    <message>
        <source>Bruno has no batons either, and his 12 is higher. It happens; nobody has to beat what lies there, by the way. One has to trump, no more.</source>
        <translation>Anche Bruno è senza bastoni, e il suo 12 è più alto. Capita. Tra parentesi: tagliare è d’obbligo, superare no.</translation>
    </message>
    <message>
        <source>Now Nives: she has no coins, and trumps.</source>
        <translation>Ecco Nives: è senza denari, e taglia.</translation>
    </message>
    <message>
        <source>You are last. Coins are led, so it is the queen or the 7; and the trick is your partner’s, for sure. Which one?</source>
        <translation>Giochi per ultimo. Si è giocato a denari, quindi o la donna o il 7; e la presa è della tua compagna, sicuro. Quale?</translation>
    </message>
    <message>
        <source>The queen: here her 4 points are safe. Later the king of coins might catch her.</source>
        <translation>La donna: qui i suoi 4 punti sono al sicuro. Più avanti potrebbe mangiarsela il re di denari.</translation>
    </message>
    <message>
        <source>That is how partners play: kings and queens to their own sure tricks, rubbish to the others’.</source>
        <translation>Così si gioca in coppia: re e donne sulle prese sicure del compagno, le scartine su quelle degli altri.</translation>
    </message>
    <message>
        <source>Trumps 2, 3, 4 and 5 are the Quartet: Popess, Empress, Emperor and Pope. They are equal: of several in a trick, the one played last wins.</source>
        <translation>I trionfi 2, 3, 4 e 5 sono i Papi: Papessa, Imperatrice, Imperatore e Papa. Valgono uguale: se in una presa ce n’è più d’uno, vince l’ultimo giocato.</translation>
    </message>
    <message>
        <source>Cups are led, and Oreste puts his queen on the 9.</source>
        <translation>Si gioca a coppe, e Oreste mette la donna sul 9.</translation>
    </message>
    <message>
        <source>You cannot beat the queen. What do you give them: the cavalier, or the 7?</source>
        <translation>La donna non la batti. Che cosa gli dai: il cavallo o il 7?</translation>
    </message>
    <message>
        <source>The 7. A cavalier is 3 points.</source>
        <translation>Il 7. Un cavallo sono 3 punti.</translation>
    </message>
    <message>
        <source>Next to nothing from you.</source>
        <translation>Da te, quasi niente.</translation>
    </message>
    <message>
        <source>Bruno takes it with the king, and leads to the next trick.</source>
        <translation>Bruno prende col re, e adesso esce lui.</translation>
    </message>
    <message>
        <source>Trumps! Bruno leads the 4, one of the Quartet.</source>
        <translation>Trionfi! Bruno esce col 4, uno dei Papi.</translation>
    </message>
    <message>
        <source>Nives plays the 2. It was played after the 4, so now the trick is hers.</source>
        <translation>Nives gioca il 2. È venuto dopo il 4, quindi la presa adesso è sua.</translation>
    </message>
    <message>
        <source>And Oreste the 5. No, it is not higher: it is later. That is enough.</source>
        <translation>E Oreste il 5. No, non è più alto: è più fresco. E tanto basta.</translation>
    </message>
    <message>
        <source>You are the last to play. What is the cheapest way to take this trick?</source>
        <translation>Tocca a te, e sei l’ultimo. Come la prendi spendendo il meno possibile?</translation>
    </message>
    <message>
        <source>The 3: the last one of the Quartet wins. The 17 would take it, too, but that is a card for better days.</source>
        <translation>Col 3: vince l’ultimo Papa. Anche il 17 prenderebbe, ma è una carta per giorni migliori.</translation>
    </message>
    <message>
        <source>A 3 that beats 4 and 5. From 6 on trumps are as high as their number, and below them all is the Magician, the 1.</source>
        <translation>Un 3 che batte il 4 e il 5. Dal 6 in su conta il numero; e sotto a tutti sta il Bagatto, l’1.</translation>
    </message>
</context>
<context>
    <name>KnockTrumps</name>
    <message>
        <source>The trumps</source>
        <translation>I trionfi</translation>
    </message>
    <message>
        <source>Every trump beats every card of the four suits. Among trumps the higher number wins, but at this table Judgement, the 20, is above the World, the 21.</source>
        <translation>Ogni trionfo batte tutte le carte dei quattro semi. Fra i trionfi vince il numero più alto, ma a questo tavolo l’Angelo, il 20, sta sopra il Mondo, il 21.</translation>
    </message>
    <message>
        <source>Every trump beats every card of the four suits. Among trumps the higher number wins: the World, the 21, is the highest.</source>
        <translation>Ogni trionfo batte tutte le carte dei quattro semi. Fra i trionfi vince il numero più alto: il Mondo, il 21, sta sopra tutti.</translation>
    </message>
    <message>
        <source>The Quartet</source>
        <translation>I Papi</translation>
    </message>
    <message>
        <source>These four, with the red line beside them, are of equal rank: the last one played beats those before it.</source>
        <translation>Questi quattro, con la riga rossa accanto, sono pari: quello giocato dopo batte quelli giocati prima.</translation>
    </message>
    <message>
        <source>The Magician</source>
        <translation>Il Bagatto</translation>
    </message>
    <message>
        <source>The lowest trump, and an honour: any other trump takes it from you, so do not wait too long to play it.</source>
        <translation>Il trionfo più basso, ed è un onore: qualsiasi altro trionfo se lo prende, perciò non aspettare troppo a giocarlo.</translation>
    </message>
    <message>
        <source>The Fool</source>
        <translation>Il Matto</translation>
    </message>
    <message>
        <source>It has number 0 and no rank: it beats nothing, and is hardly ever lost.</source>
        <translation>Ha il numero 0 e nessun posto nell’ordine: non batte niente, e quasi mai si perde.</translation>
    </message>
    <message>
        <source>In the four suits</source>
        <translation>Nei quattro semi</translation>
    </message>
    <message>
        <source>From the king down: queen, cavalier, jack, 10, 9, 8, 7. It is the same in all four.</source>
        <translation>Dal re in giù: donna, cavallo, fante, 10, 9, 8, 7. In tutti e quattro è uguale.</translation>
    </message>
</context>
<context>
    <name>KnockTrumpsTable</name>
    <message>
        <source>the Magician</source>
        <translation>il Bagatto</translation>
    </message>
    <message>
        <source>the High Priestess</source>
        <translation>la Papessa</translation>
    </message>
    <message>
        <source>the Empress</source>
        <translation>l’Imperatrice</translation>
    </message>
    <message>
        <source>the Emperor</source>
        <translation>l’Imperatore</translation>
    </message>
    <message>
        <source>the Pope</source>
        <translation>il Papa</translation>
    </message>
    <message>
        <source>the Lovers</source>
        <translation>gli Amanti</translation>
    </message>
    <message>
        <source>the Chariot</source>
        <translation>il Carro</translation>
    </message>
    <message>
        <source>Justice</source>
        <translation>la Giustizia</translation>
    </message>
    <message>
        <source>the Hermit</source>
        <translation>l’Eremita</translation>
    </message>
    <message>
        <source>the Wheel of Fortune</source>
        <translation>la Ruota della Fortuna</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>la Forza</translation>
    </message>
    <message>
        <source>the Hanged Man</source>
        <translation>l’Appeso</translation>
    </message>
    <message>
        <source>Death</source>
        <translation>la Morte</translation>
    </message>
    <message>
        <source>Temperance</source>
        <translation>la Temperanza</translation>
    </message>
    <message>
        <source>the Devil</source>
        <translation>il Diavolo</translation>
    </message>
    <message>
        <source>the Tower</source>
        <translation>la Torre</translation>
    </message>
    <message>
        <source>the Stars</source>
        <translation>le Stelle</translation>
    </message>
    <message>
        <source>the Moon</source>
        <translation>la Luna</translation>
    </message>
    <message>
        <source>the Sun</source>
        <translation>il Sole</translation>
    </message>
    <message>
        <source>Judgement, or the Angel</source>
        <translation>il Giudizio, o l’Angelo</translation>
    </message>
    <message>
        <source>the World</source>
        <translation>il Mondo</translation>
    </message>
    <message>
        <source>%1: %2, one of the Quartet</source>
        <comment>a trump&apos;s number and name</comment>
        <translation>%1: %2, uno dei Papi</translation>
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
        <translation>Il tuo turno</translation>
    </message>
    <message>
        <source>The player after the dealer leads the first card; from then on whoever took the last trick leads. All play one card in turn, and the suit that was led decides what you may play.</source>
        <translation>Comincia chi gioca dopo il mazziere; poi comincia sempre chi ha fatto l’ultima presa. Si gioca una carta a testa, e il seme della prima decide che cosa puoi giocare.</translation>
    </message>
    <message>
        <source>Follow suit</source>
        <translation>Rispondi al seme</translation>
    </message>
    <message>
        <source>If you have cards of the suit that was led, play one of them, high or low as you like. That holds for trumps too.</source>
        <translation>Se hai carte del seme di chi ha cominciato ne giochi una, alta o bassa come vuoi. Vale anche per i trionfi.</translation>
    </message>
    <message>
        <source>Else trump</source>
        <translation>Se no, un trionfo</translation>
    </message>
    <message>
        <source>If you have none, you must play a trump, high or low.</source>
        <translation>Se non ne hai devi giocare un trionfo, alto o basso.</translation>
    </message>
    <message>
        <source>Else any card</source>
        <translation>Se no, quello che vuoi</translation>
    </message>
    <message>
        <source>With neither, play what you like. It cannot win.</source>
        <translation>Senza né l’uno né l’altro giochi una carta qualsiasi, che non può vincere.</translation>
    </message>
    <message>
        <source>Who takes the trick</source>
        <translation>Chi fa la presa</translation>
    </message>
    <message>
        <source>The highest trump; without trumps the highest card of the suit that was led.</source>
        <translation>Il trionfo più alto; senza trionfi la carta più alta del seme di chi ha cominciato.</translation>
    </message>
    <message>
        <source>The 8 takes it</source>
        <translation>Prende l’8</translation>
    </message>
    <message>
        <source>Coins were led. Two players had none and trumped, and the 8 beats the 3.</source>
        <translation>Si è cominciato a denari. In due non ne avevano e hanno giocato un trionfo, e l’8 batte il 3.</translation>
    </message>
    <message>
        <source>The Quartet</source>
        <translation>I Papi</translation>
    </message>
    <message>
        <source>The trumps 2, 3, 4 and 5 are equals: of those in one trick the one that was played last is the highest.</source>
        <translation>I trionfi 2, 3, 4 e 5 sono pari: in una presa vale di più quello giocato dopo gli altri.</translation>
    </message>
    <message>
        <source>The 2 takes it</source>
        <translation>Prende il 2</translation>
    </message>
    <message>
        <source>It came last. A 6 would have beaten them all, and they all beat the Magician.</source>
        <translation>È arrivato dopo gli altri. Un 6 li avrebbe battuti tutti, e tutti battono il Bagatto.</translation>
    </message>
    <message>
        <source>The Fool</source>
        <translation>Il Matto</translation>
    </message>
    <message>
        <source>You may play it whenever you like, even if you could follow suit. It never takes the trick, but after the trick you keep it: it stays face up in front of you. If the Fool is led, the next card decides the suit.</source>
        <translation>Lo puoi giocare quando vuoi, anche se potresti rispondere al seme. Non prende mai, ma dopo la presa te lo tieni: resta scoperto davanti a te. Se si comincia col Matto, il seme lo decide la carta dopo.</translation>
    </message>
    <message>
        <source>The jack takes it</source>
        <translation>Prende il fante</translation>
    </message>
    <message>
        <source>The Fool was led, so the 7 made it a trick of swords.</source>
        <translation>Si è cominciato col Matto: il 7 ne ha fatto una presa a spade.</translation>
    </message>
    <message>
        <source>At this table you may look at all tricks of the deal again.</source>
        <translation>A questo tavolo si possono riguardare tutte le prese della smazzata.</translation>
    </message>
    <message>
        <source>You may look at the last trick again, but at none before it.</source>
        <translation>Si può riguardare l’ultima presa, ma nessuna di quelle prima.</translation>
    </message>
</context>
<context>
    <name>KnockWords</name>
    <message>
        <source>batons</source>
        <translation>bastoni</translation>
    </message>
    <message>
        <source>one of the four suits.</source>
        <translation>uno dei quattro semi.</translation>
    </message>
    <message>
        <source>Bijou</source>
        <translation>Bijou</translation>
    </message>
    <message>
        <source>said before the partner leads: lead a low trump.</source>
        <translation>si dice prima che il compagno cominci: comincia con un trionfo basso.</translation>
    </message>
    <message>
        <source>cavalier</source>
        <translation>cavallo</translation>
    </message>
    <message>
        <source>the court card between queen and jack.</source>
        <translation>la figura fra la donna e il fante.</translation>
    </message>
    <message>
        <source>coins</source>
        <translation>denari</translation>
    </message>
    <message>
        <source>cups</source>
        <translation>coppe</translation>
    </message>
    <message>
        <source>cut</source>
        <translation>taglio</translation>
    </message>
    <message>
        <source>lifting part of the pack before the deal, to keep the dealer honest.</source>
        <translation>si solleva una parte del mazzo prima di dare le carte, perché tutto sia in regola.</translation>
    </message>
    <message>
        <source>deal</source>
        <translation>smazzata</translation>
    </message>
    <message>
        <source>everything from the shuffle to the count.</source>
        <translation>tutto, da quando si mescola fino al conto.</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>mazziere</translation>
    </message>
    <message>
        <source>the player who shuffles, deals, and discards two cards.</source>
        <translation>chi mescola, dà le carte e ne scarta due.</translation>
    </message>
    <message>
        <source>discard</source>
        <translation>scarto</translation>
    </message>
    <message>
        <source>the two cards that the dealer puts aside.</source>
        <translation>le due carte che il mazziere mette da parte.</translation>
    </message>
    <message>
        <source>follow suit</source>
        <translation>rispondere al seme</translation>
    </message>
    <message>
        <source>playing a card of the suit that was led.</source>
        <translation>giocare una carta del seme di chi ha cominciato.</translation>
    </message>
    <message>
        <source>Fool</source>
        <translation>Matto</translation>
    </message>
    <message>
        <source>the card that may always be played, and never takes a trick.</source>
        <translation>la carta che si può giocare sempre, e che non prende mai.</translation>
    </message>
    <message>
        <source>Grand</source>
        <translation>Grand</translation>
    </message>
    <message>
        <source>said before the partner leads: lead a high trump.</source>
        <translation>si dice prima che il compagno cominci: comincia con un trionfo alto.</translation>
    </message>
    <message>
        <source>honours</source>
        <translation>onori</translation>
    </message>
    <message>
        <source>the Fool, the Magician and the highest trump.</source>
        <translation>il Matto, il Bagatto e il trionfo più alto.</translation>
    </message>
    <message>
        <source>knock</source>
        <translation>bussare</translation>
    </message>
    <message>
        <source>a signal with the fist on the table: I hold the highest.</source>
        <translation>il segno col pugno sul tavolo: ho la più alta.</translation>
    </message>
    <message>
        <source>lead</source>
        <translation>essere di mano</translation>
    </message>
    <message>
        <source>playing the first card of a trick.</source>
        <translation>giocare la carta che apre la presa.</translation>
    </message>
    <message>
        <source>Magician</source>
        <translation>Bagatto</translation>
    </message>
    <message>
        <source>trump 1, the lowest, and an honour.</source>
        <translation>il trionfo 1, il più basso, ed è un onore.</translation>
    </message>
    <message>
        <source>match</source>
        <translation>partita</translation>
    </message>
    <message>
        <source>a series of deals in which all deal equally often.</source>
        <translation>una serie di smazzate in cui ognuno dà le carte lo stesso numero di volte.</translation>
    </message>
    <message>
        <source>partner</source>
        <translation>compagno</translation>
    </message>
    <message>
        <source>the player across the table, of one’s own side.</source>
        <translation>chi siede di fronte e gioca insieme.</translation>
    </message>
    <message>
        <source>Quartet</source>
        <translation>Papi</translation>
    </message>
    <message>
        <source>the trumps 2 to 5, all equal: the last one played is the highest.</source>
        <translation>i trionfi dal 2 al 5, tutti pari: vale di più quello giocato dopo gli altri.</translation>
    </message>
    <message>
        <source>signal</source>
        <translation>segno</translation>
    </message>
    <message>
        <source>a gesture for the partner, which all may see.</source>
        <translation>un gesto per il compagno, che tutti possono vedere.</translation>
    </message>
    <message>
        <source>swords</source>
        <translation>spade</translation>
    </message>
    <message>
        <source>trick</source>
        <translation>presa</translation>
    </message>
    <message>
        <source>four cards, one of each player; the best takes them.</source>
        <translation>quattro carte, una a testa; la migliore se le prende.</translation>
    </message>
    <message>
        <source>trump</source>
        <translation>trionfo</translation>
    </message>
    <message>
        <source>a card of the fifth suit, which beats the other four.</source>
        <translation>una carta del quinto seme, che batte gli altri quattro.</translation>
    </message>
    <message>
        <source>World</source>
        <translation>Mondo</translation>
    </message>
    <message>
        <source>trump 21.</source>
        <translation>il trionfo 21.</translation>
    </message>
    <message>
        <source>coins</source>
        <comment>a suit</comment>
        <translation>denari</translation>
    </message>
    <message>
        <source>cups</source>
        <comment>a suit</comment>
        <translation>coppe</translation>
    </message>
    <message>
        <source>swords</source>
        <comment>a suit</comment>
        <translation>spade</translation>
    </message>
    <message>
        <source>batons</source>
        <comment>a suit</comment>
        <translation>bastoni</translation>
    </message>
    <message>
        <source>trumps</source>
        <comment>a suit</comment>
        <translation>trionfi</translation>
    </message>
    <message>
        <source>Coins are led</source>
        <translation>Si gioca a denari</translation>
    </message>
    <message>
        <source>Cups are led</source>
        <translation>Si gioca a coppe</translation>
    </message>
    <message>
        <source>Swords are led</source>
        <translation>Si gioca a spade</translation>
    </message>
    <message>
        <source>Batons are led</source>
        <translation>Si gioca a bastoni</translation>
    </message>
    <message>
        <source>Trumps are led</source>
        <translation>Si gioca a trionfi</translation>
    </message>
    <message>
        <source>Take it with the lowest trump that wins</source>
        <translation>Prendi col trionfo più basso che basta</translation>
    </message>
    <message>
        <source>Spend no high trump on this</source>
        <translation>Qui niente trionfi alti</translation>
    </message>
    <message>
        <source>Not your highest trump</source>
        <translation>Il tuo trionfo più alto tienilo</translation>
    </message>
    <message>
        <source>Next time lead another suit</source>
        <translation>La prossima volta cambia seme</translation>
    </message>
    <message>
        <source>Lead a low trump</source>
        <translation>Esci con un trionfo basso</translation>
    </message>
    <message>
        <source>Lead a high trump</source>
        <translation>Esci con un trionfo alto</translation>
    </message>
    <message>
        <source>My last trump</source>
        <translation>Il mio ultimo trionfo</translation>
    </message>
    <message>
        <source>I hold the Magician, and it is in danger</source>
        <translation>Ho il Bagatto, ed è in pericolo</translation>
    </message>
    <message>
        <source>I hold the highest trump left</source>
        <translation>Il trionfo più alto ce l’ho io</translation>
    </message>
    <message>
        <source>I hold the two highest trumps left</source>
        <translation>I due trionfi più alti ce li ho io</translation>
    </message>
    <message>
        <source>I hold the World</source>
        <translation>Ho il Mondo</translation>
    </message>
    <message>
        <source>I hold the Sun</source>
        <translation>Ho il Sole</translation>
    </message>
    <message>
        <source>I hold the Moon</source>
        <translation>Ho la Luna</translation>
    </message>
    <message>
        <source>I hold trump 15</source>
        <translation>Ho il 15</translation>
    </message>
    <message>
        <source>I hold trump 16</source>
        <translation>Ho il 16</translation>
    </message>
    <message>
        <source>I hold trump 17</source>
        <translation>Ho il 17</translation>
    </message>
    <message>
        <source>I have many %1</source>
        <comment>%1 is a suit</comment>
        <translation>Di %1 ne ho tante</translation>
    </message>
    <message>
        <source>All the other %1 but one are mine</source>
        <comment>%1 is a suit</comment>
        <translation>Di %1 me ne manca una sola</translation>
    </message>
    <message>
        <source>I have one trump more</source>
        <translation>Ho ancora un trionfo</translation>
    </message>
    <message>
        <source>I have one more of %1</source>
        <comment>%1 is a suit</comment>
        <translation>Di %1 ne ho ancora una</translation>
    </message>
    <message>
        <source>My last of %1</source>
        <comment>%1 is a suit</comment>
        <translation>La mia ultima di %1</translation>
    </message>
    <message>
        <source>I hold the highest left of %1</source>
        <comment>%1 is a suit</comment>
        <translation>La più alta di %1 ce l’ho io</translation>
    </message>
    <message>
        <source>I hold the queen of %1</source>
        <comment>%1 is a suit</comment>
        <translation>Ho la donna di %1</translation>
    </message>
    <message>
        <source>Do not lead %1</source>
        <comment>%1 is a suit</comment>
        <translation>Non uscire a %1</translation>
    </message>
    <message>
        <source>slides the card from right to left</source>
        <comment>a gesture</comment>
        <translation>fa scivolare la carta da destra a sinistra</translation>
    </message>
    <message>
        <source>lifts the card and lowers it in an arc</source>
        <comment>a gesture</comment>
        <translation>alza e abbassa la carta ad arco</translation>
    </message>
    <message>
        <source>sweeps the card right, then left</source>
        <comment>a gesture</comment>
        <translation>fa un arco con la carta a destra, poi a sinistra</translation>
    </message>
    <message>
        <source>draws the card back</source>
        <comment>a gesture</comment>
        <translation>tira la carta verso di sé</translation>
    </message>
    <message>
        <source>taps with all fingers</source>
        <comment>a gesture</comment>
        <translation>batte con tutte le dita</translation>
    </message>
    <message>
        <source>taps the table with the card</source>
        <comment>a gesture</comment>
        <translation>batte la carta sul tavolo</translation>
    </message>
    <message>
        <source>raises a hand and lets it fall</source>
        <comment>a gesture</comment>
        <translation>alza una mano e la lascia cadere</translation>
    </message>
    <message>
        <source>shakes the card</source>
        <comment>a gesture</comment>
        <translation>scuote la carta</translation>
    </message>
    <message>
        <source>lets the card tremble</source>
        <comment>a gesture</comment>
        <translation>fa tremare la carta</translation>
    </message>
    <message>
        <source>knocks once</source>
        <comment>a gesture</comment>
        <translation>bussa una volta</translation>
    </message>
    <message>
        <source>knocks twice</source>
        <comment>a gesture</comment>
        <translation>bussa due volte</translation>
    </message>
    <message>
        <source>draws a circle in the air</source>
        <comment>a gesture</comment>
        <translation>fa un cerchio in aria</translation>
    </message>
    <message>
        <source>raises a hand sharply</source>
        <comment>a gesture</comment>
        <translation>alza la mano di scatto</translation>
    </message>
    <message>
        <source>taps with the middle finger</source>
        <comment>a gesture</comment>
        <translation>batte col medio</translation>
    </message>
    <message>
        <source>taps with the thumb</source>
        <comment>a gesture</comment>
        <translation>batte col pollice</translation>
    </message>
    <message>
        <source>says</source>
        <comment>a gesture: then comes what is said</comment>
        <translation>dice</translation>
    </message>
    <message>
        <source>“Bijou”</source>
        <comment>what is called out</comment>
        <translation>«Bijou»</translation>
    </message>
    <message>
        <source>“Grand”</source>
        <comment>what is called out</comment>
        <translation>«Grand»</translation>
    </message>
</context>
<context>
    <name>LaidTable</name>
    <message>
        <source>Who sits at the table</source>
        <translation>Chi siede al tavolo</translation>
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
        <translation>Quella prima</translation>
    </message>
    <message>
        <source>The next</source>
        <translation>Quella dopo</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
</context>
<context>
    <name>LastTurns</name>
    <message numerus="yes">
        <source>still to play</source>
        <comment>before the faces of those who have a turn left</comment>
        <translation>
            <numerusform>gioca ancora</numerusform>
            <numerusform>giocano ancora</numerusform>
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
        <translation>Una smazzata intera</translation>
    </message>
    <message>
        <source>A deal like any other, with Teresa at your side.</source>
        <translation>Una smazzata come tutte le altre, con Teresa accanto.</translation>
    </message>
</context>
<context>
    <name>LessonLine</name>
    <message>
        <source>%1 Done.</source>
        <comment>what a lesson is about</comment>
        <translation>%1 Già fatta.</translation>
    </message>
    <message>
        <source>start here</source>
        <translation>comincia da qui</translation>
    </message>
    <message>
        <source>next</source>
        <translation>la prossima</translation>
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
        <translation>Con Teresa, un minuto o due l’una</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lezioni</translation>
    </message>
    <message>
        <source>%1 of %2 done</source>
        <comment>lessons</comment>
        <translation>%1 su %2 già fatte</translation>
    </message>
</context>
<context>
    <name>LogDrawer</name>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Nothing has happened yet.</source>
        <translation>Non è ancora successo niente.</translation>
    </message>
    <message>
        <source>All moves of the match</source>
        <translation>Tutte le mosse della partita</translation>
    </message>
    <message>
        <source>Deal %1</source>
        <translation>Smazzata %1</translation>
    </message>
    <message>
        <source>Before the first deal</source>
        <translation>Prima della prima smazzata</translation>
    </message>
    <message>
        <source>Back to the moves</source>
        <translation>Torna alle mosse</translation>
    </message>
    <message>
        <source>How do I know the cards are fair?</source>
        <translation>Come so che le carte sono regolari?</translation>
    </message>
    <message>
        <source>The match so far</source>
        <comment>over the log</comment>
        <translation>La partita finora</translation>
    </message>
</context>
<context>
    <name>LogModel</name>
    <message>
        <source>Deal %1</source>
        <translation>Smazzata %1</translation>
    </message>
    <message>
        <source>You deal first</source>
        <translation>Primo mazziere: tu</translation>
    </message>
    <message>
        <source>%1 deals first</source>
        <translation>Primo mazziere: %1</translation>
    </message>
    <message numerus="yes">
        <source>You exchange %n</source>
        <translation>
            <numerusform>Hai cambiato %n</numerusform>
            <numerusform>Hai cambiato %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 exchanges %n</source>
        <translation>
            <numerusform>%1 ha cambiato %n</numerusform>
            <numerusform>%1 ha cambiato %n</numerusform>
        </translation>
    </message>
    <message>
        <source>You knock</source>
        <translation>Hai bussato</translation>
    </message>
    <message>
        <source>%1 knocks</source>
        <translation>%1 ha bussato</translation>
    </message>
    <message>
        <source>You stay</source>
        <translation>Non hai cambiato</translation>
    </message>
    <message>
        <source>%1 stays</source>
        <translation>%1 non ha cambiato</translation>
    </message>
    <message>
        <source>You re-enter</source>
        <translation>Hai rimesso la posta</translation>
    </message>
    <message>
        <source>%1 re-enters</source>
        <translation>%1 ha rimesso la posta</translation>
    </message>
    <message>
        <source>You are out</source>
        <translation>Sei fuori</translation>
    </message>
    <message>
        <source>%1 is out</source>
        <translation>%1 è fuori</translation>
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
            <numerusform>%1 con %n marca</numerusform>
            <numerusform>%1 con %n marche</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: a program plays</source>
        <translation>%1: gioca un programma</translation>
    </message>
    <message>
        <source>The house plays for %1</source>
        <translation>La casa gioca per %1</translation>
    </message>
    <message>
        <source>The house plays on for %1</source>
        <translation>Ormai la casa gioca per %1</translation>
    </message>
    <message>
        <source>%1’s program: %2</source>
        <comment>%2 is what it wrote</comment>
        <translation>Programma di %1: %2</translation>
    </message>
    <message>
        <source>%1: a program plays, which calls itself “%2”</source>
        <translation>%1: gioca un programma, che si chiama «%2»</translation>
    </message>
    <message>
        <source>%1’s program gave no valid answer: %2. The house plays for it this time.</source>
        <comment>%2 is why, as in &apos;no answer in time&apos;</comment>
        <translation>Il programma di %1 non ha risposto a dovere: %2. Per stavolta gioca la casa.</translation>
    </message>
    <message>
        <source>%1’s program cannot be relied on: %2. From now on the house plays for it.</source>
        <comment>%2 is why, as in &apos;the program has ended&apos;</comment>
        <translation>Del programma di %1 non ci si può fidare: %2. D’ora in poi gioca la casa.</translation>
    </message>
    <message>
        <source>You draw a card</source>
        <translation>Hai pescato una carta</translation>
    </message>
    <message>
        <source>%1 draws a card</source>
        <translation>%1 ha pescato una carta</translation>
    </message>
    <message>
        <source>%1: %2; under the stock: %3</source>
        <comment>%1 is a line such as &apos;You draw a card&apos;; the rest are cards</comment>
        <translation>%1: %2; sotto il mazzo: %3</translation>
    </message>
    <message>
        <source>for</source>
        <comment>between cards given and cards taken</comment>
        <translation>per</translation>
    </message>
    <message>
        <source>under the stock</source>
        <comment>before the card that went there</comment>
        <translation>e sotto il mazzo</translation>
    </message>
    <message>
        <source>You turn up the three cards</source>
        <translation>Hai scoperto le tre carte</translation>
    </message>
    <message>
        <source>%1 turns up the three cards</source>
        <translation>%1 ha scoperto le tre carte</translation>
    </message>
    <message>
        <source>You keep the three cards</source>
        <translation>Hai tenuto le tre carte</translation>
    </message>
    <message>
        <source>%1 keeps the three cards</source>
        <translation>%1 ha tenuto le tre carte</translation>
    </message>
    <message>
        <source>You change your shirt</source>
        <translation>Hai cambiato camicia</translation>
    </message>
    <message>
        <source>%1 makes a shirt change</source>
        <translation>%1 ha cambiato camicia</translation>
    </message>
    <message>
        <source>%1; in the monte: %2</source>
        <comment>%1 is a line such as &apos;Bruno exposes the three&apos;; %2 are cards</comment>
        <translation>%1; nel monte: %2</translation>
    </message>
    <message>
        <source>You turn up the four cards</source>
        <translation>Hai scoperto le quattro carte</translation>
    </message>
    <message>
        <source>%1 turns up the four cards</source>
        <translation>%1 ha scoperto le quattro carte</translation>
    </message>
    <message>
        <source>You keep the four cards</source>
        <translation>Hai tenuto le quattro carte</translation>
    </message>
    <message>
        <source>%1 keeps the four cards</source>
        <translation>%1 ha tenuto per sé le quattro carte</translation>
    </message>
    <message>
        <source>You do not draw</source>
        <translation>Non hai pescato</translation>
    </message>
    <message>
        <source>%1 does not draw</source>
        <translation>%1 non ha pescato</translation>
    </message>
    <message>
        <source>in the monte:</source>
        <comment>before the cards that lie there</comment>
        <translation>nel monte:</translation>
    </message>
    <message>
        <source>and discard</source>
        <comment>between a card that you took and one that goes on the pile</comment>
        <translation>e scartato</translation>
    </message>
    <message>
        <source>and discards</source>
        <comment>between a card that somebody took and one that goes on the pile</comment>
        <translation>e scartato</translation>
    </message>
    <message>
        <source>You take</source>
        <comment>a card from the discard pile, which follows</comment>
        <translation>Hai preso</translation>
    </message>
    <message>
        <source>%1 takes</source>
        <comment>a card from the discard pile, which follows</comment>
        <translation>%1 ha preso</translation>
    </message>
    <message>
        <source>You draw</source>
        <comment>a card from the stock</comment>
        <translation>Hai pescato</translation>
    </message>
    <message>
        <source>%1 draws</source>
        <comment>a card from the stock</comment>
        <translation>%1 ha pescato</translation>
    </message>
    <message>
        <source>You take %1 and discard %2</source>
        <comment>cards</comment>
        <translation>Hai preso %1 e scartato %2</translation>
    </message>
    <message>
        <source>%1 takes %2 and discards %3</source>
        <comment>%1 is a name, the rest are cards</comment>
        <translation>%1 ha preso %2 e scartato %3</translation>
    </message>
    <message>
        <source>You draw %1 and discard %2</source>
        <comment>cards</comment>
        <translation>Hai pescato %1 e scartato %2</translation>
    </message>
    <message>
        <source>%1 draws %2 and discards %3</source>
        <comment>%1 is a name, the rest are cards</comment>
        <translation>%1 ha pescato %2 e scartato %3</translation>
    </message>
    <message>
        <source>%1 draws and discards %2</source>
        <comment>%1 is a name, %2 a card</comment>
        <translation>%1 ha pescato e scartato %2</translation>
    </message>
    <message>
        <source>and take</source>
        <comment>between cards that you gave and cards that you took</comment>
        <translation>e preso</translation>
    </message>
    <message>
        <source>and takes</source>
        <comment>between cards that somebody gave and cards that were taken</comment>
        <translation>e preso</translation>
    </message>
    <message>
        <source>You give</source>
        <comment>cards, which follow</comment>
        <translation>Hai dato</translation>
    </message>
    <message>
        <source>%1 gives</source>
        <comment>cards, which follow</comment>
        <translation>%1 ha dato</translation>
    </message>
    <message>
        <source>You give %1 and take %2</source>
        <comment>cards</comment>
        <translation>Hai dato %1 e preso %2</translation>
    </message>
    <message>
        <source>%1 gives %2 and takes %3</source>
        <comment>%1 is a name, the rest are cards</comment>
        <translation>%1 ha dato %2 e preso %3</translation>
    </message>
    <message>
        <source>%1: %2 for %3</source>
        <comment>%1 is a line such as &apos;Bruno makes a shirt change&apos;; the rest are cards</comment>
        <translation>%1: %2 per %3</translation>
    </message>
    <message>
        <source>You take a card and discard one</source>
        <translation>Hai preso una carta e scartato</translation>
    </message>
    <message>
        <source>%1 takes a card and discards one</source>
        <translation>%1 ha preso e scartato</translation>
    </message>
    <message>
        <source>You draw a card and discard one</source>
        <translation>Hai pescato e scartato</translation>
    </message>
    <message>
        <source>%1 draws a card and discards one</source>
        <translation>%1 ha pescato e scartato</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2, %n in all</source>
        <comment>%1 is a line such as &apos;Bruno scores 3 points&apos;; %2 his hand’s worth; %n points</comment>
        <translation>
            <numerusform>%1: %2, in tutto %n</numerusform>
            <numerusform>%1: %2, in tutto %n</numerusform>
        </translation>
    </message>
    <message>
        <source>You take the closed packet</source>
        <translation>Hai preso al buio</translation>
    </message>
    <message>
        <source>%1 takes the closed packet</source>
        <translation>%1 ha preso al buio</translation>
    </message>
    <message>
        <source>You restart the deal</source>
        <translation>Hai fatto rifare la smazzata</translation>
    </message>
    <message>
        <source>%1 restarts the deal</source>
        <translation>%1 ha fatto rifare la smazzata</translation>
    </message>
    <message>
        <source>You let the deal stand</source>
        <translation>Hai lasciato valere la smazzata</translation>
    </message>
    <message>
        <source>%1 lets the deal stand</source>
        <translation>%1 ha lasciato valere la smazzata</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>%1 is a line such as &apos;You take the closed packet&apos;; %2 are cards</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>You keep one hand and turn the other up</source>
        <translation>Hai tenuto una mano e scoperto l’altra</translation>
    </message>
    <message>
        <source>%1 keeps one hand and turns the other up</source>
        <translation>%1 ha tenuto una mano e scoperto l’altra</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>%1 is a line such as &apos;Bruno keeps one hand and turns the other up&apos;; %2 are cards</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>You agree to the bet</source>
        <translation>Accetti la scommessa</translation>
    </message>
    <message>
        <source>%1 agrees to the bet</source>
        <translation>%1 ci sta</translation>
    </message>
    <message>
        <source>You decline the bet</source>
        <translation>Rifiuti la scommessa</translation>
    </message>
    <message>
        <source>%1 declines the bet</source>
        <translation>%1 non ci sta</translation>
    </message>
</context>
<context>
    <name>LogOpening</name>
    <message>
        <source>Who deals first is being decided; whoever sits next begins.</source>
        <translation>Si sta cercando il mazziere; comincia chi viene subito dopo.</translation>
    </message>
    <message>
        <source>You deal; %1 begins.</source>
        <translation>Dai tu le carte; comincia %1.</translation>
    </message>
    <message>
        <source>%1 deals; you begin.</source>
        <translation>%1 dà le carte; cominci tu.</translation>
    </message>
    <message>
        <source>%1 deals; %2 begins.</source>
        <translation>%1 dà le carte; comincia %2.</translation>
    </message>
</context>
<context>
    <name>LogSlip</name>
    <message>
        <source>Log</source>
        <translation>Registro</translation>
    </message>
    <message>
        <source>All moves of the match</source>
        <translation>Tutte le mosse della partita</translation>
    </message>
</context>
<context>
    <name>LogTab</name>
    <message>
        <source>Log</source>
        <translation>Registro</translation>
    </message>
    <message>
        <source>All moves of the match</source>
        <translation>Tutte le mosse della partita</translation>
    </message>
</context>
<context>
    <name>LookSheet</name>
    <message>
        <source>What do you want to see?</source>
        <translation>Che cosa vuoi vedere?</translation>
    </message>
    <message>
        <source>All hands</source>
        <translation>Tutte le mani</translation>
    </message>
    <message>
        <source>One hand</source>
        <translation>Una mano</translation>
    </message>
    <message>
        <source>here now</source>
        <translation>ora sei qui</translation>
    </message>
    <message>
        <source>key: %1</source>
        <translation>tasto: %1</translation>
    </message>
    <message>
        <source>All hands · current</source>
        <translation>Tutte le mani · scelta attuale</translation>
    </message>
    <message>
        <source>shown to you; key: O</source>
        <translation>scoperte davanti a te; tasto: O</translation>
    </message>
    <message>
        <source>One hand · current</source>
        <translation>Una mano · scelta attuale</translation>
    </message>
    <message>
        <source>only what this seat could see</source>
        <translation>solo quello che si vedeva da quel posto</translation>
    </message>
    <message>
        <source>From which seat</source>
        <translation>Da quale posto</translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <source>It ends here, and a new one begins.</source>
        <translation>Finisce qui, e ne comincia un’altra.</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>Lascio il tavolo</translation>
    </message>
    <message>
        <source>Close the game?</source>
        <translation>Chiudere il gioco?</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Esci</translation>
    </message>
    <message>
        <source>Sounds off</source>
        <translation>Suoni spenti</translation>
    </message>
    <message>
        <source>Sounds on</source>
        <translation>Suoni accesi</translation>
    </message>
    <message>
        <source>A word about your matches</source>
        <translation>Due parole sulle partite</translation>
    </message>
    <message>
        <source>It ends here, and the lesson begins.</source>
        <translation>Finisce qui, e comincia la lezione.</translation>
    </message>
    <message>
        <source>Abandon the match in progress?</source>
        <translation>Abbandonare la partita in corso?</translation>
    </message>
    <message>
        <source>Abandon the match?</source>
        <translation>Abbandonare la partita?</translation>
    </message>
    <message>
        <source>It ends here and is not saved.</source>
        <translation>Finisce qui e non viene salvata.</translation>
    </message>
    <message>
        <source>The match in progress ends here.</source>
        <translation>La partita in corso finisce qui.</translation>
    </message>
    <message>
        <source>Play without saving the match?</source>
        <translation>Giocare senza salvare la partita?</translation>
    </message>
    <message>
        <source>Play without saving</source>
        <translation>Gioca senza salvare</translation>
    </message>
    <message>
        <source>Abandon it</source>
        <translation>Abbandona</translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation>Continua a giocare</translation>
    </message>
    <message>
        <source>It is the deal of the day: left now, it counts as abandoned, and playing it again is practice.</source>
        <translation>È la partita del giorno: se la lasci conta come abbandonata, e rigiocarla è solo esercizio.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Abandon it and deal</source>
        <translation>Abbandona e comincia</translation>
    </message>
    <message>
        <source>Abandon the match of %1 in progress?</source>
        <comment>%1 is a game</comment>
        <translation>Abbandonare la partita di %1?</translation>
    </message>
    <message>
        <source>Abandon the match of %1?</source>
        <comment>%1 is a game</comment>
        <translation>Abbandonare la partita di %1?</translation>
    </message>
</context>
<context>
    <name>MambassaCards</name>
    <message>
        <source>The cards</source>
        <translation>Le carte</translation>
    </message>
    <message>
        <source>Forty Piacentine cards: four suits of ten.</source>
        <translation>Le quaranta carte piacentine: quattro semi di dieci.</translation>
    </message>
    <message>
        <source>Four suits</source>
        <translation>Quattro semi</translation>
    </message>
    <message>
        <source>Coins, swords, cups and batons. Between equal sequences they rank in this order.</source>
        <translation>Denari, spade, coppe e bastoni. Fra due scale pari vale quest’ordine.</translation>
    </message>
    <message>
        <source>From low to high</source>
        <translation>Dalla più bassa alla più alta</translation>
    </message>
    <message>
        <source>From 2 to 7, then jack, horse, king and ace. There is no 8, 9 or 10: the 7 stands right below the jack.</source>
        <translation>Dal 2 al 7, poi fante, cavallo, re e asso. L’8, il 9 e il 10 non ci sono: il 7 sta subito sotto il fante.</translation>
    </message>
    <message>
        <source>What they are worth</source>
        <translation>Quanto valgono</translation>
    </message>
    <message>
        <source>11 points</source>
        <translation>11 punti</translation>
    </message>
    <message>
        <source>for an ace.</source>
        <translation>l’asso.</translation>
    </message>
    <message>
        <source>10 points</source>
        <translation>10 punti</translation>
    </message>
    <message>
        <source>for a king, a horse and a jack.</source>
        <translation>il re, il cavallo e il fante.</translation>
    </message>
    <message>
        <source>Face value</source>
        <translation>Quel che segnano</translation>
    </message>
    <message>
        <source>for the cards from 2 to 7.</source>
        <translation>le carte dal 2 al 7.</translation>
    </message>
    <message>
        <source>Only cards of one suit are added up: with four cards the most is 38, an ace, two court cards and the 7.</source>
        <translation>Si sommano solo le carte dello stesso seme; con quattro carte il massimo è 38: un asso, due figure e il 7.</translation>
    </message>
    <message>
        <source>The ace is always the highest card: there is no sequence with the ace below the 2.</source>
        <translation>L’asso è sempre la carta più alta: nella scala non sta mai sotto il 2.</translation>
    </message>
</context>
<context>
    <name>MambassaChapters</name>
    <message>
        <source>In short</source>
        <translation>In breve</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>La smazzata</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Il tuo turno</translation>
    </message>
    <message>
        <source>Who wins</source>
        <translation>Chi vince</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Le marche</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasti</translation>
    </message>
    <message>
        <source>The cards</source>
        <translation>Le carte</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Parole</translation>
    </message>
</context>
<context>
    <name>MambassaDeal</name>
    <message>
        <source>The deal</source>
        <translation>La smazzata</translation>
    </message>
    <message>
        <source>The first dealer</source>
        <translation>Il primo mazziere</translation>
    </message>
    <message>
        <source>Shuffle and cut</source>
        <translation>Mescolare e tagliare</translation>
    </message>
    <message>
        <source>Four cards each</source>
        <translation>Quattro carte a testa</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Invio</translation>
    </message>
    <message>
        <source>Keep them</source>
        <translation>Tenerle</translation>
    </message>
    <message>
        <source>Two to eight play, with one pack. Everything goes to the right, counter-clockwise. Players who are out are skipped.</source>
        <translation>Si gioca da due a otto, con un mazzo solo. Tutto gira verso destra, in senso antiorario. Chi è fuori si salta.</translation>
    </message>
    <message>
        <source>Before the first deal everybody draws a card: the highest deals first. Between cards of one rank, coins beat swords, then cups, then batons.</source>
        <translation>Prima di cominciare ognuno pesca una carta: fa il mazziere chi ha la più alta. A parità di valore conta il seme: denari, spade, coppe, bastoni.</translation>
    </message>
    <message>
        <source>The dealer shuffles and the player at the dealer’s left cuts. When it is your turn, drag along the pack to choose where.</source>
        <translation>Il mazziere mescola e chi gli sta a sinistra taglia. Quando tocca a te, fai scorrere il dito o il mouse lungo il mazzo e scegli dove tagliare.</translation>
    </message>
    <message>
        <source>Everybody gets four cards at once, face down, the dealer last. The dealer may not look at them yet.</source>
        <translation>Ognuno riceve quattro carte in una volta, coperte; il mazziere per ultimo, e le sue non le può ancora guardare.</translation>
    </message>
    <message>
        <source>The dealer’s choice</source>
        <translation>La scelta del mazziere</translation>
    </message>
    <message>
        <source>The dealer takes the next four cards, looks at them in secret, and chooses:</source>
        <translation>Il mazziere prende le quattro carte seguenti, le guarda senza mostrarle e sceglie:</translation>
    </message>
    <message>
        <source>Turn them up</source>
        <translation>Scoprirle</translation>
    </message>
    <message>
        <source>The four go face up: they are the monte. The dealer picks up the hand that was dealt, and play begins at the dealer’s right.</source>
        <translation>Le quattro carte si scoprono in tavola: sono il monte. Il mazziere prende in mano le sue, e comincia chi gli sta a destra.</translation>
    </message>
    <message>
        <source>The four are the dealer’s hand, and the cards dealt before become the monte. This counts as the dealer’s knock: everybody else has just one turn.</source>
        <translation>Le quattro carte sono la sua mano, e quelle coperte diventano il monte. Vale come bussata: gli altri hanno un turno solo.</translation>
    </message>
    <message>
        <source>What is left of the pack is the stock, face down. It never runs out: even with eight players it has four cards.</source>
        <translation>Quel che resta è il mazzo, coperto. Non finisce mai: anche in otto ha ancora quattro carte.</translation>
    </message>
    <message>
        <source>stock</source>
        <translation>mazzo</translation>
    </message>
</context>
<context>
    <name>MambassaEstimate</name>
    <message>
        <source>%1, second step</source>
        <comment>%1 is &apos;Lap 2&apos; or &apos;Last turn&apos;</comment>
        <translation>%1, secondo tempo</translation>
    </message>
    <message>
        <source>Keep the four and knock</source>
        <translation>Tieni le quattro carte e bussa</translation>
    </message>
    <message>
        <source>Put %1 under the stock and draw</source>
        <comment>%1 is a card with its article</comment>
        <translation>Metti %1 sotto il mazzo e pesca</translation>
    </message>
    <message>
        <source>No exchange</source>
        <translation>Non cambiare</translation>
    </message>
    <message>
        <source>%1, then knock</source>
        <comment>%1 is a hand&apos;s worth</comment>
        <translation>%1, poi bussa</translation>
    </message>
    <message>
        <source>%1, then stay</source>
        <comment>%1 is a hand&apos;s worth</comment>
        <translation>%1, poi stai</translation>
    </message>
    <message>
        <source>Turn up the four</source>
        <translation>Scopri le quattro carte</translation>
    </message>
    <message>
        <source>A Mambassa ends the play at once, and everybody else pays.</source>
        <translation>La mambassa chiude subito il gioco, e pagano tutti gli altri.</translation>
    </message>
    <message>
        <source>A Quarantuna ends the play at once and takes a token out of the pot.</source>
        <translation>La quarantuna chiude subito il gioco e prende una marca dal piatto.</translation>
    </message>
    <message>
        <source>You turned up the four</source>
        <translation>Hai scoperto le quattro carte</translation>
    </message>
    <message>
        <source>You kept the four and knocked</source>
        <translation>Hai tenuto le quattro carte e bussato</translation>
    </message>
    <message>
        <source>You put %1 under the stock and drew</source>
        <comment>%1 is a card with its article</comment>
        <translation>Hai messo %1 sotto il mazzo e pescato</translation>
    </message>
    <message>
        <source>You did not draw</source>
        <translation>Non hai pescato</translation>
    </message>
    <message>
        <source>Turn up the four</source>
        <comment>a move, after somebody&apos;s name</comment>
        <translation>Scoprire le quattro carte</translation>
    </message>
    <message>
        <source>Keep the four and knock</source>
        <comment>a move, after somebody&apos;s name</comment>
        <translation>Tenere le quattro carte e bussare</translation>
    </message>
    <message>
        <source>Put %1 under the stock and draw</source>
        <comment>a move, after somebody&apos;s name; %1 is a card with its article</comment>
        <translation>Mettere %1 sotto il mazzo e pescare</translation>
    </message>
    <message>
        <source>You play on with four cards that nobody has seen yet: %1.</source>
        <comment>%1 is &apos;you lose a token 12 times in 100&apos;</comment>
        <translation>Giochi con quattro carte che nessuno ha ancora visto: %1.</translation>
    </message>
    <message>
        <source>You make %1, then put %2 under the stock: %3, and %4.</source>
        <comment>a hand&apos;s worth; a card with its article; &apos;13 of the 28 cards that you cannot see make a better hand&apos;; &apos;you lose a token 12 times in 100&apos;</comment>
        <translation>Fai %1, poi metti %2 sotto il mazzo: %3, e %4.</translation>
    </message>
    <message>
        <source>With %1 under the stock %2, and %3.</source>
        <comment>%1 is a card with its article; %2 is &apos;13 of the 28 cards that you cannot see make a better hand&apos;, %3 &apos;you lose a token 12 times in 100&apos;</comment>
        <translation>Con %1 sotto il mazzo %2, e %3.</translation>
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
        <translation>Dichiara una quarantuna.</translation>
    </message>
    <message>
        <source>Forty-one by heart</source>
        <translation>Quarantuna a memoria</translation>
    </message>
    <message>
        <source>Declare five Quarantune.</source>
        <translation>Dichiara cinque quarantune.</translation>
    </message>
    <message>
        <source>In the black</source>
        <translation>In attivo</translation>
    </message>
    <message>
        <source>In one match, gain tokens in two deals.</source>
        <translation>In una partita, guadagna marche in due smazzate.</translation>
    </message>
    <message>
        <source>Mambassa!</source>
        <translation>Mambassa!</translation>
    </message>
    <message>
        <source>Declare a Mambassa: four aces.</source>
        <translation>Dichiara la mambassa: quattro assi.</translation>
    </message>
</context>
<context>
    <name>MambassaGuide</name>
    <message>
        <source>%1 puts a card under the stock, and draws.</source>
        <translation>%1 mette una carta sotto il mazzo, e pesca.</translation>
    </message>
    <message>
        <source>%1 changes all four cards: a shirt change, and that is a knock. Everybody else has one more turn.</source>
        <translation>%1 cambia tutte e quattro le carte: è il cambio camicia, e vale una bussata. Gli altri giocano ancora una volta.</translation>
    </message>
    <message>
        <source>%1 has neither exchanged nor drawn: that is a knock. Everybody else has one more turn of two steps, then the hands are shown.</source>
        <translation>%1 non ha cambiato e non ha pescato: è una bussata. Gli altri hanno ancora un turno intero, poi si scoprono le mani.</translation>
    </message>
    <message>
        <source>%1 stays, and draws no card.</source>
        <translation>%1 sta così, e non pesca.</translation>
    </message>
    <message>
        <source>Now you have %1: that was the first step.</source>
        <translation>Adesso hai %1: questo era il primo tempo.</translation>
    </message>
    <message>
        <source>Your last turn. The monte alone makes %1: take all four.</source>
        <translation>L’ultimo giro. Il monte da solo fa %1: prendile tutte e quattro.</translation>
    </message>
    <message>
        <source>Look: the monte alone makes %1. Take all four: that is a shirt change, and a knock.</source>
        <translation>Guarda: il monte da solo fa %1. Prendile tutte e quattro: è il cambio camicia, e vale una bussata.</translation>
    </message>
    <message>
        <source>%1 I would keep them. %2</source>
        <comment>%1 are sentences, %2 one or two</comment>
        <translation>%1 Io le terrei. %2</translation>
    </message>
    <message>
        <source>You have %1, and that will do: “No exchange”, and knock in the second step. %2</source>
        <comment>a hand&apos;s worth; one or two sentences</comment>
        <translation>Hai %1, e può bastare: «Non cambio», e nel secondo tempo bussa. %2</translation>
    </message>
    <message>
        <source>Welcome, I am Teresa. Tokens are our lives: each of us has put one into the pot and keeps three. Now everybody draws a card: the highest deals first.</source>
        <translation>Ciao, io sono Teresa. Le marche sono le nostre vite: ognuno ne ha messa una nel piatto e ne tiene tre. Ora ciascuno pesca una carta: chi ha la più alta fa il mazziere.</translation>
    </message>
    <message>
        <source>You deal: only you see these four. Turn them up, and all may exchange with them; keep them, and that is a knock: everybody else has just one turn.</source>
        <translation>Fai tu le carte: queste quattro le vedi solo tu. Se le scopri sono il monte, con cui cambiano tutti; se le tieni è una bussata, e gli altri hanno un turno solo.</translation>
    </message>
    <message>
        <source>Two hands end the play at once. Four aces are the Mambassa: everybody else pays a token. Ace, king, horse and jack of one suit are the Quarantuna: it takes a token out of the pot. Now %1 looks at four more cards.</source>
        <translation>Due mani chiudono subito il gioco. Quattro assi sono la mambassa: tutti gli altri pagano una marca. Asso, re, cavallo e fante dello stesso seme sono la quarantuna: prende una marca dal piatto. Ora %1 guarda altre quattro carte.</translation>
    </message>
    <message>
        <source>Four cards each. You have %1: that beats every hand that only counts points.</source>
        <translation>Quattro carte a testa. Hai %1: batte qualsiasi mano che vale solo a punti.</translation>
    </message>
    <message>
        <source>Four cards each. You have %1: cards of one suit are added up, the ace 11, the court cards 10. Better still are three or four alike, or three or four in a row in one suit.</source>
        <translation>Quattro carte a testa. Hai %1: si sommano le carte di un seme, l’asso 11, le figure 10. Valgono di più tre o quattro carte uguali, o in fila nello stesso seme.</translation>
    </message>
    <message>
        <source>%1 turns the four up: this is the monte. A turn has two steps: first you exchange cards with it, then you may draw a card from the stock.</source>
        <translation>%1 scopre le quattro carte: ecco il monte. Il turno ha due tempi: prima si cambia con il monte, poi si può pescare dal mazzo.</translation>
    </message>
    <message>
        <source>%1 keeps the four, which is a knock at once. The cards dealt before are now the monte, and everybody else has just one turn.</source>
        <translation>%1 si tiene le quattro carte, e così bussa subito. Le carte date prima fanno da monte, e gli altri giocano una volta sola.</translation>
    </message>
    <message>
        <source>The second step: %1 puts a card face down under the stock and takes the top one. Nobody else sees either of them.</source>
        <translation>Il secondo tempo: %1 mette una carta coperta sotto il mazzo e prende quella in cima. Gli altri non vedono né l’una né l’altra.</translation>
    </message>
    <message>
        <source>Your four are now the monte, and you pick up the cards dealt to you.</source>
        <translation>Le tue quattro carte sono il monte, e prendi in mano quelle che ti eri dato.</translation>
    </message>
    <message>
        <source>You drew %1, and nobody else saw it: now you have %2.</source>
        <comment>a card; a hand&apos;s worth</comment>
        <translation>Hai pescato %1, e lo sai solo tu: adesso hai %2.</translation>
    </message>
    <message>
        <source>Your turn, and you are in luck: %1 for %2 makes a %3, which ends the play at once!</source>
        <comment>cards; cards; Mambassa or a Quarantuna</comment>
        <translation>Tocca a te, e che fortuna: se cambi %1 con %2 fai %3, e il gioco finisce subito!</translation>
    </message>
    <message>
        <source>Your last turn, both steps, and nothing you do is a knock now. I would give %1 for %2: that makes %3.</source>
        <comment>cards; cards; a hand&apos;s worth</comment>
        <translation>L’ultimo giro, con tutti e due i tempi, e niente di quel che fai è una bussata. Io darei %1 per %2: fai %3.</translation>
    </message>
    <message>
        <source>Your last turn. No exchange improves %1: “No exchange”, and then we look at the stock.</source>
        <translation>L’ultimo giro. Hai %1, e cambiare non ti serve: «Non cambio», e poi vediamo se pescare.</translation>
    </message>
    <message>
        <source>No exchange improves %1: “No exchange”, and then we look at the stock.</source>
        <translation>Hai %1, e cambiare non ti serve: «Non cambio», e poi vediamo se pescare.</translation>
    </message>
    <message>
        <source>The second step. A draw is more likely to spoil %1 than to improve it: stay.</source>
        <translation>Il secondo tempo. Hai %1, e pescando è più facile perderci che guadagnarci: stai.</translation>
    </message>
    <message>
        <source>That’s it: press “Draw a card”.</source>
        <translation>Proprio così: premi «Pesco una carta».</translation>
    </message>
    <message>
        <source>I would put %1 away; but it is your hand. Then “Draw a card”.</source>
        <translation>Io darei via %1; ma le carte sono tue. Poi «Pesco una carta».</translation>
    </message>
    <message>
        <source>The second step again. I would put %1 under the stock, and draw.</source>
        <translation>Ancora il secondo tempo. Io metterei %1 sotto il mazzo, e pescherei.</translation>
    </message>
    <message>
        <source>The second step: you may draw. Choose %1: it goes under the stock unseen, and you take the top card. Or you stay.</source>
        <translation>Il secondo tempo: puoi pescare. Scegli la carta da dar via, %1: va coperta sotto il mazzo, e tu prendi quella in cima. Oppure stai.</translation>
    </message>
    <message>
        <source>Tokens always stay on the table: the last player in takes the pot. Now you know enough for a match of your own.</source>
        <translation>Le marche restano sempre sul tavolo: l’ultimo che resta prende il piatto. Ora ne sai abbastanza per una partita tua.</translation>
    </message>
    <message>
        <source>A Mambassa! Everybody else pays a token, whatever they have. %1</source>
        <comment>%1 are two sentences</comment>
        <translation>Mambassa! Tutti gli altri pagano una marca, qualunque cosa abbiano. %1</translation>
    </message>
    <message>
        <source>A Quarantuna! It takes a token out of the pot, and the lowest hand pays one. %1</source>
        <comment>%1 are two sentences</comment>
        <translation>Quarantuna! Chi ce l’ha prende una marca dal piatto, e la mano più bassa ne paga una. %1</translation>
    </message>
    <message>
        <source>%1 I would turn them up. %2</source>
        <comment>%1 are sentences, %2 one or two</comment>
        <translation>%1 Io le scoprirei. %2</translation>
    </message>
    <message>
        <source>The second step. If you neither exchange nor draw, you knock: do it now, with %1. %2</source>
        <comment>a hand&apos;s worth; one or two sentences</comment>
        <translation>Il secondo tempo. Chi non cambia e non pesca, bussa: fallo adesso, con %1. %2</translation>
    </message>
</context>
<context>
    <name>MambassaLessons</name>
    <message>
        <source>Four cards. Those of one suit count together: the ace, 11, and the 6 of coins make 17. The other two count nothing.</source>
        <translation>Quattro carte. Si sommano quelle dello stesso seme: l’asso, 11, e il 6 di denari fanno 17. Le altre due non contano.</translation>
    </message>
    <message>
        <source>The king of coins! 37, and only you know it.</source>
        <translation>Il re di denari! 37, e lo sai solo tu.</translation>
    </message>
    <message>
        <source>Bruno takes the 5 of cups.</source>
        <translation>Bruno prende il 5 di coppe.</translation>
    </message>
    <message>
        <source>And he draws. What went under the stock, and what he got, nobody knows.</source>
        <translation>E pesca. Che cosa ha messo sotto il mazzo e che cosa ha trovato, non lo sa nessuno.</translation>
    </message>
    <message>
        <source>Bruno has neither exchanged nor drawn: that is a knock. Everybody else has one more turn.</source>
        <translation>Bruno non ha cambiato e non ha pescato: è una bussata. Gli altri giocano ancora una volta.</translation>
    </message>
    <message>
        <source>… and no draw either. Stay.</source>
        <translation>… e non pescare nemmeno. Stai.</translation>
    </message>
    <message>
        <source>Four in a row: hardly anything is above that.</source>
        <translation>Quattro in fila: sopra non c’è quasi niente.</translation>
    </message>
    <message>
        <source>Bruno collects cups, and draws.</source>
        <translation>Bruno cerca coppe, e pesca.</translation>
    </message>
    <message>
        <source>And no draw: that is your knock.</source>
        <translation>E non pescare: è la tua bussata.</translation>
    </message>
    <message>
        <source>Bruno tries the stock once more.</source>
        <translation>Bruno tenta ancora il mazzo.</translation>
    </message>
    <message>
        <source>An ace, and three cards that have nothing to do with it. Nives begins.</source>
        <translation>Un asso, e tre carte che non c’entrano. Comincia Nives.</translation>
    </message>
    <message>
        <source>Bruno takes the 5 of coins, and draws.</source>
        <translation>Bruno prende il 5 di denari, e pesca.</translation>
    </message>
    <message>
        <source>The jack of cups! Do you see it?</source>
        <translation>Il fante di coppe! Lo vedi?</translation>
    </message>
    <message>
        <source>Two steps a turn</source>
        <translation>Due tempi per turno</translation>
    </message>
    <message>
        <source>First the monte, then the stock.</source>
        <translation>Prima il monte, poi il mazzo.</translation>
    </message>
    <message>
        <source>More than points</source>
        <translation>Più dei punti</translation>
    </message>
    <message>
        <source>The last turn</source>
        <translation>L’ultimo giro</translation>
    </message>
    <message>
        <source>Quarantuna!</source>
        <translation>Quarantuna!</translation>
    </message>
    <message>
        <source>Nives turns four cards up: the monte. What is left of the pack is the stock. A turn has two steps, one with each of them.</source>
        <translation>Nives scopre quattro carte: è il monte. Quello che resta è il mazzo. Un turno ha due tempi, uno con il monte e uno con il mazzo.</translation>
    </message>
    <message>
        <source>27 in coins, and everybody saw it. One card is still no use to you.</source>
        <translation>27 a denari, e l’hanno visto tutti. Ma c’è ancora una carta che non ti serve.</translation>
    </message>
    <message>
        <source>Second step, the stock: put the 4 of swords under it, and take the top card. Nobody else will see either of them.</source>
        <translation>Secondo tempo, il mazzo: metti sotto il 4 di spade e prendi la carta in cima. Gli altri non vedranno né l’una né l’altra.</translation>
    </message>
    <message>
        <source>Nives exchanges and draws too. And so it goes round.</source>
        <translation>Cambia e pesca anche Nives. E così si va avanti, a giro.</translation>
    </message>
    <message>
        <source>A pair of fives and a king. In points that is next to nothing, but points are only the lowest kind of hand.</source>
        <translation>Due cinque e un re. A punti è quasi niente, ma i punti sono solo il gradino più basso.</translation>
    </message>
    <message>
        <source>Nives is happy with what she has, and stays.</source>
        <translation>Nives si fida di quello che ha, e sta così.</translation>
    </message>
    <message>
        <source>Your last turn. Four of a kind, a Quartina, is best left alone: no exchange …</source>
        <translation>L’ultimo giro. Quattro carte uguali, una quartina, non si toccano: non cambiare …</translation>
    </message>
    <message>
        <source>Your four fives, 40; Bruno’s long sequence, 39½; and Nives, with 38 points, the most that points can reach, pays.</source>
        <translation>La tua quartina di cinque, 40; la scala lunga di Bruno, 39½; e paga Nives, che ha 38, il massimo dei punti.</translation>
    </message>
    <message>
        <source>27 in swords. There is no button for a knock in your first step: in this game you knock by doing nothing.</source>
        <translation>27 a spade. Nel primo tempo non c’è un pulsante per bussare: in questo gioco si bussa senza fare niente.</translation>
    </message>
    <message>
        <source>Now it is the others’ turn.</source>
        <translation>Adesso tocca agli altri.</translation>
    </message>
    <message>
        <source>Now is the time. If you neither exchange nor draw, you knock. First: no exchange.</source>
        <translation>È il momento. Chi non cambia e non pesca, bussa. Per prima cosa: non cambiare.</translation>
    </message>
    <message>
        <source>You have knocked. Everybody else has one more turn of two steps, then the hands are shown.</source>
        <translation>Hai bussato. Gli altri hanno ancora un turno di due tempi, poi si scoprono le mani.</translation>
    </message>
    <message>
        <source>Nives stays. Show your cards!</source>
        <translation>Nives sta così. Fuori le carte!</translation>
    </message>
    <message>
        <source>Your long sequence is far above both. The lowest hand pays a token, one of its owner’s lives: it goes into the pot and stays there until the end.</source>
        <translation>La tua scala lunga li batte di parecchio. La mano più bassa paga una marca, cioè una vita, che va nel piatto e ci resta fino alla fine.</translation>
    </message>
    <message>
        <source>No exchange and no draw: she knocks. You have one turn left, but it has both steps.</source>
        <translation>Non cambia e non pesca: bussa. Ti resta un turno, ma con tutti e due i tempi.</translation>
    </message>
    <message>
        <source>Ace, king and horse of batons, a short sequence: 38½.</source>
        <translation>Asso, re e cavallo di bastoni: una scala corta, 38½.</translation>
    </message>
    <message>
        <source>The 7 of batons: the jack would have been better, but no harm done.</source>
        <translation>Il 7 di bastoni. Con il fante era meglio, ma pazienza.</translation>
    </message>
    <message>
        <source>Bruno has the lowest hand and pays. The two steps of your last turn have taken you from 11 points to a sequence.</source>
        <translation>Bruno ha la mano più bassa e paga. I due tempi dell’ultimo giro ti hanno portato da 11 punti a una scala.</translation>
    </message>
    <message>
        <source>Ace, king and horse of cups. One card more, and something special happens. Nives, by the way, is on her last token.</source>
        <translation>Asso, re e cavallo di coppe. Ancora una carta, e succede qualcosa di speciale. Nives, intanto, è all’ultima marca.</translation>
    </message>
    <message>
        <source>The play ends at once: you take a token out of the pot, and the lowest hand pays one. That was Nives’ last: she is out, and nobody comes back in this game.</source>
        <translation>Il gioco si chiude subito: prendi una marca dal piatto, e la mano più bassa ne paga una. Era l’ultima di Nives: è fuori, e in questo gioco non si rientra.</translation>
    </message>
    <message>
        <source>First you exchange with the monte, which everybody sees; then you may draw from the stock, which nobody else sees.</source>
        <translation>Prima si cambia con il monte, e lo vedono tutti; poi si può pescare dal mazzo, e non lo vede nessun altro.</translation>
    </message>
    <message>
        <source>Sequences, three and four of a kind: what wins, and why.</source>
        <translation>Scale, tris e quartine: che cosa vince, e perché.</translation>
    </message>
    <message>
        <source>Points end at 38. Above them: short sequence 38½, three of a kind 39, long sequence 39½, Quartina 40.</source>
        <translation>I punti si fermano a 38. Sopra: scala corta 38½, tris 39, scala lunga 39½, quartina 40.</translation>
    </message>
    <message>
        <source>Knock by doing nothing</source>
        <translation>Si bussa senza fare niente</translation>
    </message>
    <message>
        <source>When to exchange and draw, and when to do neither.</source>
        <translation>Quando cambiare e pescare, e quando lasciar stare.</translation>
    </message>
    <message>
        <source>Neither an exchange nor a draw: that is a knock, and so is changing all four cards. Any other turn is not.</source>
        <translation>Né cambio né pescata: è una bussata, e lo è anche cambiare tutte e quattro le carte. Ogni altro turno no.</translation>
    </message>
    <message>
        <source>Somebody has knocked, and you have an ace and nothing else.</source>
        <translation>Qualcuno ha bussato, e tu hai un asso e nient’altro.</translation>
    </message>
    <message>
        <source>After a knock everybody else has one whole turn, both steps, and nothing in it counts as a knock.</source>
        <translation>Dopo una bussata gli altri hanno un turno intero, con tutti e due i tempi, e niente di quel che fanno è una bussata.</translation>
    </message>
    <message>
        <source>The hands that end the play, the pot, and the end of a match.</source>
        <translation>Le mani che chiudono il gioco, il piatto e la fine della partita.</translation>
    </message>
    <message>
        <source>Four aces, the Mambassa, make everybody else pay; a Quarantuna takes a token out of the pot. The last one in takes it all.</source>
        <translation>Quattro assi, la mambassa, fanno pagare tutti gli altri; una quarantuna prende una marca dal piatto. L’ultimo che resta lo prende tutto.</translation>
    </message>
    <message>
        <source>The second step is free: the 4 of coins is no use, so put it under the stock.</source>
        <translation>Il secondo tempo è gratis: il 4 di denari non serve, quindi mettilo sotto il mazzo.</translation>
    </message>
    <message>
        <source>The other two fives! And the horse and the jack of batons, which make a short sequence with your king.</source>
        <translation>Gli altri due cinque! E ci sono il cavallo e il fante di bastoni, che con il tuo re fanno una scala corta.</translation>
    </message>
    <message>
        <source>A Quartina! Points never go beyond 38.</source>
        <translation>Una quartina! I punti si fermano a 38.</translation>
    </message>
    <message>
        <source>A draw could only break it up: stay. It is not a knock, as you have exchanged in this turn.</source>
        <translation>Pescando la romperesti: stai. Non è una bussata, perché in questo turno hai cambiato.</translation>
    </message>
    <message>
        <source>First step, the monte: give the 2 of cups for the card that helps you most. Which one is it?</source>
        <translation>Primo tempo, il monte: dai il 2 di coppe per la carta che ti serve di più. Qual è?</translation>
    </message>
    <message>
        <source>The jack of coins counts 10, and you are collecting coins. Give the 2 of cups for it.</source>
        <translation>Il fante di denari vale 10, e tu cerchi denari. Prendilo in cambio del 2 di coppe.</translation>
    </message>
    <message>
        <source>A short sequence is worth 38½, three of a kind 39, and four of a kind, a Quartina, 40. What do you take?</source>
        <translation>La scala corta vale 38½, il tris 39 e la quartina, quattro uguali, 40. Che cosa prendi?</translation>
    </message>
    <message>
        <source>Give the king and the 2 for both fives: that is the Quartina.</source>
        <translation>Dai il re e il 2 per tutti e due i cinque: è la quartina.</translation>
    </message>
    <message>
        <source>But is now the time, or does something in the monte go with your swords?</source>
        <translation>Ma è già il momento, o c’è nel monte qualcosa che va con le tue spade?</translation>
    </message>
    <message>
        <source>Not now: the jack of swords is in the monte. King, horse, jack and 7 are a long sequence, 39½.</source>
        <translation>Non ora: nel monte c’è il fante di spade. Re, cavallo, fante e 7 sono una scala lunga, 39½.</translation>
    </message>
    <message>
        <source>Nothing you do in your last turn is a knock, so take all you can use. Give the 6 and the 2: for which two cards?</source>
        <translation>Nell’ultimo giro niente conta come bussata: prendi tutto quello che ti serve. Dai il 6 e il 2: in cambio di quali carte?</translation>
    </message>
    <message>
        <source>The king and the horse of batons go with your ace.</source>
        <translation>Il re e il cavallo di bastoni vanno con il tuo asso.</translation>
    </message>
    <message>
        <source>Ace, king, horse and jack of one suit are a Quarantuna. Which card do you give for it?</source>
        <translation>Asso, re, cavallo e fante dello stesso seme sono una quarantuna. Quale carta dai in cambio?</translation>
    </message>
    <message>
        <source>Give the 5 of coins for the jack.</source>
        <translation>Dai il 5 di denari e prendi il fante.</translation>
    </message>
    <message>
        <source>Nives collects batons, and keeps what she has.</source>
        <translation>Nives cerca bastoni, e si tiene le carte che ha.</translation>
    </message>
</context>
<context>
    <name>MambassaNumbers</name>
    <message>
        <source>Mambasse, four aces</source>
        <translation>Mambasse, quattro assi</translation>
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
        <translation>Chi ha la mano più alta</translation>
    </message>
    <message>
        <source>Mambassa · 44</source>
        <translation>Mambassa · 44</translation>
    </message>
    <message>
        <source>Four aces.</source>
        <translation>Quattro assi.</translation>
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
        <translation>Quattro carte dello stesso valore: la migliore è quella di 2, l’ultima quella di re.</translation>
    </message>
    <message>
        <source>Long sequence · 39½</source>
        <translation>Scala lunga · 39½</translation>
    </message>
    <message>
        <source>Three of a kind · 39</source>
        <translation>Tris · 39</translation>
    </message>
    <message>
        <source>Three aces are best, then three 2s, and so on to three kings.</source>
        <translation>Il migliore è quello d’assi, poi quello di 2, e così via fino a quello di re.</translation>
    </message>
    <message>
        <source>Short sequence · 38½</source>
        <translation>Scala corta · 38½</translation>
    </message>
    <message>
        <source>Points · up to 38</source>
        <translation>Punti · fino a 38</translation>
    </message>
    <message>
        <source>Ace, king, horse and jack of one suit. Any two of them tie.</source>
        <translation>Asso, re, cavallo e fante dello stesso seme. Fra loro sono pari.</translation>
    </message>
    <message>
        <source>Four in a row of one suit. The one with the higher top card wins, then the suit counts.</source>
        <translation>Quattro in fila dello stesso seme. Vince quella con la carta più alta, poi conta il seme.</translation>
    </message>
    <message>
        <source>Three in a row of one suit. The one with the higher top card wins, then the suit counts. There is no low ace.</source>
        <translation>Tre in fila dello stesso seme. Vince quella con la carta più alta, poi conta il seme. L’asso non sta mai sotto il 2.</translation>
    </message>
    <message>
        <source>The highest sum in one suit: here 28 in coins. Equal sums tie.</source>
        <translation>La somma più alta in un solo seme: qui 28 a denari. A parità di somma si è pari.</translation>
    </message>
    <message>
        <source>Where suits count, coins rank above swords, then cups, then batons. A hand counts as the best thing it holds.</source>
        <translation>Dove conta il seme, l’ordine è denari, spade, coppe, bastoni. Ogni mano vale per la combinazione migliore che contiene.</translation>
    </message>
</context>
<context>
    <name>MambassaReplay</name>
    <message>
        <source>Mambassa of %1</source>
        <translation>mambassa di %1</translation>
    </message>
    <message>
        <source>Quarantuna of %1</source>
        <translation>quarantuna di %1</translation>
    </message>
    <message>
        <source>you</source>
        <comment>after &apos;Mambassa of&apos; or &apos;Quarantuna of&apos;</comment>
        <translation>te</translation>
    </message>
</context>
<context>
    <name>MambassaRules</name>
    <message>
        <source>Value of a token</source>
        <translation>Valore di una marca</translation>
    </message>
    <message>
        <source>tokens worth nothing</source>
        <translation>marche senza valore</translation>
    </message>
    <message>
        <source>%1 a token</source>
        <comment>%1 is an amount of money</comment>
        <translation>%1 a marca</translation>
    </message>
    <message>
        <source>The usual rules</source>
        <translation>Le regole solite</translation>
    </message>
    <message>
        <source>Just for the game</source>
        <translation>Solo per giocare</translation>
    </message>
    <message>
        <source>Mambassa</source>
        <translation>Mambassa</translation>
    </message>
    <message>
        <source>Mambassa is Petrangola’s sister, with four cards and a stock to draw from.</source>
        <translation>La mambassa è sorella della petrangola, con quattro carte e un mazzo da cui pescare.</translation>
    </message>
    <message>
        <source>Everybody has four: one for the pot, and three lives</source>
        <translation>Ognuno ne ha quattro: una per il piatto e tre vite</translation>
    </message>
    <message numerus="yes">
        <source>%n token(s) make a pot of %1 before the first deal.</source>
        <translation>
            <numerusform>Con %n marca il piatto è di %1 prima di cominciare.</numerusform>
            <numerusform>Con %n marche il piatto è di %1 prima di cominciare.</numerusform>
        </translation>
    </message>
    <message>
        <source>with forty Piacentine cards, four tokens and a stock to draw from</source>
        <translation>con quaranta carte piacentine, quattro marche e un mazzo da cui pescare</translation>
    </message>
    <message>
        <source>Four cards: exchange some, then draw</source>
        <translation>Quattro carte: cambi e poi peschi</translation>
    </message>
</context>
<context>
    <name>MambassaScene</name>
    <message>
        <source>a Mambassa or a Quarantuna</source>
        <translation>una mambassa o una quarantuna</translation>
    </message>
</context>
<context>
    <name>MambassaShort</name>
    <message>
        <source>Mambassa in short</source>
        <translation>La mambassa in breve</translation>
    </message>
    <message>
        <source>Exchange, then draw</source>
        <translation>Cambia, poi pesca</translation>
    </message>
    <message>
        <source>Show your cards</source>
        <translation>Si scoprono le carte</translation>
    </message>
    <message>
        <source>Stay in the game</source>
        <translation>Resta in gioco</translation>
    </message>
    <message>
        <source>Mambassa</source>
        <translation>Mambassa</translation>
    </message>
    <message>
        <source>Four aces end the play at once, and everybody else pays a token.</source>
        <translation>Quattro assi chiudono subito il gioco, e tutti gli altri pagano una marca.</translation>
    </message>
    <message>
        <source>Quarantuna</source>
        <translation>Quarantuna</translation>
    </message>
    <message>
        <source>Petrangola’s sister, with four cards in your hand and four face up on the table: the monte. Besides exchanging, you can draw.</source>
        <translation>La sorella della petrangola, con quattro carte in mano e quattro scoperte in tavola: il monte. Oltre a cambiare si può anche pescare.</translation>
    </message>
    <message>
        <source>In your turn exchange cards with the monte; then, if you like, put a card under the stock, the cards not dealt, and take the top one.</source>
        <translation>Al tuo turno cambia carte con il monte; poi, se vuoi, metti una carta sotto il mazzo, cioè le carte non date, e prendi quella in cima.</translation>
    </message>
    <message>
        <source>Knock when you are happy with it</source>
        <translation>Bussa quando ti va bene così</translation>
    </message>
    <message>
        <source>If you neither exchange nor draw, you knock. The others have one more turn each.</source>
        <translation>Chi non cambia e non pesca, bussa. Gli altri hanno ancora un turno a testa.</translation>
    </message>
    <message>
        <source>All hands are turned up. The lowest one costs its owner a token, which goes into the pot in the middle. Tokens are your lives: you start with three.</source>
        <translation>Si scoprono tutte le mani. La più bassa costa una marca, che va nel piatto, in mezzo al tavolo. Le marche sono le tue vite: si comincia con tre.</translation>
    </message>
    <message>
        <source>Without a token you are out for good. The last one in takes the pot.</source>
        <translation>Senza marche sei fuori, e non si rientra. L’ultimo che resta prende il piatto.</translation>
    </message>
    <message>
        <source>Ace, king, horse and jack of one suit end the play too, and take a token out of the pot.</source>
        <translation>Anche asso, re, cavallo e fante dello stesso seme chiudono il gioco, e prendono una marca dal piatto.</translation>
    </message>
    <message>
        <source>An ace counts 11, a king, a horse and a jack 10, the others their number; only cards of one suit are added up.</source>
        <translation>L’asso vale 11, re, cavallo e fante 10, le altre quel che segnano; si sommano solo carte dello stesso seme.</translation>
    </message>
</context>
<context>
    <name>MambassaTable</name>
    <message>
        <source>You have a Mambassa</source>
        <translation>Hai la mambassa</translation>
    </message>
    <message>
        <source>%1 has a Mambassa</source>
        <translation>%1 ha la mambassa</translation>
    </message>
    <message>
        <source>You have a Quarantuna</source>
        <translation>Hai la quarantuna</translation>
    </message>
    <message>
        <source>%1 has a Quarantuna</source>
        <translation>%1 ha la quarantuna</translation>
    </message>
    <message numerus="yes">
        <source>%n rare hand(s)</source>
        <comment>Mambasse and Quarantune</comment>
        <translation>
            <numerusform>%n mano rara</numerusform>
            <numerusform>%n mani rare</numerusform>
        </translation>
    </message>
    <message>
        <source>and pick up your four</source>
        <translation>e prendo le mie quattro</translation>
    </message>
    <message>
        <source>Enter</source>
        <comment>a key</comment>
        <translation>Invio</translation>
    </message>
    <message>
        <source>Keep and knock</source>
        <translation>Le tengo e busso</translation>
    </message>
    <message>
        <source>you stay with %1</source>
        <comment>%1 is a hand&apos;s worth</comment>
        <translation>resto con %1</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>Cambio</translation>
    </message>
    <message numerus="yes">
        <source>Exchange %n</source>
        <translation>
            <numerusform>Cambio %n</numerusform>
            <numerusform>Cambio %n</numerusform>
        </translation>
    </message>
    <message>
        <source>and knock with %1</source>
        <comment>%1 is a hand&apos;s worth</comment>
        <translation>e busso con %1</translation>
    </message>
    <message>
        <source>makes %1</source>
        <comment>%1 is a hand&apos;s worth</comment>
        <translation>faccio %1</translation>
    </message>
    <message>
        <source>No exchange</source>
        <translation>Non cambio</translation>
    </message>
    <message>
        <source>then draw a card or stay</source>
        <translation>poi pesco o sto</translation>
    </message>
    <message>
        <source>then draw a card or knock</source>
        <translation>poi pesco o busso</translation>
    </message>
    <message>
        <source>all four: %1</source>
        <comment>%1 is a hand&apos;s worth</comment>
        <translation>tutte e quattro: %1</translation>
    </message>
    <message>
        <source>Draw a card</source>
        <translation>Pesco una carta</translation>
    </message>
    <message>
        <source>the %1 goes under the stock</source>
        <comment>%1 is a card</comment>
        <translation>sotto il mazzo: %1</translation>
    </message>
    <message>
        <source>choose the card to put away</source>
        <translation>scegli la carta da mettere sotto</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Sto</translation>
    </message>
    <message>
        <source>%1 has knocked already.</source>
        <translation>%1 ha già bussato.</translation>
    </message>
    <message>
        <source>Here is the monte</source>
        <comment>said by the dealer who exposes</comment>
        <translation>Ecco il monte</translation>
    </message>
    <message>
        <source>I keep them!</source>
        <comment>said by the dealer who keeps the four, which is a knock</comment>
        <translation>Me le tengo!</translation>
    </message>
    <message numerus="yes">
        <source>I exchange %n</source>
        <comment>what a seat just did, in a bubble</comment>
        <translation>
            <numerusform>cambio %n</numerusform>
            <numerusform>cambio %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Shirt change!</source>
        <comment>said with a knock</comment>
        <translation>Cambio camicia!</translation>
    </message>
    <message>
        <source>I exchange all four</source>
        <translation>le cambio tutte</translation>
    </message>
    <message>
        <source>I draw</source>
        <comment>what a seat just did, in a bubble</comment>
        <translation>pesco</translation>
    </message>
    <message numerus="yes">
        <source>I exchange %n and draw</source>
        <comment>what a seat just did, in a bubble</comment>
        <translation>
            <numerusform>cambio %n e pesco</numerusform>
            <numerusform>cambio %n e pesco</numerusform>
        </translation>
    </message>
    <message>
        <source>I knock!</source>
        <translation>Busso!</translation>
    </message>
    <message>
        <source>I stay</source>
        <comment>what a seat just did, in a bubble</comment>
        <translation>Sto così</translation>
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
            <numerusform>%n marca (%1)</numerusform>
            <numerusform>%n marche (%1)</numerusform>
        </translation>
    </message>
    <message>
        <source>Everybody draws a card: the highest deals first</source>
        <translation>Ognuno pesca una carta: chi ha la più alta fa il mazziere</translation>
    </message>
    <message>
        <source>Only you see these four</source>
        <translation>Queste quattro le vedi solo tu</translation>
    </message>
    <message>
        <source>Only the dealer sees these</source>
        <translation>Queste le vede solo il mazziere</translation>
    </message>
    <message>
        <source>%1 deals and looks at four cards</source>
        <translation>%1 dà le carte e ne guarda quattro</translation>
    </message>
    <message>
        <source>Second step: draw a card? · deal %1, lap %2</source>
        <translation>Ora peschi una carta? · smazzata %1, giro %2</translation>
    </message>
    <message>
        <source>%3 may draw · deal %1, lap %2</source>
        <translation>%3 può pescare · smazzata %1, giro %2</translation>
    </message>
    <message>
        <source>Last turn, second step: draw a card?</source>
        <translation>Ultimo giro: peschi una carta?</translation>
    </message>
    <message>
        <source>Last turn: %1 may draw</source>
        <translation>Ultimo giro: %1 può pescare</translation>
    </message>
    <message>
        <source>Second step. You have %1: %2. Put a card under the stock and draw another, or not?</source>
        <comment>%1 is a hand&apos;s worth, %2 are cards</comment>
        <translation>Secondo tempo. Hai %1: %2. Metti una carta sotto il mazzo e ne peschi un’altra, o no?</translation>
    </message>
    <message>
        <source>That cannot be done now.</source>
        <translation>Adesso non si può.</translation>
    </message>
    <message>
        <source>First %1 looks at four cards.</source>
        <translation>Prima %1 guarda quattro carte.</translation>
    </message>
    <message>
        <source>The exchange is over: draw a card, or stay.</source>
        <translation>Il cambio è fatto: pesca una carta o stai.</translation>
    </message>
    <message>
        <source>you</source>
        <comment>within a list of those who hold a Quarantuna</comment>
        <translation>te</translation>
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
        <translation>Hai i quattro assi: tutti gli altri pagano una marca.</translation>
    </message>
    <message>
        <source>%1 holds the four aces: everybody else pays a token.</source>
        <translation>%1 ha i quattro assi: tutti gli altri pagano una marca.</translation>
    </message>
    <message>
        <source>They share the lowest hand: %1.</source>
        <translation>Mano più bassa a pari merito: %1.</translation>
    </message>
    <message>
        <source>The lowest hand is yours: %1.</source>
        <translation>La mano più bassa è la tua: %1.</translation>
    </message>
    <message>
        <source>The lowest hand: %1.</source>
        <translation>La mano più bassa: %1.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Four of a kind!</source>
        <translation>Quartina!</translation>
    </message>
    <message>
        <source>Long sequence!</source>
        <translation>Scala lunga!</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a name, and what the hand is worth</comment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 against %2: %n point(s) too few.</source>
        <translation>
            <numerusform>%1 contro %2: per un punto.</numerusform>
            <numerusform>%1 contro %2: per %n punti.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 counts %2, %3 only %4.</source>
        <comment>hands, and what each counts</comment>
        <translation>%1 vale %2, %3 solo %4.</translation>
    </message>
    <message>
        <source>Of two sequences the one with the higher top card wins.</source>
        <translation>Fra due scale vince quella che arriva più in alto.</translation>
    </message>
    <message>
        <source>Turn them up</source>
        <translation>Le scopro</translation>
    </message>
    <message>
        <source>Change your shirt</source>
        <translation>Cambio camicia</translation>
    </message>
    <message>
        <source>Choose one of your cards and one from the monte, or go on without exchanging.</source>
        <translation>Scegli una carta tua e una del monte, o vai avanti senza cambiare.</translation>
    </message>
    <message>
        <source>Choose which of your cards goes under the stock.</source>
        <translation>Scegli quale delle tue carte va sotto il mazzo.</translation>
    </message>
    <message>
        <source>If you neither exchange nor draw, you knock. You cannot pass.</source>
        <translation>Chi non cambia e non pesca, bussa. Passare non si può.</translation>
    </message>
    <message>
        <source>If you have exchanged, you cannot knock in that turn: draw, or stay.</source>
        <translation>Chi ha cambiato non può bussare in quel turno: pesca o stai.</translation>
    </message>
    <message>
        <source>You drew the highest card: you deal first</source>
        <translation>La carta più alta è la tua: il primo mazziere sei tu</translation>
    </message>
    <message>
        <source>%1 drew the highest card and deals first</source>
        <translation>La carta più alta è di %1, che fa il mazziere</translation>
    </message>
    <message>
        <source>You deal: turn these four up, or keep them?</source>
        <translation>Fai tu le carte: queste quattro le scopri o le tieni?</translation>
    </message>
    <message>
        <source>You deal, and the four are %1: %2. Turn them up, or keep them?</source>
        <comment>%1 are cards, %2 what they are worth as a hand</comment>
        <translation>Fai tu le carte, e le quattro sono %1: %2. Le scopri o le tieni?</translation>
    </message>
    <message>
        <source>Choose as many of your cards as of the monte.</source>
        <translation>Scegli tante carte tue quante ne prendi dal monte.</translation>
    </message>
    <message>
        <source>First decide: turn the four cards up, or keep them.</source>
        <translation>Prima decidi: scopri le quattro carte o tienile.</translation>
    </message>
    <message>
        <source>You hold ace, king, horse and jack of a suit, and take a token out of the pot.</source>
        <translation>Hai asso, re, cavallo e fante dello stesso seme, e prendi una marca dal piatto.</translation>
    </message>
    <message>
        <source>Ace, king, horse and jack of a suit: a token out of the pot for %1.</source>
        <comment>%1 is one name or a list</comment>
        <translation>Asso, re, cavallo e fante dello stesso seme: una marca dal piatto per %1.</translation>
    </message>
    <message>
        <source>Of two such hands the lower rank wins: %1 before %2.</source>
        <translation>A parità di mano vince il valore più basso: %1 prima di %2.</translation>
    </message>
    <message>
        <source>Between equal sequences the suit decides: coins, swords, cups, batons.</source>
        <translation>A parità di scala decide il seme: denari, spade, coppe, bastoni.</translation>
    </message>
</context>
<context>
    <name>MambassaTokens</name>
    <message>
        <source>Tokens</source>
        <translation>Le marche</translation>
    </message>
    <message>
        <source>The worst hand pays</source>
        <translation>Paga la mano più bassa</translation>
    </message>
    <message>
        <source>A Mambassa</source>
        <translation>La mambassa</translation>
    </message>
    <message>
        <source>A Quarantuna</source>
        <translation>La quarantuna</translation>
    </message>
    <message>
        <source>When hands are looked at</source>
        <translation>Quando si guardano le mani</translation>
    </message>
    <message>
        <source>When play begins, all together, and after each step of a turn. A Mambassa or a Quarantuna is declared at once: there is no choice.</source>
        <translation>Quando comincia il gioco, tutte insieme, e dopo ogni tempo di un turno. La mambassa e la quarantuna si dichiarano subito: non si può scegliere.</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>La fine</translation>
    </message>
    <message>
        <source>Quartina, 40</source>
        <translation>Quartina, 40</translation>
    </message>
    <message>
        <source>Long sequence, 39½</source>
        <translation>Scala lunga, 39½</translation>
    </message>
    <message>
        <source>Three aces, 39</source>
        <translation>Tris d’assi, 39</translation>
    </message>
    <message>
        <source>38 in batons</source>
        <translation>38 a bastoni</translation>
    </message>
    <message>
        <source>Everybody has four tokens of a value that the table agrees on: one for the pot, and three lives. Tokens always stay on the table.</source>
        <translation>Ognuno ha quattro marche, del valore che si decide al tavolo: una per il piatto e tre vite. Le marche restano sempre sul tavolo.</translation>
    </message>
    <message>
        <source>After every deal the worst hand pays one token into the pot. If several tie for worst, each of them pays one.</source>
        <translation>Dopo ogni smazzata la mano più bassa paga una marca al piatto. Se più mani sono ultime alla pari, ne paga una ciascuna.</translation>
    </message>
    <message>
        <source>Everybody else still in pays one token, whatever they have.</source>
        <translation>Tutti gli altri in gioco pagano una marca, qualunque cosa abbiano.</translation>
    </message>
    <message>
        <source>With no token left you are out and cannot come back. The last one in takes the pot.</source>
        <translation>Chi resta senza marche è fuori e non rientra. L’ultimo che resta prende il piatto.</translation>
    </message>
    <message>
        <source>If all who are left lose their last token together, the dealer of that deal takes the pot.</source>
        <translation>Se tutti quelli rimasti perdono insieme l’ultima marca, il piatto va al mazziere di quella smazzata.</translation>
    </message>
    <message>
        <source>The tokens stand for play money: nothing can be won here but the match.</source>
        <translation>I soldi sono finti: qui si vince soltanto la partita.</translation>
    </message>
    <message>
        <source>The worst hand pays one token, and the owner takes one out of the pot. If several players have one when play begins, each takes a token, from the dealer’s right on.</source>
        <translation>La mano più bassa paga una marca, e chi ha la quarantuna ne prende una dal piatto. Se all’inizio ce n’è più d’una, ciascuna ne prende una, a partire dalla destra del mazziere.</translation>
    </message>
    <message>
        <source>Everybody has four tokens, worth %1 each at this table: one for the pot, and three lives. Tokens always stay on the table.</source>
        <translation>Ognuno ha quattro marche, che a questo tavolo valgono %1 l’una: una per il piatto e tre vite. Le marche restano sempre sul tavolo.</translation>
    </message>
    <message>
        <source>pays a token into the pot</source>
        <translation>paga una marca al piatto</translation>
    </message>
</context>
<context>
    <name>MambassaTurn</name>
    <message>
        <source>Your turn</source>
        <translation>Il tuo turno</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>Cambi</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Invio</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Peschi</translation>
    </message>
    <message>
        <source>The knock</source>
        <translation>La bussata</translation>
    </message>
    <message>
        <source>Neither exchange nor draw</source>
        <translation>Né cambiare né pescare</translation>
    </message>
    <message>
        <source>As dealer, keep the four you looked at</source>
        <translation>Da mazziere, tenere le quattro che hai guardato</translation>
    </message>
    <message>
        <source>Knock!</source>
        <translation>Busso!</translation>
    </message>
    <message>
        <source>Nives neither exchanges nor draws.</source>
        <translation>Nives non cambia e non pesca.</translation>
    </message>
    <message>
        <source>A turn has two steps: the exchange with the monte, which everybody sees, and the draw from the stock, which nobody else sees.</source>
        <translation>Un turno ha due tempi: il cambio con il monte, che vedono tutti, e la pescata dal mazzo, che vedi solo tu.</translation>
    </message>
    <message>
        <source>Give up to three cards, or none, and take as many from the monte.</source>
        <translation>Lasci fino a tre carte, anche nessuna, e ne prendi altrettante dal monte.</translation>
    </message>
    <message>
        <source>Put one card face down under the stock, then take the top one. Or stay with what you have.</source>
        <translation>Metti una carta coperta sotto il mazzo, poi prendi quella in cima. Oppure stai.</translation>
    </message>
    <message>
        <source>Skip both steps: press K twice.</source>
        <translation>Rinuncia a tutti e due: premi K due volte.</translation>
    </message>
    <message>
        <source>Change your shirt</source>
        <translation>Cambiare camicia</translation>
    </message>
    <message>
        <source>All four of yours for all four of the monte, with the key C. You cannot draw after it.</source>
        <translation>Tutte e quattro le tue per tutte e quattro quelle del monte, con il tasto C. Dopo non si pesca.</translation>
    </message>
    <message>
        <source>Nobody has had a turn yet, and each of the others has just one.</source>
        <translation>Nessuno ha ancora giocato, e gli altri hanno un turno solo.</translation>
    </message>
    <message>
        <source>After a knock everybody else has one more whole turn, both steps. Nothing done in it counts as another knock. If nobody has knocked after 50 laps, the hands are shown.</source>
        <translation>Dopo una bussata tutti gli altri hanno ancora un turno intero, con tutti e due i tempi. Niente di quel che fanno è un’altra bussata. Se dopo 50 giri non ha bussato nessuno, si scoprono le mani.</translation>
    </message>
    <message>
        <source>Everybody else has one turn, with both its steps.</source>
        <translation>Gli altri hanno un turno, con i suoi due tempi.</translation>
    </message>
    <message>
        <source>The hands are shown, and the lowest pays.</source>
        <translation>Si scoprono le mani, e la più bassa paga.</translation>
    </message>
    <message>
        <source>Choose your cards with 1 2 3 4 and those of the monte with Q W E R. Enter presses the red button, Esc clears your selection.</source>
        <translation>Scegli le tue carte con 1 2 3 4 e quelle del monte con Q W E R. Invio preme il pulsante rosso, Esc annulla la scelta.</translation>
    </message>
</context>
<context>
    <name>MambassaWords</name>
    <message>
        <source>batons</source>
        <translation>bastoni</translation>
    </message>
    <message>
        <source>one of the four suits, with coins, cups and swords.</source>
        <translation>uno dei quattro semi, con denari, coppe e spade.</translation>
    </message>
    <message>
        <source>coins</source>
        <translation>denari</translation>
    </message>
    <message>
        <source>the suit of the golden suns.</source>
        <translation>il seme dei soli d’oro.</translation>
    </message>
    <message>
        <source>cups</source>
        <translation>coppe</translation>
    </message>
    <message>
        <source>the suit of the goblets.</source>
        <translation>il seme dei calici.</translation>
    </message>
    <message>
        <source>cut</source>
        <translation>taglio</translation>
    </message>
    <message>
        <source>lifting part of the pack before the deal, to keep the dealer honest.</source>
        <translation>alzare una parte del mazzo prima di dare le carte, perché il mazziere resti onesto.</translation>
    </message>
    <message>
        <source>deal</source>
        <translation>smazzata</translation>
    </message>
    <message>
        <source>everything from the shuffle to the showdown.</source>
        <translation>da quando si mescola a quando si scoprono le carte.</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>mazziere</translation>
    </message>
    <message>
        <source>the player who shuffles and deals, and is first to look at four cards.</source>
        <translation>chi mescola e dà le carte, e ne guarda quattro prima di tutti.</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>pescata</translation>
    </message>
    <message>
        <source>the second step of a turn: one card under the stock, the top one into your hand.</source>
        <translation>il secondo tempo di un turno: una carta sotto il mazzo, e in mano quella in cima.</translation>
    </message>
    <message>
        <source>horse</source>
        <translation>cavallo</translation>
    </message>
    <message>
        <source>the card between jack and king.</source>
        <translation>la carta fra il fante e il re.</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>fante</translation>
    </message>
    <message>
        <source>the lowest court card, right above the 7.</source>
        <translation>la figura più bassa, subito sopra il 7.</translation>
    </message>
    <message>
        <source>king</source>
        <translation>re</translation>
    </message>
    <message>
        <source>the highest court card, below the ace.</source>
        <translation>la figura più alta, sotto l’asso.</translation>
    </message>
    <message>
        <source>knock</source>
        <translation>bussata</translation>
    </message>
    <message>
        <source>a turn without exchange and draw, or with all four cards exchanged: everybody else has one more turn. You say: “Busso!”</source>
        <translation>un turno senza cambiare e senza pescare, o cambiando tutte e quattro le carte: gli altri hanno ancora un turno. Si dice: «Busso!»</translation>
    </message>
    <message>
        <source>lap</source>
        <translation>giro</translation>
    </message>
    <message>
        <source>one turn for everybody.</source>
        <translation>un turno a testa.</translation>
    </message>
    <message>
        <source>match</source>
        <translation>partita</translation>
    </message>
    <message>
        <source>a series of deals, until one player is left.</source>
        <translation>tante smazzate, finché resta un giocatore solo.</translation>
    </message>
    <message>
        <source>monte</source>
        <translation>monte</translation>
    </message>
    <message>
        <source>the four cards face up in the middle.</source>
        <translation>le quattro carte scoperte in mezzo.</translation>
    </message>
    <message>
        <source>Mambassa</source>
        <translation>mambassa</translation>
    </message>
    <message>
        <source>four aces; the game is named after it.</source>
        <translation>i quattro assi; da qui il nome del gioco.</translation>
    </message>
    <message>
        <source>pot</source>
        <translation>piatto</translation>
    </message>
    <message>
        <source>where all tokens go that are paid; the last one in takes it.</source>
        <translation>dove vanno le marche che si pagano; lo prende l’ultimo che resta.</translation>
    </message>
    <message>
        <source>Quarantuna</source>
        <translation>quarantuna</translation>
    </message>
    <message>
        <source>ace, king, horse and jack of one suit.</source>
        <translation>asso, re, cavallo e fante dello stesso seme.</translation>
    </message>
    <message>
        <source>Quartina</source>
        <translation>quartina</translation>
    </message>
    <message>
        <source>four cards of one rank.</source>
        <translation>quattro carte dello stesso valore.</translation>
    </message>
    <message>
        <source>sequence</source>
        <translation>scala</translation>
    </message>
    <message>
        <source>cards in a row of one suit: four are a long one, three a short one.</source>
        <translation>carte in fila dello stesso seme: quattro fanno la scala lunga, tre la corta.</translation>
    </message>
    <message>
        <source>shirt change</source>
        <translation>cambio camicia</translation>
    </message>
    <message>
        <source>exchanging all four cards at once, which counts as a knock.</source>
        <translation>cambiare tutte e quattro le carte in una volta: vale come bussata.</translation>
    </message>
    <message>
        <source>stay</source>
        <translation>stare</translation>
    </message>
    <message>
        <source>not drawing a card.</source>
        <translation>non pescare.</translation>
    </message>
    <message>
        <source>step</source>
        <translation>tempo</translation>
    </message>
    <message>
        <source>one of the two halves of a turn: first the exchange, then the draw.</source>
        <translation>una delle due parti di un turno: prima il cambio, poi la pescata.</translation>
    </message>
    <message>
        <source>stock</source>
        <translation>mazzo</translation>
    </message>
    <message>
        <source>the cards face down that have not been dealt.</source>
        <translation>le carte coperte, non ancora date.</translation>
    </message>
    <message>
        <source>swords</source>
        <translation>spade</translation>
    </message>
    <message>
        <source>the suit of the blades.</source>
        <translation>il seme delle lame.</translation>
    </message>
    <message>
        <source>three of a kind</source>
        <translation>tris</translation>
    </message>
    <message>
        <source>three cards of one rank.</source>
        <translation>tre carte dello stesso valore.</translation>
    </message>
    <message>
        <source>token</source>
        <translation>marca</translation>
    </message>
    <message>
        <source>a counter worth one life: with none left you are out.</source>
        <translation>il gettone che vale una vita: chi resta senza è fuori.</translation>
    </message>
</context>
<context>
    <name>MambassaWorth</name>
    <message>
        <source>four twos</source>
        <translation>quartina di due</translation>
    </message>
    <message>
        <source>four threes</source>
        <translation>quartina di tre</translation>
    </message>
    <message>
        <source>four fours</source>
        <translation>quartina di quattro</translation>
    </message>
    <message>
        <source>four fives</source>
        <translation>quartina di cinque</translation>
    </message>
    <message>
        <source>four sixes</source>
        <translation>quartina di sei</translation>
    </message>
    <message>
        <source>four sevens</source>
        <translation>quartina di sette</translation>
    </message>
    <message>
        <source>four jacks</source>
        <translation>quartina di fanti</translation>
    </message>
    <message>
        <source>four horses</source>
        <translation>quartina di cavalli</translation>
    </message>
    <message>
        <source>four kings</source>
        <translation>quartina di re</translation>
    </message>
    <message>
        <source>Quarantuna in coins</source>
        <translation>quarantuna a denari</translation>
    </message>
    <message>
        <source>Quarantuna in cups</source>
        <translation>quarantuna a coppe</translation>
    </message>
    <message>
        <source>Quarantuna in swords</source>
        <translation>quarantuna a spade</translation>
    </message>
    <message>
        <source>Quarantuna in batons</source>
        <translation>quarantuna a bastoni</translation>
    </message>
    <message>
        <source>Mambassa</source>
        <comment>four aces</comment>
        <translation>mambassa</translation>
    </message>
    <message>
        <source>a 5-high long sequence</source>
        <translation>scala lunga al cinque</translation>
    </message>
    <message>
        <source>a 6-high long sequence</source>
        <translation>scala lunga al sei</translation>
    </message>
    <message>
        <source>a 7-high long sequence</source>
        <translation>scala lunga al sette</translation>
    </message>
    <message>
        <source>a jack-high long sequence</source>
        <translation>scala lunga al fante</translation>
    </message>
    <message>
        <source>a horse-high long sequence</source>
        <translation>scala lunga al cavallo</translation>
    </message>
    <message>
        <source>a king-high long sequence</source>
        <translation>scala lunga al re</translation>
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
        <translation>Regole</translation>
    </message>
    <message>
        <source>F1</source>
        <translation>F1</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Impostazioni</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Nuova partita</translation>
    </message>
    <message>
        <source>Ctrl+N</source>
        <translation>Ctrl+N</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Esci</translation>
    </message>
    <message>
        <source>Ctrl+Q</source>
        <translation>Ctrl+Q</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Pagina iniziale</translation>
    </message>
    <message>
        <source>the match waits there</source>
        <translation>la partita ti aspetta</translation>
    </message>
    <message>
        <source>Turn the sounds on</source>
        <translation>Riaccendi i suoni</translation>
    </message>
    <message>
        <source>Turn the sounds off</source>
        <translation>Spegni i suoni</translation>
    </message>
    <message>
        <source>Teresa explains</source>
        <translation>spiega Teresa</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Partite giocate</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistiche</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lezioni</translation>
    </message>
    <message>
        <source>The code of this deal: %1</source>
        <translation>Il codice di questa partita: %1</translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation>Continua a giocare</translation>
    </message>
    <message>
        <source>Abandon the match</source>
        <translation>Abbandona la partita</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Torna al tavolo</translation>
    </message>
    <message>
        <source>Go on with the lesson</source>
        <translation>Continua la lezione</translation>
    </message>
    <message>
        <source>Leave the lesson</source>
        <translation>Lascia la lezione</translation>
    </message>
    <message>
        <source>An evening at the osteria · %1</source>
        <comment>which of its tables</comment>
        <translation>Serata all’osteria · %1</translation>
    </message>
</context>
<context>
    <name>MonteBoard</name>
    <message>
        <source>monte, card %1 of %2</source>
        <translation>monte, carta %1 di %2</translation>
    </message>
    <message numerus="yes">
        <source>The stock: %n card(s) face down, to draw from.</source>
        <translation>
            <numerusform>Il mazzo: %n carta coperta da pescare.</numerusform>
            <numerusform>Il mazzo: %n carte coperte da cui si pesca.</numerusform>
        </translation>
    </message>
    <message>
        <source>The monte comes here once the dealer has chosen.</source>
        <translation>Qui ci sarà il monte, quando il mazziere avrà scelto.</translation>
    </message>
    <message>
        <source>one of the dealer’s cards</source>
        <translation>una delle carte del mazziere</translation>
    </message>
    <message numerus="yes">
        <source>The stock: %n card(s) that were not dealt, face down.</source>
        <translation>
            <numerusform>Il mazzo: %n carta non data, coperta.</numerusform>
            <numerusform>Il mazzo: %n carte non date, coperte.</numerusform>
        </translation>
    </message>
    <message>
        <source>The pot: what everybody has paid in.</source>
        <translation>Il piatto: quello che hanno messo tutti.</translation>
    </message>
    <message>
        <source>The pot: %1. It goes to whoever wins the match.</source>
        <comment>%1 is what lies on it</comment>
        <translation>Il piatto: %1. Va a chi vince la partita.</translation>
    </message>
    <message>
        <source>The monte: cards face up for all. In their turn players may take some and leave as many.</source>
        <translation>Il monte: carte scoperte per tutti. Al suo turno ognuno può prenderne e lasciarne altrettante.</translation>
    </message>
</context>
<context>
    <name>MonteFeats</name>
    <message>
        <source>A clean shirt</source>
        <translation>Camicia pulita</translation>
    </message>
    <message>
        <source>Change all your cards at once, and somebody else pays.</source>
        <translation>Fai il cambio camicia, e a pagare è un altro.</translation>
    </message>
    <message>
        <source>Good as they are</source>
        <translation>Va bene così</translation>
    </message>
    <message>
        <source>As the dealer, keep the cards that you looked at, and somebody else pays.</source>
        <translation>Da mazziere, tieni le carte che hai guardato, e a pagare è un altro.</translation>
    </message>
</context>
<context>
    <name>MonteTable</name>
    <message>
        <source>All fall together: the pot goes to the dealer, and that is you.</source>
        <translation>Fuori tutti insieme: il piatto va al mazziere, e sei tu.</translation>
    </message>
    <message>
        <source>All fall together: the pot goes to the dealer, %1.</source>
        <comment>%1 is a name</comment>
        <translation>Fuori tutti insieme: il piatto va al mazziere, %1.</translation>
    </message>
</context>
<context>
    <name>MoveFigures</name>
    <message>
        <source>What the move was worth</source>
        <translation>Quanto valeva la mossa</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>&apos;Better&apos; or &apos;Next best&apos;, and a move</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: risk %2</source>
        <comment>a move, and a percentage</comment>
        <translation>%1: rischio %2</translation>
    </message>
</context>
<context>
    <name>NewMatchPage</name>
    <message>
        <source>At the table</source>
        <translation>Al tavolo</translation>
    </message>
    <message>
        <source>Players at the table</source>
        <translation>Giocatori al tavolo</translation>
    </message>
    <message>
        <source>Reset everything?</source>
        <translation>Rimettere tutto come al solito?</translation>
    </message>
    <message>
        <source>Every rule and every seat goes back to the usual, names, portraits and levels too. House rules that you saved under a name stay.</source>
        <translation>Tutte le regole e tutti i posti tornano come al solito, anche nomi, ritratti e livelli. Le regole della casa che hai salvato con un nome restano.</translation>
    </message>
    <message>
        <source>Reset everything</source>
        <translation>Sì, rimetti</translation>
    </message>
</context>
<context>
    <name>Osteria</name>
    <message>
        <source>Good hand</source>
        <comment>a title at the osteria</comment>
        <translation>Mano sicura</translation>
    </message>
    <message>
        <source>Old fox</source>
        <comment>a title at the osteria</comment>
        <translation>Vecchia volpe</translation>
    </message>
    <message>
        <source>won</source>
        <comment>what became of a table</comment>
        <translation>vinto</translation>
    </message>
    <message>
        <source>drawn</source>
        <comment>what became of a table</comment>
        <translation>patta</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>a place taken, as a word, and the number of players</comment>
        <translation>%1 su %2</translation>
    </message>
    <message>
        <source>%1, %2: %3; %4 coins, %5 in the purse</source>
        <comment>an evening: day, title, places, change, purse</comment>
        <translation>%1, %2: %3; %4 monete, %5 nella borsa</translation>
    </message>
    <message>
        <source>You go down a rung, to catch your breath.</source>
        <translation>Scendi di un gradino, tanto per riprendere fiato.</translation>
    </message>
    <message>
        <source>New face</source>
        <comment>a title at the osteria, the lowest</comment>
        <translation>Faccia nuova</translation>
    </message>
    <message>
        <source>Good company</source>
        <comment>a title at the osteria</comment>
        <translation>Buona compagnia</translation>
    </message>
    <message>
        <source>Fine hand</source>
        <comment>a title at the osteria</comment>
        <translation>Mano d’oro</translation>
    </message>
    <message>
        <source>Legend of the osteria</source>
        <comment>a title at the osteria, the highest</comment>
        <translation>Leggenda dell’osteria</translation>
    </message>
    <message>
        <source>abandoned</source>
        <comment>what became of a table</comment>
        <translation>abbandonato</translation>
    </message>
    <message>
        <source>Table %1</source>
        <comment>one of three in an evening</comment>
        <translation>Tavolo %1</translation>
    </message>
    <message>
        <source>That is enough to go up a rung.</source>
        <translation>Bastano per salire di un gradino.</translation>
    </message>
    <message numerus="yes">
        <source>Table %1 of %2: %n coin(s).</source>
        <translation>
            <numerusform>Tavolo %1 di %2: %n moneta.</numerusform>
            <numerusform>Tavolo %1 di %2: %n monete.</numerusform>
        </translation>
    </message>
    <message>
        <source>Familiar face</source>
        <comment>a title at the osteria</comment>
        <translation>Faccia conosciuta</translation>
    </message>
    <message>
        <source>Table %1 of %2</source>
        <comment>of an evening</comment>
        <translation>Tavolo %1 di %2</translation>
    </message>
    <message>
        <source>This is the last of tonight’s three tables: leave it, and the evening is over without its coins.</source>
        <translation>È l’ultimo dei tre tavoli di stasera: se lo lasci non prendi le sue monete, e la serata finisce qui.</translation>
    </message>
    <message>
        <source>This is table %1 of %2 tonight: leave it, and you win nothing here; the evening goes on at table %3.</source>
        <translation>È il tavolo %1 di %2 della serata: se lo lasci qui non vinci niente, e la serata continua al tavolo %3.</translation>
    </message>
    <message>
        <source>won %1, lost %2</source>
        <comment>matches against a guest</comment>
        <translation>vinte %1, perse %2</translation>
    </message>
    <message>
        <source>Up a rung: now they call you “%1”.</source>
        <translation>Sali di un gradino: adesso ti chiamano «%1».</translation>
    </message>
    <message>
        <source>You stay where you are: “%1”.</source>
        <translation>Resti dove sei: «%1».</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>what became of a table</comment>
        <translation>niente</translation>
    </message>
    <message>
        <source>It takes %1 to go up a rung.</source>
        <translation>Per salire di un gradino ne servono %1.</translation>
    </message>
    <message>
        <source>Tonight you stay where you are.</source>
        <translation>Stasera resti dove sei.</translation>
    </message>
    <message>
        <source>Win something at the last table, and you stay where you are.</source>
        <translation>Se vinci qualcosa all’ultimo tavolo, resti dove sei.</translation>
    </message>
    <message numerus="yes">
        <source>The evening is over: you take home %n coin(s).</source>
        <translation>
            <numerusform>La serata è finita: ti porti a casa %n moneta.</numerusform>
            <numerusform>La serata è finita: ti porti a casa %n monete.</numerusform>
        </translation>
    </message>
    <message>
        <source>There are %1 coins to be won tonight.</source>
        <translation>Stasera ci sono in palio %1 monete.</translation>
    </message>
    <message>
        <source>No coins won yet; there are %1 still to be won tonight.</source>
        <translation>Ancora nessuna moneta vinta; stasera ne restano in palio %1.</translation>
    </message>
    <message>
        <source>Coins won so far: %1; there are %2 still to be won tonight.</source>
        <translation>Monete vinte finora: %1; stasera ne restano in palio %2.</translation>
    </message>
</context>
<context>
    <name>OsteriaNumbers</name>
    <message>
        <source>At the osteria</source>
        <translation>All’osteria</translation>
    </message>
    <message>
        <source>Title</source>
        <comment>of the person at the osteria</comment>
        <translation>Titolo</translation>
    </message>
    <message>
        <source>Evenings</source>
        <translation>Serate</translation>
    </message>
    <message>
        <source>Coins in the purse</source>
        <translation>Monete nella borsa</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>two numbers</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Deals of the day played, and won</source>
        <translation>Partite del giorno: giocate, vinte</translation>
    </message>
    <message>
        <source>Most days in a row</source>
        <translation>Giorni di fila, al massimo</translation>
    </message>
</context>
<context>
    <name>OutsideFile</name>
    <message>
        <source>it is a folder</source>
        <translation>è una cartella</translation>
    </message>
    <message>
        <source>it is too large: at most %1 can be read</source>
        <comment>%1 is &apos;32 MiB&apos;</comment>
        <translation>è troppo grande: se ne leggono al massimo %1</translation>
    </message>
    <message>
        <source>it is not a file but a device or a pipe</source>
        <translation>non è un file, ma un dispositivo o una pipe</translation>
    </message>
</context>
<context>
    <name>OwnHand</name>
    <message>
        <source>Your hand</source>
        <translation>La tua mano</translation>
    </message>
    <message>
        <source>your hand, card %1 of %2</source>
        <translation>la tua mano, carta %1 di %2</translation>
    </message>
    <message>
        <source>You are out and watch the others</source>
        <translation>Sei fuori e guardi gli altri</translation>
    </message>
    <message>
        <source>seen</source>
        <comment>a card of yours that the others know</comment>
        <translation>vista</translation>
    </message>
    <message>
        <source>your hand, card %1 of %2, seen by the others</source>
        <translation>la tua mano, carta %1 di %2, vista dagli altri</translation>
    </message>
    <message>
        <source>The hand at the bottom</source>
        <translation>La mano in primo piano</translation>
    </message>
    <message>
        <source>hand at the bottom, card %1 of %2</source>
        <translation>mano in primo piano, carta %1 di %2</translation>
    </message>
    <message>
        <source>your hand, card %1 of %2, just taken: it stays</source>
        <translation>la tua mano, carta %1 di %2, appena presa: resta</translation>
    </message>
    <message>
        <source>your hand, card %1 of %2, %3</source>
        <comment>%3 is &apos;drawn&apos;, said of the card</comment>
        <translation>la tua mano, carta %1 di %2, %3</translation>
    </message>
    <message>
        <source>your hand, card %1 of %2, not now</source>
        <comment>a card that may not be played</comment>
        <translation>la tua mano, carta %1 di %2, adesso no</translation>
    </message>
</context>
<context>
    <name>OwnMatch</name>
    <message>
        <source>Deal %1, %2: %3</source>
        <comment>%2 is &apos;Lap 2&apos;, %3 a move that was made</comment>
        <translation>Smazzata %1 · %2: %3</translation>
    </message>
    <message>
        <source>%1, in deal %2</source>
        <comment>%1 is what a hand is worth</comment>
        <translation>%1, nella smazzata %2</translation>
    </message>
    <message numerus="yes">
        <source>%n were good.</source>
        <comment>moves</comment>
        <translation>
            <numerusform>%n era buona.</numerusform>
            <numerusform>%n erano buone.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n were mistakes.</source>
        <comment>moves</comment>
        <translation>
            <numerusform>%n era un errore.</numerusform>
            <numerusform>%n erano errori.</numerusform>
        </translation>
    </message>
    <message>
        <source>The costliest: %1. %2</source>
        <comment>%1 is &apos;Deal 4, lap 2: knock&apos;, %2 &apos;Better: …&apos;</comment>
        <translation>La mossa più cara: %1. %2</translation>
    </message>
    <message numerus="yes">
        <source>%n of your moves were the best possible.</source>
        <translation>
            <numerusform>%n delle tue mosse era la migliore possibile.</numerusform>
            <numerusform>%n delle tue mosse erano le migliori possibili.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your highest hand: %1.</source>
        <translation>La tua mano più alta: %1.</translation>
    </message>
</context>
<context>
    <name>OwnMatchLeaf</name>
    <message>
        <source>Your match</source>
        <translation>La tua partita</translation>
    </message>
    <message numerus="yes">
        <source>%n best</source>
        <comment>moves: no better one was there</comment>
        <translation>
            <numerusform>%n migliore</numerusform>
            <numerusform>%n migliori</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n good</source>
        <comment>moves: a better one was there, but not by much</comment>
        <translation>
            <numerusform>%n buona</numerusform>
            <numerusform>%n buone</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mistake(s)</source>
        <comment>moves</comment>
        <translation>
            <numerusform>%n errore</numerusform>
            <numerusform>%n errori</numerusform>
        </translation>
    </message>
    <message>
        <source>The costliest move</source>
        <translation>La mossa più cara</translation>
    </message>
    <message>
        <source>Look at that move</source>
        <translation>Rivedi quella mossa</translation>
    </message>
    <message>
        <source>You found the best move every time.</source>
        <translation>Hai sempre giocato la mossa migliore.</translation>
    </message>
    <message>
        <source>Your highest hand</source>
        <translation>La tua mano più alta</translation>
    </message>
    <message numerus="yes">
        <source>%n not checked yet</source>
        <comment>moves: how good they were is still being reckoned</comment>
        <translation>
            <numerusform>%n da controllare</numerusform>
            <numerusform>%n da controllare</numerusform>
        </translation>
    </message>
    <message>
        <source>out</source>
        <comment>below 0 in a plot of lives: of the match</comment>
        <translation>fuori</translation>
    </message>
</context>
<context>
    <name>PackBox</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carta</numerusform>
            <numerusform>%n carte</numerusform>
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
        <translation>Francesi</translation>
    </message>
    <message>
        <source>Tarot</source>
        <translation>Tarocchi</translation>
    </message>
</context>
<context>
    <name>PathSlip</name>
    <message>
        <source>No match records in this folder (files ending in .petrangola).</source>
        <translation>In questa cartella non ci sono partite salvate (file che finiscono in .petrangola).</translation>
    </message>
    <message>
        <source>This is a file: choose a folder.</source>
        <translation>Questo è un file: scegli una cartella.</translation>
    </message>
    <message>
        <source>Save a copy of this match</source>
        <translation>Salva una copia di questa partita</translation>
    </message>
    <message>
        <source>Save all matches shown in a folder</source>
        <translation>Salva tutte queste partite in una cartella</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Cartella</translation>
    </message>
    <message>
        <source>File</source>
        <translation>File</translation>
    </message>
    <message>
        <source>File or folder</source>
        <translation>File o cartella</translation>
    </message>
    <message>
        <source>No, go back</source>
        <translation>No, torno indietro</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Salva</translation>
    </message>
    <message>
        <source>Type where it is, or choose below.</source>
        <translation>Scrivi dov’è, o scegli qui sotto.</translation>
    </message>
    <message>
        <source>There is no file or folder of that name.</source>
        <translation>Non c’è né un file né una cartella con questo nome.</translation>
    </message>
    <message>
        <source>This is a folder: add a file name.</source>
        <translation>Questa è una cartella: aggiungi il nome del file.</translation>
    </message>
    <message>
        <source>That folder does not exist.</source>
        <translation>Questa cartella non c’è.</translation>
    </message>
    <message>
        <source>There is already a file of that name.</source>
        <translation>C’è già un file con questo nome.</translation>
    </message>
    <message>
        <source>Files that are already in this folder are left alone.</source>
        <translation>I file già presenti nella cartella restano come sono.</translation>
    </message>
    <message>
        <source>The folder will be created.</source>
        <translation>La cartella verrà creata.</translation>
    </message>
    <message>
        <source>Import matches from files</source>
        <translation>Importa partite da file</translation>
    </message>
    <message>
        <source>Replace it</source>
        <translation>Sostituisci</translation>
    </message>
    <message numerus="yes">
        <source>Import %n file(s)</source>
        <translation>
            <numerusform>Importa %n file</numerusform>
            <numerusform>Importa %n file</numerusform>
        </translation>
    </message>
    <message>
        <source>Import it</source>
        <translation>Importala</translation>
    </message>
</context>
<context>
    <name>PeriodChoice</name>
    <message>
        <source>Period</source>
        <translation>Periodo</translation>
    </message>
    <message>
        <source>all time</source>
        <comment>a period</comment>
        <translation>sempre</translation>
    </message>
    <message>
        <source>last year</source>
        <translation>ultimo anno</translation>
    </message>
    <message>
        <source>30 days</source>
        <translation>30 giorni</translation>
    </message>
    <message>
        <source>7 days</source>
        <translation>7 giorni</translation>
    </message>
</context>
<context>
    <name>PetrangolaChapters</name>
    <message>
        <source>In short</source>
        <translation>In breve</translation>
    </message>
    <message>
        <source>The cards</source>
        <translation>Le carte</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>La smazzata</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Il turno</translation>
    </message>
    <message>
        <source>The knock</source>
        <translation>La bussata</translation>
    </message>
    <message>
        <source>Who wins</source>
        <translation>Chi vince</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Le marche</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>La casa</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Parole</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasti</translation>
    </message>
</context>
<context>
    <name>PetrangolaEstimate</name>
    <message>
        <source>Keep the three and knock</source>
        <translation>Tieni le tre carte e bussa</translation>
    </message>
    <message>
        <source>Three aces never pay.</source>
        <translation>I tre assi non pagano mai.</translation>
    </message>
    <message>
        <source>Turn up the three</source>
        <translation>Scopri le tre carte</translation>
    </message>
    <message>
        <source>You turned up the three</source>
        <translation>Hai scoperto le tre carte</translation>
    </message>
    <message>
        <source>You kept the three and knocked</source>
        <translation>Hai tenuto le tre carte e bussato</translation>
    </message>
    <message>
        <source>Turn up the three</source>
        <comment>a move, after somebody&apos;s name</comment>
        <translation>Scoprire le tre carte</translation>
    </message>
    <message>
        <source>Keep the three and knock</source>
        <comment>a move, after somebody&apos;s name</comment>
        <translation>Tenere le tre carte e bussare</translation>
    </message>
    <message>
        <source>You play on with three cards that nobody has seen yet: %1.</source>
        <comment>%1 is &apos;you lose a token 12 times in 100&apos;</comment>
        <translation>Giochi con tre carte che nessuno ha ancora visto: %1.</translation>
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
        <translation>Collezionista</translation>
    </message>
    <message>
        <source>Twenty petrangole when the hands are compared.</source>
        <translation>Venti petrangole a fine smazzata.</translation>
    </message>
    <message>
        <source>Encore!</source>
        <translation>Bis!</translation>
    </message>
    <message>
        <source>Two petrangole in the same match.</source>
        <translation>Due petrangole nella stessa partita.</translation>
    </message>
    <message>
        <source>Petrangolone</source>
        <translation>Petrangolone</translation>
    </message>
    <message>
        <source>Three aces when the hands are compared.</source>
        <translation>Il tris d’assi a fine smazzata.</translation>
    </message>
    <message>
        <source>Have three of a kind or a sequence when the hands are compared.</source>
        <translation>Mostra un tris o una scala a fine smazzata.</translation>
    </message>
    <message>
        <source>Back from the door</source>
        <translation>Dietrofront sulla porta</translation>
    </message>
    <message>
        <source>Re-enter after losing your last token, and win the match.</source>
        <translation>Rientra in gioco dopo aver perso l’ultima marca, e vinci la partita.</translation>
    </message>
</context>
<context>
    <name>PetrangolaGuide</name>
    <message>
        <source>%1 knocks and keeps those three cards. Everybody else has one more turn, then the hands are shown.</source>
        <translation>%1 bussa e tiene le sue tre carte. Gli altri giocano ancora una volta, poi si scoprono le mani.</translation>
    </message>
    <message>
        <source>%1 stays: no change after the knock.</source>
        <translation>%1 sta così: dopo la bussata non cambia niente.</translation>
    </message>
    <message>
        <source>%1 changes all three cards: a shirt change, and that is a knock. Everybody else has one more turn.</source>
        <translation>%1 cambia tutte e tre le carte: è il cambio camicia, e vale una bussata. Gli altri giocano ancora una volta.</translation>
    </message>
    <message>
        <source>Now you have %1. See what the others take.</source>
        <translation>Adesso hai %1. Guarda che cosa prendono gli altri.</translation>
    </message>
    <message>
        <source>Look: the monte alone makes %1. Take all three: that is a shirt change, and a knock.</source>
        <translation>Guarda: il monte da solo fa %1. Prendile tutte e tre: è il cambio camicia, e vale una bussata.</translation>
    </message>
    <message>
        <source>Nobody pays: three aces never do. %1</source>
        <comment>%1 are two sentences</comment>
        <translation>Non paga nessuno: i tre assi non pagano mai. %1</translation>
    </message>
    <message>
        <source>You have %1: knock, and you keep these cards. %2</source>
        <comment>a hand&apos;s worth; one or two sentences</comment>
        <translation>Hai %1: bussa, e ti tieni queste carte. %2</translation>
    </message>
    <message>
        <source>%1 I would keep them. %2</source>
        <comment>%1 are sentences, %2 one or two</comment>
        <translation>%1 Io le terrei. %2</translation>
    </message>
    <message>
        <source>Welcome, I am Teresa. Tokens are our lives: whoever has the lowest hand loses one. Now cards are dealt face up: whoever gets the ace of coins deals first.</source>
        <translation>Ciao, io sono Teresa. Le marche sono le nostre vite: chi ha la mano più bassa ne perde una. Ora si danno carte scoperte: chi riceve l’asso di denari fa il mazziere.</translation>
    </message>
    <message>
        <source>You deal: only you see these three. Turn them up, and all may exchange with them; keep them, and that is a knock: everybody else has just one turn.</source>
        <translation>Fai tu le carte: queste tre le vedi solo tu. Se le scopri sono il monte, con cui cambiano tutti; se le tieni è una bussata, e gli altri hanno un turno solo.</translation>
    </message>
    <message>
        <source>You have a petrangola: %1. It beats every hand that only counts points. Now %2 looks at three more cards.</source>
        <translation>Hai una petrangola: %1. Batte qualsiasi mano che vale solo a punti. Ora %2 guarda altre tre carte.</translation>
    </message>
    <message>
        <source>You have %1. Only cards of one suit count together: the ace 11, the court cards 10, the others their number. Better still are three alike, or three in a row of one suit: a petrangola. Now %2 looks at three more cards.</source>
        <translation>Hai %1. Si sommano solo le carte dello stesso seme: l’asso 11, le figure 10, le altre quel che segnano. Meglio ancora tre carte uguali, o tre in fila dello stesso seme: la petrangola. Ora %2 guarda altre tre carte.</translation>
    </message>
    <message>
        <source>%1 turns the three up: this is the monte. In turn, going round to the right, everybody swaps cards with it.</source>
        <translation>%1 scopre le tre carte: ecco il monte. Si gioca verso destra: a turno ognuno lascia una o due carte e ne prende altrettante dal monte.</translation>
    </message>
    <message>
        <source>%1 keeps the three, which is a knock at once. The cards dealt before are now the monte, and everybody else has just one turn.</source>
        <translation>%1 si tiene le tre carte, e così bussa subito. Le carte date prima fanno da monte, e gli altri giocano una volta sola.</translation>
    </message>
    <message>
        <source>Your three are now the monte, and you pick up the cards dealt to you.</source>
        <translation>Le tue tre carte sono il monte, e prendi in mano quelle che ti eri dato.</translation>
    </message>
    <message>
        <source>You cannot pass: you exchange or you knock. I would give %1 for %2; that leaves you %3.</source>
        <comment>cards; cards; a hand&apos;s worth</comment>
        <translation>Passare non si può: si cambia o si bussa. Io darei %1 per %2; ti resta %3.</translation>
    </message>
    <message>
        <source>Your turn. Choose %1 from your hand and %2 from the monte: that makes %3. It is a petrangola, and beats every hand that only counts points.</source>
        <comment>cards; cards; a hand&apos;s worth</comment>
        <translation>Tocca a te. Scegli %1 dalla tua mano e %2 dal monte: fai %3. È una petrangola, e batte qualsiasi mano che vale solo a punti.</translation>
    </message>
    <message>
        <source>Your last turn: you may change up to three cards, and it no longer counts as a knock. I would give %1 for %2: that makes %3.</source>
        <comment>cards; cards; a hand&apos;s worth</comment>
        <translation>L’ultimo giro: puoi cambiare fino a tre carte, e anche se le cambi tutte non vale come bussata. Io darei %1 per %2: fai %3.</translation>
    </message>
    <message>
        <source>With no tokens you are out, and the last one in takes the pot: everybody’s stakes. Now you know enough for a match of your own.</source>
        <translation>Chi finisce le marche è fuori; l’ultimo in gioco si prende il piatto, con le poste di tutti. Ora ne sai abbastanza per una partita tua.</translation>
    </message>
    <message>
        <source>Your last turn. No exchange improves %1: stay.</source>
        <translation>L’ultimo giro. Hai %1, e cambiare non ti serve: stai.</translation>
    </message>
    <message>
        <source>%1 I would turn them up. %2</source>
        <comment>%1 are sentences, %2 one or two</comment>
        <translation>%1 Io le scoprirei. %2</translation>
    </message>
</context>
<context>
    <name>PetrangolaLessons</name>
    <message>
        <source>These are your three cards. Only cards of one suit count together: the king, 10, and the 7 of coins make 17. The 4 of swords counts nothing.</source>
        <translation>Ecco le tue tre carte. Si sommano solo quelle dello stesso seme: il re, che vale 10, e il 7 di denari fanno 17. Il 4 di spade non conta.</translation>
    </message>
    <message>
        <source>Bruno gives the 3 of batons and takes the 5 of cups. So he collects cups: keep that in mind.</source>
        <translation>Bruno dà il 3 di bastoni e prende il 5 di coppe. Cerca coppe, dunque: tienilo a mente.</translation>
    </message>
    <message>
        <source>Nives knocks: she keeps her cards, and everybody else has one more turn.</source>
        <translation>Nives bussa: si tiene le sue carte, e gli altri giocano ancora una volta.</translation>
    </message>
    <message>
        <source>There it is, the third seven. And a horse of coins, which makes 20 with your king.</source>
        <translation>Eccolo lì, il terzo sette. E c’è il cavallo di denari, che con il tuo re fa 20.</translation>
    </message>
    <message>
        <source>Three sevens! Among threes of a kind the low ones are better: three twos are the best, three kings the last. Only three aces are above them all.</source>
        <translation>Tris di sette! Fra i tris valgono di più i bassi: il migliore è quello di due, l’ultimo quello di re. Sopra a tutti sta solo quello d’assi.</translation>
    </message>
    <message>
        <source>Bruno knocks, and looks very pleased. Everybody else has one more turn.</source>
        <translation>Bruno bussa, e ha l’aria molto soddisfatta. Gli altri giocano ancora una volta.</translation>
    </message>
    <message>
        <source>In her last turn Nives takes the 3 of cups. It must be worth something to her.</source>
        <translation>Nives prende il 3 di coppe, l’ultima carta che può prendere. A qualcosa le servirà.</translation>
    </message>
    <message>
        <source>Bruno collects swords, and only found a 2.</source>
        <translation>Bruno cerca spade, e ha trovato solo un 2.</translation>
    </message>
    <message>
        <source>Nives takes your 4 of batons. Neither of them has taken a card that counts much.</source>
        <translation>Nives prende il tuo 4 di bastoni. Nessuno dei due ha preso una carta che conti molto.</translation>
    </message>
    <message>
        <source>You have knocked, and your hand stays as it is. Now watch what the others make of their last turn.</source>
        <translation>Hai bussato, e la tua mano resta così. Adesso guarda che cosa combinano gli altri nell’ultimo giro.</translation>
    </message>
    <message>
        <source>Bruno finds nothing in the monte and stays.</source>
        <translation>Bruno nel monte non trova niente e sta così.</translation>
    </message>
    <message>
        <source>Bruno has the lowest hand and pays. You knocked in time and left him no second turn.</source>
        <translation>Bruno ha la mano più bassa e paga. Hai bussato in tempo, e non gli hai lasciato un altro turno.</translation>
    </message>
    <message>
        <source>Seven points: a miserable hand. This time Nives begins.</source>
        <translation>Sette punti: una mano da piangere. Stavolta comincia Nives.</translation>
    </message>
    <message>
        <source>From 7 to 25. And what you left is all that Bruno can choose from.</source>
        <translation>Da 7 a 25. E Bruno può scegliere solo fra le carte che hai lasciato.</translation>
    </message>
    <message>
        <source>Bruno takes your 7 of coins.</source>
        <translation>Bruno prende il tuo 7 di denari.</translation>
    </message>
    <message>
        <source>Your 14 is the lowest hand, and that was your last token. But the match is not over for you yet: go on.</source>
        <translation>Il tuo 14 è la mano più bassa, e quella era la tua ultima marca. Ma per te la partita non è ancora finita: avanti.</translation>
    </message>
    <message>
        <source>Do not wait for anybody to find a petrangola: knock.</source>
        <translation>Non aspettare che qualcuno trovi una petrangola: bussa.</translation>
    </message>
    <message>
        <source>Let us see what the two of them make of it.</source>
        <translation>Vediamo come se la cavano quei due.</translation>
    </message>
    <message>
        <source>Bruno stays.</source>
        <translation>Bruno sta così.</translation>
    </message>
    <message>
        <source>Nives stays as well.</source>
        <translation>Sta così anche Nives.</translation>
    </message>
    <message>
        <source>Bruno could pay another stake. He has had enough for tonight.</source>
        <translation>Bruno potrebbe rimettere la posta, ma per stasera ne ha abbastanza.</translation>
    </message>
    <message>
        <source>An exchange that pays</source>
        <translation>Un cambio che rende</translation>
    </message>
    <message>
        <source>One suit counts: find the card that you lack.</source>
        <translation>Conta un seme solo: trova la carta che ti manca.</translation>
    </message>
    <message>
        <source>Take the card that adds most to one suit, and remember what the others take.</source>
        <translation>Prendi la carta che aggiunge di più a un seme, e ricorda che cosa prendono gli altri.</translation>
    </message>
    <message>
        <source>Three sevens beat 31</source>
        <translation>Il tris di sette batte 31</translation>
    </message>
    <message>
        <source>Sequence and three of a kind: what wins, and why.</source>
        <translation>Scala e tris: che cosa vince, e perché.</translation>
    </message>
    <message>
        <source>Three aces, then sequences, then three of a kind with the low ones first, then the points of one suit.</source>
        <translation>Tre assi, poi le scale, poi i tris (prima i più bassi), poi i punti di un seme.</translation>
    </message>
    <message>
        <source>To knock, or not yet</source>
        <translation>Bussare, o non ancora</translation>
    </message>
    <message>
        <source>Once too early, once just in time.</source>
        <translation>Una volta troppo presto, una volta al momento giusto.</translation>
    </message>
    <message>
        <source>The last turn</source>
        <translation>L’ultimo giro</translation>
    </message>
    <message>
        <source>Somebody has knocked, and your hand is worth nothing.</source>
        <translation>Qualcuno ha bussato, e la tua mano non vale niente.</translation>
    </message>
    <message>
        <source>After a knock everybody else has one more turn, to change up to three cards. Only the lowest hand pays.</source>
        <translation>Dopo una bussata gli altri hanno un turno a testa, e cambiano fino a tre carte. Paga solo la mano più bassa.</translation>
    </message>
    <message>
        <source>The last token, the re-entry and the end of a match.</source>
        <translation>L’ultima marca, il rientro e la fine della partita.</translation>
    </message>
    <message>
        <source>Nives turns three cards up: the monte. Going round to the right, everybody swaps cards with it.</source>
        <translation>Nives scopre tre carte: è il monte. Si gioca verso destra: a turno ognuno lascia una o due carte e ne prende altrettante.</translation>
    </message>
    <message>
        <source>28, with one card. And everybody saw you take the ace: now they know what you collect.</source>
        <translation>28, con una carta sola. E tutti ti hanno visto prendere l’asso: adesso sanno che cosa cerchi.</translation>
    </message>
    <message>
        <source>Bruno stays too. Now the hands are shown.</source>
        <translation>Sta così anche Bruno. Adesso si scoprono le mani.</translation>
    </message>
    <message>
        <source>Bruno’s 21 is the lowest hand, and he pays a token, one of his lives. You are far above that, thanks to one good exchange.</source>
        <translation>Il 21 di Bruno è la mano più bassa, e paga lui: una marca, cioè una delle sue vite. La tua è ben sopra: è bastato un buon cambio.</translation>
    </message>
    <message>
        <source>Ten points, no more. But you have two sevens: with a third one you have three of a kind, a petrangola.</source>
        <translation>Dieci punti, non di più. Ma hai due sette: con il terzo fai tris, ed è una petrangola.</translation>
    </message>
    <message>
        <source>Your last turn. Nothing here improves three sevens: stay.</source>
        <translation>L’ultimo giro. Il tris di sette qui non si migliora: stai.</translation>
    </message>
    <message>
        <source>Nives has 2, 3 and 4 of cups, a sequence: even the lowest one beats your three sevens. Bruno has 31, the most that points can reach, and yet he pays.</source>
        <translation>Nives ha 2, 3 e 4 di coppe, una scala: anche la più bassa batte il tuo tris di sette. Bruno ha 31, il massimo dei punti, eppure paga lui.</translation>
    </message>
    <message>
        <source>Twenty in cups. Is that enough to knock? A knock gives everybody else one more turn to beat you.</source>
        <translation>Venti a coppe. Basta per bussare? Chi bussa lascia agli altri ancora un turno per superarlo.</translation>
    </message>
    <message>
        <source>Not yet: twenty is soon beaten, and the 5 of cups is in the monte. Give the 4 of batons for it.</source>
        <translation>Non ancora: venti si superano presto, e nel monte c’è il 5 di coppe. Dai il 4 di bastoni e prendilo.</translation>
    </message>
    <message>
        <source>25. Now see whether anybody gets in your way.</source>
        <translation>25. Ora vediamo se qualcuno ti mette i bastoni fra le ruote.</translation>
    </message>
    <message>
        <source>Nives stays as well. Show your cards!</source>
        <translation>Sta così anche Nives. Fuori le carte!</translation>
    </message>
    <message>
        <source>She knocks at once! So you have just one turn, this one, and yours is the weakest hand at the table.</source>
        <translation>Bussa subito! Così ti resta un turno solo, questo, e hai la mano più bassa del tavolo.</translation>
    </message>
    <message>
        <source>Bruno pays. In the last turn only one thing counts: not to have the lowest hand.</source>
        <translation>Paga Bruno. Nell’ultimo giro conta una cosa sola: non avere la mano più bassa.</translation>
    </message>
    <message>
        <source>It is late, and each of you has a single token left: whoever pays now is out. Nine in cups is not much.</source>
        <translation>È tardi, e a ciascuno resta una marca sola: chi paga adesso è fuori. Nove a coppe non promettono granché.</translation>
    </message>
    <message>
        <source>Nives knocks. You have one turn left.</source>
        <translation>Nives bussa. Ti resta un turno.</translation>
    </message>
    <message>
        <source>Once in a match you may pay your stake again, play money for the pot, and come back with as many tokens as the poorest of the others has: one. Re-enter!</source>
        <translation>Una volta per partita puoi rimettere la posta, cioè i soldi finti che vanno nel piatto, e rientrare con tante marche quante ne ha il più povero degli altri: una. Rientra!</translation>
    </message>
    <message>
        <source>You have a token again, and there are four stakes in the pot.</source>
        <translation>Hai di nuovo una marca, e nel piatto ci sono quattro poste.</translation>
    </message>
    <message>
        <source>Then you could only watch. A stake buys you back, once in a match: try it.</source>
        <translation>Così potresti solo stare a guardare. Con una posta si rientra, una volta per partita: prova.</translation>
    </message>
    <message>
        <source>What a hand: 31 in cups, the most that points can reach. And you play first.</source>
        <translation>Che mano: 31 a coppe, il massimo dei punti. E giochi prima di tutti.</translation>
    </message>
    <message>
        <source>Twenty and twenty: the lowest hands tie, so both pay, and both lose their last token. Go on.</source>
        <translation>Venti e venti: le mani più basse sono pari, quindi pagano tutti e due, e tutti e due perdono l’ultima marca. Avanti.</translation>
    </message>
    <message>
        <source>And so has Nives. You are the only one left: the pot is yours, four stakes and the applause.</source>
        <translation>Anche Nives si ferma qui. Resti in gioco solo tu: il piatto è tuo, quattro poste e gli applausi.</translation>
    </message>
    <message>
        <source>Knock when your hand will still not be the lowest after one more turn for everybody else.</source>
        <translation>Bussa quando la tua mano non sarà la più bassa nemmeno dopo un altro turno di tutti gli altri.</translation>
    </message>
    <message>
        <source>Out, in again, and the pot</source>
        <translation>Si esce, si rientra, e il piatto</translation>
    </message>
    <message>
        <source>With no token you are out, unless you pay to come back. The last one in takes the pot.</source>
        <translation>Chi non ha più marche è fuori, a meno che non paghi per rientrare. L’ultimo che resta prende il piatto.</translation>
    </message>
    <message>
        <source>Your turn: choose a card of yours to give, and one of the monte to take. Which card helps you most?</source>
        <translation>Tocca a te: scegli una tua carta da dare e una del monte da prendere. Qual è la carta che ti serve di più?</translation>
    </message>
    <message>
        <source>The ace counts 11, and you are collecting coins. Choose your 4 of swords, then the ace of coins.</source>
        <translation>L’asso vale 11, e tu cerchi denari. Scegli il tuo 4 di spade, poi l’asso di denari.</translation>
    </message>
    <message>
        <source>Your last turn. You may exchange once more, or stay as you are. Does anything there improve your 28?</source>
        <translation>Il tuo ultimo giro. Puoi cambiare ancora una volta o stare. C’è qualcosa che migliora il tuo 28?</translation>
    </message>
    <message>
        <source>Nothing does: stay.</source>
        <translation>Niente: stai.</translation>
    </message>
    <message>
        <source>The horse of coins for twenty points, or the third seven? Take what is worth more.</source>
        <translation>Il cavallo di denari per fare venti, o il terzo sette? Prendi quello che vale di più.</translation>
    </message>
    <message>
        <source>Three of a kind beats any number of points. Give the king for the 7 of batons.</source>
        <translation>Il tris batte qualsiasi punteggio. Dai il re e prendi il 7 di bastoni.</translation>
    </message>
    <message>
        <source>Do you knock with twenty, or do you exchange first?</source>
        <translation>Con venti bussi, o prima cambi?</translation>
    </message>
    <message>
        <source>You cannot pass: you exchange or you knock. What do you do with 25?</source>
        <translation>Passare non si può: o cambi o bussi. Che cosa fai con 25?</translation>
    </message>
    <message>
        <source>Any exchange would spoil your 25, and the others are still weak. Knock!</source>
        <translation>Ogni cambio ti rovina il 25, e gli altri sono ancora deboli. Bussa!</translation>
    </message>
    <message>
        <source>In the last turn you may change up to three cards, and it no longer counts as a knock. What makes the most of this monte?</source>
        <translation>Nell’ultimo giro puoi cambiare fino a tre carte, e non conta più come bussata. Come sfrutti meglio questo monte?</translation>
    </message>
    <message>
        <source>The monte alone makes 25 in batons: change your shirt, take all three.</source>
        <translation>Il monte da solo fa 25 a bastoni: cambio camicia, prendile tutte e tre.</translation>
    </message>
    <message>
        <source>You have one turn, and nine points in cups. Take the best card there is.</source>
        <translation>Un turno solo, e nove a coppe. Prendi il meglio che c’è.</translation>
    </message>
    <message>
        <source>The 5 of cups for the 2 of swords makes 14.</source>
        <translation>Il 5 di coppe per il 2 di spade fa 14.</translation>
    </message>
    <message>
        <source>Do you wait for something better, or do you knock?</source>
        <translation>Aspetti qualcosa di meglio, o bussi?</translation>
    </message>
</context>
<context>
    <name>PetrangolaNumbers</name>
    <message>
        <source>Petrangole at the showdown</source>
        <translation>Petrangole a fine smazzata</translation>
    </message>
    <message>
        <source>Petrangoloni, three aces</source>
        <translation>Petrangoloni, tre assi</translation>
    </message>
    <message>
        <source>Knock</source>
        <translation>Bussata</translation>
    </message>
    <message>
        <source>Shirt change</source>
        <translation>Cambio camicia</translation>
    </message>
    <message>
        <source>Kept as dealer</source>
        <translation>Tenute da mazziere</translation>
    </message>
</context>
<context>
    <name>PetrangolaReplay</name>
    <message>
        <source>%1 re-entered</source>
        <translation>%1 ha rimesso la posta</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>%1 ha lasciato</translation>
    </message>
    <message>
        <source>you re-entered</source>
        <translation>hai rimesso la posta</translation>
    </message>
    <message>
        <source>you left</source>
        <translation>hai lasciato</translation>
    </message>
</context>
<context>
    <name>PetrangolaRules</name>
    <message>
        <source>Stake</source>
        <translation>Posta</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Marche</translation>
    </message>
    <message>
        <source>The lives that everybody starts with, from 1 to 9</source>
        <translation>Le vite con cui si comincia, da 1 a 9</translation>
    </message>
    <message>
        <source>Re-entries</source>
        <translation>Rientri</translation>
    </message>
    <message>
        <source>Packs</source>
        <translation>Mazzi</translation>
    </message>
    <message>
        <source>One is enough for up to twelve players</source>
        <translation>Fino a dodici giocatori ne basta uno</translation>
    </message>
    <message>
        <source>More than twelve players need two</source>
        <translation>Per più di dodici giocatori ne servono due</translation>
    </message>
    <message>
        <source>Order of three of a kind</source>
        <translation>Ordine dei tris</translation>
    </message>
    <message>
        <source>Which is best after three aces</source>
        <translation>Dopo i tre assi, quale vale di più</translation>
    </message>
    <message>
        <source>low first</source>
        <translation>prima i 2</translation>
    </message>
    <message>
        <source>kings first</source>
        <translation>prima i re</translation>
    </message>
    <message>
        <source>Ace also low</source>
        <translation>Asso anche basso</translation>
    </message>
    <message>
        <source>3, 2 and ace of a suit are the lowest sequence</source>
        <translation>3, 2 e asso di un seme sono la scala più bassa</translation>
    </message>
    <message>
        <source>Three of a kind beats a sequence</source>
        <translation>Il tris batte la scala</translation>
    </message>
    <message>
        <source>Petrangola shown</source>
        <translation>Petrangola scoperta</translation>
    </message>
    <message numerus="yes">
        <source>%n token(s)</source>
        <comment>at the start</comment>
        <translation>
            <numerusform>%n marca</numerusform>
            <numerusform>%n marche</numerusform>
        </translation>
    </message>
    <message>
        <source>no re-entry</source>
        <translation>niente rientri</translation>
    </message>
    <message numerus="yes">
        <source>%n re-entry(s)</source>
        <translation>
            <numerusform>%n rientro</numerusform>
            <numerusform>%n rientri</numerusform>
        </translation>
    </message>
    <message>
        <source>stake %1</source>
        <translation>posta %1</translation>
    </message>
    <message numerus="yes">
        <source>%n pack(s)</source>
        <translation>
            <numerusform>%n mazzo</numerusform>
            <numerusform>%n mazzi</numerusform>
        </translation>
    </message>
    <message>
        <source>three kings before three 2s</source>
        <translation>tris di re prima di tris di 2</translation>
    </message>
    <message>
        <source>ace also low</source>
        <translation>asso anche basso</translation>
    </message>
    <message>
        <source>petrangola shown</source>
        <translation>petrangola scoperta</translation>
    </message>
    <message>
        <source>The usual rules</source>
        <translation>Le regole solite</translation>
    </message>
    <message>
        <source>A long evening</source>
        <translation>Una serata lunga</translation>
    </message>
    <message>
        <source>Low ace</source>
        <translation>Asso basso</translation>
    </message>
    <message>
        <source>Kings first</source>
        <translation>Prima i re</translation>
    </message>
    <message>
        <source>Open knock</source>
        <translation>Bussata scoperta</translation>
    </message>
    <message>
        <source>Three of a kind first</source>
        <comment>the name of these rules</comment>
        <translation>Prima i tris</translation>
    </message>
    <message>
        <source>Petrangola</source>
        <translation>Petrangola</translation>
    </message>
    <message>
        <source>Petrangola is a card game of the osterie between Romagna and the Marche: three cards in the hand, three on the table, and a knock when you dare.</source>
        <translation>La petrangola è un gioco d’osteria fra la Romagna e le Marche: tre carte in mano, tre in tavola, e si bussa quando si ha il coraggio.</translation>
    </message>
    <message>
        <source>with forty Piacentine cards, three lives and a stake in the pot</source>
        <translation>con quaranta carte piacentine, tre vite e la posta nel piatto</translation>
    </message>
    <message>
        <source>What each player puts into the pot, in play money</source>
        <translation>Quanto mette ognuno nel piatto, in soldi finti</translation>
    </message>
    <message>
        <source>How many times a player who is out may pay again and come back</source>
        <translation>Quante volte si può rimettere la posta e rientrare</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>in base ai giocatori</translation>
    </message>
    <message>
        <source>Three alike are worth more than three in a row</source>
        <translation>Tre carte uguali valgono più di tre in fila</translation>
    </message>
    <message>
        <source>A player who knocks with three of a kind or a sequence turns it up at once</source>
        <translation>Chi bussa con un tris o una scala scopre subito le carte</translation>
    </message>
    <message>
        <source>three of a kind beats a sequence</source>
        <translation>il tris batte la scala</translation>
    </message>
    <message numerus="yes">
        <source>%n stake(s) make a pot of %1. Two packs are shuffled together.</source>
        <translation>
            <numerusform>Con %n posta il piatto è di %1. Si mescolano insieme due mazzi.</numerusform>
            <numerusform>Con %n poste il piatto è di %1. Si mescolano insieme due mazzi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stake(s) make a pot of %1.</source>
        <translation>
            <numerusform>Con %n posta il piatto è di %1.</numerusform>
            <numerusform>Con %n poste il piatto è di %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Three in hand, three on the table</source>
        <translation>Tre carte in mano, tre in tavola</translation>
    </message>
</context>
<context>
    <name>PetrangolaTable</name>
    <message>
        <source>You show a petrangola</source>
        <translation>Scopri una petrangola</translation>
    </message>
    <message>
        <source>%1 shows a petrangola</source>
        <translation>%1 scopre una petrangola</translation>
    </message>
    <message>
        <source>Enter</source>
        <comment>a key</comment>
        <translation>Invio</translation>
    </message>
    <message>
        <source>and pick up your three</source>
        <translation>e prendo le mie tre</translation>
    </message>
    <message>
        <source>Keep and knock</source>
        <translation>Le tengo e busso</translation>
    </message>
    <message>
        <source>you stay with %1</source>
        <comment>%1 is a hand&apos;s worth</comment>
        <translation>resto con %1</translation>
    </message>
    <message>
        <source>Re-enter</source>
        <translation>Rientro</translation>
    </message>
    <message>
        <source>for %1</source>
        <translation>per %1</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Sto</translation>
    </message>
    <message>
        <source>all three: %1</source>
        <comment>%1 is a hand&apos;s worth</comment>
        <translation>tutte e tre: %1</translation>
    </message>
    <message>
        <source>and knock with %1</source>
        <comment>%1 is a hand&apos;s worth</comment>
        <translation>e busso con %1</translation>
    </message>
    <message numerus="yes">
        <source>Exchange %n</source>
        <translation>
            <numerusform>Cambio %n</numerusform>
            <numerusform>Cambio %n</numerusform>
        </translation>
    </message>
    <message>
        <source>makes %1</source>
        <comment>%1 is a hand&apos;s worth</comment>
        <translation>faccio %1</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>Cambio</translation>
    </message>
    <message>
        <source>Here is the monte</source>
        <comment>said by the dealer who exposes</comment>
        <translation>Ecco il monte</translation>
    </message>
    <message>
        <source>I keep them!</source>
        <comment>said by the dealer who keeps the three, which is a knock</comment>
        <translation>Me le tengo!</translation>
    </message>
    <message numerus="yes">
        <source>I exchange %n</source>
        <comment>what a seat just did, in a bubble</comment>
        <translation>
            <numerusform>cambio %n</numerusform>
            <numerusform>cambio %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Shirt change!</source>
        <comment>said with a knock</comment>
        <translation>Cambio camicia!</translation>
    </message>
    <message>
        <source>I exchange all three</source>
        <translation>le cambio tutte</translation>
    </message>
    <message>
        <source>I knock!</source>
        <translation>Busso!</translation>
    </message>
    <message>
        <source>I stay</source>
        <comment>what a seat just did, in a bubble</comment>
        <translation>Sto così</translation>
    </message>
    <message>
        <source>%1 deals and looks at three cards</source>
        <translation>%1 dà le carte e ne guarda tre</translation>
    </message>
    <message>
        <source>You are out of tokens</source>
        <translation>Non hai più marche</translation>
    </message>
    <message>
        <source>%1 may re-enter</source>
        <translation>%1 può rientrare</translation>
    </message>
    <message>
        <source>That cannot be done now.</source>
        <translation>Adesso non si può.</translation>
    </message>
    <message>
        <source>First %1 looks at three cards.</source>
        <translation>Prima %1 guarda le tre carte.</translation>
    </message>
    <message>
        <source>Three aces never pay.</source>
        <translation>I tre assi non pagano mai.</translation>
    </message>
    <message>
        <source>They share the lowest hand: %1.</source>
        <translation>Mano più bassa a pari merito: %1.</translation>
    </message>
    <message>
        <source>The lowest hand is yours: %1. That was your last token.</source>
        <translation>La mano più bassa è la tua: %1. Era la tua ultima marca.</translation>
    </message>
    <message numerus="yes">
        <source>The lowest hand is yours: %1. You have %n left.</source>
        <translation>
            <numerusform>La mano più bassa è la tua: %1. Te ne resta %n.</numerusform>
            <numerusform>La mano più bassa è la tua: %1. Te ne restano %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>The lowest hand: %1. That was the last token.</source>
        <translation>La mano più bassa: %1. Era l’ultima marca.</translation>
    </message>
    <message numerus="yes">
        <source>The lowest hand: %1. There are %n left.</source>
        <translation>
            <numerusform>La mano più bassa: %1. Gliene resta %n.</numerusform>
            <numerusform>La mano più bassa: %1. Gliene restano %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has lost the last token and may pay another stake.</source>
        <translation>%1 ha perso l’ultima marca e può rimettere la posta.</translation>
    </message>
    <message numerus="yes">
        <source>You have lost your last token. For another stake of %1 you come back with %n.</source>
        <comment>%n tokens</comment>
        <translation>
            <numerusform>Hai perso l’ultima marca. Rimetti la posta, %1, e rientri con %n marca.</numerusform>
            <numerusform>Hai perso l’ultima marca. Rimetti la posta, %1, e rientri con %n marche.</numerusform>
        </translation>
    </message>
    <message>
        <source>I keep them: %1!</source>
        <comment>%1 is the worth of the hand laid open</comment>
        <translation>Me le tengo: %1!</translation>
    </message>
    <message>
        <source>I knock: %1!</source>
        <comment>%1 is the worth of the hand laid open</comment>
        <translation>Busso: %1!</translation>
    </message>
    <message numerus="yes">
        <source>They share the lowest hand: %n point(s).</source>
        <translation>
            <numerusform>Mano più bassa a pari merito: %n punto.</numerusform>
            <numerusform>Mano più bassa a pari merito: %n punti.</numerusform>
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
        <translation>Chi riceve l’asso di denari fa il mazziere</translation>
    </message>
    <message>
        <source>Only you see these three</source>
        <translation>Queste tre le vedi solo tu</translation>
    </message>
    <message>
        <source>Only the dealer sees these</source>
        <translation>Queste le vede solo il mazziere</translation>
    </message>
    <message>
        <source>Petrangolone!</source>
        <translation>Petrangolone!</translation>
    </message>
    <message>
        <source>Three aces: you win a token.</source>
        <translation>Tre assi: vinci una marca.</translation>
    </message>
    <message>
        <source>Three aces: a token for %1.</source>
        <translation>Tre assi: una marca a %1.</translation>
    </message>
    <message>
        <source>A sequence!</source>
        <translation>Scala!</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a name, and what the hand is worth</comment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 against %2: %n point(s) too few.</source>
        <translation>
            <numerusform>%1 contro %2: per un punto.</numerusform>
            <numerusform>%1 contro %2: per %n punti.</numerusform>
        </translation>
    </message>
    <message>
        <source>Any three of a kind beats %1.</source>
        <comment>%1 is &apos;30 in coins&apos;</comment>
        <translation>Qualunque tris batte %1.</translation>
    </message>
    <message>
        <source>Any sequence beats %1.</source>
        <comment>%1 is &apos;30 in coins&apos;</comment>
        <translation>Qualunque scala batte %1.</translation>
    </message>
    <message>
        <source>Three aces beat every hand.</source>
        <translation>Tre assi battono ogni mano.</translation>
    </message>
    <message>
        <source>A sequence beats three of a kind.</source>
        <translation>La scala batte il tris.</translation>
    </message>
    <message>
        <source>At this table three of a kind beats a sequence.</source>
        <translation>A questo tavolo il tris batte la scala.</translation>
    </message>
    <message>
        <source>Of two sequences the one with the higher top card wins.</source>
        <translation>Fra due scale vince quella che arriva più in alto.</translation>
    </message>
    <message>
        <source>Turn them up</source>
        <translation>Le scopro</translation>
    </message>
    <message>
        <source>I’m out</source>
        <comment>the answer</comment>
        <translation>Sono fuori</translation>
    </message>
    <message>
        <source>and keep watching</source>
        <translation>e guardo</translation>
    </message>
    <message>
        <source>Change your shirt</source>
        <translation>Cambio camicia</translation>
    </message>
    <message>
        <source>I’m back in</source>
        <comment>said by a seat that re-enters</comment>
        <translation>Rientro!</translation>
    </message>
    <message>
        <source>I’m out</source>
        <comment>said by a seat that does not re-enter</comment>
        <translation>Sono fuori</translation>
    </message>
    <message>
        <source>The ace of coins is yours: you deal first</source>
        <translation>Hai l’asso di denari: il primo mazziere sei tu</translation>
    </message>
    <message>
        <source>%1 gets the ace of coins and deals first</source>
        <translation>L’asso di denari va a %1, che fa il mazziere</translation>
    </message>
    <message>
        <source>You deal: turn these three up, or keep them?</source>
        <translation>Fai tu le carte: queste tre le scopri o le tieni?</translation>
    </message>
    <message>
        <source>%1 has knocked already: to change nothing, choose “Stay”.</source>
        <translation>Ha già bussato %1: se non cambi niente, di’ «Sto».</translation>
    </message>
    <message>
        <source>Nobody has knocked yet, and you cannot pass: exchange a card or knock.</source>
        <translation>Nessuno ha ancora bussato e non si passa: cambia una carta o bussa.</translation>
    </message>
    <message>
        <source>Choose one of your cards and one from the monte.</source>
        <translation>Scegli una o più carte tue e altrettante del monte.</translation>
    </message>
    <message>
        <source>Choose as many of your cards as of the monte.</source>
        <translation>Scegli tante carte tue quante ne prendi dal monte.</translation>
    </message>
    <message>
        <source>First decide: turn the three cards up, or keep them.</source>
        <translation>Prima decidi: scopri le tre carte o tienile.</translation>
    </message>
    <message>
        <source>You deal, and the three are %1: %2. Turn them up, or keep them?</source>
        <comment>%1 are cards, %2 what they are worth as a hand</comment>
        <translation>Fai tu le carte, e le tre sono %1: %2. Le scopri o le tieni?</translation>
    </message>
    <message>
        <source>Of two threes of a kind the lower one wins: %1 before %2.</source>
        <translation>Fra i tris vince il più basso: %1 prima di %2.</translation>
    </message>
    <message>
        <source>Of two threes of a kind the higher one wins: %1 before %2.</source>
        <translation>Fra i tris vince il più alto: %1 prima di %2.</translation>
    </message>
</context>
<context>
    <name>Phrases</name>
    <message>
        <source>face-down card</source>
        <translation>carta coperta</translation>
    </message>
    <message>
        <source>2 of coins</source>
        <translation>due di denari</translation>
    </message>
    <message>
        <source>3 of coins</source>
        <translation>tre di denari</translation>
    </message>
    <message>
        <source>4 of coins</source>
        <translation>quattro di denari</translation>
    </message>
    <message>
        <source>5 of coins</source>
        <translation>cinque di denari</translation>
    </message>
    <message>
        <source>6 of coins</source>
        <translation>sei di denari</translation>
    </message>
    <message>
        <source>7 of coins</source>
        <translation>sette di denari</translation>
    </message>
    <message>
        <source>jack of coins</source>
        <translation>fante di denari</translation>
    </message>
    <message>
        <source>horse of coins</source>
        <translation>cavallo di denari</translation>
    </message>
    <message>
        <source>king of coins</source>
        <translation>re di denari</translation>
    </message>
    <message>
        <source>ace of coins</source>
        <translation>asso di denari</translation>
    </message>
    <message>
        <source>2 of cups</source>
        <translation>due di coppe</translation>
    </message>
    <message>
        <source>3 of cups</source>
        <translation>tre di coppe</translation>
    </message>
    <message>
        <source>4 of cups</source>
        <translation>quattro di coppe</translation>
    </message>
    <message>
        <source>5 of cups</source>
        <translation>cinque di coppe</translation>
    </message>
    <message>
        <source>6 of cups</source>
        <translation>sei di coppe</translation>
    </message>
    <message>
        <source>7 of cups</source>
        <translation>sette di coppe</translation>
    </message>
    <message>
        <source>jack of cups</source>
        <translation>fante di coppe</translation>
    </message>
    <message>
        <source>horse of cups</source>
        <translation>cavallo di coppe</translation>
    </message>
    <message>
        <source>king of cups</source>
        <translation>re di coppe</translation>
    </message>
    <message>
        <source>ace of cups</source>
        <translation>asso di coppe</translation>
    </message>
    <message>
        <source>2 of swords</source>
        <translation>due di spade</translation>
    </message>
    <message>
        <source>3 of swords</source>
        <translation>tre di spade</translation>
    </message>
    <message>
        <source>4 of swords</source>
        <translation>quattro di spade</translation>
    </message>
    <message>
        <source>5 of swords</source>
        <translation>cinque di spade</translation>
    </message>
    <message>
        <source>6 of swords</source>
        <translation>sei di spade</translation>
    </message>
    <message>
        <source>7 of swords</source>
        <translation>sette di spade</translation>
    </message>
    <message>
        <source>jack of swords</source>
        <translation>fante di spade</translation>
    </message>
    <message>
        <source>horse of swords</source>
        <translation>cavallo di spade</translation>
    </message>
    <message>
        <source>king of swords</source>
        <translation>re di spade</translation>
    </message>
    <message>
        <source>ace of swords</source>
        <translation>asso di spade</translation>
    </message>
    <message>
        <source>2 of batons</source>
        <translation>due di bastoni</translation>
    </message>
    <message>
        <source>3 of batons</source>
        <translation>tre di bastoni</translation>
    </message>
    <message>
        <source>4 of batons</source>
        <translation>quattro di bastoni</translation>
    </message>
    <message>
        <source>5 of batons</source>
        <translation>cinque di bastoni</translation>
    </message>
    <message>
        <source>6 of batons</source>
        <translation>sei di bastoni</translation>
    </message>
    <message>
        <source>7 of batons</source>
        <translation>sette di bastoni</translation>
    </message>
    <message>
        <source>jack of batons</source>
        <translation>fante di bastoni</translation>
    </message>
    <message>
        <source>horse of batons</source>
        <translation>cavallo di bastoni</translation>
    </message>
    <message>
        <source>king of batons</source>
        <translation>re di bastoni</translation>
    </message>
    <message>
        <source>ace of batons</source>
        <translation>asso di bastoni</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>the last two of a list</comment>
        <translation>%1 e %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>within a list</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>three aces</source>
        <translation>tris d’assi</translation>
    </message>
    <message>
        <source>three twos</source>
        <translation>tris di due</translation>
    </message>
    <message>
        <source>three threes</source>
        <translation>tris di tre</translation>
    </message>
    <message>
        <source>three fours</source>
        <translation>tris di quattro</translation>
    </message>
    <message>
        <source>three fives</source>
        <translation>tris di cinque</translation>
    </message>
    <message>
        <source>three sixes</source>
        <translation>tris di sei</translation>
    </message>
    <message>
        <source>three sevens</source>
        <translation>tris di sette</translation>
    </message>
    <message>
        <source>three jacks</source>
        <translation>tris di fanti</translation>
    </message>
    <message>
        <source>three horses</source>
        <translation>tris di cavalli</translation>
    </message>
    <message>
        <source>three kings</source>
        <translation>tris di re</translation>
    </message>
    <message>
        <source>%1 in coins</source>
        <translation>%1 a denari</translation>
    </message>
    <message>
        <source>%1 in cups</source>
        <translation>%1 a coppe</translation>
    </message>
    <message>
        <source>%1 in swords</source>
        <translation>%1 a spade</translation>
    </message>
    <message>
        <source>%1 in batons</source>
        <translation>%1 a bastoni</translation>
    </message>
    <message>
        <source>first place</source>
        <translation>primo posto</translation>
    </message>
    <message>
        <source>second place</source>
        <translation>secondo posto</translation>
    </message>
    <message>
        <source>third place</source>
        <translation>terzo posto</translation>
    </message>
    <message>
        <source>fourth place</source>
        <translation>quarto posto</translation>
    </message>
    <message>
        <source>fifth place</source>
        <translation>quinto posto</translation>
    </message>
    <message>
        <source>sixth place</source>
        <translation>sesto posto</translation>
    </message>
    <message>
        <source>seventh place</source>
        <translation>settimo posto</translation>
    </message>
    <message>
        <source>eighth place</source>
        <translation>ottavo posto</translation>
    </message>
    <message>
        <source>ninth place</source>
        <translation>nono posto</translation>
    </message>
    <message>
        <source>tenth place</source>
        <translation>decimo posto</translation>
    </message>
    <message>
        <source>eleventh place</source>
        <translation>undicesimo posto</translation>
    </message>
    <message>
        <source>twelfth place</source>
        <translation>dodicesimo posto</translation>
    </message>
    <message>
        <source>thirteenth place</source>
        <translation>tredicesimo posto</translation>
    </message>
    <message>
        <source>fourteenth place</source>
        <translation>quattordicesimo posto</translation>
    </message>
    <message>
        <source>fifteenth place</source>
        <translation>quindicesimo posto</translation>
    </message>
    <message>
        <source>sixteenth place</source>
        <translation>sedicesimo posto</translation>
    </message>
    <message>
        <source>seventeenth place</source>
        <translation>diciassettesimo posto</translation>
    </message>
    <message>
        <source>eighteenth place</source>
        <translation>diciottesimo posto</translation>
    </message>
    <message>
        <source>nineteenth place</source>
        <translation>diciannovesimo posto</translation>
    </message>
    <message>
        <source>twentieth place</source>
        <translation>ventesimo posto</translation>
    </message>
    <message>
        <source>twenty-first place</source>
        <translation>ventunesimo posto</translation>
    </message>
    <message>
        <source>twenty-second place</source>
        <translation>ventiduesimo posto</translation>
    </message>
    <message>
        <source>twenty-third place</source>
        <translation>ventitreesimo posto</translation>
    </message>
    <message>
        <source>twenty-fourth place</source>
        <translation>ventiquattresimo posto</translation>
    </message>
    <message>
        <source>€%1</source>
        <comment>an amount of play money</comment>
        <translation>%1 €</translation>
    </message>
    <message>
        <source>a 3-high sequence</source>
        <translation>scala al tre</translation>
    </message>
    <message>
        <source>a 4-high sequence</source>
        <translation>scala al quattro</translation>
    </message>
    <message>
        <source>a 5-high sequence</source>
        <translation>scala al cinque</translation>
    </message>
    <message>
        <source>a 6-high sequence</source>
        <translation>scala al sei</translation>
    </message>
    <message>
        <source>a 7-high sequence</source>
        <translation>scala al sette</translation>
    </message>
    <message>
        <source>a jack-high sequence</source>
        <translation>scala al fante</translation>
    </message>
    <message>
        <source>a horse-high sequence</source>
        <translation>scala al cavallo</translation>
    </message>
    <message>
        <source>a king-high sequence</source>
        <translation>scala al re</translation>
    </message>
    <message>
        <source>an ace-high sequence</source>
        <translation>scala all’asso</translation>
    </message>
    <message>
        <source>%1 in coins</source>
        <comment>%1 is a sequence</comment>
        <translation>%1 di denari</translation>
    </message>
    <message>
        <source>%1 in cups</source>
        <comment>%1 is a sequence</comment>
        <translation>%1 di coppe</translation>
    </message>
    <message>
        <source>%1 in swords</source>
        <comment>%1 is a sequence</comment>
        <translation>%1 di spade</translation>
    </message>
    <message>
        <source>%1 in batons</source>
        <comment>%1 is a sequence</comment>
        <translation>%1 di bastoni</translation>
    </message>
    <message>
        <source>2 of clubs</source>
        <translation>due di fiori</translation>
    </message>
    <message>
        <source>3 of clubs</source>
        <translation>tre di fiori</translation>
    </message>
    <message>
        <source>4 of clubs</source>
        <translation>quattro di fiori</translation>
    </message>
    <message>
        <source>5 of clubs</source>
        <translation>cinque di fiori</translation>
    </message>
    <message>
        <source>6 of clubs</source>
        <translation>sei di fiori</translation>
    </message>
    <message>
        <source>7 of clubs</source>
        <translation>sette di fiori</translation>
    </message>
    <message>
        <source>8 of clubs</source>
        <translation>otto di fiori</translation>
    </message>
    <message>
        <source>9 of clubs</source>
        <translation>nove di fiori</translation>
    </message>
    <message>
        <source>10 of clubs</source>
        <translation>dieci di fiori</translation>
    </message>
    <message>
        <source>jack of clubs</source>
        <translation>fante di fiori</translation>
    </message>
    <message>
        <source>queen of clubs</source>
        <translation>donna di fiori</translation>
    </message>
    <message>
        <source>king of clubs</source>
        <translation>re di fiori</translation>
    </message>
    <message>
        <source>ace of clubs</source>
        <translation>asso di fiori</translation>
    </message>
    <message>
        <source>2 of diamonds</source>
        <translation>due di quadri</translation>
    </message>
    <message>
        <source>3 of diamonds</source>
        <translation>tre di quadri</translation>
    </message>
    <message>
        <source>4 of diamonds</source>
        <translation>quattro di quadri</translation>
    </message>
    <message>
        <source>5 of diamonds</source>
        <translation>cinque di quadri</translation>
    </message>
    <message>
        <source>6 of diamonds</source>
        <translation>sei di quadri</translation>
    </message>
    <message>
        <source>7 of diamonds</source>
        <translation>sette di quadri</translation>
    </message>
    <message>
        <source>8 of diamonds</source>
        <translation>otto di quadri</translation>
    </message>
    <message>
        <source>9 of diamonds</source>
        <translation>nove di quadri</translation>
    </message>
    <message>
        <source>10 of diamonds</source>
        <translation>dieci di quadri</translation>
    </message>
    <message>
        <source>jack of diamonds</source>
        <translation>fante di quadri</translation>
    </message>
    <message>
        <source>queen of diamonds</source>
        <translation>donna di quadri</translation>
    </message>
    <message>
        <source>king of diamonds</source>
        <translation>re di quadri</translation>
    </message>
    <message>
        <source>ace of diamonds</source>
        <translation>asso di quadri</translation>
    </message>
    <message>
        <source>2 of hearts</source>
        <translation>due di cuori</translation>
    </message>
    <message>
        <source>3 of hearts</source>
        <translation>tre di cuori</translation>
    </message>
    <message>
        <source>4 of hearts</source>
        <translation>quattro di cuori</translation>
    </message>
    <message>
        <source>5 of hearts</source>
        <translation>cinque di cuori</translation>
    </message>
    <message>
        <source>6 of hearts</source>
        <translation>sei di cuori</translation>
    </message>
    <message>
        <source>7 of hearts</source>
        <translation>sette di cuori</translation>
    </message>
    <message>
        <source>8 of hearts</source>
        <translation>otto di cuori</translation>
    </message>
    <message>
        <source>9 of hearts</source>
        <translation>nove di cuori</translation>
    </message>
    <message>
        <source>10 of hearts</source>
        <translation>dieci di cuori</translation>
    </message>
    <message>
        <source>jack of hearts</source>
        <translation>fante di cuori</translation>
    </message>
    <message>
        <source>queen of hearts</source>
        <translation>donna di cuori</translation>
    </message>
    <message>
        <source>king of hearts</source>
        <translation>re di cuori</translation>
    </message>
    <message>
        <source>ace of hearts</source>
        <translation>asso di cuori</translation>
    </message>
    <message>
        <source>2 of spades</source>
        <translation>due di picche</translation>
    </message>
    <message>
        <source>3 of spades</source>
        <translation>tre di picche</translation>
    </message>
    <message>
        <source>4 of spades</source>
        <translation>quattro di picche</translation>
    </message>
    <message>
        <source>5 of spades</source>
        <translation>cinque di picche</translation>
    </message>
    <message>
        <source>6 of spades</source>
        <translation>sei di picche</translation>
    </message>
    <message>
        <source>7 of spades</source>
        <translation>sette di picche</translation>
    </message>
    <message>
        <source>8 of spades</source>
        <translation>otto di picche</translation>
    </message>
    <message>
        <source>9 of spades</source>
        <translation>nove di picche</translation>
    </message>
    <message>
        <source>10 of spades</source>
        <translation>dieci di picche</translation>
    </message>
    <message>
        <source>jack of spades</source>
        <translation>fante di picche</translation>
    </message>
    <message>
        <source>queen of spades</source>
        <translation>donna di picche</translation>
    </message>
    <message>
        <source>king of spades</source>
        <translation>re di picche</translation>
    </message>
    <message>
        <source>ace of spades</source>
        <translation>asso di picche</translation>
    </message>
    <message>
        <source>red joker</source>
        <translation>jolly rosso</translation>
    </message>
    <message>
        <source>black joker</source>
        <translation>jolly nero</translation>
    </message>
    <message>
        <source>2</source>
        <translation>due</translation>
    </message>
    <message>
        <source>3</source>
        <translation>tre</translation>
    </message>
    <message>
        <source>4</source>
        <translation>quattro</translation>
    </message>
    <message>
        <source>5</source>
        <translation>cinque</translation>
    </message>
    <message>
        <source>6</source>
        <translation>sei</translation>
    </message>
    <message>
        <source>7</source>
        <translation>sette</translation>
    </message>
    <message>
        <source>8</source>
        <translation>otto</translation>
    </message>
    <message>
        <source>9</source>
        <translation>nove</translation>
    </message>
    <message>
        <source>10</source>
        <translation>dieci</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>fante</translation>
    </message>
    <message>
        <source>horse</source>
        <translation>cavallo</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>donna</translation>
    </message>
    <message>
        <source>king</source>
        <translation>re</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>asso</translation>
    </message>
    <message>
        <source>%1 of batons</source>
        <comment>%1 are cards by their ranks</comment>
        <translation>%1 di bastoni</translation>
    </message>
    <message>
        <source>%1 of clubs</source>
        <comment>%1 are cards by their ranks</comment>
        <translation>%1 di fiori</translation>
    </message>
    <message>
        <source>%1 of cups</source>
        <comment>%1 are cards by their ranks</comment>
        <translation>%1 di coppe</translation>
    </message>
    <message>
        <source>%1 of diamonds</source>
        <comment>%1 are cards by their ranks</comment>
        <translation>%1 di quadri</translation>
    </message>
    <message>
        <source>%1 of coins</source>
        <comment>%1 are cards by their ranks</comment>
        <translation>%1 di denari</translation>
    </message>
    <message>
        <source>%1 of hearts</source>
        <comment>%1 are cards by their ranks</comment>
        <translation>%1 di cuori</translation>
    </message>
    <message>
        <source>%1 of spades</source>
        <comment>%1 are cards by their ranks</comment>
        <translation>%1 di picche</translation>
    </message>
    <message>
        <source>%1 of swords</source>
        <comment>%1 are cards by their ranks</comment>
        <translation>%1 di spade</translation>
    </message>
    <message>
        <source>8 of coins</source>
        <translation>otto di denari</translation>
    </message>
    <message>
        <source>9 of coins</source>
        <translation>nove di denari</translation>
    </message>
    <message>
        <source>10 of coins</source>
        <translation>dieci di denari</translation>
    </message>
    <message>
        <source>cavalier of coins</source>
        <translation>cavallo di denari</translation>
    </message>
    <message>
        <source>queen of coins</source>
        <translation>donna di denari</translation>
    </message>
    <message>
        <source>8 of cups</source>
        <translation>otto di coppe</translation>
    </message>
    <message>
        <source>9 of cups</source>
        <translation>nove di coppe</translation>
    </message>
    <message>
        <source>10 of cups</source>
        <translation>dieci di coppe</translation>
    </message>
    <message>
        <source>cavalier of cups</source>
        <translation>cavallo di coppe</translation>
    </message>
    <message>
        <source>queen of cups</source>
        <translation>donna di coppe</translation>
    </message>
    <message>
        <source>8 of swords</source>
        <translation>otto di spade</translation>
    </message>
    <message>
        <source>9 of swords</source>
        <translation>nove di spade</translation>
    </message>
    <message>
        <source>10 of swords</source>
        <translation>dieci di spade</translation>
    </message>
    <message>
        <source>cavalier of swords</source>
        <translation>cavallo di spade</translation>
    </message>
    <message>
        <source>queen of swords</source>
        <translation>donna di spade</translation>
    </message>
    <message>
        <source>8 of batons</source>
        <translation>otto di bastoni</translation>
    </message>
    <message>
        <source>9 of batons</source>
        <translation>nove di bastoni</translation>
    </message>
    <message>
        <source>10 of batons</source>
        <translation>dieci di bastoni</translation>
    </message>
    <message>
        <source>cavalier of batons</source>
        <translation>cavallo di bastoni</translation>
    </message>
    <message>
        <source>queen of batons</source>
        <translation>donna di bastoni</translation>
    </message>
    <message>
        <source>Fool</source>
        <comment>a tarot card</comment>
        <translation>Matto</translation>
    </message>
    <message>
        <source>Magician</source>
        <comment>a tarot card</comment>
        <translation>Bagatto</translation>
    </message>
    <message>
        <source>World</source>
        <comment>a tarot card</comment>
        <translation>Mondo</translation>
    </message>
    <message>
        <source>%1 of trumps</source>
        <comment>a tarot card</comment>
        <translation>trionfo %1</translation>
    </message>
</context>
<context>
    <name>PileFan</name>
    <message>
        <source>Close the pile</source>
        <translation>Chiudi il pozzo</translation>
    </message>
    <message>
        <source>Look through the discard pile</source>
        <translation>Guarda nel pozzo</translation>
    </message>
    <message>
        <source>The last cards of the discard pile, the top one last: %1</source>
        <comment>%1 are cards</comment>
        <translation>Le ultime carte del pozzo, quella in cima per ultima: %1</translation>
    </message>
</context>
<context>
    <name>PilesBoard</name>
    <message>
        <source>The stock is used up.</source>
        <translation>Il tallone è finito.</translation>
    </message>
    <message>
        <source>The pot: what everybody has paid in lies here.</source>
        <translation>Il piatto: qui sta quello che hanno messo tutti.</translation>
    </message>
    <message>
        <source>The pot: %1. It goes to whoever wins the match.</source>
        <comment>%1 is what lies on it</comment>
        <translation>Il piatto: %1. Va a chi vince la partita.</translation>
    </message>
    <message>
        <source>The discard pile will lie here, face up.</source>
        <translation>Qui ci sarà il pozzo, a carte scoperte.</translation>
    </message>
    <message>
        <source>Stock</source>
        <comment>a game of drawing from it</comment>
        <translation>Tallone</translation>
    </message>
    <message numerus="yes">
        <source>The stock: %n card(s) face down.</source>
        <translation>
            <numerusform>Il tallone: %n carta coperta.</numerusform>
            <numerusform>Il tallone: %n carte coperte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The discard pile, %n card(s), on top: %1.</source>
        <translation>
            <numerusform>Il pozzo, %n carta, in cima: %1.</numerusform>
            <numerusform>Il pozzo, %n carte, in cima: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>The slate: %1. Whoever has the most then wins the match; while two have as many, all play on.</source>
        <comment>%1 is &apos;to 31 points&apos;</comment>
        <translation>La lavagnetta: %1. Allora vince chi ne ha di più; finché due sono pari, si continua.</translation>
    </message>
    <message>
        <source>The widow: three cards, face down until somebody exchanges with them. In your turn you may take one, two or three of them instead of drawing, and leave as many of yours, face up.</source>
        <translation>La vedova: tre carte, coperte finché qualcuno non le cambia. Al tuo turno puoi prenderne una, due o tre invece di pescare, e lasciare altrettante delle tue, scoperte.</translation>
    </message>
    <message>
        <source>The pot: %1. It goes to the highest hand of this deal; where nobody knocks it stays for the next.</source>
        <comment>%1 is what lies on it</comment>
        <translation>Il piatto: %1. Va alla mano più alta di questa smazzata; se nessuno bussa resta per la prossima.</translation>
    </message>
    <message>
        <source>widow, card %1 of %2</source>
        <translation>vedova, carta %1 di %2</translation>
    </message>
</context>
<context>
    <name>PlaceCard</name>
    <message>
        <source>Portrait</source>
        <translation>Ritratto</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>This is your place.</source>
        <translation>Questo è il tuo posto.</translation>
    </message>
    <message>
        <source>Who plays here, and how well</source>
        <translation>Chi gioca qui, e a che livello</translation>
    </message>
    <message>
        <source>Choose the program that plays here</source>
        <translation>Scegli il programma che gioca qui</translation>
    </message>
    <message>
        <source>The same for everybody</source>
        <translation>Lo stesso per tutti</translation>
    </message>
    <message>
        <source>Gives everybody this level</source>
        <translation>Dà a tutti questo livello</translation>
    </message>
</context>
<context>
    <name>Places</name>
    <message>
        <source>1st</source>
        <comment>a place taken in a match</comment>
        <translation>1º</translation>
    </message>
    <message>
        <source>2nd</source>
        <comment>a place taken in a match</comment>
        <translation>2º</translation>
    </message>
    <message>
        <source>3rd</source>
        <comment>a place taken in a match</comment>
        <translation>3º</translation>
    </message>
    <message>
        <source>%1st</source>
        <comment>a place taken in a match, from 21</comment>
        <translation>%1º</translation>
    </message>
    <message>
        <source>%1nd</source>
        <comment>a place taken in a match, from 22</comment>
        <translation>%1º</translation>
    </message>
    <message>
        <source>%1rd</source>
        <comment>a place taken in a match, from 23</comment>
        <translation>%1º</translation>
    </message>
    <message>
        <source>%1th</source>
        <comment>a place taken in a match</comment>
        <translation>%1º</translation>
    </message>
</context>
<context>
    <name>Pool</name>
    <message>
        <source>Pot: %1</source>
        <translation>Piatto: %1</translation>
    </message>
</context>
<context>
    <name>Preferences</name>
    <message>
        <source>The settings file could not be read. It was saved as %1, and the game starts with its usual settings.</source>
        <translation>Non si è potuto leggere il file delle impostazioni. Resta conservato come %1, e il gioco parte con le impostazioni solite.</translation>
    </message>
    <message>
        <source>Settings cannot be written to %1. They last only until you close the game.</source>
        <translation>Non si possono scrivere le impostazioni in %1. Valgono finché non chiudi il gioco.</translation>
    </message>
    <message>
        <source>%1 is not a file, so no settings can be read from it or written to it. It was left as it is. Move it elsewhere and start the game again; until then your choices last only until you close the game.</source>
        <translation>%1 non è un file: non ci si possono né leggere né scrivere le impostazioni. È rimasto com’era. Spostalo altrove e riavvia il gioco; fino ad allora quello che scegli vale finché non chiudi il gioco.</translation>
    </message>
    <message>
        <source>The settings file %1 cannot be read for lack of permission, and was left as it is. Change its permissions and start the game again; until then your choices last only until you close the game.</source>
        <translation>Manca il permesso di leggere il file delle impostazioni %1, che è rimasto com’era. Cambia i permessi e riavvia il gioco; fino ad allora quello che scegli vale finché non chiudi il gioco.</translation>
    </message>
    <message>
        <source>The settings file %1 is far too large to be one, and was left as it is. Move it elsewhere and start the game again; until then your choices last only until you close the game.</source>
        <translation>Il file %1 è troppo grande per essere un file di impostazioni ed è rimasto com’era. Spostalo altrove e riavvia il gioco; fino ad allora quello che scegli vale finché non chiudi il gioco.</translation>
    </message>
    <message>
        <source>Settings cannot be written: %1 is in the way, and the game cannot remove it. Remove it; until then your choices last only until you close the game.</source>
        <translation>Non si possono scrivere le impostazioni: %1 è d’impiccio e il gioco non riesce a toglierlo. Toglilo tu; fino ad allora quello che scegli vale finché non chiudi il gioco.</translation>
    </message>
</context>
<context>
    <name>PresetLine</name>
    <message>
        <source>rename</source>
        <translation>rinomina</translation>
    </message>
    <message>
        <source>delete</source>
        <translation>elimina</translation>
    </message>
    <message>
        <source>in use</source>
        <translation>in uso</translation>
    </message>
</context>
<context>
    <name>PresetSlip</name>
    <message>
        <source>We play by</source>
        <translation>Si gioca con</translation>
    </message>
    <message>
        <source>We play by: %1</source>
        <translation>Si gioca con: %1</translation>
    </message>
    <message>
        <source>Rules of your own</source>
        <translation>Le tue regole</translation>
    </message>
</context>
<context>
    <name>Pressable</name>
    <message>
        <source>not possible now: %1</source>
        <translation>adesso non si può: %1</translation>
    </message>
    <message>
        <source>key: %1</source>
        <translation>tasto: %1</translation>
    </message>
    <message>
        <source>%1; key: %2</source>
        <translation>%1; tasto: %2</translation>
    </message>
</context>
<context>
    <name>Program</name>
    <message>
        <source>no program is named</source>
        <translation>non è indicato nessun programma</translation>
    </message>
    <message>
        <source>the program has ended</source>
        <translation>il programma si è chiuso</translation>
    </message>
    <message>
        <source>no answer in time</source>
        <translation>nessuna risposta in tempo</translation>
    </message>
    <message>
        <source>a line that is too long</source>
        <translation>una riga troppo lunga</translation>
    </message>
    <message>
        <source>it was not ready within 10 seconds</source>
        <translation>non era pronto entro 10 secondi</translation>
    </message>
    <message>
        <source>a move against the rules</source>
        <translation>una mossa contro le regole</translation>
    </message>
    <message>
        <source>“%1” was not found</source>
        <translation>«%1» non si trova</translation>
    </message>
    <message>
        <source>“%1” is not a program that may be started</source>
        <translation>«%1» non è un programma che si possa avviare</translation>
    </message>
    <message>
        <source>it could not be started (%1)</source>
        <translation>non si è potuto avviare (%1)</translation>
    </message>
    <message>
        <source>it did not say within 10 seconds that it is ready, but “%1”</source>
        <translation>in 10 secondi non ha detto di essere pronto, ma «%1»</translation>
    </message>
    <message>
        <source>This machine cannot keep a program from reading your files: seat only programs that you trust.</source>
        <translation>Questo computer non può impedire a un programma di leggere i tuoi file: fai sedere solo programmi di cui ti fidi.</translation>
    </message>
    <message>
        <source>This machine cannot keep a program off the network: seat only programs that you trust.</source>
        <translation>Questo computer non può tenere un programma fuori dalla rete: fai sedere solo programmi di cui ti fidi.</translation>
    </message>
    <message>
        <source>This machine cannot keep a program from ending others that you have open.</source>
        <translation>Questo computer non può impedire a un programma di chiuderne altri che hai aperti.</translation>
    </message>
    <message>
        <source>This machine cannot limit how many processes a program starts.</source>
        <translation>Questo computer non può limitare quanti processi avvia un programma.</translation>
    </message>
    <message>
        <source>This machine cannot hide from a program what else is running.</source>
        <translation>Questo computer non può nascondere a un programma quali altri sono in esecuzione.</translation>
    </message>
    <message>
        <source>This machine cannot give a program a folder for temporary files: one that needs it may not work.</source>
        <translation>Questo computer non può dare a un programma una cartella per i file temporanei: se gli serve, potrebbe non funzionare.</translation>
    </message>
    <message>
        <source>what keeps programs in bounds is missing (%1): reinstall the game</source>
        <translation>manca ciò che tiene a bada i programmi (%1): installa di nuovo il gioco</translation>
    </message>
</context>
<context>
    <name>ProgramOffers</name>
    <message>
        <source>an example that comes with the game</source>
        <translation>un esempio incluso nel gioco</translation>
    </message>
    <message>
        <source>from your folder</source>
        <translation>dalla tua cartella</translation>
    </message>
    <message>
        <source>Careful</source>
        <comment>a program that plays</comment>
        <translation>Il prudente</translation>
    </message>
    <message>
        <source>Greedy</source>
        <comment>a program that plays</comment>
        <translation>L’ingordo</translation>
    </message>
    <message>
        <source>an example that comes with the game: it knocks only with a high hand</source>
        <translation>un esempio incluso nel gioco: bussa solo con una mano alta</translation>
    </message>
    <message>
        <source>an example that comes with the game: it always takes the best hand in reach</source>
        <translation>un esempio incluso nel gioco: prende sempre la mano più alta che trova</translation>
    </message>
</context>
<context>
    <name>ProgramSheet</name>
    <message>
        <source>A program plays for %1</source>
        <translation>Per %1 gioca un programma</translation>
    </message>
    <message>
        <source>It sees what its seat may see, and nothing else. If it misbehaves, the house plays for it and the log says why.</source>
        <translation>Vede solo ciò che può vedere il suo posto. Se si comporta male gioca la casa, e il registro dice perché.</translation>
    </message>
    <message>
        <source>Command line</source>
        <translation>Riga di comando</translation>
    </message>
    <message>
        <source>Programs in the folder %1 are offered by name.</source>
        <translation>I programmi nella cartella %1 compaiono qui per nome.</translation>
    </message>
    <message>
        <source>How to write one</source>
        <translation>Come scriverne uno</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>Provalo</translation>
    </message>
    <message>
        <source>starts it, and says hello</source>
        <translation>lo avvia e lo saluta</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Another program</source>
        <translation>Un altro programma</translation>
    </message>
    <message>
        <source>Which program</source>
        <translation>Quale programma</translation>
    </message>
    <message>
        <source>Write the command that starts it, or drop its file here.</source>
        <translation>Scrivi il comando che lo avvia, o trascina qui il suo file.</translation>
    </message>
</context>
<context>
    <name>ProgramTrial</name>
    <message>
        <source>It is ready to play, but says no name.</source>
        <translation>È pronto a giocare, ma non dice come si chiama.</translation>
    </message>
    <message>
        <source>It is ready to play, and calls itself “%1”.</source>
        <translation>È pronto a giocare, e si chiama «%1».</translation>
    </message>
    <message>
        <source>It cannot play: %1.</source>
        <comment>%1 is why, as in &apos;the program has ended&apos;</comment>
        <translation>Non può giocare: %1.</translation>
    </message>
    <message>
        <source>Said hello; waiting for an answer…</source>
        <translation>L’ho salutato: aspetto la risposta…</translation>
    </message>
    <message>
        <source>It cannot play: %1. The last thing it wrote: %2</source>
        <comment>%1 is why, %2 a program&apos;s words</comment>
        <translation>Non può giocare: %1. L’ultima cosa che ha scritto: %2</translation>
    </message>
</context>
<context>
    <name>ProofSheet</name>
    <message>
        <source>Check this match</source>
        <translation>Controlla questa partita</translation>
    </message>
    <message>
        <source>Wrong: %1</source>
        <comment>%1 is what was checked and is not right</comment>
        <translation>Non torna: %1</translation>
    </message>
    <message>
        <source>Not checked: %1</source>
        <translation>Non controllato: %1</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>The match is played once more from the seed that fixed all its shuffles, with the same cuts and the same moves.</source>
        <translation>La partita viene rigiocata dal codice segreto che ha fissato tutte le mescolate, con gli stessi tagli e le stesse mosse.</translation>
    </message>
    <message>
        <source>Right: %1</source>
        <comment>%1 is what was checked and is right</comment>
        <translation>In regola: %1</translation>
    </message>
    <message>
        <source>Something does not add up.</source>
        <translation>Qualcosa non torna.</translation>
    </message>
</context>
<context>
    <name>Record</name>
    <message>
        <source>a name and a kind for each seat</source>
        <translation>un nome e un tipo per ogni posto</translation>
    </message>
    <message>
        <source>the last line must be the seed; the match is not over</source>
        <translation>l’ultima riga deve essere il codice segreto; la partita non è finita</translation>
    </message>
    <message>
        <source>the seed must be 64 hex digits</source>
        <translation>il codice segreto deve avere 64 cifre esadecimali</translation>
    </message>
    <message>
        <source>this seed does not belong to the commitment in line 1</source>
        <translation>questo codice segreto non corrisponde al sigillo della riga 1</translation>
    </message>
    <message>
        <source>the record ends before the match does</source>
        <translation>il file finisce prima della partita</translation>
    </message>
    <message>
        <source>this move is against the rules</source>
        <translation>questa mossa è contro le regole</translation>
    </message>
    <message>
        <source>the match is over here, but the record goes on</source>
        <translation>qui la partita è finita, ma il file continua</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>il file è vuoto</translation>
    </message>
    <message>
        <source>the reading was cancelled</source>
        <translation>la lettura è stata annullata</translation>
    </message>
    <message>
        <source>%1 for %2 seats</source>
        <comment>numbers</comment>
        <translation>%1 per %2 posti</translation>
    </message>
    <message>
        <source>for %1 to %2 seats</source>
        <translation>per %1-%2 posti</translation>
    </message>
    <message>
        <source>cards such as “%1” or “%2”</source>
        <translation>carte come «%1» o «%2»</translation>
    </message>
    <message>
        <source>this is not a JSON object</source>
        <translation>questo non è un oggetto JSON</translation>
    </message>
    <message>
        <source>“%1” is missing: it must be %2</source>
        <translation>«%1» manca: deve essere %2</translation>
    </message>
    <message>
        <source>“%1” is %2, but the seed, the cuts and the moves give %3</source>
        <translation>«%1» è %2, ma il codice segreto, i tagli e le mosse danno %3</translation>
    </message>
    <message>
        <source>this version does not know the game “%1”</source>
        <translation>questa versione non conosce il gioco «%1»</translation>
    </message>
    <message>
        <source>this line is longer than any in a record</source>
        <translation>questa riga è più lunga di qualsiasi riga di una partita salvata</translation>
    </message>
    <message>
        <source>places from 0 to 2</source>
        <translation>posti da 0 a 2</translation>
    </message>
</context>
<context>
    <name>RecordCheck</name>
    <message>
        <source>Checking…</source>
        <translation>Controllo…</translation>
    </message>
    <message>
        <source>All is right: no card was moved, and nobody was favoured.</source>
        <translation>Tutto in regola: nessuna carta è stata spostata e nessuno è stato favorito.</translation>
    </message>
    <message>
        <source>The seed is the one that was sealed before the first deal.</source>
        <translation>Il codice segreto è quello sigillato prima della prima smazzata.</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <comment>%2 is what is wrong with it</comment>
        <translation>Riga %1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s)</source>
        <translation>
            <numerusform>%n riga</numerusform>
            <numerusform>%n righe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n shuffle(s)</source>
        <translation>
            <numerusform>%n mescolata</numerusform>
            <numerusform>%n mescolate</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n mossa</numerusform>
            <numerusform>%n mosse</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n settlement(s): showdowns, re-entries and the end</source>
        <translation>
            <numerusform>%n conto: fine smazzata, rientri e finale</numerusform>
            <numerusform>%n conti: fine smazzata, rientri e finale</numerusform>
        </translation>
    </message>
    <message>
        <source>Line %1 is not right: %2.</source>
        <translation>La riga %1 non torna: %2.</translation>
    </message>
    <message>
        <source>The record is complete and readable.</source>
        <translation>Il file è completo e si legge.</translation>
    </message>
    <message>
        <source>Each deal is the shuffle of that seed, cut where the record says.</source>
        <translation>Le carte di ogni smazzata sono quelle che escono dal codice, tagliate dove è stato tagliato il mazzo.</translation>
    </message>
    <message>
        <source>Each move was made by the right seat, and was legal.</source>
        <translation>Ogni mossa toccava a chi l’ha fatta, ed era permessa.</translation>
    </message>
    <message>
        <source>Checking… %1%</source>
        <translation>Controllo… %1%</translation>
    </message>
    <message>
        <source>Payments, lives and pot add up to the end.</source>
        <translation>I pagamenti, le vite e il piatto tornano fino alla fine.</translation>
    </message>
    <message numerus="yes">
        <source>%n settlement(s): showdowns and the end</source>
        <translation>
            <numerusform>%n conto: fine smazzata e finale</numerusform>
            <numerusform>%n conti: fine smazzata e finale</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RecordFiles</name>
    <message>
        <source>it cannot be read (%1)</source>
        <translation>non si può leggere (%1)</translation>
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
            <numerusform>%n c’era già.</numerusform>
            <numerusform>%n c’erano già.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <comment>files that were refused</comment>
        <translation>
            <numerusform>e un altro</numerusform>
            <numerusform>e altri %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n match(es)…</source>
        <comment>so far</comment>
        <translation>
            <numerusform>%1 su %n partita…</numerusform>
            <numerusform>%1 su %n partite…</numerusform>
        </translation>
    </message>
    <message>
        <source>its record is damaged</source>
        <translation>la sua registrazione è danneggiata</translation>
    </message>
    <message numerus="yes">
        <source>Stopped: %n file(s) left as they were.</source>
        <translation>
            <numerusform>Fermato: %n file lasciato com’era.</numerusform>
            <numerusform>Fermato: %n file lasciati com’erano.</numerusform>
        </translation>
    </message>
    <message>
        <source>There are no match records (files ending in %1) in %2.</source>
        <translation>In %2 non ci sono partite salvate (file che finiscono in %1).</translation>
    </message>
    <message>
        <source>The folder %1 cannot be created. Choose another, or one where you may write.</source>
        <translation>La cartella %1 non si può creare. Scegline un’altra, o una dove puoi scrivere.</translation>
    </message>
    <message>
        <source>the match is no longer in the history</source>
        <translation>la partita non è più fra quelle giocate</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) saved to %1.</source>
        <translation>
            <numerusform>%n partita salvata in %1.</numerusform>
            <numerusform>%n partite salvate in %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) imported.</source>
        <translation>
            <numerusform>%n partita importata.</numerusform>
            <numerusform>%n partite importate.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n could not be saved:</source>
        <comment>matches</comment>
        <translation>
            <numerusform>%n non si è potuta salvare:</numerusform>
            <numerusform>%n non si sono potute salvare:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) rejected; nothing was imported from it (them):</source>
        <translation>
            <numerusform>%n file scartato: non ne è stato importato nulla:</numerusform>
            <numerusform>%n file scartati: non ne è stato importato nulla:</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2% of this one</source>
        <comment>%1 is &apos;3 of 8 matches…&apos;, %2 a percentage</comment>
        <translation>%1 %2% di questa</translation>
    </message>
</context>
<context>
    <name>RecordReading</name>
    <message>
        <source>One moment</source>
        <translation>Un momento</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
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
        <translation>Questa partita non si può mostrare</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>The file was not changed. If somebody sent it, ask for it again; a finished match ends with the line of its seed.</source>
        <translation>Il file non è stato toccato. Se te l’ha mandato qualcuno, fattelo rimandare: una partita finita termina con la riga del codice segreto.</translation>
    </message>
</context>
<context>
    <name>Reentry</name>
    <message>
        <source>Out of tokens</source>
        <translation>Senza marche</translation>
    </message>
</context>
<context>
    <name>Replay</name>
    <message>
        <source>Line %1: %2.</source>
        <comment>%2 is what is wrong with it</comment>
        <translation>Riga %1: %2.</translation>
    </message>
    <message>
        <source>It cannot be opened: %1.</source>
        <translation>Non si può aprire: %1.</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>%1 is a file&apos;s name, %2 what is wrong</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>The record can be followed up to line %1. Line %2: %3.</source>
        <translation>La partita si può seguire fino alla riga %1. Riga %2: %3.</translation>
    </message>
    <message>
        <source>Deal %1 of %2</source>
        <translation>Smazzata %1 di %2</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Passo %1 di %2</translation>
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
        <translation>Come la vedeva %1</translation>
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
        <translation>Carte scoperte, dal posto di %1</translation>
    </message>
    <message>
        <source>The match is no longer in the history.</source>
        <translation>La partita non è più fra quelle giocate.</translation>
    </message>
    <message>
        <source>The record of this match is damaged. It was left as it is; the other matches are not affected.</source>
        <translation>La registrazione di questa partita è danneggiata. È rimasta com’era; le altre partite non ne risentono.</translation>
    </message>
    <message>
        <source>Reading the record: %1%</source>
        <translation>Lettura della partita: %1%</translation>
    </message>
    <message numerus="yes">
        <source>%1; %n deal(s).</source>
        <comment>names</comment>
        <translation>
            <numerusform>%1; %n smazzata.</numerusform>
            <numerusform>%1; %n smazzate.</numerusform>
        </translation>
    </message>
    <message>
        <source>The start</source>
        <comment>of a match: before its first deal</comment>
        <translation>L’inizio</translation>
    </message>
</context>
<context>
    <name>ReplayDeals</name>
    <message>
        <source>Deal %1</source>
        <translation>Smazzata %1</translation>
    </message>
    <message>
        <source>dealer: %1</source>
        <comment>%1 is a name</comment>
        <translation>mazziere: %1</translation>
    </message>
</context>
<context>
    <name>ReplayPage</name>
    <message>
        <source>“Play” shows it as it was played; the arrows go move by move.</source>
        <translation>«Avvia» la mostra com’è stata giocata; le frecce, mossa per mossa.</translation>
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
        <translation>Un passo indietro</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Play</source>
        <comment>lets the replay run</comment>
        <translation>Avvia</translation>
    </message>
    <message>
        <source>Space</source>
        <comment>a key</comment>
        <translation>Spazio</translation>
    </message>
    <message>
        <source>A step forward</source>
        <translation>Un passo avanti</translation>
    </message>
    <message>
        <source>Speed: %1</source>
        <translation>Velocità: %1</translation>
    </message>
    <message>
        <source>%1: choose another</source>
        <translation>%1: scegline un’altra</translation>
    </message>
    <message>
        <source>View</source>
        <comment>whose side, and open hands or not</comment>
        <translation>Vista</translation>
    </message>
    <message>
        <source>View: %1</source>
        <translation>Vista: %1</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Cifre</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Controlla</translation>
    </message>
    <message>
        <source>Check this match</source>
        <translation>Controlla questa partita</translation>
    </message>
</context>
<context>
    <name>ReplayedMatch</name>
    <message>
        <source>Player</source>
        <comment>a person who gave no name, in a replay</comment>
        <translation>Giocatore</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between what happened in a deal</comment>
        <translation>; </translation>
    </message>
    <message>
        <source>nobody paid</source>
        <translation>nessuno ha pagato</translation>
    </message>
    <message numerus="yes">
        <source>%1 paid</source>
        <comment>%1 is one name or a list</comment>
        <translation>
            <numerusform>%1 ha pagato</numerusform>
            <numerusform>%1 hanno pagato</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 won the match</source>
        <translation>%1 ha vinto la partita</translation>
    </message>
    <message>
        <source>Better</source>
        <translation>Meglio</translation>
    </message>
    <message>
        <source>Next best</source>
        <translation>Seconda scelta</translation>
    </message>
    <message>
        <source>You</source>
        <comment>the person at the table, as a name</comment>
        <translation>Tu</translation>
    </message>
    <message>
        <source>you paid</source>
        <translation>hai pagato tu</translation>
    </message>
    <message>
        <source>you and %1 paid</source>
        <comment>%1 is one name or a list</comment>
        <translation>avete pagato tu e %1</translation>
    </message>
    <message>
        <source>you won the match</source>
        <translation>hai vinto la partita</translation>
    </message>
    <message>
        <source>The figures of %1 are shown with open hands, or from that seat.</source>
        <translation>Le cifre di %1 si vedono a carte scoperte, oppure dal suo posto.</translation>
    </message>
    <message>
        <source>Simulating deals…</source>
        <translation>Gioco delle smazzate di prova…</translation>
    </message>
    <message>
        <source>From %1 simulated deals</source>
        <comment>%1 is a number</comment>
        <translation>Su %1 smazzate simulate</translation>
    </message>
    <message>
        <source>you paid two</source>
        <translation>hai pagato due vite</translation>
    </message>
    <message>
        <source>%1 paid two</source>
        <comment>%1 is a name</comment>
        <translation>%1 ha pagato due vite</translation>
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
        <translation>Va bene</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>Your moves in deal %1</source>
        <translation>Le tue mosse nella smazzata %1</translation>
    </message>
    <message>
        <source>Better: %1</source>
        <comment>%1 is a move</comment>
        <translation>Meglio: %1</translation>
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
        <translation>Gioco delle smazzate di prova…</translation>
    </message>
    <message>
        <source>You found the best move every time.</source>
        <translation>Hai sempre giocato la mossa migliore.</translation>
    </message>
    <message numerus="yes">
        <source>%n of your moves could have been better.</source>
        <translation>
            <numerusform>In una mossa c’era di meglio.</numerusform>
            <numerusform>In %n mosse c’era di meglio.</numerusform>
        </translation>
    </message>
    <message>
        <source>There was no better move.</source>
        <translation>Non c’era una mossa migliore.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>%1 is &apos;Lap 2&apos;, %2 a move that was made</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Only just better: %1</source>
        <comment>%1 is a move</comment>
        <translation>Appena meglio: %1</translation>
    </message>
    <message>
        <source>Better: %1 (%2)</source>
        <comment>%1 is a move, %2 a hand&apos;s worth with it</comment>
        <translation>Meglio: %1 (%2)</translation>
    </message>
    <message>
        <source>Only just better: %1 (%2)</source>
        <comment>%1 is a move, %2 a hand&apos;s worth with it</comment>
        <translation>Appena meglio: %1 (%2)</translation>
    </message>
</context>
<context>
    <name>ReviewEntry</name>
    <message>
        <source>Your hand</source>
        <translation>La tua mano</translation>
    </message>
    <message>
        <source>The three you looked at</source>
        <translation>Le tre che hai guardato</translation>
    </message>
    <message>
        <source>The monte</source>
        <translation>Il monte</translation>
    </message>
    <message>
        <source>The four you looked at</source>
        <translation>Le quattro che hai guardato</translation>
    </message>
    <message numerus="yes">
        <source>costliest mistake: +%n points of risk</source>
        <comment>percentage points</comment>
        <translation>
            <numerusform>errore più caro: +%n punto di rischio</numerusform>
            <numerusform>errore più caro: +%n punti di rischio</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+%n points of risk</source>
        <comment>percentage points</comment>
        <translation>
            <numerusform>+%n punto di rischio</numerusform>
            <numerusform>+%n punti di rischio</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReviewSheet</name>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
</context>
<context>
    <name>RuleDealScene</name>
    <message>
        <source>deals</source>
        <translation>fa le carte</translation>
    </message>
    <message>
        <source>plays first</source>
        <translation>comincia</translation>
    </message>
    <message>
        <source>you</source>
        <translation>tu</translation>
    </message>
    <message>
        <source>cuts</source>
        <translation>taglia</translation>
    </message>
    <message>
        <source>monte</source>
        <translation>monte</translation>
    </message>
    <message>
        <source>pack</source>
        <translation>mazzo</translation>
    </message>
    <message>
        <source>pot</source>
        <translation>piatto</translation>
    </message>
    <message>
        <source>A deal from above: the dealer at the head of the table, the player who cuts at the dealer’s right, the player who plays first at the dealer’s left. Everything goes to the left.</source>
        <translation>Una smazzata dall’alto: a capotavola chi fa le carte, alla sua destra chi taglia, alla sua sinistra chi comincia. Tutto gira verso sinistra.</translation>
    </message>
    <message>
        <source>A deal from above: the dealer at the head of the table, the player who cuts at the dealer’s left, the player who plays first at the dealer’s right. Everything goes to the right.</source>
        <translation>Una smazzata dall’alto: a capotavola chi fa le carte, alla sua sinistra chi taglia, alla sua destra chi comincia. Tutto gira verso destra.</translation>
    </message>
    <message>
        <source>In the middle: %1, %2, %3.</source>
        <comment>stock, monte, pot</comment>
        <translation>In mezzo: %1, %2, %3.</translation>
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
        <translation>Primo quadro: una bussata sul tavolo</translation>
    </message>
    <message>
        <source>Second frame: everybody else has one more turn</source>
        <translation>Secondo quadro: gli altri hanno ancora un turno</translation>
    </message>
    <message>
        <source>Third frame: the hands are shown, and the lowest pays</source>
        <translation>Terzo quadro: si scoprono le mani, e la più bassa paga</translation>
    </message>
    <message>
        <source>Third frame: the hands are shown, and the highest wins</source>
        <translation>Terzo riquadro: si scoprono le carte, e vince la mano più alta</translation>
    </message>
</context>
<context>
    <name>RuleLines</name>
    <message>
        <source>yes</source>
        <translation>sì</translation>
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
        <translation>Gioco</translation>
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
        <translation>Una bella bussata si sente fino in cucina.</translation>
    </message>
    <message>
        <source>Cut thick or cut thin, the ace comes when it likes.</source>
        <comment>a saying of the osteria</comment>
        <translation>Taglia alto o taglia basso, l’asso viene quando vuole.</translation>
    </message>
    <message>
        <source>Cards are like guests: keep the good ones, greet the others.</source>
        <comment>a saying of the osteria</comment>
        <translation>Le carte sono come gli ospiti: i buoni si tengono, gli altri si salutano.</translation>
    </message>
    <message>
        <source>Whoever counts the suits before the knock seldom pays.</source>
        <comment>a saying of the osteria</comment>
        <translation>Chi conta i semi prima di bussare paga di rado.</translation>
    </message>
    <message>
        <source>The last token plays best.</source>
        <comment>a saying of the osteria</comment>
        <translation>L’ultima marca è quella che gioca meglio.</translation>
    </message>
    <message>
        <source>Whoever laughs before the showdown has not counted yet.</source>
        <comment>a saying of the osteria</comment>
        <translation>Chi ride prima di scoprire le carte non ha ancora contato.</translation>
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
        <translation>Nuova partita</translation>
    </message>
    <message>
        <source>Deal the cards</source>
        <translation>Si comincia</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Invio</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Resets every rule and every seat</source>
        <translation>Rimette ogni regola e ogni posto come al solito</translation>
    </message>
    <message>
        <source>Reset everything</source>
        <translation>Rimetti tutto come al solito</translation>
    </message>
    <message>
        <source>Everything is as usual</source>
        <translation>Tutto è come al solito</translation>
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
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>The rules of another game</source>
        <translation>Le regole di un altro gioco</translation>
    </message>
    <message>
        <source>At this table: %1.</source>
        <comment>rules in few words</comment>
        <translation>A questo tavolo: %1.</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lezioni</translation>
    </message>
    <message>
        <source>At this table: %1. Where that differs from the usual, the booklet says so beside a red line.</source>
        <comment>rules in few words</comment>
        <translation>A questo tavolo: %1. Dove cambia dal solito, il libretto lo dice accanto a una riga rossa.</translation>
    </message>
</context>
<context>
    <name>Saving</name>
    <message numerus="yes">
        <source>Recover %n match(es) from the copy of %1</source>
        <translation>
            <numerusform>Recupera una partita dalla copia del %1</numerusform>
            <numerusform>Recupera %n partite dalla copia del %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sayings</name>
    <message>
        <source>Signals that may go with the card</source>
        <translation>Segni che si possono fare con la carta</translation>
    </message>
</context>
<context>
    <name>Scene</name>
    <message>
        <source>a number for each seat</source>
        <translation>un numero per ogni posto</translation>
    </message>
    <message>
        <source>the dealer</source>
        <translation>il mazziere</translation>
    </message>
    <message>
        <source>more than 0 for some seat</source>
        <translation>più di 0 per almeno un posto</translation>
    </message>
    <message>
        <source>three cards such as “AD” or “7S”</source>
        <translation>tre carte come «AD» o «7S»</translation>
    </message>
    <message>
        <source>four cards such as “AD” or “7S”</source>
        <translation>quattro carte come «AD» o «7S»</translation>
    </message>
    <message>
        <source>not a JSON object (at byte %1: %2)</source>
        <translation>nessun oggetto JSON (al byte %1: %2)</translation>
    </message>
    <message>
        <source>the hand of every seat that still plays</source>
        <translation>la mano di ogni posto ancora in gioco</translation>
    </message>
</context>
<context>
    <name>SealProof</name>
    <message>
        <source>Nobody can move a card</source>
        <translation>Nessuno può spostare una carta</translation>
    </message>
    <message>
        <source>Before the first deal one secret number, the seed, fixed every shuffle of the match. This is its seal, the SHA-256 of the seed:</source>
        <translation>Prima della prima smazzata un codice segreto ha fissato tutte le mescolate della partita. Questo è il suo sigillo, cioè il suo SHA-256:</translation>
    </message>
    <message>
        <source>This is the seed. Its SHA-256 is the seal: so the cards were fixed from the start.</source>
        <translation>Questo è il codice segreto. Il suo SHA-256 è il sigillo: vuol dire che le carte erano fissate dall’inizio.</translation>
    </message>
    <message>
        <source>“Check this match” in the replay plays it all again from this seed.</source>
        <translation>«Controlla questa partita», nel replay, la rigioca tutta da questo codice.</translation>
    </message>
    <message>
        <source>When the match is over, the seed is shown here too. Whoever calculates its SHA-256 gets the seal: so the cards were fixed from the start.</source>
        <translation>A partita finita qui si legge anche il codice segreto. Chi ne calcola lo SHA-256 ritrova il sigillo: vuol dire che le carte erano fissate dall’inizio.</translation>
    </message>
</context>
<context>
    <name>Seat</name>
    <message>
        <source>out of the match</source>
        <translation>fuori dalla partita</translation>
    </message>
    <message>
        <source>to move</source>
        <translation>di turno</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>mazziere</translation>
    </message>
    <message>
        <source>%1, out</source>
        <comment>seat</comment>
        <translation>%1, fuori</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) face down</source>
        <translation>
            <numerusform>%n carta coperta</numerusform>
            <numerusform>%n carte coperte</numerusform>
        </translation>
    </message>
    <message>
        <source>known: %1</source>
        <comment>cards that everybody saw go into a hand</comment>
        <translation>carte note: %1</translation>
    </message>
    <message>
        <source>your seat</source>
        <translation>il tuo posto</translation>
    </message>
    <message numerus="yes">
        <source>%n seat(s) after yours</source>
        <comment>in the order of play</comment>
        <translation>
            <numerusform>%n posto dopo il tuo</numerusform>
            <numerusform>%n posti dopo il tuo</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; said: %2</source>
        <comment>a seat&apos;s place, and the words in its bubble</comment>
        <translation>%1; ha detto: %2</translation>
    </message>
    <message>
        <source>the seat that you look from</source>
        <translation>il posto da cui guardi</translation>
    </message>
    <message numerus="yes">
        <source>%n seat(s) further</source>
        <comment>in the order of play</comment>
        <translation>
            <numerusform>%n posto più in là</numerusform>
            <numerusform>%n posti più in là</numerusform>
        </translation>
    </message>
    <message>
        <source>perhaps: %1</source>
        <comment>cards that everybody saw go into a hand, and that may have left it</comment>
        <translation>forse: %1</translation>
    </message>
    <message>
        <source>plays with %1</source>
        <comment>a seat, and the names of its partners</comment>
        <translation>gioca con %1</translation>
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
        <translation>ancora niente in questa smazzata</translation>
    </message>
    <message>
        <source>out of the match</source>
        <translation>fuori dalla partita</translation>
    </message>
    <message>
        <source>%1: out at the next loss</source>
        <comment>&apos;on the county&apos;, or whatever somebody with no piece left is called</comment>
        <translation>%1: se perde ancora è fuori</translation>
    </message>
</context>
<context>
    <name>SeatRing</name>
    <message>
        <source>Who sits at the table</source>
        <translation>Chi siede al tavolo</translation>
    </message>
</context>
<context>
    <name>SeatSetupModel</name>
    <message>
        <source>novice</source>
        <comment>an opponent&apos;s level</comment>
        <translation>alle prime armi</translation>
    </message>
    <message>
        <source>casual</source>
        <comment>an opponent&apos;s level</comment>
        <translation>se la cava</translation>
    </message>
    <message>
        <source>regular</source>
        <comment>an opponent&apos;s level</comment>
        <translation>in gamba</translation>
    </message>
    <message>
        <source>You</source>
        <comment>the person&apos;s seat, where no name was given</comment>
        <translation>Tu</translation>
    </message>
    <message>
        <source>a program…</source>
        <comment>who plays for an opponent</comment>
        <translation>un programma…</translation>
    </message>
    <message>
        <source>choose one…</source>
        <comment>a program that plays</comment>
        <translation>scegline uno…</translation>
    </message>
    <message>
        <source>Plays it straight</source>
        <comment>an opponent&apos;s temperament</comment>
        <translation>Gioca pulito</translation>
    </message>
    <message>
        <source>Never lets go of a card</source>
        <comment>an opponent&apos;s temperament</comment>
        <translation>Non molla le carte</translation>
    </message>
    <message>
        <source>Leaves nothing good</source>
        <comment>an opponent&apos;s temperament</comment>
        <translation>Non lascia niente di buono</translation>
    </message>
    <message>
        <source>expert</source>
        <comment>an opponent&apos;s level</comment>
        <translation>formidabile</translation>
    </message>
    <message>
        <source>a person here</source>
        <comment>who plays at a seat: somebody at this screen</comment>
        <translation>una persona qui</translation>
    </message>
    <message>
        <source>Another person at this screen has that name: nobody would know whose turn it is.</source>
        <translation>C’è già una persona con questo nome: non si saprebbe a chi tocca.</translation>
    </message>
    <message>
        <source>You pass the screen round; cards stay hidden.</source>
        <translation>Ci si passa lo schermo; le carte restano nascoste.</translation>
    </message>
</context>
<context>
    <name>Session</name>
    <message>
        <source>The match in progress cannot be continued. Line %1 of its record: %2</source>
        <translation>La partita in corso non si può riprendere. Riga %1 del file: %2</translation>
    </message>
</context>
<context>
    <name>SettingsCards</name>
    <message>
        <source>Cards and cloth</source>
        <translation>Carte e tovaglia</translation>
    </message>
    <message>
        <source>Cloth</source>
        <translation>Tovaglia</translation>
    </message>
    <message>
        <source>What covers the table</source>
        <translation>Che cosa copre il tavolo</translation>
    </message>
    <message>
        <source>linen</source>
        <translation>di lino</translation>
    </message>
    <message>
        <source>green</source>
        <translation>verde</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rossa</translation>
    </message>
    <message>
        <source>rosette</source>
        <translation>rosone</translation>
    </message>
    <message>
        <source>suns</source>
        <translation>soli</translation>
    </message>
    <message>
        <source>vine</source>
        <translation>tralci</translation>
    </message>
    <message>
        <source>Size of the cards</source>
        <translation>Grandezza delle carte</translation>
    </message>
    <message>
        <source>usual</source>
        <comment>size of the cards</comment>
        <translation>solite</translation>
    </message>
    <message>
        <source>larger</source>
        <translation>più grandi</translation>
    </message>
    <message>
        <source>largest</source>
        <translation>le più grandi</translation>
    </message>
    <message>
        <source>Corner index</source>
        <translation>Indice negli angoli</translation>
    </message>
    <message>
        <source>Rank and suit in two corners of each card</source>
        <translation>Valore e seme in due angoli di ogni carta</translation>
    </message>
    <message>
        <source>Backs, Piacentine cards</source>
        <translation>Dorso delle piacentine</translation>
    </message>
    <message>
        <source>Backs, French cards</source>
        <translation>Dorso delle francesi</translation>
    </message>
    <message>
        <source>lozenges</source>
        <translation>losanghe</translation>
    </message>
    <message>
        <source>garland</source>
        <translation>ghirlanda</translation>
    </message>
    <message>
        <source>Yours and those in the middle of the table</source>
        <translation>Le tue e quelle in mezzo al tavolo</translation>
    </message>
    <message>
        <source>Backs</source>
        <comment>of the cards</comment>
        <translation>Dorsi</translation>
    </message>
    <message>
        <source>Piacentine and French</source>
        <translation>Piacentine e francesi</translation>
    </message>
</context>
<context>
    <name>SettingsGuests</name>
    <message>
        <source>Who deals?</source>
        <comment>a guest&apos;s line, as a sample</comment>
        <translation>Chi dà le carte?</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Settings</source>
        <translation>Impostazioni</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
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
        <translation>Lettura</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Lingua</translation>
    </message>
    <message>
        <source>Changes at once, even in the middle of a match</source>
        <translation>Cambia subito, anche a partita in corso</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Sistema</translation>
    </message>
    <message>
        <source>On every page and at the table</source>
        <translation>Su ogni pagina e al tavolo</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Grandezza del testo</translation>
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
        <translation>Vita al tavolo</translation>
    </message>
    <message>
        <source>all of it</source>
        <comment>how much is acted out</comment>
        <translation>tutta</translation>
    </message>
    <message>
        <source>in short</source>
        <comment>how much is acted out</comment>
        <translation>breve</translation>
    </message>
    <message>
        <source>none</source>
        <comment>how much is acted out</comment>
        <translation>nessuna</translation>
    </message>
    <message>
        <source>The guests talk</source>
        <translation>Gli ospiti parlano</translation>
    </message>
    <message>
        <source>Now and then one of them says a line; it never gives a card away</source>
        <translation>Ogni tanto qualcuno dice la sua, senza mai svelare una carta</translation>
    </message>
    <message>
        <source>Shuffling, dealing and exchanging before your eyes</source>
        <translation>Mescolare, dare e cambiare sotto i tuoi occhi</translation>
    </message>
    <message>
        <source>Show the dealing</source>
        <translation>Messa in scena</translation>
    </message>
    <message>
        <source>Cut automatically</source>
        <translation>Taglio automatico</translation>
    </message>
    <message>
        <source>When it is your turn to cut the pack, it is cut for you</source>
        <translation>Quando toccherebbe a te tagliare il mazzo, si taglia da solo</translation>
    </message>
</context>
<context>
    <name>SettingsSound</name>
    <message>
        <source>Sound</source>
        <translation>Suono</translation>
    </message>
    <message>
        <source>Cards, knocks and coins</source>
        <translation>Carte, bussate e monete</translation>
    </message>
    <message>
        <source>Music</source>
        <translation>Musica</translation>
    </message>
    <message>
        <source>From the back of the room</source>
        <translation>Dal fondo della sala</translation>
    </message>
    <message>
        <source>Volume of the music</source>
        <translation>Volume della musica</translation>
    </message>
    <message>
        <source>M does the same</source>
        <translation>Anche con M</translation>
    </message>
    <message>
        <source>Sound effects</source>
        <translation>Effetti sonori</translation>
    </message>
    <message>
        <source>Volume of the effects</source>
        <translation>Volume degli effetti</translation>
    </message>
    <message>
        <source>Mute</source>
        <translation>Tutto spento</translation>
    </message>
    <message>
        <source>off</source>
        <comment>the sound effects</comment>
        <translation>spenti</translation>
    </message>
    <message>
        <source>off</source>
        <comment>the music</comment>
        <translation>spenta</translation>
    </message>
</context>
<context>
    <name>SettingsTable</name>
    <message>
        <source>At the table</source>
        <translation>Al tavolo</translation>
    </message>
    <message>
        <source>The others think</source>
        <translation>Ritmo degli altri</translation>
    </message>
    <message>
        <source>How long they look at their cards</source>
        <translation>Quanto tempo prendono per una mossa</translation>
    </message>
    <message>
        <source>relaxed</source>
        <translation>con calma</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>normale</translation>
    </message>
    <message>
        <source>brisk</source>
        <translation>in fretta</translation>
    </message>
    <message>
        <source>at once</source>
        <translation>subito</translation>
    </message>
    <message>
        <source>Ask before a knock</source>
        <translation>Conferma la bussata</translation>
    </message>
    <message>
        <source>It takes a second press to knock</source>
        <translation>Per bussare bisogna premere due volte</translation>
    </message>
    <message>
        <source>Memory aid</source>
        <translation>Promemoria</translation>
    </message>
    <message>
        <source>Small pictures of the cards that everybody saw go into a hand</source>
        <translation>In piccolo, le carte che tutti hanno visto prendere</translation>
    </message>
    <message>
        <source>Offer the lessons</source>
        <translation>Proponi le lezioni</translation>
    </message>
    <message>
        <source>Animation</source>
        <translation>Animazioni</translation>
    </message>
    <message>
        <source>Deal on automatically</source>
        <translation>Avanti da solo</translation>
    </message>
    <message>
        <source>After the showdown the next deal begins without waiting for you</source>
        <translation>Scoperte le mani, si passa alla smazzata dopo senza aspettarti</translation>
    </message>
    <message>
        <source>On the start page, for anybody who has not played yet</source>
        <translation>Nella pagina iniziale, per chi non ha ancora giocato</translation>
    </message>
    <message>
        <source>Cards, tokens and pennies travel over the table; without it they are simply there</source>
        <translation>Carte, marche e monetine si muovono sul tavolo; altrimenti compaiono subito al loro posto</translation>
    </message>
</context>
<context>
    <name>SettingsWindow</name>
    <message>
        <source>Window</source>
        <translation>Finestra</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Schermo intero</translation>
    </message>
    <message>
        <source>F11 does the same</source>
        <translation>Anche con F11</translation>
    </message>
</context>
<context>
    <name>SharedFeats</name>
    <message>
        <source>A chair of your own</source>
        <translation>Una sedia tua</translation>
    </message>
    <message>
        <source>Play a match to its end.</source>
        <translation>Gioca una partita fino in fondo.</translation>
    </message>
    <message>
        <source>The wine is on them</source>
        <translation>Pagano gli altri</translation>
    </message>
    <message>
        <source>Win a match.</source>
        <translation>Vinci una partita.</translation>
    </message>
    <message>
        <source>Ten glasses</source>
        <translation>Dieci bicchieri</translation>
    </message>
    <message>
        <source>Win ten matches.</source>
        <translation>Vinci dieci partite.</translation>
    </message>
    <message>
        <source>One of the house</source>
        <translation>Di casa</translation>
    </message>
    <message>
        <source>Play fifty matches to their end.</source>
        <translation>Gioca cinquanta partite fino in fondo.</translation>
    </message>
    <message>
        <source>Three in a row</source>
        <translation>Tre di fila</translation>
    </message>
    <message>
        <source>A steady hand</source>
        <translation>Mano ferma</translation>
    </message>
    <message>
        <source>Among equals</source>
        <translation>Tra pari</translation>
    </message>
    <message>
        <source>Win against a table of regulars only.</source>
        <translation>Vinci contro avversari tutti in gamba.</translation>
    </message>
    <message>
        <source>Win against a table of experts only.</source>
        <translation>Vinci contro avversari tutti formidabili.</translation>
    </message>
    <message>
        <source>A full table</source>
        <translation>Tavolata</translation>
    </message>
    <message>
        <source>Win at a table of eight or more.</source>
        <translation>Vinci a un tavolo di otto o più.</translation>
    </message>
    <message>
        <source>Not a scratch</source>
        <translation>Senza un graffio</translation>
    </message>
    <message>
        <source>Pay in the first two deals, and win the match.</source>
        <translation>Paga nelle prime due smazzate, e vinci la partita.</translation>
    </message>
    <message>
        <source>Ten deals dry</source>
        <translation>Dieci smazzate all’asciutto</translation>
    </message>
    <message>
        <source>Thrifty</source>
        <translation>Parsimonia</translation>
    </message>
    <message>
        <source>The small hours</source>
        <translation>Le ore piccole</translation>
    </message>
    <message>
        <source>Win a match of fifteen deals or more.</source>
        <translation>Vinci una partita di quindici smazzate o più.</translation>
    </message>
    <message>
        <source>The whole shelf</source>
        <translation>Tutto lo scaffale</translation>
    </message>
    <message>
        <source>Win a match of every game of the house.</source>
        <translation>Vinci una partita di ogni gioco della casa.</translation>
    </message>
    <message>
        <source>Deal of the day</source>
        <translation>La partita del giorno</translation>
    </message>
    <message>
        <source>A whole week</source>
        <translation>Una settimana intera</translation>
    </message>
    <message>
        <source>An evening out</source>
        <translation>Una serata fuori</translation>
    </message>
    <message>
        <source>One rung up</source>
        <translation>Un gradino più su</translation>
    </message>
    <message>
        <source>Go up one rung on the osteria’s ladder.</source>
        <translation>Sali di un gradino all’osteria.</translation>
    </message>
    <message>
        <source>Reach the highest rung of the ladder.</source>
        <translation>Arriva all’ultimo gradino dell’osteria.</translation>
    </message>
    <message>
        <source>Win three matches in a row.</source>
        <translation>Vinci tre partite una dopo l’altra.</translation>
    </message>
    <message>
        <source>In ten matches at tables of four or more, finish first or second.</source>
        <translation>In dieci partite a tavoli di quattro o più, arriva fra i primi due.</translation>
    </message>
    <message>
        <source>At the top table</source>
        <translation>Il tavolo dei grandi</translation>
    </message>
    <message>
        <source>Face to face</source>
        <translation>A quattr’occhi</translation>
    </message>
    <message>
        <source>Win a match between two players.</source>
        <translation>Vinci una partita a due.</translation>
    </message>
    <message>
        <source>Win a match without paying once: it is enough never to have the lowest hand.</source>
        <translation>Vinci una partita senza pagare mai: basta non avere mai la mano più bassa.</translation>
    </message>
    <message>
        <source>All’s well that ends well</source>
        <translation>Chi ben finisce</translation>
    </message>
    <message>
        <source>In one match, pay nothing in ten deals in a row.</source>
        <translation>In una partita, non pagare per dieci smazzate di fila.</translation>
    </message>
    <message>
        <source>In one match of ten deals or more, pay in at most one deal out of five.</source>
        <translation>In una partita di dieci smazzate o più, paga al massimo una volta su cinque.</translation>
    </message>
    <message>
        <source>Play a deal of the day to its end.</source>
        <translation>Gioca fino in fondo una partita del giorno.</translation>
    </message>
    <message>
        <source>Play the deal of the day on seven days in a row.</source>
        <translation>Gioca la partita del giorno per sette giorni di fila.</translation>
    </message>
    <message>
        <source>Legend of the osteria</source>
        <translation>Leggenda dell’osteria</translation>
    </message>
    <message>
        <source>Play all three tables of an evening at the osteria to their end.</source>
        <translation>Gioca fino in fondo a tutti e tre i tavoli di una serata all’osteria.</translation>
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
        <translation>%1 giocatori</translation>
    </message>
</context>
<context>
    <name>ShelfSlip</name>
    <message>
        <source>Play</source>
        <translation>Si gioca</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Invio</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regole</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lezioni</translation>
    </message>
</context>
<context>
    <name>Showdown</name>
    <message>
        <source>The cards are turned up</source>
        <translation>Si scoprono le carte</translation>
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
        <translation>Registro</translation>
    </message>
    <message>
        <source>All moves of the match</source>
        <translation>Tutte le mosse della partita</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regole</translation>
    </message>
</context>
<context>
    <name>SideBetting</name>
    <message>
        <source>In your purse: %1</source>
        <comment>%1 is a number of coins, to bet with</comment>
        <translation>Nel tuo borsellino: %1</translation>
    </message>
    <message>
        <source>Bets</source>
        <comment>a tab: the bets that are open</comment>
        <translation>Scommesse</translation>
    </message>
    <message>
        <source>Bets: %1</source>
        <comment>a tab: so many are open</comment>
        <translation>Scommesse: %1</translation>
    </message>
    <message>
        <source>yourself</source>
        <comment>whom one bets on</comment>
        <translation>te</translation>
    </message>
</context>
<context>
    <name>SideSlate</name>
    <message>
        <source>Slate</source>
        <translation>Lavagnetta</translation>
    </message>
    <message>
        <source>%1, %2: %3 in this deal, match %4</source>
        <comment>a side, its members, &apos;5 tricks&apos;, &apos;+12&apos;</comment>
        <translation>%1, %2: %3 in questa smazzata, partita %4</translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>%n presa</numerusform>
            <numerusform>%n prese</numerusform>
        </translation>
    </message>
    <message>
        <source>match</source>
        <comment>on a slate: how it stands</comment>
        <translation>partita</translation>
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
        <translation>spento</translation>
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
        <translation>Tu</translation>
    </message>
    <message>
        <source>out in deal %1</source>
        <translation>fuori alla smazzata %1</translation>
    </message>
    <message>
        <source>out</source>
        <comment>of the match</comment>
        <translation>fuori</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <comment>played by a seat</comment>
        <translation>
            <numerusform>%n smazzata</numerusform>
            <numerusform>%n smazzate</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n punti</numerusform>
        </translation>
    </message>
    <message>
        <source>still in</source>
        <comment>the match</comment>
        <translation>ancora in gioco</translation>
    </message>
    <message numerus="yes">
        <source>−%n point(s)</source>
        <comment>less than none</comment>
        <translation>
            <numerusform>−%n punto</numerusform>
            <numerusform>−%n punti</numerusform>
        </translation>
    </message>
    <message>
        <source>takes the pot</source>
        <translation>prende il piatto</translation>
    </message>
    <message>
        <source>shares the pot</source>
        <translation>divide il piatto</translation>
    </message>
    <message numerus="yes">
        <source>%n chip(s)</source>
        <comment>at the end of a match</comment>
        <translation>
            <numerusform>%n fiche</numerusform>
            <numerusform>%n fiche</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>−%n chip(s)</source>
        <comment>less than none</comment>
        <translation>
            <numerusform>−%n fiche</numerusform>
            <numerusform>−%n fiche</numerusform>
        </translation>
    </message>
    <message>
        <source>wins</source>
        <comment>a seat, with its side</comment>
        <translation>vince</translation>
    </message>
    <message>
        <source>draws</source>
        <comment>a seat, with its side</comment>
        <translation>pari</translation>
    </message>
    <message>
        <source>loses</source>
        <comment>a seat, with its side</comment>
        <translation>perde</translation>
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
        <translation>ALL’OSTERIA SI GIOCA A</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continua</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Nuova partita</translation>
    </message>
    <message>
        <source>Ctrl+N</source>
        <translation>Ctrl+N</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regole</translation>
    </message>
    <message>
        <source>F1</source>
        <translation>F1</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Impostazioni</translation>
    </message>
    <message>
        <source>English</source>
        <translation>Italiano</translation>
    </message>
    <message>
        <source>About the game</source>
        <translation>Informazioni</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Esci</translation>
    </message>
    <message>
        <source>Ctrl+Q</source>
        <translation>Ctrl+Q</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Partite giocate</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistiche</translation>
    </message>
    <message>
        <source>Other games</source>
        <translation>Altri giochi</translation>
    </message>
    <message numerus="yes">
        <source>%n on the shelf</source>
        <comment>games</comment>
        <translation>
            <numerusform>%n sullo scaffale</numerusform>
            <numerusform>%n sullo scaffale</numerusform>
        </translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lezioni</translation>
    </message>
    <message>
        <source>Teresa explains</source>
        <translation>spiega Teresa</translation>
    </message>
    <message>
        <source>Deal of the day</source>
        <translation>La partita del giorno</translation>
    </message>
    <message>
        <source>Evening at the osteria</source>
        <translation>Serata all’osteria</translation>
    </message>
    <message>
        <source>and a friend’s</source>
        <translation>e quella di un amico</translation>
    </message>
    <message>
        <source>table %1 of %2</source>
        <translation>tavolo %1 di %2</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>all</source>
        <comment>opponents</comment>
        <translation>tutti</translation>
    </message>
    <message numerus="yes">
        <source>Matches won, of the last %n</source>
        <translation>
            <numerusform>Partite vinte, sull’ultima</numerusform>
            <numerusform>Partite vinte, sulle ultime %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Match %1, %2: %3 won</source>
        <translation>Partita %1, %2: %3 vinte</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partite</translation>
    </message>
    <message>
        <source>Matches played</source>
        <translation>Partite giocate</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Vinte</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a number, a percentage</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Re-entries</source>
        <translation>Rientri</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Smazzate</translation>
    </message>
    <message>
        <source>Deals played</source>
        <translation>Smazzate giocate</translation>
    </message>
    <message>
        <source>Longest runs</source>
        <translation>Serie più lunghe</translation>
    </message>
    <message>
        <source>Matches won in a row</source>
        <translation>Partite vinte di fila</translation>
    </message>
    <message>
        <source>Matches without a win</source>
        <translation>Partite senza vittoria</translation>
    </message>
    <message>
        <source>Deals without paying</source>
        <translation>Smazzate senza pagare</translation>
    </message>
    <message numerus="yes">
        <source>Place %1: %n time(s), %2</source>
        <comment>how often a place was taken, and its share</comment>
        <translation>
            <numerusform>%1º posto: %n volta, %2</numerusform>
            <numerusform>%1º posto: %n volte, %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Piazzamenti</translation>
    </message>
    <message>
        <source>Of these shared</source>
        <comment>matches won</comment>
        <translation>Di cui divise</translation>
    </message>
    <message>
        <source>Drawn</source>
        <comment>matches</comment>
        <translation>Patte</translation>
    </message>
    <message>
        <source>Now %1; between %2 and %3 over time</source>
        <translation>Ora %1; nel tempo tra %2 e %3</translation>
    </message>
    <message>
        <source>Average place</source>
        <translation>Piazzamento medio</translation>
    </message>
    <message>
        <source>all</source>
        <comment>ways to play a game</comment>
        <translation>tutto</translation>
    </message>
    <message>
        <source>Won</source>
        <comment>of matches</comment>
        <translation>Vinte</translation>
    </message>
    <message>
        <source>Drawn</source>
        <comment>of matches</comment>
        <translation>Patte</translation>
    </message>
    <message>
        <source>Lost</source>
        <comment>of matches</comment>
        <translation>Perse</translation>
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
        <translation>Scegli altri avversari o un periodo più lungo.</translation>
    </message>
    <message>
        <source>Counting your matches…</source>
        <translation>Conto le tue partite…</translation>
    </message>
    <message>
        <source>None of your matches fits these filters.</source>
        <translation>Nessuna tua partita corrisponde ai filtri.</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Nuova partita</translation>
    </message>
    <message>
        <source>The slate was wiped clean: only matches that you play from now on count.</source>
        <translation>La lavagna è stata cancellata: contano solo le partite che giochi d’ora in poi.</translation>
    </message>
    <message>
        <source>The slate is still clean: play your first match, and we will chalk it up here.</source>
        <translation>La lavagna è ancora pulita: gioca la prima partita, e la segniamo qui.</translation>
    </message>
</context>
<context>
    <name>StatisticsFilters</name>
    <message>
        <source>Game</source>
        <translation>Gioco</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Avversari</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Variante</translation>
    </message>
</context>
<context>
    <name>StatisticsPage</name>
    <message>
        <source>Statistics</source>
        <translation>Statistiche</translation>
    </message>
    <message>
        <source>Count all again</source>
        <translation>Conta di nuovo tutto</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Count from now on only?</source>
        <translation>Contare solo da adesso?</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) still to be counted…</source>
        <translation>
            <numerusform>%n partita ancora da contare…</numerusform>
            <numerusform>%n partite ancora da contare…</numerusform>
        </translation>
    </message>
    <message>
        <source>Only your own matches since %1 are counted.</source>
        <translation>Si contano le tue partite dal %1.</translation>
    </message>
    <message>
        <source>Feats</source>
        <translation>Imprese</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>Ricomincia da capo</translation>
    </message>
    <message>
        <source>The statistics start from zero. Your matches stay in the history, and all of them can be counted again later.</source>
        <translation>Le statistiche ripartono da zero. Le tue partite restano fra quelle giocate, e più avanti si possono contare di nuovo tutte.</translation>
    </message>
    <message>
        <source>Only your own matches are counted, not those from files.</source>
        <translation>Contano solo le tue partite, non quelle importate da file.</translation>
    </message>
    <message>
        <source>Statistics: %1</source>
        <comment>%1 is a game</comment>
        <translation>Statistiche: %1</translation>
    </message>
</context>
<context>
    <name>StatisticsSlate</name>
    <message numerus="yes">
        <source>%n more match(es), and you see here how your play goes over time.</source>
        <translation>
            <numerusform>Ancora %n partita, e qui vedi come vai nel tempo.</numerusform>
            <numerusform>Ancora %n partite, e qui vedi come vai nel tempo.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Stepper</name>
    <message>
        <source>Less: %1</source>
        <translation>Meno: %1</translation>
    </message>
    <message>
        <source>More: %1</source>
        <translation>Più: %1</translation>
    </message>
    <message>
        <source>not possible now</source>
        <translation>adesso non si può</translation>
    </message>
</context>
<context>
    <name>Stock</name>
    <message>
        <source>Stock</source>
        <translation>Mazzo</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) left</source>
        <translation>
            <numerusform>%n carta</numerusform>
            <numerusform>%n carte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) left; press to draw one</source>
        <translation>
            <numerusform>resta %n carta; premi per pescarla</numerusform>
            <numerusform>restano %n carte; premi per pescarne una</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StopthebusChapters</name>
    <message>
        <source>In short</source>
        <translation>In breve</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>La smazzata</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Tocca a te</translation>
    </message>
    <message>
        <source>Who wins</source>
        <translation>Chi vince</translation>
    </message>
    <message>
        <source>Who pays</source>
        <translation>Chi paga</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Regole della casa</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Parole</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasti</translation>
    </message>
    <message>
        <source>Stop the bus before the others have found their seats.</source>
        <comment>a saying of the osteria</comment>
        <translation>Ferma l’autobus prima che gli altri trovino posto.</translation>
    </message>
    <message>
        <source>What you leave in the monte, your neighbour has been waiting for.</source>
        <comment>a saying of the osteria</comment>
        <translation>Quello che lasci nel monte, il vicino lo aspettava.</translation>
    </message>
    <message>
        <source>A pair in hand is worth a run on the table.</source>
        <comment>a saying of the osteria</comment>
        <translation>Meglio una coppia in mano che una scala nel monte.</translation>
    </message>
    <message>
        <source>Whoever must exchange had better know what to give.</source>
        <comment>a saying of the osteria</comment>
        <translation>Chi deve cambiare, sappia che cosa dare.</translation>
    </message>
    <message>
        <source>Three threes: nobody has ever walked home from those.</source>
        <comment>a saying of the osteria</comment>
        <translation>Con il tris di 3 nessuno è mai tornato a casa a piedi.</translation>
    </message>
    <message>
        <source>The bell rings for everybody, and for whoever pulled it too.</source>
        <comment>a saying of the osteria</comment>
        <translation>Il campanello suona per tutti, anche per chi l’ha suonato.</translation>
    </message>
    <message>
        <source>The stop</source>
        <translation>La fermata</translation>
    </message>
</context>
<context>
    <name>StopthebusDeal</name>
    <message>
        <source>The deal</source>
        <translation>La smazzata</translation>
    </message>
    <message>
        <source>Two to seven can play, best four or five. Everything goes to the left, clockwise: the cards, the play, and the turn to deal. Players who are out are skipped.</source>
        <translation>Si gioca da due a sette, meglio in quattro o cinque. Tutto gira verso sinistra, in senso orario: le carte, il gioco e il turno di mazziere. Chi è fuori si salta.</translation>
    </message>
    <message>
        <source>The first dealer</source>
        <translation>Il primo mazziere</translation>
    </message>
    <message>
        <source>Who deals first is drawn by lot. After every deal the player at the dealer’s left deals.</source>
        <translation>Il primo mazziere si tira a sorte. Dopo ogni smazzata tocca a chi sta alla sua sinistra.</translation>
    </message>
    <message>
        <source>Shuffle and cut</source>
        <translation>Mescolare e tagliare</translation>
    </message>
    <message>
        <source>The dealer shuffles and the player at the dealer’s right cuts. When it is your turn, drag along the pack to choose where.</source>
        <translation>Il mazziere mescola e chi gli sta a destra taglia. Quando tocca a te, fai scorrere il dito o il mouse lungo il mazzo e scegli dove tagliare.</translation>
    </message>
    <message>
        <source>Three cards each</source>
        <translation>Tre carte a testa</translation>
    </message>
    <message>
        <source>They are dealt face down, one at a time, from the dealer’s left on. There are 52, the whole French pack without jokers.</source>
        <translation>Si danno coperte, una alla volta, cominciando da chi sta alla sinistra del mazziere. Il mazzo è quello francese, 52 carte senza jolly.</translation>
    </message>
    <message>
        <source>Three in the middle</source>
        <translation>Tre in mezzo</translation>
    </message>
    <message>
        <source>The next three are turned up: they are the monte. The rest of the pack is put aside, and nobody looks at it.</source>
        <translation>Le tre che vengono dopo si mettono scoperte in mezzo: sono il monte. Il resto del mazzo si mette da parte, e nessuno lo guarda.</translation>
    </message>
    <message>
        <source>The monte</source>
        <translation>Il monte</translation>
    </message>
    <message>
        <source>All can see these three, and nothing else ever comes to the table: what one player gives is all that the next can take.</source>
        <translation>Queste tre le vedono tutti, e altro in tavola non arriva: chi viene dopo può prendere solo quello che gli altri hanno lasciato.</translation>
    </message>
    <message>
        <source>The player at the dealer’s left begins.</source>
        <translation>Comincia chi sta alla sinistra del mazziere.</translation>
    </message>
</context>
<context>
    <name>StopthebusEstimate</name>
    <message>
        <source>%1, to stop or not</source>
        <comment>%1 is &apos;Lap 2&apos;</comment>
        <translation>%1, fermarlo o no</translation>
    </message>
    <message>
        <source>Stop the bus</source>
        <comment>a move</comment>
        <translation>Ferma l’autobus</translation>
    </message>
    <message>
        <source>Stop the bus</source>
        <comment>a move, after somebody&apos;s name</comment>
        <translation>Fermare l’autobus</translation>
    </message>
    <message>
        <source>Let the bus go on</source>
        <comment>a move</comment>
        <translation>Lascia andare l’autobus</translation>
    </message>
    <message>
        <source>Let the bus go on</source>
        <comment>a move, after somebody&apos;s name</comment>
        <translation>Lasciar andare l’autobus</translation>
    </message>
    <message>
        <source>Pass</source>
        <comment>a move</comment>
        <translation>Passa</translation>
    </message>
    <message>
        <source>Pass</source>
        <comment>a move, after somebody&apos;s name</comment>
        <translation>Passare</translation>
    </message>
    <message>
        <source>Exchange all three</source>
        <comment>a move</comment>
        <translation>Cambia tutte e tre</translation>
    </message>
    <message>
        <source>Exchange all three</source>
        <comment>a move, after somebody&apos;s name</comment>
        <translation>Cambiarle tutte e tre</translation>
    </message>
    <message>
        <source>You stopped the bus</source>
        <comment>a move that was made</comment>
        <translation>Hai fermato l’autobus</translation>
    </message>
    <message>
        <source>You let the bus go on</source>
        <comment>a move that was made</comment>
        <translation>Hai lasciato andare l’autobus</translation>
    </message>
    <message>
        <source>You passed</source>
        <comment>a move that was made</comment>
        <translation>Hai passato</translation>
    </message>
    <message>
        <source>You exchanged all three cards</source>
        <comment>a move that was made</comment>
        <translation>Hai cambiato tutte e tre le carte</translation>
    </message>
    <message>
        <source>%1, then stop</source>
        <comment>%1 is a hand&apos;s worth</comment>
        <translation>%1, poi fermare</translation>
    </message>
    <message>
        <source>No hand is better: whatever the others do, you cannot lose.</source>
        <translation>Di meglio non c’è: facciano quel che vogliono, non puoi perdere.</translation>
    </message>
    <message>
        <source>You make %1 and then stop the bus: %2.</source>
        <comment>%1 is a hand&apos;s worth, %2 &apos;you lose a token 12 times in 100&apos;</comment>
        <translation>Fai %1 e poi fermi l’autobus: %2.</translation>
    </message>
</context>
<context>
    <name>StopthebusFeats</name>
    <message>
        <source>Ding ding!</source>
        <translation>Din din!</translation>
    </message>
    <message>
        <source>Stop the bus, and somebody else pays.</source>
        <translation>Ferma l’autobus, e paga un altro.</translation>
    </message>
    <message>
        <source>Stop the bus twenty-five times so that somebody else pays.</source>
        <translation>Ferma l’autobus venticinque volte facendo pagare un altro.</translation>
    </message>
    <message>
        <source>Always the right stop</source>
        <translation>Sempre la fermata giusta</translation>
    </message>
    <message>
        <source>Stop the bus three times or more in a match, and pay for none of them.</source>
        <translation>In una partita ferma l’autobus tre volte o più, senza mai pagare.</translation>
    </message>
    <message>
        <source>Just a passenger</source>
        <translation>Solo di passaggio</translation>
    </message>
    <message>
        <source>Win a match without ever stopping the bus yourself.</source>
        <translation>Vinci una partita senza mai fermare l’autobus.</translation>
    </message>
    <message>
        <source>To the terminus</source>
        <translation>Fino al capolinea</translation>
    </message>
    <message>
        <source>Play a deal to its last lap in which nobody stops the bus.</source>
        <translation>Gioca fino all’ultimo giro una smazzata in cui nessuno ferma l’autobus.</translation>
    </message>
    <message>
        <source>Pair royal</source>
        <translation>Tris servito</translation>
    </message>
    <message>
        <source>Show a prial: three cards of a rank.</source>
        <translation>Mostra un tris, tre carte uguali.</translation>
    </message>
    <message>
        <source>They come in threes</source>
        <translation>Non c’è due senza tre</translation>
    </message>
    <message>
        <source>Show five prials.</source>
        <translation>Mostra cinque tris.</translation>
    </message>
    <message>
        <source>Season pass</source>
        <translation>Abbonamento</translation>
    </message>
</context>
<context>
    <name>StopthebusGuide</name>
    <message>
        <source>Welcome, I am Teresa. Each of us has three tokens: they are our lives, and whoever has the lowest hand in the end pays one. Who deals first is drawn by lot.</source>
        <translation>Ciao, sono Teresa. Abbiamo tre marche a testa: sono le nostre vite, e chi alla fine ha la mano più bassa ne paga una. Chi comincia a dare le carte si tira a sorte.</translation>
    </message>
    <message>
        <source>You have %1. Best are three of a rank: a prial. Then come three in a row of one suit, three in a row of any suits, three of one suit, and a pair. Without any of these the highest card counts.</source>
        <translation>Hai %1. Il meglio sono tre carte uguali, il tris; poi vengono tre in fila dello stesso seme, tre in fila di semi diversi, tre dello stesso seme e la coppia. Se non c’è niente di questo, conta la carta più alta.</translation>
    </message>
    <message>
        <source>%1 stops the bus! Everybody else has one more turn, then all hands are shown, and the lowest pays.</source>
        <translation>%1 ferma l’autobus! Gli altri hanno ancora un turno, poi si scoprono le mani e la più bassa paga.</translation>
    </message>
    <message>
        <source>%1 stays, with the same cards as before.</source>
        <translation>%1 sta così, con le carte di prima.</translation>
    </message>
    <message>
        <source>%1 takes all three cards of the monte, and leaves three others there.</source>
        <translation>%1 prende tutte e tre le carte del monte e ci lascia le sue.</translation>
    </message>
    <message>
        <source>%1 Everybody saw that: remember what each of us has taken.</source>
        <comment>%1 is a sentence</comment>
        <translation>%1 L’hanno visto tutti: tieni a mente che cosa prende ognuno.</translation>
    </message>
    <message>
        <source>You have stopped the bus with %1. Everybody else has one more turn, then the hands are shown.</source>
        <translation>Hai fermato l’autobus con %1. Gli altri hanno ancora un turno, poi si scoprono le mani.</translation>
    </message>
    <message>
        <source>Now you have %1.</source>
        <translation>Adesso hai %1.</translation>
    </message>
    <message>
        <source>Your turn again.</source>
        <translation>Tocca ancora a te.</translation>
    </message>
    <message>
        <source>Your last turn, as %1 has stopped the bus: exchange, or stay as you are.</source>
        <translation>È l’ultimo giro, %1 ha fermato l’autobus: cambia, oppure stai così.</translation>
    </message>
    <message>
        <source>Your turn: you must exchange, one card or all three.</source>
        <translation>Tocca a te: devi cambiare, una carta o tutte e tre.</translation>
    </message>
    <message>
        <source>I would stay. %1</source>
        <comment>%1 is one sentence or two</comment>
        <translation>Io starei così. %1</translation>
    </message>
    <message>
        <source>I would pass. %1</source>
        <comment>%1 is one sentence or two</comment>
        <translation>Io passerei. %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>sentences: what can be done; what is advised</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>I would take all three: that makes %1.</source>
        <comment>%1 is a hand&apos;s worth</comment>
        <translation>Io le prenderei tutte e tre: fanno %1.</translation>
    </message>
    <message>
        <source>Something has to go: I would give %1 for %2, and keep %3.</source>
        <comment>cards; cards; a hand&apos;s worth</comment>
        <translation>Qualcosa deve andare: io darei %1 per %2, e resterei con %3.</translation>
    </message>
    <message>
        <source>I would give %1 for %2: that makes %3. Choose both, then “Exchange”.</source>
        <comment>cards; cards; a hand&apos;s worth</comment>
        <translation>Io darei %1 per %2: fa %3. Scegli l’una e l’altra, poi «Cambio».</translation>
    </message>
    <message>
        <source>I would give %1 for %2: that makes %3.</source>
        <comment>cards; cards; a hand&apos;s worth</comment>
        <translation>Io darei %1 per %2: fa %3.</translation>
    </message>
    <message>
        <source>You have exchanged, and may now stop the bus: then everybody else has one more turn, and you have none.</source>
        <translation>Hai cambiato, e adesso puoi fermare l’autobus: allora gli altri hanno ancora un turno, e tu no.</translation>
    </message>
    <message>
        <source>Stop the bus, or let it go on?</source>
        <translation>Fermi l’autobus o lo lasci andare?</translation>
    </message>
    <message>
        <source>%1 I would stop it! %2</source>
        <comment>%1 is a sentence, %2 one or two</comment>
        <translation>%1 Io lo fermerei! %2</translation>
    </message>
    <message>
        <source>%1 I would let it go on. %2</source>
        <comment>%1 is a sentence, %2 one or two</comment>
        <translation>%1 Io lo lascerei andare. %2</translation>
    </message>
    <message>
        <source>Without a token one is out, and the last player in wins. Now you know enough for a match of your own.</source>
        <translation>Chi resta senza marche è fuori, e vince l’ultimo che rimane. Adesso ne sai abbastanza per una partita tua.</translation>
    </message>
    <message>
        <source>All would have lost their last token together: nobody pays. %1</source>
        <comment>%1 are two sentences</comment>
        <translation>Avrebbero perso tutti insieme l’ultima marca: non paga nessuno. %1</translation>
    </message>
    <message>
        <source>In the middle lie three cards face up: the monte. In every turn you must exchange one card with it, or all three. No card ever comes from the pack: what one of us gives, the next may take.</source>
        <translation>In mezzo ci sono tre carte scoperte: il monte. Quando tocca a te devi cambiare una carta con il monte, oppure tutte e tre. Dal mazzo non arriva più niente: quello che uno lascia, lo prende chi viene dopo.</translation>
    </message>
</context>
<context>
    <name>StopthebusHouse</name>
    <message>
        <source>House rules</source>
        <translation>Regole della casa</translation>
    </message>
    <message>
        <source>Every table plays a little differently. The rules of this match are shown at the right, in black where they are not the usual ones.</source>
        <translation>Ogni tavolo gioca a modo suo. A destra ci sono le regole di questa partita, in nero se non sono le solite.</translation>
    </message>
    <message>
        <source>Every table plays a little differently. Your choice for the next match is shown at the right, in black where it is not the usual rule.</source>
        <translation>Ogni tavolo gioca a modo suo. A destra c’è quello che hai scelto per la prossima partita, in nero se non è la regola solita.</translation>
    </message>
    <message>
        <source>3-3-3 and A-2-3 on top</source>
        <translation>3-3-3 e A-2-3 in cima</translation>
    </message>
    <message>
        <source>As in Three Card Brag three 3s are the best prial, and ace, 2, 3 the best run. Else three aces are, and ace, 2, 3 is the lowest run.</source>
        <translation>Come nel Brag a tre carte, il tris di 3 è il più alto e asso, 2, 3 è la scala più alta. Altrimenti in cima c’è il tris d’assi, e asso, 2, 3 è la scala più bassa.</translation>
    </message>
    <message>
        <source>Passing</source>
        <translation>Passare</translation>
    </message>
    <message>
        <source>Usually everybody must exchange. Where passing is allowed, one may keep all three cards, but not stop the bus in that turn.</source>
        <translation>Di solito cambiare è obbligatorio. Dove si può passare, si tengono le tre carte, ma in quel turno non si ferma l’autobus.</translation>
    </message>
    <message>
        <source>Staying in the last lap</source>
        <translation>Stare nell’ultimo giro</translation>
    </message>
    <message>
        <source>Usually the hand may be kept in the last turn. Else it is exchanged then too, for better or worse.</source>
        <translation>Di solito nell’ultimo giro si può tenere la mano. Altrimenti si cambia anche lì, nel bene e nel male.</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Marche</translation>
    </message>
    <message>
        <source>The lives at the start: usually three; any number from 1 to 5.</source>
        <translation>Le vite all’inizio: di solito tre; si può scegliere da una a cinque.</translation>
    </message>
    <message>
        <source>Longest deal</source>
        <translation>Smazzata più lunga</translation>
    </message>
    <message>
        <source>After so many laps without a stop the hands are shown: usually 20, from 5 to 50.</source>
        <translation>Dopo tanti giri senza che nessuno fermi l’autobus, si scoprono le mani: di solito 20, da 5 a 50.</translation>
    </message>
    <message>
        <source>A match in progress keeps the rules it started with.</source>
        <translation>Una partita già cominciata mantiene le sue regole fino alla fine.</translation>
    </message>
</context>
<context>
    <name>StopthebusKeys</name>
    <message>
        <source>Keys</source>
        <translation>Tasti</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Al tavolo</translation>
    </message>
    <message>
        <source>your cards, from left to right</source>
        <translation>le tue carte, da sinistra a destra</translation>
    </message>
    <message>
        <source>the cards of the monte, from left to right</source>
        <translation>le carte del monte, da sinistra a destra</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Invio</translation>
    </message>
    <message>
        <source>the red button: exchange, let it go on, cut</source>
        <translation>il pulsante rosso: cambiare, lasciar andare, tagliare</translation>
    </message>
    <message>
        <source>exchange all three cards</source>
        <translation>cambiare tutte e tre le carte</translation>
    </message>
    <message>
        <source>stop the bus; before that, exchange and stop</source>
        <translation>fermare l’autobus; prima, cambiare e fermare</translation>
    </message>
    <message>
        <source>let the bus go on; stay, in the last lap</source>
        <translation>lasciar andare l’autobus; stare, nell’ultimo giro</translation>
    </message>
    <message>
        <source>the hint: for every move, the chance to lose a token</source>
        <translation>il consiglio: per ogni mossa, il rischio di perdere una marca</translation>
    </message>
    <message>
        <source>what the monte and the pot are</source>
        <translation>che cosa sono il monte e il piatto</translation>
    </message>
</context>
<context>
    <name>StopthebusLessons</name>
    <message>
        <source>Three cards each, and three face up in the middle: the monte. In your turn one of yours goes there, and one of those comes to you.</source>
        <translation>Tre carte a testa, e tre scoperte in mezzo: il monte. Quando tocca a te, una delle tue va lì e una di quelle viene a te.</translation>
    </message>
    <message>
        <source>Bruno begins: he gives the 4 and takes the queen of spades.</source>
        <translation>Comincia Bruno: dà il 4 e prende la donna di picche.</translation>
    </message>
    <message>
        <source>Nives takes the 4 that Bruno left. What one gives, the next may take.</source>
        <translation>Nives prende il 4 lasciato da Bruno. Quello che uno dà, lo prende chi viene dopo.</translation>
    </message>
    <message>
        <source>Now you: you must exchange one card, or all three. Your 7 and your 8 go together. Which card of the monte is missing?</source>
        <translation>Adesso tu: devi cambiare una carta, o tutte e tre. Il tuo 7 e il tuo 8 stanno bene insieme. Quale carta del monte ci manca?</translation>
    </message>
    <message>
        <source>The 9! Give the king for it: 7, 8 and 9 are a run, three in a row.</source>
        <translation>Il 9! Dai il re e prendilo: 7, 8 e 9 sono una scala, tre in fila.</translation>
    </message>
    <message>
        <source>A run: few hands are better.</source>
        <translation>Una scala: di mani migliori ce n’è poche.</translation>
    </message>
    <message>
        <source>After your exchange you may stop the bus: then everybody else has just one more turn. With a run I would do it at once.</source>
        <translation>Dopo il cambio puoi fermare l’autobus: allora gli altri hanno ancora un turno solo. Con una scala io lo farei subito.</translation>
    </message>
    <message>
        <source>Ding ding! That bell everybody knows.</source>
        <translation>Din din! Quel campanello lo conoscono tutti.</translation>
    </message>
    <message>
        <source>Bruno’s last turn. His pair of queens gets no better.</source>
        <translation>Bruno, all’ultimo giro: la sua coppia di donne non migliora.</translation>
    </message>
    <message>
        <source>Nives stays. Show your cards!</source>
        <translation>Nives sta così. Fuori le carte!</translation>
    </message>
    <message>
        <source>The lowest hand pays a token: it is Nives’ pair of 6s. Tokens are our lives, and with none left one is out.</source>
        <translation>La mano più bassa paga una marca: è la coppia di 6 di Nives. Le marche sono le nostre vite, e chi resta senza è fuori.</translation>
    </message>
    <message>
        <source>From the lowest hand to the highest: high card, pair, flush, run, running flush, prial. A flush is of one suit, a run is in a row, and a running flush is both.</source>
        <translation>Dalla mano più bassa alla più alta: carta alta, coppia, colore, scala, scala a colore, tris. Il colore è dello stesso seme, la scala è in fila, la scala a colore è tutt’e due.</translation>
    </message>
    <message>
        <source>The 9 would make a pair, the king of hearts a flush. But is there something better in the monte?</source>
        <translation>Con il 9 fai una coppia, con il re di cuori un colore. Ma nel monte non c’è qualcosa di meglio?</translation>
    </message>
    <message>
        <source>The 2 of hearts, for your 9: ace, 2 and 3 of one suit. In this game that is the best running flush of all, above queen, king, ace.</source>
        <translation>Il 2 di cuori, per il tuo 9: asso, 2 e 3 dello stesso seme. In questo gioco è la scala a colore più alta di tutte, sopra donna, re, asso.</translation>
    </message>
    <message>
        <source>Only a prial, three of a rank, is above that.</source>
        <translation>Sopra c’è solo il tris, tre carte uguali.</translation>
    </message>
    <message>
        <source>There is nothing to wait for: stop the bus.</source>
        <translation>Non c’è niente da aspettare: ferma l’autobus.</translation>
    </message>
    <message>
        <source>Nives finds the 9 that you gave: 7, 8, 9. Now the hands are shown.</source>
        <translation>Nives trova il 9 che hai dato: 7, 8, 9. Adesso si scoprono le mani.</translation>
    </message>
    <message>
        <source>Your running flush, Nives’ run, and Bruno’s pair of queens, which pays. One thing more: of all prials three 3s are the best, even above three aces.</source>
        <translation>La tua scala a colore, la scala di Nives e la coppia di donne di Bruno, che paga. Ancora una cosa: tra i tris il più alto è quello di 3, anche sopra quello d’assi.</translation>
    </message>
    <message>
        <source>5, 6, 7: you were dealt a run! But you cannot keep it as it is: nobody stops the bus without an exchange, and nobody passes.</source>
        <translation>5, 6, 7: una scala già servita! Ma così non la puoi tenere: senza cambiare non si ferma l’autobus, e non si passa.</translation>
    </message>
    <message>
        <source>One card has to go. Which one, and for which of the monte, so that it is a run again?</source>
        <translation>Una carta deve andare. Quale, e per quale del monte, così che resti una scala?</translation>
    </message>
    <message>
        <source>Give the 5 and take the 8: 6, 7, 8.</source>
        <translation>Dai il 5 e prendi l’8: 6, 7, 8.</translation>
    </message>
    <message>
        <source>Still a run, and a higher one. And the 5 that you left is of little use to Bruno, who is next: think of that, too.</source>
        <translation>Ancora una scala, e più alta. E il 5 che hai lasciato serve poco a Bruno, che viene dopo: pensa anche a questo.</translation>
    </message>
    <message>
        <source>Stop now: in your next turn you would have to exchange again, and break it up.</source>
        <translation>Ferma adesso: al prossimo turno dovresti cambiare ancora, e la romperesti.</translation>
    </message>
    <message>
        <source>Bruno improves his third card.</source>
        <translation>Bruno migliora la terza carta.</translation>
    </message>
    <message>
        <source>Nives stays.</source>
        <translation>Nives sta così.</translation>
    </message>
    <message>
        <source>Nives’ pair of jacks is the lowest hand, and pays. A good hand that is not stopped with is soon a good hand no more.</source>
        <translation>La coppia di fanti di Nives è la mano più bassa, e paga. Una bella mano con cui non si ferma l’autobus, presto non è più bella.</translation>
    </message>
    <message>
        <source>King high: nothing goes together yet.</source>
        <translation>Re, carta alta: ancora niente che stia insieme.</translation>
    </message>
    <message>
        <source>Nothing in the monte makes a pair or a run at once. Then make two cards that want a third: which one goes with your 8?</source>
        <translation>Nel monte non c’è niente che faccia subito una coppia o una scala. Allora metti insieme due carte che ne aspettano una terza: quale sta bene con il tuo 8?</translation>
    </message>
    <message>
        <source>The 7, for the 4: with 7 and 8 a 6 or a 9 makes a run. The king is your high card, keep it for now.</source>
        <translation>Il 7, per il 4: con 7 e 8, un 6 o un 9 fanno scala. Il re è la tua carta alta, per ora tienilo.</translation>
    </message>
    <message>
        <source>King high is still all you have, but it may become more.</source>
        <translation>Hai ancora solo un re, ma può diventare qualcosa di più.</translation>
    </message>
    <message>
        <source>To stop now would be foolish: you need not be the best, but with king high you would be the last. Let it go on.</source>
        <translation>Fermare adesso sarebbe una sciocchezza: non serve avere la mano più alta, ma con un re solo avresti la più bassa. Lascialo andare.</translation>
    </message>
    <message>
        <source>Bruno takes a 9 himself.</source>
        <translation>Un 9 se lo prende Bruno.</translation>
    </message>
    <message>
        <source>Nives has to give something, and gives a 6. Do you see it?</source>
        <translation>Nives deve dare qualcosa, e dà un 6. Lo vedi?</translation>
    </message>
    <message>
        <source>Your turn again. What now?</source>
        <translation>Tocca ancora a te. E adesso?</translation>
    </message>
    <message>
        <source>Take the 6 for the king: 6, 7, 8.</source>
        <translation>Prendi il 6 per il re: 6, 7, 8.</translation>
    </message>
    <message>
        <source>There is your run.</source>
        <translation>Ecco la tua scala.</translation>
    </message>
    <message>
        <source>Now it is the right moment: two others with pairs at best, and they have one turn each. Stop the bus!</source>
        <translation>Adesso è il momento: gli altri due avranno al massimo una coppia, e un turno a testa. Ferma l’autobus!</translation>
    </message>
    <message>
        <source>Nobody could do much in one turn.</source>
        <translation>In un turno solo nessuno ha potuto fare molto.</translation>
    </message>
    <message>
        <source>Bruno pays. Had you stopped in the first lap, it would have been you: whoever stops has no mercy to hope for.</source>
        <translation>Paga Bruno. Se fermavi al primo giro, toccava a te: chi ferma l’autobus non ha sconti.</translation>
    </message>
    <message>
        <source>King high, and Nives begins.</source>
        <translation>Re, carta alta, e comincia Nives.</translation>
    </message>
    <message>
        <source>She stops the bus at once! You have one turn left, and in it you may exchange one card or all three, or stay.</source>
        <translation>Ferma subito l’autobus! Ti resta un turno: puoi cambiare una carta o tutte e tre, oppure stare così.</translation>
    </message>
    <message>
        <source>Two jacks lie in the monte. With one of them you would still have king high, and two cards may not be taken. What can you do?</source>
        <translation>Nel monte ci sono due fanti. Con uno solo resti con un re, e due carte non si possono prendere. Che cosa puoi fare?</translation>
    </message>
    <message>
        <source>Exchange all three: the two jacks come along, and that is a pair.</source>
        <translation>Cambiale tutte e tre: i due fanti vengono insieme, e fanno coppia.</translation>
    </message>
    <message>
        <source>A pair of jacks, made of nothing.</source>
        <translation>Una coppia di fanti, venuta dal niente.</translation>
    </message>
    <message>
        <source>Bruno takes your king: nothing else there helps him.</source>
        <translation>Bruno prende il tuo re: altro che gli serva non c’è.</translation>
    </message>
    <message>
        <source>With king high Bruno pays, and you are safe. What lies in the monte is somebody’s hand, too: now and then it is better than yours.</source>
        <translation>Con un re solo paga Bruno, e tu sei in salvo. Anche il monte è una mano: ogni tanto è meglio della tua.</translation>
    </message>
    <message>
        <source>One card for another</source>
        <translation>Una carta per l’altra</translation>
    </message>
    <message>
        <source>A whole deal, from the exchange to the bell.</source>
        <translation>Una smazzata intera, dal cambio al campanello.</translation>
    </message>
    <message>
        <source>In your turn exchange one card or all three; then stop the bus, or let it go on. The lowest hand pays.</source>
        <translation>Quando tocca a te cambia una carta o tutte e tre; poi ferma l’autobus o lascialo andare. La mano più bassa paga.</translation>
    </message>
    <message>
        <source>Which hand is better</source>
        <translation>Quale mano è più alta</translation>
    </message>
    <message>
        <source>From the high card to the prial, and what is odd about it.</source>
        <translation>Dalla carta alta al tris, con le sue stranezze.</translation>
    </message>
    <message>
        <source>High card, pair, flush, run, running flush, prial. Ace, 2, 3 is the best run, and three 3s are the best prial.</source>
        <translation>Carta alta, coppia, colore, scala, scala a colore, tris. Asso, 2, 3 è la scala più alta, e il tris di 3 è il tris più alto.</translation>
    </message>
    <message>
        <source>An exchange has to be</source>
        <translation>Cambiare bisogna</translation>
    </message>
    <message>
        <source>You have a fine hand, and must give a card of it away.</source>
        <translation>Hai una bella mano, e devi darne via una carta.</translation>
    </message>
    <message>
        <source>Nobody passes and nobody keeps: know which card you can spare, and what your neighbour would do with it.</source>
        <translation>Non si passa e non si tiene: devi sapere quale carta puoi dare, e che cosa se ne fa il vicino.</translation>
    </message>
    <message>
        <source>To stop or not</source>
        <translation>Fermare o no</translation>
    </message>
    <message>
        <source>When to wait, and when to pull the cord.</source>
        <translation>Quando aspettare, e quando tirare la corda.</translation>
    </message>
    <message>
        <source>Stop when somebody else is surely weaker, and before the others are ready; not before you are.</source>
        <translation>Ferma quando qualcuno ha di sicuro meno di te, e prima che gli altri abbiano la mano pronta; non prima di averla tu.</translation>
    </message>
    <message>
        <source>The last turn</source>
        <translation>L’ultimo giro</translation>
    </message>
    <message>
        <source>Somebody has stopped the bus, and you hold nothing.</source>
        <translation>Qualcuno ha fermato l’autobus, e in mano non hai niente.</translation>
    </message>
    <message>
        <source>After the stop everybody else has one turn: exchange one card, all three, or stay. Look at what all three would make.</source>
        <translation>Dopo la fermata gli altri hanno un turno: cambi una carta, tutte e tre, o stai così. Guarda che cosa fanno tutte e tre.</translation>
    </message>
</context>
<context>
    <name>StopthebusNumbers</name>
    <message>
        <source>Prials that you showed</source>
        <translation>Tris che hai mostrato</translation>
    </message>
    <message>
        <source>Deals that nobody stopped</source>
        <translation>Smazzate senza fermata</translation>
    </message>
    <message>
        <source>Bus stopped</source>
        <translation>Autobus fermato</translation>
    </message>
</context>
<context>
    <name>StopthebusPaying</name>
    <message>
        <source>Who pays</source>
        <translation>Chi paga</translation>
    </message>
    <message numerus="yes">
        <source>Everybody starts with %n token(s) at this table: they are lives. After every deal the lowest hand pays one.</source>
        <translation>
            <numerusform>A questo tavolo si comincia con %n marca: è la vita. Dopo ogni smazzata la mano più bassa ne paga una.</numerusform>
            <numerusform>A questo tavolo si comincia con %n marche: sono le vite. Dopo ogni smazzata la mano più bassa ne paga una.</numerusform>
        </translation>
    </message>
    <message>
        <source>Everybody starts with three tokens: they are lives. After every deal the lowest hand pays one.</source>
        <translation>Si comincia con tre marche: sono le vite. Dopo ogni smazzata la mano più bassa ne paga una.</translation>
    </message>
    <message>
        <source>Prial of 7s</source>
        <translation>Tris di 7</translation>
    </message>
    <message>
        <source>Run to the ace</source>
        <translation>Scala all’asso</translation>
    </message>
    <message>
        <source>Pair of kings: this one stopped</source>
        <translation>Coppia di re: ha fermato l’autobus</translation>
    </message>
    <message>
        <source>King high</source>
        <translation>Re, carta alta</translation>
    </message>
    <message>
        <source>pays a token</source>
        <translation>paga una marca</translation>
    </message>
    <message>
        <source>Several are lowest</source>
        <translation>Più mani in fondo</translation>
    </message>
    <message>
        <source>If hands of the same ranks tie for lowest, each of them pays a token.</source>
        <translation>Se più mani con le stesse carte sono le più basse, paga una marca ognuna.</translation>
    </message>
    <message>
        <source>Whoever stopped</source>
        <translation>Chi ha fermato</translation>
    </message>
    <message>
        <source>There is no fine for stopping with the lowest hand, and no mercy either: it pays one token, like any other.</source>
        <translation>Chi ferma l’autobus e ha la mano più bassa non ha multe, ma nemmeno sconti: paga una marca, come tutti.</translation>
    </message>
    <message>
        <source>Not all at once</source>
        <translation>Non tutti insieme</translation>
    </message>
    <message>
        <source>If all who are left would lose their last token together, nobody pays: the same dealer deals again.</source>
        <translation>Se quelli rimasti perdessero tutti insieme l’ultima marca, non paga nessuno: lo stesso mazziere dà di nuovo le carte.</translation>
    </message>
    <message>
        <source>Two pairs of kings: the 4 decides, and the 3 pays.</source>
        <translation>Due coppie di re: decide il 4, e il 3 paga.</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>La fine</translation>
    </message>
    <message>
        <source>With no token left you are out and cannot come back. The last player in wins.</source>
        <translation>Chi resta senza marche è fuori e non rientra. Vince l’ultimo che rimane.</translation>
    </message>
</context>
<context>
    <name>StopthebusRanking</name>
    <message>
        <source>Who has the best hand</source>
        <translation>Chi ha la mano più alta</translation>
    </message>
    <message>
        <source>Prial</source>
        <translation>Tris</translation>
    </message>
    <message>
        <source>Three of a rank. At this table three aces are best, then three kings, and so on to three 2s.</source>
        <translation>Tre carte uguali. A questo tavolo il più alto è il tris d’assi, poi quello di re, e così via fino al tris di 2.</translation>
    </message>
    <message>
        <source>Three of a rank. Three 3s beat everything; then come three aces, three kings, and so on to three 2s.</source>
        <translation>Tre carte uguali. Il tris di 3 batte tutto; poi vengono il tris d’assi, quello di re, e così via fino al tris di 2.</translation>
    </message>
    <message>
        <source>Running flush</source>
        <translation>Scala a colore</translation>
    </message>
    <message>
        <source>Three in a row of one suit. Queen, king, ace is the best, ace, 2, 3 the lowest.</source>
        <translation>Tre in fila dello stesso seme. La più alta è donna, re, asso, la più bassa asso, 2, 3.</translation>
    </message>
    <message>
        <source>Three in a row of one suit. Ace, 2, 3 is the best, then queen, king, ace, and so on to 2, 3, 4.</source>
        <translation>Tre in fila dello stesso seme. La più alta è asso, 2, 3, poi donna, re, asso, e così via fino a 2, 3, 4.</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Scala</translation>
    </message>
    <message>
        <source>Three in a row of any suits, in the same order. King, ace, 2 is no run.</source>
        <translation>Tre in fila di semi diversi, nello stesso ordine. Re, asso, 2 non è una scala.</translation>
    </message>
    <message>
        <source>Flush</source>
        <translation>Colore</translation>
    </message>
    <message>
        <source>Three of one suit. The highest card decides, then the next, then the last.</source>
        <translation>Tre dello stesso seme. Decide la carta più alta, poi la seconda, poi l’ultima.</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>Coppia</translation>
    </message>
    <message>
        <source>Two of a rank. The higher pair wins; of equal pairs the third card decides.</source>
        <translation>Due carte uguali. Vince la coppia più alta; tra coppie uguali decide la terza carta.</translation>
    </message>
    <message>
        <source>High card</source>
        <translation>Carta alta</translation>
    </message>
    <message>
        <source>None of these. The highest card decides, then the next, then the last.</source>
        <translation>Niente di tutto questo. Decide la carta più alta, poi la seconda, poi l’ultima.</translation>
    </message>
    <message>
        <source>The ace is the highest card. Suits do not matter: hands of the same ranks tie.</source>
        <translation>L’asso è la carta più alta. I semi non contano: mani con le stesse carte sono pari.</translation>
    </message>
</context>
<context>
    <name>StopthebusRules</name>
    <message>
        <source>Stop the Bus</source>
        <translation>Ferma l’autobus</translation>
    </message>
    <message>
        <source>with fifty-two French cards, three tokens and a bell</source>
        <translation>con cinquantadue carte francesi, tre marche e un campanello</translation>
    </message>
    <message>
        <source>Stop the Bus is a game of English pubs, with the hands of Three Card Brag: exchange one card or all three, and stop the bus when yours is good enough.</source>
        <translation>Ferma l’autobus è un gioco dei pub inglesi, con le mani del Brag a tre carte: cambia una carta o tutte e tre, e ferma l’autobus quando la tua mano basta.</translation>
    </message>
    <message>
        <source>3-3-3 and A-2-3 on top</source>
        <translation>3-3-3 e A-2-3 in cima</translation>
    </message>
    <message>
        <source>The best prial and the best run, as in Three Card Brag</source>
        <translation>Il tris e la scala più alti, come nel Brag a tre carte</translation>
    </message>
    <message>
        <source>Passing</source>
        <translation>Passare</translation>
    </message>
    <message>
        <source>Staying in the last lap</source>
        <translation>Stare nell’ultimo giro</translation>
    </message>
    <message>
        <source>After the stop one may keep all three cards</source>
        <translation>Dopo la fermata si possono tenere le tre carte</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Marche</translation>
    </message>
    <message>
        <source>The lives that everybody starts with, from 1 to 5</source>
        <translation>Le vite con cui si comincia, da 1 a 5</translation>
    </message>
    <message>
        <source>Longest deal</source>
        <translation>Smazzata più lunga</translation>
    </message>
    <message>
        <source>After so many laps without a stop the hands are shown</source>
        <translation>Dopo quanti giri senza fermata si scoprono le mani</translation>
    </message>
    <message numerus="yes">
        <source>%n token(s)</source>
        <comment>at the start</comment>
        <translation>
            <numerusform>%n marca</numerusform>
            <numerusform>%n marche</numerusform>
        </translation>
    </message>
    <message>
        <source>aces on top</source>
        <translation>assi in cima</translation>
    </message>
    <message>
        <source>passing allowed</source>
        <translation>si può passare</translation>
    </message>
    <message>
        <source>no staying in the last lap</source>
        <translation>nell’ultimo giro si cambia</translation>
    </message>
    <message numerus="yes">
        <source>at most %n lap(s) a deal</source>
        <translation>
            <numerusform>al massimo %n giro a smazzata</numerusform>
            <numerusform>al massimo %n giri a smazzata</numerusform>
        </translation>
    </message>
    <message>
        <source>The usual rules</source>
        <translation>Le regole solite</translation>
    </message>
    <message>
        <source>Without quirks</source>
        <comment>the name of these rules</comment>
        <translation>Senza stranezze</translation>
    </message>
    <message>
        <source>Three aces are the best prial, queen, king, ace the best run</source>
        <translation>In cima il tris d’assi e la scala donna, re, asso</translation>
    </message>
    <message>
        <source>At one’s ease</source>
        <comment>the name of these rules</comment>
        <translation>Con comodo</translation>
    </message>
    <message>
        <source>No seat to keep</source>
        <comment>the name of these rules</comment>
        <translation>Posto non si tiene</translation>
    </message>
    <message>
        <source>Express bus</source>
        <comment>the name of these rules</comment>
        <translation>Espresso</translation>
    </message>
    <message numerus="yes">
        <source>Everybody has %n token(s). Those that are lost go into the pot.</source>
        <translation>
            <numerusform>Si comincia con %n marca a testa. Quelle perse vanno nel piatto.</numerusform>
            <numerusform>Si comincia con %n marche a testa. Quelle perse vanno nel piatto.</numerusform>
        </translation>
    </message>
    <message>
        <source>Exchange a card, and stop in time</source>
        <translation>Cambia una carta, e ferma in tempo</translation>
    </message>
    <message>
        <source>You may pass your turn, without an exchange and without a stop</source>
        <translation>Al tuo turno puoi passare, senza cambio e senza fermata</translation>
    </message>
</context>
<context>
    <name>StopthebusScene</name>
    <message>
        <source>three cards such as “3H” or “TS”</source>
        <translation>tre carte come «3H» o «TS»</translation>
    </message>
</context>
<context>
    <name>StopthebusShort</name>
    <message>
        <source>Stop the Bus in short</source>
        <translation>Ferma l’autobus in breve</translation>
    </message>
    <message>
        <source>Two to seven play this game of English pubs. Everybody has three cards, and three more lie face up in the middle: the monte. Whoever has the lowest hand in the end pays.</source>
        <translation>È un gioco dei pub inglesi, da due a sette. Si hanno tre carte a testa, e altre tre stanno scoperte in mezzo: il monte. Chi alla fine ha la mano più bassa, paga.</translation>
    </message>
    <message>
        <source>Exchange one card, or all three</source>
        <translation>Cambia una carta, o tutte e tre</translation>
    </message>
    <message>
        <source>In your turn exchange one of your cards with the monte, or all three, but never two. At this table you may also pass.</source>
        <translation>Quando tocca a te cambia con il monte una carta, o tutte e tre, mai due. A questo tavolo puoi anche passare.</translation>
    </message>
    <message>
        <source>In your turn exchange one of your cards with the monte, or all three, but never two. You cannot pass.</source>
        <translation>Quando tocca a te cambia con il monte una carta, o tutte e tre, mai due. Non si passa.</translation>
    </message>
    <message>
        <source>Stop when you are happy with it</source>
        <translation>Quando ti va bene, ferma</translation>
    </message>
    <message>
        <source>After your exchange you may stop the bus. Everybody else has one more turn, then all hands are turned up.</source>
        <translation>Dopo il cambio puoi fermare l’autobus. Gli altri hanno ancora un turno, poi si scoprono tutte le mani.</translation>
    </message>
    <message>
        <source>The lowest hand pays a token</source>
        <translation>La mano più bassa paga una marca</translation>
    </message>
    <message numerus="yes">
        <source>Tokens are your lives: at this table everybody starts with %n. Whoever stopped the bus pays like anybody else.</source>
        <translation>
            <numerusform>Le marche sono le vite: a questo tavolo si comincia con %n. Chi ha fermato l’autobus paga come gli altri.</numerusform>
            <numerusform>Le marche sono le vite: a questo tavolo si comincia con %n. Chi ha fermato l’autobus paga come gli altri.</numerusform>
        </translation>
    </message>
    <message>
        <source>Tokens are your lives: everybody starts with three. Whoever stopped the bus pays like anybody else.</source>
        <translation>Le marche sono le vite: si comincia con tre. Chi ha fermato l’autobus paga come gli altri.</translation>
    </message>
    <message>
        <source>Stay in the game</source>
        <translation>Resta in gioco</translation>
    </message>
    <message>
        <source>Without a token you are out. The last player in wins.</source>
        <translation>Senza marche sei fuori. Vince l’ultimo che rimane.</translation>
    </message>
    <message>
        <source>Which hand is better</source>
        <translation>Quale mano è più alta</translation>
    </message>
    <message>
        <source>Prial</source>
        <translation>Tris</translation>
    </message>
    <message>
        <source>Three of a rank: best of all.</source>
        <translation>Tre carte uguali: il meglio che c’è.</translation>
    </message>
    <message>
        <source>Running flush</source>
        <translation>Scala a colore</translation>
    </message>
    <message>
        <source>In a row, and of one suit.</source>
        <translation>In fila, e dello stesso seme.</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Scala</translation>
    </message>
    <message>
        <source>In a row, of any suits.</source>
        <translation>In fila, di semi diversi.</translation>
    </message>
    <message>
        <source>Flush</source>
        <translation>Colore</translation>
    </message>
    <message>
        <source>Of one suit.</source>
        <translation>Dello stesso seme.</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>Coppia</translation>
    </message>
    <message>
        <source>Two of a rank.</source>
        <translation>Due carte uguali.</translation>
    </message>
    <message>
        <source>High card</source>
        <translation>Carta alta</translation>
    </message>
    <message>
        <source>None of these: the highest card counts.</source>
        <translation>Niente di questo: conta la carta più alta.</translation>
    </message>
</context>
<context>
    <name>StopthebusStop</name>
    <message>
        <source>Stopping the bus</source>
        <translation>Fermare l’autobus</translation>
    </message>
    <message>
        <source>“Stop the bus!” means: my hand will do. You say it after your exchange, in the same turn, and may do so as early as your first turn.</source>
        <translation>Chi grida «Ferma l’autobus!» vuol dire: la mia mano basta. Si fa dopo il cambio, nello stesso turno, e si può fare già al primo.</translation>
    </message>
    <message>
        <source>First frame: the bus is stopped</source>
        <translation>Prima scena: si ferma l’autobus</translation>
    </message>
    <message>
        <source>Stop the bus!</source>
        <translation>Ferma l’autobus!</translation>
    </message>
    <message>
        <source>Nives has made a run, and pulls the cord.</source>
        <translation>Nives ha fatto una scala, e tira la corda.</translation>
    </message>
    <message>
        <source>Everybody else has one turn, and no more.</source>
        <translation>Gli altri hanno ancora un turno, e basta.</translation>
    </message>
    <message>
        <source>The hands are shown, and the lowest pays.</source>
        <translation>Si scoprono le mani, e la più bassa paga.</translation>
    </message>
    <message>
        <source>Stop early, and the others have nothing yet; stop late, and their hands are good too. You need not be the best, only not the last.</source>
        <translation>Se fermi presto, gli altri non hanno ancora niente; se fermi tardi, anche le loro mani sono belle. Non serve avere la più alta, basta non avere la più bassa.</translation>
    </message>
    <message>
        <source>The last lap</source>
        <translation>L’ultimo giro</translation>
    </message>
    <message>
        <source>Everybody else, from the left of whoever stopped on, has one more turn. At this table you must exchange in it too, one card or all three.</source>
        <translation>Gli altri, a partire dalla sinistra di chi ha fermato, hanno ancora un turno. A questo tavolo anche lì si deve cambiare, una carta o tutte e tre.</translation>
    </message>
    <message>
        <source>Everybody else, from the left of whoever stopped on, has one more turn: you exchange one card or all three, or you stay.</source>
        <translation>Gli altri, a partire dalla sinistra di chi ha fermato, hanno ancora un turno: si cambia una carta o tutte e tre, oppure si sta così.</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Stare</translation>
    </message>
    <message>
        <source>Keep your three cards. Possible only in the last lap.</source>
        <translation>Tenere le tre carte. Si può solo nell’ultimo giro.</translation>
    </message>
    <message>
        <source>Whoever stopped has no further turn, and nobody can stop again.</source>
        <translation>Chi ha fermato non ha altri turni, e nessuno può fermare di nuovo.</translation>
    </message>
    <message numerus="yes">
        <source>If nobody has stopped after %n lap(s), the hands are shown all the same.</source>
        <translation>
            <numerusform>Se dopo %n giro nessuno ha fermato, le mani si scoprono lo stesso.</numerusform>
            <numerusform>Se dopo %n giri nessuno ha fermato, le mani si scoprono lo stesso.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StopthebusTable</name>
    <message>
        <source>You stop the bus</source>
        <translation>Fermi l’autobus</translation>
    </message>
    <message>
        <source>%1 stops the bus</source>
        <translation>%1 ferma l’autobus</translation>
    </message>
    <message>
        <source>You pass</source>
        <translation>Passi</translation>
    </message>
    <message>
        <source>%1 passes</source>
        <translation>%1 passa</translation>
    </message>
    <message>
        <source>Three 3s!</source>
        <translation>Tre 3!</translation>
    </message>
    <message>
        <source>A prial!</source>
        <translation>Tris!</translation>
    </message>
    <message>
        <source>A running flush!</source>
        <translation>Scala a colore!</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a name, and what the hand is worth</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 beats %2.</source>
        <comment>kinds of hands, such as &apos;a run&apos; and &apos;a flush&apos;</comment>
        <translation>%1 batte %2.</translation>
    </message>
    <message>
        <source>Three 3s beat every other prial.</source>
        <translation>Il tris di 3 batte ogni altro tris.</translation>
    </message>
    <message>
        <source>Ace, 2, 3 is the best run there is.</source>
        <translation>Asso, 2, 3 è la scala più alta che c’è.</translation>
    </message>
    <message>
        <source>Ace, 2, 3 is the lowest run.</source>
        <translation>Asso, 2, 3 è la scala più bassa.</translation>
    </message>
    <message>
        <source>The pairs are equal, and the third card decides: %1 before %2.</source>
        <comment>two ranks</comment>
        <translation>Le coppie sono uguali, e decide la terza carta: %1 prima di %2.</translation>
    </message>
    <message>
        <source>The highest cards are equal, and the second decides: %1 before %2.</source>
        <comment>two ranks</comment>
        <translation>Le carte più alte sono uguali, e decide la seconda: %1 prima di %2.</translation>
    </message>
    <message>
        <source>Two cards are equal, and the third decides: %1 before %2.</source>
        <comment>two ranks</comment>
        <translation>Due carte sono uguali, e decide la terza: %1 prima di %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n prial(s)</source>
        <comment>hands of three cards of a rank</comment>
        <translation>
            <numerusform>%n tris</numerusform>
            <numerusform>%n tris</numerusform>
        </translation>
    </message>
    <message>
        <source>you keep %1</source>
        <comment>%1 is a hand&apos;s worth</comment>
        <translation>resto con %1</translation>
    </message>
    <message>
        <source>Exchange all three</source>
        <translation>Cambio tutte e tre</translation>
    </message>
    <message>
        <source>makes %1</source>
        <comment>%1 is a hand&apos;s worth</comment>
        <translation>faccio %1</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Sto così</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passo</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>Cambio</translation>
    </message>
    <message>
        <source>Enter</source>
        <comment>a key</comment>
        <translation>Invio</translation>
    </message>
    <message numerus="yes">
        <source>Exchange %n</source>
        <translation>
            <numerusform>Cambio %n</numerusform>
            <numerusform>Cambio %n</numerusform>
        </translation>
    </message>
    <message>
        <source>one card, or all three</source>
        <translation>una carta, o tutte e tre</translation>
    </message>
    <message>
        <source>Exchange and stop</source>
        <translation>Cambio e fermo</translation>
    </message>
    <message>
        <source>you stop with %1</source>
        <comment>%1 is a hand&apos;s worth</comment>
        <translation>lo fermo con %1</translation>
    </message>
    <message>
        <source>“Stop the bus!”</source>
        <comment>what is called out</comment>
        <translation>«Ferma l’autobus!»</translation>
    </message>
    <message>
        <source>Stop the bus!</source>
        <translation>Ferma l’autobus!</translation>
    </message>
    <message>
        <source>Let it go on</source>
        <translation>Lo lascio andare</translation>
    </message>
    <message>
        <source>%1 is next</source>
        <comment>%1 is a name</comment>
        <translation>tocca a %1</translation>
    </message>
    <message>
        <source>Choose one of your cards and one of the monte, or exchange all three.</source>
        <translation>Scegli una carta tua e una del monte, oppure cambiale tutte e tre.</translation>
    </message>
    <message>
        <source>Choose one of your cards and one of the monte, exchange all three, or stay.</source>
        <translation>Scegli una carta tua e una del monte, cambiale tutte e tre, o stai così.</translation>
    </message>
    <message numerus="yes">
        <source>I exchange %n</source>
        <comment>what a seat just did, in a bubble</comment>
        <translation>
            <numerusform>cambio %n</numerusform>
            <numerusform>cambio %n</numerusform>
        </translation>
    </message>
    <message>
        <source>I stay</source>
        <comment>what a seat just did, in a bubble</comment>
        <translation>Sto così</translation>
    </message>
    <message>
        <source>I pass</source>
        <comment>what a seat just did, in a bubble</comment>
        <translation>Passo</translation>
    </message>
    <message numerus="yes">
        <source>%n token(s)</source>
        <comment>on the plate</comment>
        <translation>
            <numerusform>%n marca</numerusform>
            <numerusform>%n marche</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop the bus, or let it go on? · deal %1, lap %2</source>
        <translation>Fermi l’autobus o lo lasci andare? · smazzata %1, giro %2</translation>
    </message>
    <message>
        <source>Does %1 stop the bus?</source>
        <translation>%1 ferma l’autobus?</translation>
    </message>
    <message>
        <source>Now you have %1. Stop the bus, or let it go on?</source>
        <comment>%1 is a hand&apos;s worth</comment>
        <translation>Adesso hai %1. Fermi l’autobus o lo lasci andare?</translation>
    </message>
    <message>
        <source>Choose as many of your cards as of the monte.</source>
        <translation>Scegli tante carte tue quante ne prendi dal monte.</translation>
    </message>
    <message>
        <source>One card or all three: two cannot be exchanged at once.</source>
        <translation>Una carta o tutte e tre: due insieme non si possono cambiare.</translation>
    </message>
    <message>
        <source>First exchange one card or all three: only then can you stop the bus or let it go on.</source>
        <translation>Prima cambia una carta o tutte e tre: solo dopo puoi fermare l’autobus o lasciarlo andare.</translation>
    </message>
    <message>
        <source>%1 has stopped the bus already.</source>
        <translation>%1 ha già fermato l’autobus.</translation>
    </message>
    <message>
        <source>Nobody has stopped the bus yet: you must exchange one card or all three.</source>
        <translation>Nessuno ha ancora fermato l’autobus: devi cambiare una carta o tutte e tre.</translation>
    </message>
    <message>
        <source>By these rules the last turn too needs an exchange: one card or all three.</source>
        <translation>Con queste regole si cambia anche nell’ultimo giro: una carta o tutte e tre.</translation>
    </message>
    <message>
        <source>That cannot be done now.</source>
        <translation>Adesso non si può.</translation>
    </message>
    <message>
        <source>You have exchanged: stop the bus, or let it go on.</source>
        <translation>Hai cambiato: ferma l’autobus, o lascialo andare.</translation>
    </message>
    <message>
        <source>They share the lowest hand, %1, and you are one of them, who stopped the bus.</source>
        <translation>Mano più bassa a pari merito, %1: e c’è anche la tua, che hai fermato l’autobus.</translation>
    </message>
    <message>
        <source>They share the lowest hand, %1, and %2, who stopped the bus, is one of them.</source>
        <translation>Mano più bassa a pari merito, %1: e c’è anche quella di %2, che ha fermato l’autobus.</translation>
    </message>
    <message>
        <source>They share the lowest hand: %1.</source>
        <translation>Mano più bassa a pari merito: %1.</translation>
    </message>
    <message>
        <source>You stopped the bus, and the lowest hand is yours: %1.</source>
        <translation>Hai fermato l’autobus, e la mano più bassa è la tua: %1.</translation>
    </message>
    <message>
        <source>%1 stopped the bus, and has the lowest hand: %2.</source>
        <translation>%1 ha fermato l’autobus, e ha la mano più bassa: %2.</translation>
    </message>
    <message>
        <source>The lowest hand is yours: %1.</source>
        <translation>La mano più bassa è la tua: %1.</translation>
    </message>
    <message>
        <source>The lowest hand: %1.</source>
        <translation>La mano più bassa: %1.</translation>
    </message>
    <message>
        <source>All would have lost their last token together: nobody pays, and the same dealer deals again.</source>
        <translation>Avrebbero perso tutti insieme l’ultima marca: non paga nessuno, e lo stesso mazziere dà di nuovo le carte.</translation>
    </message>
    <message numerus="yes">
        <source>%1 Nobody stopped the bus in %n lap(s).</source>
        <comment>%1 is a sentence on who pays</comment>
        <translation>
            <numerusform>%1 In %n giro nessuno ha fermato l’autobus.</numerusform>
            <numerusform>%1 In %n giri nessuno ha fermato l’autobus.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StopthebusTurn</name>
    <message>
        <source>Your turn</source>
        <translation>Tocca a te</translation>
    </message>
    <message>
        <source>In your turn you exchange with the monte, one card or all three. At this table you may also pass: then you change nothing, and cannot stop the bus either.</source>
        <translation>Quando tocca a te cambi con il monte una carta o tutte e tre. A questo tavolo puoi anche passare: allora non cambi niente, e non puoi nemmeno fermare l’autobus.</translation>
    </message>
    <message>
        <source>In your turn you must exchange with the monte, one card or all three. You cannot pass, even if your hand is as good as can be.</source>
        <translation>Quando tocca a te devi cambiare con il monte una carta o tutte e tre. Non puoi passare, nemmeno con la mano più bella del mondo.</translation>
    </message>
    <message>
        <source>Exchange one</source>
        <translation>Cambiarne una</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Invio</translation>
    </message>
    <message>
        <source>Give one card and take one of the monte. Everybody sees which.</source>
        <translation>Dai una carta e ne prendi una dal monte. Tutti vedono quali.</translation>
    </message>
    <message>
        <source>Exchange all three</source>
        <translation>Cambiarle tutte e tre</translation>
    </message>
    <message>
        <source>Your hand becomes the monte, and the monte your hand. Two at once is not allowed.</source>
        <translation>La tua mano diventa il monte, e il monte la tua mano. Due insieme non si può.</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passare</translation>
    </message>
    <message>
        <source>Keep your three cards, and let the bus go on.</source>
        <translation>Tieni le tue tre carte, e l’autobus va avanti.</translation>
    </message>
    <message>
        <source>The king goes, the 9 comes: king high becomes a run.</source>
        <translation>Va via il re, arriva il 9: da un re solo a una scala.</translation>
    </message>
    <message>
        <source>Then stop, or let it go on</source>
        <translation>Poi fermare, o lasciar andare</translation>
    </message>
    <message>
        <source>After your exchange, and only then, you may stop the bus. If you do not, the player at your left is next.</source>
        <translation>Dopo il cambio, e solo allora, puoi fermare l’autobus. Se non lo fai, tocca a chi sta alla tua sinistra.</translation>
    </message>
    <message>
        <source>How it is done here</source>
        <translation>Come si fa qui</translation>
    </message>
    <message>
        <source>Choose a card of yours and one of the monte, or drag one onto the other: the red button shows what hand that makes. If you know that you want to stop, do both at once with the button “Exchange and stop”.</source>
        <translation>Scegli una carta tua e una del monte, o trascina l’una sull’altra: il pulsante rosso dice che mano ne viene. Se sai già di voler fermare, fai tutto insieme con il pulsante «Cambio e fermo».</translation>
    </message>
    <message>
        <source>Think of what you give away, too: the player at your left sees it first. Keep back what makes a pair or a run for your neighbour.</source>
        <translation>Pensa anche a quello che dai via: il primo a vederlo è chi sta alla tua sinistra. Tieniti quello che al vicino farebbe una coppia o una scala.</translation>
    </message>
</context>
<context>
    <name>StopthebusWords</name>
    <message>
        <source>clubs</source>
        <translation>fiori</translation>
    </message>
    <message>
        <source>one of the two black suits, with spades.</source>
        <translation>uno dei due semi neri, con le picche.</translation>
    </message>
    <message>
        <source>cut</source>
        <translation>taglio</translation>
    </message>
    <message>
        <source>lifting part of the pack before the deal, to keep the dealer honest.</source>
        <translation>alzare una parte del mazzo prima di dare le carte, perché il mazziere resti onesto.</translation>
    </message>
    <message>
        <source>deal</source>
        <translation>smazzata</translation>
    </message>
    <message>
        <source>everything from the shuffle to the showdown.</source>
        <translation>da quando si mescola a quando si scoprono le carte.</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>mazziere</translation>
    </message>
    <message>
        <source>the player who shuffles and deals.</source>
        <translation>chi mescola e dà le carte.</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>quadri</translation>
    </message>
    <message>
        <source>one of the two red suits, with hearts.</source>
        <translation>uno dei due semi rossi, con i cuori.</translation>
    </message>
    <message>
        <source>exchange</source>
        <translation>cambio</translation>
    </message>
    <message>
        <source>one card, or all three, for as many of the monte.</source>
        <translation>una carta, o tutte e tre, per altrettante del monte.</translation>
    </message>
    <message>
        <source>flush</source>
        <translation>colore</translation>
    </message>
    <message>
        <source>three cards of one suit.</source>
        <translation>tre carte dello stesso seme.</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>cuori</translation>
    </message>
    <message>
        <source>one of the two red suits, with diamonds.</source>
        <translation>uno dei due semi rossi, con i quadri.</translation>
    </message>
    <message>
        <source>high card</source>
        <translation>carta alta</translation>
    </message>
    <message>
        <source>a hand in which nothing goes together: its highest card counts.</source>
        <translation>una mano in cui niente sta insieme: conta la carta più alta.</translation>
    </message>
    <message>
        <source>lap</source>
        <translation>giro</translation>
    </message>
    <message>
        <source>one turn for everybody; the last lap is the one after the bus was stopped.</source>
        <translation>un turno a testa; l’ultimo giro è quello dopo che si è fermato l’autobus.</translation>
    </message>
    <message>
        <source>match</source>
        <translation>partita</translation>
    </message>
    <message>
        <source>a series of deals, until one player is left.</source>
        <translation>tante smazzate, finché resta un giocatore solo.</translation>
    </message>
    <message>
        <source>monte</source>
        <translation>monte</translation>
    </message>
    <message>
        <source>the three cards face up in the middle.</source>
        <translation>le tre carte scoperte in mezzo.</translation>
    </message>
    <message>
        <source>pair</source>
        <translation>coppia</translation>
    </message>
    <message>
        <source>two cards of one rank.</source>
        <translation>due carte uguali.</translation>
    </message>
    <message>
        <source>prial</source>
        <translation>tris</translation>
    </message>
    <message>
        <source>three cards of one rank; the English word comes from “pair royal”.</source>
        <translation>tre carte uguali; gli inglesi dicono «prial», da «pair royal».</translation>
    </message>
    <message>
        <source>run</source>
        <translation>scala</translation>
    </message>
    <message>
        <source>three cards in a row, of any suits.</source>
        <translation>tre carte in fila, di semi diversi.</translation>
    </message>
    <message>
        <source>running flush</source>
        <translation>scala a colore</translation>
    </message>
    <message>
        <source>three cards in a row, of one suit.</source>
        <translation>tre carte in fila, dello stesso seme.</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>picche</translation>
    </message>
    <message>
        <source>one of the two black suits, with clubs.</source>
        <translation>uno dei due semi neri, con i fiori.</translation>
    </message>
    <message>
        <source>stay</source>
        <translation>stare</translation>
    </message>
    <message>
        <source>keeping all three cards in the last lap.</source>
        <translation>tenere le tre carte nell’ultimo giro.</translation>
    </message>
    <message>
        <source>stop the bus</source>
        <translation>fermare l’autobus</translation>
    </message>
    <message>
        <source>ending the deal after one’s exchange: everybody else has one more turn. You say: “Stop the bus!”</source>
        <translation>chiudere la smazzata dopo il cambio: gli altri hanno ancora un turno. Si dice: «Ferma l’autobus!»</translation>
    </message>
    <message>
        <source>token</source>
        <translation>marca</translation>
    </message>
    <message>
        <source>a counter worth one life: with none left you are out.</source>
        <translation>il gettone che vale una vita: chi resta senza è fuori.</translation>
    </message>
</context>
<context>
    <name>StopthebusWorth</name>
    <message>
        <source>a prial of 2s</source>
        <translation>tris di 2</translation>
    </message>
    <message>
        <source>a prial of 3s</source>
        <translation>tris di 3</translation>
    </message>
    <message>
        <source>a prial of 4s</source>
        <translation>tris di 4</translation>
    </message>
    <message>
        <source>a prial of 5s</source>
        <translation>tris di 5</translation>
    </message>
    <message>
        <source>a prial of 6s</source>
        <translation>tris di 6</translation>
    </message>
    <message>
        <source>a prial of 7s</source>
        <translation>tris di 7</translation>
    </message>
    <message>
        <source>a prial of 8s</source>
        <translation>tris di 8</translation>
    </message>
    <message>
        <source>a prial of 9s</source>
        <translation>tris di 9</translation>
    </message>
    <message>
        <source>a prial of 10s</source>
        <translation>tris di 10</translation>
    </message>
    <message>
        <source>a prial of jacks</source>
        <translation>tris di fanti</translation>
    </message>
    <message>
        <source>a prial of queens</source>
        <translation>tris di donne</translation>
    </message>
    <message>
        <source>a prial of kings</source>
        <translation>tris di re</translation>
    </message>
    <message>
        <source>a prial of aces</source>
        <translation>tris d’assi</translation>
    </message>
    <message>
        <source>a pair of 2s</source>
        <translation>coppia di 2</translation>
    </message>
    <message>
        <source>a pair of 3s</source>
        <translation>coppia di 3</translation>
    </message>
    <message>
        <source>a pair of 4s</source>
        <translation>coppia di 4</translation>
    </message>
    <message>
        <source>a pair of 5s</source>
        <translation>coppia di 5</translation>
    </message>
    <message>
        <source>a pair of 6s</source>
        <translation>coppia di 6</translation>
    </message>
    <message>
        <source>a pair of 7s</source>
        <translation>coppia di 7</translation>
    </message>
    <message>
        <source>a pair of 8s</source>
        <translation>coppia di 8</translation>
    </message>
    <message>
        <source>a pair of 9s</source>
        <translation>coppia di 9</translation>
    </message>
    <message>
        <source>a pair of 10s</source>
        <translation>coppia di 10</translation>
    </message>
    <message>
        <source>a pair of jacks</source>
        <translation>coppia di fanti</translation>
    </message>
    <message>
        <source>a pair of queens</source>
        <translation>coppia di donne</translation>
    </message>
    <message>
        <source>a pair of kings</source>
        <translation>coppia di re</translation>
    </message>
    <message>
        <source>a pair of aces</source>
        <translation>coppia d’assi</translation>
    </message>
    <message>
        <source>a 5-high flush</source>
        <translation>colore al 5</translation>
    </message>
    <message>
        <source>a 6-high flush</source>
        <translation>colore al 6</translation>
    </message>
    <message>
        <source>a 7-high flush</source>
        <translation>colore al 7</translation>
    </message>
    <message>
        <source>an 8-high flush</source>
        <translation>colore all’8</translation>
    </message>
    <message>
        <source>a 9-high flush</source>
        <translation>colore al 9</translation>
    </message>
    <message>
        <source>a 10-high flush</source>
        <translation>colore al 10</translation>
    </message>
    <message>
        <source>a jack-high flush</source>
        <translation>colore al fante</translation>
    </message>
    <message>
        <source>a queen-high flush</source>
        <translation>colore alla donna</translation>
    </message>
    <message>
        <source>a king-high flush</source>
        <translation>colore al re</translation>
    </message>
    <message>
        <source>an ace-high flush</source>
        <translation>colore all’asso</translation>
    </message>
    <message>
        <source>%1-%2-%3</source>
        <comment>three ranks in a row</comment>
        <translation>%1-%2-%3</translation>
    </message>
    <message>
        <source>a running flush %1</source>
        <comment>%1 is &apos;7-8-9&apos;</comment>
        <translation>scala a colore %1</translation>
    </message>
    <message>
        <source>a run %1</source>
        <comment>%1 is &apos;7-8-9&apos;</comment>
        <translation>scala %1</translation>
    </message>
    <message>
        <source>a prial</source>
        <translation>un tris</translation>
    </message>
    <message>
        <source>a running flush</source>
        <translation>una scala a colore</translation>
    </message>
    <message>
        <source>a run</source>
        <translation>una scala</translation>
    </message>
    <message>
        <source>a flush</source>
        <translation>un colore</translation>
    </message>
    <message>
        <source>a pair</source>
        <translation>una coppia</translation>
    </message>
    <message>
        <source>a high card</source>
        <translation>una carta alta</translation>
    </message>
    <message>
        <source>%1 high</source>
        <comment>a hand in which nothing goes together; %1 is its highest rank, such as &apos;9&apos; or &apos;king&apos;</comment>
        <translation>%1, carta alta</translation>
    </message>
    <message>
        <source>J</source>
        <comment>in the corner of a jack</comment>
        <translation>F</translation>
    </message>
    <message>
        <source>Q</source>
        <comment>in the corner of a queen</comment>
        <translation>D</translation>
    </message>
    <message>
        <source>K</source>
        <comment>in the corner of a king</comment>
        <translation>R</translation>
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
        <translation>riga %1: %2</translation>
    </message>
    <message>
        <source>Not all of the file with your matches, %1, can be read: %2. What cannot be read is left out, and nothing was changed. Close the game and start it again: it then saves what can be read.</source>
        <translation>Il file con le tue partite, %1, non si può leggere per intero: %2. Quello che non si legge viene tralasciato, e nulla è stato cambiato. Chiudi il gioco e riavvialo: salverà quello che si può leggere.</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) could be saved from it.</source>
        <translation>
            <numerusform>Se n’è salvata una partita.</numerusform>
            <numerusform>Se ne sono salvate %n partite.</numerusform>
        </translation>
    </message>
    <message>
        <source>No match could be saved from it.</source>
        <translation>Non se n’è potuta salvare nessuna partita.</translation>
    </message>
    <message numerus="yes">
        <source>%n entry (entries) could not be read.</source>
        <comment>of a damaged file</comment>
        <translation>
            <numerusform>Una voce non si è potuta leggere.</numerusform>
            <numerusform>%n voci non si sono potute leggere.</numerusform>
        </translation>
    </message>
    <message>
        <source>More may be missing.</source>
        <translation>Può darsi che manchi dell’altro.</translation>
    </message>
    <message numerus="yes">
        <source>The copy of %1 has %n match(es) more.</source>
        <translation>
            <numerusform>La copia del %1 ha una partita in più.</numerusform>
            <numerusform>La copia del %1 ha %n partite in più.</numerusform>
        </translation>
    </message>
    <message>
        <source>it is damaged</source>
        <comment>why a file cannot be opened or written</comment>
        <translation>è danneggiato</translation>
    </message>
    <message>
        <source>it cannot be reached</source>
        <comment>why a file cannot be opened or written</comment>
        <translation>non è raggiungibile</translation>
    </message>
    <message>
        <source>the disk reports a fault</source>
        <comment>why a file cannot be opened or written</comment>
        <translation>il disco segnala un guasto</translation>
    </message>
    <message>
        <source>something unexpected is wrong with it</source>
        <comment>why a file cannot be opened or written</comment>
        <translation>c’è un guasto imprevisto</translation>
    </message>
    <message numerus="yes">
        <source>When %n of them was (were) played is no longer known.</source>
        <comment>matches that could be saved</comment>
        <translation>
            <numerusform>Di una non si sa più quando è stata giocata.</numerusform>
            <numerusform>Di %n non si sa più quando sono state giocate.</numerusform>
        </translation>
    </message>
    <message>
        <source>The file with your matches was damaged. It was saved as %1, and a new one was started.</source>
        <translation>Il file delle partite era danneggiato. È conservato come %1, e se ne è iniziato uno nuovo.</translation>
    </message>
    <message>
        <source>The disk is full. What was saved before is safe; free some space, and the match is saved again with the next move.</source>
        <translation>Il disco è pieno. Quello che era salvato resta; fai spazio, e con la prossima mossa la partita torna a essere salvata.</translation>
    </message>
    <message>
        <source>The file with your matches, %1, cannot be written: %2. What was saved before is safe.</source>
        <translation>Non si può scrivere il file delle partite, %1: %2. Quello che era salvato resta.</translation>
    </message>
    <message>
        <source>The game is already open in another window, and that one saves the matches. Close it and try again, or play here without saving anything.</source>
        <translation>Il gioco è già aperto in un’altra finestra, ed è quella che salva le partite. Chiudila e riprova, oppure gioca qui senza salvare niente.</translation>
    </message>
    <message>
        <source>Your matches were last saved by a newer version of this game, and this one cannot read them. They were not touched: install the newer version again, or play here without saving anything.</source>
        <translation>Le tue partite sono state salvate da una versione più nuova del gioco, e questa non le sa leggere. Non sono state toccate: installa di nuovo la versione più nuova, oppure gioca qui senza salvare niente.</translation>
    </message>
    <message>
        <source>The file with your matches, %1, may not be written. Change its permissions and try again, or play without saving anything.</source>
        <translation>Non hai il permesso di scrivere il file delle partite, %1. Cambia i permessi e riprova, oppure gioca senza salvare niente.</translation>
    </message>
    <message>
        <source>The file with your matches, %1, cannot be opened: %2. Try again, or play without saving anything.</source>
        <translation>Non si può aprire il file delle partite, %1: %2. Riprova, oppure gioca senza salvare niente.</translation>
    </message>
    <message>
        <source>The disk is full, and your matches cannot be saved. What was saved before is safe: free some space and try again, or play without saving anything.</source>
        <translation>Il disco è pieno e le partite non si possono salvare. Quello che era salvato resta: fai spazio e riprova, oppure gioca senza salvare niente.</translation>
    </message>
    <message>
        <source>The file %1 is another program’s database. It was not touched: move it elsewhere and try again, or play here without saving anything.</source>
        <translation>Il file %1 è il database di un altro programma. Non è stato toccato: spostalo altrove e riprova, oppure gioca qui senza salvare niente.</translation>
    </message>
    <message>
        <source>%1 is not a file but a folder, a pipe or a device, so your matches cannot be saved there. Move it elsewhere and try again, or play here without saving anything.</source>
        <translation>%1 non è un file ma una cartella, una pipe o un dispositivo, e le tue partite non si possono salvare lì. Spostalo altrove e riprova, oppure gioca qui senza salvare niente.</translation>
    </message>
    <message>
        <source>The match in progress is lost.</source>
        <translation>La partita in corso è andata persa.</translation>
    </message>
    <message>
        <source>The match in progress is saved too.</source>
        <translation>Anche la partita in corso è salva.</translation>
    </message>
    <message>
        <source>changing it is not allowed</source>
        <comment>why a file cannot be opened or written</comment>
        <translation>non è permesso modificarlo</translation>
    </message>
    <message>
        <source>another program is using it</source>
        <comment>why a file cannot be opened or written</comment>
        <translation>lo sta usando un altro programma</translation>
    </message>
    <message>
        <source>The match in progress is saved too, but without its last moves.</source>
        <translation>Anche la partita in corso è salva, ma senza le ultime mosse.</translation>
    </message>
</context>
<context>
    <name>StoreDamage</name>
    <message>
        <source>the match of %1</source>
        <comment>that is damaged; %1 is a date</comment>
        <translation>la partita di %1</translation>
    </message>
    <message>
        <source>a match of which not even the date can be read</source>
        <comment>that is damaged</comment>
        <translation>una partita di cui non si legge nemmeno la data</translation>
    </message>
    <message>
        <source>what was chosen for the statistics</source>
        <comment>that is damaged</comment>
        <translation>quello che era stato scelto per le statistiche</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <comment>things that are damaged</comment>
        <translation>
            <numerusform>e ancora %n</numerusform>
            <numerusform>e ancora %n</numerusform>
        </translation>
    </message>
    <message>
        <source>en</source>
        <comment>the code of this language, for dates</comment>
        <translation>it</translation>
    </message>
    <message>
        <source>the house rules “%1”</source>
        <comment>that are damaged</comment>
        <translation>le regole della casa «%1»</translation>
    </message>
    <message>
        <source>the match in progress</source>
        <comment>that is damaged</comment>
        <translation>la partita che era in corso</translation>
    </message>
    <message>
        <source>What was saved is damaged in places, and these parts are left out: %1. Everything else is as it was, and nothing was deleted.</source>
        <translation>Quello che era salvato è danneggiato in qualche punto, e viene tralasciato: %1. Tutto il resto è com’era, e nulla è stato cancellato.</translation>
    </message>
    <message>
        <source>The match in progress cannot go on: the file %1 that opens it is missing, or is not the right one. The match is kept until you begin another; to go on with it, put the file back and start the game again.</source>
        <translation>La partita che era in corso non può continuare: il file %1 che la apre manca o non è quello giusto. La partita resta conservata finché non ne cominci un’altra; per continuarla rimetti il file al suo posto e riavvia il gioco.</translation>
    </message>
</context>
<context>
    <name>SwitchBoard</name>
    <message>
        <source>The pot: what everybody has paid in lies here.</source>
        <translation>Il piatto: qui sta quello che hanno messo tutti.</translation>
    </message>
    <message>
        <source>The pot: %1. It goes to whoever wins the match.</source>
        <comment>%1 is what lies on it</comment>
        <translation>Il piatto: %1. Va a chi vince la partita.</translation>
    </message>
    <message>
        <source>The open packet: %1. In your turn you may exchange one card with it, or all three.</source>
        <translation>Il mazzetto scoperto: %1. Nel tuo turno puoi cambiarne una, o tutte e tre.</translation>
    </message>
    <message>
        <source>The open packet comes here once the dealer has chosen between two hands.</source>
        <translation>Qui va il mazzetto scoperto, quando il mazziere ha scelto fra due mani.</translation>
    </message>
    <message>
        <source>open packet, card %1 of %2</source>
        <translation>mazzetto scoperto, carta %1 di %2</translation>
    </message>
    <message>
        <source>the dealer’s second hand</source>
        <translation>la seconda mano del mazziere</translation>
    </message>
    <message>
        <source>open</source>
        <comment>the packet that lies face up</comment>
        <translation>scoperto</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>Enter</source>
        <comment>a key</comment>
        <translation>Invio</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Salta</translation>
    </message>
    <message>
        <source>on to the deal</source>
        <translation>e si danno le carte</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Nuova partita</translation>
    </message>
    <message>
        <source>To the start page</source>
        <translation>Torna all’inizio</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Avanti</translation>
    </message>
    <message>
        <source>to the next deal</source>
        <translation>alla prossima smazzata</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>Lascio il tavolo</translation>
    </message>
    <message>
        <source>Cut here</source>
        <translation>Taglio qui</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) go to the bottom</source>
        <translation>
            <numerusform>%n carta va sotto</numerusform>
            <numerusform>%n carte vanno sotto</numerusform>
        </translation>
    </message>
    <message>
        <source>choose cards to exchange</source>
        <translation>scegli le carte</translation>
    </message>
    <message numerus="yes">
        <source>choose %n more of the monte</source>
        <translation>
            <numerusform>ancora %n dal monte</numerusform>
            <numerusform>ancora %n dal monte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>choose %n more of yours</source>
        <translation>
            <numerusform>ancora %n delle tue</numerusform>
            <numerusform>ancora %n delle tue</numerusform>
        </translation>
    </message>
    <message>
        <source>Knock</source>
        <translation>Busso</translation>
    </message>
    <message>
        <source>The house plays for %1’s program from now on</source>
        <translation>D’ora in poi per %1 gioca la casa</translation>
    </message>
    <message>
        <source>%1. You hold %2: %3.</source>
        <comment>%1 is &apos;Deal 2&apos;, %2 cards, %3 what they are worth</comment>
        <translation>%1. In mano: %2. Hai %3.</translation>
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
        <translation>Si scoprono le carte. %1.</translation>
    </message>
    <message>
        <source>The cards are turned up. The best hand and yours: %1.</source>
        <comment>%1 are names and hands</comment>
        <translation>Si scoprono le carte. La mano migliore e la tua: %1.</translation>
    </message>
    <message>
        <source>Player</source>
        <comment>a person who gave no name, in a replay</comment>
        <translation>Giocatore</translation>
    </message>
    <message>
        <source>You</source>
        <comment>the person at the table, as a name</comment>
        <translation>Tu</translation>
    </message>
    <message>
        <source>Cut the pack for %1</source>
        <translation>Tagli tu il mazzo di %1</translation>
    </message>
    <message>
        <source>%1 cuts the pack</source>
        <translation>%1 taglia il mazzo</translation>
    </message>
    <message>
        <source>Your turn · deal %1, lap %2</source>
        <translation>Tocca a te · smazzata %1, giro %2</translation>
    </message>
    <message>
        <source>deal %1, your turn</source>
        <translation>smazzata %1, tocca a te</translation>
    </message>
    <message>
        <source>deal %1</source>
        <translation>smazzata %1</translation>
    </message>
    <message>
        <source>The deal is over: go on to the next.</source>
        <translation>La smazzata è finita: passa alla prossima.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>La partita è finita.</translation>
    </message>
    <message>
        <source>First cut the pack.</source>
        <translation>Prima taglia il mazzo.</translation>
    </message>
    <message>
        <source>First %1 cuts the pack.</source>
        <translation>Prima %1 taglia il mazzo.</translation>
    </message>
    <message>
        <source>That cannot be done now.</source>
        <translation>Adesso non si può.</translation>
    </message>
    <message>
        <source>you</source>
        <comment>within a list of those who pay</comment>
        <translation>te</translation>
    </message>
    <message>
        <source>Nobody pays</source>
        <translation>Non paga nessuno</translation>
    </message>
    <message>
        <source>You win the match!</source>
        <translation>Hai vinto la partita!</translation>
    </message>
    <message>
        <source>to the showdown</source>
        <translation>si scoprono le carte</translation>
    </message>
    <message>
        <source>Watch it again</source>
        <translation>Rivedi la partita</translation>
    </message>
    <message>
        <source>Your turn. You have %1. In the monte: %2.</source>
        <comment>%1 is a hand&apos;s worth, %2 are cards</comment>
        <translation>Tocca a te. Hai %1. Nel monte: %2.</translation>
    </message>
    <message numerus="yes">
        <source>Nobody has won, after %n deal(s).</source>
        <translation>
            <numerusform>Nessuno ha vinto, dopo %n smazzata.</numerusform>
            <numerusform>Nessuno ha vinto, dopo %n smazzate.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %n deal(s).</source>
        <comment>the end of a match</comment>
        <translation>
            <numerusform>Dopo %n smazzata.</numerusform>
            <numerusform>Dopo %n smazzate.</numerusform>
        </translation>
    </message>
    <message>
        <source>The deal passes to you</source>
        <translation>Il mazzo passa a te</translation>
    </message>
    <message>
        <source>The deal passes to %1</source>
        <translation>Il mazzo passa a %1</translation>
    </message>
    <message>
        <source>Turn all up</source>
        <translation>Scopri tutto</translation>
    </message>
    <message>
        <source>at once</source>
        <translation>subito</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Rivincita</translation>
    </message>
    <message>
        <source>the deal moves on</source>
        <translation>il mazzo passa di mano</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>two sentences</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>The cards are turned up</source>
        <translation>Si scoprono le carte</translation>
    </message>
    <message>
        <source>Lowest so far: %1</source>
        <comment>one name or a list</comment>
        <translation>Mano più bassa, per ora: %1</translation>
    </message>
    <message>
        <source>One hand is left: yours.</source>
        <translation>Manca solo la tua.</translation>
    </message>
    <message numerus="yes">
        <source>%n hand(s) still face down.</source>
        <translation>
            <numerusform>Resta %n mano da scoprire.</numerusform>
            <numerusform>Restano %n mani da scoprire.</numerusform>
        </translation>
    </message>
    <message>
        <source>you</source>
        <comment>within a list of those who are out</comment>
        <translation>te</translation>
    </message>
    <message>
        <source>Out!</source>
        <translation>Fuori!</translation>
    </message>
    <message>
        <source>“Good night to everybody!”</source>
        <translation>«Buona notte a tutti!»</translation>
    </message>
    <message>
        <source>“My cards have gone to bed before me.”</source>
        <translation>«Le mie carte sono andate a letto prima di me.»</translation>
    </message>
    <message>
        <source>Stay and watch: the chair is yours, and so is the next match.</source>
        <translation>Resta a guardare: la sedia è tua, e la prossima partita pure.</translation>
    </message>
    <message>
        <source>Back in!</source>
        <translation>Di nuovo in gioco!</translation>
    </message>
    <message numerus="yes">
        <source>You pay another stake and play on with %n token(s).</source>
        <translation>
            <numerusform>Paghi un’altra posta e riparti con %n marca.</numerusform>
            <numerusform>Paghi un’altra posta e riparti con %n marche.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 pays another stake and plays on with %n token(s).</source>
        <translation>
            <numerusform>%1 paga un’altra posta e riparte con %n marca.</numerusform>
            <numerusform>%1 paga un’altra posta e riparte con %n marche.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You and %1 were %n point(s) behind.</source>
        <translation>
            <numerusform>Tu e %1 siete rimasti indietro di %n punto.</numerusform>
            <numerusform>Tu e %1 siete rimasti indietro di %n punti.</numerusform>
        </translation>
    </message>
    <message>
        <source>You come in %1, of %2.</source>
        <comment>%1 is &apos;third place&apos;</comment>
        <translation>Arrivi al %1 su %2.</translation>
    </message>
    <message>
        <source>The lowest so far is yours</source>
        <translation>Per ora la più bassa è la tua</translation>
    </message>
    <message>
        <source>%1: “%2”</source>
        <comment>%1 is a guest&apos;s name, %2 what it says</comment>
        <translation>%1: «%2»</translation>
    </message>
    <message>
        <source>When several people play at one screen, only the first one’s moves can be reviewed.</source>
        <translation>Quando si gioca in più persone allo stesso schermo, si rivedono solo le mosse della prima.</translation>
    </message>
    <message>
        <source>Pass the screen to %1</source>
        <comment>a name</comment>
        <translation>Passa lo schermo a %1</translation>
    </message>
    <message>
        <source>Until then, all hands stay hidden.</source>
        <translation>Intanto non si vede nessuna carta.</translation>
    </message>
    <message>
        <source>It’s me, %1</source>
        <comment>a name</comment>
        <translation>Sono io, %1</translation>
    </message>
    <message>
        <source>the table turns to you</source>
        <translation>il tavolo si gira verso di te</translation>
    </message>
    <message>
        <source>Player %1</source>
        <comment>one of several at the screen, who gave no name</comment>
        <translation>Giocatore %1</translation>
    </message>
    <message>
        <source>%1’s program made a mistake: the house plays for it</source>
        <translation>Il programma di %1 ha sbagliato: gioca la casa</translation>
    </message>
    <message>
        <source>%3’s turn · deal %1, lap %2</source>
        <translation>Tocca a %3 · smazzata %1, giro %2</translation>
    </message>
    <message>
        <source>It is %1’s turn.</source>
        <translation>Tocca a %1.</translation>
    </message>
    <message numerus="yes">
        <source>The pot of %1 goes to the winner, after %n deal(s).</source>
        <translation>
            <numerusform>Il piatto di %1 va a chi ha vinto, dopo %n smazzata.</numerusform>
            <numerusform>Il piatto di %1 va a chi ha vinto, dopo %n smazzate.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The pot of %1 is yours, after %n deal(s).</source>
        <translation>
            <numerusform>Il piatto di %1 è tuo, dopo %n smazzata.</numerusform>
            <numerusform>Il piatto di %1 è tuo, dopo %n smazzate.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have no moves to review in this deal.</source>
        <translation>In questa smazzata non c’è nessuna tua mossa da rivedere.</translation>
    </message>
    <message>
        <source>Your moves can be reviewed once the hands are shown.</source>
        <translation>Le tue mosse si rivedono quando le carte sono scoperte.</translation>
    </message>
    <message>
        <source>Your moves come as soon as the hands are shown.</source>
        <translation>Le tue mosse arrivano appena le carte sono scoperte.</translation>
    </message>
    <message numerus="yes">
        <source>The pot of %1 is divided, after %n deal(s).</source>
        <translation>
            <numerusform>Il piatto di %1 si divide, dopo %n smazzata.</numerusform>
            <numerusform>Il piatto di %1 si divide, dopo %n smazzate.</numerusform>
        </translation>
    </message>
    <message>
        <source>One hand is left: %1’s.</source>
        <translation>Manca solo la mano di %1.</translation>
    </message>
    <message>
        <source>“I’ll have a glass and watch.”</source>
        <translation>«Mi faccio un bicchiere e guardo.»</translation>
    </message>
    <message>
        <source>“Well played. Next time it’s my turn.”</source>
        <translation>«Ben giocata. La prossima volta tocca a me.»</translation>
    </message>
    <message>
        <source>Go on</source>
        <comment>to the next table of an evening, or back to the deal of the day</comment>
        <translation>Avanti</translation>
    </message>
    <message>
        <source>“One coffee, and then home.”</source>
        <translation>«Un caffè e vado a casa.»</translation>
    </message>
    <message>
        <source>“I come for the company.”</source>
        <translation>«Io vengo per la compagnia.»</translation>
    </message>
    <message>
        <source>“Keep my chair warm.”</source>
        <translation>«Tenetemi calda la sedia.»</translation>
    </message>
    <message>
        <source>“Those cards! Who shuffled them?”</source>
        <translation>«Che carte! Chi le ha mescolate?»</translation>
    </message>
    <message>
        <source>gives</source>
        <comment>a seat: then come the cards that it gave</comment>
        <translation>dà</translation>
    </message>
    <message>
        <source>takes %1</source>
        <comment>a seat; cards</comment>
        <translation>prende %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>%1 is &apos;gives&apos; or &apos;discards&apos;, %2 are cards</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1, takes %2</source>
        <comment>%1 is &apos;gives&apos; with cards, %2 are cards</comment>
        <translation>%1, prende %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>%1 is &apos;takes&apos; with cards, %2 &apos;discards&apos; with cards</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Deal %1, lap %2</source>
        <translation>Smazzata %1, giro %2</translation>
    </message>
    <message>
        <source>%1. That makes %2.</source>
        <comment>%1 is a line such as &apos;You give …&apos;, %2 a hand&apos;s worth</comment>
        <translation>%1. Ora hai %2.</translation>
    </message>
    <message>
        <source>give</source>
        <comment>in a bubble: then come the cards that the seat gave</comment>
        <translation>do</translation>
    </message>
    <message>
        <source>The lot falls to you: you deal first</source>
        <translation>La sorte ha scelto te: cominci tu a dare le carte</translation>
    </message>
    <message>
        <source>The lot falls to %1, who deals first</source>
        <translation>La sorte ha scelto: comincia a dare le carte %1</translation>
    </message>
    <message>
        <source>you</source>
        <comment>within a list of those whose hand is the lowest or the highest so far</comment>
        <translation>tu</translation>
    </message>
    <message>
        <source>The highest so far is yours</source>
        <translation>Per ora la più alta è la tua</translation>
    </message>
    <message>
        <source>Highest so far: %1</source>
        <comment>one name or a list</comment>
        <translation>Per ora la più alta: %1</translation>
    </message>
    <message>
        <source>Your turn · lap %1</source>
        <translation>Tocca a te · giro %1</translation>
    </message>
    <message>
        <source>Lap %1</source>
        <comment>of a lesson</comment>
        <translation>Giro %1</translation>
    </message>
    <message>
        <source>%2’s turn · lap %1</source>
        <translation>Tocca a %2 · giro %1</translation>
    </message>
    <message>
        <source>Watch calmly</source>
        <translation>Guardo con calma</translation>
    </message>
    <message>
        <source>Watch fast</source>
        <translation>Guardo in fretta</translation>
    </message>
    <message>
        <source>at the usual speed</source>
        <translation>al passo solito</translation>
    </message>
    <message>
        <source>no pauses till the end</source>
        <translation>senza pause fino alla fine</translation>
    </message>
</context>
<context>
    <name>TableHelp</name>
    <message>
        <source>Review</source>
        <translation>Rivedi</translation>
    </message>
    <message>
        <source>Go through your moves in this deal</source>
        <translation>Riguarda le tue mosse di questa smazzata</translation>
    </message>
</context>
<context>
    <name>TallySheet</name>
    <message>
        <source>%1: %2 and %3</source>
        <comment>a line of a count; the figures of both sides</comment>
        <translation>%1: %2 e %3</translation>
    </message>
</context>
<context>
    <name>TarotFeats</name>
    <message>
        <source>The broom of the house</source>
        <translation>La scopa di casa</translation>
    </message>
    <message>
        <source>With your partner, take all tricks of three deals.</source>
        <translation>Col tuo compagno, prendi tutte le prese in tre smazzate.</translation>
    </message>
    <message>
        <source>Home safe</source>
        <translation>A casa sano e salvo</translation>
    </message>
    <message>
        <source>Win a match in which the other side never took your Magician.</source>
        <translation>Vinci una partita in cui gli altri non ti hanno mai preso il Bagatto.</translation>
    </message>
    <message>
        <source>Not a crumb left</source>
        <translation>Neanche le briciole</translation>
    </message>
    <message>
        <source>With your partner, take all thirteen tricks of a deal.</source>
        <translation>Col tuo compagno, fai tutte e tredici le prese di una smazzata.</translation>
    </message>
    <message>
        <source>The trick with the hat</source>
        <translation>Il trucco c’è</translation>
    </message>
    <message>
        <source>Take the other side’s Magician.</source>
        <translation>Prendi il Bagatto agli avversari.</translation>
    </message>
    <message>
        <source>A whole circus</source>
        <translation>Un circo intero</translation>
    </message>
    <message>
        <source>Take ten Magicians of the other side.</source>
        <translation>Prendi dieci Bagatti agli avversari.</translation>
    </message>
    <message>
        <source>Nobody’s fool</source>
        <translation>Matto sì, scemo no</translation>
    </message>
    <message>
        <source>Win a match in which your side never paid for your Fool.</source>
        <translation>Vinci una partita senza che la tua coppia paghi mai per il Matto.</translation>
    </message>
</context>
<context>
    <name>TarotNumbers</name>
    <message>
        <source>Magicians taken</source>
        <translation>Bagatti presi</translation>
    </message>
    <message>
        <source>Magicians lost</source>
        <translation>Bagatti persi</translation>
    </message>
    <message>
        <source>Payments for the Fool</source>
        <translation>Matti pagati</translation>
    </message>
    <message>
        <source>Slams</source>
        <translation>Cappotti</translation>
    </message>
    <message>
        <source>Deals with all tricks</source>
        <translation>Smazzate con tutte le prese</translation>
    </message>
    <message>
        <source>Deals without a trick</source>
        <translation>Smazzate senza una presa</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what is counted; how often</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Magician and Fool</source>
        <translation>Bagatto e Matto</translation>
    </message>
</context>
<context>
    <name>ThirtyoneAtOnce</name>
    <message>
        <source>31 at once</source>
        <translation>Subito 31</translation>
    </message>
    <message>
        <source>Whoever has 31 need not knock: it is turned up, the deal is over, and everybody else loses a life.</source>
        <translation>Chi ha 31 non ha bisogno di bussare: lo scopre, la smazzata è finita e tutti gli altri perdono una vita.</translation>
    </message>
    <message>
        <source>Thirty-one</source>
        <translation>Trentuno</translation>
    </message>
    <message>
        <source>It turns itself up: nobody can keep it hidden.</source>
        <translation>Si scopre da sé: nessuno lo può tenere nascosto.</translation>
    </message>
    <message>
        <source>When the cards are dealt</source>
        <translation>Appena date le carte</translation>
    </message>
    <message>
        <source>All hands are looked at before anybody plays. If two players have 31, both are safe.</source>
        <translation>Si guardano tutte le mani prima di giocare. Se due hanno 31, si salvano tutti e due.</translation>
    </message>
    <message>
        <source>After a discard</source>
        <translation>Dopo uno scarto</translation>
    </message>
    <message>
        <source>Whoever has 31 after discarding ends the deal in that moment.</source>
        <translation>Chi ha 31 dopo aver scartato chiude la smazzata in quel momento.</translation>
    </message>
    <message>
        <source>After a knock too</source>
        <translation>Anche dopo una bussata</translation>
    </message>
    <message>
        <source>Not after a knock</source>
        <translation>Non dopo una bussata</translation>
    </message>
    <message>
        <source>At this table 31 ends the deal in the last lap too: whoever knocked loses two lives, everybody else one.</source>
        <translation>A questo tavolo 31 chiude la smazzata anche nell’ultimo giro: chi ha bussato perde due vite, gli altri una.</translation>
    </message>
    <message>
        <source>Then it is the best hand, and no more.</source>
        <translation>Allora è la mano più alta, e basta.</translation>
    </message>
    <message>
        <source>Three of a kind, 30½ at this table, do not end the deal.</source>
        <translation>Il tris, che a questo tavolo vale 30½, non chiude la smazzata.</translation>
    </message>
    <message>
        <source>The stock is used up</source>
        <translation>Il tallone è finito</translation>
    </message>
    <message>
        <source>After 50 laps</source>
        <translation>Dopo 50 giri</translation>
    </message>
    <message>
        <source>The same happens if nobody has knocked after 50 laps. A lap is one turn for everybody.</source>
        <translation>Succede lo stesso se dopo 50 giri non ha bussato nessuno. Un giro è un turno a testa.</translation>
    </message>
    <message>
        <source>31 is also called blitz, and so is the whole game at some tables; at others it is Scat.</source>
        <translation>In inglese il 31 si chiama blitz, e così a certi tavoli tutto il gioco; ad altri è Scat.</translation>
    </message>
    <message>
        <source>Whoever has 31 need not knock: it is turned up, the deal is over, and brings six points.</source>
        <translation>Chi ha 31 non deve bussare: si scopre, la smazzata è finita e vale sei punti.</translation>
    </message>
    <message>
        <source>All hands are looked at before anybody plays. If two players have 31, it brings six points to each.</source>
        <translation>Prima che qualcuno giochi si guardano tutte le mani. Se due hanno 31, sei punti a testa.</translation>
    </message>
    <message>
        <source>At this table 31 ends the deal in the last lap too.</source>
        <translation>A questo tavolo il 31 chiude la smazzata anche nell’ultimo giro.</translation>
    </message>
    <message>
        <source>If nobody has knocked and somebody draws the last card of the stock, that player still discards one, and a 31 still counts. Then the deal is over: nobody shows the cards, and it brings nobody anything.</source>
        <translation>Se nessuno ha bussato e qualcuno pesca l’ultima carta del tallone, questi scarta ancora, e un 31 vale ancora. Poi la smazzata è finita: nessuno scopre le carte, e non porta niente a nessuno.</translation>
    </message>
    <message>
        <source>Whoever has 31 need not knock: it is turned up, the deal is over, everybody else adds a chip, and the pot goes to that hand.</source>
        <translation>Chi ha 31 non deve bussare: lo scopre, la smazzata è finita, tutti gli altri aggiungono una fiche, e il piatto va a quella mano.</translation>
    </message>
    <message>
        <source>All hands are looked at before anybody plays. If two players have 31, they share the pot.</source>
        <translation>Si guardano tutte le mani prima di giocare. Se in due hanno 31, si dividono il piatto.</translation>
    </message>
    <message>
        <source>If nobody has knocked and somebody draws the last card of the stock, that player still discards one, and a 31 still counts. Then the deal is over: nobody shows the cards, and the pot stays for the next deal.</source>
        <translation>Se nessuno ha bussato e qualcuno pesca l’ultima carta del tallone, scarta ancora, e un 31 vale ancora. Poi la smazzata è finita: nessuno mostra le carte, e il piatto resta per la prossima.</translation>
    </message>
    <message>
        <source>After an exchange</source>
        <translation>Dopo un cambio</translation>
    </message>
    <message>
        <source>After a discard or an exchange</source>
        <translation>Dopo uno scarto o un cambio</translation>
    </message>
    <message>
        <source>Whoever has 31 after an exchange, or after taking a packet, ends the deal in that moment.</source>
        <translation>Chi fa 31 con un cambio, o prendendo un mazzetto, chiude la smazzata in quel momento.</translation>
    </message>
    <message>
        <source>Whoever has 31 after discarding, or after an exchange with the widow, ends the deal in that moment.</source>
        <translation>Chi fa 31 dopo lo scarto, o con un cambio con la vedova, chiude la smazzata in quel momento.</translation>
    </message>
    <message>
        <source>Too many laps</source>
        <translation>Troppi giri</translation>
    </message>
    <message numerus="yes">
        <source>There is no stock to run out. If nobody has knocked after %n lap(s), the deal is over: the pot stays for the next one.</source>
        <translation>
            <numerusform>Qui non c’è un tallone che finisce. Se dopo %n giro nessuno ha bussato, la smazzata è finita: il piatto resta per la prossima.</numerusform>
            <numerusform>Qui non c’è un tallone che finisce. Se dopo %n giri nessuno ha bussato, la smazzata è finita: il piatto resta per la prossima.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There is no stock to run out. If nobody has knocked after %n lap(s), the deal is over, and it costs and brings nobody anything.</source>
        <translation>
            <numerusform>Qui non c’è un tallone che finisce. Se dopo %n giro nessuno ha bussato, la smazzata è finita, e nessuno perde né prende niente.</numerusform>
            <numerusform>Qui non c’è un tallone che finisce. Se dopo %n giri nessuno ha bussato, la smazzata è finita, e nessuno perde né prende niente.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ThirtyoneBets</name>
    <message>
        <source>Side bets</source>
        <translation>Scommesse</translation>
    </message>
    <message>
        <source>At this table two persons may bet with each other on who lasts longer in the match.</source>
        <translation>A questo tavolo due persone possono scommettere tra loro su chi dura di più nella partita.</translation>
    </message>
    <message>
        <source>At some tables two persons may bet with each other on who lasts longer in the match.</source>
        <translation>A certi tavoli due persone possono scommettere tra loro su chi dura di più nella partita.</translation>
    </message>
    <message>
        <source>Between deals</source>
        <translation>Tra le smazzate</translation>
    </message>
    <message>
        <source>Before the next deal everybody may offer one bet, from the next dealer’s left on. Whoever it is offered to agrees or does not.</source>
        <translation>Prima della prossima smazzata ognuno può proporre una scommessa, a partire dalla sinistra del prossimo mazziere. Chi la riceve ci sta o non ci sta.</translation>
    </message>
    <message>
        <source>On whom</source>
        <translation>Su chi</translation>
    </message>
    <message>
        <source>Whoever still plays bets on nobody but oneself. Whoever is out may back anybody who is still in, and is asked as well.</source>
        <translation>Chi gioca ancora scommette solo su di sé. Chi è fuori può puntare su chiunque sia ancora in gioco, e viene chiamato anche lui.</translation>
    </message>
    <message>
        <source>The stake</source>
        <translation>La posta</translation>
    </message>
    <message>
        <source>1, 2 or 5 from each, laid aside until the bet is over. Two persons have no more than one bet with each other.</source>
        <translation>1, 2 o 5 a testa, messi da parte finché la scommessa non è finita. Tra due persone non c’è mai più di una scommessa.</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>La fine</translation>
    </message>
    <message>
        <source>As soon as one of the two drops out, whoever backed the other takes both stakes. If both drop out in the same deal, everybody takes the own stake back. At the end of the match it is the winner who has lasted longest.</source>
        <translation>Appena uno dei due va fuori, chi ha puntato sull’altro prende le due poste. Se vanno fuori nella stessa smazzata, ognuno riprende la sua. A fine partita ha durato di più chi vince.</translation>
    </message>
    <message>
        <source>An example</source>
        <translation>Un esempio</translation>
    </message>
    <message>
        <source>Ada is out and bets Teresa 2: Bruno outlasts Nives.</source>
        <translation>Ada è fuori e scommette 2 con Teresa: Bruno dura più di Nives.</translation>
    </message>
    <message>
        <source>Bruno, and two coins before him; Nives, and two coins before her.</source>
        <translation>Bruno, con due monete davanti; Nives, con due monete davanti.</translation>
    </message>
    <message>
        <source>Three deals later Nives drops out: Ada takes four, her own two and Teresa’s.</source>
        <translation>Tre smazzate dopo Nives va fuori: Ada ne prende quattro, le sue due e le due di Teresa.</translation>
    </message>
    <message>
        <source>The purse</source>
        <translation>Il borsellino</translation>
    </message>
    <message>
        <source>Everybody has %1 for such bets, apart from all that is played for: no bet changes how the match stands.</source>
        <translation>Ognuno ha %1 per queste scommesse, a parte da tutto ciò per cui si gioca: nessuna scommessa cambia la partita.</translation>
    </message>
    <message>
        <source>Everybody has 20 for such bets, apart from all that is played for: no bet changes how the match stands.</source>
        <translation>Ognuno ha 20 per queste scommesse, a parte da tutto ciò per cui si gioca: nessuna scommessa cambia la partita.</translation>
    </message>
    <message>
        <source>Bet on the quiet one: the loud one has to pay for the wine.</source>
        <comment>a saying of the osteria</comment>
        <translation>Punta su chi tace: chi grida deve ancora pagare il vino.</translation>
    </message>
</context>
<context>
    <name>ThirtyoneBill</name>
    <message>
        <source>The bill</source>
        <translation>La banconota</translation>
    </message>
    <message>
        <source>At this table everybody has laid down a banknote of %1 instead of pennies. Its four corners are the lives.</source>
        <translation>A questo tavolo, invece delle monetine, ognuno ha messo davanti a sé una banconota da %1. I suoi quattro angoli sono le vite.</translation>
    </message>
    <message>
        <source>Some tables lay down a banknote each, five dollars where the custom comes from, instead of pennies. Its four corners are the lives.</source>
        <translation>A certi tavoli, invece delle monetine, ognuno mette davanti a sé una banconota: dove è nata l’usanza, cinque dollari. I suoi quattro angoli sono le vite.</translation>
    </message>
    <message>
        <source>Four corners</source>
        <translation>Quattro angoli</translation>
    </message>
    <message>
        <source>Every life lost folds one of them. Whoever knocks and alone is lowest folds two.</source>
        <translation>Ogni vita persa ne piega uno. Chi bussa e ha da solo la mano più bassa ne piega due.</translation>
    </message>
    <message>
        <source>Three are folded</source>
        <translation>Tre piegati</translation>
    </message>
    <message>
        <source>Whoever loses two lives now is out at once.</source>
        <translation>Chi adesso perde due vite è fuori subito.</translation>
    </message>
    <message>
        <source>The free ride</source>
        <translation>Il giro gratis</translation>
    </message>
    <message>
        <source>With all four folded you play on for nothing. The next loss puts you out.</source>
        <translation>Con tutti e quattro piegati si gioca ancora, gratis. Alla prossima perdita si è fuori.</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>La fine</translation>
    </message>
    <message>
        <source>All else stays as it is: whoever is lowest loses a life, a lone lowest knocker two, and with 31 everybody else one.</source>
        <translation>Tutto il resto non cambia: la mano più bassa perde una vita, chi ha bussato e l’ha da solo ne perde due, e con 31 ne perdono una tutti gli altri.</translation>
    </message>
    <message>
        <source>The bills are play money: nothing can be won here but the match.</source>
        <translation>Sono banconote finte: qui non si vince altro che la partita.</translation>
    </message>
    <message>
        <source>The last player in wins the match and takes all the bills: four bills of 5 are 20.</source>
        <translation>L’ultimo rimasto vince la partita e prende tutte le banconote: quattro da 5 fanno 20.</translation>
    </message>
</context>
<context>
    <name>ThirtyoneCase</name>
    <message>
        <source>%1 points, knocked</source>
        <translation>%1 punti, ha bussato</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 punti</translation>
    </message>
    <message numerus="yes">
        <source>%1: loses %n life(s)</source>
        <comment>%1 is &apos;15 points&apos;</comment>
        <translation>
            <numerusform>%1: perde una vita</numerusform>
            <numerusform>%1: perde %n vite</numerusform>
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
            <numerusform>%1: prende %n fiche</numerusform>
            <numerusform>%1: prende %n fiche</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ThirtyoneChapters</name>
    <message>
        <source>In short</source>
        <translation>In breve</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>La smazzata</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Il turno</translation>
    </message>
    <message>
        <source>What counts</source>
        <translation>Cosa conta</translation>
    </message>
    <message>
        <source>The knock</source>
        <translation>La bussata</translation>
    </message>
    <message>
        <source>Who pays</source>
        <translation>Chi paga</translation>
    </message>
    <message>
        <source>31 at once</source>
        <translation>Subito 31</translation>
    </message>
    <message>
        <source>Pennies</source>
        <translation>Le monetine</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>La casa</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Parole</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasti</translation>
    </message>
    <message>
        <source>A good knock is heard in the kitchen.</source>
        <comment>a saying of the osteria</comment>
        <translation>Una bella bussata si sente fino in cucina.</translation>
    </message>
    <message>
        <source>Two hearts and a hope: that is no hand yet.</source>
        <comment>a saying of the osteria</comment>
        <translation>Due cuori e una speranza non fanno ancora una mano.</translation>
    </message>
    <message>
        <source>What you discard, your neighbour has been waiting for.</source>
        <comment>a saying of the osteria</comment>
        <translation>Quel che scarti, chi ti sta accanto lo aspettava.</translation>
    </message>
    <message>
        <source>Whoever counts the suits before the knock seldom pays.</source>
        <comment>a saying of the osteria</comment>
        <translation>Chi conta i semi prima di bussare paga di rado.</translation>
    </message>
    <message>
        <source>The stock keeps its secrets, the discard pile gives them away.</source>
        <comment>a saying of the osteria</comment>
        <translation>Il tallone tiene i segreti, il pozzo li racconta a tutti.</translation>
    </message>
    <message>
        <source>The last penny plays best.</source>
        <comment>a saying of the osteria</comment>
        <translation>L’ultima monetina è quella che gioca meglio.</translation>
    </message>
    <message>
        <source>Whoever laughs before the showdown has not counted yet.</source>
        <comment>a saying of the osteria</comment>
        <translation>Chi ride prima di scoprire le carte non ha ancora contato.</translation>
    </message>
    <message>
        <source>The bill</source>
        <translation>La banconota</translation>
    </message>
    <message>
        <source>To points</source>
        <translation>Ai punti</translation>
    </message>
    <message>
        <source>The widow</source>
        <translation>La vedova</translation>
    </message>
    <message>
        <source>Switch</source>
        <translation>Switch</translation>
    </message>
    <message>
        <source>Side bets</source>
        <translation>Scommesse</translation>
    </message>
</context>
<context>
    <name>ThirtyoneCounting</name>
    <message>
        <source>What counts</source>
        <translation>Che cosa conta</translation>
    </message>
    <message>
        <source>Only cards of one suit are added up: a hand is worth the points of its best suit, and 31 is the most.</source>
        <translation>Si sommano solo le carte dello stesso seme: una mano vale i punti del suo seme migliore, e 31 è il massimo.</translation>
    </message>
    <message>
        <source>Four suits</source>
        <translation>Quattro semi</translation>
    </message>
    <message>
        <source>Hearts, diamonds, clubs and spades: at this table eight cards each, from 7 to ace. No suit is better than another.</source>
        <translation>Cuori, quadri, fiori e picche: a questo tavolo otto carte l’uno, dal 7 all’asso. Nessun seme vale più di un altro.</translation>
    </message>
    <message>
        <source>Hearts, diamonds, clubs and spades, thirteen cards each. No suit is better than another.</source>
        <translation>Cuori, quadri, fiori e picche, tredici carte l’uno. Nessun seme vale più di un altro.</translation>
    </message>
    <message>
        <source>11 points</source>
        <translation>11 punti</translation>
    </message>
    <message>
        <source>for an ace.</source>
        <translation>l’asso.</translation>
    </message>
    <message>
        <source>10 points</source>
        <translation>10 punti</translation>
    </message>
    <message>
        <source>for a king, a queen, a jack and a ten.</source>
        <translation>il re, la donna, il fante e il 10.</translation>
    </message>
    <message>
        <source>Face value</source>
        <translation>Quel che segnano</translation>
    </message>
    <message>
        <source>for 7, 8 and 9.</source>
        <translation>il 7, l’8 e il 9.</translation>
    </message>
    <message>
        <source>for the cards from 2 to 9.</source>
        <translation>le carte dal 2 al 9.</translation>
    </message>
    <message>
        <source>31</source>
        <translation>31</translation>
    </message>
    <message>
        <source>An ace and two cards worth 10, all hearts.</source>
        <translation>Un asso e due carte da 10, tutte di cuori.</translation>
    </message>
    <message>
        <source>27</source>
        <translation>27</translation>
    </message>
    <message>
        <source>10, 9 and 8, all clubs.</source>
        <translation>Il 10, il 9 e l’8, tutti di fiori.</translation>
    </message>
    <message>
        <source>17</source>
        <translation>17</translation>
    </message>
    <message>
        <source>The two diamonds count more than the queen of spades.</source>
        <translation>Le due carte di quadri contano più della donna di picche.</translation>
    </message>
    <message>
        <source>30½</source>
        <translation>30½</translation>
    </message>
    <message>
        <source>7, or 30½</source>
        <translation>7, oppure 30½</translation>
    </message>
    <message>
        <source>Three of a kind: at this table more than 30 and less than 31, whatever the rank.</source>
        <translation>Un tris: a questo tavolo più di 30 e meno di 31, di qualunque valore sia.</translation>
    </message>
    <message>
        <source>Three of a kind are only worth one of them. Some tables count 30½ for them, whatever the rank.</source>
        <translation>Un tris vale come una carta sola. A certi tavoli conta 30½, di qualunque valore sia.</translation>
    </message>
    <message>
        <source>Equal points are a tie: suits do not count, and cards in a row are worth no more than others.</source>
        <translation>A punti uguali si è pari: il seme non conta, e le carte in fila non valgono di più.</translation>
    </message>
</context>
<context>
    <name>ThirtyoneDeal</name>
    <message>
        <source>The deal</source>
        <translation>La smazzata</translation>
    </message>
    <message>
        <source>Two to seven can play, best four or five. Everything goes to the left, clockwise: the cards, the play, and the turn to deal. Players who are out are skipped.</source>
        <translation>Si gioca da due a sette, meglio in quattro o cinque. Tutto gira verso sinistra, in senso orario: le carte, il gioco e il turno di mazziere. Chi è fuori si salta.</translation>
    </message>
    <message>
        <source>stock</source>
        <translation>tallone</translation>
    </message>
    <message>
        <source>discard pile</source>
        <translation>pozzo</translation>
    </message>
    <message>
        <source>The first dealer</source>
        <translation>Il primo mazziere</translation>
    </message>
    <message>
        <source>Who deals first is drawn by lot. After every deal the player at the dealer’s left deals.</source>
        <translation>Il primo mazziere si tira a sorte. Dopo ogni smazzata tocca a chi sta alla sua sinistra.</translation>
    </message>
    <message>
        <source>Shuffle and cut</source>
        <translation>Mescolare e tagliare</translation>
    </message>
    <message>
        <source>The dealer shuffles and the player at the dealer’s right cuts. When it is your turn, drag along the pack to choose where.</source>
        <translation>Il mazziere mescola e chi gli sta a destra taglia. Quando tocca a te, fai scorrere il dito o il mouse lungo il mazzo e scegli dove tagliare.</translation>
    </message>
    <message>
        <source>Three cards each</source>
        <translation>Tre carte a testa</translation>
    </message>
    <message>
        <source>They are dealt face down, one at a time, from the dealer’s left on.</source>
        <translation>Si danno coperte, una alla volta, a partire dalla sinistra del mazziere.</translation>
    </message>
    <message>
        <source>Two piles</source>
        <translation>Tallone e pozzo</translation>
    </message>
    <message>
        <source>The next card is turned up: it begins the discard pile. All others lie beside it, face down: they are the stock. The player at the dealer’s left begins.</source>
        <translation>La carta seguente si scopre: con quella comincia il pozzo. Tutte le altre restano accanto, coperte: sono il tallone. Comincia chi sta alla sinistra del mazziere.</translation>
    </message>
    <message>
        <source>Stock and discard pile</source>
        <translation>Il tallone e il pozzo</translation>
    </message>
    <message>
        <source>The stock shows how many cards are left. Of the discard pile only the top card may be taken, but everybody may look through it.</source>
        <translation>Sul tallone c’è scritto quante carte restano. Del pozzo si prende solo la carta in cima, ma tutti lo possono sfogliare.</translation>
    </message>
    <message>
        <source>At this table there are 32 cards, from the 7 on: the more players, the sooner the stock is used up.</source>
        <translation>A questo tavolo le carte sono 32, dal 7 in su: più si è, prima finisce il tallone.</translation>
    </message>
    <message>
        <source>There are 52 cards, the whole French pack without jokers.</source>
        <translation>Le carte sono 52, tutto il mazzo francese senza i jolly.</translation>
    </message>
    <message>
        <source>Two packets</source>
        <translation>Due mazzetti</translation>
    </message>
    <message>
        <source>At this table the dealer gets a second hand, and three cards are dealt face down to the middle. The dealer keeps one hand and turns the other up; the rest of the pack is put aside. The player at the dealer’s left begins.</source>
        <translation>A questo tavolo il mazziere riceve una seconda mano, e tre carte vanno coperte in mezzo. Il mazziere tiene una mano e scopre l’altra; il resto del mazzo si mette da parte. Comincia chi siede a sinistra del mazziere.</translation>
    </message>
</context>
<context>
    <name>ThirtyoneEstimate</name>
    <message>
        <source>%1, discard</source>
        <comment>%1 is &apos;Lap 2&apos;</comment>
        <translation>%1, scarto</translation>
    </message>
    <message>
        <source>Draw from the stock</source>
        <translation>Pesca dal tallone</translation>
    </message>
    <message>
        <source>Discard %1</source>
        <comment>%1 is a card with its article</comment>
        <translation>Scarta %1</translation>
    </message>
    <message>
        <source>Take %1</source>
        <comment>%1 is a card with its article</comment>
        <translation>Prendi %1</translation>
    </message>
    <message>
        <source>Discard</source>
        <comment>before the card</comment>
        <translation>Scarta</translation>
    </message>
    <message>
        <source>Take</source>
        <comment>before the card</comment>
        <translation>Prendi</translation>
    </message>
    <message>
        <source>discard</source>
        <comment>after &apos;Take&apos; and a card; before another</comment>
        <translation>scarta</translation>
    </message>
    <message>
        <source>31: that ends the deal, and everybody else loses a life.</source>
        <translation>31: la smazzata finisce, e gli altri perdono una vita.</translation>
    </message>
    <message>
        <source>31 never loses: no hand is better.</source>
        <translation>31 non perde mai: non c’è mano migliore.</translation>
    </message>
    <message>
        <source>With %1 you alone are the lowest %2, and that costs two lives: %3.</source>
        <comment>%1 is a hand&apos;s worth, %2 &apos;in one deal out of three&apos;, %3 &apos;you lose 12 lives in 100 deals&apos;</comment>
        <translation>Con %1 la mano più bassa ce l’hai solo tu %2, e costa due vite: %3.</translation>
    </message>
    <message>
        <source>With %1 you are hardly ever the lowest: %2.</source>
        <comment>%1 is a hand&apos;s worth, %2 &apos;you lose 12 lives in 100 deals&apos;</comment>
        <translation>Con %1 la mano più bassa non è quasi mai la tua: %2.</translation>
    </message>
    <message>
        <source>You end with %1: %2.</source>
        <comment>%1 is a hand&apos;s worth, %2 &apos;you lose 12 lives in 100 deals&apos;</comment>
        <translation>Finisci con %1: %2.</translation>
    </message>
    <message>
        <source>You go on with %1: %2.</source>
        <comment>%1 is a hand&apos;s worth, %2 &apos;you lose 12 lives in 100 deals&apos;</comment>
        <translation>Continui con %1: %2.</translation>
    </message>
    <message>
        <source>Your four cards</source>
        <translation>Le tue quattro carte</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>La tua mano</translation>
    </message>
    <message>
        <source>On the discard pile</source>
        <translation>Nel pozzo</translation>
    </message>
    <message>
        <source>%1, discard %2</source>
        <comment>%1 is &apos;Take the 10 of hearts&apos;; %2 a card with its article</comment>
        <translation>%1, scarta %2</translation>
    </message>
    <message>
        <source>With %1 you alone are the lowest %2: %3.</source>
        <comment>%1 is a hand&apos;s worth, %2 &apos;in one deal out of three&apos;, %3 &apos;you lose 12 lives in 100 deals&apos;</comment>
        <translation>Con %1 la mano più bassa ce l’hai solo tu %2: %3.</translation>
    </message>
    <message>
        <source>With it you make %1: %2.</source>
        <comment>it: the card that is taken; %1 is a hand&apos;s worth, %2 &apos;you lose 12 lives in 100 deals&apos;</comment>
        <translation>Prendendola fai %1: %2.</translation>
    </message>
    <message>
        <source>You drew from the stock</source>
        <translation>Hai pescato dal tallone</translation>
    </message>
    <message>
        <source>You discarded %1</source>
        <comment>%1 is a card with its article</comment>
        <translation>Hai scartato %1</translation>
    </message>
    <message>
        <source>You kept your cards</source>
        <translation>Hai tenuto le tue carte</translation>
    </message>
    <message>
        <source>You took %1</source>
        <comment>%1 is a card with its article</comment>
        <translation>Hai preso %1</translation>
    </message>
    <message>
        <source>Draw from the stock</source>
        <comment>a move, after somebody&apos;s name</comment>
        <translation>Pescare dal tallone</translation>
    </message>
    <message>
        <source>Discard %1</source>
        <comment>a move, after somebody&apos;s name; %1 is a card with its article</comment>
        <translation>Scartare %1</translation>
    </message>
    <message>
        <source>Take %1</source>
        <comment>a move, after somebody&apos;s name; %1 is a card with its article</comment>
        <translation>Prendere %1</translation>
    </message>
    <message>
        <source>31: that ends the deal, and brings you six points.</source>
        <translation>31: chiude la smazzata e ti porta sei punti.</translation>
    </message>
    <message>
        <source>31 is sure to be the highest: no hand is better.</source>
        <translation>31 è di sicuro la più alta: nessuna mano è migliore.</translation>
    </message>
    <message>
        <source>With %1 you are the highest %2: %3.</source>
        <comment>%1 is a hand&apos;s worth, %2 &apos;in one deal out of three&apos;, %3 &apos;you score 2.4 points on average&apos;</comment>
        <translation>Con %1 hai la mano più alta %2: %3.</translation>
    </message>
    <message>
        <source>In the middle</source>
        <translation>In mezzo</translation>
    </message>
    <message>
        <source>On the pile, and in the middle</source>
        <translation>Sul pozzo e in mezzo</translation>
    </message>
    <message>
        <source>Give</source>
        <comment>before the cards</comment>
        <translation>Dai</translation>
    </message>
    <message>
        <source>take</source>
        <comment>after &apos;Give&apos; and cards; before others</comment>
        <translation>prendi</translation>
    </message>
    <message>
        <source>31: that ends the deal. Everybody else adds a chip, and the pot is yours.</source>
        <translation>31: la smazzata finisce. Tutti gli altri aggiungono una fiche, e il piatto è tuo.</translation>
    </message>
    <message>
        <source>Keep %1</source>
        <comment>the dealer&apos;s choice between two hands; %1 is one&apos;s worth</comment>
        <translation>Tieni %1</translation>
    </message>
    <message>
        <source>Keep %1</source>
        <comment>a move, after somebody&apos;s name; %1 is a hand&apos;s worth</comment>
        <translation>Tenere %1</translation>
    </message>
    <message>
        <source>You kept %1</source>
        <comment>%1 is the worth of one of two hands</comment>
        <translation>Hai tenuto %1</translation>
    </message>
    <message>
        <source>Take the closed packet</source>
        <translation>Prendi al buio</translation>
    </message>
    <message>
        <source>Take the closed packet</source>
        <comment>a move, after somebody&apos;s name</comment>
        <translation>Prendere al buio</translation>
    </message>
    <message>
        <source>You took the closed packet</source>
        <translation>Hai preso al buio</translation>
    </message>
    <message>
        <source>Restart the deal</source>
        <translation>Far rifare la smazzata</translation>
    </message>
    <message>
        <source>Leave the three as the open packet</source>
        <translation>Lasciare le tre come scoperto</translation>
    </message>
    <message>
        <source>Restart the deal</source>
        <comment>a move, after somebody&apos;s name</comment>
        <translation>Far rifare la smazzata</translation>
    </message>
    <message>
        <source>Leave the three as the open packet</source>
        <comment>a move, after somebody&apos;s name</comment>
        <translation>Lasciare le tre come scoperto</translation>
    </message>
    <message>
        <source>You restarted the deal</source>
        <translation>Hai fatto rifare la smazzata</translation>
    </message>
    <message>
        <source>You left the three as the open packet</source>
        <translation>Hai lasciato le tre come scoperto</translation>
    </message>
    <message>
        <source>Let the deal stand</source>
        <translation>Lasciar valere la smazzata</translation>
    </message>
    <message>
        <source>Let the deal stand</source>
        <comment>a move, after somebody&apos;s name</comment>
        <translation>Lasciar valere la smazzata</translation>
    </message>
    <message>
        <source>You let the deal stand</source>
        <translation>Hai lasciato valere la smazzata</translation>
    </message>
    <message>
        <source>Take the open packet</source>
        <translation>Prendi lo scoperto</translation>
    </message>
    <message>
        <source>Take the open packet</source>
        <comment>a move, after somebody&apos;s name</comment>
        <translation>Prendere lo scoperto</translation>
    </message>
    <message>
        <source>You took the open packet</source>
        <translation>Hai preso lo scoperto</translation>
    </message>
    <message>
        <source>You know these three: you make %1, and %2.</source>
        <comment>%1 is a hand&apos;s worth, %2 &apos;you lose 12 lives in 100 deals&apos;</comment>
        <translation>Queste tre le conosci: fai %1, e %2.</translation>
    </message>
    <message>
        <source>The deal is void, and nobody loses anything. You may do so only once in a match.</source>
        <translation>La smazzata è nulla, e nessuno perde niente. Si può fare una volta sola per partita.</translation>
    </message>
    <message>
        <source>The hands count as they lie: %1.</source>
        <comment>%1 is &apos;you lose 12 lives in 100 deals&apos;</comment>
        <translation>Le mani valgono così come sono: %1.</translation>
    </message>
    <message>
        <source>With %1 you go on, and the other hand lies face up for all: %2.</source>
        <comment>%1 is a hand&apos;s worth, %2 &apos;you lose 12 lives in 100 deals&apos;</comment>
        <translation>Vai avanti con %1, e l’altra mano resta scoperta per tutti: %2.</translation>
    </message>
    <message>
        <source>The deal counts all the same, and these three lie face up in the next: %1.</source>
        <comment>%1 is &apos;you lose 12 lives in 100 deals&apos;</comment>
        <translation>La smazzata vale comunque, e queste tre restano scoperte nella prossima: %1.</translation>
    </message>
    <message>
        <source>You make %1, and your three lie face up for the others: %2.</source>
        <comment>%1 is a hand&apos;s worth, %2 &apos;you lose 12 lives in 100 deals&apos;</comment>
        <translation>Fai %1, e le tue tre restano scoperte per gli altri: %2.</translation>
    </message>
    <message>
        <source>You end with %1, the highest hand %2: %3.</source>
        <comment>%1 is a hand&apos;s worth, %2 &apos;in one deal out of three&apos;, %3 &apos;you take 24 chips in 100 deals&apos;</comment>
        <translation>Finisci con %1, la mano più alta %2: %3.</translation>
    </message>
    <message>
        <source>You go on with %1, and yours is the highest hand %2: %3.</source>
        <comment>%1 is a hand&apos;s worth, %2 &apos;in one deal out of three&apos;, %3 &apos;you take 24 chips in 100 deals&apos;</comment>
        <translation>Continui con %1, e la mano più alta è la tua %2: %3.</translation>
    </message>
    <message numerus="yes">
        <source>With %n card(s) unseen you have %1 on average, and improve your hand %2: %3.</source>
        <comment>%1 is a number such as 18, %2 &apos;in one deal out of three&apos;, %3 &apos;you take 24 chips in 100 deals&apos;</comment>
        <translation>
            <numerusform>Con una carta al buio arrivi in media a %1, e la mano migliora %2: %3.</numerusform>
            <numerusform>Con %n carte al buio arrivi in media a %1, e la mano migliora %2: %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>You make %1, and yours is the highest hand %2: %3.</source>
        <comment>%1 is a hand&apos;s worth, %2 &apos;in one deal out of three&apos;, %3 &apos;you take 24 chips in 100 deals&apos;</comment>
        <translation>Fai %1, e la mano più alta è la tua %2: %3.</translation>
    </message>
    <message>
        <source>You make %1: %2.</source>
        <comment>%1 is a hand&apos;s worth, %2 &apos;you lose 12 lives in 100 deals&apos;</comment>
        <translation>Fai %1: %2.</translation>
    </message>
    <message>
        <source>You take a whole hand unseen, worth %1 on average and better than yours %2: %3.</source>
        <comment>%1 is a number such as 18, %2 &apos;in one deal out of three&apos;, %3 &apos;you lose 12 lives in 100 deals&apos;</comment>
        <translation>Prendi una mano intera al buio, che in media vale %1 ed è migliore della tua %2: %3.</translation>
    </message>
    <message>
        <source>You knock with %1: %2.</source>
        <comment>%1 is a hand&apos;s worth, %2 &apos;you take 24 chips in 100 deals&apos;</comment>
        <translation>Bussi con %1: %2.</translation>
    </message>
    <message>
        <source>You draw a card that nobody knows: %1, and %2.</source>
        <comment>%1 is &apos;13 of the 28 cards that you cannot see make a better hand&apos;, %2 &apos;you lose 12 lives in 100 deals&apos;</comment>
        <translation>Peschi al buio: %1, e %2.</translation>
    </message>
</context>
<context>
    <name>ThirtyoneExchange</name>
    <message>
        <source>The widow: ace of hearts, a card face down, 6 of diamonds; your hand: king and queen of hearts, 4 of clubs. The ace and the 4 change places.</source>
        <translation>La vedova: asso di cuori, una carta coperta, 6 di quadri; la tua mano: re e donna di cuori, 4 di fiori. L’asso e il 4 si scambiano di posto.</translation>
    </message>
    <message>
        <source>the widow</source>
        <comment>over a picture of her cards</comment>
        <translation>la vedova</translation>
    </message>
    <message>
        <source>your hand</source>
        <comment>below a picture of it</comment>
        <translation>la tua mano</translation>
    </message>
    <message>
        <source>The 4 of clubs for the ace: 20 becomes 31.</source>
        <translation>Il 4 di fiori per l’asso: 20 diventa 31.</translation>
    </message>
</context>
<context>
    <name>ThirtyoneFeats</name>
    <message>
        <source>Thirty-one!</source>
        <translation>Trentuno!</translation>
    </message>
    <message>
        <source>End a deal with 31.</source>
        <translation>Chiudi una smazzata con 31.</translation>
    </message>
    <message>
        <source>Ace, king, ten</source>
        <translation>Asso, re e dieci</translation>
    </message>
    <message>
        <source>End ten deals with 31.</source>
        <translation>Chiudi dieci smazzate con 31.</translation>
    </message>
    <message>
        <source>Never sink</source>
        <translation>Non si affonda</translation>
    </message>
    <message>
        <source>Win a match after you had no penny left.</source>
        <translation>Vinci una partita dopo che eri all’ultima spiaggia.</translation>
    </message>
    <message>
        <source>All good things come in threes</source>
        <translation>Non c’è due senza tre</translation>
    </message>
    <message>
        <source>In one match, end three deals with 31.</source>
        <translation>In una sola partita, chiudi tre smazzate con 31.</translation>
    </message>
    <message>
        <source>The widow’s darling</source>
        <translation>Il cocco della vedova</translation>
    </message>
    <message>
        <source>In one match for chips, take five pots.</source>
        <translation>In una partita a fiche, prendi cinque piatti.</translation>
    </message>
</context>
<context>
    <name>ThirtyoneGuide</name>
    <message>
        <source>Welcome, I am Teresa. Each of us has three pennies: they are our lives, and whoever has the lowest hand loses one. Who deals first is drawn by lot.</source>
        <translation>Ciao, io sono Teresa. Ognuno ha tre monetine: sono le nostre vite, e chi ha la mano più bassa ne perde una. Chi comincia a fare le carte lo decide la sorte.</translation>
    </message>
    <message>
        <source>%1 draws, and discards %2.</source>
        <comment>%2 is a card with its article</comment>
        <translation>%1 pesca, e scarta %2.</translation>
    </message>
    <message>
        <source>Now you have %1.</source>
        <translation>Adesso hai %1.</translation>
    </message>
    <message>
        <source>Your turn again.</source>
        <translation>Tocca ancora a te.</translation>
    </message>
    <message>
        <source>Now you hold four cards, and one of them goes on the discard pile. I would choose %1.</source>
        <comment>%1 is a card with its article</comment>
        <translation>Adesso hai in mano quattro carte, e una va nel pozzo. Io sceglierei %1.</translation>
    </message>
    <message>
        <source>One of the four goes. I would discard %1.</source>
        <comment>%1 is a card with its article</comment>
        <translation>Una delle quattro se ne va. Io scarterei %1.</translation>
    </message>
    <message>
        <source>That’s it: press “Discard”.</source>
        <translation>Proprio così: premi «Scarto».</translation>
    </message>
    <message>
        <source>I would rather discard %1; but it is your hand.</source>
        <comment>%1 is a card with its article</comment>
        <translation>Io scarterei piuttosto %1; ma le carte sono tue.</translation>
    </message>
    <message>
        <source>31! That ends the deal at once, and everybody else loses a life. %1</source>
        <comment>%1 are two sentences</comment>
        <translation>31! La smazzata finisce subito, e gli altri perdono una vita. %1</translation>
    </message>
    <message>
        <source>31 is the most: it ends the deal at once, and everybody else loses a life. In the middle lie the discard pile, with one card face up, and the stock, from which one draws.</source>
        <translation>Il massimo è 31: chiude subito la smazzata, e gli altri perdono una vita. In mezzo ci sono il pozzo, con una carta scoperta, e il tallone, da cui si pesca.</translation>
    </message>
    <message>
        <source>You have %1. Only cards of one suit count together: the ace 11, king, queen, jack and ten 10, the others their number.</source>
        <translation>Hai %1. Si sommano solo le carte di un seme: l’asso vale 11, re, donna, fante e dieci valgono 10, le altre il loro numero.</translation>
    </message>
    <message>
        <source>%1 knocks: everybody else has one more turn, then all hands are shown, and the lowest loses a life.</source>
        <translation>%1 bussa: gli altri giocano ancora una volta, poi si scoprono le mani, e la più bassa perde una vita.</translation>
    </message>
    <message>
        <source>%1 stays, with the same cards as before.</source>
        <translation>%1 sta così, con le carte di prima.</translation>
    </message>
    <message>
        <source>%1 takes %2 from the discard pile, and discards %3.</source>
        <comment>%2 and %3 are cards with their articles</comment>
        <translation>%1 prende %2 dal pozzo, e scarta %3.</translation>
    </message>
    <message>
        <source>%1 draws from the stock a card that nobody else sees, and discards %2. So it goes in every turn: one card comes, one goes.</source>
        <comment>%2 is a card with its article</comment>
        <translation>%1 pesca dal tallone una carta che gli altri non vedono, e scarta %2. A ogni turno è così: una carta arriva, una se ne va.</translation>
    </message>
    <message>
        <source>Your last turn, as %1 has knocked: take, draw, or stay as you are.</source>
        <translation>Il tuo ultimo giro, perché ha bussato %1: prendi, pesca, o stai così.</translation>
    </message>
    <message>
        <source>Your turn: take the card on the discard pile, draw one from the stock, or knock, if your hand will do: then the deal soon ends.</source>
        <translation>Tocca a te: prendi la carta in cima al pozzo, pescane una dal tallone, o bussa, se la tua mano ti basta: allora la smazzata è quasi finita.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>sentences: what can be done; what is advised</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>I would knock! %1</source>
        <comment>%1 is one sentence or two</comment>
        <translation>Io busserei! %1</translation>
    </message>
    <message>
        <source>I would stay. %1</source>
        <comment>%1 is one sentence or two</comment>
        <translation>Io starei così. %1</translation>
    </message>
    <message>
        <source>I would take %1: with it you have %2.</source>
        <comment>a card with its article; a hand&apos;s worth</comment>
        <translation>Io prenderei %1: così hai %2.</translation>
    </message>
    <message>
        <source>I would draw from the stock: %1 would be a small gain, and a card unseen may be a greater one.</source>
        <comment>%1 is a card with its article</comment>
        <translation>Io pescherei dal tallone: con %1 ci guadagni poco, e una carta coperta può dare di più.</translation>
    </message>
    <message>
        <source>I would draw from the stock: %1 is of no use to you.</source>
        <comment>%1 is a card with its article</comment>
        <translation>Io pescherei dal tallone: %1 non ti serve.</translation>
    </message>
    <message>
        <source>Lost pennies go into the pot, and the last player in takes it. Now you know enough for a match of your own.</source>
        <translation>Le monetine perse vanno nel piatto, e lo prende l’ultimo che resta. Ora ne sai abbastanza per una partita tua.</translation>
    </message>
    <message>
        <source>The stock is used up, and nobody has knocked: nobody loses a life. %1</source>
        <comment>%1 are two sentences</comment>
        <translation>Il tallone è finito e nessuno ha bussato: nessuno perde una vita. %1</translation>
    </message>
    <message>
        <source>%1 tie for the lowest hand: a penny each. %2</source>
        <comment>names; two sentences</comment>
        <translation>%1: alla pari con la mano più bassa, una monetina a testa. %2</translation>
    </message>
    <message>
        <source>You have knocked, and yours alone is the lowest hand, %1: that costs two pennies. %2</source>
        <comment>a hand&apos;s worth; two sentences</comment>
        <translation>Hai bussato, e la mano più bassa ce l’hai solo tu, %1: costa due monetine. %2</translation>
    </message>
    <message>
        <source>%1 has knocked, and alone has the lowest hand, %2: that costs two pennies. %3</source>
        <comment>a name; a hand&apos;s worth; two sentences</comment>
        <translation>%1 ha bussato, e nessun altro ha una mano così bassa, %2: costa due monetine. %3</translation>
    </message>
    <message>
        <source>This time yours is the lowest hand, %1, and it costs a penny. %2</source>
        <comment>a hand&apos;s worth; two sentences</comment>
        <translation>Stavolta la mano più bassa è la tua, %1, e ti costa una monetina. %2</translation>
    </message>
    <message>
        <source>%1 has the lowest hand, %2, and loses a penny. %3</source>
        <comment>a name; a hand&apos;s worth; two sentences</comment>
        <translation>%1 ha la mano più bassa, %2, e perde una monetina. %3</translation>
    </message>
    <message>
        <source>That’s it: press “Exchange”.</source>
        <translation>Proprio così: premi «Cambia».</translation>
    </message>
</context>
<context>
    <name>ThirtyoneHouse</name>
    <message>
        <source>House rules</source>
        <translation>Regole della casa</translation>
    </message>
    <message>
        <source>Every table plays a little differently. The rules of this match are shown at the right, in black where they are not the usual ones.</source>
        <translation>Ogni tavolo gioca a modo suo. A destra ci sono le regole di questa partita, in nero se non sono le solite.</translation>
    </message>
    <message>
        <source>Every table plays a little differently. Your choice for the next match is shown at the right, in black where it is not the usual rule.</source>
        <translation>Ogni tavolo gioca a modo suo. A destra c’è quello che hai scelto per la prossima partita, in nero se non è la regola solita.</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>52, the whole pack; or 32, from the 7 on, as the Dutch play. With 32 and many players the stock is soon used up.</source>
        <translation>52, tutto il mazzo; oppure 32, dal 7 in su, come si gioca in Olanda. Con 32, se si è in tanti, il tallone finisce presto.</translation>
    </message>
    <message>
        <source>Pennies</source>
        <translation>Monetine</translation>
    </message>
    <message>
        <source>The lives at the start: usually three; any number from 1 to 5.</source>
        <translation>Le vite all’inizio: di solito tre; si può scegliere da una a cinque.</translation>
    </message>
    <message>
        <source>On the county</source>
        <translation>Ultima spiaggia</translation>
    </message>
    <message>
        <source>With no penny left one plays on until the next loss; or is out with the last penny.</source>
        <translation>Chi non ha più monetine gioca finché non perde di nuovo; oppure è fuori con l’ultima.</translation>
    </message>
    <message>
        <source>Three of a kind counts 30½</source>
        <translation>Il tris conta 30½</translation>
    </message>
    <message>
        <source>Three cards of one rank, aces too, beat 30 and lose to 31, and do not end the deal.</source>
        <translation>Tre carte dello stesso valore, anche gli assi, battono 30 e perdono contro 31; la smazzata non la chiudono.</translation>
    </message>
    <message>
        <source>31 ends the deal after a knock too</source>
        <translation>31 chiude anche dopo una bussata</translation>
    </message>
    <message>
        <source>First lap for a knock</source>
        <translation>Primo giro per bussare</translation>
    </message>
    <message>
        <source>Usually 1: whoever plays first may knock at once. With 2 everybody has one turn before.</source>
        <translation>Di solito 1: chi comincia può bussare subito. Con 2 prima tutti hanno un turno.</translation>
    </message>
    <message>
        <source>A match in progress keeps the rules it started with.</source>
        <translation>Una partita già cominciata mantiene le sue regole fino alla fine.</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Variante</translation>
    </message>
    <message>
        <source>The bill</source>
        <translation>La banconota</translation>
    </message>
    <message>
        <source>What each is worth, in play money: 1, 5, 10 or 20.</source>
        <translation>Quanto vale ciascuna, in soldi finti: 1, 5, 10 o 20.</translation>
    </message>
    <message>
        <source>Points to win</source>
        <translation>Punti per vincere</translation>
    </message>
    <message>
        <source>Usually 31; some play to 21, 50 or 100.</source>
        <translation>Di solito 31; c’è chi gioca ai 21, ai 50 o ai 100.</translation>
    </message>
    <message>
        <source>Whoever knocked then loses two lives, everybody else one; with points it brings six. Usually the last lap is played to its end.</source>
        <translation>Chi ha bussato allora perde due vite, gli altri una; ai punti ne porta sei. Di solito l’ultimo giro si gioca fino in fondo.</translation>
    </message>
    <message>
        <source>Pennies, one a life; or a bill each, of which every life lost folds a corner; or no lives at all, but points for every deal, or chips and a pot.</source>
        <translation>Monetine, una per vita; o una banconota a testa, e ogni vita persa ne piega un angolo; o niente vite, ma punti a ogni smazzata, o fiche e un piatto.</translation>
    </message>
    <message>
        <source>Where cards come from</source>
        <translation>Da dove vengono le carte</translation>
    </message>
    <message>
        <source>The stock and the discard pile; or these and the widow, three cards to exchange with; or two packets and no stock: Switch.</source>
        <translation>Dal tallone e dal pozzo; o anche dalla vedova, tre carte con cui cambiare; o da due mazzetti, senza tallone: lo Switch.</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>Fiche</translation>
    </message>
    <message>
        <source>What everybody has at the start: usually 10; any number from 5 to 50.</source>
        <translation>Quante ne ha ognuno all’inizio: di solito 10; da 5 a 50.</translation>
    </message>
    <message>
        <source>Ante</source>
        <translation>Posta</translation>
    </message>
    <message>
        <source>The chips that everybody stakes for a deal: 1, 2 or 3.</source>
        <translation>Le fiche che ognuno mette a ogni smazzata: 1, 2 o 3.</translation>
    </message>
    <message>
        <source>Last deal</source>
        <translation>Ultima smazzata</translation>
    </message>
    <message>
        <source>After so many deals whoever has the most chips wins: usually 20.</source>
        <translation>Dopo tante smazzate vince chi ha più fiche: di solito 20.</translation>
    </message>
    <message>
        <source>Laps at most</source>
        <translation>Giri al massimo</translation>
    </message>
    <message>
        <source>In Switch a deal in which nobody has knocked by then is void: usually 10, from 5 to 50.</source>
        <translation>Nello Switch una smazzata in cui fino ad allora nessuno ha bussato è nulla: di solito 10, da 5 a 50.</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>Si rifà</translation>
    </message>
    <message>
        <source>In Switch more than 21 in three cards of one suit may void the deal, once a match; or only become the next open packet; or neither.</source>
        <translation>Nello Switch più di 21 con tre carte di un seme può annullare la smazzata, una volta per partita; o solo diventare il prossimo scoperto; o niente.</translation>
    </message>
    <message>
        <source>Side bets</source>
        <translation>Scommesse</translation>
    </message>
    <message>
        <source>Between deals anybody may bet with another on who lasts longer. Usually nobody does.</source>
        <translation>Tra una smazzata e l’altra due persone possono scommettere su chi dura di più. Di solito non si fa.</translation>
    </message>
    <message>
        <source>Purse</source>
        <translation>Borsellino</translation>
    </message>
    <message>
        <source>What everybody has for such bets: usually 20; from 5 to 100.</source>
        <translation>Quanto ognuno ha per queste scommesse: di solito 20; da 5 a 100.</translation>
    </message>
</context>
<context>
    <name>ThirtyoneKeys</name>
    <message>
        <source>Keys</source>
        <translation>Tasti</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Al tavolo</translation>
    </message>
    <message>
        <source>draw the top card of the stock</source>
        <translation>pescare dal tallone</translation>
    </message>
    <message>
        <source>take the top card of the discard pile</source>
        <translation>prendere la carta in cima al pozzo</translation>
    </message>
    <message>
        <source>your cards, from left to right: which one you discard</source>
        <translation>le tue carte, da sinistra a destra: quella da scartare</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Invio</translation>
    </message>
    <message>
        <source>the red button: discard, draw or take, cut, go on</source>
        <translation>il pulsante rosso: scartare, pescare o prendere, tagliare, andare avanti</translation>
    </message>
    <message>
        <source>knock</source>
        <translation>bussare</translation>
    </message>
    <message>
        <source>stay, in the last lap</source>
        <translation>stare, nell’ultimo giro</translation>
    </message>
    <message>
        <source>look through the discard pile</source>
        <translation>sfogliare il pozzo</translation>
    </message>
    <message>
        <source>the hint: for every move, how many lives it costs</source>
        <translation>il consiglio: per ogni mossa, quante vite costa</translation>
    </message>
    <message>
        <source>what the stock, the discard pile and the pot are</source>
        <translation>che cosa sono il tallone, il pozzo e il piatto</translation>
    </message>
    <message>
        <source>your cards, from left to right; as the dealer, which hand you keep</source>
        <translation>le tue carte, da sinistra; da mazziere, quale mano tieni</translation>
    </message>
    <message>
        <source>the cards of the open packet</source>
        <translation>le carte dello scoperto</translation>
    </message>
    <message>
        <source>take the open packet</source>
        <translation>prendi lo scoperto</translation>
    </message>
    <message>
        <source>take the closed packet</source>
        <translation>prendi al buio</translation>
    </message>
    <message>
        <source>restart the deal, where you may</source>
        <translation>fai rifare la smazzata, quando si può</translation>
    </message>
    <message>
        <source>look at what you know of the closed packet</source>
        <translation>guarda che cosa conosci del mazzetto coperto</translation>
    </message>
    <message>
        <source>the open bets and your purse; between deals, offer a bet</source>
        <translation>le scommesse in corso e il tuo borsellino; tra le smazzate, proponi una scommessa</translation>
    </message>
    <message>
        <source>agree to a bet</source>
        <translation>accetta una scommessa</translation>
    </message>
</context>
<context>
    <name>ThirtyoneKnock</name>
    <message>
        <source>The knock</source>
        <translation>La bussata</translation>
    </message>
    <message>
        <source>A knock on the table means: I am happy with these three. You knock in your turn, instead of taking a card.</source>
        <translation>Bussare sul legno vuol dire: queste tre mi bastano. Si bussa al proprio turno, invece di prendere una carta.</translation>
    </message>
    <message>
        <source>Knock!</source>
        <translation>Busso!</translation>
    </message>
    <message>
        <source>Nives is happy: she keeps her three cards.</source>
        <translation>Nives è contenta: si tiene le sue tre carte.</translation>
    </message>
    <message>
        <source>Everybody else has one turn, and no more.</source>
        <translation>Gli altri hanno ancora un turno, e basta.</translation>
    </message>
    <message>
        <source>The hands are shown: 25, 20, and 17 pays.</source>
        <translation>Si scoprono le mani: 25, 20, e 17 paga.</translation>
    </message>
    <message>
        <source>At this table nobody may knock in the first lap: everybody has one turn before.</source>
        <translation>A questo tavolo nel primo giro non si bussa: prima tutti hanno un turno.</translation>
    </message>
    <message>
        <source>You may knock as early as your first turn.</source>
        <translation>Si può bussare già al primo turno.</translation>
    </message>
    <message>
        <source>Knock early, and the others are not ready; knock late, and their hands are good too. You need not be the best, only not the last.</source>
        <translation>Chi bussa presto coglie gli altri impreparati; più tardi anche le loro carte sono buone. Non serve la mano migliore: basta non avere la più bassa.</translation>
    </message>
    <message>
        <source>The last lap</source>
        <translation>L’ultimo giro</translation>
    </message>
    <message>
        <source>Everybody else, from the knocker’s left on, has one more turn: you draw or take a card and discard one, or you stay. Nobody knocks again.</source>
        <translation>Tutti gli altri, da sinistra di chi ha bussato, hanno ancora un turno: si pesca o si prende una carta e se ne scarta una, oppure si sta. Non si bussa più.</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Stare</translation>
    </message>
    <message>
        <source>Keep your three cards. Possible only in the last lap.</source>
        <translation>Tenere le tre carte. Si può solo nell’ultimo giro.</translation>
    </message>
    <message>
        <source>If the stock is used up by then, you take the top card of the discard pile, or you stay.</source>
        <translation>Se intanto il tallone è finito, si prende la carta in cima al pozzo, oppure si sta.</translation>
    </message>
    <message>
        <source>Whoever comes to 31 in the last lap ends the deal at once at this table: the knocker loses two lives, everybody else one.</source>
        <translation>A questo tavolo chi arriva a 31 nell’ultimo giro chiude subito la smazzata: chi ha bussato perde due vite, gli altri una.</translation>
    </message>
    <message>
        <source>Whoever comes to 31 in the last lap just has the best hand: the lap is played to its end.</source>
        <translation>Chi arriva a 31 nell’ultimo giro ha solo la mano più alta: il giro si gioca fino in fondo.</translation>
    </message>
    <message>
        <source>The hands are shown: 25 brings 4 points, 20 brings 2, and 17 brings 1.</source>
        <translation>Si scoprono le mani: 25 porta 4 punti, 20 ne porta 2 e 17 ne porta 1.</translation>
    </message>
    <message>
        <source>Knock early, and the others are not ready; knock late, and their hands are good too. At this table only the highest hand pays for its knock.</source>
        <translation>Bussa presto, e gli altri non sono pronti; bussa tardi, e anche loro hanno buone mani. A questo tavolo la bussata conviene solo alla mano più alta.</translation>
    </message>
    <message>
        <source>Whoever comes to 31 in the last lap ends the deal at once at this table, with six points.</source>
        <translation>A questo tavolo chi arriva a 31 nell’ultimo giro chiude subito la smazzata, con sei punti.</translation>
    </message>
    <message>
        <source>The hands are shown: 25 takes the pot.</source>
        <translation>Si scoprono le mani: 25 prende il piatto.</translation>
    </message>
    <message>
        <source>Knock early, and the others are not ready; knock late, and their hands are good too. At this table a knock costs nothing, but only the highest hand takes the pot.</source>
        <translation>Bussi presto, e gli altri non sono pronti; bussi tardi, e anche le loro mani sono buone. A questo tavolo bussare non costa niente, ma solo la mano più alta prende il piatto.</translation>
    </message>
    <message>
        <source>Whoever comes to 31 in the last lap ends the deal at once at this table: everybody else adds a chip.</source>
        <translation>Chi arriva a 31 nell’ultimo giro, a questo tavolo chiude subito la smazzata: tutti gli altri aggiungono una fiche.</translation>
    </message>
    <message>
        <source>Everybody else, from the knocker’s left on, has one more turn: you exchange a card, take a packet, or stay. Nobody knocks again.</source>
        <translation>Tutti gli altri, da chi siede a sinistra di chi ha bussato, hanno ancora un turno: cambi una carta, prendi un mazzetto o stai. Nessuno bussa più.</translation>
    </message>
    <message>
        <source>Everybody else, from the knocker’s left on, has one more turn: you draw or take a card and discard one, you exchange with the widow, or you stay. Nobody knocks again.</source>
        <translation>Tutti gli altri, da sinistra di chi ha bussato, hanno ancora un turno: si pesca o si prende una carta e se ne scarta una, si cambia con la vedova, oppure si sta. Nessuno bussa più.</translation>
    </message>
    <message>
        <source>If the stock is used up by then, you take the top card of the discard pile, exchange with the widow, or stay.</source>
        <translation>Se il tallone è finito, si prende la carta in cima al pozzo, si cambia con la vedova o si sta.</translation>
    </message>
</context>
<context>
    <name>ThirtyoneLessons</name>
    <message>
        <source>It does not go with your hearts. Draw from the stock, unseen.</source>
        <translation>Con i tuoi cuori non c’entra. Pesca dal tallone, senza guardare.</translation>
    </message>
    <message>
        <source>The 5 of hearts, and only you know it! Now the second step: one of your four cards goes on the discard pile. Which one is of no use?</source>
        <translation>Il 5 di cuori, e lo sai solo tu! Ora il secondo tempo: una delle tue quattro carte va nel pozzo. Quale non ti serve?</translation>
    </message>
    <message>
        <source>The 4 of spades: the others are all hearts.</source>
        <translation>Il 4 di picche: le altre sono tutte di cuori.</translation>
    </message>
    <message>
        <source>22 in hearts. That was a whole turn: one card comes, one card goes. Next comes Bruno, who sits at your left.</source>
        <translation>22 a cuori. Ecco un turno intero: una carta arriva, una se ne va. Adesso tocca a Bruno, che sta alla tua sinistra.</translation>
    </message>
    <message>
        <source>Bruno draws too, and discards the jack of spades. Which card he got, only he knows.</source>
        <translation>Anche Bruno pesca, e scarta il fante di picche. Che carta gli è arrivata, lo sa solo lui.</translation>
    </message>
    <message>
        <source>Your turn again: the card that you see, or one that you do not see?</source>
        <translation>Tocca ancora a te: la carta che vedi, o una che non vedi?</translation>
    </message>
    <message>
        <source>The queen of hearts counts 10. The stock can hardly do better: take the queen.</source>
        <translation>La donna di cuori vale 10. Il tallone di meglio ha ben poco: prendi la donna.</translation>
    </message>
    <message>
        <source>Four hearts, but one card must go. The queen cannot: what you take from the pile you keep for this turn. Which of the others?</source>
        <translation>Quattro cuori, ma una carta se ne va. La donna no: quel che prendi dal pozzo, per questo turno lo tieni. Quale delle altre?</translation>
    </message>
    <message>
        <source>The lowest of the four, the 5.</source>
        <translation>La più bassa delle quattro, il 5.</translation>
    </message>
    <message>
        <source>27 in hearts. The best hand of all makes 31.</source>
        <translation>27 a cuori. La mano migliore di tutte fa 31.</translation>
    </message>
    <message>
        <source>Each of us has three pennies: they are our lives. When a deal ends, the lowest hand loses one. You have 18 in clubs.</source>
        <translation>Ognuno ha tre monetine: sono le nostre vite. Alla fine di ogni smazzata la mano più bassa ne perde una. Tu hai 18 a fiori.</translation>
    </message>
    <message>
        <source>Instead of playing you may knock: everybody else has one more turn, then all show their hands. Do you knock with 18, or do you take the 4 of clubs?</source>
        <translation>Invece di giocare si può bussare: gli altri giocano ancora una volta, poi si scoprono le mani. Con 18 bussi, o prendi il 4 di fiori?</translation>
    </message>
    <message>
        <source>18 is soon overtaken, and the 4 makes 22 of it. Take it: a knock can wait.</source>
        <translation>18 si supera in fretta, e con il 4 diventa 22. Prendilo: per bussare c’è tempo.</translation>
    </message>
    <message>
        <source>The 3 of diamonds does not go with your clubs: discard it.</source>
        <translation>Il 3 di quadri non c’entra con i tuoi fiori: scartalo.</translation>
    </message>
    <message>
        <source>Bruno knocks, and it is only his first turn! Nives and you have one turn left.</source>
        <translation>Bruno bussa, ed è soltanto il suo primo turno! A Nives e a te ne resta uno.</translation>
    </message>
    <message>
        <source>Nives draws a card, discards another, and smiles.</source>
        <translation>Nives pesca una carta, ne scarta un’altra, e sorride.</translation>
    </message>
    <message>
        <source>The 2 of spades: no help, and no harm. Discard it again.</source>
        <translation>Il 2 di picche: non aiuta e non guasta. Scartalo.</translation>
    </message>
    <message>
        <source>A new deal. Now you are the dealer, and Bruno begins. You have 26 in diamonds.</source>
        <translation>Nuova smazzata. Stavolta le carte le hai date tu, e comincia Bruno. Hai 26 a quadri.</translation>
    </message>
    <message>
        <source>Bruno and Nives have drawn, and each of them has discarded a card. Neither of them looks happy.</source>
        <translation>Bruno e Nives hanno pescato e scartato una carta a testa. Nessuno dei due ha l’aria contenta.</translation>
    </message>
    <message>
        <source>You have 26. Do you hope for more and draw, or do you knock?</source>
        <translation>Hai 26. Speri in qualcosa di più e peschi, o bussi?</translation>
    </message>
    <message>
        <source>26 is hardly ever the lowest hand, but every further turn helps the others: knock!</source>
        <translation>Con 26 la mano più bassa non è quasi mai la tua, ma ogni altro giro aiuta loro: bussa!</translation>
    </message>
    <message>
        <source>You have knocked. Now see what the others make of their last turn.</source>
        <translation>Hai bussato. Adesso guarda che cosa combinano gli altri nell’ultimo giro.</translation>
    </message>
    <message>
        <source>Bruno draws, and discards the 3 of hearts.</source>
        <translation>Bruno pesca, e scarta il 3 di cuori.</translation>
    </message>
    <message>
        <source>Nives has 16, the lowest hand, and loses a penny. This knock came at the right time.</source>
        <translation>Nives ha 16, la mano più bassa, e perde una monetina. Questa bussata è arrivata al momento giusto.</translation>
    </message>
    <message>
        <source>Three cards of three suits: only the ace of spades counts, 11. You have dealt, so Bruno begins. Keep an eye on him, and on Nives.</source>
        <translation>Tre carte di tre semi: conta solo l’asso di picche, 11. Le carte le hai date tu, quindi comincia Bruno. Tieni d’occhio lui, e anche Nives.</translation>
    </message>
    <message>
        <source>Bruno takes the king of diamonds from the pile. He must have other diamonds: nobody takes a card for nothing.</source>
        <translation>Bruno prende dal pozzo il re di quadri. Avrà altri quadri in mano: nessuno prende una carta per niente.</translation>
    </message>
    <message>
        <source>Nives draws, and that says nothing. But she discards the 8 of spades: so she is not collecting spades.</source>
        <translation>Nives pesca, e questo non dice niente. Ma scarta l’8 di picche: quindi non cerca picche.</translation>
    </message>
    <message>
        <source>Spades are your suit: the 8 and your ace make 19. Everybody will see what you collect, but it is worth that. Take it.</source>
        <translation>Le picche servono a te: l’8 con il tuo asso fa 19. Vedranno tutti che cosa cerchi, ma ne vale la pena. Prendilo.</translation>
    </message>
    <message>
        <source>Bruno does not want your 2 of clubs. He has to draw, and discards the 6 of hearts.</source>
        <translation>Il tuo 2 di fiori Bruno non lo vuole. Deve pescare, e scarta il 6 di cuori.</translation>
    </message>
    <message>
        <source>Nives knocks. You and Bruno have one turn each, then the lowest hand loses a penny, one of its lives.</source>
        <translation>Nives bussa. Tu e Bruno avete un turno a testa, poi la mano più bassa perde una monetina, cioè una vita.</translation>
    </message>
    <message>
        <source>Your last turn. 19 may be too little: draw, perhaps a spade comes.</source>
        <translation>Il tuo ultimo giro. 19 può essere poco: pesca, magari arriva una carta di picche.</translation>
    </message>
    <message>
        <source>The king of clubs. Bruno gets no diamond from you, now least of all.</source>
        <translation>Il re di fiori. Da te Bruno di quadri non ne riceve, e adesso meno che mai.</translation>
    </message>
    <message>
        <source>Two cards, and already 21: the ace of hearts 11, the queen 10. One more card worth 10 would make 31!</source>
        <translation>Due carte, ed è già 21: l’asso di cuori 11, la donna 10. Ancora una carta da 10, e sarebbe 31!</translation>
    </message>
    <message>
        <source>On the pile lies the 5 of hearts: with it you have 26. Do you take it, or do you draw and hope for a king?</source>
        <translation>In cima al pozzo c’è il 5 di cuori: con quello hai 26. Lo prendi, o peschi e speri in un re?</translation>
    </message>
    <message>
        <source>Take what you see. If a better heart comes later, the 5 can go again.</source>
        <translation>Prendi quello che vedi. Se più tardi arriva un cuore migliore, il 5 se ne va.</translation>
    </message>
    <message>
        <source>The 6 of clubs goes.</source>
        <translation>Il 6 di fiori se ne va.</translation>
    </message>
    <message>
        <source>You could knock now, with 26. Or do you see something better?</source>
        <translation>Adesso potresti bussare, con 26. O vedi qualcosa di meglio?</translation>
    </message>
    <message>
        <source>The king of hearts! Ace, queen and king: 11 and 10 and 10. Take it!</source>
        <translation>Il re di cuori! Asso, donna e re: 11 e 10 e 10. Prendilo!</translation>
    </message>
    <message>
        <source>Now the 5 of hearts goes, and you have thirty-one.</source>
        <translation>Ora il 5 di cuori se ne va, e hai trentuno.</translation>
    </message>
    <message>
        <source>31 ends the deal at once: no knock, no last turn. Everybody else loses a penny, even Nives with her 29.</source>
        <translation>Con 31 la smazzata finisce subito: niente bussata, niente ultimo giro. Gli altri perdono una monetina, anche Nives con il suo 29.</translation>
    </message>
    <message>
        <source>Your hand is weak. The 9 of diamonds and your 8 make 17: take it.</source>
        <translation>La tua mano è debole. Il 9 di quadri con il tuo 8 fa 17: prendilo.</translation>
    </message>
    <message>
        <source>Of the two that are left over, the 3 of spades goes: a low card is of least use to Bruno.</source>
        <translation>Delle due che avanzano va via il 3 di picche: una carta bassa è quella che aiuta meno Bruno.</translation>
    </message>
    <message>
        <source>Bruno draws, and discards the 4 of diamonds.</source>
        <translation>Bruno pesca, e scarta il 4 di quadri.</translation>
    </message>
    <message>
        <source>Nives knocks. You and Bruno have one turn left.</source>
        <translation>Nives bussa. A te e a Bruno resta un turno.</translation>
    </message>
    <message>
        <source>Your last turn, and you have 17. What can you do about it?</source>
        <translation>Il tuo ultimo giro, e hai 17. Che cosa puoi farci?</translation>
    </message>
    <message>
        <source>Take the 4 of diamonds that Bruno has left: that makes 21.</source>
        <translation>Prendi il 4 di quadri che ha lasciato Bruno: fai 21.</translation>
    </message>
    <message>
        <source>Only two are left, you and Nives, and both on the county: whoever loses this deal is out. But look what you have: 29 in clubs!</source>
        <translation>Restate in due, tu e Nives, e tutti e due all’ultima spiaggia: chi perde questa smazzata è fuori. Ma guarda che mano: 29 a fiori!</translation>
    </message>
    <message>
        <source>Nives draws, and discards the 9 of hearts.</source>
        <translation>Nives pesca, e scarta il 9 di cuori.</translation>
    </message>
    <message>
        <source>Do you wait for thirty-one, or do you knock?</source>
        <translation>Aspetti il trentuno, o bussi?</translation>
    </message>
    <message>
        <source>Knock! Then Nives has one turn, and needs 30 or 31 in it.</source>
        <translation>Bussa! Così a Nives resta un turno, e le servono 30 o 31.</translation>
    </message>
    <message>
        <source>One turn for Nives, and then it is decided.</source>
        <translation>Ancora un turno per Nives, e poi è deciso.</translation>
    </message>
    <message>
        <source>Draw, take, discard</source>
        <translation>Pescare, prendere, scartare</translation>
    </message>
    <message>
        <source>One suit counts, and a turn has two steps.</source>
        <translation>Conta un seme solo, e un turno ha due tempi.</translation>
    </message>
    <message>
        <source>In a turn one card comes, from the stock or from the discard pile, and one goes. Keep what makes most in one suit.</source>
        <translation>In un turno arriva una carta, dal tallone o dal pozzo, e una se ne va. Tieni quelle che in un seme fanno di più.</translation>
    </message>
    <message>
        <source>To knock, or not yet</source>
        <translation>Bussare, o non ancora</translation>
    </message>
    <message>
        <source>Once too soon, which costs two lives, and once in time.</source>
        <translation>Una volta troppo presto, e costa due vite; una volta in tempo.</translation>
    </message>
    <message>
        <source>Knock when yours will not be the lowest hand after one more turn for everybody else. If it alone is the lowest, your knock costs two lives.</source>
        <translation>Bussa quando la mano più bassa non sarà la tua, anche dopo un altro turno di tutti. Se ce l’hai solo tu, la bussata ti costa due vite.</translation>
    </message>
    <message>
        <source>What the others take</source>
        <translation>Che cosa prendono gli altri</translation>
    </message>
    <message>
        <source>Who collects what, and what not to leave for whoever plays next.</source>
        <translation>Chi cerca che cosa, e che cosa non lasciare a chi gioca dopo di te.</translation>
    </message>
    <message>
        <source>Thirty-one!</source>
        <translation>Trentuno!</translation>
    </message>
    <message>
        <source>The hand that ends a deal at once.</source>
        <translation>La mano che chiude subito la smazzata.</translation>
    </message>
    <message>
        <source>31 in one suit, an ace with two cards worth 10, ends the deal at once, and everybody else loses a life. After a knock it is only the best hand.</source>
        <translation>31 in un seme, un asso con due carte da 10, chiude subito la smazzata, e gli altri perdono una vita. Dopo una bussata è soltanto la mano migliore.</translation>
    </message>
    <message>
        <source>The last penny, and the end</source>
        <translation>L’ultima monetina e la fine</translation>
    </message>
    <message>
        <source>With no penny left one plays on, but not for long.</source>
        <translation>Senza monetine si gioca ancora, ma non per molto.</translation>
    </message>
    <message>
        <source>Whoever has no penny left plays on, on the county, and is out at the next loss. The last one in takes the pot.</source>
        <translation>Chi non ha più monetine gioca ancora, all’ultima spiaggia, e alla prossima vita persa è fuori. L’ultimo che resta prende il piatto.</translation>
    </message>
    <message>
        <source>Three cards each, and only those of one suit count together: the ace 11, king, queen, jack and ten 10, the others their number. Your king and 7 of hearts make 17; the 4 of spades counts nothing.</source>
        <translation>Tre carte a testa, e si sommano solo quelle di un seme: l’asso vale 11, re, donna, fante e dieci valgono 10, le altre il loro numero. Il tuo re e il 7 di cuori fanno 17; il 4 di picche non conta.</translation>
    </message>
    <message>
        <source>A turn has two steps. First you get a card: the top one of the discard pile, face up, or of the stock, face down. Do you want the 3 of clubs?</source>
        <translation>Un turno ha due tempi. Prima arriva una carta: quella in cima al pozzo, scoperta, o quella in cima al tallone, coperta. Lo vuoi, il 3 di fiori?</translation>
    </message>
    <message>
        <source>Nives wants that jack and takes it, before everybody’s eyes. And look what she discards!</source>
        <translation>A Nives quel fante serve, e lo prende davanti a tutti. E guarda che cosa scarta!</translation>
    </message>
    <message>
        <source>Your last turn. You may stay as you are; but nobody plays after you, so a draw can only help. Draw.</source>
        <translation>Il tuo ultimo giro. Puoi anche stare così; ma dopo di te non gioca nessuno, e pescare può solo aiutarti. Pesca.</translation>
    </message>
    <message>
        <source>Bruno has 19, and his hand alone is the lowest. That costs a penny; but whoever has knocked pays two, the price of a knock too soon.</source>
        <translation>Bruno ha 19, e la mano più bassa ce l’ha solo lui. Costa una monetina; ma chi ha bussato ne paga due: è il prezzo di una bussata fatta troppo presto.</translation>
    </message>
    <message>
        <source>The 2 of clubs or the 10 of diamonds: which one goes? Neither is of any use to you, but think of Bruno, who plays next.</source>
        <translation>Il 2 di fiori o il 10 di quadri: quale se ne va? A te non servono né l’uno né l’altro, ma pensa a Bruno, che gioca dopo di te.</translation>
    </message>
    <message>
        <source>Bruno may take what you discard, and he wants diamonds. Keep the 10: the 2 of clubs goes.</source>
        <translation>Bruno può prendere quello che scarti, e vuole quadri. Tieniti il 10: va via il 2 di fiori.</translation>
    </message>
    <message>
        <source>The 10 of diamonds counts nothing in your hand. But as long as it is there, Bruno cannot use it.</source>
        <translation>In mano tua il 10 di quadri non conta. Ma finché sta lì, Bruno non lo può usare.</translation>
    </message>
    <message>
        <source>The king of clubs is no spade. Bruno still has his last turn: do you discard the king, or the 10 of diamonds?</source>
        <translation>Il re di fiori, niente picche. A Bruno resta l’ultimo giro: scarti il re, o il 10 di quadri?</translation>
    </message>
    <message>
        <source>Bruno has 18, you have 19, and he loses the penny. With your 10 of diamonds he would have had 28, and you would have lost it.</source>
        <translation>Bruno ha 18, tu 19, e la monetina la perde lui. Con il tuo 10 di quadri avrebbe avuto 28, e l’avresti persa tu.</translation>
    </message>
    <message>
        <source>With 26 you could knock in your next turn: everybody else has one more turn, and the lowest hand loses a life. Or something better comes along.</source>
        <translation>Con 26, al prossimo turno potresti bussare: gli altri giocano ancora una volta, e la mano più bassa perde una vita. Oppure arriva qualcosa di meglio.</translation>
    </message>
    <message>
        <source>Bruno draws, and discards the 10 of spades.</source>
        <translation>Bruno pesca, e scarta il 10 di picche.</translation>
    </message>
    <message>
        <source>Nives is glad of the 10: she collects spades. So glad that she does not look at what she discards!</source>
        <translation>Nives è ben contenta del 10: cerca picche. Tanto contenta che non guarda che cosa scarta!</translation>
    </message>
    <message>
        <source>It is late. You have one penny left, Bruno and Nives have none. They are “on the county”: they may play on without, but whoever loses once more is out.</source>
        <translation>È tardi. A te resta una monetina, a Bruno e a Nives nessuna. Sono «all’ultima spiaggia»: giocano ancora, anche senza, ma chi perde un’altra volta è fuori.</translation>
    </message>
    <message>
        <source>You have 21, and so has Bruno: where the lowest hands are equal, all of them lose. Bruno is out. You pay your last penny into the pot, and are on the county too.</source>
        <translation>Hai 21, e 21 ha Bruno: se le mani più basse sono pari, perdono tutte. Bruno è fuori. La tua ultima monetina va nel piatto, e adesso sei anche tu all’ultima spiaggia.</translation>
    </message>
    <message>
        <source>Watch what the others take and discard. And leave nothing useful to whoever plays next, at your left.</source>
        <translation>Guarda che cosa prendono e che cosa scartano gli altri. E a chi gioca dopo di te, alla tua sinistra, non lasciare niente di utile.</translation>
    </message>
    <message>
        <source>The 10 of clubs does not go with your diamonds: discard it.</source>
        <translation>Il 10 di fiori non c’entra con i tuoi quadri: scartalo.</translation>
    </message>
    <message>
        <source>Nives has 20 and is out. You are the last one in: the nine pennies in the pot are yours.</source>
        <translation>Nives ha 20 ed è fuori. In gioco resti solo tu: le nove monetine del piatto sono tue.</translation>
    </message>
    <message>
        <source>No pennies tonight: everybody has laid down a bill, and each life lost folds a corner. Three of yours are folded: lose two lives now, and you are out at once. All four of Bruno’s are.</source>
        <translation>Stasera niente monetine: ognuno ha messo una banconota, e ogni vita persa piega un angolo. I tuoi piegati sono tre: se adesso perdi due vite sei fuori subito. Quelli di Bruno sono piegati tutti e quattro.</translation>
    </message>
    <message>
        <source>You have 17 in hearts. To knock with that and be alone the lowest would cost you two. What do you do instead?</source>
        <translation>Hai 17 a cuori. Se bussi così e la mano più bassa ce l’hai solo tu, ne perdi due. Che cosa fai, invece?</translation>
    </message>
    <message>
        <source>Take the 9 of hearts: that makes 26.</source>
        <translation>Prendi il 9 di cuori: arrivi a 26.</translation>
    </message>
    <message>
        <source>The 4 of spades does not go with your hearts: discard it.</source>
        <translation>Il 4 di picche con i tuoi cuori non c’entra: scartalo.</translation>
    </message>
    <message>
        <source>Bruno knocks. He is on the free ride: he plays for nothing, and the next loss puts him out, whether it is one life or two.</source>
        <translation>Bruno bussa. È al giro gratis: gioca senza pagare, e alla prossima perdita è fuori, che sia una vita o due.</translation>
    </message>
    <message>
        <source>Nives draws, and discards the 5 of hearts.</source>
        <translation>Nives pesca, e scarta il 5 di cuori.</translation>
    </message>
    <message>
        <source>A 2 of spades. Away with it.</source>
        <translation>Un 2 di picche. Via.</translation>
    </message>
    <message>
        <source>The bill with four corners</source>
        <translation>La banconota e i suoi angoli</translation>
    </message>
    <message>
        <source>Another way to count lives, and the free ride.</source>
        <translation>Un altro modo di contare le vite, e il giro gratis.</translation>
    </message>
    <message>
        <source>Every life lost folds a corner of your bill. With all four folded you ride free, and are out at the next loss. The last one in takes all the bills.</source>
        <translation>Ogni vita persa piega un angolo della tua banconota. Con tutti e quattro piegati giochi gratis, e alla prossima perdita sei fuori. L’ultimo che resta prende tutte le banconote.</translation>
    </message>
    <message>
        <source>Your last turn, and 26 is a good hand. Nobody plays after you: what does it cost to draw?</source>
        <translation>È il tuo ultimo giro, e 26 è una bella mano. Dopo di te non gioca nessuno: che cosa costa pescare?</translation>
    </message>
    <message>
        <source>Nothing: a card that does not help goes again. Draw.</source>
        <translation>Niente: una carta che non serve la scarti. Pesca.</translation>
    </message>
    <message>
        <source>Bruno knocked and is alone the lowest, with 20: he is out, and his bill goes into the pot. Whoever is left at the end takes all the bills.</source>
        <translation>Bruno ha bussato e la mano più bassa ce l’ha solo lui, 20: è fuori, e la sua banconota va nel piatto. Chi resta alla fine le prende tutte.</translation>
    </message>
    <message>
        <source>Tonight nobody has lives: every deal brings points, and 31 of them win. The highest hand scores 3, the lowest 1, all others 2. You have 12 so far, Bruno 18, Nives 15.</source>
        <translation>Stasera niente vite: ogni smazzata porta punti, e si vince a 31. La mano più alta ne fa 3, la più bassa 1, le altre 2. Finora tu ne hai 12, Bruno 18, Nives 15.</translation>
    </message>
    <message>
        <source>Bruno draws, and discards the 3 of diamonds.</source>
        <translation>Bruno pesca e scarta il 3 di quadri.</translation>
    </message>
    <message>
        <source>Nives draws too, and the 2 of diamonds goes.</source>
        <translation>Anche Nives pesca, e il 2 di quadri se ne va.</translation>
    </message>
    <message>
        <source>28, and nobody has taken a card from the pile. Is that high enough now?</source>
        <translation>28, e nessuno ha preso carte dal pozzo. Adesso basta?</translation>
    </message>
    <message>
        <source>Yes: few hands beat 28, and the others have one turn each. Knock.</source>
        <translation>Sì: poche mani battono 28, e gli altri hanno un turno a testa. Bussa.</translation>
    </message>
    <message>
        <source>28 against 27 and 26: 4 points for you, 2 for Bruno, 1 for Nives. Nobody drops out, and the match goes on until somebody has 31.</source>
        <translation>28 contro 27 e 26: 4 punti a te, 2 a Bruno, 1 a Nives. Nessuno esce, e si continua finché qualcuno arriva a 31.</translation>
    </message>
    <message>
        <source>To points</source>
        <translation>Ai punti</translation>
    </message>
    <message>
        <source>Without lives: when only the highest hand is worth a knock.</source>
        <translation>Senza vite: quando bussare conviene solo alla mano più alta.</translation>
    </message>
    <message>
        <source>In a match to points knock only when yours is likely to be the highest: that brings 4 points, and any other hand a point less than without.</source>
        <translation>Nella partita ai punti bussa solo se la tua è probabilmente la più alta: porta 4 punti, mentre con ogni altra mano ne perdi uno rispetto a chi non bussa.</translation>
    </message>
    <message>
        <source>18 in hearts. For pennies some would knock: it need not be the best, only not the lowest. But here the knocker gets 4 points for the highest hand, and a point less for any other. What do you do?</source>
        <translation>18 a cuori. Con le monetine c’è chi busserebbe: non serve la mano migliore, basta non avere la più bassa. Ma qui chi bussa fa 4 punti con la mano più alta, e con ogni altra un punto in meno. Che fai?</translation>
    </message>
    <message>
        <source>With 18 somebody is likely to be higher. Draw, and make it better first.</source>
        <translation>Con 18 è facile che qualcuno sia più alto. Prima pesca, e migliorala.</translation>
    </message>
    <message>
        <source>The 10 of hearts! One of your cards is no heart.</source>
        <translation>Il 10 di cuori! Una delle tue carte non è di cuori.</translation>
    </message>
    <message>
        <source>The 2 of clubs: the other three make 28.</source>
        <translation>Il 2 di fiori: le altre tre fanno 28.</translation>
    </message>
</context>
<context>
    <name>ThirtyoneLosing</name>
    <message>
        <source>Who pays</source>
        <translation>Chi paga</translation>
    </message>
    <message>
        <source>After the last lap all hands are turned up. The lowest costs a life: its owner puts a penny into the pot.</source>
        <translation>Dopo l’ultimo giro si scoprono tutte le mani. La più bassa costa una vita: chi ce l’ha mette una monetina nel piatto.</translation>
    </message>
    <message>
        <source>29 in hearts</source>
        <translation>29 a cuori</translation>
    </message>
    <message>
        <source>24 in spades: this one knocked</source>
        <translation>24 a picche: questa ha bussato</translation>
    </message>
    <message>
        <source>21 in clubs</source>
        <translation>21 a fiori</translation>
    </message>
    <message>
        <source>16 in diamonds</source>
        <translation>16 a quadri</translation>
    </message>
    <message>
        <source>loses a life</source>
        <translation>perde una vita</translation>
    </message>
    <message>
        <source>Ties, and unlucky knocks</source>
        <translation>Mani pari e bussate sfortunate</translation>
    </message>
    <message>
        <source>Two hands are lowest</source>
        <translation>Due mani sono le più basse</translation>
    </message>
    <message>
        <source>Each of the two loses a life.</source>
        <translation>Perdono una vita tutte e due.</translation>
    </message>
    <message>
        <source>The knocker alone is lowest</source>
        <translation>La più bassa è di chi ha bussato</translation>
    </message>
    <message>
        <source>That costs the knocker two lives, and nobody else any.</source>
        <translation>Costa due vite, e gli altri non perdono niente.</translation>
    </message>
    <message>
        <source>The knocker ties for lowest</source>
        <translation>Chi ha bussato è pari alla più bassa</translation>
    </message>
    <message>
        <source>The knocker is safe. Whoever else is lowest loses a life.</source>
        <translation>Chi ha bussato si salva; l’altra mano bassa perde una vita.</translation>
    </message>
    <message>
        <source>All hands are equal</source>
        <translation>Tutte le mani sono pari</translation>
    </message>
    <message>
        <source>The knocker is safe, and everybody else loses a life.</source>
        <translation>Chi ha bussato si salva, e tutti gli altri perdono una vita.</translation>
    </message>
    <message>
        <source>Whoever knocks makes a promise: somebody here is weaker than I am.</source>
        <translation>Chi bussa fa una promessa: qui c’è una mano più bassa della mia.</translation>
    </message>
    <message>
        <source>After the last lap all hands are turned up. The lowest costs a life: its owner folds a corner of the bill.</source>
        <translation>Finito l’ultimo giro, si scoprono tutte le mani. La più bassa costa una vita: chi ce l’ha piega un angolo della banconota.</translation>
    </message>
    <message>
        <source>After the last lap all hands are turned up. At this table nobody pays: every hand brings points.</source>
        <translation>Dopo l’ultimo giro si scoprono tutte le mani. A questo tavolo non paga nessuno: ogni mano porta punti.</translation>
    </message>
    <message>
        <source>Equal hands count as the better of their places: two highest hands bring 3 each, and only one that is lowest alone is the lowest.</source>
        <translation>A parità vale il posto migliore: due mani più alte portano 3 punti a testa, e la più bassa è solo quella che lo è da sola.</translation>
    </message>
    <message>
        <source>After the last lap all hands are turned up. At this table the highest takes the pot, whoever knocked.</source>
        <translation>Dopo l’ultimo giro si scoprono tutte le mani. A questo tavolo la più alta prende il piatto, chiunque abbia bussato.</translation>
    </message>
    <message>
        <source>The highest hand</source>
        <translation>La mano più alta</translation>
    </message>
    <message>
        <source>It takes the chips of everybody. The knocker is not highest, and loses no more than the ante.</source>
        <translation>Prende le fiche di tutti. Chi ha bussato non è il più alto, e perde solo la posta.</translation>
    </message>
    <message>
        <source>Two are highest</source>
        <translation>In due i più alti</translation>
    </message>
    <message>
        <source>They share the pot; a chip that cannot be divided stays for the next deal.</source>
        <translation>Si dividono il piatto; la fiche che avanza resta per la prossima smazzata.</translation>
    </message>
</context>
<context>
    <name>ThirtyoneNumbers</name>
    <message>
        <source>Deals that you ended with 31</source>
        <translation>Smazzate che hai chiuso con 31</translation>
    </message>
    <message>
        <source>Knock</source>
        <translation>Bussi</translation>
    </message>
    <message>
        <source>Knocks that cost you a life</source>
        <translation>Bussate che ti sono costate una vita</translation>
    </message>
    <message>
        <source>Knocks for points with the highest hand</source>
        <translation>Bussate ai punti con la mano più alta</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>numbers</comment>
        <translation>%1 su %2</translation>
    </message>
    <message>
        <source>Pots taken or shared</source>
        <translation>Piatti vinti o divisi</translation>
    </message>
    <message>
        <source>Knocks that took the pot</source>
        <translation>Bussate che hanno preso il piatto</translation>
    </message>
</context>
<context>
    <name>ThirtyonePennies</name>
    <message>
        <source>Pennies</source>
        <translation>Le monetine</translation>
    </message>
    <message numerus="yes">
        <source>Pennies are lives. At this table everybody starts with %n, and pays one into the pot for every life lost.</source>
        <translation>
            <numerusform>Le monetine sono vite. A questo tavolo si comincia con una sola: chi perde una vita la mette nel piatto.</numerusform>
            <numerusform>Le monetine sono vite. A questo tavolo si comincia con %n: chi perde una vita ne mette una nel piatto.</numerusform>
        </translation>
    </message>
    <message>
        <source>Pennies are lives. Everybody starts with three, and pays one into the pot for every life lost.</source>
        <translation>Le monetine sono vite. Si comincia con tre: chi perde una vita ne mette una nel piatto.</translation>
    </message>
    <message>
        <source>At the start</source>
        <translation>All’inizio</translation>
    </message>
    <message>
        <source>Every life lost costs one of them.</source>
        <translation>Ogni vita persa ne costa una.</translation>
    </message>
    <message>
        <source>The last penny</source>
        <translation>L’ultima monetina</translation>
    </message>
    <message>
        <source>Whoever loses two lives now is out at once, and pays this one penny.</source>
        <translation>Chi adesso perde due vite è fuori subito, e paga solo questa.</translation>
    </message>
    <message>
        <source>On the county</source>
        <translation>All’ultima spiaggia</translation>
    </message>
    <message>
        <source>With no penny left you play on, as if the county paid for you, and as if you had one more life.</source>
        <translation>Senza monetine si gioca ancora, come con una vita in più, finché non si perde di nuovo.</translation>
    </message>
    <message>
        <source>Out</source>
        <translation>Fuori</translation>
    </message>
    <message>
        <source>At this table nobody plays on without a penny: whoever loses the last one is out until the end.</source>
        <translation>A questo tavolo senza monetine non si gioca: chi perde l’ultima è fuori fino alla fine.</translation>
    </message>
    <message>
        <source>Whoever loses on the county is out until the end, and pays nothing more.</source>
        <translation>Chi perde all’ultima spiaggia è fuori fino alla fine, e non paga altro.</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>La fine</translation>
    </message>
    <message>
        <source>The last player in wins the match and takes all the pennies of the pot.</source>
        <translation>L’ultimo rimasto vince la partita e prende tutte le monetine del piatto.</translation>
    </message>
    <message>
        <source>It cannot happen that all who are left lose their last life together: in each deal somebody is safe.</source>
        <translation>Non può succedere che tutti quelli rimasti perdano insieme l’ultima vita: in ogni smazzata c’è chi si salva.</translation>
    </message>
    <message>
        <source>The pennies are play money: nothing can be won here but the match.</source>
        <translation>Le monetine sono finte: qui si vince soltanto la partita.</translation>
    </message>
    <message>
        <source>At this table nobody has pennies: everybody plays for a bill. The next chapter says how.</source>
        <translation>A questo tavolo non ci sono monetine: ognuno gioca con una banconota, come spiega il prossimo capitolo.</translation>
    </message>
    <message>
        <source>At this table nobody has pennies or any other lives: it is played to points. The chapter “To points” says how.</source>
        <translation>A questo tavolo non ci sono monetine né altre vite: si gioca ai punti. Come, lo dice il capitolo «Ai punti».</translation>
    </message>
    <message>
        <source>At this table nobody has pennies or any other lives: chips are staked and won. The chapter “The widow” says how.</source>
        <translation>A questo tavolo nessuno ha monetine né altre vite: si puntano e si vincono fiche. Come, lo dice il capitolo «La vedova».</translation>
    </message>
</context>
<context>
    <name>ThirtyonePoints</name>
    <message>
        <source>To points</source>
        <translation>Ai punti</translation>
    </message>
    <message>
        <source>At this table there are no lives: every deal brings points, and whoever has the most when somebody has %1 wins the match.</source>
        <translation>A questo tavolo non ci sono vite: ogni smazzata porta punti, e quando qualcuno arriva a %1 vince chi ne ha di più.</translation>
    </message>
    <message>
        <source>Some tables play without lives: every deal brings points, and whoever has the most when somebody has 31 wins the match.</source>
        <translation>C’è chi gioca senza vite: ogni smazzata porta punti, e quando qualcuno arriva a 31 vince chi ne ha di più.</translation>
    </message>
    <message>
        <source>What a hand brings</source>
        <translation>Quanto porta una mano</translation>
    </message>
    <message>
        <source>Equal hands count as the better of their places: two highest hands bring 3 each, and only one that is lowest alone is the lowest.</source>
        <translation>A parità vale il posto migliore: due mani più alte portano 3 punti a testa, e la più bassa è solo quella che lo è da sola.</translation>
    </message>
    <message>
        <source>Here a knock says: mine is the highest. Being in the middle is not enough.</source>
        <translation>Qui bussare vuol dire: la mia è la più alta. Stare in mezzo non basta.</translation>
    </message>
    <message>
        <source>For example</source>
        <translation>Per esempio</translation>
    </message>
    <message>
        <source>The knocker is highest</source>
        <translation>Chi bussa è il più alto</translation>
    </message>
    <message>
        <source>One point more for the knock; the two others are both in the middle.</source>
        <translation>Un punto in più per la bussata; gli altri due sono tutti e due in mezzo.</translation>
    </message>
    <message>
        <source>The knocker is lowest</source>
        <translation>Chi bussa è il più basso</translation>
    </message>
    <message>
        <source>That brings nothing at all.</source>
        <translation>Non porta proprio niente.</translation>
    </message>
    <message>
        <source>31</source>
        <translation>31</translation>
    </message>
    <message>
        <source>It brings six points, and nobody else is highest in that deal.</source>
        <translation>Porta sei punti, e in quella smazzata nessun altro è il più alto.</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>La fine</translation>
    </message>
    <message>
        <source>Nobody drops out. After a deal in which somebody has come to %1, the highest total wins; while two have as many, all play on.</source>
        <translation>Nessuno esce. Dopo la smazzata in cui qualcuno è arrivato a %1 vince il totale più alto; finché due sono pari, si continua.</translation>
    </message>
    <message>
        <source>When the stock runs out, that deal brings nobody anything.</source>
        <translation>Se il tallone finisce, quella smazzata non porta niente a nessuno.</translation>
    </message>
</context>
<context>
    <name>ThirtyonePointsTable</name>
    <message>
        <source>the highest hand</source>
        <translation>la mano più alta</translation>
    </message>
    <message>
        <source>a hand in the middle</source>
        <translation>una mano in mezzo</translation>
    </message>
    <message>
        <source>the lowest hand</source>
        <translation>la mano più bassa</translation>
    </message>
    <message>
        <source>31, which ends the deal</source>
        <translation>31, che chiude la smazzata</translation>
    </message>
    <message>
        <source>the others</source>
        <comment>in a table of points</comment>
        <translation>gli altri</translation>
    </message>
    <message>
        <source>the knocker</source>
        <comment>in a table of points</comment>
        <translation>chi bussa</translation>
    </message>
    <message>
        <source>%1: %2 points</source>
        <comment>a place; points</comment>
        <translation>%1: punti %2</translation>
    </message>
    <message>
        <source>%1: %2 points for the others, %3 for the knocker</source>
        <comment>a place; points</comment>
        <translation>%1: punti %2 per gli altri, %3 per chi bussa</translation>
    </message>
</context>
<context>
    <name>ThirtyoneReplay</name>
    <message>
        <source>you</source>
        <comment>after &apos;31:&apos;</comment>
        <translation>te</translation>
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
        <translation>Trentuno</translation>
    </message>
    <message>
        <source>Draw, discard, and go for 31 in one suit</source>
        <translation>Pesca, scarta e punta al 31 in un seme</translation>
    </message>
    <message>
        <source>Thirty-One, also called Scat or Blitz, is the game of three cards that the whole world plays: draw one, discard one, and knock when your suit is worth enough.</source>
        <translation>Il Trentuno, detto anche Scat o Blitz, è il gioco di tre carte che si gioca in tutto il mondo: se ne pesca una, se ne scarta una, e si bussa quando il proprio seme vale abbastanza.</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>With 32 cards many players soon use up the stock</source>
        <translation>Con 32 carte, se si è in molti, il tallone finisce presto</translation>
    </message>
    <message>
        <source>The whole pack, or from the sevens on, as the Dutch play</source>
        <translation>Il mazzo intero, o dal sette in su, come si gioca in Olanda</translation>
    </message>
    <message>
        <source>Pennies</source>
        <translation>Monetine</translation>
    </message>
    <message>
        <source>The lives that everybody starts with, from 1 to 5</source>
        <translation>Le vite con cui si comincia, da 1 a 5</translation>
    </message>
    <message>
        <source>On the county</source>
        <translation>L’ultima spiaggia</translation>
    </message>
    <message>
        <source>A player with no penny left plays on until the next loss</source>
        <translation>Chi resta senza monetine gioca ancora, finché non perde un’altra vita</translation>
    </message>
    <message>
        <source>Three of a kind counts 30½</source>
        <translation>Il tris vale 30½</translation>
    </message>
    <message>
        <source>More than 30 in one suit, and less than 31</source>
        <translation>Più di 30 in un seme, e meno di 31</translation>
    </message>
    <message>
        <source>31 ends the deal after a knock too</source>
        <translation>31 chiude anche dopo una bussata</translation>
    </message>
    <message>
        <source>First lap for a knock</source>
        <translation>Da quale giro si bussa</translation>
    </message>
    <message numerus="yes">
        <source>%n penny(s)</source>
        <comment>at the start</comment>
        <translation>
            <numerusform>%n monetina</numerusform>
            <numerusform>%n monetine</numerusform>
        </translation>
    </message>
    <message>
        <source>nobody on the county</source>
        <translation>senza ultima spiaggia</translation>
    </message>
    <message>
        <source>32 cards</source>
        <translation>32 carte</translation>
    </message>
    <message>
        <source>three of a kind 30½</source>
        <translation>tris 30½</translation>
    </message>
    <message>
        <source>knock from the second lap on</source>
        <translation>si bussa dal secondo giro</translation>
    </message>
    <message numerus="yes">
        <source>Everybody has %n penny(s). Those that are lost make the pot.</source>
        <translation>
            <numerusform>Ognuno ha %n monetina. Quelle perse fanno il piatto.</numerusform>
            <numerusform>Ognuno ha %n monetine. Quelle perse fanno il piatto.</numerusform>
        </translation>
    </message>
    <message>
        <source>The usual rules</source>
        <translation>Le regole solite</translation>
    </message>
    <message>
        <source>30½</source>
        <comment>the name of these rules</comment>
        <translation>30½</translation>
    </message>
    <message>
        <source>With 32 cards</source>
        <comment>the name of these rules</comment>
        <translation>Con 32 carte</translation>
    </message>
    <message>
        <source>No mercy</source>
        <comment>the name of these rules</comment>
        <translation>Senza pietà</translation>
    </message>
    <message>
        <source>No hurry</source>
        <comment>the name of these rules</comment>
        <translation>Senza fretta</translation>
    </message>
    <message>
        <source>With 2 everybody has one turn before anybody may knock</source>
        <translation>Con 2, si bussa solo dopo che tutti hanno giocato una volta</translation>
    </message>
    <message>
        <source>Every life lost is a penny for the pot</source>
        <translation>Ogni vita persa è una monetina nel piatto</translation>
    </message>
    <message>
        <source>pennies</source>
        <translation>monetine</translation>
    </message>
    <message>
        <source>a bill</source>
        <comment>a banknote that all play for</comment>
        <translation>banconote</translation>
    </message>
    <message>
        <source>Every life lost folds a corner of your bill; with all four folded you ride free</source>
        <translation>Ogni vita persa piega un angolo della banconota; con quattro angoli piegati si gioca gratis</translation>
    </message>
    <message>
        <source>The bill</source>
        <translation>La banconota</translation>
    </message>
    <message>
        <source>What each bill is worth, in play money; the winner takes them all</source>
        <translation>Quanto vale ogni banconota, in soldi finti; chi vince le prende tutte</translation>
    </message>
    <message>
        <source>a bill of %1</source>
        <comment>%1 is an amount of money</comment>
        <translation>banconota da %1</translation>
    </message>
    <message>
        <source>Everybody stakes a bill: the winner takes them all, %1.</source>
        <comment>%1 is an amount of money</comment>
        <translation>Ognuno mette in gioco una banconota: chi vince le prende tutte, %1.</translation>
    </message>
    <message>
        <source>The bill</source>
        <comment>the name of these rules</comment>
        <translation>La banconota</translation>
    </message>
    <message>
        <source>A banknote each: its corners are the lives, and the winner takes them all</source>
        <translation>Una banconota a testa: gli angoli sono le vite, e chi vince le prende tutte</translation>
    </message>
    <message>
        <source>points</source>
        <comment>a match to so many of them</comment>
        <translation>punti</translation>
    </message>
    <message>
        <source>Nobody loses anything: every deal brings points, the highest hand most</source>
        <translation>Nessuno perde niente: ogni smazzata porta punti, di più alla mano più alta</translation>
    </message>
    <message>
        <source>Points to win</source>
        <translation>Punti per vincere</translation>
    </message>
    <message>
        <source>Whoever has the most when somebody has so many wins the match</source>
        <translation>Quando qualcuno ci arriva, vince chi ne ha di più</translation>
    </message>
    <message numerus="yes">
        <source>to %n point(s)</source>
        <comment>how many win</comment>
        <translation>
            <numerusform>a %n punto</numerusform>
            <numerusform>ai %n punti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nobody pays: the points of every deal are written down, up to %n.</source>
        <translation>
            <numerusform>Non paga nessuno: si segnano i punti di ogni smazzata, fino a %n.</numerusform>
            <numerusform>Non paga nessuno: si segnano i punti di ogni smazzata, fino a %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>To points</source>
        <comment>the name of these rules</comment>
        <translation>Ai punti</translation>
    </message>
    <message>
        <source>Nobody drops out: the highest hand scores most, and 31 points win</source>
        <translation>Nessuno esce: la mano più alta fa più punti, e si vince a 31</translation>
    </message>
    <message>
        <source>Where lives are lost, whoever knocked then loses two</source>
        <translation>Dove si perdono vite, chi ha bussato ne perde due</translation>
    </message>
    <message>
        <source>In the middle</source>
        <translation>In mezzo</translation>
    </message>
    <message>
        <source>A stock to draw from, and the pile of discards</source>
        <translation>Un tallone da cui pescare, e il pozzo degli scarti</translation>
    </message>
    <message>
        <source>stock and pile</source>
        <translation>tallone e pozzo</translation>
    </message>
    <message>
        <source>the widow too</source>
        <translation>anche la vedova</translation>
    </message>
    <message>
        <source>two packets</source>
        <translation>due mazzetti</translation>
    </message>
    <message>
        <source>Three more cards, to exchange with instead of drawing</source>
        <translation>Altre tre carte, con cui cambiare invece di pescare</translation>
    </message>
    <message>
        <source>No stock: exchange with the open packet, or take the other one unseen</source>
        <translation>Niente tallone: si cambia con il mazzetto scoperto, o si prende l’altro al buio</translation>
    </message>
    <message>
        <source>At stake</source>
        <translation>Per che cosa</translation>
    </message>
    <message>
        <source>a pot</source>
        <comment>of chips, for every deal</comment>
        <translation>un piatto</translation>
    </message>
    <message>
        <source>Everybody stakes a chip for every deal, and the highest hand takes them all</source>
        <translation>Una fiche a testa per ogni smazzata, e la mano più alta prende tutto</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>Fiche</translation>
    </message>
    <message>
        <source>What everybody starts with; whoever cannot pay the ante is out</source>
        <translation>Quante ne ha ognuno all’inizio; chi non ha la posta è fuori</translation>
    </message>
    <message>
        <source>Ante</source>
        <translation>Posta</translation>
    </message>
    <message>
        <source>Chips that everybody stakes before each deal</source>
        <translation>Le fiche che ognuno mette prima di ogni smazzata</translation>
    </message>
    <message>
        <source>Deals at most</source>
        <translation>Smazzate al massimo</translation>
    </message>
    <message>
        <source>After so many the match is over: the most chips win</source>
        <translation>Dopo tante smazzate la partita è finita: vince chi ha più fiche</translation>
    </message>
    <message>
        <source>Laps at most</source>
        <translation>Giri al massimo</translation>
    </message>
    <message>
        <source>If nobody has knocked by then, the deal is void</source>
        <translation>Se fin lì nessuno ha bussato, la smazzata è nulla</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>Si rifà</translation>
    </message>
    <message>
        <source>With over 21 in three cards of one suit you may void the deal, once a match</source>
        <translation>Con più di 21 in tre carte di un seme puoi annullare la smazzata, una volta per partita</translation>
    </message>
    <message>
        <source>voids the deal</source>
        <translation>annulla la smazzata</translation>
    </message>
    <message>
        <source>for the next deal only</source>
        <translation>solo per la prossima</translation>
    </message>
    <message>
        <source>not allowed</source>
        <translation>non si può</translation>
    </message>
    <message>
        <source>With over 21 in three cards of one suit you may leave them as the next open packet, but the deal counts</source>
        <translation>Con più di 21 in tre carte di un seme puoi lasciarle come prossimo scoperto, ma la smazzata vale</translation>
    </message>
    <message>
        <source>What the showdown says stands</source>
        <translation>Vale quel che dicono le mani</translation>
    </message>
    <message>
        <source>with the widow</source>
        <translation>con la vedova</translation>
    </message>
    <message>
        <source>Switch, with two packets</source>
        <translation>Switch, con due mazzetti</translation>
    </message>
    <message numerus="yes">
        <source>%n chip(s)</source>
        <comment>at the start</comment>
        <translation>
            <numerusform>%n fiche</numerusform>
            <numerusform>%n fiche</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>ante of %n chip(s)</source>
        <translation>
            <numerusform>posta di %n fiche</numerusform>
            <numerusform>posta di %n fiche</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) at most</source>
        <translation>
            <numerusform>%n smazzata al massimo</numerusform>
            <numerusform>%n smazzate al massimo</numerusform>
        </translation>
    </message>
    <message>
        <source>no restart</source>
        <translation>non si rifà</translation>
    </message>
    <message>
        <source>restart for the next deal only</source>
        <translation>si rifà solo la prossima</translation>
    </message>
    <message numerus="yes">
        <source>Everybody has %n chip(s), and stakes them deal by deal: the highest hand takes the pot.</source>
        <translation>
            <numerusform>Ognuno ha %n fiche, e le punta smazzata per smazzata: la mano più alta prende il piatto.</numerusform>
            <numerusform>Ognuno ha %n fiche, e le punta smazzata per smazzata: la mano più alta prende il piatto.</numerusform>
        </translation>
    </message>
    <message>
        <source>The widow</source>
        <comment>the name of these rules</comment>
        <translation>La vedova</translation>
    </message>
    <message>
        <source>A chip each for every deal, and three cards in the middle to exchange with</source>
        <translation>Una fiche a testa per ogni smazzata, e tre carte in mezzo con cui cambiare</translation>
    </message>
    <message>
        <source>Switch</source>
        <comment>the name of these rules</comment>
        <translation>Switch</translation>
    </message>
    <message>
        <source>No stock: two packets lie there, one open and one face down</source>
        <translation>Niente tallone: ci sono due mazzetti, uno scoperto e uno coperto</translation>
    </message>
    <message>
        <source>Side bets</source>
        <translation>Scommesse</translation>
    </message>
    <message>
        <source>Between deals anybody may bet with another on who lasts longer</source>
        <translation>Tra una smazzata e l’altra due persone possono scommettere su chi dura di più</translation>
    </message>
    <message>
        <source>Purse</source>
        <translation>Borsellino</translation>
    </message>
    <message>
        <source>What everybody has to bet with, apart from the match</source>
        <translation>Quanto ognuno può scommettere, a parte dalla partita</translation>
    </message>
    <message>
        <source>side bets from a purse of %1</source>
        <comment>%1 is a number of coins</comment>
        <translation>scommesse con un borsellino di %1</translation>
    </message>
    <message>
        <source>with French cards, three in hand, and a knock that ends the deal</source>
        <translation>con le carte francesi, tre in mano e una bussata che chiude</translation>
    </message>
</context>
<context>
    <name>ThirtyoneScene</name>
    <message>
        <source>three cards such as “AH” or “TS”</source>
        <translation>tre carte come «AH» o «TS»</translation>
    </message>
    <message>
        <source>four cards, of which one is to go</source>
        <translation>quattro carte, di cui una da scartare</translation>
    </message>
    <message>
        <source>a hand of 31</source>
        <translation>una mano da 31</translation>
    </message>
</context>
<context>
    <name>ThirtyoneShort</name>
    <message>
        <source>Thirty-One in short</source>
        <translation>Il Trentuno in breve</translation>
    </message>
    <message>
        <source>Take a card, discard one</source>
        <translation>Prendi una carta, scartane una</translation>
    </message>
    <message>
        <source>Two piles lie on the table: the stock, face down, and the discard pile, face up. In your turn take the top card of one, then put one of your four on the discard pile.</source>
        <translation>In tavola ci sono due mucchi di carte: il tallone, coperto, e il pozzo, scoperto. Al tuo turno prendi la prima carta dell’uno o dell’altro, poi metti nel pozzo una delle tue quattro.</translation>
    </message>
    <message>
        <source>Knock when you are happy with it</source>
        <translation>Bussa quando ti va bene così</translation>
    </message>
    <message>
        <source>From your second turn on you may knock instead of taking a card: the others have one more turn each, then all hands are turned up.</source>
        <translation>Dal tuo secondo turno puoi bussare invece di prendere una carta: gli altri hanno ancora un turno a testa, poi si scoprono tutte le mani.</translation>
    </message>
    <message>
        <source>Instead of taking a card you may knock: the others have one more turn each, then all hands are turned up.</source>
        <translation>Invece di prendere una carta puoi bussare: gli altri hanno ancora un turno a testa, poi si scoprono tutte le mani.</translation>
    </message>
    <message>
        <source>The lowest hand loses a life</source>
        <translation>La mano più bassa perde una vita</translation>
    </message>
    <message numerus="yes">
        <source>Lives are pennies: at this table everybody starts with %n. If you knocked and yours alone is the lowest, it costs two.</source>
        <translation>
            <numerusform>Le vite sono monetine: a questo tavolo si comincia con una sola. Se hai bussato e la più bassa ce l’hai solo tu, di vite ne perdi due.</numerusform>
            <numerusform>Le vite sono monetine: a questo tavolo si comincia con %n. Se hai bussato e la più bassa ce l’hai solo tu, ne perdi due.</numerusform>
        </translation>
    </message>
    <message>
        <source>Lives are pennies: everybody starts with three. If you knocked and yours alone is the lowest, it costs two.</source>
        <translation>Le vite sono monetine: si comincia con tre. Se hai bussato e la più bassa ce l’hai solo tu, ne perdi due.</translation>
    </message>
    <message>
        <source>Stay in the game</source>
        <translation>Resta in gioco</translation>
    </message>
    <message>
        <source>With no penny left you are out, and the last player in wins.</source>
        <translation>Senza monetine sei fuori, e vince l’ultimo che resta.</translation>
    </message>
    <message>
        <source>With no penny left you play on until you lose once more: then you are out, and the last player in wins.</source>
        <translation>Senza monetine giochi ancora, finché non perdi di nuovo: allora sei fuori, e vince l’ultimo che resta.</translation>
    </message>
    <message>
        <source>For example</source>
        <translation>Per esempio</translation>
    </message>
    <message>
        <source>An ace counts 11, king, queen, jack and ten 10, the others their number: this hand is worth 21 in hearts, and the 5 of spades does not count.</source>
        <translation>L’asso vale 11, il re, la donna, il fante e il 10 valgono 10, le altre carte quel che segnano: questa mano fa 21 a cuori, e il 5 di picche non conta.</translation>
    </message>
    <message>
        <source>Thirty-one</source>
        <translation>Trentuno</translation>
    </message>
    <message>
        <source>The most there is, and it needs no knock: it is turned up at once, and everybody else loses a life.</source>
        <translation>Il massimo, e non serve bussare: si scopre subito, e tutti gli altri perdono una vita.</translation>
    </message>
    <message>
        <source>At this table three cards of one rank count 30½.</source>
        <translation>A questo tavolo tre carte dello stesso valore contano 30½.</translation>
    </message>
    <message>
        <source>Two to seven play this game, also called Scat, Blitz or Cadillac, with three cards each. Everybody wants many points in one suit: hearts, diamonds, clubs or spades.</source>
        <translation>Si gioca da due a sette, con tre carte a testa; altrove lo chiamano Scat, Blitz o Cadillac. Tutti cercano tanti punti in un seme solo: cuori, quadri, fiori o picche.</translation>
    </message>
    <message>
        <source>Lives are the four corners of a bill: at this table one is folded for each that is lost. If you knocked and yours alone is the lowest, it costs two.</source>
        <translation>Le vite sono i quattro angoli di una banconota: a questo tavolo se ne piega uno per ogni vita persa. Se hai bussato e la mano più bassa ce l’hai solo tu, ne perdi due.</translation>
    </message>
    <message>
        <source>With all four folded you ride free until you lose once more: then you are out, and the last player in takes all the bills.</source>
        <translation>Con tutti e quattro piegati giochi gratis finché non perdi ancora: allora sei fuori, e l’ultimo che resta prende tutte le banconote.</translation>
    </message>
    <message>
        <source>The highest hand scores most</source>
        <translation>La mano più alta fa più punti</translation>
    </message>
    <message>
        <source>At this table nobody loses lives: the highest hand brings 3 points, the lowest 1, all others 2. If you knocked, the highest brings you 4, and any other a point less.</source>
        <translation>A questo tavolo nessuno perde vite: la mano più alta porta 3 punti, la più bassa 1, le altre 2. Se hai bussato tu, la più alta te ne porta 4, e ogni altra uno in meno.</translation>
    </message>
    <message>
        <source>Be the first to have enough</source>
        <translation>Arriva prima degli altri</translation>
    </message>
    <message>
        <source>Whoever has the most points when somebody has %1 wins the match. Nobody drops out.</source>
        <translation>Quando qualcuno arriva a %1 vince chi ha più punti. Nessuno esce.</translation>
    </message>
    <message>
        <source>The most there is, and it needs no knock: it is turned up at once, and brings six points.</source>
        <translation>Il massimo che c’è, e non serve bussare: si scopre subito e porta sei punti.</translation>
    </message>
    <message>
        <source>At this table three more cards lie in the middle, the widow: instead of drawing you may exchange one, two or three of yours for as many of them, seen or unseen.</source>
        <translation>A questo tavolo in mezzo ci sono altre tre carte, la vedova: invece di pescare puoi cambiare una, due o tre delle tue con altrettante, viste o al buio.</translation>
    </message>
    <message>
        <source>The highest hand takes the pot</source>
        <translation>La mano più alta prende il piatto</translation>
    </message>
    <message>
        <source>At this table everybody puts a chip into the pot before each deal. The highest hand takes them all; equal ones share them.</source>
        <translation>A questo tavolo ognuno mette la posta nel piatto prima di ogni smazzata. La mano più alta prende tutto; a pari punti si divide.</translation>
    </message>
    <message>
        <source>Have the most chips</source>
        <translation>Avere più fiche di tutti</translation>
    </message>
    <message>
        <source>Whoever cannot ante is out. With one player left, or after deal %1, whoever has the most chips wins.</source>
        <translation>Chi non ha la posta è fuori. Quando resta uno solo, o dopo la smazzata %1, vince chi ha più fiche.</translation>
    </message>
    <message>
        <source>The most there is, and it needs no knock: it is turned up at once, everybody else adds a chip, and it takes the pot.</source>
        <translation>Il massimo, e non serve bussare: si scopre subito, tutti gli altri aggiungono una fiche, e prende il piatto.</translation>
    </message>
    <message>
        <source>Exchange with the packets</source>
        <translation>Cambia con i mazzetti</translation>
    </message>
    <message>
        <source>At this table there is no stock: two packets lie in the middle, one open, one face down. In your turn exchange one card with the open one, or your whole hand for either.</source>
        <translation>A questo tavolo non c’è tallone: in mezzo ci sono due mazzetti, uno scoperto e uno coperto. Nel tuo turno cambi una carta con lo scoperto, o tutta la mano con uno dei due.</translation>
    </message>
    <message>
        <source>The dealer gets two hands, keeps one, and turns the other up: it is the open packet.</source>
        <translation>Il mazziere riceve due mani, ne tiene una e scopre l’altra: è il mazzetto scoperto.</translation>
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
        <translation>A questo tavolo non ci sono né tallone né pozzo: in mezzo ci sono due mazzetti di tre carte, uno scoperto e uno coperto.</translation>
    </message>
    <message>
        <source>Some tables play without stock and discard pile: two packets of three cards lie in the middle, one open, one face down.</source>
        <translation>A certi tavoli si gioca senza tallone e senza pozzo: in mezzo ci sono due mazzetti di tre carte, uno scoperto e uno coperto.</translation>
    </message>
    <message>
        <source>The dealer’s choice</source>
        <translation>La scelta del mazziere</translation>
    </message>
    <message>
        <source>kept: 19</source>
        <comment>a hand, and its points</comment>
        <translation>tenuta: 19</translation>
    </message>
    <message>
        <source>The better one stays; but mind what the others get.</source>
        <translation>La migliore resta; ma attento a che cosa dai agli altri.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Il tuo turno</translation>
    </message>
    <message>
        <source>The player at the dealer’s left begins. Nobody passes before a knock:</source>
        <translation>Comincia chi siede a sinistra del mazziere. Prima di una bussata non si passa:</translation>
    </message>
    <message>
        <source>open</source>
        <comment>the packet that lies face up</comment>
        <translation>scoperto</translation>
    </message>
    <message>
        <source>face down: Bruno’s</source>
        <translation>al buio: 3 di Bruno</translation>
    </message>
    <message>
        <source>Exchange one</source>
        <translation>Cambia 1</translation>
    </message>
    <message>
        <source>One of your cards for one of the open packet. Two cannot be exchanged.</source>
        <translation>Una delle tue per una dello scoperto. Due non si cambiano.</translation>
    </message>
    <message>
        <source>Take the open packet</source>
        <translation>Prendi lo scoperto</translation>
    </message>
    <message>
        <source>Take the closed one</source>
        <translation>Prendi al buio</translation>
    </message>
    <message>
        <source>Unseen, for all three of yours, which become the closed packet. Only you know them then.</source>
        <translation>Senza guardare, per tutte e tre le tue, che diventano il mazzetto coperto. Poi le conosci solo tu.</translation>
    </message>
    <message>
        <source>Knock</source>
        <translation>Bussa</translation>
    </message>
    <message>
        <source>Everybody else has one more turn: any of these, or they stay as they are.</source>
        <translation>Gli altri hanno ancora un turno: una di queste cose, oppure stanno.</translation>
    </message>
    <message>
        <source>If nobody has knocked after %1 laps, the deal is void.</source>
        <translation>Se dopo %1 giri nessuno ha bussato, la smazzata è nulla.</translation>
    </message>
    <message>
        <source>If nobody has knocked after ten laps, the deal is void.</source>
        <translation>Se dopo dieci giri nessuno ha bussato, la smazzata è nulla.</translation>
    </message>
    <message>
        <source>The restart</source>
        <translation>Si rifà</translation>
    </message>
    <message>
        <source>At this table nobody may restart a deal.</source>
        <translation>A questo tavolo una smazzata non si rifà.</translation>
    </message>
    <message>
        <source>Once a match, whoever holds more than 21 in three cards of one suit at the showdown may leave them as the open packet of the next deal. At this table the deal counts all the same.</source>
        <translation>Una volta per partita, chi alla fine ha più di 21 con tre carte di un seme può lasciarle come scoperto della prossima smazzata. A questo tavolo la smazzata vale comunque.</translation>
    </message>
    <message>
        <source>Once a match, whoever holds more than 21 in three cards of one suit at the showdown may restart the deal: then it is void, and nobody loses. After a 31 that is not possible.</source>
        <translation>Una volta per partita, chi alla fine ha più di 21 con tre carte di un seme può far rifare la smazzata: allora è nulla, e non perde nessuno. Dopo un 31 non si può.</translation>
    </message>
    <message>
        <source>24: may</source>
        <comment>restart the deal</comment>
        <translation>24: può</translation>
    </message>
    <message>
        <source>21: may not</source>
        <comment>restart the deal</comment>
        <translation>21: non può</translation>
    </message>
    <message>
        <source>9, 8 and 7 of spades, 24 in one suit: its owner may restart the deal. Ace and king of spades with the 9 of diamonds may not: two suits.</source>
        <translation>9, 8 e 7 di picche, 24 di un solo seme: chi le ha può far rifare. Con asso e re di picche e il 9 di quadri non si può: sono due semi.</translation>
    </message>
    <message>
        <source>These three are the open packet of the next deal, in which the dealer has no choice. All others get new cards, and the same player deals.</source>
        <translation>Queste tre sono lo scoperto della prossima smazzata, in cui il mazziere non sceglie. Per il resto tutte carte nuove, e dà le carte lo stesso giocatore.</translation>
    </message>
    <message>
        <source>What lies face down has been praised by whoever laid it there.</source>
        <comment>a saying of the osteria</comment>
        <translation>Quel che sta al buio, chi ce l’ha messo lo vanta.</translation>
    </message>
    <message>
        <source>Everybody gets three cards, the dealer two hands, and three more are dealt face down to the middle. The dealer keeps one of the two hands and turns the other up. This is no knock.</source>
        <translation>Ognuno riceve tre carte, il mazziere due mani, e altre tre vanno coperte in mezzo. Il mazziere tiene una delle due mani e scopre l’altra. Non è una bussata.</translation>
    </message>
    <message>
        <source>turned up: 11</source>
        <comment>a hand, and its points</comment>
        <translation>scoperta: 11</translation>
    </message>
    <message>
        <source>Two hands: king and 9 of clubs with the 2 of diamonds, 19, is kept; ace of hearts, 7 of spades and 3 of diamonds, 11, is turned up.</source>
        <translation>Due mani: re e 9 di fiori con il 2 di quadri, 19, viene tenuta; asso di cuori, 7 di picche e 3 di quadri, 11, viene scoperta.</translation>
    </message>
    <message>
        <source>Two packets: ace and queen of diamonds with the 4 of clubs lie face up; three cards lie face down, which were Bruno’s.</source>
        <translation>Due mazzetti: asso e donna di quadri con il 4 di fiori sono scoperti; tre carte sono coperte, ed erano di Bruno.</translation>
    </message>
    <message>
        <source>Your three cards for its three: yours lie face up then.</source>
        <translation>Le tue tre per le sue tre: le tue poi restano scoperte.</translation>
    </message>
</context>
<context>
    <name>ThirtyoneSwitchLesson</name>
    <message>
        <source>Switch has no stock. Whoever deals gets two hands, and three more cards lie face down in the middle: a packet that nobody has seen.</source>
        <translation>Nello Switch non c’è tallone. Il mazziere riceve due mani, e in mezzo ci sono altre tre carte coperte: un mazzetto che nessuno ha visto.</translation>
    </message>
    <message>
        <source>19 in clubs is more than 11 in hearts: keep the first.</source>
        <translation>19 a fiori è più di 11 a cuori: tieni la prima.</translation>
    </message>
    <message>
        <source>Now your other hand is the open packet, beside the closed one. That was no knock: Bruno begins.</source>
        <translation>Adesso l’altra tua mano è il mazzetto scoperto, accanto a quello coperto. Non era una bussata: comincia Bruno.</translation>
    </message>
    <message>
        <source>Bruno exchanges one card: he takes the 3 of diamonds, and leaves the 4 of hearts. One card or all three: two cannot be exchanged.</source>
        <translation>Bruno cambia una carta: prende il 3 di quadri e lascia il 4 di cuori. Una o tutte e tre: due non si cambiano.</translation>
    </message>
    <message>
        <source>Nives takes the closed packet, unseen, and lays her whole hand there face down. Only she knows now what lies in it.</source>
        <translation>Nives prende al buio, e lascia lì coperta tutta la sua mano. Adesso solo lei sa che cosa c’è.</translation>
    </message>
    <message>
        <source>Your turn. Nobody passes here: exchange one card with the open packet, take all of it, take the closed one, or knock. What lies there for you?</source>
        <translation>Tocca a te. Qui non si passa: cambi una carta con lo scoperto, lo prendi tutto, prendi al buio, o bussi. Che cosa c’è lì per te?</translation>
    </message>
    <message>
        <source>The 6 of clubs makes 25 with yours: choose it and your 2 of diamonds, then exchange.</source>
        <translation>Il 6 di fiori con le tue fa 25: scegli quello e il tuo 2 di quadri, poi cambia.</translation>
    </message>
    <message>
        <source>25 in clubs. Your 2 of diamonds lies there for the others.</source>
        <translation>25 a fiori. Il tuo 2 di quadri adesso è lì per gli altri.</translation>
    </message>
    <message>
        <source>Bruno knocks! We saw that he collects diamonds. Nives and you have one turn left.</source>
        <translation>Bruno bussa! Raccoglie quadri, l’abbiamo visto. A Nives e a te resta un turno.</translation>
    </message>
    <message>
        <source>Nives takes the ace of hearts. The closed packet must have been good to her.</source>
        <translation>Nives prende l’asso di cuori. Al buio dev’esserle andata bene.</translation>
    </message>
    <message>
        <source>Your last turn. Now you may also stay as you are. You have 25, and nothing here makes it more. Well?</source>
        <translation>Il tuo ultimo giro. Adesso puoi anche stare. Hai 25, e qui niente li fa crescere. Allora?</translation>
    </message>
    <message>
        <source>Any other move would cost you points: stay.</source>
        <translation>Ogni altra mossa ti costerebbe punti: stai.</translation>
    </message>
    <message>
        <source>You may restart it too: then nobody loses. But Bruno has knocked, and his hand alone is the lowest. What do you do?</source>
        <translation>Puoi farla rifare anche tu: allora non perde nessuno. Ma ha bussato Bruno, e la sua è la mano più bassa da sola. Che fai?</translation>
    </message>
    <message>
        <source>Keep that for a deal that you would lose: let it stand.</source>
        <translation>Tienilo per una smazzata che perderesti: lasciala valere.</translation>
    </message>
    <message>
        <source>Bruno pays two pennies for his knock. Whoever restarts a deal voids it, and leaves these three cards as the next open packet.</source>
        <translation>Bruno paga due monetine per la sua bussata. Chi fa rifare una smazzata la annulla, e lascia le sue tre carte come prossimo scoperto.</translation>
    </message>
    <message>
        <source>Switch</source>
        <translation>Switch</translation>
    </message>
    <message>
        <source>Two packets and no stock: one open, one face down.</source>
        <translation>Due mazzetti e niente tallone: uno scoperto, uno coperto.</translation>
    </message>
    <message>
        <source>In Switch you exchange one card with the open packet, or your whole hand for one of the two. Nobody passes before a knock, and whoever laid a hand face down knows it still.</source>
        <translation>Nello Switch cambi una carta con lo scoperto, o tutta la mano con uno dei due mazzetti. Prima di una bussata non si passa, e chi ha lasciato una mano coperta la conosce ancora.</translation>
    </message>
    <message>
        <source>You deal. One of these two hands is yours, and the other is turned up for everybody. Which one do you keep?</source>
        <translation>Le carte le dai tu. Una di queste due mani è tua, e l’altra va scoperta per tutti. Quale tieni?</translation>
    </message>
    <message>
        <source>The hands are turned up. Whoever has more than 21 in three cards of one suit may restart the deal, once a match. Nives may, and does not.</source>
        <translation>Le mani sono scoperte. Chi ha più di 21 con tre carte di un seme può far rifare la smazzata, una volta per partita. Nives può, e non vuole.</translation>
    </message>
</context>
<context>
    <name>ThirtyoneTable</name>
    <message>
        <source>You turn up 31: the deal is over</source>
        <translation>Scopri 31: la smazzata è finita</translation>
    </message>
    <message>
        <source>%1 turns up 31: the deal is over</source>
        <translation>%1 scopre 31: la smazzata è finita</translation>
    </message>
    <message>
        <source>Nobody has knocked, and the stock is used up: nobody loses</source>
        <translation>Nessuno ha bussato e il tallone è finito: non perde nessuno</translation>
    </message>
    <message>
        <source>Thirty-one!</source>
        <translation>Trentuno!</translation>
    </message>
    <message>
        <source>Three of a kind!</source>
        <translation>Tris!</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a name, and what the hand is worth</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Three of a kind counts 30½, half a point more than 30.</source>
        <translation>Il tris vale 30½, mezzo punto più di 30.</translation>
    </message>
    <message numerus="yes">
        <source>%1 against %2: %n point(s) too few.</source>
        <translation>
            <numerusform>%1 contro %2: per un punto.</numerusform>
            <numerusform>%1 contro %2: per %n punti.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>31: %n time(s)</source>
        <comment>hands of that worth</comment>
        <translation>
            <numerusform>31: una volta</numerusform>
            <numerusform>31: %n volte</numerusform>
        </translation>
    </message>
    <message>
        <source>drawn</source>
        <comment>the card that was just drawn</comment>
        <translation>pescata</translation>
    </message>
    <message>
        <source>taken</source>
        <comment>the card that was just taken</comment>
        <translation>presa</translation>
    </message>
    <message>
        <source>makes %1</source>
        <comment>%1 is a hand&apos;s worth</comment>
        <translation>faccio %1</translation>
    </message>
    <message>
        <source>Enter</source>
        <comment>a key</comment>
        <translation>Invio</translation>
    </message>
    <message>
        <source>31: the deal ends at once!</source>
        <translation>31: la smazzata finisce subito!</translation>
    </message>
    <message>
        <source>Choose the card that you discard.</source>
        <translation>Scegli la carta da scartare.</translation>
    </message>
    <message>
        <source>First discard one of your four cards.</source>
        <translation>Prima scarta una delle tue quattro carte.</translation>
    </message>
    <message>
        <source>I take</source>
        <comment>a card from the discard pile: what a seat just did, in a bubble</comment>
        <translation>prendo</translation>
    </message>
    <message>
        <source>I take and discard</source>
        <comment>what a seat just did, in a bubble</comment>
        <translation>prendo e scarto</translation>
    </message>
    <message>
        <source>I draw</source>
        <comment>a card from the stock: what a seat just did, in a bubble</comment>
        <translation>pesco</translation>
    </message>
    <message>
        <source>I draw and discard</source>
        <comment>what a seat just did, in a bubble</comment>
        <translation>pesco e scarto</translation>
    </message>
    <message>
        <source>I knock!</source>
        <translation>Busso!</translation>
    </message>
    <message>
        <source>I stay</source>
        <comment>what a seat just did, in a bubble</comment>
        <translation>Sto così</translation>
    </message>
    <message>
        <source>discards</source>
        <comment>a seat: then comes the card that it discarded</comment>
        <translation>scarta</translation>
    </message>
    <message>
        <source>without it: %1</source>
        <comment>it: the card chosen to be discarded; %1 is a hand&apos;s worth</comment>
        <translation>senza: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n penny(s)</source>
        <comment>in the pot</comment>
        <translation>
            <numerusform>%n monetina</numerusform>
            <numerusform>%n monetine</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 discards a card</source>
        <translation>%1 scarta una carta</translation>
    </message>
    <message>
        <source>You drew: discard one of the four</source>
        <translation>Hai pescato: scarta una delle quattro</translation>
    </message>
    <message>
        <source>You took a card: discard another one</source>
        <translation>Hai preso una carta: scartane un’altra</translation>
    </message>
    <message>
        <source>You drew %1. Discard one of these: %2.</source>
        <comment>%1 is a card with its article, %2 are cards</comment>
        <translation>Hai pescato %1. Scarta una di queste: %2.</translation>
    </message>
    <message>
        <source>You took %1. Discard another card: %2.</source>
        <comment>%1 is a card with its article, %2 are cards</comment>
        <translation>Hai preso %1. Scarta un’altra carta: %2.</translation>
    </message>
    <message>
        <source>Your turn. You have %1. On the discard pile: %2.</source>
        <comment>%1 is a hand&apos;s worth, %2 a card</comment>
        <translation>Tocca a te. Hai %1. Nel pozzo: %2.</translation>
    </message>
    <message>
        <source>Your last turn: %1 knocked. You have %2. On the discard pile: %3.</source>
        <comment>%1 is a name, %2 a hand&apos;s worth, %3 a card</comment>
        <translation>Il tuo ultimo giro: %1 ha bussato. Hai %2. Nel pozzo: %3.</translation>
    </message>
    <message>
        <source>The stock is used up: take the card on the discard pile, or stay.</source>
        <translation>Il tallone è finito: prendi la carta in cima al pozzo, o stai.</translation>
    </message>
    <message>
        <source>By these rules nobody knocks before the second lap.</source>
        <translation>Con queste regole non si bussa prima del secondo giro.</translation>
    </message>
    <message>
        <source>%1 has knocked already: to change nothing, choose “Stay”.</source>
        <translation>Ha già bussato %1: se non cambi niente, di’ «Sto».</translation>
    </message>
    <message>
        <source>Nobody has knocked yet, and you cannot pass: draw, take a card or knock.</source>
        <translation>Nessuno ha ancora bussato, e non si passa: pesca, prendi una carta o bussa.</translation>
    </message>
    <message>
        <source>You have just taken this card: you cannot discard it in the same turn.</source>
        <translation>Questa carta l’hai appena presa: non puoi scartarla subito.</translation>
    </message>
    <message>
        <source>That cannot be done now.</source>
        <translation>Adesso non si può.</translation>
    </message>
    <message>
        <source>First draw from the stock, or take the card on the discard pile.</source>
        <translation>Prima pesca dal tallone, o prendi la carta in cima al pozzo.</translation>
    </message>
    <message>
        <source>discard</source>
        <comment>in a bubble: then comes the card that the seat discarded</comment>
        <translation>scarto</translation>
    </message>
    <message>
        <source>you</source>
        <comment>within a list of those who are out</comment>
        <translation>tu</translation>
    </message>
    <message>
        <source>Nobody has knocked, and the stock is used up: nobody scores</source>
        <translation>Nessuno ha bussato e il tallone è finito: nessuno fa punti</translation>
    </message>
    <message>
        <source>Nobody scores</source>
        <translation>Nessuno fa punti</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) each: %1</source>
        <comment>a list of names</comment>
        <translation>
            <numerusform>%n punto a testa: %1</numerusform>
            <numerusform>%n punti a testa: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>You turn up %1. That brings six points.</source>
        <comment>%1 is a hand&apos;s worth</comment>
        <translation>Scopri %1. Sono sei punti.</translation>
    </message>
    <message>
        <source>%1 turns up %2. That brings six points.</source>
        <comment>%1 is a name, %2 a hand&apos;s worth</comment>
        <translation>%1 scopre %2. Sono sei punti.</translation>
    </message>
    <message>
        <source>31 ends the deal, and brings six points.</source>
        <translation>Il 31 chiude la smazzata e porta sei punti.</translation>
    </message>
    <message>
        <source>You knocked with the highest hand, %1: one point more.</source>
        <translation>Hai bussato con la mano più alta, %1: un punto in più.</translation>
    </message>
    <message>
        <source>You knocked, but %1 is not the highest hand: one point less.</source>
        <translation>Hai bussato, ma %1 non è la mano più alta: un punto in meno.</translation>
    </message>
    <message>
        <source>%1 knocked with the highest hand, %2: one point more.</source>
        <translation>%1 ha bussato con la mano più alta, %2: un punto in più.</translation>
    </message>
    <message>
        <source>%1 knocked, but %2 is not the highest hand: one point less.</source>
        <translation>%1 ha bussato, ma %2 non è la mano più alta: un punto in meno.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>you</source>
        <comment>within a list of those who lead</comment>
        <translation>tu</translation>
    </message>
    <message numerus="yes">
        <source>%1 have as many, %n point(s): all play on.</source>
        <comment>a list of names</comment>
        <translation>
            <numerusform>%1 sono pari con %n punto: si continua.</numerusform>
            <numerusform>%1 sono pari con %n punti: si continua.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 lead with %n point(s).</source>
        <comment>a list of names</comment>
        <translation>
            <numerusform>In testa %1 con %n punto.</numerusform>
            <numerusform>In testa %1 con %n punti.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %n point(s) the match is yours.</source>
        <translation>
            <numerusform>Con %n punto la partita è tua.</numerusform>
            <numerusform>Con %n punti la partita è tua.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %n point(s) %1 wins the match.</source>
        <translation>
            <numerusform>Con %n punto %1 vince la partita.</numerusform>
            <numerusform>Con %n punti %1 vince la partita.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You lead with %n point(s).</source>
        <translation>
            <numerusform>Sei in testa con %n punto.</numerusform>
            <numerusform>Sei in testa con %n punti.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 leads with %n point(s).</source>
        <translation>
            <numerusform>%1 è in testa con %n punto.</numerusform>
            <numerusform>%1 è in testa con %n punti.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>to %n point(s)</source>
        <comment>on a slate: how many win</comment>
        <translation>
            <numerusform>a %n punto</numerusform>
            <numerusform>ai %n punti</numerusform>
        </translation>
    </message>
    <message>
        <source>You knocked with the lowest hand, %1: no points.</source>
        <translation>Hai bussato con la mano più bassa, %1: niente punti.</translation>
    </message>
    <message>
        <source>%1 knocked with the lowest hand, %2: no points.</source>
        <translation>%1 ha bussato con la mano più bassa, %2: niente punti.</translation>
    </message>
    <message numerus="yes">
        <source>Nobody has knocked in %n lap(s): the deal is void</source>
        <translation>
            <numerusform>In un giro nessuno ha bussato: la smazzata è nulla</numerusform>
            <numerusform>In %n giri nessuno ha bussato: la smazzata è nulla</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody has knocked, and the stock is used up: the pot stays</source>
        <translation>Nessuno ha bussato e il tallone è finito: il piatto resta</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) unseen</source>
        <comment>that an exchange brings</comment>
        <translation>
            <numerusform>%n carta al buio</numerusform>
            <numerusform>%n carte al buio</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) unseen; at least %1</source>
        <comment>that an exchange brings; %1 are points of the cards that are seen</comment>
        <translation>
            <numerusform>%n carta al buio: almeno %1</numerusform>
            <numerusform>%n carte al buio: almeno %1</numerusform>
        </translation>
    </message>
    <message>
        <source>one card, or all three</source>
        <translation>una carta, o tutte e tre</translation>
    </message>
    <message>
        <source>choose cards to exchange</source>
        <translation>scegli le carte da cambiare</translation>
    </message>
    <message numerus="yes">
        <source>choose %n more of yours</source>
        <translation>
            <numerusform>scegli ancora %n delle tue</numerusform>
            <numerusform>scegli ancora %n delle tue</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>choose %n more in the middle</source>
        <translation>
            <numerusform>scegline ancora %n in mezzo</numerusform>
            <numerusform>scegline ancora %n in mezzo</numerusform>
        </translation>
    </message>
    <message>
        <source>In the middle: %1.</source>
        <comment>%1 are cards</comment>
        <translation>In mezzo: %1.</translation>
    </message>
    <message>
        <source>Your turn. You have %1.</source>
        <comment>%1 is a hand&apos;s worth</comment>
        <translation>Tocca a te. Hai %1.</translation>
    </message>
    <message>
        <source>Your last turn: %1 knocked. You have %2.</source>
        <comment>%1 is a name, %2 a hand&apos;s worth</comment>
        <translation>Il tuo ultimo giro: %1 ha bussato. Hai %2.</translation>
    </message>
    <message>
        <source>%1 On the discard pile: %2.</source>
        <comment>%1 is a sentence, %2 a card</comment>
        <translation>%1 Sul pozzo: %2.</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>Cambio</translation>
    </message>
    <message numerus="yes">
        <source>Exchange %n</source>
        <translation>
            <numerusform>Cambio %n</numerusform>
            <numerusform>Cambio %n</numerusform>
        </translation>
    </message>
    <message>
        <source>The pot stays where it is</source>
        <translation>Il piatto resta dov’è</translation>
    </message>
    <message numerus="yes">
        <source>The pot is shared, %n chip(s) each: %1</source>
        <comment>a list of names</comment>
        <translation>
            <numerusform>Il piatto si divide, %n fiche a testa: %1</numerusform>
            <numerusform>Il piatto si divide, %n fiche a testa: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You take the pot: %n chip(s)</source>
        <translation>
            <numerusform>Il piatto è tuo: %n fiche</numerusform>
            <numerusform>Il piatto è tuo: %n fiche</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 takes the pot: %n chip(s)</source>
        <translation>
            <numerusform>Il piatto va a %1: %n fiche</numerusform>
            <numerusform>Il piatto va a %1: %n fiche</numerusform>
        </translation>
    </message>
    <message>
        <source>31 ends the deal: everybody else adds a chip.</source>
        <translation>31 chiude la smazzata: tutti gli altri aggiungono una fiche.</translation>
    </message>
    <message numerus="yes">
        <source>They have equal hands, %n point(s).</source>
        <translation>
            <numerusform>Hanno lo stesso punto, %n.</numerusform>
            <numerusform>Hanno lo stesso punto, %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Yours is the highest hand: %1.</source>
        <comment>%1 is a hand&apos;s worth</comment>
        <translation>La mano più alta è la tua: %1.</translation>
    </message>
    <message>
        <source>The highest hand: %1.</source>
        <comment>%1 is a hand&apos;s worth</comment>
        <translation>La mano più alta: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n chip(s) cannot be divided and stay for the next deal.</source>
        <translation>
            <numerusform>%n fiche non si divide e resta per la prossima smazzata.</numerusform>
            <numerusform>%n fiche non si dividono e restano per la prossima smazzata.</numerusform>
        </translation>
    </message>
    <message>
        <source>Too few chips for another deal: %1.</source>
        <comment>one name or a list</comment>
        <translation>Senza più fiche per la posta: %1.</translation>
    </message>
    <message numerus="yes">
        <source>That was the last of %n deal(s).</source>
        <translation>
            <numerusform>Era l’unica smazzata.</numerusform>
            <numerusform>Era l’ultima delle %n smazzate.</numerusform>
        </translation>
    </message>
    <message>
        <source>You turn up %1. Everybody else adds a chip, and the pot is yours.</source>
        <translation>Scopri %1. Tutti gli altri aggiungono una fiche, e il piatto è tuo.</translation>
    </message>
    <message>
        <source>%1 turns up %2. Everybody else adds a chip, and the pot goes to that hand.</source>
        <translation>%1 scopre %2. Tutti gli altri aggiungono una fiche, e il piatto va a quella mano.</translation>
    </message>
    <message>
        <source>Only you see these</source>
        <translation>Le vedi solo tu</translation>
    </message>
    <message>
        <source>Only the dealer sees these</source>
        <translation>Le vede solo il mazziere</translation>
    </message>
    <message>
        <source>face down</source>
        <comment>the packet of Switch that nobody has seen</comment>
        <translation>al buio</translation>
    </message>
    <message>
        <source>face down: yours</source>
        <comment>the packet of Switch</comment>
        <translation>al buio: le tue 3</translation>
    </message>
    <message>
        <source>face down: %1’s</source>
        <comment>the packet of Switch; %1 is a name</comment>
        <translation>al buio: 3 di %1</translation>
    </message>
    <message>
        <source>You deal, and have two hands. The first: %1, that is %2. The second: %3, that is %4. Which one do you keep?</source>
        <comment>%1 and %3 are cards, %2 and %4 what they are worth</comment>
        <translation>Dai tu le carte, e hai due mani. La prima: %1, cioè %2. La seconda: %3, cioè %4. Quale tieni?</translation>
    </message>
    <message>
        <source>Keep this one</source>
        <comment>of two hands</comment>
        <translation>Tengo questa</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) of it you do not know</source>
        <translation>
            <numerusform>una carta non la conosci</numerusform>
            <numerusform>%n carte non le conosci</numerusform>
        </translation>
    </message>
    <message>
        <source>three cards never seen</source>
        <translation>tre carte mai viste</translation>
    </message>
    <message>
        <source>%1’s three, unseen</source>
        <comment>%1 is a name</comment>
        <translation>le tre di %1, al buio</translation>
    </message>
    <message>
        <source>Take the open packet</source>
        <translation>Prendo lo scoperto</translation>
    </message>
    <message>
        <source>%1, you leave yours</source>
        <comment>%1 is what the packet is worth as a hand</comment>
        <translation>%1, lascio lì le mie</translation>
    </message>
    <message>
        <source>Take the closed packet</source>
        <translation>Prendo al buio</translation>
    </message>
    <message>
        <source>The open packet: %1, that is %2.</source>
        <comment>%1 are cards, %2 what they are worth</comment>
        <translation>Il mazzetto scoperto: %1, cioè %2.</translation>
    </message>
    <message>
        <source>%1 %2 The closed one: %3.</source>
        <comment>%1 and %2 are sentences, %3 is what is known of it</comment>
        <translation>%1 %2 Quello al buio: %3.</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>Si rifà</translation>
    </message>
    <message>
        <source>Leave them there</source>
        <comment>one&apos;s cards, as the open packet</comment>
        <translation>Lasciale lì</translation>
    </message>
    <message>
        <source>the deal is void</source>
        <translation>la smazzata è nulla</translation>
    </message>
    <message>
        <source>as the next open packet</source>
        <translation>come prossimo scoperto</translation>
    </message>
    <message>
        <source>Let it stand</source>
        <comment>the deal</comment>
        <translation>Vale così</translation>
    </message>
    <message>
        <source>No</source>
        <comment>one&apos;s cards do not become the open packet</comment>
        <translation>No</translation>
    </message>
    <message>
        <source>the deal counts</source>
        <translation>la smazzata vale</translation>
    </message>
    <message>
        <source>you</source>
        <comment>within a list of those who lose</comment>
        <translation>tu</translation>
    </message>
    <message>
        <source>you lose</source>
        <translation>perdi tu</translation>
    </message>
    <message>
        <source>%1 loses</source>
        <comment>%1 is a name</comment>
        <translation>perde %1</translation>
    </message>
    <message>
        <source>%1 lose</source>
        <comment>%1 is a list of names</comment>
        <translation>perdono %1</translation>
    </message>
    <message>
        <source>Do you restart the deal?</source>
        <translation>Fai rifare la smazzata?</translation>
    </message>
    <message>
        <source>%1 may restart the deal</source>
        <translation>%1 può far rifare la smazzata</translation>
    </message>
    <message>
        <source>You restart: the deal is void</source>
        <translation>Si rifà: la smazzata è nulla</translation>
    </message>
    <message>
        <source>%1 restarts: the deal is void</source>
        <translation>%1 fa rifare: la smazzata è nulla</translation>
    </message>
    <message>
        <source>You hold %1, all of one suit: once a match you may. Then the deal is void, and these three are the open packet of the next.</source>
        <comment>%1 is a hand&apos;s worth</comment>
        <translation>Hai %1, tutte di un seme: una volta per partita puoi. La smazzata allora è nulla, e queste tre sono lo scoperto della prossima.</translation>
    </message>
    <message>
        <source>You hold %1, all of one suit: once a match you may leave these three as the open packet of the next deal. This one counts all the same.</source>
        <comment>%1 is a hand&apos;s worth</comment>
        <translation>Hai %1, tutte di un seme: una volta per partita puoi lasciare queste tre come scoperto della prossima smazzata. Questa vale comunque.</translation>
    </message>
    <message>
        <source>With %1, all of one suit, the deal can be made void, once a match.</source>
        <comment>%1 is a hand&apos;s worth</comment>
        <translation>Con %1, tutte di un seme, la smazzata si può annullare, una volta per partita.</translation>
    </message>
    <message>
        <source>With %1, all of one suit, these three can become the open packet of the next deal, once a match.</source>
        <comment>%1 is a hand&apos;s worth</comment>
        <translation>Con %1, tutte di un seme, queste tre possono diventare lo scoperto della prossima smazzata, una volta per partita.</translation>
    </message>
    <message>
        <source>Your three cards stay there as the open packet, and you deal once more.</source>
        <translation>Le tue tre carte restano lì come scoperto, e tocca ancora a te dare le carte.</translation>
    </message>
    <message>
        <source>Your three cards stay there as the open packet, and %1 deals once more.</source>
        <comment>%1 is a name</comment>
        <translation>Le tue tre carte restano lì come scoperto, e %1 dà di nuovo le carte.</translation>
    </message>
    <message>
        <source>%1’s three cards stay there as the open packet, and you deal once more.</source>
        <comment>%1 is a name</comment>
        <translation>Le tre carte di %1 restano lì come scoperto, e tocca ancora a te dare le carte.</translation>
    </message>
    <message>
        <source>%1’s three cards stay there as the open packet, and %2 deals once more.</source>
        <comment>%1 and %2 are names</comment>
        <translation>Le tre carte di %1 restano lì come scoperto, e %2 dà di nuovo le carte.</translation>
    </message>
    <message>
        <source>Choose cards of yours, and as many in the middle.</source>
        <translation>Scegli le tue carte, e altrettante in mezzo.</translation>
    </message>
    <message>
        <source>I take the open packet</source>
        <comment>what a seat just did, in a bubble</comment>
        <translation>prendo lo scoperto</translation>
    </message>
    <message numerus="yes">
        <source>I exchange %n</source>
        <comment>cards: what a seat just did, in a bubble</comment>
        <translation>
            <numerusform>cambia %n</numerusform>
            <numerusform>cambia %n</numerusform>
        </translation>
    </message>
    <message>
        <source>I keep this one</source>
        <comment>said by the dealer of Switch, of one of two hands</comment>
        <translation>tengo questa</translation>
    </message>
    <message>
        <source>the closed packet!</source>
        <comment>said by a seat that takes it</comment>
        <translation>al buio!</translation>
    </message>
    <message>
        <source>Again!</source>
        <comment>said by a seat that restarts the deal</comment>
        <translation>si rifà!</translation>
    </message>
    <message>
        <source>It stands</source>
        <comment>said by a seat that does not restart the deal</comment>
        <translation>vale così</translation>
    </message>
    <message>
        <source>leaves</source>
        <comment>a seat: then comes the card that it parted with</comment>
        <translation>lascia</translation>
    </message>
    <message>
        <source>leave</source>
        <comment>in a bubble: then comes the card that the seat parted with</comment>
        <translation>lascio</translation>
    </message>
    <message numerus="yes">
        <source>%n chip(s)</source>
        <comment>in the pot</comment>
        <translation>
            <numerusform>%n fiche</numerusform>
            <numerusform>%n fiche</numerusform>
        </translation>
    </message>
    <message>
        <source>You deal: which hand do you keep?</source>
        <translation>Sei il mazziere: quale mano tieni?</translation>
    </message>
    <message>
        <source>%1 deals, and chooses between two hands</source>
        <translation>%1 dà le carte, e sceglie fra due mani</translation>
    </message>
    <message>
        <source>Nobody has knocked yet, and you cannot pass: exchange a card, take a packet or knock.</source>
        <translation>Nessuno ha ancora bussato, e non si passa: cambia una carta, prendi un mazzetto o bussa.</translation>
    </message>
    <message>
        <source>Choose as many of your cards as in the middle.</source>
        <translation>Scegli tante carte tue quante in mezzo.</translation>
    </message>
    <message>
        <source>One card or all three: two cannot be exchanged at once.</source>
        <translation>Una carta o tutte e tre: due insieme non si cambiano.</translation>
    </message>
    <message>
        <source>First exchange a card, take one of the packets, or knock.</source>
        <translation>Prima cambia una carta, prendi un mazzetto o bussa.</translation>
    </message>
    <message>
        <source>First choose one of your two hands.</source>
        <translation>Prima scegli una delle tue due mani.</translation>
    </message>
    <message>
        <source>First %1 chooses between two hands.</source>
        <translation>Prima %1 sceglie fra due mani.</translation>
    </message>
    <message>
        <source>First say whether you restart the deal.</source>
        <translation>Prima di’ se la smazzata si rifà.</translation>
    </message>
    <message>
        <source>First draw from the stock, take the card on the discard pile, or exchange with the widow.</source>
        <translation>Prima pesca dal tallone, prendi la carta del pozzo, o cambia con la vedova.</translation>
    </message>
    <message>
        <source>Nobody has knocked</source>
        <translation>Nessuno ha bussato</translation>
    </message>
    <message>
        <source>The stock is used up</source>
        <translation>Il tallone è finito</translation>
    </message>
    <message numerus="yes">
        <source>After %n lap(s) without a knock the deal is void. The next one follows.</source>
        <translation>
            <numerusform>Dopo un giro senza bussate la smazzata è nulla. Si passa alla prossima.</numerusform>
            <numerusform>Dopo %n giri senza bussate la smazzata è nulla. Si passa alla prossima.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody has knocked: the pot stays for the next deal.</source>
        <translation>Nessuno ha bussato: il piatto resta per la prossima smazzata.</translation>
    </message>
    <message>
        <source>Nobody has knocked, so nobody scores. The next deal follows.</source>
        <translation>Nessuno ha bussato, quindi nessuno fa punti. Si passa alla prossima smazzata.</translation>
    </message>
    <message>
        <source>Nobody has knocked, so nobody loses a life. The next deal follows.</source>
        <translation>Nessuno ha bussato, e nessuno perde una vita. Si passa alla prossima smazzata.</translation>
    </message>
    <message>
        <source>you</source>
        <comment>within a list of those who have 31</comment>
        <translation>te</translation>
    </message>
    <message>
        <source>%1 have 31: everybody else adds a chip, and they share the pot.</source>
        <comment>a list of names</comment>
        <translation>%1 hanno 31: tutti gli altri aggiungono una fiche, e loro si dividono il piatto.</translation>
    </message>
    <message>
        <source>%1 have 31: six points for each.</source>
        <comment>a list of names</comment>
        <translation>%1 hanno 31: sei punti a testa.</translation>
    </message>
    <message>
        <source>%1 have 31: everybody else loses a life.</source>
        <comment>a list of names</comment>
        <translation>%1 hanno 31: gli altri perdono una vita.</translation>
    </message>
    <message>
        <source>You turn up %1. Everybody else loses a life, and whoever knocked two.</source>
        <translation>Scopri %1. Gli altri perdono una vita, e chi ha bussato due.</translation>
    </message>
    <message>
        <source>%1 turns up %2. Everybody else loses a life, and whoever knocked two.</source>
        <translation>%1 scopre %2. Gli altri perdono una vita, e chi ha bussato due.</translation>
    </message>
    <message>
        <source>You turn up %1. Everybody else loses a life.</source>
        <translation>Scopri %1. Gli altri perdono una vita.</translation>
    </message>
    <message>
        <source>%1 turns up %2. Everybody else loses a life.</source>
        <translation>%1 scopre %2. Gli altri perdono una vita.</translation>
    </message>
    <message>
        <source>You knocked, and yours alone is the lowest hand: %1. That costs two lives.</source>
        <translation>Hai bussato, e la mano più bassa ce l’hai solo tu: %1. Costa due vite.</translation>
    </message>
    <message>
        <source>%1 knocked, and alone has the lowest hand: %2. That costs two lives.</source>
        <translation>%1 ha bussato, e nessun altro ha una mano così bassa: %2. Costa due vite.</translation>
    </message>
    <message>
        <source>You knocked, and yours alone is the lowest hand: %1.</source>
        <translation>Hai bussato, e la mano più bassa ce l’hai solo tu: %1.</translation>
    </message>
    <message>
        <source>%1 knocked, and alone has the lowest hand: %2.</source>
        <translation>%1 ha bussato, e nessun altro ha una mano così bassa: %2.</translation>
    </message>
    <message numerus="yes">
        <source>Yours is among the lowest hands, with %n point(s); but you knocked, and are safe.</source>
        <translation>
            <numerusform>La tua è fra le mani più basse, con %n punto; ma hai bussato, e non paghi.</numerusform>
            <numerusform>La tua è fra le mani più basse, con %n punti; ma hai bussato, e non paghi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n point(s) too, but knocked, and is safe.</source>
        <translation>
            <numerusform>Anche %1 ha %n punto, ma ha bussato e non paga.</numerusform>
            <numerusform>Anche %1 ha %n punti, ma ha bussato e non paga.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>They share the lowest hand: %n point(s).</source>
        <translation>
            <numerusform>Mano più bassa a pari merito: %n punto.</numerusform>
            <numerusform>Mano più bassa a pari merito: %n punti.</numerusform>
        </translation>
    </message>
    <message>
        <source>The lowest hand is yours: %1.</source>
        <translation>La mano più bassa è la tua: %1.</translation>
    </message>
    <message>
        <source>The lowest hand: %1.</source>
        <translation>La mano più bassa: %1.</translation>
    </message>
    <message>
        <source>31 ends the deal: everybody else loses a life, and whoever knocked two.</source>
        <translation>31 chiude la smazzata: gli altri perdono una vita, e chi ha bussato due.</translation>
    </message>
    <message>
        <source>31 ends the deal: everybody else loses a life.</source>
        <translation>31 chiude la smazzata: gli altri perdono una vita.</translation>
    </message>
    <message>
        <source>Out of the match: %1.</source>
        <comment>one name or a list</comment>
        <translation>Fuori dalla partita: %1.</translation>
    </message>
    <message>
        <source>That was your last life.</source>
        <translation>Era la tua ultima vita.</translation>
    </message>
    <message>
        <source>That was the last life.</source>
        <translation>Era l’ultima vita.</translation>
    </message>
    <message>
        <source>you stay with %1</source>
        <comment>%1 is a hand&apos;s worth</comment>
        <translation>resto con %1</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Sto</translation>
    </message>
    <message>
        <source>from the second lap on</source>
        <translation>dal secondo giro</translation>
    </message>
    <message>
        <source>Take %1</source>
        <comment>%1 is a card with its article</comment>
        <translation>Prendo %1</translation>
    </message>
    <message>
        <source>and discard another card</source>
        <translation>e scarto un’altra carta</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Pesco</translation>
    </message>
    <message>
        <source>a card from the stock</source>
        <translation>una carta dal tallone</translation>
    </message>
    <message>
        <source>the stock is used up</source>
        <translation>il tallone è finito</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Scarto</translation>
    </message>
    <message>
        <source>choose one of the four</source>
        <translation>scegli una delle quattro</translation>
    </message>
    <message>
        <source>choose one of the other three</source>
        <translation>scegli una delle altre tre</translation>
    </message>
    <message>
        <source>Discard %1</source>
        <comment>%1 is a card with its article</comment>
        <translation>Scarto %1</translation>
    </message>
    <message>
        <source>you keep %1</source>
        <comment>%1 is a hand&apos;s worth</comment>
        <translation>resto con %1</translation>
    </message>
    <message>
        <source>Agree</source>
        <comment>to a bet</comment>
        <translation>Ci sto</translation>
    </message>
    <message>
        <source>No, thanks</source>
        <comment>to a bet</comment>
        <translation>No, grazie</translation>
    </message>
    <message>
        <source>Offer this bet</source>
        <translation>Proponi la scommessa</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>Esc</source>
        <comment>a key</comment>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Offer a bet …</source>
        <translation>Scommetti …</translation>
    </message>
    <message>
        <source>No bet</source>
        <translation>Niente scommesse</translation>
    </message>
    <message>
        <source>on to the next deal</source>
        <translation>avanti con la prossima smazzata</translation>
    </message>
    <message>
        <source>A bet before the next deal?</source>
        <translation>Una scommessa prima della prossima smazzata?</translation>
    </message>
    <message>
        <source>%1. Do you agree?</source>
        <comment>%1 is a bet: &apos;Teresa bets you 2: Bruno outlasts Nives&apos;</comment>
        <translation>%1. Ci stai?</translation>
    </message>
    <message>
        <source>You may offer a bet before the next deal. %1.</source>
        <comment>%1 is &apos;In your purse: 16&apos;</comment>
        <translation>Puoi proporre una scommessa prima della prossima smazzata. %1.</translation>
    </message>
    <message>
        <source>Agreed!</source>
        <comment>said by a seat that takes a bet</comment>
        <translation>Ci sto!</translation>
    </message>
    <message>
        <source>No, thanks</source>
        <comment>said by a seat that declines a bet</comment>
        <translation>No, grazie</translation>
    </message>
    <message>
        <source>First say whether you bet.</source>
        <translation>Prima di’ se scommetti.</translation>
    </message>
    <message>
        <source>%1 knocked, last turn: discard one of the four</source>
        <translation>%1 ha bussato, ultimo giro: scarta una delle quattro</translation>
    </message>
    <message>
        <source>%1 knocked, last turn: discard another card</source>
        <translation>%1 ha bussato, ultimo giro: scarta un’altra carta</translation>
    </message>
    <message>
        <source>%1 at stake</source>
        <comment>%1 is what all the bills are worth</comment>
        <translation>%1 in palio</translation>
    </message>
</context>
<context>
    <name>ThirtyoneTurn</name>
    <message>
        <source>Your turn</source>
        <translation>Il tuo turno</translation>
    </message>
    <message>
        <source>When it is your turn you must do one of three things. You cannot pass: if you are happy with your cards, you knock.</source>
        <translation>Al tuo turno devi fare una di queste tre cose. Non si può passare: se le tue carte ti vanno bene, bussi.</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Peschi</translation>
    </message>
    <message>
        <source>Draw the top card of the stock. Nobody else sees it.</source>
        <translation>Peschi la prima carta del tallone. La vedi solo tu.</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>Prendi</translation>
    </message>
    <message>
        <source>Take the top card of the discard pile. Everybody sees which one.</source>
        <translation>Prendi la carta in cima al pozzo. Tutti vedono qual è.</translation>
    </message>
    <message>
        <source>Knock</source>
        <translation>Bussi</translation>
    </message>
    <message>
        <source>Keep your three cards, at this table from the second lap on. Everybody else has one more turn, then the hands are shown.</source>
        <translation>Tieni le tue tre carte: a questo tavolo si può dal secondo giro. Gli altri hanno ancora un turno a testa, poi si scoprono le mani.</translation>
    </message>
    <message>
        <source>Keep your three cards. Everybody else has one more turn, then the hands are shown.</source>
        <translation>Tieni le tue tre carte. Gli altri hanno ancora un turno a testa, poi si scoprono le mani.</translation>
    </message>
    <message>
        <source>Then discard one</source>
        <translation>Poi scarti</translation>
    </message>
    <message>
        <source>Whoever has drawn or taken a card holds four, and puts one of them face up on the discard pile. It may be the card just drawn, but not the one just taken from the discard pile: that would be passing.</source>
        <translation>Con la carta pescata o presa ne hai quattro, e ne metti una scoperta nel pozzo. Può essere quella appena pescata, ma non quella appena presa dal pozzo: sarebbe come passare.</translation>
    </message>
    <message>
        <source>The 8 of hearts comes, the 5 of spades goes: 21 becomes 29.</source>
        <translation>Arriva l’8 di cuori, via il 5 di picche: da 21 a 29.</translation>
    </message>
    <message>
        <source>How it is done here</source>
        <translation>Come si fa qui</translation>
    </message>
    <message>
        <source>Press the stock or the discard pile, or drag the card to your hand. Then choose what you discard: the red button shows what hand you keep.</source>
        <translation>Premi il tallone o il pozzo, o trascina la carta nella tua mano. Poi scegli che cosa scartare: il pulsante rosso dice che mano ti resta.</translation>
    </message>
    <message>
        <source>The player at your left may take what you discard. Remember what your neighbour has taken, and keep that suit back.</source>
        <translation>Quel che scarti lo può prendere chi ti sta a sinistra. Ricordati che cosa ha preso, e quel seme non glielo dare.</translation>
    </message>
    <message>
        <source>When it is your turn you draw, take, exchange with the widow, or knock. You cannot pass: if you are happy with your cards, you knock.</source>
        <translation>Al tuo turno peschi, prendi, cambi con la vedova o bussi. Non si passa: se le tue carte ti vanno bene, bussi.</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>Cambia</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Invio</translation>
    </message>
    <message>
        <source>Give one, two or three cards for as many of the widow. Yours stay there face up.</source>
        <translation>Dai una, due o tre carte per altrettante della vedova. Le tue restano lì scoperte.</translation>
    </message>
    <message>
        <source>When it is your turn you exchange a card, take one of the two packets, or knock. You cannot pass: if you are happy with your cards, you knock.</source>
        <translation>Quando tocca a te cambi una carta, prendi uno dei due mazzetti, o bussi. Non si passa: se le tue carte ti vanno bene, bussi.</translation>
    </message>
    <message>
        <source>Exchange one</source>
        <translation>Cambia 1</translation>
    </message>
    <message>
        <source>One of your cards for one of the open packet.</source>
        <translation>Una delle tue per una dello scoperto.</translation>
    </message>
    <message>
        <source>The open packet</source>
        <translation>Lo scoperto</translation>
    </message>
    <message>
        <source>The closed packet</source>
        <translation>Il mazzetto coperto</translation>
    </message>
    <message>
        <source>Your three cards for those that lie face down, unseen. Yours lie there then.</source>
        <translation>Le tue tre per quelle coperte, senza guardare. Al loro posto restano le tue.</translation>
    </message>
    <message>
        <source>Choose a card of yours and one of the open packet: the red button shows what hand you make. The other two buttons take a whole packet. Rest on the closed packet, or press U, to see what you know of it.</source>
        <translation>Scegli una carta tua e una dello scoperto: il pulsante rosso dice che mano fai. Altri due pulsanti prendono un mazzetto intero. Fermati sul mazzetto coperto, o premi U, per vedere che cosa ne conosci.</translation>
    </message>
    <message>
        <source>Your three cards for its three. Yours lie face up then.</source>
        <translation>Le tue tre per le sue tre. Le tue poi restano scoperte.</translation>
    </message>
</context>
<context>
    <name>ThirtyoneWidow</name>
    <message>
        <source>The widow</source>
        <translation>La vedova</translation>
    </message>
    <message>
        <source>At this table three more cards lie in the middle: the widow. In your turn you may exchange with her instead of drawing.</source>
        <translation>A questo tavolo in mezzo ci sono altre tre carte: la vedova. Al tuo turno puoi cambiare con lei invece di pescare.</translation>
    </message>
    <message>
        <source>Some tables lay three more cards in the middle: the widow. In your turn you may exchange with her instead of drawing.</source>
        <translation>A certi tavoli si mettono in mezzo altre tre carte: la vedova. Al tuo turno puoi cambiare con lei invece di pescare.</translation>
    </message>
    <message>
        <source>The dealer lays her face down, a card each time that everybody has been dealt one. Stock and discard pile are there as always.</source>
        <translation>Il mazziere la mette coperta, una carta dopo ogni giro della distribuzione. Tallone e pozzo ci sono come sempre.</translation>
    </message>
    <message>
        <source>As many as you like</source>
        <translation>Quante ne vuoi</translation>
    </message>
    <message>
        <source>One, two or three cards for as many of hers, at any places. What you give stays there face up.</source>
        <translation>Una, due o tre carte per altrettante delle sue, in qualunque posto. Quelle che dai restano lì scoperte.</translation>
    </message>
    <message>
        <source>Seen or unseen</source>
        <translation>Viste o al buio</translation>
    </message>
    <message>
        <source>A card that still lies face down you take unseen: only you then know it. What somebody has left there, all can see.</source>
        <translation>Una carta ancora coperta la prendi al buio: poi la conosci solo tu. Quello che qualcuno ha lasciato lì, lo vedono tutti.</translation>
    </message>
    <message>
        <source>It is a whole turn</source>
        <translation>È un turno intero</translation>
    </message>
    <message>
        <source>You neither draw nor discard. And to take all three is no knock: the deal goes on.</source>
        <translation>Non si pesca e non si scarta. E prenderle tutte e tre non è bussare: la smazzata continua.</translation>
    </message>
    <message>
        <source>The pot</source>
        <translation>Il piatto</translation>
    </message>
    <message>
        <source>Everybody begins with %1 chips at this table. The ante for each deal: %2.</source>
        <translation>A questo tavolo ognuno comincia con %1 fiche. La posta per ogni smazzata: %2.</translation>
    </message>
    <message>
        <source>With the widow most tables play for chips: ten each, and everybody puts one into the pot before each deal.</source>
        <translation>Con la vedova di solito si gioca a fiche: dieci a testa, e ognuno ne mette una nel piatto prima di ogni smazzata.</translation>
    </message>
    <message>
        <source>The highest hand takes it</source>
        <translation>Lo prende la mano più alta</translation>
    </message>
    <message>
        <source>Nobody loses lives, and a knock costs nothing. Equal hands share the pot; what cannot be divided stays for the next deal.</source>
        <translation>Nessuno perde vite, e bussare non costa niente. A pari punti il piatto si divide; quel che avanza resta per la prossima smazzata.</translation>
    </message>
    <message>
        <source>31</source>
        <translation>31</translation>
    </message>
    <message>
        <source>It is turned up at once, if nobody has knocked: everybody else adds a chip, and the pot is won.</source>
        <translation>Si scopre subito, se nessuno ha bussato: tutti gli altri aggiungono una fiche, e il piatto è vinto.</translation>
    </message>
    <message>
        <source>Nobody knocks</source>
        <translation>Nessuno bussa</translation>
    </message>
    <message>
        <source>When the stock is used up the pot stays, and the next deal is for more.</source>
        <translation>Quando il tallone finisce il piatto resta, e la smazzata dopo vale di più.</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>La fine</translation>
    </message>
    <message>
        <source>Whoever cannot ante is out. With one player left, or after deal %1, whoever has the most chips wins; with as many, they share the win.</source>
        <translation>Chi non ha la posta è fuori. Quando resta uno solo, o dopo la smazzata %1, vince chi ha più fiche; a pari fiche la vittoria si divide.</translation>
    </message>
    <message>
        <source>Whoever cannot ante is out. With one player left, or after deal 20, whoever has the most chips wins; with as many, they share the win.</source>
        <translation>Chi non ha la posta è fuori. Quando resta uno solo, o dopo la smazzata 20, vince chi ha più fiche; a pari fiche la vittoria si divide.</translation>
    </message>
    <message>
        <source>The widow takes everybody, and shows nobody what she has.</source>
        <comment>a saying of the osteria</comment>
        <translation>La vedova piglia tutti, e a nessuno dice che cos’ha.</translation>
    </message>
</context>
<context>
    <name>ThirtyoneWidowLesson</name>
    <message>
        <source>Tonight we play for chips: everybody has just put one into the pot, and the highest hand takes them. And the three cards in the middle are the widow, still face down.</source>
        <translation>Stasera si gioca a fiche: ognuno ne ha appena messa una nel piatto, e la mano più alta se le prende. E le tre carte in mezzo sono la vedova, ancora coperta.</translation>
    </message>
    <message>
        <source>Nives collects clubs: she takes your 4, and leaves the 3 of diamonds. That exchange everybody saw.</source>
        <translation>Nives raccoglie fiori: prende il tuo 4 e lascia il 3 di quadri. Questo cambio l’hanno visto tutti.</translation>
    </message>
    <message>
        <source>You have 28, and Nives 22 or little more. A knock costs nothing here: only the highest hand matters. Well?</source>
        <translation>Hai 28, e Nives 22 o poco più. Qui bussare non costa niente: conta solo la mano più alta. Allora?</translation>
    </message>
    <message>
        <source>28 is seldom beaten in one turn: knock.</source>
        <translation>28 in un turno solo lo battono di rado: bussa.</translation>
    </message>
    <message>
        <source>28 is the highest: three chips are yours. Had two of us had 28, we would share them; had nobody knocked, they would stay in the pot.</source>
        <translation>28 è la più alta: tre fiche sono tue. Se l’avessero avuto in due, se le sarebbero divise; se nessuno avesse bussato, restavano nel piatto.</translation>
    </message>
    <message>
        <source>The widow, and the pot</source>
        <translation>La vedova e il piatto</translation>
    </message>
    <message>
        <source>Cards in the middle to exchange with, and chips to win.</source>
        <translation>Carte in mezzo con cui cambiare, e fiche da vincere.</translation>
    </message>
    <message>
        <source>With a widow you may exchange one, two or three cards instead of drawing. And where chips are played for, only the highest hand takes the pot.</source>
        <translation>Con la vedova puoi cambiare una, due o tre carte invece di pescare. E dove si gioca a fiche, il piatto va solo alla mano più alta.</translation>
    </message>
    <message>
        <source>Bruno exchanges with her: he takes a card unseen, which only he knows now, and leaves the 8 of hearts there face up.</source>
        <translation>Bruno cambia con lei: prende una carta al buio, che ora conosce solo lui, e lascia lì scoperto l’8 di cuori.</translation>
    </message>
    <message>
        <source>Nives draws, and discards the 3 of spades.</source>
        <translation>Nives pesca, e scarta il 3 di picche.</translation>
    </message>
    <message>
        <source>Instead of drawing you may exchange with her: as many of your cards as you take, seen or unseen. Is there a card that you want?</source>
        <translation>Invece di pescare puoi cambiare con lei: tante carte tue quante ne prendi, viste o al buio. C’è una carta che ti serve?</translation>
    </message>
    <message>
        <source>The 8 of hearts, for your 4 of clubs: that makes 28.</source>
        <translation>L’8 di cuori, al posto del tuo 4 di fiori: fanno 28.</translation>
    </message>
    <message>
        <source>28 in hearts! Your 4 of clubs lies there face up now: anybody may take it.</source>
        <translation>28 a cuori! Il tuo 4 di fiori ora è lì scoperto: chiunque può prenderlo.</translation>
    </message>
    <message>
        <source>Bruno draws, and discards the 6 of clubs.</source>
        <translation>Bruno pesca, e scarta il 6 di fiori.</translation>
    </message>
</context>
<context>
    <name>ThirtyoneWords</name>
    <message>
        <source>ace</source>
        <translation>asso</translation>
    </message>
    <message>
        <source>the highest card: 11 points.</source>
        <translation>la carta più alta: 11 punti.</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>fiori</translation>
    </message>
    <message>
        <source>one of the two black suits, with spades.</source>
        <translation>uno dei due semi neri, con le picche.</translation>
    </message>
    <message>
        <source>cut</source>
        <translation>taglio</translation>
    </message>
    <message>
        <source>lifting part of the pack before the deal, to keep the dealer honest.</source>
        <translation>alzare una parte del mazzo prima di dare le carte, perché il mazziere resti onesto.</translation>
    </message>
    <message>
        <source>deal</source>
        <translation>smazzata</translation>
    </message>
    <message>
        <source>everything from the shuffle to the showdown.</source>
        <translation>da quando si mescola a quando si scoprono le carte.</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>mazziere</translation>
    </message>
    <message>
        <source>the player who shuffles and deals.</source>
        <translation>chi mescola e dà le carte.</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>quadri</translation>
    </message>
    <message>
        <source>one of the two red suits, with hearts.</source>
        <translation>uno dei due semi rossi, con i cuori.</translation>
    </message>
    <message>
        <source>discard</source>
        <translation>scartare</translation>
    </message>
    <message>
        <source>putting a card on the discard pile.</source>
        <translation>mettere una carta nel pozzo.</translation>
    </message>
    <message>
        <source>discard pile</source>
        <translation>pozzo</translation>
    </message>
    <message>
        <source>the cards face up that somebody has discarded; the top one may be taken.</source>
        <translation>le carte scoperte che qualcuno ha scartato; quella in cima si può prendere.</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>pescare</translation>
    </message>
    <message>
        <source>taking the top card of the stock, which nobody else sees.</source>
        <translation>prendere la prima carta del tallone, che gli altri non vedono.</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>cuori</translation>
    </message>
    <message>
        <source>one of the two red suits, with diamonds.</source>
        <translation>uno dei due semi rossi, con i quadri.</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>fante</translation>
    </message>
    <message>
        <source>the lowest court card: 10 points.</source>
        <translation>la figura più bassa: 10 punti.</translation>
    </message>
    <message>
        <source>king</source>
        <translation>re</translation>
    </message>
    <message>
        <source>the highest court card: 10 points.</source>
        <translation>la figura più alta: 10 punti.</translation>
    </message>
    <message>
        <source>knock</source>
        <translation>bussata</translation>
    </message>
    <message>
        <source>lap</source>
        <translation>giro</translation>
    </message>
    <message>
        <source>one turn for everybody; the last lap is the one after a knock.</source>
        <translation>un turno a testa; l’ultimo giro è quello dopo una bussata.</translation>
    </message>
    <message>
        <source>life</source>
        <translation>vita</translation>
    </message>
    <message>
        <source>what the lowest hand costs.</source>
        <translation>quel che costa la mano più bassa.</translation>
    </message>
    <message>
        <source>match</source>
        <translation>partita</translation>
    </message>
    <message>
        <source>a series of deals, until one player is left.</source>
        <translation>tante smazzate, finché resta un giocatore solo.</translation>
    </message>
    <message>
        <source>on the county</source>
        <translation>all’ultima spiaggia</translation>
    </message>
    <message>
        <source>with no penny left, and still playing, until the next loss.</source>
        <translation>senza monetine, ma ancora in gioco, finché non si perde di nuovo.</translation>
    </message>
    <message>
        <source>penny</source>
        <translation>monetina</translation>
    </message>
    <message>
        <source>a coin worth one life.</source>
        <translation>vale una vita.</translation>
    </message>
    <message>
        <source>pot</source>
        <translation>piatto</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>donna</translation>
    </message>
    <message>
        <source>the court card between jack and king: 10 points.</source>
        <translation>la figura fra il fante e il re: 10 punti.</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>picche</translation>
    </message>
    <message>
        <source>one of the two black suits, with clubs.</source>
        <translation>uno dei due semi neri, con i fiori.</translation>
    </message>
    <message>
        <source>stay</source>
        <translation>stare</translation>
    </message>
    <message>
        <source>taking no card in the last lap.</source>
        <translation>non prendere carte nell’ultimo giro.</translation>
    </message>
    <message>
        <source>stock</source>
        <translation>tallone</translation>
    </message>
    <message>
        <source>the cards face down that have not been dealt.</source>
        <translation>le carte coperte, non ancora date.</translation>
    </message>
    <message>
        <source>thirty-one</source>
        <translation>trentuno</translation>
    </message>
    <message>
        <source>31 points in one suit, the most there is: it ends the deal at once.</source>
        <translation>31 punti in un seme, il massimo: chiude subito la smazzata.</translation>
    </message>
    <message>
        <source>three of a kind</source>
        <translation>tris</translation>
    </message>
    <message>
        <source>three cards of one rank.</source>
        <translation>tre carte dello stesso valore.</translation>
    </message>
    <message>
        <source>keeping all three cards in your turn: everybody else has one more turn. You say: “I knock!”</source>
        <translation>tenere le tre carte al proprio turno: gli altri hanno ancora un turno. Si dice: «Busso!»</translation>
    </message>
    <message>
        <source>bill</source>
        <translation>banconota</translation>
    </message>
    <message>
        <source>a banknote that some play for: its four corners are the lives.</source>
        <translation>quella per cui gioca qualcuno: i suoi quattro angoli sono le vite.</translation>
    </message>
    <message>
        <source>free ride</source>
        <translation>giro gratis</translation>
    </message>
    <message>
        <source>with all corners of the bill folded, and still playing, until the next loss.</source>
        <translation>con tutti gli angoli piegati e ancora in gioco, fino alla prossima perdita.</translation>
    </message>
    <message>
        <source>points</source>
        <translation>punti</translation>
    </message>
    <message>
        <source>what a hand counts; in a match to points also what every deal brings.</source>
        <translation>quanto conta una mano; nella partita ai punti anche quanto porta ogni smazzata.</translation>
    </message>
    <message>
        <source>ante</source>
        <translation>posta</translation>
    </message>
    <message>
        <source>what everybody puts into the pot before a deal, where chips are played for.</source>
        <translation>quel che ognuno mette nel piatto prima di una smazzata, dove si gioca a fiche.</translation>
    </message>
    <message>
        <source>chip</source>
        <translation>fiche</translation>
    </message>
    <message>
        <source>what some play for: everybody antes for each deal, and the highest hand takes the pot.</source>
        <translation>ciò per cui alcuni giocano: a ogni smazzata ognuno mette la posta, e la mano più alta prende il piatto.</translation>
    </message>
    <message>
        <source>where all pennies go that are lost; the last player in takes it. Where chips are played for, what is staked for one deal.</source>
        <translation>dove vanno tutte le monetine perse; lo prende chi resta ultimo in gioco. Dove si gioca a fiche, le poste di una smazzata.</translation>
    </message>
    <message>
        <source>widow</source>
        <translation>vedova</translation>
    </message>
    <message>
        <source>three cards in the middle, face down at first, to exchange with.</source>
        <translation>tre carte in mezzo, all’inizio coperte, con cui cambiare.</translation>
    </message>
    <message>
        <source>closed packet</source>
        <translation>mazzetto coperto</translation>
    </message>
    <message>
        <source>in Switch the three cards that lie face down, of which only whoever laid them there knows.</source>
        <translation>nello Switch le tre carte al buio, che conosce solo chi le ha lasciate lì.</translation>
    </message>
    <message>
        <source>open packet</source>
        <translation>mazzetto scoperto</translation>
    </message>
    <message>
        <source>in Switch the three cards that lie face up, to exchange with.</source>
        <translation>nello Switch le tre carte scoperte con cui si cambia.</translation>
    </message>
    <message>
        <source>restart</source>
        <translation>si rifà</translation>
    </message>
    <message>
        <source>making a deal of Switch void at its showdown, with more than 21 in three cards of one suit.</source>
        <translation>annullare una smazzata dello Switch quando si scoprono le mani, con più di 21 in tre carte di un seme.</translation>
    </message>
    <message>
        <source>purse</source>
        <translation>borsellino</translation>
    </message>
    <message>
        <source>what everybody has for side bets, apart from what is played for.</source>
        <translation>quello che ognuno ha per le scommesse, a parte da ciò per cui si gioca.</translation>
    </message>
    <message>
        <source>side bet</source>
        <translation>scommessa</translation>
    </message>
    <message>
        <source>a bet of two persons on who lasts longer in the match.</source>
        <translation>una scommessa tra due persone su chi dura di più nella partita.</translation>
    </message>
</context>
<context>
    <name>ThirtyoneWorth</name>
    <message>
        <source>%1 in clubs</source>
        <translation>%1 a fiori</translation>
    </message>
    <message>
        <source>%1 in diamonds</source>
        <translation>%1 a quadri</translation>
    </message>
    <message>
        <source>%1 in hearts</source>
        <translation>%1 a cuori</translation>
    </message>
    <message>
        <source>%1 in spades</source>
        <translation>%1 a picche</translation>
    </message>
    <message>
        <source>three 2s</source>
        <translation>tris di due</translation>
    </message>
    <message>
        <source>three 3s</source>
        <translation>tris di tre</translation>
    </message>
    <message>
        <source>three 4s</source>
        <translation>tris di quattro</translation>
    </message>
    <message>
        <source>three 5s</source>
        <translation>tris di cinque</translation>
    </message>
    <message>
        <source>three 6s</source>
        <translation>tris di sei</translation>
    </message>
    <message>
        <source>three 7s</source>
        <translation>tris di sette</translation>
    </message>
    <message>
        <source>three 8s</source>
        <translation>tris di otto</translation>
    </message>
    <message>
        <source>three 9s</source>
        <translation>tris di nove</translation>
    </message>
    <message>
        <source>three 10s</source>
        <translation>tris di dieci</translation>
    </message>
    <message>
        <source>three jacks</source>
        <translation>tris di fanti</translation>
    </message>
    <message>
        <source>three queens</source>
        <translation>tris di donne</translation>
    </message>
    <message>
        <source>three kings</source>
        <translation>tris di re</translation>
    </message>
    <message>
        <source>three aces</source>
        <translation>tris d’assi</translation>
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
        <translation>prende</translation>
    </message>
</context>
<context>
    <name>TrickBoard</name>
    <message>
        <source>The dealer lays two cards away here.</source>
        <translation>Qui il mazziere scarta due carte.</translation>
    </message>
    <message>
        <source>The trick will lie here.</source>
        <translation>Qui si giocano le carte.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a name, and the card that was played</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>No trick has been taken yet.</source>
        <translation>Nessuna presa, per ora.</translation>
    </message>
    <message>
        <source>the trick, played by %1, who has it so far</source>
        <translation>la presa, carta di %1, che per ora prende</translation>
    </message>
    <message>
        <source>the trick, played by %1</source>
        <translation>la presa, carta di %1</translation>
    </message>
    <message>
        <source>led</source>
        <comment>on the card that was led</comment>
        <translation>uscita</translation>
    </message>
    <message>
        <source>The trick</source>
        <translation>La presa</translation>
    </message>
    <message>
        <source>%1: %2, and has the trick so far</source>
        <comment>a name, and the card that was played</comment>
        <translation>%1: %2, e per ora prende</translation>
    </message>
</context>
<context>
    <name>Troubles</name>
    <message>
        <source>A word about your settings</source>
        <translation>Due parole sulle impostazioni</translation>
    </message>
    <message>
        <source>A word about your matches</source>
        <translation>Due parole sulle partite</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Riprova</translation>
    </message>
    <message>
        <source>Continue without them</source>
        <translation>Continua senza</translation>
    </message>
    <message>
        <source>Play without saving</source>
        <translation>Gioca senza salvare</translation>
    </message>
</context>
<context>
    <name>WhoPlays</name>
    <message>
        <source>Who is playing?</source>
        <translation>Chi gioca?</translation>
    </message>
    <message>
        <source>You pass each other the screen: with a name, everybody knows whose turn it is.</source>
        <translation>Ci si passa lo schermo: con un nome si sa sempre a chi tocca.</translation>
    </message>
    <message>
        <source>Name of player %1</source>
        <translation>Nome del giocatore %1</translation>
    </message>
    <message>
        <source>name</source>
        <translation>nome</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Deal the cards</source>
        <translation>Si comincia</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Invio</translation>
    </message>
</context>
<context>
    <name>Winners</name>
    <message>
        <source>drawn</source>
        <comment>a match</comment>
        <translation>patta</translation>
    </message>
    <message>
        <source>you have won</source>
        <translation>hai vinto</translation>
    </message>
    <message>
        <source>%1 has won</source>
        <translation>ha vinto %1</translation>
    </message>
    <message>
        <source>you have won with %1</source>
        <translation>hai vinto con %1</translation>
    </message>
    <message>
        <source>%1 won</source>
        <comment>several names, of one side</comment>
        <translation>hanno vinto %1</translation>
    </message>
    <message>
        <source>shared with %1</source>
        <comment>a win of the person&apos;s</comment>
        <translation>vittoria divisa con %1</translation>
    </message>
    <message>
        <source>shared by %1</source>
        <comment>a win; several names</comment>
        <translation>vittoria divisa tra %1</translation>
    </message>
    <message>
        <source>The match is drawn</source>
        <translation>La partita è patta</translation>
    </message>
    <message>
        <source>You win the match</source>
        <translation>Vinci la partita</translation>
    </message>
    <message>
        <source>%1 wins the match</source>
        <translation>%1 vince la partita</translation>
    </message>
    <message>
        <source>You and %1 win the match</source>
        <comment>one name or several</comment>
        <translation>Tu e %1 vincete la partita</translation>
    </message>
    <message>
        <source>%1 win the match</source>
        <comment>several names, of one side</comment>
        <translation>%1 vincono la partita</translation>
    </message>
    <message>
        <source>You share the win with %1</source>
        <translation>Dividi la vittoria con %1</translation>
    </message>
    <message>
        <source>%1 share the win</source>
        <comment>several names</comment>
        <translation>%1 si dividono la vittoria</translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>Shuffle the first match with this seed of 64 hex digits, so that its deals can be repeated.</source>
        <translation>Mescola la prima partita da questo codice segreto di 64 cifre esadecimali, così che le smazzate si possano ripetere.</translation>
    </message>
    <message>
        <source>Show the table that is written in this file.</source>
        <translation>Mostra il tavolo descritto in questo file.</translation>
    </message>
    <message>
        <source>the seed must be 64 hex digits</source>
        <translation>il codice segreto deve avere 64 cifre esadecimali</translation>
    </message>
    <message>
        <source>the scene %1 cannot be shown: %2</source>
        <translation>la scena %1 non si può mostrare: %2</translation>
    </message>
    <message>
        <source>there is no display to open a window on</source>
        <translation>non c’è uno schermo su cui aprire la finestra</translation>
    </message>
    <message>
        <source>Options:</source>
        <translation>Opzioni:</translation>
    </message>
    <message>
        <source>language</source>
        <translation>lingua</translation>
    </message>
    <message>
        <source>hex</source>
        <translation>esadecimale</translation>
    </message>
    <message>
        <source>file</source>
        <translation>file</translation>
    </message>
    <message>
        <source>Usage: %1 [options] [record]</source>
        <translation>Uso: %1 [opzioni] [partita]</translation>
    </message>
    <message>
        <source>A record is the file of a match that was played (NAME.petrangola); it is shown again.</source>
        <translation>[partita] è il file di una partita giocata (NOME.petrangola), che viene rivista.</translation>
    </message>
    <message>
        <source>folder</source>
        <translation>cartella</translation>
    </message>
    <message>
        <source>name</source>
        <translation>nome</translation>
    </message>
    <message>
        <source>code</source>
        <translation>codice</translation>
    </message>
    <message>
        <source>The language to use: en or it.</source>
        <translation>La lingua da usare: en o it.</translation>
    </message>
    <message>
        <source>Write the state of the table to standard output, for programs that drive the window.</source>
        <translation>Scrive sullo standard output lo stato del tavolo, per i programmi che guidano la finestra.</translation>
    </message>
    <message>
        <source>unexpected argument “%1”; see --help</source>
        <translation>argomento inatteso «%1»; --help elenca quelli possibili</translation>
    </message>
    <message>
        <source>no language “%1”; choose en or it</source>
        <translation>la lingua «%1» non c’è; scegli en o it</translation>
    </message>
    <message>
        <source>Show this help and exit.</source>
        <translation>Mostra questo aiuto ed esce.</translation>
    </message>
    <message>
        <source>Show the version and exit.</source>
        <translation>Mostra la versione ed esce.</translation>
    </message>
    <message>
        <source>unknown option “%1”; see --help</source>
        <translation>opzione sconosciuta «%1»; --help elenca quelle che ci sono</translation>
    </message>
    <message>
        <source>Open another window even if the game is running.</source>
        <translation>Apre un’altra finestra anche se il gioco è già aperto.</translation>
    </message>
    <message>
        <source>the option “%1” needs a value; see --help</source>
        <translation>all’opzione «%1» manca il valore; --help dice quale ci vuole</translation>
    </message>
    <message>
        <source>the option “%1” takes no value; see --help</source>
        <translation>l’opzione «%1» non vuole un valore; --help elenca quelle che ci sono</translation>
    </message>
    <message>
        <source>Play match after match without a window or a person, and save them in this folder instead of yours. For tests.</source>
        <translation>Gioca una partita dopo l’altra senza finestra e senza nessuno, e le conserva in questa cartella invece che dove stanno le tue. Serve per le prove.</translation>
    </message>
    <message>
        <source>--autoplay would play on with your own match: name a folder other than the one where yours is saved</source>
        <translation>--autoplay andrebbe avanti con la tua partita: indica una cartella diversa da quella dove è conservata</translation>
    </message>
    <message>
        <source>Set up a new match of this game: %1.</source>
        <translation>Prepara una partita nuova di questo gioco: %1.</translation>
    </message>
    <message>
        <source>no game “%1”; there are: %2</source>
        <translation>nessun gioco «%1»; ci sono: %2</translation>
    </message>
    <message>
        <source>Show the deal of this code, or of a game and a number (%1-17), ready to play.</source>
        <translation>Mostra la partita di questo codice, o di un gioco e un numero (%1-17), pronta da giocare.</translation>
    </message>
    <message>
        <source>Petrangola: card games against the computer.</source>
        <translation>Petrangola: giochi di carte contro il computer.</translation>
    </message>
</context>
</TS>
