import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { writeSoftwareBill } from './sbom.ts';
import { sourceStamp, stampFile } from './stamp.ts';
import { root, run } from './steps.ts';

/** Builds the site: bundles, prerenders and checks what came out, lists its libraries. @returns the exit code of what failed, or 0. */
export const buildSite = async (): Promise<number> => {
  const site = path.join(root, 'site');
  const bundled = await run('vite', ['build', '--logLevel', 'warn'], site);
  if (bundled !== 0) return bundled;
  const furnished = await run(
    'vite',
    ['build', '--config', 'office/vite.config.ts', '--logLevel', 'warn'],
    site,
  );
  if (furnished !== 0) return furnished;
  const [finished] = await Promise.all([run('node', ['build/finish.ts'], site), writeSoftwareBill()]);
  return finished;
};

/** Builds the site when its sources changed. @returns the exit code of what failed, or 0. */
export async function buildIfChanged(): Promise<number> {
  const built = await readFile(path.join(root, stampFile), 'utf8').catch(() => '');
  if (built === (await sourceStamp(root))) return 0;
  console.log(built ? 'The sources changed: building the site.' : 'Building the site for the first time.');
  const code = await buildSite();
  if (code !== 0) console.error('The build failed; what went wrong stands above.');
  return code;
}

if (import.meta.main) process.exitCode = await buildSite();
