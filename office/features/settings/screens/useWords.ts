import { useState } from 'react';
import { useDraft } from '../../../kit/useDraft.ts';

/**
 * Words that are being written over saved ones: a draft until they are saved, and beside them what somebody else has saved meanwhile.
 *
 * @param ref What they are for: a kind of letter, or what stands under all of them.
 * @param saved Each text as it is saved.
 */
export function useWords<Field extends string>(ref: string, saved: Readonly<Record<Field, string>>) {
  const draft = useDraft('words', ref);
  const [begun, setBegun] = useState(saved);
  const textOf = (field: Field) => draft.text[field] ?? saved[field];
  return {
    textOf,
    write: (field: Field, text: string) => draft.write(field, text),
    /** What somebody else has saved since this was opened, where it is something else than stands here. */
    theirsOf: (field: Field) =>
      saved[field] !== begun[field] && saved[field] !== textOf(field) ? saved[field] : undefined,
    said: draft.said,
    /** Once these are what is saved. */
    isSaved: (texts: Readonly<Record<Field, string>>) => {
      setBegun(texts);
      draft.forget();
    },
  };
}
