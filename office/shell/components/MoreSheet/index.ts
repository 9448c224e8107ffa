export { MoreSheet, type MoreSheetProps } from './MoreSheet.tsx';
