/** Path of the registration page of an event. */
export const registerHref = (id: string) => `/events/register/${encodeURIComponent(id)}`;

/** Path of the page of a past event, if it has one. */
export const pastEventPage = (id: string): string => `/events/past/${encodeURIComponent(id)}`;
