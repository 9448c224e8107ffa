export * from './HeldLetter.tsx';
