import * as v from 'valibot';

/** What is wrong with one field, for programs; `message` says it for people. */
export const fieldErrorCodes = ['required', 'invalid', 'too_long', 'unknown'] as const;
export type FieldErrorCode = (typeof fieldErrorCodes)[number];

/** One field's error. `field` is the payload's key, dotted for nested ones: `address.zip`. */
export interface FieldError {
  field: string;
  code: string;
  message: string;
}

/** What is read of an answer that is not a success. A host of the spec's letter sends `message` alone. */
export const ErrorAnswer = /* @__PURE__ */ v.object({
  message: v.string(),
  errors: v.fallback(v.array(v.object({ field: v.string(), code: v.string(), message: v.string() })), []),
});
export type ErrorAnswer = v.InferOutput<typeof ErrorAnswer>;

function codeOf(issue: v.BaseIssue<unknown>): FieldErrorCode {
  if (issue.expected === 'never') return 'unknown';
  if (issue.type === 'max_length') return 'too_long';
  if (issue.type === 'non_empty' || issue.received === 'undefined') return 'required';
  return 'invalid';
}

/** Turns a validator's issues into the `errors` of an answer: the first one of each field, in the form's order. */
export function fieldErrors(issues: readonly v.BaseIssue<unknown>[]): FieldError[] {
  const byField = new Map<string, FieldError>();
  for (const issue of issues) {
    const field = (v.getDotPath(issue) ?? '').slice(0, 100);
    if (!byField.has(field)) byField.set(field, { field, code: codeOf(issue), message: issue.message });
  }
  return [...byField.values()];
}
