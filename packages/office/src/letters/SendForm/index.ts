export * from './SendForm.tsx';
