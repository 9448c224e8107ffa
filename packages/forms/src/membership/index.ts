export * from './RegistrationWizard/index.ts';
