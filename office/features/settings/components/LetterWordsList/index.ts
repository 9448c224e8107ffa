export { LetterWordsList, type LetterWordsListProps } from './LetterWordsList.tsx';
