export { ConsentTable, type ConsentTableProps } from './ConsentTable.tsx';
