export { HoldForm, type HoldFormProps } from './HoldForm.tsx';
