/**
 * `npx pnpm@12 packages`: what volunteers install. `--out DIR` says where the tarballs go (default `.cache/tarballs`); `--check`
 * lets publint and arethetypeswrong look at them; `--update` writes the markup in `packages/ui/plain` anew.
 */
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildPackages } from './pack/buildPackages.ts';
import { checkTarballs } from './pack/checkTarballs.ts';
import { makeTarballs } from './pack/makeTarballs.ts';
import { requireRuntime } from './runtime.ts';
import { root } from './steps.ts';

requireRuntime();
const { values } = parseArgs({
  options: { out: { type: 'string' }, check: { type: 'boolean' }, update: { type: 'boolean' } },
});
const out = path.resolve(values.out ?? path.join(root, '.cache', 'tarballs'));
const began = performance.now();

await buildPackages(values.update === true);
rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
const tarballs = await makeTarballs(out);
if (values.check) await checkTarballs(tarballs);
console.log(`${tarballs.join('\n')}\nPacked in ${((performance.now() - began) / 1000).toFixed(1)} s.`);
