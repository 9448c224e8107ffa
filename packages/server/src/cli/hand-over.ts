import { rmSync, writeFileSync } from 'node:fs';
import { CommandError } from './command-error.ts';
import type { Options } from './definition.ts';

/** Of a command that prints what somebody may want in a file. */
export const into = {
  out: { value: 'FILE', summary: 'writes a new file instead of printing' },
} as const satisfies Options;

/**
 * Prints a table or a page, or writes it into the file of `--out`.
 * @param what Its rows in words, such as `12 members`.
 */
export function handOver(
  text: string,
  what: string,
  out: string | undefined,
  print: (text: string) => void,
): void {
  if (!out) {
    print(text.trimEnd());
    return;
  }
  try {
    writeFileSync(out, text, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    // Half a file is none.
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) rmSync(out, { force: true });
    throw new CommandError(`${out} could not be written; an existing file is never replaced.`);
  }
  print(`${what} written to ${out}.`);
}
