export { compactAfter, Header, type HeaderProps, siteNavigationId } from './Header.tsx';
export { useScrolledPast } from './useScrolledPast.ts';
