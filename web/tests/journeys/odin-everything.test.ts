// Every kind of question and every action space of Ein Fest für Odin has a control on the page, and it does what it says.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Engine } from '../../src/engine/client';
import type { OdinScene } from '../../src/generated/games';
import { startEngine } from '../support/engine';
import { goTo, inTheHall, untilAsked, visit } from '../support/hall';
import { layDown, type Offer, offers, touchOffer } from '../support/odin';
import {
  anytime,
  type Asked,
  type Kept,
  type Listed,
  recordOf,
  type Rich,
  richTable,
  wander,
} from '../support/odin-positions';
import { keepGame, noon } from '../support/positions';

inTheHall();

/** Opens a kept game as it stands; whoever is asked is the person at the screen. */
async function open(page: Page, id: string, { record, seat, seats }: Kept): Promise<void> {
  const players = Array.from({ length: seats }, (_, each) => ({
    name: `Seat ${String(each)}`,
    bot: each === seat ? null : 'thrall',
  }));
  await keepGame(page, { id, game: 'odin', players, record, ply: 1, over: false, begun: noon, changed: noon });
  await goTo(page, `table/${id}`);
  await untilAsked(page);
}

/** What chance is asked, and what goes on below a question without being one. */
type Chance = 'startPlayer' | 'imitation' | 'starter' | 'strip' | 'weapon' | 'occupation' | 'die';
type Kind = Exclude<Asked, Chance | 'action' | 'effect'>;

/** Where each kind of question turns up. A kind that the engine gets and nobody writes down here does not compile. */
const usual: Rich = { seats: 1, seed: 'usual', supply: 0 };
const rich: Rich = { seats: 1, seed: 'rich' };
const goingTo = (...wishes: string[]): Rich => ({ ...rich, rather: wishes.map((wish) => new RegExp(`^${wish}`)) });
const playing = (card: string): Rich => ({
  ...goingTo(`use ${card}`, `play ${card}`, 'place play_occupations_2'),
  hand: [card],
});
const positions: Record<Kind, Rich> = {
  turn: usual,
  turnEnd: usual,
  window: usual,
  feast: usual,
  laying: usual,
  chooseStarter: { ...usual, options: { starter: 'choose' } },
  mountain: goingTo('place mountain'),
  upgrade: goingTo('place .*upgrade'),
  diceAction: goingTo('place hunting_game'),
  alternative: goingTo('place play_occupation_paid'),
  exchange: goingTo('place master_crafting'),
  boats: goingTo('place whaling'),
  exploration: goingTo('place explore'),
  emigration: goingTo('place emigrate'),
  boatSwap: goingTo('place swap_boat_and_emigrate'),
  overseas: goingTo('place overseas'),
  specialSale: goingTo('place special_sale'),
  forge: goingTo('place forge'),
  occupations: goingTo('place play_occupations_2'),
  column4: goingTo('place (whaling_4|swap_boat_and_emigrate)'),
  triggers: { ...goingTo('pass'), played: ['ore_boatman'] },
  recall: {
    ...goingTo('use inspector', 'play inspector', 'end', 'place weekly_beans', 'place play_occ.*_2'),
    hand: ['inspector'],
  },
  visit: { ...goingTo('use latecomer', 'end', 'place weekly_beans', 'pass'), light: 'latecomer' },
  flip: playing('traveling_merchant'),
  copy: { ...playing('storeman'), supply: 3 },
  oreLaying: { ...goingTo('use ore_boatman', 'pass'), played: ['ore_boatman'] },
  fishLaying: {
    ...goingTo('use fish_cook', 'serve stockfish', 'place build_(stone|long)_house', 'end', 'close', 'pass'),
    played: ['fish_cook'],
  },
  secondLoot: { ...goingTo('loot', 'roll', 'place pillaging'), light: 'raider' },
  weaponMix: { ...goingTo('loot', 'roll', 'place pillaging'), light: 'melee_fighter' },
};

interface Met extends Kept {
  answers: Listed[];
}
/** Tiles that are laid at once answer these; elsewhere they may be laid at any time. */
const isAnswer = (kind: Kind, { verb }: Listed) =>
  kind === 'triggers' || (kind.endsWith('Laying') && verb === 'lift') || !anytime.includes(verb);

/** A position in which this is asked and there is a choice. */
async function meet(engine: Engine, kind: Kind): Promise<Met> {
  const place = positions[kind];
  for (let seed = 1; seed <= 5; ++seed) {
    const table = await richTable(engine, place);
    let met: Met | null = null;
    let looks = 0;
    await wander(engine, table, { seed, rather: place.rather }, async (asked, moves, seat) => {
      const answers = moves.filter((move) => isAnswer(kind, move));
      if (asked !== kind || answers.length === 0 || moves.length < 2) return ++looks < 150 ? 'more' : 'enough';
      met = { record: await recordOf(engine, table), seat, seats: place.seats, answers };
      return 'enough';
    });
    await engine.call('close', { table });
    if (met) return met;
  }
  throw new Error(`Nobody is ever asked: ${kind}`);
}

