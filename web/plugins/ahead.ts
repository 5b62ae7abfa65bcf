// Lets the page begin with what takes longest: a small script of its own starts the engine while the large one is still on
// its way, and the browser fetches the engine's module and the letters as soon as it has read the head of the page. What a
// drawing brings that comes later (src/boards/*/Drawing.svelte) is fetched when nothing else is: whoever opens such a table
// finds it there.
import type { Plugin, Rollup } from 'vite';

const entry = 'src/engine/ahead.ts';

/** The pieces of the drawings that are imported when a table is opened, with all that they import besides the page itself. */
function drawingsIn(bundle: Rollup.OutputBundle): Rollup.OutputChunk[] {
  const chunks = Object.values(bundle).filter((each) => each.type === 'chunk');
  const page = new Set(chunks.filter((each) => each.isEntry).map(({ fileName }) => fileName));
  const found = new Set(
    chunks.filter((each) => each.isDynamicEntry && /\/boards\/[^/]+\/Drawing\.svelte$/.test(each.facadeModuleId ?? '')),
  );
  for (const piece of found) {
    for (const each of chunks) if (piece.imports.includes(each.fileName) && !page.has(each.fileName)) found.add(each);
  }
  return [...found];
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
        const drawings = drawingsIn(bundle);
        const letters = Object.keys(bundle).filter((name) => name.endsWith('.woff2'));
        return [
          ...letters.map((name) => ({
            tag: 'link',
            attrs: { rel: 'preload', href: `/${name}`, as: 'font', type: 'font/woff2', crossorigin: '' },
            injectTo: 'head' as const,
          })),
          ...drawings.map(({ fileName }) => ({
            tag: 'link',
            attrs: { rel: 'modulepreload', href: `/${fileName}`, fetchpriority: 'low', crossorigin: '' },
            injectTo: 'head' as const,
          })),
          ...drawings
            .flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])])
            .map((name) => ({
              tag: 'link',
              attrs: { rel: 'prefetch', href: `/${name}`, as: 'style', crossorigin: '' },
              injectTo: 'head' as const,
            })),
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
