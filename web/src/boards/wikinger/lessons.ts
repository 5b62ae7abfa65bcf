// The lessons of Die Wikinger kommen!: small islands, one idea at a time, every move checked by the engine.
import type { WikingerEvent } from '../../generated/games';
import type { AnyEvent } from '../../engine/protocol';
import type { Lesson, Position, Step } from '../../tutorial/lesson';

const noTrail = { from: '-', to: '-', turnedBack: false };

interface Setup {
  /** The island: drawn, or one of the engine's own. */
  rows?: string[] | string;
  red: string[];
  black: string[];
  redTowers?: string[];
  blackTowers?: string[];
  aboard?: number;
}

const twoRegions = ['aaabbb', 'aaabbb', 'aaabbb', 'aaabbb'];

/** Red to act: to march, or to settle while Vikings are aboard. */
function position({ rows = twoRegions, red, black, redTowers = [], blackTowers = [], aboard = 0 }: Setup): Position {
  return {
    seats: 2,
    options: { island: rows, standstill: 'off' },
    state: {
      vikings: [red, black, [], []],
      towers: [redTowers, blackTowers, [], []],
      aboard: [aboard, aboard, 0, 0],
      fallen: [0, 0, 0, 0],
      toRemove: [0, 0, 0, 0],
      idle: [0, 0, 0, 0],
      trails: [noTrail, noTrail, noTrail, noTrail],
      quiet: 0,
      avenged: 0,
      phase: aboard > 0 ? 'settlement' : 'march',
      ending: 'none',
      turn: 0,
      starter: 0,
      due: Math.min(2, aboard),
      captured: false,
      raised: false,
      hopping: false,
      marcher: '-',
      setOut: '-',
    },
  };
}

const happens =
  (what: WikingerEvent['event'], at?: string): NonNullable<Step['wants']> =>
  ({ events }) =>
    events.some((event: AnyEvent & { at?: string }) => event.event === what && (at === undefined || event.at === at));

const falls = (count: number): NonNullable<Step['wants']> => {
  return ({ events }) => events.filter((event) => event.event === 'vikingFalls').length === count;
};

const walking: Lesson = {
  id: 'walking',
  title: { en: 'Stepping and jumping', de: 'Ziehen und springen', nl: 'Stappen en springen' },
  steps: [
    {
      position: position({ red: ['b3'], black: ['a1', 'e2'] }),
      say: {
        en: 'This is a small island with two regions, A and B. You play Red. On your turn you move one Viking: it steps to a free neighbouring point, never diagonally. Choose your Viking, then a glowing point.',
        de: 'Das ist eine kleine Insel mit zwei Gebieten, A und B. Du spielst Rot. Wenn du dran bist, zieht einer deiner Wikinger: einen Schritt auf einen freien Nachbarpunkt, nie schräg. Wähle deinen Wikinger und dann einen leuchtenden Punkt.',
        nl: 'Dit is een klein eiland met twee gebieden, A en B. Jij speelt met Rood. In je beurt verzet je één Viking: een stap naar een vrij buurpunt, nooit schuin. Kies je Viking en dan een oplichtend punt.',
      },
      wants: happens('marches'),
      solution: ['b3-b2'],
    },
    {
      position: position({ red: ['b3', 'c3'], black: ['a1', 'e2'] }),
      say: {
        en: 'Instead of stepping, a Viking may jump: straight over one figure beside it, friend or enemy, onto the free point behind. Whoever is jumped over comes to no harm. Jump over your own Viking, from b3 to d3.',
        de: 'Statt zu gehen, darf ein Wikinger springen: geradeaus über eine Figur neben ihm, eigene oder fremde, auf den freien Punkt dahinter. Wer übersprungen wird, dem geschieht nichts. Springe über deinen eigenen Wikinger, von b3 nach d3.',
        nl: 'In plaats van te stappen mag een Viking springen: recht over één stuk naast hem, eigen of vijandelijk, naar het vrije punt erachter. Met het stuk waar je overheen springt, gebeurt niets. Spring over je eigen Viking, van b3 naar d3.',
      },
      wants: happens('marches', 'd3'),
      solution: ['b3-d3'],
    },
    {
      position: position({ red: ['a1', 'c2'], black: ['b1', 'd3'] }),
      say: {
        en: 'Jumps can be strung together, in any direction, as often as you like. Follow the dotted line: take the Viking on a1 all the way to e3.',
        de: 'Sprünge lassen sich aneinanderreihen, in jede Richtung und so oft du willst. Folge der gepunkteten Linie: Bringe den Wikinger von a1 bis nach e3.',
        nl: 'Sprongen mag je aaneenrijgen, in elke richting, zo vaak je wilt. Volg de stippellijn: breng de Viking van a1 helemaal naar e3.',
      },
      wants: happens('marches', 'e3'),
      solution: ['a1-e3'],
    },
  ],
};

