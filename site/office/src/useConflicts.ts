import {
  type ChangedAlone,
  type Choices,
  type Conflict,
  conflictId,
  type Side,
  type Standing,
  settled,
} from '@banyan/office/merge';
import { useState } from 'react';

export interface Conflicts<Field extends string> {
  standing: Standing<Field>;
  labels: Readonly<Record<Field, string>>;
  /** An answer as one reads it. */
  inWords: (field: Field, value: string) => string;
  /** Nothing chosen: `{}`. */
  none: Choices<Field>;
  /** Saves what was chosen. */
  send: (values: Readonly<Record<Field, string>>) => Promise<void>;
}

/** What two have changed at once, whose answer is chosen, and saving what was chosen. */
export function useConflicts<Field extends string>({
  standing: { merged, mine, base },
  labels,
  inWords,
  none,
  send,
}: Conflicts<Field>) {
  const [choices, setChoices] = useState(none);
  const [open, setOpen] = useState<Field>();
  if (!merged || merged.conflicts.length === 0) return undefined;

  const conflicts: Conflict<Field>[] = merged.conflicts.map((field) => ({
    field,
    label: labels[field],
    theirs: inWords(field, merged.values[field]),
    mine: inWords(field, mine[field]),
  }));
  const alone = (['theirs', 'mine'] as const).flatMap((by) =>
    merged[by].map(
      (field): ChangedAlone => ({
        label: labels[field],
        now: inWords(field, merged.values[field]),
        was: inWords(field, base[field]),
        by,
      }),
    ),
  );
  const save = () => {
    const end = settled(merged, mine, choices);
    if ('open' in end) {
      setOpen(end.open);
      document.getElementById(conflictId(end.open))?.focus();
      return;
    }
    setOpen(undefined);
    // Whatever differs after this is another question.
    void send(end.values).then(() => setChoices(none));
  };
  return {
    conflicts,
    alone,
    choices,
    open,
    onChoose: (field: Field, side: Side) => {
      setChoices((all) => ({ ...all, [field]: side }));
      if (open === field) setOpen(undefined);
    },
    onSave: save,
  };
}
