import { holdMinutes } from '@banyan/api/office';
import { CommandError } from '../../command-error.ts';
import type { Options } from '../../definition.ts';

/** Of a command that decides. */
export const held = {
  hold: {
    value: 'MINUTES',
    summary: 'the letter waits for 0, 2, 5 or 15 minutes, and undo takes it back until then; else 0',
  },
} as const satisfies Options;

/** What was typed, in milliseconds. @throws CommandError with exit code 2 */
export function holdMsOf(typed = '0'): number {
  const minutes = holdMinutes.find((one) => String(one) === typed.trim());
  if (minutes !== undefined) return minutes * 60_000;
  throw new CommandError(
    `A letter can be held for 0, 2, 5 or 15 minutes, not ${typed}. Nothing was done.`,
    2,
  );
}
