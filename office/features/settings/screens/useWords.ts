import { useState } from 'react';
import { useDraft } from '../../../kit/useDraft.ts';

/**
 * Texts being edited over saved ones: a draft until they are saved, with conflicting texts that another volunteer has saved.
 *
 * @param ref Subject of the texts: a kind of email, or the footer of all emails.
 * @param saved Each text as it is saved.
 */
export function useWords<Field extends string>(ref: string, saved: Readonly<Record<Field, string>>) {
  const draft = useDraft('words', ref);
  const [begun, setBegun] = useState(saved);
  const textOf = (field: Field) => draft.text[field] ?? saved[field];
  return {
    textOf,
    write: (field: Field, text: string) => draft.write(field, text),
    /** Text that another volunteer has saved since this was opened, if it differs from the typed one. */
    theirsOf: (field: Field) =>
      saved[field] !== begun[field] && saved[field] !== textOf(field) ? saved[field] : undefined,
    said: draft.said,
    /** Sets the texts as saved, and deletes the draft. */
    isSaved: (texts: Readonly<Record<Field, string>>) => {
      setBegun(texts);
      draft.forget();
    },
  };
}
