import * as v from 'valibot';
import { pageOnTouch } from '../../../touch/pageOnTouch.tsx';

/** What the route's loader found, as far as it says where the event's clock stands. */
const Found = v.object({
  start: v.object({ data: v.object({ event: v.object({ timezone: v.string() }) }) }),
});

/** Whoever is in another zone is told their own time, which the server cannot know. */
const isElsewhere = (loaderData: unknown): boolean =>
  v.is(Found, loaderData) &&
  loaderData.start.data.event.timezone !== Intl.DateTimeFormat().resolvedOptions().timeZone;

export const { load: loadRegisterPage, Page: RegisterPage } = pageOnTouch(
  () => import('./RegisterPage.tsx').then((module) => module.RegisterPage),
  isElsewhere,
);
