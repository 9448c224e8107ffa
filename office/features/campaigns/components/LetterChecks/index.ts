export * from './LetterChecks.tsx';
