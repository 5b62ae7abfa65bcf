// Das Brett auf Deutsch.
import type { BoardWords } from '.';

export const de: BoardWords = {
  island: 'Die Insel',
  colours: { red: 'Rot', black: 'Schwarz', lightRed: 'Hellrot', grey: 'Grau' },
  viking: (colour) => `Wikinger von ${colour}`,
  tower: (colour) => `Turm von ${colour}`,
  free: 'frei',
  region: (letter) => `Gebiet ${letter}`,
  offers: {
    settle: 'hier einen Wikinger an Land bringen',
    remove: 'diesen Wikinger von der Insel werfen',
    tower: 'hier einen Turm stellen',
    pick: 'kann ziehen',
    target: 'hierher ziehen',
  },
  inHand: 'in der Hand',
  hint: 'empfohlen',
  whyNotShip:
    'Wikinger gehen bei der Besiedelung zu zweit an Land: Tipp einen freien Punkt an, oder zieh einen dorthin.',
  aboard: (colour, count) => `${colour}: noch ${String(count)} an Bord`,
  shade: 'An Land bringen:',
  tips: {
    settlement: 'Tipp einen leuchtenden Punkt an, oder zieh einen Wikinger vom Schiff dorthin.',
    brawl: 'Tipp einen Gegner mit leuchtendem Ring an.',
    march: 'Tipp einen Wikinger mit leuchtendem Ring an, dann den Punkt, auf den er soll.',
    dawn: 'Tipp einen leuchtenden Punkt an.',
    dusk: 'Tipp einen leuchtenden Punkt an.',
  },
  asks: {
    settle: (player, due) =>
      due === 2
        ? `${player}: Bring zwei Wikinger an Land, auf beliebige freie Punkte.`
        : `${player}: Bring noch einen Wikinger an Land.`,
    remove: (player, due) =>
      `${player}: Die Rauferei! Wirf ${due === 1 ? 'einen gegnerischen' : `${String(due)} gegnerische`} Wikinger von der Insel.`,
    firstTower: (player) => `${player}: Ein Gebiet gehört dir allein. Dort einen Turm stellen oder warten?`,
    tower: (player) => `${player}: Du hast ein Gebiet erobert. Stell deinen Turm auf.`,
    march: (player) => `${player}: Zieh einen Wikinger.`,
    chain: (player, point) => `${player}: Der Wikinger auf ${point} darf weiterfangen oder aufhören.`,
    pass: (player) => `${player}: Keiner deiner Wikinger kann ziehen.`,
    chance: 'Das Los wird gezogen.',
    over: 'Das Spiel ist zu Ende.',
  },
  moves: {
    settle: (point, colour) => `${colour} auf ${point} an Land`,
    remove: (point) => `Wikinger von ${point} werfen`,
    tower: (point) => `Turm auf ${point}`,
    march: (path) => path.replaceAll('-', ' → '),
    decline: 'Jetzt kein Turm',
    stop: 'Hier aufhören',
    pass: 'Passen',
    start: (colour) => `${colour} beginnt`,
  },
  settleRest: 'Den Rest für mich ansiedeln',
  counts: { vikings: 'Wikinger auf der Insel', towers: 'Türme stehen', aboard: 'noch an Bord' },
  allies: (partner) => `mit ${partner}`,
  builder: {
    heading: 'Die Insel',
    usual: 'Die übliche',
    presets: { '2p_A': 'Hohes Eiland', '2p_B': 'Langes Eiland', '3p': 'Drei Ufer', '4p': 'Die große Insel' },
    own: 'Selbst bauen',
    random: 'Zufällig',
    turn: 'Drehen',
    part: (name) => `Teil ${name}`,
    moveHelp: 'Zieh ein Teil, oder wähle es an und nimm die Pfeiltasten; R dreht es.',
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
      name: 'Rauferei: in welcher Folge',
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
    teamTowerFallback: { name: 'Türme des Partners benutzen' },
    standstill: {
      name: 'Gegen das Hin und Her',
      values: {
        mustThreaten: 'Etwas androhen',
        noShuttle: 'Kein Pendeln',
        mustCapture: 'Fangen, wenn man kann',
        off: 'Keine Regel',
      },
    },
    grandBattleGoal: { name: 'Türme für den Sieg in der großen Schlacht' },
    quietPlyDraw: { name: 'Ruhige Züge bis zum Ende' },
  },
};
