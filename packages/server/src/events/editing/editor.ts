import type { Deed } from '../../audit/audit.ts';
import type { ServerConfig } from '../../config.ts';
import type { Database, Writing } from '../../database/database.ts';
import type { EventTable } from '../../database/event-tables.ts';
import type { Reach } from '../../permissions/reach.ts';
import { changeEvent, type EventChange } from './changes.ts';

/** A volunteer who does something about events. */
export interface Editor {
  /** Their id. */
  volunteer: string;
  reach: Reach;
  config: ServerConfig;
  /** How long letters are held, in milliseconds. */
  holdMs: number;
}

/** What a volunteer did about an event, for the log: no personal value. */
export const deedOf = (
  { volunteer }: Editor,
  action: Deed['action'],
  { id, chapter }: Pick<EventTable, 'id' | 'chapter'>,
  data: Deed['data'] = {},
): Deed => ({
  who: volunteer,
  volunteer,
  ...(chapter !== null && { chapters: [chapter] }),
  action,
  subject: `event ${id}`,
  detail: '',
  data,
});

/** An event within reach; `undefined` for none. */
export async function eventWithin(
  writing: Writing,
  { reach }: Editor,
  id: string,
): Promise<EventTable | undefined> {
  const row = await writing.selectFrom('events').selectAll().where('id', '=', id).executeTakeFirst();
  return row && reach.covers(row.chapter) ? row : undefined;
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
  action: Deed['action'];
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
  { volunteer, reach }: Editor,
  decide: (row: EventTable, writing: Writing) => Promise<Step<Result>>,
  now: number,
): Promise<Outcome<Result>> {
  const change = await changeEvent<EventChange & { outcome: Outcome<Result> }>(
    database,
    id,
    async (row, writing) => {
      const refused = (state: 'gone' | 'changed') => ({
        set: {},
        action: 'event edit' as const,
        detail: '',
        outcome: { state },
      });
      if (!reach.covers(row.chapter)) return refused('gone');
      if (version !== undefined && version !== row.sequence) return refused('changed');
      const { set, action, data, result } = await decide(row, writing);
      const by = { volunteer, ...(data && { data }) };
      return { set, action, detail: '', by, outcome: { state: 'done', result } };
    },
    volunteer,
    now,
  );
  return change?.outcome ?? { state: 'gone' };
}
