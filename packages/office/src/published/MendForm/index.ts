export { MendForm, type MendFormProps, type Mended } from './MendForm.tsx';
