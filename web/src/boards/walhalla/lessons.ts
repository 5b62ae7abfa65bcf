// The lessons of Walhalla: one question of the game at a time, every answer checked by the engine.
import type { WalhallaEvent } from '../../generated/games';
import type { AnyEvent } from '../../engine/protocol';
import type { Lesson, Step } from '../../tutorial/lesson';
import { position } from './position';

type Test = (event: WalhallaEvent) => boolean;
const happens =
  (what: WalhallaEvent['event'], fits: Test = () => true): NonNullable<Step['wants']> =>
  ({ events }) =>
    (events as (AnyEvent & WalhallaEvent)[]).some((event) => event.event === what && fits(event));

const sailing: Lesson = {
  id: 'sailing',
  title: { en: 'Ships and shores', de: 'Drachen und Ufer', nl: 'Draken en oevers' },
  steps: [
    {
      position: position({ step: 'board', ship: 'blue-1', midgard: [6, 0, 6] }),
      say: {
        en: 'Three tongues of land, four fjords, and you play Red. On your turn you draw a ship with three seats. The two neutral seats are for you; the coloured one is for Blue, who has nobody to send just now. Put Vikings on both neutral seats.',
        de: 'Drei Landzungen, vier Fjorde, und du spielst Rot. Wenn du dran bist, ziehst du einen Drachen mit drei Plätzen. Die zwei neutralen sind für dich; der farbige ist für Blau, der gerade niemanden schicken kann. Setze auf beide neutralen Plätze Wikinger.',
        nl: 'Drie landtongen, vier fjorden, en jij speelt met Rood. In je beurt trek je een draak met drie plaatsen. De twee neutrale zijn voor jou; de gekleurde is voor Blauw, die nu niemand kan sturen. Zet op beide neutrale plaatsen Vikingen.',
      },
      wants: happens('boards', (event) => event.event === 'boards' && event.seats.length === 2),
      solution: ['board 1 3'],
    },
    {
      say: {
        en: 'Now the ship must sail into a fjord, as near to the coast as there is room. It lies beside three rows of fields on each shore. The glowing places show where it can go. Choose fjord 2, between tongues 1 and 2.',
        de: 'Jetzt fährt der Drache in einen Fjord, so nah an die Küste, wie Platz ist. Er liegt dann neben drei Reihen Feldern an jedem Ufer. Die leuchtenden Plätze zeigen, wohin er kann. Wähle Fjord 2, zwischen den Landzungen 1 und 2.',
        nl: 'Nu vaart de draak een fjord in, zo dicht bij de kust als er plaats is. Hij ligt dan naast drie rijen velden op elke oever. De oplichtende plaatsen tonen waar hij heen kan. Kies fjord 2, tussen landtong 1 en 2.',
      },
      wants: happens('moors', (event) => event.event === 'moors' && event.fjord === 2),
      solution: ['moor 2'],
    },
    {
      say: {
        en: 'Now the Vikings go ashore, nearest to the coast first, each to one of the two fields beside it. A forest gives its points at once, wheat only later. Take the forest.',
        de: 'Nun gehen die Wikinger der Reihe nach an Land, zuerst, wer der Küste am nächsten steht, jeder auf eines der zwei Felder neben ihm. Ein Wald gibt sofort Punkte, Weizen erst später. Nimm den Wald.',
        nl: 'Nu gaan de Vikingen om de beurt aan land, te beginnen bij de kust, elk naar een van de twee velden ernaast. Een woud geeft meteen punten, tarwe pas later. Neem het woud.',
      },
      wants: happens('forestScores'),
      solution: ['land left'],
    },
    {
      say: {
        en: 'Two points! Your second Viking stands between a cult site and a forest. A cult site gives you a card that only you may see. Go there.',
        de: 'Zwei Punkte! Dein zweiter Wikinger steht zwischen einer Kultstätte und einem Wald. Eine Kultstätte bringt dir eine Karte, die nur du sehen darfst. Gehe dorthin.',
        nl: 'Twee punten! Je tweede Viking staat tussen een offerplaats en een woud. Een offerplaats geeft je een kaart die alleen jij mag zien. Ga daarheen.',
      },
      wants: happens('drawsCard'),
      solution: ['land left'],
    },
    {
      position: position({ step: 'ride', active: 2, asked: 0, ship: 'red-0', crew: ['none', 'yellow', 'yellow'] }),
      say: {
        en: 'It is Yellow’s turn, but the coloured seat of this ship is yours. So you are asked, out of turn, whether one of your Vikings sails along. Yellow chooses the fjord afterwards. Sail along!',
        de: 'Gelb ist am Zug, aber der farbige Platz dieses Drachen gehört dir. Darum wirst du außer der Reihe gefragt, ob einer deiner Wikinger mitfährt. Den Fjord wählt danach Gelb. Fahre mit!',
        nl: 'Geel is aan de beurt, maar de gekleurde plaats van deze draak is van jou. Daarom word je buiten je beurt gevraagd of een van je Vikingen meevaart. De fjord kiest Geel daarna. Vaar mee!',
      },
      wants: happens('boards'),
      solution: ['ride'],
    },
    {
      position: position({ step: 'moor', ship: 'yellow-2', crew: ['red', 'red', 'none'], midgard: [4, 6, 0] }),
      say: {
        en: 'Which end goes in first decides who lands where. Bow first, your two Vikings would land in rows 1 and 2 of fjord 1; turned round, in rows 2 and 3, on wheat and a cult site. Turn the ship, then choose fjord 1.',
        de: 'Welches Ende vorausfährt, entscheidet, wer wo landet. Mit dem Bug voran kämen deine zwei Wikinger in Fjord 1 in die Reihen 1 und 2; gewendet in die Reihen 2 und 3, auf Weizen und Kultstätte. Wende den Drachen und wähle Fjord 1.',
        nl: 'Welk eind vooropgaat, bepaalt wie waar landt. Met de boeg voorop landen je twee Vikingen in fjord 1 in rij 1 en 2; gekeerd in rij 2 en 3, op tarwe en een offerplaats. Keer de draak en kies fjord 1.',
      },
      wants: happens('moors', (event) => event.event === 'moors' && event.fjord === 1 && event.way === 'stern-in'),
      solution: ['moor 1 stern-in'],
      nudge: {
        en: 'Stern first into fjord 1, please. It has been taken back.',
        de: 'Bitte mit dem Heck voran in Fjord 1. Der Zug wurde zurückgenommen.',
        nl: 'Graag met de achtersteven voorop in fjord 1. De zet is teruggenomen.',
      },
    },
  ],
};

