import { ApiError } from '@banyan/api/client';

/** Error messages of the server by field; empty for any other failure. */
export const fieldErrorsOf = (error: unknown): Readonly<Record<string, string>> =>
  error instanceof ApiError && error.status === 422
    ? Object.fromEntries(error.fieldErrors.map(({ field, message }) => [field, message]))
    : {};

/** Focuses the first invalid field of a form. @param form Prefix of the field ids. */
export function focusFirst(
  form: string,
  fields: readonly string[],
  errors: Readonly<Record<string, string>>,
) {
  const first = fields.find((field) => errors[field] !== undefined);
  if (first !== undefined) document.getElementById(`${form}-${first}`)?.focus();
}
