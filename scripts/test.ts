/**
 * Everything that proves the product, in the order in which a failure is cheapest to see. Stops at the first step that
 * fails. Nothing of it needs a network other than this machine's, once the packages and a browser are installed.
 */
import { ensureBrowser } from './ensureBrowser.ts';
import { requireRuntime } from './runtime.ts';
import { run } from './steps.ts';

const steps: readonly (readonly [name: string, command: string, ...parameters: string[]])[] = [
  ['types', 'tsc', '--noEmit'],
  ['lint', 'biome', 'check', '--error-on-warnings', '.'],
  ['unit', 'vitest', 'run'],
  ['stories', 'vitest', 'run', '--config', 'vitest.stories.config.ts'],
  ['build', 'node', 'scripts/build.ts'],
  ['end to end', 'playwright', 'test', '--config', 'site/e2e/playwright.config.ts'],
];

requireRuntime();
try {
  await ensureBrowser();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
const began = Date.now();
const times: string[] = [];
for (const [name, command, ...parameters] of steps) {
  const from = Date.now();
  console.log(`\n▸ ${name}`);
  const code = await run(command, parameters);
  times.push(`${name} ${Math.round((Date.now() - from) / 1000)} s`);
  if (code !== 0) {
    console.error(`\n${name} failed. The steps so far: ${times.join(', ')}.`);
    process.exit(code);
  }
}
console.log(`\nEvery step passed in ${Math.round((Date.now() - began) / 1000)} s: ${times.join(', ')}.`);
