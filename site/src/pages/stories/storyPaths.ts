/** Path of a story’s page. */
export const storyHref = (id: string): string => `/alumni-stories/${encodeURIComponent(id)}`;
