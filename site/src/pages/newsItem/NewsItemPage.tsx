import { ourMessages } from '@banyan/api/contract';
import { NewsDetail, NewsDetailLoading } from '@banyan/ui/content';
import { Failure, MoreLink, VisuallyHidden } from '@banyan/ui/elements';
import { Container, Section } from '@banyan/ui/layout';
import { getRouteApi } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { news } from '../../content/news.ts';
import { notFound } from '../../content/notFound.ts';
import { fullTitle } from '../../head.ts';
import type { HeadStart } from '../../headStart.ts';
import { type ReadState, useRead } from '../../useRead.ts';
import type { NewsDetailContent } from './newsItem.ts';
import { readNewsItem } from './readNewsItem.ts';

const route = getRouteApi('/news/$id');
const words = news.item;
const headingId = 'news-item';
const NotFoundPage = lazy(async () => ({
  default: (await import('../not-found/NotFoundPage.tsx')).NotFoundPage,
}));

/** One piece of news on a page of its own. */
export function NewsItemPage() {
  const { id } = route.useParams();
  const { start } = route.useLoaderData();
  return <Item key={id} id={id} start={start} />;
}

function Item({ id, start }: { id: string; start: HeadStart<NewsDetailContent | null> }) {
  const state = useRead(start, (signal) => readNewsItem(id, undefined, signal));
  useArrival(state.data, start.ready);
  if (state.data) return <NewsDetail {...state.data} back={words.back} headingId={headingId} />;
  if (state.data === null) return <Missing />;
  return state.failed ? <Failed {...state} /> : <Loading />;
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
        <Failure
          heading={ourMessages.newsFailed}
          headingLevel={1}
          retryLabel={words.retry}
          onRetry={retry}
          busy={busy}
          action={<MoreLink href={words.back.href}>{words.back.label}</MoreLink>}
        >
          {words.failedReason}
        </Failure>
      </Container>
    </Section>
  );
}

/** The loader did not know yet that there is no such news; usually it does, and the site's own page stands here. */
function Missing() {
  return (
    <Suspense>
      <NotFoundPage />
    </Suspense>
  );
}

/** News that came after its page: the title is its own, and a focus that lost its place goes on at the heading. */
function useArrival(item: NewsDetailContent | null | undefined, cameAlong: boolean): void {
  const waiting = useRef(!cameAlong);
  useEffect(() => {
    if (item === undefined || !waiting.current) return;
    waiting.current = false;
    document.title = fullTitle(item?.title ?? notFound.title);
    if (document.activeElement === document.body) {
      document.getElementById(headingId)?.focus({ preventScroll: true });
    }
  }, [item]);
}
