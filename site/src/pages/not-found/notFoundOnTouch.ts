import * as v from 'valibot';
import { componentOnTouch } from '../../touch/pageOnTouch.tsx';

const Rendered = v.object({ rendered: v.string() });

/** A static host has one document for all addresses that do not exist, and it speaks of none of them. */
const isOfAnother = (loaderData: unknown): boolean =>
  v.is(Rendered, loaderData) && loaderData.rendered !== window.location.pathname;

export const { load: loadNotFoundPage, Page: NotFoundPage } = componentOnTouch<{ data?: unknown }>(
  () => import('./NotFoundPage.tsx').then((module) => module.NotFoundPage),
  isOfAnother,
);
