import { createClientOf, serverNow } from '@banyan/api/client';
import { type FeaturedEvent, getActiveEvents, getMembers, sortedEvents } from '@banyan/api/contract';
import { serverAddress } from '@banyan/app/news';
import type { MemberSummary } from '@banyan/ui/content';
import { apiBase } from '../../client.ts';
import type { RequestContext } from '../../request.ts';
import { memberSummary } from '../directory/directoryView.ts';

const browserSource = createClientOf({ getActiveEvents, getMembers }, { base: apiBase });

/** Number of directory members shown. */
const people = 3;

/** Previews of lists that have their own pages. */
export interface DirectoryPreview {
  /** Upcoming events, soonest first, reduced to what a row shows. */
  events: readonly FeaturedEvent[];
  members: readonly MemberSummary[];
}

/**
 * Reads the next two events and a few listed members. If one fails, its place stays empty.
 *
 * @param context The loader’s `serverContext`; without it the data is read in the browser.
 */
export async function readDirectoryPreview(
  context: RequestContext | undefined,
  signal: AbortSignal,
): Promise<DirectoryPreview> {
  const source = context?.source ?? browserSource;
  const [events, members, base] = await Promise.all([
    source.getActiveEvents({ signal }).catch(() => ({ data: [] })),
    source.getMembers({ query: { limit: String(people) }, signal }).catch(() => ({ data: [] })),
    context?.apiBase ?? apiBase(),
  ]);
  const next = sortedEvents(events.data, serverNow()).upcoming;
  return {
    events: next.slice(0, 2).map(({ _id, title, date, endDate, timezone, location, registrationURL }) => ({
      _id,
      title,
      description: '',
      date,
      endDate,
      timezone,
      location,
      registrationURL,
      images: [],
      media: [],
    })),
    members: members.data.slice(0, people).map((card) => memberSummary(card, serverAddress(base))),
  };
}
