import { ApiError } from '@banyan/api/client';
import type { ListWords } from '@banyan/ui/content';

/** Words of a list that could not be loaded: the server’s own where it wants its reader to wait. */
export const failedWords = (words: ListWords, error: unknown): ListWords =>
  error instanceof ApiError && error.status === 429 && error.serverMessage
    ? { ...words, failedReason: error.serverMessage }
    : words;
