import { initialData } from '@banyan/app/reading';
import { createFileRoute } from '@tanstack/react-router';
import { pages } from '../content/pages.ts';
import { pageHead } from '../head.ts';
import { readSearch } from '../pages/search/readSearch.ts';
import { SearchPage } from '../pages/search/SearchPage.tsx';
import { searchQuery } from '../pages/search/searchQuery.ts';

export const Route = createFileRoute('/search')({
  loader: async ({ location, serverContext }) => {
    const rendered = searchQuery({ ...location.search });
    return {
      rendered,
      start: await initialData((signal) => readSearch(serverContext, rendered, signal), serverContext?.ahead),
    };
  },
  // The page itself handles query changes, and nothing is kept after leaving it.
  shouldReload: false,
  gcTime: 0,
  head: (context) => pageHead(pages['/search'], context),
  component: SearchPage,
});
