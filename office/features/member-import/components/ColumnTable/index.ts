export { ColumnTable, type ColumnTableProps } from './ColumnTable.tsx';
export { complaintOf } from './complaint.ts';
