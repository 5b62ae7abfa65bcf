// The further lessons: ships and dice, exploring and trading, cards.
import type { Lesson } from '../../../tutorial/lesson';
import { position } from '../position';
import { happens, placed } from './wants';

export const dice: Lesson = {
  id: 'dice',
  title: { en: 'Ships and dice', de: 'Schiffe und Würfel', nl: 'Schepen en dobbelstenen' },
  steps: [
    {
      position: position({ supply: { wood: 1, bow: 8 } }),
      say: {
        en: 'Wood becomes ships. Whaling boats hunt whales, knarrs trade, longships raid, and all of them explore. Build a whaling boat: one Viking, one wood.',
        de: 'Aus Holz werden Schiffe. Walfangboote fangen Wale, Knorren handeln, Drachenschiffe plündern, und alle gehen auf Entdeckungsfahrt. Baue ein Walfangboot: ein Wikinger, ein Holz.',
        nl: 'Van hout maak je schepen. Met walvisboten vang je walvissen, met knarren drijf je handel, met drakenschepen plunder je, en met allemaal ga je op ontdekking. Bouw een walvisboot: één Viking, één hout.',
      },
      wants: placed('build_whaling_boat'),
      solution: ['place build_whaling_boat'],
    },
    {
      say: {
        en: 'Your boat lies in the bay; ships count at the end of the game. Now the dice: go hunting with a single Viking.',
        de: 'Dein Boot liegt in der Bucht; am Ende der Partie bringen Schiffe Punkte. Jetzt zu den Würfeln: Geh mit einem einzigen Wikinger auf Wildjagd.',
        nl: 'Je boot ligt in de baai; aan het eind van de partij zijn schepen punten waard. Nu de dobbelstenen: ga met één Viking op wild jagen.',
      },
      wants: placed('hunting_game_1'),
      solution: ['place hunting_game_1'],
    },
    {
      say: {
        en: 'You may roll up to three times; each roll cancels the one before. When hunting you want a low number, for that is what success costs: in bows, or in wood. Roll.',
        de: 'Du darfst bis zu dreimal würfeln; es zählt immer der letzte Wurf. Bei der Jagd willst du eine niedrige Zahl, denn so viel kostet der Erfolg: in Bögen oder in Holz. Würfle.',
        nl: 'Je mag hoogstens drie keer gooien; alleen de laatste worp telt. Bij de jacht wil je een laag getal, want zoveel kost het om te slagen: in bogen of in hout. Gooi.',
      },
      wants: happens('rolls'),
      solution: ['roll'],
    },
    {
      say: {
        en: 'You have eight bows, so whatever the die shows you can pay for it. Pay, and the hide and the game meat are yours.',
        de: 'Du hast acht Bögen, also kannst du jedes Ergebnis bezahlen. Zahle, und Fell und Wildfleisch gehören dir.',
        nl: 'Je hebt acht bogen, dus je kunt elk getal betalen. Betaal, en het vel en het wildvlees zijn van jou.',
      },
      wants: happens('succeeds', (event) => event.action === 'hunting_game'),
      solution: ['pay 0'],
      nudge: {
        en: 'Here you can simply pay with your bows. It has been taken back.',
        de: 'Hier kannst du einfach mit deinen Bögen zahlen. Der Zug wurde zurückgenommen.',
        nl: 'Hier kun je gewoon met je bogen betalen. De zet is teruggenomen.',
      },
    },
    {
      position: position({ supply: { stone: 1, long_sword: 2 }, bay: { longships: [1, 0, 0, 0] } }, 'raid6'),
      say: {
        en: 'With a longship you can raid, and then you want high numbers. Send one Viking raiding.',
        de: 'Mit einem Drachenschiff kannst du einen Überfall wagen, und da willst du hohe Zahlen. Schicke einen Wikinger auf Überfall.',
        nl: 'Met een drakenschip kun je een overval doen, en dan wil je hoge getallen. Stuur één Viking op overval.',
      },
      wants: placed('raiding'),
      solution: ['place raiding'],
    },
    {
      say: {
        en: 'Stones and long swords that you spend add one each to the result. Roll first, then decide.',
        de: 'Steine und Langschwerter, die du ausgibst, erhöhen das Ergebnis um je eins. Würfle erst und entscheide dann.',
        nl: 'Elke steen en elk langzwaard dat je uitgeeft, verhoogt het resultaat met één. Gooi eerst en beslis dan.',
      },
      wants: happens('rolls'),
      solution: ['roll'],
    },
    {
      say: {
        en: 'Now take a blue or grey tile as loot. The number on its sword must not be higher than your result; what is missing is paid in stones and swords. Take what you like.',
        de: 'Nimm nun eine blaue oder graue Marke als Beute. Ihr Schwertwert darf nicht höher sein als dein Ergebnis; was fehlt, zahlst du mit Steinen und Schwertern. Nimm, was dir gefällt.',
        nl: 'Neem nu een blauwe of grijze tegel als buit. De zwaardwaarde mag niet hoger zijn dan je resultaat; wat je tekortkomt, betaal je met stenen en zwaarden. Neem wat je wilt.',
      },
      wants: happens('succeeds', (event) => event.action === 'raiding'),
      solution: ['loot silk 0'],
      nudge: {
        en: 'Take some loot this time. It has been taken back.',
        de: 'Nimm diesmal eine Beute. Der Zug wurde zurückgenommen.',
        nl: 'Neem deze keer een buit. De zet is teruggenomen.',
      },
    },
  ],
};

