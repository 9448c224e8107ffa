/** How one moves through a site of plain links without a reload. */
export { focusWithoutScrolling } from './focus.ts';
export { PageError, type PageErrorProps } from './PageError.tsx';
export { RouteAnnouncer, type RouteAnnouncerProps } from './RouteAnnouncer.tsx';
export { setsScrollPosition } from './setsScrollPosition.ts';
export { useLinkNavigation } from './useLinkNavigation.ts';
export { usePageReload } from './usePageReload.ts';
