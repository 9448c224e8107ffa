export {
  ListProgress,
  type ListProgressProps,
  type ListState,
  type ListWords,
  listStates,
  type ProgressOf,
  type Unconfirmed,
} from './ListProgress.tsx';
