// How a kept game stands: for the picture on its card.
import { engine } from '../engine/hall';

export async function positionOf(record: string) {
  const { table } = await engine.call('load', { record });
  const [about, seen] = await Promise.all([engine.call('about', { table }), engine.call('view', { table })]);
  await engine.call('close', { table });
  return { scene: about.scene, view: seen.view };
}
