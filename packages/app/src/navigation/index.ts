/** Navigation in a site of plain links without reloads. */
export { focusWithoutScrolling } from './focus.ts';
export { PageError, type PageErrorProps } from './PageError.tsx';
export { RouteAnnouncer, type RouteAnnouncerProps } from './RouteAnnouncer.tsx';
export { setsScrollPosition } from './setsScrollPosition.ts';
export { useLinkNavigation } from './useLinkNavigation.ts';
export { usePageReload } from './usePageReload.ts';
