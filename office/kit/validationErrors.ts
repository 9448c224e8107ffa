import * as v from 'valibot';

/** What a schema objects to, the first sentence of each field; empty when it is content. */
export function validationErrors(schema: v.GenericSchema, value: unknown): Readonly<Record<string, string>> {
  const found = v.safeParse(schema, value);
  const wrong: Record<string, string> = {};
  for (const issue of found.issues ?? []) wrong[v.getDotPath(issue)?.split('.')[0] ?? ''] ??= issue.message;
  return wrong;
}
