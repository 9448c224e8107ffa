import { type ChangeEvent, useCallback, useState } from 'react';
import {
  type Check,
  type ClearWhen,
  editField,
  type FieldMessages,
  type FieldState,
  type FieldValues,
  setFieldErrors,
  startFields,
} from './fieldState.ts';

export interface FieldsOptions<Values extends FieldValues> {
  /** Initial values of the fields. A constant, or made once. */
  initial: Values;
  /** Errors found by a server that has read the form. */
  initialMessages?: FieldMessages | undefined;
  /** Checks fields with an error again while they are being edited. */
  check: Check<Values>;
  /** Prefix of every id, so that two forms can share a page. */
  prefix: string;
}

type NamesOf<Values extends FieldValues, Value> = {
  [Name in keyof Values]: Values[Name] extends Value ? Name : never;
}[keyof Values] &
  string;

type TextControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * State of a form's fields: values and messages by name, and the props that bind a field to its name. A server's message stays
 * until its field is edited; ours disappear once they are fixed. Typing never adds an error.
 */
export function useFields<Values extends FieldValues>({
  initial,
  initialMessages,
  check,
  prefix,
}: FieldsOptions<Values>) {
  const [state, setState] = useState<FieldState<Values>>(() => startFields(initial, initialMessages));

  const edit = useCallback(
    (change: FieldValues) => setState((before) => editField(before, change, check)),
    [check],
  );
  const setErrors = useCallback(
    (messages: FieldMessages, clearWhen: ClearWhen, among?: readonly string[]) =>
      setState((before) => setFieldErrors(before, messages, clearWhen, among)),
    [],
  );
  const reset = useCallback((values: Values) => setState(startFields(values)), []);

  const idOf = (name: string) => `${prefix}-${name.replaceAll('.', '-')}`;
  const common = (name: string) => ({ name, id: idOf(name), error: state.issues[name]?.message });
  const put = (name: string, value: string | boolean) => edit({ [name]: value });

  return {
    values: state.values,
    messages: Object.fromEntries(
      Object.entries(state.issues).map(([name, { message }]) => [name, message]),
    ) satisfies FieldMessages,
    edit,
    setErrors,
    reset,
    idOf,
    /** Props for `TextField`, `TextAreaField`, `SelectField` and `RadioGroupField`. */
    text: (name: NamesOf<Values, string>) => ({
      ...common(name),
      value: String(state.values[name]),
      onChange: (event: ChangeEvent<TextControl>) => put(name, event.currentTarget.value),
    }),
    /** Props for `CheckboxField`. */
    checkbox: (name: NamesOf<Values, boolean>) => ({
      ...common(name),
      checked: state.values[name] === true,
      onChange: (event: ChangeEvent<HTMLInputElement>) => put(name, event.currentTarget.checked),
    }),
  };
}

export type Fields<Values extends FieldValues> = ReturnType<typeof useFields<Values>>;
