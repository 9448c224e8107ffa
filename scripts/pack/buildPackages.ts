import { rmSync } from 'node:fs';
import path from 'node:path';
import { root } from '../steps.ts';
import { buildPackage } from './buildPackage.ts';
import { buildStarter } from './buildStarter.ts';
import { checkPlain, plainModule } from './plain.ts';
import { quietly } from './quietly.ts';
import { createStyles } from './styles.ts';

const emitted = path.join(root, '.cache', 'pack');

/** TypeScript makes JavaScript and types of every module; what remains is to run the stylesheets. */
const buildLibraries = async (updatePlain: boolean): Promise<void> => {
  rmSync(emitted, { recursive: true, force: true });
  await quietly('tsc', ['--project', 'scripts/pack']);
  const styles = createStyles(root);
  for (const name of ['api', 'ui', 'forms', 'app']) {
    const source = path.join(root, 'packages', name);
    await buildPackage(
      { source, emitted: path.join(emitted, name, 'src'), dist: path.join(source, 'dist') },
      styles,
      name === 'ui' ? [plainModule] : [],
    );
  }
  await styles.close();
  await checkPlain(path.join(root, 'packages/ui'), updatePlain);
};

/**
 * Makes `dist` of every published package.
 * @param updatePlain Write the markup of the plain page instead of comparing it.
 */
export const buildPackages = async (updatePlain: boolean): Promise<void> => {
  await Promise.all([buildLibraries(updatePlain), buildStarter()]);
};
