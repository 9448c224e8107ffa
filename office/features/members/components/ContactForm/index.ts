export {
  type ContactField,
  ContactForm,
  type ContactFormProps,
  type ContactValues,
  contactFields,
  contactLabels,
} from './ContactForm.tsx';
