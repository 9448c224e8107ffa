export { TakeDownForm, type TakeDownFormProps } from './TakeDownForm.tsx';
