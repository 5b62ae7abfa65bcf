// The lessons of Odin, in layers: each adds one thing to what the ones before have taught.
import type { Lesson } from '../../../tutorial/lesson';
import { feast, gather, laying } from './first';
import { cards, dice, exploring } from './further';

export const lessons: Lesson[] = [gather, feast, laying, dice, exploring, cards];
