// The native program, as the build left it: the other door to the same engine, and the server of the page.
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

export function nativeProgram(): string {
  const places = ['release', 'dev', 'asan'].map((build) => resolve(`../build/${build}/meadhall`));
  const found = [process.env.MEADHALL_PROGRAM ?? '', ...places].find((path) => path !== '' && existsSync(path));
  if (!found) throw new Error(`The native program is not built. Looked for MEADHALL_PROGRAM, ${places.join(', ')}`);
  return found;
}
