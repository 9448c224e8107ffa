export { FormSheet, type FormSheetProps } from './FormSheet.tsx';
