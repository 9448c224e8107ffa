import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { DtsOptions } from 'tsdown';
import { root, run } from '../steps.ts';

const emitted = path.join(root, '.cache', 'pack');
let emitting: Promise<number> | undefined;

/**
 * Types of all packages, emitted by one run of the compiler. TypeScript 7.0 has no JavaScript interface. The generator of tsdown
 * would run the compiler once per package, and is deprecated. TypeScript 7.1 makes this unnecessary.
 */
export const declarations: DtsOptions['generator'] = {
  init: async () => {
    emitting ??= run('tsc', ['--project', 'scripts/pack']);
    if ((await emitting) !== 0) throw new Error('Types could not be emitted.');
  },
  emit: (_, file) => {
    const module = path.relative(path.join(root, 'packages'), file).replace(/\.tsx?$/, '.d.ts');
    return { code: readFileSync(path.join(emitted, module), 'utf8') };
  },
};
