import { createClientOf, serverNow } from '@banyan/api/client';
import { eventDay, getActiveEvents, getChapterCounts, ofChapter, sortedEvents } from '@banyan/api/contract';
import { apiBase } from '../../client.ts';
import { chapters } from '../../content/chapters.ts';
import { chaptersIndex as words } from '../../content/chaptersIndex.ts';
import type { RequestContext } from '../../request.ts';

const client = createClientOf({ getActiveEvents, getChapterCounts }, { base: apiBase });

/**
 * Reads the facts on the map, by chapter id: the day of the chapter’s next event, and its number of members. The number is left out
 * if it is 0, or unknown because the API host does not count chapters.
 *
 * @param context The loader’s `serverContext`; without it the data is read in the browser.
 * @throws if the events cannot be read
 */
export async function readChapterFacts(
  context: RequestContext | undefined,
  signal: AbortSignal,
): Promise<Record<string, string[]>> {
  const source = context?.source ?? client;
  const [events, counts] = await Promise.all([
    source.getActiveEvents({ signal }),
    source.getChapterCounts({ signal }).catch(() => undefined),
  ]);
  const now = context?.now ?? serverNow();
  const { upcoming } = sortedEvents(events.data, now);
  const membersOf = new Map(counts?.data.map(({ chapter, members }) => [chapter, members]));
  return Object.fromEntries(
    chapters.map(({ id }) => {
      const [next] = ofChapter(upcoming, id);
      const members = membersOf.get(id);
      return [
        id,
        [next ? words.next(shortDay(next)) : words.noDate, ...(members ? [words.members(members)] : [])],
      ];
    }),
  );
}

/** Returns `Dec 12`, in the event’s own zone. */
function shortDay(event: Parameters<typeof eventDay>[0]): string {
  const { day, month } = eventDay(event);
  return `${month.slice(0, 3)} ${day}`;
}
