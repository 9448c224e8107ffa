export { Letter, type LetterProps } from './Letter.tsx';
