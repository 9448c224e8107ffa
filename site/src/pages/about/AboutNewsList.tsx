import { progressOf } from '@banyan/app/reading';
import { LatestNews } from '@banyan/ui/content';
import { Heading, Notice } from '@banyan/ui/elements';
import { Container, Section, Stack } from '@banyan/ui/layout';
import { getRouteApi } from '@tanstack/react-router';
import { type MouseEvent, type RefObject, useEffect, useId, useRef } from 'react';
import { about } from '../../content/about.ts';
import { newsHref } from '../news/newsPaths.ts';
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
  const section = useRef<HTMLElement>(null);

  useEffect(() => {
    if (lastOpen.current === undefined) return;
    const row = section.current?.querySelector<HTMLElement>(`a[href="${newsHref(lastOpen.current)}"]`);
    lastOpen.current = undefined;
    row?.focus();
  }, [lastOpen]);

  return (
    <Section ref={section} labelledBy={id}>
      <Container>
        <Stack space={32}>
          <Heading level={2} id={id}>
            {words.heading}
          </Heading>
          {missing ? (
            <Notice live heading={words.missing}>
              {words.missingHint}
            </Notice>
          ) : null}
          <LatestNews
            progress={progressOf({ ...state, data: items }, items ?? [])}
            allNews={words.allNews}
            onClick={onOpen}
          />
        </Stack>
      </Container>
    </Section>
  );
}
