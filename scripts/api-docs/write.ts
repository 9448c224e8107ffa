/**
 * `npx pnpm@12 api-docs`: every published module as pages in `api-docs`, from the comments in the sources. Storybook serves
 * them at `/api-docs`. Read from the packages' types, so that what is documented is what volunteers get.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { calls } from '../../packages/api/src/contract/index.ts';
import { policies } from '../../packages/server/src/http/policies.ts';
import { buildPackages } from '../pack/buildPackages.ts';
import { publishedExports, readManifest } from '../pack/publishedExports.ts';
import { requireRuntime } from '../runtime.ts';
import { root, run } from '../steps.ts';
import { callsPage } from './callsPage.ts';

const here = path.join(root, '.cache', 'api-docs');
const packages = path.join(root, 'packages');

/** Every module that a package publishes, but its root, which only repeats the others: `@banyan/ui/palette`, and its types. */
const modulesOf = (name: string): [name: string, types: string][] => {
  const folder = path.join(packages, name);
  const manifest = readManifest(folder);
  return Object.entries(publishedExports(manifest, folder)).flatMap(([subpath, entry]) =>
    subpath === '.' || subpath.endsWith('.css') || typeof entry === 'string'
      ? []
      : [[path.join(manifest.name, subpath), path.join(folder, entry.types)]],
  );
};

requireRuntime();
await buildPackages(false);
rmSync(here, { recursive: true, force: true });
const modules = ['api', 'ui', 'forms', 'app'].flatMap(modulesOf);
const entries = modules.map(([name, types]) => {
  const entry = path.join(here, `${name}.ts`);
  mkdirSync(path.dirname(entry), { recursive: true });
  writeFileSync(entry, `export * from '${types.replace(/\.d\.ts$/, '.js')}';\n`);
  return entry;
});
writeFileSync(path.join(here, 'calls.md'), callsPage(calls, policies));
const compilerOptions = {
  target: 'es2024',
  lib: ['es2024', 'dom', 'dom.iterable'],
  jsx: 'react-jsx',
  module: 'esnext',
  moduleResolution: 'bundler',
  strict: true,
  skipLibCheck: true,
  types: [],
  paths: Object.fromEntries(modules.map(([name, types]) => [name, [types]])),
};
writeFileSync(path.join(here, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: entries }));
const typedoc = path.join(import.meta.dirname, 'node_modules/.bin/typedoc');
process.exitCode = await run(typedoc, [
  '--options',
  path.join(import.meta.dirname, 'typedoc.json'),
  '--tsconfig',
  path.join(here, 'tsconfig.json'),
  ...entries.flatMap((entry) => ['--entryPoints', entry]),
]);
