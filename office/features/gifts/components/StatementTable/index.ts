export { StatementTable, type StatementTableProps } from './StatementTable.tsx';
