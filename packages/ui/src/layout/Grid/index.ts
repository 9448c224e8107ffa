export {
  Grid,
  type GridAlign,
  type GridColumnCount,
  type GridColumns,
  type GridElement,
  type GridProps,
  gridAligns,
  gridColumnCounts,
  gridElements,
} from './Grid.tsx';
