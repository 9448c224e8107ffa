export { EventRegistrationForm, type EventRegistrationFormProps } from './EventRegistrationForm.tsx';
