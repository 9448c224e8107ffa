export { DeleteForm, type DeleteFormProps } from './DeleteForm.tsx';
