export { SecondYesForm, type SecondYesFormProps } from './SecondYesForm.tsx';
