export { IndexItem, type IndexItemProps, IndexList, type IndexListProps } from './IndexList.tsx';
