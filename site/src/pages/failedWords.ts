import { ApiError } from '@banyan/api/client';
import type { ListWords } from '@banyan/ui/content';

/** Texts of a list that could not be loaded. Uses the server’s message if it sets a rate limit. */
export const failedWords = (words: ListWords, error: unknown): ListWords =>
  error instanceof ApiError && error.status === 429 && error.serverMessage
    ? { ...words, failedReason: error.serverMessage }
    : words;
