export { JobForm, type JobFormProps } from './JobForm.tsx';