/** What a control would say, in notation. */
const said = ({ kind, text }: Offer): string[] =>
  kind === 'space'
    ? ['place', 'recall', 'visit'].map((verb) => `${verb} ${text}`)
    : [kind === 'tile' ? `lift ${text}` : text];
const says = (offer: Offer, { text }: Listed) =>
  said(offer).some((words) => text === words || text.startsWith(`${words} `));

/** Gives an answer by its control. */
async function answer(page: Page, offer: Offer): Promise<void> {
  if (offer.kind !== 'tile') {
    const effect = await touchOffer(page, offer);
    if (effect === 'act') return;
    const [opened] = await page.locator('.payment [data-move]').all();
    await touchOffer(page, { kind: 'move', text: (await opened?.getAttribute('data-move')) ?? '', opens: false });
    return;
  }
  await page.locator(`[data-item="${offer.text}"].free`).first().click();
  expect(await layDown(page), `${offer.text} cannot be laid`).toBe(true);
}

test('Every kind of question is met and answered by touching its control', async () => {
  const engine = startEngine();
  const page = await visit();
  const faults: string[] = [];
  for (const kind of Object.keys(positions) as Kind[]) {
    const met = await meet(engine, kind);
    await open(page, `asked-${kind}`, met);
    if (kind === 'laying') {
      if (!(await layDown(page))) faults.push('laying: the tile cannot be laid');
      continue;
    }
    const shown = await offers(page);
    const verbs = new Set(met.answers.map(({ verb }) => verb));
    for (const verb of verbs) {
      const has = met.answers.some((move) => move.verb === verb && shown.some((offer) => says(offer, move)));
      if (!has) faults.push(`${kind}: ${verb} has no control`);
    }
    const control = shown.find((offer) => met.answers.some((move) => says(offer, move)));
    if (control) await answer(page, control);
    else faults.push(`${kind}: nothing answers`);
  }
  expect(faults).toEqual([]);
});

/** The spaces that can be taken from a position, and the record of it. */
async function turnOf(engine: Engine, place: Rich): Promise<Kept & { moves: Listed[]; all: string[] }> {
  const table = await richTable(engine, place);
  const { to_act } = await engine.call('view', { table });
  const moves = (await engine.call('moves', { table })).moves as unknown as Listed[];
  const { spaces } = (await engine.call('about', { table })).scene as unknown as OdinScene;
  const record = await recordOf(engine, table);
  await engine.call('close', { table });
  const seat = 'seat' in to_act ? to_act.seat : 0;
  return { record, seat, seats: place.seats, moves, all: spaces.map(({ space }) => space) };
}
const spacesIn = (moves: Listed[]) => [
  ...new Set(moves.flatMap((move) => (move.verb === 'place' ? [move.space] : []))),
];

test('Every one of the 61 action spaces is touched and used', async () => {
  const engine = startEngine();
  const page = await visit();
  // The lands that are reached late lie open once the boards have been turned.
  const late: Rich = { ...rich, change: (_, state) => state.islands.forEach((island) => (island.turned = true)) };
  const used = new Set<string>();
  for (const place of [rich, late]) {
    const turn = await turnOf(engine, place);
    await open(page, `turn-${String(used.size)}`, turn);
    const shown = (await offers(page)).flatMap(({ kind, text }) => (kind === 'space' ? [text] : []));
    expect(shown.sort()).toEqual(spacesIn(turn.moves).sort());
    for (const space of shown.filter((each) => !used.has(each))) {
      await open(page, `space-${space}`, turn);
      const [control] = (await offers(page)).filter(({ kind, text }) => kind === 'space' && text === space);
      if (control) await touchOffer(page, control);
      await page.locator(`[data-space="${space}"] .crew`).first().waitFor();
      used.add(space);
    }
    if (place === late) expect([...used].sort()).toEqual([...turn.all].sort());
  }
  expect(used.size).toBe(61);
});

test('A space that somebody else has taken is imitated', async () => {
  const engine = startEngine();
  const page = await visit();
  const taken: Rich = {
    seats: 4,
    seed: 'masks',
    change: (player, state) => {
      const other = state.players.findIndex((each) => each !== player);
      const rows = state.imitations.map(({ column }) => column);
      const target = rows.includes(1) ? spaces.indexOf('weekly_beans') : spaces.indexOf('overseas_trade_2');
      const vikings = rows.includes(1) ? 1 : 2;
      (state.players[other] as typeof player).thingSquare -= vikings;
      state.crews[target] = { colour: other, vikings };
    },
  };
  const { scene } = await engine.call('about', {
    table: (await engine.call('open', { game: 'odin', seats: 4 })).table,
  });
  const spaces = (scene as unknown as OdinScene).spaces.map(({ space }) => space as string);
  const turn = await turnOf(engine, taken);
  const by = turn.moves.find((move) => move.verb === 'place' && move.imitation !== undefined);
  if (by?.verb !== 'place') throw new Error('Nothing can be imitated');
  await open(page, 'masks', turn);
  const [control] = (await offers(page)).filter(({ kind, text }) => kind === 'space' && text === by.space);
  if (!control) throw new Error(`${by.space} has no control`);
  await touchOffer(page, control);
  await page.locator(`[data-space="${by.space}"] .mask .crew`).waitFor();
});
