/** Path of a news item’s page. */
export const newsHref = (id: string): string => `/news/${encodeURIComponent(id)}`;
