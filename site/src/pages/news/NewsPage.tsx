import { useApiRead } from '@banyan/app/reading';
import { NewsFront, useBookmarks } from '@banyan/ui/content';
import { VisuallyHidden } from '@banyan/ui/elements';
import { Container, Section, Stack } from '@banyan/ui/layout';
import { getRouteApi, useHydrated } from '@tanstack/react-router';
import { useMemo } from 'react';
import { news } from '../../content/news.ts';
import { AllNews } from './AllNews.tsx';
import { NewsTools } from './NewsTools.tsx';
import { newsQuery } from './newsQuery.ts';
import { newsView } from './newsView.ts';
import { readListedNews } from './readListedNews.ts';

const route = getRouteApi('/news/');

/** What is featured, and everything else below it: searched, narrowed, six at a time. All of that is in the address. */
export function NewsPage() {
  const { start, rendered, today } = route.useLoaderData();
  const search = route.useSearch();
  const asked = useMemo(() => newsQuery({ ...search }), [search]);
  // A page that was written out when the site was built knows of no search: it applies once the page is alive.
  const query = useHydrated() ? asked : rendered;
  const state = useApiRead(start, (signal) => readListedNews(undefined, signal));
  const bookmarks = useBookmarks('news/')?.map((id) => id.slice('news/'.length));
  const view = newsView(state.data ?? [], query, bookmarks);
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
            // A page that is not alive does not know what this device keeps.
            state={query.saved && !bookmarks ? { ...state, data: undefined } : state}
          />
        </Stack>
      </Container>
    </Section>
  );
}
