import { ApiError } from '@banyan/api/client';
import { jobBoardMessages } from '@banyan/api/contract';

/** Why there are no jobs: the server said no or something that nobody can read; or it said nothing. */
export const reasonOf = (error: unknown) =>
  error instanceof ApiError && (error.kind === 'http' || error.kind === 'malformed')
    ? jobBoardMessages.fetchFailed
    : jobBoardMessages.connectionFailed;
