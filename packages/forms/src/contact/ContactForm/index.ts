export { ContactForm, type ContactFormProps } from './ContactForm.tsx';
export type { ContactValues } from './useContactForm.ts';
