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
  /** Prefix of relative picture paths. */
  server: string;
  onClose: (event: MouseEvent) => void;
  /** Receives the id, so that the list can return the focus to its row. */
  lastOpen: RefObject<string | undefined>;
}

/** News item shown in place of the list. Sharing and search engines use its own page instead. */
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
