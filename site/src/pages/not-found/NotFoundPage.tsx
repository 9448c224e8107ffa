import { limits } from '@banyan/api/contract';
import { BigSearch, NotFound } from '@banyan/ui/sections';
import { useHydrated, useLocation, useMatch } from '@tanstack/react-router';
import { newsNotFound, notFound, storyNotFound } from '../../content/notFound.ts';
import { search } from '../../content/search.ts';
import { lastWordsOf, nearestPages } from './nearestPages.ts';
import { nearestIn } from './noSuch.ts';

/**
 * 404 page. Suggests pages with similar URLs, or the items that a loader suggests: `notFound({ data: { nearest: [{ label, href }] }
 * })`.
 */
export function NotFoundPage({ data }: { data?: unknown }) {
  const pathname = useLocation({ select: (location) => location.pathname });
  const rendered = useMatch({ from: '__root__', select: ({ loaderData }) => loaderData?.rendered });
  // A static host has one document for all missing pages, so the rendered path is not the current one.
  const asked = useHydrated() ? pathname : (rendered ?? '');
  const words = wordsFor(pathname);
  return (
    <NotFound
      heading={words.heading}
      lede={words.lede}
      links={words.links}
      nearest={nearestIn(data) ?? (words === notFound ? nearestPages(asked) : [])}
      nearestLabel={notFound.nearest}
    >
      <BigSearch
        // Keeps the typed text; another URL brings its own words.
        key={asked}
        size="field"
        heading={notFound.search}
        headingId="search"
        action="/search"
        name="q"
        label={search.label}
        placeholder={search.placeholder}
        defaultValue={lastWordsOf(asked)}
        maxLength={limits.siteSearchLength}
      />
    </NotFound>
  );
}

function wordsFor(pathname: string) {
  if (pathname.startsWith('/news/')) return newsNotFound;
  return pathname.startsWith('/alumni-stories/') ? storyNotFound : notFound;
}
