export { GiftTable, type GiftTableProps } from './GiftTable.tsx';
