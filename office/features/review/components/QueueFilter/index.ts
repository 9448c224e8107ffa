export {
  QueueFilter,
  type QueueFilterProps,
  type QueueState,
  queueStates,
} from './QueueFilter.tsx';
