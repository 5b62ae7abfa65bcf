// A small static server for the built page, for tests and for trying it out: node scripts/serve.mjs [FOLDER] [PORT]
import { createReadStream, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { securityHeaders } from './headers.mjs';

const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.webmanifest': 'application/manifest+json',
};

function fileFor(folder, url) {
  const path = normalize(decodeURIComponent(new URL(url, 'http://hall').pathname));
  const file = join(folder, path.endsWith('/') ? join(path, 'index.html') : path);
  return file.startsWith(folder) && statSync(file, { throwIfNoEntry: false })?.isFile() ? file : null;
}

/** Serves a folder on 127.0.0.1; port 0 takes any that is free. */
export function serve(folder, port = 0) {
  const root = resolve(folder);
  const server = createServer((request, response) => {
    const file = fileFor(root, request.url ?? '/');
    if (!file) {
      response.writeHead(404, securityHeaders).end('Not here.');
      return;
    }
    const lasting = file.includes('/assets/');
    response.writeHead(200, {
      ...securityHeaders,
      'Content-Type': types[extname(file)] ?? 'application/octet-stream',
      'Cache-Control': lasting ? 'public, max-age=31536000, immutable' : 'no-cache',
    });
    createReadStream(file).pipe(response);
  });
  return new Promise((done) => server.listen(port, '127.0.0.1', () => done(server)));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const server = await serve(process.argv[2] ?? 'dist', Number(process.argv[3] ?? 8080));
  console.log(`http://127.0.0.1:${server.address().port}/`);
}
