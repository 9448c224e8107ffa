export { NameForm, type NameFormProps } from './NameForm.tsx';
