export {
  Skeleton,
  SkeletonGroup,
  type SkeletonGroupProps,
  type SkeletonLength,
  type SkeletonProps,
  type SkeletonShape,
  skeletonLengths,
  skeletonShapes,
} from './Skeleton.tsx';