export const exploring: Lesson = {
  id: 'exploring',
  title: { en: 'Across the sea', de: 'Übers Meer', nl: 'Over zee' },
  steps: [
    {
      position: position({ supply: { oil: 1 }, bay: { boats: [1, 0] } }),
      say: {
        en: 'Four exploration boards lie on display. Near ones can be reached by any ship, far ones only by large ships. Send one Viking to explore Shetland or the Faroe Islands.',
        de: 'Vier Entdeckungspläne liegen aus. Die nahen erreicht jedes Schiff, die fernen nur ein großes. Schicke einen Wikinger aus, um die Shetland- oder die Färöer-Inseln zu entdecken.',
        nl: 'Er liggen vier ontdekkingsborden klaar. De nabije kun je met elk schip bereiken, de verre alleen met een groot schip. Stuur één Viking erop uit om Shetland of de Faeröer te ontdekken.',
      },
      wants: placed('explore_near'),
      solution: ['place explore_near'],
    },
    {
      say: {
        en: 'Shetland is worth six points, and the minus signs on it count against you until you cover them. Explore Shetland. Your ship stays with you.',
        de: 'Die Shetland-Inseln sind sechs Punkte wert; ihre Minuszeichen kosten dich Punkte, bis du sie abdeckst. Entdecke die Shetland-Inseln. Dein Schiff behältst du.',
        nl: 'Shetland is zes punten waard, maar de mintekens erop kosten je punten tot je ze bedekt. Ontdek Shetland. Je schip blijft van jou.',
      },
      wants: happens('explores', (event) => event.face === 'shetland'),
      solution: ['explore shetland'],
    },
    {
      say: {
        en: 'The board is yours for good, with an income and bonuses of its own. Lay your oil there: on a2 it covers the 0.',
        de: 'Der Plan gehört nun für immer dir, mit eigenen Einnahmen und Prämien. Lege dein Öl darauf: Auf a2 deckt es die 0 ab.',
        nl: 'Het bord is nu voorgoed van jou, met eigen inkomsten en bonussen. Leg je olie erop: op a2 bedekt die de 0.',
      },
      wants: happens('lays', (event) => event.place === 'A'),
      solution: ['lift oil A, lay a2 0'],
    },
    {
      position: position({ supply: { oil: 1, hide: 1, silver: 1 }, bay: { knarrs: 1 } }),
      say: {
        en: 'A knarr trades. For one silver, overseas trading turns one green tile of each kind to its blue side. Blue may lie beside everything. Send one Viking.',
        de: 'Eine Knorr treibt Handel. Für ein Silber drehst du beim Fernhandel von jeder grünen Sorte eine Marke auf ihre blaue Seite. Blau darf neben allem liegen. Schicke einen Wikinger.',
        nl: 'Met een knarr drijf je handel. Voor één zilver draai je bij overzeese handel van elke groene soort één tegel om naar de blauwe kant. Blauw mag overal naast liggen. Stuur één Viking.',
      },
      wants: placed('overseas_trade_1'),
      solution: ['place overseas_trade_1'],
    },
    {
      say: {
        en: 'Turn over both tiles, the oil and the hide.',
        de: 'Drehe beide Waren um, das Öl und das Fell.',
        nl: 'Draai beide tegels om, de olie en het vel.',
      },
      wants: happens('upgrades'),
      times: 2,
      solution: ['turn oil', 'turn hide'],
    },
    {
      position: position({ supply: { silver: 1 }, bay: { knarrs: 1 } }),
      say: {
        en: 'In the end a large ship can emigrate. That costs as much silver as the number of the round, so early is cheap: one silver now. Send two Vikings to the emigration.',
        de: 'Ein großes Schiff kann auch auswandern. Das kostet so viel Silber, wie die Runde zählt; früh ist es also billig: jetzt ein Silber. Schicke zwei Wikinger zur Auswanderung.',
        nl: 'Een groot schip kan ook emigreren. Dat kost zoveel zilver als het nummer van de ronde, dus vroeg is goedkoop: nu één zilver. Stuur twee Vikingen naar de emigratie.',
      },
      wants: placed('emigrate_2'),
      solution: ['place emigrate_2'],
    },
    {
      say: {
        en: 'The knarr would be worth 5 points in the bay. Emigrated it is worth 18, and from now on the feast needs two places less. Let it go.',
        de: 'In der Bucht wäre die Knorr 5 Punkte wert. Ausgewandert ist sie 18 wert, und von nun an braucht das Festmahl zwei Plätze weniger. Lass sie ziehen.',
        nl: 'In de baai zou de knarr 5 punten waard zijn. Geëmigreerd is die er 18 waard, en van nu af zijn er bij het feestmaal twee plaatsen minder te vullen. Laat de knarr gaan.',
      },
      wants: happens('emigrates'),
      solution: ['emigrate knarr 0'],
    },
  ],
};

