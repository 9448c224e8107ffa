import { useState } from 'react';
import type { Conflict } from './conflictOf.ts';
import {
  type ChangedAlone,
  conflictId,
  type Conflict as Question,
} from './merge/ConflictForm/ConflictForm.tsx';
import { type Side, settled } from './merge/mergeFields.ts';

/** Choices of an edit conflict, and the function that saves them. */
export function useChoices<Field extends string>({
  standing: { merged, mine, base },
  labels,
  inWords,
  none,
  send,
}: Conflict<Field>) {
  const [choices, setChoices] = useState(none);
  const [open, setOpen] = useState<Field>();

  const conflicts = merged.conflicts.map(
    (field): Question<Field> => ({
      field,
      label: labels[field],
      theirs: inWords(field, merged.values[field]),
      mine: inWords(field, mine[field]),
    }),
  );
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
    // A new difference after this save is a new conflict.
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
