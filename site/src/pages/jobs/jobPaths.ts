/** Path of a job’s page. */
export const jobHref = (id: string) => `/job-board/${encodeURIComponent(id)}`;

/** Id of a job’s row on the board. Old URLs, from before jobs had pages, link to it. */
export const jobRowId = ({ _id }: { _id: string }) => `job-${_id}`;
