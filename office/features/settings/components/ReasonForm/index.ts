export { ReasonForm, type ReasonFormProps } from './ReasonForm.tsx';
