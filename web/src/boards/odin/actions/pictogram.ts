// What a space does, as a row of signs: cost, arrow, gain. Every part of every way is in it; ways that differ only here and
// there share the rest.
import type { Amount, Part, Scene, SpaceRow } from '../kinds';

/** What numbers on the board depend on; where it is not known, letters stand for them. */
export interface Reckoning {
  players?: number | undefined;
  round?: number | undefined;
}

interface Place {
  /** The way it belongs to; null: all of them. */
  way: number | null;
  part: number;
}
type Mark =
  /** Something of the sprite, with a number before it. */
  | { kind: 'sign'; sign: string; count: string }
  /** What one must have and keeps: any of these. */
  | { kind: 'need'; signs: string[]; count: string }
  | { kind: 'text'; text: string }
  | { kind: 'arrow' }
  /** Between parts. */
  | { kind: 'gap' }
  /** Between ways. */
  | { kind: 'or' };
export type Token = Mark & Place;

const sign = (name: string, count: number | string = 1): Mark => ({
  kind: 'sign',
  sign: name,
  count: count === 1 ? '' : String(count),
});
const need = (signs: string[], count: number | string = 1): Mark => ({
  kind: 'need',
  signs,
  count: count === 1 ? '' : String(count),
});
const text = (words: string): Mark => ({ kind: 'text', text: words });
const arrow: Mark = { kind: 'arrow' };
const upTo = (count: number): number | string => (count > 1 ? `≤${String(count)}` : count);

/** The lands of a voyage; one that leads anywhere has a sign of its own. */
function landsOf(scene: Scene, part: Part): string[] {
  const lands = scene.voyages.find(({ voyage }) => voyage === part.voyage)?.lands ?? [];
  return lands.length > 0 ? lands : ['explore'];
}

/** How often amounts are meant, as far as that can be said in a number. */
function times(part: Part, reckoning: Reckoning): number | string {
  if (part.per === 'player') return reckoning.players ?? 'n';
  if (part.per === 'round') return reckoning.round ?? 'R';
  return 1;
}
function counted({ item, count }: Amount, often: number | string): Mark {
  if (typeof often === 'number') return sign(item, count * often);
  return sign(item, count === 1 ? often : `${String(count)}${often}`);
}

/** Animals that milk or wool comes from stay in the stable, like ships in the bay: they are needed. */
function needs(part: Part): Mark[] {
  const marks: Mark[] = [];
  if (part.per === 'sheep' || part.per === 'cattle') marks.push(need([part.per]), text(':'));
  if (part.shipsNeeded > 0) marks.push(need(part.ships, part.boats > 1 ? upTo(part.boats) : part.shipsNeeded));
  return marks;
}

/** The die, what pays for success, and what success brings; where loot is picked, a chest stands for it. */
function rolled(scene: Scene, part: Part): Mark[] {
  const row = scene.dice.find((each) => each.action === part.dice);
  if (!row) return [sign('die-8')];
  const won = row.success.length > 0 ? row.success.map((each) => counted(each, 1)) : [sign('treasure_chest', '?')];
  return [sign(`die-${String(row.sides)}`), sign(row.weapon), arrow, ...won];
}

const taken = (part: Part): Mark[] => [sign('mountain'), text(part.positions.join('+'))];
const raised = (part: Part): Mark[] => [sign(part.steps > 1 ? 'upgrade-2' : 'upgrade', part.count)];

/** What a deed is besides giving and getting. No default: a new deed needs a sign of its own. */
function signsOf(scene: Scene, part: Part): Mark[] {
  switch (part.deed) {
    case 'gain':
    case 'buy':
    case 'pay':
    case 'exchange':
      return [];
    case 'take':
      return taken(part);
    case 'upgrade':
      return raised(part);
    case 'draw_weapons':
      return [sign('draw-weapon', part.count)];
    case 'draw_occupations':
      return [sign('draw-card', part.count)];
    case 'play_occupations':
      return [sign('play-card', upTo(part.count))];
    case 'roll':
      return rolled(scene, part);
    case 'trade_overseas':
      return [sign('trade')];
    case 'buy_specials':
      return [sign('sale', upTo(part.count))];
    case 'forge':
      return [sign('forge')];
    case 'emigrate':
      return [sign('emigrate')];
    case 'explore':
      return landsOf(scene, part).map((land) => sign(land));
    case 'recall':
      return [sign('viking'), arrow, sign('thing')];
    case 'visit':
      return [sign('imitate')];
    case 'run_phase':
      return [sign('phase-actions')];
    case 'flip':
      return [sign('trade', upTo(part.count))];
    case 'make_pregnant':
      return [sign('phase-breeding')];
    case 'lay_ore':
      return [sign('ore', part.count), arrow, sign('home')];
    case 'store_in_shed':
      return [sign('shed')];
    case 'copy_good':
    case 'gain_concerned':
      return [sign('plus')];
    case 'load_longship':
      return [sign('ore', part.count), arrow, sign('longship')];
    case 'seize':
      return [sign('cloakpin')];
    case 'move_to_houses':
      return [sign('feast'), arrow, sign('long_house')];
    case 'skip_weapon':
      return [sign('minus'), sign('draw-weapon')];
    case 'skip_occupation':
      return [sign('minus'), sign('draw-card')];
    case 'boost_roll':
      return [sign('die-8'), sign('plus', part.count)];
  }
}