const catching: Lesson = {
  id: 'catching',
  title: { en: 'Capturing', de: 'Fangen', nl: 'Vangen' },
  steps: [
    {
      position: position({ red: ['b2', 'd3'], black: ['c2', 'a4', 'f4'] }),
      say: {
        en: 'An enemy is captured when your Viking ends its move beside it and another of your figures stands right behind it, in one line. Go from d3 to d2: the black Viking on c2 is captured between two of yours.',
        de: 'Ein Gegner wird gefangen, wenn dein Wikinger seinen Zug neben ihm beendet und genau dahinter, in einer Linie, noch eine Figur von dir steht. Ziehe von d3 nach d2: Der schwarze Wikinger auf c2 sitzt zwischen zweien von dir.',
        nl: 'Een vijandelijk stuk wordt gevangen als jouw Viking zijn zet ernaast eindigt en er recht achter, op één lijn, nog een stuk van jou staat. Ga van d3 naar d2: de zwarte Viking op c2 zit tussen twee van jou.',
      },
      wants: happens('vikingFalls', 'c2'),
      solution: ['d3-d2'],
    },
    {
      position: position({ red: ['c3', 'a4'], black: ['c1', 'a1', 'f4'] }),
      say: {
        en: 'The water helps. Whoever stands on the shore is captured by a single Viking that comes from the land side. Capture the Viking on c1.',
        de: 'Das Wasser hilft mit. Wer am Ufer steht, wird schon von einem einzigen Wikinger gefangen, der von der Landseite kommt. Fange den Wikinger auf c1.',
        nl: 'Het water helpt. Wie aan de kust staat, wordt al gevangen door één Viking die van de landkant komt. Vang de Viking op c1.',
      },
      wants: happens('vikingFalls', 'c1'),
      solution: ['c3-c2'],
    },
    {
      position: position({ red: ['c3', 'a1'], black: ['b2', 'd2'] }),
      say: {
        en: 'Only the player who moves captures. So it is safe to step between two enemies. Try it: from c3 to c2. Nothing happens to you; the trap would have to be set again.',
        de: 'Fangen kann nur, wer zieht. Darum darfst du dich gefahrlos zwischen zwei Gegner stellen. Versuche es: von c3 nach c2. Dir geschieht nichts; die Falle müsste neu gestellt werden.',
        nl: 'Alleen wie aan zet is, vangt. Je kunt dus veilig tussen twee vijandelijke stukken gaan staan. Probeer het: van c3 naar c2. Je overkomt niets; de val zou opnieuw gezet moeten worden.',
      },
      wants: happens('marches', 'c2'),
      solution: ['c3-c2'],
    },
    {
      position: position({ red: ['c1', 'a3', 'e3'], black: ['c2', 'b3', 'd3', 'c4', 'f1'] }),
      say: {
        en: 'One move can capture up to three at once: left, right and ahead. Look for the jump that does it.',
        de: 'Ein Zug kann bis zu drei auf einmal fangen: links, rechts und voraus. Suche den Sprung, der das schafft.',
        nl: 'Eén zet kan er hoogstens drie tegelijk vangen: links, rechts en vooruit. Zoek de sprong die dat doet.',
      },
      wants: falls(3),
      solution: ['c1-c3'],
      nudge: {
        en: 'There is more to be had. Where could one Viking stand between three enemies? It has been taken back.',
        de: 'Da ist mehr zu holen. Wo stünde ein Wikinger zwischen drei Gegnern? Der Zug wurde zurückgenommen.',
        nl: 'Er valt meer te halen. Waar staat één Viking tussen drie vijandelijke stukken? De zet is teruggenomen.',
      },
    },
    {
      position: position({ red: ['b2', 'd3'], black: ['c2', 'f2', 'a4', 'f4'] }),
      say: {
        en: 'After a capture the same Viking may move again at once, if that captures again. First capture the Viking on c2.',
        de: 'Nach einem Fang darf derselbe Wikinger gleich noch einmal ziehen, wenn er dabei wieder fängt. Fange zuerst den Wikinger auf c2.',
        nl: 'Na een vangst mag dezelfde Viking meteen nog eens verder, als hij dan weer vangt. Vang eerst de Viking op c2.',
      },
      wants: happens('vikingFalls', 'c2'),
      solution: ['d3-d2'],
    },
    {
      say: {
        en: 'You still hold your Viking. You could stop here; but one step to the right there is another, with its back to the water.',
        de: 'Du hältst deinen Wikinger noch fest. Du könntest hier aufhören; aber einen Schritt weiter rechts steht noch einer mit dem Rücken zum Wasser.',
        nl: 'Je hebt je Viking nog vast. Je kunt hier stoppen; maar één stap naar rechts staat er nog een met zijn rug naar het water.',
      },
      wants: happens('vikingFalls', 'f2'),
      solution: ['d2-e2'],
    },
  ],
};

