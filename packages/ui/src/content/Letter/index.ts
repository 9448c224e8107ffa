export { FormSheet, type FormSheetProps } from './Letter.tsx';
