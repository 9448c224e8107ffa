export { SafeLink, type SafeLinkProps } from './SafeLink.tsx';
export { type SafeHref, safeHref } from './safeHref.ts';
