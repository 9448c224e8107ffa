import * as v from 'valibot';

/** Machine-readable reasons of a field error; `message` is the text for people. */
export const fieldErrorCodes = ['required', 'invalid', 'too_long', 'unknown'] as const;
export type FieldErrorCode = (typeof fieldErrorCodes)[number];

/** Error of one field. `field` is the key in the payload, with dots for nested keys: `address.zip`. */
export interface FieldError {
  field: string;
  code: string;
  message: string;
}

/** Part of an error answer that clients read. A host that follows only the spec sends just `message`. */
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

/** Converts a validator's issues to the `errors` of an answer: the first issue of each field, in the form's order. */
export function fieldErrors(issues: readonly v.BaseIssue<unknown>[]): FieldError[] {
  const byField = new Map<string, FieldError>();
  for (const issue of issues) {
    const field = (v.getDotPath(issue) ?? '').slice(0, 100);
    if (!byField.has(field)) byField.set(field, { field, code: codeOf(issue), message: issue.message });
  }
  return [...byField.values()];
}
