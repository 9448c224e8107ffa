import { ApiError } from '@banyan/api/client';

/** True if nothing was saved because another volunteer changed the same record since it was read. */
export const isChanged = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.status === 409 &&
  error.fieldErrors.some(({ code }) => code === 'changed');
