import type { MergeBase } from './merge/mergeBase.ts';
import type { Choices, Merged } from './merge/mergeFields.ts';

/** Edit conflict: fields that two volunteers changed to different values. `ConflictView` resolves it. */
export interface Conflict<Field extends string> {
  standing: Pick<MergeBase<Field>, 'mine' | 'base'> & { merged: Merged<Field> };
  labels: Readonly<Record<Field, string>>;
  /** Formats a field's value for display. */
  inWords: (field: Field, value: string) => string;
  /** Initial choices: `{}`. */
  none: Choices<Field>;
  /** Saves the chosen values. */
  send: (values: Readonly<Record<Field, string>>) => Promise<void>;
}

/** Conflict of a form; `undefined` if there is none. */
export const conflictOf = <Field extends string>({
  standing: { merged, mine, base },
  ...rest
}: Omit<Conflict<Field>, 'standing'> & {
  standing: Pick<MergeBase<Field>, 'mine' | 'base' | 'merged'>;
}): Conflict<Field> | undefined =>
  merged && merged.conflicts.length > 0 ? { ...rest, standing: { merged, mine, base } } : undefined;
