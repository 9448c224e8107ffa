/**
 * Messages that the job board shows instead of jobs (spec part 2 §2, §8). Separate, so that the board does not load the texts of
 * the form.
 */
export const jobBoardMessages = {
  empty: 'No Jobs Found',
  loadFailed: 'Unable to Load Jobs',
  /** Shown if the answer contains no jobs. */
  fetchFailed: 'Failed to fetch jobs',
  /** Shown if there is no answer. */
  connectionFailed: 'Error connecting to server',
  tryAgain: 'Try Again',
} as const;
