import { serverNow } from '@banyan/api/client';
import {
  eventDay,
  foldedWords,
  isUpcoming,
  type SearchGroup,
  type SearchKind,
  type SearchResult,
} from '@banyan/api/contract';
import { eventWhen } from '@banyan/app/events';
import { imageAddress } from '@banyan/app/news';
import type { SearchHit, SearchHits } from '@banyan/ui/content';
import { search } from '../../content/search.ts';
import { site } from '../../content/site.ts';
import { registerHref } from '../events/eventPaths.ts';
import { pastEventHref } from '../events/pastEventHref.ts';
import { jobHref } from '../jobs/jobPaths.ts';
import { type FoundKind, type SearchQuery, searchHref } from './searchQuery.ts';

/** All results as shown, without empty kinds. */
export interface Found {
  groups: readonly FoundGroup[];
  /** Lists that did not respond. */
  unsearched: readonly SearchKind[];
}

export interface FoundGroup extends SearchHits {
  kind: FoundKind;
}

const { timeZone } = site;
const long = new Intl.DateTimeFormat('en-US', { timeZone, dateStyle: 'long' });
const day = new Intl.DateTimeFormat('en-US', { timeZone, day: 'numeric' });
const month = new Intl.DateTimeFormat('en-US', { timeZone, month: 'short' });

const id = encodeURIComponent;
const dated = ({ date, endDate, timezone }: SearchResult) => ({ date: date ?? '', endDate, timezone });

/** Links of the results by kind. A member has no page, so the link searches the directory for the name. */
const hrefs: Record<FoundKind, (result: SearchResult) => string> = {
  people: ({ title }) => `/alumni-directory?${new URLSearchParams({ search: title.text })}`,
  events: (event) =>
    isUpcoming(dated(event), serverNow()) ? registerHref(event.id) : (pastEventHref(event.id) ?? '/events'),
  news: (item) => `/news/${id(item.id)}`,
  stories: (story) => `/alumni-stories/${id(story.id)}`,
  jobs: (job) => jobHref(job.id),
  pages: (page) => page.id,
};

function whenOf(kind: FoundKind, result: SearchResult): { words: string[]; day?: SearchHit['day'] } {
  if (!result.date) return { words: [] };
  if (kind === 'events') {
    const event = dated(result);
    const on = eventDay(event);
    return { words: [eventWhen(event)], day: { day: on.day, month: on.month.slice(0, 3) } };
  }
  const at = new Date(result.date);
  if (Number.isNaN(at.getTime())) return { words: [] };
  return { words: [long.format(at)], day: { day: day.format(at), month: month.format(at) } };
}

function hitOf(kind: FoundKind, result: SearchResult, server: string): SearchHit {
  const when = whenOf(kind, result);
  const { id, title, excerpt, facts, image } = result;
  return {
    id,
    title,
    href: hrefs[kind](result),
    detail: [...facts, ...when.words].join(', ') || undefined,
    excerpt,
    day: when.day,
    ...(image && { image: { src: imageAddress(image, server), width: 72, height: 90 } }),
  };
}

const isKind = (kind: string): kind is FoundKind => Object.hasOwn(search.kinds, kind);

/** True if a page’s title contains all search words: the pages are then shown first. */
const saysIt = ({ kind, results }: SearchGroup, words: readonly string[]): boolean =>
  kind === 'pages' &&
  results.some(({ title }) => {
    const own = foldedWords(title.text);
    return words.every((word) => own.includes(word));
  });

/**
 * Builds the result groups by kind.
 *
 * @param server Prefix of relative picture paths.
 */
export function foundGroups(
  groups: readonly SearchGroup[],
  { q = '', kind: only }: SearchQuery,
  words: readonly string[],
  server: string,
): FoundGroup[] {
  const shown = groups.flatMap((group) => {
    const { kind, total, results } = group;
    if (!isKind(kind) || total === 0) return [];
    const { heading, all } = search.kinds[kind];
    const href =
      kind === 'people' ? `/alumni-directory?${new URLSearchParams({ search: q })}` : searchHref({ q, kind });
    return {
      kind,
      heading,
      total,
      hits: results.map((result) => hitOf(kind, result, server)),
      people: kind === 'people',
      more: !only && total > results.length ? { label: search.all(total, all), href } : undefined,
      first: saysIt(group, words),
    };
  });
  return shown.toSorted((one, other) => Number(other.first) - Number(one.first));
}
