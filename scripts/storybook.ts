/**
 * `npx pnpm@12 build-storybook`: builds Storybook as static files in `storybook-static`. Prints the build time with its budget; a
 * slow build does not fail.
 */
import path from 'node:path';
import { requireRuntime } from './runtime.ts';
import { root, run } from './steps.ts';
import { verdict } from './table.ts';

/** Budget for two otherwise idle cores, in seconds. */
const budget = 90;

/** Builds Storybook into a folder. Sets the environment variable STORYBOOK itself. @returns the exit code */
export async function writeStorybook(
  directory: string,
  environment: Record<string, string> = {},
): Promise<number> {
  const began = performance.now();
  const options = ['--disable-telemetry', '--quiet', '--output-dir', directory];
  const built = await run('storybook', ['build', ...options], root, environment);
  const seconds = Math.round((performance.now() - began) / 1000);
  if (built === 0)
    console.log(`Storybook built in ${seconds} s; budget ${budget} s: ${verdict(seconds, budget)}`);
  return built;
}

if (import.meta.main) {
  requireRuntime();
  process.exitCode = await writeStorybook(path.join(root, 'storybook-static'));
}
