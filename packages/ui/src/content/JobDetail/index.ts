export { JobDetail, type JobDetailProps } from './JobDetail.tsx';
export { JobDetailFailed, type JobDetailFailedProps } from './JobDetailFailed.tsx';
export { JobDetailLoading, type JobDetailLoadingProps } from './JobDetailLoading.tsx';
