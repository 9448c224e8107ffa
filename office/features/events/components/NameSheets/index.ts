export { type NameOnPaper, NameSheets, type NameSheetsProps, type Sheet, sheets } from './NameSheets.tsx';
