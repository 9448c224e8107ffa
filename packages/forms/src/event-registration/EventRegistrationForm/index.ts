export { EventRegistrationForm, type EventRegistrationFormProps } from './EventRegistrationForm.tsx';
export type { EventRegistrationValues } from './useEventRegistration.ts';