const fighting: Lesson = {
  id: 'fighting',
  title: { en: 'Fights and heroes', de: 'Kämpfe und Helden', nl: 'Strijd en helden' },
  steps: [
    {
      position: position({
        step: 'attack',
        fjords: [[], ['yellow-1'], [], []],
        fjord: 1,
        side: 'left',
        crew: ['red', 'none', 'none'],
        standing: [[1, 1, 'blue']],
        hands: [['attack', 'shield'], [], []],
      }),
      say: {
        en: 'Your Viking goes where Blue’s Viking stands: there is a fight. Usually the defender decides how it ends. But you hold the card Attack, and with it they simply lose. Play it: tap the card or the button.',
        de: 'Dein Wikinger geht dorthin, wo einer von Blau steht: Es gibt einen Kampf. Sonst entscheidet der Verteidiger, wie er ausgeht. Aber du hast die Karte Attacke, und damit verliert er einfach. Spiele sie: Tippe auf die Karte oder den Knopf.',
        nl: 'Je Viking gaat naar de plek waar een Viking van Blauw staat: er komt een strijd. Meestal beslist de verdediger hoe die afloopt. Maar jij hebt de kaart Aanval, en daarmee verliest hij gewoon. Speel die: tik op de kaart of de knop.',
      },
      wants: happens('playsAttack'),
      solution: ['attack'],
    },
    {
      position: position({
        step: 'defend',
        active: 2,
        asked: 0,
        fjords: [[], ['yellow-1'], [], []],
        fjord: 1,
        landing: 0,
        side: 'right',
        crew: ['yellow', 'none', 'none'],
        standing: [[2, 1, 'red']],
        walhalla: [1, 1, 1],
      }),
      say: {
        en: 'Now Yellow attacks you. You may win: then one of your heroes must leave Walhalla, and the attacker becomes a hero instead. You have one hero to give. Win this fight.',
        de: 'Jetzt greift Gelb dich an. Du darfst gewinnen: Dann muss einer deiner Helden Walhalla verlassen, und der Angreifer wird zum Helden. Du hast einen Helden zu geben. Gewinne diesen Kampf.',
        nl: 'Nu valt Geel je aan. Je mag winnen: dan moet een van je helden Walhalla verlaten, en de aanvaller wordt een held. Je hebt één held te geven. Win deze strijd.',
      },
      wants: happens('defends'),
      solution: ['win'],
    },
    {
      position: position({
        step: 'defend',
        active: 2,
        asked: 0,
        fjords: [[], ['yellow-1'], [], []],
        fjord: 1,
        side: 'right',
        crew: ['yellow', 'none', 'none'],
        standing: [[2, 1, 'red']],
        walhalla: [0, 1, 1],
        hands: [['shield'], [], []],
      }),
      say: {
        en: 'Without heroes you can win only with a card: the Shield wins any such fight, and costs you no hero. Play it.',
        de: 'Ohne Helden kannst du nur mit einer Karte gewinnen: Der Schutzschild gewinnt jeden solchen Kampf und kostet dich keinen Helden. Spiele ihn aus.',
        nl: 'Zonder helden kun je deze strijd alleen met een kaart winnen: het beschermschild wint elke strijd en kost je geen held. Speel het.',
      },
      wants: happens('playsShield'),
      solution: ['shield'],
    },
    {
      position: position({
        step: 'defend',
        active: 1,
        asked: 0,
        fjords: [[], [], ['blue-0'], []],
        fjord: 2,
        side: 'left',
        crew: ['blue', 'none', 'none'],
        standing: [[2, 1, 'red']],
        walhalla: [1, 1, 2],
      }),
      say: {
        en: 'Losing is often no loss: your Viking enters Walhalla as a hero. Heroes bring new Vikings after the raid, let you win later fights, and score at the end of the game. Let this field go.',
        de: 'Verlieren ist oft kein Verlust: Dein Wikinger zieht als Held in Walhalla ein. Helden bringen nach dem Raubzug neue Wikinger, lassen dich spätere Kämpfe gewinnen und zählen am Ende der Partie. Gib dieses Feld her.',
        nl: 'Verliezen is vaak geen verlies: je Viking gaat als held Walhalla binnen. Helden leveren na de rooftocht nieuwe Vikingen op, laten je later strijd winnen en tellen aan het eind van de partij. Geef dit veld op.',
      },
      wants: happens('falls'),
      solution: ['lose'],
    },
  ],
};

