import { PageError, setsScrollPosition } from '@banyan/app/navigation';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { createElement } from 'react';
import { pageHref } from './places.ts';

const ErrorPage = ({ error }: ErrorComponentProps) =>
  createElement(PageError, { error, homeHref: pageHref('/') });

/** Router options of a chapter's site: `createRouter({ ...routing, routeTree })`. */
export const routing = {
  basepath: import.meta.env.BASE_URL,
  trailingSlash: 'always',
  scrollRestoration: setsScrollPosition,
  defaultPreload: 'intent',
  defaultPreloadStaleTime: 30_000,
  defaultErrorComponent: ErrorPage,
} as const;
