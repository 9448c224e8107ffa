import { chapter } from 'virtual:chapter';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** As the browser shows it, before the chapter's name. Without one it is the front page. */
    title?: string;
    /** One or two sentences for search engines, at most 160 characters. */
    description?: string;
  }
}

/** A page's title as the browser shows it. */
export const fullTitle = (title: string | undefined): string =>
  title ? `${title} | ${chapter.name}` : `${chapter.name}, ${chapter.place}`;
