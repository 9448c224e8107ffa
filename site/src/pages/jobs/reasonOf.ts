import { ApiError } from '@banyan/api/client';
import { jobBoardMessages } from '@banyan/api/contract';

/** Returns why the jobs could not be loaded: the server sent an error or an unreadable response, or it did not respond. */
export const reasonOf = (error: unknown) =>
  error instanceof ApiError && (error.kind === 'http' || error.kind === 'malformed')
    ? jobBoardMessages.fetchFailed
    : jobBoardMessages.connectionFailed;