const scoring: Lesson = {
  id: 'scoring',
  title: { en: 'Cards and scoring', de: 'Karten und Wertung', nl: 'Kaarten en waardering' },
  steps: [
    {
      position: position({
        step: 'hunt',
        fjords: [[], [], ['red-0', 'black-1', 'blue-1'], []],
        fjord: 2,
        landing: 0,
        side: 'right',
        standing: [[3, 7, 'red']],
        hands: [['hunt', 'wheat+'], [], []],
      }),
      say: {
        en: 'Your Viking has landed in a forest worth 2, and you hold the card Hunt. Played now, it doubles the points. Go hunting.',
        de: 'Dein Wikinger ist in einem Wald gelandet, der 2 zählt, und du hast die Karte Jagd. Jetzt gespielt, verdoppelt sie die Punkte. Gehe auf die Jagd.',
        nl: 'Je Viking is in een woud geland dat 2 telt, en je hebt de kaart Jacht. Nu gespeeld verdubbelt die de punten. Ga op jacht.',
      },
      wants: happens('hunts'),
      solution: ['hunt'],
    },
    {
      position: position({
        step: 'sell',
        ship: 'red-1',
        wanted: 2,
        midgard: [0, 6, 6],
        points: [5, 0, 0],
        hands: [['village+', 'hunt'], [], []],
      }),
      say: {
        en: 'It is your turn, but Midgard is empty. A Viking from the reserve in Asgard costs you a card and a point. Choose the card you need least.',
        de: 'Du bist am Zug, aber Midgard ist leer. Ein Wikinger aus der Reserve in Asgard kostet dich eine Karte und einen Punkt. Wähle die Karte, die du am wenigsten brauchst.',
        nl: 'Je bent aan de beurt, maar Midgard is leeg. Een Viking uit de reserve in Asgard kost je een kaart en een punt. Kies de kaart die je het minst nodig hebt.',
      },
      wants: happens('sells'),
      solution: ['sell village+'],
    },
    {
      position: position({
        step: 'lay',
        fjords: [['red-1'], ['blue-0', 'yellow-1'], ['black-1'], []],
        midgard: [0, 0, 0],
        walhalla: [2, 1, 3],
        points: [6, 4, 2],
        standing: [
          [1, 1, 'red'],
          [1, 2, 'red'],
          [1, 3, 'blue'],
          [1, 4, 'blue'],
          [2, 1, 'red'],
          [2, 4, 'yellow'],
          [2, 5, 'yellow'],
          [3, 1, 'blue'],
          [3, 3, 'yellow'],
          [3, 5, 'red'],
        ],
        hands: [['wheat+', 'tongue7', 'shield'], [], []],
      }),
      say: {
        en: 'Nobody has a Viking left in Midgard: the raid is over. Now everybody may lay cards face down. The card Wheat fields brings a point for each of your wheat fields, and Tongue 7 makes you stronger by two on the tongue with the golden 7, where Blue is ahead of you. Lay both. The Shield is kept for later.',
        de: 'Niemand hat noch einen Wikinger in Midgard: Der Raubzug ist zu Ende. Jetzt darf jeder Karten verdeckt ausspielen. Die Karte „Weizen“ bringt einen Punkt für jedes deiner Weizenfelder, und „Landzunge 7“ macht dich um zwei stärker auf der Landzunge mit der goldenen 7, wo dir Blau voraus ist. Spiele beide aus. Den Schutzschild behältst du für später.',
        nl: 'Niemand heeft nog een Viking in Midgard: de rooftocht is afgelopen. Nu mag iedereen kaarten gedekt neerleggen. De kaart ‘Tarwevelden’ levert een punt op voor elk van je tarwevelden, en ‘Landtong 7’ maakt je twee sterker op de landtong met de gouden 7, waar Blauw je voor is. Leg beide neer. Het beschermschild bewaar je voor later.',
      },
      wants: happens(
        'reveals',
        (event) =>
          event.event === 'reveals' && event.seat === 0 && event.cards['wheat+'] === 1 && event.cards.tongue7 === 1,
      ),
      solution: ['lay wheat+ tongue7'],
      nudge: {
        en: 'Lay both cards: Wheat fields and Tongue 7. It has been taken back.',
        de: 'Spiele beide Karten aus: Weizen und Landzunge 7. Der Zug wurde zurückgenommen.',
        nl: 'Leg beide kaarten neer: Tarwevelden en Landtong 7. De zet is teruggenomen.',
      },
    },
    {
      say: {
        en: 'After a raid everybody goes home to Asgard, except those in the wheat. Then the players with the most heroes in Walhalla get the most new Vikings for Midgard, and some heroes leave again. After the third raid every field you hold is worth a point, and the most heroes bring six. That is the whole game.',
        de: 'Nach einem Raubzug gehen alle heim nach Asgard, außer wer im Weizen steht. Dann bekommt, wer die meisten Helden in Walhalla hat, auch die meisten neuen Wikinger für Midgard, und einige Helden ziehen wieder aus. Nach dem dritten Raubzug ist jedes Feld, das du hältst, einen Punkt wert, und die meisten Helden bringen sechs. Das ist das ganze Spiel.',
        nl: 'Na een rooftocht gaat iedereen naar huis, naar Asgard, behalve wie in de tarwe staat. Wie de meeste helden in Walhalla heeft, krijgt daarna de meeste nieuwe Vikingen voor Midgard, en enkele helden vertrekken weer. Na de derde rooftocht is elk veld dat je bezet één punt waard, en de meeste helden leveren er zes op. Dat is het hele spel.',
      },
    },
  ],
};

export const lessons: Lesson[] = [sailing, fighting, scoring];
