export { CancelForm, type CancelFormProps, type Cancelling } from './CancelForm.tsx';
