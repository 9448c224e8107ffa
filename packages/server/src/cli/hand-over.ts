import { rmSync, writeFileSync } from 'node:fs';
import { CommandError } from './command-error.ts';
import type { Options } from './definition.ts';

/** Option of commands that can write their output to a file. */
export const into = {
  out: { value: 'FILE', summary: 'writes a new file instead of printing' },
} as const satisfies Options;

/**
 * Prints a table or a page, or writes it to the file of `--out`.
 * @param what Description of the rows, such as `12 members`.
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
    // An incomplete file is removed.
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) rmSync(out, { force: true });
    throw new CommandError(`${out} could not be written; an existing file is never replaced.`);
  }
  print(`${what} written to ${out}.`);
}
