export {
  Split,
  type SplitAlign,
  type SplitProps,
  type SplitRatio,
  splitAligns,
  splitRatios,
} from './Split.tsx';
