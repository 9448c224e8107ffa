import { newsStates } from '@banyan/api/office';
import { Button, ButtonLink, EmptyState } from '@banyan/ui/elements';
import { createFileRoute, useRouter } from '@tanstack/react-router';
import { CountLine } from '../../../kit/CountLine/CountLine.tsx';
import { FilterTabs } from '../../../kit/FilterTabs/FilterTabs.tsx';
import { load } from '../../../kit/load.ts';
import { Screen } from '../../../kit/Screen/Screen.tsx';
import { readPages } from '../../../kit/search.ts';
import { client } from '../../../shell/client.ts';
import { NewsList } from '../components/NewsList/NewsList.tsx';
import { newsStateNames } from '../components/words.ts';
import { NewsSearch } from '../screens/news.ts';

const nothing = {
  published: { heading: 'No news yet.', words: 'News appears on the front page and on /news.' },
  draft: { heading: 'No drafts.', words: 'Drafts that are not published appear here.' },
  removed: {
    heading: 'No removed news.',
    words: 'Removed news stays here, so you can restore it.',
  },
} as const;

/** Screen of news: published, drafts and removed. */
export const Route = createFileRoute('/office/_layout/news/')({
  staticData: { title: 'News' },
  validateSearch: NewsSearch,
  loaderDeps: ({ search }) => search,
  loader: (at) =>
    load(at, 'news.edit', 'Read the news', () => {
      const { page = 1, state = 'published' } = at.deps;
      return readPages(
        page,
        (one) => client.getOfficeNews({ query: { state, page: one } }),
        ({ id }) => id,
      );
    }),
  component: NewsScreen,
});

function NewsScreen() {
  const { rows, counts, more } = Route.useLoaderData();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const router = useRouter();
  const { state = 'published', page = 1 } = search;
  const hrefOf = (next: NewsSearch) => router.buildLocation({ to: '/office/news', search: next }).publicHref;
  return (
    <Screen
      title="News"
      action={
        <ButtonLink variant="accent" size="small" href="/office/news/new">
          Write
        </ButtonLink>
      }
    >
      <FilterTabs
        label="Which news"
        items={newsStates.map((one) => ({
          href: hrefOf(one === 'published' ? {} : { state: one }),
          label: newsStateNames[one],
          count: counts[one],
          isCurrent: one === state,
        }))}
      />
      {rows.length > 0 ? (
        <NewsList rows={rows} hrefOf={({ id }) => `/office/news/${id}`} />
      ) : (
        <EmptyState live heading={nothing[state].heading} headingLevel={2}>
          {nothing[state].words}
        </EmptyState>
      )}
      <CountLine shown={rows.length} total={counts[state]}>
        {more && (
          <Button
            variant="line"
            size="small"
            onClick={() =>
              void navigate({ search: { ...search, page: page + 1 }, resetScroll: false, replace: true })
            }
          >
            Show more
          </Button>
        )}
      </CountLine>
    </Screen>
  );
}
