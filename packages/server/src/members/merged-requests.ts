import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../database/database.ts';
import type { MemberTable } from '../database/member-tables.ts';
import type { CorrectionTable } from '../database/tables.ts';
import { nameBefore } from './corrections.ts';
import { nameOf } from './naming.ts';

/* Membership requests that became a correction of an existing entry. Their rows are rejected, with the entry in the reason. */

/** Rejection reason of a request that was merged into the entry with this reference. */
export const mergedReason = (reference: string): string => `merged into ${reference}`;

const shape = /^merged into (M-[0-9A-Z]{4}-[0-9A-Z]{4})$/;

/** Reference of the entry that a request was merged into; `undefined` for every other row. */
export const mergedInto = ({ status, reason }: Pick<MemberTable, 'status' | 'reason'>): string | undefined =>
  status === 'rejected' ? shape.exec(reason ?? '')?.[1] : undefined;

/** SQL condition on rejected rows that is equivalent to {@link mergedInto}. */
export const isMergedRequest: RawBuilder<boolean> = sql`coalesce(reason, '') like 'merged into M-____-____'`;

/** An entry that a request was merged into, with its name at that time. */
interface MergeTarget {
  entry: MemberTable;
  name: string;
}

/** Correction that a merge created from a request; `undefined` if the request contained nothing new. */
const correctionOf = (corrections: readonly CorrectionTable[], entry: MemberTable, request: MemberTable) =>
  corrections.find(
    ({ member_id, decided_at }) => member_id === entry.id && decided_at === request.decided_at,
  );

/** Entries that requests were merged into, by the id of the request. */
export async function mergeTargets(
  database: Database,
  rows: readonly MemberTable[],
): Promise<ReadonlyMap<string, MergeTarget>> {
  const merged = rows.flatMap((request) => {
    const into = mergedInto(request);
    return into === undefined ? [] : [{ request, into }];
  });
  if (merged.length === 0) return new Map();
  const entries = await database
    .selectFrom('members')
    .selectAll()
    .where('reference', 'in', [...new Set(merged.map(({ into }) => into))])
    .where('status', '=', 'approved')
    .execute();
  const corrections = await database
    .selectFrom('corrections')
    .selectAll()
    .where('member_id', 'in', ['', ...entries.map(({ id }) => id)])
    .execute();
  return new Map(
    merged.flatMap(({ request, into }) => {
      const entry = entries.find(({ reference }) => reference === into);
      if (!entry) return [];
      const correction = correctionOf(corrections, entry, request);
      const name = (correction && nameBefore(correction, entry)) ?? nameOf(entry);
      return [[request.id, { entry, name }] as const];
    }),
  );
}

/** Requests that were merged into an entry. */
export const requestsMergedInto = (database: Database, { reference }: MemberTable): Promise<MemberTable[]> =>
  database
    .selectFrom('members')
    .selectAll()
    // The index covers only rows outside of the directory.
    .where('status', '=', 'rejected')
    .where('position', 'is', null)
    .where('reason', '=', mergedReason(reference))
    .execute();
