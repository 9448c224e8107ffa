/** What stands in a form: text and yes-or-no answers, by name. Nested keys are dotted: `address.zip`. */
export type FieldValues = Readonly<Record<string, string | boolean>>;

/** Messages by field name. */
export type FieldMessages = Readonly<Record<string, string>>;

/** Says what is wrong with these values. Gives `{}` when nothing is. */
export type Check<Values extends FieldValues> = (values: Values) => FieldMessages;

/** When an error goes: once the rules are content with its field, or with the first edit of it, whatever is typed. */
export type ClearWhen = 'valid' | 'edited';

interface Issue {
  message: string;
  /** Our rules can tell when theirs is mended; what the server objected to stands until that very field is edited. */
  clearWhen: ClearWhen;
}

export interface FieldState<Values extends FieldValues> {
  values: Values;
  issues: Readonly<Record<string, Issue>>;
}

const issuesOf = (messages: FieldMessages, clearWhen: ClearWhen) =>
  Object.fromEntries(Object.entries(messages).map(([name, message]) => [name, { message, clearWhen }]));

/** A form as it is first shown, or shown again by a server that has read it. */
export const startFields = <Values extends FieldValues>(
  values: Values,
  messages: FieldMessages = {},
): FieldState<Values> => ({ values, issues: issuesOf(messages, 'edited') });

/** An edit. Fields that were flagged are looked at again; untouched ones are left in peace. */
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
 * After somebody asked to go on, or a server objected: exactly these are wrong among the fields looked at.
 * @param among Names of the fields looked at; the issues of others stay. All of them when left out.
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
