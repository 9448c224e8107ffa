export { DeskColumns, type DeskColumnsProps } from './DeskColumns.tsx';
