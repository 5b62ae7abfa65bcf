// What a player likes, kept in this browser. public/theme.js reads the same record before the first picture.
import type { Language } from '../engine/protocol';
import type { Confirm } from '../table/course/table.svelte';

export interface Settings {
  language: Language;
  theme: 'system' | 'light' | 'dark';
  motion: 'system' | 'full' | 'less';
  contrast: 'usual' | 'more';
  patterns: boolean;
  sound: boolean;
  pace: 'calm' | 'brisk' | 'instant';
  /** Which moves must be chosen twice before they count. */
  confirm: Confirm;
}

const key = 'meadhall.settings';
const languages: Language[] = ['en', 'de', 'nl'];

function preferredLanguage(): Language {
  const wanted = navigator.languages.map((name) => name.slice(0, 2));
  return languages.find((known) => wanted[0] === known) ?? languages.find((known) => wanted.includes(known)) ?? 'en';
}

const usual = (): Settings => ({
  language: preferredLanguage(),
  theme: 'system',
  motion: 'system',
  contrast: 'usual',
  patterns: false,
  sound: true,
  pace: 'calm',
  confirm: 'final',
});

/** What an earlier page kept, in today's terms: asking again used to be a plain yes or no. */
export function modern(kept: object): Partial<Settings> {
  const { confirm, ...rest } = kept as { confirm?: Confirm | boolean };
  if (confirm === undefined || confirm === false) return rest;
  return { ...rest, confirm: confirm === true ? 'always' : confirm };
}

function stored(): Partial<Settings> {
  try {
    return modern(JSON.parse(localStorage.getItem(key) ?? '{}') as object);
  } catch {
    return {};
  }
}

export const settings: Settings = $state({ ...usual(), ...stored() });

/** Keeps the page's attributes and the browser's memory in step with the settings; call once, inside an effect root. */
export function followSettings(): void {
  $effect(() => {
    const { dataset } = document.documentElement;
    dataset.theme = settings.theme;
    dataset.motion = settings.motion;
    dataset.contrast = settings.contrast;
    dataset.patterns = settings.patterns ? 'on' : 'off';
    document.documentElement.lang = settings.language;
    try {
      localStorage.setItem(key, JSON.stringify(settings));
    } catch {
      // A browser that keeps nothing still plays.
    }
  });
}

export function motionIsReduced(): boolean {
  if (settings.motion !== 'system') return settings.motion === 'less';
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
