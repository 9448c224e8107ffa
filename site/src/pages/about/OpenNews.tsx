import type { NewsItem } from '@banyan/api/contract';
import { NewsDetail } from '@banyan/ui/content';
import { Section } from '@banyan/ui/layout';
import { getRouteApi } from '@tanstack/react-router';
import { type MouseEvent, type RefObject, useEffect, useRef } from 'react';
import { about } from '../../content/about.ts';
import { newsDetail } from '../news/newsItem.ts';
import { newsHref } from '../news/newsPaths.ts';
import { usePublished } from '../news/usePublished.ts';

const root = getRouteApi('__root__');
const titleId = 'open-news';

export interface OpenNewsProps {
  item: NewsItem;
  /** What stands in front of relative picture paths. */
  server: string;
  onClose: (event: MouseEvent) => void;
  /** Keeps the id, for the list to put the focus back on its row. */
  lastOpen: RefObject<string | undefined>;
}

/** One piece of news in place of the list. What is shared and what a search engine finds is its own page. */
export function OpenNews({ item, server, onClose, lastOpen }: OpenNewsProps) {
  const { origin } = root.useLoaderData();
  const section = useRef<HTMLElement>(null);

  useEffect(() => {
    lastOpen.current = item._id;
    section.current?.scrollIntoView();
    document.getElementById(titleId)?.focus({ preventScroll: true });
  }, [item, lastOpen]);

  return (
    <Section ref={section} id="news" spacing="none" labelledBy={titleId}>
      <NewsDetail
        {...newsDetail(item, server)}
        {...usePublished(item.createdAt)}
        headingLevel={2}
        headingId={titleId}
        shareUrl={origin + newsHref(item._id)}
        back={{ label: about.news.back, href: '/about', onClick: onClose }}
      />
    </Section>
  );
}
