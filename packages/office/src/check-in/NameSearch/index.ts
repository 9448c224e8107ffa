export { fewestLetters, mostFound, NameSearch, type NameSearchProps } from './NameSearch.tsx';
