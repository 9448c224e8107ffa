import { ApiError } from '@banyan/api/client';

/** Reason why the server cannot render a text, shown at its field; `undefined` for any other failure. */
export const refusedText = (error: unknown): string | undefined =>
  error instanceof ApiError && error.status === 422 ? error.message : undefined;
