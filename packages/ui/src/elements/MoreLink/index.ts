export { MoreLink, type MoreLinkProps, type MoreLinkSize, moreLinkSizes } from './MoreLink.tsx';
