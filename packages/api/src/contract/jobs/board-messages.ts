/** What the job board says in the place of jobs (spec part 2 §2, §8): a page of jobs opens without the texts of the form. */
export const jobBoardMessages = {
  empty: 'No Jobs Found',
  loadFailed: 'Unable to Load Jobs',
  /** The server answered, but not with jobs. */
  fetchFailed: 'Failed to fetch jobs',
  /** No answer at all. */
  connectionFailed: 'Error connecting to server',
  tryAgain: 'Try Again',
} as const;
