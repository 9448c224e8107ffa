export { LatestNews, type LatestNewsProps, latestNewsWords } from './LatestNews.tsx';
export { NewsLead, type NewsLeadProps } from './NewsLead.tsx';
export { NewsRow, type NewsRowProps, NewsRows, type NewsRowsProps } from './NewsRow.tsx';
