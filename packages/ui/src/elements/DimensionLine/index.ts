export {
  DimensionLine,
  type DimensionLineProps,
  type DimensionLineWeight,
  dimensionLineWeights,
} from './DimensionLine.tsx';
