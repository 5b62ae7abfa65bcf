// The first lessons: place and gather, the feast, laying tiles.
import type { Lesson } from '../../../tutorial/lesson';
import { columnOf, rowOf } from '../kinds';
import { position } from '../position';
import { happens, placed, said } from './wants';

/** Whether this cell of the home board has a minus sign, counted from 1. */
function isMinus(column: number, row: number): boolean {
  if (row > 7) return column <= 12 && column !== row;
  return column >= 8 && column <= 12 && (row > 1 || column === 8);
}
const coversFour = (column: number, row: number) =>
  [0, 1].every((across) => [0, 1].every((up) => isMinus(column + across, row + up)));

const crops = { peas: 1, mead: 1, beans: 1, flax: 1, bow: 1, snare: 1, spear: 1 };

export const gather: Lesson = {
  id: 'gather',
  title: { en: 'Place and gather', de: 'Einsetzen und sammeln', nl: 'Inzetten en verzamelen' },
  steps: [
    {
      position: position({ supply: crops }),
      say: {
        en: 'This round you have six Vikings. On your turn you send some of them to a free action space and use it at once. The column says how many it takes: one in the first, four in the fourth. Send one Viking to the weekly market for beans.',
        de: 'In dieser Runde hast du sechs Wikinger. Wenn du am Zug bist, schickst du einige davon auf ein freies Aktionsfeld und nutzt es sofort. Die Spalte sagt, wie viele es braucht: einen in der ersten, vier in der vierten. Schicke einen Wikinger auf den Wochenmarkt, um Bohnen zu holen.',
        nl: 'Deze ronde heb je zes Vikingen. In je beurt stuur je er een of meer naar een vrij actieveld en gebruik je dat meteen. De kolom zegt hoeveel je er nodig hebt: één in de eerste, vier in de vierde. Stuur één Viking naar de weekmarkt voor bonen.',
      },
      wants: placed('weekly_beans'),
      solution: ['place weekly_beans'],
      nudge: {
        en: 'That would work too, but here it is about the beans: first column, “Weekly market”. It has been taken back.',
        de: 'Auch das ginge, aber hier geht es um die Bohnen: erste Spalte, „Wochenmarkt“. Der Zug wurde zurückgenommen.',
        nl: 'Dat kan ook, maar hier gaat het om de bonen: eerste kolom, ‘Weekmarkt’. De zet is teruggenomen.',
      },
    },
    {
      say: {
        en: 'Beans and a silver coin are yours. Before a turn ends you may lay tiles and coins, buy ships or use cards, and the same goes for almost any other moment. Later. For now, end the turn.',
        de: 'Die Bohnen und ein Silber gehören dir. Bevor ein Zug endet, darfst du Marken und Silber legen, Schiffe kaufen oder Karten nutzen, und das gilt auch zu fast jeder anderen Zeit. Dazu später mehr: Beende jetzt den Zug.',
        nl: 'De bonen en een zilver zijn van jou. Voordat een beurt eindigt, mag je tegels en zilver leggen, schepen kopen of kaarten gebruiken, en dat mag op bijna elk ander moment ook. Dat komt later. Beëindig nu je beurt.',
      },
      wants: said('end'),
      solution: ['end'],
    },
    {
      say: {
        en: 'Two Vikings achieve more than one. Choose the space in the second column that gives you three things from a mountain strip and raises one of your goods.',
        de: 'Zwei Wikinger erreichen mehr als einer. Wähle das Feld in der zweiten Spalte, das dir drei Dinge von einem Bergstreifen gibt und eine deiner Waren aufwertet.',
        nl: 'Twee Vikingen bereiken meer dan één. Kies het veld in de tweede kolom dat je drie dingen van een bergstrook geeft en een van je tegels opwaardeert.',
      },
      wants: placed('mountain_3_upgrade_1'),
      solution: ['place mountain_3_upgrade_1'],
    },
    {
      say: {
        en: 'Mountain strips hold wood, stone, ore and silver, and you take from the front. After every round each strip loses one thing. Take three from one of them: wood builds ships.',
        de: 'Auf Bergstreifen liegen Holz, Stein, Erz und Silber; du nimmst immer von vorn. Nach jeder Runde verliert jeder Streifen ein Teil. Nimm drei von einem Streifen: Aus Holz baust du Schiffe.',
        nl: 'Op bergstroken liggen hout, steen, erts en zilver; je neemt altijd van voren af. Na elke ronde verdwijnt er van elke strook één ding. Neem er drie van één strook: van hout bouw je schepen.',
      },
      wants: happens('takes', (event) => event.count === 3),
      solution: ['take 3 3'],
      nudge: {
        en: 'Take all three of them. It has been taken back.',
        de: 'Nimm gleich alle drei. Der Zug wurde zurückgenommen.',
        nl: 'Neem ze alle drie. De zet is teruggenomen.',
      },
    },
    {
      say: {
        en: 'Goods come in four colours, and an upgrade leads from orange to red, to green, to blue; the shape stays. Orange and red are food. Green and blue cover your boards. Turn your mead into oil.',
        de: 'Waren gibt es in vier Farben, und jede Aufwertung führt eine Farbe weiter: von Orange zu Rot, zu Grün, zu Blau. Die Form bleibt. Orange und Rot sind Nahrung, mit Grün und Blau deckst du Pläne ab. Mache aus deinem Met Öl.',
        nl: 'Goederen zijn er in vier kleuren, en elke opwaardering gaat één kleur verder: van oranje naar rood, naar groen, naar blauw. De vorm blijft gelijk. Oranje en rood zijn voedsel, met groen en blauw bedek je je borden. Maak van je mede olie.',
      },
      wants: happens('upgrades', (event) => event.to === 'oil'),
      solution: ['upgrade mead 1'],
      nudge: {
        en: 'This time the mead, please. It has been taken back.',
        de: 'Diesmal bitte den Met. Der Zug wurde zurückgenommen.',
        nl: 'Deze keer graag de mede. De zet is teruggenomen.',
      },
    },
    {
      say: {
        en: 'That is a turn. Three Vikings also bring you a card, and with four you may play one for free. When your Vikings have been placed, or you pass, the round goes on to income and the feast.',
        de: 'Das war ein Zug. Drei Wikinger bringen dir zusätzlich eine Karte, und mit vier darfst du eine kostenlos ausspielen. Sind alle Wikinger eingesetzt oder hast du gepasst, folgen die Einnahmen und das Festmahl.',
        nl: 'Dat was een beurt. Met drie Vikingen krijg je er ook een kaart bij, en met vier mag je er een gratis spelen. Als je Vikingen op zijn of je past, volgen de inkomsten en het feestmaal.',
      },
    },
  ],
};

