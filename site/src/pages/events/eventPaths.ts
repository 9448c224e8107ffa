/** Where one registers for an event. */
export const registerHref = (id: string) => `/events/register/${encodeURIComponent(id)}`;

/** The page of a past event, if it has one. */
export const pastEventPage = (id: string): string => `/events/past/${encodeURIComponent(id)}`;
