import { useApiRead } from '@banyan/app/reading';
import { NewsFront, useBookmarks } from '@banyan/ui/content';
import { VisuallyHidden } from '@banyan/ui/elements';
import { Container, Section, Stack } from '@banyan/ui/layout';
import { getRouteApi, useHydrated } from '@tanstack/react-router';
import { useMemo } from 'react';
import { news } from '../../content/news.ts';
import { AllNews } from './AllNews.tsx';
import { NewsTools } from './NewsTools.tsx';
import { newsHrefOf, newsQuery } from './newsQuery.ts';
import { type FoundNews, newsView } from './newsView.ts';
import { readListedNews } from './readListedNews.ts';

const route = getRouteApi('/news/');

/** News page: featured items, and the others below, searched and filtered, six per page. The URL holds all of that. */
export function NewsPage() {
  const { start, rendered, today } = route.useLoaderData();
  const search = route.useSearch();
  const asked = useMemo(() => newsQuery({ ...search }), [search]);
  // A page rendered at build time does not know the query; it applies after hydration.
  const query = useHydrated() ? asked : rendered;
  const state = useApiRead<FoundNews>(start, async (signal) => ({
    all: await readListedNews(undefined, signal),
  }));
  const bookmarks = useBookmarks('news/')?.map((id) => id.slice('news/'.length));
  // The document contains only the data of its own URL.
  const isHere =
    state.data && ('all' in state.data || (!query.saved && newsHrefOf(query) === newsHrefOf(rendered)));
  const data = isHere ? state.data : undefined;
  const view = data && 'view' in data ? data.view : newsView(data?.all ?? [], query, bookmarks);
  return (
    <Section spacing="bottom">
      <Container>
        <Stack space={48}>
          <NewsTools query={query} today={today} />
          {view.featured.length > 0 ? (
            <section aria-labelledby="featured">
              <VisuallyHidden>
                <h2 id="featured">{news.featured}</h2>
              </VisuallyHidden>
              <NewsFront items={view.featured} />
            </section>
          ) : null}
          <AllNews
            query={query}
            view={view}
            // Before hydration, the bookmarks of this device are unknown.
            state={{ ...state, data: query.saved && !bookmarks ? undefined : data }}
          />
        </Stack>
      </Container>
    </Section>
  );
}
