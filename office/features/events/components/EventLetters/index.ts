export { EventLetters, type EventLettersProps } from './EventLetters.tsx';
