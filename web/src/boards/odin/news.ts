// What happened: whose turn it belongs to, whether the ask bar tells it, which rule explains it, how it sounds.
import type { Sound } from '../../store/sound';
import type { Event } from './kinds';

type Name = Event['event'];

/** A turn begins with Vikings or with passing; at the feast everybody has one. What the table does is nobody's. */
const turns: Name[] = ['vikingsPlaced', 'passes', 'serves'];
const nobodys: Name[] = [
  'begins',
  'stripRevealed',
  'stripGone',
  'roundBegins',
  'harvest',
  'boardTurned',
  'takesTheLead',
  'income',
  'breeds',
  'over',
  'wins',
];

export function turnOf(event: Event): number | null | undefined {
  if (turns.includes(event.event) && 'seat' in event) return event.seat;
  return nobodys.includes(event.event) ? null : undefined;
}

/** What others did in a nutshell; what they got on the way stands in the log. */
const news: Name[] = ['vikingsPlaced', 'passes', 'cardPlayed', 'explores', 'emigrates', 'succeeds', 'fails', 'visits'];
const buildings = ['shed', 'stone_house', 'long_house', 'whaling_boat', 'knarr', 'longship'];

export function isNews(event: Event): boolean {
  return news.includes(event.event) || (event.event === 'receives' && buildings.includes(event.item));
}

/** Whether it changes somebody's boards or quay, where one would go and look. */
export const changes = (event: Event): boolean =>
  ['lays', 'stores', 'explores', 'emigrates', 'arms', 'unloads', 'buys'].includes(event.event) ||
  (event.event === 'receives' && buildings.includes(event.item));

/** Where docs/rules/odin.md explains what happened. */
const rules: Partial<Record<Name, string>> = {
  begins: 'O-2.10',
  imitatedColumns: 'O-2.2',
  cardHidden: 'O-8.2',
  cardSeen: 'O-8.2',
  stripRevealed: 'O-3.9',
  stripGone: 'O-3.9',
  roundBegins: 'O-3.2',
  harvest: 'O-3.3',
  boardTurned: 'O-3.4',
  weaponDrawn: 'O-3.7',
  vikingsPlaced: 'O-4.2',
  passes: 'O-4.7',
  cardPlayed: 'O-8.3',
  chooses: 'O-4.10',
  setsOut: 'O-6.11',
  takes: 'O-5.13',
  upgrades: 'O-5.15',
  rolls: 'O-6.2',
  succeeds: 'O-6.3',
  fails: 'O-6.8',
  vikingsReturn: 'O-4.14',
  explores: 'O-7.3',
  emigrates: 'O-5.20',
  lays: 'O-9.3',
  stores: 'O-9.10',
  buys: 'O-9.12',
  arms: 'O-9.15',
  income: 'O-11.1',
  breeds: 'O-11.4',
  serves: 'O-10.2',
  penalties: 'O-10.7',
  takesTheLead: 'O-3.8',
  cardWorks: 'O-8.7',
  visits: 'O-4.18',
  over: 'O-12.1',
  wins: 'O-12.5',
};
export function ruleOf(event: Event): string | undefined {
  // What fails low fails otherwise than what fails high.
  if (event.event === 'fails' && !['raiding', 'pillaging'].includes(event.action)) return 'O-6.14';
  return rules[event.event];
}

const sounds: Partial<Record<Name, Sound>> = {
  vikingsPlaced: 'wood',
  rolls: 'wood',
  lays: 'stone',
  stores: 'wood',
  buys: 'wave',
  setsOut: 'wave',
  explores: 'wave',
  emigrates: 'wave',
  succeeds: 'clash',
  fails: 'fall',
  penalties: 'fall',
  roundBegins: 'horn',
  over: 'horn',
};
export const soundOf = (event: Event): Sound | undefined => sounds[event.event];

/** How long what happened is under way on the board, in milliseconds. */
export function lasts(events: Event[]): number {
  if (events.some(({ event }) => event === 'vikingsPlaced')) return 450;
  return events.some(({ event }) => event === 'lays' || event === 'receives') ? 250 : 0;
}
