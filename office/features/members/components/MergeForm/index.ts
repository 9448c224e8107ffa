export { MergeForm, type MergeFormProps } from './MergeForm.tsx';
