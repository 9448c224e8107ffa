export {
  type PrintedFor,
  printedFor,
  type StatementSheet,
  StatementSheets,
  type StatementSheetsProps,
} from './StatementSheets.tsx';
