// Het bord in het Nederlands.
import type { BoardWords } from '.';

export const nl: BoardWords = {
  island: 'Het eiland',
  colours: { red: 'Rood', black: 'Zwart', lightRed: 'Lichtrood', grey: 'Grijs' },
  viking: (colour) => `Viking van ${colour}`,
  tower: (colour) => `toren van ${colour}`,
  free: 'vrij',
  region: (letter) => `gebied ${letter}`,
  offers: {
    settle: 'hier een Viking aan land brengen',
    remove: 'deze Viking van het eiland gooien',
    tower: 'hier een toren plaatsen',
    pick: 'kan zetten',
    target: 'hierheen gaan',
  },
  inHand: 'in de hand',
  hint: 'aanbevolen',
  whyNotShip: 'Vikingen gaan bij de kolonisatie per twee aan land: tik een vrij punt aan, of sleep er een heen.',
  aboard: (colour, count) => `${colour}: nog ${String(count)} aan boord`,
  shade: 'Aan land brengen:',
  tips: {
    settlement: 'Tik een oplichtend punt aan, of sleep er een Viking van zijn schip heen.',
    brawl: 'Tik een tegenstander met een oplichtende ring aan.',
    march: 'Tik een Viking met een oplichtende ring aan, dan het punt waar hij heen moet.',
    dawn: 'Tik een oplichtend punt aan.',
    dusk: 'Tik een oplichtend punt aan.',
  },
  asks: {
    settle: (player, due) =>
      due === 2
        ? `${player}: breng twee Vikingen aan land, op vrije punten naar keuze.`
        : `${player}: breng nog één Viking aan land.`,
    remove: (player, due) =>
      `${player}: het gevecht! Gooi ${String(due)} vijandelijke Viking${due === 1 ? '' : 'en'} van het eiland.`,
    firstTower: (player) => `${player}: een gebied is van jou alleen. Daar een toren plaatsen, of wachten?`,
    tower: (player) => `${player}: je hebt een gebied veroverd. Plaats je toren.`,
    march: (player) => `${player}: verzet één Viking.`,
    chain: (player, point) => `${player}: de Viking op ${point} mag verder vangen, of stoppen.`,
    pass: (player) => `${player}: geen van je Vikingen kan zetten.`,
    chance: 'Het lot wordt getrokken.',
    over: 'Het spel is afgelopen.',
  },
  moves: {
    settle: (point, colour) => `${colour} aan land op ${point}`,
    remove: (point) => `Viking van ${point} gooien`,
    tower: (point) => `Toren op ${point}`,
    march: (path) => path.replaceAll('-', ' → '),
    decline: 'Nu geen toren',
    stop: 'Hier stoppen',
    pass: 'Passen',
    start: (colour) => `${colour} begint`,
  },
  settleRest: 'Vestig de rest voor mij',
  counts: { vikings: 'Vikingen op het eiland', towers: 'torens staan', aboard: 'nog aan boord' },
  allies: (partner) => `met ${partner}`,
  builder: {
    heading: 'Het eiland',
    usual: 'Het gewone',
    presets: { '2p_A': 'Hoog eiland', '2p_B': 'Lang eiland', '3p': 'Drie oevers', '4p': 'Het grote eiland' },
    own: 'Zelf bouwen',
    random: 'Willekeurig',
    turn: 'Draaien',
    part: (name) => `Deel ${name}`,
    moveHelp: 'Sleep een deel, of kies het en gebruik de pijltoetsen; R draait het.',
    good: 'Op dit eiland kan gespeeld worden.',
    undo: 'Opnieuw',
  },
  options: {
    mode: { name: 'Spel', values: { standard: 'Gewoon spel', grand: 'Grote veldslag voor twee' } },
    brawlQuota: {
      name: 'Gevecht: hoeveel',
      values: { exact: 'Ieder neemt er precies vier', capOnly: 'Niemand verliest er meer dan vier' },
    },
    brawlMode: {
      name: 'Gevecht: in welke volgorde',
      values: { blockOfFour: 'Vier ineens', oneByOne: 'Om de beurt één' },
    },
    captureWithThirdParty: { name: 'Een derde kleur helpt bij het vangen' },
    captureDuringJump: { name: 'Vangen bij elke landing' },
    chainCapture: { name: 'Verder vangen', values: { optional: 'Mag', mandatory: 'Moet' } },
    conquestMinimum: { name: 'Vikingen nodig om te veroveren' },
    conquestTiming: {
      name: 'Wanneer gebieden worden veroverd',
      values: { startAndEndOfOwnTurn: 'Voor en na de zet', startOfOwnTurn: 'Voor de zet', endOfOwnTurn: 'Na de zet' },
    },
    towerPlacement: {
      name: 'Veroverde gebieden',
      values: { mandatory: 'Moeten een toren krijgen', optional: 'Mogen een toren krijgen' },
    },
    towerPlacementCaptures: { name: 'Een geplaatste toren vangt' },
    towerCaptureConverts: {
      name: 'Een gevangen toren',
      values: { immediate: 'Wordt meteen vervangen', neutralise: 'Wordt alleen verwijderd' },
    },
    reconquestNeedsPresence: { name: 'Toren vervangen alleen met Viking ter plaatse' },
    undefendedTowerFlips: { name: 'Onbewaakte torens vallen' },
    reconquestAgainst: {
      name: 'Wie een toren beschermt',
      values: { allOpponents: 'Elke vijandelijke Viking', ownerOnly: 'Alleen die van de eigenaar' },
    },
    teamTowerFallback: { name: 'Torens van de partner gebruiken' },
    standstill: {
      name: 'Tegen heen-en-weer schuiven',
      values: {
        mustThreaten: 'Iets dreigen',
        noShuttle: 'Niet pendelen',
        mustCapture: 'Vangen als het kan',
        off: 'Geen regel',
      },
    },
    grandBattleGoal: { name: 'Torens om de grote veldslag te winnen' },
    quietPlyDraw: { name: 'Rustige beurten tot het einde' },
  },
};
