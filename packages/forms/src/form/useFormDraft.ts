import type { RefObject } from 'react';
import type { Clock } from './clock.ts';
import type { DraftStore } from './draftStore.ts';
import type { FieldValues } from './fieldState.ts';
import { useDraft } from './useDraft.ts';
import { useUndo } from './useUndo.ts';

interface Options<Values extends FieldValues> {
  draftStore: DraftStore;
  form: RefObject<HTMLFormElement | null>;
  /** Values of an empty form. */
  empty: Values;
  /** Fields from `useFields`. */
  fields: { values: Values; edit: (values: FieldValues) => void; reset: (values: Values) => void };
  clock: Clock;
  /** Set if the server has filled in the fields; then no draft is read. @default false */
  answered?: boolean;
  /** Called once, with the stored values that are in the fields again; `{}` if there were none. */
  onRestored?: ((kept: FieldValues) => void) | undefined;
  /** Called when the form starts over, to remove its messages. */
  onStart?: (() => void) | undefined;
}

/** Manages a form's draft, including the undo of discarding it. For `DraftNote`. */
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
  /** Empties the form and deletes the draft. */
  const start = () => {
    discard();
    fields.reset(empty);
    onStart?.();
  };
  return {
    ...draft,
    /** True if a draft of an earlier visit is in the fields, or was discarded and can still be restored. */
    restored: draft.restored || undo.kept?.value.restored === true,
    /** Deletes the draft and leaves the fields as they are. */
    discard,
    start,
    /** True if the draft was just discarded and can still be restored. */
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
    /** Ends the undo: the discarded draft is deleted for good. */
    forget: undo.forget,
  };
}
