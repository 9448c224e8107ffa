export { CodesSheet, type CodesSheetProps } from './CodesSheet.tsx';
