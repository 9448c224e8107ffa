export { type KeyLine, KeysSheet, type KeysSheetProps } from './KeysSheet.tsx';
