import { payloadOf } from '@banyan/api/contract';
import * as v from 'valibot';
import type { Check, FieldMessages, FieldValues } from './fieldState.ts';

/** Returns the first message of each field, in the order of the names. Issues of other fields are ignored. */
function messagesOf(issues: readonly v.BaseIssue<unknown>[], names: readonly string[]): FieldMessages {
  const first = new Map<string, string>();
  for (const issue of issues) {
    const name = v.getDotPath(issue) ?? '';
    if (!first.has(name)) first.set(name, issue.message);
  }
  return Object.fromEntries(
    names.flatMap((name): [string, string][] => {
      const message = first.get(name);
      return message === undefined ? [] : [[name, message]];
    }),
  );
}

/** Creates the check of a form, or of one step: the contract's own schema, limited to the named fields. */
export function checkWith<Values extends FieldValues>(
  schema: v.GenericSchema<unknown, unknown>,
  names: readonly Extract<keyof Values, string>[],
): Check<Values> {
  return (values) => {
    const result = v.safeParse(schema, payloadOf(values, names));
    return result.success ? {} : messagesOf(result.issues, names);
  };
}
