import type { Double } from '@banyan/api/office';
import { dayWords } from '../../../kit/words/times.ts';

/** The beginning of a reference, which is enough to tell two of a list apart: `M-7K2Q`. */
export const shortRef = (ref: string): string => /^[A-Z]-[\dA-Z]{4}(?=-)/.exec(ref)?.[0] ?? ref;

/** Somebody who may be the same: "M-01AB, Sunita Bakul, 1987 Civil, was turned down on Mar 4, 2025: same e-mail." */
export function doubleWords({ ref, name, facts, state, decidedAt, because }: Double): string {
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
