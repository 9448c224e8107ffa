import { NewsDetail, NewsDetailLoading, NotFound, newsListWords } from '@banyan/ui/content';
import { Failure, MoreLink, VisuallyHidden } from '@banyan/ui/elements';
import { Container, Section } from '@banyan/ui/layout';
import { getRouteApi } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { news } from '../../content/news.ts';
import { fullTitle } from '../../head.ts';
import type { HeadStart } from '../../headStart.ts';
import { type ReadState, useRead } from '../../useRead.ts';
import type { NewsDetailContent } from './newsItem.ts';
import { readNewsItem } from './readNewsItem.ts';

const route = getRouteApi('/news/$id');
const words = news.item;
const headingId = 'news-item';

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
  if (state.data === null) return <NewsItemMissing />;
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
          heading={newsListWords.failed}
          headingLevel={1}
          retryLabel={newsListWords.retry}
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

/** Stands at addresses of news that does not exist. */
export function NewsItemMissing() {
  const { heading, lede, links } = words.missing;
  return <NotFound heading={heading} lede={lede} links={links} />;
}

/** News that came after its page: the title is its own, and a focus that lost its place goes on at the heading. */
function useArrival(item: NewsDetailContent | null | undefined, cameAlong: boolean): void {
  const waiting = useRef(!cameAlong);
  useEffect(() => {
    if (item === undefined || !waiting.current) return;
    waiting.current = false;
    document.title = fullTitle(item?.title ?? words.missing.title);
    if (document.activeElement === document.body) {
      document.getElementById(headingId)?.focus({ preventScroll: true });
    }
  }, [item]);
}
