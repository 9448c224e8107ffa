export { ContactForm, type ContactFormProps } from './ContactForm.tsx';
export type { ContactValues } from './contactFields.ts';
