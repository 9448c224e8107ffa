export { type Look, LookList, type LookListProps } from './LookList.tsx';
