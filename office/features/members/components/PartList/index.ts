export { PartList, type PartListProps } from './PartList.tsx';
