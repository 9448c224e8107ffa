export { JobDetail, type JobDetailProps } from './JobDetail.tsx';
