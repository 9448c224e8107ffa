export { DimensionLine, type DimensionLineProps } from './DimensionLine.tsx';
