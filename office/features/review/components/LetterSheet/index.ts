export { LetterSheet, type LetterSheetProps } from './LetterSheet.tsx';
