/** `npx pnpm@12 start`: builds the site when its sources changed, then serves site and API on one origin. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { buildSite } from './build.ts';
import { requireRuntime } from './runtime.ts';
import { sourceStamp, stampFile } from './stamp.ts';
import { root } from './steps.ts';

requireRuntime();

const built = await readFile(path.join(root, stampFile), 'utf8').catch(() => '');
if (built !== (await sourceStamp(root))) {
  console.log(built ? 'The sources changed: building the site.' : 'Building the site for the first time.');
  const code = await buildSite();
  if (code !== 0) {
    console.error('The build failed; what went wrong stands above.');
    process.exit(code);
  }
}

const { serve } = await import('../site/server.ts');
await serve();
