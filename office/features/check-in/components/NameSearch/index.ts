export { NameSearch, type NameSearchProps } from './NameSearch.tsx';
