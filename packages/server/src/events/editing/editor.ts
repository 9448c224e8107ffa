import type { AuditAction } from '../../audit/audit.ts';
import type { ServerConfig } from '../../config.ts';
import type { Database, Transaction } from '../../database/database.ts';
import type { EventTable } from '../../database/event-tables.ts';
import type { Scope } from '../../permissions/scope.ts';
import { changeEvent, type EventChange } from './changes.ts';

/** A volunteer who does something about events. */
export interface Editor {
  /** Their id. */
  volunteer: string;
  scope: Scope;
  config: ServerConfig;
  /** How long letters are held, in milliseconds. */
  holdMs: number;
}

/** What a volunteer did about an event, for the log: no personal value. */
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

/** An event within reach; `undefined` for none. */
export async function eventInScope(
  trx: Transaction,
  { scope }: Editor,
  id: string,
): Promise<EventTable | undefined> {
  const row = await trx.selectFrom('events').selectAll().where('id', '=', id).executeTakeFirst();
  return row && scope.covers(row.chapter) ? row : undefined;
}

/** What is changed: which event, as it was looked at. */
export interface Looked {
  id: string;
  /** @default as it is now */
  version?: number;
}

/** What came of it; or the event is not there, or is another than was looked at. */
export type Outcome<Result> = { state: 'gone' | 'changed' } | { state: 'done'; result: Result };

/** What a decision about an event leads to. */
export interface Step<Result> extends Pick<EventChange, 'set'> {
  /** What the log says; of a step whose `set` is empty, nothing. */
  action: AuditAction['action'];
  /** Names of fields, and numbers. */
  data?: Readonly<Record<string, number | readonly string[]>>;
  result: Result;
}

/**
 * Changes an event that lies within reach and is what was looked at, and notes who did.
 * @param decide What is to be done, given the event as it is now. It may throw a `Refusal`, and everything stays as it is; see
 * {@link changeEvent}.
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
