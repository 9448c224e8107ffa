import { findChapter } from '@banyan/api/contract';
import {
  dayInWords,
  type EventFormField,
  type EventFormValues,
  eventFieldLabels,
  type Standing,
} from '@banyan/office/events';
import { type ChangedAlone, type Choices, type Conflict, conflictId, settled } from '@banyan/office/merge';
import { useState } from 'react';

/** An answer as one reads it. */
function inWords(field: EventFormField, value: string): string {
  if (field === 'chapter') return findChapter(value)?.name ?? 'Everybody’s';
  if (field === 'featured') return value === 'yes' ? 'Yes' : 'No';
  return field === 'day' || field === 'lastDay' || field === 'deadlineDay' ? dayInWords(value) : value;
}

/** What two have changed at once, whose answer is chosen, and saving what was chosen. */
export function useConflicts(
  { merged, mine, base }: Standing,
  send: (values: EventFormValues) => Promise<void>,
) {
  const [choices, setChoices] = useState<Choices<EventFormField>>({});
  const [open, setOpen] = useState<EventFormField>();
  if (!merged || merged.conflicts.length === 0) return undefined;

  const conflicts: Conflict<EventFormField>[] = merged.conflicts.map((field) => ({
    field,
    label: eventFieldLabels[field],
    theirs: inWords(field, merged.values[field]),
    mine: inWords(field, mine[field]),
  }));
  const alone = (['theirs', 'mine'] as const).flatMap((by) =>
    merged[by].map(
      (field): ChangedAlone => ({
        label: eventFieldLabels[field],
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
    void send(end.values).then(() => setChoices({}));
  };
  return {
    conflicts,
    alone,
    choices,
    open,
    onChoose: (field: EventFormField, side: 'theirs' | 'mine') => {
      setChoices({ ...choices, [field]: side });
      if (open === field) setOpen(undefined);
    },
    onSave: save,
  };
}
