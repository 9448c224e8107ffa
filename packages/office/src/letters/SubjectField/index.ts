export * from './SubjectField.tsx';
