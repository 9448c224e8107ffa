import { useState } from 'react';

/**
 * What is typed into a form of texts, and for each of its fields what the field needs.
 *
 * @param form Begins the ids of its fields: "invite" and "email" make `invite-email`.
 * @param empty Each field with what it begins with.
 * @param errors What is wrong, by field.
 */
export function useTyped<Values extends Readonly<Record<string, string>>>(
  form: string,
  empty: Values,
  errors: Partial<Record<keyof Values, string>>,
) {
  const [typed, setTyped] = useState(empty);
  const field = (name: keyof Values & string) => ({
    id: `${form}-${name}`,
    name,
    value: typed[name],
    error: errors[name],
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      setTyped((before) => ({ ...before, [name]: value })),
  });
  return { typed, field };
}
