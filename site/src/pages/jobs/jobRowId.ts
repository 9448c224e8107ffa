/** The id of a job's row on the board, which feeds and search engines link to. */
export const jobRowId = ({ _id }: { _id: string }) => `job-${_id}`;
