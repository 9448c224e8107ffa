export { type ContactField, ContactForm, type ContactFormProps, contactFields, type ContactValues } from './ContactForm.tsx';
