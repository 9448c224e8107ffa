export { type Mended, MendForm, type MendFormProps } from './MendForm.tsx';
