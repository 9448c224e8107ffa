import * as v from 'valibot';
import { fieldErrors } from './errors.ts';

/** What a schema finds wrong with a body: each field, and what is said of it. */
export function errorsIn(schema: v.GenericSchema, body: unknown): Record<string, string> {
  const result = v.safeParse(schema, body);
  const errors = result.success ? [] : fieldErrors(result.issues);
  return Object.fromEntries(errors.map(({ field, message }) => [field, message]));
}

/** Bodies that lack a key: without it, or with something in its place that nobody would type. */
export const lacking = (body: object, key: string): object[] => {
  const without = Object.fromEntries(Object.entries(body).filter(([name]) => name !== key));
  return [without, { ...body, [key]: undefined }, { ...body, [key]: [] }];
};
