export type { NextStep, SentApplication } from './RegistrationSent.tsx';
export { RegistrationWizard, type RegistrationWizardProps } from './RegistrationWizard.tsx';
export { type RegistrationStep, registrationSteps } from './registrationFields.ts';
