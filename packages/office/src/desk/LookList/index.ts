export { type Look, type LookHrefs, LookList, type LookListProps } from './LookList.tsx';
