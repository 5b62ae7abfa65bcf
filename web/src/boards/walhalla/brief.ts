// The rules in brief: a caption for each picture.
import type { Said } from '../../tutorial/lesson';

export const captions: Record<'board' | 'moor' | 'fields' | 'fight' | 'score' | 'end' | 'cards' | 'allCards', Said> = {
  board: {
    en: 'Draw a ship. Put your Vikings on the neutral seats; the coloured one belongs to the player of that colour, who may sail along.',
    de: 'Ziehe einen Drachen. Setze deine Wikinger auf die neutralen Plätze; der farbige gehört dem Spieler dieser Farbe, der mitfahren darf.',
    nl: 'Trek een draak. Zet je Vikingen op de neutrale plaatsen; de gekleurde is van de speler met die kleur, die mee mag varen.',
  },
  moor: {
    en: 'Choose a fjord and which end goes in first. Then the Vikings go ashore one after the other, nearest to the coast first, to the left or to the right.',
    de: 'Wähle einen Fjord und welches Ende vorausfährt. Dann gehen die Wikinger der Reihe nach an Land, nach links oder nach rechts; zuerst, wer der Küste am nächsten steht.',
    nl: 'Kies een fjord en welk eind vooropgaat. Dan gaan de Vikingen om de beurt aan land, naar links of naar rechts; wie het dichtst bij de kust staat, gaat eerst.',
  },
  fields: {
    en: 'A forest gives points at once, a cult site a card. Villages make you stronger; wheat scores at the end of every raid, and whoever stands there may stay.',
    de: 'Ein Wald gibt sofort Punkte, eine Kultstätte eine Karte. Dörfer machen dich stärker; Weizen bringt am Ende jedes Raubzugs Punkte, und wer darin steht, darf bleiben.',
    nl: 'Een woud geeft meteen punten, een offerplaats een kaart. Dorpen maken je sterker; tarwe levert aan het eind van elke rooftocht punten op, en wie erin staat, mag blijven.',
  },
  fight: {
    en: 'Where an enemy stands, there is a fight. The defender chooses: lose, and gain a hero in Walhalla, or win, and give one up.',
    de: 'Wo ein Gegner steht, wird gekämpft. Der Verteidiger wählt: verlieren und einen Helden in Walhalla bekommen oder gewinnen und einen hergeben.',
    nl: 'Waar een vijandelijke Viking staat, wordt gevochten. De verdediger kiest: verliezen en een held in Walhalla krijgen, of winnen en er een opgeven.',
  },
  score: {
    en: 'After each of three raids the strongest on a tongue gets the golden number, the second the silver one. Heroes in Walhalla bring new Vikings, and points at the end.',
    de: 'Nach jedem der drei Raubzüge bekommt der Stärkste auf einer Landzunge die goldene Zahl, der Zweite die silberne. Helden in Walhalla bringen neue Wikinger und am Ende Punkte.',
    nl: 'Na elk van de drie rooftochten krijgt de sterkste op een landtong het gouden getal, de tweede het zilveren. Helden in Walhalla leveren nieuwe Vikingen op, en aan het eind punten.',
  },
  end: {
    en: 'After the third raid every field you hold brings a point more; the most heroes in Walhalla bring 6, the second most 4. Whoever has the most points wins.',
    de: 'Nach dem dritten Raubzug bringt jedes Feld, das du hältst, noch einen Punkt; die meisten Helden in Walhalla bringen 6, die zweitmeisten 4. Wer die meisten Punkte hat, gewinnt.',
    nl: 'Na de derde rooftocht levert elk veld dat je bezet nog een punt op; de meeste helden in Walhalla leveren 6 op, de op een na meeste 4. Wie de meeste punten heeft, wint.',
  },
  cards: {
    en: 'Some cards are played at once: to hunt, to attack, to shield yourself. All others are laid face down at the end of a raid.',
    de: 'Manche Karten spielst du sofort: zur Jagd, zum Angriff, zum Schutz. Alle anderen spielst du am Ende eines Raubzugs verdeckt aus.',
    nl: 'Sommige kaarten speel je meteen: om te jagen, aan te vallen of je te beschermen. Alle andere leg je aan het eind van een rooftocht gedekt neer.',
  },
  allCards: { en: 'The cards', de: 'Die Karten', nl: 'De kaarten' },
};
