/**
 * `npx pnpm@12 documents`: writes the generated page `docs/cli.md` from the help of the command line. A test fails while the page
 * is outdated.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { commands } from '../packages/server/src/cli/commands/index.ts';
import { commandLineDocument } from '../packages/server/src/cli/help.ts';
import { requireRuntime } from './runtime.ts';
import { root } from './steps.ts';

requireRuntime();
writeFileSync(path.join(root, 'docs/cli.md'), commandLineDocument(commands));
