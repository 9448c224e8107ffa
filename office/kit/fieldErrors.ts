import { ApiError } from '@banyan/api/client';

/** What the server objects to, by field; empty for any other failure. */
export const fieldErrorsOf = (error: unknown): Readonly<Record<string, string>> =>
  error instanceof ApiError && error.status === 422
    ? Object.fromEntries(error.fieldErrors.map(({ field, message }) => [field, message]))
    : {};

/** The first field of a form that is wrong takes the focus. @param form Begins the ids of its fields. */
export function focusFirst(
  form: string,
  fields: readonly string[],
  errors: Readonly<Record<string, string>>,
) {
  const first = fields.find((field) => errors[field] !== undefined);
  if (first !== undefined) document.getElementById(`${form}-${first}`)?.focus();
}
