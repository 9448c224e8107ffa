import { ApiError } from '@banyan/api/client';

/** Whether nothing was saved because somebody else has changed the same since it was read. */
export const isChanged = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.status === 409 &&
  error.fieldErrors.some(({ code }) => code === 'changed');
