export { JobRow, type JobRowProps, type JobSummary } from './JobRow.tsx';
export type { JobPoster } from './jobParts.tsx';
