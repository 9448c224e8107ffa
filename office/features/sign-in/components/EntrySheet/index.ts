export { EntrySheet, type EntrySheetProps } from './EntrySheet.tsx';
