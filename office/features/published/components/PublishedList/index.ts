export { PublishedList, type PublishedListProps } from './PublishedList.tsx';
