import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'vite';
import { root } from '../steps.ts';
import { asPublished } from './modules.ts';
import { bundles } from './publishedExports.ts';
import { quietly } from './quietly.ts';

const folder = path.join(root, 'packages', 'create-chapter');
const dist = path.join(folder, 'dist');
const emitted = path.join(root, '.cache', 'pack-starter');

/**
 * The starter: what runs in Node (command and plugin) as one file each with everything in it, so that `npm create` has
 * nothing to install besides; what runs in pages module by module, so that no page loads another's.
 */
export const buildStarter = async (): Promise<void> => {
  rmSync(dist, { recursive: true, force: true });
  rmSync(emitted, { recursive: true, force: true });
  await quietly('tsc', ['--project', 'scripts/pack/starter.tsconfig.json']);
  await build({
    root: folder,
    configFile: false,
    logLevel: 'warn',
    build: {
      ssr: true,
      outDir: dist,
      target: 'node20',
      minify: false,
      copyPublicDir: false,
      rolldownOptions: {
        input: bundles,
        external: ['vite'],
        output: { chunkFileNames: '[name].js' },
      },
    },
    ssr: { noExternal: true },
  });
  const source = path.join(emitted, 'create-chapter', 'src');
  for (const file of globSync('{app/**/*.js,{app,vite}/**/*.d.ts}', { cwd: source })) {
    const target = path.join(dist, file);
    cpSync(path.join(source, file), target);
    writeFileSync(target, asPublished(target, readFileSync(target, 'utf8')));
  }
};
