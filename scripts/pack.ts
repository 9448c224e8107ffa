/**
 * `npx pnpm@12 packages`: builds and packs the packages that volunteers install. `--out DIR` is the folder of the tarballs (default
 * `.cache/tarballs`); `--check` runs publint and arethetypeswrong on them; `--update` rewrites `packages/ui/plain`.
 */
import { globSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { usedStyles } from '../packages/create-chapter/src/vite/usedStyles.ts';
import { checkPlain } from './pack/plain.ts';
import { requireRuntime } from './runtime.ts';
import { root, run } from './steps.ts';

requireRuntime();
const { values } = parseArgs({
  options: { out: { type: 'string' }, check: { type: 'boolean' }, update: { type: 'boolean' } },
});
const out = path.resolve(values.out ?? path.join(root, '.cache', 'tarballs'));
const packages = ['api', 'ui', 'forms', 'app', 'create-chapter'];

const must = async (command: string, ...parameters: string[]) => {
  if ((await run(command, parameters)) !== 0) throw new Error(`${command} ${parameters.join(' ')} failed.`);
};

for (const name of packages)
  rmSync(path.join(root, 'packages', name, 'dist'), { recursive: true, force: true });
await must('tsdown');
await checkPlain(path.join(root, 'packages/ui'), values.update === true);
// The build of a chapter reads the stylesheet with a parser that refuses some selectors, and the build would stop there.
for (const name of ['ui', 'forms'])
  usedStyles(readFileSync(path.join(root, 'packages', name, 'dist/styles.css'), 'utf8'), '');

rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
// pnpm applies `publishConfig`, `catalog:` and `workspace:`, as in a release. If pnpm started this script, its own program is used.
const { npm_execpath: started = '' } = process.env;
const isPnpm = started.includes('pnpm');
await must(
  isPnpm ? started : 'npx',
  ...(isPnpm ? [] : ['--yes', 'pnpm@12']),
  ...packages.map((name) => `--filter=./packages/${name}`),
  '--recursive',
  '--silent',
  'pack',
  '--pack-destination',
  out,
);

for (const tarball of globSync(path.join(out, '*.tgz'))) {
  console.log(tarball);
  if (!values.check) continue;
  await must('publint', 'run', '--strict', tarball);
  // CommonJS is left out on purpose.
  await must('attw', tarball, '--profile', 'esm-only', '--quiet');
}
