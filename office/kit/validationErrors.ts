import * as v from 'valibot';

/** First error message of a schema for each field; empty if the value is valid. */
export function validationErrors(schema: v.GenericSchema, value: unknown): Readonly<Record<string, string>> {
  const found = v.safeParse(schema, value);
  const wrong: Record<string, string> = {};
  for (const issue of found.issues ?? []) wrong[v.getDotPath(issue)?.split('.')[0] ?? ''] ??= issue.message;
  return wrong;
}
