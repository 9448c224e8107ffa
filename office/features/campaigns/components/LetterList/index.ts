export * from './LetterList.tsx';
