import type { Permission } from '@banyan/api/office';
import { campaignsInScope } from '@banyan/server/campaigns/reading';
import type { Database } from '@banyan/server/database/database';
import { eventsInScope } from '@banyan/server/events/editing/office-reads';
import type { Actor } from '@banyan/server/identity/actor';
import { membersInScope } from '@banyan/server/members/office-reads';
import { newsInScope } from '@banyan/server/news/office-reads';
import { type Scope, scopeOf } from '@banyan/server/permissions/scope';
import * as v from 'valibot';

/** Open record without a reference: its kind and id. */
export const Place = v.pipe(v.string(), v.regex(/^(?:event|news|member|letter):[\w-]{1,100}$/));

interface Kind {
  permission: Permission;
  /** Returns the ids that are within the scope. */
  within: (database: Database, scope: Scope, ids: readonly string[]) => Promise<string[]>;
}

const kinds: Readonly<Record<string, Kind>> = {
  event: { permission: 'event.see', within: eventsInScope },
  news: { permission: 'news.edit', within: newsInScope },
  letter: { permission: 'letter.draft', within: campaignsInScope },
  member: { permission: 'member.see', within: membersInScope },
};

/** Filters the places a volunteer may know of. It queries the database only for a volunteer limited to chapters. */
export async function knownPlaces(
  database: Database,
  actor: Pick<Actor, 'grants'>,
  places: readonly string[],
): Promise<ReadonlySet<string>> {
  const known = new Set<string>();
  for (const [kind, { permission, within }] of Object.entries(kinds)) {
    const ids = places.flatMap((place) => (place.startsWith(`${kind}:`) ? place.slice(kind.length + 1) : []));
    const scope = scopeOf(actor, permission);
    if (ids.length === 0 || scope.chapters.length === 0) continue;
    const found = scope.chapters === 'all' ? ids : await within(database, scope, ids);
    for (const id of found) known.add(`${kind}:${id}`);
  }
  return known;
}
