export * from './LettersUnderWay.tsx';