export const feast: Lesson = {
  id: 'feast',
  title: { en: 'The feast', de: 'Das Festmahl', nl: 'Het feestmaal' },
  steps: [
    {
      position: position({
        stage: 'feast',
        stack: [{ ask: 'feast', seat: 0 }],
        supply: { peas: 1, mead: 1, beans: 1 },
        feast: { end: 6 },
      }),
      say: {
        en: 'Every round ends with a feast. In the first, six places of the table are to be filled, later ever more. A dish fills as many places as its side is long. Serve the peas with their long side: two places.',
        de: 'Jede Runde endet mit einem Festmahl. In der ersten sind sechs Plätze der Festtafel zu füllen, später immer mehr. Ein Gericht füllt so viele Plätze, wie seine Seite lang ist. Tische die Erbsen längs auf: Das füllt zwei Plätze.',
        nl: 'Elke ronde eindigt met een feestmaal. In de eerste moet je zes plaatsen van de feesttafel vullen, later steeds meer. Een gerecht vult zoveel plaatsen als zijn zijde lang is. Dien de erwten in de lengte op: dat vult twee plaatsen.',
      },
      wants: happens('serves', (event) => event.dish === 'peas' && event.side === 'lengthwise'),
      solution: ['serve peas lengthwise'],
      nudge: {
        en: 'The peas with the long side, please. It has been taken back.',
        de: 'Bitte die Erbsen, und zwar längs. Der Zug wurde zurückgenommen.',
        nl: 'Graag de erwten, in de lengte. De zet is teruggenomen.',
      },
    },
    {
      say: {
        en: 'Orange must not lie beside orange, nor red beside red. So the beans have to wait: the mead, which is red, comes next, with its long side.',
        de: 'Orange darf nicht neben Orange liegen und Rot nicht neben Rot. Die Bohnen müssen also warten: Als Nächstes kommt der rote Met, wieder längs.',
        nl: 'Oranje mag niet naast oranje liggen en rood niet naast rood. De bonen moeten dus wachten: nu is de rode mede aan de beurt, weer in de lengte.',
      },
      wants: happens('serves', (event) => event.dish === 'mead' && event.side === 'lengthwise'),
      solution: ['serve mead lengthwise'],
    },
    {
      say: {
        en: 'Now something orange fits again. The beans fill the last two places.',
        de: 'Jetzt passt wieder etwas Oranges. Die Bohnen füllen die letzten beiden Plätze.',
        nl: 'Nu past er weer iets oranjes. De bonen vullen de laatste twee plaatsen.',
      },
      wants: happens('serves', (event) => event.dish === 'beans'),
      solution: ['serve beans lengthwise'],
    },
    {
      position: position({
        stage: 'feast',
        stack: [{ ask: 'feast', seat: 0 }],
        supply: { silver: 2 },
        feast: { next: 3, end: 6, beside: 'red', served: ['mead'] },
      }),
      say: {
        en: 'Another time: three places are still empty, and the larder too. Silver fills one place each and may lie beside anything. Serve your two coins.',
        de: 'Ein anderes Mal: Drei Plätze sind noch leer, und der Vorrat ist es auch. Jedes Silber füllt einen Platz und darf neben allem liegen. Lege deine zwei Silber auf die Tafel.',
        nl: 'Een andere keer: er zijn nog drie plaatsen leeg, en de voorraad is op. Elk zilver vult één plaats en mag overal naast liggen. Leg je twee zilver op tafel.',
      },
      wants: happens('serves', (event) => event.dish === 'silver'),
      times: 2,
      solution: ['serve silver lengthwise', 'serve silver lengthwise'],
    },
    {
      say: {
        en: 'One place stays empty. That costs you a Thing penalty: three points at the end of the game. It hurts, but it is no disaster. Leave it empty.',
        de: 'Ein Platz bleibt leer. Das kostet dich eine Thingstrafe: drei Punkte am Ende der Partie. Das tut weh, ist aber kein Unglück. Lass ihn leer.',
        nl: 'Eén plaats blijft leeg. Dat kost je een Thingstraf: drie punten aan het eind van de partij. Dat doet pijn, maar het is geen ramp. Laat de plaats leeg.',
      },
      wants: happens('penalties'),
      solution: ['leave'],
    },
    {
      say: {
        en: 'Two more rules: of each kind only one dish may lie with its long side, all others with the short one. And every ship that emigrates makes your table shorter by two places.',
        de: 'Noch zwei Regeln: Von jeder Sorte darf nur ein Gericht längs liegen, alle weiteren liegen quer. Und jedes Schiff, das auswandert, macht deine Tafel um zwei Plätze kürzer.',
        nl: 'Nog twee regels: van elke soort mag maar één gerecht in de lengte liggen, alle andere liggen in de breedte. En elk schip dat emigreert, maakt je tafel twee plaatsen korter.',
      },
    },
  ],
};

