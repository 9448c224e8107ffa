import { ApiError } from '@banyan/api/client';

/** True if nothing was saved because somebody else changed the same thing since it was read. */
export const isChanged = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.status === 409 &&
  error.fieldErrors.some(({ code }) => code === 'changed');
