export { RecordColumns, type RecordColumnsProps } from './RecordColumns.tsx';
