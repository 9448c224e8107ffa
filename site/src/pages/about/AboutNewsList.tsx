import { newsFailed } from '@banyan/api/contract';
import { LatestNews, type NewsProgress, type NewsSummary } from '@banyan/ui/content';
import { Button, Heading, Notice } from '@banyan/ui/elements';
import { Container, Section, Stack } from '@banyan/ui/layout';
import { getRouteApi } from '@tanstack/react-router';
import { type MouseEvent, type RefObject, useEffect, useId, useRef } from 'react';
import { about } from '../../content/about.ts';
import { newsHref } from '../news/newsItem.ts';
import { newestOf } from '../news/readNews.ts';
import type { NewsState } from '../news/useNews.ts';

const route = getRouteApi('/about');
const words = about.news;

interface AboutNewsListProps extends NewsState {
  /** A press somewhere in the list. */
  onOpen: (event: MouseEvent) => void;
  /** The address names one that has yet to arrive. */
  waiting: boolean;
  /** The address names a piece of news that does not exist. */
  missing: boolean;
  /** The one that was open before: its row takes the focus. */
  lastOpen: RefObject<string | undefined>;
}

/** The ten newest with their states: loading, failed, empty, there; and there, but perhaps no longer the newest. */
export function AboutNewsList({ onOpen, waiting, missing, lastOpen, ...state }: AboutNewsListProps) {
  const id = useId();
  const { news: start } = route.useLoaderData();
  const brought = start.ready && !waiting ? start.data : undefined;
  const items = state.news ? newestOf(state.news) : brought;
  const outdated = state.failed && items !== undefined;
  const section = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const asked = useRef(false);

  useEffect(() => {
    if (lastOpen.current === undefined) return;
    const row = section.current?.querySelector<HTMLElement>(`a[href="${newsHref(lastOpen.current)}"]`);
    lastOpen.current = undefined;
    row?.focus();
  }, [lastOpen]);

  // The button that was pressed goes away when it worked; the focus stays with the news.
  useEffect(() => {
    if (outdated || !asked.current) return;
    asked.current = false;
    heading.current?.focus({ preventScroll: true });
  }, [outdated]);

  const retry = () => {
    asked.current = true;
    state.retry();
  };

  return (
    <Section ref={section} labelledBy={id}>
      <Container>
        <Stack space={32}>
          <Heading level={2} id={id} ref={heading} tabIndex={-1}>
            {words.heading}
          </Heading>
          {outdated ? (
            <Notice live heading={newsFailed}>
              <Stack align="start">
                {words.outdated}
                <Button variant="line" size="small" busy={state.busy} onClick={retry}>
                  {words.retry}
                </Button>
              </Stack>
            </Notice>
          ) : null}
          {missing ? (
            <Notice live heading={words.missing}>
              {words.missingHint}
            </Notice>
          ) : null}
          <LatestNews progress={progressOf(items, state)} allNews={words.allNews} onClick={onOpen} />
        </Stack>
      </Container>
    </Section>
  );
}

function progressOf(
  items: readonly NewsSummary[] | undefined,
  { failed, busy, retry }: NewsState,
): NewsProgress {
  if (items) return items.length > 0 ? { state: 'ready', items } : { state: 'empty' };
  return failed ? { state: 'failed', onRetry: retry, busy } : { state: 'loading' };
}
