export { type Looking, QueueList, type QueueListProps } from './QueueList.tsx';
