/** The page of one piece of news. */
export const newsHref = (id: string): string => `/news/${encodeURIComponent(id)}`;
