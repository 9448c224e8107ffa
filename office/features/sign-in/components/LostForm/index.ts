export { type Lost, LostForm, type LostFormProps } from './LostForm.tsx';
