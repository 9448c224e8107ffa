import { newsFailed } from '@banyan/api/contract';
import { type InitialData, type ReadState, useApiRead } from '@banyan/app/reading';
import { MoreNews, NewsDetail, NewsDetailLoading } from '@banyan/ui/content';
import { ErrorState, MoreLink, VisuallyHidden } from '@banyan/ui/elements';
import { Container, Section } from '@banyan/ui/layout';
import { getRouteApi } from '@tanstack/react-router';
import { news } from '../../content/news.ts';
import { notFoundTitle } from '../../content/pages.ts';
import { NotFoundPage } from '../not-found/NotFoundPage.tsx';
import type { NoSuch } from '../not-found/noSuch.ts';
import { useFocusWhenLoaded } from '../useFocusWhenLoaded.ts';
import { newsHrefOf } from './newsQuery.ts';
import { type NewsItemContent, readNewsItem } from './readNewsItem.ts';
import { usePublished } from './usePublished.ts';

const route = getRouteApi('/news/$id');
const words = news.item;

/** Page of a news item. */
export function NewsItemPage() {
  const { id } = route.useParams();
  const { start } = route.useLoaderData();
  return <Item key={id} id={id} start={start} />;
}

function Item({ id, start }: { id: string; start: InitialData<NewsItemContent | NoSuch> }) {
  const state = useApiRead(start, (signal) => readNewsItem(id, undefined, signal));
  const { data } = state;
  const missing = data && 'nearest' in data;
  useFocusWhenLoaded(missing ? notFoundTitle : data?.item.title, start.ready);
  if (missing) return <NotFoundPage data={data} />;
  if (data) return <Reading {...data} />;
  return state.failed ? <Failed {...state} /> : <Loading />;
}

function Reading({ item, more }: NewsItemContent) {
  return (
    <>
      <NewsDetail
        {...item}
        {...usePublished(item.dateTime)}
        tagHref={(tag) => newsHrefOf({ search: tag })}
        back={words.back}
      />
      <MoreNews heading={words.more} items={more} allNews={words.back} />
    </>
  );
}

function Loading() {
  return (
    <>
      <VisuallyHidden>
        <h1>{words.loading}</h1>
      </VisuallyHidden>
      <NewsDetailLoading />
    </>
  );
}

function Failed({ retry, busy }: ReadState<unknown>) {
  return (
    <Section>
      <Container>
        <ErrorState
          heading={newsFailed}
          headingLevel={1}
          retryLabel={words.retry}
          onRetry={retry}
          busy={busy}
          action={<MoreLink href={words.back.href}>{words.back.label}</MoreLink>}
        >
          {words.failedReason}
        </ErrorState>
      </Container>
    </Section>
  );
}
