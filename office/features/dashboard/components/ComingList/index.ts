export { type Coming, ComingList, type ComingListProps } from './ComingList.tsx';
