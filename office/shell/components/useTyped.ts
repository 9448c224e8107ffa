import { useState } from 'react';

/** What keeps what is typed into a form, so that it outlives the tab. */
export interface FormDraft {
  /** Field by field; a field that nothing was written into is left out. */
  text: Readonly<Record<string, string | undefined>>;
  write: (field: string, value: string) => void;
  /** "Draft saved 8:11 PM, not published". */
  said: string | undefined;
}

/**
 * What is typed into a form of texts, and for each of its fields what the field needs.
 *
 * @param form Begins the ids of its fields: "invite" and "email" make `invite-email`.
 * @param empty Each field with what it begins with.
 * @param errors What is wrong, by field.
 * @param draft Keeps it. @default it is gone with the form
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
