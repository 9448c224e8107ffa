/**
 * `npx pnpm@12 tokens`: keeps the tokens of the version that is about to be published, `packages/ui/tokens/0.2.0.json`, so that
 * the next ones can be compared with them. A part of the release, once `changeset version` has given it its number.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { snapshot } from '../packages/ui/docs/tokens/changes.ts';
import manifest from '../packages/ui/package.json' with { type: 'json' };
import { requireRuntime } from './runtime.ts';
import { root } from './steps.ts';

requireRuntime();
const file = path.join(root, 'packages/ui/tokens', `${manifest.version}.json`);
writeFileSync(file, `${JSON.stringify(snapshot(), null, 2)}\n`);
console.log(`${path.relative(root, file)} has the tokens of ${manifest.version}.`);
