// The rules in brief: a caption for each picture.
import type { Said } from '../../tutorial/lesson';

export type Picture = 'turn' | 'goods' | 'income' | 'bonus' | 'dice' | 'ships' | 'feast' | 'end';

export const captions: Record<Picture, Said> = {
  turn: {
    en: 'On your turn send one to four Vikings to a free action space and use it; the column says how many. Three also bring an occupation card, four let you play one.',
    de: 'Wenn du am Zug bist, schicke einen bis vier Wikinger auf ein freies Aktionsfeld und nutze es; die Spalte sagt, wie viele. Drei bringen dir auch eine Ausbildung, mit vier darfst du eine ausspielen.',
    nl: 'Stuur in je beurt een tot vier Vikingen naar een vrij actieveld en gebruik het; de kolom zegt hoeveel. Met drie krijg je ook een beroepskaart, met vier mag je er een spelen.',
  },
  goods: {
    en: 'An upgrade leads from orange to red, to green, to blue. Orange and red are food for the feast; green and blue cover your boards.',
    de: 'Aufwerten führt von Orange zu Rot, zu Grün, zu Blau. Orange und Rot sind Nahrung für das Festmahl; mit Grün und Blau deckst du deine Pläne ab.',
    nl: 'Opwaarderen gaat van oranje naar rood, naar groen, naar blauw. Oranje en rood zijn voedsel voor het feestmaal; met groen en blauw bedek je je borden.',
  },
  income: {
    en: 'Lay tiles, silver and ore at any time; green never beside green. A number may be covered when nothing is open to its left and below. The lowest open number is your income each round.',
    de: 'Marken, Silber und Erz darfst du jederzeit legen, nur nie Grün an Grün. Eine Zahl darfst du abdecken, wenn links von ihr und darunter nichts offen ist. Die niedrigste offene Zahl sind deine Einnahmen in jeder Runde.',
    nl: 'Tegels, zilver en erts mag je op elk moment leggen, maar nooit groen naast groen. Een getal mag je bedekken als er links van en onder dat getal niets open is. Elke ronde krijg je zoveel zilver als het laagste open getal.',
  },
  bonus: {
    en: 'Leave a symbol open and cover everything around it: then you get that thing at the end of every round but the last.',
    de: 'Lass ein Symbol offen und decke rundherum alles ab: Dann bekommst du diese Sache am Ende jeder Runde außer der letzten.',
    nl: 'Laat een symbool open en bedek alles eromheen: dan krijg je dat aan het eind van elke ronde, behalve de laatste.',
  },
  dice: {
    en: 'Hunting, snares and whaling want low rolls, and you pay the number in wood or weapons. Raids want high ones; stones and swords add to them. Three rolls, then succeed or fail.',
    de: 'Wildjagd, Fallestellen und Walfang wollen niedrige Würfe; die Zahl zahlst du mit Holz oder Waffen. Überfall und Plünderung wollen hohe; Steine und Langschwerter helfen nach. Bis zu drei Würfe, dann Erfolg oder Scheitern.',
    nl: 'Bij jagen, strikken zetten en walvisvangst wil je laag gooien; het getal betaal je met hout of wapens. Bij een overval of plundertocht wil je hoog gooien; stenen en langzwaarden helpen. Hoogstens drie worpen, dan slaag je of niet.',
  },
  ships: {
    en: 'Whaling boats hunt whales, knarrs trade, longships raid; all explore new lands. Large ships can emigrate: many points, and a smaller feast.',
    de: 'Walfangboote fangen Wale, Knorren handeln, Drachenschiffe plündern; alle entdecken neue Länder. Große Schiffe können auswandern: Das bringt viele Punkte und macht das Festmahl kleiner.',
    nl: 'Met walvisboten vang je walvissen, met knarren handel je, met drakenschepen plunder je; met alle schepen ontdek je nieuwe landen. Grote schepen kunnen emigreren: veel punten, en een kleiner feestmaal.',
  },
  feast: {
    en: 'Each round ends with a feast: fill the table with food, no orange beside orange, no red beside red. Silver fills gaps. Every empty place costs three points.',
    de: 'Jede Runde endet mit einem Festmahl: Fülle die Tafel mit Nahrung, nie Orange neben Orange, nie Rot neben Rot. Silber füllt Lücken. Jeder leere Platz kostet drei Punkte.',
    nl: 'Elke ronde eindigt met een feestmaal: vul de tafel met voedsel, nooit oranje naast oranje, nooit rood naast rood. Zilver vult gaten. Elke lege plaats kost drie punten.',
  },
  end: {
    en: 'After the last round ships, lands, houses, animals, cards and silver count. Every open minus sign takes a point away. Whoever has the most points wins; alone, aim for a hundred.',
    de: 'Nach der letzten Runde zählen Schiffe, entdeckte Länder, Häuser, Tiere, Karten und Silber. Jedes offene Minuszeichen kostet einen Punkt. Wer die meisten Punkte hat, gewinnt; allein sind hundert das Ziel.',
    nl: 'Na de laatste ronde tellen schepen, ontdekte landen, huizen, dieren, kaarten en zilver. Elk open minteken kost een punt. Wie de meeste punten heeft, wint; in je eentje is honderd het doel.',
  },
};
