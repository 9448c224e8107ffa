import type { AuditActionName, Extent } from '@banyan/api/office';
import { type RawBuilder, sql } from 'kysely';
import type { Database, Transaction } from '../database/database.ts';
import type { Scope } from '../permissions/scope.ts';

/** Which lines of the log are looked for. */
export interface LogFilter {
  /** Id of a volunteer. */
  who?: string;
  /** Kind and id of a subject, or a kind alone. */
  about?: string;
  action?: string;
  /** ISO instants: not before, and before. */
  from?: string;
  until?: string;
}

/** Whether a line is about one of some chapters, of which there is one at least: their ids stand in it with spaces between. */
const isAbout = (chapters: readonly string[]): RawBuilder<boolean> =>
  sql`(${sql.join(
    chapters.map((chapter) => sql`' ' || chapter || ' ' like ${`% ${chapter} %`}`),
    sql` or `,
  )})`;

/** The chapters that a line is about. */
export const chaptersIn = (chapter: string | null): string[] => chapter?.split(' ') ?? [];

/** The latest line within a reach that tells of one of some actions; `undefined` when none does. */
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

/** Who reads, and how much of it they may. */
interface Reader {
  volunteer: string;
  extents: ReadonlySet<Extent>;
}

/**
 * Lines of the log, newest first: all of them within a reach, those about gifts, or those that the reader has written.
 * @param most How many at most, after `offset` others.
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
            // A space is followed by an exclamation mark: between them lies every subject of the kind.
            line.and([line('subject', '>=', `${about} `), line('subject', '<', `${about}!`)]),
          ]),
        );
  if (from) lines = lines.where('at', '>=', from);
  if (until) lines = lines.where('at', '<', until);
  return lines.execute();
}

/** All lines about one or several subjects, in the order in which it was done. */
export const actionsAbout = (database: Database, ...subjects: readonly string[]) =>
  database.selectFrom('audit_log').selectAll().where('subject', 'in', subjects).orderBy('id').execute();

/** The last of some things that were done to a subject. @param who By whom. @default anybody */
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

/** The latest lines about one subject, newest first. */
export const latestAbout = (database: Database, subject: string, most: number) =>
  database
    .selectFrom('audit_log')
    .selectAll()
    .where('subject', '=', subject)
    .orderBy('id', 'desc')
    .limit(most)
    .execute();

/** When somebody last did something, ISO; `undefined` if never. */
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
