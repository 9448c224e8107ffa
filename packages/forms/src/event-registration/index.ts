export * from './EventRegistrationForm/index.ts';
