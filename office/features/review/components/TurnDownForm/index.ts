export { TurnDownForm, type TurnDownFormProps } from './TurnDownForm.tsx';