const conquering: Lesson = {
  id: 'conquering',
  title: { en: 'Regions and towers', de: 'Gebiete und Türme', nl: 'Gebieden en torens' },
  steps: [
    {
      position: position({ red: ['d2', 'f3'], black: ['e2', 'a1', 'b4'] }),
      say: {
        en: 'A region is yours when at least one of your Vikings stands in it and no enemy figure does. One black Viking is left in region B. Capture it.',
        de: 'Ein Gebiet gehört dir, wenn mindestens ein Wikinger von dir darin steht und keine gegnerische Figur. In Gebiet B ist noch ein schwarzer Wikinger. Fange ihn.',
        nl: 'Een gebied is van jou als er minstens één Viking van jou staat en geen vijandelijk stuk. In gebied B staat nog één zwarte Viking. Vang hem.',
      },
      wants: happens('vikingFalls', 'e2'),
      solution: ['f3-f2'],
    },
    {
      say: {
        en: 'Region B is conquered: put up a tower on any free point in it. Not on the shore, if you can help it: there a tower is as easily captured as a Viking.',
        de: 'Gebiet B ist erobert: Stelle einen Turm auf einen beliebigen freien Punkt darin. Möglichst nicht ans Ufer: Dort wird ein Turm so leicht gefangen wie ein Wikinger.',
        nl: 'Gebied B is veroverd: plaats een toren op een vrij punt erin. Liever niet aan de kust: daar wordt een toren even makkelijk gevangen als een Viking.',
      },
      wants: happens('towerRises'),
      solution: ['tower e3'],
    },
    {
      position: position({ red: ['d2', 'b3'], black: ['e4', 'a1'], blackTowers: ['f2'] }),
      say: {
        en: 'Towers never move, but they can be captured. Black has put one on the shore, on f2. Capture it: your own tower takes its place.',
        de: 'Türme ziehen nie, aber sie lassen sich fangen. Schwarz hat einen ans Ufer gestellt, auf f2. Fange ihn: Dein eigener Turm tritt an seine Stelle.',
        nl: 'Torens blijven altijd staan, maar ze zijn te vangen. Zwart heeft er een aan de kust geplaatst, op f2. Vang hem: jouw eigen toren komt ervoor in de plaats.',
      },
      wants: happens('towerRises', 'f2'),
      solution: ['d2-e2'],
    },
    {
      position: position({
        rows: ['aabbcc', 'aabbcc', 'aabbcc', 'aabbcc'],
        red: ['a2', 'c2', 'e2', 'd4'],
        black: ['f3', 'b1', 'd1'],
        redTowers: ['a3', 'c3'],
      }),
      say: {
        en: 'With two or three players, three towers win the game. You have two. Clear region C …',
        de: 'Zu zweit und zu dritt gewinnt, wer drei Türme hat. Du hast zwei. Räume Gebiet C …',
        nl: 'Met twee of drie spelers win je met drie torens. Je hebt er twee. Maak gebied C vrij …',
      },
      wants: happens('vikingFalls', 'f3'),
      solution: ['e2-e3'],
    },
    {
      say: {
        en: '… and put up the third tower.',
        de: '… und stelle den dritten Turm auf.',
        nl: '… en plaats de derde toren.',
      },
      wants: happens('sideWins'),
      solution: ['tower e2'],
    },
  ],
};

