import type { Duplicate } from '@banyan/api/office';
import { dayWords } from '../../../kit/words/times.ts';
import { firstNameOf } from './words.ts';

/** First part of a reference, enough to tell two rows of a list apart: `M-7K2Q`. */
export const shortRef = (ref: string): string => /^[A-Z]-[\dA-Z]{4}(?=-)/.exec(ref)?.[0] ?? ref;

/** Name of a member's entry within a sentence: "Kalpana Neem’s entry", else "entry M-ZJ12". */
export const entryWords = (ref: string, name?: string): string =>
  name ? `${name}’s entry` : `entry ${shortRef(ref)}`;

/** Label of the merge button: "Update Kalpana’s entry with this", else "Update entry M-ZJ12 with this". */
export const updateWords = (ref: string, name?: string): string =>
  `Update ${entryWords(ref, name && firstNameOf(name))} with this`;

/** Describes a possible duplicate: "M-01AB, Sunita Bakul, 1987 Civil, was declined on Mar 4, 2025: same email." */
export function duplicateWords({ ref, name, facts, state, decidedAt, because }: Duplicate): string {
  const day = decidedAt === null ? '' : ` on ${dayWords(decidedAt)}`;
  const said =
    state === 'rejected'
      ? `was declined${day}`
      : state === 'approved'
        ? `was approved${day}`
        : state === 'handled'
          ? `was marked as done${day}`
          : state === 'merged'
            ? `was merged into another entry${day}`
            : 'is waiting, too';
  return `${[shortRef(ref), name, ...facts].join(', ')}, ${said}: same ${because === 'e-mail' ? 'email' : because}.`;
}
