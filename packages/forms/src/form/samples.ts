import type { FieldError } from '@banyan/api/contract';

/** What the typed client rejects with when the server says no. */
export const refusal = (serverMessage: string | undefined, fieldErrors: readonly FieldError[] = []) =>
  Object.assign(new Error(serverMessage ?? 'The server could not do this. Please try again.'), {
    kind: 'http',
    serverMessage,
    fieldErrors,
  });

/** What it rejects with when no answer came. */
export const noAnswer = () =>
  Object.assign(new Error('The server could not be reached. Check your connection and try again.'), {
    kind: 'network',
    serverMessage: undefined,
    fieldErrors: [],
  });