export const cards: Lesson = {
  id: 'cards',
  title: { en: 'Occupations', de: 'Ausbildungen', nl: 'Beroepen' },
  steps: [
    {
      position: position({ supply: { salt_meat: 2 }, hand: ['tanner', 'fruit_picker'] }),
      say: {
        en: 'You hold two occupations that only you can see. Cards in the hand do nothing; they have to be played. Send two Vikings to the space where up to two occupations are played.',
        de: 'Du hast zwei Ausbildungen auf der Hand, die nur du siehst. Auf der Hand bewirken sie nichts; du musst sie ausspielen. Schicke zwei Wikinger auf das Feld, auf dem du bis zu zwei Ausbildungen ausspielen darfst.',
        nl: 'Je hebt twee beroepskaarten in de hand die alleen jij ziet. In je hand doen ze niets; je moet ze spelen. Stuur twee Vikingen naar het veld waar je hoogstens twee beroepen mag spelen.',
      },
      wants: placed('play_occupations_2'),
      solution: ['place play_occupations_2'],
    },
    {
      say: {
        en: 'Some cards work once, at the moment they are played. The Fruit Picker brings fruits. Play that card.',
        de: 'Manche Karten wirken einmal, und zwar beim Ausspielen. Der Obstpflücker bringt dir Obst. Spiele diese Karte aus.',
        nl: 'Sommige kaarten werken één keer, op het moment dat je ze speelt. De Fruitplukker levert fruit op. Speel die kaart.',
      },
      wants: happens('cardPlayed', (event) => event.card === 'fruit_picker'),
      solution: ['play fruit_picker'],
    },
    {
      say: {
        en: 'Others help you for the rest of the game. With the Tanner you may turn salt meat into hides whenever you like. Play that one too.',
        de: 'Andere helfen dir für den Rest der Partie. Mit dem Gerber darfst du jederzeit aus Pökelfleisch Felle machen. Spiele auch diese Karte aus.',
        nl: 'Andere helpen je de rest van de partij. Met de Leerlooier mag je op elk moment van pekelvlees vellen maken. Speel die kaart ook.',
      },
      wants: happens('cardPlayed', (event) => event.card === 'tanner'),
      solution: ['play tanner'],
    },
    {
      say: {
        en: 'The salt meat is red and would only be food. A hide is green and covers your board. Use the Tanner.',
        de: 'Das Pökelfleisch ist rot und wäre nur Nahrung. Ein Fell ist grün und deckt deinen Plan ab. Nutze den Gerber.',
        nl: 'Het pekelvlees is rood en zou alleen voedsel zijn. Een vel is groen en bedekt je bord. Gebruik de Leerlooier.',
      },
      wants: happens('cardWorks', (event) => event.card === 'tanner'),
      solution: ['use tanner 1'],
    },
    {
      say: {
        en: 'Many cards are also worth points at the end. That is all you need: after seven rounds ships, boards, houses, animals, cards and silver count, open minus signs and penalties are taken off. Alone, a hundred points are a fine goal.',
        de: 'Viele Karten bringen am Ende auch Punkte. Mehr brauchst du nicht: Nach sieben Runden zählen Schiffe, Pläne, Häuser, Tiere, Karten und Silber; offene Minuszeichen und Thingstrafen werden abgezogen. Allein sind hundert Punkte ein schönes Ziel.',
        nl: 'Veel kaarten zijn aan het eind ook punten waard. Meer heb je niet nodig: na zeven rondes tellen schepen, borden, huizen, dieren, kaarten en zilver; open mintekens en Thingstraffen gaan eraf. In je eentje is honderd punten een mooi doel.',
      },
    },
  ],
};
