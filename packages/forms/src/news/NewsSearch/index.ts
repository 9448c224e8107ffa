export { NewsSearch, type NewsSearchProps } from './NewsSearch.tsx';
