import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll } from 'vitest';

/* Programs for tests to kill, again and again. */

/** In its package's own folder, so that they find what is not put into them. */
const folder = mkdtempSync(join(import.meta.dirname, '../../node_modules/.durability-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** With these a program finds what Node compiled of it before. */
export const programVariables = { NODE_COMPILE_CACHE: folder };

/**
 * A program as one file: finding and reading its modules anew a thousand times would be most of a test's time.
 * @param entry Path below `packages/server/src`
 * @returns where it lies
 */
export async function builtProgram(entry: string): Promise<string> {
  const name = entry.replaceAll(/\W/g, '-');
  await build({
    root: join(import.meta.dirname, '..'),
    configFile: false,
    logLevel: 'warn',
    ssr: { noExternal: true, external: ['better-sqlite3', 'pg', 'sharp'] },
    build: {
      ssr: entry,
      outDir: folder,
      target: 'node24',
      emptyOutDir: false,
      // By its name a module: told by its text, it would be read twice at each start.
      rolldownOptions: { output: { entryFileNames: `${name}.mjs`, chunkFileNames: '[name]-[hash].mjs' } },
    },
  });
  return join(folder, `${name}.mjs`);
}
