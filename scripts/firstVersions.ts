/**
 * Notes which components the version that is about to be published has for the first time: their pages say since when they are
 * there. A part of `npx pnpm@12 next-version`, once `changeset version` has given it its number.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import firstVersions from '../packages/ui/docs/component/since.json' with { type: 'json' };
import manifest from '../packages/ui/package.json' with { type: 'json' };
import { exportedComponents } from './bench/components.ts';
import { requireRuntime } from './runtime.ts';
import { root } from './steps.ts';

requireRuntime();
const known = new Set(Object.values(firstVersions).flat());
const added = (await exportedComponents()).filter((part) => !known.has(part)).toSorted();
if (added.length > 0) {
  const file = path.join(root, 'packages/ui/docs/component/since.json');
  writeFileSync(file, `${JSON.stringify({ ...firstVersions, [manifest.version]: added }, null, 2)}\n`);
}
console.log(`${manifest.version} has ${added.length} components for the first time.`);
