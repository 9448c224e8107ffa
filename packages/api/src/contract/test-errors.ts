import * as v from 'valibot';
import { fieldErrors } from './errors.ts';

/** Returns the errors that a schema finds in a body, as message by field. */
export function errorsIn(schema: v.GenericSchema, body: unknown): Record<string, string> {
  const result = v.safeParse(schema, body);
  const errors = result.success ? [] : fieldErrors(result.issues);
  return Object.fromEntries(errors.map(({ field, message }) => [field, message]));
}

/** Returns bodies without a valid key: the key missing, or with a value that nobody would type. */
export const lacking = (body: object, key: string): object[] => {
  const without = Object.fromEntries(Object.entries(body).filter(([name]) => name !== key));
  return [without, { ...body, [key]: undefined }, { ...body, [key]: [] }];
};