export const laying: Lesson = {
  id: 'laying',
  title: { en: 'Laying tiles', de: 'Marken legen', nl: 'Tegels leggen' },
  steps: [
    {
      position: position({ supply: { oil: 1, rune_stone: 1, wool: 1 } }),
      say: {
        en: 'Your home board begins with 86 minus points. Green and blue tiles cover it, and so do silver and ore, at any time. Take the oil from your goods and lay it flat into the lower left corner, onto a1.',
        de: 'Dein Heimatplan beginnt mit 86 Minuspunkten. Grüne und blaue Marken decken ihn ab, ebenso Silber und Erz, und zwar jederzeit. Nimm das Öl aus deinen Waren und lege es waagerecht in die Ecke links unten, auf a1.',
        nl: 'Je dorpsbord begint met 86 minpunten. Je bedekt het met groene en blauwe tegels, en ook met zilver en erts, op elk moment. Pak de olie uit je goederen en leg die liggend in de hoek linksonder, op a1.',
      },
      wants: happens('lays', (event) => event.item === 'oil' && event.cell === 'a1' && event.pose === 0),
      solution: ['lift oil home, lay a1 0'],
      nudge: {
        en: 'Flat into the lower left corner, please. It has been taken back.',
        de: 'Bitte waagerecht in die Ecke links unten. Der Zug wurde zurückgenommen.',
        nl: 'Graag liggend in de hoek linksonder. De zet is teruggenomen.',
      },
    },
    {
      say: {
        en: 'The numbers on the diagonal are your income: every round you get the lowest one that is still open. It was 0, now it is 1. A number may be covered once everything to its left and below it is. Lay the rune stone onto a2, above the oil.',
        de: 'Die Zahlen auf der Diagonale sind deine Einnahmen: Jede Runde bekommst du die niedrigste offene. Das war die 0, jetzt ist es die 1. Eine Zahl darf erst abgedeckt werden, wenn links von ihr und darunter nichts mehr offen ist. Lege den Runenstein auf a2, über das Öl.',
        nl: 'De getallen op de diagonaal zijn je inkomsten: elke ronde krijg je het laagste getal dat nog open is. Dat was 0, nu is het 1. Een getal mag je pas bedekken als er links van en onder dat getal niets meer open is. Leg de runensteen op a2, boven de olie.',
      },
      wants: happens('lays', (event) => event.item === 'rune_stone' && event.cell === 'a2' && event.pose === 0),
      solution: ['lift rune_stone home, lay a2 0'],
    },
    {
      say: {
        en: 'Now the 2 is your income. The wool is left. Green must not touch green along an edge; blue may touch anything. Lay the wool where it covers four minus signs, well away from the oil.',
        de: 'Jetzt ist die 2 deine Einnahme. Es bleibt die Wolle. Grün darf Grün an keiner Kante berühren; Blau darf alles berühren. Lege die Wolle dorthin, wo sie vier Minuszeichen abdeckt, weg vom Öl.',
        nl: 'Nu krijg je 2 per ronde. De wol is over. Groen mag groen nergens langs een rand raken; blauw mag alles raken. Leg de wol waar die vier mintekens bedekt, uit de buurt van de olie.',
      },
      wants: happens('lays', ({ item, cell }) => item === 'wool' && coversFour(columnOf(cell) + 1, rowOf(cell) + 1)),
      solution: ['lift wool home, lay i3 0'],
      nudge: {
        en: 'There it would not cover four minus signs: try the right half of the board. It has been taken back.',
        de: 'Dort würde sie keine vier Minuszeichen abdecken: Versuche es in der rechten Hälfte. Der Zug wurde zurückgenommen.',
        nl: 'Daar bedekt de tegel geen vier mintekens: probeer het in de rechterhelft. De zet is teruggenomen.',
      },
    },
    {
      position: position({
        supply: { silverware: 1 },
        home: [
          { item: 'oil', cells: ['a1', 'b1'] },
          { item: 'rune_stone', cells: ['a2', 'b2'] },
          { item: 'silver', cells: ['a3'] },
          { item: 'silverware', cells: ['c1', 'c2', 'c3'] },
        ],
      }),
      say: {
        en: 'A symbol that stays open while all cells around it are covered is a bonus: you get that thing every round. The mead on b3 is almost surrounded. Close the ring with the silverware: lay it flat onto a4.',
        de: 'Ein Symbol, das offen bleibt, während rundherum alles abgedeckt ist, ist eine Prämie: Du bekommst diese Sache jede Runde. Der Met auf b3 ist fast umschlossen. Schließe den Ring mit dem Tafelsilber: Lege es waagerecht auf a4.',
        nl: 'Een symbool dat open blijft terwijl alles eromheen bedekt is, is een bonus: je krijgt dat elke ronde. De mede op b3 is bijna omsloten. Sluit de ring met het tafelzilver: leg het liggend op a4.',
      },
      wants: happens('lays', (event) => event.item === 'silverware' && event.cell === 'a4' && event.pose === 0),
      solution: ['lift silverware home, lay a4 0'],
    },
    {
      say: {
        en: 'From now on every round brings a mead. Exploration boards are covered by the same rules. Houses also take food: there orange must not touch orange, nor red red.',
        de: 'Von nun an bekommst du jede Runde einen Met. Für Entdeckungspläne gelten dieselben Regeln. In Häuser darf auch Nahrung: Dort darf Orange nicht an Orange grenzen und Rot nicht an Rot.',
        nl: 'Van nu af krijg je elke ronde een mede. Voor ontdekkingsborden gelten dezelfde regels. In huizen mag ook voedsel: daar mag oranje niet aan oranje grenzen en rood niet aan rood.',
      },
    },
  ],
};
