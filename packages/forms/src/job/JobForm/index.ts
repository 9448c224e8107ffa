export { JobForm, type JobFormProps } from './JobForm.tsx';
export type { JobValues } from './useJobForm.ts';
