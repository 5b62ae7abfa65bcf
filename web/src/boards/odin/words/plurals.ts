// How things of the box are counted: "3 snares", "2 wood", "2 × peas". The engine has the same in item_nouns.hpp, and a
// test compares them.
import type { Language } from '../../../engine/protocol';

/** Counted in pieces. */
const pieces: Record<Language, string[]> = {
  en: ['peas', 'beans', 'skin_and_bones', 'spices', 'cattle', 'fruits', 'pregnant_cattle', 'glass_beads'],
  de: ['peas', 'beans', 'skin_and_bones', 'bow', 'glass_beads'],
  nl: ['peas', 'beans', 'skin_and_bones', 'spices', 'jewelry', 'bow', 'glass_beads'],
};

/** Several of them, inside a sentence. What is missing is never counted ("2 wood") or the only one of its kind. */
const plurals: Record<Language, Record<string, string>> = {
  en: {
    rune_stone: 'rune stones',
    hide: 'hides',
    chest: 'chests',
    fur: 'furs',
    robe: 'robes',
    treasure_chest: 'treasure chests',
    silver_hoard: 'silver hoards',
    bow: 'bows and arrows',
    snare: 'snares',
    spear: 'spears',
    long_sword: 'long swords',
    whaling_boat: 'whaling boats',
    knarr: 'knarrs',
    longship: 'longships',
    shed: 'sheds',
    stone_house: 'stone houses',
    long_house: 'long houses',
  },
  de: {
    rune_stone: 'Runensteine',
    hide: 'Felle',
    chest: 'Truhen',
    spices: 'Gewürze',
    sheep: 'Schafe',
    pregnant_sheep: 'trächtige Schafe',
    fur: 'Pelze',
    robe: 'Gewänder',
    treasure_chest: 'Schatztruhen',
    cattle: 'Rinder',
    pregnant_cattle: 'trächtige Rinder',
    silver_hoard: 'Silberhorte',
    stone: 'Steine',
    snare: 'Fallen',
    spear: 'Speere',
    long_sword: 'Langschwerter',
    whaling_boat: 'Walfangboote',
    knarr: 'Knorren',
    longship: 'Drachenschiffe',
    stone_house: 'Steinhäuser',
    long_house: 'Langhäuser',
  },
  nl: {
    rune_stone: 'runenstenen',
    hide: 'vellen',
    chest: 'kisten',
    sheep: 'schapen',
    pregnant_sheep: 'drachtige schapen',
    robe: 'gewaden',
    treasure_chest: 'schatkisten',
    cattle: 'runderen',
    pregnant_cattle: 'drachtige runderen',
    silver_hoard: 'zilverschatten',
    snare: 'strikken',
    spear: 'speren',
    long_sword: 'langzwaarden',
    whaling_boat: 'walvisboten',
    knarr: 'knarren',
    longship: 'drakenschepen',
    shed: 'schuren',
    stone_house: 'stenen huizen',
    long_house: 'langhuizen',
  },
};

/** Things in the middle of a sentence; German keeps the capitals of its nouns. */
export const inPassing = (name: string, language: Language): string =>
  /^(English|Engelse|Englische) /.test(name) || (language === 'de' && !name.startsWith('Trächtige'))
    ? name
    : name.charAt(0).toLowerCase() + name.slice(1);

/** What stands behind a number: "snare", "snares", "wood", "× peas". */
export function behindNumber(item: string, name: string, isOne: boolean, language: Language): string {
  if (pieces[language].includes(item)) return `× ${inPassing(name, language)}`;
  return (isOne ? undefined : plurals[language][item]) ?? inPassing(name, language);
}
