// Lets the page begin with what takes longest: a small script of its own starts the engine while the large one is still on
// its way, and the browser fetches the engine's module and the letters as soon as it has read the head of the page. What a
// drawing brings that comes later (src/boards/*/Drawing.svelte) is fetched when nothing else is: whoever opens such a table
// finds it there.
import type { Plugin, Rollup } from 'vite';

const entry = 'src/engine/ahead.ts';

/** The files of the drawings that are imported when a table is opened, with all that they import besides the page itself. */
function drawingsIn(bundle: Rollup.OutputBundle): string[] {
  const chunks = Object.values(bundle).filter((each) => each.type === 'chunk');
  const isDrawing = ({ isDynamicEntry, facadeModuleId }: Rollup.OutputChunk) =>
    isDynamicEntry && /\/boards\/[^/]+\/Drawing\.svelte$/.test(facadeModuleId ?? '');
  const found = new Set(chunks.filter(isDrawing));
  for (const piece of found) {
    for (const each of chunks) if (piece.imports.includes(each.fileName) && !each.isEntry) found.add(each);
  }
  return [...found].flatMap(({ fileName, viteMetadata }) => [fileName, ...(viteMetadata?.importedCss ?? [])]);
}

export function ahead(): Plugin {
  let chunk = '';
  return {
    name: 'meadhall-ahead',
    apply: 'build',
    buildStart() {
      chunk = this.emitFile({ type: 'chunk', id: entry, name: 'ahead' });
    },
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle = {} }) {
        const script = Object.values(bundle).find((each) => each.type === 'chunk' && each.name === 'ahead')?.fileName;
        const module = Object.keys(bundle).find((name) => name.endsWith('.wasm'));
        if (!script || !module || chunk === '') throw new Error('There is no engine to begin with');
        const letters = Object.keys(bundle).filter((name) => name.endsWith('.woff2'));
        return [
          ...letters.map((name) => ({
            tag: 'link',
            attrs: { rel: 'preload', href: `/${name}`, as: 'font', type: 'font/woff2', crossorigin: '' },
            injectTo: 'head' as const,
          })),
          {
            tag: 'meta',
            attrs: {
              name: 'later',
              content: drawingsIn(bundle)
                .map((name) => `/${name}`)
                .join(' '),
            },
            injectTo: 'head',
          },
          {
            tag: 'link',
            attrs: { rel: 'preload', href: `/${module}`, as: 'fetch', type: 'application/wasm', crossorigin: '' },
            injectTo: 'head-prepend',
          },
          { tag: 'script', attrs: { type: 'module', async: true, src: `/${script}` }, injectTo: 'head-prepend' },
        ];
      },
    },
  };
}
