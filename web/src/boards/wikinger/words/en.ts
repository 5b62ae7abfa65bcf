// The board in English.
import type { BoardWords } from '.';

export const en: BoardWords = {
  island: 'The island',
  colours: { red: 'Red', black: 'Black', lightRed: 'Light Red', grey: 'Grey' },
  viking: (colour) => `Viking of ${colour}`,
  tower: (colour) => `tower of ${colour}`,
  free: 'free',
  region: (letter) => `region ${letter}`,
  offers: {
    settle: 'bring a Viking ashore here',
    remove: 'throw this Viking off the island',
    tower: 'put up a tower here',
    pick: 'can move',
    target: 'move here',
  },
  inHand: 'in hand',
  hint: 'recommended',
  whyNotShip: 'Vikings go ashore two at a time while the island is settled: touch a free point, or drag one there.',
  aboard: (colour, count) => `${colour}: ${String(count)} still aboard`,
  shade: 'Bring ashore:',
  tips: {
    settlement: 'Touch a glowing point, or drag a Viking there from its ship.',
    brawl: 'Touch an enemy in a glowing ring.',
    march: 'Touch a Viking in a glowing ring, then the point it shall go to.',
    dawn: 'Touch a glowing point.',
    dusk: 'Touch a glowing point.',
  },
  asks: {
    settle: (player, due) =>
      due === 2
        ? `${player}: bring two Vikings ashore, on any free points.`
        : `${player}: bring one more Viking ashore.`,
    remove: (player, due) =>
      `${player}: the brawl! Throw ${String(due)} enemy Viking${due === 1 ? '' : 's'} off the island.`,
    firstTower: (player) => `${player}: a region is yours alone. Put up a tower there, or wait?`,
    tower: (player) => `${player}: you have conquered a region. Put up your tower.`,
    march: (player) => `${player}: move one Viking.`,
    chain: (player, point) => `${player}: the Viking on ${point} may catch on, or stop.`,
    pass: (player) => `${player}: none of your Vikings can move.`,
    chance: 'The lot is drawn.',
    over: 'The game is over.',
  },
  moves: {
    settle: (point, colour) => `${colour} ashore on ${point}`,
    remove: (point) => `Throw the Viking off ${point}`,
    tower: (point) => `Tower on ${point}`,
    march: (path) => path.replaceAll('-', ' → '),
    decline: 'No tower now',
    stop: 'Stop here',
    pass: 'Pass',
    start: (colour) => `${colour} begins`,
  },
  settleRest: 'Settle the rest for me',
  counts: { vikings: 'Vikings on the island', towers: 'towers standing', aboard: 'still aboard' },
  allies: (partner) => `with ${partner}`,
  builder: {
    heading: 'The island',
    usual: 'The usual one',
    presets: { '2p_A': 'Tall isle', '2p_B': 'Long isle', '3p': 'Three shores', '4p': 'The great island' },
    own: 'Build your own',
    random: 'At random',
    turn: 'Turn',
    part: (name) => `Part ${name}`,
    moveHelp: 'Drag a part, or focus it and use the arrow keys; R turns it.',
    good: 'This island is good to play on.',
    undo: 'Start again',
  },
  options: {
    mode: { name: 'Game', values: { standard: 'Usual game', grand: 'Grand battle for two' } },
    brawlQuota: {
      name: 'Brawl: how many',
      values: { exact: 'Everybody takes exactly four', capOnly: 'Nobody loses more than four' },
    },
    brawlMode: { name: 'Brawl: in which order', values: { blockOfFour: 'Four at once', oneByOne: 'One at a time' } },
    captureWithThirdParty: { name: 'A third colour helps to capture' },
    captureDuringJump: { name: 'Capture at every landing' },
    chainCapture: { name: 'Catching on', values: { optional: 'May', mandatory: 'Must' } },
    conquestMinimum: { name: 'Vikings needed to conquer' },
    conquestTiming: {
      name: 'When regions are conquered',
      values: {
        startAndEndOfOwnTurn: 'Before and after moving',
        startOfOwnTurn: 'Before moving',
        endOfOwnTurn: 'After moving',
      },
    },
    towerPlacement: {
      name: 'Conquered regions',
      values: { mandatory: 'Must get a tower', optional: 'May get a tower' },
    },
    towerPlacementCaptures: { name: 'Putting up a tower captures' },
    towerCaptureConverts: {
      name: 'A captured tower',
      values: { immediate: 'Is replaced at once', neutralise: 'Is only removed' },
    },
    reconquestNeedsPresence: { name: 'Replacing a tower needs a Viking there' },
    undefendedTowerFlips: { name: 'Unguarded towers fall' },
    reconquestAgainst: {
      name: 'Who protects a tower',
      values: { allOpponents: 'Every enemy Viking', ownerOnly: "Only its owner's" },
    },
    teamTowerFallback: { name: "Use the partner's towers" },
    standstill: {
      name: 'Against shuffling to and fro',
      values: {
        mustThreaten: 'Threaten something',
        noShuttle: 'No going back and forth',
        mustCapture: 'Capture if you can',
        off: 'No rule',
      },
    },
    grandBattleGoal: { name: 'Towers to win the grand battle' },
    quietPlyDraw: { name: 'Quiet turns until the end' },
  },
};
