export { MayList, type MayListProps } from './MayList.tsx';
