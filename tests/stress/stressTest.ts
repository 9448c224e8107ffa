import { test } from 'vitest';

interface Tries {
  /** Number of tries of `npx pnpm@12 stress`. */
  full: number;
  /** Number of tries of `npx pnpm@12 stress --short`. */
  short: number;
  /** What one try is, in the plural. */
  of: string;
}

/** Whether this run makes few tries. */
export const isShort = process.env.STRESS === 'short';

/**
 * Test of a promise that has to hold many times.
 * @param title The promise, a whole sentence.
 * @param run Makes this many tries. @returns figures to print
 */
export function stressTest(
  title: string,
  { full, short, of }: Tries,
  run: (count: number) => Promise<string>,
): void {
  const count = isShort ? short : full;
  test(title, { timeout: 1_800_000 }, async () => {
    const figures = await run(count);
    console.log(`${count.toLocaleString('en-US')} ${of}: ${figures}`);
  });
}

/** The value that 99 of 100 do not exceed, as text: `p99 4.2 ms`. */
export function p99(milliseconds: readonly number[]): string {
  const sorted = milliseconds.toSorted((a, b) => a - b);
  const value = sorted[Math.max(0, Math.ceil(sorted.length * 0.99) - 1)] ?? 0;
  return `p99 ${value.toFixed(1)} ms`;
}
