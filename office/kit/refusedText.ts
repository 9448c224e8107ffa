import { ApiError } from '@banyan/api/client';

/** Why the server cannot render a text, for the field it was typed in; `undefined` for any other failure. */
export const refusedText = (error: unknown): string | undefined =>
  error instanceof ApiError && error.status === 422 ? error.message : undefined;
