export { FactList, type FactListItem, type FactListProps } from './FactList.tsx';
