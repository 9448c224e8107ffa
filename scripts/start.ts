/** `npx pnpm@12 start`: builds the site when its sources changed, then serves site and API on one origin. */
import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { sourceStamp, stampFile } from './stamp.ts';

const major = Number(process.versions.node.split('.')[0]);
if (major < 24) {
  console.error(`Banyan needs Node 24 and this is ${process.version}. Start it with: npx pnpm@12 start`);
  process.exit(1);
}

const root = path.resolve(import.meta.dirname, '..');
const site = path.join(root, 'site');

const built = await readFile(path.join(root, stampFile), 'utf8').catch(() => '');
if (built !== (await sourceStamp(root))) {
  console.log(built ? 'The sources changed: building the site.' : 'Building the site for the first time.');
  const vite = path.join(
    path.dirname(fileURLToPath(import.meta.resolve('vite/package.json'))),
    'bin',
    'vite.js',
  );
  run([vite, 'build', '--logLevel', 'warn']);
  run([path.join(site, 'build', 'finish.ts')]);
}

const { serve } = await import('../site/server.ts');
await serve();

function run(args: string[]): void {
  const { status } = spawnSync(process.execPath, args, { cwd: site, stdio: 'inherit' });
  if (status === 0) return;
  console.error('The build failed; what went wrong stands above.');
  process.exit(status ?? 1);
}
