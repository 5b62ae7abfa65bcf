// What things are called: names stand in the scene.
import type { Language } from '../../engine/protocol';
import { grammar } from '../../words/grammar';
import { cardOf, faceOf, itemOf, nameOf, type Scene, spaceOf, type View } from './kinds';
import { words } from './words';
import { behindNumber } from './words/plurals';

export interface Names {
  item: (id: string) => string;
  /** "2 wood", "3 snares", "2 × peas"; a single thing is not counted. */
  items: (id: string, count: number) => string;
  space: (id: string) => string;
  card: (id: string) => string;
  face: (id: string) => string;
  place: (id: string, view: View) => string;
}

/** What stands behind a number: "snare", "snares", "wood", "× peas". */
export const behindCount = (scene: Scene, item: string, count: number, language: Language): string =>
  behindNumber(item, nameOf(scene, item, language), grammar[language].plural(count, '1', '') === '1', language);
/** "1 snare", "3 snares", "2 wood", "2 × peas". */
export const countedOf = (scene: Scene, item: string, count: number, language: Language): string =>
  `${grammar[language].number(count)} ${behindCount(scene, item, count, language)}`;

export function namesIn(scene: Scene, language: Language): Names {
  const item = (id: string) => itemOf(scene, id).name[language];
  const face = (id: string) => faceOf(scene, id).name[language];
  return {
    item,
    items: (id, count) => (count === 1 ? item(id) : countedOf(scene, id, count, language)),
    space: (id) => spaceOf(scene, id).name[language],
    card: (id) => cardOf(scene, id).name[language],
    face,
    place: (id, view) => placeName(scene, view, id, language),
  };
}

/** A home board, the land that an exploration board shows, a house by its number, the sheds. */
export function placeName(scene: Scene, view: View, place: string, language: Language): string {
  const w = words[language].places;
  if (place === 'home') return faceOf(scene, 'home').name[language];
  if (place === 'sheds') return w.sheds;
  const board = scene.islands.findIndex((island) => island.board === place);
  const island = scene.islands[board];
  if (island) return faceOf(scene, view.islands[board]?.turned ? island.back : island.front).name[language];
  const [, kind = '', number = ''] = /^(stone|long)(\d)$/.exec(place) ?? [];
  return kind ? w.house(faceOf(scene, `${kind}_house`).name[language], Number(number)) : place;
}
