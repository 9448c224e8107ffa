export { AskForm, type AskFormProps } from './AskForm.tsx';
