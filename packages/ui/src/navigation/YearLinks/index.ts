export { YearLinks, type YearLinksProps } from './YearLinks.tsx';
