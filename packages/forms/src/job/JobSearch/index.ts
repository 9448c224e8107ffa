export { type JobFilters, JobSearch, type JobSearchProps } from './JobSearch.tsx';
