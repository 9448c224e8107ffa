export { Plate, type PlateProps } from './Plate.tsx';
export type { PlateItem } from './rows.ts';
