/** Where one registers for an event. */
export const registerHref = (id: string) => `/events/register/${encodeURIComponent(id)}`;

/** Events of before the site are only a line on the list (spec part 2 §2, "Events"). */
const withoutPage = 'past-';

/** The page of a past event; `undefined` for one that has none. */
export const pastEventHref = (id: string): string | undefined =>
  id.startsWith(withoutPage) ? undefined : `/events/past/${encodeURIComponent(id)}`;
