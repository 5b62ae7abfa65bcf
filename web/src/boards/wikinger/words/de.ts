// Das Brett auf Deutsch.
import type { BoardWords } from '.';

export const de: BoardWords = {
  island: 'Die Insel',
  colours: { red: 'Rot', black: 'Schwarz', lightRed: 'Hellrot', grey: 'Grau' },
  viking: (colour) => `Wikinger von ${colour}`,
  tower: (colour) => `Turm von ${colour}`,
  own: { viking: 'dein Wikinger', tower: 'dein Turm', aboard: (count) => `Dein Schiff: noch ${String(count)} an Bord` },
  free: 'frei',
  region: (letter) => `Gebiet ${letter}`,
  offers: {
    settle: 'hier einen Wikinger an Land bringen',
    remove: 'diesen Wikinger von der Insel werfen',
    tower: 'hier einen Turm aufstellen',
    pick: 'kann ziehen',
    target: 'hierher ziehen',
  },
  inHand: 'aufgenommen',
  hint: 'empfohlen',
  whyNotShip:
    'Wikinger gehen bei der Besiedelung zu zweit an Land: Tippe einen freien Punkt an oder ziehe einen dorthin.',
  aboard: (colour, count) => `${colour}: noch ${String(count)} an Bord`,
  shade: 'An Land bringen:',
  about: {
    free: (region) => `Ein freier Punkt von Gebiet ${region}.`,
    viking: (colour) =>
      `Ein Wikinger von ${colour}: Gefangen wird er zwischen zwei Gegnern oder zwischen Gegner und Ufer.`,
    own: 'Dein Wikinger: Er geht auf einen Nachbarpunkt oder springt über einzelne Figuren.',
    tower: (colour, region, goal) =>
      `Ein Turm von ${colour}: Gebiet ${region} ist besetzt. Wer ${String(goal)} Türme hat, gewinnt.`,
    ship: (colour, count) => `Das Schiff von ${colour}: noch ${String(count)} an Bord.`,
    ownTower: (region, goal) => `Dein Turm: Gebiet ${region} gehört dir. Wer ${String(goal)} Türme hat, gewinnt.`,
    ownShip: (count) => `Dein Schiff: noch ${String(count)} an Bord.`,
  },
  intents: {
    march: (region) => `Auf Gebiet ${region} habe ich es abgesehen.`,
    remove: (region) => `In Gebiet ${region} seid ihr mir zu viele.`,
  },
  tips: {
    settlement: 'Tippe einen markierten Punkt an oder ziehe einen Wikinger vom Schiff dorthin.',
    brawl: 'Tippe einen markierten Gegner an.',
    march: 'Tippe einen markierten Wikinger an, dann den Punkt, auf den er soll.',
    dawn: 'Tippe einen markierten Punkt an.',
    dusk: 'Tippe einen markierten Punkt an.',
  },
  moves: {
    settle: (point) => `Auf ${point} an Land gehen`,
    settleShade: (point, colour) => `${colour} auf ${point} an Land`,
    remove: (point) => `Wikinger von ${point} werfen`,
    tower: (point) => `Turm auf ${point} stellen`,
    march: (path) => `${path.replaceAll('-', ' → ')} ziehen`,
    decline: 'Jetzt kein Turm',
    stop: 'Hier aufhören',
    pass: 'Passen',
    start: (colour) => `${colour} beginnt`,
  },
  settleRest: 'Den Rest für mich ansiedeln',
  startAtBrawl: 'Mit der Rauferei beginnen: Die Insel wird für alle besiedelt',
  counts: { vikings: 'Wikinger auf der Insel', towers: 'Türme stehen', aboard: 'noch an Bord' },
  allies: (partner) => `mit ${partner}`,
  builder: {
    heading: 'Die Insel',
    presets: { '2p_A': 'Hohes Eiland', '2p_B': 'Langes Eiland', '3p': 'Drei Ufer', '4p': 'Die große Insel' },
    own: 'Selbst bauen',
    random: 'Zufällig',
    turn: 'Drehen',
    part: (regions) => `Teil ${regions}`,
    moveHelp: 'Ziehe ein Teil oder wähle es an und nimm die Pfeiltasten; R dreht es.',
    good: 'Auf dieser Insel lässt sich spielen.',
    undo: 'Von vorn',
  },
  options: {
    mode: { name: 'Spiel', values: { standard: 'Übliches Spiel', grand: 'Große Schlacht zu zweit' } },
    brawlQuota: {
      name: 'Rauferei: wie viele',
      values: { exact: 'Jeder nimmt genau vier', capOnly: 'Niemand verliert mehr als vier' },
    },
    brawlMode: {
      name: 'Rauferei: in welcher Reihenfolge',
      values: { blockOfFour: 'Vier auf einmal', oneByOne: 'Reihum einzeln' },
    },
    captureWithThirdParty: { name: 'Eine dritte Farbe hilft beim Fangen' },
    captureDuringJump: { name: 'Fangen bei jeder Landung' },
    chainCapture: { name: 'Weiterfangen', values: { optional: 'Darf man', mandatory: 'Muss man' } },
    conquestMinimum: { name: 'Wikinger zum Erobern' },
    conquestTiming: {
      name: 'Wann Gebiete erobert werden',
      values: {
        startAndEndOfOwnTurn: 'Vor und nach dem Zug',
        startOfOwnTurn: 'Vor dem Zug',
        endOfOwnTurn: 'Nach dem Zug',
      },
    },
    towerPlacement: {
      name: 'Eroberte Gebiete',
      values: { mandatory: 'Müssen einen Turm bekommen', optional: 'Dürfen einen Turm bekommen' },
    },
    towerPlacementCaptures: { name: 'Aufgestellte Türme fangen' },
    towerCaptureConverts: {
      name: 'Ein gefangener Turm',
      values: { immediate: 'Wird sofort ersetzt', neutralise: 'Wird nur entfernt' },
    },
    reconquestNeedsPresence: { name: 'Turmtausch nur mit Wikinger dort' },
    undefendedTowerFlips: { name: 'Unbewachte Türme fallen' },
    reconquestAgainst: {
      name: 'Wer einen Turm schützt',
      values: { allOpponents: 'Jeder gegnerische Wikinger', ownerOnly: 'Nur die des Besitzers' },
    },
    teamTowerFallback: { name: 'Türme des Verbündeten benutzen' },
    standstill: {
      name: 'Gegen das Hin und Her',
      values: {
        mustThreaten: 'Drohen, fangen oder bauen',
        noShuttle: 'Kein Pendeln',
        mustCapture: 'Fangen, wenn man kann',
        off: 'Keine Regel',
      },
    },
    grandBattleGoal: { name: 'Türme für den Sieg in der großen Schlacht' },
    quietPlyDraw: { name: 'Abbruch nach so vielen Zügen ohne Fang und Turm' },
  },
};
