/** Values of a form: texts and booleans, by name. Nested keys are dotted: `address.zip`. */
export type FieldValues = Readonly<Record<string, string | boolean>>;

/** Messages by field name. */
export type FieldMessages = Readonly<Record<string, string>>;

/** Returns the errors of these values; `{}` if there are none. */
export type Check<Values extends FieldValues> = (values: Values) => FieldMessages;

/** Rule for removing an error: once the rules accept its field, or with the first edit of it. */
export type ClearWhen = 'valid' | 'edited';

interface Issue {
  message: string;
  /** Rules can tell when their own error is fixed; a server's error stays until that field is edited. */
  clearWhen: ClearWhen;
}

export interface FieldState<Values extends FieldValues> {
  values: Values;
  issues: Readonly<Record<string, Issue>>;
}

const issuesOf = (messages: FieldMessages, clearWhen: ClearWhen) =>
  Object.fromEntries(Object.entries(messages).map(([name, message]) => [name, { message, clearWhen }]));

/** State of a form when it is first shown, or when a server shows it again. */
export const startFields = <Values extends FieldValues>(
  values: Values,
  messages: FieldMessages = {},
): FieldState<Values> => ({ values, issues: issuesOf(messages, 'edited') });

/** Applies an edit. Fields with an error are checked again; others are not. */
export function editField<Values extends FieldValues>(
  { values: before, issues }: FieldState<Values>,
  edit: FieldValues,
  check: Check<Values>,
): FieldState<Values> {
  const values = { ...before, ...edit };
  if (Object.keys(issues).length === 0) return { values, issues };
  const found = check(values);
  const still = Object.entries(issues).flatMap(([name, issue]): [string, Issue][] => {
    if (issue.clearWhen === 'edited' && !(name in edit)) return [[name, issue]];
    const message = found[name];
    return message === undefined ? [] : [[name, { message, clearWhen: 'valid' }]];
  });
  return { values, issues: Object.fromEntries(still) };
}

/**
 * Replaces the errors of the checked fields, after the visitor asked to continue or the server objected.
 * @param among Names of the checked fields; the errors of others stay. All fields if omitted.
 */
export function setFieldErrors<Values extends FieldValues>(
  { values, issues }: FieldState<Values>,
  messages: FieldMessages,
  clearWhen: ClearWhen,
  among?: readonly string[],
): FieldState<Values> {
  const others = among ? Object.entries(issues).filter(([name]) => !among.includes(name)) : [];
  return { values, issues: { ...Object.fromEntries(others), ...issuesOf(messages, clearWhen) } };
}
