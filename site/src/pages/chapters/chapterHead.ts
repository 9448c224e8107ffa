import { isUpcoming } from '@banyan/api/contract';
import type { ChapterPageContent } from '../../content/chapterPages.ts';
import { site } from '../../content/site.ts';
import type { PageHead } from '../../head.ts';
import { context, organizationId, type StructuredData } from '../../structuredData.ts';
import { eventData } from '../events/eventData.ts';
import { registerHref } from '../events/eventPaths.ts';
import type { LoadedChapter } from './loadChapter.ts';

/** Metadata of a chapter’s page: the chapter, its upcoming events and its feed. Server only. */
export function chapterHead({ chapter, events, now }: LoadedChapter): PageHead {
  const upcoming = events.ready ? events.data.events.filter((event) => isUpcoming(event, now)) : [];
  return {
    ...chapter,
    feeds: [{ title: chapter.title, href: chapter.feed }],
    data: (origin) => [
      organizationOf(chapter, origin),
      ...upcoming.map((event) => eventData(event, origin, registerHref(event._id))),
    ],
  };
}

/** Builds the chapter as a schema.org organization: a part of the association. */
function organizationOf({ path, title, email, area }: ChapterPageContent, origin: string): StructuredData {
  return {
    ...context,
    '@type': 'Organization',
    '@id': `${origin}${path}#organization`,
    name: `${site.name}, ${title}`,
    url: origin + path,
    email,
    areaServed: area.replace(/\.$/, ''),
    parentOrganization: { '@id': organizationId(origin) },
  };
}
