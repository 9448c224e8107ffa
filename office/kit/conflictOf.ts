import type { MergeBase } from './merge/mergeBase.ts';
import type { Choices, Merged } from './merge/mergeFields.ts';

/** What two have changed at once, to different answers; `ConflictView` lets somebody choose. */
export interface Conflict<Field extends string> {
  standing: Pick<MergeBase<Field>, 'mine' | 'base'> & { merged: Merged<Field> };
  labels: Readonly<Record<Field, string>>;
  /** An answer as one reads it. */
  inWords: (field: Field, value: string) => string;
  /** Nothing chosen: `{}`. */
  none: Choices<Field>;
  /** Saves what was chosen. */
  send: (values: Readonly<Record<Field, string>>) => Promise<void>;
}

/** What is to be chosen where a form stands; `undefined` where nothing is. */
export const conflictOf = <Field extends string>({
  standing: { merged, mine, base },
  ...rest
}: Omit<Conflict<Field>, 'standing'> & {
  standing: Pick<MergeBase<Field>, 'mine' | 'base' | 'merged'>;
}): Conflict<Field> | undefined =>
  merged && merged.conflicts.length > 0 ? { ...rest, standing: { merged, mine, base } } : undefined;
