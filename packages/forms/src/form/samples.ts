import type { FieldError } from '@banyan/api/contract';

/** Error that the typed client rejects with when the server refuses. */
export const refusal = (serverMessage: string | undefined, fieldErrors: readonly FieldError[] = []) =>
  Object.assign(new Error(serverMessage ?? 'The server could not do this. Please try again.'), {
    kind: 'http',
    serverMessage,
    fieldErrors,
  });

/** Error that it rejects with when no answer arrived. */
export const noAnswer = () =>
  Object.assign(new Error('The server could not be reached. Check your connection and try again.'), {
    kind: 'network',
    serverMessage: undefined,
    fieldErrors: [],
  });