/** One part: what it needs, what it takes, what it does and brings. */
export function marksOf(scene: Scene, part: Part, reckoning: Reckoning = {}): Mark[] {
  const often = times(part, reckoning);
  const given = part.give.map((each) => counted(each, often));
  const brought = [...signsOf(scene, part), ...part.get.map((each) => counted(each, often))];
  const limit = part.per !== 'once' && (part.atMost ?? 1) > 1 ? [text(`≤${String(part.atMost)}`)] : [];
  const between = given.length > 0 && (brought.length > 0 || part.deed === 'pay') ? [arrow] : [];
  return part.deed === 'pay' || part.deed === 'exchange' || part.deed === 'buy'
    ? [...given, ...between, ...needs(part), ...brought, ...limit]
    : [...needs(part), ...given, ...between, ...brought, ...limit];
}

type Way = SpaceRow['ways'][number];

/** The parts of a way one after the other; what follows a price follows its arrow. */
export function tokensOfWay(scene: Scene, way: Way, number: number | null, reckoning: Reckoning = {}): Token[] {
  const tokens: Token[] = [];
  way.parts.forEach((part, index) => {
    const place = { way: number, part: index };
    if (tokens.length > 0 && tokens.at(-1)?.kind !== 'arrow') tokens.push({ kind: 'gap', ...place });
    tokens.push(...marksOf(scene, part, reckoning).map((mark) => ({ ...mark, ...place })));
  });
  return tokens;
}

const same = (one: Token | undefined, other: Token | undefined) =>
  !!one && !!other && JSON.stringify({ ...one, way: 0 }) === JSON.stringify({ ...other, way: 0 });

/** How many tokens all ways begin (or, reversed, end) with. */
function sharedLength(ways: Token[][], most: number): number {
  const [first = []] = ways;
  let length = 0;
  while (length < most && ways.every((way) => same(way[length], first[length]))) ++length;
  return length;
}

/** Ways that differ only here and there share the rest: wood or ore for a chest. */
function merged(ways: Token[][]): Token[] {
  const [first = []] = ways;
  if (ways.length < 2) return first;
  const shortest = Math.min(...ways.map((way) => way.length));
  const before = sharedLength(ways, shortest - 1);
  const after = sharedLength(
    ways.map((way) => [...way].reverse()),
    shortest - 1 - before,
  );
  const common = (tokens: Token[]) => tokens.map((token) => ({ ...token, way: null }));
  const middles = ways.map((way) => way.slice(before, way.length - after));
  const joined = middles.flatMap((middle, index): Token[] =>
    index === 0 ? middle : [{ kind: 'or', way: null, part: middle[0]?.part ?? 0 }, ...middle],
  );
  return [...common(first.slice(0, before)), ...joined, ...common(first.slice(first.length - after))];
}

/** What is printed on a space; ways that cards add stand in its card in words. */
export function tokensOf(scene: Scene, space: SpaceRow, reckoning: Reckoning = {}): Token[] {
  const printed = space.ways.filter((way) => way.printed);
  return merged(printed.map((way, number) => tokensOfWay(scene, way, printed.length > 1 ? number : null, reckoning)));
}

const digit = 0.4;
/** How much room a token takes, in signs. */
export function widthOf(token: Token): number {
  switch (token.kind) {
    case 'sign':
      return 1.04 + digit * token.count.length;
    case 'need':
      return 0.85 * token.signs.length + 0.22 + digit * token.count.length;
    case 'text':
      return 0.12 + digit * token.text.length;
    case 'arrow':
      return 0.68;
    case 'gap':
      return 0.4;
    case 'or':
      return 0.6;
  }
}
export const lengthOf = (tokens: Token[]): number => tokens.reduce((sum, token) => sum + widthOf(token), 0);

/** Lines end between parts, where the gap goes with them, or before "or"; only where there is no such place, after an arrow. */
function breaksOf(tokens: Token[]): [Token[], Token[]][] {
  const parted = tokens.some((token) => token.kind === 'gap');
  return tokens.flatMap((token, index): [Token[], Token[]][] => {
    const after = token.kind === 'or' ? 0 : 1;
    const isPlace = token.kind === 'gap' || token.kind === 'or' || (token.kind === 'arrow' && !parted);
    const first = tokens.slice(0, index + (token.kind === 'arrow' ? 1 : 0));
    const rest = tokens.slice(index + after);
    return isPlace && first.length > 0 && rest.length > 0 ? [[first, rest]] : [];
  });
}

// A space as it lies on a small laptop: signs as large as height and width allow.
const usual = { width: 98, row: 27, largest: 25 };
const longest = (lines: Token[][]) => Math.max(...lines.map(lengthOf));
const sizeIn = (lines: Token[][], rows: number) =>
  Math.min(usual.largest, (usual.row * rows - 5) / lines.length, usual.width / longest(lines));

/** The lines in which signs get largest. */
export function linesOf(tokens: Token[], rows: number): Token[][] {
  const choices: Token[][][] = [[tokens]];
  if (rows > 1) choices.push(...breaksOf(tokens));
  return choices.reduce((best, each) => (sizeIn(each, rows) > sizeIn(best, rows) + 0.01 ? each : best));
}
export const unitsOf = (lines: Token[][]): number => longest(lines);
