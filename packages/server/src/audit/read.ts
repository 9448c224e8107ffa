import type { AuditActionName, Extent } from '@banyan/api/office';
import { type RawBuilder, sql } from 'kysely';
import type { Database, Transaction } from '../database/database.ts';
import type { Scope } from '../permissions/scope.ts';

/** Filter for audit log entries. */
export interface LogFilter {
  /** Id of a volunteer. */
  who?: string;
  /** Kind and id of a subject, or only a kind. */
  about?: string;
  action?: string;
  /** Time range of ISO instants: `from` is included, `until` is not. */
  from?: string;
  until?: string;
}

/** Condition for entries about one of the chapters (at least one). An entry stores chapter ids separated by spaces. */
const isAbout = (chapters: readonly string[]): RawBuilder<boolean> =>
  sql`(${sql.join(
    chapters.map((chapter) => sql`' ' || chapter || ' ' like ${`% ${chapter} %`}`),
    sql` or `,
  )})`;

/** Chapters of an entry. */
export const chaptersIn = (chapter: string | null): string[] => chapter?.split(' ') ?? [];

/** Latest entry within a scope with one of the actions; `undefined` if there is none. */
export function lastLine(database: Database, { chapters }: Scope, actions: readonly string[]) {
  let lines = database
    .selectFrom('audit_log')
    .select(['at', 'who', 'volunteer_id'])
    .where('action', 'in', actions);
  if (chapters !== 'all') {
    if (chapters.length === 0) return undefined;
    lines = lines.where(isAbout(chapters));
  }
  return lines.orderBy('id', 'desc').limit(1).executeTakeFirst();
}

/** Reader and the extents of the log they may read. */
interface Reader {
  volunteer: string;
  extents: ReadonlySet<Extent>;
}

/**
 * Audit log entries the reader may see, newest first: all within their scope, those about gifts, or their own.
 * @param most Maximum number of entries, after skipping `offset`.
 */
export async function readLog(
  database: Database,
  scope: Scope,
  { volunteer, extents }: Reader,
  { who, about, action, from, until }: LogFilter,
  { offset, most }: { offset: number; most: number },
) {
  const { chapters } = scope;
  let lines = database.selectFrom('audit_log').selectAll().orderBy('id', 'desc').offset(offset).limit(most);
  lines = lines.where((line) =>
    line.or([
      ...(extents.has('all') && chapters === 'all' ? [line.lit(true)] : []),
      ...(extents.has('all') && chapters !== 'all' && chapters.length > 0 ? [isAbout(chapters)] : []),
      ...(extents.has('gifts') ? [line('subject', 'like', 'gift %')] : []),
      ...(extents.has('own') ? [line('volunteer_id', '=', volunteer)] : []),
    ]),
  );
  if (who) lines = lines.where('volunteer_id', '=', who);
  if (action) lines = lines.where('action', '=', action);
  if (about)
    lines = about.includes(' ')
      ? lines.where('subject', '=', about)
      : lines.where((line) =>
          line.or([
            line('subject', '=', about),
            // An exclamation mark follows the space in sort order, so the range contains every subject of the kind.
            line.and([line('subject', '>=', `${about} `), line('subject', '<', `${about}!`)]),
          ]),
        );
  if (from) lines = lines.where('at', '>=', from);
  if (until) lines = lines.where('at', '<', until);
  return lines.execute();
}

/** All entries about the given subjects, oldest first. */
export const actionsAbout = (database: Database, ...subjects: readonly string[]) =>
  database.selectFrom('audit_log').selectAll().where('subject', 'in', subjects).orderBy('id').execute();

/** Latest of the given actions on a subject. @param who Id of the person who did it. @default anybody */
export const lastActionAbout = (
  database: Database | Transaction,
  subject: string,
  actions: readonly string[],
  who?: string,
) =>
  database
    .selectFrom('audit_log')
    .selectAll()
    .where('subject', '=', subject)
    .where('action', 'in', actions)
    .$if(who !== undefined, (lines) => lines.where('who', '=', who ?? ''))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Latest entries about one subject, newest first. */
export const latestAbout = (database: Database, subject: string, most: number) =>
  database
    .selectFrom('audit_log')
    .selectAll()
    .where('subject', '=', subject)
    .orderBy('id', 'desc')
    .limit(most)
    .execute();

/** ISO instant of a volunteer’s last action of a kind; `undefined` if there is none. */
export async function lastDoneAt(
  database: Database | Transaction,
  volunteer: string,
  action: AuditActionName,
): Promise<string | undefined> {
  const last = await database
    .selectFrom('audit_log')
    .select('at')
    .where('volunteer_id', '=', volunteer)
    .where('action', '=', action)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.at;
}
