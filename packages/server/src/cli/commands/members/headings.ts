import { CommandError } from '../../command-error.ts';
import type { Options } from '../../definition.ts';

/** Parses a line number. @throws CommandError */
export function lineTyped(typed: string | undefined): number | undefined {
  if (typed === undefined || /^[1-9]\d{0,8}$/.test(typed))
    return typed === undefined ? undefined : Number(typed);
  throw new CommandError(
    `--headings takes the number of a line, and ${typed} is none. Nothing was imported.`,
  );
}

/** Options of a command that reads a CSV. */
export const headingsOption = {
  headings: { value: 'LINE', summary: 'line number of the headings; otherwise guessed' },
} as const satisfies Options;
