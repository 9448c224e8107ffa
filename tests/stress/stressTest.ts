import { test } from 'vitest';

interface Tries {
  /** Number of tries of `npx pnpm@12 stress`. */
  full: number;
  /** Number of tries of `npx pnpm@12 stress --short`. */
  short: number;
  /** Name of one try, in the plural. */
  of: string;
}

/** True if this run makes few tries. */
export const isShort = process.env.STRESS === 'short';

/**
 * Creates a test of a promise that must hold many times.
 * @param title The promise, a whole sentence.
 * @param run Makes this many tries, or skips the test with a reason. @returns figures to print
 */
export function stressTest(
  title: string,
  { full, short, of }: Tries,
  run: (count: number, skip: (reason: string) => void) => Promise<string>,
): void {
  const count = isShort ? short : full;
  test(title, { timeout: 1_800_000 }, async ({ skip }) => {
    const figures = await run(count, skip);
    console.log(`${count.toLocaleString('en-US')} ${of}: ${figures}`);
  });
}
