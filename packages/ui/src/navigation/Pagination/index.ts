export { Pagination, type PaginationProps } from './Pagination.tsx';
export { type PageEntry, pageNumbers, pagesShownInFull, parsePage } from './pageNumbers.ts';
