/** The page of one job. */
export const jobHref = (id: string) => `/job-board/${encodeURIComponent(id)}`;

/** The id of a job's row on the board, which addresses from before jobs had pages lead to. */
export const jobRowId = ({ _id }: { _id: string }) => `job-${_id}`;
