import { chapter } from 'virtual:chapter';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Title shown by the browser before the chapter's name. Omit it for the front page. */
    title?: string;
    /** Description for search engines: one or two sentences, at most 160 characters. */
    description?: string;
  }
}

/** Full title of a page as the browser shows it. */
export const fullTitle = (title: string | undefined): string =>
  title ? `${title} | ${chapter.name}` : `${chapter.name}, ${chapter.place}`;
