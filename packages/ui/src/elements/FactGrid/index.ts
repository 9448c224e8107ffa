export { FactGrid, type FactGridProps } from './FactGrid.tsx';
export type { FactGridItem } from './rows.ts';
