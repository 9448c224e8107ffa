import { test } from 'vitest';

/* Promises that are tried very often: in full by `npx pnpm@12 trust`, a tenth of it by the test command. */

/** What a proof found, for the table that `trust` prints. */
interface Found {
  what: string;
  /** How often it was tried, of what: `1,000 rounds`. */
  tries: string;
  /** The worst figure met, or what was counted besides. */
  worst: string;
}

declare module 'vitest' {
  interface TaskMeta {
    /** Set by a proof that passed, or that says why it was left out. */
    proof?: Found;
  }
}

/** How much of the full count is tried. */
const share = Number(process.env.TRUST_SHARE ?? 0.1);

/** Shares of the machine that a proof may have: no proof takes longer than this for a full count, in milliseconds. */
const fullMs = 1_800_000;

export interface Proof {
  /** One sentence: what never happens, or always. */
  what: string;
  /** How often `npx pnpm@12 trust` tries it. */
  full: number;
  /** What one try is, in the plural. */
  of: string;
}

/**
 * A test of a promise that has to hold very often. It fails by throwing, as every test.
 * @param run Tries it so many times. @returns the worst that it met, in a few words
 */
export function proof({ what, full, of }: Proof, run: (count: number) => Promise<string>): void {
  const count = Math.max(1, Math.round(full * share));
  test(what, { timeout: fullMs }, async ({ task, skip }) => {
    const tries = `${count.toLocaleString('en-US')} ${of}`;
    try {
      task.meta.proof = { what, tries, worst: await run(count) };
    } catch (error) {
      if (!(error instanceof LeftOut)) throw error;
      task.meta.proof = { what, tries: 'none', worst: error.message };
      skip(error.message);
    }
  });
}

/** This machine lacks what a proof needs. The message is a sentence that says what. */
export class LeftOut extends Error {
  override readonly name = 'LeftOut';
}

/** The value that 99 of 100 do not exceed, as a text: `4.2 ms`. */
export function p99(milliseconds: readonly number[]): { ms: number; text: string } {
  const sorted = milliseconds.toSorted((a, b) => a - b);
  const ms = sorted[Math.max(0, Math.ceil(sorted.length * 0.99) - 1)] ?? 0;
  return { ms, text: `p99 ${ms < 10 ? ms.toFixed(1) : Math.round(ms)} ms` };
}
