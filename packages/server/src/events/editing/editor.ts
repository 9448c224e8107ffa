import type { AuditAction } from '../../audit/audit.ts';
import type { ServerConfig } from '../../config.ts';
import type { Database, Transaction } from '../../database/database.ts';
import type { EventTable } from '../../database/event-tables.ts';
import type { Scope } from '../../permissions/scope.ts';
import { changeEvent, type EventChange } from './changes.ts';

/** Volunteer who changes an event. */
export interface Editor {
  /** Id of the volunteer. */
  volunteer: string;
  scope: Scope;
  config: ServerConfig;
  /** Delay before emails are sent, in milliseconds. */
  holdMs: number;
}

/** Audit log entry for a volunteer’s action on an event, without personal data. */
export const auditActionOf = (
  { volunteer }: Editor,
  action: AuditAction['action'],
  { id, chapter }: Pick<EventTable, 'id' | 'chapter'>,
  data: AuditAction['data'] = {},
): AuditAction => ({
  who: volunteer,
  volunteer,
  ...(chapter !== null && { chapters: [chapter] }),
  action,
  subject: `event ${id}`,
  detail: '',
  data,
});

/** Event within the volunteer’s scope; `undefined` if there is none. */
export async function eventInScope(
  trx: Transaction,
  { scope }: Editor,
  id: string,
): Promise<EventTable | undefined> {
  const row = await trx.selectFrom('events').selectAll().where('id', '=', id).executeTakeFirst();
  return row && scope.covers(row.chapter) ? row : undefined;
}

/** Event to change, in the version that the volunteer saw. */
export interface Looked {
  id: string;
  /** Expected version. @default the current one */
  version?: number;
}

/** Result of a change. `gone` if the event does not exist, `changed` if it differs from the version that the volunteer saw. */
export type Outcome<Result> = { state: 'gone' | 'changed' } | { state: 'done'; result: Result };

/** Change that `editEvent` makes, and its result. */
export interface Step<Result> extends Pick<EventChange, 'set'> {
  /** Audit action; nothing is logged if `set` is empty. */
  action: AuditAction['action'];
  /** Field names and numbers for the audit log. */
  data?: Readonly<Record<string, number | readonly string[]>>;
  result: Result;
}

/**
 * Changes an event within the volunteer’s scope if it is unchanged since they read it, and logs the change.
 * @param decide Returns the change for the current event. It may throw an `HttpError` to leave everything unchanged; see {@link
 * changeEvent}.
 */
export async function editEvent<Result>(
  database: Database,
  { id, version }: Looked,
  { volunteer, scope }: Editor,
  decide: (row: EventTable, trx: Transaction) => Promise<Step<Result>>,
  now: number,
): Promise<Outcome<Result>> {
  const change = await changeEvent<EventChange & { outcome: Outcome<Result> }>(
    database,
    id,
    async (row, trx) => {
      const refused = (state: 'gone' | 'changed') => ({
        set: {},
        action: 'event edit' as const,
        detail: '',
        outcome: { state },
      });
      if (!scope.covers(row.chapter)) return refused('gone');
      if (version !== undefined && version !== row.sequence) return refused('changed');
      const { set, action, data, result } = await decide(row, trx);
      const by = { volunteer, ...(data && { data }) };
      return { set, action, detail: '', by, outcome: { state: 'done', result } };
    },
    volunteer,
    now,
  );
  return change?.outcome ?? { state: 'gone' };
}
