export { RollTable, type RollTableProps } from './RollTable.tsx';
