export { LetterWordsForm, type LetterWordsFormProps } from './LetterWordsForm.tsx';
