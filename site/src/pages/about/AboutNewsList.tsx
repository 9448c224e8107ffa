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
  /** Called for each click in the list. */
  onOpen: (event: MouseEvent) => void;
  /** Set while the item that the URL names is loading. */
  waiting: boolean;
  /** True if the URL names a news item that does not exist. */
  missing: boolean;
  /** Id of the item that was open last: its row gets the focus. */
  lastOpen: RefObject<string | undefined>;
}

/** The ten newest news items. States: loading, failed, empty, ready, and ready but possibly outdated. */
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
