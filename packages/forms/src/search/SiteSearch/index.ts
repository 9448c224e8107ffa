export { SiteSearch, type SiteSearchProps } from './SiteSearch.tsx';
