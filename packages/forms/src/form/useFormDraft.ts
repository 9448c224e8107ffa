import type { RefObject } from 'react';
import type { Clock } from './clock.ts';
import type { DraftStore } from './draftStore.ts';
import type { FieldValues } from './fieldState.ts';
import { useDraft } from './useDraft.ts';
import { useUndo } from './useUndo.ts';

interface Options<Values extends FieldValues> {
  draftStore: DraftStore;
  form: RefObject<HTMLFormElement | null>;
  /** A form as nobody has begun it. */
  empty: Values;
  /** From `useFields`. */
  fields: { values: Values; edit: (values: FieldValues) => void; reset: (values: Values) => void };
  clock: Clock;
  /** The server has filled the fields itself; then no draft is read. @default false */
  answered?: boolean;
  /** What was kept is in the fields again; `{}` when nothing was. Called once. */
  onRestored?: ((kept: FieldValues) => void) | undefined;
  /** Forgets what was said about the answers, when the form starts over. */
  onStart?: (() => void) | undefined;
}

/** A form's draft, and the way back from discarding it. For `DraftNote`. */
export function useFormDraft<Values extends FieldValues>({
  draftStore,
  form,
  empty,
  fields,
  clock,
  answered,
  onRestored,
  onStart,
}: Options<Values>) {
  const undo = useUndo<{ values: Values; restored: boolean }>(clock);
  const { discard, setRestored, ...draft } = useDraft({
    draftStore,
    form,
    initial: empty,
    values: fields.values,
    restore: (kept) => {
      fields.edit(kept);
      onRestored?.(kept);
    },
    ...(answered === undefined ? {} : { answered }),
  });
  /** An empty form, and no draft. */
  const start = () => {
    discard();
    fields.reset(empty);
    onStart?.();
  };
  return {
    ...draft,
    /** A draft of an earlier visit stands in the fields, or stood there and can still be had back. */
    restored: draft.restored || undo.kept?.value.restored === true,
    /** Forgets the draft and leaves the fields as they are. */
    discard,
    start,
    /** It was just discarded and can still be had back. */
    discarded: undo.kept !== undefined,
    onDiscard: () => {
      undo.keep({ values: fields.values, restored: draft.restored });
      start();
    },
    onUndo: () => {
      if (undo.kept) {
        fields.reset(undo.kept.value.values);
        setRestored(undo.kept.value.restored);
      }
      undo.forget();
    },
    /** What was discarded is gone for good. */
    forget: undo.forget,
  };
}
