export { SearchBox, type SearchBoxProps, SearchForm, type SearchFormProps } from './SearchForm.tsx';
