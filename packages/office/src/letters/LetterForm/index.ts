export * from './LetterForm.tsx';
