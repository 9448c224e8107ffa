export * from './AudienceField.tsx';
