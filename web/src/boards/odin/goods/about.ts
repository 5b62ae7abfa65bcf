// What a thing is, for whoever touches it.
import type { Language } from '../../../engine/protocol';
import type { Explanation } from '../../board';
import { type ItemRow, nameOf, type Scene } from '../kinds';
import { goodsWords } from '../words/goods';

const rules: Record<string, string> = { silver: 'O-1.10', ore: 'O-9.3', wood: 'O-9.10', stone: 'O-9.10' };

function ruleOf(row: ItemRow): string {
  if (row.sort === 'weapon') return 'O-1.8';
  if (row.sort === 'special') return 'O-1.6';
  if (row.sort === 'ship') return 'O-1.7';
  return rules[row.item] ?? 'O-1.5';
}

export function aboutItem(scene: Scene, row: ItemRow, language: Language): Explanation {
  const w = goodsWords[language].about;
  const thing = w.things[row.item];
  const use = row.colour === 'none' ? undefined : w.colour[row.colour];
  const parts = [
    `${row.name[language]}: ${use ? `${use}.` : (thing ?? '')}`,
    row.next ? w.next(nameOf(scene, row.next, language)) : '',
    row.sword > 0 ? w.sword(row.sword) : '',
    row.sort === 'special' && row.price !== null ? w.price(row.price) : '',
    row.forged ? w.forged : '',
    row.points > 0 && row.sort !== 'resource' ? w.points(row.points) : '',
  ];
  return { message: parts.filter(Boolean).join(' '), rule: ruleOf(row) };
}
