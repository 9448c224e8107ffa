export {
  Split,
  type SplitAlign,
  type SplitGap,
  type SplitProps,
  type SplitRatio,
  splitAligns,
  splitGaps,
  splitRatios,
} from './Split.tsx';
