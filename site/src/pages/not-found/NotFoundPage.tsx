import { limits } from '@banyan/api/contract';
import { BigSearch, NotFound } from '@banyan/ui/sections';
import { useHydrated, useLocation, useMatch } from '@tanstack/react-router';
import { newsNotFound, notFound, storyNotFound } from '../../content/notFound.ts';
import { search } from '../../content/search.ts';
import { lastWordsOf, nearestPages } from './nearestPages.ts';
import { nearestIn } from './noSuch.ts';

/**
 * Stands at every address that does not exist, and asks whether one much like it was meant: a page of ours, or what a loader
 * that knows what there is of its kind throws along: `notFound({ data: { nearest: [{ label, href }] } })`.
 */
export function NotFoundPage({ data }: { data?: unknown }) {
  const pathname = useLocation({ select: (location) => location.pathname });
  const rendered = useMatch({ from: '__root__', select: ({ loaderData }) => loaderData?.rendered });
  // A static host has one document for all of these: what it was rendered for is not where one is.
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
        // What was typed into it stays; another address brings its own words.
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
