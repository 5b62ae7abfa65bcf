// What a player likes, kept in this browser. public/theme.js reads the same record before the first picture.
import type { Language } from '../engine/protocol';

export interface Settings {
  language: Language;
  theme: 'system' | 'light' | 'dark';
  motion: 'system' | 'full' | 'less';
  contrast: 'usual' | 'more';
  patterns: boolean;
  sound: boolean;
  pace: 'calm' | 'brisk' | 'instant';
  /** Whether a move must be chosen twice before it counts. */
  confirm: boolean;
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
  sound: false,
  pace: 'calm',
  confirm: false,
});

function stored(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<Settings>;
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