const beginning: Lesson = {
  id: 'beginning',
  title: { en: 'How a game begins', de: 'Wie eine Partie beginnt', nl: 'Hoe een partij begint' },
  steps: [
    {
      position: position({
        rows: '2p_A',
        red: ['c1', 'd2', 'e3', 'h3', 'd4', 'e4', 'i4', 'e5', 'a6', 'd6', 'f6', 'e7', 'c10', 'd10', 'b11', 'c11'],
        black: ['d1', 'd3', 'c4', 'g4', 'h4', 'b5', 'g5', 'b6', 'c7', 'c8', 'd8', 'c9', 'e9', 'f9', 'a10', 'b10'],
        aboard: 2,
      }),
      say: {
        en: 'A real island for two. First everybody comes ashore: in turn, two Vikings each, on any free points, until all 18 stand. Here only the last two of each side are missing. Bring your two ashore: tap, or drag them from the ship.',
        de: 'Eine richtige Insel für zwei. Zuerst gehen alle an Land: reihum je zwei Wikinger, auf beliebige freie Punkte, bis alle 18 stehen. Hier fehlen nur noch die letzten zwei von jeder Seite. Bringe deine zwei an Land: tippen oder vom Schiff herüberziehen.',
        nl: 'Een echt eiland voor twee. Eerst gaat iedereen aan land: om de beurt twee Vikingen, op vrije punten naar keuze, tot alle 18 er staan. Hier ontbreken alleen de laatste twee van elke kant. Breng je twee aan land: tik, of sleep ze van het schip.',
      },
      wants: happens('settles'),
      times: 2,
      solution: ['settle c2', 'settle f2'],
      answered: true,
    },
    {
      say: {
        en: 'Then comes the brawl: everybody throws four enemy Vikings off the island. Choose whom you would like to see gone, for instance the only enemy in a region.',
        de: 'Dann kommt die Rauferei: Jeder wirft vier gegnerische Wikinger von der Insel. Suche dir aus, wen du los sein willst, zum Beispiel den einzigen Gegner in einem Gebiet.',
        nl: 'Dan komt het gevecht: iedereen gooit vier vijandelijke Vikingen van het eiland. Kies wie je kwijt wilt, bijvoorbeeld de enige vijandelijke Viking in een gebied.',
      },
      wants: happens('removed'),
      times: 4,
      solution: ['remove d1', 'remove d3', 'remove g4', 'remove h4'],
      answered: true,
    },
    {
      say: {
        en: 'Whoever now stands alone in a region may put up a tower there at once. Then the moving begins, as you have learned. That is the whole game.',
        de: 'Wer jetzt in einem Gebiet allein steht, darf dort gleich einen Turm aufstellen. Danach wird gezogen, wie du es gelernt hast. Das ist das ganze Spiel.',
        nl: 'Wie nu alleen in een gebied staat, mag daar meteen een toren plaatsen. Daarna verzet je je Vikingen, zoals je hebt geleerd. Dat is het hele spel.',
      },
    },
  ],
};

export const lessons: Lesson[] = [walking, catching, conquering, beginning];
