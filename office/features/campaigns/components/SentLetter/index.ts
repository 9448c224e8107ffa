export * from './SentLetter.tsx';
