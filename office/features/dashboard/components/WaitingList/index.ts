export { type WaitingKind, WaitingList, type WaitingListProps } from './WaitingList.tsx';
