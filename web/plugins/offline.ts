// The service worker: after the build, writes sw.js with the list of everything the page consists of.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import type { Plugin } from 'vite';

function filesUnder(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesUnder(path) : [path];
  });
}

export function offline(): Plugin {
  let folder = 'dist';
  return {
    name: 'meadhall-offline',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    closeBundle() {
      const template = readFileSync(new URL('./sw.js', import.meta.url), 'utf8');
      const files = filesUnder(folder).filter((path) => !/\.(woff|map)$/.test(path) && !path.endsWith('sw.js'));
      const version = createHash('sha256');
      for (const path of files.sort()) version.update(path).update(readFileSync(path));
      const paths = files.map((path) => `/${relative(folder, path).replaceAll('\\', '/')}`);
      const list = ['/', ...paths.filter((path) => path !== '/index.html')];
      const text = template
        .replace("'VERSION'", JSON.stringify(version.digest('hex').slice(0, 16)))
        .replace('[/* FILES */]', JSON.stringify(list));
      writeFileSync(join(folder, 'sw.js'), text);
    },
  };
}
