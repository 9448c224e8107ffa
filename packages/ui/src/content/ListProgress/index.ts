export {
  ListProgress,
  type ListProgressProps,
  type ListState,
  type ListWords,
  listStates,
  type ProgressOf,
} from './ListProgress.tsx';
