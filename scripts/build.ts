import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { compressFolder, quickly } from '../site/build/compress.ts';
import { writeSoftwareBill } from './sbom.ts';
import { sourceStamp, stampFile } from './stamp.ts';
import { root, run } from './steps.ts';
import { writeStorybook } from './storybook.ts';

/** Builds Storybook into the site's `/design` if set: `on` hides it from search engines; `indexed` does not. */
const storybook = process.env.STORYBOOK || 'off';

/** Builds the Storybook that the site serves, or removes it. @returns the exit code */
async function buildDesign(): Promise<number> {
  const directory = path.join(root, 'site/dist/design');
  await rm(directory, { recursive: true, force: true });
  if (storybook === 'off') return 0;
  const built = await writeStorybook(directory, {
    DESIGN_INDEXED: storybook === 'indexed' ? 'yes' : 'no',
  });
  if (built === 0) await compressFolder(directory, quickly);
  return built;
}

/**
 * Builds the site: bundles, prerenders and checks the output, lists its libraries. @returns the exit code of the step that failed,
 * or 0.
 */
export const buildSite = async (): Promise<number> => {
  if (!['on', 'indexed', 'off'].includes(storybook)) {
    console.error('STORYBOOK is on, indexed or off.');
    return 1;
  }
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
  return finished === 0 ? buildDesign() : finished;
};

/** Builds the site if its sources changed. @returns the exit code of the step that failed, or 0. */
export async function buildIfChanged(): Promise<number> {
  const built = await readFile(path.join(root, stampFile), 'utf8').catch(() => '');
  if (built === (await sourceStamp(root))) return 0;
  console.log(built ? 'The sources changed: building the site.' : 'Building the site for the first time.');
  const code = await buildSite();
  if (code !== 0) console.error('The build failed; see the errors above.');
  return code;
}

if (import.meta.main) process.exitCode = await buildSite();
