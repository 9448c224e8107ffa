export * from './SendingLetter.tsx';
