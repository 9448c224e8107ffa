export * from './NewsForm.tsx';
