export { SetList, type SetListProps } from './SetList.tsx';
