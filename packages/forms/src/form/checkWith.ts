import * as v from 'valibot';
import type { Check, FieldMessages, FieldValues } from './fieldState.ts';

interface Payload {
  [key: string]: string | boolean | undefined | Payload;
}

function put(payload: Payload, name: string, value: string | boolean | undefined): void {
  const [key = '', ...inner] = name.split('.');
  if (inner.length === 0) payload[key] = value;
  else {
    const begun = payload[key];
    const group = typeof begun === 'object' ? begun : {};
    put(group, inner.join('.'), value);
    payload[key] = group;
  }
}

/** The payload that the named fields make: `{'address.zip': '1'}` becomes `{address: {zip: '1'}}`. */
export function payloadOf(values: FieldValues, names: readonly string[]): Payload {
  const payload: Payload = {};
  for (const name of names) put(payload, name, values[name]);
  return payload;
}

/** The first message of each field, in the order of the names; what concerns no field of the form is left out. */
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

/** The rule of a form, or of one step of it: the contract's own schema, over the named fields. */
export function checkWith<Values extends FieldValues>(
  schema: v.GenericSchema<unknown, unknown>,
  names: readonly Extract<keyof Values, string>[],
): Check<Values> {
  return (values) => {
    const result = v.safeParse(schema, payloadOf(values, names));
    return result.success ? {} : messagesOf(result.issues, names);
  };
}
