/** Fetches code that will be needed soon. What fails ahead of time is fetched again, and then said, when it is needed. */
export const fetchAhead = (load: () => Promise<unknown>) => () => {
  load().catch(() => undefined);
};
