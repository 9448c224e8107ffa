/** The page of one story. */
export const storyHref = (id: string): string => `/alumni-stories/${encodeURIComponent(id)}`;
