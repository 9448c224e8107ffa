import type { Duty } from '@banyan/api/office';
import type { Database } from '@banyan/server/database/database';
import { eventsWithin } from '@banyan/server/events/editing/office-reads';
import type { Actor } from '@banyan/server/identity/actor';
import { mailingsWithin } from '@banyan/server/letters/reading';
import { membersWithin } from '@banyan/server/members/office-reads';
import { newsWithin } from '@banyan/server/news/office-reads';
import { type Reach, reachOf } from '@banyan/server/permissions/reach';
import * as v from 'valibot';

/** What somebody has open of what has no reference of its own: what it is, and its id. */
export const Place = v.pipe(v.string(), v.regex(/^(?:event|news|member|letter):[\w-]{1,100}$/));

interface Kind {
  duty: Duty;
  /** Those of ids that lie within. */
  within: (database: Database, reach: Reach, ids: readonly string[]) => Promise<string[]>;
}

const kinds: Readonly<Record<string, Kind>> = {
  event: { duty: 'event.see', within: eventsWithin },
  news: { duty: 'news.edit', within: newsWithin },
  letter: { duty: 'letter.draft', within: mailingsWithin },
  member: { duty: 'member.see', within: membersWithin },
};

/** Of places, those that somebody may know of. Only for whoever is limited to chapters anything is read. */
export async function knownPlaces(
  database: Database,
  actor: Pick<Actor, 'grants'>,
  places: readonly string[],
): Promise<ReadonlySet<string>> {
  const known = new Set<string>();
  for (const [kind, { duty, within }] of Object.entries(kinds)) {
    const ids = places.flatMap((place) => (place.startsWith(`${kind}:`) ? place.slice(kind.length + 1) : []));
    const reach = reachOf(actor, duty);
    if (ids.length === 0 || reach.chapters.length === 0) continue;
    const found = reach.chapters === 'all' ? ids : await within(database, reach, ids);
    for (const id of found) known.add(`${kind}:${id}`);
  }
  return known;
}
