import { useState } from 'react';

/** Draft of a form, which survives closing the tab. */
export interface FormDraft {
  /** Text by field; fields that were never edited are missing. */
  text: Readonly<Record<string, string | undefined>>;
  write: (field: string, value: string) => void;
  /** Message about the draft: "Draft saved 8:11 PM, not published". */
  said: string | undefined;
}

/**
 * Typed values of a form, with the props of each text field.
 *
 * @param form Prefix of the field ids: "invite" and "email" make `invite-email`.
 * @param empty Fields with their initial values.
 * @param errors Error messages by field.
 * @param draft Draft that stores the values. @default the values are lost with the form
 */
export function useTyped<Values extends Readonly<Record<string, string>>>(
  form: string,
  empty: Values,
  errors: Partial<Record<keyof Values, string>>,
  draft?: FormDraft,
) {
  const [own, setOwn] = useState(empty);
  const typed = draft ? { ...empty, ...draft.text } : own;
  const field = (name: keyof Values & string) => ({
    id: `${form}-${name}`,
    name,
    value: typed[name],
    error: errors[name],
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      draft ? draft.write(name, value) : setOwn((before) => ({ ...before, [name]: value })),
  });
  return { typed, field };
}
