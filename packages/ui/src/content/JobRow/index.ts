export { type JobPoster, JobRow, type JobRowProps, type JobSummary } from './JobRow.tsx';
